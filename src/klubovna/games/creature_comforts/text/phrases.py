# not compiled: made once for each page
"""Creature Comforts: what cards and places do, as sentences to be said.

A sentence is a key of the catalogues, what it is told, and other sentences as its parts. All are
made from the data of the cards: a corrected file changes the sentence too.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from klubovna.core.phrase import phrase
from klubovna.core.state import Json
from klubovna.games.creature_comforts.box import contents as the
from klubovna.games.creature_comforts.box.contents import (
    Box,
    Comfort,
    Heap,
    Improvement,
    Requirement,
    Row,
    Slot,
    Traveller,
)
from klubovna.games.creature_comforts.pieces.numbers import (
    BIT,
    BOARD_PLACES,
    FACES,
    FOREST_1,
    FOREST_2,
    INN,
    MARKET,
    MEADOW_1,
    MEADOW_2,
    OWL_DRAW,
    OWL_PICK,
    PLACE_IDS,
    RESOURCE_IDS,
    TYPE_IDS,
    WORKSHOP,
    ZONE_IDS,
)

FOREST: Final = BIT[FOREST_1] | BIT[FOREST_2]
MEADOW: Final = BIT[MEADOW_1] | BIT[MEADOW_2]
AREAS: Final = {FOREST: "forest", MEADOW: "meadow", FOREST | MEADOW: "valley"}
SIDES: Final = {BIT[FOREST_1]: "left", BIT[FOREST_2]: "right", FOREST: "both"}
PLACE_DEEDS: Final = {
    OWL_PICK: "view-place-owl-pick",
    WORKSHOP: "view-place-workshop",
    INN: "view-place-inn",
    MARKET: "view-place-market",
}


def listed(phrases: Sequence[Json], last: str = "view-and") -> Json:
    """Return phrases as a list, such as "a, b and c"; `last` joins the last one."""
    joined = phrases[0]
    for at, each in enumerate(phrases[1:], 2):
        joined = phrase(last if at == len(phrases) else "view-comma", first=joined, second=each)
    return joined


# Resources.


def some(heap: Heap) -> list[Json]:
    """Return what a heap holds, resource by resource."""
    return [
        phrase("view-some", resource=RESOURCE_IDS[resource], count=count)
        for resource, count in enumerate(heap)
        if count
    ]


def any_goods(count: int, same: bool = False, different: bool = False) -> list[Json]:
    """Return goods of choice, if there are any."""
    how = "same" if same else "different" if different else "free"
    return [phrase("view-any-goods", count=count, how=how)] if count else []


def cost_phrase(heap: Heap, goods_of_choice: int = 0) -> Json:
    """Return what something costs."""
    return listed([*some(heap), *any_goods(goods_of_choice)])


# Dice.


def dice_phrase(requirement: Requirement) -> Json:
    """Return what dice must be."""
    key = f"view-dice-{the.RULE_IDS[requirement.rule]}".replace("_", "-")
    told: Json = {"count": requirement.count}
    if requirement.rule == the.WHEEL:
        told["zone"] = ZONE_IDS[requirement.zone]
    elif requirement.rule == the.EXACT:
        told["which"] = listed([phrase("view-value", value=v) for v in requirement.values])
    elif requirement.value:
        told["value"] = requirement.value
    return phrase(key, **told)


def slot_phrase(slot: Slot) -> Json:
    """Return what a place asks for and what it gives."""
    reward = listed(some(slot.reward))
    return phrase("view-slot", dice=dice_phrase(slot.requirement), reward=reward)


def place_phrase(box: Box, place: int) -> Json:
    """Return what a place of the board is for; the valley has its cards."""
    if place == OWL_DRAW:
        return phrase("view-place-owl-draw", draws=draws_phrase(box.owl_draws))
    return phrase(PLACE_DEEDS[place])


def draws_phrase(draws: Sequence[int]) -> Json:
    """Return how many cards are drawn for which values of the die."""
    found: list[Json] = []
    first = 1
    for face in range(1, FACES + 1):
        if face == FACES or draws[face + 1] != draws[face]:
            one = phrase("view-draws-one", value=face, count=draws[face])
            more = phrase("view-draws-range", first=first, last=face, count=draws[face])
            found.append(one if first == face else more)
            first = face + 1
    return listed(found, "view-comma")


# Comforts.


def bonus_phrase(box: Box, comfort: Comfort) -> Json | None:
    """Return how a comfort brings more points, if it does."""
    points = comfort.bonus_points
    if comfort.bonus == the.IF_HAVE:
        partner = box.comforts[comfort.partner].id
        return phrase("view-bonus-if-have", points=points, comfort=partner)
    if comfort.bonus == the.PER_OTHER:
        names = [phrase("view-card", card=box.comforts[kind].id) for kind in comfort.others]
        return phrase("view-bonus-per-other", points=points, which=listed(names, "view-or"))
    if comfort.bonus == the.PER_STORED_SET:
        stored = listed(some(comfort.stored))
        return phrase("view-bonus-per-stored-set", points=points, limit=comfort.limit, set=stored)
    return None


# Improvements.


def improvement_phrase(card: Improvement) -> Json:
    """Return what an improvement does."""
    key = f"view-does-{the.IMPROVEMENT_EFFECT_IDS[card.effect]}".replace("_", "-")
    if card.effect in (the.SCORE_TYPE, the.STORY_ON_TYPE):
        return phrase(key, type=TYPE_IDS[card.type], points=card.bonus_points)
    if card.effect == the.SHARED_PLACE:
        reward = cost_phrase(card.reward, card.reward_any_goods)
        return phrase(key, reward=reward, owner=owner_phrase(card))
    return phrase(key)


def owner_phrase(card: Improvement) -> Json:
    """Return what a place brings to its owner when others use it."""
    use = "may" if card.owner_may_use else "may_not"
    if card.gift:
        return phrase("view-owner-gift", use=use)
    return phrase("view-owner-reward", use=use, reward=listed(some(card.owner_reward)))


# Travellers.


def ability_phrase(traveller: Traveller) -> Json:
    """Return what a traveller changes."""
    key = f"view-ability-{the.TRAVELLER_EFFECT_IDS[traveller.effect]}".replace("_", "-")
    told: Json = {}
    if traveller.amount:
        told["amount"] = traveller.amount
    if any(traveller.reward):
        told["reward"] = listed(some(traveller.reward))
    if traveller.effect in (the.BEAVER, the.BEAR):
        key = "view-ability-place-bonus"
        told["places"] = places_phrase(traveller.places)
    elif traveller.effect == the.MARTEN:
        told["side"] = SIDES[traveller.places]
    return phrase(key, **told)


def places_phrase(places: int) -> Json:
    """Return some places of the board: an area, or one by one."""
    if places in AREAS:
        return phrase("view-places-area", area=AREAS[places])
    each = [
        phrase("view-place", place=PLACE_IDS[place])
        for place in range(BOARD_PLACES)
        if places & BIT[place]
    ]
    return listed(each, "view-or")


def row_phrase(row: Row) -> Json:
    """Return an offer of a traveller."""
    get = [*some(row.get), *any_goods(row.get_any, row.get_same, row.get_different)]
    if row.get_comforts:
        get.append(phrase("view-comforts-drawn", count=row.get_comforts))
    if row.free:
        return phrase("view-row-gain", get=listed(get))
    give = [*some(row.give), *any_goods(row.give_any, row.give_same, row.give_different)]
    if row.give_comforts:
        give.append(phrase("view-comforts-given", count=row.give_comforts))
    limit = {the.UNLIMITED: "any", the.DIE_VALUE: "die"}.get(row.times, "number")
    if row.bulk:
        return phrase(
            "view-row-bulk",
            limit=limit,
            times=row.times,
            give=kinds(row.give_same, row.give_different),
            get=kinds(row.get_same, row.get_different),
        )
    told: Json = {"limit": limit, "times": row.times}
    return phrase("view-row-trade", give=listed(give), get=listed(get), **told)


def kinds(same: bool, different: bool) -> str:
    """Return how goods of choice must be."""
    return "same" if same else "different" if different else "free"
