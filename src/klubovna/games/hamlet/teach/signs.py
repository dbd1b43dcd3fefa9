# not compiled: made for people, now and then
"""Hamlet: topics and their notes, the signs beside words, and how goods are told to sentences."""

from __future__ import annotations

from typing import Final

from klubovna.core.teaching import Args, Note, Topic
from klubovna.games.hamlet.box.contents import Bill, Group
from klubovna.games.hamlet.pieces.numbers import (
    ALL_BASICS,
    BIT,
    REFINED,
    RESOURCE_IDS,
    RESOURCES,
    TIMBER,
)

COIN: Final = "coin"
POINTS: Final = "points"
TO: Final = "->"
RESOURCE_SIGNS: Final = RESOURCE_IDS
ALL_REFINED: Final = sum(BIT[TIMBER + n] for n in range(REFINED))
ALL_IDS: Final = {ALL_BASICS: "basic", ALL_REFINED: "refined"}  # mixtures with a name
MANY: Final = 3  # more equal signs are a number and one of them
LETTERS: Final = "abcd"


VILLAGER: Final = "villager"
DONKEY: Final = "donkey"
PLAN: Final = "plan"
ROAD: Final = "road"
FLAG: Final = "flag"
SPIRE: Final = "spire"
STALL: Final = "stall"
HALL: Final = "hall"
FOREST: Final = "forest"
MOUNTAIN: Final = "mountain"
HIGH: Final = "high"
MIX: Final = "mix"
PRODUCE: Final = "produce"
REFINE: Final = "refine"
CONSTRUCT: Final = "construct"
CUP: Final = "cup"
FAVOUR: Final = "favour"


TOPICS: Final = (
    Topic("turn", VILLAGER),
    Topic("produce", PRODUCE),
    Topic("hall", HALL),
    Topic("carry", DONKEY),
    Topic("build", CONSTRUCT),
    Topic("refine", "timber"),
    Topic("market", STALL),
    Topic("road", ROAD),
    Topic("church", SPIRE),
)

# The topic of every note.
NOTES: Final = {
    "turn": "turn",
    "end": "turn",
    "score": "turn",
    "rival": "turn",
    "discs": "turn",
    "produce": "produce",
    "barn": "produce",
    "hall": "hall",
    "row": "hall",
    "first": "hall",
    "hire": "hall",
    "save": "hall",
    "donkey": "hall",
    "place": "hall",
    "build": "build",
    "missing": "hall",
    "landmark": "hall",
    "site": "build",
    "starter": "build",
    "pay": "carry",
    "reward": "carry",
    "buy": "carry",
    "stand": "carry",
    "donkeys": "turn",
    "lead": "turn",
    "refine": "refine",
    "times": "refine",
    "high": "build",
    "road": "road",
    "road_site": "road",
    "unlinked": "road",
    "longest": "road",
    "sell": "market",
    "sale": "market",
    "deliver": "church",
    "delivery": "church",
    "beg": "turn",
    "ending": "turn",
}


def note(
    id: str,
    rule: str,
    target: str = "",
    option: int = -1,
    args: Args | None = None,
    *drawn: str,
) -> Note:
    """Return a note of its topic."""
    return Note(id, NOTES[id], target, args or {}, rule, drawn, option)


def kinds_of(group: Group) -> list[int]:
    """Return the resources of which any will do."""
    return [n for n in range(RESOURCES) if group.resources & BIT[n]]


def group_sign(group: Group) -> str:
    """Return one sign for a group: that of its resource, or of any mixture."""
    kinds = kinds_of(group)
    return RESOURCE_SIGNS[kinds[0]] if len(kinds) == 1 else MIX


def group_signs(group: Group) -> tuple[str, ...]:
    """Return what is drawn for so many of some resources."""
    kinds = [RESOURCE_SIGNS[n] for n in kinds_of(group)]
    if len(kinds) == 1 and group.amount <= MANY:
        return (kinds[0],) * group.amount
    either = [sign for kind in kinds for sign in ("/", kind)][1:]
    return (str(group.amount), "x", *either)


def bill_signs(bill: Bill) -> tuple[str, ...]:
    """Return what is drawn for a bill."""
    signs = [sign for group in bill.groups for sign in group_signs(group)]
    return (*signs, *([str(bill.coins), COIN] if bill.coins else []))


def gain_signs(points: int, coins: int) -> tuple[str, ...]:
    """Return what is drawn for points and coins; one of them needs no number."""
    told = [(points, POINTS), (coins, COIN)]
    return tuple(
        sign
        for count, thing in told
        if count
        for sign in ((thing,) if count == 1 else (str(count), thing))
    )


def kind_ref(resources: int) -> str:
    """Return the name of a resource, or of a mixture of several: "mix/milk_brick"."""
    ids = [RESOURCE_IDS[n] for n in range(RESOURCES) if resources & BIT[n]]
    if len(ids) == 1:
        return f"resource/{ids[0]}"
    return f"mix/{ALL_IDS.get(resources, '_'.join(ids))}"


def goods_args(goods: list[tuple[int, int]]) -> Args:
    """Return resources and numbers as sentences take them: `size`, then `a` and `a_n` to `d_n`.

    A sentence of fewer goods leaves the rest alone; of more than four it names the first.
    """
    args: Args = {"size": len(goods)}
    for letter, (resources, count) in zip(LETTERS, goods + [(0, 0)] * 4, strict=False):
        args |= {letter: kind_ref(resources), f"{letter}_n": count}
    return args


def bill_args(bill: Bill) -> Args:
    """Return the goods of a bill as sentences take them."""
    return goods_args([(group.resources, group.amount) for group in bill.groups])
