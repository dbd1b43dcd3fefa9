"""Moments of games at which a question offers most, found by playing at random.

A board that can show these can show anything: some piles grow high once in a hundred games only.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

from klubovna.core.decision import Decision
from klubovna.core.game import Game
from klubovna.core.luck import dice
from klubovna.server.messages import DecisionInfo, Position


def fullest(game: Game, players: int, games: int) -> list[Position]:
    """Play at random; return where each kind of question offered most, in all and in a zone."""
    most: Counter[tuple[str, str]] = Counter()
    found: dict[tuple[str, str], Position] = {}
    for number, (state, asked) in enumerate(asked_in(game, players, games)):
        sizes = sizes_of(asked)
        if fuller := [crowd for crowd in sizes if sizes[crowd] > most[crowd]]:
            most |= sizes
            found |= dict.fromkeys(fuller, shown(game, state, asked, str(number)))
    return list({position.asked: position for position in found.values()}.values())


def asked_in(game: Game, players: int, games: int) -> Iterator[tuple[Any, Decision]]:
    """Play at random, and tell whenever the first seat is asked."""
    for number in range(games):
        luck = dice(number)
        state = game.new(players, number, pauses=frozenset({0}))
        while state.legal:
            if state.actor == 0 and (asked := game.decision(state, 0)):
                yield state, asked
            state.choose(state.legal[luck.below(len(state.legal))])


def sizes_of(asked: Decision) -> Counter[tuple[str, str]]:
    """Count what a kind of question offers, in all ("") and in each zone of the table."""
    zones = [option.target.split("/")[0] for option in asked.options]
    return Counter((asked.kind, zone) for zone in [*zones, *[""] * len(zones)])


def shown(game: Game, state: Any, asked: Decision, stamp: str) -> Position:
    """Return what the first seat is told."""
    told = DecisionInfo.of(asked, stamp)
    return Position(game.view(state, 0), told, False, stamp, [0], 0, [], None)
