"""A sitting: a game in progress at one screen, who plays it, and the file it is kept in."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from pathlib import Path

from klubovna import bots
from klubovna.core.decision import Decision, Option
from klubovna.core.event import Event
from klubovna.core.game import Game
from klubovna.core.history import History
from klubovna.core.record import Record
from klubovna.core.state import State
from klubovna.core.step import NOBODY, Confirm
from klubovna.simulate import derived
from klubovna.terminal.news import Line
from klubovna.terminal.seats import NamedSeat
from klubovna.words import Words


class Sitting:
    """Everything about a game at one screen but the screen itself."""

    def __init__(
        self,
        history: History,
        seats: Sequence[NamedSeat],
        luck: str,
        words: Words,
        path: Path | None = None,
        components: str | None = None,
    ) -> None:
        self.game: Game = history.game
        self.history = history
        self.seats = list(seats)
        self.names = [seat.name for seat in seats]
        self.luck = luck
        self.words = words
        self.path = path
        self.components = components
        self.box = self.game.box(components)
        self.people = [p for p, seat in enumerate(seats) if seat.bot is None]
        self.bots = {p: _bot(seat, p, history) for p, seat in enumerate(seats) if seat.bot}
        self.state.pauses = frozenset(self.people)
        self._lines: list[tuple[Event, str]] = []

    @property
    def state(self) -> State:
        """Return the position."""
        state: State = self.history.state
        return state

    def next_seat(self) -> int:
        """Return who is to pick; if several are, bots first: they keep nobody waiting."""
        actors: list[int] = self.state.actors
        return next((p for p in actors if p in self.bots), actors[0] if actors else NOBODY)

    def decision(self, seat: int) -> Decision | None:
        """Return the question to a seat."""
        return self.game.decision(self.state, seat, self.history.can_undo(seat))

    def pick(self, seat: int, option: int) -> None:
        """Let a person pick, and keep the record on disk: nothing is lost."""
        self.history.pick(seat, option)
        self.save()

    def bot_picks(self, seat: int) -> None:
        """Let the bot on a seat pick."""
        option = self.bots[seat].choose(self.game, self.state, seat)
        self.history.pick(seat, option)
        if self.state.is_over:
            self.save()

    def undo(self, seat: int) -> bool:
        """Take back the last pick of a seat, if nobody has learned anything since."""
        if not self.history.can_undo(seat):
            return False
        self.history.undo(seat)
        self.save()
        return True

    def wishes(self, seat: int) -> list[tuple[Option, str]]:
        """Return what is not offered though one might wish for it, each with its rule."""
        found: dict[tuple[str, str], tuple[Option, str]] = {}
        told = asked.args if (asked := self.decision(seat)) else {}
        for option in self.game.wishes(self.state, seat):
            refusal = self.game.why_not(self.state, seat, option.id)
            if refusal is not None:
                phrase = self.words.option(option, self.names, told)
                found.setdefault((phrase, refusal.rule), (option, refusal.rule))
        # The reason that fits one wish tells more than the one that fits fifty.
        reasons = Counter(rule for _, rule in found)
        return sorted(found.values(), key=lambda wish: reasons[wish[1]])

    def log(self, seat: int | None) -> list[Line]:
        """Return what has happened, as far as a seat may know it."""
        self._write_log()
        kind, key, *_ = self.luck.split()
        seal = self.words.text("table-seal", seal=key[:16])
        known = [(e.player, line) for e, line in self._lines if e.only in (NOBODY, seat)]
        return [(NOBODY, seal), *known] if kind == "sealed" else known

    def _write_log(self) -> None:
        """Write what is new; what was taken back is struck out."""
        moves = self.history.moves
        events = [*self.history.start_events, *(e for move in moves for e in move.events)]
        kept = 0
        while kept < min(len(events), len(self._lines)) and self._lines[kept][0] is events[kept]:
            kept += 1
        del self._lines[kept:]
        for event in events[kept:]:
            told = self.game.event_json(self.state, event)
            self._lines.append((event, self.words.event(told, self.names)))

    def record(self) -> Record:
        """Return the record of the game so far."""
        seats = [seat.text() for seat in self.seats]
        made = Record.of(self.history, seats, self.luck)
        if not isinstance(self.state.top_choice(), Confirm):
            return made
        # Records know no pauses: what comes after this one belongs to the last pick.
        return Record.of(made.replay(components=self.components), seats, self.luck)

    def save(self) -> None:
        """Write the record to the file of this table, if it has one."""
        if self.path is not None:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            self.record().save(self.path)


def _bot(seat: NamedSeat, place: int, history: History) -> bots.Bot:
    """Make a bot whose seed follows from the record: loaded twice, it goes on the same way."""
    draws = ",".join(map(str, history.start_outcomes))
    return bots.make(seat.bot or "", derived(len(history.moves), "table", place, draws))
