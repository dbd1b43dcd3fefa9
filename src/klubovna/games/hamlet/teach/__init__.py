"""Hamlet: what the game tells those who learn it: things in words, a tutor, what is missing."""
