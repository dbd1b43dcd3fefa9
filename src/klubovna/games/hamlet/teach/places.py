# not compiled: made once for each page
"""Hamlet: every place of the table, button and icon in words, and what the solo opponent has."""

from __future__ import annotations

from typing import Final

from klubovna.core.teaching import Args, Line, Thing, fact
from klubovna.games.hamlet.box.contents import Box
from klubovna.games.hamlet.pieces.numbers import BASICS, CHURCH_PARTS, DONKEYS, ROADS, VILLAGERS
from klubovna.games.hamlet.teach.signs import (
    COIN,
    CUP,
    DONKEY,
    FAVOUR,
    FLAG,
    FOREST,
    HALL,
    HIGH,
    MIX,
    MOUNTAIN,
    PLAN,
    POINTS,
    REFINE,
    RESOURCE_SIGNS,
    ROAD,
    SPIRE,
    STALL,
    TO,
    VILLAGER,
    gain_signs,
)
from klubovna.games.hamlet.text.refs import ACTION_IDS, DISC_IDS

# Ref, rule and signs; the phrase is the ref's: "zone/row" says `line-zone-row`.
Place = tuple[str, str, tuple[str, ...]]
PLACES: Final[tuple[Place, ...]] = (
    ("zone/village", "2.3", (ROAD,)),
    ("zone/plans", "7.9", (PLAN, TO, POINTS)),
    ("zone/row", "7.4", (COIN, TO, PLAN)),
    ("zone/bag", "3.3", (PLAN,)),
    ("zone/market", "7.6", (STALL,)),
    ("zone/stack", "3.4", (STALL,)),
    ("zone/free_market", "6.3", (COIN, TO, STALL)),
    ("zone/church", "7.7", (SPIRE,)),
    ("zone/milestones", "8.1", (HIGH,)),
    ("zone/awards", "8.2", (CUP,)),
    ("zone/player", "6.4", ()),
    ("zone/supply", "7.3", tuple(RESOURCE_SIGNS[BASICS:])),
    ("zone/longest", "9.4", (ROAD, TO, POINTS)),
    ("zone/round", "5.1", (SPIRE,)),
    ("zone/token", "6.1", (DONKEY,)),
    ("zone/donkey", "5.3", (DONKEY,)),
    ("zone/site", "2.2", (PLAN,)),
    ("zone/fit", "2.2", (PLAN,)),
    ("zone/contact", "7.12", (ROAD,)),
    ("zone/times", "7.3", (REFINE,)),
    ("zone/rival", "10.1", (FAVOUR,)),
    ("zone/actions", "10.3", tuple(ACTION_IDS)),
    ("zone/cup", "10.3", (CUP,)),
    ("button/road", "7.12", (ROAD,)),
    ("button/donkeys", "5.3", (DONKEY,)),
    ("button/end", "5.1", ()),
    ("button/done", "5.2", ()),
    ("button/pass", "7.4", (PLAN,)),
    ("button/buy", "6.3", (COIN, TO, STALL)),
    ("button/go_on", "5.1", ()),
)
# The same for icons, by the group in which they stand.
ICONS: Final[dict[str, tuple[Place, ...]]] = {
    "goods": (
        ("icon/slot", "7.1", ("slot",)),
        ("icon/mix", "7.7", (MIX,)),
        ("icon/refine", "7.3", (REFINE,)),
    ),
    "workers": (
        ("icon/lying", "5.4", ("lying",)),
        ("icon/moved", "5.3", ("moved",)),
    ),
    "land": (
        ("icon/way", "2.2", ("way",)),
        ("icon/forest", "7.12", (FOREST,)),
        ("icon/mountain", "7.12", (MOUNTAIN,)),
        ("icon/cliff", "7.12", (FOREST, MOUNTAIN)),
        ("icon/flag", "7.11", (FLAG,)),
    ),
    "table": (
        ("icon/plan", "7.9", (PLAN,)),
        ("icon/spire", "7.7", (SPIRE,)),
        ("icon/stall", "7.6", (STALL,)),
        ("icon/hall", "7.4", (HALL,)),
        ("icon/cup", "8.2", (CUP,)),
        ("icon/first", "5.1", ("first",)),
    ),
    "solo": (("icon/arrow", "10.4", ("arrow",)),),
}


def places(box: Box) -> list[Thing]:
    """Return icons in their groups, then places and buttons, and the solo opponent's things."""
    counted = [*worker_icons(box), *counted_icons(box), *solo_icons(box)]
    icons = [
        thing
        for group, listed in ICONS.items()
        for thing in (
            *(thing for thing in counted if thing.tags == (group,)),
            *(plain(place, (group,)) for place in listed),
        )
    ]
    return [*icons, *(plain(place) for place in PLACES), *hiring(box), *solo_things(box)]


def plain(place: Place, tags: tuple[str, ...] = ()) -> Thing:
    """Return a place or an icon of which there is one thing to say."""
    ref, rule, signs = place
    return Thing(ref, (Line(key_of(ref), {}, rule, signs),), tags)


def key_of(ref: str) -> str:
    """Return the phrase of a place: "zone/free_market" says `line-zone-free-market`."""
    return f"line-{ref}".replace("/", "-").replace("_", "-")


def hire_lines(box: Box) -> list[Line]:
    """Return what villagers cost, and how many there can be."""
    first, second, third = box.prices.villagers
    hire: Args = {"first": first, "second": second, "third": third}
    return [
        fact(box.sources, "prices", "line-villagers", hire, "7.5", (COIN, TO, VILLAGER)),
        Line("line-most-villagers", {"n": VILLAGERS}, "7.5", (str(VILLAGERS), VILLAGER)),
    ]


def donkey_lines(box: Box) -> list[Line]:
    """Return what donkeys cost, and how many there can be."""
    price: Args = {"count": box.prices.donkey}
    return [
        fact(box.sources, "prices", "line-donkeys", price, "7.5", (COIN, TO, DONKEY)),
        Line("line-most-donkeys", {"n": DONKEYS}, "7.5", (str(DONKEYS), DONKEY)),
    ]


def worker_icons(box: Box) -> list[Thing]:
    """Return villagers and donkeys as they stand in the village."""
    villager = Line("line-icon-villager", {}, "5.4", (VILLAGER,))
    donkey = Line("line-icon-donkey", {}, "6.1", (DONKEY,))
    moves = Line("line-donkey-moves", {}, "5.3", (DONKEY, ROAD))
    return [
        Thing("icon/villager", (villager, *hire_lines(box)), ("workers",)),
        Thing("icon/donkey", (donkey, moves, *donkey_lines(box)), ("workers",)),
    ]


def hiring(box: Box) -> list[Thing]:
    """Return the buttons that hire workers, and the one that begs."""
    coins = box.prices.begging
    signs = gain_signs(0, coins)
    beg = fact(box.sources, "prices", "line-beg", {"count": coins}, "7.8", signs)
    return [
        Thing("button/villager", tuple(hire_lines(box))),
        Thing("button/donkey", tuple(donkey_lines(box))),
        Thing("button/beg", (beg,)),
    ]


def counted_icons(box: Box) -> list[Thing]:
    """Return icons whose words have numbers in them."""
    prices, sources = box.prices, box.sources
    coins: Args = {"n": prices.coins_per_point}
    roads: Args = {"n": ROADS, "points": prices.road_points}
    money = (
        Line("line-icon-coin", {}, "6.4", (COIN,)),
        fact(sources, "prices", "line-coins", coins, "9.5", (COIN, TO, POINTS)),
    )
    points = (
        Line("line-icon-points", {}, "9.6", (POINTS,)),
        Line("line-points-now", {}, "9.1", (POINTS,)),
    )
    high = fact(sources, "prices", "line-icon-high", {"times": prices.high_factor}, "6.2", (HIGH,))
    road = fact(sources, "prices", "line-icon-road", roads, "9.3", (ROAD,))
    part = Line("line-icon-part", {"n": CHURCH_PARTS}, "9.1", ("part",))
    return [
        Thing("icon/coin", money, ("goods",)),
        Thing("icon/points", points, ("goods",)),
        Thing("icon/high", (high,), ("goods",)),
        Thing("icon/road", (road,), ("land",)),
        Thing("icon/part", (part,), ("land",)),
    ]


# Alone.


def solo_icons(box: Box) -> list[Thing]:
    """Return the favour of the solo opponent."""
    solo, sources = box.solo, box.sources
    less: Args = {
        "basic": solo.discount_basic,
        "refined": solo.discount_refined,
        "coins": solo.discount_coins,
    }
    hire: Args = {"count": solo.hire_cost}
    lines = (
        fact(sources, "solo", "line-favour", hire, "10.4", (FAVOUR, TO, VILLAGER)),
        fact(sources, "solo", "line-discount", less, "10.4", (FAVOUR, TO, SPIRE)),
    )
    return [Thing("icon/favour", lines, ("solo",))]


def solo_things(box: Box) -> list[Thing]:
    """Return discs and actions of the solo opponent."""
    discs = [Thing(f"disc/{id}", (disc_line(box, n),), ("solo",)) for n, id in enumerate(DISC_IDS)]
    actions = [
        Thing(f"action/{id}", (Line(f"line-action-{id}", {}, "10.3", (id,)),), ("solo",))
        for id in ACTION_IDS
    ]
    return [*discs, *actions]


def disc_line(box: Box, disc: int) -> Line:
    """Return how many discs of a colour there are, and where they point."""
    args: Args = {"place": disc + 1, "n": box.solo.discs[disc]}
    return fact(box.sources, "solo", "line-disc", args, "10.3", (CUP,))
