# not compiled: made once for each page
"""Creature Comforts: the box as plain JSON, for pages that draw cards and places."""

from __future__ import annotations

from typing import Final

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
    Title,
    Traveller,
    ValleyCard,
)
from klubovna.games.creature_comforts.pieces.numbers import (
    BEYOND_IDS,
    BIT,
    BOARD_PLACES,
    DECK_IDS,
    FACES,
    FAMILY_IDS,
    LENGTH_IDS,
    MEADOW_2,
    NONE,
    PLACE_IDS,
    RESOURCE_IDS,
    RIVER_A,
    RIVER_C,
    SEASON_IDS,
    TYPE_IDS,
    ZONE_IDS,
)
from klubovna.games.creature_comforts.text.phrases import (
    ability_phrase,
    bonus_phrase,
    cost_phrase,
    dice_phrase,
    improvement_phrase,
    place_phrase,
    row_phrase,
    slot_phrase,
)

# When a traveller does what it does.
AT_ONCE: Final = [the.LYNX, the.WOLF, the.RAVEN, the.LOON]
AT_THE_END: Final = [the.MOOSE, the.BLUE_JAY]


def catalogue(box: Box) -> Json:
    """Return everything that a page draws; `literal` is what differs with literal digits."""
    return {
        "resources": RESOURCE_IDS,
        "families": FAMILY_IDS,
        "types": TYPE_IDS,
        "places": {
            PLACE_IDS[place]: place_json(box, place) for place in range(MEADOW_2 + 1, BOARD_PLACES)
        },
        **digits_json(box),
        "comforts": {card.id: comfort_json(box, card) for card in box.comforts},
        "improvements": {card.id: improvement_json(card) for card in box.improvements},
        "lengths": {LENGTH_IDS[n]: box.lengths[n].months for n in range(len(LENGTH_IDS))},
        "hand_limit": box.hand_limit,
        "owl_draws": list(box.owl_draws[1:]),
        "spot_points": list(box.spot_points),
        "story_points": box.story_points,
        "coin_points": box.coin_points,
        "goods_per_point": box.goods_per_point,
        "titles": {
            "stock": titles_json(box.stocks),
            "role": titles_json(box.roles),
            "realm": titles_json(box.realms),
        },
        "literal": literal_json(box),
    }


def literal_json(box: Box) -> Json:
    """Return the cards that differ with the digits of the rulebook's text."""
    plain, literal = digits_json(box), digits_json(box.literal or box)
    return {
        group: {id: card for id, card in literal[group].items() if card != plain[group][id]}
        for group in plain
    }


def digits_json(box: Box) -> Json:
    """Return the cards that may have other digits in the rulebook's text."""
    return {
        "valley": {card.id: valley_json(card) for card in box.valley},
        "travellers": {card.id: traveller_json(card) for card in box.travellers},
    }


def heap_json(heap: Heap) -> dict[str, int]:
    """Return the resources of a heap that are there."""
    return {RESOURCE_IDS[resource]: count for resource, count in enumerate(heap) if count}


def titles_json(titles: tuple[Title, ...]) -> list[Json]:
    """Return words of a title with what they take."""
    return [{"id": title.id, "least": title.least} for title in titles]


# Places.


def dice_json(requirement: Requirement) -> Json:
    """Return what dice must be; a count of 0 is any number."""
    return {
        "count": requirement.count,
        "rule": the.RULE_IDS[requirement.rule],
        "value": requirement.value,
        "values": list(requirement.values),
        "zone": ZONE_IDS[requirement.zone] if requirement.zone != NONE else None,
        "phrase": dice_phrase(requirement),
    }


def slot_json(slot: Slot) -> Json:
    """Return a place that gives a reward for dice."""
    return {
        "dice": dice_json(slot.requirement),
        "reward": heap_json(slot.reward),
        "phrase": slot_phrase(slot),
    }


def place_json(box: Box, place: int) -> Json:
    """Return a place of the board outside the valley."""
    if RIVER_A <= place <= RIVER_C:
        return slot_json(box.river[place - RIVER_A])
    return {"dice": dice_json(the.ANY_DIE), "reward": {}, "phrase": place_phrase(box, place)}


def valley_json(card: ValleyCard) -> Json:
    """Return a card of the valley: its left and its right place."""
    return {
        "deck": DECK_IDS[card.deck],
        "season": SEASON_IDS[card.season],
        "slots": [slot_json(slot) for slot in card.slots],
    }


# Cards.


def comfort_json(box: Box, card: Comfort) -> Json:
    """Return a comfort with its cost and its bonus."""
    return {
        "type": TYPE_IDS[card.type] if card.type != NONE else None,
        "points": card.points,
        "cost": heap_json(card.cost),
        "any_goods": card.any_goods,
        "cost_phrase": cost_phrase(card.cost, card.any_goods),
        "copies": card.copies,
        "bonus": the.BONUS_IDS[card.bonus],
        "bonus_points": card.bonus_points,
        "partner": box.comforts[card.partner].id if card.partner != NONE else None,
        "others": [box.comforts[kind].id for kind in card.others],
        "stored": heap_json(card.stored),
        "limit": card.limit,
        "phrase": bonus_phrase(box, card),
    }


def improvement_json(card: Improvement) -> Json:
    """Return an improvement with its cost and its effect."""
    return {
        "points": card.points,
        "cost": heap_json(card.cost),
        "cost_phrase": cost_phrase(card.cost),
        "copies": card.copies,
        "solo": card.solo,
        "effect": the.IMPROVEMENT_EFFECT_IDS[card.effect],
        "type": TYPE_IDS[card.type] if card.type != NONE else None,
        "bonus_points": card.bonus_points,
        "place": BEYOND_IDS[card.place] if card.place != NONE else None,
        "reward": heap_json(card.reward),
        "reward_any_goods": card.reward_any_goods,
        "owner_may_use": card.owner_may_use,
        "owner_reward": heap_json(card.owner_reward),
        "gift": card.gift,
        "phrase": improvement_phrase(card),
    }


def traveller_json(card: Traveller) -> Json:
    """Return a traveller with its ability and its offers."""
    return {
        "solo": card.solo,
        "effect": the.TRAVELLER_EFFECT_IDS[card.effect],
        "timing": timing(card),
        "phrase": ability_phrase(card),
        "rows": [row_json(row) for row in card.rows],
    }


def timing(card: Traveller) -> str:
    """Return when a traveller does what it does."""
    if card.effect in AT_ONCE:
        return "at_once"
    if card.effect == the.TURKEY:
        return "after_roll"
    return "end_of_month" if card.effect in AT_THE_END else "all_month"


def row_json(row: Row) -> Json:
    """Return an offer; `times` is "die" for the value of the die, None for any number."""
    times = {the.UNLIMITED: None, the.DIE_VALUE: "die"}.get(row.times, row.times)
    return {
        "values": [face for face in range(1, FACES + 1) if row.values & BIT[face]],
        "give": heap_json(row.give),
        "give_any": row.give_any,
        "give_same": row.give_same,
        "give_different": row.give_different,
        "give_comforts": row.give_comforts,
        "get": heap_json(row.get),
        "get_any": row.get_any,
        "get_same": row.get_same,
        "get_different": row.get_different,
        "get_comforts": row.get_comforts,
        "times": times,
        "bulk": row.bulk,
        "phrase": row_phrase(row),
    }
