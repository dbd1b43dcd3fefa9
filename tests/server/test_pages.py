"""The page in memory: found by path, zipped, kept by browsers for as long as it is right."""

from __future__ import annotations

import gzip
from collections.abc import Iterator
from typing import Any

import httpx
import pytest
from litestar import Litestar, Request, Response, get
from litestar.exceptions import NotFoundException
from litestar.testing import TestClient

from klubovna.server.pages import Pages
from scripts.page import PAGE

INDEX = b"<!doctype html><p>hello</p>" * 20
SCRIPT = b"console.log('hello');" * 50
NOISE = bytes(range(256))
PAGES = Pages(
    {
        "/index.html": INDEX,
        "/assets/index-DjpvBByP.js": SCRIPT,
        "/assets/young-D_x-1Byz.woff2": NOISE,
        "/icon.svg": b"<svg/>",
    }
)


@pytest.fixture
def browser() -> Iterator[TestClient[Litestar]]:
    """Return somebody who asks for pages."""

    @get(["/", "/{path:path}"])
    async def page(request: Request[Any, Any, Any]) -> Response[bytes]:
        file = PAGES.find(request.url.path)
        if file is None:
            raise NotFoundException
        return file.answer(request.headers)

    with TestClient(Litestar([page])) as client:
        client.headers["accept-encoding"] = "identity"
        yield client


@pytest.mark.parametrize(
    "path",
    ["/", "/t/abc_D-1", "/replay", "/learn/fort", "/rules/fort", "/styleguide", "/index.html"],
)
def test_the_routes_of_the_page(browser: TestClient[Litestar], path: str) -> None:
    """All show the same file; the script knows what to do there."""
    answer = browser.get(path)
    assert answer.status_code == 200
    assert answer.content == INDEX
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert answer.headers["cache-control"] == "no-cache"


@pytest.mark.parametrize(
    "path",
    [
        "/t",
        "/t/",
        "/t/a/b",
        "/nonsense",
        "/assets",
        "/assets/",
        "/.stamp",
        "/../pages.py",
        "/assets/../index.html",
        "/%2e%2e/pages.py",
        "//etc/passwd",
        "/t/\n",
        "/\n",
        "/index.html\0",
        "",
    ],
)
def test_what_is_not_there(path: str) -> None:
    """Whatever is asked for, it is a name in memory or nothing."""
    assert PAGES.find(path) is None


@pytest.mark.parametrize(
    ("path", "kind"),
    [
        ("/assets/index-DjpvBByP.js", "text/javascript; charset=utf-8"),
        ("/assets/young-D_x-1Byz.woff2", "font/woff2"),
    ],
)
def test_hashed_files_are_kept_for_ever(
    browser: TestClient[Litestar], path: str, kind: str
) -> None:
    """A new one has a new name."""
    answer = browser.get(path)
    assert answer.headers["cache-control"] == "public, max-age=31536000, immutable"
    assert answer.headers["content-type"] == kind


def test_other_files_are_asked_for_again(browser: TestClient[Litestar]) -> None:
    """But sent only if they have changed."""
    first = browser.get("/icon.svg")
    assert first.headers["cache-control"] == "no-cache"
    again = browser.get("/icon.svg", headers={"if-none-match": f'"x", {first.headers["etag"]}'})
    assert (again.status_code, again.content) == (304, b"")
    assert again.headers["etag"] == first.headers["etag"] != browser.get("/").headers["etag"]
    assert browser.get("/icon.svg", headers={"if-none-match": '"x"'}).status_code == 200


@pytest.mark.parametrize(
    ("accepted", "is_zipped"),
    [
        ("gzip", True),
        ("br, gzip;q=0.5", True),
        ("gzip; q=0", False),
        ("identity", False),
        ("", False),
    ],
)
def test_zipped_for_those_who_want_it(
    browser: TestClient[Litestar], accepted: str, is_zipped: bool
) -> None:
    """And told to caches on the way."""
    raw = raw_answer(browser, "/", accepted)
    assert raw.headers["vary"] == "accept-encoding"
    assert ("content-encoding" in raw.headers) == is_zipped
    assert (gzip.decompress(raw.content) if is_zipped else raw.content) == INDEX


def raw_answer(browser: TestClient[Litestar], path: str, accepted: str) -> httpx.Response:
    """Return an answer that nobody has unzipped."""
    with browser.stream("GET", path, headers={"accept-encoding": accepted}) as answer:
        content = b"".join(answer.iter_raw())
    headers = answer.headers.copy()
    raw = httpx.Response(answer.status_code, content=content)
    raw.headers = headers
    return raw


def test_what_zipping_makes_larger_stays_plain(browser: TestClient[Litestar]) -> None:
    """Fonts are small already."""
    answer = browser.get("/assets/young-D_x-1Byz.woff2", headers={"accept-encoding": "gzip"})
    assert "content-encoding" not in answer.headers
    assert answer.content == NOISE


def test_a_page_that_is_not_built() -> None:
    """It says how to build it."""
    index = Pages({}).find("/")
    assert index is not None
    assert b"make page" in index.content


def test_the_built_page() -> None:
    """All its files are there, but for hidden ones."""
    pages = Pages.load()
    built = [path for path in PAGE.rglob("*") if path.is_file() and path.name[0] != "."]
    for path in built:
        file = pages.find(f"/{path.relative_to(PAGE).as_posix()}")
        assert file is not None and file.content == path.read_bytes()
    assert pages.find("/.stamp") is None
