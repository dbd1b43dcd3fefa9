# not compiled: made for people, now and then
"""Shelfie Stacker: what to aim at in this turn, with what is there and what is needed."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Final, NamedTuple

from klubovna.core.step import NOBODY
from klubovna.core.teaching import Args, Goal, Lack, Need
from klubovna.games.shelfie_stacker.box.contents import Competition
from klubovna.games.shelfie_stacker.pieces.numbers import (
    COLOURS,
    COLUMNS,
    DICE_EACH,
    HEIGHT,
    colour_of,
)
from klubovna.games.shelfie_stacker.rules.end_cards import end_points
from klubovna.games.shelfie_stacker.rules.turn import PlaceDie
from klubovna.games.shelfie_stacker.setup import ChooseHand
from klubovna.games.shelfie_stacker.state import Shelfie
from klubovna.games.shelfie_stacker.teach import advice
from klubovna.games.shelfie_stacker.teach.advice import (
    Scene,
    colour_args,
    sidekick_race,
)
from klubovna.games.shelfie_stacker.teach.signs import (
    COLUMN,
    COMPETITION,
    DIE,
    POINTS,
    SHAME,
    SIDEKICK,
    of_colour,
)

SCORING: Final = 3  # dice from which on a column brings points for its height


class Aim(NamedTuple):
    """A goal that can be reached with the dice at hand, and what each of them brings."""

    worth: float
    goal: Goal


def goal(scene: Scene) -> Goal | None:
    """Return the aim that brings most for each die it takes; at the end, what the turn brought."""
    behind = scene.behind_pause()
    if isinstance(scene.asked, ChooseHand) or isinstance(behind, PlaceDie):
        return None
    offers = dice_at_hand(scene) if behind is None else []
    if not offers:
        return coming(scene)
    aims = [*sidekick(scene, offers), *pattern(scene, offers), *columns(scene, offers)]
    if aims:
        return max(aims, key=lambda aim: aim.worth).goal
    return tidy(scene)


def dice_at_hand(scene: Scene) -> list[list[int]]:
    """Return the dice to think of, as heaps: the delivery that suits best, or what I have taken."""
    if scene.me.tray:
        return [scene.me.tray]
    if scene.seat in scene.g.takers:
        return []
    return [scene.g.deliveries[advice.fits(scene)[0].box]]


def coming(scene: Scene) -> Goal | None:
    """Return the rewards that come when the turn ends."""
    g, shelf = scene.g, scene.me.columns
    points: dict[str, int] = {}
    if advice.wins_sidekick(g, scene.seat, shelf):
        points["sidekick"] = g.box.sidekicks[g.sidekick].points
    if advice.wins_pattern(g, shelf):
        points["pattern"] = g.box.competitions[g.competition].points
    if not points:
        return None
    what = "both" if len(points) > 1 else next(iter(points))
    gain = {"sidekick": (SIDEKICK,), "pattern": (COMPETITION,)}.get(what, (SIDEKICK, COMPETITION))
    total = sum(points.values())
    return Goal("goal-coming", {"what": what, "points": total}, (), (*gain, str(total), POINTS))


def most_of(offers: Iterable[list[int]], colour: int) -> int:
    """Return how many dice of a colour one heap brings at most."""
    return max(len([die for die in dice if colour_of(die) == colour]) for dice in offers)


def sidekick(scene: Scene, offers: list[list[int]]) -> Iterator[Aim]:
    """Enough dice of the sidekick's colour."""
    g = scene.g
    if g.sidekick == NOBODY or g.sidekick_owner == scene.seat:
        return
    card = g.box.sidekicks[g.sidekick]
    mine, need = sidekick_race(g, scene.seat)
    missing = need - mine
    if (
        missing < 1
        or missing > most_of(offers, card.colour)
        or not takes(scene, offers, card.colour, missing)
    ):
        return
    key = "goal-sidekick" if g.sidekick_owner == NOBODY else "goal-overtake"
    told: Args = {**colour_args(card.colour), "count": missing}
    needs = (Need(of_colour(card.colour), mine, need, f"sidekick/{card.id}"),)
    yield Aim(card.points / missing, Goal(key, told, needs, (SIDEKICK, str(card.points), POINTS)))


def takes(scene: Scene, offers: list[list[int]], colour: int, missing: int) -> bool:
    """Tell whether the shelf takes so many dice of a colour from one heap."""
    for dice in offers:
        mine = [die for die in dice if colour_of(die) == colour]
        if len(mine) >= missing and advice.fit_of(scene.g, scene.seat, mine).placed >= missing:
            return True
    return False


def pattern(scene: Scene, offers: list[list[int]]) -> Iterator[Aim]:
    """The rest of the competition's pattern, where least of it is missing."""
    g = scene.g
    if g.competition == NOBODY or g.competition_owner != NOBODY:
        return
    card = g.box.competitions[g.competition]
    lacks = pattern_lacks(card, scene.me.columns)
    count = dice_of(lacks)
    if not count or not any(has_all(dice, lacks) for dice in offers):
        return
    needs = tuple(each.need(f"competition/{card.id}") for each in lacks)
    gain = (COMPETITION, str(card.points), POINTS)
    yield Aim(card.points / count, Goal("goal-pattern", {"missing": count}, needs, gain))


def has_all(dice: list[int], lacks: list[PatternLack]) -> bool:
    """Tell whether a heap has all that is missing."""
    missing = [0] * COLOURS
    for each in lacks:
        missing[each.colour] += each.missing
    return all(most_of([dice], colour) >= missing[colour] for colour in range(COLOURS))


def columns(scene: Scene, offers: list[list[int]]) -> Iterator[Aim]:
    """One die more on a column that has some."""
    g, me = scene.g, scene.me
    for at, column in enumerate(me.columns):
        if not column or len(column) == HEIGHT:
            continue
        if not any(advice.fitting_values(column, die) for dice in offers for die in dice):
            continue
        height = len(column) + 1
        if height < SCORING and not advice.rounds_to_come(g):
            continue
        points = g.box.height_points[height]
        told: Args = {
            **colour_args(colour_of(column[0])),
            "column": at + 1,
            "height": height,
            "points": points,
        }
        sign = of_colour(colour_of(column[0]))
        needs = (Need(sign, height - 1, max(height, SCORING), f"column/{at}"),)
        key = "goal-column" if height >= SCORING else "goal-grow"
        gain = (COLUMN, str(points), POINTS) if height >= SCORING else ()
        rise = points - g.box.height_points[height - 1]
        yield Aim(rise + height / HEIGHT, Goal(key, told, needs, gain))


def tidy(scene: Scene) -> Goal:
    """A place for every die that has one; a good start; else the delivery that fits best."""
    me = scene.me
    left = len(me.tray)
    if left and advice.homeless(scene.g, me):
        return Goal("goal-least-shame", {}, (), (SHAME,))
    if left:
        done = max(DICE_EACH - left, 0)
        return Goal("goal-tidy", {"dice": left}, (Need(DIE, done, done + left),), (SHAME, "0"))
    if not any(me.columns):
        return Goal("goal-start")
    return Goal("goal-most")


# What a shelf lacks of a pattern.


class PatternLack(NamedTuple):
    """A column of a pattern: its colour, the dice that are there, and those that must come.

    Dice below the pattern count too: a column has one colour and is filled from the bottom.
    """

    colour: int
    there: int
    missing: int

    def need(self, target: str = "") -> Need:
        """Return it as have and need."""
        return Need(of_colour(self.colour), self.there, self.there + self.missing, target)


def pattern_lacks(card: Competition, shelf: list[list[int]]) -> list[PatternLack]:
    """Return what a pattern lacks where it lacks least; none if it can't arise any more."""
    best: list[PatternLack] = []
    for left in range(COLUMNS - card.width + 1):
        for bottom in range(HEIGHT - card.height + 1):
            lacks = lacks_at(card, shelf, left, bottom)
            if lacks and (not best or dice_of(lacks) < dice_of(best)):
                best = lacks
    return best


def dice_of(lacks: list[PatternLack]) -> int:
    """Return how many dice must come."""
    return sum(each.missing for each in lacks)


def lacks_at(
    card: Competition, shelf: list[list[int]], left: int, bottom: int
) -> list[PatternLack]:
    """Return what one place of the pattern lacks by columns; none if other colours lie there."""
    found: list[PatternLack] = []
    for column in range(card.width):
        rows = [bottom + row for c, row, _ in card.cells if c == column]
        if not rows:
            continue
        colour, dice = card.wishes[column], shelf[left + column]
        if dice and colour_of(dice[0]) != colour and max(rows) >= len(dice):
            return []
        if any(row < len(dice) and colour_of(dice[row]) != colour for row in rows):
            return []
        there = min(len(dice), max(rows) + 1)
        found.append(PatternLack(colour, there, max(rows) + 1 - there))
    return found


# Rewards: how far I am.


def sidekick_lack(g: Shelfie, seat: int, word: str) -> Lack | None:
    """Return how many dice the sidekick still takes."""
    card = g.box.sidekicks[g.sidekick]
    if g.sidekick == NOBODY or card.id != word:
        return None
    mine, need = sidekick_race(g, seat)
    told: Args = {**colour_args(card.colour), "mine": mine, "count": need - mine}
    if g.sidekick_owner == seat:
        return Lack("lack-sidekick-mine", told)
    if mine >= need:
        return Lack("lack-sidekick-coming", told)
    key = "lack-sidekick" if g.sidekick_owner == NOBODY else "lack-sidekick-rival"
    return Lack(key, told, (Need(of_colour(card.colour), mine, need),))


def competition_lack(g: Shelfie, seat: int, word: str) -> Lack | None:
    """Return the dice that the pattern still lacks."""
    card = g.box.competitions[g.competition]
    if g.competition == NOBODY or card.id != word:
        return None
    if g.competition_owner != NOBODY:
        key = "lack-pattern-mine" if g.competition_owner == seat else "lack-pattern-gone"
        return Lack(key)
    lacks = pattern_lacks(card, g.players[seat].columns)
    if not dice_of(lacks):
        return Lack("lack-pattern-done" if lacks else "lack-pattern-blocked")
    needs = tuple(each.need() for each in lacks)
    return Lack("lack-pattern", {"missing": dice_of(lacks)}, needs)


def end_card_lack(g: Shelfie, seat: int, word: str) -> Lack | None:
    """Return what an end card would bring now."""
    me = g.players[seat]
    for number in g.end_cards:
        card = g.box.end_cards[number]
        if card.id == word:
            points = end_points(card, me.columns, len(me.shame))
            return Lack("lack-end-card", {"card": f"end_card/{word}", "points": int(points)})
    return None


REWARDS: Final[dict[str, Callable[[Shelfie, int, str], Lack | None]]] = {
    "sidekick": sidekick_lack,
    "competition": competition_lack,
    "end_card": end_card_lack,
}
