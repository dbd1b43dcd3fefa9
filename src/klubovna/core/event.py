"""Events: what happened, as numbers, for the log and for pieces that move."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Happening:
    """A kind of event: its name, its numbers, and the rule that causes it.

    A field is "count" for a plain number or "card:kid" for the number of a thing: the game's
    `ref("kid", number)` then says which.
    """

    def __init__(self, name: str, fields: tuple[str, ...], rule: int) -> None:
        self.name: Final = name
        self.fields: Final = fields
        self.rule: Final = rule


class Event:
    """One thing that happened. `only` is the seat that may know it, or NOBODY for all."""

    def __init__(self, what: Happening, player: int, numbers: list[int], only: int) -> None:
        self.what: Final = what
        self.player: Final = player
        self.numbers: Final = numbers
        self.only: Final = only
