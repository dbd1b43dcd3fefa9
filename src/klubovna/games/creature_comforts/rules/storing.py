"""Creature Comforts: resources stored for points when winter comes.

Comforts store sets of resources, books store a story on each comfort of a type. A larder says how
much: the sets on each kind of comfort, then the stories on comforts of each type.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from klubovna.games.creature_comforts.box.contents import PER_STORED_SET, Box, Heap
from klubovna.games.creature_comforts.pieces.numbers import (
    BIT,
    COIN,
    COMFORTS,
    GOODS,
    NONE,
    RESOURCES,
    STORY,
    TYPES,
)

SHELVES: Final = COMFORTS + TYPES  # of a larder
ENDLESS: Final = 999
ONE_STORY: Final[Heap] = tuple([int(resource == STORY) for resource in range(RESOURCES)])


def empty_larder() -> list[int]:
    """Return a larder with nothing in it."""
    return [0] * SHELVES


# Shelves: kinds of comforts that store sets, and types of comforts that store stories.


def is_shelf(box: Box, kind: i64) -> bool:
    """Tell whether anything can ever lie on a comfort."""
    return box.comforts[kind].bonus == PER_STORED_SET or box.comforts[kind].type != NONE


def shelf_of(box: Box, kind: i64) -> int:
    """Return the shelf that a comfort is: one of its kind, or of its type for stories."""
    comfort = box.comforts[kind]
    return int(kind) if comfort.bonus == PER_STORED_SET else COMFORTS + comfort.type


def copy_limit(box: Box, kind: i64) -> int:
    """Return how many sets lie on one copy of a comfort at most; of stories it is one."""
    comfort = box.comforts[kind]
    return comfort.limit or ENDLESS if comfort.bonus == PER_STORED_SET else 1


def shelf_set(box: Box, shelf: i64) -> Heap:
    """Return what is stored together on a shelf."""
    return box.comforts[shelf].stored if shelf < COMFORTS else ONE_STORY


def shelf_points(box: Box, shelf: i64) -> int:
    """Return the points for one set on a shelf."""
    if shelf < COMFORTS:
        return box.comforts[shelf].bonus_points
    return box.improvements[box.books[shelf - COMFORTS]].bonus_points


def shelf_limits(box: Box, crafted: list[int], built: list[int]) -> list[int]:
    """Return how many sets a player's shelves hold; each copy of a comfort has its limit."""
    limits = empty_larder()
    for kind in crafted:
        comfort = box.comforts[kind]
        if comfort.bonus == PER_STORED_SET:
            limits[kind] += comfort.limit or ENDLESS
        if comfort.type != NONE and box.books[comfort.type] in built:
            limits[COMFORTS + comfort.type] += 1
    return limits


def sets_in(heap: list[int], wanted: Heap) -> int:
    """Return how many sets of resources a heap holds."""
    most = ENDLESS
    for resource in range(RESOURCES):
        if wanted[resource]:
            most = min(most, heap[resource] // wanted[resource])
    return most


# Larders.


def larder_of_picks(box: Box, picks: list[int]) -> list[int]:
    """Return a larder from kinds of comforts, each with one set or one story."""
    larder = empty_larder()
    for kind in picks:
        larder[shelf_of(box, kind)] += 1
    return larder


def picks_of_larder(box: Box, crafted: list[int], larder: list[int]) -> list[int]:
    """Return the kinds of comforts on which a larder puts its sets and stories."""
    picks: list[int] = []
    left = larder.copy()
    for kind in crafted:
        shelf = shelf_of(box, kind) if is_shelf(box, kind) else NONE
        if shelf == NONE:
            continue
        count = left[shelf] if shelf < COMFORTS else min(left[shelf], 1)
        picks += [kind] * count
        left[shelf] -= count
    return picks


def laid_out(box: Box, crafted: list[int], picks: list[int]) -> list[list[int]]:
    """Return the heap that lies on each crafted comfort: a copy is filled before the next one."""
    left = picks.copy()
    heaps: list[list[int]] = []
    for kind in crafted:
        heap = [0] * RESOURCES
        for _ in range(min(left.count(kind), copy_limit(box, kind))):
            left.remove(kind)
            take(heap, shelf_set(box, shelf_of(box, kind)), -1)
        heaps.append(heap)
    return heaps


def left_over(box: Box, larder: list[int], heap: list[int]) -> list[int]:
    """Return what is left of a heap after storing."""
    left = heap.copy()
    for shelf in range(SHELVES):
        if larder[shelf]:
            wanted = shelf_set(box, shelf)
            for resource in range(RESOURCES):
                left[resource] -= larder[shelf] * wanted[resource]
    return left


def room(
    box: Box, crafted: list[int], built: list[int], heap: list[int], larder: list[int]
) -> list[int]:
    """Return how many more sets could be stored on each shelf, beside those of a larder."""
    limits = shelf_limits(box, crafted, built)
    left = left_over(box, larder, heap)
    more = empty_larder()
    for shelf in range(SHELVES):
        if limits[shelf] > larder[shelf]:
            more[shelf] = min(limits[shelf] - larder[shelf], sets_in(left, shelf_set(box, shelf)))
    return more


def stored_points(box: Box, larder: list[int]) -> int:
    """Return the points for everything stored."""
    points = 0
    for shelf in range(SHELVES):
        if larder[shelf]:
            points += larder[shelf] * shelf_points(box, shelf)
    return points


def left_points(box: Box, left: list[int]) -> int:
    """Return the points for what is left over."""
    goods = 0
    for good in range(GOODS):
        goods += left[good]
    points = left[STORY] * box.story_points + left[COIN] * box.coin_points
    return points + goods // box.goods_per_point


# The best larder.


def best_storing(
    box: Box, crafted: list[int], built: list[int], heap: list[int]
) -> tuple[int, list[int]]:
    """Return the most points for storing and for what is left, and the larder that brings them.

    Shelves that want different resources don't disturb each other, so they are tried apart.
    """
    larder = empty_larder()
    points = left_points(box, heap)
    limits = shelf_limits(box, crafted, built)
    shelves: list[int] = []
    for shelf in range(SHELVES):
        if limits[shelf] and sets_in(heap, shelf_set(box, shelf)):
            shelves.append(shelf)
    while shelves:
        together = rivals(box, shelves)
        search = ShelfSearch(box, together, limits, heap)
        search.go(0, 0)
        points += search.best - left_points(box, heap)
        for at in range(len(together)):
            larder[together[at]] = search.best_counts[at]
        shelves = [shelf for shelf in shelves if shelf not in together]
    return points, larder


def rivals(box: Box, shelves: list[int]) -> list[int]:
    """Return the first shelf, and all that want what it or another one of them wants."""
    wants: i64 = wanted_resources(box, shelves[0])
    found: list[int] = []
    grown = True
    while grown:
        grown = False
        for shelf in shelves:
            wanted = wanted_resources(box, shelf)
            if shelf not in found and wanted & wants:
                found.append(shelf)
                wants |= wanted
                grown = True
    return found


def wanted_resources(box: Box, shelf: i64) -> i64:
    """Return what a shelf wants, as bits; goods are one thing, as points for them are."""
    wanted = shelf_set(box, shelf)
    found: i64 = 0
    for resource in range(RESOURCES):
        if wanted[resource]:
            found |= BIT[max(resource, GOODS - 1)]
    return found


class ShelfSearch:
    """Tries how much to store on shelves that want the same resources."""

    def __init__(self, box: Box, shelves: list[int], limits: list[int], heap: list[int]) -> None:
        self.box: Final = box
        self.shelves: Final = shelves
        self.limits: Final = limits
        self.left: Final = heap.copy()
        self.counts: Final = [0] * len(shelves)
        self.best = NONE
        self.best_counts = [0] * len(shelves)

    def go(self, at: i64, points: i64) -> None:
        """Try every number of sets on a shelf, with everything on those after it."""
        if at == len(self.shelves):
            total = points + left_points(self.box, self.left)
            if total > self.best:
                self.best = total
                self.best_counts = self.counts.copy()
            return
        shelf = self.shelves[at]
        wanted = shelf_set(self.box, shelf)
        gain = shelf_points(self.box, shelf)
        most = min(self.limits[shelf], sets_in(self.left, wanted))
        for count in range(most + 1):
            self.counts[at] = count
            self.go(at + 1, points + count * gain)
            if count < most:
                take(self.left, wanted, 1)
        take(self.left, wanted, -most)
        self.counts[at] = 0


def take(heap: list[int], wanted: Heap, times: i64) -> None:
    """Take sets of resources off a heap; a negative number puts them back."""
    for resource in range(RESOURCES):
        heap[resource] -= times * wanted[resource]
