"""Woodcraft: what belongs to one player."""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from klubovna.games.woodcraft.pieces.numbers import (
    ATTIC,
    BIT,
    CHAIN_SIZES,
    CHAINS,
    CLASSES,
    COLOURS,
    GOODS,
    JOINTS,
    NONE,
    POTS,
    SAWS,
    TRACKS,
    Shared,
)


@mypyc_attr(acyclic=True)
class Player:
    """A workshop. Wood is counted by class of dice; `trees` are the dice in the pots.

    `helpers` are in the order of placing, with `spaces` beside them; `orders` in the order of
    arrival, with `rows` beside them. `offered` are the helpers dealt before the game;
    `milestones` of reputation that were paid are bits.
    """

    def __init__(
        self,
        goods: list[int],
        wood: list[int],
        trees: Shared,
        owned: Shared,
        ready_saws: int,
        ready_joints: int,
        ready_gluer: int,
        helpers: Shared,
        spaces: Shared,
        attic: Shared,
        hand: Shared,
        offered: Shared,
        orders: Shared,
        rows: Shared,
        done: Shared,
        commissions: Shared,
        income: Shared,
        reputation: int,
        marketing: int,
        milestones: int,
    ) -> None:
        self.goods = goods
        self.wood = wood
        self.trees = trees
        self.owned = owned
        self.ready_saws = ready_saws
        self.ready_joints = ready_joints
        self.ready_gluer = ready_gluer
        self.helpers = helpers
        self.spaces = spaces
        self.attic = attic
        self.hand = hand
        self.offered = offered
        self.orders = orders
        self.rows = rows
        self.done = done
        self.commissions = commissions
        self.income = income
        self.reputation = reputation
        self.marketing = marketing
        self.milestones = milestones

    def clone(self) -> Player:
        """Return an equal player that shares nothing with this one."""
        return Player(
            self.goods.copy(),
            self.wood.copy(),
            self.trees,
            self.owned,
            self.ready_saws,
            self.ready_joints,
            self.ready_gluer,
            self.helpers,
            self.spaces,
            self.attic,
            self.hand,
            self.offered,
            self.orders,
            self.rows,
            self.done,
            self.commissions,
            self.income,
            self.reputation,
            self.marketing,
            self.milestones,
        )

    def helper_on(self, space: i64) -> int:
        """Return the helper on a space, NONE if it is empty."""
        for n in range(len(self.spaces)):
            if self.spaces[n] == space:
                return self.helpers[n]
        return NONE

    # Tiles of the workshop.

    def used_saws(self) -> int:
        """Return how many sawing tiles are face down."""
        return self.owned[SAWS] - self.ready_saws

    def is_used_joint(self, joint: i64) -> bool:
        """Tell whether a joint tile is owned and face down."""
        return joint < self.owned[JOINTS] and not self.ready_joints & BIT[joint]

    def make_ready(self) -> None:
        """Turn all tiles face up."""
        self.ready_saws = self.owned[SAWS]
        self.ready_joints = BIT[self.owned[JOINTS]] - 1
        self.ready_gluer = self.owned[3]

    def empty_pots(self) -> list[int]:
        """Return the pots without a tree."""
        return [pot for pot in range(self.owned[POTS]) if self.trees[pot] == NONE]

    def planted_pots(self) -> list[int]:
        """Return the pots with a tree."""
        return [pot for pot in range(self.owned[POTS]) if self.trees[pot] != NONE]

    def dice(self) -> int:
        """Return how many dice lie in the wood store."""
        dice = 0
        for count in self.wood:
            dice += count
        return dice

    def has_wood(self) -> bool:
        """Tell whether any dice lie in the wood store."""
        for count in self.wood:
            if count:
                return True
        return False

    def has_order(self, order: i64) -> bool:
        """Tell whether an order lies beside the board."""
        return order in self.orders


def new_player(starts: tuple[int, ...]) -> Player:
    """Return an empty workshop with the tiles of the start, all ready."""
    owned = [1, 1, 1, 0]
    assert len(owned) == CHAINS == len(CHAIN_SIZES)
    return Player(
        goods=[0] * GOODS,
        wood=[0] * CLASSES,
        trees=[NONE] * COLOURS,
        owned=owned,
        ready_saws=1,
        ready_joints=BIT[0],
        ready_gluer=0,
        helpers=[],
        spaces=[],
        attic=[NONE] * ATTIC,
        hand=[],
        offered=[],
        orders=[],
        rows=[],
        done=[],
        commissions=[],
        income=[starts[track] for track in range(TRACKS)],
        reputation=0,
        marketing=1,
        milestones=0,
    )
