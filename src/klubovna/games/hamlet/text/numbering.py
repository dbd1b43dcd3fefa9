"""Hamlet: what is said, as numbers. Rule 601 is 6.1 in RULES.md, and `rule-6-1`."""

from __future__ import annotations

from typing import Final

from klubovna.core.event import Happening

# 2 Tiles and terrain.
ONE_LATTICE: Final = 201
FITTING: Final = 202
LINKS: Final = 203

# 3 Set-up.
START: Final = 301
LAYOUT: Final = 302
PLAN_ROW: Final = 303
SALE_TILES: Final = 304

# 5 The turn.
TURN_ORDER: Final = 501
ACTIONS: Final = 502
MOVE_DONKEYS: Final = 503
VILLAGERS: Final = 504

# 6 Transport and consumption.
TRANSPORT: Final = 601
CONSUMPTION: Final = 602
FREE_MARKET: Final = 603
PAYMENT: Final = 604

# 7 What villagers do.
PRODUCTION: Final = 701
BARN: Final = 702
REFINING: Final = 703
TAKE_PLAN: Final = 704
HIRING: Final = 705
SALE: Final = 706
DELIVERY: Final = 707
BEGGING: Final = 708
BUILDING: Final = 709
STACKS: Final = 710
FLAGS: Final = 711
ROAD_SITES: Final = 712

# 8 Milestones and awards.
MILESTONES: Final = 801
AWARDS: Final = 802

# 9 The end.
CHURCH_FINISHED: Final = 901
LANDMARKS: Final = 902
ROAD_POINTS: Final = 903
LONGEST_ROAD: Final = 904
COIN_POINTS: Final = 905
WINNERS: Final = 906
SAFETY: Final = 907

# 10 Alone.
RIVAL: Final = 1001
PRIORITIES: Final = 1002
DISCS: Final = 1003
FAVOUR: Final = 1004

RULES: Final = (
    ONE_LATTICE,
    FITTING,
    LINKS,
    START,
    LAYOUT,
    PLAN_ROW,
    SALE_TILES,
    TURN_ORDER,
    ACTIONS,
    MOVE_DONKEYS,
    VILLAGERS,
    TRANSPORT,
    CONSUMPTION,
    FREE_MARKET,
    PAYMENT,
    PRODUCTION,
    BARN,
    REFINING,
    TAKE_PLAN,
    HIRING,
    SALE,
    DELIVERY,
    BEGGING,
    BUILDING,
    STACKS,
    FLAGS,
    ROAD_SITES,
    MILESTONES,
    AWARDS,
    CHURCH_FINISHED,
    LANDMARKS,
    ROAD_POINTS,
    LONGEST_ROAD,
    COIN_POINTS,
    WINNERS,
    SAFETY,
    RIVAL,
    PRIORITIES,
    DISCS,
    FAVOUR,
)

# What happens.
NEW_ROUND: Final = Happening("new_round", ("round",), TURN_ORDER)
TURN: Final = Happening("turn", (), TURN_ORDER)
DONKEY_MOVED: Final = Happening("donkey_moved", ("from:tile", "to:tile"), MOVE_DONKEYS)
ACTIVATED: Final = Happening("activated", ("tile:tile",), VILLAGERS)
PRODUCED: Final = Happening("produced", ("tile:tile", "resource:resource", "count"), PRODUCTION)
GAINED_COINS: Final = Happening("gained_coins", ("count",), PRODUCTION)
GAINED_POINTS: Final = Happening("gained_points", ("count",), PRODUCTION)
PAID_COINS: Final = Happening("paid_coins", ("count",), PAYMENT)
USED: Final = Happening("used", ("resource:resource", "tile:tile"), TRANSPORT)
USED_TOKEN: Final = Happening(
    "used_token", ("resource:resource", "tile:tile", "maker:seat"), CONSUMPTION
)
REWARDED: Final = Happening("rewarded", ("coins", "points"), CONSUMPTION)
BOUGHT: Final = Happening("bought", ("count", "price"), FREE_MARKET)
REFINED: Final = Happening("refined", ("tile:tile", "resource:resource", "high"), REFINING)
TOOK_PLAN: Final = Happening("took_plan", ("tile:tile", "laid", "coins"), TAKE_PLAN)
PLAN_DRAWN: Final = Happening("plan_drawn", ("tile:tile",), TAKE_PLAN)
HIRED_VILLAGER: Final = Happening("hired_villager", ("price",), HIRING)
HIRED_DONKEY: Final = Happening("hired_donkey", ("price", "tile:tile"), HIRING)
SOLD: Final = Happening("sold", ("sale:sale", "points", "coins"), SALE)
SALE_DRAWN: Final = Happening("sale_drawn", ("sale:sale",), SALE)
DELIVERED: Final = Happening("delivered", ("delivery:delivery", "points"), DELIVERY)
BEGGED: Final = Happening("begged", ("count",), BEGGING)
LAID: Final = Happening("laid", ("tile:tile",), LAYOUT)
BUILT: Final = Happening("built", ("tile:tile", "points"), BUILDING)
GOT_MILESTONE: Final = Happening("got_milestone", ("milestone:milestone",), MILESTONES)
STACK_OPENED: Final = Happening("stack_opened", ("resource:resource",), STACKS)
BUILT_ROAD: Final = Happening("built_road", ("kind:road", "one:tile", "other:tile"), ROAD_SITES)
CHURCH_DONE: Final = Happening("church_done", (), CHURCH_FINISHED)
GAME_STOPPED: Final = Happening("game_stopped", (), SAFETY)
RIVAL_DREW: Final = Happening("rival_drew", ("disc:disc", "action:action"), DISCS)
RIVAL_IDLE: Final = Happening("rival_idle", (), DISCS)
RIVAL_REFILLED: Final = Happening("rival_refilled", ("coins",), FAVOUR)

HAPPENINGS: Final = (
    LAID,
    NEW_ROUND,
    TURN,
    DONKEY_MOVED,
    ACTIVATED,
    PRODUCED,
    GAINED_COINS,
    GAINED_POINTS,
    PAID_COINS,
    USED,
    USED_TOKEN,
    REWARDED,
    BOUGHT,
    REFINED,
    TOOK_PLAN,
    PLAN_DRAWN,
    HIRED_VILLAGER,
    HIRED_DONKEY,
    SOLD,
    SALE_DRAWN,
    DELIVERED,
    BEGGED,
    BUILT,
    GOT_MILESTONE,
    STACK_OPENED,
    BUILT_ROAD,
    CHURCH_DONE,
    GAME_STOPPED,
    RIVAL_DREW,
    RIVAL_IDLE,
    RIVAL_REFILLED,
)

# What the story of a game is told by: what begins a round and a turn, what may turn the game.
ROUND: Final = NEW_ROUND
TURNS: Final = (TURN,)
DEEDS: Final = (
    *(BUILT, DELIVERED, SOLD, BUILT_ROAD, GOT_MILESTONE, REFINED, REWARDED, ACTIVATED),
    *(GAINED_POINTS, GAINED_COINS, HIRED_VILLAGER, HIRED_DONKEY, TOOK_PLAN),
)
