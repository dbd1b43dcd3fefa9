"""Notation: what is wrong with a position is told in one line."""

from __future__ import annotations

import pytest

from klubovna.core.luck import dice
from klubovna.core.notation import (
    DEEPEST,
    NotationError,
    read_agenda,
    read_lines,
    whole,
    write_agenda,
    write_step,
)
from klubovna.core.step import Confirm
from klubovna.games._template import GAME
from tests.core.toy import TOY, Draw, LayTwo, Place

HANDS = "game: marbles 1\nhand 0: 3 5 9\nhand 1: 4 5 6\n"


def test_steps_are_written_with_their_numbers() -> None:
    """A step is its name and its numbers; the next step comes first."""
    assert write_step(Place(1, 2)) == "Place 1 2"
    agenda = [Draw(), Confirm(1), LayTwo(0, 6)]
    text = write_agenda(list(agenda))
    assert text == "LayTwo 0 6; Confirm 1; Draw"
    assert write_agenda(read_agenda(text, [*TOY.steps, Confirm], seats=2)) == text
    assert read_agenda("", TOY.steps, seats=2) == []


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("Jump 1", 'no step "Jump"'),
        ("Place 1", "2 numbers"),
        ("Place 1 2 3", "2 numbers"),
        ("Place one two", "whole number"),
        ("Place 1 99999999999999999999", "whole number"),
        ("Place 1 -7", "not within"),
        ("Draw; " * (DEEPEST + 1), "at most"),
    ],
)
def test_a_wrong_agenda_is_refused(text: str, why: str) -> None:
    """An agenda names known steps with all their numbers."""
    with pytest.raises(NotationError, match=why):
        read_agenda(text, TOY.steps, seats=2)


def test_lines_are_keys_and_values() -> None:
    """Empty lines and comments are skipped, and a value may be empty."""
    assert read_lines("# hello\n\na: 1 2  # why\n b :\n") == {"a": "1 2", "b": ""}


@pytest.mark.parametrize(
    ("text", "why"),
    [("a 1", "line 1"), ("a: 1\na: 2", "twice"), ("x" * 200_000, "at most")],
)
def test_wrong_lines_are_refused(text: str, why: str) -> None:
    """A line without a colon, a key that comes again, and too much text are refused."""
    with pytest.raises(NotationError, match=why):
        read_lines(text)


@pytest.mark.parametrize("text", ["", "-", "--1", "1.0", "²", "1_000", "9" * 5000, " 1"])
def test_numbers_are_plain(text: str) -> None:
    """Only plain digits are a number."""
    with pytest.raises(NotationError):
        whole(text, "here")


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("", "expected"),
        ("game: chess 1\n", "expected"),
        ("game: marbles 2\n", "expected"),
        ("game: marbles 1\n", "one to four hands"),
        (HANDS + "queen: d1\n", "nobody knows"),
        (HANDS + "settings: rounds=6\n", "one of"),
        (HANDS + "settings: colour=red\n", "no option"),
        (HANDS + "luck: 12\n", "32 hexadecimal digits"),
        (HANDS + "agenda: Shoot; Jump\n", "no step"),
        (HANDS + "agenda: TakeMarble 7\n", "not within 0 and 1"),
        (HANDS + "answers: 12 |\n", "can't go on"),
        (HANDS + "answers: 3 | 4 | 5 | 6\n", "one for each seat"),
        (HANDS + "answers: x |\n", "whole number"),
        (HANDS + "bag: 1\n", "marble 1: 1 on the table, 3 in the box"),
    ],
)
def test_wrong_positions_are_refused(text: str, why: str) -> None:
    """A position that can't be read, or from which the game can't go on, is refused."""
    if not why:
        GAME.position(text)
        return
    with pytest.raises(NotationError, match=why) as caught:
        GAME.position(text)
    assert "\n" not in str(caught.value)


def test_a_position_that_fails_without_a_word_is_refused_with_one(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Rules may stumble over a position with a bare assertion."""

    def stumble(*_: object) -> None:
        raise AssertionError

    monkeypatch.setattr("klubovna.core.game.check_pieces", stumble)
    with pytest.raises(NotationError, match="can't go on from here: AssertionError"):
        GAME.position(GAME.notation(GAME.new(2, 1)))


def test_what_is_left_out_is_at_its_default() -> None:
    """A position may be short; its luck is that of the seed."""
    g = GAME.position(HANDS, seed=5)
    assert g.round == 1 and g.ring == [] and len(g.bag) == 30
    assert g.luck.text() == dice(5).text()
    assert g.settings == {"rounds": 5, "goal": "modest"}


def test_a_setting_may_be_a_word() -> None:
    """It is written as it is, and only words that are allowed are taken."""
    text = GAME.notation(GAME.new(1, 1, goal="proud"))

    assert "settings: goal=proud\n" in text
    assert GAME.position(text).settings["goal"] == "proud"
    with pytest.raises(NotationError, match="one of: modest, proud"):
        GAME.position(text.replace("proud", "humble"))
    for wrong in ("humble", True, 1):
        with pytest.raises(ValueError, match="not allowed for the option goal"):
            GAME.chosen({"goal": wrong})


def test_settings_and_answers_are_kept() -> None:
    """Settings and the answers that wait are part of a position."""
    g = GAME.new(3, 1, rounds=8)
    g.pick(1, g.legal_of(1)[0])

    text = GAME.notation(g)

    assert "settings: rounds=8\n" in text
    assert f"answers:  | {g.answers[1][0]} |\n" in text
    assert GAME.notation(GAME.position(text)) == text
