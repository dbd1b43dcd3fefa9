"""Woodcraft: what each seat may know."""

from __future__ import annotations

from klubovna.core.state import Json
from klubovna.core.step import NOBODY, Choice, Step, Together
from klubovna.games.woodcraft import scoring
from klubovna.games.woodcraft.box.contents import Demand
from klubovna.games.woodcraft.pieces.numbers import (
    ATTIC,
    ATTIC_IDS,
    BIT,
    CHAIN_IDS,
    CHAINS,
    CLASSES,
    COLOUR_IDS,
    COLOURS,
    DIE_IDS,
    FACES,
    GLUE,
    GLUER,
    GOOD_IDS,
    GOODS,
    JOINTS,
    MATERIALS,
    NONE,
    POTS,
    SAWS,
    SECTORS,
    SLOT_IDS,
    SPACE_IDS,
    STORE_SLOTS,
    STRIDE,
    TILE_IDS,
    TILES,
    TOOL_IDS,
    TOOLS,
    TRACK_IDS,
    TRACKS,
    die_of,
)
from klubovna.games.woodcraft.pieces.players import Player
from klubovna.games.woodcraft.rules.actions import PlantPot, ProducePlant, Upgrade, upgrade_price
from klubovna.games.woodcraft.rules.attic import PlaceTool, open_spaces
from klubovna.games.woodcraft.rules.changes import BumpBy, RecolorTo
from klubovna.games.woodcraft.rules.free import Meanwhile
from klubovna.games.woodcraft.rules.helpers import HireHelper, PlaceHelper, Produce, helper_price
from klubovna.games.woodcraft.rules.market import (
    BuyMaterial,
    BuySix,
    BuyWood,
    TakeOrder,
    TradeDice,
    die_price,
    material_price,
    order_price,
)
from klubovna.games.woodcraft.rules.orders import PayDice, accepts, can_complete
from klubovna.games.woodcraft.rules.tracks import THREE, next_place
from klubovna.games.woodcraft.rules.turn import Actions, bonus_price, marketing_price
from klubovna.games.woodcraft.rules.ways import ways
from klubovna.games.woodcraft.rules.wood import CutInto, GlueWith, JoinBy
from klubovna.games.woodcraft.state import Wood

# Main actions by the steps that ask in them.
ACTION_STEPS: dict[type[Step], int] = {
    BuyWood: 0,
    TradeDice: 1,
    BuySix: 1,
    BuyMaterial: 2,
    TakeOrder: 3,
    HireHelper: 4,
    PlaceHelper: 4,
    ProducePlant: 5,
    PlantPot: 5,
    Upgrade: 6,
}


def view(g: Wood, seat: int | None) -> Json:
    """Return what lies open, and of the hands only that of `seat`."""
    g.check_seat(seat)
    payer = g.turn if g.turn != NOBODY else seat or 0
    calendar = g.box.calendars[g.seats()]
    return {
        "round": g.round,
        "rounds": calendar.rounds,
        "step": step_of(g),
        "first": g.first,
        "turn": None if g.turn == NOBODY else g.turn,
        "order": g.order(),
        "calendar": {
            "income": list(calendar.income),
            "purge": list(calendar.purge),
            "swap": calendar.swap,
        },
        "late": g.is_late(),
        "wheel": wheel_json(g),
        "store": [store_json(g, payer, slot) for slot in range(STORE_SLOTS)],
        "orders": [None if o == NONE else g.box.orders[o].id for o in g.order_row],
        "helpers": [market_helper(g, payer, helper) for helper in g.helper_row],
        "order_deck": len(g.order_deck),
        "helper_deck": len(g.helper_deck),
        "order_discard": [g.box.orders[order].id for order in g.order_discard],
        "helper_discard": [g.box.helpers[helper].id for helper in g.helper_discard],
        "commissions": commissions_json(g),
        "reward_tiles": [reward_json(g, which) for which in range(len(g.reached))],
        "tools": {TOOL_IDS[tool]: g.tools[tool] for tool in range(TOOLS)},
        "prices": prices_json(g, payer),
        "players": [player_json(g, who, who == seat) for who in range(g.seats())],
        "active": active_json(g),
        "choosing": choosing(g, seat),
        "solo": solo_json(g),
    }


def step_of(g: Wood) -> str:
    """Return where in the game we are."""
    if g.is_over:
        return "over"
    if g.turn != NOBODY:
        return "turn"
    return "opening" if g.round == 0 else "income"


# The boards.


def wheel_json(g: Wood) -> Json:
    """Return tiles, saw and windows."""
    blocked = [tile for tile in range(TILES) if g.is_blocked(tile)]
    free = [tile for tile in range(TILES) if tile not in blocked]
    return {
        "saw": g.saw,
        "start": g.start_sector(),
        "arc": g.arc,
        "tiles": {TILE_IDS[tile]: place_json(g.tiles[tile]) for tile in range(TILES)},
        "blocked": [TILE_IDS[tile] for tile in blocked],
        "goals": {TILE_IDS[tile]: place_json(g.goal_of(tile)) for tile in free},
        "levels": [g.level_of(sector) for sector in range(SECTORS)],
    }


def place_json(place: int) -> Json:
    """Return a place on the wheel."""
    return {"sector": place // STRIDE, "space": place % STRIDE}


def store_json(g: Wood, payer: int, slot: int) -> Json:
    """Return a die of the public store, and its price for whose turn it is."""
    if not g.store[slot]:
        return {"slot": SLOT_IDS[slot], "die": None, "price": None}
    die = g.store_die(slot)
    return {"slot": SLOT_IDS[slot], "die": DIE_IDS[die], "price": die_price(g, payer, die)}


def market_helper(g: Wood, payer: int, helper: int) -> Json | None:
    """Return a helper of the row."""
    if helper == NONE:
        return None
    return {"id": g.box.helpers[helper].id, "price": helper_price(g, payer, helper, 0)}


def commissions_json(g: Wood) -> list[Json]:
    """Return the commissions on display, and those that are claimed."""
    claims: dict[int, list[int]] = {commission: [] for commission in g.commissions}
    for seat, me in enumerate(g.players):
        for commission in me.commissions:
            claims.setdefault(commission, []).append(seat)
    return [
        {"id": g.box.commissions[c].id, "claims": claims[c], "open": c in g.commissions}
        for c in sorted(claims)
    ]


def reward_json(g: Wood, which: int) -> Json:
    """Return a reward tile, who reached it when, and what the next one would get."""
    is_laid = g.round > 0 or len(g.reward_tiles) == len(g.reached)
    place = next_place(g, which)
    rounds = enumerate(g.reached[which])
    return {
        "id": g.box.reward_tiles[g.reward_tiles[which]].id if is_laid else None,
        "space": g.box.tracks.reward_spaces[which],
        "reached": [{"seat": seat, "round": round} for seat, round in rounds if round],
        "next": None if place == NONE else place,
        "side": "three" if g.seats() == THREE else "even",
        "removed": bool(g.rival_got & BIT[which]),
    }


def prices_json(g: Wood, payer: int) -> Json:
    """Return what things cost whose turn it is."""
    prices = g.box.prices
    upgrades = [upgrade_price(g, payer, chain, 0) for chain in range(CHAINS)]
    points = prices.marketing[g.players[payer].marketing - 1][1]
    return {
        "six": [die_price(g, payer, die_of(colour, FACES)) for colour in range(COLOURS)],
        "materials": [material_price(g, payer, n + 1) for n in range(len(prices.materials))],
        "second_order": order_price(g, payer, 2, 0),
        "upgrades": {
            CHAIN_IDS[chain]: None if upgrades[chain] == NONE else upgrades[chain]
            for chain in range(CHAINS)
        },
        "marketing": {"cost": marketing_price(g, payer), "vp": points},
        "instead": prices.instead,
        "other_tile": prices.other_tile,
        "bonus": bonus_price(g, payer),
    }


def solo_json(g: Wood) -> Json | None:
    """Return the rival and the cards of a game alone."""
    if g.seats() > 1:
        return None
    cards = [g.box.solo_cards[card].id for card in g.solo_discard]
    return {
        "rival": g.rival,
        "deck": len(g.solo_deck),
        "discard": cards,
        "last": cards[-1] if cards else None,
        "marks": list(g.box.solo_marks),
        "commission_rounds": list(g.box.commission_rounds),
    }


# Players.


def player_json(g: Wood, who: int, is_me: bool) -> Json:
    """Return a workshop."""
    me = g.players[who]
    sheet = scoring.sheet(g, who)
    return {
        "goods": {GOOD_IDS[good]: me.goods[good] for good in range(GOODS)},
        "wood": [DIE_IDS[die] for die in range(CLASSES) for _ in range(me.wood[die])],
        "trees": [tree_json(me, pot) for pot in range(me.owned[POTS])],
        "saws": {"owned": me.owned[SAWS], "ready": me.ready_saws},
        "joints": [joint_json(g, me, joint) for joint in range(len(g.box.chains[JOINTS]))],
        "gluing": {"owned": bool(me.owned[GLUER]), "ready": bool(me.ready_gluer)},
        "helpers": [helper_json(g, who, n) for n in range(len(me.helpers))],
        "attic": {
            ATTIC_IDS[space]: None if me.attic[space] == NONE else TOOL_IDS[me.attic[space]]
            for space in range(ATTIC)
        },
        "open_attic": [ATTIC_IDS[space] for space in open_spaces(g, who)],
        "orders": [order_json(g, who, n) for n in range(len(me.orders))],
        "hand": len(me.hand),
        "hand_cards": [g.box.orders[order].id for order in me.hand] if is_me else None,
        "offered": [g.box.helpers[helper].id for helper in me.offered] if is_me else None,
        "done": [g.box.orders[order].id for order in me.done],
        "commissions": [g.box.commissions[c].id for c in me.commissions],
        "income": {TRACK_IDS[track]: me.income[track] for track in range(TRACKS)},
        "reputation": me.reputation,
        "marketing": me.marketing,
        "sheet": sheet,
        "points": sum(sheet.values()),
    }


def tree_json(me: Player, pot: int) -> Json:
    """Return a pot and its tree."""
    tree = me.trees[pot]
    return {"pot": COLOUR_IDS[pot], "die": None if tree == NONE else DIE_IDS[tree]}


def joint_json(g: Wood, me: Player, joint: int) -> Json:
    """Return a joint tile."""
    return {
        "raise": g.box.chains[JOINTS][joint].amount,
        "owned": joint < me.owned[JOINTS],
        "ready": bool(me.ready_joints & BIT[joint]),
    }


def helper_json(g: Wood, who: int, n: int) -> Json:
    """Return a helper in the workshop."""
    me = g.players[who]
    is_used = who == g.turn and bool(g.used & BIT[me.spaces[n]])
    id = g.box.helpers[me.helpers[n]].id
    return {"id": id, "space": SPACE_IDS[me.spaces[n]], "used": is_used}


def order_json(g: Wood, who: int, n: int) -> Json:
    """Return an order beside the board, with what it has and what it lacks."""
    me = g.players[who]
    card = g.box.orders[me.orders[n]]
    found = matching_dice(card.demands, me.wood)
    materials = {
        GOOD_IDS[GLUE + m]: {"need": card.materials[m], "have": me.goods[GLUE + m]}
        for m in range(MATERIALS)
        if card.materials[m]
    }
    return {
        "id": card.id,
        "row": me.rows[n],
        "can": can_complete(g, who, me.orders[n]),
        "dice": [demand_json(card.demands[d], found[d]) for d in range(len(found))],
        "materials": materials,
    }


def matching_dice(demands: tuple[Demand, ...], wood: list[int]) -> list[int]:
    """Return a die for each demand, NONE where it lacks; strict demands choose first."""
    left = wood.copy()
    found = [NONE] * len(demands)
    suiting = [[die for die in range(CLASSES) if accepts(each, die)] for each in demands]
    for d in sorted(range(len(demands)), key=lambda d: len(suiting[d])):
        for die in suiting[d]:
            if left[die]:
                left[die] -= 1
                found[d] = die
                break
    return found


def demand_json(demand: Demand, die: int) -> Json:
    """Return a die that is asked for, and which of the store would do."""
    return {
        "colors": [COLOUR_IDS[c] for c in range(COLOURS) if demand.colours & BIT[c]],
        "values": [value for value in range(1, FACES + 1) if demand.values & BIT[value]],
        "have": None if die == NONE else DIE_IDS[die],
    }


# What is going on.


def active_json(g: Wood) -> Json | None:
    """Return the turn under way, and what the open question is about; helpers ask before it too."""
    top = g.top_choice()
    if not isinstance(top, Choice):
        return None
    action = [ACTION_STEPS[type(step)] for step in g.agenda if type(step) in ACTION_STEPS]
    return {
        "player": top.player,
        "tile": TILE_IDS[g.tile] if g.is_main_waiting() else None,
        "main": "none" if not g.has_moved() else "waiting" if g.is_main_waiting() else "done",
        "bonus_used": g.bonus_used,
        "wheel_lanterns": g.wheel_lanterns,
        "action": TILE_IDS[action[-1]] if action else None,
        "ways": ways(g, top) if isinstance(top, (Actions, Meanwhile)) else {},
        **about(g, top),
    }


def about(g: Wood, top: Choice) -> Json:
    """Return the die, tool, helper or order that the open question is about."""
    found: Json = {
        "die": None,
        "piece": None,
        "tool": None,
        "helper": None,
        "order": None,
        "left": 1,
    }
    if isinstance(top, (CutInto, JoinBy, GlueWith, BumpBy, RecolorTo, PlantPot)):
        found["die"] = DIE_IDS[top.die]
    if isinstance(top, PlantPot):
        found["piece"] = top.piece
    if isinstance(top, PlaceTool):
        found["tool"] = TOOL_IDS[top.tool]
    if isinstance(top, PlaceHelper):
        found["helper"] = g.box.helpers[top.helper].id
    if isinstance(top, PayDice):
        found["order"] = g.box.orders[top.order].id
    if isinstance(top, Produce):
        found["left"] = top.left
    return found


def choosing(g: Wood, seat: int | None) -> list[str]:
    """Return what the seat has picked so far at a question to all."""
    if seat is None or not g.answers:
        return []
    top = g.agenda[-1]
    assert isinstance(top, Together)
    return [top.target_of(g, seat, option) for option in g.answers[seat]]
