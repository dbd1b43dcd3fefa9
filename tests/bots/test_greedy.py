"""The bot of one's own turn: a rival for families."""

from __future__ import annotations

import pytest

from klubovna.bots.greedy import SOME, at_random, care_for
from klubovna.games.creature_comforts import GAME as COMFORTS
from klubovna.games.woodcraft import GAME as WOODCRAFT
from klubovna.simulate import Job, simulate

TITLES = (40, 65)  # the middle of the scores that the solo titles of Creature Comforts tell apart


@pytest.mark.parametrize("length", ["standard", "short"])
def test_alone_it_makes_itself_at_home(length: str) -> None:
    """In Creature Comforts it earns the titles in the middle, in both lengths of a game."""
    job = Job("creature_comforts", 1, 40, 7, ("greedy",), (("length", length),))
    mean = simulate(job).scores[0] / job.games
    assert TITLES[0] <= mean <= TITLES[1]


def test_homely_games_get_a_glance() -> None:
    """There the best plan is taken and an option tried once, elsewhere with all care."""
    assert care_for(COMFORTS) == (1, 1, 1, at_random)
    assert care_for(WOODCRAFT) == (SOME, 4, 4, WOODCRAFT.plans)
