"""Creature Comforts: a player's turn, from the dice to the hand limit."""

from __future__ import annotations

from typing import ClassVar, Final

from klubovna.core.step import NOBODY, Choice, Confirm, Step
from klubovna.games.creature_comforts.box.contents import (
    BICYCLE,
    TURTLE,
    UMBRELLA,
    WEATHERVANE,
)
from klubovna.games.creature_comforts.pieces.numbers import (
    BIT,
    COMFORTS,
    LESSON,
    PLACES,
    in_order,
)
from klubovna.games.creature_comforts.pieces.players import no_work
from klubovna.games.creature_comforts.rules.assign import AssignNext, Cycle, OpenUmbrella, TurnVane
from klubovna.games.creature_comforts.rules.pay import pay_cost
from klubovna.games.creature_comforts.rules.places import (
    ResolvePlace,
    can_resolve,
    cost_of,
)
from klubovna.games.creature_comforts.state import Comforts
from klubovna.games.creature_comforts.text import numbering

FINISH: Final = PLACES
DONE: Final = COMFORTS


class Turn(Step):
    """A turn: assign the dice, resolve places, learn from the rest, craft, clean up."""

    def __init__(self, player: int) -> None:
        self.player: Final = player

    def do(self, g: Comforts) -> None:
        """Bring the family's dice to the village's."""
        player = self.player
        g.turn = player
        g.reveals += 1  # whether anything is asked in it may tell of a hand
        g.work = no_work()
        g.work.faces = g.village + g.players[player].dice
        g.say(numbering.TURN, player)
        g.then(
            AssignNext(player, NOBODY),
            Commit(player),
            Resolve(player),
            Unresolved(player),
            Craft(player),
            CleanUp(player),
            DiscardDown(player),
            EndTurn(player),
        )
        if g.has(player, UMBRELLA):
            g.then(OpenUmbrella(player))
        if g.has(player, WEATHERVANE):
            g.then(TurnVane(player))
        if g.has(player, BICYCLE):
            g.then(Cycle(player))


class Commit(Step):
    """Tokens beside dice are spent: those lent first, then the almanac's, then your own."""

    def __init__(self, player: int) -> None:
        self.player: Final = player

    def do(self, g: Comforts) -> None:
        """Spend the tokens."""
        if g.work.tokens:
            own = max(0, g.work.tokens - g.free_lessons(self.player))
            g.players[self.player].heap[LESSON] -= own
            g.say(numbering.USED_LESSONS, self.player, g.work.tokens)


# Resolving.


class Resolve(Choice):
    """Resolve the places whose dice fit, one after another as you like; or stop."""

    width: ClassVar[int] = FINISH + 1
    rule: ClassVar[int] = numbering.RESOLVE
    zones: ClassVar[tuple[str, ...]] = ("place", "button/finish")

    def options(self, g: Comforts) -> list[int]:
        """Return the places with dice that would give something, and stopping."""
        work = g.work
        found = [
            place
            for place in range(PLACES)
            if work.assigned[place]
            and not work.home & BIT[place]
            and can_resolve(g, self.player, place)
        ]
        return [*found, FINISH]

    def take(self, g: Comforts, option: int) -> None:
        """Resolve the place, and go on."""
        if option == FINISH:
            return
        g.work.home |= BIT[option]
        g.then(ResolvePlace(self.player, option), self)

    def target(self, g: Comforts, option: int) -> str:
        """Return the place or the button."""
        return "button/finish" if option == FINISH else f"place/{g.place_id(option)}"


class Unresolved(Step):
    """Every worker that resolved nothing comes home with a lesson."""

    def __init__(self, player: int) -> None:
        self.player: Final = player

    def do(self, g: Comforts) -> None:
        """Bring the workers home."""
        me = g.players[self.player]
        left = len([place for place in me.workers if not g.work.home & BIT[place]])
        each = 1 + g.guest().amount if g.effect() == TURTLE else 1
        if left:
            me.heap[LESSON] += left * each
            g.say(numbering.LEARNED, self.player, left * each)
        me.workers = []
        me.barrow = NOBODY


# Crafting and the rest.


class Craft(Choice):
    """Craft any number of comforts in hand that you can pay for."""

    width: ClassVar[int] = DONE + 1
    rule: ClassVar[int] = numbering.CRAFT
    zones: ClassVar[tuple[str, ...]] = ("hand", "button/done")

    def options(self, g: Comforts) -> list[int]:
        """Return the different comforts that can be paid, and the end."""
        found: list[int] = []
        for kind in g.players[self.player].hand:
            card = g.box.comforts[kind]
            if kind not in found and g.can_pay(self.player, cost_of(g, card.cost), card.any_goods):
                found.append(kind)
        return [*found, DONE]

    def take(self, g: Comforts, option: int) -> None:
        """Craft the comfort, and go on."""
        if option == DONE:
            if g.turn == NOBODY:
                g.reveals += 1  # in winter: whether the next one is asked tells of a hand
            return
        me = g.players[self.player]
        card = g.box.comforts[option]
        g.leave_hand(self.player, option)
        me.crafted = in_order(me.crafted, option)
        g.say(numbering.CRAFTED, self.player, option)
        g.then(self)
        pay_cost(g, self.player, cost_of(g, card.cost), card.any_goods)

    def target(self, g: Comforts, option: int) -> str:
        """Return the card or the button."""
        return "button/done" if option == DONE else f"hand/{g.box.comforts[option].id}"


class CleanUp(Step):
    """Dice go back to hilltop and den; village dice keep their faces for the next player."""

    def __init__(self, player: int) -> None:
        self.player: Final = player

    def do(self, g: Comforts) -> None:
        """Put the dice away."""
        g.work = no_work()


class DiscardDown(Choice):
    """With more than three comforts in hand at the end of the turn, discard down to three."""

    width: ClassVar[int] = COMFORTS + 1
    rule: ClassVar[int] = numbering.HAND_LIMIT
    zones: ClassVar[tuple[str, ...]] = ("hand", "button/done")

    def options(self, g: Comforts) -> list[int]:
        """Return the different comforts in hand while there are too many."""
        hand = g.players[self.player].hand
        return sorted(set(hand)) if len(hand) > g.box.hand_limit else [DONE]

    def take(self, g: Comforts, option: int) -> None:
        """Discard one, and go on."""
        if option == DONE:
            return
        g.discard_from_hand(self.player, option)
        g.then(self)

    def target(self, g: Comforts, option: int) -> str:
        """Return the card or the button."""
        return "button/done" if option == DONE else f"hand/{g.box.comforts[option].id}"


class EndTurn(Step):
    """The turn passes on, after a moment in which its player can take things back."""

    def __init__(self, player: int) -> None:
        self.player: Final = player

    def do(self, g: Comforts) -> None:
        """Let everybody take a breath."""
        g.turn = NOBODY
        g.then(Confirm(self.player))


STEPS: Final[tuple[type[Step], ...]] = (
    Turn,
    Commit,
    Resolve,
    Unresolved,
    Craft,
    CleanUp,
    DiscardDown,
    EndTurn,
)
