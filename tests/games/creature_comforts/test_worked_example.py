"""The rulebook's example of scoring, reached by playing a whole game."""

from __future__ import annotations

import pytest

from klubovna.core.history import History
from klubovna.games.creature_comforts import GAME
from tests.games.creature_comforts.stories import built, crafted, heap
from tests.games.creature_comforts.worked_example import POINTS, TOTAL, play, record


@pytest.fixture(scope="module")
def played() -> History:
    """The game as it was played."""
    return play()


@pytest.mark.parametrize(("part", "points"), POINTS.items())
def test_t23_a_whole_game_line_by_line(played: History, part: str, points: int) -> None:
    """Each part of the score is as the rulebook counts it."""
    assert GAME.score_sheet(played.state)[0][part] == points


def test_t23_a_whole_game_for_41_points(played: History) -> None:
    """The rulebook wonders whether that is enough; in this game it is."""
    g = played.state
    assert g.is_over and GAME.end_reason(g) == "winter"
    assert sum(POINTS.values()) == GAME.scores(g)[0] == TOTAL
    assert GAME.winners(g) == [0]


def test_t23_the_den_of_the_example(played: History) -> None:
    """Three comforts, two improvements; wood for the hearth, three stories, a coin, five goods."""
    g = played.state
    assert sorted(crafted(g)) == ["bread", "hearth", "soup"]
    assert built(g) == ["umbrella", "writing_desk"]
    assert heap(g) == "4 wood 1 stone 2 fruit 2 yarn 1 coin 3 story 7 lesson"
    assert [g.box.comforts[kind].id for kind in g.players[0].stored] == ["hearth", "hearth"]
    assert sorted(crafted(g, 1)) == ["candles", "lamp"]


def test_t23_a_whole_game_can_be_replayed() -> None:
    """Its record, where the luck is written down, comes to the same."""
    written = record().text()
    assert GAME.score_sheet(record().replay().state)[0] == POINTS
    assert f"end scores {TOTAL} " in written
