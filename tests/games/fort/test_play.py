"""Fort, phase 2: playing a card, adding cards to it, using its actions."""

from __future__ import annotations

from klubovna.games.fort import GAME
from klubovna.games.fort.state import Fort
from tests.games.fort.stories import asked, fort, names, offers, pack, play, refused, stash


def table(text: str) -> Fort:
    """Lay out a position with a park to recruit from."""
    return fort(f"{text}\npark: ghost#2 golden_boy#2 lil_boss")


def test_playing_a_card_is_optional() -> None:
    """The play phase may be skipped; the turn goes on with recruiting."""
    g = table("hand 0: bug#1 sarge")

    play(g, "0:skip")

    assert asked(g) == "recruit_card"
    assert names(g, g.players[0].hand) == ["bug#1", "sarge"]


def test_one_card_is_played_in_a_turn() -> None:
    """After one card has been played and followed, recruiting comes."""
    g = table("hand 0: bug#1 dash#1")

    play(g, "0:bug#1")

    assert asked(g) == "recruit_card"
    assert names(g, g.players[0].hand) == ["dash#1"]


def test_who_has_nothing_to_play_goes_on() -> None:
    """A leader who can't play any card is not asked."""
    g = table("hand 0: noodle_twins#1")

    assert (g.actor, asked(g)) == (0, "recruit_card")


def test_only_hand_cards_are_played() -> None:
    """A card is played from the hand, not from the discard."""
    g = table("""
        hand 0: bug#1
        discard 0: dash#1
    """)

    assert offers(g) == ["bug#1", "skip"]
    assert refused(g, "discard/dash#1") == "4.3"


def test_either_action_or_both_in_either_order() -> None:
    """Use the public action, the private one, or both as you like."""
    text = """
        player 0: level=1
        hand 0: bug#1
    """
    outcomes = []
    for words in ("public finish", "private finish", "public private", "private public"):
        g = play(table(text), f"bug#1 {words}")
        outcomes.append((stash(g, 0), g.players[0].score))

    assert outcomes == [("0/1", 0), ("0/0", 1), ("0/1", 1), ("0/1", 1)]


def test_one_action_is_finished_before_the_other_begins() -> None:
    """What the first action brought is there for the second one."""
    g = table("""
        player 0: level=2
        hand 0: sweet_pea bug#1
    """)

    play(g, "sweet_pea")
    assert stash(g, 0) == "1/0" and offers(g) == ["public", "finish"]

    play(g, "public")
    assert (stash(g, 0), pack(g, 0)) == ("0/0", "1/0")


def test_each_action_is_used_once() -> None:
    """An action that was used is not offered again."""
    g = table("""
        player 0: level=1
        hand 0: bug#1
    """)

    play(g, "bug#1 public")

    assert offers(g) == ["private", "finish"]
    assert refused(g, "public") == "4.4"


def test_added_cards_improve_an_action() -> None:
    """Each further symbol of the suit repeats the action once more."""
    g = table("hand 0: bug#1 sarge the_moles#1")

    play(g, "bug#1 sarge the_moles#1")

    assert stash(g, 0) == "0/4"
    assert names(g, g.in_play) == ["bug#1", "sarge", "the_moles#1"]


def test_added_cards_show_the_suit() -> None:
    """Only cards with the suit after the x, or with a coin, can be added."""
    g = table("hand 0: doodles#1 bug#1 tink puddin#1")

    play(g, "doodles#1")

    assert offers(g) == ["puddin#1", "tink", "done"]
    assert refused(g, "bug#1") == "4.5"


def test_an_action_without_x_is_not_improved() -> None:
    """Without an x and a suit there is nothing to add cards for."""
    g = table("""
        player 0: stash=1/1
        hand 0: dot tink doodles#1
    """)

    play(g, "dot")

    assert asked(g) == "use_action"


def test_board_multipliers_are_not_improved() -> None:
    """Added shovels help the pizzas of Bug, not his points for the fort level."""
    g = table("""
        player 0: level=1
        hand 0: bug#1 the_moles#1
    """)

    play(g, "bug#1 the_moles#1 public full private")

    assert stash(g, 0) == "0/3"
    assert g.players[0].score == 1


def test_one_added_card_serves_both_actions() -> None:
    """An added card counts for the public and for the private action."""
    g = table("""
        player 0: level=2
        hand 0: sweet_pea tink
    """)

    play(g, "sweet_pea tink public full")

    assert (stash(g, 0), pack(g, 0)) == ("0/0", "2/0")


def test_lookout_symbols_may_be_counted() -> None:
    """Each symbol of the lookout may be counted or not."""
    g = table("""
        player 0: level=1
        hand 0: bug#1
        lookout 0: sarge the_moles#1
    """)

    play(g, "bug#1 public")
    assert asked(g) == "count_lookout" and offers(g) == ["0", "1", "2", "3"]

    play(g, "2 full")
    assert stash(g, 0) == "0/3"
    assert names(g, g.players[0].lookout) == ["sarge", "the_moles#1"]


def test_lookout_symbols_of_other_suits_do_not_count() -> None:
    """Only symbols of the suit after the x, and coins, count."""
    g = table("""
        player 0: level=2
        hand 0: bug#1
        lookout 0: bones puddin#1 tink
    """)

    play(g, "bug#1 public")

    assert offers(g) == ["0", "1"]


def test_the_lookout_alone_can_bring_the_suit() -> None:
    """A suit that neither played nor added cards show can come from the lookout."""
    g = table("""
        player 0: level=1
        hand 0: chef#1
        lookout 0: rocket_bros#1
    """)

    play(g, "chef#1 private")
    assert offers(g) == ["1", "2"]

    play(g, "2 full finish")
    assert stash(g, 0) == "0/2"


def test_cards_tucked_by_the_first_action_count_for_the_second() -> None:
    """How often an action is repeated is read when that action starts."""
    g = table("""
        player 0: level=1
        hand 0: sarge scout
    """)

    play(g, "sarge done private public")
    assert asked(g) == "count_lookout" and offers(g) == ["0", "1"]

    play(g, "1 full")
    assert stash(g, 0) == "2/0"


def test_a_coin_stands_for_any_suit() -> None:
    """The coin of an added card counts as the suit that is needed."""
    g = table("hand 0: doodles#1 puddin#1")

    play(g, "doodles#1 puddin#1")

    assert stash(g, 0) == "2/0"


def test_a_coin_is_one_suit_for_both_actions() -> None:
    """A coin does not count as one suit for one action and as another for the other."""
    text = "hand 0: chef#1 flipper"
    g = play(table(text), "chef#1 flipper")
    assert asked(g) == "name_coin" and offers(g) == ["skateboard", "book"]

    play(g, "book")
    assert stash(g, 0) == "0/2" and asked(g) == "recruit_card"

    other = play(table(text), "chef#1 flipper skateboard private public")
    assert stash(other, 0) == "0/2"


def test_different_coins_may_be_different_suits() -> None:
    """Each coin gets its own suit."""
    g = table("hand 0: chef#1 puddin#1 puddin#2")

    play(g, "chef#1 puddin#1 book puddin#2 skateboard private")

    assert stash(g, 0) == "0/3"


def test_a_lookout_coin_is_one_suit_for_both_actions() -> None:
    """A coin of the lookout that counted as one suit is not another suit later in the play."""
    text = """
        player 0: level=1
        hand 0: chef#1
        lookout 0: puddin#1
    """
    g = play(table(text), "chef#1 public 1")
    assert asked(g) == "recruit_card"  # nothing is left that is a skateboard

    other = play(table(text), "chef#1 public 0 private")
    assert stash(other, 0) == "0/2"


def test_plain_symbols_are_counted_before_coins() -> None:
    """A lookout coin is spent only when the plain symbols do not reach."""
    g = table("""
        player 0: level=1
        hand 0: chef#1
        lookout 0: bones puddin#1
    """)

    play(g, "chef#1 public 1 full private")

    assert stash(g, 0) == "0/3"

    g = table("""
        player 0: level=2
        hand 0: chef#1
        lookout 0: bones puddin#1 puddin#2
    """)
    play(g, "chef#1 public 2 full private")
    assert stash(g, 0) == "0/4"  # one of the two coins is left for the skateboard


def test_a_second_symbol_may_be_all_that_is_wanted_of_a_card() -> None:
    """The coin of an added card may be left idle when its other symbol is wanted."""
    g = table("""
        player 0: level=2
        lookout 0: bones
        hand 0: prince#1 puddin#1 doc tink
    """)

    play(g, "prince#1 puddin#1")

    assert asked(g) == "name_coin" and offers(g) == ["crown", "idle"]


def test_at_least_one_action_is_done_in_full() -> None:
    """With room for one of two tokens the public action of Flipper alone is not enough."""
    g = table("""
        player 0: stash=4/3
        hand 0: flipper doc
    """)

    play(g, "flipper glue public")

    # One pizza was only a part, so the private action had to follow in full.
    assert (stash(g, 0), names(g, g.trashed)) == ("4/4", ["doc"])


def test_a_card_without_a_full_action_is_refused() -> None:
    """A card none of whose actions can be done in full can't be played."""
    g = table("""
        player 0: stash=4/3
        hand 0: flipper
        deck 0: bitsy
    """)
    assert asked(g) == "recruit_card"  # room for one of two tokens, nothing to trash

    g = table("""
        player 0: stash=4/4
        hand 0: bug#1 sweet_pea
    """)
    assert offers(g) == ["sweet_pea", "skip"]
    assert refused(g, "bug#1") == "4.8"


def test_the_other_action_may_be_done_in_part() -> None:
    """One action in full allows the other in part, by need, in either order."""
    text = """
        player 0: stash=4/3
        hand 0: flipper doc
    """
    g = play(table(text), "flipper glue private public")
    assert stash(g, 0) == "4/4" and names(g, g.trashed) == ["doc"]

    other = play(table(text), "flipper glue public")
    assert stash(other, 0) == "4/4" and asked(other) == "recruit_card"
    assert names(other, other.trashed) == ["doc"]


def test_the_other_action_may_be_done_in_part_by_choice() -> None:
    """Of an action that could be done in full, less may be done if the other is full."""
    g = table("""
        player 0: level=2
        hand 0: bug#1
    """)

    play(g, "bug#1 public private part")

    assert asked(g) == "recruit_card"
    assert (g.players[0].score, stash(g, 0)) == (1, "0/1")


def test_after_a_part_the_other_action_must_be_full() -> None:
    """Who began with a part can't finish before the other action is done in full."""
    g = table("""
        player 0: level=3
        hand 0: bug#1
    """)

    play(g, "bug#1 private part 1")

    assert (g.players[0].score, stash(g, 0)) == (1, "0/1")
    assert asked(g) == "recruit_card"


def test_a_part_is_not_offered_when_it_could_not_be_mended() -> None:
    """Two tokens may not be cut to one if the other action can't be done in full."""
    g = table("""
        hand 0: flipper
        deck 0: bitsy
    """)

    play(g, "flipper glue")

    assert asked(g) == "choose_kind"


def test_an_added_card_must_matter() -> None:
    """A card whose symbols change nothing can't be added."""
    g = table("""
        player 0: stash=0/3
        hand 0: chef#1 bones dash#1
    """)

    play(g, "chef#1")

    # One pizza fits: a second book would bring none, a skateboard lets the other action do it.
    assert offers(g) == ["dash#1", "done"]
    assert refused(g, "bones") == "4.10"


def test_two_cards_that_together_are_too_many_are_refused() -> None:
    """Each of two cards would do; both together would have the effect of one."""
    text = """
        player 0: level=1 stash=2/0 pack=1/0
        hand 0: doodles#1 tink kitty
    """
    g = play(table(text), "doodles#1")
    assert offers(g) == ["kitty", "tink", "done"]

    play(g, "kitty")
    assert asked(g) == "use_action" and names(g, g.players[0].hand) == ["tink"]

    play(g, "private")
    assert (stash(g, 0), g.players[0].score) == ("4/0", 1)


def test_one_useful_symbol_of_two_is_enough() -> None:
    """An added pair may overshoot by one symbol, as one of the two changes the result."""
    g = table("""
        player 0: level=1 stash=2/0 pack=1/0
        hand 0: doodles#1 icky_and_sticky#1
    """)

    play(g, "doodles#1 icky_and_sticky#1 private")

    assert stash(g, 0) == "4/0" and g.players[0].score == 1


def test_an_added_card_must_matter_for_what_is_really_done() -> None:
    """With a card added, the action that it helps has to be used far enough."""
    g = table("""
        player 0: level=1
        hand 0: bug#1 the_moles#1
    """)

    play(g, "bug#1 the_moles#1 private")
    assert "finish" not in offers(g)

    play(g, "part")
    assert (asked(g), stash(g, 0)) == ("recruit_card", "0/2")


def test_actions_of_added_cards_are_not_used() -> None:
    """Of an added card only the symbols count."""
    g = table("""
        player 0: level=2
        hand 0: bug#1 sarge doc
    """)

    play(g, "bug#1 sarge public private full")

    assert stash(g, 0) == "0/2"
    assert g.players[0].lookout == ()
    assert asked(g) == "recruit_card"


def test_actions_in_the_lookout_are_not_used() -> None:
    """Of a lookout card only the symbols and the number count."""
    g = table("""
        player 0: level=1
        hand 0: bug#1
        lookout 0: sarge
    """)

    play(g, "bug#1 public 1 full finish")

    assert stash(g, 0) == "0/2"


def test_a_card_without_actions_is_never_played() -> None:
    """Pairs have no panels: they can be added or discarded, not played."""
    g = table("hand 0: the_moles#1 puddin#1 bug#1")

    assert offers(g) == ["bug#1", "skip"]
    assert refused(g, "the_moles#1") == "2.5"
    assert refused(g, "puddin#1") == "2.5"


def test_an_empty_panel_is_no_action() -> None:
    """Using an empty panel does not count as doing an action in full."""
    g = table("""
        player 0: level=0
        hand 0: bitsy bug#1
    """)

    assert refused(g, "bitsy") == "4.8"  # its upgrade can't be paid, its other panel is empty


def test_zero_repetitions_are_not_performed() -> None:
    """An action repeated zero times is not the one action in full."""
    g = table("""
        player 0: stash=0/4
        hand 0: bug#1 sweet_pea
    """)

    assert refused(g, "bug#1") == "4.8"


def test_zero_repetitions_count_if_so_agreed() -> None:
    """Setting zero_repetition_counts_as_action: doing nothing at all is an action in full."""
    g = table("""
        settings: zero_repetition_counts_as_action=yes
        player 0: stash=0/4
        hand 0: bug#1 sweet_pea
    """)

    assert "bug#1" in offers(g)
    play(g, "bug#1")
    assert asked(g) == "recruit_card" and g.players[0].score == 0


def test_the_play_is_open_to_all() -> None:
    """Everybody sees the played card, the added ones and what their coins stand for."""
    g = table("hand 0: chef#1 flipper sarge")

    play(g, "chef#1 flipper skateboard")

    shown = GAME.view(g, 1)["play"]
    assert (shown["card"], shown["added"], shown["coins"]) == (
        "chef#1",
        ["flipper"],
        ["skateboard"],
    )
