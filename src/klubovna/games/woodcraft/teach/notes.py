# not compiled: made for people, now and then
"""Woodcraft: the notes of the tutor by topics, and those about work on wood."""

from __future__ import annotations

from typing import Final

from klubovna.core.teaching import Args, Note
from klubovna.games.woodcraft.rules.turn import ADDITIONAL, DONE, Actions
from klubovna.games.woodcraft.state import Wood
from klubovna.games.woodcraft.teach.goals import Plan

NOTES: Final = {
    **dict.fromkeys(("tile", "rim", "window", "blocked", "action"), "wheel"),
    **dict.fromkeys(("berries", "lantern", "end"), "wheel"),
    **dict.fromkeys(("start-orders", "start-first", "demand", "complete", "slide"), "orders"),
    **dict.fromkeys(("take-order", "place-hand"), "orders"),
    **dict.fromkeys(("start-helper", "ability", "hire", "space", "produce"), "helpers"),
    **dict.fromkeys(("buy-wood", "trade", "materials", "storage"), "wood"),
    **dict.fromkeys(("cut", "join", "glue", "upgrade"), "work"),
    **dict.fromkeys(("plant", "fell"), "trees"),
    **dict.fromkeys(("place-tool",), "attic"),
    **dict.fromkeys(("income", "reputation"), "tracks"),
    **dict.fromkeys(("marketing", "commission", "rival", "last"), "points"),
}
# Work that brings what an order lacks: its rule, and what it is done to, where that is no die.
WORK_RULES: Final = {"cut": "6.2", "join": "6.3", "fell": "6.5", "ability": "6.1"}
WORK_THINGS: Final = {"fell": "pot", "ability": "helper"}


def note(id: str, rule: str, target: str, args: Args | None = None, option: int = -1) -> Note:
    """Return a note with its topic."""
    return Note(id, NOTES[id], target, args or {}, rule, (), option)


def on_work(g: Wood, seat: int, legal: list[int], orders: list[Plan]) -> list[Note]:
    """What the nearest order lacks, work on wood that is enough for one, abilities of helpers."""
    found: list[Note] = []
    if orders and orders[0].missing:
        id = f"order/{g.box.orders[orders[0].order].id}"
        found.append(note("demand", "7.1", id, {"order": id, "n": orders[0].missing}))
    targets = {Actions(seat).target(g, n): n for n in legal if ADDITIONAL <= n < DONE}
    for zone, rule in WORK_RULES.items():
        ways = [(each, n.target) for each in orders if not each.away for n in each.needs]
        for each, target in ways:
            if target.startswith(f"{zone}/") and target in targets:
                args: Args = {"order": f"order/{g.box.orders[each.order].id}", "fits": 1}
                kind = WORK_THINGS.get(zone, "die")
                args["helper" if kind == "helper" else "thing"] = f"{kind}/{target.split('/')[1]}"
                found.append(note(zone, rule, target, args, targets[target]))
                break
    glued = [target for target in targets if target.startswith("glue/")]
    if glued:
        found.append(note("glue", "6.4", glued[0], {"n": g.box.prices.glue_points}))
    able = [target for target in targets if target.startswith("ability/")]
    if able and orders and not [each for each in found if each.id == "ability"]:
        idle: Args = {"helper": f"helper/{able[0].split('/')[1]}", "fits": 0}
        idle["order"] = f"order/{g.box.orders[orders[0].order].id}"
        found.append(note("ability", "6.1", able[0], idle))
    return found
