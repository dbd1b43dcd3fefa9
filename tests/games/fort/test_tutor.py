"""Fort's tutor keeps to what is true at the open question: goals, kinds, places, symbols."""

from __future__ import annotations

from klubovna.games.fort import GAME
from klubovna.games.fort.teach import things
from tests.games.fort.stories import asked, play
from tests.games.fort.test_teaching import goal, lack, note, said, table


def test_while_a_level_is_paid_nothing_is_lacking_for_it() -> None:
    """Tokens go back one kind after the other; the level comes then (8.1)."""
    g = play(table("player 0: stash=1/1 pack=1/0\nhand 0: bitsy"), "bitsy")

    assert asked(g) == "pay_from"
    assert goal(g) == "Pay level 1."
    assert goal(g, "cs") == "Zaplať úroveň 1."


def test_after_the_play_an_upgrade_can_not_be_used_any_more() -> None:
    """One card is played in a turn (4.3); the fort could be paid, but not now."""
    text = "player 0: stash=1/1\nhand 0: tiny#1 bitsy"
    assert goal(table(text)) == "Use an upgrade: you can pay level 1."

    g = table(text)
    g.choose(max(g.legal))  # play no card
    assert asked(g) == "recruit_card"
    assert goal(g) == "You can pay level 1. Now it takes a card with an upgrade."


def test_of_kinds_that_are_as_good_none_is_advised() -> None:
    """Level 1 can be paid, and there are as many toys as pizzas (10.2)."""
    g = play(table("player 0: stash=1/1\nhand 0: crash#1 bitsy"), "crash#1 private full")

    assert asked(g) == "choose_kind"
    told = note(g, "kind")
    assert (told.target, told.option, told.args["why"]) == ("", -1, "alike")


def test_trashing_in_full_is_not_advised() -> None:
    """Crash trashes a card for each squirt gun; cards that are gone never come back (10.5)."""
    hand = "hand 0: crash#1 the_scrappers#1 doc tiny#1 bug#1"
    g = play(table(hand), "crash#1 the_scrappers#1 public")

    assert asked(g) == "how_much"
    told = note(g, "part")
    assert (told.target, told.option, told.args["how"]) == ("", -1, "loses")


def test_a_card_in_a_rivals_yard_is_named_with_its_place() -> None:
    """On a phone a yard is closed until it is touched (6.3)."""
    g = table("hand 0: icky_and_sticky#1\nyard 1: captain")

    advised = note(g, "recruit")
    assert (advised.args["where"], advised.args["seat"]) == ("yard", 1)
    assert said("note-recruit", advised.args, "cs").startswith("Zlanař Kapitána (dvorek: ")


def test_each_symbol_says_what_is_its_own() -> None:
    """No two entries of the legend are alike."""
    icons = [each for each in things.things(table("").box) if each.ref.startswith("icon/")]
    suits = [each.lines[0].args for each in icons if each.lines[0].key == "line-icon-suit"]

    assert len(suits) == 6
    assert len({(told["first"], told["second"]) for told in suits}) == 6


def test_to_add_symbols_that_only_trash_is_not_advised() -> None:
    """Crash counts squirt guns for its trash alone (4.5, 10.5)."""
    g = play(table("hand 0: crash#1 the_scrappers#1 doc tiny#1 bug#1"), "crash#1")

    assert asked(g) == "add_cards"
    told = note(g, "add")
    assert (told.target, told.option, told.args["how"]) == ("", -1, "loses")
    assert GAME.lesson(g, 0).cautions == ()


def test_a_cheaper_upgrade_is_the_goal_where_it_is_enough() -> None:
    """Dot leaves one icon of the cost out (10.17)."""
    g = table("player 0: stash=1/0\nhand 0: dot tiny#1")

    assert goal(g) == "Use the cheaper upgrade: you can pay level 1 with it."
    assert note(g, "upgrade").args == {"card": "kid/dot", "level": 1, "how": "less"}


def test_a_coin_that_nobody_can_follow_may_be_any_suit() -> None:
    """Smoke has no public action (2.5, 5.1)."""
    g = play(table("player 1: pack=1/0\nhand 0: smoke tiny#1"), "smoke")

    assert asked(g) == "name_coin"
    assert note(g, "coin").args["how"] == "alone"


def test_without_a_bare_card_none_is_pointed_at_for_the_lookout() -> None:
    """Cards with actions are no better than each other for it (10.4)."""
    g = play(table("hand 0: moose doc tiny#1"), "moose")

    assert asked(g) == "tuck_card"
    assert (note(g, "tuck").target, note(g, "tuck").option) == ("", -1)


GHOST = "hand 0: einstein ghost#1 golden_boy#1 scout flipper"


def test_ghost_is_strengthened_with_cards_of_one_suit() -> None:
    """Crowns are three with a coin, books one only (4.5, 10.16); Scout alone brings two toys."""
    g = table(GHOST)
    assert note(g, "play").args == {"card": "kid/ghost", "panel": "private", "how": "added"}

    g = play(g, "ghost#1")
    first = note(g, "add")
    assert {first.args["card"], first.args["suit"]} == {"kid/golden_boy", "suit/crown"}
    assert (first.args["how"], first.signs) == ("any", ("crown",))

    g = play(g, "golden_boy#1")
    assert (note(g, "add").args["card"], note(g, "add").args["how"]) == ("kid/flipper", "any_coin")
    g = play(table(GHOST), "ghost#1 flipper")
    assert (asked(g), note(g, "coin").target) == ("name_coin", "suit/crown")


def test_a_card_of_another_suit_than_the_counted_one_is_told_so() -> None:
    """With Einstein added only books can be counted (4.8); a coin could be added still."""
    g = play(table(GHOST), "ghost#1 einstein")

    found = lack(g, "hand/golden_boy#1")
    assert (found.key, found.args["suit"]) == ("lack-counted", "suit/book")
    assert note(g, "add").args["suit"] == "suit/book"


def test_a_card_that_only_other_cards_make_strong_is_not_overrated() -> None:
    """Ghost alone brings one token, Scout two toys."""
    g = table("hand 0: einstein ghost#1 scout")

    assert note(g, "play").args["card"] == "kid/scout"


def test_a_coin_is_said_to_stand_for_the_counted_suit() -> None:
    """Munch counts skateboards, Puddin shows a coin and a crown (4.7)."""
    g = play(table("hand 0: munch#1 puddin#1"), "munch#1")

    told = note(g, "add")
    assert (told.args["how"], told.args["suit"]) == ("coin", "suit/skateboard")


def test_who_follows_is_told_which_kind_it_brings() -> None:
    """The leader took toys, and so does whoever follows (5.6)."""
    g = play(table("hand 0: tiny#1 doc\nhand 1: puddin#1"), "tiny#1 toy")

    assert (g.actor, asked(g)) == (1, "follow")
    told = note(g, "follow_kind")
    assert (told.args, told.rule) == ({"kind": "toy", "seat": 0}, "5.6")


def test_the_made_up_rule_that_would_bring_most_is_advised() -> None:
    """Play Palace scores crowns (12.1); three of them are there."""
    crowns = "hand 0: dot ghost#1 golden_boy#1 tiny#1\nrules: play_palace minimalism"
    g = play(table(f"player 0: stash=1/1\n{crowns}"), "dot")
    while asked(g) != "choose_rule":
        g.choose(g.legal[0])

    assert note(g, "rule").args == {"kept": "rule/play_palace", "points": 3, "how": "best"}
