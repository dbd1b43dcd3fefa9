"""Plays games at random, looking for crashes, dead ends, lost pieces and games without an end.

Every number of players and every setting gets its turn. A finding is saved as a record in fuzz/,
and replaying that record shows it again.
"""

from __future__ import annotations

import argparse
import multiprocessing
import os
import signal
import sys
import time
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass
from itertools import product
from pathlib import Path
from typing import Any

from klubovna.core.game import Game, kind_of, title, titles
from klubovna.core.history import History, Move
from klubovna.core.luck import dice
from klubovna.core.record import Record, result_of
from klubovna.core.settings import write_settings
from klubovna.core.state import Value
from klubovna.simulate import derived

FINDINGS = Path("fuzz")
CHUNK = 50
CENSUS_EVERY = 64
MOST_FINDINGS = 5
MOST_VARIANTS = 200


@dataclass(frozen=True)
class Job:
    """One game to play; plain data, so that it can be sent to other processes."""

    game: str
    players: int
    options: tuple[tuple[str, Value], ...]
    seed: int

    def new(self, listen: bool) -> Any:
        """Set the game up."""
        game = title(self.game)
        settings = game.chosen(dict(self.options))
        return game.start(self.players, dice(self.seed), settings, listen=listen)


@dataclass(frozen=True)
class Finding:
    """What went wrong, and in which game."""

    job: Job
    what: str


def main() -> int:
    """Play what the command line asks for; 1 means that something was found."""
    parser = argparse.ArgumentParser(description="Play games at random and look for trouble.")
    parser.add_argument("--game", default="fort")
    parser.add_argument("--all", action="store_true", help="all games, --games of each")
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--seed", type=int, default=int(time.time()), help="default: the time")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    asked = parser.parse_args()
    try:
        chosen = list(titles().values()) if asked.all else [title(asked.game)]
    except ValueError as error:
        print(f"fuzz: {error}", file=sys.stderr)
        return 2
    found = [fuzz(game, asked.games, asked.seed, asked.workers) for game in chosen]
    return 1 if any(found) else 0


def fuzz(game: Game, games: int, seed: int, workers: int) -> int:
    """Play many games of a title; return how often something was wrong."""
    start, found, played, decisions = time.monotonic(), 0, 0, 0
    for count, picks, findings in played_by(workers, jobs(game, games, seed)):
        played, decisions = played + count, decisions + picks
        for finding in findings:
            found += 1
            if found <= MOST_FINDINGS:
                print(f"fuzz: {finding.what}: {save(finding)}", flush=True)
    seconds = time.monotonic() - start
    print(
        f"fuzz: {game.id}: {played} games, {decisions} decisions, {seconds:.1f} s, "
        f"{played / seconds:.0f} games/s, {found} findings, seed {seed}"
    )
    return found


def played_by(workers: int, all_jobs: Iterator[Job]) -> Iterator[tuple[int, int, list[Finding]]]:
    """Let many processes play, or only this one."""
    if workers == 1:
        yield from map(play_chunk, chunks_of(all_jobs))
        return
    with multiprocessing.get_context("spawn").Pool(workers, ignore_interrupts) as pool:
        yield from pool.imap_unordered(play_chunk, chunks_of(all_jobs))


def ignore_interrupts() -> None:
    """Leave Ctrl-C to the parent, which ends its workers."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def jobs(game: Game, games: int, seed: int) -> Iterator[Job]:
    """Deal the games out to all numbers of players and all settings in turn."""
    counts = range(game.seats[0], game.seats[1] + 1)
    every = ((players, options) for players in counts for options in settings(game, players))
    variants = [v for v in every if can_start(game, *v)][:MOST_VARIANTS]
    for i in range(games):
        players, options = variants[i % len(variants)]
        yield Job(game.id, players, options, derived(seed, i))


def settings(game: Game, players: int) -> Iterator[tuple[tuple[str, Value], ...]]:
    """Return all settings that may differ for so many players."""
    return product(
        *(
            [(s.id, value) for value in (s.allowed if s.is_for(players) else (s.default,))]
            for s in game.settings
        )
    )


def can_start(game: Game, players: int, options: tuple[tuple[str, Value], ...]) -> bool:
    """Tell whether these settings are meant for so many players."""
    try:
        game.deal(players, dice(0), game.box(None), game.chosen(dict(options), players))
    except ValueError:
        return False
    return True


def chunks_of(all_jobs: Iterator[Job]) -> Iterator[list[Job]]:
    """Cut the jobs into chunks, small enough to keep all cores busy to the end."""
    chunk: list[Job] = []
    for job in all_jobs:
        chunk.append(job)
        if len(chunk) == CHUNK:
            yield chunk
            chunk = []
    yield chunk


def play_chunk(chunk: list[Job]) -> tuple[int, int, list[Finding]]:
    """Play some games; return how many, how many decisions, and what was wrong."""
    decisions, findings = 0, []
    for job in chunk:
        picks, what = play(job)
        decisions += picks
        if what:
            findings.append(Finding(job, what))
    return len(chunk), decisions, findings


def play(job: Job) -> tuple[int, str]:
    """Play one game without listeners; return the number of picks, and what was wrong or ""."""
    game, luck, picks = title(job.game), dice(job.seed), 0
    try:
        state = job.new(listen=False)
        census = game.census(state)
        while state.legal:
            if picks >= game.longest:
                return picks, f"runaway after {picks} choices"
            state.choose(state.legal[luck.below(len(state.legal))])
            picks += 1
            if picks % CENSUS_EVERY == 0 and game.census(state) != census:
                return picks, "pieces lost or made"
        if not state.is_over:
            return picks, "dead end"
        if game.census(state) != census:
            return picks, "pieces lost or made"
        game.scores(state), game.winners(state), game.end_reason(state)
    except Exception as error:
        lines = str(error).splitlines()
        return picks, f"{type(error).__name__} {lines[0] if lines else ''}".rstrip()
    return picks, ""


def save(finding: Finding) -> Path:
    """Play the game again with listeners on, and save the record up to the trouble."""
    job = finding.job
    FINDINGS.mkdir(exist_ok=True)
    path = FINDINGS / f"{job.game}-{job.players}p-{job.seed}.game"
    record_of(job).save(path)
    return path


def record_of(job: Job) -> Record:
    """Record a game up to its end, its longest or the pick that crashes, with that pick."""
    game, luck = title(job.game), dice(job.seed)
    settings = write_settings(game.settings, game.chosen(dict(job.options)))
    names = [f"Seat {seat}" for seat in range(job.players)]
    record = Record(game.id, game.version, settings, "", names, f"dice {job.seed}")
    with suppress(Exception):
        history = History(game, job.new(listen=True))
        record.components, record.start = game.digest(history.state), history.start_outcomes
        for _ in range(game.longest):
            state = history.state
            if not state.legal:
                record.result = result_of(game, state)
                break
            seat, option = state.actor, state.legal[luck.below(len(state.legal))]
            kind = kind_of(type(state.top_choice()))
            last = Move(seat, kind, option, game.target(state, seat, option), (), ())
            record.moves = [*history.all_moves(), last]
            history.pick(seat, option)
            record.moves = history.all_moves()
    return record


if __name__ == "__main__":
    try:
        sys.exit(main())
    except KeyboardInterrupt:
        sys.exit("fuzz: interrupted")
