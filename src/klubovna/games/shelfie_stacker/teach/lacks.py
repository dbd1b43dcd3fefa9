# not compiled: made for people, now and then
"""Shelfie Stacker: what is missing for something that is not offered, in numbers."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from klubovna.core.step import NOBODY, Step
from klubovna.core.teaching import Args, Lack, Need
from klubovna.games.shelfie_stacker.pieces.numbers import (
    DICE,
    DICE_EACH,
    HEIGHT,
    colour_of,
    die_word,
    value_of,
)
from klubovna.games.shelfie_stacker.pieces.players import SEAT
from klubovna.games.shelfie_stacker.pieces.shelf import COLOUR, FITS, FULL, NUMBER, misfit
from klubovna.games.shelfie_stacker.rules.effects import RescueTo, SetValue, chosen_die
from klubovna.games.shelfie_stacker.rules.end_cards import end_points
from klubovna.games.shelfie_stacker.rules.rounds import ChooseCharacter
from klubovna.games.shelfie_stacker.rules.turn import Arrange, PlaceDie, TakeDelivery
from klubovna.games.shelfie_stacker.rules.use import ChooseDie, ReuseCard
from klubovna.games.shelfie_stacker.state import Shelfie
from klubovna.games.shelfie_stacker.teach import advice
from klubovna.games.shelfie_stacker.teach.card_lacks import card_lack, die_lack, read_card
from klubovna.games.shelfie_stacker.teach.patterns import dice_of, pattern_lacks
from klubovna.games.shelfie_stacker.teach.scene import (
    Scene,
    colour_args,
    colour_in,
    die_args,
    scene_of,
    sidekick_race,
)
from klubovna.games.shelfie_stacker.teach.signs import COLUMN, DIE, of_colour

Answer = Callable[[Scene, Step, str], Lack | None]


def lack(g: Shelfie, seat: int, target: str) -> Lack | None:
    """Return what a seat is missing for a target; rewards can be asked about at any time."""
    zone, _, word = target.partition("/")
    if zone in REWARDS:
        return REWARDS[zone](g, seat, word)
    if seat not in g.actors:
        return None
    scene = scene_of(g, seat)
    behind = scene.behind_pause()
    asked = behind if isinstance(behind, PlaceDie) else scene.asked
    answer = ANSWERS.get((type(asked), zone))
    return answer(scene, asked, word) if answer else None


# Rewards: how far I am.


def sidekick(g: Shelfie, seat: int, word: str) -> Lack | None:
    """Return how many dice the sidekick still takes."""
    card = g.box.sidekicks[g.sidekick]
    if g.sidekick == NOBODY or card.id != word:
        return None
    mine, need = sidekick_race(g, seat)
    told: Args = {**colour_args(card.colour), "mine": mine, "count": max(need - mine, 1)}
    if g.sidekick_owner == seat:
        return Lack("lack-sidekick-mine", told)
    key = "lack-sidekick" if g.sidekick_owner == NOBODY else "lack-sidekick-rival"
    return Lack(key, told, (Need(of_colour(card.colour), mine, need),))


def competition(g: Shelfie, seat: int, word: str) -> Lack | None:
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


def end_card(g: Shelfie, seat: int, word: str) -> Lack | None:
    """Return what an end card would bring now."""
    me = g.players[seat]
    for number in g.end_cards:
        card = g.box.end_cards[number]
        if card.id == word:
            points = end_points(card, me.columns, len(me.shame))
            return Lack("lack-end-card", {"card": f"end_card/{word}", "points": int(points)})
    return None


REWARDS: Final[dict[str, Callable[[Shelfie, int, str], Lack | None]]] = {
    "sidekick": sidekick,
    "competition": competition,
    "end_card": end_card,
}


# Questions.


def other_character(scene: Scene, _: Step, word: str) -> Lack | None:
    """A card on the table, while one of the hand is asked for."""
    return Lack("lack-choose-first", {}, (), scene.target(scene.legal[0]))


def taken(scene: Scene, _: Step, word: str) -> Lack | None:
    """A delivery that somebody has."""
    g = scene.g
    if not word.isdigit() or int(word) >= len(g.deliveries):
        return None
    taker = g.takers[int(word)]
    free = [box for box in range(len(g.deliveries)) if g.deliveries[box]]
    told: Args = {"box": int(word) + 1, "free": len(free)}
    if taker == NOBODY:
        return None
    if g.players[taker].kind == SEAT:
        told["taker"] = f"seat/{taker}"
    key = "lack-taken" if g.players[taker].kind == SEAT else "lack-taken-alone"
    return Lack(key, told, (), f"delivery/{free[0]}" if free else "")


def no_delivery_yet(scene: Scene, _: Step, word: str) -> Lack | None:
    """A column, while a delivery is to be taken."""
    best = advice.fits(scene.g, scene.me)[0]
    return Lack("lack-take-first", {"dice": DICE_EACH}, (), f"delivery/{best.box}")


def one_delivery(scene: Scene, _: Step, word: str) -> Lack | None:
    """Another delivery, with one taken already."""
    return Lack("lack-have-one", {"left": len(scene.me.tray)})


def no_die_yet(scene: Scene, _: Step, word: str) -> Lack | None:
    """A column, while no die is picked."""
    if not scene.me.tray:
        return Lack("lack-no-dice")
    die = advice.best_die(scene.g, scene.me)
    told: Args = {"left": len(scene.me.tray)}
    return Lack("lack-pick-die", told, (), f"tray/{die_word(die)}")


def button(scene: Scene, _: Step, word: str) -> Lack | None:
    """The end of the turn, with dice left."""
    left = len(scene.me.tray)
    if word != "end_turn" or not left:
        return None
    die = advice.best_die(scene.g, scene.me)
    placed = max(DICE_EACH - left, 0)
    needs = (Need(DIE, placed, placed + left),)
    return Lack("lack-dice-left", {"left": left}, needs, f"tray/{die_word(die)}")


def stored(scene: Scene, _: Step, word: str) -> Lack | None:
    """A die on a card that does not come back now."""
    fresh = [number % DICE for number in scene.me.fresh]
    if word in [die_word(die) for die in fresh]:
        return Lack("lack-fresh", {"die": f"die/{word}"})
    return Lack("lack-given", {"die": f"die/{word}"})


def column(scene: Scene, asked: Step, word: str) -> Lack | None:
    """A column that does not take the die: full, of another colour, or too high."""
    assert isinstance(asked, (PlaceDie, RescueTo)), "asked for a column"
    if not word.isdigit() or int(word) >= len(scene.me.columns):
        return None
    there, die = scene.me.columns[int(word)], asked.die
    wrong = misfit(there, die)
    if wrong == FULL:
        return Lack("lack-full", {"column": int(word) + 1}, (Need(COLUMN, HEIGHT, HEIGHT),))
    told: Args = {
        **die_args(die),
        **colour_args(colour_in(there)),
        "column": int(word) + 1,
        "top": advice.top_of(there),
        "value": value_of(die),
        "missing": max(advice.top_of(there) + 1 - value_of(die), 0),
        "others": len([c for c in scene.me.columns if misfit(c, die) == FITS]),
    }
    if wrong == COLOUR:
        return Lack("lack-colour", told, (Need(of_colour(colour_in(there)), 0, 1),))
    value = Need(of_colour(colour_of(die)), value_of(die), advice.top_of(there) + 1)
    if wrong == NUMBER:
        key = "lack-top-six" if advice.top_of(there) == 6 else "lack-number"
        return Lack(key, told, (value,) if key == "lack-number" else ())
    return Lack("lack-both", told, (Need(of_colour(colour_in(there)), 0, 1),))


def busy(scene: Scene, asked: Step, word: str) -> Lack | None:
    """A card or another die, while a die is being placed."""
    assert isinstance(asked, PlaceDie), "a die is being placed"
    return Lack("lack-busy", die_args(asked.die))


def value(scene: Scene, asked: Step, word: str) -> Lack | None:
    """A value that the die has already, or that is not above the die below."""
    assert isinstance(asked, SetValue), "asked for a value"
    die, below = chosen_die(scene.g, scene.seat, asked.chosen)
    if not word.isdigit() or int(word) == value_of(die):
        return Lack("lack-same-value", {"value": value_of(die)})
    return Lack("lack-above", {"value": int(word), "below": below})


def card_while_taking(scene: Scene, asked: Step, word: str) -> Lack | None:
    """A character before a delivery is taken."""
    return card_lack(scene, read_card(scene.g, word), is_placing=False)


def card_while_placing(scene: Scene, asked: Step, word: str) -> Lack | None:
    """A character while dice are placed."""
    return card_lack(scene, read_card(scene.g, word), is_placing=True)


def card_to_repeat(scene: Scene, asked: Step, word: str) -> Lack | None:
    """A character that can't be repeated."""
    copy = read_card(scene.g, word)
    if copy not in scene.me.spent:
        return Lack("lack-not-spent")
    return card_lack(scene, copy, is_placing=True, is_repeated=True)


def die_of_ability(zone: str) -> Answer:
    """Return the answer for a die that an ability can't take."""

    def answer(scene: Scene, asked: Step, word: str) -> Lack | None:
        assert isinstance(asked, ChooseDie), "asked for a die"
        return die_lack(scene, scene.g.character(asked.card), zone, word)

    return answer


ANSWERS: Final[dict[tuple[type[Step], str], Answer]] = {
    (ChooseCharacter, "card"): other_character,
    (TakeDelivery, "delivery"): taken,
    (TakeDelivery, "card"): card_while_taking,
    (TakeDelivery, "column"): no_delivery_yet,
    (TakeDelivery, "shame"): no_delivery_yet,
    (Arrange, "delivery"): one_delivery,
    (Arrange, "column"): no_die_yet,
    (Arrange, "shame"): no_die_yet,
    (Arrange, "button"): button,
    (Arrange, "stored"): stored,
    (Arrange, "card"): card_while_placing,
    (PlaceDie, "delivery"): one_delivery,
    (PlaceDie, "column"): column,
    (PlaceDie, "card"): busy,
    (PlaceDie, "stored"): busy,
    (RescueTo, "column"): column,
    (SetValue, "value"): value,
    (ReuseCard, "card"): card_to_repeat,
    **{(ChooseDie, zone): die_of_ability(zone) for zone in ("tray", "top", "shamed", "column")},
}
