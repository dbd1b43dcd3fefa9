"""Woodcraft: income, reputation, milestones and reward tiles."""

from __future__ import annotations

from typing import Final

from klubovna.core.step import Step
from klubovna.games.woodcraft.pieces.numbers import BIT, VP, exchanged
from klubovna.games.woodcraft.rules.script import effects
from klubovna.games.woodcraft.state import Wood
from klubovna.games.woodcraft.text import numbering

THREE: Final = 3  # players, for whom reward tiles have a side of their own


def raise_income(g: Wood, player: int, track: int, steps: int) -> None:
    """Move on along an income track; only the first marker meets milestones."""
    me = g.players[player]
    before = me.income[track]
    me.income = exchanged(me.income, track, me.income[track] + steps)
    g.say(numbering.INCOME_ROSE, player, track, steps, me.income[track])
    met: list[Step] = []
    for milestone in g.box.tracks.milestones[track]:
        if before < milestone.space <= me.income[track]:
            met.append(PassMilestone(player, milestone.reward))
    if met:
        g.then(*met)


def change_reputation(g: Wood, player: int, steps: int) -> None:
    """Move on, or fall back but never behind the start; steps beyond the end score at once."""
    me = g.players[player]
    before = me.reputation
    if steps < 0:
        me.reputation = max(g.box.tracks.reputation_start, before + steps)
        if me.reputation != before:
            g.say(numbering.REPUTATION_FELL, player, before - me.reputation, me.reputation)
        return
    last = len(g.box.tracks.order_points) - 1
    me.reputation = min(last, before + steps)
    if me.reputation != before:
        g.say(numbering.REPUTATION_ROSE, player, me.reputation - before, me.reputation)
    g.gain(player, VP, (before + steps - me.reputation) * g.box.tracks.overflow)
    met = crossed(g, player, before, me.reputation)
    if met:
        g.then(*met)


def crossed(g: Wood, player: int, before: int, now: int) -> list[Step]:
    """Return what a marker of reputation meets on its way, in the order of the spaces."""
    me = g.players[player]
    tracks = g.box.tracks
    met: list[Step] = []
    for space in range(before + 1, now + 1):
        for n in range(len(tracks.reputation_milestones)):
            milestone = tracks.reputation_milestones[n]
            if milestone.space == space:
                if g.settings["milestones"] == "once" and me.milestones & BIT[n]:
                    continue
                me.milestones |= BIT[n]
                met.append(PassMilestone(player, milestone.reward))
        for which in range(len(tracks.reward_spaces)):
            if tracks.reward_spaces[which] == space and can_reach(g, space, now):
                met.append(ReachTile(player, which))
    return met


def can_reach(g: Wood, space: int, now: int) -> bool:
    """Tell whether a marker that stops at `now` reaches a reward tile on its way."""
    return space == now or g.settings["reaching"] == "passing"


class PassMilestone(Step):
    """The player gains what is printed on a milestone that a marker passed."""

    def __init__(self, player: int, reward: int) -> None:
        self.player: Final = player
        self.reward: Final = reward

    def do(self, g: Wood) -> None:
        """Pay what is printed there."""
        g.say(numbering.MILESTONE_MET, self.player)
        g.then(effects(self.player, self.reward))


class ReachTile(Step):
    """A player comes to a reward tile for the first time; in one round all get the same."""

    def __init__(self, player: int, which: int) -> None:
        self.player: Final = player
        self.which: Final = which

    def do(self, g: Wood) -> None:
        """Give the reward of the place."""
        reached = g.reached[self.which]
        if reached[self.player] or g.rival_got & BIT[self.which]:
            return
        round = max(1, g.round)  # the opening belongs to the first round
        g.reached[self.which] = exchanged(reached, self.player, round)
        place = next_place(g, self.which)
        if place >= 0:
            g.say(numbering.REACHED_TILE, self.player, g.reward_tiles[self.which], place)
            g.then(effects(self.player, tile_side(g, self.which)[place]))


def next_place(g: Wood, which: int) -> int:
    """Return which reward of a tile is given in this round, -1 if none is left."""
    places = g.box.tracks.places[g.seats()]
    earlier = len([round for round in g.reached[which] if 0 < round < g.round])
    return places[earlier] if earlier < len(places) else -1


def tile_side(g: Wood, which: int) -> tuple[int, ...]:
    """Return the rewards of a tile, from top to bottom, on the side in play."""
    tile = g.box.reward_tiles[g.reward_tiles[which]]
    return tile.three if g.seats() == THREE else tile.even


STEPS: Final = (PassMilestone, ReachTile)
