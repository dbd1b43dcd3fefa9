"""The position that every game shares: the agenda, the luck and the open question."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64, mypyc_attr

from klubovna.core.event import Event, Happening
from klubovna.core.luck import Luck
from klubovna.core.step import NOBODY, Choice, IllegalChoice, Step, Together

Value = int | bool | str  # of a setting
Json = dict[str, Any]  # a view, a catalogue, or a part of one

NO_OPTIONS: Final[list[int]] = []  # these two are shared, and stay empty
NO_ANSWERS: Final[list[list[int]]] = []


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class State:
    """A position: plain data, and a stack of steps still to be done.

    Laws:

    1. A game's constructor takes all of its own fields, so a clone forgets nothing; what every
       game has is handed on by `hand_on`. Clones share no mutable part. What rarely changes may
       be a value: an immutable one, or a list that nobody changes; shared, replaced as a whole.
    2. After `choose`, either `legal` is not empty or the game is over. It is such a value, too.
    3. `reveals` rises whenever anybody learns anything or another player is asked.
    4. `settings` are the options of the game: a shared value that never changes.
    5. `events`, `outcomes` and `trail` (the steps done) are listeners, not part of the position:
       a clone has none.
    """

    def __init__(self, luck: Luck, settings: dict[str, Value]) -> None:
        self.agenda: list[Step] = []
        self.luck = luck
        self.actor = NOBODY
        self.legal = NO_OPTIONS
        self.answers = NO_ANSWERS
        self.reveals = 0
        self.forced = 0
        self.pauses: frozenset[int] = frozenset()
        self.settings = settings
        self.events: list[Event] | None = None
        self.outcomes: list[int] | None = None
        self.trail: list[Step] | None = None

    def seats(self) -> int:
        """Return the number of players."""
        raise NotImplementedError

    def clone(self) -> Any:
        """Return an equal position that shares nothing with this one."""
        raise NotImplementedError

    def hand_on(self, clone: State) -> None:
        """Give a clone what all games share: the agenda, the open question and the answers."""
        clone.agenda = self.agenda.copy()
        clone.actor = self.actor
        clone.legal = self.legal
        if self.answers:
            clone.answers = [answer.copy() for answer in self.answers]
        clone.reveals = self.reveals
        clone.forced = self.forced
        clone.pauses = self.pauses

    def then(self, *steps: Step) -> None:
        """Write `steps` on top of the agenda; the first of them is done first."""
        agenda = self.agenda
        row: tuple[Any, ...] = steps  # no need to look at each again whether it is a step
        for i in range(len(row) - 1, -1, -1):
            agenda.append(row[i])

    def advance(self) -> None:
        """Do everything that needs no player, up to the next real choice or the end."""
        agenda = self.agenda
        while agenda:
            if self.trail is not None:
                self.trail.append(agenda[-1])
            if agenda[-1].run(self):
                return
        self.legal = NO_OPTIONS
        self.actor = NOBODY

    def ask(self, player: int, legal: list[int]) -> None:
        """Leave the decision to `player`. That somebody else is asked is news to all."""
        if player != self.actor:
            self.actor = player
            self.reveals += 1
        self.legal = legal

    @property
    def is_over(self) -> bool:
        """Tell whether nothing is left to be done."""
        return not self.agenda

    @property
    def actors(self) -> list[int]:
        """Return every seat that may decide now; several only at a `Together`."""
        return [p for p in range(self.seats()) if self.legal_of(p)]

    def legal_of(self, player: int) -> list[int]:
        """Return what `player` may pick now."""
        if not 0 <= player < self.seats():
            return []
        if self.answers:
            top = self.agenda[-1]
            assert isinstance(top, Together)
            return top.options_of(self, player, self.answers[player])
        return list(self.legal) if player == self.actor else []

    def choose(self, option: int) -> None:
        """Let the actor pick `option`, and go on to the next question."""
        if option not in self.legal:
            raise IllegalChoice(f"option {option} is not offered now")
        self.carry_out(option)

    def carry_out(self, option: int) -> None:
        """Carry out an option that is known to be offered, and go on to the next question."""
        if not self.agenda[-1].accept(self, self.actor, option):
            self.advance()

    def pick(self, player: int, option: int) -> None:
        """Let `player` pick `option`; at a `Together` in whatever order the answers come."""
        if option not in self.legal_of(player):
            raise IllegalChoice(f"option {option} is not offered to seat {player} now")
        if not self.agenda[-1].accept(self, player, option):
            self.advance()

    def answer(self, player: int, picks: list[int]) -> None:
        """Give an answer at a `Together`, instead of whatever `player` had picked so far.

        If any of the picks is not offered, the earlier answer stays.
        """
        self.check_seat(player)
        top = self.agenda[-1] if self.answers else None
        if not isinstance(top, Together):
            raise IllegalChoice("nobody is asked for an answer now")
        before = self.answers[player]
        self.answers[player] = []
        top.settle(self, player)
        for option in picks:
            if option not in self.legal_of(player):
                self.answers[player] = before
                raise IllegalChoice(f"option {option} is not offered to seat {player} now")
            top.accept(self, player, option)
        self.advance()

    def withdraw(self, player: int) -> None:
        """Take back the answer of `player` while others are still thinking."""
        self.answer(player, [])

    def check_seat(self, seat: int | None) -> None:
        """Refuse a seat that is not at the table; None is a spectator."""
        if seat is not None and not 0 <= seat < self.seats():
            raise ValueError(f"there is no seat {seat}")

    def chance(self, n: i64) -> i64:
        """Draw one of n: the only door to luck. Passing it ends the reach of undo."""
        self.reveals += 1
        drawn = self.luck.below(n)
        if self.outcomes is not None:
            self.outcomes.append(drawn)
        return drawn

    def say(self, what: Happening, player: int, a: int = 0, b: int = 0, c: int = 0) -> None:
        """Tell everybody that something happened."""
        if self.events is not None:
            self.events.append(Event(what, player, [a, b, c], NOBODY))

    def tell(self, what: Happening, player: int, a: int = 0, b: int = 0, c: int = 0) -> None:
        """Tell `player` alone."""
        if self.events is not None:
            self.events.append(Event(what, player, [a, b, c], player))

    def playout(self, luck: Luck) -> int:
        """Play at random to the end; return the number of real choices."""
        played = 0
        legal = self.legal
        while legal:
            self.carry_out(legal[luck.below(len(legal))])
            legal = self.legal
            played += 1
        return played

    def top_choice(self) -> Choice | Together | None:
        """Return the step that asks now."""
        top = self.agenda[-1] if self.agenda else None
        return top if isinstance(top, (Choice, Together)) else None
