# not compiled: made once for each page
"""Fort: what cards, perks and made-up rules do, as phrases of the catalogues that make sentences.

A phrase is a key, what it is told, and phrases as parts of it.
"""

from __future__ import annotations

from typing import Final

from klubovna.core.phrase import phrase
from klubovna.core.state import Json
from klubovna.games.fort.box.contents import (
    ALONE,
    ANY_SUIT,
    BOTH,
    COPY_PACK,
    COPY_RIVAL_PACK,
    EXCHANGE,
    FORM_IDS,
    GAIN,
    LOOKOUT,
    ONCE,
    PACK,
    PER_LEVEL,
    PER_LOOKOUT,
    PER_PACK,
    RECRUIT,
    RESOURCE_IDS,
    SCORE,
    SPEND,
    SUIT_IDS,
    SUITS,
    THEN,
    TRASH,
    TRASH_RIVAL,
    UPGRADE,
    Action,
    Effect,
    MadeUpRule,
    Perk,
)

EFFECT_IDS: Final = {
    GAIN: "gain",
    PACK: "pack",
    LOOKOUT: "lookout",
    TRASH: "trash",
    RECRUIT: "recruit",
    UPGRADE: "upgrade",
    SCORE: "score",
    SPEND: "spend",
    TRASH_RIVAL: "trash_rival",
    COPY_PACK: "copy_pack",
    COPY_RIVAL_PACK: "copy_rival_pack",
    EXCHANGE: "exchange",
}
SOURCE_IDS: Final = {
    ANY_SUIT: "any_suit",
    PER_PACK: "pack",
    PER_LOOKOUT: "lookout",
    PER_LEVEL: "fort_level",
}
LINK_IDS: Final = {ALONE: "alone", THEN: "then", BOTH: "both"}
# What can be counted in nouns: "1 toy for each shovel". The rest are deeds: "for each shovel: …".
COUNTABLE: Final = (GAIN, PACK, LOOKOUT, SCORE)


def action_phrase(action: Action) -> Json:
    """Return an action as a phrase whose parts are phrases: "for each book: do this, then that"."""
    is_counted = action.per != ONCE
    in_nouns = is_counted and action.link == ALONE and action.first.word in COUNTABLE
    is_whole = not is_counted and action.link == ALONE
    found = effect_phrase(action.first, in_nouns, is_whole)
    if action.link != ALONE:
        parts = {"first": found, "second": effect_phrase(action.second, False, False)}
        found = phrase(f"view-joint-{LINK_IDS[action.link]}", **parts)
    if is_counted:
        key = "view-each-noun" if in_nouns else "view-each-deed"
        found = phrase(key, per=source_id(action.per), what=found)
    return phrase("view-then-trash-this", what=found) if action.trashes_self else found


def source_id(per: int) -> str | None:
    """Return what multiplies an action."""
    if per == ONCE:
        return None
    return SUIT_IDS[per] if per < SUITS else SOURCE_IDS[per]


def effect_phrase(effect: Effect, as_noun: bool, is_whole: bool) -> Json:
    """Return one icon in words, "1 toy" or "gain a toy"; short if it is not the whole action."""
    id = EFFECT_IDS[effect.word].replace("_", "-")
    args: Json = {}
    if effect.word in (GAIN, SCORE):
        args["count"] = effect.amount
    if effect.word == UPGRADE:
        args["change"] = "less" if effect.amount < 0 else "more" if effect.amount > 0 else "none"
    if effect.word in (GAIN, SPEND):
        args["kind"] = RESOURCE_IDS[effect.kind]
    if effect.word == TRASH:
        args["size"] = "whole" if is_whole else "part"
    return phrase(f"view-noun-{id}" if as_noun else f"view-deed-{id}", **args)


def perk_phrase(perk: Perk) -> Json:
    """Return what a perk does."""
    return phrase(f"view-perk-{perk.id}".replace("_", "-"), amount=perk.amount)


def rule_phrase(rule: MadeUpRule) -> Json:
    """Return what a made-up rule scores; what its form does not use is empty."""
    return phrase(
        f"view-rule-{FORM_IDS[rule.form]}".replace("_", "-"),
        points=rule.points,
        bonus=rule.bonus,
        level=rule.level,
        suit=SUIT_IDS[rule.suit] if rule.suit >= 0 else "",
        kind=RESOURCE_IDS[rule.kind] if rule.kind >= 0 else "",
    )
