# not compiled: drawn once for each question
"""Creature Comforts: the table as text, out of a view alone.

The valley from the forest down to the market, then a line for each den. A small screen gets all
that a choice needs; a larger one tells prices too, and what cards and travellers do.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import ClassVar, Final

from rich.console import RenderableType
from rich.text import Text

from klubovna.core.decision import Option
from klubovna.core.state import Json
from klubovna.drawing import NOW, SMALL, Sheet, Words, flow, phrase_text
from klubovna.games.creature_comforts.box.contents import Box
from klubovna.games.creature_comforts.pieces.numbers import VILLAGE_DICE, ZONE_IDS
from klubovna.games.creature_comforts.scoring import TITLE_PARTS
from klubovna.games.creature_comforts.terminal.notes import option_note
from klubovna.games.creature_comforts.terminal.signs import (
    CARD,
    COTTAGE,
    comfort_of,
    comfort_signs,
    dice,
    die,
    extra_at,
    family_sign,
    guest_of,
    improvement_of,
    improvement_signs,
    legend_signs,
    owned,
    place_signs,
    points,
    row_signs,
    workers_at,
)
from klubovna.games.creature_comforts.text.phrases import (
    ability_phrase,
    bonus_phrase,
    improvement_phrase,
)

# How much is drawn, beside what a small screen has: each has all that the ones before have.
PRICES: Final = 1  # points and cost of cards on show and in hand
DENS: Final = 2  # what everybody has crafted and built
SPACED: Final = 3
EXPLAINED: Final = 4  # what the traveller does, what one's own cards do
WHOLE: Final = 5  # what the improvements on the ladder do

LABELS: Final = 10  # columns before each row


def render(view: Json, words: Words, seats: Sequence[str], box: Box) -> RenderableType:
    """Draw what a seat may see."""
    return Board(view, words, seats, in_play(view, box))


def note(option: Option, view: Json, words: Words, box: Box) -> Text | None:
    """Return what one should see of the thing that an option names, or None."""
    return option_note(option, view, words, in_play(view, box))


def legend(words: Words) -> list[Text]:
    """Explain the signs."""
    return legend_signs(words)


def in_play(view: Json, box: Box) -> Box:
    """Return the box with the digits that the table plays with."""
    if view["digits"] == "literal" and box.literal is not None:
        return box.literal
    return box


def laden(player: Json) -> list[tuple[str, dict[str, int]]]:
    """Return what a player has crafted, each with what lies on it."""
    return list(zip(player["crafted"], player["stored"], strict=True))


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
        """Return each part, from the month down to one's own hand."""
        yield from self._month()
        yield from self._turn()
        yield from self.gap()
        yield from self._valley()
        yield from self.gap()
        yield from self._inn()
        yield from self._nest()
        yield from self._workshop()
        yield from self.gap()
        yield from self._dens()
        yield from self.gap()
        yield from self._hand()

    # The month.

    def _month(self) -> Iterator[Text]:
        """Which month it is, who is the Early Bird, and the dice of the village."""
        view = self.view
        if not view["month"]:
            yield Text(self.say("view-line-setup"), style=NOW)
            return
        is_winter = view["forest"] is None
        season_id = "winter" if is_winter else view["seasons"][view["month"] - 1]
        season = self.say("view-season", season_id=season_id)
        month = self.say("view-line-month", month=view["month"], months=view["months"])
        pieces = [Text(f"{month}, {season}", style="bold")]
        pieces.append(Text(self.say("view-line-bird", player=self.seats[view["bird"]])))
        pieces += [self._title(player) for player in self.players if player["title"]]
        if view["village"]:
            label = (f"{self.say('view-line-village')} ", "dim")
            pieces.append(Text.assemble(label, dice(view["village"])))
        yield from flow(pieces, self.width, "   ")

    def _title(self, player: Json) -> Text:
        """Return what somebody who played alone may be called."""
        words = {f"{part}_id": player["title"][part] for part in TITLE_PARTS}
        return Text(self.say("view-title", **words), style=NOW)

    def _turn(self) -> Iterator[Text]:
        """Return the dice of the turn under way: those that are free, and those on places."""
        active = self.view["active"]
        if active is None:
            return
        laid = {n for numbers in active["assigned"].values() for n in numbers}
        faces: list[int] = active["faces"]
        free = Text().join(die(n, face) for n, face in enumerate(faces) if n not in laid)
        pieces = [Text.assemble((f"{self.seats[active['player']]} ", NOW), free)]
        if active["tokens"] or active["tokens_left"]:
            said = self.say("view-line-tokens", left=active["tokens_left"], used=active["tokens"])
            pieces.append(Text(said, style="dim"))
        for place, numbers in active["assigned"].items():
            pieces.append(self._laid(place, numbers))
        yield from self.row("view-line-turn", pieces)

    def _laid(self, place: str, numbers: list[int]) -> Text:
        """Return a place with its dice; a tick marks one that is done."""
        active = self.view["active"]
        value = active["values"].get(place)
        text = Text("✓ " if place in active["resolved"] else "", style=NOW)
        text.append(f"{self._place(place)} ", "not bold default")
        for n in numbers:
            face = active["faces"][n]
            is_other = value is not None and value != face
            text.append_text(die(n, f"{face}→{value}" if is_other else face))
        return text

    # Places.

    def _place(self, place: str) -> str:
        """Return the short name of a place."""
        if "#" in place:
            return self.words.name(f"improvement/{place}")
        return self.say(f"view-spot-{place.replace('_', '-')}")

    def _spot(self, place: str) -> Text:
        return self._titled(self._place(place), place_signs(place, self.view, self.box))

    def _titled(self, label: str, signs: Text) -> Text:
        name = Text(label, style="dim")
        return Text.assemble(name, " ", signs) if signs else name

    def _valley(self) -> Iterator[Text]:
        """Forest and meadow two by two; then the river, the market and what lies beyond."""
        for key, places in (
            ("view-line-forest", ("forest_1", "forest_2")),
            ("view-line-meadow", ("meadow_1", "meadow_2")),
        ):
            left, right = (place_signs(place, self.view, self.box) for place in places)
            middle = max(1, (self.width - LABELS) // 2 - left.cell_len)
            yield Text.assemble(self.label(self.say(key)), left, " " * middle, right)
        river = [
            self._titled(zone.upper(), place_signs(f"river_{zone}", self.view, self.box))
            for zone in ZONE_IDS
        ]
        yield from self.row("view-line-river", [*river, self._spot("market")])
        beyond = [self._spot(each["place"]) for each in self.view["beyond"]]
        yield from self.row("view-line-beyond", beyond)

    def _at(self, place: str) -> Text:
        """Return what a traveller adds at a place, and who is there."""
        parts = [extra_at(place, self.view, self.box), workers_at(place, self.view)]
        return Text(" ").join(part for part in parts if part)

    def _inn(self) -> Iterator[Text]:
        """The traveller with what is offered; on a larger screen, what changes this month."""
        guest = guest_of(self.view, self.box)
        if guest is None:
            return
        name = Text(self.words.name(f"traveller/{guest.id}"), style="bold")
        pieces = [self._at("inn"), name, *[row_signs(row) for row in guest.rows]]
        yield from self.row("view-line-inn", [piece for piece in pieces if piece])
        if self.detail >= EXPLAINED:
            yield from self.explain(phrase_text(ability_phrase(guest), self.words))

    def _nest(self) -> Iterator[Text]:
        """The comforts on show, and who is at either place of the nest."""
        cards = [self._comfort(id) for id in self.view["nest"]]
        sides = (
            ("view-line-left", self._at("owl_pick")),
            ("view-line-right", self._at("owl_draw")),
        )
        spots = [self._titled(self.say(key), here) for key, here in sides if here]
        yield from self.row("view-line-nest", [*cards, *spots])

    def _comfort(self, id: str) -> Text:
        name = Text(self.words.name(f"comfort/{id}"))
        return Text.assemble(name, " ", comfort_signs(id, self.box)) if self._has_prices() else name

    def _has_prices(self) -> bool:
        return self.detail >= PRICES

    def _workshop(self) -> Iterator[Text]:
        """The ladder from its lowest rung, and who is in the workshop."""
        pieces = []
        for rung, id in enumerate(self.view["ladder"], 1):
            name = self.words.name(f"improvement/{id}")
            pieces.append(Text.assemble((f"{rung} ", "bold"), name))
            if self._has_prices():
                pieces[-1].append(" ").append_text(improvement_signs(id, self.box))
        here = [self._at("workshop")] if self._at("workshop") else []
        if self.detail < WHOLE:
            yield from self.row("view-line-workshop", [*here, *pieces])
            return
        yield from self.row("view-line-workshop", [*here, *pieces[:1]])
        for i, id in enumerate(self.view["ladder"]):
            yield from self.row("view-line-none", pieces[i : i + 1] if i else [])
            yield from self.explain(self._does(id))

    def _does(self, id: str) -> str:
        """Say what an improvement does."""
        return phrase_text(improvement_phrase(improvement_of(id, self.box)), self.words)

    # Dens.

    def _dens(self) -> Iterator[Text]:
        """Return the dens, one's own first; on a small screen they share lines."""
        count, first = len(self.players), self.me or 0
        around = [(first + i) % count for i in range(count)]
        if self.detail == SMALL:
            yield from flow((self._small_den(p) for p in around), self.width, "   ")
            return
        room = max(self._name(p).cell_len for p in around) + 1
        for p in around:
            for i, line in enumerate(flow(self._den(self.players[p]), self.width - room)):
                name = Text() if i else self._name(p)
                yield Text.assemble(name, " " * (room - name.cell_len), line)
            if self.detail >= DENS:
                yield from self._cards(self.players[p])

    def _small_den(self, p: int) -> Text:
        """Return a den in signs: dice, resources, cards in hand and cottages."""
        player = self.players[p]
        cards = Text.assemble(CARD, str(player["hand"]), " ", COTTAGE, str(player["cottages"]))
        parts = [self._name(p), dice(player["dice"], VILLAGE_DICE), owned(player["heap"]), cards]
        parts += self._stored(player)
        return Text(" ").join(part for part in parts if part)

    def _name(self, p: int) -> Text:
        """Return a player's family, name and points."""
        player, view = self.players[p], self.view
        is_now = view["turn"] == p
        sign = family_sign(player["family"])
        name = (f"{'▸' if is_now else ''}{self.seats[p]}", NOW if is_now else "bold")
        return Text.assemble(sign, " ", name, " ", points(player["points"]))

    def _den(self, player: Json) -> list[Text]:
        """Return dice, resources and what is left to do."""
        found = [dice(player["dice"], VILLAGE_DICE)] if player["dice"] else []
        found.append(owned(player["heap"]))
        counts = {"cottages": player["cottages"], "hand": player["hand"]}
        if self.detail < DENS:
            counts["crafted"] = len(player["crafted"])
            found += self._stored(player)
        for key, count in counts.items():
            found.append(Text.assemble((f"{self.say(f'view-line-{key}')} ", "dim"), str(count)))
        return [piece for piece in found if piece]

    def _cards(self, player: Json) -> Iterator[Text]:
        """Return the names of everything crafted and built, and of cards known to be in hand."""
        yield from self.row("view-line-crafted", [self._laden(*each) for each in laden(player)])
        for key in ("built", "known"):
            kind = "improvement" if key == "built" else "comfort"
            names = [Text(self.words.name(f"{kind}/{id}")) for id in player[key]]
            if key != "known" or player["hand_cards"] is None:
                yield from self.row(f"view-line-{key}", names)

    def _stored(self, player: Json) -> list[Text]:
        """Return the comforts on which something is stored."""
        return [self._laden(id, heap) for id, heap in laden(player) if heap]

    def _laden(self, id: str, heap: dict[str, int]) -> Text:
        """Return a comfort with what lies on it."""
        name = Text(self.words.name(f"comfort/{id}"))
        return Text.assemble(name, " ", owned(heap)) if heap else name

    # One's own hand.

    def _hand(self) -> Iterator[Text]:
        """Return the cards that only this seat sees."""
        if self.me is None:
            return
        cards = self.players[self.me]["hand_cards"]
        if self.detail < EXPLAINED:
            yield from self.row("view-line-hand", [self._comfort(id) for id in cards])
            return
        for i, id in enumerate(cards):
            yield from self.row("view-line-none" if i else "view-line-hand", [self._comfort(id)])
            bonus = bonus_phrase(self.box, comfort_of(id, self.box))
            yield from self.explain(phrase_text(bonus, self.words) if bonus else "")
        for id in self.players[self.me]["built"]:
            yield from self.row("view-line-built", [Text(self.words.name(f"improvement/{id}"))])
            yield from self.explain(self._does(id))
