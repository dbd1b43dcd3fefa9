"""Hamlet: a player's turn and the rounds."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from klubovna.core.step import NOBODY, Choice, Confirm, Step
from klubovna.games.hamlet.pieces.numbers import IDLE_ROUNDS, TILES, in_order, without
from klubovna.games.hamlet.rules.build import ChooseSite, RoadSite, can_build, can_build_road
from klubovna.games.hamlet.rules.pay import Funds
from klubovna.games.hamlet.rules.solo import RivalTurn
from klubovna.games.hamlet.rules.work import activate, can_activate, why_idle
from klubovna.games.hamlet.state import Hamlet
from klubovna.games.hamlet.text import numbering


class Round(Step):
    """Every player has a turn; once the church is finished, no further round begins."""

    def do(self, g: Hamlet) -> None:
        """Begin a round, or end the game."""
        if g.is_church_done():
            return
        # "none" is no number of rounds: then only the church or idleness ends the game.
        if g.idle == IDLE_ROUNDS or g.round == g.settings["most_rounds"]:
            g.say(numbering.GAME_STOPPED, NOBODY)
            return
        g.round += 1
        g.has_worked = False
        g.say(numbering.NEW_ROUND, NOBODY, g.round)
        steps: list[Step] = [Turn(seat) for seat in g.order()]
        if g.rival is not None:
            steps.append(RivalTurn())
        g.then(*steps, EndRound(), self)


class EndRound(Step):
    """A round in which nobody did anything counts towards the end of the game."""

    def do(self, g: Hamlet) -> None:
        """Count them."""
        g.idle = 0 if g.has_worked else g.idle + 1


class Turn(Step):
    """A player's villagers stand up; each acts once and the donkeys move once, in any order."""

    def __init__(self, player: int) -> None:
        self.player: Final = player

    def do(self, g: Hamlet) -> None:
        """Begin the turn."""
        g.turn = self.player
        g.players[self.player].get_up()
        g.say(numbering.TURN, self.player)
        g.then(Act(self.player), Confirm(self.player), EndTurn(self.player))


class EndTurn(Step):
    """A player's turn is over; the donkeys may move again in the next one."""

    def __init__(self, player: int) -> None:
        self.player: Final = player

    def do(self, g: Hamlet) -> None:
        """Forget what belongs to a turn."""
        g.turn = NOBODY
        g.donkeys_done = False
        g.players[self.player].rest_donkeys()


# What to do.

BUILD: Final = TILES  # + tile
ROAD: Final = BUILD + TILES
DONKEYS: Final = ROAD + 1
END: Final = DONKEYS + 1


class Act(Choice):
    """A villager works in a building, builds one or builds a road, or the donkeys move.

    Villagers come everywhere, so only the place of their work is chosen. The player says when the
    turn is over.
    """

    width: ClassVar[int] = END + 1
    rule: ClassVar[int] = numbering.ACTIONS
    zones: ClassVar[tuple[str, ...]] = (
        "activate",
        "build",
        "button/road",
        "button/donkeys",
        "button/end",
    )

    def options(self, g: Hamlet) -> list[int]:
        """Return what can be done completely."""
        me = g.players[self.player]
        found: list[int] = []
        if me.standing:
            funds = Funds(g, self.player)
            for tile in range(TILES):
                if g.village.network >> tile & 1 and can_activate(funds, tile):
                    found.append(tile)
            found += [BUILD + plan for plan in sorted(me.plans) if can_build(funds, plan)]
            if can_build_road(funds):
                found.append(ROAD)
        if can_move_donkeys(g, self.player):
            found.append(DONKEYS)
        found.append(END)
        return found

    def why_not(self, g: Hamlet, option: int) -> int:
        """Return the rule that forbids it: nobody is left, there is no room, or not all goods."""
        if option in self.options(g):
            return 0
        if option == DONKEYS:
            return numbering.MOVE_DONKEYS
        if not g.players[self.player].standing:
            return numbering.VILLAGERS
        if option == ROAD:
            return numbering.ROAD_SITES
        if option >= BUILD:
            return numbering.BUILDING
        if not g.village.is_in_network(option):
            return numbering.LINKS
        return why_idle(g, self.player, option)

    def take(self, g: Hamlet, option: int) -> None:
        """Do it, and ask again."""
        if option == END:
            return
        g.then(self)
        if option < BUILD:
            activate(g, self.player, option)
        elif option < ROAD:
            g.then(ChooseSite(self.player, option - BUILD))
        elif option == ROAD:
            g.then(RoadSite(self.player))
        else:
            g.donkeys_done = True
            g.then(DonkeyFrom(self.player))

    def target(self, g: Hamlet, option: int) -> str:
        """Return the tile or the button."""
        if option < BUILD:
            if not g.village.has(option):
                return ""  # this tile is not in the village
            return f"activate/{g.box.tiles[option].id}"
        if option < ROAD:
            if option - BUILD not in g.players[self.player].plans:
                return ""  # this plan is not in the hand
            return f"build/{g.box.tiles[option - BUILD].id}"
        return ("button/road", "button/donkeys", "button/end")[option - ROAD]


# Donkeys.


def can_move_donkeys(g: Hamlet, player: int) -> bool:
    """Tell whether the donkeys can still move in this turn."""
    return not g.donkeys_done and bool(g.players[player].donkeys)


DONE: Final = TILES


class DonkeyFrom(Choice):
    """The player picks the donkey that moves next; nothing else happens until they have moved."""

    width: ClassVar[int] = TILES + 1
    rule: ClassVar[int] = numbering.MOVE_DONKEYS
    zones: ClassVar[tuple[str, ...]] = ("donkey", "button/done")

    def options(self, g: Hamlet) -> list[int]:
        """Return the tiles with donkeys that have not moved; after the first also the end."""
        me = g.players[self.player]
        found = sorted(set(me.donkeys))
        if me.moved:
            found.append(DONE)
        return found

    def take(self, g: Hamlet, option: int) -> None:
        """Choose where it goes."""
        if option != DONE:
            g.then(DonkeyTo(self.player, option))

    def target(self, g: Hamlet, option: int) -> str:
        """Return the tile or the button."""
        if option == DONE:
            return "button/done"
        if option not in g.players[self.player].donkeys:
            return ""  # there is no donkey
        return f"donkey/{g.box.tiles[option].id}"


class DonkeyTo(Choice):
    """The donkey moves to a tile that is linked to its own."""

    width: ClassVar[int] = TILES
    rule: ClassVar[int] = numbering.LINKS
    zones: ClassVar[tuple[str, ...]] = ("tile",)

    def __init__(self, player: int, origin: int) -> None:
        super().__init__(player)
        self.origin: Final = origin

    def options(self, g: Hamlet) -> list[int]:
        """Return the linked tiles."""
        links: i64 = g.village.links[self.origin]
        return [tile for tile in range(TILES) if links >> tile & 1]

    def take(self, g: Hamlet, option: int) -> None:
        """Move it, and go on while donkeys are left."""
        me = g.players[self.player]
        me.donkeys = without(me.donkeys, self.origin)
        me.moved = in_order(me.moved, option)
        g.say(numbering.DONKEY_MOVED, self.player, self.origin, option)
        if me.donkeys:
            g.then(DonkeyFrom(self.player))

    def target(self, g: Hamlet, option: int) -> str:
        """Return the tile."""
        return f"tile/{g.box.tiles[option].id}"

    def told(self, g: Hamlet) -> dict[str, int | str]:
        """Tell where it is."""
        return {"tile": f"tile/{g.box.tiles[self.origin].id}"}


STEPS: Final = (Round, EndRound, Turn, EndTurn, Act, DonkeyFrom, DonkeyTo)
