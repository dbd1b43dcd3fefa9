"""A new game: found by itself, playable, lawful and tested from its first minute."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
NOT_COPIED = shutil.ignore_patterns("__pycache__", "*.so", "*.pyd", "*.game")


@pytest.fixture(scope="module")
def project(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a copy of the project that has no game but the template."""
    root = tmp_path_factory.mktemp("project")
    shutil.copy(ROOT / "pyproject.toml", root)
    shutil.copytree(ROOT / "scripts", root / "scripts", ignore=NOT_COPIED)
    for folder in ("src", "tests/laws", "tests/golden", "tests/games/_template"):
        shutil.copytree(ROOT / folder, root / folder, ignore=NOT_COPIED)
    for game in (root / "src/klubovna/games").iterdir():
        if game.is_dir() and game.name != "_template":
            shutil.rmtree(game)
    return root


def run(project: Path, *command: str) -> subprocess.CompletedProcess[str]:
    """Run Python in the copy, with the copy's own package."""
    environ = {key: value for key, value in os.environ.items() if not key.startswith("PYTEST_")}
    environ |= {"PYTHONPATH": str(project / "src"), "PYTHONDONTWRITEBYTECODE": "1"}
    environ.pop("COLUMNS", None)
    return subprocess.run(
        [sys.executable, *command],
        cwd=project,
        env=environ,
        capture_output=True,
        text=True,
        check=False,
        timeout=300,
    )


def new_game(project: Path, name: str) -> subprocess.CompletedProcess[str]:
    """Make a new game in the copy."""
    return run(project, "scripts/new_game.py", name)


def test_a_new_game_keeps_all_laws(project: Path) -> None:
    """A new game passes every law, its rule tests and its golden games as it is."""
    made = new_game(project, "zebra_run")
    assert made.returncode == 0, made.stderr

    found = run(project, "-c", "import klubovna; print(klubovna.games())")
    assert found.stdout.strip() == "['zebra_run']"
    tests = ("tests/laws", "tests/games", "tests/golden")
    kept = run(project, "-m", "pytest", "-p", "no:cacheprovider", "-k", "zebra_run", *tests)
    assert kept.returncode == 0, kept.stdout
    assert "zebra_run-4p" in run(project, "-m", "pytest", "--collect-only", "tests/laws").stdout


def test_a_new_game_has_its_own_names(project: Path) -> None:
    """Nothing in a new game is called like the template any more."""
    assert new_game(project, "wild_geese").returncode == 0
    folder = project / "src/klubovna/games/wild_geese"
    texts = [p.read_text("utf-8") for p in folder.rglob("*") if p.suffix in (".py", ".md", ".ftl")]
    assert not any("Marbles" in text or "_template" in text for text in texts)
    assert "class WildGeese(State)" in (folder / "state.py").read_text("utf-8")
    assert '"""Wild geese, for one' in (folder / "__init__.py").read_text("utf-8")
    assert "title = Wild geese\n" in (folder / "locale/cs.ftl").read_text("utf-8")
    folders = [str(folder), "tests/games/wild_geese"]
    for command in (["check"], ["format", "--check"]):
        tidy = run(project, "-m", "ruff", *command, "--no-cache", *folders)
        assert tidy.returncode == 0, tidy.stdout


@pytest.mark.parametrize("name", ["", "Azul", "1st", "a-b", "_x", "x_", "../x", "class", "čaj"])
def test_bad_names_are_refused(project: Path, name: str) -> None:
    """A name that can't be a package is refused with one line, and nothing is made."""
    before = sorted(project.rglob("*"))
    refused = new_game(project, name)
    assert refused.returncode == 2
    assert len(refused.stderr.splitlines()) == 1
    assert sorted(project.rglob("*")) == before


def test_games_are_never_overwritten(project: Path) -> None:
    """A name that is taken is refused with one line."""
    new_game(project, "taken")
    refused = new_game(project, "taken")
    assert refused.returncode == 2
    assert "exists already" in refused.stderr and len(refused.stderr.splitlines()) == 1
