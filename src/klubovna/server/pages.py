"""The built page, kept in memory: no path from outside ever reaches the file system."""

from __future__ import annotations

import mimetypes
import re
from collections.abc import Iterator, Mapping
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Self

from klubovna.server.files import File

HASHED = re.compile(r"/assets/.+-[\w-]{8}\.\w+")  # its name changes with its content
# What index.html shows.
ROUTES = re.compile(r"/(t/[\w-]+|(learn|library|rules)/\w+|replay|styleguide)?")
INDEX = "/index.html"

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
