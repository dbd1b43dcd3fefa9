"""Fort, chapter 12: what the eleven made-up rules bring at the end."""

from __future__ import annotations

import pytest

from klubovna.games.fort import GAME
from klubovna.games.fort.box.reader import load
from tests.games.fort.stories import fort


def points(text: str) -> int:
    """Return what the made-up rule of player 0 brings in a position with a park."""
    g = fort(f"{text}\npark: crash#2 blitz#2 baby_face")
    found: int = GAME.score_sheet(g)[0]["made_up_rule"]
    return found


def test_all_eleven_made_up_rules_are_there() -> None:
    """The box has eleven made-up rules."""
    assert len(load().rules) == 11


@pytest.mark.parametrize("place", ["hand", "deck", "discard", "yard", "lookout"])
def test_owned_cards_are_those_of_all_places(place: str) -> None:
    """Deck, discard, hand, yard and lookout all count as owned."""
    # The turn is another player's, so the yard is not cleaned up.
    text = f"turn: 1\nplayer 0: level=1 rule=slime_lab\n{place} 0: bones"

    assert points(text) == 1


def test_trashed_cards_and_rivals_cards_are_not_owned() -> None:
    """What is in the box, in the park or with others does not count."""
    g = fort("""
        player 0: level=1 rule=slime_lab
        trashed: bones
        park: doc chef#1 patch
        hand 1: captain
    """)

    assert GAME.score_sheet(g)[0]["made_up_rule"] == 0


def test_slime_lab_counts_books() -> None:
    """A point for each book symbol; pairs count twice, coins do not count."""
    assert (
        points("""
        player 0: level=1 rule=slime_lab
        deck 0: bones noodle_twins#1 puddin#1 smoke tiny#1
    """)
        == 3
    )


def test_play_palace_counts_crowns() -> None:
    """A point for each crown symbol; coins do not count."""
    assert (
        points("""
        player 0: level=1 rule=play_palace
        deck 0: tiny#1 prince#1 puddin#1 smoke bones
    """)
        == 3
    )


@pytest.mark.parametrize(("level", "worth"), [(1, 0), (2, 2), (3, 0)])
def test_minimalism_wants_exactly_level_two(level: int, worth: int) -> None:
    """Two points for a fort of level 2, nothing for a lower or higher one."""
    assert points(f"player 0: level={level} rule=minimalism") == worth


def test_minimalism_brings_eight_points_if_so_agreed() -> None:
    """Setting minimalism_points=8: as the English card has it."""
    assert points("settings: minimalism_points=8\nplayer 0: level=2 rule=minimalism") == 8
    assert points("settings: minimalism_points=8\nplayer 0: level=3 rule=minimalism") == 0


def test_friendship_bracelet_counts_different_suits() -> None:
    """A point for each basic suit, coins left out."""
    # Bitsy is a glue card and Flipper a coin.
    assert (
        points("""
        player 0: level=1 rule=friendship_bracelet
        deck 0: bones doc tiny#1 smoke
    """)
        == 3
    )


def test_friendship_bracelet_rewards_all_six_suits() -> None:
    """All six suits bring one point more."""
    five = """
        player 0: level=1 rule=friendship_bracelet
        deck 0: bones tiny#1 bug#1 dash#1 {}
    """
    assert points(five.format("")) == 5
    assert points(five.format("punky#1")) == 7


def test_pizza_party_counts_pizza_in_stash_and_pack() -> None:
    """A point for each pizza, wherever on the board."""
    assert points("player 0: level=2 stash=4/3 pack=1/2 rule=pizza_party") == 5


def test_piggy_bank_counts_toys_in_stash_and_pack() -> None:
    """A point for each toy, wherever on the board."""
    assert points("player 0: level=2 stash=4/3 pack=1/2 rule=piggy_bank") == 5


def test_secret_stash_counts_the_pack_only() -> None:
    """A point for each token in the pack, of either kind."""
    assert points("player 0: level=2 stash=4/3 pack=1/2 rule=secret_stash") == 3


def test_popularity_counts_lookout_cards() -> None:
    """A point for each card in the lookout, whatever its symbols."""
    assert (
        points("""
        player 0: level=2 rule=popularity
        lookout 0: the_moles#1 bones
        hand 0: doc
    """)
        == 2
    )


def test_sleepover_rewards_the_most_cards() -> None:
    """Eight points for more cards than anybody else, four when tied for most."""
    text = """
        players: 3
        player 0: level=1 rule=sleepover
        deck 0: bones doc
        deck 1: {}
        deck 2: tink
    """
    assert points(text.format("sarge")) == 8
    assert points(text.format("sarge scout")) == 4
    assert points(text.format("sarge scout wart")) == 0


def test_sleepover_brings_nothing_to_others() -> None:
    """Only the owner of the rule scores it."""
    g = fort("""
        player 0: level=1 rule=sleepover
        deck 1: sarge scout wart
        park: crash#2 blitz#2 baby_face
    """)

    assert [sheet["made_up_rule"] for sheet in GAME.score_sheet(g)] == [0, 0]


def test_loner_wants_no_best_friend() -> None:
    """Five points without any best friend; the lookout counts as owned too."""
    assert points("player 0: level=1 rule=loner\ntrashed: flipper bitsy") == 5
    assert points("player 0: level=1 rule=loner\ntrashed: flipper") == 0
    assert points("player 0: level=1 rule=loner\ntrashed: flipper\nlookout 0: bitsy") == 0


def test_big_plans_counts_upgrade_icons() -> None:
    """A point for each upgrade icon, also within a bigger action; Dot has two."""
    # Bitsy has one as well.
    assert points("player 0: level=1 rule=big_plans") == 1
    assert points("player 0: level=1 rule=big_plans\ndeck 0: dot lefty bug#1") == 4


def test_big_plans_does_not_count_diy() -> None:
    """The perk DIY is no card with the icon."""
    assert points("player 0: level=2 rule=big_plans perk=diy") == 1


def test_fort_level_multipliers_are_no_upgrade_icons() -> None:
    """Points for the fort level show a different icon."""
    assert points("player 0: level=1 rule=big_plans\ndeck 0: bug#1 bug#2") == 1
