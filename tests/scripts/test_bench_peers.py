"""The rules beside other projects': medians of rounds, and ratios to one of them."""

from __future__ import annotations

from scripts.bench_peers.__main__ import medians, report


def test_medians_and_ratios() -> None:
    """One slow round counts for nothing; a quicker copy is told as a fraction."""
    rounds = [
        {
            "catanatron": {"decisions_per_second": 100.0 * slow, "clone_us": 20.0},
            "fort": {"decisions_per_second": 2000.0 * slow, "clone_us": 0.5},
        }
        for slow in (1.0, 0.1, 1.0)
    ]
    lines = report(medians(rounds)).splitlines()
    assert lines[1].split() == ["catanatron", "100", "1.0", "20.00", "1.0"]
    assert lines[2].split() == ["fort", "2,000", "20.0", "0.50", "1/40.0"]
