"""The documents hold what they promise: links, names of files, examples, the map of the project.

All of it reads Markdown only; the site itself is built by `make docs`, which CI runs too.
"""

from __future__ import annotations

import pkgutil
import re
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from scripts.docs import messages
from scripts.docs.check import Page, broken_links, site_faults, unknown_paths
from scripts.docs.gather import Gathering, decision_pages
from scripts.docs.places import DOCS, ROOT, anchors, documents, links, named, names, page_of, slug

EXAMPLE = re.compile(r"```python\n(.*?)```", re.DOTALL)
WITH_EXAMPLES = [path for path in documents() if EXAMPLE.search(path.read_text("utf-8"))]
OF_TODAY = [path for path in documents() if path.parent.name != "adr" and path.stem != "CHANGELOG"]


def name(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


# What stands in the documents


def test_every_link_leads_somewhere() -> None:
    assert broken_links() == []


@pytest.mark.parametrize("document", OF_TODAY, ids=name)
def test_every_file_that_a_document_names_is_there(document: Path) -> None:
    """Decisions and the changelog tell of their day; all others of today."""
    assert unknown_paths(document) == []


@pytest.mark.parametrize("document", WITH_EXAMPLES, ids=name)
def test_examples_run(document: Path) -> None:
    scope: dict[str, Any] = {}
    for example in EXAMPLE.findall(document.read_text("utf-8")):
        exec(compile(example, name(document), "exec"), scope)


def test_there_are_examples() -> None:
    assert {ROOT / "README.md", DOCS / "guide" / "library.md"} <= set(WITH_EXAMPLES)


# The map in CONTRIBUTING

MAP = re.compile(r"## Where things are\n.*?```\n(.*?)```", re.DOTALL)
NOT_ON_THE_MAP = {"__init__.py", "__pycache__", "py.typed", "conftest.py"}


def mapped() -> dict[str, list[Path]]:
    """Return the names on the map, each with what it stands for.

    X is any game; further names in a line lie beside the first.
    """
    found: dict[str, list[Path]] = {}
    block = MAP.search((ROOT / "CONTRIBUTING.md").read_text("utf-8"))
    assert block, "CONTRIBUTING has a map"
    for line in filter(None, block[1].splitlines()):
        first, *more = re.split(r" {2,}", line)[0].split()
        for entry in (first, *(f"{Path(first).parent}/{other}" for other in more)):
            found[entry] = sorted(ROOT.glob(entry.rstrip("/").replace("/X", "/*")))
    return found


def test_all_that_is_on_the_map_is_there() -> None:
    made = {"src/klubovna/page/"}
    assert [entry for entry, paths in mapped().items() if not paths and entry not in made] == []


@pytest.mark.parametrize("folder", ["src/klubovna", "tests", "."])
def test_all_that_is_there_is_on_the_map(folder: str) -> None:
    shown = {path for paths in mapped().values() for path in paths}
    shown |= {parent for path in shown for parent in path.parents}
    there = [
        path
        for path in (ROOT / folder).iterdir()
        if path.name not in NOT_ON_THE_MAP and (path.is_dir() or path.suffix == ".py")
    ]
    hidden = [name(p) for p in there if not p.name.startswith(".") and p not in shown]
    assert set(hidden) - {"build", "dist", "hatch_build.py"} == set()


# The site


def entries(nav: Any) -> Iterator[str]:
    """Yield the pages in a menu."""
    match nav:
        case str():
            yield nav
        case list():
            for entry in nav:
                yield from entries(entry)
        case dict():
            yield from entries(list(nav.values()))


def test_every_document_is_in_the_menu() -> None:
    settings = tomllib.loads((DOCS / "zensical.toml").read_text("utf-8"))
    shown = set(entries(settings["project"]["nav"]))
    decisions = {page_of(path) for path in decision_pages()}
    assert shown == {page_of(path) for path in documents()} - decisions | {"adr/index.md", "adr/*"}


def test_the_reference_names_what_there_is() -> None:
    for path in sorted((DOCS / "reference").glob("*.md")):
        for dotted in re.findall(r"^::: (.+)$", path.read_text("utf-8"), re.MULTILINE):
            assert pkgutil.resolve_name(dotted), f"{name(path)}: {dotted}"


def test_a_link_between_files_becomes_one_between_pages(tmp_path: Path) -> None:
    gathering, home = Gathering(tmp_path), DOCS / "index.md"
    assert gathering.link(home, "index.md", "../CONTRIBUTING.md#the-page") == (
        "contributing.md#the-page"
    )
    assert gathering.link(home, "index.md", "adr") == "adr/index.md"
    assert gathering.link(home, "index.md", "images/home.png") == "images/home.png"
    rules = ROOT / "src/klubovna/games/fort/RULES.md"
    assert gathering.name(rules, "games/fort.md", "state.py") == (
        "../source/src/klubovna/games/fort/state.py.md"
    )
    assert gathering.name(rules, "games/fort.md", "no_such.py") is None
    assert gathering.shown == {rules.with_name("state.py")}


def test_protocol_leads_to_its_messages(tmp_path: Path) -> None:
    to = Gathering(tmp_path).name(DOCS / "protocol.md", "protocol.md", "GameInfo[]")
    assert to == "reference/messages.md#gameinfo"


def test_every_message_is_in_the_reference() -> None:
    text = messages.reference()
    assert messages.names() <= set(re.findall(r"^### (\w+)$", text, re.MULTILINE))
    assert "| `rematch` | `str \\| None` | the table that goes on after this one |" in text
    assert "| `table` | [`TableInfo`](#tableinfo) |  |" in text
    assert '`"type": "hello"`' in text


# The checks themselves


def test_code_is_not_read_as_prose() -> None:
    text = "[a](b)\n```\n[c](d) `e`\n```\n`[f](g)` and ![h](i#j)\n"
    assert list(links(text)) == ["b", "i#j"]
    assert list(names(text)) == ["[f](g)"]


def test_anchors_are_those_of_the_site() -> None:
    assert anchors("# One, two\n```\n# no\n```\n## 3 `code` – [x](y)\n") == {
        "one-two",
        "3-code-x",
    }
    assert slug(" Útulná doupata") == "útulná-doupata"


def test_names_of_files_are_found_where_people_look() -> None:
    contributing = ROOT / "CONTRIBUTING.md"
    assert named(contributing, "core/step.py") == ROOT / "src/klubovna/core/step.py"
    assert named(contributing, "games/X/scoring.py") == named(contributing, "scoring.py")
    assert named(contributing, "core/stop.py") is None


def test_a_built_site_is_looked_through(tmp_path: Path) -> None:
    good = '<a href="b.html#x">b</a><a href="https://klubovna.example">out</a><p id="here">'
    (tmp_path / "a.html").write_text(good, "utf-8")
    (tmp_path / "b.html").write_text('<h1 id="x"></h1><a href="a.html#here">', "utf-8")
    assert list(site_faults(tmp_path)) == []

    bad = '<a href="c.html"><a href="a.html#y"><script src="https://cdn.example/s.js"></script>'
    (tmp_path / "b.html").write_text(f'<h1 id="x"></h1>{bad}', "utf-8")
    (tmp_path / "s.css").write_text('@import "//fonts.example/f.css"; a {}', "utf-8")
    assert list(site_faults(tmp_path)) == [
        "b.html loads https://cdn.example/s.js",
        "b.html: a.html#y leads nowhere",
        "b.html: c.html leads nowhere",
        's.css loads @import "//fonts.example/f.css',
    ]


def test_a_page_tells_what_it_loads() -> None:
    page = Page('<link rel="canonical" href="https://a.b/c"><img src="d.png"><a href="#e">')
    assert page.loads == ["d.png"]
    assert page.links == ["https://a.b/c", "d.png", "#e"]
