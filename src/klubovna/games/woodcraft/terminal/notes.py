# not compiled: drawn once for each option
"""Woodcraft: what one should see of an option beside its phrase."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from rich.text import Text

from klubovna.core.decision import Option
from klubovna.core.state import Json
from klubovna.drawing import Words, row
from klubovna.games.woodcraft.box.contents import Box
from klubovna.games.woodcraft.terminal.scene import bonuses
from klubovna.games.woodcraft.terminal.signs import (
    GEAR,
    ability,
    chip,
    chips,
    effects,
    good,
    helper_signs,
    order_signs,
    printed,
    shape,
    some,
    tool,
)
from klubovna.games.woodcraft.text.catalogue import effects_json

DICE: Final = ("store", "wood", "cut", "join", "glue")
ORDERS: Final = ("order", "keep", "place", "hand")


class Notes:
    """A view, the box and words, asked about an option of the seat that sees the view.

    Before the first turn nobody is active: what a die would become is not told then.
    """

    def __init__(self, view: Json, words: Words, box: Box) -> None:
        self.view = view
        self.words = words
        self.box = box
        self.cards = printed(box)
        self.active: Json = view["active"] or {}
        self.me: Json = next(p for p in view["players"] if p["hand_cards"] is not None)
        die: str = self.active.get("die") or ""
        self.colour, _, value = die.partition("-")
        self.value = int(value or 0)

    def note(self, option: Option) -> Text | None:
        """Return what one should see of the thing that an option names, or None."""
        zone, _, word = option.target.partition("/")
        if zone in DICE:
            return chip(word)
        if zone in ORDERS:
            return order_signs(word, self.cards, self.words)
        if zone in ("slot", "order_slot", "helper_slot"):
            return self.card(option)
        if zone == "effect":
            script = int(str(option.args["thing"]).partition("/")[2])
            return effects(effects_json(self.box, script), self.words)
        find: Callable[[str], Text | None] | None = getattr(self, f"note_{zone}", None)
        return find(word) if find else None

    def card(self, option: Option) -> Text | None:
        """Return the card in a slot of a row, with its number: equal ones don't exist."""
        kind, _, id = str(option.args.get("thing", "")).partition("/")
        if kind == "helper":
            return helper_signs(id, self.cards, self.words)
        return order_signs(id, self.cards, self.words) if kind == "order" else None

    # The wheel and the turn.

    def note_tile(self, tile: str) -> Text:
        """Return what moving a tile brings."""
        return row(bonuses(tile, self.view, self.cards, self.words))

    def note_button(self, word: str) -> Text | None:
        """Return what there is instead of the action."""
        return some("blueberry", self.cards["instead"]) if word == "berries" else None

    def note_ability(self, id: str) -> Text:
        """Return what a helper can do."""
        return ability(self.cards["helpers"][id]["ability"], self.words)

    # Markets.

    def note_sell(self, die: str) -> Text:
        """Return a die and what it sells for."""
        colour, _, value = die.partition("-")
        price = 2 * int(value) + self.cards["surcharge"][colour]
        return Text.assemble(chip(die), " → ", some("blueberry", price))

    def note_six(self, colour: str) -> Text:
        """Return a six."""
        return chip(f"{colour}-6")

    def note_material(self, word: str) -> Text:
        """Return the material, several pieces of it perhaps."""
        id, _, count = word.partition("-")
        return some(id, int(count)) if count else good(id)

    def note_upgrade(self, chain: str) -> Text:
        """Return what the next tile of a chain brings."""
        me = self.me
        count = {
            "pot": len(me["trees"]),
            "saw": me["saws"]["owned"],
            "joint": len([joint for joint in me["joints"] if joint["owned"]]),
            "gluing": int(me["gluing"]["owned"]),
        }[chain]
        tile = self.cards["workshop"][chain][count]
        parts = [chip(f"{tile['id']}-{tile['seedling']}")] if chain == "pot" else []
        parts += [Text(f"≤+{tile['raise']}")] if chain == "joint" else []
        return row([*parts, effects(tile["reward"], self.words)])

    # Helpers.

    def note_helper(self, id: str) -> Text:
        """Return a helper; one who produces, only with that."""
        if not self.active:
            cost = some("blueberry", self.cards["helpers"][id]["cost"])
            return row([cost, helper_signs(id, self.cards, self.words)], "  ")
        return effects(self.cards["helpers"][id]["production"], self.words)

    def note_space(self, id: str) -> Text:
        """Return what a space of the workshop pays."""
        space = self.cards["spaces"][id]
        gears = Text.assemble(f"{space['produce']}×", GEAR) if space["produce"] else Text()
        return row([effects(space["income"], self.words), gears])

    # Wood.

    def note_plant(self, word: str) -> Text:
        """Return the piece that is planted."""
        die, _, piece = word.rpartition("-")
        return chip(f"{die.partition('-')[0]}-{piece}")

    def note_tree(self, pot: str) -> Text:
        """Return the tree in a pot, or the pot."""
        for tree in self.me["trees"]:
            if tree["pot"] == pot and tree["die"]:
                return chip(tree["die"])
        return shape(pot)

    note_fell = note_tree
    note_pot = note_tree

    def note_parts(self, word: str) -> Text | None:
        """Return the pieces."""
        return chips(f"{self.colour}-{part}" for part in word.split("+")) if self.value else None

    def note_raise(self, word: str) -> Text | None:
        """Return the changed die."""
        return chip(f"{self.colour}-{self.value + int(word)}") if self.value else None

    note_change = note_raise

    def note_partner(self, word: str) -> Text | None:
        """Return the glued die, and points for mixed colours."""
        other, _, kept = word.partition("-keep-")
        colour, _, value = other.partition("-")
        if not self.value:
            return None
        points = some("vp", self.cards["glue_vp"]) if colour != self.colour else Text()
        return row([chip(f"{kept}-{self.value + int(value)}"), points])

    def note_colour(self, colour: str) -> Text:
        """Return the die in another colour, or the colour."""
        return chip(f"{colour}-{self.value}") if self.value else shape(colour)

    # Attic and commissions.

    def note_tool(self, id: str) -> Text:
        """Return the tool."""
        return tool(id, self.words)

    def note_attic(self, space: str) -> Text:
        """Return what neighbours of a different kind pay here."""
        attic, mine = self.me["attic"], self.active.get("tool")
        paid = []
        for link in self.cards["links"]:
            ends = {link["one"], link["other"]}
            if space in ends:
                neighbour = attic[(ends - {space}).pop()]
                if mine and neighbour not in (None, mine):
                    paid.append(effects(link["reward"], self.words))
        return row(paid)

    def note_link(self, id: str) -> Text:
        """Return what a link pays."""
        links = {link["id"]: link["reward"] for link in self.cards["links"]}
        return effects(links[id], self.words)

    def note_commission(self, id: str) -> Text:
        """Return what a commission brings at the end."""
        return commission_signs(self.cards["commissions"][id], self.words)


def commission_signs(card: Json, words: Words) -> Text:
    """Return the points of a commission, and for what they are."""
    key = f"view-per-{card['metric'].replace('_', '-')}"
    return Text.assemble(some("vp", card["vp"]), " ", words.text(key, n=card["step"]))
