"""Old machine code never hides new rules, whether or not a stamp tells when it was made."""

from __future__ import annotations

import json
import os
import runpy
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from typing import Any

import pytest

SOURCE = Path(__file__).resolve().parents[2] / "src" / "klubovna" / "_interpreted.py"
OLD, MADE, NEW = 1_000_000, 2_000_000, 3_000_000


@pytest.fixture
def tree(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return a work tree with a compiled module and one that never is."""
    monkeypatch.delenv("KLUBOVNA_INTERPRETED", raising=False)
    (tmp_path / "pyproject.toml").touch()
    package = tmp_path / "src" / "klubovna"
    for name in ("core/state.py", "games/x/rules.py", "games/x/plain.py"):
        touch(package / name, OLD)
        if "plain" not in name:
            touch((package / name).with_suffix(EXTENSION_SUFFIXES[0]), MADE)
    (package / SOURCE.name).write_text(SOURCE.read_text("utf-8"), "utf-8")
    return tmp_path


def touch(path: Path, time: int) -> None:
    """Make a file of a certain time."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.touch()
    os.utime(path, (time, time))


def module(tree: Path) -> dict[str, Any]:
    """Return the module as it works in a tree."""
    return runpy.run_path(str(tree / "src" / "klubovna" / SOURCE.name))


def test_fresh_machine_code_is_used(tree: Path) -> None:
    """A module that is never compiled may be as new as it likes."""
    touch(tree / "src/klubovna/games/x/plain.py", NEW)
    assert not module(tree)["is_wanted"]()


@pytest.mark.parametrize("name", ["core/state.py", "games/x/rules.py"])
def test_a_newer_source_is_used(tree: Path, name: str) -> None:
    """An edit counts even if build/ is gone or its stamp is broken."""
    touch(tree / "src/klubovna" / name, NEW)
    assert module(tree)["is_wanted"]()
    touch(tree / "build/compile.json", NEW)
    assert module(tree)["is_wanted"]()


def test_the_stamp_counts_more_than_times(tree: Path) -> None:
    """It knows what was compiled, whatever the times of the libraries are."""
    touch(tree / "src/klubovna/core/state.py", NEW)
    stamp = tree / "build/compile.json"
    touch(stamp, NEW)
    stamp.write_text(json.dumps({"sources": module(tree)["snapshot"](), "libraries": ["some"]}))
    assert not module(tree)["is_wanted"]()


@pytest.mark.parametrize("has_stamp", [False, True])
def test_what_is_not_compiled_yet_stays_interpreted(tree: Path, has_stamp: bool) -> None:
    """Libraries that appear while a clubhouse is open are for the next one."""
    for library in (tree / "src").rglob("*" + EXTENSION_SUFFIXES[0]):
        library.unlink()
    if has_stamp:
        touch(tree / "build/compile.json", NEW)
        stamp = {"sources": module(tree)["snapshot"](), "libraries": []}
        (tree / "build/compile.json").write_text(json.dumps(stamp))
    assert module(tree)["is_wanted"]()


def test_libraries_that_are_being_replaced_are_not_used(tree: Path) -> None:
    """Old and new ones lie side by side for a moment; the stamp says so."""
    touch(tree / "build/compile.json", NEW)
    stamp = {"sources": None, "libraries": ["some"]}
    (tree / "build/compile.json").write_text(json.dumps(stamp))
    assert module(tree)["is_wanted"]()


def test_installed_files_have_any_times(tree: Path) -> None:
    """Outside a work tree machine code is as good as on the day it was installed."""
    touch(tree / "src/klubovna/core/state.py", NEW)
    (tree / "pyproject.toml").unlink()
    assert not module(tree)["is_wanted"]()
