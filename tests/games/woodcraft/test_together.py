"""Woodcraft: what a page sends for one touch is what would be picked one by one, and all of it."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import permutations
from typing import Any

from klubovna.core.game import kind_of
from klubovna.core.history import History
from klubovna.core.luck import dice
from klubovna.games.woodcraft import GAME
from klubovna.games.woodcraft.rules.turn import MAIN
from klubovna.games.woodcraft.state import Wood
from tests.games.woodcraft.table import targets
from tests.games.woodcraft.test_at_once import asks_first
from tests.games.woodcraft.test_offers import enrich

CATALOGUE: Any = GAME.catalogue(GAME.box(None))
SEEDS = range(12)


def questions(*kinds: str) -> Iterator[Wood]:
    """Play at random, rich and poor; tell whenever such a question is asked."""
    for seed in SEEDS:
        luck, players = dice(seed + 900), seed % 4 + 1
        g = GAME.new(players, seed, pauses=frozenset(range(players)))
        for step in range(260):
            if g.is_over:
                break
            if step % 6 == 5 and kind(g) == "actions":
                enrich(g, luck)
                g.advance()
            if kind(g) in kinds:
                yield g
            g.choose(g.legal[luck.below(len(g.legal))])


def kind(g: Wood) -> str:
    """Return which question is open, "" if none is."""
    top = g.top_choice()
    return kind_of(type(top)) if top and g.legal else ""


def after(g: Wood, *picked: str) -> History | None:
    """Pick these one after the other; None where one is not asked for."""
    history = History(GAME, g.clone())
    for target in picked:
        offered = targets(history.state)
        if target not in offered:
            return None
        history.pick(g.actor, history.state.legal[offered.index(target)])
    return history


def test_every_tool_goes_to_every_space_that_is_open_before_it_is_chosen() -> None:
    pairs = 0
    for g in questions("choose_tool"):
        spaces = GAME.view(g, g.actor)["players"][g.actor]["open_attic"]
        for tool in targets(g):
            taken = after(g, tool)
            assert taken is not None
            if len(spaces) > 1:
                assert targets(taken.state) == [f"attic/{space}" for space in spaces]
                assert taken.can_undo(g.actor)
                pairs += len(spaces)
    assert pairs > 100


def test_who_produces_first_does_not_matter() -> None:
    """Any of the helpers may be in, and the same goods come in any order."""
    seen = 0
    for g in questions("produce"):
        left = GAME.view(g, g.actor)["active"]["left"]
        helpers = targets(g, "helper")[:4]
        if left != 2:
            continue
        for pair in permutations(helpers, 2):
            one, other = after(g, *pair), after(g, *reversed(pair))
            assert one is not None and other is not None
            assert GAME.notation(one.state) == GAME.notation(other.state)
            seen += 1
    assert seen > 30


def rewards_at(view: Any, tile: str) -> list[Any]:
    """Return of which rewards a tile brings one: `rewardsAt` in the page's wheel.ts."""
    wheel, spot = view["wheel"], view["wheel"]["tiles"][tile]
    printed, level = CATALOGUE["wheel"][spot["sector"]], wheel["levels"][spot["sector"]]
    is_covered = wheel["arc"] and spot["sector"] == wheel["start"]
    gains = [] if is_covered else printed["outer"][spot["space"] - 1]
    gains = gains + (printed["windows"][level - 1] if level else [])
    choices = [effect["options"] for effect in gains if effect["op"] == "choose"]
    return choices[0] if len(choices) == 1 else []


def test_a_tile_that_brings_one_of_several_rewards_asks_for_them_in_their_order() -> None:
    seen = 0
    for g in questions("actions"):
        view = GAME.view(g, g.actor)
        for target in targets(g, "tile"):
            rewards = rewards_at(view, target.removeprefix("tile/"))
            moved = after(g, target)
            if rewards and moved and kind(moved.state) == "choose_effect":
                assert targets(moved.state) == [f"effect/{n + 1}" for n in range(len(rewards))]
                assert moved.can_undo(g.actor)
                seen += 1
    assert seen > 30


def things(view: Any) -> Iterator[tuple[str, str, int]]:
    """Tell what a page lets reach for, its tile and price: `thingAt` in the page's fetching.ts."""
    for slot in view["store"]:
        if slot["die"]:
            yield "buy_wood", f"store/{slot['die']}", slot["price"]
    for n, order in enumerate(view["orders"]):
        if order:
            yield "choose_orders", f"slot/{n + 1}", 0
    for n, helper in enumerate(view["helpers"]):
        if helper:
            yield "hire_helper", f"slot/{n + 1}", helper["price"]
    for chain, price in view["prices"]["upgrades"].items():
        if price is not None:
            yield "upgrade_workshop", f"upgrade/{chain}", price


def is_light(view: Any, tile: str, thing: str, price: int, purse: int) -> bool:
    """Tell what a page takes without asking first: `isLight` in the page's fetching.ts."""
    if tile != "buy_wood":
        return tile == "upgrade_workshop"
    dice = [slot["die"] for slot in view["store"]]
    bought = dice.index(thing.removeprefix("store/"))
    others = [slot["price"] for n, slot in enumerate(view["store"]) if n != bought and slot["die"]]
    return any(other <= purse - price for other in others)


def test_what_is_reached_for_is_what_its_tile_leads_to() -> None:
    """And what is sent without asking first can be taken back."""
    seen, light = 0, 0
    for g in questions("actions"):
        view, seat = GAME.view(g, g.actor), g.actor
        purse = view["players"][seat]["goods"]["blueberry"]
        for tile, thing, price in things(view):
            moved = after(g, f"tile/{tile}")
            if moved is None or price > purse or kind(moved.state) != "actions":
                continue
            view["active"]["tile"] = tile
            if not asks_first(view) or not room_for(view["players"][seat], tile):
                continue
            # What is the only thing to be had is had without a question.
            asked = [] if payable(view, tile, purse) == [thing] else [thing]
            taken = after(g, f"tile/{tile}", "button/main", *asked)
            assert taken is not None, (tile, thing)
            seen += 1
            if is_light(view, tile, thing, price, purse):
                assert taken.can_undo(seat), (tile, thing)
                light += 1
    assert seen > 300
    assert light > 50


def payable(view: Any, tile: str, purse: int) -> list[str]:
    """Return what could be paid of the things that a tile leads to."""
    return [thing for each, thing, price in things(view) if each == tile and price <= purse]


def room_for(owner: Any, tile: str) -> bool:
    """Tell whether the action can be done at all: the page leaves that to the clubhouse."""
    return tile != "hire_helper" or len(owner["helpers"]) < 8


def test_an_errand_leads_to_every_card_of_its_rows() -> None:
    seen = 0
    for g in questions("actions"):
        view = GAME.view(g, g.actor)
        rows = {"orders": view["orders"], "helpers": view["helpers"]}
        for ability in targets(g, "ability"):
            effects = CATALOGUE["helpers"][ability.removeprefix("ability/")]["ability"]["effects"]
            if len(effects) == 1 and effects[0]["op"] == "refresh_row":
                asked = after(g, ability)
                cards = [
                    f"{row.removesuffix('s')}_slot/{n + 1}"
                    for row in effects[0]["rows"]
                    for n, card in enumerate(rows[row])
                    if card
                ]
                assert asked is not None
                assert sorted(targets(asked.state)[: len(cards)]) == sorted(cards)
                assert asked.can_undo(g.actor)
                seen += 1
    assert seen > 10


def test_what_a_helper_makes_of_a_die_is_what_is_asked_after_it() -> None:
    """`changesOf` in the page's choices.ts."""
    seen = 0
    for g in questions("actions"):
        for ability in targets(g, "ability"):
            effects = CATALOGUE["helpers"][ability.removeprefix("ability/")]["ability"]["effects"]
            inner = effects[0]["get"] if effects[0]["op"] == "exchange" else effects
            if len(inner) != 1 or inner[0]["op"] not in ("recolor_die", "bump_die"):
                continue
            for die in {*GAME.view(g, g.actor)["players"][g.actor]["wood"]}:
                worked = after(g, ability, f"wood/{die}")
                if worked and kind(worked.state) in ("recolor_to", "bump_by"):
                    assert targets(worked.state) == changes_of(inner[0], die)
                    assert worked.can_undo(g.actor)
                    seen += 1
    assert seen > 30


def changes_of(effect: Any, die: str) -> list[str]:
    """Return into what an effect changes a die."""
    colour, value = die.split("-")
    if effect["op"] == "recolor_die":
        return [f"colour/{other}" for other in effect["to"] if other != colour]
    by = [n for n in range(effect["min"], effect["max"] + 1) if n and 1 <= int(value) + n <= 6]
    return [f"change/{n:+d}" for n in by]


def test_berries_and_lanterns_stay_a_touch_away_while_an_action_only_asks() -> None:
    """Taking the beginning of the action back brings every other way again."""
    seen = 0
    for g in questions("actions"):
        if MAIN in g.legal and asks_first(GAME.view(g, g.actor)):
            begun = after(g, "button/main")
            assert begun is not None
            begun.undo(g.actor)
            assert targets(begun.state) == targets(g)
            seen += bool(targets(g, "lantern"))
    assert seen > 30
