"""The box of Woodcraft: what is printed on it, and what a wrong file is told."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import pytest

from klubovna.components import ComponentError
from klubovna.games.woodcraft.box import contents as the
from klubovna.games.woodcraft.box import reader
from klubovna.games.woodcraft.box.contents import Ability, Box, Demand, Helper, Order
from klubovna.games.woodcraft.box.language import numbers_of, same
from klubovna.games.woodcraft.box.names import demand_id
from klubovna.games.woodcraft.pieces.numbers import (
    ALL_COLOURS,
    ATTIC_IDS,
    BERRY,
    BIT,
    CHAIN_IDS,
    COLOUR_IDS,
    DIE_IDS,
    EARLY_HELPERS,
    FACES,
    GOOD_IDS,
    JOINTS,
    LANTERN,
    NONE,
    POTS,
    SAWS,
    SLOT_IDS,
    SPACE_IDS,
    TILE_IDS,
    TOOL_IDS,
    TRACK_IDS,
    VP,
)
from klubovna.games.woodcraft.rules.deeds import Exchange, OneOf
from klubovna.games.woodcraft.rules.effects import Gain, GainDie

FILE = Path(reader.__file__).with_name("cards.toml")
BOX = reader.load()
LANGUAGES = ("cs", "en")


def helper(id: str, box: Box = BOX) -> Helper:
    return next(card for card in box.helpers if card.id == id)


def order(id: str, box: Box = BOX) -> Order:
    return next(card for card in box.orders if card.id == id)


def ops(script: int, box: Box = BOX) -> list[str]:
    """Return the names of effects, in their order."""
    return [effect.op for effect in box.scripts[script]]


def gains(script: int, box: Box = BOX) -> dict[str, int]:
    """Return what a script gives of goods; it does nothing else."""
    found = [effect for effect in box.scripts[script] if isinstance(effect, Gain)]
    assert len(found) == len(box.scripts[script])
    return {GOOD_IDS[effect.good]: effect.count for effect in found}


def numbers(script: int, box: Box = BOX) -> list[tuple[Any, ...]]:
    """Return effects with their numbers."""
    return [(effect.op, *numbers_of(effect)) for effect in box.scripts[script]]


def dice(demands: tuple[Demand, ...]) -> list[str]:
    """Return what an order asks for, such as "green 3" and "any 5"."""
    found = []
    for demand in demands:
        colours = [id for n, id in enumerate(COLOUR_IDS) if demand.colours & BIT[n]]
        values = [str(v) for v in range(1, FACES + 1) if demand.values & BIT[v]]
        found.append(f"{'/'.join(colours)} {'/'.join(values)}")
    return found


def hears(ability: Ability) -> tuple[str, int, list[int]]:
    values = [value for value in range(1, FACES + 1) if ability.values & BIT[value]]
    return the.EVENT_IDS[ability.event], ability.colours, values


def changed(folder: Path, after: str, old: str, new: str) -> tuple[str, int]:
    """Write the standard file with one change; return its path and the line of the change."""
    text = FILE.read_text("utf-8")
    at = text.index(old, text.index(after))
    path = folder / "cards.toml"
    path.write_text(text[:at] + new + text[at + len(old) :], "utf-8")
    return str(path), text.count("\n", 0, at) + 1


def refusal(path: str) -> str:
    with pytest.raises(ComponentError) as caught:
        reader.load(path)
    assert "\n" not in str(caught.value)
    return str(caught.value)


# What is in the box.


def test_as_many_cards_as_the_rulebook_says() -> None:
    assert [sum(card.is_late == late for card in BOX.helpers) for late in (False, True)] == [27, 22]
    assert [sum(card.deck == deck for card in BOX.orders) for deck in range(3)] == [32, 32, 8]
    assert len(BOX.commissions) == 8 and len(BOX.solo_cards) == 10
    assert len(BOX.reward_tiles) == 3 and sum(BOX.tools) == 55
    assert len(BOX.helpers) + len(BOX.orders) + 8 + 10 == 139


def test_decks_stand_in_order() -> None:
    assert [card.is_late for card in BOX.helpers] == [False] * 27 + [True] * 22
    assert [card.deck for card in BOX.orders] == [0] * 32 + [1] * 32 + [2] * 8
    assert (BOX.helpers[0].id, BOX.helpers[27].id) == ("berry_picker", "master_carver")
    assert (BOX.orders[0].id, BOX.orders[32].id, BOX.orders[64].id) == (
        "wooden_spoon",
        "wardrobe",
        "squirrel_treehouse",
    )


def test_kinds_of_abilities() -> None:
    kinds = [card.ability.kind for card in BOX.helpers]
    early, late = kinds[:EARLY_HELPERS], kinds[EARLY_HELPERS:]
    assert [early.count(kind) for kind in range(3)] == [9, 9, 9]
    assert [late.count(kind) for kind in range(3)] == [9, 6, 7]


def test_costs_of_helpers() -> None:
    assert sum(card.cost for card in BOX.helpers[:EARLY_HELPERS]) == 130
    assert sum(card.cost for card in BOX.helpers[EARLY_HELPERS:]) == 148
    assert max(card.cost for card in BOX.helpers[:EARLY_HELPERS]) <= BOX.prices.berries
    assert helper("seedling_keeper").cost == 3 and helper("bookkeeper").cost == 9


def test_productions_need_no_decision() -> None:
    for card in BOX.helpers:
        for effect in BOX.scripts[card.production]:
            assert isinstance(effect, (Gain, GainDie))
            assert isinstance(effect, Gain) or effect.colours in BIT[:3]
    assert gains(helper("toolsmith").production) == {"sawblade": 1, "blueberry": 1}
    assert numbers(helper("pine_expert").production) == [("gain_die", 2, 1)]


def test_immediate_abilities() -> None:
    assert gains(helper("glue_boiler").ability.effects) == {"glue": 2, "reuse": 1}
    assert numbers(helper("lumber_carter").ability.effects) == [("take_public_die", ALL_COLOURS, 4)]
    assert numbers(helper("tool_collector").ability.effects) == [("tool", NONE)] * 2
    assert numbers(helper("bookkeeper").ability.effects) == [("gain_per", VP, 1, False)]
    assert numbers(helper("archivist").ability.effects) == [("gain_per", VP, 1, True)]
    assert numbers(helper("renovator").ability.effects) == [("action", 6, 3)]
    assert gains(helper("quartermaster").ability.effects) == {"scrap": 2, "glue": 2, "sawblade": 2}


def exchange(id: str) -> tuple[int, int, list[tuple[Any, ...]]]:
    """Return what a helper takes, how much, and what follows."""
    (effect,) = BOX.scripts[helper(id).ability.effects]
    assert isinstance(effect, Exchange)
    return effect.good, effect.count, numbers(effect.script)


def test_abilities_once_per_turn() -> None:
    assert exchange("sawyer") == (5, 1, [("split_die", 1)])
    assert exchange("junk_dealer") == (7, 1, [("gain", BERRY, 2)])
    assert exchange("wood_stainer") == (BERRY, 1, [("recolor_die", ALL_COLOURS)])
    assert exchange("banker") == (BERRY, 4, [("gain", VP, 3)])
    assert exchange("repairer") == (BERRY, 1, [("flip_up", 7, 1)])
    assert exchange("shift_leader") == (LANTERN, 1, [("produce", 2)])
    assert exchange("master_gluer") == (3, 1, [("glue_dice", 4)])
    assert numbers(helper("whittler").ability.effects) == [("bump_die", -1, -1)]
    assert numbers(helper("gardener").ability.effects) == [("grow", False, 1)]
    assert numbers(helper("errand_runner").ability.effects) == [("refresh_row", 3, 1)]


def test_permanent_abilities() -> None:
    every = list(range(1, 7))
    assert hears(helper("timber_merchant").ability) == ("buy_die", ALL_COLOURS, every)
    assert hears(helper("walnut_expert").ability) == ("buy_die", 4, every)
    assert hears(helper("timber_baron").ability) == ("buy_die", ALL_COLOURS, [6])
    assert hears(helper("order_clerk").ability) == ("take_order", ALL_COLOURS, [2])
    assert hears(helper("punctual_courier").ability) == ("complete_order", ALL_COLOURS, [1, 2, 3])
    assert hears(helper("grand_forester").ability) == ("fell_tree", ALL_COLOURS, [6])
    assert gains(helper("forester").ability.effects) == {"blueberry": 1}


def test_discounts() -> None:
    less = {
        card.id: (card.ability.less_of, card.ability.less)
        for card in BOX.helpers
        if card.ability.less
    }
    assert less == {
        "timber_merchant": (BERRY, 1),
        "pine_expert": (BERRY, 2),
        "walnut_expert": (BERRY, 2),
        "order_clerk": (BERRY, 2),
        "recruiter": (BERRY, 2),
        "workshop_builder": (BERRY, 2),
        "advertiser": (BERRY, 2),
        "timber_baron": (BERRY, 2),
        "night_shift_boss": (LANTERN, 1),
    }
    for card in BOX.helpers:
        assert (card.ability.effects == the.EMPTY) == (card.ability.less > 0)
        assert (card.ability.event == NONE) == (card.ability.kind != the.PERMANENT)


def test_t18_the_second_sawing_tile_makes_sixes_cheaper() -> None:
    assert hears(BOX.saw_ability) == ("buy_die", ALL_COLOURS, [6])
    assert (BOX.saw_ability.less_of, BOX.saw_ability.less) == (BERRY, 2)


def test_t46_the_fodder_crib() -> None:
    crib = order("fodder_crib")
    assert dice(crib.demands) == ["green 4", "yellow 2", "yellow 2", "yellow 2"]
    assert (crib.row, crib.materials) == (1, (0, 0, 0))
    assert numbers(crib.reward) == [
        ("gain", BERRY, 10),
        ("gain", VP, 2),
        ("produce", 1),
    ]


def test_t25_the_stool() -> None:
    stool = order("stool")
    assert (len(stool.demands), stool.materials, stool.row) == (2, (0, 1, 0), 2)
    assert gains(stool.reward) == {"blueberry": 4, "glue": 2}


def test_demands_of_orders() -> None:
    assert dice(order("walking_stick").demands) == ["green/yellow/brown 5"]
    assert dice(order("nutcracker").demands) == ["yellow/brown 3", "green 3"]
    assert dice(order("totem").demands) == ["brown 6", "green/yellow/brown 1/2/3/4/5/6"]
    assert order("loom").materials == (1, 1, 0)
    assert order("rowboat").materials == (2, 0, 0)
    assert numbers(order("mailbox").reward)[1] == ("tool", TOOL_IDS.index("handsaw"))
    assert sum(len(card.demands) for card in BOX.orders) == 177
    assert sum(sum(card.materials) for card in BOX.orders) == 33


def test_rows_of_orders() -> None:
    rows = [[card.row for card in BOX.orders if card.deck == deck] for deck in range(3)]
    assert [[row.count(n) for n in range(1, 6)] for row in rows] == [
        [9, 11, 12, 0, 0],
        [23, 8, 1, 0, 0],
        [8, 0, 0, 0, 0],
    ]


def test_points_on_orders() -> None:
    """Only early orders may bring no points, and late ones bring many."""
    points = []
    for card in BOX.orders:
        gained = [effect for effect in BOX.scripts[card.reward] if isinstance(effect, Gain)]
        points.append(sum(effect.count for effect in gained if effect.good == VP))
    assert (sum(points[:32]), sum(points[32:64]), sum(points[64:])) == (15, 173, 0)
    assert min(points[32:64]) == 2


def test_nut_orders_leave_a_choice() -> None:
    second = []
    for card in BOX.orders[64:]:
        (effect,) = BOX.scripts[card.reward]
        assert isinstance(effect, OneOf) and ops(effect.options[0]) == ["commission"]
        second.append(tuple(gains(effect.options[1]).values()))
    assert second == [(6, 4), (7, 4), (6, 5), (5, 5), (6, 5), (6, 5), (5, 6), (7, 5)]


def test_commissions() -> None:
    assert [the.METRIC_IDS[card.metric] for card in BOX.commissions] == the.METRIC_IDS
    assert [(card.step, card.points) for card in BOX.commissions] == [
        (2, 3),
        (1, 2),
        (2, 3),
        (1, 2),
        (3, 2),
        (1, 2),
        (1, 1),
        (1, 1),
    ]


def test_solo_cards() -> None:
    first, fifth, last = BOX.solo_cards[0], BOX.solo_cards[4], BOX.solo_cards[9]
    assert [TILE_IDS[tile] for tile in first.tiles] == ["choose_orders", "trade_dice"]
    assert (first.order_slots, first.helper_slots, first.rival) == ((2, 3), (), 0)
    assert [SLOT_IDS[slot] for slot in fifth.dice] == ["G1", "Y1", "N1"]
    assert (last.tiles, last.is_rearmost, last.rival) == ((), True, 2)
    assert [card.rival for card in BOX.solo_cards] == [0] * 6 + [1, 1, 2, 2]
    moved = [tile for card in BOX.solo_cards for tile in card.tiles]
    assert [moved.count(tile) for tile in range(7)] == [2] * 7
    assert (BOX.commission_rounds, BOX.solo_marks) == ((10, 13), (110, 140))


def test_reward_tiles() -> None:
    festival = BOX.reward_tiles[1]
    assert [gains(reward) for reward in festival.even] == [
        {"lantern": 2, "blueberry": 4},
        {"lantern": 2, "blueberry": 1},
        {"lantern": 1, "blueberry": 1},
    ]
    assert [len(tile.even) for tile in BOX.reward_tiles] == [3, 3, 3]
    assert [len(tile.three) for tile in BOX.reward_tiles] == [2, 2, 2]
    assert BOX.tracks.reward_spaces == (5, 10)


def test_t30_t31_places_of_reward_tiles() -> None:
    assert BOX.tracks.places == ((), (1,), (1,), (0, 1), (0, 1, 2))


def test_t02_the_wheel() -> None:
    """Of the spaces 7, 6, 5 and 4 of the second sector two carry a bonus."""
    outer = BOX.wheel.outer[1]
    assert [bool(outer[space - 1]) for space in (7, 6, 5, 4)] == [False, True, False, True]
    assert gains(outer[5]) == {"blueberry": 1}
    assert all(len(BOX.wheel.outer[sector]) == 7 for sector in range(4))


def test_t05_t06_bonuses_of_the_wheel() -> None:
    points, choice = BOX.scripts[BOX.wheel.windows[0][1]]
    assert isinstance(points, Gain) and (points.good, points.count) == (VP, 2)
    assert isinstance(choice, OneOf)
    assert [numbers(option) for option in choice.options] == [
        [("gain_die", 1, 2)],
        [("gain_die", 2, 1)],
    ]
    assert gains(BOX.wheel.outer[1][2]) == {"scrap": 1, "glue": 1}
    assert gains(BOX.wheel.windows[1][0]) == {"sawblade": 1}


def test_the_attic() -> None:
    needs = {
        ATTIC_IDS[n]: [ATTIC_IDS[s] for s in spaces] for n, spaces in enumerate(BOX.attic_needs)
    }
    assert needs["B1"] == needs["B4"] == []
    assert (needs["M2"], needs["T3"], needs["T1"]) == (["B2", "B3"], ["M2", "M3"], ["T2"])
    assert len(BOX.links) == 18


def test_t28_t29_links_of_the_attic() -> None:
    links = {f"{ATTIC_IDS[link.one]}-{ATTIC_IDS[link.other]}": link.reward for link in BOX.links}
    assert numbers(links["B2-B3"]) == [("income", 0, 2)]
    assert numbers(links["B2-M2"]) == [("produce", 1)]
    assert numbers(links["B3-M2"]) == [("reputation", 1)]


def test_the_workshop() -> None:
    assert [[tile.cost for tile in chain] for chain in BOX.chains] == [
        [0, 5, 7],
        [0, 5, 7],
        [0, 4, 6],
        [4],
    ]
    assert [tile.id for tile in BOX.chains[POTS]] == COLOUR_IDS
    assert [tile.amount for tile in BOX.chains[POTS]] == [0, 1, 1]
    assert [tile.amount for tile in BOX.chains[JOINTS]] == [1, 2, 4]
    assert numbers(BOX.chains[SAWS][2].reward) == [("income", 1, 1), ("reputation", 2)]


def test_t19_the_gluing_tile() -> None:
    (gluing,) = BOX.chains[3]
    assert gluing.cost == 4
    assert numbers(gluing.reward) == [("income", 0, 1), ("income", 1, 1)]


def test_spaces_for_helpers() -> None:
    assert [space.produce for space in BOX.helper_spaces] == [0, 0, 2, 3, 0, 0, 2, 4]
    assert BOX.helper_spaces[0].income == the.EMPTY
    assert numbers(BOX.helper_spaces[7].income) == [("income", 1, 2)]


def test_rows_beside_the_board() -> None:
    assert [numbers(script) for script in BOX.order_rows] == [
        [("reputation", 3)],
        [("reputation", 2)],
        [("reputation", 1)],
        [("gain", BERRY, 1)],
        [("lose", VP, 1)],
    ]
    assert BOX.expired == 2


def test_t11_t13_t34_prices() -> None:
    prices = BOX.prices
    assert (prices.berries, prices.lanterns, prices.store_limit) == (12, (0, 1, 1, 1, 2), 6)
    assert prices.commissions == (0, 3, 3, 4, 5)
    assert [DIE_IDS[die] for die in prices.start_dice] == ["green-3", "yellow-2", "brown-1"]
    assert (prices.surcharge, prices.materials) == ((0, 1, 2), (0, 1, 3))
    assert (prices.second_order, prices.instead, prices.other_tile, prices.bonus) == (3, 3, 1, 3)
    assert (prices.growth, prices.glue_points) == (2, 4)
    assert (len(prices.marketing), prices.marketing[0], prices.marketing[-1]) == (
        9,
        (4, 1),
        (12, 11),
    )
    assert sum(points for _, points in prices.marketing) == 48


def test_tracks() -> None:
    tracks = BOX.tracks
    assert (tracks.lap, tracks.starts) == (10, (2, 0))
    assert [[(each.space, ops(each.reward)) for each in track] for track in tracks.milestones] == [
        [(6, ["tool"]), (9, ["gain"])],
        [(4, ["tool"]), (8, ["gain"])],
    ]
    assert (tracks.reputation_start, len(tracks.order_points)) == (0, 21)
    assert [tracks.order_points.count(points) for points in range(1, 7)] == [4, 4, 4, 4, 3, 2]
    assert tracks.overflow == 2
    assert [each.space for each in tracks.reputation_milestones] == [3, 8, 14]


def test_t41_calendars() -> None:
    four = BOX.calendars[4]
    assert (four.rounds, four.income, four.purge, four.swap) == (13, (4, 7, 10, 13), (4, 10), 7)
    for players in (1, 2, 3):
        fewer = BOX.calendars[players]
        assert (fewer.rounds, fewer.income) == (14, (4, 8, 11, 14))
        assert (fewer.purge, fewer.swap) == ((4, 11), 8)
    assert BOX.purged_slots == (2, 3)


# Scripts.


def test_equal_effects_are_one_script() -> None:
    assert BOX.scripts[the.EMPTY] == ()
    told = [str(same(script)) for script in BOX.scripts]
    assert len(set(told)) == len(told)
    assert helper("old_foreman").production == helper("town_crier").production
    assert helper("toolsmith").ability.effects == BOX.tracks.reputation_milestones[0].reward


def test_the_same_file_has_the_same_numbers() -> None:
    again = reader.read_box(str(FILE))
    assert again is not BOX and again.digest == BOX.digest
    assert [card.reward for card in again.orders] == [card.reward for card in BOX.orders]
    assert reader.load() is BOX


# Names and provenance.


ALL_PARTS = (
    "1+1 1+2 1+1+1 1+3 2+2 1+1+2 1+1+1+1 1+4 2+3 1+1+3 1+2+2 1+1+1+2 1+1+1+1+1 1+5 2+4 3+3 1+1+4 "
    "1+2+3 2+2+2 1+1+1+3 1+1+2+2 1+1+1+1+2 1+1+1+1+1+1"
)


def test_everything_has_a_name() -> None:
    refs = [
        *(f"helper/{card.id}" for card in BOX.helpers),
        *(f"order/{card.id}" for card in BOX.orders),
        *(f"commission/{card.id}" for card in BOX.commissions),
        *(f"solo/{card.id}" for card in BOX.solo_cards),
        *(f"reward_tile/{tile.id}" for tile in BOX.reward_tiles),
        *(f"tile/{id}" for id in TILE_IDS),
        *(f"tool/{id}" for id in TOOL_IDS),
        *(f"good/{id}" for id in GOOD_IDS),
        *(f"colour/{id}" for id in COLOUR_IDS),
        *(f"pot/{id}" for id in COLOUR_IDS),
        *(f"upgrade/{id}" for id in CHAIN_IDS),
        *(f"track/{id}" for id in [*TRACK_IDS, "reputation"]),
        *(f"die/{id}" for id in DIE_IDS),
        *(f"die/{demand_id(each)}" for order in BOX.orders for each in order.demands),
        *(f"space/{id}" for id in SPACE_IDS),
        *(f"attic/{id}" for id in ATTIC_IDS),
        *(f"link/{ATTIC_IDS[link.one]}-{ATTIC_IDS[link.other]}" for link in BOX.links),
        *(f"workshop/{chain}_{n}" for chain in CHAIN_IDS[:3] for n in (1, 2, 3)),
        *("workshop/saw", "workshop/gluing"),
        *(f"parts/{parts}" for parts in ALL_PARTS.split()),
        *(f"script/{number}" for number, script in enumerate(BOX.scripts) if script),
        *(f"demand/{number}" for number in range(len(BOX.orders))),
        *(f"outer/{sector}-{space}" for sector in range(1, 5) for space in range(1, 8)),
        *(f"window/{sector}-{level}" for sector in range(1, 5) for level in (1, 2)),
    ]
    for lang in LANGUAGES:
        assert {ref for ref in BOX.names[lang] if "@" not in ref} == set(refs)
    assert BOX.names["cs"]["helper/forester"] == "Lesník"
    assert BOX.names["cs"]["helper/forester@acc"] == "Lesníka"
    assert BOX.names["cs"]["order/fodder_crib"] == "Krmelec"
    assert BOX.names["en"]["commission/guild_hall"] == "Guild Hall"
    assert BOX.names["cs"]["die/green-3"] == "zelená 3"
    assert BOX.names["en"]["link/B1-M1"] == "bottom 1 – middle 1"
    assert BOX.names["cs"]["workshop/pot_2"] == BOX.names["cs"]["pot/yellow"] == "žlutý květináč"


def test_choices_are_named_by_what_they_give() -> None:
    (effect,) = BOX.scripts[order("festival_float").reward]
    names = [[BOX.names[lang][f"script/{n}"] for n in effect.scripts()] for lang in LANGUAGES]
    assert names == [
        ["veřejná zakázka", "5 borůvek a 6 bodů"],
        ["public commission", "5 blueberries and 6 points"],
    ]


@pytest.mark.parametrize(
    ("effects", "czech", "english"),
    [
        ("lose 2 vp", "ztráta: 2 body", "loss: 2 points"),
        (
            "1 lantern + 2 glue + 5 scrap",
            "1 lucerna, 2 lepidla a 5 odřezků",
            "1 lantern, 2 glue and 5 scrapwood",
        ),
        ("2 hazelnut income", "příjem oříšků +2", "hazelnut income +2"),
        ("lose 1 reputation", "pověst −1", "reputation −1"),
        (
            "tool + tool plane",
            "nářadí podle výběru a nářadí Hoblík",
            "a tool of choice and the tool Plane",
        ),
        ("produce 3", "výroba až se 3 pomocníky", "production with up to 3 helpers"),
        ("die green/brown 2", "zelená nebo hnědá dvojka", "green or brown 2"),
        (
            "public die any up to 4",
            "libovolná kostka do hodnoty 4 z veřejného skladu",
            "any die up to 4 of the public store",
        ),
        ("grow all 1", "všechny stromy +1", "all trees +1"),
        ("grow 2", "strom +2", "a tree +2"),
        ("change -1 to +2", "kostka −1 až +2", "a die −1 to +2"),
        ("change +1", "kostka +1", "a die +1"),
        ("recolour yellow", "přebarvení kostky (žlutá)", "a die of another colour (yellow)"),
        (
            "cut 2",
            "rozřezání kostky bez dílku, řezů až 2",
            "a die cut without a tile, up to 2 cuts",
        ),
        ("glue dice 4", "slepení dvou kostek bez dílku", "two dice glued without a tile"),
        (
            "flip saw/gluing 2",
            "použité dílky zase připravené, až 2",
            "used tiles ready again, up to 2",
        ),
        (
            "refresh helpers 3",
            "výměna karet v nabídce, až 3",
            "cards of a row replaced, up to 3",
        ),
        (
            "action hire_helper -2",
            "akce Výběr pomocníka o 2 levněji",
            "the action Hire a Helper for 2 less",
        ),
        (
            "2 vp per order",
            "2 body za každou splněnou objednávku",
            "2 points for each completed order",
        ),
        (
            "(1 material > 3 reuse)",
            "3 žetony opětovného využití za 1 materiál",
            "3 reuse tokens for 1 material",
        ),
        ("(1 vp | 2 sawblade)", "1 bod nebo 2 pilové kotouče", "1 point or 2 saw blades"),
    ],
)
def test_every_effect_can_be_a_choice(
    tmp_path: Path, effects: str, czech: str, english: str
) -> None:
    path, _ = changed(tmp_path, "[[sector]]", 'window_1 = "', f'window_1 = "{effects} | ')
    box = reader.load(path)
    (effect,) = box.scripts[box.wheel.windows[0][0]]
    option = effect.scripts()[0]
    assert [box.names[lang][f"script/{option}"] for lang in LANGUAGES] == [czech, english]


def test_provenance_is_counted() -> None:
    """Every record counts once, and once more for each field that differs."""
    assert BOX.provenance == {"rulebook": 64, "source": 6, "recalled": 0, "reconstructed": 208}


def test_what_no_source_states_is_marked_as_such() -> None:
    text = FILE.read_text("utf-8")
    ids = [card.id for card in BOX.helpers] + [card.id for card in BOX.orders]
    ids += [card.id for card in BOX.commissions] + [card.id for card in BOX.solo_cards]
    for id in ids:
        record = text[text.index(f'id = "{id}"') :].split("\n\n")[0]
        assert 'provenance = "reconstructed"' in record


def test_the_attic_is_ours_but_how_its_spaces_open_is_the_rulebook_s() -> None:
    """A space opens when the two below it are full, a corner when its neighbour is."""
    spaces = tomllib.loads(FILE.read_text("utf-8"))["attic"]

    assert {space["provenance"] for space in spaces} == {"reconstructed"}
    assert {space["needs_provenance"] for space in spaces} == {"rulebook"}


def test_the_rulebook_tells_rewards_of_the_attic_but_not_between_which_spaces() -> None:
    """An example names two rewards whole, and steps of reputation without their number."""
    links = tomllib.loads(FILE.read_text("utf-8"))["link"]

    assert {link["provenance"] for link in links} == {"reconstructed"}
    stated = {link["reward"] for link in links if link.get("reward_provenance") == "rulebook"}
    assert stated == {"2 blueberry income", "produce 1"}


def test_pictures_that_are_lost_are_not_the_rulebook_s() -> None:
    """A window gives one of two things nobody can see; which space has a blueberry is open."""
    first, second, *_ = tomllib.loads(FILE.read_text("utf-8"))["sector"]

    assert "window_2_provenance" not in first
    assert "outer_6_provenance" not in second


def test_a_free_piece_of_material_is_made_up() -> None:
    """Two and three pieces cost four together, more is not said."""
    prices = tomllib.loads(FILE.read_text("utf-8"))["prices"]

    assert prices["materials_provenance"] == "reconstructed"
    assert "1 for 0, is made up" in prices["materials_ref"]


def test_a_woman_is_a_mistress_of_her_craft() -> None:
    assert BOX.names["cs"]["helper/master_joiner"] == "Truhlářská mistryně"


def test_names_are_no_part_of_the_digest(tmp_path: Path) -> None:
    path, _ = changed(tmp_path, '"forester"', '"Lesník"', '"Hajný"')
    assert reader.load(path).digest == BOX.digest
    path, _ = changed(tmp_path, '"forester"', "cost = 4", "cost = 5")
    assert reader.load(path).digest != BOX.digest


# What a wrong file is told.

FLUTE, PICKER, SAWYER = '"flute"', '"berry_picker"', '"sawyer"'
MERCHANT, FIRST, CRIB = '"timber_merchant"', '"rival_1"', '"fodder_crib"'
WRONG = [
    (FLUTE, FLUTE, '"stool"', 'order "stool": id: is there already'),
    (FLUTE, FLUTE, '"The Flute"', 'order "The Flute": id: must be small letters'),
    (FLUTE, '"Flétna"', '" "', 'order "flute": name_cs: must not be empty'),
    (FLUTE, '"OE23"', '"OE01"', "code: must be one that no other card has"),
    (FLUTE, '"early"', '"late"', 'deck: must be "early" here: each deck has its size'),
    (FLUTE, '"early"', '"old"', 'deck: unknown deck "old"; one of: early, late, nut'),
    (FLUTE, "row = 2", "row = 6", 'order "flute": row: must be from 1 to 5'),
    (FLUTE, "yellow 5", "yellow", "dice: cannot read 'yellow'; see the head"),
    (FLUTE, "yellow 5", "red 5", 'dice: unknown "red"; one of: any, green, yellow, brown'),
    (FLUTE, "yellow 5", "yellow/yellow 5", 'dice: "yellow" is there twice'),
    (FLUTE, "yellow 5", "yellow 7", "dice: numbers must rise, from 1 to 6"),
    (FLUTE, "yellow 5", "yellow 5/2", "dice: numbers must rise, from 1 to 6"),
    (FLUTE, "yellow 5", " + ".join(["any 1"] * 7), "dice: must be at most 6 dice"),
    (FLUTE, "1 blueberry", "1 blueberries", "reward: cannot read '1 blueberries'; see the head"),
    (FLUTE, "1 blueberry", "0 blueberry", "reward: cannot read '0 blueberry'"),
    (FLUTE, "1 blueberry", "1 blueberry less", "reward: costs are less in a permanent ability"),
    (FLUTE, "1 blueberry", "(1 blueberry", "reward: brackets must be closed"),
    (FLUTE, "1 blueberry", "1 blueberry)", "reward: brackets must be closed"),
    (FLUTE, "1 blueberry", "(1 blueberry)", "reward: brackets are for a choice or an exchange"),
    (FLUTE, "1 blueberry", "(1 vp | 2 vp) 3", "reward: cannot read '(1 vp | 2 vp) 3'"),
    (FLUTE, "1 blueberry", "(1 vp | 1 vp)", "reward: offers the same twice"),
    (FLUTE, "1 blueberry", "(1 vp > 2 vp > 3 vp)", "cannot read '1 vp > 2 vp > 3 vp'"),
    (FLUTE, "1 blueberry", "(1 vp + 1 glue > 2 vp)", "cannot read '1 vp + 1 glue'"),
    (FLUTE, "1 blueberry", "((((1 vp | 2 vp))))", "reward: too many brackets"),
    (FLUTE, "1 blueberry", "tool hammer", "reward: cannot read 'tool hammer'"),
    (FLUTE, "1 blueberry", "die pink 1", 'reward: unknown "pink"; one of: any, green'),
    (FLUTE, "1 blueberry", "change +2 to +1", "reward: the change must rise"),
    (FLUTE, "1 blueberry", "flip pot 1", 'unknown "pot"; one of: any, saw, joint, gluing'),
    (FLUTE, "1 blueberry", "refresh dice 1", 'unknown "dice"; one of: any, orders, helpers'),
    (FLUTE, "1 blueberry", "action dance", "reward: cannot read 'action dance'"),
    ('"spinning_top"', "1 glue", "1 lantern", "materials: cannot read '1 lantern'"),
    ('"loom"', "1 scrap + 1 glue", "1 glue + 1 glue", 'materials: "glue" is there twice'),
    (PICKER, "cost = 6", "cost = 13", "cost: must be at most 12, what everybody starts with"),
    (PICKER, '"3 blueberry"', '"tool"', "production: must be goods, or dice of one colour"),
    (PICKER, '"3 blueberry"', '"die any 1"', "production: must be goods, or dice of one colour"),
    (PICKER, '"4 blueberry"', '""', "effects: must not be empty"),
    (PICKER, '"4 blueberry"', '"2 blueberry less"', "effects: costs are less in a permanent"),
    (PICKER, '"immediate"', '"sometimes"', 'ability: unknown ability "sometimes"; one of: imm'),
    (MERCHANT, '"buy_die"', '"sneeze"', 'when: unknown event "sneeze"; one of: buy_die'),
    (MERCHANT, '"buy_die"', '"buy_die red"', 'when: unknown "red"; one of: any, green'),
    (MERCHANT, '"buy_die"', '"buy_die 7"', "when: numbers must rise, from 1 to 6"),
    (MERCHANT, '"buy_die"', '"take_order 3"', "when: numbers must rise, from 1 to 2"),
    (MERCHANT, '"buy_die"', '"take_order green"', "when: take_order tells no colour"),
    (MERCHANT, '"buy_die"', '"cut 2"', "when: cut tells no number"),
    (MERCHANT, '"buy_die"', '"buy_die !"', "when: cannot read 'buy_die !'"),
    (MERCHANT, "1 blueberry less", "1 lantern less", "effects: buy_die costs no lantern"),
    (MERCHANT, "1 blueberry less", "1 vp + 1 glue less", "effects: costs are less in a permanent"),
    (MERCHANT, "1 blueberry less", "action buy_wood", "no action may follow from an event"),
    (MERCHANT, "1 blueberry less", "1 vp > action buy_wood", "no action may follow from an event"),
    ('"smooth_talker"', '"2 blueberry"\nprov', '""\nprov', "effects: must not be empty"),
    ('"guild_hall"', '"completed_orders"', '"smiles"', 'metric: unknown metric "smiles"; one of'),
    ('"guild_hall"', "step = 2", "step = 0", "step: must be from 1 to 20"),
    (FIRST, '"trade_dice"', '"sleep"', 'tiles: unknown tile "sleep"; one of: buy_wood'),
    (FIRST, '"trade_dice"', '"rearmost"', 'tiles: must be different tiles, or "rearmost" alone'),
    (FIRST, '"trade_dice"', '"choose_orders"', "tiles: must be different tiles"),
    (FIRST, "[3, 4]", "[4, 3]", "order_slots: must rise, from 1 to 4"),
    ('"rival_5"', '"Y1"', '"X1"', 'dice: unknown place "X1"; one of: G1'),
    ('"rival_5"', '"Y1"', '"G1"', "dice: says the same twice"),
    ('"tool_cabinet"', ', "tool"]', "]", "even: must be 3 rewards"),
    ("[places]", '"middle"]', '"bottom", "top"]', "one: must go from top to bottom"),
    ("[places]", 'three = ["top"', 'three = ["middle"', 'three: unknown place "middle"; one of'),
    ("[start]", "[1, 1, 1, 2]", "[1, 1, 2]", "lanterns: must be 4 numbers from 0 to 99"),
    ("[start]", "green 3", "any 3", "dice: must be one colour and one value for each die"),
    ("[[calendar]]", "players = 2", "players = 3", "players: must be 2 here"),
    ("[[calendar]]", "8, 11, 14]", "8, 11, 13]", "income: must be 4 rounds, the last one too"),
    ("[[calendar]]", "8, 11, 14]", "11, 14]", "income: must be 4 rounds, the last one too"),
    ("[[calendar]]", "8, 11, 14]", "11, 8, 14]", "income: must rise, from 1 to 14"),
    ("[[calendar]]", "purge = [4, 11]", "purge = [4, 8]", "purge: must be other rounds of income"),
    ("[[calendar]]", "swap = 8", "swap = 14", "swap: must be a round of income, but not the last"),
    ("[prices]", "brown = 2", "brown = -1", "surcharge: each number must be from 0 to 99"),
    ("[prices]", "[0, 1, 3]", "[0, 1]", "materials: must be 3 numbers from 0 to 99"),
    ("[[track]]", '"6: tool"', '"tool"', "milestones: cannot read 'tool'"),
    ("[[track]]", '"6: tool"', '"9: tool"', "milestones: spaces must rise, from 1 to 10"),
    ("[reputation]", "[1, 1, 1, 1, 2", "[2, 1, 1, 1, 2", "order_points: must not fall"),
    ("[reputation]", "[5, 10]", "[5]", "reward_spaces: must be 2 spaces"),
    ("[reputation]", "[5, 10]", "[5, 21]", "reward_spaces: must rise, from 1 to 20"),
    ("[[pot]]", "cost = 0", "cost = 1", "cost: must be nothing: this tile is there from the"),
    ("[[pot]]", "seedling = 0", "seedling = 1", "seedling: must be 0: this pot is there from"),
    ("[[pot]]", '"yellow"', '"brown"', 'pot "brown": id: must be "yellow" here'),
    ("[[saw]]", '"saw_2"', '"saw_3"', 'saw "saw_3": id: must be "saw_2" here'),
    ("[[saw]]", '"2 blueberry less"', '"1 vp"', "effects: must make something cost less"),
    ("[[joint]]", "raise = 4", "raise = 6", "raise: must be from 1 to 5"),
    ("[[space]]", "produce = 0", "produce = 1", "produce: must be nothing: the first helper"),
    ("[[space]]", 'income = ""', 'income = "1 vp"', "income: must be nothing: the first helper"),
    ("[[attic]]", '"B1 + B2"', '"B1 + B5"', 'needs: unknown space "B5"; one of: B1'),
    ("[[attic]]", '"B1 + B2"', '"T1"', "needs: this space could never be filled"),
    ("[[link]]", '"B2-B3"', '"B2-B2"', "between: must be two spaces, and no pair twice"),
    ("[[link]]", '"B2-B3"', '"B2-B1"', "between: must be two spaces, and no pair twice"),
    ("[[link]]", '"B2-B3"', '"B2"', "between: cannot read 'B2'"),
    ("[[tool]]", "count = 11", "count = 0", "count: must be from 1 to 99"),
    ("[[tool]]", '"wrench"', '"mallet"', 'tool "mallet": id: must be "wrench" here'),
    ("[[good]]", '"glue"', '"paint"', 'good "paint": id: must be "glue" here'),
    ("[solo]", "excellent = 140", "excellent = 110", "excellent: must be from 111 to 1000"),
    ("[solo]", "[10, 13]", "[10, 15]", "commission_rounds: must rise, from 2 to 14"),
    ("[fine]", "[fine]", "[penalty]", 'unknown table "penalty"; one of: colour, good'),
    (CRIB, '"source"', '"guess"', 'provenance: unknown provenance "guess"; one of: rulebook'),
    (CRIB, "row = 1", "row 1", "not TOML: Expected '='"),
]


@pytest.mark.parametrize(("after", "old", "new", "message"), WRONG)
def test_a_wrong_file_is_told_its_line(
    tmp_path: Path, after: str, old: str, new: str, message: str
) -> None:
    path, line = changed(tmp_path, after, old, new)

    told = refusal(path)

    assert message in told
    if "could never be filled" not in message and "no other card" not in message:
        assert told.startswith(f"cards.toml:{line}: ")


@pytest.mark.parametrize(
    ("id", "needless"),
    [
        ("berry_picker", 'when = "cut"'),
        ("saw_1", 'effects = "1 vp"'),
        ("gluing", "seedling = 1"),
        ("rival_1", "slots = [1]"),
    ],
)
def test_keys_of_no_use_are_refused(tmp_path: Path, id: str, needless: str) -> None:
    table = "[[gluing]]" if id == "gluing" else f'id = "{id}"'
    path, line = changed(tmp_path, table, "provenance = ", f"{needless}\nprovenance = ")

    told = refusal(path)

    assert f"cards.toml:{line}: " in told and "unknown key; one of: " in told


def test_a_missing_card_is_told(tmp_path: Path) -> None:
    text = FILE.read_text("utf-8")
    start = text.index('[[order]]\nid = "flute"')
    path = tmp_path / "cards.toml"
    path.write_text(text[:start] + text[text.index("[[order]]", start + 1) :], "utf-8")
    assert "order: 71 tables of this name; 72 needed" in refusal(str(path))


def test_a_rival_that_could_never_move_is_refused(tmp_path: Path) -> None:
    text = FILE.read_text("utf-8").replace('["rearmost"]', '["buy_wood"]')
    for tiles in ('["produce_plant", "hire_helper"]', '["produce_plant"]'):
        text = text.replace(tiles, '["hire_helper"]')
    path = tmp_path / "cards.toml"
    path.write_text(text, "utf-8")
    assert 'solo_card "rival_10": tiles: needs "rearmost"' in refusal(str(path))
