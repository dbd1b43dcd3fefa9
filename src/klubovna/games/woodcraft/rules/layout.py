# not compiled: looks once at a position that was written by hand
"""Woodcraft: questions about a whole table: what can lie where, and when."""

from __future__ import annotations

from typing import Final

from klubovna.core.positions import coming
from klubovna.core.step import NOBODY, Step
from klubovna.games.woodcraft import setup
from klubovna.games.woodcraft.box.contents import ONCE_PER_TURN, Calendar
from klubovna.games.woodcraft.pieces import numbers as the
from klubovna.games.woodcraft.pieces.numbers import BIT, EARLY_ORDERS, NONE
from klubovna.games.woodcraft.rules import attic, helpers, market, rounds, row_cards, turn, wood
from klubovna.games.woodcraft.state import Wood

MOST_DICE: Final = 60  # of one player, far more than anybody will ever have


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


def orders_on_table(g: Wood) -> list[int]:
    """Return the orders of the row and its piles."""
    return [card for card in g.order_row + g.order_deck + g.order_discard if card != NONE]


def orders_of_players(g: Wood) -> list[int]:
    """Return the orders that players have; nut orders are neither early nor late."""
    held = [card for me in g.players for card in me.hand + me.orders + me.done]
    return [card for card in held if card < the.MARKET_ORDERS]


def late_on_table(g: Wood) -> list[bool]:
    """Tell of each card of the rows and their piles whether it is a late one."""
    helpers = [card for card in g.helper_row + g.helper_deck + g.helper_discard if card != NONE]
    late_helpers = [card >= the.EARLY_HELPERS for card in helpers]
    return [card >= EARLY_ORDERS for card in orders_on_table(g)] + late_helpers


def late_of_players(g: Wood) -> list[bool]:
    """Tell of each card that somebody has whether it is a late one."""
    held = [card for me in g.players for card in me.helpers + me.offered]
    late_helpers = [card >= the.EARLY_HELPERS for card in held]
    return [card >= EARLY_ORDERS for card in orders_of_players(g)] + late_helpers


def is_unseen(g: Wood) -> bool:
    """Tell whether orders that nobody has seen lie in the deck, or lay there when it left."""
    seen = {*orders_on_table(g), *orders_of_players(g)}
    is_there = not seen & {*g.unseen} if g.is_late() else {*g.unseen} <= {*g.order_deck}
    is_early = max(g.unseen, default=0) < EARLY_ORDERS
    return is_there and is_early and len({*g.unseen}) == len(g.unseen)


def is_row_full(g: Wood) -> bool:
    """Tell whether rows have gaps only on the left and without a deck, or are being changed."""
    rows = ((g.order_row, g.order_deck), (g.helper_row, g.helper_deck))
    is_full = [not deck and NONE not in row[row.count(NONE) :] for row, deck in rows if NONE in row]
    return all(is_full) or bool(coming(g, setup.SetUp, row_cards.RefreshRow))


def is_store_full(g: Wood) -> bool:
    """Tell whether the public store has gaps only while dice are bought."""
    is_buying = any(step.bought for step in coming(g, market.BuyWood))
    is_filled = is_buying or coming(g, setup.SetUp, market.FillStore)
    return 0 not in g.store or bool(is_filled and g.settings["refill"] != "at_once")


def is_first(g: Wood) -> bool:
    """Tell whether the rival has only tiles to which it came before the player."""
    spaces = enumerate(g.box.tracks.reward_spaces)
    got = [(which, space) for which, space in spaces if g.rival_got & BIT[which]]
    return all(not g.reached[which][0] and g.rival >= space for which, space in got)


def claimed(g: Wood) -> list[int]:
    """Return the commissions of players."""
    return [commission for me in g.players for commission in me.commissions]


# The turn, and whose it is.


def whose_turn(g: Wood) -> int:
    """Return whose turn is under way, by the turns that are still to come."""
    later = len(coming(g, turn.Turn))
    return g.order()[-1 - later] if coming(g, turn.EndTurn) and later < g.seats() else NOBODY


def has_begun(g: Wood) -> bool:
    """Tell whether something of the turn was done."""
    return g.has_moved() or g.bonus_used or g.used > 0 or g.wheel_lanterns > 0


def is_used_once(g: Wood) -> bool:
    """Tell whether only helpers were used who can be, once in a turn."""
    me = g.players[g.turn]
    able = [
        BIT[space]
        for helper, space in zip(me.helpers, me.spaces, strict=True)
        if g.box.helpers[helper].ability.kind == ONCE_PER_TURN
    ]
    return not g.used & ~sum(able)


# What each player has.


def has_felled(g: Wood, seat: int) -> bool:
    """Tell whether grown trees are felled, or about to be."""
    is_grown = any(t != NONE and the.value_of(t) == the.FACES for t in g.players[seat].trees)
    return not is_grown or seat in [step.player for step in coming(g, wood.FellGrown)]


def has_pots(g: Wood, seat: int) -> bool:
    """Tell whether trees grow only in pots, of their colour where the table plays so."""
    me, is_any = g.players[seat], g.settings["pot_colors"] == "any"
    own = range(me.owned[the.POTS])
    trees = enumerate(me.trees)
    return all(t == NONE or (p in own and (is_any or the.colour_of(t) == p)) for p, t in trees)


def has_room(g: Wood, seat: int) -> bool:
    """Tell whether the wood store holds all dice, or will be tidied up."""
    is_tidied = bool(coming(g, turn.TidyUp)) if seat == g.turn else g.round <= 1
    return g.players[seat].dice() <= (MOST_DICE if is_tidied else g.box.prices.store_limit)


def has_placed(g: Wood, seat: int) -> bool:
    """Tell whether each helper came beside an earlier one, the first to the first space."""
    spaces = g.players[seat].spaces
    before = [(space, spaces[:n]) for n, space in enumerate(spaces)]
    is_beside = all(any(helpers.is_beside(s, other) for other in them) for s, them in before[1:])
    return is_beside and spaces[:1] in ([], [0]) and len({*spaces}) == len(spaces)


def phases(g: Wood, *parts: type[Step]) -> int:
    """Return how often these parts of the income phase are over."""
    last = g.round - 1 if coming(g, rounds.EndRound, *parts) else g.round
    return len([round for round in calendar(g).income if round <= last])


def has_hand(g: Wood, seat: int) -> bool:
    """Tell whether a hand has early orders and nut orders, fewer after every income phase."""
    me, placed = g.players[seat], phases(g, rounds.ShiftOrders, rounds.PlaceHand)
    late = [card for card in me.hand if EARLY_ORDERS <= card < the.MARKET_ORDERS]
    most = setup.ORDERS_KEPT + setup.NUTS_DEALT - 1 - placed
    return not late and (bool(me.offered) or len(me.hand) <= max(0, most))


def has_sliding_orders(g: Wood, seat: int) -> bool:
    """Tell whether orders are at most as many rows down as there were income phases."""
    me, slides = g.players[seat], phases(g, rounds.ShiftOrders)
    starts = [g.box.orders[order].row for order in me.orders]
    return all(0 <= row - at <= slides for at, row in zip(starts, me.rows, strict=True))


def nuts_of(g: Wood, seat: int) -> list[int]:
    """Return the nut orders of a player."""
    me = g.players[seat]
    return [card for card in me.hand + me.orders + me.done if card >= the.MARKET_ORDERS]


def has_built(g: Wood, seat: int) -> bool:
    """Tell whether each tool of an attic stands upon others."""
    tools = g.players[seat].attic
    return all(tool == NONE or attic.is_open(g.box, tools, at) for at, tool in enumerate(tools))


def is_dealt(g: Wood, seat: int) -> bool:
    """Tell whether a player has all that was dealt before the opening, and can pay any helper."""
    me, nuts = g.players[seat], len(nuts_of(g, seat))
    dealt = (setup.HELPERS_DEALT, setup.ORDERS_DEALT, setup.NUTS_DEALT)
    dearest = max([g.box.helpers[helper].cost for helper in me.offered], default=0)
    is_all = (len(me.offered), len(me.hand) - nuts, nuts) == dealt
    return is_all and me.goods[the.BERRY] >= dearest and not me.helpers
