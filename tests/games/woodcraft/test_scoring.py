"""Points: commissions, leftovers, fines and orders, who wins, and what a bot thinks."""

from __future__ import annotations

import pytest

from klubovna.core.luck import dice
from klubovna.core.state import Value
from klubovna.games.woodcraft import GAME, scoring
from klubovna.games.woodcraft.bot import plans, worth
from klubovna.games.woodcraft.box import reader
from klubovna.games.woodcraft.box.contents import METRIC_IDS
from klubovna.games.woodcraft.pieces.numbers import (
    BERRY,
    COMMISSIONS,
    DIE_IDS,
    GLUE,
    GOOD_IDS,
    LANTERN,
    NONE,
    REUSE,
    VP,
)
from klubovna.games.woodcraft.rules.rounds import Round
from klubovna.games.woodcraft.rules.turn import DONE, MAIN, Actions, Turn
from klubovna.games.woodcraft.setup import bare_table
from klubovna.games.woodcraft.state import Wood

BOX = reader.load()
SETTINGS: dict[str, Value] = {setting.id: setting.default for setting in GAME.settings}


def table(players: int = 3) -> Wood:
    return bare_table(players, dice(1), BOX, SETTINGS)


def orders(*ids: str) -> list[int]:
    return [[card.id for card in BOX.orders].index(id) for id in ids]


def helpers(*ids: str) -> list[int]:
    return [[card.id for card in BOX.helpers].index(id) for id in ids]


def have(g: Wood, player: int, wood: str = "", trees: str = "", **goods: int) -> None:
    """Give a player goods, dice such as "green-3" and trees, and nothing else of these."""
    me = g.players[player]
    me.goods = [goods.get(id, 0) for id in GOOD_IDS]
    me.wood = [wood.split().count(id) for id in DIE_IDS]
    me.trees = [NONE, NONE, NONE]
    for pot, die in enumerate(trees.split()):
        me.trees[pot] = DIE_IDS.index(die)


# The sheet.


def test_t36_leftovers() -> None:
    """Wood 3, tree 5, 6 blueberries, 2 glue and 1 scrap are 17: one point."""
    g = table()
    have(g, 0, "green-3", "green-5", blueberry=6, glue=2, scrap=1)
    assert scoring.left_over(g.players[0]) == 17
    assert scoring.sheet(g, 0)["leftovers"] == 1


def test_ten_of_anything_are_a_point() -> None:
    g = table()
    have(g, 0, "brown-6 brown-6", "green-1 yellow-2", sawblade=5)
    assert scoring.sheet(g, 0)["leftovers"] == 2
    have(g, 0, "brown-6", "", sawblade=3)
    assert scoring.sheet(g, 0)["leftovers"] == 0


def test_lanterns_reuse_tokens_and_points_are_not_left_over() -> None:
    g = table()
    have(g, 0, lantern=9, reuse=9, vp=9)
    assert scoring.left_over(g.players[0]) == 0
    assert scoring.sheet(g, 0) == {"points": 9, "commissions": 0, "leftovers": 0, "orders": 0}


def test_t37_completed_orders() -> None:
    """A space worth 5, four completed orders, none open."""
    g = table()
    g.players[0].reputation = 16
    g.players[0].done = orders("stool", "flute", "bench", "sled")
    assert scoring.order_points(g, 0) == 20


def test_t38_an_open_order_costs_reputation_first() -> None:
    g = table()
    me = g.players[0]
    me.reputation = 17
    me.done = orders("stool", "flute", "bench", "sled")
    me.orders, me.rows = orders("crate"), [1]
    assert scoring.final_reputation(g, 0) == 15
    assert scoring.order_points(g, 0) == 16
    assert scoring.sheet(g, 0)["orders"] == 16


def test_fines_never_go_below_the_start() -> None:
    g = table()
    me = g.players[0]
    me.reputation = 5
    me.orders, me.rows = orders("crate", "bucket", "ladder"), [2, 3, 5]
    me.done = orders("stool")
    assert scoring.final_reputation(g, 0) == 0
    assert scoring.order_points(g, 0) == 1


@pytest.mark.parametrize(
    ("reputation", "points"),
    [
        (0, 1),
        (3, 1),
        (4, 2),
        (7, 2),
        (8, 3),
        (11, 3),
        (12, 4),
        (15, 4),
        (16, 5),
        (18, 5),
        (19, 6),
        (20, 6),
    ],
)
def test_reputation_is_worth_points_for_each_order(reputation: int, points: int) -> None:
    g = table()
    g.players[0].reputation = reputation
    g.players[0].done = orders("stool", "flute", "totem")
    assert scoring.order_points(g, 0) == 3 * points


# Commissions.


def furnish(g: Wood) -> None:
    """Give the first player some of everything that commissions count."""
    me = g.players[0]
    me.done = orders("stool", "flute", "bench", "sled", "squirrel_treehouse")
    me.helpers = helpers("forester", "sawyer", "whittler")
    me.attic = [0, 1, 2, NONE, 3, 4] + [NONE] * 5
    me.owned = [2, 3, 1, 1]
    me.reputation = 11
    me.marketing = 4
    me.income = [12, 7]


@pytest.mark.parametrize(
    ("id", "points"),
    [
        ("guild_hall", 6),  # two full pairs of orders, nut orders among them
        ("craft_school", 6),
        ("tool_museum", 6),
        ("model_workshop", 8),  # pot, two saws, gluing
        ("royal_patent", 6),
        ("town_fair", 6),
        ("berry_market", 12),  # more than a lap
        ("nut_granary", 7),
    ],
)
def test_commissions(id: str, points: int) -> None:
    g = table()
    furnish(g)
    commission = [card.id for card in BOX.commissions].index(id)
    assert scoring.commission_points(g, 0, commission) == points
    g.players[0].commissions = [commission]
    assert scoring.sheet(g, 0)["commissions"] == points
    assert scoring.sheet(g, 1)["commissions"] == 0


def test_commissions_come_before_the_fines() -> None:
    g = table()
    furnish(g)
    me = g.players[0]
    me.orders, me.rows = orders("crate", "bucket"), [1, 1]
    me.commissions = [METRIC_IDS.index("reputation_space")]
    assert scoring.sheet(g, 0)["commissions"] == 6
    assert scoring.final_reputation(g, 0) == 7


def test_starting_tiles_are_not_bought() -> None:
    assert scoring.upgrades_bought(table().players[0]) == 0


def test_metrics_are_numbered_as_the_box_does() -> None:
    numbers = [
        scoring.COMPLETED_ORDERS,
        scoring.HIRED_HELPERS,
        scoring.PLACED_TOOLS,
        scoring.UPGRADES_BOUGHT,
        scoring.REPUTATION_SPACE,
        scoring.MARKETING_STEPS,
        scoring.BERRY_INCOME,
        scoring.NUT_INCOME,
    ]
    assert numbers == list(range(len(METRIC_IDS)))


def test_the_total_is_the_sum_of_the_sheet() -> None:
    g = table()
    furnish(g)
    have(g, 0, "green-6 brown-5", vp=31, blueberry=12)
    g.players[0].commissions = list(range(COMMISSIONS))
    sheet = scoring.sheet(g, 0)
    assert sheet == {"points": 31, "commissions": 57, "leftovers": 2, "orders": 15}
    assert scoring.total(g, 0) == sum(sheet.values())
    assert tuple(sheet) == scoring.PARTS


# Winners.


def test_t39_a_tie_goes_to_the_later_player() -> None:
    g = table(3)
    for player, points in enumerate((40, 30, 40)):
        have(g, player, vp=points)
    assert scoring.winners(g) == [2]


def test_turn_order_begins_with_the_first_player() -> None:
    g = table(4)
    g.first = 2
    for player, points in enumerate((40, 39, 40, 40)):
        have(g, player, vp=points)
    assert scoring.winners(g) == [0]
    have(g, 1, vp=40)
    assert scoring.winners(g) == [1]
    have(g, 2, vp=41)
    assert scoring.winners(g) == [2]


def test_alone_you_win() -> None:
    assert scoring.winners(table(1)) == [0]


# What a bot thinks.


def in_round(round: int, players: int = 2) -> Wood:
    """Return a table between two rounds, with points as in a game that goes on."""
    g = table(players)
    g.round = round
    g.then(Round())
    return g


def hope(g: Wood) -> float:
    return worth.worth(g, 0)


def test_a_bot_counts_points_once_the_game_is_over() -> None:
    g = table()
    furnish(g)
    have(g, 0, "green-6", vp=20, lantern=3, blueberry=4)
    g.players[0].orders, g.players[0].rows = orders("crate"), [1]
    assert hope(g) == scoring.total(g, 0)


def test_a_bot_values_dice_that_its_orders_wait_for() -> None:
    values = []
    for wood in ("yellow-4 yellow-1", "yellow-5"):
        g = in_round(5)
        have(g, 0, wood)
        g.players[0].orders, g.players[0].rows = orders("flute"), [2]
        values.append(hope(g))
    assert values[1] > values[0] + 1


def test_a_bot_would_rather_complete_than_wait() -> None:
    g = in_round(5)
    have(g, 0, "yellow-5")
    me = g.players[0]
    me.orders, me.rows = orders("flute"), [2]
    before = hope(g)
    have(g, 0, blueberry=1, vp=2)
    me.orders, me.rows, me.done, me.reputation = [], [], orders("flute"), 3
    assert hope(g) > before


def test_a_bot_sees_materials_of_orders() -> None:
    def with_glue(glue: int, order: str) -> float:
        g = in_round(5)
        have(g, 0, "yellow-2", glue=glue)
        g.players[0].orders, g.players[0].rows = orders(order), [3]
        return hope(g)

    needed = with_glue(1, "spinning_top") - with_glue(0, "spinning_top")
    spare = with_glue(1, "flute") - with_glue(0, "flute")
    assert needed > spare > 0


def gain(round: int, good: int, count: int = 1) -> float:
    """Return what a bot gives for goods in a round."""
    g = in_round(round)
    before = hope(g)
    g.players[0].goods[good] += count
    return hope(g) - before


def test_goods_are_worth_less_towards_the_end() -> None:
    for good in (BERRY, LANTERN, GLUE, REUSE):
        assert gain(3, good) > gain(13, good) >= gain(14, good) >= 0
    assert gain(3, VP) == pytest.approx(1) and gain(14, VP) == pytest.approx(1)


def test_income_is_worth_what_it_still_pays() -> None:
    def steps(round: int, track: int) -> float:
        g = in_round(round)
        before = hope(g)
        g.players[0].income[track] += 1
        return hope(g) - before

    assert [steps(round, 1) for round in (1, 5, 12)] == pytest.approx([4, 3, 1])
    assert steps(1, 0) > steps(9, 0) > steps(12, 0) > 0


def test_helpers_and_tiles_pay_off_early() -> None:
    def added(round: int, what: str) -> float:
        g = in_round(round)
        before = hope(g)
        me = g.players[0]
        if what == "helper":
            me.helpers = helpers("banker")
        else:
            me.owned = [1, 2, 1, 0]
            me.ready_saws = 2
        return hope(g) - before

    for what in ("helper", "saw"):
        assert added(2, what) > added(9, what) > added(14, what) >= 0


def test_a_claimed_commission_counts() -> None:
    g = in_round(10)
    furnish(g)
    before = hope(g)
    g.players[0].commissions = [METRIC_IDS.index("blueberry_income")]
    assert hope(g) >= before + 12


@pytest.mark.parametrize("players", [1, 2, 4])
def test_a_bot_can_tell_what_any_position_is_worth(players: int) -> None:
    g, luck = GAME.new(players, seed=players), dice(7)
    while not g.is_over:
        assert all(isinstance(worth.worth(g, seat), float) for seat in range(players))
        g.choose(g.legal[luck.below(len(g.legal))])
    assert [worth.worth(g, seat) for seat in range(players)] == [
        scoring.total(g, seat) for seat in range(players)
    ]


# What needs no thought.


def acting(tile: int, wood: str = "", order: str = "") -> Wood:
    """Return a turn after this tile was moved; NONE: before, 7: its action is done too."""
    g: Wood = GAME.new(1, seed=4)
    g.agenda = []
    g.then(Turn(0))
    g.advance()
    me = g.players[0]
    have(g, 0, wood, blueberry=9)
    me.orders, me.rows = (orders(order), [2]) if order else ([], [])
    g.tile = tile
    g.agenda[-1] = Actions(0)
    g.advance()
    return g


def test_a_bot_completes_then_acts_then_ends_its_turn() -> None:
    ready = acting(0, "yellow-5", "flute")
    first = plans.plans(ready, 0, 5)[0]
    assert GAME.option(ready, 0, first[0]).target == "order/flute"
    assert plans.plans(acting(0), 0, 5)[0] == [MAIN]
    assert plans.plans(acting(7, "green-3"), 0, 5)[0] == [DONE]


def test_plans_offer_every_option_once() -> None:
    g = acting(0, "yellow-5 green-3", "flute")
    assert sorted(plan[0] for plan in plans.plans(g, 0, 5)) == sorted(g.legal)
    assert plans.plans(acting(NONE), 0, 5) == []
