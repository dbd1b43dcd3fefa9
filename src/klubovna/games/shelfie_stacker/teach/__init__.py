"""Shelfie Stacker: what it tells those who learn it."""
