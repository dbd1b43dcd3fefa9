"""Woodcraft: questions that printed effects ask: whether, with what, and which of several."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from klubovna.core.step import Choice
from klubovna.games.woodcraft.pieces.numbers import (
    COMMISSIONS,
    GLUE,
    GOOD_IDS,
    MATERIALS,
    TILE_IDS,
)
from klubovna.games.woodcraft.rules.actions import perform
from klubovna.games.woodcraft.rules.script import Effects, is_possible
from klubovna.games.woodcraft.state import Wood
from klubovna.games.woodcraft.text import numbering

MOST_CHOICES: Final = 8


def claimable(g: Wood, player: i64) -> list[int]:
    """Return the commissions on display that are not one's own."""
    mine = g.players[player].commissions
    return [commission for commission in g.commissions if commission not in mine]


# Questions.

YES: Final = 0
NO: Final = 1


class MayAct(Choice):
    """The player does a main action that a card offers, or declines."""

    width: ClassVar[int] = 2
    rule: ClassVar[int] = numbering.EFFECTS
    zones: ClassVar[tuple[str, ...]] = ("button/act", "button/pass")

    def __init__(self, player: int, action: int, less: int) -> None:
        super().__init__(player)
        self.action: Final = action
        self.less: Final = less

    def options(self, g: Wood) -> list[int]:
        """Do it or not."""
        return [YES, NO]

    def take(self, g: Wood, option: int) -> None:
        """Do it."""
        if option == YES:
            perform(g, self.player, self.action, self.less)

    def target(self, g: Wood, option: int) -> str:
        """Return the button."""
        return "button/act" if option == YES else "button/pass"

    def told(self, g: Wood) -> dict[str, int | str]:
        """Tell which action."""
        return {"tile": f"tile/{TILE_IDS[self.action]}", "less": self.less}


class MayExchange(Choice):
    """The player pays for an exchange, or declines."""

    width: ClassVar[int] = 2
    rule: ClassVar[int] = numbering.EXCHANGE
    zones: ClassVar[tuple[str, ...]] = ("button/exchange", "button/pass")

    def __init__(self, player: int, script: int, at: int) -> None:
        super().__init__(player)
        self.script: Final = script
        self.at: Final = at

    def options(self, g: Wood) -> list[int]:
        """Exchange or not."""
        return [YES, NO]

    def take(self, g: Wood, option: int) -> None:
        """Pay and get."""
        if option == YES:
            at = Effects(self.player, self.script, self.at, 0)
            g.box.scripts[self.script][self.at].accept(g, self.player, at)

    def target(self, g: Wood, option: int) -> str:
        """Return the button."""
        return "button/exchange" if option == YES else "button/pass"


class PayMaterial(Choice):
    """The player pays with glue, scrap or saw blades, one after the other."""

    width: ClassVar[int] = MATERIALS
    rule: ClassVar[int] = numbering.EXCHANGE
    zones: ClassVar[tuple[str, ...]] = ("material",)

    def __init__(self, player: int, left: int) -> None:
        super().__init__(player)
        self.left: Final = left

    def options(self, g: Wood) -> list[int]:
        """Return the materials there are."""
        goods = g.players[self.player].goods
        return [n for n in range(MATERIALS) if goods[GLUE + n]]

    def take(self, g: Wood, option: int) -> None:
        """Pay one."""
        g.pay(self.player, GLUE + option, 1)
        if self.left > 1:
            g.then(PayMaterial(self.player, self.left - 1))

    def target(self, g: Wood, option: int) -> str:
        """Return the material."""
        return f"material/{GOOD_IDS[GLUE + option]}"


class ChooseEffect(Choice):
    """The player picks one of several rewards, not one that would do nothing."""

    width: ClassVar[int] = MOST_CHOICES
    rule: ClassVar[int] = numbering.EFFECTS
    zones: ClassVar[tuple[str, ...]] = ("effect",)

    def __init__(self, player: int, script: int, at: int, wheel: int) -> None:
        super().__init__(player)
        self.script: Final = script
        self.at: Final = at
        self.wheel: Final = wheel

    def scripts(self, g: Wood) -> tuple[int, ...]:
        """Return what can be chosen from."""
        return g.box.scripts[self.script][self.at].scripts()

    def options(self, g: Wood) -> list[int]:
        """Return those that would do something."""
        scripts = self.scripts(g)
        return [n for n in range(len(scripts)) if is_possible(g, self.player, scripts[n])]

    def take(self, g: Wood, option: int) -> None:
        """Do it."""
        g.then(Effects(self.player, self.scripts(g)[option], 0, self.wheel))

    def target(self, g: Wood, option: int) -> str:
        """Return its number."""
        return f"effect/{option + 1}" if option < len(self.scripts(g)) else ""


class ClaimCommission(Choice):
    """The player claims a commission on display; others may do so in the same round too."""

    width: ClassVar[int] = COMMISSIONS
    rule: ClassVar[int] = numbering.COMMISSION
    zones: ClassVar[tuple[str, ...]] = ("commission",)

    def options(self, g: Wood) -> list[int]:
        """Return those that are left."""
        return claimable(g, self.player)

    def take(self, g: Wood, option: int) -> None:
        """Lay a marker on it."""
        me = g.players[self.player]
        me.commissions = [*me.commissions, option]
        g.say(numbering.CLAIMED, self.player, option)

    def target(self, g: Wood, option: int) -> str:
        """Return the card."""
        return f"commission/{g.box.commissions[option].id}"


STEPS: Final = (MayAct, MayExchange, PayMaterial, ChooseEffect, ClaimCommission)
