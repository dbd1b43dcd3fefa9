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

from playwright.async_api import Browser

from klubovna.core.game import titles
from klubovna.server.clubhouse import Manners
from scripts.bench_page import frames, picks, speed, weight
from scripts.bench_page.browsing import browser
from scripts.bench_page.report import TITLES, is_number, report
from tests.server.clubhouse_process import ClubhouseProcess


def main(arguments: list[str]) -> int:
    """Measure what was asked for."""
    wanted = parsed(arguments)
    with clubhouse(wanted.url) as url:
        found = asyncio.run(measure(url, wanted))
    print(report(found))
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
    """Measure part by part and game by game; what is found is told and kept at once."""
    games = wanted.game or list(titles())
    found: dict[str, dict[str, Any]] = {}
    async with browser() as chromium:
        for part in wanted.only or TITLES:
            found[part] = await weight.home(chromium, url) if part == "weight" else {}
            for game in games:
                found[part] |= await measure_game(part, chromium, url, game, wanted)
                figures = {k: v for k, v in found[part][game].items() if is_number(v)}
                print(part, game, figures, file=sys.stderr, flush=True)
                keep(found, wanted.json)
    return found


async def measure_game(
    part: str, chromium: Browser, url: str, game: str, wanted: argparse.Namespace
) -> dict[str, Any]:
    """Measure a part of a game."""
    match part:
        case "weight":
            return await weight.measure(chromium, url, [game])
        case "speed":
            return await speed.measure(chromium, url, [game], wanted.runs, wanted.picks)
        case "frames":
            return await frames.measure(chromium, url, [game], wanted.runs, wanted.picks)
        case _:
            return await picks.measure(chromium, url, [game], wanted.turns)


def keep(found: dict[str, dict[str, Any]], file: Path | None) -> None:
    """Write the figures into a file, if that is wanted."""
    if file:
        file.write_text(json.dumps(found, indent=1, ensure_ascii=False) + "\n", "utf-8")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
