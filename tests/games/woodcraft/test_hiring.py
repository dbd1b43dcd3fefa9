"""Woodcraft, 5.5 and 5.6: hiring helpers, the spaces of the workshop, and production."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.games.woodcraft.facts import changed, facts
from tests.games.woodcraft.printed import PRINT, edited, plain
from tests.games.woodcraft.table import (
    asked,
    attic,
    doing,
    goods,
    has,
    helper_row,
    offers,
    play,
    refused,
    targets,
    team,
    turn,
    wood,
)

# All spaces are beside a helper if these four are filled.
CROSS = "recruiter@R1C1 smooth_talker@R2C2 whittler@R1C3 gardener@R2C4"
SEVEN = "recruiter smooth_talker whittler gardener junk_dealer sawyer forester"
ROW = "helpers: berry_picker lamplighter toolsmith seedling_keeper"


# Who can be hired.


def test_the_whole_price_at_once() -> None:
    """Berry picker and lamplighter cost 6, toolsmith 4, seedling keeper 3."""
    g = doing("hire_helper", f"{ROW}\ngoods 0: 5 blueberry\nhelpers 0: whittler")

    assert offers(g) == ["3", "4"]
    assert refused(g, "slot/1") == "5.5"


def test_without_the_price_nobody_can_be_hired() -> None:
    g = turn(f"{ROW}\ngoods 0: 2 blueberry\nhelpers 0: whittler\ntile: hire_helper")

    assert refused(g, "button/main") == "3.3"


@pytest.mark.parametrize(("team", "price"), [("whittler", 6), ("recruiter", 4)])
def test_the_recruiter_makes_others_cheaper(team: str, price: int) -> None:
    g = doing("hire_helper", f"{ROW}\ngoods 0: 9 blueberry\nhelpers 0: {team}")

    play(g, "slot/2 R1C2")

    assert has(g, "blueberry") == 9 - price


def test_a_recruiter_does_not_make_himself_cheaper() -> None:
    row = ROW.replace("berry_picker", "recruiter")
    g = doing("hire_helper", f"{row}\ngoods 0: 6 blueberry\nhelpers 0: whittler")

    assert goods(play(g, "slot/1 R1C2")) == "-"


def test_no_hiring_into_a_full_workshop() -> None:
    eight = f"{SEVEN} errand_runner"
    g = turn(f"{ROW}\ngoods 0: 50 blueberry 5 lantern\nhelpers 0: {eight}\ntile: hire_helper")

    assert refused(g, "button/main") == "3.3"
    assert refused(g, "bonus/hire_helper") == "3.6"


def test_the_row_slides_and_is_filled() -> None:
    g = doing(
        "hire_helper", f"{ROW}\nhelper_deck: pine_expert\ngoods 0: 9 blueberry\nhelpers 0: whittler"
    )

    play(g, "slot/3")

    assert helper_row(g) == "pine_expert berry_picker lamplighter seedling_keeper"
    assert asked(g) == "place_helper", "the row is full again before the helper is placed"


def test_r17_an_empty_deck_of_helpers_is_made_of_the_discards() -> None:
    text = (
        f"{ROW}\nhelper_deck: -\nhelper_discard: forester\ngoods 0: 9 blueberry\nhelpers 0: sawyer"
    )
    g = doing("hire_helper", text)

    play(g, "slot/4 R1C2")

    assert helper_row(g) == "forester berry_picker lamplighter toolsmith"
    assert g.helper_discard == g.helper_deck == []


# Where they are placed.


@pytest.mark.parametrize(
    ("before", "spaces"),
    [
        ("whittler@R1C1", "R1C2 R2C1"),
        ("whittler@R1C1 sawyer@R1C2", "R1C3 R2C1 R2C2"),
        ("whittler@R1C1 sawyer@R2C1", "R1C2 R2C2"),
        ("whittler@R1C1 sawyer@R1C2 forester@R1C3 gardener@R1C4", "R2C1 R2C2 R2C3 R2C4"),
        (CROSS, "R1C2 R1C4 R2C1 R2C3"),
    ],
)
def test_on_an_empty_space_that_shares_a_side_with_a_helper(before: str, spaces: str) -> None:
    g = doing("hire_helper", f"{ROW}\ngoods 0: 9 blueberry\nhelpers 0: {before}")

    assert offers(play(g, "slot/1")) == spaces.split()


def test_the_last_space() -> None:
    g = doing("hire_helper", f"{ROW}\ngoods 0: 50 blueberry\nhelpers 0: {SEVEN}")

    play(g, "slot/2")

    assert asked(g) == "produce", "there was only one space, and it produces"
    assert team(g).split()[-1] == "lamplighter@R2C4"


@pytest.mark.parametrize("space", PRINT["space"][1:], ids=lambda space: str(space["id"]))
def test_what_the_spaces_show(space: dict[str, str | int]) -> None:
    """Income at once; then production with as many different helpers as the space shows."""
    spaces = [each["id"] for each in PRINT["space"] if each["id"] != space["id"]]
    crew = " ".join(f"{id}@{at}" for id, at in zip(SEVEN.split(), spaces, strict=True))
    g = turn(f"{ROW}\ngoods 0: 50 blueberry\nhelpers 0: {crew}\ntile: hire_helper")
    before = facts(g)

    play(g, "button/main slot/2")
    income = plain(str(space["income"]))
    assert income is not None and income.items() <= changed(before, g).items()
    producers = [id for id in ("recruiter", "whittler", "gardener", "sawyer")][
        : int(space["produce"])
    ]
    for id in producers:
        assert asked(g) == "produce"
        play(g, f"helper/{id}")

    assert asked(g) in ("actions", "marketing")
    gained = {"recruiter": 2, "whittler": 3, "gardener": 2, "sawyer": 1}
    assert has(g, "blueberry") == 50 - 4 + sum(gained[id] for id in producers)
    assert has(g, "sawblade") == ("sawyer" in producers)


def test_r5_the_new_helper_may_be_among_the_producers() -> None:
    g = doing("hire_helper", f"{ROW}\ngoods 0: 9 blueberry\nhelpers 0: sawyer whittler")

    play(g, "slot/1 R1C3")

    assert offers(g) == ["sawyer", "whittler", "berry_picker"]
    assert goods(play(g, "berry_picker whittler")) == "13 blueberry"


def test_r6_income_then_production_then_what_happens_at_once() -> None:
    """The milestone of hazelnut income 4 gives a tool; the production manager produces last."""
    text = "helpers: production_manager lamplighter toolsmith old_foreman\nincome 0: 2 3\n"
    g = doing("hire_helper", f"{text}goods 0: 9 blueberry\nhelpers 0: sawyer whittler")

    play(g, "slot/1 R1C3")
    assert asked(g) == "choose_tool"
    play(g, "plane B1")
    assert asked(g) == "produce" and has(g, "blueberry") == 2
    play(g, "whittler production_manager")
    assert asked(g) == "produce" and goods(g) == "6 blueberry 1 vp"
    play(g, "whittler sawyer")

    assert goods(g) == "11 blueberry 2 vp 1 sawblade"


# Production.


def test_two_different_helpers() -> None:
    g = doing("produce_plant", "helpers 0: whittler berry_picker nut_gatherer")
    assert offers(g) == ["whittler", "berry_picker", "nut_gatherer"]

    play(g, "whittler")
    assert offers(g, "helper") == ["berry_picker", "nut_gatherer"]
    play(g, "nut_gatherer")

    assert goods(g) == "3 blueberry 1 vp"


def test_one_helper_is_enough() -> None:
    g = doing("produce_plant", "helpers 0: whittler berry_picker")

    assert goods(play(g, "berry_picker pass")) == "3 blueberry"


def test_r33_another_effect_of_the_turn_may_use_the_same_helpers() -> None:
    g = turn("helpers 0: whittler berry_picker\ngoods 0: 3 lantern\ntile: produce_plant")

    play(g, "button/main whittler berry_picker bonus/produce_plant whittler berry_picker")

    assert goods(g) == "12 blueberry"


def test_production_gives_dice() -> None:
    g = doing("produce_plant", "helpers 0: seedling_keeper pine_expert grand_forester")

    play(g, "seedling_keeper grand_forester")

    assert wood(g) == "green-1 brown-1"


def test_production_of_fewer_helpers_than_are_shown() -> None:
    g = turn("helpers 0: shift_leader\ngoods 0: 1 lantern")

    assert goods(play(g, "ability/shift_leader")) == "3 blueberry"


# Abilities.


def test_once_in_each_turn() -> None:
    g = turn("players: 1\nhelpers 0: whittler\nwood 0: green-6 green-1")

    play(g, "ability/whittler tile/hire_helper")
    assert refused(g, "ability/whittler") == "6.1"
    play(g, "done go_on")

    assert refused(g, "ability/whittler") == ""


def test_each_helper_once() -> None:
    g = turn("helpers 0: whittler master_joiner\nwood 0: green-3 yellow-3")

    play(g, "ability/whittler green-3 ability/master_joiner yellow-3")

    assert wood(g) == "green-2 yellow-4"
    assert offers(g, "ability") == []


def test_permanent_and_immediate_abilities_are_not_offered() -> None:
    g = turn("helpers 0: recruiter toolsmith forester\nwood 0: green-3")

    assert offers(g, "ability") == []


def test_r41_several_permanent_abilities_in_the_order_of_the_helpers(tmp_path: Path) -> None:
    """Two helpers give something for a felled tree: the tool is chosen before or after points."""
    box = edited(tmp_path / "tool.toml", "forester", effects="tool")

    for crew, points in (("forester grand_forester", 0), ("grand_forester forester", 1)):
        g = turn(f"helpers 0: {crew}\ntrees 0: green-5", 0, box)
        assert asked(g) == "choose_tool"
        assert has(g, "vp") == points
        play(g, "plane B1")
        assert (attic(g), has(g, "vp")) == ("B1=plane", 1)


def test_an_ability_is_active_only_after_the_helper_was_placed() -> None:
    """The tool polisher pays for tools: not for one before, but for the milestone of his space."""
    text = "helpers: tool_polisher lamplighter toolsmith old_foreman\nincome 0: 5 0\n"
    g = doing("hire_helper", f"{text}goods 0: 7 blueberry\nhelpers 0: sawyer")

    play(g, "slot/1 R1C2 plane B1")

    assert goods(g) == "2 blueberry"


def test_optional_actions_of_cards_can_be_declined() -> None:
    text = "helpers: renovator sales_agent toolsmith old_foreman\ngoods 0: 20 blueberry\n"
    for slot in (1, 2):
        g = doing("hire_helper", f"{text}helpers 0: sawyer")
        play(g, f"slot/{slot} R1C2")
        assert (asked(g), targets(g)) == ("may_act", ["button/act", "button/pass"])
        before = facts(g)
        assert changed(before, play(g, "button/pass")) == {}


def test_the_renovator_takes_three_off_an_upgrade() -> None:
    """With a workshop builder five; an upgrade for nothing is possible."""
    text = "helpers: renovator sales_agent toolsmith old_foreman\ngoods 0: 7 blueberry\n"
    g = doing("hire_helper", f"{text}helpers 0: workshop_builder")

    play(g, "slot/1 R1C2 act")
    assert offers(g) == ["pot", "saw", "joint", "gluing"]
    play(g, "upgrade/saw")

    assert goods(g) == "-"


def test_a_card_s_action_that_leads_to_nothing_is_not_asked() -> None:
    text = "helpers: renovator sales_agent toolsmith old_foreman\ngoods 0: 7 blueberry\n"
    g = doing("hire_helper", f"{text}helpers 0: sawyer\nowned 0: pot=2 saw=3 joint=3 gluing=1")

    play(g, "slot/1 R1C2")

    assert asked(g) == "confirm", "only the brown pot is left, for 7 - 3"
