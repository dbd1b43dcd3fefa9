"""How fast the rules run: `python -m klubovna.bench fort` measures this process as JSON."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from collections.abc import Callable
from typing import Any

from klubovna.core.game import Game, title
from klubovna.core.luck import dice
from klubovna.core.state import State
from klubovna.simulate import derived

ROUNDS = 5
SECONDS_A_ROUND = 0.4
POSITIONS = 12
CLONES = 400


def measure(game: Game) -> dict[str, Any]:
    """Measure one game with all its seats taken, on one core; the best of several rounds counts."""
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
        "clone_us": round(_clone_us(game), 3),
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


def _clone_us(game: Game) -> float:
    """Return the mean time of a clone over positions from the middle of several games."""
    positions = [_middle(game, derived(0, "middle", i)) for i in range(POSITIONS)]
    return sum(min(_seconds(p.clone) for _ in range(ROUNDS)) for p in positions) / POSITIONS * 1e6


def _middle(game: Game, seed: int) -> State:
    picks = game.new(game.seats[1], seed=seed).playout(dice(seed))
    state: State = game.new(game.seats[1], seed=seed)
    luck = dice(seed)
    for _ in range(picks // 2):
        state.choose(state.legal[luck.below(len(state.legal))])
    return state


def _seconds(clone: Callable[[], Any]) -> float:
    start = time.perf_counter()
    for _ in range(CLONES):
        clone()
    return (time.perf_counter() - start) / CLONES


if __name__ == "__main__":
    json.dump({id: measure(title(id)) for id in sys.argv[1:]}, sys.stdout)
