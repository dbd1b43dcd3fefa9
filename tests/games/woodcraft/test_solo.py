"""Woodcraft, 14: the game alone."""

from __future__ import annotations

import pytest

from klubovna.core.luck import dice
from klubovna.games.woodcraft import GAME
from klubovna.games.woodcraft.pieces.numbers import TILE_IDS
from klubovna.games.woodcraft.rules.rounds import Round
from klubovna.games.woodcraft.rules.solo import SoloTurn
from klubovna.games.woodcraft.rules.tracks import change_reputation
from klubovna.games.woodcraft.state import Wood
from tests.games.woodcraft.facts import Facts, changed, facts
from tests.games.woodcraft.printed import PRINT
from tests.games.woodcraft.table import (
    SOLO_IDS,
    end_turn,
    fated,
    going_on,
    goods,
    helper_row,
    order_row,
    play,
    table,
    turn,
    wheel,
)

CARDS = {card["id"]: card for card in PRINT["solo_card"]}
DECKS = "order_deck: flute sled\nhelper_deck: sawyer whittler\n"
ROWS = {
    "orders": "wooden_spoon cutting_board birdhouse rolling_pin",
    "helpers": "berry_picker lamplighter glue_boiler old_foreman",
}


def alone(text: str = "") -> Wood:
    return table(f"players: 1\n{text}")


def draw(g: Wood, *cards: str, then: tuple[int, ...] = ()) -> Wood:
    """Let these solo cards be drawn one after the other, with other luck afterwards."""
    left, outcomes = [SOLO_IDS[n] for n in g.solo_deck], []
    for card in cards:
        outcomes.append(left.index(card))
        left.remove(card)
    return going_on(fated(g, *outcomes, *then), SoloTurn())


# Cards.


@pytest.mark.parametrize("id", CARDS)
def test_each_card(id: str) -> None:
    """Tiles move in order and bring nobody anything; then the rival, the rows, the dice."""
    card = CARDS[id]
    g = alone(DECKS + "store: green-1 green-1 yellow-1 yellow-1 brown-1 brown-1")
    before = facts(g)

    draw(g, id, then=(5, 5, 5) if "dice" in card else (0, 0))

    expected: Facts = {
        "solo_deck": " ".join(other for other in CARDS if other != id),
        "solo_discard": id,
    }
    tiles = ["buy_wood"] if card["tiles"] == ["rearmost"] else card["tiles"]
    expected |= {f"tile {tile}": f"2:{7 - n}" for n, tile in enumerate(tiles)}
    if card["rival"]:
        expected["rival"] = card["rival"]
    expected |= gone(card, "order", "flute sled")
    expected |= gone(card, "helper", "sawyer whittler")
    if "dice" in card:
        slots = ["G1", "G2", "Y1", "Y2", "N1", "N2"]
        expected["store"] = " ".join("6" if slot in card["dice"] else "1" for slot in slots)
    assert changed(before, g) == expected


def gone(card: dict[str, list[int]], kind: str, deck: str) -> Facts:
    """Return what a card makes of a row: marked cards leave, the others slide, new ones come."""
    slots = card.get(f"{kind}_slots", [])
    if not slots:
        return {}
    row = ROWS[f"{kind}s"].split()
    stay = [id for n, id in enumerate(row) if n + 1 not in slots]
    first, then = deck.split()
    left = [id for n, id in enumerate(row) if n + 1 in slots]
    return {
        f"{kind}_row": " ".join([then, first, *stay]),
        f"{kind}_deck": "-",
        f"{kind}_discard": " ".join(left),
    }


def test_moved_tiles_turn_the_saw_and_bring_nobody_anything() -> None:
    """Trade dice crosses the arrow, buy wood leaves a lantern where it was."""
    g = alone("saw: 2\narc: no\ntiles: trade_dice=2:6 buy_wood=2:2 hire_helper=4:7")
    before = facts(g)

    draw(g, "rival_6")

    now = changed(before, g)
    assert (now["tile trade_dice"], now["saw"]) == ("3:7", "3")
    assert (now["tile buy_wood"], goods(g)) == ("3:6", "-")


# The hindmost tile.


@pytest.mark.parametrize(
    ("saw", "places", "hindmost"),
    [
        (2, "1:7 1:6 1:5 1:4 1:3 1:2 1:1", "upgrade_workshop"),
        (2, "2:7 2:6 2:5 2:4 1:3 1:2 1:6", "produce_plant"),
        (3, "2:7 2:6 2:5 3:7 3:6 3:5 2:4", "upgrade_workshop"),
        (4, "2:7 3:6 3:5 3:7 3:4 1:5 4:7", "produce_plant"),
        (4, "4:7 4:6 4:5 4:4 4:3 4:2 4:1", "upgrade_workshop"),
        (1, "1:7 1:6 4:5 4:4 3:3 3:2 2:6", "upgrade_workshop"),
    ],
)
def test_the_hindmost_tile(saw: int, places: str, hindmost: str) -> None:
    """In the first sector with tiles beyond the arrow, the tile on the lowest space."""
    tiles = " ".join(f"{tile}={at}" for tile, at in zip(TILE_IDS, places.split(), strict=True))
    g = alone(f"saw: {saw}\narc: no\ntiles: {tiles}")
    before = wheel(g)

    draw(g, "rival_9")

    assert [tile for tile in TILE_IDS if wheel(g)[tile] != before[tile]] == [hindmost]


# Blocked tiles.

BLOCKED = "arc: no\nsaw: 2\ntiles: buy_wood=3:7 "


def test_the_second_tile_moves_if_the_first_is_blocked() -> None:
    g = draw(alone(BLOCKED + "hire_helper=2:7"), "rival_3")

    assert (wheel(g)["hire_helper"], wheel(g)["buy_materials"]) == ("2:7", "2:6")


def test_a_first_tile_may_free_the_second() -> None:
    """Buy materials leaves the sector beyond the arrow, then choose orders can cross."""
    tiles = "buy_materials=3:7 choose_orders=2:7 buy_wood=1:7"
    g = draw(alone(f"arc: no\nsaw: 2\ntiles: {tiles}"), "rival_2")

    assert (wheel(g)["buy_materials"], wheel(g)["choose_orders"]) == ("4:7", "3:7")


def test_both_tiles_blocked_then_another_card() -> None:
    """The rest of the first card applies; the card is discarded before the next is drawn."""
    tiles = "hire_helper=2:7 buy_materials=2:6"
    g = alone(DECKS + BLOCKED + tiles)

    fated(g, SOLO_IDS.index("rival_3"), 0, 0, SOLO_IDS.index("rival_8") - 1)
    going_on(g, SoloTurn())

    assert wheel(g)["upgrade_workshop"] == "2:5"
    assert [SOLO_IDS[n] for n in g.solo_discard] == ["rival_3", "rival_8"]
    assert helper_row(g).split()[2:] == ["berry_picker", "lamplighter"]
    assert g.rival == 1


def test_a_spent_card_takes_part_in_a_reshuffle() -> None:
    g = alone(BLOCKED + "produce_plant=2:7")
    g.solo_deck, g.solo_discard = [6], [0, 7]
    fated(g, 0, 2)

    going_on(g, SoloTurn())

    assert (g.solo_discard, g.solo_deck) == ([7], [0, 6])


def test_an_empty_deck_is_made_of_the_discards() -> None:
    g = alone()
    g.solo_deck, g.solo_discard = [], [3, 4, 5]

    going_on(fated(g, 1), SoloTurn())

    assert (g.solo_deck, g.solo_discard) == ([3, 5], [4])


# The rival and reward tiles.


@pytest.mark.parametrize(
    ("before", "card", "removed"),
    [
        (4, "rival_7", 1),
        (3, "rival_9", 1),
        (4, "rival_9", 1),
        (5, "rival_7", 0),
        (2, "rival_9", 0),
        (9, "rival_8", 2),
        (8, "rival_10", 2),
        (9, "rival_10", 2),
    ],
)
def test_the_rival_removes_a_tile_that_it_reaches_or_passes(
    before: int, card: str, removed: int
) -> None:
    g = alone()
    g.rival = before

    draw(g, card)

    assert g.rival_got == removed, "the first tile is 1, the second 2"


def test_a_tile_that_you_reached_is_yours() -> None:
    g = alone("rewards: lantern_festival tool_cabinet\nreputation 0: 4")
    change_reputation(g, 0, 1)
    g.advance()
    assert goods(g) == "1 blueberry 2 lantern"

    g.rival = 4
    draw(g, "rival_7")

    assert (g.rival, g.rival_got) == (5, 0)


def test_a_tile_that_the_rival_reached_gives_nothing() -> None:
    g = alone("rewards: lantern_festival tool_cabinet\nreputation 0: 4")
    g.rival = 4
    draw(g, "rival_7")

    change_reputation(g, 0, 1)
    g.advance()

    assert goods(g) == "-"


def test_the_rival_meets_no_milestones_and_stops_at_the_end() -> None:
    g = alone()
    g.rival = 19

    draw(g, "rival_9")

    assert (g.rival, goods(g)) == (20, "-")


# Rounds.


@pytest.mark.parametrize("round", range(1, 15))
def test_a_commission_vanishes_at_the_start_of_rounds_10_and_13(round: int) -> None:
    g = alone(f"round: {round - 1}")

    going_on(g, Round())

    assert len(g.commissions) == (2 if round in (10, 13) else 3)


def test_only_unclaimed_commissions_vanish() -> None:
    for seed in range(6):
        g = table("players: 1\nround: 9\ncommissions: town_fair\nclaimed 0: guild_hall", seed)
        going_on(g, Round())
        assert (g.commissions, g.players[0].commissions) == ([], [0])


def test_which_commission_vanishes_is_chance() -> None:
    left = set()
    for seed in range(20):
        g = going_on(table("players: 1\nround: 9", seed), Round())
        left.add(tuple(g.commissions))

    assert left == {(0, 1), (0, 2), (1, 2)}


def test_a_card_is_drawn_after_each_turn_then_the_round_ends() -> None:
    g = GAME.new(1, 4, listen=True)
    g.playout(dice(3))
    names = [event.what.name for event in g.events]
    told = [name for name in names if name in ("turn", "solo_card", "new_round", "income_phase")]

    assert told.count("new_round") == told.count("turn") == 14
    for n, name in enumerate(told):
        if name == "turn":
            assert told[n + 1] == "solo_card"
        if name in ("new_round", "income_phase") and n:
            assert told[n - 1] in ("solo_card", "income_phase")
    assert told[-1] == "income_phase"


def test_the_turn_then_the_card() -> None:
    g = turn("players: 1\nround: 3")
    before = wheel(g)

    play(g, "tile/hire_helper")
    moved = [tile for tile in TILE_IDS if wheel(g)[tile] != before[tile]]

    assert moved == ["hire_helper"], "nothing else before the turn ends"
    assert order_row(g) == ROWS["orders"]
    end_turn(g)
    assert g.round == 4
