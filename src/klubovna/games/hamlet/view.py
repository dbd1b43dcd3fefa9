"""Hamlet: what everybody sees; only the order of bag and sale stack is hidden."""

from __future__ import annotations

from klubovna.core.state import Json
from klubovna.core.step import NOBODY
from klubovna.games.hamlet import scoring
from klubovna.games.hamlet.pieces.lattice import coordinates
from klubovna.games.hamlet.pieces.numbers import (
    AWARD_IDS,
    BIT,
    DONKEYS,
    MILESTONE_IDS,
    MILESTONES,
    NONE,
    REFINED,
    RESOURCE_IDS,
    TIMBER,
)
from klubovna.games.hamlet.rules.starters import LayStarter
from klubovna.games.hamlet.rules.town import villager_price
from klubovna.games.hamlet.state import Hamlet
from klubovna.games.hamlet.text.active import active_json
from klubovna.games.hamlet.text.pieces import contact_json, or_none, token_json
from klubovna.games.hamlet.text.refs import ACTION_IDS, DISC_IDS


def view(g: Hamlet, seat: int | None) -> Json:
    """Return the whole table."""
    g.check_seat(seat)
    side = g.side()
    return {
        "round": g.round,
        "step": "over" if g.is_over else "turn",
        "first": g.first,
        "turn": None if g.turn == NOBODY or g.is_over else g.turn,
        "order": g.order(),
        "last_round": g.is_church_done(),
        "tiles": [tile_json(g, tile) for tile in laid(g)],
        "roads": [road_json(g, n) for n in range(len(g.village.road_at))],
        "links": links_json(g),
        "row": [
            {"id": g.box.tiles[g.row[n]].id, "coins": g.row_coins[n]} for n in range(len(g.row))
        ],
        "bag": len(g.bag),
        "stacks": [RESOURCE_IDS[TIMBER + n] for n in range(REFINED) if g.stacks & BIT[n]],
        "sales": [None if sale == NONE else g.box.sales[sale].id for sale in g.display],
        "sale_stack": sum(g.sales_left),
        "church": [
            {"id": side.deliveries[n].id, "owner": or_none(g.church[n])}
            for n in range(len(g.church))
        ],
        "church_parts": side.church_parts + len(g.church) - g.church.count(NONE),
        "milestones": {MILESTONE_IDS[n]: or_none(g.milestones[n]) for n in range(MILESTONES)},
        "awards": {AWARD_IDS[n]: scoring.award_counts(g, n) for n in range(len(AWARD_IDS))},
        "market": {"basic": side.basic_price, "refined": side.refined_price},
        "players": [player_json(g, who) for who in range(len(g.players))],
        "prices": prices_json(g),
        "active": active_json(g, seat),
        "solo": solo_json(g),
    }


def laid(g: Hamlet) -> list[int]:
    """Return the tiles that lie there; at the start those that were laid so far."""
    top = g.top_choice()
    if isinstance(top, LayStarter):
        return list(range(top.tile))
    return g.village.order


# The village.


def tile_json(g: Hamlet, tile: int) -> Json:
    """Return a tile that is laid."""
    card = g.box.tiles[tile]
    owner = [who for who in range(len(g.players)) if tile in g.players[who].flags]
    slots = range(card.first_slot, card.first_slot + card.slots)
    return {
        "id": card.id,
        "anchor": list(coordinates(g.village.anchors[tile])),
        "rotation": g.village.rotations[tile],
        "in_network": g.village.is_in_network(tile),
        "flag": owner[0] if owner else None,
        "tokens": [token_json(g.tokens[slot]) for slot in slots],
    }


def road_json(g: Hamlet, n: int) -> Json:
    """Return a road that somebody built."""
    return {**contact_json(g, g.village.road_at[n]), "owner": g.village.road_by[n]}


def links_json(g: Hamlet) -> list[list[str]]:
    """Return all pairs of linked tiles."""
    tiles, links, there = g.box.tiles, g.village.links, sorted(laid(g))
    return [
        [tiles[one].id, tiles[other].id]
        for one in there
        for other in there
        if one < other and links[one] & BIT[other]
    ]


# Players.


def player_json(g: Hamlet, who: int) -> Json:
    """Return what belongs to a player."""
    me = g.players[who]
    tiles = g.box.tiles
    sheet = scoring.sheet(g, who)
    longest = scoring.longest_road(g, who)
    deliveries = g.side().deliveries
    return {
        "coins": me.coins,
        "score": me.score,
        "plans": [tiles[plan].id for plan in me.plans],
        "roads": me.roads,
        "supply": {RESOURCE_IDS[TIMBER + n]: me.supply[n] for n in range(REFINED)},
        "villagers": [
            *({"tile": tiles[tile].id, "lying": False} for tile in me.standing),
            *({"tile": tiles[tile].id, "lying": True} for tile in me.lying),
        ],
        "donkeys": [
            *({"tile": tiles[tile].id, "moved": False} for tile in me.donkeys),
            *({"tile": tiles[tile].id, "moved": True} for tile in me.moved),
        ],
        "sales": [g.box.sales[sale].id for sale in me.sales],
        "deliveries": [deliveries[space].id for space in me.deliveries],
        "flags": [tiles[tile].id for tile in me.flags],
        "longest": len(longest),
        "longest_tiles": [tiles[tile].id for tile in longest],
        "sheet": sheet,
        "points": sum(sheet.values()),
        "is_rival": who >= g.seats(),
    }


def prices_json(g: Hamlet) -> Json:
    """Return what workers cost the player at turn."""
    who = g.turn if NOBODY < g.turn < g.seats() else 0
    villager = villager_price(g, who)
    is_full = g.players[who].donkey_count() >= DONKEYS
    return {"villager": or_none(villager), "donkey": None if is_full else g.box.prices.donkey}


def solo_json(g: Hamlet) -> Json | None:
    """Return the solo opponent's favour, action tokens and cup."""
    rival = g.rival
    if rival is None:
        return None
    return {
        "favour": rival.favour,
        "favour_up": rival.is_up,
        "tokens": [ACTION_IDS[action] for action in rival.actions],
        "cup": {DISC_IDS[disc]: rival.cup[disc] for disc in range(len(DISC_IDS))},
        "difficulty": g.settings["difficulty"],
    }
