"""Fort, chapter 9: when the game ends and who wins."""

from __future__ import annotations

import pytest

from klubovna.core.luck import dice
from klubovna.games.fort import GAME
from klubovna.games.fort.box.contents import BOOK
from klubovna.games.fort.box.reader import load
from klubovna.games.fort.state import Fort
from tests.games.fort.stories import asked, fort, names, offers, play

PARK = "park: ghost#2 golden_boy#2 lil_boss"


def table(text: str) -> Fort:
    """Lay out a position with a park to recruit from."""
    return fort(f"{text}\n{PARK}")


def all_but(text: str, left: str) -> Fort:
    """Lay out a position whose park deck holds only `left`; all kids not named are trashed."""
    box = load()
    named = f"{text} {left}".split()
    gone = [kid.word for kid in box.kids[: box.park_kids] if kid.word not in named]
    return fort(f"{text}\ntrashed: {' '.join(gone)}")


def test_25_points_on_the_track_end_the_game() -> None:
    """25 points on the victory track trigger the end, 24 do not."""
    text = """
        turn: 1
        player 0: score={}
        hand 1: wart
    """
    assert play(table(text.format(25)), "skip lil_boss").is_over
    assert not play(table(text.format(24)), "skip lil_boss").is_over


def test_more_than_25_points_end_the_game_too() -> None:
    """It need not be 25 exactly, and points of the fort do not trigger the end."""
    g = table("""
        turn: 1
        player 0: level=4 score=20
        player 1: level=2 score=24
        hand 1: bug#1
    """)

    play(g, "bug#1 private full finish lil_boss")

    assert g.is_over and GAME.end_reason(g) == "points"
    assert not play(table("turn: 1\nplayer 0: level=4 score=20\nhand 1: wart"), "skip top").is_over


def test_level_five_ends_the_game() -> None:
    """A fort of level 5 triggers the end, level 4 does not."""
    text = """
        turn: 1
        player 0: level={}
        hand 1: wart
    """
    g = play(table(text.format(5)), "skip lil_boss")
    assert g.is_over and GAME.end_reason(g) == "fort_level"
    assert not play(table(text.format(4)), "skip lil_boss").is_over


def test_an_empty_park_deck_ends_the_game() -> None:
    """Without cards in the park deck the game ends, even if the park still shows some."""
    g = all_but(f"turn: 1\nhand 1: wart\n{PARK}", left="chef#1")

    play(g, "skip lil_boss")

    assert g.is_over and GAME.end_reason(g) == "park_deck"
    assert len(g.park) == 3


def test_a_last_card_in_the_park_deck_keeps_the_game_going() -> None:
    """One card in the park deck is enough to go on."""
    g = all_but(f"turn: 1\nhand 1: wart\nyard 0: doc\n{PARK}", left="chef#1")

    play(g, "skip doc")

    assert not g.is_over and len(g.park_deck) == 1


def test_the_leader_finishes_the_turn() -> None:
    """A trigger in the middle of a turn does not cut it short."""
    g = table("""
        starter: 1
        player 0: level=1 score=24
        hand 0: bug#1 doc
        turn: 0
    """)

    play(g, "bug#1 private public")
    assert asked(g) == "recruit_card"

    play(g, "lil_boss")
    assert g.is_over
    assert names(g, g.players[0].yard) == ["doc"]
    assert names(g, g.players[0].hand) == ["bitsy", "bug#1", "flipper", "lil_boss"]


@pytest.mark.parametrize(("leader", "turns_left"), [(0, 3), (1, 2), (2, 1), (3, 0)])
def test_everybody_has_the_same_number_of_turns(leader: int, turns_left: int) -> None:
    """The round is finished: play goes on up to the player right of the starter."""
    g = table(f"""
        players: 4
        starter: 0
        turn: {leader}
        player {leader}: score=25
        hand {leader}: wart
    """)
    play(g, f"{leader}:skip top")

    turns = 0
    while not g.is_over:
        turns += 1
        leader_now = g.play.leader
        while not g.is_over and g.play.leader == leader_now:
            play(g, "skip" if "skip" in offers(g) else offers(g)[-1])

    assert turns == turns_left


def test_the_round_is_reckoned_from_the_starter() -> None:
    """With player 2 as the starter, player 1 has the last turn."""
    g = table("""
        players: 3
        starter: 2
        turn: 1
        player 1: score=25
        hand 1: wart
    """)

    play(g, "skip lil_boss")

    assert g.is_over


def test_a_follower_can_trigger_the_end() -> None:
    """What counts is whose turn it is: a follower who had a turn already gets no further one."""
    g = table("""
        starter: 0
        turn: 1
        player 0: level=4 stash=4/4 rule=loner
        player 1: stash=1/1
        hand 0: flipper
        hand 1: dot
        rules: big_plans sleepover
    """)

    play(g, "1:dot public big_plans 0:flipper")
    assert g.players[0].level == 5

    play(g, "1:lil_boss")
    assert g.is_over


def test_points_after_the_trigger_count() -> None:
    """Points of the last round count, the track goes on beyond its end."""
    g = table("""
        starter: 0
        turn: 1
        player 0: score=49
        player 1: level=3 score=48
        hand 1: bug#1
    """)

    play(g, "bug#1 private full finish lil_boss")

    assert g.is_over and g.players[1].score == 51


def test_the_final_score_adds_four_parts() -> None:
    """Victory track, fort level, made-up rule and sculpture are added."""
    g = fort("""
        player 0: level=5 score=17 rule=popularity
        lookout 0: doc bones tink sarge
        sculptor: 0
    """)

    sheet = GAME.score_sheet(g)[0]
    assert sheet == {"track": 17, "fort": 23, "made_up_rule": 4, "sculpture": 4}
    assert GAME.scores(g)[0] == 48


def test_a_player_without_a_made_up_rule_scores_none() -> None:
    """Who never reached level 1 has no rule to show."""
    g = fort("player 0: score=3")

    assert GAME.score_sheet(g)[0] == {"track": 3, "fort": 0, "made_up_rule": 0, "sculpture": 0}


def test_made_up_rules_are_shown_at_the_end() -> None:
    """Secret until the end, then everybody sees them."""
    g = table("""
        turn: 1
        player 0: level=1 score=25 rule=loner
        hand 1: wart
    """)
    assert GAME.view(g, 1)["players"][0]["rule"] is None

    play(g, "skip lil_boss")

    assert GAME.view(g, 1)["players"][0]["rule"] == "loner"
    assert GAME.view(g, None)["players"][0]["rule"] == "loner"


PILES = ("deck_cards", "hand_cards", "discard", "yard", "lookout")


def test_every_pile_lies_open_at_the_end() -> None:
    """When all is over, whoever looks sees every card and can count the points alone."""
    g = table("""
        turn: 1
        player 0: level=1 score=25 rule=slime_lab
        player 1: level=1 rule=sleepover
        hand 0: doc chef#1
        deck 0: noodle_twins#1
        hand 1: wart
        deck 1: bones
        discard 1: einstein
    """)

    play(g, "skip lil_boss")

    kids = {kid.word: kid for kid in g.box.kids}
    for seat in (None, 0, 1):
        view = GAME.view(g, seat)
        owned = [[word for pile in PILES for word in me[pile]] for me in view["players"]]
        assert [len(cards) for cards in owned] == [len(me.all_cards()) for me in g.players]
        books = sum(kids[word].count[BOOK] for word in owned[0])
        assert books == GAME.score_sheet(g)[0]["made_up_rule"] == 4
        assert len(owned[1]) > len(owned[0])
        assert GAME.score_sheet(g)[1]["made_up_rule"] == 8
        assert len(view["park_deck_cards"]) == len(g.park_deck) == view["park_deck"]
        assert len(view["rules_left"]) == len(g.rule_stack) == view["rule_stack"]


def test_piles_are_closed_until_the_game_is_over() -> None:
    """In the last round, too, hands of others, decks and the stack of rules stay hidden."""
    g = table("""
        turn: 0
        player 0: score=25
        hand 0: wart
        hand 1: doc
    """)

    play(g, "skip lil_boss")

    for seat in (None, 0, 1):
        view = GAME.view(g, seat)
        assert view["last_round"] and not g.is_over
        assert view["park_deck_cards"] is view["rules_left"] is None
        for p, me in enumerate(view["players"]):
            assert me["deck_cards"] is None
            assert (me["hand_cards"] is None) == (p != seat)


def test_nothing_is_left_to_guess_at_the_end() -> None:
    """What lies open is the same in every world that a seat thinks possible."""
    g = play(table("turn: 1\nplayer 0: score=25\nhand 1: wart"), "skip lil_boss")

    for seat in (0, 1):
        assert GAME.view(GAME.guess(g, seat, dice(7)), None) == GAME.view(g, None)


def test_the_highest_total_wins() -> None:
    """The best total wins, wherever the points come from."""
    g = fort("""
        players: 3
        player 0: score=24
        player 1: level=5 score=2 rule=loner
        player 2: score=20
    """)

    assert GAME.winners(g) == [1]  # 2 + 23


def test_a_tie_goes_to_the_higher_fort() -> None:
    """With equal totals the higher fort wins."""
    g = fort("""
        player 0: level=0 score=23
        player 1: level=5
    """)

    assert GAME.scores(g) == [23, 23] and GAME.winners(g) == [1]


def test_a_tie_with_equal_forts_is_shared() -> None:
    """With equal totals and equal forts the victory is shared."""
    g = fort("""
        players: 3
        player 0: level=1 score=5
        player 1: level=1 score=5
        player 2: score=6
    """)

    assert GAME.scores(g) == [6, 6, 6] and GAME.winners(g) == [0, 1]
