"""Woodcraft, 7 and 8: completing orders, rows, fines, nut orders and commissions."""

from __future__ import annotations

from itertools import permutations

import pytest

from klubovna.core.luck import dice as luck_of
from klubovna.games.woodcraft import GAME
from klubovna.games.woodcraft.pieces.numbers import DIE_IDS
from klubovna.games.woodcraft.rules.orders import PayDice
from klubovna.games.woodcraft.rules.rounds import EndRound
from klubovna.games.woodcraft.state import Wood
from tests.games.woodcraft.facts import Facts, changed, facts
from tests.games.woodcraft.printed import ORDERS, dice
from tests.games.woodcraft.table import (
    BOX,
    ORDER_IDS,
    asked,
    beside,
    end_turn,
    going_on,
    goods,
    has,
    offers,
    play,
    refused,
    table,
    targets,
    turn,
    wood,
)

# What is asked for.


def test_colours_to_choose_from() -> None:
    """A spinning top is a green or a yellow two."""
    text = "orders 0: spinning_top@4\ngoods 0: 1 glue\nwood 0: "

    for die, rule in (("green-2", ""), ("yellow-2", ""), ("brown-2", "7.1"), ("green-3", "7.1")):
        assert refused(turn(text + die), "order/spinning_top") == rule


def test_any_colour_and_any_die_at_all() -> None:
    """A serving tray is a green four and whatever die; a walking stick any five."""
    tray = "orders 0: serving_tray@4\ngoods 0: 1 scrap\nwood 0: "
    assert refused(turn(tray + "green-4"), "order/serving_tray") == "7.1"
    assert refused(turn(tray + "green-4 brown-1"), "order/serving_tray") == ""
    assert refused(turn(tray + "green-4 green-4"), "order/serving_tray") == ""

    stick = "orders 0: walking_stick@4\nwood 0: "
    for die, rule in (("green-5", ""), ("brown-5", ""), ("brown-6", "7.1")):
        assert refused(turn(stick + die), "order/walking_stick") == rule


def test_where_several_dice_would_do_one_is_chosen() -> None:
    g = turn("orders 0: walking_stick@4\nwood 0: green-5 yellow-5 yellow-5 green-1")

    play(g, "order/walking_stick")
    assert (asked(g), offers(g)) == ("pay_dice", ["green-5", "yellow-5"])
    play(g, "yellow-5")

    assert wood(g) == "green-1 green-5 yellow-5"


def test_a_die_for_one_demand_is_kept_for_another() -> None:
    """The only green four is not given as whatever die."""
    g = turn("orders 0: serving_tray@4\ngoods 0: 1 scrap\nwood 0: green-4 brown-1 yellow-6")

    play(g, "order/serving_tray")

    assert offers(g) == ["yellow-6", "brown-1"]


def payments(g: Wood, player: int, order: int) -> set[tuple[int, ...]]:
    """Return every handful of dice with which the questions let an order be paid."""
    found = set()
    start = g.players[player].wood.copy()
    positions = [going_on(g.clone(), PayDice(player, order, 0, 0))]
    while positions:
        here = positions.pop()
        if here.is_over:
            now = here.players[player].wood
            found.add(tuple(before - after for before, after in zip(start, now, strict=True)))
        for option in here.legal:
            after = here.clone()
            after.choose(option)
            positions.append(after)
    return found


def brute_force(stock: list[str], id: str) -> set[tuple[int, ...]]:
    """Return every handful of dice that meets the demands, each tried in every order."""
    wanted = dice(ORDERS[id]["dice"])
    found = set()
    for handful in permutations(stock, len(wanted)):
        words = [die.split("-") for die in handful]
        if all(
            c in colours and int(v) in values
            for (c, v), (colours, values) in zip(words, wanted, strict=True)
        ):
            found.add(tuple(handful.count(id) for id in DIE_IDS))
    return found


CHOOSY = [id for id, card in ORDERS.items() if "/" in card["dice"] or "any" in card["dice"]]


@pytest.mark.parametrize("id", CHOOSY)
def test_orders_with_a_choice_can_be_paid_in_every_way_and_no_other(id: str) -> None:
    luck = luck_of(CHOOSY.index(id))
    met = 0
    for _ in range(12):
        # Dice that could fit, and two of any kind.
        stock = []
        for colours, values in dice(ORDERS[id]["dice"]):
            for _ in range(2 - luck.below(5) // 4):
                colour, value = luck.below(len(colours)), luck.below(len(values))
                stock.append(f"{colours[colour]}-{values[value]}")
        stock = [*stock, *(DIE_IDS[luck.below(18)] for _ in range(2))][:7]
        materials = "3 glue 3 scrap 3 sawblade"
        g = turn(f"orders 0: {id}@4\nwood 0: {' '.join(stock)}\ngoods 0: {materials}")
        ways = brute_force(stock, id)
        assert (refused(g, f"order/{id}") == "") == bool(ways)
        if ways:
            met += 1
            assert payments(table(f"wood 0: {' '.join(stock)}"), 0, ORDER_IDS.index(id)) == ways
    assert met > 3


def test_there_are_orders_with_a_choice() -> None:
    assert len(CHOOSY) == 10


def test_trees_are_not_delivered() -> None:
    g = turn("orders 0: walking_stick@4\ntrees 0: green-5\ntile: buy_wood")
    assert refused(g, "order/walking_stick") == "7.1"

    play(g, "fell/green order/walking_stick")

    assert wood(g) == "-"


# Rewards and rows.


@pytest.mark.parametrize(
    ("row", "more"),
    [
        (1, {"reputation": 3}),
        (2, {"reputation": 2}),
        (3, {"reputation": 1}),
        (4, {"blueberry": 1}),
        (5, {"vp": -1}),
    ],
)
def test_what_the_rows_give(row: int, more: Facts) -> None:
    """A rolling pin gives 2 blueberries and 2 saw blades."""
    g = turn(f"orders 0: rolling_pin@{row}\nwood 0: brown-2\ngoods 0: 5 vp\nreputation 0: 10")
    before = facts(g)

    play(g, "order/rolling_pin")

    expected: Facts = {"wood brown-2": -1, "beside": "-", "done": "rolling_pin", "sawblade": 2}
    more = {**more, "blueberry": 2 + int(more.get("blueberry", 0))}
    assert changed(before, g) == {**expected, **more}


def test_the_card_s_reward_comes_before_the_row_s() -> None:
    """Points of the card come first, so the fine of the last row can be paid."""
    g = turn("orders 0: flute@5\nwood 0: yellow-5\nreputation 0: 10")

    assert has(play(g, "order/flute"), "vp") == 1


def test_reputation_of_the_row_after_a_tool_of_the_card() -> None:
    g = turn("orders 0: shelf@1\nwood 0: yellow-2 yellow-2")

    play(g, "order/shelf")
    assert (asked(g), g.players[0].reputation) == ("place_tool", 0)
    play(g, "B2")

    assert (asked(g), g.players[0].reputation) == ("choose_tool", 3)


def test_r37_abilities_come_after_the_row() -> None:
    """Without a point the fine is nothing; then the celebrated designer scores one."""
    g = turn("orders 0: rolling_pin@5\nwood 0: brown-2\nhelpers 0: celebrated_designer")

    assert has(play(g, "order/rolling_pin"), "vp") == 1


@pytest.mark.parametrize(("row", "steps"), [(1, 4), (2, 3), (3, 2), (4, 0), (5, 0)])
def test_the_punctual_courier_hears_the_upper_rows(row: int, steps: int) -> None:
    text = f"orders 0: rolling_pin@{row}\nwood 0: brown-2\nhelpers 0: punctual_courier"
    g = play(turn(f"{text}\nreputation 0: 15"), "order/rolling_pin")

    assert g.players[0].reputation == 15 + steps


def test_completed_orders_are_counted_and_score_nothing_yet() -> None:
    g = turn("orders 0: rolling_pin@4 coat_rack@4\nwood 0: brown-2 green-4\ngoods 0: 1 sawblade")

    play(g, "order/rolling_pin order/coat_rack")

    assert g.players[0].done == [ORDER_IDS.index("rolling_pin"), ORDER_IDS.index("coat_rack")]
    assert (has(g, "vp"), beside(g)) == (0, "-")


@pytest.mark.parametrize("seat", [0, 1, None])
def test_everybody_may_know_who_completed_how_many_orders(seat: int | None) -> None:
    g = turn("done 0: stool flute\ndone 1: crate")

    assert [len(player["done"]) for player in GAME.view(g, seat)["players"]] == [2, 1]


def test_orders_of_others_are_not_offered() -> None:
    g = turn("orders 1: rolling_pin@4\nwood 0: brown-2")

    assert offers(g, "order") == []


# 7.2 Shifting.


@pytest.mark.parametrize("row", range(1, 5))
def test_orders_slide_down_a_row_in_income_phases(row: int) -> None:
    g = table(f"round: 8\norders 0: flute@{row}\norders 1: stool@{row}")

    going_on(g, EndRound())

    assert (beside(g, 0), beside(g, 1)) == (f"flute@{row + 1}", f"stool@{row + 1}")


@pytest.mark.parametrize("round", [1, 2, 3, 5, 6, 7, 9, 10, 12, 13])
def test_orders_stay_in_other_rounds(round: int) -> None:
    g = going_on(table(f"round: {round}\norders 0: flute@5"), EndRound())

    assert (beside(g), g.players[0].reputation) == ("flute@5", 0)


@pytest.mark.parametrize(("before", "after"), [(0, 0), (1, 0), (2, 0), (3, 1), (9, 7)])
def test_an_expired_order_costs_reputation_down_to_the_start(before: int, after: int) -> None:
    g = table(f"round: 4\norders 0: flute@5\nreputation 0: {before}")

    going_on(g, EndRound())

    assert (beside(g), g.players[0].reputation) == ("-", after)


def test_each_expired_order_costs() -> None:
    g = table("round: 4\norders 0: flute@5 stool@5 crate@4\nreputation 0: 9")

    going_on(g, EndRound())

    assert (beside(g), g.players[0].reputation) == ("crate@5", 5)


def test_where_expired_orders_go() -> None:
    """To the discards of their deck: nut orders and, in the late game, early ones have none."""
    early = going_on(table("round: 4\norders 0: flute@5 nut_press@5"), EndRound())
    late = going_on(table("round: 11\norders 0: flute@5 harp@5 nut_press@5"), EndRound())

    purged = ["birdhouse", "rolling_pin"]
    assert {ORDER_IDS[order] for order in early.order_discard} == {"flute", *purged}
    purged = ["grandfather_clock", "four_poster_bed"]
    assert {ORDER_IDS[order] for order in late.order_discard} == {"harp", *purged}


# 8 Nut orders and commissions.

NUT = "orders 0: royal_nut_bowl@4\nwood 0: brown-5 green-3\ngoods 0: 1 glue\n"


def test_a_commission_or_the_printed_goods() -> None:
    g = play(turn(NUT), "order/royal_nut_bowl")
    assert (asked(g), targets(g)) == ("choose_effect", ["effect/1", "effect/2"])

    claimed = play(g.clone(), "effect/1 craft_school")
    paid = play(g, "effect/2")

    assert (goods(claimed), claimed.players[0].commissions) == ("1 blueberry", [1])
    assert (goods(paid), paid.players[0].commissions) == ("6 blueberry 5 vp", [])


@pytest.mark.parametrize(
    "text", ["commissions: -", "commissions: guild_hall\nclaimed 0: guild_hall"]
)
def test_without_a_commission_to_claim_the_goods_come_unasked(text: str) -> None:
    g = play(turn(NUT + text), "order/royal_nut_bowl")

    assert goods(g) == "6 blueberry 5 vp"


def test_r22_nobody_claims_the_same_commission_twice() -> None:
    g = turn(NUT + "claimed 0: guild_hall")

    play(g, "order/royal_nut_bowl effect/1")

    assert offers(g) == ["craft_school", "tool_museum"]


def test_one_commission_is_left() -> None:
    g = turn(NUT + "commissions: town_fair")

    play(g, "order/royal_nut_bowl effect/1")

    assert [BOX.commissions[n].id for n in g.players[0].commissions] == ["town_fair"]
    assert len(g.commissions) == 1, "until the round is over"


def test_a_claimed_commission_leaves_at_the_end_of_the_round_not_before() -> None:
    g = turn(NUT + "tile: hire_helper")

    play(g, "order/royal_nut_bowl effect/1 craft_school")
    end_turn(g)
    assert (g.turn, g.commissions) == (1, [0, 1, 2])
    end_turn(play(g, "tile/hire_helper"))

    assert (g.round, g.commissions) == (3, [0, 2])
