"""The pictures of the README: there, small, and of a table that can still be played up to there."""

from __future__ import annotations

import re
import struct
import zlib

import pytest

from klubovna.core.game import title
from klubovna.server.journal import Journal
from scripts.pictures import (
    IMAGES,
    PICKS,
    SCREENS,
    SEED,
    company,
    is_to_play_a_card,
    played,
    png,
)

LARGEST = 400_000
README = IMAGES.parents[1] / "README.md"


@pytest.mark.parametrize("name", SCREENS)
def test_the_pictures_are_there(name: str) -> None:
    """Each is as large as the screen it shows, and no file is too large to be loaded quickly."""
    picture = (IMAGES / f"{name}.png").read_bytes()
    screen = SCREENS[name]
    times = screen.get("device_scale_factor", 1)
    size = [side * times for side in (screen["viewport"]["width"], screen["viewport"]["height"])]
    assert list(struct.unpack(">II", picture[16:24])) == size
    assert len(picture) < LARGEST


def test_the_readme_shows_what_there_is() -> None:
    """No picture of the README is missing."""
    shown = re.findall(r"\(docs/images/([^)]+)\)", README.read_text("utf-8"))
    assert shown and {f"{name}.png" for name in SCREENS} >= set(shown)


def test_the_game_of_the_pictures() -> None:
    """After those picks the person at the first seat has cards to play."""
    game = title("fort")
    journal = Journal(game, game.chosen({}), SEED, company())
    entries = played()
    for entry in entries:
        journal.apply(entry)
    assert len(entries) >= PICKS and is_to_play_a_card(journal)


def test_a_file_holds_the_pixels() -> None:
    """Red, green and blue are kept, line by line."""
    file = png(2, 1, bytes([1, 2, 3, 255, 4, 5, 6, 255]))
    assert file.startswith(b"\x89PNG\r\n\x1a\n") and file.endswith(b"IEND\xaeB`\x82")
    at = file.index(b"IDAT")
    (length,) = struct.unpack(">I", file[at - 4 : at])
    assert zlib.decompress(file[at + 4 : at + 4 + length]) == bytes([0, 1, 2, 3, 4, 5, 6])
