"""Reads the little language of icons in cards.toml: "(spend toy > point) x glue"."""

from __future__ import annotations

from typing import Final

from klubovna.components import Section
from klubovna.games.fort.box.contents import (
    ALONE,
    ANY_SUIT,
    BOTH,
    COIN,
    COPY_PACK,
    COPY_RIVAL_PACK,
    EITHER,
    EXCHANGE,
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
    SCORE,
    SPEND,
    SUIT_IDS,
    SUITS,
    THEN,
    TOY,
    TRASH,
    TRASH_RIVAL,
    UPGRADE,
    Action,
    Effect,
)

EFFECTS: Final = {
    "pack": PACK,
    "lookout": LOOKOUT,
    "trash": TRASH,
    "trash rival card": TRASH_RIVAL,
    "recruit": RECRUIT,
    "exchange": EXCHANGE,
    "copy pack": COPY_PACK,
    "copy rival pack": COPY_RIVAL_PACK,
}
KINDS: Final = {
    "toy": TOY,
    "toys": TOY,
    "pizza": PIZZA,
    "pizzas": PIZZA,
    "toy or pizza": EITHER,
    "toys or pizzas": EITHER,
}
SOURCES: Final = {
    "any suit": ANY_SUIT,
    "pack": PER_PACK,
    "lookout": PER_LOOKOUT,
    "fort level": PER_LEVEL,
}
DELTAS: Final = {"upgrade": 0, "upgrade -1": -1, "upgrade +1": 1}

# What an effect needs or changes. Perks are thought of: Bribe lets the lookout take from the park
# and from yards. If two halves of a pair share nothing, the pair can be done as often as the
# half that can be done less often, and a pair which shares something is refused.
MEANS: Final = {
    GAIN: [],
    SPEND: [],
    SCORE: [],
    PACK: ["toys", "pizza", "room in the pack"],
    EXCHANGE: ["toys", "pizza"],
    LOOKOUT: ["hand cards", "room in the lookout", "the park", "yards"],
    TRASH: ["hand cards", "discarded cards"],
    RECRUIT: ["the park", "yards", "discarded cards"],
    TRASH_RIVAL: ["yards"],
}
MEANS_OF_KIND: Final = [["toys"], ["pizza"], ["toys", "pizza"]]


def read_action(section: Section, panel: str, suits: list[int]) -> Action:
    """Return a panel of a kid; what cannot be played is refused."""
    text = section.text(panel)
    try:
        action = parse_action(text)
        check_action(action, is_private=panel == "private")
        if action.per <= ANY_SUIT and COIN in suits:
            raise ValueError("a kid with a coin cannot count suits")
    except ValueError as error:
        raise section.error(panel, str(error)) from error
    return action


def parse_action(text: str) -> Action:
    """Take apart a panel: (A > B) x source, or the same in brackets before > trash this."""
    words = text.replace("(", " ( ").replace(")", " ) ").split()
    if not words:
        return Action(text, ONCE, Effect(NOTHING, 0, 0), ALONE, Effect(NOTHING, 0, 0), False)
    trashes_self = words[-3:] == [">", "trash", "this"]
    if trashes_self:
        words = words[:-3]
        if "x" in words and not is_bracketed(words):
            raise ValueError("brackets are missing: (A x suit) > trash this")
        words = without_brackets(words)
    per = ONCE
    if "x" in words:
        at = words.index("x")
        per = parse_source(words[at + 1 :])
        words = words[:at]
        if (">" in words or "+" in words) and not is_bracketed(words):
            raise ValueError("brackets are missing: (A > B) x suit")
    first, link, second = parse_pair(without_brackets(words))
    return Action(text, per, first, link, second, trashes_self)


def is_bracketed(words: list[str]) -> bool:
    return words[:1] == ["("] and words[-1:] == [")"]


def without_brackets(words: list[str]) -> list[str]:
    return words[1:-1] if is_bracketed(words) else words


def parse_source(words: list[str]) -> int:
    """Return what multiplies an action."""
    source = " ".join(words)
    if source in SUIT_IDS[:SUITS]:
        return SUIT_IDS.index(source)
    if source not in SOURCES:
        known = ", ".join([*SUIT_IDS[:SUITS], *SOURCES])
        raise ValueError(f'cannot count "{source}"; one of: {known}')
    return SOURCES[source]


def parse_pair(words: list[str]) -> tuple[Effect, int, Effect]:
    """Return the one or two effects of an action, and their link."""
    links = [at for at, word in enumerate(words) if word in (">", "+")]
    if len(links) > 1 or "(" in words or ")" in words:
        raise ValueError(
            "too deep; the most is (A > B) x suit, all in brackets before > trash this"
        )
    if not links:
        return parse_effect(words), ALONE, Effect(NOTHING, 0, 0)
    link = THEN if words[links[0]] == ">" else BOTH
    return parse_effect(words[: links[0]]), link, parse_effect(words[links[0] + 1 :])


def parse_effect(words: list[str]) -> Effect:
    text = " ".join(words)
    if text in EFFECTS:
        return Effect(EFFECTS[text], 1, 0)
    if text in DELTAS:
        return Effect(UPGRADE, DELTAS[text], 0)
    amount = 1
    spends = words[:1] == ["spend"]
    if spends:
        words = words[1:]
    if words and words[0] in ("1", "2", "3", "4", "5", "6", "7", "8", "9"):
        amount = int(words[0])
        words = words[1:]
    noun = " ".join(words)
    if noun in ("point", "points") and not spends:
        return Effect(SCORE, amount, 0)
    if noun in KINDS and not (spends and KINDS[noun] == EITHER):
        return Effect(SPEND if spends else GAIN, amount, KINDS[noun])
    known = ["toy", "pizza", "toy or pizza", "spend toy", "spend pizza", "point", "upgrade"]
    raise ValueError(f'unknown effect "{text}"; one of: {", ".join([*known, *EFFECTS])}')


def check_action(action: Action, is_private: bool) -> None:
    """Refuse what the rules do not support."""
    first, second = action.first, action.second
    if not is_private and (action.trashes_self or action.per == ANY_SUIT):
        raise ValueError("trash this and any suit are for private actions only")
    is_simple = action.per == ONCE and action.link == ALONE
    is_raise = (
        action.per == ONCE
        and action.link == THEN
        and first.word == UPGRADE
        and second.word == SCORE
    )
    for effect in (first, second):
        if effect.word == GAIN and effect.amount > 1 and not is_simple:
            raise ValueError("several tokens at once are neither repeated nor half of a pair")
        if effect.word not in (GAIN, SCORE, UPGRADE) and effect.amount > 1:
            raise ValueError("only tokens to take and points come in larger numbers")
        is_lonely = effect.word in (UPGRADE, COPY_PACK, COPY_RIVAL_PACK)
        if is_lonely and not is_simple and not is_raise:
            raise ValueError("upgrades and copies stand alone, except upgrade > points")
    if action.link != ALONE and not is_raise:
        shared = [means for means in means_of(first) if means in means_of(second)]
        if shared:
            raise ValueError(f"both halves draw on {shared[0]}; such pairs are not supported")


def means_of(effect: Effect) -> list[str]:
    """Return what an effect needs or changes."""
    if effect.word in (GAIN, SPEND):
        return MEANS_OF_KIND[effect.kind]
    return MEANS[effect.word]
