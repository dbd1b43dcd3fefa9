"""Shelfie Stacker, chapter 12: alone for a score, against an imaginary friend."""

from __future__ import annotations

from random import Random

import pytest

from klubovna.core.luck import dice
from klubovna.core.state import Value
from klubovna.games.shelfie_stacker import GAME
from klubovna.games.shelfie_stacker.pieces.numbers import deck_of, number_of
from klubovna.games.shelfie_stacker.pieces.players import FRIEND
from klubovna.games.shelfie_stacker.state import Shelfie
from klubovna.words import Words
from tests.games.shelfie_stacker.stories import (
    asked,
    choosing,
    deliveries,
    fated,
    offers,
    placing,
    play,
    shelfie,
    spent,
    tray,
)


def alone(seed: int = 1, **options: Value) -> Shelfie:
    """Set up a solo game."""
    g: Shelfie = GAME.start(1, dice(seed), GAME.chosen(options))
    return g


def reveal(mine: str, theirs: str, text: str = "") -> Shelfie:
    """Show a character while the friend shows another one; both have one more in hand."""
    g = choosing(f"""
        players: 1
        round: 7
        hand 0: {mine} borrower
        hand 1: {theirs} master_mixer
        deliveries: p1 p2 p3 | g1 g2 g3 | b1 b2 b3
        {text}
    """)
    return play(fated(g, 0), mine)


# The table.


def test_two_end_cards_and_no_other_reward() -> None:
    """Alone for a score there is neither sidekick nor competition, but two different end cards."""
    drawn: set[int] = set()
    for seed in range(200):
        g = alone(seed)
        assert g.sidekick == g.competition == -1
        assert len(set(g.end_cards)) == 2
        drawn.update(g.end_cards)
    assert drawn == set(range(12))


def test_both_end_cards_score() -> None:
    """A six on top and one at the bottom bring points on two cards."""
    g = shelfie("""
        players: 1
        round: 7
        end cards: end_01 end_03
        shelf 0: p1 p6 | g6
        agenda:
    """)
    assert GAME.score_sheet(g)[0]["end_game"] == 2 * 2 + 2


@pytest.mark.parametrize(
    ("lang", "name"), [("cs", "imaginární kamarád"), ("en", "imaginary friend")]
)
def test_the_rival_is_called_as_in_the_rulebook(lang: str, name: str) -> None:
    """Who only takes dice away is an imaginary friend; only Shem Bot has a name of its own."""
    words = Words(GAME, lang, {})
    keys = ("view-friend", "event-friend-took", "rule-12-1", "rule-12-3")
    assert [key for key in keys if name not in words.text(key).lower()] == []


def test_the_friend_has_a_deck_and_no_shelf() -> None:
    """It has eight characters of the next colour, and nothing else."""
    g = alone()
    assert [me.kind for me in g.players] == [0, FRIEND]
    assert {deck_of(copy) for copy in g.players[1].hand} == {1}
    assert len(GAME.score_sheet(g)) == 1


@pytest.mark.parametrize("mode", ["first_game", "shared_random", "private_random", "own_choice"])
def test_the_rival_has_your_numbers(mode: str) -> None:
    """Its deck has the same eight numbers as your hand, in any card mode."""
    g = alone(cards=mode)
    while g.round == 0:
        g.choose(g.legal[-1])
    mine, theirs = ([number_of(copy) for copy in me.hand] for me in g.players)
    assert sorted(mine) == sorted(theirs)


def test_the_rival_may_have_any_eight_numbers() -> None:
    """If so agreed, its eight are drawn from its own sixteen."""
    drawn = [
        number_of(copy)
        for seed in range(100)
        for copy in alone(seed, rival_cards="random").players[1].hand
    ]
    assert all(30 < drawn.count(number) < 70 for number in range(1, 17))


def test_the_deck_of_the_rival_is_shuffled() -> None:
    """Any of its cards may be the first."""
    shown = set()
    for seed in range(100):
        g = alone(seed)
        g.choose(g.legal[0])
        shown.add(number_of(g.players[1].current))
    assert shown == set(range(1, 9))


def test_every_card_of_the_rival_comes_once() -> None:
    """In seven rounds it shows seven of its eight cards."""
    g, random = alone(4), Random(4)
    deck = set(g.players[1].hand)
    while not g.is_over:
        g.choose(random.choice(g.legal))
    rival = g.players[1]
    assert len(rival.spent) == 7 and {*rival.spent, *rival.hand} == deck


# Its turn.


def test_t10_the_lower_number_takes_first() -> None:
    """You show a 7, the friend a 5: it takes the middle delivery, out of the game."""
    g = reveal("colour_coordinator", "cat")

    assert g.order == [1, 0]
    assert deliveries(g) == "p1 p2 p3 | - | b1 b2 b3" and g.takers == [-1, 1, -1]
    assert g.gone == [0, 3, 0, 0]
    assert sum(g.census()) == 48
    assert (asked(g), offers(g)) == ("take_delivery", ["0", "2"])


def test_t11_the_second_choice_if_you_have_the_first() -> None:
    """You took the middle one, so it takes the first; the third goes back to the bag."""
    g = placing("""
        players: 1
        order: 0 1
        current 1: cat
        spent 1: cat
        deliveries: p1 p2 p3 | - | b1 b2 b3
        tray 0: o4
    """)
    bag = g.bag.copy()

    play(g, "column/0")

    assert g.round == 5 and g.gone == [3, 0, 0, 0]
    filled = [die // 6 for delivery in g.deliveries for die in delivery]
    before = [count + filled.count(colour) for colour, count in enumerate(g.bag)]
    assert before == [bag[0], bag[1], bag[2] + 3, bag[3]]


def test_letters_break_ties_with_the_rival() -> None:
    """Of two cats, the purple one has the earlier letter."""
    assert reveal("cat", "cat").order == [1, 0]
    assert reveal("regifter", "regifter").order == [1, 0]
    assert reveal("bargain_hunter", "bargain_hunter").order == [0, 1]


@pytest.mark.parametrize("number", range(1, 17))
def test_small_numbers_name_two_different_deliveries(number: int) -> None:
    """Every card has a first and a second choice among three."""
    first, second = GAME.box(None).characters[number - 1].solo
    assert first != second and {first, second} < {0, 1, 2}


def test_places_of_deliveries_never_shift() -> None:
    """The festival goer moves dice, not boxes: the friend takes what lies in the middle now."""
    g = reveal("festival_goer", "geek")

    play(g, "festival_goer box/2-b3 box/1-g1 delivery/0")
    assert deliveries(g) == "- | b3 g2 g3 | b1 b2 g1"

    play(g, "p1 column/0 p2 column/0 column/0")
    assert g.is_over and g.gone == [0, 1, 2, 0]


def test_abilities_of_the_rival_do_nothing() -> None:
    """Its card is a number, a letter and two places; it is done with at once."""
    g = reveal("colour_coordinator", "regifter")
    rival = g.players[1]
    assert spent(g, 1) == "regifter" and rival.ready == rival.stored == []


def test_the_friend_keeps_no_dice() -> None:
    """After seven rounds 21 dice have left the game, and 21 are yours."""
    g, random = alone(9), Random(9)
    while not g.is_over:
        g.choose(random.choice(g.legal))
    assert sum(g.gone) == 21 and g.players[1].dice() == []
    assert len(g.players[0].dice()) == 21 and tray(g) == ""


# Points and ranks.


@pytest.mark.parametrize(
    ("shame", "reason"),
    [(0, "rank_70"), (1, "rank_60"), (5, "rank_60"), (6, "rank_50"), (10, "rank_50")],
)
def test_high_ranks(shame: int, reason: str) -> None:
    """70 points are the highest rank, 68 are not; each rank begins at its number."""
    lost = " ".join("pgbo"[n % 4] + "1" for n in range(shame))
    g = shelfie(f"""
        players: 1
        round: 7
        end cards: end_01 end_10
        shelf 0: p1 p2 p4 p5 p6 | g1 g2 g4 g5 g6 | b1 b2 b4 b5 b6 | o1 o2 o3 o6 | o6
        shame 0: {lost}
        agenda:
    """)
    assert GAME.scores(g) == [3 * 6 + 3 + 30 + 10 + 9 - 2 * shame]
    assert GAME.end_reason(g) == reason


@pytest.mark.parametrize(
    ("shelf_text", "points", "reason"),
    [
        ("p1 p2 p3 p4 p6 | g1 g2 g3 g4 g6 | b6", 30, "rank_30"),
        ("p1 p2 p3 p4 p6 | g1 g2 g3 g4 g6 | b5", 29, "rank_none"),
        ("p1 p2 p3 p4 p6 | g1 g2 g3 g4 g6 | b6 | o6 | b4", 40, "rank_40"),
        ("-", 0, "rank_none"),
    ],
)
def test_low_ranks(shelf_text: str, points: int, reason: str) -> None:
    """30 points are the first rank and a victory; below there is neither."""
    g = shelfie(f"players: 1\nround: 7\nshelf 0: {shelf_text}\nagenda:")
    assert (GAME.scores(g), GAME.end_reason(g)) == ([points], reason)
    assert GAME.winners(g) == ([] if reason == "rank_none" else [0])
