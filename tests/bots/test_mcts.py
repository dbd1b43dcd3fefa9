"""The bot that searches: it finds what is plainly best, stays in its limits and knows no secret."""

from __future__ import annotations

import time
from typing import Any

import pytest

from klubovna import bots
from klubovna.bots.mcts import Mcts, outcome
from klubovna.core.game import Game
from klubovna.core.luck import dice
from klubovna.games._template import GAME as MARBLES
from klubovna.games.fort import GAME as FORT
from tests.games.fort.stories import fort


def duel(game: Game, games: int, effort: float) -> list[float]:
    """Let the searching bot and the random one play; return their wins."""
    wins = [0.0, 0.0]
    for i in range(games):
        state: Any = game.new(2, seed=i)
        seats = [bots.make("mcts", i, effort), bots.make("random", i)]
        turned = i % 2
        while not state.is_over:
            seat = state.actor
            state.pick(seat, seats[(seat + turned) % 2].choose(game, state, seat))
        for winner in game.winners(state):
            wins[(winner + turned) % 2] += 1 / len(game.winners(state))
    return wins


@pytest.mark.parametrize(("game", "games"), [(FORT, 6), (MARBLES, 24)])
def test_searching_beats_chance(game: Game, games: int) -> None:
    """Whoever thinks ahead wins more often than whoever does not."""
    search, chance = duel(game, games, effort=0.1)

    assert search > chance


def test_searching_alone_beats_chance() -> None:
    """Where there is no rival, there are still better and worse picks."""

    def points(bot: str) -> int:
        total = 0
        for i in range(6):
            state: Any = MARBLES.new(1, seed=i)
            player = bots.make(bot, i, 0.1)
            while not state.is_over:
                state.pick(0, player.choose(MARBLES, state, 0))
            total += MARBLES.scores(state)[0]
        return total

    assert points("mcts") > points("random")


def test_it_takes_a_win_that_lies_open() -> None:
    """Points that end and win the game now are worth more than anything else."""
    g = fort("""
        players: 2
        starter: 1
        turn: 0
        player 0: score=24 level=2 rule=loner perk=diy
        player 1: score=20 level=2 rule=sleepover perk=bribe
        hand 0: bug#1 crash#1
        park: chef#1 doc tiny#1
    """)
    bug, crash = g.box.number_of["bug#1"], g.box.number_of["crash#1"]
    assert {bug, crash} <= set(g.legal)

    assert Mcts(3).choose(FORT, g, 0) == bug


def test_equal_seeds_think_alike() -> None:
    """Without a limit of time a search is repeated exactly."""
    state = FORT.new(3, seed=4)
    for _ in range(20):
        state.choose(state.legal[0])

    picks = {Mcts(9, effort=0.1).choose(FORT, state, state.actor) for _ in range(3)}

    assert len(picks) == 1


def test_a_limit_of_time_is_kept() -> None:
    """A search ends soon after its seconds are up, with an option that is offered."""
    state = FORT.new(4, seed=4)
    start = time.monotonic()

    option = Mcts(1, effort=1000.0, seconds=0.05).choose(FORT, state, state.actor)

    assert option in state.legal
    assert time.monotonic() - start < 20


def test_the_position_is_left_alone() -> None:
    """Thinking moves nothing, and answers given together can be searched too."""
    for state, seat in ((FORT.new(2, seed=1), None), (FORT.new(3, seed=1, draft=True), 2)):
        before = FORT.notation(state)
        who = state.actor if seat is None else seat

        assert Mcts(1, effort=0.05).choose(FORT, state, who) in state.legal_of(who)
        assert FORT.notation(state) == before


def test_outcomes_are_shares() -> None:
    """A finished game gives its winners half a point for winning; all values are within 0 and 1."""
    state = FORT.new(3, seed=2)
    assert all(0 < value < 1 for value in outcome(FORT, state))
    state.playout(dice(1))

    values = outcome(FORT, state)

    (winner,) = FORT.winners(state)
    assert values[winner] > 0.5 >= max(v for p, v in enumerate(values) if p != winner)
