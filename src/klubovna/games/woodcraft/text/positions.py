# not compiled: looks once at a position that was written by hand
"""Woodcraft: which positions can be.

A round is a pile of turns, a turn a pile of parts. On top of the actions of a turn lies what they
led to: steps that wait and can always be done, whatever happens before; and first of all perhaps
one that asks for something and can do so only now.
"""

from __future__ import annotations

from operator import ge
from typing import Any, Final

from klubovna.core.notation import fields_of
from klubovna.core.positions import (
    Bound,
    Facts,
    Needs,
    PlayerFacts,
    Positions,
    Shape,
    any_of,
    are_different,
    are_last,
    coming,
    is_next,
    tally,
)
from klubovna.core.step import NOBODY, Choice, Step
from klubovna.games.woodcraft import setup
from klubovna.games.woodcraft.box.contents import EVENT_IDS
from klubovna.games.woodcraft.pieces import numbers as the
from klubovna.games.woodcraft.pieces.numbers import BIT, MARKET_ORDERS, NONE
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

LATER: Final = "it asks for what may not be there later"
NO_DIE: Final = "the die or its tool is not there"
MANY: Final = 99
MOST_DICE: Final = 60  # of one player, far more than anybody will ever have

# Steps by what they need.
ACTION_MODULES: Final = (actions, market, helpers, free, wood, orders, attic)
EFFECT_MODULES: Final = (tracks, script, offers, changes, row_cards)
UNDER_WAY: Final[tuple[type[Step], ...]] = tuple(
    step for module in (*ACTION_MODULES, *EFFECT_MODULES) for step in module.STEPS
)
ASKING: Final = tuple(step for step in UNDER_WAY if issubclass(step, Choice))
ABOUT_DICE: Final = tuple(step for step in ASKING if "die" in fields_of(step))
PATIENT: Final = (free.Meanwhile, market.BuySix, attic.ChooseLink, helpers.Produce)
REPEATED: Final = (market.BuyWood, market.BuyMaterial, market.TakeOrder, actions.ProducePlant)
HASTY: Final = tuple(step for step in ASKING if step not in (*PATIENT, *REPEATED))


def census(g: Wood) -> dict[str, int]:
    """Count tools, and the places of each card; one that has left the game counts as one."""
    orders, working = map(list.__add__, layout.on_table(g), layout.of_players(g))
    placed = [step.helper for step in coming(g, helpers.PlaceHelper)]
    tools = [tool for me in g.players for tool in me.attic]
    found = {f"tool {id}": g.tools[n] + tools.count(n) for n, id in enumerate(the.TOOL_IDS)}
    found |= tally(g.box.orders, orders + g.nuts, least=1)
    found |= tally(g.box.helpers, working + placed, least=1)
    found |= tally(g.box.commissions, g.commissions, least=1)
    return found | tally(g.box.solo_cards, g.solo_deck + g.solo_discard, least=1)


def is_in_order(g: Wood) -> bool:
    """Tell whether turns follow the order, and before the first round what helpers do at once."""
    acting = [step.player for step in coming(g, *UNDER_WAY) if hasattr(step, "player")]
    is_sorted = g.round > 0 or acting == sorted(acting, key=g.order().index)
    return is_sorted and are_last(g.order(), [step.player for step in coming(g, turn.Turn)])


FACTS: Final[Facts] = {
    "wheel: every tile lies on a space of its own": lambda g: are_different(g.tiles),
    "wheel: a sector has no room for tiles that will come": layout.has_room_on_wheel,
    "arc: over the hindmost tiles, that never moved": lambda g: not g.arc or layout.is_untouched(g),
    "saw: at the sector of the foremost tile": lambda g: (
        layout.is_fresh(g) or not g.is_empty(g.saw)
    ),
    "orders, helpers: a card of another deck is on the table": lambda g: (
        layout.are_late(layout.on_table(g)) <= {g.is_late()}
        and max([0, *layout.on_table(g)[0]]) < MARKET_ORDERS
    ),
    "orders, helpers: the late ones have not come yet": lambda g: (
        g.is_late() or True not in layout.are_late(layout.of_players(g))
    ),
    "nuts: nut orders only": lambda g: min(g.nuts, default=MANY) >= MARKET_ORDERS,
    "unseen: early orders of the deck, that lie nowhere else": layout.is_unseen,
    "order_row, helper_row: gaps only on the left, without a deck": layout.is_row_full,
    "store: gaps only while dice are bought": lambda g: (
        0 not in g.store
        or (
            g.settings["refill"] != "at_once"
            and (coming(g, setup.SetUp, market.FillStore) or any(layout.buying(g)))
        )
    ),
    "commissions: more than are in the game": lambda g: (
        is_bare(g)
        or len({*g.commissions} | layout.claimed(g)) <= g.box.prices.commissions[g.seats()]
    ),
    "commissions: claimed ones have left at the end of the round": lambda g: (
        coming(g, rounds.EndRound) or not layout.claimed(g) & {*g.commissions}
    ),
    "reward_tiles: one for each space, all different": lambda g: (
        is_bare(g) or len(g.reward_tiles) == len({*g.reward_tiles}) == len(g.reached)
    ),
    "rival_got: only where the rival came first": lambda g: all(
        not g.reached[which][0] and g.rival >= space
        for which, space in enumerate(g.box.tracks.reward_spaces)
        if g.rival_got & BIT[which]
    ),
    "agenda: turns and helpers follow the order": is_in_order,
    "turn: it is somebody else's, or nobody's": lambda g: g.turn == layout.whose_turn(g),
    "turn: tile, bonus, used and wheel_lanterns belong to one": lambda g: (
        g.turn != NOBODY or not layout.has_begun(g)
    ),
    "used: spaces of helpers with an ability once in a turn": lambda g: (
        not g.used & ~layout.able(g)
    ),
    "tile: one is moved in every turn": lambda g: (
        g.turn == NOBODY or g.has_moved() or coming(g, turn.Actions)
    ),
}

# What each player has.


PLAYER_FACTS: Final[PlayerFacts] = {
    "trees {who}: only in pots, and in those of their colour": lambda g, who, me: all(
        tree == NONE or (pot in range(me.owned[the.POTS]) and layout.is_potted(g, pot, tree))
        for pot, tree in enumerate(me.trees)
    ),
    "trees {who}: those with 6 pips are felled at once": lambda g, who, me: (
        who in [step.player for step in coming(g, wood.FellGrown)]
        or all(tree == NONE or the.value_of(tree) < the.FACES for tree in me.trees)
    ),
    "wood {who}: more dice than there is room for now": lambda g, who, me: (
        me.dice() <= g.box.prices.store_limit
        or ((coming(g, turn.TidyUp) if who == g.turn else g.round <= 1) and me.dice() <= MOST_DICE)
    ),
    "attic {who}: a tool stands upon nothing": lambda g, who, me: all(
        tool == NONE or attic.is_open(g.box, me.attic, at) for at, tool in enumerate(me.attic)
    ),
    "income {who}: it never falls": lambda g, who, me: all(map(ge, me.income, g.box.tracks.starts)),
    "helpers {who}: each beside an earlier one, from R1C1 on": layout.has_placed,
    "helpers {who}: everybody has one in the first round, and chooses it before": (
        lambda g, who, me: me.helpers or (coming(g, setup.Opening) and g.round == 0)
    ),
    "offered {who}: helpers before the opening, and only then": lambda g, who, me: (
        not me.offered or coming(g, setup.Opening)
    ),
    "hand {who}: only so many early orders and nut orders now": layout.has_hand,
    "hand {who}: everybody had two nut orders": lambda g, who, me: (
        layout.nuts_of(me) <= setup.NUTS_DEALT
    ),
    "orders {who}: one can't be in its row now": lambda g, who, me: all(
        row - g.box.orders[order].row in range(layout.phases(g, rounds.ShiftOrders) + 1)
        for order, row in zip(me.orders, me.rows, strict=True)
    ),
    "claimed {who}: each once": lambda g, who, me: are_different(me.commissions),
}

# The agenda.

WAY: Final = f"{any_of(UNDER_WAY)}*"
END: Final = "Confirm EndTurn"
TURN: Final = (
    f"((Growth | {WAY}) Actions Marketing TidyUp {END} | Marketing TidyUp {END}"
    f" | (Storage | {WAY}) TidyUp {END} | {END} | EndTurn)"
)
INCOME: Final = "((((ShiftOrders)? PlaceHand)? Gains)? Markets)?"

SHAPES: Final = (
    Shape(
        "expected are set-up, opening, what first helpers do at once, and the first round",
        lambda g: g.round == 0,
        f"((SetUp)? Opening | {WAY}) Round",
    ),
    Shape(
        "expected is a turn in its parts, under what it led to; then a card, and the round's end",
        lambda g: g.seats() == 1 and coming(g, rounds.EndRound),
        f"(((Vanish)? Turn | {TURN})? SoloTurn)? EndRound",
    ),
    Shape(
        "expected is a turn in its parts, under what it led to; then turns, and the round's end",
        lambda g: coming(g, rounds.EndRound),
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


def discounts(g: Wood) -> list[int]:
    """Return how much less actions cost by some effects."""
    return [e.less for effects in g.box.scripts for e in effects if isinstance(e, deeds.Action)]


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
    "less": lambda g: (0, max([0, *discounts(g)])),
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


def is_about(g: Wood, step: Any) -> bool:
    """Tell whether the effect is there that a step asks about, and can be paid for."""
    effect = next(iter(g.box.scripts[step.script][step.at :]), None)
    if isinstance(step, offers.MayExchange):
        return isinstance(effect, deeds.Exchange) and effect.can_pay(g, step.player)
    return isinstance(effect, deeds.OneOf)


NEEDS: Final[Needs] = {
    (setup.SetUp,): {"the table is laid out once": lambda g, step: is_bare(g)},
    (setup.Opening,): {
        "cards were dealt to everybody, and whichever helper can be paid": lambda g, step: (
            not is_next(g, step) or all(layout.is_dealt(g, me) for me in g.players)
        ),
    },
    (rounds.Round,): {
        "the late cards come first": lambda g, step: (
            not is_next(g, step) or g.round != layout.calendar(g).swap
        ),
    },
    (solo.Vanish,): {
        "no commission leaves now": lambda g, step: g.round in g.box.commission_rounds
    },
    (turn.Growth,): {"the turn has only begun": lambda g, step: not layout.has_begun(g)},
    (turn.Storage,): {
        "there is room for all dice": lambda g, step: (
            g.players[step.player].dice() > g.box.prices.store_limit
        ),
    },
    HASTY: {LATER: is_next},
    (market.BuyWood,): {LATER: lambda g, step: step.bought or is_next(g, step)},
    (market.BuyMaterial,): {LATER: lambda g, step: step.first != NONE or is_next(g, step)},
    (market.TakeOrder,): {LATER: lambda g, step: step.nth > 1 or is_next(g, step)},
    (actions.ProducePlant,): {
        LATER: lambda g, step: step.producing or step.planted or is_next(g, step)
    },
    (free.Meanwhile,): {
        "actions are not interrupted": lambda g, step: g.settings["additional"] == "anytime"
    },
    (helpers.Produce,): {"nobody can produce": lambda g, step: step.options(g)},
    (script.Effects,): {
        "there is no such effect": lambda g, step: step.at <= len(g.box.scripts[step.script])
    },
    ABOUT_DICE: {
        NO_DIE: lambda g, step: g.players[step.player].wood[step.die] > 0,
    },
    (wood.CutInto,): {
        NO_DIE: lambda g, step: step.by != wood.BY_TILE or wood.can_saw(g.players[step.player])
    },
    (wood.GlueWith,): {
        NO_DIE: lambda g, step: (
            step.by != wood.BY_TILE or wood.can_use_gluer(g.players[step.player])
        ),
    },
    (wood.JoinBy,): {NO_DIE: lambda g, step: g.players[step.player].goods[the.SCRAP] > 0},
    (actions.PlantPot,): {NO_DIE: lambda g, step: step.piece <= the.value_of(step.die)},
    (offers.MayExchange, offers.ChooseEffect): {
        "there is nothing to ask about, or to pay with": is_about
    },
    (offers.MayAct,): {
        "the action would lead to nothing": lambda g, step: actions.can_perform(
            g, step.player, step.action, step.less
        ),
    },
    (helpers.PlaceHelper,): {
        "the helper does not come from the row": lambda g, step: (
            (step.helper >= the.EARLY_HELPERS) == g.is_late()
        ),
    },
    (attic.PlaceTool,): {"there is no such tool": lambda g, step: g.tools[step.tool] > 0},
    (orders.PayDice,): {
        "no such order is paid": lambda g, step: (
            step.at < len(g.box.orders[step.order].demands)
            and g.players[step.player].done[-1:] == [step.order]
        ),
    },
    (offers.PayMaterial,): {
        "there are not so many materials": lambda g, step: (
            sum(g.players[step.player].goods[the.GLUE : the.BLADE + 1]) >= step.left
        ),
    },
}

POSITIONS: Final = Positions(
    FACTS, PLAYER_FACTS, SHAPES, bounds=BOUNDS, needs=NEEDS, turns=(turn.Turn,)
)
