"""History: what was played, undo up to the last reveal, pauses that leave no trace."""

from __future__ import annotations

import pytest

from klubovna.core.history import History
from klubovna.core.step import IllegalChoice
from tests.core.toy import TOY, LayTwo, placing, toy

BOTH = frozenset({0, 1})


def test_undo_and_the_same_pick_again() -> None:
    """Picks without news can be taken back and repeated."""
    history = History(TOY, placing(pauses=BOTH))

    history.pick(0, 1)
    assert history.state.row == [-1, 0, -1]
    history.undo(0)
    assert history.state.row == [-1, -1, -1] and history.moves == []
    history.pick(0, 1)
    assert history.state.row == [-1, 0, -1]
    assert not history.can_undo(1)


def test_undo_works_from_a_pause() -> None:
    """At a pause everything before it is still in reach; the forced pick goes back too."""
    history = History(TOY, placing(pauses=BOTH))
    history.pick(0, 1)
    history.pick(0, 2)

    assert history.state.row == [2, 0, 1]
    assert history.can_undo(0)
    history.undo(0)
    history.undo(0)

    assert history.state.row == [-1, -1, -1]
    assert not history.can_undo(0)


def test_undo_never_passes_luck() -> None:
    """When luck was met, nothing before it can be taken back."""
    history = History(TOY, placing(pauses=BOTH))
    history.pick(0, 1)
    history.pick(0, 2)

    history.pick(0, 0)

    assert len(history.state.row) == 4
    assert not history.can_undo(0)
    with pytest.raises(IllegalChoice, match="learned"):
        history.undo(0)
    history.pick(0, 1)
    assert history.can_undo(0)
    history.undo(0)
    assert not history.can_undo(0)


def test_pauses_are_not_recorded_but_their_luck_is() -> None:
    """With or without pauses, the same picks bring the same luck."""
    moves = []
    for pauses in (frozenset[int](), BOTH):
        history = History(TOY, placing(pauses=pauses))
        history.pick(0, 1)
        history.pick(0, 2)
        if pauses:
            history.pick(0, 0)
        moves.append(history.moves)

    assert moves[0] == moves[1]
    assert [len(move.outcomes) for move in moves[0]] == [0, 1]


def test_the_other_seat_is_not_paused() -> None:
    """Only the seats that want pauses are asked."""
    g = placing(pauses=frozenset({1}))
    g.choose(0)
    g.choose(1)
    assert len(g.row) == 4


def test_an_answer_is_taken_back_as_a_whole() -> None:
    """At a `Together` undo takes back all picks of the seat, and only while others think."""
    history = History(TOY, toy(2, LayTwo(0, 0)))
    history.pick(0, 0)
    history.pick(0, 1)

    assert history.can_undo(0) and not history.can_undo(1)
    history.undo(0)
    assert history.state.answers == [[], []] and history.all_moves() == []

    history.pick(0, 2)
    history.pick(1, 2)
    assert not history.can_undo(0) and not history.can_undo(1)


def test_what_is_not_offered_is_refused() -> None:
    """A wrong seat or option changes nothing."""
    history = History(TOY, placing())
    for seat, option in [(1, 0), (0, 3), (0, -1), (7, 0)]:
        with pytest.raises(IllegalChoice):
            history.pick(seat, option)
    assert history.moves == [] and history.state.row == [-1, -1, -1]
