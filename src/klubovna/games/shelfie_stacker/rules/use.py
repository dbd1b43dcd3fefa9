"""Shelfie Stacker: the abilities of the characters, from the chosen card to what it does."""

from __future__ import annotations

from typing import ClassVar, Final

from klubovna.core.step import Choice, Confirm, Step
from klubovna.games.shelfie_stacker.box.contents import (
    CHANGE,
    INSERT,
    REDRAW,
    REROLL,
    RESCUE,
    SET_ANY,
    STORE,
    SWAP_BOXES,
    SWAP_VALUES,
    TAKE_BACK,
    WAIVE,
    Character,
)
from klubovna.games.shelfie_stacker.pieces.numbers import (
    CHARACTERS,
    DECKS,
    DICE,
    die_word,
    value_of,
)
from klubovna.games.shelfie_stacker.pieces.players import Player
from klubovna.games.shelfie_stacker.rules import abilities
from klubovna.games.shelfie_stacker.rules.abilities import SHAMED, TOP
from klubovna.games.shelfie_stacker.rules.deliveries import SwapFirst
from klubovna.games.shelfie_stacker.rules.effects import (
    ChooseRoll,
    InsertAt,
    Redraw,
    RescueTo,
    SetValue,
    SwapWith,
    chosen_die,
    set_value,
)
from klubovna.games.shelfie_stacker.state import Shelfie
from klubovna.games.shelfie_stacker.text import numbering


def lift_top(me: Player, column: int) -> int:
    """Take the topmost die off a column."""
    dice = me.columns[column]
    me.columns[column] = dice[:-1]
    return dice[-1]


def use_card(player: int, copy: int, character: Character) -> Step:
    """Return the question with which an ability begins."""
    if character.op == SWAP_BOXES:
        return SwapFirst(player)
    return ChooseRoll(player, 0) if character.op == REROLL else ChooseDie(player, copy)


class ReuseCard(Choice):
    """Use the ability of one of your spent characters again, at once and within its own window."""

    width: ClassVar[int] = DECKS * CHARACTERS
    rule: ClassVar[int] = numbering.REUSE_CARD
    zones: ClassVar[tuple[str, ...]] = ("card",)

    def __init__(self, player: int, is_placing: int) -> None:
        super().__init__(player)
        self.is_placing: Final = is_placing

    def options(self, g: Shelfie) -> list[int]:
        """Return the spent characters that have something to act on."""
        return abilities.reusable(g, g.players[self.player], bool(self.is_placing))

    def take(self, g: Shelfie, option: int) -> None:
        """Begin the ability; its card stays spent."""
        g.say(numbering.USED[option % CHARACTERS], self.player)
        g.then(use_card(self.player, option, g.character(option)))

    def target(self, g: Shelfie, option: int) -> str:
        """Return the card."""
        return f"card/{g.card_word(option)}"

    def why_not(self, g: Shelfie, option: int) -> int:
        """Tell a character that is repeated by placing from one that can't be."""
        if option in self.options(g):
            return 0
        is_waiver = option in g.players[self.player].spent and g.character(option).op == WAIVE
        return numbering.WAIVE_AGAIN if is_waiver else numbering.REUSE_CARD


class ChooseDie(Choice):
    """Choose the die that the ability acts on: of the delivery, a column's top, or a shamed one."""

    width: ClassVar[int] = SHAMED + DICE
    rule: ClassVar[int] = numbering.OWN_DICE
    zones: ClassVar[tuple[str, ...]] = ("tray", "top", "shamed")

    def __init__(self, player: int, card: int) -> None:
        super().__init__(player)
        self.card: Final = card

    def options(self, g: Shelfie) -> list[int]:
        """Return the dice that the ability can act on."""
        return abilities.choices(g.players[self.player], g.character(self.card))

    def take(self, g: Shelfie, option: int) -> None:
        """Do what the ability does with the die, or ask what is still open."""
        character = g.character(self.card)
        if character.op == STORE:
            self.store(g, option, character.keeps)
        elif character.op == TAKE_BACK:
            self.take_back(g, option - TOP)
        elif character.op == CHANGE:
            self.change(g, option, character)
        elif character.op == SWAP_VALUES:
            g.then(SwapWith(self.player, option))
        elif character.op == RESCUE:
            g.then(RescueTo(self.player, option - SHAMED))
        elif character.op == INSERT:
            g.then(InsertAt(self.player, option))
        else:
            assert character.op == REDRAW
            if len(self.options(g)) == 1:
                g.then(Confirm(self.player), Redraw(self.player, option))
            else:
                g.then(Redraw(self.player, option))

    def store(self, g: Shelfie, option: int, keeps: bool) -> None:
        """Move the die onto the card; what it keeps may come back in a later turn."""
        me = g.players[self.player]
        if option < TOP:
            die = option
            me.tray.remove(die)
        else:
            die = lift_top(me, option - TOP)
        if keeps:
            me.fresh = [*me.fresh, self.card * DICE + die]
            g.say(numbering.STORED, self.player, die)
        else:
            me.stored = [*me.stored, self.card * DICE + die]
            g.say(numbering.GAVE_AWAY, self.player, die)

    def take_back(self, g: Shelfie, column: int) -> None:
        """Move the top of a column to the delivery: it counts as gained in this round."""
        me = g.players[self.player]
        die = lift_top(me, column)
        me.tray.append(die)
        g.say(numbering.TOOK_BACK, self.player, die, column + 1)

    def change(self, g: Shelfie, option: int, character: Character) -> None:
        """Change the value of the die, or ask for it."""
        if character.change == SET_ANY:
            g.then(SetValue(self.player, option, self.card))
            return
        die, below = chosen_die(g, self.player, option)
        values = abilities.new_values(character, value_of(die), below)
        set_value(g, self.player, option, values[0])

    def target(self, g: Shelfie, option: int) -> str:
        """Return the die's place."""
        if option < TOP:
            return f"tray/{die_word(option)}"
        return f"top/{option - TOP}" if option < SHAMED else f"shamed/{die_word(option - SHAMED)}"

    def why_not(self, g: Shelfie, option: int) -> int:
        """Name the rule of the card."""
        return 0 if option in self.options(g) else numbering.CARD + self.card % CHARACTERS + 1

    def told(self, g: Shelfie) -> dict[str, int | str]:
        """Tell which character is used."""
        return {"card": f"character/{g.character(self.card).id}"}
