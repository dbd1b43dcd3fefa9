"""`klubovna play`: opens the clubhouse, and the browser before it."""

from __future__ import annotations

import sqlite3
import sys
from contextlib import ExitStack
from dataclasses import dataclass
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path

import sqlalchemy as sa
from sqlalchemy.exc import SQLAlchemyError

from klubovna.cli.desk import Desk, shown
from klubovna.server import app, doorstep
from klubovna.server.clubhouse import Manners
from klubovna.server.logs import start_logging
from klubovna.server.store import DRIVERS, with_driver

HIGHEST_PORT = 65535
SLOWEST = 60
LONGEST = 300  # characters of a path or a reason


@dataclass(frozen=True)
class PlayWish:
    """What was typed after `klubovna play`."""

    host: str = doorstep.HERE
    port: int | None = None
    database: str | None = None
    no_browser: bool = False
    names: tuple[str, ...] = ()
    log: str | None = None
    pace: float = Manners.pace


def run(desk: Desk, wish: PlayWish) -> None:
    """Keep the clubhouse open until it is told to stop."""
    desk.within("--pace", wish.pace, 0, SLOWEST)
    address, port = _address(desk, wish)
    url = _database(desk, wish.database or doorstep.usual_database())
    with ExitStack() as kept:
        _keep(desk, kept, url)
        _start_logging(desk, wish.log)
        _serve(desk, wish, address, port, url)
    print(desk.words.text("play-closed"))


def _serve(desk: Desk, wish: PlayWish, address: str, port: int, url: sa.URL) -> None:
    is_open = False

    def ready() -> None:
        nonlocal is_open
        is_open = True
        print(_sign(desk, wish.host, port, url), flush=True)
        if not wish.no_browser and doorstep.has_screen():
            # Seat links start like the page's address: they must be of use to others.
            there = doorstep.network_url(wish.host, port) or doorstep.url_of(wish.host, port)
            doorstep.open_browser(there)

    database = url.render_as_string(hide_password=False)
    manners = Manners(pace=wish.pace, hosts=(wish.host, *wish.names))
    try:
        app.run(app.serve(address, port, database, ready, manners))
    except _errors_of(url) as error:
        if is_open:
            raise
        desk.bad("bad-database", url=_shown(url), why=_reason(error))


def _sign(desk: Desk, host: str, port: int, url: sa.URL) -> str:
    """Return the lines that say where the clubhouse is."""
    text = desk.words.text
    lines = {"play-here": doorstep.url_of(host, port)}
    others = doorstep.network_url(host, port)
    if host in doorstep.ANYWHERE:
        lines["play-network"] = others or text("play-no-network")
    lines |= {"play-database": _shown(url), "play-stop": text("play-stop-key")}
    width = max(len(text(key)) for key in lines)
    made = [text("play-open"), *(f"  {text(key):<{width}}  {lines[key]}" for key in lines)]
    if others and sys.stdout.encoding.lower().startswith("utf"):
        made += ["", text("play-scan"), doorstep.qr_code(others, sys.stdout.isatty())]
    return "\n".join(made)


def _address(desk: Desk, wish: PlayWish) -> tuple[str, int]:
    """Return where to listen: at the port that was asked for, or at any free one."""
    if wish.port is not None:
        desk.within("--port", wish.port, 1, HIGHEST_PORT)
    try:
        address = doorstep.address_of(wish.host)
        if wish.port is None:
            return address, doorstep.free_port(address)
        doorstep.check_port(address, wish.port)
    except (OSError, UnicodeError) as error:
        where = wish.host if wish.port is None else f"{wish.host}:{wish.port}"
        desk.bad("bad-address", where=shown(where), why=_reason(error))
    return address, wish.port


def _database(desk: Desk, text: str) -> sa.URL:
    """Return the address of a database; one without a scheme is a file."""
    try:
        url = with_driver(text if "://" in text else doorstep.sqlite_url(Path(text)))
    except (ValueError, SQLAlchemyError):
        scheme = text.partition(":")[0]
        desk.bad("bad-database-kind", kind=shown(scheme), known=", ".join(DRIVERS))
    driver = url.drivername.partition("+")[2]
    if find_spec(driver) is None:
        desk.bad("bad-driver", url=_shown(url), driver=driver)
    return url


def _keep(desk: Desk, kept: ExitStack, url: sa.URL) -> None:
    """Keep the file of the database for this clubhouse alone."""
    file = doorstep.sqlite_file(url)
    if file is None:
        return
    try:
        kept.enter_context(doorstep.sole_use(file))
    except doorstep.OpenAlready:
        desk.bad("bad-open-already", url=_shown(url))
    except (OSError, sqlite3.Error) as error:
        desk.bad("bad-database", url=_shown(url), why=_reason(error))


def _start_logging(desk: Desk, file: str | None) -> None:
    try:
        start_logging(file)
    except OSError as error:
        desk.bad("bad-save", path=shown(file, LONGEST), why=_reason(error))


def _errors_of(url: sa.URL) -> tuple[type[Exception], ...]:
    """Return what may be raised while a database is opened, also by its driver."""
    driver = import_module(url.drivername.partition("+")[2])
    names = ("Error", "PostgresError", "InterfaceError")
    own = tuple(getattr(driver, name) for name in names if hasattr(driver, name))
    return (OSError, SQLAlchemyError, *own)


def _shown(url: sa.URL) -> str:
    """Return a database as people may see it: a file, or an address without its password."""
    file = doorstep.sqlite_file(url)
    plain = url.set(drivername=url.get_backend_name())
    return shown(file or plain.render_as_string(hide_password=True), LONGEST)


def _reason(error: Exception) -> str:
    said = (isinstance(error, OSError) and error.strerror) or str(error) or type(error).__name__
    return shown(said.splitlines()[0], LONGEST)
