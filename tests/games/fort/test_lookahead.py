"""The quick answers of Fort equal an exhaustive search: no dead ends, and nothing legal is missing.

A play is judged when it ends, yet only what can end well is offered. Here every question of many
plays is put to a brute force which knows no short cuts: it lays all cards, counts all numbers of
symbols and tries every way to do the actions, and only at the end asks whether the play was legal.
"""

from __future__ import annotations

from random import Random

import pytest

from klubovna.core.luck import dice
from klubovna.core.state import Value
from klubovna.core.step import Choice, Step
from klubovna.games.fort import GAME
from klubovna.games.fort.box.contents import ANY_SUIT, COIN, PERK_IDS, PIZZA, SUITS, TOY, Action
from klubovna.games.fort.pieces.numbers import FULL, NONE, PRIVATE, PUBLIC, SCOUTING, UNUSED
from klubovna.games.fort.rules.act import (
    FINISH,
    CountLookout,
    EndPlay,
    HowMuch,
    NameSuit,
    UseAction,
)
from klubovna.games.fort.rules.effects import EndAction
from klubovna.games.fort.rules.play import DONE, IDLE, AddCards, NameCoin, PlayCard
from klubovna.games.fort.state import Fort

# A search that grows beyond this is given up: the question is not judged.
DEEPEST_SEARCH = 4000
STEPS_OF_A_GAME = 600
AGREED: dict[str, Value] = {
    "zero_repetition_counts_as_action": True,
    "resource_supply_limited": False,
}
ASKED_HERE = (PlayCard, NameCoin, AddCards, UseAction, NameSuit, CountLookout, HowMuch)


class Unjudged(Exception):
    """The search grew too large."""


class Search:
    """A brute force over the rest of a play."""

    def __init__(self) -> None:
        self.nodes = 0

    def can_end_well(self, g: Fort, step: Choice, option: int) -> bool:
        """Tell whether any way to go on after `option` ends as the rules demand."""
        ahead = g.clone()
        ahead.luck = dice(self.nodes)
        ahead.scouting = SCOUTING
        return self.goes_on(ahead, step, option)

    def goes_on(self, g: Fort, step: Choice, option: int) -> bool:
        self.nodes += 1
        if self.nodes > DEEPEST_SEARCH:
            raise Unjudged
        step.accept(g, step.player, option)
        while not isinstance(g.agenda[-1], EndPlay):
            top = g.agenda[-1]
            if isinstance(top, Choice):
                return any(self.goes_on(g.clone(), top, o) for o in imaginable(g, top))
            panel = g.play.panel
            top.run(g)
            if isinstance(top, EndAction) and g.play.done(panel) == 0 and not is_empty_use(g):
                return False
        return is_legal(g)


def is_empty_use(g: Fort) -> bool:
    """Tell whether an action of no repetitions was used where the table agreed on that."""
    return g.house.zero_counts and g.play.counted(g.play.panel) == 0


def is_legal(g: Fort) -> bool:
    """Tell whether the play, as it stands, has one action in full and no idle added card."""
    play = g.play
    if FULL not in (play.result(PUBLIC), play.result(PRIVATE)):
        return False
    for card, coin in zip(play.added, play.suits, strict=True):
        if not any(
            play.result(panel) != UNUSED
            and play.done(panel) > play.counted(panel) - shown(g, card, coin, panel)
            for panel in (PUBLIC, PRIVATE)
        ):
            return False
    return True


def action_of(g: Fort, panel: int) -> Action:
    """Return an action of the played card."""
    kid = g.box.kids[g.play.card]
    return kid.public if panel == PUBLIC else kid.private


def suit_counted(g: Fort, panel: int) -> int:
    """Return the suit that an action counts, or NONE."""
    per = action_of(g, panel).per
    if per == ANY_SUIT:
        return int(g.play.suit)
    return per if per < SUITS else NONE


def shown(g: Fort, card: int, coin: int, panel: int) -> int:
    """Return how many symbols of a card an action counts, its coins standing for `coin`."""
    suit = suit_counted(g, panel)
    suits = g.box.kids[card].suits
    stands_for = COIN if coin == NONE else coin
    return [stands_for if s == COIN else s for s in suits].count(suit) if suit != NONE else 0


def free_symbols(g: Fort, player: int, suit: int) -> int:
    """Return how many symbols of the lookout could be counted as a suit now."""
    symbols = [s for card in g.players[player].lookout for s in g.box.kids[card].suits]
    if suit == COIN:
        return symbols.count(COIN)
    spent = 0 if g.play.coins_suit == suit else int(g.play.coins_used)
    return symbols.count(suit) + symbols.count(COIN) - spent


def in_play(g: Fort, suit: int) -> int:
    """Return how often played and added cards show a suit."""
    cards = [(g.play.card, g.play.coin), *zip(g.play.added, g.play.suits, strict=True)]
    shown = 0
    for card, coin in cards:
        stands_for = COIN if coin == NONE else coin
        shown += [stands_for if s == COIN else s for s in g.box.kids[card].suits].count(suit)
    return shown


def imaginable(g: Fort, step: Choice) -> list[int]:
    """Return all that the step lets a player say, whether the play can end well or not."""
    if isinstance(step, PlayCard):
        kids = g.box.kids
        return [c for c in g.distinct(g.players[step.player].hand) if kids[c].has_action]
    if isinstance(step, AddCards):
        later = [c for c in g.players[step.player].hand if c > step.last]
        return [*[c for c in g.distinct(later) if is_wanted(g, c)], DONE]
    if isinstance(step, NameCoin):
        return coin_suits(g, step)
    if isinstance(step, UseAction):
        return [*[p for p in (PUBLIC, PRIVATE) if has_repetitions(g, step.player, p)], FINISH]
    if isinstance(step, NameSuit):
        return [s for s in range(SUITS + 1) if can_repeat(g, step.player, s)]
    if isinstance(step, CountLookout):
        most = free_symbols(g, step.player, suit_counted(g, g.play.panel))
        return [k for k in range(most + 1) if g.play.n + k > 0 or g.house.zero_counts]
    if isinstance(step, HowMuch):
        return [0, 1]
    return step.options(g)


def is_wanted(g: Fort, card: int) -> bool:
    """Tell whether a card shows a coin, or a suit that an action of the played card counts."""
    wanted = {action_of(g, PUBLIC).per, action_of(g, PRIVATE).per, COIN}
    return ANY_SUIT in wanted - {COIN} or any(s in wanted for s in g.box.kids[card].suits)


def coin_suits(g: Fort, step: NameCoin) -> list[int]:
    """Return what a coin may stand for; suits without any use are all the same: idle."""
    if step.card == g.play.card:
        return list(range(SUITS))
    pers = [action_of(g, panel).per for panel in (PUBLIC, PRIVATE)]
    if ANY_SUIT in pers:
        return list(range(SUITS + 1))
    return [*sorted({per for per in pers if per < SUITS}), IDLE]


def can_repeat(g: Fort, player: int, suit: int) -> bool:
    """Tell whether there is a symbol of a suit, or none at all is agreed to be enough."""
    count = in_play(g, suit)
    return count + free_symbols(g, player, suit) > 0 or g.house.zero_counts


def has_repetitions(g: Fort, player: int, panel: int) -> bool:
    """Tell whether an action was not used yet and has something to repeat it."""
    action = action_of(g, panel)
    if action.is_empty or g.play.result(panel) != UNUSED:
        return False
    if action.per < SUITS:
        return can_repeat(g, player, action.per)
    if action.per == ANY_SUIT or g.house.zero_counts:
        return True
    me = g.players[player]
    counts = [me.tokens[2] + me.tokens[3], len(me.lookout), int(me.level), 1]
    return counts[action.per - ANY_SUIT - 1] > 0


def judge(g: Fort, step: Choice, offered: list[int]) -> int:
    """Compare what is offered with the brute force; return how many options were judged."""
    judged = 0
    for option in imaginable(g, step):
        try:
            legal = Search().can_end_well(g, step, option)
        except Unjudged:
            continue
        judged += 1
        assert legal == (option in offered), (
            f"{step.target(g, option)} {'can' if legal else 'cannot'} end well, "
            f"offered is {[step.target(g, o) for o in offered]} in\n{GAME.notation(g)}"
        )
    return judged


def play_on(g: Fort, random: Random) -> int:
    """Play at random, forced picks too, and judge every question that a play hangs on."""
    judged = 0
    for _ in range(STEPS_OF_A_GAME):
        step: Step | None = g.agenda[-1] if g.agenda else None
        if isinstance(step, Choice):
            options: list[int] = step.options(g)
            assert options, f"a dead end in\n{GAME.notation(g)}"
            if isinstance(step, ASKED_HERE) or g.play.at_risk:
                judged += judge(g, step, options)
            cards = [o for o in options if o < DONE and isinstance(step, (PlayCard, AddCards))]
            step.accept(g, step.player, random.choice(cards or options))
        elif step is not None:
            assert not isinstance(step, EndPlay) or is_legal(g), GAME.notation(g)
            step.run(g)
    return judged


def stirred(players: int, seed: int, options: dict[str, Value]) -> Fort:
    """Return a game before its first turn in which everybody has a fort, tokens and a lookout."""
    random = Random(seed)
    g: Fort = GAME.start(players, dice(seed), GAME.chosen(options))
    perks = random.sample(range(len(PERK_IDS)), players)
    for me, perk in zip(g.players, perks, strict=True):
        me.level = random.randrange(5)
        room = int(me.level) + 1
        for _ in range(random.randrange(room + 1)):
            me.lookout = (*me.lookout, g.park_deck.pop())
        packed = random.randrange(room + 1)
        toys = random.randrange(packed + 1)
        me.tokens = [random.randrange(5), random.randrange(5), toys, packed - toys]
        me.perk = perk if me.level >= 2 else NONE
    for kind in (TOY, PIZZA):
        g.supply[kind] -= sum(int(me.owned(kind)) for me in g.players)
    g.perk_row = tuple(perk for perk in g.perk_row if perk not in perks)
    return g


@pytest.mark.parametrize("players", [2, 3, 4])
def test_what_is_offered_is_what_can_end_well(players: int) -> None:
    """In positions with forts, tokens and lookouts every offer equals the brute force."""
    judged = [play_on(stirred(players, seed, {}), Random(seed)) for seed in range(40)]

    assert sum(judged) > 3000


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_game_from_the_start(players: int) -> None:
    """The same holds in games that begin with nothing."""
    judged = [play_on(GAME.new(players, seed=seed), Random(seed)) for seed in range(5)]

    assert sum(judged) > 300


@pytest.mark.parametrize("players", [2, 3, 4])
def test_where_no_repetition_counts_as_an_action(players: int) -> None:
    """The same holds where an action without repetitions counts, and tokens never run out."""
    judged = [play_on(stirred(players, seed, AGREED), Random(seed)) for seed in range(20)]

    assert sum(judged) > 1500
