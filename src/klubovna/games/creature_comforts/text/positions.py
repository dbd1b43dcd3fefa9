# not compiled: looks once at a position that was written by hand
"""Creature Comforts: where pieces can lie."""

from __future__ import annotations

from typing import Any

from klubovna.core.notation import NotationError
from klubovna.core.step import NOBODY
from klubovna.games.creature_comforts.box.contents import RAVEN, SHARED_PLACE, WHEELBARROW
from klubovna.games.creature_comforts.pieces.numbers import (
    BEYOND_COPIES,
    BIT,
    BOARD_PLACES,
    CARDS_PER_DECK,
    COTTAGES,
    DICE,
    FAMILY_DICE,
    INN,
    NEST,
    OWL_DRAW,
    OWL_PICK,
    PLACES,
    RUNGS,
    SEASONS,
    VILLAGE_DICE,
    WORKERS,
    WORKSHOP,
)
from klubovna.games.creature_comforts.rules import month, winter
from klubovna.games.creature_comforts.state import Comforts


def check_pieces(g: Comforts) -> None:
    """Refuse what can't be: too many cards, cards of another season, nobody's cottages."""
    if len(g.nest) > NEST or len(g.ladder) > RUNGS:
        raise NotationError(f"there are {NEST} comforts in the nest, {RUNGS} on the ladder")
    if len(g.village) not in (0, VILLAGE_DICE) or len(g.work.faces) not in (0, DICE):
        raise NotationError("village: four dice; faces: six")
    for seat, me in enumerate(g.players):
        check_player(g, seat, me)
    check_owners(g)
    check_valley(g)
    guests = [*g.travellers, *([g.traveller] if g.traveller != NOBODY else [])]
    if len(set(guests)) != len(guests) or len(g.travellers) < g.months - g.month:
        raise NotationError("travellers: each comes once, and one in every month")
    if g.seats() == 1 and any(not g.box.travellers[guest].solo for guest in guests):
        raise NotationError("travellers: not alone")
    is_raven = g.traveller != NOBODY and g.guest().effect == RAVEN
    if g.ravens and (not is_raven or g.ravens >= BIT[BOARD_PLACES]):
        raise NotationError("ravens: only while the raven is there, on the board")
    check_work(g)


def check_player(g: Comforts, seat: int, me: Any) -> None:
    """Look at a den."""
    if me.family != NOBODY and me.family in [other.family for other in g.players[:seat]]:
        raise NotationError(f"family {seat}: somebody else has it")
    if len(set(me.built)) != len(me.built) or len(me.built) > COTTAGES:
        raise NotationError(f"built {seat}: at most {COTTAGES} different improvements")
    if len(me.dice) not in (0, FAMILY_DICE):
        raise NotationError(f"dice {seat}: two or none")
    if len(set(me.workers)) != len(me.workers) or len(me.workers) > WORKERS:
        raise NotationError(f"workers {seat}: at most {WORKERS}, each on its own place")
    if any(not g.is_open_to_workers(place) for place in me.workers):
        raise NotationError(f"workers {seat}: a place is closed")
    if me.barrow != NOBODY and (
        me.barrow not in me.workers or me.barrow >= OWL_PICK or not g.has(seat, WHEELBARROW)
    ):
        raise NotationError(f"barrow {seat}: with a worker in valley or river")
    if any(me.known.count(kind) > me.hand.count(kind) for kind in me.known):
        raise NotationError(f"known {seat}: cards of the hand")
    if me.stored and (g.agenda or g.month != g.months):
        raise NotationError(f"stored {seat}: only at the very end")
    picks: list[int] = []
    for kind in me.stored:
        if kind not in winter.storable(g, seat, picks):
            raise NotationError(f"stored {seat}: it can't be stored there")
        picks.append(kind)


def check_owners(g: Comforts) -> None:
    """Every place beyond the Valley has the owner who built it."""
    for kind, card in enumerate(g.box.improvements):
        if card.effect != SHARED_PLACE:
            continue
        first = card.place * BEYOND_COPIES
        owners = [owner for owner in g.owners[first : first + BEYOND_COPIES] if owner != NOBODY]
        builders = [seat for seat, me in enumerate(g.players) if kind in me.built]
        if sorted(owners) != builders:
            raise NotationError(f"owners: whoever built {card.id} owns it")


def check_valley(g: Comforts) -> None:
    """The valley shows cards of its season, and enough are left for the other months.

    Before the set-up and in winter there are none.
    """
    seen = [card for card in (g.forest, g.meadow) if card != NOBODY]
    cards = seen + g.unseen
    if len(set(cards)) != len(cards):
        raise NotationError("valley: a card is in two places")
    if not seen and (g.month == 0 or g.is_winter()):
        return
    for deck, top in enumerate((g.forest, g.meadow)):
        first = deck * CARDS_PER_DECK
        season = month.season_of(g, max(1, g.month))
        if top == NOBODY or top // CARDS_PER_DECK != deck or g.box.valley[top].season != season:
            raise NotationError("valley: a card of this deck and season")
        for each in range(SEASONS):
            left = [c for c in g.unseen if c // CARDS_PER_DECK == deck]
            left = [c for c in left if g.box.valley[c].season == each]
            months = [m for m in range(max(1, g.month) + 1, g.months + 1)]
            if len(left) < len([m for m in months if month.season_of(g, m) == each]):
                raise NotationError(f"unseen: not enough cards from {first} on")


def check_work(g: Comforts) -> None:
    """Dice of a turn lie on one place each, where they fit."""
    used = 0
    for place in range(PLACES):
        dice = g.work.assigned[place]
        if not dice:
            if g.work.values[place]:
                raise NotationError("values: of places with dice")
            continue
        if used & dice or g.turn == NOBODY or not is_mine(g, place):
            raise NotationError("assigned: each die once, on own places")
        used |= dice
        if place >= BOARD_PLACES and dice not in (BIT[VILLAGE_DICE], BIT[VILLAGE_DICE + 1]):
            raise NotationError("assigned: beyond the Valley one die of the family")
        is_valued = place in (OWL_DRAW, WORKSHOP, INN)
        if is_valued != bool(g.work.values[place]) or (is_valued and dice not in BIT[:DICE]):
            raise NotationError("values: of owl's nest, workshop and inn")
    if (g.work.tokens or g.work.home or used) and not g.work.faces:
        raise NotationError("faces: the dice of the turn")


def is_mine(g: Comforts, place: int) -> bool:
    """Tell whether the player on turn may have dice on a place; workers may be home already."""
    if place >= BOARD_PLACES:
        return g.owners[place - BOARD_PLACES] != NOBODY
    return not g.players[g.turn].workers or place in g.my_places(g.turn)
