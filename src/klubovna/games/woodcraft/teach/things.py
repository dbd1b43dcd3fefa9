# not compiled: made once for each page
"""Woodcraft: everything on the table in words."""

from __future__ import annotations

from typing import Final

from klubovna.core.teaching import Line, Thing, fact
from klubovna.games.woodcraft.box.contents import Box
from klubovna.games.woodcraft.pieces.numbers import TILE_IDS
from klubovna.games.woodcraft.teach.cards import Signs, cards
from klubovna.games.woodcraft.teach.places import TILE_RULES, phrase, places
from klubovna.games.woodcraft.text.refs import THINGS

# What lies in the zones of targets; pieces of a cut have no words of their own.
TYPES: Final = {zone: kind for zone, kind in THINGS.items() if kind != "parts"} | {
    "button": "button"
}

# Places of the table, their rules and signs; the phrase is `line-zone-<word>`.
ZONES: Final[dict[str, tuple[str, Signs]]] = {
    "tile": ("4.1", ("saw_blade",)),
    "store": ("5.1", ("buy_wood",)),
    "material": ("5.3", ("buy_materials",)),
    "order_slot": ("5.4", ("choose_orders",)),
    "helper_slot": ("5.5", ("hire_helper",)),
    "slot": ("12.5", ("refresh",)),
    "deck": ("12.5", ("deck",)),
    "track": ("10.1", ("income_blueberry", "income_hazelnut", "reputation")),
    "commission": ("8.1", ("commission",)),
    "rivals": ("2.3", ("people",)),
    "rival": ("14.1", ("rival",)),
    "rounds": ("3.1", ("clock",)),
    "scores": ("13.1", ("nut",)),
    "good": ("2.2", ("blueberry", "lantern")),
    "wood": ("3.7", ("die",)),
    "upgrade": ("5.9", ("upgrade_workshop",)),
    "pot": ("5.8", ("sprout",)),
    "order": ("7.1", ("complete",)),
    "hand": ("12.2", ("hand",)),
    "done": ("13.1", ("check",)),
    "helper": ("5.6", ("hire_helper",)),
    "attic": ("9.1", ("tool",)),
    "verb": ("3.3", ("ability",)),
    "way": ("3.5", ("lantern",)),
    "plant": ("5.8", ("sprout",)),
    "parts": ("6.2", ("cut",)),
    "raise": ("6.3", ("join",)),
    "partner": ("6.4", ("gluing",)),
    "change": ("15.2", ("die",)),
    "effect": ("15.1", ("/",)),
}
BUTTONS: Final[dict[str, tuple[str, Signs]]] = {
    "main": ("3.3", ("at_once",)),
    "berries": ("3.4", ("3", "blueberry")),
    "done": ("3.3", ("check",)),
    "go_on": ("3.3", ("next",)),
    "buy": ("11.1", ("megaphone",)),
    "pass": ("3.3", ("no",)),
    "act": ("15.1", ("at_once",)),
    "exchange": ("15.5", ("exchange",)),
}
# Pieces and moments of the shared board.
PIECES: Final[dict[str, tuple[str, Signs]]] = {
    "piece/saw": ("4.3", ("saw_blade",)),
    "piece/arc": ("4.2", ("plank",)),
    "piece/first": ("2.4", ("1",)),
    "piece/blocked": ("4.4", ("lock",)),
    "event/income": ("12.1", ("income_blueberry",)),
    "event/swap": ("12.5", ("income_blueberry", "refresh")),
    "event/last": ("13.1", ("income_blueberry",)),
}
# Icons by the groups of the legend.
ICONS: Final[dict[str, tuple[str, ...]]] = {
    "when": ("at_once", "once", "always"),
    "hold": ("blueberry", "nut", "lantern", "scrap", "glue", "saw_blade", "reuse", "die", "tool"),
    "happens": (
        *("gear", "flip", "income_blueberry", "income_hazelnut", "reputation", "sprout"),
        *("recolour", "cart", "refresh", "commission", "megaphone", "lock"),
    ),
    "work": ("cut", "join", "gluing", "fell", "complete", "ability"),
    "actions": tuple(TILE_IDS),
}
# Marks of several signs: rule and signs.
MARKS: Final[dict[str, tuple[str, Signs]]] = {
    "renewal": ("12.5", ("income_blueberry", "refresh")),
    "either": ("15.1", ("/",)),
    "gears": ("5.7", ("2", "x", "gear")),
    "worth": ("10.3", ("1", "-", "6")),
    "later": ("10.4", ("1", "->", "2")),
    "starts": ("2.4", ("1",)),
    "saws_ready": ("12.4", ("cut", "1", "/", "1")),
    "joints_ready": ("12.4", ("join", "1", "/", "1")),
    "gluing_ready": ("12.4", ("gluing", "−")),
    "order_rows": ("7.2", ("choose_orders", "1")),
}
ICON_RULES: Final = {
    **{"at_once": "5.6", "once": "6.1", "always": "6.1", "blueberry": "10.1", "nut": "13.2"},
    **{"lantern": "3.5", "scrap": "6.3", "glue": "6.4", "saw_blade": "6.2", "reuse": "6.6"},
    **{"die": "7.1", "tool": "9.1", "gear": "5.7", "flip": "12.4", "income_blueberry": "10.1"},
    **{"income_hazelnut": "10.1", "reputation": "10.3", "sprout": "3.2", "recolour": "15.2"},
    **{"cart": "15.3", "refresh": "12.5", "commission": "8.1", "megaphone": "11.1", "lock": "4.4"},
    **{"cut": "6.2", "join": "6.3", "gluing": "6.4", "fell": "6.5", "complete": "7.1"},
    **{"ability": "6.1", **TILE_RULES},
}


def plain(ref: str, rule: str, signs: Signs) -> Thing:
    """Return a thing of which one line says all."""
    kind, _, word = ref.partition("/")
    return Thing(ref, (Line(phrase(kind, word), {}, rule, signs),))


def purge_line(box: Box) -> Line:
    """Say which cards leave; the rulebook only shows them."""
    signs = ("income_blueberry", "refresh")
    return fact(box.sources, "purge", "line-event-purge", {}, "12.5", signs)


def icons() -> list[Thing]:
    """Return the legend."""
    single = [(id, group, ICON_RULES[id], (id,)) for group, ids in ICONS.items() for id in ids]
    marks = [(id, "marks", *told) for id, told in MARKS.items()]
    return [
        Thing(f"icon/{id}", (Line(phrase("icon", id), {}, rule, signs),), (group,))
        for id, group, rule, signs in (*single, *marks)
    ]


def things(box: Box) -> list[Thing]:
    """Return all cards, boards, places, pieces and icons in words."""
    return [
        *cards(box),
        *places(box),
        *[plain(f"zone/{id}", *told) for id, told in ZONES.items()],
        *[plain(f"button/{id}", *told) for id, told in BUTTONS.items()],
        *[plain(ref, *told) for ref, told in PIECES.items()],
        Thing("event/purge", (purge_line(box),)),
        *icons(),
    ]
