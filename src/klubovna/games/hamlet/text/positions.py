# not compiled: looks once at a position that was written by hand
"""Hamlet: where pieces can lie."""

from __future__ import annotations

from klubovna.core.notation import NotationError
from klubovna.core.step import NOBODY
from klubovna.games.hamlet.pieces.numbers import (
    BASICS,
    BIT,
    CHURCH,
    HAND,
    LANDMARK,
    LEVELS,
    MAKER,
    NONE,
    PLANNER,
    REFINED,
    ROADS,
    ROW,
    STARTERS,
    TIMBER,
    resource_of,
)
from klubovna.games.hamlet.pieces.players import Player
from klubovna.games.hamlet.pieces.village import Village
from klubovna.games.hamlet.state import Hamlet


def lay_tile(village: Village, tile: int, anchor: int, rotation: int) -> Village:
    """Lay a tile where it can lie; the church is the first."""
    if village.has(tile):
        raise NotationError("tiles: each is there once")
    if not village.order:
        if tile != CHURCH or rotation:
            raise NotationError("tiles: the church is the first, and not turned")
        return village.with_tile(tile, anchor, rotation)
    try:
        outline = village.lattice.outline(tile, rotation)
    except LookupError:
        raise NotationError("tiles: this rotation is the same as a smaller one") from None
    if not village.touched(outline, anchor):
        raise NotationError("tiles: this one does not fit there")
    return village.with_tile(tile, anchor, rotation)


def lay_road(village: Village, number: int, owner: int) -> Village:
    """Build a road where one can be."""
    contact = village.contacts[number]
    if contact.road_kind() == NONE or village.links[contact.one] & BIT[contact.other]:
        raise NotationError("roads: there can't be one")
    if not (BIT[contact.one] | BIT[contact.other]) & village.network:
        raise NotationError("roads: they are built from the network on")
    return village.with_road(number, owner)


def check_pieces(g: Hamlet) -> None:
    """Refuse what can't be."""
    if g.village.order[:1] != [CHURCH] or len(set(range(STARTERS)) - set(g.village.order)):
        raise NotationError("tiles: the six of the start are there")
    if len(g.row) > ROW or (len(g.row) < ROW and g.bag and g.round):
        raise NotationError(f"row: {ROW} plans while the bag has some")
    check_tokens(g)
    check_goals(g)
    check_sales(g)
    for seat, me in enumerate(g.players):
        check_player(g, seat, me)
    flags = [tile for me in g.players for tile in me.flags]
    landmarks = [tile for tile in g.village.order if g.box.tiles[tile].kind == LANDMARK]
    if sorted(flags) != sorted(landmarks):
        raise NotationError("flags: one on every landmark")
    check_rival(g)


def check_tokens(g: Hamlet) -> None:
    """Tokens lie where they belong, and no maker has too many."""
    for tile, card in enumerate(g.box.tiles):
        slots = g.tokens[card.first_slot : card.first_slot + card.slots]
        lying = [token for token in slots if token != NONE]
        if lying and not g.village.is_in_network(tile):
            raise NotationError(f"tokens: {card.id} is not in the network")
        if any(not card.accepts & BIT[resource_of(token)] for token in lying):
            raise NotationError(f"tokens: {card.id} does not hold that")
        if lying != sorted(lying):
            raise NotationError(f"tokens: those of {card.id} in order")
    if any(left < 0 for me in g.players for left in me.supply):
        raise NotationError("tokens: nobody has so many of a kind")
    for token in g.tokens:
        kind = resource_of(token) - TIMBER
        if token >= MAKER and kind + TIMBER >= BASICS and token >= 64:
            owner = g.milestones[kind]
            if owner != token % 64 // MAKER - 1:
                raise NotationError("tokens: high quality needs the milestone")


def check_goals(g: Hamlet) -> None:
    """Milestones have owners as soon as they are reached; deliveries are the church's."""
    outputs = [g.box.tiles[tile].output for tile in g.village.order]
    for n in range(REFINED):
        if (g.milestones[n] != NONE) != (TIMBER + n in outputs):
            raise NotationError("milestones: whoever built the first refinery has it")
    if (g.milestones[PLANNER] != NONE) != bool(g.village.road_at):
        raise NotationError("milestones: whoever built the first road has it")
    for seat, me in enumerate(g.players):
        spaces = [n for n in range(len(g.church)) if g.church[n] == seat]
        if sorted(me.deliveries) != spaces:
            raise NotationError(f"deliveries {seat}: as in the church")


def check_sales(g: Hamlet) -> None:
    """Every sale tile is somewhere, and as many come as there should."""
    shown = [sale for sale in g.display if sale != NONE]
    sold = [sale for me in g.players for sale in me.sales]
    if sorted(shown + sold + g.unseen_sales) != list(range(len(g.box.sales))):
        raise NotationError("display, sales, unseen: each sale tile is once there")
    removed = g.side().removed
    for level in range(LEVELS):
        unseen = [s for s in g.unseen_sales if g.box.sales[s].level == level + 1]
        if g.sales_left[level] + removed[level] != len(unseen):
            raise NotationError("sales_left: as many as are unseen, but for those removed")
    if NONE in g.display and any(g.sales_left) and g.round:
        raise NotationError("display: filled while there are sales left")


def check_player(g: Hamlet, seat: int, me: Player) -> None:
    """Look at one player."""
    if len(me.plans) > HAND:
        raise NotationError(f"plans {seat}: at most {HAND}")
    workers = [*me.standing, *me.lying, *me.donkeys, *me.moved]
    if any(not g.village.is_in_network(tile) for tile in workers):
        raise NotationError(f"standing {seat}: workers are in the network")
    if me.roads < 0:
        raise NotationError(f"roads: {ROADS} of each player")
    is_acting = seat == g.turn
    if me.moved and not (is_acting and g.donkeys_done):
        raise NotationError(f"moved {seat}: only in the turn in which they moved")


def check_rival(g: Hamlet) -> None:
    """Look at the solo opponent's things."""
    rival = g.rival
    if rival is None:
        return
    me = g.players[1]
    if sorted(rival.actions) != list(range(len(rival.actions))) or len(rival.actions) != 5:
        raise NotationError("actions: each of the five once")
    discs = g.box.solo.discs
    is_cup = len(rival.cup) == len(discs) and sum(rival.cup) > 0
    if not is_cup or any(left > all for left, all in zip(rival.cup, discs, strict=True)):
        raise NotationError("cup: some of the discs, at least one")
    if me.coins or me.donkey_count():
        raise NotationError("coins 1, donkeys 1: the rival has none")
    if g.turn not in (NOBODY, 0, 1):
        raise NotationError("turn: yours or nobody's")
