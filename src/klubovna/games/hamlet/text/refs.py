"""Hamlet: names of things in targets, events and phrases."""

from __future__ import annotations

from typing import Final

from klubovna.core.decision import Option
from klubovna.games.hamlet.box.contents import Box
from klubovna.games.hamlet.pieces.numbers import (
    MILESTONE_IDS,
    NONE,
    RESOURCE_IDS,
    ROAD_IDS,
    is_high,
    maker_of,
    resource_of,
)
from klubovna.games.hamlet.rules.pay import Pay, bill_of, price_of
from klubovna.games.hamlet.rules.town import villager_price
from klubovna.games.hamlet.state import Hamlet

# What lies in the zones of targets; in others the word speaks for itself.
THINGS: Final = {
    "activate": "tile",
    "build": "tile",
    "stand": "tile",
    "tile": "tile",
    "donkey": "tile",
    "resource": "resource",
    "sale": "sale",
    "delivery": "delivery",
}
DISC_IDS: Final = ["low", "mid", "own"]
ACTION_IDS: Final = ["refine", "construct", "produce", "blueprint", "road"]


def thing(target: str) -> str:
    """Return the ref of the thing at a target."""
    zone, _, word = target.partition("/")
    return f"{THINGS[zone]}/{word}" if zone in THINGS else word


def ref(type: str, number: int, g: Hamlet) -> str:
    """Return the name of a thing in events."""
    if type == "tile":
        return f"tile/{g.box.tiles[number].id}"
    if type == "resource":
        return f"resource/{RESOURCE_IDS[number]}"
    if type == "sale":
        return f"sale/{g.box.sales[number].id}"
    if type == "delivery":
        return f"delivery/{g.side().deliveries[number].id}"
    if type == "milestone":
        return f"milestone/{MILESTONE_IDS[number]}"
    if type == "road":
        return f"road/{ROAD_IDS[number]}"
    if type == "disc":
        return f"disc/{DISC_IDS[number]}"
    if type == "action":
        return f"action/{ACTION_IDS[number]}"
    return f"seat/{number}"


def spoken(option: Option, g: Hamlet, seat: int) -> Option:
    """Return an option that knows tiles, tokens and prices, where its target has only numbers."""
    zone, _, word = option.target.partition("/")
    args = dict(option.args)
    top = g.top_choice()
    if zone == "row" and int(word) <= len(g.row):
        place = int(word) - 1
        args["thing"] = ref("tile", g.row[place], g)
        args |= {"price": place, "coins": g.row_coins[place]}
    elif zone == "token":
        args.update(token_args(g, word))
    elif zone == "fit":
        args["number"] = int(word) + 1
    elif zone == "contact":
        args["number"] = int(word) + 1
        contact = g.village.contacts[int(word)]
        args["thing"] = ref("tile", contact.one, g)
        args["other"] = ref("tile", contact.other, g)
        kind = contact.road_kind()
        args["kind"] = ref("road", kind, g) if kind != NONE else ""
    elif zone == "site" and int(word) < len(g.village.rim):
        args["thing"] = ref("tile", g.village.rim[int(word)].tile, g)
        args["number"] = int(word) + 1
    elif option.target == "button/villager":
        args["price"] = max(0, villager_price(g, seat))
    elif option.target == "button/donkey":
        args["price"] = g.box.prices.donkey
    elif option.target == "button/buy":
        assert isinstance(top, Pay)
        args["count"] = top.left
        args["price"] = top.left * price_of(g, bill_of(g, top.bill).groups[top.group])
    return Option(option.id, option.target, option.key, args)


def token_args(g: Hamlet, word: str) -> dict[str, int | str]:
    """Return what a token is, where it lies, and who made it (-1: nobody), number and name."""
    id, _, n = word.rpartition("-")
    tile = tile_number(g.box, id)
    token = g.tokens[g.box.tiles[tile].first_slot + int(n)]
    if token == NONE:
        return {}
    return {
        "thing": ref("resource", resource_of(token), g),
        "tile": ref("tile", tile, g),
        "maker": maker_of(token),
        "seat": maker_of(token),
        "high": int(is_high(token)),
    }


def tile_number(box: Box, id: str) -> int:
    """Return the number of a tile."""
    for n in range(len(box.tiles)):
        if box.tiles[n].id == id:
            return n
    raise LookupError(f"there is no tile {id}")
