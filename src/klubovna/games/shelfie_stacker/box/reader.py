"""Reads the box of Shelfie Stacker from cards.toml and checks it."""

from __future__ import annotations

import os
from typing import Final

from klubovna.components import Document, Names, Section, load_box
from klubovna.games.shelfie_stacker.box import contents as the
from klubovna.games.shelfie_stacker.box.cards import (
    MOST_POINTS,
    read_competitions,
    read_end_cards,
    read_sidekicks,
)
from klubovna.games.shelfie_stacker.box.contents import Box, Character, Rank
from klubovna.games.shelfie_stacker.pieces.numbers import (
    BIT,
    CHARACTERS,
    COLOUR_IDS,
    COLOUR_LETTERS,
    COLOURS,
    COLUMNS,
    DECK_IDS,
    DECKS,
    DICE_EACH,
    FACES,
    HEIGHT,
    MOST_BOXES,
    ROUNDS,
)

MOST_PLAYERS: Final = 4
SOLO_BOXES: Final = 3
RANK_IDS: Final = ["rank_none", "rank_30", "rank_40", "rank_50", "rank_60", "rank_70"]
DICE_ZONES: Final = ["delivery", "shelf"]

TABLES: Final = [
    "colour",
    "deck",
    "character",
    "sidekick",
    "competition",
    "end_card",
    "players",
    "shelf",
    "points",
    "rank",
]

PACKAGED: Final = os.path.join(os.path.dirname(__file__), "cards.toml")


def load(path: str | None = None) -> Box:
    """Return the box described by a file; ComponentError tells what is wrong with it."""
    return load_box(path, PACKAGED, read_box)


def read_box(path: str) -> Box:
    """Read and check a component file."""
    document = Document(path, TABLES)
    names: Names = {"en": {}, "cs": {}}
    read_colours_and_decks(document, names)
    characters = read_characters(document, names)
    sidekicks = read_sidekicks(document, names)
    competitions = read_competitions(document, names)
    end_cards = read_end_cards(document, names)
    dice, deliveries = read_players(document)
    check_shelf(document)
    height_points, shame_points = read_points(document)
    ranks = read_ranks(document, names)
    return Box(
        characters,
        sidekicks,
        competitions,
        end_cards,
        ranks,
        dice,
        deliveries,
        height_points,
        shame_points,
        names,
        document.provenance,
        document.sources,
        document.digest(),
    )


def read_colours_and_decks(document: Document, names: Names) -> None:
    """Read the names of the colours, which the rules know; a die is named by its colour."""
    for kind, ids in (("colour", COLOUR_IDS), ("deck", DECK_IDS)):
        for number, section in enumerate(document.records(kind, len(ids), len(ids))):
            section.expect(ids[number])
            section.new_id(names, kind)
            section.close()
    for language in ("en", "cs"):
        for colour in range(COLOURS):
            name = names[language][f"colour/{COLOUR_IDS[colour]}"]
            for value in range(1, FACES + 1):
                names[language][f"die/{COLOUR_LETTERS[colour]}{value}"] = f"{name} {value}"


# Characters.


def read_characters(document: Document, names: Names) -> tuple[Character, ...]:
    """Read the characters, which stand in order."""
    found: list[Character] = []
    for place, section in enumerate(document.records("character", CHARACTERS, CHARACTERS)):
        id = section.new_id(names, "character")
        number = place + 1
        if section.number("number", 1, CHARACTERS) != number:
            raise section.error("number", f"must be {number}: characters stand in order")
        found.append(read_character(section, id, number))
        section.close()
    return tuple(found)


def read_character(section: Section, id: str, number: int) -> Character:
    """Read one character; only what its ability needs is asked for."""
    op = the.OP_IDS.index(section.choice("op", "ability", the.OP_IDS))
    tray, tops = read_zones(section, op)
    keeps = op == the.STORE and section.flag("returns")
    change, amount, below = the.ADD, 0, the.ANYTHING
    if op == the.CHANGE:
        change = the.CHANGE_IDS.index(section.choice("change", "change", the.CHANGE_IDS))
        amount = read_amount(section) if change == the.ADD else 0
        if tops:
            below = the.BELOW_IDS.index(section.choice("below", "condition", the.BELOW_IDS))
    waives = 0
    if op == the.WAIVE:
        waives = BIT[the.WAIVE_IDS.index(section.choice("waives", "rule", the.WAIVE_IDS))]
    return Character(
        id,
        number,
        op,
        change,
        amount,
        below,
        waives,
        tops,
        tray,
        keeps,
        read_letters(section),
        read_solo(section),
    )


def read_zones(section: Section, op: int) -> tuple[bool, bool]:
    """Return whether a die may be chosen on the delivery, and on top of a column."""
    if op == the.TAKE_BACK:
        return False, True
    if op not in (the.STORE, the.CHANGE):
        return op in (the.WAIVE, the.REROLL, the.SWAP_VALUES, the.REDRAW, the.INSERT), False
    zones: list[str] = section.words("dice", "place", DICE_ZONES)
    if len(set(zones)) < len(zones):
        raise section.error("dice", "says the same twice")
    return "delivery" in zones, "shelf" in zones


def read_amount(section: Section) -> int:
    amount: int = section.number("amount", 1 - FACES, FACES - 1)
    if amount == 0:
        raise section.error("amount", "must change something")
    return amount


def read_letters(section: Section) -> tuple[int, ...]:
    """Return the tie letters by deck, 0 for A."""
    letters: str = section.text("letters")
    if sorted(letters) != ["A", "B", "C", "D"]:
        raise section.error("letters", "must be A, B, C and D, each once")
    return tuple(["ABCD".index(letters[deck]) for deck in range(DECKS)])


def read_solo(section: Section) -> tuple[int, int]:
    """Return the two deliveries that a rival of the solo game wants, 0 for the leftmost."""
    first: int = section.number("solo_first", 1, SOLO_BOXES)
    second: int = section.number("solo_second", 1, SOLO_BOXES)
    if first == second:
        raise section.error("solo_second", "must differ from the first choice")
    return first - 1, second - 1


# Tables.


def read_players(document: Document) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Return dice of each colour in the bag, and deliveries, by number of players."""
    dice, deliveries = [0], [0]
    for place, section in enumerate(document.records("players", MOST_PLAYERS, MOST_PLAYERS)):
        players = place + 1
        if section.number("players", 1, MOST_PLAYERS) != players:
            raise section.error("players", f"must be {players}: they stand in order")
        takers = max(players, 2)  # a solo player has a rival
        most_boxes = SOLO_BOXES if players == 1 else MOST_BOXES
        deliveries.append(section.number("deliveries", takers + 1, most_boxes))
        dice.append(section.number("dice_per_colour", 1, 99))
        needed = DICE_EACH * (takers * (ROUNDS - 1) + deliveries[-1])
        if COLOURS * dice[-1] < needed:
            raise section.error("dice_per_colour", f"the bag runs dry: {needed} dice needed in all")
        section.close()
    return tuple(dice), tuple(deliveries)


def check_shelf(document: Document) -> None:
    """Refuse another shelf: the rules know its size."""
    section = document.records("shelf")[0]
    for key, size in (("columns", COLUMNS), ("height", HEIGHT)):
        if section.number(key, 1, 9) != size:
            raise section.error(key, f"must be {size}: no other shelf can be played")
    section.close()


def read_points(document: Document) -> tuple[tuple[int, ...], int]:
    """Return the points of columns by height, and those of a die on the shelf of shame."""
    section = document.records("points")[0]
    tall = [section.number(key, 0, MOST_POINTS) for key in ("threes", "fours", "fives")]
    shame = section.number("shame", -MOST_POINTS, 0)
    section.close()
    return (0, 0, 0, tall[0], tall[1], tall[2]), shame


def read_ranks(document: Document, names: Names) -> tuple[Rank, ...]:
    """Return the ranks that take points, lowest first; the first section names those below."""
    found: list[Rank] = []
    for number, section in enumerate(document.records("rank", len(RANK_IDS), len(RANK_IDS))):
        section.expect(RANK_IDS[number])
        id = section.new_id(names, "rank")
        if number > 0:
            least = section.number("least", 1, 200)
            if found and least <= found[-1].least:
                raise section.error("least", "must be more than for the rank before")
            found.append(Rank(id, least))
        section.close()
    return tuple(found)
