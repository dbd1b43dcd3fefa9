"""Moments of games at which a question offers most, found by letting bots play.

A board that can show these can show anything: some piles grow high once in a hundred games only.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator
from typing import Any, NamedTuple

from klubovna import bots
from klubovna.core.decision import Decision
from klubovna.core.game import Game
from klubovna.core.luck import dice
from klubovna.core.state import Value
from klubovna.server.messages import Position
from klubovna.server.sight import question

KEPT = 2  # moments of each kind of question and each zone of the table


class Moment(NamedTuple):
    """How much the first seat is offered, and what it sees."""

    size: int
    position: Position


def fullest(
    game: Game, players: int, games: int, bot: str = "random", **settings: Value
) -> list[Position]:
    """Let bots play; return where each kind of question offered most, in all and in a zone."""
    crowds: dict[tuple[str, str], list[Moment]] = defaultdict(list)
    for number, (state, asked) in enumerate(asked_in(game, players, games, bot, settings)):
        position: Position | None = None
        for zone, size in sizes(asked).items():
            crowd = crowds[asked.kind, zone]
            if len(crowd) < KEPT or size > crowd[-1].size:
                position = position or shown(game, state, asked, str(number))
                crowd.append(Moment(size, position))
                crowd.sort(key=lambda moment: moment.size, reverse=True)
                del crowd[KEPT:]
    moments = (moment for crowd in crowds.values() for moment in crowd)
    return list({moment.position.asked: moment.position for moment in moments}.values())


def asked_in(
    game: Game, players: int, games: int, bot: str, settings: dict[str, Value]
) -> Iterator[tuple[Any, Decision]]:
    """Let bots play, and tell whenever the first seat is asked."""
    for number in range(games):
        player, luck = bots.make(bot, number), dice(number)
        state = game.start(players, luck, game.chosen(settings), pauses=frozenset({0}))
        while state.legal:
            if state.actor == 0 and (asked := game.decision(state, 0)):
                yield state, asked
            state.choose(player.choose(game, state, state.actor))


def sizes(asked: Decision) -> Counter[str]:
    """Count what is offered, in all ("") and in each zone of the table."""
    zones = Counter(option.target.split("/")[0] for option in asked.options)
    return zones + Counter({"": len(asked.options)})


def shown(game: Game, state: Any, asked: Decision, stamp: str) -> Position:
    """Return what the first seat is told."""
    return Position(game.view(state, 0), question(asked, stamp), False, stamp, [0], 0, [], None)
