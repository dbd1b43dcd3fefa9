# not compiled: looks once at a position that was written by hand
"""Shelfie Stacker: which positions can be."""

from __future__ import annotations

from typing import Final

from klubovna.core.notation import NotationError
from klubovna.core.positions import Positions
from klubovna.core.step import NOBODY, Choice, Confirm, Step
from klubovna.games.shelfie_stacker import setup
from klubovna.games.shelfie_stacker.pieces.numbers import (
    CHARACTERS,
    COLOUR_IDS,
    COLOURS,
    COLUMNS,
    DECKS,
    DICE,
    DICE_EACH,
    HAND_SIZE,
    HEIGHT,
    ROUNDS,
)
from klubovna.games.shelfie_stacker.rules import deliveries, rival, rounds, turn, use
from klubovna.games.shelfie_stacker.state import FRIEND, SEAT, SHEM, Shelfie

PREPARING = (setup.LayOutRewards, setup.DealHands, setup.ChooseHand, setup.DealRival)


def check_pieces(g: Shelfie) -> None:
    """Refuse what can't be: columns too high, cards in two places, deliveries of two dice."""
    if any(len(delivery) not in (0, DICE_EACH) for delivery in g.deliveries):
        raise NotationError(f"deliveries: each has {DICE_EACH} dice or none")
    if len(g.takers) != len(g.deliveries):
        raise NotationError(f"takers: one for each of {len(g.deliveries)} deliveries")
    cards: list[int] = []
    for who, me in enumerate(g.players):
        if any(len(column) > HEIGHT for column in me.columns):
            raise NotationError(f"shelf {who}: a column has {HEIGHT} dice at most")
        cards += me.hand + me.ready + me.spent
        shown = me.ready + me.spent
        if any(n // DICE not in shown for n in me.stored + me.fresh):
            raise NotationError(f"stored {who}: dice lie on characters in front of the player")
        if me.current != NOBODY and me.current not in shown:
            raise NotationError(f"current {who}: a shown character")
        if me.kind != SEAT and (me.ready or me.fresh or me.stored):
            raise NotationError(f"player {who}: a rival uses no abilities")
        if me.kind == FRIEND and me.dice():
            raise NotationError(f"player {who}: an imaginary friend keeps no dice")
    if len(set(cards)) != len(cards):
        raise NotationError("a character is in two places")
    if len(set(g.order)) != len(g.order) or NOBODY in g.order:
        raise NotationError("order: everybody once")
    if g.sidekick == NOBODY != g.sidekick_owner or g.competition == NOBODY != g.competition_owner:
        raise NotationError("nobody owns what is not there")


def check(g: Shelfie) -> None:
    """Refuse an agenda that does not fit the pieces."""
    steps = g.agenda[::-1]
    if isinstance(steps[0] if steps else None, PREPARING):
        check_preparing(g, steps)
        return
    if steps:
        check_round(g, steps)
    rest = sum(bool(delivery) for delivery in g.deliveries)
    if not steps and (g.round != ROUNDS or any(me.tray or me.fresh for me in g.players)):
        raise NotationError("agenda: the game can't be over yet")
    if steps and g.turn != NOBODY and rest == 0:
        raise NotationError("deliveries: one is left over in every round")


def check_preparing(g: Shelfie, steps: list[Step]) -> None:
    """Before the first round nothing is on the table yet."""
    kinds = [type(step) for step in steps]
    order: list[type[Step]] = [*PREPARING, rounds.Round]
    places = [order.index(kind) if kind in order else -1 for kind in kinds]
    if -1 in places or places != sorted(set(places)) or kinds[-1] is not rounds.Round:
        raise NotationError("agenda: the set-up has its order")
    if g.round or any(g.deliveries) or any(me.dice() for me in g.players):
        raise NotationError("nothing is on the table before the first round")
    deals = setup.DealHands in kinds or setup.ChooseHand in kinds
    if deals == any(me.hand for me in g.players[: g.seats()]):
        raise NotationError("hands are dealt once")
    if (setup.LayOutRewards in kinds) == bool(g.end_cards):
        raise NotationError("rewards are laid out once")
    if setup.DealRival not in kinds or any(me.ready or me.spent for me in g.players):
        raise NotationError("the rival is dealt last, before anything is shown")
    if not deals:
        check_hands(g, HAND_SIZE, g.seats())


def check_round(g: Shelfie, steps: list[Step]) -> None:
    """In a round, turns follow the order; a turn has its parts."""
    if isinstance(steps[0], rounds.Round):
        check_between_rounds(g, steps)
        return
    if not isinstance(steps[-1], rounds.EndRound) or not 1 <= g.round <= ROUNDS:
        raise NotationError("agenda: every round ends")
    if isinstance(steps[0], rounds.ChooseCharacter):
        check_choosing(g, steps)
        return
    turns = steps[:-1]
    while turns and isinstance(turns[-1], rounds.Turn):
        turns.pop()
    later = [step.who for step in steps[len(turns) : -1] if isinstance(step, rounds.Turn)]
    if sorted(g.order) != list(range(len(g.players))):
        raise NotationError("order: everybody once")
    check_hands(g, HAND_SIZE - g.round, len(g.players))
    if any(me.current == NOBODY for me in g.players):
        raise NotationError("current: everybody has shown a character")
    if not turns or g.turn == NOBODY or later != g.order[g.order.index(g.turn) + 1 :]:
        raise NotationError("agenda: turns follow the order")
    check_turn(g, turns, later)


def check_between_rounds(g: Shelfie, steps: list[Step]) -> None:
    """Between rounds, nothing is left on deliveries and in trays."""
    if len(steps) != 1 or g.round >= ROUNDS or g.turn != NOBODY or any(g.deliveries):
        raise NotationError("agenda: there is no further round")
    if any(me.tray or me.fresh for me in g.players):
        raise NotationError("tray: every die is placed before the next round")
    check_hands(g, HAND_SIZE - g.round, len(g.players))


def check_choosing(g: Shelfie, steps: list[Step]) -> None:
    """While all choose, every delivery is full and nobody is at work."""
    if len(steps) != 2 or g.turn != NOBODY or g.order or not all(g.deliveries):
        raise NotationError("agenda: all choose before the first turn")
    if any(me.tray or me.fresh or me.current != NOBODY for me in g.players):
        raise NotationError("all choose with empty hands")
    if any(taker != NOBODY for taker in g.takers):
        raise NotationError("takers: nobody has taken anything yet")
    check_hands(g, HAND_SIZE - g.round + 1, len(g.players))


def check_hands(g: Shelfie, size: int, players: int) -> None:
    """Everybody holds as many cards as there are rounds left, and one more."""
    if any(len(me.hand) != size for me in g.players[:players]):
        raise NotationError(f"everybody has {size} cards in hand now")


def check_turn(g: Shelfie, steps: list[Step], later: list[int]) -> None:
    """A turn has taking, placing and its end, and at most one thing under way on top."""
    who = g.turn
    if not isinstance(steps[-1], rounds.EndTurn) or steps[-1].who != who:
        raise NotationError("agenda: every turn ends")
    taken = [taker for taker in g.takers if taker != NOBODY]
    if any(
        bool(dice) == (taker != NOBODY) for dice, taker in zip(g.deliveries, g.takers, strict=True)
    ):
        raise NotationError("takers: whoever took a delivery emptied it")
    done = set(g.order) - set(later)
    is_taking = any(isinstance(step, (turn.TakeDelivery, rival.RivalTurn)) for step in steps)
    expected = done - {who} if is_taking else done
    if sorted(taken) != sorted(expected):
        raise NotationError("takers: everybody takes one delivery in turn")
    others = [me for p, me in enumerate(g.players) if p != who]
    if any(me.tray or me.fresh for me in others) or (is_taking and g.players[who].tray):
        raise NotationError("tray: only the player on turn has dice to place")
    if g.players[who].kind == SEAT:
        check_parts(g, steps[:-1], who, is_taking)
    else:
        check_rival(g, steps[:-1], who)


def check_parts(g: Shelfie, steps: list[Step], who: int, is_taking: bool) -> None:
    """The parts of a person's turn."""
    me = g.players[who]
    if any(getattr(step, "player", who) != who for step in steps):
        raise NotationError("agenda: it is somebody else's turn")
    if is_taking and me.fresh:
        raise NotationError("fresh: nothing is stored before a delivery is taken")
    if steps and isinstance(steps[-1], turn.Arrange):
        steps = steps[:-1]
        if is_taking and isinstance(steps[-1], turn.TakeDelivery):
            steps = steps[:-1]
    elif is_taking or me.tray or not all(isinstance(step, Confirm) for step in steps):
        raise NotationError("agenda: dice are placed before the turn ends")
    if len(steps) == 2 and isinstance(steps[0], Confirm):
        steps = steps[1:]
    if len(steps) > 1:
        raise NotationError("agenda: one thing at a time")
    for step in steps:
        check_under_way(g, step, is_taking)


def check_under_way(g: Shelfie, step: Step, is_taking: bool) -> None:
    """What is under way needs its dice and its card."""
    me = g.players[g.turn]
    before = (deliveries.SwapFirst, deliveries.SwapSecond, use.ReuseCard)
    if is_taking != isinstance(step, before) and not isinstance(step, use.ReuseCard):
        raise NotationError("agenda: not at this moment of the turn")
    if isinstance(step, use.ReuseCard) and step.is_placing != (not is_taking):
        raise NotationError("agenda: not at this moment of the turn")
    die = getattr(step, "die", None)
    tray = (turn.PlaceDie, turn.WaiveWith, use.SwapWith, use.InsertAt, use.Redraw)
    if isinstance(step, tray) and die not in me.tray:
        raise NotationError("tray: the die is not there")
    if isinstance(step, turn.PlaceDie) and step.is_turned not in (0, 1):
        raise NotationError("agenda: a joker is turned or not")
    if isinstance(step, use.RescueTo) and die not in me.shame:
        raise NotationError("shame: the die is not there")
    if isinstance(step, turn.WaiveWith):
        wrong = g.misfit(g.turn, step.die, step.column) if step.column < COLUMNS else 0
        if step.wrong <= 0 or step.wrong not in (wrong, wrong & 2):
            raise NotationError("agenda: nothing to waive")
    if isinstance(step, use.ChooseDie) and not 0 <= step.card < DECKS * CHARACTERS:
        raise NotationError("agenda: there is no such character")
    if isinstance(step, use.SetValue):
        check_set_value(g, step)
    if isinstance(step, deliveries.SwapSecond) and (
        step.first // DICE >= len(g.deliveries)
        or step.first % DICE not in g.deliveries[step.first // DICE]
    ):
        raise NotationError("deliveries: the die is not there")
    if isinstance(step, (use.ChooseRoll, use.Roll)) and step.rolling >> len(me.tray):
        raise NotationError("tray: the dice are not there")
    if isinstance(step, Choice) and not step.options(g):
        raise NotationError("agenda: there is nothing to choose")


def check_set_value(g: Shelfie, step: use.SetValue) -> None:
    """A die that is set lies in the tray or on top of a column."""
    me = g.players[g.turn]
    column = step.chosen - DICE
    there = step.chosen in me.tray if column < 0 else column < COLUMNS and bool(me.columns[column])
    if not there or step.card >= DECKS * CHARACTERS:
        raise NotationError("agenda: the die is not there")


def check_rival(g: Shelfie, steps: list[Step], who: int) -> None:
    """The parts of the rival's turn."""
    kinds: list[type[Step]] = [rival.RivalTurn, rival.ShemStack, rival.ShemSelect, rival.ShemOpen]
    asked = [step for step in steps if isinstance(step, rival.DecideForShem)]
    plain = [step for step in steps if not isinstance(step, rival.DecideForShem)]
    places = [kinds.index(type(step)) if type(step) in kinds else -1 for step in plain]
    whole = list(range(places[0], 4)) if places and places[0] else places
    if g.players[who].kind == SHEM and places != whole:
        raise NotationError("agenda: Shem Bot has its order")
    if asked and (len(asked) > 1 or asked[0] is not steps[0] or places != [3]):
        raise NotationError("agenda: Shem Bot asks once")
    if any(getattr(step, "who", who) != who for step in steps):
        raise NotationError("agenda: it is somebody else's turn")
    if g.players[who].tray and not places:
        raise NotationError("tray: Shem Bot places all its dice")


def census(g: Shelfie) -> dict[str, int]:
    """Count the dice of each colour, wherever they are."""
    counts = g.census()
    return {f"{COLOUR_IDS[colour]} dice": counts[colour] for colour in range(COLOURS)}


POSITIONS: Final = Positions(check=check)
