"""Creature Comforts, 3.6 and 3.8: crafting comforts, and the hand limit."""

from __future__ import annotations

from klubovna.games.creature_comforts import GAME
from tests.games.creature_comforts.stories import (
    asked,
    assign,
    crafted,
    dawn,
    discards,
    hand,
    heap,
    offers,
    play,
    refused,
    turn,
)


def test_t20_craft_choice() -> None:
    """One yarn makes a Lamp or a Muffler, not both."""
    text = "hand 0: lamp muffler\nheap 0: 1 wood 1 stone 1 fruit 1 yarn 1 coin"
    g = turn(text)
    assert offers(g, "hand") == ["muffler", "lamp"]

    play(g, "hand/lamp")
    assert (crafted(g), hand(g), heap(g)) == (["lamp"], ["muffler"], "1 wood 1 fruit")

    g = play(turn(text), "hand/muffler")
    assert (crafted(g), hand(g), heap(g)) == (["muffler"], ["lamp"], "1 stone 1 coin")


def test_crafting_is_voluntary() -> None:
    g = play(turn("hand 0: flute\nheap 0: 1 wood 1 coin"), "done")

    assert (crafted(g), hand(g), heap(g)) == ([], ["flute"], "1 wood 1 coin")


def test_any_number_is_crafted() -> None:
    g = turn("hand 0: flute mandolin muffler\nheap 0: 4 wood 3 coin 1 yarn 1 fruit")

    play(g, "flute mandolin muffler")

    assert crafted(g) == ["muffler", "flute", "mandolin"]
    assert (g.turn, hand(g), heap(g)) == (1, [], "-")


def test_the_price_is_paid_in_full() -> None:
    g = turn("hand 0: flute mandolin\nheap 0: 2 wood 1 coin")

    assert offers(g, "hand") == ["flute"]
    assert refused(g, "hand/mandolin") == "3.6"


def test_copies_of_a_comfort_can_all_be_crafted() -> None:
    """Only improvements forbid the second copy."""
    g = turn("hand 0: flute flute\nheap 0: 2 wood 2 coin\ncrafted 0: flute")

    play(g, "flute flute")

    assert crafted(g) == ["flute"] * 3


def test_only_cards_in_hand_are_crafted() -> None:
    """Not those that lie in the nest."""
    g = turn("hand 0: lamp\nnest: flute pie pie pie\nheap 0: 9 wood 9 stone 9 yarn 9 coin")

    assert offers(g, "hand") == ["lamp"]
    assert refused(g, "hand/flute") == "3.6"


def test_goods_of_choice_are_chosen() -> None:
    """Board Game: any two goods, a coin and a story; coins and stories are no goods."""
    g = turn("hand 0: board_game\nheap 0: 1 wood 1 yarn 1 grain 2 coin 2 story")

    play(g, "board_game")
    assert offers(g, "give") == ["wood", "yarn", "grain"]
    play(g, "give/yarn give/wood")

    assert (crafted(g), heap(g)) == (["board_game"], "1 grain 1 coin 1 story")


def test_goods_of_choice_must_be_there() -> None:
    g = turn("hand 0: board_game flute\nheap 0: 1 wood 9 coin 9 story")

    assert offers(g, "hand") == ["flute"]


def test_crafted_comforts_lie_open() -> None:
    g = play(turn("hand 0: flute\nheap 0: 1 wood 1 coin"), "flute")

    assert GAME.view(g, 1)["players"][0]["crafted"] == ["flute"]


def test_comforts_drawn_in_a_turn_are_crafted_in_it() -> None:
    g = turn("workers 0: owl_draw\ndeck: flute\nheap 0: 1 wood 1 coin")

    play(assign(g, "owl_draw=3"), "owl_draw flute")

    assert crafted(g) == ["flute"]


def test_comforts_are_crafted_only_after_resolving() -> None:
    """While places are resolved nobody is asked about comforts."""
    g = turn("workers 0: forest_1\nhand 0: flute\nheap 0: 1 wood 1 coin")

    assign(g, "forest_1=1")
    assert (asked(g), offers(g)) == ("resolve", ["forest_1", "finish"])
    play(g, "finish")

    assert asked(g) == "craft"


def test_lessons_are_no_goods() -> None:
    g = turn("hand 0: board_game flute\nheap 0: 1 wood 9 coin 9 story 9 lesson")

    assert offers(g, "hand") == ["flute"]


# The hand limit.


def test_t21_hand_limit() -> None:
    """Three in hand, two drawn, one crafted: exactly one is discarded."""
    g = turn("""
        workers 0: owl_draw
        hand 0: flute pie quilt
        deck: soup lamp
        heap 0: 1 wood 1 coin
    """)

    play(assign(g, "owl_draw=1"), "owl_draw")
    assert len(hand(g)) == 5, "more than three are fine during the turn"
    play(g, "flute")
    assert (asked(g), sorted(offers(g))) == ("discard_down", ["lamp", "pie", "quilt", "soup"])
    play(g, "pie")

    assert (g.turn, sorted(hand(g)), discards(g)) == (1, ["lamp", "quilt", "soup"], ["pie"])


def test_three_comforts_may_stay() -> None:
    g = turn("workers 0: market forest_1\nhand 0: flute pie quilt")

    assign(g, "")

    assert (g.turn, len(hand(g))) == (1, 3)


def test_as_many_are_discarded_as_are_too_many() -> None:
    g = turn("hand 0: flute pie quilt soup lamp")

    play(g, "soup lamp")

    assert (g.turn, hand(g)) == (1, ["pie", "flute", "quilt"])


def test_between_turns_a_hand_may_be_larger() -> None:
    """The wolf lets everybody take a fourth comfort."""
    g = dawn("traveller: gray_wolf\nhand 0: flute pie quilt")

    play(g, "0:nest/0 1:pass")

    assert (asked(g), len(hand(g))) == ("place_workers", 4)


def test_nobody_elses_hand_is_looked_at() -> None:
    """The limit is for whose turn ends."""
    g = turn("workers 0: market\nhand 1: flute pie quilt soup lamp")

    assign(g, "")

    assert (g.turn, len(hand(g, 1))) == (1, 5)


def test_discards_of_a_hand_are_seen_by_all() -> None:
    g = play(turn("hand 0: flute pie quilt soup"), "soup")

    assert GAME.view(g, 1)["discard"] == ["soup"]
