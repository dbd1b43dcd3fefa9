"""Hamlet: positions that are written by hand, with much left out."""

from __future__ import annotations

import pytest

from klubovna.core.notation import NotationError
from klubovna.games.hamlet import GAME
from klubovna.games.hamlet.state import Hamlet
from tests.games.hamlet.table import SALE_IDS

SHOWN = "sale_1a sale_1b sale_1c"


def read(text: str) -> Hamlet:
    """Return a position of two players in the middle of a game."""
    row = "row: shrine sawmill trade_post forest_pond"
    g: Hamlet = GAME.position(f"game: hamlet {GAME.version}\nplayers: 2\n{row}\n{text}\n", 1)
    return g


def test_sale_tiles_of_which_nothing_is_said_are_those_that_lie_nowhere_else() -> None:
    before = read(f"display: {SHOWN}")
    g = read(f"display: {SHOWN}\nsales 0: sale_2a\nsales 1: sale_3b")
    unseen = [SALE_IDS[n] for n in g.unseen_sales]
    assert sorted([*unseen, *SHOWN.split(), "sale_2a", "sale_3b"]) == sorted(SALE_IDS)
    assert [was - left for was, left in zip(before.sales_left, g.sales_left, strict=True)] == [
        0, 1, 1,
    ]  # fmt: skip


def test_sale_tiles_are_only_once_there() -> None:
    with pytest.raises(NotationError, match="each sale tile is once there"):
        read(f"display: {SHOWN}\nsales 0: sale_1a")
    with pytest.raises(NotationError, match="as many as are unseen"):
        read(f"display: {SHOWN}\nsales_left: 0 0 0")
