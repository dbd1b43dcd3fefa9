# not compiled: worked out for people, before they decide
"""Hamlet: what a deed will take and bring, found by paying for it in a copy of the position.

Nothing of it needs luck: it ends when all is paid, before new plans or sale tiles are drawn.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from klubovna.games.hamlet.pieces.numbers import (
    BIT,
    LANDMARK,
    NONE,
    PLANNER,
    REFINERY,
    TILES,
    TIMBER,
    maker_of,
)
from klubovna.games.hamlet.rules.pay import (
    BUY,
    DELIVERY_BILL,
    INPUT_BILL,
    ROAD_BILL,
    SALE_BILL,
    Pay,
    Settle,
    StandAt,
    bill_of,
    price_of,
    start_payment,
)
from klubovna.games.hamlet.state import Hamlet


@dataclass
class Purchase:
    """Units of a group that come from the free market."""

    resources: int
    count: int
    price: int


@dataclass
class Ahead:
    """Goods and purchases in the order of the bill, and what everybody gains or pays at once."""

    player: int
    stand: int
    paths: list[list[int]]
    coins: list[int]
    points: list[int]
    used: list[tuple[int, int]] = field(default_factory=list)  # slots with their tokens
    bought: list[Purchase] = field(default_factory=list)
    steps: int = 0  # of all goods together
    has_choice: bool = False
    has_flag: bool = False
    milestone: int = NONE

    def worth(self) -> tuple[int, int, int]:
        """Return how good a way to pay is: own coins, what others do not get, short ways."""
        mine = self.coins[self.player]
        theirs = sum(self.coins) + sum(self.points) - mine - self.points[self.player]
        return mine, -theirs, -self.steps


def paths_to(g: Hamlet, player: int, stand: int) -> list[list[int]]:
    """Return for each tile the shortest way of its goods to a villager, [] if there is none."""
    donkeys = g.players[player].donkey_tiles()
    paths: list[list[int]] = [[] for _ in range(TILES)]
    paths[stand] = [stand]
    queue = [stand]
    for tile in queue:  # grows while we look
        if tile != stand and not donkeys & BIT[tile]:
            continue
        for other in range(TILES):
            if g.village.links[tile] & BIT[other] and not paths[other]:
                paths[other] = [other, *paths[tile]]
                queue.append(other)
    return paths


def suggested(g: Hamlet, top: Pay, paths: list[list[int]], offered: list[int]) -> int:
    """Return what most would pay with: own high quality, own, basic, then nearest; else buy."""
    best, best_key = offered[-1], (9, 0)
    for option in offered:
        if option == BUY:
            continue
        token = g.tokens[option]
        value = g.token_value(top.player, token)
        rank = 2 - value if value else 2 + int(maker_of(token) != NONE)
        key = (rank, len(paths[g.box.slot_tiles[option]]))
        if key < best_key:
            best, best_key = option, key
    return best


# Paying in a copy.


def without_payment(g: Hamlet, player: int, stand: int) -> Ahead:
    """Return what a deed brings for which no goods are needed: nothing yet."""
    nothing = [0] * len(g.players)
    return Ahead(player, stand, paths_to(g, player, stand), nothing, nothing.copy())


def payment_ahead(g: Hamlet, player: int, stand: int, number: int) -> Ahead:
    """Return what comes of a bill that is paid as suggested by a villager on a tile."""
    copy = g.clone()
    copy.agenda = []
    start_payment(copy, player, stand, number)
    found = without_payment(g, player, stand)
    pay(copy, found)
    note_gains(g, copy, found)
    add_deed(g, found, number)
    return found


def rest_ahead(g: Hamlet, top: Pay) -> Ahead:
    """Return what comes of the rest of a payment."""
    copy = g.clone()
    copy.agenda = [top]
    found = without_payment(g, top.player, top.stand)
    pay(copy, found)
    note_gains(g, copy, found)
    add_deed(g, found, top.bill)
    return found


def pay(copy: Hamlet, found: Ahead) -> None:
    """Pay as suggested, and note with what."""
    while copy.agenda:
        step = copy.agenda.pop()
        if isinstance(step, Pay):
            offered = step.options(copy)
            found.has_choice |= len(offered) > 1
            option = suggested(copy, step, found.paths, offered)
            note_good(copy, step, option, found)
            step.take(copy, option)
        else:
            assert isinstance(step, Settle), "a bill is goods and coins"
            step.do(copy)


def note_good(g: Hamlet, step: Pay, option: int, found: Ahead) -> None:
    """Write down the token that is used up, or what is bought."""
    if option != BUY:
        found.used.append((option, g.tokens[option]))
        found.steps += len(found.paths[g.box.slot_tiles[option]])
        return
    group = bill_of(g, step.bill).groups[step.group]
    price = step.left * price_of(g, group)
    found.bought.append(Purchase(group.resources, step.left, price))


def note_gains(before: Hamlet, after: Hamlet, found: Ahead) -> None:
    """Write down what the payment has changed for everybody."""
    for who in range(len(before.players)):
        found.coins[who] = after.players[who].coins - before.players[who].coins
        found.points[who] = after.players[who].score - before.players[who].score


def add_deed(g: Hamlet, found: Ahead, number: int) -> None:
    """Add what the deed itself brings to the player at once."""
    me = found.player
    if number < ROAD_BILL:
        card = g.box.tiles[number]
        found.points[me] += card.points
        found.has_flag = card.kind == LANDMARK
        found.milestone = free(g, card.output - TIMBER) if card.kind == REFINERY else NONE
    elif number < SALE_BILL:
        found.milestone = free(g, PLANNER)
    elif number < DELIVERY_BILL:
        sale = g.box.sales[number - SALE_BILL]
        found.points[me] += sale.points
        found.coins[me] += sale.coins
    elif number < INPUT_BILL:
        found.points[me] += g.side().deliveries[number - DELIVERY_BILL].points


def free(g: Hamlet, milestone: int) -> int:
    """Return a milestone that nobody has yet, else NONE."""
    return milestone if g.milestones[milestone] == NONE else NONE


def best_ahead(g: Hamlet, player: int, stands: int, number: int) -> Ahead:
    """Return the best of the payments at some tiles, given as bits."""
    offered = StandAt(player, stands, number).options(g)
    ways = [payment_ahead(g, player, stand, number) for stand in offered]
    best = max(ways, key=Ahead.worth)
    best.has_choice |= len(offered) > 1
    return best
