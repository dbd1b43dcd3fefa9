"""Reads cards of the valley and travellers of Creature Comforts, and checks them."""

from __future__ import annotations

from typing import Final

from klubovna.components import Document, Names, Section
from klubovna.games.creature_comforts.box import contents as the
from klubovna.games.creature_comforts.box.contents import (
    Requirement,
    Row,
    Slot,
    Traveller,
    ValleyCard,
)
from klubovna.games.creature_comforts.box.language import (
    NOTHING,
    read_dice,
    read_heap,
    read_row,
)
from klubovna.games.creature_comforts.pieces.numbers import (
    BIT,
    BOARD_PLACES,
    CARDS_PER_DECK,
    DECK_IDS,
    FACES,
    FOREST_2,
    MOST_MONTHS,
    NONE,
    PLACE_IDS,
    SEASON_IDS,
    TRAVELLERS,
    VALLEY_CARDS,
)

SEASON_CARDS: Final = [3, 3, 2]
MOST_ROWS: Final = 3
LITERAL: Final = "_literal"
WITH_NEIGHBOURS: Final = [the.LYNX, the.LOON, the.MOOSE]
WITH_AMOUNT: Final = [the.FROG, the.WOODPECKER, the.TURTLE]
WITH_REWARD: Final = [the.RAVEN, the.BEAVER, the.BEAR, the.MOOSE]
WITH_PLACES: Final = [the.BEAVER, the.BEAR, the.MARTEN]


class Digits:
    """Things as they are, and by the digits of the rulebook's text; most are the same."""

    def __init__(self) -> None:
        self.valley: Final[list[ValleyCard]] = []
        self.travellers: Final[list[Traveller]] = []


# Cards of the valley.


def read_valley(document: Document, names: Names, plain: Digits, literal: Digits) -> None:
    """Read the cards, which stand by deck and by season."""
    order = [(d, s) for d in range(2) for s in range(3) for _ in range(SEASON_CARDS[s])]
    for place, section in enumerate(document.records("valley", VALLEY_CARDS, VALLEY_CARDS)):
        id = section.new_id(names, "valley")
        deck, season = order[place]
        if section.choice("deck", "deck", DECK_IDS) != DECK_IDS[deck]:
            message = f"must be {DECK_IDS[deck]} here: each deck has {CARDS_PER_DECK} cards"
            raise section.error("deck", message)
        if section.choice("season", "season", SEASON_IDS) != SEASON_IDS[season]:
            message = f"must be {SEASON_IDS[season]} here: the year has 3, 3 and 2 months"
            raise section.error("season", message)
        left, left_literal = read_slot(section, 1)
        right, right_literal = read_slot(section, 2)
        plain.valley.append(ValleyCard(id, deck, season, (left, right)))
        literal.valley.append(ValleyCard(id, deck, season, (left_literal, right_literal)))
        section.close()


def read_slot(section: Section, number: int) -> tuple[Slot, Slot]:
    """Return a place of a card, and the same by the digits of the rulebook's text."""
    dice: Requirement = read_dice(section, f"dice_{number}")
    literal = dice
    if section.has(f"dice_{number}{LITERAL}"):
        literal = read_dice(section, f"dice_{number}{LITERAL}")
    reward = read_heap(section, f"reward_{number}")
    return Slot(dice, reward), Slot(literal, reward)


# Travellers.


def read_travellers(document: Document, names: Names, plain: Digits, literal: Digits) -> None:
    """Read the travellers; there is one for each month of a solo game."""
    for section in document.records("traveller", TRAVELLERS, TRAVELLERS):
        id = section.new_id(names, "traveller")
        rows, literal_rows = read_rows(section)
        effects = the.TRAVELLER_EFFECT_IDS
        effect = effects.index(section.choice("effect", "effect", effects))
        solo = section.flag("solo")
        if solo and effect in WITH_NEIGHBOURS:
            raise section.error("solo", "this traveller needs other players")
        amount = section.number("amount", 1, 9) if effect in WITH_AMOUNT else 0
        reward = read_heap(section, "reward") if effect in WITH_REWARD else NOTHING
        places = read_places(section, effect) if effect in WITH_PLACES else 0
        for found, offers in ((plain, rows), (literal, literal_rows)):
            row_of = rows_by_face(section, offers)
            found.travellers.append(
                Traveller(id, solo, effect, amount, places, reward, tuple(offers), row_of)
            )
        if section.place == TRAVELLERS - 1:
            check_solo(section, plain.travellers)
        section.close()


def check_solo(section: Section, travellers: list[Traveller]) -> None:
    """Refuse a file with too few travellers for a solo game."""
    if sum([each.solo for each in travellers]) < MOST_MONTHS:
        raise section.error("solo", f"at least {MOST_MONTHS} travellers must be for solo games")


def read_places(section: Section, effect: int) -> int:
    """Return places of the board as bits; no workers are kept out but from the forest."""
    places = 0
    for id in section.words("places", "place", PLACE_IDS[:BOARD_PLACES]):
        places |= BIT[PLACE_IDS.index(id)]
    if effect == the.MARTEN and places >= BIT[FOREST_2 + 1]:
        raise section.error("places", "must be places of the forest")
    return places


def read_rows(section: Section) -> tuple[list[Row], list[Row]]:
    """Return the offers, and the same by the digits of the rulebook's text."""
    rows: list[Row] = []
    literal: list[Row] = []
    for number in range(1, MOST_ROWS + 1):
        key = f"row_{number}"
        if number > 1 and not section.has(key):
            break
        rows.append(read_row(section, key))
        literal.append(read_row(section, key + LITERAL) if section.has(key + LITERAL) else rows[-1])
    return rows, literal


def rows_by_face(section: Section, rows: list[Row]) -> tuple[int, ...]:
    """Return the row by face of the die; every face has one."""
    found = [NONE] * (FACES + 1)
    for number, row in enumerate(rows):
        for face in range(1, FACES + 1):
            if not row.values & BIT[face]:
                continue
            if found[face] != NONE:
                raise section.error(f"row_{number + 1}", f"a die of {face} has a row already")
            found[face] = number
    for face in range(1, FACES + 1):
        if found[face] == NONE:
            raise section.error(f"row_{len(rows)}", f"a die of {face} has no row")
    return tuple(found)
