"""Creature Comforts: the pieces on the table, and the verbs that move them."""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from klubovna.core.luck import Luck
from klubovna.core.state import State, Value
from klubovna.core.step import NOBODY
from klubovna.games.creature_comforts.box.contents import (
    ALMANAC,
    FROG,
    MARTEN,
    MOLE,
    Box,
    Improvement,
    Traveller,
)
from klubovna.games.creature_comforts.pieces.numbers import (
    BEYOND_COPIES,
    BIT,
    BOARD_PLACES,
    COIN,
    COTTAGES,
    GOODS,
    LESSON,
    NEST,
    PLACE_IDS,
    RESOURCES,
    RUNGS,
    STONE,
    Shared,
    exchanged,
    in_order,
    without,
)
from klubovna.games.creature_comforts.pieces.players import Player, Work
from klubovna.games.creature_comforts.text import numbering


@mypyc_attr(acyclic=True)
class Comforts(State):
    """A position. Decks are counts of what may still come: a card is drawn when it is needed."""

    def __init__(
        self,
        luck: Luck,
        settings: dict[str, Value],
        box: Box,
        players: list[Player],
        months: int,
        month: int,
        bird: int,
        turn: int,
        wheel: int,
        forest: int,
        meadow: int,
        unseen: Shared,
        nest: Shared,
        deck: list[int],
        discard: Shared,
        ladder: Shared,
        workshop_deck: Shared,
        scrapped: Shared,
        traveller: int,
        travellers: Shared,
        ravens: int,
        village: Shared,
        owners: Shared,
        work: Work,
    ) -> None:
        super().__init__(luck, settings)
        self.box = box
        self.players = players
        self.months = months
        self.month = month
        self.bird = bird
        self.turn = turn
        self.wheel = wheel
        self.forest = forest
        self.meadow = meadow
        self.unseen = unseen
        self.nest = nest
        self.deck = deck
        self.discard = discard
        self.ladder = ladder
        self.workshop_deck = workshop_deck
        self.scrapped = scrapped
        self.traveller = traveller
        self.travellers = travellers
        self.ravens = ravens
        self.village = village
        self.owners = owners
        self.work = work

    def clone(self) -> Comforts:
        """Return an equal position that shares nothing with this one."""
        made = Comforts(
            self.luck.clone(),
            self.settings,
            self.box,
            [player.clone() for player in self.players],
            self.months,
            self.month,
            self.bird,
            self.turn,
            self.wheel,
            self.forest,
            self.meadow,
            self.unseen,
            self.nest,
            self.deck.copy(),
            self.discard,
            self.ladder,
            self.workshop_deck,
            self.scrapped,
            self.traveller,
            self.travellers,
            self.ravens,
            self.village,
            self.owners,
            self.work.clone(),
        )
        self.hand_on(made)
        return made

    def seats(self) -> int:
        """Return the number of players."""
        return len(self.players)

    # The month.

    def order(self) -> list[int]:
        """Return the seats in turn order, clockwise from the Early Bird."""
        seats = len(self.players)
        return [(self.bird + n) % seats for n in range(seats)]

    def left_of(self, seat: int) -> int:
        """Return the left neighbour."""
        return (seat + 1) % len(self.players)

    def is_winter(self) -> bool:
        """Tell whether the last cards have left the valley."""
        return self.month == self.months and self.forest == NOBODY

    def is_stored(self) -> bool:
        """Tell whether everybody has stored what they like: that is the last thing in winter."""
        return self.is_winter() and not self.agenda

    def guest(self) -> Traveller:
        """Return the traveller at the inn."""
        return self.box.travellers[self.traveller]

    def effect(self) -> int:
        """Return what the traveller changes this month; nothing if none is there, or in winter."""
        if self.traveller == NOBODY or self.is_winter():
            return NOBODY
        return self.guest().effect

    def has(self, seat: int, effect: int) -> bool:
        """Tell whether a player has built an improvement with this effect."""
        for kind in self.players[seat].built:
            if self.box.improvements[kind].effect == effect:
                return True
        return False

    def is_open_to_workers(self, place: i64) -> bool:
        """Tell whether workers may be on a board place this month."""
        return not self.closed() & BIT[place]

    def closed(self) -> int:
        """Return the places that take dice but no workers this month, as bits."""
        return self.guest().places if self.effect() == MARTEN else 0

    # Cards.

    def draw_comfort(self) -> int:
        """Take a comfort off the deck; NOBODY if none is left anywhere."""
        left = total(self.deck)
        if left == 0:
            if total(self.discard) == 0:
                return NOBODY
            self.deck, self.discard = self.discard.copy(), self.deck
            self.say(numbering.RESHUFFLED, NOBODY)
            left = total(self.deck)
        kind = nth(self.deck, self.chance(left))
        self.deck[kind] -= 1
        return kind

    def draw_improvement(self) -> int:
        """Take an improvement off its deck; NOBODY if none is left anywhere."""
        left = total(self.workshop_deck)
        if left == 0:
            if total(self.scrapped) == 0:
                return NOBODY
            self.workshop_deck, self.scrapped = self.scrapped, self.workshop_deck
            self.say(numbering.RESHUFFLED, NOBODY)
            left = total(self.workshop_deck)
        kind = nth(self.workshop_deck, self.chance(left))
        self.workshop_deck = exchanged(self.workshop_deck, kind, self.workshop_deck[kind] - 1)
        return kind

    def fill_nest(self) -> None:
        """Fill the owl's nest from the right."""
        while len(self.nest) < NEST:
            kind = self.draw_comfort()
            if kind == NOBODY:
                return
            self.nest = [*self.nest, kind]

    def fill_ladder(self) -> None:
        """Fill the ladder from the top."""
        while len(self.ladder) < RUNGS:
            kind = self.draw_improvement()
            if kind == NOBODY:
                return
            self.ladder = [*self.ladder, kind]

    def take_in_hand(self, seat: int, kind: int) -> None:
        """Add a comfort to a hand."""
        me = self.players[seat]
        me.hand = in_order(me.hand, kind)

    def take_openly(self, seat: int, kind: int) -> None:
        """Add a comfort to a hand while everybody looks."""
        self.take_in_hand(seat, kind)
        me = self.players[seat]
        me.known = in_order(me.known, kind)
        self.say(numbering.TOOK_COMFORT, seat, kind)

    def leave_hand(self, seat: int, kind: int) -> None:
        """Take a comfort out of a hand."""
        me = self.players[seat]
        me.hand = without(me.hand, kind)
        if kind in me.known:
            me.known = without(me.known, kind)

    def discard_from_hand(self, seat: int, kind: int) -> None:
        """Lay a comfort of a hand on the discards."""
        self.leave_hand(seat, kind)
        self.discard = exchanged(self.discard, kind, self.discard[kind] + 1)
        self.say(numbering.DISCARDED, seat, kind)

    def draw_in_hand(self, seat: int, count: int) -> None:
        """Draw comforts into a hand; only its owner learns which."""
        drawn = 0
        for _ in range(count):
            kind = self.draw_comfort()
            if kind == NOBODY:
                break
            self.take_in_hand(seat, kind)
            self.tell(numbering.DREW_CARD, seat, kind)
            drawn += 1
        self.say(numbering.DREW, seat, drawn)

    def cottages(self, seat: int) -> int:
        """Return how many cottages are left at the den."""
        return COTTAGES - len(self.players[seat].built)

    # Resources.

    def gain(self, seat: int, resource: int, count: int) -> None:
        """Take resources from the supply."""
        if count:
            self.players[seat].heap[resource] += count
            self.say(numbering.GAINED, seat, resource, count)

    def gain_all(self, seat: int, reward: tuple[int, ...]) -> None:
        """Take everything that a reward shows."""
        for resource in range(RESOURCES):
            self.gain(seat, resource, reward[resource])

    def pay(self, seat: int, resource: int, count: int) -> None:
        """Return resources to the supply."""
        if count:
            self.players[seat].heap[resource] -= count
            self.say(numbering.PAID, seat, resource, count)

    def is_mole(self) -> bool:
        """Tell whether stones and coins stand in for each other."""
        return self.effect() == MOLE

    def can_pay(self, seat: int, cost: tuple[int, ...], any_goods: int) -> bool:
        """Tell whether a cost can be paid, with `any_goods` goods of choice."""
        heap = self.players[seat].heap
        mole = self.is_mole()
        for resource in range(RESOURCES):
            if heap[resource] < cost[resource] and not (mole and resource in (STONE, COIN)):
                return False
        if mole and heap[STONE] + heap[COIN] < cost[STONE] + cost[COIN]:
            return False
        if any_goods == 0:
            return True
        left = -cost[COIN] + heap[COIN] if mole else 0
        for good in range(GOODS):
            left += heap[good] - cost[good]
        return left >= any_goods

    def lessons_left(self, seat: int) -> int:
        """Return how many lesson tokens can still be laid beside dice in this turn."""
        return self.players[seat].heap[LESSON] + self.free_lessons(seat) - self.work.tokens

    def free_lessons(self, seat: int) -> int:
        """Return how many of them come back: the almanac's, and those the frog lends."""
        lent = self.guest().amount if self.effect() == FROG else 0
        return lent + int(self.has(seat, ALMANAC))

    # Places.

    def place_id(self, place: i64) -> str:
        """Return the id of a place; beyond the Valley, with the number of its copy."""
        if place < BOARD_PLACES:
            return PLACE_IDS[place]
        return f"{self.beyond(place).id}#{(place - BOARD_PLACES) % BEYOND_COPIES + 1}"

    def my_places(self, seat: int) -> list[int]:
        """Return the places to which a player may assign dice, in the order of the board."""
        me = self.players[seat]
        found = me.workers.copy()
        closed = self.closed()
        if closed:
            found += [place for place in range(BOARD_PLACES) if closed & BIT[place]]
            found.sort()
        for n in range(len(self.owners)):
            if self.is_mine_beyond(seat, n):
                found.append(BOARD_PLACES + n)
        return found

    def is_mine_beyond(self, seat: int, n: int) -> bool:
        """Tell whether a player may assign dice to the n-th place beyond the Valley."""
        owner = self.owners[n]
        if owner == NOBODY:
            return False
        return owner != seat or self.beyond(BOARD_PLACES + n).owner_may_use

    def beyond(self, place: i64) -> Improvement:
        """Return the improvement that is a place beyond the Valley."""
        return self.box.improvements[self.box.beyond[(place - BOARD_PLACES) // BEYOND_COPIES]]


def total(counts: list[int]) -> i64:
    """Return how many cards are in a counted heap."""
    cards: i64 = 0
    for count in counts:
        cards += count
    return cards


def nth(counts: list[int], n: i64) -> int:
    """Return the kind of the n-th card of a counted heap."""
    kind = 0
    while n >= counts[kind]:
        n -= counts[kind]
        kind += 1
    return kind
