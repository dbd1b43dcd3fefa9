"""Laws of play: whatever is offered can be played, and a game comes to its end."""

from __future__ import annotations

from typing import Any

from klubovna.core.game import Game
from klubovna.core.luck import dice
from klubovna.core.step import NOBODY, Together
from tests.laws.tables import Table, offered, pick, play_on, positions


def seen(game: Game, state: Any) -> tuple[Any, ...]:
    """Return all of a position that a clone must keep."""
    return (
        game.notation(state),
        state.actor,
        state.legal.copy(),
        [answer.copy() for answer in state.answers],
        state.reveals,
        state.forced,
        state.pauses,
    )


def test_clones_share_nothing(table: Table) -> None:
    """Whatever is played on a clone leaves the original alone, and the other way round.

    So it is too while some have answered and others still think.
    """
    for i, position in enumerate(positions(table, seed=10, most=30)):
        state = position
        if state.answers and len(state.actors) > 1:
            state = state.clone()
            state.pick(state.actors[-1], state.legal_of(state.actors[-1])[0])
        before = seen(table.game, state)

        clone, twin = state.clone(), state.clone()
        assert seen(table.game, clone) == before
        play_on(clone, dice(i), most=40)
        assert seen(table.game, state) == before

        twins_clone = twin.clone()
        play_on(twin, dice(i), most=40)
        assert seen(table.game, twins_clone) == before
        assert seen(table.game, twin) == seen(table.game, clone)


def test_no_dead_end(table: Table) -> None:
    """Every offered option can be played, and then the game goes on to its end."""
    for i, state in enumerate(positions(table, seed=20, most=8)):
        for option in state.legal:
            clone = state.clone()
            clone.choose(option)
            assert clone.legal or clone.is_over
            play_on(clone, dice(i), most=table.game.longest)
            assert clone.is_over


def test_options_are_stable(table: Table) -> None:
    """Options are a fresh list without duplicates, in a stable order, at least 0, below width."""
    for state in positions(table, seed=30, most=60):
        top = state.top_choice()
        assert type(top) in table.game.steps
        for seat in state.actors:
            options = offered(state, seat)
            assert options == state.legal_of(seat)
            assert len(options) > 1, "what leaves no choice is taken at once"
            assert len(options) == len(set(options))
            assert all(0 <= option < top.width for option in options)
            spoiled = offered(state, seat)
            spoiled.clear()
            assert offered(state, seat) == options
        assert state.legal == state.legal_of(state.actor)


def test_asking_changes_nothing(table: Table) -> None:
    """Options, targets, reasons, views, scores and guesses leave the position as it is."""
    game = table.game
    for i, state in enumerate(positions(table, seed=40, most=30)):
        before = seen(game, state)
        for seat in state.actors:
            offered(state, seat)
            assert seen(game, state) == before
        for seat in range(table.players):
            game.decision(state, seat)
            game.why_not(state, seat, "nowhere/at_all")
            game.view(state, seat)
            game.guess(state, seat, dice(i))
        game.view(state, None)
        game.scores(state)
        game.census(state)
        assert seen(game, state) == before


def test_every_number_has_a_target_or_none(table: Table) -> None:
    """Whoever asks why not may ask for any number: where nothing lies there is no target."""
    for state in positions(table, seed=35, most=20):
        top = state.top_choice()
        for seat in state.actors:
            for option in range(top.width):
                target = table.game.target(state, seat, option)
                assert target or option not in state.legal_of(seat)


def test_targets_are_unique(table: Table) -> None:
    """Different options lie at different places, each in one of the declared zones."""
    for state in positions(table, seed=50, most=60):
        top = state.top_choice()
        for seat in state.actors:
            decision = table.game.decision(state, seat)
            assert decision is not None
            targets = [option.target for option in decision.options]
            assert len(targets) == len(set(targets))
            for target in targets:
                zone, *rest = target.split("/")
                assert (target if zone == "button" else zone) in top.zones
                assert len(rest) in (1, 2) and all(rest)
                assert not any(c.isspace() for c in target)


def test_why_not_knows_the_rule(table: Table) -> None:
    """A reason is 0 exactly for the offered options; else it is one of the game's rules."""
    game = table.game
    for state in positions(table, seed=60, most=25):
        top = state.top_choice()
        assert top.rule in game.rules
        for seat in state.actors:
            options = set(offered(state, seat))
            for option in range(top.width):
                if isinstance(top, Together):
                    rule = top.why_not_of(state, seat, state.answers[seat], option)
                else:
                    rule = top.why_not(state, option)
                assert (rule == 0) == (option in options), f"{top} {option}: rule {rule}"
                assert rule == 0 or rule in game.rules
            for option in options:
                assert game.why_not(state, seat, option) is None
                assert game.why_not(state, seat, game.target(state, seat, option)) is None
        waiting = [seat for seat in range(table.players) if seat not in state.actors]
        assert all(game.why_not(state, seat, 0) is not None for seat in waiting)


def test_every_game_ends(table: Table) -> None:
    """A game ends before its longest, for a reason, with winners and a score for each seat."""
    game = table.game
    for seed in range(12):
        state = table.new(seed)
        play_on(state, dice(seed), most=game.longest)
        assert state.is_over and state.legal == [] and state.actor == NOBODY
        assert state.actors == []
        assert game.end_reason(state) in game.end_reasons
        assert [set(sheet) for sheet in game.score_sheet(state)] == (
            [set(game.score_parts)] * table.players
        )
        winners = game.winners(state)
        assert winners == sorted(set(winners))
        assert all(0 <= winner < table.players for winner in winners)
        assert all(game.decision(state, seat) is None for seat in range(table.players))
        assert game.why_not(state, 0, 0) is not None


def test_pieces_are_conserved(table: Table) -> None:
    """No piece is ever lost or made: the census is the same throughout a game."""
    for seed in range(4):
        state, luck = table.new(seed), dice(seed)
        census = table.game.census(state)
        while not state.is_over:
            state.choose(pick(luck, state.legal))
            assert table.game.census(state) == census


def test_equal_seeds_give_equal_games(table: Table) -> None:
    """The same seed and the same picks give the same game; another seed gives another."""
    ends = []
    for seed in (1, 1, 2):
        state = table.new(seed)
        state.playout(dice(5))
        ends.append(table.game.notation(state))
    assert ends[0] == ends[1] != ends[2]
