"""Fort: what a position is worth to a player, for bots."""

from __future__ import annotations

from klubovna.games.fort.box.contents import PIZZA, TOY
from klubovna.games.fort.pieces.numbers import NONE
from klubovna.games.fort.scoring import sheet
from klubovna.games.fort.state import Fort


def appraise(g: Fort, seat: int) -> float:
    """Say how well a seat stands against its best rival."""
    rivals = [worth(g, p) for p in g.clockwise_after(seat)]
    return worth(g, seat) - max(rivals)


def worth(g: Fort, player: int) -> float:
    """Return what a player's position is worth: points, and means to make more."""
    me = g.players[player]
    value = float(sum(sheet(g, player).values()))
    value += 0.5 * int(me.stashed()) + 0.75 * int(me.packed()) + 0.7 * len(me.lookout)
    if me.level + 1 < len(g.box.levels):
        cost = g.box.levels[me.level + 1]
        value += 0.35 * min(int(me.owned(TOY)), cost.toys + cost.any)
        value += 0.35 * min(int(me.owned(PIZZA)), cost.pizza + cost.any)
    if me.rule != NONE:
        value += 2.5
    return value + 2.0 if me.perk != NONE else value
