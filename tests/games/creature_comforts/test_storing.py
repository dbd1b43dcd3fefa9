"""Storing: as many points as there can be, and larders that a player fills."""

from __future__ import annotations

from itertools import product
from pathlib import Path

import pytest

from klubovna.core.luck import dice
from klubovna.games.creature_comforts.box import reader
from klubovna.games.creature_comforts.box.contents import Box
from klubovna.games.creature_comforts.pieces.numbers import (
    COMFORTS,
    RESOURCE_IDS,
    RESOURCES,
)
from klubovna.games.creature_comforts.rules.storing import (
    SHELVES,
    best_storing,
    empty_larder,
    laid_out,
    larder_of_picks,
    left_over,
    left_points,
    picks_of_larder,
    room,
    shelf_limits,
    shelf_set,
    stored_points,
)

BOX = reader.load()
CLOTHING, FOOD, LIGHTING, OUTDOOR = range(4)
FILE = Path(reader.__file__).with_name("cards.toml")
STORERS = ["piggy_bank", "bookshelf", "pantry", "fairy_garden", "hearth", "lamp"]
READ = ["muffler", "socks", "soup", "bread"]


def kinds(*ids: str) -> list[int]:
    return sorted([card.id for card in BOX.comforts].index(id) for id in ids)


def books(*ids: str) -> list[int]:
    return [[card.id for card in BOX.improvements].index(id) for id in ids]


def heap(**counts: int) -> list[int]:
    return [counts.get(id, 0) for id in RESOURCE_IDS]


def points(crafted: list[int], built: list[int] | None = None, **counts: int) -> int:
    return best_storing(BOX, crafted, built or [], heap(**counts))[0]


def by_hand(box: Box, crafted: list[int], built: list[int], stock: list[int]) -> int:
    """Try all larders."""
    limits = [min(limit, max(stock)) for limit in shelf_limits(box, crafted, built)]
    shelves = [shelf for shelf in range(SHELVES) if limits[shelf]]
    best = 0
    for counts in product(*(range(limits[shelf] + 1) for shelf in shelves)):
        left = stock.copy()
        larder = empty_larder()
        for shelf, count in zip(shelves, counts, strict=True):
            larder[shelf] = count
            wanted = shelf_set(box, shelf)
            left = [left[r] - count * wanted[r] for r in range(RESOURCES)]
        if min(left) >= 0:
            best = max(best, stored_points(box, larder) + left_points(box, left))
    return best


def test_t24_storage_is_exclusive() -> None:
    assert points(kinds("hearth"), wood=5) == 4
    assert points(kinds("hearth", "hearth"), wood=4) == 4
    assert best_storing(BOX, kinds("hearth"), [], heap(wood=5))[1][kinds("hearth")[0]] == 2


def test_t25_lamp_and_bookshelf_with_three_stories() -> None:
    assert points(kinds("lamp", "bookshelf"), story=3) == 7 + 3
    assert points(kinds("lamp"), story=3) == 7 + 2
    assert points(kinds("lamp"), story=4) == 7 + 4
    assert points(kinds("lamp", "lamp"), story=4) == 14


def test_books_store_one_story_on_each_comfort() -> None:
    crafted = kinds("muffler", "muffler", "socks", "soup")
    assert points(crafted, books("pattern_book"), story=5) == 3 * 4 + 2 * 2
    assert points(crafted, books("pattern_book", "recipe_book"), story=5) == 4 * 4 + 2
    assert points(crafted, story=5) == 10
    larder = best_storing(BOX, crafted, books("pattern_book", "recipe_book"), heap(story=5))[1]
    assert larder[COMFORTS + CLOTHING] == 3 and larder[COMFORTS + FOOD] == 1


def test_what_is_better_left_is_not_stored() -> None:
    """Three goods of a pantry set are worth 2, but as part of a garden set more."""
    six = {"wood": 1, "stone": 1, "fruit": 1, "mushroom": 1, "yarn": 1, "grain": 1}
    assert points(kinds("pantry", "fairy_garden"), None, **six) == 8
    assert points(kinds("pantry"), None, **six) == 2 + 1
    assert points(kinds("pantry"), lesson=3) == 0


def test_wood_for_the_hearth_or_the_garden() -> None:
    stock = heap(wood=3, stone=1, fruit=1, mushroom=1, yarn=1, grain=1)
    total, larder = best_storing(BOX, kinds("hearth", "fairy_garden"), [], stock)
    assert total == 8 + 2
    assert sum(larder) == 2


@pytest.mark.parametrize("seed", range(60))
def test_no_plan_is_better(seed: int) -> None:
    luck = dice(seed)
    crafted = kinds(*(id for id in STORERS + READ for _ in range(luck.below(3))))
    built = books(*(id for id in ("pattern_book", "recipe_book") if luck.below(2)))
    stock = [luck.below(5) for _ in range(RESOURCES)]

    total, larder = best_storing(BOX, crafted, built, stock)

    assert total == by_hand(BOX, crafted, built, stock)
    left = left_over(BOX, larder, stock)
    assert min(left) >= 0
    assert total == stored_points(BOX, larder) + left_points(BOX, left)
    limits = shelf_limits(BOX, crafted, built)
    assert all(larder[shelf] <= limits[shelf] for shelf in range(SHELVES))


def test_no_plan_is_better_with_other_sets(tmp_path: Path) -> None:
    """Sets that mix goods with coins and stories make shelves rivals that were none."""
    text = FILE.read_text("utf-8")
    for old, new in (
        ('stored = "1 coin"', 'stored = "1 coin + 1 wood"'),
        ('stored = "1 story"', 'stored = "1 story + 1 coin"'),
        ("limit = 1", "limit = 2"),
    ):
        assert old in text
        text = text.replace(old, new)
    path = tmp_path / "mixed.toml"
    path.write_text(text, "utf-8")
    box = reader.load(str(path))
    luck = dice(3)
    for _ in range(20):
        crafted = kinds(*(id for id in STORERS if luck.below(2)), "soup")
        stock = [luck.below(5) for _ in range(RESOURCES)]
        built = books("recipe_book")
        expected = by_hand(box, crafted, built, stock)
        assert best_storing(box, crafted, built, stock)[0] == expected


# Plans of a player.


def test_room_is_what_can_still_be_stored() -> None:
    crafted, built = kinds("lamp", "bookshelf", "socks"), books("pattern_book")
    lamp, shelf = kinds("lamp")[0], kinds("bookshelf")[0]
    stock = heap(story=3)

    more = room(BOX, crafted, built, stock, empty_larder())
    assert (more[lamp], more[shelf], more[COMFORTS + CLOTHING]) == (1, 3, 1)

    more = room(BOX, crafted, built, stock, larder_of_picks(BOX, [lamp]))
    assert (more[lamp], more[shelf], more[COMFORTS + CLOTHING]) == (0, 1, 1)

    full = larder_of_picks(BOX, [lamp, kinds("socks")[0]])
    assert room(BOX, crafted, built, stock, full) == empty_larder()


def test_picks_make_a_plan() -> None:
    lamp, socks, soup = (kinds(id)[0] for id in ("lamp", "socks", "soup"))
    larder = larder_of_picks(BOX, [lamp, socks, socks, soup])
    assert larder[lamp] == 1
    assert (larder[COMFORTS + CLOTHING], larder[COMFORTS + FOOD]) == (2, 1)
    assert sum(larder) == 4
    assert left_over(BOX, larder, heap(story=6)) == heap(story=1)


@pytest.mark.parametrize("seed", range(20))
def test_the_best_plan_can_be_laid_on_cards(seed: int) -> None:
    """Its picks make the larder again, and what lies on cards is what it takes."""
    luck = dice(seed)
    crafted = kinds(*(id for id in STORERS + READ for _ in range(luck.below(3))))
    built = books(*(id for id in ("pattern_book", "recipe_book") if luck.below(2)))
    stock = [luck.below(5) for _ in range(RESOURCES)]
    larder = best_storing(BOX, crafted, built, stock)[1]

    picks = picks_of_larder(BOX, crafted, larder)

    assert larder_of_picks(BOX, picks) == larder
    lying = [sum(heap) for heap in zip(*laid_out(BOX, crafted, picks), strict=True)]
    left = left_over(BOX, larder, stock)
    assert not crafted or [a + b for a, b in zip(lying, left, strict=True)] == stock


def test_a_copy_is_filled_before_the_next_one() -> None:
    """A lamp has room for two stories, a comfort that a book speaks of for one."""
    crafted = kinds("lamp", "lamp", "socks", "socks", "hearth")
    picks = kinds("lamp", "lamp", "socks", "hearth", "hearth")
    lying = dict.fromkeys(crafted, "")
    for kind, on_it in zip(crafted, laid_out(BOX, crafted, picks), strict=True):
        lying[kind] += f"{sum(on_it)} "
    lamp, socks, hearth = (kinds(id)[0] for id in ("lamp", "socks", "hearth"))
    assert (lying[lamp], lying[socks], lying[hearth]) == ("2 2 ", "1 0 ", "4 ")
