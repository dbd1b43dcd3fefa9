"""Woodcraft: printed effects as steps, and abilities that follow an event."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from klubovna.core.step import Step
from klubovna.games.woodcraft.box.contents import EMPTY
from klubovna.games.woodcraft.state import Wood


def is_possible(g: Wood, player: i64, script: i64) -> bool:
    """Tell whether the first effect of a script would do anything."""
    found = g.box.scripts[script]
    return bool(found) and found[0].is_possible(g, player)


class Effects(Step):
    """Printed effects happen from `at` on, each with all that follows before the next.

    `wheel` is 1 for a bonus of the wheel: its lanterns can't pay for another tile's action.
    """

    def __init__(self, player: int, script: int, at: int, wheel: int) -> None:
        self.player: Final = player
        self.script: Final = script
        self.at: Final = at
        self.wheel: Final = wheel

    def do(self, g: Wood) -> None:
        """Do the first effect that is left."""
        script = g.box.scripts[self.script]
        if self.at >= len(script):
            return
        effect = script[self.at]
        if self.at + 1 < len(script):
            g.then(Effects(self.player, self.script, self.at + 1, self.wheel))
        if effect.is_possible(g, self.player):
            effect.apply(g, self.player, self)
        else:
            effect.fail(g, self.player)


def accept(g: Wood, player: int, script: int) -> None:
    """Do a script which the player has just asked for."""
    g.then(Effects(player, script, 1, 0))
    g.box.scripts[script][0].accept(g, player, Effects(player, script, 0, 0))


def effects(player: int, script: int) -> Effects:
    """Return the step that does a whole script."""
    return Effects(player, script, 0, 0)


class After(Step):
    """A permanent ability follows its event; several in the order in which helpers came."""

    def __init__(self, player: int, event: int, colour: int, value: int) -> None:
        self.player: Final = player
        self.event: Final = event
        self.colour: Final = colour
        self.value: Final = value

    def do(self, g: Wood) -> None:
        """Let every helper who hears the event do something."""
        me = g.players[self.player]
        heard: list[Step] = []
        for helper in me.helpers:
            ability = g.box.helpers[helper].ability
            is_heard = ability.hears(self.event, self.colour, self.value)
            if is_heard and ability.effects != EMPTY:
                heard.append(effects(self.player, ability.effects))
        if heard:
            g.then(*heard)


STEPS: Final = (Effects, After)
