"""Replays: a record seen pick by pick, with the eyes of one seat."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from klubovna.core.game import seen_by, title
from klubovna.core.history import History
from klubovna.core.luck import Sealed, dice, seal
from klubovna.core.record import Record, RecordError
from klubovna.server import replays
from klubovna.server.replays import frames
from klubovna.server.requests import Replay, ReplayFrames
from tests.laws.tables import pick

FORT = title("fort")
GOLDEN = sorted((Path(__file__).resolve().parents[1] / "golden" / "fort").glob("*.game"))


def played(picks: int, luck: str = "dice 4", **options: Any) -> str:
    """Return the record of a game at random, up to so many picks."""
    words = luck.split()
    source = Sealed(bytes.fromhex(words[2]), 0) if len(words) == 3 else dice(int(words[1]))
    history = History(FORT, FORT.new(3, luck=source, listen=True, **options))
    chance = dice(5)
    while picks and not history.state.is_over:
        seat = history.state.actors[0]
        history.pick(seat, pick(chance, history.state.legal_of(seat)))
        picks -= 1
    return Record.of(history, ["Ada", "Ben", "Cyd"], luck).text()


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)
def test_a_replay_shows_every_pick_of_a_golden_game(path: Path) -> None:
    """Of each pick its seat; its option to that seat only; and the end as it was recorded."""
    record = Record.load(path)
    text = path.read_text("utf-8")
    for eyes in (None, *range(len(record.seats))):
        seen = frames(Replay(text, eyes))
        assert (seen.game, seen.version, seen.seats) == ("fort", FORT.version, record.seats)
        assert [frame.seat for frame in seen.frames] == [-1, *(m.seat for m in record.moves)]
        for frame, move in zip(seen.frames[1:], record.moves, strict=True):
            picked = frame.option and (frame.option.id, frame.option.target)
            assert picked == ((move.option, move.target) if move.seat == eyes else None)
        totals = " ".join(str(sheet.total) for sheet in seen.scores)
        winners = " ".join(map(str, seen.winners))
        assert record.result == f"end scores {totals} winners {winners} reason {seen.end_reason}"
        assert seen.frames[-1].waiting == []
        assert msgspec.json.decode(msgspec.json.encode(seen), type=ReplayFrames) == seen


@pytest.mark.parametrize("path", GOLDEN[:2] + GOLDEN[-1:], ids=lambda path: path.stem)
def test_a_frame_shows_what_the_seat_could_know_then(path: Path) -> None:
    """The view and the news are those of the table after that pick."""
    record = Record.load(path)
    text = path.read_text("utf-8")
    for eyes in (None, 0, 1):
        seen = frames(Replay(text, eyes))
        for upto in range(0, len(record.moves), 23):
            history = record.replay(upto)
            assert seen.frames[upto].view == FORT.view(history.state, eyes)
        history = record.replay()
        events = [*history.start_events, *(e for move in history.moves for e in move.events)]
        told = [FORT.event_json(history.state, e) for e in seen_by(events, eyes)]
        shown = [msgspec.to_builtins(e) for frame in seen.frames for e in frame.events]
        assert shown == told


def test_news_for_one_seat_is_not_told_to_others() -> None:
    """In a draft everybody learns what they keep themselves."""
    text = played(9, draft=True)
    for eyes in (None, 0, 1, 2):
        kept = [
            event.player
            for frame in frames(Replay(text, eyes)).frames
            for event in frame.events
            if event.kind == "keeps"
        ]
        assert set(kept) == (set() if eyes is None else {eyes})


def test_in_a_secret_decision_all_seem_to_think() -> None:
    seen = frames(Replay(played(5, draft=True), None))
    assert [frame.waiting for frame in seen.frames] == [[0, 1, 2]] * 6


def test_a_game_may_be_open() -> None:
    """Then there are no scores yet: they would tell secrets."""
    seen = frames(Replay(played(30), 1))
    assert len(seen.frames) == 31 and len(seen.frames[-1].waiting) == 1
    assert (seen.scores, seen.winners, seen.end_reason) == ([], [], None)
    assert len(frames(Replay(played(0), 1)).frames) == 1


def test_settings_and_seal_are_told() -> None:
    seed = bytes(range(32))
    luck = f"sealed {seal(seed)} {seed.hex()}"
    seen = frames(Replay(played(3, luck, draft=True)))
    assert seen.seal == seal(seed)
    assert seen.settings == {**FORT.chosen({}), "draft": True}
    assert frames(Replay(played(3))).seal is None


async def test_threads_do_not_disturb_each_other() -> None:
    texts = [path.read_text("utf-8") for path in GOLDEN[:4]]
    alone = [frames(Replay(text, 0)) for text in texts]
    together = [asyncio.to_thread(frames, Replay(text, 0)) for text in texts]
    assert await asyncio.gather(*together) == alone


def test_long_games_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(replays, "MOST_PICKS", 10)
    assert len(frames(Replay(played(10))).frames) == 11
    with pytest.raises(RecordError, match="at most 10 picks, not 11"):
        frames(Replay(played(11)))


def test_a_seat_must_be_at_the_table() -> None:
    with pytest.raises(RecordError, match="no seat 3"):
        frames(Replay(played(1), 3))


# Hostile texts


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("game fort 1", "game chess 1"),
        ("game fort 1", "game fort 9"),
        ("game fort 1", "game _template 1"),
        ("settings", "settings cheat=yes"),
        ("settings", "settings draft=perhaps"),
        ("components ", "components 0"),
        ("seat Ada\n", ""),
        ("seat Ada\nseat Ben\nseat Cyd\n", ""),
        ("seat Ada\n", "seat Ada\n" * 9),
        ("start ~", "start ~ 999999999"),
        ("play_card", "draft_kids"),
        ("open\n", "end scores 1 2 3 winners 0 reason points\nmore\n"),
        ("open\n", "open"),
        ("\n0 ", "\n77 "),
    ],
)
def test_what_is_no_record_is_told_in_one_line(old: str, new: str) -> None:
    text = played(12)
    assert old in text
    with pytest.raises(RecordError) as caught:
        frames(Replay(text.replace(old, new)))
    assert str(caught.value) and "\n" not in str(caught.value)


BASE = [played(40), played(25, draft=True), played(5, "sealed " + "ab" * 32 + " " + "0" * 64)]


@st.composite
def spoilt(draw: st.DrawFn) -> str:
    """Return a record with some lines, words or letters changed, moved or lost."""
    lines = draw(st.sampled_from(BASE)).split("\n")
    for _ in range(draw(st.integers(1, 4))):
        at = draw(st.integers(0, len(lines) - 1))
        words = lines[at].split(" ")
        word = draw(st.integers(0, len(words) - 1))
        numbers = st.integers(-2, 10**10).map(str)
        deed = draw(st.sampled_from(["drop", "repeat", "swap", "word", "number", "text"]))
        if deed == "drop":
            lines[at] = ""
        elif deed == "repeat":
            lines.insert(at, lines[at])
        elif deed == "swap":
            lines[at], lines[at - 1] = lines[at - 1], lines[at]
        elif deed == "word":
            words[word] = draw(st.sampled_from(" ".join(lines).split()))
            lines[at] = " ".join(words)
        elif deed == "number":
            words[word] = draw(st.integers(0, 70).map(str) | numbers)
            lines[at] = " ".join(words)
        else:
            lines[at] += draw(st.text(max_size=8))
    return "\n".join(lines)


def told(text: str, eyes: int | None) -> str:
    """Return why a text is refused; what is still a game is shown."""
    try:
        assert frames(Replay(text, eyes)).frames
    except RecordError as error:
        return str(error)
    return "shown"


@settings(max_examples=400, deadline=None)
@given(spoilt() | st.text(max_size=200), st.none() | st.integers(0, 20))
def test_hostile_texts_are_refused(text: str, eyes: int | None) -> None:
    """With RecordError and nothing else."""
    why = told(text, eyes)
    assert why and "\n" not in why
