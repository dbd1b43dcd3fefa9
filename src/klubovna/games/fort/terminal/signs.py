# not compiled: drawn once for each question
"""Fort: cards, tokens, perks and made-up rules as short coloured texts.

Colour is never the only sign: suits have letters, tokens have shapes.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from rich.style import Style
from rich.text import Text

from klubovna.core.state import Json
from klubovna.drawing import INK, Words
from klubovna.games.fort.box.contents import (
    ALONE,
    ANY_SUIT,
    BOTH,
    COPY_PACK,
    COPY_RIVAL_PACK,
    EITHER,
    EXCHANGE,
    FORM_IDS,
    GAIN,
    LOOKOUT,
    NOTHING,
    ONCE,
    PACK,
    PER_LEVEL,
    PER_LOOKOUT,
    PER_PACK,
    PIZZA,
    RECRUIT,
    RESOURCE_IDS,
    SCORE,
    SPEND,
    SUIT_IDS,
    SUITS,
    TOY,
    TRASH,
    TRASH_RIVAL,
    UPGRADE,
    Action,
    Box,
    Effect,
    Kid,
)

SUIT_COLOURS: Final = (
    "#e07a6a",  # skateboard
    "#e2c14f",  # shovel
    "#e39a5b",  # glue
    "#6cc4a4",  # squirt gun
    "#c49ae0",  # crown
    "#8fb0ee",  # book
    "#e8e2d4",  # coin
)
TOKENS: Final = ("■", "▲", "○")  # a toy brick, a slice of pizza, either
TOKEN_COLOURS: Final = ("#7fb4e6", "#eb9a4e", "#e8e2d4")
POINT_COLOUR: Final = "#e8cf6a"
FREE: Final = "·"

EFFECT_KEYS: Final = {
    PACK: "view-pack",
    LOOKOUT: "view-lookout",
    TRASH: "view-trash",
    RECRUIT: "view-recruit",
    TRASH_RIVAL: "view-trash-rival",
    COPY_PACK: "view-copy-pack",
    COPY_RIVAL_PACK: "view-copy-rival-pack",
    EXCHANGE: "view-exchange",
}
SOURCE_KEYS: Final = {
    ANY_SUIT: "view-any-suit",
    PER_PACK: "view-per-pack",
    PER_LOOKOUT: "view-per-lookout",
    PER_LEVEL: "view-per-level",
}


# Suits and tokens.


def suit_letters(suit: int, words: Words) -> str:
    """Return the letters of a suit."""
    return words.text(f"view-suit-{SUIT_IDS[suit]}".replace("_", "-"))


def chip(suit: int, words: Words) -> Text:
    """Return a suit as a small coloured plate."""
    style = Style(color=INK, bgcolor=SUIT_COLOURS[suit])
    return Text(suit_letters(suit, words), style=style)


def chips(suits: Iterable[int], words: Words) -> Text:
    """Return the suits of a card side by side."""
    return Text(" ").join(chip(suit, words) for suit in suits)


def tokens(kind: int, count: int, room: int = 0) -> Text:
    """Return a row of tokens, with a dot for each that would still fit."""
    row = Text(TOKENS[kind] * count, style=TOKEN_COLOURS[kind])
    return row.append(FREE * (room - count), "dim")


def heap(things: dict[str, int]) -> Text:
    """Return toys and pizzas in one row."""
    return tokens(TOY, things["toy"]) + tokens(PIZZA, things["pizza"])


def cost(toys: int, pizza: int, any: int) -> Text:
    """Return what a level costs."""
    return tokens(TOY, toys) + tokens(PIZZA, pizza) + tokens(EITHER, any)


# Actions.


def action(panel: Action, words: Words) -> Text:
    """Return a panel of a card: "(spend toy → point) × Gl"."""
    if panel.is_empty:
        return Text("–", style="dim")
    text = effect(panel.first, words)
    if panel.link != ALONE:
        link = " + " if panel.link == BOTH else " → "
        text = Text.assemble(text, link, effect(panel.second, words))
        text = Text.assemble("(", text, ")") if panel.per != ONCE else text
    if panel.per != ONCE:
        text = Text.assemble(text, " × ", source(panel.per, words))
    if panel.trashes_self:
        text = Text.assemble(text, " → ", words.text("view-trash-this"))
    return text


def source(per: int, words: Words) -> Text:
    """Return what multiplies an action."""
    if per < SUITS:
        return Text(suit_letters(per, words), style=f"bold {SUIT_COLOURS[per]}")
    return Text(words.text(SOURCE_KEYS[per]))


def effect(icon: Effect, words: Words) -> Text:
    """Return one icon in a word or two."""
    if icon.word in (GAIN, SPEND):
        key = "view-gain" if icon.word == GAIN else "view-spend"
        text = words.text(key, kind=RESOURCE_IDS[icon.kind], count=icon.amount)
        return Text(text, style=TOKEN_COLOURS[icon.kind] if icon.kind != EITHER else "")
    if icon.word == SCORE:
        return Text(words.text("view-score", count=icon.amount), style=POINT_COLOUR)
    if icon.word == UPGRADE:
        change = f"{icon.amount:+d}".replace("-", "−") if icon.amount else ""
        return Text(words.text("view-upgrade") + f" {change}".rstrip(), style="bold")
    return Text(words.text(EFFECT_KEYS[icon.word]) if icon.word != NOTHING else "")


# Cards.


def kid_of(word: str, box: Box) -> Kid:
    """Return the card of a word such as "bug#2"; without a copy it is the first one."""
    return box.kids[box.number_of[word if word in box.number_of else f"{word}#1"]]


def short_cards(cards: Iterable[str], words: Words, box: Box) -> list[Text]:
    """Return cards in short: name and suits."""
    return [
        Text.assemble(words.name(f"kid/{word}"), " ", chips(kid_of(word, box).suits, words))
        for word in cards
    ]


def packed(player: Json) -> Text:
    """Return the tokens in a pack, with a dot for each that would still fit."""
    inside = heap(player["pack"])
    return inside.append(FREE * (player["pack_capacity"] - inside.cell_len), "dim")


def looking_out(player: Json, words: Words, box: Box) -> Text:
    """Return the suits in a lookout, with a dot for each card that would still fit."""
    cards = player["lookout"]
    seen = [chips(kid_of(word, box).suits, words) for word in cards]
    free = FREE * (player["lookout_capacity"] - len(cards))
    return Text.assemble(Text(" ").join(seen), " " if seen and free else "", (free, "dim"))


# Perks and made-up rules.


def perk_text(id: str, words: Words, box: Box) -> str:
    """Say in short what a perk does."""
    amount = next((perk.amount for perk in box.perks if perk.id == id), 0)
    return words.text(f"view-perk-{id}".replace("_", "-"), amount=amount)


def rule_text(id: str, words: Words, box: Box) -> str:
    """Say in short what a made-up rule scores."""
    rule = next(rule for rule in box.rules if rule.id == id)
    return words.text(
        f"view-rule-{FORM_IDS[rule.form]}".replace("_", "-"),
        points=rule.points,
        bonus=rule.bonus,
        level=rule.level,
        suit_id=SUIT_IDS[rule.suit] if rule.suit >= 0 else "",
        kind_id=RESOURCE_IDS[rule.kind] if rule.kind >= 0 else "",
    )
