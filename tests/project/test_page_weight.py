"""What a first visit may weigh: counted from the built page, so that it takes no browser."""

from __future__ import annotations

import gzip
import re
from functools import cache
from pathlib import Path

import pytest

from klubovna.core.game import titles
from klubovna.server.shelf import labels, lessons, words, written
from scripts.page import PAGE, WEB

ASSETS = PAGE / "assets"
PACKAGE = PAGE.parent
LANG = "cs"  # the heavier one: its letters take one more file of every font
HEADERS = 0.8  # kB that come with each file
HOME = 240  # kB; people are promised 250
TABLE = 345  # of 350
RARE = "latin-ext"  # fonts with letters that only somebody's name may have

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
    return min(len(gzip.compress(content, mtime=0)), len(content)) / 1000 + HEADERS


def first() -> set[Path]:
    """Return what every page begins with: its frame and its words."""
    index = PAGE / "index.html"
    linked = re.findall(r'(?:src|href)="/(assets/[^"]+)"', index.read_text("utf-8"))
    (catalogue,) = ASSETS.glob(f"{LANG}-*.js")
    return {index, catalogue, *(PAGE / name for name in linked), *with_needed(linked)}


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
    fonts = {path for path in ASSETS.glob("*.woff2") if RARE not in path.name}
    return {*fonts, *ASSETS.glob("felt-*.svg"), *ASSETS.glob("wood-*.svg")}


def told(*values: object) -> float:
    """Return what answers of the clubhouse weigh."""
    return sum(len(written(value).zipped or b"") / 1000 + HEADERS for value in values)


def test_home_is_light() -> None:
    """With the heaviest look at a table, and what is said of any game before it is played."""
    looks = max(weight(path) for path in (PAGE / "looks").glob(f"*-{LANG}.webp"))
    said = max(told(labels(game, LANG)) for game in titles().values())
    files = sum(map(weight, first() | fetched("Home") | common()))
    assert files + looks + said <= HOME


def test_no_sentence_takes_a_rare_letter() -> None:
    """Else everybody would fetch these fonts, too."""
    faces = (WEB / "src" / "design" / "fonts.css").read_text("utf-8").split("@font-face")
    ranges = next(face for face in faces if RARE in face).partition("unicode-range:")[2]
    rare = {
        chr(code)
        for first, last in re.findall(r"U\+(\w+)(?:-(\w+))?", ranges)
        for code in range(int(first, 16), int(last or first, 16) + 1)
    }
    catalogues = [path for top in (WEB / "src", PACKAGE) for path in top.rglob("*.ftl")]
    assert len(catalogues) > 2 * len(titles())
    assert not [path for path in catalogues if rare & set(path.read_text("utf-8"))]


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
