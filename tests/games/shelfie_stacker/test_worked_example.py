"""The rulebook's example of scoring, reached by playing a whole game."""

from __future__ import annotations

from tests.games.shelfie_stacker.worked_example import GAME, POINTS, TOTAL, play, record


def test_t06_the_example_is_worth_43_points() -> None:
    """Each line of the score pad is as the rulebook says."""
    state = play().state
    assert state.is_over
    assert GAME.score_sheet(state)[0] == POINTS
    assert GAME.scores(state)[0] == TOTAL
    assert GAME.winners(state) == [0]


def test_t06_the_example_can_be_replayed() -> None:
    """Its record, where the luck is written down, comes to the same."""
    written = record().text()
    assert GAME.score_sheet(record().replay().state)[0] == POINTS
    assert f"end scores {TOTAL} " in written
