"""The law of compiling: machine code plays exactly the games that the sources play."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from klubovna.core.game import Game
from tests.golden.exceptions import EXCEPTIONS
from tests.laws.tables import name_of

ROOT = Path(__file__).resolve().parents[2]


def digest(game: Game, interpreted: bool) -> dict[str, Any]:
    """Play many games in a process of its own."""
    environ = {key: value for key, value in os.environ.items() if key != "KLUBOVNA_INTERPRETED"}
    environ |= {"KLUBOVNA_INTERPRETED": "1"} if interpreted else {}
    command = [sys.executable, "-m", "tests.laws.digest", name_of(game)]
    done = subprocess.run(
        command, cwd=ROOT, env=environ, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    found: dict[str, Any] = json.loads(done.stdout)
    return found


def test_compiled_equals_interpreted(game: Game, record_property: Any) -> None:
    """Whole games are the same, compiled or not, and they meet every step of the rules."""
    compiled, interpreted = digest(game, interpreted=False), digest(game, interpreted=True)
    assert not interpreted["compiled"]
    for what in ("steps", "asked", "missing"):
        record_property(what, " ".join(interpreted[what]))
    assert set(interpreted["missing"]) <= set(EXCEPTIONS.get(game.id, {}))
    if not compiled["compiled"]:
        pytest.skip("the rules are not compiled here")
    compiled["compiled"] = False
    assert compiled == interpreted
