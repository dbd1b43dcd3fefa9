"""Fort: at a glance, how can this play end? Answers by counting, where counts are enough.

Where they are not, the answer is UNKNOWN, and a scout has to look (lookahead.py).
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from klubovna.games.fort.box.contents import (
    ANY_SUIT,
    BOTH,
    COIN,
    LOOKOUT,
    PACK,
    SPEND,
    SUITS,
    UPGRADE,
    Action,
)
from klubovna.games.fort.pieces.numbers import FULL, NONE, PRIVATE, PUBLIC, UNUSED
from klubovna.games.fort.rules.lookahead import helps, matters_for, suit_of
from klubovna.games.fort.rules.means import (
    ENDLESS,
    board_count,
    can_be_cut_short,
    can_begin,
    counts_symbols,
    least,
    reps,
    units,
)
from klubovna.games.fort.state import Fort

# Answers at a glance.
UNKNOWN: Final = -1
NO: Final = 0
YES: Final = 1

# How an action can be done within a legal play, as bits.
WHOLE: Final = 1
IN_PART: Final = 2


def plainly_playable(g: Fort, player: i64, card: i64, panel: i64) -> bool:
    """Tell whether a card from hand, with nothing added, could do this action in full."""
    action = g.action(card, panel)
    if action.is_empty:
        return False
    if action.per == ANY_SUIT:
        # Its own suit gives one repetition, a suit that nothing shows none.
        n: i64 = 0 if g.house.zero_counts else 1
    elif action.per < SUITS:
        n = g.box.kids[card].count[action.per]
    else:
        n = board_count(g, player, action)
    if n == 0:
        return g.house.zero_counts
    return units(g, player, action, NONE, 1) >= n


def plainly_complete(g: Fort, player: i64, panel: i64, card: i64, coin: i64) -> bool:
    """Tell whether this action, in full and without the lookout, would make the play legal.

    `card` is a hand card that would be added, its coin as the suit `coin`; or NONE.
    """
    action = g.action(g.play.card, panel)
    if action.is_empty or g.play.result(panel) != UNUSED:
        return False
    if action.per == ANY_SUIT:
        return any([complete_with(g, player, action, s, card, coin) for s in range(COIN + 1)])
    if counts_symbols(action):
        return complete_with(g, player, action, action.per, card, coin)
    if card != NONE or len(g.play.added) > 0:
        return False
    n = board_count(g, player, action)
    return g.house.zero_counts if n == 0 else units(g, player, action, NONE, 0) >= n


def complete_with(g: Fort, player: i64, action: Action, suit: i64, card: i64, coin: i64) -> bool:
    """Tell whether all added cards show `suit` and all their symbols can be used."""
    play = g.play
    for i in range(len(play.added)):
        if g.symbols(play.added[i], suit, play.suits[i]) == 0:
            return False
    n = g.symbols_in_play(suit)
    spent: i64 = 0
    if card != NONE:
        more = g.symbols(card, suit, coin)
        if more == 0:
            return False
        n += more
        spent = 1
    return g.house.zero_counts if n == 0 else units(g, player, action, NONE, spent) >= n


def foresee(g: Fort, player: i64, card: i64, coin: i64) -> i64:
    """Tell how a play can end that is not `plainly_complete`, with `card` added too, or NONE.

    Actions that share no means can be judged one by one: one of them in full, and each added card
    counted by it or needed by the other.
    """
    played = g.play.card
    kid = g.box.kids[played]
    if needs_company(g, played):
        return UNKNOWN
    if ANY_SUIT in (kid.public.per, kid.private.per):
        # With a single action, all hangs on that one.
        is_single = kid.public.is_empty or kid.private.is_empty
        return NO if is_single else UNKNOWN
    can_be_full = False
    for full in (PUBLIC, PRIVATE):
        if _can_be_full(g, player, full, card, coin):
            can_be_full = True
            if not kid.is_entangled and _others_matter(g, player, full, card, coin):
                return YES
    if not kid.is_entangled or (not can_be_full and not kid.is_enabling):
        return NO
    return NO if is_hopeless(g, player, card, coin) else UNKNOWN


def is_hopeless(g: Fort, player: i64, card: i64, coin: i64) -> bool:
    """Tell whether lookout and pack are too small for the symbols, whatever is done before."""
    for full in (PUBLIC, PRIVATE):
        if _can_be_full_at_best(g, player, full, card, coin) and _others_count_at_best(
            g, player, full, card, coin
        ):
            return False
    return True


def _can_be_full_at_best(g: Fort, player: i64, panel: i64, card: i64, coin: i64) -> bool:
    action = g.action(g.play.card, panel)
    if action.is_empty or not counts_symbols(action):
        return not action.is_empty
    return _room_at_best(g, player, panel) >= _repetitions(g, player, panel, card, coin)


def _others_count_at_best(g: Fort, player: i64, full: i64, card: i64, coin: i64) -> bool:
    """Tell whether added cards that the full action does not count could matter otherwise."""
    other = 1 - full
    n = _repetitions(g, player, other, card, coin)
    done = least(n, _room_at_best(g, player, other))
    for i in range(len(g.play.added)):
        if helps(g, i, full) == 0 and done <= n - helps(g, i, other):
            return False
    if card == NONE or shown_for(g, full, card, coin) > 0:
        return True
    return done > n - shown_for(g, other, card, coin)


def _room_at_best(g: Fort, player: i64, panel: i64) -> i64:
    """Return how often an action could be done if only lookout and pack had limits."""
    action = g.action(g.play.card, panel)
    before = g.action(g.play.card, 1 - panel).first.word
    room: i64 = ENDLESS
    for word in (action.first.word, action.second.word):
        if word == LOOKOUT:
            room = least(room, g.room_in_lookout(player) + (1 if before == UPGRADE else 0))
        elif word == PACK and before == UPGRADE:
            # The upgrade may be paid out of the pack, and bring a larger one.
            room = least(room, g.pack_capacity(player) + 1 + g.house.xxl_room)
        elif word == PACK and before != SPEND:
            room = least(room, g.room_in_pack(player))
    return room


def _repetitions(g: Fort, player: i64, panel: i64, card: i64, coin: i64) -> i64:
    """Return how often an action is done without the lookout, with `card` added too."""
    action = g.action(g.play.card, panel)
    if not counts_symbols(action):
        return board_count(g, player, action)
    suit = suit_of(g, panel)
    n = g.symbols_in_play(suit)
    return n if card == NONE else n + g.symbols(card, suit, coin)


def _can_be_full(g: Fort, player: i64, panel: i64, card: i64, coin: i64) -> bool:
    action = g.action(g.play.card, panel)
    if action.is_empty:
        return False
    spent: i64 = 0 if card == NONE else 1
    if action.per == ANY_SUIT and g.play.suit == NONE:
        return units(g, player, action, NONE, spent) > 0
    n = _repetitions(g, player, panel, card, coin)
    return g.house.zero_counts if n == 0 else units(g, player, action, NONE, spent) >= n


def lacks_full_action(g: Fort, player: i64, card: i64) -> bool:
    """Tell whether one more card would matter, but leave no action that can be done in full."""
    matters = False
    for panel in (PUBLIC, PRIVATE):
        if _can_be_full(g, player, panel, card, NONE):
            return False
        shown = shown_for(g, panel, card, NONE)
        matters = matters or _is_needed(g, player, panel, card, NONE, shown)
    return matters


def _others_matter(g: Fort, player: i64, full: i64, card: i64, coin: i64) -> bool:
    """Tell whether added cards that the full action does not count matter for the other one."""
    play = g.play
    other = 1 - full
    for i in range(len(play.added)):
        shown = helps(g, i, other)
        if helps(g, i, full) == 0 and not _is_needed(g, player, other, card, coin, shown):
            return False
    if card == NONE:
        return True
    if shown_for(g, full, card, coin) > 0:
        return True
    return _is_needed(g, player, other, card, coin, shown_for(g, other, card, coin))


def shown_for(g: Fort, panel: i64, card: i64, coin: i64) -> i64:
    """Return how many symbols an action would count on a card that is not yet added."""
    suit = suit_of(g, panel)
    return 0 if suit == NONE else g.symbols(card, suit, coin)


def _is_needed(g: Fort, player: i64, panel: i64, card: i64, coin: i64, shown: i64) -> bool:
    """Tell whether an action can go so far that these symbols change its result."""
    action = g.action(g.play.card, panel)
    if shown == 0 or action.is_empty:
        return False
    n = _repetitions(g, player, panel, card, coin)
    spent: i64 = 0 if card == NONE else 1
    return least(n, reps(g, player, action, NONE, spent)) > n - shown


def foresee_action(g: Fort, player: i64, panel: i64, n: i64) -> i64:
    """Tell whether n repetitions of this action, done now, can be part of a legal play.

    WHOLE and PART are bits; UNKNOWN if the other action is still to come and could be touched.
    """
    play = g.play
    other = 1 - panel
    if play.result(other) == UNUSED and not g.action(play.card, other).is_empty:
        if g.box.kids[play.card].is_entangled or needs_company(g, play.card):
            return UNKNOWN
        if g.action(play.card, other).per == ANY_SUIT:
            return UNKNOWN
    action = g.action(play.card, panel)
    is_possible = g.house.zero_counts if n == 0 else units(g, player, action, NONE, 0) >= n
    found: i64 = 0
    if is_possible and _all_matter(g, player, panel, n, n):
        found = WHOLE
    if n > 0 and can_begin(g, player, action, NONE) and _has_full(g, player, other):
        if not is_possible:
            done = least(n, reps(g, player, action, NONE, 0))
        elif can_be_cut_short(g, player, action, n):
            done = n if action.link == BOTH or n == 1 else n - 1
        else:
            return found
        if _all_matter(g, player, panel, n, done):
            found += IN_PART
    return found


def _has_full(g: Fort, player: i64, panel: i64) -> bool:
    """Tell whether an action was done in full, or can be."""
    if g.play.result(panel) != UNUSED:
        return g.play.result(panel) == FULL
    return _can_be_full(g, player, panel, NONE, NONE)


def _all_matter(g: Fort, player: i64, panel: i64, n: i64, done: i64) -> bool:
    """Tell whether every added card can matter if `done` of n repetitions are done now."""
    other = 1 - panel
    for i in range(len(g.play.added)):
        if done > n - helps(g, i, panel) or matters_for(g, i, other):
            continue
        if g.play.result(other) != UNUSED:
            return False
        if not _is_needed(g, player, other, NONE, NONE, helps(g, i, other)):
            return False
    return True


def needs_company(g: Fort, card: i64) -> bool:
    """Tell whether a further added card could be what makes a play with `card` legal.

    Otherwise more symbols only make an action harder to do in full.
    """
    public = g.action(card, PUBLIC)
    private = g.action(card, PRIVATE)
    shown = g.box.kids[card].count
    for action in (public, private):
        if not action.is_empty and action.per < SUITS and shown[action.per] == 0:
            return True
    return counts_symbols(public) and counts_symbols(private) and public.per != private.per
