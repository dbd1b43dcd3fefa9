"""Gives every law every game, and every table at which it can be played."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from klubovna.core.game import titles
from tests.laws.tables import TEMPLATE, games, name_of, tables


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Hand out games to tests that ask for a `game`, tables to those that ask for a `table`."""
    if "game" in metafunc.fixturenames:
        metafunc.parametrize("game", games(), ids=name_of)
    if "table" in metafunc.fixturenames:
        metafunc.parametrize("table", [t for game in games() for t in tables(game)], ids=str)


@pytest.fixture(scope="module", autouse=True)
def _template_is_a_title() -> Iterator[None]:
    """Let records of the template be replayed, though it isn't on the shelf."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setitem(titles(), TEMPLATE.id, TEMPLATE)
        yield
