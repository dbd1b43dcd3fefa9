"""Gathers the pages of the docs site in a folder: documents, named files, generated parts."""

from __future__ import annotations

import os
import re
import shutil
from pathlib import Path

from scripts.docs import messages
from scripts.docs.places import (
    DOCS,
    ELSEWHERE,
    LINK,
    NAME,
    PATH,
    ROOT,
    documents,
    named,
    page_of,
    prose,
    source_page,
)

FONTS = ROOT / "web" / "node_modules" / "@fontsource"
TYPEFACES = {
    "young-serif": (400,),
    "atkinson-hyperlegible": (400, 700),
}
LANGUAGES = {".py": "python", ".toml": "toml", ".ts": "ts", ".svelte": "html", ".css": "css"}
DECISIONS = "adr/index.md"
MESSAGES_HERE = "<!-- the messages: written by scripts/docs/messages.py -->"
MESSAGES = "reference/messages.md"
EITHER = re.compile(rf"{LINK.pattern}|{NAME.pattern}")


class DocsError(Exception):
    """Why there is no site; one line."""


class Gathering:
    """The pages gathered so far."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.shown: set[Path] = set()
        self.messages = messages.names()

    def gather(self) -> None:
        """Write all pages anew."""
        shutil.rmtree(self.folder, ignore_errors=True)
        for path in documents():
            page = page_of(path)
            if page and path != ROOT / "README.md":
                text = self.turned(path, page)
                self.write(page, text.replace(MESSAGES_HERE, messages.reference()))
        for path in DOCS.rglob("*"):
            if path.is_file() and path.suffix not in (".md", ".toml"):
                self.copy(path, path.relative_to(DOCS).as_posix())
        self.write(DECISIONS, decisions())
        for path in sorted(self.shown):
            self.write(source_page(path), source(path))
        self.copy_fonts()

    def write(self, page: str, text: str) -> None:
        """Write one page."""
        path = self.folder / page
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8")

    def copy(self, path: Path, to: str) -> None:
        """Copy a file which is no page."""
        (self.folder / to).parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(path, self.folder / to)

    def copy_fonts(self) -> None:
        """Take the typefaces of the page, so that no other computer is asked for them."""
        for face, weights in TYPEFACES.items():
            for weight in weights:
                for script in ("latin", "latin-ext"):
                    name = f"{face}-{script}-{weight}-normal.woff2"
                    if not (FONTS / face / "files" / name).exists():
                        raise DocsError(f"{name} is missing; `make page` brings it or says why")
                    self.copy(FONTS / face / "files" / name, f"fonts/{name}")

    def turned(self, path: Path, page: str) -> str:
        """Return a document whose links lead to pages, and whose names of files are links."""

        def turn(found: re.Match[str]) -> str:
            if found["to"]:
                return f"{found['text']}({self.link(path, page, found['to'])})"
            to = self.name(path, page, found["name"])
            return f"[{found[0]}]({to})" if to else found[0]

        lines = [
            EITHER.sub(turn, line) if is_prose and not line.startswith("#") else line
            for line, is_prose in prose(path.read_text("utf-8"))
        ]
        return "\n".join(lines) + "\n"

    def link(self, document: Path, page: str, to: str) -> str:
        """Return where a link of a document leads on the site."""
        address, hash, anchor = to.partition("#")
        if ELSEWHERE.match(to) or not address:
            return to
        path = (document.parent / address).resolve()
        if not path.exists():
            raise DocsError(f"{document.relative_to(ROOT)}: {to} leads nowhere")
        return relative(self.shown_at(path), page) + hash + anchor

    def name(self, document: Path, page: str, name: str) -> str | None:
        """Return where a name in a document leads: to a message, or to a file of the project."""
        if name.removesuffix("[]") in self.messages and page == "protocol.md":
            return f"{relative(MESSAGES, page)}#{name.removesuffix('[]').lower()}"
        path = named(document, name) if PATH.fullmatch(name) else None
        if path is None or path == document or not (page_of(path) or path.suffix in LANGUAGES):
            return None
        return relative(self.shown_at(path), page)

    def shown_at(self, path: Path) -> str:
        """Return where a file is shown on the site, and see to it that it is."""
        if path == DOCS / "adr":
            return DECISIONS
        if page := page_of(path):
            return page
        if path.is_relative_to(DOCS) and path.is_file():
            return path.relative_to(DOCS).as_posix()
        if path.is_dir():
            raise DocsError(f"{path.relative_to(ROOT)} is a folder, which has no page")
        self.shown.add(path)
        return source_page(path)


def relative(to: str, page: str) -> str:
    """Return the way from one page to another."""
    return Path(os.path.relpath(to, Path(page).parent)).as_posix()


def source(path: Path) -> str:
    """Return a page that shows a file."""
    name, language = path.relative_to(ROOT).as_posix(), LANGUAGES.get(path.suffix, "text")
    head = ["---", f"title: {name}", "search:", "  exclude: true", "hide: [toc]", "---"]
    text = path.read_text("utf-8").rstrip()
    code = [f'~~~~{{ .{language} linenums="1" }}', text, "~~~~"]
    return "\n".join([*head, "", f"# {name}", "", *code, ""])


def decisions() -> str:
    """Return a page with the list of decisions."""
    lines = ["# Decisions", "", "Why things are as they are: context, decision, consequences.", ""]
    for path in decision_pages():
        title = path.read_text("utf-8").splitlines()[0].lstrip("# ")
        number, _, words = title.partition(". ")
        lines.append(f"{int(number)}. [{words}]({path.name})")
    return "\n".join([*lines, ""])


def decision_pages() -> list[Path]:
    """Return the files of all decisions, in order."""
    return sorted((DOCS / "adr").glob("[0-9]*.md"))
