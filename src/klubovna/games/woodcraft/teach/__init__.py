"""Woodcraft: what teaches the game: things in words, a tutor, what is missing, small boards."""
