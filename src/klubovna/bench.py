"""How fast the rules run: `python -m klubovna.bench fort` measures this process as JSON."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from collections.abc import Callable
from functools import partial
from typing import Any

from klubovna.bots.mcts import Mcts, tries
from klubovna.core.game import Game, title
from klubovna.core.luck import dice
from klubovna.core.state import State
from klubovna.simulate import derived

ROUNDS = 5
SECONDS_A_ROUND = 0.4
POSITIONS = 12
CLONES = 400
GUESSES = 200
EFFORT = 0.05  # of a search: 40 iterations


def measure(game: Game) -> dict[str, Any]:
    """Measure one game with all its seats taken, on one core; the best of several rounds counts.

    Seconds are those of the processor. A copy, a guess and a search begin in the middle of games.
    """
    games, best = _fitting(game), float("inf")
    picks = forced = 0
    for _ in range(ROUNDS):
        seconds, picks, forced = _round(game, games)
        best = min(best, seconds)
    return {
        "players": game.seats[1],
        "decisions_per_second": round((picks + forced) / best),
        "real_decisions_per_second": round(picks / best),
        "games_per_second": round(games / best, 1),
        **_measure_search(game),
    }


def _measure_search(game: Game) -> dict[str, float]:
    """Measure what a search pays for, over positions from the middle of several games."""
    positions = [_middle(game, derived(0, "middle", i)) for i in range(POSITIONS)]
    luck = dice(0)

    def guess(position: State) -> None:
        game.guess(position, position.actor, luck)

    clone = sum(_quickest(p.clone, CLONES) for p in positions)
    guessed = sum(_quickest(partial(guess, p), GUESSES) for p in positions)
    searched = sum(_quickest(partial(_search, game, p), 1) for p in positions)
    return {
        "clone_us": round(clone / POSITIONS * 1e6, 3),
        "guess_us": round(guessed / POSITIONS * 1e6, 3),
        "searches_per_second": round(POSITIONS * Mcts(0, EFFORT).worlds / searched),
    }


def measure_interpreted(games: list[str]) -> dict[str, Any]:
    """Measure the same in a process that runs the sources."""
    done = subprocess.run(
        [sys.executable, "-m", "klubovna.bench", *games],
        env={**os.environ, "KLUBOVNA_INTERPRETED": "1"},
        stdout=subprocess.PIPE,
        check=True,
    )
    found: dict[str, Any] = json.loads(done.stdout)
    return found


def _fitting(game: Game) -> int:
    """Return how many games fill a round; meanwhile everything gets warm."""
    games = 1
    while True:
        seconds, _, _ = _round(game, games)
        if seconds > SECONDS_A_ROUND / 4:
            return max(1, round(games * SECONDS_A_ROUND / seconds))
        games *= 2


def _round(game: Game, games: int) -> tuple[float, int, int]:
    """Play the same games in every round; return seconds, picks and forced decisions."""
    picks = forced = 0
    start = time.process_time()
    for number in range(games):
        state = game.new(game.seats[1], seed=number)
        picks += state.playout(dice(number))
        forced += state.forced
    return time.process_time() - start, picks, forced


def _middle(game: Game, seed: int) -> State:
    """Return the first position from the middle of a game on that gives a search a choice."""
    picks = game.new(game.seats[1], seed=seed).playout(dice(seed))
    state: State = game.new(game.seats[1], seed=seed)
    luck = dice(seed)
    for pick in range(picks):
        if pick >= picks // 2 and len(tries(game, state, state.actor)) > 1:
            break
        state.choose(state.legal[luck.below(len(state.legal))])
    return state


def _search(game: Game, position: State) -> None:
    Mcts(0, EFFORT).choose(game, position, position.actor)


def _quickest(deed: Callable[[], Any], times: int) -> float:
    """Return the seconds that a deed takes when nothing is in its way."""
    return min(_seconds(deed, times) for _ in range(ROUNDS))


def _seconds(deed: Callable[[], Any], times: int) -> float:
    start = time.process_time()
    for _ in range(times):
        deed()
    return (time.process_time() - start) / times


if __name__ == "__main__":
    json.dump({id: measure(title(id)) for id in sys.argv[1:]}, sys.stdout)
