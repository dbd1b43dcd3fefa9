"""Plans: people lay things out in any order; the rules know only options."""

from __future__ import annotations

from itertools import permutations

import pytest

from klubovna.core.plan import spell
from klubovna.core.step import IllegalChoice
from tests.core.toy import Arrangement, placing


@pytest.mark.parametrize("places", list(permutations(range(3))))
def test_a_plan_is_spelled_in_options(places: tuple[int, ...]) -> None:
    """A plan becomes the options that say the same; the position itself is left alone."""
    g = placing()

    options = spell(g, 0, Arrangement(dict(enumerate(places))))

    assert g.row == [-1, -1, -1]
    for option in options:
        g.choose(option)
    assert g.row[:3] == [places.index(place) for place in range(3)]


def test_a_plan_may_be_unfinished() -> None:
    """What the plan says nothing of stays open."""
    assert spell(placing(), 0, Arrangement({0: 2})) == [2]
    assert spell(placing(), 0, Arrangement({})) == []


@pytest.mark.parametrize(
    "crooked", [{0: 1, 1: 1}, {0: 3}, {0: 0, 1: 1, 2: 0}, {1: 0}, {0: 0, 1: 1, 2: 1}]
)
def test_a_crooked_plan_is_refused(crooked: dict[int, int]) -> None:
    """A plan that is not offered, or that a forced pick would bend, is refused."""
    g = placing()
    with pytest.raises(IllegalChoice):
        spell(g, 0, Arrangement(crooked))
    assert g.row == [-1, -1, -1]
