"""Runs commands in this process, with the template game on the shelf."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from klubovna.cli import main
from klubovna.core.game import titles
from klubovna.core.history import History
from klubovna.core.luck import dice
from klubovna.core.record import Record
from klubovna.games._template import GAME


@dataclass(frozen=True)
class Done:
    """What a command printed, and its exit status."""

    status: int
    out: str
    err: str

    @property
    def json(self) -> Any:
        """Return the one JSON document on the standard output."""
        return json.loads(self.out)


Run = Callable[..., Done]


@pytest.fixture(scope="module", autouse=True)
def _template_is_a_title() -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setitem(titles(), GAME.id, GAME)
        yield


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Run:
    """Return a function that runs a command, in English unless told otherwise."""
    for name in ("LC_ALL", "LC_MESSAGES"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", "C.UTF-8")

    def run(*arguments: object) -> Done:
        capsys.readouterr()
        status = main([str(argument) for argument in arguments])
        captured = capsys.readouterr()
        return Done(status, captured.out, captured.err)

    return run


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """Return the record of a whole game of marbles."""
    history = History(GAME, GAME.new(3, seed=5, listen=True))
    luck = dice(9)
    while not history.state.is_over:
        seat = history.state.actor
        legal = history.state.legal_of(seat)
        history.pick(seat, legal[luck.below(len(legal))])
    path = tmp_path / "whole.game"
    Record.of(history, ["Ada", "Ben (greedy)", "Cyd"], "dice 5").save(path)
    return path
