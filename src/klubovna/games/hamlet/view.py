"""Hamlet: what everybody sees; only the order of bag and sale stack is hidden."""

from __future__ import annotations

from klubovna.core.state import Json
from klubovna.core.step import NOBODY
from klubovna.games.hamlet import scoring
from klubovna.games.hamlet.pieces.lattice import coordinates
from klubovna.games.hamlet.pieces.numbers import (
    AWARD_IDS,
    BIT,
    CHURCH,
    DONKEYS,
    MARKET,
    MILESTONE_IDS,
    MILESTONES,
    NONE,
    REFINED,
    RESOURCE_IDS,
    TILES,
    TIMBER,
)
from klubovna.games.hamlet.pieces.told import (
    contact_json,
    edge_json,
    ids,
    or_none,
    path_ids,
    resources,
    token_json,
)
from klubovna.games.hamlet.pieces.village import Fit, Village
from klubovna.games.hamlet.rules import build
from klubovna.games.hamlet.rules.ahead import paths_to, suggested
from klubovna.games.hamlet.rules.build import ChooseFit, ChooseSite, RoadSite, fits_of, road_sites
from klubovna.games.hamlet.rules.foretold import Stands, aheads
from klubovna.games.hamlet.rules.pay import Pay, StandAt, bill_of, can_buy
from klubovna.games.hamlet.rules.starters import LayStarter
from klubovna.games.hamlet.rules.town import villager_price
from klubovna.games.hamlet.rules.work import BarnFill, Refine
from klubovna.games.hamlet.state import Hamlet
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


# What is going on.


def active_json(g: Hamlet, seat: int | None) -> Json | None:
    """Return the turn under way, and what the open question is about.

    Whoever is asked also sees what will come of each deed: others could work it out.
    """
    top = g.top_choice()
    if top is None or (g.turn == NOBODY and not isinstance(top, LayStarter)):
        return None
    player = top.player if isinstance(top, LayStarter) else g.turn
    found: Json = {
        "player": player,
        "villagers": len(g.players[player].standing),
        "donkeys_done": g.donkeys_done,
        "tile": None,
        "building": None,
        "site": None,
        "fits": [],
        "sites": [],
        "bill": None,
        "sources": [],
        "market_path": None,
        "suggestion": None,
        "ahead": aheads(g, top) if seat == player else {},
    }
    if isinstance(top, LayStarter):
        found["building"] = g.box.tiles[top.tile].id
        found["fits"] = [way_json(g, top.tile, n, way) for n, way in enumerate(top.ways(g))]
    elif isinstance(top, (ChooseSite, ChooseFit)):
        found |= placing_json(g, top, seat == player)
    elif isinstance(top, StandAt) and top.bill < TILES:
        found["building"] = g.box.tiles[top.bill].id
    elif isinstance(top, RoadSite):
        found["sites"] = [contact_json(g, n) for n in road_sites(g, top.player)]
    elif isinstance(top, Pay):
        found |= payment_json(g, top)
        found["sites"] = [contact_json(g, n) for n in build.roads_ahead(g)]
    elif isinstance(top, (BarnFill, Refine)):
        found["tile"] = g.box.tiles[top.tile].id
    return found


def placing_json(g: Hamlet, top: ChooseSite | ChooseFit, is_mine: bool) -> Json:
    """Return the plan that is being built, how it can lie, and for its builder what comes of it."""
    stands = Stands(g, top.player, top.tile)
    fits = fits_json(g, stands)
    site = top.site if isinstance(top, ChooseFit) else None
    return {
        "building": g.box.tiles[top.tile].id,
        "site": site,
        "fits": [fit for fit in fits if site in (None, fit["site"])],
        "ahead": stands.told() if is_mine else {},
    }


def fits_json(g: Hamlet, stands: Stands) -> list[Json]:
    """Return all ways to lay a plan, with the picks that mean them and where it is paid best."""
    found: list[Json] = []
    at_site: dict[int, int] = {}
    for fit in fits_of(g, stands.player, stands.tile):
        number = at_site.get(fit.site, 0)
        at_site[fit.site] = number + 1
        way = stands.best(fit)
        told = {"stand": g.box.tiles[way.stand].id, "choice": way.has_choice}
        found.append({**fit_json(g, stands.tile, fit, number), **told})
    return found


def fit_json(g: Hamlet, tile: int, fit: Fit, number: int) -> Json:
    """Return a way to lay a plan, and what would come of it."""
    new = g.village.contacts_of(tile, fit.anchor, fit.rotation)
    linked = 0
    for contact in new:
        if contact.is_printed_road():
            linked |= BIT[contact.one]
    rim = g.village.rim[fit.site]
    return {
        "site": fit.site,
        "edge": {"vertex": list(coordinates(rim.start)), "direction": rim.direction},
        "fit": number,
        "anchor": list(coordinates(fit.anchor)),
        "rotation": fit.rotation,
        "touched": ids(g, fit.touched),
        "links": ids(g, linked),
        "cliffs": len([contact for contact in new if not contact.is_same()]),
        "later": build.later_road(g, new),
    }


def way_json(g: Hamlet, tile: int, number: int, way: Village) -> Json:
    """Return a way to lay a building of the start: its road meets one of the church."""
    new = [c for c in way.contacts if c.other == tile and c.one < tile]
    edges = [c.edge for c in new if c.one == CHURCH and c.is_printed_road()]
    return {
        "site": number,
        "edge": edge_json(edges[0]),
        "fit": number,
        "anchor": list(coordinates(way.anchors[tile])),
        "rotation": way.rotations[tile],
        "touched": ids(g, sum({BIT[c.one] for c in new})),
        "links": ids(g, sum({BIT[c.one] for c in new if c.is_printed_road()})),
        "cliffs": len([c for c in new if not c.is_same()]),
    }


# Payments.


def payment_json(g: Hamlet, top: Pay) -> Json:
    """Return the bill, and from where each token would come over which donkeys."""
    bill = bill_of(g, top.bill)
    paths = paths_to(g, top.player, top.stand)
    offered = top.options(g)
    return {
        "tile": g.box.tiles[top.stand].id,
        "building": g.box.tiles[top.bill].id if top.bill < TILES else None,
        "bill": {
            "groups": [
                {
                    "resources": resources(bill.groups[n].resources),
                    "amount": bill.groups[n].amount,
                    "left": group_left(top, n, bill.groups[n].amount),
                }
                for n in range(len(bill.groups))
            ],
            "coins": bill.coins,
            "debt": top.debt,
            "group": top.group,
        },
        "sources": sources_json(g, top, paths, offered),
        "market_path": path_ids(g, paths[MARKET]) if can_buy(top.bill) else None,
        "suggestion": top.target(g, suggested(g, top, paths, offered)),
    }


def group_left(top: Pay, n: int, amount: int) -> int:
    """Return how many units of a group are still to be paid."""
    if n < top.group:
        return 0
    return top.left if n == top.group else amount


def sources_json(g: Hamlet, top: Pay, paths: list[list[int]], offered: list[int]) -> list[Json]:
    """Return every token that can come, with its way."""
    found: list[Json] = []
    for tile in range(TILES):
        card = g.box.tiles[tile]
        if not paths[tile]:
            continue
        for slot in range(card.first_slot, card.first_slot + card.slots):
            if g.tokens[slot] != NONE:
                found.append(
                    {
                        "slot": f"{card.id}-{slot - card.first_slot}",
                        "tile": card.id,
                        "token": token_json(g.tokens[slot]),
                        "path": path_ids(g, paths[tile]),
                        "donkeys": [g.box.tiles[t].id for t in paths[tile][1:-1]],
                        "offered": slot in offered,
                    }
                )
    return found
