"""What is the same for everybody: sent zipped, and only once to each browser.

Only such bytes are zipped. Where secrets stand beside what others may write, the length of the
zipped answer would tell of them.
"""

from __future__ import annotations

import gzip
import hashlib
import re
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property

from litestar import Response

FOREVER = "public, max-age=31536000, immutable"
EACH_TIME = "no-cache"  # ask whether it has changed


@dataclass(frozen=True)
class File:
    """Bytes that never change while the clubhouse is open, and are no secret of anybody."""

    content: bytes
    type: str
    is_hashed: bool = False  # its name changes with its content

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


def _listed(header: str) -> list[str]:
    """Return the values of a header such as "gzip;q=0.5, br", without those that are unwanted."""
    values = (value.replace(" ", "").partition(";") for value in header.split(","))
    return [name for name, _, more in values if not _is_unwanted(more)]


def _is_unwanted(parameters: str) -> bool:
    return re.fullmatch(r"q=0(\.0*)?", parameters) is not None
