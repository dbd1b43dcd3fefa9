"""The law of the rules table: RULES.md names places and tests that exist, and every rule.

A row of the table is: | 5.1 | paragraph | [Step](rules/turn.py), [verb](state.py) | test_a |
"""

from __future__ import annotations

import ast
import re
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from klubovna.core.decision import paragraph
from klubovna.core.game import Game
from klubovna.words import folder_of
from tests.laws.tables import name_of

TESTS = Path(__file__).resolve().parents[1] / "games"
ROW = re.compile(r"^\| *(\d+\.\d+) *\|(.*)\|(.*)\|(.*)\|$", re.MULTILINE)
PLACE = re.compile(r"\[([\w.]+)\]\(([\w./]+)\)")
NUMBERED = re.compile(r"^\|\W*\d+\.\d+\W.*$", re.MULTILINE)


@dataclass(frozen=True)
class Row:
    """A row of the table: a rule, the names of what carries it out with their files, and tests."""

    rule: str
    text: str
    places: list[tuple[str, str]]
    tests: list[str]


def rows(game: Game) -> list[Row]:
    """Read the table of a game."""
    text = (folder_of(game) / "RULES.md").read_text("utf-8")
    return [
        Row(rule, said.strip(), PLACE.findall(where), listed(tests))
        for rule, said, where, tests in ROW.findall(text)
    ]


def listed(cell: str) -> list[str]:
    """Read the names in a cell; a dash means none."""
    return [name for name in cell.replace("`", "").replace(",", " ").split() if name not in "-–—"]


@cache
def defined_in(file: Path) -> set[str]:
    """Return the classes, methods and functions that a file defines."""
    found = set()
    for node in ast.parse(file.read_text("utf-8")).body:
        if isinstance(node, (ast.ClassDef, ast.FunctionDef)):
            found.add(node.name)
        if isinstance(node, ast.ClassDef):
            methods = [part for part in node.body if isinstance(part, ast.FunctionDef)]
            found |= {f"{node.name}.{method.name}" for method in methods}
    return found


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
    assert all(row.text and row.places for row in rows(game))


def test_cells_hold_nothing_but_places(game: Game) -> None:
    """Whatever carries out a rule is named with its file, so that a reader opens it at once."""
    text = (folder_of(game) / "RULES.md").read_text("utf-8")
    rest = {PLACE.sub("", where).strip(" ,") for _, _, where, _ in ROW.findall(text)}
    assert rest == {""}


def test_every_rule_has_a_row_with_a_test(game: Game) -> None:
    """Every rule of the game stands in the table with a test, and no other rule does."""
    tested = {row.rule for row in rows(game) if row.tests}
    assert tested == {paragraph(rule) for rule in game.rules}
    assert {row.rule for row in rows(game)} == tested


def test_every_named_place_exists(game: Game) -> None:
    """Every name of the table stands in the file that the row links, and every step has a row."""
    named = {place for row in rows(game) for place in row.places}
    lost = {(name, file) for name, file in named if name not in defined_in(folder_of(game) / file)}
    assert lost == set()
    assert {step.__name__ for step in game.steps} - {name for name, _ in named} == set()


def test_every_named_test_exists(game: Game) -> None:
    """Every test that the table names exists."""
    named = {test for row in rows(game) for test in row.tests}
    assert named - rule_tests(game) == set()
