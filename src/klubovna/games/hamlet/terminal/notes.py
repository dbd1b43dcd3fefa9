# not compiled: drawn once for each option
"""Hamlet: what one should see of an option beside its phrase."""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import Final

from rich.text import Text

from klubovna.core.decision import Option
from klubovna.core.state import Json
from klubovna.drawing import Words, row
from klubovna.games.hamlet.box.contents import Box
from klubovna.games.hamlet.terminal.scene import heading
from klubovna.games.hamlet.terminal.signs import (
    FLAG,
    bill_signs,
    coins,
    does,
    plan_signs,
    points,
    printed,
    resource,
)

TURN: Final = 60  # degrees


class Notes:
    """A view, the box and words, asked about an option."""

    def __init__(self, view: Json, words: Words, box: Box) -> None:
        self.view = view
        self.words = words
        self.box = box
        self.cards = printed(box)
        self.active: Json = view["active"] or {}

    def note(self, option: Option) -> Text | None:
        """Return what one should see of the thing that an option names, or None."""
        zone, _, word = option.target.partition("/")
        find: Callable[[str], Text | None] | None = getattr(self, f"note_{zone}", None)
        return find(word) if find else None

    # Buildings.

    def note_activate(self, id: str) -> Text:
        """Return what a building is for."""
        return does(self.cards["tiles"][id])

    def note_build(self, id: str) -> Text:
        """Return a plan, with a flag if it is a landmark."""
        card = self.cards["tiles"][id]
        flag = Text(FLAG) if card["kind"] == "landmark" else Text()
        return row([plan_signs(card), flag])

    def note_row(self, place: str) -> Text | None:
        """Return the plan at a place of the row."""
        plans = self.view["row"]
        return self.note_build(plans[int(place) - 1]["id"]) if int(place) <= len(plans) else None

    def note_site(self, site: str) -> Text:
        """Return how many ways there are to lay the plan at an edge, and to what roads may lead."""
        fits = [fit for fit in self.active["fits"] if fit["site"] == int(site)]
        linked = {id for fit in fits for id in fit["links"]}
        ways = Text(self.words.text("view-line-ways", count=len(fits)))
        return row([ways, self.roads(linked)], "  ")

    def note_fit(self, fit: str) -> Text:
        """Return where a plan would lie and how turned, what it would touch, where roads lead."""
        [found] = [each for each in self.active["fits"] if each["fit"] == int(fit)]
        turned = Text(f"{heading(found, self.view, self.box)} {TURN * found['rotation']}°")
        parts = [
            turned,
            self.listed("view-line-touches", found["touched"]),
            self.roads(found["links"]),
        ]
        if found["cliffs"]:
            parts.append(Text(self.words.text("view-line-cliffs", count=found["cliffs"])))
        return row(parts, "  ")

    def roads(self, ids: Collection[str]) -> Text:
        """Return to which tiles roads would lead."""
        if not ids:
            return Text(self.words.text("view-line-unlinked"))
        return self.listed("view-line-roads", ids)

    def listed(self, key: str, ids: Collection[str]) -> Text:
        """Return the numbers of tiles in the village, behind a word."""
        laid = [tile["id"] for tile in self.view["tiles"]]
        numbers = sorted(laid.index(id) + 1 for id in ids)
        return Text(f"{self.words.text(key)} {', '.join(map(str, numbers))}")

    def note_contact(self, contact: str) -> Text | None:
        """Return what a road costs."""
        for site in self.active["sites"]:
            if site["contact"] == int(contact):
                return bill_signs(self.cards["roads"][site["kind"]])
        return None

    # Goods.

    def note_resource(self, id: str) -> Text:
        """Return the resource."""
        return resource(id)

    def note_token(self, slot: str) -> Text:
        """Return a token, and what its maker gets."""
        id, _, n = slot.rpartition("-")
        [tile] = [tile for tile in self.view["tiles"] if tile["id"] == id]
        lying = tile["tokens"][int(n)]
        reward = self.cards["reward"]
        if lying is None or lying["maker"] is None:
            return resource(lying["resource"]) if lying else Text()
        factor = reward["high_factor"] if lying["high"] else 1
        gains = [coins(reward["coins"] * factor), points(reward["points"] * factor)]
        return row([resource(lying["resource"]), Text("+"), *gains])

    def note_sale(self, id: str) -> Text:
        """Return what a sale brings."""
        sale = self.cards["sales"][id]
        return row(
            [bill_signs(sale["bill"]), Text("→"), points(sale["points"]), coins(sale["coins"])]
        )

    def note_delivery(self, id: str) -> Text:
        """Return what a delivery brings."""
        delivery = self.cards["deliveries"][id]
        return row([bill_signs(delivery["bill"]), Text("→"), points(delivery["points"])])

    def note_button(self, word: str) -> Text | None:
        """Return what begging brings."""
        return coins(self.cards["begging"]) if word == "beg" else None
