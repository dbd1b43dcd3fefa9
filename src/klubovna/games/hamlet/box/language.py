# not compiled: runs once per load
"""Reads what cards.toml of Hamlet writes in words: costs, terrain, outlines and scoring."""

from __future__ import annotations

import itertools
import re
from typing import Final

from klubovna.components import Section
from klubovna.games.hamlet.box.contents import (
    COUNT_IDS,
    NO_SCORING,
    PER_COIN,
    PER_COUNT,
    PER_SEGMENT,
    SCORING_IDS,
    Bill,
    Group,
    LandmarkPoints,
)
from klubovna.games.hamlet.pieces.numbers import ALL_BASICS, BIT, RESOURCE_IDS, TERRAIN_IDS

LETTERS: Final = "RFM"  # of terrains
MOST: Final = 20
STEPS: Final = [(1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1)]


def read_numbers(section: Section, key: str, size: int, low: int, high: int) -> tuple[int, ...]:
    """Return so many numbers."""
    found: list[int] = section.values(key, int)
    if len(found) != size or min(found) < low or max(found) > high:
        raise section.error(key, f"must be {size} numbers from {low} to {high}")
    return tuple(found)


# Costs.


def read_bill(section: Section, key: str) -> Bill:
    """Read what something costs, such as "2 stone + 1 brick", "3 milk/brick" or "10 coins"."""
    groups: list[Group] = []
    coins = used = 0
    for part in section.text(key).split(" + "):
        found = re.fullmatch(r"([1-9][0-9]?) ([a-z/]+)", part)
        if not found or int(found[1]) > MOST:
            raise section.error(key, f'"{part}" is not readable; write "2 stone" or "10 coins"')
        if found[2] == "coins":
            coins += int(found[1])
            continue
        resources = read_resources(section, key, found[2])
        if used & resources:
            raise section.error(key, "a resource stands in two parts")
        if resources & ALL_BASICS and resources & ~ALL_BASICS:
            raise section.error(key, "basic and refined resources don't mix in one part")
        used |= resources
        groups.append(Group(resources, int(found[1])))
    return Bill(tuple(groups), coins)


def read_resources(section: Section, key: str, text: str) -> int:
    """Return resources as bits."""
    found = 0
    for word in text.split("/"):
        if word not in RESOURCE_IDS:
            known = ", ".join(RESOURCE_IDS)
            raise section.error(key, f'unknown resource "{word}"; one of: {known}')
        found |= BIT[RESOURCE_IDS.index(word)]
    return found


# Outlines.


def read_walk(section: Section) -> tuple[int, ...]:
    """Read an outline: it comes back to its start, and has the tile on its left."""
    text = section.text("walk")
    if not re.fullmatch("[0-5]{3,20}", text):
        raise section.error("walk", "must be 3 to 20 digits from 0 to 5")
    walk = tuple(map(int, text))
    corners = [(0, 0)]
    for direction in walk:
        a, b = STEPS[direction]
        corners.append((corners[-1][0] + a, corners[-1][1] + b))
    if corners[-1] != (0, 0) or len(set(corners)) != len(walk):
        raise section.error("walk", "must come back to its start, and nowhere else twice")
    sides = itertools.pairwise(corners)
    if sum(a * d - b * c for (a, b), (c, d) in sides) <= 0:
        raise section.error("walk", "must have the tile on its left")
    return walk


def read_terrain(section: Section, walk: tuple[int, ...]) -> tuple[int, ...]:
    """Read the terrain of each segment."""
    text = section.text("terrain")
    if len(text) != len(walk) or any(letter not in LETTERS for letter in text):
        raise section.error("terrain", f"must be {len(walk)} letters: R, F or M")
    return tuple(LETTERS.index(letter) for letter in text)


# Scoring.

NOTHING: Final = LandmarkPoints(NO_SCORING, 0, 0, 0, 0, False)
FORMS: Final = {
    PER_SEGMENT: r"per_segment ([a-z/]+) ([0-9]+)",
    PER_COUNT: r"per_count ([a-z_]+) ([0-9]+)",
    PER_COIN: r"per_coin ([0-9]+) up to ([0-9]+)",
}


def read_scoring(section: Section) -> LandmarkPoints:
    """Read what a landmark is worth."""
    if not section.has("scores"):
        return NOTHING
    text = section.text("scores")
    word = text.partition(" ")[0]
    if word not in SCORING_IDS[1:]:
        raise section.error("scores", f"must begin with one of: {', '.join(SCORING_IDS[1:])}")
    op = SCORING_IDS.index(word)
    found = re.fullmatch(FORMS.get(op, f"{word} ([0-9]+)"), text)
    if not found:
        raise section.error("scores", f'"{text}" is not readable')
    needs_network = section.flag("network")
    if op == PER_SEGMENT:
        terrains = read_terrains(section, found[1])
        return LandmarkPoints(op, int(found[2]), 0, terrains, 0, needs_network)
    if op == PER_COUNT:
        if found[1] not in COUNT_IDS:
            raise section.error("scores", f"counts one of: {', '.join(COUNT_IDS)}")
        return LandmarkPoints(op, int(found[2]), COUNT_IDS.index(found[1]), 0, 0, needs_network)
    cap = int(found[2]) if op == PER_COIN else 0
    return LandmarkPoints(op, int(found[1]), 0, 0, cap, needs_network)


def read_terrains(section: Section, text: str) -> int:
    """Return terrains as bits."""
    found = 0
    for word in text.split("/"):
        if word not in TERRAIN_IDS:
            raise section.error("scores", f"terrains are: {', '.join(TERRAIN_IDS)}")
        found |= BIT[TERRAIN_IDS.index(word)]
    return found
