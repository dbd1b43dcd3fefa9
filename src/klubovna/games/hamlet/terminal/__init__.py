"""Hamlet: the table drawn with characters."""
