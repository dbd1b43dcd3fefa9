# not compiled: drawn once for each question
"""Creature Comforts: what one should see of an option before it is taken."""

from __future__ import annotations

from rich.text import Text

from klubovna.core.decision import Option
from klubovna.core.state import Json
from klubovna.drawing import Words
from klubovna.games.creature_comforts.box import contents as the
from klubovna.games.creature_comforts.box.contents import Box
from klubovna.games.creature_comforts.pieces.numbers import VILLAGE_DICE
from klubovna.games.creature_comforts.terminal.signs import (
    CARD,
    comfort_of,
    comfort_signs,
    deal_signs,
    dice,
    die,
    family_sign,
    family_signs,
    guest_of,
    improvement_signs,
    place_signs,
    repeated,
    sign,
    slot_at,
    things,
)


def option_note(option: Option, view: Json, words: Words, box: Box) -> Text | None:
    """Return what one should see of the thing that an option names, or None."""
    zone, word = option.target.split("/")[0], option.word
    if zone == "den":
        return family_sign(word)
    if zone in ("crafted", "stored"):
        return stored_note(word, view, box)
    if zone in ("hand", "discard"):
        return comfort_signs(word, box)
    if zone == "nest":
        return numbered(word, comfort_signs(view["nest"][int(word)], box))
    if zone == "rung":
        return numbered(word, improvement_signs(view["ladder"][int(word)], box))
    if zone in ("place", "barrow", "jay", "worker"):
        return place_signs(word, view, box) or None
    if zone in ("dice", "value"):
        return laid_note(option, view, words, box)
    if zone == "seat":
        return family_signs(view, [int(word)])
    if zone in ("good", "give", "coin_for"):
        return sign(word)
    if zone in ("village", "family"):
        return turned_note(zone, word, view)
    if zone == "stones":
        return paid_note(option)
    if option.target == "button/exchange":
        return inn_note(view["active"]["values"]["inn"], view, box)
    return None


def stored_note(id: str, view: Json, box: Box) -> Text:
    """Return what is stored together on a comfort."""
    card = comfort_of(id, box)
    return things(card.stored) if card.bonus == the.PER_STORED_SET else sign("story")


def numbered(place: str, card: Text) -> Text:
    """Return a card with its place in a row, which people count from one: equal cards differ."""
    return Text.assemble((f"{int(place) + 1} ", "bold"), card)


def laid_note(option: Option, view: Json, words: Words, box: Box) -> Text | None:
    """Return dice that would be laid, and what they would bring."""
    active, word = view["active"], option.word
    if option.target.startswith("dice/"):
        found = [die(int(n), active["faces"][int(n)]) for n in word]
        slot = slot_at(active["place"], view, box)
        return Text.assemble(*found, " ", things(slot.reward)) if slot else Text().join(found)
    value = int(word[-1])
    laid = die(int(word[0]), active["faces"][int(word[0])])
    if active["place"] == "inn":
        return Text.assemble(laid, " ", inn_note(value, view, box))
    if active["place"] == "owl_draw":
        return Text.assemble(laid, " ", repeated(CARD, box.owl_draws[value]))
    reach = view["ladder"][:value]
    return Text.assemble(laid, " ", words.name(f"improvement/{reach[-1]}") if reach else "")


def turned_note(zone: str, word: str, view: Json) -> Text:
    """Return dice with an arrow at the one that would be turned."""
    first = 0 if zone == "village" else VILLAGE_DICE
    faces: list[int] = view["village"]
    if zone == "family":
        faces = next(p["dice"] for p in view["players"] if p["hand_cards"] is not None)
    turned, change = int(word[0]), word[2:]
    by = {"up": 1, "down": -1, "plus-1": 1, "plus-2": 2}.get(change)
    value = int(change) if by is None else faces[turned] + by
    shown = [f"{f}→{value}" if n == turned else f for n, f in enumerate(faces)]
    return dice(shown, first)


def paid_note(option: Option) -> Text:
    """Return stones, and the coins that make up the rest."""
    stones, coins = repeated(sign("stone"), int(option.word)), int(option.args["coins"])
    return Text.assemble(stones, repeated(sign("coin"), coins))


def inn_note(value: int, view: Json, box: Box) -> Text:
    """Return what the traveller offers for a value of the die."""
    guest = guest_of(view, box)
    return deal_signs(guest.rows[guest.row_of[value]]) if guest else Text()
