"""Tables for tests: seeded, quick, and kept in a temporary file."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from html import unescape
from pathlib import Path

import pytest

from klubovna.core.game import Game, titles
from klubovna.core.history import History
from klubovna.games._template import GAME
from klubovna.terminal.app import TableApp
from klubovna.terminal.seats import seated
from klubovna.terminal.sitting import Sitting
from klubovna.words import Words

NAMES = ["Ada", "Ben", "Cyd", "Dan"]
PAUSE = 0.001

SetTable = Callable[..., Sitting]


@pytest.fixture(scope="module", autouse=True)
def _template_is_a_title() -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setitem(titles(), GAME.id, GAME)
        yield


@pytest.fixture
def set_table(tmp_path: Path) -> SetTable:
    """Return a function that sets a table for people and random bots."""

    def set_table(
        game: Game = GAME, players: int = 2, people: int = 1, seed: int = 1, lang: str = "en"
    ) -> Sitting:
        pauses = frozenset(range(people))
        history = History(game, game.new(players, seed, listen=True, pauses=pauses))
        words = Words(game, lang, game.names(lang, game.box(None)))
        seats = seated(NAMES[:players], people, ["random"])
        return Sitting(history, seats, f"dice {seed}", words, tmp_path / "table.game")

    return set_table


def seen(app: TableApp) -> str:
    """Return all text that is on the screen."""
    lines: dict[str, str] = {}
    for line, text in re.findall(
        r'<text[^>]* y="([^"]*)"[^>]*>(.*?)</text>', app.export_screenshot()
    ):
        lines[line] = lines.get(line, "") + text
    return unescape("\n".join(lines.values())).replace("\N{NO-BREAK SPACE}", " ")
