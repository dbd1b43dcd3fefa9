"""Woodcraft: the component file, its reader and what it holds."""
