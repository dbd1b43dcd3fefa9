# not compiled: drawn once for each question
"""Hamlet: goods, bills, tiles and workers as short coloured texts.

Colour is never the only sign: everything has a shape, and players have letters.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Final

from rich.text import Text

from klubovna.core.state import Json
from klubovna.drawing import Words, row
from klubovna.games.hamlet.box.contents import Box
from klubovna.games.hamlet.pieces.numbers import RESOURCE_IDS
from klubovna.games.hamlet.text.catalogue import catalogue

RESOURCES: Final = {
    "wood": ("♣", "#c28f62"),
    "stone": ("◆", "#b9bec4"),
    "wheat": ("¥", "#e6c95c"),
    "timber": ("≡", "#d6a26a"),
    "brick": ("■", "#d9826a"),
    "flour": ("∴", "#f0ead6"),
    "milk": ("◐", "#a9cbe8"),
}
TERRAINS: Final = {
    "road": ("═", "#e0c79a"),
    "forest": ("♠", "#8fc47a"),
    "mountain": ("▲", "#b9bec4"),
}
SEATS: Final = ("#e0707c", "#7fb4e6", "#8fc47a", "#e6c95c")
COIN: Final = Text("●", style="#e6c95c")
POINT: Final = Text("★", style="#e8cf6a")
VILLAGER: Final = "♟"
LYING: Final = "♙"
DONKEY: Final = "♞"
MOVED: Final = "♘"
FLAG: Final = "⚑"
ROAD: Final = Text("═", style="#e0c79a")
SALE: Final = Text("⚖")
DELIVERY: Final = Text("✝")
HIGH: Final = "!"
EMPTY: Final = Text("·", style="dim")
OUTSIDE: Final = "×"
LINKS: Final = "→"


@lru_cache(maxsize=4)
def printed(box: Box) -> Json:
    """Return the box as it is drawn; it never changes."""
    return catalogue(box)


# Lines.


# Things.


def resource(id: str) -> Text:
    """Return the shape of a resource."""
    shape, style = RESOURCES[id]
    return Text(shape, style=style)


def terrain(id: str) -> Text:
    """Return the shape of a terrain."""
    shape, style = TERRAINS[id]
    return Text(shape, style=style)


def some(count: int, thing: Text) -> Text:
    """Return so many of a thing: "★", "3★"."""
    return Text.assemble("" if count == 1 else str(count), thing)


def coins(count: int) -> Text:
    """Return coins, nothing for none."""
    return some(count, COIN) if count else Text()


def points(count: int) -> Text:
    """Return points, nothing for none."""
    return some(count, POINT) if count else Text()


def either(resources: Iterable[str]) -> Text:
    """Return resources of which any will do."""
    return Text("/").join(resource(id) for id in resources)


def bill_signs(bill: Json) -> Text:
    """Return what something costs: "2♣ ◆", "3■/◐", "10●"."""
    groups = [some(group["amount"], either(group["resources"])) for group in bill["groups"]]
    return row([*groups, coins(bill["coins"])])


def owed(bill: Json) -> Text:
    """Return what of a bill is still to be paid; the group that is asked about is bold."""
    parts = []
    for n, group in enumerate(bill["groups"]):
        if group["left"]:
            part = some(group["left"], either(group["resources"]))
            part.stylize("bold" if n == bill["group"] else "")
            parts.append(part)
    return row([*parts, coins(bill["coins"])])


# Players.


def marks(seats: Sequence[str]) -> list[str]:
    """Return a letter for each player: the first of the name, or numbers if two are equal."""
    letters = [name[:1].upper() for name in seats]
    are_enough = all(letters) and len(set(letters)) == len(letters)
    return letters if are_enough else [str(n + 1) for n in range(len(seats))]


def whose(shape: str, mark: str, player: int) -> Text:
    """Return a piece of a player."""
    return Text(f"{shape}{mark}", style=SEATS[player])


def token(lying: Json | None, letters: Sequence[str]) -> Text:
    """Return what lies in a slot; refined goods with their maker."""
    if lying is None:
        return EMPTY.copy()
    sign = resource(lying["resource"])
    if lying["maker"] is None:
        return sign
    quality = HIGH if lying["high"] else ""
    return Text.assemble(sign, whose("", letters[lying["maker"]] + quality, lying["maker"]))


# Tiles.


def does(card: Json) -> Text:
    """Return what a building is for."""
    if card["output"]:
        slots = Text(f"{card['slots']}×") if card["slots"] > 1 else Text()
        return Text.assemble(slots, resource(card["input"]), "›", resource(card["output"]))
    if card["holds"]:
        gains = row([coins(card["gains"]["coins"]), points(card["gains"]["points"])])
        return Text.assemble(f"{card['slots']}×", either(card["holds"]), "+", gains)
    return worth(card["scoring"]) if card["scoring"] else Text()


def worth(scoring: Json) -> Text:
    """Return how a landmark scores."""
    each = points(scoring["points"])
    match scoring["op"]:
        case "per_segment":
            return Text.assemble(each, ":", *(terrain(id) for id in scoring["terrains"]))
        case "per_coin":
            return Text.assemble(each, ":", COIN, f"≤{scoring['cap']}")
        case "per_path_tile":
            return Text.assemble(each, ":", DELIVERY, LINKS)
        case "longest_road_bonus":
            return Text.assemble("+", each, ":", ROAD, LINKS)
        case "flat_if_built_road":
            return Text.assemble(each, ":", ROAD)
        case _:
            return Text.assemble(each, ":", counted(scoring["count"]))


def counted(what: str) -> Text:
    """Return what a landmark counts."""
    return {
        "market_sales": SALE,
        "church_deliveries": DELIVERY,
        "donkeys": Text(DONKEY),
        "roads_built": ROAD,
    }[what]


def plan_signs(card: Json) -> Text:
    """Return a plan: its cost, its points, and what it is for."""
    cost = Text.assemble("(", bill_signs(card["bill"]), ")")
    return row([cost, points(card["points"]), does(card)])


# The legend.


def legend_signs(words: Words) -> list[Text]:
    """Explain the signs."""
    found = [(resource(id), words.name(f"resource/{id}")) for id in RESOURCE_IDS]
    others = {
        "coin": COIN,
        "point": POINT,
        "villager": Text(VILLAGER),
        "lying": Text(LYING),
        "donkey": Text(DONKEY),
        "moved": Text(MOVED),
        "flag": Text(FLAG),
        "road": ROAD,
        "sale": SALE,
        "delivery": DELIVERY,
        "forest": terrain("forest"),
        "mountain": terrain("mountain"),
        "empty": EMPTY,
        "high": Text(HIGH),
        "number": Text("[5]"),
        "links": Text(f"{LINKS}3"),
        "outside": Text(OUTSIDE),
    }
    found += [(sign, words.text(f"view-sign-{key}")) for key, sign in others.items()]
    return [Text.assemble(sign, " ", said) for sign, said in found]
