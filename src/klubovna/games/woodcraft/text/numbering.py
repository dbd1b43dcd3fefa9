"""Woodcraft: what is said, as numbers. Rule 504 is 5.4 in RULES.md, and `rule-5-4`."""

from __future__ import annotations

from typing import Final

from klubovna.core.event import Happening

# 2 Set-up.
BOARDS: Final = 201
START: Final = 202
OPENING: Final = 203
FIRST_PLAYER: Final = 204

# 3 The turn.
ROUNDS: Final = 301
GROWTH: Final = 302
ACTIONS: Final = 303
INSTEAD: Final = 304
OTHER_TILE: Final = 305
BONUS_ACTION: Final = 306
STORAGE: Final = 307

# 4 The wheel.
MOVE: Final = 401
BONUSES: Final = 402
SAW: Final = 403
BLOCKED: Final = 404

# 5 Main actions.
BUY_WOOD: Final = 501
TRADE_DICE: Final = 502
BUY_MATERIALS: Final = 503
CHOOSE_ORDERS: Final = 504
HIRE_HELPER: Final = 505
HELPER_SPACE: Final = 506
PRODUCTION: Final = 507
PLANTING: Final = 508
UPGRADE: Final = 509

# 6 Additional actions.
ABILITY: Final = 601
CUT: Final = 602
JOIN: Final = 603
GLUE: Final = 604
FELL: Final = 605
REUSE: Final = 606

# 7 Orders.
COMPLETE: Final = 701
SHIFT: Final = 702
FLOORS: Final = 703

# 8 Nut orders and commissions.
COMMISSION: Final = 801

# 9 Tools.
ATTIC: Final = 901
LINKS: Final = 902
TOOL_TYPES: Final = 903

# 10 Tracks.
INCOME: Final = 1001
MILESTONE: Final = 1002
REPUTATION: Final = 1003
REWARD_TILE: Final = 1004

# 11 Marketing.
MARKETING: Final = 1101

# 12 Rounds and income phases.
END_OF_ROUND: Final = 1201
PLACE_FROM_HAND: Final = 1202
GAINS: Final = 1203
READY_TILES: Final = 1204
MARKETS: Final = 1205

# 13 The end.
SCORING: Final = 1301
WINNERS: Final = 1302

# 14 Alone.
SOLO_CARDS: Final = 1401
RIVAL: Final = 1402
VANISHING: Final = 1403

# 15 Effects.
EFFECTS: Final = 1501
CHANGE_DIE: Final = 1502
FREE_DIE: Final = 1503
REFRESH: Final = 1504
EXCHANGE: Final = 1505

SET_UP_RULES: Final = (BOARDS, START, OPENING, FIRST_PLAYER)
TURN_RULES: Final = (ROUNDS, GROWTH, ACTIONS, INSTEAD, OTHER_TILE, BONUS_ACTION, STORAGE)
WHEEL_RULES: Final = (MOVE, BONUSES, SAW, BLOCKED)
TRADE_RULES: Final = (BUY_WOOD, TRADE_DICE, BUY_MATERIALS, CHOOSE_ORDERS)
WORKSHOP_RULES: Final = (HIRE_HELPER, HELPER_SPACE, PRODUCTION, PLANTING, UPGRADE)
FREE_RULES: Final = (ABILITY, CUT, JOIN, GLUE, FELL, REUSE)
ORDER_RULES: Final = (COMPLETE, SHIFT, FLOORS, COMMISSION)
ATTIC_RULES: Final = (ATTIC, LINKS, TOOL_TYPES)
TRACK_RULES: Final = (INCOME, MILESTONE, REPUTATION, REWARD_TILE, MARKETING)
INCOME_RULES: Final = (END_OF_ROUND, PLACE_FROM_HAND, GAINS, READY_TILES, MARKETS)
END_RULES: Final = (SCORING, WINNERS)
SOLO_RULES: Final = (SOLO_CARDS, RIVAL, VANISHING)
EFFECT_RULES: Final = (EFFECTS, CHANGE_DIE, FREE_DIE, REFRESH, EXCHANGE)
RULES: Final = (
    *SET_UP_RULES,
    *TURN_RULES,
    *WHEEL_RULES,
    *TRADE_RULES,
    *WORKSHOP_RULES,
    *FREE_RULES,
    *ORDER_RULES,
    *ATTIC_RULES,
    *TRACK_RULES,
    *INCOME_RULES,
    *END_RULES,
    *SOLO_RULES,
    *EFFECT_RULES,
)

# What happens.
KEPT_HELPER: Final = Happening("kept_helper", ("helper:helper", "price"), OPENING)
NEW_ROUND: Final = Happening("new_round", ("round",), ROUNDS)
TURN: Final = Happening("turn", (), ROUNDS)
GREW: Final = Happening("grew", ("from:die", "to:die"), GROWTH)
MOVED_TILE: Final = Happening("moved_tile", ("tile:tile",), MOVE)
SAW_TURNED: Final = Happening("saw_turned", (), SAW)
ARC_LEFT: Final = Happening("arc_left", (), BONUSES)
ACTED: Final = Happening("acted", ("tile:tile",), ACTIONS)
ACTED_INSTEAD: Final = Happening("acted_instead", ("tile:tile",), OTHER_TILE)
ACTED_EXTRA: Final = Happening("acted_extra", ("tile:tile",), BONUS_ACTION)
TOOK_BERRIES: Final = Happening("took_berries", ("count",), INSTEAD)
GAINED: Final = Happening("gained", ("good:good", "count"), EFFECTS)
LOST: Final = Happening("lost", ("good:good", "count"), FLOORS)
PAID: Final = Happening("paid", ("good:good", "count"), EFFECTS)
GAINED_DIE: Final = Happening("gained_die", ("die:die",), EFFECTS)
BOUGHT_DIE: Final = Happening("bought_die", ("die:die", "price"), BUY_WOOD)
TOOK_DIE: Final = Happening("took_die", ("die:die",), FREE_DIE)
ROLLED: Final = Happening("rolled", ("die:die",), BUY_WOOD)
SOLD_DIE: Final = Happening("sold_die", ("die:die", "price"), TRADE_DICE)
BOUGHT_MATERIAL: Final = Happening(
    "bought_material", ("good:good", "count", "price"), BUY_MATERIALS
)
TOOK_ORDER: Final = Happening("took_order", ("order:order", "row", "price"), CHOOSE_ORDERS)
REVEALED_ORDER: Final = Happening("revealed_order", ("order:order",), MARKETS)
REVEALED_HELPER: Final = Happening("revealed_helper", ("helper:helper",), MARKETS)
LEFT_ORDER: Final = Happening("left_order", ("order:order",), MARKETS)
LEFT_HELPER: Final = Happening("left_helper", ("helper:helper",), MARKETS)
RESHUFFLED: Final = Happening("reshuffled", (), MARKETS)
HIRED: Final = Happening("hired", ("helper:helper", "price"), HIRE_HELPER)
PLACED_HELPER: Final = Happening("placed_helper", ("helper:helper", "space:space"), HELPER_SPACE)
PRODUCED: Final = Happening("produced", ("helper:helper",), PRODUCTION)
PLANTED: Final = Happening("planted", ("from:die", "value", "pot:pot"), PLANTING)
UPGRADED: Final = Happening("upgraded", ("tile:workshop", "price"), UPGRADE)
USED_ABILITY: Final = Happening("used_ability", ("helper:helper",), ABILITY)
CUT_DIE: Final = Happening("cut_die", ("from:die", "parts:parts"), CUT)
JOINED: Final = Happening("joined", ("from:die", "to:die"), JOIN)
GLUED: Final = Happening("glued", ("one:die", "other:die", "to:die"), GLUE)
FELLED: Final = Happening("felled", ("die:die",), FELL)
REUSED: Final = Happening("reused", ("tile:workshop",), REUSE)
CHANGED: Final = Happening("changed", ("from:die", "to:die"), CHANGE_DIE)
TURNED_UP: Final = Happening("turned_up", ("tile:workshop",), READY_TILES)
COMPLETED: Final = Happening("completed", ("order:order", "row"), COMPLETE)
GAVE_DIE: Final = Happening("gave_die", ("die:die",), COMPLETE)
SLID: Final = Happening("slid", (), SHIFT)
EXPIRED: Final = Happening("expired", ("order:order",), SHIFT)
CLAIMED: Final = Happening("claimed", ("commission:commission",), COMMISSION)
COMMISSION_LEFT: Final = Happening("commission_left", ("commission:commission",), COMMISSION)
GAINED_TOOL: Final = Happening("gained_tool", ("tool:tool", "space:attic"), ATTIC)
TOOL_LOST: Final = Happening("tool_lost", (), ATTIC)
LINKED: Final = Happening("linked", ("one:attic", "other:attic"), LINKS)
INCOME_ROSE: Final = Happening("income_rose", ("track:track", "steps", "now"), INCOME)
REPUTATION_ROSE: Final = Happening("reputation_rose", ("steps", "now"), REPUTATION)
REPUTATION_FELL: Final = Happening("reputation_fell", ("steps", "now"), FLOORS)
MILESTONE_MET: Final = Happening("milestone_met", (), MILESTONE)
REACHED_TILE: Final = Happening("reached_tile", ("tile:reward_tile", "place"), REWARD_TILE)
MARKETED: Final = Happening("marketed", ("price", "points"), MARKETING)
RETURNED: Final = Happening("returned", ("die:die",), STORAGE)
INCOME_PHASE: Final = Happening("income_phase", ("round",), END_OF_ROUND)
PLACED_ORDER: Final = Happening("placed_order", ("order:order", "row"), PLACE_FROM_HAND)
TILES_READY: Final = Happening("tiles_ready", (), READY_TILES)
LATE_DECKS: Final = Happening("late_decks", (), MARKETS)
SOLO_CARD: Final = Happening("solo_card", ("card:solo",), SOLO_CARDS)
SOLO_TILE: Final = Happening("solo_tile", ("tile:tile",), SOLO_CARDS)
SOLO_STUCK: Final = Happening("solo_stuck", ("tile:tile",), SOLO_CARDS)
RIVAL_ROSE: Final = Happening("rival_rose", ("steps", "now"), RIVAL)
RIVAL_TOOK: Final = Happening("rival_took", ("tile:reward_tile",), RIVAL)
VANISHED: Final = Happening("vanished", ("commission:commission",), VANISHING)

AT_THE_START: Final = (KEPT_HELPER, NEW_ROUND, TURN, GREW)
ON_THE_WHEEL: Final = (MOVED_TILE, SAW_TURNED, ARC_LEFT)
ACTING: Final = (ACTED, ACTED_INSTEAD, ACTED_EXTRA, TOOK_BERRIES)
WITH_GOODS: Final = (GAINED, LOST, PAID)
WITH_DICE: Final = (GAINED_DIE, BOUGHT_DIE, TOOK_DIE, ROLLED, SOLD_DIE, BOUGHT_MATERIAL)
IN_ROWS: Final = (TOOK_ORDER, REVEALED_ORDER, REVEALED_HELPER, LEFT_ORDER, LEFT_HELPER, RESHUFFLED)
WITH_HELPERS: Final = (HIRED, PLACED_HELPER, PRODUCED, PLANTED, UPGRADED, USED_ABILITY)
WITH_WOOD: Final = (CUT_DIE, JOINED, GLUED, FELLED, REUSED, CHANGED, TURNED_UP)
WITH_ORDERS: Final = (COMPLETED, GAVE_DIE, SLID, EXPIRED, CLAIMED, COMMISSION_LEFT)
IN_THE_ATTIC: Final = (GAINED_TOOL, TOOL_LOST, LINKED)
ON_TRACKS: Final = (INCOME_ROSE, REPUTATION_ROSE, REPUTATION_FELL, MILESTONE_MET, REACHED_TILE)
AT_THE_END: Final = (MARKETED, RETURNED, INCOME_PHASE, PLACED_ORDER, TILES_READY, LATE_DECKS)
ALONE: Final = (SOLO_CARD, SOLO_TILE, SOLO_STUCK, RIVAL_ROSE, RIVAL_TOOK, VANISHED)
HAPPENINGS: Final = (
    *AT_THE_START,
    *ON_THE_WHEEL,
    *ACTING,
    *WITH_GOODS,
    *WITH_DICE,
    *IN_ROWS,
    *WITH_HELPERS,
    *WITH_WOOD,
    *WITH_ORDERS,
    *IN_THE_ATTIC,
    *ON_TRACKS,
    *AT_THE_END,
    *ALONE,
)

# What the story of a game is told by: what begins a round and a turn, what may turn the game.
ROUND: Final = NEW_ROUND
TURNS: Final = (TURN, INCOME_PHASE)
DEEDS: Final = (
    *(CLAIMED, COMPLETED, EXPIRED, REACHED_TILE, MARKETED, REPUTATION_ROSE, REPUTATION_FELL),
    *(INCOME_ROSE, GAINED, HIRED, UPGRADED, ACTED),
)
