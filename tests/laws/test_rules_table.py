"""The law of the rules table: RULES.md names steps and tests that exist, and every rule.

A row of the table is: | 5.1 | paragraph | Step, Step | test_a, test_b |
"""

from __future__ import annotations

import ast
import re
from dataclasses import dataclass
from pathlib import Path

from klubovna.core.decision import paragraph
from klubovna.core.game import Game
from klubovna.words import folder_of
from tests.laws.tables import name_of

TESTS = Path(__file__).resolve().parents[1] / "games"
ROW = re.compile(r"^\| *(\d+\.\d+) *\|(.*)\|(.*)\|(.*)\|$", re.MULTILINE)
NUMBERED = re.compile(r"^\|\W*\d+\.\d+\W.*$", re.MULTILINE)


@dataclass(frozen=True)
class Row:
    """A row of the table."""

    rule: str
    text: str
    steps: list[str]
    tests: list[str]


def rows(game: Game) -> list[Row]:
    """Read the table of a game."""
    text = (folder_of(game) / "RULES.md").read_text("utf-8")
    return [Row(r, t.strip(), listed(s), listed(names)) for r, t, s, names in ROW.findall(text)]


def listed(cell: str) -> list[str]:
    """Read the names in a cell; a dash means none."""
    return [name for name in cell.replace("`", "").replace(",", " ").split() if name not in "-–—"]


def exists(game: Game, name: str) -> bool:
    """Tell whether a step, or a method of the game or its state, has this name."""
    if name in {step.__name__ for step in game.steps} | {"Confirm"}:
        return True
    owner, _, method = name.rpartition(".")
    state = type(game.new(game.seats[0]))
    owners = {"Game": type(game), "State": state, state.__name__: state}
    return owner in owners and callable(getattr(owners[owner], method, None))


def rule_tests(game: Game) -> set[str]:
    """Return the names of the tests of a game."""
    files = (TESTS / name_of(game)).rglob("test_*.py")
    nodes = (node for file in files for node in ast.walk(ast.parse(file.read_text("utf-8"))))
    functions = (ast.FunctionDef, ast.AsyncFunctionDef)
    return {node.name for node in nodes if isinstance(node, functions)}


def test_rows_are_whole(game: Game) -> None:
    """Every numbered row has four cells, and a paragraph."""
    text = (folder_of(game) / "RULES.md").read_text("utf-8")
    assert len(NUMBERED.findall(text)) == len(ROW.findall(text)) > 0
    assert all(row.text for row in rows(game))


def test_every_rule_has_a_row_with_a_test(game: Game) -> None:
    """Every rule of the game stands in the table with a test, and no other rule does."""
    tested = {row.rule for row in rows(game) if row.tests}
    assert tested == {paragraph(rule) for rule in game.rules}
    assert {row.rule for row in rows(game)} == tested


def test_every_named_step_exists(game: Game) -> None:
    """Every step that the table names exists, and every step of the game is named."""
    named = {step for row in rows(game) for step in row.steps}
    assert {name for name in named if not exists(game, name)} == set()
    assert {step.__name__ for step in game.steps} - named == set()


def test_every_named_test_exists(game: Game) -> None:
    """Every test that the table names exists."""
    named = {test for row in rows(game) for test in row.tests}
    assert named - rule_tests(game) == set()
