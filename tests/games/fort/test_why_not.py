"""Fort: every refusal names the rule that forbids the wish."""

from __future__ import annotations

import pytest

from klubovna.core.decision import paragraph
from klubovna.core.luck import dice
from klubovna.games.fort import GAME
from klubovna.games.fort.state import Fort
from tests.games.fort.stories import asked, fort, play, stash


def table(text: str) -> Fort:
    """Lay out a position with a park to recruit from."""
    return fort(f"{text}\npark: ghost#2 golden_boy#2 lil_boss")


def why(g: Fort, target: str) -> str:
    """Return the rule that forbids what lies at a target; "" if it is offered."""
    refusal = GAME.why_not(g, g.actor, target)
    return refusal.rule if refusal else ""


PLAYING = """
    player 0: level=2 stash=0/4 rule=loner
    hand 0: bug#1 bug#2 the_moles#1 chef#1 captain
    discard 0: tink
    yard 1: doc
"""

WISHES_TO_PLAY = [
    ("hand/bug#1", ""),
    ("hand/bug#2", "13.2"),
    ("hand/the_moles#1", "2.5"),
    ("hand/captain", "4.8"),
    ("discard/tink", "4.3"),
    ("yard/1/doc", "4.3"),
    ("button/diy", "11.8"),
    ("button/recycle", "11.7"),
    ("button/skip", ""),
]


@pytest.mark.parametrize(("target", "rule"), WISHES_TO_PLAY)
def test_why_a_card_can_not_be_played(target: str, rule: str) -> None:
    """Twins, cards without actions, cards without a full action, cards from elsewhere."""
    assert why(table(PLAYING), target) == rule


ADDING = """
    player 0: stash=0/2
    hand 0: chef#1 bones noodle_twins#1 dash#1 dash#2 sarge
"""


@pytest.mark.parametrize(
    ("target", "rule"),
    [
        ("hand/bones", ""),
        ("hand/noodle_twins#1", "4.8"),
        ("hand/dash#1", ""),
        ("hand/dash#2", "13.2"),
        ("hand/sarge", "4.5"),
        ("button/done", ""),
    ],
)
def test_why_a_card_can_not_be_added(target: str, rule: str) -> None:
    """Wrong suit, no effect, twins."""
    assert why(play(table(ADDING), "chef#1"), target) == rule


def test_why_a_passed_card_can_not_be_added() -> None:
    """Rising order."""
    g = play(table("hand 0: bug#1 sarge scout wart"), "bug#1 scout")

    assert why(g, "hand/sarge") == "13.1"


@pytest.mark.parametrize(
    ("text", "picks", "target", "rule"),
    [
        ("player 0: level=1\nhand 0: bug#1", "bug#1 public", "button/public", "4.4"),
        ("player 0: level=1\nhand 0: bug#1", "bug#1", "button/finish", "4.8"),
        ("player 0: level=1\nhand 0: bug#1", "bug#1", "button/recycle", "11.7"),
    ],
)
def test_why_an_action_can_not_be_used(text: str, picks: str, target: str, rule: str) -> None:
    """Used already, nothing in full yet, no such perk."""
    assert why(play(table(text), picks), target) == rule


def test_why_an_empty_panel_can_not_be_used() -> None:
    """An empty panel is no action."""
    g = table("""
        player 0: level=2 rule=loner perk=recycling
        hand 0: punky#1
        discard 0: bug#1
    """)

    play(g, "punky#1")

    assert (asked(g), why(g, "button/public")) == ("use_action", "2.5")


FOLLOWING = """
    player 1: stash=0/3
    hand 0: {}
    deck 0: bitsy
    hand 1: sarge scout the_moles#1 the_moles#2 doc
    lookout 1: worm
"""


@pytest.mark.parametrize(
    ("target", "rule"),
    [
        ("hand/sarge", ""),
        ("hand/the_moles#2", "13.2"),
        ("hand/doc", "5.2"),
        ("button/pass", ""),
    ],
)
def test_why_a_card_can_not_follow(target: str, rule: str) -> None:
    """Another suit, twins."""
    assert why(play(table(FOLLOWING.format("bug#1")), "bug#1"), target) == rule


def test_why_a_card_does_not_match_a_named_coin() -> None:
    """The leader said what the coin stands for."""
    g = play(table(FOLLOWING.format("flipper")), "flipper shovel toy")

    assert (why(g, "hand/doc"), why(g, "hand/scout")) == ("5.5", "")


def test_why_not_so_often() -> None:
    """More repetitions than the action can be done in full, or than symbols are shown."""
    g = table("""
        player 1: stash=0/2
        hand 0: bug#1
        hand 1: the_moles#1
    """)

    play(g, "bug#1 1:the_moles#1")

    assert (why(g, "amount/2"), why(g, "amount/3")) == ("", "5.7")

    g = table("""
        player 1: level=2 stash=0/1 rule=loner perk=copy_cat
        hand 0: bug#1
        hand 1: the_moles#1 the_moles#2
    """)
    play(g, "bug#1 1:the_moles#1 1:the_moles#2")
    assert (why(g, "amount/3"), why(g, "amount/4")) == ("", "5.4")


def test_a_kind_that_does_not_fit_is_not_asked_about() -> None:
    """With four toys pizza is taken at once; with room for both the player is asked."""
    g = play(table("player 0: stash=4/0\nhand 0: flipper doc tink"), "flipper glue public full")
    assert stash(g, 0) == "4/2"

    g = play(table("player 0: stash=2/2\nhand 0: flipper doc tink"), "flipper glue public full")
    assert (asked(g), why(g, "kind/toy"), why(g, "kind/pizza")) == ("choose_kind", "", "")


@pytest.mark.parametrize(
    ("target", "rule"),
    [
        ("hand/sarge", ""),
        ("discard/bones", ""),
        ("in_play/flipper", "10.5"),
        ("yard/1/doc", "10.5"),
        ("park/lil_boss", "10.5"),
        ("discard/chef#2", "13.2"),
        ("button/stop", "4.8"),
    ],
)
def test_why_a_card_can_not_be_trashed(target: str, rule: str) -> None:
    """Only cards of hand and discard, twins once."""
    g = table("""
        hand 0: flipper sarge
        discard 0: bones chef#1 chef#2
        yard 1: doc
    """)

    assert why(play(g, "flipper glue private"), target) == rule


@pytest.mark.parametrize(
    ("target", "rule"),
    [
        ("hand/sarge", ""),
        ("park/lil_boss", "11.9"),
        ("yard/1/doc", "11.9"),
        ("discard/bones", "10.4"),
        ("park_deck/top", "10.4"),
    ],
)
def test_why_a_card_can_not_be_tucked(target: str, rule: str) -> None:
    """From the hand, or from elsewhere with Bribe."""
    g = table("""
        hand 0: prince#1 sarge tink
        discard 0: bones
        yard 1: doc
    """)

    assert why(play(g, "prince#1"), target) == rule


def test_why_an_equal_park_card_is_not_offered_for_a_bribe() -> None:
    """With the perk the reason is that it is a twin."""
    g = fort("""
        player 0: level=2 rule=loner perk=bribe
        hand 0: prince#1 doc
        park: bug#1 bug#2 prince#2
    """)

    play(g, "prince#1")

    assert (why(g, "park/bug#1"), why(g, "park/bug#2")) == ("", "13.2")


@pytest.mark.parametrize(
    ("target", "rule"),
    [
        ("park/lil_boss", ""),
        ("yard/1/doc", ""),
        ("yard/1/chef#2", "13.2"),
        ("hand/wart", "6.1"),
        ("park_deck/top", ""),
        ("button/stop", "6.1"),
    ],
)
def test_why_a_card_can_not_be_recruited(target: str, rule: str) -> None:
    """From park, yards or park deck, and somebody must be recruited."""
    g = table("""
        hand 0: wart
        yard 1: doc chef#1 chef#2
    """)

    assert why(play(g, "skip"), target) == rule


def test_why_a_token_can_not_be_packed() -> None:
    """Not there, only with Sticky Fingers, passed by, or nothing is full yet."""
    text = """
        player 0: level=3 stash={} rule=loner{}
        hand 0: penny icky_and_sticky#1
    """
    g = play(table(text.format("1/1", "")), "penny done")
    assert (why(g, "supply/toy"), why(g, "button/stop")) == ("11.4", "4.8")

    g = play(table(text.format("0/1", " perk=sticky_fingers")), "penny icky_and_sticky#1 full")
    assert (why(g, "stash/toy"), why(g, "stash/pizza")) == ("10.3", "")

    play(g, "supply/toy")
    assert why(g, "stash/pizza") == "13.1"


def test_why_nothing_is_packed_from_an_empty_supply() -> None:
    """Sticky Fingers are there, but of this kind nothing is left."""
    g = table("""
        players: 4
        player 0: level=5 stash=1/1 rule=loner perk=sticky_fingers
        player 1: level=5 stash=4/4 pack=6/0
        player 2: level=5 stash=4/4 pack=6/0
        player 3: level=5 stash=4/4 pack=5/0
        hand 0: penny icky_and_sticky#1
    """)
    assert g.supply[0] == 0

    play(g, "penny icky_and_sticky#1 full")

    assert (why(g, "supply/toy"), why(g, "supply/pizza")) == ("10.22", "")


def test_why_a_token_can_not_be_spent() -> None:
    """Stopping is refused while nothing is done in full."""
    g = play(table("player 0: level=2 stash=4/0 pack=3/0\nhand 0: kitty tink"), "kitty tink")
    assert (why(g, "pack/toy"), why(g, "button/stop")) == ("", "4.8")


def test_why_a_rivals_card_can_not_be_trashed() -> None:
    """Only cards of rivals' yards, twins once."""
    g = table("""
        hand 0: golden_boy#1 sarge
        yard 1: doc chef#1 chef#2
    """)

    play(g, "golden_boy#1")

    assert (why(g, "yard/1/doc"), why(g, "yard/1/chef#2")) == ("", "13.2")
    assert (why(g, "hand/sarge"), why(g, "park/lil_boss")) == ("10.11", "10.11")


def test_why_a_second_card_can_not_be_discarded() -> None:
    """Copy Cat: the second card must match too."""
    g = table("""
        player 1: level=2 rule=loner perk=copy_cat
        hand 0: bug#1
        hand 1: scout sarge doc
    """)

    play(g, "bug#1 1:scout")

    assert (why(g, "hand/sarge"), why(g, "hand/doc")) == ("", "11.5")


def test_full_or_part_is_asked_only_if_both_can_end_well() -> None:
    """With pizza to come in full the points may be cut; with a full stash they may not."""
    g = play(table("player 0: level=2\nhand 0: bug#1"), "bug#1 private")
    assert (asked(g), why(g, "button/full"), why(g, "button/part")) == ("how_much", "", "")

    g = play(table("player 0: level=2 stash=0/4\nhand 0: bug#1"), "bug#1")
    assert (asked(g), g.players[0].score) == ("recruit_card", 2)


def test_why_an_icon_can_not_be_left_out() -> None:
    """The cost must still be payable."""
    g = table("""
        player 0: stash=1/1
        hand 0: dot
    """)

    play(g, "dot private")

    assert (asked(g), why(g, "icon/toy"), why(g, "icon/any")) == ("drop_icon", "", "3.5")


def test_why_a_discarded_card_can_not_be_recycled() -> None:
    """Twins once, and only the own discard."""
    g = table("""
        player 0: level=2 rule=loner perk=recycling
        hand 0: wart
        discard 0: chef#1 chef#2 bones
    """)

    play(g, "recycle")

    assert (why(g, "discard/chef#1"), why(g, "discard/chef#2")) == ("", "13.2")
    assert why(g, "park/lil_boss") == "11.7"


def test_why_another_player_can_not_choose() -> None:
    """Only the player who is asked chooses; a place that nobody asks about is told so."""
    g = table(PLAYING)

    refusal = GAME.why_not(g, 1, "button/skip")
    assert refusal is not None and refusal.rule == "0.1"
    assert why(g, "park_deck/nothing") == "0.3"


def test_every_refusal_is_a_rule_of_the_table() -> None:
    """Over a whole game each refused wish names a rule that the game has."""
    known = {paragraph(rule) for rule in GAME.rules}
    g, luck = GAME.new(3, 11), dice(11)
    while not g.is_over:
        for wish in GAME.wishes(g, g.actor):
            refusal = GAME.why_not(g, g.actor, wish.id)
            assert refusal is not None and refusal.rule in known
        g.choose(g.legal[luck.below(len(g.legal))])
