"""Creature Comforts: in random games the engine offers exactly what the rules allow.

The rules are written here a second time, plainly: tokens are laid one by one, every set of dice is
tried for every place, every way to pay is tried piece by piece. What is left out on purpose is
said in one place each: sets with a die too many, values that fewer tokens would do as well, and
equal dice beside the first. Nothing of the engine's own reasoning is used but the position and the
question.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from functools import cache
from itertools import combinations

import pytest

from klubovna.core.game import kind_of
from klubovna.core.luck import Luck, dice
from klubovna.core.step import Choice
from klubovna.games.creature_comforts import GAME
from klubovna.games.creature_comforts.box.contents import Row
from klubovna.games.creature_comforts.rules.assign import Assign
from klubovna.games.creature_comforts.rules.pay import GetGoods, GiveComforts, GiveGoods, PayStones
from klubovna.games.creature_comforts.rules.places import Build, SearchDiscards, TakeComfort
from klubovna.games.creature_comforts.rules.placing import PlaceWorkers, workers_in
from klubovna.games.creature_comforts.rules.trade import BulkTrade, InnTrade, MarketTrade
from klubovna.games.creature_comforts.rules.turn import Craft, DiscardDown, Resolve
from klubovna.games.creature_comforts.state import Comforts
from tests.games.creature_comforts.stories import (
    BOX,
    COMFORT_IDS,
    IMPROVEMENT_IDS,
    turn,
)

RESOURCES = ["wood", "stone", "fruit", "mushroom", "yarn", "grain", "coin", "story", "lesson"]
GOODS = RESOURCES[:6]
ON_BOARD = (
    "forest_1 forest_2 meadow_1 meadow_2 river_a river_b river_c "
    "owl_pick owl_draw workshop inn market"
)
BOARD = ON_BOARD.split()
BEYOND = [f"{id}#{n}" for id in ("guest_cottage", "orchard", "wildwood", "field") for n in (1, 2)]
PLACES = BOARD + BEYOND
ENOUGH = 6  # more pieces of a kind than any choice could tell apart

Faces = tuple[int, ...]
Fits = Callable[[Faces], bool]


# Who and what.


def traveller(g: Comforts) -> str:
    return g.box.travellers[g.traveller].id if g.traveller >= 0 else ""


def owns(g: Comforts, player: int, improvement: str) -> bool:
    return IMPROVEMENT_IDS.index(improvement) in g.players[player].built


def places_for_dice(g: Comforts, player: int) -> list[str]:
    """Workers of one's own, the forest of the marten, places beyond that are open to one."""
    mine = {BOARD[place] for place in g.players[player].workers}
    if traveller(g) == "pine_marten":
        mine |= {"forest_1", "forest_2"}
    for place, owner in zip(BEYOND, g.owners, strict=True):
        if owner >= 0 and (owner != player or not place.startswith("guest_cottage")):
            mine.add(place)
    return [place for place in PLACES if place in mine]


# Chapter 4: dice and tokens.


def asks(g: Comforts, place: str) -> tuple[int, Fits]:
    """Return how many dice a place takes (0: any number), and whether values suit it."""
    if place.startswith("river"):
        turned = [(g.wheel - 1 + n) % 6 + 1 for n in range(6)]
        zone = {"river_c": turned[:1], "river_b": turned[1:3], "river_a": turned[3:]}[place]
        return 1, lambda faces: faces[0] in zone
    if place.startswith(("forest", "meadow")):
        card = g.box.valley[g.forest if place.startswith("forest") else g.meadow]
        return valley_rule(card.id, int(place[-1]), g.box is not BOX)
    return 1, lambda faces: True


VALLEY: dict[str, tuple[int, Fits]] = {
    "forest_spring_1 1": (1, lambda faces: faces[0] <= 3),
    "forest_spring_1 2": (2, lambda faces: sum(faces) <= 5),
    "forest_spring_2 1": (1, lambda faces: faces == (4,)),
    "forest_spring_2 2": (2, lambda faces: faces == (5, 6)),
    "forest_spring_2 2 literal": (2, lambda faces: faces == (3, 5)),
    "forest_spring_3 1": (0, lambda faces: sum(faces) >= 11),
    "forest_spring_3 2": (2, lambda faces: faces == (3, 4)),
    "forest_summer_1 1": (1, lambda faces: faces == (3,)),
    "forest_summer_1 2": (2, lambda faces: len(set(faces)) == 1),
    "forest_summer_2 1": (3, lambda faces: len(set(faces)) == 1),
    "forest_summer_2 2": (3, lambda faces: sum(faces) >= 11),
    "forest_summer_3 1": (1, lambda faces: faces[0] >= 4),
    "forest_summer_3 2": (3, lambda faces: all(face in (2, 4, 6) for face in faces)),
    "forest_autumn_1 1": (2, lambda faces: sum(faces) <= 5),
    "forest_autumn_1 2": (2, lambda faces: len(set(faces)) == 1),
    "forest_autumn_2 1": (1, lambda faces: faces == (6,)),
    "forest_autumn_2 2": (2, lambda faces: all(face in (2, 4, 6) for face in faces)),
    "meadow_spring_1 1": (2, lambda faces: len(set(faces)) == 1),
    "meadow_spring_1 2": (2, lambda faces: sum(faces) >= 7),
    "meadow_spring_2 1": (3, lambda faces: "".join(map(str, faces)) in "123456"),
    "meadow_spring_2 2": (2, lambda faces: faces == (3, 4)),
    "meadow_spring_3 1": (2, lambda faces: sum(faces) == 8),
    "meadow_spring_3 2": (1, lambda faces: faces == (2,)),
    "meadow_summer_1 1": (2, lambda faces: sum(faces) >= 10),
    "meadow_summer_1 2": (3, lambda faces: all(face in (2, 4, 6) for face in faces)),
    "meadow_summer_2 1": (3, lambda faces: "".join(map(str, faces)) in "123456"),
    "meadow_summer_2 2": (2, lambda faces: len(set(faces)) == 1),
    "meadow_summer_3 1": (2, lambda faces: len(set(faces)) == 1),
    "meadow_summer_3 2": (2, lambda faces: "".join(map(str, faces)) in "123456"),
    "meadow_autumn_1 1": (3, lambda faces: sum(faces) <= 6),
    "meadow_autumn_1 2": (2, lambda faces: sum(faces) == 7),
    "meadow_autumn_2 1": (1, lambda faces: faces == (5,)),
    "meadow_autumn_2 2": (2, lambda faces: all(face in (1, 3, 5) for face in faces)),
}


def valley_rule(card: str, slot: int, is_literal: bool) -> tuple[int, Fits]:
    """Look up what a place of the valley asks for."""
    key = f"{card} {slot}"
    return VALLEY[f"{key} literal" if is_literal and f"{key} literal" in VALLEY else key]


@cache
def after_tokens(faces: Faces, tokens: int) -> frozenset[Faces]:
    """Return what dice can show after so many tokens, laid one by one."""
    if tokens == 0:
        return frozenset([faces])
    found = set()
    for before in after_tokens(faces, tokens - 1):
        for n, face in enumerate(before):
            for new in (face - 1, face + 1):
                if 1 <= new <= 6:
                    found.add(tuple(sorted([*before[:n], new, *before[n + 1 :]])))
    return frozenset(found)


def cost_of_dice(g: Comforts, place: str, faces: Faces, most: int) -> int | None:
    """Return the least number of tokens with which dice suit a place; None: more than `most`."""
    count, suits = asks(g, place)
    if count not in (0, len(faces)):
        return None
    for tokens in range(most + 1):
        if any(suits(each) for each in after_tokens(tuple(sorted(faces)), tokens)):
            return tokens
    return None


def tokens_left(g: Comforts, player: int) -> int:
    """Own tokens, the almanac's and the frog's, less those beside dice that lie already."""
    have = g.players[player].heap[8] + owns(g, player, "almanac")
    have += 2 * (traveller(g) == "leopard_frog")
    for place, laid in zip(PLACES, g.work.assigned, strict=True):
        faces = tuple(g.work.faces[die] for die in members(laid))
        if not laid or place in BEYOND or (place == "workshop" and owns(g, player, "tool_shed")):
            continue
        if place in ("owl_draw", "workshop", "inn"):
            have -= abs(g.work.values[PLACES.index(place)] - faces[0])
        else:
            used = cost_of_dice(g, place, faces, 30)
            assert used is not None, f"{faces} do not suit {place}"
            have -= used
    assert have >= 0
    return have


def members(laid: int) -> list[int]:
    return [die for die in range(6) if laid & 2**die]


def free_dice(g: Comforts) -> list[int]:
    return [die for die in range(6) if not any(laid & 2**die for laid in g.work.assigned)]


# Chapter 3: what may be assigned to a place.


def look_of(g: Comforts, player: int, used: tuple[int, ...]) -> str:
    """Return what tells sets of dice apart: faces; whose dice they are, if that matters."""
    matters = any(place in BEYOND for place in places_for_dice(g, player))
    words = [f"{g.work.faces[die]}{'f' if matters and die >= 4 else ''}" for die in used]
    return " ".join(sorted(words))


def sets_for(g: Comforts, player: int, place: str) -> set[str]:
    """Try every set of free dice; none from which dice can be left out as cheaply."""
    free, most = free_dice(g), tokens_left(g, player)
    costs: dict[tuple[int, ...], int] = {}
    for size in range(1, len(free) + 1):
        for used in combinations(free, size):
            cost = cost_of_dice(g, place, tuple(g.work.faces[die] for die in used), most)
            if cost is not None:
                costs[used] = cost
    return {
        look_of(g, player, used)
        for used, cost in costs.items()
        if not any(set(less) < set(used) and costs[less] <= cost for less in costs)
    }


def values_for(g: Comforts, player: int, place: str) -> set[str]:
    """Try every free die as every value; none that fewer tokens would do as well."""
    most = tokens_left(g, player)
    found = set()
    for die in free_dice(g):
        face = g.work.faces[die]
        if place == "workshop" and owns(g, player, "tool_shed"):
            found.add(f"{look_of(g, player, (die,))} as 6")
            continue
        reach = {v: abs(v - face) for v in range(1, 7) if abs(v - face) <= most}
        for value, cost in reach.items():
            cheaper = [other for other in reach if reach[other] < cost]
            if not any(is_as_good(g, place, other, value) for other in cheaper):
                found.add(f"{look_of(g, player, (die,))} as {value}")
    return found


def is_as_good(g: Comforts, place: str, one: int, other: int) -> bool:
    """Tell whether a value brings at least what another one does."""
    if place == "workshop":
        return one >= other
    if place == "owl_draw":
        return one <= 2 or other >= 3
    rows = [row for row in g.box.travellers[g.traveller].rows if row.values & 2**one]
    assert len(rows) == 1
    return bool(rows[0].values & 2**other) and (rows[0].times != -1 or one >= other)


def family_dice_for(g: Comforts, player: int) -> set[str]:
    return {look_of(g, player, (die,)) for die in free_dice(g) if die >= 4}


def assignable(g: Comforts, player: int, place: str) -> set[str]:
    """Return everything that may be laid on a place, as what it shows."""
    if place in BEYOND:
        found = family_dice_for(g, player)
    elif place in ("owl_draw", "workshop", "inn"):
        found = values_for(g, player, place)
    else:
        found = sets_for(g, player, place)
    return found | {"nothing"}


def offered_to_assign(g: Comforts, step: Assign) -> list[str]:
    """Return what the engine offers, in the same words."""
    found = []
    for option in step.options(g):
        zone, word = step.target(g, option).split("/")
        used = tuple(int(die) for die in word.split("-as-")[0]) if zone != "button" else ()
        look = look_of(g, step.player, used) if used else "nothing"
        found.append(f"{look} as {word.split('-as-')[1]}" if zone == "value" else look)
    return found


# Paying, piece by piece.


def pieces(g: Comforts, player: int) -> list[str]:
    """Return the single pieces that a player has."""
    heap = g.players[player].heap
    return [id for id, n in zip(RESOURCES, heap, strict=True) for _ in range(min(n, ENOUGH))]


def readings(g: Comforts, piece: str) -> set[str]:
    """Return as what a piece may count: with the mole stones are coins, and coins stones."""
    if traveller(g) == "hairy_tailed_mole" and piece in ("stone", "coin"):
        return {"stone", "coin"}
    return {piece}


def goods_of(g: Comforts, piece: str) -> set[str]:
    return readings(g, piece) & set(GOODS)


def can_hand_in(g: Comforts, chosen: tuple[str, ...], how: int) -> bool:
    """Tell whether pieces are goods: any (0), all alike (1), all different (2)."""
    kinds = [goods_of(g, piece) for piece in chosen]
    if not all(kinds):
        return False
    flat = [next(iter(kind)) for kind in kinds]  # a piece is at most one good
    return how == 0 or len(set(flat)) == (1 if how == 1 else len(flat))


def is_payable(g: Comforts, player: int, cost: tuple[int, ...], any_goods: int) -> bool:
    """Take pieces away one by one; those that can be anything else last."""
    have = Counter(RESOURCES[r] for r in range(9) for _ in range(g.players[player].heap[r]))
    owed = Counter({RESOURCES[r]: cost[r] for r in range(9) if cost[r]})
    for kind in list(owed):
        for piece in sorted(RESOURCES, key=lambda piece: (piece != kind, piece)):
            while owed[kind] and have[piece] and kind in readings(g, piece):
                owed[kind] -= 1
                have[piece] -= 1
    left = sum(n for piece, n in have.items() if goods_of(g, piece))
    return not any(owed.values()) and left >= any_goods


def price(g: Comforts, cost: tuple[int, ...]) -> tuple[int, ...]:
    """With the woodpecker, what costs wood costs one less."""
    less = traveller(g) == "pileated_woodpecker" and cost[0] > 0
    return (cost[0] - less, *cost[1:])


# Chapter 5: what places offer.


def trades(g: Comforts, player: int, is_first: bool) -> set[str]:
    """Return what the market has for somebody."""
    mine = pieces(g, player)
    found = set()
    for piece in mine:
        if "coin" in readings(g, piece):
            found |= {f"coin_for/{good}" for good in GOODS if good != piece}  # else nothing changes
    if any(can_hand_in(g, chosen, 1) for chosen in combinations(mine, 2)):
        found.add("button/pair")
    if any(can_hand_in(g, chosen, 0) for chosen in combinations(mine[:40], 3)):
        found.add("button/three")
    if is_first and owns(g, player, "scale") and any(goods_of(g, piece) for piece in mine):
        found.add("button/swap")
    return found if is_first else found | {"button/enough"}


def can_exchange(g: Comforts, player: int, row: Row) -> bool:
    """Tell whether somebody can pay a row of the traveller once."""
    if len(g.players[player].hand) < row.give_comforts:
        return False
    how = 1 if row.give_same else 2 if row.give_different else 0
    if how and not any(
        can_hand_in(g, chosen, how) for chosen in combinations(pieces(g, player), row.give_any)
    ):
        return False
    return is_payable(g, player, row.give, row.give_any)


def row_at_inn(g: Comforts) -> Row:
    value = g.work.values[PLACES.index("inn")]
    return next(row for row in g.box.travellers[g.traveller].rows if row.values & 2**value)


def buildable(g: Comforts, player: int) -> set[str]:
    """Return the rungs within reach that can be paid, without a second copy."""
    built = g.players[player].built
    reach = g.work.values[PLACES.index("workshop")]
    return {
        f"rung/{rung}"
        for rung, kind in enumerate(g.ladder[:reach])
        if len(built) < 4
        and kind not in built
        and is_payable(g, player, price(g, g.box.improvements[kind].cost), 0)
    }


def resolvable(g: Comforts, player: int) -> set[str]:
    """Return the places with dice that would give something."""
    found = {"button/finish"}
    for n, place in enumerate(PLACES):
        if not g.work.assigned[n] or g.work.home & 2**n:
            continue
        gives = {
            "owl_pick": lambda: bool(g.nest),
            "owl_draw": lambda: sum(g.deck) + sum(g.discard) > 0,
            "workshop": lambda: bool(buildable(g, player)),
            "inn": lambda: row_at_inn(g).free or can_exchange(g, player, row_at_inn(g)),
            "market": lambda: bool(trades(g, player, is_first=True)),
        }
        if place not in gives or gives[place]():
            found.add(f"place/{place}")
    return found


def gifts(g: Comforts, step: GiveGoods) -> set[str]:
    """Return the pieces with which one can go on giving: try all that could follow."""
    mine = pieces(g, step.player)
    given = [good for n, good in enumerate(GOODS) if step.given & 2**n]
    found = set()
    for chosen in set(combinations(mine, step.left)):
        before = tuple(given) if step.how else ()
        if can_hand_in(g, (*chosen, *before), step.how):
            found |= {f"give/{piece}" for piece in chosen}
    return found


def crafts(g: Comforts, player: int) -> set[str]:
    cards = {kind: g.box.comforts[kind] for kind in g.players[player].hand}
    return {"button/done"} | {
        f"hand/{COMFORT_IDS[kind]}"
        for kind, card in cards.items()
        if is_payable(g, player, price(g, card.cost), card.any_goods)
    }


def payments(g: Comforts, step: PayStones) -> set[str]:
    heap = g.players[step.player].heap
    stones = range(min(step.total, heap[1]) + 1)
    return {f"stones/{n}" for n in stones if step.total - n <= heap[6]}


def bulk(g: Comforts, step: BulkTrade) -> set[str]:
    kinds = {good for piece in pieces(g, step.player) for good in goods_of(g, piece)}
    most = g.work.values[PLACES.index("inn")]
    return {f"count/{n}" for n in range(1, min(most, len(kinds)) + 1)}


def allowed(g: Comforts, step: Choice) -> set[str] | None:
    """Return what the rules allow at a question; None: not asked about here."""
    hand = {f"hand/{COMFORT_IDS[kind]}" for kind in g.players[step.player].hand}
    match step:
        case Build():
            return buildable(g, step.player)
        case Resolve():
            return resolvable(g, step.player)
        case MarketTrade():
            return trades(g, step.player, is_first=not step.done)
        case InnTrade():
            goes_on = step.times > 0 and can_exchange(g, step.player, row_at_inn(g))
            last = {"button/enough"} if step.done else set()
            return last | ({"button/exchange"} if goes_on else set())
        case BulkTrade():
            return bulk(g, step)
        case GiveGoods():
            return gifts(g, step)
        case GetGoods():
            got = {good for n, good in enumerate(GOODS) if step.got & 2**n and step.how == 2}
            return {f"good/{good}" for good in GOODS if good not in got}
        case PayStones():
            return payments(g, step)
        case Craft():
            return crafts(g, step.player)
        case DiscardDown() | GiveComforts():
            return hand
        case TakeComfort():
            return {f"nest/{n}" for n in range(len(g.nest))}
        case SearchDiscards():
            cards = {f"discard/{id}" for n, id in enumerate(COMFORT_IDS) if g.discard[n]}
            return cards | {"button/pass"}
    return None


# Random games.


def compare(g: Comforts, step: Choice) -> None:
    """Let engine and rules agree about one question."""
    if isinstance(step, Assign):
        offered = offered_to_assign(g, step)
        expected: set[str] | None = assignable(g, step.player, PLACES[step.place])
    else:
        offered = [step.target(g, option) for option in step.options(g)]
        expected = allowed(g, step)
    if expected is not None:
        kind = kind_of(type(step))
        assert sorted(offered) == sorted(expected), f"{kind} in {GAME.notation(g)}"


def questions(g: Comforts, top: Choice) -> Iterator[Choice]:
    """Return the question asked, and those about dice on all places that follow."""
    yield top
    if isinstance(top, Assign):
        mine = places_for_dice(g, top.player)
        assert [PLACES[place] for place in g.my_places(top.player)] == mine
        for place in mine:
            if PLACES.index(place) > top.place:
                yield Assign(top.player, PLACES.index(place))


def check_pool(g: Comforts, player: int) -> None:
    """The village's dice are as they lie, own ones too but for the umbrella."""
    assert g.work.faces[:4] == g.village
    more = [new - old for new, old in zip(g.work.faces[4:], g.players[player].dice, strict=True)]
    assert more == [0, 0] or (
        owns(g, player, "umbrella") and sorted(more) in ([0, 1], [0, 2]) and max(g.work.faces) <= 6
    )


def some_choice(g: Comforts, luck: Luck) -> int:
    """Choose at random, but rarely nothing, so that dice lie and places are visited."""
    option = g.legal[luck.below(len(g.legal))]
    if GAME.target(g, g.actor, option).startswith("button/") and luck.below(4):
        option = g.legal[luck.below(len(g.legal))]
    return option


def enrich(g: Comforts, luck: Luck) -> None:
    """Give everybody some resources, and in the first month improvements, so that more happens."""
    for seat, me in enumerate(g.players):
        me.heap = [have + luck.below(3) for have in me.heap]
        for _ in range(3 if g.month == 1 else 0):
            kind = luck.below(len(IMPROVEMENT_IDS))
            if g.workshop_deck[kind] == 0 or kind in me.built:
                continue
            g.workshop_deck[kind] -= 1
            me.built.append(kind)
            found = [n for n in range(8) if BEYOND[n].startswith(IMPROVEMENT_IDS[kind])]
            for place in [n for n in found if g.owners[n] < 0][:1]:
                g.owners[place] = seat


def check_placing(g: Comforts, player: int) -> None:
    """Workers go where the player has none, and not into the marten's forest."""
    top = g.top_choice()
    assert isinstance(top, PlaceWorkers)
    put = [BOARD[place] for place in g.players[player].workers + workers_in(g.answers[player])]
    closed = ["forest_1", "forest_2"] if traveller(g) == "pine_marten" else []
    offered = [top.target_of(g, player, n) for n in g.legal_of(player)]
    if len(put) < 4:
        assert offered == [f"place/{p}" for p in BOARD if p not in put and p not in closed]


def check_game(players: int, seed: int, met: Counter[str]) -> None:
    """Play a game at random and compare every question of it."""
    luck = dice(1000 * players + seed)
    digits = "literal" if seed % 2 else "consistent"
    g: Comforts = GAME.new(players, seed, digits=digits)
    month = 0
    while not g.is_over:
        top = g.top_choice()
        if g.month != month:
            month = g.month
            enrich(g, luck)
            g.legal = g.legal_of(g.actor)
        if isinstance(top, PlaceWorkers):
            check_placing(g, g.actor)
        if isinstance(top, Choice):
            met[kind_of(type(top))] += 1
            if isinstance(top, Assign):
                note(g, top, met)
                check_pool(g, top.player)
            for step in questions(g, top):
                compare(g, step)
        g.choose(some_choice(g, luck))


def note(g: Comforts, step: Assign, met: Counter[str]) -> None:
    """Remember who and what had a say in assigning."""
    met[traveller(g)] += 1
    met[PLACES[step.place].partition("#")[0]] += 1
    for improvement in ("tool_shed", "almanac", "umbrella", "weathervane", "bicycle"):
        met[improvement] += owns(g, step.player, improvement)


OFTEN = (
    "assign resolve build craft market_trade give_goods get_goods inn_trade pay_stones "
    "take_comfort discard_down leopard_frog pine_marten hairy_tailed_mole pileated_woodpecker "
    "tool_shed almanac umbrella weathervane orchard wildwood field"
)


@pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
def test_random_games_offer_what_the_rules_allow(players: int) -> None:
    met: Counter[str] = Counter()
    for seed in range(8 // players + 4):
        check_game(players, seed, met)

    wanted = OFTEN.split() + ["guest_cottage"] * (players > 1)
    assert not [word for word in wanted if not met[word]]


HELPERS = ["almanac", "umbrella", "tool_shed", "weathervane", "wildwood", "guest_cottage", "field"]


@pytest.mark.parametrize("forest", range(8))
@pytest.mark.parametrize("guest", ["black_bear", "leopard_frog", "pine_marten", "wild_turkey"])
def test_any_dice_at_any_place_are_offered_as_the_rules_allow(forest: int, guest: str) -> None:
    """Every card of the valley, wheel and traveller; up to seven tokens; some dice are taken."""
    luck = dice(forest)
    g = turn(f"players: 3\ntraveller: {guest}\nworkers 0: market")
    for _ in range(12):
        g.forest, g.meadow = forest, 8 + luck.below(8)
        g.traveller = luck.below(15) if guest == "wild_turkey" else g.traveller
        g.wheel = 1 + luck.below(6)
        g.work.faces = [1 + luck.below(6) for _ in range(6)]
        closed = 2 if traveller(g) == "pine_marten" else 0
        me = g.players[0]
        me.workers = list(range(closed, 12))
        me.heap[8] = luck.below(8)
        me.built = sorted({IMPROVEMENT_IDS.index(HELPERS[luck.below(7)]) for _ in range(3)})
        g.owners = [luck.below(4) - 1 for _ in range(8)] if luck.below(2) else [-1] * 8
        g.work.assigned = [0] * 20
        g.work.assigned[PLACES.index("market")] = luck.below(4) * (5 if luck.below(2) else 12)
        g.work.assigned[PLACES.index("market")] &= 2 ** luck.below(6)
        for place in places_for_dice(g, 0):
            if place != "market":
                compare(g, Assign(0, PLACES.index(place)))


@pytest.mark.parametrize("guest", range(15))
def test_any_heap_buys_what_the_rules_allow(guest: int) -> None:
    """Small heaps, every comfort in hand, any ladder: crafting, building, trading, giving."""
    luck = dice(guest)
    g = turn("workers 0: market")
    g.traveller = guest
    me = g.players[0]
    for _ in range(60):
        me.heap = [max(0, luck.below(5) - 1) for _ in RESOURCES]
        me.hand = sorted({luck.below(len(COMFORT_IDS)) for _ in range(luck.below(9))} | {0})
        me.built = sorted({luck.below(len(IMPROVEMENT_IDS)) for _ in range(1 + luck.below(3))})
        g.ladder = [luck.below(len(IMPROVEMENT_IDS)) for _ in range(6)]
        for place in ("workshop", "inn", "market"):
            g.work.assigned[PLACES.index(place)] = 1
            g.work.values[PLACES.index(place)] = 1 + luck.below(6)
        value = g.work.values[PLACES.index("inn")]
        steps: list[Choice] = [Craft(0), Build(0), MarketTrade(0, 0), MarketTrade(0, 1), Resolve(0)]
        steps += [GiveGoods(0, left, how, 0, -1) for left in (1, 2, 3) for how in (0, 1, 2)]
        if not row_at_inn(g).free:
            steps += [InnTrade(0, value, 2, done) for done in (0, 1)]
        for step in steps:
            compare(g, step)
