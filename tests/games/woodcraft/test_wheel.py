"""Woodcraft, 4: the action wheel."""

from __future__ import annotations

import pytest

from klubovna.core.luck import dice
from klubovna.games.woodcraft import GAME
from klubovna.games.woodcraft.pieces.numbers import STRIDE, TILE_IDS
from tests.games.woodcraft.facts import Facts, changed, facts
from tests.games.woodcraft.printed import PRINT, brought, together
from tests.games.woodcraft.table import end_turn, offers, play, refused, table, turn, wheel


def spread(saw: int, places: str) -> str:
    """Return the lines of a wheel without arc; tiles lie on these places, in their order."""
    words = [f"{tile}={place}" for tile, place in zip(TILE_IDS, places.split(), strict=True)]
    return f"saw: {saw}\narc: no\ntiles: {' '.join(words)}"


# Bonuses of the places.

FAR = {
    1: "3:7 3:6 3:5 3:4 3:3 3:2",
    2: "4:7 4:6 4:5 4:4 4:3 4:2",
    3: "1:7 1:6 1:5 1:4 1:3 1:2",
    4: "2:7 2:6 2:5 2:4 2:3 2:2",
}
CHOICES: dict[str, tuple[str, Facts]] = {
    "produce 1": ("", {"vp": 1}),
    "tool": ("tool/mallet attic/B1", {"attic B1": "mallet", "tools mallet": -1}),
    "(die green 2 | die yellow 1)": ("effect/1", {"wood green-2": 1}),
    "(1 lantern | die brown 1)": ("effect/2", {"wood brown-1": 1}),
}


@pytest.mark.parametrize("space", range(1, 8))
@pytest.mark.parametrize("sector", [1, 2, 3, 4])
@pytest.mark.parametrize("level", [0, 1, 2])
def test_a_moved_tile_brings_what_lies_on_its_place(sector: int, space: int, level: int) -> None:
    """The outer bonus, and the window of the sector: the higher one instead of the lower."""
    saw = (sector + level) % 4 + 1 if level else sector % 4 + 1
    g = turn(f"{spread(saw, f'{sector}:{space} {FAR[sector]}')}\nhelpers 0: nut_gatherer")
    before = facts(g)
    printed = PRINT["sector"][sector - 1]
    outer = brought(printed[f"outer_{space}"], CHOICES)
    window = brought(printed[f"window_{level}"], CHOICES) if level else ("", Facts())

    play(g, f"tile/buy_wood {outer[0]} {window[0]}")

    won = together(outer[1], window[1])
    moved: Facts = {"tile buy_wood": f"{sector % 4 + 1}:7", "main": "0"}
    moved["wheel_lanterns"] = won.get("lantern", 0)
    assert changed(before, g) == together(moved, won)


@pytest.mark.parametrize("saw", [1, 2, 3, 4])
def test_levels_of_the_windows(saw: int) -> None:
    """None before the arrow nor in the sector behind; then the first, then the second."""
    g = table(f"saw: {saw}")

    levels = [g.level_of((saw - 1 - behind) % 4) for behind in range(4)]

    assert levels == [0, 0, 1, 2]


@pytest.mark.parametrize("space", range(1, 8))
def test_the_arc_covers_outer_bonuses_of_the_start_sector_only(space: int) -> None:
    g = turn(f"tiles: buy_wood=1:{space} {TILE_IDS[space - 1]}=1:1\nsaw: 2")
    before = facts(g)

    play(g, "tile/buy_wood")

    assert changed(before, g) == {"tile buy_wood": "2:7", "main": "0"}


# Moving.


def test_a_tile_stops_before_the_first_one_of_the_next_sector() -> None:
    g = turn(spread(3, "1:4 1:3 2:7 2:4 3:7 3:6 3:5"))

    play(g, "tile/buy_wood")

    assert wheel(g)["buy_wood"] == "2:3", "the gap between 4 and 7 stays"


def test_a_tile_goes_to_the_end_of_an_empty_sector() -> None:
    g = turn(spread(3, "1:4 1:3 3:7 3:6 3:5 3:4 3:3"))

    play(g, "tile/trade_dice")

    assert wheel(g)["trade_dice"] == "2:7"


def test_the_saw_turns_only_when_the_arrow_is_crossed() -> None:
    g = turn(spread(3, "2:4 2:3 3:7 3:6 3:5 3:4 3:3"))

    end_turn(play(g, "tile/buy_wood"))
    assert (wheel(g)["buy_wood"], g.saw + 1) == ("3:2", 3)
    play(g, "tile/choose_orders")
    assert (wheel(g)["choose_orders"], g.saw + 1) == ("4:7", 4)


def test_tiles_before_the_arrow_wait_for_the_sector_beyond() -> None:
    g = turn(spread(3, "4:7 1:3 3:7 3:6 2:5 2:4 2:3"))

    assert offers(g, "tile") == [
        "buy_wood",
        "trade_dice",
        "hire_helper",
        "produce_plant",
        "upgrade_workshop",
    ]
    assert refused(g, "tile/buy_materials") == refused(g, "tile/choose_orders") == "4.4"
    end_turn(play(g, "tile/buy_wood effect/2"))
    assert refused(g, "tile/buy_materials") == ""


def test_only_one_tile_is_moved_in_a_turn() -> None:
    g = play(turn("goods 0: 9 lantern"), "tile/buy_wood")

    assert refused(g, "tile/trade_dice") == "4.1"
    assert offers(g, "tile") == []


def test_the_turn_cannot_end_before_a_tile_was_moved() -> None:
    g = turn()

    assert refused(g, "button/done") == "4.1"
    assert refused(play(g, "tile/hire_helper"), "button/done") == ""


# The arc.


def test_the_arc_goes_for_good_when_the_start_sector_is_empty() -> None:
    g = turn(
        "saw: 3\ntiles: buy_wood=1:2 trade_dice=2:7 buy_materials=2:6 choose_orders=2:5"
        " hire_helper=2:4 produce_plant=3:7 upgrade_workshop=3:6"
    )

    play(g, "tile/buy_wood")

    assert not g.arc


@pytest.mark.parametrize("start", [1, 2, 3, 4])
def test_the_arc_lies_on_the_chosen_start_sector(start: int) -> None:
    """Somebody takes the tile on each space: the first time nobody gets anything."""
    for tile in TILE_IDS:
        g = turn(f"settings: start_sector={start}")
        before = facts(g)
        play(g, f"tile/{tile}")
        assert {*changed(before, g)} == {f"tile {tile}", "main"}


# Facts of all games.


class Model:
    """A second wheel: places by tile as (sector, space), sectors from 0."""

    def __init__(self, start: int) -> None:
        self.start, self.saw, self.arc = start, (start + 1) % 4, True
        self.places = {tile: (start, tile + 1) for tile in range(7)}

    def spaces(self, sector: int) -> list[int]:
        return [space for where, space in self.places.values() if where == sector]

    def can_move(self, tile: int) -> bool:
        return self.places[tile][0] != self.saw or not self.spaces((self.saw + 1) % 4)

    def move(self, tile: int) -> list[str]:
        """Move a tile; return what else happens."""
        assert self.can_move(tile)
        sector = self.places[tile][0]
        goal = (sector + 1) % 4
        self.places[tile] = goal, min([8, *self.spaces(goal)]) - 1
        assert self.places[tile][1] > 0, "no tile can lap a sector with tiles"
        told = []
        if sector == self.saw:
            self.saw = goal
            told.append("saw_turned")
        if self.arc and not self.spaces(self.start):
            self.arc = False
            told.append("arc_left")
        assert any(self.can_move(other) for other in range(7)), "there is always one to move"
        return told


@pytest.mark.parametrize("players", [1, 2, 3, 4])
@pytest.mark.parametrize("start", [1, 2, 3, 4])
def test_the_wheel_in_random_games(players: int, start: int) -> None:
    """Every turn moves one tile; saw and arc go as they should, and nothing else moves a tile."""
    g = GAME.new(players, start * 10 + players, listen=True, start_sector=start)
    g.playout(dice(start))
    model, expected, moved = Model(start - 1), list[str](), 1
    for event in g.events or []:
        name = event.what.name
        if name == "turn":
            assert moved == 1
            moved = 0
        elif name in ("moved_tile", "solo_tile"):
            assert not expected
            expected = model.move(event.numbers[0])
            moved += name == "moved_tile"
        elif name in ("saw_turned", "arc_left"):
            assert expected.pop(0) == name
    assert [sector * STRIDE + space for sector, space in model.places.values()] == g.tiles
    assert (model.saw, model.arc) == (g.saw, g.arc)
