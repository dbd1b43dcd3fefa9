"""Bots and hints, thought out in other processes at lower priority, each in limited time.

A question holds a world that the asking seat thinks possible, never the true one: a bot can't
know too much, whatever it does.
"""

from __future__ import annotations

import asyncio
import os
import sys
from asyncio.subprocess import PIPE, Process
from collections import deque
from collections.abc import Coroutine
from contextlib import suppress
from typing import Any, NamedTuple

import msgspec

from klubovna.core.game import Game
from klubovna.core.luck import dice
from klubovna.core.state import State
from klubovna.core.step import Together
from klubovna.server.thinker import HEAD, MARGIN, Answer, Question, packed, size_of

COMMAND = (sys.executable, "-P", "-m", "klubovna.server.thinker")
START_SECONDS = 30.0
HEAD_START = 1.0
SECONDS = 1.5
LEAST_SECONDS = 0.05
MOST_WORKERS = 4
SLOW_LEVELS = frozenset({"hard"})
NOTHING = -1
PATIENCE = 20  # quick questions that may pass a slow one


class ThinkerFailed(Exception):
    """No bot has answered, or not with an option; the text says why."""


def question_of(
    game: Game, state: State, seat: int, level: str, seed: int, seconds: float = SECONDS
) -> Question:
    """Return a question that holds nothing but what `seat` knows, and guesses of the rest."""
    luck = dice(seed)
    bot_seed = luck.below(1 << 31)
    world = game.guess(_before_secret_answers(state, seat), seat, luck)
    position, options = game.notation(world), state.legal_of(seat)
    return Question(game.id, position, seat, options, level, bot_seed, seconds)


def _before_secret_answers(state: State, seat: int) -> State:
    """Return the position without the secret answers of others: who is ready is a secret too."""
    top = state.top_choice()
    if not isinstance(top, Together) or top.is_open():
        return state
    before: State = state.clone()
    before.answers = [answer if p == seat else [] for p, answer in enumerate(before.answers)]
    return before


def simplest(state: State, seat: int, seed: int) -> int:
    """Return any option of `seat`, in microseconds; NOTHING if it is not asked any more."""
    legal: list[int] = state.legal_of(seat)
    return legal[dice(seed).below(len(legal))] if legal else NOTHING


class Thinkers:
    """A few processes that answer one question each at a time."""

    def __init__(self, workers: int | None = None, seconds: float = SECONDS) -> None:
        self.workers = workers or min(MOST_WORKERS, max(1, (os.cpu_count() or 1) - 1))
        self.seconds = seconds
        self._tasks: list[asyncio.Task[None]] = []
        self._quick: deque[_Job] = deque()
        self._slow: deque[_Job] = deque()
        self._passed = 0  # quick questions since the last slow one
        self._news = asyncio.Event()

    async def start(self) -> None:
        """Start the processes, soon. They get ready by themselves; questions may come at once."""
        for number in range(self.workers):
            # One is always there for quick questions, if there are several.
            takes_slow = number > 0 or self.workers == 1
            self._tasks.append(asyncio.create_task(self._work(takes_slow)))

    async def stop(self) -> None:
        """End all processes; whoever still waits is told."""
        tasks, self._tasks = self._tasks, []
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        for job in [*self._quick, *self._slow]:
            job.close()
        self._quick.clear()
        self._slow.clear()

    async def choose(self, game: Game, state: State, seat: int, level: str, seed: int) -> int:
        """Return what a bot of a level would pick on a seat."""
        if level == "easy":
            return simplest(state, seat, seed)
        return await self.ask(question_of(game, state, seat, level, seed, self.seconds))

    async def ask(self, question: Question) -> int:
        """Return the option that a bot picks, or raise ThinkerFailed."""
        if len(question.options) == 1:
            return question.options[0]
        if not self._tasks:
            raise ThinkerFailed("nobody is there to think")
        job = _Job(question, asyncio.get_running_loop().create_future())
        (self._slow if question.level in SLOW_LEVELS else self._quick).append(job)
        self._news.set()
        return await job.option

    async def _work(self, takes_slow: bool) -> None:
        """Let one process answer question after question."""
        worker = _Worker()
        try:
            await self._let_others_begin()
            while True:
                with suppress(ThinkerFailed):  # the next question will tell
                    await worker.start()
                job = await self._next(takes_slow)
                await job.settle(worker.ask(self._in_time(job.question)))
        finally:
            await worker.kill()

    async def _let_others_begin(self) -> None:
        """Wait a moment for the first question: a clubhouse that opens needs the processors."""
        with suppress(TimeoutError):
            await asyncio.wait_for(self._news.wait(), HEAD_START)

    async def _next(self, takes_slow: bool) -> _Job:
        """Return the question that comes next, and wait for one if there is none."""
        while not (job := self._take(takes_slow)):
            self._news.clear()
            await self._news.wait()
        return job

    def _take(self, takes_slow: bool) -> _Job | None:
        """Take quick questions first; but a slow one never waits for more than a few of them."""
        queues = [self._quick, self._slow] if takes_slow else [self._quick]
        if self._passed >= PATIENCE:
            queues.reverse()
        for queue in queues:
            while queue:
                job = queue.popleft()
                if not job.option.done():  # else nobody waits for it any more
                    self._passed = self._passed + 1 if queue is self._quick and self._slow else 0
                    return job
        return None

    def _in_time(self, question: Question) -> Question:
        """Limit the time of a question; the more others wait to be searched, the shorter it is."""
        searchers = max(1, self.workers - 1)
        share = min(question.seconds, self.seconds) / (1 + len(self._slow) / searchers)
        return msgspec.structs.replace(question, seconds=max(LEAST_SECONDS, share))


class _Job(NamedTuple):
    """A question, and the place where its answer is waited for."""

    question: Question
    option: asyncio.Future[int]

    async def settle(self, answer: Coroutine[Any, Any, Answer]) -> None:
        """Wait for the answer, and hand on what it says."""
        try:
            said = await answer
            if said.option not in self.question.options:
                raise ThinkerFailed(said.error or f"option {said.option} is not offered")
            if not self.option.done():
                self.option.set_result(said.option)
        except ThinkerFailed as failure:
            self.close(failure)
        finally:
            self.close()

    def close(self, why: ThinkerFailed | None = None) -> None:
        """Tell whoever still waits that there will be no answer."""
        if not self.option.done():
            self.option.set_exception(why or ThinkerFailed("the thinkers have stopped"))


class _Worker:
    """One process; when it is lost, the next question gets another one."""

    def __init__(self) -> None:
        self._process: Process | None = None

    async def start(self) -> None:
        """Start the process and wait until it is ready, unless it runs already."""
        if self._process is not None and self._process.returncode is None:
            return
        await self._guarded(self._start(), START_SECONDS)

    async def ask(self, question: Question) -> Answer:
        """Put a question, and wait for the answer as long as is allowed."""
        await self.start()
        return await self._guarded(self._ask(question), question.seconds + MARGIN)

    async def kill(self) -> None:
        """End the process, whatever it does."""
        process, self._process = self._process, None
        if process is not None:
            with suppress(ProcessLookupError):
                process.kill()
            await process.wait()

    async def _guarded(self, talk: Coroutine[Any, Any, Answer], seconds: float) -> Answer:
        """Wait for an answer; a process that doesn't give one is of no more use."""
        try:
            async with asyncio.timeout(seconds):
                return await talk
        except TimeoutError:
            await self.kill()
            raise ThinkerFailed(f"no answer in {seconds:.1f} seconds") from None
        except (OSError, EOFError, ValueError, msgspec.MsgspecError) as error:
            await self.kill()
            raise ThinkerFailed(f"the process is lost: {error!r}") from None

    async def _start(self) -> Answer:
        self._process = await asyncio.create_subprocess_exec(
            *COMMAND,
            stdin=PIPE,
            stdout=PIPE,
            start_new_session=True,  # a ^C in the terminal is for the clubhouse
        )
        return await self._receive(self._process)

    async def _ask(self, question: Question) -> Answer:
        assert self._process is not None and self._process.stdin is not None
        self._process.stdin.write(packed(question))
        await self._process.stdin.drain()
        return await self._receive(self._process)

    async def _receive(self, process: Process) -> Answer:
        assert process.stdout is not None
        size = size_of(await process.stdout.readexactly(HEAD))
        return msgspec.msgpack.decode(await process.stdout.readexactly(size), type=Answer)
