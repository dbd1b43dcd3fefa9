"""Woodcraft: the pieces on the table, and the verbs that move them."""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from klubovna.core.luck import Luck
from klubovna.core.state import State, Value
from klubovna.core.step import NOBODY
from klubovna.games.woodcraft.box.contents import Box
from klubovna.games.woodcraft.pieces.numbers import (
    BERRY,
    FACES,
    LANTERN,
    NONE,
    ROW,
    SAWS,
    SECTORS,
    SPACES,
    STORE_SLOTS,
    STRIDE,
    TILES,
    Shared,
    die_of,
    in_order,
    without,
    without_at,
)
from klubovna.games.woodcraft.pieces.players import Player
from klubovna.games.woodcraft.text import numbering


@mypyc_attr(acyclic=True)
class Wood(State):
    """A position. Decks are sorted lists of what may still come: a card is drawn when needed."""

    def __init__(
        self,
        luck: Luck,
        settings: dict[str, Value],
        box: Box,
        players: list[Player],
        round: int,
        first: int,
        turn: int,
        tiles: list[int],
        saw: int,
        arc: bool,
        store: list[int],
        order_row: Shared,
        helper_row: Shared,
        order_deck: Shared,
        order_discard: Shared,
        helper_deck: Shared,
        helper_discard: Shared,
        unseen: Shared,
        nuts: Shared,
        commissions: Shared,
        reward_tiles: Shared,
        reached: list[Shared],
        tools: Shared,
        rival: int,
        rival_got: int,
        solo_deck: Shared,
        solo_discard: Shared,
        tile: int,
        bonus_used: bool,
        used: int,
        wheel_lanterns: int,
    ) -> None:
        super().__init__(luck, settings)
        self.box = box
        self.players = players
        self.round = round
        self.first = first
        self.turn = turn
        self.tiles = tiles  # by tile: sector * STRIDE + space
        self.saw = saw  # the sector at whose far end the arrow points
        self.arc = arc
        self.store = store  # values by slot, 0 where a die is missing
        self.order_row = order_row  # the newest first; NONE where a card is missing
        self.helper_row = helper_row
        self.order_deck = order_deck
        self.order_discard = order_discard
        self.helper_deck = helper_deck
        self.helper_discard = helper_discard
        self.unseen = unseen  # early orders that nobody has seen, hands apart
        self.nuts = nuts  # not dealt
        self.commissions = commissions  # on display
        self.reward_tiles = reward_tiles
        self.reached = reached  # by reward tile and seat: the round, 0 if never
        self.tools = tools  # left in the supply
        self.rival = rival
        self.rival_got = rival_got  # reward tiles, as bits
        self.solo_deck = solo_deck
        self.solo_discard = solo_discard
        self.tile = tile  # NONE: none moved yet; TILES: its action is done or let go
        self.bonus_used = bonus_used
        self.used = used  # spaces of helpers whose ability was used, as bits
        self.wheel_lanterns = wheel_lanterns

    def clone(self) -> Wood:
        """Return an equal position that shares nothing with this one."""
        made = Wood(
            self.luck.clone(),
            self.settings,
            self.box,
            [player.clone() for player in self.players],
            self.round,
            self.first,
            self.turn,
            self.tiles.copy(),
            self.saw,
            self.arc,
            self.store.copy(),
            self.order_row,
            self.helper_row,
            self.order_deck,
            self.order_discard,
            self.helper_deck,
            self.helper_discard,
            self.unseen,
            self.nuts,
            self.commissions,
            self.reward_tiles,
            self.reached.copy(),
            self.tools,
            self.rival,
            self.rival_got,
            self.solo_deck,
            self.solo_discard,
            self.tile,
            self.bonus_used,
            self.used,
            self.wheel_lanterns,
        )
        self.hand_on(made)
        return made

    def seats(self) -> int:
        """Return the number of players."""
        return len(self.players)

    # Rounds.

    def order(self) -> list[int]:
        """Return the seats in turn order."""
        seats = len(self.players)
        return [(self.first + n) % seats for n in range(seats)]

    def is_late(self) -> bool:
        """Tell whether the late decks are in play."""
        return self.round > self.box.calendars[len(self.players)].swap

    # The wheel.

    def sector_of(self, tile: i64) -> int:
        """Return the sector in which a tile lies."""
        return self.tiles[tile] // STRIDE

    def is_empty(self, sector: i64) -> bool:
        """Tell whether no tile lies in a sector."""
        for place in self.tiles:
            if place // STRIDE == sector:
                return False
        return True

    def is_blocked(self, tile: i64) -> bool:
        """Tell whether a tile must wait until the sector beyond the arrow is empty."""
        saw = self.saw
        return self.tiles[tile] // STRIDE == saw and not self.is_empty((saw + 1) % SECTORS)

    def goal_of(self, tile: i64) -> int:
        """Return where a tile would land: before the first tile of the next sector, or at its end.

        Gaps behind that one stay empty.
        """
        sector = (self.tiles[tile] // STRIDE + 1) % SECTORS
        lowest = SPACES + 1
        for place in self.tiles:
            if place // STRIDE == sector and place % STRIDE < lowest:
                lowest = place % STRIDE
        return sector * STRIDE + lowest - 1

    def level_of(self, sector: i64) -> int:
        """Return the level of the window over a sector, 0 if there is none."""
        behind = (self.saw - sector) % SECTORS
        return behind - 1 if behind > 1 else 0

    def start_sector(self) -> int:
        """Return the sector in which the tiles began."""
        number = self.settings["start_sector"]
        assert isinstance(number, int)
        return number - 1

    def move_tile(self, tile: i64) -> None:
        """Move a tile one sector on; the saw turns where it crosses the arrow."""
        sector = self.sector_of(tile)
        self.tiles[tile] = self.goal_of(tile)
        if sector == self.saw:
            self.saw = (sector + 1) % SECTORS
            self.say(numbering.SAW_TURNED, NOBODY)
        if self.arc and self.is_empty(self.start_sector()):
            self.arc = False
            self.say(numbering.ARC_LEFT, NOBODY)

    # Goods.

    def gain(self, player: i64, good: i64, count: i64) -> None:
        """Take goods from the supply, or score."""
        if count:
            self.players[player].goods[good] += count
            self.say(numbering.GAINED, player, good, count)

    def pay(self, player: i64, good: i64, count: i64) -> None:
        """Give goods back. Lanterns of the wheel go first."""
        if count:
            self.players[player].goods[good] -= count
            if good == LANTERN and player == self.turn:
                self.wheel_lanterns = max(0, self.wheel_lanterns - count)
            self.say(numbering.PAID, player, good, count)

    def lose(self, player: i64, good: i64, count: i64) -> None:
        """Give back what there is; nothing falls below 0."""
        count = min(count, self.players[player].goods[good])
        if count:
            self.players[player].goods[good] -= count
            self.say(numbering.LOST, player, good, count)

    # Abilities.

    def discount(self, player: i64, event: i64, colour: i64, value: i64, good: i64) -> int:
        """Return how much less of a good an event costs."""
        me = self.players[player]
        less = 0
        for helper in me.helpers:
            ability = self.box.helpers[helper].ability
            if ability.less and ability.less_of == good and ability.hears(event, colour, value):
                less += ability.less
        saw = self.box.saw_ability
        if me.owned[SAWS] > 1 and saw.less_of == good and saw.hears(event, colour, value):
            less += saw.less
        return less

    def price(self, player: i64, event: i64, colour: i64, value: i64, full: i64) -> int:
        """Return a price in blueberries less the discounts, never below 0."""
        return max(0, full - self.discount(player, event, colour, value, BERRY))

    # Cards of the rows.

    def draw_order(self) -> int:
        """Take an order off its deck; NONE if none is left anywhere."""
        if not self.order_deck:
            if not self.order_discard:
                return NONE
            self.order_deck = sorted(self.order_discard)
            self.order_discard = []
            self.say(numbering.RESHUFFLED, NOBODY)
        at = self.chance(len(self.order_deck))
        order = self.order_deck[at]
        self.order_deck = without_at(self.order_deck, at)
        if order in self.unseen:
            self.unseen = without(self.unseen, order)
        return order

    def draw_helper(self) -> int:
        """Take a helper off its deck; NONE if none is left anywhere."""
        if not self.helper_deck:
            if not self.helper_discard:
                return NONE
            self.helper_deck = sorted(self.helper_discard)
            self.helper_discard = []
            self.say(numbering.RESHUFFLED, NOBODY)
        at = self.chance(len(self.helper_deck))
        helper = self.helper_deck[at]
        self.helper_deck = without_at(self.helper_deck, at)
        return helper

    def fill_orders(self) -> None:
        """Slide the orders to the right and lay new ones on the left."""
        self.order_row = [card for card in self.order_row if card != NONE]
        while len(self.order_row) < ROW:
            card = self.draw_order()
            if card != NONE:
                self.say(numbering.REVEALED_ORDER, NOBODY, card)
            self.order_row = [card, *self.order_row]

    def fill_helpers(self) -> None:
        """Slide the helpers to the right and lay new ones on the left."""
        self.helper_row = [card for card in self.helper_row if card != NONE]
        while len(self.helper_row) < ROW:
            card = self.draw_helper()
            if card != NONE:
                self.say(numbering.REVEALED_HELPER, NOBODY, card)
            self.helper_row = [card, *self.helper_row]

    def discard_order(self, order: int) -> None:
        """Lay an order on its discards; nut orders and early ones of a late game leave."""
        card = self.box.orders[order]
        if card.deck == int(self.is_late()):
            self.order_discard = in_order(self.order_discard, order)

    def discard_helper(self, helper: int) -> None:
        """Lay a helper on its discards."""
        self.helper_discard = in_order(self.helper_discard, helper)

    # The public store.

    def store_die(self, slot: i64) -> int:
        """Return the class of the die in a slot."""
        return die_of(slot // 2, self.store[slot])

    def slot_of(self, die: i64) -> int:
        """Return the first slot with a die of this class, NONE if there is none."""
        for slot in range(STORE_SLOTS):
            if self.store[slot] == die % FACES + 1 and slot // 2 == die // FACES:
                return slot
        return NONE

    def fill_store(self) -> None:
        """Roll dice into the gaps."""
        for slot in range(STORE_SLOTS):
            if not self.store[slot]:
                self.store[slot] = self.chance(FACES) + 1
                self.say(numbering.ROLLED, NOBODY, self.store_die(slot))

    # The turn.

    def has_moved(self) -> bool:
        """Tell whether a tile was moved in this turn."""
        return self.tile != NONE

    def is_main_waiting(self) -> bool:
        """Tell whether the action of the moved tile can still be done."""
        return NONE < self.tile < TILES

    def space_of(self, player: i64, helper: i64) -> int:
        """Return the space of a helper in a workshop."""
        me = self.players[player]
        return me.spaces[me.helpers.index(helper)]
