"""Compiles the rules with mypyc, in place.

The modules of ``klubovna.core`` become one library, and those of each game one more; calls between
them are native. Every module is a C file of its own: the files are compiled on all cores, and only
those which changed since the last time. Left out are ``__init__.py`` files, folders with a leading
underscore, and modules which say ``# not compiled: <reason>`` in their first lines. Without a
compiler everything still works, only slower. ``KLUBOVNA_PURE=1`` asks for that.

``compile.py --behind`` returns at once, and compiles in a process of its own at low priority. That
one goes on to its end, whatever happens to whoever asked for it; and if it is ended from outside,
the next run begins again. Whoever comes while rules are being compiled waits for them.
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
from collections import defaultdict
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from distutils.ccompiler import CCompiler

    from setuptools import Extension

ROOT = Path(__file__).resolve().parents[1]
SRC = ROOT / "src"
BUILD = ROOT / "build"
STAMP = BUILD / "compile.json"
LOG = BUILD / "compile.log"
LOG_BEHIND = BUILD / "compile-behind.log"
OBJECTS = BUILD / "cache"

OPT_OUT = re.compile(r"^# not compiled: \S")
LINES_TO_SEARCH = 5
REFUSED = 3
LOWEST_PRIORITY = 19

UNIX_FLAGS = [
    "-fcommon",  # mypyc defines the table of another library's functions in every C file
    "-fvisibility=hidden",  # calls between the C files of a library take no detour: 5 % faster
]


class CannotCompile(Exception):
    """This machine lacks what compiling needs."""


class CompileError(Exception):
    """Something went wrong, such as a full disk; the next run may have more luck."""


class Refused(CompileError):
    """The sources were refused by mypyc, which will think the same the next time."""


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
            close_fds=False,  # it goes on holding the lock if this process is killed
        )
    if worker.returncode:
        failure = Refused if worker.returncode == REFUSED else CompileError
        raise failure(_first_error(LOG.read_text("utf-8", errors="replace")))
    return sorted(p.relative_to(out) for p in out.rglob("*") if p.suffix in (".so", ".pyd"))


def _first_error(log: str) -> str:
    lines = [line for line in log.splitlines() if line.strip()]
    return next((line for line in lines if "error" in line), lines[-1] if lines else "no output")


def _work(out: Path) -> None:
    """What the worker process does: the only place that needs mypyc and setuptools."""
    from mypyc.build import mypycify
    from setuptools import Distribution
    from setuptools.command.build_ext import build_ext

    class Build(build_ext):
        def build_extensions(self) -> None:
            _compile_objects(self.compiler, self.extensions)
            super().build_extensions()  # only links, for no sources are left

    groups = _groups()
    try:
        extensions = mypycify(
            [f"--cache-dir={os.devnull}", *(path for paths, _ in groups for path in paths)],
            opt_level="3",
            debug_level="0",
            separate=groups,
            multi_file=True,
            target_dir=str(BUILD / "c"),
        )
    except SystemExit:  # it has said why
        sys.exit(REFUSED)
    command = Build(Distribution({"name": "klubovna", "ext_modules": extensions}))
    command.build_lib = str(out)
    command.parallel = os.cpu_count() or 1
    command.ensure_finalized()
    command.run()


def _groups() -> list[tuple[list[str], str | None]]:
    """The modules of each library, and its name."""
    groups = defaultdict(list)
    for path in compiled_modules():
        folders = path.relative_to(SRC).parent.parts
        groups["_".join(folders[:3])].append(path.relative_to(ROOT).as_posix())
    return [(paths, name) for name, paths in groups.items()]


def _compile_objects(compiler: CCompiler, extensions: list[Extension]) -> None:
    """Put objects in the place of all C files, and forget objects which no file needs any more."""
    OBJECTS.mkdir(exist_ok=True)
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        jobs = [
            [pool.submit(_object, compiler, extension, source) for source in extension.sources]
            for extension in extensions
        ]
    for extension, objects in zip(extensions, jobs, strict=True):
        extension.extra_objects = [str(job.result()) for job in objects]
        extension.sources = []
    needed = {Path(path) for extension in extensions for path in extension.extra_objects}
    for path in set(OBJECTS.iterdir()) - needed:
        path.unlink()


def _object(compiler: CCompiler, extension: Extension, source: str | os.PathLike[str]) -> Path:
    """The object of a C file; compiled only if the file, or a header of its library, is new."""
    flags = [*extension.extra_compile_args, *([] if os.name == "nt" else UNIX_FLAGS)]
    digest = hashlib.sha256(f"{_environment()} {flags}".encode())
    is_generated = Path(source).name.startswith("__native")  # else a part of mypyc itself
    for path in (source, *(extension.depends if is_generated else [])):
        digest.update(Path(path).read_bytes() + b"\0")
    found = OBJECTS / f"{digest.hexdigest()}.o"
    if not found.exists():
        with TemporaryDirectory(dir=BUILD) as folder:
            includes = extension.include_dirs
            [fresh] = compiler.compile([str(source)], folder, None, includes, extra_postargs=flags)
            Path(fresh).replace(found)
    return found


def _versions() -> dict[str, str]:
    try:
        return {name: version(name) for name in ("mypy", "librt", "setuptools")}
    except PackageNotFoundError:
        return {}


def _environment() -> str:
    """All that machine code depends on, beside the sources."""
    asked_for = [os.environ.get(name, "") for name in ("CC", "CFLAGS")]
    return repr([sys.version, sysconfig.get_platform(), asked_for, _versions()])


def _key() -> str:
    """Changes whenever the compiled code could."""
    digest = hashlib.sha256(_environment().encode())
    for path in [Path(__file__), Path(__file__).with_name("light_steps.py"), *sources()]:
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
    _write_stamp("", None)
    for path in _libraries():
        path.unlink()


def _put_in_place(out: Path, names: list[Path]) -> None:
    """Replace all libraries; until the stamp speaks of the new ones, nobody uses any of them."""
    _write_stamp("", None)
    for path in _libraries():
        if path.relative_to(SRC) not in names:
            path.unlink()
    for name in names:
        (out / name).replace(SRC / name)


@contextmanager
def alone(waits: bool = True) -> Iterator[bool]:
    """Let one process compile at a time; whether this is the one, if it doesn't wait for that."""
    try:
        import fcntl
    except ImportError:  # Windows
        yield True
        return
    BUILD.mkdir(exist_ok=True)
    with (BUILD / "compile.lock").open("w") as lock:
        is_alone = True
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            is_alone = waits
            if waits:
                print("rules: another process compiles them, waiting for it", flush=True)
                fcntl.flock(lock, fcntl.LOCK_EX)
        os.set_inheritable(lock.fileno(), True)
        yield is_alone


def compile_in_place(quiet: bool = False) -> bool:
    """Bring the compiled rules up to date; whether they did compile, if they could."""
    with alone():
        if _is_due(quiet):
            return _compile_anew(_key(), _snapshot())
        return not _read_stamp().get("error")


def compile_behind() -> None:
    """Do the same in a process of its own at low priority, and don't wait for it."""
    with alone(waits=False) as is_alone:
        if is_alone and not _is_due(quiet=True):
            return
        last_error = _read_stamp().get("error")
    if last_error:
        print(f"rules: could not be compiled the last time: {last_error}")
    print("rules: interpreted for now; compiled meanwhile, for the next start")
    with LOG_BEHIND.open("a", encoding="utf-8") as log:
        subprocess.Popen(
            [sys.executable, __file__, "--aside"],
            stdin=subprocess.DEVNULL,
            stdout=log,
            stderr=log,
            process_group=None if os.name == "nt" else 0,  # ^C is for the clubhouse
        )


def _compile_aside() -> bool:
    """Compile without being in anybody's way; what is said goes to a log."""
    if hasattr(os, "nice"):
        os.nice(LOWEST_PRIORITY)
    print(f"{time.strftime('%Y-%m-%d %H:%M:%S')} process {os.getpid()}", flush=True)
    return compile_in_place()


def _is_due(quiet: bool) -> bool:
    """Whether the rules are to be compiled. If they can't be, that is said."""
    try:
        find_compiler()
    except CannotCompile as reason:
        if _read_stamp().get("key") != str(reason) or _libraries() or not quiet:
            print(f"rules: {reason}, going on interpreted")
            _remove_libraries()
            _write_stamp(str(reason), _snapshot())
        return False

    key, seen, stamp = _key(), _snapshot(), _read_stamp()
    names = [path.relative_to(SRC).as_posix() for path in _libraries()]
    if stamp.get("key") != key or stamp.get("libraries") != sorted(names):
        return True
    if stamp.get("sources") != seen:
        _write_stamp(key, seen, str(stamp["error"]))
    if stamp["error"]:
        print(f"rules: do not compile, going on interpreted: {stamp['error']}")
    elif not quiet:
        print("rules: compiled already")
    return False


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
        _write_stamp(key if isinstance(error, Refused) else "", seen, str(error))
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
    parser.add_argument("--behind", action="store_true", help="don't wait until it is done")
    parser.add_argument("--aside", action="store_true", help=argparse.SUPPRESS)
    parser.add_argument("--worker", type=Path, help=argparse.SUPPRESS)
    options = parser.parse_args()
    if options.worker:
        _work(options.worker)
        return 0
    if options.force:
        STAMP.unlink(missing_ok=True)
        shutil.rmtree(OBJECTS, ignore_errors=True)
    if options.behind:
        compile_behind()
        return 0
    has_compiled = _compile_aside() if options.aside else compile_in_place(options.quiet)
    return 0 if has_compiled else 1


if __name__ == "__main__":
    sys.exit(main())
