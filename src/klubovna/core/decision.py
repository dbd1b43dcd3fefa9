# not compiled: made once for each question to a person
"""What the outside sees of a question: keys, numbers and places, never sentences."""

from __future__ import annotations

from dataclasses import asdict, dataclass, field
from typing import Any


@dataclass(frozen=True)
class Option:
    """One thing that may be picked: its number, its place on the table and its phrase."""

    id: int
    target: str
    key: str
    args: dict[str, int | str] = field(default_factory=dict)

    @property
    def word(self) -> str:
        """Return the stable word of the option."""
        return self.target.rsplit("/", 1)[-1]


@dataclass(frozen=True)
class Decision:
    """A question to one seat."""

    kind: str
    player: int
    key: str
    args: dict[str, int | str]
    rule: str
    options: list[Option]
    undo: bool = False
    together: bool = False

    def json(self) -> dict[str, Any]:
        """Return the decision as plain JSON."""
        return asdict(self)


@dataclass(frozen=True)
class Refusal:
    """Why something is not offered: the number of the rule and the key of its sentence."""

    rule: str
    key: str


def paragraph(rule: int) -> str:
    """Write a rule number as in RULES.md: 501 is 5.1."""
    return f"{rule // 100}.{rule % 100}"


def rule_key(rule: int) -> str:
    """Return the key of a rule's sentence in the catalogues."""
    return f"rule-{rule // 100}-{rule % 100}"


def option_key(kind: str, target: str) -> str:
    """Return the key of an option's phrase: by its zone, or by its word if it is a button."""
    zone, _, rest = target.partition("/")
    place = rest if zone == "button" else zone
    return f"option-{kind}-{place}".replace("_", "-")
