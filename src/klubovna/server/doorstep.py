"""What stands before the door of the clubhouse: its address, its sign, and where its book lies."""

from __future__ import annotations

import io
import os
import socket
import sqlite3
import sys
import threading
import webbrowser
from collections.abc import Iterator, Mapping
from contextlib import closing, contextmanager
from pathlib import Path

import segno
import sqlalchemy as sa

HERE = "127.0.0.1"
ANYWHERE = ("0.0.0.0", "::")
PORT = 7110
NEARBY = 50  # how many ports are tried
ELSEWHERE = ("192.0.2.1", 9)  # an address that belongs to nobody; nothing is ever sent there
FILE = "klubovna.sqlite"
WHITE_ON_BLACK, PLAIN = "\x1b[97;40m", "\x1b[0m"


class OpenAlready(Exception):
    """Another clubhouse uses this file."""


# Addresses


def address_of(host: str) -> str:
    """Return the address of this computer that a name such as localhost means. OSError: none."""
    found = socket.getaddrinfo(host, None, type=socket.SOCK_STREAM)
    return min(str(address[0]) for _, _, _, _, address in found if address)


def check_port(address: str, port: int) -> None:
    """OSError: nothing can listen there."""
    with socket.socket(socket.AF_INET6 if ":" in address else socket.AF_INET) as probe:
        if os.name == "posix":  # elsewhere this option means to take the port away
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        probe.bind((address, port))


def free_port(address: str) -> int:
    """Return our usual port, or a free one near it. OSError: there is none."""
    for port in range(PORT, PORT + NEARBY):
        try:
            check_port(address, port)
        except OSError as error:
            failure = error
        else:
            return port
    raise failure


def url_of(host: str, port: int) -> str:
    """Return the address that a browser on this computer opens."""
    if host in ANYWHERE:
        host = HERE
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def network_url(host: str, port: int) -> str | None:
    """Return the address for others in the local network, if they can come here."""
    if host not in ANYWHERE:
        return None
    try:
        with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
            probe.connect(ELSEWHERE)  # only asks the system which way it would go
            own = str(probe.getsockname()[0])
    except OSError:
        return None
    return None if own.startswith("127.") else url_of(own, port)


def qr_code(url: str, coloured: bool) -> str:
    """Return a picture of an address for the camera of a phone; it needs a dark background."""
    drawn = io.StringIO()
    segno.make(url, error="m", boost_error=False).terminal(drawn, border=2, compact=True)
    lines = drawn.getvalue().splitlines()
    return "\n".join(f"{WHITE_ON_BLACK}{line}{PLAIN}" if coloured else line for line in lines)


# The browser


def has_screen(environ: Mapping[str, str] = os.environ, platform: str = sys.platform) -> bool:
    """Tell whether a browser could show anything here."""
    if platform in ("win32", "darwin", "cygwin"):
        return True
    return any(environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER"))


def open_browser(url: str) -> None:
    """Show the page, without waiting for a slow browser."""
    threading.Thread(target=webbrowser.open, args=(url,), daemon=True).start()


# The database


def usual_database(
    environ: Mapping[str, str] = os.environ, platform: str = sys.platform, home: Path | None = None
) -> str:
    """Return the address of the database if none was given."""
    if url := environ.get("KLUBOVNA_DATABASE"):
        return url
    home = home or Path.home()
    match platform:
        case "win32":
            folder = Path(environ.get("LOCALAPPDATA") or home / "AppData" / "Local")
        case "darwin":
            folder = home / "Library" / "Application Support"
        case _:
            folder = Path(environ.get("XDG_DATA_HOME") or home / ".local" / "share")
    return sqlite_url(folder / "klubovna" / FILE)


def sqlite_url(file: Path) -> str:
    """Return the address of a file as a database."""
    return sa.URL.create("sqlite", database=str(file.absolute())).render_as_string()


def sqlite_file(url: sa.URL) -> Path | None:
    """Return the file of a database, if it is one."""
    is_file = url.drivername.startswith("sqlite") and url.database not in (None, "", ":memory:")
    return Path(str(url.database)).absolute() if is_file else None


@contextmanager
def sole_use(file: Path) -> Iterator[None]:
    """Keep a file for one clubhouse: in two of them, bots would play every seat twice.

    OSError, sqlite3.Error: the file can't be written, or is no database. OpenAlready.
    """
    file.parent.mkdir(parents=True, exist_ok=True)
    with closing(sqlite3.connect(file)) as probe:
        probe.execute("begin immediate")
    with file.with_name(f"{file.name}.lock").open("a") as lock:
        _lock(lock)
        yield


def _lock(file: io.TextIOWrapper) -> None:
    """Lock a file until it is closed or the process ends, however it ends."""
    try:
        import fcntl
    except ImportError:  # Windows
        return
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        raise OpenAlready from None
