"""Hamlet alone: the rival's turn, step by step."""

from __future__ import annotations

import pytest

from klubovna.games.hamlet.pieces.numbers import NONE, STONE, WHEAT
from klubovna.games.hamlet.scoring import sheet, winners
from klubovna.games.hamlet.state import Hamlet
from klubovna.games.hamlet.text import numbering
from klubovna.games.hamlet.text.refs import ACTION_IDS
from tests.games.hamlet.oracle import Board, shape_of
from tests.games.hamlet.table import (
    SALE_IDS,
    bridged,
    extended,
    fated,
    ids,
    play,
    purse,
    row,
    tile,
    tokens,
    turn,
)
from tests.games.hamlet.test_geometry import board_of, place_of

EMPTY = "tokens: quarry:-,-,-\n"
NO_SALE = "display: sale_2a sale_3a sale_3b\n"  # nobody has such goods
LOW, MID, OWN = 0, 3, 5  # chances at which the first disc of a colour is drawn from a full cup


def alone(text: str = "", difficulty: str = "normal") -> Hamlet:
    """Return the player's turn before that of the rival."""
    return turn(f"players: 1\n{text}", settings=f"difficulty={difficulty}")


def rival_acts(text: str, *chances: int, difficulty: str = "normal") -> Hamlet:
    """Let the player do nothing, and the rival have a turn."""
    g = alone(text, difficulty)
    fated(g, *chances)
    return play(g, "button/end")


def favour(g: Hamlet) -> tuple[int, bool]:
    """Return the coins and the side of his favour."""
    assert g.rival is not None
    return g.rival.favour, g.rival.is_up


def actions(g: Hamlet) -> list[str]:
    """Return the order of his action tokens."""
    assert g.rival is not None
    return [ACTION_IDS[n] for n in g.rival.actions]


def cup(g: Hamlet) -> list[int]:
    """Return the discs in the cup."""
    assert g.rival is not None
    return g.rival.cup


# Priority actions.


def test_five_favour_hire_a_villager_and_bring_a_plan() -> None:
    g = rival_acts(f"{EMPTY}favour: 6 up\nrow: shrine sawmill:2 trade_post forest_pond", 0)
    me = g.players[1]
    assert favour(g) == (1, True) and me.villagers() == 2 and ids(me.plans) == ["sawmill"]
    assert me.score == 1 and cup(g) == [3, 2, 1]  # the coins are a point, no disc was drawn
    assert row(g).startswith("shrine:0 trade_post:0 forest_pond:0")


def test_he_hires_at_the_town_hall_and_the_new_villager_lies_on_the_church() -> None:
    g = rival_acts(f"{EMPTY}favour: 6 up", 0)
    assert ids(g.players[1].lying) == ["church", "town_hall"]


def test_he_never_has_more_than_four_villagers() -> None:
    lines = f"{EMPTY}favour: 6 up\nstanding 1: church\nlying 1: church church church\n"
    g = rival_acts(lines + "actions: produce refine construct blueprint road", *[LOW] * 1)
    assert g.players[1].villagers() == 4 and favour(g)[0] >= 6


def test_the_delivery_with_most_points_comes_first_and_his_favour_makes_it_cheaper() -> None:
    full = "tokens: quarry:stone,stone,- woodcutter:wood,wood,wood farm:wheat,wheat,wheat\n"
    g = rival_acts(full + "display: sale_1a sale_1b sale_1c")
    assert g.church == [NONE, NONE, NONE, 1] and purse(g, 1) == (0, 6)
    assert favour(g) == (2, False) and tokens(g, "quarry") == tokens(g, "farm") == "-"
    assert ids(g.players[1].lying) == ["church"]


def test_without_favour_he_pays_in_full() -> None:
    full = "tokens: quarry:stone,stone,stone woodcutter:wood,wood,wood farm:wheat,wheat,wheat\n"
    g = rival_acts(full + "favour: 2 down\ndisplay: sale_1a sale_1b sale_1c", 0)
    assert g.church == [NONE] * 4 and len(g.players[1].sales) == 1
    g = rival_acts(full + "display: sale_1a sale_1b sale_1c", 0, difficulty="easy")
    assert g.church == [NONE] * 4 and len(g.players[1].sales) == 1


def test_refined_deliveries_need_one_less_and_coins_three_less() -> None:
    village = extended("dairy_farm", "windmill")
    text = f"village: {village}\ntokens: windmill:flour.0,flour.1\ncoins 0: 0\n"
    g = rival_acts(text + "milestones: herder=0 miller=0")
    assert g.church == [NONE, 1, NONE, NONE]
    assert purse(g, 0) == (1, 1) and purse(g, 1) == (0, 4 + 2)
    lines = "favour: 7 up\nstanding 1: church\nlying 1: church church church\n"
    g = rival_acts(EMPTY + lines)
    assert g.church == [NONE, NONE, 1, NONE] and favour(g) == (0, False)


def test_he_sells_for_most_points_and_a_point_instead_of_coins() -> None:
    g = rival_acts(
        """
        tokens: quarry:stone,stone,- woodcutter:wood,wood,- farm:wheat,-,-
        display: sale_1b sale_1a sale_1c
    """,
        0,
    )
    assert [SALE_IDS[n] for n in g.players[1].sales] == ["sale_1b"]  # equal ones: the leftmost
    assert purse(g, 1) == (0, 2) and ids(g.players[1].lying) == ["market"]


# Discs.

ORDER = "actions: produce blueprint road refine construct\n"


@pytest.mark.parametrize(("chance", "done"), [(LOW, "produce"), (MID, "blueprint")])
def test_a_disc_points_to_an_action_which_then_goes_to_the_end(chance: int, done: str) -> None:
    g = rival_acts(EMPTY + ORDER, chance, 0)
    assert actions(g)[-1] == done
    assert actions(g)[:4] == [a for a in ACTION_ORDER if a != done]
    assert sum(cup(g)) == 5


ACTION_ORDER = ["produce", "blueprint", "road", "refine", "construct"]


def test_the_disc_is_told_before_what_he_does() -> None:
    g = fated(alone(EMPTY + ORDER), LOW)
    g.events = []
    play(g, "button/end")
    said = [event.what.name for event in g.events if event.player == 1]
    assert said == ["turn", "rival_drew", "produced", "gained_points"]


def test_what_is_not_possible_is_passed_over_round_to_the_first() -> None:
    g = rival_acts(EMPTY + ORDER, OWN, 0)  # no road, nothing to refine or construct: produce
    assert actions(g) == ["blueprint", "road", "refine", "construct", "produce"]
    assert cup(g) == [3, 2, 0] and tokens(g, "quarry") == "stone stone stone"


def test_who_can_do_nothing_lies_down_on_the_church_and_gains_favour() -> None:
    g = alone("""
        tokens: quarry:stone,stone,stone woodcutter:wood,wood,wood farm:wheat,wheat,wheat
        favour: 2 down
    """)
    g.row, g.row_coins, g.bag, g.display, g.sales_left = [], [], [], [NONE] * 3, [0, 0, 0]
    g.players[1].roads = 0
    before = actions(g)
    play(fated(g, LOW), "button/end")
    assert favour(g) == (3, False) and ids(g.players[1].lying) == ["church"]
    assert actions(g) == before and cup(g) == [2, 2, 1]


@pytest.mark.parametrize(("difficulty", "coins"), [("easy", 1), ("normal", 1), ("hard", 2)])
def test_an_empty_cup_is_filled_and_turns_his_favour_up(difficulty: str, coins: int) -> None:
    g = rival_acts(f"{EMPTY}{ORDER}cup: 0 1 0\nfavour: 1 down", 0, 0, difficulty=difficulty)
    assert cup(g) == [3, 2, 1] and favour(g) == (1 + coins, True)


def test_every_villager_of_his_acts() -> None:
    g = rival_acts(f"{EMPTY}{ORDER}standing 1: church church church", LOW, LOW, 0, LOW, 0)
    assert len(g.players[1].lying) == 3 and not g.players[1].standing


# What he chooses.


def test_he_fills_the_building_with_the_fewest_tokens_for_a_point() -> None:
    text = "farm:wheat,-,- woodcutter:wood,wood,-\n" + NO_SALE + ORDER
    g = rival_acts(f"tokens: quarry:stone,-,- {text}", LOW)
    assert tokens(g, "quarry") == "stone stone stone" and tokens(g, "farm") == "wheat"
    assert purse(g, 1) == (0, 1) and ids(g.players[1].lying) == ["quarry"]
    g = rival_acts("tokens: quarry:stone,-,- farm:-,-,- woodcutter:wood,wood,-\n" + ORDER, LOW)
    assert tokens(g, "farm") == "wheat wheat wheat"


def test_he_fills_a_barn_with_what_is_rarest() -> None:
    text = bridged("barn_curved", extended("stonemason"), to="quarry")
    full = "tokens: quarry:stone,-,- farm:wheat,-,- woodcutter:wood,wood,wood barn_curved:-,-,-\n"
    g = rival_acts(text + full + "favour: 2 down\n" + NO_SALE + ORDER, LOW)
    assert tokens(g, "barn_curved") == "stone stone wheat" and purse(g, 1) == (0, 2)


def test_what_fills_a_building_is_told_once_for_each_resource() -> None:
    text = bridged("barn_curved", extended("stonemason"), to="quarry")
    full = "tokens: quarry:stone,-,- farm:wheat,-,- woodcutter:wood,wood,wood barn_curved:-,-,-\n"
    g = fated(alone(text + full + "favour: 2 down\n" + NO_SALE + ORDER), LOW)
    g.events = []
    play(g, "button/end")
    filled = [event.numbers for event in g.events if event.what is numbering.PRODUCED]
    assert filled == [[tile("barn_curved"), STONE, 2], [tile("barn_curved"), WHEAT, 1]]


def test_he_takes_a_free_refinery_then_coins_then_a_landmark_then_the_leftmost() -> None:
    disc = "actions: blueprint produce road refine construct\n" + EMPTY
    g = rival_acts(disc + "row: shrine:3 trade_post sawmill flour_mill", LOW, 0)
    assert ids(g.players[1].plans) == ["sawmill"] and g.players[1].score == 0
    g = rival_acts(disc + "row: shrine trade_post:2 forest_pond:1 mountain_pond:2", LOW, 0)
    assert ids(g.players[1].plans) == ["trade_post"] and g.players[1].score == 1
    village = f"village: {extended('stonemason')}\nmilestones: mason=0\n"
    g = rival_acts(village + disc + "row: barn_curved shrine square trade_post", LOW, 0)
    assert ids(g.players[1].plans) == ["shrine"]
    assert not any(g.row_coins)


def test_he_does_not_take_a_fourth_plan() -> None:
    disc = "actions: blueprint produce road refine construct\n" + EMPTY
    g = rival_acts(disc + "plans 1: sawmill flour_mill stonemason", LOW)
    assert len(g.players[1].plans) == 3 and actions(g)[-1] == "produce"


def test_he_refines_as_much_as_he_can_with_high_quality_first() -> None:
    village = extended("dairy_farm", "windmill")
    text = f"village: {village}\ntokens: farm:wheat,wheat,wheat\n"
    disc = "actions: refine produce blueprint road construct\n"
    g = rival_acts(text + disc + "milestones: herder=0 miller=1", LOW)
    assert tokens(g, "windmill") == "flour.1.high flour.1.high" and tokens(g, "farm") == "wheat"
    g = rival_acts(text + disc + "milestones: herder=1 miller=0", LOW)
    assert tokens(g, "dairy_farm") == "milk.1.high" and tokens(g, "windmill") == "-"
    g = rival_acts(text + disc + "milestones: herder=0 miller=0", LOW)
    assert tokens(g, "windmill") == "flour.1 flour.1"  # more slots


def test_he_uses_own_tokens_first_and_those_of_others_last() -> None:
    village = extended("dairy_farm", "windmill")
    text = f"village: {village}\ntokens: windmill:flour.0,flour.1 dairy_farm:milk.0\n"
    g = rival_acts(
        text + "display: sale_2d sale_1a sale_1b\ncoins 0: 0\n"
        "milestones: herder=0 miller=0\nfavour: 2 down",
        0,
    )
    assert tokens(g, "windmill") == "flour.0" and tokens(g, "dairy_farm") == "-"
    assert purse(g, 0) == (1, 1) and purse(g, 1) == (0, 2 + 3 + 1)


CONSTRUCT = "actions: construct refine produce blueprint road\n"
GOODS = "tokens: quarry:stone,stone,- woodcutter:wood,-,- farm:wheat,wheat,-\nfavour: 2 down\n"


def test_he_builds_refineries_before_landmarks_and_the_oldest_first() -> None:
    g = rival_acts(CONSTRUCT + GOODS + NO_SALE + "plans 1: shrine sawmill flour_mill", LOW)
    assert ids(g.players[1].plans) == ["shrine", "flour_mill"] and purse(g, 1) == (0, 4)
    assert g.milestones[0] == 1 and not g.stacks & 1
    assert g.village.is_in_network(tile("sawmill"))  # where a printed road leads, if it can be
    g = rival_acts(CONSTRUCT + GOODS + NO_SALE + "plans 1: shrine trade_post", LOW)
    assert ids(g.players[1].flags) == ["shrine"] and purse(g, 1) == (0, 2)


@pytest.mark.parametrize("plan", ["sawmill", "stonemason", "shrine", "small_mountain_range"])
def test_he_lays_a_tile_where_roads_points_and_contacts_are_best(plan: str) -> None:
    g = alone(CONSTRUCT + GOODS + NO_SALE + f"plans 1: {plan}")
    board = board_of(g.village)
    keys = {}
    for place in board.placements(plan).values():
        after = board_of(g.village)
        after.lay(place)
        keys[shape_of(place)] = key_of(after, plan, board.network())
    play(fated(g, LOW), "button/end")
    n = tile(plan)
    assert g.village.has(n)
    laid = shape_of(place_of(n, g.village.anchors[n], g.village.rotations[n]))
    assert keys[laid] == min(keys.values())


def key_of(after: Board, plan: str, network: set[str]) -> tuple[int, ...]:
    """Return what decides where he lays a tile, but for the last key: less is better."""
    meets = [sides for _, sides in after.contacts() if any(id == plan for id, _ in sides)]
    same = [sides for sides in meets if len({terrain for _, terrain in sides}) == 1]
    points = len(same) if plan == "small_mountain_range" else 0
    way, reached = 1, {plan}
    while "church" not in reached and way < 40:
        reached |= {other for id in reached for other in after.neighbours(id)}
        way += 1
    return (
        int(not after.neighbours(plan) & network),
        -points,
        -len(meets),
        len(meets) - len(same),
        way,
    )


def test_he_joins_his_own_landmark_first() -> None:
    pond = bridged("mountain_pond", to="quarry").splitlines()[0].removeprefix("village: ")
    village = extended("small_mountain_range", village=pond, loose=True)
    text = f"village: {village}\nflags 0: small_mountain_range\nflags 1: mountain_pond\n"
    disc = "actions: road refine produce blueprint construct\nfavour: 2 down\n" + NO_SALE
    g = rival_acts(text + disc + "tokens: woodcutter:wood,wood,-", LOW)
    assert g.village.is_in_network(tile("mountain_pond")) and g.village.road_by == [1]
    assert g.milestones[4] == 1 and g.players[1].roads == 4
    assert tokens(g, "woodcutter") == "-"


# The end.


def test_he_scores_nothing_for_coins_and_stables_count_his_villagers() -> None:
    g = alone(f"""
        village: {extended("dairy_farm", "stables")}
        flags 1: stables
        standing 1: church church
    """)
    assert sheet(g, 1)["landmarks"] == 4 and sheet(g, 1)["coins"] == 0


def test_the_rival_wins_a_tie() -> None:
    assert winners(alone("coins 0: 0\nscore 0: 7\nscore 1: 6")) == [0]
    assert winners(alone("coins 0: 0\nscore 0: 7\nscore 1: 7")) == []
    assert winners(alone("coins 0: 0\nscore 0: 2\nscore 1: 3\ndeliveries 0: p12_coins")) == [0]
