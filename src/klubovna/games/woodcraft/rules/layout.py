# not compiled: looks once at a position that was written by hand
"""Woodcraft: questions about what lies on the table, asked by the table of possible positions."""

from __future__ import annotations

from klubovna.core.positions import are_different, coming
from klubovna.core.step import NOBODY, Step
from klubovna.games.woodcraft import setup
from klubovna.games.woodcraft.box.contents import ONCE_PER_TURN, Calendar
from klubovna.games.woodcraft.pieces import numbers as the
from klubovna.games.woodcraft.pieces.numbers import BIT, EARLY_ORDERS, MARKET_ORDERS, NONE
from klubovna.games.woodcraft.pieces.players import Player
from klubovna.games.woodcraft.rules import helpers, market, rounds, row_cards, turn
from klubovna.games.woodcraft.state import Wood


def calendar(g: Wood) -> Calendar:
    """Return the rounds of this game."""
    return g.box.calendars[g.seats()]


# The wheel: tiles come to a sector one before the other, and none overtakes the saw.


def has_room_on_wheel(g: Wood) -> bool:
    """Tell whether each sector has room for all tiles that will still come to it."""
    behind = 0
    for sector in [(g.saw + n) % the.SECTORS for n in range(1, the.SECTORS + 1)]:
        spaces = [at % the.STRIDE for at in g.tiles if at // the.STRIDE == sector]
        if spaces and min(spaces) <= behind:
            return False
        behind += len(spaces)
    return True


def is_untouched(g: Wood) -> bool:
    """Tell whether the hindmost tiles lie in the first sector, as they were laid there."""
    start = g.start_sector()
    behind = [(g.saw + n) % the.SECTORS for n in range(1, (start - g.saw) % the.SECTORS)]
    is_last = g.saw != start and all(g.is_empty(sector) for sector in behind)
    laid = [tile for tile in range(the.TILES) if g.sector_of(tile) == start]
    is_laid = all(g.tiles[tile] % the.STRIDE == tile + 1 for tile in laid)
    return is_last and bool(laid) and is_laid


def is_fresh(g: Wood) -> bool:
    """Tell whether no tile has moved yet."""
    start = g.start_sector()
    is_there = all(at // the.STRIDE == start for at in g.tiles)
    return g.arc and is_there and g.saw == (start + 1) % the.SECTORS


# Cards: each in one place, at a time when it can be there.


def on_table(g: Wood) -> tuple[list[int], list[int]]:
    """Return the orders and the helpers of the rows and their piles."""
    orders = g.order_row + g.order_deck + g.order_discard
    helpers = g.helper_row + g.helper_deck + g.helper_discard
    return [card for card in orders if card != NONE], [card for card in helpers if card != NONE]


def of_players(g: Wood) -> tuple[list[int], list[int]]:
    """Return the orders and the helpers that players have."""
    orders = [card for me in g.players for card in me.hand + me.orders + me.done]
    return orders, [card for me in g.players for card in me.helpers + me.offered]


def are_late(cards: tuple[list[int], list[int]]) -> set[bool]:
    """Tell of orders and helpers whether they are late; nut orders are not."""
    late = {EARLY_ORDERS <= order < MARKET_ORDERS for order in cards[0]}
    return late | {helper >= the.EARLY_HELPERS for helper in cards[1]}


def is_unseen(g: Wood) -> bool:
    """Tell whether orders that nobody has seen lie in the deck, or lay there when it left."""
    seen = {*on_table(g)[0], *of_players(g)[0]}
    is_there = not seen & {*g.unseen} if g.is_late() else {*g.unseen} <= {*g.order_deck}
    return is_there and max(g.unseen, default=0) < EARLY_ORDERS and are_different(g.unseen)


def is_row_full(g: Wood) -> bool:
    """Tell whether rows have gaps only on the left and without a deck, or are being changed."""
    rows = ((g.order_row, g.order_deck), (g.helper_row, g.helper_deck))
    is_full = [not deck and NONE not in row[row.count(NONE) :] for row, deck in rows if NONE in row]
    return all(is_full) or bool(coming(g, setup.SetUp, row_cards.RefreshRow))


def buying(g: Wood) -> list[int]:
    """Return how much was bought already where wood is being bought."""
    return [step.bought for step in coming(g, market.BuyWood)]


def claimed(g: Wood) -> set[int]:
    """Return the commissions of players."""
    return {commission for me in g.players for commission in me.commissions}


def whose_turn(g: Wood) -> int:
    """Return whose turn is under way, by the turns that are still to come."""
    later = len(coming(g, turn.Turn))
    return g.order()[-1 - later] if coming(g, turn.EndTurn) and later < g.seats() else NOBODY


def has_begun(g: Wood) -> bool:
    """Tell whether something of the turn was done."""
    return g.has_moved() or g.bonus_used or g.used > 0 or g.wheel_lanterns > 0


def able(g: Wood) -> int:
    """Return the spaces of helpers who can be used once in this turn, as bits."""
    me, cards = g.players[g.turn], g.box.helpers
    helpers = zip(me.helpers, me.spaces, strict=True)
    return sum(BIT[at] for card, at in helpers if cards[card].ability.kind == ONCE_PER_TURN)


# What each player has.


def is_potted(g: Wood, pot: int, tree: int) -> bool:
    """Tell whether a tree has the colour of its pot, where the table plays so."""
    return g.settings["pot_colors"] == "any" or the.colour_of(tree) == pot


def has_placed(g: Wood, who: int, me: Player) -> bool:
    """Tell whether each helper came beside an earlier one, the first to the first space."""
    before = [(space, me.spaces[:n]) for n, space in enumerate(me.spaces)]
    is_beside = all(any(helpers.is_beside(s, other) for other in them) for s, them in before[1:])
    return is_beside and me.spaces[:1] in ([], [0]) and are_different(me.spaces)


def phases(g: Wood, *parts: type[Step]) -> int:
    """Return how often these parts of the income phase are over."""
    last = g.round - 1 if coming(g, rounds.EndRound, *parts) else g.round
    return len([round for round in calendar(g).income if round <= last])


def has_hand(g: Wood, who: int, me: Player) -> bool:
    """Tell whether a hand has early orders and nut orders, fewer after every income phase."""
    late = [card for card in me.hand if EARLY_ORDERS <= card < MARKET_ORDERS]
    placed = phases(g, rounds.ShiftOrders, rounds.PlaceHand)
    most = setup.ORDERS_KEPT + setup.NUTS_DEALT - 1 - placed
    return not late and (bool(me.offered) or len(me.hand) <= max(0, most))


def nuts_of(me: Player) -> int:
    """Return how many nut orders a player has."""
    return len([card for card in me.hand + me.orders + me.done if card >= MARKET_ORDERS])


def is_dealt(g: Wood, me: Player) -> bool:
    """Tell whether a player has all that was dealt before the opening, and can pay any helper."""
    dealt = (setup.HELPERS_DEALT, setup.ORDERS_DEALT, setup.NUTS_DEALT)
    dearest = max([g.box.helpers[helper].cost for helper in me.offered], default=0)
    is_all = (len(me.offered), len(me.hand) - nuts_of(me), nuts_of(me)) == dealt
    return is_all and me.goods[the.BERRY] >= dearest and not me.helpers
