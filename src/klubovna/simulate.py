"""Many games in a row: equal seeds give equal numbers, with one worker or many, compiled or not."""

from __future__ import annotations

import hashlib
import multiprocessing
import signal
import time
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from multiprocessing import resource_tracker
from typing import Any

from klubovna import bots
from klubovna.core.game import Game, title
from klubovna.core.luck import dice
from klubovna.core.state import State, Value

CHUNKS_A_WORKER = 16
LARGEST_CHUNK = 500


@dataclass(frozen=True)
class Job:
    """What to play; plain data, so that it can be sent to other processes."""

    game: str
    players: int
    games: int
    seed: int = 0
    bots: tuple[str, ...] = ("random",)
    settings: tuple[tuple[str, Value], ...] = ()
    components: str | None = None

    def bot_of(self, seat: int) -> str:
        """Return the bot on a seat; a short list is dealt round the table again."""
        return self.bots[seat % len(self.bots)]


@dataclass(frozen=True)
class Outcome:
    """How one game ended."""

    scores: tuple[int, ...]
    winners: tuple[int, ...]
    reason: str
    picks: int
    forced: int

    def line(self) -> bytes:
        """Write the outcome for the digest."""
        return f"{self.scores} {self.winners} {self.reason} {self.picks} {self.forced}\n".encode()


@dataclass
class Tally:
    """The sum of all games so far; games are added in their order."""

    job: Job
    games: int = 0
    picks: int = 0
    forced: int = 0
    seconds: float = 0.0
    scores: list[int] = field(default_factory=list)
    wins: list[float] = field(default_factory=list)
    reasons: Counter[str] = field(default_factory=Counter)
    hash: Any = field(default_factory=hashlib.sha256)

    def __post_init__(self) -> None:
        self.scores = [0] * self.job.players
        self.wins = [0.0] * self.job.players

    def add(self, outcome: Outcome) -> None:
        """Count one more game. Who shares a win has a part of it."""
        self.games += 1
        self.picks += outcome.picks
        self.forced += outcome.forced
        self.reasons[outcome.reason] += 1
        self.hash.update(outcome.line())
        for seat, score in enumerate(outcome.scores):
            self.scores[seat] += score
        for seat in outcome.winners:
            self.wins[seat] += 1 / len(outcome.winners)

    def json(self) -> dict[str, Any]:
        """Return all figures as plain JSON."""
        decisions = self.picks + self.forced
        return {
            "game": self.job.game,
            "version": title(self.job.game).version,
            "players": self.job.players,
            "bots": [self.job.bot_of(seat) for seat in range(self.job.players)],
            "seed": self.job.seed,
            "games": self.games,
            "decisions": decisions,
            "real_decisions": self.picks,
            "seconds": round(self.seconds, 3),
            "decisions_per_second": round(decisions / max(self.seconds, 1e-9)),
            "mean_scores": [round(score / self.games, 3) for score in self.scores],
            "wins": [round(part, 3) for part in self.wins],
            "end_reasons": dict(sorted(self.reasons.items())),
            "digest": self.hash.hexdigest(),
        }


def derived(seed: int, *path: int | str) -> int:
    """Return a seed for one part of a whole, far from the seeds of all other parts."""
    key = "/".join(map(str, ("klubovna", seed, *path)))
    return int.from_bytes(hashlib.sha256(key.encode()).digest()[:7], "big")


def play(game: Game, job: Job, number: int) -> Outcome:
    """Play game `number` of a job."""
    state = game.start(
        job.players,
        dice(derived(job.seed, number)),
        game.chosen(dict(job.settings), job.players),
        job.components,
    )
    if set(job.bots) == {"random"}:
        picks = state.playout(dice(derived(job.seed, number, "picks")))
    else:
        picks = _play_with_bots(game, job, number, state)
    return Outcome(
        tuple(game.scores(state)),
        tuple(game.winners(state)),
        game.end_reason(state),
        picks,
        state.forced,
    )


def _play_with_bots(game: Game, job: Job, number: int, state: State) -> int:
    players = [
        bots.make(job.bot_of(seat), derived(job.seed, number, "seat", seat))
        for seat in range(job.players)
    ]
    picks = 0
    while not state.is_over:
        seat = state.actor
        state.pick(seat, players[seat].choose(game, state, seat))
        picks += 1
    return picks


def simulate(
    job: Job, workers: int = 1, progress: Callable[[int], None] = lambda games: None
) -> Tally:
    """Play all games of a job; `progress` hears how many more are done."""
    tally = Tally(job)
    start = time.perf_counter()
    for outcomes in _in_order(job, workers):
        for outcome in outcomes:
            tally.add(outcome)
        progress(len(outcomes))
    tally.seconds = time.perf_counter() - start
    return tally


def _in_order(job: Job, workers: int) -> Iterator[list[Outcome]]:
    size = max(1, min(LARGEST_CHUNK, job.games // (workers * CHUNKS_A_WORKER)))
    chunks = [(job, at, min(at + size, job.games)) for at in range(0, job.games, size)]
    if workers == 1:
        yield from map(_play_chunk, chunks)
        return
    _hear_interrupts(False)  # processes that are born now never hear any, not even at first
    try:
        # Fresh processes: a fork would copy the threads' locks of the progress bar.
        with multiprocessing.get_context("spawn").Pool(workers, _ignore_interrupts) as pool:
            _hear_interrupts(True)
            yield from pool.imap(_play_chunk, chunks)
    finally:
        _hear_interrupts(True)


def _play_chunk(chunk: tuple[Job, int, int]) -> list[Outcome]:
    job, start, stop = chunk
    game = title(job.game)
    return [play(game, job, number) for number in range(start, stop)]


def _hear_interrupts(whether: bool) -> None:
    """Hear Ctrl-C at once, or not before one hears again."""
    if hasattr(signal, "pthread_sigmask"):  # not on Windows
        resource_tracker.ensure_running()  # it lets everybody hear again when it starts
        how = signal.SIG_UNBLOCK if whether else signal.SIG_BLOCK
        signal.pthread_sigmask(how, [signal.SIGINT])


def _ignore_interrupts() -> None:
    """Leave Ctrl-C to the parent, which ends its workers."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
