"""How a table says no."""

from __future__ import annotations


class Declined(Exception):
    """What somebody asked of a table is not carried out, and nothing changed."""

    def __init__(self, code: str, rule: str | None = None, key: str | None = None) -> None:
        super().__init__(code)
        self.code, self.rule, self.key = code, rule, key
