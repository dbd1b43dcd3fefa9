"""The law of can: what counts say can be done is exactly what has an option."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from klubovna.core.luck import dice
from klubovna.core.step import Choice
from klubovna.games.fort import GAME
from klubovna.games.fort.box.contents import (
    COPY_PACK,
    EXCHANGE,
    GAIN,
    PIZZA,
    SCORE,
    TOY,
    UPGRADE,
    Action,
    Effect,
)
from klubovna.games.fort.pieces.numbers import NONE, PRIVATE, PUBLIC
from klubovna.games.fort.pieces.play import no_play
from klubovna.games.fort.rules.effects import begin, icon_step
from klubovna.games.fort.rules.follow import Follow, followable
from klubovna.games.fort.rules.means import effect_units
from klubovna.games.fort.rules.pick import FIRST, RecruitCard
from klubovna.games.fort.rules.turn import Recruit
from klubovna.games.fort.rules.upgrade import DropIcon, PayAny, Upgrade
from klubovna.games.fort.state import Fort


def positions(seed: int) -> Iterator[Fort]:
    """Play a random game; yield a copy of every tenth position."""
    g: Fort = GAME.new(2 + seed % 3, seed)
    luck, picks = dice(seed), 0
    while not g.is_over:
        if picks % 10 == 0:
            yield g.clone()
        g.choose(g.legal[luck.below(len(g.legal))])
        picks += 1


def acting(g: Fort, player: int, card: int, panel: int, given: int) -> Fort:
    """Return a copy in which `player` begins one repetition of an action as the leader."""
    copy = g.clone()
    copy.play = no_play(player)
    copy.play.card = card
    begin(copy, player, panel, 1, True)
    copy.play.chosen = given
    return copy


def icons(g: Fort) -> Iterator[tuple[int, int, Action, Effect]]:
    """Return the actions whose first icon is done by a step of its own."""
    for kid in g.box.kids:
        for panel, action in ((PUBLIC, kid.public), (PRIVATE, kid.private)):
            if not action.is_empty and action.first.word not in (GAIN, SCORE, COPY_PACK):
                yield kid.number, panel, action, action.first


@pytest.mark.parametrize("seed", range(6))
def test_an_icon_can_be_done_exactly_if_it_offers_something(seed: int) -> None:
    """`effect_units` is above 0 exactly where the step of the icon has an option."""
    met = set()
    for g in positions(seed):
        for player in range(g.seats()):
            for card, panel, action, effect in icons(g):
                for given in (TOY, PIZZA) if effect.word == EXCHANGE else (NONE,):
                    copy = acting(g, player, card, panel, given)
                    possible = effect_units(copy, player, effect, given, 0) > 0
                    met.add((effect.word, possible))
                    assert bool(offered(copy, player, effect)) == possible, action.text
    assert {word for word, possible in met if possible} >= {UPGRADE, EXCHANGE}
    assert {True, False} == {possible for _, possible in met}


def offered(g: Fort, player: int, effect: Effect) -> list[int]:
    """Return the options of the step that does an icon."""
    step = icon_step(player, FIRST, effect)
    if isinstance(step, Upgrade):
        level = int(g.players[player].level) + 1
        if level == len(g.box.levels):
            return []
        cost = g.box.levels[level]
        plain = PayAny(player, cost.toys, cost.pizza, cost.any)
        step = DropIcon(player) if effect.amount < 0 else plain
    assert isinstance(step, Choice)
    return step.options(g)


@pytest.mark.parametrize("seed", range(6))
def test_who_can_follow_or_recruit_is_offered_something(seed: int) -> None:
    """`followable` is what `Follow` offers beside passing; `Recruit` asks if there is anybody."""
    for g in positions(seed):
        for player in range(g.seats()):
            can_recruit = bool(g.park or g.park_deck or g.yards_hold(player))
            assert bool(RecruitCard(player, NONE).options(g)) == can_recruit
            copy = g.clone()
            Recruit(player).do(copy)
            assert isinstance(copy.agenda[-1], RecruitCard) == can_recruit
            if g.play.card != NONE and not g.action(g.play.card, PUBLIC).is_empty:
                assert Follow(player).options(g)[:-1] == followable(g, player)
