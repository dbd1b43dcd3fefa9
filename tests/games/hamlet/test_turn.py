"""Hamlet: turns, donkeys, rounds and the valves that end a game in which nothing happens."""

from __future__ import annotations

import pytest

from klubovna.games.hamlet import GAME
from klubovna.games.hamlet.state import Hamlet
from tests.games.hamlet.table import (
    TRANSPORT_EXAMPLE,
    asked,
    bridged,
    build_at,
    extended,
    fits,
    ids,
    offers,
    play,
    purse,
    refused,
    targets,
    tile,
    tokens,
    turn,
    written,
)


def donkeys(g: Hamlet, who: int = 0) -> list[str]:
    """Return where the donkeys of a player are, those that moved first."""
    return ids(g.players[who].moved) + ids(g.players[who].donkeys)


# Turns.


def test_turns_go_round_from_the_first_player() -> None:
    g = turn("players: 3\nfirst: 1\nnext: 1")
    order = []
    for _ in range(6):
        order.append((g.round, g.turn))
        play(g, "button/end")
    assert order == [(1, 1), (1, 2), (1, 0), (2, 1), (2, 2), (2, 0)]


def test_each_villager_acts_once_and_stands_up_in_the_next_turn() -> None:
    g = turn("standing 0: church farm\ncoins 0: 0\nrow: sawmill shrine flour_mill dairy_farm")
    play(g, "activate/quarry activate/farm")
    me = g.players[0]
    assert not me.standing and ids(me.lying) == ["quarry", "farm"]
    assert targets(g) == ["button/donkeys", "button/end"]
    assert refused(g, "activate/woodcutter") == "5.4"
    play(g, "end end")
    assert g.turn == 0 and ids(me.standing) == ["quarry", "farm"] and not me.lying


def test_villagers_may_stay_idle_and_a_building_may_be_used_by_everybody() -> None:
    g = turn("standing 0: church church")
    play(g, "activate/town_hall row/1")
    if asked(g) == "hire":
        play(g, "done")
    play(g, "activate/town_hall row/1")
    if asked(g) == "hire":
        play(g, "done")
    assert len(g.players[0].plans) == 2
    play(g, "button/end")
    assert g.turn == 1 and "town_hall" in offers(g, "activate")


def test_a_building_without_a_road_to_it_cannot_be_used() -> None:
    g = turn("tiles: sawmill@-6,0,0\ncoins 0: 9")
    assert not g.village.is_in_network(tile("sawmill"))
    assert refused(g, "activate/sawmill") == "2.3"


@pytest.mark.parametrize(
    ("text", "place", "rule"),
    [
        ("tokens: farm:wheat,wheat,wheat", "farm", "7.1"),
        (f"village: {extended('sawmill')}\ntokens: sawmill:timber.0", "sawmill", "7.3"),
        (bridged("shrine"), "shrine", "7.11"),
        ("coins 0: 2\nplans 0: sawmill shrine flour_mill", "town_hall", "7.5"),
        ("coins 0: 0", "church", "6.4"),
    ],
)
def test_a_building_where_nothing_can_be_done_tells_why(text: str, place: str, rule: str) -> None:
    assert refused(turn(text), f"activate/{place}") == rule


# Donkeys.


def test_donkeys_move_once_in_a_turn_to_linked_tiles() -> None:
    g = turn("donkeys 0: church farm")
    play(g, "button/donkeys")
    assert asked(g) == "donkey_from" and targets(g) == ["donkey/church", "donkey/farm"]
    play(g, "donkey/church")
    assert set(offers(g)) == {"woodcutter", "quarry", "farm", "market", "town_hall"}
    play(g, "tile/market")
    assert targets(g) == ["donkey/farm", "button/done"]
    play(g, "button/done")
    assert asked(g) == "act" and refused(g, "button/donkeys") == "5.3"
    assert donkeys(g) == ["market", "farm"]
    play(g, "end end")
    assert g.turn == 0 and "donkeys" in offers(g, "button")


def test_each_donkey_moves_at_most_one_tile() -> None:
    g = play(turn("donkeys 0: church farm"), "donkeys donkey/church tile/market donkey/farm")
    assert donkeys(g) == ["church", "market"]  # the farm is linked to the church only
    assert asked(g) == "act"


def test_donkeys_may_move_before_between_and_after_actions() -> None:
    g = turn("standing 0: church church")
    play(g, "activate/farm donkeys")
    assert asked(g) == "donkey_to"
    play(g, "tile/farm activate/quarry")
    assert donkeys(g) == ["farm"]
    g = turn("standing 0: church church\ncoins 0: 0")
    play(g, "activate/farm activate/quarry donkeys tile/farm")
    assert donkeys(g) == ["farm"]


def test_donkeys_carry_from_where_they_have_moved_to() -> None:
    text = TRANSPORT_EXAMPLE.replace("quarry barn_curved\n", "church\n")
    g = turn(text)
    reach = g.village.reach(0, g.players[0].donkey_tiles())
    assert not reach & 2 ** tile("barn_curved")
    play(g, "donkeys tile/quarry")
    reach = g.village.reach(0, g.players[0].donkey_tiles())
    assert donkeys(g) == ["quarry"] and reach & 2 ** tile("barn_curved")


def test_a_hired_donkey_moves_with_the_others_if_they_have_not_moved_yet() -> None:
    g = turn("coins 0: 3\nplans 0: sawmill shrine flour_mill")
    play(g, "activate/town_hall tile/market")
    assert targets(play(g, "button/donkeys")) == ["donkey/church", "donkey/market"]
    g = turn("coins 0: 3\nplans 0: sawmill shrine flour_mill")
    play(g, "donkeys tile/farm activate/town_hall tile/market")
    assert g.turn == 1 and donkeys(g) == ["farm", "market"]  # nothing was left to do


# Ends.


def test_a_game_in_which_nobody_works_for_three_rounds_ends() -> None:
    g = turn("idle: 1")
    play(g, "end end")
    assert g.idle == 2
    play(g, "donkeys tile/farm end end")  # donkeys do not count
    assert g.is_over and GAME.end_reason(g) == "idle"


def test_any_work_in_a_round_counts() -> None:
    g = turn("idle: 2\ncoins 0: 0")
    play(g, "activate/farm end end")
    assert g.idle == 0 and not g.is_over


def test_building_is_work_too() -> None:
    g = turn("idle: 2\nplans 0: forest_pond\ncoins 0: 0")
    fit = next(f for f in g.village.fits(tile("forest_pond")) if f.touched == 1)
    build_at(g, "forest_pond", written("", fit).partition("@")[2])
    assert g.has_worked and purse(g, 0)[1] == 2
    play(g, "end end")
    assert g.idle == 0 and not g.is_over


def test_a_game_ends_after_the_most_rounds() -> None:
    g = turn("round: 30\ncoins 0: 0", settings="most_rounds=30")
    play(g, "activate/farm end end")
    assert g.is_over and GAME.end_reason(g) == "rounds"
    g = turn("round: 30\ncoins 0: 0")
    play(g, "activate/farm end end")
    assert not g.is_over and g.round == 31


def test_without_a_most_the_game_goes_on_until_the_church_is_finished() -> None:
    """The game ends when the church is finished, however many rounds that takes."""
    g = turn("round: 60\ncoins 0: 0", settings="most_rounds=none")
    play(g, "activate/farm end end")
    assert not g.is_over and g.round == 61
    g = turn(
        """
        round: 98
        deliveries 0: p12_milk_brick
        deliveries 1: p12_timber_flour p12_basics
        coins 0: 10
        """,
        settings="most_rounds=none",
    )
    play(g, "activate/church end end")
    assert g.is_over and g.round == 98 and GAME.end_reason(g) == "church"


def test_without_a_most_idle_rounds_still_end_the_game() -> None:
    g = turn("round: 90\nidle: 2\ncoins 0: 0", settings="most_rounds=none")
    play(g, "end end")
    assert g.is_over and GAME.end_reason(g) == "idle"


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_people_play_until_the_church_is_finished_and_simulations_sixty_rounds(
    players: int,
) -> None:
    assert GAME.new(players).settings["most_rounds"] == 60
    assert GAME.chosen({})["most_rounds"] == 60
    assert GAME.chosen({}, with_people=True)["most_rounds"] == "none"
    assert GAME.chosen({"most_rounds": 30}, with_people=True)["most_rounds"] == 30


# What a saver does, the best first.
SAVING = ["delivery", "buy", "beg", "token", "church", "farm", "quarry", "woodcutter", "end"]


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_the_church_can_always_be_finished_with_coins(players: int) -> None:
    """Coins never run dry and the market is linked to the church, so no table must play for ever.

    Whoever works or begs for coins can buy all that the church still needs.
    """
    g: Hamlet = GAME.new(players, 3, most_rounds="none")
    while not g.is_over and g.round < 200:
        offered = targets(g)
        wished = [target for wish in SAVING for target in offered if fits(target, wish)]
        g.pick(g.actor, g.legal_of(g.actor)[offered.index(wished[0])])
    assert GAME.end_reason(g) == "church"


def test_who_comes_after_the_finished_church_still_has_a_turn_and_who_came_before_has_not() -> None:
    text = """
        first: 1
        next: 0
        deliveries 0: p12_milk_brick
        deliveries 1: p12_timber_flour p12_basics
        coins 0: 10
    """
    g = turn(text)  # player 1 is first, so this turn is the last of the round
    play(g, "activate/church")
    assert g.turn == 0  # a turn is ended by the player
    play(g, "end")
    assert g.is_over and GAME.end_reason(g) == "church"


def test_begging_goes_on_in_a_finished_church() -> None:
    g = turn("""
        deliveries 0: p12_milk_brick
        deliveries 1: p12_timber_flour p12_basics p12_coins
        tokens: farm:wheat,wheat,wheat woodcutter:wood,wood,wood quarry:stone,stone,stone
    """)
    play(g, "activate/church")
    assert purse(g, 0) == (4, 0) and tokens(g, "farm") == "wheat wheat wheat"
