"""Fort: the icons that move tokens one by one, or copy a pack."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from klubovna.core.step import Choice
from klubovna.games.fort.box.contents import KIND_IDS, PIZZA, TOY
from klubovna.games.fort.pieces.numbers import BACKPACK
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
from klubovna.games.fort.text import numbering

# Where a token is packed from: a heap of the stash, by kind, or one of the supply; or no more.
FROM_SUPPLY: Final = 2
PACK_NO_MORE: Final = 4
HEAPS: Final = ["stash/toy", "stash/pizza", "supply/toy", "supply/pizza"]

# Where a token is spent or exchanged; or no more.
FROM_STASH: Final = 0
FROM_PACK: Final = 1
NO_MORE: Final = 2
AREAS: Final = ["stash", "pack"]

# A selection of tokens as an option: so many toys times this, and pizzas.
TOYS: Final = 10


def heap_in(area: i64, kind: i64) -> i64:
    """Return the heap of a kind in stash or pack."""
    return kind if area == FROM_STASH else BACKPACK + kind


class PackToken(Choice):
    """Move one token from the stash to the pack; Sticky Fingers may take from the supply."""

    width: ClassVar[int] = 5
    rule: ClassVar[int] = numbering.PACK_ICON
    zones: ClassVar[tuple[str, ...]] = ("stash", "supply", "button/stop")

    def __init__(self, player: int, half: int) -> None:
        super().__init__(player)
        self.half: Final = half

    def heap(self, g: Fort, option: int) -> i64:
        """Return how many tokens may come from there."""
        if option < FROM_SUPPLY:
            return g.players[self.player].tokens[option]
        if not takes_from_supply(g, self.player):
            return 0
        return g.left_in_supply(option - FROM_SUPPLY)

    def options(self, g: Fort) -> list[int]:
        """Return the heaps that leave enough tokens behind them, in rising order."""
        play = g.play
        if g.room_in_pack(self.player) <= 0:
            return []
        needed = play.n - play.rep if play.whole else 1
        found: list[int] = []
        above: i64 = 0
        for option in range(PACK_NO_MORE - 1, -1, -1):
            heap = self.heap(g, option)
            above += heap
            if heap > 0 and option >= play.last and above >= needed:
                found.append(option)
        found.reverse()
        return allowed(g, self, may_stop(g, self.half, found, PACK_NO_MORE))

    def take(self, g: Fort, option: int) -> None:
        """Pack a token of this heap, or stop."""
        play = g.play
        if option == PACK_NO_MORE:
            play.short = True
            return
        play.last = option
        tokens = g.players[self.player].tokens
        if option < FROM_SUPPLY:
            tokens[option] -= 1
            tokens[BACKPACK + option] += 1
            g.say(numbering.PACKS, self.player, option)
        else:
            kind = option - FROM_SUPPLY
            g.supply[kind] -= 1
            tokens[BACKPACK + kind] += 1
            g.say(numbering.PACKS_FROM_SUPPLY, self.player, kind)
        mark_done(g, self.half)

    def target(self, g: Fort, option: int) -> str:
        """Return the heap, or the button."""
        return "button/stop" if option == PACK_NO_MORE else HEAPS[option]

    def why_not(self, g: Fort, option: int) -> int:
        """Tell an empty heap from one that was passed by or leaves too few."""
        if option in self.options(g):
            return 0
        if option == PACK_NO_MORE:
            return numbering.ONE_IN_FULL
        if self.heap(g, option) == 0:
            return self.why_none(g, option)
        return numbering.RISING if option < g.play.last else numbering.ONE_IN_FULL

    def why_none(self, g: Fort, option: int) -> int:
        """Return why nothing can come from there: it is empty, or for owners of the perk only."""
        if option < FROM_SUPPLY:
            return numbering.PACK_ICON
        return numbering.SUPPLY_ENDS if takes_from_supply(g, self.player) else numbering.STICKY_PERK


class SpendToken(Choice):
    """Return a token of the shown kind from stash or pack to the supply."""

    width: ClassVar[int] = 3
    rule: ClassVar[int] = numbering.SPEND_ICON
    zones: ClassVar[tuple[str, ...]] = ("stash", "pack", "button/stop")

    def __init__(self, player: int, half: int) -> None:
        super().__init__(player)
        self.half: Final = half

    def kind(self, g: Fort) -> i64:
        """Return the shown kind."""
        action = g.action(g.play.card, g.play.panel)
        return action.first.kind if self.half == FIRST else action.second.kind

    def options(self, g: Fort) -> list[int]:
        """Return the areas that hold such a token and leave enough for the rest."""
        play = g.play
        tokens = g.players[self.player].tokens
        kind = self.kind(g)
        needed = play.n - play.rep if play.whole else 1
        found: list[int] = []
        if play.last <= FROM_STASH and tokens[kind] > 0:
            found.append(FROM_STASH)
        if tokens[BACKPACK + kind] >= needed or (not found and tokens[BACKPACK + kind] > 0):
            found.append(FROM_PACK)
        return allowed(g, self, may_stop(g, self.half, found, NO_MORE))

    def take(self, g: Fort, option: int) -> None:
        """Return a token of this area, or stop."""
        if option == NO_MORE:
            g.play.short = True
            return
        g.play.last = option
        kind = self.kind(g)
        g.give_back(self.player, heap_in(option, kind), 1)
        g.say(numbering.SPENDS, self.player, kind)
        mark_done(g, self.half)

    def target(self, g: Fort, option: int) -> str:
        """Return the heap, or the button."""
        return "button/stop" if option == NO_MORE else f"{AREAS[option]}/{KIND_IDS[self.kind(g)]}"

    def why_not(self, g: Fort, option: int) -> int:
        """Tell an area without such a token from one that was passed by."""
        if option in self.options(g):
            return 0
        if option == NO_MORE:
            return numbering.ONE_IN_FULL
        has = g.players[self.player].tokens[heap_in(option, self.kind(g))] > 0
        return numbering.RISING if has else numbering.SPEND_ICON


class ExchangeToken(Choice):
    """Swap one token for the other kind, within the stash or within the pack."""

    width: ClassVar[int] = 3
    rule: ClassVar[int] = numbering.EXCHANGE_ICON
    zones: ClassVar[tuple[str, ...]] = ("stash", "pack", "button/stop")

    def __init__(self, player: int, half: int) -> None:
        super().__init__(player)
        self.half: Final = half

    def options(self, g: Fort) -> list[int]:
        """Return the areas with a swap that leaves enough for the rest."""
        play = g.play
        given = play.chosen
        if swaps(g, self.player, given) == 0:
            return []
        needed = play.n - play.rep if play.whole else 1
        in_pack: i64 = g.players[self.player].tokens[BACKPACK + given]
        found: list[int] = []
        if play.last <= FROM_STASH and stash_swaps(g, self.player, given) > 0:
            found.append(FROM_STASH)
        if in_pack >= needed or (not found and in_pack > 0):
            found.append(FROM_PACK)
        return allowed(g, self, may_stop(g, self.half, found, NO_MORE))

    def take(self, g: Fort, option: int) -> None:
        """Swap a token in this area, or stop."""
        play = g.play
        if option == NO_MORE:
            play.short = True
            return
        play.last = option
        given = play.chosen
        other: i64 = PIZZA if given == TOY else TOY
        g.give_back(self.player, heap_in(option, given), 1)
        g.supply[other] -= 1
        g.players[self.player].tokens[heap_in(option, other)] += 1
        g.say(numbering.EXCHANGES, self.player, given)
        mark_done(g, self.half)

    def target(self, g: Fort, option: int) -> str:
        """Return the heap, or the button."""
        return "button/stop" if option == NO_MORE else f"{AREAS[option]}/{KIND_IDS[g.play.chosen]}"

    def why_not(self, g: Fort, option: int) -> int:
        """Tell an area without a swap from one that was passed by."""
        if option in self.options(g):
            return 0
        if option == NO_MORE:
            return numbering.ONE_IN_FULL
        if swaps(g, self.player, g.play.chosen) > 0 and option < g.play.last:
            return numbering.RISING
        return numbering.EXCHANGE_ICON


class CopyWhose(Choice):
    """Copy the pack of one rival, not an empty one."""

    width: ClassVar[int] = 4
    rule: ClassVar[int] = numbering.COPY_RIVAL_ICON
    zones: ClassVar[tuple[str, ...]] = ("pack",)

    def options(self, g: Fort) -> list[int]:
        """Return the rivals whose pack can be copied as declared."""
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
        """Copy the pack of this rival."""
        g.say(numbering.COPIES, self.player, option)
        g.then(CopyTokens(self.player, option))

    def target(self, g: Fort, option: int) -> str:
        """Return the pack."""
        return f"pack/{option}/all"


class CopyTokens(Choice):
    """Gain what a pack holds: all of it, or any selection if the action is done in part."""

    width: ClassVar[int] = 100
    rule: ClassVar[int] = numbering.COPY_ICON
    zones: ClassVar[tuple[str, ...]] = ("copy",)

    def __init__(self, player: int, owner: int) -> None:
        super().__init__(player)
        self.owner: Final = owner

    def options(self, g: Fort) -> list[int]:
        """Return all of the pack, or each smaller selection that fits into the stash."""
        tokens = g.players[self.owner].tokens
        all_toys: i64 = tokens[BACKPACK]
        all_pizza: i64 = tokens[BACKPACK + 1]
        if g.play.whole:
            return [all_toys * TOYS + all_pizza]
        toys = least(all_toys, g.room_in_stash(self.player, TOY))
        pizza = least(all_pizza, g.room_in_stash(self.player, PIZZA))
        found = [t * TOYS + z for t in range(toys + 1) for z in range(pizza + 1)]
        return allowed(g, self, [o for o in found if 0 < o != all_toys * TOYS + all_pizza])

    def take(self, g: Fort, option: int) -> None:
        """Gain these tokens."""
        g.gain(self.player, TOY, option // TOYS)
        g.gain(self.player, PIZZA, option % TOYS)
        g.play.first_did = True
        # A selection of the pack is done, but not in full.
        if not g.play.whole:
            g.play.short = True

    def target(self, g: Fort, option: int) -> str:
        """Return the selection."""
        return f"copy/{option // TOYS}+{option % TOYS}"
