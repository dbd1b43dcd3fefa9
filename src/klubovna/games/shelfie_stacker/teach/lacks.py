# not compiled: made for people, now and then
"""Shelfie Stacker: what is missing for something that is not offered, in numbers."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from klubovna.core.step import NOBODY, Step
from klubovna.core.teaching import Args, Lack, Need
from klubovna.games.shelfie_stacker.box import contents as the
from klubovna.games.shelfie_stacker.box.contents import Character
from klubovna.games.shelfie_stacker.pieces.numbers import (
    DECK_IDS,
    DICE,
    DICE_EACH,
    FACES,
    HEIGHT,
    JOKER,
    colour_of,
    die_word,
    make_copy,
    value_of,
)
from klubovna.games.shelfie_stacker.pieces.players import SEAT
from klubovna.games.shelfie_stacker.pieces.shelf import COLOUR, FITS, FULL, NUMBER, misfit
from klubovna.games.shelfie_stacker.rules import abilities
from klubovna.games.shelfie_stacker.rules.abilities import TOP
from klubovna.games.shelfie_stacker.rules.effects import RescueTo, SetValue, chosen_die
from klubovna.games.shelfie_stacker.rules.rounds import ChooseCharacter
from klubovna.games.shelfie_stacker.rules.turn import Arrange, PlaceDie, TakeDelivery
from klubovna.games.shelfie_stacker.rules.use import ChooseDie, ReuseCard
from klubovna.games.shelfie_stacker.state import Shelfie
from klubovna.games.shelfie_stacker.teach import advice
from klubovna.games.shelfie_stacker.teach.advice import (
    Scene,
    card_args,
    colour_args,
    colour_in,
    die_args,
    scene_of,
)
from klubovna.games.shelfie_stacker.teach.goals import REWARDS
from klubovna.games.shelfie_stacker.teach.signs import COLUMN, DIE, HAND, SHAME, of_colour

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


# Questions.


def other_character(scene: Scene, _: Step, word: str) -> Lack | None:
    """A card on the table, while one of the hand is asked for."""
    copy = read_card(scene.g, word)
    if copy in scene.me.spent:
        return Lack("lack-spent", card_args(scene.g.character(copy)))
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
    best = advice.fits(scene)[0]
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
        return Lack("lack-colour", told)
    value = Need(of_colour(colour_of(die)), value_of(die), advice.top_of(there) + 1)
    if wrong == NUMBER:
        key = "lack-top-six" if advice.top_of(there) == 6 else "lack-number"
        return Lack(key, told, (value,) if key == "lack-number" else ())
    return Lack("lack-both", told)


def busy(scene: Scene, asked: Step, word: str) -> Lack | None:
    """A card or another die, while a die is being placed."""
    assert isinstance(asked, PlaceDie), "a die is being placed"
    copy = read_card(scene.g, word)
    if copy in scene.me.spent:
        return Lack("lack-spent", card_args(scene.g.character(copy)))
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


# Characters, and dice for them.


def read_card(g: Shelfie, word: str) -> int:
    """Return the copy of a character that a word names, NOBODY if it names none."""
    name, _, deck = word.partition("#")
    ids = [character.id for character in g.box.characters]
    if name not in ids or deck not in DECK_IDS:
        return NOBODY
    return make_copy(DECK_IDS.index(deck), ids.index(name) + 1)


def card_lack(scene: Scene, copy: int, is_placing: bool, is_repeated: bool = False) -> Lack | None:
    """Return why a character can't be used now: not there, not yet, too late, nothing to act on."""
    if copy == NOBODY:
        return None
    g, me, character = scene.g, scene.me, scene.g.character(copy)
    told = card_args(character)
    if not is_repeated and copy in me.spent:
        return Lack("lack-spent", told)
    if not is_repeated and copy not in me.ready:
        return Lack("lack-not-mine", told)
    if not is_placing:
        return before_taking(scene, character)
    if character.op == the.SWAP_BOXES:
        return Lack("lack-too-late", told)
    if character.op == the.WAIVE:
        rule = the.WAIVE_IDS[character.waives - 1]
        key = "lack-by-flash" if is_repeated else "lack-by-placing"
        return Lack(key, {**told, "rule": rule})
    if character.op == the.REUSE:
        return to_repeat(scene, told)
    return nothing_to_act_on(scene, character) if g.turn == scene.seat else None


def before_taking(scene: Scene, character: Character) -> Lack:
    """A character, while a delivery is to be taken."""
    told = card_args(character)
    if character.op == the.SWAP_BOXES:
        return Lack("lack-alike", told)
    if character.op == the.REUSE:
        return to_repeat(scene, told)
    best = advice.fits(scene)[0]
    return Lack("lack-take-before-using", told, (), f"delivery/{best.box}")


def to_repeat(scene: Scene, told: Args) -> Lack:
    """Flash to Shelf without a card that it could repeat."""
    spent = [copy for copy in scene.me.spent if scene.g.character(copy).op != the.REUSE]
    key = "lack-nothing-to-repeat" if spent else "lack-nothing-spent"
    return Lack(key, told, (Need(HAND, 0, 1),) if not spent else ())


def nothing_to_act_on(scene: Scene, character: Character) -> Lack:
    """An ability that would change nothing."""
    me, told = scene.me, card_args(character)
    if character.op == the.RESCUE:
        if not me.shame:
            return Lack("lack-no-shame", told, (Need(SHAME, 0, 1),))
        return Lack("lack-no-rescue", {**told, "dice": len(me.shame)})
    if character.op == the.SWAP_VALUES:
        values = len({value_of(die) for die in me.tray})
        return Lack("lack-two-values", {**told, "values": values}, (Need(DIE, values, 2),))
    if character.op == the.INSERT:
        return Lack("lack-no-gap", {**told, "dice": len(me.tray)})
    if character.op == the.TAKE_BACK or (character.tops and not character.tray):
        return Lack("lack-empty-shelf", told, (Need(COLUMN, 0, 1),))
    key = "lack-nothing-to-change" if me.tray else "lack-no-die-left"
    return Lack(key, told, () if me.tray else (Need(DIE, 0, 1),))


# Dice.


def die_lack(scene: Scene, character: Character, zone: str, word: str) -> Lack | None:
    """Return why an ability can't take a die of the delivery, of the shelf or of shame."""
    told = card_args(character)
    if zone == "shamed":
        return shamed_lack(scene, word, told)
    if zone == "tray":
        die = next((each for each in scene.me.tray if die_word(each) == word), NOBODY)
        if die == NOBODY:
            return None
        return of_tray(scene, character, die, told)
    column = int(word) if word.isdigit() else NOBODY
    if not 0 <= column < len(scene.me.columns) or TOP + column in scene.legal:
        return None
    return of_shelf(scene, character, column, told)


def shamed_lack(scene: Scene, word: str, told: Args) -> Lack | None:
    """A die of shame that no column takes as it is."""
    die = next((each for each in scene.me.shame if die_word(each) == word), NOBODY)
    if die == NOBODY:
        return None
    full = len([c for c in scene.me.columns if misfit(c, die) != FITS])
    return Lack("lack-rescue-place", {**told, "die": f"die/{word}", "columns": full})


def of_tray(scene: Scene, character: Character, die: int, told: Args) -> Lack:
    """A die of the delivery."""
    told = {**told, "die": f"die/{die_word(die)}"}
    if character.op == the.CHANGE and character.tray:
        return Lack("lack-value-end", {**told, "value": value_of(die)})
    if character.op == the.SWAP_VALUES:
        return Lack("lack-same-values", {**told, "value": value_of(die)})
    if character.op == the.INSERT:
        return Lack("lack-no-gap-for", told)
    return Lack("lack-shelf-only", told)


def of_shelf(scene: Scene, character: Character, column: int, told: Args) -> Lack:
    """The top of a column."""
    dice = scene.me.columns[column]
    told = {**told, "column": column + 1}
    if not dice:
        return Lack("lack-empty-column", told, (Need(COLUMN, 0, 1),))
    if not character.tops:
        return Lack("lack-delivery-only", told)
    below, top = abilities.below_top(dice), value_of(dice[-1])
    told |= {"value": top, "below": below}
    new = top + character.amount
    if character.change == the.ADD and not 1 <= new <= FACES:
        return Lack("lack-value-end", {**told, "die": f"die/{die_word(dice[-1])}"})
    least = below + 1 if character.below == the.GREATER else 1
    if least > JOKER or character.below == the.GREATER:
        return Lack("lack-nothing-above", told)
    return Lack("lack-equal-below", told)
