"""Fort: doing an action, icon by icon."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from klubovna.core.step import Choice, Step
from klubovna.games.fort import words as say
from klubovna.games.fort.cards import (
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
    PIZZA,
    RECRUIT,
    SCORE,
    SPEND,
    THEN,
    TOY,
    TRASH,
    TRASH_RIVAL,
    Action,
    Effect,
)
from klubovna.games.fort.means import (
    copyable,
    effect_units,
    fits_whole,
    least,
    room_for,
    stash_swaps,
    swaps,
    takes_from_supply,
    units,
)
from klubovna.games.fort.pick import (
    FIRST,
    SECOND,
    RecruitCard,
    TrashCard,
    TrashRivalCard,
    TuckCard,
    mark_done,
    may_stop,
)
from klubovna.games.fort.prospects import allowed
from klubovna.games.fort.state import BACKPACK, FULL, NONE, PART, PUBLIC, Fort
from klubovna.games.fort.upgrade import Upgrade

AREAS: Final = ["stash", "pack"]
HEAPS: Final = ["stash/toy", "stash/pizza", "supply/toy", "supply/pizza"]


class Repeat(Step):
    """Do what stands left of the x as often as the right side counts."""

    def __init__(self, player: int) -> None:
        self.player: Final = player

    def do(self, g: Fort) -> None:
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
        play.results[2 + play.panel] = (amount + effect.amount - 1) // effect.amount


def gain(g: Fort, player: i64, effect: Effect, amount: i64) -> None:
    """Gain tokens; followers will be bound to the kind that the leader took."""
    play = g.play
    kind: i64 = play.chosen if effect.kind == EITHER else effect.kind
    g.gain(player, kind, amount)
    if effect.kind == EITHER and player == play.leader and play.panel == PUBLIC and amount > 0:
        play.kind = kind


class TakeAmount(Choice):
    """An action done in part: take fewer tokens or points than there would be."""

    width: ClassVar[int] = 100
    rule: ClassVar[int] = say.OTHER_IN_PART
    zones: ClassVar[tuple[str, ...]] = ("amount",)

    def options(self, g: Fort) -> list[int]:
        effect = self.effect(g)
        total = g.play.n * effect.amount - 1
        if effect.word == GAIN:
            total = least(total, room_for(g, self.player, effect.kind, g.play.chosen))
        return allowed(g, self, list(range(1, total + 1)))

    def take(self, g: Fort, option: int) -> None:
        take_amount(g, self.player, self.effect(g), option)

    def target(self, g: Fort, option: int) -> str:
        return f"amount/{option}"

    def effect(self, g: Fort) -> Effect:
        return g.action(g.play.card, g.play.panel).first


class ChooseKind(Choice):
    """Several tokens of an action are of one kind; several exchanges go in one direction."""

    width: ClassVar[int] = 2
    rule: ClassVar[int] = say.ONE_KIND
    zones: ClassVar[tuple[str, ...]] = ("kind",)

    def options(self, g: Fort) -> list[int]:
        play = g.play
        action = g.action(play.card, play.panel)
        # Repetitions done already took none of this kind, or the kind would be chosen.
        needed = play.n - play.rep if play.whole else 1
        found: list[int] = []
        for kind in range(2):
            if kind_units(g, self.player, action, kind) >= needed:
                found.append(kind)
            elif not play.whole and self.fits_partly(g, action, kind):
                found.append(kind)
        return allowed(g, self, found)

    def fits_partly(self, g: Fort, action: Action, kind: int) -> bool:
        """Tell whether some of several tokens that one icon gives would fit."""
        return action.first.word == GAIN and g.room_in_stash(self.player, kind) > 0

    def take(self, g: Fort, option: int) -> None:
        g.play.chosen = option

    def target(self, g: Fort, option: int) -> str:
        return "kind/" + KIND_IDS[option]

    def why_not(self, g: Fort, option: int) -> int:
        if option in self.options(g):
            return 0
        return say.STASH_ROOM if g.room_in_stash(self.player, option) == 0 else say.ONE_IN_FULL


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
    rule: ClassVar[int] = say.BOTH_ICONS
    zones: ClassVar[tuple[str, ...]] = (
        "button/first_half_first",
        "button/second_half_first",
        "button/first_half_only",
        "button/second_half_only",
        "button/stop",
    )

    def options(self, g: Fort) -> list[int]:
        play = g.play
        action = g.action(play.card, play.panel)
        first = effect_units(g, self.player, action.first, play.chosen, 0) > 0
        second = effect_units(g, self.player, action.second, play.chosen, 0) > 0
        if play.whole:
            return allowed(g, self, [0, 1])
        found = [0, 1] if first and second and play.rep < play.n - 1 else []
        found += [2] if first else []
        found += [3] if second else []
        return allowed(g, self, found + [4] if play.rep > 0 or not found else found)

    def take(self, g: Fort, option: int) -> None:
        p = self.player
        if option == 0:
            g.then(Do(p, FIRST), Do(p, SECOND))
        elif option == 1:
            g.then(Do(p, SECOND), Do(p, FIRST))
        elif option < 4:
            g.then(Do(p, option - 2))

    def target(self, g: Fort, option: int) -> str:
        return self.zones[option]


class Do(Step):
    """Do one icon once, if it is possible."""

    def __init__(self, player: int, half: int) -> None:
        self.player: Final = player
        self.half: Final = half

    def do(self, g: Fort) -> None:
        play = g.play
        action = g.action(play.card, play.panel)
        effect = action.first if self.half == FIRST else action.second
        if play.short or (action.link == THEN and self.half == SECOND and play.first_did == 0):
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
        play = g.play
        link = g.action(play.card, play.panel).link
        did = play.first_did + play.second_did
        if did > 0 and self.player == play.leader:
            play.results[2 + play.panel] += 1
        if did == (1 if link == ALONE else 2) and not play.short:
            play.rep += 1
        else:
            play.short = True
        play.first_did = 0
        play.second_did = 0


class EndAction(Step):
    """One action is finished before the other begins."""

    def __init__(self, player: int) -> None:
        self.player: Final = player

    def do(self, g: Fort) -> None:
        play = g.play
        play.results[play.panel] = PART if play.short else FULL
        play.results[4 + play.panel] = play.n
        play.at_risk = False


class PackToken(Choice):
    """Move one token from the stash to the pack; Sticky Fingers may take from the supply."""

    width: ClassVar[int] = 5
    rule: ClassVar[int] = say.PACK_ICON
    zones: ClassVar[tuple[str, ...]] = ("stash", "supply", "button/stop")

    def __init__(self, player: int, half: int) -> None:
        super().__init__(player)
        self.half: Final = half

    def heap(self, g: Fort, option: int) -> i64:
        """Return how many tokens may come from there."""
        if option < 2:
            return g.players[self.player].tokens[option]
        return g.left_in_supply(option - 2) if takes_from_supply(g, self.player) else 0

    def options(self, g: Fort) -> list[int]:
        play = g.play
        needed = play.n - play.rep if play.whole else 1
        found: list[int] = []
        above: i64 = 0
        for option in range(3, -1, -1):
            heap = self.heap(g, option)
            above += heap
            if heap > 0 and option >= play.last and above >= needed:
                found.append(option)
        found.reverse()
        return allowed(g, self, may_stop(g, self.half, found, 4))

    def take(self, g: Fort, option: int) -> None:
        play = g.play
        if option == 4:
            play.short = True
            return
        play.last = option
        tokens = g.players[self.player].tokens
        kind = option & 1
        tokens[BACKPACK + kind] += 1
        if option < 2:
            tokens[kind] -= 1
            g.say(say.PACKS, self.player, kind)
        else:
            g.supply[kind] -= 1
            g.say(say.PACKS_FROM_SUPPLY, self.player, kind)
        mark_done(g, self.half)

    def target(self, g: Fort, option: int) -> str:
        return "button/stop" if option == 4 else HEAPS[option]

    def why_not(self, g: Fort, option: int) -> int:
        if option in self.options(g):
            return 0
        if option == 4:
            return say.ONE_IN_FULL
        if self.heap(g, option) == 0:
            return say.STICKY_PERK if option > 1 else say.PACK_ICON
        return say.RISING if option < g.play.last else say.ONE_IN_FULL


class SpendToken(Choice):
    """Return a token of the shown kind from stash or pack to the supply."""

    width: ClassVar[int] = 3
    rule: ClassVar[int] = say.SPEND_ICON
    zones: ClassVar[tuple[str, ...]] = ("stash", "pack", "button/stop")

    def __init__(self, player: int, half: int) -> None:
        super().__init__(player)
        self.half: Final = half

    def kind(self, g: Fort) -> i64:
        action = g.action(g.play.card, g.play.panel)
        return action.first.kind if self.half == FIRST else action.second.kind

    def options(self, g: Fort) -> list[int]:
        play = g.play
        tokens = g.players[self.player].tokens
        kind = self.kind(g)
        needed = play.n - play.rep if play.whole else 1
        found: list[int] = []
        if play.last <= 0 and tokens[kind] > 0:
            found.append(0)
        if tokens[BACKPACK + kind] >= needed or (found == [] and tokens[BACKPACK + kind] > 0):
            found.append(1)
        return allowed(g, self, may_stop(g, self.half, found, 2))

    def take(self, g: Fort, option: int) -> None:
        if option == 2:
            g.play.short = True
            return
        g.play.last = option
        kind = self.kind(g)
        g.give_back(self.player, kind + 2 * option, 1)
        g.say(say.SPENDS, self.player, kind)
        mark_done(g, self.half)

    def target(self, g: Fort, option: int) -> str:
        return "button/stop" if option == 2 else f"{AREAS[option]}/{KIND_IDS[self.kind(g)]}"

    def why_not(self, g: Fort, option: int) -> int:
        if option in self.options(g):
            return 0
        if option == 2:
            return say.ONE_IN_FULL
        has = g.players[self.player].tokens[self.kind(g) + 2 * option] > 0
        return say.RISING if has else say.SPEND_ICON


class ExchangeToken(Choice):
    """Swap one token for the other kind, within the stash or within the pack."""

    width: ClassVar[int] = 3
    rule: ClassVar[int] = say.EXCHANGE_ICON
    zones: ClassVar[tuple[str, ...]] = ("stash", "pack", "button/stop")

    def __init__(self, player: int, half: int) -> None:
        super().__init__(player)
        self.half: Final = half

    def options(self, g: Fort) -> list[int]:
        play = g.play
        given = play.chosen
        needed = play.n - play.rep if play.whole else 1
        in_pack: i64 = g.players[self.player].tokens[BACKPACK + given]
        found: list[int] = []
        if play.last <= 0 and stash_swaps(g, self.player, given) > 0:
            found.append(0)
        if in_pack >= needed or (found == [] and in_pack > 0):
            found.append(1)
        return allowed(g, self, may_stop(g, self.half, found, 2))

    def take(self, g: Fort, option: int) -> None:
        play = g.play
        if option == 2:
            play.short = True
            return
        play.last = option
        given = play.chosen
        g.give_back(self.player, given + 2 * option, 1)
        g.players[self.player].tokens[1 - given + 2 * option] += 1
        g.supply[1 - given] -= 1
        g.say(say.EXCHANGES, self.player, given)
        mark_done(g, self.half)

    def target(self, g: Fort, option: int) -> str:
        return "button/stop" if option == 2 else f"{AREAS[option]}/{KIND_IDS[g.play.chosen]}"

    def why_not(self, g: Fort, option: int) -> int:
        if option in self.options(g):
            return 0
        if option == 2:
            return say.ONE_IN_FULL
        if swaps(g, self.player, g.play.chosen) > 0 and option < g.play.last:
            return say.RISING
        return say.EXCHANGE_ICON


class CopyWhose(Choice):
    """Copy the pack of one rival, not an empty one."""

    width: ClassVar[int] = 4
    rule: ClassVar[int] = say.COPY_RIVAL_ICON
    zones: ClassVar[tuple[str, ...]] = ("pack",)

    def options(self, g: Fort) -> list[int]:
        p = self.player
        rivals = g.clockwise_after(p)
        if g.play.whole:
            found = [r for r in rivals if fits_whole(g, p, r)]
        else:
            found = [r for r in rivals if self.can_be_part(g, r)]
        return allowed(g, self, found)

    def can_be_part(self, g: Fort, rival: int) -> bool:
        """Tell whether some, but not all, of a pack can be copied."""
        copied = copyable(g, self.player, rival)
        return copied > 1 or (copied == 1 and g.players[rival].packed() > 1)

    def take(self, g: Fort, option: int) -> None:
        g.say(say.COPIES, self.player, option)
        g.then(CopyTokens(self.player, option))

    def target(self, g: Fort, option: int) -> str:
        return f"pack/{option}/all"


class CopyTokens(Choice):
    """Gain what a pack holds: all of it, or any selection if the action is done in part."""

    width: ClassVar[int] = 100
    rule: ClassVar[int] = say.COPY_ICON
    zones: ClassVar[tuple[str, ...]] = ("copy",)

    def __init__(self, player: int, owner: int) -> None:
        super().__init__(player)
        self.owner: Final = owner

    def options(self, g: Fort) -> list[int]:
        tokens = g.players[self.owner].tokens
        all_toys: i64 = tokens[BACKPACK]
        all_pizza: i64 = tokens[BACKPACK + 1]
        if g.play.whole:
            return [all_toys * 10 + all_pizza]
        toys = least(all_toys, g.room_in_stash(self.player, TOY))
        pizza = least(all_pizza, g.room_in_stash(self.player, PIZZA))
        found = [t * 10 + z for t in range(toys + 1) for z in range(pizza + 1)]
        return allowed(g, self, [o for o in found if 0 < o != all_toys * 10 + all_pizza])

    def take(self, g: Fort, option: int) -> None:
        g.gain(self.player, TOY, option // 10)
        g.gain(self.player, PIZZA, option % 10)
        g.play.first_did = 1
        # A selection of the pack is done, but not in full.
        if not g.play.whole:
            g.play.short = True

    def target(self, g: Fort, option: int) -> str:
        return f"copy/{option // 10}+{option % 10}"


def begin(g: Fort, player: i64, panel: i64, n: i64, whole: bool) -> None:
    """Note which action is done now, and how often."""
    play = g.play
    play.panel = panel
    play.n = n
    play.rep = 0
    play.first_did = 0
    play.second_did = 0
    play.chosen = NONE
    play.last = NONE
    play.whole = whole
    play.short = False


def whole_is_possible(g: Fort, player: i64, action: Action, n: i64) -> bool:
    """Tell whether all n repetitions can be done in full."""
    if n == 0:
        return g.house.zero_counts
    return units(g, player, action, g.play.chosen, 0) >= n
