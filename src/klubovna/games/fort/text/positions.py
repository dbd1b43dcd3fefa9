# not compiled: looks once at a position that was written by hand
"""Fort: which positions can be."""

from __future__ import annotations

from typing import Final

from klubovna.core.positions import Positions, Shape, are_different, coming, steps_in
from klubovna.core.step import Step
from klubovna.games.fort import setup
from klubovna.games.fort.box.contents import PIZZA, TOY
from klubovna.games.fort.pieces.numbers import BACKPACK, NONE
from klubovna.games.fort.pieces.players import Player
from klubovna.games.fort.rules import act, effects, follow, perks, pick, play, turn
from klubovna.games.fort.state import Fort

# Steps that need an action of the card in play under way, and those that need a card only.
OF_ACT: Final = (act.NameSuit, act.CountSuit, act.CountLookout, act.SetAmount, act.HowMuch)
IN_ACTION: Final[tuple[type[Step], ...]] = (*OF_ACT, *steps_in(effects))
OF_PLAY: Final = (play.NameCoin, play.AddCards, perks.RoughHouse, perks.PutAside)
WITH_CARD: Final = (*steps_in(act), *steps_in(effects), *steps_in(follow), *OF_PLAY)


def has_own_friends_only(g: Fort, who: int, me: Player) -> bool:
    """Tell whether the best friends of a player are those of the board, and none is in the yard."""
    own = g.box.boards[me.board] if me.board != NONE else []
    friends = [card for card in me.all_cards() if g.box.kids[card].is_best_friend]
    return all(card in own and card not in me.yard for card in friends)


def has_kept_friends(g: Fort, who: int, me: Player) -> bool:
    """Tell whether the best friends of a board are with their owner, in play or trashed."""
    if g.packets or me.board == NONE:
        return True
    there = {*me.all_cards(), *g.trashed}
    if who == g.play.leader:
        there |= {*g.play.added, int(g.play.card), *g.in_play}
    return there.issuperset(g.box.boards[me.board])


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
    facts={
        "two players have the same board": lambda g: are_different(me.board for me in g.players),
        "a made-up rule is in two places": lambda g: are_different(
            [*g.rule_stack, *(me.rule for me in g.players)]
        ),
        "a perk is in two places": lambda g: are_different(
            [*g.perk_row, *(me.perk for me in g.players)]
        ),
        "rule takers are the players with a made-up rule": lambda g: (
            sorted(g.rule_takers) == [who for who, me in enumerate(g.players) if me.rule != NONE]
        ),
        "drafted: everybody has taken equally many cards": lambda g: (
            len({*map(len, g.drafted)}) <= 1 and len({*map(len, g.packets)}) <= 1
        ),
        "there are more tokens than in the box": lambda g: (
            min(g.supply) >= 0 or not g.house.limited_supply
        ),
    },
    player_facts={
        "player {who}: a best friend lies where it can't": has_own_friends_only,
        "player {who}: a best friend is not with its owner": has_kept_friends,
        "player {who}: a made-up rule comes with level 1": lambda g, who, me: (
            me.level >= 1 or me.rule == NONE
        ),
        "player {who}: a perk comes with level 2": lambda g, who, me: (
            me.level >= 2 or me.perk == NONE
        ),
        "player {who}: more in the stash than fits": lambda g, who, me: (
            max(me.tokens[:BACKPACK]) <= g.box.stash_capacity
        ),
        "player {who}: more in the pack than fits at this level": lambda g, who, me: (
            g.room_in_pack(who) >= 0
        ),
        "player {who}: more in the lookout than fits at this level": lambda g, who, me: (
            g.room_in_lookout(who) >= 0
        ),
        "player {who}: unseen and sure cards are in deck or hand": lambda g, who, me: (
            {*me.hand, *me.deck} >= {*me.unseen, *me.sure}
        ),
    },
    shapes=(
        Shape("packets belong to a draft", lambda g: g.packets, ".*DraftKids.*Turn"),
        Shape(
            "the card in play would be lost",
            lambda g: g.play.card != NONE,
            ".*PutAside.*Discard.*EndTurn",
        ),
        Shape("the cards in play would be lost", lambda g: g.in_play, ".*Discard.*EndTurn"),
        Shape("no turn ends or follows", lambda g: g.agenda, ".*(Turn|EndTurn)"),
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
    needs={
        (setup.DraftKids,): {"there are no packets": lambda g, step: g.packets},
        WITH_CARD: {"there is no card in play": lambda g, step: g.play.card != NONE},
        IN_ACTION: {"no action is under way": lambda g, step: g.play.panel != NONE},
        (turn.Turn,): {
            "cards in play would be lost": lambda g, step: g.play.card == NONE and not g.in_play
        },
        (turn.Discard,): {
            "the leader has cleaned up the yard already": lambda g, step: (
                coming(g, turn.CleanUp) or not g.players[g.play.leader].yard
            ),
        },
    },
)
