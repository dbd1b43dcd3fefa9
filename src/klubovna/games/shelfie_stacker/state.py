"""Shelfie Stacker: the pieces on the table, and the verbs that move them."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from klubovna.core.luck import Luck
from klubovna.core.state import State, Value
from klubovna.games.shelfie_stacker.box.contents import Box, Character
from klubovna.games.shelfie_stacker.pieces.numbers import (
    CHARACTERS,
    COLOURS,
    DECK_IDS,
    DICE,
    FACES,
    HEIGHT,
    colour_of,
    deck_of,
    make_die,
    value_of,
)
from klubovna.games.shelfie_stacker.text import numbering

# Who somebody at the table is.
SEAT: Final = 0
FRIEND: Final = 1  # the imaginary friend: takes dice out of the game
SHEM: Final = 2  # the bot of the rulebook, with a shelf of its own

# What a place on the shelf asks of a die; bits that a character can waive.
FITS: Final = 0
COLOUR: Final = 1
NUMBER: Final = 2
FULL: Final = -1


class Player:
    """Everything in front of one player.

    A stored die is a number `copy * 24 + die`: on which card it lies, and which die it is. What
    was stored in this turn is `fresh`.
    """

    def __init__(
        self,
        deck: int,
        kind: int,
        columns: list[list[int]],
        shame: list[int],
        tray: list[int],
        hand: list[int],
        ready: list[int],
        spent: list[int],
        stored: list[int],
        fresh: list[int],
        current: int,
    ) -> None:
        self.deck: Final = deck
        self.kind: Final = kind
        self.columns = columns
        self.shame = shame
        self.tray = tray
        self.hand = hand
        self.ready = ready
        self.spent = spent
        self.stored = stored
        self.fresh = fresh
        self.current = current

    def clone(self) -> Player:
        """Return an equal player that shares nothing with this one."""
        return Player(
            self.deck,
            self.kind,
            [column.copy() for column in self.columns],
            self.shame.copy(),
            self.tray.copy(),
            self.hand.copy(),
            self.ready.copy(),
            self.spent.copy(),
            self.stored.copy(),
            self.fresh.copy(),
            self.current,
        )

    def dice(self) -> list[int]:
        """Return all dice in front of the player, wherever they lie."""
        kept = [number % DICE for number in self.stored + self.fresh]
        return [die for column in self.columns for die in column] + self.shame + self.tray + kept


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
        deliveries: list[list[int]],
        takers: list[int],
        round: int,
        turn: int,
        order: list[int],
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
            [delivery.copy() for delivery in self.deliveries],
            self.takers.copy(),
            self.round,
            self.turn,
            self.order.copy(),
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
        me.ready.remove(copy)
        me.spent.append(copy)
        self.say(numbering.USED[copy % CHARACTERS], player)

    # Dice.

    def draw_die(self) -> int:
        """Draw a die from the bag; it shows whatever it shows."""
        drawn = self.chance(sum(self.bag))
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
        me.columns[column].append(die)
        self.say(numbering.PLACED, player, die, column + 1)

    def shame(self, player: int, die: int) -> None:
        """Move a die from the delivery to the shelf of shame."""
        me = self.players[player]
        me.tray.remove(die)
        me.shame.append(die)
        me.shame.sort()

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


def misfit(column: list[int], die: i64) -> int:
    """Return what keeps a die off the next free place of a column: FITS, FULL, or bits."""
    if not column:
        return FITS
    if len(column) == HEIGHT:
        return FULL
    wrong = FITS
    if colour_of(die) != colour_of(column[0]):
        wrong |= COLOUR
    if value_of(die) <= value_of(column[-1]):
        wrong |= NUMBER
    return wrong
