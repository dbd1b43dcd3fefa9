"""Shelfie Stacker: the order of play. Seven rounds, each with a secret choice and a turn each."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from klubovna.core.event import Happening
from klubovna.core.step import NOBODY, Step, Together
from klubovna.games.shelfie_stacker.pieces import shelf
from klubovna.games.shelfie_stacker.pieces.numbers import (
    CHARACTERS,
    DECKS,
    DICE_EACH,
    ROUNDS,
    deck_of,
    without,
)
from klubovna.games.shelfie_stacker.pieces.players import SEAT
from klubovna.games.shelfie_stacker.rules.rival import RivalTurn
from klubovna.games.shelfie_stacker.rules.turn import Arrange, TakeDelivery
from klubovna.games.shelfie_stacker.state import Shelfie
from klubovna.games.shelfie_stacker.text import numbering

DRAFTS: Final = ("shared_draft", "private_draft")


class Round(Step):
    """A round: deliveries are filled, everybody chooses a character, then everybody has a turn."""

    def do(self, g: Shelfie) -> None:
        """Start the next round."""
        g.round += 1
        g.then(Fill(), ChooseCharacter(), EndRound())


class Fill(Step):
    """Draw three dice for each delivery; they keep what they show."""

    def do(self, g: Shelfie) -> None:
        """Fill every box."""
        for box in range(len(g.deliveries)):
            g.takers[box] = NOBODY
            g.deliveries[box] = [g.draw_die() for _ in range(DICE_EACH)]
        g.say(numbering.NEW_ROUND, NOBODY, g.round, sum(g.bag))


class ChooseCharacter(Together):
    """Everybody secretly chooses a character from the hand; all show them at once.

    The lowest number has the first turn; of equal numbers, the earlier letter of the alphabet.
    """

    width: ClassVar[int] = DECKS * CHARACTERS
    rule: ClassVar[int] = numbering.CHOOSE
    zones: ClassVar[tuple[str, ...]] = ("hand",)

    def options_of(self, g: Shelfie, player: int, answer: list[int]) -> list[int]:
        """Return the hand, until one is chosen."""
        return [] if answer else g.players[player].hand.copy()

    def reveal(self, g: Shelfie, answers: list[list[int]]) -> None:
        """Lay the characters out and let the turns follow their numbers."""
        for player in range(len(answers)):
            show(g, player, answers[player][0])
            say_shown(g, numbering.CHOSE, player, answers[player][0])
        if g.is_solo():
            rival = g.players[1]
            show(g, 1, rival.hand[g.chance(len(rival.hand))])
            say_shown(g, numbering.RIVAL_SHOWS, NOBODY, rival.current)
        g.order = turn_order(g)
        g.then(*[Turn(who) for who in g.order])

    def target_of(self, g: Shelfie, player: int, option: int) -> str:
        """Return the card in the hand."""
        return f"hand/{g.card_word(option)}"


def show(g: Shelfie, who: int, copy: int) -> None:
    """Lay a character face up in front of its player."""
    me = g.players[who]
    me.hand = without(me.hand, copy)
    me.current = copy
    # A rival never uses abilities: its cards are done with at once.
    if me.kind == SEAT:
        me.ready = [*me.ready, copy]
    else:
        me.spent = [*me.spent, copy]


def say_shown(g: Shelfie, what: Happening, player: int, copy: i64) -> None:
    """Say which character was shown, with what gives the order."""
    character = g.character(copy)
    g.say(what, player, copy, character.number, character.letters[deck_of(copy)])


def turn_order(g: Shelfie) -> list[int]:
    """Return who has which turn: by number, then by letter."""
    ranked = [(precedence(g, g.players[who].current), who) for who in range(len(g.players))]
    ranked.sort()
    return [who for _, who in ranked]


def precedence(g: Shelfie, copy: i64) -> int:
    """Return a number that puts a shown character in order."""
    character = g.character(copy)
    return character.number * DECKS + character.letters[deck_of(copy)]


class Turn(Step):
    """A turn: take a delivery, place its dice; then the rewards are looked at."""

    def __init__(self, who: int) -> None:
        self.who: Final = who

    def do(self, g: Shelfie) -> None:
        """Begin the turn of a player or of the rival."""
        g.turn = self.who
        if g.players[self.who].kind == SEAT:
            g.then(TakeDelivery(self.who), Arrange(self.who), EndTurn(self.who))
        else:
            g.then(RivalTurn(self.who), EndTurn(self.who))


class EndTurn(Step):
    """After a turn, competition and sidekick go to whoever has earned them.

    The first shelf with the pattern wins the competition for good. The sidekick goes to the first
    with enough dice of its colour, and moves on to whoever has strictly more.
    """

    def __init__(self, who: int) -> None:
        self.who: Final = who

    def do(self, g: Shelfie) -> None:
        """Look at the rewards."""
        me = g.players[self.who]
        if me.fresh:
            me.stored = me.stored + me.fresh
            me.fresh = []
        self.competition(g)
        self.sidekick(g)

    def competition(self, g: Shelfie) -> None:
        """Give the competition to the player whose turn it was."""
        if g.competition == NOBODY or g.competition_owner != NOBODY:
            return
        if shelf.shows(g.box.competitions[g.competition], g.players[self.who].columns):
            g.competition_owner = self.who
            if g.players[self.who].kind == SEAT:
                g.say(numbering.GOT_COMPETITION, self.who, g.competition)
            else:
                g.say(numbering.SHEM_GOT_COMPETITION, NOBODY, g.competition)

    def sidekick(self, g: Shelfie) -> None:
        """Give the sidekick to the first who has enough, or to whoever has overtaken its owner."""
        if g.sidekick == NOBODY:
            return
        card = g.box.sidekicks[g.sidekick]
        owner = g.sidekick_owner
        counts = [shelf.count_colour(player.columns, card.colour) for player in g.players]
        if owner == NOBODY:
            new = self.who if counts[self.who] >= card.least else NOBODY
        else:
            most = max(counts)
            new = next_owner(g.order, counts, most) if most > counts[owner] else owner
        if new == owner:
            return
        g.sidekick_owner = new
        if g.players[new].kind != SEAT:
            g.say(numbering.SHEM_GOT_SIDEKICK, NOBODY, g.sidekick)
        elif owner == NOBODY:
            g.say(numbering.GOT_SIDEKICK, new, g.sidekick)
        else:
            g.say(numbering.TOOK_SIDEKICK, new, g.sidekick)


def next_owner(order: list[int], counts: list[int], most: int) -> int:
    """Return who has the most dice; of several, who had the earlier turn."""
    for who in order:
        if counts[who] == most:
            return who
    raise AssertionError("somebody has the most")


class EndRound(Step):
    """What nobody took goes back into the bag, and the next round begins; the seventh is the last.

    In a draft all hands are passed to the left.
    """

    def do(self, g: Shelfie) -> None:
        """Clean up, unless the game is over."""
        g.turn = NOBODY
        if g.round == ROUNDS:
            return
        for box in range(len(g.deliveries)):
            for die in g.deliveries[box]:
                g.return_die(die)
            g.deliveries[box] = []
            g.takers[box] = NOBODY
        for player in g.players:
            player.current = NOBODY
        g.order = []
        if g.seats() > 1 and g.settings["cards"] in DRAFTS:
            pass_hands(g)
        g.then(Round())


def pass_hands(g: Shelfie) -> None:
    """Give every hand to the next seat clockwise."""
    hands = [player.hand for player in g.players]
    for seat in range(len(hands)):
        g.players[(seat + 1) % len(hands)].hand = hands[seat]
    g.say(numbering.HANDS_PASSED, NOBODY)
