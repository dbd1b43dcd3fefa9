"""Creature Comforts: what a player may see at a glance before anything is decided.

Which dice would suit which place and for how many lesson tokens, what a die may count as, which
cards could be paid and what they would bring: so that a page can show it all and needs no rules.
"""

from __future__ import annotations

from klubovna.games.creature_comforts import scoring
from klubovna.games.creature_comforts.box.contents import TOOL_SHED
from klubovna.games.creature_comforts.pieces.numbers import (
    BOARD_PLACES,
    DICE,
    FACES,
    INN,
    NONE,
    OWL_DRAW,
    VILLAGE_DICE,
    WORKSHOP,
)
from klubovna.games.creature_comforts.rules import dice
from klubovna.games.creature_comforts.rules.assign import Assign
from klubovna.games.creature_comforts.rules.places import cost_of, requirement_of
from klubovna.games.creature_comforts.state import Comforts

# Dice.


def fits(g: Comforts, player: int) -> dict[str, dict[str, int]]:
    """Return for each place of a player the sets of dice that would do, and the tokens they take.

    "13" are the dice 1 and 3. Whether they lie elsewhere already and whether there are so many
    tokens does not matter; sets with a die that is not needed are left out, as nobody offers them.
    """
    return {g.place_id(place): sets_for(g, place) for place in g.my_places(player)}


def sets_for(g: Comforts, place: int) -> dict[str, int]:
    """Return the sets of dice that a place would take, with their tokens."""
    if place >= BOARD_PLACES:
        return {str(die): 0 for die in range(VILLAGE_DICE, DICE)}
    wanted, faces, wheel = requirement_of(g, place), g.work.faces, g.wheel
    found: dict[str, int] = {}
    for some in dice.SETS[wanted.count]:
        cost = dice.set_cost(wanted, faces, some, wheel)
        is_spare = not wanted.count and dice.can_spare(wanted, faces, some, wheel, cost)
        if cost != NONE and not is_spare:
            found["".join([str(die) for die in dice.DICE_OF[some]])] = int(cost)
    return found


def counts(g: Comforts, player: int) -> dict[str, dict[str, dict[str, int]]]:
    """Return what each die may usefully count as at inn, workshop and draw, with the tokens."""
    places = [place for place in g.my_places(player) if place in (OWL_DRAW, WORKSHOP, INN)]
    return {
        g.place_id(place): {str(die): values_for(g, player, place, die) for die in range(DICE)}
        for place in places
    }


def values_for(g: Comforts, player: int, place: int, die: int) -> dict[str, int]:
    """Return what a die may count as at a place, with the tokens."""
    face = g.work.faces[die]
    values = Assign(player, place).worth_it(g, face, FACES)
    return {str(value): value_cost(g, player, place, face, value) for value in values}


def value_cost(g: Comforts, player: int, place: int, face: int, value: int) -> int:
    """Return the tokens that let a die count as a value: a tool shed needs none."""
    is_free = place == WORKSHOP and g.has(player, TOOL_SHED)
    return 0 if is_free else abs(value - face)


# Cards.


def payable(g: Comforts, player: int) -> list[str]:
    """Return the comforts in hand that could be paid now."""
    cards = [g.box.comforts[kind] for kind in sorted(set(g.players[player].hand))]
    return [card.id for card in cards if g.can_pay(player, cost_of(g, card.cost), card.any_goods)]


def crafting(g: Comforts, player: int) -> dict[str, int]:
    """Return the points that each comfort in hand would bring, with what goes together."""
    crafted = g.players[player].crafted
    before = scoring.comfort_points(g.box, crafted) + scoring.bonus_points(g.box, crafted)
    points = {}
    for kind in sorted(set(g.players[player].hand)):
        after = [*crafted, kind]
        whole = scoring.comfort_points(g.box, after) + scoring.bonus_points(g.box, after)
        points[g.box.comforts[kind].id] = int(whole - before)
    return points


def building(g: Comforts, player: int) -> dict[str, int]:
    """Return the points that each improvement on the ladder would bring, with its spot."""
    if g.cottages(player) == 0:
        return {}
    spot = g.box.spot_points[len(g.players[player].built)]
    cards = [g.box.improvements[kind] for kind in sorted(set(g.ladder))]
    return {
        card.id: int(card.points + spot + scoring.points_for_others(g, player, card))
        for card in cards
    }


def affordable(g: Comforts, player: int) -> list[str]:
    """Return the improvements on the ladder that could be built now, if a die reached them."""
    if g.cottages(player) == 0:
        return []
    built = g.players[player].built
    cards = [g.box.improvements[kind] for kind in g.ladder if kind not in built]
    return [card.id for card in cards if g.can_pay(player, cost_of(g, card.cost), 0)]
