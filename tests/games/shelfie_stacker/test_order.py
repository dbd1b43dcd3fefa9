"""Shelfie Stacker, chapter 2: the round, the secret choice and the order of turns."""

from __future__ import annotations

import pytest

from klubovna.core.luck import dice
from klubovna.games.shelfie_stacker import GAME
from klubovna.games.shelfie_stacker.pieces.numbers import (
    COLOURS,
    FACES,
    ROUNDS,
    colour_of,
    value_of,
)
from klubovna.games.shelfie_stacker.state import Shelfie
from tests.games.shelfie_stacker.stories import (
    BOX,
    CHARACTER_IDS,
    asked,
    choosing,
    deliveries,
    fated,
    hand,
    offers,
    placing,
    play,
    ready,
    refused,
    shelfie,
    taking,
)


def count_dice(g: Shelfie) -> int:
    """Count all dice, wherever they are."""
    return sum(g.census())


# 2.2: filling deliveries.


@pytest.mark.parametrize(("players", "boxes"), [(1, 3), (2, 3), (3, 4), (4, 5)])
def test_every_delivery_gets_three_dice(players: int, boxes: int) -> None:
    g = GAME.new(players, seed=3)

    assert [len(delivery) for delivery in g.deliveries] == [3] * boxes
    assert count_dice(g) == sum(g.bag) + 3 * boxes
    assert g.round == 1


def test_every_die_of_the_bag_is_equally_likely() -> None:
    """Each of the equally likely chances is one die of the bag, so colours come as they lie."""
    g = choosing("shelf 0: p1 p2 p3 p4 p5 | p1 | b1")
    bag = g.bag.copy()
    drawn = [0] * COLOURS

    for chance in range(sum(bag)):
        drawn[colour_of(fated(g.clone(), chance, 0).draw_die())] += 1

    assert drawn == bag


def test_every_face_is_equally_likely() -> None:
    g = choosing()

    found = [value_of(fated(g.clone(), 0, face).draw_die()) for face in range(FACES)]

    assert found == [1, 2, 3, 4, 5, 6]


def test_a_drawn_die_stays_as_it_fell() -> None:
    """Between filling and taking nobody can turn a die of a delivery, not even a six."""
    g = taking("deliveries: p6 g6 b6 | o6 p1 g1 | b1 b2 b3\nready 0: playtester cat")

    assert offers(g) == ["0", "1", "2"]


@pytest.mark.parametrize(("players", "left"), [(1, 3), (2, 3), (3, 2), (4, 1)])
def test_the_bag_never_runs_dry(players: int, left: int) -> None:
    """After the seventh filling a few dice are still in the bag."""
    luck = dice(players)
    g = GAME.new(players, seed=players)
    while g.round < ROUNDS:
        g.choose(g.legal[luck.below(len(g.legal))])

    assert (asked(g), sum(g.bag)) == ("choose_character", left)


# 2.3: the choice.


def test_all_choose_in_secret_and_show_at_once() -> None:
    g = choosing("players: 3")
    before = hand(g, 0)

    play(g, "0:cat")

    assert hand(g, 0) == before
    assert [me.current for me in g.players] == [-1, -1, -1]
    seen = GAME.view(g, 1)
    assert (seen["picked"], seen["players"][0]["current"]) == (None, None)
    play(g, "1:borrower 2:nitpicker")
    assert [g.card_word(me.current) for me in g.players] == [
        "cat#green",
        "borrower#purple",
        "nitpicker#blue",
    ]


def test_the_chosen_card_leaves_the_hand_and_lies_ready() -> None:
    g = play(choosing("round: 4\nready 0: geek\nhand 0: cat"), "0:cat 1:borrower")

    assert ready(g, 0) == "geek cat"
    assert "cat" not in hand(g, 0).split()
    assert len(g.players[0].hand) == 4


def test_only_cards_in_hand_are_chosen() -> None:
    """What lies on the table or belongs to another deck can't be chosen."""
    g = choosing("round: 3\nready 0: cat\nspent 0: geek")

    assert refused(g, "hand/cat") == "2.3"
    assert refused(g, "hand/geek") == "2.3"
    assert refused(g, "hand/borrower#purple") == "2.3"
    assert refused(g, "hand/borrower") == ""


# 2.4: by number.


def test_t09_the_lowest_number_has_the_first_turn() -> None:
    """Shown are 3, 1 and 7: the players go in the order 1, 3, 7."""
    g = play(choosing("players: 3"), "0:upgrade_addict 1:borrower 2:colour_coordinator")

    assert g.order == [1, 0, 2]
    assert (asked(g), g.actor) == ("take_delivery", 1)


def test_cards_of_earlier_rounds_do_not_count_for_the_order() -> None:
    g = choosing("""
        round: 3
        ready 0: borrower nitpicker
        hand 0: geek
        hand 1: dice_lord
    """)

    play(g, "0:geek 1:dice_lord")

    assert g.order == [1, 0]


def test_the_order_stays_for_the_whole_round() -> None:
    """An ability used again, or used up, changes nothing."""
    g = placing("""
        players: 3
        order: 2 0 1
        turn: 2
        tray 2: p2 p3 p4
        ready 2: regifter
    """)

    play(g, "2:regifter p2 p3 column/0 column/1")

    assert (asked(g), g.actor, g.order) == ("take_delivery", 0, [2, 0, 1])


def test_turns_are_whole_one_after_another() -> None:
    """The next player takes a delivery only when the one before has placed every die."""
    g = taking("deliveries: p1 p2 p3 | g1 g2 g3 | b1 b2 b3")

    play(g, "0:delivery/0 0:p1 0:column/0 0:p2 0:column/0")
    assert (g.actor, asked(g)) == (0, "place_die")
    play(g, "0:column/0")

    assert (g.actor, asked(g)) == (1, "take_delivery")
    assert offers(g, "delivery") == ["1", "2"]


# 2.5: letters.


def test_t09_of_equal_numbers_the_earlier_letter_goes_first() -> None:
    """The regifter has a B in the green deck and a C in the orange one."""
    g = choosing("players: 4")

    play(g, "0:regifter 1:flash_to_shelf 2:colour_coordinator 3:regifter")

    letters = BOX.characters[CHARACTER_IDS.index("regifter")].letters
    assert ("ABCD"[letters[0]], "ABCD"[letters[3]]) == ("B", "C")
    assert g.order == [0, 3, 2, 1]


@pytest.mark.parametrize("id", CHARACTER_IDS)
def test_letters_always_decide(id: str) -> None:
    """All four copies of a number have different letters, and the turns follow the alphabet."""
    hands = "\n".join(f"hand {who}: {id}" for who in range(4))
    g = play(choosing(f"players: 4\n{hands}"), f"0:{id} 1:{id} 2:{id} 3:{id}")

    letters = ["ABCD"[letter] for letter in BOX.characters[CHARACTER_IDS.index(id)].letters]
    assert sorted(letters) == ["A", "B", "C", "D"]
    assert [letters[who] for who in g.order] == ["A", "B", "C", "D"]


def test_a_letter_belongs_to_the_copy_not_to_the_seat() -> None:
    """In a draft the purple nitpicker (C) may lie before the green player: it beats the D."""
    swapped = choosing("""
        settings: cards=private_draft
        round: 2
        ready 0: cat
        ready 1: cat
        hand 0: nitpicker#purple
        hand 1: nitpicker#green
    """)
    own = choosing()

    play(swapped, "0:nitpicker#purple 1:nitpicker#green")
    play(own, "0:nitpicker 1:nitpicker")

    assert (own.order, swapped.order) == ([1, 0], [0, 1])


def test_a_number_counts_before_a_letter() -> None:
    """The cat of the green deck has a D, the bargain hunter of the orange one a B."""
    g = play(choosing("players: 4"), "0:cat 1:flash_to_shelf 2:flash_to_shelf 3:bargain_hunter")

    assert g.order == [0, 3, 2, 1]


# 2.6: cleaning up.


def test_the_untaken_delivery_goes_back_to_the_bag() -> None:
    g = taking("""
        turn: 1
        order: 0 1
        deliveries: - | p5 p5 p5 | g1 g2 g3
        sidekick: side_purple
        end cards: end_01
    """)
    g.events = []

    play(g, "1:delivery/2 g1 column/0 g2 column/0 column/0")

    told = [GAME.event_json(g, event) for event in g.events]
    filled = next(event for event in told if event["kind"] == "new_round")
    assert filled["args"] == {"round": 5, "bag": 48 - 3 - 9}
    assert (g.round, asked(g)) == (5, "choose_character")
    assert [me.current for me in g.players] == [-1, -1]
    assert g.takers == [-1, -1, -1]
    assert sum(len(delivery) for delivery in g.deliveries) == 9


def test_a_die_forgets_its_value_in_the_bag() -> None:
    """The bag knows colours only: of three purple fives come back three purple dice."""
    lines = """
        turn: 1
        order: 0 1
        deliveries: - | p5 p5 p5 | g1 g2 g3
        shelf 0: {}
    """
    fives = taking(lines.format("b1"))
    ones = taking(lines.replace("p5", "p1").format("b1"))

    for g in (fives, ones):
        play(g, "1:delivery/2 g1 column/0 g2 column/0 column/0")

    assert (fives.bag, deliveries(fives)) == (ones.bag, deliveries(ones))


def test_t36_after_round_seven_nothing_is_cleaned_up() -> None:
    """The unclaimed dice stay where they are, no hand is passed, one card is left each."""
    g = taking("""
        settings: cards=shared_draft
        round: 7
        turn: 1
        order: 0 1
        deliveries: - | p5 p4 p3 | g1 g2 g3
        hand 0: cat
        hand 1: geek
        end cards: end_01
    """)

    play(g, "1:delivery/2 g1 column/0 g2 column/0 column/0")

    assert g.is_over and asked(g) == ""
    assert deliveries(g) == "- | p5 p4 p3 | -"
    assert (hand(g, 0), hand(g, 1)) == ("cat", "geek")
    assert g.round == ROUNDS


def test_the_game_goes_on_after_round_six() -> None:
    g = taking("""
        round: 6
        turn: 1
        order: 0 1
        deliveries: - | p5 p4 p3 | g1 g2 g3
        end cards: end_01
    """)

    play(g, "1:delivery/2 g1 column/0 g2 column/0 column/0")

    assert (g.round, asked(g)) == (7, "choose_character")
    assert [len(me.hand) for me in g.players] == [2, 2]


@pytest.mark.parametrize("players", [1, 2, 3, 4])
@pytest.mark.parametrize("mode", ["first_game", "private_draft", "own_choice"])
def test_t37_no_die_is_lost(players: int, mode: str) -> None:
    """At every step all dice are somewhere, the same number of each colour."""
    whole = [BOX.dice_per_colour[players]] * COLOURS
    for seed in range(6):
        luck = dice(100 + seed)
        g = GAME.start(players, dice(seed), GAME.chosen({"cards": mode}))
        while not g.is_over:
            assert g.census() == whole
            g.choose(g.legal[luck.below(len(g.legal))])
        assert g.census() == whole
        assert [len(me.hand) for me in g.players] == [1] * len(g.players)


def test_a_position_is_read_as_it_is_written() -> None:
    g = placing("shelf 0: g2 g4 | - | p1\ntray 0: p5 o2\nready 0: cat\nstored 0: cat:b1")

    again = shelfie(GAME.notation(g).split("\n", 1)[1])

    assert GAME.notation(again) == GAME.notation(g)
