"""Woodcraft: worked examples, T01 to T24: the wheel, main and additional actions."""

from __future__ import annotations

import pytest

from klubovna.games.woodcraft.state import Wood
from tests.games.woodcraft.facts import changed, facts
from tests.games.woodcraft.table import (
    asked,
    doing,
    end_turn,
    fated,
    goods,
    has,
    offers,
    order_row,
    play,
    ready,
    refused,
    targets,
    team,
    trees,
    turn,
    wheel,
    wood,
)

FOUR_PICKS = "buy_wood trade_dice buy_materials choose_orders"


def after(picks: str) -> Wood:
    """Return the table of four players after these tiles were moved, each in a turn."""
    g = turn("players: 4")
    for tile in picks.split():
        end_turn(play(g, f"tile/{tile}"))
    return g


def in_order(g: Wood) -> list[int]:
    """Return the levels of the four windows."""
    return [g.level_of(sector) for sector in range(4)]


# The wheel. Sectors are counted from the start sector.


def test_t01_the_first_tile_brings_nothing_and_goes_to_the_end_of_the_next_sector() -> None:
    g = turn()
    before = facts(g)

    play(g, "tile/hire_helper")

    assert changed(before, g) == {"tile hire_helper": "2:7", "main": "4"}
    assert g.saw == 1


def test_t02_four_tiles_stand_one_before_the_other() -> None:
    g = after(FOUR_PICKS)

    assert [wheel(g)[tile] for tile in FOUR_PICKS.split()] == ["2:7", "2:6", "2:5", "2:4"]
    outer = g.box.wheel.outer[1]
    assert [bool(outer[space - 1]) for space in (7, 6, 5, 4)] == [False, True, False, True]


def test_t03_a_tile_that_crosses_the_arrow_turns_the_saw() -> None:
    g = after(FOUR_PICKS)

    play(g, "tile/trade_dice")

    assert goods(g) == "1 blueberry"
    assert (wheel(g)["trade_dice"], g.saw) == ("3:7", 2)
    assert in_order(g) == [1, 0, 0, 2]


def test_t04_the_saw_turns_again() -> None:
    g = after(FOUR_PICKS + " trade_dice trade_dice")

    assert (wheel(g)["trade_dice"], g.saw) == ("4:7", 3)
    assert in_order(g) == [2, 1, 0, 0]


def test_t05_the_window_works_under_the_arc_and_gaps_stay() -> None:
    g = after(FOUR_PICKS + " trade_dice trade_dice")
    before, who = facts(g), g.actor

    play(g, "tile/hire_helper")
    assert (asked(g), offers(g)) == ("choose_effect", ["1", "2"])
    play(g, "effect/2")

    assert changed(before, g) == {
        f"{who} vp": 2,
        f"{who} wood yellow-1": 1,
        "tile hire_helper": "2:3",
        "main": "4",
    }
    assert "2:6" not in wheel(g).values()


def test_t06_outer_bonus_and_window_together() -> None:
    g = play(after(FOUR_PICKS + " trade_dice trade_dice"), "tile/hire_helper effect/1")
    end_turn(g)
    before, who = facts(g), g.actor

    play(g, "tile/hire_helper")

    assert changed(before, g) == {
        f"{who} scrap": 1,
        f"{who} glue": 1,
        f"{who} sawblade": 1,
        "tile hire_helper": "3:7",
        "main": "4",
    }
    assert g.saw == 3


def test_t07_a_blocked_tile_stays_but_its_action_can_be_had() -> None:
    g = after(FOUR_PICKS + " trade_dice trade_dice")
    g.players[g.actor].goods[2] = 1
    g.players[g.actor].wood[0] = 1

    assert refused(g, "tile/trade_dice") == "4.4"
    play(g, "tile/buy_wood")

    assert "lantern/trade_dice" in targets(g)


def test_t08_an_empty_start_sector_frees_the_tile_and_the_arc_is_gone() -> None:
    g = turn(
        "saw: 4\ntiles: buy_wood=4:7 trade_dice=2:7 buy_materials=2:6 choose_orders=2:5"
        " hire_helper=3:7 produce_plant=3:6 upgrade_workshop=1:3"
    )
    assert refused(g, "tile/buy_wood") == "4.4"
    end_turn(play(g, "tile/upgrade_workshop effect/1"))
    assert not g.arc

    play(g, "tile/buy_wood")

    assert (wheel(g)["buy_wood"], g.saw) == ("1:7", 0)


# Replacements.

LANTERN_SPACE = "saw: 3\ntiles: buy_wood=2:2\narc: no"


@pytest.mark.parametrize("lanterns", [0, 1])
def test_t09_a_lantern_just_won_on_the_wheel_does_not_pay(lanterns: int) -> None:
    g = turn(f"{LANTERN_SPACE}\ngoods 0: {lanterns} lantern\nwood 0: green-3")
    play(g, "tile/buy_wood")
    assert has(g, "lantern") == lanterns + 1

    if lanterns:
        play(g, "lantern/trade_dice")
        assert has(g, "lantern") == 1
    else:
        assert refused(g, "lantern/trade_dice") == "3.5"


def test_t10_it_does_pay_for_a_bonus_action() -> None:
    g = turn(f"{LANTERN_SPACE}\ngoods 0: 2 lantern\nwood 0: green-3 green-4")
    play(g, "tile/buy_wood")
    before = facts(g)

    play(g, "bonus/trade_dice sell/green-3")

    assert changed(before, g) == {
        "lantern": -3,
        "blueberry": 6,
        "wood green-3": -1,
        "bonus_used": True,
        "wheel_lanterns": -1,
    }


# Main actions.


def test_t11_a_brown_three_costs_five() -> None:
    store = "store: green-6 green-6 yellow-6 yellow-6 brown-3 brown-5"
    g = doing("buy_wood", f"goods 0: 7 blueberry\n{store}")
    before = facts(fated(g, 0))

    play(g, "store/brown-3")

    assert changed(before, g) == {"blueberry": -5, "wood brown-3": 1, "store": "6 6 6 6 1 5"}


def test_t12_sell_for_twice_the_value_and_buy_a_six_of_another_colour() -> None:
    g = doing("trade_dice", "wood 0: brown-3 green-1")

    play(g, "sell/brown-3")
    assert (has(g, "blueberry"), offers(g)) == (8, ["green", "yellow", "pass"])
    assert refused(g, "six/brown") == "5.2"
    play(g, "six/yellow")

    assert (goods(g), wood(g)) == ("1 blueberry", "green-1 yellow-6")


def test_t13_two_purchases_of_different_materials() -> None:
    g = doing("buy_materials", "goods 0: 4 blueberry")

    play(g, "material/glue-2")
    assert [refused(g, f"material/glue-{n}") for n in (1, 2, 3)] == ["5.3"] * 3
    play(g, "material/scrap-3")

    assert goods(g) == "2 glue 3 scrap"


def test_t14_cards_slide_and_a_second_order_costs_three() -> None:
    g = doing("choose_orders", "goods 0: 3 blueberry")
    assert order_row(g) == "wooden_spoon cutting_board birdhouse rolling_pin"

    play(g, "slot/3")
    new, *others = order_row(g).split()
    assert others == ["wooden_spoon", "cutting_board", "rolling_pin"]
    play(g, "slot/1")

    assert has(g, "blueberry") == 0
    assert [g.box.orders[order].id for order in g.players[0].orders] == ["birdhouse", new]
    assert order_row(g).split()[1:] == ["wooden_spoon", "cutting_board", "rolling_pin"]


def test_t15_a_helper_comes_beside_another() -> None:
    g = doing("hire_helper", "goods 0: 6 blueberry\nhelpers 0: whittler")

    play(g, "slot/2")
    assert offers(g) == ["R1C2", "R2C1"]
    play(g, "R2C1")

    assert team(g) == "whittler@R1C1 lamplighter@R2C1"
    assert g.players[0].income == [3, 0]


@pytest.mark.parametrize(("piece", "rest"), [(1, "green-4"), (2, "green-3")])
def test_t16_a_piece_is_split_off_for_planting(piece: int, rest: str) -> None:
    g = doing("produce_plant", "wood 0: green-5")

    assert offers(g) == ["green-5-1", "green-5-2"]
    play(g, f"green-5-{piece}")

    assert (wood(g), trees(g), ready(g)) == (rest, f"green-{piece}", "saw joint_1")


def test_t17_trees_grow_before_any_action_and_a_six_is_felled() -> None:
    g = turn("trees 0: green-5")
    assert (asked(g), wood(g), trees(g)) == ("actions", "green-6", "-")

    g = doing("produce_plant", "wood 0: green-1")
    assert trees(g) == "green-1"


def test_t18_the_second_sawing_tile_makes_sixes_cheaper_even_when_used() -> None:
    g = doing(
        "trade_dice", "owned 0: saw=2\nused 0: saw saw\ngoods 0: 5 blueberry\nwood 0: green-1"
    )

    play(g, "six/yellow")

    assert (has(g, "blueberry"), wood(g)) == (0, "green-1 yellow-6")


def test_t19_the_gluing_tile_needs_no_joint() -> None:
    g = turn("tile: upgrade_workshop\ngoods 0: 4 blueberry")
    before = facts(g)

    play(g, "button/main upgrade/gluing")

    assert changed(before, g) == {
        "blueberry": -4,
        "owned gluing": 1,
        "ready": "saw joint_1 gluing",
        "income blueberry": 1,
        "income hazelnut": 1,
        "main": "7",
    }


# Additional actions.


@pytest.mark.parametrize(
    ("blades", "ways"),
    [
        (0, "1+4 2+3"),
        (1, "1+4 2+3 1+1+3 1+2+2"),
        (3, "1+4 2+3 1+1+3 1+2+2 1+1+1+2 1+1+1+1+1"),
    ],
)
def test_t20_every_further_cut_costs_a_blade(blades: int, ways: str) -> None:
    g = play(turn(f"wood 0: green-5\ngoods 0: {blades} sawblade"), "cut/green-5")
    assert offers(g) == ways.split()

    play(g, offers(g)[-1])

    assert has(g, "sawblade") == 0
    assert [die[-1] for die in wood(g).split()] == ways.split()[-1].split("+")


def test_t21_blades_alone_cut_nothing_but_a_token_does() -> None:
    text = "wood 0: green-5\nused 0: saw\ngoods 0: 3 sawblade"
    assert refused(turn(text), "cut/green-5") == "6.2"

    g = play(turn(text + " 1 reuse"), "cut/green-5 1+4")

    assert (goods(g), wood(g), ready(g)) == ("3 sawblade", "green-1 green-4", "joint_1")


def test_t22_no_die_is_raised_above_six() -> None:
    text = "wood 0: yellow-5\nowned 0: joint=3\nused 0: joint_1 joint_2\ngoods 0: 1 scrap"
    g = turn(text)

    play(g, "join/yellow-5")

    assert (wood(g), goods(g), ready(g)) == ("yellow-6", "-", "saw")


@pytest.mark.parametrize("colour", ["green", "brown"])
def test_t23_gluing_two_colours_scores_four_points(colour: str) -> None:
    g = turn("wood 0: green-2 brown-3\nowned 0: gluing=1\ngoods 0: 1 glue")
    before = facts(g)

    play(g, f"glue/green-2 partner/brown-3-keep-{colour}")

    assert changed(before, g) == {
        "glue": -1,
        "vp": 4,
        "wood green-2": -1,
        "wood brown-3": -1,
        f"wood {colour}-5": 1,
        "ready": "saw joint_1",
    }


def test_t24_more_than_six_pips_are_not_glued() -> None:
    g = turn("wood 0: green-4 yellow-3\nowned 0: gluing=1\ngoods 0: 1 glue")

    assert refused(g, "glue/green-4") == refused(g, "glue/yellow-3") == "6.4"
