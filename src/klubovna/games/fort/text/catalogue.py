# not compiled: made once for each page
"""Fort: the box as plain JSON, for pages that draw cards, forts, perks and made-up rules.

An action is told twice: as icons, and as a phrase of the catalogues that makes a sentence.
"""

from __future__ import annotations

from typing import Any, Final

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
    Box,
    Effect,
    Kid,
    Level,
    MadeUpRule,
    Perk,
)

Json = dict[str, Any]

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
# What the rules give for reaching a level.
REWARDS: Final = {1: "made_up_rule", 2: "perk"}


def catalogue(box: Box) -> Json:
    """Return everything that a page draws."""
    return {
        "suits": SUIT_IDS,
        "kids": {kid.id: kid_json(kid, box) for kid in box.kids if kid.copy == 1},
        "levels": [level_json(n, level, box) for n, level in enumerate(box.levels)],
        "perks": {perk.id: perk_json(perk) for perk in box.perks},
        "rules": {rule.id: rule_json(rule) for rule in box.rules},
        "boards": {
            board.id: {"gang": SUIT_IDS[board.gang], "colour": board.colour}
            for board in box.board_looks
        },
        "stash_capacity": box.stash_capacity,
        "end_points": box.end_points,
        "end_level": box.end_level,
        "sculpture_points": box.sculpture_points,
    }


def kid_json(kid: Kid, box: Box) -> Json:
    """Return a design of a kid."""
    return {
        "suits": [SUIT_IDS[suit] for suit in kid.suits],
        "gang": SUIT_IDS[kid.gang],
        "copies": box.designs.count(kid.design),
        "board": box.board_ids[kid.board] if kid.is_best_friend else None,
        "public": action_json(kid.public),
        "private": action_json(kid.private),
    }


def level_json(number: int, level: Level, box: Box) -> Json:
    """Return a level of the fort."""
    return {
        "cost": {"toy": level.toys, "pizza": level.pizza, "any": level.any},
        "points": level.points,
        "lookout": level.lookout,
        "pack": level.pack,
        "reward": "sculpture" if number == box.end_level else REWARDS.get(number),
    }


def perk_json(perk: Perk) -> Json:
    """Return a perk and what it does."""
    key = f"view-perk-{perk.id}".replace("_", "-")
    return {"one_shot": perk.one_shot, "phrase": phrase(key, amount=perk.amount)}


def rule_json(rule: MadeUpRule) -> Json:
    """Return a made-up rule and what it scores."""
    key = f"view-rule-{FORM_IDS[rule.form]}".replace("_", "-")
    suit = SUIT_IDS[rule.suit] if rule.suit >= 0 else ""
    kind = RESOURCE_IDS[rule.kind] if rule.kind >= 0 else ""
    told = {"points": rule.points, "bonus": rule.bonus, "level": rule.level}
    return {
        "form": FORM_IDS[rule.form],
        "suit": suit or None,
        "kind": kind or None,
        "phrase": phrase(key, **told, suit=suit, kind=kind),
    }


# Actions.


def action_json(action: Action) -> Json | None:
    """Return a panel of a kid, None if it is empty."""
    if action.is_empty:
        return None
    effects = [action.first] if action.link == ALONE else [action.first, action.second]
    return {
        "effects": [effect_json(effect) for effect in effects],
        "link": LINK_IDS[action.link],
        "per": source_id(action.per),
        "trashes_self": action.trashes_self,
        "phrase": action_phrase(action),
    }


def effect_json(effect: Effect) -> Json:
    """Return one icon; of an upgrade, the amount is what it costs more or less."""
    found: Json = {"do": EFFECT_IDS[effect.word], "amount": effect.amount}
    if effect.word in (GAIN, SPEND):
        found["kind"] = RESOURCE_IDS[effect.kind]
    return found


def source_id(per: int) -> str | None:
    """Return what multiplies an action."""
    if per == ONCE:
        return None
    return SUIT_IDS[per] if per < SUITS else SOURCE_IDS[per]


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


def phrase(key: str, **args: Any) -> Json:
    """Return a sentence to be said: its key, what it is told, and phrases as parts of it."""
    parts = {name: value for name, value in args.items() if isinstance(value, dict)}
    told = {name: value for name, value in args.items() if name not in parts}
    return {"key": key, "args": told, "parts": parts}
