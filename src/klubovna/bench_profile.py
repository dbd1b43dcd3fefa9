"""Where the time of random games goes: instructions, counted by Valgrind's callgrind.

What it counts is the same whatever else the machine does. Only compiled rules can be told apart.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import tempfile
from collections import Counter
from pathlib import Path
from typing import Any

from klubovna.core.game import Game

GAMES = 12
LISTED = 25
PLAYOUT = "CPyDef_klubovna___core___state___State___playout"

# The parts of the work, by the names of the functions that do it; the first that fits counts.
PARTS = {
    "rules": r"klubovna___games\w+(?<!_dealloc)(?<!_clear)(?<!_setup)(?<!_traverse)$",
    "core": r"klubovna___core\w+(?<!_dealloc)(?<!_clear)(?<!_setup)(?<!_traverse)$",
    "sorting": r"sort|binary|unsafe_",
    "lists": r"(?i)list|mem(move|cpy)|sequence|iter|range|slice",
    "tuples": r"(?i)tuple",
    "numbers": r"(?i)long|tagged|richcompare|int64",
    "objects": (
        r"_dealloc$|_clear$|_setup$|(?i:alloc|free|trash|gc_|_gc|arena|reference|memset|subtype)"
    ),
}
OTHER = "other"

SPEC = re.compile(r"(c?)fn=\((\d+)\)(?: (.+))?")


class CannotProfile(Exception):
    """This machine lacks what it takes."""


def profile(game: Game) -> dict[str, Any]:
    """Count the instructions of some random games, by part of the work and by function."""
    if not shutil.which("valgrind"):
        raise CannotProfile
    with tempfile.TemporaryDirectory() as folder:
        out = Path(folder) / "callgrind.out"
        done = subprocess.run(
            [
                "valgrind",
                "--tool=callgrind",
                f"--callgrind-out-file={out}",
                "--collect-atstart=no",
                f"--toggle-collect={PLAYOUT}",
                *(sys.executable, "-m", "klubovna.bench_profile", game.id),
            ],
            env={key: each for key, each in os.environ.items() if key != "KLUBOVNA_INTERPRETED"},
            capture_output=True,
            text=True,
            check=True,
        )
        counts = read(out.read_text("utf-8"))
    decisions, total = int(done.stdout), counts.total()
    parts: Counter[str] = Counter()
    for name, count in counts.items():
        parts[part_of(name)] += count
    return {
        "instructions_per_decision": round(total / decisions),
        "parts": {part: round(100 * n / total, 1) for part, n in parts.most_common()},
        "functions": {
            short(name): round(100 * n / total, 1) for name, n in counts.most_common(LISTED)
        },
    }


def read(text: str) -> Counter[str]:
    """Return the instructions that each function took itself, out of callgrind's file."""
    names: dict[str, str] = {}
    counts: Counter[str] = Counter()
    current, is_call = "", False
    for line in text.splitlines():
        if spec := SPEC.match(line):
            is_callee, number, name = spec.groups()
            names.setdefault(number, name)
            current = current if is_callee else names[number]
        elif line.startswith("calls="):
            is_call = True  # the next line tells what the callee took
        elif line[:1] in tuple("0123456789+-*"):
            if not is_call:
                counts[current.partition("'")[0]] += int(line.split()[1])
            is_call = False
    return counts


def part_of(name: str) -> str:
    """Return the part of the work that a function belongs to."""
    return next((part for part, pattern in PARTS.items() if re.search(pattern, name)), OTHER)


def short(name: str) -> str:
    """Return a function's name as its source has it."""
    return re.sub(r"^CPyDef_klubovna___(games___\w+?___)?", "", name).replace("___", ".")


def main(id: str) -> None:
    """Play the games that are counted; print how many decisions they had."""
    from klubovna.core.game import title
    from klubovna.core.luck import dice

    game, decisions = title(id), 0
    for number in range(GAMES):
        state = game.new(game.seats[1], seed=number)
        decisions += state.playout(dice(number)) + state.forced
    print(decisions)


if __name__ == "__main__":
    main(sys.argv[1])
