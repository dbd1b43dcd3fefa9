"""What always holds in Fort, watched step by step through random games of all kinds."""

from __future__ import annotations

from random import Random

import pytest

from klubovna.core.luck import dice
from klubovna.core.state import Value
from klubovna.core.step import Step
from klubovna.games.fort import GAME
from klubovna.games.fort.box.contents import (
    ALONE,
    ANY_SUIT,
    COIN,
    GAIN,
    LOOKOUT,
    PACK,
    PIZZA,
    RECRUIT,
    SCORE,
    SUITS,
    TOY,
    TRASH,
    UPGRADE,
    XXL_BACKPACK,
    Action,
)
from klubovna.games.fort.pieces.numbers import FULL, NONE, PRIVATE, PUBLIC, UNUSED
from klubovna.games.fort.rules.act import EndPlay, UseAction
from klubovna.games.fort.rules.effects import EndAction
from klubovna.games.fort.rules.follow import PASS, Follow, FollowAlso
from klubovna.games.fort.rules.turn import CleanUp, Discard, EndTurn
from klubovna.games.fort.rules.upgrade import ChoosePerk, ChooseRule
from klubovna.games.fort.state import Fort

TOKENS = 30
STASH_ROOM = 4
LAST_LEVEL = 5
ENOUGH_POINTS = 25

SETTINGS: list[dict[str, Value]] = [
    {},
    {"draft": True, "minimalism_points": 8},
    {"followers_may_count_lookout_suits": True, "rough_housing_can_trash_best_friend": True},
    {"zero_repetition_counts_as_action": True, "resource_supply_limited": False},
]
GAMES = [
    (players, options, seed) for players in (2, 3, 4) for options in SETTINGS for seed in (1, 2)
]


def play_through(players: int, options: dict[str, Value], seed: int, watcher: Watcher) -> None:
    """Play at random, and let the watcher see the position before and after every step."""
    random = Random(seed)
    g: Fort = GAME.deal(players, dice(seed), GAME.box(None), GAME.chosen(options))
    while g.agenda:
        step = g.agenda[-1]
        watcher.before(g, step)
        if step.run(g):
            option = random.choice(g.legal)
            watcher.picks(g, step, option)
            step.accept(g, g.actor, option)
        watcher.after(g, step)
    watcher.at_the_end(g)


class Watcher:
    """Somebody who looks at every step of a game; each kind looks at something else."""

    def before(self, g: Fort, step: Step) -> None:
        """Look before a step is done."""

    def picks(self, g: Fort, step: Step, option: int) -> None:
        """Look at a choice before it is carried out."""

    def after(self, g: Fort, step: Step) -> None:
        """Look after a step was done."""

    def at_the_end(self, g: Fort) -> None:
        """Look when the game is over."""


@pytest.fixture(params=GAMES, ids=lambda game: f"{game[0]}-{'-'.join(game[1])}-{game[2]}")
def game(request: pytest.FixtureRequest) -> tuple[int, dict[str, Value], int]:
    """Return players, settings and seed of a game."""
    found: tuple[int, dict[str, Value], int] = request.param
    return found


class Pieces(Watcher):
    """Counts cards and tokens."""

    def after(self, g: Fort, step: Step) -> None:
        self.check_cards(g)
        self.check_best_friends(g)
        self.check_tokens(g)

    def check_cards(self, g: Fort) -> None:
        """Every kid is in exactly one place; friends of boards in use join with the first deck."""
        cards = [*g.park_deck, *g.park, *g.trashed, *g.in_play, *g.play.added]
        cards += [int(g.play.card)] if g.play.card != NONE else []
        for packet in g.packets:
            cards += packet
        for me in g.players:
            cards += [*me.hand, *me.deck, *me.discard, *me.yard, *me.lookout]
        friends = [c for me in g.players if me.board != NONE for c in g.box.boards[me.board]]
        kids = list(range(g.box.park_kids))
        assert sorted(cards) in (sorted(kids + friends), kids)
        assert len(cards) == 60 + 2 * g.seats() or g.play.leader == NONE

    def check_best_friends(self, g: Fort) -> None:
        """Best friends are with their owner, never in a yard, the park or its deck."""
        kids = g.box.kids
        open_to_all = [*g.park, *g.park_deck, *(c for me in g.players for c in me.yard)]
        assert not any(kids[c].is_best_friend for c in open_to_all)
        for me in g.players:
            friends = [c for c in me.all_cards() if kids[c].is_best_friend]
            assert all(kids[c].board == me.board for c in friends)

    def check_tokens(self, g: Fort) -> None:
        """No token is lost, and nothing holds more than it can."""
        for kind in (TOY, PIZZA):
            owned = sum(me.tokens[kind] + me.tokens[2 + kind] for me in g.players)
            assert g.supply[kind] + owned == TOKENS
            assert g.supply[kind] >= 0 or not g.settings["resource_supply_limited"]
        for me in g.players:
            room = me.level + 1
            assert all(0 <= count <= STASH_ROOM for count in me.tokens[:2])
            assert min(me.tokens) >= 0
            assert sum(me.tokens[2:]) <= room + (2 if me.perk == XXL_BACKPACK else 0)
            assert len(me.lookout) <= room


def test_no_piece_is_lost_or_out_of_place(game: tuple[int, dict[str, Value], int]) -> None:
    """All kids and tokens are somewhere, best friends with their owner, and nothing overflows."""
    play_through(*game, Pieces())


class Growth(Watcher):
    """Remembers lookouts, levels and scores, which never shrink."""

    def __init__(self) -> None:
        self.seen: list[tuple[tuple[int, ...], int, int]] = []
        self.sculptor = NONE

    def before(self, g: Fort, step: Step) -> None:
        self.seen = [(me.lookout, int(me.level), int(me.score)) for me in g.players]
        self.sculptor = int(g.sculptor)

    def after(self, g: Fort, step: Step) -> None:
        for me, (lookout, level, score) in zip(g.players, self.seen, strict=True):
            assert me.lookout[: len(lookout)] == lookout
            assert level <= me.level <= level + 1
            assert score <= me.score
        if self.sculptor != NONE:
            assert g.sculptor == self.sculptor
        assert (g.sculptor != NONE) == any(me.level == LAST_LEVEL for me in g.players)
        self.check_rewards(g)

    def check_rewards(self, g: Fort) -> None:
        """One made-up rule from level 1 on, at most one perk from level 2 on."""
        choosing = [s.player for s in g.agenda if isinstance(s, (ChooseRule, ChoosePerk))]
        for p, me in enumerate(g.players):
            if p not in choosing:
                assert (me.rule != NONE) == (me.level >= 1)
            assert me.perk == NONE or me.level >= 2
        owned = [int(me.rule) for me in g.players if me.rule != NONE]
        assert sorted([*owned, *g.rule_stack, *g.rule_box]) in (list(range(11)), [])
        perks = [int(me.perk) for me in g.players if me.perk != NONE]
        assert len({*perks, *g.perk_row}) == len(perks) + len(g.perk_row)


def test_what_grows_never_shrinks(game: tuple[int, dict[str, Value], int]) -> None:
    """Lookouts, forts and scores only grow, and each level brings its reward."""
    play_through(*game, Growth())


class Turns(Watcher):
    """Counts turns and looks at the table between their phases."""

    def __init__(self) -> None:
        self.turns: list[int] = []

    def after(self, g: Fort, step: Step) -> None:
        if isinstance(step, EndTurn):
            self.turns.append(step.player)
        is_cleaned = not any(isinstance(s, CleanUp) for s in g.agenda)
        is_discarding = any(isinstance(s, Discard) for s in g.agenda)
        if is_discarding and is_cleaned:
            assert g.players[g.play.leader].yard == ()
        if not is_discarding:
            assert g.in_play == () and g.play.card == NONE and g.play.added == []

    def at_the_end(self, g: Fort) -> None:
        seats = g.seats()
        rounds = len(self.turns) // seats
        assert self.turns == [(g.starter + i) % seats for i in range(rounds * seats)]
        triggers = [not g.park_deck]
        triggers += [me.score >= ENOUGH_POINTS for me in g.players]
        triggers += [me.level == LAST_LEVEL for me in g.players]
        assert any(triggers)


def test_turns_are_shared_fairly(game: tuple[int, dict[str, Value], int]) -> None:
    """All have equally many turns, a trigger holds at the end, and phases keep to their order."""
    play_through(*game, Turns())


def done_by(g: Fort, player: int, action: Action) -> int | None:
    """Return what a player has of that which an action of one icon brings; None: hard to say."""
    me = g.players[player]
    kinds = (action.first.kind,) if action.first.kind in (TOY, PIZZA) else (TOY, PIZZA)
    have = {
        GAIN: sum(me.tokens[kind] for kind in kinds),
        PACK: sum(me.tokens[2:]),
        LOOKOUT: len(me.lookout),
        TRASH: len(g.trashed),
        RECRUIT: len(me.discard),
        SCORE: int(me.score),
        UPGRADE: int(me.level),
    }
    return have.get(action.first.word) if action.link == ALONE else None


def must_have_done(action: Action, repetitions: int) -> int:
    """Return what an action of one icon brings if it is done in full."""
    amount = action.first.amount if action.first.word in (GAIN, SCORE) else 1
    return repetitions * amount


class Plays(Watcher):
    """Judges the plays of leaders."""

    def __init__(self) -> None:
        self.had: int | None = None
        self.plays = 0

    def picks(self, g: Fort, step: Step, option: int) -> None:
        self.remember(g, step, option)

    def before(self, g: Fort, step: Step) -> None:
        if isinstance(step, UseAction):
            legal = step.options(g)
            if len(legal) == 1:
                self.remember(g, step, legal[0])
        if isinstance(step, EndPlay):
            self.plays += 1
            self.check_play(g)

    def remember(self, g: Fort, step: Step, option: int) -> None:
        """Note what the leader has when an action starts."""
        if isinstance(step, UseAction) and option in (PUBLIC, PRIVATE):
            self.had = done_by(g, step.player, g.action(g.play.card, option))

    def after(self, g: Fort, step: Step) -> None:
        """What counts as full was full, and what counts as partial was less, but not nothing."""
        if not isinstance(step, EndAction) or self.had is None:
            return
        play = g.play
        action = g.action(play.card, play.panel)
        has = done_by(g, step.player, action)
        assert has is not None
        whole = must_have_done(action, play.counted(play.panel))
        if play.result(play.panel) == FULL:
            assert has - self.had == whole
        else:
            assert 0 < has - self.had < whole

    def check_play(self, g: Fort) -> None:
        """One action was done in full, and every added card matters by at least one symbol."""
        play = g.play
        assert FULL in (play.result(PUBLIC), play.result(PRIVATE))
        for card, coin in zip(play.added, play.suits, strict=True):
            assert any(self.matters(g, card, coin, panel) for panel in (PUBLIC, PRIVATE))

    def matters(self, g: Fort, card: int, coin: int, panel: int) -> bool:
        """Tell whether without this card's symbols an action would have had another result."""
        play = g.play
        per = g.action(play.card, panel).per
        if play.result(panel) == UNUSED or per > ANY_SUIT:
            return False
        counted = int(play.suit) if per == ANY_SUIT else per
        stands_for = COIN if coin == NONE else coin
        suits = [stands_for if s == COIN else s for s in g.box.kids[card].suits]
        return bool(play.done(panel) > play.counted(panel) - suits.count(counted))


def test_every_play_is_legal(game: tuple[int, dict[str, Value], int]) -> None:
    """A play has one action in full, and no card was added in vain."""
    watcher = Plays()

    play_through(*game, watcher)

    assert watcher.plays > 0


class Follows(Watcher):
    """Judges the follows of rivals."""

    def __init__(self) -> None:
        self.depth = NONE
        self.player = NONE
        self.had: int | None = None
        self.discarded: list[int] = []
        self.follows = 0

    def picks(self, g: Fort, step: Step, option: int) -> None:
        if isinstance(step, Follow) and option != PASS:
            self.depth = len(g.agenda) - 1
            self.player = step.player
            self.discarded = [option]
            action = g.action(g.play.card, PUBLIC)
            self.had = done_by(g, step.player, action)
            if self.had is not None and action.first.word == RECRUIT:
                self.had += 1
        elif isinstance(step, FollowAlso) and option != PASS:
            self.discarded.append(option)

    def after(self, g: Fort, step: Step) -> None:
        if self.depth == NONE or len(g.agenda) > self.depth:
            return
        self.depth = NONE
        self.follows += 1
        play = g.play
        assert play.rep == play.n and not play.short
        assert play.n >= 1 or g.settings["zero_repetition_counts_as_action"]
        self.check_symbols(g)
        action = g.action(play.card, PUBLIC)
        if self.had is not None:
            assert done_by(g, self.player, action) == self.had + must_have_done(action, play.n)

    def check_symbols(self, g: Fort) -> None:
        """Each discarded card matches, and no more was counted than they show."""
        kids, play = g.box.kids, g.play
        led = [play.coin if s == COIN else s for s in kids[play.card].suits]
        assert all(set(kids[c].suits) & {*led, COIN} for c in self.discarded)
        per = g.action(play.card, PUBLIC).per
        if per < SUITS and not g.settings["followers_may_count_lookout_suits"]:
            suits = [s for c in self.discarded for s in kids[c].suits]
            most = suits.count(per) + suits.count(COIN)
            assert len(self.discarded) <= play.n <= most


def test_every_follow_is_done_in_full(game: tuple[int, dict[str, Value], int]) -> None:
    """Whoever follows does the whole public action, with the symbols that were discarded."""
    watcher = Follows()

    play_through(*game, watcher)

    assert watcher.follows > 0
