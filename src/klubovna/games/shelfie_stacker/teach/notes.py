# not compiled: made for people, now and then
"""Shelfie Stacker: the notes that fit a question, those worth saying first in front."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, Final

from klubovna.core.step import NOBODY, Step
from klubovna.core.teaching import Args, Note
from klubovna.games.shelfie_stacker.box import contents as the
from klubovna.games.shelfie_stacker.pieces.numbers import (
    HAND_SIZE,
    HEIGHT,
    JOKER,
    ROUNDS,
    colour_of,
    die_word,
    number_of,
    value_of,
)
from klubovna.games.shelfie_stacker.pieces.players import FRIEND, SHEM, Player
from klubovna.games.shelfie_stacker.pieces.shelf import FITS, FULL, misfit
from klubovna.games.shelfie_stacker.rules import abilities
from klubovna.games.shelfie_stacker.rules.end_cards import end_points
from klubovna.games.shelfie_stacker.rules.rounds import DRAFTS, ChooseCharacter
from klubovna.games.shelfie_stacker.rules.turn import (
    CARD,
    CARD_BEFORE,
    DIE,
    END,
    STORED,
    TURN,
    Arrange,
    PlaceDie,
    TakeDelivery,
)
from klubovna.games.shelfie_stacker.setup import ChooseHand
from klubovna.games.shelfie_stacker.state import Shelfie
from klubovna.games.shelfie_stacker.teach import advice
from klubovna.games.shelfie_stacker.teach.advice import (
    Scene,
    card_args,
    colour_args,
    die_args,
    sidekick_race,
)
from klubovna.games.shelfie_stacker.teach.signs import (
    DELIVERY,
    JOKERS,
    LETTER,
    ORDER,
    SHAME,
    of_character,
    of_colour,
    of_end_card,
)

NOTES: Final[dict[str, str]] = {
    "pick_hand": "characters",
    "choose": "characters",
    "hand_passed": "characters",
    "last_card": "characters",
    "low_number": "order",
    "save_low": "order",
    "my_place": "order",
    "tie": "order",
    "take": "deliveries",
    "friend": "deliveries",
    "shem": "deliveries",
    "pick_die": "placing",
    "place": "placing",
    "new_column": "placing",
    "all_placed": "placing",
    "misfit": "shame",
    "rescue": "shame",
    "joker_offered": "jokers",
    "turn_joker": "jokers",
    "keep_six": "jokers",
    "use_ability": "abilities",
    "by_placing": "abilities",
    "store": "abilities",
    "change": "abilities",
    "flash": "abilities",
    "swap_boxes": "abilities",
    "stored_die": "abilities",
    "sidekick": "rewards",
    "sidekick_rival": "rewards",
    "competition": "rewards",
    "end_card": "rewards",
    "gains": "points",
    "tall_column": "points",
    "last_round": "points",
}


def note(id: str, target: str = "", **told: Any) -> Note:
    """Return a note; its topic is known."""
    return Note(id, NOTES[id], target, **told)


def notes(scene: Scene) -> tuple[Note, ...]:
    """Return all notes that fit now, each once."""
    found: dict[str, Note] = {}
    for each in all_notes(scene):
        found.setdefault(each.id, each)
    return tuple(found.values())


def all_notes(scene: Scene) -> Iterator[Note]:
    """Return the notes that fit, some of them for several cards."""
    behind = scene.behind_pause()
    if isinstance(behind, PlaceDie):
        yield from shame_only(scene, behind)
    ask = BY_QUESTION.get(type(scene.asked))
    if ask:
        yield from ask(scene, scene.asked)


# Before a delivery is taken.


def picking_hand(scene: Scene, _: Step) -> Iterator[Note]:
    """Eight of sixteen characters."""
    option = min(scene.legal)
    yield note(
        "pick_hand",
        scene.target(option),
        args={"count": HAND_SIZE, "rounds": ROUNDS},
        rule="11.2",
        option=option,
    )


def choosing(scene: Scene, _: Step) -> Iterator[Note]:
    """A character for the round: order and ability in one."""
    g, best = scene.g, advice.call(scene)
    target, number = scene.target(best.copy), number_of(best.copy)
    is_drafted = g.seats() > 1 and g.settings["cards"] in DRAFTS
    yield note("choose", "delivery", rule="2.3")
    if len(scene.legal) == 2:
        low = min(scene.legal, key=lambda copy: (number_of(copy), copy))
        yield note("last_card", scene.target(low), rule="9.7", signs=(str(number_of(low)),))
    if g.round > 1 and is_drafted:
        yield note("hand_passed", target, rule="11.5")
    if best.why == "one":
        told: Args = {"box": best.box + 1, "number": number}
        yield note("low_number", target, args=told, rule="2.4", option=best.copy)
    elif not is_drafted and g.round < ROUNDS:  # a number that is kept will be of use
        told = {"number": number, "why": best.why, "good": best.good}
        yield note("save_low", target, args=told, rule="2.4", option=best.copy)
    yield from rewards(scene)
    yield from late(scene)


def taking(scene: Scene, _: Step) -> Iterator[Note]:
    """A delivery."""
    g, me = scene.g, scene.me
    found = advice.fits(scene)
    best = found[0]
    target = scene.target(best.box)
    told: Args = {"box": best.box + 1, "placed": best.placed, "why": advice.reason(g, found)}
    yield note("take", target, args=told, rule="3.1", signs=(DELIVERY,), option=best.box)
    yield from rivals_of_solo(scene)
    numbers = [number_of(player.current) for player in g.players if player.current != NOBODY]
    if numbers.count(number_of(me.current)) > 1:
        yield note("tie", "order", rule="2.5", signs=(LETTER,))
    for option in scene.legal:
        if option >= CARD_BEFORE:
            yield note("swap_boxes", scene.target(option), rule="7.9")
    place = g.order.index(scene.seat) + 1
    free = len([dice for dice in g.deliveries if dice])
    told = {"place": place, "free": free, "number": number_of(me.current)}
    yield note("my_place", "order", args=told, rule="2.4", signs=(ORDER,))
    if any(value_of(die) == JOKER for die in g.deliveries[best.box]):
        yield note("joker_offered", target, rule="6.1", signs=(JOKERS,), option=best.box)
    yield from rewards(scene)
    yield from late(scene)


def rivals_of_solo(scene: Scene) -> Iterator[Note]:
    """Who takes a delivery without being asked."""
    rival = scene.g.players[-1]
    if rival.kind not in (FRIEND, SHEM) or rival.current == NOBODY:
        return
    first, second = scene.g.character(rival.current).solo
    id = "friend" if rival.kind == FRIEND else "shem"
    told = {"first": first + 1, "second": second + 1}
    yield note(id, f"rival/{id}", args=told, rule="12.2", signs=(DELIVERY, str(first + 1)))


# While dice are placed.


def arranging(scene: Scene, _: Step) -> Iterator[Note]:
    """Dice, abilities, the end of the turn."""
    g, me = scene.g, scene.me
    lost = advice.homeless(g, me)
    if len(lost) < len(me.tray):
        yield pick_die(scene)
    elif not me.tray:
        told: Args = {"last": is_last(scene)}
        yield note("all_placed", scene.target(END), args=told, rule="3.4", option=END)
    if lost:
        told = {**die_args(lost[0]), "points": advice.price_of_shame(g, scene.seat).whole}
        yield note("misfit", f"tray/{die_word(lost[0])}", args=told, rule="3.3", signs=(SHAME,))
        yield from helpers(scene, lost)
    yield from kept(scene)
    yield from usable(scene)
    yield from by_placing(scene, lost)
    yield from rewards(scene)
    yield from late(scene)


def pick_die(scene: Scene) -> Note:
    """The die to begin with."""
    me = scene.me
    die = advice.best_die(scene.g, me)
    is_lowest = all(value_of(die) <= value_of(other) for other in me.tray)
    told = {**die_args(die), "left": len(me.tray), "lowest": int(is_lowest)}
    return note("pick_die", f"tray/{die_word(die)}", args=told, rule="3.2", option=DIE + die)


def helpers(scene: Scene, lost: list[int]) -> Iterator[Note]:
    """Abilities that may spare a die without a place the shelf of shame."""
    for option in scene.legal:
        if option < CARD:
            continue
        character = scene.g.character(option - CARD)
        told, signs = card_args(character), (of_character(character),)
        if character.op == the.STORE:
            told |= {"stay": "while" if character.keeps and not is_last(scene) else "forever"}
            rule = f"7.{character.number}"
            yield note("store", scene.target(option), args=told, rule=rule, signs=signs)
        elif any(advice.would_fit(scene.me, character, die) for die in lost):
            yield note("change", scene.target(option), args=told, rule="4.3", signs=signs)


def kept(scene: Scene) -> Iterator[Note]:
    """A die that waits on a card."""
    for option in scene.legal:
        if STORED <= option < CARD:
            die = option - STORED
            told = {**die_args(die), "last": is_last(scene)}
            yield note("stored_die", scene.target(option), args=told, rule="7.1")


def usable(scene: Scene) -> Iterator[Note]:
    """Characters that lie ready."""
    g = scene.g
    for option in scene.legal:
        if option < CARD:
            continue
        character = g.character(option - CARD)
        signs = (of_character(character),)
        if character.op == the.RESCUE:
            yield note("rescue", scene.target(option), rule="7.12", signs=signs)
        elif character.op == the.REUSE:
            yield note("flash", scene.target(option), rule="7.8", signs=signs)
        told = {**card_args(character), "last": is_last(scene)}
        yield note("use_ability", scene.target(option), args=told, rule="4.1", signs=signs)


def by_placing(scene: Scene, lost: list[int]) -> Iterator[Note]:
    """Characters without a button: a die that goes where it may not uses them."""
    g, me = scene.g, scene.me
    for copy in me.ready:
        character = g.character(copy)
        if character.op == the.WAIVE:
            is_needed = any(lets_in(g, me, die) for die in lost)
            yield waiver(scene, copy, character.waives, is_needed, f"card/{g.card_word(copy)}")


def lets_in(g: Shelfie, me: Player, die: int) -> bool:
    """Tell whether ready characters let a die into a column that does not take it."""
    wrongs = [misfit(column, die) for column in me.columns]
    payable = abilities.payable(g, me)
    return any(wrong not in (FITS, FULL) and payable[wrong] for wrong in wrongs)


def waiver(scene: Scene, copy: int, waives: int, is_needed: bool, target: str) -> Note:
    """Return how a character without a button is used, and whether it is worth it now."""
    character = scene.g.character(copy)
    told = {
        **card_args(character),
        "rule": the.WAIVE_IDS[0 if waives & 1 else 1],
        "needed": int(is_needed),
    }
    return note("by_placing", target, args=told, rule=f"7.{character.number}")


def placing(scene: Scene, asked: Step) -> Iterator[Note]:
    """Where a die goes."""
    assert isinstance(asked, PlaceDie), "asked where a die goes"
    g, me, die = scene.g, scene.me, asked.die
    spot = advice.best_spot(g, scene.seat, die)
    if spot is not None:
        yield from joker(scene, die, spot)
        yield from good_spot(scene, die, spot)
        return
    for option in scene.legal:
        if option < len(me.columns):
            wrong = misfit(me.columns[option], die)
            copy = abilities.next_payers(g, me, wrong)[0]
            waives = g.character(copy).waives or wrong
            yield waiver(scene, copy, waives, True, scene.target(option))
            break


def joker(scene: Scene, die: int, spot: advice.Spot) -> Iterator[Note]:
    """A six: turn it, or leave it as it is."""
    if value_of(die) != JOKER:
        return
    told = {"value": spot.value, "column": spot.column + 1}
    if spot.value < JOKER:
        option = TURN + spot.value
        target = scene.target(option)
        yield note("turn_joker", target, args=told, rule="6.1", signs=(JOKERS,), option=option)
    else:
        target = scene.target(spot.column)
        yield note("keep_six", target, args=told, rule="9.3", signs=("6",), option=spot.column)


def good_spot(scene: Scene, die: int, spot: advice.Spot) -> Iterator[Note]:
    """The column that suits best, and what it brings."""
    if value_of(die) != spot.value:
        return
    column, target = scene.me.columns[spot.column], scene.target(spot.column)
    top, height = advice.top_of(column), len(column) + 1
    told: Args = {
        **die_args(die),
        **colour_args(colour_of(die)),
        "column": spot.column + 1,
        "top": top,
        "step": spot.value - top,
        "left": advice.places_left(height, spot.value),
    }
    if column:
        yield note("place", target, args=told, rule="5.3", option=spot.column)
    else:
        yield note("new_column", target, args=told, rule="5.2", option=spot.column)
    if height >= 3:
        told = {"height": height, "points": scene.g.box.height_points[height], "full": HEIGHT}
        yield note("tall_column", target, args=told, rule="9.2", option=spot.column)
    yield note("gains", target, rule="9.3", option=spot.column)


def shame_only(scene: Scene, behind: PlaceDie) -> Iterator[Note]:
    """A die that no column takes, before it is shamed."""
    told = {**die_args(behind.die), "points": advice.price_of_shame(scene.g, scene.seat).whole}
    yield note("misfit", "shame/board", args=told, rule="3.3", signs=(SHAME,))


# What lies in the middle, and the end.


def rewards(scene: Scene) -> Iterator[Note]:
    """What can be won beside the shelf."""
    g = scene.g
    if g.sidekick != NOBODY and g.sidekick_owner != scene.seat:
        card = g.box.sidekicks[g.sidekick]
        mine, need = sidekick_race(g, scene.seat)
        told = {**colour_args(card.colour), "points": card.points, "mine": mine, "count": need}
        is_lost = g.sidekick_owner != NOBODY
        id, rule = ("sidekick_rival", "8.5") if is_lost else ("sidekick", "8.4")
        signs = (of_colour(card.colour), "x", str(need))
        yield note(id, f"sidekick/{card.id}", args=told, rule=rule, signs=signs)
    if g.competition != NOBODY and g.competition_owner == NOBODY:
        pattern = g.box.competitions[g.competition]
        told = {"points": pattern.points, "dice": len(pattern.cells)}
        yield note("competition", f"competition/{pattern.id}", args=told, rule="8.1")
    for number in g.end_cards[:1]:
        end = g.box.end_cards[number]
        points = end_points(end, scene.me.columns, len(scene.me.shame))
        told = {"points": int(points), "alone": int(g.players[-1].kind == FRIEND)}
        drawn = (of_end_card(end),)
        yield note("end_card", f"end_card/{end.id}", args=told, rule="9.5", signs=drawn)


def is_last(scene: Scene) -> int:
    """Return 1 in the last round: nothing can be kept for later any more."""
    return int(scene.g.round == ROUNDS)


def late(scene: Scene) -> Iterator[Note]:
    """The last round."""
    if is_last(scene):
        yield note("last_round", "round", rule="9.1", signs=(str(ROUNDS),))


BY_QUESTION: Final[dict[type[Step], Callable[[Scene, Step], Iterator[Note]]]] = {
    ChooseHand: picking_hand,
    ChooseCharacter: choosing,
    TakeDelivery: taking,
    Arrange: arranging,
    PlaceDie: placing,
}
