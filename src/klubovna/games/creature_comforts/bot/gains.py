"""Creature Comforts: what the places would bring a player, as a bot sees it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from klubovna.games.creature_comforts.bot.outlook import (
    LATE,
    PRICES,
    help_of,
    resource_outlook,
    turns_left,
)
from klubovna.games.creature_comforts.box.contents import DIE_VALUE, RAVEN, TURTLE, UNLIMITED, Row
from klubovna.games.creature_comforts.pieces.numbers import (
    BIT,
    BOARD_PLACES,
    COIN,
    COTTAGES,
    GOODS,
    INN,
    LESSON,
    OWL_DRAW,
    OWL_PICK,
    RESOURCES,
    RIVER_C,
    WORKSHOP,
)
from klubovna.games.creature_comforts.rules.places import cost_of, reward_of
from klubovna.games.creature_comforts.rules.trade import can_exchange
from klubovna.games.creature_comforts.state import Comforts

NEW_CARD: Final = 1.3
TOO_MANY_CARDS: Final = 0.4
EXTRA_GOOD: Final = 0.8
MAY_BUILD: Final = 0.8  # with what other workers bring home
TRADING: Final = 1.0
AGAIN: Final = 0.6  # of the first exchange, for each one after it


class Gains:
    """What a player would gain; counted from what is there when this is made."""

    def __init__(self, g: Comforts, player: i64) -> None:
        self.g: Final = g
        self.player: Final = int(player)
        self.me: Final = g.players[player]
        self.turns: Final = turns_left(g, player)
        self.draft: Final = self.me.clone()
        self.now: Final = resource_outlook(g.box, self.me, self.turns)
        self.rungs: Final[list[float]] = []  # what the improvements bring, as far as asked for

    def lesson(self) -> float:
        """Return what a token is worth."""
        left = self.g.months - self.g.month
        return PRICES[LESSON] * min(left, LATE) / LATE

    def lessons(self) -> float:
        """Return what a worker is worth who comes home empty-handed."""
        g = self.g
        return self.lesson() * (1 + g.guest().amount if g.effect() == TURTLE else 1)

    def of(self, place: i64, value: i64) -> float:
        """Return what a place brings with a die of this value, where that matters."""
        raven = self.coin() if place < BOARD_PLACES and self.g.ravens & BIT[place] else 0.0
        if place <= RIVER_C:
            extra = EXTRA_GOOD if self.me.barrow == place else 0.0
            return self.change(reward_of(self.g, int(place)), 1) + extra + raven
        if place in (OWL_PICK, OWL_DRAW):
            return self.cards(place, value) + raven
        if place == WORKSHOP:
            return self.building(value) + raven
        if place == INN:
            return self.visit(value) + raven
        if place < BOARD_PLACES:
            goods = sum(self.me.heap[:GOODS])
            return TRADING + raven if self.me.heap[COIN] or goods > 1 else 0.0
        card = self.g.beyond(place)
        return self.change(list(card.reward), 1) + EXTRA_GOOD * card.reward_any_goods

    def coin(self) -> float:
        """Return what a coin of the raven brings."""
        assert self.g.effect() == RAVEN
        return self.change(list(self.g.guest().reward), 1)

    def change(self, heap: list[int], times: i64) -> float:
        """Return what more resources bring; with negative ones, what they cost."""
        mine, draft = self.me.heap, self.draft.heap
        for resource in range(RESOURCES):
            draft[resource] = max(0, mine[resource] + int(times) * heap[resource])
        return resource_outlook(self.g.box, self.draft, self.turns) - self.now

    def cards(self, place: i64, value: i64) -> float:
        """Return what new comforts promise."""
        g = self.g
        each = NEW_CARD if len(self.me.hand) < g.box.hand_limit else TOO_MANY_CARDS
        if self.turns <= 1:
            each = TOO_MANY_CARDS
        return each * g.box.owl_draws[value] if place == OWL_DRAW and value else each

    def building(self, reach: i64) -> float:
        """Return what the best improvement brings that could be built, less its cost."""
        if len(self.me.built) == COTTAGES:
            return 0.0
        while len(self.rungs) < min(reach, len(self.g.ladder)):
            self.rungs.append(self.built(self.g.ladder[len(self.rungs)]))
        return max([0.0, *self.rungs[:reach]])

    def built(self, kind: int) -> float:
        """Return what an improvement brings, less its cost."""
        g, me = self.g, self.me
        if kind in me.built:
            return 0.0
        card = g.box.improvements[kind]
        cost = cost_of(g, card.cost)
        if not g.can_pay(self.player, cost, 0):
            return MAY_BUILD
        points = card.points + g.box.spot_points[len(me.built)]
        return points + help_of(g, kind, self.turns - 1) + self.change(list(cost), -1)

    def visit(self, value: i64) -> float:
        """Return what the traveller gives for a die, in exchange or for nothing."""
        g = self.g
        if value == 0:
            return TRADING
        row = g.guest().rows[g.guest().row_of[value]]
        if row.free:
            return self.change(list(row.get), 1) + NEW_CARD * row.get_comforts
        if not can_exchange(g, self.player, row):
            return 0.0
        first = max(0.0, self.exchange(row))
        times = value if row.times == DIE_VALUE or row.bulk else row.times
        if row.times == UNLIMITED:
            times = 1
        return first * (1.0 + AGAIN * float(min(times, 3) - 1))

    def exchange(self, row: Row) -> float:
        """Return roughly what a row brings once: goods of choice are the least and most useful."""
        change = [row.get[resource] - row.give[resource] for resource in range(RESOURCES)]
        for _ in range(row.give_any):
            most = 0
            for good in range(GOODS):
                if self.me.heap[good] + change[good] > self.me.heap[most] + change[most]:
                    most = good
            change[most] -= 1
        gain = self.change(change, 1) + NEW_CARD * (row.get_comforts - row.give_comforts)
        return gain + EXTRA_GOOD * row.get_any
