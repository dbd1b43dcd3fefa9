# not compiled: looks once at a position that was written by hand
"""Shelfie Stacker: which positions can be."""

from __future__ import annotations

from functools import partial
from typing import Any, Final

from klubovna.core.positions import (
    Facts,
    PlayerFacts,
    Positions,
    Shape,
    any_of,
    are_different,
    coming,
)
from klubovna.core.step import NOBODY, Step
from klubovna.games.shelfie_stacker import setup
from klubovna.games.shelfie_stacker.pieces import numbers as the
from klubovna.games.shelfie_stacker.pieces.numbers import DICE, DICE_EACH, HAND_SIZE, HEIGHT
from klubovna.games.shelfie_stacker.pieces.players import FRIEND, SEAT, Player
from klubovna.games.shelfie_stacker.pieces.shelf import NUMBER
from klubovna.games.shelfie_stacker.rules import deliveries, effects, rival, rounds, turn, use
from klubovna.games.shelfie_stacker.state import Shelfie

CARDS: Final = the.DECKS * the.CHARACTERS

# Steps by their time.
DEALING: Final = (setup.DealHands, setup.ChooseHand)
PREPARING: Final = (setup.LayOutRewards, *DEALING, setup.DealRival)
TAKING: Final = (turn.TakeDelivery, rival.RivalTurn)
SWAPPING: Final = (deliveries.SwapFirst, deliveries.SwapSecond)
OF_TRAY: Final = (turn.PlaceDie, turn.WaiveWith, effects.SwapWith, effects.InsertAt, effects.Redraw)
OF_DICE: Final = (*OF_TRAY, effects.RescueTo, effects.SetValue, deliveries.SwapSecond)
OTHERS: Final = (use.ReuseCard, use.ChooseDie, effects.ChooseRoll, effects.Roll)
UNDER_WAY: Final = (deliveries.SwapFirst, *OF_DICE, *OTHERS)


def census(g: Shelfie) -> dict[str, int]:
    """Count the dice of each colour, wherever they are."""
    return {f"{name} dice": n for name, n in zip(the.COLOUR_IDS, g.census(), strict=True)}


# Pieces.


def are_idle(g: Shelfie) -> bool:
    """Tell whether nobody has a die to place, or has stored one in this turn."""
    return not any(me.tray or me.fresh for me in g.players)


def shown(me: Player) -> list[int]:
    """Return the characters in front of a player."""
    return me.ready + me.spent


def hands(g: Shelfie) -> list[int]:
    """Return how many cards the seats hold."""
    return [len(me.hand) for me in g.players[: g.seats()]]


def has_hand(size: int, g: Shelfie, who: int, me: Player) -> bool:
    """Tell whether a hand has this size, if it is that of now: one card goes in every round."""
    if not g.agenda or coming(g, *PREPARING):
        return True
    is_now = size == HAND_SIZE - g.round + len(coming(g, rounds.ChooseCharacter))
    return not is_now or len(me.hand) == size


FACTS: Final[Facts] = {
    f"deliveries: each has {DICE_EACH} dice or none": lambda g: all(
        len(dice) in (0, DICE_EACH) for dice in g.deliveries
    ),
    "takers: one for each delivery": lambda g: len(g.takers) == len(g.deliveries),
    "a character is in two places": lambda g: are_different(
        [card for me in g.players for card in me.hand + shown(me)]
    ),
    "order: everybody once": lambda g: are_different(g.order),
    "nobody owns what is not there": lambda g: (
        (g.sidekick != NOBODY or g.sidekick_owner == NOBODY)
        and (g.competition != NOBODY or g.competition_owner == NOBODY)
    ),
}
PLAYER_FACTS: Final[PlayerFacts] = {
    f"shelf {{who}}: a column has {HEIGHT} dice at most": lambda g, who, me: (
        max(map(len, me.columns)) <= HEIGHT
    ),
    "stored {who}: dice lie on characters in front of the player": lambda g, who, me: (
        {n // DICE for n in me.stored + me.fresh} <= {*shown(me)}
    ),
    "current {who}: a shown character": lambda g, who, me: me.current in [NOBODY, *shown(me)],
    "player {who}: a rival uses no abilities": lambda g, who, me: (
        me.kind == SEAT or not (me.ready or me.fresh or me.stored)
    ),
    "player {who}: an imaginary friend keeps no dice": lambda g, who, me: (
        me.kind != FRIEND or not me.dice()
    ),
    **{
        f"everybody has {size} cards in hand now": partial(has_hand, size)
        for size in range(HAND_SIZE + 1)
    },
}

# Agendas.


def is_bare(g: Shelfie) -> bool:
    """Tell whether nothing has been played yet."""
    return not (g.round or any(g.deliveries) or any(shown(me) or me.dice() for me in g.players))


def is_now(g: Shelfie, step: Step) -> bool:
    """Tell whether what is under way belongs to this part of the turn."""
    if isinstance(step, use.ReuseCard):
        return bool(step.is_placing) != bool(coming(g, *TAKING))
    return isinstance(step, SWAPPING) == bool(coming(g, *TAKING))


def is_there(g: Shelfie, step: Any) -> bool:
    """Tell whether the die that a step speaks of lies where it should."""
    me = g.players[g.turn]
    if isinstance(step, deliveries.SwapSecond):
        return step.first % DICE in g.deliveries[step.first // DICE]
    if isinstance(step, effects.SetValue) and step.chosen >= DICE:
        return bool(me.columns[step.chosen - DICE])
    if isinstance(step, effects.SetValue):
        return step.chosen in me.tray
    return step.die in (me.shame if isinstance(step, effects.RescueTo) else me.tray)


def can_waive(g: Shelfie, step: turn.WaiveWith) -> bool:
    """Tell whether a placement breaks the rules that are to be waived."""
    wrong = g.misfit(g.turn, step.die, step.column)
    return step.wrong > 0 and step.wrong in (wrong, wrong & NUMBER)


def later(g: Shelfie) -> list[int]:
    """Return who comes later in the order."""
    return g.order[g.order.index(g.turn) + 1 :]


def have_taken(g: Shelfie) -> bool:
    """Tell whether all who had a turn have one delivery each."""
    waiting = later(g) + ([g.turn] if coming(g, *TAKING) else [])
    done = [who for who in g.order if who not in waiting]
    return sorted(done) == sorted(taker for taker in g.takers if taker != NOBODY)


# What is true while anybody has a turn.
IN_TURN: Final[Facts] = {
    "order: everybody once": lambda g: sorted(g.order) == [*range(len(g.players))],
    "everybody has shown a character": lambda g: all(me.current != NOBODY for me in g.players),
    "turns follow the order": lambda g: later(g) == [s.who for s in coming(g, rounds.Turn)],
    "takers: whoever took a delivery emptied it": lambda g: (
        [taker == NOBODY for taker in g.takers] == [bool(dice) for dice in g.deliveries]
    ),
    "takers: everybody takes one delivery in turn": have_taken,
    "deliveries: one is left over in every round": lambda g: any(g.deliveries),
    "only the player on turn has dice to place, and nothing stored before": lambda g: (
        not any(
            (me.tray or me.fresh) and (who != g.turn or coming(g, *TAKING))
            for who, me in enumerate(g.players)
        )
    ),
    "dice are placed before the turn ends": lambda g: (
        not isinstance(g.agenda[-1], rounds.EndTurn) or not g.players[g.turn].tray
    ),
}
SHAPES: Final = (
    Shape(
        "the game can't be over yet",
        lambda g: not g.agenda and (g.round < the.ROUNDS or not are_idle(g)),
        ".+",
    ),
    Shape("the game is over", lambda g: not g.agenda, ""),
    Shape(
        "the set-up has its order; the rival is dealt last",
        lambda g: isinstance(g.agenda[-1], PREPARING),
        "(LayOutRewards? (DealHands|ChooseHand))? DealRival Round",
        {
            "nothing is on the table before the first round": is_bare,
            "hands are dealt once": lambda g: not coming(g, *DEALING) or not any(hands(g)),
            "rewards are laid out once": lambda g: (
                bool(g.end_cards) != bool(coming(g, setup.LayOutRewards))
            ),
            "everybody has 8 cards": lambda g: coming(g, *DEALING) or {*hands(g)} == {HAND_SIZE},
        },
    ),
    Shape(
        "there is no further round",
        lambda g: isinstance(g.agenda[-1], rounds.Round),
        "Round",
        {
            "there is no further round": lambda g: (
                g.round < the.ROUNDS and g.turn == NOBODY and not any(g.deliveries)
            ),
            "every die is placed before the next round": are_idle,
        },
    ),
    Shape(
        "every round ends, and all choose before the first turn",
        lambda g: g.turn == NOBODY,
        "ChooseCharacter EndRound",
        {
            "all choose before the first turn": lambda g: (
                g.round and not g.order and all(g.deliveries)
            ),
            "all choose with empty hands": lambda g: (
                are_idle(g) and all(me.current == NOBODY for me in g.players)
            ),
            "nobody has taken anything yet": lambda g: {*g.takers} == {NOBODY},
        },
    ),
    Shape(
        "one thing at a time: dice are placed before the turn ends, and every turn ends",
        lambda g: g.players[g.turn].kind == SEAT,
        f"((Confirm? {any_of(UNDER_WAY)})? TakeDelivery? Arrange|Confirm)? EndTurn Turn* EndRound",
        IN_TURN,
    ),
    Shape(
        "Shem Bot has its order, and asks once",
        lambda g: True,
        "(RivalTurn|(ShemStack? ShemSelect|DecideForShem)? ShemOpen)? EndTurn Turn* EndRound",
        IN_TURN,
    ),
)
POSITIONS: Final = Positions(
    FACTS,
    PLAYER_FACTS,
    SHAPES,
    bounds={
        "is_turned": (0, 1),
        "is_placing": (0, 1),
        "column": (0, the.COLUMNS - 1),
        "ChooseDie.card": (0, CARDS - 1),
        "SetValue.card": (NOBODY, CARDS - 1),
        "chosen": (0, DICE + the.COLUMNS - 1),
        "first": lambda g: (0, len(g.deliveries) * DICE - 1),
        "rolling": lambda g: (0, 2 ** len(g.players[g.turn].tray) - 1),
        "kept": (0, 2**the.COLOURS - 1),
        "equal": (1, 2**the.COLOURS - 1),
    },
    needs={
        UNDER_WAY: {"not at this moment of the turn": is_now},
        OF_DICE: {"the die is not there": is_there},
        (turn.WaiveWith,): {"nothing to waive": can_waive},
    },
    turns=(rounds.Turn,),
)
