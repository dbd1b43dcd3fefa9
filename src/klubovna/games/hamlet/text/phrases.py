# not compiled: said on large screens only
"""Hamlet: what buildings are for, in sentences."""

from __future__ import annotations

from klubovna.core.state import Json
from klubovna.drawing import Words


def tile_words(card: Json, words: Words) -> str:
    """Say what a building makes, or what it is worth at the end; "" for those of the start."""
    if card["output"]:
        made = words.name(f"resource/{card['output']}")
        used = words.name(f"resource/{card['input']}")
        return words.text("view-does-refine", input=used, output=made, slots=card["slots"])
    if card["holds"]:
        goods = "/".join(words.name(f"resource/{id}") for id in card["holds"])
        return words.text("view-does-produce", goods=goods, gain=gain_words(card["gains"], words))
    return worth_words(card["scoring"], words) if card["scoring"] else ""


def gain_words(gains: Json, words: Words) -> str:
    """Say what production brings."""
    kind = "coins" if gains["coins"] else "points"
    return words.text(f"view-does-{kind}", n=gains[kind])


def worth_words(scoring: Json, words: Words) -> str:
    """Say how a landmark scores."""
    op = scoring["op"]
    key = op if op != "per_count" else f"{op}-{scoring['count']}"
    said = words.text(
        f"view-scores-{key.replace('_', '-')}",
        points=words.text("view-does-points", n=scoring["points"]),
        terrains=", ".join(words.text(f"view-terrain-{id}") for id in scoring["terrains"]),
        cap=scoring["cap"],
    )
    return said if scoring["network"] else f"{said} ({words.text('view-scores-anywhere')})"
