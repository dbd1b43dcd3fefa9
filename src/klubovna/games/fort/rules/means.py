"""Fort: how often could an action be done? Counts only; nothing is moved."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from klubovna.games.fort.box.contents import (
    ALONE,
    ANY_SUIT,
    BOTH,
    BRIBE,
    COPY_PACK,
    COPY_RIVAL_PACK,
    EITHER,
    EXCHANGE,
    GAIN,
    LOOKOUT,
    ONCE,
    PACK,
    PER_LEVEL,
    PER_LOOKOUT,
    PER_PACK,
    PIZZA,
    RECRUIT,
    SCORE,
    SPEND,
    STICKY_FINGERS,
    SUITS,
    THEN,
    TOY,
    TRASH,
    TRASH_RIVAL,
    UPGRADE,
    Action,
    Effect,
)
from klubovna.games.fort.pieces.numbers import BACKPACK, NONE
from klubovna.games.fort.state import Fort

ENDLESS: Final = 99


def board_count(g: Fort, player: i64, action: Action) -> i64:
    """Return the repetitions of an action that no symbol multiplies."""
    me = g.players[player]
    if action.per == ONCE:
        return 1
    if action.per == PER_PACK:
        return me.packed()
    if action.per == PER_LOOKOUT:
        return len(me.lookout)
    assert action.per == PER_LEVEL, "symbols are counted elsewhere"
    return me.level


def counts_symbols(action: Action) -> bool:
    """Tell whether added cards and lookout symbols can improve an action."""
    return action.per < SUITS or action.per == ANY_SUIT


def units(g: Fort, player: i64, action: Action, chosen: i64, spent: i64) -> i64:
    """Return how many repetitions `player` could do in full.

    `chosen` is the kind or direction, if it is settled; `spent` hand cards will be gone. The two
    halves of a pair draw on different means (checked at load), so the rarer one decides.
    """
    possible = effect_units(g, player, action.first, chosen, spent)
    if action.link != ALONE:
        second = effect_units(g, player, action.second, chosen, spent)
        if second < possible:
            possible = second
    return possible


def reps(g: Fort, player: i64, action: Action, chosen: i64, spent: i64) -> i64:
    """Return in how many repetitions `player` could do anything, the last one maybe in part."""
    if action.link == ALONE:
        if action.first.amount > 1 or not can_begin(g, player, action, chosen):
            return 1 if can_begin(g, player, action, chosen) else 0
        return most(1, effect_units(g, player, action.first, chosen, spent))
    first = effect_units(g, player, action.first, chosen, spent)
    second = effect_units(g, player, action.second, chosen, spent)
    if action.link == THEN:
        return least(first, second + 1)
    return least(most(first, second), least(first, second) + 1)


def can_begin(g: Fort, player: i64, action: Action, chosen: i64) -> bool:
    """Tell whether anything at all of an action could be done."""
    word = action.first.word
    if word == GAIN:
        return room_for(g, player, action.first.kind, chosen) > 0
    if word == COPY_PACK:
        return copyable(g, player, player) > 0
    if word == COPY_RIVAL_PACK:
        return any([copyable(g, player, rival) > 0 for rival in g.clockwise_after(player)])
    if effect_units(g, player, action.first, chosen, 0) > 0:
        return True
    return action.link == BOTH and effect_units(g, player, action.second, chosen, 0) > 0


def can_be_cut_short(g: Fort, player: i64, action: Action, n: i64) -> bool:
    """Tell whether an action that could be done in full could also be done in part by choice."""
    if action.link == BOTH or n > 1:
        return True
    if action.link == THEN:
        return False
    word = action.first.word
    if word == COPY_PACK:
        return g.players[player].packed() > 1
    if word == COPY_RIVAL_PACK:
        rivals = g.clockwise_after(player)
        return any([g.players[r].packed() > 1 and copyable(g, player, r) > 0 for r in rivals])
    return (word == GAIN and action.first.amount > 1) or (word == SCORE and action.first.amount > 1)


def effect_units(g: Fort, player: i64, effect: Effect, chosen: i64, spent: i64) -> i64:
    """Return how often one icon could be done."""
    word = effect.word
    me = g.players[player]
    if word == GAIN:
        return room_for(g, player, effect.kind, chosen) // effect.amount
    if word == SCORE:
        return ENDLESS
    if word == PACK:
        return least(g.room_in_pack(player), packable(g, player))
    if word == LOOKOUT:
        return least(g.room_in_lookout(player), tuckable(g, player) - spent)
    if word == TRASH:
        kept: i64 = len(me.hand) + len(me.discard)
        # A follower's card is in the discard already, a leader's added card is not in reach.
        return kept - spent if player == g.play.leader else kept
    if word == RECRUIT:
        return len(g.park) + len(g.park_deck) + g.yards_hold(player)
    if word == UPGRADE:
        return 1 if g.can_upgrade(player, effect.amount) else 0
    if word == SPEND:
        return me.owned(effect.kind)
    if word == TRASH_RIVAL:
        return g.yards_hold(player)
    if word == EXCHANGE:
        return swaps(g, player, chosen)
    if word == COPY_PACK:
        return 1 if fits_whole(g, player, player) else 0
    assert word == COPY_RIVAL_PACK, "an empty panel is no action"
    return 1 if any([fits_whole(g, player, r) for r in g.clockwise_after(player)]) else 0


def room_for(g: Fort, player: i64, kind: i64, chosen: i64) -> i64:
    """Return how many tokens could be gained: of the settled kind, or of the better one."""
    if kind != EITHER:
        return g.room_in_stash(player, kind)
    if chosen != NONE:
        return g.room_in_stash(player, chosen)
    return most(g.room_in_stash(player, TOY), g.room_in_stash(player, PIZZA))


def packable(g: Fort, player: i64) -> i64:
    """Return how many tokens could go into the pack, if it had room."""
    tokens = g.players[player].stashed()
    if takes_from_supply(g, player):
        tokens += g.left_in_supply(TOY) + g.left_in_supply(PIZZA)
    return tokens


def takes_from_supply(g: Fort, player: i64) -> bool:
    """Sticky Fingers: on your own turn, pack from the supply too."""
    return g.players[player].perk == STICKY_FINGERS and player == g.play.leader


def tuckable(g: Fort, player: i64) -> i64:
    """Return how many cards could go to the lookout, if it had room."""
    cards: i64 = len(g.players[player].hand)
    if bribes(g, player):
        cards += len(g.park) + len(g.park_deck) + g.yards_hold(player)
    return cards


def bribes(g: Fort, player: i64) -> bool:
    """Bribe: on your own turn, the lookout takes cards from park, park deck and yards too."""
    return g.players[player].perk == BRIBE and player == g.play.leader


def swaps(g: Fort, player: i64, given: i64) -> i64:
    """Return how many tokens of the kind `given` could be exchanged, or of the better kind."""
    if given == NONE:
        return most(swaps(g, player, TOY), swaps(g, player, PIZZA))
    inside = stash_swaps(g, player, given) + g.players[player].tokens[BACKPACK + given]
    return least(inside, g.left_in_supply(1 - given))


def stash_swaps(g: Fort, player: i64, given: i64) -> i64:
    """Return how many tokens could be exchanged within the stash, whose limit binds."""
    tokens = g.players[player].tokens
    return least(tokens[given], g.box.stash_capacity - tokens[1 - given])


def fits_whole(g: Fort, player: i64, owner: i64) -> bool:
    """Tell whether a copy of all of a pack, not an empty one, fits into the player's stash."""
    tokens = g.players[owner].tokens
    toys: i64 = tokens[BACKPACK]
    pizza: i64 = tokens[BACKPACK + 1]
    return (
        toys + pizza > 0
        and toys <= g.room_in_stash(player, TOY)
        and pizza <= g.room_in_stash(player, PIZZA)
    )


def copyable(g: Fort, player: i64, owner: i64) -> i64:
    """Return how many tokens of a copied pack fit into the player's stash."""
    tokens = g.players[owner].tokens
    toys = least(tokens[BACKPACK], g.room_in_stash(player, TOY))
    return toys + least(tokens[BACKPACK + 1], g.room_in_stash(player, PIZZA))


def least(a: i64, b: i64) -> i64:
    """Return the smaller one."""
    return a if a < b else b


def most(a: i64, b: i64) -> i64:
    """Return the larger one."""
    return a if a > b else b
