"""Creature Comforts: the month. A traveller comes, dice are rolled, workers are sent out."""

from __future__ import annotations

from typing import ClassVar, Final

from klubovna.core.step import NOBODY, Choice, Step, Together
from klubovna.games.creature_comforts.box.contents import (
    LYNX,
    RAVEN,
    TURKEY,
    WOLF,
)
from klubovna.games.creature_comforts.pieces.numbers import (
    AUTUMN,
    BIT,
    BOARD_PLACES,
    CARDS_PER_DECK,
    FACES,
    FAMILY_DICE,
    FOREST,
    GOODS,
    MEADOW,
    NEST,
    PLACE_IDS,
    RESOURCE_IDS,
    SEASONS,
    VILLAGE_DICE,
    exchanged,
    without,
    without_at,
)
from klubovna.games.creature_comforts.rules.dice import turned
from klubovna.games.creature_comforts.rules.places import take_from_nest
from klubovna.games.creature_comforts.rules.placing import SendWorkers
from klubovna.games.creature_comforts.rules.turn import Turn
from klubovna.games.creature_comforts.rules.winter import EndOfMonth, Winter
from klubovna.games.creature_comforts.state import Comforts
from klubovna.games.creature_comforts.text import numbering

PASS: Final = 0


def season_of(g: Comforts, month: int) -> int:
    """Return the season of a month: a short game has fewer of the first two."""
    shortest = g.months // SEASONS
    longest = shortest + (g.months % SEASONS > 0)
    return min((month - 1) // longest, AUTUMN)


def next_valley(g: Comforts, month: int) -> None:
    """Uncover the forest and the meadow of a month."""
    season = season_of(g, month)
    g.forest = uncover(g, FOREST, season)
    g.meadow = uncover(g, MEADOW, season)


def uncover(g: Comforts, deck: int, season: int) -> int:
    """Draw one of the cards of a deck and a season that nobody has seen."""
    first = deck * CARDS_PER_DECK
    cards = range(first, first + CARDS_PER_DECK)
    left = [card for card in g.unseen if card in cards and g.box.valley[card].season == season]
    card = left[g.chance(len(left))]
    g.unseen = without(g.unseen, card)
    return card


class Month(Step):
    """A month: traveller, family dice, workers, village dice, turns, upkeep."""

    def do(self, g: Comforts) -> None:
        """Begin the next month."""
        g.month += 1
        g.say(numbering.NEW_MONTH, NOBODY, g.month, season_of(g, g.month))
        g.then(
            Arrive(),
            RollFamilyDice(),
            SendWorkers(),
            RollVillageDice(),
            Turns(),
            EndOfMonth(),
            Upkeep(),
        )


class Arrive(Step):
    """A traveller comes to the Inn; some have an effect at once, for all in turn order."""

    def do(self, g: Comforts) -> None:
        """Turn up a traveller."""
        at = g.chance(len(g.travellers))
        g.traveller = g.travellers[at]
        g.travellers = without_at(g.travellers, at)
        g.say(numbering.ARRIVED, NOBODY, g.traveller)
        if g.effect() == LYNX:
            g.then(*[LynxGift(seat, NOBODY) for seat in g.order()])
        elif g.effect() == WOLF:
            g.then(*[WolfTake(seat) for seat in g.order()])
        elif g.effect() == RAVEN:
            g.then(*[RavenMark(seat) for seat in g.order()])


class LynxGift(Choice):
    """Choose two different goods from the supply for your left neighbour, one after the other."""

    width: ClassVar[int] = GOODS
    rule: ClassVar[int] = numbering.LYNX
    zones: ClassVar[tuple[str, ...]] = ("good",)

    def __init__(self, player: int, first: int) -> None:
        super().__init__(player)
        self.first: Final = first

    def options(self, g: Comforts) -> list[int]:
        """Return the goods but the one chosen first."""
        return [good for good in range(GOODS) if good != self.first]

    def take(self, g: Comforts, option: int) -> None:
        """Give the good."""
        g.gain(g.left_of(self.player), option, 1)
        if self.first == NOBODY:
            g.then(LynxGift(self.player, option))

    def target(self, g: Comforts, option: int) -> str:
        """Return the good."""
        return f"good/{RESOURCE_IDS[option]}"


class WolfTake(Choice):
    """You may take one of the comforts in the owl's nest; it is filled at once."""

    width: ClassVar[int] = NEST + 1
    rule: ClassVar[int] = numbering.WOLF
    zones: ClassVar[tuple[str, ...]] = ("nest", "button/pass")

    def options(self, g: Comforts) -> list[int]:
        """Return the slots, and passing."""
        return [PASS, *range(1, len(g.nest) + 1)]

    def take(self, g: Comforts, option: int) -> None:
        """Take the card."""
        if option != PASS:
            take_from_nest(g, self.player, option - 1)

    def target(self, g: Comforts, option: int) -> str:
        """Return the slot or the button."""
        return "button/pass" if option == PASS else f"nest/{option - 1}"


class RavenMark(Choice):
    """Lay a coin on a place where none lies: this month it brings a coin to all who resolve it."""

    width: ClassVar[int] = BOARD_PLACES
    rule: ClassVar[int] = numbering.RAVEN
    zones: ClassVar[tuple[str, ...]] = ("place",)

    def options(self, g: Comforts) -> list[int]:
        """Return the places without a coin."""
        return [place for place in range(BOARD_PLACES) if not g.ravens & BIT[place]]

    def take(self, g: Comforts, option: int) -> None:
        """Lay the coin."""
        g.ravens |= BIT[option]
        g.say(numbering.MARKED, self.player, option)

    def target(self, g: Comforts, option: int) -> str:
        """Return the place."""
        return f"place/{PLACE_IDS[option]}"


class RollFamilyDice(Step):
    """Everybody rolls the two dice of the family; they stay as they are for the month."""

    def do(self, g: Comforts) -> None:
        """Roll for everybody."""
        for seat in range(g.seats()):
            dice = [g.chance(FACES) + 1 for _ in range(FAMILY_DICE)]
            g.players[seat].dice = dice
            g.say(numbering.ROLLED_FAMILY, seat, dice[0], dice[1])
        if g.effect() == TURKEY:
            g.then(TurnDie())


class TurnDie(Together):
    """Everybody may turn one die of the family to any value, before workers are sent out."""

    width: ClassVar[int] = 1 + FAMILY_DICE * FACES
    rule: ClassVar[int] = numbering.TURKEY
    zones: ClassVar[tuple[str, ...]] = ("family", "button/pass")

    def options_of(self, g: Comforts, player: int, answer: list[int]) -> list[int]:
        """Return every other value of each die, and passing; equal dice once."""
        if answer:
            return []
        dice = g.players[player].dice
        found = [PASS]
        for die in range(FAMILY_DICE):
            if dice.index(dice[die]) == die:
                found += [
                    1 + die * FACES + value - 1
                    for value in range(1, FACES + 1)
                    if value != dice[die]
                ]
        return found

    def reveal(self, g: Comforts, answers: list[list[int]]) -> None:
        """Turn the dice."""
        for seat in range(len(answers)):
            if answers[seat][0] == PASS:
                continue
            die, value = divmod(answers[seat][0] - 1, FACES)
            me = g.players[seat]
            g.say(numbering.TURNED_DIE, seat, me.dice[die], value + 1)
            me.dice = exchanged(me.dice, die, value + 1)

    def target_of(self, g: Comforts, player: int, option: int) -> str:
        """Return the die and its value, or the button."""
        if option == PASS:
            return "button/pass"
        return f"family/{(option - 1) // FACES}-{(option - 1) % FACES + 1}"


class RollVillageDice(Step):
    """Once all workers are out, the Early Bird rolls four dice for the whole village."""

    def do(self, g: Comforts) -> None:
        """Roll."""
        g.village = [g.chance(FACES) + 1 for _ in range(VILLAGE_DICE)]
        low, high = g.village[0] * 10 + g.village[1], g.village[2] * 10 + g.village[3]
        g.say(numbering.ROLLED_VILLAGE, NOBODY, low, high)


class Turns(Step):
    """Everybody has a turn, the Early Bird first, then clockwise."""

    def do(self, g: Comforts) -> None:
        """Write the turns."""
        g.then(*[Turn(seat) for seat in g.order()])


class Upkeep(Step):
    """The month's valley cards leave; if they were the last, winter ends the game.

    Else everything moves on by one.
    """

    def do(self, g: Comforts) -> None:
        """Move everything on."""
        if g.month == g.months:
            g.forest = g.meadow = NOBODY
            g.say(numbering.WINTER_CAME, NOBODY)
            g.then(Winter())
        else:
            g.then(MoveOn())


class MoveOn(Step):
    """The wheel turns, the oldest comfort and the lowest improvement go, the worm is passed."""

    def do(self, g: Comforts) -> None:
        """Prepare the next month."""
        next_valley(g, g.month + 1)
        g.wheel = turned(g.wheel)
        g.say(numbering.WHEEL_TURNED, NOBODY, g.wheel)
        if g.nest:
            kind = g.nest[0]
            g.nest = without_at(g.nest, 0)
            g.discard = exchanged(g.discard, kind, g.discard[kind] + 1)
            g.say(numbering.NEST_MOVED, NOBODY, kind)
        g.fill_nest()
        if g.ladder:
            kind = g.ladder[0]
            g.ladder = without_at(g.ladder, 0)
            g.scrapped = exchanged(g.scrapped, kind, g.scrapped[kind] + 1)
            g.say(numbering.LADDER_MOVED, NOBODY, kind)
        g.fill_ladder()
        g.traveller = NOBODY
        g.ravens = 0
        g.village = []
        for player in g.players:
            player.dice = []
        g.bird = g.left_of(g.bird)
        g.then(Month())


STEPS: Final = (
    Month,
    Arrive,
    LynxGift,
    WolfTake,
    RavenMark,
    RollFamilyDice,
    TurnDie,
    RollVillageDice,
    Turns,
    Upkeep,
    MoveOn,
)
