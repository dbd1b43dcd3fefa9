"""Hamlet: what is worth a try for a bot, and what needs no thought.

A village offers dozens of places for a building and many ways to pay. Each is judged here by itself
and quickly; the bot compares only the best ones, with the rest of its turn.
"""

from __future__ import annotations

from typing import Final

from klubovna.games.hamlet.bot.gains import (
    Ranked,
    best,
    fits_at,
    loss,
    resource_to_fill,
    roads,
    sites,
    stand_to_pay,
    token_to_pay,
)
from klubovna.games.hamlet.bot.worth import (
    CARRIER,
    COIN,
    DELIVERY,
    SALE,
    TOKEN,
    VILLAGERS,
    WORK,
    plan_hope,
    prospects,
    rounds_left,
)
from klubovna.games.hamlet.box.contents import Bill
from klubovna.games.hamlet.pieces.numbers import (
    ALL_BASICS,
    BIT,
    MARKET,
    NONE,
    PRODUCTION,
    REFINERY,
    ROW,
    TILES,
    TIMBER,
    TOWN_HALL,
    is_high,
    maker_of,
    resource_of,
)
from klubovna.games.hamlet.rules.build import ChooseFit, ChooseSite, RoadSite, road_sites
from klubovna.games.hamlet.rules.pay import Pay, StandAt
from klubovna.games.hamlet.rules.town import (
    DONKEY,
    ENOUGH,
    VILLAGER,
    Hire,
    PlaceDonkey,
    TakePlan,
    can_hire_donkey,
    can_hire_villager,
    plans_to_take,
    villager_price,
)
from klubovna.games.hamlet.rules.trade import BEG, ChurchWork, Sell
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
from klubovna.games.hamlet.state import Hamlet

BASIC_GOOD: Final = 0.3
REFINED_GOOD: Final = 1.0
BARELY: Final = 0.05  # a gain that is none
LITTLE: Final = 0.2


def plans(g: Hamlet, player: int, most: int) -> list[list[int]]:
    """Return at most so many ways to go on, the best first; none where nothing is asked."""
    if player != g.actor or not g.agenda:
        return []
    top = g.agenda[-1]
    if isinstance(top, Act):
        return act_plans(g, player, most)
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
    return other_plans(g, player, most)


def other_plans(g: Hamlet, player: int, most: int) -> list[list[int]]:
    """Return ways to go on inside of buildings, and with donkeys."""
    top = g.agenda[-1]
    if isinstance(top, TakePlan):
        return best([Ranked(take_gain(g, player, o), [o]) for o in g.legal], most)
    if isinstance(top, Hire):
        return hire_plans(g, player, most)
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
        return donkey_plans(g, player, most)
    if isinstance(top, DonkeyTo):
        return [best_step(g, player, top.origin).picks]
    return []


# The turn.


def act_plans(g: Hamlet, player: int, most: int) -> list[list[int]]:
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


def activation_gain(g: Hamlet, player: int, tile: int) -> float:
    """Return what a villager's work in a building seems to bring."""
    card = g.box.tiles[tile]
    if card.kind == PRODUCTION:
        lying = g.empty_slots(tile)
        return COIN * card.gain_coins + card.gain_points + BASIC_GOOD * lying
    if card.kind == REFINERY:
        is_fine = g.milestones[card.output - TIMBER] == player
        each = TOKEN * (2 if is_fine else 1) - BASIC_GOOD
        return each * (Refine(player, tile).options(g)[-1] + 1)
    gains = [0.0]
    if tile == TOWN_HALL:
        gains = [take_gain(g, player, place) for place in plans_to_take(g, player)]
        return max([*gains, LITTLE]) + hire_gain(g, player)
    if tile == MARKET:
        gains += [sale_gain(g, player, sale) for sale in Sell(player).options(g)]
    else:
        gains += [delivery_gain(g, player, space) for space in ChurchWork(player).options(g)]
    return max(gains)


def road_way(g: Hamlet, player: int, most: int) -> Ranked:
    """Return the best road that can be built."""
    places = road_sites(g, player)
    way = min(roads(g, player, places, most), key=loss)
    picks = [ROAD, *way.picks] if len(places) > 1 else [ROAD]
    return Ranked(way.gain - 2 * BASIC_GOOD, picks)


def cost(g: Hamlet, player: int, bill: Bill) -> float:
    """Return what a bill costs, less what own tokens bring."""
    total = COIN * bill.coins
    for group in bill.groups:
        is_basic = bool(group.resources & ALL_BASICS)
        total += group.amount * (BASIC_GOOD if is_basic else REFINED_GOOD)
        if not is_basic:
            own = 0.0
            for token in g.tokens:
                if token == NONE or maker_of(token) != player:
                    continue
                if group.resources & BIT[resource_of(token)]:
                    own += TOKEN * (2 if is_high(token) else 1)
            total -= min(own, 2.0 * group.amount)
    return total


def sale_gain(g: Hamlet, player: int, sale: int) -> float:
    """Return what a sale seems to bring."""
    card = g.box.sales[sale]
    return card.points + COIN * card.coins + SALE - cost(g, player, card.bill)


def delivery_gain(g: Hamlet, player: int, space: int) -> float:
    """Return what a delivery seems to bring, or begging."""
    if space == BEG:
        return COIN * g.box.prices.begging
    card = g.side().deliveries[space]
    return card.points + DELIVERY - cost(g, player, card.bill)


def build_gain(g: Hamlet, player: int, plan: int) -> float:
    """Return what a building seems to bring."""
    return plan_hope(g, player, plan) - cost(g, player, g.box.tiles[plan].bill)


# Town hall.


def take_gain(g: Hamlet, player: int, place: int) -> float:
    """Return what a plan of the row seems to bring; nothing without one."""
    if place == ROW:
        return 0.0
    plan = g.row[place]
    gain = max(0.0, build_gain(g, player, plan)) * min(1.0, rounds_left(g) / 5.0)
    return 0.5 * gain + COIN * (g.row_coins[place] - place)


def hire_gain(g: Hamlet, player: int) -> float:
    """Return what another villager seems to bring, 0.0 if there is none."""
    if not can_hire_villager(g, player):
        return 0.0
    count = g.players[player].villagers()
    more = WORK * (VILLAGERS[count + 1] - VILLAGERS[count]) * (rounds_left(g) - 1.0)
    return max(0.0, more - COIN * villager_price(g, player))


def hire_plans(g: Hamlet, player: int, most: int) -> list[list[int]]:
    """Return whom to hire: all that can be done, a villager first if there is time."""
    first = ENOUGH
    if hire_gain(g, player) > 0:
        first = VILLAGER
    elif can_hire_donkey(g, player) and donkey_gain(g, player) > 0:
        first = DONKEY
    elif ENOUGH not in g.legal:
        first = g.legal[-1]
    return [[first], *[[option] for option in g.legal if option != first]][:most]


def donkey_gain(g: Hamlet, player: int) -> float:
    """Return what another donkey seems to bring where it helps most."""
    donkeys = g.players[player].donkey_tiles()
    network = g.village.network
    values = [prospects(g, player, donkeys | BIT[t]) for t in range(TILES) if network & BIT[t]]
    gain = max(values) - prospects(g, player, donkeys)
    return gain + CARRIER * rounds_left(g) - COIN * g.box.prices.donkey


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


def donkey_plans(g: Hamlet, player: int, most: int) -> list[list[int]]:
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
