"""Woodcraft: what the words of printed effects do, and the questions they ask."""

from __future__ import annotations

from mypy_extensions import i64

from klubovna.games.woodcraft.box.contents import Word
from klubovna.games.woodcraft.pieces.numbers import (
    CLASSES,
    FACES,
    LANTERN,
)
from klubovna.games.woodcraft.rules.actions import can_perform, perform
from klubovna.games.woodcraft.rules.attic import can_gain_tool, gain_tool
from klubovna.games.woodcraft.rules.changes import (
    BumpDie,
    ChooseColour,
    FlipUp,
    RecolorDie,
    SplitDie,
    TakePublic,
    bumpable,
    public_dice,
    recolourable,
    usable_tiles,
)
from klubovna.games.woodcraft.rules.helpers import Produce
from klubovna.games.woodcraft.rules.offers import (
    ChooseEffect,
    ClaimCommission,
    MayAct,
    MayExchange,
    can_pay_for,
    claimable,
    pay_for,
)
from klubovna.games.woodcraft.rules.row_cards import RefreshRow, row_slots
from klubovna.games.woodcraft.rules.script import VERBS, Effects, Verb, is_possible
from klubovna.games.woodcraft.rules.tracks import change_reputation, raise_income
from klubovna.games.woodcraft.rules.wood import (
    LARGEST_RAISE,
    ChooseTree,
    GlueFirst,
    grow,
    has_partner,
)
from klubovna.games.woodcraft.state import Wood
from klubovna.games.woodcraft.text import numbering

# Gains.


class Gain(Verb):
    """Take goods from the supply; points are scored at once."""

    def apply(self, g: Wood, player: int, word: Word, at: Effects) -> None:
        """Gain; remember lanterns of the wheel."""
        g.gain(player, word.a, word.b)
        if at.wheel and word.a == LANTERN:
            g.wheel_lanterns += word.b


class Lose(Verb):
    """Give goods back, never below 0."""

    def apply(self, g: Wood, player: int, word: Word, at: Effects) -> None:
        """Lose."""
        g.lose(player, word.a, word.b)


class Income(Verb):
    """Advance on an income track."""

    def apply(self, g: Wood, player: int, word: Word, at: Effects) -> None:
        """Advance."""
        raise_income(g, player, word.a, word.b)


class Reputation(Verb):
    """Advance on the reputation track, or fall back."""

    def apply(self, g: Wood, player: int, word: Word, at: Effects) -> None:
        """Move."""
        change_reputation(g, player, word.b)


class Tool(Verb):
    """Take a tool and place it at once."""

    def is_possible(self, g: Wood, player: i64, word: Word) -> bool:
        """A tool is left, and a space is open."""
        return can_gain_tool(g, player)

    def apply(self, g: Wood, player: int, word: Word, at: Effects) -> None:
        """Take and place it."""
        gain_tool(g, player, word.a)

    def fail(self, g: Wood, player: int) -> None:
        """The tool is lost."""
        g.say(numbering.TOOL_LOST, player)


class ProduceWith(Verb):
    """Production with different helpers."""

    def is_possible(self, g: Wood, player: i64, word: Word) -> bool:
        """There is a helper."""
        return bool(g.players[player].helpers)

    def apply(self, g: Wood, player: int, word: Word, at: Effects) -> None:
        """Choose them."""
        g.then(Produce(player, word.b, 0))


class GainDie(Verb):
    """Take a die from the supply."""

    def apply(self, g: Wood, player: int, word: Word, at: Effects) -> None:
        """Take it, of a colour of choice."""
        g.then(ChooseColour(player, word.a, word.b))


class TakePublicDie(Verb):
    """Take a die of the public store for nothing."""

    def is_possible(self, g: Wood, player: i64, word: Word) -> bool:
        """There is such a die."""
        return bool(public_dice(g, word.a, word.b))

    def apply(self, g: Wood, player: int, word: Word, at: Effects) -> None:
        """Choose it."""
        g.then(TakePublic(player, word.a, word.b))


class GainPer(Verb):
    """Goods for each helper or completed order."""

    def apply(self, g: Wood, player: int, word: Word, at: Effects) -> None:
        """Count and gain."""
        me = g.players[player]
        g.gain(player, word.a, word.b * len(me.done if word.c else me.helpers))


# Wood and tiles.


class Grow(Verb):
    """Trees grow."""

    def is_possible(self, g: Wood, player: i64, word: Word) -> bool:
        """There is a tree."""
        return bool(g.players[player].planted_pots())

    def apply(self, g: Wood, player: int, word: Word, at: Effects) -> None:
        """One of choice, or all."""
        if word.a:
            g.then(ChooseTree(player, word.b))
        else:
            grow(g, player, g.players[player].planted_pots(), word.b)


class Bump(Verb):
    """Change the value of a die."""

    def is_possible(self, g: Wood, player: i64, word: Word) -> bool:
        """There is a die that can be changed so."""
        return bool(bumpable(g.players[player].wood, word.a, word.b))

    def apply(self, g: Wood, player: int, word: Word, at: Effects) -> None:
        """Choose it."""
        g.then(BumpDie(player, word.a + LARGEST_RAISE, word.b + LARGEST_RAISE))


class Recolour(Verb):
    """Replace a die by one of another colour."""

    def is_possible(self, g: Wood, player: i64, word: Word) -> bool:
        """There is a die that could have another colour."""
        return bool(recolourable(g.players[player].wood, word.a))

    def apply(self, g: Wood, player: int, word: Word, at: Effects) -> None:
        """Choose it."""
        g.then(RecolorDie(player, word.a))


class Split(Verb):
    """Cut a die without a sawing tile."""

    def is_possible(self, g: Wood, player: i64, word: Word) -> bool:
        """There is a die of two or more."""
        wood = g.players[player].wood
        for die in range(CLASSES):
            if wood[die] and die % FACES:
                return True
        return False

    def apply(self, g: Wood, player: int, word: Word, at: Effects) -> None:
        """Choose it."""
        g.then(SplitDie(player, word.b))


class GlueDice(Verb):
    """Glue two dice without the gluing tile."""

    def is_possible(self, g: Wood, player: i64, word: Word) -> bool:
        """There are two that fit."""
        wood = g.players[player].wood
        for die in range(CLASSES):
            if has_partner(wood, die):
                return True
        return False

    def apply(self, g: Wood, player: int, word: Word, at: Effects) -> None:
        """Choose them."""
        g.then(GlueFirst(player, word.b))


class TurnUp(Verb):
    """Turn used tiles face up."""

    def is_possible(self, g: Wood, player: i64, word: Word) -> bool:
        """A tile of that kind is used."""
        return bool(usable_tiles(g.players[player], word.a))

    def apply(self, g: Wood, player: int, word: Word, at: Effects) -> None:
        """Choose them."""
        g.then(FlipUp(player, word.a, word.b))


# What may be done, or is chosen.


class Refresh(Verb):
    """Cards of one row may be exchanged for new ones."""

    def is_possible(self, g: Wood, player: i64, word: Word) -> bool:
        """There is a card."""
        return bool(row_slots(g, word.a))

    def apply(self, g: Wood, player: int, word: Word, at: Effects) -> None:
        """Ask."""
        g.then(RefreshRow(player, word.a, word.b, 1))

    def accept(self, g: Wood, player: int, word: Word, at: Effects) -> None:
        """Exchange at least one."""
        g.then(RefreshRow(player, word.a, word.b, 0))


class Action(Verb):
    """A main action may be done now, for less."""

    def is_possible(self, g: Wood, player: i64, word: Word) -> bool:
        """It would lead to something."""
        return can_perform(g, player, word.a, word.b)

    def apply(self, g: Wood, player: int, word: Word, at: Effects) -> None:
        """Ask."""
        g.then(MayAct(player, word.a, word.b))

    def accept(self, g: Wood, player: int, word: Word, at: Effects) -> None:
        """Do the action."""
        perform(g, player, word.a, word.b)


class Exchange(Verb):
    """Something may be paid for something."""

    def is_possible(self, g: Wood, player: i64, word: Word) -> bool:
        """It can be paid, and would lead to something."""
        return can_pay_for(g, player, word) and is_possible(g, player, word.scripts[0])

    def apply(self, g: Wood, player: int, word: Word, at: Effects) -> None:
        """Ask."""
        g.then(MayExchange(player, at.script, at.at))

    def accept(self, g: Wood, player: int, word: Word, at: Effects) -> None:
        """Exchange."""
        pay_for(g, player, word)


class OneOf(Verb):
    """One of several scripts."""

    def is_possible(self, g: Wood, player: i64, word: Word) -> bool:
        """One of them would do something."""
        for script in word.scripts:
            if is_possible(g, player, script):
                return True
        return False

    def apply(self, g: Wood, player: int, word: Word, at: Effects) -> None:
        """Choose."""
        g.then(ChooseEffect(player, at.script, at.at, at.wheel))


class Claim(Verb):
    """Claim a public commission."""

    def is_possible(self, g: Wood, player: i64, word: Word) -> bool:
        """One is left that is not one's own."""
        return bool(claimable(g, player))

    def apply(self, g: Wood, player: int, word: Word, at: Effects) -> None:
        """Choose it."""
        g.then(ClaimCommission(player))


class Discount(Verb):
    """A discount does nothing by itself: prices ask for it."""

    def is_possible(self, g: Wood, player: i64, word: Word) -> bool:
        """Never."""
        return False


def learn_words() -> None:
    """Fill the table by which scripts find what their words do."""
    VERBS[:] = [
        Gain(), Lose(), Income(), Reputation(), Tool(), ProduceWith(), GainDie(), TakePublicDie(),
        Grow(), Bump(), Recolour(), Split(), GlueDice(), TurnUp(), Refresh(), Action(), GainPer(),
        Exchange(), OneOf(), Claim(), Discount(),
    ]  # fmt: skip
