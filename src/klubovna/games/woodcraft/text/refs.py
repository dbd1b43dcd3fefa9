"""Woodcraft: names of things in targets, events and phrases."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from klubovna.core.decision import Option
from klubovna.games.woodcraft.pieces.numbers import (
    ATTIC_IDS,
    CHAIN_IDS,
    COLOUR_IDS,
    DIE_IDS,
    FACES,
    GOOD_IDS,
    NONE,
    SPACE_IDS,
    TILE_IDS,
    TOOL_IDS,
    TRACK_IDS,
    die_of,
)
from klubovna.games.woodcraft.rules.actions import Upgrade, upgrade_price
from klubovna.games.woodcraft.rules.helpers import HireHelper, helper_price
from klubovna.games.woodcraft.rules.market import (
    BuyMaterial,
    BuySix,
    BuyWood,
    TakeOrder,
    TradeDice,
    die_price,
    material_price,
    sale_price,
)
from klubovna.games.woodcraft.rules.offers import ChooseEffect
from klubovna.games.woodcraft.rules.turn import Marketing, bonus_price
from klubovna.games.woodcraft.rules.wood import CutInto, parts_id
from klubovna.games.woodcraft.state import Wood

# What lies in the zones of targets; in others the word speaks for itself.
THINGS: Final = {
    "tile": "tile",
    "lantern": "tile",
    "bonus": "tile",
    "ability": "helper",
    "helper": "helper",
    "cut": "die",
    "join": "die",
    "glue": "die",
    "wood": "die",
    "store": "die",
    "sell": "die",
    "fell": "pot",
    "tree": "pot",
    "pot": "pot",
    "six": "colour",
    "colour": "colour",
    "order": "order",
    "keep": "order",
    "place": "order",
    "hand": "order",
    "commission": "commission",
    "tool": "tool",
    "attic": "attic",
    "space": "space",
    "upgrade": "upgrade",
    "used": "workshop",
    "parts": "parts",
    "link": "link",
}
NUMBERED: Final = {
    "tile": TILE_IDS,
    "die": DIE_IDS,
    "good": GOOD_IDS,
    "pot": COLOUR_IDS,
    "tool": TOOL_IDS,
    "attic": ATTIC_IDS,
    "space": SPACE_IDS,
    "track": TRACK_IDS,
}


# Questions of actions that a card may make cheaper.
CHEAPER: Final = (BuyWood, TradeDice, BuySix, BuyMaterial, Upgrade)


def thing(target: str) -> str:
    """Return the ref of the thing at a target."""
    zone, _, word = target.partition("/")
    return f"{THINGS[zone]}/{word}" if zone in THINGS else word


def ref(type: str, number: int, g: Wood) -> str:
    """Return the name of a thing in events."""
    box = g.box
    if type in NUMBERED:
        return f"{type}/{NUMBERED[type][number]}"
    if type == "order":
        return f"order/{box.orders[number].id}"
    if type == "helper":
        return f"helper/{box.helpers[number].id}"
    if type == "commission":
        return f"commission/{box.commissions[number].id}"
    if type == "reward_tile":
        return f"reward_tile/{box.reward_tiles[number].id}"
    if type == "solo":
        return f"solo/{box.solo_cards[number].id}"
    if type == "workshop":
        return f"workshop/{workshop_id(number)}"
    assert type == "parts", f"nobody knows things of type {type}"
    return f"parts/{parts_id(number)}"


def workshop_id(number: int) -> str:
    """Return the id of a workshop tile: chain * 4 + place in the chain."""
    chain, place = number // 4, number % 4
    return CHAIN_IDS[chain] if chain == 3 else f"{CHAIN_IDS[chain]}_{place + 1}"


def spoken(option: Option, g: Wood, seat: int) -> Option:
    """Return an option that knows cards, dice and prices, where its target has only numbers."""
    zone, _, word = option.target.partition("/")
    args = dict(option.args)
    top = g.top_choice()
    if zone in PRICES:
        args["price"] = PRICES[zone](g, seat, word, top.less if isinstance(top, CHEAPER) else 0)
    elif zone in ("slot", "order_slot", "helper_slot"):
        args.update(slot_args(g, seat, zone, int(word) - 1))
    elif zone == "effect":
        assert isinstance(top, ChooseEffect)
        args["thing"] = f"script/{top.scripts(g)[int(word) - 1]}"
    elif zone == "material":
        args |= material_args(g, seat, word, top.less if isinstance(top, CHEAPER) else 0)
    elif zone == "plant":
        die, _, piece = word.rpartition("-")
        args |= {"thing": f"die/{die}", "piece": int(piece)}
    elif zone == "partner":
        die, _, colour = word.partition("-keep-")
        args |= {"thing": f"die/{die}", "colour": f"colour/{colour}"}
    elif zone == "parts":
        assert isinstance(top, CutInto)
        args["blades"] = top.blades([int(part) for part in word.split("+")])
    elif zone == "change":
        args["thing"] = int(word)
    elif word == "buy":
        assert isinstance(top, Marketing)
        args |= top.told(g)
    return Option(option.id, option.target, option.key, args)


def wood_price(g: Wood, seat: int, die: int, less: int) -> int:
    """Return what a die of the store costs, some berries less."""
    return max(0, die_price(g, seat, die) - less)


# What a thing costs or brings, by its zone: what it is called there, and how much less it costs.
PRICES: Final[dict[str, Callable[[Wood, int, str, int], int]]] = {
    "store": lambda g, seat, die, less: wood_price(g, seat, DIE_IDS.index(die), less),
    "six": lambda g, seat, colour, less: wood_price(
        g, seat, die_of(COLOUR_IDS.index(colour), FACES), less
    ),
    "sell": lambda g, seat, die, less: sale_price(g, DIE_IDS.index(die)),
    "upgrade": lambda g, seat, chain, less: upgrade_price(g, seat, CHAIN_IDS.index(chain), less),
    "bonus": lambda g, seat, tile, less: bonus_price(g, seat),
}


def material_args(g: Wood, seat: int, word: str, less: int) -> dict[str, int | str]:
    """Return the material, and how many pieces at what price where that is asked."""
    good, _, count = word.partition("-")
    if not count:
        return {"thing": f"good/{good}"}
    price = max(0, material_price(g, seat, int(count)) - less)
    return {"thing": f"good/{good}", "count": int(count), "price": price}


def slot_args(g: Wood, seat: int, zone: str, slot: int) -> dict[str, int | str]:
    """Return which card lies in a slot of a row, and its price where it has one."""
    top = g.top_choice()
    if zone == "helper_slot" or isinstance(top, HireHelper):
        helper = g.helper_row[slot]
        if helper == NONE:
            return {}
        less = top.less if isinstance(top, HireHelper) else 0
        return {"thing": ref("helper", helper, g), "price": helper_price(g, seat, helper, less)}
    assert zone == "order_slot" or isinstance(top, TakeOrder)
    order = g.order_row[slot]
    return {} if order == NONE else {"thing": ref("order", order, g)}
