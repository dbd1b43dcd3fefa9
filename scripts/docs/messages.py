"""Writes the reference of the protocol's messages from requests.py and messages.py.

It reads the source rather than the types, since half of the meaning stands in comments.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache

from scripts.docs.places import ROOT

SERVER = ROOT / "src" / "klubovna" / "server"
SOURCES = [SERVER / "requests.py", SERVER / "messages.py"]
SECTION = re.compile(r"# (\w.*)")
COMMENT = re.compile(r"\s+# (.*)")
BASES = {"Strict", "Sent"}


@cache
def reference() -> str:
    """Return all messages, chapter by chapter, as Markdown."""
    lines: list[str] = []
    for section, classes in sections():
        lines += [f"## {section}", ""]
        for node in classes:
            lines += message(node)
    return "\n".join([*lines, *values()])


@cache
def names() -> set[str]:
    """Return the names of all messages."""
    return {node.name for node in tree().body if isinstance(node, ast.ClassDef)} - BASES


@cache
def tree() -> ast.Module:
    """Return the modules, parsed as one."""
    return ast.parse("\n".join(source_lines()))


@cache
def source_lines() -> list[str]:
    """Return the lines of the modules, one after the other; the first has the number 0."""
    return [line for source in SOURCES for line in source.read_text("utf-8").splitlines()]


def sections() -> Iterator[tuple[str, list[ast.ClassDef]]]:
    """Yield the chapters of the modules with their messages."""
    heads = [
        (i, found[1])
        for i, line in enumerate(source_lines(), 1)
        if (found := SECTION.fullmatch(line))
    ]
    classes = [n for n in tree().body if isinstance(n, ast.ClassDef) and n.name not in BASES]
    ends = [start for start, _ in heads[1:]] + [len(source_lines()) + 1]
    for (start, head), end in zip(heads, ends, strict=True):
        yield head, [node for node in classes if start < node.lineno < end]


def message(node: ast.ClassDef) -> list[str]:
    """Return the paragraphs on one message."""
    tags = [ast.literal_eval(k.value) for k in node.keywords if k.arg == "tag"]
    said = ast.get_docstring(node) or ""
    lines = [f"### {node.name}", "", said, ""]
    if tags:
        lines += [f'On a socket: `"type": "{tags[0]}"`', ""]
    fields = [field for field in node.body if isinstance(field, ast.AnnAssign)]
    if fields:
        lines += ["| field | type | |", "|---|---|---|", *map(row, fields), ""]
    return lines


def row(field: ast.AnnAssign) -> str:
    """Return the row of one field: its name, its type, and what is said beside it."""
    notes = [found[1]] if (found := COMMENT.search(source_lines()[field.lineno - 1])) else []
    if field.value is not None:
        notes.append(f"unless given: `{ast.unparse(field.value)}`")
    return f"| `{ast.unparse(field.target)}` | {linked(field.annotation)} | {'; '.join(notes)} |"


def linked(type: ast.expr) -> str:
    """Return a type in code, each name of ours a link."""
    known = names() | aliases().keys()
    text = ast.unparse(type).replace("|", r"\|")
    parts = re.split(r"([A-Za-z]\w*)", text)
    return "".join(
        f"[`{part}`](#{part.lower()})" if part in known else f"`{part}`" for part in parts if part
    ).replace("``", "")


@cache
def aliases() -> dict[str, ast.expr]:
    """Return the named kinds of values, and what they are."""
    plain = [n for n in tree().body if isinstance(n, ast.Assign)]
    named = [(n.targets[0], n.value) for n in plain]
    found = {t.id: v for t, v in named if isinstance(t, ast.Name) and not t.id.isupper()}
    return {name: value for name, value in found.items() if not name.startswith("From")}


def values() -> list[str]:
    """Return the chapter on the named kinds of values, and on the limits."""
    lines = ["## Values", ""]
    for name, value in aliases().items():
        lines += [f"### {name}", "", f"`{ast.unparse(value)}`", ""]
    for node in tree().body:
        if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]).isupper():
            lines.append(f"- `{source_lines()[node.lineno - 1]}`")
    return [*lines, ""]
