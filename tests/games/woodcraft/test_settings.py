"""Woodcraft: each setting changes what its rule says, and nothing else."""

from __future__ import annotations

import pytest

from klubovna.core.luck import dice
from klubovna.games.woodcraft import GAME
from klubovna.games.woodcraft.rules.solo import SoloTurn
from klubovna.games.woodcraft.rules.tracks import change_reputation, raise_income
from klubovna.words import Words
from tests.games.woodcraft.table import (
    SOLO_IDS,
    asked,
    doing,
    end_turn,
    fated,
    going_on,
    goods,
    has,
    offers,
    play,
    refused,
    table,
    targets,
    trees,
    turn,
    wheel,
    wood,
)


def test_the_settings_and_what_is_usual() -> None:
    assert {setting.id: (setting.default, setting.allowed) for setting in GAME.settings} == {
        "start_sector": (1, (1, 2, 3, 4)),
        "pot_colors": ("match", ("match", "any")),
        "milestones": ("each_time", ("each_time", "once")),
        "reaching": ("passing", ("passing", "landing")),
        "additional": ("between", ("between", "anytime")),
        "refill": ("after_action", ("after_action", "at_once")),
    }


# The start sector.


@pytest.mark.parametrize("start", [1, 2, 3, 4])
def test_start_sector(start: int) -> None:
    """The first tile crosses into the next sector, and the arc goes when the start is empty."""
    g = turn(f"players: 4\nsettings: start_sector={start}")
    following = start % 4 + 1

    for n in range(7):
        assert g.arc
        tile = next(id for id, at in wheel(g).items() if at[0] == str(start))
        end_turn(play(g, f"tile/{tile}"))
        assert wheel(g)[tile] == f"{following}:{7 - n}"

    assert not g.arc


# Colours of pots.

ANY = "settings: pot_colors=any\n"


def test_pots_of_any_colour() -> None:
    g = doing("produce_plant", f"{ANY}wood 0: brown-3 yellow-1")
    assert offers(g) == ["yellow-1-1", "brown-3-1", "brown-3-2"]

    play(g, "brown-3-2")

    assert (trees(g), wood(g)) == ("brown-2", "yellow-1 brown-1")


def test_the_pot_is_chosen() -> None:
    g = doing("produce_plant", f"{ANY}owned 0: pot=2\nwood 0: brown-1 yellow-2")

    play(g, "plant/brown-1-1")
    assert (asked(g), offers(g)) == ("plant_pot", ["green", "yellow"])
    play(g, "yellow")

    assert g.players[0].trees == [-1, 12, -1]


def test_a_tree_keeps_its_colour() -> None:
    g = turn(f"{ANY}trees 0: green=brown-3\nowned 0: pot=1")
    assert trees(g) == "brown-5"

    play(g, "fell/green")

    assert wood(g) == "brown-5"


def test_r11_two_trees_of_one_die_each_split_off() -> None:
    g = doing("produce_plant", f"{ANY}owned 0: pot=3\ntrees 0: yellow-5\nwood 0: brown-4 green-6")

    play(g, "plant/brown-4-1 pot/green plant/brown-3-2")

    assert (trees(g), wood(g)) == ("brown-1 yellow-5 brown-2", "green-6 brown-1")


# Milestones.


@pytest.mark.parametrize(("setting", "points"), [("each_time", 9), ("once", 3)])
def test_milestones_of_reputation(setting: str, points: int) -> None:
    g = table(f"settings: milestones={setting}\nreputation 0: 7")

    for _ in range(3):
        change_reputation(g, 0, 1)
        g.advance()
        change_reputation(g, 0, -1)

    assert goods(g) == f"{points} vp"


def test_each_milestone_once() -> None:
    """The tool of 3 was paid, the points of 8 were not."""
    g = table("settings: milestones=once\nreputation 0: 2\nrewards: lantern_festival town_bursary")
    change_reputation(g, 0, 1)
    g.advance()
    play(g, "plane B1")
    change_reputation(g, 0, -1)

    change_reputation(g, 0, 6)
    g.advance()

    assert (asked(g), has(g, "vp")) == ("", 3)


def test_milestones_are_each_player_s_own() -> None:
    g = table("settings: milestones=once\nreputation 0: 7\nreputation 1: 7")
    for seat in (0, 1):
        change_reputation(g, seat, 1)
        g.advance()

    assert (goods(g, 0), goods(g, 1)) == ("3 vp", "3 vp")


def test_milestones_of_income_are_passed_once_anyway() -> None:
    g = table("settings: milestones=once\nincome 0: 8 0")
    raise_income(g, 0, 0, 1)
    g.advance()

    assert goods(g) == "3 vp"


# Reaching reward tiles.


@pytest.mark.parametrize(
    ("setting", "steps", "got"),
    [
        ("passing", 1, True),
        ("passing", 2, True),
        ("landing", 1, True),
        ("landing", 2, False),
    ],
)
def test_reaching_a_reward_tile(setting: str, steps: int, got: bool) -> None:
    g = table(
        f"settings: reaching={setting}\nreputation 0: 4\nrewards: lantern_festival town_bursary"
    )

    change_reputation(g, 0, steps)
    g.advance()

    assert (has(g, "lantern") == 2) == got
    assert (g.reached[0] == [2, 0]) == got


@pytest.mark.parametrize(("setting", "removed"), [("passing", 1), ("landing", 0)])
def test_the_rival_reaches_alike(setting: str, removed: int) -> None:
    g = table(f"players: 1\nsettings: reaching={setting}")
    g.rival = 4
    fated(g, SOLO_IDS.index("rival_9"))

    going_on(g, SoloTurn())

    assert (g.rival, g.rival_got) == (6, removed)


def test_landing_after_a_fall() -> None:
    """Whoever passed the tile and fell back may still come to stop on it."""
    g = table("settings: reaching=landing\nreputation 0: 4\nrewards: lantern_festival town_bursary")
    change_reputation(g, 0, 2)
    change_reputation(g, 0, -2)
    change_reputation(g, 0, 1)
    g.advance()

    assert has(g, "lantern") == 2


# Additional actions inside a main action.

ANYTIME = "settings: additional=anytime\n"
PIN = "orders 0: rolling_pin@4\nwood 0: brown-2 green-1\n"


def test_r4_usually_actions_are_not_interrupted() -> None:
    g = play(doing("choose_orders", f"{PIN}goods 0: 3 blueberry"), "slot/1")

    assert asked(g) == "take_order"


def test_an_order_completed_inside_an_action_pays_for_its_second_part() -> None:
    g = play(doing("choose_orders", ANYTIME + PIN), "slot/1")
    assert (asked(g), targets(g)) == (
        "meanwhile",
        ["cut/brown-2", "order/rolling_pin", "button/go_on"],
    )

    play(g, "order/rolling_pin")
    assert asked(g) == "take_order", "nothing else could be done in between"
    play(g, "slot/2")

    assert has(g, "blueberry") == 0


@pytest.mark.parametrize(
    ("tile", "picks", "question"),
    [
        ("buy_wood", "store/green-2", "buy_wood"),
        ("trade_dice", "sell/green-1", "buy_six"),
        ("buy_materials", "material/glue-1", "buy_material"),
        ("choose_orders", "slot/1", "take_order"),
        ("produce_plant", "helper/whittler", "produce_plant"),
    ],
)
def test_between_the_two_parts_of_an_action(tile: str, picks: str, question: str) -> None:
    text = f"{PIN}goods 0: 20 blueberry\nhelpers 0: whittler sawyer"

    assert asked(play(doing(tile, text), picks)) == question
    g = play(doing(tile, ANYTIME + text), picks)
    assert asked(g) == "meanwhile"
    assert refused(g, "order/rolling_pin") == ""
    assert refused(g, "cut/green-1") == "6.2"
    assert asked(play(g, "go_on")) == question


@pytest.mark.parametrize(
    ("lang", "between", "anytime"),
    [
        ("cs", "Mezi hlavními akcemi", "Kdykoli ve svém tahu"),
        ("en", "Between main actions", "Any time in your turn"),
    ],
)
def test_the_page_says_when_additional_actions_can_be_done(
    lang: str, between: str, anytime: str
) -> None:
    """Additional actions come between main actions; at any time only where the table plays so."""
    words = Words(GAME, lang)

    assert words.text("view-verbs-when", additional_id="between") == between
    assert words.text("view-verbs-when", additional_id="anytime") == anytime


def test_where_nothing_could_be_done_nothing_is_asked() -> None:
    g = play(doing("choose_orders", f"{ANYTIME}goods 0: 3 blueberry"), "slot/1")

    assert asked(g) == "take_order"


def test_several_additional_actions_in_between() -> None:
    g = play(
        doing("trade_dice", f"{ANYTIME}wood 0: green-4 yellow-3 brown-1\ngoods 0: 1 scrap"),
        "sell/green-4",
    )

    play(g, "cut/yellow-3 join/yellow-2 six/yellow")

    assert wood(g) == "yellow-1 yellow-3 yellow-6 brown-1"


# Refilling the public store.


@pytest.mark.parametrize(("setting", "value"), [("after_action", 0), ("at_once", 1)])
def test_refill(setting: str, value: int) -> None:
    text = f"settings: refill={setting}\ngoods 0: 20 blueberry"
    g = fated(doing("buy_wood", text), 0, 4)

    play(g, "store/green-4")
    assert g.store == [value, 2, 4, 2, 4, 2]
    assert ("store/green-1" in targets(g)) == (setting == "at_once")
    play(g, "store/brown-4")

    assert g.store == [1, 2, 4, 2, 5, 2]


# All together.


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_whole_games_with_all_settings(players: int) -> None:
    for seed in range(3):
        g = GAME.new(
            players,
            seed,
            start_sector=seed + 2,
            pot_colors="any",
            milestones="once",
            reaching="landing",
            additional="anytime",
            refill="at_once",
        )
        g.playout(dice(seed))
        assert g.is_over
        assert all(points >= 0 for points in GAME.scores(g))
