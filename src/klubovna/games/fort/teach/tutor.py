# not compiled: made for people, now and then
"""Fort: what a tutor says at a question. All that fits is told; who listens knows what is new."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from klubovna.core.step import Choice
from klubovna.core.teaching import Lesson, Note, Topic
from klubovna.games.fort.box.contents import (
    COIN,
    EXCHANGE,
    KIND_IDS,
    TRASH,
    UPGRADE,
)
from klubovna.games.fort.pieces.numbers import NONE, PRIVATE, PUBLIC
from klubovna.games.fort.rules.act import (
    DO_ALL,
    FINISH,
    CountLookout,
    HowMuch,
    NameSuit,
    UseAction,
    reach,
)
from klubovna.games.fort.rules.effects import ChooseKind
from klubovna.games.fort.rules.follow import Follow, FollowAlso, FollowCount, settled_kind
from klubovna.games.fort.rules.perks import MayRecycle, PartyRecruit, RecycleCard, RoughHouse
from klubovna.games.fort.rules.pick import (
    BLIND,
    RecruitCard,
    TrashCard,
    TrashRivalCard,
    TuckCard,
    place_of,
)
from klubovna.games.fort.rules.play import AddCards, NameCoin, PlayCard
from klubovna.games.fort.rules.tokens import (
    CopyTokens,
    CopyWhose,
    ExchangeToken,
    PackToken,
    SpendToken,
)
from klubovna.games.fort.rules.upgrade import ChoosePerk, ChooseRule, DropIcon, PayAny, PayFrom
from klubovna.games.fort.scoring import is_ending, points_of
from klubovna.games.fort.setup import DraftKids
from klubovna.games.fort.state import Fort
from klubovna.games.fort.teach.advice import at_adding, at_coin
from klubovna.games.fort.teach.cautions import (
    best_follow,
    cards_in,
    cautions,
    kid_ref,
    pays_off,
)
from klubovna.games.fort.teach.goals import (
    appeal,
    best_play,
    goal,
    is_at_top,
    missing,
    panel_gain,
    wanted_kind,
)
from klubovna.games.fort.teach.notes import TOPIC_OF, note

NOTES: Final = TOPIC_OF
TOPICS: Final = (
    Topic("play", "hand"),
    Topic("suits", "any_suit"),
    Topic("actions", "megaphone"),
    Topic("follow", "people"),
    Topic("deck", "recruit"),
    Topic("yard", "yard"),
    Topic("stash", "stash"),
    Topic("board", "lookout"),
    Topic("fort", "fort"),
    Topic("end", "score"),
)


def lesson(g: Fort, seat: int) -> Lesson:
    """Return what there is to say to a seat that is asked."""
    step, legal = g.top_choice(), g.legal_of(seat)
    tell = TELLERS.get(type(step))
    notes = tell(g, seat, step, legal) if tell else []
    if not g.packets and is_ending(g):
        notes.append(note("last_round", rule="9.4", signs=("score",)))
    return Lesson(tuple(notes), goal(g, seat), tuple(cautions(g, seat, step, legal)))


# Playing.


def at_play(g: Fort, seat: int, step: PlayCard, legal: list[int]) -> list[Note]:
    """Which card to play; then what lies in the hand, and what became of the rest."""
    if step.again:
        return [use_perk(g, seat)]
    yard = [note("yard", rule="7.2", signs=("yard",))] if g.players[seat].discard else []
    return [*what_to_play(g, seat, legal), *yard, *hand_notes(g, seat), *standing_notes(g, seat)]


def what_to_play(g: Fort, seat: int, legal: list[int]) -> list[Note]:
    """The upgrade first, else the card that brings most."""
    best = best_play(g, seat, cards_in(legal))
    if best is None:
        return []
    card, gain = best
    place = place_of(g, seat, card)
    if gain.effect.word == UPGRADE:
        level, ref = int(g.players[seat].level) + 1, kid_ref(g, card)
        how = "less" if sum(missing(g, seat)) else "full"
        return [note("upgrade", place, "10.8", ("upgrade",), card, card=ref, level=level, how=how)]
    panel = ("public", "private")[gain.panel]
    told = {"card": kid_ref(g, card), "panel": panel, "how": "added" if gain.adds else "alone"}
    return [note("play", place, "4.3", ("hand",), card, **told)]


def hand_notes(g: Fort, seat: int) -> list[Note]:
    """Best friends, and cards that only show symbols."""
    kids, found = g.box.kids, []
    hand = sorted(g.players[seat].hand)
    friend = next((c for c in hand if kids[c].is_best_friend), NONE)
    bare = next((c for c in hand if not kids[c].has_action), NONE)
    if bare != NONE:
        place = place_of(g, seat, bare)
        found.append(note("no_action", place, "2.5", ("any_suit",), card=kid_ref(g, bare)))
    if friend != NONE:
        place = place_of(g, seat, friend)
        found.append(note("best_friend", place, "2.4", ("star",), card=kid_ref(g, friend)))
    return found


def standing_notes(g: Fort, seat: int) -> list[Note]:
    """What later turns bring to mind: a full stash, more room, points."""
    me, found = g.players[seat], []
    for kind in KIND_IDS:
        if me.tokens[KIND_IDS.index(kind)] >= g.box.stash_capacity:
            place = f"stash/{kind}"
            found.append(note("full_stash", place, "3.3", ("stash",), kind=kind))
            break
    if me.level >= 1:
        found.append(note("room", "lookout", "8.2", ("lookout", "pack")))
    if any(player.score > 0 for player in g.players):
        end = g.box.end_points
        found.append(note("points", "track", "9.1", ("score",), end=end))
    return found


def at_actions(g: Fort, seat: int, step: UseAction, legal: list[int]) -> list[Note]:
    """Both actions, one of them in full; the public one is for everybody."""
    gains = [gain for panel in (PUBLIC, PRIVATE) if (gain := panel_gain(g, seat, panel, legal))]
    best = max(gains, key=lambda gain: gain.worth).panel if gains else -1
    place = step.zones[best] if best >= 0 else ""
    if FINISH in legal:
        return [note("other_action", place, "4.9", ("megaphone", "lock"), best)]
    found = [note("action", place, "4.4", ("megaphone", "lock"), best)]
    if PUBLIC in legal:
        found.append(note("public", step.zones[PUBLIC], "2.2", ("megaphone",)))
    return found


def at_any_suit(g: Fort, seat: int, step: NameSuit, legal: list[int]) -> list[Note]:
    """Name the suit of which there is most."""
    best = max(legal, key=lambda suit: int(reach(g, seat, suit)))
    return [note("any_suit", step.target(g, best), "10.16", ("any_suit",), best)]


def at_lookout(g: Fort, seat: int, step: CountLookout, legal: list[int]) -> list[Note]:
    """Symbols of the lookout strengthen every action."""
    return [note("count_lookout", step.target(g, legal[-1]), "4.6", ("lookout",), legal[-1])]


def at_how_much(g: Fort, seat: int, step: HowMuch, legal: list[int]) -> list[Note]:
    """Mostly all of it is best, but trashed cards are gone."""
    how = "loses" if g.action(g.play.card, g.play.panel).first.word == TRASH else "gains"
    option = DO_ALL if DO_ALL in legal and how == "gains" else -1
    return [note("part", step.zones[DO_ALL] if option >= 0 else "", "4.9", (), option, how=how)]


# Icons.


def at_kind(g: Fort, seat: int, step: ChooseKind, legal: list[int]) -> list[Note]:
    """Take what the next level lacks."""
    if g.action(g.play.card, g.play.panel).first.word == EXCHANGE:
        return [note("exchange", rule="10.14", signs=("exchange",))]
    me, kind = g.players[seat], wanted_kind(g, seat)
    lacking = missing(g, seat)[:2] if not is_at_top(g, seat) else (0, 0)
    why = "both" if all(lacking) else "lacking"
    if lacking[kind] == 0:
        why = "fewer" if me.owned(kind) < me.owned(1 - kind) else "alike"
    told = {"kind": KIND_IDS[kind], "why": why}
    if why == "alike" or kind not in legal:
        return [note("kind", "", "10.2", ("any_resource",), kind=KIND_IDS[kind], why="alike")]
    return [note("kind", step.target(g, kind), "10.2", ("any_resource",), kind, **told)]


def at_pack(g: Fort, seat: int, step: PackToken, legal: list[int]) -> list[Note]:
    """What lies in the pack counts for points, and still pays."""
    return [note("pack", step.target(g, legal[0]), "10.3", ("pack",))]


def at_lookout_card(g: Fort, seat: int, step: TuckCard, legal: list[int]) -> list[Note]:
    """Whoever has no action is best on the lookout."""
    kids = g.box.kids
    bare = next((c for c in cards_in(legal) if not kids[c].has_action), -1)
    place = step.target(g, bare if bare >= 0 else legal[0])
    place = place if bare >= 0 or len(legal) == 1 else ""
    return [note("tuck", place, "10.4", ("lookout",), bare)]


def at_recruit(g: Fort, seat: int, step: RecruitCard, legal: list[int]) -> list[Note]:
    """Whom to take, and where from."""
    cards = cards_in(legal)
    found = []
    if cards:
        best = max(cards, key=lambda card: (appeal(g, seat, card), -card))
        told: dict[str, int | str] = {"card": kid_ref(g, best), "why": appealing(g, seat, best)}
        owner = int(g.yard_of(best))
        told |= (
            {"where": "park", "seat": seat} if owner == NONE else {"where": "yard", "seat": owner}
        )
        found.append(note("recruit", step.target(g, best), "6.1", ("recruit",), best, **told))
    in_yards = [card for card in cards if card not in g.park]
    if in_yards:
        found.append(note("recruit_yard", step.target(g, in_yards[0]), "6.3", ("yard",)))
    if BLIND in legal:
        count = len(g.park_deck)
        found.append(note("blind", step.target(g, BLIND), "6.4", ("deck",), count=count))
    return found


def appealing(g: Fort, seat: int, card: int) -> str:
    """Say what is good about a card: upgrades, a symbol that goes with others, else its actions."""
    kid, me = g.box.kids[card], g.players[seat]
    if kid.upgrade_icons:
        return "upgrade"
    mine = [*me.hand, *me.discard, *me.lookout, *me.yard]
    goes_along = any([g.box.kids[c].count[s] > 0 for c in mine for s in kid.suits if s != COIN])
    return "suit" if goes_along else "actions"


def simply(id: str, rule: str, *signs: str) -> Callable[..., list[Note]]:
    """Return a teller of one note; it points at a thing only if there is no other."""

    def tell(g: Fort, seat: int, step: Choice, legal: list[int]) -> list[Note]:
        return [note(id, step.target(g, legal[0]) if len(legal) == 1 else "", rule, signs)]

    return tell


# Others.


def at_follow(g: Fort, seat: int, step: Follow, legal: list[int]) -> list[Note]:
    """With which card to follow, if that pays off."""
    card = best_follow(g, seat, legal)
    is_good = card >= 0 and pays_off(g, seat, card)
    place = place_of(g, seat, card if card >= 0 else legal[0])
    option = card if is_good else -1
    told = {
        "card": kid_ref(g, card if card >= 0 else legal[0]),
        "played": kid_ref(g, int(g.play.card)),
        "how": "good" if is_good else "maybe",
    }
    usual = note("follow", place, "5.1", ("megaphone",), option, **told)
    return [*bound_kind(g, place, option), usual]


def bound_kind(g: Fort, place: str, option: int) -> list[Note]:
    """Whoever follows gets tokens of the kind that the leader took, and is not asked."""
    kind = int(settled_kind(g))
    if kind == NONE:
        return []
    word = KIND_IDS[kind]
    told: dict[str, int | str] = {"kind": word, "seat": int(g.play.leader)}
    return [note("follow_kind", place, "5.6", (word,), option, **told)]


def at_follow_count(g: Fort, seat: int, step: FollowCount, legal: list[int]) -> list[Note]:
    """Count all that can be counted."""
    return [note("follow_count", step.target(g, legal[-1]), "5.7", ("2",), legal[-1])]


def at_payment(g: Fort, seat: int, step: Choice, legal: list[int]) -> list[Note]:
    """Stash first, as the pack can bring points; of kinds, that which can be spared."""
    if isinstance(step, PayFrom):
        place = step.target(g, legal[-1])
        return [note("pay", place, "8.1", ("stash", "pack"), legal[-1], how="stash")]
    how = "either" if isinstance(step, PayAny) else "less"
    return [note("pay", rule="3.5", signs=("any_resource",), how=how)]


def at_rule(g: Fort, seat: int, step: ChooseRule, legal: list[int]) -> list[Note]:
    """The rule that would bring most by what is there; none if several would."""
    worth = {option: int(points_of(g, seat, g.box.rules[option])) for option in legal}
    most = max(worth.values())
    best = [option for option in legal if worth[option] == most]
    told: dict[str, int | str] = {"kept": f"rule/{g.box.rules[best[0]].id}", "points": most}
    if most == 0 or len(best) > 1:
        return [note("rule", "", "8.3", ("made_up_rule",), -1, how="open", **told)]
    place = step.target(g, best[0])
    return [note("rule", place, "8.3", ("made_up_rule",), best[0], how="best", **told)]


def at_perk(g: Fort, seat: int, step: Choice, legal: list[int]) -> list[Note]:
    """The moment of the own perk."""
    return [use_perk(g, seat)]


def use_perk(g: Fort, seat: int) -> Note:
    """Say that the own perk can be used now."""
    power = int(g.players[seat].perk)
    perk = next((each.id for each in g.box.perks if each.power == power), "")
    return note("use_perk", rule="11.10", signs=("perk",), perk=f"perk/{perk}")


def at_draft(g: Fort, seat: int, step: DraftKids, legal: list[int]) -> list[Note]:
    """Which card to keep."""
    best = max(legal, key=lambda card: (appeal(g, seat, card), -card))
    told = {"card": kid_ref(g, best)}
    return [note("draft", step.target_of(g, seat, best), "1.12", ("hand",), best, **told)]


TELLERS: Final[dict[type[Any], Callable[..., list[Note]]]] = {
    DraftKids: at_draft,
    PlayCard: at_play,
    NameCoin: at_coin,
    AddCards: at_adding,
    UseAction: at_actions,
    NameSuit: at_any_suit,
    CountLookout: at_lookout,
    HowMuch: at_how_much,
    ChooseKind: at_kind,
    PackToken: at_pack,
    TuckCard: at_lookout_card,
    RecruitCard: at_recruit,
    TrashCard: simply("trash", "10.5", "trash"),
    TrashRivalCard: simply("trash_rival", "10.11", "trash_opponent"),
    SpendToken: simply("spend", "10.10", "stash"),
    ExchangeToken: simply("exchange", "10.14", "exchange"),
    CopyWhose: simply("copy", "10.13", "copy_opponent_pack"),
    CopyTokens: simply("copy", "10.12", "copy_pack"),
    Follow: at_follow,
    FollowCount: at_follow_count,
    FollowAlso: at_perk,
    RoughHouse: at_perk,
    MayRecycle: at_perk,
    RecycleCard: at_perk,
    PartyRecruit: at_perk,
    PayAny: at_payment,
    PayFrom: at_payment,
    DropIcon: at_payment,
    ChooseRule: at_rule,
    ChoosePerk: simply("perk", "8.4", "perk"),
}
