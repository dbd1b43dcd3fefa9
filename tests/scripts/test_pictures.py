"""The pictures of the README: there, small, and of a table that can still be played up to there."""

from __future__ import annotations

import re
import struct
import zlib

import pytest

from scripts.pictures import IMAGES, PICTURES, Picture, Scene, begun, is_there, played, png

LARGEST = 400_000
README = IMAGES.parents[1] / "README.md"


@pytest.mark.parametrize(("name", "picture"), PICTURES.items(), ids=list(PICTURES))
def test_the_pictures_are_there(name: str, picture: Picture) -> None:
    """Each is as large as the screen it shows, and no file is too large to be loaded quickly."""
    file = (IMAGES / f"{name}.png").read_bytes()
    times, view = picture.screen.get("device_scale_factor", 1), picture.screen["viewport"]
    size = [side * times for side in (view["width"], view["height"])]
    assert list(struct.unpack(">II", file[16:24])) == size
    assert len(file) < LARGEST


def test_the_readme_shows_what_there_is() -> None:
    """No picture of the README is missing."""
    shown = re.findall(r"\(docs/images/([^)]+)\)", README.read_text("utf-8"))
    assert shown and {f"{name}.png" for name in PICTURES} >= set(shown)


@pytest.mark.parametrize("scene", dict.fromkeys(picture.scene for picture in PICTURES.values()))
def test_the_games_of_the_pictures(scene: Scene) -> None:
    """After those picks the person at the first seat has something to choose."""
    journal, entries = begun(scene), played(scene)
    for entry in entries:
        journal.add(entry)
    assert len(entries) >= scene.picks and is_there(journal, scene)


def test_a_file_holds_the_pixels() -> None:
    """Red, green and blue are kept, line by line."""
    file = png(2, 1, bytes([1, 2, 3, 255, 4, 5, 6, 255]))
    assert file.startswith(b"\x89PNG\r\n\x1a\n") and file.endswith(b"IEND\xaeB`\x82")
    at = file.index(b"IDAT")
    (length,) = struct.unpack(">I", file[at - 4 : at])
    assert zlib.decompress(file[at + 4 : at + 4 + length]) == bytes([0, 1, 2, 3, 4, 5, 6])
