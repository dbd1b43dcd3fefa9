"""Marbles: the pieces on the table, and the verbs that move them."""

from __future__ import annotations

from klubovna.core.luck import Luck
from klubovna.core.state import State, Value
from klubovna.games._template.pieces.players import Player


class Marbles(State):
    """A position. All heaps of marbles are kept sorted, so that equal heaps are equal lists."""

    def __init__(
        self,
        luck: Luck,
        settings: dict[str, Value],
        players: list[Player],
        bag: list[int],
        ring: list[int],
        round: int,
    ) -> None:
        super().__init__(luck, settings)
        self.players = players
        self.bag = bag
        self.ring = ring
        self.round = round

    def clone(self) -> Marbles:
        """Return an equal position that shares nothing with this one."""
        made = Marbles(
            self.luck.clone(),
            self.settings,
            [player.clone() for player in self.players],
            self.bag.copy(),
            self.ring.copy(),
            self.round,
        )
        self.hand_on(made)
        return made

    def seats(self) -> int:
        """Return the number of players."""
        return len(self.players)

    def everywhere(self) -> list[int]:
        """Return all marbles of the game."""
        hands_and_pouches = [m for p in self.players for m in p.hand + p.pouch]
        return self.bag + self.ring + hands_and_pouches

    def draw(self, player: int) -> int:
        """Draw a marble from the bag into the hand of `player`."""
        marble = self.bag.pop(self.chance(len(self.bag)))
        self.players[player].hand.append(marble)
        self.players[player].hand.sort()
        return marble

    def shoot(self, player: int, marble: int) -> None:
        """Shoot a marble from the hand of `player` into the ring."""
        self.players[player].hand.remove(marble)
        self.ring.append(marble)
        self.ring.sort()

    def take(self, player: int, marble: int) -> None:
        """Move a marble from the ring into the pouch of `player`."""
        self.ring.remove(marble)
        self.players[player].pouch.append(marble)
        self.players[player].pouch.sort()
