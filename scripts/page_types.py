"""Writes web/src/messages.ts, the page's types, from klubovna.server: requests and messages.

`--check` only tells whether the file is stale.
"""

from __future__ import annotations

import argparse
import ast
import inspect
import json
import re
import sys
from collections.abc import Iterator
from inspect import isclass
from pathlib import Path
from typing import Any, get_args

from msgspec.inspect import (
    AnyType,
    BoolType,
    DataclassType,
    DictType,
    FloatType,
    IntType,
    ListType,
    LiteralType,
    NoneType,
    StrType,
    StructType,
    TupleType,
    Type,
    UnionType,
    VarTupleType,
    type_info,
)

from klubovna.core import teaching, telling
from klubovna.core.decision import Option
from klubovna.core.teaching import (
    Caution,
    Goal,
    Lack,
    Lesson,
    Line,
    Need,
    Note,
    Thing,
    Topic,
)
from klubovna.core.telling import Section, Sentence
from klubovna.server import messages, requests

ROOT = Path(__file__).resolve().parents[1]
TYPES = ROOT / "web" / "src" / "messages.ts"

HEAD = "/** Made by `make types` from server/requests.py and server/messages.py: change those. */"
CONSTANTS = ("PROTOCOL", "LONGEST_NAME", "LONGEST_CHAT")
ALIASES = ("Level", "Status", "Args", "Value")
UNIONS = ("FromClient", "FromClubhouse")
MODULES = (requests, messages)
BASES = (requests.Strict, requests.Sent)
# Shared with the library.
SHARED = (
    *(Option, Line, Thing, Topic, Note, Need, Goal, Caution, Lesson, Lack),
    *(Sentence, Section),
)
PLAIN = {
    AnyType: "unknown",
    BoolType: "boolean",
    FloatType: "number",
    IntType: "number",
    NoneType: "null",
    StrType: "string",
}


def main() -> int:
    """Write the file, or check it."""
    parser = argparse.ArgumentParser(description="Write the page's types from the server's.")
    parser.add_argument("--check", action="store_true", help="only tell whether they are stale")
    if parser.parse_args().check:
        if is_stale():
            print(f"types: {TYPES.relative_to(ROOT)} is stale; repair: make types", file=sys.stderr)
            return 1
        return 0
    if is_stale():
        TYPES.parent.mkdir(parents=True, exist_ok=True)
        TYPES.write_text(typescript(), "utf-8")
        print(f"types: wrote {TYPES.relative_to(ROOT)}")
    return 0


def is_stale() -> bool:
    """Tell whether the file says something else than the Python types."""
    return not TYPES.exists() or TYPES.read_text("utf-8") != typescript()


def typescript() -> str:
    """Write all types as TypeScript."""
    constants = [f"export const {name} = {found(name)};" for name in CONSTANTS]
    aliases = [f"export type {name} = {spelled(alias(name))};" for name in ALIASES]
    remarks = remarks_in("\n".join(map(inspect.getsource, (teaching, telling, *MODULES))))
    interfaces = [interface(struct, remarks.get(struct.__name__, {})) for struct in structs()]
    unions = [union(name) for name in UNIONS]
    return "\n\n".join([HEAD, *map("\n".join, (constants, aliases)), *interfaces, *unions]) + "\n"


def structs() -> list[type[Any]]:
    """Every message and part of one, as ordered in the modules."""
    classes = [each for module in MODULES for each in vars(module).values() if isclass(each)]
    own = [each for each in classes if issubclass(each, BASES) and each not in BASES]
    return list(dict.fromkeys([*SHARED, *own]))


def interface(struct: type[Any], remarks: dict[str, str]) -> str:
    """Write one struct."""
    info = type_info(struct)
    assert isinstance(info, StructType | DataclassType)
    lines = [*comment(inspect.getdoc(struct) or ""), f"export interface {struct.__name__} {{"]
    if isinstance(info, StructType) and info.tag is not None:
        lines.append(f"  {info.tag_field}: {json.dumps(info.tag)};")
    for field in info.fields:
        # What goes out is always whole; only what comes in may leave out what has a default.
        may_lack = not field.required and issubclass(struct, requests.Strict)
        if field.name in remarks:
            lines += [f"  {line}" for line in comment(remarks[field.name])]
        lines.append(f"  {field.encode_name}{'?' * may_lack}: {named(field.type)};")
    return "\n".join([*lines, "}"])


def union(name: str) -> str:
    """Write one union of messages."""
    members = [f"  | {struct.__name__}" for struct in get_args(found(name))]
    return "\n".join([f"export type {name} =", *members]) + ";"


def named(kind: Type) -> str:
    """Write a type by its alias if it has one."""
    return next((name for name in ALIASES if alias(name) == kind), spelled(kind))


def spelled(kind: Type) -> str:
    """Write a type in full."""
    match kind:
        case StructType(cls=cls) | DataclassType(cls=cls):
            return cls.__name__
        case LiteralType(values=values):
            return " | ".join(map(json.dumps, values))
        case UnionType(types=types):
            return " | ".join(map(named, types))
        case ListType(item_type=item) | VarTupleType(item_type=item):
            text = named(item)
            return f"({text})[]" if " " in text else f"{text}[]"
        case TupleType(item_types=items):
            return f"[{', '.join(map(named, items))}]"
        case DictType(value_type=value):
            return f"Record<string, {named(value)}>"
    return PLAIN[type(kind)]


def alias(name: str) -> Type:
    """Return the type that a name stands for."""
    return type_info(found(name))


def found(name: str) -> Any:
    """Return what a name stands for in the modules."""
    return next(vars(module)[name] for module in MODULES if name in vars(module))


def comment(text: str) -> Iterator[str]:
    """Write a comment of one or more lines, in words of TypeScript."""
    lines = re.sub(r"\bNone\b", "null", text).splitlines()
    if len(lines) == 1:
        yield f"/** {lines[0]} */"
    elif lines:
        yield from ("/**", *(f" * {line}".rstrip() for line in lines), " */")


def remarks_in(source: str) -> dict[str, dict[str, str]]:
    """Find what stands behind the fields of each class."""
    lines = source.splitlines()
    return {
        node.name: {
            field.target.id: remark
            for field in node.body
            if isinstance(field, ast.AnnAssign) and isinstance(field.target, ast.Name)
            if (remark := lines[(field.end_lineno or 1) - 1].partition("  # ")[2])
        }
        for node in ast.parse(source).body
        if isinstance(node, ast.ClassDef)
    }


if __name__ == "__main__":
    sys.exit(main())
