"""Compiles the rules with mypyc, in place.

All modules of ``klubovna.core`` and ``klubovna.games`` become one library, so that calls between
them are native. Left out are ``__init__.py`` files, folders with a leading underscore, and modules
which say ``# not compiled: <reason>`` in their first lines. Without a compiler everything still
works, only slower. ``KLUBOVNA_PURE=1`` asks for that.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import os
import re
import runpy
import shutil
import subprocess
import sys
import sysconfig
import time
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
SRC = ROOT / "src"
BUILD = ROOT / "build"
STAMP = BUILD / "compile.json"
LOG = BUILD / "compile.log"
LIBRARY = "klubovna"

OPT_OUT = re.compile(r"^# not compiled: \S")
LINES_TO_SEARCH = 5


class CannotCompile(Exception):
    """This machine lacks what compiling needs."""


class CompileError(Exception):
    """The sources were refused by mypyc or by the C compiler."""


def sources() -> list[Path]:
    """Every Python file of the packages which are compiled."""
    return sorted(p for name in ("core", "games") for p in (SRC / "klubovna" / name).rglob("*.py"))


def compiled_modules() -> list[Path]:
    """The files which mypyc gets."""
    return [path for path in sources() if _is_compiled(path)]


def _is_compiled(path: Path) -> bool:
    parts = path.relative_to(SRC).parts
    if path.name == "__init__.py" or any(part.startswith("_") for part in parts[:-1]):
        return False
    first_lines = path.read_text("utf-8").splitlines()[:LINES_TO_SEARCH]
    return not any(OPT_OUT.match(line) for line in first_lines)


def find_compiler() -> str:
    """The C compiler's command, or CannotCompile with what is missing."""
    if os.environ.get("KLUBOVNA_PURE"):
        raise CannotCompile("KLUBOVNA_PURE is set")
    asked_for = os.environ.get("CC", "")
    usual = [sysconfig.get_config_var("CC") or "cc", "cc", "gcc", "clang"]
    wanted: list[str] = [asked_for] if asked_for else usual
    found = [command for command in wanted if shutil.which(command.split()[0])]
    if not found:
        raise CannotCompile("no C compiler")
    if not Path(sysconfig.get_path("include"), "Python.h").exists():
        raise CannotCompile("no header files of Python")
    return found[0]


def build(out: Path) -> list[Path]:
    """Compile all modules into the folder `out`; the new libraries, relative to it."""
    compiler = find_compiler()
    if not _versions():
        raise CannotCompile("mypyc is not installed")
    modules = compiled_modules()
    if not modules:
        raise CannotCompile("nothing to compile")
    shutil.rmtree(out, ignore_errors=True)
    out.mkdir(parents=True)
    with LOG.open("w", encoding="utf-8") as log:
        worker = subprocess.run(
            [sys.executable, __file__, "--worker", str(out)],
            cwd=ROOT,
            env={**os.environ, "CC": compiler},
            stdout=log,
            stderr=subprocess.STDOUT,
        )
    if worker.returncode:
        raise CompileError(_first_error(LOG.read_text("utf-8", errors="replace")))
    return sorted(p.relative_to(out) for p in out.rglob("*") if p.suffix in (".so", ".pyd"))


def _first_error(log: str) -> str:
    lines = [line for line in log.splitlines() if line.strip()]
    return next((line for line in lines if "error" in line), lines[-1] if lines else "no output")


def _work(out: Path) -> None:
    """What the worker process does: the only place that needs mypyc and setuptools."""
    from mypyc.build import mypycify
    from setuptools import Distribution
    from setuptools.command.build_ext import build_ext

    extensions = mypycify(
        [path.relative_to(ROOT).as_posix() for path in compiled_modules()],
        opt_level="3",
        debug_level="0",
        target_dir=str(BUILD / "c"),
        group_name=LIBRARY,
    )
    command = build_ext(Distribution({"name": LIBRARY, "ext_modules": extensions}))
    command.build_lib = str(out)
    command.build_temp = str(BUILD / "objects")
    command.parallel = os.cpu_count() or 1
    command.ensure_finalized()
    command.run()


def _versions() -> dict[str, str]:
    try:
        return {name: version(name) for name in ("mypy", "librt", "setuptools")}
    except PackageNotFoundError:
        return {}


def _key() -> str:
    """Changes whenever the compiled code could."""
    about = [sys.version, sysconfig.get_platform(), os.environ.get("CFLAGS", ""), _versions()]
    digest = hashlib.sha256(repr(about).encode())
    for path in [Path(__file__), *sources()]:
        digest.update(path.relative_to(ROOT).as_posix().encode() + b"\0")
        digest.update(path.read_bytes() + b"\0")
    return digest.hexdigest()


def _libraries() -> list[Path]:
    return [path for path in SRC.rglob("*") if path.suffix in (".so", ".pyd")]


def _snapshot() -> object:
    return runpy.run_path(str(SRC / "klubovna" / "_interpreted.py"))["snapshot"]()


def _read_stamp() -> dict[str, object]:
    try:
        stamp = json.loads(STAMP.read_text("utf-8"))
    except (OSError, ValueError):
        return {}
    return stamp if isinstance(stamp, dict) else {}


def _write_stamp(key: str, seen: object, error: str = "") -> None:
    names = sorted(path.relative_to(SRC).as_posix() for path in _libraries())
    stamp = {"key": key, "error": error, "libraries": names, "sources": seen}
    fresh = STAMP.with_suffix(".new")
    fresh.write_text(json.dumps(stamp, indent=1), "utf-8")
    fresh.replace(STAMP)


def _remove_libraries() -> None:
    STAMP.unlink(missing_ok=True)
    for path in _libraries():
        path.unlink()


def _put_in_place(out: Path, names: list[Path]) -> None:
    for path in _libraries():
        if path.relative_to(SRC) not in names:
            path.unlink()
    for name in names:
        (out / name).replace(SRC / name)


def compile_in_place(quiet: bool = False) -> bool:
    """Bring the compiled rules up to date; whether they did compile, if they could."""
    BUILD.mkdir(exist_ok=True)
    try:
        find_compiler()
    except CannotCompile as reason:
        if _read_stamp().get("key") != str(reason) or _libraries() or not quiet:
            print(f"rules: {reason}, going on interpreted")
            _remove_libraries()
            _write_stamp(str(reason), _snapshot())
        return True

    key, seen, stamp = _key(), _snapshot(), _read_stamp()
    names = [path.relative_to(SRC).as_posix() for path in _libraries()]
    if stamp.get("key") == key and stamp.get("libraries") == sorted(names):
        if stamp.get("sources") != seen:
            _write_stamp(key, seen, str(stamp["error"]))
        if stamp["error"]:
            print(f"rules: do not compile, going on interpreted: {stamp['error']}")
        elif not quiet:
            print("rules: compiled already")
        return not stamp["error"]
    return _compile_anew(key, seen)


def _compile_anew(key: str, seen: object) -> bool:
    print(f"rules: compiling {len(compiled_modules())} modules", end="", flush=True)
    start = time.monotonic()
    out = BUILD / "lib"
    try:
        names = build(out)
    except CannotCompile as reason:
        _remove_libraries()
        print(f": {reason}, going on interpreted")
        return True
    except CompileError as error:
        _remove_libraries()
        _write_stamp(key, seen, str(error))
        print(f": failed, going on interpreted ({LOG.relative_to(ROOT)}): {error}")
        return False
    _put_in_place(out, names)
    _write_stamp(key, seen)
    print(f": done in {time.monotonic() - start:.0f} s")
    return True


def main() -> int:
    parser = argparse.ArgumentParser(description="Compile the rules with mypyc, in place.")
    parser.add_argument("--quiet", action="store_true", help="say nothing if nothing is to do")
    parser.add_argument("--force", action="store_true", help="compile even if nothing changed")
    parser.add_argument("--worker", type=Path, help=argparse.SUPPRESS)
    options = parser.parse_args()
    if options.worker:
        _work(options.worker)
        return 0
    if options.force:
        STAMP.unlink(missing_ok=True)
    return 0 if compile_in_place(options.quiet) else 1


if __name__ == "__main__":
    sys.exit(main())
