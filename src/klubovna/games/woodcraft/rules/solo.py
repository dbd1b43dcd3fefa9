"""Woodcraft: alone, cards move the tiles and clear the rows, and a rival is after the rewards."""

from __future__ import annotations

from typing import Final

from klubovna.core.step import NOBODY, Step
from klubovna.games.woodcraft.box.contents import SoloCard
from klubovna.games.woodcraft.pieces.numbers import BIT, NONE, SECTORS, STRIDE, TILES, without_at
from klubovna.games.woodcraft.rules.row_cards import discard_helper_at, discard_order_at, fill_rows
from klubovna.games.woodcraft.rules.tracks import can_reach
from klubovna.games.woodcraft.state import Wood
from klubovna.games.woodcraft.text import numbering


class SoloTurn(Step):
    """A card moves tiles, clears rows and rerolls dice; if no tile moved, another is drawn."""

    def do(self, g: Wood) -> None:
        """Resolve a card."""
        number = draw(g)
        card = g.box.solo_cards[number]
        g.say(numbering.SOLO_CARD, NOBODY, number)
        has_moved = move_tiles(g, card)
        if card.rival:
            advance_rival(g, card.rival)
        for slot in card.order_slots:
            discard_order_at(g, slot)
        for slot in card.helper_slots:
            discard_helper_at(g, slot)
        fill_rows(g)
        for slot in card.dice:
            g.store[slot] = 0
        g.fill_store()
        g.solo_discard = [*g.solo_discard, number]
        if not has_moved:
            g.then(self)


def draw(g: Wood) -> int:
    """Take a card off the deck; an empty deck is made anew of the discards."""
    if not g.solo_deck:
        g.solo_deck = sorted(g.solo_discard)
        g.solo_discard = []
        g.say(numbering.RESHUFFLED, NOBODY)
    at = g.chance(len(g.solo_deck))
    card = g.solo_deck[at]
    g.solo_deck = without_at(g.solo_deck, at)
    return card


def move_tiles(g: Wood, card: SoloCard) -> bool:
    """Move the tiles of a card as others would; tell whether one could."""
    tiles = [hindmost(g)] if card.is_rearmost else list(card.tiles)
    has_moved = False
    for tile in tiles:
        if g.is_blocked(tile):
            g.say(numbering.SOLO_STUCK, NOBODY, tile)
        else:
            g.say(numbering.SOLO_TILE, NOBODY, tile)
            g.move_tile(tile)
            has_moved = True
    return has_moved


def hindmost(g: Wood) -> int:
    """Return the tile that is farthest behind."""
    for offset in range(1, SECTORS + 1):
        sector = (g.saw + offset) % SECTORS
        lowest = (sector + 1) * STRIDE
        best = NONE
        for tile in range(TILES):
            if sector * STRIDE < g.tiles[tile] < lowest:
                lowest = g.tiles[tile]
                best = tile
        if best != NONE:
            return best
    raise AssertionError("there are tiles on the wheel")


def advance_rival(g: Wood, steps: int) -> None:
    """Move the rival on; reward tiles that nobody has reached are gone then."""
    before = g.rival
    g.rival = min(len(g.box.tracks.order_points) - 1, before + steps)
    if g.rival != before:
        g.say(numbering.RIVAL_ROSE, NOBODY, g.rival - before, g.rival)
    spaces = g.box.tracks.reward_spaces
    for which in range(len(spaces)):
        is_met = before < spaces[which] <= g.rival and can_reach(g, spaces[which], g.rival)
        if is_met and not g.reached[which][0]:
            g.rival_got |= BIT[which]
            g.say(numbering.RIVAL_TOOK, NOBODY, g.reward_tiles[which])


class Vanish(Step):
    """At the start of some rounds a commission that is not claimed leaves."""

    def do(self, g: Wood) -> None:
        """Remove one at random."""
        if g.commissions:
            at = g.chance(len(g.commissions))
            g.say(numbering.VANISHED, NOBODY, g.commissions[at])
            g.commissions = without_at(g.commissions, at)


STEPS: Final = (SoloTurn, Vanish)
