# not compiled: said to people, now and then
"""Hamlet: what a beginner may do: something that is seldom wrong, found without any search."""

from __future__ import annotations

from klubovna.core.teaching import Args, Lack
from klubovna.games.hamlet.box.contents import Group
from klubovna.games.hamlet.pieces.numbers import (
    BIT,
    CHURCH,
    MARKET,
    NONE,
    PRODUCTION,
    REFINERY,
    TIMBER,
    TOWN_HALL,
    maker_of,
)
from klubovna.games.hamlet.rules.joins import can_be_joined, needs_road, way_in
from klubovna.games.hamlet.rules.pay import BUY, DELIVERY_BILL, Funds, Pay, bill_of
from klubovna.games.hamlet.rules.town import ENOUGH, VILLAGER, can_hire_villager, villager_price
from klubovna.games.hamlet.rules.trade import can_beg, can_deliver
from klubovna.games.hamlet.rules.turn import BUILD, DONKEYS, END
from klubovna.games.hamlet.rules.turn import ROAD as BUILD_ROAD
from klubovna.games.hamlet.state import Hamlet
from klubovna.games.hamlet.text.refs import tile_number

ENOUGH_VILLAGERS = 3
ENOUGH_DONKEYS = 5


# The turn.


def acts_of(g: Hamlet) -> list[int]:
    """Return what villagers can do at the open question of the turn."""
    return [option for option in g.legal if option < DONKEYS]


def best_act(g: Hamlet, seat: int) -> int:
    """Return what a villager may do now; END if there is nothing."""
    ranked = [(act_rank(g, seat, option), option) for option in acts_of(g)]
    return min(ranked)[1] if ranked else END


def act_rank(g: Hamlet, seat: int, option: int) -> tuple[int, int]:
    """Return how good an action seems: points first, then growth, then goods; less is better."""
    if option == BUILD_ROAD:
        return (8 if has_loose_tile(g) else 10), 0
    if option >= BUILD:
        plan = option - BUILD
        return (1 if can_be_joined(g, seat, plan) else 10), -g.box.tiles[plan].points
    card = g.box.tiles[option]
    if card.kind == PRODUCTION:
        return 7, -g.empty_slots(option)
    if card.kind == REFINERY:
        return 6, -int(g.milestones[card.output - TIMBER] == seat)
    if option == MARKET:
        return 3, 0
    if option == TOWN_HALL:
        return hall_rank(g, seat), 0
    return church_rank(Funds(g, seat)), 0


def hall_rank(g: Hamlet, seat: int) -> int:
    """Return how much the town hall is needed: for a first plan, then for another villager."""
    me = g.players[seat]
    if g.row and not me.plans:
        return 2
    price = villager_price(g, seat)
    return 4 if me.villagers() < ENOUGH_VILLAGERS and NONE < price <= me.coins else 9


def church_rank(funds: Funds) -> int:
    """Return how good it is to go to church: to deliver, later what costs a villager, or to beg."""
    spaces = range(len(funds.g.church))
    if any(is_worth_delivering(funds, space) for space in spaces):
        return 0
    return 5 if can_deliver(funds) else 11


def is_worth_delivering(funds: Funds, space: int) -> bool:
    """Tell whether a delivery can be made now, and needs no coins that had better hire somebody."""
    g, bill = funds.g, DELIVERY_BILL + space
    if g.church[space] != NONE or not funds.can_pay(CHURCH, bill):
        return False
    is_alone = g.players[funds.player].villagers() == 1
    return is_complete(funds, bill) or not (is_alone and can_hire_villager(g, funds.player))


def is_complete(funds: Funds, bill: int) -> bool:
    """Tell whether all that a delivery asks for can come to the church, without any coins."""
    asked, reach = bill_of(funds.g, bill), funds.reach(CHURCH)
    groups = asked.groups
    return not asked.coins and all(units_of(funds, one, reach) >= one.amount for one in groups)


def units_of(funds: Funds, group: Group, reach: int) -> int:
    """Return how many units of a group lie on some tiles."""
    resources = group.resources
    return len([g for g in funds.goods if resources >> g.resource & 1 and reach >> g.tile & 1])


def has_loose_tile(g: Hamlet) -> bool:
    """Tell whether some tile waits for a road that can be built."""
    return any(is_cut_off(g, tile) and way_in(g.village, tile)[0] for tile in g.village.order)


def is_cut_off(g: Hamlet, tile: int) -> bool:
    """Tell whether a tile is good for nothing until a road leads there."""
    return needs_road(g, tile) and not g.village.is_in_network(tile)


def is_begging_only(g: Hamlet, seat: int) -> bool:
    """Tell whether there is nothing but begging to do in the church."""
    return CHURCH in g.legal and can_beg(g) and not can_deliver(Funds(g, seat))


# Plans, workers and places.


def best_plan(g: Hamlet) -> int:
    """Return the place of a plan: a refinery that would be the first, else the free one."""
    firsts = [place for place in g.legal if place < len(g.row) and is_first(g, g.row[place])]
    return firsts[0] if firsts else g.legal[0]


def best_hire(g: Hamlet, seat: int) -> int:
    """Return whom to hire while there is time: villagers, then some donkeys; else nobody."""
    me = g.players[seat]
    if g.church.count(NONE) > 1:
        if VILLAGER in g.legal:
            return VILLAGER
        if me.villagers() >= ENOUGH_VILLAGERS and me.donkey_count() < ENOUGH_DONKEYS:
            return g.legal[0]
    return g.legal[-1]


def is_saving(g: Hamlet, seat: int) -> bool:
    """Tell whether somebody who may hire has better keep the coins for a villager."""
    is_short = g.players[seat].villagers() < ENOUGH_VILLAGERS and VILLAGER not in g.legal
    return is_short and best_hire(g, seat) == ENOUGH


def is_first(g: Hamlet, tile: int) -> bool:
    """Tell whether a tile is a refinery whose milestone nobody has."""
    card = g.box.tiles[tile]
    return card.kind == REFINERY and g.milestones[card.output - TIMBER] == NONE


# Paying.


def best_token(g: Hamlet, top: Pay) -> int:
    """Return what to pay with: own fine tokens, own ones, basic ones, those of others, coins."""
    return min(g.legal, key=lambda option: token_rank(g, top.player, option))


def token_rank(g: Hamlet, seat: int, option: int) -> int:
    """Return how gladly a token is used up; less is better."""
    if option == BUY:
        return 4
    token = g.tokens[option]
    value = g.token_value(seat, token)
    return 2 - value if value else 2 + int(maker_of(token) != NONE)


# Roads that are missing.


def lack_of_link(g: Hamlet, seat: int, word: str) -> Lack | None:
    """Return that no road leads to a tile from the church, and which one could be built."""
    tile = tile_number(g.box, word)
    if not g.village.has(tile):
        return None
    way, other = way_in(g.village, tile)
    beside = g.box.tiles[other if way else CHURCH].id
    told: Args = {"thing": f"tile/{word}", "tile": f"tile/{beside}", "way": way}
    return Lack("lack-no-road", told)


def lack_of_road_to(g: Hamlet, seat: int, word: str) -> Lack | None:
    """Return why no road can be built at a tile: it is joined, goods are missing, or a cliff."""
    village, tile = g.village, tile_number(g.box, word)
    if not village.has(tile):
        return None
    told: Args = {"thing": f"tile/{word}"}
    touching = [n for n, one in enumerate(village.contacts) if tile in (one.one, one.other)]
    if any(n in g.legal for n in touching):
        return Lack("lack-road-marked", told)
    contacts = [village.contacts[n] for n in touching]
    apart = [one for one in contacts if not village.links[one.one] & BIT[one.other]]
    if not apart:
        return Lack("lack-road-joined", told)
    kinds = [one.road_kind() for one in apart if one.road_kind() != NONE]
    if not kinds:
        return Lack("lack-road-cliff", told)
    return Lack("lack-road-goods", told | {"way": 1 + kinds[0]})
