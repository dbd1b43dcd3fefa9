"""Rules about the page: its lock, and that it is built of the sources of now."""

from __future__ import annotations

import json

from scripts import page


def test_the_lock_names_no_address() -> None:
    """Packages come from wherever npm is told to take them."""
    assert "://" not in page.LOCK.read_text("utf-8")


def test_every_locked_package_has_a_hash() -> None:
    """Wherever they come from, they are what was chosen."""
    packages = json.loads(page.LOCK.read_text("utf-8"))["packages"]
    assert [name for name, package in packages.items() if name and "integrity" not in package] == []


def test_the_page_is_built() -> None:
    """Tests see the page as it is now."""
    assert page.is_built(), "build it: make page"
