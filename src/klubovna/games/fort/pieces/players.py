"""Fort: the settings, what a player has, and the play on the table."""

from __future__ import annotations

from typing import Final, TypeAlias

from mypy_extensions import i64

from klubovna.core.state import Value
from klubovna.games.fort.box.contents import COPY_CAT, DIY, XXL_BACKPACK, Box

NONE: Final = -1

# Heaps that change rarely are values: clones share them, a change replaces them.
Cards: TypeAlias = tuple[int, ...]

# The two panels of a card.
PUBLIC: Final = 0
PRIVATE: Final = 1

# What became of an action of the played card.
UNUSED: Final = 0
PART: Final = 1
FULL: Final = 2

# Of a player's four heaps of tokens, the stash has the first two; here the pack begins.
BACKPACK: Final = 2

# Whether this is the real game or a look ahead within a play (see lookahead.py).
REAL: Final = 0
SCOUTING: Final = 1
ENDED_WELL: Final = 2
ENDED_BADLY: Final = 3


def without(cards: Cards, card: int) -> Cards:
    """Return a heap without one card."""
    return tuple([c for c in cards if c != card])


class House:
    """The settings and powers as numbers, shared by all positions of a game."""

    def __init__(self, settings: dict[str, Value], box: Box) -> None:
        self.draft: Final = bool(settings["draft"])
        self.minimalism_points: Final = int(settings["minimalism_points"])
        self.rough_on_best_friends: Final = bool(settings["rough_housing_can_trash_best_friend"])
        self.followers_count_lookout: Final = bool(settings["followers_may_count_lookout_suits"])
        self.zero_counts: Final = bool(settings["zero_repetition_counts_as_action"])
        self.limited_supply: Final = bool(settings["resource_supply_limited"])
        amounts = {perk.power: perk.amount for perk in box.perks}
        self.diy_surcharge: Final = amounts.get(DIY, 1)
        self.xxl_room: Final = amounts.get(XXL_BACKPACK, 2)
        self.copy_cat_cards: Final = amounts.get(COPY_CAT, 2)


class Player:
    """One player's cards, tokens and marks.

    `unseen` are own cards that were dealt in secret and never shown. `sure` are cards that
    everybody could know to be in the hand: taken from the discard, or the rest of an emptied deck.
    """

    def __init__(
        self,
        hand: list[int],
        deck: list[int],
        discard: list[int],
        yard: Cards,
        lookout: Cards,
        tokens: list[int],
        unseen: Cards,
        sure: Cards,
        level: i64,
        score: i64,
        rule: i64,
        perk: i64,
        board: i64,
    ) -> None:
        self.hand = hand
        self.deck = deck
        self.discard = discard
        self.yard = yard
        self.lookout = lookout
        self.tokens = tokens
        self.unseen = unseen
        self.sure = sure
        self.level: i64 = level
        self.score: i64 = score
        self.rule: i64 = rule
        self.perk: i64 = perk
        self.board: i64 = board

    def clone(self) -> Player:
        """Return an equal player that shares nothing with this one."""
        return Player(
            self.hand[:],
            self.deck[:],
            self.discard[:],
            self.yard,
            self.lookout,
            self.tokens[:],
            self.unseen,
            self.sure,
            self.level,
            self.score,
            self.rule,
            self.perk,
            self.board,
        )

    def packed(self) -> i64:
        """Return the number of tokens in the pack."""
        tokens = self.tokens
        return tokens[BACKPACK] + tokens[BACKPACK + 1]

    def stashed(self) -> i64:
        """Return the number of tokens in the stash."""
        return self.tokens[0] + self.tokens[1]

    def owned(self, kind: i64) -> i64:
        """Return the number of tokens of a kind in stash and pack."""
        return self.tokens[kind] + self.tokens[BACKPACK + kind]

    def all_cards(self) -> list[int]:
        """Return every card the player owns."""
        return [*self.hand, *self.deck, *self.discard, *self.yard, *self.lookout]


class Play:
    """The card that the leader plays, the cards added to it, and the action being done.

    `coin` is the suit that the played card's coin stands for, `suits` the same for each added
    card. `results` are, for both panels, what became of it, in how many repetitions anything was
    done, and how many there were. `kind` is what the leader took by the public action. Two actions
    are enough to remember one suit that coins of the lookout were spent on. `panel` is NONE until
    the first action starts, `suit` until one is named for "any suit".
    """

    def __init__(
        self,
        leader: i64,
        card: i64,
        coin: i64,
        added: list[int],
        suits: list[int],
        results: list[int],
        kind: i64,
        coins_suit: i64,
        coins_used: i64,
        panel: i64,
        suit: i64,
        n: i64,
        rep: i64,
        first_did: i64,
        second_did: i64,
        chosen: i64,
        last: i64,
        whole: bool,
        short: bool,
        at_risk: bool,
        followers: Cards,
        gone: bool,
    ) -> None:
        self.leader: i64 = leader
        self.card: i64 = card
        self.coin: i64 = coin
        self.added = added
        self.suits = suits
        self.results = results
        self.kind: i64 = kind
        self.coins_suit: i64 = coins_suit
        self.coins_used: i64 = coins_used
        # The action being done: its panel, its repetitions, what was done of the present one, the
        # kind or direction chosen, the last piece taken in rising order.
        self.panel: i64 = panel
        self.suit: i64 = suit
        self.n: i64 = n
        self.rep: i64 = rep
        self.first_did: i64 = first_did
        self.second_did: i64 = second_did
        self.chosen: i64 = chosen
        self.last: i64 = last
        self.whole: bool = whole
        self.short: bool = short
        self.at_risk: bool = at_risk
        # Who followed; whether Rough Housing trashed the played card.
        self.followers = followers
        self.gone: bool = gone

    def clone(self) -> Play:
        """Return an equal play that shares nothing with this one."""
        return Play(
            self.leader,
            self.card,
            self.coin,
            self.added[:],
            self.suits[:],
            self.results[:],
            self.kind,
            self.coins_suit,
            self.coins_used,
            self.panel,
            self.suit,
            self.n,
            self.rep,
            self.first_did,
            self.second_did,
            self.chosen,
            self.last,
            self.whole,
            self.short,
            self.at_risk,
            self.followers,
            self.gone,
        )

    def result(self, panel: i64) -> i64:
        """Return whether an action was left unused, done in part or in full."""
        return self.results[panel]

    def done(self, panel: i64) -> i64:
        """Return in how many repetitions of an action anything was done."""
        return self.results[2 + panel]

    def counted(self, panel: i64) -> i64:
        """Return how many repetitions an action had."""
        return self.results[4 + panel]


def no_play(leader: i64) -> Play:
    """Return a play before any card is chosen."""
    return Play(leader, NONE, NONE, [], [], [0, 0, 0, 0, 0, 0], NONE, NONE, 0, NONE, NONE, 0, 0,
                0, 0, NONE, NONE, True, False, False, (), False)  # fmt: skip
