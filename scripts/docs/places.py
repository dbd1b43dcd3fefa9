"""Where a file of the project stands on the docs site, and where a name in its text leads.

A Markdown file of the project is a page; any other file that a page names is shown on a page of its
own. So a link that holds in the repository holds on the site too.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
DOCS = ROOT / "docs"
GAMES = ROOT / "src" / "klubovna" / "games"
EXAMPLES = (GAMES / "_template", GAMES / "hamlet")  # the smallest game, and one with every room
HOME = "index.md"
PLACES = {
    ROOT / "README.md": HOME,
    ROOT / "CONTRIBUTING.md": "contributing.md",
    ROOT / "CHANGELOG.md": "changelog.md",
}

FENCE = re.compile(r" *(`{3,}|~{3,})")
LINK = re.compile(r"(?P<text>!?\[(?:[^\[\]]|\[[^\]]*\])*\])\((?P<to>[^()\s]+)\)")
NAME = re.compile(r"(?<!`)`(?P<name>[^`\n]+)`(?!`)")
PATH = re.compile(
    r"(?:[\w.-]+/)*[\w-]+(?:\.[\w-]+)*\.(?:py|toml|md|ts|svelte|css|ftl|txt|yml|json)"
)
FOLDER = re.compile(r"(?:[\w.-]+/)+|(?:src|tests|scripts|docs|web|examples)(?:/[\w-]+)+")
MADE = ("build/", ".venv/", "src/klubovna/page", "web/node_modules")
ANY_GAME = re.compile(r"\bgames/(X|azul)\b")
ELSEWHERE = re.compile(r"[a-z]+:")


def documents() -> list[Path]:
    """Return every Markdown file that a person wrote for the project."""
    folders = [DOCS.rglob("*.md"), GAMES.glob("*/RULES.md")]
    return sorted({*PLACES, *(path for folder in folders for path in folder)})


def page_of(path: Path) -> str | None:
    """Return the page where a document is shown; None if it is none."""
    if path in PLACES:
        return PLACES[path]
    if path.is_relative_to(DOCS) and path.suffix == ".md":
        return path.relative_to(DOCS).as_posix()
    if path.name == "RULES.md" and path.parent.parent == GAMES:
        return f"games/{path.parent.name.strip('_')}.md"
    return None


def source_page(path: Path) -> str:
    """Return the page that shows a file which is no document."""
    return f"source/{path.relative_to(ROOT).as_posix()}.md"


def prose(text: str) -> Iterator[tuple[str, bool]]:
    """Yield each line of Markdown, and whether it is prose rather than code."""
    fence = ""
    for line in text.splitlines():
        mark = FENCE.match(line)
        if mark and (not fence or (mark[1].startswith(fence) and not line.strip("`~ "))):
            fence = "" if fence else mark[1]
            yield line, False
        else:
            yield line, not fence


def links(text: str) -> Iterator[str]:
    """Yield where the links and pictures of a document lead."""
    for line, is_prose in prose(text):
        if is_prose:
            yield from (link["to"] for link in LINK.finditer(NAME.sub("``", line)))


def names(text: str) -> Iterator[str]:
    """Yield what a document sets in the letters of code."""
    for line, is_prose in prose(text):
        if is_prose:
            yield from (name["name"] for name in NAME.finditer(line))


def is_path(name: str) -> bool:
    """Tell whether a name looks like that of a file or a folder of the project, kept in git."""
    return not name.startswith(MADE) and bool(PATH.fullmatch(name) or FOLDER.fullmatch(name))


def starts(document: Path) -> list[Path]:
    """Return the folders from which a document names files; rules know their box and tests."""
    if document.name == "RULES.md":
        tests = ROOT / "tests" / "games" / document.parent.name
        return [document.parent, ROOT, document.parent / "box", tests]
    return [document.parent, ROOT, ROOT / "src" / "klubovna", *EXAMPLES]


def named(document: Path, name: str) -> Path | None:
    """Return the file or folder that a document calls by a name: from its own place, or the root.

    What lies in the package is often called without its path: `core/step.py`. What every game has
    stands for all games in the template, or else in Hamlet: `scoring.py`, `games/X/view.py`.
    """
    meant = [ANY_GAME.sub(f"games/{game.name}", name) for game in EXAMPLES]
    for path in (start / each for start in starts(document) for each in dict.fromkeys(meant)):
        if path.exists() and path.resolve().is_relative_to(ROOT):
            return path.resolve()
    return None


def anchors(text: str) -> set[str]:
    """Return the anchors of a document's headings."""
    headings = [line for line, is_prose in prose(text) if is_prose and re.match("#+ ", line)]
    return {slug(heading.lstrip("#")) for heading in headings}


def slug(heading: str) -> str:
    """Return the anchor of a heading, as the site makes it."""
    words = re.sub(r"[^\w\s-]", "", LINK.sub(r"\g<text>", heading)).strip().lower()
    return re.sub(r"[-\s]+", "-", words)
