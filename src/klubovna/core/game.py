# not compiled: options of a game are keywords
"""A title: how a game is set up, seen, scored and written down; and the list of titles."""

from __future__ import annotations

import importlib
import pkgutil
import re
from functools import cache
from typing import TYPE_CHECKING, Any, ClassVar

from klubovna.core.decision import Decision, Option, Refusal, option_key, paragraph, rule_key
from klubovna.core.event import Event, Happening
from klubovna.core.luck import Luck, dice, dice_from_text
from klubovna.core.notation import NotationError, read_agenda, read_lines, whole, write_agenda
from klubovna.core.parts import Parts
from klubovna.core.positions import Positions, check_agenda, check_pieces, try_out
from klubovna.core.settings import Setting, chosen, read_settings, write_settings
from klubovna.core.state import State, Value
from klubovna.core.step import NOBODY, Choice, Confirm, Step, Together
from klubovna.core.teaching import NO_LESSON, Lack, Lesson, Thing, when
from klubovna.core.telling import Section, plain

if TYPE_CHECKING:
    from klubovna.core.history import History

NOT_YOUR_TURN = Refusal("0.1", "rule-0-1")
GAME_IS_OVER = Refusal("0.2", "rule-0-2")
NOT_ASKED = Refusal("0.3", "rule-0-3")


class Game:
    """A title: its data, and its parts, which answer the questions below.

    Laws: `view` is a whitelist, plain JSON, and the same for all positions that the seat can't
    tell apart; `guess` re-deals all that the seat can't know and nothing else.
    """

    id: ClassVar[str] = ""
    version: ClassVar[int] = 1
    seats: ClassVar[tuple[int, int]] = (1, 4)
    settings: ClassVar[tuple[Setting, ...]] = ()
    steps: ClassVar[tuple[type[Step], ...]] = ()
    parts: ClassVar[Parts]
    has_secrets: ClassVar[bool] = True  # whether a seat may know what another does not
    is_homely: ClassVar[bool] = False  # a glance makes a rival for families; more would crush them
    longest: ClassVar[int] = 20_000  # no game has more choices than this

    # What its parts answer.

    @property
    def happenings(self) -> tuple[Happening, ...]:
        """Return all that can happen."""
        return self.parts.numbering.HAPPENINGS

    @property
    def rules(self) -> tuple[int, ...]:
        """Return the numbers of all rules."""
        return self.parts.numbering.RULES

    @property
    def end_reasons(self) -> tuple[str, ...]:
        """Return what can end the game."""
        return self.parts.scoring.END_REASONS

    @property
    def score_parts(self) -> tuple[str, ...]:
        """Return the parts of the score sheet."""
        return self.parts.scoring.PARTS

    @property
    def score_sources(self) -> tuple[str, ...]:
        """Return what the lump of the score sheet consists of, if the sheet has one."""
        known = self.parts.sources.SOURCES if self.parts.sources else {}
        return tuple(dict.fromkeys(known.values()))

    @property
    def positions(self) -> Positions:
        """Return what is said of the positions that can be."""
        return self.parts.positions.POSITIONS

    def box(self, components: str | None) -> Any:
        """Load the component file, the packaged one if None."""
        return self.parts.box.load(components) if self.parts.box else None

    def digest(self, state: Any) -> str:
        """Return the hash of the components in play, or "" if the game has no component file."""
        return str(state.box.digest) if self.parts.box else ""

    def names(self, lang: str, box: Any) -> dict[str, str]:
        """Return the names of the components, such as "kid/bug"; "kid/bug@acc" is it declined."""
        return dict(box.names[lang]) if box else {}

    def provenance(self, box: Any) -> dict[str, int]:
        """Count where the facts of the component file come from."""
        return dict(box.provenance) if box else {}

    def catalogue(self, box: Any) -> dict[str, Any]:
        """Return what a page draws: cards, tiles, tracks, as plain JSON."""
        return self.parts.catalogue.catalogue(box) if self.parts.catalogue else {}

    def thing(self, target: str) -> str:
        """Return the ref of the thing at a target: "hand/bug#1" is "kid/bug"."""
        return self.parts.refs.thing(target) if self.parts.refs else target.rsplit("/", 1)[-1]

    def ref(self, type: str, number: int, state: State) -> str:
        """Return the name of a thing in events and prompts, such as "kid/bug"."""
        assert self.parts.refs, "whoever names things has refs"
        return self.parts.refs.ref(type, number, state)

    def deal(self, players: int, luck: Luck, box: Any, settings: dict[str, Value]) -> Any:
        """Return the position before the first step of the set-up."""
        return self.parts.setup.deal(players, luck, box, settings)

    def view(self, state: State, seat: int | None) -> dict[str, Any]:
        """Return what `seat` may know, or a spectator if None, as plain JSON."""
        return self.parts.view.view(state, seat)

    def tell(self, view: dict[str, Any], seat: int | None, box: Any) -> list[Section]:
        """Tell in sentences what `seat` may know, or a spectator if None: out of its view alone."""
        return self.parts.telling.tell(view, seat, box) if self.parts.telling else plain(view)

    def guess(self, state: State, seat: int, luck: Luck) -> Any:
        """Return a clone in which all that `seat` can't know is dealt anew, with its own luck."""
        return self.parts.guess.guess(state, seat, luck)

    def score_sheet(self, state: State) -> list[dict[str, int]]:
        """Return each seat's points by part, as if the game ended now."""
        return [self.parts.scoring.sheet(state, seat) for seat in range(state.seats())]

    def winners(self, state: State) -> list[int]:
        """Return the winning seats; none: all have lost."""
        return self.parts.scoring.winners(state)

    def end_reason(self, state: State) -> str:
        """Return which of `end_reasons` ended the game."""
        return self.parts.scoring.end_reason(state)

    def appraise(self, state: State, seat: int) -> float:
        """Say how well `seat` stands, for bots; by its score less that of its best rival, at least.

        Who plays alone has none; such a game better subtracts what is needed to win.
        """
        if self.parts.worth:
            return self.parts.worth.appraise(state, seat)
        scores = self.scores(state)
        rivals = [score for p, score in enumerate(scores) if p != seat]
        return float(scores[seat] - max(rivals, default=0))

    def plans(self, state: State, seat: int, most: int) -> list[list[int]]:
        """Return rows of picks that a bot may try, likely the best first.

        They follow from what the seat may know. None: any option may be as good.
        """
        return self.parts.plans.plans(state, seat, most) if self.parts.plans else []

    def things(self, box: Any) -> list[Thing]:
        """Return everything of the table in words."""
        return self.parts.things.things(box) if self.parts.things else []

    def lesson(self, state: State, seat: int) -> Lesson:
        """Return what a tutor has to say to `seat` at the open question, if it is asked."""
        if self.parts.tutor is None or not state.legal_of(seat):
            return NO_LESSON
        return self.parts.tutor.lesson(state, seat)

    def lack(self, state: State, seat: int, target: str) -> Lack | None:
        """Return what is missing for a target, or when its time comes; None: it is offered."""
        refusal = self.why_not(state, seat, target)
        if refusal is None or refusal == GAME_IS_OVER:
            return None
        found = self.parts.lacks.lack(state, seat, target) if self.parts.lacks else None
        top = state.top_choice()
        asked = {zone.partition("/")[0] for zone in top.zones} if top else set()
        is_about = refusal not in (NOT_YOUR_TURN, NOT_ASKED) and target.partition("/")[0] in asked
        return found if found or is_about else when(target)

    def pieces(self, state: State) -> dict[str, str]:
        """Write all data of the position beside the agenda, as notation lines."""
        return self.parts.notation.pieces(state)

    def lay_out(
        self, lines: dict[str, str], luck: Luck, box: Any, settings: dict[str, Value]
    ) -> Any:
        """Return the position that notation lines describe, with an agenda for its turn."""
        return self.parts.reading.lay_out(lines, luck, box, settings)

    def census(self, state: State) -> dict[str, int]:
        """Count the pieces wherever they lie: the counts never change during a game."""
        return self.parts.positions.census(state)

    # What golden games must show.

    def marks(self, history: History) -> set[str]:
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

    def start(
        self,
        players: int,
        luck: Luck,
        settings: dict[str, Value],
        components: str | None = None,
        listen: bool = False,
        pauses: frozenset[int] = frozenset(),
    ) -> Any:
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

    def chosen(
        self, options: dict[str, Value], players: int | None = None, with_people: bool = False
    ) -> dict[str, Value]:
        """Return the value of every setting, checked; for a new game also against its players.

        What is left out is at its default, which may be another one where people sit.
        """
        return chosen(self.id, self.settings, options, players, with_people)

    def read_settings(self, text: str) -> dict[str, Value]:
        """Read settings such as "draft=yes"."""
        return read_settings(self.id, self.settings, text)

    def scores(self, state: State) -> list[int]:
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
        return Decision(
            f"{self.id}.{kind}",
            seat,
            key,
            top.told(state),
            paragraph(top.rule),
            options,
            undo,
            isinstance(top, Together),
        )

    def option(self, state: State, seat: int, number: int) -> Option:
        """Return one option of the open question, with its place and phrase."""
        target = self.target(state, seat, number)
        key = option_key(kind_of(type(state.top_choice())), target)
        zone, *rest = target.split("/")
        args: dict[str, int | str] = {}
        if zone != "button" and rest:
            args["thing"] = int(rest[-1]) if rest[-1].isdigit() else self.thing(target)
        if len(rest) == 2:
            args["seat"] = int(rest[0])
        option = Option(number, target, key, args)
        return self.parts.refs.spoken(option, state, seat) if self.parts.refs else option

    def target(self, state: State, seat: int, number: int) -> str:
        """Return where an option of the open question lies on the table; "": nowhere."""
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
        places = {n: self.target(state, seat, n) for n in range(top.width)}
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
            if isinstance(wish, str) and self.target(state, seat, number) != wish:
                continue
            if isinstance(top, Together):
                rule = top.why_not_of(state, seat, state.answers[seat], number)
            else:
                rule = top.why_not(state, number)
            return Refusal(paragraph(rule), rule_key(rule)) if rule else None
        return NOT_ASKED

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
        if settings := write_settings(self.settings, state.settings):
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
            check_pieces(self, state, components)
            check_agenda(self, state)
            state.advance()
            _read_answers(state, answers)
            if agenda is not None:
                try_out(self, state)
        except NotationError:
            raise
        except Exception as error:
            why = str(error) or type(error).__name__
            raise NotationError(f"the game can't go on from here: {why}") from None
        return state


def _read_answers(state: State, answers: str) -> None:
    """Give the answers of a `Together` that were given already."""
    if answers and answers.count("|") + 1 != len(state.answers):
        raise NotationError("answers: one for each seat expected, where all answer together")
    for seat, picks in enumerate(answers.split("|") if answers else []):
        given = picks.split()
        while state.answers and len(state.answers[seat]) < len(given):
            state.pick(seat, whole(given[len(state.answers[seat])], "answers"))


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
