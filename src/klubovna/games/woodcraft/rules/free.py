"""Woodcraft: additional actions, as often as there is something to do them with."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from klubovna.core.step import Choice, Step
from klubovna.games.woodcraft.box.contents import ONCE_PER_TURN
from klubovna.games.woodcraft.pieces.numbers import (
    BIT,
    CLASSES,
    COLOUR_IDS,
    COLOURS,
    DIE_IDS,
    FACES,
    HELPER_SPACES,
    NONE,
    ORDERS,
    POTS,
    SCRAP,
)
from klubovna.games.woodcraft.rules.orders import can_complete, complete
from klubovna.games.woodcraft.rules.script import accept, is_possible
from klubovna.games.woodcraft.rules.wood import (
    BY_TILE,
    CutInto,
    GlueWith,
    JoinBy,
    can_cut,
    can_join,
    can_saw,
    can_use_gluer,
    fell,
    has_partner,
    longest_joint,
)
from klubovna.games.woodcraft.state import Wood
from klubovna.games.woodcraft.text import numbering

# Numbers of the additional actions.
ABILITY: Final = 0  # by space
CUT: Final = ABILITY + HELPER_SPACES  # by die
JOIN: Final = CUT + CLASSES
GLUE: Final = JOIN + CLASSES
FELL: Final = GLUE + CLASSES  # by pot
COMPLETE: Final = FELL + COLOURS  # by order
FREE: Final = COMPLETE + ORDERS
FREE_ZONES: Final = ("ability", "cut", "join", "glue", "fell", "order")


def free_options(g: Wood, player: i64, found: list[int], offset: i64) -> None:
    """Add the additional actions that would do something, from `offset` on."""
    me = g.players[player]
    for n in range(len(me.helpers)):
        if can_use_ability(g, player, me.helpers[n], me.spaces[n]):
            found.append(offset + ABILITY + me.spaces[n])
    found.sort()
    wood = me.wood
    if can_saw(me):
        for die in range(CLASSES):
            if wood[die] and die % FACES:
                found.append(offset + CUT + die)
    if me.goods[SCRAP] and longest_joint(g, me):
        for die in range(CLASSES):
            if wood[die] and die % FACES < FACES - 1:
                found.append(offset + JOIN + die)
    if can_use_gluer(me):
        for die in range(CLASSES):
            if has_partner(wood, die):
                found.append(offset + GLUE + die)
    for pot in range(me.owned[POTS]):
        if me.trees[pot] != NONE:
            found.append(offset + FELL + pot)
    for order in me.orders:
        if can_complete(g, player, order):
            found.append(offset + COMPLETE + order)


def can_use_ability(g: Wood, player: i64, helper: i64, space: i64) -> bool:
    """Tell whether a helper can still do something in this turn."""
    ability = g.box.helpers[helper].ability
    if ability.kind != ONCE_PER_TURN or g.used & BIT[space]:
        return False
    return is_possible(g, player, ability.effects)


def why_not_free(g: Wood, player: i64, option: i64) -> int:
    """Return 0 if an additional action is offered, else the rule that forbids it."""
    me = g.players[player]
    if option < CUT:
        for n in range(len(me.helpers)):
            if me.spaces[n] == option and can_use_ability(g, player, me.helpers[n], option):
                return 0
        return numbering.ABILITY
    if option < JOIN:
        return 0 if can_cut(me, option - CUT) else numbering.CUT
    if option < GLUE:
        return 0 if can_join(g, me, option - JOIN) else numbering.JOIN
    if option < FELL:
        can_glue = can_use_gluer(me) and has_partner(me.wood, option - GLUE)
        return 0 if can_glue else numbering.GLUE
    if option < COMPLETE:
        return 0 if option - FELL in me.planted_pots() else numbering.FELL
    order = option - COMPLETE
    is_ready = me.has_order(order) and can_complete(g, player, order)
    return 0 if is_ready else numbering.COMPLETE


def do_free(g: Wood, player: int, option: int) -> None:
    """Do an additional action."""
    me = g.players[player]
    if option < CUT:
        use_ability(g, player, me.helper_on(option))
    elif option < JOIN:
        g.then(CutInto(player, option - CUT, 1, BY_TILE))
    elif option < GLUE:
        g.then(JoinBy(player, option - JOIN))
    elif option < FELL:
        g.then(GlueWith(player, option - GLUE, g.box.prices.glue_points, BY_TILE))
    elif option < COMPLETE:
        fell(g, player, option - FELL)
    else:
        complete(g, player, option - COMPLETE)


def use_ability(g: Wood, player: int, helper: int) -> None:
    """Use what a helper can do once in a turn."""
    g.used |= BIT[g.space_of(player, helper)]
    g.say(numbering.USED_ABILITY, player, helper)
    accept(g, player, g.box.helpers[helper].ability.effects)


def free_target(g: Wood, player: int, option: int) -> str:
    """Return where an additional action lies on the table, "" if nowhere."""
    me = g.players[player]
    if option < CUT:
        helper = me.helper_on(option)
        return "" if helper == NONE else f"ability/{g.box.helpers[helper].id}"
    if option < JOIN:
        return f"cut/{DIE_IDS[option - CUT]}"
    if option < GLUE:
        return f"join/{DIE_IDS[option - JOIN]}"
    if option < FELL:
        return f"glue/{DIE_IDS[option - GLUE]}"
    if option < COMPLETE:
        return f"fell/{COLOUR_IDS[option - FELL]}"
    order = option - COMPLETE
    return f"order/{g.box.orders[order].id}" if me.has_order(order) else ""


GO_ON: Final = FREE


class Meanwhile(Choice):
    """Between two parts of a main action the player does others, where the table plays so."""

    width: ClassVar[int] = FREE + 1
    rule: ClassVar[int] = numbering.ACTIONS
    zones: ClassVar[tuple[str, ...]] = (*FREE_ZONES, "button/go_on")

    def options(self, g: Wood) -> list[int]:
        """Return the additional actions, and going on."""
        found: list[int] = []
        free_options(g, self.player, found, 0)
        return [*found, GO_ON]

    def why_not(self, g: Wood, option: int) -> int:
        """Return the rule that forbids an additional action."""
        return 0 if option == GO_ON else why_not_free(g, self.player, option)

    def take(self, g: Wood, option: int) -> None:
        """Do it, and ask again."""
        if option != GO_ON:
            g.then(self)
            do_free(g, self.player, option)

    def target(self, g: Wood, option: int) -> str:
        """Return the thing or the button."""
        return "button/go_on" if option == GO_ON else free_target(g, self.player, option)


def between(g: Wood, player: int) -> list[Step]:
    """Return what may happen between two parts of a main action: usually nothing."""
    return [Meanwhile(player)] if g.settings["additional"] == "anytime" else []


STEPS: Final = (Meanwhile,)
