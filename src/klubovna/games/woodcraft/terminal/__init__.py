"""Woodcraft: the table drawn with characters."""
