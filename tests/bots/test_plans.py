"""Plans of games: bots follow them, and do without where there are none."""

from __future__ import annotations

from typing import Any

import pytest

from klubovna import bots
from klubovna.games._template import MarblesGame
from klubovna.games.creature_comforts import GAME as COMFORTS
from klubovna.games.fort import GAME as FORT
from tests.games.creature_comforts.stories import turn


class Planned(MarblesGame):
    """Marbles with plans: some of the picks that are offered, by their place among them."""

    def __init__(self, *places: int) -> None:
        self.places = places

    def plans(self, state: Any, seat: int, most: int) -> list[list[int]]:
        """Return plans of one pick each."""
        legal = state.legal_of(seat)
        return [[legal[place]] for place in self.places[:most] if place < len(legal)]


def test_some_games_have_no_plans() -> None:
    """Then nothing is known, and every option is tried."""
    assert FORT.plans(FORT.new(2, seed=1), 0, 5) == []


@pytest.mark.parametrize("bot", ["greedy", "mcts"])
@pytest.mark.parametrize("place", [0, 1])
def test_a_single_plan_is_followed(bot: str, place: int) -> None:
    """There is nothing to think about."""
    state = MarblesGame().new(2, seed=4)
    pick = bots.make(bot, 3, 0.1).choose(Planned(place), state, 0)
    assert pick == state.legal_of(0)[place]


@pytest.mark.parametrize("bot", ["greedy", "mcts"])
def test_only_plans_are_tried(bot: str) -> None:
    """Of two plans one is taken, and never anything else."""
    state = MarblesGame().new(2, seed=4)
    legal = state.legal_of(0)
    assert len(legal) > 2
    picks = {bots.make(bot, seed, 0.1).choose(Planned(0, 1), state, 0) for seed in range(8)}
    assert picks <= set(legal[:2])


@pytest.mark.parametrize("seed", range(3))
def test_dice_are_laid_out_as_planned(seed: int) -> None:
    """In Creature Comforts no die goes where it brings less: here all four visits succeed."""
    g = turn("""
        workers 0: forest_1 meadow_2 river_c inn
        wheel: 5
        traveller: blue_jay
        village: 1 3 4 2
        dice 0: 5 6
        hand 0: muffler rocking_chair
    """)
    player = bots.make("greedy", seed)
    while g.actor == 0 and g.turn == 0 and not g.work.home:
        g.pick(0, player.choose(COMFORTS, g, 0))
    assert all(g.work.assigned[place] for place in (0, 3, 6, 10))
