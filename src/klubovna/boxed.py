"""Titles whose facts stand in a file of components."""

from __future__ import annotations

from typing import Any

from klubovna.core.game import Game


class BoxedGame(Game):
    """A title with a box: its pieces, their names, and where we know them from."""

    def digest(self, state: Any) -> str:
        """Return the hash of the components in play."""
        found: str = state.box.digest
        return found

    def names(self, lang: str, box: Any) -> dict[str, str]:
        """Return the names of all things in the box."""
        found: dict[str, str] = box.names[lang]
        return found

    def provenance(self, box: Any) -> dict[str, int]:
        """Count where the facts come from."""
        found: dict[str, int] = box.provenance
        return found
