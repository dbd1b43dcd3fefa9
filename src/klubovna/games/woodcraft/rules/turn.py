"""Woodcraft: a player's turn, from growing trees to a tidy wood store."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from klubovna.core.step import Choice, Confirm, Step
from klubovna.games.woodcraft.box.contents import ON_BONUS, ON_MARKETING
from klubovna.games.woodcraft.pieces.numbers import (
    BERRY,
    CLASSES,
    DIE_IDS,
    LANTERN,
    NONE,
    STRIDE,
    TILE_IDS,
    TILES,
    VP,
)
from klubovna.games.woodcraft.rules.actions import can_perform, perform
from klubovna.games.woodcraft.rules.free import (
    FREE,
    FREE_ZONES,
    do_free,
    free_options,
    free_target,
    why_not_free,
)
from klubovna.games.woodcraft.rules.script import After, Effects
from klubovna.games.woodcraft.rules.wood import grow
from klubovna.games.woodcraft.state import Wood
from klubovna.games.woodcraft.text import numbering

# Numbers of what can be done in a turn; additional actions follow, then the end.
TILE: Final = 0  # by tile
MAIN: Final = TILE + TILES
BERRIES: Final = MAIN + 1
OTHER: Final = BERRIES + 1  # by tile
BONUS: Final = OTHER + TILES  # by tile
ADDITIONAL: Final = BONUS + TILES
DONE: Final = ADDITIONAL + FREE


class Turn(Step):
    """A player's trees grow; then come actions in any order, marketing and a tidy wood store."""

    def __init__(self, player: int) -> None:
        self.player: Final = player

    def do(self, g: Wood) -> None:
        """Begin the turn."""
        player = self.player
        g.turn = player
        g.tile = NONE
        g.bonus_used = False
        g.used = 0
        g.wheel_lanterns = 0
        g.say(numbering.TURN, player)
        g.then(
            Growth(player),
            Actions(player),
            Marketing(player),
            TidyUp(player),
            Confirm(player),
            EndTurn(),
        )


class Growth(Step):
    """Every tree of the player grows by two; those with six pips are felled."""

    def __init__(self, player: int) -> None:
        self.player: Final = player

    def do(self, g: Wood) -> None:
        """Let them grow."""
        pots = g.players[self.player].planted_pots()
        if pots:
            grow(g, self.player, pots, g.box.prices.growth)


class Actions(Choice):
    """The player moves one tile, does its action or another, and any additional actions."""

    width: ClassVar[int] = DONE + 1
    rule: ClassVar[int] = numbering.ACTIONS
    zones: ClassVar[tuple[str, ...]] = (
        "tile",
        "button/main",
        "button/berries",
        "lantern",
        "bonus",
        *FREE_ZONES,
        "button/done",
    )

    def options(self, g: Wood) -> list[int]:
        """Return everything that would do something now."""
        player = self.player
        found: list[int] = []
        if not g.has_moved():
            found += [TILE + tile for tile in range(TILES) if not g.is_blocked(tile)]
        bonus = can_pay_bonus(g, player)
        other = can_pay_other(g, player)
        if g.is_main_waiting():
            if can_perform(g, player, g.tile, 0):
                found.append(MAIN)
            found.append(BERRIES)
        if other or bonus:
            possible = [tile for tile in range(TILES) if can_perform(g, player, tile, 0)]
            if other:
                found += [OTHER + tile for tile in possible if tile != g.tile]
            if bonus:
                found += [BONUS + tile for tile in possible]
        free_options(g, player, found, ADDITIONAL)
        if g.has_moved():
            found.append(DONE)
        return found

    def why_not(self, g: Wood, option: int) -> int:
        """Return the rule that forbids an action."""
        player = self.player
        if option == DONE:
            return 0 if g.has_moved() else numbering.MOVE
        if option >= ADDITIONAL:
            return why_not_free(g, player, option - ADDITIONAL)
        if option < MAIN:
            if g.has_moved():
                return numbering.MOVE
            return numbering.BLOCKED if g.is_blocked(option) else 0
        if option >= BONUS:
            is_allowed = can_pay_bonus(g, player) and can_perform(g, player, option - BONUS, 0)
            return 0 if is_allowed else numbering.BONUS_ACTION
        if option >= OTHER:
            tile = option - OTHER
            is_allowed = can_pay_other(g, player) and tile != g.tile
            return 0 if is_allowed and can_perform(g, player, tile, 0) else numbering.OTHER_TILE
        if not g.is_main_waiting():
            return numbering.INSTEAD if option == BERRIES else numbering.ACTIONS
        if option == BERRIES or can_perform(g, player, g.tile, 0):
            return 0
        return numbering.ACTIONS

    def take(self, g: Wood, option: int) -> None:
        """Do it, and ask again."""
        if option == DONE:
            return
        g.then(self)
        player = self.player
        if option >= ADDITIONAL:
            do_free(g, player, option - ADDITIONAL)
        elif option < MAIN:
            pick_tile(g, player, option)
        elif option >= BONUS:
            act_extra(g, player, option - BONUS)
        elif option >= OTHER:
            act_instead(g, player, option - OTHER)
        elif option == BERRIES:
            g.tile = TILES
            g.players[player].goods[BERRY] += g.box.prices.instead
            g.say(numbering.TOOK_BERRIES, player, g.box.prices.instead)
        else:
            g.say(numbering.ACTED, player, g.tile)
            perform(g, player, g.tile, 0)
            g.tile = TILES

    def target(self, g: Wood, option: int) -> str:
        """Return the tile, the thing or the button."""
        if option == DONE:
            return "button/done"
        if option >= ADDITIONAL:
            return free_target(g, self.player, option - ADDITIONAL)
        if option < MAIN:
            return f"tile/{TILE_IDS[option]}"
        if option >= BONUS:
            return f"bonus/{TILE_IDS[option - BONUS]}"
        if option >= OTHER:
            return f"lantern/{TILE_IDS[option - OTHER]}"
        return "button/main" if option == MAIN else "button/berries"


def pick_tile(g: Wood, player: int, tile: int) -> None:
    """Move a tile, and collect the bonuses of the place where it was."""
    sector, space = g.tiles[tile] // STRIDE, g.tiles[tile] % STRIDE
    level = g.level_of(sector)
    is_covered = g.arc and sector == g.start_sector()
    wheel = g.box.wheel
    bonuses: list[Step] = []
    if not is_covered:
        bonuses.append(Effects(player, wheel.outer[sector][space - 1], 0, 1))
    if level:
        bonuses.append(Effects(player, wheel.windows[sector][level - 1], 0, 1))
    g.tile = tile
    g.say(numbering.MOVED_TILE, player, tile)
    g.move_tile(tile)
    if bonuses:
        g.then(*bonuses)


def can_pay_other(g: Wood, player: i64) -> bool:
    """Tell whether another tile's action can be had for a lantern, not one of the wheel's."""
    lanterns = g.players[player].goods[LANTERN] - g.wheel_lanterns
    return g.is_main_waiting() and lanterns >= g.box.prices.other_tile


def act_instead(g: Wood, player: int, tile: int) -> None:
    """Do the action of another tile for a lantern that was not just won on the wheel."""
    wheel_lanterns = g.wheel_lanterns
    g.pay(player, LANTERN, g.box.prices.other_tile)
    g.wheel_lanterns = wheel_lanterns
    g.tile = TILES
    g.say(numbering.ACTED_INSTEAD, player, tile)
    perform(g, player, tile, 0)


def bonus_price(g: Wood, player: i64) -> int:
    """Return what a bonus action costs a player, in lanterns."""
    return max(0, g.box.prices.bonus - g.discount(player, ON_BONUS, NONE, 0, LANTERN))


def can_pay_bonus(g: Wood, player: i64) -> bool:
    """Tell whether a bonus action is still possible in this turn."""
    return not g.bonus_used and g.players[player].goods[LANTERN] >= bonus_price(g, player)


def act_extra(g: Wood, player: int, tile: int) -> None:
    """Do the action of any tile as a bonus action; the tile stays where it is."""
    g.bonus_used = True
    g.pay(player, LANTERN, bonus_price(g, player))
    g.say(numbering.ACTED_EXTRA, player, tile)
    g.then(After(player, ON_BONUS, NONE, 0))
    perform(g, player, tile, 0)


# The end of the turn.

BUY: Final = 0
PASS: Final = 1


def marketing_price(g: Wood, player: i64) -> int:
    """Return what the next step of marketing costs a player."""
    cost = g.box.prices.marketing[g.players[player].marketing - 1][0]
    return g.price(player, ON_MARKETING, NONE, 0, cost)


class Marketing(Choice):
    """The player buys points or not; the marker moves on, and stays on the last space."""

    width: ClassVar[int] = 2
    rule: ClassVar[int] = numbering.MARKETING
    zones: ClassVar[tuple[str, ...]] = ("button/buy", "button/pass")

    def options(self, g: Wood) -> list[int]:
        """Buy, if it can be paid, or not."""
        can_buy = marketing_price(g, self.player) <= g.players[self.player].goods[BERRY]
        return [BUY, PASS] if can_buy else [PASS]

    def take(self, g: Wood, option: int) -> None:
        """Buy points."""
        if option == PASS:
            return
        me = g.players[self.player]
        spaces = g.box.prices.marketing
        price, points = marketing_price(g, self.player), spaces[me.marketing - 1][1]
        me.goods[BERRY] -= price
        me.goods[VP] += points
        me.marketing = min(me.marketing + 1, len(spaces))
        g.say(numbering.MARKETED, self.player, price, points)
        g.then(After(self.player, ON_MARKETING, NONE, 0))

    def target(self, g: Wood, option: int) -> str:
        """Return the button."""
        return "button/buy" if option == BUY else "button/pass"

    def told(self, g: Wood) -> dict[str, int | str]:
        """Tell price and points."""
        points = g.box.prices.marketing[g.players[self.player].marketing - 1][1]
        return {"price": marketing_price(g, self.player), "points": points}


class TidyUp(Step):
    """At the end of a turn the player returns dice until the rest has room."""

    def __init__(self, player: int) -> None:
        self.player: Final = player

    def do(self, g: Wood) -> None:
        """Return dice until the rest has room."""
        if g.players[self.player].dice() > g.box.prices.store_limit:
            g.then(Storage(self.player), self)


class Storage(Choice):
    """The player returns a die of those beyond six to the supply; trees don't count."""

    width: ClassVar[int] = CLASSES
    rule: ClassVar[int] = numbering.STORAGE
    zones: ClassVar[tuple[str, ...]] = ("wood",)

    def options(self, g: Wood) -> list[int]:
        """Return the dice."""
        wood = g.players[self.player].wood
        return [die for die in range(CLASSES) if wood[die]]

    def take(self, g: Wood, option: int) -> None:
        """Return a die."""
        g.players[self.player].wood[option] -= 1
        g.say(numbering.RETURNED, self.player, option)

    def target(self, g: Wood, option: int) -> str:
        """Return the die."""
        return f"wood/{DIE_IDS[option]}"

    def told(self, g: Wood) -> dict[str, int | str]:
        """Tell how many are too many."""
        return {"left": g.players[self.player].dice() - g.box.prices.store_limit}


class EndTurn(Step):
    """A player's turn is over; what was used in it can be used in the next one."""

    def do(self, g: Wood) -> None:
        """Forget what belongs to a turn."""
        g.turn = NONE
        g.tile = NONE
        g.bonus_used = False
        g.used = 0
        g.wheel_lanterns = 0


STEPS: Final = (Turn, Growth, Actions, Marketing, TidyUp, Storage, EndTurn)
