"""The rules of Woodcraft once more, plainly: what may be picked at each question.

Dice are words such as "green-3", prices are added up from the print, every way is tried. Nothing of
the engine's own reasoning is used but the position and the fields of the question.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations_with_replacement
from typing import Any

from klubovna.games.woodcraft.state import Wood
from tests.games.woodcraft.printed import COLOURS, HELPERS, ORDERS, PRINT, dice, items

GOODS = ["blueberry", "vp", "lantern", "glue", "scrap", "sawblade", "reuse"]
MATERIALS = ["glue", "scrap", "sawblade"]
TILES = [tile["id"] for tile in PRINT["tile"]]
TOOLS = [tool["id"] for tool in PRINT["tool"]]
ATTIC = {space["id"]: items(space["needs"]) for space in PRINT["attic"]}
SPACES = [space["id"] for space in PRINT["space"]]
COMMISSIONS = [card["id"] for card in PRINT["commission"]]
HELPER_IDS, ORDER_IDS = list(HELPERS), list(ORDERS)
SURCHARGE = {"green": 0, "yellow": 1, "brown": 2}
CHAINS = ["pot", "saw", "joint", "gluing"]
RAISES = [1, 2, 4]

Offer = set[str]


class Shop:
    """What the rules want to know of a player."""

    def __init__(self, g: Wood, seat: int) -> None:
        me = g.players[seat]
        self.goods = dict(zip(GOODS, me.goods, strict=True))
        self.wood = [word_of(die) for die in range(18) for _ in range(me.wood[die])]
        self.pots = COLOURS[: me.owned[0]]
        self.trees = {COLOURS[n]: word_of(die) for n, die in enumerate(me.trees) if die >= 0}
        self.owned = dict(zip(CHAINS, me.owned, strict=True))
        self.used_saws = me.owned[1] - me.ready_saws
        self.ready_joints = [n for n in range(3) if me.ready_joints >> n & 1]
        self.used_joints = [n for n in range(me.owned[2]) if n not in self.ready_joints]
        self.is_gluer_ready = bool(me.ready_gluer)
        self.team = {HELPER_IDS[h]: SPACES[s] for h, s in zip(me.helpers, me.spaces, strict=True)}
        self.orders = [ORDER_IDS[order] for order in me.orders]
        self.attic = {
            space: TOOLS[tool] for space, tool in zip(ATTIC, me.attic, strict=True) if tool >= 0
        }
        self.claimed = [COMMISSIONS[n] for n in me.commissions]
        self.hand = [ORDER_IDS[order] for order in me.hand]

    def has(self, good: str, count: int) -> bool:
        return self.goods[good] >= count


def word_of(die: int) -> str:
    return f"{COLOURS[die // 6]}-{die % 6 + 1}"


def colour(die: str) -> str:
    return die.split("-")[0]


def value(die: str) -> int:
    return int(die.split("-")[1])


# Prices.


def less(shop: Shop, good: str, event: str, *facts: str) -> int:
    """Add up the discounts of helpers and of the second sawing tile."""
    whens = [(HELPERS[id].get("when", ""), HELPERS[id]["effects"]) for id in shop.team]
    if shop.owned["saw"] > 1:
        whens.append((PRINT["saw"][1]["when"], PRINT["saw"][1]["effects"]))
    total = 0
    for when, effect in whens:
        name, *limits = when.split() or [""]
        fits = all(set(limit.split("/")) & set(facts) for limit in limits)
        if name == event and fits and effect.endswith(f" {good} less"):
            total += int(effect.split()[0])
    return total


def die_price(shop: Shop, die: str) -> int:
    full = value(die) + SURCHARGE[colour(die)]
    return max(0, full - less(shop, "blueberry", "buy_die", colour(die), str(value(die))))


def upgrade_prices(shop: Shop, off: int) -> dict[str, int]:
    prices = {}
    for chain in CHAINS:
        if shop.owned[chain] < len(PRINT[chain]):
            full = PRINT[chain][shop.owned[chain]]["cost"]
            prices[chain] = max(0, full - less(shop, "blueberry", "upgrade") - off)
    return prices


def store_dice(g: Wood) -> list[str]:
    return [f"{COLOURS[slot // 2]}-{value}" for slot, value in enumerate(g.store) if value]


# Main actions: what they offer first. `off` is what a card takes off their costs.


def buy_wood(g: Wood, shop: Shop, off: int) -> Offer:
    return {
        f"store/{die}" for die in store_dice(g) if shop.has("blueberry", die_price(shop, die) - off)
    }


def sixes(shop: Shop, off: int, sold: str) -> Offer:
    return {
        f"six/{c}"
        for c in COLOURS
        if c != sold and shop.has("blueberry", die_price(shop, f"{c}-6") - off)
    }


def trade(g: Wood, shop: Shop, off: int) -> Offer:
    return {f"sell/{die}" for die in shop.wood} | sixes(shop, off, "")


def materials(g: Wood, shop: Shop, off: int, bought: str = "") -> Offer:
    saved = less(shop, "blueberry", "buy_material") + off
    return {
        f"material/{material}-{n}"
        for material in MATERIALS
        for n in (1, 2, 3)
        if material != bought and shop.has("blueberry", [0, 1, 3][n - 1] - saved)
    }


def orders(g: Wood, shop: Shop, off: int, nth: int = 1) -> Offer:
    price = (3 if nth == 2 else 0) - less(shop, "blueberry", "take_order", str(nth)) - off
    slots = [n for n in range(4) if g.order_row[n] >= 0]
    return {f"slot/{n + 1}" for n in slots if shop.has("blueberry", max(0, price))}


def hire(g: Wood, shop: Shop, off: int) -> Offer:
    saved = less(shop, "blueberry", "hire_helper") + off
    found = set()
    for n in range(4):
        if g.helper_row[n] >= 0 and len(shop.team) < 8:
            cost = HELPERS[HELPER_IDS[g.helper_row[n]]]["cost"]
            if shop.has("blueberry", cost - saved):
                found.add(f"slot/{n + 1}")
    return found


def plants(g: Wood, shop: Shop) -> Offer:
    """A whole one or two, or such a piece of any die, into an empty pot that takes it."""
    empty = [pot for pot in shop.pots if pot not in shop.trees]
    found = set()
    for die in shop.wood:
        fitting = [pot for pot in empty if pot == colour(die) or takes_any(g)]
        for piece in (1, 2):
            if fitting and piece <= value(die):
                found.add(f"plant/{die}-{piece}")
    return found


def takes_any(g: Wood) -> bool:
    return g.settings["pot_colors"] == "any"


def produce_plant(g: Wood, shop: Shop, off: int) -> Offer:
    return {f"helper/{id}" for id in shop.team} | plants(g, shop)


def upgrade(g: Wood, shop: Shop, off: int) -> Offer:
    prices = upgrade_prices(shop, off)
    return {f"upgrade/{chain}" for chain, price in prices.items() if shop.has("blueberry", price)}


MAIN: dict[str, Callable[[Wood, Shop, int], Offer]] = {
    "buy_wood": buy_wood,
    "trade_dice": trade,
    "buy_materials": materials,
    "choose_orders": orders,
    "hire_helper": hire,
    "produce_plant": produce_plant,
    "upgrade_workshop": upgrade,
}


# Additional actions.


def can_saw(shop: Shop) -> bool:
    is_ready = shop.used_saws < shop.owned["saw"]
    return is_ready or (shop.has("reuse", 1) and shop.used_saws > 0)


def can_glue(shop: Shop) -> bool:
    is_used = shop.owned["gluing"] == 1 and not shop.is_gluer_ready
    return shop.has("glue", 1) and (shop.is_gluer_ready or (is_used and shop.has("reuse", 1)))


def raises(shop: Shop) -> set[int]:
    """Return by how much a joint tile could raise a die now."""
    usable = shop.ready_joints + (shop.used_joints if shop.has("reuse", 1) else [])
    return {n for joint in usable for n in range(1, RAISES[joint] + 1)}


def partners(shop: Shop, die: str) -> list[str]:
    """Return what could be glued to a die."""
    others = shop.wood.copy()
    others.remove(die)
    return [other for other in others if value(other) + value(die) <= 6]


def matches(wood: list[str], wanted: list[tuple[list[str], list[int]]]) -> bool:
    """Try every die for every demand."""
    if not wanted:
        return True
    (colours, values), *rest = wanted
    for n, die in enumerate(wood):
        fits = colour(die) in colours and value(die) in values
        if fits and matches(wood[:n] + wood[n + 1 :], rest):
            return True
    return False


def can_complete(shop: Shop, id: str) -> bool:
    card = ORDERS[id]
    asked_for = [item.split() for item in items(card.get("materials", ""))]
    has_all = all(shop.has(good, int(n)) for n, good in asked_for)
    return has_all and matches(shop.wood, dice(card["dice"]))


def is_possible(g: Wood, shop: Shop, text: str) -> bool:
    """Tell whether the first of printed effects has something to work on."""
    price, _, effect = text.rpartition(" > ")
    if price:
        count, good = price.split()
        stock = [shop.goods[each] for each in (MATERIALS if good == "material" else [good])]
        return sum(stock) >= int(count) and is_possible(g, shop, effect)
    first = items(effect)[0]
    works_on: dict[str, bool] = {
        "cut 1": any(value(die) > 1 for die in shop.wood),
        "change +1": any(value(die) < 6 for die in shop.wood),
        "change -1": any(value(die) > 1 for die in shop.wood),
        "recolour any": bool(shop.wood),
        "glue dice 4": any(partners(shop, die) for die in shop.wood),
        "flip any 1": bool(used_tiles(shop)),
        "grow 1": bool(shop.trees),
        "produce 2": bool(shop.team),
        "refresh orders/helpers 1": any(n >= 0 for n in g.order_row + g.helper_row),
        "commission": bool(open_commissions(g, shop)),
    }
    return works_on.get(first, True)


def used_tiles(shop: Shop) -> Offer:
    found = {f"used/joint_{n + 1}" for n in shop.used_joints}
    if shop.used_saws:
        found.add("used/saw")
    if shop.owned["gluing"] and not shop.is_gluer_ready:
        found.add("used/gluing")
    return found


def open_commissions(g: Wood, shop: Shop) -> list[str]:
    return [COMMISSIONS[n] for n in g.commissions if COMMISSIONS[n] not in shop.claimed]


def additional(g: Wood, shop: Shop) -> Offer:
    """Return all additional actions that would do something."""
    found = {f"fell/{pot}" for pot in shop.trees}
    for id, space in shop.team.items():
        is_used = g.used >> SPACES.index(space) & 1
        text = HELPERS[id]["effects"]
        if HELPERS[id]["ability"] == "once_per_turn" and not is_used and is_possible(g, shop, text):
            found.add(f"ability/{id}")
    for die in shop.wood:
        if can_saw(shop) and value(die) > 1:
            found.add(f"cut/{die}")
        if shop.has("scrap", 1) and raises(shop) and value(die) < 6:
            found.add(f"join/{die}")
        if can_glue(shop) and partners(shop, die):
            found.add(f"glue/{die}")
    return found | {f"order/{id}" for id in shop.orders if can_complete(shop, id)}


# The wheel.


def movable(g: Wood) -> Offer:
    """All tiles but those before the arrow, while a tile lies beyond it."""
    sectors = {tile: g.tiles[n] // 8 for n, tile in enumerate(TILES)}
    beyond = [tile for tile in TILES if sectors[tile] == (g.saw + 1) % 4]
    return {f"tile/{tile}" for tile in TILES if sectors[tile] != g.saw or not beyond}


def actions(g: Wood, shop: Shop, top: Any) -> Offer:
    """Return everything that a turn offers now."""
    found = additional(g, shop)
    if g.tile < 0:
        found |= movable(g)
    else:
        found.add("button/done")
    possible = [tile for tile in TILES if MAIN[tile](g, shop, 0)]
    if 0 <= g.tile < 7:
        found.add("button/berries")
        found |= {"button/main"} if TILES[g.tile] in possible else set()
        if shop.goods["lantern"] - g.wheel_lanterns >= 1:
            found |= {f"lantern/{tile}" for tile in possible if tile != TILES[g.tile]}
    if not g.bonus_used and shop.has("lantern", 3 - less(shop, "lantern", "bonus_action")):
        found |= {f"bonus/{tile}" for tile in possible}
    return found


def parts(die: str) -> list[tuple[int, ...]]:
    """Return all ways to cut a die into two or more pieces."""
    total = value(die)
    ways: list[tuple[int, ...]] = []
    for n in range(2, total + 1):
        ways += combinations_with_replacement(range(1, total), n)
    return [way for way in ways if sum(way) == total]
