"""Somebody at the same seat who knows what a good bot would pick, and disturbs no page."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from scripts.bench_page.browsing import Chair
from tests.server.guests import Guest


class Adviser:
    """A second socket of a seat."""

    def __init__(self, guest: Guest) -> None:
        self._guest = guest

    @classmethod
    @asynccontextmanager
    async def beside(cls, chair: Chair) -> AsyncIterator[Adviser]:
        """Sit down beside a person."""
        guest = await Guest.come(chair.url, chair.table, chair.key)
        try:
            yield cls(guest)
        finally:
            await guest.leave()

    @property
    def log(self) -> list[dict[str, Any]]:
        """Return all that has happened."""
        return self._guest.log

    @property
    def seat(self) -> int:
        """Return the number of the seat."""
        seat: int = self._guest.welcome["seat"]
        return seat

    async def question(self, after: str = "") -> dict[str, Any] | None:
        """Wait for a question that is not the one with this stamp; None: the game is over."""
        while not self._is_over and (not self._decision or self._decision["asked"] == after):
            await self._guest.read()
        return None if self._is_over else self._decision

    async def advice(self, decision: dict[str, Any]) -> dict[str, Any] | None:
        """Return the option that a bot would pick; None: it is too late for advice."""
        options: list[dict[str, Any]] = decision["options"]
        if len(options) == 1:
            return options[0]
        await self._guest.send(type="hint", asked=decision["asked"])
        answer = await self._guest.until("hint", "refused")
        if answer["type"] == "refused":
            return None if answer["code"] == "stale" else options[0]
        return next(option for option in options if option["id"] == answer["option"])

    async def pick(self, option: dict[str, Any]) -> None:
        """Pick what the page could not."""
        await self._guest.choose(option["id"])

    @property
    def _decision(self) -> dict[str, Any] | None:
        return self._guest.decision

    @property
    def _is_over(self) -> bool:
        return bool(self._guest.position.get("end"))
