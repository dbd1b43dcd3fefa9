"""`klubovna bench server`: a small measurement of everything."""

from __future__ import annotations

from pathlib import Path

import pytest

from klubovna import bench_server
from tests.cli.conftest import Run


@pytest.fixture(autouse=True)
def _small(monkeypatch: pytest.MonkeyPatch) -> None:
    for name, value in {
        "TABLES": (1, 3),
        "ROUNDS": 1,
        "SECONDS_A_ROUND": 0.3,
        "WARM_UP": 0.1,
        "RATE": 50.0,
        "LATENCY_SECONDS": 0.5,
        "THINKING_TABLES": 1,
        "SYNC_SECONDS": 0.05,
    }.items():
        monkeypatch.setattr(bench_server, name, value)


def test_as_json(run: Run, tmp_path: Path) -> None:
    """The documented keys, figures that make sense, and nothing left behind."""
    document = run("bench", "server", "--folder", tmp_path, "--json").json
    server = document["server"]
    assert (server["tables"], server["seats"]) == (3, 4)
    assert [run["tables"] for run in server["runs"]] == [1, 3]
    assert server["moves_per_second"] > 0 < server["fdatasync_per_second"]
    assert server["fanout_per_second"] > 0 < server["view_bytes"]
    assert 2 < server["views_per_move"] <= 4
    latency = server["latency"]
    assert latency["rate"] == 50
    assert 0 < latency["p50_ms"] <= latency["p99_ms"]
    assert 0 < latency["p50_ms_while_bots_think"] <= latency["p99_ms_while_bots_think"]
    assert server["filesystem"]
    assert list(tmp_path.iterdir()) == []


def test_for_people(run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Two small tables."""
    figures = {
        "runs": [
            {"tables": 1, "moves_per_second": 900},
            {"tables": 50, "moves_per_second": 4100},
        ],
        "fdatasync_per_second": 3000,
        "fanout_per_second": 9000,
        "latency": {
            "rate": 250,
            "p50_ms": 1.24,
            "p99_ms": 9.9,
            "p50_ms_while_bots_think": 1.5,
            "p99_ms_while_bots_think": 12.0,
        },
        "filesystem": "ext4",
    }
    monkeypatch.setattr(bench_server, "measure", lambda folder, progress: figures)
    out = run("bench", "server", "--folder", tmp_path).out
    assert "ext4" in out
    assert "moves at 1 table:" in out and "moves at 50 tables:" in out and "4,100" in out
    assert "at 250 moves/s" in out and "1.2 ms" in out and "12.0 ms" in out
    assert "tahy u 1 stolu:" in run("bench", "server", "--folder", tmp_path, "--lang", "cs").out


def test_a_folder_that_is_not_there(run: Run, tmp_path: Path) -> None:
    """One line that says so."""
    done = run("bench", "server", "--folder", tmp_path / "nowhere")
    assert done.status == 2
    assert "nowhere can't be written" in done.err and done.err.count("\n") == 1
