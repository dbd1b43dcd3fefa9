"""Starts a new game as a copy of the template: found by itself, playable, lawful, tested.

What is left to do is to make it another game: make new-game NAME=azul.
"""

from __future__ import annotations

import argparse
import keyword
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
GAMES = Path("src", "klubovna", "games")
TESTS = Path("tests", "games")
TEMPLATE = "_template"
GOOD_NAME = re.compile(r"[a-z][a-z0-9]*(_[a-z0-9]+)*")


class Refused(Exception):
    """Why no game can be made; one line."""


def main() -> int:
    """Make the game that the command line names."""
    parser = argparse.ArgumentParser(description="Start a new game from the template.")
    parser.add_argument("name", help="in snake case, such as creature_comforts")
    parser.add_argument("--root", type=Path, default=ROOT, help=argparse.SUPPRESS)
    options = parser.parse_args()
    try:
        check(options.root, options.name)
    except Refused as reason:
        print(f"new-game: {reason}", file=sys.stderr)
        return 2
    for folder in (GAMES, TESTS):
        copy(options.root / folder / TEMPLATE, options.root / folder / options.name, options.name)
    tidy(options.root, options.name)
    print(f"new-game: {GAMES / options.name} and {TESTS / options.name} are made")
    return write_golden_games(options.root, options.name)


def check(root: Path, name: str) -> None:
    """Refuse names that can't be a package, or that are taken."""
    if not GOOD_NAME.fullmatch(name) or keyword.iskeyword(name):
        raise Refused(f'"{name}" is not a name such as azul or creature_comforts')
    for folder in (GAMES, TESTS):
        if (root / folder / name).exists():
            raise Refused(f"{folder / name} exists already")


def copy(template: Path, folder: Path, name: str) -> None:
    """Copy a folder of the template under a new name, whole or not at all."""
    draft = folder.with_name(f"_{name}.part")
    shutil.copytree(template, draft, ignore=shutil.ignore_patterns("__pycache__", "*.so", "*.pyd"))
    for path in draft.rglob("*"):
        if path.is_file():
            path.write_text(renamed(path.read_text("utf-8"), name), "utf-8")
    draft.rename(folder)


def renamed(text: str, name: str) -> str:
    """Call Marbles by the new name: the package, the id, the title and the classes."""
    words = name.split("_")
    spoken, camel = " ".join(words).capitalize(), "".join(map(str.capitalize, words))
    text = text.replace(f"games.{TEMPLATE}", f"games.{name}")
    text = re.sub(r'(id = "|game: )marbles\b', rf"\g<1>{name}", text)
    text = re.sub(r"^title = .*$", f"title = {spoken}", text, flags=re.MULTILINE)
    text = re.sub(r'(^"""|^# |title )Marbles\b', rf"\g<1>{spoken}", text, flags=re.MULTILINE)
    return re.sub(r"\bMarbles", camel, text)


def tidy(root: Path, name: str) -> None:
    """Sort the imports and fold the lines, as the new name may be shorter or longer."""
    folders = [str(root / GAMES / name), str(root / TESTS / name)]
    for command in (["check", "--fix", "--select", "I"], ["format"]):
        subprocess.run([sys.executable, "-m", "ruff", *command, "--quiet", *folders], check=False)


def write_golden_games(root: Path, name: str) -> int:
    """Let the new game have golden games from the first day."""
    environ = {**os.environ, "PYTHONPATH": str(root / "src")}
    command = [sys.executable, str(root / "scripts" / "golden.py"), name]
    return subprocess.run(command, env=environ, check=False).returncode


if __name__ == "__main__":
    sys.exit(main())
