# not compiled: drawn once for each question
"""Shelfie Stacker: the table as text, out of a view alone.

Shelves stand side by side, a row for each height. A small screen gets all that a choice needs; a
larger one shows what cards and rewards do too.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import zip_longest
from textwrap import wrap
from typing import Any, ClassVar, Final

from rich.console import RenderableType
from rich.text import Text

from klubovna.core.decision import Option
from klubovna.core.state import Json
from klubovna.drawing import NOW, Sheet, Words, flow, phrase_text
from klubovna.games.shelfie_stacker.box.contents import Box
from klubovna.games.shelfie_stacker.pieces.numbers import COLOUR_IDS, COLUMNS, HEIGHT
from klubovna.games.shelfie_stacker.terminal.notes import option_note
from klubovna.games.shelfie_stacker.terminal.signs import (
    FREE,
    SPENT,
    SYMBOLS,
    brief,
    card_sign,
    character_of,
    chip,
    chips,
    flat_pattern,
    heap,
    minus,
    picture,
    sign,
)
from klubovna.games.shelfie_stacker.text.catalogue import (
    competition_json,
    end_card_json,
    sidekick_json,
)

# How much is drawn, beside what a small screen has: each has all that the ones before have.
SHELVES: Final = 1  # all rows of the shelves, and numbers of columns
SPACED: Final = 2  # gaps, the bag, one's own hand
CARDS: Final = 3  # what one's own characters do
REWARDS: Final = 4  # what the rewards ask for
WHOLE: Final = 5  # how the rival of a solo game plays

LABELS: Final = 9  # columns before each row
MOST_BLOCK: Final = 26  # columns of what belongs to one player
SHELF_WIDTH: Final = COLUMNS * 3 - 1
PATTERN_WIDTH: Final = 7
NAME_WIDTH: Final = 26  # of a character with its number


def render(view: Json, words: Words, seats: Sequence[str], box: Box) -> RenderableType:
    """Draw what a seat may see."""
    return Board(view, words, seats, box)


def note(option: Option, view: Json, words: Words, box: Box) -> Text | None:
    """Return what one should see of the thing that an option names, or None."""
    return option_note(option, view, words, box)


def legend(words: Words) -> list[Text]:
    """Explain the signs."""
    colours = [
        Text.assemble(sign(colour), " ", words.name(f"colour/{id}"))
        for colour, id in enumerate(COLOUR_IDS)
    ]
    spent = Text.assemble((SPENT.format("7"), "dim"), " ", words.text("view-row-spent"))
    pattern = Text.assemble(SYMBOLS[0], "│", FREE, SYMBOLS[1], " ", words.text("view-row-pattern"))
    return [*colours, spent, pattern]


class Board(Sheet):
    """All that a seat sees."""

    labels: ClassVar[int] = LABELS
    spaced: ClassVar[int] = SPACED
    whole: ClassVar[int] = WHOLE

    def __init__(self, view: Json, words: Words, seats: Sequence[str], box: Box) -> None:
        super().__init__(view, words, seats)
        self.box = box
        mine = [p for p, player in enumerate(self.players) if player["hand_cards"] is not None]
        self.me: int | None = mine[0] if mine else None

    def lines(self) -> Iterator[Text]:
        """Return each part, from what the round is about to what lies in front of oneself."""
        yield from self._round()
        yield from self._deliveries()
        yield from self.gap()
        yield from self._rewards() if self.detail >= REWARDS else self._short_rewards()
        if self.view["round"]:  # before the first round nobody has anything
            yield from self.gap()
            yield from self._shelves()
        if self.detail >= CARDS:
            yield from self.gap()
            yield from self._own_cards()
        elif self.detail >= SPACED:
            yield from self._own_hand()
        if self.detail >= WHOLE:
            yield from self._about_rival()

    def _name(self, player: int) -> str:
        """Return the name of a player; a solo rival holds no seat."""
        kind = self.players[player]["kind"]
        if kind == "friend":
            return self.say("view-friend")
        return self.say("view-shem") if kind == "shem" else self.seats[player]

    # The round.

    def _round(self) -> Iterator[Text]:
        """Which round it is, and in which order everybody has a turn."""
        view = self.view
        if not view["round"]:
            yield Text(self.say("view-row-setup"), style=NOW)
            return
        heading = self.say("view-round", round=view["round"], rounds=view["rounds"])
        pieces = [Text(heading, style="bold")]
        pieces += [self._turn(turn) for turn in view["order"]]
        if not view["order"]:
            pieces.append(Text(self.say("view-all-choose"), style=NOW))
        yield from flow(pieces, self.width)

    def _turn(self, turn: Json) -> Text:
        """Return a turn of the round with its character; of a rival, which delivery it wants."""
        player = turn["player"]
        is_now = self.view["turn"] == player
        text = Text(f"{'▸' if is_now else ''}{self._name(player)}", style=NOW if is_now else "")
        text.append(f" {turn['number']}{turn['letter']}", "bold" if is_now else "")
        if self.players[player]["kind"] != "seat":
            first, second = character_of(turn["card"], self.box).solo
            wish = self.say("view-row-takes", first=first + 1, second=second + 1)
            text.append(f" ({wish})", "dim")
        return text

    def _about_rival(self) -> Iterator[Text]:
        """Say how the rival of a solo game plays."""
        kind = self.players[-1]["kind"]
        if kind != "seat":
            yield Text()
            for line in wrap(self.say(f"view-about-{kind}"), self.width):
                yield Text(line, style="dim")

    def _deliveries(self) -> Iterator[Text]:
        found = []
        for number, delivery in enumerate(self.view["deliveries"], 1):
            taker = delivery["taker"]
            if taker is not None:
                taken = self.say("view-row-taken", player=self._name(taker))
                found.append(Text(f"{number} {taken}", style="dim"))
            elif delivery["dice"]:
                found.append(Text.assemble((f"{number} ", "bold"), chips(delivery["dice"])))
        yield from self.row("view-row-deliveries", found)
        if self.detail >= SPACED:
            yield from self.row("view-row-bag", heap(self.view["bag"]))
            if sum(self.view["gone"].values()):
                yield from self.row("view-row-gone", heap(self.view["gone"]))

    # Rewards.

    def _short_rewards(self) -> Iterator[Text]:
        """Return the rewards one after another, with who has them."""
        found = []
        if reward := self.view["sidekick"]:
            card = next(c for c in self.box.sidekicks if c.id == reward["id"])
            found.append(self._reward("view-row-sidekick", sign(card.colour), card.points, reward))
        if reward := self.view["competition"]:
            card_json = competition_json(self._competition(reward["id"]))
            pattern = flat_pattern(card_json["pattern"])
            points = card_json["points"]
            found.append(self._reward("view-row-competition", pattern, points, reward))
        for id in self.view["end_cards"]:
            name = self.words.name(f"end_card/{id}")
            found.append(Text.assemble((f"{self.say('view-row-end')} ", "dim"), name))
        yield from self.row("view-row-rewards", found)

    def _reward(self, key: str, what: Text, points: int, reward: Json) -> Text:
        worth = self.say("view-row-points", points=points)
        text = Text.assemble((f"{self.say(key)} ", "dim"), what, f" {worth}")
        if reward["owner"] is not None:
            text.append(f" {self._name(reward['owner'])}", NOW)
        return text

    def _competition(self, id: str) -> Any:
        return next(card for card in self.box.competitions if card.id == id)

    def _rewards(self) -> Iterator[Text]:
        """Return each reward with what it asks for and how far everybody is."""
        if reward := self.view["sidekick"]:
            card = next(c for c in self.box.sidekicks if c.id == reward["id"])
            said = phrase_text(sidekick_json(card)["phrase"], self.words)
            dice = self._sidekick_dice(reward["owner"])
            yield from self._whole_reward("sidekick", reward["id"], said, [sign(card.colour)], dice)
        if reward := self.view["competition"]:
            made = competition_json(self._competition(reward["id"]))
            said = phrase_text(made["phrase"], self.words)
            drawn, owner = picture(made["pattern"]), self._owned_by(reward["owner"])
            yield from self._whole_reward("competition", reward["id"], said, drawn, owner)
        for id in self.view["end_cards"]:
            end_card = next(card for card in self.box.end_cards if card.id == id)
            said = phrase_text(end_card_json(end_card)["phrase"], self.words)
            yield from self._whole_reward("end_card", id, said, [], Text())

    def _owned_by(self, owner: int | None) -> Text:
        return Text() if owner is None else Text(f"→ {self._name(owner)}", style=NOW)

    def _sidekick_dice(self, owner: int | None) -> Text:
        """Return how many dice of the sidekick's colour everybody has; an arrow at its owner."""
        counts = []
        for p, player in enumerate(self.players):
            name = self._owned_by(p) if p == owner else Text(self._name(p), style="dim")
            counts.append(name.append(f" {player['sidekick_dice']}"))
        return Text("  ").join(counts)

    def _whole_reward(
        self, kind: str, id: str, said: str, drawn: list[Text], last: Text
    ) -> Iterator[Text]:
        """Return a reward on lines of its own: a picture, its name and meaning, its standing."""
        keys = {"sidekick": "view-row-sidekick", "competition": "view-row-competition"}
        label = self.say(keys.get(kind, "view-row-end"))
        name = self.words.name(f"{kind}/{id}")
        room = self.width - LABELS - PATTERN_WIDTH
        texts = [Text(line, style="dim") for line in wrap(f"{name}: {said}", room)]
        texts[0].stylize("not dim", 0, len(name))
        texts += [last] if last else []
        for i, (part, text) in enumerate(zip_longest(drawn, texts, fillvalue=Text())):
            gap = " " * (PATTERN_WIDTH - part.cell_len)
            yield Text.assemble(self.label("" if i else label), part, gap, text)

    # Shelves.

    def _shelves(self) -> Iterator[Text]:
        """Return the shelves side by side, and below each what else lies there."""
        shown = [p for p in self._around() if self.players[p]["kind"] != "friend"]
        yield self._side_by_side("", [self._owner(p) for p in shown])
        heights = [len(column) for p in shown for column in self.players[p]["columns"]]
        rows = HEIGHT if self.detail >= SHELVES else min(HEIGHT, max(heights) + 1)
        for row in reversed(range(rows)):
            label = self.say("view-row-shelf") if row == rows - 1 else ""
            yield self._side_by_side(label, [self._shelf_row(p, row) for p in shown])
        if self.detail >= SHELVES:
            numbers = "  ".join(f"{n}" for n in range(1, COLUMNS + 1))
            yield self._side_by_side("", [Text(f" {numbers}", style="dim")] * len(shown))
        for key, heaps in (
            ("view-row-tray", [self._dice(p, "tray") for p in shown]),
            ("view-row-shame", [self._dice(p, "shame") for p in shown]),
            ("view-row-cards", [self._open_cards(p) for p in shown]),
        ):
            yield from self._heaps(key, heaps)

    def _around(self) -> list[int]:
        count, first = len(self.players), self.me or 0
        return [(first + i) % count for i in range(count)]

    def _block(self) -> int:
        """Return the columns of what belongs to one player."""
        shown = len([p for p in self.players if p["kind"] != "friend"])
        return max(SHELF_WIDTH + 1, min(MOST_BLOCK, (self.width - LABELS) // shown))

    def _side_by_side(self, label: str, parts: Sequence[Text]) -> Text:
        line, room = Text.assemble(self.label(label)), self._block()
        for part in parts:
            line.append_text(part).append(" " * (room - part.cell_len))
        line.rstrip()
        return line

    def _owner(self, p: int) -> Text:
        points = self.say("view-row-points", points=minus(self.players[p]["points"]))
        is_now = self.view["turn"] == p
        name = Text(f"{'▸' if is_now else ''}{self._name(p)}", style=NOW if is_now else "bold")
        name.truncate(self._block() - len(points) - 2, overflow="ellipsis")
        return Text.assemble(name, f" {points}")

    def _shelf_row(self, p: int, row: int) -> Text:
        cells = [
            chip(column[row]) if row < len(column) else Text(f" {FREE}", style="dim")
            for column in self.players[p]["columns"]
        ]
        return Text(" ").join(cells)

    def _heaps(self, key: str, heaps: list[list[Text]]) -> Iterator[Text]:
        """Return a heap of each player, below each other where they are long."""
        if not any(heaps):
            return
        rows = [list(flow(heap, self._block() - 1, " ")) for heap in heaps]
        for i, parts in enumerate(zip_longest(*rows, fillvalue=Text())):
            yield self._side_by_side("" if i else self.say(key), parts)

    def _dice(self, p: int, zone: str) -> list[Text]:
        return [chip(die) for die in self.players[p][zone]]

    def _open_cards(self, p: int) -> list[Text]:
        """Return the numbers of the characters on the table; spent ones stand in brackets."""
        if self.players[p]["kind"] != "seat":
            return []
        return [
            Text.assemble(card_sign(card), *[chip(die) for die in card["dice"]])
            for card in self.players[p]["cards"]
        ]

    # One's own characters.

    def _own_hand(self) -> Iterator[Text]:
        """Return the hand in short."""
        if self.me is None:
            return
        yield from self.row("view-row-hand", [self._short_card(word) for word in self._hand()])

    def _hand(self) -> list[str]:
        """Return the hand; while it is being chosen, what is chosen."""
        assert self.me is not None
        found: list[str] = self.players[self.me]["hand_cards"]
        return found or self.view["picked_hand"]

    def _short_card(self, word: str, width: int = 1) -> Text:
        number = f"{character_of(word, self.box).number:>{width}}"
        is_picked = word == self.view["picked"]
        mark = ("✓ " if is_picked else "", NOW)
        return Text.assemble(mark, (f"{number} ", "bold"), self.words.name(f"character/{word}"))

    def _own_cards(self) -> Iterator[Text]:
        """Return a line for each character that is ready or in hand, with what it does."""
        if self.me is None:
            return
        cards = self.players[self.me]["cards"]
        ready = [card["card"] for card in cards if card["state"] == "ready"]
        for key, words in (("view-row-table", ready), ("view-row-hand", self._hand())):
            for i, word in enumerate(words):
                yield Text.assemble(self.label("" if i else self.say(key)), self._card(word))

    def _card(self, word: str) -> Text:
        card = self._short_card(word, width=2)
        card.append(" " * max(2, NAME_WIDTH - card.cell_len))
        return card.append(brief(character_of(word, self.box), self.words), "dim")
