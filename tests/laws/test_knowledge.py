"""Laws of knowledge: a seat is shown what it may know, and nothing else has any influence on it."""

from __future__ import annotations

import json
from typing import Any

import pytest

from klubovna import bots
from klubovna.core.game import Game
from klubovna.core.luck import Luck, dice
from klubovna.core.step import IllegalChoice, Together
from tests.laws.tables import (
    Table,
    heard,
    known,
    offered,
    pick,
    play_on,
    positions,
    without_luck,
    written,
)


def listening(state: Any) -> Any:
    """Return a clone that hears events."""
    clone = state.clone()
    clone.events = []
    return clone


def test_views_are_plain_json(table: Table) -> None:
    """A view survives JSON unchanged, and is made anew each time."""
    for state in positions(table, seed=100, most=20):
        for seat in (None, *range(table.players)):
            view = table.game.view(state, seat)
            assert json.loads(json.dumps(view)) == view
            before = written(view)
            view.clear()
            assert written(table.game.view(state, seat)) == before


def test_twin_worlds_look_alike(table: Table) -> None:
    """Worlds that a seat can't tell apart show it the same, also after its own next picks.

    Up to the moment at which anybody learns anything, what the seat hears is the same too.
    """
    game = table.game
    for i, state in enumerate(positions(table, seed=110, most=40)):
        luck = dice(i)
        for seat in range(table.players):
            here, there = listening(state), listening(game.guess(state, seat, dice(i + 1000)))
            while True:
                assert known(game, there, seat) == known(game, here, seat)
                assert heard(game, there, seat) == heard(game, here, seat)
                if seat not in here.actors:
                    break
                before = here.reveals, there.reveals
                option = pick(luck, here.legal_of(seat))
                here.pick(seat, option)
                there.pick(seat, option)
                # Else the seat could learn something here, and take its pick back.
                assert (here.reveals == before[0]) == (there.reveals == before[1])
                if here.reveals != before[0]:
                    break


def test_bots_know_no_more_than_their_seat(table: Table) -> None:
    """In worlds that its seat can't tell apart a bot does the same, given equal luck of its own."""
    game = table.game
    for i, state in enumerate(positions(table, seed=115, most=5)):
        there = game.guess(state, state.actor, dice(i))
        for name in bots.names():
            picks = [
                bots.make(name, i, effort=0.03).choose(game, world, state.actor)
                for world in (state, there)
            ]
            assert picks[0] == picks[1], name


def test_there_are_no_other_seats(table: Table) -> None:
    """Nobody sees, guesses or picks from a seat that is not at the table."""
    game, state = table.game, table.new(1)
    for seat in (-1, table.players):
        for question in (game.view, lambda g, s: game.guess(g, s, dice(1))):
            with pytest.raises(ValueError, match="no seat"):
                question(state, seat)
        assert state.legal_of(seat) == []
        assert game.decision(state, seat) is None
        with pytest.raises(IllegalChoice):
            state.pick(seat, state.legal[0])


def test_nobody_pauses_in_a_guess(table: Table) -> None:
    """A guess is for thought, where nobody stops to confirm."""
    everybody = frozenset(range(table.players))
    for i, state in enumerate(positions(table, seed=117, most=3)):
        paused = state.clone()
        paused.pauses = everybody
        assert table.game.guess(paused, 0, dice(i)).pauses == frozenset()


def test_spectators_know_no_secret(table: Table) -> None:
    """A spectator sees nothing that differs between the twin worlds of any seat."""
    game = table.game
    for i, state in enumerate(positions(table, seed=120, most=40)):
        here = written(game.view(state, None))
        for seat in range(table.players):
            there = game.guess(state, seat, dice(i))
            assert written(game.view(there, None)) == here


def test_events_tell_no_more_than_views(table: Table) -> None:
    """After the same pick and with the same luck, twin worlds sound alike while they look alike.

    So it is for the seat whose worlds they are, and for spectators, step by step.
    """
    game = table.game
    for i, state in enumerate(positions(table, seed=130, most=60)):
        # Secret picks that are shown at once may change places without a trace in the view.
        if isinstance(state.top_choice(), Together):
            continue
        for seat in range(table.players):
            here, there = (listening(game.guess(state, seat, dice(i + n))) for n in (1000, 2000))
            both = [o for o in here.legal if o in there.legal and same_place(game, here, there, o)]
            if both:
                option = pick(dice(i), both)
                here.luck, there.luck = dice(i), dice(i)
                sound_alike(game, here, there, option, observers={seat, None})


def same_place(game: Game, here: Any, there: Any, option: int) -> bool:
    """Tell whether an option means the same in two worlds."""
    return game.target(here, here.actor, option) == game.target(there, there.actor, option)


def sound_alike(game: Game, here: Any, there: Any, option: int, observers: set[int | None]) -> None:
    """Go on step by step in both worlds, until an observer could tell them apart."""
    for world in (here, there):
        world.agenda[-1].accept(world, world.actor, option)
    is_asked = False
    while not is_asked:
        alike = {o for o in observers if game.view(here, o) == game.view(there, o)}
        assert all(heard(game, here, o) == heard(game, there, o) for o in alike)
        observers = alike
        tops = {type(world.agenda[-1]) if world.agenda else None for world in (here, there)}
        if not observers or len(tops) > 1 or None in tops:
            return
        is_asked = any([world.agenda[-1].run(world) for world in (here, there)])


def test_a_guess_is_a_possible_world(table: Table) -> None:
    """A guess keeps what its seat knows and all pieces, leaves the original alone and plays on."""
    game = table.game
    for i, state in enumerate(positions(table, seed=140, most=15)):
        before = game.notation(state)
        for seat in range(table.players):
            guess = game.guess(state, seat, dice(i))
            assert known(game, guess, seat) == known(game, state, seat)
            assert game.census(guess) == game.census(state)
            assert (guess.actor, guess.reveals) == (state.actor, state.reveals)
            assert guess.legal == offered(guess, guess.actor) != [], "options of the true world"
            play_on(guess, dice(i), most=game.longest)
            assert guess.is_over
        assert game.notation(state) == before


def with_secret_picks(state: Any, seat: int, luck: Luck) -> Any:
    """Return the position after all others have answered in secret, if a seat is asked together."""
    clone = state.clone()
    if clone.answers and clone.legal_of(seat):
        for other in range(clone.seats()):
            while other != seat and clone.legal_of(other):
                clone.pick(other, pick(luck, clone.legal_of(other)))
    return clone


def test_a_guess_deals_the_unknown_anew(table: Table) -> None:
    """What a seat can't know is really dealt anew: every other seat finds itself changed."""
    game = table.game
    if table.players == 1:
        return
    changed: set[tuple[int, int]] = set()
    differs = False
    for i, now in enumerate(positions(table, seed=150, most=40)):
        for seat in range(table.players):
            state = with_secret_picks(now, seat, dice(i))
            guess = game.guess(state, seat, dice(i + 1000))
            other_luck = state.clone()
            other_luck.luck = dice(i + 2000)
            again = game.guess(other_luck, seat, dice(i + 1000))
            assert game.notation(again) == game.notation(guess), "a guess knows the luck to come"
            here, there = game.notation(state), game.notation(guess)
            differs |= without_luck(here) != without_luck(there)
            changed |= {
                (seat, other)
                for other in range(table.players)
                if known(game, guess, other) != known(game, state, other)
            }
    seats = range(table.players)
    assert differs == game.has_secrets
    assert changed == {(p, q) for p in seats for q in seats if p != q and game.has_secrets}
