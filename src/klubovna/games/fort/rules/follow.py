"""Fort: following the leader."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from klubovna.core.step import Choice, Step
from klubovna.games.fort.box.contents import COIN, COPY_CAT, EITHER, GAIN, SUITS
from klubovna.games.fort.pieces.numbers import NONE, PUBLIC
from klubovna.games.fort.rules.effects import Repeat, begin
from klubovna.games.fort.rules.means import board_count, units
from klubovna.games.fort.rules.pick import card_target
from klubovna.games.fort.state import Fort
from klubovna.games.fort.text import numbering

PASS: Final = 128


class AskFollowers(Step):
    """Clockwise from the leader, each rival gets one chance to follow the public action."""

    def __init__(self, leader: int) -> None:
        self.leader: Final = leader

    def do(self, g: Fort) -> None:
        """Offer it to each rival, unless there is no public action."""
        if not g.action(g.play.card, PUBLIC).is_empty:
            # Who is asked, and who is not, tells something of hidden hands.
            g.reveals += 1
            g.then(*[OfferFollow(p) for p in g.clockwise_after(self.leader)])


class OfferFollow(Step):
    """A follower sees what those before left, and must be able to do the whole action."""

    def __init__(self, player: int) -> None:
        self.player: Final = player

    def do(self, g: Fort) -> None:
        """Ask who has a card to follow with."""
        if followable(g, self.player):
            g.then(Follow(self.player))


def followable(g: Fort, player: i64) -> list[int]:
    """Return the hand cards that a player could follow with."""
    hand = g.distinct([c for c in g.players[player].hand if matches(g, c)])
    if not hand:
        return hand
    action = g.action(g.play.card, PUBLIC)
    possible = units(g, player, action, settled_kind(g), 1)
    if action.per < SUITS:
        return [c for c in hand if symbols(g, c, action.per) > 0] if possible > 0 else []
    n = board_count(g, player, action)
    enough = possible >= n if n > 0 else g.house.zero_counts
    return hand if enough else []


def matches(g: Fort, card: i64) -> bool:
    """Tell whether a card shows a suit of the played card; the leader has named its coin."""
    count = g.box.kids[card].count
    if count[COIN] > 0 or (g.play.coin != NONE and count[g.play.coin] > 0):
        return True
    for suit in g.box.kids[g.play.card].suits:
        if suit != COIN and count[suit] > 0:
            return True
    return False


def symbols(g: Fort, card: i64, suit: i64) -> i64:
    """Return how many symbols of a discarded card count; a coin is whatever is needed."""
    count = g.box.kids[card].count
    return count[suit] + count[COIN]


def settled_kind(g: Fort) -> i64:
    """Return the kind of token that the leader took, which binds the followers."""
    action = g.action(g.play.card, PUBLIC)
    for effect in (action.first, action.second):
        if effect.word == GAIN and effect.kind == EITHER:
            return g.play.kind
    return NONE


class Follow(Choice):
    """To follow, discard one hand card that shows a suit of the played card."""

    width: ClassVar[int] = 129
    rule: ClassVar[int] = numbering.MAY_FOLLOW
    zones: ClassVar[tuple[str, ...]] = ("hand", "button/pass")

    def options(self, g: Fort) -> list[int]:
        """Return the cards that may be discarded, and PASS."""
        return [*followable(g, self.player), PASS]

    def take(self, g: Fort, option: int) -> None:
        """Discard the card and do the action."""
        if option == PASS:
            return
        p = self.player
        discard_to_follow(g, p, option)
        action = g.action(g.play.card, PUBLIC)
        if action.per >= SUITS:
            begin_follow(g, p, board_count(g, p, action))
            g.then(Repeat(p))
            return
        shown = symbols(g, option, action.per)
        if g.players[p].perk == COPY_CAT:
            g.then(FollowAlso(p, 1, shown), Repeat(p))
        else:
            g.then(FollowCount(p, 1, shown), Repeat(p))

    def target(self, g: Fort, option: int) -> str:
        """Return the card's place, or the button."""
        return "button/pass" if option == PASS else card_target(g, self.player, option)

    def told(self, g: Fort) -> dict[str, int | str]:
        """Name the played card and the leader, and what limits the repetitions."""
        kid = g.box.kids[g.play.card]
        named = {"card": f"kid/{kid.id}", "leader": f"seat/{g.play.leader}"}
        return {**named, **limits(g, self.player, cards=0, shown=0, spent=1)}

    def why_not(self, g: Fort, option: int) -> int:
        """Tell a card that doesn't match from one that would not do for the whole action."""
        if option in self.options(g):
            return 0
        if option not in g.players[self.player].hand:
            return numbering.MATCHING_CARD
        if not matches(g, option):
            has_coin = g.box.kids[g.play.card].count[COIN] > 0
            return numbering.NAMED_COIN if has_coin else numbering.MATCHING_CARD
        designs = [g.box.designs[c] for c in followable(g, self.player)]
        return numbering.TWINS if g.box.designs[option] in designs else numbering.WHOLE_ACTION


def discard_to_follow(g: Fort, player: i64, card: i64) -> None:
    """Discard a card; it lies in the discard before the action is done."""
    me = g.players[player]
    g.leave_hand(player, card)
    me.discard.append(card)
    if player not in g.play.followers:
        g.play.followers = (*g.play.followers, player)
    g.say(numbering.FOLLOWS, player, card)


def limits(g: Fort, player: i64, cards: i64, shown: i64, spent: i64) -> dict[str, int | str]:
    """Return how many cards were discarded, the symbols that count, and how many may be used.

    `spent` hand cards will be gone when the action begins.
    """
    action = g.action(g.play.card, PUBLIC)
    if action.per >= SUITS:
        return {}
    return {
        "cards": int(cards),
        "shown": int(shown + agreed_symbols(g, player, action.per)),
        "possible": int(units(g, player, action, settled_kind(g), spent)),
    }


def agreed_symbols(g: Fort, player: i64, suit: i64) -> i64:
    """Return the symbols of a follower's lookout that count, if so agreed."""
    if not g.house.followers_count_lookout:
        return 0
    shown: i64 = 0
    for card in g.players[player].lookout:
        shown += symbols(g, card, suit)
    return shown


def begin_follow(g: Fort, player: i64, n: i64) -> None:
    """Start the public action for a follower, all of it."""
    begin(g, player, PUBLIC, n, True)
    g.play.chosen = settled_kind(g)


class FollowAlso(Choice):
    """Copy Cat: discard a second matching card, which must contribute a symbol too."""

    width: ClassVar[int] = 129
    rule: ClassVar[int] = numbering.COPY_CAT_PERK
    zones: ClassVar[tuple[str, ...]] = ("hand", "button/enough")

    def __init__(self, player: int, cards: int, shown: int) -> None:
        super().__init__(player)
        self.cards: Final = cards
        self.shown: Final = shown

    def options(self, g: Fort) -> list[int]:
        """Return the cards that may be discarded too, and PASS."""
        p = self.player
        action = g.action(g.play.card, PUBLIC)
        hand = g.players[p].hand
        if units(g, p, action, settled_kind(g), 1) <= self.cards:
            return [PASS]
        matching = g.distinct([c for c in hand if matches(g, c)])
        return [*[c for c in matching if symbols(g, c, action.per) > 0], PASS]

    def take(self, g: Fort, option: int) -> None:
        """Discard the card, or count what was discarded."""
        p = self.player
        if option == PASS:
            g.then(FollowCount(p, self.cards, self.shown))
            return
        discard_to_follow(g, p, option)
        cards = self.cards + 1
        shown = self.shown + symbols(g, option, g.action(g.play.card, PUBLIC).per)
        if cards < g.house.copy_cat_cards:
            g.then(FollowAlso(p, cards, shown))
        else:
            g.then(FollowCount(p, cards, shown))

    def target(self, g: Fort, option: int) -> str:
        """Return the card's place, or the button."""
        return "button/enough" if option == PASS else card_target(g, self.player, option)

    def told(self, g: Fort) -> dict[str, int | str]:
        """Tell what limits the repetitions."""
        return limits(g, self.player, self.cards, self.shown, spent=1)


class FollowCount(Choice):
    """Of two matching symbols one or both may be counted, as far as the action stays whole."""

    width: ClassVar[int] = 40
    rule: ClassVar[int] = numbering.BOTH_SYMBOLS
    zones: ClassVar[tuple[str, ...]] = ("amount",)

    def __init__(self, player: int, cards: int, shown: int) -> None:
        super().__init__(player)
        self.cards: Final = cards
        self.shown: Final = shown

    def highest(self, g: Fort) -> i64:
        """Return the most repetitions: the symbols shown, with the lookout if so agreed."""
        suit = g.action(g.play.card, PUBLIC).per
        return self.shown + agreed_symbols(g, self.player, suit)

    def options(self, g: Fort) -> list[int]:
        """Return the numbers of repetitions that can be done in full."""
        action = g.action(g.play.card, PUBLIC)
        possible = units(g, self.player, action, settled_kind(g), 0)
        return [n for n in range(self.cards, self.highest(g) + 1) if n <= possible]

    def take(self, g: Fort, option: int) -> None:
        """Do the action so often."""
        begin_follow(g, self.player, option)

    def target(self, g: Fort, option: int) -> str:
        """Return the number."""
        return f"amount/{option}"

    def told(self, g: Fort) -> dict[str, int | str]:
        """Tell what limits the repetitions."""
        return limits(g, self.player, self.cards, self.shown, spent=0)

    def why_not(self, g: Fort, option: int) -> int:
        """Tell too few from more than can be done and from more than is shown."""
        if option in self.options(g):
            return 0
        if option < self.cards:
            return numbering.COPY_CAT_PERK if self.cards > 1 else numbering.WHOLE_ACTION
        return numbering.WHOLE_ACTION if option <= self.highest(g) else numbering.BOTH_SYMBOLS
