"""Woodcraft, 6: cutting, joining, gluing, felling, and tokens to use a tile again."""

from __future__ import annotations

import pytest

from klubovna.games.woodcraft import GAME
from klubovna.words import folder_of
from tests.games.woodcraft.facts import changed, facts
from tests.games.woodcraft.table import (
    asked,
    goods,
    has,
    offers,
    play,
    ready,
    refused,
    trees,
    turn,
    wood,
)

# 6.2 Cutting.


@pytest.mark.parametrize(
    ("value", "ways"),
    [
        (2, "1+1"),
        (3, "1+2 1+1+1"),
        (4, "1+3 2+2 1+1+2 1+1+1+1"),
        (5, "1+4 2+3 1+1+3 1+2+2 1+1+1+2 1+1+1+1+1"),
        (6, "1+5 2+4 3+3 1+1+4 1+2+3 2+2+2 1+1+1+3 1+1+2+2 1+1+1+1+2 1+1+1+1+1+1"),
    ],
)
@pytest.mark.parametrize("blades", range(6))
def test_all_ways_to_cut(value: int, ways: str, blades: int) -> None:
    """The tile covers one cut, each further one costs a saw blade."""
    text = f"wood 0: brown-{value} green-6\ngoods 0: {blades} sawblade"
    expected = [way for way in ways.split() if way.count("+") - 1 <= blades]

    for way in expected:
        g = play(turn(text), f"cut/brown-{value}")
        if len(expected) > 1:
            assert offers(g) == expected
            play(g, way)
        pieces = " ".join(f"brown-{pips}" for pips in way.split("+"))
        assert wood(g) == f"green-6 {pieces}"
        assert has(g, "sawblade") == blades - way.count("+") + 1
        assert ready(g) == "joint_1"


def test_a_one_is_not_cut() -> None:
    g = turn("wood 0: green-1 yellow-2")

    assert offers(g, "cut") == ["yellow-2"]
    assert refused(g, "cut/green-1") == "6.2"


def test_a_cut_takes_a_sawing_tile() -> None:
    g = turn("wood 0: green-4 yellow-2\nowned 0: saw=2")

    play(g, "cut/green-4 2+2 cut/green-2")

    assert ready(g) == "joint_1"
    assert refused(g, "cut/green-2") == refused(g, "cut/yellow-2") == "6.2"


def test_trees_are_not_cut() -> None:
    assert offers(turn("trees 0: green-2"), "cut") == []


# 6.3 Joining.


@pytest.mark.parametrize(
    ("tiles", "used", "raises"),
    [
        (1, "-", [1]),
        (2, "-", [1, 2]),
        (3, "-", [1, 2, 3, 4]),
        (3, "joint_3", [1, 2]),
        (3, "joint_2 joint_3", [1]),
        (3, "joint_1", [1, 2, 3, 4]),
    ],
)
def test_by_how_much_a_die_is_raised(tiles: int, used: str, raises: list[int]) -> None:
    text = f"wood 0: green-1\ngoods 0: 1 scrap\nowned 0: joint={tiles}\nused 0: {used}"

    for raised in raises:
        g = play(turn(text), "join/green-1")
        if len(raises) > 1:
            assert offers(g) == [str(n) for n in raises]
            play(g, f"raise/{raised}")
        assert (wood(g), goods(g)) == (f"green-{1 + raised}", "-")


@pytest.mark.parametrize("value", range(1, 6))
def test_never_above_six(value: int) -> None:
    g = turn(f"wood 0: green-{value} green-6\ngoods 0: 1 scrap\nowned 0: joint=3")
    assert offers(g, "join") == [f"green-{value}"]
    assert refused(g, "join/green-6") == "6.3"

    play(g, f"join/green-{value}")

    most = min(4, 6 - value)
    if most > 1:
        assert offers(g) == [str(n) for n in range(1, most + 1)]
    else:
        assert wood(g) == "green-6 green-6"


@pytest.mark.parametrize(
    ("raised", "left"),
    [(1, "saw joint_2 joint_3"), (2, "saw joint_1 joint_3"), (3, "saw joint_1 joint_2")],
)
def test_the_smallest_tile_that_is_enough_is_used(raised: int, left: str) -> None:
    g = turn("wood 0: green-1\ngoods 0: 1 scrap\nowned 0: joint=3")

    play(g, f"join/green-1 raise/{raised}")

    assert ready(g) == left


def test_joining_needs_scrap_and_a_tile() -> None:
    assert refused(turn("wood 0: green-1"), "join/green-1") == "6.3"
    text = "wood 0: green-1\ngoods 0: 2 scrap"
    assert refused(turn(f"{text}\nused 0: joint_1"), "join/green-1") == "6.3"

    g = play(turn(text), "join/green-1")

    assert refused(g, "join/green-2") == "6.3", "the tile is used"


# 6.4 Gluing.

GLUER = "owned 0: gluing=1\ngoods 0: 2 glue"


def test_which_dice_fit_together() -> None:
    g = turn(f"{GLUER}\nwood 0: green-1 green-5 yellow-4 brown-6")

    assert offers(g, "glue") == ["green-1", "green-5", "yellow-4"]
    assert offers(play(g, "glue/green-1")) == [
        "green-5-keep-green",
        "yellow-4-keep-green",
        "yellow-4-keep-yellow",
    ]


def test_two_equal_dice_can_be_glued_one_alone_cannot() -> None:
    assert refused(turn(f"{GLUER}\nwood 0: green-3"), "glue/green-3") == "6.4"

    g = play(turn(f"{GLUER}\nwood 0: green-3 green-3"), "glue/green-3")

    assert (wood(g), goods(g)) == ("green-6", "1 glue"), "one colour scores nothing"


@pytest.mark.parametrize("first", ["green-2", "brown-3"])
@pytest.mark.parametrize("colour", ["green", "brown"])
def test_either_colour_stays_and_four_points_are_scored(first: str, colour: str) -> None:
    other = {"green-2": "brown-3", "brown-3": "green-2"}[first]
    g = turn(f"{GLUER}\nwood 0: green-2 brown-3\nincome 0: 2 3")

    play(g, f"glue/{first} partner/{other}-keep-{colour}")

    assert (wood(g), goods(g), ready(g)) == (f"{colour}-5", "4 vp 1 glue", "saw joint_1")
    assert g.players[0].income == [2, 3]


@pytest.mark.parametrize(
    "text",
    [
        "goods 0: 2 glue",
        "owned 0: gluing=1",
        "owned 0: gluing=1\ngoods 0: 2 glue\nused 0: gluing",
        "goods 0: 2 glue 2 reuse",
    ],
)
def test_gluing_needs_glue_and_the_tile(text: str) -> None:
    g = turn(f"{text}\nwood 0: green-1 yellow-1")

    assert refused(g, "glue/green-1") == "6.4"


def test_r12_trees_are_not_glued() -> None:
    g = turn(f"{GLUER}\nwood 0: green-1\ntrees 0: green-1\ntile: buy_wood")

    assert offers(g, "glue") == []


# 6.5 Felling.


@pytest.mark.parametrize("value", range(1, 6))
def test_a_tree_of_any_value_can_be_felled(value: int) -> None:
    g = turn(f"trees 0: green-{value}\ntile: buy_wood")
    before = facts(g)

    play(g, "fell/green")

    assert changed(before, g) == {"tree green": "-", f"wood green-{value}": 1}


def test_an_empty_pot_cannot_be_felled() -> None:
    g = turn("trees 0: green-1\nowned 0: pot=2\ntile: buy_wood")

    assert offers(g, "fell") == ["green"]
    assert refused(g, "fell/yellow") == refused(g, "fell/brown") == "6.5"


def test_a_felled_pot_is_empty_for_the_next_tree() -> None:
    g = turn("trees 0: green-3\nwood 0: green-1 yellow-1\ntile: produce_plant")

    play(g, "fell/green button/main plant/green-1-1")

    assert (trees(g), wood(g)) == ("green-1", "green-3 yellow-1")


def test_a_tree_that_the_gardener_raises_to_six_is_felled_at_once() -> None:
    """And whoever is paid for fellings, is."""
    g = turn("trees 0: green-5\nhelpers 0: gardener forester\ntile: buy_wood")

    play(g, "ability/gardener")

    assert (trees(g), wood(g), goods(g)) == ("-", "green-6", "1 blueberry")


def test_the_gardener_chooses_among_trees() -> None:
    text = "owned 0: pot=3\ntrees 0: green-1 yellow-2 brown-3\nhelpers 0: gardener\ntile: buy_wood"
    g = play(turn(text), "ability/gardener")

    assert (asked(g), offers(g)) == ("choose_tree", ["green", "yellow", "brown"])
    assert trees(play(g, "yellow")) == "green-1 yellow-3 brown-3"


# 6.6 Tokens.


def test_a_token_uses_a_used_saw_again_and_the_blades_are_still_paid() -> None:
    g = turn("wood 0: green-5\nused 0: saw\ngoods 0: 1 reuse 1 sawblade")

    play(g, "cut/green-5 1+1+3")

    assert (goods(g), wood(g), ready(g)) == ("-", "green-1 green-1 green-3", "joint_1")


def test_a_token_uses_a_used_joint_again_and_the_scrap_is_still_paid() -> None:
    text = "wood 0: green-1\nowned 0: joint=3\nused 0: joint_3\ngoods 0: 1 reuse 2 scrap"
    g = play(turn(text), "join/green-1")
    assert offers(g) == ["1", "2", "3", "4"]

    play(g, "raise/4")

    assert (goods(g), wood(g), ready(g)) == ("1 scrap", "green-5", "saw joint_1 joint_2")


def test_a_token_is_not_spent_where_a_ready_tile_is_enough() -> None:
    text = "wood 0: green-1\nowned 0: joint=3\nused 0: joint_1\ngoods 0: 1 reuse 2 scrap"
    g = play(turn(text), "join/green-1 raise/1")

    assert (has(g, "reuse"), ready(g)) == (1, "saw joint_3")


def test_a_token_uses_the_gluing_tile_again_and_the_glue_is_still_paid() -> None:
    text = "wood 0: green-1 green-2\nowned 0: gluing=1\nused 0: gluing\ngoods 0: 1 reuse 2 glue"
    g = play(turn(text), "glue/green-1")

    assert (goods(g), wood(g), ready(g)) == ("1 glue", "green-3", "saw joint_1")


def test_r25_a_token_is_not_spent_on_a_ready_tile() -> None:
    g = turn("wood 0: green-5\ngoods 0: 1 reuse")

    play(g, "cut/green-5 1+4")
    assert (goods(g), ready(g)) == ("1 reuse", "joint_1")
    play(g, "cut/green-4 1+3")

    assert (goods(g), ready(g)) == ("-", "joint_1")


def test_as_many_additional_actions_as_there_are_means() -> None:
    g = turn("wood 0: green-6\nowned 0: saw=3\ngoods 0: 2 reuse")

    play(g, "cut/green-6 3+3 cut/green-3 cut/green-3 cut/green-2 cut/green-2")

    assert wood(g) == " ".join(["green-1"] * 6)
    assert goods(g) == "-"


def test_used_tiles_stay_used_in_the_next_turn() -> None:
    g = play(turn("players: 1\nwood 0: green-5"), "cut/green-5 1+4 tile/hire_helper done go_on")

    assert g.round == 3
    assert ready(g) == "joint_1"
    assert refused(g, "cut/green-4") == "6.2"


def test_joints_join() -> None:
    """English has one family of words for joint tiles and what they do."""
    text = (folder_of(GAME) / "locale" / "en.ftl").read_text("utf-8").lower()

    assert "joint tile" in text
    assert [word for word in ("splic", "lengthen") if word in text] == []
