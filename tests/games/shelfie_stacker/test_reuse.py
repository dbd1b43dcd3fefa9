"""Shelfie Stacker, card 8: the flash to shelf uses a spent character again."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from klubovna.games.shelfie_stacker import GAME
from klubovna.games.shelfie_stacker.state import Shelfie
from tests.games.shelfie_stacker.stories import (
    asked,
    deliveries,
    fated,
    offers,
    placing,
    play,
    ready,
    refused,
    shame,
    shelf,
    spent,
    stored,
    taking,
    targets,
    tray,
)


def reusing(card: str, lines: str) -> Shelfie:
    """Return the position in which card 8 has just been picked, with one spent character."""
    return play(placing(f"{lines}\nspent 0: {card}\nready 0: flash_to_shelf"), "flash_to_shelf")


# 7.8: what it may copy.


def test_flash_resolves_a_spent_card_at_once() -> None:
    """The flash is spent, the other stays spent."""
    g = play(reusing("cat", "tray 0: p5 g2"), "p5")

    assert tray(g) == "p4 g2"
    assert (ready(g), spent(g)) == ("", "cat flash_to_shelf")


def test_flash_chooses_among_own_spent_cards() -> None:
    g = reusing("cat upgrade_addict regifter", "tray 0: p5 g2\nspent 1: borrower")

    assert asked(g) == "reuse_card"
    assert offers(g) == ["cat", "upgrade_addict", "regifter"]
    assert refused(g, "card/borrower#purple") == "7.8"
    assert refused(g, "card/flash_to_shelf") == "7.8"


def test_flash_with_nothing_spent_is_of_no_use() -> None:
    g = placing("tray 0: p5 g2\nready 0: flash_to_shelf cat")

    assert "flash_to_shelf" not in offers(g)
    assert refused(g, "card/flash_to_shelf") == "7.8"


def test_flash_copies_no_available_card_and_none_in_hand() -> None:
    g = placing("""
        tray 0: p5 g2
        hand 0: borrower
        ready 0: flash_to_shelf cat
        spent 0: upgrade_addict regifter
    """)

    play(g, "flash_to_shelf")

    assert offers(g) == ["upgrade_addict", "regifter"]
    assert refused(g, "card/cat") == refused(g, "card/borrower") == "7.8"


def test_flash_copies_no_flash() -> None:
    """In a draft one may have two of them; a spent one is no target."""
    g = placing("""
        settings: cards=private_draft
        tray 0: p5 g2
        spent 0: flash_to_shelf#purple
        ready 0: flash_to_shelf
    """)

    assert refused(g, "card/flash_to_shelf") == "7.8"


def test_flash_copies_cards_of_any_deck() -> None:
    g = placing("""
        settings: cards=private_draft
        tray 0: p5 g2
        spent 0: cat#purple upgrade_addict#purple
        ready 0: flash_to_shelf#blue
        hand 1: borrower
    """)

    play(g, "flash_to_shelf#blue cat#purple p5")

    assert tray(g) == "p4 g2"


def test_flash_copies_what_was_spent_in_this_turn() -> None:
    g = placing("tray 0: p5 g2\nready 0: cat flash_to_shelf")

    play(g, "cat p5 flash_to_shelf p4")

    assert tray(g) == "p3 g2"


@pytest.mark.parametrize(
    ("card", "lines"),
    [
        ("upgrade_addict", "tray 0: p6 g6"),
        ("cat", "tray 0: p1 g1\nshelf 0: b3 b4"),
        ("nitpicker", "tray 0: p1 g1"),
        ("perfectionist", "tray 0: p3 g3"),
        ("geek", "tray 0: p3 g3"),
        ("master_mixer", "tray 0: p3 g3\nshelf 0: b3"),
        ("festival_goer", "tray 0: p3 g3"),
    ],
)
def test_flash_keeps_to_legality_and_window_of_the_copied_card(card: str, lines: str) -> None:
    g = placing(f"{lines}\nspent 0: {card}\nready 0: flash_to_shelf")

    assert refused(g, "card/flash_to_shelf") == "7.8"


def test_flash_offers_only_cards_that_can_be_used() -> None:
    g = reusing("cat geek regifter festival_goer colour_coordinator", "tray 0: p5 g2")

    assert offers(g) == ["cat", "regifter"]
    assert refused(g, "card/geek") == "7.8"


@pytest.mark.parametrize(
    ("card", "lines", "picks", "looks", "expected"),
    [
        ("borrower", "tray 0: p5 g2", "p5", stored, "borrower:p5"),
        ("nitpicker", "tray 0: p5\nshelf 0: g3", "", tray, "p5 g3"),
        ("upgrade_addict", "tray 0: p5 g2", "p5", tray, "p6 g2"),
        ("regifter", "tray 0: p5 g2", "p5", stored, "regifter:p5"),
        ("cat", "tray 0: p5 g2", "p5", tray, "p4 g2"),
        ("bargain_hunter", "tray 0: p5 g2", "p5", tray, "p2 g2"),
        ("dice_lord", "tray 0: p5 g2", "p5 roll", tray, "p1 g2"),
        ("perfectionist", "tray 0: p5 g2", "p5", tray, "p2 g5"),
        ("geek", "tray 0: p5 g2\nshame 0: b1", "column/0", shelf, "b1"),
        ("playtester", "tray 0: p5 g2", "p5 value/1", tray, "p1 g2"),
        ("archaeologist", "tray 0: p5 g2", "g2 value/4", tray, "p5 p4"),
        ("master_mixer", "tray 0: p3 g2\nshelf 0: p1 p5", "", shelf, "p1 p3 p5"),
    ],
)
def test_flash_can_be_every_placing_ability(
    card: str, lines: str, picks: str, looks: Callable[[Shelfie], str], expected: str
) -> None:
    g = fated(placing(f"{lines}\nspent 0: {card}\nready 0: flash_to_shelf"), 0, 0)

    play(g, f"flash_to_shelf {picks}")

    assert looks(g) == expected
    assert spent(g) == f"{card} flash_to_shelf"


# Cards 1 and 4.


def test_t25_a_second_die_on_the_borrower() -> None:
    """Through the flash; the die lies on the borrower itself."""
    g = play(reusing("borrower", "tray 0: p1 g2 b3\nstored 0: borrower:o1"), "p1")

    assert stored(g) == "borrower:o1 borrower:p1"
    assert offers(g, "stored") == ["o1"]  # the new one only in a later turn


def test_t25_both_come_back_one_by_one() -> None:
    g = placing(
        "tray 0: g2 b3\nspent 0: borrower flash_to_shelf\nstored 0: borrower:o1 borrower:p1"
    )

    play(g, "stored/o1")
    assert (tray(g), offers(g, "stored")) == ("g2 b3 o1", ["p1"])
    play(g, "stored/p1")

    assert (tray(g), stored(g)) == ("g2 b3 o1 p1", "")


def test_t25_what_stays_there_scores_nothing() -> None:
    g = placing("""
        round: 7
        tray 0: p2
        spent 0: borrower flash_to_shelf
        stored 0: borrower:o6 borrower:p6
        end cards: end_01
        sidekick: side_orange
    """)

    play(g, "tray/p2 column/0 end_turn")

    assert {part: n for part, n in GAME.score_sheet(g)[0].items() if n} == {"tops": 2}


def test_the_borrower_may_be_copied_when_its_die_is_gone() -> None:
    g = play(reusing("borrower", "tray 0: p1 g2 b3"), "p1")

    assert stored(g) == "borrower:p1"


def test_a_second_die_on_the_regifter() -> None:
    g = play(reusing("regifter", "tray 0: p1 g2\nshelf 0: b3\nstored 0: regifter:o1"), "top/0")

    assert stored(g) == "regifter:o1 regifter:b3"
    assert targets(g, "stored") == []


# Card 9: before a delivery is taken.


def test_flash_copies_the_festival_goer_before_taking() -> None:
    g = taking("""
        deliveries: p1 p2 p3 | g1 g2 g3 | b1 b2 b3
        spent 0: festival_goer cat
        ready 0: flash_to_shelf
    """)

    assert offers(g) == ["0", "1", "2", "flash_to_shelf"]
    play(g, "flash_to_shelf box/0-p1 box/2-b3")

    assert deliveries(g) == "b3 p2 p3 | g1 g2 g3 | b1 b2 p1"
    assert (asked(g), spent(g)) == ("take_delivery", "festival_goer cat flash_to_shelf")


def test_flash_copies_nothing_else_before_taking() -> None:
    g = taking("spent 0: cat\nready 0: flash_to_shelf\nshelf 0: p5")

    assert refused(g, "card/flash_to_shelf") == "7.8"


def test_two_swaps_in_one_turn() -> None:
    g = taking("deliveries: p1 p2 p3 | g1 g2 g3 | b1 b2 b3\nready 0: festival_goer flash_to_shelf")

    play(g, "festival_goer box/0-p1 box/1-g1 flash_to_shelf box/0-g1 box/2-b1 delivery/0")

    assert tray(g) == "b1 p2 p3"
    assert spent(g) == "festival_goer flash_to_shelf"


# Cards 7 and 13.


WRONG_COLOUR = "tray 0: p5 b1\nshelf 0: g4 | o6 | o6 | o6 | o6"
WRONG_NUMBER = "tray 0: g2 b1\nshelf 0: g4 | o6 | o6 | o6 | o6"
WRONG_BOTH = "tray 0: p2 b1 b2\nshelf 0: g4 | o6 | o6 | o6 | o6"


@pytest.mark.parametrize(
    ("card", "lines", "die"),
    [("colour_coordinator", WRONG_COLOUR, "p5"), ("box_crusher", WRONG_NUMBER, "g2")],
)
def test_flash_waives_as_a_spent_waiver_does(card: str, lines: str, die: str) -> None:
    g = placing(f"{lines}\nspent 0: {card}\nready 0: flash_to_shelf")

    assert refused(g, "card/flash_to_shelf") == "7.18"
    play(g, f"{die} column/0")

    assert shelf(g).startswith(f"g4 {die} |")
    assert spent(g) == f"{card} flash_to_shelf"


@pytest.mark.parametrize(
    ("card", "lines", "die"),
    [("box_crusher", WRONG_COLOUR, "p5"), ("colour_coordinator", WRONG_NUMBER, "g2")],
)
def test_flash_waives_only_what_the_spent_card_waives(card: str, lines: str, die: str) -> None:
    g = placing(f"{lines}\nspent 0: {card}\nready 0: flash_to_shelf")

    play(g, f"tray/{die}")

    assert (shame(g).split()[0], ready(g)) == (die, "flash_to_shelf")


@pytest.mark.parametrize(
    ("spent_card", "ready_card", "order"),
    [
        ("box_crusher", "colour_coordinator", "colour_coordinator flash_to_shelf"),
        ("colour_coordinator", "box_crusher", "flash_to_shelf box_crusher"),
    ],
)
def test_flash_pays_for_one_of_two_rules(spent_card: str, ready_card: str, order: str) -> None:
    g = placing(f"{WRONG_BOTH}\nspent 0: {spent_card}\nready 0: {ready_card} flash_to_shelf")

    play(g, "p2 column/0")

    assert shelf(g).startswith("g4 p2 |")
    assert spent(g) == f"{spent_card} {order}"
    assert ready(g) == ""


def test_one_flash_does_not_pay_twice() -> None:
    g = placing(f"{WRONG_BOTH}\nspent 0: colour_coordinator box_crusher\nready 0: flash_to_shelf")

    play(g, "p2")

    assert (shame(g), ready(g)) == ("p2", "flash_to_shelf")


def test_two_flashes_pay_for_both() -> None:
    g = placing(f"""
        settings: cards=private_draft
        {WRONG_BOTH.splitlines()[0]}
        {WRONG_BOTH.splitlines()[1]}
        spent 0: colour_coordinator box_crusher
        ready 0: flash_to_shelf flash_to_shelf#purple
    """)

    play(g, "p2 column/0 flash_to_shelf#purple")

    assert shelf(g).startswith("g4 p2 |")
    assert ready(g) == ""


def test_flash_or_a_second_waiver_is_a_choice() -> None:
    """Only in a draft can there be two of a number."""
    g = placing(f"""
        settings: cards=private_draft
        {WRONG_COLOUR.splitlines()[0]}
        {WRONG_COLOUR.splitlines()[1]}
        spent 0: colour_coordinator
        ready 0: colour_coordinator#blue flash_to_shelf
    """)

    play(g, "p5 column/0")

    assert (asked(g), offers(g)) == ("waive_with", ["colour_coordinator#blue", "flash_to_shelf"])
    assert refused(g, "card/cat") == "7.17"
    play(g, "flash_to_shelf")
    assert ready(g) == "colour_coordinator#blue"
    assert shelf(g).startswith("g4 p5 |")


def test_a_flash_that_the_second_rule_needs_is_not_asked_for_the_first() -> None:
    """The number can be waived by the flash alone, so the colour must be paid by card 7."""
    g = placing(f"""
        settings: cards=private_draft
        {WRONG_BOTH.splitlines()[0]}
        {WRONG_BOTH.splitlines()[1]}
        spent 0: colour_coordinator#blue box_crusher
        ready 0: colour_coordinator flash_to_shelf
    """)

    play(g, "p2 column/0")

    assert shelf(g).startswith("g4 p2 |")
    assert ready(g) == ""


@pytest.mark.parametrize("card", ["colour_coordinator", "box_crusher"])
def test_flash_as_a_waiver_does_not_help_geek_and_master_mixer(card: str) -> None:
    g = placing(f"""
        tray 0: b1 g3
        shelf 0: g3 g4 | o6 | o6 | o6 | o6
        shame 0: p5 g2
        spent 0: {card}
        ready 0: flash_to_shelf geek master_mixer
    """)

    assert offers(g, "card") == []
