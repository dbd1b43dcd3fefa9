"""Fort: what each seat may know, and a world that it could not tell from the true one."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from klubovna.games.fort.box.contents import KIND_IDS, PERK_IDS, PIZZA, SUIT_IDS, TOY
from klubovna.games.fort.pieces.numbers import BACKPACK, NONE, PRIVATE, PUBLIC, UNUSED
from klubovna.games.fort.scoring import is_ending
from klubovna.games.fort.state import Fort


def view(g: Fort, seat: int | None) -> dict[str, Any]:
    """Return everything that `seat` may know, and nothing else; None is a spectator.

    When the game is over, every pile lies open, so that whoever wants can count the points.
    """
    g.check_seat(seat)
    return {
        "seat": seat,
        "players": [player_view(g, p, seat) for p in range(g.seats())],
        "starter": int(g.starter),
        "leader": int(g.play.leader),
        "park": words(g, g.park),
        "park_deck": len(g.park_deck),
        "park_deck_cards": words(g, sorted(g.park_deck)) if g.is_over else None,
        "supply": heap(g.supply, 0) if g.house.limited_supply else None,
        "rule_stack": len(g.rule_stack),
        "rules_left": [g.box.rules[r].id for r in g.rule_stack] if g.is_over else None,
        "perk_row": [PERK_IDS[perk] for perk in g.perk_row],
        "trashed": words(g, g.trashed),
        "in_play": words(g, g.in_play),
        "play": play_view(g) if g.play.card != NONE else None,
        "packet": own_packet(g, seat),
        "sculpture": int(g.sculptor),
        "last_round": g.starter != NONE and not g.packets and is_ending(g),
    }


def player_view(g: Fort, player: int, seat: int | None) -> dict[str, Any]:
    """Return what `seat` may know of a player."""
    me = g.players[player]
    is_mine = player == seat
    is_open = is_mine or g.is_over
    seen = [card for card in me.sure if card not in me.unseen]
    return {
        "board": g.box.board_ids[me.board] if me.board != NONE else None,
        "level": int(me.level),
        "score": int(me.score),
        "stash": heap(me.tokens, 0),
        "pack": heap(me.tokens, BACKPACK),
        "pack_capacity": int(g.pack_capacity(player)),
        "lookout": words(g, me.lookout),
        "lookout_capacity": g.box.levels[me.level].lookout,
        "yard": words(g, me.yard),
        "discard": words(g, me.discard),
        "deck": len(me.deck),
        "deck_cards": words(g, sorted(me.deck)) if g.is_over else None,
        "hand": len(me.hand),
        "hand_cards": words(g, sorted(me.hand)) if is_open else None,
        "known_in_hand": words(g, sorted(seen)),
        "kept": words(g, me.deck) if is_mine and g.packets else None,
        "perk": PERK_IDS[me.perk] if me.perk != NONE else None,
        "has_rule": me.rule != NONE,
        "rule": g.box.rules[me.rule].id if me.rule != NONE and is_open else None,
    }


def play_view(g: Fort) -> dict[str, Any]:
    """Return the play on the table, which is open to all."""
    play = g.play
    coins = [SUIT_IDS[suit] if suit != NONE else None for suit in play.suits]
    return {
        "card": g.box.kids[play.card].word,
        "coin": SUIT_IDS[play.coin] if play.coin != NONE else None,
        "added": words(g, play.added),
        "coins": coins,
        "used": [play.result(panel) != UNUSED for panel in (PUBLIC, PRIVATE)],
        "kind": KIND_IDS[play.kind] if play.kind != NONE else None,
        "lookout_suit": SUIT_IDS[play.coins_suit] if play.coins_suit != NONE else None,
        "lookout_coins": int(play.coins_used),
    }


def own_packet(g: Fort, seat: int | None) -> list[str] | None:
    """Return the packet that a seat drafts from."""
    if seat is None or not g.packets:
        return None
    return words(g, sorted(g.packets[seat]))


def words(g: Fort, cards: Sequence[int]) -> list[str]:
    """Return the words of cards."""
    return [g.box.kids[card].word for card in cards]


def heap(tokens: list[int], at: int) -> dict[str, int]:
    """Return how many toys and pizzas there are."""
    return {"toy": tokens[at + TOY], "pizza": tokens[at + PIZZA]}
