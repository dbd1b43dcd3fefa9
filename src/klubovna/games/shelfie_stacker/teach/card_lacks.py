# not compiled: made for people, now and then
"""Shelfie Stacker: why a character, or a die for it, is not offered."""

from __future__ import annotations

from klubovna.core.step import NOBODY
from klubovna.core.teaching import Args, Lack, Need
from klubovna.games.shelfie_stacker.box import contents as the
from klubovna.games.shelfie_stacker.box.contents import Character
from klubovna.games.shelfie_stacker.pieces.numbers import (
    DECK_IDS,
    FACES,
    JOKER,
    die_word,
    make_copy,
    value_of,
)
from klubovna.games.shelfie_stacker.pieces.shelf import FITS, misfit
from klubovna.games.shelfie_stacker.rules import abilities
from klubovna.games.shelfie_stacker.rules.abilities import TOP
from klubovna.games.shelfie_stacker.state import Shelfie
from klubovna.games.shelfie_stacker.teach import advice
from klubovna.games.shelfie_stacker.teach.scene import Scene, card_args
from klubovna.games.shelfie_stacker.teach.signs import COLUMN, DIE, HAND, SHAME


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
    best = advice.fits(scene.g, scene.me)[0]
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
