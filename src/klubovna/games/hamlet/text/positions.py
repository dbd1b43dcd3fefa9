# not compiled: looks once at a position that was written by hand
"""Hamlet: which positions can be.

A round is a pile of turns; in a turn, on top of the choice what to do, lies what was begun.
"""

from __future__ import annotations

from typing import Any, Final

from klubovna.core.positions import Facts, Needs, Positions, Shape, are_last, coming, tally
from klubovna.core.step import NOBODY
from klubovna.games.hamlet import setup
from klubovna.games.hamlet.pieces import numbers as the
from klubovna.games.hamlet.pieces.numbers import BIT, CHURCH, NONE, STARTERS, TILES, TIMBER
from klubovna.games.hamlet.pieces.players import Player
from klubovna.games.hamlet.rules import build, pay, starters, town, trade, turn, work
from klubovna.games.hamlet.state import Hamlet

MOST: Final = 999
REFINED: Final = {*range(TIMBER, TIMBER + the.REFINED)}

# Pieces.


def census(g: Hamlet) -> dict[str, int]:
    """Count what never leaves the table: tiles, sales and refined tokens."""
    groups = [card.group - the.STACK for card in g.box.tiles]
    outside = [tile for tile, n in enumerate(groups) if n >= 0 and g.stacks & BIT[n]]
    plans = [tile for me in g.players for tile in me.plans]
    sold = [sale for me in g.players for sale in me.sales]
    found = tally(g.box.tiles, [*g.village.order, *g.row, *g.bag, *outside, *plans])
    found |= tally(g.box.sales, [*g.display, *g.unseen_sales, *sold])
    made = [(the.maker_of(token), the.resource_of(token)) for token in g.tokens if token != NONE]
    for who, me in enumerate(g.players):
        for n, left in enumerate(me.supply):
            found[f"{the.RESOURCE_IDS[TIMBER + n]} {who}"] = left + made.count((who, TIMBER + n))
    return found


def levels(g: Hamlet) -> list[int]:
    """Return the levels of unseen sales."""
    return [g.box.sales[sale].level for sale in g.unseen_sales]


def stocks(g: Hamlet) -> list[tuple[int, list[int]]]:
    """Return the tiles with tokens, and those tokens."""
    slots = [(n, g.tokens[card.first_slot :][: card.slots]) for n, card in enumerate(g.box.tiles)]
    found = [(n, [token for token in tokens if token != NONE]) for n, tokens in slots]
    return [(n, tokens) for n, tokens in found if tokens]


FACTS: Final[Facts] = {
    "tiles: the six of the start are there, the church first": lambda g: (
        g.village.order[:1] == [CHURCH] and {*range(STARTERS)} <= {*g.village.order}
    ),
    f"row: {the.ROW} plans while the bag has some": lambda g: (
        len(g.row) == the.ROW or (len(g.row) < the.ROW and not (g.bag and g.round))
    ),
    "tokens: in the network": lambda g: all(g.village.is_in_network(t) for t, _ in stocks(g)),
    "tokens: a building does not hold that": lambda g: all(
        g.box.tiles[tile].accepts & BIT[the.resource_of(token)]
        for tile, tokens in stocks(g)
        for token in tokens
    ),
    "tokens: those of a building in order": lambda g: all(
        tokens == sorted(tokens) for _, tokens in stocks(g)
    ),
    "tokens: high quality needs the milestone": lambda g: all(
        g.milestones[the.resource_of(token) - TIMBER] == the.maker_of(token)
        for token in g.tokens
        if token != NONE and the.is_high(token)
    ),
    "milestones: whoever built the first refinery has it": lambda g: (
        {TIMBER + n for n, who in enumerate(g.milestones[: the.REFINED]) if who != NONE}
        == {g.box.tiles[tile].output for tile in g.village.order} & REFINED
    ),
    "milestones: whoever built the first road has it": lambda g: (
        (g.milestones[the.PLANNER] != NONE) == bool(g.village.road_at)
    ),
    "flags: one on every landmark": lambda g: (
        sorted(tile for me in g.players for tile in me.flags)
        == sorted(tile for tile in g.village.order if g.box.tiles[tile].kind == the.LANDMARK)
    ),
    "sales_left: as many as are unseen, but for those removed": lambda g: (
        [left + out for left, out in zip(g.sales_left, g.side().removed, strict=True)]
        == [levels(g).count(n + 1) for n in range(the.LEVELS)]
    ),
    "display: filled while there are sales left": lambda g: (
        NONE not in g.display or not any(g.sales_left) or g.round == 0
    ),
    "actions: each of the five once": lambda g: (
        g.rival is None or sorted(g.rival.actions) == [*range(setup.RIVAL_ACTIONS)]
    ),
    "cup: some of the discs, at least one": lambda g: (
        g.rival is None
        or (
            len(g.rival.cup) == len(g.box.solo.discs)
            and any(g.rival.cup)
            and all(map(int.__le__, g.rival.cup, g.box.solo.discs))
        )
    ),
    "coins 1, donkeys 1: the rival has none": lambda g: (
        g.rival is None or not (g.players[1].coins or g.players[1].donkey_count())
    ),
}

# Agendas.

BEGUN: Final = """
    DonkeyFrom | DonkeyTo | (PlaceDonkey | TakePlan)? Hire | BarnFill Reward | Refine | Sell
    | ChurchWork | ChooseSite | ChooseFit | RoadSite | StandAt (LayTile | LayRoad)
    | Pay (LayTile | LayRoad | LayTokens | FinishSale | FinishDelivery)
""".strip()
TURN: Final = f"(((({BEGUN})? Act)? Confirm)? EndTurn)? Turn*"


def me_of(g: Hamlet) -> Player:
    """Return whose turn it is."""
    return g.players[g.turn]


def players_of(steps: list[Any]) -> list[int]:
    """Return whose steps these are."""
    return [step.player for step in steps]


def are_starters(g: Hamlet) -> bool:
    """Tell whether the first player lays what is left of the start, in its order."""
    steps = coming(g, starters.LayStarter)
    is_all = not steps or len(g.village.order) == STARTERS
    is_first = all(who == g.first for who in players_of(steps))
    return is_all and is_first and are_last(range(STARTERS), [step.tile for step in steps])


def is_filled(g: Hamlet, step: work.BarnFill) -> bool:
    """Tell whether a barn is being filled, and who fills it will be rewarded for that."""
    reward: Any = g.agenda[-2]
    is_barn = g.box.tiles[step.tile].kind == the.PRODUCTION and reward.tile == step.tile
    return is_barn and 1 <= step.left <= g.empty_slots(step.tile)


def work_place(step: Any) -> int:
    """Return where a villager works when this is asked."""
    places = {town.Hire: the.TOWN_HALL, trade.Sell: the.MARKET, trade.ChurchWork: CHURCH}
    place: int = step.stand if isinstance(step, pay.Pay) else getattr(step, "tile", NONE)
    return places.get(type(step), place)


def waiting(g: Hamlet) -> tuple[int, int]:
    """Return the bill of what waits to be paid, and where it can be paid, as bits of tiles."""
    step: Any = g.agenda[-2]
    match step:
        case build.LayTile():
            place = (step.anchor, step.rotation)
            fits = [fit for fit in g.village.fits(step.tile) if (fit.anchor, fit.rotation) == place]
            return step.tile, fits[0].touched if fits else 0
        case build.LayRoad():
            contact = g.village.contacts[step.contact]
            return pay.ROAD_BILL + contact.road_kind(), BIT[contact.one] | BIT[contact.other]
        case work.LayTokens():
            first = pay.INPUT_BILL + 2 * g.box.tiles[step.tile].input
            return first + step.count - 1, BIT[step.tile]
        case trade.FinishSale():
            return pay.SALE_BILL + step.sale, BIT[the.MARKET]
        case _:
            return pay.DELIVERY_BILL + step.space, BIT[CHURCH]


def is_stand(g: Hamlet, step: pay.StandAt) -> bool:
    """Tell whether a villager can look for such a place to pay for what waits."""
    bill, tiles = waiting(g)
    if bill != step.bill or not step.tiles:
        return False
    return not step.tiles & ~(tiles & g.village.network & pay.payable_tiles(g, g.turn, bill))


def is_payment(g: Hamlet, step: pay.Pay) -> bool:
    """Tell whether all that is left of the bill of what waits can be paid."""
    bill, tiles = waiting(g)
    if bill != step.bill or not tiles & BIT[step.stand]:
        return False
    groups = pay.bill_of(g, bill).groups
    if step.group >= len(groups) or not 1 <= step.left <= groups[step.group].amount:
        return False
    funds = pay.Funds(g, g.turn)
    reach = funds.reach(step.stand)
    is_near = pay.can_buy(bill) and pay.is_near(reach)
    later = groups[step.group + 1 :]
    purses = [funds.purse_after(reach, each, each.amount, NONE, is_near) for each in later]
    return pay.NEVER not in purses


def free_contacts(g: Hamlet) -> list[int]:
    """Return the contacts at which a road could lie that are not linked yet."""
    contacts, links = g.village.contacts, g.village.links
    ways = [n for n, each in enumerate(contacts) if each.road_kind() != NONE]
    return [n for n in ways if not links[contacts[n].one] & BIT[contacts[n].other]]


IN_ROUND: Final[Facts] = {
    "turns follow the order": lambda g: are_last(
        g.order(), players_of(coming(g, turn.Turn, turn.EndTurn))
    ),
    "it is somebody else's turn, or nobody's turn between rounds": lambda g: (
        players_of(coming(g, turn.EndTurn)) == ([g.turn] if g.turn != NOBODY else [])
    ),
}

NEEDS: Final[Needs] = {
    (turn.DonkeyFrom, turn.DonkeyTo): {
        "donkeys are on their way": lambda g, step: g.donkeys_done and me_of(g).donkeys
    },
    (turn.DonkeyTo,): {"a donkey waits there": lambda g, step: step.origin in me_of(g).donkeys},
    (town.Hire, trade.Sell, trade.ChurchWork, work.Refine, work.BarnFill, pay.Pay): {
        "a villager works there": lambda g, step: work_place(step) in me_of(g).lying
    },
    (work.BarnFill,): {"a barn that is not full is filled": is_filled},
    (build.LayRoad,): {
        "no road can be built there": lambda g, step: step.contact in free_contacts(g),
        "there is no road left": lambda g, step: me_of(g).roads,
    },
    (work.Refine, work.LayTokens): {
        "that is no refinery": lambda g, step: g.box.tiles[step.tile].kind == the.REFINERY
    },
    (work.LayTokens,): {
        "so many can't be made there": lambda g, step: (
            step.count in range(1, g.empty_slots(step.tile) + 1)
            and step.count <= me_of(g).supply[g.box.tiles[step.tile].output - TIMBER]
        ),
    },
    (trade.FinishSale,): {"it is not on display": lambda g, step: step.sale in g.display},
    (trade.FinishDelivery,): {"it was delivered": lambda g, step: g.church[step.space] == NONE},
    (build.ChooseSite, build.ChooseFit, build.RoadSite, pay.StandAt): {
        "a villager stands": lambda g, step: me_of(g).standing
    },
    (pay.StandAt,): {"what waits can be paid from there": is_stand},
    (pay.Pay,): {"what waits can be paid there": is_payment},
    (build.ChooseSite, build.ChooseFit, build.LayTile): {
        "the plan is in hand": lambda g, step: step.tile in me_of(g).plans
    },
}

# All together.

POSITIONS: Final = Positions(
    FACTS,
    player_facts={
        "tokens {who}: nobody has so many of a kind": lambda g, who, me: min(me.supply) >= 0,
        "deliveries {who}: as in the church": lambda g, who, me: (
            sorted(me.deliveries) == [n for n, owner in enumerate(g.church) if owner == who]
        ),
        f"plans {{who}}: at most {the.HAND}": lambda g, who, me: len(me.plans) <= the.HAND,
        "standing, lying, donkeys, moved {who}: workers are in the network": lambda g, who, me: all(
            g.village.is_in_network(tile) for tile in me.standing + me.lying + me.donkeys + me.moved
        ),
        f"roads {{who}}: {the.ROADS} of each player": lambda g, who, me: me.roads >= 0,
        "moved {who}: only in the turn in which they moved": lambda g, who, me: (
            not me.moved or (who == g.turn and g.donkeys_done)
        ),
    },
    shapes=(
        Shape("the game is over", lambda g: not g.agenda, ""),
        Shape(
            "before the first round the start is laid out",
            lambda g: g.round == 0,
            "(LayStarter* DealOut)? Round",
            {
                "nobody's turn between rounds": lambda g: g.turn == NOBODY,
                "nothing is on offer before": lambda g: not (g.row and coming(g, setup.DealOut)),
                "the first player lays what is left of the start, in its order": are_starters,
            },
        ),
        Shape(
            "a turn under way, the turns that follow, the rival's, the end of the round, the next",
            lambda g: g.rival,
            f"({TURN} RivalTurn EndRound)? Round",
            IN_ROUND,
        ),
        Shape(
            "a turn under way, the turns that follow, the end of the round, the next",
            lambda g: True,
            f"({TURN} EndRound)? Round",
            IN_ROUND,
        ),
    ),
    bounds={
        "tile": (0, TILES - 1),
        "LayStarter.tile": (CHURCH + 1, STARTERS - 1),
        "stand": (0, TILES - 1),
        "contact": lambda g: (0, len(g.village.contacts) - 1),
        "sale": lambda g: (0, len(g.box.sales) - 1),
        "space": lambda g: (0, len(g.church) - 1),
        "group": (0, MOST),
        "debt": (0, MOST),
        "plans": lambda g: (NONE, len(me_of(g).plans)),
    },
    needs=NEEDS,
    is_whole=True,
    turns=(turn.Turn,),
)
