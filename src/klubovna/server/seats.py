"""Who sits at a table, and the secrets that prove it."""

from __future__ import annotations

import hashlib
import hmac
import secrets
from dataclasses import dataclass, replace
from typing import Literal
from unicodedata import category

from klubovna.server.requests import Level, SeatInfo
from klubovna.server.store import Row

_ID_LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"  # none that people mistake for another
_ID_LENGTH = 10


def one_line(text: str) -> str:
    """Return what somebody typed as one line, without characters that mean something to machines.

    A database may not take them, and a terminal might obey them.
    """
    return " ".join("".join(" " if category(c) in ("Cc", "Cs") else c for c in text).split())


def new_id() -> str:
    """Return the id of a new table: short enough to be read aloud, too many to be guessed."""
    return "".join(secrets.choice(_ID_LETTERS) for _ in range(_ID_LENGTH))


def new_key() -> str:
    """Return a secret of 144 bits."""
    return secrets.token_urlsafe(18)


def hash_key(key: str) -> str:
    """Return what is stored of a secret. It has too many bits to be found by trying."""
    return hashlib.sha256(b"klubovna key " + key.encode()).hexdigest()


def fits(key: str | None, stored: str | None) -> bool:
    """Tell whether a secret is the one whose hash was stored."""
    return bool(key and stored) and hmac.compare_digest(hash_key(key or ""), stored or "")


@dataclass
class Seat:
    """A chair. A person's chair is `taken` once somebody sits there; a bot may play for them."""

    number: int
    name: str
    kind: Literal["person", "bot"]
    level: Level
    taken: bool
    key: str | None
    stand_in: Level | None = None  # the bot that plays for a person
    resigned: bool = False

    @classmethod
    def of(cls, row: Row) -> Seat:
        """Return a chair as it was stored."""
        names = ("name", "kind", "level", "taken", "key")
        return cls(row["seat"], *(row[name] for name in names))

    def row(self, table_id: str) -> Row:
        """Return the chair as it is stored; who plays follows from the choices."""
        return {
            "table_id": table_id,
            "seat": self.number,
            "name": self.name,
            "kind": self.kind,
            "level": self.level,
            "taken": self.taken,
            "key": self.key,
        }

    def for_rematch(self) -> Seat:
        """Return the chair at the next table: whoever had handed over plays again."""
        return replace(self, stand_in=None, resigned=False)

    @property
    def is_open(self) -> bool:
        """Tell whether somebody may sit down here."""
        return self.kind == "person" and not self.taken

    @property
    def bot(self) -> Level | None:
        """Return the level of the bot that plays here, if one does."""
        return self.level if self.kind == "bot" else self.stand_in

    def info(self, here: bool) -> SeatInfo:
        """Return what everybody may know."""
        played_by: Literal["person", "bot", "nobody"] = "nobody" if self.is_open else "person"
        return SeatInfo(
            seat=self.number,
            name=self.name,
            kind=self.kind,
            level=self.bot or self.level,
            taken=self.kind == "bot" or self.taken,
            played_by="bot" if self.bot else played_by,
            here=here,
            resigned=self.resigned,
        )
