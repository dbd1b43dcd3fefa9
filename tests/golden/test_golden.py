"""Golden games: whole games as text, replayed and compared line by line.

They are written by `make golden` and never by hand. A change of rules that changes them raises the
version of the game and is told in the changelog.
"""

from __future__ import annotations

import ast
from functools import cache
from itertools import zip_longest
from pathlib import Path

import pytest

from klubovna.core.game import titles
from klubovna.core.history import History
from klubovna.core.record import Record
from scripts.golden import GOLDEN, golden_text, what_is_met
from tests.golden.exceptions import EXCEPTIONS

FILES = sorted(GOLDEN.glob("*/*.game"))
TESTS = GOLDEN.parent / "games"


def name(path: Path) -> str:
    return path.relative_to(GOLDEN).as_posix()


@cache
def replayed(path: Path) -> History:
    """Replay a golden game with the luck of its seed."""
    return Record.load(path).verify()


def first_difference(old: str, new: str) -> str:
    """Return the first line that differs, or ""."""
    for number, (was, now) in enumerate(zip_longest(old.splitlines(), new.splitlines()), 1):
        if was != now:
            return f"line {number}\n  was: {was}\n  now: {now}"
    return ""


@pytest.mark.parametrize("path", FILES, ids=name)
def test_golden_games_stay_the_same(path: Path) -> None:
    """Every golden game is played again, and every line of it is the same."""
    text = golden_text(replayed(path), Record.load(path).luck)
    difference = first_difference(path.read_text("utf-8"), text)
    assert not difference, f"{name(path)}, {difference}"


@pytest.mark.parametrize("id", titles())
def test_golden_games_meet_everything(id: str) -> None:
    """Every step, end and mark of a game occurs in a golden game, or has a rule test instead."""
    met: set[str] = set()
    for path in FILES:
        if path.parent.name == id:
            met |= what_is_met(replayed(path))
    exceptions = EXCEPTIONS.get(id, {})
    assert titles()[id].duties() - met == set(exceptions)
    assert set(exceptions.values()) <= rule_tests(id)


def rule_tests(id: str) -> set[str]:
    """Return the names of the rule tests of a game."""
    files = (TESTS / id).rglob("test_*.py")
    nodes = (node for file in files for node in ast.walk(ast.parse(file.read_text("utf-8"))))
    return {node.name for node in nodes if isinstance(node, ast.FunctionDef)}


def test_the_first_difference_is_named() -> None:
    """A golden game that changed says where."""
    assert first_difference("a\nb\n", "a\nb\n") == ""
    assert first_difference("a\nb\n", "a\nc\n") == "line 2\n  was: b\n  now: c"
    assert first_difference("a\n", "a\nb\n") == "line 2\n  was: None\n  now: b"
