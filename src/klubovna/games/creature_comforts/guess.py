"""Creature Comforts: the worlds that a seat must think possible."""

from __future__ import annotations

from klubovna.core.luck import Luck
from klubovna.core.step import Choice, Together
from klubovna.games.creature_comforts.pieces.players import Player
from klubovna.games.creature_comforts.state import Comforts, nth, total


def guess(g: Comforts, seat: int, luck: Luck) -> Comforts:
    """Return a clone in which the other hands are dealt anew from what the seat has not seen."""
    g.check_seat(seat)
    made = g.clone()
    made.pauses = frozenset()
    made.luck = luck
    others = [who for who in range(made.seats()) if who != seat]
    for who in others:
        for kind in unknown(made.players[who]):
            made.deck[kind] += 1
    for who in others:
        me = made.players[who]
        hand = me.known.copy()
        while len(hand) < len(me.hand):
            kind = nth(made.deck, luck.below(total(made.deck)))
            made.deck[kind] -= 1
            hand.append(kind)
        me.hand = sorted(hand)
    if made.answers:
        guess_answers(made, others, luck)
    if not made.is_over and made.actor != seat:  # a seat knows what it may pick itself
        top = made.agenda[-1]
        made.legal = top.options(made) if isinstance(top, Choice) else made.legal_of(made.actor)
    return made


def guess_answers(g: Comforts, others: list[int], luck: Luck) -> None:
    """Whoever has answered in secret has answered something, but nobody else can know what."""
    top = g.agenda[-1]
    assert isinstance(top, Together)
    if top.is_open():
        return
    for who in others:
        is_done = not top.options_of(g, who, g.answers[who])
        g.answers[who] = []
        legal = top.options_of(g, who, []) if is_done else []
        while legal:
            g.answers[who].append(legal[luck.below(len(legal))])
            legal = top.options_of(g, who, g.answers[who])


def unknown(me: Player) -> list[int]:
    """Return the comforts in a hand that nobody else has seen."""
    left = me.hand.copy()
    for kind in me.known:
        left.remove(kind)
    return left
