"""The command in a real terminal: it opens, takes a key, saves and says where."""

from __future__ import annotations

import os
import sys
import time
from pathlib import Path

import pytest

from klubovna.core.record import Record

pty = pytest.importorskip("pty")


def test_play_save_and_leave(tmp_path: Path) -> None:
    """A game of Fort against bots, one pick of it."""
    path = tmp_path / "mine.game"
    command = [
        sys.executable,
        "-m",
        "klubovna",
        "table",
        "fort",
        "--seed",
        "1",
        "--save",
        str(path),
    ]
    child, screen = pty.fork()
    if child == 0:
        os.environ.update(TERM="xterm-256color", LANG="C.UTF-8", COLUMNS="80", LINES="24")
        os.execv(command[0], command)
    shown = read_until(screen, b"save and leave")
    os.write(screen, b"\r")
    deadline = time.monotonic() + 60
    while not path.exists() and time.monotonic() < deadline:
        shown += read_some(screen)
    os.write(screen, b"q")
    shown = read_until(screen, b"--load")
    _, status = os.waitpid(child, 0)
    assert os.waitstatus_to_exitcode(status) == 0
    assert f"Saved: {path}".encode() in shown
    assert len(Record.load(path).moves) >= 1


def read_until(screen: int, wanted: bytes) -> bytes:
    """Read what the terminal shows until something is there."""
    shown, deadline = b"", time.monotonic() + 60
    while wanted not in shown and time.monotonic() < deadline:
        shown += read_some(screen)
    assert wanted in shown
    return shown


def read_some(screen: int) -> bytes:
    try:
        return os.read(screen, 65536)
    except OSError:  # the other side has left
        return b""
