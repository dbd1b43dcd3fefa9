"""Woodcraft: printed effects that let one do something: change wood and tiles, act, choose."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from klubovna.games.woodcraft.box.contents import Effect
from klubovna.games.woodcraft.pieces.numbers import (
    ANY_MATERIAL,
    BLADE,
    CLASSES,
    FACES,
    GLUE,
    SCRAP,
)
from klubovna.games.woodcraft.rules.actions import can_perform, perform
from klubovna.games.woodcraft.rules.changes import (
    BumpDie,
    FlipUp,
    RecolorDie,
    SplitDie,
    bumpable,
    recolourable,
    usable_tiles,
)
from klubovna.games.woodcraft.rules.offers import (
    ChooseEffect,
    MayAct,
    MayExchange,
    PayMaterial,
)
from klubovna.games.woodcraft.rules.row_cards import RefreshRow, row_slots
from klubovna.games.woodcraft.rules.script import Effects, effects, is_possible
from klubovna.games.woodcraft.rules.wood import (
    LARGEST_RAISE,
    ChooseTree,
    GlueFirst,
    grow,
    has_partner,
)
from klubovna.games.woodcraft.state import Wood

# Wood and tiles.


class Grow(Effect):
    """Let one tree of choice grow, or all of them."""

    op: ClassVar[str] = "grow"

    def __init__(self, all_trees: bool, pips: int) -> None:
        self.all_trees: Final = all_trees
        self.pips: Final = pips

    def is_possible(self, g: Wood, player: i64) -> bool:
        """Tell whether there is a tree."""
        return bool(g.players[player].planted_pots())

    def apply(self, g: Wood, player: int, at: Effects) -> None:
        """Let it grow."""
        if self.all_trees:
            grow(g, player, g.players[player].planted_pots(), self.pips)
        else:
            g.then(ChooseTree(player, self.pips))


class Bump(Effect):
    """Change the value of a die, by something between `least` and `most`."""

    op: ClassVar[str] = "bump_die"

    def __init__(self, least: int, most: int) -> None:
        self.least: Final = least
        self.most: Final = most

    def is_possible(self, g: Wood, player: i64) -> bool:
        """Tell whether there is a die that can be changed so."""
        return bool(bumpable(g.players[player].wood, self.least, self.most))

    def apply(self, g: Wood, player: int, at: Effects) -> None:
        """Choose it."""
        g.then(BumpDie(player, self.least + LARGEST_RAISE, self.most + LARGEST_RAISE))


class Recolour(Effect):
    """Replace a die by one of another colour."""

    op: ClassVar[str] = "recolor_die"

    def __init__(self, colours: int) -> None:
        self.colours: Final = colours

    def is_possible(self, g: Wood, player: i64) -> bool:
        """Tell whether there is a die that could have another colour."""
        return bool(recolourable(g.players[player].wood, self.colours))

    def apply(self, g: Wood, player: int, at: Effects) -> None:
        """Choose it."""
        g.then(RecolorDie(player, self.colours))


class Split(Effect):
    """Cut a die without a sawing tile."""

    op: ClassVar[str] = "split_die"

    def __init__(self, cuts: int) -> None:
        self.cuts: Final = cuts

    def is_possible(self, g: Wood, player: i64) -> bool:
        """Tell whether there is a die of two or more."""
        wood = g.players[player].wood
        for die in range(CLASSES):
            if wood[die] and die % FACES:
                return True
        return False

    def apply(self, g: Wood, player: int, at: Effects) -> None:
        """Choose it."""
        g.then(SplitDie(player, self.cuts))


class GlueDice(Effect):
    """Glue two dice without the gluing tile; different colours score."""

    op: ClassVar[str] = "glue_dice"

    def __init__(self, points: int) -> None:
        self.points: Final = points

    def is_possible(self, g: Wood, player: i64) -> bool:
        """Tell whether there are two that fit."""
        wood = g.players[player].wood
        for die in range(CLASSES):
            if has_partner(wood, die):
                return True
        return False

    def apply(self, g: Wood, player: int, at: Effects) -> None:
        """Choose them."""
        g.then(GlueFirst(player, self.points))


class TurnUp(Effect):
    """Turn used tiles of some kinds, as bits, face up."""

    op: ClassVar[str] = "flip_up"

    def __init__(self, kinds: int, count: int) -> None:
        self.kinds: Final = kinds
        self.count: Final = count

    def is_possible(self, g: Wood, player: i64) -> bool:
        """Tell whether a tile of these kinds is used."""
        return bool(usable_tiles(g.players[player], self.kinds))

    def apply(self, g: Wood, player: int, at: Effects) -> None:
        """Choose them."""
        g.then(FlipUp(player, self.kinds, self.count))


# What may be done, or is chosen.


class Refresh(Effect):
    """Exchange up to so many cards of one of the rows, as bits, for new ones, if you like."""

    op: ClassVar[str] = "refresh_row"

    def __init__(self, rows: int, count: int) -> None:
        self.rows: Final = rows
        self.count: Final = count

    def is_possible(self, g: Wood, player: i64) -> bool:
        """Tell whether there is a card."""
        return bool(row_slots(g, self.rows))

    def apply(self, g: Wood, player: int, at: Effects) -> None:
        """Ask."""
        g.then(RefreshRow(player, self.rows, self.count, 1))

    def accept(self, g: Wood, player: int, at: Effects) -> None:
        """Exchange at least one."""
        g.then(RefreshRow(player, self.rows, self.count, 0))


class Action(Effect):
    """Do a main action now, for less, if you like."""

    op: ClassVar[str] = "action"

    def __init__(self, tile: int, less: int) -> None:
        self.tile: Final = tile
        self.less: Final = less

    def is_possible(self, g: Wood, player: i64) -> bool:
        """Tell whether it would lead to something."""
        return can_perform(g, player, self.tile, self.less)

    def apply(self, g: Wood, player: int, at: Effects) -> None:
        """Ask."""
        g.then(MayAct(player, self.tile, self.less))

    def accept(self, g: Wood, player: int, at: Effects) -> None:
        """Do the action."""
        perform(g, player, self.tile, self.less)


class Exchange(Effect):
    """Pay goods, if you like, and do a script; ANY_MATERIAL is paid with materials of choice."""

    op: ClassVar[str] = "exchange"

    def __init__(self, good: int, count: int, script: int) -> None:
        self.good: Final = good
        self.count: Final = count
        self.script: Final = script

    def can_pay(self, g: Wood, player: i64) -> bool:
        """Tell whether a player has what is paid."""
        goods = g.players[player].goods
        if self.good == ANY_MATERIAL:
            return goods[GLUE] + goods[SCRAP] + goods[BLADE] >= self.count
        return goods[self.good] >= self.count

    def is_possible(self, g: Wood, player: i64) -> bool:
        """Tell whether it can be paid, and would lead to something."""
        return self.can_pay(g, player) and is_possible(g, player, self.script)

    def apply(self, g: Wood, player: int, at: Effects) -> None:
        """Ask."""
        g.then(MayExchange(player, at.script, at.at))

    def accept(self, g: Wood, player: int, at: Effects) -> None:
        """Pay, then get."""
        g.then(effects(player, self.script))
        if self.good == ANY_MATERIAL:
            g.then(PayMaterial(player, self.count))
        else:
            g.pay(player, self.good, self.count)

    def scripts(self) -> tuple[int, ...]:
        """Return what it is paid for."""
        return (self.script,)


class OneOf(Effect):
    """Choose one of several scripts."""

    op: ClassVar[str] = "choose"

    def __init__(self, options: tuple[int, ...]) -> None:
        self.options: Final = options

    def is_possible(self, g: Wood, player: i64) -> bool:
        """Tell whether one of them would do something."""
        for script in self.options:
            if is_possible(g, player, script):
                return True
        return False

    def apply(self, g: Wood, player: int, at: Effects) -> None:
        """Choose."""
        g.then(ChooseEffect(player, at.script, at.at, at.wheel))

    def scripts(self) -> tuple[int, ...]:
        """Return what can be chosen from."""
        return self.options
