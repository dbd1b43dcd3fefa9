"""Fort: the play on the table."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from klubovna.games.fort.pieces.numbers import NONE, Cards

# The results of a play are pairs, one number for each panel: what became of it; from here on in
# how many repetitions anything was done; from here on how many there were.
DONE: Final = 2
COUNTED: Final = 4


@mypyc_attr(acyclic=True, free_list_len=1)
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
        first_did: bool,
        second_did: bool,
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
        self.first_did: bool = first_did
        self.second_did: bool = second_did
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
        return self.results[DONE + panel]

    def counted(self, panel: i64) -> i64:
        """Return how many repetitions an action had."""
        return self.results[COUNTED + panel]

    def note_done(self, panel: i64, repetitions: i64) -> None:
        """Note in how many repetitions of an action anything was done."""
        self.results[DONE + panel] = repetitions

    def note_result(self, panel: i64, result: i64) -> None:
        """Note what became of the action being done, and how many repetitions it had."""
        self.results[panel] = result
        self.results[COUNTED + panel] = self.n


def no_play(leader: i64) -> Play:
    """Return a play before any card is chosen."""
    return Play(
        leader,
        card=NONE,
        coin=NONE,
        added=[],
        suits=[],
        results=[0, 0, 0, 0, 0, 0],
        kind=NONE,
        coins_suit=NONE,
        coins_used=0,
        panel=NONE,
        suit=NONE,
        n=0,
        rep=0,
        first_did=False,
        second_did=False,
        chosen=NONE,
        last=NONE,
        whole=True,
        short=False,
        at_risk=False,
        followers=(),
        gone=False,
    )
