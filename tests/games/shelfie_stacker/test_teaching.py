"""What Shelfie Stacker tells those who learn it, position by position."""

from __future__ import annotations

from klubovna.core.teaching import Caution, Goal, Lack, Lesson, Need, Note
from klubovna.games.shelfie_stacker import GAME
from klubovna.games.shelfie_stacker.state import Shelfie
from tests.games.shelfie_stacker.stories import choosing, placing, play, taking

REWARDS = """
    sidekick: side_blue
    competition: comp_01
    end cards: end_01
"""


def lesson(g: Shelfie) -> Lesson:
    """Return what the first seat is told."""
    return GAME.lesson(g, 0)


def note(g: Shelfie, id: str) -> Note:
    """Return one of the notes that fit."""
    return next(note for note in lesson(g).notes if note.id == id)


def ids(g: Shelfie) -> list[str]:
    """Return the notes that fit, the one worth most first."""
    return [note.id for note in lesson(g).notes]


def goal(g: Shelfie) -> Goal:
    """Return the goal of the turn."""
    found = lesson(g).goal
    assert found
    return found


def caution(g: Shelfie, target: str) -> Caution:
    """Return what is asked before somebody picks a target."""
    return next(c for c in lesson(g).cautions if GAME.target(g, 0, c.option) == target)


def lack(g: Shelfie, target: str) -> Lack:
    """Return what the first seat lacks for a target."""
    found = GAME.lack(g, 0, target)
    assert found
    return found


# The tutor.


def test_a_delivery_that_stands_out_is_worth_a_low_number() -> None:
    """All of one delivery fits, nothing of the others."""
    g = choosing("""
        deliveries: g3 g4 b5 | p1 o1 p1 | o1 o1 p1
        shelf 0: p2 | g2 | b4 | o5 | p4
        round: 4
        ready 0: borrower nitpicker cat
        ready 1: borrower nitpicker cat
    """)
    told = note(g, "low_number")
    assert (told.target, told.args["box"]) == ("hand/upgrade_addict#green", 1)
    assert "save_low" not in ids(g)


def test_deliveries_alike_are_no_reason_to_hurry() -> None:
    """The highest number will do, unless its ability has nothing to act on."""
    g = choosing("deliveries: p1 g1 b1 | p1 g1 o1 | p1 b1 o1\nround: 1")
    assert ids(g)[:2] == ["choose", "save_low"]
    assert note(g, "save_low").args == {"number": 6, "why": "all", "good": 3}
    assert note(g, "choose").target == "delivery"


def test_a_delivery_that_wins_the_sidekick_stands_out() -> None:
    """Three dice of its colour will do; goal, number and delivery say the same."""
    dice = "deliveries: o2 b5 o6 | b1 b2 b3 | g4 b4 g6"
    shelf = f"shelf 0: g1 g5 | - | b1\nround: 2\nready 0: cat\nready 1: cat{REWARDS}"
    g = choosing(f"{dice}\n{shelf}")
    assert note(g, "low_number").args["box"] == 2
    assert goal(g).key == "goal-sidekick"
    told = note(taking(f"{dice}\n{shelf}"), "take").args
    assert (told["box"], told["why"]) == (2, "sidekick")


def test_a_sidekick_that_is_won_comes_when_the_turn_ends() -> None:
    """Enough dice are there: nothing is missing any more."""
    g = placing(f"shelf 0: b1 b2 b3\nround: 3\nready 0: upgrade_addict{REWARDS}")
    assert (goal(g).key, goal(g).args) == ("goal-coming", {"what": "sidekick", "points": 4})
    assert lack(g, "sidekick/side_blue").key == "lack-sidekick-coming"
    busy = placing(f"shelf 0: b1 b2 b3\ntray 0: b5\nround: 3{REWARDS}")
    assert goal(busy).key == "goal-column"


def test_the_best_delivery_is_advised_and_a_bad_one_asked_about() -> None:
    """Three dice of the first find a place, none of the third."""
    g = taking("""
        deliveries: g3 g4 b5 | p1 g3 b5 | o1 o1 p1
        shelf 0: p2 | g2 | b4 | o5 | p4
    """)
    assert (note(g, "take").option, note(g, "take").args["placed"]) == (0, 3)
    costly = caution(g, "delivery/2")
    assert (costly.better, costly.args["shamed"]) == (0, 3)
    assert costly.costs[0].args == {"dice": 3, "points": 6}


def test_early_on_points_at_once_are_no_reason() -> None:
    """A joker may start low; goal and advice agree, and three dice are needed to score."""
    dice = "deliveries: o4 p3 p6 | b5 p5 p1 | g4 g1 b4"
    first = taking(f"{dice}\nround: 1")
    assert goal(first).key == "goal-start"
    assert note(first, "take").args["why"] == "joker"
    g = placing("round: 1\nshelf 0: g1\ntray 0: g4 b4")
    assert (goal(g).key, goal(g).needs) == ("goal-grow", (Need("green", 1, 3, "column/0"),))


def test_equal_numbers_are_told_by_their_letter() -> None:
    """A tie is spoken of when there is one."""
    tied = taking("ready 0: cat\nready 1: cat\norder: 0 1")
    assert "tie" in ids(tied)
    assert "tie" not in ids(taking("ready 0: cat\nready 1: borrower"))


def test_a_die_without_a_place_may_be_kept_by_a_card() -> None:
    """First what is the matter, then who helps."""
    g = placing("""
        shelf 0: p2 | g2 | b4 | o5 | p4
        tray 0: p1
        ready 0: borrower festival_goer
    """)
    assert ids(g)[:2] == ["misfit", "store"]
    assert note(g, "store").target == "card/borrower#green"
    assert note(g, "misfit").args == {"die": "die/p1", "points": 2}


def test_a_joker_is_turned_early_and_kept_late() -> None:
    """Room counts first, points count last."""
    early = play(placing("round: 2\nshelf 0: p1 p2\ntray 0: p6 g1"), "p6")
    assert (note(early, "turn_joker").args, note(early, "turn_joker").target) == (
        {"value": 4, "column": 1},
        "value/4",
    )
    late = play(placing("round: 7\nshelf 0: p1 p2\ntray 0: p6 g1"), "p6")
    assert "turn_joker" not in ids(late)
    assert note(late, "keep_six").rule == "9.3"


def test_the_sidekick_is_a_goal_where_it_can_be_reached() -> None:
    """Two blue dice are there, and a third is offered."""
    g = taking(f"deliveries: b3 g4 o5 | p1 g3 p5 | o1 o1 p1\nshelf 0: b1 b2{REWARDS}")
    assert goal(g).key == "goal-sidekick"
    assert goal(g).needs == (Need("blue", 2, 3, "sidekick/side_blue"),)
    far = taking(f"deliveries: b3 g4 o5 | p1 g3 p5 | o1 o1 p1\nshelf 0: p1 p2{REWARDS}")
    assert goal(far).key == "goal-most"


def test_the_last_die_of_a_pattern_is_a_goal() -> None:
    """Purple and green are there, blue reaches its row."""
    g = placing(f"shelf 0: p1 | g1 g2 | b1 b2\ntray 0: b4\nround: 3{REWARDS}")
    assert goal(g).key == "goal-sidekick"  # worth as much, and one die will do for both
    without = placing("shelf 0: p1 | g1 g2 | b1 b2\ntray 0: b4\nround: 3\ncompetition: comp_01")
    assert (goal(without).key, goal(without).args["missing"]) == ("goal-pattern", 1)


def test_shame_is_asked_about_where_there_is_room() -> None:
    """What it costs, and what the column brings."""
    g = play(placing("shelf 0: p1 p2\ntray 0: p3 g1"), "p3")
    asked = caution(g, "shame/board")
    assert (asked.costs[0].args, asked.gains[0].args) == (
        {"dice": 1, "points": 2},
        {"column": 1, "points": 2, "way": "up"},
    )


def test_shame_costs_what_an_end_card_brings_less() -> None:
    """Two points for the die, and two for the card that counts shame."""
    g = play(placing("shelf 0: p1 p2\ntray 0: p3 g1\nend cards: end_08"), "p3")
    costs = caution(g, "shame/board").costs
    assert [(each.key, each.args["points"]) for each in costs] == [
        ("cost-shamed", 2),
        ("cost-end-card", 2),
    ]
    lost = placing("shelf 0: p2 | g2 | b4 | o5 | p4\ntray 0: p1 g1\nend cards: end_08")
    assert note(lost, "misfit").args["points"] == 4
    assert goal(lost).key == "goal-least-shame"


def test_shame_is_not_better_than_a_joker_that_is_turned() -> None:
    """What is advised is what the tutor says: turn it."""
    g = play(placing("round: 2\nshelf 0: p1 p2\ntray 0: p6 g1"), "p6")
    asked = caution(g, "shame/board")
    assert asked.better == note(g, "turn_joker").option
    assert asked.gains[0].key == "gain-turned"


def test_the_last_turn_does_not_end_before_a_useful_ability() -> None:
    """One more pip on top is a point."""
    g = placing("round: 7\nshelf 0: p1 p2\nready 0: upgrade_addict")
    assert caution(g, "button/end_turn").gains[0].args["points"] == 1
    assert not lesson(placing("round: 6\nshelf 0: p1 p2\nready 0: upgrade_addict")).cautions


# What is missing.


def test_a_column_says_what_keeps_the_die_off() -> None:
    """Pips, colour, both, or nothing higher at all."""
    g = play(placing("shelf 0: p4 | g1 | g5 | p1 | p6\ntray 0: p2 g2\nround: 3"), "p2")
    assert (lack(g, "column/0").key, lack(g, "column/0").args["missing"]) == ("lack-number", 3)
    assert lack(g, "column/0").needs == (Need("purple", 2, 5),)
    assert lack(g, "column/1").key == "lack-colour"
    assert lack(g, "column/2").key == "lack-both"
    assert lack(g, "column/4").key == "lack-top-six"
    full = play(placing("shelf 0: p1 p2 p3 p4 p5\ntray 0: p6 g2\nround: 3"), "p6")
    assert lack(full, "column/0").key == "lack-full"


def test_the_end_says_how_many_dice_are_left() -> None:
    """One is placed, two are not."""
    g = placing("shelf 0: p1\ntray 0: p3 g1")
    assert lack(g, "button/end_turn").needs == (Need("die", 1, 3),)
    assert lack(g, "column/0") == Lack("lack-pick-die", {"left": 2}, (), "tray/g1")


def test_cards_say_why_they_can_not_be_used() -> None:
    """Spent, too late, by placing, or nothing to act on."""
    g = placing("""
        tray 0: p3
        spent 0: cat
        ready 0: geek perfectionist colour_coordinator flash_to_shelf festival_goer
        round: 6
    """)
    keys = {
        "cat": "lack-spent",
        "geek": "lack-no-shame",
        "perfectionist": "lack-two-values",
        "colour_coordinator": "lack-by-placing",
        "festival_goer": "lack-too-late",
    }
    for card, key in keys.items():
        assert lack(g, f"card/{card}#green").key == key
    assert lack(g, "card/perfectionist#green").needs == (Need("die", 1, 2),)
    early = choosing("round: 2\nspent 0: cat\nready 1: cat")
    assert lack(early, "card/cat#green").key == "lack-spent"


def test_a_taken_delivery_says_who_has_it() -> None:
    """And how many are still free."""
    g = taking("order: 1 0")
    assert lack(g, "delivery/0").args == {"box": 1, "free": 2, "taker": "seat/1"}


def test_rewards_say_at_any_time_how_far_one_is() -> None:
    """On turn or not."""
    g = taking(f"turn: 1\nshelf 0: p1 | g1 | - | b1 b2{REWARDS}")
    assert lack(g, "sidekick/side_blue").needs == (Need("blue", 2, 3),)
    assert lack(g, "competition/comp_01") == Lack(
        "lack-pattern",
        {"missing": 4},
        (Need("purple", 1, 1), Need("green", 1, 2), Need("blue", 0, 3)),
    )
    assert lack(g, "delivery/0").key == "when-delivery"
