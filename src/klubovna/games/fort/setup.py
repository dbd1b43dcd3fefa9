"""Fort: the set-up, basic or with a draft."""

from __future__ import annotations

from typing import ClassVar, Final

from klubovna.core.luck import Luck
from klubovna.core.state import Value
from klubovna.core.step import Step, Together
from klubovna.games.fort.box.contents import Box
from klubovna.games.fort.pieces.house import House
from klubovna.games.fort.pieces.numbers import NONE, REAL
from klubovna.games.fort.pieces.play import no_play
from klubovna.games.fort.pieces.players import Player
from klubovna.games.fort.rules.turn import Turn
from klubovna.games.fort.state import Fort
from klubovna.games.fort.text import numbering


def deal(players: int, luck: Luck, box: Box, settings: dict[str, Value]) -> Fort:
    """Return the position with everything still in the box."""
    g = Fort(
        luck,
        settings,
        box,
        House(settings, box),
        [new_player() for _ in range(players)],
        park_deck=list(range(box.park_kids)),
        park=[],
        supply=box.tokens[:],
        rule_stack=(),
        rule_box=(),
        rule_takers=(),
        perk_row=(),
        trashed=(),
        in_play=(),
        packets=[],
        drafted=((),) * players,
        starter=NONE,
        sculptor=NONE,
        play=no_play(NONE),
        scouting=REAL,
    )
    g.then(SetUp())
    return g


def new_player() -> Player:
    """Return a player without anything, a board included."""
    return Player(
        hand=[],
        deck=[],
        discard=[],
        yard=(),
        lookout=(),
        tokens=[0, 0, 0, 0],
        unseen=(),
        sure=(),
        level=0,
        score=0,
        rule=NONE,
        perk=NONE,
        board=NONE,
    )


class SetUp(Step):
    """Prepare the table: boards, made-up rules, perks, the park, eight kids each."""

    def do(self, g: Fort) -> None:
        """Prepare everything and write down what follows."""
        g.starter = g.chance(len(g.players))
        g.say(numbering.STARTS, g.starter)
        self.hand_out_boards(g)
        rules = list(range(len(g.box.rules)))
        stack = [g.from_bag(rules) for _ in range(len(g.players) + g.box.extra_rules)]
        g.rule_stack = tuple(stack)
        g.rule_box = tuple(rules)
        perks = [perk.power for perk in g.box.perks]
        row = [g.from_bag(perks) for _ in range(len(g.players) + g.box.extra_perks)]
        g.perk_row = tuple(row)
        for perk in g.perk_row:
            g.say(numbering.PERK_SHOWS, NONE, perk)
        for _ in range(g.box.park_size):
            g.refill_park()
        kids = DealPackets() if g.house.draft else DealKids()
        g.then(kids, MakeDecks(), Turn(g.starter))

    def hand_out_boards(self, g: Fort) -> None:
        """Everybody takes a board; those left over stay in the box with their best friends."""
        boards = list(range(len(g.box.boards)))
        for p in range(len(g.players)):
            g.players[p].board = g.from_bag(boards)
            g.say(numbering.TAKES_BOARD, p, g.players[p].board)


class DealKids(Step):
    """Each player is dealt eight kids from the park deck and may look at them."""

    def do(self, g: Fort) -> None:
        """Deal the kids."""
        for p in range(len(g.players)):
            for _ in range(g.box.starting_kids):
                g.players[p].deck.append(g.from_bag(g.park_deck))


class DealPackets(Step):
    """For a draft the eight kids are packets to choose from."""

    def do(self, g: Fort) -> None:
        """Deal the packets and begin the draft."""
        for _ in g.players:
            g.packets.append([g.from_bag(g.park_deck) for _ in range(g.box.starting_kids)])
        g.then(DraftKids(0))


class DraftKids(Together):
    """All keep one card face down at the same time and hand the rest to the left."""

    width: ClassVar[int] = 128
    rule: ClassVar[int] = numbering.DRAFT
    zones: ClassVar[tuple[str, ...]] = ("packet",)

    def __init__(self, round: int) -> None:
        self.round: Final = round

    def options_of(self, g: Fort, player: int, answer: list[int]) -> list[int]:
        """Return the cards of the packet, of equal ones the first."""
        return [] if answer else g.distinct(g.packets[player])

    def reveal(self, g: Fort, answers: list[list[int]]) -> None:
        """Keep the picked cards and pass the packets on."""
        count = len(g.players)
        for p in range(count):
            card = answers[p][0]
            g.packets[p].remove(card)
            g.players[p].deck.append(card)
            g.tell(numbering.KEEPS, p, card)
        g.drafted = tuple([(*g.drafted[p], *answers[p]) for p in range(count)])
        g.packets = [g.packets[(p - 1) % count] for p in range(count)]
        g.say(numbering.DRAFTED, NONE, self.round + 1)
        if g.packets[0]:
            g.then(DraftKids(self.round + 1))

    def target_of(self, g: Fort, player: int, option: int) -> str:
        """Return the card in the packet."""
        kids = g.box.kids
        return f"packet/{kids[option].word}" if option < len(kids) else ""


class MakeDecks(Step):
    """Eight kids and two best friends are a deck of ten; everybody draws five."""

    def do(self, g: Fort) -> None:
        """Make the decks and draw the first hands."""
        g.packets = []
        for p in range(len(g.players)):
            me = g.players[p]
            me.unseen = tuple(me.deck)
            for card in me.unseen:
                g.tell(numbering.DEALT, p, card)
            me.deck += g.box.boards[me.board]
            for _ in range(g.box.hand_size):
                g.draw_card(p)
