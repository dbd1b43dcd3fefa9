"""Measures Klubovna's rules against other projects' in one run; see `__main__`."""
