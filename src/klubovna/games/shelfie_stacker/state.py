"""Shelfie Stacker: the pieces on the table, and the verbs that move them."""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from klubovna.core.luck import Luck
from klubovna.core.state import State, Value
from klubovna.games.shelfie_stacker.box.contents import Box, Character
from klubovna.games.shelfie_stacker.pieces.numbers import (
    CHARACTERS,
    COLOURS,
    DECK_IDS,
    FACES,
    Shared,
    colour_of,
    deck_of,
    in_order,
    make_die,
    without,
)
from klubovna.games.shelfie_stacker.pieces.players import SEAT, Player
from klubovna.games.shelfie_stacker.pieces.shelf import misfit
from klubovna.games.shelfie_stacker.text import numbering


@mypyc_attr(acyclic=True)
class Shelfie(State):
    """A position. In a solo game the rival is the second player, but holds no seat."""

    def __init__(
        self,
        luck: Luck,
        settings: dict[str, Value],
        box: Box,
        players: list[Player],
        bag: list[int],
        gone: list[int],
        deliveries: list[Shared],
        takers: list[int],
        round: int,
        turn: int,
        order: Shared,
        sidekick: int,
        competition: int,
        end_cards: tuple[int, ...],
        sidekick_owner: int,
        competition_owner: int,
    ) -> None:
        super().__init__(luck, settings)
        self.box = box
        self.players = players
        self.bag = bag
        self.gone = gone
        self.deliveries = deliveries
        self.takers = takers
        self.round = round
        self.turn = turn
        self.order = order
        self.sidekick = sidekick
        self.competition = competition
        self.end_cards = end_cards
        self.sidekick_owner = sidekick_owner
        self.competition_owner = competition_owner

    def clone(self) -> Shelfie:
        """Return an equal position that shares nothing with this one."""
        made = Shelfie(
            self.luck.clone(),
            self.settings,
            self.box,
            [player.clone() for player in self.players],
            self.bag.copy(),
            self.gone.copy(),
            self.deliveries.copy(),
            self.takers.copy(),
            self.round,
            self.turn,
            self.order,
            self.sidekick,
            self.competition,
            self.end_cards,
            self.sidekick_owner,
            self.competition_owner,
        )
        self.hand_on(made)
        return made

    def seats(self) -> int:
        """Return the number of people."""
        return 1 if self.is_solo() else len(self.players)

    def is_solo(self) -> bool:
        """Tell whether the second player is the rival of a solo game."""
        return self.players[-1].kind != SEAT

    # Characters.

    def character(self, copy: i64) -> Character:
        """Return the character that a copy shows."""
        return self.box.characters[copy % CHARACTERS]

    def card_word(self, copy: i64) -> str:
        """Return a copy of a character as text, such as "cat#green"."""
        return f"{self.character(copy).id}#{DECK_IDS[deck_of(copy)]}"

    def spend(self, player: int, copy: int) -> None:
        """Turn a ready character over: its ability is used."""
        me = self.players[player]
        me.ready = without(me.ready, copy)
        me.spent = [*me.spent, copy]
        self.say(numbering.USED[copy % CHARACTERS], player)

    # Dice.

    def draw_die(self) -> int:
        """Draw a die from the bag; it shows whatever it shows."""
        dice: i64 = 0
        for count in self.bag:
            dice += count
        drawn = self.chance(dice)
        colour = 0
        while drawn >= self.bag[colour]:
            drawn -= self.bag[colour]
            colour += 1
        self.bag[colour] -= 1
        return make_die(colour, self.chance(FACES) + 1)

    def return_die(self, die: i64) -> None:
        """Put a die back into the bag."""
        self.bag[colour_of(die)] += 1

    def misfit(self, player: int, die: i64, column: int) -> int:
        """Return what keeps a die off the next free place of a column: FITS, FULL, or bits."""
        return misfit(self.players[player].columns[column], die)

    def place(self, player: int, die: int, column: int) -> None:
        """Move a die from the delivery on top of a column."""
        me = self.players[player]
        me.tray.remove(die)
        me.columns[column] = [*me.columns[column], die]
        self.say(numbering.PLACED, player, die, column + 1)

    def shame(self, player: int, die: int) -> None:
        """Move a die from the delivery to the shelf of shame."""
        me = self.players[player]
        me.tray.remove(die)
        me.shame = in_order(me.shame, die)

    def replace(self, player: int, die: int, new: int) -> None:
        """Turn a die of the delivery to another value; it stays where it lies."""
        tray = self.players[player].tray
        tray[tray.index(die)] = new

    # Counting.

    def census(self) -> list[int]:
        """Count the dice of each colour, wherever they are."""
        counts = [self.bag[c] + self.gone[c] for c in range(COLOURS)]
        for delivery in self.deliveries:
            for die in delivery:
                counts[colour_of(die)] += 1
        for player in self.players:
            for die in player.dice():
                counts[colour_of(die)] += 1
        return counts
