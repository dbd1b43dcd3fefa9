"""Shelfie Stacker: rivals of solo games. The imaginary friend takes dice away, Shem Bot stacks."""

from __future__ import annotations

from typing import ClassVar, Final

from klubovna.core.step import NOBODY, Choice, Step
from klubovna.games.shelfie_stacker.pieces.numbers import (
    BIT,
    COLOUR_IDS,
    COLOURS,
    COLUMNS,
    HEIGHT,
    colour_of,
    value_of,
)
from klubovna.games.shelfie_stacker.pieces.players import FRIEND
from klubovna.games.shelfie_stacker.state import Shelfie
from klubovna.games.shelfie_stacker.text import numbering

HUMAN: Final = 0


class RivalTurn(Step):
    """The rival takes the delivery that its card names first, or second if you have that one."""

    def __init__(self, who: int) -> None:
        self.who: Final = who

    def do(self, g: Shelfie) -> None:
        """Take the delivery; those of an imaginary friend leave the game."""
        me = g.players[self.who]
        first, second = g.character(me.current).solo
        box = first if g.deliveries[first] else second
        dice = g.deliveries[box]
        g.deliveries[box] = []
        g.takers[box] = self.who
        if me.kind == FRIEND:
            for die in dice:
                g.gone[colour_of(die)] += 1
            g.say(numbering.FRIEND_TOOK, NOBODY, dice[0], dice[1], dice[2])
        else:
            me.tray = dice.copy()
            g.say(numbering.SHEM_TOOK, NOBODY, dice[0], dice[1], dice[2])
            g.then(ShemStack(self.who), ShemSelect(self.who, 0), ShemOpen(self.who))


class ShemStack(Step):
    """Shem Bot ignores values: a die goes on a column of its colour before it opens another.

    If not all dice of a colour fit, the higher ones do; the highest ends on top.
    """

    def __init__(self, who: int) -> None:
        self.who: Final = who

    def do(self, g: Shelfie) -> None:
        """Fill the started columns."""
        me = g.players[self.who]
        for colour in range(COLOURS):
            column = open_column(g, self.who, colour)
            if column == NOBODY:
                continue
            mine = [die for die in me.tray if colour_of(die) == colour]
            mine.sort()
            room = HEIGHT - len(me.columns[column])
            for die in mine[max(0, len(mine) - room) :]:
                me.tray.remove(die)
                me.columns[column] = [*me.columns[column], die]
                g.say(numbering.SHEM_STACKED, NOBODY, die, column + 1)


class ShemSelect(Step):
    """Where empty columns are too few, the colours with the higher dice open them.

    What finds no place goes to the shelf of shame. Bits of `kept` are colours that the human
    preferred among equals.
    """

    def __init__(self, who: int, kept: int) -> None:
        self.who: Final = who
        self.kept: Final = kept

    def do(self, g: Shelfie) -> None:
        """Shame the colours that get no column, or ask which of equals does."""
        me = g.players[self.who]
        empty = len(empty_columns(g, self.who))
        highest = highest_values(me.tray)
        waiting = [c for c in range(COLOURS) if highest[c] and not self.kept >> c & 1]
        free = empty - bits(self.kept)
        if len(waiting) <= free:
            return
        better = [c for c in waiting if beaten_by(highest, waiting, c) < free]
        surely = [c for c in better if as_high_or_higher(highest, waiting, c) <= free]
        if len(better) > free:
            equal = [c for c in better if c not in surely]
            kept = self.kept
            for colour in surely:
                kept |= BIT[colour]
            g.then(DecideForShem(HUMAN, self.who, kept, mask(equal)))
            return
        for die in me.tray.copy():
            colour = colour_of(die)
            if colour in waiting and colour not in better:
                g.shame(self.who, die)
                g.say(numbering.SHEM_SHAMED, NOBODY, die)


class DecideForShem(Choice):
    """If dice of equal value compete for Shem Bot's last columns, you decide which opens one."""

    width: ClassVar[int] = COLOURS
    rule: ClassVar[int] = numbering.SHEM_RUNS_OUT
    zones: ClassVar[tuple[str, ...]] = ("overflow",)

    def __init__(self, player: int, who: int, kept: int, equal: int) -> None:
        super().__init__(player)
        self.who: Final = who
        self.kept: Final = kept
        self.equal: Final = equal

    def options(self, g: Shelfie) -> list[int]:
        """Return the colours whose highest dice are equal."""
        return [colour for colour in range(COLOURS) if self.equal >> colour & 1]

    def take(self, g: Shelfie, option: int) -> None:
        """Keep the colour, and select among the rest."""
        g.then(ShemSelect(self.who, self.kept | BIT[option]))

    def target(self, g: Shelfie, option: int) -> str:
        """Return the colour."""
        return f"overflow/{COLOUR_IDS[option]}"


class ShemOpen(Step):
    """Shem Bot opens columns from left to right, but keeps those free that its pattern needs.

    While the competition can still be won in its first three columns, a colour that the pattern
    asks for opens the column of that colour.
    """

    def __init__(self, who: int) -> None:
        self.who: Final = who

    def do(self, g: Shelfie) -> None:
        """Open a column for each colour that is left, wishes of the pattern first."""
        me = g.players[self.who]
        wishes = wished(g, self.who)
        for colour in by_highest_die(me.tray):
            for column in empty_columns(g, self.who):
                if wishes[column] == colour:
                    self.open(g, colour, column, is_planned=True)
                    break
        for colour in by_highest_die(me.tray):
            wishes = wished(g, self.who)
            empty = empty_columns(g, self.who)
            free = [column for column in empty if wishes[column] == NOBODY]
            self.open(g, colour, free[0] if free else empty[0], is_planned=False)

    def open(self, g: Shelfie, colour: int, column: int, is_planned: bool) -> None:
        """Put all dice of a colour into an empty column, the highest on top."""
        me = g.players[self.who]
        mine = [die for die in me.tray if colour_of(die) == colour]
        mine.sort()
        for die in mine:
            me.tray.remove(die)
            me.columns[column] = [*me.columns[column], die]
            g.say(
                numbering.SHEM_PLANNED if is_planned else numbering.SHEM_OPENED,
                NOBODY,
                die,
                column + 1,
            )


# Where Shem Bot looks.


def open_column(g: Shelfie, who: int, colour: int) -> int:
    """Return the column of a colour that has room, NOBODY if there is none."""
    columns = g.players[who].columns
    for column in range(COLUMNS):
        dice = columns[column]
        if dice and len(dice) < HEIGHT and colour_of(dice[0]) == colour:
            return column
    return NOBODY


def empty_columns(g: Shelfie, who: int) -> list[int]:
    """Return the empty columns from left to right."""
    columns = g.players[who].columns
    return [column for column in range(COLUMNS) if not columns[column]]


def wished(g: Shelfie, who: int) -> list[int]:
    """Return the colour for which each column is kept free, NOBODY where there is none."""
    wishes = [NOBODY] * COLUMNS
    if g.competition == NOBODY or g.competition_owner != NOBODY:
        return wishes
    pattern = g.box.competitions[g.competition].wishes
    columns = g.players[who].columns
    for column in range(len(pattern)):
        dice = columns[column]
        if dice and pattern[column] not in (NOBODY, colour_of(dice[0])):
            return [NOBODY] * COLUMNS
        if not dice:
            wishes[column] = pattern[column]
    return wishes


def highest_values(dice: list[int]) -> list[int]:
    """Return the highest value of each colour, 0 where there is none."""
    highest = [0] * COLOURS
    for die in dice:
        highest[colour_of(die)] = max(highest[colour_of(die)], value_of(die))
    return highest


def beaten_by(highest: list[int], colours: list[int], colour: int) -> int:
    """Count the colours with a higher die."""
    return len([c for c in colours if highest[c] > highest[colour]])


def as_high_or_higher(highest: list[int], colours: list[int], colour: int) -> int:
    """Count the colours with a die as high or higher, this one among them."""
    return len([c for c in colours if highest[c] >= highest[colour]])


def by_highest_die(dice: list[int]) -> list[int]:
    """Return the colours of dice, the one with the highest die first; equals as they lie."""
    highest = highest_values(dice)
    found: list[int] = []
    for value in range(6, 0, -1):
        for die in dice:
            colour = colour_of(die)
            if value_of(die) == value == highest[colour] and colour not in found:
                found.append(colour)
    return found


def bits(mask: int) -> int:
    """Count the colours of a mask."""
    return len([c for c in range(COLOURS) if mask >> c & 1])


def mask(colours: list[int]) -> int:
    """Return a mask with the bits of colours."""
    made = 0
    for colour in colours:
        made |= BIT[colour]
    return made
