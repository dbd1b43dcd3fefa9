"""Equal seeds give equal numbers: with one worker or two, compiled or interpreted."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from typing import Any

import pytest

from tests.cli.conftest import Run

SAME = ("decisions", "real_decisions", "mean_scores", "wins", "end_reasons", "digest")
COMMAND = ["simulate", "fort", "--players", "3", "--games", "24", "--seed", "1", "--json"]


def figures(*more: str, **environ: str) -> dict[str, Any]:
    """Run the command in a process of its own; return what must never differ."""
    done = subprocess.run(
        [sys.executable, "-m", "klubovna", *COMMAND, *more],
        env={**os.environ, **environ},
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stderr == ""
    document = json.loads(done.stdout)
    return {key: document[key] for key in SAME}


@pytest.fixture(scope="module")
def usual() -> dict[str, Any]:
    """Return the figures of one worker, as this machine runs it."""
    return figures()


def test_two_workers(usual: dict[str, Any]) -> None:
    """Games are numbered, and each has its own seed."""
    assert figures("--workers", "2") == usual


def test_interpreted(usual: dict[str, Any]) -> None:
    """The compiled rules are the same rules."""
    assert figures(KLUBOVNA_INTERPRETED="1") == usual


def test_bots_repeat_themselves(run: Run) -> None:
    """A bot is made anew for each game, from a seed of its own."""
    command = ["simulate", "marbles", "--games", 6, "--bots", "greedy,random", "--json"]
    first, again, other = (run(*command, "--seed", seed).json["digest"] for seed in (1, 1, 2))
    assert first == again != other
