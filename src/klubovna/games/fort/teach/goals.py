# not compiled: made for people, now and then
"""Fort: what to aim at, and what a card brings on the way there. Counts only; no look ahead."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from klubovna.core.teaching import Args, Goal, Line, Need
from klubovna.games.fort.box.contents import (
    ANY_SUIT,
    COIN,
    COPY_PACK,
    COPY_RIVAL_PACK,
    EITHER,
    EXCHANGE,
    GAIN,
    KIND_IDS,
    LOOKOUT,
    NOTHING,
    ONCE,
    PACK,
    PIZZA,
    RECRUIT,
    SCORE,
    SUITS,
    TOY,
    TRASH,
    UPGRADE,
    Action,
    Effect,
)
from klubovna.games.fort.pieces.numbers import NONE, PRIVATE, PUBLIC, UNUSED
from klubovna.games.fort.rules.act import reach
from klubovna.games.fort.rules.follow import Follow, settled_kind, symbols
from klubovna.games.fort.rules.means import board_count, counts_symbols, units
from klubovna.games.fort.rules.play import PlayCard
from klubovna.games.fort.rules.upgrade import DropIcon, PayAny, PayFrom
from klubovna.games.fort.scoring import is_ending
from klubovna.games.fort.state import Fort
from klubovna.games.fort.teach.cards import deed_args, deed_rule, effect_signs

# How good an icon is for a beginner, done once.
WORTH: Final = {
    UPGRADE: 60,
    SCORE: 8,
    GAIN: 4,
    COPY_PACK: 8,
    COPY_RIVAL_PACK: 8,
    PACK: 5,
    LOOKOUT: 5,
    RECRUIT: 3,
    EXCHANGE: 2,
    TRASH: 2,
}
WANTED: Final = 12  # a token that the next level needs
LOSS: Final = 10  # a card that trashes itself
PAYING: Final = (DropIcon, PayAny, PayFrom)
MUCH: Final = 8  # whoever gives up this much is asked whether that is meant


@dataclass(frozen=True)
class Gain:
    """What an action brings if it is done now: an icon so many times, and how good that is."""

    effect: Effect
    count: int
    kind: int  # of token, where that is the gain
    panel: int
    worth: int
    is_sure: bool  # else symbols are still to be added
    keeps_card: bool
    adds: tuple[int, ...] = ()  # cards of the hand that make it so strong


# The next level.


def missing(g: Fort, seat: int, dearer: int = 0) -> tuple[int, int, int]:
    """Return how many toys, pizzas and resources of either kind the next level still needs."""
    me = g.players[seat]
    cost = g.box.levels[me.level + 1]
    toys, pizza = int(me.owned(TOY)), int(me.owned(PIZZA))
    spare = max(toys - cost.toys, 0) + max(pizza - cost.pizza, 0)
    any = cost.any + dearer
    return max(cost.toys - toys, 0), max(cost.pizza - pizza, 0), max(any - spare, 0)


def cost_needs(g: Fort, seat: int, dearer: int = 0) -> tuple[Need, ...]:
    """Return the cost of the next level with what is there of it."""
    cost = g.box.levels[g.players[seat].level + 1]
    lacking = missing(g, seat, dearer)
    asked = (cost.toys, cost.pizza, cost.any + dearer)
    signs, places = ("toy", "pizza", "any_resource"), ("stash/toy", "stash/pizza", "")
    return tuple(
        Need(signs[i], asked[i] - lacking[i], asked[i], places[i]) for i in range(3) if asked[i] > 0
    )


def is_at_top(g: Fort, seat: int) -> bool:
    """Tell whether there is no level above."""
    return int(g.players[seat].level) + 1 >= len(g.box.levels)


def goal(g: Fort, seat: int) -> Goal | None:
    """Return what to aim at: the next level, or points when there is none or the end is near."""
    if g.packets:
        return Goal("goal-draft", gain=("hand",))
    if is_ending(g):
        return Goal("goal-last-round", gain=("score",))
    if is_at_top(g, seat):
        return Goal("goal-points", gain=("score",))
    level = int(g.players[seat].level) + 1
    gain = ("fort", str(level))
    if isinstance(g.top_choice(), PAYING):
        return Goal("goal-pay", {"level": level}, gain=gain)
    toys, pizza, any = missing(g, seat)
    needs = cost_needs(g, seat)
    if toys + pizza + any and isinstance(g.top_choice(), PlayCard) and is_enough_for_less(g, seat):
        return Goal("goal-upgrade-less", {"level": level}, needs, gain)
    if toys + pizza + any:
        told: Args = {"level": level, "toys": toys, "pizza": pizza, "any": any}
        return Goal("goal-collect", told, needs, gain)
    return Goal(upgrade_goal(g, seat), {"level": level}, needs, gain)


def upgrade_goal(g: Fort, seat: int) -> str:
    """Say where the upgrade comes from: what can be used now, the hand, or a card to be found."""
    step, is_mine = g.top_choice(), g.play.leader == seat
    is_in_hand = any([g.box.kids[card].upgrade_icons > 0 for card in g.players[seat].hand])
    if isinstance(step, PlayCard):
        return "goal-upgrade" if is_in_hand else "goal-find-upgrade"
    panels = (PUBLIC, PRIVATE) if is_mine else (PUBLIC,)
    if any([can_still_upgrade(g, panel, is_mine) for panel in panels]):
        return "goal-upgrade"
    return "goal-keep-upgrade" if is_in_hand and not is_mine else "goal-find-upgrade"


def can_still_upgrade(g: Fort, panel: int, is_mine: bool) -> bool:
    """Tell whether an action of the card in play upgrades and waits to be done."""
    if g.play.card == NONE:
        return False
    action = g.action(g.play.card, panel)
    is_open = g.play.result(panel) == UNUSED if is_mine else isinstance(g.top_choice(), Follow)
    return is_open and UPGRADE in (action.first.word, action.second.word)


def is_enough_for_less(g: Fort, seat: int) -> bool:
    """Tell whether a card in hand upgrades for less than the full cost, which can be paid."""
    effects = [
        effect
        for card in g.players[seat].hand
        for action in (g.box.kids[card].public, g.box.kids[card].private)
        for effect in (action.first, action.second)
    ]
    less = [each for each in effects if each.word == UPGRADE and each.amount < 0]
    return any([g.can_upgrade(seat, each.amount) for each in less])


def coin_use(g: Fort, card: int) -> str:
    """Say what a coin is named for: to be counted, for those who follow, or for nothing."""
    if card != g.play.card:
        return "added"
    is_counted = g.action(card, PRIVATE).per <= ANY_SUIT and not g.action(card, PRIVATE).is_empty
    return "alone" if g.action(card, PUBLIC).is_empty and not is_counted else "played"


# What cards bring.


def best_play(
    g: Fort, seat: int, cards: list[int], hand: list[int] | None = None
) -> tuple[int, Gain] | None:
    """Return the card to play and the better of its actions, or None if no card brings a thing."""
    held = g.players[seat].hand if hand is None else hand
    found = [(card, gain) for card in cards if (gain := card_gain(g, seat, card, held))]
    return max(found, key=lambda pair: pair[1].worth) if found else None


def card_gain(g: Fort, seat: int, card: int, hand: list[int]) -> Gain | None:
    """Return the better action of a hand card, with the cards of the hand that strengthen it."""
    gains = []
    for panel in (PUBLIC, PRIVATE):
        best = before_playing(g, seat, card, panel, hand)
        adds = best.cards if best else ()
        shown = [best.times if best else 0] * SUITS
        gain = action_gain(g, seat, g.action(card, panel), panel, shown, 1 + len(adds))
        if gain:
            gains.append(replace(gain, adds=adds))
    return max(gains, key=lambda gain: gain.worth) if gains else None


def action_gain(
    g: Fort,
    seat: int,
    action: Action,
    panel: int,
    shown: list[int],
    spent: int = 1,
    chosen: int = NONE,
) -> Gain | None:
    """Return what an action brings, as often as it can be done with so many symbols."""
    if action.is_empty:
        return None
    if action.per < SUITS:
        times = shown[action.per]
    elif action.per == ANY_SUIT:
        times = max(shown)
    else:
        times = int(board_count(g, seat, action))
    times = min(times, int(units(g, seat, action, chosen, spent)))
    if times <= 0:
        return None
    effects = [e for e in (action.first, action.second) if e.word != NOTHING]
    effect = max(effects, key=lambda each: WORTH.get(each.word, 1) * max(each.amount, 1))
    count = times * max(effect.amount, 1)
    kind = gained_kind(g, seat, effect, chosen)
    rated = worth(g, seat, effect, count, kind) - (LOSS if action.trashes_self else 0)
    is_sure = action.per > ANY_SUIT
    return Gain(effect, count, kind, panel, rated, is_sure, not action.trashes_self)


def panel_gain(g: Fort, seat: int, panel: int, legal: list[int]) -> Gain | None:
    """Return what an action of the card in play brings, if it is offered."""
    if panel not in legal:
        return None
    shown = [int(reach(g, seat, suit)) for suit in range(SUITS)]
    return action_gain(g, seat, g.action(g.play.card, panel), panel, shown, 0)


def gained_kind(g: Fort, seat: int, effect: Effect, chosen: int) -> int:
    """Return which kind of token to take: the one that the next level lacks more."""
    if effect.word != GAIN or effect.kind != EITHER:
        return effect.kind
    return chosen if chosen != NONE else wanted_kind(g, seat)


def wanted_kind(g: Fort, seat: int) -> int:
    """Return the kind of token of which the next level lacks more; the rarer one if neither."""
    me = g.players[seat]
    toys, pizza, _ = missing(g, seat) if not is_at_top(g, seat) else (0, 0, 0)
    if toys == pizza:
        return TOY if me.owned(TOY) <= me.owned(PIZZA) else PIZZA
    return TOY if toys > pizza else PIZZA


def worth(g: Fort, seat: int, effect: Effect, count: int, kind: int) -> int:
    """Return how good it is to do an icon so often; tokens that a level lacks are better."""
    base = WORTH.get(effect.word, 1) * count
    if effect.word != GAIN or is_at_top(g, seat):
        return base
    toys, pizza, any = missing(g, seat)
    lacking = (toys, pizza)[kind] + any
    return base + min(count, lacking) * WANTED


def gain_line(g: Fort, seat: int, gain: Gain) -> Line:
    """Say what an action brings."""
    effect, level = gain.effect, int(g.players[seat].level) + 1
    sure = "sure" if gain.is_sure else "most"
    if effect.word == UPGRADE:
        return Line("gain-upgrade", {"level": level}, "8.1", ("fort", str(level)))
    if effect.word == GAIN:
        kind = KIND_IDS[gain.kind]
        told: Args = {"kind": kind, "count": gain.count, "sure": sure}
        return Line("gain-tokens", told, "10.1", (kind,))
    if effect.word == SCORE:
        return Line("gain-points", {"count": gain.count, "sure": sure}, "10.9", ("score",))
    told = {**deed_args(effect, ONCE), "times": gain.count}
    return Line("gain-action", told, deed_rule(effect), effect_signs(effect))


def follow_gain(g: Fort, seat: int, card: int) -> Gain | None:
    """Return what it brings to follow with a card."""
    action = g.action(g.play.card, PUBLIC)
    shown = [int(symbols(g, card, suit)) for suit in range(SUITS)]
    return action_gain(g, seat, action, PUBLIC, shown, 1, int(settled_kind(g)))


def follow_loss(g: Fort, seat: int, card: int) -> int:
    """Return how much worse the best play of the hand becomes without a card."""
    hand = g.players[seat].hand
    others = [c for c in hand if c != card]
    whole, rest = best_play(g, seat, hand), best_play(g, seat, others, others)
    return (whole[1].worth if whole else 0) - (rest[1].worth if rest else 0)


def appeal(g: Fort, seat: int, card: int) -> int:
    """Return how good a card is in the long run: by its icons, and with cards of its suit."""
    kid, me = g.box.kids[card], g.players[seat]
    icons = sum(
        WORTH.get(effect.word, 0)
        for action in (kid.public, kid.private)
        for effect in (action.first, action.second)
    )
    mine = [*me.hand, *me.discard, *me.lookout, *me.yard]
    return icons + sum(g.box.kids[c].count[s] for c in mine for s in kid.suits if s != COIN)


# Which cards an action is strengthened with, of the one suit that it counts.


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
