"""Hamlet: what bots try. All of it can be done, and it is what one would expect."""

from __future__ import annotations

import pytest

from klubovna import bots
from klubovna.bots.greedy import SOME
from klubovna.core.luck import dice
from klubovna.games.hamlet import GAME
from klubovna.games.hamlet.pieces.numbers import PRODUCTION
from klubovna.games.hamlet.scoring import longest_road
from klubovna.games.hamlet.state import Hamlet
from tests.games.hamlet.table import (
    BOX,
    TRANSPORT_EXAMPLE,
    asked,
    extended,
    play,
    random_game,
    tile,
    tokens,
    turn,
)

FULL = "tokens: woodcutter:wood,wood,wood quarry:stone,stone,stone farm:wheat,wheat,wheat\n"
EMPTY = "tokens: woodcutter:-,-,-\ncoins 0: 0\ndonkeys 0: church\n"


def tried(g: Hamlet, most: int = SOME) -> list[list[str]]:
    """Return the plans of whoever is asked, as targets of what is asked on the way."""
    found: list[list[str]] = []
    for plan in GAME.plans(g, g.actor, most):
        world = g.clone()
        words: list[str] = []
        for option in plan:
            words.append(GAME.target(world, world.actor, option))
            world.choose(option)
        found.append(words)
    return found


def likely(g: Hamlet) -> str:
    """Return the first pick of the first plan."""
    return tried(g, 1)[0][0]


def follow(g: Hamlet) -> Hamlet:
    """Let whoever is asked finish what is begun, as planned, up to the next free choice."""
    actor = g.actor
    while g.actor == actor and asked(g) != "act":
        for option in GAME.plans(g, actor, 1)[0]:
            g.pick(actor, option)
    return g


def test_the_game_has_plans() -> None:
    """Bots look for them."""
    assert GAME.parts.plans is not None


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_every_plan_can_be_followed(players: int) -> None:
    """Wherever somebody is asked there are plans, each can be done in the order it names."""
    luck = dice(players)
    for seed in range(2):
        g = GAME.new(players, seed)
        while not g.is_over and g.round < 30:
            for most in (1, SOME):
                plans = GAME.plans(g, g.actor, most)
                assert 1 <= len(plans) <= most
                assert len({tuple(plan) for plan in plans}) == len(plans)
            assert all(tried(g))
            g.choose(g.legal[luck.below(len(g.legal))])


def test_only_who_is_asked_has_plans() -> None:
    """The others wait, and at the end everybody does."""
    g = turn()
    assert GAME.plans(g, 1, SOME) == []
    over = random_game(seed=1, players=2, picks=9999)
    assert over.is_over and GAME.plans(over, 0, SOME) == []


@pytest.mark.parametrize("players", [1, 2, 4])
def test_plans_follow_from_what_is_known(players: int) -> None:
    """In all worlds that a seat thinks possible they are the same, and planning changes nothing."""
    for picks in (0, 30, 150, 330):
        g = random_game(seed=5, players=players, picks=picks)
        if g.is_over:
            continue
        before = GAME.notation(g)
        plans = GAME.plans(g, g.actor, SOME)
        assert GAME.notation(g) == before
        for seed in range(3):
            world = GAME.guess(g, g.actor, dice(seed))
            assert GAME.plans(world, g.actor, SOME) == plans


# The turn.


def test_a_turn_ends_only_when_nothing_is_left() -> None:
    """Villagers who can do something do it."""
    g = turn()
    assert not any("button/end" in plan for plan in tried(g))
    play(g, "activate/quarry")
    assert tried(g)[-1] in (["button/end"], ["button/donkeys", "tile/market"])


def test_a_delivery_that_can_be_made_is_likely() -> None:
    """It brings most, and the best one is made."""
    g = turn(FULL + "coins 0: 13")
    assert ["activate/church"] in tried(g)
    g = turn("tokens: farm:-,-,-\ncoins 0: 12\nstanding 0: church")
    play(g, "activate/church")
    follow(g)
    assert g.players[0].deliveries == [2]


def test_begging_is_the_last_resort() -> None:
    """Who can deliver does not beg."""
    g = turn(FULL + "coins 0: 13")
    play(g, "activate/church")
    assert tried(g)[-1] == ["button/beg"]


def test_many_plans_are_cut_to_the_best() -> None:
    """A small woodland lies where forests meet, not at any of its many places."""
    g = turn("plans 0: small_woodland\n" + FULL)
    play(g, "build/small_woodland")
    assert len(g.village.fits(tile("small_woodland"))) > 2 * SOME
    assert len(tried(g)) == SOME
    follow(g)
    assert GAME.score_sheet(g)[0]["landmarks"] >= 2


def test_a_refinery_is_built_where_roads_lead() -> None:
    """Else nobody could work in it."""
    g = turn("plans 0: dairy_farm\n" + FULL)
    play(g, "build/dairy_farm")
    follow(g)
    assert g.village.is_in_network(tile("dairy_farm"))


def test_a_road_joins_what_is_outside() -> None:
    """A refinery without a road is joined first."""
    village = extended("dairy_farm", loose=True)
    g = turn(f"village: {village}\nmilestones: herder=1\n{FULL}")
    ways = [plan for plan in tried(g) if plan[0] == "button/road"]
    assert ways
    play(g, "road")
    follow(g)
    assert g.village.is_in_network(tile("dairy_farm"))


def test_a_road_lengthens_the_longest() -> None:
    """Of the places that bots compare, the first one does."""
    g = turn(FULL)
    (option, *rest) = next(p for p in GAME.plans(g, 0, SOME) if len(p) == 2)
    g.choose(option)
    g.choose(rest[0])
    follow(g)
    assert len(longest_road(g, 0)) >= 2


# Inside of buildings.


def test_own_tokens_pay_first_and_coins_last() -> None:
    """Fine own ones bring four coins, the rival's milk one to its maker, and nothing is bought."""
    lines = TRANSPORT_EXAMPLE.replace("coins 0: 0", "coins 0: 30")
    lines = lines.replace("quarry barn_curved\n", "quarry barn_curved barn_straight stonemason\n")
    milk = "dairy_farm:milk.1 cow_conservatory:milk.0.high,-"
    g = turn(f"{lines}\ntokens: stonemason:brick.0.high {milk}\n")
    play(g, "activate/church delivery/p12_milk_brick")
    follow(g)
    assert {tokens(g, id) for id in ("stonemason", "dairy_farm", "cow_conservatory")} == {"-"}
    assert g.players[0].coins == 34


def test_a_barn_gets_what_is_rare() -> None:
    """Of wood, stone and wheat those of which least lies on the board."""
    lines = "tokens: woodcutter:wood,wood,wood quarry:stone,-,- farm:-,-,-\n"
    g = turn(TRANSPORT_EXAMPLE + lines)
    play(g, "activate/barn_straight")
    follow(g)
    assert sorted(tokens(g, "barn_straight").split()) == ["stone", "wheat", "wheat"]


def test_a_second_villager_is_hired_early() -> None:
    """Nothing pays better in the first rounds; in the last ones it does not pay at all."""
    early, late = turn("coins 0: 5"), turn("coins 0: 5\nround: 59")
    play(early, "activate/town_hall row/1")
    play(late, "activate/town_hall row/1")
    assert likely(early) == "button/villager"
    assert likely(late) == "button/done"


def test_a_donkey_goes_where_it_helps() -> None:
    """Stone for the sale comes to the market only by way of the church."""
    g = turn("tokens: quarry:stone,stone,- farm:wheat,-,-\ncoins 0: 0\ndonkeys 0: farm\n")
    assert tried(g)[0][0] == "button/donkeys"
    for option in GAME.plans(g, 0, SOME)[0]:
        g.choose(option)
    assert g.players[0].moved == [tile("church")]


# Whole games.


@pytest.mark.parametrize("players", [1, 2])
def test_greedy_bots_finish_the_church(players: int) -> None:
    """They do what the game is about, and are done long before the last round."""
    g = GAME.new(players, seed=3)
    seats = [bots.make("greedy", seed=seat) for seat in range(players)]
    while not g.is_over:
        g.pick(g.actor, seats[g.actor].choose(GAME, g, g.actor))
    assert GAME.end_reason(g) == "church" and g.round < 50
    built = [BOX.tiles[n].kind for n in g.village.order]
    assert len(built) > 12 and PRODUCTION in built
    assert all(me.villagers() > 1 for me in g.players[: g.seats()])
    assert sum(len(me.sales) for me in g.players) > 1
    assert g.village.road_at


def test_greedy_beats_random() -> None:
    """By far."""
    g = GAME.new(2, seed=4)
    seats = [bots.make("random", seed=1), bots.make("greedy", seed=1)]
    while not g.is_over:
        g.pick(g.actor, seats[g.actor].choose(GAME, g, g.actor))
    random, greedy = GAME.scores(g)
    assert greedy > 2 * random
