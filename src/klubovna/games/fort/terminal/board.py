# not compiled: drawn once for each question
"""Fort: the table as text, out of a view alone.

A small screen gets all that a choice needs; a larger one explains perks, rules and yards too.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import zip_longest
from typing import ClassVar, Final

from rich.console import Console, ConsoleOptions, RenderableType, RenderResult
from rich.table import Table
from rich.text import Text

from klubovna.core.decision import Option
from klubovna.core.state import Json
from klubovna.drawing import NOW, SMALL, Sheet, Words, flow
from klubovna.games.fort.box.contents import COIN, KIND_IDS, PIZZA, SUIT_IDS, TOY, Box
from klubovna.games.fort.terminal import notes
from klubovna.games.fort.terminal.signs import (
    action,
    chip,
    chips,
    cost,
    kid_of,
    looking_out,
    packed,
    perk_text,
    rule_text,
    short_cards,
    tokens,
)

# How much is drawn, beside what a small screen has: each has all that the ones before have.
SPACED: Final = 1
EXPLAINED: Final = 2  # perks and rules with their meaning
WHOLE_YARDS: Final = 3  # what the cards in yards do
WHOLE: Final = 4  # the signs explained

LABELS: Final = 9  # columns of each part of a card's line
SUITS_WIDTH: Final = 6
LEAST_NAME: Final = 9
MOST_NAME: Final = 13
HEADS: Final = (
    "view-fort",
    "view-points",
    "view-toys",
    "view-pizza",
    "view-in-pack",
    "view-in-lookout",
    "view-in-hand",
)
# What a player owns when all lies open.
PILES: Final = {
    "view-hand": "hand_cards",
    "view-deck": "deck_cards",
    "view-discard": "discard",
    "view-own-yard": "yard",
    "view-in-lookout": "lookout",
}


def render(view: Json, words: Words, seats: Sequence[str], box: Box) -> RenderableType:
    """Draw what a seat may see."""
    return Board(view, words, seats, box)


def note(option: Option, view: Json, words: Words, box: Box) -> Text | None:
    """Return what one should see of the thing that an option names, or None."""
    return notes.note(option, view, words, box)


def legend(words: Words) -> list[Text]:
    """Explain the signs."""
    suits = [
        Text.assemble(chip(suit, words), " ", words.name(f"suit/{id}").lower())
        for suit, id in enumerate(SUIT_IDS)
    ]
    keys = ("view-one-toy", "view-one-pizza", "view-one-any")
    return suits + [
        Text.assemble(tokens(kind, 1), " ", words.text(key)) for kind, key in enumerate(keys)
    ]


def rows_of(parts: list[Text | Table]) -> int:
    """Count the rows of texts that are not too wide, and of a table with a heading."""
    return sum(part.row_count + 1 if isinstance(part, Table) else 1 for part in parts)


class Board(Sheet):
    """A view that draws itself into the room there is."""

    labels: ClassVar[int] = LABELS
    spaced: ClassVar[int] = SPACED
    whole: ClassVar[int] = WHOLE

    def __init__(self, view: Json, words: Words, seats: Sequence[str], box: Box) -> None:
        super().__init__(view, words, seats)
        self.box = box
        self.me: int | None = view["seat"]
        names = [len(words.name(f"kid/{kid.id}")) for kid in box.kids if kid.has_action]
        self.head_width = LABELS + SUITS_WIDTH + min(max(LEAST_NAME, *names), MOST_NAME) + 1

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        """Draw as much as fits."""
        self.width = options.max_width
        self.detail = WHOLE
        parts = list(self._parts())
        while (
            options.height is not None and rows_of(parts) > options.height and self.detail > SMALL
        ):
            self.detail -= 1
            parts = list(self._parts())
        yield from parts

    def _parts(self) -> Iterator[Text | Table]:
        """Return each part, from what is asked about most to what changes least."""
        if self.view["park_deck_cards"] is not None:  # the game is over, every pile is open
            yield from self._end()
            return
        yield from self._fit(self._turn())
        yield from self._fit(self._hand())
        yield from self._fit(self._park())
        yield from self._fit(self._yards() if self.detail >= WHOLE_YARDS else self._short_yards())
        yield from self.gap()
        if self.view["packet"] is None:  # before the first turn nobody has anything
            yield self._standings()
        yield from self._details() if self.detail >= EXPLAINED else self._small_print()

    def _fit(self, lines: Iterator[Text]) -> Iterator[Text]:
        for line in lines:
            line.truncate(self.width, overflow="ellipsis")
            yield line

    # Cards, a line for each.

    def _turn(self) -> Iterator[Text]:
        """Whose turn it is, over the columns of actions; then the play on the table."""
        leader = self.view["leader"]
        name = self.seats[leader] if leader >= 0 else ""
        turn = self.say("view-turn", player=name) if name else self.say("view-draft")
        heading = Text(turn, style=NOW)
        if self.view["last_round"]:
            heading = Text(self.say("view-last-round", player=name), style=NOW)
        public, private = self.say("view-public"), self.say("view-private")
        yield self._columns(heading, Text(public, style="dim"), Text(private, style="dim"))
        play = self.view["play"]
        if play:
            yield self._played(play)
            yield from self._added(play)
        earlier = short_cards(self.view["in_play"], self.words, self.box)
        yield from self._flow(self.say("view-earlier"), earlier)
        yield from self.gap()

    def _played(self, play: Json) -> Text:
        """Return the played card; a tick marks a used action."""
        kid = kid_of(play["card"], self.box)
        marks = [("✓ " if used else "") for used in play["used"]]
        public = Text.assemble((marks[0], NOW), action(kid.public, self.words))
        private = Text.assemble((marks[1], NOW), action(kid.private, self.words))
        if play["kind"]:
            kind = KIND_IDS.index(play["kind"])
            public.append(" ").append(tokens(kind, 1))
        shown = self._suits(play["card"], play["coin"])
        head = self._head(self.say("view-played"), shown, self.words.name(f"kid/{kid.id}"))
        return self._columns(head, public, private)

    def _added(self, play: Json) -> Iterator[Text]:
        """Return the added cards, and what their coins count as."""
        cards = []
        for word, coin in zip_longest(play["added"], play["coins"][: len(play["added"])]):
            name = Text(self.words.name(f"kid/{word}"))
            cards.append(Text.assemble(name, " ", self._suits(word, coin)))
        yield from self._flow(self.say("view-added"), cards)

    def _suits(self, word: str, coin: str | None) -> Text:
        """Return the suits of a card; behind its coin, what it counts as."""
        found = []
        for suit in kid_of(word, self.box).suits:
            found.append(chip(suit, self.words))
            if suit == COIN and coin:
                found[-1] = Text.assemble(found[-1], "=", chip(SUIT_IDS.index(coin), self.words))
        return Text(" ").join(found)

    def _hand(self) -> Iterator[Text]:
        """Return the cards that only this seat sees."""
        if self.me is None:
            return
        me, packet = self.players[self.me], self.view["packet"]
        if packet is not None:
            yield from self._cards(self.say("view-packet"), packet)
            kept = short_cards(me["kept"], self.words, self.box)
            yield from self._flow(self.say("view-kept"), kept)
        else:
            yield from self._cards(self.say("view-hand"), me["hand_cards"])

    def _park(self) -> Iterator[Text]:
        if self.me is not None:
            yield from self.gap()
        deck = self.say("view-park-deck", count=self.view["park_deck"])
        yield from self._cards(self.say("view-park"), self.view["park"], deck)

    def _yards(self) -> Iterator[Text]:
        """Return the cards in yards with all they do: they can be recruited too."""
        if any(player["yard"] for player in self.players):
            yield self.label(self.say("view-yards"))
        for p in self._order():
            if self.players[p]["yard"]:
                yield from self._cards(self.seats[p], self.players[p]["yard"])

    def _short_yards(self) -> Iterator[Text]:
        """Return the cards in yards in short."""
        found = []
        for p in self._order():
            yard = short_cards(self.players[p]["yard"], self.words, self.box)
            owner = Text(f"{self.seats[p]}: ", style="dim")
            found += [Text.assemble(owner, yard[0]), *yard[1:]] if yard else []
        if found:
            yield from self._flow(self.say("view-yards"), found)

    def _flow(self, label: str, pieces: list[Text]) -> Iterator[Text]:
        """Return pieces behind a label, on as many lines as they need."""
        for i, line in enumerate(flow(pieces, self.width - LABELS)):
            yield Text.assemble(self.label("" if i else label), line)

    def _cards(self, label: str, cards: Sequence[str], under: str = "") -> Iterator[Text]:
        """Return a line for each card; the first two lines are labelled."""
        labels = [label, under, *[""] * len(cards)]
        for word, text in zip(cards or [""], labels, strict=False):
            yield self._card(text, word) if word else self._head(text, Text("–"), "")

    def _card(self, label: str, word: str) -> Text:
        kid = kid_of(word, self.box)
        head = self._head(label, chips(kid.suits, self.words), self.words.name(f"kid/{kid.id}"))
        if not kid.has_action:
            return head.append("  " + self.say("view-no-action"), "dim")
        public, private = action(kid.public, self.words), action(kid.private, self.words)
        return self._columns(head, public, private)

    def _head(self, label: str, suits: Text, name: str) -> Text:
        gap = " " * max(1, SUITS_WIDTH - suits.cell_len)
        return Text.assemble(self.label(label), suits, gap, (name, "bold"))

    def _columns(self, head: Text, public: Text, private: Text) -> Text:
        """Put a card and its two actions into columns that are equal for all cards."""
        each = max(8, min(34, (self.width - self.head_width) // 2))
        line = Text()
        for text, room in ((head, self.head_width), (public, each)):
            text.truncate(room - 1, overflow="ellipsis")
            line.append_text(text).append(" " * (room - text.cell_len))
        return line.append_text(private)

    # Players.

    def _standings(self) -> Table:
        """Return a line for each player, the one at the screen first."""
        grid = Table(box=None, padding=(0, 1, 0, 0), pad_edge=False, header_style="not bold dim")
        more = ("view-deck", "view-discard") if self.detail >= EXPLAINED else ("view-perk",)
        grid.add_column("", no_wrap=True, min_width=LABELS - 1)
        for key in HEADS + more:
            grid.add_column(self.say(key), no_wrap=key != "view-perk")
        for p in self._order():
            grid.add_row(*self._standing(p))
        return grid

    def _order(self) -> list[int]:
        count, first = len(self.players), self.me or 0
        return [(first + i) % count for i in range(count)]

    def _standing(self, p: int) -> list[Text]:
        player, room = self.players[p], self.box.stash_capacity
        name = Text(self.seats[p], style="bold" if p == self.me else "")
        name.truncate(LABELS + 4, overflow="ellipsis")
        if p == self.view["leader"]:
            name.stylize(NOW)
        known = [
            name,
            Text(str(player["level"])),
            Text(str(player["score"])),
            tokens(TOY, player["stash"]["toy"], room),
            tokens(PIZZA, player["stash"]["pizza"], room),
            packed(player),
            looking_out(player, self.words, self.box),
            Text(str(player["hand"])),
        ]
        if self.detail >= EXPLAINED:
            return [*known, Text(str(player["deck"])), Text(str(len(player["discard"])))]
        return [*known, self._perk_of(p)]

    def _perk_of(self, p: int) -> Text:
        """Return the perk of a player, a rule that was shown, and the sculpture."""
        player, found = self.players[p], []
        if player["perk"]:
            found.append(Text(self.words.name(f"perk/{player['perk']}")))
        if player["rule"] and (p != self.me or player["deck_cards"] is not None):
            found.append(Text(self.words.name(f"rule/{player['rule']}")))
        if self.view["sculpture"] == p:
            found.append(Text(self.words.name("sculpture"), style=NOW))
        return Text(", ").join(found)

    # The end.

    def _end(self) -> Iterator[Text | Table]:
        """Return the points on the table, and all that everybody owns to count the others by."""
        yield self._standings()
        for p in self._order():
            player = self.players[p]
            yield from self.gap()
            rule = [Text(rule_text(player["rule"], self.words, self.box))] if player["rule"] else []
            yield from self._flow(self.seats[p], [self._perk_of(p) or Text("–"), *rule])
            for key, pile in PILES.items():
                cards = short_cards(player[pile], self.words, self.box)
                yield from self._flow(self.say(key), cards)

    # What changes least.

    def _small_print(self) -> Iterator[Text]:
        """Return everything else, one after another."""
        yield from self.gap()
        parts = [] if self.me is None else self._own(self.players[self.me])
        names = [self.words.name(f"perk/{perk}") for perk in self.view["perk_row"]]
        parts.append(self.named("view-supply", Text(" ").join(self._supply())))
        parts.append(self.named("view-offer", Text(", ".join(names) or "–")))
        yield from flow(parts, self.width)

    def _own(self, me: Json) -> list[Text]:
        """Return what this seat can build, its made-up rule and its deck."""
        parts = []
        if self._has_next(me):
            parts.append(Text.assemble((f"{self._next_level(me)}: ", "dim"), self._next_cost(me)))
        if me["rule"]:
            parts.append(self.named("view-rule", Text(self.words.name(f"rule/{me['rule']}"))))
        counts = {"view-deck": me["deck"], "view-discard": len(me["discard"])}
        return [*parts, *(self.named(key, Text(str(n))) for key, n in counts.items())]

    def _has_next(self, me: Json) -> bool:
        return bool(me["level"] + 1 < len(self.box.levels))

    def _next_level(self, me: Json) -> str:
        return self.say("view-next", level=me["level"] + 1)

    def _next_cost(self, me: Json) -> Text:
        level = self.box.levels[me["level"] + 1]
        return cost(level.toys, level.pizza, level.any)

    def _details(self) -> Iterator[Text]:
        """Return the same on lines of its own, with what perks and rules mean."""
        yield from self.gap()
        if self.me is not None:
            yield from self._own_details(self.players[self.me])
        for p in self._order():
            if p != self.me:
                yield from self._flow(self.seats[p], self._known_of(p))
        for i, perk in enumerate(self.view["perk_row"]):
            yield from self._explain(self.say("view-offer") if i == 0 else "", "perk", perk)
        yield from self._flow(self.say("view-supply"), self._supply())
        if self.detail >= WHOLE:
            yield from self.gap()
            yield from flow(legend(self.words), self.width)

    def _own_details(self, me: Json) -> Iterator[Text]:
        if self._has_next(me):
            meaning = Text(self.say("view-cost"), style="dim")
            yield from self._flow(self._next_level(me), [self._next_cost(me), meaning])
        if me["rule"]:
            yield from self._explain(self.say("view-rule"), "rule", me["rule"])
        if me["perk"]:
            yield from self._explain(self.say("view-perk"), "perk", me["perk"])
        if me["discard"]:
            cards = short_cards(me["discard"], self.words, self.box)
            yield from self._flow(self.say("view-discard"), cards)

    def _known_of(self, p: int) -> list[Text]:
        """Return what is known of a rival beside the numbers."""
        player, parts = self.players[p], []
        if self._perk_of(p):
            parts.append(self._perk_of(p))
        if player["perk"]:
            parts.append(Text(perk_text(player["perk"], self.words, self.box), style="dim"))
        if known := short_cards(player["known_in_hand"], self.words, self.box):
            surely = Text(self.say("view-surely"), style="dim")
            parts += [Text.assemble(surely, " ", known[0]), *known[1:]]
        return parts

    def _explain(self, label: str, type: str, id: str) -> Iterator[Text]:
        """Return a perk or a made-up rule, and what it means."""
        tell = perk_text if type == "perk" else rule_text
        meaning = Text(tell(id, self.words, self.box), style="dim")
        yield from self._flow(label, [Text(self.words.name(f"{type}/{id}")), meaning])

    def _supply(self) -> list[Text]:
        left = self.view["supply"]
        if left is None:
            return [Text("∞")]
        return [Text.assemble(tokens(kind, 1), str(left[KIND_IDS[kind]])) for kind in (TOY, PIZZA)]
