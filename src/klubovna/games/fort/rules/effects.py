"""Fort: doing an action, icon by icon."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from klubovna.core.step import Choice, Step
from klubovna.games.fort.box.contents import (
    ALONE,
    BOTH,
    COPY_PACK,
    COPY_RIVAL_PACK,
    EITHER,
    EXCHANGE,
    GAIN,
    KIND_IDS,
    LOOKOUT,
    PACK,
    RECRUIT,
    SCORE,
    SPEND,
    THEN,
    TRASH,
    TRASH_RIVAL,
    Action,
    Effect,
)
from klubovna.games.fort.pieces.numbers import FULL, NONE, PART, PUBLIC
from klubovna.games.fort.rules.lookahead import allowed
from klubovna.games.fort.rules.means import (
    effect_units,
    least,
    room_for,
    units,
)
from klubovna.games.fort.rules.pick import (
    FIRST,
    SECOND,
    RecruitCard,
    TrashCard,
    TrashRivalCard,
    TuckCard,
    mark_done,
)
from klubovna.games.fort.rules.tokens import (
    CopyTokens,
    CopyWhose,
    ExchangeToken,
    PackToken,
    SpendToken,
)
from klubovna.games.fort.rules.upgrade import Upgrade
from klubovna.games.fort.state import Fort
from klubovna.games.fort.text import numbering

# Which of two icons side by side is done, and when.
FIRST_THEN_SECOND: Final = 0
SECOND_THEN_FIRST: Final = 1
FIRST_ONLY: Final = 2
SECOND_ONLY: Final = 3
NO_MORE: Final = 4


class Repeat(Step):
    """Do what stands left of the x as often as the right side counts."""

    def __init__(self, player: int) -> None:
        self.player: Final = player

    def do(self, g: Fort) -> None:
        """Begin the next repetition, unless it was the last or one stayed incomplete."""
        play = g.play
        if play.short or play.rep >= play.n:
            return
        p = self.player
        action = g.action(play.card, play.panel)
        if action.link == THEN:
            g.then(Do(p, FIRST), Do(p, SECOND), EndRepetition(p), Repeat(p))
        elif action.link == BOTH:
            g.then(ChooseHalf(p), EndRepetition(p), Repeat(p))
        elif action.first.word == GAIN or action.first.word == SCORE:
            take_plainly(g, p, action.first)
        else:
            g.then(Do(p, FIRST), EndRepetition(p), Repeat(p))


def take_plainly(g: Fort, player: int, effect: Effect) -> None:
    """Tokens and points need no choice but the kind: take all repetitions at once."""
    play = g.play
    if effect.kind == EITHER and play.chosen == NONE:
        g.then(ChooseKind(player), Repeat(player))
    elif play.whole:
        take_amount(g, player, effect, play.n * effect.amount)
    else:
        g.then(TakeAmount(player))


def take_amount(g: Fort, player: i64, effect: Effect, amount: i64) -> None:
    """Take tokens or points, and reckon in how many repetitions."""
    play = g.play
    if effect.word == SCORE:
        g.add_score(player, amount)
    else:
        gain(g, player, effect, amount)
    play.rep = amount // effect.amount
    play.short = play.rep < play.n
    if player == play.leader:
        begun = (amount + effect.amount - 1) // effect.amount
        play.note_done(play.panel, begun)


def gain(g: Fort, player: i64, effect: Effect, amount: i64) -> None:
    """Gain tokens; followers will be bound to the kind that the leader took."""
    play = g.play
    kind: i64 = play.chosen if effect.kind == EITHER else effect.kind
    g.gain(player, kind, amount)
    if effect.kind == EITHER and player == play.leader and play.panel == PUBLIC and amount > 0:
        play.kind = kind


class TakeAmount(Choice):
    """In an action done in part, take fewer tokens or points than there would be."""

    width: ClassVar[int] = 100
    rule: ClassVar[int] = numbering.OTHER_IN_PART
    zones: ClassVar[tuple[str, ...]] = ("amount",)

    def options(self, g: Fort) -> list[int]:
        """Return the amounts below the whole that there is room for."""
        effect = self.effect(g)
        total = g.play.n * effect.amount - 1
        if effect.word == GAIN:
            total = least(total, room_for(g, self.player, effect.kind, g.play.chosen))
        return allowed(g, self, list(range(1, total + 1)))

    def take(self, g: Fort, option: int) -> None:
        """Take so many."""
        take_amount(g, self.player, self.effect(g), option)

    def target(self, g: Fort, option: int) -> str:
        """Return the number."""
        return f"amount/{option}"

    def told(self, g: Fort) -> dict[str, int | str]:
        """Tell tokens from points."""
        return {"what": "points" if self.effect(g).word == SCORE else "tokens"}

    def effect(self, g: Fort) -> Effect:
        """Return the icon that is done."""
        return g.action(g.play.card, g.play.panel).first


class ChooseKind(Choice):
    """Several tokens of an action are of one kind; several exchanges go in one direction."""

    width: ClassVar[int] = 2
    rule: ClassVar[int] = numbering.ONE_KIND
    zones: ClassVar[tuple[str, ...]] = ("kind",)

    def options(self, g: Fort) -> list[int]:
        """Return the kinds with which the action can be done as declared."""
        play = g.play
        action = g.action(play.card, play.panel)
        # Repetitions done already took none of this kind, or the kind would be chosen.
        needed = play.n - play.rep if play.whole else 1
        found: list[int] = []
        for kind in range(2):
            if kind_units(g, self.player, action, kind) >= needed or self.fits_partly(g, kind):
                found.append(kind)
        return allowed(g, self, found)

    def fits_partly(self, g: Fort, kind: int) -> bool:
        """Tell whether some of several tokens fit, where some are enough."""
        effect = g.action(g.play.card, g.play.panel).first
        room = g.room_in_stash(self.player, kind)
        return not g.play.whole and effect.word == GAIN and room > 0

    def take(self, g: Fort, option: int) -> None:
        """Settle on the kind."""
        g.play.chosen = option

    def target(self, g: Fort, option: int) -> str:
        """Return the kind."""
        return "kind/" + KIND_IDS[option]

    def told(self, g: Fort) -> dict[str, int | str]:
        """Tell gaining from exchanging."""
        first = g.action(g.play.card, g.play.panel).first
        return {"deed": "exchange" if first.word == EXCHANGE else "gain"}

    def why_not(self, g: Fort, option: int) -> int:
        """Tell an empty supply and a full stash from what would be too few."""
        if option in self.options(g):
            return 0
        if g.left_in_supply(option) == 0:
            return numbering.SUPPLY_ENDS
        return (
            numbering.STASH_ROOM
            if g.room_in_stash(self.player, option) == 0
            else numbering.ONE_IN_FULL
        )


def kind_units(g: Fort, player: i64, action: Action, kind: i64) -> i64:
    """Return how often the icon that asks for a kind could still be done with `kind`."""
    effect = action.first if asks_kind(action.first) else action.second
    return effect_units(g, player, effect, kind, 0)


def asks_kind(effect: Effect) -> bool:
    """Tell whether an icon leaves the kind of token, or the direction, to the player."""
    return effect.word == EXCHANGE or (effect.word == GAIN and effect.kind == EITHER)


class ChooseHalf(Choice):
    """Two icons side by side: both belong to the action, in either order."""

    width: ClassVar[int] = 5
    rule: ClassVar[int] = numbering.BOTH_ICONS
    zones: ClassVar[tuple[str, ...]] = (
        "button/first_half_first",
        "button/second_half_first",
        "button/first_half_only",
        "button/second_half_only",
        "button/stop",
    )

    def options(self, g: Fort) -> list[int]:
        """Return the orders, and single icons where the action is done in part."""
        play = g.play
        action = g.action(play.card, play.panel)
        first = effect_units(g, self.player, action.first, play.chosen, 0) > 0
        second = effect_units(g, self.player, action.second, play.chosen, 0) > 0
        if play.whole:
            return allowed(g, self, [FIRST_THEN_SECOND, SECOND_THEN_FIRST])
        found: list[int] = []
        if first and second and play.rep < play.n - 1:
            found += [FIRST_THEN_SECOND, SECOND_THEN_FIRST]
        if first:
            found.append(FIRST_ONLY)
        if second:
            found.append(SECOND_ONLY)
        if play.rep > 0 or not found:
            found.append(NO_MORE)
        return allowed(g, self, found)

    def take(self, g: Fort, option: int) -> None:
        """Do the icons in this order."""
        p = self.player
        if option == FIRST_THEN_SECOND:
            g.then(Do(p, FIRST), Do(p, SECOND))
        elif option == SECOND_THEN_FIRST:
            g.then(Do(p, SECOND), Do(p, FIRST))
        elif option == FIRST_ONLY:
            g.then(Do(p, FIRST))
        elif option == SECOND_ONLY:
            g.then(Do(p, SECOND))

    def target(self, g: Fort, option: int) -> str:
        """Return the button of an order."""
        return self.zones[option]


class Do(Step):
    """Do one icon once, if it is possible."""

    def __init__(self, player: int, half: int) -> None:
        self.player: Final = player
        self.half: Final = half

    def do(self, g: Fort) -> None:
        """Do it, ask for what it needs, or pass it by."""
        play = g.play
        action = g.action(play.card, play.panel)
        effect = action.first if self.half == FIRST else action.second
        if play.short or (action.link == THEN and self.half == SECOND and not play.first_did):
            return
        if action.link != ALONE and action.second.word != GAIN and action.second.word != SCORE:
            # Two icons that both pick pieces by turns: there is no rising order to keep to.
            play.last = NONE
        p = self.player
        if effect.word == GAIN:
            self.gain_one_icon(g, effect)
        elif effect.word == SCORE:
            g.add_score(p, effect.amount)
            mark_done(g, self.half)
        elif effect.word == COPY_PACK or effect.word == COPY_RIVAL_PACK:
            g.then(icon_step(p, self.half, effect))
        elif effect_units(g, p, effect, play.chosen, 0) > 0:
            if effect.word == EXCHANGE and play.chosen == NONE:
                g.then(ChooseKind(p), Do(p, self.half))
            else:
                g.then(icon_step(p, self.half, effect))

    def gain_one_icon(self, g: Fort, effect: Effect) -> None:
        """Gain as much as fits; the right side of an arrow is compulsory while possible."""
        play = g.play
        room = room_for(g, self.player, effect.kind, play.chosen)
        if room > 0 and effect.kind == EITHER and play.chosen == NONE:
            g.then(ChooseKind(self.player), Do(self.player, self.half))
        elif room > 0:
            gain(g, self.player, effect, least(room, effect.amount))
            if room >= effect.amount:
                mark_done(g, self.half)


def icon_step(player: int, half: int, effect: Effect) -> Step:
    """Return the step that does an icon."""
    word = effect.word
    if word == PACK:
        return PackToken(player, half)
    if word == LOOKOUT:
        return TuckCard(player, half)
    if word == TRASH:
        return TrashCard(player, half)
    if word == RECRUIT:
        return RecruitCard(player, half)
    if word == TRASH_RIVAL:
        return TrashRivalCard(player, half)
    if word == SPEND:
        return SpendToken(player, half)
    if word == EXCHANGE:
        return ExchangeToken(player, half)
    if word == COPY_PACK:
        return CopyTokens(player, player)
    if word == COPY_RIVAL_PACK:
        return CopyWhose(player)
    return Upgrade(player, effect.amount)


class EndRepetition(Step):
    """A repetition counts if anything was done; after an incomplete one the action stops."""

    def __init__(self, player: int) -> None:
        self.player: Final = player

    def do(self, g: Fort) -> None:
        """Count the repetition and forget what was done in it."""
        play = g.play
        is_pair = g.action(play.card, play.panel).link != ALONE
        is_begun = play.first_did or play.second_did
        is_whole = play.first_did and (play.second_did or not is_pair)
        if is_begun and self.player == play.leader:
            play.note_done(play.panel, play.done(play.panel) + 1)
        if is_whole and not play.short:
            play.rep += 1
        else:
            play.short = True
        play.first_did = False
        play.second_did = False


class EndAction(Step):
    """One action is finished before the other begins."""

    def __init__(self, player: int) -> None:
        self.player: Final = player

    def do(self, g: Fort) -> None:
        """Note what became of the action."""
        play = g.play
        play.note_result(play.panel, PART if play.short else FULL)
        play.at_risk = False


def begin(g: Fort, player: i64, panel: i64, n: i64, whole: bool) -> None:
    """Note which action is done now, and how often."""
    play = g.play
    play.panel = panel
    play.n = n
    play.rep = 0
    play.first_did = False
    play.second_did = False
    play.chosen = NONE
    play.last = NONE
    play.whole = whole
    play.short = False


def whole_is_possible(g: Fort, player: i64, action: Action, n: i64) -> bool:
    """Tell whether all n repetitions can be done in full."""
    if n == 0:
        return g.house.zero_counts
    return units(g, player, action, g.play.chosen, 0) >= n
