"""Fort: what is said, as numbers. Rule 501 is 5.1 in RULES.md, `rule-5-1` in the catalogues."""

from __future__ import annotations

from typing import Final

from klubovna.core.event import Happening

# 1 Set-up.
STARTER: Final = 101
SUPPLY: Final = 102
BOARDS: Final = 103
MARKERS: Final = 104
SCULPTURE: Final = 105
RULE_STACK: Final = 106
PERK_ROW: Final = 107
PARK: Final = 108
DEAL: Final = 109
DECKS: Final = 110
FIRST_HANDS: Final = 111
DRAFT: Final = 112

# 2 Cards.
COINS: Final = 201
FOLLOWABLE: Final = 202
NOT_FOLLOWABLE: Final = 203
BEST_FRIENDS: Final = 204
EMPTY_PANELS: Final = 205

# 3 The player's board.
YARD: Final = 301
LOOKOUT_ROOM: Final = 302
STASH_ROOM: Final = 303
PACK_ROOM: Final = 304
COSTS: Final = 305

# 4 The turn, and playing a card.
PHASES: Final = 401
CLEAN_UP: Final = 402
MAY_PLAY: Final = 403
ACTIONS: Final = 404
IMPROVE: Final = 405
COUNT_LOOKOUT: Final = 406
ONE_SUIT: Final = 407
ONE_IN_FULL: Final = 408
OTHER_IN_PART: Final = 409
MUST_MATTER: Final = 410
ADDED_ACTIONS: Final = 411

# 5 Following.
MAY_FOLLOW: Final = 501
MATCHING_CARD: Final = 502
ONE_CARD: Final = 503
WHOLE_ACTION: Final = 504
NAMED_COIN: Final = 505
SAME_KIND: Final = 506
BOTH_SYMBOLS: Final = 507

# 6 Recruiting.
MUST_RECRUIT: Final = 601
FROM_PARK: Final = 602
FROM_YARD: Final = 603
FROM_DECK: Final = 604

# 7 Discarding and drawing.
DISCARDS: Final = 701
TO_YARD: Final = 702
DRAW: Final = 703
ONLY_THEN: Final = 704

# 8 Fort levels.
UPGRADING: Final = 801
MORE_ROOM: Final = 802
LEVEL_ONE: Final = 803
LEVEL_TWO: Final = 804
LEVEL_FIVE: Final = 805

# 9 The end.
END_POINTS: Final = 901
END_LEVEL: Final = 902
END_DECK: Final = 903
EQUAL_TURNS: Final = 904
FINAL_SCORE: Final = 905
TIES: Final = 906
ALL_OPEN: Final = 907

# 10 Icons.
GAIN_ICON: Final = 1001
ONE_KIND: Final = 1002
PACK_ICON: Final = 1003
LOOKOUT_ICON: Final = 1004
TRASH_ICON: Final = 1005
TRASH_THIS_ICON: Final = 1006
RECRUIT_ICON: Final = 1007
UPGRADE_ICON: Final = 1008
SCORE_ICON: Final = 1009
SPEND_ICON: Final = 1010
TRASH_RIVAL_ICON: Final = 1011
COPY_ICON: Final = 1012
COPY_RIVAL_ICON: Final = 1013
EXCHANGE_ICON: Final = 1014
TIMES_BOARD: Final = 1015
TIMES_ANY_SUIT: Final = 1016
COST_CHANGE: Final = 1017
TIMES: Final = 1018
ARROW: Final = 1019
BRACKETS: Final = 1020
BOTH_ICONS: Final = 1021
SUPPLY_ENDS: Final = 1022

# 11 Perks.
DO_OVER_PERK: Final = 1101
XXL_PERK: Final = 1102
ROUGH_PERK: Final = 1103
STICKY_PERK: Final = 1104
COPY_CAT_PERK: Final = 1105
BIRTHDAY_PERK: Final = 1106
RECYCLING_PERK: Final = 1107
DIY_PERK: Final = 1108
BRIBE_PERK: Final = 1109
ONE_PERK: Final = 1110

# 12 Made-up rules.
OWNED: Final = 1201
SLIME_LAB: Final = 1202
MINIMALISM: Final = 1203
BRACELET: Final = 1204
PIZZA_PARTY: Final = 1205
POPULARITY: Final = 1206
PIGGY_BANK: Final = 1207
SLEEPOVER: Final = 1208
LONER: Final = 1209
PLAY_PALACE: Final = 1210
SECRET_STASH: Final = 1211
BIG_PLANS: Final = 1212

# 13 How choices are spelled.
RISING: Final = 1301
TWINS: Final = 1302
NOTHING_TAKEN_BACK: Final = 1303

STARTS: Final = Happening("starts", (), STARTER)
TAKES_BOARD: Final = Happening("takes_board", ("board:board",), BOARDS)
PERK_SHOWS: Final = Happening("perk_shows", ("perk:perk",), PERK_ROW)
PARK_SHOWS: Final = Happening("park_shows", ("card:kid",), FROM_PARK)
DEALT: Final = Happening("dealt", ("card:kid",), DEAL)
KEEPS: Final = Happening("keeps", ("card:kid",), DRAFT)
DRAFTED: Final = Happening("drafted", ("round",), DRAFT)
TURN: Final = Happening("turn", (), PHASES)
CLEANS_UP: Final = Happening("cleans_up", ("count",), CLEAN_UP)
PLAYS: Final = Happening("plays", ("card:kid",), MAY_PLAY)
SKIPS: Final = Happening("skips", (), MAY_PLAY)
ADDS: Final = Happening("adds", ("card:kid",), IMPROVE)
NAMES: Final = Happening("names", ("card:kid", "suit:suit"), ONE_SUIT)
NAMES_SUIT: Final = Happening("names_suit", ("suit:suit",), TIMES_ANY_SUIT)
USES_PUBLIC: Final = Happening("uses_public", ("times",), ACTIONS)
USES_PRIVATE: Final = Happening("uses_private", ("times",), ACTIONS)
STOPS: Final = Happening("stops", (), OTHER_IN_PART)
FOLLOWS: Final = Happening("follows", ("card:kid",), MAY_FOLLOW)
GAINS: Final = Happening("gains", ("kind:resource", "count"), GAIN_ICON)
PACKS: Final = Happening("packs", ("kind:resource",), PACK_ICON)
PACKS_FROM_SUPPLY: Final = Happening("packs_from_supply", ("kind:resource",), STICKY_PERK)
TUCKS: Final = Happening("tucks", ("card:kid",), LOOKOUT_ICON)
TRASHES: Final = Happening("trashes", ("card:kid",), TRASH_ICON)
TRASHES_THIS: Final = Happening("trashes_this", ("card:kid",), TRASH_THIS_ICON)
TRASHES_RIVAL: Final = Happening("trashes_rival", ("card:kid", "seat"), TRASH_RIVAL_ICON)
RECRUITS: Final = Happening("recruits", ("card:kid",), FROM_PARK)
RECRUITS_BLIND: Final = Happening("recruits_blind", ("card:kid",), FROM_DECK)
RECRUITS_FROM: Final = Happening("recruits_from", ("card:kid", "seat"), FROM_YARD)
NOBODY_TO_RECRUIT: Final = Happening("nobody_to_recruit", (), MUST_RECRUIT)
SCORES: Final = Happening("scores", ("count",), SCORE_ICON)
SPENDS: Final = Happening("spends", ("kind:resource",), SPEND_ICON)
EXCHANGES: Final = Happening("exchanges", ("kind:resource",), EXCHANGE_ICON)
COPIES: Final = Happening("copies", ("seat",), COPY_RIVAL_ICON)
PAYS: Final = Happening("pays", ("toys", "pizza"), UPGRADING)
UPGRADES: Final = Happening("upgrades", ("level",), UPGRADING)
TAKES_RULE: Final = Happening("takes_rule", (), LEVEL_ONE)
KEEPS_RULE: Final = Happening("keeps_rule", ("rule:rule",), LEVEL_ONE)
TAKES_PERK: Final = Happening("takes_perk", ("perk:perk",), LEVEL_TWO)
USES_PERK: Final = Happening("uses_perk", ("perk:perk",), ONE_PERK)
RECYCLES: Final = Happening("recycles", ("card:kid",), RECYCLING_PERK)
ROUGHS_UP: Final = Happening("roughs_up", ("card:kid",), ROUGH_PERK)
TAKES_SCULPTURE: Final = Happening("takes_sculpture", (), LEVEL_FIVE)
LEAVES_IN_YARD: Final = Happening("leaves_in_yard", ("card:kid",), TO_YARD)
DRAWS: Final = Happening("draws", ("count",), DRAW)
DRAWS_CARD: Final = Happening("draws_card", ("card:kid",), DRAW)
RESHUFFLES: Final = Happening("reshuffles", ("count",), DRAW)
LAST_ROUND: Final = Happening("last_round", (), EQUAL_TURNS)
SHOWS_RULE: Final = Happening("shows_rule", ("rule:rule", "count"), FINAL_SCORE)

HAPPENINGS: Final = (
    STARTS,
    TAKES_BOARD,
    PERK_SHOWS,
    PARK_SHOWS,
    DEALT,
    KEEPS,
    DRAFTED,
    TURN,
    CLEANS_UP,
    PLAYS,
    SKIPS,
    ADDS,
    NAMES,
    NAMES_SUIT,
    USES_PUBLIC,
    USES_PRIVATE,
    STOPS,
    FOLLOWS,
    GAINS,
    PACKS,
    PACKS_FROM_SUPPLY,
    TUCKS,
    TRASHES,
    TRASHES_THIS,
    TRASHES_RIVAL,
    RECRUITS,
    RECRUITS_BLIND,
    RECRUITS_FROM,
    NOBODY_TO_RECRUIT,
    SCORES,
    SPENDS,
    EXCHANGES,
    COPIES,
    PAYS,
    UPGRADES,
    TAKES_RULE,
    KEEPS_RULE,
    TAKES_PERK,
    USES_PERK,
    RECYCLES,
    ROUGHS_UP,
    TAKES_SCULPTURE,
    LEAVES_IN_YARD,
    DRAWS,
    DRAWS_CARD,
    RESHUFFLES,
    LAST_ROUND,
    SHOWS_RULE,
)

# What the story of a game is told by: what begins a round and a turn, what may turn the game.
ROUND: Final = TURN
TURNS: Final = (TURN,)
DEEDS: Final = (
    *(TAKES_SCULPTURE, UPGRADES, SCORES, TAKES_RULE, PLAYS, FOLLOWS),
    *(TUCKS, GAINS, PACKS, TRASHES, RECRUITS, RECRUITS_FROM),
)

RULES: Final = (
    STARTER,
    SUPPLY,
    BOARDS,
    MARKERS,
    SCULPTURE,
    RULE_STACK,
    PERK_ROW,
    PARK,
    DEAL,
    DECKS,
    FIRST_HANDS,
    DRAFT,
    COINS,
    FOLLOWABLE,
    NOT_FOLLOWABLE,
    BEST_FRIENDS,
    EMPTY_PANELS,
    YARD,
    LOOKOUT_ROOM,
    STASH_ROOM,
    PACK_ROOM,
    COSTS,
    PHASES,
    CLEAN_UP,
    MAY_PLAY,
    ACTIONS,
    IMPROVE,
    COUNT_LOOKOUT,
    ONE_SUIT,
    ONE_IN_FULL,
    OTHER_IN_PART,
    MUST_MATTER,
    ADDED_ACTIONS,
    MAY_FOLLOW,
    MATCHING_CARD,
    ONE_CARD,
    WHOLE_ACTION,
    NAMED_COIN,
    SAME_KIND,
    BOTH_SYMBOLS,
    MUST_RECRUIT,
    FROM_PARK,
    FROM_YARD,
    FROM_DECK,
    DISCARDS,
    TO_YARD,
    DRAW,
    ONLY_THEN,
    UPGRADING,
    MORE_ROOM,
    LEVEL_ONE,
    LEVEL_TWO,
    LEVEL_FIVE,
    END_POINTS,
    END_LEVEL,
    END_DECK,
    EQUAL_TURNS,
    FINAL_SCORE,
    TIES,
    ALL_OPEN,
    GAIN_ICON,
    ONE_KIND,
    PACK_ICON,
    LOOKOUT_ICON,
    TRASH_ICON,
    TRASH_THIS_ICON,
    RECRUIT_ICON,
    UPGRADE_ICON,
    SCORE_ICON,
    SPEND_ICON,
    TRASH_RIVAL_ICON,
    COPY_ICON,
    COPY_RIVAL_ICON,
    EXCHANGE_ICON,
    TIMES_BOARD,
    TIMES_ANY_SUIT,
    COST_CHANGE,
    TIMES,
    ARROW,
    BRACKETS,
    BOTH_ICONS,
    SUPPLY_ENDS,
    DO_OVER_PERK,
    XXL_PERK,
    ROUGH_PERK,
    STICKY_PERK,
    COPY_CAT_PERK,
    BIRTHDAY_PERK,
    RECYCLING_PERK,
    DIY_PERK,
    BRIBE_PERK,
    ONE_PERK,
    OWNED,
    SLIME_LAB,
    MINIMALISM,
    BRACELET,
    PIZZA_PARTY,
    POPULARITY,
    PIGGY_BANK,
    SLEEPOVER,
    LONER,
    PLAY_PALACE,
    SECRET_STASH,
    BIG_PLANS,
    RISING,
    TWINS,
    NOTHING_TAKEN_BACK,
)
