"""Hamlet: the steps of the game, by chapters of the rulebook."""
