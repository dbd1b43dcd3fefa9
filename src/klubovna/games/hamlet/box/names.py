# not compiled: runs once per load
"""Names what the box of Hamlet shows but does not name: sales, deliveries, the rival's discs."""

from __future__ import annotations

from typing import Final

from klubovna.components import Names
from klubovna.games.hamlet.box.contents import Bill, Group, Sale, Side
from klubovna.games.hamlet.pieces.numbers import BIT, RESOURCE_IDS, RESOURCES
from klubovna.games.hamlet.text.refs import ACTION_IDS, DISC_IDS

# Resources by number, then coins: one, a few, many.
FORMS: Final = {
    "cs": [
        ("dřevo", "dřeva", "dřev"),
        ("kámen", "kameny", "kamenů"),
        ("obilí", "obilí", "obilí"),
        ("prkno", "prkna", "prken"),
        ("cihla", "cihly", "cihel"),
        ("mouka", "mouky", "mouk"),
        ("mléko", "mléka", "mlék"),
        ("zlaťák", "zlaťáky", "zlaťáků"),
    ],
    "en": [
        ("wood", "wood", "wood"),
        ("stone", "stone", "stone"),
        ("wheat", "wheat", "wheat"),
        ("timber", "timber", "timber"),
        ("brick", "bricks", "bricks"),
        ("flour", "flour", "flour"),
        ("milk", "milk", "milk"),
        ("coin", "coins", "coins"),
    ],
}
COINS: Final = RESOURCES
AND: Final = {"cs": " a ", "en": " and "}
DISCS: Final = {
    "cs": ["první disk", "druhý disk", "třetí disk"],
    "en": ["first disc", "second disc", "third disc"],
}
ACTIONS: Final = {
    "cs": ["zpracování", "stavba", "výroba", "plán", "cesta"],
    "en": ["refining", "building", "production", "plan", "road"],
}


def name_pieces(names: Names, sales: tuple[Sale, ...], sides: tuple[Side, ...]) -> None:
    """Name sales and deliveries by what they ask for, discs by their places, and actions."""
    for lang, known in names.items():
        for sale in sales:
            known[f"sale/{sale.id}"] = bill_label(sale.bill, known, lang)
        for side in sides:
            for delivery in side.deliveries:
                known[f"delivery/{delivery.id}"] = bill_label(delivery.bill, known, lang)
        known |= {f"disc/{id}": name for id, name in zip(DISC_IDS, DISCS[lang], strict=True)}
        known |= {f"action/{id}": name for id, name in zip(ACTION_IDS, ACTIONS[lang], strict=True)}


def bill_label(bill: Bill, known: dict[str, str], lang: str) -> str:
    """Return what a bill asks for: "2 wood and 1 wheat", "3× milk/brick"."""
    labels = [group_label(group, known, lang) for group in bill.groups]
    if bill.coins:
        labels.append(counted(COINS, bill.coins, lang))
    return AND[lang].join([", ".join(labels[:-1]), labels[-1]] if len(labels) > 1 else labels)


def group_label(group: Group, known: dict[str, str], lang: str) -> str:
    """Return so many of one resource, or of any mixture of several."""
    kinds = [number for number in range(RESOURCES) if group.resources & BIT[number]]
    if len(kinds) == 1:
        return counted(kinds[0], group.amount, lang)
    either = "/".join(known[f"resource/{RESOURCE_IDS[number]}"] for number in kinds)
    return f"{group.amount}× {either}"


def counted(thing: int, count: int, lang: str) -> str:
    """Return things with their number."""
    form = 0 if count == 1 else 1 if count < 5 else 2
    return f"{count} {FORMS[lang][thing][form]}"
