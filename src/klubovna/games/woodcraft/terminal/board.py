# not compiled: drawn once for each question
"""Woodcraft: the table as text, out of a view alone.

From the wheel down to one's own workshop. A small screen gets all that a choice needs; a larger one
tells what cards give and do, and how the others stand.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import ClassVar, Final

from rich.console import RenderableType
from rich.text import Text

from klubovna.core.decision import Option
from klubovna.core.state import Json
from klubovna.drawing import NOW, Sheet, Words, flow, row
from klubovna.games.woodcraft.box.contents import Box
from klubovna.games.woodcraft.terminal.notes import Notes, commission_signs
from klubovna.games.woodcraft.terminal.scene import attic_lines, attic_rows, sectors, whole_wheel
from klubovna.games.woodcraft.terminal.signs import (
    BETWEEN,
    CARD,
    DONE,
    FREE,
    GLUING,
    HEART,
    RISE,
    ability,
    chip,
    chips,
    effects,
    good,
    helper_signs,
    legend_signs,
    missing,
    needs,
    open_order,
    order_signs,
    owned,
    printed,
    production,
    shape,
    some,
)
from klubovna.games.woodcraft.text.phrases import helper_words

# How much is drawn, beside what a small screen has: each has all that the ones before have.
CARDS: Final = 1  # what cards of the rows give and do, the hand
SHOP: Final = 2  # one's own helpers and attic, commissions, reward tiles
OTHERS: Final = 3  # wood, orders and helpers of the others
SPACED: Final = 4
WHEEL: Final = 5  # all bonuses of the wheel, all links of the attic
WHOLE: Final = 6  # what helpers do, in words

LABELS: Final = 12  # columns before each row


def render(view: Json, words: Words, seats: Sequence[str], box: Box) -> RenderableType:
    """Draw what a seat may see."""
    return Board(view, words, seats, box)


def note(option: Option, view: Json, words: Words, box: Box) -> Text | None:
    """Return what one should see of the thing that an option names, or None."""
    return Notes(view, words, box).note(option) or None


def legend(words: Words) -> list[Text]:
    """Explain the signs."""
    return legend_signs(words)


class Board(Sheet):
    """All that a seat sees."""

    labels: ClassVar[int] = LABELS
    spaced: ClassVar[int] = SPACED
    whole: ClassVar[int] = WHOLE

    def __init__(self, view: Json, words: Words, seats: Sequence[str], box: Box) -> None:
        super().__init__(view, words, seats)
        self.cards = printed(box)
        mine = [p for p, player in enumerate(self.players) if player["hand_cards"] is not None]
        self.me: int = mine[0] if mine else view["turn"] or 0

    def lines(self) -> Iterator[Text]:
        """Return each part, from the round down to one's own hand."""
        yield from self._round()
        yield from self._wheel()
        yield from self.gap()
        yield from self._store()
        yield from self._orders()
        yield from self._helpers()
        yield from self._goals()
        yield from self.gap()
        yield from self._others()
        yield from self.gap()
        yield from self._workshop()
        yield from self._own_orders()

    # The round.

    def _round(self) -> Iterator[Text]:
        """Which round it is, when income comes, who is first, and how far the turn is."""
        view = self.view
        if not view["round"]:
            yield Text(self.say("view-line-setup"), style=NOW)
            return
        count = self.say("view-rounds", round=view["round"], rounds=view["rounds"])
        pieces = [Text(count, style="bold")]
        later = [number for number in view["calendar"]["income"] if number >= view["round"]]
        if view["step"] != "over" and later:
            pieces.append(Text(self.say("view-income-after", round=later[0])))
        if len(self.players) > 1:
            pieces.append(self.named("view-line-first", self.seats[view["first"]]))
        if view["solo"]:
            pieces.append(self._rival(view["solo"]))
        if view["active"]:
            pieces.append(self._turn(view["active"]))
        yield from flow(pieces, self.width, "   ")

    def _rival(self, solo: Json) -> Text:
        """Return the rival of a game alone."""
        return self.named("view-rival", Text.assemble(HEART, str(solo["rival"])))

    def _turn(self, active: Json) -> Text:
        """Return whose turn it is, and what has become of the main action."""
        told = self.say(f"view-main-{active['main']}")
        if active["tile"]:
            told = f"{told}: {self.words.name('tile/' + active['tile'])}"
        return Text.assemble((f"{self.seats[active['player']]} ", NOW), told)

    # The wheel.

    def _wheel(self) -> Iterator[Text]:
        """The tiles by sectors, each with what moving it brings."""
        if self.detail < WHEEL:
            yield from self.row("view-line-wheel", sectors(self.view, self.cards, self.words))
            return
        for i, pieces in enumerate(whole_wheel(self.view, self.cards, self.words)):
            yield from self.row("view-line-none" if i else "view-line-wheel", pieces)

    # What is for sale.

    def _store(self) -> Iterator[Text]:
        """The dice of the public store with their prices, and what else can be bought."""
        prices = self.view["prices"]
        dice = [
            Text.assemble(chip(slot["die"]), f" {slot['price']}", good("blueberry"))
            for slot in self.view["store"]
            if slot["die"]
        ]
        pieces = [*dice, self.named("view-line-sixes", self._prices(prices["six"]))]
        if self.detail >= CARDS:
            materials = self._prices(prices["materials"])
            pieces.append(self.named("view-line-materials", materials))
        yield from self.row("view-line-store", pieces)

    def _prices(self, prices: list[int]) -> Text:
        return Text.assemble(BETWEEN.join(str(price) for price in prices), good("blueberry"))

    def _orders(self) -> Iterator[Text]:
        """The orders on offer, the newest first."""
        pieces = []
        for slot, id in enumerate(self.view["orders"], 1):
            if id:
                is_short = self.detail < CARDS
                signs = needs(self.cards["orders"][id]) if is_short else self._order(id)
                pieces.append(self._slot(slot, self.words.name(f"order/{id}"), signs))
        yield from self.row("view-line-orders", pieces)

    def _order(self, id: str) -> Text:
        return order_signs(id, self.cards, self.words)

    def _slot(self, slot: int, name: str, signs: Text) -> Text:
        return row([Text.assemble((f"{slot} ", "bold"), name), signs])

    def _helpers(self) -> Iterator[Text]:
        """The helpers on offer with their prices."""
        key = "view-line-helpers"
        pieces = []
        for slot, card in enumerate(self.view["helpers"], 1):
            if card is None:
                continue
            id, price = card["id"], some("blueberry", card["price"])
            signs = helper_signs(id, self.cards, self.words) if self.detail >= CARDS else Text()
            piece = self._slot(slot, self.words.name(f"helper/{id}"), row([price, signs], "  "))
            if self.detail < WHOLE:
                pieces.append(piece)
                continue
            yield from self.row(key, [piece])
            yield from self.explain(helper_words(self.cards["helpers"][id], self.words))
            key = "view-line-none"
        yield from self.row(key, pieces)

    def _goals(self) -> Iterator[Text]:
        """The commissions on display, and the reward tiles with what comes next."""
        if self.detail < SHOP:
            return
        pieces = []
        for each in self.view["commissions"]:
            card = self.cards["commissions"][each["id"]]
            name = Text(self.words.name(f"commission/{each['id']}"))
            name.stylize("" if each["open"] else "dim")
            claims = [Text(self.seats[seat], style=NOW) for seat in each["claims"]]
            pieces.append(row([name, commission_signs(card, self.words), *claims]))
        yield from self.row("view-line-commissions", pieces)
        tiles = [self._reward(tile) for tile in self.view["reward_tiles"] if tile["id"]]
        yield from self.row("view-line-rewards", tiles)

    def _reward(self, tile: Json) -> Text:
        """Return a reward tile: where it lies, and what the next one there gets."""
        rewards = self.cards["reward_tiles"][tile["id"]][tile["side"]]
        is_left = tile["next"] is not None and not tile["removed"]
        name = self.words.name(f"reward_tile/{tile['id']}")
        at = Text.assemble(HEART, f"{tile['space']} ", (name, "" if is_left else "dim"))
        return row([at, effects(rewards[tile["next"]], self.words) if is_left else Text()])

    # Players.

    def _name(self, p: int) -> Text:
        """Return a player's name and points."""
        is_now = self.view["turn"] == p
        name = (f"{'▸' if is_now else ''}{self.seats[p]}", NOW if is_now else "bold")
        return Text.assemble(name, f" {self.players[p]['points']}", good("vp"))

    def _tracks(self, player: Json) -> Text:
        """Return income and reputation, and what the latter makes of each order."""
        income, reputation = player["income"], player["reputation"]
        worth = self.cards["reputation"]["order_vp"][reputation]
        berries = Text.assemble(RISE, good("blueberry"), str(income["blueberry"]))
        nuts = Text.assemble(RISE, good("vp"), str(income["hazelnut"]))
        done = Text.assemble(DONE, f"{len(player['done'])}×", some("vp", worth))
        return row([berries, nuts, Text.assemble(HEART, str(reputation)), done])

    def _others(self) -> Iterator[Text]:
        """Return the other players; on a small screen they share lines."""
        count = len(self.players)
        pieces = []
        for p in ((self.me + i) % count for i in range(1, count)):
            player = self.players[p]
            cards = Text.assemble(CARD, str(player["hand"]))
            short = row([self._name(p), owned(player["goods"]), self._tracks(player), cards])
            if self.detail < OTHERS:
                pieces.append(short)
                continue
            yield from flow([short, *self._wood(player)], self.width)
            yield from self.row("view-line-staff", self._staff(player))
            yield from self.row("view-line-open", self._open(player))
        yield from flow(pieces, self.width, "   ")

    def _staff(self, player: Json) -> list[Text]:
        """Return the names of a player's helpers."""
        return [Text(self.words.name(f"helper/{each['id']}")) for each in player["helpers"]]

    def _wood(self, player: Json) -> list[Text]:
        """Return the wood store, the pots and the tiles of a workshop."""
        trees = [
            chip(tree["die"]) if tree["die"] else Text.assemble(shape(tree["pot"]), FREE)
            for tree in player["trees"]
        ]
        saws, gluing = player["saws"], player["gluing"]
        used = [Text(f"÷{saws['ready']}/{saws['owned']}")]
        for joint in player["joints"]:
            if joint["owned"]:
                sign = Text(f"+{joint['raise']}")
                used.append(sign if joint["ready"] else missing(sign))
        if gluing["owned"]:
            used.append(GLUING if gluing["ready"] else missing(GLUING))
        pieces = [self.named("view-line-wood-store", chips(player["wood"]) or FREE)]
        pieces.append(self.named("view-line-pots", row(trees)))
        return [*pieces, self.named("view-line-tiles", row(used))]

    # One's own workshop.

    def _workshop(self) -> Iterator[Text]:
        """What one owns, and what one's own helpers do."""
        me = self.players[self.me]
        marketing = self.cards["marketing"][me["marketing"] - 1]
        costs, points = some("blueberry", marketing["cost"]), some("vp", marketing["vp"])
        pieces = [
            row([self._name(self.me), owned(me["goods"])]),
            self._tracks(me),
            self.named("view-line-marketing", Text.assemble(costs, "→", points)),
        ]
        yield from flow(pieces, self.width)
        yield from flow(self._wood(me), self.width)
        yield from self._own_helpers(me)
        yield from self._attic(me)

    def _own_helpers(self, me: Json) -> Iterator[Text]:
        """One's own helpers with what they can still do; a tick marks an ability that was used."""
        if self.detail < SHOP:
            return
        pieces = []
        for each in me["helpers"]:
            card = self.cards["helpers"][each["id"]]
            name = Text(f"{'✓' if each['used'] else ''}{self.words.name('helper/' + each['id'])}")
            is_past = card["ability"]["kind"] == "immediate"
            does = Text() if is_past else ability(card["ability"], self.words)
            pieces.append(row([name, production(card, self.words), does]))
        yield from self.row("view-line-staff", pieces)

    def _attic(self, me: Json) -> Iterator[Text]:
        """The tools; on a large screen with all that lies between them."""
        if self.detail < SHOP:
            return
        if self.detail >= WHEEL:
            for i, line in enumerate(attic_lines(me, self.cards, self.words)):
                key = "view-line-none" if i else "view-line-attic"
                yield Text.assemble(self.label(self.say(key)), line)
            return
        rows = attic_rows(me, self.words).items()
        named = [self.named(f"view-attic-row-{letter.lower()}", tools) for letter, tools in rows]
        yield from self.row("view-line-attic", named)

    def _own_orders(self) -> Iterator[Text]:
        """One's orders row by row, with what they lack; and the cards that only this seat sees."""
        me = self.players[self.me]
        yield from self.row("view-line-open", self._open(me))
        if self.detail >= CARDS and me["hand_cards"] is not None:
            hand = [
                row([Text(self.words.name(f"order/{id}")), self._order(id)])
                for id in me["hand_cards"]
            ]
            yield from self.row("view-line-hand", hand)
            yield from self._offered(me)

    def _offered(self, me: Json) -> Iterator[Text]:
        """The helpers dealt at the start."""
        pieces = []
        for id in me["offered"] or []:
            cost = some("blueberry", self.cards["helpers"][id]["cost"])
            signs = helper_signs(id, self.cards, self.words)
            pieces.append(row([Text(self.words.name(f"helper/{id}")), cost, signs]))
        yield from self.row("view-line-offered", pieces)

    def _open(self, player: Json) -> list[Text]:
        """Return orders beside a board; a tick marks one that can be completed."""
        pieces = []
        for order in sorted(player["orders"], key=lambda each: each["row"]):
            name = self.words.name(f"order/{order['id']}")
            style = NOW if order["can"] else ""
            head = Text.assemble((f"[{order['row']}] ", "dim"), (name, style))
            if self.detail < SHOP:
                pieces.append(row([head, open_order(order)]))
                continue
            reward = effects(self.cards["orders"][order["id"]]["reward"], self.words)
            pieces.append(row([head, open_order(order), Text("→"), reward]))
        return pieces
