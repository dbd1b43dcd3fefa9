# not compiled: looks once at a position that was written by hand
"""Creature Comforts: which positions can be: what is on the agenda, and with which pieces."""

from __future__ import annotations

from typing import Any, Final

from klubovna.core.notation import NotationError
from klubovna.core.positions import Positions
from klubovna.core.step import NOBODY, Choice, Confirm, Step, Together
from klubovna.games.creature_comforts import setup
from klubovna.games.creature_comforts.box.contents import BLUE_JAY, LYNX, MOLE, MOOSE, RAVEN, WOLF
from klubovna.games.creature_comforts.pieces.numbers import (
    BIT,
    COMFORTS,
    FACES,
    FAMILY_DICE,
    GOODS,
    IMPROVEMENTS,
    PLACES,
)
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

START: list[type[Step]] = [
    setup.SetUp,
    setup.Families,
    setup.DealComforts,
    setup.KeepComforts,
    month.Month,
]
PLAN: list[type[Step]] = [
    month.Arrive,
    month.RollFamilyDice,
    placing.SendWorkers,
    month.RollVillageDice,
    month.Turns,
    winter.EndOfMonth,
    month.Upkeep,
]
TURN: list[type[Step]] = [
    assign.AssignNext,
    turn.Commit,
    turn.Resolve,
    turn.Unresolved,
    turn.Craft,
    turn.CleanUp,
    turn.DiscardDown,
    turn.EndTurn,
]
BEFORE: list[type[Step]] = [assign.Cycle, assign.TurnVane, assign.OpenUmbrella]
SPENDING = (pay.PayStones, pay.GiveGoods, pay.GiveComforts)
AFTERWARDS = (
    pay.GetGoods,
    trade.GetCoin,
    trade.Receive,
    places.MaySearch,
    places.RavenCoin,
    places.FillLadder,
)
STARTING = (
    places.ResolvePlace,
    places.ExtraGood,
    places.TakeComfort,
    places.SearchDiscards,
    places.Build,
    trade.BulkTrade,
)


def check(g: Comforts) -> None:
    """Refuse an agenda that does not fit the pieces."""
    steps = g.agenda[::-1]
    count = 0
    while count < len(PLAN) and count < len(steps) and type(steps[-1 - count]) is PLAN[-1 - count]:
        count += 1
    first, top = (PLAN[len(PLAN) - count], steps[: len(steps) - count]) if count else (None, steps)
    if (g.turn != NOBODY) != (first is winter.EndOfMonth and bool(top) and not is_turn(top[0])):
        raise NotationError("turn: nobody's, or that of the agenda")
    if (
        first is not None and (g.traveller == NOBODY) != (first is month.Arrive)
    ) or g.month < 1 <= count:
        raise NotationError("traveller: comes first in a month")
    if g.is_winter() != (first is None and g.month == g.months):
        raise NotationError("valley: bare in winter, and only then")
    if first is None:
        check_outside(g, top)
        return
    if any(me.family == NOBODY for me in g.players):
        raise NotationError("family: everybody has one")
    if first is winter.EndOfMonth:
        check_turns(g, top)
    elif first is month.Upkeep:
        check_gifts(g, top, (winter.MooseGift, winter.JayVisit))
    elif first is month.RollFamilyDice:
        check_gifts(g, top, (month.LynxGift, month.WolfTake, month.RavenMark))
    else:
        check_sending(g, first, top)


def is_turn(step: Step) -> bool:
    """Tell whether a step begins a turn."""
    return isinstance(step, turn.Turn)


def need_dice(g: Comforts, village: bool) -> None:
    """Refuse a month whose dice were not rolled."""
    if any(len(me.dice) != FAMILY_DICE for me in g.players):
        raise NotationError("dice: everybody has rolled two")
    if village != bool(g.village):
        raise NotationError("village: rolled once all workers are out")


def check_outside(g: Comforts, steps: list[Step]) -> None:
    """Before the first month, between months, and after the last."""
    kinds = [type(step) for step in steps]
    choosing = [step for step in steps if isinstance(step, setup.ChooseFamily)]
    start = START[START.index(kinds[len(choosing)]) :] if set(kinds) & set(START[:-1]) else []
    if start and kinds == [setup.ChooseFamily] * len(choosing) + start:
        check_start(g, start[0], [step.player for step in choosing])
    elif kinds == [month.Month]:
        is_laid_out = g.forest != NOBODY and g.meadow != NOBODY
        if g.month or g.traveller != NOBODY or g.village or not is_laid_out:
            raise NotationError("the first month begins on a table that is laid out")
    elif kinds == [month.MoveOn] and 0 < g.month < g.months:
        need_dice(g, village=True)
    elif g.month == g.months:
        check_winter(g, steps)
    else:
        raise NotationError("agenda: the game can't go on like that")


def check_start(g: Comforts, first: type[Step], choosing: list[int]) -> None:
    """Nothing is on the table before it is laid out; families first, then the first comforts."""
    is_laid_out = first is not setup.SetUp
    waiting = choosing or (g.order() if first in (setup.SetUp, setup.Families) else [])
    if choosing and (
        first is not setup.DealComforts or choosing != g.order()[g.seats() - len(choosing) :]
    ):
        raise NotationError("agenda: families are chosen in turn order")
    if sorted(waiting) != [seat for seat, me in enumerate(g.players) if me.family == NOBODY]:
        raise NotationError("family: everybody gets one, once")
    size = g.box.hand_dealt if first is setup.KeepComforts else 0
    if g.month or any(len(me.hand) != size for me in g.players) or g.traveller != NOBODY:
        raise NotationError("hands: dealt once")
    if is_laid_out != bool(g.nest) or is_laid_out != (g.forest != NOBODY != g.meadow):
        raise NotationError("nest: filled once")


def check_winter(g: Comforts, steps: list[Step]) -> None:
    """In winter all craft in turn order, then store."""
    if [type(step) for step in steps] == [month.MoveOn]:
        raise NotationError("agenda: winter has come")
    if g.traveller == NOBODY:
        raise NotationError("traveller: that of the last month stays")
    if [type(step) for step in steps] in ([], [winter.Winter], [winter.Store]):
        return
    rest = [step for step in steps[:-1] if isinstance(step, turn.Craft)]
    spent = steps[: len(steps) - 1 - len(rest)]
    order = [step.player for step in rest]
    if not isinstance(steps[-1], winter.Store) or order != g.order()[g.seats() - len(order) :]:
        raise NotationError("agenda: all craft in turn order, then store")
    if not rest:
        raise NotationError("agenda: all craft in turn order, then store")
    check_spending(g, spent, order[0])


def check_gifts(g: Comforts, steps: list[Step], kinds: tuple[type[Choice], ...]) -> None:
    """A traveller asks all in turn order; the first may be in the middle of it."""
    need_dice_later = kinds[0] is winter.MooseGift
    if need_dice_later:
        need_dice(g, village=True)
    given = []
    while steps and isinstance(steps[0], pay.GiveGoods):
        given.append(steps[0])
        steps = steps[1:]
    asked = [step for step in steps if isinstance(step, kinds)]
    order = [step.player for step in asked]
    if len(asked) != len(steps) or order != g.order()[g.seats() - len(order) :]:
        raise NotationError("agenda: all are asked in turn order")
    wanted = {
        month.LynxGift: LYNX,
        month.WolfTake: WOLF,
        month.RavenMark: RAVEN,
        winter.MooseGift: MOOSE,
        winter.JayVisit: BLUE_JAY,
    }
    if any(wanted[type(step)] != g.effect() for step in asked) or (given and g.effect() != MOOSE):
        raise NotationError("agenda: that is another traveller")
    for step in asked:
        first = getattr(step, "first", NOBODY)
        if first >= GOODS or (first != NOBODY and step is not asked[0]):
            raise NotationError("agenda: one good after the other")
    check_spending(g, given, given[0].player if given else NOBODY)


def check_sending(g: Comforts, first: type[Step], steps: list[Step]) -> None:
    """Family dice, workers, village dice."""
    kinds = [type(step) for step in steps]
    if first in (month.Arrive, month.Turns) or not kinds:
        allowed: list[list[type[Any]]] = [[]]
    elif first is placing.SendWorkers:
        allowed = [[], [month.TurnDie]]
    else:
        allowed = [[placing.PlaceWorkers], [placing.LoonPlace, placing.PlaceWorkers]]
    if kinds not in allowed:
        raise NotationError("agenda: workers are sent out in order")
    if first is not month.Arrive:
        need_dice(g, village=first is month.Turns)
    if any(isinstance(step, Together) for step in steps) and any(
        len(me.workers) > 1 for me in g.players
    ):
        raise NotationError("workers: at home until they are placed")


def check_turns(g: Comforts, steps: list[Step]) -> None:
    """Turns follow each other clockwise from the Early Bird; one may be under way."""
    need_dice(g, village=True)
    later = [step for step in steps if isinstance(step, turn.Turn)]
    under_way = steps[: len(steps) - len(later)]
    order = [step.player for step in later]
    if steps[len(under_way) :] != later or order != g.order()[g.seats() - len(order) :]:
        raise NotationError("agenda: turns follow the order")
    if not under_way:
        return
    if all(isinstance(step, Confirm) for step in under_way) and len(under_way) == 1:
        raise NotationError("agenda: a pause is never written")
    if [g.turn, *order] != g.order()[g.seats() - len(order) - 1 :]:
        raise NotationError("turn: it is somebody else's")
    check_turn(g, under_way)


def check_turn(g: Comforts, steps: list[Step]) -> None:
    """A turn has its parts in order, and something may be under way on top of it."""
    count = 0
    while count < len(TURN) and count < len(steps) and type(steps[-1 - count]) is TURN[-1 - count]:
        count += 1
    if count == 0:
        raise NotationError("agenda: every turn ends")
    rest, top = steps[len(steps) - count :], steps[: len(steps) - count]
    if any(getattr(step, "player", g.turn) != g.turn for step in steps):
        raise NotationError("agenda: it is somebody else's turn")
    first = type(rest[0])
    before_cleaning = TURN.index(first) <= TURN.index(turn.CleanUp)
    if before_cleaning != bool(g.work.faces):
        raise NotationError("faces: the dice of the turn")
    if first in (assign.AssignNext, turn.Commit) and g.work.tokens > g.players[g.turn].heap[
        8
    ] + g.free_lessons(g.turn):
        raise NotationError("tokens: more than there are")
    if first is assign.AssignNext:
        check_assigning(g, rest[0], top)
    elif first is turn.Resolve:
        check_resolving(g, top)
    elif first is turn.Craft:
        check_spending(g, top, g.turn)
    elif top:
        raise NotationError("agenda: nothing can be under way here")


def check_assigning(g: Comforts, rest: Any, steps: list[Step]) -> None:
    """Before assigning, improvements may help; then dice go to a place."""
    me = g.players[g.turn]
    for step in steps:
        if isinstance(step, assign.CycleTo) and step.origin not in me.workers:
            raise NotationError("workers: there is none")
        if isinstance(step, assign.Assign) and (
            step.place not in g.my_places(g.turn)
            or g.work.assigned[step.place]
            or rest.place != step.place
        ):
            raise NotationError("agenda: no dice go there now")
    kinds = [type(step) for step in steps if not isinstance(step, assign.CycleTo)]
    helping = [kind for kind in BEFORE if kind in kinds]
    if kinds != helping and kinds != [assign.Assign]:
        raise NotationError("agenda: one thing at a time")
    cycling = [step for step in steps if isinstance(step, assign.CycleTo)]
    if len(cycling) > 1 or (cycling and (steps[0] is not cycling[0] or assign.Cycle in kinds)):
        raise NotationError("agenda: one ride")
    if cycling and assign.Assign in kinds:
        raise NotationError("agenda: no ride while assigning")


def check_resolving(g: Comforts, steps: list[Step]) -> None:
    """A place being resolved: what is paid first, then what is got; a guest gives afterwards."""
    if len(steps) == 2 and isinstance(steps[0], pay.GetGoods) and is_gift(g, steps[1]):
        check_effect(g, steps[0], is_first=True)
        return
    spent = [step for step in steps if isinstance(step, SPENDING)]
    if steps[: len(spent)] != spent:
        raise NotationError("agenda: what is paid is paid first")
    check_spending(g, spent, g.turn)
    for n, step in enumerate(steps[len(spent) :]):
        check_effect(g, step, is_first=n == 0 and not spent)


def is_gift(g: Comforts, step: Step) -> bool:
    """Tell whether a guest gives a good to the owner of a cottage; it may come before that."""
    return (
        isinstance(step, pay.GiveGoods)
        and (step.left, step.how, step.given) == (1, 0, 0)
        and 0 <= step.to < g.seats()
        and step.to != g.turn
    )


def check_effect(g: Comforts, step: Step, is_first: bool) -> None:
    """What a place still does must be possible."""
    if isinstance(step, (trade.InnTrade, trade.Receive, trade.BulkTrade)):
        if g.traveller == NOBODY or not 1 <= step.value <= FACES:
            raise NotationError("agenda: nobody is at the inn")
        if isinstance(step, trade.InnTrade) and not 0 <= step.times <= 99:
            raise NotationError("agenda: so often is nothing exchanged")
    if isinstance(step, (trade.InnTrade, trade.MarketTrade)):
        if step.done not in (0, 1) or (step.done == 0 and not (is_first and step.options(g))):
            raise NotationError("agenda: there is nothing to trade")
    elif isinstance(step, STARTING):
        if not is_first or not is_possible(g, step):
            raise NotationError("agenda: nothing can come of it")
    elif not isinstance(step, AFTERWARDS):
        raise NotationError("agenda: that is no part of a place")
    if isinstance(step, places.RavenCoin) and g.effect() != RAVEN:
        raise NotationError("agenda: there is no raven")
    if isinstance(step, pay.GetGoods):
        free = len([good for good in range(GOODS) if not step.got & BIT[good]])
        is_count = 1 <= step.left <= GOODS and 0 <= step.got < BIT[GOODS]
        if not is_count or step.how not in (0, 1, 2) or (step.how == 2 and free < step.left):
            raise NotationError("agenda: so many goods can't be taken")


def is_possible(g: Comforts, step: Step) -> bool:
    """Tell whether the first thing that a place does can be done."""
    if isinstance(step, places.ResolvePlace):
        return (
            0 <= step.place < PLACES
            and bool(g.work.assigned[step.place])
            and places.can_resolve(g, step.player, step.place)
        )
    if isinstance(step, places.ExtraGood) and not 0 < step.kinds < BIT[GOODS]:
        return False
    return isinstance(step, Choice) and bool(step.options(g))


def check_spending(g: Comforts, steps: list[Any], player: int) -> None:
    """What is still to be paid is there, all of it together."""
    comforts = stones = goods = 0
    for step in steps:
        if not isinstance(step, SPENDING) or step.player != player:
            raise NotationError("agenda: that is no payment")
        if isinstance(step, pay.GiveComforts):
            comforts += step.left
            if step.left < 1:
                raise NotationError("agenda: nothing is paid")
        elif isinstance(step, pay.PayStones):
            stones += step.total
            if step.total < 1 or g.effect() != MOLE:
                raise NotationError("agenda: nothing is paid")
        else:
            goods += step.left
            is_known = step.how in (0, 1, 2) and 0 <= step.given < BIT[GOODS]
            if step.left < 1 or not is_known or not -1 <= step.to < g.seats() or step.to == player:
                raise NotationError("agenda: nothing is paid")
            if not step.options(g):
                raise NotationError("agenda: it can't be paid")
    if len({type(step) for step in steps}) != len(steps):
        raise NotationError("agenda: paid once")
    if player == NOBODY:
        return
    heap = g.players[player].heap
    if comforts > len(g.players[player].hand) or stones > heap[1] + heap[6]:
        raise NotationError("agenda: it can't be paid")
    if goods and sum(pay.kinds_in_hand(g, player)) < goods + stones:
        raise NotationError("agenda: it can't be paid")


def census(g: Comforts) -> dict[str, int]:
    """Count the cards of each kind, wherever they are."""
    found: dict[str, int] = {}
    for kind in range(COMFORTS):
        lying = g.nest.count(kind) + g.deck[kind] + g.discard[kind]
        held = sum([me.hand.count(kind) + me.crafted.count(kind) for me in g.players])
        found[g.box.comforts[kind].id] = lying + held
    for kind in range(IMPROVEMENTS):
        lying = g.ladder.count(kind) + g.workshop_deck[kind] + g.scrapped[kind]
        built = len([me for me in g.players if kind in me.built])
        found[g.box.improvements[kind].id] = lying + built
    return found


POSITIONS: Final = Positions(check=check)
