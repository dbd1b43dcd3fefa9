"""Klubovna: a clubhouse for modern board games, as a library.

>>> import klubovna
>>> state = klubovna.game("fort").new(players=3, seed=7)
>>> state.choose(state.legal[0])
"""

from klubovna import _interpreted

if _interpreted.is_wanted():
    _interpreted.install()

from klubovna.core.game import Game, title, titles
from klubovna.core.record import Record

__version__ = "0.1.0"
__all__ = ["Game", "Record", "game", "games"]


def games() -> list[str]:
    """Return the ids of all games."""
    return list(titles())


def game(id: str) -> Game:
    """Return a game by its id."""
    return title(id)
