# not compiled: made for people, now and then
"""Fort: picks that cost much, asked about before they happen."""

from __future__ import annotations

from klubovna.core.step import Choice, Together
from klubovna.core.teaching import Caution, Line
from klubovna.games.fort.box.contents import ALONE, ANY_SUIT, GAIN, TRASH, UPGRADE
from klubovna.games.fort.pieces.numbers import PRIVATE, PUBLIC
from klubovna.games.fort.rules.act import FINISH, UseAction
from klubovna.games.fort.rules.follow import PASS, Follow
from klubovna.games.fort.rules.pick import MOST_CARDS, TrashCard, TuckCard
from klubovna.games.fort.rules.play import DONE, SKIP, AddCards, PlayCard
from klubovna.games.fort.state import Fort
from klubovna.games.fort.teach.goals import (
    MUCH,
    best_play,
    follow_gain,
    follow_loss,
    gain_line,
    is_at_top,
    panel_gain,
    while_adding,
)


def cautions(g: Fort, seat: int, step: Choice | Together | None, legal: list[int]) -> list[Caution]:
    """Return what should be asked about at the open question."""
    if isinstance(step, PlayCard) and step.again == 0:
        return skipping(g, seat, legal)
    if isinstance(step, AddCards):
        return adding_no_more(g, seat, legal)
    if isinstance(step, UseAction) and FINISH in legal:
        return finishing(g, seat, legal)
    if isinstance(step, Follow):
        return passing(g, seat, legal)
    if isinstance(step, (TrashCard, TuckCard)):
        return losing_friends(g, legal, isinstance(step, TuckCard))
    return []


def kid_ref(g: Fort, card: int) -> str:
    """Return the name of a card."""
    return f"kid/{g.box.kids[card].id}"


def cards_in(legal: list[int]) -> list[int]:
    """Return the options that are cards."""
    return [option for option in legal if option < MOST_CARDS]


def skipping(g: Fort, seat: int, legal: list[int]) -> list[Caution]:
    """To play nothing brings nothing, and the whole hand waits in the yard."""
    best = best_play(g, seat, cards_in(legal))
    if best is None or best[1].worth < MUCH:
        return []
    card, gain = best
    kids = g.box.kids
    waiting = len([c for c in g.players[seat].hand if not kids[c].is_best_friend])
    costs: list[Line] = []
    if gain.effect.word in (GAIN, UPGRADE) and not is_at_top(g, seat):
        level = int(g.players[seat].level) + 1
        costs.append(Line("cost-level", {"level": level}, "8.1", ("fort", str(level))))
    if waiting:
        costs.append(Line("cost-yard", {"count": waiting}, "7.2", ("yard",)))
    gains = [gain_line(g, seat, gain)]
    if gain.keeps_card and not kids[card].is_best_friend:
        gains.append(Line("gain-stays", {"card": kid_ref(g, card)}, "7.1", ("discard",)))
    told: dict[str, int | str] = {"card": kid_ref(g, card)}
    return [Caution(SKIP, "caution-skip", told, "7.2", tuple(costs), card, tuple(gains))]


def adding_no_more(g: Fort, seat: int, legal: list[int]) -> list[Caution]:
    """A card of symbols only is good for nothing but to be added."""
    helping = [card for plan in while_adding(g, seat, cards_in(legal)) for card in plan.cards]
    bare = [card for card in helping if not g.box.kids[card].has_action]
    if not bare or DONE not in legal or only_trashes(g):
        return []
    told: dict[str, int | str] = {"card": kid_ref(g, bare[0])}
    symbols = len(g.box.kids[bare[0]].suits)
    return [
        Caution(
            DONE,
            "caution-add",
            told,
            "4.5",
            (Line("cost-yard", {"count": 1}, "7.2", ("yard",)),),
            bare[0],
            (Line("gain-symbols", {"count": symbols}, "4.5", ("x",)),),
        )
    ]


def only_trashes(g: Fort) -> bool:
    """Tell whether symbols of added cards would do nothing but trash more cards."""
    actions = [g.action(g.play.card, panel) for panel in (PUBLIC, PRIVATE)]
    counting = [each for each in actions if not each.is_empty and each.per <= ANY_SUIT]
    return all([each.first.word == TRASH and each.link == ALONE for each in counting])


def finishing(g: Fort, seat: int, legal: list[int]) -> list[Caution]:
    """The other action would bring something, too, and costs nothing more."""
    for panel in (PUBLIC, PRIVATE):
        gain = panel_gain(g, seat, panel, legal)
        if gain and gain.worth >= MUCH and gain.keeps_card:
            lost = Line("cost-unused", {"panel": ("public", "private")[panel]}, "4.4", ("no",))
            told: dict[str, int | str] = {"card": kid_ref(g, int(g.play.card))}
            gains = (gain_line(g, seat, gain),)
            return [Caution(FINISH, "caution-finish", told, "4.4", (lost,), panel, gains)]
    return []


def passing(g: Fort, seat: int, legal: list[int]) -> list[Caution]:
    """To follow costs a card for this turn only, and may bring just what is wanted."""
    best = best_follow(g, seat, legal)
    gain = follow_gain(g, seat, best) if best >= 0 else None
    if gain is None or not pays_off(g, seat, best):
        return []
    played, card = kid_ref(g, int(g.play.card)), kid_ref(g, best)
    return [
        Caution(
            PASS,
            "caution-pass",
            {"card": played},
            "5.1",
            (Line("cost-pass", {"card": played}, "5.1", ("megaphone",)),),
            best,
            (
                gain_line(g, seat, gain),
                Line("gain-comes-back", {"card": card}, "5.2", ("discard",)),
            ),
        )
    ]


def pays_off(g: Fort, seat: int, card: int) -> bool:
    """Tell whether following with a card brings much, and more than keeping it for the own turn."""
    gain = follow_gain(g, seat, card)
    return gain is not None and gain.worth >= max(MUCH, follow_loss(g, seat, card) + 1)


def best_follow(g: Fort, seat: int, legal: list[int]) -> int:
    """Return the card to follow with, that which brings more than it is missed; or -1."""
    rated = [
        (gain.worth - follow_loss(g, seat, card), -card)
        for card in cards_in(legal)
        if (gain := follow_gain(g, seat, card))
    ]
    return -max(rated)[1] if rated else -1


def losing_friends(g: Fort, legal: list[int], to_lookout: bool) -> list[Caution]:
    """A best friend who can upgrade is the surest way to a higher fort."""
    kids = g.box.kids
    cards = cards_in(legal)
    friends = [c for c in cards if kids[c].is_best_friend and kids[c].upgrade_icons]
    better = next((c for c in cards if not kids[c].is_best_friend), -1)
    key = "caution-tuck" if to_lookout else "caution-trash"
    rule = "10.4" if to_lookout else "10.5"
    return [
        Caution(
            friend,
            key,
            {"card": kid_ref(g, friend)},
            rule,
            (Line("cost-friend", {"card": kid_ref(g, friend)}, rule, ("upgrade",)),),
            better,
            (Line("gain-keeps", {"card": kid_ref(g, friend)}, "2.4", ("star",)),),
        )
        for friend in friends
    ]
