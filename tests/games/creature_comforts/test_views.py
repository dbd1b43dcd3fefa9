"""What each seat of Creature Comforts is shown: what lies open, and the own hand only."""

from __future__ import annotations

from typing import Any

import pytest

from klubovna.core.step import NOBODY
from klubovna.games.creature_comforts import GAME, scoring
from klubovna.games.creature_comforts.state import Comforts
from tests.games.creature_comforts.stories import (
    assign,
    choose_families,
    dawn,
    evening,
    hand,
    placing,
    play,
    rolling,
    turn,
    visiting,
    winter,
)

GOODS = "wood stone fruit mushroom yarn grain coin story lesson"


def seen(g: Comforts, seat: int | None = 0) -> dict[str, Any]:
    """Return the view of a seat."""
    return GAME.view(g, seat)


def player(g: Comforts, who: int, seat: int | None = None) -> dict[str, Any]:
    """Return what a seat is shown of a player; if none is told, a spectator."""
    found: dict[str, Any] = seen(g, seat)["players"][who]
    return found


# Secrets.


def test_only_the_own_hand_is_shown() -> None:
    """Of other hands everybody knows the number of cards; spectators see no hand at all."""
    g = turn("players: 3\nworkers 0: market\nhand 0: soup lamp\nhand 1: pie\nhand 2: quilt toys")
    for seat in (0, 1, 2, None):
        players = seen(g, seat)["players"]
        assert [each["hand"] for each in players] == [2, 1, 2]
        shown = [who for who in range(3) if players[who]["hand_cards"] is not None]
        assert shown == ([] if seat is None else [seat])
    assert player(g, 0, 0)["hand_cards"] == ["soup", "lamp"]


def test_first_comforts_are_picked_in_secret() -> None:
    """You see what you have picked, and nobody else does."""
    g = choose_families(GAME.new(2, 1))
    play(g, f"0:{hand(g, 0)[0]}")
    assert len(seen(g, 0)["choosing"]) == 1
    assert seen(g, 1)["choosing"] == seen(g, None)["choosing"] == []
    assert seen(g, 1)["discard"] == []


@pytest.mark.parametrize("text", ["traveller: wild_turkey", "traveller: common_loon"])
def test_what_all_decide_at_once_is_seen_by_nobody_else(text: str) -> None:
    """Dice to be turned, and workers that are lent."""
    g = rolling(text)
    before = seen(g, 1), seen(g, None)
    g.pick(0, g.legal_of(0)[1])
    assert (seen(g, 1), seen(g, None)) == before


def test_cards_to_come_are_seen_by_nobody() -> None:
    """Of decks everybody knows the size, of the valley the top card."""
    view = seen(turn("workers 0: market"), 0)
    assert view["deck"] == 68 and view["workshop_deck"] == 28 and view["travellers_left"] == 14
    assert (view["forest"], view["meadow"]) == ("forest_spring_1", "meadow_spring_2")
    assert not {"unseen", "travellers", "plans"} & set(view)


# Comforts that everybody saw.


@pytest.mark.parametrize("seat", [0, 1, None])
def test_a_comfort_taken_from_the_nest_is_known(seat: int | None) -> None:
    """As long as it is in the hand."""
    g = play(visiting("owl_pick", 1, "hand 0: soup"), "nest/1")
    assert player(g, 0, seat)["known"] == ["flute"] and player(g, 0, seat)["hand"] == 2


def test_a_drawn_comfort_is_not_known() -> None:
    """Everybody learns how many were drawn, and only their owner which."""
    g = visiting("owl_draw", 1, "hand 0: soup")
    assert player(g, 0)["known"] == [] and player(g, 0)["hand"] == 3


def test_a_comfort_found_in_the_discards_is_known() -> None:
    """With the skunk all look on."""
    g = visiting("owl_draw", 3, "traveller: striped_skunk\ndiscard: lamp")
    play(g, "lamp")
    assert player(g, 0)["known"] == ["lamp"]


def test_a_crafted_comfort_is_not_in_hand_any_more() -> None:
    """What is laid down is no longer known to be in the hand."""
    g = visiting("owl_pick", 1, "heap 0: 1 wood 1 coin")
    play(g, "nest/1 hand/flute")
    assert player(g, 0)["known"] == [] and player(g, 0)["crafted"] == ["flute"]


# What would fit.


def fits(g: Comforts, place: str) -> dict[str, int]:
    """Return the dice that would do at a place of the player on turn, and their tokens."""
    found: dict[str, int] = seen(g)["active"]["fits"][place]
    return found


def test_every_set_that_would_fit_is_told_with_its_tokens() -> None:
    """Not only the cheapest, equal dice each for itself, whatever tokens there are."""
    g = turn("workers 0: river_c market\nwheel: 4\nvillage: 4 4 1 6\ndice 0: 3 5")
    assert fits(g, "river_c") == {"0": 0, "1": 0, "2": 3, "3": 2, "4": 1, "5": 1}
    assert fits(g, "market") == {str(die): 0 for die in range(6)}
    assert list(seen(g)["active"]["fits"]) == ["river_c", "market"]


def test_sets_of_several_dice_are_told() -> None:
    """Two of the same value in the forest: all pairs, for the distance of their faces."""
    g = turn("workers 0: forest_2\nforest: forest_autumn_1\nvillage: 1 1 6 4\ndice 0: 4 5")
    told = fits(g, "forest_2")
    assert len(told) == 15
    assert (told["01"], told["34"], told["45"], told["02"]) == (0, 0, 1, 5)


def test_a_die_that_is_not_needed_is_not_told() -> None:
    """Where any number of dice may make a sum, no die of a set can be left out."""
    g = turn("workers 0: forest_1\nforest: forest_spring_3\nvillage: 6 6 1 1\ndice 0: 5 1")
    told = fits(g, "forest_1")
    assert told["01"] == 0 and told["04"] == 0
    assert "014" not in told and "012" not in told


def test_beyond_the_valley_only_family_dice_would_fit() -> None:
    """Without a worker, at the places of others and at own ones that their owner may use."""
    g = turn("workers 0: market\nbuilt 1: orchard")
    assert fits(g, "orchard#1") == {"4": 0, "5": 0}


def test_dice_that_lie_elsewhere_are_told_too() -> None:
    """Everything may still be laid another way."""
    g = turn("workers 0: river_c market\nwheel: 2\nvillage: 2 4 4 4\ndice 0: 4 4")
    before = fits(g, "market")
    play(g, "dice/0")
    assert fits(g, "market") == before and seen(g)["active"]["place"] == "market"


def test_what_a_die_may_count_as_is_told() -> None:
    """At inn, workshop and draw, where tokens bring more; a tool shed needs none."""
    text = "workers 0: owl_draw workshop\nvillage: 4 3 2 1\ndice 0: 5 6"
    counts = seen(turn(text))["active"]["counts"]
    assert counts["workshop"]["0"] == {"4": 0, "5": 1, "6": 2}
    assert counts["owl_draw"]["1"] == {"2": 1, "3": 0}
    shed = seen(turn(text + "\nbuilt 0: tool_shed\nladder: scale"))["active"]["counts"]
    assert shed["workshop"]["0"] == {"6": 0}


def test_every_offered_set_of_dice_is_among_those_that_would_fit() -> None:
    """With the tokens that the offer speaks of, and with no others."""
    g = turn(
        "workers 0: forest_2 meadow_1 river_b inn workshop\nheap 0: 2 lesson\n"
        "forest: forest_autumn_1\nvillage: 1 3 3 6\ndice 0: 2 5"
    )
    offered = 0
    while (decision := GAME.decision(g, 0)) is not None:
        active = seen(g)["active"]
        fits, counts = active["fits"][active["place"]], active["counts"].get(active["place"])
        for option in decision.options:
            zone, word = option.target.split("/")
            if zone == "dice":
                assert fits[word] == option.args["tokens"]
            elif zone == "value":
                assert counts[word[0]][word[-1]] == option.args["tokens"]
            offered += zone != "button"
        play(g, "button/nothing")
    assert offered > 30


@pytest.mark.parametrize("seat", [1, None])
def test_only_who_assigns_dice_is_told_what_fits(seat: int | None) -> None:
    """And only then."""
    g = turn("workers 0: market")
    assert seen(g, seat)["active"]["fits"] == seen(g, seat)["active"]["counts"] == {}
    assign(g, "market=1")
    assert seen(g, 0)["active"]["fits"] == {}


def test_what_can_be_paid_is_told_to_its_owner() -> None:
    """Comforts in hand and improvements on the ladder, with what the month changes."""
    text = "workers 0: market\nhand 0: flute soup\nheap 0: 1 wood 1 coin"
    me = player(turn(text), 0, 0)
    assert me["payable"] == ["flute"] and me["affordable"] == []
    assert player(turn(text), 0, 1)["payable"] == player(turn(text), 0)["affordable"] == []
    cheap = player(turn(text + "\ntraveller: pileated_woodpecker"), 0, 0)
    assert "tool_shed" in cheap["affordable"]


def test_what_a_card_would_bring_is_told_to_its_owner() -> None:
    """Points as they will be counted, with what goes together; others are told nothing."""
    ladder = "ladder: writing_desk orchard umbrella wildwood pattern_book herb_garden"
    text = f"workers 0: market\nhand 0: ice_skates flute\ncrafted 0: socks\n{ladder}"
    g = turn(f"{text}\ncrafted 1: lamp")
    me = player(g, 0, 0)
    assert me["crafting"]["ice_skates"] == 8
    for kind, card in enumerate(g.box.comforts):
        more = after(g, crafted=kind) - scoring.card_points(g, 0)
        assert me["crafting"].get(card.id, more) == more
    for kind, improvement in enumerate(g.box.improvements):
        more = after(g, built=kind) - scoring.card_points(g, 0)
        assert me["building"].get(improvement.id, more) == more
    assert len(me["crafting"]) == 2 and len(me["building"]) == 6
    assert player(g, 0, 1)["crafting"] == player(g, 0, 1)["building"] == {}


def after(g: Comforts, crafted: int = NOBODY, built: int = NOBODY) -> int:
    """Return the points of the first player's cards with one more."""
    later = g.clone()
    me = later.players[0]
    me.crafted = me.crafted + ([crafted] if crafted != NOBODY else [])
    me.built = me.built + ([built] if built != NOBODY else [])
    return scoring.card_points(later, 0)


# What lies open.


def test_dens_are_seen_by_everybody() -> None:
    """Resources, comforts, improvements, cottages, dice and workers."""
    g = turn("""
        heap 0: 2 wood 1 lesson
        crafted 0: soup
        built 0: wildwood almanac wheelbarrow
        workers 0: inn market forest_1
        barrow 0: forest_1
        dice 0: 3 5
    """)
    for seat in (0, 1, None):
        me = player(g, 0, seat)
        assert {good: n for good, n in me["heap"].items() if n} == {"wood": 2, "lesson": 1}
        assert list(me["heap"]) == GOODS.split()
        assert (me["crafted"], me["built"]) == (["soup"], ["wildwood", "almanac", "wheelbarrow"])
        assert (me["cottages"], me["dice"], me["barrow"]) == (1, [3, 5], "forest_1")
        assert me["workers"] == ["forest_1", "inn", "market"]
        assert (me["has_barrow"], me["has_almanac"]) == (True, True)
        assert seen(g, seat)["beyond"] == [{"place": "wildwood#1", "owner": 0}]


def test_the_board_is_seen_by_everybody() -> None:
    """Nest, ladder, discards, traveller, wheel and dice."""
    g = turn("workers 0: market\ndiscard: soup soup\nscrapped: scale\nwheel: 3")
    view = seen(g, None)
    assert view["nest"] == ["pot_of_tea", "flute", "pie", "rocking_chair"]
    assert view["ladder"][0] == "tool_shed" and len(view["ladder"]) == 6
    assert (view["discard"], view["workshop_discard"]) == (["soup", "soup"], ["scale"])
    assert view["zones"] == {"a": [6, 1, 2], "b": [4, 5], "c": [3]}
    assert (view["traveller"], view["village"]) == ("blue_jay", [1, 2, 3, 4])


def test_workers_are_placed_openly() -> None:
    """Everybody sees where the others would go, while all may still change their minds."""
    g = play(placing("players: 3"), "1:place/inn 1:place/market")
    for seat in (0, 1, 2, None):
        assert player(g, 1, seat)["workers"] == ["inn", "market"]
    assert player(g, 1)["lent"] == []
    g.withdraw(1)
    assert player(g, 1)["workers"] == []


def test_a_worker_that_somebody_else_placed_is_told_apart() -> None:
    """With the loon: it can't be moved any more."""
    g = play(rolling("traveller: common_loon"), "0:place/inn 1:place/market 0:place/forest_1")
    assert player(g, 0)["lent"] == ["market"]
    assert player(g, 0)["workers"] == ["market", "forest_1"]


def test_the_turn_under_way_is_seen_by_everybody() -> None:
    """Dice, where they lie, tokens, and what is resolved."""
    g = turn("workers 0: river_c inn\nheap 0: 2 lesson\nwheel: 2\nvillage: 1 4 4 4\ndice 0: 4 4")
    assert seen(g, 1)["active"]["place"] == "river_c"
    assign(g, "river_c=1 inn=4")
    play(g, "place/river_c")
    active = seen(g, 1)["active"]
    assert active["player"] == 0 and active["faces"] == [1, 4, 4, 4, 4, 4]
    assert active["assigned"] == {"river_c": [0], "inn": [1]}
    assert active["values"] == {"inn": 4} and active["tokens"] == 1
    assert active["resolved"] == ["river_c"] and active["place"] is None


@pytest.mark.parametrize(
    ("g", "step"),
    [
        (GAME.new(2, 1), "setup"),
        (dawn("traveller: canada_lynx"), "traveller"),
        (rolling("traveller: wild_turkey"), "traveller"),
        (placing(), "placing"),
        (turn("workers 0: market"), "turn"),
        (evening("traveller: moose\nheap 0: 1 wood"), "upkeep"),
        (winter("hand 0: flute\nheap 0: 1 wood 1 coin"), "final"),
        (winter("crafted 0: hearth\nheap 0: 2 wood"), "final"),
        (winter(), "over"),
    ],
)
def test_where_in_the_month_we_are(g: Comforts, step: str) -> None:
    """Each part of a month and of a game has its name."""
    assert seen(g)["step"] == step


def test_marks_and_bird_and_order_are_open() -> None:
    """Who is first this month, and which places bring a coin."""
    g = turn("traveller: common_raven\nravens: inn forest_1\nplayers: 3\nbird: 2\nworkers 2: inn")
    view = seen(g, None)
    assert (view["bird"], view["turn"], view["order"]) == (2, 2, [2, 0, 1])
    assert view["ravens"] == ["forest_1", "inn"]
