"""Woodcraft: what a bot thinks of a position, and what it tries."""
