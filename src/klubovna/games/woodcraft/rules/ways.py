"""Woodcraft: in which ways a die can be worked on, before one of them is chosen."""

from __future__ import annotations

from typing import Final

from klubovna.core.state import Json
from klubovna.core.step import Choice
from klubovna.games.woodcraft.pieces.numbers import DIE_IDS
from klubovna.games.woodcraft.rules.wood import BY_TILE, CutInto, GlueWith, JoinBy
from klubovna.games.woodcraft.state import Wood

# Additional actions that ask how a die is worked on.
WORK: Final = ("cut", "join", "glue")


def ways(g: Wood, top: Choice) -> Json:
    """Return in which ways each die could be worked on now, as the next question would offer."""
    found: Json = {}
    for option in g.legal_of(top.player):
        zone, _, word = top.target(g, option).partition("/")
        if zone in WORK:
            work = work_on(g, top.player, zone, DIE_IDS.index(word))
            found[f"{zone}/{word}"] = [way_json(g, work, way) for way in work.options(g)]
    return found


def way_json(g: Wood, work: Choice, way: int) -> Json:
    """Return a way to work on a die, and the saw blades that it costs."""
    target = work.target(g, way)
    blades = 0
    if isinstance(work, CutInto):
        blades = work.blades([int(part) for part in target.removeprefix("parts/").split("+")])
    return {"target": target, "blades": blades}


def work_on(g: Wood, player: int, zone: str, die: int) -> Choice:
    """Return the question that follows when a die is cut, joined or glued with a tile."""
    if zone == "cut":
        return CutInto(player, die, 1, BY_TILE)
    if zone == "join":
        return JoinBy(player, die)
    return GlueWith(player, die, g.box.prices.glue_points, BY_TILE)
