"""Woodcraft: permanent abilities hear exactly their events, each as often as it happens.

Every story is played twice, with and without a helper: the difference must be what the helper
gives for the events of the story, or the discount on them.
"""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

import pytest

from klubovna.games.woodcraft.box.contents import EVENT_IDS, Box
from tests.games.woodcraft.facts import Facts, changed, facts
from tests.games.woodcraft.printed import HELPERS, brought, edited, together
from tests.games.woodcraft.table import BOX, play, turn

POSITION = """
    goods 0: 30 blueberry 9 lantern 3 glue 3 scrap 3 sawblade 1 reuse 5 vp
    wood 0: green-3 yellow-2 green-2 yellow-2
    reputation 0: 15
    helper_deck: sawyer
    order_deck: flute sled
    store: green-4 green-2 yellow-4 yellow-2 brown-6 brown-2
"""


class Story(NamedTuple):
    """Lines of a position, what is picked, and the events of it: "fell_tree 6", "buy_die green"."""

    text: str
    picks: str
    events: list[str]


def main(tile: str, picks: str, *events: str, text: str = "") -> Story:
    return Story(f"tile: {tile}\n{text}", f"button/main {picks}", list(events))


def free(picks: str, *events: str, text: str = "") -> Story:
    return Story(f"tile: buy_wood\n{text}", picks, list(events))


STORIES = {
    "buy one die": main("buy_wood", "store/green-4 pass", "buy_die green 4"),
    "buy two dice": main(
        "buy_wood", "store/yellow-4 store/brown-6", "buy_die yellow 4", "buy_die brown 6"
    ),
    "buy a six": main("trade_dice", "six/yellow", "buy_die yellow 6"),
    "sell and buy": main("trade_dice", "sell/green-3 six/brown", "sell_die", "buy_die brown 6"),
    "sell": main("trade_dice", "sell/green-3 pass", "sell_die"),
    "buy materials": main(
        "buy_materials", "material/glue-2 material/scrap-3", "buy_material", "buy_material"
    ),
    "take orders": main("choose_orders", "slot/1 slot/1", "take_order 1", "take_order 2"),
    "take an order": main("choose_orders", "slot/1 pass", "take_order 1"),
    "hire": main("hire_helper", "slot/1 space/R2C1", "hire_helper"),
    "a free die of the public store is not bought": main(
        "hire_helper",
        "slot/4 space/R2C1 store/green-4",
        "hire_helper",
        text="helpers: berry_picker lamplighter glue_boiler lumber_carter",
    ),
    "upgrade": main("upgrade_workshop", "upgrade/saw", "upgrade"),
    "a seedling is not planted": main("upgrade_workshop", "upgrade/pot", "upgrade"),
    "plant a piece, which is no cut": main("produce_plant", "plant/green-3-1 pass", "plant_tree"),
    "three blueberries instead": free("button/berries"),
    "cut": free("cut/green-3 1+2", "cut"),
    "several cuts at once": free("cut/green-3 1+1+1", "cut"),
    "cut with a token": free("cut/green-3 1+2", "cut", text="used 0: saw"),
    "cut by a helper": free("ability/master_sawyer wood/green-3 1+2", "cut"),
    "join": free("join/green-3", "join"),
    "change by a helper, which is no joint": free("ability/whittler wood/green-3"),
    "glue": free("glue/green-2 partner/yellow-2-keep-green", "glue", text="owned 0: gluing=1"),
    "glue by a helper": free(
        "ability/master_gluer wood/green-2 partner/yellow-2-keep-green", "glue"
    ),
    "fell": free("fell/green", "fell_tree 3", text="trees 0: green-3"),
    "fell two": free(
        "fell/yellow fell/green",
        "fell_tree 1",
        "fell_tree 5",
        text="owned 0: pot=2\ntrees 0: green-5 yellow-1",
    ),
    "fell at six pips": free("ability/gardener", "fell_tree 6", text="trees 0: green-5"),
    "complete in row 1": free(
        "order/shelf attic/B1", "gain_tool", "complete_order 1", text="orders 0: shelf@1"
    ),
    "complete in row 3": free(
        "order/spinning_top wood/yellow-2", "complete_order 3", text="orders 0: spinning_top@3"
    ),
    "complete in row 4": free(
        "order/spinning_top wood/yellow-2", "complete_order 4", text="orders 0: spinning_top@4"
    ),
    "complete in row 5": free(
        "order/spinning_top wood/green-2", "complete_order 5", text="orders 0: spinning_top@5"
    ),
    "marketing": free("done buy", "marketing"),
    "a bonus action is also the action": free(
        "bonus/trade_dice sell/green-3 pass", "bonus_action", "sell_die"
    ),
    "another tile's action": free("lantern/trade_dice sell/green-3 pass", "sell_die"),
}
TEAM = "whittler@R1C3 master_sawyer@R1C2 master_gluer@R2C2 gardener@R2C3"


def outcome(story: Story, helper: str, box: Box = BOX) -> Facts:
    """Play a story with a helper in the first place; return what it changed."""
    team = f"helpers 0: {helper}@R1C1 {TEAM}"
    g = turn(f"{POSITION}\n{story.text}\n{team}", 0, box)
    before = facts(g)
    return changed(before, play(g, story.picks))


@cache
def usual(name: str) -> Facts:
    """Return what a story changes with a helper who hears nothing."""
    return outcome(STORIES[name], "nut_gatherer")


def more(name: str, helper: str, box: Box = BOX) -> Facts:
    """Return what else a story changes because of a helper."""
    without, now = usual(name), outcome(STORIES[name], helper, box)
    words = {
        key for found in (without, now) for key, fact in found.items() if isinstance(fact, str)
    }
    assert all(key in without and key in now for key in words)
    minus: Facts = {key: -n for key, n in without.items() if isinstance(n, int)}
    return together(minus, {key: n for key, n in now.items() if isinstance(n, int)})


def hears(when: str, event: str) -> bool:
    """Tell whether what is printed as `when` speaks of an event: name, and what is limited."""
    name, *limits = when.split()
    happened, *facts = event.split()
    return name == happened and all(set(limit.split("/")) & set(facts) for limit in limits)


PERMANENT = [id for id, card in HELPERS.items() if card["ability"] == "permanent"]


@pytest.mark.parametrize("id", PERMANENT)
def test_printed_abilities(id: str) -> None:
    gain = brought(HELPERS[id]["effects"].removesuffix(" less"), {})[1]
    expected = {}
    for name, story in STORIES.items():
        times = sum(hears(HELPERS[id]["when"], event) for event in story.events)
        expected[name] = together(*[gain] * times)

    assert {name: more(name, id) for name in STORIES} == expected


def test_every_printed_ability_was_heard() -> None:
    events = [event for story in STORIES.values() for event in story.events]

    assert all(any(hears(HELPERS[id]["when"], event) for event in events) for id in PERMANENT)


# All events there are, with a helper who gives a lantern for one of them.


@pytest.fixture(scope="module")
def boxes(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Box]:
    """Return a box for each event; in it the forester hears that event and gives a lantern."""
    folder = tmp_path_factory.mktemp("boxes")
    return {
        event: edited(folder / event, "forester", when=event, effects="1 lantern")
        for event in EVENT_IDS
    }


@pytest.mark.parametrize("event", EVENT_IDS)
def test_each_event_is_heard_as_often_as_it_happens(boxes: dict[str, Box], event: str) -> None:
    expected: dict[str, Facts] = {}
    for name, story in STORIES.items():
        times = [happened.split()[0] for happened in story.events].count(event)
        expected[name] = {"lantern": times} if times else {}

    assert {name: more(name, "forester", boxes[event]) for name in STORIES} == expected


def test_there_is_a_story_of_every_event() -> None:
    told = {event.split()[0] for story in STORIES.values() for event in story.events}

    assert told == set(EVENT_IDS) and len(EVENT_IDS) == 15


def test_a_helper_never_hears_its_own_hiring(boxes: dict[str, Box]) -> None:
    """It is there when a milestone of its space gives a tool, but was not when it was hired."""
    text = f"{POSITION}\ntile: hire_helper\nhelpers 0: nut_gatherer\nincome 0: 5 0"
    row = "helpers: forester lamplighter glue_boiler old_foreman"
    picks = "button/main slot/1 space/R1C2 tool/plane attic/B1"

    lanterns = {}
    for event in ("hire_helper", "gain_tool"):
        g = play(turn(f"{text}\n{row}", 0, boxes[event]), picks)
        lanterns[event] = g.players[0].goods[2]

    assert lanterns == {"hire_helper": 9, "gain_tool": 10}
