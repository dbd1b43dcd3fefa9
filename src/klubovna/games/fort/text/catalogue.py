# not compiled: made once for each page
"""Fort: the box as plain JSON, for pages that draw cards, forts, perks and made-up rules.

An action is told twice: as icons, and as a phrase.
"""

from __future__ import annotations

from typing import Final

from klubovna.core.state import Json
from klubovna.games.fort.box.contents import (
    ALONE,
    FORM_IDS,
    GAIN,
    RESOURCE_IDS,
    SPEND,
    SUIT_IDS,
    Action,
    Box,
    Effect,
    Kid,
    Level,
    MadeUpRule,
    Perk,
)
from klubovna.games.fort.text.phrases import (
    EFFECT_IDS,
    LINK_IDS,
    action_phrase,
    perk_phrase,
    rule_phrase,
    source_id,
)

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
    return {"one_shot": perk.one_shot, "phrase": perk_phrase(perk)}


def rule_json(rule: MadeUpRule) -> Json:
    """Return a made-up rule and what it scores."""
    return {
        "form": FORM_IDS[rule.form],
        "suit": SUIT_IDS[rule.suit] if rule.suit >= 0 else None,
        "kind": RESOURCE_IDS[rule.kind] if rule.kind >= 0 else None,
        "phrase": rule_phrase(rule),
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
