# not compiled: made for people, now and then
"""Shelfie Stacker: places of the table, its buttons, the rivals of solo games, and icons."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final

from klubovna.core.teaching import Line, Thing, fact
from klubovna.games.shelfie_stacker.box.contents import Box
from klubovna.games.shelfie_stacker.pieces.numbers import COLOUR_IDS, COLUMNS, HEIGHT, ROUNDS
from klubovna.games.shelfie_stacker.teach.signs import (
    ALONE,
    BAG,
    COLUMN,
    COMPETITION,
    DELIVERY,
    DIE,
    END,
    HAND,
    JOKERS,
    LETTER,
    ORDER,
    POINTS,
    SHAME,
    SHELF,
    SIDEKICK,
)

# A place of the table or an icon: what is said of it, one line each, with rule and signs.
Told = tuple[str, str, tuple[str, ...]]

PLACES: Final[dict[str, tuple[Told, ...]]] = {
    "delivery": (("delivery", "3.1", (DELIVERY,)), ("delivery-left", "2.6", (DELIVERY, "->", BAG))),
    "box": (("box", "7.9", (DELIVERY, "exchange", DELIVERY)),),
    "tray": (("tray", "3.2", (DIE,)), ("tray-order", "3.2", (DIE, "->", COLUMN))),
    "top": (("top", "4.5", (COLUMN,)), ("top-points", "9.3", (POINTS,))),
    "gap": (("gap", "7.16", (COLUMN,)),),
    "value": (("value", "6.1", (JOKERS,)),),
    "overflow": (("overflow", "13.5", (SHELF,)),),
    "shamed": (("shamed", "7.12", (SHAME, "->", COLUMN)),),
    "stored": (("stored", "7.1", ("borrower",)), ("stored-counts", "9.4", ("0",))),
    "card": (("card", "4.1", ("check",)), ("card-several", "4.4", ("+",))),
    "hand": (("hand", "2.3", (HAND,)), ("hand-seven", "2.1", ("7", "/", "8"))),
    "deck": (("deck", "1.1", (HAND,)),),
    "bag": (("bag", "2.2", (BAG,)), ("bag-open", "1.2", (DIE,))),
    "gone": (("gone", "12.3", (DIE,)),),
    "order": (("order", "2.4", (ORDER,)), ("order-letter", "2.5", (LETTER,))),
    "round": (("round", "2.1", (str(ROUNDS),)), ("round-end", "9.1", (END,))),
    "rival": (("rival", "9.5", (SHELF,)), ("rival-hand", "2.3", (HAND,))),
    "rewards": (("rewards", "1.4", (END,)),),
}
BUTTONS: Final[dict[str, Told]] = {
    "end_turn": ("end-turn", "3.4", ("check",)),
    "aside": ("aside", "3.2", (JOKERS,)),
    "roll": ("roll", "7.10", (DIE,)),
    "go_on": ("go-on", "3.4", ("next",)),
}
RIVALS: Final[dict[str, tuple[Told, ...]]] = {
    "friend": (
        ("friend", "12.1", (ALONE,)),
        ("friend-takes", "12.2", (DELIVERY, "1", "/", "2")),
        ("friend-gone", "12.3", (DIE,)),
    ),
    "shem": (
        ("shem", "13.1", ("robot",)),
        ("shem-takes", "12.2", (DELIVERY, "1", "/", "2")),
        ("shem-stacks", "13.2", (COLUMN,)),
        ("shem-opens", "13.3", (SHELF,)),
        ("shem-plans", "13.4", (COMPETITION,)),
        ("shem-shames", "13.5", (SHAME,)),
        ("shem-points", "13.6", (POINTS,)),
    ),
}
# The legend: each icon that the board draws, where it is, its rule, and what is drawn for it.
ICONS: Final[dict[str, tuple[str, str, tuple[str, ...]]]] = {
    "die": ("on-dice", "2.2", (DIE,)),
    "joker": ("on-dice", "6.1", (JOKERS,)),
    "number": ("on-cards", "2.4", ("5",)),
    "letter": ("on-cards", "2.5", (LETTER,)),
    "ready": ("on-cards", "4.1", ("check",)),
    "spent": ("on-cards", "4.1", ("spent",)),
    "now": ("on-cards", "2.4", (ORDER,)),
    "back": ("on-cards", "2.3", ("back",)),
    "secret": ("on-cards", "2.3", ("eye",)),
    "hand": ("on-cards", "2.1", (HAND,)),
    "solo": ("on-cards", "12.2", (DELIVERY, "1", "/", "2")),
    "gain": ("on-shelf", "9.2", ("+", "3")),
    "no": ("on-shelf", "5.1", ("no",)),
    "placed": ("on-shelf", "3.2", ("check",)),
    "waives": ("on-shelf", "7.17", ("colour_coordinator",)),
    "points": ("on-shelf", "9.6", (POINTS,)),
    "shamed": ("on-shelf", "9.4", (SHAME,)),
    "sidekick": ("on-rewards", "8.4", (SIDEKICK,)),
    "competition": ("on-rewards", "8.1", (COMPETITION,)),
    "end": ("on-rewards", "9.5", (END,)),
    "blank": ("on-rewards", "8.2", ("blank",)),
    "owner": ("on-rewards", "8.5", ("seat-leaf",)),
}


def place_things(box: Box) -> list[Thing]:
    """Return the places of the table."""
    found = [shelf_thing(), column_thing(box), shame_thing(box), score_thing(box)]
    return found + list(told_things("zone", PLACES))


def shelf_thing() -> Thing:
    """Return the shelf as a whole."""
    size = Line("line-shelf", {"columns": COLUMNS, "height": HEIGHT}, "1.1", (SHELF,))
    return Thing("zone/shelf", (size, Line("line-shelf-start", {}, "5.2", (DIE, "->", SHELF))))


def column_thing(box: Box) -> Thing:
    """Return a column: its three rules, and what its height and its top bring."""
    points = {f"points{n}": box.height_points[n] for n in range(3, 6)}
    return Thing(
        "zone/column",
        (
            Line("line-column", {"height": HEIGHT}, "5.1", (COLUMN,)),
            Line("line-column-colour", {}, "5.2", ("purple", "purple")),
            Line("line-column-rises", {}, "5.3", ("1", "<", "3", "<", "4")),
            fact(box.sources, "points", "line-column-points", {**points}, "9.2", (POINTS,)),
            Line("line-top-points", {}, "9.3", (DIE, "->", POINTS)),
        ),
    )


def shame_thing(box: Box) -> Thing:
    """Return the shelf of shame and its price."""
    cost = -box.shame_points
    return Thing(
        "zone/shame",
        (
            fact(
                box.sources,
                "points",
                "line-shame",
                {"points": cost},
                "9.4",
                (SHAME, "-", str(cost)),
            ),
            Line("line-shame-room", {}, "3.3", (SHAME,)),
        ),
    )


def score_thing(box: Box) -> Thing:
    """Return what is counted."""
    told = {"shame": -box.shame_points}
    return Thing("zone/score", (Line("line-score", {**told}, "9.6", (POINTS,)),))


def told_things(kind: str, places: Mapping[str, tuple[Told, ...]]) -> Iterable[Thing]:
    """Return things of which plain lines are told."""
    for word, lines in places.items():
        told = (Line(f"line-{key}", {}, rule, signs) for key, rule, signs in lines)
        yield Thing(f"{kind}/{word}", tuple(told))


def rival_things() -> list[Thing]:
    """Return the rivals of solo games."""
    return [Thing(each.ref, each.lines, ("alone",)) for each in told_things("rival", RIVALS)]


def button_things() -> list[Thing]:
    """Return the buttons."""
    return list(told_things("button", {word: (line,) for word, line in BUTTONS.items()}))


def icon_things() -> list[Thing]:
    """Return the icons of the legend, the signs of colours among those on dice."""
    found: list[Thing] = []
    for id in COLOUR_IDS:
        line = Line("line-icon-colour", {"colour": f"colour/{id}"}, "5.2", (id,))
        found.append(Thing(f"icon/{id}", (line,), ("on-dice",)))
    for word, (place, rule, signs) in ICONS.items():
        found.append(Thing(f"icon/{word}", (Line(f"line-icon-{word}", {}, rule, signs),), (place,)))
    return found
