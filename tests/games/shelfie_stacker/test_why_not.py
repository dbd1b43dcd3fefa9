"""Shelfie Stacker: every refusal names the rule that forbids the wish."""

from __future__ import annotations

import pytest

from klubovna.core.decision import paragraph
from klubovna.core.game import GAME_IS_OVER, NOT_YOUR_TURN
from klubovna.core.luck import dice
from klubovna.games.shelfie_stacker import GAME
from klubovna.games.shelfie_stacker.text import numbering
from tests.games.shelfie_stacker.stories import (
    asked,
    choosing,
    placing,
    play,
    refused,
    taking,
)


@pytest.mark.parametrize(
    ("target", "rule"),
    [
        ("hand/borrower#green", ""),
        ("hand/cat#green", "2.3"),
        ("hand/borrower#purple", "2.3"),
    ],
)
def test_why_a_character_can_not_be_chosen(target: str, rule: str) -> None:
    """It lies on the table already, or is somebody else's."""
    assert refused(choosing("round: 2\nready 0: cat"), target) == rule


TAKING = """
    turn: 1
    order: 0 1
    deliveries: - | p1 p1 p1 | p1 p1 p1
    ready 1: festival_goer cat flash_to_shelf
    spent 1: geek
"""


@pytest.mark.parametrize(
    ("target", "rule"),
    [
        ("delivery/1", ""),
        ("delivery/0", "3.1"),
        ("card/cat", "4.2"),
        ("card/festival_goer", "4.3"),
        ("card/flash_to_shelf", "7.8"),
        ("card/geek", "4.1"),
        ("card/borrower", "4.1"),
        ("card/cat#green", "4.1"),
    ],
)
def test_why_it_can_not_be_done_before_taking(target: str, rule: str) -> None:
    """Taken, not the moment, nothing to swap, nothing to repeat, spent, in hand, not yours."""
    assert refused(taking(TAKING), target) == rule


ARRANGING = """
    tray 0: p6 g6 b6
    ready 0: festival_goer colour_coordinator box_crusher flash_to_shelf upgrade_addict nitpicker
    spent 0: borrower regifter geek
    stored 0: borrower:o1 regifter:o2
    fresh 0: borrower:o3
    hand 0: cat
    shelf 1: p2
"""


@pytest.mark.parametrize(
    ("target", "rule"),
    [
        ("tray/p6", ""),
        ("tray/p5", "3.2"),
        ("button/end_turn", "3.4"),
        ("stored/o1", ""),
        ("stored/o2", "7.4"),
        ("stored/o3", "7.1"),
        ("stored/o4", "7.1"),
        ("card/festival_goer", "4.2"),
        ("card/colour_coordinator", "7.7"),
        ("card/box_crusher", "7.13"),
        ("card/flash_to_shelf", ""),
        ("card/upgrade_addict", "4.3"),
        ("card/nitpicker", "4.3"),
        ("card/geek", "4.1"),
        ("card/cat", "4.1"),
        ("card/festival_goer#purple", "4.1"),
    ],
)
def test_why_it_can_not_be_done_while_placing(target: str, rule: str) -> None:
    assert refused(placing(ARRANGING), target) == rule


def test_why_the_flash_can_not_be_used_while_placing() -> None:
    assert (
        refused(placing("tray 0: p6 g6\nready 0: flash_to_shelf"), "card/flash_to_shelf") == "7.8"
    )


@pytest.mark.parametrize("waiver", ["box_crusher", "colour_coordinator"])
def test_flash_tells_how_a_spent_waiver_is_repeated(waiver: str) -> None:
    """It has no button, whatever else is spent: choosing a column uses it."""
    spent = f"ready 0: flash_to_shelf\nspent 0: geek {waiver}"

    assert refused(placing(f"tray 0: p6 g6\n{spent}"), "card/flash_to_shelf") == "7.18"
    assert refused(taking(spent), "card/flash_to_shelf") == "7.18"


PLACING = "shelf 0: p1 p2 p3 p4 p5 | g2 | p4 | g4 | p3\ntray 0: p4 g1 g2"


@pytest.mark.parametrize(
    ("target", "rule"),
    [
        ("column/0", "5.1"),
        ("column/1", "5.2"),
        ("column/2", "5.3"),
        ("column/3", "5.2"),
        ("column/4", ""),
        ("shame/board", ""),
        ("value/1", "6.1"),
        ("button/aside", "6.1"),
    ],
)
def test_why_a_die_can_not_go_there(target: str, rule: str) -> None:
    """Full, another colour, not higher, both; no joker."""
    assert refused(play(placing(PLACING), "p4"), target) == rule


@pytest.mark.parametrize(
    ("card", "target", "rule"),
    [
        ("borrower", "top/0", "7.1"),
        ("nitpicker", "tray/p1", "7.2"),
        ("nitpicker", "shamed/b2", "7.2"),
        ("upgrade_addict", "tray/p6", "7.3"),
        ("regifter", "shamed/b2", "7.4"),
        ("cat", "top/0", "7.5"),
        ("bargain_hunter", "top/0", "7.6"),
        ("perfectionist", "top/0", "7.11"),
        ("geek", "tray/p1", "7.12"),
        ("playtester", "top/2", "7.14"),
        ("archaeologist", "shamed/b2", "7.15"),
        ("master_mixer", "tray/p6", "7.16"),
    ],
)
def test_why_an_ability_can_not_take_a_die(card: str, target: str, rule: str) -> None:
    g = placing(f"""
        tray 0: p1 p3 p6
        shelf 0: p3 p4 | g3 | p5 p6
        shame 0: b2 b3
        ready 0: {card}
    """)

    play(g, card)

    assert (asked(g), refused(g, target)) == ("choose_die", rule)


@pytest.mark.parametrize(
    ("card", "picks", "kind", "target", "rule"),
    [
        ("dice_lord", "", "choose_roll", "button/roll", "7.10"),
        ("dice_lord", "p1", "choose_roll", "tray/p1", "7.10"),
        ("perfectionist", "p1", "swap_with", "tray/p1", "7.11"),
        ("geek", "b2", "rescue_to", "column/0", "7.12"),
        ("playtester", "top/0", "set_value", "value/3", "7.14"),
        ("playtester", "top/0", "set_value", "value/4", "4.3"),
        ("playtester", "p1", "set_value", "value/1", "4.3"),
        ("master_mixer", "p1", "insert_at", "gap/0-1", "7.16"),
    ],
)
def test_why_an_ability_can_not_go_on_like_this(
    card: str, picks: str, kind: str, target: str, rule: str
) -> None:
    g = placing(f"""
        tray 0: p1 p3 p6
        shelf 0: p3 p4 | g3 | p5 p6
        shame 0: b2 b3
        ready 0: {card}
    """)

    play(g, f"{card} {picks}")

    assert (asked(g), refused(g, target)) == (kind, rule)


@pytest.mark.parametrize(
    ("picks", "target", "rule"),
    [
        ("", "box/0-p1", ""),
        ("", "box/0-p5", "7.9"),
        ("", "box/1-p1", "7.9"),
        ("box/0-p1", "box/0-p2", "7.9"),
        ("box/0-p1", "box/2-p1", "7.9"),
    ],
)
def test_why_dice_can_not_be_swapped(picks: str, target: str, rule: str) -> None:
    """Not there, taken, of the same box, equal."""
    g = taking("""
        turn: 1
        order: 0 1
        deliveries: p1 p2 p3 | - | p1 g2 g3
        ready 1: festival_goer
    """)

    assert refused(play(g, f"festival_goer {picks}"), target) == rule


def test_why_a_card_can_not_be_repeated() -> None:
    g = placing("""
        tray 0: p1 p2
        spent 0: borrower geek regifter box_crusher
        ready 0: flash_to_shelf cat colour_coordinator
    """)

    play(g, "flash_to_shelf")

    assert refused(g, "card/borrower") == ""
    assert refused(g, "card/geek") == refused(g, "card/cat") == "7.8"
    assert refused(g, "card/box_crusher") == "7.18"
    assert refused(g, "card/colour_coordinator") == "7.8"


def test_why_a_card_can_not_waive() -> None:
    g = placing("""
        settings: cards=private_draft
        tray 0: p5 b1
        shelf 0: g4
        ready 0: colour_coordinator colour_coordinator#blue cat box_crusher
    """)

    play(g, "p5 column/0")

    assert refused(g, "card/colour_coordinator#blue") == ""
    assert refused(g, "card/cat") == refused(g, "card/box_crusher") == "7.17"


def test_why_nothing_can_be_done_in_a_turn_of_others() -> None:
    g = placing("tray 0: p5 b1\nready 1: cat")

    assert GAME.why_not(g, 1, "card/cat#purple") == NOT_YOUR_TURN


def test_why_nothing_can_be_done_after_the_end() -> None:
    g = placing("round: 7\nturn: 1\norder: 0 1\ntray 1: p5\nend cards: end_01")

    play(g, "1:column/0")

    assert GAME.why_not(g, 1, "tray/p5") == GAME_IS_OVER


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_every_wish_is_answered_with_a_rule(players: int) -> None:
    """Whatever is asked: what is offered has no refusal, all else one of the written rules."""
    known = {paragraph(rule) for rule in numbering.RULES}
    luck = dice(players)
    for seed, mode in enumerate(GAME.options["cards"].values(players)):
        g = GAME.new(players, seed, cards=mode, solo="shem_hard")
        while not g.is_over:
            if luck.below(6) == 0:
                for option in GAME.wishes(g, g.actor):
                    refusal = GAME.why_not(g, g.actor, option.target)
                    assert refusal is not None and refusal.rule in known, option.target
                for number in g.legal:
                    assert GAME.why_not(g, g.actor, number) is None
            g.choose(g.legal[luck.below(len(g.legal))])
