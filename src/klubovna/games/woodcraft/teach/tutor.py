# not compiled: made for people, now and then
"""Woodcraft: what a tutor says, out of the open question and what the seat may know."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from klubovna.core.step import Choice, Step
from klubovna.core.teaching import Args, Lesson, Note, Topic
from klubovna.games.woodcraft.box.contents import EMPTY
from klubovna.games.woodcraft.pieces.numbers import (
    BERRY,
    DIE_IDS,
    EXPIRED,
    HELPER_SPACES,
    NONE,
    ROW,
    SPACE_IDS,
    STRIDE,
    TILE_IDS,
    value_of,
)
from klubovna.games.woodcraft.rules.actions import (
    ENOUGH,
    PIECES,
    PLANT,
    ProducePlant,
    Upgrade,
    plantable,
)
from klubovna.games.woodcraft.rules.attic import PlaceTool
from klubovna.games.woodcraft.rules.free import COMPLETE
from klubovna.games.woodcraft.rules.helpers import HireHelper, PlaceHelper, Produce
from klubovna.games.woodcraft.rules.market import BuyMaterial, BuyWood, TakeOrder, TradeDice
from klubovna.games.woodcraft.rules.offers import ClaimCommission
from klubovna.games.woodcraft.rules.rounds import PlaceHand
from klubovna.games.woodcraft.rules.turn import (
    ADDITIONAL,
    BERRIES,
    BONUS,
    BUY,
    DONE,
    MAIN,
    OTHER,
    PASS,
    Actions,
    Marketing,
    Storage,
)
from klubovna.games.woodcraft.scoring import commission_points
from klubovna.games.woodcraft.setup import KEEP, PLACE, Opening
from klubovna.games.woodcraft.state import Wood
from klubovna.games.woodcraft.teach.cautions import cautions
from klubovna.games.woodcraft.teach.goals import (
    Plan,
    advice,
    berries_of,
    goal,
    lacked_actions,
    lacking,
    plans,
    six_for,
    wanted_at,
)
from klubovna.games.woodcraft.teach.notes import NOTES as NOTES
from klubovna.games.woodcraft.teach.notes import note, on_work

TOPICS: Final = (
    Topic("wheel", "saw_blade"),
    Topic("orders", "choose_orders"),
    Topic("helpers", "hire_helper"),
    Topic("wood", "buy_wood"),
    Topic("work", "cut"),
    Topic("trees", "sprout"),
    Topic("attic", "tool"),
    Topic("tracks", "reputation"),
    Topic("points", "nut"),
)

SOON: Final = 2  # rounds before an income phase


def lesson(g: Wood, seat: int) -> Lesson:
    """Return what there is to say to a seat now."""
    top = g.top_choice()
    orders = plans(g, seat)
    found = [each for kind, say in SPEAKERS if type(top) is kind for each in say(g, seat, orders)]
    return Lesson(tuple(found), goal(g, seat, orders), cautions(g, seat, orders))


# The opening.


def on_opening(g: Wood, seat: int, orders: list[Plan]) -> list[Note]:
    """A helper, two orders, and the one that is laid first."""
    legal = g.legal_of(seat)
    if legal[0] < KEEP:
        best = max(legal, key=lambda helper: (berries_of(g, helper), -g.box.helpers[helper].cost))
        told: Args = {"n": g.box.prices.berries, "made": berries_of(g, best)}
        return [note("start-helper", "2.3", f"helper/{g.box.helpers[best].id}", told, best)]
    first = PLACE if legal[0] >= PLACE else KEEP
    best = min(legal, key=lambda option: lacking(g, seat, option - first))
    zone, id = ("place", "start-first") if first == PLACE else ("keep", "start-orders")
    order = g.box.orders[best - first].id
    return [note(id, "2.3", f"{zone}/{order}", {"order": f"order/{order}"}, best)]


# The turn.


def on_actions(g: Wood, seat: int, orders: list[Plan]) -> list[Note]:
    """Everything that a turn offers: what is worth most, then the tile, then the rest."""
    legal = g.legal_of(seat)
    found = on_ready(g, legal, orders)
    found += on_moved(g, seat, legal) if g.has_moved() else on_wheel(g, seat, orders)
    if g.solo_discard:
        found.append(note("rival", "14.1", "rival"))
    found += on_work(g, seat, legal, orders)
    found += on_calendar(g, seat, orders)
    has_work = any([each.away == 0 for each in orders] + [each.id == "ability" for each in found])
    if DONE in legal and not g.is_main_waiting() and not has_work:
        found.append(note("end", "3.3", "button/done", {}, DONE))
    return found


def on_ready(g: Wood, legal: list[int], orders: list[Plan]) -> list[Note]:
    """An order that can be completed."""
    for each in orders:
        id = f"order/{g.box.orders[each.order].id}"
        option = ADDITIONAL + COMPLETE + each.order
        if option in legal:
            return [note("complete", "7.1", id, {"order": id, "row": each.row}, option)]
    return []


def on_wheel(g: Wood, seat: int, orders: list[Plan]) -> list[Note]:
    """No tile was moved yet: which one to move, and what the wheel gives."""
    wanted = advice(g, seat, orders)
    found: list[Note] = []
    for tile in [each for each in wanted if not g.is_blocked(each)][:1]:
        id = f"tile/{TILE_IDS[tile]}"
        lacks = int(tile in lacked_actions(g, seat, orders))
        found.append(note("tile", "4.1", id, {"tile": id, "lacks": lacks}, tile))
        if outer_of(g, tile) != EMPTY:
            what = f"script/{outer_of(g, tile)}"
            found.append(note("rim", "4.2", id, {"tile": id, "what": what}, tile))
        sector = g.sector_of(tile)
        if g.level_of(sector):
            script = g.box.wheel.windows[sector][g.level_of(sector) - 1]
            told: Args = {"tile": id, "what": f"script/{script}"}
            found.append(note("window", "4.3", id, told, tile))
    for tile in [each for each in wanted if g.is_blocked(each)][:1]:
        id = f"tile/{TILE_IDS[tile]}"
        found.append(note("blocked", "4.4", id, {"tile": id}))
    return found


def outer_of(g: Wood, tile: int) -> int:
    """Return what the rim gives for a tile; nothing under the arc."""
    sector, space = g.tiles[tile] // STRIDE, g.tiles[tile] % STRIDE
    is_covered = g.arc and sector == g.start_sector()
    return EMPTY if is_covered else g.box.wheel.outer[sector][space - 1]


def on_moved(g: Wood, seat: int, legal: list[int]) -> list[Note]:
    """A tile was moved: its action, or what may stand in its place."""
    found: list[Note] = []
    if MAIN in legal:
        tile = f"tile/{TILE_IDS[g.tile]}"
        told: Args = {"tile": tile, "plants": planting(g, seat)}
        found.append(note("action", "3.3", "button/main", told, MAIN))
    if BERRIES in legal and (MAIN not in legal or g.players[seat].goods[BERRY] < SOON):
        instead = g.box.prices.instead
        found.append(note("berries", "3.4", "button/berries", {"n": instead}, BERRIES))
    if any([OTHER <= option < BONUS for option in legal]):
        prices = g.box.prices
        costs: Args = {"n": prices.other_tile, "bonus": prices.bonus}
        found.append(note("lantern", "3.5", "way/lantern", costs))
    return found


def planting(g: Wood, seat: int) -> str:
    """Tell whether a tree can be planted, or what is missing: an empty pot, a die for one."""
    if plantable(g, seat):
        return "yes"
    return "dice" if g.players[seat].empty_pots() else "pots"


def on_calendar(g: Wood, seat: int, orders: list[Plan]) -> list[Note]:
    """Where in the game we are: incomes to come and past, reputation, the end.

    Tracks are spoken of after the main action: no board of the question hides them then.
    """
    calendar = g.box.calendars[g.seats()]
    me = g.players[seat]
    found: list[Note] = []
    due = min([round for round in calendar.income if round >= g.round])
    if orders and due - g.round < SOON:
        low = max(orders, key=lambda each: each.row)
        id = f"order/{g.box.orders[low.order].id}"
        is_last = int(low.row + 1 == EXPIRED)
        more: Args = {"order": id, "left": due - g.round + 1, "lost": is_last}
        found.append(note("slide", "7.2", id, more))
    is_calm = g.has_moved() and not g.is_main_waiting()
    if is_calm and g.round - 1 in calendar.income:
        berries, points = me.income
        found.append(note("income", "12.3", "track/blueberry", {"n": berries, "points": points}))
    if is_calm and me.reputation:
        worth = g.box.tracks.order_points[me.reputation]
        found.append(note("reputation", "10.3", "track/reputation", {"n": worth}))
    if g.round == calendar.rounds:
        found.append(note("last", "13.1", "", {"n": g.box.expired}))
    return found


# Main actions.


def at(g: Wood, option: int) -> str:
    """Return where an option of the open question lies."""
    top = g.top_choice()
    assert isinstance(top, Choice), "one seat is asked"
    return top.target(g, option)


def on_buy_wood(g: Wood, seat: int, orders: list[Plan]) -> list[Note]:
    """Dice of the public store, best one that an order waits for."""
    places = {at(g, option): option for option in g.legal_of(seat)}
    wanted = wanted_at(orders, "store")
    if wanted in places:
        return [note("buy-wood", "5.1", wanted, {"fits": 1}, places[wanted])]
    return [note("buy-wood", "5.1", next(iter(places)), {"fits": 0})]


def on_trade(g: Wood, seat: int, orders: list[Plan]) -> list[Note]:
    """A six that an order waits for; else sell a die, then buy a six."""
    places = {at(g, option): option for option in g.legal_of(seat)}
    needs = [need for each in orders[:1] for need in each.needs if need.have < need.need]
    wanted = [f"six/{six_for(g, seat, need)}" for need in needs if not need.target]
    best = next((each for each in wanted if each in places), "")
    if best:
        return [note("trade", "5.2", best, {"fits": 1}, places[best])]
    return [note("trade", "5.2", next(iter(places)), {"fits": 0})]


def on_materials(g: Wood, seat: int, orders: list[Plan]) -> list[Note]:
    """One piece is free, more are cheap; best what an order lacks."""
    places = {at(g, option): option for option in g.legal_of(seat)}
    wanted = wanted_at(orders, "material")
    prices = g.box.prices.materials
    target = wanted if wanted in places else next(iter(places))
    option = places[target] if wanted in places else -1
    return [note("materials", "5.3", target, {"two": prices[1], "three": prices[2]}, option)]


def on_take_order(g: Wood, seat: int, orders: list[Plan]) -> list[Note]:
    """The order of the row that is nearest to its completion."""
    slots = [slot for slot in g.legal_of(seat) if slot < ROW]
    if not slots:
        return []
    best = min(slots, key=lambda slot: lacking(g, seat, g.order_row[slot]))
    order = g.box.orders[g.order_row[best]].id
    away, _, missing, _ = lacking(g, seat, g.order_row[best])
    near = "no" if away else "made" if missing else "all"
    more: Args = {"order": f"order/{order}", "n": g.box.prices.second_order, "near": near}
    return [note("take-order", "5.4", f"slot/{best + 1}", more, best)]


def on_hire(g: Wood, seat: int, orders: list[Plan]) -> list[Note]:
    """The helper who brings most blueberries for the price."""
    cards = {slot: g.helper_row[slot] for slot in g.legal_of(seat)}

    def worth(slot: int) -> int:
        return 2 * berries_of(g, cards[slot]) - g.box.helpers[cards[slot]].cost

    best = max(cards, key=worth)
    helper = f"helper/{g.box.helpers[cards[best]].id}"
    return [note("hire", "5.5", f"slot/{best + 1}", {"helper": helper}, best)]


def on_space(g: Wood, seat: int, orders: list[Plan]) -> list[Note]:
    """The space that brings most."""
    spaces = g.box.helper_spaces
    best = max(g.legal_of(seat), key=lambda space: (spaces[space].produce, spaces[space].income))
    return [note("space", "5.6", f"space/{SPACE_IDS[best]}", {}, best)]


def on_produce(g: Wood, seat: int, orders: list[Plan]) -> list[Note]:
    """The helper who produces most, and what can be planted."""
    me = g.players[seat]
    legal = g.legal_of(seat)
    makers = [option for option in legal if option < HELPER_SPACES]
    found: list[Note] = []
    if makers:
        best = max(makers, key=lambda space: berries_of(g, me.helper_on(space)))
        helper = g.box.helpers[me.helper_on(best)]
        more: Args = {"helper": f"helper/{helper.id}", "what": f"script/{helper.production}"}
        more["plants"] = planting(g, seat)
        found.append(note("produce", "5.7", at(g, best), more, best))
    pieces = [option for option in legal if PLANT <= option < ENOUGH]
    if isinstance(g.top_choice(), ProducePlant) and pieces:
        grown: Args = {"n": g.box.prices.growth}
        die = DIE_IDS[(pieces[-1] - PLANT) // PIECES]
        found.append(note("plant", "5.8", f"wood/{die}", grown))
    return found


def on_upgrade(g: Wood, seat: int, orders: list[Plan]) -> list[Note]:
    """Tiles to buy for the workshop."""
    return [note("upgrade", "5.9", at(g, g.legal_of(seat)[-1]))]


# Other questions.


def on_place_tool(g: Wood, seat: int, orders: list[Plan]) -> list[Note]:
    """The space with most different neighbours."""
    top = g.top_choice()
    assert isinstance(top, PlaceTool)
    attic = g.players[seat].attic

    def paid(space: int) -> int:
        ends = [(link.one, link.other) for link in g.box.links if space in (link.one, link.other)]
        beside = [attic[other if one == space else one] for one, other in ends]
        return len([tool for tool in beside if tool not in (NONE, top.tool)])

    best = max(g.legal_of(seat), key=paid)
    return [note("place-tool", "9.2", at(g, best), {"n": paid(best)}, best)]


def on_claim(g: Wood, seat: int, orders: list[Plan]) -> list[Note]:
    """The commission that would bring most if the game ended now."""
    best = max(g.legal_of(seat), key=lambda each: commission_points(g, seat, each))
    points = int(commission_points(g, seat, best))
    return [note("commission", "8.1", at(g, best), {"n": points}, best)]


def on_marketing(g: Wood, seat: int, orders: list[Plan]) -> list[Note]:
    """Points for blueberries: early they are worth more, at the end hardly anything."""
    if BUY not in g.legal_of(seat):
        return []
    rounds = g.box.calendars[g.seats()].rounds
    if g.round == rounds:
        return [note("marketing", "11.1", "button/buy", {"when": "last"}, BUY)]
    if 2 * g.round <= rounds:
        return [note("marketing", "11.1", "button/pass", {"when": "early"}, PASS)]
    return [note("marketing", "11.1", "", {"when": "late"})]


def on_storage(g: Wood, seat: int, orders: list[Plan]) -> list[Note]:
    """The cheapest die, if no order waits for it."""
    costly = {caution.option for caution in cautions(g, seat, orders)}
    idle = [die for die in g.legal_of(seat) if die not in costly]
    best = min(idle, key=value_of)
    return [note("storage", "3.7", at(g, best), {"n": g.box.prices.store_limit}, best)]


def on_place_hand(g: Wood, seat: int, orders: list[Plan]) -> list[Note]:
    """The order of the hand that is nearest to its completion."""
    best = min(g.legal_of(seat), key=lambda order: lacking(g, seat, order))
    id = g.box.orders[best].id
    return [note("place-hand", "12.2", f"hand/{id}", {"order": f"order/{id}"}, best)]


SPEAKERS: Final[tuple[tuple[type[Step], Callable[[Wood, int, list[Plan]], list[Note]]], ...]] = (
    (Opening, on_opening),
    (Actions, on_actions),
    (BuyWood, on_buy_wood),
    (TradeDice, on_trade),
    (BuyMaterial, on_materials),
    (TakeOrder, on_take_order),
    (HireHelper, on_hire),
    (PlaceHelper, on_space),
    (Produce, on_produce),
    (ProducePlant, on_produce),
    (Upgrade, on_upgrade),
    (PlaceTool, on_place_tool),
    (ClaimCommission, on_claim),
    (Marketing, on_marketing),
    (Storage, on_storage),
    (PlaceHand, on_place_hand),
)
