"""Rules are compiled while a game is played: nobody waits, and nothing half done is ever used."""

from __future__ import annotations

import fcntl
import json
import os
import re
import runpy
import shutil
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from scripts import compile as rules

PATIENCE = 200.0  # seconds, on the busiest of machines

STATE = "def twice(n: int) -> int:\n    return 2 * n\n"
"""All the rules of a game that compiles quickly."""

STARTED = "rules: interpreted for now; compiled meanwhile, for the next start\n"


class Tree:
    """A work tree that holds next to nothing."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        for name in (
            *("scripts/compile.py", "scripts/light_steps.py"),
            "src/klubovna/_interpreted.py",
        ):
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(rules.ROOT / name, folder / name)
        self.source = folder / "src/klubovna/core/state.py"
        self.source.parent.mkdir()
        self.source.write_text(STATE)
        for package in (self.source.parents[1], self.source.parent):
            (package / "__init__.py").touch()
        (folder / "pyproject.toml").touch()

    def compile(self, *arguments: str) -> str:
        """Run the script; return what it says."""
        command = [sys.executable, "scripts/compile.py", *arguments]
        done = subprocess.run(command, cwd=self.folder, capture_output=True, text=True, check=True)
        return done.stdout + done.stderr

    def wait_for(self, words: str, times: int = 1) -> str:
        """Wait until the log says something so many times; return all of it."""
        path, end = self.folder / "build/compile-behind.log", time.monotonic() + PATIENCE
        while not path.exists() or path.read_text().count(words) < times:
            assert time.monotonic() < end, path.read_text()
            time.sleep(0.02)
        return path.read_text()

    def is_interpreted(self) -> bool:
        """Tell how a clubhouse that opens now would run."""
        module = runpy.run_path(str(self.folder / "src/klubovna/_interpreted.py"))
        return bool(module["is_wanted"]())


@pytest.fixture
def tree(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Tree:
    """Return a tree where nothing is compiled."""
    monkeypatch.delenv("KLUBOVNA_INTERPRETED", raising=False)
    try:
        rules.find_compiler()
    except rules.CannotCompile as reason:
        pytest.skip(str(reason))
    return Tree(tmp_path)


def test_nobody_waits_and_two_do_not_trip_over_each_other(tree: Tree) -> None:
    """Both of them return at once; one compiles, the other finds it done."""
    (tree.folder / "build").mkdir()
    with (tree.folder / "build/compile.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)  # a third one compiles
        assert tree.compile("--behind") == tree.compile("--behind") == STARTED
        tree.wait_for("waiting for it", times=2)
        assert tree.is_interpreted()
    said = tree.wait_for("compiled already")
    assert said.count(": done in ") == said.count("rules: compiling 1 modules") == 1
    assert not tree.is_interpreted()
    assert tree.compile("--behind") == ""


def test_what_is_ended_in_the_midst_is_done_by_the_next_run(tree: Tree) -> None:
    """Be it by a computer that is switched off; nothing is half compiled."""
    tree.compile("--behind")
    said = tree.wait_for("rules: compiling")
    process = int(re.findall(r"process (\d+)", said)[0])
    assert os.getpgid(process) == process, "a ^C would end it"
    assert os.getpriority(os.PRIO_PROCESS, process) == rules.LOWEST_PRIORITY
    os.kill(process, signal.SIGKILL)  # what it has started goes on for a moment
    assert tree.is_interpreted()
    assert ": done in " in tree.compile("--quiet")
    assert not tree.is_interpreted()


@pytest.fixture
def failing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> list[rules.CompileError]:
    """Return why rules do not compile in a tree of this process; nothing if they do."""
    monkeypatch.setenv("CC", sys.executable)  # any program will do
    tree, errors = Tree(tmp_path), list[rules.CompileError]()
    monkeypatch.setattr(rules, "__file__", str(tree.folder / "scripts/compile.py"))
    monkeypatch.setattr(rules, "ROOT", tree.folder)
    monkeypatch.setattr(rules, "SRC", tree.folder / "src")
    monkeypatch.setattr(rules, "BUILD", tree.folder / "build")
    for name in ("STAMP", "LOG", "LOG_BEHIND"):
        monkeypatch.setattr(rules, name, tree.folder / "build" / getattr(rules, name).name)

    def build(out: Path) -> list[Path]:
        if errors:
            raise errors[0]
        (out / "klubovna/core").mkdir(parents=True)
        names = [Path(f"klubovna/core/{name}.so") for name in ("state", "step")]
        for name in names:
            (out / name).touch()
        return names

    monkeypatch.setattr(rules, "build", build)
    monkeypatch.setattr(subprocess, "Popen", lambda *_, **__: None)
    return errors


@pytest.mark.parametrize(
    ("error", "is_tried_again"),
    [(rules.Refused("state.py:1: error: no"), False), (rules.CompileError("disk full"), True)],
)
def test_a_failure_is_told(
    failing: list[rules.CompileError],
    error: rules.CompileError,
    is_tried_again: bool,
    capsys: pytest.CaptureFixture[str],
) -> None:
    """And what may have been bad luck is tried again by the next run."""
    failing.append(error)
    assert not rules.compile_in_place()
    assert f"failed, going on interpreted (build/compile.log): {error}" in capsys.readouterr().out
    rules.compile_behind()
    said = capsys.readouterr().out
    assert str(error) in said
    assert (STARTED in said) == is_tried_again
    failing.clear()
    assert rules.compile_in_place() == is_tried_again


@pytest.mark.usefixtures("failing")
def test_libraries_come_all_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever starts while they are replaced uses none of them, even if that never ends."""

    def replace(path: Path, target: Path) -> Path:
        if target.name == "step.so":
            raise KeyboardInterrupt
        return original(path, target)

    original = Path.replace
    monkeypatch.setattr(Path, "replace", replace)
    with pytest.raises(KeyboardInterrupt):
        rules.compile_in_place()
    assert [path.name for path in rules._libraries()] == ["state.so"]
    assert json.loads(rules.STAMP.read_text())["sources"] is None
