"""The application, and the server that runs it until it is told to stop."""

from __future__ import annotations

import asyncio
import gc
import logging
import os
import signal
import socket
from collections.abc import Callable, Coroutine
from contextlib import suppress
from typing import Any

from granian.constants import Interfaces
from granian.server.embed import Server
from litestar import Litestar, Request, Response, get
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.handlers import HTTPRouteHandler
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import ASGIApp

import klubovna
from klubovna.server import api
from klubovna.server.clubhouse import Clubhouse, Manners
from klubovna.server.declined import Declined
from klubovna.server.door import LARGEST_BODY, Door
from klubovna.server.pages import Pages
from klubovna.server.requests import Problem
from klubovna.server.shelf import Shelf
from klubovna.server.store import Closed, Store
from klubovna.server.thinkers import Thinkers
from klubovna.server.visit import visit

log = logging.getLogger("klubovna.server")

BACKLOG = 1024
GOODBYE_SECONDS = 2.0
ANY_HOST = {"0.0.0.0": "127.0.0.1", "::": "::1"}  # who listens everywhere, listens here too


def make_app(clubhouse: Clubhouse, pages: Pages) -> ASGIApp:
    """Return the application with its door."""
    shelf = Shelf()

    async def the_clubhouse() -> Clubhouse:
        return clubhouse

    async def the_shelf() -> Shelf:
        return shelf

    requests = Litestar(
        [api.ShelfController, api.TablesController, api.replay, api.health, _page(pages)],
        dependencies={"clubhouse": Provide(the_clubhouse), "shelf": Provide(the_shelf)},
        exception_handlers={
            api.Denied: api.deny,
            Declined: api.refuse,
            Closed: api.stop,
            HTTPException: api.complain,
            RecursionError: api.misread,
            UnicodeDecodeError: api.misread,
            Exception: _apologise,
        },
        openapi_config=OpenAPIConfig(
            title="Klubovna",
            version=klubovna.__version__,
            path="/api/openapi.json",
            render_plugins=[JsonRenderPlugin(path="/")],
        ),
        request_max_body_size=LARGEST_BODY,
        logging_config=None,
        signature_types=[Clubhouse, Shelf],
    )

    async def app(scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] == "websocket":
            await visit(clubhouse, scope, receive, send)
        else:
            await requests(scope, receive, send)

    return Door(app, clubhouse)


def _page(pages: Pages) -> HTTPRouteHandler:
    """Return the handler of everything that is no request to the clubhouse itself."""

    @get(["/", "/{path:path}"], include_in_schema=False)
    async def page(request: Request[Any, Any, Any]) -> Response[bytes]:
        file = pages.find(request.url.path)
        if file is not None:
            return file.answer(request.headers)
        lost = pages.find("/")
        if lost is None or "text/html" not in request.headers.get("accept", ""):
            raise api.Denied(404, "not_found", "there is nothing here")
        shown = lost.answer(request.headers)  # the page itself says it to people
        shown.status_code = 404
        return shown

    return page


def _apologise(request: Request[Any, Any, Any], error: Exception) -> Response[bytes]:
    """Answer for a mistake of our own; it must be seen in the log."""
    log.error("failed", exc_info=error, extra={"path": request.url.path})
    return api.answer(500, Problem("failed", "a mistake of ours; it was written down"))


def run(serving: Coroutine[Any, Any, None]) -> None:
    """Run the server on the fastest event loop there is, and let it collect garbage less often.

    Every game in play is made of many small objects that live long; looking through them all
    again and again would take a tenth of the time, and finds next to nothing. The newest are looked
    through in small bites, so that nobody waits for it.
    """
    gc.freeze()
    gc.set_threshold(5_000, 400, 50)
    with asyncio.Runner(loop_factory=_loop_factory()) as runner:
        runner.run(serving)


def _loop_factory() -> Callable[[], asyncio.AbstractEventLoop] | None:
    try:
        import uvloop
    except ImportError:  # Windows
        return None
    return uvloop.new_event_loop


async def serve(
    host: str,
    port: int,
    database: str,
    ready: Callable[[], None],
    manners: Manners | None = None,
) -> None:
    """Run the clubhouse until the process is asked to stop; commits under way are finished.

    OSError: somebody else has the port.
    """
    _check_that_port_is_free(host, port)
    clubhouse = Clubhouse(Store(database), Thinkers(), manners or Manners())
    await clubhouse.open()
    server = Server(
        make_app(clubhouse, Pages.load()),
        address=host,
        port=port,
        interface=Interfaces.ASGI,
        backlog=BACKLOG,
        backpressure=clubhouse.manners.most_sockets + BACKLOG,
        log_enabled=False,
    )
    stop = _asked_to_stop()
    running = asyncio.create_task(server.serve())
    opening = asyncio.create_task(_tell_when_open(host, port, ready))
    await asyncio.wait({running, asyncio.create_task(stop.wait())}, return_when="FIRST_COMPLETED")
    opening.cancel()
    log.info("stopping")
    await clubhouse.close()
    await _wait_for_goodbyes(clubhouse)
    server.stop()
    await running


async def _wait_for_goodbyes(clubhouse: Clubhouse) -> None:
    """Give sockets that were told to go a moment to do so."""
    with suppress(TimeoutError):
        async with asyncio.timeout(GOODBYE_SECONDS):
            while clubhouse.sockets:
                await asyncio.sleep(0.02)


def _asked_to_stop() -> asyncio.Event:
    """Return what will be set when the process is asked to stop."""
    stop, loop = asyncio.Event(), asyncio.get_running_loop()
    for number in (signal.SIGINT, signal.SIGTERM):
        # Event loops of Windows know no signals; there the handler only wakes the loop.
        signal.signal(number, lambda *_: loop.call_soon_threadsafe(stop.set))
    return stop


def _check_that_port_is_free(host: str, port: int) -> None:
    """Refuse a port at which somebody listens: the server would share it and get half the calls."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    with socket.socket(family) as probe:
        if os.name == "posix":  # elsewhere this option means to take the port away
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        probe.bind((host, port))


async def _tell_when_open(host: str, port: int, ready: Callable[[], None]) -> None:
    """Wait until somebody answers the door."""
    while True:
        try:
            _, writer = await asyncio.open_connection(ANY_HOST.get(host, host), port)
        except OSError:
            await asyncio.sleep(0.02)
        else:
            writer.close()
            return ready()
