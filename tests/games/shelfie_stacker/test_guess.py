"""What a seat of Shelfie Stacker can't know is dealt anew in its thoughts, and nothing else."""

from __future__ import annotations

import pytest

from klubovna.core.luck import dice
from klubovna.games.shelfie_stacker import GAME
from klubovna.games.shelfie_stacker.pieces.numbers import deck_of
from klubovna.games.shelfie_stacker.state import Shelfie
from tests.games.shelfie_stacker.stories import choosing, play, shelf, stored

PRIVATE = ["own_choice", "private_random", "private_draft"]
KNOWN = ["first_game", "shared_random", "shared_draft"]
GUESSES = 30


def guesses(g: Shelfie, seat: int) -> list[Shelfie]:
    """Return some worlds that a seat thinks possible."""
    return [GAME.guess(g, seat, dice(n)) for n in range(GUESSES)]


def hands(g: Shelfie, seat: int, who: int) -> set[tuple[int, ...]]:
    """Return the hands of `who` that `seat` thinks possible."""
    return {tuple(world.players[who].hand) for world in guesses(g, seat)}


def knows(g: Shelfie, seat: int, who: int) -> bool:
    """Tell whether a seat is sure of a hand."""
    found = hands(g, seat, who)
    assert found == {tuple(g.players[who].hand)} or len(found) > 1
    return len(found) == 1


def in_round(number: int, mode: str, players: int = 2) -> Shelfie:
    """Return the choice of a character in some round, after real play."""
    g: Shelfie = GAME.new(players, 3, cards=mode)
    while g.round < number:
        g.choose(g.legal[0])
    return g


# Hands.


@pytest.mark.parametrize("mode", PRIVATE)
def test_private_hands_are_not_known(mode: str) -> None:
    """Nobody knows which eight of their sixteen characters others have."""
    g = in_round(1, mode, players=3)
    assert [[knows(g, seat, who) for who in range(3)] for seat in range(3)] == [
        [True, False, False],
        [False, True, False],
        [False, False, True],
    ]


@pytest.mark.parametrize("mode", KNOWN)
@pytest.mark.parametrize("number", [1, 4])
def test_shared_hands_can_be_counted_out(mode: str, number: int) -> None:
    """Where all have the same numbers, what was shown tells what is left, passed on or not."""
    g = in_round(number, mode, players=3)
    assert all(knows(g, seat, who) for seat in range(3) for who in range(3))


@pytest.mark.parametrize("mode", ["own_choice", "private_random"])
def test_a_guessed_hand_comes_from_the_own_deck(mode: str) -> None:
    """It has the right size, no card that was shown, and any other may be in it."""
    g = in_round(3, mode)
    shown = g.players[1].ready + g.players[1].spent
    met: set[int] = set()
    for world in guesses(g, 0):
        guessed = world.players[1].hand
        assert len(set(guessed)) == 6 and not set(guessed) & set(shown)
        assert {deck_of(copy) for copy in guessed} == {1}
        met.update(guessed)
    assert len(met) == 16 - len(shown)


def test_cards_put_away_unseen_stay_unknown() -> None:
    """What was played says nothing about the rest of a private hand."""
    assert not knows(in_round(7, "private_random"), 0, 1)


# Hands that are passed.


def test_a_hand_that_passed_through_you_is_known() -> None:
    """Of four, after each passing you know one more hand to your left."""
    for number in (1, 2, 3, 4, 7):
        g = in_round(number, "private_draft", players=4)
        for seat in range(4):
            known = [(seat + step) % 4 for step in range(4) if step < number]
            assert [who for who in range(4) if knows(g, seat, who)] == sorted(known)


def test_two_know_everything_after_one_passing() -> None:
    """You have your rival's hand, and your rival has yours."""
    assert not knows(in_round(1, "private_draft"), 0, 1)
    assert knows(in_round(2, "private_draft"), 0, 1)


def test_a_passed_hand_is_guessed_from_the_deck_it_came_from() -> None:
    """After one passing of four, the hand two seats to the left is of the next seat's deck."""
    g = in_round(2, "private_draft", players=4)
    for world in guesses(g, 0):
        assert {deck_of(copy) for copy in world.players[2].hand} == {1}
        assert {deck_of(copy) for copy in world.players[3].hand} == {2}
        assert {deck_of(copy) for copy in world.players[0].hand} == {3}


# Secret picks.


def test_a_secret_pick_is_guessed() -> None:
    """That somebody has picked is known, not what; the own pick stays."""
    g = play(choosing(), "0:cat")
    picks = {tuple(world.answers[0]) for world in guesses(g, 1)}
    assert len(picks) > 3 and all(pick[0] in g.players[0].hand for pick in picks)
    assert all(world.answers == g.answers for world in guesses(g, 0))


def test_a_pick_of_a_guessed_hand_is_in_that_hand() -> None:
    """Hand and pick fit together in every world."""
    g = play(choosing("settings: cards=private_random"), "0:cat")
    assert all(world.answers[0][0] in world.players[0].hand for world in guesses(g, 1))


def test_characters_being_chosen_are_guessed() -> None:
    """Of a hand that is being picked together, the number is known."""
    g = GAME.new(2, cards="own_choice")
    for number in range(5):
        g.pick(0, number)
    worlds = guesses(g, 1)
    assert all(len(set(world.answers[0])) == 5 for world in worlds)
    assert len({tuple(world.answers[0]) for world in worlds}) > 3
    assert all(world.answers[0] == [0, 1, 2, 3, 4] for world in guesses(g, 0))


# The rival's deck.


def test_the_deck_of_a_rival_with_your_numbers_is_known_but_not_its_order() -> None:
    """Any card that was not shown may come next."""
    g = choosing("players: 1")
    assert knows(g, 0, 1)
    shown = set()
    for world in guesses(g, 0):
        world.choose(world.legal[0])
        shown.add(world.players[1].current)
    assert len(shown) > 4


def test_a_random_deck_of_a_rival_is_not_known() -> None:
    """Eight of sixteen, but for those that were shown."""
    g = choosing("settings: rival_cards=random\nplayers: 1\nround: 3\nspent 1: cat geek")
    assert not knows(g, 0, 1)
    for world in guesses(g, 0):
        assert len(world.players[1].hand) == 6
        assert not set(world.players[1].hand) & set(g.players[1].spent)


# Everything else.


def test_what_lies_open_is_never_guessed() -> None:
    """Dice, shown characters and rewards stay as they are."""
    g = choosing("""
        settings: cards=private_random
        round: 3
        shelf 1: p1 p2 | g3
        spent 1: borrower cat
        stored 1: borrower:p6
        sidekick: side_green 1
    """)
    for world in guesses(g, 0):
        assert (shelf(world, 1), stored(world, 1)) == ("p1 p2 | g3", "borrower:p6")
        assert (world.bag, world.deliveries) == (g.bag, g.deliveries)
        assert world.players[1].spent == g.players[1].spent
        assert world.sidekick_owner == 1
        assert GAME.view(world, 0) == GAME.view(g, 0)


def test_dice_to_come_are_not_known() -> None:
    """A guess draws from the bag with its own luck, not with that of the true world."""
    g = in_round(1, "first_game")
    drawn = set()
    for world in guesses(g, 0):
        while world.round == 1:
            world.choose(world.legal[0])
        drawn.add(str(world.deliveries))
    assert len(drawn) > GUESSES // 2
