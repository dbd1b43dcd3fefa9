# not compiled: made once for each page
"""Shelfie Stacker: the box as plain JSON, for pages that draw characters and rewards.

What a card does is told as a phrase of the catalogues, made from its data: a corrected file
changes the sentence too.
"""

from __future__ import annotations

from klubovna.core.phrase import phrase
from klubovna.core.state import Json
from klubovna.games.shelfie_stacker.box.contents import (
    KIND_IDS,
    OP_IDS,
    SHAME_TIERS,
    SWAP_BOXES,
    Box,
    Character,
    Competition,
    EndCard,
    Sidekick,
)
from klubovna.games.shelfie_stacker.pieces.numbers import (
    COLOUR_IDS,
    COLOUR_LETTERS,
    DECK_IDS,
    LETTERS,
)
from klubovna.games.shelfie_stacker.text.phrases import ability_phrase, end_phrase


def catalogue(box: Box) -> Json:
    """Return everything that a page draws."""
    return {
        "characters": {each.id: character_json(each) for each in box.characters},
        "sidekicks": {each.id: sidekick_json(each) for each in box.sidekicks},
        "competitions": {each.id: competition_json(each) for each in box.competitions},
        "end_cards": {each.id: end_card_json(each) for each in box.end_cards},
        "ranks": [{"id": each.id, "least": each.least} for each in box.ranks],
        "height_points": list(box.height_points),
        "shame_points": box.shame_points,
    }


# Characters.


def character_json(character: Character) -> Json:
    """Return a character with the letters of its copies and its wishes in solo games."""
    letters = {deck: LETTERS[character.letters[n]] for n, deck in enumerate(DECK_IDS)}
    return {
        "number": character.number,
        "letters": letters,
        "solo": [position + 1 for position in character.solo],
        "op": OP_IDS[character.op],
        "timing": "take" if character.op == SWAP_BOXES else "place",
        "phrase": ability_phrase(character),
    }


# Rewards.


def sidekick_json(sidekick: Sidekick) -> Json:
    """Return a sidekick and what it asks for."""
    told: Json = {
        "colour": COLOUR_IDS[sidekick.colour],
        "least": sidekick.least,
        "points": sidekick.points,
    }
    return {**told, "phrase": phrase("view-sidekick-does", **told)}


def competition_json(competition: Competition) -> Json:
    """Return a competition: its pattern from the top, as it is drawn."""
    rows = [["."] * competition.width for _ in range(competition.height)]
    for column, row, colour in competition.cells:
        rows[-1 - row][column] = COLOUR_LETTERS[colour].upper()
    return {
        "pattern": ["".join(row) for row in rows],
        "points": competition.points,
        "phrase": phrase("view-competition-does", points=competition.points),
    }


def end_card_json(card: EndCard) -> Json:
    """Return an end card; `points` are for one of what it counts, or the most it can bring."""
    points = max(card.tiers) if card.kind == SHAME_TIERS else card.points
    return {"kind": KIND_IDS[card.kind], "points": points, "phrase": end_phrase(card)}
