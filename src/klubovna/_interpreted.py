"""Runs the rules from their Python sources, even where compiled ones lie beside them.

Set ``KLUBOVNA_INTERPRETED=1`` to ask for it. It also happens by itself in a work tree whose
sources were edited after they were compiled: old machine code must never hide new rules. A stamp in
build/ tells; where it is missing, the times of the files do. And where nothing is compiled yet, all
of it stays interpreted though compiled rules may appear meanwhile: the two do not mix.
"""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Sequence
from importlib import import_module
from importlib.abc import MetaPathFinder
from importlib.machinery import (
    EXTENSION_SUFFIXES,
    SOURCE_SUFFIXES,
    FileFinder,
    ModuleSpec,
    SourceFileLoader,
)
from pathlib import Path
from types import ModuleType

COMPILED_PACKAGES = ("core", "games")

_HERE = Path(__file__).parent
_ROOT = _HERE.parents[1]  # of a work tree
_STAMP = _ROOT / "build" / "compile.json"
_PREFIXES = tuple(f"klubovna.{package}." for package in COMPILED_PACKAGES)


def snapshot() -> dict[str, list[int]]:
    """Size and time of each source that is, or could be, compiled."""
    found = {}
    for package in COMPILED_PACKAGES:
        for path in (_HERE / package).rglob("*.py"):
            status = path.stat()
            found[path.relative_to(_HERE).as_posix()] = [status.st_size, status.st_mtime_ns]
    return found


def is_wanted() -> bool:
    """Whether the sources must be used: on request, or because they are newer."""
    if os.environ.get("KLUBOVNA_INTERPRETED"):
        return True
    try:
        stamp = json.loads(_STAMP.read_text("utf-8"))
    except (OSError, ValueError):
        return (_ROOT / "pyproject.toml").exists() and not _has_fresh_libraries()
    return not stamp.get("libraries") or bool(stamp.get("sources") != snapshot())


def _has_fresh_libraries() -> bool:
    """Whether there are libraries, and no source was edited after the one beside it was made."""
    found = False
    for package in COMPILED_PACKAGES:
        for folder, _, files in os.walk(_HERE / package):
            times = {name: os.stat(os.path.join(folder, name)).st_mtime_ns for name in files}
            for name in files:
                stem, dot, suffix = name.partition(".")
                if dot + suffix in EXTENSION_SUFFIXES:
                    found = True
                    if times.get(f"{stem}.py", 0) > times[name]:
                        return False
    return found


def is_compiled() -> bool:
    """Whether the rules of this process run as machine code."""
    state = import_module("klubovna.core.state")
    return (state.__file__ or "").endswith(tuple(EXTENSION_SUFFIXES))


def install() -> None:
    """Load the rules from their sources from now on. Call it before they are imported."""
    if not any(isinstance(finder, _SourcesOnly) for finder in sys.meta_path):
        sys.meta_path.insert(0, _SourcesOnly())


class _SourcesOnly(MetaPathFinder):
    """Finds modules of the compiled packages, blind for anything but ``.py`` files."""

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if path is None or not fullname.startswith(_PREFIXES):
            return None
        for folder in path:
            finder = FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES))
            if spec := finder.find_spec(fullname, target):
                return spec
        return None
