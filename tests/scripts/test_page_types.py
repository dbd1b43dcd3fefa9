"""The page's types are those of the server, to the letter."""

from __future__ import annotations

import msgspec

from klubovna.server import requests
from scripts import page_types


def test_the_page_knows_the_messages_of_today() -> None:
    """A changed message must reach the page."""
    assert not page_types.is_stale(), "web/src/messages.ts is stale; repair: make types"


class Part(requests.Sent):
    """A part that is None at times."""

    pairs: list[tuple[int, str] | None]
    args: requests.Args
    size: float = 1.0  # None: unknown


class Wish(requests.Strict, tag="wish"):
    """One wish.

    And another line.
    """

    level: requests.Level
    part: Part
    more: dict[str, bool] = msgspec.field(name="moreOfIt", default_factory=dict)


def test_what_goes_out_is_whole() -> None:
    """Even a field with a default is always sent."""
    assert page_types.interface(Part, {"size": "None: unknown"}).splitlines() == [
        "/** A part that is null at times. */",
        "export interface Part {",
        "  pairs: ([number, string] | null)[];",
        "  args: Args;",
        "  /** null: unknown */",
        "  size: number;",
        "}",
    ]


def test_what_comes_in_may_leave_out_defaults() -> None:
    """And a message is known by its tag."""
    assert page_types.interface(Wish, {}).splitlines() == [
        "/**",
        " * One wish.",
        " *",
        " * And another line.",
        " */",
        "export interface Wish {",
        '  type: "wish";',
        "  level: Level;",
        "  part: Part;",
        "  moreOfIt?: Record<string, boolean>;",
        "}",
    ]


def test_remarks_stand_behind_fields() -> None:
    """Each is found by the name of its field."""
    source = "class A:\n    x: int  # far right\n    y: str = 'a'\n"
    assert page_types.remarks_in(source) == {"A": {"x": "far right"}}
