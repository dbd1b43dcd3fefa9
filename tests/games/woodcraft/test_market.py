"""Woodcraft, 5.1 to 5.4: buying and trading dice, materials, and choosing orders."""

from __future__ import annotations

import pytest

from klubovna.games.woodcraft import GAME
from tests.games.woodcraft.facts import changed, facts
from tests.games.woodcraft.table import (
    asked,
    beside,
    doing,
    fated,
    goods,
    has,
    offers,
    order_row,
    play,
    refused,
    targets,
    turn,
    wood,
)

COLOURS = ["green", "yellow", "brown"]


def store(*dice: str) -> str:
    """Return a public store of these dice; the others are sixes."""
    left = list(dice)
    slots = []
    for colour in COLOURS:
        for _ in range(2):
            mine = [die for die in left if die.startswith(colour)]
            slots.append(mine[0] if mine else f"{colour}-6")
            if mine:
                left.remove(mine[0])
    return f"store: {' '.join(slots)}"


# 5.1 Buying wood.


@pytest.mark.parametrize("value", range(1, 7))
@pytest.mark.parametrize(("colour", "surcharge"), [("green", 0), ("yellow", 1), ("brown", 2)])
def test_a_die_costs_its_value_and_more_for_rarer_wood(
    colour: str, surcharge: int, value: int
) -> None:
    text = f"goods 0: 20 blueberry\n{store(f'{colour}-{value}')}"
    g = doing("buy_wood", text)

    play(g, f"store/{colour}-{value} pass")

    assert (has(g, "blueberry"), wood(g)) == (20 - value - surcharge, f"{colour}-{value}")


def test_only_what_can_be_paid() -> None:
    g = doing("buy_wood", f"goods 0: 4 blueberry\n{store('green-4', 'yellow-3', 'brown-3')}")

    assert offers(g) == ["green-4", "yellow-3"]
    assert refused(g, "store/brown-3") == "5.1"


def test_two_dice_and_gaps_are_filled_after_the_whole_action() -> None:
    g = doing("buy_wood", f"goods 0: 20 blueberry\n{store('green-1', 'green-2', 'brown-3')}")
    fated(g, 4, 2)

    play(g, "store/green-1")
    assert g.store == [0, 2, 6, 6, 3, 6]
    assert offers(g, "store") == ["green-2", "yellow-6", "brown-3", "brown-6"]
    play(g, "store/brown-3")

    assert g.store == [5, 2, 6, 6, 3, 6], "the same colours are rolled, the others stay"
    assert goods(g) == "14 blueberry"


def test_not_more_than_two() -> None:
    g = doing("buy_wood", f"goods 0: 30 blueberry\n{store('green-1', 'green-2', 'brown-3')}")

    play(g, "store/green-1 store/green-2")

    assert asked(g) == "actions"


def test_two_equal_dice_are_two_dice() -> None:
    g = doing("buy_wood", f"goods 0: 30 blueberry\n{store('green-2', 'green-2')}")
    fated(g, 0, 0)

    play(g, "store/green-2 store/green-2")

    assert (wood(g), g.store) == ("green-2 green-2", [1, 1, 6, 6, 6, 6])


def test_after_one_die_the_gap_is_filled() -> None:
    g = doing("buy_wood", f"goods 0: 30 blueberry\n{store('yellow-2')}")

    play(fated(g, 3), "store/yellow-2 pass")

    assert g.store == [6, 6, 4, 6, 6, 6]


@pytest.mark.parametrize(
    ("team", "die", "price"),
    [
        ("timber_merchant", "green-4", 3),
        ("timber_merchant", "brown-4", 5),
        ("pine_expert", "yellow-4", 3),
        ("pine_expert", "brown-4", 6),
        ("walnut_expert", "brown-4", 4),
        ("timber_baron", "green-6", 4),
        ("timber_baron", "green-4", 4),
        ("timber_merchant pine_expert", "yellow-4", 2),
        ("timber_merchant walnut_expert timber_baron", "brown-6", 3),
        ("timber_merchant pine_expert", "yellow-1", 0),
        ("timber_merchant walnut_expert", "brown-1", 0),
        ("timber_merchant pine_expert walnut_expert", "green-1", 0),
    ],
)
def test_discounts_add_up_but_no_price_is_below_nothing(team: str, die: str, price: int) -> None:
    g = doing("buy_wood", f"goods 0: 20 blueberry\nhelpers 0: {team}\n{store(die)}")

    play(g, f"store/{die} pass")

    assert has(g, "blueberry") == 20 - price


@pytest.mark.parametrize("die", ["green-6", "yellow-6", "brown-6", "green-5"])
def test_the_second_sawing_tile_takes_two_off_any_six(die: str) -> None:
    price = int(die[-1]) + COLOURS.index(die[:-2])
    g = doing("buy_wood", f"goods 0: 20 blueberry\nowned 0: saw=2\nused 0: saw saw\n{store(die)}")

    play(g, f"store/{die} pass")

    assert has(g, "blueberry") == 20 - price + (2 if die.endswith("6") else 0)


def test_the_first_sawing_tile_takes_nothing_off() -> None:
    g = doing("buy_wood", "goods 0: 20 blueberry\n" + store())

    assert has(play(g, "store/green-6 pass"), "blueberry") == 14


def test_r20_a_discount_is_never_paid_out() -> None:
    """Timber merchant, baron and sawing tile: a green six for 1; a green one for nothing."""
    text = "goods 0: 1 blueberry\nowned 0: saw=2\nhelpers 0: timber_merchant timber_baron\n"
    g = doing("buy_wood", text + store("green-1"))

    play(g, "store/green-1 store/green-6")

    assert (goods(g), wood(g)) == ("-", "green-1 green-6")


# 5.2 Trading.


@pytest.mark.parametrize("value", range(1, 7))
@pytest.mark.parametrize(("colour", "more"), [("green", 0), ("yellow", 1), ("brown", 2)])
def test_a_die_is_sold_for_twice_its_value_and_the_surcharge(
    colour: str, more: int, value: int
) -> None:
    g = doing("trade_dice", f"goods 0: 9 blueberry\nwood 0: {colour}-{value} green-5")

    sale = GAME.option(g, 0, g.legal_of(0)[targets(g).index(f"sell/{colour}-{value}")])
    play(g, f"sell/{colour}-{value} pass")

    assert has(g, "blueberry") == 9 + 2 * value + more
    assert sale.args["price"] == 2 * value + more, "it is told before"


def test_a_six_without_a_sale() -> None:
    g = doing("trade_dice", "goods 0: 8 blueberry\nwood 0: green-1")
    assert offers(g) == ["green-1", "green", "yellow", "brown"]
    before = facts(g)

    play(g, "six/brown")

    assert changed(before, g) == {"blueberry": -8, "wood brown-6": 1}, "not of the public store"


def test_a_six_must_be_paid() -> None:
    g = doing("trade_dice", "goods 0: 7 blueberry\nwood 0: green-1")

    assert offers(g, "six") == ["green", "yellow"]
    assert refused(g, "six/brown") == "5.2"


@pytest.mark.parametrize("sold", COLOURS)
def test_the_six_has_another_colour_than_the_sold_die(sold: str) -> None:
    g = doing("trade_dice", f"goods 0: 20 blueberry\nwood 0: {sold}-1 green-2 brown-3")

    play(g, f"sell/{sold}-1")

    assert offers(g, "six") == [colour for colour in COLOURS if colour != sold]


def test_no_sale_after_the_purchase() -> None:
    g = doing("trade_dice", "goods 0: 30 blueberry\nwood 0: green-1 green-2")

    assert asked(play(g, "six/green")) == "actions"


def test_r12_trees_are_not_sold() -> None:
    g = doing("trade_dice", "wood 0: green-1 green-2\ntrees 0: green-4")

    assert offers(g) == ["green-1", "green-2"]


def test_all_discounts_for_a_six() -> None:
    text = "goods 0: 20 blueberry\nowned 0: saw=2\nwood 0: green-1\n"
    g = doing("trade_dice", text + "helpers 0: timber_baron pine_expert timber_merchant")

    assert has(play(g, "six/yellow"), "blueberry") == 20 - (7 - 2 - 2 - 2 - 1)


# 5.3 Materials.


@pytest.mark.parametrize("material", ["glue", "scrap", "sawblade"])
@pytest.mark.parametrize(("count", "price"), [(1, 0), (2, 1), (3, 3)])
def test_prices_of_materials(material: str, count: int, price: int) -> None:
    g = doing("buy_materials", "goods 0: 3 blueberry")

    play(g, f"material/{material}-{count} pass")

    left = f"{3 - price} blueberry " if price < 3 else ""
    assert goods(g) == f"{left}{count} {material}"


def test_what_can_be_paid_of_materials() -> None:
    g = doing("buy_materials", "goods 0: 2 blueberry")

    assert offers(g) == ["glue-1", "glue-2", "scrap-1", "scrap-2", "sawblade-1", "sawblade-2"]
    play(g, "glue-2")
    assert offers(g) == ["scrap-1", "scrap-2", "sawblade-1", "sawblade-2", "pass"]
    play(g, "sawblade-1")
    assert goods(g) == "1 blueberry 2 glue 1 sawblade"


# 5.4 Orders.


@pytest.mark.parametrize(
    ("slot", "row"),
    [
        (1, "flute cutting_board birdhouse rolling_pin"),
        (2, "flute wooden_spoon birdhouse rolling_pin"),
        (3, "flute wooden_spoon cutting_board rolling_pin"),
        (4, "flute wooden_spoon cutting_board birdhouse"),
    ],
)
def test_cards_slide_so_that_the_gap_is_on_the_left(slot: int, row: str) -> None:
    g = doing("choose_orders", "order_deck: flute sled\ngoods 0: 2 blueberry")
    assert goods(g) == "2 blueberry", "the first one is free"

    play(fated(g, 0), f"slot/{slot}")

    assert order_row(g) == row


def test_the_second_order_must_be_paid() -> None:
    g = doing("choose_orders", "goods 0: 2 blueberry")

    assert asked(play(g, "slot/1")) == "confirm", "nothing else is left to do"
    assert goods(g) == "2 blueberry"


def test_the_second_order_is_voluntary() -> None:
    g = play(doing("choose_orders", "goods 0: 3 blueberry"), "slot/1")
    assert offers(g) == ["1", "2", "3", "4", "pass"]

    play(g, "pass")

    assert (beside(g), goods(g)) == ("wooden_spoon@3", "3 blueberry")


@pytest.mark.parametrize(("berries", "can"), [(0, False), (1, True)])
def test_the_order_clerk_makes_the_second_order_cheaper(berries: int, can: bool) -> None:
    g = doing(
        "choose_orders", f"goods 0: {berries} blueberry\nhelpers 0: order_clerk\nwood 0: green-2"
    )

    play(g, "slot/1 slot/2" if can else "slot/1")

    assert len(g.players[0].orders) == 1 + can
    assert goods(g) == "-"


def test_several_orders_lie_in_one_row() -> None:
    g = doing("choose_orders", "goods 0: 3 blueberry\norders 0: footstool coat_rack wooden_bowl")

    play(g, "slot/1 slot/2")

    assert beside(g) == "footstool@3 coat_rack@3 wooden_bowl@3 wooden_spoon@3 cutting_board@3"


def test_an_order_taken_in_this_turn_can_be_completed() -> None:
    g = doing("choose_orders", "wood 0: yellow-3")

    play(g, "slot/2 order/cutting_board")

    assert goods(g) == "3 blueberry 1 scrap"


def test_orders_in_hand_can_be_neither_taken_nor_completed() -> None:
    g = turn("hand 0: cutting_board\nwood 0: yellow-3\norders: wooden_spoon birdhouse stool crate")

    assert offers(g, "order") == []


def test_r17_an_empty_deck_is_made_of_the_discards() -> None:
    g = doing("choose_orders", "order_deck: -\norder_discard: flute\ngoods 0: 9 blueberry")

    play(g, "slot/1")
    assert order_row(g) == "flute cutting_board birdhouse rolling_pin"
    assert g.order_discard == g.order_deck == []
    play(g, "slot/2")
    assert order_row(g) == "- flute birdhouse rolling_pin", "nothing is left"


def test_with_gaps_the_rest_can_be_taken() -> None:
    text = "order_deck: -\norders: - - stool crate\ngoods 0: 9 blueberry"
    g = doing("choose_orders", text)
    assert offers(g) == ["3", "4"]

    play(g, "slot/4")
    assert order_row(g) == "- - - stool"
    play(g, "slot/4")

    assert order_row(g) == "- - - -"
    assert (
        refused(turn("orders: - - - -\norder_deck: -\ntile: choose_orders"), "button/main") == "3.3"
    )
