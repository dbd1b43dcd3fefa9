"""Positions of Shelfie Stacker as text: what may be left out, and what can't be."""

from __future__ import annotations

import re

import pytest

from klubovna.core.notation import NotationError
from klubovna.games.shelfie_stacker import GAME
from tests.games.shelfie_stacker.stories import (
    asked,
    choosing,
    deliveries,
    hand,
    placing,
    play,
    shame,
    shelf,
    shelfie,
    taking,
)

DELIVERIES = "deliveries: p1 g1 b1 | o1 p1 g1 | b1 o1 p1"

# Player 0 has taken the first delivery and has a die to place; all lines can be replaced.
PLACING = {
    "players": "2",
    "round": "1",
    "turn": "0",
    "order": "0 1",
    "deliveries": "- | o1 p1 g1 | b1 o1 p1",
    "takers": "0 - -",
    "tray 0": "p5",
    "ready 0": "cat",
    "current 0": "cat",
    "ready 1": "regifter",
    "current 1": "regifter",
}
TAKING = {"deliveries": "p1 g1 b1 | o1 p1 g1 | b1 o1 p1", "takers": "- - -", "tray 0": ""}
SHEM = {
    "settings": "solo=shem_standard",
    "players": "1",
    "turn": "1",
    "order": "1 0",
    "deliveries": "p1 g1 b1 | - | b1 o1 p1",
    "takers": "- 1 -",
    "tray 0": "",
    "tray 1": "p5",
    "ready 1": "",
    "spent 1": "regifter",
}
FRESH = {"ready 0": "", "spent 0": "borrower", "current 0": "borrower", "fresh 0": "borrower:p5"}
ENDING = "EndTurn 0; Turn 1; EndRound"
SHEM_ENDING = "EndTurn 1; Turn 0; EndRound"


def of(*parts: dict[str, str], agenda: str | None = None) -> str:
    """Write a moment of a turn, with some lines replaced; empty ones are left out."""
    lines: dict[str, str] = {}
    for part in parts:
        lines |= part
    if agenda is not None:
        lines["agenda"] = agenda
    return "\n".join(f"{key}: {value}" for key, value in lines.items() if value)


# What may be left out.


def test_an_empty_position_is_a_new_game_of_two() -> None:
    """The first eight characters are in hand, all dice are in the bag, and it begins."""
    g = shelfie("")
    assert (g.seats(), asked(g)) == (2, "choose_character")
    assert [len(me.hand) for me in g.players] == [8, 8]
    assert sum(g.census()) == 48


def test_dice_that_lie_nowhere_are_in_the_bag() -> None:
    """The bag need not be counted."""
    g = shelfie(f"shelf 0: p1 p2 | g1\nshame 1: o1\n{DELIVERIES}")
    assert g.bag == [12 - 2 - 3, 12 - 1 - 2, 12 - 2, 12 - 1 - 2]


def test_characters_that_were_shown_are_not_in_hand() -> None:
    """A hand that is left out has the first eight but for those."""
    g = shelfie(of(PLACING))
    assert "cat" not in hand(g, 0).split() and "cat" in hand(g, 1).split()


def test_shelves_may_be_short() -> None:
    """Columns on the right that are left out are empty; the order of shame does not matter."""
    g = choosing("shelf 0: p1 | - | g2\nshame 0: o2 p1")
    assert shelf(g) == "p1 | - | g2" and len(g.players[0].columns) == 5
    assert shame(g) == "p1 o2"


def test_the_moment_follows_from_the_pieces() -> None:
    """Without an agenda, what lies where tells who has to do what."""
    assert asked(shelfie(DELIVERIES)) == "choose_character"
    assert asked(shelfie(of(PLACING, TAKING))) == "take_delivery"
    assert asked(shelfie(of(PLACING, {"tray 0": "p5 g3"}))) == "arrange"
    assert asked(shelfie(of(PLACING, {"turn": "1", "order": "0 1", "tray 0": ""}))) == (
        "take_delivery"
    )


@pytest.mark.parametrize(
    "text",
    [
        of(PLACING),
        of(PLACING, TAKING),
        of(PLACING, {"tray 0": "p6 o3"}, agenda=f"PlaceDie 0 5 0; Arrange 0; {ENDING}"),
        of(PLACING, SHEM, agenda=f"ShemStack 1; ShemSelect 1 0; ShemOpen 1; {SHEM_ENDING}"),
    ],
)
def test_positions_are_written_as_they_are_read(text: str) -> None:
    """Reading what was written gives the same text."""
    written = GAME.notation(shelfie(text))
    assert GAME.notation(GAME.position(written)) == written


def test_a_position_plays_on() -> None:
    """A deal that was laid out goes on like any other."""
    g = play(taking("deliveries: p1 p2 p3 | o1 p1 g1 | b1 o1 p1"), "delivery/0 p1 column/0")
    assert shelf(g) == "p1" and deliveries(g).startswith("- |")


def test_dice_stored_in_this_turn_are_told_apart() -> None:
    """What is fresh can't be taken off its card before the next turn."""
    text = "spent 0: borrower\ntray 0: p1 p2\n{} 0: borrower:g5"
    offered = [placing(text.format(key)).legal for key in ("stored", "fresh")]
    assert len(offered[0]) == len(offered[1]) + 1


# What can't be.


@pytest.mark.parametrize(
    ("text", "error"),
    [
        ("deliveries: p1 p2", "deliveries: each has 3 dice or none"),
        ("deliveries: - | - | - | p1 p2 p3", "deliveries: there are 3"),
        ("takers: - -", "takers: one for each delivery"),
        ("shelf 0: p1 p2 p3 p4 p5 p6", "shelf 0: a column has 5 dice at most"),
        ("shelf 0: - | - | - | - | - | p1", "shelf 0: a shelf has 5 columns"),
        ("shelf 0: p7", 'shelf 0: "p7" is no die'),
        ("tray 0: x1", 'tray 0: "x1" is no die'),
        ("shame 0:" + " p1" * 13, "there are 12 purple dice"),
        ("bag: purple 11 green 12 blue 12 orange 12", "there are 12 purple dice"),
        ("gone: red 1", 'gone: there is no "red"'),
        ("stored 0: borrower:p1", "dice lie on characters in front of the player"),
        ("current 0: cat", "current 0: a shown character"),
        ("hand 0: cat\nready 1: cat#green", "a character is in two places"),
        ("hand 0: dog", 'hand 0: there is no "dog"'),
        ("hand 0: cat#red", 'hand 0: there is no "red"'),
        ("order: 0 0", "order: everybody once"),
        ("sidekick: side_red", 'sidekick: there is no "side_red"'),
        ("sidekick: side_blue 2", "sidekick"),
        ("competition: comp_13", 'competition: there is no "comp_13"'),
        ("end cards: end_13", 'end cards: there is no "end_13"'),
        ("players: 5", "players"),
        ("round: 8", "round"),
        ("turn: 2", "turn"),
        ("players: 1\nready 1: cat", "player 1: a rival uses no abilities"),
        ("players: 1\nshelf 1: p1", "player 1: an imaginary friend keeps no dice"),
        ("colour: red", 'nobody knows "colour" in a position'),
        ("settings: cards=none", "cards is one of"),
    ],
)
def test_pieces_that_can_not_be(text: str, error: str) -> None:
    """Dice and cards are counted, and everything has a name."""
    with pytest.raises(NotationError, match=re.escape(error)):
        shelfie(text)


@pytest.mark.parametrize(
    ("text", "error"),
    [
        ("round: 3\nagenda:", "the game can't be over yet"),
        ("round: 7\ntray 0: p1\nagenda:", "the game can't be over yet"),
        ("round: 0\nagenda: Round; Round", "there is no further round"),
        ("round: 7\nhand 0: cat\nhand 1: cat\nagenda: Round", "there is no further round"),
        ("round: 1", "everybody has 7 cards in hand now"),
        ("round: 0\ntray 0: p1\nagenda: Round", "every die is placed before the next round"),
        (f"round: 2\n{DELIVERIES}", "everybody has 7 cards in hand now"),
        (f"{DELIVERIES}\nagenda: ChooseCharacter", "every round ends"),
        (f"{DELIVERIES}\nagenda: ChooseCharacter; Turn 0; EndRound", "all choose before the first"),
        ("deliveries: p1 p2 p3\nagenda: ChooseCharacter; EndRound", "all choose before the first"),
        (f"{DELIVERIES}\ntray 0: p1", "all choose with empty hands"),
        (f"{DELIVERIES}\ntakers: 0 - -", "nobody has taken anything yet"),
        ("round: 0\nagenda: DealHands; LayOutRewards; Round", "the set-up has its order"),
        ("round: 1\nagenda: LayOutRewards; DealHands; DealRival; Round", "nothing is on the table"),
        ("round: 0\nagenda: LayOutRewards; DealHands; DealRival; Round", "hands are dealt once"),
        ("round: 0\nagenda: LayOutRewards; Round", "the rival is dealt last"),
        ("round: 0\nagenda: DealRival; Round", "rewards are laid out once"),
        ("round: 0\nhand 0: cat\nend cards: end_01\nagenda: DealRival; Round", "everybody has 8"),
    ],
)
def test_rounds_that_can_not_be(text: str, error: str) -> None:
    """Rounds and the set-up have their order."""
    with pytest.raises(NotationError, match=re.escape(error)):
        shelfie(text)


@pytest.mark.parametrize(
    ("lines", "agenda", "error"),
    [
        ({"round": "2"}, None, "everybody has 6 cards in hand now"),
        ({"order": "0"}, None, "order: everybody once"),
        ({"current 1": ""}, None, "everybody has shown a character"),
        ({"takers": "1 - -"}, None, "everybody takes one delivery in turn"),
        ({"takers": "- 0 -"}, None, "whoever took a delivery emptied it"),
        ({"tray 1": "g1"}, None, "only the player on turn has dice to place"),
        ({"deliveries": "- | - | -", "takers": "0 1 1"}, None, "everybody takes one delivery"),
        ({}, "Arrange 0; EndTurn 0; EndRound", "turns follow the order"),
        ({}, "Arrange 0; Turn 1; EndRound", "every turn ends"),
        ({}, ENDING, "dice are placed before the turn ends"),
        ({}, f"Arrange 1; {ENDING}", "somebody else's turn"),
        ({}, f"PlaceDie 0 4 0; PlaceDie 0 4 0; Arrange 0; {ENDING}", "one thing at a time"),
        ({}, f"PlaceDie 0 5 0; Arrange 0; {ENDING}", "PlaceDie: the die is not there"),
        ({}, f"PlaceDie 0 4 2; Arrange 0; {ENDING}", "is_turned of PlaceDie is not within 0 and 1"),
        ({}, f"WaiveWith 0 4 0 1; Arrange 0; {ENDING}", "nothing to waive"),
        ({}, f"RescueTo 0 4; Arrange 0; {ENDING}", "RescueTo: the die is not there"),
        ({}, f"ChooseDie 0 64; Arrange 0; {ENDING}", "card of ChooseDie is not within 0 and 63"),
        ({}, f"SetValue 0 24 4; Arrange 0; {ENDING}", "the die is not there"),
        ({}, f"ChooseRoll 0 2; Arrange 0; {ENDING}", "rolling of ChooseRoll is not within 0 and 1"),
        ({}, f"SwapFirst 0; Arrange 0; {ENDING}", "not at this moment of the turn"),
        ({}, f"ReuseCard 0 0; Arrange 0; {ENDING}", "not at this moment of the turn"),
        ({}, f"ReuseCard 0 1; Arrange 0; {ENDING}", "nothing can come of ReuseCard now"),
    ],
)
def test_turns_that_can_not_be(lines: dict[str, str], agenda: str | None, error: str) -> None:
    """A turn has its parts, and what is under way has its dice and cards."""
    with pytest.raises(NotationError, match=re.escape(error)):
        shelfie(of(PLACING, lines, agenda=agenda))


@pytest.mark.parametrize(
    ("lines", "agenda", "error"),
    [
        ({"tray 0": "p5"}, f"TakeDelivery 0; Arrange 0; {ENDING}", "only the player on turn"),
        (FRESH, f"TakeDelivery 0; Arrange 0; {ENDING}", "nothing stored before"),
        ({}, f"TakeDelivery 0; {ENDING}", "dice are placed before the turn ends"),
        ({}, f"SwapSecond 0 4; TakeDelivery 0; Arrange 0; {ENDING}", "the die is not there"),
        ({}, f"PlaceDie 0 4 0; TakeDelivery 0; Arrange 0; {ENDING}", "not at this moment"),
    ],
)
def test_takings_that_can_not_be(lines: dict[str, str], agenda: str | None, error: str) -> None:
    """Before a delivery is taken, nothing is placed and nothing stored."""
    with pytest.raises(NotationError, match=re.escape(error)):
        shelfie(of(PLACING, TAKING, lines, agenda=agenda))


@pytest.mark.parametrize(
    ("agenda", "error"),
    [
        (SHEM_ENDING, "dice are placed before the turn ends"),
        (f"ShemStack 1; ShemOpen 1; {SHEM_ENDING}", "Shem Bot has its order"),
        (f"ShemStack 0; ShemSelect 0 0; ShemOpen 0; {SHEM_ENDING}", "somebody else's turn"),
        (f"DecideForShem 0 1 0 3; DecideForShem 0 1 0 3; ShemOpen 1; {SHEM_ENDING}", "asks once"),
    ],
)
def test_turns_of_shem_bot_that_can_not_be(agenda: str, error: str) -> None:
    """Shem Bot has its order too."""
    with pytest.raises(NotationError, match=re.escape(error)):
        shelfie(of(PLACING, SHEM, agenda=agenda))
