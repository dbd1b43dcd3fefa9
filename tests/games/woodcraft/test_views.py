"""Woodcraft: what the page is told of a position."""

from __future__ import annotations

from typing import Any

import pytest

from klubovna.core.luck import dice
from klubovna.games.woodcraft import GAME
from klubovna.games.woodcraft.pieces.numbers import DIE_IDS, TILE_IDS
from klubovna.games.woodcraft.rules.rounds import EndRound
from klubovna.games.woodcraft.state import Wood
from tests.games.woodcraft import oracle, printed
from tests.games.woodcraft.printed import ORDERS
from tests.games.woodcraft.table import asked, doing, going_on, play, table, turn

Json = dict[str, Any]


def seen(g: Wood, seat: int | None = 0) -> Json:
    found: Json = GAME.view(g, seat)
    return found


def mine(g: Wood) -> Json:
    found: Json = seen(g)["players"][0]
    return found


# The table.


def test_where_we_are() -> None:
    assert seen(GAME.new(2, 1))["step"] == "opening"
    assert seen(turn())["step"] == "turn"
    assert seen(going_on(table("round: 4\nhand 0: stool flute"), EndRound()))["step"] == "income"
    assert seen(going_on(table("round: 14"), EndRound()))["step"] == "over"


def test_rounds_and_order() -> None:
    view = seen(turn("players: 4\nfirst: 0\nround: 9"))

    assert (view["round"], view["rounds"], view["late"]) == (9, 13, True)
    assert (view["first"], view["turn"], view["order"]) == (0, 0, [0, 1, 2, 3])
    assert view["calendar"] == {"income": [4, 7, 10, 13], "purge": [4, 10], "swap": 7}


def test_the_wheel() -> None:
    g = turn("saw: 2\narc: no\ntiles: buy_wood=2:7 hire_helper=3:7")
    wheel = seen(g)["wheel"]

    assert wheel["tiles"]["hire_helper"] == {"sector": 2, "space": 7}
    assert (wheel["saw"], wheel["start"], wheel["arc"]) == (1, 0, False)
    assert wheel["levels"] == [0, 0, 2, 1]
    assert wheel["blocked"] == ["buy_wood"]
    assert wheel["goals"]["trade_dice"] == {"sector": 1, "space": 6}
    assert {*wheel["goals"]} == {*TILE_IDS} - {"buy_wood"}


def test_prices_with_the_discounts_of_whose_turn_it_is() -> None:
    team = "timber_merchant order_clerk recruiter workshop_builder advertiser night_shift_boss"
    view = seen(turn(f"helpers 0: {team}\nowned 0: saw=2 gluing=1\nmarketing 0: 9"), 1)

    assert [slot["price"] for slot in view["store"]] == [3, 1, 4, 2, 5, 3]
    assert [slot["die"] for slot in view["store"]][:2] == ["green-4", "green-2"]
    assert [helper["price"] for helper in view["helpers"]] == [4, 4, 3, 3]
    assert view["prices"] == {
        "six": [3, 4, 5],
        "materials": [0, 1, 3],
        "second_order": 1,
        "upgrades": {"pot": 3, "saw": 5, "joint": 2, "gluing": None},
        "marketing": {"cost": 10, "vp": 11},
        "instead": 3,
        "other_tile": 1,
        "bonus": 2,
    }


def test_rows_and_decks() -> None:
    view = seen(turn("orders: - - stool crate\norder_deck: flute\norder_discard: sled"))

    assert view["orders"] == [None, None, "stool", "crate"]
    assert (view["order_deck"], view["order_discard"]) == (1, ["sled"])


def test_commissions_on_display_and_claimed_ones() -> None:
    """One that was claimed in an earlier round is not open any more."""
    g = turn("commissions: guild_hall town_fair\nclaimed 0: guild_hall\nclaimed 1: craft_school")

    assert seen(g)["commissions"] == [
        {"id": "guild_hall", "claims": [0], "open": True},
        {"id": "craft_school", "claims": [1], "open": False},
        {"id": "town_fair", "claims": [], "open": True},
    ]


@pytest.mark.parametrize(
    ("players", "reached", "following"),
    [
        (4, [0, 0, 0, 0], 0),
        (4, [3, 0, 0, 0], 1),
        (4, [5, 5, 0, 0], 0),
        (4, [3, 4, 4, 0], None),
        (3, [4, 0, 0], 1),
        (2, [0, 0], 1),
        (2, [3, 0], None),
    ],
)
def test_what_the_next_one_would_get_of_a_reward_tile(
    players: int, reached: list[int], following: int | None
) -> None:
    g = table(f"players: {players}\nround: 5")
    g.reached[0] = reached
    tile = seen(g)["reward_tiles"][0]

    assert (tile["id"], tile["space"], tile["removed"]) == ("tool_cabinet", 5, False)
    assert tile["next"] == following
    assert [each["round"] for each in tile["reached"]] == [round for round in reached if round]
    assert tile["side"] == ("three" if players == 3 else "even")


def test_the_game_alone() -> None:
    g = table("players: 1")
    g.rival, g.rival_got, g.solo_deck, g.solo_discard = 6, 1, [0, 1], [4, 2]
    view = seen(g)

    assert view["solo"] == {
        "rival": 6,
        "deck": 2,
        "discard": ["rival_5", "rival_3"],
        "last": "rival_3",
        "marks": [110, 140],
        "commission_rounds": [10, 13],
    }
    assert [tile["removed"] for tile in view["reward_tiles"]] == [True, False]
    assert seen(table())["solo"] is None


# Players.


def test_a_workshop() -> None:
    me = mine(
        turn(
            """
            tile: buy_wood
            wood 0: yellow-2 green-3 green-3
            owned 0: pot=2 saw=3 joint=2 gluing=1
            trees 0: yellow-4
            used 0: saw joint_1
            helpers 0: whittler forester@R2C1
            attic 0: B1=mallet B2=plane
            """
        )
    )

    assert me["wood"] == ["green-3", "green-3", "yellow-2"]
    assert me["trees"] == [{"pot": "green", "die": None}, {"pot": "yellow", "die": "yellow-4"}]
    assert (me["saws"], me["gluing"]) == (
        {"owned": 3, "ready": 2},
        {"owned": True, "ready": True},
    )
    assert [(j["raise"], j["owned"], j["ready"]) for j in me["joints"]] == [
        (1, True, False),
        (2, True, True),
        (4, False, False),
    ]
    assert me["helpers"][1] == {"id": "forester", "space": "R2C1", "used": False}
    assert (me["attic"]["B2"], me["attic"]["B3"]) == ("plane", None)
    assert me["open_attic"] == ["B3", "B4", "M1"]


def test_an_order_tells_what_it_has_and_what_it_lacks() -> None:
    text = "orders 0: nutcracker@2\ngoods 0: 1 glue\nwood 0: "

    (order,) = mine(turn(f"{text}brown-3"))["orders"]
    assert (order["row"], order["can"]) == (2, False)
    assert order["dice"] == [
        {"colors": ["yellow", "brown"], "values": [3], "have": "brown-3"},
        {"colors": ["green"], "values": [3], "have": None},
    ]
    assert order["materials"] == {"glue": {"need": 1, "have": 1}}
    assert mine(turn(f"{text}brown-3 green-3"))["orders"][0]["can"]


def test_dice_are_found_for_all_demands_exactly_when_an_order_can_be_completed() -> None:
    luck = dice(5)
    for id, card in ORDERS.items():
        wanted = printed.dice(card["dice"])
        for _ in range(3):
            stock = [f"{colours[0]}-{values[0]}" for colours, values in wanted if luck.below(4)]
            stock += [DIE_IDS[luck.below(18)] for _ in range(3)]
            text = (
                f"orders 0: {id}@1\nwood 0: {' '.join(stock)}\ngoods 0: 3 glue 3 scrap 3 sawblade"
            )
            (order,) = mine(table(text))["orders"]
            assert order["can"] == oracle.matches(stock, wanted)
            assert order["can"] == all(die["have"] for die in order["dice"])


def test_the_sheet_as_if_the_game_ended_now() -> None:
    text = "goods 0: 7 vp 12 blueberry\ndone 0: stool\nreputation 0: 8"
    me = mine(turn(f"{text}\nclaimed 0: town_fair\nmarketing 0: 3"))

    assert me["sheet"] == {"points": 7, "commissions": 4, "leftovers": 1, "orders": 3}
    assert me["points"] == 15


def test_hands_are_their_owners_own() -> None:
    g = turn("hand 0: stool flute\nhand 1: crate")

    for seat, shown in (
        (0, [["stool", "flute"], None]),
        (1, [None, ["crate"]]),
        (None, [None] * 2),
    ):
        players = seen(g, seat)["players"]
        assert [me["hand_cards"] for me in players] == shown
        assert [me["hand"] for me in players] == [2, 1]


# What is going on.


def active(g: Wood) -> Json:
    found: Json = seen(g)["active"]
    return found


def test_the_main_action_of_a_turn() -> None:
    g = turn("goods 0: 9 blueberry 1 lantern\nwood 0: green-2")
    assert (active(g)["main"], active(g)["tile"]) == ("none", None)

    play(g, "tile/buy_wood")
    assert (active(g)["main"], active(g)["tile"]) == ("waiting", "buy_wood")
    play(g, "button/main")
    assert (active(g)["main"], active(g)["action"]) == ("done", "buy_wood")


def test_what_a_question_is_about() -> None:
    assert active(play(turn("wood 0: green-5"), "cut/green-5"))["die"] == "green-5"
    hiring = doing("hire_helper", "goods 0: 9 blueberry\nhelpers 0: sawyer")
    placing = active(play(hiring, "slot/2"))
    assert (placing["helper"], placing["action"]) == ("lamplighter", "hire_helper")
    text = "orders 0: walking_stick@4 shelf@4\nwood 0: green-5 brown-5 yellow-2 yellow-2"
    assert active(play(turn(text), "order/walking_stick"))["order"] == "walking_stick"
    assert active(play(turn(text), "order/shelf"))["tool"] == "mallet"
    producing = active(
        play(
            turn("goods 0: 1 lantern\nhelpers 0: shift_leader sawyer whittler"),
            "ability/shift_leader",
        )
    )
    assert producing["left"] == 2


def test_ways_to_work_are_those_that_the_next_question_offers() -> None:
    text = "wood 0: green-5 green-2 yellow-1\ngoods 0: 2 scrap 1 glue 1 sawblade"
    g = turn(f"{text}\nowned 0: pot=1 saw=1 joint=2 gluing=1")
    ways = active(g)["ways"]

    assert {target.partition("/")[0] for target in ways} == {"cut", "join", "glue"}
    for target, found in ways.items():
        after = play(g.clone(), target)
        if asked(after) == "actions":  # there was one way, and it was taken
            assert len(found) == 1
            continue
        options = [GAME.option(after, 0, option) for option in after.legal_of(0)]
        assert [way["target"] for way in found] == [option.target for option in options]
        blades = [option.args.get("blades", 0) for option in options]
        assert [way["blades"] for way in found] == blades
    assert [way["blades"] for way in ways["cut/green-5"]] == [0, 0, 1, 1]
    assert active(play(g, "cut/green-5"))["ways"] == {}


def test_an_answer_is_shown_to_its_owner_only() -> None:
    g = GAME.new(2, 3)
    helper = seen(g, 0)["players"][0]["offered"][0]

    play(g, f"0:helper/{helper}")

    assert [seen(g, seat)["choosing"] for seat in (0, 1, None)] == [[f"helper/{helper}"], [], []]


def test_an_order_laid_down_in_secret_is_shown_to_its_owner() -> None:
    g = going_on(table("round: 4\nhand 0: stool flute\nhand 1: crate sled"), EndRound())

    play(g, "1:sled")

    assert [seen(g, seat)["choosing"] for seat in (0, 1, None)] == [[], ["hand/sled"], []]
