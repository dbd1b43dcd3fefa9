"""Creature Comforts, chapter 9: final crafting, storing for winter, and the points of a den."""

from __future__ import annotations

import pytest

from klubovna.core.history import History
from klubovna.games.creature_comforts import GAME, scoring
from klubovna.games.creature_comforts.state import Comforts
from tests.games.creature_comforts.stories import (
    asked,
    crafted,
    hand,
    heap,
    offers,
    play,
    targets,
    turn,
    winter,
)

EXAMPLE = """
    players: 3
    crafted 0: hearth bread soup
    built 0: writing_desk umbrella
    heap 0: 4 wood 3 story 1 coin 2 stone 2 fruit 1 yarn
    crafted 1: lamp
    crafted 2: candles
"""


def over(text: str) -> Comforts:
    """Return the end of a game in which everybody stores as is best."""
    g = winter(text)
    while not g.is_over:
        play(g, "best" if "best" in offers(g) else "done")
    return g


def sheet(text: str, who: int = 0) -> dict[str, int]:
    """Return the points of a player at the end, but for parts that bring none."""
    return {part: points for part, points in GAME.score_sheet(over(text))[who].items() if points}


# Final crafting.


def test_everybody_may_craft_once_more_in_turn_order() -> None:
    """As many comforts as can be paid, the Early Bird of the last month first."""
    money = "2 wood 2 coin"
    g = winter(f"bird: 1\nhand 0: flute flute\nheap 0: {money}\nhand 1: flute\nheap 1: {money}")
    assert asked(g) == "craft" and g.actor == 1
    play(g, "1:flute")
    assert crafted(g, 1) == ["flute"] and g.actor == 0
    play(g, "0:flute 0:flute")
    assert crafted(g, 0) == ["flute", "flute"] and g.is_over


def test_final_crafting_may_be_declined() -> None:
    """Resources may be worth more than a comfort."""
    g = play(winter("hand 0: flute\nheap 0: 1 wood 1 coin"), "done")
    assert crafted(g) == [] and hand(g) == ["flute"]


def test_comforts_that_were_not_crafted_bring_nothing() -> None:
    """A hand full of quilts is no den."""
    assert sheet("hand 0: quilt quilt quilt") == {}


def test_nobody_trades_in_winter() -> None:
    """A comfort must be paid with what is there."""
    g = winter("hand 0: flute\nheap 0: 2 coin 9 stone")
    assert g.is_over and crafted(g) == []


def test_there_is_no_hand_limit_in_winter() -> None:
    """Nothing is discarded after the final crafting."""
    g = winter("hand 0: soup soup bread bread")
    assert g.is_over and len(hand(g)) == 4


# Storing.


def test_storing_is_offered_after_the_final_crafting() -> None:
    """On comforts crafted just now as well."""
    g = winter("hand 0: hearth\nheap 0: 4 wood 3 stone")
    play(g, "hearth")
    assert asked(g) == "store" and targets(g, "crafted") == ["crafted/hearth"]


def test_all_store_at_the_same_time() -> None:
    """It touches nobody else."""
    g = winter("crafted 0: hearth\nheap 0: 2 wood\ncrafted 1: piggy_bank\nheap 1: 1 coin")
    assert g.actors == [0, 1]
    play(g, "1:best 0:best 1:done 0:done")
    assert [each["stored"] for each in GAME.score_sheet(g)] == [2, 2]


def test_what_is_stored_is_told() -> None:
    """Everybody hears the points of those who store something."""
    g = winter("crafted 0: hearth\nheap 0: 2 wood\ncrafted 1: soup")
    g.events = []
    play(g, "best done")
    told = [(event.player, event.numbers[0]) for event in g.events if event.what.name == "stored"]
    assert told == [(0, 2)]


def test_one_may_store_as_one_likes() -> None:
    """Set by set, and stop when it is enough."""
    g = winter("crafted 0: hearth\nheap 0: 5 wood")
    play(g, "crafted/hearth")
    assert targets(g) == ["crafted/hearth", "button/best", "button/done", "stored/hearth"]
    play(g, "done")
    assert GAME.score_sheet(g)[0] | {"comforts": 0} == {
        **dict.fromkeys(scoring.PARTS, 0),
        "stored": 2,
        "goods": 1,
    }


@pytest.mark.parametrize("players", [1, 2])
def test_stores_are_moved_until_one_says_done(players: int) -> None:
    """Tokens may be moved between cards at will, until one is content: nothing ends it unasked.

    A story on the bread leaves none for the lamp, 18 points; both on the lamp are 19.
    """
    den = "crafted 0: lamp bread\nbuilt 0: recipe_book\nheap 0: 2 story"
    g = play(winter(f"players: {players}\n{den}"), "0:crafted/bread")

    assert targets(g, "crafted") == [] and asked(g) == "store"
    assert GAME.view(g, 0)["players"][0]["points"] == 18
    play(g, "0:stored/bread")
    assert targets(g, "stored") == []
    play(g, "0:crafted/lamp 0:done")
    assert g.is_over and GAME.scores(g)[0] == 19


def test_the_best_way_is_laid_out_and_can_still_be_changed() -> None:
    """It is offered for as long as something else lies there."""
    g = play(winter("crafted 0: lamp bookshelf\nheap 0: 3 story"), "best")
    assert targets(g) == ["button/done", "stored/bookshelf", "stored/lamp"]
    play(g, "stored/lamp")
    assert "button/best" in targets(g) and "crafted/lamp" in targets(g)
    play(g, "done")
    assert GAME.score_sheet(g)[0]["stored"] == 3


def test_nothing_need_be_stored() -> None:
    """Everything is left over then."""
    g = play(winter("crafted 0: lamp\nheap 0: 2 story"), "done")
    assert g.is_over
    sheet = GAME.score_sheet(g)[0]
    assert (sheet["stored"], sheet["stories"]) == (0, 4)
    again = GAME.position(GAME.notation(g))
    assert GAME.score_sheet(again) == GAME.score_sheet(g)


def test_alone_what_is_stored_can_be_taken_back() -> None:
    """Everything at once, too, until it is said to be done."""
    history = History(GAME, winter("players: 1\ncrafted 0: hearth\nheap 0: 4 wood"))
    for _ in range(2):
        history.pick(0, history.state.legal[0])
    assert history.can_undo(0)
    history.undo(0)
    assert GAME.view(history.state, 0)["players"][0]["stored"] == [{}]


def test_stored_tokens_lie_on_their_cards_in_every_view() -> None:
    """While all store and afterwards; the heap has what is left over."""
    g = winter("""
        crafted 0: hearth soup lamp
        built 0: recipe_book
        heap 0: 5 wood 4 story
        crafted 1: piggy_bank
        heap 1: 2 coin
    """)
    play(g, "0:crafted/hearth 0:crafted/soup")
    for seat in (0, 1, None):
        den = GAME.view(g, seat)["players"][0]
        lying = dict(zip(den["crafted"], den["stored"], strict=True))
        assert lying == {"hearth": {"wood": 2}, "soup": {"story": 1}, "lamp": {}}
        assert (den["heap"]["wood"], den["heap"]["story"]) == (3, 3)
    play(g, "0:crafted/lamp 0:done 1:best 1:done")
    assert g.is_over
    for seat in (0, 1, None):
        mine, other = GAME.view(g, seat)["players"]
        lying = dict(zip(mine["crafted"], mine["stored"], strict=True))
        assert lying == {"hearth": {"wood": 2}, "soup": {"story": 1}, "lamp": {"story": 2}}
        assert other["stored"] == [{"coin": 2}] and other["heap"]["coin"] == 0
        assert mine["points"] == sum(mine["sheet"].values()) == GAME.scores(g)[0]


def test_who_has_nothing_to_store_is_not_asked() -> None:
    """Without a comfort that stores, or without what it wants."""
    assert winter("crafted 0: soup\nheap 0: 9 wood 9 story").is_over
    assert winter("crafted 0: hearth\nheap 0: 1 wood").is_over


def test_t24_a_set_lies_on_one_comfort_only() -> None:
    """Five wood on a hearth are two pairs; two hearths share four wood."""
    assert sheet("crafted 0: hearth\nheap 0: 5 wood") == {"comforts": 6, "stored": 4}
    assert sheet("crafted 0: hearth hearth\nheap 0: 4 wood") == {"comforts": 12, "stored": 4}


def test_t25_lamp_and_bookshelf() -> None:
    """Three stories: two on the lamp, one on the shelf."""
    parts = sheet("crafted 0: lamp bookshelf\nheap 0: 3 story")
    assert parts == {"comforts": 10, "stored": 10}


def test_t25_a_lamp_alone() -> None:
    """Two stories on it, one is left."""
    parts = sheet("crafted 0: lamp\nheap 0: 3 story")
    assert parts == {"comforts": 4, "stored": 7, "stories": 2}


def test_a_lamp_holds_two_stories_and_no_more() -> None:
    """Two lamps need four of them."""
    assert sheet("crafted 0: lamp\nheap 0: 4 story")["stored"] == 7
    assert sheet("crafted 0: lamp lamp\nheap 0: 4 story")["stored"] == 14
    assert sheet("crafted 0: lamp lamp\nheap 0: 3 story")["stored"] == 7


@pytest.mark.parametrize(
    ("comfort", "stored", "points"),
    [
        ("piggy_bank", "3 coin", 6),
        ("bookshelf", "2 story", 6),
        ("pantry", "2 grain 2 mushroom 2 fruit", 4),
        ("fairy_garden", "1 wood 1 stone 1 fruit 1 mushroom 1 yarn 1 grain", 8),
        ("hearth", "4 wood", 4),
        ("lamp", "2 story", 7),
    ],
)
def test_comforts_that_store(comfort: str, stored: str, points: int) -> None:
    """Whole sets bring points, and what is stored is not left over."""
    parts = sheet(f"crafted 0: {comfort}\nheap 0: {stored}")
    assert parts.pop("comforts") > 0 and parts == {"stored": points}


def test_resources_are_stored_only_at_the_end() -> None:
    """During the game they can be spent, whatever was crafted."""
    g = turn("workers 0: market\ncrafted 0: hearth\nhand 0: flute\nheap 0: 2 wood 1 coin")
    while asked(g) == "assign":
        play(g, "nothing")
    play(g, "flute")
    assert heap(g) == "1 wood 1 lesson"


# Cards.


def test_t26_board_games_and_toys() -> None:
    """A point for each other board game or toy: 7 + 2, 7 + 2 and 6."""
    parts = sheet("crafted 0: board_game board_game toys")
    assert parts == {"comforts": 20, "bonuses": 4}


def test_t27_two_breads_and_a_soup() -> None:
    """One soup is enough for both: 4 + 2, 4 + 2 and 5."""
    assert sum(sheet("crafted 0: bread bread soup").values()) == 17


def test_two_partners_are_not_better_than_one() -> None:
    """A bread with two soups is still worth 4 + 2."""
    assert sheet("crafted 0: bread soup soup") == {"comforts": 14, "bonuses": 2}


def test_partners_of_others_do_not_count() -> None:
    """Somebody else's soup warms somebody else."""
    assert sheet("crafted 0: bread\ncrafted 1: soup") == {"comforts": 4}


def test_improvements_bring_their_printed_points() -> None:
    """Three for an umbrella, one for a scale, three for both cottages that left."""
    assert sheet("built 0: umbrella scale") == {"improvements": 4, "cottages": 3}


# Spots.


@pytest.mark.parametrize(
    ("cards", "points"),
    [
        ("-", 0),
        ("scale", 1),
        ("scale umbrella", 3),
        ("scale umbrella field", 5),
        ("scale umbrella field almanac", 8),
    ],
)
def test_spots_of_cottages_that_left_bring_points(cards: str, points: int) -> None:
    """From the bottom: one, two, two and three."""
    assert sheet(f"built 0: {cards}").get("cottages", 0) == points


# Leftovers.


@pytest.mark.parametrize(
    ("left", "parts"),
    [
        ("3 story", {"stories": 6}),
        ("2 coin", {"coins": 2}),
        ("2 wood", {}),
        ("1 wood 1 stone 1 grain", {"goods": 1}),
        ("5 wood", {"goods": 1}),
        ("2 wood 2 stone 2 yarn", {"goods": 2}),
        ("9 lesson", {}),
    ],
)
def test_what_is_left_over(left: str, parts: dict[str, int]) -> None:
    """Two for a story, one for a coin, one for any three goods, nothing for lessons."""
    assert sheet(f"heap 0: {left}") == parts


# The example of the rulebook.


@pytest.mark.parametrize(
    ("part", "points"),
    [
        ("comforts", 6 + 4 + 5),
        ("bonuses", 2),
        ("stored", 4),
        ("improvements", 2 + 3),
        ("improvement_bonuses", 4),
        ("cottages", 3),
        ("stories", 6),
        ("coins", 1),
        ("goods", 1),
    ],
)
def test_t23_the_example_line_by_line(part: str, points: int) -> None:
    """Hearth with two pairs of wood, bread with soup, writing desk and umbrella, and the rest."""
    assert sheet(EXAMPLE)[part] == points


def test_t23_the_example_brings_41_points() -> None:
    """And nothing else brings any."""
    g = over(EXAMPLE)
    assert GAME.scores(g)[0] == sum(sheet(EXAMPLE).values()) == 41
    assert scoring.total(g, 0) == 41
    assert GAME.view(g, None)["players"][0]["points"] == 41


def test_t23_the_example_by_hand() -> None:
    """The player puts the four pieces of wood on the hearth."""
    g = play(winter(EXAMPLE), "crafted/hearth crafted/hearth done")
    assert g.is_over and GAME.scores(g)[0] == 41


# Winners.


def test_the_most_points_win() -> None:
    """By one coin."""
    assert GAME.winners(over("heap 0: 5 coin\nheap 1: 6 coin")) == [1]


def test_t34_a_tie_is_won_by_all() -> None:
    """38 to 38: both have the cosiest den, and nothing breaks the tie."""
    g = over("players: 3\nheap 0: 38 coin\nheap 1: 19 story 9 lesson\nheap 2: 37 coin")
    assert GAME.scores(g) == [38, 38, 37]
    assert GAME.winners(g) == scoring.winners(g) == [0, 1]


def test_points_are_as_if_the_game_ended_now() -> None:
    """While the game goes on the view counts what the den is worth."""
    g = turn("workers 0: market\ncrafted 0: hearth\nheap 0: 2 wood")
    assert GAME.view(g, 1)["players"][0]["points"] == 8
