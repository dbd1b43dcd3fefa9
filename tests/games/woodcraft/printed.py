"""What is printed on the cards of Woodcraft, read plainly, and what it should bring.

Nothing of the engine is used here but the place of the file and how an edited one is loaded.
"""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Any

from klubovna.games.woodcraft.box import reader
from klubovna.games.woodcraft.box.contents import Box
from tests.games.woodcraft.facts import Facts

FILE = Path(reader.__file__).with_name("cards.toml")
PRINT: dict[str, Any] = tomllib.loads(FILE.read_text(encoding="utf-8"))
HELPERS: dict[str, dict[str, Any]] = {card["id"]: card for card in PRINT["helper"]}
ORDERS: dict[str, dict[str, Any]] = {card["id"]: card for card in PRINT["order"]}
COLOURS = ["green", "yellow", "brown"]
GOODS = ["blueberry", "vp", "lantern", "glue", "scrap", "sawblade", "reuse"]


def items(text: str) -> list[str]:
    """Return effects one by one, such as "3 blueberry" and "tool"."""
    return text.split(" + ") if text else []


def dice(text: str) -> list[tuple[list[str], list[int]]]:
    """Return the colours and the values of each die that an order asks for."""
    found = []
    for item in items(text):
        colours, values = item.split()
        found.append(
            (
                COLOURS if colours == "any" else colours.split("/"),
                list(range(1, 7)) if values == "any" else [int(v) for v in values.split("/")],
            )
        )
    return found


def plain(item: str) -> Facts | None:
    """Return what an effect brings that leaves no choice; None for all others."""
    if found := re.fullmatch(rf"(\d+) ({'|'.join(GOODS)})", item):
        return {found[2]: int(found[1])}
    if found := re.fullmatch(r"(\d+) (blueberry|hazelnut) income", item):
        return {f"income {found[2]}": int(found[1])}
    if found := re.fullmatch(r"(\d+) reputation", item):
        return {"reputation": int(found[1])}
    if found := re.fullmatch(r"die (green|yellow|brown) (\d)", item):
        return {f"wood {found[1]}-{found[2]}": 1}
    return None


def together(*parts: Facts) -> Facts:
    """Add changes up: numbers are added, of other facts the last one stands."""
    total: Facts = {}
    for part in parts:
        for key, change in part.items():
            was = total.get(key, 0)
            is_number = isinstance(change, int) and isinstance(was, int)
            total[key] = int(was) + int(change) if is_number else change
    return {key: change for key, change in total.items() if change != 0 or change is True}


def brought(text: str, special: dict[str, tuple[str, Facts]]) -> tuple[str, Facts]:
    """Return what must be picked for effects, and what they bring.

    `special` says it for the effects with a choice, in the position at hand.
    """
    picks, parts = [], []
    for item in items(text):
        change = plain(item)
        if change is None:
            pick, change = special[item]
            picks.append(pick)
        parts.append(change)
    return " ".join(picks), together(*parts)


def edited(path: Path, id: str, **fields: str) -> Box:
    """Return a box in which a card says something else, written to `path`."""
    text = FILE.read_text(encoding="utf-8")
    start = text.index(f'id = "{id}"')
    end = text.index("[[", start)
    card = text[start:end]
    for key, value in fields.items():
        card = re.sub(rf'^{key} = ".*"$', f'{key} = "{value}"', card, flags=re.M)
    path.write_text(text[:start] + card + text[end:], encoding="utf-8")
    return reader.load(str(path))
