"""Reads the box of Fort from cards.toml and checks it."""

from __future__ import annotations

import os
from typing import Final

from klubovna.components import Document, Section, load_box
from klubovna.games.fort.box.contents import (
    COIN,
    COPY_CAT,
    DISTINCT_SUITS,
    DIY,
    DO_OVER,
    EITHER,
    FORM_IDS,
    FORT_LEVEL,
    KIND_IDS,
    MOST_CARDS,
    PERK_IDS,
    RECYCLING,
    RESOURCE_IDS,
    ROUGH_HOUSING,
    SUIT_IDS,
    SUIT_SYMBOLS,
    SUITS,
    TOKENS,
    XXL_BACKPACK,
    Box,
    Kid,
    Level,
    Look,
    MadeUpRule,
    Perk,
)
from klubovna.games.fort.box.language import read_action

ONE_SHOT: Final = [DIY, RECYCLING, DO_OVER, ROUGH_HOUSING]
AMOUNTS: Final = {DIY: (0, 4), XXL_BACKPACK: (1, 6), COPY_CAT: (2, 3)}


MOST_PLAYERS: Final = 4
BOARDS: Final = 4
FRIENDS_PER_BOARD: Final = 2
LEVELS: Final = 6
FEWEST_PARK_KIDS: Final = 40
MOST_PARK_KIDS: Final = 120

TABLES: Final = [
    "suit",
    "resource",
    "kid",
    "best_friend",
    "board",
    "level",
    "made_up_rule",
    "perk",
    "macaroni_sculpture",
    "constants",
]
CONSTANTS: Final = {
    "hand_size": (1, 10),
    "starting_kids": (3, 12),
    "park_size": (1, 6),
    "stash_capacity": (2, 9),
    "end_points": (1, 99),
    "end_level": (1, LEVELS - 1),
    "extra_rules": (0, 9),
    "extra_perks": (0, 5),
}

PACKAGED: Final = os.path.join(os.path.dirname(__file__), "cards.toml")


def load(path: str | None = None) -> Box:
    """Return the box described by a file; ComponentError tells what is wrong with it."""
    return load_box(path, PACKAGED, read_box)


def read_box(path: str) -> Box:
    """Read and check a component file."""
    document = Document(path, TABLES)
    names: dict[str, dict[str, str]] = {"en": {}, "cs": {}}
    constants = read_constants(document)
    tokens = read_suits_and_tokens(document, names)
    looks = read_boards(document, names)
    kids = read_park_kids(document, names, constants)
    read_best_friends(document, names, looks, kids)
    levels = read_levels(document)
    rules = read_rules(document, names, MOST_PLAYERS + constants["extra_rules"])
    perks = read_perks(document, names, MOST_PLAYERS + constants["extra_perks"])
    sculpture = document.records("macaroni_sculpture")[0]
    points = sculpture.number("points", 0, 20)
    sculpture.note_names(names, "sculpture")
    sculpture.close()
    return Box(
        kids,
        looks,
        levels,
        rules,
        perks,
        tokens,
        points,
        constants,
        names,
        document.provenance,
        document.sources,
        document.digest(),
    )


def read_constants(document: Document) -> dict[str, int]:
    section = document.records("constants")[0]
    constants = {key: section.number(key, low, high) for key, (low, high) in CONSTANTS.items()}
    section.close()
    return constants


def read_suits_and_tokens(document: Document, names: dict[str, dict[str, str]]) -> list[int]:
    """Read the suits and resources, which the rules know; return the tokens of each kind."""
    for number, section in enumerate(document.records("suit", COIN + 1, COIN + 1)):
        section.expect(SUIT_IDS[number])
        section.new_id(names, "suit")
        if section.flag("wild") != (number == COIN):
            raise section.error("wild", "must be true for the coin and only for it")
        section.close()
    tokens: list[int] = []
    for number, section in enumerate(document.records("resource", EITHER + 1, EITHER + 1)):
        section.expect(RESOURCE_IDS[number])
        section.new_id(names, "resource")
        is_token = number != EITHER
        tokens.append(section.number("tokens", int(is_token), 99 if is_token else 0))
        section.close()
    return tokens[:EITHER]


def read_boards(document: Document, names: dict[str, dict[str, str]]) -> list[Look]:
    boards: list[Look] = []
    for section in document.records("board", BOARDS, BOARDS):
        id = section.new_id(names, "board")
        gang = SUIT_IDS.index(section.choice("gang", "suit", SUIT_IDS[:SUITS]))
        boards.append(Look(id, gang, section.text("colour")))
        section.close()
    return boards


def read_park_kids(
    document: Document, names: dict[str, dict[str, str]], constants: dict[str, int]
) -> list[Kid]:
    """Return all park kids, copies side by side."""
    kids: list[Kid] = []
    records = document.records("kid", 1, MOST_PARK_KIDS)
    for design, section in enumerate(records):
        gang = SUIT_IDS.index(section.choice("gang", "suit", SUIT_IDS[:SUITS]))
        copies = section.number("copies", 1, 9)
        read_kid(section, names, kids, design, copies, gang, board=-1)
    dealt = MOST_PLAYERS * constants["starting_kids"] + constants["park_size"]
    fewest = max(FEWEST_PARK_KIDS, dealt + 1)
    if not fewest <= len(kids) <= MOST_PARK_KIDS:
        message = f"{len(kids)} park kids in all; {fewest} to {MOST_PARK_KIDS} needed"
        raise records[-1].error("copies", message)
    return kids


def read_best_friends(
    document: Document, names: dict[str, dict[str, str]], boards: list[Look], kids: list[Kid]
) -> None:
    """Add the best friends to the park kids."""
    count = FRIENDS_PER_BOARD * BOARDS
    ids = [board.id for board in boards]
    first_design = kids[-1].design + 1
    for place, section in enumerate(document.records("best_friend", count, count)):
        board = ids.index(section.choice("board", "board", ids))
        if len([kid for kid in kids if kid.board == board]) == FRIENDS_PER_BOARD:
            raise section.error("board", f"has {FRIENDS_PER_BOARD} best friends already")
        gang = boards[board].gang
        read_kid(section, names, kids, first_design + place, 1, gang, board)


def read_kid(
    section: Section,
    names: dict[str, dict[str, str]],
    kids: list[Kid],
    design: int,
    copies: int,
    gang: int,
    board: int,
) -> None:
    """Add all copies of a kid."""
    id = section.new_id(names, "kid")
    suits = [SUIT_IDS.index(word) for word in section.words("suits", "suit", SUIT_IDS)]
    basic = len(suits) - suits.count(COIN)
    if len(suits) not in (1, 2) or suits.count(COIN) > 1 or (basic == 2 and suits[0] != suits[1]):
        raise section.error("suits", "must be one suit, one basic suit twice, or one with a coin")
    public = read_action(section, "public", suits)
    private = read_action(section, "private", suits)
    section.close()
    for copy in range(1, copies + 1):
        word = f"{id}#{copy}" if copies > 1 else id
        number = len(kids)
        kids.append(Kid(number, id, copy, word, design, suits, gang, public, private, board))


def read_levels(document: Document) -> list[Level]:
    levels: list[Level] = []
    for number, section in enumerate(document.records("level", LEVELS, LEVELS)):
        if section.number("level", 0, LEVELS - 1) != number:
            raise section.error("level", f"must be {number}: levels stand in order")
        cost: list[int] = section.table("cost", ["toys", "pizza", "any"], 0, 9)
        if (sum(cost) == 0) != (number == 0):
            raise section.error("cost", "level 0 costs nothing, all others something")
        room = [section.number("lookout", 1, 12), section.number("pack", 1, 12)]
        if levels and room[0] <= levels[-1].lookout:
            raise section.error("lookout", "must be more than on the level before")
        if levels and room[1] <= levels[-1].pack:
            raise section.error("pack", "must be more than on the level before")
        points = section.number("points", 0, 99)
        levels.append(Level(cost[0], cost[1], cost[2], points, room[0], room[1]))
        section.close()
    return levels


def read_rules(
    document: Document, names: dict[str, dict[str, str]], fewest: int
) -> list[MadeUpRule]:
    rules: list[MadeUpRule] = []
    for number, section in enumerate(document.records("made_up_rule", fewest, 99)):
        id = section.new_id(names, "rule")
        form = FORM_IDS.index(section.choice("form", "form", FORM_IDS))
        suit = kind = level = -1
        bonus = 0
        if form == SUIT_SYMBOLS:
            suit = SUIT_IDS.index(section.choice("suit", "suit", SUIT_IDS[:SUITS]))
        elif form == TOKENS:
            kind = KIND_IDS.index(section.choice("resource", "resource", KIND_IDS))
        elif form == FORT_LEVEL:
            level = section.number("level", 0, LEVELS - 1)
        elif form in (DISTINCT_SUITS, MOST_CARDS):
            bonus = section.number("bonus", 0, 20)
        points = section.number("points", 1, 20)
        rules.append(MadeUpRule(number, id, form, suit, kind, level, points, bonus))
        section.close()
    return rules


def read_perks(document: Document, names: dict[str, dict[str, str]], fewest: int) -> list[Perk]:
    perks: list[Perk] = []
    for number, section in enumerate(document.records("perk", fewest, len(PERK_IDS))):
        id = section.choice("id", "perk", PERK_IDS)
        section.new_id(names, "perk")
        power = PERK_IDS.index(id)
        one_shot = section.flag("one_shot")
        if one_shot != (power in ONE_SHOT):
            raise section.error("one_shot", f"must be {str(not one_shot).lower()} for this perk")
        low, high = AMOUNTS.get(power, (0, 0))
        amount = section.number("amount", low, high) if power in AMOUNTS else 0
        perks.append(Perk(number, id, power, one_shot, amount))
        section.close()
    return perks
