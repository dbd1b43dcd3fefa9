"""Fort: the five phases of a turn, in the order of the rulebook."""

from __future__ import annotations

from typing import Final

from klubovna.core.step import Confirm, Step
from klubovna.games.fort.pieces.numbers import NONE
from klubovna.games.fort.pieces.play import no_play
from klubovna.games.fort.rules.perks import DISCARDING, RECRUITING, After
from klubovna.games.fort.rules.pick import RecruitCard
from klubovna.games.fort.rules.play import PlayCard
from klubovna.games.fort.scoring import is_ending, lay_all_open
from klubovna.games.fort.state import Fort
from klubovna.games.fort.text import numbering


class Turn(Step):
    """A turn: clean up, play, recruit, discard, draw."""

    def __init__(self, player: int) -> None:
        self.player: Final = player

    def do(self, g: Fort) -> None:
        """Begin the turn and write down its phases."""
        p = self.player
        g.play = no_play(p)
        g.say(numbering.TURN, p)
        g.then(
            CleanUp(p),
            PlayCard(p, 0),
            Recruit(p),
            After(p, RECRUITING),
            Confirm(p),
            Discard(p),
            After(p, DISCARDING),
            Draw(p),
            EndTurn(p),
        )


class CleanUp(Step):
    """Phase 1: whoever is still in your yard goes to your discard."""

    def __init__(self, player: int) -> None:
        self.player: Final = player

    def do(self, g: Fort) -> None:
        """Empty the yard."""
        me = g.players[self.player]
        if me.yard:
            g.say(numbering.CLEANS_UP, self.player, len(me.yard))
            me.discard += me.yard
            me.yard = ()


class Recruit(Step):
    """Phase 3: you must recruit one card, if there is any."""

    def __init__(self, player: int) -> None:
        self.player: Final = player

    def do(self, g: Fort) -> None:
        """Ask for a card, if there is any."""
        if g.park or g.park_deck or g.yards_hold(self.player) > 0:
            g.then(RecruitCard(self.player, NONE))
        else:
            g.say(numbering.NOBODY_TO_RECRUIT, self.player)


class Discard(Step):
    """Phase 4: played cards and best friends are discarded, the rest waits in the yard."""

    def __init__(self, player: int) -> None:
        self.player: Final = player

    def do(self, g: Fort) -> None:
        """Discard, and open the yard."""
        me = g.players[self.player]
        me.discard += g.in_play
        g.in_play = ()
        left: list[int] = []
        for card in me.hand:
            g.show(self.player, card)
            if g.box.kids[card].is_best_friend:
                me.discard.append(card)
            else:
                left.append(card)
                g.say(numbering.LEAVES_IN_YARD, self.player, card)
        me.hand = []
        me.yard = tuple(left)


class Draw(Step):
    """Phase 5: draw five; an empty deck is made anew from the discard."""

    def __init__(self, player: int) -> None:
        self.player: Final = player

    def do(self, g: Fort) -> None:
        """Draw as long as there are cards."""
        drawn = 0
        while drawn < g.box.hand_size and g.draw_card(self.player):
            drawn += 1
        g.say(numbering.DRAWS, self.player, drawn)


class EndTurn(Step):
    """The game ends once it is triggered and all have had the same number of turns."""

    def __init__(self, player: int) -> None:
        self.player: Final = player

    def do(self, g: Fort) -> None:
        """Go on to the left, or end the game."""
        heir = g.left_of(self.player)
        if not is_ending(g):
            g.then(Turn(heir))
        elif heir == g.starter:
            lay_all_open(g)
        else:
            g.say(numbering.LAST_ROUND, NONE)
            g.then(Turn(heir))
