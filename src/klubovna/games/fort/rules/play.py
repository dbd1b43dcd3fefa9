"""Fort: phase 2, choosing a card to play and cards to add."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from klubovna.core.step import Choice, Confirm, Step
from klubovna.games.fort.box.contents import (
    ANY_SUIT,
    COIN,
    DIY,
    DO_OVER,
    RECYCLING,
    SUIT_IDS,
    SUITS,
    Action,
)
from klubovna.games.fort.pieces.numbers import NONE, PRIVATE, PUBLIC, REAL
from klubovna.games.fort.pieces.play import no_play
from klubovna.games.fort.rules.act import EndPlay, UseAction
from klubovna.games.fort.rules.follow import AskFollowers
from klubovna.games.fort.rules.foresight import (
    UNKNOWN,
    YES,
    foresee,
    lacks_full_action,
    needs_company,
    plainly_complete,
    plainly_playable,
)
from klubovna.games.fort.rules.lookahead import scout
from klubovna.games.fort.rules.means import board_count, can_begin, counts_symbols
from klubovna.games.fort.rules.perks import FOLLOWS, After, PutAside, RecycleCard, use_perk
from klubovna.games.fort.rules.pick import MOST_CARDS, card_target
from klubovna.games.fort.rules.upgrade import Upgrade
from klubovna.games.fort.state import Fort
from klubovna.games.fort.text import numbering

DO_IT_YOURSELF: Final = 128
RECYCLE: Final = 129
SKIP: Final = 130
DONE: Final = 128
IDLE: Final = 7


class PlayCard(Choice):
    """Phase 2: play one card from your hand, or none; Do-Over plays one more."""

    width: ClassVar[int] = 131
    rule: ClassVar[int] = numbering.MAY_PLAY
    zones: ClassVar[tuple[str, ...]] = ("hand", "button/diy", "button/recycle", "button/skip")

    def __init__(self, player: int, again: int) -> None:
        super().__init__(player)
        self.again: Final = again

    def options(self, g: Fort) -> list[int]:
        """Return the cards whose play can end well, perks to use instead, and SKIP."""
        p = self.player
        me = g.players[p]
        found = [c for c in g.distinct(me.hand) if is_playable(g, p, c)]
        if self.again == 0:
            if me.perk == DIY and g.can_upgrade(p, g.house.diy_surcharge):
                found.append(DO_IT_YOURSELF)
            if me.perk == RECYCLING and me.discard:
                found.append(RECYCLE)
        found.append(SKIP)
        return found

    def take(self, g: Fort, option: int) -> None:
        """Play the card, use the perk, or go on without."""
        p = self.player
        if option == SKIP:
            if self.again == 0:
                g.say(numbering.SKIPS, p)
        elif option == DO_IT_YOURSELF:
            use_perk(g, p)
            g.then(Upgrade(p, g.house.diy_surcharge))
        elif option == RECYCLE:
            g.then(RecycleCard(p), PlayCard(p, 0))
        else:
            if self.again == 1:
                use_perk(g, p)
            put_in_play(g, p, option)
            g.then(*play_steps(g, p, option))

    def target(self, g: Fort, option: int) -> str:
        """Return the card's place, or the button."""
        if option < MOST_CARDS:
            return card_target(g, self.player, option)
        return self.zones[option - MOST_CARDS + 1]

    def told(self, g: Fort) -> dict[str, int | str]:
        """Tell the first card from a second one."""
        return {"turn": "again" if self.again else "first"}

    def why_not(self, g: Fort, option: int) -> int:
        """Tell a card that lies elsewhere from one without a full action."""
        if option in self.options(g):
            return 0
        if option == DO_IT_YOURSELF:
            return numbering.DIY_PERK
        if option == RECYCLE:
            return numbering.RECYCLING_PERK
        hand = g.players[self.player].hand
        if option not in hand:
            return numbering.MAY_PLAY
        if not g.box.kids[option].has_action:
            return numbering.EMPTY_PANELS
        return numbering.TWINS if is_playable(g, self.player, option) else numbering.ONE_IN_FULL


def put_in_play(g: Fort, player: i64, card: i64) -> None:
    """Lay the played card out."""
    g.play = no_play(player)
    g.play.card = card
    g.leave_hand(player, card)
    g.say(numbering.PLAYS, player, card)


def play_steps(g: Fort, player: int, card: i64) -> list[Step]:
    """Return what follows a played card: coins, added cards, actions, then the others."""
    p = player
    declare: list[Step] = []
    if g.box.kids[card].count[COIN] > 0:
        declare.append(NameCoin(p, card))
    if can_be_improved(g, card):
        declare.append(AddCards(p, NONE))
    return [
        *declare,
        UseAction(p),
        EndPlay(p),
        Confirm(p),
        AskFollowers(p),
        After(p, FOLLOWS),
        PutAside(p),
        PlayAgain(p),
    ]


class PlayAgain(Step):
    """Do-Over: after everybody had a chance to follow, one more card may be played."""

    def __init__(self, player: int) -> None:
        self.player: Final = player

    def do(self, g: Fort) -> None:
        """Ask the owner of the perk."""
        if g.players[self.player].perk == DO_OVER:
            g.then(PlayCard(self.player, 1))


def can_be_improved(g: Fort, card: i64) -> bool:
    """Tell whether an action of a card shows an x and a suit."""
    kid = g.box.kids[card]
    return counts_symbols(kid.public) or counts_symbols(kid.private)


def is_playable(g: Fort, player: int, card: int) -> bool:
    """Tell whether a play of this card can end as the rules demand."""
    if not g.box.kids[card].has_action:
        return False
    if plainly_playable(g, player, card, PUBLIC) or plainly_playable(g, player, card, PRIVATE):
        return True
    return can_hope(g, player, card) and scout(g, player, card)


def can_hope(g: Fort, player: int, card: int) -> bool:
    """Tell whether one action could enable the other, or added cards could help."""
    kid = g.box.kids[card]
    if not kid.is_enabling and not needs_company(g, card):
        return False
    return has_begin(g, player, kid.public) or has_begin(g, player, kid.private)


def has_begin(g: Fort, player: int, action: Action) -> bool:
    """Tell whether an action of a hand card would have a repetition that can begin."""
    if action.is_empty or not can_begin(g, player, action, NONE):
        return False
    return counts_symbols(action) or board_count(g, player, action) > 0


class NameCoin(Choice):
    """A coin counts as one suit for all actions of the played card."""

    width: ClassVar[int] = 8
    rule: ClassVar[int] = numbering.ONE_SUIT
    zones: ClassVar[tuple[str, ...]] = ("suit", "button/idle")

    def __init__(self, player: int, card: int) -> None:
        super().__init__(player)
        self.card: Final = card

    def options(self, g: Fort) -> list[int]:
        """Return the suits that leave a legal end; an added coin may stay IDLE."""
        if self.card == g.play.card:
            return list(range(SUITS))
        useful = useful_suits(g, self.card)
        if g.scouting != REAL:
            return useful
        return [suit for suit in useful if self.can_count_as(g, suit)]

    def can_count_as(self, g: Fort, suit: int) -> bool:
        """Tell whether the play can end well if the added card's coin counts as `suit`."""
        answer = foresee_added(g, self.player, self.card, NONE if suit == IDLE else suit)
        return scout(g, self.player, suit) if answer == UNKNOWN else answer == YES

    def take(self, g: Fort, option: int) -> None:
        """Let the coin count as this suit."""
        suit = NONE if option == IDLE else option
        if self.card == g.play.card:
            g.play.coin = suit
        else:
            add_card(g, self.player, self.card, suit)
        if suit != NONE:
            g.say(numbering.NAMES, self.player, self.card, suit)

    def target(self, g: Fort, option: int) -> str:
        """Return the suit, or the button."""
        return "button/idle" if option == IDLE else f"suit/{SUIT_IDS[option]}"

    def told(self, g: Fort) -> dict[str, int | str]:
        """Name the card with the coin."""
        return {"card": f"kid/{g.box.kids[self.card].id}"}


def useful_suits(g: Fort, card: i64) -> list[int]:
    """Return the suits that the coin of an added card may stand for with any effect."""
    found: list[int] = []
    kid = g.box.kids[g.play.card]
    for action in (kid.public, kid.private):
        if action.per < SUITS and action.per not in found:
            found.append(action.per)
        elif action.per == ANY_SUIT:
            return list(range(IDLE))
    found.sort()
    # Its other symbol may be all that is wanted of the card.
    if any([g.box.kids[card].count[suit] > 0 for suit in found]):
        found.append(IDLE)
    return found


class AddCards(Choice):
    """Improve an action with cards of its suit, one at a time and in rising order."""

    width: ClassVar[int] = 129
    rule: ClassVar[int] = numbering.IMPROVE
    zones: ClassVar[tuple[str, ...]] = ("hand", "button/done")

    def __init__(self, player: int, last: int) -> None:
        super().__init__(player)
        self.last: Final = last

    def options(self, g: Fort) -> list[int]:
        """Return the later hand cards with which the play can end well, and DONE."""
        later = g.distinct([c for c in g.players[self.player].hand if c > self.last])
        cards = [c for c in later if shows_wanted_suit(g, c)]
        if not cards:
            return [DONE]
        company = needs_company(g, g.play.card)
        if g.scouting != REAL:
            return [DONE, *cards] if company else [DONE]
        found = [c for c in cards if self.can_add(g, c)]
        # What was added so far was only offered because the play could end with it.
        if not company or self.is_enough(g) or scout(g, self.player, DONE):
            found.append(DONE)
        return found

    def is_enough(self, g: Fort) -> bool:
        """Tell at a glance that nothing more needs to be added."""
        p = self.player
        return plainly_complete(g, p, PUBLIC, NONE, NONE) or plainly_complete(
            g, p, PRIVATE, NONE, NONE
        )

    def can_add(self, g: Fort, card: int) -> bool:
        """Tell whether the play can end well with this card too."""
        if g.box.kids[card].count[COIN] == 0:
            answer = foresee_added(g, self.player, card, NONE)
            return scout(g, self.player, card) if answer == UNKNOWN else answer == YES
        suits = [NONE if suit == IDLE else suit for suit in useful_suits(g, card)]
        answers = [foresee_added(g, self.player, card, suit) for suit in suits]
        if YES in answers:
            return True
        return UNKNOWN in answers and scout(g, self.player, card)

    def take(self, g: Fort, option: int) -> None:
        """Add the card, or be done."""
        if option == DONE:
            return
        p = self.player
        if g.box.kids[option].count[COIN] > 0:
            g.then(NameCoin(p, option), AddCards(p, option))
        else:
            add_card(g, p, option, NONE)
            g.then(AddCards(p, option))

    def target(self, g: Fort, option: int) -> str:
        """Return the card's place, or the button."""
        return "button/done" if option == DONE else card_target(g, self.player, option)

    def told(self, g: Fort) -> dict[str, int | str]:
        """Name the played card."""
        return {"card": f"kid/{g.box.kids[g.play.card].id}"}

    def why_not(self, g: Fort, option: int) -> int:
        """Tell another suit from what was passed by or would change nothing."""
        if option in self.options(g):
            return 0
        if option == DONE:
            return numbering.ONE_IN_FULL
        if option not in g.players[self.player].hand or not shows_wanted_suit(g, option):
            return numbering.IMPROVE
        if option <= self.last:
            return numbering.RISING
        twins = [c for c in self.options(g) if c != DONE]
        kids = g.box.kids
        is_twin = any([kids[c].design == kids[option].design for c in twins])
        if is_twin:
            return numbering.TWINS
        return (
            numbering.ONE_IN_FULL
            if lacks_full_action(g, self.player, option)
            else numbering.MUST_MATTER
        )


def foresee_added(g: Fort, player: i64, card: i64, coin: i64) -> i64:
    """Tell at a glance whether the play can end well with one more card."""
    for panel in (PUBLIC, PRIVATE):
        if plainly_complete(g, player, panel, card, coin):
            return YES
    return foresee(g, player, card, coin)


def add_card(g: Fort, player: i64, card: i64, coin: i64) -> None:
    """Lay a card beside the played one; its coin counts as the suit `coin`."""
    g.leave_hand(player, card)
    g.play.added.append(card)
    g.play.suits.append(coin)
    g.say(numbering.ADDS, player, card)


def shows_wanted_suit(g: Fort, card: i64) -> bool:
    """Tell whether a card shows a suit that multiplies an action of the played card."""
    count = g.box.kids[card].count
    if count[COIN] > 0:
        return True
    kid = g.box.kids[g.play.card]
    for action in (kid.public, kid.private):
        if action.per == ANY_SUIT or (action.per < SUITS and count[action.per] > 0):
            return True
    return False
