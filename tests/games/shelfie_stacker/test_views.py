"""What each seat of Shelfie Stacker is shown: everything that lies open, and the own hand only."""

from __future__ import annotations

from typing import Any

import pytest

from klubovna.games.shelfie_stacker import GAME
from klubovna.games.shelfie_stacker.state import Shelfie
from tests.games.shelfie_stacker.stories import choosing, placing, play, shelfie, taking


def seen(g: Shelfie, seat: int | None = 0) -> dict[str, Any]:
    """Return the view of a seat."""
    return GAME.view(g, seat)


# Secrets.


@pytest.mark.parametrize("mode", GAME.options["cards"].allowed)
def test_only_the_own_hand_is_shown(mode: str) -> None:
    """Of other hands everybody knows the number of cards; spectators see no hand at all."""
    g = choosing(f"settings: cards={mode}\nplayers: 3")
    for seat in (0, 1, 2, None):
        players = seen(g, seat)["players"]
        assert [player["hand"] for player in players] == [8, 8, 8]
        shown = [who for who, player in enumerate(players) if player["hand_cards"] is not None]
        assert shown == ([] if seat is None else [seat])
    assert seen(g, 1)["players"][1]["hand_cards"][0] == "borrower#purple"


def test_a_secret_pick_is_seen_by_its_owner() -> None:
    """While others think, you see what you laid face down, and nobody else does."""
    g = play(choosing("players: 3"), "cat")
    assert [seen(g, seat)["picked"] for seat in (0, 1, 2, None)] == ["cat#green", None, None, None]
    assert [seen(g, seat)["players"][0]["hand"] for seat in (0, 1)] == [8, 8]


def test_the_hand_that_is_being_chosen_is_secret() -> None:
    """The characters picked so far are for your eyes only."""
    g = GAME.new(2, cards="own_choice")
    g.pick(1, 4)
    g.pick(1, 0)
    assert seen(g, 1)["picked_hand"] == ["cat", "borrower"]
    assert seen(g, 0)["picked_hand"] == seen(g, None)["picked_hand"] == []
    assert seen(g, 1)["picked"] is None


@pytest.mark.parametrize("solo", ["score", "shem_standard"])
def test_the_deck_of_a_rival_is_hidden(solo: str) -> None:
    """Alone you know how many cards are left in it, not which comes next."""
    g = choosing(f"settings: solo={solo}\nplayers: 1")
    rival = seen(g)["players"][1]
    assert (rival["hand"], rival["hand_cards"], rival["cards"]) == (8, None, [])


# What lies open.


def test_dice_are_seen_by_everybody() -> None:
    """Shelves, shame, trays, dice on characters, deliveries and the colours in the bag."""
    g = placing("""
        shelf 0: p1 p2 | - | g4
        shame 0: o1 o2
        tray 0: b3 g5
        spent 0: borrower
        stored 0: borrower:p6
        deliveries: - | p1 p1 p1 | o3 o3 o3
    """)
    for seat in (0, 1, None):
        view = seen(g, seat)
        me = view["players"][0]
        assert me["columns"] == [["p1", "p2"], [], ["g4"], [], []]
        assert (me["shame"], me["tray"]) == (["o1", "o2"], ["b3", "g5"])
        assert me["cards"][0]["dice"] == ["p6"]
        assert view["deliveries"] == [
            {"dice": [], "taker": 0},
            {"dice": ["p1", "p1", "p1"], "taker": None},
            {"dice": ["o3", "o3", "o3"], "taker": None},
        ]
        assert view["bag"] == {"purple": 6, "green": 10, "blue": 11, "orange": 7}


def test_shown_characters_are_seen_with_their_state() -> None:
    """Ready ones first, each with its number and its letter, and which is of this round."""
    g = placing("ready 0: regifter\nspent 0: cat\nshelf 0: p1")
    assert seen(g, 1)["players"][0]["cards"] == [
        {
            "card": "regifter#green",
            "number": 4,
            "letter": "B",
            "state": "ready",
            "now": True,
            "dice": [],
        },
        {
            "card": "cat#green",
            "number": 5,
            "letter": "D",
            "state": "spent",
            "now": False,
            "dice": [],
        },
    ]
    assert seen(g, 1)["players"][0]["current"] == "regifter#green"


def test_the_order_of_turns_is_open() -> None:
    """After the reveal everybody sees who comes when, and why; before, nothing."""
    g = choosing()
    assert seen(g)["order"] == [] and seen(g)["turn"] is None

    play(g, "0:cat 1:cat")

    assert seen(g)["order"] == [
        {"player": 1, "card": "cat#purple", "number": 5, "letter": "A"},
        {"player": 0, "card": "cat#green", "number": 5, "letter": "D"},
    ]
    assert seen(g)["turn"] == 1


def test_rewards_and_their_owners_are_open() -> None:
    """What can be won, and who has it."""
    g = placing("sidekick: side_blue 1\ncompetition: comp_08\nend cards: end_01\ntray 0: p1")
    view = seen(g, None)
    assert view["sidekick"] == {"id": "side_blue", "owner": 1}
    assert view["competition"] == {"id": "comp_08", "owner": None}
    assert view["end_cards"] == ["end_01"]


def test_alone_for_a_score_there_are_no_owners() -> None:
    """No sidekick, no competition, and what the friend took is counted."""
    view = seen(choosing("players: 1\nend cards: end_01 end_02\ngone: purple 2 green 1"))
    assert view["sidekick"] is None and view["competition"] is None
    assert view["gone"] == {"purple": 2, "green": 1, "blue": 0, "orange": 0}
    assert [player["kind"] for player in view["players"]] == ["seat", "friend"]


def test_points_are_as_if_the_game_ended_now() -> None:
    """Everybody's sheet is open, also that of Shem Bot."""
    g = choosing("""
        settings: solo=shem_hard
        players: 1
        sidekick: side_green 0
        shelf 0: g1 g2 g4
        shelf 1: b6 b1
        shame 1: o1
    """)
    me, shem = seen(g)["players"]
    assert me["sheet"]["threes"] == 1 and me["sheet"]["sidekick"] == 4
    assert (me["points"], shem["points"]) == (1 + 4 + 4, 6 - 2)
    assert (me["sidekick_dice"], shem["sidekick_dice"]) == (3, 0)


def test_phases_of_a_round() -> None:
    """All choose, one takes, one places; then the game is over."""
    g = choosing("round: 7\nhand 0: cat\nhand 1: geek")
    assert seen(g)["phase"] == "choose"
    play(g, "0:cat 1:geek")
    assert (seen(g)["phase"], seen(g)["turn"]) == ("take", 0)
    play(g, "0:delivery/0")
    assert (seen(g)["phase"], seen(g)["turn"]) == ("place", 0)
    assert seen(shelfie("round: 7\nagenda:"))["phase"] == "over"


# What is under way.


def test_each_column_tells_what_it_would_bring() -> None:
    """A purple 5 on two dice brings three pips more and a point for the height."""
    g = play(placing("shelf 0: p1 p2 | g1 | p6\ntray 0: p5 g4"), "p5")
    active = seen(g)["active"]
    assert (active["player"], active["die"]) == (0, "p5")
    assert active["gains"] == [3 + 1, None, None, 5, 5]
    assert active["shame_gain"] == -2


def test_shame_tells_its_whole_price() -> None:
    """A card that counts dice of shame brings less as well, and more when one is rescued."""
    g = play(placing("shelf 0: p1 p2\ntray 0: p5 g4\nend cards: end_08"), "p5")
    assert seen(g)["active"]["shame_gain"] == -2 - 2
    rescue = placing("shelf 0: p1\nshame 0: p3\ntray 0: g4\nready 0: geek\nend cards: end_08")
    assert seen(play(rescue, "geek"))["active"]["gains"][0] == 2 + 2 + 2


def test_a_column_tells_which_characters_it_would_use() -> None:
    """Where a rule is waived, the cards that pay for it are named."""
    g = play(
        placing("""
            shelf 0: g1 | g6 | p6
            tray 0: p5 p4
            ready 0: colour_coordinator box_crusher
        """),
        "p5",
    )
    colour, number = "colour_coordinator#green", "box_crusher#green"
    assert seen(g)["active"]["waives"] == [[colour], [colour, number], [number], [], []]


def test_a_rescued_die_also_saves_its_shame() -> None:
    """The geek's gain counts the two points that are not lost any more."""
    g = placing("shame 0: p5\nshelf 0: p4 | g1\nready 0: geek\ntray 0: o1 b1")
    play(g, "geek")
    assert seen(g)["active"]["gains"] == [1 + 2, None, 5 + 2, 5 + 2, 5 + 2]


def test_the_ability_in_use_is_seen() -> None:
    """Card, die and box of a running ability are open to all."""
    g = play(placing("shelf 0: p5 | g4\nready 0: cat\ntray 0: o1 b3"), "cat")
    assert seen(g, 1)["active"]["card"] == "cat#green"

    g = play(taking("ready 0: festival_goer"), "festival_goer box/0-p1")
    assert seen(g, 1)["active"]["box"] == "0-p1"

    g = play(placing("ready 0: dice_lord\ntray 0: o1 b3"), "dice_lord b3")
    assert seen(g, 1)["active"]["rolling"] == ["b3"]


def test_while_all_choose_nothing_is_under_way() -> None:
    """Nobody is the active one."""
    assert seen(choosing())["active"] is None
    assert seen(shelfie("round: 7\nagenda:"))["active"] is None


# Names of things.


@pytest.mark.parametrize(
    ("target", "ref"),
    [
        ("tray/p5", "die/p5"),
        ("stored/g1", "die/g1"),
        ("shamed/o2", "die/o2"),
        ("box/2-b4", "die/b4"),
        ("gap/2-1", "3-2"),
        ("hand/cat#green", "character/cat#green"),
        ("deck/cat", "character/cat"),
        ("overflow/blue", "colour/blue"),
        ("shame/board", "board"),
    ],
)
def test_things_at_targets(target: str, ref: str) -> None:
    """Every target names what lies there; places count from one for people."""
    assert GAME.thing(target) == ref
