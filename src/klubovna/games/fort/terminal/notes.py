# not compiled: drawn once for each question
"""Fort: what one should see of an option beside its phrase."""

from __future__ import annotations

from typing import Any, Final

from rich.text import Text

from klubovna.core.decision import Option
from klubovna.drawing import Words
from klubovna.games.fort.box.contents import BOTH, SUIT_IDS, Box, Kid
from klubovna.games.fort.terminal.signs import (
    action,
    chip,
    chips,
    effect,
    heap,
    kid_of,
    perk_text,
    rule_text,
)

SUITS_MATTER: Final = ("option-follow", "option-add-cards", "option-tuck-card")
CARD_ZONES: Final = ("hand", "park", "yard", "discard", "packet", "in_play")


def note(option: Option, view: dict[str, Any], words: Words, box: Box) -> Text | None:
    """Return what one should see of the thing that an option names, or None."""
    zone, word = option.target.split("/")[0], option.word
    if zone in CARD_ZONES:
        kid = kid_of(word, box)
        counts_only = option.key.startswith(SUITS_MATTER)
        return chips(kid.suits, words) if counts_only else card_note(kid, words)
    if zone == "perk_row":
        return Text(perk_text(word, words, box))
    if zone == "rule_stack":
        return Text(rule_text(word, words, box))
    if zone == "copy":
        toys, pizza = word.split("+")
        return heap({"toy": int(toys), "pizza": int(pizza)})
    if zone == "suit":
        return chip(SUIT_IDS.index(word), words)
    if zone == "button" and view["play"]:
        return button_note(word, kid_of(view["play"]["card"], box), words)
    return None


def button_note(word: str, kid: Kid, words: Words) -> Text | None:
    """Return which action or half of an action of the played card a button means."""
    panels = {"public": kid.public, "private": kid.private}
    if word in panels:
        return action(panels[word], words)
    pair = next((panel for panel in panels.values() if panel.link == BOTH), None)
    if pair is None or "_half_" not in word:
        return None
    halves = [effect(pair.first, words), effect(pair.second, words)]
    if word.startswith("second"):
        halves.reverse()
    return halves[0] if word.endswith("only") else Text.assemble(halves[0], " → ", halves[1])


def card_note(kid: Kid, words: Words) -> Text:
    """Return what a card shows: suits, public and private action."""
    shown = chips(kid.suits, words)
    if not kid.has_action:
        return Text.assemble(shown, " ", (words.text("view-no-action"), "dim"))
    bar = (" │ ", "dim")
    return Text.assemble(shown, " ", action(kid.public, words), bar, action(kid.private, words))
