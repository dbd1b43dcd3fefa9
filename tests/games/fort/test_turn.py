"""Fort: the five phases of a turn, discarding and drawing."""

from __future__ import annotations

from klubovna.games.fort import GAME
from tests.games.fort.stories import asked, fort, names, offers, play, refused


def test_the_phases_come_in_order() -> None:
    """Clean up, play, recruit, discard, draw; then the left neighbour leads."""
    g = fort("""
        players: 3
        hand 0: worm doc
        yard 0: chef#1
        deck 0: bones captain patch dash#1 munch#1
        park: bug#1 prince#1 tiny#1
    """)
    assert names(g, g.players[0].discard) == ["chef#1"]
    assert asked(g) == "play_card"

    play(g, "0:skip")
    assert asked(g) == "recruit_card"
    assert names(g, g.players[0].hand) == ["doc", "worm"]

    play(g, "0:bug#1")
    assert names(g, g.players[0].yard) == ["doc", "worm"]
    assert len(g.players[0].hand) == 5
    assert (g.actor, asked(g)) == (1, "recruit_card")


def test_turns_go_clockwise() -> None:
    """After a turn the player to the left is the leader."""
    g = fort("""
        players: 3
        turn: 2
        park: bug#1 prince#1 tiny#1
    """)

    leaders = []
    for _ in range(4):
        leaders.append(g.actor)
        play(g, "park_deck/top")
        while asked(g) == "play_card":
            play(g, "skip")

    assert leaders == [2, 0, 1, 2]


def test_cleaning_up_empties_the_own_yard_only() -> None:
    """Phase 1: the cards of the own yard go to the own discard, others stay."""
    g = fort("""
        hand 0: wart
        yard 0: chef#1 doc
        yard 1: bones
    """)

    assert g.players[0].yard == ()
    assert names(g, g.players[0].discard) == ["chef#1", "doc"]
    assert names(g, g.players[1].yard) == ["bones"]


def test_a_yard_is_open_until_its_owner_cleans_up() -> None:
    """Cards in a yard can be recruited until their owner's next turn begins."""
    g = fort("""
        players: 3
        turn: 2
        hand 2: chef#1
        yard 0: doc
        yard 1: bones
        park: bug#1 prince#1 tiny#1
    """)
    play(g, "2:skip")
    assert {"doc", "bones"} <= set(offers(g))

    play(g, "2:park_deck/top")

    assert (g.actor, asked(g)) == (0, "recruit_card")
    assert {"bones", "chef#1"} <= set(offers(g))
    assert "doc" not in offers(g)


def test_cards_not_played_wait_in_the_yard() -> None:
    """Phase 4: whoever you did not play with waits in your yard, open to all."""
    g = fort("""
        hand 0: worm doc bones
        park: bug#1 prince#1 tiny#1
    """)

    play(g, "skip bug#1")

    assert names(g, g.players[0].yard) == ["bones", "doc", "worm"]
    assert GAME.view(g, 1)["players"][0]["yard"] == ["worm", "doc", "bones"]


def test_played_and_added_cards_are_discarded() -> None:
    """Phase 4: the played card and the added ones go to the discard."""
    g = fort("""
        hand 0: bug#1 the_moles#1 worm
        deck 0: bones captain patch dash#1 munch#1
        park: doc prince#1 tiny#1
    """)

    play(g, "bug#1 the_moles#1 doc")

    assert names(g, g.players[0].discard) == ["bug#1", "doc", "the_moles#1"]
    assert names(g, g.players[0].yard) == ["worm"]


def test_the_discard_is_public() -> None:
    """A discard lies face up: everybody may read it."""
    g = fort("""
        hand 0: wart
        discard 1: bones chef#1
    """)

    assert GAME.view(g, 0)["players"][1]["discard"] == ["bones", "chef#1"]
    assert GAME.view(g, None)["players"][1]["discard"] == ["bones", "chef#1"]


def test_best_friends_never_go_to_the_yard() -> None:
    """Phase 4: best friends left in hand are discarded, nobody can recruit them."""
    g = fort("""
        hand 0: flipper bitsy worm
        deck 0: bones captain patch dash#1 munch#1
        park: doc prince#1 tiny#1
    """)

    play(g, "skip doc")

    assert names(g, g.players[0].yard) == ["worm"]
    assert names(g, g.players[0].discard) == ["bitsy", "doc", "flipper"]
    assert {"worm"} == set(offers(g)) & {"worm", "flipper", "bitsy"}


def test_the_lookout_is_not_discarded() -> None:
    """Phase 4 leaves the lookout alone: its cards stay for good."""
    g = fort("""
        player 0: level=1
        hand 0: wart
        lookout 0: bones chef#1
        park: doc prince#1 tiny#1
    """)

    play(g, "skip doc")

    assert names(g, g.players[0].lookout) == ["bones", "chef#1"]


def test_five_cards_are_drawn() -> None:
    """Phase 5: draw five cards, whatever happened before."""
    g = fort("""
        hand 0: wart
        deck 0: bones captain patch dash#1 munch#1
        park: doc prince#1 tiny#1
    """)

    play(g, "skip doc")

    assert len(g.players[0].hand) == 5
    assert len(g.players[0].deck) == 2


def test_an_empty_deck_is_made_anew_from_the_discard() -> None:
    """When a card is missing, the discard is shuffled into a new deck and drawing goes on."""
    g = fort("""
        hand 0: wart
        deck 0: bones
        discard 0: captain patch dash#1 munch#1
        park: doc prince#1 tiny#1
    """)

    play(g, "skip doc")

    me = g.players[0]
    assert len(me.hand) == 5
    assert {"bones", "bitsy", "flipper"} <= set(names(g, me.hand))
    assert len(me.deck) == 3 and me.discard == []


def test_a_deck_is_not_made_anew_before_a_card_is_missing() -> None:
    """With exactly five cards in the deck the discard stays where it is."""
    g = fort("""
        hand 0: wart
        deck 0: bones captain patch
        discard 0: dash#1
        park: doc prince#1 tiny#1
    """)

    play(g, "skip doc")

    assert g.players[0].deck == []
    assert names(g, g.players[0].discard) == ["dash#1", "doc"]


def test_a_short_deck_gives_what_it_has() -> None:
    """If deck and discard run out together, fewer than five cards are drawn."""
    g = fort("""
        hand 0: wart
        park: doc prince#1 tiny#1
    """)

    play(g, "skip doc")

    assert names(g, g.players[0].hand) == ["bitsy", "doc", "flipper"]
    assert g.players[0].deck == g.players[0].discard == []


def test_nobody_draws_at_any_other_time() -> None:
    """A card discarded to follow is not replaced before the own draw phase."""
    g = fort("""
        hand 0: bug#1
        hand 1: sarge doc
        park: prince#1 prince#2 tiny#1
    """)

    play(g, "bug#1 1:sarge")

    assert names(g, g.players[1].hand) == ["doc"]
    assert len(g.players[1].deck) == 2


def test_hands_are_secret() -> None:
    """What others hold is not shown, only how much."""
    g = fort("""
        hand 0: wart
        hand 1: sarge doc
    """)

    rival = GAME.view(g, 0)["players"][1]
    assert rival["hand"] == 2 and rival["hand_cards"] is None
    assert GAME.view(g, 1)["players"][1]["hand_cards"] == ["doc", "sarge"]


def test_the_recruit_phase_may_not_be_left_out() -> None:
    """Skipping the play is allowed, skipping the recruit phase is not."""
    g = fort("""
        hand 0: wart
        park: doc prince#1 tiny#1
    """)

    play(g, "skip")

    assert "stop" not in offers(g)
    assert refused(g, "button/stop") == "6.1"
