"""Shelfie Stacker, chapter 11: the eight characters of a game, and the draft."""

from __future__ import annotations

import pytest

from klubovna.core.history import History
from klubovna.core.luck import dice
from klubovna.core.notation import NotationError
from klubovna.core.record import Record
from klubovna.core.state import Value
from klubovna.games.shelfie_stacker import GAME
from klubovna.games.shelfie_stacker.pieces.numbers import number_of
from klubovna.games.shelfie_stacker.state import Shelfie
from tests.games.shelfie_stacker.stories import (
    asked,
    choosing,
    hand,
    offers,
    placing,
    play,
    ready,
    shelf,
    spent,
    stored,
)

FIRST_EIGHT = (
    "borrower nitpicker upgrade_addict regifter cat bargain_hunter colour_coordinator "
    "flash_to_shelf"
)
LAST_EIGHT = (
    "festival_goer dice_lord perfectionist geek box_crusher playtester archaeologist master_mixer"
)
DRAFTS = ("shared_draft", "private_draft")


def new(players: int, mode: str, seed: int = 1, **options: Value) -> Shelfie:
    """Set up a game with a card mode."""
    settings = GAME.chosen({"cards": mode, **options})
    g: Shelfie = GAME.start(players, dice(seed), settings)
    return g


def numbers(g: Shelfie, who: int = 0) -> list[int]:
    """Return the numbers in a hand."""
    return [number_of(copy) for copy in g.players[who].hand]


def end_of_round(text: str) -> Shelfie:
    """Return the table after the first round, in which player 1 had the last turn."""
    g = placing(f"round: 1\nturn: 1\norder: 0 1\ntray 1: p3\n{text}")
    return play(g, "1:column/0")


# How eight characters are found.


def test_a_first_game_has_the_first_eight_characters() -> None:
    """Everybody plays with numbers 1 to 8."""
    g = new(4, "first_game")
    assert [hand(g, who) for who in range(4)] == [FIRST_EIGHT] * 4


def test_everybody_may_choose_eight_characters() -> None:
    """Own choice: any eight of the own sixteen."""
    g = new(2, "own_choice")
    assert asked(g) == "choose_hand" and len(g.legal) == 16

    play(g, " ".join(f"0:{id}" for id in LAST_EIGHT.split()))
    play(g, " ".join(f"1:{id}" for id in FIRST_EIGHT.split()))

    assert (g.round, asked(g)) == (1, "choose_character")
    assert hand(g, 0) == LAST_EIGHT and hand(g, 1) == FIRST_EIGHT


def test_all_choose_their_eight_at_the_same_time() -> None:
    """Nobody waits for anybody, and what is chosen is not offered again."""
    g = new(3, "own_choice")
    assert g.actors == [0, 1, 2]

    g.pick(2, 4)
    g.pick(0, 4)

    assert 4 not in g.legal_of(2) and len(g.legal_of(2)) == 15
    assert len(g.legal_of(1)) == 16


def test_a_ninth_character_is_not_offered() -> None:
    """Who has chosen eight waits for the others."""
    g = new(2, "own_choice")
    for number in range(8):
        g.pick(1, number)
    assert g.actors == [0] and g.legal_of(1) == []


def test_shared_characters_have_the_same_numbers_for_all() -> None:
    """Eight numbers are drawn once; everybody takes them from the own deck."""
    for seed in range(20):
        g = new(4, "shared_random", seed)
        assert numbers(g, 0) == numbers(g, 1) == numbers(g, 2) == numbers(g, 3)
        assert len(set(numbers(g))) == 8
        assert [me.hand[0] // 16 for me in g.players] == [0, 1, 2, 3]


def test_private_characters_are_drawn_for_each() -> None:
    """Everybody draws eight of the own sixteen."""
    hands = {tuple(numbers(new(4, "private_random"), who)) for who in range(4)}
    assert len(hands) > 1


@pytest.mark.parametrize("mode", ["shared_random", "private_random", *DRAFTS])
def test_drawn_characters_can_be_any(mode: str) -> None:
    """Over some games every number is drawn, about every second time."""
    drawn = [number for seed in range(100) for number in numbers(new(2, mode, seed), 1)]
    assert all(30 < drawn.count(number) < 70 for number in range(1, 17))


@pytest.mark.parametrize("mode", ["first_game", "own_choice", "shared_random", "private_random"])
def test_hands_stay_without_a_draft(mode: str) -> None:
    """Only the draft passes hands."""
    g = end_of_round(f"settings: cards={mode}\nhand 0: cat\nhand 1: geek")
    assert "cat" in hand(g, 0).split() and "geek" in hand(g, 1).split()


# The draft.


@pytest.mark.parametrize("mode", DRAFTS)
def test_the_draft_starts_like_its_base(mode: str) -> None:
    """Hands are dealt as without a draft: shared or private."""
    base = mode.replace("draft", "random")
    for seed in range(5):
        deals = [[numbers(new(3, name, seed), who) for who in range(3)] for name in (mode, base)]
        assert deals[0] == deals[1]


@pytest.mark.parametrize("mode", DRAFTS)
def test_two_swap_their_hands(mode: str) -> None:
    """At the end of the round all remaining cards go to the left; of two, each has one left."""
    low, high = FIRST_EIGHT.split()[1:], LAST_EIGHT.split()[1:]

    g = end_of_round(f"settings: cards={mode}\nhand 0: {' '.join(low)}\nhand 1: {' '.join(high)}")

    assert g.round == 2
    assert hand(g, 0) == " ".join(f"{id}#purple" for id in high)
    assert hand(g, 1) == " ".join(f"{id}#green" for id in low)


@pytest.mark.parametrize("mode", DRAFTS)
def test_hands_go_to_the_left(mode: str) -> None:
    """The next seat clockwise gets them, the last one's go to the first."""
    g = new(4, mode)
    before = [me.hand.copy() for me in g.players]
    while g.round == 1:
        g.choose(g.legal[0])
    for seat, me in enumerate(g.players):
        assert len(me.hand) == 7
        assert set(me.hand) < set(before[(seat - 1) % 4])


@pytest.mark.parametrize("mode", DRAFTS)
def test_hands_are_passed_six_times(mode: str) -> None:
    """After rounds 1 to 6, and not after the last one."""
    g = new(3, mode)
    g.events = []
    while not g.is_over:
        g.choose(g.legal[0])
    assert sum(event.what.name == "hands_passed" for event in g.events) == 6


def test_shown_characters_stay_with_who_showed_them() -> None:
    """Only hands are passed: ready and spent cards stay, with the dice on them."""
    g = end_of_round("""
        settings: cards=private_draft
        ready 0: cat
        spent 1: regifter
        stored 1: regifter:g2
    """)
    assert ready(g, 0) == "cat"
    assert spent(g, 1) == "regifter" and stored(g, 1) == "regifter:g2"


def test_a_passed_character_keeps_its_letter() -> None:
    """The cat of the purple deck has an A, that of the green deck a D, whoever plays them."""
    g = choosing("""
        settings: cards=shared_draft
        hand 0: cat#purple
        hand 1: cat#green
        round: 2
    """)

    play(g, "0:cat#purple 1:cat#green")

    assert g.order == [0, 1]


def test_two_copies_of_one_character_in_one_hand() -> None:
    """With private hands the draft can bring the same number twice; both are cards of their own."""
    g = choosing("""
        settings: cards=private_draft
        hand 0: cat#green cat#purple
        round: 2
    """)
    assert {"cat", "cat#purple"} <= set(offers(g))


def test_flash_to_shelf_copies_a_character_of_any_deck() -> None:
    """Spent is spent, also if the card came from the left."""
    g = placing("""
        settings: cards=private_draft
        ready 0: flash_to_shelf
        spent 0: cat#purple
        shelf 0: p5
    """)

    play(g, "flash_to_shelf")

    assert shelf(g) == "p4"
    assert spent(g) == "cat#purple flash_to_shelf"


@pytest.mark.parametrize("mode", DRAFTS)
def test_alone_there_is_no_draft(mode: str) -> None:
    """What is left is passed to the player on the left: who plays alone has nobody there."""
    cards = GAME.options["cards"]
    assert mode not in cards.values(1) and mode in cards.values(2)
    assert set(cards.values(1)) == set(cards.allowed) - set(DRAFTS)
    with pytest.raises(ValueError, match=f"cards={mode} is for two or more players"):
        GAME.new(1, cards=mode)
    with pytest.raises(NotationError, match=f"cards={mode} is for two or more players"):
        GAME.position(f"game: shelfie_stacker 1\nplayers: 1\nsettings: cards={mode}")


@pytest.mark.parametrize("mode", DRAFTS)
def test_an_old_record_of_a_draft_alone_can_still_be_played(mode: str) -> None:
    """Such games were offered once; they were played as the mode the draft is based on."""
    ended = []
    for name in (mode, mode.replace("draft", "random")):
        settings = GAME.chosen({"cards": name, "solo": "shem_standard"})
        history = History(GAME, GAME.start(1, dice(5), settings, listen=True))
        while not history.state.is_over:
            history.pick(0, history.state.legal[0])
        record = Record.of(history, ["Ada"], "dice 5").text()
        ended.append(Record.parse(record).replay().state)
    assert [without_settings(g) for g in ended] == [without_settings(ended[0])] * 2


def without_settings(g: Shelfie) -> str:
    """Write a position without its settings."""
    text = GAME.notation(g)
    return "".join(line for line in text.splitlines(True) if not line.startswith("settings:"))
