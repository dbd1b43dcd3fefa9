"""The law of anatomy: every game is laid out alike; who knows one, finds the way in all."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

GAMES = Path(__file__).resolve().parents[2] / "src" / "klubovna" / "games"
TITLES = sorted(p.name for p in GAMES.iterdir() if p.is_dir() and not p.name.startswith("__"))

# What a game may have. Inside `rules` the chapters of its rulebook give the names, inside `pieces`
# what lies in its box; what would be empty is left out.
ROOMS = {
    "": "__init__.py state.py setup.py scoring.py view.py guess.py RULES.md",
    "box": "cards.toml contents.py reader.py cards.py boards.py language.py names.py",
    "text": "numbering.py notation.py reading.py positions.py refs.py phrases.py catalogue.py"
    " telling.py",
    "bot": "worth.py outlook.py plans.py gains.py",
    "teach": "things.py places.py cards.py signs.py tutor.py notes.py advice.py goals.py"
    " cautions.py lacks.py examples.py cs.ftl en.ftl",
    "terminal": "board.py signs.py notes.py scene.py",
    "locale": "cs.ftl en.ftl",
}
OWN_NAMES = ("rules", "pieces")
NEEDED = {*ROOMS[""].split(), "text/numbering.py", "text/notation.py", "text/reading.py"}
MOST_LINES = 400


def files(title: str) -> set[str]:
    """Return what a game's folder holds, without what is made by machines."""
    found = [p.relative_to(GAMES / title) for p in (GAMES / title).rglob("*") if p.is_file()]
    kept = [p for p in found if p.suffix in (".py", ".toml", ".md", ".ftl")]
    return {p.as_posix() for p in kept if "__pycache__" not in p.parts}


@pytest.mark.parametrize("title", TITLES)
def test_rooms_have_the_same_names(title: str) -> None:
    """Outside of rules and pieces, every file has a name that all games share."""
    names = files(title)
    shared = {Path(room, name).as_posix() for room, n in ROOMS.items() for name in n.split()}
    packages = {f"{room}/__init__.py" for room in ROOMS}
    own = {name for name in names if name.startswith(tuple(f"{room}/" for room in OWN_NAMES))}
    assert names - shared - packages - own == set()
    assert names >= NEEDED


def test_no_name_belongs_to_one_game() -> None:
    """Each shared name is used by two games at least; a name of one game alone is no shared one."""
    games = [title for title in TITLES if not title.startswith("_")]
    uses = Counter(name for title in games for name in files(title))
    alone = {n for n, count in uses.items() if count == 1 and n.split("/")[0] not in OWN_NAMES}
    assert alone == set()


@pytest.mark.parametrize("title", TITLES)
def test_files_are_short(title: str) -> None:
    """No module is longer than a reader's patience."""
    modules = [GAMES / title / name for name in files(title) if name.endswith(".py")]
    long = {path for path in modules if path.read_text("utf-8").count("\n") > MOST_LINES}
    assert long == set()
