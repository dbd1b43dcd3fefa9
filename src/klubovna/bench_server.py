"""How fast the clubhouse is: moves from a socket to the disk to four sockets, on one process.

Beside it, in the same run, what the machine itself can do: bare writes to the same disk, and bare
messages to four sockets through the same server. `python -m klubovna.bench_server` starts what is
measured.
"""

from __future__ import annotations

import asyncio
import os
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import msgspec

from klubovna.bench_load import HOST, SEATS, Measures, Trial, post, until_open

TABLES = (8, 50)
ROUNDS = 2
SECONDS_A_ROUND = 3.5
WARM_UP = 1.0
RATE = 250.0
LATENCY_SECONDS = 8.0
THINKING_TABLES = 4
SYNC_SECONDS = 1.5
PAGE = b"\x5a" * 4096
PAGES = 1000
PATIENCE = 60.0
RUN = sys.executable, "-P", "-m"
OFTEN = 10**9

Progress = Callable[[int], None]


def steps() -> int:
    """Return how many steps `measure` takes."""
    return 2 + len(TABLES) * ROUNDS + 2


def measure(folder: Path, progress: Progress = lambda done: None) -> dict[str, Any]:
    """Measure on the disk of a folder; `progress` hears of every step."""
    with tempfile.TemporaryDirectory(dir=folder, prefix="klubovna-bench-") as name:
        syncs = syncs_per_second(Path(name))
        progress(1)
        with process("clubhouse", f"sqlite:///{Path(name, 'bench.sqlite').absolute()}") as port:
            runs = {tables: best_round(port, tables, progress) for tables in TABLES}
            quiet, busy = latencies(port, progress)
        best = runs[max(TABLES)]
        with process("fan-out", str(best.view_bytes)) as port:
            bare = play(Trial(port, max(TABLES), SECONDS_A_ROUND, WARM_UP, is_bare=True))
            progress(1)
    return {
        "moves_per_second": per_second(best),
        "tables": max(TABLES),
        "seats": SEATS,
        "runs": [{"tables": n, "moves_per_second": per_second(run)} for n, run in runs.items()],
        "views_per_move": best.views_per_move,
        "view_bytes": best.view_bytes,
        "fdatasync_per_second": syncs,
        "fanout_per_second": per_second(bare),
        "latency": {
            "rate": round(RATE),
            "p50_ms": quiet.p50_ms,
            "p99_ms": quiet.p99_ms,
            "p50_ms_while_bots_think": busy.p50_ms,
            "p99_ms_while_bots_think": busy.p99_ms,
        },
        "filesystem": filesystem(folder),
    }


def per_second(run: Measures) -> int:
    """Return how many moves a run made in a second."""
    return round(run.moves / run.seconds)


def best_round(port: int, tables: int, progress: Progress) -> Measures:
    """Play as fast as it goes; the best of several rounds counts."""
    rounds = []
    for _ in range(ROUNDS):
        rounds.append(play(Trial(port, tables, SECONDS_A_ROUND, WARM_UP)))
        progress(1)
    return max(rounds, key=per_second)


def latencies(port: int, progress: Progress) -> tuple[Measures, Measures]:
    """Measure at a steady pace, first while no bot thinks, then while all thinkers are busy."""
    trial = Trial(port, max(TABLES), LATENCY_SECONDS, WARM_UP, rate=RATE)
    quiet = play(trial)
    progress(1)
    asyncio.run(start_bots(port))
    busy = play(trial)
    progress(1)
    return quiet, busy


async def start_bots(port: int) -> None:
    """Open tables whose bots think from now on."""
    seats = [{"kind": "bot", "level": "hard"}] * SEATS
    for _ in range(THINKING_TABLES):
        await post(port, "/api/tables", {"game": "fort", "seats": seats, "listed": False})


def play(trial: Trial) -> Measures:
    """Let players in another process carry out a trial."""
    done = subprocess.run(
        [*RUN, "klubovna.bench_load"],
        input=msgspec.json.encode(trial),
        stdout=subprocess.PIPE,
        check=True,
        timeout=trial.seconds + PATIENCE,
    )
    return msgspec.json.decode(done.stdout, type=Measures)


@contextmanager
def process(what: str, argument: str) -> Iterator[int]:
    """Start what is measured in a process of its own; yields its port."""
    command = [*RUN, "klubovna.bench_server", what, argument]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as running:
        try:
            assert running.stdout is not None
            yield int(running.stdout.readline())
        finally:
            running.kill()


# The machine itself


def syncs_per_second(folder: Path) -> int:
    """Write pages over those of a file, each on disk before the next: as a database's log does."""
    file = os.open(folder / "syncs", os.O_RDWR | os.O_CREAT)
    sync: Callable[[int], None] = getattr(os, "fdatasync", os.fsync)
    try:
        os.write(file, PAGE * PAGES)
        os.fsync(file)
        count, start = 0, time.perf_counter()
        while (seconds := time.perf_counter() - start) < SYNC_SECONDS:
            os.lseek(file, count % PAGES * len(PAGE), os.SEEK_SET)
            os.write(file, PAGE)
            sync(file)
            count += 1
    finally:
        os.close(file)
    return round(count / seconds)


def filesystem(folder: Path) -> str:
    """Return the kind of file system that a folder is on, "?" where nobody tells."""
    try:
        mounts = [line.split() for line in Path("/proc/mounts").read_text("utf-8").splitlines()]
    except OSError:
        return "?"
    here = folder.resolve()
    above = [words for words in mounts if here.is_relative_to(words[1])]
    return max(above, key=lambda words: len(words[1]))[2] if above else "?"


# What is measured, each in its own process


async def serve_clubhouse(database: str) -> None:
    """Run a clubhouse without limits on how often somebody may come, whose bots never dawdle."""
    from klubovna.server.app import serve
    from klubovna.server.clubhouse import Manners
    from klubovna.server.logs import start_logging

    start_logging(None)
    port = free_port()
    manners = Manners(
        pace=0.0,
        messages_per_second=OFTEN,
        messages_at_once=OFTEN,
        requests_per_second=OFTEN,
        requests_at_once=OFTEN,
    )
    await serve(HOST, port, database, lambda: print(port, flush=True), manners)


async def serve_fan_out(size: int) -> None:
    """Run the bare server: whatever a socket says, all sockets of its path hear `size` bytes."""
    from granian.constants import Interfaces
    from granian.server.embed import Server

    companies: dict[str, list[Any]] = {}
    message = {"type": "websocket.send", "text": "x" * size}

    async def fan_out(scope: Any, receive: Any, send: Any) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        company = companies.setdefault(scope["path"], [])
        company.append(send)
        while (await receive())["type"] == "websocket.receive":
            for tell in company:
                await tell(message)

    port = free_port()
    server = Server(fan_out, address=HOST, port=port, interface=Interfaces.ASGI, log_enabled=False)
    running = asyncio.create_task(server.serve())
    await until_open(port)
    print(port, flush=True)
    await running


def free_port() -> int:
    """Return a port that nobody uses."""
    with socket.socket() as probe:
        probe.bind((HOST, 0))
        return int(probe.getsockname()[1])


def main(what: str, argument: str) -> None:
    """Run one of them, on the event loop of the clubhouse."""
    from klubovna.server import app

    app.run(serve_clubhouse(argument) if what == "clubhouse" else serve_fan_out(int(argument)))


if __name__ == "__main__":
    main(*sys.argv[1:])
