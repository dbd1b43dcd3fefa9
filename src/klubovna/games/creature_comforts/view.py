"""Creature Comforts: what each seat may know, and the worlds it must think possible."""

from __future__ import annotations

from typing import Any, Final

from klubovna.core.decision import Option
from klubovna.core.luck import Luck
from klubovna.core.step import NOBODY, Choice, Step, Together
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
from klubovna.games.creature_comforts.pieces.players import Player
from klubovna.games.creature_comforts.rules import dice, glance
from klubovna.games.creature_comforts.rules.assign import Assign
from klubovna.games.creature_comforts.rules.month import season_of
from klubovna.games.creature_comforts.rules.pay import PayStones
from klubovna.games.creature_comforts.rules.places import requirement_of
from klubovna.games.creature_comforts.rules.placing import READY, PlaceWorkers, workers_in
from klubovna.games.creature_comforts.rules.storing import laid_out, left_over, plan_of_picks
from klubovna.games.creature_comforts.rules.winter import Store, stored_in
from klubovna.games.creature_comforts.state import Comforts, nth

Json = dict[str, Any]

Told = dict[str, int | str]

ZONES: Final = (("a", (3, 4, 5)), ("b", (1, 2)), ("c", (0,)))

# What lies in the zones of targets.
THINGS: Final = {
    "place": "place",
    "worker": "place",
    "barrow": "place",
    "jay": "place",
    "hand": "comfort",
    "discard": "comfort",
    "crafted": "comfort",
    "stored": "comfort",
    "den": "family",
    "good": "resource",
    "give": "resource",
    "coin_for": "resource",
}


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
        "workshop_deck": sum(g.plans),
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
    plan = plan_of_picks(g.box, stored)
    sheet = scoring.sheet_with(g, who, plan) if stored else scoring.sheet(g, who)
    return {
        "family": FAMILY_IDS[me.family] if me.family != NOBODY else None,
        "heap": heap_json(left_over(g.box, plan, me.heap)),
        "hand": len(me.hand),
        "hand_cards": [g.box.comforts[kind].id for kind in me.hand] if is_me else None,
        "payable": glance.payable(g, who) if is_me else [],
        "affordable": glance.affordable(g, who) if is_me else [],
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


# Things.


def thing(target: str) -> str:
    """Return the ref of the thing at a target."""
    zone, _, word = target.partition("/")
    return f"{THINGS[zone]}/{word}" if zone in THINGS else word


def ref(type: str, number: int, g: Comforts) -> str:
    """Return the name of a thing in events."""
    if type == "family":
        return f"family/{FAMILY_IDS[number]}"
    if type == "season":
        return f"season/{SEASON_IDS[number]}"
    if type == "traveller":
        return f"traveller/{g.box.travellers[number].id}"
    if type == "place":
        return f"place/{g.place_id(number)}"
    if type == "resource":
        return f"resource/{RESOURCE_IDS[number]}"
    if type == "comfort":
        return f"comfort/{g.box.comforts[number].id}"
    if type == "improvement":
        return f"improvement/{g.box.improvements[number].id}"
    if type == "dice":
        return f"dice/{', '.join(str(number))}"
    return f"seat/{number}"


def spoken(option: Option, g: Comforts, seat: int) -> Option:
    """Return an option that knows faces, cards and prices, where its target has only numbers."""
    zone, _, word = option.target.partition("/")
    args = dict(option.args)
    if zone == "nest" and int(word) < len(g.nest):
        args["thing"] = ref("comfort", g.nest[int(word)], g)
    elif zone == "rung" and int(word) < len(g.ladder):
        args["thing"] = ref("improvement", g.ladder[int(word)], g)
    elif zone == "seat":
        args["seat"] = int(word)
    elif zone in ("dice", "value"):
        args.update(laid_dice(zone, word, g, seat))
    elif zone in ("village", "family"):
        args["thing"] = turned_die(zone, word, g, seat)
    elif zone == "stones":
        top = g.top_choice()
        assert isinstance(top, PayStones)
        args["coins"] = max(0, top.total - int(word))
    return Option(option.id, option.target, option.key, args)


def laid_dice(zone: str, word: str, g: Comforts, seat: int) -> Told:
    """Return faces of dice that would be laid on a place, and the tokens that it takes."""
    top = g.top_choice()
    assert isinstance(top, Assign)
    if zone == "value":
        face, value = g.work.faces[int(word[0])], int(word[-1])
        tokens = glance.value_cost(g, seat, top.place, face, value)
        return {"thing": face, "value": value, "change": int(value != face), "tokens": tokens}
    faces = sorted([g.work.faces[int(die)] for die in word])
    needed = 0
    if top.place < BOARD_PLACES:
        needed = dice.tokens_needed(requirement_of(g, top.place), faces, g.wheel)
    shown = " + ".join([str(face) for face in faces])
    return {"thing": shown, "count": len(faces), "tokens": max(0, needed)}


def turned_die(zone: str, word: str, g: Comforts, seat: int) -> str:
    """Return the face of a die that would be turned, and what it would show."""
    die, _, change = word.partition("-")
    face = g.village[int(die)] if zone == "village" else g.players[seat].dice[int(die)]
    if zone == "village":
        return f"{face} → {face + 1 if change == 'up' else face - 1}"
    more = face if change.startswith("plus") else 0
    return f"{face} → {more + int(change[-1])}"


# Guesses.


def guess(g: Comforts, seat: int, luck: Luck) -> Comforts:
    """Return a clone in which the other hands are dealt anew from what the seat has not seen."""
    g.check_seat(seat)
    made = g.clone()
    made.pauses = frozenset()
    made.luck = luck
    others = [who for who in range(made.seats()) if who != seat]
    for who in others:
        for kind in unknown(made.players[who]):
            made.deck[kind] += 1
    for who in others:
        me = made.players[who]
        hand = me.known.copy()
        while len(hand) < len(me.hand):
            kind = nth(made.deck, luck.below(sum(made.deck)))
            made.deck[kind] -= 1
            hand.append(kind)
        me.hand = sorted(hand)
    if made.answers:
        guess_answers(made, others, luck)
    if not made.is_over:
        top = made.agenda[-1]
        made.legal = top.options(made) if isinstance(top, Choice) else made.legal_of(made.actor)
    return made


def guess_answers(g: Comforts, others: list[int], luck: Luck) -> None:
    """Whoever has answered in secret has answered something, but nobody else can know what."""
    top = g.agenda[-1]
    assert isinstance(top, Together)
    if top.is_open():
        return
    for who in others:
        is_done = not top.options_of(g, who, g.answers[who])
        g.answers[who] = []
        legal = top.options_of(g, who, []) if is_done else []
        while legal:
            g.answers[who].append(legal[luck.below(len(legal))])
            legal = top.options_of(g, who, g.answers[who])


def unknown(me: Player) -> list[int]:
    """Return the comforts in a hand that nobody else has seen."""
    left = me.hand.copy()
    for kind in me.known:
        left.remove(kind)
    return left


# Counting.
