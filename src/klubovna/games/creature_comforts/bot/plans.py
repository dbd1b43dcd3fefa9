"""Creature Comforts: what a bot tries. Whole assignments of dice are searched for the best."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from klubovna.games.creature_comforts.bot.gains import Gains
from klubovna.games.creature_comforts.box.contents import DIE_VALUE, TOOL_SHED
from klubovna.games.creature_comforts.pieces.numbers import (
    ALL_DICE,
    BIT,
    BOARD_PLACES,
    DICE,
    FACES,
    INN,
    LESSON,
    NONE,
    OWL_DRAW,
    OWL_PICK,
    PLACES,
    RIVER_C,
    VILLAGE_DICE,
    WORKSHOP,
)
from klubovna.games.creature_comforts.pieces.players import no_work
from klubovna.games.creature_comforts.rules import dice
from klubovna.games.creature_comforts.rules.assign import AS_VALUE, NOTHING, Assign, tells_family
from klubovna.games.creature_comforts.rules.places import requirement_of
from klubovna.games.creature_comforts.rules.placing import READY, PlaceWorkers
from klubovna.games.creature_comforts.rules.trade import row_at
from klubovna.games.creature_comforts.rules.turn import FINISH, Resolve
from klubovna.games.creature_comforts.rules.winter import BEST, DONE, Store
from klubovna.games.creature_comforts.state import Comforts

SORTS: Final = FACES + 1  # of ways at a place: none, or as the value of its die


def plans(g: Comforts, player: i64, most: i64) -> list[list[int]]:
    """Return at most so many ways to go on, the best first; none where nothing is planned."""
    if not g.agenda:
        return []
    top = g.agenda[-1]
    if isinstance(top, PlaceWorkers):
        return [[READY]] if READY in g.legal_of(int(player)) else []
    if isinstance(top, Store):
        return [[BEST, DONE]] if BEST in g.legal_of(int(player)) else [[DONE]]
    if isinstance(top, Assign):
        return TurnSearch(g, player, top.place, most).plans()
    if isinstance(top, Resolve):
        gifts = [place for place in top.options(g) if place != FINISH and is_gift(g, place)]
        return [[gifts[0]]] if gifts else []
    return []


def is_gift(g: Comforts, place: int) -> bool:
    """Tell whether a place only gives, so that it is best resolved before those that take."""
    if place == INN:
        return row_at(g, g.work.values[INN]).free
    if place >= BOARD_PLACES:
        return not g.beyond(place).gift
    return place <= RIVER_C or place in (OWL_PICK, OWL_DRAW)


class Lay:
    """One way to lay dice on a place: the option, its dice and tokens, and what it brings.

    Ways of the same `sort` bring the same.
    """

    def __init__(self, option: int, dice: int, tokens: i64, sort: i64, gain: float) -> None:
        self.option: Final = option
        self.dice: Final = dice
        self.tokens: Final = int(tokens)
        self.sort: Final = int(sort)
        self.gain: Final = gain


def regret(way: Lay) -> float:
    """Return what makes a way worse than others: the best ones are tried first."""
    return way.tokens - way.gain


class Found:
    """An assignment that was found: its value, what it resolves, and its ways by place."""

    def __init__(self, value: float, sort: i64, ways: list[Lay | None]) -> None:
        self.value: Final = value
        self.sort: Final = int(sort)
        self.ways: Final = ways


class TurnSearch:
    """Depth-first over the places in the order of the board, keeping the few best assignments.

    Which dice lie on a place matters only for what is left to others, so of assignments that
    resolve the same only the one with the fewest tokens is kept, and `most` of all. Places before
    `first` are done; a player who is not on turn yet has all dice and tokens.
    """

    def __init__(self, g: Comforts, player: i64, first: i64, most: i64) -> None:
        seat = int(player)
        work = g.work if g.turn == player else no_work()
        lent = g.free_lessons(seat)
        self.most: Final = int(most)
        self.gains: Final = Gains(g, player)
        self.faces: Final = work.faces or g.village + g.players[player].dice
        self.used: Final = work.used()
        self.lessons: Final = g.players[player].heap[LESSON] + lent - work.tokens
        self.lent: Final = max(0, lent - work.tokens)
        self.price: Final = self.gains.lesson()
        self.earlier: Final = equal_before(self.faces, tells_family(g, seat))
        self.places: Final = [place for place in g.my_places(seat) if place >= first]
        self.ways: Final = [sorted(self.ways_at(place), key=regret) for place in self.places]
        self.hopes: Final = hopes_of(self.ways)
        self.chosen: Final[list[Lay | None]] = [None] * len(self.places)
        self.seen: Final[dict[int, int]] = {}
        self.best: Final[list[Found]] = []
        self.go(0, self.used, 0, 0, 0.0)

    # Ways to lay dice on one place.

    def ways_at(self, place: int) -> list[Lay]:
        """Return all ways to lay free dice on a place."""
        gains = self.gains
        instead = gains.lessons() if place in gains.me.workers else 0.0
        if place in (OWL_DRAW, WORKSHOP, INN):
            return self.ways_by_value(place, instead)
        gain = gains.of(place, 0) - instead
        if place >= BOARD_PLACES:
            return [
                Lay(BIT[die], BIT[die], 0, 1, gain)
                for die in range(VILLAGE_DICE, DICE)
                if not self.used & BIT[die]
            ]
        wheel = gains.g.wheel
        requirement = requirement_of(gains.g, place)
        found: list[Lay] = []
        for some in dice.SETS[requirement.count]:
            if some & self.used:
                continue
            cost = dice.set_cost(requirement, self.faces, some, wheel)
            if cost == NONE or cost > self.lessons:
                continue
            if requirement.count or not dice.can_spare(requirement, self.faces, some, wheel, cost):
                found.append(Lay(some, some, cost, 1, gain))
        return found

    def ways_by_value(self, place: int, instead: float) -> list[Lay]:
        """Return the ways to lay one die on a place where its value matters."""
        g, player = self.gains.g, self.gains.player
        step = Assign(player, place)
        is_shed = place == WORKSHOP and g.has(player, TOOL_SHED)
        gain_of: dict[int, float] = {}
        found: list[Lay] = []
        for die in range(DICE):
            if self.used & BIT[die]:
                continue
            for value in step.worth_it(g, self.faces[die], self.lessons):
                sort = first_like(g, place, value)
                if sort not in gain_of:
                    gain_of[sort] = self.gains.of(place, value) - instead
                tokens = 0 if is_shed else dice.distance(value, self.faces[die])
                option = AS_VALUE + die * FACES + value - 1
                found.append(Lay(option, BIT[die], tokens, sort, gain_of[sort]))
        return found

    # The search.

    def go(self, at: i64, used: i64, tokens: i64, sort: i64, gain: float) -> None:
        """Try every way at a place, with the best of what follows, and leaving it out."""
        value = gain - self.price * float(max(0, tokens - self.lent))
        if len(self.best) == self.most and value + self.hopes[at] <= self.best[-1].value:
            return
        if at == len(self.places):
            self.keep(value, sort)
            return
        key = int((sort * BIT[DICE] + used) * PLACES + at)
        if self.seen.get(key, self.lessons + 1) <= tokens:
            return
        self.seen[key] = int(tokens)
        for way in self.ways[at]:
            if self.is_free(way, used, tokens):
                self.chosen[at] = way
                more = sort * SORTS + way.sort
                self.go(at + 1, used | way.dice, tokens + way.tokens, more, gain + way.gain)
        self.chosen[at] = None
        self.go(at + 1, used, tokens, sort * SORTS, gain)

    def is_free(self, way: Lay, used: i64, tokens: i64) -> bool:
        """Tell whether a way is offered: its dice are free, and the first of equal ones."""
        if way.dice & used or tokens + way.tokens > self.lessons:
            return False
        free = ALL_DICE & ~used & ~way.dice
        for die in dice.DICE_OF[way.dice]:
            if self.earlier[die] & free:
                return False
        return True

    def keep(self, value: float, sort: i64) -> None:
        """Note an assignment if it is among the best, and the best that resolves the same."""
        for at in range(len(self.best)):
            if self.best[at].sort == sort:
                if self.best[at].value >= value:
                    return
                del self.best[at]
                break
        at = 0
        while at < len(self.best) and self.best[at].value >= value:
            at += 1
        self.best.insert(at, Found(value, sort, self.chosen.copy()))
        if len(self.best) > self.most:
            self.best.pop()

    def plans(self) -> list[list[int]]:
        """Return the best assignments as options, one for each place that is asked about."""
        return [self.options(found) for found in self.best]

    def options(self, found: Found) -> list[int]:
        """Return the options of an assignment; a place that no dice fit is not asked about."""
        picks: list[int] = []
        used, tokens = self.used, 0
        for at in range(len(self.places)):
            way = found.ways[at]
            if way is not None:
                picks.append(way.option)
                used |= way.dice
                tokens += way.tokens
            elif any([self.is_free(other, used, tokens) for other in self.ways[at]]):
                picks.append(NOTHING)
        return picks


def first_like(g: Comforts, place: int, value: int) -> int:
    """Return the first value that does the same at a place."""
    for other in range(1, value):
        if place == OWL_DRAW and g.box.owl_draws[other] == g.box.owl_draws[value]:
            return other
        if place == INN and row_at(g, other) is row_at(g, value):
            return value if row_at(g, value).times == DIE_VALUE else other
    return value


def hopes_of(ways: list[list[Lay]]) -> list[float]:
    """Return for each place the most that it and those after it could bring."""
    hopes = [0.0]
    for at in range(len(ways) - 1, -1, -1):
        best = max([way.gain for way in ways[at]]) if ways[at] else 0.0
        hopes.insert(0, hopes[0] + max(0.0, best))
    return hopes


def equal_before(faces: list[int], tell_family: bool) -> list[int]:
    """Return for each die the equal ones before it, as a set."""
    found: list[int] = []
    for die in range(DICE):
        first = VILLAGE_DICE if tell_family and die >= VILLAGE_DICE else 0
        equal = 0
        for other in range(first, die):
            if faces[other] == faces[die]:
                equal |= BIT[other]
        found.append(equal)
    return found
