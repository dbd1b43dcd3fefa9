# not compiled: reads and writes positions for people
"""Creature Comforts: positions as text.

Resources are written "2 wood 1 coin", cards and places by their ids, dice as their faces. What is
left out is empty; decks hold what lies nowhere else. Without an agenda, "next: 1" is who has the
next turn.
"""

from __future__ import annotations

from collections.abc import Sequence

from klubovna.core.parts import HasId
from klubovna.core.step import NOBODY
from klubovna.games.creature_comforts.pieces.numbers import (
    BEYOND_IDS,
    BIT,
    DICE,
    FAMILY_IDS,
    PLACE_IDS,
    PLACES,
    RESOURCE_IDS,
    RESOURCES,
)
from klubovna.games.creature_comforts.pieces.players import Player
from klubovna.games.creature_comforts.state import Comforts

ALL_PLACES = [*PLACE_IDS, *(f"{id}#{copy}" for id in BEYOND_IDS for copy in (1, 2))]


def pieces(g: Comforts) -> dict[str, str]:
    """Write all data of the position beside the agenda; empty heaps are left out."""
    box = g.box
    lines = {
        "players": str(g.seats()),
        "month": str(g.month),
        "bird": str(g.bird),
        "turn": write_who(g.turn),
        "wheel": str(g.wheel),
        "forest": write_card(box.valley, g.forest),
        "meadow": write_card(box.valley, g.meadow),
        "unseen": write_cards(box.valley, g.unseen),
        "nest": write_cards(box.comforts, g.nest),
        "deck": write_counts(box.comforts, g.deck),
        "discard": write_counts(box.comforts, g.discard),
        "ladder": write_cards(box.improvements, g.ladder),
        "plans": write_counts(box.improvements, g.workshop_deck),
        "scrapped": write_counts(box.improvements, g.scrapped),
        "traveller": write_card(box.travellers, g.traveller),
        "travellers": write_cards(box.travellers, g.travellers),
        "ravens": write_places(g.ravens),
        "village": write_faces(g.village),
        "owners": " ".join(map(write_who, g.owners)),
        "faces": write_faces(g.work.faces),
        "assigned": write_assigned(g.work.assigned),
        "values": " ".join(
            f"{ALL_PLACES[p]}:{g.work.values[p]}" for p in range(PLACES) if g.work.values[p]
        ),
        "tokens": str(g.work.tokens) if g.work.tokens else "",
        "home": write_places(g.work.home),
    }
    for seat, me in enumerate(g.players):
        lines |= {f"{key} {seat}": text for key, text in player_lines(g, me).items()}
    kept = ("deck", "plans", "unseen", "travellers")
    return {key: text for key, text in lines.items() if text or key in kept}


def player_lines(g: Comforts, me: Player) -> dict[str, str]:
    """Write what lies in front of a player."""
    return {
        "family": FAMILY_IDS[me.family] if me.family != NOBODY else "-",
        "heap": " ".join(f"{me.heap[r]} {RESOURCE_IDS[r]}" for r in range(RESOURCES) if me.heap[r]),
        "hand": write_cards(g.box.comforts, me.hand),
        "known": write_cards(g.box.comforts, me.known),
        "crafted": write_cards(g.box.comforts, me.crafted),
        "built": write_cards(g.box.improvements, me.built),
        "dice": write_faces(me.dice),
        "workers": " ".join(PLACE_IDS[place] for place in me.workers),
        "barrow": PLACE_IDS[me.barrow] if me.barrow != NOBODY else "",
        "stored": write_cards(g.box.comforts, me.stored),
    }


def write_who(who: int) -> str:
    """Write a player, "-" for nobody."""
    return "-" if who == NOBODY else str(who)


def write_card(cards: Sequence[HasId], card: int) -> str:
    """Write a card, "-" for none."""
    return "-" if card == NOBODY else str(cards[card].id)


def write_cards(cards: Sequence[HasId], numbers: list[int]) -> str:
    """Write cards."""
    return " ".join(cards[n].id for n in numbers)


def write_counts(cards: Sequence[HasId], counts: list[int]) -> str:
    """Write counted cards."""
    return " ".join(f"{count} {cards[n].id}" for n, count in enumerate(counts) if count)


def write_faces(faces: list[int]) -> str:
    """Write dice."""
    return " ".join(map(str, faces))


def write_places(mask: int) -> str:
    """Write places that are given as bits."""
    return " ".join(ALL_PLACES[place] for place in range(PLACES) if mask & BIT[place])


def write_assigned(assigned: list[int]) -> str:
    """Write which dice lie on which places: "forest_2:13" are dice 1 and 3."""
    sets = ["".join(str(d) for d in range(DICE) if dice & BIT[d]) for dice in assigned]
    return " ".join(f"{ALL_PLACES[p]}:{sets[p]}" for p in range(PLACES) if sets[p])
