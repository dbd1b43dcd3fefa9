"""Steps: what is still to be done, written down as small immutable objects."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final

from mypy_extensions import mypyc_attr

if TYPE_CHECKING:
    from klubovna.core.state import State

NOBODY: Final = -1


class IllegalChoice(Exception):
    """A player asked for something that is not offered; the text says what."""


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class Step:
    """One entry of the agenda: usually one paragraph of the rulebook.

    Laws:

    1. A step never changes. Its fields are ints, named like the constructor's parameters, so that
       a step can be written as text; it never holds a mutable part of the position.
    2. `do` uses luck only through `g.chance`, and no clock, no set order, no other generator.
    3. What happens next is written with one `g.then(...)`, in the order of the rulebook.
    """

    def do(self, g: Any) -> None:
        """Do what the rule says and write on the agenda what follows."""
        raise NotImplementedError

    def run(self, g: State) -> bool:
        """Take the step off the agenda and do it. True: a player is asked instead."""
        g.agenda.pop()
        self.do(g)
        return False

    def accept(self, g: State, player: int, option: int) -> bool:
        """Carry out the option that `player` picked here. True: the same player is asked on."""
        raise AssertionError("this step asks nobody")


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class Choice(Step):
    """A step which waits for one player to pick one of a short list of ints.

    Laws:

    1. `options` changes nothing and returns a fresh list without duplicates in a stable order,
       each option at least 0 and below `width`.
    2. Every option can be completed: there is no dead end. A pass is an option. A single option
       is taken at once; none is a bug.
    3. `why_not` is 0 exactly for the offered options; else the number of the rule that forbids.
    4. `target` says where the option lies on the table, "zone/thing" or "zone/seat/thing", and is
       different for different options; the zone is one of `zones`, a button is "button/word". It
       answers for every number below `width`: "" for what is nowhere in this position.
    """

    width: ClassVar[int] = 0
    rule: ClassVar[int] = 0
    zones: ClassVar[tuple[str, ...]] = ()

    def __init__(self, player: int) -> None:
        self.player: Final = player

    def options(self, g: Any) -> list[int]:
        """Return what may be picked now."""
        raise NotImplementedError

    def take(self, g: Any, option: int) -> None:
        """Do what the picked option says and write on the agenda what follows."""
        raise NotImplementedError

    def target(self, g: Any, option: int) -> str:
        """Return the place of `option` on the table."""
        raise NotImplementedError

    def why_not(self, g: Any, option: int) -> int:
        """Return 0 if `option` is offered, else the number of the rule that forbids it."""
        return 0 if option in self.options(g) else self.rule

    def told(self, g: Any) -> dict[str, int | str]:
        """Return what the prompt speaks of, beside the player."""
        return {}

    def run(self, g: State) -> bool:
        """Ask the player, unless there is only one thing to do."""
        legal = self.options(g)
        if len(legal) == 1:
            g.forced += 1
            g.agenda.pop()
            self.take(g, legal[0])
            return False
        assert legal, f"dead end: {type(self).__name__} offers nothing"
        g.ask(self.player, legal)
        return True

    def accept(self, g: State, player: int, option: int) -> bool:
        """Take the option and leave the agenda to what it wrote."""
        g.agenda.pop()
        self.take(g, option)
        return False


class Confirm(Choice):
    """A stop for people before a turn passes or luck is met, so that undo stays in reach.

    Only the seats in `g.pauses` are asked; a pause is never recorded and changes nothing.
    """

    width: ClassVar[int] = 1
    zones: ClassVar[tuple[str, ...]] = ("button/go_on",)

    def options(self, g: Any) -> list[int]:
        """Go on."""
        return [0]

    def take(self, g: Any, option: int) -> None:
        """Nothing: the agenda goes on."""

    def target(self, g: Any, option: int) -> str:
        """Return the one button."""
        return "button/go_on"

    def run(self, g: State) -> bool:
        """Stop for people, pass by for bots and records."""
        if self.player in g.pauses:
            g.ask(self.player, [0])
            return True
        g.agenda.pop()
        return False


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class Together(Step):
    """A step at which all players answer at the same time; then all answers are shown at once.

    An answer is a sequence of picks. Laws:

    1. `options_of` looks at the position and the player's own answer, never at the answers of
       others, so answers may come, and be taken back, in any order. [] means: complete.
    2. A single option is picked at once, here too.
    3. If `is_open`, views may show the waiting answers; else nobody sees a pick before `reveal`.
    """

    width: ClassVar[int] = 0
    rule: ClassVar[int] = 0
    zones: ClassVar[tuple[str, ...]] = ()

    def options_of(self, g: Any, player: int, answer: list[int]) -> list[int]:
        """Return what `player` may pick next."""
        raise NotImplementedError

    def reveal(self, g: Any, answers: list[list[int]]) -> None:
        """Carry out all answers, one list of picks a seat."""
        raise NotImplementedError

    def target_of(self, g: Any, player: int, option: int) -> str:
        """Return the place of `option` on the table of `player`."""
        raise NotImplementedError

    def why_not_of(self, g: Any, player: int, answer: list[int], option: int) -> int:
        """Return 0 if `option` is offered, else the number of the rule that forbids it."""
        return 0 if option in self.options_of(g, player, answer) else self.rule

    def told(self, g: Any) -> dict[str, int | str]:
        """Return what the prompt speaks of, beside the player."""
        return {}

    def is_open(self) -> bool:
        """Tell whether the others may see an answer before all are given."""
        return False

    def run(self, g: State) -> bool:
        """Wait until every answer is complete, then reveal them all."""
        if not g.answers:
            g.answers = [[] for _ in range(g.seats())]
            for player in range(g.seats()):
                self.settle(g, player)
        for player in range(g.seats()):
            legal = self.options_of(g, player, g.answers[player])
            if legal:
                g.ask(player, legal)
                return True
        answers = g.answers
        g.answers = []
        g.agenda.pop()
        g.reveals += 1
        self.reveal(g, answers)
        return False

    def settle(self, g: State, player: int) -> list[int]:
        """Pick for `player` whatever leaves no choice; return what may be picked then."""
        legal = self.options_of(g, player, g.answers[player])
        while len(legal) == 1:
            g.forced += 1
            g.answers[player].append(legal[0])
            legal = self.options_of(g, player, g.answers[player])
        return legal

    def accept(self, g: State, player: int, option: int) -> bool:
        """Keep the pick until everybody has answered."""
        g.answers[player].append(option)
        legal = self.settle(g, player)
        if not legal or player != g.actor:
            return False
        g.legal = legal
        return True
