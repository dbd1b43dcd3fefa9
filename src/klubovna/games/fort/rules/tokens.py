"""Fort: the icons that move tokens one by one, or copy a pack."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from klubovna.core.step import Choice
from klubovna.games.fort.box.contents import KIND_IDS, PIZZA, TOY
from klubovna.games.fort.pieces.players import BACKPACK
from klubovna.games.fort.rules.lookahead import allowed
from klubovna.games.fort.rules.means import (
    copyable,
    fits_whole,
    least,
    stash_swaps,
    swaps,
    takes_from_supply,
)
from klubovna.games.fort.rules.pick import FIRST, mark_done, may_stop
from klubovna.games.fort.state import Fort
from klubovna.games.fort.text import numbering as say

AREAS: Final = ["stash", "pack"]
HEAPS: Final = ["stash/toy", "stash/pizza", "supply/toy", "supply/pizza"]


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
        if g.room_in_pack(self.player) <= 0:
            return []
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
        if swaps(g, self.player, given) == 0:
            return []
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
