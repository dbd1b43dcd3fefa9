# not compiled: looks once at a position that was written by hand
"""Fort: which positions can be."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from klubovna.core.positions import Fact, Need, Positions, SeatFact, Shape
from klubovna.games.fort import setup
from klubovna.games.fort.box.contents import PIZZA, TOY
from klubovna.games.fort.pieces.numbers import BACKPACK, NONE
from klubovna.games.fort.rules import act, effects, follow, perks, pick, play, turn
from klubovna.games.fort.state import Fort

# Steps that need an action of the card in play under way, and those that need a card only.
IN_ACTION: Final = (
    act.NameSuit,
    act.CountSuit,
    act.CountLookout,
    act.SetAmount,
    act.HowMuch,
    effects.Repeat,
    effects.Do,
    effects.EndRepetition,
    effects.EndAction,
    effects.TakeAmount,
    effects.ChooseKind,
    effects.ChooseHalf,
)
WITH_CARD: Final = (
    play.NameCoin,
    play.AddCards,
    act.UseAction,
    act.EndPlay,
    follow.AskFollowers,
    follow.OfferFollow,
    follow.Follow,
    follow.FollowAlso,
    follow.FollowCount,
    perks.RoughHouse,
    perks.PutAside,
)


def are_single(things: Iterable[int]) -> bool:
    """Tell whether nothing is there twice."""
    there = [thing for thing in things if thing != NONE]
    return len(set(there)) == len(there)


def are_equally_many(rows: Iterable[Iterable[int]]) -> bool:
    """Tell whether all rows are of one length."""
    return len({len(tuple(row)) for row in rows}) <= 1


def has_own_friends_only(g: Fort, seat: int) -> bool:
    """Tell whether the best friends of a player are those of the board, and none is in the yard."""
    me = g.players[seat]
    own = g.box.boards[me.board] if me.board != NONE else []
    friends = [card for card in me.all_cards() if g.box.kids[card].is_best_friend]
    return all(card in own and card not in me.yard for card in friends)


def has_kept_friends(g: Fort, seat: int) -> bool:
    """Tell whether the best friends of a board are with their owner, in play or trashed."""
    me = g.players[seat]
    if g.packets or me.board == NONE:
        return True
    there = {*me.all_cards(), *g.trashed}
    if seat == g.play.leader:
        there |= {*g.play.added, int(g.play.card), *g.in_play}
    return there.issuperset(g.box.boards[me.board])


def is_yard_clean(g: Fort) -> bool:
    """Tell whether the leader's yard is empty, or is still to be cleaned up."""
    waits = any(isinstance(step, turn.CleanUp) for step in g.agenda)
    return waits or not g.players[g.play.leader].yard


def placed(g: Fort) -> list[int]:
    """Return all cards that lie anywhere but in the park deck."""
    cards = [*g.park, *g.trashed, *g.in_play, *g.play.added]
    cards += [int(g.play.card)] if g.play.card != NONE else []
    cards += [card for packet in g.packets for card in packet]
    return cards + [card for me in g.players for card in me.all_cards()]


def census(g: Fort) -> dict[str, int]:
    """Count the pieces, wherever they are."""
    cards = placed(g) + g.park_deck
    friends = len([card for card in cards if g.box.kids[card].is_best_friend])
    # Best friends join the decks when the draft is over.
    waiting = 2 * len(g.players) if g.packets else 0
    taken = len([me for me in g.players if me.rule != NONE])
    return {
        "kids": len(cards) - friends,
        "best_friends": friends + waiting,
        "rules": len(g.rule_stack) + len(g.rule_box) + taken,
        "toys": g.supply[TOY] + sum(int(me.owned(TOY)) for me in g.players),
        "pizza": g.supply[PIZZA] + sum(int(me.owned(PIZZA)) for me in g.players),
    }


POSITIONS: Final = Positions(
    facts=(
        Fact("two players have the same board", lambda g: are_single(me.board for me in g.players)),
        Fact(
            "a made-up rule is in two places",
            lambda g: are_single([*g.rule_stack, *(me.rule for me in g.players)]),
        ),
        Fact(
            "a perk is in two places",
            lambda g: are_single([*g.perk_row, *(me.perk for me in g.players)]),
        ),
        Fact(
            "rule takers are the players with a made-up rule",
            lambda g: (
                sorted(g.rule_takers) == [p for p, me in enumerate(g.players) if me.rule != NONE]
            ),
        ),
        Fact(
            "drafted: everybody has taken equally many cards",
            lambda g: are_equally_many(g.drafted) and are_equally_many(g.packets),
        ),
        Fact(
            "there are more tokens than in the box",
            lambda g: min(g.supply) >= 0 or not g.house.limited_supply,
        ),
    ),
    seat_facts=(
        SeatFact("player {seat}: a best friend lies where it can't", has_own_friends_only),
        SeatFact("player {seat}: a best friend is not with its owner", has_kept_friends),
        SeatFact(
            "player {seat}: a made-up rule comes with level 1",
            lambda g, p: g.players[p].level >= 1 or g.players[p].rule == NONE,
        ),
        SeatFact(
            "player {seat}: a perk comes with level 2",
            lambda g, p: g.players[p].level >= 2 or g.players[p].perk == NONE,
        ),
        SeatFact(
            "player {seat}: more in the stash than fits",
            lambda g, p: max(g.players[p].tokens[:BACKPACK]) <= g.box.stash_capacity,
        ),
        SeatFact(
            "player {seat}: more in the pack than fits at this level",
            lambda g, p: g.room_in_pack(p) >= 0,
        ),
        SeatFact(
            "player {seat}: more in the lookout than fits at this level",
            lambda g, p: g.room_in_lookout(p) >= 0,
        ),
        SeatFact(
            "player {seat}: unseen and sure cards are in deck or hand",
            lambda g, p: (
                {*g.players[p].hand, *g.players[p].deck}
                >= {*g.players[p].unseen, *g.players[p].sure}
            ),
        ),
    ),
    shapes=(
        Shape("packets belong to a draft", lambda g: bool(g.packets), ".*DraftKids.*Turn"),
        Shape(
            "the card in play would be lost",
            lambda g: g.play.card != NONE,
            ".*PutAside.*Discard.*EndTurn",
        ),
        Shape("the cards in play would be lost", lambda g: bool(g.in_play), ".*Discard.*EndTurn"),
        Shape("no turn ends or follows", lambda g: bool(g.agenda), ".*(Turn|EndTurn)"),
    ),
    bounds={
        "half": (NONE, pick.SECOND),
        "PlayCard.again": (0, 1),
        "AddCards.last": (NONE, pick.MOST_CARDS - 1),
        "NameCoin.card": lambda g: (0, len(g.box.kids) - 1),
        "After.moment": (perks.FOLLOWS, perks.DISCARDING),
        "CopyTokens.owner": lambda g: (0, g.seats() - 1),
        "PayFrom.kind": (TOY, PIZZA),
    },
    needs=(
        Need((setup.DraftKids,), "there are no packets", lambda g, step, above: bool(g.packets)),
        Need(
            IN_ACTION + WITH_CARD,
            "there is no card in play",
            lambda g, step, above: g.play.card != NONE,
        ),
        Need(IN_ACTION, "no action is under way", lambda g, step, above: g.play.panel != NONE),
        Need(
            (turn.Turn,),
            "cards in play would be lost",
            lambda g, step, above: g.play.card == NONE and not g.in_play,
        ),
        Need(
            (turn.Discard,),
            "the leader has cleaned up the yard already",
            lambda g, step, above: is_yard_clean(g),
        ),
    ),
)
