"""What the tutor of Woodcraft says in a position, and what is missing, in numbers."""

from __future__ import annotations

import pytest

from klubovna.core.teaching import Caution, Goal, Lack, Lesson, Need
from klubovna.games.woodcraft import GAME
from klubovna.games.woodcraft.state import Wood
from tests.games.woodcraft.table import BOX, doing, play, table, turn

CRIB = "wood 0: green-4 yellow-6\ngoods 0: 1 sawblade\norders 0: fodder_crib"
STOOL = "wood 0: green-2 yellow-2\ngoods 0: 4 blueberry 1 scrap\norders 0: stool"


def lesson(g: Wood) -> Lesson:
    """Return what the first player is told."""
    return GAME.lesson(g, 0)


def notes(g: Wood) -> list[str]:
    """Return the notes with their places."""
    return [f"{note.id} {note.target}".strip() for note in lesson(g).notes]


def advised(g: Wood, id: str) -> str:
    """Return what a beginner does, by a note."""
    (option,) = [note.option for note in lesson(g).notes if note.id == id]
    return GAME.target(g, 0, option)


def lack(g: Wood, target: str) -> Lack:
    """Return what the first player lacks for a place."""
    found = GAME.lack(g, 0, target)
    assert found, f"{target}: nothing is missing"
    return found


def caution(g: Wood, target: str) -> Caution:
    """Return what is asked before a costly pick."""
    found = [each for each in lesson(g).cautions if GAME.target(g, 0, each.option) == target]
    assert len(found) == 1, f"{target}: nobody asks"
    return found[0]


# Notes and goals.


def test_an_order_that_is_ready_comes_before_all_else() -> None:
    g = turn(f"{STOOL}\ntile: buy_wood")
    assert notes(g)[0] == "complete order/stool"
    assert advised(g, "complete") == "order/stool"
    assert lesson(g).goal == Goal(
        "goal-complete",
        {"order": "order/stool", "n": 0},
        (Need("die/green-2", 1, 1), Need("die/yellow-2", 1, 1), Need("scrap", 1, 1)),
        ("4", "blueberry", "2", "glue", "+", "2", "reputation"),
    )


def test_the_goal_says_what_an_order_lacks_and_where_it_is() -> None:
    goal = lesson(turn(CRIB)).goal
    assert goal and (goal.key, goal.args["n"]) == ("goal-near", 3)
    assert [(need.sign, need.have, need.target) for need in goal.needs] == [
        ("die/green-4", 1, ""),
        *[("die/yellow-2", 0, "cut/yellow-6")] * 3,
    ]


def ways(text: str) -> list[str]:
    """Return where the missing things of the goal are at hand."""
    goal = lesson(turn(text)).goal
    assert goal
    return [need.target for need in goal.needs if need.have < need.need]


def test_a_helper_who_changes_a_die_is_a_way_to_an_order() -> None:
    stainer = "helpers 0: wood_stainer\nused 0: saw\norders 0: cutting_board\n"
    text = f"{stainer}wood 0: green-3\ngoods 0: 1 blueberry\ntile: hire_helper"
    assert ways(text) == ["ability/wood_stainer"]
    g = turn(text)
    goal = lesson(g).goal
    assert goal and goal.key == "goal-near"
    assert advised(g, "ability") == "ability/wood_stainer"
    assert not [each for each in notes(g) if each.startswith("end")]
    assert ways(f"{stainer}wood 0: green-3\ngoods 0: 0 blueberry") == [""], "nothing to pay with"
    assert ways(f"{stainer}wood 0: green-2\ngoods 0: 1 blueberry") == [""], "another value"
    whittler = "helpers 0: whittler\nused 0: saw\norders 0: cutting_board\nwood 0: yellow-4"
    assert ways(whittler) == ["ability/whittler"]


def test_a_tool_is_a_way_to_one_missing_thing_only() -> None:
    crib = "wood 0: green-4 yellow-3 yellow-3 yellow-3\norders 0: fodder_crib\ngoods 0: 3 blueberry"
    assert ways(crib) == ["cut/yellow-3", "store/yellow-2", ""]


def test_materials_of_an_order_are_not_spent_on_work() -> None:
    text = "wood 0: green-2 yellow-1\norders 0: stool\nused 0: saw\ngoods 0: 0 blueberry"
    assert ways(f"{text} 1 scrap") == [""]
    assert ways(f"{text} 2 scrap") == ["join/yellow-1"]


def test_a_six_that_an_order_waits_for_is_advised() -> None:
    text = "wood 0: yellow-1 yellow-2\norders 0: broom_handle\ngoods 0:"
    assert advised(doing("trade_dice", f"{text} 6 blueberry"), "trade") == "six/green"
    assert notes(doing("trade_dice", f"{text} 5 blueberry")) == ["trade sell/yellow-1"]


def test_without_orders_the_goal_is_to_take_one() -> None:
    g = turn("goods 0: 5 blueberry\nhelpers 0: forester")
    assert lesson(g).goal == Goal(
        "goal-take-order", {}, (Need("choose_orders", 0, 1),), ("reputation",)
    )
    assert advised(g, "tile") == "tile/choose_orders"


def test_no_order_is_aimed_at_when_none_can_be_taken_any_more() -> None:
    alone = "goods 0: 5 blueberry\nhelpers 0: forester\n"
    assert lesson(turn(f"{alone}tile: hire_helper")).goal is None
    goal = lesson(turn(f"{alone}tile: choose_orders")).goal
    assert goal and goal.key == "goal-take-order"


def test_a_die_that_can_be_cut_or_felled_for_an_order_is_shown() -> None:
    assert "cut cut/yellow-6" in notes(turn(CRIB))
    g = turn("trees 0: green-2\nwood 0: yellow-1\norders 0: birdhouse\ntile: buy_wood")
    assert not [each for each in notes(g) if each.startswith("fell")]
    g = turn("trees 0: green-3\nwood 0: yellow-1\norders 0: birdhouse\ntile: buy_wood")
    assert "fell fell/green" in notes(g)


def test_the_store_offers_what_an_order_waits_for() -> None:
    text = "goods 0: 9 blueberry\nwood 0: yellow-1\norders 0: cutting_board"
    store = "store: green-4 green-2 yellow-3 yellow-2 brown-4 brown-2"
    g = doing("buy_wood", f"{text}\nused 0: saw\n{store}")
    assert notes(g) == ["buy-wood store/yellow-3"]
    assert advised(g, "buy-wood") == "store/yellow-3"


def test_blocked_tiles_rim_and_windows_are_told_where_they_are() -> None:
    tiles = "tiles: buy_wood=4:7 trade_dice=2:7 buy_materials=2:5 choose_orders=2:4 hire_helper=2:3"
    told = notes(turn(f"{tiles}\nsaw: 4\ngoods 0: 9 blueberry"))
    assert "blocked tile/buy_wood" in told
    assert "window tile/choose_orders" in told
    assert "rim tile/choose_orders" in told, "they are told of the tile that is advised"


def test_only_who_plays_alone_hears_of_the_rival() -> None:
    g = turn("players: 1\ncommissions: guild_hall")
    assert "rival rival" not in notes(g), "no card was drawn yet"
    g.solo_discard = [g.solo_deck.pop()]
    assert "rival rival" in notes(g)
    assert "rival rival" not in notes(turn())


def test_the_last_round_is_told() -> None:
    assert "last" in notes(turn("round: 14"))
    assert "last" not in notes(turn("round: 13"))


def test_marketing_is_advised_only_where_it_is_worth_it() -> None:
    def marketing(round: int) -> str:
        text = f"round: {round}\ngoods 0: 9 blueberry"
        g = play(turn(text), "tile/buy_materials button/berries")
        return notes(g)[0]

    assert marketing(1) == "marketing button/pass"
    assert marketing(10) == "marketing"
    assert marketing(14) == "marketing button/buy"


def test_an_order_that_is_ready_waits_for_the_end_of_a_purchase() -> None:
    g = doing("buy_wood", STOOL)
    goal = lesson(g).goal
    assert goal and goal.key == "goal-ready"
    found = lack(g, "order/stool")
    assert (found.key, found.args) == ("lack-order-later", {"late": 0})


# Costly moves.


def test_ending_with_an_order_that_is_ready() -> None:
    asked = caution(turn(f"{STOOL}\ntile: buy_wood"), "button/done")
    assert asked.key == "caution-order"
    assert [line.key for line in asked.gains] == ["gain-order", "gain-row"]


def test_ending_without_the_action() -> None:
    g = turn("goods 0: 5 blueberry\ntile: buy_wood")
    asked = caution(g, "button/done")
    assert (asked.key, GAME.target(g, 0, asked.better)) == ("caution-action", "button/main")
    assert lesson(play(g, "button/berries")).cautions == ()


def test_ending_with_more_wood_than_there_is_room_for() -> None:
    g = turn("wood 0: green-1 green-1 green-1 green-1 green-1 green-1 green-1 green-2")
    asked = caution(play(g, "tile/buy_materials button/berries"), "button/done")
    assert (asked.key, asked.costs[0].args) == ("caution-wood", {"n": 2})


def test_letting_an_order_slide_out_that_one_cut_would_save() -> None:
    text = "round: 4\nwood 0: yellow-5\norders 0: cutting_board@5"
    g = play(turn(text), "tile/buy_materials button/berries")
    asked = caution(g, "button/done")
    assert (asked.key, asked.costs[0].args) == ("caution-slides", {"n": 2})
    assert GAME.target(g, 0, asked.better) == "cut/yellow-5"


def test_selling_a_die_that_an_order_waits_for() -> None:
    g = doing("trade_dice", "wood 0: green-2 brown-5\norders 0: stool")
    asked = caution(g, "sell/green-2")
    assert (asked.key, asked.args["order"]) == ("caution-sell", "order/stool")
    assert GAME.target(g, 0, asked.better) == "sell/brown-5"


def test_keeping_blueberries_at_the_very_end() -> None:
    g = play(turn("round: 14\ngoods 0: 5 blueberry"), "tile/buy_materials button/berries")
    assert caution(g, "button/pass").key == "caution-saving"


# What is missing.


@pytest.mark.parametrize(
    ("text", "target", "key", "needs"),
    [
        ("goods 0: 1 blueberry", "helper_slot/1", "lack-hire", [("blueberry", 1, 6)]),
        ("goods 0: 1 blueberry", "store/brown-4", "lack-price", [("blueberry", 1, 6)]),
        ("goods 0: 1 blueberry", "upgrade/pot", "lack-price", [("blueberry", 1, 5)]),
        ("goods 0: 1 lantern", "bonus/buy_wood", "lack-bonus", [("lantern", 1, 3)]),
        ("", "lantern/buy_wood", "lack-no-tile", []),
        ("wood 0: green-3\nused 0: saw", "cut/green-3", "lack-saw", [("cut", 0, 1)]),
        ("wood 0: green-3", "join/green-3", "lack-join", [("scrap", 0, 1)]),
        ("wood 0: green-3 green-1", "glue/green-3", "lack-no-gluer", [("gluing", 0, 1)]),
        (CRIB, "order/fodder_crib", "lack-order", [("die/yellow-2", 0, 1)] * 3),
        (
            "wood 0: green-2\norders 0: stool",
            "order/stool",
            "lack-order",
            [("die/yellow-2", 0, 1), ("scrap", 0, 1)],
        ),
        ("attic 0: B1=mallet", "attic/M1", "lack-peg", [("tool", 0, 1)]),
        ("wood 0: green-3", "verb/fell", "lack-tree", []),
        ("helpers 0: sawyer", "ability/sawyer", "lack-ability", [("saw_blade", 0, 1)]),
        ("helpers 0: forester", "ability/forester", "lack-always", []),
    ],
)
def test_what_is_missing_is_told_in_numbers(
    text: str, target: str, key: str, needs: list[tuple[str, int, int]]
) -> None:
    found = lack(turn(text), target)
    assert found.key == key
    assert [(need.sign, need.have, need.need) for need in found.needs] == needs


def test_a_lantern_of_this_move_is_told_apart() -> None:
    g = play(turn("tiles: buy_wood=2:2\narc: no"), "tile/buy_wood")
    found = lack(g, "lantern/hire_helper")
    assert (found.key, found.args) == ("lack-lantern", {"count": 1, "fresh": 1})


def test_so_many_tiles_block_the_way() -> None:
    found = lack(turn("tiles: buy_wood=4:7\nsaw: 4"), "tile/buy_wood")
    assert (found.key, found.args) == ("lack-blocked", {"n": 6})


def test_nothing_is_missing_for_what_is_not_asked_now() -> None:
    g = turn("goods 0: 9 blueberry")
    assert GAME.lack(g, 0, "store/green-4") == Lack("when-store")
    assert GAME.lack(g, 1, "tile/buy_wood") == Lack("when-tile")


@pytest.mark.parametrize("target", ["attic", "tile/", "slot/9", "parts/x", "material", "verb", "x"])
def test_whoever_asks_for_no_place_gets_an_answer(target: str) -> None:
    found = GAME.lack(turn(), 0, target)
    assert found and found.key.startswith("when-")


# Things.


def test_a_card_tells_how_sure_each_of_its_facts_is() -> None:
    told = {thing.ref: thing for thing in GAME.things(BOX)}
    repairer = told["helper/repairer"]
    assert [(line.key, line.provenance) for line in repairer.lines] == [
        ("line-helper-late", "rulebook"),
        ("line-cost", "reconstructed"),
        ("line-kind-once-per-turn", "rulebook"),
        ("line-does-flip-up", "reconstructed"),
        ("line-production", "reconstructed"),
    ]
    assert repairer.lines[3].signs == ("blueberry", "->", "flip")
    assert told["order/stool"].lines[2].provenance == "rulebook"
    assert told["link/B2-B3"].lines[0].provenance == "rulebook"
    assert told["outer/2-3"].lines[0].provenance == "rulebook"


def test_the_table_of_these_tests_is_not_taught_where_nobody_is_asked() -> None:
    assert GAME.lesson(table(), 0) == Lesson()
