# not compiled: writes positions for people
"""Hamlet: writes positions.

Tiles are written as "quarry@-4,4,5" (anchor and rotation) in the order of building, roads as
"12:0" (number of the contact, owner), tokens by tile as "sawmill:timber.0.high", gaps as "-".
The bag holds what lies nowhere else.
"""

from __future__ import annotations

from klubovna.core.step import NOBODY
from klubovna.games.hamlet.pieces.lattice import coordinates
from klubovna.games.hamlet.pieces.numbers import (
    BIT,
    NONE,
    REFINED,
    RESOURCE_IDS,
    TIMBER,
    is_high,
    maker_of,
    resource_of,
)
from klubovna.games.hamlet.pieces.players import Player
from klubovna.games.hamlet.state import Hamlet
from klubovna.games.hamlet.text.refs import ACTION_IDS


def pieces(g: Hamlet) -> dict[str, str]:
    """Write all data of the position beside the agenda; empty lists are left out."""
    tiles, sales = [tile.id for tile in g.box.tiles], [sale.id for sale in g.box.sales]
    village = g.village
    stores = [tile for tile in village.order if g.box.tiles[tile].slots]
    roads = zip(village.road_at, village.road_by, strict=True)
    lines = {
        "players": str(g.seats()),
        "round": str(g.round),
        "first": str(g.first),
        "turn": write_who(g.turn),
        "worked": "yes" if g.has_worked else "",
        "idle": str(g.idle) if g.idle else "",
        "donkeys_done": "yes" if g.donkeys_done else "",
        "tiles": " ".join(write_tile(g, tile) for tile in village.order),
        "roads": " ".join(f"{contact}:{owner}" for contact, owner in roads),
        "tokens": " ".join(write_tokens(g, tile) for tile in stores),
        "row": " ".join(f"{tiles[t]}:{c}" for t, c in zip(g.row, g.row_coins, strict=True)),
        "bag": write_ids(tiles, g.bag),
        "stacks": " ".join(RESOURCE_IDS[TIMBER + n] for n in range(REFINED) if g.stacks & BIT[n]),
        "display": " ".join("-" if sale == NONE else sales[sale] for sale in g.display),
        "unseen": write_ids(sales, g.unseen_sales),
        "sales_left": " ".join(map(str, g.sales_left)),
        "church": " ".join(map(write_who, g.church)),
        "milestones": " ".join(map(write_who, g.milestones)),
    }
    for seat, me in enumerate(g.players):
        lines |= {f"{key} {seat}": text for key, text in player_lines(g, me).items()}
    if g.rival is not None:
        lines["favour"] = f"{g.rival.favour} {'up' if g.rival.is_up else 'down'}"
        lines["actions"] = write_ids(ACTION_IDS, g.rival.actions)
        lines["cup"] = " ".join(map(str, g.rival.cup))
    kept = ("bag", "stacks", "unseen", "row")
    return {key: text for key, text in lines.items() if text or key in kept}


def player_lines(g: Hamlet, me: Player) -> dict[str, str]:
    """Write what belongs to a player."""
    tiles = [tile.id for tile in g.box.tiles]
    deliveries = [delivery.id for delivery in g.side().deliveries]
    return {
        "coins": str(me.coins),
        "score": str(me.score) if me.score else "",
        "plans": write_ids(tiles, me.plans),
        "standing": write_ids(tiles, me.standing),
        "lying": write_ids(tiles, me.lying),
        "donkeys": write_ids(tiles, me.donkeys),
        "moved": write_ids(tiles, me.moved),
        "sales": write_ids([sale.id for sale in g.box.sales], me.sales),
        "deliveries": write_ids(deliveries, me.deliveries),
        "flags": write_ids(tiles, me.flags),
    }


def write_who(who: int) -> str:
    """Write a player, "-" for nobody."""
    return "-" if who == NOBODY else str(who)


def write_ids(ids: list[str], numbers: list[int]) -> str:
    """Write things by their ids."""
    return " ".join(ids[n] for n in numbers)


def write_tile(g: Hamlet, tile: int) -> str:
    """Write a tile that is laid."""
    a, b = coordinates(g.village.anchors[tile])
    return f"{g.box.tiles[tile].id}@{a},{b},{g.village.rotations[tile]}"


def write_tokens(g: Hamlet, tile: int) -> str:
    """Write the slots of a tile."""
    card = g.box.tiles[tile]
    slots = g.tokens[card.first_slot : card.first_slot + card.slots]
    return f"{card.id}:{','.join(map(write_token, slots))}"


def write_token(token: int) -> str:
    """Write a token, "-" for an empty slot."""
    if token == NONE:
        return "-"
    word = RESOURCE_IDS[resource_of(token)]
    if maker_of(token) == NONE:
        return word
    return f"{word}.{maker_of(token)}{'.high' if is_high(token) else ''}"
