# not compiled: looks once at a position that was written by hand
"""Hamlet: which positions can be.

A round is a pile of turns; in a turn, on top of the choice what to do, lies what was begun.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from klubovna.core.positions import Bound, Fact, Need, Positions, Shape
from klubovna.core.step import NOBODY, Step
from klubovna.games.hamlet import setup
from klubovna.games.hamlet.pieces.numbers import (
    BIT,
    CHURCH,
    HAND,
    LANDMARK,
    LEVELS,
    MARKET,
    NONE,
    PLANNER,
    PRODUCTION,
    REFINED,
    REFINERY,
    RESOURCE_IDS,
    ROADS,
    ROW,
    STACK,
    STARTERS,
    TILES,
    TIMBER,
    TOWN_HALL,
    is_high,
    maker_of,
    resource_of,
)
from klubovna.games.hamlet.pieces.players import Player, Rival
from klubovna.games.hamlet.rules import build, pay, starters, town, trade, turn, work
from klubovna.games.hamlet.state import Hamlet

MOST: Final = 999
NOTHING: Final = (NONE, 0)

# Pieces.


def census(g: Hamlet) -> dict[str, int]:
    """Count what never leaves the table: tiles, refined tokens, sales and milestones."""
    found: dict[str, int] = {}
    for tile in range(TILES):
        card = g.box.tiles[tile]
        held = sum([me.plans.count(tile) for me in g.players])
        is_outside = card.group >= STACK and bool(g.stacks & BIT[card.group - STACK])
        places = g.village.order.count(tile) + g.row.count(tile) + g.bag.count(tile)
        found[card.id] = places + held + int(is_outside)
    for who in range(len(g.players)):
        for n in range(REFINED):
            lying = [t for t in g.tokens if t != NONE and maker_of(t) == who]
            count = len([t for t in lying if resource_of(t) == TIMBER + n])
            found[f"{RESOURCE_IDS[TIMBER + n]} {who}"] = g.players[who].supply[n] + count
    for sale in range(len(g.box.sales)):
        sold = sum([me.sales.count(sale) for me in g.players])
        found[g.box.sales[sale].id] = g.display.count(sale) + g.unseen_sales.count(sale) + sold
    return found


def lying(g: Hamlet, tile: int) -> list[int]:
    """Return the tokens on a tile."""
    card = g.box.tiles[tile]
    slots = g.tokens[card.first_slot : card.first_slot + card.slots]
    return [token for token in slots if token != NONE]


def is_held(g: Hamlet, tile: int) -> bool:
    """Tell whether a building takes the tokens that lie on it."""
    return all(g.box.tiles[tile].accepts & BIT[resource_of(token)] for token in lying(g, tile))


def is_fine(g: Hamlet, token: int) -> bool:
    """Tell whether the maker of a token can make it so well."""
    return not is_high(token) or g.milestones[resource_of(token) - TIMBER] == maker_of(token)


def are_reached(g: Hamlet, workers: list[int]) -> bool:
    """Tell whether all workers are where roads lead."""
    return all(g.village.is_in_network(tile) for tile in workers)


def landmarks(g: Hamlet) -> list[int]:
    """Return the landmarks of the village."""
    return sorted(tile for tile in g.village.order if g.box.tiles[tile].kind == LANDMARK)


def refined(g: Hamlet) -> list[bool]:
    """Tell of each refined resource whether a refinery of it stands."""
    outputs = [g.box.tiles[tile].output for tile in g.village.order]
    return [TIMBER + n in outputs for n in range(REFINED)]


def sales_to_come(g: Hamlet) -> list[int]:
    """Return how many unseen sales of each level are not removed from the game."""
    levels = [g.box.sales[sale].level for sale in g.unseen_sales]
    return [levels.count(n + 1) - g.side().removed[n] for n in range(LEVELS)]


def delivered(g: Hamlet, who: int) -> list[int]:
    """Return the spaces of the church that a player has filled."""
    return [space for space, owner in enumerate(g.church) if owner == who]


def is_cup(cup: list[int], discs: tuple[int, ...]) -> bool:
    """Tell whether the rival's cup can hold these discs."""
    return len(cup) == len(discs) and any(cup) and all(map(int.__le__, cup, discs))


def tiles(says: str, holds: Callable[[Hamlet, int], bool]) -> Fact:
    """Say what holds for every tile."""
    return Fact(says, lambda g: all(holds(g, tile) for tile in range(TILES)))


def players(says: str, holds: Callable[[Hamlet, int, Player], bool]) -> Fact:
    """Say what holds for every player, and for the rival."""
    return Fact(says, lambda g: all(holds(g, who, me) for who, me in enumerate(g.players)))


def rival(says: str, holds: Callable[[Hamlet, Rival], bool]) -> Fact:
    """Say what holds for the rival, if there is one."""
    return Fact(says, lambda g: g.rival is None or holds(g, g.rival))


FACTS: Final = (
    Fact(
        "tiles: the six of the start are there, the church first",
        lambda g: g.village.order[:1] == [CHURCH] and {*range(STARTERS)} <= {*g.village.order},
    ),
    Fact(
        f"row: {ROW} plans while the bag has some",
        lambda g: len(g.row) == ROW or (len(g.row) < ROW and not (g.bag and g.round)),
    ),
    tiles("tokens: in the network", lambda g, t: g.village.is_in_network(t) or not lying(g, t)),
    tiles("tokens: a building does not hold that", is_held),
    tiles("tokens: those of a building in order", lambda g, t: lying(g, t) == sorted(lying(g, t))),
    tiles(
        "tokens: high quality needs the milestone",
        lambda g, t: all(is_fine(g, token) for token in lying(g, t)),
    ),
    players("tokens: nobody has so many of a kind", lambda g, who, me: min(me.supply) >= 0),
    Fact(
        "milestones: whoever built the first refinery has it",
        lambda g: [who != NONE for who in g.milestones[:REFINED]] == refined(g),
    ),
    Fact(
        "milestones: whoever built the first road has it",
        lambda g: (g.milestones[PLANNER] != NONE) == bool(g.village.road_at),
    ),
    Fact(
        "flags: one on every landmark",
        lambda g: sorted(tile for me in g.players for tile in me.flags) == landmarks(g),
    ),
    Fact(
        "sales_left: as many as are unseen, but for those removed",
        lambda g: g.sales_left == sales_to_come(g),
    ),
    Fact(
        "display: filled while there are sales left",
        lambda g: NONE not in g.display or not any(g.sales_left) or g.round == 0,
    ),
    players(
        "deliveries: as in the church",
        lambda g, who, me: sorted(me.deliveries) == delivered(g, who),
    ),
    players(f"plans: at most {HAND}", lambda g, who, me: len(me.plans) <= HAND),
    players(
        "standing, lying, donkeys, moved: workers are in the network",
        lambda g, who, me: are_reached(g, me.standing + me.lying + me.donkeys + me.moved),
    ),
    players(f"roads: {ROADS} of each player", lambda g, who, me: me.roads >= 0),
    players(
        "moved: only in the turn in which they moved",
        lambda g, who, me: not me.moved or (who == g.turn and g.donkeys_done),
    ),
    rival(
        "actions: each of the five once",
        lambda g, rival: sorted(rival.actions) == [*range(setup.RIVAL_ACTIONS)],
    ),
    rival(
        "cup: some of the discs, at least one",
        lambda g, rival: is_cup(rival.cup, g.box.solo.discs),
    ),
    rival(
        "coins 1, donkeys 1: the rival has none",
        lambda g, rival: not g.players[1].coins and not g.players[1].donkey_count(),
    ),
)

# Agendas.

BEGUN: Final = """
    DonkeyFrom | DonkeyTo | (PlaceDonkey | TakePlan)? Hire | BarnFill Reward | Refine | Sell
    | ChurchWork | ChooseSite | ChooseFit | RoadSite | StandAt (LayTile | LayRoad)
    | Pay (LayTile | LayRoad | LayTokens | FinishSale | FinishDelivery)
"""
TURN: Final = f"((({BEGUN.strip()})? Act)? Confirm)? EndTurn"


def me_of(g: Hamlet) -> Player:
    """Return whose turn it is."""
    return g.players[g.turn]


def is_in_order(g: Hamlet) -> bool:
    """Tell whether the turns on the agenda are the last ones of the round."""
    found = [s.player for s in g.agenda[::-1] if isinstance(s, (turn.Turn, turn.EndTurn))]
    return found == g.order()[g.seats() - len(found) :]


def is_of_the_turn(g: Hamlet, step: Step) -> bool:
    """Tell whether a step is that of the player whose turn it is, or of a later turn."""
    is_later = isinstance(step, (turn.Turn, starters.LayStarter))
    return is_later or getattr(step, "player", g.turn) == g.turn


def is_next_starter(g: Hamlet, step: starters.LayStarter, above: int) -> bool:
    """Tell whether the first player lays this building of the start after those above."""
    left = len([each for each in g.agenda if isinstance(each, starters.LayStarter)])
    is_next = step.tile == STARTERS - left + above
    return is_next and step.player == g.first and len(g.village.order) == STARTERS


def work_place(step: Any) -> int:
    """Return where a villager works when this is asked."""
    places = {town.Hire: TOWN_HALL, trade.Sell: MARKET, trade.ChurchWork: CHURCH}
    place: int = step.stand if isinstance(step, pay.Pay) else getattr(step, "tile", NONE)
    return places.get(type(step), place)


def is_filled(g: Hamlet, step: work.BarnFill, above: int) -> bool:
    """Tell whether a barn is being filled, and who fills it will be rewarded for that."""
    reward: Any = g.agenda[-2 - above]
    is_barn = g.box.tiles[step.tile].kind == PRODUCTION and reward.tile == step.tile
    return is_barn and 1 <= step.left <= g.empty_slots(step.tile)


def is_stand(g: Hamlet, step: pay.StandAt, above: int) -> bool:
    """Tell whether a villager can look for such a place to pay for what waits."""
    bill, tiles = waiting(g, g.agenda[-2 - above])
    if bill == NONE or bill != step.bill or not step.tiles:
        return False
    return not step.tiles & ~(tiles & g.village.network & pay.payable_tiles(g, g.turn, bill))


def is_payment(g: Hamlet, step: pay.Pay, above: int) -> bool:
    """Tell whether all that is left of the bill of what waits can be paid."""
    number, tiles = waiting(g, g.agenda[-2 - above])
    if number == NONE or number != step.bill or not tiles & BIT[step.stand]:
        return False
    groups = pay.bill_of(g, number).groups
    if step.group >= len(groups) or not 1 <= step.left <= groups[step.group].amount:
        return False
    funds = pay.Funds(g, g.turn)
    reach = funds.reach(step.stand)
    is_near = pay.can_buy(number) and pay.is_near(reach)
    later = groups[step.group + 1 :]
    purses = [funds.purse_after(reach, each, each.amount, NONE, is_near) for each in later]
    return pay.NEVER not in purses


def waiting(g: Hamlet, step: Step) -> tuple[int, int]:
    """Return the bill of what waits to be paid, and where it can be paid, as bits of tiles."""
    if isinstance(step, build.LayTile):
        place = (step.anchor, step.rotation)
        fits = [fit for fit in g.village.fits(step.tile) if (fit.anchor, fit.rotation) == place]
        return (step.tile, fits[0].touched) if fits and step.tile in me_of(g).plans else NOTHING
    if isinstance(step, build.LayRoad):
        contact = g.village.contacts[step.contact]
        kind, ends = contact.road_kind(), BIT[contact.one] | BIT[contact.other]
        is_linked = g.village.links[contact.one] & BIT[contact.other]
        is_site = kind != NONE and not is_linked and me_of(g).roads
        return (pay.ROAD_BILL + kind, ends) if is_site else NOTHING
    if isinstance(step, work.LayTokens):
        return inputs(g, step)
    if isinstance(step, trade.FinishSale):
        return (pay.SALE_BILL + step.sale, BIT[MARKET]) if step.sale in g.display else NOTHING
    assert isinstance(step, trade.FinishDelivery)
    is_open = g.church[step.space] == NONE
    return (pay.DELIVERY_BILL + step.space, BIT[CHURCH]) if is_open else NOTHING


def inputs(g: Hamlet, step: work.LayTokens) -> tuple[int, int]:
    """Return the bill for what a refinery uses, and the refinery as a bit."""
    card = g.box.tiles[step.tile]
    if card.kind != REFINERY or not g.village.is_in_network(step.tile):
        return NOTHING
    most = min(g.empty_slots(step.tile), me_of(g).supply[card.output - TIMBER])
    bill = pay.INPUT_BILL + 2 * card.input + step.count - 1
    return (bill, BIT[step.tile]) if 1 <= step.count <= most else NOTHING


SHAPES: Final = (
    Shape("the game is over", lambda g: not g.agenda, ""),
    Shape(
        "before the first round the start is laid out",
        lambda g: g.round == 0,
        "(LayStarter* DealOut)? Round",
    ),
    Shape(
        "a turn under way, the turns that follow, the rival's, the end of the round, the next",
        lambda g: g.rival is not None,
        f"(({TURN})? Turn* RivalTurn EndRound)? Round",
    ),
    Shape(
        "a turn under way, the turns that follow, the end of the round, the next",
        lambda g: True,
        f"(({TURN})? Turn* EndRound)? Round",
    ),
)

BOUNDS: Final[dict[str, Bound]] = {
    "tile": (0, TILES - 1),
    "LayStarter.tile": (CHURCH + 1, STARTERS - 1),
    "stand": (0, TILES - 1),
    "contact": lambda g: (0, len(g.village.contacts) - 1),
    "sale": lambda g: (0, len(g.box.sales) - 1),
    "space": lambda g: (0, len(g.church) - 1),
    "group": (0, MOST),
    "debt": (0, MOST),
    "plans": lambda g: (NONE, len(me_of(g).plans)),
}

NEEDS: Final = (
    Need((Step,), "it is somebody else's turn", lambda g, step, above: is_of_the_turn(g, step)),
    Need(
        (turn.Round,),
        "nobody's turn between rounds",
        lambda g, step, above: above > 0 or g.turn == NOBODY,
    ),
    Need(
        (setup.DealOut,),
        "nothing is on offer before",
        lambda g, step, above: not g.row and g.turn == NOBODY,
    ),
    Need(
        (starters.LayStarter,),
        "the first player lays what is left of the start, in its order",
        is_next_starter,
    ),
    Need((turn.EndRound,), "turns follow the order", lambda g, step, above: is_in_order(g)),
    Need(
        (turn.DonkeyFrom, turn.DonkeyTo),
        "donkeys are on their way",
        lambda g, step, above: g.donkeys_done and bool(me_of(g).donkeys),
    ),
    Need(
        (turn.DonkeyTo,),
        "a donkey waits there",
        lambda g, step, above: step.origin in me_of(g).donkeys,
    ),
    Need(
        (town.Hire, trade.Sell, trade.ChurchWork, work.Refine, work.BarnFill, pay.Pay),
        "a villager works there",
        lambda g, step, above: work_place(step) in me_of(g).lying,
    ),
    Need(
        (work.Refine,),
        "that is no refinery",
        lambda g, step, above: g.box.tiles[step.tile].kind == REFINERY,
    ),
    Need((work.BarnFill,), "a barn that is not full is filled", is_filled),
    Need(
        (build.ChooseSite, build.ChooseFit),
        "the plan is in hand",
        lambda g, step, above: step.tile in me_of(g).plans,
    ),
    Need(
        (build.ChooseSite, build.ChooseFit, build.RoadSite, pay.StandAt),
        "a villager stands",
        lambda g, step, above: bool(me_of(g).standing),
    ),
    Need((pay.StandAt,), "what waits can be paid from there", is_stand),
    Need((pay.Pay,), "what waits can be paid there", is_payment),
)

POSITIONS: Final = Positions(facts=FACTS, shapes=SHAPES, bounds=BOUNDS, needs=NEEDS, is_whole=True)
