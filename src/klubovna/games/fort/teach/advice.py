# not compiled: made for people, now and then
"""Fort: what a tutor says while a card is strengthened: what to add, what coins stand for."""

from __future__ import annotations

from klubovna.core.teaching import Args, Note
from klubovna.games.fort.box.contents import ANY_SUIT, SUIT_IDS, TRASH
from klubovna.games.fort.rules.pick import place_of
from klubovna.games.fort.rules.play import AddCards, NameCoin
from klubovna.games.fort.state import Fort
from klubovna.games.fort.teach.cautions import cards_in, kid_ref, only_trashes
from klubovna.games.fort.teach.goals import Plan, coin_use, while_adding
from klubovna.games.fort.teach.notes import note


def at_coin(g: Fort, seat: int, step: NameCoin, legal: list[int]) -> list[Note]:
    """A coin stands for any symbol; that of an added card for the one that is counted."""
    how = coin_use(g, int(step.card))
    told: Args = {"card": kid_ref(g, step.card), "how": how}
    if how != "added":
        return [note("coin", "", "4.7", ("coin",), -1, **told)]
    hand = [card for card in g.players[seat].hand if card >= step.card]
    plans = [each for each in while_adding(g, seat, hand) if step.card in each.cards]
    suit = max(plans, key=lambda each: each.times).suit if plans else legal[0]
    place, option = (step.target(g, suit), suit) if suit in legal else ("", -1)
    return [note("coin", place, "4.7", ("coin",), option, **told)]


def at_adding(g: Fort, seat: int, step: AddCards, legal: list[int]) -> list[Note]:
    """Cards of the counted suit make an action stronger; the first in order, to miss none."""
    cards, told = cards_in(legal), dict[str, int | str](played=kid_ref(g, int(g.play.card)))
    if cards and only_trashes(g):
        told |= {"card": kid_ref(g, cards[0]), "suit": "suit/coin", "how": "loses"}
        return [note("add", "", "4.5", ("trash",), -1, **told)]
    plans = while_adding(g, seat, cards)
    if not plans:
        return []
    plan = max(plans, key=lambda each: (panel_word(g, each) != TRASH, each.times))
    card, suit = plan.cards[0], SUIT_IDS[plan.suit]
    told |= {"card": kid_ref(g, card), "suit": f"suit/{suit}", "how": how_it_helps(g, plan)}
    return [note("add", place_of(g, seat, card), "4.5", (suit,), card, **told)]


def panel_word(g: Fort, plan: Plan) -> int:
    """Return what the action of a plan does first."""
    return int(g.action(g.play.card, plan.panel).first.word)


def how_it_helps(g: Fort, plan: Plan) -> str:
    """Say whether the suit is the player's choice, and whether the card shows it or a coin."""
    is_any = g.action(g.play.card, plan.panel).per == ANY_SUIT
    if g.box.kids[plan.cards[0]].count[plan.suit] > 0:
        return "any" if is_any else "gains"
    return "any_coin" if is_any else "coin"
