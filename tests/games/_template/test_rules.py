"""Marbles: a test for each sentence of the rules."""

from __future__ import annotations

import pytest

from klubovna.core.notation import NotationError
from klubovna.games._template import GAME
from klubovna.games._template.rules.rounds import PASS
from klubovna.games._template.scoring import sheet
from klubovna.games._template.state import Marbles


def position(*lines: str) -> Marbles:
    """Return the position that the lines describe; a round begins."""
    g: Marbles = GAME.position("\n".join(["game: marbles 1", *lines]))
    return g


def shoot(g: Marbles, *shots: int) -> None:
    """Let everybody shoot, in seat order."""
    for seat, marble in enumerate(shots):
        g.pick(seat, marble)


def test_everybody_starts_with_three_marbles() -> None:
    """The bag holds three marbles of each number from 1 to 12; everybody draws three."""
    g = GAME.new(players=4, seed=1)

    assert [len(player.hand) for player in g.players] == [3, 3, 3, 3]
    assert len(g.bag) == 36 - 4 * 3
    assert set(GAME.census(g).values()) == {3}


def test_a_pick_is_secret_until_all_have_picked() -> None:
    """Everybody secretly picks a marble of the hand; all are shown at once."""
    g = position("hand 0: 3 5 9", "hand 1: 4 5 6")

    g.pick(1, 6)

    assert GAME.view(g, 1)["picked"] == [6]
    assert GAME.view(g, 0)["picked"] == [] and g.ring == []
    g.pick(0, 9)
    assert g.ring == [6, 9]


def test_the_highest_single_marble_wins() -> None:
    """The highest marble that only one player shows wins the round."""
    g = position("hand 0: 3 5 9", "hand 1: 4 5 9", "hand 2: 1 2 7")

    shoot(g, 9, 9, 7)

    assert g.actor == 2


def test_nobody_wins_if_no_number_is_alone() -> None:
    """If no number is alone, nobody wins, and the marbles stay in the ring."""
    g = position("hand 0: 3 5 9", "hand 1: 4 5 9")

    shoot(g, 9, 9)

    assert g.round == 2
    assert g.ring == [9, 9]


def test_the_winner_may_take_a_marble_or_pass() -> None:
    """The winner may take one marble out of the ring into the pouch."""
    g = position("hand 0: 3 5 9", "hand 1: 4 5 6", "ring: 12")

    shoot(g, 9, 6)

    assert g.legal == [PASS, 6, 9, 12]
    g.choose(12)
    assert g.players[0].pouch == [12]
    assert g.ring == [6, 9]


def test_a_pouch_holds_each_number_once() -> None:
    """A pouch holds each number once."""
    g = position("hand 0: 3 5 9", "pouch 0: 9", "hand 1: 4 5 6")

    shoot(g, 9, 6)

    assert g.legal == [PASS, 6]
    refusal = GAME.why_not(g, 0, "ring/9")
    assert refusal is not None and refusal.rule == "3.2"


def test_everybody_draws_after_a_round() -> None:
    """After a round everybody draws until they hold three marbles."""
    g = position("hand 0: 3 5 9", "hand 1: 4 5 6")

    shoot(g, 9, 6)
    g.choose(PASS)

    assert [len(player.hand) for player in g.players] == [3, 3]


def test_the_game_ends_after_the_last_round() -> None:
    """The game ends after the last round."""
    g = position("round: 4", "hand 0: 3 5 9", "hand 1: 4 5 6")

    shoot(g, 9, 6)
    g.choose(9)

    assert g.is_over
    assert GAME.end_reason(g) == "last_round"
    assert GAME.winners(g) == [0]


def test_the_game_ends_when_the_bag_is_too_empty() -> None:
    """The game ends when the bag can't fill every hand."""
    ring = " ".join(f"{n} {n} {n}" for n in (1, 2, 7, 8, 10, 11, 12)) + " 3 3 4 4 5 6 6 9"
    g = position("hand 0: 3 5 9", "hand 1: 4 5 6", f"ring: {ring}")

    shoot(g, 9, 6)
    g.choose(PASS)

    assert g.bag == [9]
    assert g.is_over
    assert GAME.end_reason(g) == "empty_bag"


def test_neighbours_score_five_points() -> None:
    """A pouch scores its numbers, and five points for each two that follow each other."""
    g = position("hand 0: 1", "pouch 0: 2 7 8 9")
    assert sheet(g, 0) == {"numbers": 26, "neighbours": 10}


@pytest.mark.parametrize(
    ("goal", "pouch", "winners"),
    [("modest", "12 11", []), ("modest", "12 11 10", [0]), ("proud", "12 11 7", [])],
)
def test_alone_one_must_reach_the_goal(goal: str, pouch: str, winners: list[int]) -> None:
    """Who plays alone wins with 40 points, or with 55 if the goal is a proud one."""
    g = position(f"settings: goal={goal}", "round: 4", "hand 0: 3 5 9", f"pouch 0: {pouch}")

    shoot(g, 9)
    g.choose(PASS)

    assert g.is_over
    assert GAME.winners(g) == winners


def test_a_position_has_three_marbles_of_a_number() -> None:
    """A position that can't be is refused with one line."""
    with pytest.raises(NotationError, match="marble 3: 4 on the table, 3 in the box"):
        position("hand 0: 3 3 3", "hand 1: 3 4 5")
