"""Fort, phase 3: recruiting, also by an action."""

from __future__ import annotations

from klubovna.games.fort.box.reader import load
from klubovna.games.fort.state import Fort
from tests.games.fort.stories import asked, fort, names, offers, play, refused, stash, targets


def all_but(text: str, left: str = "") -> Fort:
    """Lay out a position whose park deck holds only `left`; all kids not named are trashed."""
    box = load()
    named = f"{text} {left}".split()
    gone = [kid.word for kid in box.kids[: box.park_kids] if kid.word not in named]
    return fort(f"{text}\ntrashed: {' '.join(gone)}")


def test_one_card_must_be_recruited() -> None:
    """In phase 3 a new card has to be taken; it goes to the own discard."""
    g = fort("""
        hand 0: wart
        deck 0: bones captain patch dash#1 munch#1
        park: doc prince#1 tiny#1
    """)

    play(g, "skip")
    assert asked(g) == "recruit_card" and refused(g, "stop") == "6.1"

    play(g, "doc")
    assert names(g, g.players[0].discard) == ["doc"]
    assert g.actor == 1


def test_a_park_card_is_replaced_at_once() -> None:
    """Any card of the park can be taken; the park deck fills the gap."""
    g = fort("""
        hand 0: wart
        deck 0: bones captain patch dash#1 munch#1
        park: doc prince#1 tiny#1
    """)
    before = len(g.park_deck)

    play(g, "skip prince#1")

    assert len(g.park) == 3 and {"doc", "tiny#1"} <= set(names(g, g.park))
    assert len(g.park_deck) == before - 1


def test_a_card_of_a_rivals_yard_is_not_replaced() -> None:
    """Any card of any rival's yard can be taken; the rival gets nothing for it."""
    g = fort("""
        players: 3
        hand 0: wart
        deck 0: bones captain patch dash#1 munch#1
        yard 1: chef#1
        yard 2: sarge scout
        park: doc prince#1 tiny#1
    """)
    play(g, "skip")
    assert {"yard/1/chef#1", "yard/2/sarge", "yard/2/scout"} <= set(targets(g))

    play(g, "yard/2/sarge")

    assert names(g, g.players[2].yard) == ["scout"]
    assert names(g, g.players[0].discard) == ["sarge"]
    assert len(g.players[2].all_cards()) == 3 and len(g.park) == 3


def test_the_top_card_of_the_park_deck_is_taken_unseen() -> None:
    """The top card of the park deck can be taken; nobody knows it before, all see it after."""
    g = fort("""
        hand 0: wart
        deck 0: bones captain patch dash#1 munch#1
        park: doc prince#1 tiny#1
    """)
    before = set(g.park_deck)

    play(g, "skip top")

    assert len(g.players[0].discard) == 1
    assert set(g.players[0].discard) <= before
    assert names(g, g.park) == ["doc", "prince#1", "tiny#1"]


def test_which_card_lies_on_top_is_luck() -> None:
    """Different shuffles bring different cards."""
    text = """
        hand 0: wart
        deck 0: bones captain patch dash#1 munch#1
        park: doc prince#1 tiny#1
    """
    drawn = {play(fort(text, seed), "skip top").players[0].discard[0] for seed in range(20)}

    assert len(drawn) > 5


def test_the_own_yard_is_no_source() -> None:
    """Whoever follows a recruiting action does not recruit from the own yard."""
    g = fort("""
        hand 0: baby_face
        hand 1: blitz#1
        yard 1: chef#1
        park: doc prince#1 tiny#1
    """)

    play(g, "baby_face public doc finish 1:blitz#1")

    assert asked(g) == "recruit_card" and g.actor == 1
    assert "chef#1" not in offers(g)
    assert refused(g, "chef#1") == "6.3"


def test_recruits_by_an_action_come_on_top() -> None:
    """An action that recruits does not replace the recruit phase."""
    g = fort("""
        hand 0: baby_face
        deck 0: bones captain patch dash#1 munch#1
        park: doc prince#1 tiny#1
    """)

    play(g, "baby_face public doc finish prince#1")

    assert {"doc", "prince#1"} <= set(names(g, g.players[0].discard))


def test_an_empty_park_deck_fills_no_gap() -> None:
    """Without a park deck the park gets smaller, and there is no top card to take."""
    g = all_but("""
        hand 0: wart
        deck 0: bones captain patch dash#1 munch#1
        park: doc prince#1 tiny#1
    """)
    play(g, "skip")
    assert offers(g) == ["doc", "prince#1", "tiny#1"]
    assert refused(g, "top") == "9.3"

    play(g, "doc")
    assert names(g, g.park) == ["prince#1", "tiny#1"]


def test_nobody_to_recruit_is_skipped() -> None:
    """If park, park deck and yards are empty, the phase is skipped."""
    g = all_but("""
        hand 0: wart
        deck 0: bones captain patch dash#1 munch#1
    """)

    play(g, "skip")

    assert g.players[0].discard == [] and len(g.players[0].hand) == 5


def test_nobody_to_recruit_makes_the_action_impossible() -> None:
    """As an action recruiting needs somebody to recruit."""
    g = all_but("""
        hand 0: baby_face
        deck 0: bones captain patch dash#1 munch#1
    """)

    play(g, "baby_face")

    assert stash(g, 0) == "1/0"  # only the private toy could be taken


def test_the_last_card_of_the_park_deck_can_be_taken() -> None:
    """A deck of one card still gives its top card."""
    g = all_but(
        """
        hand 0: wart
        deck 0: bones captain patch dash#1 munch#1
        park: doc prince#1 tiny#1
        """,
        left="chef#1",
    )

    play(g, "skip top")

    assert names(g, g.players[0].discard) == ["chef#1"] and g.park_deck == []
