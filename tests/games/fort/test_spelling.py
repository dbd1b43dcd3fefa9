"""Fort, chapter 13: how choices are spelled, so that equal choices are offered once."""

from __future__ import annotations

from klubovna.core.history import History
from klubovna.games.fort import GAME
from klubovna.games.fort.state import Fort
from tests.games.fort.stories import asked, fort, names, offers, pack, play, refused, stash, targets


def table(text: str) -> Fort:
    """Lay out a position with a park to recruit from."""
    return fort(f"{text}\npark: ghost#2 golden_boy#2 lil_boss")


def test_added_cards_are_named_in_rising_order() -> None:
    """A card below the last one added is not offered any more."""
    g = table("hand 0: bug#1 sarge scout wart")

    play(g, "bug#1 scout")

    assert offers(g) == ["wart", "done"]
    assert refused(g, "sarge") == "13.1"


def test_several_trashed_cards_are_named_in_rising_order() -> None:
    """Of several cards to trash the lower one comes first; enough must be left above."""
    g = table("""
        player 0: stash=4/4
        hand 0: crash#1 the_scrappers#1 doc tink
        discard 0: bones chef#1
    """)

    play(g, "crash#1 the_scrappers#1")
    assert offers(g) == ["bones", "chef#1"]  # three of four: a higher first card leaves too few
    assert refused(g, "doc") == "13.3"

    play(g, "chef#1")
    assert names(g, g.trashed) == ["chef#1", "doc", "tink"]


def test_tokens_are_packed_in_rising_order() -> None:
    """Toys before pizza, the stash before the supply."""
    g = table("""
        player 0: level=3 stash=2/2 rule=loner
        hand 0: penny tink
    """)

    play(g, "penny tink pizza")

    assert (stash(g, 0), pack(g, 0)) == ("2/0", "0/2")


def test_every_set_of_tokens_can_be_packed() -> None:
    """Rising order loses nothing: each mix is reached in exactly one way."""
    text = """
        player 0: level=3 stash=2/2 rule=loner
        hand 0: penny tink
    """
    mixes = []
    for picks in ("toy toy", "toy pizza", "pizza"):
        mixes.append(pack(play(table(text), f"penny tink {picks}"), 0))

    assert mixes == ["2/0", "1/1", "0/2"]


def test_spending_takes_the_stash_before_the_pack() -> None:
    """After a token of the pack the stash is not asked any more."""
    g = table("""
        player 0: level=2 stash=4/0 pack=3/0 rule=loner
        hand 0: kitty tink
    """)

    play(g, "kitty tink")
    assert targets(g) == ["stash/toy", "pack/toy"]

    play(g, "pack/toy")
    assert (stash(g, 0), pack(g, 0), g.players[0].score) == ("4/0", "1/0", 2)


def test_recruits_have_no_order() -> None:
    """The park changes between two recruits, so any card may come next."""
    g = table("""
        hand 0: baby_face crash#1
        yard 1: bones doc
    """)

    play(g, "baby_face crash#1 public doc")

    assert "bones" in offers(g)


def test_of_equal_twins_in_one_place_the_first_is_offered() -> None:
    """Twins in one hand are the same choice."""
    g = table("hand 0: bug#1 bug#2")

    assert offers(g) == ["bug#1", "skip"]
    assert refused(g, "bug#2") == "13.2"


def test_twins_in_different_places_are_different_choices() -> None:
    """A twin in the hand and one in the discard are both offered."""
    g = table("""
        hand 0: flipper bug#1
        discard 0: bug#2
    """)

    play(g, "flipper glue private")

    assert targets(g) == ["hand/bug#1", "discard/bug#2"]


def test_both_twins_can_be_used() -> None:
    """After the first twin the second one is offered."""
    g = table("hand 0: wart the_moles#1 the_moles#2")

    play(g, "wart the_moles#1 the_moles#2")

    assert names(g, g.players[0].hand) == []


def test_twins_in_the_park_and_in_yards_are_offered_once_each() -> None:
    """Equal cards in the park, and equal cards in one yard, are offered once."""
    g = fort("""
        hand 0: wart
        yard 1: chef#1 chef#2
        park: bug#1 bug#2 doc
    """)

    play(g, "skip")

    assert targets(g) == ["park/doc", "park/bug#1", "yard/1/chef#1", "park_deck/top"]
    assert refused(g, "bug#2") == refused(g, "chef#2") == "13.2"


def test_nothing_has_to_be_taken_back() -> None:
    """Only options from which the play can still end well are offered."""
    g = table("""
        player 0: level=2 stash=3/0 pack=2/1 rule=loner
        hand 0: giggles
    """)

    play(g, "giggles public")

    # The private toy has to follow in full, so the part of the pack leaves room for it.
    assert (stash(g, 0), asked(g)) == ("4/1", "recruit_card")


def test_part_or_full_is_said_before_the_action() -> None:
    """Whether an action is done in full is declared first; in part, not all of it is offered."""
    g = table("""
        player 0: level=3 rule=loner
        hand 0: bug#1
    """)

    play(g, "bug#1 public private part")

    assert asked(g) == "take_amount" and offers(g) == ["1", "2"]


def test_hidden_cards_never_decide_what_is_offered() -> None:
    """A blind recruit is offered whatever the card is: the same options for every shuffle."""
    text = "hand 0: baby_face crash#1\nplayer 0: stash=2/0"
    seen = {tuple(targets(play(fort(text, seed), "baby_face crash#1"))) for seed in range(10)}

    assert len(seen) == 1


def test_own_choices_can_be_taken_back_until_somebody_learns_something() -> None:
    """Undo reaches back over one's own cards on the table, not over luck or another's turn."""
    g = table("""
        hand 0: bug#1 sarge scout
        hand 1: wart
    """)
    history = History(GAME, g)
    for word in ("bug#1", "sarge"):
        (option,) = [
            o for o in history.state.legal if GAME.target(history.state, 0, o).endswith(word)
        ]
        history.pick(0, option)
    assert history.can_undo(0)

    history.undo(0)
    history.undo(0)
    assert names(history.state, history.state.players[0].hand) == ["bug#1", "sarge", "scout"]


def test_undo_ends_when_another_player_is_asked() -> None:
    """Once a follower has been asked, the play stands."""
    g = table("""
        hand 0: bug#1
        hand 1: wart
    """)
    history = History(GAME, g)

    history.pick(0, g.legal[0])

    assert history.state.actor == 1 and not history.can_undo(0)
