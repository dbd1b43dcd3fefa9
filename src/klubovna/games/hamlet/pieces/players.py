"""Hamlet: what belongs to one player, and to the solo opponent."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from klubovna.games.hamlet.pieces.numbers import (
    BIT,
    CHURCH,
    REFINED,
    ROADS,
    TOKENS,
    Shared,
    without,
)


@mypyc_attr(acyclic=True)
class Player:
    """Coins, plans, workers. Villagers are `standing` until they act, then `lying`.

    `donkeys` have not moved in this turn, `moved` have; both are tiles, sorted.
    """

    def __init__(
        self,
        coins: int,
        score: int,
        plans: Shared,
        roads: int,
        supply: Shared,
        standing: Shared,
        lying: Shared,
        donkeys: Shared,
        moved: Shared,
        sales: Shared,
        deliveries: Shared,
        flags: Shared,
    ) -> None:
        self.coins = coins
        self.score = score
        self.plans = plans
        self.roads = roads  # left
        self.supply = supply  # tokens left, by resource - TIMBER
        self.standing = standing
        self.lying = lying
        self.donkeys = donkeys
        self.moved = moved
        self.sales = sales
        self.deliveries = deliveries
        self.flags = flags

    def clone(self) -> Player:
        """Return an equal player that shares nothing with this one."""
        return Player(
            self.coins,
            self.score,
            self.plans,
            self.roads,
            self.supply,
            self.standing,
            self.lying,
            self.donkeys,
            self.moved,
            self.sales,
            self.deliveries,
            self.flags,
        )

    def villagers(self) -> int:
        """Return how many villagers are in the village."""
        return len(self.standing) + len(self.lying)

    def donkey_count(self) -> int:
        """Return how many donkeys are in the village."""
        return len(self.donkeys) + len(self.moved)

    def donkey_tiles(self) -> int:
        """Return the tiles with a donkey, as bits."""
        tiles = 0
        for tile in self.donkeys:
            tiles |= BIT[tile]
        for tile in self.moved:
            tiles |= BIT[tile]
        return tiles

    def lay_down(self, tile: int) -> None:
        """Let a villager act on a tile: one who stands there already, or the first."""
        who = tile if tile in self.standing else self.standing[0]
        self.standing = without(self.standing, who)
        self.lying = sorted([*self.lying, tile])

    def get_up(self) -> None:
        """A new turn: villagers stand up."""
        self.standing = sorted(self.standing + self.lying)
        self.lying = []

    def rest_donkeys(self) -> None:
        """The end of a turn: all donkeys may move in the next one."""
        self.donkeys = sorted(self.donkeys + self.moved)
        self.moved = []


def new_player(coins: int) -> Player:
    """Return a player with a villager and a donkey on the church."""
    return Player(coins, 0, [], ROADS, [TOKENS] * REFINED, [CHURCH], [], [CHURCH], [], [], [], [])


class Rival:
    """The solo opponent's own things: favour, the order of action tokens, the discs in the cup."""

    def __init__(self, favour: int, is_up: bool, actions: list[int], cup: list[int]) -> None:
        self.favour = favour
        self.is_up = is_up
        self.actions = actions
        self.cup = cup

    def clone(self) -> Rival:
        """Return an equal one that shares nothing with this one."""
        return Rival(self.favour, self.is_up, self.actions.copy(), self.cup.copy())
