"""Shelfie Stacker: a player's turn. Take a delivery, then place every die of it."""

from __future__ import annotations

from typing import ClassVar, Final

from klubovna.core.step import Choice, Confirm
from klubovna.games.shelfie_stacker.box.contents import REUSE, SWAP_BOXES, WAIVE
from klubovna.games.shelfie_stacker.pieces.numbers import (
    CHARACTERS,
    COLUMNS,
    DECKS,
    DICE,
    JOKER,
    MOST_BOXES,
    colour_of,
    die_word,
    make_die,
    value_of,
    without,
)
from klubovna.games.shelfie_stacker.pieces.shelf import COLOUR, FITS, FULL, NUMBER, misfit
from klubovna.games.shelfie_stacker.rules import abilities
from klubovna.games.shelfie_stacker.rules.use import ReuseCard, use_card
from klubovna.games.shelfie_stacker.state import Shelfie
from klubovna.games.shelfie_stacker.text import numbering

COPIES: Final = DECKS * CHARACTERS

# What TakeDelivery offers: deliveries, then characters.
CARD_BEFORE: Final = MOST_BOXES

# What Arrange offers: the end, dice to place, dice to take off cards, characters to use.
END: Final = 0
DIE: Final = 1
STORED: Final = DIE + DICE
CARD: Final = STORED + DICE

# What PlaceDie offers: columns, the shelf of shame, values for a joker, and leaving it.
SHAME: Final = COLUMNS
TURN: Final = COLUMNS  # TURN + value
ASIDE: Final = TURN + JOKER


class TakeDelivery(Choice):
    """Take one delivery that nobody has; before that, abilities for this moment may be used."""

    width: ClassVar[int] = CARD_BEFORE + COPIES
    rule: ClassVar[int] = numbering.TAKE_ONE
    zones: ClassVar[tuple[str, ...]] = ("delivery", "card")

    def options(self, g: Shelfie) -> list[int]:
        """Return the free deliveries and the usable characters."""
        found = [box for box in range(len(g.deliveries)) if g.deliveries[box]]
        return found + [CARD_BEFORE + c for c in abilities.usable_before_taking(g, self.player)]

    def take(self, g: Shelfie, option: int) -> None:
        """Take the dice, or use an ability first."""
        if option < CARD_BEFORE:
            me = g.players[self.player]
            me.tray += g.deliveries[option]
            g.deliveries[option] = []
            g.takers[option] = self.player
            g.say(numbering.TOOK, self.player, me.tray[0], me.tray[1], me.tray[2])
            return
        copy = option - CARD_BEFORE
        g.spend(self.player, copy)
        if g.character(copy).op == REUSE:
            g.then(ReuseCard(self.player, 0), self)
        else:
            g.then(use_card(self.player, copy, g.character(copy)), self)

    def target(self, g: Shelfie, option: int) -> str:
        """Return the box or the card."""
        if option < CARD_BEFORE:
            return f"delivery/{option}"
        return f"card/{g.card_word(option - CARD_BEFORE)}"

    def why_not(self, g: Shelfie, option: int) -> int:
        """Tell a taken delivery from an ability that can't be used now."""
        if option in self.options(g):
            return 0
        if option < CARD_BEFORE:
            return numbering.TAKE_ONE
        copy = option - CARD_BEFORE
        if copy not in g.players[self.player].ready:
            return numbering.ONCE
        op = g.character(copy).op
        if op == REUSE:
            return abilities.how_to_reuse(g, g.players[self.player])
        return numbering.MUST_CHANGE if op == SWAP_BOXES else numbering.WINDOW


class Arrange(Choice):
    """Place your dice in any order and use abilities in between; end when no die is left."""

    width: ClassVar[int] = CARD + COPIES
    rule: ClassVar[int] = numbering.PLACE_ALL
    zones: ClassVar[tuple[str, ...]] = ("tray", "card", "stored", "button/end_turn")

    def options(self, g: Shelfie) -> list[int]:
        """Return the dice to place, to take off cards, the usable characters, and the end."""
        me = g.players[self.player]
        found = [DIE + die for die in abilities.different(me.tray)] if me.tray else [END]
        if me.stored:
            found += [STORED + die for die in abilities.retrievable(g, me)]
        return found + [CARD + copy for copy in abilities.usable(g, self.player)]

    def take(self, g: Shelfie, option: int) -> None:
        """Go on to placing, retrieving or using; or end the turn."""
        if option == END:
            # Who had nothing else to do gets a moment to take things back.
            if self.player in g.pauses and len(self.options(g)) == 1:
                g.then(Confirm(self.player))
        elif option < STORED:
            self.pick(g, PlaceDie(self.player, option - DIE, 0))
        elif option < CARD:
            self.retrieve(g, option - STORED)
            g.then(self)
        else:
            copy = option - CARD
            g.spend(self.player, copy)
            if g.character(copy).op == REUSE:
                g.then(ReuseCard(self.player, 1), self)
            else:
                g.then(use_card(self.player, copy, g.character(copy)), self)

    def pick(self, g: Shelfie, place: PlaceDie) -> None:
        """Go on to placing; who has no choice but shame gets a moment to take that back."""
        if self.player in g.pauses and len(place.options(g)) == 1:
            g.then(Confirm(self.player), place, self)
        else:
            g.then(place, self)

    def retrieve(self, g: Shelfie, die: int) -> None:
        """Take a die off the character that keeps it; it counts as gained in this round."""
        me = g.players[self.player]
        for number in me.stored:
            if number % DICE == die and g.character(number // DICE).keeps:
                me.stored = without(me.stored, number)
                break
        me.tray.append(die)
        g.say(numbering.RETRIEVED, self.player, die)

    def target(self, g: Shelfie, option: int) -> str:
        """Return the die, the card or the button."""
        if option == END:
            return "button/end_turn"
        if option < STORED:
            return f"tray/{die_word(option - DIE)}"
        if option < CARD:
            return f"stored/{die_word(option - STORED)}"
        return f"card/{g.card_word(option - CARD)}"

    def why_not(self, g: Shelfie, option: int) -> int:
        """Tell what is missing: a die, a moment, or something to act on."""
        if option in self.options(g):
            return 0
        if option == END:
            return numbering.END_TURN
        if option < STORED:
            return numbering.PLACE_ALL
        if option < CARD:
            # Stored in an earlier turn and refused: it was given away for good.
            is_given = option - STORED in [n % DICE for n in g.players[self.player].stored]
            return numbering.GIFT_CARD if is_given else numbering.STORE_CARD
        copy = option - CARD
        if copy not in g.players[self.player].ready:
            return numbering.ONCE
        op = g.character(copy).op
        if op == SWAP_BOXES:
            return numbering.WINDOW
        if op == REUSE:
            return abilities.how_to_reuse(g, g.players[self.player])
        return numbering.CARD + copy % CHARACTERS + 1 if op == WAIVE else numbering.MUST_CHANGE

    def told(self, g: Shelfie) -> dict[str, int | str]:
        """Tell how many dice are left."""
        return {"left": len(g.players[self.player].tray)}


class PlaceDie(Choice):
    """Put the die on top of a column that it fits, or on the shelf of shame; turn it if a joker.

    Where it breaks a rule that a ready character waives, it may go too, and uses that character.
    """

    width: ClassVar[int] = ASIDE + 1
    rule: ClassVar[int] = numbering.BOTTOM_UP
    zones: ClassVar[tuple[str, ...]] = ("column", "shame", "value", "button/aside")

    def __init__(self, player: int, die: int, is_turned: int) -> None:
        super().__init__(player)
        self.die: Final = die
        self.is_turned: Final = is_turned

    def options(self, g: Shelfie) -> list[int]:
        """Return the columns, the shelf of shame, other values of a joker."""
        me = g.players[self.player]
        payable = abilities.payable(g, me)
        found: list[int] = []
        for column in range(COLUMNS):
            wrong = misfit(me.columns[column], self.die)
            if wrong != FULL and payable[wrong]:
                found.append(column)
        found.append(SHAME)
        if value_of(self.die) == JOKER:
            found += [TURN + value for value in range(1, JOKER)]
        if self.is_turned:
            found.append(ASIDE)
        return found

    def take(self, g: Shelfie, option: int) -> None:
        """Place, shame, turn or leave the die."""
        if option < COLUMNS:
            wrong = g.misfit(self.player, self.die, option)
            if wrong == FITS:
                g.place(self.player, self.die, option)
            else:
                g.then(WaiveWith(self.player, self.die, option, wrong))
        elif option == SHAME:
            g.shame(self.player, self.die)
            g.say(numbering.SHAMED, self.player, self.die)
        elif option < ASIDE:
            new = make_die(colour_of(self.die), option - TURN)
            g.replace(self.player, self.die, new)
            g.say(numbering.TURNED, self.player, self.die, new)
            g.then(PlaceDie(self.player, new, 1))

    def target(self, g: Shelfie, option: int) -> str:
        """Return the column, the shelf of shame, the value or the button."""
        if option < COLUMNS:
            return f"column/{option}"
        if option == SHAME:
            return "shame/board"
        return f"value/{option - TURN}" if option < ASIDE else "button/aside"

    def why_not(self, g: Shelfie, option: int) -> int:
        """Tell which of the three rules of placing the column would break."""
        if option in self.options(g):
            return 0
        if option > SHAME:
            return numbering.JOKER_IN_DELIVERY
        wrong = g.misfit(self.player, self.die, option)
        if wrong == FULL:
            return numbering.BOTTOM_UP
        is_colour_payable = abilities.payable(g, g.players[self.player])[COLOUR]
        return (
            numbering.ONE_COLOUR if wrong & COLOUR and not is_colour_payable else numbering.RISING
        )

    def told(self, g: Shelfie) -> dict[str, int | str]:
        """Tell which die is placed."""
        return {"die": f"die/{die_word(self.die)}"}


class WaiveWith(Choice):
    """A placement that breaks a rule uses a character that waives the rule; one for each rule."""

    width: ClassVar[int] = COPIES
    rule: ClassVar[int] = numbering.BOTH_WAIVERS
    zones: ClassVar[tuple[str, ...]] = ("card",)

    def __init__(self, player: int, die: int, column: int, wrong: int) -> None:
        super().__init__(player)
        self.die: Final = die
        self.column: Final = column
        self.wrong: Final = wrong

    def options(self, g: Shelfie) -> list[int]:
        """Return the characters that can waive the first broken rule."""
        return abilities.next_payers(g, g.players[self.player], self.wrong)

    def take(self, g: Shelfie, option: int) -> None:
        """Use the character; place the die when nothing is wrong any more."""
        g.spend(self.player, option)
        if g.character(option).op == REUSE:
            self.say_again(g, COLOUR if self.wrong & COLOUR else NUMBER)
        if self.wrong == COLOUR | NUMBER:
            g.then(WaiveWith(self.player, self.die, self.column, NUMBER))
        else:
            g.place(self.player, self.die, self.column)

    def say_again(self, g: Shelfie, rule: int) -> None:
        """Say whose ability is used again."""
        for copy in g.players[self.player].spent:
            if g.character(copy).waives == rule:
                g.say(numbering.USED[copy % CHARACTERS], self.player)
                return

    def target(self, g: Shelfie, option: int) -> str:
        """Return the card."""
        return f"card/{g.card_word(option)}"

    def told(self, g: Shelfie) -> dict[str, int | str]:
        """Tell which die is placed."""
        return {"die": f"die/{die_word(self.die)}"}
