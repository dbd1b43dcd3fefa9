"""Woodcraft: hiring helpers, their places in the workshop, and production."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from klubovna.core.step import Choice, Step
from klubovna.games.woodcraft.box.contents import IMMEDIATE, ON_HIRE
from klubovna.games.woodcraft.pieces.numbers import (
    BERRY,
    BIT,
    HELPER_COLUMNS,
    HELPER_SPACES,
    NONE,
    ROW,
    SPACE_IDS,
    exchanged,
)
from klubovna.games.woodcraft.rules.script import effects
from klubovna.games.woodcraft.state import Wood
from klubovna.games.woodcraft.text import numbering


def helper_price(g: Wood, player: i64, helper: i64, less: i64) -> int:
    """Return what a helper costs a player."""
    full = g.box.helpers[helper].cost
    return max(0, g.price(player, ON_HIRE, NONE, 0, full) - less)


def hireable(g: Wood, player: i64, less: i64) -> list[int]:
    """Return the slots of helpers whom a player can pay and place."""
    me = g.players[player]
    found: list[int] = []
    if len(me.helpers) < HELPER_SPACES:
        for slot in range(ROW):
            helper = g.helper_row[slot]
            if helper != NONE and helper_price(g, player, helper, less) <= me.goods[BERRY]:
                found.append(slot)
    return found


def can_hire(g: Wood, player: i64, less: i64) -> bool:
    """Tell whether a player can pay and place any helper of the row."""
    me = g.players[player]
    if len(me.helpers) == HELPER_SPACES:
        return False
    for helper in g.helper_row:
        if helper != NONE and helper_price(g, player, helper, less) <= me.goods[BERRY]:
            return True
    return False


class HireHelper(Choice):
    """The player takes a helper of the row and pays the whole price at once."""

    width: ClassVar[int] = ROW
    rule: ClassVar[int] = numbering.HIRE_HELPER
    zones: ClassVar[tuple[str, ...]] = ("slot",)

    def __init__(self, player: int, less: int) -> None:
        super().__init__(player)
        self.less: Final = less

    def options(self, g: Wood) -> list[int]:
        """Return the slots."""
        return hireable(g, self.player, self.less)

    def take(self, g: Wood, option: int) -> None:
        """Pay, refill the row, place the helper."""
        helper = g.helper_row[option]
        price = helper_price(g, self.player, helper, self.less)
        g.say(numbering.HIRED, self.player, helper, price)
        g.pay(self.player, BERRY, price)
        g.helper_row = exchanged(g.helper_row, option, NONE)
        g.fill_helpers()
        g.then(PlaceHelper(self.player, helper))

    def target(self, g: Wood, option: int) -> str:
        """Return the slot."""
        return f"slot/{option + 1}"


def is_beside(space: int, other: int) -> bool:
    """Tell whether two spaces share a side."""
    rows = abs(space // HELPER_COLUMNS - other // HELPER_COLUMNS)
    columns = abs(space % HELPER_COLUMNS - other % HELPER_COLUMNS)
    return rows + columns == 1


class PlaceHelper(Choice):
    """The new helper comes beside another; the space pays, then the helper does something.

    First income, then production, then an immediate ability.
    """

    width: ClassVar[int] = HELPER_SPACES
    rule: ClassVar[int] = numbering.HELPER_SPACE
    zones: ClassVar[tuple[str, ...]] = ("space",)

    def __init__(self, player: int, helper: int) -> None:
        super().__init__(player)
        self.helper: Final = helper

    def options(self, g: Wood) -> list[int]:
        """Return the empty spaces beside a helper."""
        taken = g.players[self.player].spaces
        found: list[int] = []
        for space in range(HELPER_SPACES):
            if space not in taken:
                for other in taken:
                    if is_beside(space, other):
                        found.append(space)
                        break
        return found

    def take(self, g: Wood, option: int) -> None:
        """Place the helper: income, production, immediate ability, then what others make of it."""
        me = g.players[self.player]
        g.say(numbering.PLACED_HELPER, self.player, self.helper, option)
        space = g.box.helper_spaces[option]
        earlier = len(me.helpers)
        me.helpers = [*me.helpers, self.helper]
        me.spaces = [*me.spaces, option]
        steps: list[Step] = [effects(self.player, space.income)]
        if space.produce:
            steps.append(Produce(self.player, space.produce, 0))
        ability = g.box.helpers[self.helper].ability
        if ability.kind == IMMEDIATE:
            steps.append(effects(self.player, ability.effects))
        g.then(*steps, AfterHiring(self.player, earlier))

    def target(self, g: Wood, option: int) -> str:
        """Return the space."""
        return f"space/{SPACE_IDS[option]}"

    def told(self, g: Wood) -> dict[str, int | str]:
        """Tell which helper."""
        return {"helper": f"helper/{g.box.helpers[self.helper].id}"}


class AfterHiring(Step):
    """Helpers who were there before a hiring do what they do after one."""

    def __init__(self, player: int, helpers: int) -> None:
        self.player: Final = player
        self.helpers: Final = helpers

    def do(self, g: Wood) -> None:
        """Ask the first so many helpers."""
        me = g.players[self.player]
        heard: list[Step] = []
        for helper in me.helpers[: self.helpers]:
            ability = g.box.helpers[helper].ability
            if ability.effects and ability.hears(ON_HIRE, NONE, 0):
                heard.append(effects(self.player, ability.effects))
        if heard:
            g.then(*heard)


# Production.


class Produce(Choice):
    """Different helpers produce, as many as there are up to a number; the player picks them.

    Gains are never harmful, so nobody is left out. `producing` are the spaces of those who did
    already, as bits.
    """

    width: ClassVar[int] = HELPER_SPACES
    rule: ClassVar[int] = numbering.PRODUCTION
    zones: ClassVar[tuple[str, ...]] = ("helper",)

    def __init__(self, player: int, left: int, producing: int) -> None:
        super().__init__(player)
        self.left: Final = left
        self.producing: Final = producing

    def options(self, g: Wood) -> list[int]:
        """Return the spaces of helpers who can produce."""
        return idle_spaces(g, self.player, self.producing)

    def take(self, g: Wood, option: int) -> None:
        """Let one produce, then the others."""
        producing = self.producing | BIT[option]
        steps: list[Step] = []
        if self.left > 1 and idle_spaces(g, self.player, producing):
            steps.append(Produce(self.player, self.left - 1, producing))
        g.then(production(g, self.player, option), *steps)

    def target(self, g: Wood, option: int) -> str:
        """Return the helper."""
        return helper_target(g, self.player, option)

    def told(self, g: Wood) -> dict[str, int | str]:
        """Tell how many are left."""
        return {"left": self.left}


def idle_spaces(g: Wood, player: i64, producing: i64) -> list[int]:
    """Return the spaces of helpers who don't produce yet."""
    return [n for n in sorted(g.players[player].spaces) if not producing & BIT[n]]


def production(g: Wood, player: int, space: int) -> Step:
    """Tell that the helper on a space produces, and return what comes of it."""
    me = g.players[player]
    helper = me.helpers[me.spaces.index(space)]
    g.say(numbering.PRODUCED, player, helper)
    return effects(player, g.box.helpers[helper].production)


def helper_target(g: Wood, player: int, space: int) -> str:
    """Return the helper on a space, "" if there is none."""
    helper = g.players[player].helper_on(space)
    return "" if helper == NONE else f"helper/{g.box.helpers[helper].id}"


STEPS: Final = (HireHelper, PlaceHelper, AfterHiring, Produce)
