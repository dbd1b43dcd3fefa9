# not compiled: looks once at a position that was written by hand
"""Woodcraft: which positions can be.

A round is a pile of turns, a turn a pile of parts. On top of the actions of a turn lies what they
led to: steps that wait and can always be done, whatever happens before; and first of all perhaps
one that asks for something and can do so only now.
"""

from __future__ import annotations

from collections.abc import Sequence
from operator import ge
from typing import Any, Final

from klubovna.core.notation import fields_of
from klubovna.core.positions import Bound, Fact, Need, Positions, SeatFact, Shape, any_of, coming
from klubovna.core.step import NOBODY, Choice, Step
from klubovna.games.woodcraft import setup
from klubovna.games.woodcraft.box.contents import EVENT_IDS
from klubovna.games.woodcraft.pieces import numbers as the
from klubovna.games.woodcraft.pieces.numbers import BIT, NONE
from klubovna.games.woodcraft.rules import (
    actions,
    attic,
    changes,
    deeds,
    free,
    helpers,
    layout,
    market,
    offers,
    orders,
    rounds,
    row_cards,
    script,
    solo,
    tracks,
    turn,
    wood,
)
from klubovna.games.woodcraft.state import Wood
from klubovna.games.woodcraft.text.notation import is_bare

MANY: Final = 99

FACTS: Final = (
    Fact("wheel: every tile lies on a space of its own", lambda g: len({*g.tiles}) == the.TILES),
    Fact("wheel: a sector has no room for tiles that will come", layout.has_room_on_wheel),
    Fact(
        "arc: over the hindmost tiles, that never moved",
        lambda g: not g.arc or layout.is_untouched(g),
    ),
    Fact(
        "saw: at the sector of the foremost tile",
        lambda g: layout.is_fresh(g) or not g.is_empty(g.saw),
    ),
    Fact(
        "orders, helpers: a card of another deck is on the table",
        lambda g: all(is_late == g.is_late() for is_late in layout.late_on_table(g)),
    ),
    Fact(
        "orders, helpers: the late ones have not come yet",
        lambda g: g.is_late() or not any(layout.late_of_players(g)),
    ),
    Fact("nuts: nut orders only", lambda g: min(g.nuts, default=MANY) >= the.MARKET_ORDERS),
    Fact(
        "nuts: they are in no deck",
        lambda g: max(layout.orders_on_table(g), default=0) < the.MARKET_ORDERS,
    ),
    Fact("unseen: early orders of the deck, that lie nowhere else", layout.is_unseen),
    Fact("order_row, helper_row: gaps only on the left, without a deck", layout.is_row_full),
    Fact("store: gaps only while dice are bought", layout.is_store_full),
    Fact(
        "commissions: more than are in the game",
        lambda g: (
            is_bare(g)
            or len({*g.commissions, *layout.claimed(g)}) <= g.box.prices.commissions[g.seats()]
        ),
    ),
    Fact(
        "commissions: claimed ones have left at the end of the round",
        lambda g: bool(coming(g, rounds.EndRound)) or not {*layout.claimed(g)} & {*g.commissions},
    ),
    Fact(
        "reward_tiles: one for each space, all different",
        lambda g: is_bare(g) or len(g.reward_tiles) == len({*g.reward_tiles}) == len(g.reached),
    ),
    Fact("rival_got: only where the rival came first", layout.is_first),
    Fact("agenda: turns and helpers follow the order", lambda g: is_in_order(g)),
    Fact("turn: it is somebody else's, or nobody's", lambda g: g.turn == layout.whose_turn(g)),
    Fact(
        "turn: tile, bonus, used and wheel_lanterns belong to one",
        lambda g: g.turn != NOBODY or not layout.has_begun(g),
    ),
    Fact("used: spaces of helpers with an ability once in a turn", layout.is_used_once),
    Fact(
        "tile: one is moved in every turn",
        lambda g: g.turn == NOBODY or g.has_moved() or bool(coming(g, turn.Actions)),
    ),
)

SEAT_FACTS: Final = (
    SeatFact("trees {seat}: only in pots, and in those of their colour", layout.has_pots),
    SeatFact("trees {seat}: those with 6 pips are felled at once", layout.has_felled),
    SeatFact("wood {seat}: more dice than there is room for now", layout.has_room),
    SeatFact("attic {seat}: a tool stands upon nothing", layout.has_built),
    SeatFact(
        "income {seat}: it never falls",
        lambda g, seat: all(map(ge, g.players[seat].income, g.box.tracks.starts)),
    ),
    SeatFact("helpers {seat}: each beside an earlier one, from R1C1 on", layout.has_placed),
    SeatFact(
        "helpers {seat}: everybody has one in the first round, and chooses it before",
        lambda g, seat: (
            bool(g.players[seat].helpers) or bool(coming(g, setup.Opening) and g.round == 0)
        ),
    ),
    SeatFact(
        "offered {seat}: helpers before the opening, and only then",
        lambda g, seat: not g.players[seat].offered or bool(coming(g, setup.Opening)),
    ),
    SeatFact("hand {seat}: only so many early orders and nut orders now", layout.has_hand),
    SeatFact(
        "hand {seat}: everybody had two nut orders",
        lambda g, seat: len(layout.nuts_of(g, seat)) <= setup.NUTS_DEALT,
    ),
    SeatFact("orders {seat}: one can't be in its row now", layout.has_sliding_orders),
    SeatFact(
        "claimed {seat}: each once",
        lambda g, seat: len({*g.players[seat].commissions}) == len(g.players[seat].commissions),
    ),
)


# The agenda.

ACTION_MODULES = (actions, market, helpers, free, wood, orders, attic)
EFFECT_MODULES = (tracks, script, offers, changes, row_cards)
UNDER_WAY: tuple[type[Step], ...] = tuple(
    step for module in (*ACTION_MODULES, *EFFECT_MODULES) for step in module.STEPS
)
ASKING = tuple(step for step in UNDER_WAY if issubclass(step, Choice))
ABOUT_DICE = tuple(step for step in ASKING if "die" in fields_of(step))

WAY = f"{any_of(UNDER_WAY)}*"
END = "Confirm EndTurn"
TURN = (
    f"((Growth | {WAY}) Actions Marketing TidyUp {END} | Marketing TidyUp {END}"
    f" | (Storage | {WAY}) TidyUp {END} | {END} | EndTurn)"
)
INCOME = "((((ShiftOrders)? PlaceHand)? Gains)? Markets)?"


def is_in_order(g: Wood) -> bool:
    """Tell whether turns follow the order, and before the first round what helpers do at once."""
    later = [step.player for step in coming(g, turn.Turn)]
    acting = [g.order().index(s.player) for s in coming(g, *UNDER_WAY) if has_player(s)]
    is_sorted = g.round > 0 or acting == sorted(acting)
    return is_sorted and later == g.order()[g.seats() - len(later) :]


def has_player(step: Step) -> bool:
    """Tell whether a step is somebody's."""
    return "player" in fields_of(type(step))


SHAPES: Final = (
    Shape(
        "expected are set-up, opening, what first helpers do at once, and the first round",
        lambda g: g.round == 0,
        f"((SetUp)? Opening | {WAY}) Round",
    ),
    Shape(
        "expected is a turn in its parts, under what it led to; then a card, and the round's end",
        lambda g: g.seats() == 1 and bool(coming(g, rounds.EndRound)),
        f"(((Vanish)? Turn | {TURN})? SoloTurn)? EndRound",
    ),
    Shape(
        "expected is a turn in its parts, under what it led to; then turns, and the round's end",
        lambda g: bool(coming(g, rounds.EndRound)),
        f"({TURN})? (Turn)* EndRound",
    ),
    Shape(
        "expected is the last income, and the end",
        lambda g: g.round == layout.calendar(g).rounds,
        INCOME,
    ),
    Shape(
        "expected is the income of this round, and the next one",
        lambda g: g.round in layout.calendar(g).income,
        f"{INCOME} Round",
    ),
    Shape("expected is the next round, and nothing else", lambda g: True, "Round"),
)


def discounts(g: Wood) -> tuple[int, int]:
    """Return how much less an action can cost."""
    found = [e.less for effects in g.box.scripts for e in effects if isinstance(e, deeds.Action)]
    return 0, max(found, default=0)


BOUNDS: Final[dict[str, Bound]] = {
    **dict.fromkeys(["bought", "by", "may_pass", "wheel"], (0, 1)),
    **dict.fromkeys(["at", "helpers", "planted", "points"], (0, MANY)),
    **dict.fromkeys(["left", "covered"], (1, MANY)),
    **dict.fromkeys(["value", "pips"], (0, the.FACES)),
    **dict.fromkeys(["highest", "ChooseColour.value"], (1, the.FACES)),
    **dict.fromkeys(["die", "PayDice.least"], (0, the.CLASSES - 1)),
    **dict.fromkeys(["least", "most"], (0, wood.CHANGES - 1)),
    **dict.fromkeys(["script", "reward"], lambda g: (0, len(g.box.scripts) - 1)),
    "action": (0, the.TILES - 1),
    "colour": (NONE, the.COLOURS - 1),
    "colours": (1, the.ALL_COLOURS),
    "event": (0, len(EVENT_IDS) - 1),
    "first": (NONE, the.MATERIALS - 1),
    "helper": (0, the.HELPERS - 1),
    "kinds": (1, 7),
    "less": discounts,
    "link": lambda g: (0, len(g.box.links) - 1),
    "links": lambda g: (1, BIT[len(g.box.links)] - 1),
    "nth": (1, 2),
    "order": (0, the.ORDERS - 1),
    "piece": (1, actions.PIECES),
    "producing": (0, BIT[the.HELPER_SPACES] - 1),
    "rows": (1, 3),
    "sold": (0, the.COLOURS - 1),
    "tool": (0, the.TOOLS - 1),
    "which": lambda g: (0, len(g.reached) - 1),
}


def can_wait(g: Wood, step: Any) -> bool:
    """Tell whether a question can be asked later, whatever happens before."""
    match step:
        case market.BuyWood():
            return step.bought > 0
        case market.BuyMaterial():
            return step.first != NONE
        case market.TakeOrder():
            return step.nth > 1
        case actions.ProducePlant():
            return step.producing > 0 or step.planted > 0
        case _:
            return isinstance(
                step, (free.Meanwhile, market.BuySix, attic.ChooseLink, helpers.Produce)
            )


def has_die(g: Wood, step: Any) -> bool:
    """Tell whether a player has the die that is worked on, and what it is worked with."""
    me = g.players[step.player]
    match step:
        case wood.CutInto(by=wood.BY_TILE):
            is_equipped = wood.can_saw(me)
        case wood.GlueWith(by=wood.BY_TILE):
            is_equipped = wood.can_use_gluer(me)
        case wood.JoinBy():
            is_equipped = me.goods[the.SCRAP] > 0
        case actions.PlantPot():
            is_equipped = step.piece <= the.value_of(step.die)
        case _:
            is_equipped = True
    return is_equipped and me.wood[step.die] > 0


def is_about(g: Wood, step: Any) -> bool:
    """Tell whether the effect is there that a step asks about, and can be paid for."""
    effect = next(iter(g.box.scripts[step.script][step.at :]), None)
    if isinstance(step, offers.MayExchange):
        return isinstance(effect, deeds.Exchange) and effect.can_pay(g, step.player)
    return isinstance(effect, deeds.OneOf)


def is_completed(g: Wood, step: orders.PayDice) -> bool:
    """Tell whether an order has just been completed, and asks for so many dice."""
    demands = g.box.orders[step.order].demands
    return step.at < len(demands) and g.players[step.player].done[-1:] == [step.order]


NEEDS: Final = (
    Need((setup.SetUp,), "the table is laid out once", lambda g, *_: is_bare(g)),
    Need(
        (setup.Opening,),
        "cards were dealt to everybody, and whichever helper can be paid",
        lambda g, _, above: above > 0 or all(layout.is_dealt(g, seat) for seat in range(g.seats())),
    ),
    Need(
        (rounds.Round,),
        "the late cards come first",
        lambda g, _, above: above > 0 or g.round != layout.calendar(g).swap,
    ),
    Need(
        (solo.Vanish,), "no commission leaves now", lambda g, *_: g.round in g.box.commission_rounds
    ),
    Need((turn.Growth,), "the turn has only begun", lambda g, *_: not layout.has_begun(g)),
    Need(
        (turn.Storage,),
        "there is room for all dice",
        lambda g, step, _: g.players[step.player].dice() > g.box.prices.store_limit,
    ),
    Need(
        (*UNDER_WAY, *turn.STEPS),
        "it is somebody else's turn",
        lambda g, step, _: (
            isinstance(step, turn.Turn)
            or g.round == 0
            or not has_player(step)
            or step.player == g.turn
        ),
    ),
    Need(
        ASKING,
        "it asks for what may not be there later",
        lambda g, step, above: above == 0 or can_wait(g, step),
    ),
    Need(
        (free.Meanwhile,),
        "actions are not interrupted",
        lambda g, *_: g.settings["additional"] == "anytime",
    ),
    Need((helpers.Produce,), "nobody can produce", lambda g, step, _: bool(step.options(g))),
    Need(
        (script.Effects,),
        "there is no such effect",
        lambda g, step, _: step.at <= len(g.box.scripts[step.script]),
    ),
    Need(ABOUT_DICE, "the die or its tool is not there", lambda g, step, _: has_die(g, step)),
    Need(
        (offers.MayExchange, offers.ChooseEffect),
        "there is nothing to ask about, or to pay with",
        lambda g, step, _: is_about(g, step),
    ),
    Need(
        (offers.MayAct,),
        "the action would lead to nothing",
        lambda g, step, _: actions.can_perform(g, step.player, step.action, step.less),
    ),
    Need(
        (helpers.PlaceHelper,),
        "the helper does not come from the row",
        lambda g, step, _: (step.helper >= the.EARLY_HELPERS) == g.is_late(),
    ),
    Need((attic.PlaceTool,), "there is no such tool", lambda g, step, _: g.tools[step.tool] > 0),
    Need((orders.PayDice,), "no such order is paid", lambda g, step, _: is_completed(g, step)),
    Need(
        (offers.PayMaterial,),
        "there are not so many materials",
        lambda g, step, _: sum(g.players[step.player].goods[the.GLUE : the.BLADE + 1]) >= step.left,
    ),
)


# All together.


def census(g: Wood) -> dict[str, int]:
    """Count tools, and the places of each card; one that has left the game counts as one."""
    table = [*g.order_row, *g.order_deck, *g.order_discard, *g.nuts]
    ordered = table + [card for me in g.players for card in me.hand + me.orders + me.done]
    row = [*g.helper_row, *g.helper_deck, *g.helper_discard]
    placed = [step.helper for step in coming(g, helpers.PlaceHelper)]
    working = row + placed + [card for me in g.players for card in me.helpers + me.offered]
    tools = [tool for me in g.players for tool in me.attic]
    found = {f"tool {id}": g.tools[n] + tools.count(n) for n, id in enumerate(the.TOOL_IDS)}
    piles: list[tuple[Sequence[Any], list[int]]] = [
        (g.box.orders, ordered),
        (g.box.helpers, working),
        (g.box.commissions, g.commissions),
        (g.box.solo_cards, g.solo_deck + g.solo_discard),
    ]
    for cards, places in piles:
        found |= {card.id: max(1, places.count(n)) for n, card in enumerate(cards)}
    return found


POSITIONS: Final = Positions(
    facts=FACTS, seat_facts=SEAT_FACTS, shapes=SHAPES, bounds=BOUNDS, needs=NEEDS
)
