# not compiled: looks once at a position that was written by hand
"""Creature Comforts: which positions can be.

A month is a pile of its parts, a turn too; on top of a part lies what it led to.
"""

from __future__ import annotations

from typing import Final

from klubovna.core.positions import (
    Bound,
    Facts,
    Needs,
    PlayerFacts,
    Positions,
    Shape,
    are_different,
    are_last,
    coming,
    is_next,
    tally,
)
from klubovna.core.step import NOBODY, Step
from klubovna.games.creature_comforts import setup
from klubovna.games.creature_comforts.box import contents as box
from klubovna.games.creature_comforts.pieces import numbers as the
from klubovna.games.creature_comforts.pieces.numbers import BIT
from klubovna.games.creature_comforts.rules import (
    assign,
    month,
    pay,
    places,
    placing,
    trade,
    turn,
    winter,
)
from klubovna.games.creature_comforts.state import Comforts

# Whoever asks this is at the inn.
GUESTS: Final[dict[type[Step], int]] = {
    month.LynxGift: box.LYNX,
    month.WolfTake: box.WOLF,
    month.RavenMark: box.RAVEN,
    month.TurnDie: box.TURKEY,
    placing.LoonPlace: box.LOON,
    pay.PayStones: box.MOLE,
    places.RavenCoin: box.RAVEN,
    places.SearchDiscards: box.SKUNK,
    winter.MooseGift: box.MOOSE,
    winter.JayVisit: box.BLUE_JAY,
}
# Everybody does this in turn order.
GIFTS: Final = (month.LynxGift, month.WolfTake, month.RavenMark, winter.MooseGift, winter.JayVisit)
IN_ORDER: Final = (setup.ChooseFamily, *GIFTS, turn.Turn)


# Pieces.


def census(g: Comforts) -> dict[str, int]:
    """Count cards, wherever they are; guests and cards of the valley leave the game."""
    comforts = [*g.nest, *spread(g.deck), *spread(g.discard)]
    comforts += [kind for me in g.players for kind in me.hand + me.crafted]
    improvements = [*g.ladder, *spread(g.workshop_deck), *spread(g.scrapped)]
    improvements += [kind for me in g.players for kind in me.built]
    found = tally(g.box.comforts, comforts) | tally(g.box.improvements, improvements)
    found |= tally(g.box.travellers, guests(g), least=1)
    return found | tally(g.box.valley, [g.forest, g.meadow, *g.unseen], least=1)


def spread(heap: list[int]) -> list[int]:
    """Return counted cards one by one."""
    return [kind for kind, count in enumerate(heap) for _ in range(count)]


def guests(g: Comforts) -> list[int]:
    """Return who is at the inn, and who may still come."""
    return [*g.travellers, g.traveller] if g.traveller != NOBODY else g.travellers


def is_running(g: Comforts) -> bool:
    """Tell whether a month is under way."""
    return bool(coming(g, month.Upkeep, month.MoveOn))


def homeless(g: Comforts) -> list[int]:
    """Return who has no family yet, by the agenda."""
    if coming(g, setup.Families):
        return [*range(g.seats())]
    return sorted(step.player for step in coming(g, setup.ChooseFamily))


def followers(g: Comforts) -> list[int]:
    """Return whose turn it is, and who else is asked in turn order."""
    kinds = [turn.Craft] if g.is_winter() else IN_ORDER
    later = [step.player for step in coming(g, *kinds)]
    return [g.turn, *later] if g.turn != NOBODY else later


def is_of_season(g: Comforts, deck: int, card: int) -> bool:
    """Tell whether a deck shows a card of this month, or none where the valley is bare."""
    if card == NOBODY:
        return g.month == 0 or g.is_winter()
    season = month.season_of(g, max(1, g.month))
    return card // the.CARDS_PER_DECK == deck and g.box.valley[card].season == season


def are_enough(g: Comforts, deck: int, season: int) -> bool:
    """Tell whether a deck has cards for all months of a season that will come."""
    first = 1 if coming(g, setup.SetUp) else max(1, g.month) + 1
    months = [n for n in range(first, g.months + 1) if month.season_of(g, n) == season]
    cards = [card for card in g.unseen if card // the.CARDS_PER_DECK == deck]
    return len(months) <= len([card for card in cards if g.box.valley[card].season == season])


def has_owners(g: Comforts, place: int) -> bool:
    """Tell whether a place beyond the Valley belongs to whoever built it."""
    first, kind = place * the.BEYOND_COPIES, g.box.beyond[place]
    owners = [who for who in g.owners[first : first + the.BEYOND_COPIES] if who != NOBODY]
    return sorted(owners) == [who for who, me in enumerate(g.players) if kind in me.built]


def is_assigned(g: Comforts, place: int) -> bool:
    """Tell whether dice may lie on a place of the turn, as its value says; workers may be home."""
    dice, value = g.work.assigned[place], g.work.values[place]
    if not dice or g.turn == NOBODY:
        return not dice and not value
    if place >= the.BOARD_PLACES:
        is_owned = g.owners[place - the.BOARD_PLACES] != NOBODY
        return is_owned and not value and dice in BIT[the.VILLAGE_DICE : the.DICE]
    is_mine = not g.players[g.turn].workers or place in g.my_places(g.turn)
    if place in (the.OWL_DRAW, the.WORKSHOP, the.INN):
        return is_mine and value > 0 and dice in BIT[: the.DICE]
    return is_mine and not value


FACTS: Final[Facts] = {
    "valley: bare in winter, and only then": lambda g: (
        g.is_winter() == (g.month == g.months and not is_running(g))
    ),
    "nest, ladder: more cards than there is room for": lambda g: (
        len(g.nest) <= the.NEST and len(g.ladder) <= the.RUNGS
    ),
    "village: rolled once all workers are out, four dice": lambda g: (
        len(g.village) == (the.VILLAGE_DICE if has_rolled(g, month.RollVillageDice) else 0)
        or (g.is_winter() and len(g.village) == the.VILLAGE_DICE)
    ),
    "faces: the six dice of the turn, until they are put away": lambda g: (
        len(g.work.faces) == (the.DICE if coming(g, turn.CleanUp) else 0)
    ),
    "tokens, home, assigned: belong to the dice of a turn": lambda g: (
        g.work.faces or not (g.work.tokens or g.work.home or any(g.work.assigned))
    ),
    "assigned, values: dice lie on own places; a value is that of one die": lambda g: all(
        is_assigned(g, place) for place in range(the.PLACES)
    ),
    "assigned: each die once": lambda g: sum(g.work.assigned) == g.work.used(),
    "owners: whoever built a place beyond the Valley owns it": lambda g: all(
        has_owners(g, place) for place in range(the.BEYOND_KINDS)
    ),
    "forest, meadow: a card of this deck and season": lambda g: (
        is_of_season(g, the.FOREST, g.forest)
        and is_of_season(g, the.MEADOW, g.meadow)
        and (g.forest == NOBODY) == (g.meadow == NOBODY)
    ),
    "unseen: not enough cards for the months that will come": lambda g: all(
        are_enough(g, deck, season)
        for deck in (the.FOREST, the.MEADOW)
        for season in range(the.SEASONS)
    ),
    "travellers: not alone": lambda g: (
        g.seats() > 1 or all(g.box.travellers[guest].solo for guest in guests(g))
    ),
    "travellers: one for every month": lambda g: len(g.travellers) >= g.months - g.month,
    "traveller: comes first in a month, and stays": lambda g: (
        (g.traveller == NOBODY) == (g.month == 0 or bool(coming(g, month.Arrive)))
    ),
    "ravens: only while the raven is there, on the board": lambda g: (
        not g.ravens
        or (
            (g.traveller != NOBODY and g.guest().effect == box.RAVEN)
            and g.ravens < BIT[the.BOARD_PLACES]
        )
    ),
    "family: everybody has one, chosen in the set-up": lambda g: (
        homeless(g) == [who for who, me in enumerate(g.players) if me.family == NOBODY]
    ),
    "agenda: all follow in turn order": lambda g: are_last(g.order(), followers(g)),
}

PLAYER_FACTS: Final[PlayerFacts] = {
    "family {who}: somebody else has it": lambda g, who, me: (
        me.family == NOBODY or all(me.family != other.family for other in g.players[:who])
    ),
    f"built {{who}}: at most {the.COTTAGES} different improvements": lambda g, who, me: (
        are_different(me.built) and len(me.built) <= the.COTTAGES
    ),
    "dice {who}: everybody rolls two": lambda g, who, me: (
        len(me.dice) == the.FAMILY_DICE or (not me.dice and not has_rolled(g, month.RollFamilyDice))
    ),
    f"workers {{who}}: at most {the.WORKERS}, each on its own place": lambda g, who, me: (
        are_different(me.workers) and len(me.workers) <= the.WORKERS
    ),
    "workers {who}: a place is closed": lambda g, who, me: all(
        g.is_open_to_workers(place) for place in me.workers
    ),
    "barrow {who}: with a worker in valley or river": lambda g, who, me: (
        me.barrow == NOBODY
        or (me.barrow in me.workers and me.barrow < the.OWL_PICK and g.has(who, box.WHEELBARROW))
    ),
    "known {who}: cards of the hand": lambda g, who, me: all(
        me.known.count(kind) <= me.hand.count(kind) for kind in me.known
    ),
    "stored {who}: at the very end, where it can be stored": lambda g, who, me: (
        not me.stored
        or (
            g.is_stored()
            and all(
                kind in winter.storable(g, who, me.stored[:n]) for n, kind in enumerate(me.stored)
            )
        )
    ),
}


def has_rolled(g: Comforts, rolling: type[Step]) -> bool:
    """Tell whether dice were rolled in this month."""
    return is_running(g) and not coming(g, month.Arrive, rolling)


# Agendas.

PAYING: Final = "GiveComforts? PayStones? GiveGoods?"
RESOLVING: Final = f"""
    (ResolvePlace | ExtraGood | TakeComfort? MaySearch | SearchDiscards | Build | BulkTrade
    | {PAYING} (FillLadder | (Receive | GetCoin | GetGoods)? (InnTrade | MarketTrade)?)
    | GetGoods GiveGoods)
    RavenCoin?
""".strip()
ASSIGNING: Final = "((Cycle | CycleTo)? TurnVane? OpenUmbrella? | Assign) AssignNext"
TURN: Final = f"""
    (((({ASSIGNING})? Commit | {RESOLVING}) Resolve)? Unresolved | {PAYING})
    Craft CleanUp DiscardDown EndTurn | (CleanUp? DiscardDown)? EndTurn
""".strip()
MONTH: Final = """
    ((Arrive | LynxGift* | WolfTake* | RavenMark*) RollFamilyDice SendWorkers
    | TurnDie? SendWorkers | (LoonPlace? PlaceWorkers)?)
    RollVillageDice Turns EndOfMonth Upkeep
    | (Turns | Confirm? Turn*) EndOfMonth Upkeep | (GiveGoods? MooseGift* | JayVisit*) Upkeep
    | MoveOn
""".strip()


def dealt(g: Comforts) -> int:
    """Return how many cards everybody has before the first month."""
    return 0 if coming(g, setup.DealComforts) else g.box.hand_dealt


SHAPES: Final = (
    Shape(
        "a turn under way has its parts in order, then turns follow, and the month ends",
        lambda g: g.turn != NOBODY,
        f"({TURN}) Turn* EndOfMonth Upkeep",
    ),
    Shape(
        "the table is laid out, families are chosen, comforts dealt; then comes the first month",
        lambda g: g.month == 0,
        "(((SetUp? Families | ChooseFamily*) DealComforts)? KeepComforts)? Month",
        {
            "the table is laid out once, by the set-up": lambda g: (
                (g.forest == NOBODY) == bool(coming(g, setup.SetUp))
                and not (g.nest and coming(g, setup.SetUp))
            ),
            "everybody has the cards that were dealt, once": lambda g: (
                {len(me.hand) for me in g.players} == {dealt(g)}
                or not coming(g, setup.KeepComforts)
            ),
        },
    ),
    Shape(
        "in winter all craft in turn order, then store",
        lambda g: g.is_winter(),
        f"(Winter | ({PAYING} Craft+)? Store)?",
    ),
    Shape("a month has its parts in order", lambda g: True, MONTH),
)

BOUNDS: Final[dict[str, Bound]] = {
    "first": (NOBODY, the.GOODS - 1),
    "place": (NOBODY, the.PLACES - 1),
    "left": (1, the.COMFORTS),
    "GetGoods.left": (1, the.GOODS),
    "total": (1, pay.MOST_STONES - 1),
    "how": (pay.FREELY, pay.UNLIKE),
    "given": (0, BIT[the.GOODS] - 1),
    "got": (0, BIT[the.GOODS] - 1),
    "kinds": (1, BIT[the.GOODS] - 1),
    "to": lambda g: (NOBODY, g.seats() - 1),
    "value": (1, the.FACES),
    "times": (0, 99),
    "done": (0, 1),
}


def is_payer(g: Comforts, step: pay.GiveGoods) -> bool:
    """Tell whether it is this player who pays: in the turn, in winter, or because of the moose."""
    if g.is_winter():
        return bool(step.player == coming(g, turn.Craft)[0].player)
    return g.turn != NOBODY or g.effect() == box.MOOSE


def can_give(g: Comforts, step: pay.GiveGoods) -> bool:
    """Tell whether goods of choice can be given, beside stones that are paid before them."""
    if step.to == step.player:
        return False
    if isinstance(g.agenda[-1], pay.GetGoods):  # a guest may have nothing to give before that
        return step.to != NOBODY and (step.left, step.how, step.given) == (1, pay.FREELY, 0)
    stones = sum(each.total for each in coming(g, pay.PayStones))
    is_left = sum(pay.kinds_in_hand(g, step.player)) >= step.left + stones
    return is_left and bool(step.options(g)) and (step.how == pay.FREELY or not stones)


NEEDS: Final[Needs] = {
    tuple(GUESTS): {"that is another traveller": lambda g, step: g.effect() == GUESTS[type(step)]},
    pay.STEPS: {"somebody else pays": is_payer},
    (month.LynxGift,): {
        "one good after the other": lambda g, step: step.first == NOBODY or is_next(g, step)
    },
    (placing.LoonPlace, placing.PlaceWorkers): {
        "workers are at home until they are placed": lambda g, step: all(
            len(me.workers) <= 1 for me in g.players
        ),
    },
    (turn.Commit,): {
        "more tokens than there are": lambda g, step: g.lessons_left(step.player) >= 0
    },
    (assign.CycleTo,): {
        "there is no worker": lambda g, step: step.origin in g.players[g.turn].workers
    },
    (assign.Assign,): {
        "no dice go there now": lambda g, step: (
            step.place in g.my_places(g.turn)
            and not g.work.assigned[step.place]
            and step.place == coming(g, assign.AssignNext)[0].place
        ),
    },
    (places.ResolvePlace,): {
        "nothing can come of that place": lambda g, step: (
            g.work.assigned[step.place] and places.can_resolve(g, g.turn, step.place)
        ),
    },
    (trade.InnTrade, trade.MarketTrade): {
        "there is nothing to trade": lambda g, step: step.done or is_next(g, step)
    },
    (pay.GetGoods,): {
        "so many goods can't be taken": lambda g, step: (
            step.how != pay.UNLIKE or len(step.options(g)) >= step.left
        ),
    },
    (pay.GiveComforts,): {
        "there are not so many": lambda g, step: len(g.players[step.player].hand) >= step.left
    },
    (pay.PayStones,): {"it can't be paid": lambda g, step: step.options(g)},
    (pay.GiveGoods,): {"it can't be paid": can_give},
}

POSITIONS: Final = Positions(
    FACTS, PLAYER_FACTS, SHAPES, bounds=BOUNDS, needs=NEEDS, turns=(turn.Turn,)
)
