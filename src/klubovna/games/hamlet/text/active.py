"""Hamlet: the turn under way, as a part of a view."""

from __future__ import annotations

from klubovna.core.state import Json
from klubovna.core.step import NOBODY
from klubovna.games.hamlet.pieces.lattice import coordinates
from klubovna.games.hamlet.pieces.numbers import BIT, CHURCH, MARKET, NONE, TILES
from klubovna.games.hamlet.pieces.village import Fit, Village
from klubovna.games.hamlet.rules import build
from klubovna.games.hamlet.rules.ahead import paths_to, suggested
from klubovna.games.hamlet.rules.build import ChooseFit, ChooseSite, RoadSite, fits_of, road_sites
from klubovna.games.hamlet.rules.pay import Pay, StandAt, bill_of, can_buy
from klubovna.games.hamlet.rules.starters import LayStarter
from klubovna.games.hamlet.rules.work import BarnFill, Refine
from klubovna.games.hamlet.state import Hamlet
from klubovna.games.hamlet.text.ahead import Stands, aheads
from klubovna.games.hamlet.text.pieces import (
    contact_json,
    edge_json,
    ids,
    path_ids,
    resources,
    token_json,
)


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
        found["building"] = g.box.tiles[top.tile].id
        stands = Stands(g, top.player, top.tile)
        fits = fits_json(g, stands)
        if isinstance(top, ChooseFit):
            found["site"] = top.site
            fits = [fit for fit in fits if fit["site"] == top.site]
        found["fits"] = fits
        found["ahead"] = stands.told() if seat == player else {}
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
