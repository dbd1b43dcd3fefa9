"""Hamlet: what is told before a deed comes true when it is done."""

from __future__ import annotations

from typing import Any

import pytest

from klubovna.games.hamlet import GAME
from klubovna.games.hamlet.state import Hamlet
from klubovna.games.hamlet.view import view
from tests.games.hamlet.table import TRANSPORT_EXAMPLE, asked, purse, random_game, turn

WORK = {
    "sale": "activate/market",
    "delivery": "activate/church",
    "button": "activate/church",
    "row": "activate/town_hall",
}


def ahead_of(g: Hamlet) -> dict[str, Any]:
    """Return what whoever is asked is told."""
    found: dict[str, Any] = view(g, g.actor)["active"]["ahead"]
    return found


def targets(g: Hamlet) -> dict[str, int]:
    """Return the options by their targets."""
    return {GAME.target(g, g.actor, option): option for option in g.legal_of(g.actor)}


def done(g: Hamlet, *picks: str) -> Hamlet:
    """Return the table after a deed that is paid as suggested; what is not asked is left out."""
    after: Hamlet = g.clone()
    for pick in picks:
        if pick in targets(after) and after.actor == g.actor:
            after.pick(after.actor, targets(after)[pick])
    while asked(after) == "pay":
        suggestion = view(after, after.actor)["active"]["suggestion"]
        after.pick(after.actor, targets(after)[suggestion])
    return after


def deeds(g: Hamlet) -> list[tuple[dict[str, Any], list[str]]]:
    """Return all deeds that are told ahead, each with the picks that carry it out."""
    told = ahead_of(g)
    if asked(g) in ("choose_site", "choose_fit"):
        return [
            (
                told[f"stand/{fit['stand']}"],
                [f"site/{fit['site']}", f"fit/{fit['fit']}", f"stand/{fit['stand']}"],
            )
            for fit in view(g, g.actor)["active"]["fits"]
        ]
    if asked(g) == "act":
        return [(one, [WORK[key.partition("/")[0]], key]) for key, one in told.items()]
    return [(one, [key, f"stand/{one['stand']}"]) for key, one in told.items()]


def changes(before: Hamlet, after: Hamlet) -> list[tuple[int, int]]:
    """Return what coins and points everybody gained."""
    return [
        (purse(after, who)[0] - purse(before, who)[0], purse(after, who)[1] - purse(before, who)[1])
        for who in range(len(before.players))
    ]


def told_changes(g: Hamlet, told: dict[str, Any]) -> list[tuple[int, int]]:
    """Return what coins and points everybody was said to gain."""
    found = [(0, 0)] * len(g.players)
    found[g.actor] = told["coins"], told["points"]
    for other in told["others"]:
        found[other["player"]] = other["coins"], other["points"]
    return found


def check(g: Hamlet) -> int:
    """Carry out what is told; return how many deeds there were."""
    found = deeds(g)
    for told, picks in found[:: 1 + len(found) // 6]:
        assert changes(g, done(g, *picks)) == told_changes(g, told), (asked(g), picks, told)
    return len(found)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_what_is_told_comes_true(players: int) -> None:
    met: dict[str, int] = {}
    for seed in range(6):
        for picks in range(20, 400, 19):
            g = random_game(seed, players, picks)
            if not g.is_over:
                kind = asked(g)
                met[kind] = met.get(kind, 0) + check(g)
    kinds = ("act", "choose_site", "pay", "road_site", "take_plan")
    assert all(met.get(kind) for kind in kinds), met


def test_others_see_the_deed_only_when_it_is_done() -> None:
    g = random_game(1, 3, 30)
    assert ahead_of(g)
    assert view(g, (g.actor + 1) % 3)["active"]["ahead"] == view(g, None)["active"]["ahead"] == {}


def test_goods_tell_their_way_donkeys_and_who_earns() -> None:
    """The rival's brick comes over two of my donkeys, and the rival is rewarded."""
    text = TRANSPORT_EXAMPLE.replace("coins 0: 0", "coins 0: 20")
    text = text.replace("planner=1", "planner=1 mason=1")
    g = turn(text + "tokens: stonemason:brick.1.high")
    told = ahead_of(g)["delivery/p12_milk_brick"]
    [good] = told["goods"]
    assert good["path"] == ["stonemason", "barn_curved", "quarry", "church"]
    assert good["donkeys"] == ["barn_curved", "quarry"]
    assert told["others"] == [{"player": 1, "coins": 2, "points": 2}]
    assert [one["count"] for one in told["bought"]] == [2]
