# not compiled: looks once at a position that was written by hand
"""Woodcraft: where pieces can lie."""

from __future__ import annotations

from klubovna.core.notation import NotationError
from klubovna.core.step import NOBODY
from klubovna.games.woodcraft.box.contents import ONCE_PER_TURN
from klubovna.games.woodcraft.pieces.numbers import (
    ATTIC,
    BIT,
    COLOURS,
    EARLY_HELPERS,
    EARLY_ORDERS,
    HELPER_SPACES,
    MARKET_ORDERS,
    NONE,
    POTS,
    SECTORS,
    STRIDE,
    TILES,
    TRACKS,
    colour_of,
)
from klubovna.games.woodcraft.pieces.players import Player
from klubovna.games.woodcraft.rules.attic import is_open
from klubovna.games.woodcraft.rules.helpers import is_beside
from klubovna.games.woodcraft.setup import (
    HELPERS_DEALT,
    NUTS_DEALT,
    ORDERS_KEPT,
)
from klubovna.games.woodcraft.state import Wood

MOST_DICE = 60  # of one player, far more than anybody will ever have


def check_pieces(g: Wood) -> None:
    """Refuse what can't be: cards in two places, tools without end, a wheel that is stuck."""
    check_wheel(g)
    check_orders(g)
    check_helpers(g)
    check_commissions(g)
    for tool, count in enumerate(g.box.tools):
        if g.tools[tool] + sum(me.attic.count(tool) for me in g.players) > count:
            raise NotationError(f"tools: there are {count} of each type")
    for seat, me in enumerate(g.players):
        check_player(g, seat, me)
    check_reaching(g)
    check_turn_pieces(g)


# The wheel.


def check_wheel(g: Wood) -> None:
    """Tiles come to a sector one before the other, from its end on, and none overtakes the saw."""
    if len(set(g.tiles)) != TILES:
        raise NotationError("wheel: every tile lies on a space of its own")
    start, behind = g.start_sector(), 0
    for n in range(1, SECTORS + 1):
        sector = (g.saw + n) % SECTORS
        spaces = [place % STRIDE for place in g.tiles if place // STRIDE == sector]
        if spaces and min(spaces) <= behind:
            raise NotationError(f"wheel: sector {sector + 1} has no room for tiles that will come")
        if g.arc and sector == start and behind:
            raise NotationError("arc: over the hindmost tiles")
        behind += len(spaces)
    starting = [tile for tile in range(TILES) if g.sector_of(tile) == start]
    is_home = all(g.tiles[tile] % STRIDE == tile + 1 for tile in starting)
    if g.arc and (not starting or not is_home or g.saw == start):
        raise NotationError("arc: over the tiles that never moved")
    is_fresh = g.arc and len(starting) == TILES and g.saw == (start + 1) % SECTORS
    if g.is_empty(g.saw) and not is_fresh:
        raise NotationError("saw: at the sector of the foremost tile")


# Cards.


def check_orders(g: Wood) -> None:
    """Every order is in one place, and in a place where it can be."""
    table = [card for card in g.order_row if card != NONE] + g.order_deck + g.order_discard
    held = [card for me in g.players for card in me.hand + me.orders + me.done]
    everywhere = table + g.nuts + held
    if len(set(everywhere)) != len(everywhere):
        raise NotationError("orders: a card is in two places")
    if any((card >= EARLY_ORDERS) != g.is_late() or card >= MARKET_ORDERS for card in table):
        raise NotationError("orders: a card of another deck is on the table")
    if any(card < MARKET_ORDERS for card in g.nuts):
        raise NotationError("nuts: nut orders only")
    if not g.is_late() and any(EARLY_ORDERS <= card < MARKET_ORDERS for card in held):
        raise NotationError("orders: the late ones have not come yet")
    covered = g.unseen if g.is_late() else [card for card in g.unseen if card not in g.order_deck]
    if len(set(g.unseen)) != len(g.unseen) or set(covered) & set(everywhere):
        raise NotationError("unseen: early orders that lie nowhere else")
    if any(card >= EARLY_ORDERS for card in g.unseen) or (covered and not g.is_late()):
        raise NotationError("unseen: early orders of the deck")


def check_helpers(g: Wood) -> None:
    """Every helper is in one place, and in a place where it can be."""
    table = [card for card in g.helper_row if card != NONE] + g.helper_deck + g.helper_discard
    held = [card for me in g.players for card in me.helpers + me.offered]
    if len(set(table + held)) != len(table + held):
        raise NotationError("helpers: a card is in two places")
    if any((card >= EARLY_HELPERS) != g.is_late() for card in table):
        raise NotationError("helpers: a card of another deck is on the table")
    if not g.is_late() and any(card >= EARLY_HELPERS for card in held):
        raise NotationError("helpers: the late ones have not come yet")


def check_commissions(g: Wood) -> None:
    """So many commissions as players need are in the game, each claimed once by a player."""
    claimed = [commission for me in g.players for commission in me.commissions]
    count = g.box.prices.commissions[g.seats()]
    is_once = all(len(set(me.commissions)) == len(me.commissions) for me in g.players)
    if len(set(g.commissions)) != len(g.commissions) or not is_once:
        raise NotationError("commissions: each once")
    if len({*g.commissions, *claimed}) > count:
        raise NotationError(f"commissions: {count} are in the game")


# Players.


def check_player(g: Wood, seat: int, me: Player) -> None:
    """Look at a workshop."""
    if me.dice() > MOST_DICE:
        raise NotationError(f"wood {seat}: at most {MOST_DICE} dice")
    for pot in range(COLOURS):
        tree = me.trees[pot]
        if tree != NONE and pot >= me.owned[POTS]:
            raise NotationError(f"trees {seat}: only in pots")
        if tree != NONE and colour_of(tree) != pot and g.settings["pot_colors"] == "match":
            raise NotationError(f"trees {seat}: in pots of their colour")
    for space in range(ATTIC):
        if me.attic[space] != NONE and not is_open(g.box, me.attic, space):
            raise NotationError(f"attic {seat}: a tool stands upon nothing")
    if any(me.income[track] < g.box.tracks.starts[track] for track in range(TRACKS)):
        raise NotationError(f"income {seat}: it never falls")
    if g.round and not me.helpers:
        raise NotationError(f"helpers {seat}: everybody has one")
    check_spaces(seat, me)
    check_cards_of(g, seat, me)


def check_spaces(seat: int, me: Player) -> None:
    """The first helper is on the first space, each other one beside an earlier one."""
    if len(set(me.spaces)) != len(me.spaces) or len(me.spaces) > HELPER_SPACES:
        raise NotationError(f"helpers {seat}: each has a space")
    for n, space in enumerate(me.spaces):
        is_placed = space == 0 if n == 0 else any(is_beside(space, it) for it in me.spaces[:n])
        if not is_placed:
            raise NotationError(f"helpers {seat}: each beside an earlier one, from R1C1 on")


def check_cards_of(g: Wood, seat: int, me: Player) -> None:
    """Before the first round there are helpers to choose from; hands have no late orders."""
    is_dealt = bool(me.offered)
    if is_dealt and (g.round or me.helpers or len(me.offered) != HELPERS_DEALT):
        raise NotationError(f"offered {seat}: {HELPERS_DEALT} helpers before the first round")
    if any(EARLY_ORDERS <= card < MARKET_ORDERS for card in me.hand):
        raise NotationError(f"hand {seat}: early orders and nut orders")
    nuts = [card for card in me.hand + me.orders + me.done if card >= MARKET_ORDERS]
    if len(nuts) > NUTS_DEALT:
        raise NotationError(f"hand {seat}: everybody had {NUTS_DEALT} nut orders")


def check_phases(g: Wood, slides: int, placed: int) -> None:
    """Orders slide down a row in every income phase, and an order of every hand is placed."""
    most = max(0, ORDERS_KEPT + NUTS_DEALT - 1 - placed)
    for seat, me in enumerate(g.players):
        for order, row in zip(me.orders, me.rows, strict=True):
            card = g.box.orders[order]
            if not card.row <= row <= card.row + slides:
                raise NotationError(f"orders {seat}: {card.id} can't be in row {row} now")
        if len(me.hand) > most and not me.offered:
            raise NotationError(f"hand {seat}: at most {most} orders now")


# Reward tiles and the turn.


def check_reaching(g: Wood) -> None:
    """Two reward tiles; the rival takes only what nobody has reached."""
    spaces = g.box.tracks.reward_spaces
    if len(g.reward_tiles) != len(spaces) or len(set(g.reward_tiles)) != len(spaces):
        raise NotationError(f"reward_tiles: {len(spaces)} different ones")
    for which, space in enumerate(spaces):
        if g.rival_got & BIT[which] and (g.reached[which][0] or g.rival < space):
            raise NotationError("rival_got: only where the rival came first")
    if len(set(g.solo_discard)) != len(g.solo_discard):
        raise NotationError("solo_discard: a card is there twice")


def check_turn_pieces(g: Wood) -> None:
    """What belongs to a turn is there only during one, and only helpers who can are used."""
    if g.turn == NOBODY:
        if g.tile != NONE or g.bonus_used or g.used or g.wheel_lanterns:
            raise NotationError("turn: tile, bonus, used and wheel_lanterns belong to one")
        return
    me = g.players[g.turn]
    helpers = zip(me.helpers, me.spaces, strict=True)
    kinds = {space: g.box.helpers[helper].ability.kind for helper, space in helpers}
    for space in range(HELPER_SPACES):
        if g.used & BIT[space] and kinds.get(space) != ONCE_PER_TURN:
            raise NotationError("used: spaces of helpers with an ability once in a turn")
