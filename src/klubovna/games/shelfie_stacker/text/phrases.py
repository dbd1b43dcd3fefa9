# not compiled: made once for each page
"""Shelfie Stacker: what a card does, as phrases of the catalogues.

They are made from its data: a corrected file changes the sentence too.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from klubovna.core.phrase import phrase
from klubovna.core.state import Json
from klubovna.games.shelfie_stacker.box.contents import (
    ADD,
    BELOW_IDS,
    BOTTOM_VALUE,
    CHANGE,
    CHANGE_IDS,
    COLOUR,
    COLUMN,
    EQUAL,
    INSERT,
    KIND_IDS,
    LARGEST_COLOUR,
    LEAST,
    MOST,
    PER_COLOUR,
    PER_COLUMN,
    PER_DIE,
    PIPS,
    REDRAW,
    REROLL,
    RESCUE,
    REUSE,
    ROW,
    RUN,
    SHAME_TIERS,
    STORE,
    SWAP_BOXES,
    SWAP_VALUES,
    TAKE_BACK,
    TALL,
    TOP_VALUE,
    VALUE,
    WAIVE,
    WAIVE_IDS,
    Character,
    Condition,
    EndCard,
)
from klubovna.games.shelfie_stacker.pieces.numbers import COLOUR_IDS, COLUMNS

# Abilities that have one sentence.
DEEDS: Final = {
    TAKE_BACK: "view-does-take-back",
    REUSE: "view-does-reuse",
    SWAP_BOXES: "view-does-swap-boxes",
    REROLL: "view-does-reroll",
    SWAP_VALUES: "view-does-swap-values",
    RESCUE: "view-does-rescue",
    REDRAW: "view-does-redraw",
    INSERT: "view-does-insert",
}
COMPARED: Final = {
    EQUAL: "view-is-exactly",
    LEAST: "view-is-least",
    MOST: "view-is-most",
}
OF_COLUMN: Final = {
    TOP_VALUE: "view-column-top-value",
    BOTTOM_VALUE: "view-column-bottom-value",
    TALL: "view-column-height",
    PIPS: "view-column-pips",
    COLUMN: "view-column-place",
}
OF_DIE: Final = {
    VALUE: "view-die-value",
    COLUMN: "view-die-column",
    ROW: "view-die-row",
}
OUTER: Final = {1, COLUMNS}


def ability_phrase(character: Character) -> Json:
    """Return what a character does, as a sentence."""
    op = character.op
    if op == STORE:
        stay = "while" if character.keeps else "forever"
        return phrase("view-does-store", stay=stay, dice=zones(character))
    if op == WAIVE:
        return phrase("view-does-waive", rule=WAIVE_IDS[character.waives - 1])
    return change_phrase(character) if op == CHANGE else phrase(DEEDS[op])


def change_phrase(character: Character) -> Json:
    """Return how a character changes a value, and which one it may change."""
    told: Json = {"dice": zones(character), "below": BELOW_IDS[character.below]}
    if character.change == ADD:
        told |= {"sign": "plus" if character.amount > 0 else "minus"}
        told |= {"amount": abs(character.amount)}
    return phrase(f"view-change-{CHANGE_IDS[character.change]}".replace("_", "-"), **told)


def zones(character: Character) -> str:
    """Return where a die may be chosen."""
    if character.tray and character.tops:
        return "both"
    return "delivery" if character.tray else "shelf"


def end_phrase(card: EndCard) -> Json:
    """Return what an end card scores, as a sentence."""
    key = f"view-end-{KIND_IDS[card.kind]}".replace("_", "-")
    if card.kind == SHAME_TIERS:
        return phrase(key, tiers=chain("view-tiers", tier_phrases(card.tiers)))
    told: Json = {"points": card.points}
    if card.where:
        conditions = [condition_phrase(each, card.kind) for each in card.where]
        told["where"] = chain("view-where", conditions)
    if card.kind in (PER_COLOUR, LARGEST_COLOUR):
        told["limit"] = card.limit
    if card.by_height or card.by_colour:
        told["match"] = "both" if card.by_height and card.by_colour else match_of(card)
    return phrase(key, **told)


def match_of(card: EndCard) -> str:
    """Return the one property in which columns must be equal."""
    return "height" if card.by_height else "colour"


def condition_phrase(condition: Condition, kind: int) -> Json:
    """Return what must be true of a column or a die."""
    if condition.trait == RUN:
        return phrase("view-column-run")
    if condition.trait == COLOUR:
        colours = [phrase("view-is-colour", colour=COLOUR_IDS[each]) for each in condition.values]
        return phrase("view-die-colour", which=chain("view-or", colours))
    is_place = kind == PER_COLUMN and condition.trait == COLUMN
    if is_place and condition.comparison == EQUAL and set(condition.values) == OUTER:
        return phrase("view-column-outer")
    found = [phrase(COMPARED[condition.comparison], number=each) for each in condition.values]
    keys = OF_DIE if kind == PER_DIE else OF_COLUMN
    return phrase(keys[condition.trait], which=chain("view-or", found))


def tier_phrases(tiers: Sequence[int]) -> list[Json]:
    """Return the steps of a table of points: how many dice bring how much."""
    found: list[Json] = []
    first = 0
    for dice, points in enumerate(tiers):
        if dice + 1 == len(tiers) or tiers[dice + 1] != points:
            one = phrase("view-tier-one", dice=dice, points=points)
            more = phrase("view-tier-range", first=first, last=dice, points=points)
            found.append(one if first == dice else more)
            first = dice + 1
    return found


def chain(key: str, phrases: Sequence[Json]) -> Json:
    """Return phrases joined two by two, such as "1, 2 or 3"; one alone stays as it is."""
    joined = phrases[0]
    for each in phrases[1:]:
        joined = phrase(key, first=joined, second=each)
    return joined
