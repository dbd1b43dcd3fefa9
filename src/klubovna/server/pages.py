"""The built page, kept in memory: no path from outside ever reaches the file system."""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Self

from litestar import Response

HASHED = re.compile(r"/assets/.+-[\w-]{8}\.\w+")  # its name changes with its content
# What index.html shows.
ROUTES = re.compile(r"/(t/[\w-]+|(learn|library|rules)/\w+|replay|styleguide)?")
INDEX = "/index.html"
FOREVER = "public, max-age=31536000, immutable"
EACH_TIME = "no-cache"  # ask whether it has changed

# Not left to the tables of the machine, which may know less, or other names. Litestar adds the
# charset of texts.
TYPES = {
    ".css": "text/css",
    ".html": "text/html",
    ".js": "text/javascript",
    ".json": "application/json",
    ".svg": "image/svg+xml",
    ".txt": "text/plain",
    ".webp": "image/webp",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}
NOT_BUILT = (
    '<!doctype html><html lang="en"><meta charset="utf-8"><title>Klubovna</title>'
    "<p>The page is not built yet: run <code>make page</code> and start the clubhouse again.</p>"
)


@dataclass(frozen=True)
class File:
    """A file of the page."""

    content: bytes
    type: str
    is_hashed: bool

    @cached_property
    def etag(self) -> str:
        """Return the tag of this version; weak, as it stands for both forms, zipped and plain."""
        return f'W/"{hashlib.sha256(self.content).hexdigest()[:32]}"'

    @cached_property
    def zipped(self) -> bytes | None:
        """Return the file zipped; None: that does not make it smaller."""
        zipped = gzip.compress(self.content, mtime=0)
        return zipped if len(zipped) < len(self.content) else None

    def answer(self, headers: Mapping[str, str]) -> Response[bytes]:
        """Return the file, or only that it has not changed."""
        told = {
            "cache-control": FOREVER if self.is_hashed else EACH_TIME,
            "etag": self.etag,
            "vary": "accept-encoding",
        }
        if self.etag in _listed(headers.get("if-none-match", "")):
            return Response(b"", status_code=304, headers=told, media_type=self.type)
        content = self.content
        if self.zipped is not None and "gzip" in _listed(headers.get("accept-encoding", "")):
            content, told["content-encoding"] = self.zipped, "gzip"
        return Response(content, headers=told, media_type=self.type)


class Pages:
    """All files of the page by their paths."""

    def __init__(self, contents: Mapping[str, bytes]) -> None:
        contents = {INDEX: NOT_BUILT.encode(), **contents}
        self._files = {
            path: File(content, _type(path), bool(HASHED.fullmatch(path)))
            for path, content in contents.items()
        }

    @classmethod
    def load(cls) -> Self:
        """Read all files of the built page."""
        folder = files("klubovna") / "page"
        return cls(dict(_contents(folder)) if folder.is_dir() else {})

    def find(self, path: str) -> File | None:
        """Return the file of a path; the routes of the page have the same one."""
        return self._files.get(INDEX if ROUTES.fullmatch(path) else path)


def _contents(folder: Traversable, path: str = "") -> Iterator[tuple[str, bytes]]:
    """Read a folder, but for what is hidden."""
    for entry in folder.iterdir():
        if entry.is_dir():
            yield from _contents(entry, f"{path}/{entry.name}")
        elif not entry.name.startswith("."):
            yield f"{path}/{entry.name}", entry.read_bytes()


def _type(path: str) -> str:
    ending = path[path.rfind(".") :]
    return TYPES.get(ending) or mimetypes.guess_type(path)[0] or "application/octet-stream"


def _listed(header: str) -> list[str]:
    """Return the values of a header such as "gzip;q=0.5, br", without those that are unwanted."""
    values = (value.replace(" ", "").partition(";") for value in header.split(","))
    return [name for name, _, more in values if not _is_unwanted(more)]


def _is_unwanted(parameters: str) -> bool:
    return re.fullmatch(r"q=0(\.0*)?", parameters) is not None
