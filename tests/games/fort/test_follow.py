"""Fort: following the public action of the leader."""

from __future__ import annotations

from klubovna.core.game import title
from klubovna.games.fort.state import Fort
from tests.games.fort.stories import asked, fort, names, offers, pack, play, refused, stash


def table(text: str) -> Fort:
    """Lay out a position with a park to recruit from."""
    return fort(f"{text}\npark: ghost#2 golden_boy#2 lil_boss")


def test_rivals_may_follow_the_public_action() -> None:
    """A rival who discards a card of the suit does the public action too."""
    g = table("""
        hand 0: bug#1
        hand 1: sarge doc
    """)

    play(g, "bug#1 1:sarge")

    assert (stash(g, 0), stash(g, 1)) == ("0/1", "0/1")
    assert names(g, g.players[1].discard) == ["sarge"]


def test_following_is_never_compulsory() -> None:
    """A rival may pass although able to follow."""
    g = table("""
        hand 0: bug#1
        hand 1: sarge
    """)

    play(g, "bug#1 1:pass")

    assert stash(g, 1) == "0/0" and names(g, g.players[1].hand) == ["sarge"]


def test_followers_are_asked_clockwise_and_see_what_was_left() -> None:
    """From the leader's left everybody gets one chance, one after another."""
    g = table("""
        players: 4
        turn: 2
        hand 2: bug#1
        hand 0: wart
        hand 1: sarge
        hand 3: scout
    """)

    play(g, "2:bug#1 3:scout 0:pass 1:sarge")

    assert [stash(g, p) for p in range(4)] == ["0/0", "0/1", "0/1", "0/1"]
    assert (g.actor, asked(g)) == (2, "recruit_card")


def test_an_action_that_the_leader_left_out_can_be_followed() -> None:
    """It does not matter whether the leader used the public action."""
    g = table("""
        player 0: level=1
        hand 0: bug#1
        hand 1: sarge
    """)

    play(g, "bug#1 private finish 1:sarge")

    assert (stash(g, 0), stash(g, 1)) == ("0/0", "0/1")


def test_the_private_action_is_never_followed() -> None:
    """Followers get nothing of the private action."""
    g = table("""
        player 0: level=1
        player 1: level=3
        hand 0: bug#1
        hand 1: sarge
    """)

    play(g, "bug#1 private public 1:sarge")

    assert (g.players[1].score, stash(g, 1)) == (0, "0/1")


def test_without_a_public_action_nobody_is_asked() -> None:
    """Ghost, Punky and Smoke have an empty public panel: nothing to follow."""
    for card in ("ghost#1", "punky#1"):
        g = table(f"""
            hand 0: {card}
            hand 1: prince#1 blitz#1 bud
        """)
        play(g, f"{card} toy")
        assert (g.actor, asked(g)) == (0, "recruit_card")


def test_a_skipped_play_can_not_be_followed() -> None:
    """Without a played card there is nothing to follow."""
    g = table("""
        hand 0: bug#1
        hand 1: sarge
    """)

    play(g, "skip")

    assert (g.actor, asked(g)) == (0, "recruit_card")


def test_following_needs_a_card_of_the_suit() -> None:
    """Other suits do not match; such a card is refused."""
    g = table("""
        hand 0: bug#1
        hand 1: sarge doc
    """)

    play(g, "bug#1")

    assert offers(g) == ["sarge", "pass"]
    assert refused(g, "doc") == "5.2"


def test_a_coin_matches_every_suit() -> None:
    """A coin can be discarded whatever the leader played."""
    g = table("""
        hand 0: bug#1
        hand 1: bud
    """)

    play(g, "bug#1 1:bud")

    assert stash(g, 1) == "0/1"


def test_cards_of_the_lookout_are_not_discarded() -> None:
    """Only a hand card can be discarded to follow."""
    g = table("""
        hand 0: bug#1
        hand 1: doc
        lookout 1: sarge
    """)

    play(g, "bug#1")

    assert (g.actor, asked(g)) == (0, "recruit_card")


def test_lookout_symbols_of_followers_do_not_count() -> None:
    """The symbols in a follower's lookout do not repeat the action."""
    g = table("""
        player 1: level=1
        hand 0: bug#1
        hand 1: sarge
        lookout 1: the_moles#1
    """)

    play(g, "bug#1 1:sarge")

    assert stash(g, 1) == "0/1" and asked(g) == "recruit_card"


def test_lookout_symbols_of_followers_count_if_so_agreed() -> None:
    """Setting followers_may_count_lookout_suits: each lookout symbol may be added."""
    g = table("""
        settings: followers_may_count_lookout_suits=yes
        player 1: level=1
        hand 0: bug#1
        hand 1: sarge
        lookout 1: the_moles#1 bud
    """)

    play(g, "bug#1 1:sarge")
    assert asked(g) == "follow_count" and offers(g) == ["1", "2", "3", "4"]

    play(g, "1:3")
    assert stash(g, 1) == "0/3"


def test_one_card_is_discarded_and_no_more() -> None:
    """Two cards of the suit do not follow twice."""
    g = table("""
        hand 0: bug#1
        hand 1: sarge scout
    """)

    play(g, "bug#1 1:sarge")

    assert (stash(g, 1), names(g, g.players[1].hand)) == ("0/1", ["scout"])
    assert g.actor == 0


def test_symbols_of_the_leader_do_not_help_a_follower() -> None:
    """Added cards and lookout of the leader count for the leader alone."""
    g = table("""
        player 0: level=1
        hand 0: bug#1 the_moles#1
        lookout 0: worm
        hand 1: sarge
    """)

    play(g, "bug#1 the_moles#1 public 1 full private 1:sarge")

    assert (stash(g, 0), stash(g, 1)) == ("0/4", "0/1")


def test_a_follower_does_the_whole_action() -> None:
    """Who can't do the action in full is not asked."""
    g = table("""
        hand 0: flipper doc
        hand 1: sarge bud
        player 1: stash=0/3
    """)

    play(g, "flipper shovel public full pizza finish")

    assert (g.actor, asked(g)) == (0, "recruit_card")


def test_a_follower_never_counts_zero() -> None:
    """With an empty lookout the tokens for lookout cards can't be followed."""
    g = table("""
        player 0: level=1
        hand 0: worm
        lookout 0: doc
        hand 1: sarge
    """)

    play(g, "worm toy")

    assert (g.actor, asked(g)) == (0, "recruit_card")


def test_multipliers_read_the_board_of_the_follower() -> None:
    """Tokens for lookout cards: the follower counts his own lookout."""
    g = table("""
        player 0: level=1
        player 1: level=1
        hand 0: worm
        lookout 0: doc
        hand 1: sarge
        lookout 1: bones tink
    """)

    play(g, "worm toy 1:sarge")

    assert (stash(g, 0), stash(g, 1)) == ("1/0", "2/0")


def test_the_leader_names_what_the_coin_stands_for() -> None:
    """Of a coin card the leader names the suit that followers must discard."""
    g = table("""
        hand 0: flipper
        deck 0: bitsy
        hand 1: tink sarge bud
    """)

    play(g, "flipper glue toy")

    assert offers(g) == ["tink", "bud", "pass"]
    assert refused(g, "sarge") == "5.5"


def test_the_named_suit_is_one_of_the_six() -> None:
    """The leader names a basic suit."""
    g = table("hand 0: flipper doc")

    play(g, "flipper")

    assert offers(g) == ["skateboard", "shovel", "glue", "squirt_gun", "crown", "book"]


def test_a_follower_takes_the_kind_that_the_leader_took() -> None:
    """Toys or pizza: the leader's choice binds the followers."""
    g = table("""
        hand 0: flipper
        deck 0: bitsy
        hand 1: tink bug#1
    """)

    play(g, "flipper glue pizza 1:tink")

    assert (stash(g, 0), stash(g, 1)) == ("0/2", "0/2")


def test_a_part_binds_followers_to_the_kind_but_not_to_the_amount() -> None:
    """The leader took one pizza of two; a follower takes two pizzas or does not follow."""
    text = """
        player 0: stash=4/3
        player 1: stash=0/{}
        hand 0: flipper doc
        hand 1: tink bug#1
    """
    g = play(table(text.format(2)), "flipper glue private public")
    assert asked(g) == "follow"
    play(g, "1:tink")
    assert stash(g, 1) == "0/4"

    g = play(table(text.format(3)), "flipper glue private public")
    assert asked(g) == "recruit_card"


def test_followers_choose_freely_if_the_leader_took_nothing() -> None:
    """If the leader left the public action out, each follower chooses the kind."""
    g = table("""
        players: 3
        hand 0: flipper doc
        hand 1: tink
        hand 2: kitty
    """)

    play(g, "flipper glue private finish 1:tink 1:toy 2:kitty 2:pizza")

    assert [stash(g, p) for p in range(3)] == ["0/0", "2/0", "0/2"]


def test_the_kind_of_the_private_action_does_not_bind() -> None:
    """What the leader took by the private action leaves followers free to choose."""
    g = table("""
        hand 0: tiny#1
        hand 1: prince#1
        yard 1: doc
    """)

    play(g, "tiny#1 private pizza finish 1:prince#1")

    assert asked(g) == "choose_kind" and offers(g) == ["toy", "pizza"]


def test_two_matching_symbols_may_both_be_counted() -> None:
    """A discarded pair repeats the action once or twice, as the follower likes."""
    g = table("""
        hand 0: bug#1
        hand 1: the_moles#1
    """)

    play(g, "bug#1 1:the_moles#1")
    assert asked(g) == "follow_count" and offers(g) == ["1", "2"]

    play(g, "1:2")
    assert stash(g, 1) == "0/2"


def test_a_coin_beside_the_suit_counts_as_a_second_symbol() -> None:
    """Crown and coin are two crowns for a follower."""
    g = table("""
        player 0: level=1
        player 1: level=1
        hand 0: prince#1 doc
        hand 1: puddin#1 tink bones
    """)

    play(g, "prince#1 finish 1:puddin#1")
    assert offers(g) == ["1", "2"]

    play(g, "1:2")
    assert names(g, g.players[1].lookout) == ["bones", "tink"]


def test_one_of_two_symbols_is_enough_to_match() -> None:
    """A card with two symbols follows if one of them matches."""
    g = table("""
        hand 0: bug#1
        hand 1: puddin#1
    """)

    play(g, "bug#1 1:puddin#1")

    assert stash(g, 1) == "0/1"


def test_counting_stops_where_the_action_would_not_be_whole() -> None:
    """With room for one pizza a pair follows once, not twice."""
    g = table("""
        player 1: stash=0/3
        hand 0: bug#1
        hand 1: the_moles#1
    """)

    play(g, "bug#1 1:the_moles#1")

    assert stash(g, 1) == "0/4" and asked(g) == "recruit_card"


def test_a_follower_is_told_what_limits_the_repetitions() -> None:
    """The question counts what is discarded and shown, and how often the action could be done."""
    g = table("""
        player 1: level=2 rule=loner perk=copy_cat stash=0/1
        hand 0: bug#1
        hand 1: the_moles#1 sarge
    """)

    play(g, "bug#1")
    assert limits(g) == {"cards": 0, "shown": 0, "possible": 3}

    play(g, "1:the_moles#1")
    assert limits(g) == {"cards": 1, "shown": 2, "possible": 3}

    play(g, "1:sarge")
    assert limits(g) == {"cards": 2, "shown": 3, "possible": 3}


def limits(g: Fort) -> dict[str, int | str]:
    """Return the numbers that a question tells."""
    decision = title("fort").decision(g, g.actor)
    assert decision is not None
    return {name: told for name, told in decision.args.items() if isinstance(told, int)}


def test_the_discarded_card_may_be_trashed() -> None:
    """The card lies in the discard before the action is done, so it can be the one to trash."""
    g = table("""
        hand 0: crash#1 doc
        hand 1: blitz#1
    """)

    play(g, "crash#1 public finish 1:blitz#1")

    assert "blitz#1" in names(g, g.trashed)


def test_the_discarded_card_is_no_hand_card_any_more() -> None:
    """Who has only the card to discard has nothing to put into the lookout."""
    g = table("""
        player 0: level=1
        hand 0: prince#1 doc
        hand 1: ghost#1
    """)

    play(g, "prince#1 finish")

    assert (g.actor, asked(g)) == (0, "recruit_card")


def test_a_best_friend_may_be_discarded_and_stays_yours() -> None:
    """A best friend discarded to follow lies in the own discard."""
    g = table("""
        hand 0: bug#1
        hand 1: rusty
    """)

    play(g, "bug#1 1:rusty")

    assert names(g, g.players[1].discard) == ["rusty"]


def test_any_number_of_leaders_may_be_followed() -> None:
    """A player may follow again and again until the own turn."""
    g = table("""
        players: 3
        hand 0: bug#1
        hand 1: bug#2
        hand 2: sarge scout
    """)

    play(g, "bug#1 1:pass 2:sarge 0:lil_boss 1:bug#2 2:scout")

    assert stash(g, 2) == "0/2"


def test_followers_pack_from_their_own_stash() -> None:
    """A follower does the action with the own board."""
    g = table("""
        player 0: level=1 stash=1/0
        player 1: level=1 stash=0/1
        hand 0: scout
        hand 1: sarge
    """)

    play(g, "scout public finish 1:sarge")

    assert (pack(g, 0), pack(g, 1)) == ("1/0", "0/1")
