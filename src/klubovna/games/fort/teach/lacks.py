# not compiled: made for people, now and then
"""Fort: what is missing for something that is not offered."""

from __future__ import annotations

from typing import Final

from klubovna.core.teaching import Args, Lack, Need
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
    PACK,
    PER_LEVEL,
    PER_LOOKOUT,
    PER_PACK,
    PIZZA,
    SPEND,
    SUIT_IDS,
    SUITS,
    TOY,
    TRASH,
    TRASH_RIVAL,
    UPGRADE,
    Action,
    Effect,
)
from klubovna.games.fort.pieces.numbers import NONE, PRIVATE, PUBLIC
from klubovna.games.fort.rules.follow import Follow, FollowAlso, matches, settled_kind, symbols
from klubovna.games.fort.rules.means import board_count, effect_units, packable
from klubovna.games.fort.rules.pick import RecruitCard, TuckCard
from klubovna.games.fort.rules.play import AddCards, PlayCard, shows_wanted_suit
from klubovna.games.fort.rules.tokens import CopyWhose, ExchangeToken, PackToken, SpendToken
from klubovna.games.fort.rules.upgrade import ChoosePerk, ChooseRule
from klubovna.games.fort.state import Fort
from klubovna.games.fort.teach.cautions import cards_in, kid_ref
from klubovna.games.fort.teach.goals import cost_needs, counted_suits, is_at_top, missing

RULE_LEVEL: Final = 1
PERK_LEVEL: Final = 2


def lack(g: Fort, seat: int, target: str) -> Lack | None:
    """Return what is missing for what lies at a target, in numbers where there are any."""
    zone, *rest = target.split("/")
    if zone in ("level", "fort"):
        return level_lack(g, seat, rest[0] if rest else "")
    if zone in ("perk_row", "perk", "rule_stack", "rule"):
        return card_of_level_lack(g, seat, zone.startswith("perk"))
    if zone == "yard" and rest[:1] == [str(seat)]:
        return Lack("lack-own-yard")
    return question_lack(g, seat, zone, rest) if seat in g.actors and rest else None


def question_lack(g: Fort, seat: int, zone: str, rest: list[str]) -> Lack | None:
    """Return what is missing for something that the open question is about."""
    step = g.top_choice()
    if zone == "hand":
        return hand_lack(g, seat, rest[-1])
    if isinstance(step, TuckCard) and zone in ("park", "yard", "park_deck"):
        return Lack("lack-bribe")
    if isinstance(step, PackToken) and zone in ("stash", "supply"):
        return pack_lack(g, seat, zone, rest[-1])
    if isinstance(step, (SpendToken, ExchangeToken)) and zone in ("stash", "pack"):
        return heap_lack(g, seat, zone, rest[-1])
    if isinstance(step, CopyWhose) and zone == "pack" and rest[0].isdigit():
        return copied_lack(g, seat, int(rest[0]))
    if isinstance(step, RecruitCard) and zone == "park_deck":
        return Lack("lack-park-deck")
    return None


# Levels, and what they bring.


def level_lack(g: Fort, seat: int, word: str) -> Lack | None:
    """Return what is missing for a level: the one before, the cost, or a card that upgrades."""
    mine = int(g.players[seat].level)
    wanted = int(word) if word.isdigit() else mine + 1
    if is_at_top(g, seat) or wanted <= mine:
        return None
    told: Args = {"level": mine + 1}
    if wanted > mine + 1:
        return Lack("lack-level-before", told, (Need("fort", mine, wanted - 1),))
    toys, pizza, any = missing(g, seat)
    if toys + pizza + any:
        told |= {"toys": toys, "pizza": pizza, "any": any}
        return Lack("lack-level", told, cost_needs(g, seat))
    return Lack("lack-level-action", told, cost_needs(g, seat))


def card_of_level_lack(g: Fort, seat: int, is_perk: bool) -> Lack | None:
    """Return what is missing for a perk or a made-up rule: a level, or another chance.

    Whoever is choosing one lacks nothing.
    """
    if isinstance(g.top_choice(), ChoosePerk if is_perk else ChooseRule) and seat in g.actors:
        return None
    needed = PERK_LEVEL if is_perk else RULE_LEVEL
    level = int(g.players[seat].level)
    word = "perk" if is_perk else "rule"
    if level >= needed:
        return Lack(f"lack-{word}-again")
    return Lack(f"lack-{word}", {"level": needed}, (Need("fort", level, needed),))


# Cards of the hand.


def hand_lack(g: Fort, seat: int, word: str) -> Lack | None:
    """Return what is missing for a card of the own hand."""
    card = g.box.number_of.get(word, NONE)
    if card not in g.players[seat].hand:
        return None
    step = g.top_choice()
    if not isinstance(step, (PlayCard, AddCards, Follow, FollowAlso)):
        return None
    twins = [c for c in cards_in(g.legal_of(seat)) if g.box.designs[c] == g.box.designs[card]]
    if twins:
        return Lack(
            "lack-twin", {"card": kid_ref(g, card)}, (), f"hand/{g.box.kids[twins[0]].word}"
        )
    if isinstance(step, PlayCard):
        return play_lack(g, seat, card)
    if isinstance(step, AddCards):
        return add_lack(g, seat, step, card)
    return follow_lack(g, seat, card)


def play_lack(g: Fort, seat: int, card: int) -> Lack:
    """Return why a card can't be played: it has no action, or none can be done in full."""
    kid = g.box.kids[card]
    if not kid.has_action:
        return Lack("lack-no-action", {"card": kid_ref(g, card)}, (), companion(g, seat, card))
    panels = [action for action in (kid.public, kid.private) if not action.is_empty]
    panels.sort(key=lambda action: action.first.word != UPGRADE)
    return action_lack(g, seat, card, panels[0], "play", kid.count)


def companion(g: Fort, seat: int, card: int) -> str:
    """Return a card that could be played together with one that only shows symbols, or ""."""
    kids = g.box.kids
    for other in cards_in(g.legal_of(seat)):
        for action in (kids[other].public, kids[other].private):
            if action.per < SUITS and kids[card].count[action.per] + kids[card].count[COIN] > 0:
                return f"hand/{kids[other].word}"
    return ""


def add_lack(g: Fort, seat: int, step: AddCards, card: int) -> Lack:
    """Return why a card can't be added: another symbol, too late, or more than can be used."""
    told: Args = {"card": kid_ref(g, card), "played": kid_ref(g, int(g.play.card))}
    if not shows_wanted_suit(g, card):
        kid = g.box.kids[g.play.card]
        counted = [action.per for action in (kid.public, kid.private) if action.per < SUITS]
        how = "two" if counted[0] != counted[-1] else "one"
        told |= {"suit": suit_ref(counted[0]), "other": suit_ref(counted[-1]), "how": how}
        return Lack("lack-suit", told)
    if card <= step.last:
        return Lack("lack-order", told)
    only = only_counted(g)
    if only != NONE and not symbols(g, card, only):
        return Lack("lack-counted", {**told, "suit": suit_ref(only)})
    return room_for_more(g, seat, card, {**told, "deed": "add"}) or Lack("lack-no-use", told)


def only_counted(g: Fort) -> int:
    """Return the suit that the cards added so far leave to be counted, or NONE."""
    actions = [g.action(g.play.card, panel) for panel in (PUBLIC, PRIVATE)]
    is_single = [each.per for each in actions if not each.is_empty] == [ANY_SUIT]
    suits = counted_suits(g, actions[-1]) if is_single and g.play.added else []
    return suits[0] if len(suits) == 1 else NONE


def room_for_more(g: Fort, seat: int, card: int, told: Args) -> Lack | None:
    """Return what keeps an action from being done as often as with one more card."""
    kid = g.box.kids[g.play.card]
    for action in (kid.public, kid.private):
        if action.per >= SUITS or not symbols(g, card, action.per):
            continue
        times = int(g.symbols_in_play(action.per) + symbols(g, card, action.per))
        for effect in (action.first, action.second):
            if effect.word != NOTHING and effect_units(g, seat, effect, NONE, 1) < times:
                return effect_lack(g, seat, effect, times, told)
    return None


def follow_lack(g: Fort, seat: int, card: int) -> Lack:
    """Return why a card can't follow: another symbol, or the action can't be done in full."""
    if not matches(g, card):
        led = g.play.coin if g.play.coin != NONE else g.box.kids[g.play.card].suits[0]
        told: Args = {"card": kid_ref(g, card), "played": kid_ref(g, int(g.play.card))}
        return Lack("lack-follow-suit", {**told, "suit": suit_ref(int(led))})
    shown = [int(symbols(g, card, suit)) for suit in range(SUITS)]
    return action_lack(g, seat, card, g.action(g.play.card, PUBLIC), "follow", shown)


def suit_ref(suit: int) -> str:
    """Return the name of a symbol."""
    return f"suit/{SUIT_IDS[suit]}"


# Actions.


def action_lack(g: Fort, seat: int, card: int, action: Action, deed: str, shown: list[int]) -> Lack:
    """Return what is missing for an action to be done in full."""
    told: Args = {"card": kid_ref(g, card), "deed": deed}
    if action.per < SUITS:
        times = shown[action.per]
    else:
        times = 1 if action.per == ANY_SUIT else int(board_count(g, seat, action))
    if times == 0:
        return nothing_counted(g, action, told)
    chosen = int(settled_kind(g)) if deed == "follow" else NONE
    for effect in (action.first, action.second):
        if effect.word != NOTHING and effect_units(g, seat, effect, chosen, 1) < times:
            return effect_lack(g, seat, effect, times, told)
    return Lack("lack-whole", told)


def nothing_counted(g: Fort, action: Action, told: Args) -> Lack:
    """Return what is missing if there is nothing to multiply with."""
    empty = {PER_PACK: "lack-empty-pack", PER_LOOKOUT: "lack-empty-lookout", PER_LEVEL: "lack-fort"}
    if action.per in empty:
        return Lack(empty[action.per], told)
    return Lack("lack-symbol", {**told, "suit": suit_ref(action.per)})


def effect_lack(g: Fort, seat: int, effect: Effect, times: int, told: Args) -> Lack:
    """Return what is missing for one icon."""
    me, word = g.players[seat], effect.word
    if word == UPGRADE:
        return upgrade_lack(g, seat, effect, told)
    if word == GAIN:
        return room_lack(g, seat, effect, times * effect.amount, told)
    if word == PACK and packable(g, seat) >= times:
        need = Need("pack", int(g.room_in_pack(seat)), times)
        return Lack("lack-pack-room", {**told, "room": int(g.pack_capacity(seat))}, (need,))
    if word == LOOKOUT and g.room_in_lookout(seat) < times:
        room = g.box.levels[me.level].lookout
        need = Need("lookout", int(g.room_in_lookout(seat)), times)
        return Lack("lack-lookout-room", {**told, "room": room}, (need,))
    if word == SPEND:
        kind = KIND_IDS[effect.kind]
        need = Need(kind, int(me.owned(effect.kind)), times, f"stash/{kind}")
        return Lack("lack-spend", {**told, "kind": kind, "count": need.need - need.have}, (need,))
    if word in (COPY_PACK, COPY_RIVAL_PACK):
        return copy_lack(g, seat, word == COPY_PACK, told)
    plain = {
        PACK: "lack-empty-stash",
        LOOKOUT: "lack-hand",
        TRASH: "lack-hand",
        TRASH_RIVAL: "lack-rival-yards",
        EXCHANGE: "lack-exchange",
    }
    return Lack(plain.get(word, "lack-whole"), told)


def upgrade_lack(g: Fort, seat: int, effect: Effect, told: Args) -> Lack:
    """Return what the next level still needs; a cheaper upgrade needs one less of it."""
    if is_at_top(g, seat):
        return Lack("lack-top", told)
    toys, pizza, any = missing(g, seat, max(effect.amount, 0))
    level = int(g.players[seat].level) + 1
    told = {**told, "level": level, "toys": toys, "pizza": pizza, "any": any}
    key = "lack-upgrade-less" if effect.amount < 0 else "lack-upgrade"
    return Lack(key, told, cost_needs(g, seat, max(effect.amount, 0)))


def room_lack(g: Fort, seat: int, effect: Effect, count: int, told: Args) -> Lack:
    """Return whether the stash has too little room, or the supply too little to give."""
    me = g.players[seat]
    kinds = [TOY, PIZZA] if effect.kind == EITHER else [effect.kind]
    kind = max(kinds, key=lambda k: int(g.room_in_stash(seat, k)))
    room = g.box.stash_capacity - me.tokens[kind]
    told = {**told, "kind": KIND_IDS[kind], "count": count}
    if room < count:
        need = Need("stash", room, count, f"stash/{KIND_IDS[kind]}")
        return Lack("lack-stash-room", told, (need,))
    need = Need(KIND_IDS[kind], int(g.left_in_supply(kind)), count)
    return Lack("lack-supply", told, (need,))


def copy_lack(g: Fort, seat: int, is_own: bool, told: Args) -> Lack:
    """Return whether there is nothing to copy, or no room for it."""
    owners = [seat] if is_own else g.clockwise_after(seat)
    if not any(g.players[owner].packed() for owner in owners):
        return Lack("lack-empty-pack" if is_own else "lack-rival-packs", told)
    return Lack("lack-copy-room", told)


# Tokens.


def pack_lack(g: Fort, seat: int, zone: str, kind: str) -> Lack | None:
    """Return why nothing can be packed from a heap."""
    if zone == "supply":
        return Lack("lack-sticky-fingers", {"kind": kind})
    return heap_lack(g, seat, zone, kind)


def heap_lack(g: Fort, seat: int, zone: str, kind: str) -> Lack | None:
    """Return that a heap is empty, if it is."""
    if kind not in KIND_IDS:
        return None
    at = KIND_IDS.index(kind) + (0 if zone == "stash" else len(KIND_IDS))
    told: Args = {"kind": kind, "zone": zone}
    return Lack("lack-heap", told, (Need(kind, 0, 1),)) if not g.players[seat].tokens[at] else None


def copied_lack(g: Fort, seat: int, owner: int) -> Lack | None:
    """Return why a rival's pack can't be copied."""
    if owner == seat or owner >= g.seats():
        return None
    told: Args = {"seat": owner}
    if not g.players[owner].packed():
        return Lack("lack-copied-empty", told)
    return Lack("lack-copied-room", told)
