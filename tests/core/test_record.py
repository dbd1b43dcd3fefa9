"""Records: hostile files get one clear line, in bounded time, and nothing else."""

from __future__ import annotations

import random
import re
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from functools import cache
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from klubovna.core.history import History
from klubovna.core.luck import dice
from klubovna.core.record import LARGEST, MOST_MOVES, Record, RecordError
from klubovna.games._template import GAME
from klubovna.games._template.state import Marbles

PATIENCE = 30.0
QUICK = settings(
    max_examples=150,
    deadline=None,
    database=None,
    derandomize=True,
    suppress_health_check=[HealthCheck.too_slow],
)


@cache
def good() -> str:
    """Return the record of a whole game."""
    return played(GAME.new(3, 11, listen=True), ["Ada", "Ben", "Cyd Žluťoučká"])


def played(start: Marbles, seats: list[str]) -> str:
    """Play at random to the end, and return the record."""
    history, luck = History(GAME, start), dice(11)
    while not history.state.is_over:
        legal = history.state.legal
        history.pick(history.state.actor, legal[luck.below(len(legal))])
    return Record.of(history, seats, "dice 11").text()


def changed(old: str, new: str) -> str:
    """Return the good record with one thing changed."""
    assert old in good()
    return good().replace(old, new, 1)


@contextmanager
def refusal(match: str = ".") -> Iterator[None]:
    """Expect one line that says what is wrong, soon."""
    start = time.monotonic()
    with pytest.raises(RecordError, match=match) as caught:
        yield
    message = str(caught.value)
    assert message and "\n" not in message and len(message) < 400
    assert time.monotonic() - start < PATIENCE


def test_the_good_record_is_good() -> None:
    """The record that the tests below spoil can be believed."""
    record = Record.parse(good())
    assert record.text() == good()
    assert record.verify().state.is_over
    assert record.seats[2] == "Cyd Žluťoučká"


def test_a_game_that_nobody_wins() -> None:
    """Who plays alone may lose: the record names no winner, and is as good as any other."""
    text = played(GAME.new(1, 11, listen=True, goal="proud"), ["Ada"])
    assert text.splitlines()[2] == "settings goal=proud"
    assert re.fullmatch(r"end scores \d+ winners reason last_round", text.splitlines()[-1])
    record = Record.parse(text)
    assert record.text() == text
    assert GAME.winners(record.verify().state) == []


@pytest.mark.parametrize(
    ("old", "new", "why"),
    [
        ("klubovna-record 1", "klubovna-record 2", "line 1"),
        ("klubovna-record 1\n", "", "line 1"),
        ("game marbles 1", "game marbles", "line 2"),
        ("game marbles 1", "game marbles one", "line 2"),
        ("game marbles 1", f"game marbles {'9' * 5000}", "line 2"),
        ("settings\n", "", '"settings" expected'),
        ("luck dice 11\n", "", '"luck dice SEED" or'),
        ("luck dice 11", "luck dice x", "expected"),
        ("luck dice 11", f"luck dice {'1' * 4000}", "expected"),
        ("luck dice 11", "luck sealed 12", "expected"),
        ("luck dice 11", "luck", "expected"),
        ("start ~", "begin ~", '"start" expected'),
        ("start ~", "start ~ x", '"start" expected'),
        ("start ~", f"start ~ {'7' * 30_000}", '"start" expected'),
        ("0 shoot", "0 shoot a b c", "a pick: seat"),
        ("0 shoot", "²0 shoot", "expected"),
        ("0 shoot", "-1 shoot", "expected"),
        ("end scores", "the end", "expected"),
    ],
)
def test_broken_records_are_refused(old: str, new: str, why: str) -> None:
    """A file that is no record is refused when it is read."""
    with refusal(why):
        Record.parse(changed(old, new))


@pytest.mark.parametrize(
    ("old", "new", "why"),
    [
        ("game marbles 1", "game chess 1", 'no game "chess"'),
        ("game marbles 1", "game marbles 7", "rules 7"),
        ("settings\n", "settings rounds=6\n", "one of"),
        ("settings\n", "settings goal=humble\n", "one of: modest, proud"),
        ("settings\n", "settings colour=red\n", "no option"),
        ("components\n", "components 0123\n", "other components"),
        ("seat Ada\nseat Ben\nseat Cyd Žluťoučká\n", "", "1 to 4 players"),
        ("seat Ada\n", "seat Ada\n" * 10, "1 to 4 players"),
        ("0 shoot", "9 shoot", "pick 1"),
        ("0 shoot", "0 take_marble", "pick 1"),
        ("hand/", "ring/", "pick 1"),
    ],
)
def test_impossible_records_are_refused(old: str, new: str, why: str) -> None:
    """A record that can't have happened is refused when it is replayed."""
    record = Record.parse(changed(old, new))
    with refusal(why):
        record.replay()


def test_a_pick_that_is_not_offered_is_refused() -> None:
    """The place of the wrong pick is told."""
    record = Record.parse(good())
    record.moves[4] = record.moves[4].__class__(0, record.moves[4].kind, 999, "hand/999", (), ())
    with refusal("pick 5"):
        record.replay()


def test_nothing_follows_the_end() -> None:
    """A pick after the end of the game is refused."""
    record = Record.parse(good())
    record.moves.append(record.moves[0])
    with refusal("over already"):
        record.replay()


def test_a_changed_result_is_not_believed() -> None:
    """A replay needs no result, but whoever checks the record sees it."""
    record = Record.parse(changed("reason last_round", "reason empty_bag"))
    record.replay()
    with refusal("the result is not"):
        record.verify()


def test_changed_luck_is_not_believed() -> None:
    """Outcomes that are not those of the seed are found."""
    line = next(x for x in good().splitlines() if x.startswith("start"))
    with refusal("set-up"):
        Record.parse(changed(line, line.replace("~ ", "~ 0 "))).verify()
    line = next(x for x in good().splitlines() if "take_marble" in x and "~" in x)
    with refusal("luck"):
        Record.parse(changed(line, f"{line} 0")).verify()


def test_every_cut_off_record_is_refused() -> None:
    """Wherever a file is cut off, it is refused, or it is a shorter record with no result."""
    text = good()
    for end in range(len(text)):
        with refusal():
            Record.parse(text[:end])


@QUICK
@given(data=st.binary(max_size=300))
def test_random_bytes_are_refused(data: bytes, tmp_path_factory: pytest.TempPathFactory) -> None:
    """Any bytes at all give one clear error."""
    path = tmp_path_factory.getbasetemp() / "random.game"
    path.write_bytes(data)
    with refusal():
        Record.load(path)


@QUICK
@given(seed=st.integers(0, 10**9))
def test_spoiled_records_never_crash(seed: int) -> None:
    """Whatever is changed in a record, it is refused or played; nothing else happens."""
    luck = random.Random(seed)
    lines = good().splitlines(keepends=True)
    for _ in range(luck.randint(1, 4)):
        at = luck.randrange(len(lines))
        words = lines[at].split(" ")
        words[luck.randrange(len(words))] = luck.choice(
            ["0", "1", "-1", "99", str(10**18), "~", "x", "", "hand/1", "open\n", "\x00", "seat"]
        )
        lines[at] = luck.choice([" ".join(words), "", lines[at] * 2])
    with suppress(RecordError):
        Record.parse("".join(lines)).verify()


@pytest.mark.parametrize(
    "data",
    [
        b"x" * (LARGEST + 1),
        b"\n" * 1_000_000,
        b"#\n" * 1_000_000,
        b"0 shoot 1 hand/1\n" * 1_000_000,
        good().encode().replace(b"0 shoot", b"0 shoot 3 hand/3\n" * (MOST_MOVES + 1) + b"0 shoot"),
        good().encode().replace(b"start ~", b"start ~" + b" 1" * 9000, 1) + b"x\n",
        b"\xff\xfe\x00",
        b"\x00" * 100_000,
    ],
    ids=[
        "huge",
        "a million empty lines",
        "a million comments",
        "a million picks",
        "too many picks",
        "much luck",
        "not text",
        "zeros",
    ],
)
def test_huge_files_are_refused_soon(data: bytes, tmp_path: Path) -> None:
    """No file keeps the reader busy for long."""
    path = tmp_path / "huge.game"
    path.write_bytes(data)
    with refusal():
        Record.load(path)


def test_many_illegal_picks_are_refused_soon() -> None:
    """A record as long as one may be, with nothing but nonsense, is refused at its first pick."""
    picks = "1 shoot 1 hand/1\n" * (MOST_MOVES - 100)
    record = Record.parse(changed("0 shoot", f"{picks}0 shoot"))
    with refusal("pick"):
        record.replay()


def test_missing_files_are_refused(tmp_path: Path) -> None:
    """A file that isn't there, or is a folder, is named."""
    with refusal("nothing.game"):
        Record.load(tmp_path / "nothing.game")
    with refusal():
        Record.load(tmp_path)


def test_saving_is_all_or_nothing(tmp_path: Path) -> None:
    """A saved record is whole, and no draft is left beside it."""
    path = tmp_path / "good.game"
    Record.parse(good()).save(path)
    assert Record.load(path).text() == good()
    assert [p.name for p in tmp_path.iterdir()] == ["good.game"]


def test_comments_are_not_read() -> None:
    """Comments are for people: a record with them reads the same."""
    record = Record.parse(good())
    comments = [["something happened"] for _ in range(len(record.moves) + 1)]
    assert Record.parse(record.text(comments)) == record
