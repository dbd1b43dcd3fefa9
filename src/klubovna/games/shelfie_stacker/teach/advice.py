# not compiled: made for people, now and then
"""Shelfie Stacker: the open question as a tutor looks at it, and what a beginner does well."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, NamedTuple

from klubovna.core.step import NOBODY, Choice, Confirm, Step, Together
from klubovna.core.teaching import Args, Need
from klubovna.games.shelfie_stacker.box import contents as the
from klubovna.games.shelfie_stacker.box.contents import Box, Character, Competition
from klubovna.games.shelfie_stacker.pieces.numbers import (
    COLOUR_IDS,
    COLUMNS,
    HEIGHT,
    JOKER,
    ROUNDS,
    colour_of,
    die_word,
    make_die,
    value_of,
)
from klubovna.games.shelfie_stacker.pieces.players import Player
from klubovna.games.shelfie_stacker.pieces.shelf import FITS, count_colour, misfit
from klubovna.games.shelfie_stacker.rules import abilities
from klubovna.games.shelfie_stacker.state import Shelfie
from klubovna.games.shelfie_stacker.teach.signs import of_colour

Shelf = list[list[int]]

# What counts besides points, while rounds are still to come.
GROWTH: Final = 2.0  # a column has one die more
LOST_PLACE: Final = 1.5  # a place above that no value can fill any more
SKIPPED: Final = 0.5  # a value that can't come any more
OPENING: Final = 1.0  # an empty column less


# The question.


class Scene(NamedTuple):
    """A position, the seat that is asked, and what it may pick."""

    g: Shelfie
    seat: int
    me: Player
    legal: list[int]
    asked: Step

    def target(self, option: int) -> str:
        """Return the place of an option."""
        if isinstance(self.asked, Together):
            return self.asked.target_of(self.g, self.seat, option)
        assert isinstance(self.asked, Choice), "somebody is asked"
        return self.asked.target(self.g, option)

    def behind_pause(self) -> Step | None:
        """Return what a confirmation lets happen, None if this is none."""
        agenda = self.g.agenda
        return agenda[-2] if isinstance(self.asked, Confirm) and len(agenda) > 1 else None


def scene_of(g: Shelfie, seat: int) -> Scene:
    """Return the question that a seat is asked."""
    return Scene(g, seat, g.players[seat], g.legal_of(seat), g.agenda[-1])


def die_args(die: int) -> Args:
    """Return a die for a phrase."""
    return {"die": f"die/{die_word(die)}"}


def colour_args(colour: int) -> Args:
    """Return a colour for a phrase."""
    return {"colour": f"colour/{COLOUR_IDS[colour]}"}


def card_args(character: Character) -> Args:
    """Return a character for a phrase."""
    return {"card": f"character/{character.id}"}


def colour_in(column: list[int]) -> int:
    """Return the colour of a column, NOBODY if it is empty."""
    return colour_of(column[0]) if column else NOBODY


def sidekick_race(g: Shelfie, seat: int) -> tuple[int, int]:
    """Return how many dice of the sidekick's colour a seat has, and how many would win it."""
    card = g.box.sidekicks[g.sidekick]
    mine = count_colour(g.players[seat].columns, card.colour)
    if g.sidekick_owner in (NOBODY, seat):
        return mine, card.least
    return mine, count_colour(g.players[g.sidekick_owner].columns, card.colour) + 1


# What a beginner does.


class Spot(NamedTuple):
    """Where a die goes well: the column, the value it shows there, and how good that is."""

    column: int
    value: int
    worth: float


class Fit(NamedTuple):
    """A free delivery: how many of its dice find a place, and how well they do."""

    box: int
    placed: int
    worth: float


def rounds_to_come(g: Shelfie) -> int:
    """Return how many rounds follow this one."""
    return ROUNDS - max(g.round, 1)


def top_of(column: list[int]) -> int:
    """Return the value on top of a column, 0 if it is empty."""
    return value_of(column[-1]) if column else 0


def places_left(height: int, top: int) -> int:
    """Return how many dice a column can still take at most."""
    return min(HEIGHT - height, JOKER - top)


def lost_places(column: list[int], value: int) -> int:
    """Return how many places a value closes for good, beyond its own."""
    left = places_left(len(column), top_of(column))
    return left - 1 - places_left(len(column) + 1, value)


def points_there(box: Box, column: list[int], value: int) -> int:
    """Return what height and top of a column bring more with a value on it."""
    height = len(column)
    return box.height_points[height + 1] - box.height_points[height] + value - top_of(column)


def worth_there(box: Box, column: list[int], value: int, to_come: int) -> float:
    """Say how good a value is on a column: by points late in the game, by room for more early."""
    early = to_come / ROUNDS
    room = GROWTH - LOST_PLACE * lost_places(column, value) - (0.0 if column else OPENING)
    room -= SKIPPED * (value - top_of(column) - 1)
    return (1.0 - early) * points_there(box, column, value) + early * room


def fitting_values(column: list[int], die: int) -> list[int]:
    """Return the values with which a die may go on a column; a joker may have any."""
    shown = range(1, JOKER + 1) if value_of(die) == JOKER else [value_of(die)]
    return [v for v in shown if misfit(column, make_die(colour_of(die), v)) == FITS]


def best_spot(box: Box, shelf: Shelf, die: int, to_come: int) -> Spot | None:
    """Return where a die goes best without any character, None if nowhere."""
    spots = [
        Spot(c, value, worth_there(box, shelf[c], value, to_come))
        for c in range(COLUMNS)
        for value in fitting_values(shelf[c], die)
    ]
    return max(spots, key=lambda spot: spot.worth, default=None)


def fit_of(g: Shelfie, shelf: Shelf, dice: Iterable[int], box: int) -> Fit:
    """Place dice one by one from the lowest, each where it is best; what is left is shamed."""
    shelf = [column.copy() for column in shelf]
    placed, worth, to_come = 0, 0.0, rounds_to_come(g)
    for die in sorted(dice, key=lambda each: (value_of(each), each)):
        spot = best_spot(g.box, shelf, die, to_come)
        if spot is None:
            worth += g.box.shame_points
            continue
        shelf[spot.column].append(make_die(colour_of(die), spot.value))
        placed += 1
        worth += spot.worth
    return Fit(box, placed, worth)


def fits(g: Shelfie, me: Player) -> list[Fit]:
    """Return the free deliveries, the best one first."""
    free = [box for box in range(len(g.deliveries)) if g.deliveries[box]]
    found = [fit_of(g, me.columns, g.deliveries[box], box) for box in free]
    return sorted(found, key=lambda fit: -fit.worth)


def homeless(g: Shelfie, me: Player) -> list[int]:
    """Return the dice of the tray that fit no column, whatever a joker shows."""
    return [die for die in me.tray if best_spot(g.box, me.columns, die, 0) is None]


def would_fit(me: Player, character: Character, die: int) -> bool:
    """Tell whether an ability may change a die so that a column takes it; luck may do it always."""
    if character.op in (the.REROLL, the.REDRAW):
        return True
    values: list[int] = []
    if character.op == the.SWAP_VALUES:
        values = [value_of(other) for other in abilities.partners(me, die)]
    elif character.op == the.CHANGE and character.tray:
        values = abilities.new_values(character, value_of(die), 0)
    turned = [make_die(colour_of(die), value) for value in values]
    return any(fitting_values(column, each) for column in me.columns for each in turned)


def best_die(g: Shelfie, me: Player) -> int:
    """Return the die of the tray to begin with: the lowest that fits, else the lowest."""
    at_home = [die for die in me.tray if die not in homeless(g, me)]
    return min(at_home or me.tray, key=lambda die: (value_of(die), die))


# What a shelf lacks of a pattern.


class PatternLack(NamedTuple):
    """A column of a pattern: its colour, the dice that are there, and those that must come.

    Dice below the pattern count too: a column has one colour and is filled from the bottom.
    """

    colour: int
    there: int
    missing: int

    def need(self, target: str = "") -> Need:
        """Return it as have and need."""
        return Need(of_colour(self.colour), self.there, self.there + self.missing, target)


def pattern_lacks(card: Competition, shelf: list[list[int]]) -> list[PatternLack]:
    """Return what a pattern lacks where it lacks least; none if it can't arise any more."""
    best: list[PatternLack] = []
    for left in range(COLUMNS - card.width + 1):
        for bottom in range(HEIGHT - card.height + 1):
            lacks = lacks_at(card, shelf, left, bottom)
            if lacks and (not best or dice_of(lacks) < dice_of(best)):
                best = lacks
    return best


def dice_of(lacks: list[PatternLack]) -> int:
    """Return how many dice must come."""
    return sum(each.missing for each in lacks)


def lacks_at(
    card: Competition, shelf: list[list[int]], left: int, bottom: int
) -> list[PatternLack]:
    """Return what one place of the pattern lacks by columns; none if other colours lie there."""
    found: list[PatternLack] = []
    for column in range(card.width):
        rows = [bottom + row for c, row, _ in card.cells if c == column]
        if not rows:
            continue
        colour, dice = card.wishes[column], shelf[left + column]
        if dice and colour_of(dice[0]) != colour and max(rows) >= len(dice):
            return []
        if any(row < len(dice) and colour_of(dice[row]) != colour for row in rows):
            return []
        there = min(len(dice), max(rows) + 1)
        found.append(PatternLack(colour, there, max(rows) + 1 - there))
    return found
