"""Shelfie Stacker, chapter 8: competition and sidekick, looked at after every turn."""

from __future__ import annotations

import pytest

from tests.games.shelfie_stacker.stories import asked, placing, play, shelf

NOBODY = -1


def helper_of(text: str) -> int:
    """Return who has the sidekick when player 0 has ended a turn in which nothing was left to do.

    In the position below the text, player 0 is the first of the round.
    """
    return placing(text).sidekick_owner


# The sidekick.


def test_t12_the_first_with_three_dice_gets_the_sidekick() -> None:
    """Three blue dice earn it, and who has as many later in the round comes too late."""
    g = placing("""
        sidekick: side_blue
        shelf 0: b1 b2
        shelf 1: b1 b2
        tray 0: b4
        deliveries: - | b3 p1 p1 | g1 g1 g1
    """)
    assert g.sidekick_owner == NOBODY

    play(g, "column/0")
    assert g.sidekick_owner == 0

    play(g, "1:delivery/1 b3 column/0 column/1 shame")
    assert shelf(g, 1) == "b1 b2 b3 | p1"
    assert g.round == 5 and g.sidekick_owner == 0


def test_two_dice_are_too_few_for_the_sidekick() -> None:
    """The first claim takes three dice of the colour, wherever on the shelf they are."""
    assert helper_of("sidekick: side_blue\nshelf 0: b1 b2 | p1 | g1") == NOBODY
    assert helper_of("sidekick: side_blue\nshelf 0: b1 | p1 | b1 | g1 | b6") == 0


def test_t13_an_equal_number_does_not_move_the_sidekick() -> None:
    """Four against four leaves it where it is; five against four moves it."""
    text = "sidekick: side_blue 1\nshelf 1: b1 b2 b3 b4\nshelf 0: {}"
    assert helper_of(text.format("b1 b2 b3 b4")) == 1
    assert helper_of(text.format("b1 b2 b3 b4 | b5")) == 0


def test_t13_the_sidekick_can_change_hands_often() -> None:
    """Whoever lost it gets it back only with strictly more again."""
    text = "sidekick: side_blue 1\nshelf 1: b1 b2 b3 b4 b5\nshelf 0: {}"
    assert helper_of(text.format("b1 b2 b3 b4 | b1")) == 1
    assert helper_of(text.format("b1 b2 b3 b4 | b1 b2")) == 0


def test_t14_shame_and_cards_do_not_count_for_the_sidekick() -> None:
    """Two on the shelf, three on the shelf of shame and one given away are two."""
    text = """
        sidekick: side_orange
        shelf 0: o1 o2{}
        shame 0: o1 o2 o3
        spent 0: regifter
        stored 0: regifter:o4
    """
    assert helper_of(text.format("")) == NOBODY
    assert helper_of(text.format(" o3")) == 0


def test_t15_a_die_of_another_colour_counts_for_its_own() -> None:
    """A purple die in a green column is a purple one."""
    column = "shelf 0: g1 p2 g3 | p1 p2"
    assert helper_of(f"sidekick: side_purple\n{column}") == 0
    assert helper_of(f"sidekick: side_green\n{column}") == NOBODY


def test_t16_an_owner_may_shrink_but_not_below_a_rival() -> None:
    """Three against three keeps the sidekick, two against three loses it."""
    text = """
        sidekick: side_green 0
        shelf 0: {}
        shelf 1: g1 g2 g3
        ready 0: nitpicker
    """
    g = play(placing(text.format("g1 g2 g3 g5")), "nitpicker shame")
    assert shelf(g) == "g1 g2 g3" and g.sidekick_owner == 0

    g = play(placing(text.format("g1 g2 g5")), "nitpicker shame")
    assert shelf(g) == "g1 g2" and g.sidekick_owner == 1


def test_the_sidekick_never_goes_back_to_the_middle() -> None:
    """Three dice are for the first claim only: an owner with one keeps it, unless overtaken."""
    assert helper_of("sidekick: side_green 0\nshelf 0: g1\nshelf 1: g1") == 0
    assert helper_of("sidekick: side_green 0\nshelf 0: p1\nshelf 1: g1") == 1
    assert helper_of("sidekick: side_green 1\nshelf 0: g1 g2\nshelf 1: g1") == 0


def test_of_two_who_overtake_the_earlier_gets_the_sidekick() -> None:
    """If the owner loses dice and several have more now, the order of the round decides."""
    text = """
        players: 3
        order: {}
        sidekick: side_green 0
        shelf 0: g1
        shelf 1: g1 g2 g3
        shelf 2: g1 g2 g3
    """
    assert placing(text.format("0 1 2")).sidekick_owner == 1
    assert placing(text.format("0 2 1")).sidekick_owner == 2


def test_a_later_player_takes_the_sidekick_over_in_the_same_round() -> None:
    """To be earlier helps against equals only."""
    g = placing("""
        sidekick: side_blue
        shelf 0: b1 b2
        shelf 1: b1 b2 b3
        tray 0: b4
        deliveries: - | b4 p1 p1 | g1 g1 g1
    """)

    play(g, "column/0")
    assert g.sidekick_owner == 0

    play(g, "1:delivery/1 b4 column/0 shame shame")
    assert g.sidekick_owner == 1


def test_nobody_else_claims_a_free_sidekick_in_your_turn() -> None:
    """The first claim is made at the end of one's own turn."""
    g = placing("""
        sidekick: side_blue
        shelf 1: b1 b2 b3
        shelf 0: p1
    """)
    assert g.sidekick_owner == NOBODY

    play(g, "1:delivery/1 p1 shame g1 shame shame")
    assert g.sidekick_owner == 1


def test_rewards_are_looked_at_after_the_turn_not_within() -> None:
    """A pattern that stood for a moment wins nothing, three dice at the end win the sidekick."""
    g = placing("""
        sidekick: side_blue
        competition: comp_09
        shelf 0: b1 b2 | b1
        ready 0: nitpicker
        tray 0: b6
    """)

    play(g, "b6 column/1")
    assert shelf(g) == "b1 b2 | b1 b6"
    assert g.sidekick_owner == g.competition_owner == NOBODY

    play(g, "nitpicker top/1 shame")
    assert g.sidekick_owner == 0
    assert g.competition_owner == NOBODY


def test_the_last_round_has_its_rewards_too() -> None:
    """After the last turn of the game the rewards are looked at once more."""
    g = placing("""
        round: 7
        turn: 1
        order: 0 1
        sidekick: side_blue
        shelf 1: b1 b2
        tray 1: b3
    """)

    play(g, "1:column/0")

    assert asked(g) == "" and g.sidekick_owner == 1


# The competition.


def winner_of(text: str) -> int:
    """Return who has the competition when player 0 has ended a turn."""
    return placing(text).competition_owner


def test_the_first_with_the_pattern_gets_the_competition() -> None:
    """Two who build it in one round: the one with the earlier turn has it."""
    g = placing("""
        competition: comp_09
        shelf 0: b1 b2 | b1
        shelf 1: b1 b2 | b1
        tray 0: b2
        deliveries: - | b3 p1 p1 | g1 g1 g1
    """)

    play(g, "column/1 1:delivery/1 b3 column/1 shame shame")

    assert shelf(g, 1) == "b1 b2 | b1 b3"
    assert g.competition_owner == 0


def test_t17_the_pattern_counts_anywhere_but_not_mirrored() -> None:
    """Purple, green a row higher, blue two rows higher; at any place, but only in this order."""
    text = "competition: comp_01\nshelf 0: {}"
    assert winner_of(text.format("- | p1 | g1 g2 | b1 b2 b3")) == 0
    assert winner_of(text.format("p1 | g1 g2 | b1 b2 b3")) == 0
    assert winner_of(text.format("o1 p2 p3 | o1 o2 g4 | o1 o2 o3 b6")) == 0
    assert winner_of(text.format("b1 b2 b3 | g1 g2 | p1")) == NOBODY
    assert winner_of(text.format("p1 | g1 g2 | - | b1 b2 b3")) == NOBODY


def test_t18_blanks_of_a_pattern_may_be_anything() -> None:
    """Three purple, a gap, three green: the gap is empty or full."""
    text = "competition: comp_05\nshelf 0: p1 p2 p3 | {} | g1 g2 g3"
    assert winner_of(text.format("-")) == 0
    assert winner_of(text.format("p1 p2")) == 0
    assert winner_of(text.format("b1 b2 b3 b4 b5")) == 0


def test_t19_the_competition_is_kept_when_the_pattern_is_gone() -> None:
    """A die of the pattern taken back changes nothing, and nobody else can win it any more."""
    g = placing("""
        competition: comp_09 0
        shelf 0: b1 b2 | b1 b2
        shelf 1: b1 b2 | b1 b2
        ready 0: nitpicker
    """)

    play(g, "nitpicker top/1 shame 1:delivery/1 p1 shame g1 shame shame")

    assert shelf(g) == "b1 b2 | b1"
    assert g.competition_owner == 0


def test_t20_a_die_of_another_colour_spoils_the_pattern() -> None:
    """Real colours count: a purple die among orange ones breaks two rows of orange, blue, green."""
    text = "competition: comp_06\nshelf 0: o1 {} | b1 b2 | g1 g2"
    assert winner_of(text.format("o2")) == 0
    assert winner_of(text.format("p2")) == NOBODY
    assert winner_of(text.format("p2 o3")) == NOBODY


def test_a_die_of_another_colour_may_complete_the_pattern() -> None:
    """The same is true the other way round."""
    assert winner_of("competition: comp_06\nshelf 0: o1 o2 | p1 b2 b3 | g1 g2 g3") == NOBODY
    assert winner_of("competition: comp_06\nshelf 0: p1 o2 o3 | b1 b2 b3 | g1 g2 g3") == 0


@pytest.mark.parametrize("place", ["p1 o1", "o1 p1"])
def test_no_pattern_is_turned(place: str) -> None:
    """A tower of three beside two dice is no row of three below two."""
    left, right = place.split()
    assert winner_of(f"competition: comp_03\nshelf 0: g1 o2 b3 | o4 | {left} | {right}") == NOBODY


def test_rewards_need_no_claim() -> None:
    """Whoever has earned a card has it: there is nothing to announce and nothing to decline."""
    g = placing("""
        sidekick: side_blue
        competition: comp_09
        shelf 0: b1 b2 | b1
        tray 0: b2
    """)

    play(g, "column/1")

    assert (g.sidekick_owner, g.competition_owner) == (0, 0)
    assert (g.actor, asked(g)) == (1, "take_delivery")


def test_both_rewards_are_told() -> None:
    """Everybody hears who got what, with the rule."""
    g = placing("sidekick: side_blue\ncompetition: comp_09\nshelf 0: b1 b2 | b1\ntray 0: b2")
    g.events = []

    play(g, "column/1")

    told = [(event.what.name, event.player, event.what.rule) for event in g.events]
    assert told[-2:] == [("got_competition", 0, 801), ("got_sidekick", 0, 804)]
