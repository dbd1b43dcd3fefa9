"""Who sits where: people by their names, bots by their names and kinds."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass

from klubovna import bots
from klubovna.words import Words


@dataclass(frozen=True)
class NamedSeat:
    """A chair: the name of who sits there, and the kind of bot if it is one."""

    name: str
    bot: str | None = None

    def text(self, words: Words | None = None) -> str:
        """Write the seat as records do, "Ben (greedy)"; or in the words of a language."""
        kind = words.bot(self.bot) if words and self.bot else self.bot
        return f"{self.name} ({kind})" if kind else self.name

    @classmethod
    def read(cls, text: str) -> NamedSeat:
        """Read what `text` wrote; unknown kinds of bots are part of the name."""
        text = harmless(text)
        found = re.fullmatch(r"(.*) \((\w+)\)", text)
        return cls(*found.groups()) if found and found[2] in bots.names() else cls(text)


def harmless(text: str) -> str:
    """Return a text that can't give orders to a terminal."""
    return "".join(c if c.isprintable() else "·" for c in text)


def seated(names: Sequence[str], people: int, kinds: Sequence[str]) -> list[NamedSeat]:
    """Seat the people first, then bots; a short list of kinds is dealt round again."""
    return [
        NamedSeat(name, None if i < people else kinds[(i - people) % len(kinds)])
        for i, name in enumerate(names)
    ]


def names_of(seats: Sequence[str]) -> list[str]:
    """Return the names alone of the seats of a record."""
    return [NamedSeat.read(seat).name for seat in seats]
