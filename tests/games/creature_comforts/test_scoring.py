"""Points: the rulebook's example line by line, bonuses, winners, titles, and what a bot thinks."""

from __future__ import annotations

import pytest

from klubovna.core.luck import dice
from klubovna.core.step import NOBODY
from klubovna.games.creature_comforts import GAME, scoring
from klubovna.games.creature_comforts.bot import worth
from klubovna.games.creature_comforts.box import reader
from klubovna.games.creature_comforts.pieces.numbers import COMFORTS, RESOURCE_IDS
from klubovna.games.creature_comforts.rules.month import Month
from klubovna.games.creature_comforts.setup import bare_table
from klubovna.games.creature_comforts.state import Comforts

BOX = reader.load()
SETTINGS: dict[str, int | bool | str] = {"length": "standard", "digits": "consistent"}


def table(players: int = 3) -> Comforts:
    return bare_table(players, dice(1), BOX, SETTINGS)


def kinds(*ids: str) -> list[int]:
    return sorted([card.id for card in BOX.comforts].index(id) for id in ids)


def den(
    g: Comforts, player: int, crafted: str = "", built: str = "", **resources: int
) -> dict[str, int]:
    """Furnish a den; return its points by part."""
    me = g.players[player]
    me.crafted = kinds(*crafted.split())
    me.built = [[card.id for card in BOX.improvements].index(id) for id in built.split()]
    me.heap = [resources.get(id, 0) for id in RESOURCE_IDS]
    return scoring.sheet(g, player)


def part(name: str, crafted: str = "", built: str = "", **resources: int) -> int:
    return den(table(), 0, crafted, built, **resources)[name]


# Worked examples.


def test_t23_the_den_of_41_points() -> None:
    g = table()
    den(g, 1, "lamp soup")
    den(g, 2, "candles muffler")

    sheet = den(
        g,
        0,
        "hearth bread soup",
        "writing_desk umbrella",
        wood=4,
        stone=2,
        fruit=1,
        grain=2,
        story=3,
        coin=1,
    )

    assert sheet == {
        "comforts": 6 + 4 + 5,
        "bonuses": 2,
        "improvements": 2 + 3,
        "improvement_bonuses": 4,
        "cottages": 3,
        "stored": 4,
        "stories": 6,
        "coins": 1,
        "goods": 1,
    }
    assert sum(sheet.values()) == scoring.total(g, 0) == 41
    assert tuple(sheet) == scoring.PARTS


def test_t23_card_by_card() -> None:
    """As the rulebook adds: hearth 10, bread 6, soup 5, desk 6, umbrella 3, spots 3, rest 8."""
    g = table()
    den(g, 1, "lamp")
    den(g, 2, "candles")
    assert sum(den(g, 0, "hearth", wood=4).values()) == 10
    assert sum(den(g, 0, "bread soup").values()) == 6 + 5
    assert sum(den(g, 0, "", "writing_desk umbrella").values()) == 6 + 3 + 3
    assert sum(den(g, 0, story=3, coin=1, wood=2, yarn=3).values()) == 6 + 1 + 1


def test_t24_stored_wood_is_not_left() -> None:
    sheet = den(table(), 0, "hearth", wood=5)
    assert (sheet["stored"], sheet["goods"]) == (4, 0)
    assert part("stored", "hearth hearth", wood=4) == 4


def test_t25_lamp_and_bookshelf() -> None:
    both = den(table(), 0, "lamp bookshelf", story=3)
    assert (both["stored"], both["stories"]) == (7 + 3, 0)
    lamp = den(table(), 0, "lamp", story=3)
    assert (lamp["stored"], lamp["stories"]) == (7, 2)


def test_t26_board_games_and_toys() -> None:
    g = table()
    sheet = den(g, 0, "board_game board_game toys")
    assert (sheet["comforts"], sheet["bonuses"]) == (20, 4)
    assert scoring.total(g, 0) == 24


def test_t27_two_breads_one_soup() -> None:
    assert sum(den(table(), 0, "bread bread soup").values()) == 17


def test_t28_herb_garden() -> None:
    g = table()
    den(g, 1, "bread soup")
    den(g, 2, "soup lamp")
    sheet = den(g, 0, "pie", "herb_garden")
    assert sheet["improvements"] + sheet["improvement_bonuses"] == 1 + 3


# Parts.


def test_a_bonus_comes_once_for_each_card_that_has_it() -> None:
    assert part("bonuses", "bread soup soup") == 2
    assert part("bonuses", "bread") == 0
    assert part("bonuses", "soup") == 0
    assert part("bonuses", "pot_of_tea rocking_chair quilt") == 2 + 2
    assert part("bonuses", "board_game board_game board_game toys toys") == 3 * 4


def test_both_owners_of_an_improvement_score_in_full() -> None:
    g = table()
    den(g, 2, "ice_skates toboggan")
    assert den(g, 0, "", "barrel_sauna")["improvement_bonuses"] == 4
    assert den(g, 1, "snowshoes", "barrel_sauna")["improvement_bonuses"] == 4
    assert scoring.sheet(g, 0)["improvement_bonuses"] == 6


def test_cards_in_hands_never_count() -> None:
    g = table()
    g.players[1].hand = kinds("lamp", "candles")
    assert den(g, 0, "", "writing_desk")["improvement_bonuses"] == 0
    g.players[0].hand = kinds("quilt")
    assert scoring.total(g, 0) == 2 + 1


@pytest.mark.parametrize(("built", "points"), [(0, 0), (1, 1), (2, 3), (3, 5), (4, 8)])
def test_cottages(built: int, points: int) -> None:
    ids = ["bicycle", "tool_shed", "umbrella", "scale"][:built]
    assert part("cottages", "", " ".join(ids)) == points


def test_goods_are_counted_by_threes_of_any_kinds_and_lessons_not_at_all() -> None:
    assert part("goods", wood=1, stone=1, fruit=1) == 1
    assert part("goods", wood=2, stone=2, fruit=1) == 1
    assert part("goods", wood=6) == 2
    assert sum(den(table(), 0, lesson=9).values()) == 0


def test_books() -> None:
    sheet = den(table(), 0, "muffler socks soup", "pattern_book", story=3)
    assert (sheet["stored"], sheet["stories"]) == (8, 2)


def test_a_player_may_store_less_well() -> None:
    """What was decided counts: a lamp without its stories, a book with one."""
    g = table()
    den(g, 0, "lamp bookshelf socks", "pattern_book", story=3)
    best = scoring.total(g, 0)
    g.month, g.forest, g.meadow = g.months, NOBODY, NOBODY  # winter, and nothing is left to do
    g.players[0].stored = [*kinds("bookshelf"), *kinds("socks")]

    sheet = scoring.sheet(g, 0)

    assert (sheet["stored"], sheet["stories"]) == (3 + 4, 2)
    assert scoring.total(g, 0) == sum(sheet.values()) < best

    g.players[0].stored = []
    assert (scoring.sheet(g, 0)["stored"], scoring.sheet(g, 0)["stories"]) == (0, 6)


@pytest.mark.parametrize("seed", range(20))
def test_the_total_is_the_sum_of_the_sheet(seed: int) -> None:
    g, luck = table(), dice(seed)
    for me in g.players:
        me.crafted = sorted(luck.below(COMFORTS) for _ in range(luck.below(9)))
        me.built = [luck.below(17) for _ in range(luck.below(5))]
        me.heap = [luck.below(6) for _ in RESOURCE_IDS]
    for player in range(3):
        assert scoring.total(g, player) == sum(scoring.sheet(g, player).values())


# The end.


def test_t34_a_tie_is_shared() -> None:
    g = table()
    den(g, 0, "quilt", coin=1)
    den(g, 1, "toys", coin=2)
    den(g, 2, "toys", coin=1)
    assert scoring.winners(g) == [0, 1]
    den(g, 2, "toys", coin=3)
    assert scoring.winners(g) == [2]


def test_t35_title_of_a_solo_game() -> None:
    """Five comforts, three of them clothing, two improvements, 33 points."""
    g = table(1)
    den(g, 0, "muffler muffler socks soup pie", "scale bicycle", coin=4)
    assert scoring.total(g, 0) == 33
    assert scoring.title(g, 0) == {
        "manner": "clothing",
        "stock": "prepared",
        "role": "creature",
        "realm": "fields",
    }


def test_equal_manners_are_for_the_player_to_pick() -> None:
    assert scoring.manners(BOX, []) == ["clothing", "food", "lighting", "outdoor"]
    assert scoring.manners(BOX, kinds("soup", "lamp", "toys")) == ["food", "lighting"]
    assert scoring.title(table(1), 0)["manner"] == "clothing"


# What a bot thinks.


def in_month(month: int, players: int = 2) -> Comforts:
    """Return a table at the start of a month, before anybody has sent workers out."""
    g = table(players)
    g.month = month
    g.traveller = 11
    g.forest, g.meadow = 0, 8
    g.then(Month())
    return g


def hope(g: Comforts) -> float:
    return worth.worth(g, 0)


def test_a_bot_counts_points_once_the_game_is_over() -> None:
    g = table()
    den(g, 0, "hearth soup", "scale", wood=5, lesson=4)
    g.players[0].hand = kinds("quilt")
    assert hope(g) == scoring.total(g, 0)


def test_a_bot_values_resources_that_its_hand_needs() -> None:
    useful, useless = in_month(4), in_month(4)
    for g in (useful, useless):
        g.players[0].hand = kinds("soup")
    den(useful, 0, mushroom=2, grain=1)
    den(useless, 0, stone=2, yarn=1)
    assert hope(useful) > hope(useless)


def test_a_bot_would_rather_craft_than_wait() -> None:
    g = in_month(4)
    g.players[0].hand = kinds("soup")
    den(g, 0, mushroom=2, grain=2)
    before = hope(g)
    g.players[0].hand = []
    den(g, 0, "soup")
    assert hope(g) > before


def test_a_bot_sees_partners() -> None:
    g = in_month(4)
    g.players[0].hand = kinds("soup")
    den(g, 0, "pie", mushroom=2)
    alone = hope(g)
    den(g, 0, "bread", mushroom=2)
    assert hope(g) > alone + 1


def test_a_bot_likes_improvements_early_and_lessons_in_time() -> None:
    def gain(month: int, built: str, **resources: int) -> float:
        g = in_month(month)
        den(g, 0)
        before = hope(g)
        den(g, 0, "", built, **resources)
        return hope(g) - before

    assert gain(1, "bicycle") > gain(4, "bicycle") > gain(8, "bicycle") >= 2 + 1
    assert gain(1, "writing_desk") > gain(7, "writing_desk")
    assert gain(2, "", lesson=2) > gain(8, "", lesson=2)
    assert gain(2, "", lesson=2) > gain(2, "", lesson=8) / 4


def test_a_bot_hopes_for_less_with_each_month() -> None:
    hopes = []
    for month in (2, 5, 7, 8):
        g = in_month(month)
        g.players[0].hand = kinds("hearth", "quilt")
        den(g, 0, wood=2, yarn=1)
        hopes.append(hope(g))
    assert hopes == sorted(hopes, reverse=True)


def test_a_bot_sends_workers_where_their_dice_fit() -> None:
    fitting, hopeless = in_month(3), in_month(3)
    for g in (fitting, hopeless):
        g.village = [5, 5, 6, 6]
        g.players[0].dice = [1, 2]
    fitting.players[0].workers = [0, 1, 7, 10]
    hopeless.players[0].workers = [3, 4, 5, 6]
    hopeless.wheel = 3
    assert hope(fitting) > hope(hopeless)


@pytest.mark.parametrize("players", [1, 2, 5])
def test_a_bot_can_tell_what_any_position_is_worth(players: int) -> None:
    g, luck = GAME.new(players, seed=players), dice(7)
    while not g.is_over:
        assert all(isinstance(worth.worth(g, seat), float) for seat in range(players))
        g.choose(g.legal[luck.below(len(g.legal))])
    assert [worth.worth(g, seat) for seat in range(players)] == [
        scoring.total(g, seat) for seat in range(players)
    ]
