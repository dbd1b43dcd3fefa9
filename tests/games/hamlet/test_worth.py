"""Hamlet: what bots think of positions: it grows with everything that helps to win."""

from __future__ import annotations

import pytest

from klubovna.games.hamlet import GAME
from klubovna.games.hamlet.bot.outlook import Supplies, closeness, prospects
from klubovna.games.hamlet.bot.worth import rounds_left, worth
from klubovna.games.hamlet.pieces.numbers import BIT
from klubovna.games.hamlet.state import Hamlet
from tests.games.hamlet.table import (
    BOX,
    TRANSPORT_EXAMPLE,
    asked,
    bridged,
    extended,
    names,
    play,
    random_game,
    targets,
    tile,
    turn,
)

# A flour mill in the network, and goods in all three buildings of the start.
MILL = f"village: {extended('flour_mill')}\nmilestones: miller=1\n"
FULL = (
    "tokens: woodcutter:wood,wood,wood quarry:stone,stone,stone farm:wheat,wheat,wheat\n"
    "coins 0: 3\ndonkeys 0: church"
)


def value(lines: str, who: int = 0) -> float:
    """Return what a position is worth to a player."""
    return worth(turn(lines), who)


@pytest.mark.parametrize(
    ("poor", "rich"),
    [
        ("score 0: 5", "score 0: 6"),
        ("coins 0: 3", "coins 0: 4"),
        ("coins 0: 30", "coins 0: 31"),
        ("standing 0: church", "standing 0: church church"),
        ("donkeys 0: church", "donkeys 0: church church"),
        ("plans 0: -", "plans 0: small_woodland"),
        ("sales 0: -", "sales 0: sale_1a"),
        ("deliveries 1: p12_basics", "deliveries 0: p12_basics"),
    ],
)
def test_more_is_worth_more(poor: str, rich: str) -> None:
    """Points, coins, workers, plans, sales, and deliveries that somebody makes anyway."""
    assert value(rich.replace(": -", ":")) > value(poor.replace(": -", ":"))


@pytest.mark.parametrize(("lines", "picks"), [("coins 0: 10", ""), (FULL, "p12_basics")])
def test_a_delivery_is_worth_making(lines: str, picks: str) -> None:
    """It brings more than its coins or goods promised, though it brings the end nearer."""
    g = turn(lines)
    before = GAME.appraise(g, 0)
    play(g, f"activate/church {picks}")
    while asked(g) == "pay":
        play(g, targets(g)[0])
    assert GAME.appraise(g, 0) > before


def test_own_tokens_are_worth_more_the_finer_they_are() -> None:
    """Somebody will use them up; those of others bring nothing."""
    lines = MILL.replace("miller=1", "miller=0") + "tokens: flour_mill:"
    nothing, own, fine = (value(lines + word) for word in ("-", "flour.0", "flour.0.high"))
    assert nothing < own < fine
    assert value(lines + "flour.1", who=1) > value(lines + "-", who=1)


def test_a_token_that_nobody_asks_for_is_worth_less() -> None:
    """With the church's flour and timber delivered, flour waits for a sale."""
    token = MILL + "tokens: flour_mill:flour.0\ndisplay: sale_1a sale_1b sale_1c\n"
    done = "deliveries 1: p12_timber_flour\n"
    asked = value(token) - value(MILL)
    assert value(token + done) - value(MILL + done) < asked


def test_a_milestone_helps_its_owner() -> None:
    """It makes better tokens."""
    mine = MILL.replace("miller=1", "miller=0")
    assert value(mine) > value(MILL)
    assert value(mine, who=1) < value(MILL, who=1)


def test_a_landmark_without_a_road_is_worth_less() -> None:
    """Its points are only a hope."""
    loose = value(f"village: {extended('shrine', loose=True)}\nroads:")
    assert value(bridged("shrine")) > loose > value("roads:")


def test_goods_for_a_delivery_are_a_prospect() -> None:
    """The more of them lie near the church, the better; after it is made they are none."""
    few = "tokens: farm:wheat,-,-"
    many = "tokens: farm:wheat,wheat,wheat quarry:stone,stone,stone"
    done = "\ndeliveries 1: p12_basics"
    assert hopes(many) > hopes(few)
    assert hopes(many + done) - hopes(few + done) < hopes(many) - hopes(few)


def hopes(lines: str) -> float:
    """Return what may be reached by the first player."""
    g = turn(lines)
    return prospects(g, 0, g.players[0].donkey_tiles())


def test_donkeys_are_worth_most_where_goods_pass() -> None:
    """Stone comes to the market only by way of the church."""
    g = turn("tokens: quarry:stone,stone,- farm:wheat,-,-\ncoins 0: 0")
    assert prospects(g, 0, BIT[tile("church")]) > prospects(g, 0, BIT[tile("farm")])


def test_how_near_a_bill_is() -> None:
    """All there is 1, nothing is 0; coins and donkeys that could help are in between."""
    bill = BOX.tiles[tile("sawmill")].bill  # two wheat and a stone
    g = turn("coins 0: 3")
    none, wheat, both = [0] * 7, [0, 0, 2, 0, 0, 0, 0], [0, 1, 2, 0, 0, 0, 0]
    church, market = BIT[tile("church")], BIT[tile("market")]
    assert closeness(g, 0, bill, both, both, both, church) == pytest.approx(1.0)
    assert closeness(g, 0, bill, none, none, none, church) == pytest.approx(0.0)
    lacking = closeness(g, 0, bill, wheat, wheat, wheat, church)
    far = closeness(g, 0, bill, wheat, wheat, both, church)
    near = closeness(g, 0, bill, wheat, both, both, church)
    assert lacking < far < near < 1.0
    assert lacking < closeness(g, 0, bill, wheat, wheat, wheat, market) < 1.0


def test_what_one_more_donkey_would_reach() -> None:
    """From the church, with donkeys on two tiles, also what lies behind the next two."""
    g = turn(TRANSPORT_EXAMPLE)
    supplies = Supplies(g, 0, g.players[0].donkey_tiles())
    reach = g.village.reach(tile("church"), supplies.donkeys)
    more = supplies.beyond(reach)
    assert reach & more == reach
    for donkey in names(reach):
        donkeys = supplies.donkeys | BIT[tile(donkey)]
        assert g.village.reach(tile("church"), donkeys) & ~more == 0
    assert names(more & ~reach) == {"dairy_farm", "cow_conservatory"}


def test_time_runs_out() -> None:
    """With every delivery, with every round, and at the last one."""
    fresh = rounds_left(turn())
    assert fresh > rounds_left(turn("deliveries 1: p12_coins"))
    assert fresh > rounds_left(turn("round: 25"))
    assert rounds_left(turn("round: 60")) == 0.0
    assert rounds_left(turn("round: 60", settings="most_rounds=none")) > 0.0


def test_the_end_is_worth_its_points() -> None:
    """Nothing is hoped for any more."""
    g = finished()
    assert [worth(g, seat) for seat in range(2)] == GAME.scores(g)
    first, second = GAME.scores(g)
    assert GAME.appraise(g, 0) == first - second


def finished() -> Hamlet:
    """Return a game of which the last delivery was just made, by the last player."""
    g = turn("""
        first: 0
        next: 1
        coins 1: 10
        deliveries 0: p12_milk_brick p12_timber_flour p12_basics
    """)
    play(g, "activate/church end")
    assert g.is_over
    return g


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_all_positions_have_a_worth(players: int) -> None:
    """Hopes add to the points of the moment, but never by more than a game could bring."""
    for picks in (0, 40, 160, 400):
        g = random_game(seed=players, players=players, picks=picks)
        for who in range(len(g.players)):
            assert 0 <= worth(g, who) < g.players[who].score + 150
