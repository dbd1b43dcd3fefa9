"""Fort, chapter 11: the nine perks, each with its limits."""

from __future__ import annotations

import pytest

from klubovna.games.fort import GAME
from klubovna.games.fort.box.reader import load
from klubovna.games.fort.state import Fort
from tests.games.fort.stories import asked, fort, names, offers, pack, play, refused, stash, targets

NONE = -1


def table(text: str) -> Fort:
    """Lay out a position with a park to recruit from."""
    return fort(f"{text}\npark: ghost#2 golden_boy#2 lil_boss")


def why(g: Fort, target: str) -> str:
    """Return the rule that forbids what lies at a target."""
    refusal = GAME.why_not(g, g.actor, target)
    return refusal.rule if refusal else ""


def perk_of(g: Fort, player: int) -> str | None:
    perk: str | None = GAME.view(g, None)["players"][player]["perk"]
    return perk


# Do-Over.


def test_do_over_plays_one_more_card() -> None:
    """After the first card and all follows a second card may be played, once in the game."""
    g = table("""
        player 0: level=2 rule=loner perk=do_over
        hand 0: bug#1 dash#1 munch#1
        hand 1: sarge
    """)

    play(g, "bug#1 public finish")
    assert (g.actor, asked(g)) == (1, "follow")

    play(g, "1:sarge")
    assert (g.actor, asked(g), offers(g)) == (0, "play_card", ["dash#1", "munch#1", "skip"])

    play(g, "dash#1 done")
    assert stash(g, 0) == "0/2" and perk_of(g, 0) is None
    assert asked(g) == "recruit_card"


def test_do_over_can_be_improved_and_followed() -> None:
    """The second card is played by all the usual rules."""
    g = table("""
        player 0: level=2 rule=loner perk=do_over
        hand 0: bug#1 dash#1 rocket_bros#1
        hand 1: sarge the_ant
    """)

    play(g, "bug#1 public finish 1:sarge dash#1 rocket_bros#1 1:the_ant")

    assert (stash(g, 0), stash(g, 1)) == ("0/4", "0/2")


def test_do_over_needs_a_first_card() -> None:
    """Who skipped the play phase has nothing to do over."""
    g = table("""
        player 0: level=2 rule=loner perk=do_over
        hand 0: bug#1 dash#1
    """)

    play(g, "skip")

    assert asked(g) == "recruit_card"


def test_do_over_may_be_kept() -> None:
    """Using the perk is optional; unused it stays."""
    g = table("""
        player 0: level=2 rule=loner perk=do_over
        hand 0: bug#1 dash#1
    """)

    play(g, "bug#1 public finish skip")

    assert perk_of(g, 0) == "do_over" and asked(g) == "recruit_card"


def test_do_over_does_not_use_cards_in_play_again() -> None:
    """Cards of the first play are in play until phase 4; the lookout counts again."""
    g = table("""
        player 0: level=2 rule=loner perk=do_over
        hand 0: bug#1 the_moles#1 wart
        lookout 0: sarge
    """)

    play(g, "bug#1 the_moles#1 public 1 full finish wart")

    assert names(g, g.in_play) == ["bug#1", "the_moles#1"]
    assert asked(g) == "count_lookout" and offers(g) == ["0", "1"]


def test_do_over_allows_no_third_card() -> None:
    """The perk is trashed with its use."""
    g = table("""
        player 0: level=2 rule=loner perk=do_over
        hand 0: bug#1 dash#1 chef#1
    """)

    play(g, "bug#1 public finish dash#1")

    assert asked(g) == "recruit_card" and names(g, g.players[0].hand) == ["chef#1"]


# XXL Backpack.


def test_xxl_backpack_holds_two_more_tokens() -> None:
    """The pack holds two tokens more than the level allows."""
    text = """
        player 0: level=2 stash=3/0 pack=3/0 rule=loner{}
        hand 0: penny bug#1
    """
    assert table(text.format(" perk=xxl_backpack")).pack_capacity(0) == 5
    assert table(text.format("")).pack_capacity(0) == 3

    g = play(table(text.format(" perk=xxl_backpack")), "penny public finish")
    assert pack(g, 0) == "4/0"


def test_xxl_backpack_does_not_enlarge_the_lookout() -> None:
    """The lookout stays as the level says."""
    assert table("player 0: level=2 rule=loner perk=xxl_backpack").room_in_lookout(0) == 3


# Rough Housing.

ROUGH = """
    players: 4
    player 1: level=2 rule=loner perk=rough_housing
"""


def test_rough_housing_trashes_the_played_card() -> None:
    """Instead of following: the perk and the played card go to the box."""
    g = table(f"""
        {ROUGH}
        hand 0: bug#1 the_moles#1
        hand 1: sarge
    """)

    play(g, "bug#1 the_moles#1 1:pass 1:bug#1")

    assert names(g, g.trashed) == ["bug#1"] and perk_of(g, 1) is None
    assert names(g, g.in_play) == ["the_moles#1"]
    assert stash(g, 0) == "0/3"  # what the action brought stays


def test_rough_housing_comes_after_all_other_rivals() -> None:
    """Everybody else decides on following first."""
    g = table(f"""
        {ROUGH}
        hand 0: bug#1
        hand 1: sarge
        hand 2: scout
        hand 3: wart
    """)

    play(g, "bug#1 1:pass 2:scout 3:wart")

    assert (g.actor, asked(g)) == (1, "rough_house")


def test_rough_housing_is_instead_of_following() -> None:
    """Who followed may not rough-house the same card."""
    g = table(f"""
        {ROUGH}
        hand 0: bug#1
        hand 1: sarge
    """)

    play(g, "bug#1 1:sarge")

    assert (g.actor, asked(g)) == (0, "recruit_card")


def test_rough_housing_taken_by_following_does_not_hit_that_card() -> None:
    """Who reached level 2 by following has followed: the new perk has to wait."""
    g = table("""
        player 0: stash=1/1
        player 1: level=1 stash=2/1 rule=loner
        hand 0: captain
        hand 1: bones
        rules: sleepover minimalism
        perks: rough_housing do_over diy
    """)

    play(g, "captain sleepover 1:bones 1:rough_housing")

    assert (g.actor, asked(g)) == (0, "recruit_card")


def test_rough_housing_needs_no_card_of_the_suit() -> None:
    """The owner need not be able to follow."""
    g = table(f"""
        {ROUGH}
        hand 0: bug#1
        hand 1: doc
    """)

    play(g, "bug#1")

    assert (g.actor, asked(g)) == (1, "rough_house")


def test_rough_housing_needs_no_public_action() -> None:
    """A card with an empty public panel can be hit too."""
    g = table(f"""
        {ROUGH}
        hand 0: punky#1
    """)

    play(g, "punky#1 toy 1:punky#1")

    assert names(g, g.trashed) == ["punky#1"]


def test_rough_housing_never_hits_a_best_friend() -> None:
    """A best friend is only lost by its owner's own choice."""
    g = table(f"""
        {ROUGH}
        hand 0: flipper
        deck 0: bitsy
    """)

    play(g, "flipper glue toy")

    assert (g.actor, asked(g)) == (0, "recruit_card")


def test_rough_housing_hits_a_best_friend_if_so_agreed() -> None:
    """Setting rough_housing_can_trash_best_friend: then it may."""
    g = table(f"""
        settings: rough_housing_can_trash_best_friend=yes
        {ROUGH}
        hand 0: flipper
        deck 0: bitsy
    """)

    play(g, "flipper glue toy 1:flipper")

    assert names(g, g.trashed) == ["flipper"]


def test_rough_housing_may_be_kept() -> None:
    """Using the perk is optional."""
    g = table(f"""
        {ROUGH}
        hand 0: bug#1
    """)

    play(g, "bug#1 1:no")

    assert perk_of(g, 1) == "rough_housing" and names(g, g.in_play) == ["bug#1"]


def test_rough_housing_does_not_hit_the_own_card() -> None:
    """It is for the cards of others."""
    g = table("""
        player 0: level=2 rule=loner perk=rough_housing
        hand 0: bug#1
    """)

    play(g, "bug#1 public finish")

    assert (g.actor, asked(g)) == (0, "recruit_card")


# Sticky Fingers.


def test_sticky_fingers_packs_from_the_supply() -> None:
    """On the own turn tokens for the pack may come from the supply, in any mix."""
    g = table("""
        player 0: level=2 rule=loner perk=sticky_fingers
        hand 0: the_ant dash#1
    """)

    play(g, "the_ant dash#1")
    assert targets(g) == ["supply/toy", "supply/pizza"]

    play(g, "supply/toy supply/pizza finish")
    assert (stash(g, 0), pack(g, 0), g.supply) == ("0/0", "1/1", [29, 29])


def test_sticky_fingers_may_still_pack_from_the_stash() -> None:
    """Stash and supply may be mixed."""
    g = table("""
        player 0: level=2 stash=1/0 rule=loner perk=sticky_fingers
        hand 0: the_ant dash#1
    """)

    play(g, "the_ant dash#1")
    assert targets(g) == ["stash/toy", "supply/toy", "supply/pizza"]

    play(g, "stash/toy supply/pizza finish")
    assert (stash(g, 0), pack(g, 0)) == ("0/0", "1/1")


def test_sticky_fingers_do_not_work_while_following() -> None:
    """On the turn of others tokens come from the stash."""
    text = """
        player 0: level=1 stash=1/0
        player 1: level=2 stash={} rule=loner perk=sticky_fingers
        hand 0: scout
        hand 1: sarge
    """
    g = play(table(text.format("0/0")), "scout public finish")
    assert (g.actor, asked(g)) == (0, "recruit_card")

    g = play(table(text.format("1/0")), "scout public finish 1:sarge")
    assert (stash(g, 1), pack(g, 1)) == ("0/0", "1/0")


def test_sticky_fingers_do_not_gain_from_nowhere() -> None:
    """An empty supply has nothing to take."""
    g = fort("""
        players: 4
        player 0: level=5 rule=loner perk=sticky_fingers
        player 1: level=5 stash=4/4 pack=6/0
        player 2: level=5 stash=4/4 pack=6/0
        player 3: level=5 stash=4/4 pack=6/0
        hand 0: the_ant dash#1
        park: ghost#2 golden_boy#2 lil_boss
    """)
    assert g.supply[0] == 0

    play(g, "the_ant dash#1")

    assert pack(g, 0) == "0/2"


# Copy Cat.


def test_copy_cat_discards_two_cards() -> None:
    """When following, up to two matching cards may be discarded and all their symbols used."""
    g = table("""
        player 1: level=2 rule=loner perk=copy_cat
        hand 0: bug#1
        hand 1: the_moles#1 sarge
    """)

    play(g, "bug#1 1:the_moles#1 1:sarge")
    assert asked(g) == "follow_count" and offers(g) == ["2", "3"]

    play(g, "1:3")
    assert stash(g, 1) == "0/3" and g.players[1].hand == []


def test_copy_cat_may_discard_one_card() -> None:
    """One card is enough to follow."""
    g = table("""
        player 1: level=2 rule=loner perk=copy_cat
        hand 0: bug#1
        hand 1: scout sarge
    """)

    play(g, "bug#1 1:scout 1:enough")

    assert stash(g, 1) == "0/1" and names(g, g.players[1].hand) == ["sarge"]


def test_copy_cat_needs_matching_cards() -> None:
    """Both cards show the suit, and there is no third."""
    g = table("""
        player 1: level=2 rule=loner perk=copy_cat
        hand 0: bug#1
        hand 1: scout sarge wart doc
    """)

    play(g, "bug#1 1:scout")
    assert offers(g) == ["sarge", "wart", "enough"]
    assert refused(g, "doc") == "11.5"

    play(g, "1:sarge")
    assert stash(g, 1) == "0/2" and (g.actor, asked(g)) == (0, "recruit_card")


def test_copy_cat_does_not_help_an_action_without_a_suit() -> None:
    """An action without x and a suit is followed with one card."""
    g = table("""
        player 1: level=2 rule=loner perk=copy_cat
        hand 0: wart
        hand 1: scout sarge
    """)

    play(g, "wart public finish 1:scout")

    assert stash(g, 1) == "0/1" and names(g, g.players[1].hand) == ["sarge"]


def test_copy_cats_second_card_must_contribute() -> None:
    """With room for one token a second card is not asked for."""
    g = table("""
        player 1: level=2 stash=0/3 rule=loner perk=copy_cat
        hand 0: bug#1
        hand 1: scout sarge
    """)

    play(g, "bug#1 1:scout")

    assert stash(g, 1) == "0/4" and names(g, g.players[1].hand) == ["sarge"]


def test_copy_cat_works_again_and_again() -> None:
    """The perk is not used up."""
    g = table("""
        player 1: level=2 rule=loner perk=copy_cat
        hand 0: bug#1
        hand 1: scout sarge
    """)

    play(g, "bug#1 1:scout 1:sarge")

    assert perk_of(g, 1) == "copy_cat"


# Birthday Party.


def test_birthday_party_recruits_once_more() -> None:
    """After the recruit phase one more card may come from park or park deck."""
    g = table("""
        player 0: level=2 rule=loner perk=birthday_party
        hand 0: wart
        deck 0: bones captain patch dash#1 munch#1
        yard 1: doc
    """)

    play(g, "skip lil_boss")
    assert asked(g) == "party_recruit" and {"ghost#2", "golden_boy#2", "top"} <= set(offers(g))

    play(g, "ghost#2")
    assert names(g, g.players[0].discard) == ["ghost#2", "lil_boss"] and len(g.park) == 3
    assert perk_of(g, 0) == "birthday_party"


def test_birthday_party_does_not_recruit_from_yards() -> None:
    """The second card never comes from a rival's yard."""
    g = table("""
        player 0: level=2 rule=loner perk=birthday_party
        hand 0: wart
        yard 1: doc
    """)

    play(g, "skip lil_boss")

    assert "doc" not in offers(g) and why(g, "yard/1/doc") == "11.6"


def test_birthday_party_is_optional_and_for_the_own_turn() -> None:
    """It may be declined, and it does nothing in the turn of others."""
    text = """
        player {}: level=2 rule=loner perk=birthday_party
        hand 0: wart
        deck 0: bones captain patch dash#1 munch#1
    """
    g = play(table(text.format(0)), "skip lil_boss no")
    assert names(g, g.players[0].discard) == ["lil_boss"] and g.actor == 1

    g = play(table(text.format(1)), "skip lil_boss")
    assert asked(g) == "recruit_card" and g.actor == 1


# Recycling.

RECYCLER = """
    player 0: level=2 rule=loner perk=recycling
    discard 0: dash#1
"""


def test_recycling_takes_a_discarded_card_to_the_hand() -> None:
    """On the own turn: trash the perk, take one card of the own discard into the hand."""
    g = table(f"""
        {RECYCLER}
        hand 0: bug#1
    """)

    play(g, "recycle")
    assert perk_of(g, 0) is None and offers(g) == ["bug#1", "dash#1", "skip"]

    play(g, "dash#1")
    assert stash(g, 0) == "0/1"


def test_recycling_may_be_used_between_two_actions() -> None:
    """Between the actions of a card it is allowed."""
    g = table(f"""
        {RECYCLER}
        hand 0: bug#1
    """)

    play(g, "bug#1 public")
    assert offers(g) == ["private", "recycle", "finish"]

    play(g, "recycle private full")
    assert names(g, g.players[0].hand) == ["dash#1"] and stash(g, 0) == "0/1"


def test_recycling_does_not_extend_a_declared_play() -> None:
    """A card taken back after the added cards were declared is not asked for again."""
    g = table(f"""
        {RECYCLER.replace("dash#1", "sarge")}
        hand 0: bug#1
    """)

    play(g, "bug#1 recycle")

    assert asked(g) == "use_action" and names(g, g.players[0].hand) == ["sarge"]


def test_recycling_can_serve_the_second_action() -> None:
    """A card taken back between the actions may go to the lookout by the second one."""
    g = table(f"""
        {RECYCLER}
        hand 0: sarge
    """)

    play(g, "sarge public")
    assert offers(g) == ["recycle", "finish"]  # nobody is in hand for the lookout

    play(g, "recycle private")
    assert names(g, g.players[0].lookout) == ["dash#1"]


def test_recycling_may_be_used_after_recruiting() -> None:
    """After the recruit phase, also the recruited card can be taken back."""
    g = table(f"""
        {RECYCLER}
        hand 0: wart
    """)

    play(g, "skip lil_boss")
    assert asked(g) == "may_recycle" and offers(g) == ["dash#1", "lil_boss", "no"]

    play(g, "lil_boss")
    assert "lil_boss" in names(g, g.players[0].yard)


def test_recycling_after_discarding_keeps_the_card_in_hand() -> None:
    """Taken after phase 4 the card stays in hand, and five more are drawn."""
    g = table(f"""
        {RECYCLER}
        hand 0: wart
        deck 0: bones captain patch munch#1 tink
    """)

    play(g, "skip lil_boss no")
    assert asked(g) == "may_recycle"

    play(g, "dash#1")
    assert len(g.players[0].hand) == 6 and "dash#1" in names(g, g.players[0].hand)


def test_recycling_is_not_offered_between_play_and_recruiting() -> None:
    """After the follows recruiting comes at once: right after it there is more to choose from."""
    g = table(f"""
        {RECYCLER}
        hand 0: bug#1
    """)

    play(g, "bug#1 public finish")

    assert asked(g) == "recruit_card"


def test_recycling_is_not_offered_while_drawing_or_following() -> None:
    """It is for the own turn, and not for the draw phase."""
    g = table("""
        player 1: level=2 rule=loner perk=recycling
        discard 1: dash#1
        hand 0: bug#1
        hand 1: sarge
    """)

    play(g, "bug#1")
    assert (g.actor, asked(g), offers(g)) == (1, "follow", ["sarge", "pass"])

    play(g, "1:sarge lil_boss")
    # The turn of player 0 is over; the first thing asked of player 1 is in the own turn.
    assert (g.actor, g.play.leader, perk_of(g, 1)) == (1, 1, "recycling")


def test_recycling_needs_a_discarded_card() -> None:
    """An empty discard has nothing to give."""
    g = table("""
        player 0: level=2 rule=loner perk=recycling
        hand 0: bug#1
    """)

    assert offers(g) == ["bug#1", "skip"] and refused(g, "recycle") == "11.7"


def test_a_recycled_card_is_known_to_all() -> None:
    """Everybody saw which card went back to the hand."""
    g = table(f"""
        {RECYCLER}
        hand 0: bug#1
    """)

    play(g, "recycle")

    assert GAME.view(g, 1)["players"][0]["known_in_hand"] == ["dash#1"]


# DIY.


def test_diy_upgrades_instead_of_playing_a_card() -> None:
    """Trash the perk and upgrade for one resource more; no card is played."""
    g = table("""
        player 0: level=2 stash=3/2 rule=loner perk=diy
        hand 0: bug#1
    """)

    play(g, "diy")

    assert (g.players[0].level, stash(g, 0), perk_of(g, 0)) == (3, "0/0", None)
    assert asked(g) == "recruit_card" and names(g, g.players[0].hand) == ["bug#1"]


def test_diy_can_not_be_followed() -> None:
    """Nobody follows an upgrade by DIY."""
    g = table("""
        player 0: level=2 stash=3/2 rule=loner perk=diy
        player 1: stash=1/1
        hand 0: bug#1
        hand 1: tink bud sarge
    """)

    play(g, "diy")

    assert (g.actor, asked(g)) == (0, "recruit_card")


def test_diy_must_be_paid() -> None:
    """The usual price is not enough."""
    g = table("""
        player 0: level=2 stash=2/2 rule=loner perk=diy
        hand 0: bug#1
    """)

    assert offers(g) == ["bug#1", "skip"] and refused(g, "diy") == "11.8"


def test_diy_is_not_offered_to_others() -> None:
    """Without the perk there is no such option."""
    g = table("""
        player 0: level=2 stash=4/4 rule=loner
        hand 0: bug#1
    """)

    assert refused(g, "diy") == "11.8"


# Bribe.


def test_bribe_tucks_cards_from_elsewhere() -> None:
    """On the own turn the lookout may take cards of the park, the park deck or any yard."""
    g = table("""
        player 0: level=2 rule=loner perk=bribe
        hand 0: prince#1 sarge
        yard 1: doc
    """)

    play(g, "prince#1")
    assert set(targets(g)) == {
        "hand/sarge",
        "park/ghost#2",
        "park/golden_boy#2",
        "park/lil_boss",
        "yard/1/doc",
        "park_deck/top",
    }

    play(g, "doc")
    assert names(g, g.players[0].lookout) == ["doc"] and g.players[1].yard == ()


@pytest.mark.parametrize("source", ["lil_boss", "top", "sarge"])
def test_bribe_refills_the_park_and_owns_the_card(source: str) -> None:
    """A park card is replaced; whatever is tucked counts as owned."""
    g = table("""
        player 0: level=2 rule=loner perk=bribe
        hand 0: prince#1 sarge
    """)
    before = len(g.players[0].all_cards())

    play(g, f"prince#1 {source} finish")

    assert len(g.players[0].lookout) == 1 and len(g.park) == 3
    grown = 0 if source == "sarge" else 1
    assert len(g.players[0].all_cards()) == before - 1 + grown  # Prince is in play


def test_bribe_does_not_work_while_following() -> None:
    """On the turn of others only hand cards can be tucked."""
    g = table("""
        player 0: level=1
        player 1: level=2 rule=loner perk=bribe
        hand 0: prince#1 sarge
        hand 1: ghost#1 tink bones
    """)

    play(g, "prince#1 finish 1:ghost#1")

    assert targets(g) == ["hand/bones", "hand/tink"]
    assert refused(g, "lil_boss") == "11.9"


def test_bribe_lets_a_play_succeed_without_hand_cards() -> None:
    """With nobody else in hand, the lookout can be filled from the park."""
    g = table("""
        player 0: level=2 rule=loner perk=bribe
        hand 0: prince#1
    """)
    assert offers(g) == ["prince#1", "skip"]

    g = table("""
        player 0: level=2 rule=loner
        hand 0: prince#1
    """)
    assert asked(g) == "recruit_card"  # without the perk Prince can't be played alone


# All perks.


def test_a_player_has_at_most_one_perk() -> None:
    """Only level 2 brings a perk; a used one is not replaced by a later level."""
    g = table("""
        player 0: level=2 stash=3/2 rule=loner perk=diy
        hand 0: bug#1
    """)

    play(g, "diy lil_boss")

    assert g.players[0].level == 3 and g.players[0].perk == NONE


def test_a_perk_works_at_once() -> None:
    """A perk taken in the middle of a turn can be used in the same turn."""
    g = table("""
        player 0: level=1 stash=2/1 rule=loner
        hand 0: bitsy bug#1
        perks: do_over bribe diy
    """)

    play(g, "bitsy do_over")

    assert asked(g) == "play_card" and offers(g) == ["bug#1", "skip"]


def test_all_nine_perks_are_there() -> None:
    """The box has nine perks, four of which work once."""
    perks = load().perks

    assert len(perks) == 9
    assert {p.id for p in perks if p.one_shot} == {"diy", "do_over", "recycling", "rough_housing"}
