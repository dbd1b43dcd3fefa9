"""Checks links: of documents as they stand in the repository, and of the built site."""

from __future__ import annotations

import re
from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urlsplit

from scripts.docs.places import ELSEWHERE, ROOT, anchors, documents, is_path, links, named, names

LOADS = re.compile(r"""(?:url\(|@import)\s*["']?(?:https?:)?//[^"')\s]*""")


def broken_links() -> list[str]:
    """Say which links of documents lead nowhere, reading Markdown only."""
    return [
        f"{document.relative_to(ROOT)}: {to}"
        for document in documents()
        for to in links(document.read_text("utf-8"))
        if not ELSEWHERE.match(to) and not leads_somewhere(document, to)
    ]


def leads_somewhere(document: Path, to: str) -> bool:
    """Tell whether a link of a document leads to a file, and to one of its headings if it says so.

    The pages of the reference have headings that only the site knows.
    """
    address, _, anchor = to.partition("#")
    path = (document.parent / unquote(address)).resolve() if address else document
    if not path.exists() or not path.is_relative_to(ROOT):
        return False
    if not anchor or path.parent.name == "reference":
        return True
    return path.suffix == ".md" and anchor in anchors(path.read_text("utf-8"))


def unknown_paths(document: Path) -> list[str]:
    """Return the names in a document that look like files or folders, but are none of ours."""
    text = document.read_text("utf-8")
    return [name for name in names(text) if is_path(name) and named(document, name) is None]


class Page(HTMLParser):
    """A built page: its anchors, where it leads, and what it loads."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.anchors: set[str] = set()
        self.links: list[str] = []
        self.loads: list[str] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Note what a tag names or leads to."""
        found = {name: value for name, value in attrs if value}
        self.anchors |= {found[name] for name in ("id", "name") if name in found}
        to = found.get("href") if tag == "a" else found.get("src") or found.get("href")
        if to and not to.startswith(("data:", "javascript:", "mailto:")):
            self.links.append(to)
            if tag != "a" and found.get("rel") != "canonical":
                self.loads.append(to)


def site_faults(site: Path) -> Iterator[str]:
    """Yield what is wrong with a built site: a broken link, or a load from another computer."""
    pages = {path: Page(path.read_text("utf-8")) for path in sorted(site.rglob("*.html"))}
    for path, page in pages.items():
        where = path.relative_to(site)
        yield from (f"{where} loads {load}" for load in page.loads if urlsplit(load).netloc)
        for link in sorted(set(page.links)):
            if not urlsplit(link).netloc and not holds(site, pages, path, link):
                yield f"{where}: {link} leads nowhere"
    for path in sorted(site.rglob("*.css")):
        found = LOADS.findall(path.read_text("utf-8"))
        yield from (f"{path.relative_to(site)} loads {load}" for load in found)


def holds(site: Path, pages: dict[Path, Page], path: Path, link: str) -> bool:
    """Tell whether a link within the site leads to a file of it, and to an anchor there."""
    parts = urlsplit(link)
    start = site if parts.path.startswith("/") else path.parent
    target = (start / unquote(parts.path).lstrip("/")).resolve() if parts.path else path
    if target.is_dir():
        target = target / "index.html"
    if not target.is_relative_to(site) or not target.exists():
        return False
    anchor = unquote(parts.fragment)
    return not anchor or target not in pages or anchor in pages[target].anchors
