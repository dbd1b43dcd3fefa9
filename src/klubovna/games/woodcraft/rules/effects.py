"""Woodcraft: printed effects that give something: goods, steps, tools, dice, commissions."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from klubovna.games.woodcraft.box.contents import Effect
from klubovna.games.woodcraft.pieces.numbers import LANTERN
from klubovna.games.woodcraft.rules.attic import can_gain_tool, gain_tool
from klubovna.games.woodcraft.rules.changes import ChooseColour, TakePublic, public_dice
from klubovna.games.woodcraft.rules.helpers import Produce
from klubovna.games.woodcraft.rules.offers import ClaimCommission, claimable
from klubovna.games.woodcraft.rules.script import Effects
from klubovna.games.woodcraft.rules.tracks import change_reputation, raise_income
from klubovna.games.woodcraft.state import Wood
from klubovna.games.woodcraft.text import numbering

# Goods.


class Gain(Effect):
    """Take goods from the supply; points are scored at once."""

    op: ClassVar[str] = "gain"

    def __init__(self, good: int, count: int) -> None:
        self.good: Final = good
        self.count: Final = count

    def apply(self, g: Wood, player: int, at: Effects) -> None:
        """Gain; remember lanterns of the wheel."""
        g.gain(player, self.good, self.count)
        if at.wheel and self.good == LANTERN:
            g.wheel_lanterns += self.count

    def is_goods(self) -> bool:
        """Tell that it is."""
        return True


class Lose(Effect):
    """Give goods back, never below 0."""

    op: ClassVar[str] = "lose"

    def __init__(self, good: int, count: int) -> None:
        self.good: Final = good
        self.count: Final = count

    def apply(self, g: Wood, player: int, at: Effects) -> None:
        """Lose."""
        g.lose(player, self.good, self.count)


class GainPer(Effect):
    """Take goods for each helper, or for each completed order."""

    op: ClassVar[str] = "gain_per"

    def __init__(self, good: int, count: int, per_order: bool) -> None:
        self.good: Final = good
        self.count: Final = count
        self.per_order: Final = per_order

    def apply(self, g: Wood, player: int, at: Effects) -> None:
        """Count and gain."""
        me = g.players[player]
        g.gain(player, self.good, self.count * len(me.done if self.per_order else me.helpers))


class Discount(Effect):
    """Pay so much less; prices ask for it, by itself it does nothing."""

    op: ClassVar[str] = "discount"

    def __init__(self, good: int, less: int) -> None:
        self.good: Final = good
        self.less: Final = less

    def is_possible(self, g: Wood, player: i64) -> bool:
        """Tell that it never is."""
        return False


# Tracks, tools and commissions.


class Income(Effect):
    """Advance on an income track."""

    op: ClassVar[str] = "income"

    def __init__(self, track: int, steps: int) -> None:
        self.track: Final = track
        self.steps: Final = steps

    def apply(self, g: Wood, player: int, at: Effects) -> None:
        """Advance."""
        raise_income(g, player, self.track, self.steps)


class Reputation(Effect):
    """Advance on the reputation track, or fall back."""

    op: ClassVar[str] = "reputation"

    def __init__(self, steps: int) -> None:
        self.steps: Final = steps

    def apply(self, g: Wood, player: int, at: Effects) -> None:
        """Move."""
        change_reputation(g, player, self.steps)


class Tool(Effect):
    """Take a tool and place it at once; NONE is one of choice."""

    op: ClassVar[str] = "tool"

    def __init__(self, tool: int) -> None:
        self.tool: Final = tool

    def is_possible(self, g: Wood, player: i64) -> bool:
        """Tell whether a tool is left, and a space is open."""
        return can_gain_tool(g, player)

    def apply(self, g: Wood, player: int, at: Effects) -> None:
        """Take and place it."""
        gain_tool(g, player, self.tool)

    def fail(self, g: Wood, player: int) -> None:
        """Say that the tool is lost."""
        g.say(numbering.TOOL_LOST, player)


class Claim(Effect):
    """Claim a public commission."""

    op: ClassVar[str] = "commission"

    def is_possible(self, g: Wood, player: i64) -> bool:
        """Tell whether one is left that is not one's own."""
        return bool(claimable(g, player))

    def apply(self, g: Wood, player: int, at: Effects) -> None:
        """Choose it."""
        g.then(ClaimCommission(player))


# Production and dice.


class ProduceWith(Effect):
    """Produce with up to so many different helpers."""

    op: ClassVar[str] = "produce"

    def __init__(self, helpers: int) -> None:
        self.helpers: Final = helpers

    def is_possible(self, g: Wood, player: i64) -> bool:
        """Tell whether there is a helper."""
        return bool(g.players[player].helpers)

    def apply(self, g: Wood, player: int, at: Effects) -> None:
        """Choose them."""
        g.then(Produce(player, self.helpers, 0))


class GainDie(Effect):
    """Take a die from the supply; the colours, as bits, are to choose from."""

    op: ClassVar[str] = "gain_die"

    def __init__(self, colours: int, value: int) -> None:
        self.colours: Final = colours
        self.value: Final = value

    def apply(self, g: Wood, player: int, at: Effects) -> None:
        """Take it, of a colour of choice."""
        g.then(ChooseColour(player, self.colours, self.value))


class TakePublicDie(Effect):
    """Take a die of the public store for nothing, of one of the colours and not too high."""

    op: ClassVar[str] = "take_public_die"

    def __init__(self, colours: int, highest: int) -> None:
        self.colours: Final = colours
        self.highest: Final = highest

    def is_possible(self, g: Wood, player: i64) -> bool:
        """Tell whether there is such a die."""
        return bool(public_dice(g, self.colours, self.highest))

    def apply(self, g: Wood, player: int, at: Effects) -> None:
        """Choose it."""
        g.then(TakePublic(player, self.colours, self.highest))
