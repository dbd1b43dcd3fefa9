"""`python -m scripts.bench_page`: measure, tell, and keep the figures if wanted."""

from __future__ import annotations

import argparse
import asyncio
import json
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from klubovna.core.game import titles
from klubovna.server.clubhouse import Manners
from scripts.bench_page import frames, picks, speed, weight
from scripts.bench_page.browsing import browser
from scripts.bench_page.report import TITLES, report
from tests.server.clubhouse_process import ClubhouseProcess


def main(arguments: list[str]) -> int:
    """Measure what was asked for."""
    wanted = parsed(arguments)
    with clubhouse(wanted.url) as url:
        found = asyncio.run(measure(url, wanted))
    print(report(found))
    if wanted.json:
        wanted.json.write_text(json.dumps(found, indent=1, ensure_ascii=False) + "\n", "utf-8")
    return 0


def parsed(arguments: list[str]) -> argparse.Namespace:
    """Read the command line."""
    parser = argparse.ArgumentParser("bench_page", description=__doc__)
    parser.add_argument("--game", action="append", choices=list(titles()), help="only this game")
    parser.add_argument("--only", action="append", choices=list(TITLES), help="only this part")
    parser.add_argument("--url", help="a clubhouse that is open already")
    parser.add_argument("--json", type=Path, help="write all figures into this file")
    parser.add_argument("--runs", type=int, default=3, help="loads, and sights of gliding pieces")
    parser.add_argument("--picks", type=int, default=15, help="in a run")
    parser.add_argument("--turns", type=int, default=6, help="to count clicks in")
    return parser.parse_args(arguments)


@contextmanager
def clubhouse(url: str | None) -> Iterator[str]:
    """Open a clubhouse for the time of a measurement, with bots at their usual pace."""
    if url:
        yield url.rstrip("/")
        return
    pace = {"pace": Manners().pace}
    with (
        tempfile.TemporaryDirectory() as folder,
        ClubhouseProcess(Path(folder), manners=pace) as house,
    ):
        yield house.url


async def measure(url: str, wanted: argparse.Namespace) -> dict[str, dict[str, Any]]:
    """Measure part by part."""
    games = wanted.game or list(titles())
    found: dict[str, dict[str, Any]] = {}
    async with browser() as chromium:
        for part in wanted.only or TITLES:
            print(f"measuring {part}", file=sys.stderr, flush=True)
            match part:
                case "weight":
                    found[part] = await weight.measure(chromium, url, games)
                case "speed":
                    runs = wanted.runs, wanted.picks
                    found[part] = await speed.measure(chromium, url, games, *runs)
                case "frames":
                    runs = wanted.runs, wanted.picks
                    found[part] = await frames.measure(chromium, url, games, *runs)
                case "picks":
                    found[part] = await picks.measure(chromium, url, games, wanted.turns)
    return found


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
