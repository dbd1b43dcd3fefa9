"""Writes the golden games: whole games with their events, which the tests replay line by line.

Many games are played; those are kept that together meet the most: every step, kind of option, end
and mark of a game, every number of players and every setting. Say which games: golden.py fort.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from klubovna import bots
from klubovna.core.event import Event
from klubovna.core.game import Game, title, titles
from klubovna.core.history import History
from klubovna.core.luck import dice
from klubovna.core.record import Record
from klubovna.core.settings import write_value
from klubovna.core.state import Value
from klubovna.core.step import NOBODY
from klubovna.words import Words

GOLDEN = Path(__file__).resolve().parents[1] / "tests" / "golden"
NAMES = ("Ada", "Ben", "Cyd", "Dan", "Eve", "Fin", "Gus", "Hal")
SEEDS = {"random": range(1, 41), "greedy": range(1, 3)}


@dataclass(frozen=True)
class Candidate:
    """A game that was played, and what it met."""

    name: str
    history: History
    luck: str
    met: frozenset[str]


def main() -> int:
    """Write the golden games of the titles that were named, or of all."""
    try:
        chosen = [title(id) for id in sys.argv[1:]] or list(titles().values())
    except ValueError as error:
        print(f"golden: {error}", file=sys.stderr)
        return 2
    for game in chosen:
        write(game, GOLDEN / game.id)
    return 0


def write(game: Game, folder: Path) -> None:
    """Write the golden games of one title anew, and say what they don't meet."""
    kept = choose(list(candidates(game)))
    folder.mkdir(parents=True, exist_ok=True)
    for old in folder.glob("*.game"):
        old.unlink()
    for candidate in kept:
        text = golden_text(candidate.history, candidate.luck)
        (folder / f"{candidate.name}.game").write_text(text, encoding="utf-8")
    missing = game.duties().difference(*(candidate.met for candidate in kept))
    print(f"golden: {game.id}: {len(kept)} games", *(f"- not met: {m}" for m in sorted(missing)))


def choose(played: list[Candidate]) -> list[Candidate]:
    """Keep few games which together meet all that was met; the next one adds the most."""
    missing = frozenset[str]().union(*(candidate.met for candidate in played))
    kept: list[Candidate] = []
    while missing:
        best = max(played, key=lambda candidate: len(candidate.met & missing))
        kept.append(best)
        missing -= best.met
    return kept


def candidates(game: Game) -> Iterator[Candidate]:
    """Play games with all numbers of players and all settings."""
    others = [(s.id, value) for s in game.settings for value in s.allowed if value != s.default]
    for players in range(game.seats[0], game.seats[1] + 1):
        for options in [{}, *({name: value} for name, value in others)]:
            if fits(game, players, options):
                for bot, seeds in SEEDS.items():
                    yield from (play(game, players, options, bot, seed) for seed in seeds)


def fits(game: Game, players: int, options: dict[str, Value]) -> bool:
    """Tell whether these settings are meant for so many players."""
    if not all(game.options[id].is_for(players) for id in options):
        return False
    try:
        game.start(players, dice(0), game.chosen(options, players))
    except ValueError:
        return False
    return True


def play(game: Game, players: int, options: dict[str, Value], bot: str, seed: int) -> Candidate:
    """Play one game between bots."""
    history = History(game, game.start(players, dice(seed), game.chosen(options), listen=True))
    seats = [bots.make(bot, seed * 100 + seat) for seat in range(players)]
    while not history.state.is_over:
        seat = history.state.actor
        history.pick(seat, seats[seat].choose(game, history.state, seat))
    chosen = [f"{name}-{write_value(value)}" for name, value in options.items()]
    name = "-".join([f"{players}p", *chosen, bot, str(seed)])
    met = what_is_met(history) | {f"{players} players", *chosen}
    return Candidate(name, history, f"dice {seed}", frozenset(met))


def what_is_met(history: History) -> set[str]:
    """Name the steps, kinds of option, end and marks that a game has met."""
    game, state = history.game, history.state
    met = {type(step).__name__ for step in state.trail or []}
    met |= {f"{move.kind} {move.target.split('/')[0]}" for move in history.moves}
    met |= {f"end {game.end_reason(state)}"} if state.is_over else set()
    return met | game.marks(history)


def golden_text(history: History, luck: str) -> str:
    """Write the record of a game with all that happened as comments."""
    game, state = history.game, history.state
    names = list(NAMES[: state.seats()])
    words = Words(game, "en", game.names("en", game.box(None)))
    happened = [history.start_events, *(move.events for move in history.moves)]
    comments = [[line(words, game, state, e, names) for e in events] for events in happened]
    comments[-1] += score_lines(words, game, state, names) if state.is_over else []
    return Record.of(history, names, luck).text(comments)


def line(words: Words, game: Game, state: Any, event: Event, names: list[str]) -> str:
    """Write one event; what only one player may know begins with the name."""
    text = words.event(game.event_json(state, event), names)
    return text if event.only == NOBODY else f"{names[event.only]}: {text}"


def score_lines(words: Words, game: Game, state: Any, names: list[str]) -> list[str]:
    """Write the reason of the end and the score sheet."""
    lines = [words.end_reason(game.end_reason(state))]
    for name, sheet in zip(names, game.score_sheet(state), strict=True):
        parts = ", ".join(f"{words.score_part(part)} {points}" for part, points in sheet.items())
        lines.append(f"{name}: {sum(sheet.values())} ({parts})")
    return lines


if __name__ == "__main__":
    sys.exit(main())
