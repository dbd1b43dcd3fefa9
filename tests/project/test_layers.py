"""The law of layers: imports point down, from the commands to the core, and never in a circle."""

from __future__ import annotations

import ast
from graphlib import TopologicalSorter
from pathlib import Path

import pytest

SOURCES = Path(__file__).resolve().parents[2] / "src"
PACKAGE = SOURCES / "klubovna"
GAMES = PACKAGE / "games"

# What each part of the house may import beside itself. A game, too, knows no other game.
MAY_IMPORT: dict[str, set[str]] = {
    "core": set(),
    "_interpreted": set(),
    "__init__": {"_interpreted", "core"},  # the library: `import klubovna`
    "components": {"core"},
    "drawing": {"core"},
    "words": {"core"},
    "games": {"components", "core", "drawing"},
    "bots": {"core"},
    "simulate": {"bots", "core"},
    "terminal": {"bots", "core", "simulate", "words"},
    "server": {"__init__", "bots", "core", "words"},
    "bench": {"bots", "core", "simulate"},
    "bench_load": set(),
    "bench_profile": {"core"},
    "bench_server": {"bench_load", "server"},
    "cli": {
        "__init__",
        "_interpreted",
        "bench",
        "bench_profile",
        "bench_server",
        "bots",
        "components",
        "core",
        "server",
        "simulate",
        "terminal",
        "words",
    },
    "__main__": {"cli"},
}
FILES = sorted(PACKAGE.rglob("*.py"))


def name(path: Path) -> str:
    """Return how a test calls a file."""
    return path.relative_to(PACKAGE).as_posix()


def module_of(path: Path) -> str:
    """Return the name by which a file is imported."""
    return ".".join(path.relative_to(SOURCES).with_suffix("").parts).removesuffix(".__init__")


MODULES = {module_of(path): path for path in FILES}


def imports(path: Path) -> set[str]:
    """Return the modules of klubovna which a file imports."""
    found = set()
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        match node:
            case ast.Import(names=names):
                found |= {alias.name for alias in names}
            case ast.ImportFrom(module=str(module), names=names, level=0):
                found |= {_module(module, alias.name) for alias in names}
            case ast.ImportFrom():
                found.add("klubovna.(relative)")
    return {module for module in found if f"{module}.".startswith("klubovna.")}


def _module(package: str, name: str) -> str:
    """Return what `from package import name` imports: a module, or one that has the name."""
    return f"{package}.{name}" if f"{package}.{name}" in MODULES else package


def part_of(module: str) -> str:
    """Return the part of the house in which a module lies."""
    return [*module.split("."), "__init__"][1]


@pytest.mark.parametrize("path", FILES, ids=name)
def test_imports_point_down(path: Path) -> None:
    """Each part knows only what lies below it."""
    part = part_of(module_of(path))
    used = {part_of(module) for module in imports(path)}
    assert used - MAY_IMPORT[part] <= {part}


@pytest.mark.parametrize("path", sorted(GAMES.glob("*/**/*.py")), ids=name)
def test_a_game_knows_no_other_game(path: Path) -> None:
    """What two games share belongs to the core or beside it."""
    game = ".".join(("klubovna.games", path.relative_to(GAMES).parts[0], ""))
    others = {m for m in imports(path) if part_of(m) == "games" and not f"{m}.".startswith(game)}
    assert others == set()


def test_the_layers_have_an_order() -> None:
    """No part lies above itself."""
    TopologicalSorter(MAY_IMPORT).prepare()


@pytest.mark.parametrize("part", ["bots", "cli", "server", "terminal"])
def test_no_module_needs_itself(part: str) -> None:
    """Within a part, too, imports never go in a circle."""
    own = {module: path for module, path in MODULES.items() if part_of(module) == part}
    assert own
    TopologicalSorter(
        {module: imports(path) & set(own) - {module} for module, path in own.items()}
    ).prepare()
