"""Marbles: what is written and said: positions, names of things, numbers of rules."""
