# not compiled: made for people, now and then
"""Fort: which cards an action should be strengthened with, of the one suit that it counts."""

from __future__ import annotations

from dataclasses import dataclass

from klubovna.games.fort.box.contents import ANY_SUIT, SUITS, Action
from klubovna.games.fort.pieces.numbers import NONE, PRIVATE, PUBLIC, UNUSED
from klubovna.games.fort.rules.follow import symbols
from klubovna.games.fort.rules.means import counts_symbols, units
from klubovna.games.fort.state import Fort


@dataclass(frozen=True)
class Plan:
    """An action, the suit that it counts, the cards to add, and how often it is done then."""

    panel: int
    suit: int
    cards: tuple[int, ...]
    times: int


def plan(
    g: Fort, seat: int, action: Action, panel: int, shown: list[int], hand: list[int], spent: int
) -> Plan:
    """Return the suit that makes an action strongest; `shown` are its symbols before adding."""
    suits = range(SUITS) if action.per == ANY_SUIT else (action.per,)
    found = [of_suit(g, seat, action, panel, suit, shown[suit], hand, spent) for suit in suits]
    return max(found, key=lambda each: (each.times, -len(each.cards)))


def of_suit(
    g: Fort,
    seat: int,
    action: Action,
    panel: int,
    suit: int,
    shown: int,
    hand: list[int],
    spent: int,
) -> Plan:
    """Add cards of a suit while all their symbols can be used; first those of symbols only."""
    kids, chosen, times = g.box.kids, list[int](), shown
    for card in sorted(hand, key=lambda c: (kids[c].has_action, c)):
        more = int(symbols(g, card, suit))
        room = int(units(g, seat, action, NONE, spent + len(chosen) + 1))
        if more and times + more <= room:
            chosen.append(card)
            times += more
    times = min(times, int(units(g, seat, action, NONE, spent + len(chosen))))
    return Plan(panel, suit, tuple(sorted(chosen)), times)


def before_playing(g: Fort, seat: int, card: int, panel: int, hand: list[int]) -> Plan | None:
    """Return how an action of a hand card gets strongest, or None if it counts no symbols."""
    action = g.action(card, panel)
    if action.is_empty or not counts_symbols(action):
        return None
    lookout = g.players[seat].lookout
    shown = [sum(int(symbols(g, c, s)) for c in (card, *lookout)) for s in range(SUITS)]
    return plan(g, seat, action, panel, shown, [c for c in hand if c != card], 1)


def while_adding(g: Fort, seat: int, hand: list[int]) -> list[Plan]:
    """Return how the actions of the card in play get stronger with cards that may be added."""
    found = []
    for panel in (PUBLIC, PRIVATE):
        action = g.action(g.play.card, panel)
        if action.is_empty or not counts_symbols(action) or g.play.result(panel) != UNUSED:
            continue
        suits = counted_suits(g, action)
        shown = [
            int(g.symbols_in_play(s) + g.lookout_symbols(seat, s)) if s in suits else -SUITS
            for s in range(SUITS)
        ]
        best = plan(g, seat, action, panel, shown, hand, 0)
        if best.cards and best.suit in suits:
            found.append(best)
    return found


def counted_suits(g: Fort, action: Action) -> list[int]:
    """Return the suits that an action of the card in play can still count."""
    if action.per != ANY_SUIT:
        return [action.per]
    added = list(zip(g.play.added, g.play.suits, strict=True))
    return [s for s in range(SUITS) if all([g.symbols(c, s, coin) > 0 for c, coin in added])]
