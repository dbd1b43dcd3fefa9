"""Puts the template on the shelf, so that its records can be read here."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from klubovna.core.game import titles
from klubovna.games import _template


@pytest.fixture(scope="module", autouse=True)
def _template_is_a_title() -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setitem(titles(), _template.GAME.id, _template.GAME)
        yield
