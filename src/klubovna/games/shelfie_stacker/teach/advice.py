# not compiled: made for people, now and then
"""Shelfie Stacker: the open question as a tutor looks at it, and what a beginner does well."""

from __future__ import annotations

from typing import Final, NamedTuple

from klubovna.core.step import NOBODY, Choice, Confirm, Step, Together
from klubovna.core.teaching import Args
from klubovna.games.shelfie_stacker.bot.outlook import MOST_DICE
from klubovna.games.shelfie_stacker.bot.worth import shelf_outlook
from klubovna.games.shelfie_stacker.box import contents as the
from klubovna.games.shelfie_stacker.box.contents import Box, Character
from klubovna.games.shelfie_stacker.pieces.numbers import (
    COLOUR_IDS,
    COLUMNS,
    DICE_EACH,
    HEIGHT,
    JOKER,
    ROUNDS,
    colour_of,
    die_word,
    make_die,
    number_of,
    value_of,
)
from klubovna.games.shelfie_stacker.pieces.players import Player
from klubovna.games.shelfie_stacker.pieces.shelf import (
    FITS,
    count_colour,
    height_points,
    misfit,
    shows,
    top_points,
)
from klubovna.games.shelfie_stacker.rules import abilities
from klubovna.games.shelfie_stacker.rules.end_cards import end_points
from klubovna.games.shelfie_stacker.state import Shelfie

Shelf = list[list[int]]

STANDS_OUT: Final = 1.5  # so much better than the next one is worth a low number
KEPT: Final = 0.75  # a sidekick may run off again


# The question.


class Scene(NamedTuple):
    """A position, the seat that is asked, and what it may pick."""

    g: Shelfie
    seat: int
    me: Player
    legal: list[int]
    asked: Step

    def target(self, option: int) -> str:
        """Return the place of an option."""
        if isinstance(self.asked, Together):
            return self.asked.target_of(self.g, self.seat, option)
        assert isinstance(self.asked, Choice), "somebody is asked"
        return self.asked.target(self.g, option)

    def behind_pause(self) -> Step | None:
        """Return what a confirmation lets happen, None if this is none."""
        agenda = self.g.agenda
        return agenda[-2] if isinstance(self.asked, Confirm) and len(agenda) > 1 else None


def scene_of(g: Shelfie, seat: int) -> Scene:
    """Return the question that a seat is asked."""
    return Scene(g, seat, g.players[seat], g.legal_of(seat), g.agenda[-1])


def die_args(die: int) -> Args:
    """Return a die for a phrase."""
    return {"die": f"die/{die_word(die)}"}


def colour_args(colour: int) -> Args:
    """Return a colour for a phrase."""
    return {"colour": f"colour/{COLOUR_IDS[colour]}"}


def card_args(character: Character) -> Args:
    """Return a character for a phrase."""
    return {"card": f"character/{character.id}"}


def colour_in(column: list[int]) -> int:
    """Return the colour of a column, NOBODY if it is empty."""
    return colour_of(column[0]) if column else NOBODY


def sidekick_race(g: Shelfie, seat: int) -> tuple[int, int]:
    """Return how many dice of the sidekick's colour a seat has, and how many would win it."""
    card = g.box.sidekicks[g.sidekick]
    mine = count_colour(g.players[seat].columns, card.colour)
    if g.sidekick_owner in (NOBODY, seat):
        return mine, card.least
    return mine, count_colour(g.players[g.sidekick_owner].columns, card.colour) + 1


# What a beginner does.


class Spot(NamedTuple):
    """Where a die goes well: the column, the value it shows there, and how good that is."""

    column: int
    value: int
    worth: float


def rounds_to_come(g: Shelfie) -> int:
    """Return how many rounds follow this one."""
    return ROUNDS - max(g.round, 1)


def top_of(column: list[int]) -> int:
    """Return the value on top of a column, 0 if it is empty."""
    return value_of(column[-1]) if column else 0


def places_left(height: int, top: int) -> int:
    """Return how many dice a column can still take at most."""
    return min(HEIGHT - height, JOKER - top)


def lost_places(column: list[int], value: int) -> int:
    """Return how many places a value closes for good, beyond its own."""
    left = places_left(len(column), top_of(column))
    return left - 1 - places_left(len(column) + 1, value)


def points_there(box: Box, column: list[int], value: int) -> int:
    """Return what height and top of a column bring more with a value on it."""
    height = len(column)
    return box.height_points[height + 1] - box.height_points[height] + value - top_of(column)


def fitting_values(column: list[int], die: int) -> list[int]:
    """Return the values with which a die may go on a column; a joker may have any."""
    shown = range(1, JOKER + 1) if value_of(die) == JOKER else [value_of(die)]
    return [v for v in shown if misfit(column, make_die(colour_of(die), v)) == FITS]


def worth_of(g: Shelfie, shelf: Shelf, shame: int, dice: int) -> float:
    """Return what a shelf may bring in the end, as a bot sees it, with so many dice to come."""
    done = 1.0 - rounds_to_come(g) / (ROUNDS + 1.0)
    grown = shelf_outlook(g.box, shelf, min(dice, MOST_DICE))
    return grown + g.box.shame_points * shame + done * end_cards_bring(g, shelf, shame)


def with_die(shelf: Shelf, column: int, die: int) -> Shelf:
    """Return a shelf with one die more."""
    return [[*dice, die] if n == column else dice for n, dice in enumerate(shelf)]


def best_spot(g: Shelfie, seat: int, die: int) -> Spot | None:
    """Return where a die goes best without any character, None if nowhere."""
    me = g.players[seat]
    dice = rounds_to_come(g) * DICE_EACH + len(me.tray) - 1
    return spot_on(g, me.columns, die, dice)


def spot_on(g: Shelfie, shelf: Shelf, die: int, dice: int) -> Spot | None:
    """Return where a die goes best on a shelf, if so many are to come after it."""
    colour = colour_of(die)
    spots = [
        Spot(c, value, worth_of(g, with_die(shelf, c, make_die(colour, value)), 0, dice))
        for c in candidates(shelf)
        for value in fitting_values(shelf[c], die)
    ]
    return max(spots, key=lambda spot: spot.worth, default=None)


def candidates(shelf: Shelf) -> list[int]:
    """Return the columns worth a look: of the empty ones, the first and the last."""
    empty = [c for c in range(COLUMNS) if not shelf[c]]
    return [c for c in range(COLUMNS) if shelf[c] or c in (empty[0], empty[-1])]


def homeless(g: Shelfie, me: Player) -> list[int]:
    """Return the dice of the tray that fit no column, whatever a joker shows."""
    return [die for die in me.tray if not has_place(me.columns, die)]


def has_place(shelf: Shelf, die: int) -> bool:
    """Tell whether a column takes a die, whatever a joker shows."""
    return any(fitting_values(column, die) for column in shelf)


def would_fit(me: Player, character: Character, die: int) -> bool:
    """Tell whether an ability may change a die so that a column takes it; luck may do it always."""
    if character.op in (the.REROLL, the.REDRAW):
        return True
    values: list[int] = []
    if character.op == the.SWAP_VALUES:
        values = [value_of(other) for other in abilities.partners(me, die)]
    elif character.op == the.CHANGE and character.tray:
        values = abilities.new_values(character, value_of(die), 0)
    turned = [make_die(colour_of(die), value) for value in values]
    return any(fitting_values(column, each) for column in me.columns for each in turned)


def best_die(g: Shelfie, me: Player) -> int:
    """Return the die of the tray to begin with: the lowest that fits, else the lowest."""
    at_home = [die for die in me.tray if die not in homeless(g, me)]
    return min(at_home or me.tray, key=lambda die: (value_of(die), die))


# How the score changes at once, as the board shows it.


class Price(NamedTuple):
    """What dice of shame cost: each of them, and what an end card brings less for them."""

    shame: int
    end_cards: int

    @property
    def whole(self) -> int:
        """Return by how much the score falls."""
        return self.shame + self.end_cards


def end_cards_bring(g: Shelfie, shelf: list[list[int]], shame: int) -> int:
    """Return the points of all end cards for a shelf and so many dice of shame."""
    return sum(int(end_points(g.box.end_cards[n], shelf, shame)) for n in g.end_cards)


def score_of(g: Shelfie, shelf: list[list[int]], shame: int) -> int:
    """Return the points of a shelf without sidekick and competition."""
    built = int(height_points(g.box, shelf)) + int(top_points(shelf))
    return built + end_cards_bring(g, shelf, shame) + g.box.shame_points * shame


def price_of_shame(g: Shelfie, seat: int, dice: int = 1) -> Price:
    """Return what so many dice more on the shelf of shame cost."""
    me = g.players[seat]
    before = end_cards_bring(g, me.columns, len(me.shame))
    after = end_cards_bring(g, me.columns, len(me.shame) + dice)
    return Price(-g.box.shame_points * dice, before - after)


def change_there(g: Shelfie, seat: int, die: int, column: int) -> int:
    """Return what the score changes by with a die on a column."""
    me = g.players[seat]
    shelf = with_die(me.columns, column, die)
    return score_of(g, shelf, len(me.shame)) - score_of(g, me.columns, len(me.shame))


# Deliveries.


class Fit(NamedTuple):
    """A free delivery: how many of its dice find a place, and what comes of it."""

    box: int
    placed: int
    worth: float
    points: int  # at once, without sidekick and competition
    room: int  # places that could still be filled afterwards
    jokers: int
    wins_sidekick: bool
    wins_pattern: bool


def fits(scene: Scene) -> list[Fit]:
    """Return the free deliveries, the best one first."""
    g = scene.g
    free = [box for box in range(len(g.deliveries)) if g.deliveries[box]]
    found = [fit_of(g, scene.seat, g.deliveries[box], box) for box in free]
    return sorted(found, key=lambda fit: -fit.worth)


def fit_of(g: Shelfie, seat: int, dice: list[int], box: int = 0) -> Fit:
    """Place dice one by one from the lowest, each where it is best; what is left is shamed."""
    me, shelf = g.players[seat], g.players[seat].columns
    after, shamed, placed = rounds_to_come(g) * DICE_EACH, len(me.shame), 0
    for die in sorted(dice, key=lambda each: (value_of(each), each)):
        spot = spot_on(g, shelf, die, after)
        if spot is None:
            shamed += 1
            continue
        shelf = with_die(shelf, spot.column, make_die(colour_of(die), spot.value))
        placed += 1
    points = score_of(g, shelf, shamed) - score_of(g, me.columns, len(me.shame))
    room = sum(places_left(len(column), top_of(column)) for column in shelf)
    sidekick, pattern = wins_sidekick(g, seat, shelf), wins_pattern(g, shelf)
    worth = worth_of(g, shelf, shamed, after) + reward_worth(g, sidekick, pattern)
    jokers = len([die for die in dice if value_of(die) == JOKER])
    return Fit(box, placed, worth, points, room, jokers, sidekick, pattern)


def wins_sidekick(g: Shelfie, seat: int, shelf: Shelf) -> bool:
    """Tell whether a shelf would bring a seat the sidekick."""
    if g.sidekick == NOBODY or g.sidekick_owner == seat:
        return False
    _, need = sidekick_race(g, seat)
    return count_colour(shelf, g.box.sidekicks[g.sidekick].colour) >= need


def wins_pattern(g: Shelfie, shelf: Shelf) -> bool:
    """Tell whether a shelf would win the competition."""
    if g.competition == NOBODY or g.competition_owner != NOBODY:
        return False
    return shows(g.box.competitions[g.competition], shelf)


def reward_worth(g: Shelfie, sidekick: bool, pattern: bool) -> float:
    """Return what the rewards are worth that a delivery wins."""
    found = KEPT * g.box.sidekicks[g.sidekick].points if sidekick else 0.0
    return found + (g.box.competitions[g.competition].points if pattern else 0.0)


def reason(g: Shelfie, found: list[Fit]) -> str:
    """Return what the best delivery has that no other one has; early, points at once are none."""
    best, others = found[0], found[1:]
    if all(best.placed > each.placed for each in others):
        return "fits"
    if best.wins_sidekick and not any(each.wins_sidekick for each in others):
        return "sidekick"
    if best.wins_pattern and not any(each.wins_pattern for each in others):
        return "pattern"
    more = {
        "points": all(best.points > each.points for each in others),
        "room": all(best.room > each.room for each in others),
        "joker": all(best.jokers > each.jokers for each in others),
        "promise": all(best.worth - each.worth >= STANDS_OUT for each in others),
    }
    is_early = rounds_to_come(g) > ROUNDS // 2
    order = ("room", "joker", "promise") if is_early else ("points", "room")
    return next((id for id in order if more[id]), "alike")


# Characters.


class Call(NamedTuple):
    """The character that a beginner plays, and why: by the deliveries that suit best."""

    copy: int
    why: str  # one delivery stands out, some do, or they are all alike
    box: int
    good: int  # deliveries about as good as the best one


def call(scene: Scene) -> Call:
    """Return a low number for a delivery that stands out, else a higher one."""
    g, me, found = scene.g, scene.me, fits(scene)
    good = len([fit for fit in found if found[0].worth - fit.worth < STANDS_OUT])
    useful = [copy for copy in scene.legal if not is_idle(me, g.character(copy), g)]
    ranked = sorted(useful or scene.legal, key=lambda copy: (number_of(copy), copy))
    if good == 1 and len(found) > 1:
        return Call(ranked[0], "one", found[0].box, good)
    if good == len(found):
        return Call(ranked[-1], "all", found[0].box, good)
    is_enough = good >= len(g.players)
    return Call(ranked[-1 if is_enough else len(ranked) // 2], "some", found[0].box, good)


def is_idle(me: Player, character: Character, g: Shelfie) -> bool:
    """Tell whether an ability could do nothing for a shelf as it is now."""
    if character.op == the.REUSE:
        return not any(g.character(copy).op != the.REUSE for copy in me.spent)
    if character.op == the.RESCUE:
        return not me.shame
    if character.op == the.WAIVE:
        return len([column for column in me.columns if not column]) >= DICE_EACH
    is_of_shelf = character.op in (the.TAKE_BACK, the.INSERT) or not character.tray
    needs_shelf = is_of_shelf and character.op in (the.TAKE_BACK, the.INSERT, the.CHANGE)
    return needs_shelf and not any(me.columns)
