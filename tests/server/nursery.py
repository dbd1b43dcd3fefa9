"""What every clubhouse of the tests is born with: all modules, and the boxes and words of games."""

from klubovna.server import app, shelf

__all__ = ["app"]

shelf.Shelf()  # read once, what a clubhouse reads again costs next to nothing
