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
        0,
        1,
        1,
    ]


def test_sale_tiles_are_only_once_there() -> None:
    with pytest.raises(NotationError, match="sale_1a: 2 on the table, 1 in the box"):
        read(f"display: {SHOWN}\nsales 0: sale_1a")
    with pytest.raises(NotationError, match="as many as are unseen"):
        read(f"display: {SHOWN}\nsales_left: 0 0 0")


TAIL = "Act 0; Confirm 0; EndTurn 0; Turn 1; EndRound; Round"


@pytest.mark.parametrize(
    ("agenda", "why"),
    [
        ("Turn 0; Turn 1; EndRound", "the end of the round, the next"),
        ("Turn 0; Turn 1; RivalTurn; EndRound; Round", "the end of the round, the next"),
        ("Act 0; EndTurn 0; Turn 1; EndRound; Round", "a turn under way"),
        (f"Act 0; {TAIL}", "a turn under way"),
        ("DealOut; Round", "a turn under way"),
        ("Round", "nobody's turn between rounds"),
        ("Turn 1; Turn 0; EndRound; Round", "turns follow the order"),
        ("Act 0; Confirm 0; EndTurn 0; EndRound; Round", "turns follow the order"),
        ("Act 1; Confirm 1; EndTurn 1; EndRound; Round", "somebody else's turn"),
        (f"DonkeyFrom 0; {TAIL}", "donkeys are on their way"),
        (f"Hire 0 0; {TAIL}", "a villager works there"),
        (f"TakePlan 0; Hire 0 0; {TAIL}", "a villager works there"),
        (f"Hire 0 7; {TAIL}", "plans of Hire is not within"),
        (f"Sell 0; {TAIL}", "a villager works there"),
        (f"Refine 0 99; {TAIL}", "tile of Refine is not within"),
        (f"BarnFill 0 3 1; Reward 0 3; {TAIL}", "a villager works there"),
        (f"ChooseSite 0 12; {TAIL}", "the plan is in hand"),
        (f"StandAt 0 1 12; LayTile 0 12 0 0; {TAIL}", "can be paid from there"),
        (f"Pay 0 0 65 0 2 0; LayRoad 0 999; {TAIL}", "contact of LayRoad is not within"),
        (f"Pay 0 0 12 0 1 0; LayTile 0 12 0 0; {TAIL}", "can be paid there"),
        (f"LayTile 0 12 0 0; {TAIL}", "a turn under way"),
    ],
)
def test_what_can_not_be_to_do_is_refused_with_the_reason(agenda: str, why: str) -> None:
    lines = f"display: {SHOWN}\nturn: 0\nlying 0: church\nstanding 0: church\n"
    with pytest.raises(NotationError, match=f"^agenda: .*{why}"):
        read(f"{lines}agenda: {agenda}")


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("plans 0: dairy_farm flour_mill stonemason small_woodland", "at most 3"),
        ("tokens: farm:wood,-,-", "does not hold that"),
        ("milestones: 0 - - - -", "the first refinery"),
        ("milestones: - - - - 0", "the first road"),
        ("flags 0: shrine", "on every landmark"),
        ("church: 0 - - -", "as in the church"),
        ("moved 0: church", "the turn in which they moved"),
        ("standing 1: sawmill", "in the network"),
        ("bag: sawmill", "in two places"),
    ],
)
def test_what_can_not_lie_so_is_refused_with_the_reason(line: str, why: str) -> None:
    with pytest.raises(NotationError, match=why):
        read(f"display: {SHOWN}\n{line}")
