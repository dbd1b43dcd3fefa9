"""Fort: phase 2, using the actions of the played card."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from klubovna.core.step import Choice, Step
from klubovna.games.fort.box.contents import ANY_SUIT, COIN, RECYCLING, SUIT_IDS, SUITS, Action
from klubovna.games.fort.pieces.numbers import (
    ENDED_BADLY,
    ENDED_WELL,
    NONE,
    PRIVATE,
    PUBLIC,
    REAL,
    UNUSED,
)
from klubovna.games.fort.rules.effects import EndAction, Repeat, begin, whole_is_possible
from klubovna.games.fort.rules.foresight import (
    IN_PART,
    NO,
    UNKNOWN,
    WHOLE,
    YES,
    complete_with,
    foresee,
    foresee_action,
    plainly_complete,
)
from klubovna.games.fort.rules.lookahead import ends_well, scout, settles, suit_of
from klubovna.games.fort.rules.means import board_count, can_be_cut_short, can_begin, counts_symbols
from klubovna.games.fort.rules.perks import RecycleCard
from klubovna.games.fort.state import Fort
from klubovna.games.fort.text import numbering

# Options beside the two panels.
RECYCLE: Final = 2
FINISH: Final = 3

# How much of an action is done.
DO_ALL: Final = 0
DO_PART: Final = 1


class UseAction(Choice):
    """Use the public action, the private one, or both in either order; one of them in full."""

    width: ClassVar[int] = 4
    rule: ClassVar[int] = numbering.ACTIONS
    zones: ClassVar[tuple[str, ...]] = (
        "button/public",
        "button/private",
        "button/recycle",
        "button/finish",
    )

    def options(self, g: Fort) -> list[int]:
        """Return the actions that leave a legal end, Recycling, and FINISH where this is one."""
        p = self.player
        me = g.players[p]
        found = [panel for panel in (PUBLIC, PRIVATE) if self.can_use(g, panel)]
        if g.scouting != REAL:
            return [*found, FINISH] if ends_well(g) or not found else found
        if me.perk == RECYCLING and me.discard:
            found.append(RECYCLE)
        if ends_well(g):
            found.append(FINISH)
        return found

    def can_use(self, g: Fort, panel: int) -> bool:
        """Tell whether the play can end well if this action comes next."""
        p = self.player
        if g.play.result(panel) != UNUSED or not can_start(g, p, panel):
            return False
        if g.scouting != REAL or ends_well(g):
            return True
        if plainly_complete(g, p, panel, NONE, NONE):
            return True
        if g.play.result(1 - panel) == UNUSED and foresee(g, p, NONE, NONE) == YES:
            # The actions do not touch each other, so either may come first.
            return True
        return scout(g, p, panel)

    def take(self, g: Fort, option: int) -> None:
        """Begin the action, take back a card, or be done."""
        p = self.player
        if option == RECYCLE:
            g.then(RecycleCard(p), UseAction(p))
        elif option != FINISH:
            g.play.panel = option
            is_any = g.action(g.play.card, option).per == ANY_SUIT
            naming: list[Step] = [NameSuit(p)] if is_any else []
            g.then(*naming, CountSuit(p), SetAmount(p), Repeat(p), EndAction(p), UseAction(p))

    def target(self, g: Fort, option: int) -> str:
        """Return the button of an action."""
        return self.zones[option]

    def told(self, g: Fort) -> dict[str, int | str]:
        """Name the played card."""
        return {"card": f"kid/{g.box.kids[g.play.card].id}"}

    def why_not(self, g: Fort, option: int) -> int:
        """Tell what was used from what is empty and from what could not end well."""
        if option in self.options(g):
            return 0
        if option == RECYCLE:
            return numbering.RECYCLING_PERK
        if option == FINISH:
            return numbering.ONE_IN_FULL
        if g.play.result(option) != UNUSED:
            return numbering.ACTIONS
        is_empty = g.action(g.play.card, option).is_empty
        return numbering.EMPTY_PANELS if is_empty else numbering.ONE_IN_FULL


def can_start(g: Fort, player: i64, panel: i64) -> bool:
    """Tell whether an action has a repetition of which anything can be done."""
    action = g.action(g.play.card, panel)
    if action.is_empty:
        return False
    if action.per == ANY_SUIT:
        return any([can_count(g, player, action, suit) for suit in range(COIN + 1)])
    if action.per < SUITS:
        return can_count(g, player, action, action.per)
    n = board_count(g, player, action)
    return can_begin(g, player, action, NONE) if n > 0 else g.house.zero_counts


def can_count(g: Fort, player: i64, action: Action, suit: i64) -> bool:
    """Tell whether an action has a repetition to begin, counting this suit."""
    if g.house.zero_counts and g.symbols_in_play(suit) == 0:
        return True
    return reach(g, player, suit) > 0 and can_begin(g, player, action, NONE)


def reach(g: Fort, player: i64, suit: i64) -> i64:
    """Return the most symbols of a suit that could be counted."""
    return g.symbols_in_play(suit) + g.lookout_symbols(player, suit)


class NameSuit(Choice):
    """Any suit: pick one, the coin too; the played card's own symbol counts only if picked."""

    width: ClassVar[int] = 7
    rule: ClassVar[int] = numbering.TIMES_ANY_SUIT
    zones: ClassVar[tuple[str, ...]] = ("suit",)

    def options(self, g: Fort) -> list[int]:
        """Return the suits of which anything can be counted in a legal play."""
        p = self.player
        action = g.action(g.play.card, g.play.panel)
        found = [s for s in range(COIN + 1) if can_count(g, p, action, s)]
        if g.scouting != REAL or ends_well(g):
            return found
        return [suit for suit in found if self.leaves_a_legal_end(g, suit)]

    def leaves_a_legal_end(self, g: Fort, suit: int) -> bool:
        """Tell whether the play can end well if this suit is counted."""
        action = g.action(g.play.card, g.play.panel)
        is_single = g.action(g.play.card, 1 - g.play.panel).is_empty
        if is_single and g.symbols_in_play(suit) > 0:
            return complete_with(g, self.player, action, suit, NONE, NONE)
        return scout(g, self.player, suit)

    def take(self, g: Fort, option: int) -> None:
        """Count this suit."""
        g.play.suit = option
        g.say(numbering.NAMES_SUIT, self.player, option)

    def target(self, g: Fort, option: int) -> str:
        """Return the suit."""
        return f"suit/{SUIT_IDS[option]}"


class CountSuit(Step):
    """Symbols on played and added cards count; symbols of the lookout may be counted too."""

    def __init__(self, player: int) -> None:
        self.player: Final = player

    def do(self, g: Fort) -> None:
        """Count what lies on the table; ask if the lookout shows more."""
        play = g.play
        action = g.action(play.card, play.panel)
        if not counts_symbols(action):
            play.n = board_count(g, self.player, action)
            return
        suit = suit_of(g, play.panel)
        play.n = g.symbols_in_play(suit)
        if g.lookout_symbols(self.player, suit) > 0:
            g.then(CountLookout(self.player))


class CountLookout(Choice):
    """Each symbol in the lookout is counted or not, as the leader likes."""

    width: ClassVar[int] = 40
    rule: ClassVar[int] = numbering.COUNT_LOOKOUT
    zones: ClassVar[tuple[str, ...]] = ("lookout",)

    def options(self, g: Fort) -> list[int]:
        """Return how many symbols of the lookout may be added in a legal play."""
        play = g.play
        highest = g.lookout_symbols(self.player, suit_of(g, play.panel))
        found: list[int] = []
        if play.n > 0 or g.house.zero_counts:
            found.append(0)
        if can_begin(g, self.player, g.action(play.card, play.panel), NONE):
            found += list(range(1, highest + 1))
        if g.scouting != REAL:
            # Fewer repetitions are never harder to do.
            return found[:1]
        if ends_well(g):
            return found
        return [k for k in found if self.leaves_a_legal_end(g, k)]

    def leaves_a_legal_end(self, g: Fort, counted: int) -> bool:
        """Tell whether the play can end well with so many repetitions."""
        play = g.play
        n = play.n + counted
        if settles(g, play.panel) and whole_is_possible(
            g, self.player, g.action(play.card, play.panel), n
        ):
            return True
        foreseen = foresee_action(g, self.player, play.panel, n)
        return scout(g, self.player, counted) if foreseen == UNKNOWN else foreseen != NO

    def take(self, g: Fort, option: int) -> None:
        """Count so many more."""
        g.use_lookout_symbols(self.player, suit_of(g, g.play.panel), option)
        g.play.n += option

    def target(self, g: Fort, option: int) -> str:
        """Return the number."""
        return f"lookout/{option}"

    def told(self, g: Fort) -> dict[str, int | str]:
        """Name the suit that is counted."""
        return {"suit": f"suit/{SUIT_IDS[suit_of(g, g.play.panel)]}"}


class SetAmount(Step):
    """An action is done in full, or in part if the other one is done in full."""

    def __init__(self, player: int) -> None:
        self.player: Final = player

    def do(self, g: Fort) -> None:
        """Start the action; ask how much of it if both ways are open."""
        p = self.player
        play = g.play
        action = g.action(play.card, play.panel)
        begin(g, p, play.panel, play.n, True)
        if not whole_is_possible(g, p, action, play.n):
            start(g, p, False)
        elif play.n > 0 and can_be_cut_short(g, p, action, play.n):
            g.then(HowMuch(p))
        else:
            start(g, p, True)


def start(g: Fort, player: i64, whole: bool) -> None:
    """Start the action; the play is at risk while its legal end hangs on choices to come."""
    play = g.play
    play.whole = whole
    play.at_risk = (
        not ends_well(g) and not (whole and settles(g, play.panel)) and not leaves_other_alone(g)
    )
    g.say(numbering.USES_PUBLIC if play.panel == PUBLIC else numbering.USES_PRIVATE, player, play.n)
    if not whole:
        g.say(numbering.STOPS, player)


def leaves_other_alone(g: Fort) -> bool:
    """Tell whether nothing done now can keep the other action from being done in full."""
    play = g.play
    is_last = play.result(1 - play.panel) != UNUSED
    is_apart = not is_last and not g.box.kids[play.card].is_entangled
    return is_apart and (play.whole or not play.added)


class HowMuch(Choice):
    """Do the action in full, or in part if the play can still end well."""

    width: ClassVar[int] = 2
    rule: ClassVar[int] = numbering.OTHER_IN_PART
    zones: ClassVar[tuple[str, ...]] = ("button/full", "button/part")

    def options(self, g: Fort) -> list[int]:
        """Return the ways after which the play can end well."""
        if g.scouting != REAL or ends_well(g):
            return [DO_ALL, DO_PART]
        foreseen = foresee_action(g, self.player, g.play.panel, g.play.n)
        found: list[int] = []
        if self.can_do_all(g, foreseen):
            found.append(DO_ALL)
        if self.can_do_part(g, foreseen):
            found.append(DO_PART)
        return found

    def can_do_all(self, g: Fort, foreseen: i64) -> bool:
        """Tell whether the play can end well if the action is done in full."""
        if foreseen != UNKNOWN:
            return (foreseen & WHOLE) != 0
        return settles(g, g.play.panel) or scout(g, self.player, DO_ALL)

    def can_do_part(self, g: Fort, foreseen: i64) -> bool:
        """Tell whether the play can end well if the action is done in part."""
        if foreseen != UNKNOWN:
            return (foreseen & IN_PART) != 0
        return scout(g, self.player, DO_PART)

    def take(self, g: Fort, option: int) -> None:
        """Start the action, all of it or a part."""
        start(g, self.player, whole=option == DO_ALL)

    def target(self, g: Fort, option: int) -> str:
        """Return the button of a way."""
        return self.zones[option]

    def why_not(self, g: Fort, option: int) -> int:
        """One action must be done in full."""
        return 0 if option in self.options(g) else numbering.ONE_IN_FULL


class EndPlay(Step):
    """The leader's actions are over; a scout only reports how the play ended."""

    def __init__(self, player: int) -> None:
        self.player: Final = player

    def do(self, g: Fort) -> None:
        """Note how a look ahead ended; a real play ends as the rules demand."""
        if g.scouting != REAL:
            g.scouting = ENDED_WELL if ends_well(g) else ENDED_BADLY
            g.agenda.clear()
            return
        assert ends_well(g), "a play ended that the rules do not allow"
