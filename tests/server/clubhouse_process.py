"""A real clubhouse in a process of its own, which a test may end and start again as it likes.

    with ClubhouseProcess(tmp_path) as house:
        httpx.get(f"{house.url}/healthz")
        house.kill()       # kill -9
        house.restart()    # on the same database and the same port

The process is born of one that has imported and read everything (`nursery.py`), which takes most
of a second otherwise; tests/cli opens clubhouses as people do.
"""

from __future__ import annotations

import importlib
import json
import multiprocessing
import os
import socket
import sys
from collections.abc import Mapping
from contextlib import suppress
from multiprocessing.connection import Connection
from multiprocessing.context import ForkServerProcess
from pathlib import Path
from signal import Signals
from typing import Any, Self

import msgspec

from klubovna.server.app import run, serve
from klubovna.server.clubhouse import Manners
from klubovna.server.logs import start_logging

NURSERY = multiprocessing.get_context("forkserver")
NURSERY.set_forkserver_preload(["tests.server.nursery", "uvloop"])
READY = "ready"
START_SECONDS = 120.0
STOP_SECONDS = 60.0
TRIES = 3  # another program may take a free port before the clubhouse does

# Bots that don't dawdle, and no limit that a busy test could meet.
UNBOUND: Mapping[str, Any] = {
    "pace": 0.0,
    "messages_per_second": 1e9,
    "messages_at_once": 10**9,
    "requests_per_second": 1e9,
    "requests_at_once": 10**9,
}


class Arrangement(msgspec.Struct):
    """What the process is told."""

    host: str
    port: int
    database: str
    log: str
    manners: dict[str, Any] = {}
    patches: dict[str, Any] = {}  # "klubovna.server.visit.HELLO_SECONDS": 0.5


class ClubhouseProcess:
    """A clubhouse on a free port, with a database and a log in `folder` unless told otherwise.

    `manners` are fields of `Manners` that differ from `UNBOUND`; `patches` are values put into
    modules of the process before it starts, by their full names.
    """

    def __init__(
        self,
        folder: Path,
        *,
        database: str | None = None,
        host: str = "127.0.0.1",
        manners: Mapping[str, Any] | None = None,
        patches: Mapping[str, Any] | None = None,
    ) -> None:
        self.file = folder / "clubhouse.sqlite"
        self.log = folder / "clubhouse.log"
        self.errors = folder / "clubhouse.err"
        self.process: ForkServerProcess | None = None
        self.arrangement = Arrangement(
            host,
            0,
            database or f"sqlite:///{self.file}",
            str(self.log),
            {**UNBOUND, **(manners or {})},
            dict(patches or {}),
        )

    @property
    def address(self) -> str:
        """Return host and port."""
        return f"{self.arrangement.host}:{self.arrangement.port}"

    @property
    def url(self) -> str:
        """Return where HTTP requests go."""
        return f"http://{self.address}"

    @property
    def socket_url(self) -> str:
        """Return where WebSockets go; a table's is `/ws/<table>` below it."""
        return f"ws://{self.address}"

    def start(self) -> Self:
        """Start the process and wait until it answers."""
        assert self.process is None, "it runs already"
        for attempt in range(TRIES):
            if not self.arrangement.port or attempt:
                self.arrangement.port = free_port(self.arrangement.host)
            if self._start():
                return self
        raise RuntimeError(f"the clubhouse doesn't start: {self.errors.read_text('utf-8')}")

    def _start(self) -> bool:
        ready, tell = NURSERY.Pipe(duplex=False)
        self.errors.touch()
        args = (self.arrangement, self.errors, tell)
        process = NURSERY.Process(target=main, args=args, daemon=True)  # it never outlives us
        process.start()
        self.process = process
        tell.close()
        is_ready = False
        with ready, suppress(EOFError):
            is_ready = ready.poll(START_SECONDS) and ready.recv() == READY
        if not is_ready:
            self.kill()
        return is_ready

    def kill(self) -> None:
        """End the process at once, as a crash does (SIGKILL)."""
        if self.process is not None:
            self.process.kill()
            self._gone()

    def stop(self, signal: Signals = Signals.SIGTERM) -> int:
        """Ask the process to stop, and return its exit code."""
        assert self.process is not None and self.process.pid is not None, "it doesn't run"
        os.kill(self.process.pid, signal)
        return self._gone()

    def _gone(self) -> int:
        assert self.process is not None
        self.process.join(STOP_SECONDS)
        code = self.process.exitcode
        assert code is not None, "it doesn't stop"
        self.process = None
        return code

    def restart(self) -> Self:
        """Start again on the same database and port; ends the process if it still runs."""
        self.kill()
        return self.start()

    def logged(self) -> list[dict[str, Any]]:
        """Return what the clubhouse has written to its log."""
        if not self.log.exists():
            return []
        return [json.loads(line) for line in self.log.read_text("utf-8").splitlines()]

    def complaints(self) -> list[Any]:
        """Return all that the clubhouse is unhappy with; a healthy one has nothing to say."""
        lines: list[Any] = [x for x in self.logged() if x["level"] in ("error", "critical")]
        return lines + self.errors.read_text("utf-8").splitlines()

    def __enter__(self) -> Self:
        return self.start()

    def __exit__(self, *_: object) -> None:
        self.kill()


def free_port(host: str = "127.0.0.1") -> int:
    """Return a port that nobody listens at."""
    with socket.socket() as probe:
        probe.bind((host, 0))
        port: int = probe.getsockname()[1]
        return port


def main(arrangement: Arrangement, errors: Path, tell: Connection) -> None:
    """Be the process."""
    with errors.open("ab") as file:
        for stream in (sys.stdout, sys.stderr):
            os.dup2(file.fileno(), stream.fileno())
    for name, value in arrangement.patches.items():
        module, _, constant = name.rpartition(".")
        setattr(importlib.import_module(module), constant, value)
    start_logging(arrangement.log)
    run(
        serve(
            arrangement.host,
            arrangement.port,
            arrangement.database,
            lambda: tell.send(READY),
            Manners(**arrangement.manners),
        )
    )
