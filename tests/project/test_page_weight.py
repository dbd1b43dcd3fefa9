"""What a first visit may weigh: counted from the built page, so that it takes no browser."""

from __future__ import annotations

import gzip
import re
from functools import cache
from pathlib import Path

import pytest

from klubovna.core.game import titles
from klubovna.server.shelf import labels, lessons, words, written
from scripts.page import PAGE

ASSETS = PAGE / "assets"
LANG = "cs"  # the heavier one: its letters take two more files of every font
SLIM = 0.45  # kB of headers that come with each file
HOME = 250  # kB
TABLE = 350

# How a script names another that it needs, and one that it fetches later with all that goes along.
NEEDED = re.compile(r"""(?:from|import)\s*["']\./([^"']+\.js)["']""")
LATER = r"import\([`\"']\./({}-[\w-]{{8}}\.js)[`\"']\).{{0,40}}?__vite__mapDeps\(\[([\d,]*)\]\)"
DEPENDENCIES = re.compile(r"__vite__mapDeps=.*?\[((?:[\"']assets/[^\"']+[\"'],?)*)\]")


@cache
def text(name: str) -> str:
    """Return a script."""
    return (ASSETS / name).read_text("utf-8")


@cache
def weight(path: Path) -> float:
    """Return what a file weighs on its way, in kB."""
    content = path.read_bytes()
    return min(len(gzip.compress(content, mtime=0)), len(content)) / 1000 + SLIM


def first() -> set[Path]:
    """Return what every page begins with."""
    index = PAGE / "index.html"
    linked = re.findall(r'(?:src|href)="/(assets/[^"]+)"', index.read_text("utf-8"))
    return {index, *(PAGE / name for name in linked), *with_needed(linked)}


def with_needed(names: list[str]) -> set[Path]:
    """Return scripts with all that they can't do without."""
    found: set[str] = set()
    left = [name.removeprefix("assets/") for name in names if name.endswith(".js")]
    while left:
        name = left.pop()
        if name not in found:
            found.add(name)
            left += NEEDED.findall(text(name))
    return {ASSETS / name for name in found}


def fetched(part: str) -> set[Path]:
    """Return what a part of the page fetches: its script, its styles, all that these need."""
    for script in sorted(ASSETS.glob("*.js")):
        asked = re.search(LATER.format(part), text(script.name))
        if asked is None:
            continue
        listed = DEPENDENCIES.search(text(script.name))
        assert listed is not None
        all_names = re.findall(r"assets/[^\"']+", listed.group(1))
        names = [all_names[int(at)] for at in asked.group(2).split(",") if at]
        return {PAGE / name for name in names} | with_needed([asked.group(1), *names])
    raise AssertionError(f"nothing fetches {part}")


def common() -> set[Path]:
    """Return the fonts and textures that are seen everywhere."""
    return {*ASSETS.glob("*.woff2"), *ASSETS.glob("felt-*.svg"), *ASSETS.glob("wood-*.svg")}


def told(*values: object) -> float:
    """Return what answers of the clubhouse weigh."""
    return sum(len(written(value).zipped or b"") / 1000 + SLIM for value in values)


def test_home_is_light() -> None:
    """With the heaviest look at a table, and what is said of any game before it is played."""
    looks = max(weight(path) for path in (PAGE / "looks").glob(f"*-{LANG}.webp"))
    said = max(told(labels(game, LANG)) for game in titles().values())
    files = sum(map(weight, first() | fetched("Home") | common()))
    assert files + looks + said <= HOME


@pytest.mark.parametrize("game", list(titles()))
def test_a_table_is_light(game: str) -> None:
    """With all its words and lessons, and nothing of other games."""
    title = titles()[game]
    said = told(words(title, LANG), lessons(title, LANG), title.catalogue(title.box(None)))
    files = first() | fetched("TablePage") | fetched(game) | common()
    others = [other for other in titles() if other != game]
    assert not [
        path.name for path in files if path.name.startswith(tuple(f"{one}-" for one in others))
    ]
    assert sum(map(weight, files)) + said <= TABLE
