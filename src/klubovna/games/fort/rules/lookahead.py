"""Fort: can this play still end as the rules demand?

A play is judged as a whole: one action in full, and no added card without effect. So that nothing
ever has to be taken back, only options that can still end well are offered. Where simple counts
do not decide, a scout plays on: a clone, with all choices free, one card of a place standing for
all others there. Cards that nobody has seen yet never decide.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from klubovna.core.luck import Luck
from klubovna.core.step import Choice
from klubovna.games.fort.box.contents import ANY_SUIT, SUITS
from klubovna.games.fort.pieces.numbers import ENDED_WELL, FULL, NONE, PRIVATE, PUBLIC, REAL, UNUSED
from klubovna.games.fort.state import Fort

CARD_ZONES: Final = ["hand", "discard", "park", "yard", "rule_stack"]


class NoLuck(Luck):
    """What a scout draws: always the first. No scout may know the luck to come."""

    def below(self, n: i64) -> i64:
        """Return the first."""
        return 0

    def clone(self) -> Luck:
        """Return itself: it remembers nothing."""
        return self


NO_LUCK: Final = NoLuck()


def allowed(g: Fort, step: Choice, options: list[int]) -> list[int]:
    """Return the options after which the play can still end well."""
    if not g.play.at_risk or g.scouting != REAL or len(options) == 0:
        return options
    return [option for option in options if scout(g, step.player, option)]


def scout(g: Fort, player: int, option: int) -> bool:
    """Tell whether the play can end well after `option` of the step on top of the agenda."""
    card: i64 = option if g.play.card == NONE else g.play.card
    reaches_out = g.box.kids[card].reaches_out
    ahead = g.scout(player, reaches_out)
    ahead.luck = NO_LUCK
    ahead.agenda[-1].accept(ahead, player, option)
    return _ends_well(ahead, reaches_out)


def _ends_well(g: Fort, reaches_out: bool) -> bool:
    """Try all that can follow within this play."""
    g.advance()
    if g.is_over:
        return g.scouting == ENDED_WELL
    step = g.agenda[-1]
    assert isinstance(step, Choice), "nobody else is asked within a play"
    options = _samples(g, step)
    for option in options[:-1]:
        ahead = g.scout(step.player, reaches_out)
        ahead.agenda[-1].accept(ahead, step.player, option)
        if _ends_well(ahead, reaches_out):
            return True
    step.accept(g, step.player, options[-1])
    return _ends_well(g, reaches_out)


def _samples(g: Fort, step: Choice) -> list[int]:
    """Return the options, but of the cards in one place only the first, once actions run."""
    if g.play.panel == NONE or len(g.legal) < 3:
        return g.legal
    found: list[int] = []
    met: list[str] = []
    for option in g.legal:
        zone = step.target(g, option).split("/")[0]
        if zone in CARD_ZONES:
            if zone in met:
                continue
            met.append(zone)
        found.append(option)
    return found


def ends_well(g: Fort) -> bool:
    """Tell whether the play as it stands is legal: one action in full, all added cards matter."""
    play = g.play
    if play.result(PUBLIC) != FULL and play.result(PRIVATE) != FULL:
        return False
    return len(play.added) == 0 or all([matters(g, i) for i in range(len(play.added))])


def matters(g: Fort, i: i64) -> bool:
    """Tell whether the i-th added card changed the result of an action."""
    return matters_for(g, i, PUBLIC) or matters_for(g, i, PRIVATE)


def matters_for(g: Fort, i: i64, panel: i64) -> bool:
    """Tell whether the i-th added card changed the result of this action."""
    play = g.play
    if play.result(panel) == UNUSED:
        return False
    return play.done(panel) > play.counted(panel) - helps(g, i, panel)


def helps(g: Fort, i: i64, panel: i64) -> i64:
    """Return how many symbols of the i-th added card an action counts."""
    suit = suit_of(g, panel)
    if suit == NONE:
        return 0
    return g.symbols(g.play.added[i], suit, g.play.suits[i])


def suit_of(g: Fort, panel: i64) -> i64:
    """Return the suit that an action of the played card counts, or NONE."""
    per: i64 = g.action(g.play.card, panel).per
    if per < SUITS:
        return per
    return g.play.suit if per == ANY_SUIT else NONE


def settles(g: Fort, panel: i64) -> bool:
    """Tell whether every added card will have mattered, once this action is done in full."""
    for i in range(len(g.play.added)):
        if helps(g, i, panel) == 0 and not matters_for(g, i, 1 - panel):
            return False
    return True
