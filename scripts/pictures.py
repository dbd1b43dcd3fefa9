"""Draws the pictures of the README: docs/images/table.svg, the table in the terminal mid-game.

The game is seeded and played by bots, so the picture changes only if the program does. It holds no
addresses: fonts are those of whoever looks at it.
"""

from __future__ import annotations

import asyncio
import re
import sys
from pathlib import Path

from klubovna import bots
from klubovna.core.game import Game, title
from klubovna.core.history import History
from klubovna.terminal.app import TableApp
from klubovna.terminal.seats import Seat
from klubovna.terminal.table import Table
from klubovna.words import Words

PICTURE = Path(__file__).resolve().parents[1] / "docs" / "images" / "table.svg"
SIZE = (118, 40)
SEED = 6
PICKS = 94  # so many have been made
FONTS = "Fira Code, Menlo, Consolas, DejaVu Sans Mono"
NAMESPACE = "http://www.w3.org/2000/svg"  # the name of the format, not a place
SEATS = (Seat("Ada"), Seat("Ben", "greedy"), Seat("Cyd", "greedy"))


def main() -> int:
    """Write the picture."""
    svg = asyncio.run(picture(played(title("fort"))))
    PICTURE.parent.mkdir(parents=True, exist_ok=True)
    PICTURE.write_text(svg, encoding="utf-8")
    print(PICTURE)
    return 0


def played(game: Game) -> Table:
    """Return a table in the middle of a game, with a question to the person."""
    history = History(game, game.new(len(SEATS), SEED, listen=True))
    words = Words(game, "en", game.names("en", game.box(None)))
    minds = [bots.make("greedy", SEED + p) for p in range(len(SEATS))]
    while len(history.moves) < PICKS or history.state.actor != 0:
        seat: int = history.state.actor
        history.choose(seat, minds[seat].choose(game, history.state, seat))
    return Table(history, SEATS, f"dice {SEED}", words)


async def picture(table: Table) -> str:
    """Return the screen of a table as SVG."""
    app = TableApp(table)
    async with app.run_test(size=SIZE) as pilot:
        await pilot.pause()
        return without_addresses(app.export_screenshot(title="klubovna"))


def without_addresses(svg: str) -> str:
    """Return the picture without fonts from elsewhere, and without the maker's mark."""
    svg = re.sub(r"@font-face\s*{[^}]*}\s*|<!--.*?-->\s*", "", svg, flags=re.DOTALL)
    svg = svg.replace("Fira Code", FONTS)
    assert set(re.findall(r"https?://[^\s\"')]+", svg)) <= {NAMESPACE}
    return svg


if __name__ == "__main__":
    sys.exit(main())
