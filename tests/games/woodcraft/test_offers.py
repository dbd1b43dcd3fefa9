"""Woodcraft: in random games every question offers exactly what the rules allow."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

from klubovna.core.game import kind_of
from klubovna.core.luck import Luck, dice
from klubovna.core.step import Choice
from klubovna.games.woodcraft import GAME
from klubovna.games.woodcraft.rules.turn import Actions
from klubovna.games.woodcraft.state import Wood
from klubovna.games.woodcraft.text import numbering
from tests.games.woodcraft import oracle
from tests.games.woodcraft.oracle import (
    ATTIC,
    HELPER_IDS,
    MATERIALS,
    ORDER_IDS,
    RAISES,
    SPACES,
    TILES,
    TOOLS,
    Offer,
    Shop,
    colour,
    value,
    word_of,
)
from tests.games.woodcraft.printed import COLOURS, HELPERS, ORDERS, PRINT
from tests.games.woodcraft.table import targets

PASS = {"button/pass"}


# What each question offers.


def second(found: Offer, is_second: bool) -> Offer:
    """Add the end after the first of two."""
    return found | PASS if is_second else found


def place_helper(g: Wood, shop: Shop, top: Any) -> Offer:
    taken = {(int(space[1]), int(space[3])) for space in shop.team.values()}
    free = {(row, column) for row in (1, 2) for column in range(1, 5)} - taken
    beside = {(r, c) for r, c in free if taken & {(r + 1, c), (r - 1, c), (r, c + 1), (r, c - 1)}}
    return {f"space/R{row}C{column}" for row, column in beside}


def idle(shop: Shop, producing: int) -> Offer:
    return {
        f"helper/{id}"
        for id, space in shop.team.items()
        if not producing >> SPACES.index(space) & 1
    }


def produce_plant(g: Wood, shop: Shop, top: Any) -> Offer:
    """Two helpers, or a helper and a tree, or two trees with the brown pot."""
    produced, planted = top.producing.bit_count(), top.planted
    trees = 2 if "brown" in shop.pots else 1
    found: Offer = set()
    if (produced + 1, planted) in {(1, n) for n in range(trees + 1)} | {(2, 0)}:
        found |= idle(shop, top.producing)
    if (produced, planted + 1) in {(n, m + 1) for n in (0, 1) for m in range(trees)}:
        found |= oracle.plants(g, shop)
    return found | PASS if produced + planted else found


def plant_pot(g: Wood, shop: Shop, top: Any) -> Offer:
    mine = COLOURS[top.die // 6]
    return {
        f"pot/{pot}"
        for pot in shop.pots
        if pot not in shop.trees and (pot == mine or oracle.takes_any(g))
    }


def cut_into(g: Wood, shop: Shop, top: Any) -> Offer:
    ways = oracle.parts(word_of(top.die))
    return {
        f"parts/{'+'.join(map(str, way))}"
        for way in ways
        if shop.has("sawblade", len(way) - 1 - top.covered)
    }


def join_by(g: Wood, shop: Shop, top: Any) -> Offer:
    pips = value(word_of(top.die))
    return {f"raise/{n}" for n in oracle.raises(shop) if pips + n <= 6 and n <= max(RAISES)}


def glue_with(g: Wood, shop: Shop, top: Any) -> Offer:
    mine = word_of(top.die)
    return {
        f"partner/{other}-keep-{kept}"
        for other in oracle.partners(shop, mine)
        for kept in (colour(mine), colour(other))
    }


def bump_by(g: Wood, shop: Shop, top: Any) -> Offer:
    pips = value(word_of(top.die))
    amounts = range(top.least - 5, top.most - 4)  # counted from -5
    return {f"change/{n:+d}" for n in amounts if n and 1 <= pips + n <= 6}


def place_tool(g: Wood, shop: Shop, top: Any) -> Offer:
    return {
        f"attic/{space}"
        for space, needs in ATTIC.items()
        if space not in shop.attic and all(need in shop.attic for need in needs)
    }


def choose_link(g: Wood, shop: Shop, top: Any) -> Offer:
    links = [link["between"] for link in PRINT["link"]]
    return {f"link/{link}" for n, link in enumerate(links) if top.links >> n & 1}


def choose_effect(g: Wood, shop: Shop, top: Any) -> Offer:
    """Only a commission may be missing of what can be chosen on cards and on the wheel."""
    is_nut = g.box.scripts[top.scripts(g)[0]][0].op == "commission"
    no_first = is_nut and not oracle.open_commissions(g, shop)
    return {"effect/2"} if no_first else {"effect/1", "effect/2"}


def marketing(g: Wood, shop: Shop, top: Any) -> Offer:
    space = PRINT["marketing"][g.players[top.player].marketing - 1]
    price = space["cost"] - oracle.less(shop, "blueberry", "marketing")
    return {"button/buy"} | PASS if shop.has("blueberry", price) else PASS


def take_public(g: Wood, shop: Shop, top: Any) -> Offer:
    return {f"store/{die}" for die in oracle.store_dice(g) if value(die) <= top.highest}


def refresh(g: Wood, shop: Shop, top: Any) -> Offer:
    found = {f"order_slot/{n + 1}" for n in range(4) if g.order_row[n] >= 0}
    found |= {f"helper_slot/{n + 1}" for n in range(4) if g.helper_row[n] >= 0}
    return found | PASS if top.may_pass else found


Ask = Callable[[Wood, Shop, Any], Offer]
QUESTIONS: dict[str, Ask] = {
    "actions": oracle.actions,
    "meanwhile": lambda g, shop, top: oracle.additional(g, shop) | {"button/go_on"},
    "buy_wood": lambda g, shop, top: second(oracle.buy_wood(g, shop, top.less), top.bought),
    "trade_dice": lambda g, shop, top: oracle.trade(g, shop, top.less),
    "buy_six": lambda g, shop, top: oracle.sixes(shop, top.less, COLOURS[top.sold]) | PASS,
    "buy_material": lambda g, shop, top: second(
        oracle.materials(g, shop, top.less, MATERIALS[top.first] if top.first >= 0 else ""),
        top.first >= 0,
    ),
    "take_order": lambda g, shop, top: second(
        oracle.orders(g, shop, top.less, top.nth), top.nth == 2
    ),
    "hire_helper": lambda g, shop, top: oracle.hire(g, shop, top.less),
    "place_helper": place_helper,
    "produce": lambda g, shop, top: idle(shop, top.producing),
    "produce_plant": produce_plant,
    "plant_pot": plant_pot,
    "upgrade": lambda g, shop, top: oracle.upgrade(g, shop, top.less),
    "cut_into": cut_into,
    "join_by": join_by,
    "glue_with": glue_with,
    "glue_first": lambda g, shop, top: {
        f"wood/{die}" for die in shop.wood if oracle.partners(shop, die)
    },
    "bump_die": lambda g, shop, top: {
        f"wood/{die}" for die in shop.wood if 1 <= value(die) + top.least - 5 <= 6
    },
    "bump_by": bump_by,
    "recolor_die": lambda g, shop, top: {f"wood/{die}" for die in shop.wood},
    "recolor_to": lambda g, shop, top: {
        f"colour/{c}" for c in COLOURS if c != COLOURS[top.die // 6]
    },
    "split_die": lambda g, shop, top: {f"wood/{die}" for die in shop.wood if value(die) > 1},
    "flip_up": lambda g, shop, top: oracle.used_tiles(shop),
    "take_public": take_public,
    "choose_tree": lambda g, shop, top: {f"tree/{pot}" for pot in shop.trees},
    "refresh_row": refresh,
    "may_act": lambda g, shop, top: {"button/act"} | PASS,
    "pay_material": lambda g, shop, top: {
        f"material/{each}" for each in MATERIALS if shop.goods[each]
    },
    "choose_effect": choose_effect,
    "claim_commission": lambda g, shop, top: {
        f"commission/{id}" for id in oracle.open_commissions(g, shop)
    },
    "choose_tool": lambda g, shop, top: {
        f"tool/{tool}" for n, tool in enumerate(TOOLS) if g.tools[n]
    },
    "place_tool": place_tool,
    "choose_link": choose_link,
    "marketing": marketing,
    "storage": lambda g, shop, top: {f"wood/{die}" for die in shop.wood},
}


# Random games.


def enrich(g: Wood, luck: Luck) -> None:
    """Give everybody something of everything, so that there is much to choose from."""
    held = [order for me in g.players for order in me.hand + me.done]
    orders = [n for n in range(72) if n not in g.order_row and n not in held]
    helpers = [n for n in range(49) if n not in g.helper_row]
    for me in g.players:
        for good, most in ((0, 25), (2, 5), (3, 3), (4, 3), (5, 3), (6, 3)):
            me.goods[good] = luck.below(most)
        me.wood = [0] * 18
        for _ in range(luck.below(9)):
            me.wood[luck.below(18)] += 1
        me.owned = [1 + luck.below(3), 1 + luck.below(3), 1 + luck.below(3), luck.below(2)]
        me.ready_saws = luck.below(me.owned[1] + 1)
        me.ready_joints = luck.below(2 ** me.owned[2])
        me.ready_gluer = luck.below(me.owned[3] + 1)
        planted = [pot < me.owned[0] and luck.below(2) == 1 for pot in range(3)]
        me.trees = [pot * 6 + luck.below(5) if planted[pot] else -1 for pot in range(3)]
        me.orders, me.rows = draw(orders, luck, 5), [1, 2, 3, 4, 5]
        me.helpers, me.spaces = draw(helpers, luck, 6), [0, 1, 4, 5, 2, 6]
    g.order_deck, g.order_discard = [n for n in orders if n < 64], []
    g.helper_deck, g.helper_discard = helpers, []


def draw(cards: list[int], luck: Luck, count: int) -> list[int]:
    """Take so many cards."""
    return [cards.pop(luck.below(len(cards))) for _ in range(count)]


def check(g: Wood, seen: Counter[str]) -> None:
    """Compare the open question with the rules."""
    top = g.top_choice()
    assert top is not None
    kind = kind_of(type(top))
    seen[kind] += 1
    if kind not in QUESTIONS or not isinstance(top, Choice):
        return
    legal = g.legal_of(g.actor)
    seen.update({f"{kind} {target.split('/')[0]}" for target in targets(g)})
    offered = [GAME.target(g, g.actor, option) for option in legal]
    assert len(set(offered)) == len(offered)
    assert set(offered) == QUESTIONS[kind](g, Shop(g, top.player), top), kind
    if seen[kind] <= 150:
        allowed = [option for option in range(top.width) if top.why_not(g, option) == 0]
        assert allowed == sorted(legal), f"{kind}: why_not"


def play_through(seed: int, settings: str, seen: Counter[str]) -> None:
    """Play a part of a game at random, with gifts now and then, and check every question."""
    luck = dice(seed + 1000)
    g = GAME.start(seed % 4 + 1, dice(seed), GAME.read_settings(settings))
    for step in range(160):
        if g.is_over:
            return
        if step % 10 == 9 and kind_of(type(g.top_choice())) == "actions":
            enrich(g, luck)
            g.advance()
        check(g, seen)
        g.choose(g.legal[luck.below(len(g.legal))])


@pytest.mark.parametrize(
    "settings",
    [
        "",
        "pot_colors=any additional=anytime",
        "start_sector=3 refill=at_once milestones=once reaching=landing",
    ],
)
def test_every_question_offers_what_the_rules_allow(settings: str) -> None:
    seen: Counter[str] = Counter()

    for seed in range(16):
        play_through(seed, settings, seen)

    zones = [zone.split("/")[0] for zone in Actions.zones]
    assert all(seen[f"actions {zone}"] > 20 for zone in zones)
    assert len(QUESTIONS.keys() & seen.keys()) > 25


PRICED = ("store", "six", "upgrade", "slot", "material", "bonus")


@pytest.mark.parametrize("seed", range(4))
def test_the_price_that_an_option_tells_is_the_price_that_is_paid(seed: int) -> None:
    g, luck = GAME.new(2, seed), dice(seed + 77)
    told = 0
    for step in range(300):
        if g.is_over:
            break
        if step % 10 == 9 and kind_of(type(g.top_choice())) == "actions":
            enrich(g, luck)
            g.advance()
        option = GAME.option(g, g.actor, g.legal[luck.below(len(g.legal))])
        g.events = []
        g.choose(option.id)
        if "price" in option.args and option.target.split("/")[0] in PRICED:
            told += 1
            paid = [event.numbers[1] for event in g.events if event.what is numbering.PAID]
            assert (paid[:1] or [0]) == [option.args["price"]] or option.args["price"] == 0
    assert told > 10


def test_cards_are_counted_as_the_engine_counts_them() -> None:
    assert [card.id for card in GAME.box(None).helpers] == HELPER_IDS == [*HELPERS]
    assert [card.id for card in GAME.box(None).orders] == ORDER_IDS == [*ORDERS]
    assert len(TILES) == 7
