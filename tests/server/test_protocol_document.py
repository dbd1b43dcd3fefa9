"""docs/protocol.md tells of every request, message and code that there is, and of no other."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any, get_args

import pytest

from klubovna.server import door, guest, messages, requests, visit
from klubovna.server.clubhouse import Manners
from klubovna.server.messages import FromClient, FromClubhouse
from tests.server.test_openapi import REQUESTS

ROOT = Path(__file__).resolve().parents[2]
DOCUMENT = (ROOT / "docs" / "protocol.md").read_text("utf-8")
SERVER = ROOT / "src" / "klubovna" / "server"
SOURCES = {path.stem: path.read_text("utf-8") for path in SERVER.glob("*.py")}


def section(title: str) -> str:
    """Return the text below a heading, up to the next one."""
    return re.split(r"\n#+ ", DOCUMENT.split(f" {title}\n", 1)[1], maxsplit=1)[0]


def first_cells(text: str) -> set[str]:
    """Return what stands in code letters in the first column of a table."""
    cells = " ".join(re.findall(r"^\| (`[^|]+)\|", text, re.M))
    return set(re.findall(r"`(\w+)`", cells))


def codes(pattern: str, *files: str) -> set[str]:
    """Return the codes that our sources use."""
    return {code for file in files for code in re.findall(pattern, SOURCES[file])}


def test_requests() -> None:
    """Each has its row."""
    told = re.findall(r"^\| `([A-Z]+) (\S+)` \|", section("HTTP"), re.M)
    assert [(method, path.replace("{table}", "{table_id}")) for method, path in told] == REQUESTS


def test_problems() -> None:
    """Each code of a refused request stands in the table."""
    used = codes(r'(?:Denied\(\d+, |Problem\()"(\w+)"', "api", "app", "door")
    assert used <= set(re.findall(r"`(\w+)`", section("What is refused")))


def tags(union: Any) -> set[str]:
    """Return the types of messages."""
    return {kind.__struct_config__.tag for kind in get_args(union)}


def test_messages() -> None:
    """Each type stands in its table."""
    assert first_cells(section("From the client")) == tags(FromClient)
    assert first_cells(section("From the clubhouse")) == tags(FromClubhouse)


def test_refusals_and_byes() -> None:
    """Each code stands in its table, and in the docstring of its message."""
    refusals = codes(r'Declined\("(\w+)"', *SOURCES) - {"full"} | {"failed"}
    assert first_cells(section("Refused")) == refusals
    byes = codes(r'(?:Rude|send_away)\([^)]*"(\w+)"', "api", "guest", "room", "visit")
    byes |= {"full", "closed", "stopping"}
    assert first_cells(section("Bye")) == byes
    for kind, known in ((messages.Refused, refusals), (messages.Bye, byes)):
        told = (kind.__doc__ or "").split("Codes: ")[1].split(".")[0]
        assert set(re.findall(r"\w+", re.sub(r"\([^)]*\)", "", told))) == known


def test_close_codes() -> None:
    """They are those that a client gets."""
    told = dict(re.findall(r"^\| `(\w+)` \| (\d+) \|", section("Bye"), re.M))
    assert {code: visit.CLOSE_CODES.get(code, visit.CLOSE_CODE) for code in told} == {
        code: int(number) for code, number in told.items()
    }


@pytest.mark.parametrize(
    ("title", "numbers"),
    [
        ("Limits", [door.LARGEST_BODY, door.LARGEST_RECORD, requests.LONGEST_NAME]),
        ("Limits", [messages.LONGEST_CHAT, int(Manners.requests_per_second)]),
        ("Limits", [Manners.requests_at_once, *map(int, door.COSTLY.values())]),
        ("Order", [int(visit.HELLO_SECONDS)]),
        ("Bye", [messages.LONGEST_MESSAGE, visit.MOST_STRIKES, guest.MOST_MESSAGES_WAITING]),
        ("Bye", [int(Manners.messages_per_second), Manners.messages_at_once]),
        ("Bye", [Manners.most_guests, Manners.most_sockets, Manners.most_sockets_of_address]),
        ("Bye", [int(guest.LONGEST_SILENCE)]),
    ],
)
def test_limits(title: str, numbers: list[int]) -> None:
    """They are those of the code."""
    for number in numbers:
        assert re.search(rf"\b{number:,}\b", section(title)), number
