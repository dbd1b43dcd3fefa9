"""The course of a game: rounds with points in parts that add up, and the largest swings."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from klubovna.core.game import titles
from klubovna.core.luck import dice
from klubovna.core.record import Record
from klubovna.core.step import NOBODY
from klubovna.server import courses
from klubovna.server.courses import MOST_SWINGS, course
from klubovna.server.replays import frames
from klubovna.server.requests import Course, Replay, Swing
from tests.server.set_tables import enter_any, set_table

GOLDEN = Path(__file__).parents[1] / "golden"
GAMES = sorted(titles())


def finished(game: str, most: int = 4) -> list[Record]:
    """Return a few golden games that were played to their end."""
    records = [Record.load(path) for path in sorted((GOLDEN / game).glob("*.game"))]
    return [record for record in records if record.result != "open"][:most]


def width(swing: Swing) -> int:
    """Return by how much the gap between two seats has changed."""
    gains = [after - before for before, after in zip(swing.before, swing.after, strict=True)]
    return max(gains) - min(gains) if len(gains) > 1 else abs(gains[0])


@pytest.mark.parametrize("game", GAMES)
def test_every_round_adds_up(game: str) -> None:
    """Parts make the total, and the last round is the end."""
    for record in finished(game):
        told = course(record)
        history = record.replay()
        assert [s.total for s in told.rounds[-1]] == history.game.scores(history.state)
        for sheets in told.rounds:
            assert len(sheets) == len(record.seats)
            assert all(sum(sheet.parts.values()) == sheet.total for sheet in sheets)


@pytest.mark.parametrize("game", ["creature_comforts", "hamlet", "shelfie_stacker", "woodcraft"])
def test_rounds_are_those_of_the_game(game: str) -> None:
    """There is a sheet for every round that was played, and for no other."""
    for record in finished(game):
        history = record.replay()
        view = history.game.view(history.state, None)
        last = view["month"] if game == "creature_comforts" else view["round"]
        assert len(course(record).rounds) == last


def test_without_numbers_a_round_is_once_round_the_table() -> None:
    """Fort counts no rounds: they go from the turn of the starter to the next."""
    for record in finished("fort"):
        history = record.replay()
        said = [*history.start_events, *(e for move in history.moves for e in move.events)]
        turns = [event.player for event in said if event.what.name == "turn"]
        assert len(course(record).rounds) == turns.count(turns[0])


@pytest.mark.parametrize("game", ["hamlet", "woodcraft"])
def test_a_lump_is_taken_apart(game: str) -> None:
    """All points that are scored during the game have a source, and stay in it."""
    for record in finished(game):
        sources = titles()[game].parts.sources
        assert sources is not None
        told = course(record)
        for sheets in told.rounds:
            for sheet in sheets:
                assert sheet.parts[sources.LUMP] == 0
                assert set(titles()[game].score_sources) <= set(sheet.parts)
        earned = [
            s.parts[source] for s in told.rounds[-1] for source in set(sources.SOURCES.values())
        ]
        assert sum(points > 0 for points in earned) > 1


@pytest.mark.parametrize("game", GAMES)
def test_swings_are_turns_in_their_order(game: str) -> None:
    """They are few, come in the order of play and are told by what somebody did."""
    for record in finished(game):
        told = course(record)
        assert 0 < len(told.swings) <= MOST_SWINGS
        assert [s.round for s in told.swings] == sorted(s.round for s in told.swings)
        for swing in told.swings:
            assert 1 <= swing.round <= len(told.rounds)
            assert width(swing) > 0
            assert all(event.player == swing.seat for event in swing.events)
        assert any(swing.events for swing in told.swings)


def test_a_swing_is_told_by_a_deed_even_if_others_were_left_behind() -> None:
    """Where all but one gain, a gain is told, and not the turn of the one who did nothing."""
    for record in finished("fort", most=12):
        assert all(swing.events for swing in course(record).swings)


def test_no_turn_of_fort_moved_more_than_the_swings() -> None:
    """Counted another way: the position after every pick that ends a turn."""
    for record in finished("fort"):
        told = course(record)
        history = record.replay(upto=0)
        before, widths = history.game.scores(history.state), []
        for move in record.moves:
            events = history.pick(move.seat, move.option).events
            if history.state.is_over or any(event.what.name == "turn" for event in events):
                now = history.game.scores(history.state)
                widths.append(width(Swing(0, 0, before, now, [])))
                before = now
        largest = sorted((w for w in widths if w), reverse=True)[:MOST_SWINGS]
        assert sorted(map(width, told.swings), reverse=True) == largest


def test_secrets_are_no_deeds() -> None:
    """What only one seat was told speaks to that seat, and to nobody else."""
    for game in GAMES:
        told = {deed.name for deed in titles()[game].parts.numbering.DEEDS}
        for record in finished(game):
            secret = {
                e.what.name for m in record.replay().moves for e in m.events if e.only != NOBODY
            }
            assert not told & secret


def test_a_replay_has_its_course_when_it_is_over() -> None:
    record = finished("fort", 1)[0]
    assert frames(Replay(record.text())).course == course(record)
    cut = Record(**{**vars(record), "moves": record.moves[:20], "result": "open"})
    assert frames(Replay(cut.text())).course is None


async def test_a_table_that_asks_at_once_is_counted_for_once(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Everybody asks when the game ends: the record is played again a single time."""
    counted: list[str] = []

    def count(record: Record) -> Course:
        counted.append(record.game)
        return course(record)

    monkeypatch.setattr(courses, "course", count)
    table, luck = set_table(2), dice(3)
    while table.match.end is None:
        enter_any(table, luck)
    told = await asyncio.gather(*(table.course() for _ in range(5)))
    assert counted == ["fort"] and all(one is told[0] for one in told)
