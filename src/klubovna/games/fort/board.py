# not compiled: drawn once for each question
"""Fort: the table as text, out of a view alone.

A small screen gets all that a choice needs; a larger one explains perks, rules and yards too.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final

from rich.console import Console, ConsoleOptions, RenderableType, RenderResult
from rich.table import Table
from rich.text import Text

from klubovna.core.decision import Option
from klubovna.games.fort.box import COIN, KIND_IDS, PIZZA, SUIT_IDS, TOY, Box
from klubovna.games.fort.signs import (
    FREE,
    action,
    card_note,
    chip,
    chips,
    cost,
    heap,
    kid_of,
    option_note,
    perk_text,
    rule_text,
    short_card,
    short_cards,
    tokens,
)
from klubovna.words import Words

View = dict[str, Any]

ROOMY: Final = 22  # rows; with fewer the board is drawn small
LABELS: Final = 8  # columns of each part of a card's line
SUITS_WIDTH: Final = 6
LEAST_NAME: Final = 10
MOST_NAME: Final = 13
NOW: Final = "bold #d9a441"


def render(view: View, words: Words, seats: Sequence[str], box: Box) -> RenderableType:
    """Draw what a seat may see."""
    return Board(view, words, seats, box)


def note(option: Option, view: View, words: Words, box: Box) -> Text | None:
    """Return what one should see of the thing that an option names, or None."""
    return option_note(option, view, words, box)


def legend(words: Words) -> Text:
    """Explain the signs."""
    suits = [
        Text.assemble(chip(suit, words), "\N{NO-BREAK SPACE}", _solid(words.name(f"suit/{id}")))
        for suit, id in enumerate(SUIT_IDS)
    ]
    signs = [
        Text.assemble(tokens(kind, 1), "\N{NO-BREAK SPACE}", _solid(words.text(key)))
        for kind, key in enumerate(("view-one-toy", "view-one-pizza", "view-one-any"))
    ]
    return Text("  ").join([*suits, *signs])


def _solid(text: str) -> str:
    return text.replace(" ", "\N{NO-BREAK SPACE}")


class Board:
    """A view that draws itself into the room there is."""

    def __init__(self, view: View, words: Words, seats: Sequence[str], box: Box) -> None:
        self.view = view
        self.words = words
        self.seats = seats
        self.box = box
        self.players: list[View] = view["players"]
        mine = [p for p, player in enumerate(self.players) if player["hand_cards"] is not None]
        self.me: int | None = mine[0] if mine else None

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        """Draw each part, from what is asked about most to what changes least."""
        self.width = options.max_width
        self.is_roomy = options.height is None or options.height >= ROOMY
        yield from self._fit(self._turn())
        yield from self._fit(self._hand())
        yield from self._fit(self._park())
        if self.is_roomy:
            yield from self._fit(self._yards())
            yield Text()
        yield self._standings()
        if self.is_roomy:
            yield Text()
            yield from self._details()
            yield legend(self.words)
        else:
            yield self._small_print()

    def _fit(self, lines: Iterator[Text]) -> Iterator[Text]:
        for line in lines:
            line.truncate(self.width, overflow="ellipsis")
            yield line

    def _say(self, key: str, **args: Any) -> str:
        return self.words.text(key, **args)

    # Cards, a line for each.

    def _turn(self) -> Iterator[Text]:
        """Whose turn it is, over the columns of actions; then the play on the table."""
        leader = self.view["leader"]
        name = self.seats[leader] if leader >= 0 else ""
        turn = self._say("view-turn", player=name) if name else self._say("view-draft")
        heading = Text(turn, style=NOW)
        if self.view["last_round"]:
            heading = Text(self._say("view-last-round", player=name), style=NOW)
        public, private = self._say("view-public"), self._say("view-private")
        yield self._columns(heading, Text(public, style="dim"), Text(private, style="dim"))
        play = self.view["play"]
        if play:
            yield self._played(play)
        if play and (play["added"] or self.view["in_play"]):
            yield self._added(play)
        if self.is_roomy:
            yield Text()

    def _played(self, play: View) -> Text:
        """Return the played card; a tick marks a used action."""
        kid = kid_of(play["card"], self.box)
        marks = [("✓ " if used else "") for used in play["used"]]
        public = Text.assemble((marks[0], NOW), action(kid.public, self.words))
        private = Text.assemble((marks[1], NOW), action(kid.private, self.words))
        if play["kind"]:
            kind = KIND_IDS.index(play["kind"])
            public.append(" ").append(tokens(kind, 1))
        shown = self._suits(play["card"], play["coin"])
        head = self._head(self._say("view-played"), shown, self.words.name(f"kid/{kid.id}"))
        return self._columns(head, public, private)

    def _added(self, play: View) -> Text:
        """Return the added cards, and those of an earlier play of this turn."""
        coins = play["coins"] + [None] * len(play["added"])
        cards = []
        for word, coin in zip(play["added"], coins, strict=False):
            name = _solid(self.words.name(f"kid/{word}"))
            cards.append(Text.assemble(name, "\N{NO-BREAK SPACE}", self._suits(word, coin)))
        cards += [short_card(word, self.words, self.box) for word in self.view["in_play"]]
        return Text.assemble(self._label(self._say("view-added")), Text("  ").join(cards))

    def _suits(self, word: str, coin: str | None) -> Text:
        """Return the suits of a card; behind its coin, what it counts as."""
        suits = kid_of(word, self.box).suits
        shown = chips(suits, self.words)
        if coin and COIN in suits:
            shown = Text.assemble(shown, "=", chip(SUIT_IDS.index(coin), self.words))
        return shown

    def _hand(self) -> Iterator[Text]:
        """Return the cards that only this seat sees."""
        if self.me is None:
            return
        me, packet = self.players[self.me], self.view["packet"]
        if packet is not None:
            yield from self._cards(self._say("view-packet"), packet)
            kept = short_cards(me["kept"], self.words, self.box)
            yield Text.assemble(self._label(self._say("view-kept")), kept)
        else:
            yield from self._cards(self._say("view-hand"), me["hand_cards"])

    def _park(self) -> Iterator[Text]:
        if self.is_roomy and self.me is not None:
            yield Text()
        label = self._say("view-park")
        yield from self._cards(label, self.view["park"], str(self.view["park_deck"]))

    def _yards(self) -> Iterator[Text]:
        """Return the cards that lie in yards, as they can be recruited too."""
        for p, player in enumerate(self.players):
            if player["yard"]:
                yield Text()
                yield from self._cards(self.seats[p], player["yard"], self._say("view-yard"))

    def _cards(self, label: str, cards: Sequence[str], under: str = "") -> Iterator[Text]:
        """Return a line for each card; the first two lines are labelled."""
        labels = [label, under, *[""] * len(cards)]
        for word, text in zip(cards or [""], labels, strict=False):
            yield self._card(text, word) if word else self._head(text, Text("–"), "")

    def _card(self, label: str, word: str) -> Text:
        kid = kid_of(word, self.box)
        head = self._head(label, chips(kid.suits, self.words), self.words.name(f"kid/{kid.id}"))
        if not kid.has_action:
            return head.append("  " + self._say("view-no-action"), "dim")
        public, private = action(kid.public, self.words), action(kid.private, self.words)
        return self._columns(head, public, private)

    def _label(self, text: str) -> Text:
        label = Text(text, style="dim")
        label.truncate(LABELS - 1, overflow="ellipsis")
        return label.append(" " * (LABELS - label.cell_len))

    def _head(self, label: str, suits: Text, name: str) -> Text:
        gap = " " * max(1, SUITS_WIDTH - suits.cell_len)
        return Text.assemble(self._label(label), suits, gap, (name, "bold"))

    def _columns(self, head: Text, public: Text, private: Text) -> Text:
        """Put a card and its two actions into columns that are equal for all cards."""
        names = [self.words.name(f"kid/{kid.id}") for kid in self.box.kids if kid.has_action]
        name = min(max(LEAST_NAME, *map(len, names)), MOST_NAME)
        first = LABELS + SUITS_WIDTH + name + 1
        each = max(8, min(34, (self.width - first) // 2))
        parts = [(head, first), (public, each), (private, each)]
        line = Text()
        for text, room in parts:
            text.truncate(room - 1, overflow="ellipsis")
            line.append_text(text).append(" " * (room - text.cell_len))
        return line

    # Players.

    def _standings(self) -> Table:
        """Return a line for each player, the one at the screen first."""
        grid = Table(box=None, padding=(0, 1, 0, 0), pad_edge=False, header_style="not bold dim")
        heads = ["view-fort", "view-points", "view-toys", "view-pizza", "view-in-pack",
                 "view-in-lookout", "view-in-hand"]  # fmt: skip
        more = ["view-deck", "view-discard", "view-perk"] if self.is_roomy else ["view-yard"]
        grid.add_column("", no_wrap=True, min_width=LABELS - 1)
        for key in heads + more[:-1]:
            grid.add_column(self._say(key), no_wrap=True)
        grid.add_column(self._say(more[-1]))
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
            self._pack(player),
            self._lookout(player),
            Text(str(player["hand"])),
        ]
        if not self.is_roomy:
            return [*known, short_cards(player["yard"], self.words, self.box)]
        counts = [Text(str(player["deck"])), Text(str(len(player["discard"])))]
        return [*known, *counts, self._perk_of(p)]

    def _pack(self, player: View) -> Text:
        packed = heap(player["pack"])
        return packed.append(FREE * (player["pack_capacity"] - packed.cell_len), "dim")

    def _lookout(self, player: View) -> Text:
        cards = player["lookout"]
        seen = [chips(kid_of(word, self.box).suits, self.words) for word in cards]
        free = FREE * (player["lookout_capacity"] - len(cards))
        return Text.assemble(Text(" ").join(seen), " " if seen and free else "", (free, "dim"))

    def _perk_of(self, p: int) -> Text:
        """Return the perk of a player, a mark for a made-up rule, and the sculpture."""
        player, found = self.players[p], []
        if player["perk"]:
            found.append(Text(self.words.name(f"perk/{player['perk']}")))
        if player["rule"] and p != self.me:
            found.append(Text(self.words.name(f"rule/{player['rule']}")))
        elif player["has_rule"] and p != self.me:
            found.append(Text(self._say("view-has-rule"), style="dim"))
        if self.view["sculpture"] == p:
            found.append(Text(self.words.name("sculpture"), style=NOW))
        return Text(", ").join(found)

    # What changes least.

    def _small_print(self) -> Text:
        """Return everything else, one after another."""
        parts = []
        if self.me is not None:
            parts += self._own(self.me, is_short=True)
        for p in self._order():
            if p != self.me and self._perk_of(p):
                parts.append(Text.assemble((f"{self.seats[p]}: ", "dim"), self._perk_of(p)))
        names = [self.words.name(f"perk/{perk}") for perk in self.view["perk_row"]]
        parts.append(self._fact("view-perks", Text(", ".join(names) or "–")))
        parts.append(self._supply())
        return Text("  ").join(parts)

    def _details(self) -> Iterator[Text]:
        """Return the same on lines of its own, with what perks and rules mean."""
        if self.me is not None:
            yield from self._own(self.me, is_short=False)
        for i, perk in enumerate(self.view["perk_row"]):
            name = self.words.name(f"perk/{perk}")
            label = self._label(self._say("view-perks") if i == 0 else "")
            yield Text.assemble(label, name, (f"  {perk_text(perk, self.words, self.box)}", "dim"))
        for p in self._order():
            known = self.players[p]["known_in_hand"]
            if known and p != self.me:
                cards = short_cards(known, self.words, self.box)
                key = self._say("view-surely", player=self.seats[p])
                yield Text.assemble((f"{key} ", "dim"), cards)
        yield self._supply()

    def _own(self, p: int, is_short: bool) -> list[Text]:
        """Return what this seat can build, and its perk and rule."""
        me, parts = self.players[p], []
        if me["level"] + 1 < len(self.box.levels):
            level = self.box.levels[me["level"] + 1]
            price = cost(level.toys, level.pizza, level.any)
            parts.append(self._fact("view-next", price))
        for key, type, tell in (("view-rule", "rule", rule_text), ("view-perk", "perk", perk_text)):
            if me[type]:
                fact = self._fact(key, Text(self.words.name(f"{type}/{me[type]}")))
                text = "" if is_short else f"  {tell(me[type], self.words, self.box)}"
                parts.append(fact.append(text, "dim"))
        if is_short:
            parts.append(self._fact("view-deck", Text(str(me["deck"]))))
            parts.append(self._fact("view-discard", Text(str(len(me["discard"])))))
        elif me["discard"]:
            cards = short_cards(me["discard"], self.words, self.box)
            parts.append(self._fact("view-discard", cards))
        return parts

    def _fact(self, key: str, value: Text) -> Text:
        return Text.assemble((f"{self._say(key)} ", "dim"), value)

    def _supply(self) -> Text:
        supply = self.view["supply"]
        toys = Text.assemble(tokens(TOY, 1), str(supply["toy"]))
        pizza = Text.assemble(tokens(PIZZA, 1), str(supply["pizza"]))
        return self._fact("view-supply", Text.assemble(toys, " ", pizza))
