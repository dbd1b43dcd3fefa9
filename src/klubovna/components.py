# not compiled: runs once per load
"""Reads the file of a game's components; whatever is wrong is told with its line."""

import hashlib
import json
import os
import re
import tomllib
from collections.abc import Callable, Collection
from typing import Any, Final, TypeVar

PROVENANCE: Final = ("rulebook", "source", "recalled", "reconstructed")
MOST_BYTES: Final = 1_000_000
LONGEST_TEXT: Final = 120

Names = dict[str, dict[str, str]]  # by language and ref; "kid/bug@acc" is a name declined

_TOKEN: Final = re.compile(
    r'"""(?:\\.|[^\\])*?"""|\'\'\'.*?\'\'\'|"(?:\\.|[^"\\])*"|\'[^\']*\'|#[^\n]*|[][{}]|\n', re.S
)
_HEAD: Final = re.compile(
    r"""[ \t]*(?:\[\[?[ \t"']*([\w-]+)[ \t"']*\]|["']?([\w-]+)["']?[ \t]*[=.])"""
)
_PLACE: Final = re.compile(r" \(at (?:line (\d+), column \d+|end of document)\)")


class ComponentError(Exception):
    """A component file that cannot be used; one line says where and why."""


class Document:
    """A TOML file of components: its tables, and the line of each of their keys."""

    def __init__(self, path: str, tables: Collection[str]) -> None:
        self.name: Final = os.path.basename(path)
        self.provenance: Final = dict.fromkeys(PROVENANCE, 0)
        self.sources: Final[dict[str, str]] = {}  # by "kid/bug" and "kid/bug.copies"
        self.hash: Final = hashlib.sha256()
        text = self._read(path)
        self.data: Final = self._parse(text)
        self.lines: Final = _lines(text)
        for name in self.data:
            if name not in tables:
                line = self.lines.get((name, 0, ""), self.lines.get(("", 0, name), 1))
                raise self.error(line, f'unknown table "{name}"; one of: {", ".join(tables)}')

    def error(self, line: int, message: str) -> ComponentError:
        return ComponentError(f"{self.name}:{line}: {message}")

    def _read(self, path: str) -> str:
        try:
            with open(path, "rb") as file:
                content = file.read(MOST_BYTES + 1)
        except OSError as error:
            raise self.error(1, f"cannot be read: {error.strerror}") from error
        if len(content) > MOST_BYTES:
            raise self.error(1, f"larger than {MOST_BYTES} bytes")
        try:
            return content.decode("utf-8-sig").replace("\r\n", "\n")
        except UnicodeDecodeError as error:
            raise self.error(content.count(b"\n", 0, error.start) + 1, "not UTF-8") from error

    def _parse(self, text: str) -> dict[str, Any]:
        try:
            return tomllib.loads(text)
        except (ValueError, RecursionError) as error:
            place = _PLACE.search(str(error))
            line = int(place[1] or text.count("\n") + 1) if place else 1
            raise self.error(line, f"not TOML: {_PLACE.sub('', str(error))}") from error

    def records(self, name: str, least: int = 1, most: int = 1) -> list["Section"]:
        """Return the tables of one name, in the order of the file."""
        found = self.data.get(name, [])
        tables = found if isinstance(found, list) else [found]
        heads = [line for (table, _, key), line in self.lines.items() if (table, key) == (name, "")]
        if len(tables) != len(heads) or not least <= len(tables) <= most:
            wanted = str(least) if least == most else f"{least} to {most}"
            message = f"{len(heads)} tables of this name; {wanted} needed"
            raise self.error(heads[-1] if heads else 1, f"{name}: {message}")
        return [Section(self, name, n, table) for n, table in enumerate(tables)]

    def digest(self) -> str:
        """Return a fingerprint of all records closed so far, but for names and sources."""
        return self.hash.hexdigest()[:16]


class Section:
    """One table of the file, such as a card; every value asked for is checked."""

    def __init__(self, document: Document, name: str, place: int, data: dict[str, Any]) -> None:
        self.document: Final = document
        self.name: Final = name
        self.place: Final = place
        self.data: Final = data
        self.asked: Final[set[str]] = set()
        self.refs: Final[list[str]] = []

    def error(self, key: str, message: str) -> ComponentError:
        """Return the error to raise about a key; "" is the whole record."""
        lines, label = self.document.lines, self.name
        if isinstance(self.document.data[self.name], list):
            title = self.data.get("id")
            label += f' "{title}"' if isinstance(title, str) else f" no. {self.place + 1}"
        line = lines.get((self.name, self.place, key), lines[self.name, self.place, ""])
        return self.document.error(
            line, f"{label}: {key}: {message}" if key else f"{label}: {message}"
        )

    def has(self, key: str) -> bool:
        self.asked.add(key)
        return key in self.data

    def value(self, key: str, kind: type, description: str) -> Any:
        if not self.has(key):
            raise self.error("", f"{key} is missing")
        if type(self.data[key]) is not kind:
            raise self.error(key, f"must be {description}")
        return self.data[key]

    def text(self, key: str) -> str:
        text: str = self.value(key, str, "a text in quotes")
        if len(text) > LONGEST_TEXT or not text.isprintable():
            raise self.error(key, f"must be at most {LONGEST_TEXT} printable characters")
        return text

    def number(self, key: str, low: int, high: int) -> int:
        number: int = self.value(key, int, f"a whole number from {low} to {high}")
        if not low <= number <= high:
            raise self.error(key, f"must be from {low} to {high}")
        return number

    def flag(self, key: str) -> bool:
        return bool(self.value(key, bool, "true or false"))

    def values(self, key: str, kind: type) -> list[Any]:
        values: list[Any] = self.value(key, list, "a list")
        if not values or any(type(value) is not kind for value in values):
            raise self.error(key, f"must be a list of at least one {kind.__name__}")
        return values

    def table(self, key: str, fields: Collection[str], low: int, high: int) -> list[int]:
        """Return the numbers of a table in braces: key = { field = number, … }."""
        table = self.value(key, dict, "a table in braces")
        if set(table) != set(fields) or any(type(n) is not int for n in table.values()):
            raise self.error(key, f"must give a whole number for each of: {', '.join(fields)}")
        if not all(low <= n <= high for n in table.values()):
            raise self.error(key, f"each number must be from {low} to {high}")
        return [table[field] for field in fields]

    def choice(self, key: str, noun: str, allowed: Collection[str]) -> str:
        return self._known(key, self.text(key), noun, allowed)

    def words(self, key: str, noun: str, allowed: Collection[str]) -> list[str]:
        return [self._known(key, w, noun, allowed) for w in self.values(key, str)]

    def _known(self, key: str, word: object, noun: str, allowed: Collection[str]) -> str:
        if not isinstance(word, str) or word not in allowed:
            shown = json.dumps(word, ensure_ascii=False, default=str)[:LONGEST_TEXT]
            raise self.error(key, f"unknown {noun} {shown}; one of: {', '.join(allowed)}")
        return word

    def expect(self, id: str) -> None:
        """Refuse a section that stands where the rules expect another one."""
        if self.text("id") != id:
            raise self.error("id", f'must be "{id}" here')

    def new_id(self, names: Names, kind: str) -> str:
        """Return the id of the section, which no other of its kind has, and note its names."""
        id = self.text("id")
        if not re.fullmatch("[a-z][a-z0-9_]*", id):
            raise self.error("id", "must be small letters, digits and _")
        if f"{kind}/{id}" in names["en"]:
            raise self.error("id", "is there already")
        self.note_names(names, f"{kind}/{id}")
        return id

    def note_names(self, names: Names, ref: str) -> None:
        """Note the names of what the section describes, in every language; Czech may decline."""
        self.refs.append(ref)
        keys = [("en", ref, "name"), ("cs", ref, "name_cs")]
        if self.has("name_cs_acc"):
            keys.append(("cs", f"{ref}@acc", "name_cs_acc"))
        for language, noted, key in keys:
            names[language][noted] = self.text(key)
            if not names[language][noted].strip():
                raise self.error(key, "must not be empty")

    def close(self) -> None:
        """Count where the facts come from, and refuse keys that nobody asked for."""
        self.text("provenance")
        for key in sorted(self.data):
            field, _, kind = key.rpartition("_")
            if kind == "provenance" and (not field or field in self.data):
                self._note_source(field, self.choice(key, kind, PROVENANCE))
            elif kind == "ref" and (not field or field in self.data):
                self.text(key)
            elif key not in self.asked:
                raise self.error(key, f"unknown key; one of: {', '.join(sorted(self.asked))}")
            elif not key.startswith("name"):
                fact = json.dumps([self.name, key, self.data[key]], sort_keys=True)
                self.document.hash.update(fact.encode())

    def _note_source(self, field: str, provenance: str) -> None:
        """Note where a field of the record comes from; "" is the whole record.

        A record is called by its names, else by its table and id, or its place from 0.
        """
        self.document.provenance[provenance] += 1
        is_one_of_many = isinstance(self.document.data[self.name], list)
        own = f"{self.name}/{self.data.get('id', self.place)}" if is_one_of_many else self.name
        for ref in self.refs or [own]:
            self.document.sources[f"{ref}.{field}" if field else ref] = provenance


def _lines(text: str) -> dict[tuple[str, int, str], int]:
    """Find the line of every table (its name, which one, "") and of every key in it."""
    lines: dict[tuple[str, int, str], int] = {}
    counts: dict[str, int] = {"": 0}
    table, line, depth = "", 0, 0
    for token in _TOKEN.finditer("\n" + text):
        line += token[0].count("\n")
        depth += (token[0] in ("[", "{")) - (token[0] in ("]", "}"))
        head = _HEAD.match(text, token.end() - 1) if token[0] == "\n" and not depth else None
        if head and head[1]:
            table = head[1]
            counts[table] = counts.get(table, -1) + 1
        if head:
            lines.setdefault((table, counts[table], head[2] or ""), line)
    return lines


Box = TypeVar("Box")

# Boxes that were read, by the game's own file and the path, time and size of the file read:
# one file may be tried by several games.
_boxes: Final[dict[tuple[str, str, int, int], Any]] = {}


def load_box(path: str | None, packaged: str, read: Callable[[str], Box]) -> Box:
    """Return the box that a file describes, or the packaged file if None.

    A file is read again only when it has changed.
    """
    path = path or packaged
    key = (packaged, path, 0, 0)
    if os.path.isfile(path):
        status = os.stat(path)
        key = (packaged, path, status.st_mtime_ns, status.st_size)
    if key not in _boxes:
        _boxes[key] = read(path)
    box: Box = _boxes[key]
    return box
