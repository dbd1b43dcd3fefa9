"""What the measures of the page make of what they see; the measuring itself needs a browser."""

from __future__ import annotations

from collections import Counter
from typing import Any, cast

import pytest
from playwright.async_api import Page

from scripts.bench_page.__main__ import parsed
from scripts.bench_page.frames import told
from scripts.bench_page.hand import Hand
from scripts.bench_page.picks import OTHERS, SETUP, by_kind, of_turns, turn_of
from scripts.bench_page.report import report
from scripts.bench_page.speed import TASK, tasks_in
from scripts.bench_page.weight import Traffic


def event(kind: str, player: int) -> dict[str, Any]:
    """Return a line of a log."""
    return {"kind": kind, "player": player}


class Nowhere:
    """A page that nothing happens on."""

    def on(self, *_: object) -> None:
        """Listen to nothing."""


def hand(by_turn: dict[str, int] | None = None) -> Hand:
    """Return a hand that has pressed so often."""
    made = Hand(cast(Page, Nowhere()))
    made.by_turn = Counter(by_turn or {})
    return made


@pytest.mark.parametrize(
    ("game", "log", "turn"),
    [
        ("fort", [], SETUP),
        ("fort", [event("starts", 0), event("turn", 1)], OTHERS),
        ("fort", [event("turn", 1), event("turn", 0), event("plays", 0)], "1"),
        ("fort", [event("turn", 0), event("turn", 1), event("follows", 0)], OTHERS),
        ("fort", [event("turn", 0), event("turn", 1), event("turn", 0)], "2"),
        ("shelfie_stacker", [event("new_round", -1), event("new_round", -1)], "2"),
        ("creature_comforts", [event("new_month", -1), event("turn", 1)], "1"),
    ],
)
def test_whose_turn_it_is(game: str, log: list[dict[str, Any]], turn: str) -> None:
    """The log says so; where all play together, each round is everybody's."""
    assert turn_of(log, game, 0) == turn


def test_turns_count_when_they_are_over() -> None:
    """Neither what was done in others' turns nor the turn that was not finished."""
    made = hand({"1": 4, "2": 7, OTHERS: 5, "3": 1})
    made.turn = "3"
    assert of_turns(made, made.by_turn) == [4, 7]
    made.turn = OTHERS
    assert of_turns(made, made.by_turn) == [4, 7, 1]


def test_presses_by_kind_of_question() -> None:
    """What the page has no way to is told apart."""
    clicks, keys = hand(), hand()
    clicks.presses["act"], clicks.picks["act"], keys.lost["pay"] = 6, 4, 1
    assert by_kind(clicks, keys) == {
        "act": {"clicks": 1.5, "keys": 0.0, "picks": 4, "lost": 0},
        "pay": {"clicks": 0.0, "keys": 0.0, "picks": 0, "lost": 1},
    }


def test_traffic_is_summed_by_kind() -> None:
    """As it was sent; what a socket carries stands beside the sum."""
    traffic = Traffic()
    for number, (path, kind, size) in enumerate(
        [("/", "Document", 900), ("/a.js", "Script", 40_000), ("/api/games", "Fetch", 2_100)]
    ):
        answer = {"url": f"http://house{path}?x"}
        traffic.answered({"requestId": str(number), "response": answer, "type": kind})
        traffic.finished({"requestId": str(number), "encodedDataLength": size})
    traffic.heard({"response": {"payloadData": "ž" * 1000}})
    told = traffic.summary()
    assert (told["total"], told["script"], told["api"], told["socket"]) == (43.0, 40.0, 2.1, 2.0)
    assert list(told["files"]) == ["/a.js", "/api/games", "/"]


def test_frames_are_told_as_medians_of_runs() -> None:
    """A run in which nothing moved says nothing."""
    assert told([[16.7] * 9 + [33.4], [16.7] * 10, [], [33.4] * 10])["in time"] == 90
    assert told([[]])["frames"] == 0


def test_a_report_has_a_row_for_each_game() -> None:
    """What is no figure is left to the JSON."""
    told = report({"weight": {"fort": {"total": 12.5, "files": {"/": 1}}, "home": {"total": 7}}})
    title, head, fort, home = told.splitlines()
    assert "kB" in title and head.split() == ["total"]
    assert (fort.split(), home.split()) == (["fort", "12.5"], ["home", "7"])


def test_the_command_line() -> None:
    """Parts and games can be chosen, and come more than once."""
    wanted = parsed(["--only", "weight", "--only", "picks", "--game", "fort", "--url", "http://x/"])
    assert (wanted.only, wanted.game, wanted.url) == (["weight", "picks"], ["fort"], "http://x/")
    with pytest.raises(SystemExit):
        parsed(["--game", "chess"])


def test_tasks_are_those_of_the_page() -> None:
    """Told in milliseconds of a processor four times slower; other threads don't hold it up."""
    page, other = {"pid": 1, "tid": 2}, {"pid": 1, "tid": 3}
    events = [
        {"name": "thread_name", "args": {"name": "CrRendererMain"}, **page},
        {"name": "thread_name", "args": {"name": "Compositor"}, **other},
        {"name": TASK, "tdur": 50_000, **page},
        {"name": TASK, **page},
        {"name": TASK, "tdur": 90_000, **other},
        {"name": "Layout", "tdur": 20_000, **page},
    ]
    assert tasks_in(events) == [200.0, 0.0]
