# not compiled: made once for each page
"""Woodcraft: the box as plain JSON, for pages that draw cards, boards and the wheel."""

from __future__ import annotations

from klubovna.core.state import Json
from klubovna.games.woodcraft.box import contents as the
from klubovna.games.woodcraft.box.cards import DECK_IDS
from klubovna.games.woodcraft.box.contents import (
    Ability,
    Box,
    Calendar,
    Demand,
    Effect,
    Helper,
    Milestone,
    Order,
    SoloCard,
    WorkshopTile,
)
from klubovna.games.woodcraft.box.language import ALL_VALUES, FLIP_IDS, ROW_IDS
from klubovna.games.woodcraft.pieces.numbers import (
    ALL_COLOURS,
    ANY_MATERIAL,
    ATTIC_IDS,
    BIT,
    CHAIN_IDS,
    COLOUR_IDS,
    DIE_IDS,
    FACES,
    GLUE,
    GOOD_IDS,
    JOINTS,
    MATERIALS,
    NONE,
    POTS,
    SLOT_IDS,
    TILE_IDS,
    TOOL_IDS,
    TRACK_IDS,
)
from klubovna.games.woodcraft.rules.deeds import (
    Action,
    Bump,
    Exchange,
    GlueDice,
    Grow,
    OneOf,
    Recolour,
    Refresh,
    Split,
    TurnUp,
)
from klubovna.games.woodcraft.rules.effects import (
    Discount,
    Gain,
    GainDie,
    GainPer,
    Income,
    Lose,
    ProduceWith,
    Reputation,
    TakePublicDie,
    Tool,
)

MATERIAL_IDS = GOOD_IDS[GLUE : GLUE + MATERIALS]


def catalogue(box: Box) -> Json:
    """Return everything that a page draws."""
    return {
        "colors": COLOUR_IDS,
        "goods": GOOD_IDS,
        "materials": MATERIAL_IDS,
        "tracks": TRACK_IDS,
        "actions": TILE_IDS,
        **prices_json(box),
        "helpers": {card.id: helper_json(box, card) for card in box.helpers},
        "orders": {card.id: order_json(box, card) for card in box.orders},
        "commissions": {
            card.id: {
                "metric": the.METRIC_IDS[card.metric],
                "step": card.step,
                "vp": card.points,
            }
            for card in box.commissions
        },
        "solo_cards": {card.id: solo_json(card) for card in box.solo_cards},
        **tracks_json(box),
        **board_json(box),
        "wheel": [
            {"outer": effects_of(box, outer), "windows": effects_of(box, windows)}
            for outer, windows in zip(box.wheel.outer, box.wheel.windows, strict=True)
        ],
        "calendars": [calendar_json(calendar) for calendar in box.calendars[1:]],
        "purged_slots": [slot + 1 for slot in box.purged_slots],
        "solo": {
            "commission_rounds": list(box.commission_rounds),
            "marks": list(box.solo_marks),
        },
    }


# Effects.


def names_of(bits: int, ids: list[str]) -> list[str]:
    """Return the ids of bits."""
    return [id for number, id in enumerate(ids) if bits & BIT[number]]


def values_of(bits: int) -> list[int]:
    """Return the values of bits."""
    return [value for value in range(1, FACES + 1) if bits & BIT[value]]


def effects_json(box: Box, script: int) -> list[Json]:
    """Return effects in their order."""
    return [{"op": effect.op, **effect_json(box, effect)} for effect in box.scripts[script]]


def effects_of(box: Box, scripts: tuple[int, ...]) -> list[list[Json]]:
    """Return several lists of effects."""
    return [effects_json(box, script) for script in scripts]


def effect_json(box: Box, effect: Effect) -> Json:
    """Return what an effect says besides its name."""
    match effect:
        case Gain() | Lose():
            return {"res": GOOD_IDS[effect.good], "n": effect.count}
        case Discount():
            return {"res": GOOD_IDS[effect.good], "n": effect.less}
        case GainPer():
            per = "completed_order" if effect.per_order else "helper"
            return {"res": GOOD_IDS[effect.good], "n": effect.count, "per": per}
        case Income():
            return {"track": TRACK_IDS[effect.track], "n": effect.steps}
        case Reputation():
            return {"n": effect.steps}
        case ProduceWith():
            return {"n": effect.helpers}
        case Tool():
            return {"type": "any" if effect.tool == NONE else TOOL_IDS[effect.tool]}
        case GainDie():
            return {"colors": names_of(effect.colours, COLOUR_IDS), "value": effect.value}
        case TakePublicDie():
            return {"colors": names_of(effect.colours, COLOUR_IDS), "max_value": effect.highest}
        case _:
            return deed_json(box, effect)


def deed_json(box: Box, effect: Effect) -> Json:
    """Return what effects say that let one do something."""
    match effect:
        case Grow():
            return {"trees": "all" if effect.all_trees else "one", "n": effect.pips}
        case Bump():
            return {"min": effect.least, "max": effect.most}
        case Recolour():
            return {"to": names_of(effect.colours, COLOUR_IDS)}
        case Split():
            return {"cuts": effect.cuts}
        case GlueDice():
            return {"vp": effect.points}
        case TurnUp():
            return {"kinds": names_of(effect.kinds, FLIP_IDS), "n": effect.count}
        case Refresh():
            return {"rows": names_of(effect.rows, ROW_IDS), "n": effect.count}
        case Action():
            return {"name": TILE_IDS[effect.tile], "discount": effect.less}
        case Exchange():
            paid = "any_material" if effect.good == ANY_MATERIAL else GOOD_IDS[effect.good]
            get = effects_json(box, effect.script)
            return {"pay": {"res": paid, "n": effect.count}, "get": get}
        case OneOf():
            return {"options": effects_of(box, effect.options)}
        case _:
            return {}


# Cards.


def ability_json(box: Box, ability: Ability) -> Json:
    """Return an ability; a discount is its only effect."""
    effects = effects_json(box, ability.effects)
    if ability.less:
        effects = [{"op": "discount", "res": GOOD_IDS[ability.less_of], "n": ability.less}]
    trigger: Json | None = None
    if ability.kind == the.PERMANENT:
        some_colours = ability.colours != ALL_COLOURS
        some_values = ability.values != ALL_VALUES
        trigger = {
            "event": the.EVENT_IDS[ability.event],
            "colors": names_of(ability.colours, COLOUR_IDS) if some_colours else None,
            "values": values_of(ability.values) if some_values else None,
        }
    return {"kind": the.ABILITY_IDS[ability.kind], "trigger": trigger, "effects": effects}


def helper_json(box: Box, card: Helper) -> Json:
    """Return a helper."""
    return {
        "deck": DECK_IDS[int(card.is_late)],
        "cost": card.cost,
        "production": effects_json(box, card.production),
        "ability": ability_json(box, card.ability),
    }


def demand_json(demand: Demand) -> Json:
    """Return a die that an order asks for."""
    return {
        "colors": names_of(demand.colours, COLOUR_IDS),
        "values": values_of(demand.values),
    }


def order_json(box: Box, card: Order) -> Json:
    """Return an order."""
    needs = zip(MATERIAL_IDS, card.materials, strict=True)
    return {
        "deck": DECK_IDS[card.deck],
        "row": card.row,
        "dice": [demand_json(demand) for demand in card.demands],
        "materials": {id: count for id, count in needs if count},
        "reward": effects_json(box, card.reward),
    }


def solo_json(card: SoloCard) -> Json:
    """Return a card of the rival; places of rows count from 1."""
    return {
        "tiles": [TILE_IDS[tile] for tile in card.tiles],
        "rearmost": card.is_rearmost,
        "rival": card.rival,
        "order_slots": [slot + 1 for slot in card.order_slots],
        "helper_slots": [slot + 1 for slot in card.helper_slots],
        "dice": [SLOT_IDS[slot] for slot in card.dice],
    }


# Boards.


def prices_json(box: Box) -> Json:
    """Return the numbers that are the same for everybody."""
    prices = box.prices
    return {
        "surcharge": dict(zip(COLOUR_IDS, prices.surcharge, strict=True)),
        "material_prices": list(prices.materials),
        "second_order": prices.second_order,
        "instead": prices.instead,
        "other_tile": prices.other_tile,
        "bonus": prices.bonus,
        "growth": prices.growth,
        "glue_vp": prices.glue_points,
        "store_limit": prices.store_limit,
        "start": {
            "blueberry": prices.berries,
            "dice": [DIE_IDS[die] for die in prices.start_dice],
            "lanterns": list(prices.lanterns[1:]),
            "commissions": list(prices.commissions[1:]),
        },
        "marketing": [{"cost": cost, "vp": points} for cost, points in prices.marketing],
    }


def milestones_json(box: Box, milestones: tuple[Milestone, ...]) -> list[Json]:
    """Return the milestones of a track."""
    return [{"space": each.space, "reward": effects_json(box, each.reward)} for each in milestones]


def tracks_json(box: Box) -> Json:
    """Return the tracks and the tiles that lie beside them."""
    tracks = box.tracks
    return {
        "income": {
            "lap": tracks.lap,
            "tracks": {
                id: {
                    "start": tracks.starts[track],
                    "milestones": milestones_json(box, tracks.milestones[track]),
                }
                for track, id in enumerate(TRACK_IDS)
            },
        },
        "reputation": {
            "start": tracks.reputation_start,
            "order_vp": list(tracks.order_points),
            "overflow": tracks.overflow,
            "milestones": milestones_json(box, tracks.reputation_milestones),
        },
        "reward_tiles": {
            tile.id: {"even": effects_of(box, tile.even), "three": effects_of(box, tile.three)}
            for tile in box.reward_tiles
        },
        "reward_spaces": list(tracks.reward_spaces),
        "places": [list(places) for places in tracks.places[1:]],
    }


def tile_json(box: Box, chain: int, tile: WorkshopTile) -> Json:
    """Return a tile of the workshop."""
    drawn = {"id": tile.id, "cost": tile.cost, "reward": effects_json(box, tile.reward)}
    if chain == POTS:
        return {**drawn, "seedling": tile.amount}
    return {**drawn, "raise": tile.amount} if chain == JOINTS else drawn


def board_json(box: Box) -> Json:
    """Return what is printed on a player's board."""
    chains = zip(CHAIN_IDS, box.chains, strict=True)
    return {
        "workshop": {
            **{
                id: [tile_json(box, chain, tile) for tile in tiles]
                for chain, (id, tiles) in enumerate(chains)
            },
            "saw_ability": ability_json(box, box.saw_ability),
        },
        "spaces": {
            space.id: {"income": effects_json(box, space.income), "produce": space.produce}
            for space in box.helper_spaces
        },
        "order_rows": effects_of(box, box.order_rows),
        "expired": box.expired,
        "attic": {
            id: {"needs": [ATTIC_IDS[space] for space in box.attic_needs[number]]}
            for number, id in enumerate(ATTIC_IDS)
        },
        "links": [
            {
                "id": f"{ATTIC_IDS[link.one]}-{ATTIC_IDS[link.other]}",
                "one": ATTIC_IDS[link.one],
                "other": ATTIC_IDS[link.other],
                "reward": effects_json(box, link.reward),
            }
            for link in box.links
        ],
        "tools": dict(zip(TOOL_IDS, box.tools, strict=True)),
    }


def calendar_json(calendar: Calendar) -> Json:
    """Return the rounds of a game."""
    return {
        "rounds": calendar.rounds,
        "income": list(calendar.income),
        "purge": list(calendar.purge),
        "swap": calendar.swap,
    }
