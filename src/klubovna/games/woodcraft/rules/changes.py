"""Woodcraft: dice and tiles that helpers change, and cards of the rows that they exchange."""

from __future__ import annotations

from typing import ClassVar, Final

from klubovna.core.step import Choice
from klubovna.games.woodcraft.pieces.numbers import (
    BIT,
    CLASSES,
    COLOUR_IDS,
    COLOURS,
    DIE_IDS,
    FACES,
    GLUER,
    JOINTS,
    SAWS,
    STORE_SLOTS,
    colour_of,
    die_of,
    value_of,
)
from klubovna.games.woodcraft.pieces.players import Player
from klubovna.games.woodcraft.rules.wood import (
    BY_HELPER,
    CHANGES,
    LARGEST_RAISE,
    CutInto,
    change_die,
)
from klubovna.games.woodcraft.state import Wood
from klubovna.games.woodcraft.text import numbering

# Values and colours.


def bumpable(wood: list[int], least: int, most: int) -> list[int]:
    """Return the dice that can be changed by one of these amounts."""
    found: list[int] = []
    for die in range(CLASSES):
        if wood[die] and amounts(die, least, most):
            found.append(die)
    return found


def amounts(die: int, least: int, most: int) -> list[int]:
    """Return by how much a die can be changed."""
    value = value_of(die)
    return [n for n in range(least, most + 1) if n != 0 and 1 <= value + n <= FACES]


class BumpDie(Choice):
    """The player picks the die that a helper changes; amounts are counted from -5 as 0."""

    width: ClassVar[int] = CLASSES
    rule: ClassVar[int] = numbering.CHANGE_DIE
    zones: ClassVar[tuple[str, ...]] = ("wood",)

    def __init__(self, player: int, least: int, most: int) -> None:
        super().__init__(player)
        self.least: Final = least
        self.most: Final = most

    def options(self, g: Wood) -> list[int]:
        """Return the dice for which there is an amount."""
        wood = g.players[self.player].wood
        return bumpable(wood, self.least - LARGEST_RAISE, self.most - LARGEST_RAISE)

    def take(self, g: Wood, option: int) -> None:
        """Choose the amount."""
        g.then(BumpBy(self.player, option, self.least, self.most))

    def target(self, g: Wood, option: int) -> str:
        """Return the die."""
        return f"wood/{DIE_IDS[option]}"


class BumpBy(Choice):
    """The player picks by how much the value of that die changes."""

    width: ClassVar[int] = CHANGES
    rule: ClassVar[int] = numbering.CHANGE_DIE
    zones: ClassVar[tuple[str, ...]] = ("change",)

    def __init__(self, player: int, die: int, least: int, most: int) -> None:
        super().__init__(player)
        self.die: Final = die
        self.least: Final = least
        self.most: Final = most

    def options(self, g: Wood) -> list[int]:
        """Return the amounts, from -5 as 0."""
        least, most = self.least - LARGEST_RAISE, self.most - LARGEST_RAISE
        return [LARGEST_RAISE + n for n in amounts(self.die, least, most)]

    def take(self, g: Wood, option: int) -> None:
        """Change the die."""
        changed = self.die + option - LARGEST_RAISE
        change_die(g, self.player, self.die, changed)
        g.say(numbering.CHANGED, self.player, self.die, changed)

    def target(self, g: Wood, option: int) -> str:
        """Return the amount with its sign."""
        return f"change/{option - LARGEST_RAISE:+d}"

    def told(self, g: Wood) -> dict[str, int | str]:
        """Tell which die."""
        return {"die": f"die/{DIE_IDS[self.die]}"}


def recolourable(wood: list[int], colours: int) -> list[int]:
    """Return the dice that could have another of these colours."""
    found: list[int] = []
    for die in range(CLASSES):
        if wood[die] and colours & ~BIT[colour_of(die)]:
            found.append(die)
    return found


class RecolorDie(Choice):
    """The player picks the die that a helper replaces by one of another colour."""

    width: ClassVar[int] = CLASSES
    rule: ClassVar[int] = numbering.CHANGE_DIE
    zones: ClassVar[tuple[str, ...]] = ("wood",)

    def __init__(self, player: int, colours: int) -> None:
        super().__init__(player)
        self.colours: Final = colours

    def options(self, g: Wood) -> list[int]:
        """Return the dice for which there is a colour."""
        return recolourable(g.players[self.player].wood, self.colours)

    def take(self, g: Wood, option: int) -> None:
        """Choose the colour."""
        g.then(RecolorTo(self.player, option, self.colours))

    def target(self, g: Wood, option: int) -> str:
        """Return the die."""
        return f"wood/{DIE_IDS[option]}"


class RecolorTo(Choice):
    """The player picks the new colour of that die; its value stays."""

    width: ClassVar[int] = COLOURS
    rule: ClassVar[int] = numbering.CHANGE_DIE
    zones: ClassVar[tuple[str, ...]] = ("colour",)

    def __init__(self, player: int, die: int, colours: int) -> None:
        super().__init__(player)
        self.die: Final = die
        self.colours: Final = colours

    def options(self, g: Wood) -> list[int]:
        """Return the other colours."""
        mine = colour_of(self.die)
        return [c for c in range(COLOURS) if self.colours & BIT[c] and c != mine]

    def take(self, g: Wood, option: int) -> None:
        """Replace the die."""
        changed = die_of(option, value_of(self.die))
        change_die(g, self.player, self.die, changed)
        g.say(numbering.CHANGED, self.player, self.die, changed)

    def target(self, g: Wood, option: int) -> str:
        """Return the colour."""
        return f"colour/{COLOUR_IDS[option]}"

    def told(self, g: Wood) -> dict[str, int | str]:
        """Tell which die."""
        return {"die": f"die/{DIE_IDS[self.die]}"}


class SplitDie(Choice):
    """The player picks the die that a helper cuts."""

    width: ClassVar[int] = CLASSES
    rule: ClassVar[int] = numbering.CUT
    zones: ClassVar[tuple[str, ...]] = ("wood",)

    def __init__(self, player: int, covered: int) -> None:
        super().__init__(player)
        self.covered: Final = covered

    def options(self, g: Wood) -> list[int]:
        """Return the dice of two or more."""
        wood = g.players[self.player].wood
        return [die for die in range(CLASSES) if wood[die] and value_of(die) > 1]

    def take(self, g: Wood, option: int) -> None:
        """Choose the pieces."""
        g.then(CutInto(self.player, option, self.covered, BY_HELPER))

    def target(self, g: Wood, option: int) -> str:
        """Return the die."""
        return f"wood/{DIE_IDS[option]}"


# Dice for nothing.


class ChooseColour(Choice):
    """The player takes a die from the supply, in one of the printed colours."""

    width: ClassVar[int] = COLOURS
    rule: ClassVar[int] = numbering.FREE_DIE
    zones: ClassVar[tuple[str, ...]] = ("colour",)

    def __init__(self, player: int, colours: int, value: int) -> None:
        super().__init__(player)
        self.colours: Final = colours
        self.value: Final = value

    def options(self, g: Wood) -> list[int]:
        """Return the colours."""
        return [c for c in range(COLOURS) if self.colours & BIT[c]]

    def take(self, g: Wood, option: int) -> None:
        """Take it."""
        die = die_of(option, self.value)
        g.players[self.player].wood[die] += 1
        g.say(numbering.GAINED_DIE, self.player, die)

    def target(self, g: Wood, option: int) -> str:
        """Return the colour."""
        return f"colour/{COLOUR_IDS[option]}"

    def told(self, g: Wood) -> dict[str, int | str]:
        """Tell the value."""
        return {"value": self.value}


def public_dice(g: Wood, colours: int, highest: int) -> list[int]:
    """Return the classes of dice in the public store that may be taken."""
    found: list[int] = []
    for slot in range(STORE_SLOTS):
        value = g.store[slot]
        if value and value <= highest and colours & BIT[slot // 2]:
            die = g.store_die(slot)
            if die not in found:
                found.append(die)
    found.sort()
    return found


class TakePublic(Choice):
    """The player takes a die of the public store for nothing; it is not bought."""

    width: ClassVar[int] = CLASSES
    rule: ClassVar[int] = numbering.FREE_DIE
    zones: ClassVar[tuple[str, ...]] = ("store",)

    def __init__(self, player: int, colours: int, highest: int) -> None:
        super().__init__(player)
        self.colours: Final = colours
        self.highest: Final = highest

    def options(self, g: Wood) -> list[int]:
        """Return the dice."""
        return public_dice(g, self.colours, self.highest)

    def take(self, g: Wood, option: int) -> None:
        """Take it and refill."""
        g.store[g.slot_of(option)] = 0
        g.players[self.player].wood[option] += 1
        g.say(numbering.TOOK_DIE, self.player, option)
        g.fill_store()

    def target(self, g: Wood, option: int) -> str:
        """Return the die."""
        return f"store/{DIE_IDS[option]}"


# Tiles of the workshop.

USED_IDS: Final = ["saw", "joint_1", "joint_2", "joint_3", "gluing"]
USED_GLUER: Final = 4


def usable_tiles(me: Player, kinds: int) -> list[int]:
    """Return the used tiles of these kinds: 0 a sawing tile, 1 to 3 joints, 4 the gluing tile."""
    found: list[int] = []
    if kinds & 1 and me.used_saws():
        found.append(0)
    if kinds & 2:
        found += [1 + joint for joint in range(me.owned[JOINTS]) if me.is_used_joint(joint)]
    if kinds & 4 and me.owned[GLUER] and not me.ready_gluer:
        found.append(USED_GLUER)
    return found


class FlipUp(Choice):
    """The player picks the used tiles that a helper turns face up again, one by one."""

    width: ClassVar[int] = USED_GLUER + 1
    rule: ClassVar[int] = numbering.READY_TILES
    zones: ClassVar[tuple[str, ...]] = ("used",)

    def __init__(self, player: int, kinds: int, left: int) -> None:
        super().__init__(player)
        self.kinds: Final = kinds
        self.left: Final = left

    def options(self, g: Wood) -> list[int]:
        """Return the used tiles."""
        return usable_tiles(g.players[self.player], self.kinds)

    def take(self, g: Wood, option: int) -> None:
        """Turn one, then the others."""
        me = g.players[self.player]
        if option == 0:
            me.ready_saws += 1
            g.say(numbering.TURNED_UP, self.player, SAWS * 4)
        elif option == USED_GLUER:
            me.ready_gluer = 1
            g.say(numbering.TURNED_UP, self.player, GLUER * 4)
        else:
            me.ready_joints |= BIT[option - 1]
            g.say(numbering.TURNED_UP, self.player, JOINTS * 4 + option - 1)
        if self.left > 1 and usable_tiles(me, self.kinds):
            g.then(FlipUp(self.player, self.kinds, self.left - 1))

    def target(self, g: Wood, option: int) -> str:
        """Return the tile."""
        return f"used/{USED_IDS[option]}"


STEPS: Final = (
    BumpDie,
    BumpBy,
    RecolorDie,
    RecolorTo,
    SplitDie,
    ChooseColour,
    TakePublic,
    FlipUp,
)
