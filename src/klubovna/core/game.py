# not compiled: options of a game are keywords
"""A title: how a game is set up, seen, scored and written down; and the list of titles."""

from __future__ import annotations

import importlib
import pkgutil
import re
from dataclasses import dataclass
from functools import cache
from typing import Any, ClassVar

from klubovna.core.decision import Decision, Option, Refusal, option_key, paragraph, rule_key
from klubovna.core.event import Event, Happening
from klubovna.core.luck import Luck, dice, dice_from_text
from klubovna.core.notation import NotationError, read_agenda, read_lines, whole, write_agenda
from klubovna.core.state import State, Value
from klubovna.core.step import NOBODY, Choice, Confirm, Step, Together

NOT_YOUR_TURN = Refusal("0.1", "rule-0-1")
GAME_IS_OVER = Refusal("0.2", "rule-0-2")
NOT_ASKED = Refusal("0.3", "rule-0-3")


@dataclass(frozen=True)
class Setting:
    """An option of a game: its name, its default, its values, and for how many players it is.

    A value is yes or no, a number, or a word in snake case, which the catalogues name
    `setting-<id>-<word>`.
    """

    id: str
    default: Value
    allowed: tuple[Value, ...]
    players: tuple[int, int] | None = None  # the least and most; None: any
    for_several: tuple[Value, ...] = ()  # values that mean nothing to who plays alone

    def is_for(self, players: int) -> bool:
        """Tell whether it matters for so many players."""
        return self.players is None or self.players[0] <= players <= self.players[1]

    def values(self, players: int) -> tuple[Value, ...]:
        """Return what it may be for so many players."""
        return tuple(v for v in self.allowed if players > 1 or v not in self.for_several)

    def read(self, text: str) -> Value:
        """Read a value as people write it."""
        for value in self.allowed:
            if text == write_value(value):
                return value
        raise ValueError(f"{self.id} is one of: {', '.join(map(write_value, self.allowed))}")


def write_value(value: Value) -> str:
    """Write the value of a setting as people do."""
    return ("no", "yes")[value] if isinstance(value, bool) else str(value)


class Game:
    """A title. Subclasses fill in the data and the six questions below `deal`.

    Laws: `view` is a whitelist, plain JSON, and the same for all positions that the seat can't
    tell apart; `guess` re-deals all that the seat can't know and nothing else.
    """

    id: ClassVar[str] = ""
    version: ClassVar[int] = 1
    seats: ClassVar[tuple[int, int]] = (1, 4)
    settings: ClassVar[tuple[Setting, ...]] = ()
    steps: ClassVar[tuple[type[Step], ...]] = ()
    happenings: ClassVar[tuple[Happening, ...]] = ()
    rules: ClassVar[tuple[int, ...]] = ()
    end_reasons: ClassVar[tuple[str, ...]] = ()
    score_parts: ClassVar[tuple[str, ...]] = ()
    has_secrets: ClassVar[bool] = True  # whether a seat may know what another does not
    longest: ClassVar[int] = 20_000  # no game has more choices than this

    # What a game fills in.

    def box(self, components: str | None) -> Any:
        """Load the component file, the packaged one if None."""
        return None

    def digest(self, state: Any) -> str:
        """Return the hash of the components in play, or "" if the game has no component file."""
        return ""

    def names(self, lang: str, box: Any) -> dict[str, str]:
        """Return the names of the components, such as "kid/bug"."""
        return {}

    def provenance(self, box: Any) -> dict[str, int]:
        """Count where the facts of the component file come from."""
        return {}

    def catalogue(self, box: Any) -> dict[str, Any]:
        """Return what a page draws: cards, tiles, tracks, as plain JSON."""
        return {}

    def thing(self, target: str) -> str:
        """Return the ref of the thing at a target: "hand/bug#1" is "kid/bug"."""
        return target.rsplit("/", 1)[-1]

    def deal(self, players: int, luck: Luck, box: Any, settings: dict[str, Value]) -> Any:
        """Return the position before the first step of the set-up."""
        raise NotImplementedError

    def view(self, state: Any, seat: int | None) -> dict[str, Any]:
        """Return what `seat` may know, or a spectator if None, as plain JSON."""
        raise NotImplementedError

    def guess(self, state: Any, seat: int, luck: Luck) -> Any:
        """Return a clone in which all that `seat` can't know is dealt anew, with its own luck."""
        raise NotImplementedError

    def score_sheet(self, state: Any) -> list[dict[str, int]]:
        """Return each seat's points by part, as if the game ended now."""
        raise NotImplementedError

    def appraise(self, state: Any, seat: int) -> float:
        """Say how well `seat` stands, for bots: its score less that of its best rival.

        Who plays alone has none; such a game better subtracts what is needed to win.
        """
        scores = self.scores(state)
        rivals = [score for p, score in enumerate(scores) if p != seat]
        return float(scores[seat] - max(rivals, default=0))

    def winners(self, state: Any) -> list[int]:
        """Return the winning seats: the best score, unless the game says otherwise.

        No seats: all have lost.
        """
        scores = self.scores(state)
        return [p for p, score in enumerate(scores) if score == max(scores)]

    def end_reason(self, state: Any) -> str:
        """Return which of `end_reasons` ended the game."""
        raise NotImplementedError

    def ref(self, type: str, number: int, state: Any) -> str:
        """Return the name of a thing in events and prompts, such as "kid/bug"."""
        raise NotImplementedError

    def pieces(self, state: Any) -> dict[str, str]:
        """Write all data of the position beside the agenda, as notation lines."""
        raise NotImplementedError

    def lay_out(self, lines: dict[str, str], luck: Luck, box: Any,
                settings: dict[str, Value]) -> Any:  # fmt: skip
        """Return the position that notation lines describe, with an agenda for its turn."""
        raise NotImplementedError

    def check(self, state: Any) -> None:
        """Raise NotationError for a position with an agenda that can't come about."""

    def census(self, state: Any) -> dict[str, int]:
        """Count the pieces wherever they lie: the counts never change during a game."""
        return {}

    def marks(self, history: Any) -> set[str]:
        """Name what a `History` has met beside steps and its end: cards, perks, tokens."""
        return set()

    def duties(self) -> set[str]:
        """Name what golden games must meet: steps, ends, and whatever `marks` should name."""
        return {step.__name__ for step in self.steps} | {f"end {r}" for r in self.end_reasons}

    # What every game has.

    def new(
        self,
        players: int,
        seed: int = 0,
        *,
        luck: Luck | None = None,
        components: str | None = None,
        listen: bool = False,
        pauses: frozenset[int] = frozenset(),
        **options: Value,
    ) -> Any:
        """Set up a game and go on to the first real choice."""
        settings = self.chosen(options, players)
        return self.start(players, luck or dice(seed), settings, components, listen, pauses)

    def start(self, players: int, luck: Luck, settings: dict[str, Value],
              components: str | None = None, listen: bool = False,
              pauses: frozenset[int] = frozenset()) -> Any:  # fmt: skip
        """Do what `new` does, with the luck and all settings given."""
        least, most = self.seats
        if not least <= players <= most:
            raise ValueError(f"{self.id} is for {least} to {most} players, not {players}")
        state = self.deal(players, luck, self.box(components), settings)
        state.pauses = pauses
        if listen:
            state.events, state.outcomes, state.trail = [], [], []
        state.advance()
        return state

    def chosen(self, options: dict[str, Value], players: int | None = None) -> dict[str, Value]:
        """Return the value of every setting, checked; for a new game also against its players."""
        known = self.options
        for name, value in options.items():
            if name not in known:
                raise ValueError(f'{self.id} has no option "{name}"; it has: {", ".join(known)}')
            if not any(value == v and type(value) is type(v) for v in known[name].allowed):
                raise ValueError(f"{value!r} is not allowed for the option {name}")
            if players is not None and value not in known[name].values(players):
                raise ValueError(f"{name}={write_value(value)} is for two or more players")
        return {setting.id: options.get(setting.id, setting.default) for setting in self.settings}

    def scores(self, state: Any) -> list[int]:
        """Return each seat's points, as if the game ended now."""
        return [sum(sheet.values()) for sheet in self.score_sheet(state)]

    def choices(self) -> list[type[Choice] | type[Together]]:
        """Return the kinds of choice in rulebook order; the flat action numbers follow it."""
        return [step for step in self.steps if issubclass(step, (Choice, Together))]

    @property
    def options(self) -> dict[str, Setting]:
        """Return the settings by their names."""
        return {setting.id: setting for setting in self.settings}

    @property
    def actions(self) -> int:
        """Return how many flat action numbers there are."""
        return sum(choice.width for choice in self.choices())

    @cache  # noqa: B019 - titles live as long as the program
    def offset(self, kind: str) -> int:
        """Return the first flat action number of a kind of choice."""
        total = 0
        for choice in self.choices():
            if kind_of(choice) == kind:
                return total
            total += choice.width
        raise ValueError(f'{self.id} has no choice "{kind}"')

    def decision(self, state: State, seat: int, undo: bool = False) -> Decision | None:
        """Return the question to `seat`, or None if it is not asked."""
        legal, top = state.legal_of(seat), state.top_choice()
        if not legal or top is None:
            return None
        kind = kind_of(type(top))
        options = [self.option(state, seat, number) for number in legal]
        key = f"ask-{kind}".replace("_", "-")
        return Decision(f"{self.id}.{kind}", seat, key, top.told(state), paragraph(top.rule),
                        options, undo, isinstance(top, Together))  # fmt: skip

    def option(self, state: Any, seat: int, number: int) -> Option:
        """Return one option of the open question, with its place and phrase."""
        target = self.target(state, seat, number)
        key = option_key(kind_of(type(state.top_choice())), target)
        zone, *rest = target.split("/")
        args: dict[str, int | str] = {}
        if zone != "button" and rest:
            args["thing"] = int(rest[-1]) if rest[-1].isdigit() else self.thing(target)
        if len(rest) == 2:
            args["seat"] = int(rest[0])
        return Option(number, target, key, args)

    def target(self, state: State, seat: int, number: int) -> str:
        """Return where an option of the open question lies on the table."""
        top = state.top_choice()
        if isinstance(top, Together):
            return top.target_of(state, seat, number)
        assert top is not None, "nobody is asked"
        return top.target(state, number)

    def wishes(self, state: State, seat: int) -> list[Option]:
        """Return what `seat` might wish for at the open question, but is not offered."""
        top, legal = state.top_choice(), state.legal_of(seat)
        if top is None or not legal:
            return []
        zones = {zone.split("/")[0] for zone in top.zones}
        places = {n: self._target_or_none(state, seat, n) or "" for n in range(top.width)}
        wished = [n for n in places if n not in legal and places[n].split("/")[0] in zones]
        return [self.option(state, seat, number) for number in wished]

    def why_not(self, state: State, seat: int, wish: int | str) -> Refusal | None:
        """Return the rule that forbids a wish, an option's number or its target; None: allowed."""
        if state.is_over:
            return GAME_IS_OVER
        if seat not in state.actors:
            return NOT_YOUR_TURN
        top = state.top_choice()
        assert top is not None, "somebody is asked"
        if isinstance(wish, int) and not 0 <= wish < top.width:
            return NOT_ASKED
        for number in range(top.width) if isinstance(wish, str) else [wish]:
            if isinstance(wish, str) and self._target_or_none(state, seat, number) != wish:
                continue
            if isinstance(top, Together):
                rule = top.why_not_of(state, seat, state.answers[seat], number)
            else:
                rule = top.why_not(state, number)
            return Refusal(paragraph(rule), rule_key(rule)) if rule else None
        return NOT_ASKED

    def _target_or_none(self, state: State, seat: int, number: int) -> str | None:
        """Return the target of an option that may not even exist in this position."""
        try:
            return self.target(state, seat, number)
        except (LookupError, ValueError):
            return None

    def event_json(self, state: State, event: Event) -> dict[str, Any]:
        """Return an event as plain JSON: numbers of things become their names."""
        args: dict[str, int | str] = {}
        for spec, number in zip(event.what.fields, event.numbers, strict=False):
            name, _, type = spec.partition(":")
            args[name] = self.ref(type, number, state) if type else number
        rule = paragraph(event.what.rule)
        return {"kind": event.what.name, "player": event.player, "args": args, "rule": rule}

    def can_undo(self, before: State, now: State, seat: int) -> bool:
        """Tell whether `seat` may go back: it was asked, and nobody has learned anything since."""
        return before.actor == seat and before.reveals == now.reveals and not now.answers

    def notation(self, state: State) -> str:
        """Write all of a position as text."""
        lines = {"game": f"{self.id} {self.version}"}
        if settings := write_settings(self, state.settings):
            lines["settings"] = settings
        lines |= self.pieces(state)
        lines["agenda"] = write_agenda(state.agenda)
        if any(state.answers):
            lines["answers"] = " | ".join(" ".join(map(str, a)) for a in state.answers)
        if state.luck.text():
            lines["luck"] = state.luck.text()
        return "".join(f"{key}: {value}".rstrip() + "\n" for key, value in lines.items())

    def position(self, text: str, seed: int = 0, components: str | None = None) -> Any:
        """Read a position; whatever is left out is at its default."""
        lines = read_lines(text)
        title = lines.pop("game", "")
        if title != f"{self.id} {self.version}":
            raise NotationError(f'"game: {self.id} {self.version}" expected, not "{title}"')
        agenda = lines.pop("agenda", None)
        answers = lines.pop("answers", "")
        try:
            luck = dice_from_text(lines.pop("luck")) if "luck" in lines else dice(seed)
            settings = self.read_settings(lines.pop("settings", ""))
            state = self.lay_out(lines, luck, self.box(components), settings)
            self.chosen(settings, state.seats())
            if lines:
                raise NotationError(f'nobody knows "{next(iter(lines))}" in a position')
            if agenda is not None:
                state.agenda[:] = read_agenda(agenda, [*self.steps, Confirm], state.seats())
            self.check(state)
            state.advance()
            _read_answers(state, answers)
        except NotationError:
            raise
        except Exception as error:
            raise NotationError(f"the game can't go on from here: {error}") from None
        return state

    def read_settings(self, text: str) -> dict[str, Value]:
        """Read settings such as "draft=yes"."""
        known = self.options
        pairs = [part.partition("=") for part in text.split()]
        return self.chosen({id: known[id].read(v) if id in known else 0 for id, _, v in pairs})


def _read_answers(state: State, answers: str) -> None:
    """Give the answers of a `Together` that were given already."""
    if answers and answers.count("|") + 1 != len(state.answers):
        raise NotationError("answers: one for each seat expected, where all answer together")
    for seat, picks in enumerate(answers.split("|") if answers else []):
        given = picks.split()
        while state.answers and len(state.answers[seat]) < len(given):
            state.pick(seat, whole(given[len(state.answers[seat])], "answers"))


def write_settings(game: Game, settings: dict[str, Value]) -> str:
    """Write the settings that differ from their defaults."""
    changed = [s.id for s in game.settings if settings[s.id] != s.default]
    return " ".join(f"{id}={write_value(settings[id])}" for id in changed)


def kind_of(step: type[Any]) -> str:
    """Return the kind of a choice: its class name in snake case."""
    return re.sub(r"(?<!^)(?=[A-Z])", "_", step.__name__).lower()


@cache
def titles() -> dict[str, Game]:
    """Return all games, found by looking into the folder of games."""
    package = importlib.import_module("klubovna.games")
    folders = [m.name for m in pkgutil.iter_modules(package.__path__) if m.ispkg]
    names = sorted(name for name in folders if not name.startswith("_"))
    return {name: importlib.import_module(f"klubovna.games.{name}").GAME for name in names}


def title(id: str) -> Game:
    """Return a game by its id."""
    if id not in titles():
        raise ValueError(f'there is no game "{id}"; there are: {", ".join(titles())}')
    return titles()[id]


def seen_by(events: list[Event], seat: int | None) -> list[Event]:
    """Return the events that a seat, or a spectator if None, may know."""
    return [e for e in events if e.only == NOBODY or e.only == seat]
