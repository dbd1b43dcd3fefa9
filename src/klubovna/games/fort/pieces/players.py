"""Fort: what a player has."""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from klubovna.games.fort.pieces.numbers import BACKPACK, Cards


@mypyc_attr(acyclic=True)
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
