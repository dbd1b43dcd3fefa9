"""`klubovna play`: what it prints, opens and passes on; only the last test starts a clubhouse."""

from __future__ import annotations

import asyncio
import os
import signal
import socket
import sqlite3
import subprocess
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any
from urllib.request import urlopen

import pytest

from klubovna.cli import playing
from klubovna.server import app, doorstep
from klubovna.server.clubhouse import Manners
from klubovna.server.logs import start_logging
from tests.cli.conftest import Run


@dataclass
class Served:
    """What the clubhouse was told, and which page was opened."""

    host: str = ""
    port: int = 0
    database: str = ""
    manners: Manners = field(default_factory=Manners)
    opened: list[str] = field(default_factory=list)


@pytest.fixture
def served(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Served:
    """Return what a clubhouse was told that opens and closes at once."""
    told = Served()

    async def serve(
        host: str, port: int, database: str, ready: Callable[[], None], manners: Manners
    ) -> None:
        told.host, told.port, told.database, told.manners = host, port, database, manners
        ready()

    monkeypatch.setattr(app, "serve", serve)
    monkeypatch.setattr(app, "run", asyncio.run)  # leaves the garbage collector alone
    monkeypatch.setattr(playing, "start_logging", lambda file: None)
    monkeypatch.setattr(doorstep, "open_browser", told.opened.append)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setenv("DISPLAY", ":0")
    monkeypatch.delenv("KLUBOVNA_DATABASE", raising=False)
    return told


@pytest.fixture
def taken() -> Iterator[int]:
    """Return a port where somebody listens."""
    with socket.create_server(("127.0.0.1", 0)) as server:
        yield server.getsockname()[1]


@pytest.mark.parametrize("command", [[], ["play"]])
def test_the_sign_at_the_door(run: Run, served: Served, tmp_path: Path, command: list[str]) -> None:
    """The address, the database, and how to stop; then the browser opens."""
    done = run(*command)
    url = f"http://127.0.0.1:{served.port}"
    file = tmp_path / "klubovna" / "klubovna.sqlite"
    assert (done.status, done.err) == (0, "")
    assert done.out.splitlines() == [
        "The clubhouse is open.",
        f"  here         {url}",
        f"  database     {file}",
        "  to close it  Ctrl+C",
        "The clubhouse is closed. Every table goes on when you open it again.",
    ]
    assert served.host == "127.0.0.1" and served.port in range(7110, 7160)
    assert served.database == f"sqlite+aiosqlite:///{file}"
    assert served.opened == [url]


def test_the_sign_in_czech(run: Run, served: Served) -> None:
    """In the language asked for."""
    out = run("--lang", "cs", "--port", str(free_port())).out
    assert out.startswith("Klubovna je otevřená.\n  tady       http://127.0.0.1:")


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as server:
        port: int = server.getsockname()[1]
    return port


def test_options_reach_the_clubhouse(run: Run, served: Served, tmp_path: Path) -> None:
    """The port, the file, the pace and the names."""
    port, file = free_port(), tmp_path / "new" / "club.sqlite"
    options = f"--port {port} --pace 0.1 --no-browser --name club.example --host localhost"
    done = run("play", "--database", file, *options.split())
    assert done.status == 0
    assert (served.port, served.host) == (port, "127.0.0.1")
    assert served.database.endswith(str(file)) and file.parent.is_dir()
    assert served.manners == Manners(pace=0.1, hosts=("localhost", "club.example"))
    assert served.opened == []


def test_no_browser_without_a_screen(
    run: Run, served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Over ssh there is nothing to open."""
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr(doorstep.has_screen, "__defaults__", (os.environ, "linux"))
    assert run("play").status == 0
    assert served.opened == []


def test_open_to_the_network(run: Run, served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    """Others get an address, and a picture of it for their phones."""
    monkeypatch.setattr(doorstep, "network_url", lambda host, port: f"http://192.168.1.5:{port}")
    out = run("play", "--host", "0.0.0.0").out
    assert f"  here             http://127.0.0.1:{served.port}\n" in out
    assert f"  in your network  http://192.168.1.5:{served.port}\n" in out
    assert "For phones in your network:\n███" in out and "\x1b" not in out
    assert served.host == "0.0.0.0" and served.opened == [f"http://192.168.1.5:{served.port}"]


def test_open_to_no_network(run: Run, served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    """It is told, and there is nothing to scan."""
    monkeypatch.setattr(doorstep, "network_url", lambda host, port: None)
    out = run("play", "--host", "0.0.0.0").out
    assert "in your network  no network was found\n" in out and "██" not in out


def test_a_taken_port_is_refused(run: Run, served: Served, taken: int) -> None:
    """If it was asked for."""
    done = run("play", "--port", taken)
    assert (done.status, done.out) == (2, "")
    assert done.err == f"klubovna: 127.0.0.1:{taken} can't be used: Address already in use\n"


def test_another_port_is_found(
    run: Run, served: Served, taken: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """If none was asked for."""
    monkeypatch.setattr(doorstep, "PORT", taken)
    assert run("play").status == 0
    assert taken < served.port < taken + doorstep.NEARBY


def test_one_clubhouse_at_a_time(run: Run, served: Served, tmp_path: Path) -> None:
    """Two would play the bots of every table twice."""
    file = tmp_path / "club.sqlite"
    with doorstep.sole_use(file):
        done = run("play", "--database", file)
    assert done.status == 2 and f"another clubhouse has the database {file} open" in done.err
    assert run("play", "--database", file).status == 0


@pytest.mark.parametrize("error", [ConnectionRefusedError(111, "Connection refused")])
def test_a_database_that_does_not_answer(
    run: Run, served: Served, monkeypatch: pytest.MonkeyPatch, error: Exception
) -> None:
    """One line, and the password is not in it."""

    async def serve(*_: Any) -> None:
        raise error

    monkeypatch.setattr(app, "serve", serve)
    done = run("play", "--database", "postgresql://me:secret@there/club")
    assert (done.status, done.out) == (2, "")
    assert done.err == (
        "klubovna: the database postgresql://me:***@there/club can't be opened: "
        "Connection refused\n"
    )


def test_mistakes_of_our_own_are_not_hidden(
    run: Run, served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Once it is open, an error is no bad input."""

    async def serve(host: str, port: int, database: str, ready: Callable[[], None], _: Any) -> None:
        ready()
        raise OSError("disk full")

    monkeypatch.setattr(app, "serve", serve)
    with pytest.raises(OSError, match="disk full"):
        run("play")


def test_a_missing_driver_is_named(
    run: Run, served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It says what to install."""
    monkeypatch.setattr(playing, "find_spec", lambda name: None)
    done = run("play", "--database", "postgresql://there/club")
    assert done.status == 2 and "install klubovna[postgres]" in done.err


def test_a_log_that_can_not_be_written(
    run: Run, served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One line, before anything opens."""
    monkeypatch.setattr(playing, "start_logging", start_logging)
    done = run("play", "--log", "/dev/null/log")
    assert done.status == 2 and "/dev/null/log can't be written" in done.err
    assert served.port == 0


@pytest.mark.parametrize(
    ("environ", "platform", "url"),
    [
        ({}, "linux", "sqlite:////me/.local/share/klubovna/klubovna.sqlite"),
        ({"XDG_DATA_HOME": "/data"}, "linux", "sqlite:////data/klubovna/klubovna.sqlite"),
        ({}, "darwin", "sqlite:////me/Library/Application Support/klubovna/klubovna.sqlite"),
        ({}, "win32", "sqlite:////me/AppData/Local/klubovna/klubovna.sqlite"),
        ({"LOCALAPPDATA": "/local"}, "win32", "sqlite:////local/klubovna/klubovna.sqlite"),
        ({"KLUBOVNA_DATABASE": "postgresql://there/x"}, "linux", "postgresql://there/x"),
    ],
)
def test_where_the_database_is(environ: dict[str, str], platform: str, url: str) -> None:
    """Among the data of the user, as each system has it."""
    assert doorstep.usual_database(environ, platform, Path("/me")) == url


@pytest.mark.parametrize(
    ("environ", "platform", "has_screen"),
    [
        ({}, "linux", False),
        ({"DISPLAY": ""}, "linux", False),
        ({"WAYLAND_DISPLAY": "wayland-0"}, "linux", True),
        ({}, "darwin", True),
        ({}, "win32", True),
    ],
)
def test_where_a_browser_can_open(environ: dict[str, str], platform: str, has_screen: bool) -> None:
    """Where there is a screen."""
    assert doorstep.has_screen(environ, platform) == has_screen


@pytest.mark.parametrize(
    ("host", "url"),
    [
        ("127.0.0.1", "http://127.0.0.1:7110"),
        ("0.0.0.0", "http://127.0.0.1:7110"),
        ("::", "http://127.0.0.1:7110"),
        ("::1", "http://[::1]:7110"),
        ("localhost", "http://localhost:7110"),
    ],
)
def test_addresses_for_the_browser(host: str, url: str) -> None:
    """What a person on this computer types."""
    assert doorstep.url_of(host, 7110) == url


def test_only_an_open_clubhouse_is_shown_to_the_network() -> None:
    """Nobody is sent to a door that is closed to them."""
    assert doorstep.network_url("127.0.0.1", 7110) is None


def test_a_kept_file_is_let_go(tmp_path: Path) -> None:
    """Also after an error; and the database is untouched by the check."""
    file = tmp_path / "club.sqlite"
    with pytest.raises(ZeroDivisionError), doorstep.sole_use(file):
        raise ZeroDivisionError
    with doorstep.sole_use(file), sqlite3.connect(file) as connection:
        assert connection.execute("select count(*) from sqlite_master").fetchone() == (0,)
    connection.close()


def test_colours_of_the_code() -> None:
    """On a screen it is white on black, whatever the colours of the terminal."""
    plain, coloured = (doorstep.qr_code("http://192.168.1.5:7110", c) for c in (False, True))
    assert coloured.replace("\x1b[97;40m", "").replace("\x1b[0m", "") == plain
    assert len({len(line) for line in plain.splitlines()}) == 1


@pytest.mark.parametrize("stop", [signal.SIGINT, signal.SIGTERM])
def test_a_real_clubhouse_opens_and_closes(tmp_path: Path, stop: signal.Signals) -> None:
    """Whoever sees the sign can come in; Ctrl+C closes the door without a murmur."""
    command = [sys.executable, "-m", "klubovna", "play", "--no-browser", "--lang", "en"]
    command += ["--port", str(free_port()), "--database", str(tmp_path / "club.sqlite")]
    # A shell that runs tests in the background may have told its children to ignore Ctrl-C.
    with subprocess.Popen(
        command,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.default_int_handler),
    ) as child:
        assert child.stdout is not None
        sign = [child.stdout.readline() for _ in range(4)]
        with urlopen(f"{sign[1].split()[-1]}/replay", timeout=60) as answer:
            assert answer.status == 200 and b"Klubovna" in answer.read()
        child.send_signal(stop)
        out, err = child.communicate(timeout=60)
    assert (child.returncode, err) == (0, "")
    assert out.startswith("The clubhouse is closed.")
