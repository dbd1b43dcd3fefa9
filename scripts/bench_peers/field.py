"""Measures the peers; runs in their own environment, one process a round, and prints JSON.

A decision is an action of a player, with whatever the rules do by themselves behind it. Players
pick at random with the means of the project at hand. Seconds are those of the processor.
"""

from __future__ import annotations

import json
import random
import sys
import time
from collections.abc import Callable
from importlib import import_module
from typing import Any

OPEN_SPIEL = ("hearts", "gin_rummy", "backgammon", "euchre")
SECONDS = 0.5
COPIES = 200
POSITIONS = 4

Game = Callable[[int, float], tuple[int, Any]]  # seed, share of it -> decisions, where it stopped


def catanatron(seed: int, decisions: float) -> tuple[int, Any]:
    """Play catanatron's game, four random players, up to its end or so many decisions."""
    colours = import_module("catanatron.models.player")
    players = [colours.RandomPlayer(colour) for colour in colours.Color]
    game = import_module("catanatron.game").Game(players, seed=seed)
    played = 0
    while played < decisions and game.winning_color() is None and game.state.num_turns < 1000:
        game.play_tick()
        played += 1
    return played, game


def spiel(name: str) -> Game:
    """Return how to play a game of OpenSpiel with random players."""
    game = import_module("pyspiel").load_game(name)

    def play(seed: int, decisions: float) -> tuple[int, Any]:
        state, luck, played = game.new_initial_state(), random.Random(seed), 0
        while played < decisions and not state.is_terminal():
            if state.is_chance_node():
                outcomes, chances = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(luck.choices(outcomes, chances)[0])
            else:
                state.apply_action(luck.choice(state.legal_actions()))
                played += 1
        return played, state

    return play


def measure(play: Game) -> dict[str, float]:
    """Play for a while, and copy positions from the middle of games."""
    lengths = [play(seed, float("inf"))[0] for seed in range(POSITIONS)]
    start, decisions, seed = time.process_time(), 0, POSITIONS
    while time.process_time() - start < SECONDS:
        decisions += play(seed, float("inf"))[0]
        seed += 1
    rate = decisions / (time.process_time() - start)
    copies = [copy_us(play(seed, length // 2)[1]) for seed, length in enumerate(lengths)]
    return {"decisions_per_second": rate, "clone_us": sum(copies) / len(copies)}


def copy_us(position: Any) -> float:
    """Return the time of a copy, by whatever the project calls it."""
    copy = position.clone if hasattr(position, "clone") else position.copy
    start = time.process_time()
    for _ in range(COPIES):
        copy()
    return (time.process_time() - start) / COPIES * 1e6


def main() -> None:
    """Measure all."""
    games = {"catanatron": catanatron, **{f"open_spiel {name}": spiel(name) for name in OPEN_SPIEL}}
    json.dump({name: measure(play) for name, play in games.items()}, sys.stdout)


if __name__ == "__main__":
    main()
