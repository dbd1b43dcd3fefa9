"""What a seat of Creature Comforts can't know is dealt anew in its thoughts, and nothing else."""

from __future__ import annotations

import pytest

from klubovna.core.luck import dice
from klubovna.core.step import Choice
from klubovna.games.creature_comforts import GAME
from klubovna.games.creature_comforts.state import Comforts
from tests.games.creature_comforts.stories import (
    COMFORT_IDS,
    asked,
    assign,
    choose_families,
    dawn,
    discards,
    hand,
    placing,
    play,
    rolling,
    turn,
    visiting,
    winter,
)

GUESSES = 30


def guesses(g: Comforts, seat: int) -> list[Comforts]:
    """Return some worlds that a seat thinks possible."""
    return [GAME.guess(g, seat, dice(n)) for n in range(GUESSES)]


def comforts(g: Comforts) -> list[int]:
    """Count every comfort, wherever it lies."""
    counts = [sum(both) for both in zip(g.deck, g.discard, strict=True)]
    for kind in g.nest + [kind for me in g.players for kind in me.hand + me.crafted]:
        counts[kind] += 1
    return counts


# Hands.


def test_hands_of_others_are_dealt_anew() -> None:
    """Of the same size, from what nobody has seen; the own hand stays."""
    g = turn("players: 3\nworkers 0: market\nhand 0: soup lamp\nhand 1: pie quilt\nhand 2: toys")
    worlds = guesses(g, 0)
    assert all(hand(world, 0) == ["soup", "lamp"] for world in worlds)
    assert all([len(me.hand) for me in world.players] == [2, 2, 1] for world in worlds)
    assert len({tuple(world.players[1].hand) for world in worlds}) > GUESSES // 2


def test_no_card_is_lost_or_made() -> None:
    """There are always three of each kind."""
    g = turn("players: 3\nworkers 0: market\nhand 1: pie quilt\nhand 2: toys\ndiscard: soup soup")
    for seat in range(3):
        assert all(comforts(world) == [3] * len(COMFORT_IDS) for world in guesses(g, seat))


def test_a_comfort_that_all_saw_stays_in_the_hand() -> None:
    """Taken from the nest it is known to be there, beside what is not known."""
    g = play(visiting("owl_pick", 1, "hand 0: soup pie"), "nest/1")
    worlds = guesses(g, 1)
    assert all("flute" in hand(world, 0) and len(hand(world, 0)) == 3 for world in worlds)
    assert len({tuple(hand(world, 0)) for world in worlds}) > 5


def test_three_seen_copies_are_in_no_other_hand() -> None:
    """All soups lie open, so nobody can hold one."""
    g = turn("workers 0: market\ncrafted 0: soup\ndiscard: soup soup\nhand 1: pie quilt toys")
    assert not any("soup" in hand(world, 1) for world in guesses(g, 0))


def test_options_are_those_of_the_guessed_hand() -> None:
    """What another player is asked fits the hand of that world."""
    text = "turn: 1\nworkers 1: market\nhand 1: flute socks\nheap 1: 9 wood 9 coin 9 yarn 9 fruit"
    g = assign(turn(text), "")
    assert asked(g) == "craft" and g.actor == 1
    for world in guesses(g, 0):
        top = world.agenda[-1]
        assert isinstance(top, Choice) and world.legal == top.options(world)
        world.choose(world.legal[0])


# Answers given in secret.


def test_discarded_first_comforts_are_guessed() -> None:
    """That somebody has picked is known, not what; the own pick stays."""
    g = choose_families(GAME.new(2, 1))
    play(g, f"0:{hand(g, 0)[0]}")
    worlds = guesses(g, 1)
    assert all(world.answers[0][0] in world.players[0].hand for world in worlds)
    assert len({world.answers[0][0] for world in worlds}) > 5
    assert all(world.answers == g.answers for world in guesses(g, 0))


@pytest.mark.parametrize(
    ("g", "pick"),
    [
        (rolling("traveller: wild_turkey"), "0:family/0-1"),
        (dawn("traveller: common_loon"), "0:place/inn"),
    ],
)
def test_what_all_decide_at_once_is_guessed(g: Comforts, pick: str) -> None:
    """Dice to be turned, workers that are lent."""
    play(g, pick)
    worlds = guesses(g, 1)
    assert len({tuple(world.answers[0]) for world in worlds}) > 1
    assert all(world.actors == [1] and world.legal == g.legal for world in worlds)
    assert all(world.answers == g.answers for world in guesses(g, 0))


def test_open_answers_are_not_guessed() -> None:
    """Workers are placed before everybody's eyes, and stores for winter lie on their cards."""
    g = play(placing(), "0:place/inn 0:place/market")
    assert all(world.answers == g.answers for world in guesses(g, 1))
    g = winter("crafted 0: hearth\nheap 0: 4 wood\ncrafted 1: hearth\nheap 1: 2 wood")
    play(g, "0:hearth")
    assert all(world.answers == g.answers for world in guesses(g, 1))


def test_a_guess_goes_on_to_the_end() -> None:
    """Whoever was asked, and whoever has answered."""
    g: Comforts = GAME.new(3, 2, length="short")
    luck = dice(9)
    while not g.is_over:
        if luck.below(25) == 0:
            for seat in range(3):
                world = GAME.guess(g, seat, luck.clone())
                assert GAME.view(world, seat) == GAME.view(g, seat)
                assert (world.actor, world.actors) == (g.actor, g.actors)
                world.playout(luck.clone())
                assert world.is_over
        who = g.actors[luck.below(len(g.actors))]
        legal = g.legal_of(who)
        g.pick(who, legal[luck.below(len(legal))])


# Everything else.


def test_what_lies_open_is_never_guessed() -> None:
    """Dens, board, dice and discards stay as they are."""
    g = turn(
        "workers 0: market inn\nhand 1: soup pie\nheap 1: 3 wood\ncrafted 1: lamp\ndiscard: toys"
    )
    for world in guesses(g, 0):
        assert GAME.view(world, 0) == GAME.view(g, 0)
        assert GAME.view(world, None) == GAME.view(g, None)
        assert discards(world) == ["toys"]


def test_luck_to_come_is_not_known() -> None:
    """A guess draws cards and rolls dice with its own luck."""
    g = placing()
    rolled = set()
    for world in guesses(g, 0):
        while not world.village:
            world.choose(world.legal[0])
        rolled.add(tuple(world.village))
    assert len(rolled) > GUESSES // 2


@pytest.mark.parametrize("other", ["hand 1: flute\nheap 1: 1 wood 1 coin", "hand 1: soup"])
def test_whether_the_next_one_can_craft_is_news(other: str) -> None:
    """In winter nobody takes an end of crafting back after that was seen, asked or not."""
    g = winter(f"hand 0: flute\nheap 0: 1 wood 1 coin\n{other}")
    before = g.reveals
    play(g, "0:done")
    assert g.reveals > before
