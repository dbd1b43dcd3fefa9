"""Woodcraft: an action that a page begins by itself, after its tile, takes no choice away."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from klubovna.core.game import kind_of
from klubovna.core.history import History
from klubovna.core.luck import dice
from klubovna.games.woodcraft import GAME
from klubovna.games.woodcraft.rules.turn import MAIN
from klubovna.games.woodcraft.state import Wood
from tests.games.woodcraft.table import targets
from tests.games.woodcraft.test_offers import enrich


def asks_first(view: Any) -> bool:
    """Tell where a page begins the action of a tile: `asksFirst` in its deeds.svelte.ts."""
    active = view["active"]
    purse: int = view["players"][active["player"]]["goods"]["blueberry"]
    dice_prices = {each["die"]: each["price"] for each in view["store"] if each["die"]}
    prices: dict[str, list[int]] = {
        "buy_wood": list(dice_prices.values()),
        "choose_orders": [0 for order in view["orders"] if order],
        "hire_helper": [helper["price"] for helper in view["helpers"] if helper],
    }
    had = prices.get(active["tile"])
    return had is None or len([price for price in had if price <= purse]) > 1


def waiting_actions(seed: int) -> Iterator[Wood]:
    """Play at random, rich and poor; tell whenever the action of a moved tile could be done."""
    luck, players = dice(seed + 500), seed % 4 + 1
    g = GAME.new(players, seed, pauses=frozenset(range(players)))
    for step in range(200):
        if g.is_over:
            return
        if kind_of(type(g.top_choice())) == "actions":
            if step % 5 == 4:
                enrich(g, luck)
                g.advance()
            if MAIN in g.legal:
                yield g
        g.choose(g.legal[luck.below(len(g.legal))])


def test_what_a_page_begins_can_be_taken_back_with_every_other_way() -> None:
    """Where it would not be so, the page waits."""
    begun, left = 0, 0
    for g in (g for seed in range(16) for g in waiting_actions(seed)):
        offered, seat = targets(g), g.actor
        history = History(GAME, g.clone())
        history.pick(seat, MAIN)
        if not asks_first(GAME.view(g, seat)):
            left += not history.can_undo(seat)
            continue
        begun += 1
        assert history.can_undo(seat), g.tile
        history.undo(seat)
        assert targets(history.state) == offered

    assert begun > 100
    assert left > 0
