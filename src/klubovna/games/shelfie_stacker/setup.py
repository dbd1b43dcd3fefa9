"""Shelfie Stacker: the table before the first round."""

from __future__ import annotations

from typing import ClassVar, Final

from klubovna.core.luck import Luck
from klubovna.core.state import Value
from klubovna.core.step import NOBODY, Step, Together
from klubovna.games.shelfie_stacker.box.contents import Box
from klubovna.games.shelfie_stacker.pieces.numbers import (
    CHARACTERS,
    COLOURS,
    COLUMNS,
    HAND_SIZE,
    make_copy,
)
from klubovna.games.shelfie_stacker.pieces.players import FRIEND, SEAT, SHEM, Player
from klubovna.games.shelfie_stacker.rules.rounds import Round
from klubovna.games.shelfie_stacker.state import Shelfie
from klubovna.games.shelfie_stacker.text import numbering

SOLO_REWARDS: Final = 2  # end cards of the solo game for a score


def deal(players: int, luck: Luck, box: Box, settings: dict[str, Value]) -> Shelfie:
    """Return the table with all dice in the bag, before anything is drawn."""
    g = bare_table(players, luck, box, settings)
    if settings["cards"] == "own_choice":
        g.then(LayOutRewards(), ChooseHand(), DealRival(), Round())
    else:
        g.then(LayOutRewards(), DealHands(), DealRival(), Round())
    return g


def bare_table(players: int, luck: Luck, box: Box, settings: dict[str, Value]) -> Shelfie:
    """Return shelves and deliveries without dice, and nothing to be done yet."""
    kinds = [SEAT] * players
    if players == 1:
        kinds.append(FRIEND if settings["solo"] == "score" else SHEM)
    seated = [new_player(deck, kinds[deck]) for deck in range(len(kinds))]
    boxes = box.deliveries[players]
    bag = [box.dice_per_colour[players]] * COLOURS
    return Shelfie(
        luck,
        settings,
        box,
        seated,
        bag,
        gone=[0] * COLOURS,
        deliveries=[[] for _ in range(boxes)],
        takers=[NOBODY] * boxes,
        round=0,
        turn=NOBODY,
        order=[],
        sidekick=NOBODY,
        competition=NOBODY,
        end_cards=(),
        sidekick_owner=NOBODY,
        competition_owner=NOBODY,
    )


def new_player(deck: int, kind: int) -> Player:
    """Return a player with an empty shelf and no cards."""
    columns: list[list[int]] = [[] for _ in range(COLUMNS)]
    return Player(
        deck,
        kind,
        columns,
        shame=[],
        tray=[],
        hand=[],
        ready=[],
        spent=[],
        stored=[],
        fresh=[],
        current=NOBODY,
    )


class LayOutRewards(Step):
    """A sidekick, a competition and an end card are laid out; alone for a score, two end cards."""

    def do(self, g: Shelfie) -> None:
        """Draw the rewards."""
        if g.players[-1].kind == FRIEND:
            left = list(range(len(g.box.end_cards)))
            g.end_cards = tuple([left.pop(g.chance(len(left))) for _ in range(SOLO_REWARDS)])
            return
        g.sidekick = g.chance(len(g.box.sidekicks))
        g.competition = g.chance(len(g.box.competitions))
        g.end_cards = (g.chance(len(g.box.end_cards)),)


class DealHands(Step):
    """Everybody has eight characters: the first eight, eight drawn for all, or for each."""

    def do(self, g: Shelfie) -> None:
        """Fill the hands."""
        mode = g.settings["cards"]
        numbers = list(range(1, HAND_SIZE + 1)) if mode == "first_game" else draw_numbers(g)
        is_private = mode == "private_random" or mode == "private_draft"
        for seat in range(g.seats()):
            if is_private and seat:
                numbers = draw_numbers(g)
            g.players[seat].hand = [make_copy(g.players[seat].deck, n) for n in numbers]


class ChooseHand(Together):
    """Everybody secretly chooses eight of the sixteen characters of their deck."""

    width: ClassVar[int] = CHARACTERS
    rule: ClassVar[int] = numbering.OWN_CHOICE
    zones: ClassVar[tuple[str, ...]] = ("deck",)

    def options_of(self, g: Shelfie, player: int, answer: list[int]) -> list[int]:
        """Return the characters that are not chosen yet, until there are eight."""
        if len(answer) == HAND_SIZE:
            return []
        return [number for number in range(CHARACTERS) if number not in answer]

    def reveal(self, g: Shelfie, answers: list[list[int]]) -> None:
        """Everybody takes the chosen eight in hand; nobody shows them."""
        for seat in range(len(answers)):
            me = g.players[seat]
            me.hand = sorted([make_copy(me.deck, number + 1) for number in answers[seat]])

    def target_of(self, g: Shelfie, player: int, option: int) -> str:
        """Return the character."""
        return f"deck/{g.box.characters[option].id}"


class DealRival(Step):
    """The rival of a solo game has a shuffled deck: your eight numbers, or any eight."""

    def do(self, g: Shelfie) -> None:
        """Give the rival its deck."""
        if not g.is_solo():
            return
        me, rival = g.players
        if g.settings["rival_cards"] == "random":
            numbers = draw_numbers(g)
        else:
            numbers = [copy % CHARACTERS + 1 for copy in me.hand]
        rival.hand = [make_copy(rival.deck, number) for number in numbers]


def draw_numbers(g: Shelfie) -> list[int]:
    """Draw eight of the sixteen numbers; return them in order."""
    left = list(range(1, CHARACTERS + 1))
    return sorted([left.pop(g.chance(len(left))) for _ in range(HAND_SIZE)])
