"""Woodcraft: printed effects as steps, and abilities that follow an event.

What each word does stands in other modules, which fill the table `VERBS`: effects lead to actions
and actions to effects, so both must know something that knows neither.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from klubovna.core.step import Step
from klubovna.games.woodcraft.box.contents import EMPTY, Word
from klubovna.games.woodcraft.state import Wood


class Verb:
    """What a word does. `is_possible` tells whether it has something to act on."""

    def is_possible(self, g: Wood, player: i64, word: Word) -> bool:
        """Tell whether it would do anything."""
        return True

    def apply(self, g: Wood, player: int, word: Word, at: Effects) -> None:
        """Do it; `at` is where the word stands. What may be declined is asked first."""
        raise NotImplementedError

    def fail(self, g: Wood, player: int) -> None:
        """There is nothing to act on: say so if it is a loss."""

    def accept(self, g: Wood, player: int, word: Word, at: Effects) -> None:
        """Do it without asking whether: the player has just said so."""
        self.apply(g, player, word, at)


VERBS: Final[list[Verb]] = []  # by op


def is_possible(g: Wood, player: i64, script: i64) -> bool:
    """Tell whether the first word of a script would do anything."""
    words = g.box.scripts[script]
    return bool(words) and VERBS[words[0].op].is_possible(g, player, words[0])


class Effects(Step):
    """The words of a script from `at` on, each with all that follows from it before the next.

    `wheel` is 1 for a bonus of the wheel: its lanterns can't pay for another tile's action.
    """

    def __init__(self, player: int, script: int, at: int, wheel: int) -> None:
        self.player: Final = player
        self.script: Final = script
        self.at: Final = at
        self.wheel: Final = wheel

    def do(self, g: Wood) -> None:
        """Do the first word that is left."""
        words = g.box.scripts[self.script]
        if self.at >= len(words):
            return
        word = words[self.at]
        if self.at + 1 < len(words):
            g.then(Effects(self.player, self.script, self.at + 1, self.wheel))
        verb = VERBS[word.op]
        if verb.is_possible(g, self.player, word):
            verb.apply(g, self.player, word, self)
        else:
            verb.fail(g, self.player)


def accept(g: Wood, player: int, script: int) -> None:
    """Do a script which the player has just asked for."""
    word = g.box.scripts[script][0]
    g.then(Effects(player, script, 1, 0))
    VERBS[word.op].accept(g, player, word, Effects(player, script, 0, 0))


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
