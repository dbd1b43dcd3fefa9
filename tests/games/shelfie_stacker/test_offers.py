"""Shelfie Stacker: in random games the engine offers exactly what the rules allow.

The rules are written here a second time, plainly: dice are texts, characters are their printed
numbers, and every wish that can be thought of is tried. Nothing of the engine's own reasoning is
used but the position and the question.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import permutations

import pytest

from klubovna.core.game import kind_of
from klubovna.core.luck import Luck, dice
from klubovna.core.step import Choice
from klubovna.games.shelfie_stacker import GAME
from klubovna.games.shelfie_stacker.rules.deliveries import SwapFirst, SwapSecond
from klubovna.games.shelfie_stacker.rules.effects import (
    ChooseRoll,
    InsertAt,
    RescueTo,
    SetValue,
    SwapWith,
)
from klubovna.games.shelfie_stacker.rules.turn import Arrange, PlaceDie, TakeDelivery, WaiveWith
from klubovna.games.shelfie_stacker.rules.use import ChooseDie, ReuseCard
from klubovna.games.shelfie_stacker.state import Shelfie
from tests.games.shelfie_stacker.stories import placing

ALL_DICE = [f"{colour}{value}" for colour in "pgbo" for value in range(1, 7)]
DECKS = ["green", "purple", "blue", "orange"]
NUMBERS = {
    1: "borrower",
    2: "nitpicker",
    3: "upgrade_addict",
    4: "regifter",
    5: "cat",
    6: "bargain_hunter",
    7: "colour_coordinator",
    8: "flash_to_shelf",
    9: "festival_goer",
    10: "dice_lord",
    11: "perfectionist",
    12: "geek",
    13: "box_crusher",
    14: "playtester",
    15: "archaeologist",
    16: "master_mixer",
}
WAIVED_BY = {"colour": 7, "number": 13}


@dataclass(frozen=True)
class Card:
    """A copy of a character."""

    number: int
    deck: str

    @property
    def target(self) -> str:
        """Return where it lies."""
        return f"card/{NUMBERS[self.number]}#{self.deck}"


@dataclass(frozen=True)
class Table:
    """What the player on turn sees, as texts."""

    columns: list[list[str]]
    tray: list[str]
    shame: list[str]
    ready: list[Card]
    spent: list[Card]
    borrowed: list[str]  # in earlier turns
    boxes: dict[int, list[str]]  # free deliveries


def look(g: Shelfie, player: int) -> Table:
    """Read the position."""
    me = g.players[player]
    kept = [(read_card(n // 24), ALL_DICE[n % 24]) for n in me.stored]
    return Table(
        [[ALL_DICE[die] for die in column] for column in me.columns],
        [ALL_DICE[die] for die in me.tray],
        [ALL_DICE[die] for die in me.shame],
        [read_card(copy) for copy in me.ready],
        [read_card(copy) for copy in me.spent],
        [die for card, die in kept if card.number == 1],
        {n: [ALL_DICE[die] for die in box] for n, box in enumerate(g.deliveries) if box},
    )


def read_card(copy: int) -> Card:
    return Card(copy % 16 + 1, DECKS[copy // 16])


def value(die: str) -> int:
    return int(die[1])


# Section 5: placing.


def broken(column: list[str], die: str) -> set[str]:
    """Return the rules of placing that a die on top of a column would break."""
    if not column:
        return set()
    rules = {
        "height": len(column) >= 5,
        "colour": column[0][0] != die[0],
        "number": value(die) <= value(column[-1]),
    }
    return {rule for rule, is_broken in rules.items() if is_broken}


def payments(t: Table, rules: set[str]) -> list[dict[str, Card]]:
    """Return every way to waive rules with different available cards."""
    if "height" in rules:
        return []
    wanted = sorted(rules)  # the colour is paid first
    return [
        dict(zip(wanted, cards, strict=True))
        for cards in permutations(t.ready, len(wanted))
        if all(waives(t, card, rule) for rule, card in zip(wanted, cards, strict=True))
    ]


def waives(t: Table, card: Card, rule: str) -> bool:
    """Tell whether a card waives a rule, by itself or as a flash on a spent one."""
    number = WAIVED_BY[rule]
    is_spent = any(other.number == number for other in t.spent)
    return card.number == number or (card.number == 8 and is_spent)


def places(t: Table, die: str, is_turned: bool) -> set[str]:
    """Return where a picked die may go, and what a joker may become."""
    found = {
        f"column/{c}" for c, column in enumerate(t.columns) if payments(t, broken(column, die))
    }
    found.add("shame/board")
    if value(die) == 6:
        found |= {f"value/{n}" for n in range(1, 6)}
    return found | ({"button/aside"} if is_turned else set())


# Section 7: the dice that an ability may take.


def tops(t: Table) -> dict[str, list[str]]:
    """Return the columns that have a top die, by the target of that die."""
    return {f"top/{c}": column for c, column in enumerate(t.columns) if column}


def values_on_shelf(number: int, column: list[str]) -> set[int]:
    """Return what cards 3, 5 and 14 can make of the top of a column."""
    old = value(column[-1])
    below = value(column[-2]) if len(column) > 1 else None
    if number == 3:
        return {old + 1} - {7}
    if number == 5:
        return {old - 1} - {0, below}
    return {n for n in range(1, 7) if n != old and (below is None or n > below)}


def values_in_delivery(number: int, die: str) -> set[int]:
    """Return what cards 3, 5 and 14 can make of a die of the delivery."""
    return values_on_shelf(number, [die])


def gaps(t: Table, die: str) -> set[str]:
    """Return where card 16 can push a die in: try it and look at its neighbours."""
    found = set()
    for c, column in enumerate(t.columns):
        for row in range(len(column)):
            new = [*column[:row], die, *column[row:]]
            is_above = row == 0 or value(new[row - 1]) < value(die)
            is_between = is_above and value(die) < value(new[row + 1])
            if len(new) <= 5 and column[0][0] == die[0] and is_between:
                found.add(f"gap/{c}-{row}")
    return found


def homes(t: Table, die: str) -> set[str]:
    """Return the columns that take a shamed die."""
    return {f"column/{c}" for c, column in enumerate(t.columns) if not broken(column, die)}


def partners(t: Table, die: str) -> set[str]:
    """Return the dice of the delivery that could swap values with a die."""
    return {f"tray/{other}" for other in t.tray if value(other) != value(die)}


def takes(t: Table, number: int) -> set[str]:
    """Return the dice that an ability of the placing window may be used on."""
    tray = {f"tray/{die}" for die in t.tray}
    if number in (1, 6, 10, 15):
        return tray
    if number == 2:
        return set(tops(t))
    if number == 4:
        return tray | set(tops(t))
    if number in (3, 5, 14):
        dice_there = {f"tray/{die}" for die in t.tray if values_in_delivery(number, die)}
        return dice_there | {top for top, c in tops(t).items() if values_on_shelf(number, c)}
    if number == 11:
        return {f"tray/{die}" for die in t.tray if partners(t, die)}
    if number == 12:
        return {f"shamed/{die}" for die in t.shame if homes(t, die)}
    if number == 16:
        return {f"tray/{die}" for die in t.tray if gaps(t, die)}
    return set()  # 7 and 13 come with a placement, 9 is too late


def repeats(t: Table, is_placing: bool) -> set[str]:
    """Return the spent cards that card 8 can copy."""
    found = [card for card in t.spent if card.number != 8]
    if is_placing:
        return {card.target for card in found if takes(t, card.number)}
    return {card.target for card in found if card.number == 9 and first_swaps(t)}


def first_swaps(t: Table) -> set[str]:
    """Return the dice of free deliveries that card 9 may begin with."""
    return {
        f"box/{box}-{die}"
        for box, heap in t.boxes.items()
        for die in heap
        if second_swaps(t, box, die)
    }


def second_swaps(t: Table, box: int, die: str) -> set[str]:
    """Return the dice of other free deliveries that card 9 may swap a die with."""
    return {
        f"box/{other}-{another}"
        for other, heap in t.boxes.items()
        for another in heap
        if other != box and another != die
    }


# Section 4: the two windows of a turn.


def before_taking(t: Table) -> set[str]:
    """Return what may be done in the first window."""
    usable = {8: repeats(t, is_placing=False), 9: first_swaps(t)}
    cards = {card.target for card in t.ready if usable.get(card.number)}
    return {f"delivery/{box}" for box in t.boxes} | cards


def while_placing(t: Table) -> set[str]:
    """Return what may be done in the second window."""
    found = {f"tray/{die}" for die in t.tray} or {"button/end_turn"}
    found |= {f"stored/{die}" for die in t.borrowed}
    for card in t.ready:
        if repeats(t, is_placing=True) if card.number == 8 else takes(t, card.number):
            found.add(card.target)
    return found


def allowed(g: Shelfie, step: Choice) -> set[str] | None:
    """Return what the rules allow at a question of a turn; None for other questions."""
    t = look(g, step.player)
    match step:
        case TakeDelivery():
            return before_taking(t)
        case Arrange():
            return while_placing(t)
        case PlaceDie():
            return places(t, ALL_DICE[step.die], bool(step.is_turned))
        case WaiveWith():
            rules = {rule for rule, bit in (("colour", 1), ("number", 2)) if step.wrong & bit}
            return {ways[min(rules)].target for ways in payments(t, rules)}
        case ReuseCard():
            return repeats(t, bool(step.is_placing))
        case ChooseDie():
            return takes(t, step.card % 16 + 1)
        case ChooseRoll():
            rest = [die for n, die in enumerate(t.tray) if not step.rolling >> n & 1]
            return {f"tray/{die}" for die in rest} | ({"button/roll"} if step.rolling else set())
        case SetValue():
            return {f"value/{n}" for n in settable(t, step)}
        case _:
            return allowed_second(t, step)


def allowed_second(t: Table, step: Choice) -> set[str] | None:
    """Return what the rules allow at the second question of an ability."""
    match step:
        case SwapWith():
            return partners(t, ALL_DICE[step.die])
        case RescueTo():
            return homes(t, ALL_DICE[step.die])
        case InsertAt():
            return gaps(t, ALL_DICE[step.die])
        case SwapFirst():
            return first_swaps(t)
        case SwapSecond():
            return second_swaps(t, step.first // 24, ALL_DICE[step.first % 24])
        case _:
            return None


def settable(t: Table, step: SetValue) -> set[int]:
    """Return the values of cards 14 and 15; a die just drawn may keep its own."""
    if step.card < 0:
        return {1, 2, 3, 4, 5, 6}
    if step.chosen < 24:
        return values_in_delivery(14, ALL_DICE[step.chosen])
    return values_on_shelf(14, t.columns[step.chosen - 24])


# Questions that could be asked from here on, whether anybody asks them in this game or not.


def possible_questions(g: Shelfie, player: int) -> Iterator[Choice]:
    """Return every question that an ability could lead to now."""
    if isinstance(g.top_choice(), TakeDelivery):
        yield ReuseCard(player, 0)
        yield SwapFirst(player)
        for box, heap in enumerate(g.deliveries):
            yield from (SwapSecond(player, box * 24 + die) for die in heap)
        return
    yield ReuseCard(player, 1)
    for number in (1, 2, 3, 4, 5, 6, 11, 12, 14, 15, 16):
        yield ChooseDie(player, number - 1)
    me = g.players[player]
    for die in me.tray:
        yield from (PlaceDie(player, die, is_turned) for is_turned in (0, 1))
        yield from (SwapWith(player, die), InsertAt(player, die), SetValue(player, die, 13))
        for c, column in enumerate(me.columns):
            wrong = broken([ALL_DICE[each] for each in column], ALL_DICE[die]) - {"height"}
            if wrong:
                yield WaiveWith(player, die, c, ("colour" in wrong) + 2 * ("number" in wrong))
    yield from (RescueTo(player, die) for die in me.shame)
    yield from (SetValue(player, 24 + c, 13) for c in range(5) if me.columns[c])


def compare(g: Shelfie, step: Choice) -> None:
    """Let engine and rules agree about one question."""
    offered = [step.target(g, option) for option in step.options(g)]
    expected = allowed(g, step)
    if expected is not None:
        kind = kind_of(type(step))
        assert sorted(offered) == sorted(expected), f"{kind} in {GAME.notation(g)}"


def some_choice(g: Shelfie, luck: Luck) -> int:
    """Choose at random, but rarely shame, so that shelves fill and cards are used."""
    option = g.legal[luck.below(len(g.legal))]
    if isinstance(g.top_choice(), PlaceDie) and option == 5 and luck.below(3):
        option = g.legal[luck.below(len(g.legal))]
    return option


def check_game(players: int, seed: int, mode: str, kinds: set[str]) -> None:
    """Play a game at random and compare every question of it."""
    luck = dice(1000 * players + seed)
    g: Shelfie = GAME.new(players, seed, cards=mode, solo="shem_standard", rival_cards="random")
    while not g.is_over:
        top = g.top_choice()
        if isinstance(top, Choice):
            kinds.add(kind_of(type(top)))
            compare(g, top)
            if isinstance(top, (Arrange, TakeDelivery)) and luck.below(6) == 0:
                for step in possible_questions(g, top.player):
                    compare(g, step)
        g.choose(some_choice(g, luck))


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_random_games_offer_what_the_rules_allow(players: int) -> None:
    kinds: set[str] = set()
    for mode in GAME.options["cards"].values(players):
        for seed in range(12):
            check_game(players, seed, str(mode), kinds)

    assert kinds >= {
        "take_delivery",
        "arrange",
        "place_die",
        "choose_die",
        "set_value",
        "swap_with",
        "rescue_to",
        "reuse_card",
        "choose_roll",
        "swap_first",
        "swap_second",
    }


@pytest.mark.parametrize(
    "lines",
    [
        "shelf 0: g2 p5 | o2 o5 o3 | b1 b2 b3 b4 b5 | p6\ntray 0: g3 o4 p6 b6\nshame 0: g6 p1 b6",
        "shelf 0: g4 | g4 g5 | p1 p2 | b6 | o1 o2 o3 o4\ntray 0: p2 g1 o3 b6\nshame 0: o5 p3",
        "shelf 0: p1 p4 p6 | p2 p5 | p3 | p5 g6 | p6 p6\ntray 0: p2 p3 p5 p1\nshame 0: p4 p6",
    ],
)
def test_disturbed_shelves_offer_what_the_rules_allow(lines: str) -> None:
    """Columns that cards 7 and 13 left, and every set of two ready and one spent character."""
    g = placing(f"players: 4\n{lines}")
    for step in possible_questions(g, 0):
        compare(g, step)
    for spent, one, other in permutations((1, 5, 7, 8, 13, 16), 3):
        g.players[0].spent = [spent - 1]
        g.players[0].ready = [one - 1, other - 1, 16 + 8 - 1]
        for step in [Arrange(0), *possible_questions(g, 0)]:
            if isinstance(step, (Arrange, PlaceDie, WaiveWith, ReuseCard)):
                compare(g, step)
