"""Marbles: the pieces as numbers, and what belongs to a player."""
