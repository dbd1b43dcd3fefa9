# not compiled: drawn once for each question
"""Woodcraft: the wheel and the attic as text, with what tiles and tools bring there."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from klubovna.core.state import Json
from klubovna.drawing import Words, row
from klubovna.games.woodcraft.terminal.signs import ARROW, BLOCKED, FREE, effects, tile_key, tool

ROWS: Final = ("T", "M", "B")  # from the top
STEP: Final = 11  # columns between two spaces of a row
SHIFTED: Final = "M"  # a row that stands between the spaces of the others
OPEN: Final = "○"


# The wheel.


def bonuses(tile: str, view: Json, cards: Json, words: Words) -> list[Text]:
    """Return what moving a tile brings: of its space, and of the window above."""
    wheel = view["wheel"]
    sector, space = wheel["tiles"][tile]["sector"], wheel["tiles"][tile]["space"]
    window = window_of(sector, wheel, cards)
    return [
        effects(each, words) for each in (outer_of(sector, space, wheel, cards), window) if each
    ]


def outer_of(sector: int, space: int, wheel: Json, cards: Json) -> list[Json]:
    """Return the bonus of a space; the arc covers those of the sector at the start."""
    is_covered = wheel["arc"] and sector == wheel["start"]
    found: list[Json] = [] if is_covered else cards["wheel"][sector]["outer"][space - 1]
    return found


def window_of(sector: int, wheel: Json, cards: Json) -> list[Json]:
    """Return the bonus of the saw's window above a sector."""
    level = wheel["levels"][sector]
    found: list[Json] = cards["wheel"][sector]["windows"][level - 1] if level else []
    return found


def sectors(view: Json, cards: Json, words: Words) -> list[Text]:
    """Return the sectors with tiles, each tile with what moving it brings."""
    found = []
    places = view["wheel"]["tiles"]
    for sector in range(len(cards["wheel"])):
        tiles = [tile for tile, place in places.items() if place["sector"] == sector]
        tiles.sort(key=lambda tile: int(places[tile]["space"]))
        named = [tile_signs(tile, view, cards, words) for tile in tiles]
        if named:
            head = Text(f"{sector_sign(sector, view)} ", style="bold")
            found.append(Text.assemble(head, row(named, "  ")))
    return found


def sector_sign(sector: int, view: Json) -> str:
    """Return the number of a sector; an arrow marks the one that the saw points at."""
    return f"{sector + 1}{ARROW if sector == view['wheel']['saw'] else ''}"


def tile_signs(tile: str, view: Json, cards: Json, words: Words) -> Text:
    """Return a tile with its bonuses; a cross marks one that is blocked."""
    name = words.text(tile_key(tile))
    if tile in view["wheel"]["blocked"]:
        return Text(f"{BLOCKED}{name}", style="dim")
    return row([Text(name), *bonuses(tile, view, cards, words)])


def whole_wheel(view: Json, cards: Json, words: Words) -> list[list[Text]]:
    """Return for each sector its window, then its spaces from the first to the last."""
    wheel = view["wheel"]
    lying = {(at["sector"], at["space"]): tile for tile, at in wheel["tiles"].items()}
    lines = []
    for sector, bonus in enumerate(cards["wheel"]):
        window = effects(window_of(sector, wheel, cards), words) or FREE
        pieces = [Text.assemble((f"{sector_sign(sector, view):2} ", "bold"), "[", window, "]")]
        for space in range(1, len(bonus["outer"]) + 1):
            outer = effects(outer_of(sector, space, wheel, cards), words)
            tile = lying.get((sector, space))
            name = tile_name(tile, wheel, words) if tile else Text()
            shown = row([name, outer]) or FREE
            pieces.append(row([Text(str(space), style="dim"), shown]))
        lines.append(pieces)
    return lines


def tile_name(tile: str, wheel: Json, words: Words) -> Text:
    """Return the short name of a tile on the wheel."""
    is_blocked = tile in wheel["blocked"]
    name = words.text(tile_key(tile))
    return Text(f"{BLOCKED}{name}", style="dim") if is_blocked else Text(name, style="bold")


# The attic.


def attic_rows(me: Json, words: Words) -> dict[str, Text]:
    """Return the tools, by rows from the bottom."""
    return {
        letter: row(space_sign(me, id, words) for id in me["attic"] if id[0] == letter)
        for letter in reversed(ROWS)
    }


def space_sign(me: Json, space: str, words: Words) -> Text:
    """Return the tool on a space; a ring if one could be placed there now."""
    here = me["attic"][space]
    if here is not None:
        return tool(here, words)
    return Text(OPEN, style="dim") if space in me["open_attic"] else FREE


def attic_lines(me: Json, cards: Json, words: Words) -> list[Text]:
    """Return the attic as it is printed: rows of spaces, and rewards between any two."""
    lines: list[list[tuple[int, Text]]] = [[] for _ in range(2 * len(ROWS) - 1)]
    for space in me["attic"]:
        line, column = place_of(space)
        lines[line].append((column, space_sign(me, space, words)))
    for link in cards["links"]:
        line, column = place_of(link["one"])
        other_line, other_column = place_of(link["other"])
        reward = effects(link["reward"], words)
        middle = (column + other_column + 1) // 2
        lines[(line + other_line) // 2].append((middle - reward.cell_len // 2, reward))
    return [on_one_line(things) for things in lines]


def place_of(space: str) -> tuple[int, int]:
    """Return line and column of a space."""
    indent = STEP // 2 if space[0] == SHIFTED else 0
    return 2 * ROWS.index(space[0]), (int(space[1:]) - 1) * STEP + indent


def on_one_line(things: list[tuple[int, Text]]) -> Text:
    """Return things in their columns."""
    line = Text()
    for column, thing in sorted(things, key=lambda each: each[0]):
        line.append(" " * max(1 if line else 0, column - line.cell_len)).append_text(thing)
    return line
