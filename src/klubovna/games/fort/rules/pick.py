"""Fort: the icons that pick a card: trash, tuck into the lookout, recruit."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from klubovna.core.step import Choice
from klubovna.games.fort.box.contents import ALONE, BOTH, THEN
from klubovna.games.fort.pieces.numbers import NONE
from klubovna.games.fort.rules.lookahead import allowed
from klubovna.games.fort.rules.means import bribes, effect_units
from klubovna.games.fort.state import Fort
from klubovna.games.fort.text import numbering

# The two icons of an action; recruiting in its own phase belongs to none.
FIRST: Final = 0
SECOND: Final = 1

# Options beyond the numbers of cards. A file of components has at most 128 kids.
MOST_CARDS: Final = 128
BLIND: Final = 128
STOP: Final = 129
CARD_WIDTH: Final = 130


def mark_done(g: Fort, half: i64) -> None:
    """Note that one half of the present repetition was done."""
    if half == FIRST:
        g.play.first_did = True
    elif half == SECOND:
        g.play.second_did = True


def may_stop(g: Fort, half: i64, found: list[int], stop: int) -> list[int]:
    """Add "stop" where an action is done in part: after a repetition, never after an arrow.

    Done in part, the last repetition is not completed: that would be the action in full.
    """
    play = g.play
    action = g.action(play.card, play.panel)
    if play.whole or action.link == BOTH or (action.link == THEN and half == SECOND):
        return found
    if play.rep == play.n - 1 and play.rep > 0 and would_complete(g):
        return [stop]
    return [*found, stop] if play.rep > 0 else found


def would_complete(g: Fort) -> bool:
    """Tell whether the first icon of the last repetition brings the action to its full end."""
    play = g.play
    action = g.action(play.card, play.panel)
    if action.link == ALONE:
        return True
    return effect_units(g, g.play.leader, action.second, play.chosen, 0) > 0


def place_of(g: Fort, player: i64, card: i64) -> str:
    """Return where a card lies, as far as `player` can see; "" for a number without a card."""
    if card >= len(g.box.kids):
        return ""
    me = g.players[player]
    word = g.box.kids[card].word
    if card in me.hand:
        return f"hand/{word}"
    if card in me.discard:
        return f"discard/{word}"
    if card in g.park:
        return f"park/{word}"
    if card in me.lookout:
        return f"lookout/{word}"
    owner = g.yard_of(card)
    if owner != NONE:
        return f"yard/{owner}/{word}"
    if card == g.play.card or card in g.play.added:
        return f"in_play/{word}"
    return f"elsewhere/{word}"


def card_target(g: Fort, player: i64, option: i64) -> str:
    """Return the place of a card, or of the two other things that can be picked."""
    if option == BLIND:
        return "park_deck/top"
    if option == STOP:
        return "button/stop"
    return place_of(g, player, option)


def still_needed(g: Fort) -> i64:
    """Return how many more cards the action must find, this one included."""
    play = g.play
    return play.n - play.rep if play.whole else 1


def rising(g: Fort, cards: list[int], pool: list[int], needed: i64) -> list[int]:
    """Return the cards above the last one that leave enough of the pool above themselves."""
    ordered = sorted([c for c in pool if c > g.play.last])
    highest: i64 = len(ordered) - needed
    return [c for c in cards if c > g.play.last and ordered.index(c) <= highest]


def rising_picks(g: Fort, step: Choice, half: i64, heaps: list[list[int]]) -> list[int]:
    """Return the cards of some places that may be picked now; each set has one spelling."""
    last = g.play.last
    cards: list[int] = []
    pool: list[int] = []
    for heap in heaps:
        above = [c for c in heap if c > last]
        cards += g.distinct(above)
        pool += above
    cards.sort()
    found = rising(g, cards, pool, still_needed(g))
    return allowed(g, step, may_stop(g, half, found, STOP))


def why_not_rising(g: Fort, player: i64, option: i64, pool: list[int], rule: int) -> int:
    """Return why a card that is not offered is not: it lies elsewhere, or was passed by."""
    if option == STOP:
        return numbering.ONE_IN_FULL
    if option == BLIND or option not in pool:
        return rule
    if option < g.play.last:
        return numbering.RISING
    kids = g.box.kids
    place = place_of(g, player, option).rsplit("/", 1)[0]
    for other in pool:
        is_twin = other < option and kids[other].design == kids[option].design
        if is_twin and place_of(g, player, other).rsplit("/", 1)[0] == place:
            return numbering.TWINS
    return numbering.NOTHING_TAKEN_BACK


class TrashCard(Choice):
    """Return one of your cards from hand or discard to the box, best friends too."""

    width: ClassVar[int] = CARD_WIDTH
    rule: ClassVar[int] = numbering.TRASH_ICON
    zones: ClassVar[tuple[str, ...]] = ("hand", "discard", "button/stop")

    def __init__(self, player: int, half: int) -> None:
        super().__init__(player)
        self.half: Final = half

    def options(self, g: Fort) -> list[int]:
        """Return the cards of hand and discard above the last one."""
        me = g.players[self.player]
        return rising_picks(g, self, self.half, [me.hand, me.discard])

    def take(self, g: Fort, option: int) -> None:
        """Trash the card, or stop."""
        if option == STOP:
            g.play.short = True
            return
        g.play.last = option
        g.trash(self.player, option)
        mark_done(g, self.half)

    def target(self, g: Fort, option: int) -> str:
        """Return the card's place, or the button."""
        return card_target(g, self.player, option)

    def why_not(self, g: Fort, option: int) -> int:
        """Tell cards that lie elsewhere from those that were passed by."""
        if option in self.options(g):
            return 0
        me = g.players[self.player]
        return why_not_rising(g, self.player, option, me.hand + me.discard, self.rule)


class TrashRivalCard(Choice):
    """Return one card from a rival's yard to the box."""

    width: ClassVar[int] = CARD_WIDTH
    rule: ClassVar[int] = numbering.TRASH_RIVAL_ICON
    zones: ClassVar[tuple[str, ...]] = ("yard", "button/stop")

    def __init__(self, player: int, half: int) -> None:
        super().__init__(player)
        self.half: Final = half

    def yards(self, g: Fort) -> list[list[int]]:
        """Return the yards of the rivals."""
        return [list(g.players[p].yard) for p in g.clockwise_after(self.player)]

    def options(self, g: Fort) -> list[int]:
        """Return the cards of the rivals' yards above the last one."""
        return rising_picks(g, self, self.half, self.yards(g))

    def take(self, g: Fort, option: int) -> None:
        """Trash the card, or stop."""
        if option == STOP:
            g.play.short = True
            return
        g.play.last = option
        owner = g.yard_of(option)
        g.take_from_yard(owner, option)
        g.trashed = (*g.trashed, option)
        g.say(numbering.TRASHES_RIVAL, self.player, option, owner)
        mark_done(g, self.half)

    def target(self, g: Fort, option: int) -> str:
        """Return the card's place, or the button."""
        return card_target(g, self.player, option)

    def why_not(self, g: Fort, option: int) -> int:
        """Tell cards that lie elsewhere from those that were passed by."""
        if option in self.options(g):
            return 0
        lying = [card for yard in self.yards(g) for card in yard]
        return why_not_rising(g, self.player, option, lying, self.rule)


class TuckCard(Choice):
    """Put one card from your hand under the lookout, for good; Bribe takes it from elsewhere."""

    width: ClassVar[int] = CARD_WIDTH
    rule: ClassVar[int] = numbering.LOOKOUT_ICON
    zones: ClassVar[tuple[str, ...]] = ("hand", "park", "yard", "park_deck", "button/stop")

    def __init__(self, player: int, half: int) -> None:
        super().__init__(player)
        self.half: Final = half

    def options(self, g: Fort) -> list[int]:
        """Return the hand cards above the last one; with Bribe, all that can be reached."""
        if g.room_in_lookout(self.player) <= 0:
            return []
        hand = g.players[self.player].hand
        if not bribes(g, self.player):
            return rising_picks(g, self, self.half, [hand])
        # The park changes in between, so there is no order of cards to keep to.
        found = g.distinct(hand) + g.distinct(g.park) + g.yard_cards(self.player)
        if g.park_deck:
            found.append(BLIND)
        return allowed(g, self, may_stop(g, self.half, found, STOP))

    def take(self, g: Fort, option: int) -> None:
        """Put the card under the lookout, or stop."""
        if option == STOP:
            g.play.short = True
            return
        p = self.player
        card = option
        if option == BLIND:
            card = g.from_bag(g.park_deck)
        elif option in g.players[p].hand:
            g.leave_hand(p, option)
            if not bribes(g, p):
                g.play.last = option
        else:
            take_openly(g, option)
        g.players[p].lookout = (*g.players[p].lookout, card)
        g.say(numbering.TUCKS, p, card)
        mark_done(g, self.half)

    def target(self, g: Fort, option: int) -> str:
        """Return the card's place, or the button."""
        return card_target(g, self.player, option)

    def why_not(self, g: Fort, option: int) -> int:
        """Tell what only Bribe reaches from cards that were passed by."""
        if option in self.options(g):
            return 0
        hand = g.players[self.player].hand
        lies_open = option < MOST_CARDS and (option in g.park or g.yard_of(option) != NONE)
        if lies_open:
            return numbering.TWINS if bribes(g, self.player) else numbering.BRIBE_PERK
        return why_not_rising(g, self.player, option, hand, self.rule)


def take_openly(g: Fort, card: i64) -> None:
    """Take a card out of the park, which is refilled at once, or out of a yard."""
    if card in g.park:
        g.park.remove(card)
        g.refill_park()
    else:
        g.take_from_yard(g.yard_of(card), card)


def recruit(g: Fort, player: i64, option: i64) -> None:
    """Take a new card to the player's discard."""
    discard = g.players[player].discard
    if option == BLIND:
        card = g.from_bag(g.park_deck)
        discard.append(card)
        g.say(numbering.RECRUITS_BLIND, player, card)
    elif option in g.park:
        discard.append(option)
        g.say(numbering.RECRUITS, player, option)
        take_openly(g, option)
    else:
        discard.append(option)
        g.say(numbering.RECRUITS_FROM, player, option, g.yard_of(option))
        take_openly(g, option)


class RecruitCard(Choice):
    """Recruit one card: from the park, from a rival's yard, or the top of the park deck."""

    width: ClassVar[int] = CARD_WIDTH
    rule: ClassVar[int] = numbering.RECRUIT_ICON
    zones: ClassVar[tuple[str, ...]] = ("park", "yard", "park_deck", "button/stop")

    def __init__(self, player: int, half: int) -> None:
        super().__init__(player)
        self.half: Final = half

    def options(self, g: Fort) -> list[int]:
        """Return the cards of park and rivals' yards, and the top of the park deck."""
        found = g.distinct(g.park) + g.yard_cards(self.player)
        if g.park_deck:
            found.append(BLIND)
        if self.half == NONE:
            return found
        return allowed(g, self, may_stop(g, self.half, found, STOP))

    def take(self, g: Fort, option: int) -> None:
        """Recruit the card, or stop."""
        if option == STOP:
            g.play.short = True
            return
        recruit(g, self.player, option)
        mark_done(g, self.half)

    def target(self, g: Fort, option: int) -> str:
        """Return the card's place, or the button."""
        return card_target(g, self.player, option)

    def why_not(self, g: Fort, option: int) -> int:
        """Tell the own yard, twins and an empty deck from what is no recruit."""
        if option in self.options(g):
            return 0
        if option == STOP:
            return numbering.MUST_RECRUIT
        if option == BLIND:
            return numbering.END_DECK
        if option in g.park or g.yard_of(option) not in (NONE, self.player):
            return numbering.TWINS
        return (
            numbering.FROM_YARD if option in g.players[self.player].yard else numbering.MUST_RECRUIT
        )
