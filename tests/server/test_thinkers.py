"""Bots think elsewhere, with what their seat knows, in limited time, and may fail as they like."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any

import pytest

from klubovna import bots
from klubovna.core.game import Game, title
from klubovna.core.luck import Luck, dice
from klubovna.core.step import Confirm
from klubovna.server import thinkers
from klubovna.server.thinker import Answer, Question
from klubovna.server.thinkers import ThinkerFailed, Thinkers, question_of, simplest
from tests.laws.tables import TEMPLATE, Table, pick, tables

FORT = title("fort")
ALL_TABLES = [table for game in (FORT, TEMPLATE) for table in tables(game)]

ODD_THINKER = """
import time
from klubovna import bots
from klubovna.server import thinker

class Odd:
    def __init__(self, seed, seconds): pass
    def choose(self, game, world, seat):
        {deed}

bots.LEVELS["hard"] = Odd
thinker.MARGIN = 0.5
thinker.main()
"""


def odd_thinker(deed: str) -> tuple[str, ...]:
    """Return the command of a process whose hard bot does something else."""
    return sys.executable, "-c", ODD_THINKER.format(deed=deed)


@pytest.fixture
async def pool() -> AsyncIterator[Thinkers]:
    """One process that thinks for a blink."""
    pool = Thinkers(workers=1, seconds=0.2)
    await pool.start()
    yield pool
    await pool.stop()


@pytest.fixture
async def odd_pool(request: Any, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Thinkers]:
    """One process whose hard bot does what the test says."""
    monkeypatch.setattr(thinkers, "COMMAND", odd_thinker(request.param))
    monkeypatch.setattr(thinkers, "MARGIN", 0.5)
    pool = Thinkers(workers=1, seconds=0.5)
    await pool.start()
    yield pool
    await pool.stop()


def asked(level: str, seed: int = 1, game: Game = FORT) -> Question:
    """Return the first question of a game."""
    state = game.new(3, seed)
    return question_of(game, state, state.actor, level, seed)


def all_questions(table: Table, luck: Luck, pauses: bool) -> Iterator[tuple[Any, int]]:
    """Play a game at random, answers coming in any order; yield each position and who is asked."""
    state = table.new(5, pauses=frozenset(range(table.players)) if pauses else frozenset())
    while not state.is_over:
        for seat in state.actors:
            yield state, seat
        seat = pick(luck, state.actors)
        state.pick(seat, pick(luck, state.legal_of(seat)))


def children(parent: int) -> list[int]:
    """Return the living processes that `parent` has started to think."""
    found = []
    for folder in Path("/proc").glob("[0-9]*"):
        try:
            state, ppid = (folder / "stat").read_text().rpartition(")")[2].split()[:2]
            command = (folder / "cmdline").read_bytes()
        except OSError:
            continue  # it has just ended
        thinks = b"klubovna.server.thinker\0" in command or b"thinker.main()" in command
        if int(ppid) == parent and state != "Z" and thinks:
            found.append(int(folder.name))
    return found


def is_alive(pid: int) -> bool:
    """Tell whether a process runs; one that nobody has buried does not."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


async def until_thinking() -> int:
    """Wait until the one process is busy with a question; return its number."""
    while not (pids := children(os.getpid())):
        await asyncio.sleep(0.01)
    await asyncio.sleep(0.3)
    return pids[0]


# What a question holds


@pytest.mark.parametrize("pauses", [False, True])
@pytest.mark.parametrize("table", ALL_TABLES, ids=str)
def test_a_question_offers_what_the_table_offers(table: Table, pauses: bool) -> None:
    """Read again, its position asks the seat for the same options in the same order."""
    luck = dice(6)
    for i, (state, seat) in enumerate(all_questions(table, luck, pauses)):
        question = question_of(table.game, state, seat, "hard", i)
        assert question.options == state.legal_of(seat)
        if not isinstance(state.top_choice(), Confirm):
            world = table.game.position(question.position)
            assert world.legal_of(seat) == question.options


@pytest.mark.parametrize("table", ALL_TABLES, ids=str)
def test_a_question_holds_no_secret(table: Table) -> None:
    """In worlds that the seat can't tell apart, its questions are equal."""
    for i, (state, seat) in enumerate(all_questions(table, dice(7), pauses=False)):
        here = question_of(table.game, state, seat, "hard", i)
        twin = table.game.guess(state, seat, dice(-i))
        assert question_of(table.game, twin, seat, "hard", i) == here


def test_a_question_does_not_tell_who_is_ready() -> None:
    """Where all answer in secret, a bot can't know whether others have answered."""
    state = FORT.new(4, 3, draft=True)
    before = question_of(FORT, state, 1, "hard", 1)
    for rival in (0, 2, 3):
        state.pick(rival, state.legal_of(rival)[0])
        assert question_of(FORT, state, 1, "hard", 1) == before


def test_a_question_leaves_the_table_as_it_is() -> None:
    state = FORT.new(4, 3, draft=True)
    state.pick(0, state.legal_of(0)[0])
    before = FORT.notation(state), state.actors
    question_of(FORT, state, 1, "hard", 1)
    assert (FORT.notation(state), state.actors) == before


def test_a_seed_of_any_size_will_do() -> None:
    assert 0 <= asked("hard", 2**300).seed < 2**31


# Answers


@pytest.mark.parametrize("level", bots.LEVELS)
async def test_answers_are_offered(pool: Thinkers, level: str) -> None:
    """Each level plays on from anywhere."""
    state, luck = FORT.new(3, 8), dice(9)
    for i in range(12):
        seat = state.actor
        option = await pool.choose(FORT, state, seat, level, i)
        assert option in state.legal_of(seat)
        state.choose(option)
        for _ in range(5):
            state.choose(pick(luck, state.legal))


@pytest.mark.parametrize("level", ["normal", "hard"])
async def test_all_answer_together(pool: Thinkers, level: str) -> None:
    """At a secret decision every seat may be asked, whoever has answered already."""
    state = FORT.new(3, 8, draft=True)
    for seat in (1, 2, 0):
        option = await pool.choose(FORT, state, seat, level, seat)
        assert option in state.legal_of(seat)
        state.pick(seat, option)


async def test_equal_seeds_give_equal_answers(pool: Thinkers) -> None:
    assert await pool.ask(asked("normal")) == await pool.ask(asked("normal"))


async def test_nobody_is_asked_where_there_is_one_option() -> None:
    """So a hint at a pause needs no process."""
    state = FORT.new(2, 1, pauses=frozenset({0, 1}))
    while not isinstance(state.top_choice(), Confirm):
        state.choose(state.legal[0])
    assert await Thinkers().choose(FORT, state, state.actor, "hard", 1) == 0


async def test_the_simplest_bot_needs_no_process() -> None:
    state = FORT.new(2, 1)
    option = await Thinkers().choose(FORT, state, state.actor, "easy", 1)
    assert option == simplest(state, state.actor, 1)
    assert option in state.legal
    assert {simplest(state, state.actor, seed) for seed in range(200)} == set(state.legal)
    assert simplest(state, 1 - state.actor, 1) == thinkers.NOTHING


async def test_without_processes_there_is_no_answer() -> None:
    with pytest.raises(ThinkerFailed, match="nobody"):
        await Thinkers().ask(asked("normal"))


# Turns


async def test_quick_questions_do_not_wait_for_slow_ones() -> None:
    """With several processes one is kept for them."""
    pool = Thinkers(workers=2, seconds=0.5)
    await pool.start()
    try:
        await pool.ask(asked("normal"))
        slow = [asyncio.create_task(pool.ask(asked("hard", n))) for n in range(4)]
        await asyncio.sleep(0)
        await asyncio.gather(*(pool.ask(asked("normal", n)) for n in range(5)))
        assert not slow[-1].done()
        await asyncio.gather(*slow)
    finally:
        await pool.stop()


async def test_slow_questions_get_their_turn(pool: Thinkers) -> None:
    """One process serves both kinds: quick ones go first, but not for ever; slow ones in order."""
    order: list[str] = []

    async def ask(name: str, level: str) -> None:
        await pool.ask(asked(level))
        order.append(name)

    names = [("slow 1", "hard"), ("slow 2", "hard"), *[("quick", "normal")] * 60]
    await asyncio.gather(*(ask(*name) for name in names))
    assert order[0] == "quick"
    assert order.index("slow 1") < order.index("slow 2") < len(order) - 1


async def test_a_crowd_is_served_faster(pool: Thinkers, monkeypatch: pytest.MonkeyPatch) -> None:
    """The more questions wait to be searched, the less time each gets."""
    allowed: list[float] = []
    original = thinkers._Worker.ask

    async def ask(worker: thinkers._Worker, question: Question) -> Answer:
        allowed.append(question.seconds)
        return await original(worker, question)

    monkeypatch.setattr(thinkers._Worker, "ask", ask)
    pool.seconds = 0.5
    await asyncio.gather(*(pool.ask(asked("hard", n)) for n in range(12)))
    assert allowed == sorted(allowed)
    assert len(allowed) == 12 and sum(allowed) < 2


async def test_nobody_thinks_for_those_who_left(pool: Thinkers) -> None:
    """A question whose asker is gone is dropped, and others are answered."""
    gone = [asyncio.create_task(pool.ask(asked("hard"))) for _ in range(9)]
    await asyncio.sleep(0)
    for task in gone:
        task.cancel()
    assert await pool.ask(asked("normal")) in asked("normal").options


# Failures


async def test_a_killed_process_is_replaced(pool: Thinkers) -> None:
    """Whoever waits for it is told; the next question is answered."""
    pool.seconds = 1.0
    await pool.ask(asked("normal"))
    question = asyncio.create_task(pool.ask(asked("hard")))
    await asyncio.sleep(0.05)
    os.kill(children(os.getpid())[0], signal.SIGKILL)
    with pytest.raises(ThinkerFailed, match="lost"):
        await question
    assert await pool.ask(asked("normal")) in asked("normal").options


async def test_a_process_that_died_idle_is_not_missed(pool: Thinkers) -> None:
    await pool.ask(asked("normal"))
    os.kill(children(os.getpid())[0], signal.SIGKILL)
    while children(os.getpid()):
        await asyncio.sleep(0.01)
    await asyncio.sleep(0.1)
    assert await pool.ask(asked("normal")) in asked("normal").options


@pytest.mark.parametrize("odd_pool", ["while True: pass", "time.sleep(60)"], indirect=True)
async def test_a_bot_that_hangs_is_killed_in_time(odd_pool: Thinkers) -> None:
    """The time box holds, and the next question is answered by another process."""
    await odd_pool.ask(asked("normal"))
    (before,) = children(os.getpid())
    start = time.monotonic()
    with pytest.raises(ThinkerFailed, match="no answer"):
        await odd_pool.ask(asked("hard"))
    assert time.monotonic() - start < 30
    assert not is_alive(before)
    assert await odd_pool.ask(asked("normal")) in asked("normal").options


@pytest.mark.parametrize(
    ("odd_pool", "why"),
    [
        ("raise OSError('no idea')", "OSError: no idea"),
        ("return 9999", "9999 is not offered"),
        ("import os; os._exit(3)", "lost"),
        ("return 'yes'", "lost"),
        ("import os; os.write(3, b'garbage')", "None is not offered|lost"),
    ],
    indirect=["odd_pool"],
)
async def test_a_bot_that_fails_is_told(odd_pool: Thinkers, why: str) -> None:
    """Whatever it does instead of picking an option; the next question is answered."""
    with pytest.raises(ThinkerFailed, match=why):
        await odd_pool.ask(asked("hard"))
    assert await odd_pool.ask(asked("normal")) in asked("normal").options


@pytest.mark.parametrize(
    "odd_pool", ["print('let me think'); return world.legal[0]"], indirect=True
)
async def test_a_bot_may_print(odd_pool: Thinkers) -> None:
    assert await odd_pool.ask(asked("hard")) == asked("hard").options[0]


async def test_a_question_that_makes_no_sense_is_refused(pool: Thinkers) -> None:
    """The process itself goes on."""
    await pool.ask(asked("normal"))
    before = children(os.getpid())
    good = asked("normal")
    for odd in (
        Question("chess", good.position, good.seat, good.options, "normal", 1, 1.0),
        Question("fort", "players: 99", good.seat, good.options, "normal", 1, 1.0),
        Question("fort", good.position, good.seat, [0, 77], "normal", 1, 1.0),
        Question("fort", good.position, good.seat, good.options, "superb", 1, 1.0),
    ):
        with pytest.raises(ThinkerFailed, match="Error: "):
            await pool.ask(odd)
    assert children(os.getpid()) == before


async def test_processes_that_do_not_start_are_told(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each question fails at once; nothing spins."""
    for command in ((sys.executable, "-c", ""), ("/nowhere/python",)):
        monkeypatch.setattr(thinkers, "COMMAND", command)
        pool = Thinkers(workers=1)
        await pool.start()
        for _ in range(2):
            with pytest.raises(ThinkerFailed, match="lost"):
                await pool.ask(asked("normal"))
        await pool.stop()


# The end


async def test_stop_leaves_no_process() -> None:
    """Whoever waits is told, whether a process thinks already, waits or has not even started."""
    pool = Thinkers(workers=2)
    await pool.start()
    questions = [asyncio.create_task(pool.ask(asked("hard", n))) for n in range(5)]
    await until_thinking()
    await pool.stop()
    assert children(os.getpid()) == []
    answers = await asyncio.gather(*questions, return_exceptions=True)
    assert any(isinstance(answer, ThinkerFailed) for answer in answers)
    with pytest.raises(ThinkerFailed):
        await pool.ask(asked("normal"))


async def test_stop_comes_at_any_time() -> None:
    """Also while the processes are starting."""
    for delay in (0.0, 0.005, 0.02, 0.1):
        pool = Thinkers(workers=1)
        await pool.start()
        await asyncio.sleep(delay)
        await pool.stop()
        assert children(os.getpid()) == []


CLUBHOUSE = """
import asyncio, sys
from klubovna.server import thinkers
from tests.server.test_thinkers import asked, odd_thinker

async def main():
    if len(sys.argv) > 1:
        thinkers.COMMAND = odd_thinker(sys.argv[1])
    pool = thinkers.Thinkers(workers=2, seconds=1.0)
    await pool.start()
    await pool.ask(asked("normal"))
    question = asyncio.create_task(pool.ask(asked("hard")))
    await asyncio.sleep(0.3)
    print("thinking", flush=True)
    await question

asyncio.run(main())
"""


@pytest.mark.parametrize("deed", [None, "while True: pass", "time.sleep(60)"])
def test_a_killed_clubhouse_leaves_no_orphan(deed: str | None) -> None:
    """Not even one whose bot hangs."""
    root = Path(__file__).resolve().parents[2]
    command = [sys.executable, "-c", CLUBHOUSE, *([deed] if deed else [])]
    with subprocess.Popen(command, stdout=subprocess.PIPE, cwd=root) as clubhouse:
        assert clubhouse.stdout is not None
        assert clubhouse.stdout.readline() == b"thinking\n"
        pids = children(clubhouse.pid)
        assert len(pids) == 2
        clubhouse.kill()
    deadline = time.monotonic() + 60
    while any(map(is_alive, pids)):
        assert time.monotonic() < deadline, "somebody thinks on for nobody"
        time.sleep(0.02)
