# not compiled: one object a table
"""History: a game in progress with its record, and undo that can't cheat."""

from __future__ import annotations

import copy
from dataclasses import dataclass, replace
from typing import Any

from klubovna.core.event import Event
from klubovna.core.game import Game, kind_of
from klubovna.core.state import State
from klubovna.core.step import Confirm, IllegalChoice


@dataclass(frozen=True)
class Move:
    """One recorded pick, with the outcomes of luck that it brought and what happened."""

    seat: int
    kind: str
    option: int
    target: str
    outcomes: tuple[int, ...] = ()
    events: tuple[Event, ...] = ()


class History:
    """A position, how it came about, and the way back to the last moment anything was learned."""

    def __init__(self, game: Game, state: State) -> None:
        self.game = game
        self.state: Any = state  # of a class that the game alone knows
        self.start_outcomes = tuple(state.outcomes or ())
        self.start_events = tuple(state.events or ())
        self.moves: list[Move] = []
        self._waiting: dict[int, list[Move]] = {}
        self._past: list[tuple[State, list[Move]]] = []
        self._listen(state)

    def pick(self, seat: int, option: int) -> Move:
        """Let `seat` pick `option`; return the move, with what it has brought.

        The position says whether it is offered. IllegalChoice: it is not, and nothing changed.
        """
        before: State = self.state.clone()
        top, answers, kept = before.top_choice(), self.state.answers, self.moves.copy()
        self.state.pick(seat, option)
        outcomes, events = tuple(self.state.outcomes or ()), tuple(self.state.events or ())
        self._listen(self.state)
        move = Move(seat, kind_of(type(top)), option, self.game.target(before, seat, option))
        if answers:
            self._waiting.setdefault(seat, []).append(move)
            if self.state.answers is not answers:
                self._write_answers()
        elif not isinstance(top, Confirm):
            self.moves.append(move)
        self._bring(outcomes, events)
        self._past.append((before, kept))
        if answers or self.state.reveals != before.reveals:
            self._past.clear()
        return replace(move, outcomes=outcomes, events=events)

    def _bring(self, outcomes: tuple[int, ...], events: tuple[Event, ...]) -> None:
        """Note what a pick has brought: with the last recorded one, as pauses leave no trace."""
        if self.moves:
            last = self.moves[-1]
            self.moves[-1] = replace(
                last, outcomes=last.outcomes + outcomes, events=last.events + events
            )
        else:
            self.start_outcomes += outcomes
            self.start_events += events

    def _listen(self, state: State) -> None:
        """Start new lists for what will happen next."""
        state.events, state.outcomes = [], []

    def _write_answers(self) -> None:
        """Record the answers of a `Together` in seat order, whatever order they came in."""
        self.moves += [move for seat in sorted(self._waiting) for move in self._waiting[seat]]
        self._waiting.clear()

    def all_moves(self) -> list[Move]:
        """Return the recorded moves, with the answers that still wait for others."""
        return self.moves + [m for seat in sorted(self._waiting) for m in self._waiting[seat]]

    def still(self) -> History:
        """Return the history as it is now, to be looked at while this one goes on."""
        still = copy.copy(self)
        still.state = self.state.clone()
        still.moves, still._past = self.moves.copy(), self._past.copy()
        still._waiting = {seat: moves.copy() for seat, moves in self._waiting.items()}
        return still

    def can_undo(self, seat: int) -> bool:
        """Tell whether `seat` may take something back."""
        if self.state.answers:
            return bool(self._waiting.get(seat))
        return bool(self._past) and self.game.can_undo(self._past[-1][0], self.state, seat)

    def undo(self, seat: int) -> None:
        """Take back the last pick of `seat`; at a `Together`, its whole answer."""
        if not self.can_undo(seat):
            raise IllegalChoice("nothing can be taken back: somebody has learned something")
        if self.state.answers:
            self._waiting.pop(seat)
            self.state.withdraw(seat)
            self._listen(self.state)
            return
        self.state, self.moves = self._past.pop()
        self._listen(self.state)
