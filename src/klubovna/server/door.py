"""The door: every request passes it before anything else looks at it.

It checks under which name the clubhouse is called, from which page, how often and with how much,
and puts the headers on every answer that keep a browser from doing what the page never wants.
"""

from __future__ import annotations

import ipaddress
from urllib.parse import SplitResult, urlsplit

import msgspec
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from klubovna.server.clubhouse import Clubhouse
from klubovna.server.limits import Buckets
from klubovna.server.requests import Problem

LARGEST_BODY = 16_384
LARGEST_RECORD = 1_100_000
RECORD_PATH = "/api/replay"
HEALTH_PATH = "/healthz"
STOPPING = Problem("stopping", "the clubhouse is stopping")
COSTLY = {("POST", "/api/tables"): 4.0, ("POST", RECORD_PATH): 10.0}

CONTENT_POLICY = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "style-src-attr 'unsafe-inline'",
        "img-src 'self' data: blob:",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
    )
)
HEADERS = [
    (b"content-security-policy", CONTENT_POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
]


class Door:
    """Lets in what is well-behaved; the rest gets its answer here."""

    def __init__(self, app: ASGIApp, clubhouse: Clubhouse) -> None:
        self.app = app
        self.clubhouse = clubhouse
        self.manners = manners = clubhouse.manners
        self.requests = Buckets(manners.requests_per_second, manners.requests_at_once)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Check a request, then hand it on."""
        kind = str(scope["type"])
        problem = self._problem(scope) if kind in ("http", "websocket") else None
        if kind == "http":
            send = _with_headers(send)
        if problem is None:
            await self.app(scope, receive, send)
        elif kind == "http":
            await _answer(send, *problem)
        else:
            await receive()
            await send({"type": "websocket.close", "code": 1008, "reason": problem[1].code})

    def _problem(self, scope: Scope) -> tuple[int, Problem] | None:
        headers = dict(scope["headers"])
        host = headers.get(b"host", b"").decode("latin-1")
        if not self._is_our_name(host):
            return 403, Problem("foreign_host", "this clubhouse is not known by that name")
        origin = headers.get(b"origin")
        if origin is not None and _split(origin.decode("latin-1")).netloc != host:
            return 403, Problem("foreign_origin", "requests come from our own page only")
        method, path = str(scope.get("method", "")), scope["path"]  # a socket has no method
        if self.clubhouse.is_stopping and method and path != HEALTH_PATH:
            return 503, STOPPING
        size = headers.get(b"content-length", b"0")
        largest = LARGEST_RECORD if path == RECORD_PATH else LARGEST_BODY
        if not size.isdigit() or len(size) > 12:
            return 400, Problem("bad_request", "content-length is a number")
        if int(size) > largest:
            return 413, Problem("too_large", f"at most {largest} bytes")
        client = scope.get("client")
        if not self.requests.take(client[0] if client else "", COSTLY.get((method, path), 1)):
            return 429, Problem("too_often", "slow down a little")
        return None

    def _is_our_name(self, host: str) -> bool:
        """Accept addresses, localhost and the names we were given.

        Any other name may be one that a foreign page has pointed at this computer.
        """
        name = _split(f"//{host}").hostname or ""
        if name == "localhost" or name.endswith(".localhost") or name in self.manners.hosts:
            return True
        try:
            ipaddress.ip_address(name)
        except ValueError:
            return False
        return True


def _split(url: str) -> SplitResult:
    """Return the parts of an address; those of no address if it is none."""
    try:
        return urlsplit(url)
    except ValueError:
        return urlsplit("")


def _with_headers(send: Send) -> Send:
    async def send_with_headers(message: Message) -> None:
        if message["type"] == "http.response.start":
            message["headers"] = [*message.get("headers", []), *HEADERS]
        await send(message)

    return send_with_headers


async def _answer(send: Send, status: int, problem: Problem) -> None:
    body = msgspec.json.encode(problem)
    headers = [(b"content-type", b"application/json"), (b"content-length", b"%d" % len(body))]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})
