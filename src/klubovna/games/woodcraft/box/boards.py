# not compiled: runs once per load
"""Reads the boards of Woodcraft: tracks, the wheel, workshops with their tiles, the attic."""

from __future__ import annotations

import re
from typing import Final

from klubovna.components import Document, Names, Section
from klubovna.games.woodcraft.box import contents as the
from klubovna.games.woodcraft.box.contents import (
    Ability,
    HelperSpace,
    Link,
    Milestone,
    Tracks,
    Wheel,
    WorkshopTile,
)
from klubovna.games.woodcraft.box.language import Scripts, read_permanent, read_rising, unreadable
from klubovna.games.woodcraft.pieces.numbers import (
    ATTIC,
    ATTIC_IDS,
    CHAIN_IDS,
    CHAIN_SIZES,
    COLOUR_IDS,
    FACES,
    GLUER,
    HELPER_SPACES,
    JOINTS,
    ORDER_ROWS,
    POTS,
    SAWS,
    SECTORS,
    SPACE_IDS,
    SPACES,
    TOOL_IDS,
    TOOLS,
    TRACK_IDS,
    TRACKS,
)

MOST_LINKS: Final = 32  # as many as can be told apart in a choice
MOST_COST: Final = 30
MOST_TOKENS: Final = 99
COUNT_IDS: Final = ["one", "two", "three", "four"]
SIDES: Final = {"three": ["top", "bottom"]}  # rewards of a side; all others have three
FULL_SIDE: Final = ["top", "middle", "bottom"]
REWARD_SPACES: Final = 2
WINDOWS: Final = 2
MOST: Final = 99
SECOND: Final = 1  # the sawing tile that brings an ability


# The workshop.


def read_chains(
    document: Document, names: Names, scripts: Scripts
) -> tuple[tuple[tuple[WorkshopTile, ...], ...], Ability]:
    """Return the tiles by chain, in the order of buying, and the ability of the second saw."""
    chains: list[tuple[WorkshopTile, ...]] = []
    ability: Ability | None = None
    for chain, kind in enumerate(CHAIN_IDS):
        tiles: list[WorkshopTile] = []
        size = CHAIN_SIZES[chain]
        for number, section in enumerate(document.records(kind, size, size)):
            tiles.append(read_tile(section, names, scripts, chain, number))
            if (chain, number) == (SAWS, SECOND):
                ability = read_permanent(section, scripts)
                if not ability.less:
                    raise section.error("effects", "must make something cost less")
            section.close()
        chains.append(tuple(tiles))
    assert ability is not None, "there are three saws"
    return tuple(chains), ability


def read_tile(
    section: Section, names: Names, scripts: Scripts, chain: int, number: int
) -> WorkshopTile:
    """Return a tile; a pot tells its seedling, a joint how much it raises a die at most."""
    id, amount = f"{CHAIN_IDS[chain]}_{number + 1}", 0
    if chain == POTS:
        id, amount = COLOUR_IDS[number], section.number("seedling", 0, FACES - 1)
        section.note_names(names, f"pot/{id}")
    elif chain == JOINTS:
        amount = section.number("raise", 1, FACES - 1)
    elif chain == GLUER:
        id = CHAIN_IDS[chain]
    section.expect(id)
    ref = f"{CHAIN_IDS[chain]}_{number + 1}" if chain != GLUER else id
    section.note_names(names, f"workshop/{ref}")
    cost, reward = section.number("cost", 0, MOST_COST), scripts.read(section, "reward")
    if number == 0 and chain != GLUER:
        for key, is_nothing in (("cost", cost == 0), ("reward", reward == the.EMPTY)):
            if not is_nothing:
                raise section.error(key, "must be nothing: this tile is there from the start")
        if chain == POTS and amount:
            raise section.error("seedling", "must be 0: this pot is there from the start")
    elif chain == POTS and not amount:
        raise section.error("seedling", "must be at least 1")
    return WorkshopTile(id, cost, reward, amount)


def read_spaces(document: Document, names: Names, scripts: Scripts) -> tuple[HelperSpace, ...]:
    """Return the spaces for helpers; the first helper comes to one that gives nothing."""
    found: list[HelperSpace] = []
    for number, section in enumerate(document.records("space", HELPER_SPACES, HELPER_SPACES)):
        section.expect(SPACE_IDS[number])
        section.note_names(names, f"space/{SPACE_IDS[number]}")
        income = scripts.read(section, "income")
        produce = section.number("produce", 0, HELPER_SPACES)
        if number == 0 and (income, produce) != (the.EMPTY, 0):
            key = "produce" if income == the.EMPTY else "income"
            raise section.error(key, "must be nothing: the first helper starts here")
        found.append(HelperSpace(SPACE_IDS[number], income, produce))
        section.close()
    return tuple(found)


def read_order_rows(document: Document, scripts: Scripts) -> tuple[int, ...]:
    """Return the scripts of the rows beside the board, from the top."""
    found: list[int] = []
    for section in document.records("order_row", ORDER_ROWS, ORDER_ROWS):
        found.append(scripts.read(section, "reward"))
        section.close()
    return tuple(found)


# The attic.


def read_attic(document: Document, names: Names) -> tuple[tuple[int, ...], ...]:
    """Return the spaces that must be full before each one; all must open in the end."""
    needs: list[tuple[int, ...]] = []
    records = document.records("attic", ATTIC, ATTIC)
    for number, section in enumerate(records):
        section.expect(ATTIC_IDS[number])
        section.note_names(names, f"attic/{ATTIC_IDS[number]}")
        text = section.text("needs")
        needs.append(tuple([space_of(section, "needs", id) for id in text.split(" + ") if text]))
        section.close()
    full: set[int] = set()
    for _ in range(ATTIC):
        full |= {space for space in range(ATTIC) if set(needs[space]) <= full}
    for space in range(ATTIC):
        if space not in full:
            raise records[space].error("needs", "this space could never be filled")
    return tuple(needs)


def space_of(section: Section, key: str, id: str) -> int:
    """Return a space of the attic."""
    if id not in ATTIC_IDS:
        raise section.error(key, f'unknown space "{id[:20]}"; one of: {", ".join(ATTIC_IDS)}')
    return ATTIC_IDS.index(id)


def read_links(document: Document, scripts: Scripts) -> tuple[Link, ...]:
    """Return the pairs of neighbours in the attic with their rewards."""
    found: list[Link] = []
    for section in document.records("link", 1, MOST_LINKS):
        text = section.text("between")
        ends = text.split("-")
        if len(ends) != 2:
            raise unreadable(section, "between", text)
        one, other = sorted([space_of(section, "between", id) for id in ends])
        if one == other or (one, other) in [(link.one, link.other) for link in found]:
            raise section.error("between", "must be two spaces, and no pair twice")
        found.append(Link(one, other, scripts.read(section, "reward")))
        section.close()
    return tuple(found)


def read_tools(document: Document, names: Names) -> tuple[int, ...]:
    """Return how many tokens of each tool there are."""
    found: list[int] = []
    for number, section in enumerate(document.records("tool", TOOLS, TOOLS)):
        section.expect(TOOL_IDS[number])
        section.new_id(names, "tool")
        found.append(section.number("count", 1, MOST_TOKENS))
        section.close()
    return tuple(found)


# Tracks and the wheel.


def read_tracks(document: Document, names: Names, scripts: Scripts) -> Tracks:
    """Return income and reputation."""
    lap_record = document.records("lap")[0]
    lap = lap_record.number("spaces", 1, MOST)
    lap_record.close()
    starts: list[int] = []
    milestones: list[tuple[Milestone, ...]] = []
    for track, section in enumerate(document.records("track", TRACKS, TRACKS)):
        section.expect(TRACK_IDS[track])
        section.new_id(names, "track")
        starts.append(section.number("start", 0, lap))
        milestones.append(read_milestones(section, scripts, "milestones", lap))
        section.close()
    section = document.records("reputation")[0]
    section.note_names(names, "track/reputation")
    points: list[int] = section.values("order_points", int)
    last = len(points) - 1
    if points != sorted(points) or points[0] < 0 or points[-1] > MOST:
        raise section.error("order_points", f"must not fall, from 0 to {MOST}")
    spaces = read_rising(section, "reward_spaces", 1, last)
    if len(spaces) != REWARD_SPACES:
        raise section.error("reward_spaces", f"must be {REWARD_SPACES} spaces")
    found = Tracks(
        lap=lap,
        starts=tuple(starts),
        milestones=tuple(milestones),
        reputation_start=section.number("start", 0, last),
        order_points=tuple(points),
        overflow=section.number("overflow", 0, MOST),
        reputation_milestones=read_milestones(section, scripts, "milestones", last),
        reward_spaces=spaces,
        places=read_places(document),
    )
    section.close()
    return found


def read_places(document: Document) -> tuple[tuple[int, ...], ...]:
    """Return which rewards of a tile are given in turn, by number of players."""
    section = document.records("places")[0]
    found: list[tuple[int, ...]] = [()]
    for count in COUNT_IDS:
        side = SIDES.get(count, FULL_SIDE)
        places = [side.index(place) for place in section.words(count, "place", side)]
        if places != sorted(set(places)):
            raise section.error(count, "must go from top to bottom")
        found.append(tuple(places))
    section.close()
    return tuple(found)


def read_wheel(document: Document, scripts: Scripts) -> Wheel:
    """Return the bonuses of the wheel."""
    outer: list[tuple[int, ...]] = []
    windows: list[tuple[int, ...]] = []
    for section in document.records("sector", SECTORS, SECTORS):
        outer.append(tuple([scripts.read(section, f"outer_{n}") for n in range(1, SPACES + 1)]))
        windows.append(tuple([scripts.read(section, f"window_{n}") for n in range(1, WINDOWS + 1)]))
        section.close()
    return Wheel(tuple(outer), tuple(windows))


def read_milestones(
    section: Section, scripts: Scripts, key: str, last: int
) -> tuple[Milestone, ...]:
    """Return spaces of a track and what they give, such as "6: tool"."""
    found: list[Milestone] = []
    for text in section.values(key, str):
        parts = re.fullmatch("([0-9]+): (.+)", text)
        if parts is None:
            raise unreadable(section, key, text)
        space = int(parts[1])
        if not (found[-1].space if found else 0) < space <= last:
            raise section.error(key, f"spaces must rise, from 1 to {last}")
        found.append(Milestone(space, scripts.numbered(section, key, parts[2])))
    return tuple(found)
