"""Creature Comforts: how bots lay out dice, against all ways to do it."""

from __future__ import annotations

import pytest

from klubovna.core.luck import dice
from klubovna.games.creature_comforts import GAME
from klubovna.games.creature_comforts.bot.gains import Gains
from klubovna.games.creature_comforts.bot.plans import TurnSearch
from klubovna.games.creature_comforts.pieces.numbers import BIT, PLACES
from klubovna.games.creature_comforts.rules.assign import Assign
from klubovna.games.creature_comforts.state import Comforts
from tests.games.creature_comforts.stories import asked, assign, placing, play, turn, winter

MOST = 5


def laid(g: Comforts, plan: list[int]) -> Comforts:
    """Return the table on which the player who is asked has followed a plan."""
    world: Comforts = g.clone()
    player = world.actor
    for option in plan:
        world.pick(player, option)
    return world


def is_assigning(g: Comforts, player: int) -> bool:
    """Tell whether a player is asked for dice."""
    return isinstance(g.top_choice(), Assign) and g.actor == player


def moments(players: int, seed: int) -> list[Comforts]:
    """Return the moments of a random game in which somebody begins to lay out dice."""
    g, luck = GAME.new(players, seed=seed), dice(seed)
    found: list[Comforts] = []
    while not g.is_over:
        if isinstance(g.top_choice(), Assign) and not g.work.used():
            found.append(g.clone())
        g.choose(g.legal[luck.below(len(g.legal))])
    return found


def every_layout(g: Comforts, player: int) -> list[Comforts]:
    """Return all tables that may come of assigning; what follows is left out."""
    g.agenda = [step for step in g.agenda if type(step).__name__ in ("Assign", "AssignNext")]
    if not is_assigning(g, player):
        return [g]
    return [table for option in g.legal for table in every_layout(laid(g, [option]), player)]


def value_of(g: Comforts, gains: Gains) -> float:
    """Return what a layout brings beyond a lesson for every worker."""
    lent = g.free_lessons(gains.player)
    value = -gains.lesson() * max(0, g.work.tokens - lent)
    for place in range(PLACES):
        if g.work.assigned[place]:
            instead = gains.lessons() if place in gains.me.workers else 0.0
            value += gains.of(place, g.work.values[place]) - instead
    return value


@pytest.mark.parametrize("players", [1, 2, 4])
def test_no_layout_is_better_than_the_first_plan(players: int) -> None:
    """The search leaves nothing out that would bring more."""
    few = [g for g in moments(players, seed=3) if g.lessons_left(g.actor) < 4]
    assert len(few) > 2
    for g in few[:12]:
        player, top = g.actor, g.top_choice()
        assert isinstance(top, Assign)
        gains = Gains(g, player)
        best = max(value_of(table, gains) for table in every_layout(g.clone(), player))
        for most in (1, MOST):
            found = TurnSearch(g, player, top.place, most).best
            assert found[0].value == pytest.approx(best) and len(found) <= most


@pytest.mark.parametrize("players", [1, 2, 3, 5])
def test_every_plan_can_be_followed(players: int) -> None:
    """Each one answers every question up to the last die, and no two resolve the same."""
    for g in moments(players, seed=players):
        player, plans = g.actor, GAME.plans(g, g.actor, MOST)
        assert 1 <= len(plans) <= MOST
        tables = [laid(g, plan) for plan in plans]
        assert not any(is_assigning(table, player) and table.turn == player for table in tables)
        outcomes = [
            [table.work.values[p] or int(table.work.assigned[p] > 0) for p in range(PLACES)]
            for table in tables
            if table.turn == player and table.work.faces
        ]
        assert all(outcomes.count(outcome) == 1 for outcome in outcomes)


def test_plans_know_no_secret() -> None:
    """They are the same in all worlds that the player can't tell apart."""
    for seed, g in enumerate(moments(3, seed=8)):
        player = g.actor
        world = GAME.guess(g, player, dice(seed))
        assert GAME.plans(world, player, MOST) == GAME.plans(g, player, MOST)


def test_plans_go_on_from_dice_that_lie_already() -> None:
    """In the middle of assigning the rest is planned, with what is left."""
    g = turn("workers 0: forest_2 river_b inn workshop\nvillage: 4 2 1 1\ndice 0: 5 6\nwheel: 3")
    (first, *rest) = GAME.plans(g, 0, MOST)[0]
    assert GAME.plans(laid(g, [first]), 0, MOST)[0] == rest


def test_t01_the_rabbit_is_planned_like_in_the_rulebook() -> None:
    """The 4 is worth a token and more in the forest than at the river."""
    g = turn("""
        forest: forest_spring_2
        workers 0: forest_2 inn workshop river_b
        heap 0: 1 lesson
        hand 0: flute muffler
        village: 4 6 2 2
        dice 0: 1 3
    """)
    planned = laid(g, GAME.plans(g, 0, MOST)[0])
    by_hand = assign(g, "forest_2=46 workshop=2 inn=2")
    assert GAME.pieces(planned) == GAME.pieces(by_hand)


def test_what_the_hand_needs_is_planned() -> None:
    """One die, two places: stones for a hearth, or wood for a toboggan."""
    text = "workers 0: forest_1 river_a\nwheel: 5\nvillage: 2 5 5 5\ndice 0: 5 5"
    needs_stone = turn(f"{text}\nhand 0: hearth\nheap 0: 2 wood 2 stone")
    needs_wood = turn(f"{text}\nhand 0: toboggan\nheap 0: 1 wood 1 yarn")
    for g, place in ((needs_stone, 4), (needs_wood, 0)):
        assert laid(g, GAME.plans(g, 0, MOST)[0]).work.assigned[place] == BIT[0]


def test_gifts_come_before_what_takes() -> None:
    """What the forest gives may pay for the workshop, so it is resolved first."""
    g = turn("workers 0: forest_1 workshop\nvillage: 2 5 5 5\nheap 0: 2 wood")
    assign(g, "forest_1=2 workshop=5")
    assert asked(g) == "resolve" and len(g.legal) == 3
    (plan,) = GAME.plans(g, 0, MOST)
    assert GAME.target(g, 0, plan[0]) == "place/forest_1"
    play(g, "forest_1")
    assert asked(g) == "resolve" and GAME.plans(g, 0, MOST) == []


def test_who_has_placed_all_workers_is_ready() -> None:
    """A bot does not think twice."""
    g = play(placing("players: 1"), "forest_1 inn market")
    assert GAME.plans(g, 0, MOST) == []
    play(g, "river_b")
    ((pick,),) = GAME.plans(g, 0, MOST)
    assert GAME.target(g, 0, pick) == "button/ready"


def test_the_best_way_to_store_is_planned() -> None:
    """And nothing else, whatever lies on cards by then."""
    g = winter("crafted 0: lamp bookshelf\nheap 0: 3 story")
    ((first, second),) = GAME.plans(g, 0, MOST)
    assert GAME.target(g, 0, first) == "button/best"
    g.pick(0, first)
    assert GAME.plans(g, 0, MOST) == [[second]] and GAME.target(g, 0, second) == "button/done"


def test_nothing_is_planned_where_single_picks_say_enough() -> None:
    """All options are tried at any other question, and none when the game is over."""
    assert GAME.parts.plans is not None
    g, luck = GAME.new(2, seed=5), dice(5)
    while not g.is_over:
        if asked(g) not in ("assign", "resolve", "place_workers", "store"):
            assert GAME.plans(g, g.actor, MOST) == []
        g.choose(g.legal[luck.below(len(g.legal))])
    assert GAME.plans(g, 0, MOST) == []
