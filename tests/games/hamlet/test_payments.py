"""Hamlet: every way to pay is offered, against a search through all sequences."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from klubovna.games.hamlet.pieces.numbers import BIT, NONE, RESOURCE_IDS, TILES, TIMBER, token_of
from klubovna.games.hamlet.rules.pay import (
    DELIVERY_BILL,
    INPUT_BILL,
    ROAD_BILL,
    SALE_BILL,
    Funds,
    Pay,
    StandAt,
    bill_of,
    can_buy,
    payable_tiles,
    start_payment,
)
from klubovna.games.hamlet.state import Hamlet
from klubovna.games.hamlet.view import view
from tests.games.hamlet.oracle import Plan, Purse, Stuff
from tests.games.hamlet.table import (
    BOX,
    TILE_IDS,
    TRANSPORT_EXAMPLE,
    asked,
    extended,
    names,
    play,
    purse,
    random_game,
    refused,
    tile,
    token_name,
    turn,
)
from tests.games.hamlet.test_geometry import board_of, grown


def crowded(seed: int, players: int, size: int) -> Hamlet:
    """Return a table with a grown village, tokens of everybody and donkeys here and there."""
    g = random_game(seed, players, 1)
    luck = random.Random(seed)
    g.village = grown(seed, size)
    g.tokens = [NONE] * BOX.slots
    network = [n for n in range(TILES) if g.village.is_in_network(n)]
    for n in network:
        card = BOX.tiles[n]
        for _ in range(luck.choice([card.slots, luck.randint(0, card.slots)])):
            kind = luck.choice([r for r in range(7) if card.accepts & BIT[r]])
            maker = luck.randrange(players)
            high = luck.random() < 0.5
            g.put_token(n, kind if kind < TIMBER else token_of(kind, maker, high))
    for me in g.players:
        me.coins = luck.randrange(12)
        me.donkeys = sorted([0, *(luck.choice(network) for _ in range(luck.randrange(6)))])
    return g


def purse_of(g: Hamlet, player: int, stand: int, bill: int) -> Purse:
    """Return what the other search needs to know."""
    me = g.players[player]
    reach = board_of(g.village).usable(TILE_IDS[stand], {TILE_IDS[n] for n in me.donkeys})
    side = g.side()
    can = can_buy(bill) and "market" in reach
    return Purse(player, me.coins, goods_on(g, reach), can, side.basic_price, side.refined_price)


def goods_on(g: Hamlet, tiles: set[str]) -> Counter[Stuff]:
    """Count equal tokens on tiles."""
    found: Counter[Stuff] = Counter()
    for id in tiles:
        card = BOX.tiles[tile(id)]
        for token in g.tokens[card.first_slot : card.first_slot + card.slots]:
            if token != NONE:
                found[(id, token_name(token))] += 1
    return found


def groups_of(g: Hamlet, number: int) -> tuple[list[tuple[set[str], int]], int]:
    """Return a bill in words."""
    bill = bill_of(g, number)
    return [
        ({RESOURCE_IDS[r] for r in range(7) if group.resources & BIT[r]}, group.amount)
        for group in bill.groups
    ], bill.coins


def played_plans(g: Hamlet, player: int, stand: int, number: int) -> list[Plan]:
    """Return the ends of all sequences of options that the game offers."""
    start = g.clone()
    start.agenda, start.actor, start.legal = [], NONE, []
    start_payment(start, player, stand, number)
    start.advance()
    waiting, ends = [start], []
    seen: set[tuple[tuple[int, ...], int, tuple[int, ...]]] = set()
    groups, _ = groups_of(g, number)
    before = goods_on(g, set(TILE_IDS))
    while waiting:
        state = waiting.pop()
        assert state.players[player].coins >= 0
        if state.is_over:
            ends.append(plan_of(state, player, before, groups))
            continue
        for option in state.legal_of(player):
            after = state.clone()
            after.pick(player, option)
            key = (tuple(after.tokens), after.players[player].coins, owed(after))
            if key not in seen:
                seen.add(key)
                waiting.append(after)
    return ends


def owed(state: Hamlet) -> tuple[int, ...]:
    """Return what is still to be paid."""
    top = state.top_choice()
    return (top.group, top.left, top.debt) if isinstance(top, Pay) else ()


def plan_of(
    state: Hamlet, player: int, before: Counter[Stuff], groups: list[tuple[set[str], int]]
) -> Plan:
    """Return which tokens are gone, what must have been bought, and the coins."""
    used = tuple(sorted((before - goods_on(state, set(TILE_IDS))).elements()))
    bought = tuple(
        amount - len([s for s in used if s[1].split(".")[0] in wanted]) for wanted, amount in groups
    )
    return used, bought, state.players[player].coins


def check_bill(g: Hamlet, player: int, stand: int, number: int) -> int:
    """Compare all ways to pay a bill at a tile; return how many there are."""
    groups, coins = groups_of(g, number)
    expected = purse_of(g, player, stand, number).plans(groups, coins)
    assert Funds(g, player).can_pay(stand, number) == bool(expected)
    if expected:
        found = played_plans(g, player, stand, number)
        assert set(found) == expected
    return len(expected)


BUILDINGS = [tile(id) for id in ("sawmill", "lumber_mill", "monument", "barn_curved", "stables")]


@pytest.mark.parametrize(("seed", "players"), [(31, 2), (32, 3), (33, 4), (34, 2)])
def test_every_plan_to_pay_a_cost_is_offered(seed: int, players: int) -> None:
    g = crowded(seed, players, 18)
    luck = random.Random(seed)
    network = [n for n in range(TILES) if g.village.is_in_network(n)]
    ways = 0
    for number in [*BUILDINGS, ROAD_BILL, ROAD_BILL + 1, INPUT_BILL + 1, INPUT_BILL + 4]:
        for stand in luck.sample(network, 3):
            ways += check_bill(g, luck.randrange(players), stand, number)
    assert ways


@pytest.mark.parametrize(("seed", "players"), [(41, 2), (42, 4)])
def test_every_plan_for_sales_is_offered_and_nothing_is_bought(seed: int, players: int) -> None:
    g = crowded(seed, players, 20)
    for me in g.players:
        me.coins = 50
    ways = 0
    for sale in range(len(BOX.sales)):
        ways += check_bill(g, sale % players, tile("market"), SALE_BILL + sale)
    assert ways


@pytest.mark.parametrize(("seed", "players"), [(51, 2), (52, 3), (53, 4)])
def test_every_plan_for_deliveries_of_refined_goods_is_offered(seed: int, players: int) -> None:
    g = crowded(seed, players, 20)
    for player, me in enumerate(g.players):
        me.coins = 9 + 2 * player
    ways = 0
    for space, delivery in enumerate(g.side().deliveries):
        if not delivery.id.endswith("basics"):
            for player in range(players):
                ways += check_bill(g, player, tile("church"), DELIVERY_BILL + space)
    assert ways


def test_every_plan_for_ten_basics_is_offered() -> None:
    g = crowded(61, 2, 9)
    g.players[0].coins = 9
    g.players[0].donkeys = [tile("farm")]
    space = [d.id for d in g.side().deliveries].index("p12_basics")
    for id, kind in (("woodcutter", 0), ("quarry", 1), ("farm", 2)):
        for _ in range(g.empty_slots(tile(id))):
            g.put_token(tile(id), kind)
    assert check_bill(g, 0, tile("church"), DELIVERY_BILL + space) > 5


@pytest.mark.parametrize("seed", range(70, 76))
def test_a_bill_can_be_paid_exactly_where_a_plan_exists(seed: int) -> None:
    players = 2 + seed % 3
    g = crowded(seed, players, 18)
    network = [n for n in range(TILES) if g.village.is_in_network(n)]
    for number in [*range(6, TILES, 3), ROAD_BILL, ROAD_BILL + 1]:
        groups, coins = groups_of(g, number)
        payable = {TILE_IDS[n] for n in network if purse_of(g, 0, n, number).plans(groups, coins)}
        assert names(payable_tiles(g, 0, number)) == payable


def test_the_offered_places_to_stand_lose_no_way_to_pay() -> None:
    questions = 0
    for seed in range(80, 84):
        g = crowded(seed, 2, 18)
        g.players[0].donkeys = [tile("farm")]
        luck = random.Random(seed)
        for number in (tile("sawmill"), tile("forest_pond"), tile("small_woodland"), ROAD_BILL):
            payable = payable_tiles(g, 0, number)
            for _ in range(4 if payable else 0):
                some = sum(BIT[n] for n in range(TILES) if luck.random() < 0.6) & payable
                questions += check_stands(g, some or payable, number)
    assert questions > 5


def check_stands(g: Hamlet, stands: int, number: int) -> bool:
    """Compare the plans at all tiles with those at the offered ones; tell if there are several."""
    groups, coins = groups_of(g, number)
    plans = {
        n: purse_of(g, 0, n, number).plans(groups, coins) for n in range(TILES) if stands & BIT[n]
    }
    offered = StandAt(0, stands, number).options(g)
    assert set().union(*plans.values()) == set().union(*(plans[n] for n in offered))
    return len(offered) > 1


def test_tokens_are_taken_in_any_order_and_needed_ones_unasked() -> None:
    text = f"""
        village: {extended("stonemason", "dairy_farm")}
        tokens: stonemason:brick.0 dairy_farm:milk.0.high
        milestones: mason=1 herder=0
        donkeys 0: church market quarry town_hall stonemason dairy_farm
    """
    for order in ("stonemason-0 token/dairy_farm-0", "dairy_farm-0 token/stonemason-0"):
        g = turn(text + "coins 0: 20")
        play(g, f"activate/church delivery/p12_milk_brick token/{order}")
        assert purse(g, 0) == (20 + 1 + 2 - 5, 1 + 2 + 4)  # the third one was bought
    g = turn(text + "coins 0: 2")  # enough only with the coins for both
    play(g, "activate/church")
    assert purse(g, 0) == (0, 1 + 2 + 4) and asked(g) == "act"


def test_a_suggested_payment_leaves_no_free_token_for_a_purchase() -> None:
    for seed in range(90, 96):
        g = crowded(seed, 2, 20)
        space = [d.id for d in g.side().deliveries].index("p12_milk_brick")
        g.players[0].coins = 30
        plans = purse_of(g, 0, tile("church"), DELIVERY_BILL + space).plans(
            *groups_of(g, DELIVERY_BILL + space)
        )
        g.agenda, g.actor, g.legal, g.turn = [], NONE, [], 0
        start_payment(g, 0, tile("church"), DELIVERY_BILL + space)
        g.advance()
        while not g.is_over:
            play(g, view(g, 0)["active"]["suggestion"])
        assert g.players[0].coins == max(coins for _, _, coins in plans)


def test_a_token_that_cannot_come_or_be_bought_tells_why() -> None:
    text = TRANSPORT_EXAMPLE.replace("coins 0: 0", "coins 0: 30")
    g = turn(text + "tokens: stonemason:brick.1 dairy_farm:milk.0 quarry:stone,-,-")
    play(g, "activate/church delivery/p12_milk_brick")
    assert refused(g, "token/dairy_farm-0") == "6.1"  # no donkey between
    assert refused(g, "token/quarry-0") == "6.4"  # nobody asks for stone
    g = turn(f"""
        village: {extended("dairy_farm", "windmill")}
        tokens: dairy_farm:milk.0 windmill:flour.0,flour.1
        display: sale_2d sale_1a sale_1b
        donkeys 0: church market dairy_farm windmill
        coins 0: 50
    """)
    play(g, "activate/market")
    assert asked(g) == "pay" and refused(g, "button/buy") == "6.3"
