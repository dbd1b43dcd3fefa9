"""Reads comforts and improvements of Creature Comforts, and checks them."""

from __future__ import annotations

from typing import Final

from klubovna.components import Document, Names, Section
from klubovna.games.creature_comforts.box import contents as the
from klubovna.games.creature_comforts.box.contents import Comfort, Improvement
from klubovna.games.creature_comforts.box.language import (
    NOTHING,
    read_bundle,
    read_heap,
)
from klubovna.games.creature_comforts.pieces.numbers import (
    BEYOND_COPIES,
    BEYOND_IDS,
    COMFORTS,
    IMPROVEMENTS,
    NONE,
    RUNGS,
    TYPE_IDS,
)

MOST_POINTS: Final = 20
MOST_COPIES: Final = 9
MOST_SETS: Final = 9
UNTYPED: Final = "none"


# Comforts.


def read_comforts(document: Document, names: Names) -> tuple[Comfort, ...]:
    """Read the comforts; their bonuses may speak of any of them."""
    records: list[Section] = document.records("comfort", COMFORTS, COMFORTS)
    ids = [section.new_id(names, "comfort") for section in records]
    found: list[Comfort] = []
    for kind, section in enumerate(records):
        found.append(read_comfort(section, ids, kind))
        section.close()
    return tuple(found)


def read_comfort(section: Section, ids: list[str], kind: int) -> Comfort:
    """Read one comfort; only what its bonus needs is asked for."""
    type = section.choice("type", "type", [UNTYPED, *TYPE_IDS])
    cost = read_bundle(section, "cost")
    bonus = the.BONUS_IDS.index(section.choice("bonus", "bonus", the.BONUS_IDS))
    points = 0 if bonus == the.NO_BONUS else section.number("bonus_points", 1, MOST_POINTS)
    partner, limit = NONE, 0
    others: tuple[int, ...] = ()
    stored = NOTHING
    if bonus == the.IF_HAVE:
        partner = ids.index(section.choice("partner", "comfort", ids))
        if partner == kind:
            raise section.error("partner", "must be another comfort")
    elif bonus == the.PER_OTHER:
        others = tuple([ids.index(id) for id in section.words("others", "comfort", ids)])
        if len(set(others)) < len(others):
            raise section.error("others", "says the same twice")
    elif bonus == the.PER_STORED_SET:
        stored = read_heap(section, "stored")
        limit = section.number("limit", 0, MOST_SETS)
    return Comfort(
        ids[kind],
        NONE if type == UNTYPED else TYPE_IDS.index(type),
        section.number("points", 0, MOST_POINTS),
        cost.heap,
        cost.any_goods,
        section.number("copies", 1, MOST_COPIES),
        bonus,
        points,
        partner,
        others,
        stored,
        limit,
    )


# Improvements.


def read_improvements(
    document: Document, names: Names, comforts: tuple[Comfort, ...]
) -> tuple[Improvement, ...]:
    """Read the improvements; a solo game needs more of them than the ladder has rungs."""
    found: list[Improvement] = []
    records: list[Section] = document.records("improvement", IMPROVEMENTS, IMPROVEMENTS)
    for section in records:
        each = read_improvement(section, section.new_id(names, "improvement"))
        check_unique(section, each, found)
        if each.effect == the.STORY_ON_TYPE:
            check_book(section, each.type, comforts)
        if each.effect == the.SHARED_PLACE:
            for language in ("en", "cs"):
                name = names[language][f"improvement/{each.id}"]
                names[language][f"place/{BEYOND_IDS[each.place]}"] = name
        section.close()
        found.append(each)
    if sum([each.solo for each in found]) <= RUNGS:
        raise records[-1].error("solo", f"more than {RUNGS} cards must be for solo games")
    return tuple(found)


def check_unique(section: Section, card: Improvement, others: list[Improvement]) -> None:
    """Refuse for the second time what the rules know as one thing; bonuses may be alike."""
    for other in others:
        if card.effect != other.effect or card.effect == the.SCORE_TYPE:
            continue
        if card.effect == the.SHARED_PLACE:
            if card.place == other.place:
                raise section.error("place", f'belongs to "{other.id}"')
        elif card.type == other.type:
            key = "effect" if card.type == NONE else "type"
            raise section.error(key, f'belongs to "{other.id}"')


def check_book(section: Section, type: int, comforts: tuple[Comfort, ...]) -> None:
    """Refuse a book for comforts that store something else already."""
    for comfort in comforts:
        if comfort.type == type and comfort.bonus == the.PER_STORED_SET:
            raise section.error("type", f'"{comfort.id}" stores something of its own')


def read_improvement(section: Section, id: str) -> Improvement:
    """Read one improvement; only what its effect needs is asked for."""
    effects = the.IMPROVEMENT_EFFECT_IDS
    effect = effects.index(section.choice("effect", "effect", effects))
    type, place, bonus_points, any_goods = NONE, NONE, 0, 0
    reward = owner_reward = NOTHING
    may_use = gift = False
    if effect in (the.SCORE_TYPE, the.STORY_ON_TYPE):
        type = TYPE_IDS.index(section.choice("type", "type", TYPE_IDS))
        bonus_points = section.number("bonus_points", 1, MOST_POINTS)
    elif effect == the.SHARED_PLACE:
        place = BEYOND_IDS.index(section.choice("place", "place", BEYOND_IDS))
        bundle = read_bundle(section, "reward")
        reward, any_goods = bundle.heap, bundle.any_goods
        may_use, gift = section.flag("owner_may_use"), section.flag("gift")
        owner_reward = NOTHING if gift else read_heap(section, "owner_reward")
        if gift and any_goods == 0:
            raise section.error("gift", "a visitor who has nothing must get a good to give")
    most = BEYOND_COPIES if effect == the.SHARED_PLACE else MOST_COPIES
    return Improvement(
        id,
        section.number("points", 0, MOST_POINTS),
        read_heap(section, "cost"),
        section.number("copies", 1, most),
        section.flag("solo"),
        effect,
        type,
        bonus_points,
        place,
        reward,
        any_goods,
        may_use,
        owner_reward,
        gift,
    )
