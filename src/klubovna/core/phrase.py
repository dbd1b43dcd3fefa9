# not compiled: made once for each page
"""What shall be said, without saying it: catalogues make sentences of phrases."""

from __future__ import annotations

from typing import Any

from klubovna.core.state import Json


def phrase(key: str, **args: Any) -> Json:
    """Return a sentence to be said: its key, what it is told, and phrases as parts of it."""
    parts = {name: value for name, value in args.items() if isinstance(value, dict)}
    told = {name: value for name, value in args.items() if name not in parts}
    return {"key": key, "args": told, "parts": parts}
