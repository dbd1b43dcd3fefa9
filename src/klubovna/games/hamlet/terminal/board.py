# not compiled: drawn once for each question
"""Hamlet: the table as text, out of a view alone.

From what is on offer down to the players. A small screen lists the tiles of the village with their
numbers and roads; a larger one has a map, goals, and what buildings are for.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import zip_longest
from typing import ClassVar, Final

from rich.console import RenderableType
from rich.text import Text

from klubovna.core.decision import Option
from klubovna.core.state import Json
from klubovna.drawing import NOW, Sheet, Words, flow, row
from klubovna.games.hamlet.box.contents import Box
from klubovna.games.hamlet.pieces.numbers import CHURCH_PARTS
from klubovna.games.hamlet.terminal.notes import Notes
from klubovna.games.hamlet.terminal.scene import map_lines
from klubovna.games.hamlet.terminal.signs import (
    COIN,
    DELIVERY,
    DONKEY,
    EMPTY,
    FLAG,
    LINKS,
    LYING,
    MOVED,
    OUTSIDE,
    POINT,
    ROAD,
    SALE,
    VILLAGER,
    bill_signs,
    coins,
    legend_signs,
    marks,
    owed,
    plan_signs,
    points,
    printed,
    resource,
    token,
    whose,
)
from klubovna.games.hamlet.text.phrases import tile_words

# How much is drawn, beside what a small screen has: each has all that the ones before have.
DOES: Final = 1  # what plans are for, what players have in their supply
GOALS: Final = 2  # milestones, awards, built roads
MAP: Final = 3
SPACED: Final = 4
WHOLE: Final = 5  # what plans are for, in words

LABELS: Final = 11  # columns before each row
LIST: Final = 52  # columns that a list beside the map needs
GAP: Final = 3  # columns between them


def render(view: Json, words: Words, seats: Sequence[str], box: Box) -> RenderableType:
    """Draw what everybody sees."""
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
        self.box = box
        self.cards = printed(box)
        self.names = list(seats[: len(self.players)])
        if len(self.names) < len(self.players):
            self.names.append(words.name("rival"))
        self.marks = marks(self.names)
        self.numbers = {tile["id"]: n for n, tile in enumerate(view["tiles"], 1)}

    def lines(self) -> Iterator[Text]:
        """Return each part, from the round down to the players."""
        yield from self._round()
        yield from self._payment()
        yield from self._plans()
        yield from self._sales()
        yield from self._church()
        yield from self._goals()
        yield from self.gap()
        yield from self._village()
        yield from self._roads()
        yield from self.gap()
        yield from self._people()
        yield from self._rival()

    def _tile(self, id: str) -> str:
        return self.words.name(f"tile/{id}")

    def _mark(self, player: int) -> Text:
        return whose("", self.marks[player], player)

    # The round.

    def _round(self) -> Iterator[Text]:
        """Which round it is, who began it, whose turn it is and what is left of it."""
        view = self.view
        pieces = [Text(self.say("view-line-round", round=view["round"]), style="bold")]
        if view["step"] == "over":
            pieces.append(Text(self.say("view-line-over"), style=NOW))
        elif view["last_round"]:
            pieces.append(Text(self.say("view-line-last"), style=NOW))
        if len(view["order"]) > 1:
            pieces.append(self.named("view-line-first", self.names[view["first"]]))
        if view["active"]:
            pieces += self._turn(view["active"])
        yield from flow(pieces, self.width, "   ")

    def _turn(self, active: Json) -> list[Text]:
        """Return whose turn it is, and who can still do something."""
        left = self.say("view-line-left", count=active["villagers"])
        pieces = [Text.assemble((f"{self.names[active['player']]} ", NOW), left)]
        if not active["donkeys_done"]:
            pieces.append(Text(self.say("view-line-donkeys-wait")))
        return pieces

    def _payment(self) -> Iterator[Text]:
        """What is being built, and what is still to be paid for it."""
        active = self.view["active"] or {"building": None, "bill": None}
        pieces = []
        if active["building"]:
            pieces.append(self.named("view-line-builds", self._tile(active["building"])))
        if active["bill"]:
            bill = active["bill"]
            pieces.append(self.named("view-line-bill", owed(bill)))
            if bill["debt"]:
                pieces.append(self.named("view-line-debt", coins(bill["debt"])))
        yield from flow(pieces, self.width, "   ")

    # What is on offer.

    def _plans(self) -> Iterator[Text]:
        """The plans on offer with the coins on them, and how many are still to come."""
        pieces, key = [], "view-line-plans"
        for place, plan in enumerate(self.view["row"], 1):
            lying = Text.assemble("+", coins(plan["coins"])) if plan["coins"] else Text()
            piece = row([Text(str(place), style="bold"), self._plan(plan["id"]), lying])
            said = tile_words(self.cards["tiles"][plan["id"]], self.words)
            if self.detail < WHOLE:
                pieces.append(piece)
                continue
            yield from self.row(key, [piece])
            yield from self.explain(said)
            key = "view-line-none"
        pieces.append(Text(self.say("view-line-bag", count=self.view["bag"]), style="dim"))
        yield from self.row(key, pieces)

    def _plan(self, id: str) -> Text:
        """Return a plan with its cost; with room also what it brings."""
        card = self.cards["tiles"][id]
        is_short = self.detail < DOES
        cost = Text.assemble("(", bill_signs(card["bill"]), ")")
        return row([Text(self._tile(id)), cost if is_short else plan_signs(card)])

    def _sales(self) -> Iterator[Text]:
        """The sales on display, and the prices of the free market."""
        pieces = []
        for id in self.view["sales"]:
            if id is None:
                continue
            sale = self.cards["sales"][id]
            gains = row([points(sale["points"]), coins(sale["coins"])])
            pieces.append(row([bill_signs(sale["bill"]), Text("→"), gains]))
        market = self.view["market"]
        prices = self.say("view-line-prices", basic=market["basic"], refined=market["refined"])
        left = self.say("view-line-stack", count=self.view["sale_stack"])
        pieces += [Text(left, style="dim"), Text.assemble(prices, COIN)]
        yield from self.row("view-line-sales", pieces)

    def _church(self) -> Iterator[Text]:
        """The deliveries, those that are made with their players, and the parts that stand."""
        parts = self.say("view-line-parts", count=self.view["church_parts"], all=CHURCH_PARTS)
        pieces = [Text(parts, style="bold")]
        for space in self.view["church"]:
            card = self.cards["deliveries"][space["id"]]
            asked = row([bill_signs(card["bill"]), Text("→"), points(card["points"])])
            if space["owner"] is not None:
                asked = Text.assemble("✓", self._mark(space["owner"]), (f" {asked.plain}", "dim"))
            pieces.append(asked)
        yield from self.row("view-line-church", pieces)

    def _goals(self) -> Iterator[Text]:
        """Milestones with their owners, and who has how much for each award."""
        if self.detail < GOALS:
            return
        pieces = [
            row(
                [
                    Text(self.words.name(f"milestone/{id}")),
                    EMPTY.copy() if owner is None else self._mark(owner),
                ]
            )
            for id, owner in self.view["milestones"].items()
        ]
        yield from self.row("view-line-milestones", pieces)
        awards = []
        for id, counts in self.view["awards"].items():
            have = [Text.assemble(self._mark(p), str(count)) for p, count in enumerate(counts)]
            name = Text(self.words.name(f"award/{id}"))
            awards.append(row([name, points(self.cards["awards"][id]), *have]))
        yield from self.row("view-line-awards", awards)

    # The village.

    def _village(self) -> Iterator[Text]:
        """The tiles with all that is on them; on a large screen beside or below a map."""
        pieces = [self._laid(tile) for tile in self.view["tiles"]]
        if self.detail < MAP:
            yield from self.row("view-line-village", pieces)
            return
        beside = map_lines(self.view, self.cards, self.box, self.width - LIST - GAP)
        wide = max(line.cell_len for line in beside)
        if wide <= self.width - LIST - GAP:
            listed = flow(pieces, self.width - wide - GAP)
            for left, right in zip_longest(beside, listed, fillvalue=Text()):
                yield Text.assemble(left, " " * (wide + GAP - left.cell_len), right)
            return
        if wide <= self.width:
            yield from map_lines(self.view, self.cards, self.box, self.width)
        yield from self.row("view-line-village", pieces)

    def _laid(self, tile: Json) -> Text:
        """Return a tile: its number and name, what lies and stands on it, where roads lead."""
        id = tile["id"]
        number = Text(f"{self.numbers[id]}", style="bold")
        is_near = tile["in_network"]
        name = Text(self._tile(id) if is_near else f"{OUTSIDE}{self._tile(id)}")
        name.stylize("" if is_near else "dim")
        goods = Text().join(token(lying, self.marks) for lying in tile["tokens"])
        flag = (
            Text() if tile["flag"] is None else whose(FLAG, self.marks[tile["flag"]], tile["flag"])
        )
        return row([number, name, goods, flag, *self._workers(id), self._links(id)])

    def _workers(self, id: str) -> Iterator[Text]:
        """Return who stands or lies on a tile."""
        for p, player in enumerate(self.players):
            here = Counter(
                [
                    LYING if each["lying"] else VILLAGER
                    for each in player["villagers"]
                    if each["tile"] == id
                ]
                + [
                    MOVED if each["moved"] else DONKEY
                    for each in player["donkeys"]
                    if each["tile"] == id
                ]
            )
            for shape, count in here.items():
                yield whose(f"{count if count > 1 else ''}{shape}", self.marks[p], p)

    def _links(self, id: str) -> Text:
        """Return the numbers of the tiles to which roads lead."""
        ends = [
            self.numbers[other]
            for pair in self.view["links"]
            if id in pair
            for other in pair
            if other != id
        ]
        return Text(f"{LINKS}{'·'.join(map(str, sorted(ends)))}" if ends else "", style="dim")

    def _roads(self) -> Iterator[Text]:
        """The roads that players built."""
        if self.detail < GOALS:
            return
        pieces = []
        for road in self.view["roads"]:
            ends = f"{self.numbers[road['one']]}–{self.numbers[road['other']]}"
            kind = self.words.name(f"road/{road['kind']}")
            pieces.append(Text.assemble(f"{kind} {ends} ", self._mark(road["owner"])))
        yield from self.row("view-line-roads", pieces)

    # Players.

    def _people(self) -> Iterator[Text]:
        """Return the players: points, coins, what is left in their supplies, plans in hand."""
        for p, player in enumerate(self.players):
            pieces = [row([self._name(p), *self._counts(player)])]
            if self.detail >= DOES:
                pieces.append(self._stock(player))
            plans = [self._plan(id) for id in player["plans"]]
            if plans:
                plans[0] = self.named("view-line-hand", plans[0])
            pieces += plans
            yield from flow(pieces, self.width)

    def _name(self, p: int) -> Text:
        """Return a player's name, points until now, and those if the game ended now."""
        player = self.players[p]
        is_now = self.view["turn"] == p
        name = self.names[p]
        mark = "" if name[:1].upper() == self.marks[p] else f"{self.marks[p]} "
        style = NOW if is_now else "bold"
        total = f"({player['points']})" if player["points"] != player["score"] else ""
        return Text.assemble(
            (f"{'▸' if is_now else ''}{mark}{name}", style), f" {player['score']}{total}", POINT
        )

    def _counts(self, player: Json) -> list[Text]:
        """Return coins, workers, roads left, and what was sold, delivered and built."""
        workers, donkeys = len(player["villagers"]), len(player["donkeys"])
        return [
            Text() if player["is_rival"] else Text.assemble(COIN, str(player["coins"])),
            Text(f"{VILLAGER}{workers}"),
            Text(f"{DONKEY}{donkeys}" if donkeys else ""),
            Text.assemble(ROAD, str(player["roads"])),
            Text.assemble(SALE, str(len(player["sales"]))),
            Text.assemble(DELIVERY, str(len(player["deliveries"]))),
            Text(f"{FLAG}{len(player['flags'])}"),
        ]

    def _stock(self, player: Json) -> Text:
        """Return the tokens in a supply, and how long the longest road is."""
        tokens = [Text.assemble(resource(id), str(n)) for id, n in player["supply"].items()]
        stock = self.named("view-line-stock", row(tokens))
        if not player["longest"]:
            return stock
        return row([stock, self.named("view-line-longest", str(player["longest"]))], "  ")

    def _rival(self) -> Iterator[Text]:
        """Return the favour, the cup and the actions of the solo opponent."""
        solo = self.view["solo"]
        if solo is None:
            return
        turned = "▲" if solo["favour_up"] else "▼"
        cup = "·".join(str(count) for count in solo["cup"].values())
        actions = ", ".join(self.words.name(f"action/{id}") for id in solo["tokens"])
        favour = Text.assemble(f"{solo['favour']}", COIN, turned)
        yield from flow(
            [
                self.named("view-line-favour", favour),
                self.named("view-line-cup", cup),
                self.named("view-line-actions", actions),
            ],
            self.width,
        )
