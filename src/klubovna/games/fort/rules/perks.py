"""Fort: what perks do beside the rules of a turn."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from klubovna.core.step import Choice, Step
from klubovna.games.fort.box.contents import BIRTHDAY_PARTY, RECYCLING, ROUGH_HOUSING
from klubovna.games.fort.pieces.numbers import NONE, PRIVATE, UNUSED
from klubovna.games.fort.pieces.play import no_play
from klubovna.games.fort.rules.pick import BLIND, CARD_WIDTH, MOST_CARDS, STOP, card_target, recruit
from klubovna.games.fort.state import Fort
from klubovna.games.fort.text import numbering

# The moments after which a perk may be used.
FOLLOWS: Final = 0
RECRUITING: Final = 1
DISCARDING: Final = 2

NO: Final = 128


def use_perk(g: Fort, player: i64) -> None:
    """A perk that works once goes to the box when it is used."""
    me = g.players[player]
    g.say(numbering.USES_PERK, player, me.perk)
    me.perk = NONE


class After(Step):
    """After a part of the leader's turn, a perk may be used that says so."""

    def __init__(self, player: int, moment: int) -> None:
        self.player: Final = player
        self.moment: Final = moment

    def do(self, g: Fort) -> None:
        """Ask the owner of the perk whose moment this is."""
        p = self.player
        if self.moment == FOLLOWS:
            self.offer_rough_housing(g)
            return
        me = g.players[p]
        if me.perk == RECYCLING and me.discard:
            g.then(MayRecycle(p))
        elif me.perk == BIRTHDAY_PARTY and self.moment == RECRUITING and (g.park or g.park_deck):
            g.then(PartyRecruit(p))

    def offer_rough_housing(self, g: Fort) -> None:
        """Ask the perk's owner, if he did not follow and the card may be hit."""
        is_friend = g.box.kids[g.play.card].is_best_friend
        if is_friend and not g.house.rough_on_best_friends:
            return
        for rival in g.clockwise_after(self.player):
            if g.players[rival].perk == ROUGH_HOUSING and rival not in g.play.followers:
                g.then(RoughHouse(rival))


class RoughHouse(Choice):
    """Rough Housing: instead of following, trash this perk and the card that the leader played."""

    width: ClassVar[int] = 2
    rule: ClassVar[int] = numbering.ROUGH_PERK
    zones: ClassVar[tuple[str, ...]] = ("in_play", "button/no")

    def options(self, g: Fort) -> list[int]:
        """Return yes and no."""
        return [0, 1]

    def take(self, g: Fort, option: int) -> None:
        """Spend the perk on the played card, or keep it."""
        if option == 0:
            use_perk(g, self.player)
            g.say(numbering.ROUGHS_UP, self.player, g.play.card)
            g.play.gone = True

    def target(self, g: Fort, option: int) -> str:
        """Return the played card, or the button."""
        return f"in_play/{g.box.kids[g.play.card].word}" if option == 0 else "button/no"


class PutAside(Step):
    """The played card waits to be discarded, unless it is trashed after all follows."""

    def __init__(self, player: int) -> None:
        self.player: Final = player

    def do(self, g: Fort) -> None:
        """Lay the played and added cards aside and end the play."""
        play = g.play
        private = g.action(play.card, PRIVATE)
        if play.gone:
            g.trashed = (*g.trashed, play.card)
        elif private.trashes_self and play.result(PRIVATE) != UNUSED:
            g.trashed = (*g.trashed, play.card)
            g.say(numbering.TRASHES_THIS, self.player, play.card)
        else:
            g.in_play = (*g.in_play, play.card)
        g.in_play = (*g.in_play, *play.added)
        g.play = no_play(self.player)


class RecycleCard(Choice):
    """Recycling: take one card of your discard into your hand."""

    width: ClassVar[int] = 128
    rule: ClassVar[int] = numbering.RECYCLING_PERK
    zones: ClassVar[tuple[str, ...]] = ("discard",)

    def options(self, g: Fort) -> list[int]:
        """Return the discarded cards, of equal ones the first."""
        return g.distinct(g.players[self.player].discard)

    def take(self, g: Fort, option: int) -> None:
        """Take the card back."""
        recycle(g, self.player, option)

    def target(self, g: Fort, option: int) -> str:
        """Return the card's place."""
        return card_target(g, self.player, option)

    def why_not(self, g: Fort, option: int) -> int:
        """Tell a twin from a card that lies elsewhere."""
        return 0 if option in self.options(g) else why_not_recycled(g, self.player, option)


class MayRecycle(Choice):
    """Recycling: at some moments before you draw, you may take one card of your discard."""

    width: ClassVar[int] = 129
    rule: ClassVar[int] = numbering.RECYCLING_PERK
    zones: ClassVar[tuple[str, ...]] = ("discard", "button/no")

    def options(self, g: Fort) -> list[int]:
        """Return the discarded cards, of equal ones the first, and NO."""
        return [*g.distinct(g.players[self.player].discard), NO]

    def take(self, g: Fort, option: int) -> None:
        """Take the card back, or none."""
        if option != NO:
            recycle(g, self.player, option)

    def target(self, g: Fort, option: int) -> str:
        """Return the card's place, or the button."""
        return "button/no" if option == NO else card_target(g, self.player, option)

    def why_not(self, g: Fort, option: int) -> int:
        """Tell a twin from a card that lies elsewhere."""
        return 0 if option in self.options(g) else why_not_recycled(g, self.player, option)


def why_not_recycled(g: Fort, player: i64, option: i64) -> int:
    """Return why a card that is not offered can't be recycled."""
    return numbering.TWINS if option in g.players[player].discard else numbering.RECYCLING_PERK


def recycle(g: Fort, player: i64, card: i64) -> None:
    """Move a card from discard to hand; everybody knows that it is there."""
    me = g.players[player]
    use_perk(g, player)
    me.discard.remove(card)
    me.hand.append(card)
    me.sure = (*me.sure, card)
    g.say(numbering.RECYCLES, player, card)


class PartyRecruit(Choice):
    """Birthday Party: recruit once more, from the park or the park deck."""

    width: ClassVar[int] = CARD_WIDTH
    rule: ClassVar[int] = numbering.BIRTHDAY_PERK
    zones: ClassVar[tuple[str, ...]] = ("park", "park_deck", "yard", "button/no")

    def options(self, g: Fort) -> list[int]:
        """Return the cards of the park, the top of its deck, and STOP."""
        found = g.distinct(g.park)
        if g.park_deck:
            found.append(BLIND)
        return [*found, STOP]

    def take(self, g: Fort, option: int) -> None:
        """Recruit the card, or nobody."""
        if option != STOP:
            recruit(g, self.player, option)

    def target(self, g: Fort, option: int) -> str:
        """Return the card's place, or the button."""
        return "button/no" if option == STOP else card_target(g, self.player, option)

    def why_not(self, g: Fort, option: int) -> int:
        """Tell a twin from what the party does not reach."""
        if option in self.options(g):
            return 0
        return (
            numbering.TWINS if option < MOST_CARDS and option in g.park else numbering.BIRTHDAY_PERK
        )
