"""Woodcraft: cutting, joining, gluing, changing and felling."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from klubovna.core.step import Choice, Step
from klubovna.games.woodcraft.box.contents import ON_CUT, ON_FELL, ON_GLUE, ON_JOIN
from klubovna.games.woodcraft.pieces.numbers import (
    BIT,
    BLADE,
    CLASSES,
    COLOUR_IDS,
    COLOURS,
    DIE_IDS,
    FACES,
    GLUE,
    GLUER,
    JOINTS,
    NONE,
    REUSE,
    SCRAP,
    VP,
    colour_of,
    die_of,
    exchanged,
    value_of,
)
from klubovna.games.woodcraft.pieces.players import Player
from klubovna.games.woodcraft.rules.script import After
from klubovna.games.woodcraft.state import Wood
from klubovna.games.woodcraft.text import numbering

# All ways to cut a value into two or more pieces, by value; each from small to large.
PARTITIONS: Final[list[list[list[int]]]] = [
    [],
    [],
    [[1, 1]],
    [[1, 2], [1, 1, 1]],
    [[1, 3], [2, 2], [1, 1, 2], [1, 1, 1, 1]],
    [[1, 4], [2, 3], [1, 1, 3], [1, 2, 2], [1, 1, 1, 2], [1, 1, 1, 1, 1]],
    [
        [1, 5],
        [2, 4],
        [3, 3],
        [1, 1, 4],
        [1, 2, 3],
        [2, 2, 2],
        [1, 1, 1, 3],
        [1, 1, 2, 2],
        [1, 1, 1, 1, 2],
        [1, 1, 1, 1, 1, 1],
    ],
]
MOST_PARTITIONS: Final = 10
LARGEST_RAISE: Final = 5
CHANGES: Final = 2 * LARGEST_RAISE + 1  # of a die, from -5 to +5

# Who does the work: a tile of the workshop, or a helper without one.
BY_TILE: Final = 0
BY_HELPER: Final = 1


# Cutting.


def can_saw(me: Player) -> bool:
    """Tell whether a sawing tile is ready, or a used one can be reused."""
    return me.ready_saws > 0 or (me.goods[REUSE] > 0 and me.used_saws() > 0)


def can_cut(me: Player, die: i64) -> bool:
    """Tell whether a sawing tile can cut a die of this class."""
    return me.wood[die] > 0 and die % FACES > 0 and can_saw(me)


def use_saw(g: Wood, player: int) -> None:
    """Turn a sawing tile face down, or spend a token on a used one."""
    me = g.players[player]
    if me.ready_saws:
        me.ready_saws -= 1
    else:
        g.pay(player, REUSE, 1)
        g.say(numbering.REUSED, player, 1 * 4)


class CutInto(Choice):
    """The player cuts a die into pieces of the same sum; cuts not covered cost a saw blade."""

    width: ClassVar[int] = MOST_PARTITIONS
    rule: ClassVar[int] = numbering.CUT
    zones: ClassVar[tuple[str, ...]] = ("parts",)

    def __init__(self, player: int, die: int, covered: int, by: int) -> None:
        super().__init__(player)
        self.die: Final = die
        self.covered: Final = covered
        self.by: Final = by

    def blades(self, parts: list[int]) -> int:
        """Return the saw blades that so many pieces cost."""
        return max(0, len(parts) - 1 - self.covered)

    def options(self, g: Wood) -> list[int]:
        """Return the ways for which there are blades."""
        ways = PARTITIONS[value_of(self.die)]
        owned = g.players[self.player].goods[BLADE]
        return [n for n in range(len(ways)) if self.blades(ways[n]) <= owned]

    def take(self, g: Wood, option: int) -> None:
        """Cut."""
        me = g.players[self.player]
        parts = PARTITIONS[value_of(self.die)][option]
        if self.by == BY_TILE:
            use_saw(g, self.player)
        g.pay(self.player, BLADE, self.blades(parts))
        me.wood[self.die] -= 1
        for part in parts:
            me.wood[die_of(colour_of(self.die), part)] += 1
        g.say(
            numbering.CUT_DIE, self.player, self.die, value_of(self.die) * MOST_PARTITIONS + option
        )
        g.then(After(self.player, ON_CUT, NONE, 0))

    def target(self, g: Wood, option: int) -> str:
        """Return the pieces."""
        value = value_of(self.die)
        if option >= len(PARTITIONS[value]):
            return ""
        return f"parts/{parts_id(value * MOST_PARTITIONS + option)}"

    def told(self, g: Wood) -> dict[str, int | str]:
        """Tell which die."""
        return {"die": f"die/{DIE_IDS[self.die]}"}


def parts_id(number: int) -> str:
    """Return the pieces of a cut, such as "1+4"."""
    parts = PARTITIONS[number // MOST_PARTITIONS][number % MOST_PARTITIONS]
    return "+".join([str(part) for part in parts])


# Joining.


def longest_joint(g: Wood, me: Player) -> int:
    """Return the greatest raise that a joint tile allows now, 0 if none."""
    most = 0
    for joint in range(me.owned[JOINTS]):
        if me.ready_joints & BIT[joint] or me.goods[REUSE]:
            most = max(most, g.box.chains[JOINTS][joint].amount)
    return most


def can_join(g: Wood, me: Player, die: i64) -> bool:
    """Tell whether a die of this class can be raised by a joint."""
    return (
        me.wood[die] > 0
        and die % FACES < FACES - 1
        and me.goods[SCRAP] > 0
        and longest_joint(g, me) > 0
    )


def use_joint(g: Wood, player: int, amount: int) -> None:
    """Use the least joint tile that is enough; a token only where no ready one is."""
    me = g.players[player]
    for joint in range(me.owned[JOINTS]):
        if me.ready_joints & BIT[joint] and g.box.chains[JOINTS][joint].amount >= amount:
            me.ready_joints &= ~BIT[joint]
            return
    for joint in range(me.owned[JOINTS]):
        if me.is_used_joint(joint) and g.box.chains[JOINTS][joint].amount >= amount:
            g.pay(player, REUSE, 1)
            g.say(numbering.REUSED, player, JOINTS * 4 + joint)
            return
    raise AssertionError("no joint tile is enough")


class JoinBy(Choice):
    """The player raises a die with a piece of scrap and a joint tile, never above six."""

    width: ClassVar[int] = LARGEST_RAISE + 1
    rule: ClassVar[int] = numbering.JOIN
    zones: ClassVar[tuple[str, ...]] = ("raise",)

    def __init__(self, player: int, die: int) -> None:
        super().__init__(player)
        self.die: Final = die

    def options(self, g: Wood) -> list[int]:
        """Return the raises that a tile allows."""
        most = min(longest_joint(g, g.players[self.player]), FACES - value_of(self.die))
        return list(range(1, most + 1))

    def take(self, g: Wood, option: int) -> None:
        """Raise the die."""
        use_joint(g, self.player, option)
        g.pay(self.player, SCRAP, 1)
        change_die(g, self.player, self.die, self.die + option)
        g.say(numbering.JOINED, self.player, self.die, self.die + option)
        g.then(After(self.player, ON_JOIN, NONE, 0))

    def target(self, g: Wood, option: int) -> str:
        """Return by how much."""
        return f"raise/{option}"

    def told(self, g: Wood) -> dict[str, int | str]:
        """Tell which die."""
        return {"die": f"die/{DIE_IDS[self.die]}"}


def change_die(g: Wood, player: int, old: int, new: int) -> None:
    """Replace one die of the wood store by another."""
    wood = g.players[player].wood
    wood[old] -= 1
    wood[new] += 1


# Gluing.


def can_use_gluer(me: Player) -> bool:
    """Tell whether glue and the gluing tile are at hand."""
    is_usable = me.ready_gluer > 0 or (me.goods[REUSE] > 0 and me.owned[GLUER] > 0)
    return is_usable and me.goods[GLUE] > 0


def has_partner(wood: list[int], die: i64) -> bool:
    """Tell whether a die of this class and another can be glued together."""
    if not wood[die]:
        return False
    value = die % FACES + 1
    for other in range(CLASSES):
        if wood[other] > int(other == die) and value + other % FACES + 1 <= FACES:
            return True
    return False


class GlueFirst(Choice):
    """The player picks the first of two dice that a helper glues."""

    width: ClassVar[int] = CLASSES
    rule: ClassVar[int] = numbering.GLUE
    zones: ClassVar[tuple[str, ...]] = ("wood",)

    def __init__(self, player: int, points: int) -> None:
        super().__init__(player)
        self.points: Final = points

    def options(self, g: Wood) -> list[int]:
        """Return the dice with a partner."""
        wood = g.players[self.player].wood
        return [die for die in range(CLASSES) if has_partner(wood, die)]

    def take(self, g: Wood, option: int) -> None:
        """Choose the partner."""
        g.then(GlueWith(self.player, option, self.points, BY_HELPER))

    def target(self, g: Wood, option: int) -> str:
        """Return the die."""
        return f"wood/{DIE_IDS[option]}"


class GlueWith(Choice):
    """The player glues two dice of at most six pips; of two colours one stays, and scores."""

    width: ClassVar[int] = CLASSES * COLOURS
    rule: ClassVar[int] = numbering.GLUE
    zones: ClassVar[tuple[str, ...]] = ("partner",)

    def __init__(self, player: int, die: int, points: int, by: int) -> None:
        super().__init__(player)
        self.die: Final = die
        self.points: Final = points
        self.by: Final = by

    def options(self, g: Wood) -> list[int]:
        """Return partner and the colour that stays, as partner * COLOURS + colour."""
        wood = g.players[self.player].wood
        mine = colour_of(self.die)
        found: list[int] = []
        for other in range(CLASSES):
            if wood[other] <= int(other == self.die):
                continue
            if value_of(self.die) + value_of(other) > FACES:
                continue
            found.append(other * COLOURS + mine)
            if colour_of(other) != mine:
                found.append(other * COLOURS + colour_of(other))
        return found

    def take(self, g: Wood, option: int) -> None:
        """Glue them."""
        me = g.players[self.player]
        other = option // COLOURS
        if self.by == BY_TILE:
            self.use_gluer(g)
        glued = die_of(option % COLOURS, value_of(self.die) + value_of(other))
        me.wood[self.die] -= 1
        me.wood[other] -= 1
        me.wood[glued] += 1
        g.say(numbering.GLUED, self.player, self.die, other, glued)
        if colour_of(other) != colour_of(self.die):
            g.gain(self.player, VP, self.points)
        g.then(After(self.player, ON_GLUE, NONE, 0))

    def use_gluer(self, g: Wood) -> None:
        """Pay glue, and turn the gluing tile face down or spend a token on it."""
        me = g.players[self.player]
        g.pay(self.player, GLUE, 1)
        if me.ready_gluer:
            me.ready_gluer = 0
        else:
            g.pay(self.player, REUSE, 1)
            g.say(numbering.REUSED, self.player, GLUER * 4)

    def target(self, g: Wood, option: int) -> str:
        """Return the partner and the colour that stays."""
        return f"partner/{DIE_IDS[option // COLOURS]}-keep-{COLOUR_IDS[option % COLOURS]}"

    def told(self, g: Wood) -> dict[str, int | str]:
        """Tell which die."""
        return {"die": f"die/{DIE_IDS[self.die]}"}


# Trees.


def fell(g: Wood, player: int, pot: int) -> None:
    """Move a tree to the wood store."""
    me = g.players[player]
    die = me.trees[pot]
    me.trees = exchanged(me.trees, pot, NONE)
    me.wood[die] += 1
    g.say(numbering.FELLED, player, die)
    g.then(After(player, ON_FELL, NONE, value_of(die)))


def grow(g: Wood, player: int, pots: list[int], pips: int) -> None:
    """Raise trees, at most to six; those with six are felled at once."""
    me = g.players[player]
    for pot in pots:
        die = me.trees[pot]
        grown = die_of(colour_of(die), min(FACES, value_of(die) + pips))
        me.trees = exchanged(me.trees, pot, grown)
        g.say(numbering.GREW, player, die, grown)
    g.then(FellGrown(player))


class FellGrown(Step):
    """Trees with six pips are felled at once, one after the other."""

    def __init__(self, player: int) -> None:
        self.player: Final = player

    def do(self, g: Wood) -> None:
        """Fell the first of them, then the others."""
        trees = g.players[self.player].trees
        for pot in range(len(trees)):
            if trees[pot] != NONE and value_of(trees[pot]) == FACES:
                g.then(self)
                fell(g, self.player, pot)
                return


class ChooseTree(Choice):
    """The player picks the tree that grows."""

    width: ClassVar[int] = COLOURS
    rule: ClassVar[int] = numbering.GROWTH
    zones: ClassVar[tuple[str, ...]] = ("tree",)

    def __init__(self, player: int, pips: int) -> None:
        super().__init__(player)
        self.pips: Final = pips

    def options(self, g: Wood) -> list[int]:
        """Return the pots with a tree."""
        return g.players[self.player].planted_pots()

    def take(self, g: Wood, option: int) -> None:
        """Let it grow."""
        grow(g, self.player, [option], self.pips)

    def target(self, g: Wood, option: int) -> str:
        """Return the pot."""
        return f"tree/{COLOUR_IDS[option]}"


STEPS: Final = (CutInto, JoinBy, GlueFirst, GlueWith, FellGrown, ChooseTree)
