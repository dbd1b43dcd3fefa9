"""Creature Comforts: what is said, as numbers. Rule 502 is 5.2 in RULES.md, and `rule-5-2`."""

from __future__ import annotations

from typing import Final

from klubovna.core.event import Happening

# 1 Set-up.
VALLEY_DECKS: Final = 101
NEST_AND_LADDER: Final = 102
EARLY_BIRD: Final = 103
COMPENSATION: Final = 104
FIRST_COMFORTS: Final = 105
FAMILY: Final = 106

# 2 The month.
MONTH: Final = 201
TRAVELLER: Final = 202
FAMILY_DICE: Final = 203
PLACING: Final = 204
ONE_WORKER: Final = 205
VILLAGE_DICE: Final = 206

# 3 The turn.
POOL: Final = 301
ASSIGN: Final = 302
LESSONS: Final = 303
RESOLVE: Final = 304
UNRESOLVED: Final = 305
CRAFT: Final = 306
CLEAN_UP: Final = 307
HAND_LIMIT: Final = 308

# 4 What places ask of dice.
REQUIREMENTS: Final = 401

# 5 Places.
VALLEY: Final = 501
RIVER: Final = 502
OWL_PICK: Final = 503
OWL_DRAW: Final = 504
WORKSHOP: Final = 505
ONE_COPY: Final = 506
INN: Final = 507
MARKET: Final = 508
BEYOND: Final = 509
OWNER: Final = 510
GUEST_COTTAGE: Final = 511
ANY_GOODS: Final = 512
SUPPLY: Final = 513

# 6 Improvements.
SCORERS: Final = 601
BOOKS: Final = 602
BICYCLE: Final = 603
TOOL_SHED: Final = 604
SCALE: Final = 605
UMBRELLA: Final = 606
WEATHERVANE: Final = 607
ALMANAC: Final = 608
WHEELBARROW: Final = 609

# 7 Travellers.
LYNX: Final = 701
FROG: Final = 702
WOODPECKER: Final = 703
WOLF: Final = 704
MOLE: Final = 705
RAVEN: Final = 706
SKUNK: Final = 707
BEAVER: Final = 708
LOON: Final = 709
TURTLE: Final = 710
MARTEN: Final = 711
BEAR: Final = 712
MOOSE: Final = 713
BLUE_JAY: Final = 714
TURKEY: Final = 715

# 8 Upkeep.
END_OF_MONTH: Final = 801
WINTER: Final = 802
WHEEL_TURNS: Final = 803
CARDS_MOVE: Final = 804
NEXT_BIRD: Final = 805
NEW_DECKS: Final = 806

# 9 The end.
FINAL_CRAFTING: Final = 901
STORING: Final = 902
CARD_POINTS: Final = 903
SPOTS: Final = 904
LEFTOVERS: Final = 905
WINNERS: Final = 906

# 10 Alone.
SOLO: Final = 1001
TITLE: Final = 1002

RULES: Final = (
    VALLEY_DECKS,
    NEST_AND_LADDER,
    EARLY_BIRD,
    COMPENSATION,
    FIRST_COMFORTS,
    FAMILY,
    MONTH,
    TRAVELLER,
    FAMILY_DICE,
    PLACING,
    ONE_WORKER,
    VILLAGE_DICE,
    POOL,
    ASSIGN,
    LESSONS,
    RESOLVE,
    UNRESOLVED,
    CRAFT,
    CLEAN_UP,
    HAND_LIMIT,
    REQUIREMENTS,
    VALLEY,
    RIVER,
    OWL_PICK,
    OWL_DRAW,
    WORKSHOP,
    ONE_COPY,
    INN,
    MARKET,
    BEYOND,
    OWNER,
    GUEST_COTTAGE,
    ANY_GOODS,
    SUPPLY,
    SCORERS,
    BOOKS,
    BICYCLE,
    TOOL_SHED,
    SCALE,
    UMBRELLA,
    WEATHERVANE,
    ALMANAC,
    WHEELBARROW,
    LYNX,
    FROG,
    WOODPECKER,
    WOLF,
    MOLE,
    RAVEN,
    SKUNK,
    BEAVER,
    LOON,
    TURTLE,
    MARTEN,
    BEAR,
    MOOSE,
    BLUE_JAY,
    TURKEY,
    END_OF_MONTH,
    WINTER,
    WHEEL_TURNS,
    CARDS_MOVE,
    NEXT_BIRD,
    NEW_DECKS,
    FINAL_CRAFTING,
    STORING,
    CARD_POINTS,
    SPOTS,
    LEFTOVERS,
    WINNERS,
    SOLO,
    TITLE,
)

# What happens.
TOOK_FAMILY: Final = Happening("took_family", ("family:family",), FAMILY)
NEW_MONTH: Final = Happening("new_month", ("month", "season:season"), MONTH)
ARRIVED: Final = Happening("arrived", ("traveller:traveller",), TRAVELLER)
ROLLED_FAMILY: Final = Happening("rolled_family", ("first", "second"), FAMILY_DICE)
ROLLED_VILLAGE: Final = Happening("rolled_village", ("low:dice", "high:dice"), VILLAGE_DICE)
PLACED: Final = Happening("placed", ("place:place",), PLACING)
LENT: Final = Happening("lent", ("place:place",), LOON)
BARROWED: Final = Happening("barrowed", ("place:place",), WHEELBARROW)
TURN: Final = Happening("turn", (), POOL)
CYCLED: Final = Happening("cycled", ("from:place", "to:place"), BICYCLE)
VANED: Final = Happening("vaned", ("from", "to"), WEATHERVANE)
SHELTERED: Final = Happening("sheltered", ("from", "to"), UMBRELLA)
USED_LESSONS: Final = Happening("used_lessons", ("count",), LESSONS)
RESOLVED: Final = Happening("resolved", ("place:place",), RESOLVE)
GAINED: Final = Happening("gained", ("resource:resource", "count"), RESOLVE)
PAID: Final = Happening("paid", ("resource:resource", "count"), RESOLVE)
LEARNED: Final = Happening("learned", ("count",), UNRESOLVED)
TOOK_COMFORT: Final = Happening("took_comfort", ("card:comfort",), OWL_PICK)
DREW: Final = Happening("drew", ("count",), OWL_DRAW)
DREW_CARD: Final = Happening("drew_card", ("card:comfort",), OWL_DRAW)
DISCARDED: Final = Happening("discarded", ("card:comfort",), HAND_LIMIT)
BUILT: Final = Happening("built", ("card:improvement",), WORKSHOP)
OWNER_GAINED: Final = Happening("owner_gained", ("resource:resource", "count"), OWNER)
GAVE: Final = Happening("gave", ("resource:resource", "to:seat"), GUEST_COTTAGE)
CRAFTED: Final = Happening("crafted", ("card:comfort",), CRAFT)
MARKED: Final = Happening("marked", ("place:place",), RAVEN)
TURNED_DIE: Final = Happening("turned_die", ("from", "to"), TURKEY)
WINTER_CAME: Final = Happening("winter_came", (), WINTER)
WHEEL_TURNED: Final = Happening("wheel_turned", ("value",), WHEEL_TURNS)
NEST_MOVED: Final = Happening("nest_moved", ("card:comfort",), CARDS_MOVE)
LADDER_MOVED: Final = Happening("ladder_moved", ("card:improvement",), CARDS_MOVE)
RESHUFFLED: Final = Happening("reshuffled", (), NEW_DECKS)
STORED: Final = Happening("stored", ("points",), STORING)

HAPPENINGS: Final = (
    TOOK_FAMILY,
    NEW_MONTH,
    ARRIVED,
    ROLLED_FAMILY,
    ROLLED_VILLAGE,
    PLACED,
    LENT,
    BARROWED,
    TURN,
    CYCLED,
    VANED,
    SHELTERED,
    USED_LESSONS,
    RESOLVED,
    GAINED,
    PAID,
    LEARNED,
    TOOK_COMFORT,
    DREW,
    DREW_CARD,
    DISCARDED,
    BUILT,
    OWNER_GAINED,
    GAVE,
    CRAFTED,
    MARKED,
    TURNED_DIE,
    WINTER_CAME,
    WHEEL_TURNED,
    NEST_MOVED,
    LADDER_MOVED,
    RESHUFFLED,
    STORED,
)

# What the story of a game is told by: what begins a round and a turn, what may turn the game.
ROUND: Final = NEW_MONTH
TURNS: Final = (TURN, WINTER_CAME)
DEEDS: Final = (CRAFTED, BUILT, STORED, GAINED, OWNER_GAINED)
