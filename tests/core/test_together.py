"""Together: sequences of picks, forced picks, answers that change, and answers that are open."""

from __future__ import annotations

from itertools import permutations

import pytest

from klubovna.core.history import History
from klubovna.core.step import IllegalChoice, Together
from tests.core.toy import TOY, LayTwo, toy


def test_an_answer_is_a_sequence() -> None:
    """An answer is complete when nothing more can be picked; then the next player is asked."""
    g = toy(2, LayTwo(0, 0))

    assert g.actors == [0, 1]
    g.choose(0)
    assert (g.actor, g.legal, g.answers) == (0, [1, 2, 3], [[0], []])
    g.choose(3)
    assert (g.actor, g.actors) == (1, [1])
    g.pick(1, 1)
    g.pick(1, 2)

    assert g.row[:4] == [0, 3, 1, 2]
    assert g.is_over and g.answers == []


def test_a_forced_pick_is_taken_at_once() -> None:
    """After 2 only 3 is left: nobody is asked for it."""
    g = toy(2, LayTwo(0, 0))

    g.pick(1, 2)

    assert g.answers == [[], [2, 3]]
    assert g.forced == 1
    assert g.actors == [0]


@pytest.mark.parametrize("order", list(permutations(range(3))))
def test_answers_come_in_any_order(order: tuple[int, ...]) -> None:
    """Whoever answers first, the row is in seat order and the luck is the same."""
    g, answers = toy(3, LayTwo(0, 0)), [[0, 1], [1, 3], [2]]

    for seat in order:
        g.answer(seat, answers[seat])

    assert g.row[:6] == [0, 1, 1, 3, 2, 3]
    assert g.row == toy_row(answers)


def toy_row(answers: list[list[int]]) -> list[int]:
    """Return the row if all answer in seat order."""
    g = toy(len(answers), LayTwo(0, 0))
    for answer in answers:
        for option in answer:
            g.choose(option)
    return g.row


def test_an_answer_may_be_changed_and_taken_back() -> None:
    """Until all have answered, an answer is only a draft."""
    g = toy(2, LayTwo(0, 0))

    g.answer(0, [0, 3])
    g.answer(0, [1, 2])
    assert g.answers == [[1, 2], []]
    g.withdraw(0)
    assert g.answers == [[], []]
    assert g.actors == [0, 1]
    g.answer(0, [2])
    g.answer(1, [0, 1])
    assert g.row[:4] == [2, 3, 0, 1]


@pytest.mark.parametrize("picks", [[3], [0, 0], [0, 1, 2], [2, 3], [-1], [0, 99]])
def test_a_wrong_answer_changes_nothing(picks: list[int]) -> None:
    """If any pick is not offered, the earlier answer stays, and nothing is revealed."""
    g = toy(2, LayTwo(0, 0))
    g.answer(0, [0, 3])
    g.answer(1, [1])

    with pytest.raises(IllegalChoice):
        g.answer(1, picks)

    assert g.answers == [[0, 3], [1]]
    assert g.row == []


def test_nothing_is_answered_when_nobody_asks() -> None:
    """Without a `Together` there is no answer to give or to take back."""
    g = toy(1, LayTwo(0, 0))
    g.answer(0, [0, 1])

    with pytest.raises(IllegalChoice):
        g.withdraw(0)
    with pytest.raises(IllegalChoice):
        g.pick(0, 0)


def test_open_answers_say_so() -> None:
    """A step tells whether views may show waiting answers."""
    for is_open in (0, 1):
        top = toy(2, LayTwo(is_open, 0)).top_choice()
        assert isinstance(top, Together)
        assert top.is_open() == bool(is_open)


def test_a_clone_keeps_waiting_answers() -> None:
    """A clone in the middle of a `Together` forgets nothing and shares nothing."""
    g = toy(2, LayTwo(0, 0))
    g.pick(1, 0)

    clone = g.clone()
    clone.pick(1, 3)

    assert g.answers == [[], [0]]
    assert clone.answers == [[], [0, 3]]


def test_a_step_may_ask_again_at_once() -> None:
    """The answers of a `Together` that follows itself are recorded all the same."""
    history = History(TOY, toy(2, LayTwo(0, 6)))

    for seat, option in [(1, 2), (0, 2), (0, 0), (1, 0), (0, 3), (1, 3)]:
        history.pick(seat, option)

    assert history.state.is_over
    made = [(m.seat, m.option) for m in history.moves]
    assert made == [(0, 2), (1, 2), (0, 0), (0, 3), (1, 0), (1, 3)]


def test_luck_follows_the_last_recorded_answer() -> None:
    """Whoever answers last, the luck stands beside the last answer of the record."""
    moves = []
    for order in [(0, 1), (1, 0)]:
        history = History(TOY, toy(2, LayTwo(0, 0)))
        for seat in order:
            history.pick(seat, 2)
        moves.append(history.moves)

    assert moves[0] == moves[1]
    assert [len(move.outcomes) for move in moves[0]] == [0, 1]
