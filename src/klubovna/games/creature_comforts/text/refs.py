"""Creature Comforts: names of things in targets, events and options."""

from __future__ import annotations

from typing import Final

from klubovna.core.decision import Option
from klubovna.games.creature_comforts.pieces.numbers import (
    BOARD_PLACES,
    FAMILY_IDS,
    RESOURCE_IDS,
    SEASON_IDS,
)
from klubovna.games.creature_comforts.rules import dice, glance
from klubovna.games.creature_comforts.rules.assign import Assign
from klubovna.games.creature_comforts.rules.pay import PayStones
from klubovna.games.creature_comforts.rules.places import requirement_of
from klubovna.games.creature_comforts.state import Comforts

Told = dict[str, int | str]

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
        return ", ".join(str(number))
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
