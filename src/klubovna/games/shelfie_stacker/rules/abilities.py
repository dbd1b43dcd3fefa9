"""Shelfie Stacker: which abilities can be used now, and on which dice; pure questions.

A die is chosen by a number: a die of the delivery by itself, the top of a column as TOP + column,
a die on the shelf of shame as SHAMED + die.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from klubovna.games.shelfie_stacker.box.contents import (
    ADD,
    CHANGE,
    FLIP,
    GREATER,
    INSERT,
    NOT_EQUAL,
    REDRAW,
    REROLL,
    RESCUE,
    REUSE,
    STORE,
    SWAP_BOXES,
    SWAP_VALUES,
    TAKE_BACK,
    WAIVE,
    Character,
)
from klubovna.games.shelfie_stacker.pieces.numbers import (
    COLUMNS,
    DICE,
    FACES,
    HEIGHT,
    colour_of,
    value_of,
)
from klubovna.games.shelfie_stacker.pieces.players import Player
from klubovna.games.shelfie_stacker.pieces.shelf import COLOUR, FITS, NUMBER, misfit
from klubovna.games.shelfie_stacker.state import Shelfie
from klubovna.games.shelfie_stacker.text import numbering

TOP: Final = DICE
SHAMED: Final = DICE + COLUMNS


def different(dice: list[int]) -> list[int]:
    """Return each kind of dice once, lowest first."""
    found: list[int] = []
    for die in dice:
        if die not in found:
            found.append(die)
    found.sort()
    return found


# Which abilities can be used.


def can_use(g: Shelfie, me: Player, character: Character) -> bool:
    """Tell whether an ability of the placing window has anything to act on."""
    op = character.op
    if op in (WAIVE, SWAP_BOXES):  # used by placing, or before a delivery is taken
        return False
    if op == REUSE:
        return bool(reusable(g, me, is_placing=True))
    if op in (REROLL, REDRAW):
        return bool(me.tray)
    if op == STORE and me.tray:
        return True
    if op == CHANGE:
        return can_change(me, character)
    return bool(choices(me, character))


def reusable(g: Shelfie, me: Player, is_placing: bool) -> list[int]:
    """Return the spent characters whose abilities could be used again in this window."""
    found: list[int] = []
    for copy in me.spent:
        character = g.character(copy)
        if character.op == REUSE:
            continue
        if is_placing:
            if can_use(g, me, character):
                found.append(copy)
        elif character.op == SWAP_BOXES and can_swap_boxes(g):
            found.append(copy)
    return found


def how_to_reuse(g: Shelfie, me: Player) -> int:
    """Return the rule that tells how spent characters are repeated: waivers, by placing."""
    if any([g.character(copy).op == WAIVE for copy in me.spent]):
        return numbering.WAIVE_AGAIN
    return numbering.REUSE_CARD


def usable(g: Shelfie, player: int) -> list[int]:
    """Return the ready characters that can be used while placing."""
    me = g.players[player]
    return [copy for copy in me.ready if can_use(g, me, g.character(copy))]


def usable_before_taking(g: Shelfie, player: int) -> list[int]:
    """Return the ready characters that can be used before a delivery is taken."""
    me = g.players[player]
    found: list[int] = []
    for copy in me.ready:
        op = g.character(copy).op
        is_swap = op == SWAP_BOXES and can_swap_boxes(g)
        if is_swap or (op == REUSE and reusable(g, me, is_placing=False)):
            found.append(copy)
    return found


# Which dice an ability can act on.


def choices(me: Player, character: Character) -> list[int]:
    """Return the numbers of the dice that an ability can act on."""
    op = character.op
    if op == CHANGE:
        return changeable(me, character)
    if op == STORE:
        return different(me.tray) + (tops(me) if character.tops else [])
    if op == TAKE_BACK:
        return tops(me)
    if op == SWAP_VALUES:
        return [die for die in different(me.tray) if partners(me, die)]
    if op == RESCUE:
        return [SHAMED + die for die in different(me.shame) if fitting_columns(me, die)]
    if op == INSERT:
        return [die for die in different(me.tray) if gaps(me, die)]
    return different(me.tray)


def tops(me: Player) -> list[int]:
    """Return the topmost dice of the shelf."""
    return [TOP + column for column in range(COLUMNS) if me.columns[column]]


def changeable(me: Player, character: Character) -> list[int]:
    """Return the dice whose value an ability can change."""
    found: list[int] = []
    if character.tray:
        for die in different(me.tray):
            if new_values(character, value_of(die), 0):
                found.append(die)
    if character.tops:
        for c in range(COLUMNS):
            column = me.columns[c]
            if column and new_values(character, value_of(column[-1]), below_top(column)):
                found.append(TOP + c)
    return found


def can_change(me: Player, character: Character) -> bool:
    """Tell whether there is a die whose value an ability can change."""
    if character.tray:
        for die in me.tray:
            if new_values(character, value_of(die), 0):
                return True
    if character.tops:
        for column in me.columns:
            if column and new_values(character, value_of(column[-1]), below_top(column)):
                return True
    return False


def below_top(column: list[int]) -> int:
    """Return the value below the topmost die, 0 if there is none."""
    return value_of(column[-2]) if len(column) > 1 else 0


def new_values(character: Character, value: i64, below: i64) -> list[int]:
    """Return the values that an ability can give to a die with another one below, 0 for none."""
    if character.change == ADD:
        return allowed_values(character, value, below, [value + character.amount])
    if character.change == FLIP:
        return allowed_values(character, value, below, [FACES + 1 - value])
    return allowed_values(character, value, below, [1, 2, 3, 4, 5, 6])


def allowed_values(character: Character, value: i64, below: i64, wished: list[int]) -> list[int]:
    """Return the values that exist, change something and suit the die below."""
    found: list[int] = []
    for new in wished:
        if new == value or not 1 <= new <= FACES:
            continue
        if below and character.below == NOT_EQUAL and new == below:
            continue
        if below and character.below == GREATER and new <= below:
            continue
        found.append(new)
    return found


def partners(me: Player, die: i64) -> list[int]:
    """Return the dice of the delivery that could swap values with a die."""
    return [other for other in different(me.tray) if value_of(other) != value_of(die)]


def fitting_columns(me: Player, die: i64) -> list[int]:
    """Return the columns that take a die as it is."""
    return [column for column in range(COLUMNS) if misfit(me.columns[column], die) == FITS]


def gaps(me: Player, die: i64) -> list[int]:
    """Return where a die could be pushed in between others, as column * HEIGHT + row."""
    found: list[int] = []
    for c in range(COLUMNS):
        column = me.columns[c]
        if not column or len(column) == HEIGHT or colour_of(column[0]) != colour_of(die):
            continue
        for row in range(len(column)):
            is_above = row == 0 or value_of(column[row - 1]) < value_of(die)
            if is_above and value_of(die) < value_of(column[row]):
                found.append(c * HEIGHT + row)
    return found


def can_swap_boxes(g: Shelfie) -> bool:
    """Tell whether dice of two deliveries that nobody has taken differ."""
    for box in range(len(g.deliveries)):
        for die in g.deliveries[box]:
            if swaps_with(g, box, die):
                return True
    return False


def swaps_with(g: Shelfie, box: int, die: int) -> list[int]:
    """Return the dice of other free deliveries that differ from a die, as box * DICE + die."""
    found: list[int] = []
    for other in range(len(g.deliveries)):
        if other != box:
            found += [other * DICE + each for each in different(g.deliveries[other]) if each != die]
    return found


# Placing against a rule.


def payers(g: Shelfie, me: Player, rule: int) -> list[int]:
    """Return the ready characters that could waive a rule, COLOUR or NUMBER, for one placement."""
    found = [copy for copy in me.ready if g.character(copy).waives == rule]
    for copy in me.spent:
        if g.character(copy).waives == rule:
            return found + [each for each in me.ready if g.character(each).op == REUSE]
    return found


def payable(g: Shelfie, me: Player) -> list[bool]:
    """Tell for FITS, COLOUR, NUMBER and both whether ready characters can waive what is wrong."""
    if not me.ready:
        return [True, False, False, False]
    colour = bool(payers(g, me, COLOUR))
    number = bool(payers(g, me, NUMBER))
    return [True, colour, number, colour and number and bool(next_payers(g, me, COLOUR | NUMBER))]


def next_payers(g: Shelfie, me: Player, wrong: int) -> list[int]:
    """Return who can waive the first of the broken rules, so that the other can be waived too."""
    if wrong != COLOUR | NUMBER:
        return payers(g, me, wrong)
    numbers = payers(g, me, NUMBER)
    return [copy for copy in payers(g, me, COLOUR) if any([n != copy for n in numbers])]


def retrievable(g: Shelfie, me: Player) -> list[int]:
    """Return the dice that may come back from the characters they lie on."""
    return different([n % DICE for n in me.stored if g.character(n // DICE).keeps])
