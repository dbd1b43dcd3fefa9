# not compiled: looks once at a position that was written by hand
"""Shelfie Stacker: which positions can be."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any, Final

from klubovna.core.notation import NotationError
from klubovna.core.positions import Fact, Need, Positions, Shape, any_of
from klubovna.core.step import NOBODY, Choice, Step
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
CHOOSING: Final = (rounds.ChooseCharacter,)
TAKING: Final = (turn.TakeDelivery, rival.RivalTurn)
SWAPPING: Final = (deliveries.SwapFirst, deliveries.SwapSecond)
OF_TRAY: Final = (turn.PlaceDie, turn.WaiveWith, effects.SwapWith, effects.InsertAt, effects.Redraw)
OF_DICE: Final = (*OF_TRAY, effects.RescueTo, effects.SetValue, deliveries.SwapSecond)
OTHERS: Final = (use.ReuseCard, use.ChooseDie, effects.ChooseRoll, effects.Roll)
UNDER_WAY: Final = (deliveries.SwapFirst, *OF_DICE, *OTHERS)
OF_SHEM: Final = (rival.ShemStack, rival.ShemSelect, rival.DecideForShem, rival.ShemOpen)
END: Final = (rounds.EndTurn,)


def census(g: Shelfie) -> dict[str, int]:
    """Count the dice of each colour, wherever they are."""
    return {f"{name} dice": n for name, n in zip(the.COLOUR_IDS, g.census(), strict=True)}


def check(g: Shelfie) -> None:
    """Refuse hands that are too large or too small: one card goes in every round."""
    if not g.agenda or isinstance(g.agenda[-1], PREPARING):
        return
    size = HAND_SIZE - g.round + int(isinstance(g.agenda[-1], CHOOSING))
    if any(len(me.hand) != size for me in g.players):
        raise NotationError(f"everybody has {size} cards in hand now")


# What facts and needs ask.


def of_each(says: str, holds: Callable[[Player], bool]) -> list[Fact]:
    """Return a fact for everybody at the table, a rival without a seat too."""
    return [Fact(says.format(who), partial(holds_for, holds, who)) for who in range(the.DECKS)]


def holds_for(holds: Callable[[Player], bool], who: int, g: Shelfie) -> bool:
    """Tell whether a fact holds for a player, if there is one."""
    return who >= len(g.players) or holds(g.players[who])


def needs(steps: tuple[type[Step], ...], says: str, holds: Callable[[Any, Any], bool]) -> Need:
    """Return what steps need, wherever on the agenda they are."""
    return Need(steps, says, lambda g, step, above: bool(holds(g, step)))


def on_top(steps: tuple[type[Step], ...], says: str, holds: Callable[[Any], bool]) -> Need:
    """Return what steps need when they come next."""
    return Need(steps, says, lambda g, step, above: above > 0 or bool(holds(g)))


def in_turn(says: str, holds: Callable[[Any], bool]) -> Need:
    """Return what must be true while anybody has a turn."""
    return needs(END, says, lambda g, step: holds(g))


def are_different(things: list[int]) -> bool:
    """Tell whether nothing is there twice."""
    return len(set(things)) == len(things)


def are_idle(g: Shelfie) -> bool:
    """Tell whether nobody has a die to place, or has stored one in this turn."""
    return not any(me.tray or me.fresh for me in g.players)


def is_bare(g: Shelfie) -> bool:
    """Tell whether nothing has been played yet."""
    return not (g.round or any(g.deliveries) or any(shown(me) or me.dice() for me in g.players))


def shown(me: Player) -> list[int]:
    """Return the characters in front of a player."""
    return me.ready + me.spent


def hands(g: Shelfie) -> list[int]:
    """Return how many cards the seats hold."""
    return [len(me.hand) for me in g.players[: g.seats()]]


def is_taking(g: Shelfie) -> bool:
    """Tell whether the delivery of this turn is still to be taken."""
    return any(isinstance(step, TAKING) for step in g.agenda)


def is_now(g: Shelfie, step: Step) -> bool:
    """Tell whether what is under way belongs to this part of the turn."""
    if isinstance(step, use.ReuseCard):
        return bool(step.is_placing) != is_taking(g)
    return isinstance(step, SWAPPING) == is_taking(g)


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
    waiting = later(g) + ([g.turn] if is_taking(g) else [])
    done = [who for who in g.order if who not in waiting]
    return sorted(done) == sorted(taker for taker in g.takers if taker != NOBODY)


def is_only_worker(g: Shelfie) -> bool:
    """Tell whether only the player on turn has dice to place, and none before taking them."""
    busy = {who for who, me in enumerate(g.players) if me.tray or me.fresh}
    return busy <= (set() if is_taking(g) else {g.turn})


# The table.

FACTS: Final = (
    Fact(
        f"deliveries: each has {DICE_EACH} dice or none",
        lambda g: all(len(dice) in (0, DICE_EACH) for dice in g.deliveries),
    ),
    Fact("takers: one for each delivery", lambda g: len(g.takers) == len(g.deliveries)),
    *of_each(
        f"shelf {{}}: a column has {HEIGHT} dice at most",
        lambda me: max(map(len, me.columns)) <= HEIGHT,
    ),
    *of_each(
        "stored {}: dice lie on characters in front of the player",
        lambda me: {n // DICE for n in me.stored + me.fresh} <= set(shown(me)),
    ),
    *of_each("current {}: a shown character", lambda me: me.current in [NOBODY, *shown(me)]),
    *of_each(
        "player {}: a rival uses no abilities",
        lambda me: me.kind == SEAT or not (me.ready or me.fresh or me.stored),
    ),
    *of_each(
        "player {}: an imaginary friend keeps no dice",
        lambda me: me.kind != FRIEND or not me.dice(),
    ),
    Fact(
        "a character is in two places",
        lambda g: are_different([card for me in g.players for card in me.hand + shown(me)]),
    ),
    Fact("order: everybody once", lambda g: are_different([NOBODY, *g.order])),
    Fact(
        "nobody owns what is not there",
        lambda g: (
            (g.sidekick != NOBODY or g.sidekick_owner == NOBODY)
            and (g.competition != NOBODY or g.competition_owner == NOBODY)
        ),
    ),
)
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
    ),
    Shape("there is no further round", lambda g: isinstance(g.agenda[-1], rounds.Round), "Round"),
    Shape(
        "every round ends, and all choose before the first turn",
        lambda g: g.turn == NOBODY,
        "ChooseCharacter EndRound",
    ),
    Shape(
        "one thing at a time: dice are placed before the turn ends, and every turn ends",
        lambda g: g.players[g.turn].kind == SEAT,
        f"((Confirm? {any_of(UNDER_WAY)})? TakeDelivery? Arrange|Confirm)? EndTurn Turn* EndRound",
    ),
    Shape(
        "Shem Bot has its order, and asks once",
        lambda g: True,
        "(RivalTurn|(ShemStack? ShemSelect|DecideForShem)? ShemOpen)? EndTurn Turn* EndRound",
    ),
)
NEEDS: Final = (
    on_top(PREPARING, "nothing is on the table before the first round", is_bare),
    needs((setup.LayOutRewards,), "rewards are laid out once", lambda g, step: not g.end_cards),
    needs(DEALING, "hands are dealt once", lambda g, step: not any(hands(g))),
    on_top((*DEALING, setup.DealRival), "rewards are laid out once", lambda g: g.end_cards),
    on_top((setup.DealRival,), "everybody has 8 cards", lambda g: {*hands(g)} == {HAND_SIZE}),
    on_top(
        (rounds.Round,),
        "there is no further round",
        lambda g: g.round < the.ROUNDS and g.turn == NOBODY and not any(g.deliveries),
    ),
    on_top((rounds.Round,), "every die is placed before the next round", are_idle),
    on_top(
        CHOOSING,
        "all choose before the first turn",
        lambda g: g.round and not g.order and all(g.deliveries),
    ),
    on_top(
        CHOOSING,
        "all choose with empty hands",
        lambda g: are_idle(g) and all(me.current == NOBODY for me in g.players),
    ),
    on_top(CHOOSING, "nobody has taken anything yet", lambda g: {*g.takers} == {NOBODY}),
    needs(
        (Choice, effects.Roll, effects.Redraw),
        "it is somebody else's turn",
        lambda g, step: isinstance(step, rival.DecideForShem) or step.player == g.turn,
    ),
    needs(
        (rival.RivalTurn, *OF_SHEM, *END),
        "it is somebody else's turn",
        lambda g, step: step.who == g.turn,
    ),
    needs(UNDER_WAY, "not at this moment of the turn", is_now),
    needs(OF_DICE, "the die is not there", is_there),
    needs((turn.WaiveWith,), "nothing to waive", can_waive),
    in_turn("order: everybody once", lambda g: sorted(g.order) == [*range(len(g.players))]),
    in_turn("everybody has shown a character", lambda g: min(me.current for me in g.players) >= 0),
    in_turn(
        "turns follow the order",
        lambda g: later(g) == [s.who for s in g.agenda[::-1] if isinstance(s, rounds.Turn)],
    ),
    in_turn(
        "takers: whoever took a delivery emptied it",
        lambda g: [taker == NOBODY for taker in g.takers] == [bool(dice) for dice in g.deliveries],
    ),
    in_turn("takers: everybody takes one delivery in turn", have_taken),
    in_turn("deliveries: one is left over in every round", lambda g: any(g.deliveries)),
    in_turn("only the player on turn has dice to place, and nothing stored before", is_only_worker),
    on_top(END, "dice are placed before the turn ends", lambda g: not g.players[g.turn].tray),
)
POSITIONS: Final = Positions(
    facts=FACTS,
    shapes=SHAPES,
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
    needs=NEEDS,
    check=check,
)
