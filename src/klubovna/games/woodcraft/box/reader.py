# not compiled: runs once per load
"""Reads the box of Woodcraft from cards.toml and checks it."""

from __future__ import annotations

import os
from typing import Final

from klubovna.components import Document, Names, Section, load_box
from klubovna.games.woodcraft.box.boards import (
    read_attic,
    read_chains,
    read_links,
    read_order_rows,
    read_spaces,
    read_tools,
    read_tracks,
    read_wheel,
)
from klubovna.games.woodcraft.box.cards import (
    read_commissions,
    read_helpers,
    read_orders,
    read_reward_tiles,
    read_solo_cards,
)
from klubovna.games.woodcraft.box.contents import Box, Calendar, Prices
from klubovna.games.woodcraft.box.language import Scripts, read_dice, read_rising, read_slots
from klubovna.games.woodcraft.box.names import name_effects, name_pieces
from klubovna.games.woodcraft.pieces.numbers import (
    BIT,
    CHAIN_IDS,
    COLOUR_IDS,
    COLOURS,
    COMMISSIONS,
    FACES,
    GOOD_IDS,
    ROW,
    TILE_IDS,
    die_of,
)

KNOWN: Final = ["colour", "good", "tile", "upgrade"]
NUMBERS: Final = ["start", "calendar", "purge", "prices", "marketing", "fine", "solo"]
BOARDS: Final = ["track", "lap", "reputation", "places", "sector", "space", "order_row"]
WORKSHOP: Final = ["pot", "saw", "joint", "gluing", "attic", "link", "tool"]
CARDS: Final = ["reward_tile", "helper", "order", "commission", "solo_card"]
TABLES: Final = [*KNOWN, *NUMBERS, *BOARDS, *WORKSHOP, *CARDS]
MOST_PLAYERS: Final = 4
INCOME_PHASES: Final = 4
MARKETING: Final = 9
MATERIAL_PRICES: Final = 3
MOST: Final = 99

PACKAGED: Final = os.path.join(os.path.dirname(__file__), "cards.toml")


def load(path: str | None = None) -> Box:
    """Return the box described by a file; ComponentError tells what is wrong with it."""
    return load_box(path, PACKAGED, read_box)


def read_box(path: str) -> Box:
    """Read and check a component file."""
    document = Document(path, TABLES)
    names: Names = {"en": {}, "cs": {}}
    scripts = Scripts()
    read_known(document, names)
    prices = read_prices(document)
    calendars = read_calendars(document)
    tracks = read_tracks(document, names, scripts)
    reward_tiles = read_reward_tiles(document, names, scripts)
    wheel = read_wheel(document, scripts)
    chains, saw_ability = read_chains(document, names, scripts)
    spaces = read_spaces(document, names, scripts)
    order_rows = read_order_rows(document, scripts)
    expired = read_fine(document)
    needs, links = read_attic(document, names), read_links(document, scripts)
    tools = read_tools(document, names)
    helpers = read_helpers(document, names, scripts, prices.berries)
    orders = read_orders(document, names, scripts)
    commissions = read_commissions(document, names)
    solo_cards = read_solo_cards(document, names)
    purged = read_purge(document)
    rounds, marks = read_solo(document, calendars[1].rounds)
    name_pieces(names, links)
    name_effects(scripts.all, orders, names)
    return Box(
        scripts=tuple(scripts.all),
        helpers=helpers,
        orders=orders,
        commissions=commissions,
        solo_cards=solo_cards,
        reward_tiles=reward_tiles,
        chains=chains,
        saw_ability=saw_ability,
        helper_spaces=spaces,
        order_rows=order_rows,
        expired=expired,
        attic_needs=needs,
        links=links,
        tools=tools,
        wheel=wheel,
        tracks=tracks,
        prices=prices,
        calendars=calendars,
        purged_slots=purged,
        commission_rounds=rounds,
        solo_marks=marks,
        digest=document.digest(),
        names=names,
        provenance=document.provenance,
        sources=document.sources,
    )


def read_known(document: Document, names: Names) -> None:
    """Read the names of what the rules know."""
    known = (
        ("colour", COLOUR_IDS),
        ("good", GOOD_IDS),
        ("tile", TILE_IDS),
        ("upgrade", CHAIN_IDS),
    )
    for kind, ids in known:
        for number, section in enumerate(document.records(kind, len(ids), len(ids))):
            section.expect(ids[number])
            section.new_id(names, kind)
            section.close()


# Numbers.


def read_numbers(section: Section, key: str, size: int, low: int, high: int) -> tuple[int, ...]:
    """Return so many numbers."""
    found: list[int] = section.values(key, int)
    if len(found) != size or min(found) < low or max(found) > high:
        raise section.error(key, f"must be {size} numbers from {low} to {high}")
    return tuple(found)


def read_prices(document: Document) -> Prices:
    """Return what everybody starts with and what things cost."""
    start, prices = document.records("start")[0], document.records("prices")[0]
    found = Prices(
        start.number("blueberries", 0, MOST),
        (0, *read_numbers(start, "lanterns", MOST_PLAYERS, 0, MOST)),
        (0, *read_numbers(start, "commissions", MOST_PLAYERS, 1, COMMISSIONS)),
        read_start_dice(start),
        start.number("store_limit", 1, MOST),
        tuple(prices.table("surcharge", COLOUR_IDS, 0, MOST)),
        read_numbers(prices, "materials", MATERIAL_PRICES, 0, MOST),
        prices.number("second_order", 0, MOST),
        prices.number("instead", 0, MOST),
        prices.number("other_tile", 1, MOST),
        prices.number("bonus", 1, MOST),
        prices.number("growth", 0, FACES),
        prices.number("glue_points", 0, MOST),
        read_marketing(document),
    )
    start.close()
    prices.close()
    return found


def read_start_dice(section: Section) -> tuple[int, ...]:
    """Return the classes of the dice of the start; they leave no choice."""
    found: list[int] = []
    for die in read_dice(section, "dice"):
        if die.colours not in BIT[:COLOURS] or die.values not in BIT[1 : FACES + 1]:
            raise section.error("dice", "must be one colour and one value for each die")
        found.append(die_of(BIT.index(die.colours), BIT.index(die.values)))
    return tuple(found)


def read_marketing(document: Document) -> tuple[tuple[int, int], ...]:
    """Return the cost and the points of each marketing space."""
    found: list[tuple[int, int]] = []
    for section in document.records("marketing", MARKETING, MARKETING):
        found.append((section.number("cost", 0, MOST), section.number("points", 0, MOST)))
        section.close()
    return tuple(found)


def read_calendars(document: Document) -> tuple[Calendar, ...]:
    """Return the rounds by number of players."""
    found = [Calendar(0, (), (), 0)]
    for number, section in enumerate(document.records("calendar", MOST_PLAYERS, MOST_PLAYERS)):
        if section.number("players", 1, MOST_PLAYERS) != number + 1:
            raise section.error("players", f"must be {number + 1} here")
        rounds = section.number("rounds", INCOME_PHASES, MOST)
        income = read_rising(section, "income", 1, rounds)
        if len(income) != INCOME_PHASES or income[-1] != rounds:
            raise section.error("income", f"must be {INCOME_PHASES} rounds, the last one too")
        purge = read_rising(section, "purge", 1, rounds)
        swap = section.number("swap", 1, rounds)
        free = [after for after in income[:-1] if after != swap]
        if swap not in income[:-1]:
            raise section.error("swap", "must be a round of income, but not the last one")
        if not set(purge) <= set(free):
            raise section.error("purge", "must be other rounds of income, but not the last one")
        found.append(Calendar(rounds, income, purge, swap))
        section.close()
    return tuple(found)


def read_purge(document: Document) -> tuple[int, ...]:
    """Return the places of the rows whose cards leave."""
    section = document.records("purge")[0]
    slots = read_slots(section, "slots", ROW)
    section.close()
    return slots


def read_fine(document: Document) -> int:
    """Return the steps of reputation that an expired order costs."""
    section = document.records("fine")[0]
    steps = section.number("reputation", 0, MOST)
    section.close()
    return steps


def read_solo(document: Document, rounds: int) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Return the rounds in which a commission leaves a solo game, and what scores are good."""
    section = document.records("solo")[0]
    leaving = read_rising(section, "commission_rounds", 2, rounds)
    good = section.number("good", 1, 999)
    marks = (good, section.number("excellent", good + 1, 1000))
    section.close()
    return leaving, marks
