"""Fort: the board of a player and the levels of the fort."""

from __future__ import annotations

from klubovna.games.fort import GAME
from klubovna.games.fort.state import Fort
from tests.games.fort.stories import asked, fort, names, offers, pack, play, refused, stash


def table(text: str) -> Fort:
    """Lay out a position with a park to recruit from."""
    return fort(f"{text}\npark: ghost#2 golden_boy#2 lil_boss")


def test_the_lookout_holds_a_card_more_than_the_level() -> None:
    """At level 0 one card fits into the lookout, with each level one more."""
    rooms = [table(f"player 0: level={level}").room_in_lookout(0) for level in range(6)]
    assert rooms == [1, 2, 3, 4, 5, 6]

    g = table("""
        player 0: level=2
        hand 0: moose sarge scout wart the_moles#1
    """)
    play(g, "moose the_moles#1")
    assert names(g, g.players[0].lookout) == ["sarge", "scout", "wart"]

    g = table("""
        player 0: level=1
        hand 0: moose sarge scout wart the_moles#1
    """)
    play(g, "moose")
    assert "the_moles#1" not in offers(g)  # three cards would not fit


def test_a_full_lookout_takes_no_card() -> None:
    """Cards in the lookout are not replaced: a full one makes tucking impossible."""
    g = table("""
        player 0: level=0
        hand 0: lefty bug#1
        lookout 0: doc
    """)

    assert refused(g, "lefty") == "4.8"


def test_the_stash_holds_four_of_each_kind() -> None:
    """Of each kind four tokens fit; more are not taken."""
    g = table("""
        player 0: level=1 stash=1/2
        hand 0: bug#1 the_moles#1 worm
    """)

    play(g, "bug#1 the_moles#1 private")

    assert stash(g, 0) == "1/4"


def test_a_full_heap_refuses_its_kind() -> None:
    """With four toys, toys or pizza can only be pizza."""
    g = table("""
        player 0: stash=4/0
        hand 0: flipper
        deck 0: bitsy
    """)

    play(g, "flipper glue")

    assert stash(g, 0) == "4/2"


def test_the_pack_holds_a_token_more_than_the_level() -> None:
    """At level 0 one token fits into the pack, with each level one more."""
    assert [table(f"player 0: level={n}").pack_capacity(0) for n in range(6)] == [1, 2, 3, 4, 5, 6]

    g = table("""
        player 0: level=0 stash=2/0 pack=0/1
        hand 0: scout bug#1
    """)
    play(g, "scout")
    assert (stash(g, 0), pack(g, 0)) == ("4/0", "0/1")  # no room: only the private action


def test_tokens_in_the_pack_do_not_fill_the_stash() -> None:
    """Pack and stash have room of their own."""
    g = table("""
        player 0: level=1 stash=0/3 pack=0/2
        hand 0: bug#1
    """)

    play(g, "bug#1 public finish")

    assert (stash(g, 0), pack(g, 0)) == ("0/4", "0/2")


def test_coloured_icons_are_paid_with_their_kind() -> None:
    """Level 1 costs one toy and one pizza here; two toys do not pay for it."""
    assert refused(table("player 0: stash=2/0\nhand 0: bitsy bug#1"), "bitsy") == "4.8"

    g = play(table("player 0: stash=1/1\nhand 0: bitsy bug#1"), "bitsy")
    assert (g.players[0].level, stash(g, 0)) == (1, "0/0")


def test_white_icons_are_paid_with_either_kind() -> None:
    """The third token for level 2 may be a toy or a pizza."""
    g = table("""
        player 0: level=1 stash=2/2 rule=loner
        hand 0: bitsy
    """)

    play(g, "bitsy")
    assert asked(g) == "pay_any" and offers(g) == ["0", "1"]

    play(g, "0")
    assert stash(g, 0) == "1/0"


def test_stash_and_pack_pay_together() -> None:
    """The payer says how many tokens come from the stash and how many from the pack."""
    text = """
        player 0: level=1 stash=1/1 pack=1/1 rule=loner
        hand 0: bitsy
    """
    g = play(table(text), "bitsy 1")
    assert (stash(g, 0), pack(g, 0)) == ("0/1", "0/1")  # two toys; the pizza is open

    assert asked(g) == "pay_from" and offers(g) == ["0", "1"]
    play(g, "0")
    assert (stash(g, 0), pack(g, 0)) == ("0/1", "0/0")


def test_paid_tokens_return_to_the_supply() -> None:
    """What an upgrade costs goes back to the supply."""
    g = table("""
        player 0: stash=1/1
        hand 0: bitsy
    """)
    assert g.supply == [29, 29]

    play(g, "bitsy")

    assert g.supply == [30, 30]


def test_an_upgrade_raises_the_fort_by_one() -> None:
    """However much one owns, an upgrade is one level."""
    g = table("""
        player 0: level=2 stash=4/4 rule=loner perk=bribe
        hand 0: bitsy
    """)

    play(g, "bitsy")

    assert (g.players[0].level, stash(g, 0)) == (3, "2/2")


def test_there_is_no_level_above_five() -> None:
    """A finished fort can't be upgraded."""
    g = table("""
        player 0: level=5 stash=4/4 rule=loner perk=bribe
        hand 0: bitsy bug#1
    """)

    assert refused(g, "bitsy") == "4.8"


def test_more_room_is_there_at_once() -> None:
    """A level gives room for a card and a token already to the rest of the same action."""
    g = table("""
        player 0: level=0 stash=1/1
        hand 0: lefty doc bones
        lookout 0: tink
    """)

    play(g, "lefty big_plans private doc")

    assert names(g, g.players[0].lookout) == ["doc", "tink"]
    assert g.pack_capacity(0) == 2


def test_level_one_brings_a_made_up_rule() -> None:
    """The owner looks through the stack in secret and keeps one; the rest stays."""
    g = table("""
        player 0: stash=1/1
        hand 0: bitsy
        rules: loner sleepover popularity
    """)

    play(g, "bitsy")
    assert asked(g) == "choose_rule" and set(offers(g)) == {"loner", "sleepover", "popularity"}

    play(g, "sleepover")
    mine, rival = GAME.view(g, 0)["players"][0], GAME.view(g, 1)["players"][0]
    assert (mine["rule"], rival["rule"], rival["has_rule"]) == ("sleepover", None, True)
    assert len(g.rule_stack) == 2


def test_the_second_taker_chooses_from_what_is_left() -> None:
    """The stack is put back without the card that was kept."""
    g = table("""
        player 0: stash=1/1
        player 1: stash=1/1
        hand 0: dot
        hand 1: tink
        rules: loner sleepover popularity
    """)

    play(g, "dot public loner 1:tink")

    assert (g.actor, set(offers(g))) == (1, {"sleepover", "popularity"})


def test_level_two_brings_a_perk() -> None:
    """One of the open perks is taken; the row is not filled up."""
    g = table("""
        player 0: level=1 stash=2/1 rule=loner
        hand 0: bitsy
        perks: bribe copy_cat diy
    """)

    play(g, "bitsy")
    assert asked(g) == "choose_perk" and set(offers(g)) == {"bribe", "copy_cat", "diy"}

    play(g, "copy_cat")
    assert GAME.view(g, 1)["players"][0]["perk"] == "copy_cat"
    assert len(g.perk_row) == 2


def test_other_levels_bring_no_card() -> None:
    """Levels 3 and 4 bring neither a rule nor a perk."""
    for level in (2, 3):
        g = table(f"""
            player 0: level={level} stash=4/4 rule=loner
            hand 0: bitsy
        """)
        play(g, "bitsy")
        while asked(g) == "pay_any":
            play(g, offers(g)[0])
        assert (g.players[0].level, g.players[0].perk) == (level + 1, -1)
        assert asked(g) == "recruit_card"


def test_level_five_brings_the_sculpture() -> None:
    """The first fort of level 5 gets the sculpture, and four points at the end for it."""
    g = table("""
        player 0: level=4 stash=4/4 rule=loner
        hand 0: bitsy
    """)

    play(g, "bitsy")

    assert g.sculptor == 0
    assert GAME.score_sheet(g)[0]["sculpture"] == 4
    assert GAME.score_sheet(g)[0]["fort"] == 23


def test_only_the_first_gets_the_sculpture() -> None:
    """A second fort of level 5 has its points, but not the sculpture."""
    g = table("""
        player 0: level=5 rule=loner
        player 1: level=4 stash=4/4 rule=sleepover
        sculptor: 0
        turn: 1
        hand 1: rusty
    """)

    play(g, "rusty")

    assert g.sculptor == 0 and g.players[1].level == 5
    assert [sheet["sculpture"] for sheet in GAME.score_sheet(g)] == [4, 0]
    assert GAME.score_sheet(g)[1]["fort"] == 23


def test_a_follower_gets_the_card_of_a_level_too() -> None:
    """It does not matter whose turn it is when a level is reached."""
    g = table("""
        player 1: level=1 stash=1/2 rule=loner
        player 0: stash=1/1
        hand 0: dot
        hand 1: tink
        perks: bribe copy_cat diy
        rules: sleepover popularity
    """)

    play(g, "dot public sleepover 1:tink 1:bribe")

    assert (g.players[1].level, GAME.view(g, 0)["players"][1]["perk"]) == (2, "bribe")
