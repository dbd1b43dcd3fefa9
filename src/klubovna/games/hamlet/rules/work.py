"""Hamlet: what villagers do in a building: production and refining stand here."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from klubovna.core.step import Choice, Step
from klubovna.games.hamlet.pieces.numbers import (
    BASICS,
    BIT,
    LANDMARK,
    MARKET,
    PRODUCTION,
    REFINERY,
    RESOURCE_IDS,
    TIMBER,
    TOWN_HALL,
    token_of,
)
from klubovna.games.hamlet.rules.pay import INPUT_BILL, Funds, start_payment
from klubovna.games.hamlet.rules.town import Hire, TakePlan, can_hire, can_take_plan
from klubovna.games.hamlet.rules.trade import (
    ChurchWork,
    Sell,
    can_beg,
    can_deliver,
    can_sell,
)
from klubovna.games.hamlet.state import Hamlet
from klubovna.games.hamlet.text import numbering


def can_activate(funds: Funds, tile: i64) -> bool:
    """Tell whether a villager could do something in a building of the network."""
    g = funds.g
    kind = g.box.tiles[tile].kind
    if kind == LANDMARK:
        return False
    if kind == PRODUCTION:
        return g.empty_slots(tile) > 0
    if kind == REFINERY:
        return can_refine(funds, tile, 1)
    if tile == TOWN_HALL:
        return can_take_plan(g, funds.player) or can_hire(g, funds.player)
    if tile == MARKET:
        return can_sell(funds)
    return can_beg(g) or can_deliver(funds)


def why_idle(g: Hamlet, player: i64, tile: i64) -> int:
    """Return the rule that keeps a villager from working in a building of the network."""
    card = g.box.tiles[tile]
    if card.kind == LANDMARK:
        return numbering.FLAGS
    if card.kind == PRODUCTION:
        return numbering.PRODUCTION
    if card.kind == REFINERY:
        has_room = g.empty_slots(tile) and g.players[player].supply[card.output - TIMBER]
        return numbering.PAYMENT if has_room else numbering.REFINING
    return numbering.HIRING if tile == TOWN_HALL else numbering.PAYMENT


def activate(g: Hamlet, player: int, tile: int) -> None:
    """Let a villager work in a building."""
    card = g.box.tiles[tile]
    g.players[player].lay_down(tile)
    g.has_worked = True
    g.say(numbering.ACTIVATED, player, tile)
    if card.kind == PRODUCTION:
        g.then(Produce(player, tile))
    elif card.kind == REFINERY:
        g.then(Refine(player, tile))
    elif tile == TOWN_HALL:
        g.then(TakePlan(player), Hire(player, len(g.players[player].plans)))
    elif tile == MARKET:
        g.then(Sell(player))
    else:
        g.then(ChurchWork(player))


# Production.


class Produce(Step):
    """A production building is filled, slot by slot, with what it makes."""

    def __init__(self, player: int, tile: int) -> None:
        self.player: Final = player
        self.tile: Final = tile

    def do(self, g: Hamlet) -> None:
        """Fill them, or ask with what."""
        card = g.box.tiles[self.tile]
        kinds = [r for r in range(BASICS) if card.accepts & BIT[r]]
        if len(kinds) == 1:
            count = g.empty_slots(self.tile)
            for _ in range(count):
                g.put_token(self.tile, kinds[0])
            g.say(numbering.PRODUCED, self.player, self.tile, kinds[0], count)
            g.then(Reward(self.player, self.tile))
        else:
            g.then(
                BarnFill(self.player, self.tile, g.empty_slots(self.tile)),
                Reward(self.player, self.tile),
            )


class Reward(Step):
    """The villager's owner gains what a production building brings, however much was filled."""

    def __init__(self, player: int, tile: int) -> None:
        self.player: Final = player
        self.tile: Final = tile

    def do(self, g: Hamlet) -> None:
        """Give coins and points."""
        card = g.box.tiles[self.tile]
        g.gain_coins(self.player, card.gain_coins)
        g.score(self.player, card.gain_points)


class BarnFill(Choice):
    """Each empty slot of a barn takes a basic resource of the player's choice."""

    width: ClassVar[int] = BASICS
    rule: ClassVar[int] = numbering.BARN
    zones: ClassVar[tuple[str, ...]] = ("resource",)

    def __init__(self, player: int, tile: int, left: int) -> None:
        super().__init__(player)
        self.tile: Final = tile
        self.left: Final = left

    def options(self, g: Hamlet) -> list[int]:
        """Return what it holds."""
        accepts = g.box.tiles[self.tile].accepts
        return [r for r in range(BASICS) if accepts & BIT[r]]

    def take(self, g: Hamlet, option: int) -> None:
        """Fill a slot, then the others."""
        g.put_token(self.tile, option)
        g.say(numbering.PRODUCED, self.player, self.tile, option, 1)
        if self.left > 1:
            g.then(BarnFill(self.player, self.tile, self.left - 1))

    def target(self, g: Hamlet, option: int) -> str:
        """Return the resource."""
        return f"resource/{RESOURCE_IDS[option]}"

    def told(self, g: Hamlet) -> dict[str, int | str]:
        """Tell how many slots are left."""
        return {"left": self.left, "tile": f"tile/{g.box.tiles[self.tile].id}"}


# Refining.


def can_refine(funds: Funds, tile: i64, times: i64) -> bool:
    """Tell whether a player can make so many tokens in a refinery now."""
    g = funds.g
    card = g.box.tiles[tile]
    if g.players[funds.player].supply[card.output - TIMBER] < times:
        return False
    if g.empty_slots(tile) < times:
        return False
    return funds.can_pay(tile, INPUT_BILL + 2 * card.input + times - 1)


class Refine(Choice):
    """The player makes a token for each empty slot, or for fewer, and pays for each."""

    width: ClassVar[int] = 2
    rule: ClassVar[int] = numbering.REFINING
    zones: ClassVar[tuple[str, ...]] = ("times",)

    def __init__(self, player: int, tile: int) -> None:
        super().__init__(player)
        self.tile: Final = tile

    def options(self, g: Hamlet) -> list[int]:
        """Return the numbers, from one as 0."""
        funds = Funds(g, self.player)
        return [n for n in range(self.width) if can_refine(funds, self.tile, n + 1)]

    def take(self, g: Hamlet, option: int) -> None:
        """Pay the inputs, then lay the tokens down."""
        card = g.box.tiles[self.tile]
        g.then(LayTokens(self.player, self.tile, option + 1))
        start_payment(g, self.player, self.tile, INPUT_BILL + 2 * card.input + option)

    def target(self, g: Hamlet, option: int) -> str:
        """Return how many."""
        return f"times/{option + 1}"

    def told(self, g: Hamlet) -> dict[str, int | str]:
        """Tell what is made."""
        card = g.box.tiles[self.tile]
        return {"resource": f"resource/{RESOURCE_IDS[card.output]}"}


class LayTokens(Step):
    """The maker's own tokens come to the refinery, of high quality if the milestone is theirs."""

    def __init__(self, player: int, tile: int, count: int) -> None:
        self.player: Final = player
        self.tile: Final = tile
        self.count: Final = count

    def do(self, g: Hamlet) -> None:
        """Lay them on the tile."""
        output = g.box.tiles[self.tile].output
        is_high = g.milestones[output - TIMBER] == self.player
        for _ in range(self.count):
            g.change_supply(self.player, output, -1)
            g.put_token(self.tile, token_of(output, self.player, is_high))
            g.say(numbering.REFINED, self.player, self.tile, output, int(is_high))


STEPS: Final = (Produce, Reward, BarnFill, Refine, LayTokens)
