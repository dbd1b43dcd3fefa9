"""Laws of answers, undo and records: the order in which people act changes nothing."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from klubovna.core.game import Game
from klubovna.core.history import History
from klubovna.core.luck import Luck, Sealed, dice, seal
from klubovna.core.record import Record, RecordError
from klubovna.core.step import Confirm
from tests.laws.tables import Table, known, pick, positions

SOME = settings(
    max_examples=5,
    deadline=None,
    derandomize=True,
    database=None,
    suppress_health_check=[HealthCheck.too_slow],
)
SEEDS = st.integers(0, 2**40)


def seen(history: History) -> tuple[Any, ...]:
    """Return all that undo must bring back."""
    game, state = history.game, history.state
    shown = [known(game, state, seat) for seat in range(state.seats())]
    events = [(e.what, e.player, e.numbers, e.only) for m in history.all_moves() for e in m.events]
    return game.notation(state), shown, events, record_of(history, "dice 0").text()


def record_of(history: History, luck: str) -> Record:
    """Return the record of a game between people with plain names."""
    names = [f"Seat {p}" for p in range(history.state.seats())]
    return Record.of(history, names, luck)


def play(history: History, luck: Luck, most: int) -> list[tuple[int, int]]:
    """Play up to `most` picks, at a `Together` in any order; return them without pauses."""
    picks = []
    for _ in range(most):
        state = history.state
        if state.is_over:
            break
        seat = pick(luck, state.actors)
        option = pick(luck, state.legal_of(seat))
        if not isinstance(state.top_choice(), Confirm):
            picks.append((seat, option))
        history.pick(seat, option)
    return picks


@SOME
@given(seed=SEEDS)
def test_undo_goes_back_to_the_last_reveal(table: Table, seed: int) -> None:
    """Undo restores everything and redo repeats it, but never past a moment of learning."""
    pauses = frozenset(range(table.players))
    history = History(table.game, table.new(seed, pauses=pauses, listen=True))
    luck = dice(seed)
    past = [seen(history)]
    for _ in range(120):
        if history.state.is_over:
            break
        seat, reveals = pick(luck, history.state.actors), history.state.reveals
        is_pause = isinstance(history.state.top_choice(), Confirm)
        is_answer = bool(history.state.answers)
        history.pick(seat, pick(luck, history.state.legal_of(seat)))
        if is_answer or history.state.reveals != reveals:
            past.clear()
        past.append(seen(history))
        if history.state.answers:
            continue
        assert history.can_undo(seat) == (len(past) > 1)
        assert not any(history.can_undo(p) for p in range(table.players) if p != seat)
        if len(past) > 1 and luck.below(3) == 0 and not is_pause:
            undo_and_repeat(history, seat, past)


def undo_and_repeat(history: History, seat: int, past: list[tuple[Any, ...]]) -> None:
    """Take back everything that can be, then repeat the recorded picks."""
    moves, steps = history.moves.copy(), 0
    while history.can_undo(seat):
        history.undo(seat)
        steps += 1
        assert seen(history) == past[-1 - steps]
    assert steps == len(past) - 1
    for move in moves[len(history.moves) :]:
        while isinstance(history.state.top_choice(), Confirm):
            history.pick(seat, 0)
        history.pick(seat, move.option)
    assert seen(history) == past[-1]


def test_answers_may_be_taken_back(table: Table) -> None:
    """While others think, undo takes back the whole answer of a seat and nothing else."""
    history = History(table.game, table.new(5, listen=True))
    luck = dice(5)
    for _ in range(100):
        if history.state.is_over:
            break
        before = table.game.notation(history.state)
        seat = pick(luck, history.state.actors)
        is_first = bool(history.state.answers) and not history.can_undo(seat)
        history.pick(seat, pick(luck, history.state.legal_of(seat)))
        if is_first and history.can_undo(seat):
            history.undo(seat)
            assert table.game.notation(history.state) == before


@SOME
@given(seed=SEEDS)
def test_every_order_of_answers_gives_one_outcome(table: Table, seed: int) -> None:
    """Answers may come in any order, and be changed before all are in: the outcome is one."""
    for state in positions(table, seed, most=25):
        if not state.answers:
            continue
        start, luck = state.clone(), dice(seed)
        for seat in range(table.players):
            start.withdraw(seat)
        answers = [answer_of(start, seat, luck) for seat in range(table.players)]
        outcomes = {outcome(table.game, start.clone(), answers, dice(seed + n)) for n in range(6)}
        assert len(outcomes) == 1


def answer_of(state: Any, seat: int, luck: Luck) -> list[int]:
    """Return a whole answer, any that is allowed; others do not answer meanwhile."""
    top, draft, picks = state.top_choice(), state.clone(), []
    while options := draft.legal_of(seat):
        picks.append(pick(luck, options))
        top.accept(draft, seat, picks[-1])
    return picks


def outcome(game: Game, state: Any, answers: list[list[int]], luck: Luck) -> str:
    """Give all answers in any order, some of them after a draft that is taken back."""
    seats = [seat for seat, picks in enumerate(answers) if picks]
    while seats:
        seat = seats.pop(luck.below(len(seats)))
        if seats and luck.below(2):
            state.answer(seat, answer_of(state, seat, luck))
        if luck.below(2):
            state.answer(seat, answers[seat])
        else:
            state.withdraw(seat)
            for option in answers[seat]:
                state.pick(seat, option)
    return game.notation(state)


def test_pauses_leave_no_trace(table: Table) -> None:
    """Records of the same game with and without pauses are equal."""
    for seed in range(3):
        plain = History(table.game, table.new(seed, listen=True))
        picks = play(plain, dice(seed), most=table.game.longest)
        pauses = frozenset(range(table.players))
        paused = History(table.game, table.new(seed, pauses=pauses, listen=True))
        while not paused.state.is_over:
            is_pause = isinstance(paused.state.top_choice(), Confirm)
            paused.pick(*((paused.state.actor, 0) if is_pause else picks.pop(0)))
        texts = [record_of(h, f"dice {seed}").text() for h in (plain, paused)]
        assert texts[0].splitlines() == texts[1].splitlines()
        assert plain.start_events == () or len(plain.start_events) == len(paused.start_events)
        heard = [[e.what.name for m in h.moves for e in m.events] for h in (plain, paused)]
        assert heard[0] == heard[1]


@pytest.mark.parametrize("most", [0, 7, 10**6])
def test_records_round_trip(table: Table, most: int) -> None:
    """A record is read and written without loss, replays to the same end and can be believed."""
    history = History(table.game, table.new(77, listen=True))
    play(history, dice(78), most)
    text = record_of(history, "dice 77").text()

    record = Record.parse(text)
    assert record.text() == text
    replayed = record.verify()
    assert table.game.notation(replayed.state) == table.game.notation(history.state)
    assert record_of(replayed, "dice 77").text() == text
    if record.moves:
        upto = len(record.moves) // 2
        assert len(record.replay(upto).all_moves()) == upto


def test_sealed_records_can_be_checked(table: Table) -> None:
    """Sealed luck replays from its outcomes at once, and can be checked when the seed is told."""
    secret = bytes(range(32))
    history = History(table.game, table.new(0, luck=Sealed(secret, 0), listen=True))
    play(history, dice(9), most=table.game.longest)

    sealed = Record.parse(record_of(history, f"sealed {seal(secret)}").text())
    assert record_of(sealed.replay(), sealed.luck).text() == sealed.text()
    with pytest.raises(RecordError, match="published"):
        sealed.verify()

    told = Record.parse(record_of(history, f"sealed {seal(secret)} {secret.hex()}").text())
    told.verify()
    other = bytes(reversed(secret))
    forged = Record.parse(record_of(history, f"sealed {seal(other)} {other.hex()}").text())
    with pytest.raises(RecordError):
        forged.verify()
