"""Shelfie Stacker, chapter 9: the end after seven rounds, points and winners."""

from __future__ import annotations

from random import Random

import pytest

from klubovna.games.shelfie_stacker import GAME
from klubovna.games.shelfie_stacker.state import Shelfie
from tests.games.shelfie_stacker.stories import (
    asked,
    deliveries,
    hand,
    placing,
    play,
    shelfie,
)


def the_end(text: str) -> Shelfie:
    """Lay out the end of a game of two; left out: a card of equal number in each hand."""
    lines = [line.strip() for line in text.strip().splitlines()]
    for who in (0, 1):
        if not any(line.startswith(f"hand {who}") for line in lines):
            lines.append(f"hand {who}: cat")
    return shelfie("\n".join([*lines, "round: 7", "agenda:"]))


def sheet(g: Shelfie, who: int = 0) -> dict[str, int]:
    """Return the parts of a score that are not nothing."""
    return {part: points for part, points in GAME.score_sheet(g)[who].items() if points}


# The end.


def test_t36_the_seventh_round_is_the_last() -> None:
    """After the last turn the game is over: what nobody took stays, and everybody has one card."""
    g = placing("""
        round: 7
        turn: 1
        order: 0 1
        tray 1: p3
        deliveries: - | o1 o2 o3 | -
    """)
    bag = g.bag.copy()

    play(g, "1:column/0")

    assert asked(g) == "" and g.is_over
    assert deliveries(g) == "- | o1 o2 o3 | -" and g.bag == bag
    assert [len(me.hand) for me in g.players] == [1, 1]
    assert GAME.end_reason(g) == "seven_rounds"


def test_t36_nothing_is_passed_after_the_last_round() -> None:
    """The draft does not pass the last card: it decides ties for whoever kept it."""
    g = placing("""
        settings: cards=private_draft
        round: 7
        turn: 1
        order: 0 1
        tray 1: p3
        hand 0: geek
        hand 1: cat#green
    """)

    play(g, "1:column/0")

    assert g.is_over and hand(g, 0) == "geek" and hand(g, 1) == "cat#green"


def test_six_rounds_are_not_enough() -> None:
    """After the sixth round there is one more."""
    g = play(placing("round: 6\nturn: 1\norder: 0 1\ntray 1: p3"), "1:column/0")

    assert (g.round, asked(g)) == (7, "choose_character")


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_t36_every_hand_keeps_one_card(players: int) -> None:
    """Eight cards, seven rounds: one is left, and every die of 21 has found its place."""
    g, random = GAME.new(players, 7, cards="private_random", solo="shem_hard"), Random(7)
    while not g.is_over:
        g.choose(random.choice(g.legal))
    for me in g.players:
        assert len(me.hand) == 1
        assert len(me.dice()) == 21 and me.tray == me.fresh == []


# Points.


def test_heights_bring_six_three_and_one() -> None:
    """Exactly five dice are worth 6, four 3, three 1; lower columns nothing."""
    g = the_end("shelf 0: p1 p2 p3 p4 p5 | g1 g2 g3 g4 | b1 b2 b3 | o1 o2 | p1")
    assert sheet(g) == {"fives": 6, "fours": 3, "threes": 1, "tops": 5 + 4 + 3 + 2 + 1}


def test_equal_heights_count_each() -> None:
    """Every column counts for itself."""
    g = the_end("shelf 0: p1 p2 p3 | g1 g2 g3 | b1 b2 b3")
    assert sheet(g)["threes"] == 3


def test_tops_bring_their_pips() -> None:
    """The uppermost die of a column counts its pips, whatever the height; covered ones do not."""
    assert sheet(the_end("shelf 0: p6 | g1 g2 | - | o5 o3"))["tops"] == 6 + 2 + 3
    assert sheet(the_end("shelf 0: - | - | -")) == {}


def test_each_die_of_shame_costs_two() -> None:
    """Eleven dice are allowed where nine are drawn, and cost 22; a total may be below zero."""
    g = the_end("shame 0: p1 p1 p2 p2 g1 g1 g2 g2 b1 b1 b2")
    assert sheet(g) == {"shame": -22}
    assert GAME.scores(g) == [-22, 0]
    assert GAME.winners(g) == [1]


def test_rewards_bring_points_to_their_owners() -> None:
    """Sidekick and competition are for who has them, the end card for everybody."""
    g = the_end("""
        sidekick: side_blue 0
        competition: comp_08 1
        end cards: end_01
        shelf 0: p6 | g6
        shelf 1: b6
    """)
    assert sheet(g, 0) == {"tops": 12, "sidekick": 4, "end_game": 4}
    assert sheet(g, 1) == {"tops": 6, "competition": 5, "end_game": 2}


def test_rewards_that_nobody_owns_bring_nothing() -> None:
    """A pattern is not worth anything without the card, nor are dice of the sidekick's colour."""
    g = the_end("sidekick: side_blue\ncompetition: comp_09\nshelf 0: b1 b2 | b1 b2")
    assert sheet(g) == {"tops": 4}


def test_dice_on_cards_count_for_nothing() -> None:
    """What lies on characters at the end brings no points and costs none."""
    g = the_end("""
        end cards: end_06
        spent 0: borrower regifter
        stored 0: borrower:p6 regifter:p6
        shelf 0: p1
    """)
    assert sheet(g) == {"tops": 1}


def test_abilities_that_were_not_used_bring_nothing() -> None:
    """Ready or spent, a character is worth nothing at the end."""
    assert GAME.scores(the_end("ready 0: cat playtester\nspent 1: geek\nhand 0: borrower")) == [
        0,
        0,
    ]


# Winners.


def test_most_points_win() -> None:
    """One point more is enough, whatever is left in hand."""
    g = the_end("shelf 0: p6\nshelf 1: p5\nhand 0: master_mixer\nhand 1: borrower")
    assert GAME.winners(g) == [0]


def test_t34_the_lower_card_in_hand_breaks_a_tie() -> None:
    """With equal points, who kept the 2 beats who kept the 6."""
    text = "shelf 0: p6\nshelf 1: g6\nhand 0: bargain_hunter\nhand 1: {}"
    assert GAME.winners(the_end(text.format("nitpicker"))) == [1]
    assert GAME.winners(the_end(text.format("colour_coordinator"))) == [0]


def test_t34_equal_cards_share_the_victory() -> None:
    """Letters do not matter here: the same number in hand means that both have won."""
    assert GAME.winners(the_end("shelf 0: p6\nshelf 1: g6\nhand 0: cat\nhand 1: cat")) == [0, 1]


def test_only_those_in_the_tie_compare_cards() -> None:
    """A low card does not help who has fewer points."""
    g = shelfie("""
        players: 3
        round: 7
        shelf 0: p6
        shelf 1: g6
        shelf 2: b5
        hand 0: geek
        hand 1: cat
        hand 2: borrower
        agenda:
    """)
    assert GAME.winners(g) == [1]
