"""Creature Comforts, chapter 8: everything moves on by one, until winter comes."""

from __future__ import annotations

import re

import pytest

from klubovna.core.notation import NotationError
from klubovna.games.creature_comforts import GAME
from tests.games.creature_comforts.stories import (
    IMPROVEMENT_IDS,
    VALLEY_IDS,
    asked,
    assign,
    discards,
    evening,
    hand,
    ladder,
    nest,
    offers,
    play,
    turn,
    visiting,
    winter,
)

LADDER = "tool_shed herb_garden umbrella wildwood almanac scale"
LAST = """
    month: 8
    forest: forest_autumn_1
    meadow: meadow_autumn_1
"""


# The end of a month.


def test_the_end_of_the_month_comes_before_the_new_valley() -> None:
    """The blue jay still finds the cards of this month."""
    g = evening("traveller: blue_jay\nforest: forest_spring_1\nvillage: 1 6 6 6")
    assert offers(g) == ["pass", "forest_1"]
    play(g, "0:jay/forest_1 1:pass")
    assert g.month == 2 and VALLEY_IDS[g.forest] != "forest_spring_1"


@pytest.mark.parametrize("guest", ["moose", "blue_jay"])
def test_t34_the_last_month_has_its_end_too(guest: str) -> None:
    """Moose and blue jay have their effect before winter is looked for."""
    g = evening(f"{LAST}\ntraveller: {guest}\nheap 0: 1 wood\nvillage: 1 1 3 3")
    assert asked(g) in ("moose_gift", "jay_visit") and not g.is_over


@pytest.mark.parametrize("guest", ["black_bear", "canada_lynx", "gray_wolf", "snapping_turtle"])
def test_other_travellers_leave_quietly(guest: str) -> None:
    """Nothing is asked between the last turn and the next month."""
    assert evening(f"traveller: {guest}").month == 2


# Winter.


def test_t34_winter_ends_the_game_at_once() -> None:
    """No turn of the wheel, no discards, and the worm stays where it is."""
    g = winter("hand 1: flute\nheap 1: 1 wood 1 coin\nbird: 1\nwheel: 4")
    assert asked(g) == "craft" and g.month == 8
    assert (g.wheel, g.bird) == (4, 1)
    assert nest(g) == ["pot_of_tea", "flute", "pie", "rocking_chair"]
    assert ladder(g) == LADDER.split()
    assert discards(g) == [] and sum(g.scrapped) == 0


@pytest.mark.parametrize(("length", "months"), [("standard", 8), ("short", 6)])
def test_winter_comes_after_the_last_autumn_cards(length: str, months: int) -> None:
    """After eight months, or six."""
    autumn = "forest: forest_autumn_1\nmeadow: meadow_autumn_1\ntraveller: black_bear"
    before = evening(f"{autumn}\nmonth: {months - 1}\nsettings: length={length}")
    assert before.month == months and not before.is_over
    assert evening(f"{autumn}\nmonth: {months}\nsettings: length={length}").is_over


def test_the_valley_is_bare_in_winter() -> None:
    """The last cards of autumn leave the game too, and uncover the winter landscape."""
    g = winter("hand 1: flute\nheap 1: 1 wood 1 coin")
    view = GAME.view(g, 0)
    assert g.is_winter() and view["forest"] is view["meadow"] is None
    play(g, "done")
    view = GAME.view(g, None)
    assert g.is_over and view["forest"] is view["meadow"] is None


def test_a_position_has_a_bare_valley_in_winter_and_only_then() -> None:
    """Cards of autumn can't lie there any more, and no earlier month goes without cards."""
    g = winter("hand 1: flute\nheap 1: 1 wood 1 coin")
    written = GAME.notation(g)
    assert GAME.notation(GAME.position(written)) == written
    cards = "forest: forest_autumn_1\nmeadow: meadow_autumn_1"
    autumn = re.sub(r"forest: -\nmeadow: -", cards, written)
    assert cards in autumn
    with pytest.raises(NotationError, match="bare in winter"):
        GAME.position(autumn)
    before = GAME.notation(evening(f"{LAST}\ntraveller: moose\nheap 0: 1 wood"))
    with pytest.raises(NotationError, match="bare in winter"):
        GAME.position(re.sub(r"(forest|meadow): .*", r"\1: -", before))


def test_winter_is_the_only_end() -> None:
    """Nothing else ends a game."""
    assert GAME.end_reason(winter()) == "winter"


# The wheel.


@pytest.mark.parametrize(("before", "after"), [(6, 5), (3, 2), (1, 6)])
def test_t12_the_wheel_turns_by_one(before: int, after: int) -> None:
    """The value of zone C goes to B; from 1 the next at C is 6."""
    g = evening(f"wheel: {before}\ntraveller: black_bear")
    assert g.wheel == after
    assert before in GAME.view(g, 0)["zones"]["b"]


# Cards.


def test_the_oldest_comfort_leaves_the_nest() -> None:
    """The leftmost one is discarded, the others move left, a new one comes from the deck."""
    g = evening("traveller: black_bear\ndeck: soup soup")
    assert nest(g) == ["flute", "pie", "rocking_chair", "soup"]
    assert discards(g) == ["pot_of_tea"]


def test_the_lowest_improvement_leaves_the_ladder() -> None:
    """The others slide down, a new one comes to the top."""
    g = evening("traveller: black_bear\nplans: bicycle bicycle")
    assert ladder(g) == [*LADDER.split()[1:], "bicycle"]
    assert g.scrapped[IMPROVEMENT_IDS.index("tool_shed")] == 1


def test_valley_cards_make_room_for_those_of_the_next_month() -> None:
    """After the third month it is summer."""
    g = evening("traveller: black_bear\nmonth: 3")
    assert VALLEY_IDS[g.forest].startswith("forest_summer")
    assert VALLEY_IDS[g.meadow].startswith("meadow_summer")
    assert g.forest not in g.unseen and g.meadow not in g.unseen


def test_the_traveller_goes_and_another_one_comes() -> None:
    """One of those that nobody has seen."""
    g = evening("traveller: black_bear")
    assert len(g.travellers) == 13
    assert GAME.view(g, 0)["traveller"] != "black_bear"


def test_dice_are_rolled_anew() -> None:
    """Village dice wait for the workers, family dice do not."""
    g = evening("traveller: black_bear\ndice 0: 5 6")
    while asked(g) != "place_workers":
        g.choose(g.legal[0])
    assert g.village == [] and all(len(me.dice) == 2 for me in g.players)


# The worm.


@pytest.mark.parametrize(("before", "after"), [(0, 1), (1, 2), (2, 0)])
def test_the_left_neighbour_is_the_next_early_bird(before: int, after: int) -> None:
    """The worm goes round clockwise."""
    assert evening(f"traveller: black_bear\nplayers: 3\nbird: {before}").bird == after


def test_alone_the_early_bird_stays() -> None:
    """Nobody else is there."""
    assert evening("traveller: black_bear\nplayers: 1").bird == 0


# Decks that run dry.


def test_an_empty_comfort_deck_is_made_of_the_discards() -> None:
    """At the moment a card is needed, and not before."""
    g = visiting("owl_draw", 3, "deck: soup\ndiscard: lamp lamp")
    assert hand(g) == ["soup"] and sum(g.deck) == 0 and discards(g) == ["lamp", "lamp"]
    g = visiting("owl_draw", 3, "deck: -\ndiscard: lamp lamp")
    assert hand(g) == ["lamp"] and sum(g.deck) == 1 and discards(g) == []


def test_a_deck_may_run_dry_between_two_cards() -> None:
    """One from the old deck, one from the new one."""
    g = visiting("owl_draw", 1, "deck: soup\ndiscard: lamp lamp")
    assert hand(g) == ["soup", "lamp"] and sum(g.deck) == 1


def test_one_draws_what_is_there() -> None:
    """With one card in all the world, one is drawn."""
    g = visiting("owl_draw", 1, "deck: soup\ndiscard: -")
    assert hand(g) == ["soup"]


def test_a_card_discarded_just_now_is_shuffled_in() -> None:
    """The oldest comfort may come right back from an empty deck."""
    g = evening("traveller: black_bear\ndeck: -")
    assert nest(g) == ["flute", "pie", "rocking_chair", "pot_of_tea"]
    assert discards(g) == []


def test_an_empty_deck_of_improvements_is_made_of_its_discards() -> None:
    """Whatever the number of players."""
    g = evening("traveller: black_bear\nplans: -\nscrapped: bicycle")
    assert ladder(g)[5] in ("bicycle", "tool_shed") and sum(g.scrapped) == 0
    assert sum(g.workshop_deck) == 1


def test_rungs_and_slots_without_cards_stay_empty() -> None:
    """Rungs from the top, slots from the right."""
    g = turn("workers 0: workshop owl_pick\nheap 0: 2 wood\nplans: -\ndeck: -")
    assign(g, "workshop=2 owl_pick=1")
    play(g, "place/workshop rung/1 place/owl_pick nest/0")
    assert ladder(g) == ["tool_shed", "umbrella", "wildwood", "almanac", "scale"]
    assert nest(g) == ["flute", "pie", "rocking_chair"]


def test_a_new_deck_is_shuffled() -> None:
    """Any of the discards may come first."""
    text = "traveller: black_bear\ndeck: -\ndiscard: soup lamp"
    drawn = {nest(evening(text, seed))[3] for seed in range(30)}
    assert drawn == {"soup", "lamp", "pot_of_tea"}
