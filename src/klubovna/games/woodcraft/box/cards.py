# not compiled: runs once per load
"""Reads the cards of Woodcraft and the reward tiles, and checks them."""

from __future__ import annotations

import re
from typing import Final

from klubovna.components import Document, Names, Section
from klubovna.games.woodcraft.box import contents as the
from klubovna.games.woodcraft.box.contents import Commission, Helper, Order, RewardTile, SoloCard
from klubovna.games.woodcraft.box.language import (
    NUMBER,
    Scripts,
    is_plain,
    read_ability,
    read_dice,
    read_slots,
    unreadable,
)
from klubovna.games.woodcraft.pieces.numbers import (
    COMMISSIONS,
    EARLY_HELPERS,
    EARLY_ORDERS,
    GLUE,
    GOOD_IDS,
    HELPERS,
    MARKET_ORDERS,
    MATERIALS,
    ORDER_ROWS,
    ORDERS,
    ROW,
    SLOT_IDS,
    SOLO_CARDS,
    TILE_IDS,
    TILES,
)

DECK_IDS: Final = ["early", "late", "nut"]
REWARD_TILES: Final = 3
MOST_DEMANDS: Final = 6
MOST_COST: Final = 30
MOST_POINTS: Final = 20
REARMOST: Final = "rearmost"


def expect_deck(section: Section, deck: int) -> None:
    """Refuse a card of another deck than the one that stands here."""
    if section.choice("deck", "deck", DECK_IDS) != DECK_IDS[deck]:
        raise section.error("deck", f'must be "{DECK_IDS[deck]}" here: each deck has its size')


def read_code(section: Section, codes: set[str]) -> None:
    """Refuse the number of another card."""
    code = section.text("code")
    if not code or code in codes:
        raise section.error("code", "must be one that no other card has")
    codes.add(code)


# Helpers.


def read_helpers(
    document: Document, names: Names, scripts: Scripts, berries: int
) -> tuple[Helper, ...]:
    """Read the helpers; an early one must be within the means of a player who begins."""
    found: list[Helper] = []
    codes: set[str] = set()
    for number, section in enumerate(document.records("helper", HELPERS, HELPERS)):
        is_late = number >= EARLY_HELPERS
        id = section.new_id(names, "helper")
        read_code(section, codes)
        expect_deck(section, int(is_late))
        cost = section.number("cost", 0, MOST_COST)
        if not is_late and cost > berries:
            raise section.error("cost", f"must be at most {berries}, what everybody starts with")
        if not is_plain(scripts.parse(section, "production", section.text("production"))):
            raise section.error("production", "must be goods, or dice of one colour")
        production = scripts.read(section, "production")
        found.append(Helper(id, is_late, cost, production, read_ability(section, scripts)))
        section.close()
    return tuple(found)


# Orders.


def read_orders(document: Document, names: Names, scripts: Scripts) -> tuple[Order, ...]:
    """Read the orders: early, late and nut orders."""
    found: list[Order] = []
    codes: set[str] = set()
    for number, section in enumerate(document.records("order", ORDERS, ORDERS)):
        deck = int(number >= EARLY_ORDERS) + int(number >= MARKET_ORDERS)
        id = section.new_id(names, "order")
        read_code(section, codes)
        expect_deck(section, deck)
        demands = read_dice(section, "dice")
        if len(demands) > MOST_DEMANDS:
            raise section.error("dice", f"must be at most {MOST_DEMANDS} dice")
        row = section.number("row", 1, ORDER_ROWS)
        reward = scripts.read(section, "reward")
        found.append(Order(id, deck, row, demands, read_materials(section), reward))
        section.close()
    return tuple(found)


def read_materials(section: Section) -> tuple[int, ...]:
    """Return the glue, scrap and saw blades that an order asks for, such as "1 glue + 2 scrap"."""
    counts = [0] * MATERIALS
    if section.has("materials"):
        ids = GOOD_IDS[GLUE : GLUE + MATERIALS]
        for item in section.text("materials").split(" + "):
            parts = re.fullmatch(f"{NUMBER} ({'|'.join(ids)})", item)
            if parts is None:
                raise unreadable(section, "materials", item)
            if counts[ids.index(parts[2])]:
                raise section.error("materials", f'"{parts[2]}" is there twice')
            counts[ids.index(parts[2])] = int(parts[1])
    return tuple(counts)


# Commissions and reward tiles.


def read_commissions(document: Document, names: Names) -> tuple[Commission, ...]:
    """Read the public commissions."""
    found: list[Commission] = []
    codes: set[str] = set()
    for section in document.records("commission", COMMISSIONS, COMMISSIONS):
        id = section.new_id(names, "commission")
        read_code(section, codes)
        metric = the.METRIC_IDS.index(section.choice("metric", "metric", the.METRIC_IDS))
        step, points = section.number("step", 1, 20), section.number("points", 1, MOST_POINTS)
        found.append(Commission(id, metric, step, points))
        section.close()
    return tuple(found)


def read_reward_tiles(document: Document, names: Names, scripts: Scripts) -> tuple[RewardTile, ...]:
    """Read the reward tiles with both of their sides."""
    found: list[RewardTile] = []
    codes: set[str] = set()
    for section in document.records("reward_tile", REWARD_TILES, REWARD_TILES):
        id = section.new_id(names, "reward_tile")
        read_code(section, codes)
        even = read_side(section, "even", scripts, 3)
        found.append(RewardTile(id, even, read_side(section, "three", scripts, 2)))
        section.close()
    return tuple(found)


def read_side(section: Section, key: str, scripts: Scripts, size: int) -> tuple[int, ...]:
    """Return the rewards of a side from top to bottom."""
    texts: list[str] = section.values(key, str)
    if len(texts) != size:
        raise section.error(key, f"must be {size} rewards")
    return tuple([scripts.numbered(section, key, text) for text in texts])


# The rival.


def read_solo_cards(document: Document, names: Names) -> tuple[SoloCard, ...]:
    """Read the cards of the rival; one of them must always be able to move a tile."""
    found: list[SoloCard] = []
    codes: set[str] = set()
    records = document.records("solo_card", SOLO_CARDS, SOLO_CARDS)
    for section in records:
        id = section.new_id(names, "solo")
        read_code(section, codes)
        tiles = section.words("tiles", "tile", [*TILE_IDS, REARMOST])
        if (REARMOST in tiles and len(tiles) > 1) or len(set(tiles)) < len(tiles):
            raise section.error("tiles", f'must be different tiles, or "{REARMOST}" alone')
        found.append(
            SoloCard(
                id,
                tuple([TILE_IDS.index(tile) for tile in tiles if tile != REARMOST]),
                REARMOST in tiles,
                section.number("rival", 0, 9),
                read_slots(section, "order_slots", ROW),
                read_slots(section, "helper_slots", ROW),
                read_dice_slots(section),
            )
        )
        section.close()
    moved = {tile for card in found for tile in card.tiles}
    if len(moved) < TILES and not any([card.is_rearmost for card in found]):
        raise records[-1].error("tiles", f'needs "{REARMOST}": nothing could be left to move')
    return tuple(found)


def read_dice_slots(section: Section) -> tuple[int, ...]:
    """Return the places of the public store whose dice are rolled again."""
    if not section.has("dice"):
        return ()
    slots = [SLOT_IDS.index(id) for id in section.words("dice", "place", SLOT_IDS)]
    if len(set(slots)) < len(slots):
        raise section.error("dice", "says the same twice")
    return tuple(sorted(slots))
