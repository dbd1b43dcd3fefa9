"""Creature Comforts: the table drawn with characters."""
