# not compiled: made for people, now and then
"""Shelfie Stacker: picks that cost much, and what a better one brings."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final, NamedTuple

from klubovna.core.step import Step
from klubovna.core.teaching import Args, Caution, Line
from klubovna.games.shelfie_stacker.box import contents as the
from klubovna.games.shelfie_stacker.pieces.numbers import (
    COLUMNS,
    DICE_EACH,
    JOKER,
    ROUNDS,
    colour_of,
    make_die,
    value_of,
)
from klubovna.games.shelfie_stacker.pieces.shelf import FITS, FULL, misfit
from klubovna.games.shelfie_stacker.rules import abilities
from klubovna.games.shelfie_stacker.rules.abilities import TOP
from klubovna.games.shelfie_stacker.rules.turn import (
    CARD,
    END,
    SHAME,
    TURN,
    Arrange,
    PlaceDie,
    TakeDelivery,
)
from klubovna.games.shelfie_stacker.rules.use import ChooseDie
from klubovna.games.shelfie_stacker.teach import advice, signs
from klubovna.games.shelfie_stacker.teach.advice import Scene, card_args, die_args
from klubovna.games.shelfie_stacker.teach.signs import of_character, of_colour

LOST_TOO_MANY: Final = 2  # places that no value can fill any more
WAYS: Final = {"+": "up", "-": "down"}
EARLY: Final = 4  # rounds in which such places would still have been filled


def cautions(scene: Scene) -> Iterator[Caution]:
    """Return the picks of the open question that cost much."""
    look = BY_QUESTION.get(type(scene.asked))
    if look:
        yield from look(scene, scene.asked)


def deliveries(scene: Scene, _: Step) -> Iterator[Caution]:
    """A delivery of which two dice or more find no place, where another one fits better."""
    found = advice.fits(scene)
    best = found[0]
    for fit in found[1:]:
        if best.placed - fit.placed < 2:
            continue
        shamed = DICE_EACH - fit.placed
        told: Args = {"box": fit.box + 1, "shamed": shamed, "placed": fit.placed}
        better: Args = {"box": best.box + 1, "placed": best.placed}
        gain = Line("gain-delivery", better, "3.1", (signs.DELIVERY, str(best.box + 1)))
        yield Caution(
            fit.box, "caution-delivery", told, "3.3", shame_costs(scene, shamed), best.box, (gain,)
        )


def placing(scene: Scene, asked: Step) -> Iterator[Caution]:
    """Shame where there is room, a gap that closes a column, a card where none is needed."""
    assert isinstance(asked, PlaceDie), "asked where a die goes"
    die = asked.die
    spot = advice.best_spot(scene.g, scene.seat, die)
    if spot is None:
        return
    better = better_way(scene, die, spot)
    yield Caution(
        SHAME,
        "caution-shame",
        die_args(die),
        "3.3",
        shame_costs(scene, 1),
        better.option,
        (better.gain,),
    )
    yield from spending(scene, die, better)
    yield from gaps(scene, die, spot, better)
    if value_of(die) == JOKER:
        yield from turned_away(scene, die, better)


class Way(NamedTuple):
    """What is done better, and what it brings."""

    option: int
    gain: Line


def better_way(scene: Scene, die: int, spot: advice.Spot) -> Way:
    """Return how a die goes where it is best: as it is, or a joker turned first."""
    if spot.value == value_of(die):
        return Way(spot.column, there(scene, die, spot.column))
    told: Args = {"value": spot.value, "column": spot.column + 1}
    turned = Line("gain-turned", told, "6.1", (signs.JOKERS, "->", str(spot.value)))
    return Way(TURN + spot.value, turned)


def there(scene: Scene, die: int, column: int) -> Line:
    """Return what a die brings on a column, or takes."""
    change = advice.change_there(scene.g, scene.seat, die, column)
    sign = "-" if change < 0 else "+"
    told: Args = {"column": column + 1, "points": abs(change), "way": WAYS[sign]}
    return Line("gain-column", told, "9.3", (of_colour(colour_of(die)), sign, str(abs(change))))


def shame_costs(scene: Scene, dice: int) -> tuple[Line, ...]:
    """Return what dice of shame cost: each of them, and what an end card brings less."""
    price = advice.price_of_shame(scene.g, scene.seat, dice)
    told: Args = {"dice": dice, "points": price.shame}
    costs = [Line("cost-shamed", told, "9.4", (signs.SHAME, "-", str(price.shame)))]
    if price.end_cards > 0:
        card = scene.g.box.end_cards[scene.g.end_cards[0]]
        drawn = (signs.of_end_card(card), "-", str(price.end_cards))
        costs.append(Line("cost-end-card", {"points": price.end_cards}, "9.5", drawn))
    return tuple(costs)


def spending(scene: Scene, die: int, better: Way) -> Iterator[Caution]:
    """A column that uses a character up, where another takes the die for nothing."""
    g, me = scene.g, scene.me
    for option in scene.legal:
        if option >= COLUMNS:
            break
        wrong = misfit(me.columns[option], die)
        if wrong in (FITS, FULL):
            continue
        character = g.character(abilities.next_payers(g, me, wrong)[0])
        told = {**card_args(character), "column": option + 1}
        cost = Line("cost-card", card_args(character), "4.1", (of_character(character),))
        yield Caution(option, "caution-card", told, "7.17", (cost,), better.option, (better.gain,))


def gaps(scene: Scene, die: int, spot: advice.Spot, better: Way) -> Iterator[Caution]:
    """A high die early on a low column: places above it stay empty."""
    g, me, value = scene.g, scene.me, value_of(die)
    kept = advice.lost_places(me.columns[spot.column], spot.value)
    for column in range(COLUMNS):
        if misfit(me.columns[column], die) != FITS or g.round > EARLY:
            continue
        lost = advice.lost_places(me.columns[column], value)
        if lost - kept < LOST_TOO_MANY:
            continue
        told: Args = {**die_args(die), "column": column + 1}
        left = advice.places_left(len(me.columns[column]) + 1, value)
        cost = Line("cost-gap", {"lost": lost, "left": left}, "5.3", (signs.COLUMN, "-", str(lost)))
        yield Caution(column, "caution-gap", told, "5.3", (cost,), better.option, (better.gain,))


def turned_away(scene: Scene, die: int, better: Way) -> Iterator[Caution]:
    """A joker that is turned to a value that no column takes."""
    for value in range(1, JOKER):
        turned = make_die(colour_of(die), value)
        if any(misfit(column, turned) == FITS for column in scene.me.columns):
            continue
        told: Args = {"value": value}
        cost = Line("cost-no-place", told, "6.1", (str(value), "no"))
        yield Caution(
            TURN + value, "caution-turned", told, "6.1", (cost,), better.option, (better.gain,)
        )


def ending(scene: Scene, _: Step) -> Iterator[Caution]:
    """The last turn ends although an ability would still bring points."""
    g = scene.g
    if END not in scene.legal or g.round < ROUNDS:
        return
    for option in scene.legal:
        if option < CARD:
            continue
        character = g.character(option - CARD)
        points = last_points(scene, character)
        if points > 0:
            told = card_args(character)
            cost = Line("cost-unused", told, "9.6", (of_character(character), "0"))
            gain = Line(
                "gain-ability",
                {**told, "points": points},
                "4.1",
                (
                    "+",
                    str(points),
                ),
            )
            yield Caution(END, "caution-unused", told, "4.1", (cost,), option, (gain,))
            return


def last_points(scene: Scene, character: the.Character) -> int:
    """Return what an ability brings at the very end, on the shelf as it is."""
    me = scene.me
    if character.op == the.RESCUE:
        rescued = [die for die in me.shame if abilities.fitting_columns(me, die)]
        return -scene.g.box.shame_points if rescued else 0
    if character.op != the.CHANGE or not character.tops:
        return 0
    tops = [column for column in me.columns if column]
    rises = [
        value - value_of(column[-1])
        for column in tops
        for value in abilities.new_values(
            character, value_of(column[-1]), abilities.below_top(column)
        )
    ]
    return max(rises, default=0)


def giving(scene: Scene, asked: Step) -> Iterator[Caution]:
    """A die on top of a column is given away for good."""
    assert isinstance(asked, ChooseDie), "asked for a die"
    g, me, character = scene.g, scene.me, scene.g.character(asked.card)
    if character.op != the.STORE or character.keeps:
        return
    for option in scene.legal:
        if option < TOP:
            continue
        column = me.columns[option - TOP]
        lost = advice.points_there(g.box, column[:-1], value_of(column[-1]))
        if lost <= 0:
            continue
        told: Args = {**die_args(column[-1]), **card_args(character), "column": option - TOP + 1}
        cost = Line("cost-given", {"points": lost}, "7.4", (signs.COLUMN, "-", str(lost)))
        spared = [die for die in advice.homeless(g, me) if die in scene.legal]
        gains: tuple[Line, ...] = ()
        if spared:
            gains = (Line("gain-given", die_args(spared[0]), "7.4", (of_character(character),)),)
        better = spared[0] if spared else -1
        yield Caution(option, "caution-give", told, "7.4", (cost,), better, gains)


BY_QUESTION: Final[dict[type[Step], Callable[[Scene, Step], Iterator[Caution]]]] = {
    TakeDelivery: deliveries,
    PlaceDie: placing,
    Arrange: ending,
    ChooseDie: giving,
}
