# not compiled: text in, text out
"""Records: a game as a small readable file that is save, replay, bug report and test in one.

A line a pick: seat, kind, option, its target, and after ~ the outcomes of luck that it brought.
"""

from __future__ import annotations

import os
import re
from dataclasses import dataclass, field
from pathlib import Path
from typing import NoReturn

from klubovna.core.game import Game, kind_of, title
from klubovna.core.history import History, Move
from klubovna.core.luck import Luck, Scripted, Sealed, dice, seal
from klubovna.core.settings import write_settings
from klubovna.core.state import State
from klubovna.core.step import IllegalChoice

FORMAT = "klubovna-record 1"
LARGEST = 4_000_000
MOST_MOVES = 50_000
MOST_SEATS = 20
DRAWN = r"(?: ~((?: \d{1,9})+))?"
PICK = rf"(\d{{1,2}}) (\w{{1,60}}) (\d{{1,9}}) (\S{{1,200}}){DRAWN}"
LUCK = r"luck (dice -?\d{1,40}|sealed [0-9a-f]{64}(?: [0-9a-f]{64})?)"
RESULT = r"(open|end scores .{1,400})"


class RecordError(Exception):
    """A record that can't be read, replayed or believed; one line says why."""


@dataclass
class Record:
    """A game that was played, or is still open."""

    game: str
    version: int
    settings: str
    components: str
    seats: list[str]
    luck: str
    start: tuple[int, ...] = ()
    moves: list[Move] = field(default_factory=list)
    result: str = "open"

    @classmethod
    def of(cls, history: History, seats: list[str], luck: str) -> Record:
        """Record what has happened in `history` so far."""
        game, state = history.game, history.state
        seats = [" ".join(name.split())[:60] for name in seats]
        record = cls(
            game.id,
            game.version,
            write_settings(game.settings, state.settings),
            game.digest(state),
            seats,
            luck,
        )
        record.start, record.moves = history.start_outcomes, history.all_moves()
        record.result = result_of(game, state)
        return record

    def text(self, comments: list[list[str]] | None = None) -> str:
        """Write the record; `comments` are lines on the start and on each move."""
        lines = [FORMAT, f"game {self.game} {self.version}", f"settings {self.settings}".rstrip()]
        lines += [f"components {self.components}".rstrip(), *(f"seat {s}" for s in self.seats)]
        lines += [f"luck {self.luck}", _with_luck("start", self.start)]
        lines += [f"    # {c}" for c in comments[0]] if comments else []
        for i, move in enumerate(self.moves):
            text = f"{move.seat} {move.kind} {move.option} {move.target}"
            lines.append(_with_luck(text, move.outcomes))
            lines += [f"    # {c}" for c in comments[i + 1]] if comments else []
        return "\n".join([*lines, self.result]) + "\n"

    def save(self, path: str | Path) -> None:
        """Write the file as a whole or not at all."""
        draft = Path(f"{path}.part")
        draft.write_text(self.text(), encoding="utf-8")
        os.replace(draft, path)

    @classmethod
    def load(cls, path: str | Path) -> Record:
        """Read a record file."""
        try:
            with Path(path).open("rb") as file:
                data = file.read(LARGEST + 1)
        except OSError as error:
            raise RecordError(f"{path}: {error.strerror or error}") from None
        if len(data) > LARGEST:
            raise RecordError(f"{path}: larger than any record ({LARGEST} bytes)")
        try:
            # What is no text is no record either, and will be told so.
            return cls.parse(data.decode("utf-8", errors="replace"))
        except RecordError as error:
            raise RecordError(f"{path}: {error}") from None

    @classmethod
    def parse(cls, text: str) -> Record:
        """Read a record."""
        lines = _Lines(text)
        lines.read(FORMAT, f'"{FORMAT}"')
        game, version = lines.read(r"game (\w+) (\d{1,9})", '"game", its id and its version')
        (settings,) = lines.read(r"settings ?(\S*(?: \S+)*)", '"settings"')
        (components,) = lines.read(r"components ?(\w*)", '"components"')
        seats: list[str] = []
        while lines.next_is("seat") and len(seats) < MOST_SEATS:
            seats += lines.read(r"seat(?: (.{0,60}))?", "the name of a seat")
        (luck,) = lines.read(LUCK, '"luck dice SEED" or "luck sealed HASH [SEED]"')
        (start,) = lines.read(rf"start{DRAWN}", '"start"')
        moves: list[Move] = []
        while lines.left and lines.left[-1][1][0].isdigit() and len(moves) <= MOST_MOVES:
            moves.append(lines.move())
        if len(moves) > MOST_MOVES:
            _fail(f"more than {MOST_MOVES} picks")
        (result,) = lines.read(RESULT, 'a pick, "open" or "end scores"')
        if lines.left:
            _fail(f"line {lines.left[-1][0]}: something stands after the result")
        return cls(
            game, int(version), settings, components, seats, luck, _outcomes(start), moves, result
        )

    def replay(
        self, upto: int | None = None, components: str | None = None, from_seed: bool = False
    ) -> History:
        """Play the record again, all of it or the first `upto` picks.

        The written outcomes are its luck, whatever generator made them, and what comes after them
        is drawn from the seed; on demand all is.
        """
        try:
            game = title(self.game)
            if game.version != self.version:
                _fail(f"made with rules {self.version} of {game.id}, here are {game.version}")
            settings = game.read_settings(self.settings)
            luck = self.source()
            if not from_seed:
                drawn = [*self.start, *(o for move in self.moves for o in move.outcomes)]
                luck = Scripted(drawn, 0, luck)
            elif luck is None:
                _fail("the seed of this game has not been published")
            state = game.start(len(self.seats), luck, settings, components, listen=True)
        except ValueError as error:
            _fail(str(error))
        if game.digest(state) != self.components:
            _fail(f"made with other components ({self.components}); give their file")
        history = History(game, state)
        for i, move in enumerate(self.moves if upto is None else self.moves[:upto]):
            self._repeat(history, i, move)
        return history

    def _repeat(self, history: History, i: int, move: Move) -> None:
        state = history.state
        where = f"pick {i + 1}"
        top = state.top_choice()
        if top is None:
            _fail(f"{where}: the game was over already")
        if kind_of(type(top)) != move.kind:
            _fail(f"{where}: {kind_of(type(top))} is asked, not {move.kind}")
        try:
            target = history.pick(move.seat, move.option).target
        except (IllegalChoice, IndexError, ValueError) as error:
            _fail(f"{where}: {error}")
        if target != move.target:
            _fail(f"{where}: option {move.option} is {target}, not {move.target}")

    def verify(self, components: str | None = None) -> History:
        """Replay with the published seed and compare all luck and the result, or fail."""
        words = self.luck.split()
        if len(words) == 3 and seal(bytes.fromhex(words[2])) != words[1]:
            _fail("the seed does not belong to the seal that was published first")
        history = self.replay(components=components, from_seed=True)
        if history.start_outcomes != self.start:
            _fail("the luck of the set-up is not that of the seed")
        for i, (made, move) in enumerate(zip(history.all_moves(), self.moves, strict=True)):
            if (made.outcomes, made.target) != (move.outcomes, move.target):
                _fail(f"pick {i + 1}: the luck or the place is not that of the seed")
        if result_of(history.game, history.state) != self.result:
            _fail(f"the result is not: {self.result}")
        return history

    def source(self) -> Luck | None:
        """Return the luck of the seed, if it is known."""
        words = self.luck.split()
        if words[0] == "dice":
            return dice(int(words[1]))
        return Sealed(bytes.fromhex(words[2]), 0) if len(words) == 3 else None


def result_of(game: Game, state: State) -> str:
    """Return the last line of a record: scores, winners and the reason of the end."""
    if not state.is_over:
        return "open"
    points = ["scores", *game.scores(state), "winners", *game.winners(state)]
    return " ".join(map(str, ["end", *points, "reason", game.end_reason(state)]))


def _with_luck(text: str, outcomes: tuple[int, ...]) -> str:
    return f"{text} ~ {' '.join(map(str, outcomes))}" if outcomes else text


def _fail(why: str) -> NoReturn:
    raise RecordError(why)


class _Lines:
    """The lines of a record that are no comments; what is wrong is said with its line."""

    def __init__(self, text: str) -> None:
        if len(text) > LARGEST:
            _fail(f"larger than any record ({LARGEST} bytes)")
        if not text.endswith("\n"):
            _fail("the file is cut off: its last line has no end")
        lines = [(i, line.rstrip()) for i, line in enumerate(text.split("\n"), 1)]
        self.left = [(i, line) for i, line in lines if line and not line.lstrip().startswith("#")]
        self.left.reverse()

    def next_is(self, word: str) -> bool:
        """Tell whether the next line starts with a word."""
        return bool(self.left) and self.left[-1][1].split(" ", 1)[0] == word

    def read(self, pattern: str, expected: str) -> tuple[str, ...]:
        """Read the next line, which looks like `pattern`."""
        if not self.left:
            _fail("the file is cut off: it has no result")
        number, line = self.left.pop()
        found = re.fullmatch(pattern, line, re.ASCII)
        if not found:
            _fail(f"line {number}: {expected} expected")
        return found.groups(default="")

    def move(self) -> Move:
        """Read a pick."""
        seat, kind, option, target, drawn = self.read(PICK, "a pick: seat, kind, option, target;")
        return Move(int(seat), kind, int(option), target, _outcomes(drawn))


def _outcomes(text: str) -> tuple[int, ...]:
    return tuple(int(number) for number in text.split())
