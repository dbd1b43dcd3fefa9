"""Shelfie Stacker: the table drawn with characters."""
