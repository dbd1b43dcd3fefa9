"""The picture of the README: whole, and without an address of anybody's server."""

from __future__ import annotations

import re

from scripts.pictures import NAMESPACE, PICTURE, without_addresses


def test_fonts_from_elsewhere_are_left_out() -> None:
    """Whoever looks at the picture asks nobody for anything."""
    font = '@font-face { src: url("https://fonts.example/mono.woff2"); }'
    made = without_addresses(f"<!-- by https://maker.example --><style>{font} text {{}}</style>")
    assert made == "<style>text {}</style>"


def test_the_picture_is_there() -> None:
    """It shows a table, and holds no address but the name of its format."""
    svg = PICTURE.read_text(encoding="utf-8")
    assert set(re.findall(r"https?://[^\s\"')]+", svg)) == {NAMESPACE}
    assert "@font-face" not in svg and "do&#160;you" in svg
