"""Shelfie Stacker: the worlds that a seat must think possible."""

from __future__ import annotations

from typing import Final

from klubovna.core.luck import Luck
from klubovna.games.shelfie_stacker.pieces.numbers import CHARACTERS, make_copy
from klubovna.games.shelfie_stacker.pieces.players import SEAT
from klubovna.games.shelfie_stacker.rules.rounds import DRAFTS
from klubovna.games.shelfie_stacker.setup import ChooseHand
from klubovna.games.shelfie_stacker.state import Shelfie

PRIVATE: Final = ("own_choice", "private_random", "private_draft")


def guess(g: Shelfie, seat: int, luck: Luck) -> Shelfie:
    """Return a clone in which the cards that `seat` can't know are dealt anew."""
    g.check_seat(seat)
    made = g.clone()
    made.pauses = frozenset()
    made.luck = luck
    for who in range(len(made.players)):
        if who != seat and not knows_hand(made, seat, who):
            redeal(made, who, luck)
    if made.answers:
        guess_answers(made, seat, luck)
    return made


def passes(g: Shelfie) -> int:
    """Return how often hands have been passed to the left."""
    is_draft = g.seats() > 1 and g.settings["cards"] in DRAFTS
    return max(0, g.round - 1) if is_draft else 0


def knows_hand(g: Shelfie, seat: int, who: int) -> bool:
    """Tell whether a seat knows the hand of another.

    Where all have the same numbers, everybody can tell the hands by what was played. A private
    hand is known to whom it has passed through.
    """
    if g.players[who].kind != SEAT:
        return g.settings["rival_cards"] == "same"
    if g.settings["cards"] not in PRIVATE:
        return True
    return (who - seat) % g.seats() <= passes(g)


def redeal(g: Shelfie, who: int, luck: Luck) -> None:
    """Draw a hand anew from the deck that it came from, without the cards that were shown."""
    me = g.players[who]
    deck = g.players[(who - passes(g)) % len(g.players)].deck
    shown = [copy for player in g.players for copy in player.ready + player.spent]
    copies = [make_copy(deck, number) for number in range(1, CHARACTERS + 1)]
    left = [copy for copy in copies if copy not in shown]
    me.hand = sorted([left.pop(luck.below(len(left))) for _ in me.hand])


def guess_answers(g: Shelfie, seat: int, luck: Luck) -> None:
    """Whoever has chosen already has chosen something, but nobody else can know what."""
    is_hand = isinstance(g.agenda[-1], ChooseHand)
    for who in range(g.seats()):
        if who == seat or not g.answers[who]:
            continue
        left = list(range(CHARACTERS)) if is_hand else g.players[who].hand.copy()
        g.answers[who] = [left.pop(luck.below(len(left))) for _ in g.answers[who]]
    g.legal = g.legal_of(g.actor)
