"""Woodcraft, 3 and 11: the parts of a turn, replacements, the bonus action, marketing, storage."""

from __future__ import annotations

import pytest

from klubovna.games.woodcraft.pieces.numbers import TILE_IDS
from tests.games.woodcraft.facts import changed, facts
from tests.games.woodcraft.printed import PRINT
from tests.games.woodcraft.table import (
    asked,
    end_turn,
    goods,
    has,
    offers,
    play,
    refused,
    targets,
    trees,
    turn,
    wood,
)

# A player for whom every action leads to something.
RICH = """
    goods 0: 30 blueberry 4 lantern
    wood 0: green-3 green-4
    helpers 0: nut_gatherer
"""


# 3.1 Growth.


@pytest.mark.parametrize(("before", "after"), [(1, 3), (2, 4), (3, 5)])
def test_trees_grow_by_two(before: int, after: int) -> None:
    g = turn(f"owned 0: pot=3\ntrees 0: green-{before} yellow-{before} brown-{before}")

    assert trees(g) == f"green-{after} yellow-{after} brown-{after}"
    assert wood(g) == "-"


@pytest.mark.parametrize("before", [4, 5])
def test_no_tree_has_more_than_six_and_a_six_is_felled_at_once(before: int) -> None:
    g = turn(f"owned 0: pot=2\ntrees 0: green-{before} yellow-1")

    assert (trees(g), wood(g)) == ("yellow-3", "green-6")


def test_only_the_trees_of_whoever_is_on_turn_grow() -> None:
    g = turn("trees 1: green-1")
    assert trees(g, 1) == "green-1"

    end_turn(play(g, "tile/buy_wood"))

    assert trees(g, 1) == "green-3"


def test_r34_felling_in_growth_is_a_felling() -> None:
    """The forester gives a blueberry, the grand forester a point."""
    g = turn("owned 0: pot=2\ntrees 0: green-4 yellow-5\nhelpers 0: forester grand_forester")

    assert (goods(g), wood(g)) == ("2 blueberry 2 vp", "green-6 yellow-6")


# Any order.


def test_actions_in_any_order() -> None:
    """A cut, the bonus action, the tile, another cut, and only then the tile's action."""
    g = turn(f"{RICH}\nowned 0: saw=2")

    play(g, "cut/green-3 bonus/produce_plant helper/nut_gatherer pass")
    play(g, "tile/trade_dice cut/green-4 2+2 button/main sell/green-1 pass")

    assert goods(g) == "32 blueberry 1 vp 1 lantern"
    assert wood(g) == "green-2 green-2 green-2"


def test_the_main_action_is_done_once() -> None:
    g = play(turn(RICH), "tile/trade_dice button/main sell/green-3 pass")

    assert refused(g, "button/main") == "3.3"
    assert refused(g, "button/berries") == "3.4"
    assert refused(g, "lantern/buy_wood") == "3.5"


def test_r8_the_main_action_may_be_let_go() -> None:
    g = turn(RICH)
    before = facts(g)

    play(g, "tile/buy_wood done pass")

    assert changed(before, g) == {"tile buy_wood": "2:7", "main": "0"}
    assert asked(g) == "confirm"


@pytest.mark.parametrize("wish", ["button/main", "button/berries", "lantern/buy_wood"])
def test_a_main_action_and_its_replacements_belong_to_a_moved_tile(wish: str) -> None:
    g = turn(RICH)

    assert refused(g, wish) != ""
    assert wish not in targets(g)


# 3.2 Replacements.


def test_three_blueberries_instead_of_the_action() -> None:
    g = play(turn(RICH), "tile/hire_helper")
    before = facts(g)

    play(g, "button/berries")

    assert changed(before, g) == {"blueberry": 3, "main": "7"}


@pytest.mark.parametrize("tile", TILE_IDS)
def test_a_lantern_for_the_action_of_any_other_tile(tile: str) -> None:
    others = [other for other in TILE_IDS if other != tile]
    g = play(turn(RICH), f"tile/{tile}")

    assert offers(g, "lantern") == others
    assert refused(g, f"lantern/{tile}") == "3.5"


def test_the_action_of_a_blocked_tile_can_be_had_for_a_lantern() -> None:
    g = turn(f"{RICH}\nsaw: 1\ntiles: hire_helper=2:7\narc: no")
    assert offers(g, "tile") == ["hire_helper"]

    play(g, "tile/hire_helper lantern/trade_dice sell/green-3 pass")

    assert goods(g) == "37 blueberry 4 lantern", "the window gave one of each"


@pytest.mark.parametrize(("lanterns", "can"), [(0, False), (1, True), (2, True)])
def test_other_lanterns_than_those_of_the_wheel_pay(lanterns: int, can: bool) -> None:
    """Sector 2, space 2 gives a lantern."""
    position = "saw: 3\narc: no\ntiles: buy_wood=2:2\nwood 0: green-3"
    g = play(turn(f"{position}\ngoods 0: {lanterns} lantern"), "tile/buy_wood")

    assert ("lantern/trade_dice" in targets(g)) == can
    assert (refused(g, "lantern/trade_dice") == "") == can


def test_a_window_s_lantern_does_not_pay_either() -> None:
    """Sector 2, second window: a lantern and a blueberry; sector 4: a lantern of choice."""
    for sector, saw, pick in ((2, 1, ""), (4, 3, "effect/1")):
        lines = f"saw: {saw}\narc: no\ntiles: buy_wood={sector}:7\nwood 0: green-3"
        g = play(turn(lines), f"tile/buy_wood {pick}")
        assert has(g, "lantern") == 1
        assert refused(g, "lantern/trade_dice") == "3.5"


def test_r38_a_lantern_that_follows_from_a_bonus_indirectly_pays() -> None:
    """Sector 2, space 1 gives reputation, and that the lanterns of a reward tile."""
    g = turn(
        "rewards: lantern_festival tool_cabinet\nreputation 0: 4\nsaw: 3\narc: no\n"
        "tiles: buy_wood=2:1\nwood 0: green-3"
    )

    play(g, "tile/buy_wood")

    assert goods(g) == "1 blueberry 2 lantern"
    assert "lantern/trade_dice" in targets(g)


def test_other_payments_take_the_lanterns_of_the_wheel_first() -> None:
    """Of four lanterns one is the wheel's; after the bonus action the last one is not."""
    lines = "saw: 3\narc: no\ntiles: buy_wood=2:2\nwood 0: green-3 green-4 green-5"
    g = play(turn(f"{lines}\ngoods 0: 3 lantern"), "tile/buy_wood bonus/trade_dice sell/green-3")

    assert has(g, "lantern") == 1
    assert "lantern/trade_dice" in targets(g)


def test_a_helper_s_exchange_takes_the_lanterns_of_the_wheel_first() -> None:
    lines = "saw: 3\narc: no\ntiles: buy_wood=2:2\nwood 0: green-3\nhelpers 0: shift_leader"
    g = play(turn(f"{lines}\ngoods 0: 1 lantern"), "tile/buy_wood ability/shift_leader")

    assert has(g, "lantern") == 1
    assert "lantern/trade_dice" in targets(g)


def test_paying_for_another_tile_leaves_the_lantern_of_the_wheel() -> None:
    lines = "saw: 3\narc: no\ntiles: buy_wood=2:2\nwood 0: green-3 green-4"
    g = play(turn(f"{lines}\ngoods 0: 1 lantern"), "tile/buy_wood lantern/trade_dice sell/green-3")

    assert (has(g, "lantern"), g.wheel_lanterns) == (1, 1)


def test_lanterns_of_an_earlier_turn_pay() -> None:
    lines = "players: 1\nsaw: 3\narc: no\ntiles: buy_wood=2:2\nwood 0: green-3"
    g = end_turn(play(turn(lines), "tile/buy_wood"))

    tile = offers(g, "tile")[0]
    play(g, f"tile/{tile}")

    assert g.wheel_lanterns == 0
    assert offers(g, "lantern") != []


# The bonus action.


@pytest.mark.parametrize("lanterns", [2, 3])
def test_three_lanterns_for_a_bonus_action(lanterns: int) -> None:
    g = turn(RICH.replace("4 lantern", f"{lanterns} lantern"))

    assert offers(g, "bonus") == (TILE_IDS if lanterns == 3 else [])
    assert refused(g, "bonus/buy_wood") == ("" if lanterns == 3 else "3.6")


def test_only_one_bonus_action_in_a_turn() -> None:
    g = turn(RICH.replace("4 lantern", "9 lantern"))

    play(g, "bonus/trade_dice sell/green-3 pass")

    assert refused(g, "bonus/trade_dice") == "3.6"


def test_r9_the_bonus_action_may_be_that_of_the_moved_tile_or_of_a_blocked_one() -> None:
    g = turn(f"{RICH}\nsaw: 1\ntiles: hire_helper=2:7\narc: no")

    play(g, "tile/hire_helper")

    assert offers(g, "bonus") == TILE_IDS


def test_the_bonus_action_moves_no_tile_and_brings_no_bonus() -> None:
    g = turn(f"{RICH}\nsaw: 4\narc: no\ntiles: trade_dice=2:3")
    before = facts(g)

    play(g, "bonus/trade_dice sell/green-3 pass")

    assert changed(before, g) == {
        "lantern": -3,
        "blueberry": 6,
        "wood green-3": -1,
        "bonus_used": True,
    }


def test_the_night_shift_boss_takes_a_lantern_less() -> None:
    g = turn("goods 0: 2 lantern\nwood 0: green-3 green-5\nhelpers 0: night_shift_boss")

    play(g, "bonus/trade_dice sell/green-3")

    assert has(g, "lantern") == 0


def test_actions_that_lead_to_nothing_are_not_offered() -> None:
    """Without blueberries, dice and helpers only materials and orders can be had."""
    g = turn("goods 0: 3 lantern\norders: - - - -\norder_deck: -")

    assert offers(g, "bonus") == ["buy_materials"]
    play(g, "tile/buy_wood")
    assert refused(g, "button/main") == "3.3"
    assert offers(g, "lantern") == ["buy_materials"]


# 11 Marketing.


@pytest.mark.parametrize("space", range(1, 10))
def test_points_for_the_price_of_the_space(space: int) -> None:
    cost, points = PRINT["marketing"][space - 1]["cost"], PRINT["marketing"][space - 1]["points"]
    g = turn(f"tile: buy_wood\ngoods 0: {cost} blueberry\nmarketing 0: {space}")

    play(g, "done buy")

    assert (goods(g), g.players[0].marketing) == (f"{points} vp", min(9, space + 1))


def test_marketing_is_not_asked_of_whoever_cannot_pay() -> None:
    g = play(turn("tile: hire_helper\ngoods 0: 3 blueberry\nwood 0: green-2"), "done")

    assert asked(g) == "confirm"


def test_marketing_is_voluntary() -> None:
    g = play(turn("tile: buy_wood\ngoods 0: 30 blueberry"), "done pass")

    assert (asked(g), goods(g), g.players[0].marketing) == ("confirm", "30 blueberry", 1)


def test_the_advertiser_makes_marketing_cheaper() -> None:
    g = turn("tile: buy_wood\ngoods 0: 10 blueberry\nmarketing 0: 9\nhelpers 0: advertiser")

    assert goods(play(g, "done buy")) == "11 vp"


# Storage.


def test_more_than_six_dice_are_fine_until_the_end_of_the_turn() -> None:
    dice = " ".join(f"green-{n}" for n in range(1, 7)) + " yellow-1 yellow-2"
    g = turn(f"tile: buy_wood\nwood 0: {dice}\ngoods 0: 4 blueberry")

    play(g, "cut/green-6 3+3")
    assert len(wood(g).split()) == 9
    play(g, "done buy wood/green-1 wood/yellow-2 wood/green-3")

    assert wood(g) == "green-2 green-3 green-3 green-4 green-5 yellow-1"
    assert (asked(g), goods(g)) == ("confirm", "1 vp"), "after marketing"


def test_six_dice_are_kept() -> None:
    dice = "green-1 green-2 green-3 green-4 green-5 green-6"
    g = play(turn(f"tile: buy_wood\nwood 0: {dice}"), "done")

    assert (asked(g), wood(g)) == ("confirm", dice)


def test_what_belongs_to_a_turn_is_forgotten_afterwards() -> None:
    text = f"{RICH}\nhelpers 0: nut_gatherer whittler\nplayers: 1"
    g = turn(text.replace("helpers 0: nut_gatherer\n", "", 1))
    play(g, "bonus/trade_dice sell/green-3 pass ability/whittler tile/buy_wood")

    end_turn(g)

    assert (g.bonus_used, g.used, g.tile, g.wheel_lanterns) == (False, 0, -1, 0)
