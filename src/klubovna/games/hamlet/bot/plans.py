"""Hamlet: what is worth a try for a bot, and what needs no thought.

A village offers dozens of places for a building and many ways to pay. Each is judged by itself and
quickly; the bot compares only the best ones, with the rest of its turn.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from klubovna.games.hamlet.bot.gains import (
    BASIC_GOOD,
    activation_gain,
    build_gain,
    delivery_gain,
    donkey_gain,
    fit_gain,
    hire_gain,
    road_gain,
    sale_gain,
    take_gain,
)
from klubovna.games.hamlet.bot.outlook import prospects
from klubovna.games.hamlet.pieces.numbers import (
    BASICS,
    BIT,
    CHURCH,
    NONE,
    TILES,
    maker_of,
    resource_of,
)
from klubovna.games.hamlet.pieces.village import Fit
from klubovna.games.hamlet.rules.build import (
    ChooseFit,
    ChooseSite,
    RoadSite,
    fits_of,
    road_sites,
)
from klubovna.games.hamlet.rules.pay import BUY, Pay, StandAt, bill_of
from klubovna.games.hamlet.rules.rival import distances
from klubovna.games.hamlet.rules.town import (
    DONKEY,
    ENOUGH,
    VILLAGER,
    Hire,
    PlaceDonkey,
    TakePlan,
    can_hire_donkey,
)
from klubovna.games.hamlet.rules.trade import ChurchWork, Sell
from klubovna.games.hamlet.rules.turn import (
    BUILD,
    DONE,
    DONKEYS,
    END,
    ROAD,
    Act,
    DonkeyFrom,
    DonkeyTo,
    can_move_donkeys,
)
from klubovna.games.hamlet.rules.work import BarnFill, Refine
from klubovna.games.hamlet.scoring import longest_road
from klubovna.games.hamlet.state import Hamlet

BARELY: Final = 0.05  # a gain that is none
LIKELY_SITES: Final = 8  # of which the longest road is worked out
WORST_TOKEN: Final = 4


class Ranked:
    """A way to go on, with what it seems to gain."""

    def __init__(self, gain: float, picks: list[int]) -> None:
        self.gain: Final = gain
        self.picks: Final = picks


def loss(way: Ranked) -> float:
    """Return what sorts the best ways first."""
    return -way.gain


def best(ways: list[Ranked], most: i64) -> list[list[int]]:
    """Return the best ways, the very best first."""
    ways.sort(key=loss)
    return [way.picks for way in ways[:most]]


def plans(g: Hamlet, player: int, most: int) -> list[list[int]]:
    """Return at most so many ways to go on, the best first; none where nothing is asked."""
    if player != g.actor or not g.agenda:
        return []
    top = g.agenda[-1]
    if isinstance(top, Act):
        return ways_to_act(g, player, most)
    if isinstance(top, Pay):
        return [[token_to_pay(g, top)]]
    if isinstance(top, StandAt):
        return [[stand_to_pay(g, top)]]
    if isinstance(top, ChooseSite):
        return best(sites(g, player, top.tile), most)
    if isinstance(top, ChooseFit):
        return best(fits_at(g, top.tile, top.fits(g)), most)
    if isinstance(top, RoadSite):
        return best(roads(g, player, g.legal, most), most)
    return other_ways(g, player, most)


def other_ways(g: Hamlet, player: int, most: int) -> list[list[int]]:
    """Return ways to go on inside of buildings, and with donkeys."""
    top = g.agenda[-1]
    if isinstance(top, TakePlan):
        return best([Ranked(take_gain(g, player, o), [o]) for o in g.legal], most)
    if isinstance(top, Hire):
        return ways_to_hire(g, player, most)
    if isinstance(top, Sell):
        return best([Ranked(sale_gain(g, player, o), [o]) for o in g.legal], most)
    if isinstance(top, ChurchWork):
        return best([Ranked(delivery_gain(g, player, o), [o]) for o in g.legal], most)
    if isinstance(top, BarnFill):
        return [[resource_to_fill(g, top)]]
    if isinstance(top, Refine):
        return [[g.legal[-1]]]
    if isinstance(top, PlaceDonkey):
        return [[place_for_donkey(g, player)]]
    if isinstance(top, DonkeyFrom):
        return ways_of_donkeys(g, player, most)
    if isinstance(top, DonkeyTo):
        return [best_step(g, player, top.origin).picks]
    return []


# The turn.


def ways_to_act(g: Hamlet, player: int, most: int) -> list[list[int]]:
    """Return what villagers could do, and where donkeys could go; the end if nothing is left."""
    ways: list[Ranked] = []
    for option in g.legal:
        if option < BUILD:
            ways.append(Ranked(activation_gain(g, player, option), [option]))
        elif option < ROAD:
            ways.append(Ranked(build_gain(g, player, option - BUILD), [option]))
        elif option == ROAD:
            ways.append(road_way(g, player, most))
    ways = [way for way in ways if way.gain > 0]
    if most == 1:
        return best(ways, 1) or [[END]]
    found = best(ways, most)
    if can_move_donkeys(g, player):
        move = move_donkeys(g, player)
        if move:
            found = [move, *found[: most - 1]]
    return found or [[END]]


def road_way(g: Hamlet, player: int, most: int) -> Ranked:
    """Return the best road that can be built."""
    places = road_sites(g, player)
    way = min(roads(g, player, places, most), key=loss)
    picks = [ROAD, *way.picks] if len(places) > 1 else [ROAD]
    return Ranked(way.gain - 2 * BASIC_GOOD, picks)


# Building.


def sites(g: Hamlet, player: int, plan: int) -> list[Ranked]:
    """Return all ways to lay a plan, as picks of a site and, if there are several there, a fit."""
    fits = fits_of(g, player, plan)
    ways = distances(g, CHURCH)
    at_site: dict[int, int] = {}
    for fit in fits:
        at_site[fit.site] = at_site.get(fit.site, 0) + 1
    number: dict[int, int] = {}
    found: list[Ranked] = []
    for fit in fits:
        n = number.get(fit.site, 0)
        number[fit.site] = n + 1
        picks = [fit.site, n] if at_site[fit.site] > 1 else [fit.site]
        found.append(Ranked(fit_gain(g, plan, fit, ways), picks))
    return found


def fits_at(g: Hamlet, plan: int, fits: list[Fit]) -> list[Ranked]:
    """Return some ways to lay a plan, as picks of their numbers."""
    ways = distances(g, CHURCH)
    return [Ranked(fit_gain(g, plan, fits[n], ways), [n]) for n in range(len(fits))]


def roads(g: Hamlet, player: int, places: list[int], most: i64) -> list[Ranked]:
    """Return the likely places for a road with what it brings; trials forget the longest road."""
    ways = [Ranked(road_gain(g, player, n), [n]) for n in places]
    if most == 1:
        return ways
    ways.sort(key=loss)
    tried = g.clone()
    before = len(longest_road(tried, player))
    tried.players[player].roads -= 1
    found: list[Ranked] = []
    for way in ways[:LIKELY_SITES]:
        tried.village = g.village.with_road(way.picks[0], player)
        longer = len(longest_road(tried, player)) - before
        found.append(Ranked(way.gain + g.box.prices.longest_points * longer, way.picks))
    return found


# Paying and filling.


def token_to_pay(g: Hamlet, top: Pay) -> int:
    """Return what to pay with: own fine tokens, own ones, basic ones, those of others, coins."""
    best, least = BUY, WORST_TOKEN
    for slot in g.legal:
        if slot == BUY:
            continue
        token = g.tokens[slot]
        value = g.token_value(top.player, token)
        rank = 2 - value if value else 2 + int(maker_of(token) != NONE)
        if rank < least:
            best, least = slot, rank
    return best


def stand_to_pay(g: Hamlet, top: StandAt) -> int:
    """Return where most of what is wanted comes, own tokens above all."""
    donkeys = g.players[top.player].donkey_tiles()
    wanted = 0
    for group in bill_of(g, top.bill).groups:
        wanted |= group.resources
    found, most = g.legal[0], -1
    for stand in g.legal:
        reach = g.village.reach(stand, donkeys)
        value = 0
        for tile in range(TILES):
            card = g.box.tiles[tile]
            for slot in range(card.first_slot, card.first_slot + card.slots):
                token = g.tokens[slot]
                if reach & BIT[tile] and token != NONE and wanted & BIT[resource_of(token)]:
                    value += 1 + 3 * g.token_value(top.player, token)
        if value > most:
            found, most = stand, value
    return found


def resource_to_fill(g: Hamlet, top: BarnFill) -> int:
    """Return the resource for the next slot of a barn, if the rarest ones shall fill them all."""
    counts = [g.tokens.count(resource) for resource in range(BASICS)]
    wanted: list[int] = []
    for _ in range(top.left):
        rarest = min([counts[resource] for resource in g.legal])
        resource = min([r for r in g.legal if counts[r] == rarest])
        counts[resource] += 1
        wanted.append(resource)
    return min(wanted)


# Town hall.


def ways_to_hire(g: Hamlet, player: int, most: int) -> list[list[int]]:
    """Return whom to hire: all that can be done, a villager first if there is time."""
    first = ENOUGH
    if hire_gain(g, player) > 0:
        first = VILLAGER
    elif can_hire_donkey(g, player) and donkey_gain(g, player) > 0:
        first = DONKEY
    elif ENOUGH not in g.legal:
        first = g.legal[-1]
    return [[first], *[[option] for option in g.legal if option != first]][:most]


def place_for_donkey(g: Hamlet, player: int) -> int:
    """Return where a new donkey helps most."""
    donkeys = g.players[player].donkey_tiles()
    values = [prospects(g, player, donkeys | BIT[tile]) for tile in g.legal]
    return g.legal[values.index(max(values))]


# Donkeys.


def best_step(g: Hamlet, player: int, origin: int) -> Ranked:
    """Return the tile beside its own on which a donkey helps most."""
    me = g.players[player]
    stay = me.donkeys + me.moved
    now = prospects(g, player, me.donkey_tiles())
    stay.remove(origin)
    others = 0
    for tile in stay:
        others |= BIT[tile]
    ways: list[Ranked] = []
    for tile in range(TILES):
        if g.village.links[origin] & BIT[tile]:
            ways.append(Ranked(prospects(g, player, others | BIT[tile]) - now, [tile]))
    return min(ways, key=loss)


def donkey_move(g: Hamlet, player: int) -> list[int]:
    """Return the picks of the move that helps most, [] if none does."""
    origins = sorted(set(g.players[player].donkeys))
    picks: list[int] = []
    gain = BARELY
    for origin in origins:
        step = best_step(g, player, origin)
        if step.gain > gain:
            gain = step.gain
            picks = [origin]
            if g.village.links[origin] != BIT[step.picks[0]]:  # else it is not asked
                picks += step.picks
    return picks


def ways_of_donkeys(g: Hamlet, player: int, most: int) -> list[list[int]]:
    """Return the move that helps most, or that it is enough; trials don't think about more."""
    if DONE in g.legal and most == 1:
        return [[DONE]]
    return [donkey_move(g, player) or [g.legal[-1]]]


def move_donkeys(g: Hamlet, player: int) -> list[int]:
    """Return the picks of moving a donkey in the turn, [] if it helps nothing."""
    move = donkey_move(g, player)
    if move and len(set(g.players[player].donkeys)) == 1:
        move = move[1:]  # whose move is not asked
    elif not move:
        return []
    return [DONKEYS, *move]
