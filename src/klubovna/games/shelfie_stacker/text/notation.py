# not compiled: writes positions for people
"""Shelfie Stacker: positions written as text.

Dice are written "p5"; columns from the left, each bottom to top, parted by bars. Characters are
"cat#green".
"""

from __future__ import annotations

from klubovna.core.step import NOBODY
from klubovna.games.shelfie_stacker.pieces.numbers import COLOUR_IDS, COLOURS, DICE, die_word
from klubovna.games.shelfie_stacker.pieces.players import Player
from klubovna.games.shelfie_stacker.state import Shelfie


def pieces(g: Shelfie) -> dict[str, str]:
    """Write all data of the position beside the agenda."""
    lines = {
        "players": str(g.seats()),
        "round": str(g.round),
        "turn": write_who(g.turn),
        "order": " ".join(map(str, g.order)),
        "bag": write_counts(g.bag),
        "gone": write_counts(g.gone),
        "deliveries": write_heaps(g.deliveries),
        "takers": " ".join(write_who(taker) for taker in g.takers),
        "sidekick": write_reward([c.id for c in g.box.sidekicks], g.sidekick, g.sidekick_owner),
        "competition": write_reward(
            [c.id for c in g.box.competitions], g.competition, g.competition_owner
        ),
        "end cards": " ".join(g.box.end_cards[card].id for card in g.end_cards),
    }
    for who, me in enumerate(g.players):
        lines |= {f"{key} {who}": text for key, text in player_lines(g, me).items()}
    return lines


def player_lines(g: Shelfie, me: Player) -> dict[str, str]:
    """Write what lies in front of a player; empty heaps but the hand are left out."""
    lines = {
        "shelf": write_heaps(me.columns) if any(me.columns) else "",
        "shame": write_dice(me.shame),
        "tray": write_dice(me.tray),
        "ready": write_cards(g, me.ready),
        "spent": write_cards(g, me.spent),
        "stored": write_stored(g, me.stored),
        "fresh": write_stored(g, me.fresh),
        "current": "" if me.current == NOBODY else g.card_word(me.current),
    }
    return {"hand": write_cards(g, me.hand)} | {key: text for key, text in lines.items() if text}


def write_who(who: int) -> str:
    """Write a player, "-" for nobody."""
    return "-" if who == NOBODY else str(who)


def write_counts(counts: list[int]) -> str:
    """Write counts of colours."""
    return " ".join(f"{COLOUR_IDS[colour]} {counts[colour]}" for colour in range(COLOURS))


def write_dice(dice: list[int]) -> str:
    """Write dice."""
    return " ".join(die_word(die) for die in dice)


def write_heaps(heaps: list[list[int]]) -> str:
    """Write heaps of dice, parted by bars."""
    return " | ".join(write_dice(heap) or "-" for heap in heaps)


def write_cards(g: Shelfie, copies: list[int]) -> str:
    """Write characters."""
    return " ".join(g.card_word(copy) for copy in copies)


def write_stored(g: Shelfie, stored: list[int]) -> str:
    """Write dice on characters, such as "borrower#green:p5"."""
    return " ".join(f"{g.card_word(n // DICE)}:{die_word(n % DICE)}" for n in stored)


def write_reward(ids: list[str], card: int, owner: int) -> str:
    """Write a reward and its owner."""
    if card == NOBODY:
        return "-"
    return ids[card] if owner == NOBODY else f"{ids[card]} {owner}"
