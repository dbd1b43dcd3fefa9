"""Woodcraft, 15: effects that cards of another box may have, and how far discounts go.

The master carver, who costs 8, does something else at once in these boxes.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from klubovna.games.woodcraft.pieces.numbers import ATTIC_IDS
from klubovna.games.woodcraft.state import Wood
from tests.games.woodcraft.facts import changed, facts
from tests.games.woodcraft.printed import edited
from tests.games.woodcraft.table import (
    asked,
    attic,
    goods,
    helper_row,
    offers,
    order_row,
    play,
    ready,
    targets,
    team,
    trees,
    turn,
    wood,
)

ROW = "helpers: master_carver lamplighter glue_boiler old_foreman"


def hired(path: Path, effects: str, text: str = "", goods: str = "8 blueberry") -> Wood:
    """Return the first question after a helper was hired who does this at once."""
    box = edited(path / "box.toml", "master_carver", effects=effects)
    lines = f"{ROW}\nhelpers 0: nut_gatherer\ngoods 0: {goods}\ntile: hire_helper\n{text}"
    return play(turn(lines, 0, box), "button/main slot/1 space/R1C2")


# Trees and dice.


def test_all_trees_grow(tmp_path: Path) -> None:
    pots = "owned 0: pot=3\ntrees 0: green-5 yellow-1 brown-4"

    g = hired(tmp_path, "grow all 1", pots)

    assert (trees(g), wood(g)) == ("yellow-2 brown-5", "green-6")


def test_without_trees_nothing_grows(tmp_path: Path) -> None:
    assert goods(hired(tmp_path, "grow all 1 + 2 vp")) == "2 vp"


def test_a_die_of_one_of_two_colours(tmp_path: Path) -> None:
    g = hired(tmp_path, "die green/brown 2")

    assert (asked(g), offers(g)) == ("choose_colour", ["green", "brown"])
    assert wood(play(g, "brown")) == "brown-2"


@pytest.mark.parametrize(
    ("die", "changes"),
    [("green-1", ["+1", "+2"]), ("green-3", ["-1", "+1", "+2"]), ("green-5", ["-1", "+1"])],
)
def test_a_die_is_changed_within_one_and_six(tmp_path: Path, die: str, changes: list[str]) -> None:
    g = hired(tmp_path, "change -1 to +2", f"wood 0: {die}")

    assert offers(g) == changes
    play(g, changes[-1])
    assert wood(g) == f"green-{int(die[-1]) + int(changes[-1])}"


def test_a_die_that_cannot_be_changed_is_not_offered(tmp_path: Path) -> None:
    g = hired(tmp_path, "change +2", "wood 0: green-4 green-5 yellow-1 brown-6")

    assert offers(g) == ["green-4", "yellow-1"]


@pytest.mark.parametrize("effect", ["change +1", "change -1", "recolour any"])
def test_helpers_change_wood_but_no_trees(tmp_path: Path, effect: str) -> None:
    """A die in a pot is a tree; only what lies in the store is wood."""
    g = hired(tmp_path, effect, "wood 0: green-4 yellow-2\ntrees 0: green-3")

    assert targets(g) == ["wood/green-4", "wood/yellow-2"]


def test_only_other_colours(tmp_path: Path) -> None:
    g = hired(tmp_path, "recolour green/brown", "wood 0: green-2 yellow-3 brown-4")
    assert offers(g) == ["green-2", "yellow-3", "brown-4"]

    play(g, "green-2")

    assert wood(g) == "yellow-3 brown-2 brown-4"


def test_a_die_that_has_the_only_colour_is_not_offered(tmp_path: Path) -> None:
    g = hired(tmp_path, "recolour green", "wood 0: green-2 yellow-3 brown-4")

    assert offers(g) == ["yellow-3", "brown-4"]


@pytest.mark.parametrize(("blades", "ways"), [(0, "1+3 2+2 1+1+2"), (1, "1+3 2+2 1+1+2 1+1+1+1")])
def test_two_cuts_are_covered(tmp_path: Path, blades: int, ways: str) -> None:
    """Fewer are allowed, further ones cost a blade; no sawing tile is used."""
    g = hired(tmp_path, "cut 2", "wood 0: green-4", f"8 blueberry {blades} sawblade")
    assert offers(g) == ways.split()

    play(g, ways.split()[-1])

    assert (goods(g), ready(g)) == ("-", "saw joint_1")


def test_a_public_die_of_some_colours_and_values(tmp_path: Path) -> None:
    store = "store: green-4 green-2 yellow-3 yellow-1 brown-1 brown-2"
    g = hired(tmp_path, "public die green/yellow up to 3", store)

    assert offers(g) == ["green-2", "yellow-1", "yellow-3"]


def test_no_such_public_die(tmp_path: Path) -> None:
    g = hired(tmp_path, "public die green up to 1 + 3 vp")

    assert (goods(g), wood(g)) == ("3 vp", "-")


# Tiles and rows.


def test_several_tiles_are_turned_up(tmp_path: Path) -> None:
    used = "owned 0: saw=2 joint=2 gluing=1\nused 0: saw saw joint_1 gluing"
    g = hired(tmp_path, "flip saw/joint 2", used)
    assert offers(g) == ["saw", "joint_1"]

    play(g, "saw")
    assert offers(g) == ["saw", "joint_1"]
    play(g, "saw")

    assert ready(g) == "saw saw joint_2"


def test_not_more_tiles_than_are_used(tmp_path: Path) -> None:
    g = hired(tmp_path, "flip any 3", "used 0: saw joint_1")

    assert ready(play(g, "joint_1")) == "saw joint_1"


def test_up_to_two_cards_of_one_row(tmp_path: Path) -> None:
    g = hired(tmp_path, "refresh orders/helpers 2", "order_deck: flute sled bench")
    assert len(offers(g, "order_slot")) == len(offers(g, "helper_slot")) == 4
    assert "button/pass" in targets(g)

    play(g, "order_slot/3")
    assert order_row(g) == "wooden_spoon cutting_board - rolling_pin", "filled at the end"
    assert targets(g) == ["order_slot/1", "order_slot/2", "order_slot/4", "button/pass"]
    play(g, "order_slot/1")

    assert order_row(g).split()[2:] == ["cutting_board", "rolling_pin"]
    assert [g.box.orders[n].id for n in g.order_discard] == ["wooden_spoon", "birdhouse"]


def test_refreshing_can_be_declined_or_ended(tmp_path: Path) -> None:
    g = hired(tmp_path, "refresh helpers 2")
    row = helper_row(g).split()
    before = facts(g)
    assert changed(before, play(g.clone(), "pass")) == {}

    play(g, "helper_slot/4 pass")

    assert helper_row(g).split()[1:] == row[:3]


# Actions of cards: their costs are so much less in total.


def test_buying_wood_for_less(tmp_path: Path) -> None:
    """Five off: the green 4 for nothing, and one more off the yellow 4."""
    g = hired(tmp_path, "action buy_wood -5", goods="12 blueberry")

    play(g, "act store/green-4 store/yellow-4")

    assert (goods(g), wood(g)) == ("-", "green-4 yellow-4")


def test_what_can_be_paid_with_the_discount_alone(tmp_path: Path) -> None:
    g = play(hired(tmp_path, "action buy_wood -3"), "act")
    assert offers(g) == ["green-2", "yellow-2"]

    play(g, "store/yellow-2")

    assert (wood(g), goods(g)) == ("yellow-2", "-"), "nothing is left for the green one"


def test_trading_for_less(tmp_path: Path) -> None:
    g = hired(tmp_path, "action trade_dice -5", "wood 0: green-1", "9 blueberry")

    play(g, "act six/green")

    assert (goods(g), wood(g)) == ("-", "green-1 green-6")


def test_materials_for_less(tmp_path: Path) -> None:
    """Three pieces cost 3, two cost 1: of 4 in all 3 are off."""
    g = hired(tmp_path, "action buy_materials -3", goods="9 blueberry")

    play(g, "act material/glue-3 material/scrap-2")

    assert goods(g) == "3 glue 2 scrap"


def test_another_helper_for_less(tmp_path: Path) -> None:
    g = hired(tmp_path, "action hire_helper -3", goods="10 blueberry")

    play(g, "act slot/3 space/R2C1")

    assert team(g) == "nut_gatherer@R1C1 master_carver@R1C2 glue_boiler@R2C1"
    assert goods(g) == "2 glue 1 reuse"


def test_production_as_a_card_s_action(tmp_path: Path) -> None:
    g = hired(tmp_path, "action produce_plant", "wood 0: green-1")

    play(g, "act helper/master_carver plant/green-1-1")

    assert (goods(g), trees(g)) == ("1 blueberry 1 vp", "green-1")


def test_a_card_s_action_is_not_the_bonus_action(tmp_path: Path) -> None:
    g = hired(tmp_path, "action trade_dice", "wood 0: green-1 green-2", "8 blueberry 3 lantern")

    play(g, "act sell/green-1")

    assert "bonus/trade_dice" in targets(g)


# Exchanges, losses and choices.


def test_an_exchange_at_once_can_be_declined(tmp_path: Path) -> None:
    g = hired(tmp_path, "2 scrap > 5 vp", goods="8 blueberry 2 scrap")
    assert (asked(g), targets(g)) == ("may_exchange", ["button/exchange", "button/pass"])

    assert goods(play(g.clone(), "pass")) == "2 scrap"
    assert goods(play(g, "exchange")) == "5 vp"


def test_an_exchange_that_cannot_be_paid_is_not_asked(tmp_path: Path) -> None:
    g = hired(tmp_path, "(2 scrap > 5 vp) + 1 vp", goods="8 blueberry 1 scrap")

    assert goods(g) == "1 vp 1 scrap"


def test_materials_of_choice_are_paid_one_by_one(tmp_path: Path) -> None:
    g = hired(tmp_path, "3 material > 5 vp", goods="8 blueberry 2 glue 1 scrap 1 sawblade")

    play(g, "exchange material/glue")
    assert offers(g) == ["glue", "scrap", "sawblade"]
    play(g, "material/glue material/sawblade")

    assert goods(g) == "5 vp 1 scrap"


def test_nobody_loses_more_than_there_is(tmp_path: Path) -> None:
    """Goods and points stop at 0, reputation at its start."""
    g = hired(
        tmp_path,
        "lose 3 blueberry + lose 2 vp + lose 2 reputation",
        "reputation 0: 1",
        "9 blueberry 1 vp",
    )

    assert (goods(g), g.players[0].reputation) == ("-", 0)


def test_a_choice_that_would_do_nothing_is_not_offered(tmp_path: Path) -> None:
    full = "attic 0: " + " ".join(f"{space}=mallet" for space in ATTIC_IDS)

    assert offers(hired(tmp_path, "tool | 2 vp")) == ["1", "2"]
    assert goods(hired(tmp_path, "tool | 2 vp", full)) == "2 vp"


def test_effects_happen_in_their_order_with_all_that_follows(tmp_path: Path) -> None:
    """The tool and its link come before the points, and these before the next tool."""
    g = hired(tmp_path, "tool + 2 vp + tool", "attic 0: B2=mallet")

    play(g, "plane B1")
    assert (asked(g), goods(g)) == ("choose_tool", "3 blueberry 2 vp")
    play(g, "wrench B3")

    assert attic(g) == "B1=plane B2=mallet B3=wrench"
    assert g.players[0].income == [5, 0], "1 of the space, 2 of the link"
