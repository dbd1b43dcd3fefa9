"""Shelfie Stacker: what abilities do with their dice, once the first one is chosen."""

from __future__ import annotations

from typing import ClassVar, Final

from klubovna.core.step import Choice, Confirm, Step
from klubovna.games.shelfie_stacker.pieces.numbers import (
    BIT,
    COLUMNS,
    DICE,
    FACES,
    HEIGHT,
    NONE,
    colour_of,
    die_word,
    make_die,
    value_of,
    without,
)
from klubovna.games.shelfie_stacker.rules import abilities
from klubovna.games.shelfie_stacker.rules.abilities import TOP
from klubovna.games.shelfie_stacker.state import Shelfie
from klubovna.games.shelfie_stacker.text import numbering

ROLL: Final = DICE


def chosen_die(g: Shelfie, player: int, option: int) -> tuple[int, int]:
    """Return a chosen die of the delivery or the shelf, and the value below it, 0 for none."""
    if option < TOP:
        return option, 0
    column = g.players[player].columns[option - TOP]
    return column[-1], abilities.below_top(column)


def set_value(g: Shelfie, player: int, option: int, value: int) -> None:
    """Turn a chosen die to a value."""
    die, _ = chosen_die(g, player, option)
    new = make_die(colour_of(die), value)
    if option < TOP:
        g.replace(player, die, new)
    else:
        columns = g.players[player].columns
        columns[option - TOP] = [*columns[option - TOP][:-1], new]
    g.say(numbering.CHANGED, player, die, new)


class SetValue(Choice):
    """Set the die to any value that the ability allows.

    A die that was just drawn, where no card is named, may keep what it shows.
    """

    width: ClassVar[int] = FACES
    rule: ClassVar[int] = numbering.MUST_CHANGE
    zones: ClassVar[tuple[str, ...]] = ("value",)

    def __init__(self, player: int, chosen: int, card: int) -> None:
        super().__init__(player)
        self.chosen: Final = chosen
        self.card: Final = card

    def options(self, g: Shelfie) -> list[int]:
        """Return the values, less one."""
        if self.card < 0:
            return [0, 1, 2, 3, 4, 5]
        die, below = chosen_die(g, self.player, self.chosen)
        values = abilities.new_values(g.character(self.card), value_of(die), below)
        return [value - 1 for value in values]

    def take(self, g: Shelfie, option: int) -> None:
        """Turn the die."""
        die, _ = chosen_die(g, self.player, self.chosen)
        if value_of(die) != option + 1:
            set_value(g, self.player, self.chosen, option + 1)

    def target(self, g: Shelfie, option: int) -> str:
        """Return the value."""
        return f"value/{option + 1}"

    def why_not(self, g: Shelfie, option: int) -> int:
        """Tell an equal value from one that the die below forbids."""
        if option in self.options(g):
            return 0
        die, _ = chosen_die(g, self.player, self.chosen)
        return numbering.MUST_CHANGE if value_of(die) == option + 1 else numbering.SET_CARD

    def told(self, g: Shelfie) -> dict[str, int | str]:
        """Tell which die is set, and whether it was just drawn."""
        die, _ = chosen_die(g, self.player, self.chosen)
        return {"die": f"die/{die_word(die)}", "drawn": int(self.card < 0)}


class SwapWith(Choice):
    """Choose the die of the delivery with which the first one swaps its value."""

    width: ClassVar[int] = DICE
    rule: ClassVar[int] = numbering.SWAP_VALUES_CARD
    zones: ClassVar[tuple[str, ...]] = ("tray",)

    def __init__(self, player: int, die: int) -> None:
        super().__init__(player)
        self.die: Final = die

    def options(self, g: Shelfie) -> list[int]:
        """Return the dice of another value."""
        return abilities.partners(g.players[self.player], self.die)

    def take(self, g: Shelfie, option: int) -> None:
        """Swap the values; colours stay."""
        tray = g.players[self.player].tray
        one, other = tray.index(self.die), tray.index(option)
        tray[one] = make_die(colour_of(self.die), value_of(option))
        tray[other] = make_die(colour_of(option), value_of(self.die))
        g.say(numbering.SWAPPED_VALUES, self.player, tray[one], tray[other])

    def target(self, g: Shelfie, option: int) -> str:
        """Return the die."""
        return f"tray/{die_word(option)}"

    def told(self, g: Shelfie) -> dict[str, int | str]:
        """Tell which die swaps."""
        return {"die": f"die/{die_word(self.die)}"}


class RescueTo(Choice):
    """Move a die from the shelf of shame straight to a column, by all rules of placing."""

    width: ClassVar[int] = COLUMNS
    rule: ClassVar[int] = numbering.RESCUE_CARD
    zones: ClassVar[tuple[str, ...]] = ("column",)

    def __init__(self, player: int, die: int) -> None:
        super().__init__(player)
        self.die: Final = die

    def options(self, g: Shelfie) -> list[int]:
        """Return the columns that the die fits."""
        return abilities.fitting_columns(g.players[self.player], self.die)

    def take(self, g: Shelfie, option: int) -> None:
        """Move the die."""
        me = g.players[self.player]
        me.shame = without(me.shame, self.die)
        me.columns[option] = [*me.columns[option], self.die]
        g.say(numbering.RESCUED, self.player, self.die, option + 1)

    def target(self, g: Shelfie, option: int) -> str:
        """Return the column."""
        return f"column/{option}"

    def told(self, g: Shelfie) -> dict[str, int | str]:
        """Tell which die is rescued."""
        return {"die": f"die/{die_word(self.die)}"}


class InsertAt(Choice):
    """Push a die into a column: what lies above moves up, and its neighbours must suit it."""

    width: ClassVar[int] = COLUMNS * HEIGHT
    rule: ClassVar[int] = numbering.INSERT_CARD
    zones: ClassVar[tuple[str, ...]] = ("gap",)

    def __init__(self, player: int, die: int) -> None:
        super().__init__(player)
        self.die: Final = die

    def options(self, g: Shelfie) -> list[int]:
        """Return the gaps."""
        return abilities.gaps(g.players[self.player], self.die)

    def take(self, g: Shelfie, option: int) -> None:
        """Push the die in."""
        me = g.players[self.player]
        column = option // HEIGHT
        me.tray.remove(self.die)
        row, dice = option % HEIGHT, me.columns[column]
        me.columns[column] = [*dice[:row], self.die, *dice[row:]]
        g.say(numbering.INSERTED, self.player, self.die, column + 1)

    def target(self, g: Shelfie, option: int) -> str:
        """Return the column and the row of the gap."""
        return f"gap/{option // HEIGHT}-{option % HEIGHT}"

    def told(self, g: Shelfie) -> dict[str, int | str]:
        """Tell which die is pushed in."""
        return {"die": f"die/{die_word(self.die)}"}


class ChooseRoll(Choice):
    """Choose at least one die of the delivery to be rolled again, all of them before rolling.

    Bit n of `rolling` stands for the n-th die of the delivery.
    """

    width: ClassVar[int] = ROLL + 1
    rule: ClassVar[int] = numbering.REROLL_CARD
    zones: ClassVar[tuple[str, ...]] = ("tray", "button/roll")

    def __init__(self, player: int, rolling: int) -> None:
        super().__init__(player)
        self.rolling: Final = rolling

    def options(self, g: Shelfie) -> list[int]:
        """Return the dice not chosen yet, and rolling once there is one."""
        tray = g.players[self.player].tray
        rest = [tray[n] for n in range(len(tray)) if not self.rolling >> n & 1]
        return abilities.different(rest) + ([ROLL] if self.rolling else [])

    def take(self, g: Shelfie, option: int) -> None:
        """Add a die, or roll."""
        if option != ROLL:
            g.then(ChooseRoll(self.player, self.rolling | BIT[self.place_of(g, option)]))
        elif len(self.options(g)) == 1:
            g.then(Confirm(self.player), Roll(self.player, self.rolling))
        else:
            g.then(Roll(self.player, self.rolling))

    def place_of(self, g: Shelfie, die: int) -> int:
        """Return the place of a die that is not chosen yet."""
        tray = g.players[self.player].tray
        n = 0
        while tray[n] != die or self.rolling >> n & 1:
            n += 1
        return n

    def target(self, g: Shelfie, option: int) -> str:
        """Return the die or the button."""
        return "button/roll" if option == ROLL else f"tray/{die_word(option)}"


class Roll(Step):
    """Roll the chosen dice again; what they show stands."""

    def __init__(self, player: int, rolling: int) -> None:
        self.player: Final = player
        self.rolling: Final = rolling

    def do(self, g: Shelfie) -> None:
        """Roll, die by die."""
        tray = g.players[self.player].tray
        for n in range(len(tray)):
            if self.rolling >> n & 1:
                old = tray[n]
                tray[n] = make_die(colour_of(old), g.chance(FACES) + 1)
                g.say(numbering.ROLLED, self.player, old, tray[n])


class Redraw(Step):
    """Put a die of the delivery back into the bag, draw one, and set it as you like."""

    def __init__(self, player: int, die: int) -> None:
        self.player: Final = player
        self.die: Final = die

    def do(self, g: Shelfie) -> None:
        """Return, draw, ask for the value."""
        tray = g.players[self.player].tray
        tray.remove(self.die)
        g.return_die(self.die)
        g.say(numbering.RETURNED, self.player, self.die)
        drawn = g.draw_die()
        tray.append(drawn)
        g.say(numbering.DREW, self.player, colour_of(drawn))
        g.then(SetValue(self.player, drawn, NONE))
