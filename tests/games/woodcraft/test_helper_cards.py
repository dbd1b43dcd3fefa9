"""Woodcraft: every helper is hired, produces and does what is printed; nothing else changes."""

from __future__ import annotations

import pytest

from tests.games.woodcraft.facts import Facts, changed, facts
from tests.games.woodcraft.printed import HELPERS, brought, items, together
from tests.games.woodcraft.table import asked, doing, fated, offers, play, refused, turn

KINDS = ["immediate", "once_per_turn", "permanent"]


def of_kind(kind: str) -> list[str]:
    return [id for id, card in HELPERS.items() if card["ability"] == kind]


def test_all_helpers_are_in_one_of_these_tests() -> None:
    assert [len(of_kind(kind)) for kind in KINDS] == [18, 15, 16]


# Hiring, with whatever happens at once.

POSITION = """
    goods 0: 20 blueberry
    reputation 0: 10
    done 0: stool crate bucket
    order_deck: flute sled
    tile: hire_helper
"""
OTHERS = ["whittler", "sawyer", "old_foreman", "town_crier", "nut_gatherer", "pine_expert"]
TOOL: Facts = {"attic B1": "plane", "tools plane": -1}

# What helpers do at once beside plain gains: what is picked, and what it brings.
AT_ONCE: dict[str, tuple[str, Facts]] = {
    "tool": ("tool/plane attic/B1", TOOL),
    "public die any up to 4": (
        "store/brown-4",
        {"wood brown-4": 1, "store": "4 2 4 2 6 2"},
    ),
    "action upgrade_workshop -3": (
        "button/act upgrade/gluing",
        {
            "blueberry": -1,
            "owned gluing": 1,
            "ready": "saw joint_1 gluing",
            "income blueberry": 1,
            "income hazelnut": 1,
        },
    ),
    "action choose_orders -3": (
        "button/act slot/1 slot/1",
        {
            "beside": "wooden_spoon@3 flute@2",
            "order_row": "sled cutting_board birdhouse rolling_pin",
            "order_deck": "-",
        },
    ),
    "produce 3": ("helper/whittler", {"blueberry": 4, "vp": 1}),
    "1 vp per helper": ("", {"vp": 2}),
    "1 vp per order": ("", {"vp": 3}),
}


@pytest.mark.parametrize("id", HELPERS)
def test_hired_and_paid_with_what_happens_at_once(id: str) -> None:
    card = HELPERS[id]
    mate, new, *row = [other for other in OTHERS if other != id][:5]
    cards = f"helpers 0: {mate}\nhelpers: {id} {' '.join(row)}\nhelper_deck: {new}"
    g = turn(f"{POSITION}\n{cards}")
    before = facts(fated(g, 0, *([5] if id == "lumber_carter" else [0, 0])))
    picks, gained = "", Facts()
    if card["ability"] == "immediate" and card["effects"] != "tool + tool":
        picks, gained = brought(card["effects"], AT_ONCE)
    elif card["ability"] == "immediate":
        picks = "tool/plane attic/B1 tool/mallet attic/B4"
        gained = together(TOOL, {"attic B4": "mallet", "tools mallet": -1})

    play(g, f"button/main slot/1 space/R1C2 {picks}")

    hired: Facts = {
        "blueberry": -card["cost"],
        "income blueberry": 1,
        "team": f"{mate}@R1C1 {id}@R1C2",
        "helper_row": f"{new} {' '.join(row)}",
        "helper_deck": "-",
        "main": "7",
    }
    assert changed(before, g) == together(hired, gained)
    assert asked(g) in ("actions", "marketing")


@pytest.mark.parametrize("id", HELPERS)
def test_production(id: str) -> None:
    g = turn(f"helpers 0: {id}\ntile: produce_plant\nreputation 0: 10")
    before = facts(g)
    _, gained = brought(HELPERS[id]["production"], {})

    play(g, "button/main")

    assert changed(before, g) == together(gained, {"main": "7"})


# Once per turn.

TOOLS_AT_HAND = """
    goods 0: 9 blueberry 2 glue 2 scrap 2 sawblade 2 lantern
    wood 0: green-3 yellow-2
    trees 0: green-2
    used 0: saw joint_1
    owned 0: joint=2
    order_deck: flute
    tile: buy_wood
"""
GREEN_3 = {"wood green-3": -1}
ONCE: dict[str, tuple[str, Facts]] = {
    "cut 1": ("wood/green-3 parts/1+2", {**GREEN_3, "wood green-1": 1, "wood green-2": 1}),
    "change +1": ("wood/green-3", {**GREEN_3, "wood green-4": 1}),
    "change -1": ("wood/green-3", {**GREEN_3, "wood green-2": 1}),
    "recolour any": ("wood/green-3 colour/brown", {**GREEN_3, "wood brown-3": 1}),
    "glue dice 4": (
        "wood/green-3 partner/yellow-2-keep-yellow",
        {**GREEN_3, "wood yellow-2": -1, "wood yellow-5": 1, "vp": 4},
    ),
    "flip any 1": ("used/saw", {"ready": "saw joint_2"}),
    "grow 1": ("", {"tree green": "green-3"}),
    "produce 2": ("helper/lamplighter", {"blueberry": 5}),
    "refresh orders/helpers 1": (
        "order_slot/2",
        {
            "order_row": "flute wooden_spoon birdhouse rolling_pin",
            "order_deck": "-",
            "order_discard": "cutting_board",
        },
    ),
}


@pytest.mark.parametrize("id", of_kind("once_per_turn"))
def test_once_per_turn(id: str) -> None:
    price, _, effect = HELPERS[id]["effects"].rpartition(" > ")
    g = turn(f"{TOOLS_AT_HAND}\nhelpers 0: {id} lamplighter")
    before = facts(g)
    picks, gained = brought(effect, ONCE)
    paid: Facts = {}
    if price == "1 material":
        picks, paid = "material/scrap", {"scrap": -1}
    elif price:
        count, good = price.split()
        paid = {good: -int(count)}

    play(g, f"ability/{id} {picks}")

    assert changed(before, g) == together(paid, gained, {"used": 1})
    assert refused(g, f"ability/{id}") == "6.1", "only once"


@pytest.mark.parametrize(
    "id", [h for h in of_kind("once_per_turn") if ">" in HELPERS[h]["effects"]]
)
def test_an_exchange_needs_its_price(id: str) -> None:
    price, good = HELPERS[id]["effects"].split(" > ")[0].split()
    text = TOOLS_AT_HAND.replace("9 blueberry", f"{int(price) - 1} blueberry")
    if good != "blueberry":
        text = "\n".join(line for line in text.splitlines() if "goods" not in line)

    g = turn(f"{text}\nhelpers 0: {id} lamplighter")

    assert refused(g, f"ability/{id}") == "6.1"


@pytest.mark.parametrize(
    ("id", "text"),
    [
        ("whittler", "wood 0: green-1"),
        ("master_joiner", "wood 0: green-6"),
        ("apprentice_joiner", "wood 0: green-6\ngoods 0: 1 scrap"),
        ("sawyer", "wood 0: green-1\ngoods 0: 1 sawblade"),
        ("master_sawyer", "wood 0: green-1 yellow-1"),
        ("master_gluer", "wood 0: green-4 yellow-3\ngoods 0: 1 glue"),
        ("wood_stainer", "goods 0: 1 blueberry"),
        ("repairer", "goods 0: 1 blueberry"),
        ("gardener", "wood 0: green-1"),
    ],
)
def test_an_ability_needs_something_to_work_on(id: str, text: str) -> None:
    g = turn(f"{text}\nhelpers 0: {id}")

    assert refused(g, f"ability/{id}") == "6.1"


def test_a_saw_blade_that_was_paid_can_not_pay_for_another_cut() -> None:
    """The sawyer takes a blade for his first cut; each further one costs another."""
    g = turn("wood 0: green-4 green-1\nhelpers 0: sawyer\ngoods 0: 2 sawblade")

    play(g, "ability/sawyer")

    assert offers(g) == ["1+3", "2+2", "1+1+2"]


def test_effects_of_all_cards_are_known_here() -> None:
    """Whatever is printed on a helper who works at once or once per turn was looked at above."""
    known = {*AT_ONCE, *ONCE}
    for card in HELPERS.values():
        if card["ability"] != "permanent":
            for item in items(card["effects"].rpartition(" > ")[2]):
                assert item in known or brought(item, {})[1]


def test_the_hired_helper_works_in_the_same_turn() -> None:
    g = doing(
        "hire_helper",
        "goods 0: 9 blueberry\nwood 0: green-3\nhelpers 0: lamplighter\n"
        "helpers: whittler old_foreman town_crier nut_gatherer",
    )

    play(g, "slot/1 space/R1C2 ability/whittler")

    assert refused(g, "ability/whittler") == "6.1"
