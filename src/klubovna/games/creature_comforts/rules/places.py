"""Creature Comforts: what the places give once their dice fit."""

from __future__ import annotations

from typing import ClassVar, Final

from klubovna.core.step import NOBODY, Choice, Step
from klubovna.games.creature_comforts.box.contents import (
    ANY_DIE,
    BEAR,
    BEAVER,
    RAVEN,
    SHARED_PLACE,
    SKUNK,
    WOODPECKER,
    Requirement,
    Slot,
)
from klubovna.games.creature_comforts.pieces.numbers import (
    BEYOND_COPIES,
    BIT,
    BOARD_PLACES,
    COMFORTS,
    FOREST_2,
    GOODS,
    INN,
    MARKET,
    MEADOW_1,
    MEADOW_2,
    NEST,
    OWL_DRAW,
    OWL_PICK,
    RESOURCE_IDS,
    RESOURCES,
    RIVER_A,
    RIVER_C,
    RUNGS,
    WOOD,
    WORKSHOP,
    exchanged,
    without_at,
)
from klubovna.games.creature_comforts.rules.pay import FREELY, GetGoods, GiveGoods, pay_cost
from klubovna.games.creature_comforts.rules.trade import (
    MarketTrade,
    can_trade,
    can_visit_inn,
    visit_inn,
)
from klubovna.games.creature_comforts.state import Comforts, total
from klubovna.games.creature_comforts.text import numbering

PASS: Final = 0


def slot_of(g: Comforts, place: int) -> Slot:
    """Return what a place of valley or river asks and gives."""
    if place <= FOREST_2:
        return g.box.valley[g.forest].slots[place]
    if place <= MEADOW_2:
        return g.box.valley[g.meadow].slots[place - MEADOW_1]
    return g.box.river[place - RIVER_A]


def requirement_of(g: Comforts, place: int) -> Requirement:
    """Return what a place asks of dice."""
    return slot_of(g, place).requirement if place <= RIVER_C else ANY_DIE


def cost_of(g: Comforts, cost: tuple[int, ...]) -> tuple[int, ...]:
    """Return what a card costs this month: with the woodpecker, less wood."""
    if g.effect() != WOODPECKER or cost[WOOD] == 0:
        return cost
    return (max(0, cost[WOOD] - g.guest().amount), *cost[1:])


def can_resolve(g: Comforts, player: int, place: int) -> bool:
    """Tell whether a place with fitting dice would give anything."""
    if place == OWL_PICK:
        return bool(g.nest)
    if place == OWL_DRAW:
        return total(g.deck) + total(g.discard) > 0
    if place == WORKSHOP:
        return bool(buildable(g, player))
    if place == INN:
        return can_visit_inn(g, player)
    return place != MARKET or can_trade(g, player)


class ResolvePlace(Step):
    """A place is resolved in full; then the worker and the family's dice go home."""

    def __init__(self, player: int, place: int) -> None:
        self.player: Final = player
        self.place: Final = place

    def do(self, g: Comforts) -> None:
        """Take what the place gives; a coin of the raven comes last."""
        player, place = self.player, self.place
        g.say(numbering.RESOLVED, player, place)
        if place < BOARD_PLACES and g.ravens & BIT[place]:
            g.then(RavenCoin(player))
        if place <= RIVER_C:
            self.collect(g)
        elif place == OWL_PICK:
            g.then(TakeComfort(player), MaySearch(player))
        elif place == OWL_DRAW:
            g.draw_in_hand(player, g.box.owl_draws[g.work.values[place]])
            g.then(MaySearch(player))
        elif place == WORKSHOP:
            g.then(Build(player))
        elif place == INN:
            visit_inn(g, player)
        elif place == MARKET:
            g.then(MarketTrade(player, 0))
        else:
            self.visit(g)

    def collect(self, g: Comforts) -> None:
        """Take the reward of valley or river, with the traveller's and the wheelbarrow's extra."""
        reward = reward_of(g, self.place)
        g.gain_all(self.player, tuple(reward))
        if g.players[self.player].barrow == self.place:
            kinds = 0
            for good in range(GOODS):
                if reward[good]:
                    kinds |= BIT[good]
            if kinds:
                g.then(ExtraGood(self.player, kinds))

    def visit(self, g: Comforts) -> None:
        """Take the reward of a place beyond the Valley; its owner gets something too."""
        card = g.beyond(self.place)
        owner = g.owners[self.place - BOARD_PLACES]
        g.gain_all(self.player, card.reward)
        if owner != self.player:
            for resource in range(RESOURCES):
                if card.owner_reward[resource]:
                    g.players[owner].heap[resource] += card.owner_reward[resource]
                    g.say(numbering.OWNER_GAINED, owner, resource, card.owner_reward[resource])
            if card.gift:
                g.then(GiveGoods(self.player, 1, FREELY, 0, owner))
        if card.reward_any_goods:
            g.then(GetGoods(self.player, card.reward_any_goods, FREELY, 0))


def reward_of(g: Comforts, place: int) -> list[int]:
    """Return the reward of valley or river, with what beaver or bear add."""
    reward = list(slot_of(g, place).reward)
    if g.effect() in (BEAVER, BEAR) and g.guest().places & BIT[place]:
        for resource in range(RESOURCES):
            reward[resource] += g.guest().reward[resource]
    return reward


class RavenCoin(Step):
    """A place that the raven marked brings its reward to everybody who resolves it."""

    def __init__(self, player: int) -> None:
        self.player: Final = player

    def do(self, g: Comforts) -> None:
        """Take the coin."""
        assert g.effect() == RAVEN
        g.gain_all(self.player, g.guest().reward)


class ExtraGood(Choice):
    """The wheelbarrow brings one more good of a kind that was collected."""

    width: ClassVar[int] = GOODS
    rule: ClassVar[int] = numbering.WHEELBARROW
    zones: ClassVar[tuple[str, ...]] = ("good",)

    def __init__(self, player: int, kinds: int) -> None:
        super().__init__(player)
        self.kinds: Final = kinds

    def options(self, g: Comforts) -> list[int]:
        """Return the kinds that were collected."""
        return [good for good in range(GOODS) if self.kinds & BIT[good]]

    def take(self, g: Comforts, option: int) -> None:
        """Take one more."""
        g.gain(self.player, option, 1)

    def target(self, g: Comforts, option: int) -> str:
        """Return the good."""
        return f"good/{RESOURCE_IDS[option]}"


# The owl's nest.


class TakeComfort(Choice):
    """Take one of the comforts that lie in the nest; the rest move left, a new one comes."""

    width: ClassVar[int] = NEST
    rule: ClassVar[int] = numbering.OWL_PICK
    zones: ClassVar[tuple[str, ...]] = ("nest",)

    def options(self, g: Comforts) -> list[int]:
        """Return the slots."""
        return list(range(len(g.nest)))

    def take(self, g: Comforts, option: int) -> None:
        """Take the card."""
        take_from_nest(g, self.player, option)

    def target(self, g: Comforts, option: int) -> str:
        """Return the slot."""
        return f"nest/{option}"


def take_from_nest(g: Comforts, player: int, slot: int) -> None:
    """Take a comfort in hand; the others move left and a new one comes."""
    kind = g.nest[slot]
    g.nest = without_at(g.nest, slot)
    g.take_openly(player, kind)
    g.fill_nest()


class MaySearch(Step):
    """With the skunk, the discards may be searched after the owl's nest."""

    def __init__(self, player: int) -> None:
        self.player: Final = player

    def do(self, g: Comforts) -> None:
        """Ask if there is anything to find."""
        if g.effect() == SKUNK and sum(g.discard) > 0:
            g.then(SearchDiscards(self.player))


class SearchDiscards(Choice):
    """You may take one of the discarded comforts in hand."""

    width: ClassVar[int] = COMFORTS + 1
    rule: ClassVar[int] = numbering.SKUNK
    zones: ClassVar[tuple[str, ...]] = ("discard", "button/pass")

    def options(self, g: Comforts) -> list[int]:
        """Return the kinds among the discards, and passing."""
        return [PASS] + [1 + kind for kind in range(COMFORTS) if g.discard[kind]]

    def take(self, g: Comforts, option: int) -> None:
        """Take the card."""
        if option != PASS:
            kind = option - 1
            g.discard = exchanged(g.discard, kind, g.discard[kind] - 1)
            g.take_openly(self.player, kind)

    def target(self, g: Comforts, option: int) -> str:
        """Return the card or the button."""
        return "button/pass" if option == PASS else f"discard/{g.box.comforts[option - 1].id}"


# The workshop.


def buildable(g: Comforts, player: int) -> list[int]:
    """Return the rungs that the die reaches whose improvements a player could build."""
    me = g.players[player]
    if g.cottages(player) == 0:
        return []
    found: list[int] = []
    for rung in range(min(g.work.values[WORKSHOP], len(g.ladder))):
        kind = g.ladder[rung]
        cost = cost_of(g, g.box.improvements[kind].cost)
        if kind not in me.built and g.can_pay(player, cost, 0):
            found.append(rung)
    return found


class Build(Choice):
    """Build one improvement up to the rung of the die's value; a cottage is put on it."""

    width: ClassVar[int] = RUNGS
    rule: ClassVar[int] = numbering.WORKSHOP
    zones: ClassVar[tuple[str, ...]] = ("rung",)

    def options(self, g: Comforts) -> list[int]:
        """Return the rungs that can be built."""
        return buildable(g, self.player)

    def take(self, g: Comforts, option: int) -> None:
        """Pay, take the card, let the others slide down."""
        me, kind = g.players[self.player], g.ladder[option]
        card = g.box.improvements[kind]
        g.ladder = without_at(g.ladder, option)
        me.built = [*me.built, kind]
        g.say(numbering.BUILT, self.player, kind)
        if card.effect == SHARED_PLACE:
            first = card.place * BEYOND_COPIES
            copy = first if g.owners[first] == NOBODY else first + 1
            g.owners = exchanged(g.owners, copy, self.player)
        g.then(FillLadder())
        pay_cost(g, self.player, cost_of(g, card.cost), 0)

    def target(self, g: Comforts, option: int) -> str:
        """Return the rung."""
        return f"rung/{option}"

    def why_not(self, g: Comforts, option: int) -> int:
        """Tell a second copy from what is too high or too dear."""
        if option in self.options(g):
            return 0
        is_there = option < len(g.ladder) and g.ladder[option] in g.players[self.player].built
        return numbering.ONE_COPY if is_there else numbering.WORKSHOP


class FillLadder(Step):
    """Once the improvement is paid, a new one comes to the top of the ladder."""

    def do(self, g: Comforts) -> None:
        """Fill the rung."""
        g.fill_ladder()


STEPS: Final[tuple[type[Step], ...]] = (
    ResolvePlace,
    RavenCoin,
    ExtraGood,
    TakeComfort,
    MaySearch,
    SearchDiscards,
    Build,
    FillLadder,
)
