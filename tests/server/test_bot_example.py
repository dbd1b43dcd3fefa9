"""The example of a bot: it is what the docs show, and it plays at a real table."""

from __future__ import annotations

import ast
import runpy
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from klubovna.core.record import Record
from tests.server.clubhouse_process import ClubhouseProcess
from tests.server.guests import Host

ROOT = Path(__file__).resolve().parents[2]
BOT = ROOT / "examples" / "bot.py"


@pytest.fixture(autouse=True)
def _in_a_hurry(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the bot pick at once: this clubhouse has no limits."""
    monkeypatch.setattr(time, "sleep", lambda seconds: None)


def test_the_docs_show_the_example() -> None:
    """Line by line, and there are 40 of them."""
    docs = (ROOT / "docs" / "protocol.md").read_text("utf-8")
    shown = docs.partition("<!-- examples/bot.py -->\n```python\n")[2]
    shown = shown.partition("```\n<!-- end of examples/bot.py -->\n")[0]
    assert shown == BOT.read_text("utf-8")
    assert len(shown.splitlines()) <= 40


def test_the_example_needs_one_package() -> None:
    """A bot is a client like any other; it knows nothing of the rules."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(BOT.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            found.add(node.module or "")
    others = {name.split(".")[0] for name in found} - set(sys.stdlib_module_names)
    assert others == {"websockets"}


def test_the_example_plays_as_a_command(
    house: ClubhouseProcess,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    """It takes the open seat, plays to the end and says how it ended."""
    host = Host.open(house.url, "open", "bot:easy")
    monkeypatch.setattr(sys, "argv", [str(BOT), house.url, host.id])
    runpy.run_path(str(BOT), run_name="__main__")
    info = host.info()
    assert info["status"] == "over" and info["seats"][0]["name"] == "Random"
    assert f"'winners': {info['winners']}" in capsys.readouterr().out
    Record.parse(host.request("GET", "record").text).verify()


def test_examples_play_with_each_other(house: ClubhouseProcess) -> None:
    """Secret picks included."""
    host = Host.open(house.url, "open", "open", "bot:normal", settings={"draft": True})
    bot = runpy.run_path(str(BOT))
    with ThreadPoolExecutor() as threads:
        keys = [bot["join"](house.url, host.id, name) for name in ("Ada", "Ben")]
        ends = list(threads.map(lambda key: bot["play"](house.url, host.id, key), keys))
    assert ends[0] == ends[1] and ends[0]["winners"] == host.info()["winners"]
