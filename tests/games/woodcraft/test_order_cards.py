"""Woodcraft: every order is completed once and gives what is printed; nothing else changes."""

from __future__ import annotations

import pytest

from tests.games.woodcraft.facts import Facts, changed, facts
from tests.games.woodcraft.printed import ORDERS, brought, dice, items, together
from tests.games.woodcraft.table import doing, offers, play, refused, turn

POSITION = "helpers 0: nut_gatherer\nreputation 0: 10\ntile: buy_wood"


def tool(type: str) -> tuple[str, Facts]:
    return "attic/B2", {"attic B2": type, f"tools {type}": -1}


# What orders give beside plain gains; the only helper produces a point.
CHOICES: dict[str, tuple[str, Facts]] = {
    "produce 1": ("", {"vp": 1}),
    "tool": ("tool/chisel attic/B2", {"attic B2": "chisel", "tools chisel": -1}),
    **{f"tool {type}": tool(type) for type in ("mallet", "wrench", "handsaw", "plane", "chisel")},
}


def needs(id: str) -> tuple[list[str], dict[str, int]]:
    """Return dice that an order asks for, the last of each choice, and its materials."""
    asked_for = dice(ORDERS[id]["dice"])
    found = [f"{colours[-1]}-{values[-1]}" for colours, values in asked_for]
    materials = {
        item.split()[1]: int(item.split()[0]) for item in items(ORDERS[id].get("materials", ""))
    }
    return found, materials


def ready_for(id: str, row: int) -> str:
    """Return a position in which an order can be completed, with nothing left over."""
    wood, materials = needs(id)
    goods = " ".join(f"{n} {good}" for good, n in materials.items())
    return f"{POSITION}\norders 0: {id}@{row}\nwood 0: {' '.join(wood)}\ngoods 0: {goods or '-'}"


def given(id: str) -> Facts:
    """Return what completing an order in the fourth row takes and gives, but for the card."""
    wood, materials = needs(id)
    dice: list[Facts] = [{f"wood {die}": -1} for die in wood]
    paid: Facts = {good: -n for good, n in materials.items()}
    return together(*dice, paid, {"blueberry": 1, "beside": "-", "done": id})


@pytest.mark.parametrize("id", [id for id, card in ORDERS.items() if card["deck"] != "nut"])
def test_completed_for_the_printed_reward(id: str) -> None:
    g = turn(ready_for(id, 4))
    before = facts(g)
    picks, gained = brought(ORDERS[id]["reward"], CHOICES)

    play(g, f"order/{id} {picks}")

    assert changed(before, g) == together(given(id), gained)


@pytest.mark.parametrize("id", [id for id, card in ORDERS.items() if card["deck"] == "nut"])
@pytest.mark.parametrize("choice", [1, 2])
def test_nut_orders_claim_a_commission_or_give_blueberries_and_points(id: str, choice: int) -> None:
    g = turn(ready_for(id, 4))
    before = facts(g)
    commission, instead = ORDERS[id]["reward"].split(" | ")
    assert commission == "commission"

    play(g, f"order/{id} effect/{choice}")
    gained: Facts = {"claimed": "craft_school"}
    if choice == 1:
        assert offers(g) == ["guild_hall", "craft_school", "tool_museum"]
        play(g, "craft_school")
    else:
        gained = brought(instead, {})[1]

    assert changed(before, g) == together(given(id), gained)


@pytest.mark.parametrize("id", ORDERS)
def test_nothing_may_be_missing(id: str) -> None:
    """Without any one of the dice or materials the order can't be completed."""
    wood, materials = needs(id)
    for missing in range(len(wood)):
        g = turn(ready_for(id, 4))
        die = wood[missing]
        g.players[0].wood[["green", "yellow", "brown"].index(die[:-2]) * 6 + int(die[-1]) - 1] -= 1
        assert g.top_choice() is not None and refused(g, f"order/{id}") == "7.1"
    for good in materials:
        text = ready_for(id, 4).replace(
            f"{materials[good]} {good}", f"{materials[good] - 1} {good}"
        )
        assert refused(turn(text), f"order/{id}") == "7.1"


@pytest.mark.parametrize("id", [id for id, card in ORDERS.items() if card["deck"] != "nut"])
def test_taken_orders_lie_in_the_printed_row(id: str) -> None:
    others = [other for other in ("stool", "crate", "bucket", "ladder") if other != id][:3]
    g = doing("choose_orders", f"orders: {' '.join(others)} {id}\norder_deck: flute")

    play(g, "slot/4")

    (order,), (row,) = g.players[0].orders, g.players[0].rows
    assert (g.box.orders[order].id, row) == (id, ORDERS[id]["row"])
