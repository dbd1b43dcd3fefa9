"""Hamlet: the pieces on the table, and the verbs that move them."""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from klubovna.core.luck import Luck
from klubovna.core.state import State, Value
from klubovna.core.step import NOBODY
from klubovna.games.hamlet.box.contents import Box, Side
from klubovna.games.hamlet.pieces.numbers import (
    BIT,
    DISPLAY,
    MAKER,
    NONE,
    ROW,
    STACK,
    TILES,
    TIMBER,
    Shared,
    exchanged,
    is_high,
    maker_of,
    resource_of,
    without,
    without_at,
)
from klubovna.games.hamlet.pieces.players import Player, Rival
from klubovna.games.hamlet.pieces.village import Village
from klubovna.games.hamlet.text import numbering


@mypyc_attr(acyclic=True)
class Hamlet(State):
    """A position. Bag and sale stack are sorted: what comes is drawn when it is needed.

    Alone, `players` has a second one without a seat: the rival.
    """

    def __init__(
        self,
        luck: Luck,
        settings: dict[str, Value],
        box: Box,
        players: list[Player],
        village: Village,
        tokens: list[int],
        row: Shared,
        row_coins: Shared,
        bag: Shared,
        stacks: int,
        display: Shared,
        unseen_sales: Shared,
        sales_left: Shared,
        church: Shared,
        milestones: Shared,
        round: int,
        first: int,
        turn: int,
        has_worked: bool,
        idle: int,
        donkeys_done: bool,
        rival: Rival | None,
    ) -> None:
        super().__init__(luck, settings)
        self.box = box
        self.players = players
        self.village = village
        self.tokens = tokens  # by slot, NONE where it is empty
        self.row = row
        self.row_coins = row_coins
        self.bag = bag
        self.stacks = stacks  # still outside, as bits by resource - TIMBER
        self.display = display
        self.unseen_sales = unseen_sales  # those removed before the game among them
        self.sales_left = sales_left  # by level - 1: how many still come; lower levels first
        self.church = church  # who made each delivery
        self.milestones = milestones
        self.round = round
        self.first = first
        self.turn = turn
        self.has_worked = has_worked  # a villager did something in this round
        self.idle = idle  # rounds in a row in which nobody did
        self.donkeys_done = donkeys_done
        self.rival = rival

    def clone(self) -> Hamlet:
        """Return an equal position; the village is shared, as it never changes."""
        made = Hamlet(
            self.luck.clone(),
            self.settings,
            self.box,
            [player.clone() for player in self.players],
            self.village,
            self.tokens.copy(),
            self.row,
            self.row_coins,
            self.bag,
            self.stacks,
            self.display,
            self.unseen_sales,
            self.sales_left,
            self.church,
            self.milestones,
            self.round,
            self.first,
            self.turn,
            self.has_worked,
            self.idle,
            self.donkeys_done,
            None if self.rival is None else self.rival.clone(),
        )
        self.hand_on(made)
        return made

    def seats(self) -> int:
        """Return the number of players; the rival has no seat."""
        return 1 if self.rival is not None else len(self.players)

    # Seats.

    def order(self) -> list[int]:
        """Return the seats in turn order."""
        seats = self.seats()
        return [(self.first + n) % seats for n in range(seats)]

    def side(self) -> Side:
        """Return what depends on the number of players."""
        return self.box.sides[self.seats()]

    # Coins and points.

    def gain_coins(self, player: i64, count: i64) -> None:
        """Take coins from the bank; the rival scores a point instead."""
        if count <= 0:
            return
        if player >= self.seats():
            self.score(player, 1)
            return
        self.players[player].coins += count
        self.say(numbering.GAINED_COINS, player, count)

    def score(self, player: i64, points: i64) -> None:
        """Score points."""
        if points:
            self.players[player].score += points
            self.say(numbering.GAINED_POINTS, player, points)

    def pay_coins(self, player: i64, count: i64) -> None:
        """Give coins to the bank."""
        if count:
            self.players[player].coins -= count
            self.say(numbering.PAID_COINS, player, count)

    # Tokens.

    def empty_slots(self, tile: i64) -> int:
        """Return how many slots of a tile are empty."""
        card = self.box.tiles[tile]
        empty = 0
        for slot in range(card.first_slot, card.first_slot + card.slots):
            if self.tokens[slot] == NONE:
                empty += 1
        return empty

    def put_token(self, tile: i64, token: int) -> None:
        """Put a token on a tile; slots are equal, so tokens are kept in order, gaps behind."""
        card = self.box.tiles[tile]
        slots = range(card.first_slot, card.first_slot + card.slots)
        lying = sorted([self.tokens[slot] for slot in slots if self.tokens[slot] != NONE] + [token])
        assert len(lying) <= card.slots, "there is no empty slot"
        for n in range(card.slots):
            self.tokens[card.first_slot + n] = lying[n] if n < len(lying) else NONE

    def consume(self, player: int, slot: i64) -> None:
        """Use up a token; its maker is rewarded at once and gets it back."""
        token = self.tokens[slot]
        self.tokens[slot] = NONE
        resource, maker = resource_of(token), maker_of(token)
        tile = self.box.slot_tiles[slot]
        if maker == NONE:
            self.say(numbering.USED, player, resource, tile)
            return
        self.say(numbering.USED_TOKEN, player, resource, tile, maker)
        self.change_supply(maker, resource, 1)
        prices = self.box.prices
        factor = prices.high_factor if is_high(token) else 1
        coins, points = prices.reward_coins * factor, prices.reward_points * factor
        if maker >= self.seats():  # the rival scores a point instead of coins
            coins, points = 0, points + 1
        self.say(numbering.REWARDED, maker, coins, points)
        self.players[maker].score += points
        self.players[maker].coins += coins

    def change_supply(self, player: int, resource: int, count: int) -> None:
        """Give refined tokens back to a player's supply, or take them out of it."""
        me, n = self.players[player], resource - TIMBER
        me.supply = exchanged(me.supply, n, me.supply[n] + count)

    def token_value(self, player: i64, token: i64) -> i64:
        """Return the coins that a player gets when a token is consumed."""
        if token < MAKER or maker_of(token) != player or player >= self.seats():
            return 0
        prices = self.box.prices
        return prices.reward_coins * (prices.high_factor if is_high(token) else 1)

    # Plans.

    def fill_row(self) -> None:
        """Lay plans on the row until it is full or the bag is empty."""
        while len(self.row) < ROW and self.bag:
            at = self.chance(len(self.bag))
            tile = self.bag[at]
            self.bag = without_at(self.bag, at)
            self.row = [*self.row, tile]
            self.row_coins = [*self.row_coins, 0]
            self.say(numbering.PLAN_DRAWN, NOBODY, tile)

    def take_from_row(self, player: int, place: int) -> int:
        """Take a plan off the row, return its coins; the others slide to the left."""
        me, coins = self.players[player], self.row_coins[place]
        me.plans = [*me.plans, self.row[place]]
        self.row = without_at(self.row, place)
        self.row_coins = without_at(self.row_coins, place)
        return coins

    def open_stack(self, resource: int) -> None:
        """Put the tiles of a stack into the bag, if it is still outside."""
        bit = BIT[resource - TIMBER]
        if not self.stacks & bit:
            return
        self.stacks &= ~bit
        group = STACK + resource - TIMBER
        stack = [tile for tile in range(TILES) if self.box.tiles[tile].group == group]
        self.bag = sorted(self.bag + stack)
        self.say(numbering.STACK_OPENED, NOBODY, resource)
        self.fill_row()

    def claim(self, player: int, milestone: int) -> None:
        """Take a milestone, if nobody has it."""
        if self.milestones[milestone] == NONE:
            self.milestones = exchanged(self.milestones, milestone, player)
            self.say(numbering.GOT_MILESTONE, player, milestone)

    # Sales and the church.

    def fill_display(self) -> None:
        """Lay sale tiles on the empty places of the market, lower levels first."""
        for place in range(DISPLAY):
            if self.display[place] == NONE and any(self.sales_left):
                self.display = exchanged(self.display, place, self.draw_sale())
                self.say(numbering.SALE_DRAWN, NOBODY, self.display[place])

    def draw_sale(self) -> int:
        """Draw one of the sale tiles of the lowest level that is left; nobody knows which went."""
        level = 1
        while not self.sales_left[level - 1]:
            level += 1
        left = self.sales_left[level - 1] - 1
        self.sales_left = exchanged(self.sales_left, level - 1, left)
        unseen = [sale for sale in self.unseen_sales if self.box.sales[sale].level == level]
        drawn = unseen[self.chance(len(unseen))]
        self.unseen_sales = without(self.unseen_sales, drawn)
        return drawn

    def is_church_done(self) -> bool:
        """Tell whether all deliveries are made."""
        return NONE not in self.church
