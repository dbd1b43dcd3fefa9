"""Reads the box of Creature Comforts from cards.toml and checks it."""

from __future__ import annotations

import os
from typing import Final

from klubovna.components import Document, Names, Section, load_box
from klubovna.games.creature_comforts.box import contents as the
from klubovna.games.creature_comforts.box.boards import (
    SEASON_CARDS,
    Digits,
    read_travellers,
    read_valley,
)
from klubovna.games.creature_comforts.box.cards import (
    MOST_POINTS,
    read_comforts,
    read_improvements,
)
from klubovna.games.creature_comforts.box.contents import (
    Box,
    Length,
    Points,
    Requirement,
    Slot,
    Title,
)
from klubovna.games.creature_comforts.box.language import read_heap
from klubovna.games.creature_comforts.pieces.numbers import (
    BOARD_PLACES,
    COTTAGES,
    FACES,
    FAMILY_IDS,
    LENGTH_IDS,
    MOST_PLAYERS,
    NEST,
    PLACE_IDS,
    RESOURCE_IDS,
    RIVER_A,
    RIVER_C,
    SEASON_IDS,
    TYPE_IDS,
)

TABLES: Final = [
    "resource",
    "family",
    "season",
    "type",
    "place",
    "wheel",
    "valley",
    "comfort",
    "improvement",
    "traveller",
    "length",
    "hand",
    "points",
    "stock",
    "role",
    "realm",
]
STOCK_IDS: Final = ["modest", "prepared", "stocked", "pampered"]
ROLE_IDS: Final = ["youngster", "creature", "old_timer", "guardian"]
REALM_IDS: Final = ["small_den", "fields", "wildwoods", "village", "maple_valley", "paradise"]
WHEEL_ZONES: Final = "cbbaaa"
MOST_HAND: Final = 9

TITLES: Final = (("stock", STOCK_IDS), ("role", ROLE_IDS), ("realm", REALM_IDS))

PACKAGED: Final = os.path.join(os.path.dirname(__file__), "cards.toml")


def load(path: str | None = None, literal: bool = False) -> Box:
    """Return the box described by a file; ComponentError tells what is wrong with it.

    A literal box has the digits that the text of the rulebook has.
    """
    box = load_box(path, PACKAGED, read_box)
    return box.literal if literal and box.literal is not None else box


def read_box(path: str) -> Box:
    """Read and check a component file."""
    document = Document(path, TABLES)
    names: Names = {"en": {}, "cs": {}}
    read_known(document, names)
    river = read_places(document, names)
    check_wheel(document)
    plain, literal = Digits(), Digits()
    read_valley(document, names, plain, literal)
    comforts = read_comforts(document, names)
    improvements = read_improvements(document, names, comforts)
    read_travellers(document, names, plain, literal)
    lengths = read_lengths(document)
    dealt, kept, limit, draws = read_hand(document, sum([each.copies for each in comforts]))
    points = read_points(document)
    stocks, roles, realms = [read_titles(document, kind, ids) for kind, ids in TITLES]
    box: Box | None = None
    for digits in (literal, plain):
        box = Box(
            tuple(digits.valley),
            river,
            comforts,
            improvements,
            tuple(digits.travellers),
            lengths,
            stocks,
            roles,
            realms,
            points,
            dealt,
            kept,
            limit,
            draws,
            box,
            names,
            document.provenance,
            document.sources,
            document.digest(),
        )
    assert box is not None, "two were made"
    return box


def read_known(document: Document, names: Names) -> None:
    """Read the names of what the rules know."""
    known = (
        ("resource", RESOURCE_IDS),
        ("family", FAMILY_IDS),
        ("season", SEASON_IDS),
        ("type", TYPE_IDS),
    )
    for kind, ids in known:
        for number, section in enumerate(document.records(kind, len(ids), len(ids))):
            section.expect(ids[number])
            section.new_id(names, kind)
            section.close()


def read_places(document: Document, names: Names) -> tuple[Slot, ...]:
    """Read the names of all places; return those of the river."""
    river: list[Slot] = []
    for place, section in enumerate(document.records("place", BOARD_PLACES, BOARD_PLACES)):
        section.expect(PLACE_IDS[place])
        section.new_id(names, "place")
        if RIVER_A <= place <= RIVER_C:
            requirement = Requirement(1, the.WHEEL, 0, (), place - RIVER_A)
            river.append(Slot(requirement, read_heap(section, "reward")))
        section.close()
    return tuple(river)


def check_wheel(document: Document) -> None:
    """Refuse another wheel: the rules know its zones."""
    section = document.records("wheel")[0]
    if section.text("zones") != WHEEL_ZONES:
        raise section.error("zones", f'must be "{WHEEL_ZONES}": no other wheel can be played')
    section.close()


# Tables.


def read_lengths(document: Document) -> tuple[Length, ...]:
    """Return the standard and the short game."""
    found: list[Length] = []
    for number, section in enumerate(document.records("length", len(LENGTH_IDS), len(LENGTH_IDS))):
        section.expect(LENGTH_IDS[number])
        removed: list[int] = section.table("removed", SEASON_IDS, 0, max(SEASON_CARDS))
        left = [SEASON_CARDS[season] - removed[season] for season in range(len(SEASON_IDS))]
        if min(left) < 1:
            raise section.error("removed", "each season needs a month")
        if section.number("months", 1, sum(SEASON_CARDS)) != sum(left):
            raise section.error("months", f"must be {sum(left)}: so many cards are left")
        found.append(Length(sum(left), tuple(removed), read_coins(section)))
        section.close()
    return tuple(found)


def read_coins(section: Section) -> tuple[tuple[int, ...], ...]:
    """Return the seats that start with a coin, by number of players; people count from 1."""
    lists: list[list[int]] = section.values("coins", list)
    if len(lists) != MOST_PLAYERS:
        raise section.error(
            "coins", f"must be {MOST_PLAYERS} lists, for 1 to {MOST_PLAYERS} players"
        )
    found: list[tuple[int, ...]] = [()]
    for players in range(1, MOST_PLAYERS + 1):
        seats = lists[players - 1]
        known = list(range(1, players + 1))
        for seat in seats:
            if type(seat) is not int or seat not in known or seats.count(seat) > 1:
                raise section.error(
                    "coins", f"{players} players have seats 1 to {players}, each once"
                )
        found.append(tuple([seat - 1 for seat in sorted(seats)]))
    return tuple(found)


def read_hand(document: Document, copies: int) -> tuple[int, int, int, tuple[int, ...]]:
    """Return cards dealt, kept, allowed at the end of a turn, and drawn by face of the die."""
    section = document.records("hand")[0]
    dealt = section.number("dealt", 1, MOST_HAND)
    kept = section.number("kept", 1, dealt)
    limit = section.number("limit", kept, MOST_HAND)
    draws: list[int] = section.values("owl_draws", int)
    if len(draws) != FACES or min(draws) < 1 or max(draws) > MOST_HAND:
        raise section.error("owl_draws", f"must be {FACES} numbers from 1 to {MOST_HAND}")
    needed = MOST_PLAYERS * dealt + NEST
    if copies < needed:
        raise section.error("dealt", f"{needed} comforts are needed, there are {copies}")
    section.close()
    return dealt, kept, limit, (0, *draws)


def read_points(document: Document) -> Points:
    """Return the points for cottages and for what is left over."""
    section = document.records("points")[0]
    spots: list[int] = section.values("spots", int)
    if len(spots) != COTTAGES or min(spots) < 0 or max(spots) > MOST_POINTS:
        raise section.error("spots", f"must be {COTTAGES} numbers from 0 to {MOST_POINTS}")
    story, coin = section.number("story", 0, 9), section.number("coin", 0, 9)
    points = Points(tuple(spots), story, coin, section.number("goods_per_point", 1, 99))
    section.close()
    return points


def read_titles(document: Document, kind: str, ids: list[str]) -> tuple[Title, ...]:
    """Return words of a title, lowest first."""
    found: list[Title] = []
    for number, section in enumerate(document.records(kind, len(ids), len(ids))):
        section.expect(ids[number])
        least = section.number("least", 0, 200)
        if number == 0 and least > 0:
            raise section.error("least", "must be 0 here")
        if number > 0 and least <= found[-1].least:
            raise section.error("least", "must be more than for the one before")
        found.append(Title(ids[number], least))
        section.close()
    return tuple(found)
