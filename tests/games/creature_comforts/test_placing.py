"""Creature Comforts: sending workers out."""

from __future__ import annotations

import pytest

from klubovna.core.history import History
from klubovna.core.step import IllegalChoice
from klubovna.games.creature_comforts import GAME
from klubovna.games.creature_comforts.pieces.numbers import PLACE_IDS
from klubovna.games.creature_comforts.rules.placing import READY
from tests.games.creature_comforts.stories import (
    asked,
    offers,
    places_of,
    placing,
    play,
    refused,
    send,
    targets,
    workers,
)

FOUR = "forest_1 river_b inn market"


def test_workers_go_to_any_place_of_the_board() -> None:
    assert offers(placing()) == PLACE_IDS


def test_there_is_at_most_one_own_worker_on_a_place() -> None:
    g = send(placing(), 0, "inn market")

    assert "inn" not in offers(g, "", 0) and "market" not in offers(g, "", 0)
    assert refused(g, "place/inn", 0) == "2.5"


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_any_number_of_players_share_a_place(players: int) -> None:
    g = placing(f"players: {players}")
    for seat in range(players):
        send(g, seat, FOUR)

    assert asked(g) == "assign"
    assert [workers(g, seat) for seat in range(players)] == [FOUR.split()] * players


def test_ruling_01_all_four_workers_are_placed() -> None:
    """There is no passing: three workers are not enough."""
    g = send(placing("players: 1"), 0, "inn market forest_1")

    assert (asked(g), offers(g, "button")) == ("place_workers", [])
    send(g, 0, "river_b")

    assert asked(g) == "assign"
    assert len(workers(g)) == 4


def test_the_order_of_placing_means_nothing() -> None:
    one = send(send(placing(), 0, "inn market forest_1 river_b"), 1, FOUR)
    other = send(send(placing(), 1, "market inn river_b forest_1"), 0, FOUR)

    assert GAME.view(one, None) == GAME.view(other, None)


def test_all_place_at_once() -> None:
    """Nobody waits for anybody."""
    g = send(placing("players: 3"), 2, "inn")

    assert g.actors == [0, 1, 2]
    send(g, 0, "inn market")
    assert g.actors == [0, 1, 2]
    send(g, 2, "market forest_1 forest_2")
    assert g.actors == [0, 1]


def test_ruling_02_placing_is_open() -> None:
    """Everybody sees where workers stand before all are ready."""
    g = send(placing(), 1, "inn market")

    for seat in (0, 1, None):
        assert GAME.view(g, seat)["players"][1]["workers"] == ["inn", "market"]


def test_ruling_02_workers_are_moved_until_all_are_ready() -> None:
    """Who is ready may think again while somebody else isn't."""
    g = send(placing(), 0, FOUR)

    g.answer(0, [*places_of("owl_pick owl_draw workshop meadow_1"), READY])
    send(g, 1, FOUR)

    assert workers(g, 0) == ["meadow_1", "owl_pick", "owl_draw", "workshop"]


def test_workers_are_taken_back_until_all_are_ready() -> None:
    g = send(placing(), 0, FOUR)

    g.withdraw(0)

    assert GAME.view(g, 1)["players"][0]["workers"] == []
    assert offers(g, "", 0) == PLACE_IDS


@pytest.mark.parametrize("players", [1, 2])
def test_the_fourth_worker_can_be_moved_until_one_says_to_be_ready(players: int) -> None:
    """Placement may be changed at will until everybody is content: nobody is so by placing."""
    g = play(placing(f"players: {players}"), " ".join(f"0:place/{p}" for p in FOUR.split()))

    assert asked(g) == "place_workers" and targets(g, "", 0) == ["button/ready", "button/back"]
    play(g, "0:back")
    assert GAME.view(g, None)["players"][0]["workers"] == FOUR.split()[:3]
    assert "market" in offers(g, "", 0)
    play(g, "0:place/owl_pick")
    assert not GAME.view(g, None)["players"][0]["ready"]
    play(g, "0:ready")
    if players == 2:
        assert GAME.view(g, None)["players"][0]["ready"]
        send(g, 1, FOUR)

    assert asked(g) == "assign"
    assert workers(g) == ["forest_1", "river_b", "owl_pick", "inn"]


def test_alone_all_workers_can_be_taken_back() -> None:
    """Until one says to be ready; the village dice are not rolled before."""
    history = History(GAME, placing("players: 1"))
    for place in places_of(FOUR):
        history.pick(0, place)

    assert history.can_undo(0) and history.state.village == []
    history.undo(0)
    assert offers(history.state) == PLACE_IDS
    assert GAME.view(history.state, 0)["players"][0]["workers"] == []


def test_a_wheelbarrow_comes_back_with_the_worker() -> None:
    """Who thinks again may give it to another one."""
    g = play(placing("players: 1\nbuilt 0: wheelbarrow"), "forest_1 inn market river_b")
    play(g, "barrow/river_b back river_a barrow/forest_1 ready")

    assert workers(g) == ["forest_1", "river_a", "inn", "market"]
    assert PLACE_IDS[g.players[0].barrow] == "forest_1"


def test_why_nobody_goes_anywhere_with_all_workers_out() -> None:
    """Four workers are four; who has three at most is not ready."""
    g = play(placing("players: 1"), "forest_1 inn market")
    assert refused(g, "button/ready") == refused(g, "button/back") == "2.4"
    play(g, "river_b")
    assert refused(g, "place/owl_pick") == "2.4" and refused(g, "place/inn") == "2.5"


def test_nothing_is_changed_after_the_village_dice() -> None:
    g = send(send(placing(), 0, FOUR), 1, FOUR)

    assert len(g.village) == 4
    with pytest.raises(IllegalChoice):
        g.withdraw(0)


def test_places_beyond_the_valley_take_no_workers() -> None:
    assert offers(placing("built 1: wildwood field\nbuilt 0: orchard")) == PLACE_IDS


def test_workers_come_home_every_month() -> None:
    """Those of the last month are not there any more."""
    assert workers(placing("workers 0: inn market")) == []


# A wheelbarrow is laid while workers are placed.


def test_the_wheelbarrow_may_stay_at_home() -> None:
    g = send(placing("built 0: wheelbarrow"), 0, FOUR)
    play(g, "0:no_barrow 0:ready")
    send(g, 1, FOUR)

    assert g.players[0].barrow == -1
