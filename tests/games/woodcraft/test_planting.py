"""Woodcraft, 5.6 and 5.7: planting trees, and upgrades of the workshop."""

from __future__ import annotations

import pytest

from klubovna.games.woodcraft import GAME
from klubovna.words import Words
from tests.games.woodcraft.facts import Facts, changed, facts
from tests.games.woodcraft.printed import PRINT, brought, together
from tests.games.woodcraft.table import (
    asked,
    attic,
    doing,
    end_turn,
    goods,
    offers,
    play,
    ready,
    refused,
    trees,
    turn,
    wood,
)

CHAINS = ["pot", "saw", "joint", "gluing"]


# Planting.


@pytest.mark.parametrize(
    ("die", "pieces"),
    [("green-1", "1"), ("green-2", "1 2"), ("green-3", "1 2"), ("green-6", "1 2")],
)
def test_a_one_or_a_two_or_such_a_piece(die: str, pieces: str) -> None:
    g = doing("produce_plant", f"wood 0: {die}\nhelpers 0: whittler")

    assert offers(g, "plant") == [f"{die}-{piece}" for piece in pieces.split()]


@pytest.mark.parametrize(
    ("die", "piece", "rest"),
    [
        ("green-1", 1, "-"),
        ("green-2", 2, "-"),
        ("green-2", 1, "green-1"),
        ("green-6", 1, "green-5"),
        ("green-6", 2, "green-4"),
    ],
)
def test_the_rest_stays_as_wood_of_the_same_colour(die: str, piece: int, rest: str) -> None:
    g = turn(f"wood 0: {die}\nhelpers 0: whittler\ntile: produce_plant")
    before = facts(g)

    play(g, f"button/main plant/{die}-{piece} pass")

    assert (wood(g), trees(g)) == (rest, f"green-{piece}")
    assert {key.split()[0] for key in changed(before, g)} == {"wood", "tree", "main"}, "no saw"


def test_r1_pot_and_die_have_the_same_colour() -> None:
    g = doing(
        "produce_plant", "wood 0: green-2 yellow-2 brown-1\nhelpers 0: whittler\nowned 0: pot=2"
    )

    assert offers(g, "plant") == ["green-2-1", "green-2-2", "yellow-2-1", "yellow-2-2"]
    assert refused(g, "plant/brown-1-1") == "5.8"


@pytest.mark.parametrize(("lang", "colour"), [("cs", "své barvy"), ("en", "of its colour")])
def test_whoever_is_refused_a_colour_is_told_of_colours(lang: str, colour: str) -> None:
    """A tree goes to an empty pot of its colour."""
    g = doing("produce_plant", "wood 0: green-2 brown-1\nhelpers 0: whittler")

    assert colour in Words(GAME, lang).rule(refused(g, "plant/brown-1-1"))


def test_only_into_an_empty_pot() -> None:
    g = doing("produce_plant", "wood 0: green-2\nhelpers 0: whittler sawyer\ntrees 0: green-3")

    assert offers(g, "plant") == []


def test_one_helper_and_one_tree() -> None:
    g = doing(
        "produce_plant", "wood 0: green-2 yellow-2\nowned 0: pot=2\nhelpers 0: whittler sawyer"
    )

    play(g, "whittler plant/green-2-2")

    assert asked(g) == "actions", "neither a second helper nor a second tree"
    assert (goods(g), trees(g)) == ("3 blueberry", "green-2")


def test_r32_planting_first() -> None:
    g = doing("produce_plant", "wood 0: green-2\nhelpers 0: whittler sawyer")

    play(g, "plant/green-2-2")
    assert offers(g) == ["whittler", "sawyer", "pass"]
    play(g, "whittler")

    assert (goods(g), trees(g), asked(g)) == ("3 blueberry", "green-2", "actions")


def test_r32_a_die_just_produced_can_be_planted() -> None:
    g = doing("produce_plant", "helpers 0: seedling_keeper sawyer")

    play(g, "seedling_keeper plant/green-1-1")

    assert (wood(g), trees(g)) == ("-", "green-1")


def test_two_helpers_leave_no_tree() -> None:
    g = doing("produce_plant", "wood 0: green-2 green-3\nhelpers 0: whittler sawyer gardener")

    play(g, "whittler sawyer")

    assert (asked(g), trees(g)) == ("actions", "-")


THREE_POTS = "owned 0: pot=3\nwood 0: green-2 yellow-2 brown-2\nhelpers 0: whittler sawyer"


@pytest.mark.parametrize(
    "picks",
    [
        "whittler plant/green-2-2 plant/brown-2-1",
        "plant/green-2-2 whittler plant/brown-2-1",
        "plant/brown-2-1 plant/green-2-2 whittler",
    ],
)
def test_with_the_brown_pot_two_trees_and_one_helper(picks: str) -> None:
    g = play(doing("produce_plant", THREE_POTS), picks)

    assert asked(g) in ("actions", "confirm")
    assert (goods(g), trees(g)) == ("3 blueberry", "green-2 brown-1")


def test_with_the_brown_pot_still_two_helpers_without_a_tree() -> None:
    g = play(doing("produce_plant", THREE_POTS), "whittler sawyer")

    assert (asked(g), trees(g)) == ("actions", "-")


def test_two_trees_without_production() -> None:
    g = play(doing("produce_plant", THREE_POTS), "plant/yellow-2-1 plant/green-2-1 pass")

    assert (trees(g), wood(g)) == ("green-1 yellow-1", "green-1 yellow-1 brown-2")


def test_a_tree_planted_in_this_turn_can_be_felled_but_grows_later() -> None:
    g = doing("produce_plant", "wood 0: green-1 green-2")

    play(g, "plant/green-2-2 fell/green")

    assert (wood(g), trees(g)) == ("green-1 green-2", "-")


def test_without_helpers_trees_can_be_planted() -> None:
    g = play(doing("produce_plant", "wood 0: green-1 green-2"), "plant/green-1-1")

    assert trees(g) == "green-1"


# 5.7 Upgrades.


def owning(chain: str, count: int) -> str:
    owned = {"pot": 1, "saw": 1, "joint": 1, "gluing": 0} | {chain: count}
    return " ".join(f"{id}={n}" for id, n in owned.items())


STEPS = [(chain, n) for chain in CHAINS for n in range(len(PRINT[chain])) if chain == "gluing" or n]


@pytest.mark.parametrize(("chain", "owned"), STEPS)
def test_each_tile_of_each_chain(chain: str, owned: int) -> None:
    """Its price is paid, it is ready, and its reward comes once."""
    tile = PRINT[chain][owned]
    text = f"goods 0: 12 blueberry\nowned 0: {owning(chain, owned)}\ntile: upgrade_workshop"
    g = turn(text)
    before = facts(g)

    play(g, f"button/main upgrade/{chain}")

    bought: Facts = {"blueberry": -tile["cost"], f"owned {chain}": 1, "main": "7"}
    if chain == "pot":
        bought |= {f"tree {tile['id']}": f"{tile['id']}-{tile['seedling']}"}
    else:
        kind = {
            "saw": ["saw"] * (owned + 1) + ["joint_1"],
            "gluing": ["saw", "joint_1", "gluing"],
            "joint": ["saw"] + [f"joint_{n + 1}" for n in range(owned + 1)],
        }
        bought |= {"ready": " ".join(kind[chain])}
    assert changed(before, g) == together(bought, brought(tile["reward"], {})[1])


@pytest.mark.parametrize(("chain", "owned"), STEPS)
def test_a_tile_must_be_paid(chain: str, owned: int) -> None:
    cost = PRINT[chain][owned]["cost"]
    text = f"goods 0: {cost - 1} blueberry 3 lantern\nowned 0: {owning(chain, owned)}"
    g = turn(f"{text}\nhelpers 0: whittler\ntile: upgrade_workshop")

    if refused(g, "button/main") == "":
        play(g, "button/main")
        assert asked(g) != "upgrade" or refused(g, f"upgrade/{chain}") == "5.9"
    assert g.players[0].owned[CHAINS.index(chain)] == owned


def test_complete_chains_are_not_offered() -> None:
    g = doing("upgrade_workshop", "goods 0: 30 blueberry\nowned 0: saw=3 joint=3")

    assert offers(g) == ["pot", "gluing"]
    assert refused(g, "upgrade/saw") == "5.9"


def test_everything_bought() -> None:
    g = turn("goods 0: 30 blueberry\nowned 0: pot=3 saw=3 joint=3 gluing=1\ntile: upgrade_workshop")

    assert refused(g, "button/main") == "3.3"


def test_only_one_upgrade() -> None:
    g = doing("upgrade_workshop", "goods 0: 30 blueberry\nwood 0: green-2")

    assert asked(play(g, "saw")) == "actions"


@pytest.mark.parametrize(("chain", "price"), [("pot", 3), ("saw", 3), ("joint", 2), ("gluing", 2)])
def test_the_workshop_builder_takes_two_off(chain: str, price: int) -> None:
    g = doing("upgrade_workshop", "goods 0: 9 blueberry\nhelpers 0: workshop_builder")

    assert goods(play(g, f"upgrade/{chain}")) == f"{9 - price} blueberry"


def test_new_tiles_work_at_once() -> None:
    g = doing("upgrade_workshop", "goods 0: 5 blueberry\nused 0: saw\nwood 0: green-4")
    assert asked(g) == "upgrade"

    play(g, "upgrade/saw cut/green-4 2+2")

    assert (wood(g), ready(g)) == ("green-2 green-2", "joint_1")


def test_r39_the_seedling_of_a_new_pot_grows_as_a_tree() -> None:
    g = doing("upgrade_workshop", "players: 1\ngoods 0: 5 blueberry")

    play(g, "upgrade/pot")
    assert trees(g) == "yellow-1"
    end_turn(g)

    assert trees(g) == "yellow-3"


def test_the_third_sawing_tile_raises_reputation_and_its_milestone_gives_a_tool() -> None:
    g = doing("upgrade_workshop", "goods 0: 7 blueberry\nowned 0: saw=2\nreputation 0: 1")

    play(g, "upgrade/saw plane B3")

    assert (g.players[0].reputation, attic(g)) == (3, "B3=plane")
