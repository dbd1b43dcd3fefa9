"""Shelfie Stacker: what each seat may know."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from klubovna.core.state import Json
from klubovna.core.step import NOBODY, Confirm
from klubovna.games.shelfie_stacker import scoring
from klubovna.games.shelfie_stacker.pieces import shelf
from klubovna.games.shelfie_stacker.pieces.numbers import (
    COLOUR_IDS,
    COLOURS,
    COLUMNS,
    DECK_IDS,
    DICE,
    LETTERS,
    ROUNDS,
    deck_of,
    die_word,
    without,
)
from klubovna.games.shelfie_stacker.pieces.players import Player
from klubovna.games.shelfie_stacker.pieces.shelf import COLOUR, FITS, FULL, NUMBER, misfit
from klubovna.games.shelfie_stacker.rules import abilities
from klubovna.games.shelfie_stacker.rules.deliveries import SwapSecond, box_target
from klubovna.games.shelfie_stacker.rules.effects import (
    ChooseRoll,
    InsertAt,
    RescueTo,
    SetValue,
    SwapWith,
    chosen_die,
)
from klubovna.games.shelfie_stacker.rules.turn import SHAME, PlaceDie, WaiveWith
from klubovna.games.shelfie_stacker.rules.use import ChooseDie
from klubovna.games.shelfie_stacker.setup import ChooseHand
from klubovna.games.shelfie_stacker.state import Shelfie

KIND_IDS: Final = ("seat", "friend", "shem")


def view(g: Shelfie, seat: int | None) -> Json:
    """Return what lies open, and of the hands only that of `seat`."""
    g.check_seat(seat)
    answer = [] if seat is None or not g.answers else g.answers[seat]
    is_hand = isinstance(g.agenda[-1], ChooseHand) if g.agenda else False
    return {
        "round": g.round,
        "rounds": ROUNDS,
        "phase": phase(g),
        "turn": or_none(g.turn),
        "order": [{"player": who, **card_json(g, g.players[who].current)} for who in g.order],
        "bag": by_colour(g.bag),
        "gone": by_colour(g.gone),
        "deliveries": [
            {"dice": dice_words(dice), "taker": or_none(taker)}
            for dice, taker in zip(g.deliveries, g.takers, strict=True)
        ],
        "sidekick": None
        if g.sidekick == NOBODY
        else {
            "id": g.box.sidekicks[g.sidekick].id,
            "owner": or_none(g.sidekick_owner),
        },
        "competition": None
        if g.competition == NOBODY
        else {
            "id": g.box.competitions[g.competition].id,
            "owner": or_none(g.competition_owner),
        },
        "end_cards": [g.box.end_cards[card].id for card in g.end_cards],
        "picked": g.card_word(answer[0]) if answer and not is_hand else None,
        "picked_hand": [g.box.characters[n].id for n in answer] if is_hand else [],
        "players": [player_json(g, who, who == seat) for who in range(len(g.players))],
        "active": active(g),
    }


def phase(g: Shelfie) -> str:
    """Return where in the round we are."""
    if g.is_over:
        return "over"
    if g.turn == NOBODY:
        return "choose"
    return "place" if g.turn in g.takers else "take"


def player_json(g: Shelfie, who: int, is_me: bool) -> Json:
    """Return what lies in front of a player."""
    me = g.players[who]
    sheet = scoring.sheet(g, who)
    colour = g.box.sidekicks[g.sidekick].colour if g.sidekick != NOBODY else NOBODY
    return {
        "kind": KIND_IDS[me.kind],
        "deck": DECK_IDS[me.deck],
        "columns": [dice_words(column) for column in me.columns],
        "shame": dice_words(me.shame),
        "tray": dice_words(me.tray),
        "hand": len(me.hand),
        "hand_cards": [g.card_word(copy) for copy in me.hand] if is_me else None,
        "cards": [
            {
                **card_json(g, copy),
                "state": state,
                "now": copy == me.current,
                "dice": [die_word(n % DICE) for n in me.stored + me.fresh if n // DICE == copy],
            }
            for state, copies in (("ready", me.ready), ("spent", me.spent))
            for copy in copies
        ],
        "current": g.card_word(me.current) if me.current != NOBODY else None,
        "sheet": sheet,
        "points": sum(sheet.values()),
        "sidekick_dice": shelf.count_colour(me.columns, colour),
    }


def card_json(g: Shelfie, copy: i64) -> Json:
    """Return a copy of a character with what is printed on it."""
    character = g.character(copy)
    letter = LETTERS[character.letters[deck_of(copy)]]
    return {"card": g.card_word(copy), "number": character.number, "letter": letter}


def active(g: Shelfie) -> Json | None:
    """Return what is under way: the ability in use, the picked die, and what places would bring."""
    top = g.top_choice()
    if top is None or g.answers:
        return None
    if isinstance(top, Confirm) and isinstance(g.agenda[-2], PlaceDie):
        top = g.agenda[-2]
    found: Json = {
        "player": g.actor,
        "card": None,
        "die": None,
        "rolling": [],
        "box": None,
        "gains": [None] * COLUMNS,
        "shame_gain": None,
        "waives": [[] for _ in range(COLUMNS)],
    }
    if isinstance(top, (PlaceDie, WaiveWith, SwapWith, InsertAt, RescueTo)):
        found["die"] = die_word(top.die)
    if isinstance(top, PlaceDie):
        placing(g, top, found)
    elif isinstance(top, RescueTo):
        for column in top.options(g):
            found["gains"][column] = rescue_gain(g, top.player, top.die, column)
    elif isinstance(top, ChooseDie):
        found["card"] = g.card_word(top.card)
    elif isinstance(top, SetValue):
        found["die"] = die_word(chosen_die(g, top.player, top.chosen)[0])
        found["card"] = g.card_word(top.card) if top.card >= 0 else None
    elif isinstance(top, ChooseRoll):
        tray = g.players[top.player].tray
        found["rolling"] = [die_word(d) for n, d in enumerate(tray) if top.rolling >> n & 1]
    elif isinstance(top, SwapSecond):
        found["box"] = box_target(top.first).removeprefix("box/")
    return found


def placing(g: Shelfie, top: PlaceDie, found: Json) -> None:
    """Add what each column would bring, and the characters that it would use."""
    me = g.players[top.player]
    for option in top.options(g):
        if option < COLUMNS:
            found["gains"][option] = gain(g, top.player, top.die, option)
            wrong = misfit(me.columns[option], top.die)
            if wrong not in (FITS, FULL):
                found["waives"][option] = waivers(g, me, wrong)
        elif option == SHAME:
            found["shame_gain"] = shame_gain(g, top.player, top.die)


def waivers(g: Shelfie, me: Player, wrong: int) -> list[str]:
    """Return the characters that a placement would use, the first choice of each rule."""
    first = abilities.next_payers(g, me, wrong)[0]
    used = [first]
    if wrong == COLOUR | NUMBER:
        used.append(next(c for c in abilities.payers(g, me, NUMBER) if c != first))
    return [g.card_word(copy) for copy in used]


def lay(me: Player, die: int, column: int) -> None:
    """Put a die on top of a column."""
    me.columns[column] = [*me.columns[column], die]


def gain(g: Shelfie, player: int, die: int, column: int) -> int:
    """Return what the player's points would change by if a die lay on top of a column."""
    before = scoring.total(g, player)
    after = g.clone()
    lay(after.players[player], die, column)
    return scoring.total(after, player) - before


def shame_gain(g: Shelfie, player: int, die: int) -> int:
    """Return what the player's points would change by on the shelf of shame, end cards included."""
    after = g.clone()
    after.players[player].shame = [*after.players[player].shame, die]
    return scoring.total(after, player) - scoring.total(g, player)


def rescue_gain(g: Shelfie, player: int, die: int, column: int) -> int:
    """Return what the player's points would change by if a die came from shame to a column."""
    after = g.clone()
    after.players[player].shame = without(after.players[player].shame, die)
    lay(after.players[player], die, column)
    return scoring.total(after, player) - scoring.total(g, player)


def by_colour(counts: list[int]) -> dict[str, int]:
    """Return counts by the names of colours."""
    return {COLOUR_IDS[colour]: counts[colour] for colour in range(COLOURS)}


def dice_words(dice: list[int]) -> list[str]:
    """Return dice as text."""
    return [die_word(die) for die in dice]


def or_none(who: int) -> int | None:
    """Return a player, None for nobody."""
    return None if who == NOBODY else who
