"""Hamlet: the solo opponent's turn: priority actions first, then what a disc points to.

His lists of priorities are in `rival.py` and `rival_builds.py`, a function for each action.
"""

from __future__ import annotations

from typing import Final

from klubovna.core.step import NOBODY, Step
from klubovna.games.hamlet.pieces.numbers import CHURCH, NONE, TOWN_HALL, VILLAGERS
from klubovna.games.hamlet.rules.rival import (
    RIVAL,
    deliver_something,
    find_production,
    find_refinery,
    produce,
    refine,
    sell_something,
)
from klubovna.games.hamlet.rules.rival_builds import (
    build,
    build_road,
    find_building,
    find_plan,
    find_road,
    take_plan,
)
from klubovna.games.hamlet.state import Hamlet
from klubovna.games.hamlet.text import numbering

# Action tokens, as they lie beside his board.
REFINE: Final = 0
CONSTRUCT: Final = 1
PRODUCE: Final = 2
BLUEPRINT: Final = 3  # a plan at the town hall
ROAD: Final = 4
DIFFICULTIES: Final = ["easy", "normal", "hard"]


class RivalTurn(Step):
    """The rival's villagers stand up, and each of them acts once."""

    def do(self, g: Hamlet) -> None:
        """Let them stand up, and act one after the other."""
        me = g.players[RIVAL]
        g.turn = RIVAL
        me.get_up()
        g.say(numbering.TURN, RIVAL)
        g.then(RivalActs())


class RivalActs(Step):
    """A villager of the rival hires, delivers or sells; else a drawn disc says what to do."""

    def do(self, g: Hamlet) -> None:
        """Act, and let the next one act."""
        me = g.players[RIVAL]
        if hire(g) or deliver_something(g) or sell_something(g):
            g.has_worked = True
        else:
            act_by_disc(g)
        if me.standing:
            g.then(self)
        else:
            g.turn = NOBODY


def hire(g: Hamlet) -> bool:
    """Hire a villager for favour at the town hall; with room for a plan, take one too."""
    me, rival = g.players[RIVAL], g.rival
    assert rival is not None
    price = g.box.solo.hire_cost
    if rival.favour < price or me.villagers() >= VILLAGERS:
        return False
    rival.favour -= price
    me.lay_down(TOWN_HALL)
    me.lying = sorted([*me.lying, CHURCH])
    g.say(numbering.HIRED_VILLAGER, RIVAL, price)
    place = find_plan(g)
    if place != NONE:
        take_plan(g, place)
    return True


def act_by_disc(g: Hamlet) -> None:
    """Draw a disc; the first action from there on that is possible is done, and goes to the end."""
    me, rival = g.players[RIVAL], g.rival
    assert rival is not None
    disc = draw_disc(g)
    count = len(rival.actions)
    for n in range(count):
        place = (disc + n) % count
        action = rival.actions[place]
        found = find(g, action)
        if found != NONE:
            g.has_worked = True
            g.say(numbering.RIVAL_DREW, RIVAL, disc, action)
            carry_out(g, action, found)
            rival.actions.append(rival.actions.pop(place))
            break
    else:
        me.lay_down(CHURCH)
        rival.favour += 1
        g.say(numbering.RIVAL_IDLE, RIVAL)
    if not sum(rival.cup):
        refill_cup(g)


def draw_disc(g: Hamlet) -> int:
    """Draw a disc; its colour is the place of an action token."""
    rival = g.rival
    assert rival is not None
    drawn = g.chance(sum(rival.cup))
    disc = 0
    while drawn >= rival.cup[disc]:
        drawn -= rival.cup[disc]
        disc += 1
    rival.cup[disc] -= 1
    return disc


def refill_cup(g: Hamlet) -> None:
    """Put all discs back; favour turns up and grows."""
    rival = g.rival
    assert rival is not None
    coins = g.box.solo.refill_coins[DIFFICULTIES.index(str(g.settings["difficulty"]))]
    rival.cup = list(g.box.solo.discs)
    rival.is_up = True
    rival.favour += coins
    g.say(numbering.RIVAL_REFILLED, RIVAL, coins)


def find(g: Hamlet, action: int) -> int:
    """Return what an action would be about: a tile, a place or a contact; NONE: not possible."""
    if action == REFINE:
        return find_refinery(g)
    if action == CONSTRUCT:
        return find_building(g)
    if action == PRODUCE:
        return find_production(g)
    return find_road(g) if action == ROAD else find_plan(g)


def carry_out(g: Hamlet, action: int, found: int) -> None:
    """Do an action with what was found for it."""
    if action == REFINE:
        refine(g, found)
    elif action == CONSTRUCT:
        build(g, found)
    elif action == PRODUCE:
        produce(g, found)
    elif action == ROAD:
        build_road(g, found)
    else:
        g.players[RIVAL].lay_down(TOWN_HALL)
        take_plan(g, found)


STEPS: Final = (RivalTurn, RivalActs)
