# not compiled: made once for each page
"""Hamlet: every place of the table, button and icon in words, and what the solo opponent has."""

from __future__ import annotations

from typing import Final

from klubovna.core.teaching import Args, Line, Thing, fact
from klubovna.games.hamlet.box.contents import Box
from klubovna.games.hamlet.pieces.numbers import CHURCH_PARTS, DONKEYS, HAND, ROADS, VILLAGERS
from klubovna.games.hamlet.teach.signs import (
    COIN,
    DONKEY,
    FLAG,
    FOREST,
    HALL,
    MOUNTAIN,
    PLAN,
    POINTS,
    RESOURCE_SIGNS,
    ROAD,
    SPIRE,
    STALL,
    TO,
    VILLAGER,
    gain_signs,
    icon,
)
from klubovna.games.hamlet.text.refs import ACTION_IDS, DISC_IDS

# Ref, rule and signs; the phrase is the ref's: "zone/row" says `line-zone-row`.
PLACES: Final[tuple[tuple[str, str, tuple[str, ...]], ...]] = (
    ("zone/village", "2.3", (ROAD,)),
    ("zone/plans", "7.9", (PLAN, TO, POINTS)),
    ("zone/row", "7.4", (COIN, TO, PLAN)),
    ("zone/bag", "3.3", (PLAN,)),
    ("zone/market", "7.6", (STALL,)),
    ("zone/stack", "3.4", (STALL,)),
    ("zone/free_market", "6.3", (COIN, TO, *RESOURCE_SIGNS)),
    ("zone/church", "7.7", (SPIRE,)),
    ("zone/milestones", "8.1", ("star",)),
    ("zone/awards", "8.2", (icon("cup"),)),
    ("zone/player", "6.4", ()),
    ("zone/supply", "7.3", tuple(RESOURCE_SIGNS[3:])),
    ("zone/longest", "9.4", (ROAD, TO, POINTS)),
    ("zone/round", "5.1", (SPIRE,)),
    ("zone/token", "6.1", (DONKEY,)),
    ("zone/donkey", "5.3", (DONKEY,)),
    ("zone/site", "2.2", (PLAN,)),
    ("zone/fit", "2.2", (PLAN,)),
    ("zone/contact", "7.12", (ROAD,)),
    ("zone/times", "7.3", (icon("refine"),)),
    ("zone/rival", "10.1", (icon("favour"),)),
    ("zone/actions", "10.3", tuple(icon(id) for id in ACTION_IDS)),
    ("zone/cup", "10.3", (icon("cup"),)),
    ("button/road", "7.12", (ROAD,)),
    ("button/donkeys", "5.3", (DONKEY,)),
    ("button/end", "5.1", ()),
    ("button/done", "5.2", ()),
    ("button/pass", "7.4", (PLAN,)),
    ("button/buy", "6.3", (COIN, TO, STALL)),
    ("button/go_on", "5.1", ()),
    ("icon/points", "9.6", (POINTS,)),
    ("icon/lying", "5.4", (VILLAGER,)),
    ("icon/moved", "5.3", (DONKEY, "check")),
    ("icon/plan", "7.9", (PLAN,)),
    ("icon/spire", "7.7", (SPIRE,)),
    ("icon/stall", "7.6", (STALL,)),
    ("icon/hall", "7.4", (HALL,)),
    ("icon/cup", "8.2", (icon("cup"),)),
    ("icon/flag", "7.11", (FLAG,)),
    ("icon/slot", "7.1", (icon("produce"),)),
    ("icon/refine", "7.3", (icon("refine"),)),
    ("icon/forest", "7.12", (FOREST, ROAD, FOREST)),
    ("icon/mountain", "7.12", (MOUNTAIN, ROAD, MOUNTAIN)),
    ("icon/way", "2.2", (ROAD,)),
    ("icon/cliff", "7.12", (FOREST, MOUNTAIN)),
    ("icon/first", "5.1", ("first",)),
    ("icon/seat", "7.11", ()),
    ("icon/arrow", "10.4", ("arrow",)),
)


def places(box: Box) -> list[Thing]:
    """Return places, buttons and icons, and the solo opponent's things."""
    plain = [Thing(ref, (Line(key_of(ref), {}, rule, signs),)) for ref, rule, signs in PLACES]
    return [*plain, *worker_things(box), *counted_icons(box), *solo_things(box)]


def key_of(ref: str) -> str:
    """Return the phrase of a place: "zone/free_market" says `line-zone-free-market`."""
    return f"line-{ref}".replace("/", "-").replace("_", "-")


def worker_things(box: Box) -> list[Thing]:
    """Return villagers and donkeys: as icons, and as buttons that hire them."""
    first, second, third = box.prices.villagers
    hire: Args = {"first": first, "second": second, "third": third}
    villager = [
        Line("line-icon-villager", {}, "5.4", (VILLAGER,)),
        fact(box.sources, "prices", "line-villagers", hire, "7.5", (COIN, TO, VILLAGER)),
        Line("line-most-villagers", {"n": VILLAGERS}, "7.5", (str(VILLAGERS), VILLAGER)),
    ]
    price: Args = {"count": box.prices.donkey}
    donkey = [
        Line("line-icon-donkey", {}, "6.1", (DONKEY,)),
        Line("line-donkey-moves", {}, "5.3", (DONKEY, ROAD)),
        fact(box.sources, "prices", "line-donkeys", price, "7.5", (COIN, TO, DONKEY)),
        Line("line-most-donkeys", {"n": DONKEYS}, "7.5", (str(DONKEYS), DONKEY)),
    ]
    return [
        Thing("icon/villager", tuple(villager)),
        Thing("icon/donkey", tuple(donkey)),
        Thing("button/villager", tuple(villager[1:])),
        Thing("button/donkey", tuple(donkey[2:])),
    ]


def counted_icons(box: Box) -> list[Thing]:
    """Return icons and buttons whose words have numbers in them."""
    prices = box.prices
    coins: Args = {"n": prices.coins_per_point}
    roads: Args = {"n": ROADS, "points": prices.road_points}
    high: Args = {"times": prices.high_factor}
    return [
        Thing(
            "icon/coin",
            (
                Line("line-icon-coin", {}, "6.4", (COIN,)),
                fact(box.sources, "prices", "line-coins", coins, "9.5", (COIN, TO, POINTS)),
            ),
        ),
        Thing(
            "icon/road",
            (fact(box.sources, "prices", "line-icon-road", roads, "9.3", (ROAD, TO, POINTS)),),
        ),
        Thing(
            "icon/high", (fact(box.sources, "prices", "line-icon-high", high, "6.2", ("star",)),)
        ),
        Thing("icon/part", (Line("line-icon-part", {"n": CHURCH_PARTS}, "9.1", (SPIRE,)),)),
        Thing(
            "button/beg",
            (
                fact(
                    box.sources,
                    "prices",
                    "line-beg",
                    {"count": prices.begging},
                    "7.8",
                    gain_signs(0, prices.begging),
                ),
            ),
        ),
        Thing("icon/hand", (Line("line-icon-hand", {"n": HAND}, "7.4", (PLAN,)),)),
    ]


# Alone.


def solo_things(box: Box) -> list[Thing]:
    """Return favour, discs and actions of the solo opponent."""
    solo, sources = box.solo, box.sources
    favour = icon("favour")
    less: Args = {
        "basic": solo.discount_basic,
        "refined": solo.discount_refined,
        "coins": solo.discount_coins,
    }
    lines = (
        fact(
            sources,
            "solo",
            "line-favour",
            {"count": solo.hire_cost},
            "10.4",
            (favour, TO, VILLAGER),
        ),
        fact(sources, "solo", "line-discount", less, "10.4", (favour, TO, SPIRE)),
    )
    discs = [
        Thing(
            f"disc/{id}",
            (
                fact(
                    sources,
                    "solo",
                    "line-disc",
                    {"place": n + 1, "n": solo.discs[n]},
                    "10.3",
                    (icon("cup"),),
                ),
            ),
            ("solo",),
        )
        for n, id in enumerate(DISC_IDS)
    ]
    actions = [
        Thing(f"action/{id}", (Line(f"line-action-{id}", {}, "10.3", (icon(id),)),), ("solo",))
        for id in ACTION_IDS
    ]
    return [Thing("icon/favour", lines, ("solo",)), *discs, *actions]
