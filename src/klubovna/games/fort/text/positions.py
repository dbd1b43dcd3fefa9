# not compiled: looks once at a position that was written by hand
"""Fort: which positions can be."""

from __future__ import annotations

from typing import Final

from klubovna.core.notation import NotationError
from klubovna.core.positions import Positions
from klubovna.core.step import Step
from klubovna.games.fort import setup
from klubovna.games.fort.box.contents import KIND_IDS, PIZZA, TOY
from klubovna.games.fort.pieces.numbers import BACKPACK, NONE
from klubovna.games.fort.rules import act, effects, follow, perks, play, turn
from klubovna.games.fort.state import Fort

# Steps that need a card in play, and those that need an action of it under way.
WITH_CARD = (
    play.NameCoin, play.AddCards, act.UseAction, act.EndPlay, follow.AskFollowers,
    follow.OfferFollow, follow.Follow, follow.FollowAlso, follow.FollowCount, perks.RoughHouse,
    perks.PutAside,
)  # fmt: skip
IN_ACTION = (
    act.NameSuit, act.CountSuit, act.CountLookout, act.SetAmount, act.HowMuch, effects.Repeat,
    effects.Do, effects.EndRepetition, effects.EndAction, effects.TakeAmount, effects.ChooseKind,
    effects.ChooseHalf,
)  # fmt: skip


def check(g: Fort) -> None:
    """Refuse an agenda that does not fit the pieces."""
    if g.agenda and not has(g, turn.Turn, turn.EndTurn):
        raise NotationError("agenda: no turn ends or follows")
    if has(g, setup.DraftKids) != bool(g.packets):
        raise NotationError("agenda: packets belong to a draft")
    if len({len(row) for row in g.drafted}) > 1 or len({len(p) for p in g.packets}) > 1:
        raise NotationError("drafted: everybody has taken equally many cards")
    if has(g, *WITH_CARD, *IN_ACTION) and g.play.card == NONE:
        raise NotationError("play: there is no card in play")
    if has(g, *IN_ACTION) and g.play.panel == NONE:
        raise NotationError("play: no action is under way")
    if g.play.card != NONE and (has(g, turn.Turn) or not has(g, perks.PutAside)):
        raise NotationError("agenda: the card in play would be lost")
    if g.in_play and (has(g, turn.Turn) or not has(g, turn.Discard)):
        raise NotationError("agenda: the cards in play would be lost")
    is_cleaned_up = has(g, turn.Discard) and not has(g, turn.CleanUp)
    if is_cleaned_up and g.players[g.play.leader].yard:
        raise NotationError("the leader has cleaned up the yard already")


def has(g: Fort, *classes: type[Step]) -> bool:
    """Tell whether any step of these classes is on the agenda."""
    return any(isinstance(step, classes) for step in g.agenda)


def placed(g: Fort) -> list[int]:
    """Return all cards that lie anywhere but in the park deck."""
    cards = [*g.park, *g.trashed, *g.in_play, *g.play.added]
    cards += [int(g.play.card)] if g.play.card != NONE else []
    cards += [card for packet in g.packets for card in packet]
    return cards + [card for me in g.players for card in me.all_cards()]


def check_pieces(g: Fort) -> None:
    """Refuse what can't be: lost or doubled cards, too many tokens, somebody else's friends."""
    cards = placed(g) + g.park_deck
    for card in cards:
        if cards.count(card) > 1:
            raise NotationError(f"{g.box.kids[card].word} is in two places")
    for card in range(g.box.park_kids):
        if card not in cards:
            raise NotationError(f"{g.box.kids[card].word} is nowhere")
    boards = [int(me.board) for me in g.players if me.board != NONE]
    if len(set(boards)) != len(boards):
        raise NotationError("two players have the same board")
    check_friends(g)
    check_small_cards(g)
    for p, me in enumerate(g.players):
        if max(me.tokens[:BACKPACK]) > g.box.stash_capacity:
            raise NotationError(f"player {p}: more in the stash than fits")
        if g.room_in_pack(p) < 0 or g.room_in_lookout(p) < 0:
            raise NotationError(f"player {p}: more in pack or lookout than fits at this level")
        own = me.hand + me.deck
        if any(card not in own for card in me.unseen + me.sure):
            raise NotationError(f"player {p}: unseen and sure cards are in deck or hand")
    for kind in (TOY, PIZZA):
        used = sum(int(me.owned(kind)) for me in g.players)
        g.supply[kind] = g.box.tokens[kind] - used
        if g.supply[kind] < 0 and g.house.limited_supply:
            raise NotationError(f"there are only {g.box.tokens[kind]} {KIND_IDS[kind]} tokens")


def check_friends(g: Fort) -> None:
    """Best friends are with their owner or trashed, never in a yard, the park or elsewhere."""
    for p, me in enumerate(g.players):
        own = g.box.boards[me.board] if me.board != NONE else []
        mine = me.all_cards()
        mine += [*g.play.added, int(g.play.card), *g.in_play] if p == g.play.leader else []
        for card in own:
            if card not in mine and card not in g.trashed and not g.packets:
                raise NotationError(f"{g.box.kids[card].word} is not with its owner")
        for card in me.all_cards():
            if g.box.kids[card].is_best_friend and (card not in own or card in me.yard):
                raise NotationError(f"{g.box.kids[card].word} can't be there")


def check_small_cards(g: Fort) -> None:
    """Made-up rules and perks are each in one place; a rule from level 1, a perk from level 2."""
    rules = [*g.rule_stack] + [int(me.rule) for me in g.players if me.rule != NONE]
    perks = [*g.perk_row] + [int(me.perk) for me in g.players if me.perk != NONE]
    if len(set(rules)) != len(rules) or len(set(perks)) != len(perks):
        raise NotationError("a made-up rule or a perk is in two places")
    for p, me in enumerate(g.players):
        if me.level < 1 and me.rule != NONE:
            raise NotationError(f"player {p}: a made-up rule comes with level 1")
        if me.level < 2 and me.perk != NONE:
            raise NotationError(f"player {p}: a perk comes with level 2")
    if sorted(g.rule_takers) != [p for p, me in enumerate(g.players) if me.rule != NONE]:
        raise NotationError("rule takers are the players with a made-up rule")


def census(g: Fort) -> dict[str, int]:
    """Count the pieces, wherever they are."""
    play = g.play
    cards = [*g.park_deck, *g.park, *g.trashed, *g.in_play, *play.added]
    cards += [play.card] if play.card != NONE else []
    for packet in g.packets:
        cards = cards + packet
    for me in g.players:
        cards = cards + me.all_cards()
    distinct = len(set(cards))
    assert distinct == len(cards), "a card is in two places"
    friends = len([c for c in cards if g.box.kids[c].is_best_friend])
    # Best friends join the decks when the draft is over.
    waiting = 2 * len(g.players) if g.packets else 0
    rules = len(g.rule_stack) + len(g.rule_box) + len([1 for m in g.players if m.rule != NONE])
    return {
        "kids": len(cards) - friends,
        "best_friends": friends + waiting,
        "rules": rules,
        "toys": g.supply[TOY] + sum([int(m.owned(TOY)) for m in g.players]),
        "pizza": g.supply[PIZZA] + sum([int(m.owned(PIZZA)) for m in g.players]),
    }


POSITIONS: Final = Positions(check=check)
