"""Creature Comforts: what each seat may know."""

from __future__ import annotations

from typing import Final

from klubovna.core.state import Json
from klubovna.core.step import NOBODY, Step
from klubovna.games.creature_comforts import scoring
from klubovna.games.creature_comforts.box.contents import ALMANAC, WHEELBARROW
from klubovna.games.creature_comforts.pieces.numbers import (
    BIT,
    BOARD_PLACES,
    COMFORTS,
    DICE,
    FACES,
    FAMILY_IDS,
    IMPROVEMENTS,
    PLACE_IDS,
    PLACES,
    RESOURCE_IDS,
    RESOURCES,
    SEASON_IDS,
)
from klubovna.games.creature_comforts.rules import glance
from klubovna.games.creature_comforts.rules.assign import Assign
from klubovna.games.creature_comforts.rules.month import season_of
from klubovna.games.creature_comforts.rules.placing import READY, PlaceWorkers, workers_in
from klubovna.games.creature_comforts.rules.storing import laid_out, larder_of_picks, left_over
from klubovna.games.creature_comforts.rules.winter import Store, stored_in
from klubovna.games.creature_comforts.state import Comforts

ZONES: Final = (("a", (3, 4, 5)), ("b", (1, 2)), ("c", (0,)))

# Views.


def view(g: Comforts, seat: int | None) -> Json:
    """Return what lies open, and of the hands only that of `seat`."""
    g.check_seat(seat)
    answer = [] if seat is None or not g.answers else g.answers[seat]
    return {
        "month": g.month,
        "months": g.months,
        "digits": g.settings["digits"],
        "seasons": [SEASON_IDS[season_of(g, month)] for month in range(1, g.months + 1)],
        "step": step_of(g),
        "bird": g.bird,
        "turn": or_none(g.turn),
        "order": g.order(),
        "wheel": g.wheel,
        "zones": {id: [(g.wheel - 1 + n) % FACES + 1 for n in offsets] for id, offsets in ZONES},
        "forest": g.box.valley[g.forest].id if g.forest != NOBODY else None,
        "meadow": g.box.valley[g.meadow].id if g.meadow != NOBODY else None,
        "nest": [g.box.comforts[kind].id for kind in g.nest],
        "deck": sum(g.deck),
        "discard": comforts(g, g.discard),
        "ladder": [g.box.improvements[kind].id for kind in g.ladder],
        "workshop_deck": sum(g.workshop_deck),
        "workshop_discard": improvements(g, g.scrapped),
        "traveller": g.guest().id if g.traveller != NOBODY else None,
        "travellers_left": len(g.travellers),
        "ravens": places(g, g.ravens),
        "village": g.village.copy(),
        "beyond": [
            {"place": g.place_id(BOARD_PLACES + n), "owner": owner}
            for n, owner in enumerate(g.owners)
            if owner != NOBODY
        ],
        "players": [player_json(g, who, who == seat) for who in range(g.seats())],
        "active": active(g, seat),
        "choosing": answer.copy(),
    }


def step_of(g: Comforts) -> str:
    """Return where in the month we are."""
    if g.is_over:
        return "over"
    if g.turn != NOBODY:
        return "turn"
    top: Step = g.agenda[-1]
    if g.month == 0:
        return "setup"
    if isinstance(top, PlaceWorkers):
        return "placing"
    if g.is_winter():
        return "final"
    return "upkeep" if g.village else "traveller"


def player_json(g: Comforts, who: int, is_me: bool) -> Json:
    """Return what lies in front of a player."""
    me = g.players[who]
    is_placing = bool(g.answers) and isinstance(g.agenda[-1], PlaceWorkers)
    answer = g.answers[who] if is_placing else []
    stored = stored_by(g, who)
    larder = larder_of_picks(g.box, stored)
    sheet = scoring.sheet_with(g, who, larder) if stored else scoring.sheet(g, who)
    return {
        "family": FAMILY_IDS[me.family] if me.family != NOBODY else None,
        "heap": heap_json(left_over(g.box, larder, me.heap)),
        "hand": len(me.hand),
        "hand_cards": [g.box.comforts[kind].id for kind in me.hand] if is_me else None,
        "payable": glance.payable(g, who) if is_me else [],
        "affordable": glance.affordable(g, who) if is_me else [],
        "crafting": glance.crafting(g, who) if is_me else {},
        "building": glance.building(g, who) if is_me else {},
        "known": [g.box.comforts[kind].id for kind in me.known],
        "crafted": [g.box.comforts[kind].id for kind in me.crafted],
        "stored": [some_json(heap) for heap in laid_out(g.box, me.crafted, stored)],
        "built": [g.box.improvements[kind].id for kind in me.built],
        "cottages": g.cottages(who),
        "dice": me.dice.copy(),
        "workers": [PLACE_IDS[place] for place in me.workers + workers_in(answer)],
        "lent": [PLACE_IDS[place] for place in me.workers] if is_placing else [],
        "ready": READY in answer,
        "barrow": PLACE_IDS[me.barrow] if me.barrow != NOBODY else None,
        "has_barrow": g.has(who, WHEELBARROW),
        "has_almanac": g.has(who, ALMANAC),
        "sheet": sheet,
        "points": sum(sheet.values()),
        "title": title_of(g, who),
    }


def stored_by(g: Comforts, who: int) -> list[int]:
    """Return the comforts on which a player has stored something, also while that is going on."""
    if g.answers and isinstance(g.agenda[-1], Store):
        return stored_in(g, who, g.answers[who])
    return g.players[who].stored


def heap_json(heap: list[int]) -> Json:
    """Return how many there are of each resource."""
    return {RESOURCE_IDS[r]: heap[r] for r in range(RESOURCES)}


def some_json(heap: list[int]) -> Json:
    """Return how many there are of those resources that are there at all."""
    return {RESOURCE_IDS[r]: heap[r] for r in range(RESOURCES) if heap[r]}


def title_of(g: Comforts, who: int) -> Json | None:
    """Return the title that ends a game alone, with all the manners among which one may pick."""
    if not g.is_over or g.seats() > 1:
        return None
    manners = scoring.manners(g.box, g.players[who].crafted)
    return {**scoring.title(g, who), "manners": manners}


def active(g: Comforts, seat: int | None) -> Json | None:
    """Return the turn under way: dice, places, tokens; to whoever assigns dice, what would fit."""
    if g.turn == NOBODY or not g.work.faces:
        return None
    work = g.work
    top = g.top_choice()
    is_mine = isinstance(top, Assign) and g.turn == seat
    return {
        "player": g.turn,
        "faces": work.faces.copy(),
        "assigned": {
            g.place_id(p): [die for die in range(DICE) if work.assigned[p] & BIT[die]]
            for p in range(PLACES)
            if work.assigned[p]
        },
        "values": {g.place_id(p): work.values[p] for p in range(PLACES) if work.values[p]},
        "tokens": work.tokens,
        "tokens_left": g.lessons_left(g.turn),
        "resolved": [g.place_id(p) for p in range(PLACES) if work.home & BIT[p]],
        "place": g.place_id(top.place) if isinstance(top, Assign) else None,
        "fits": glance.fits(g, g.turn) if is_mine else {},
        "counts": glance.counts(g, g.turn) if is_mine else {},
    }


def comforts(g: Comforts, counts: list[int]) -> list[str]:
    """Return counted comforts one by one."""
    return [g.box.comforts[kind].id for kind in range(COMFORTS) for _ in range(counts[kind])]


def improvements(g: Comforts, counts: list[int]) -> list[str]:
    """Return counted improvements one by one."""
    kinds = range(IMPROVEMENTS)
    return [g.box.improvements[kind].id for kind in kinds for _ in range(counts[kind])]


def places(g: Comforts, mask: int) -> list[str]:
    """Return places that are given as bits."""
    return [g.place_id(place) for place in range(PLACES) if mask & BIT[place]]


def or_none(who: int) -> int | None:
    """Return a player, None for nobody."""
    return None if who == NOBODY else who


# Counting.
