"""`make bench-peers`: how fast the rules are beside those of other projects, in one run.

The peers live in an environment of their own, build/peers, out of requirements/peers.txt. Everybody
is measured in a process of its own, by processor time, in rounds of all after each other, so that
a busy machine slows all alike; the median of the rounds counts. Ratios are to catanatron.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import venv
from pathlib import Path
from statistics import median

from klubovna.core.game import titles
from scripts import setup

ROOT = Path(__file__).resolve().parents[2]
LOCK = ROOT / "requirements" / "peers.txt"
PEERS = ROOT / "build" / "peers"
PYTHON = PEERS / setup.BIN.name / setup.PYTHON.name
FIELD = Path(__file__).with_name("field.py")

ROUNDS = 5
YARDSTICK = "catanatron"

Figures = dict[str, dict[str, float]]  # name -> what was measured


def main(arguments: list[str]) -> int:
    """Install the peers, measure all, print the medians."""
    parser = argparse.ArgumentParser("bench_peers", description=__doc__)
    parser.add_argument("--rounds", type=int, default=ROUNDS)
    parser.add_argument("--json", type=Path, help="write all figures into this file")
    wanted = parser.parse_args(arguments)
    install()
    rounds = [one_round(number, wanted.rounds) for number in range(wanted.rounds)]
    found = medians(rounds)
    print(report(found))
    if wanted.json:
        wanted.json.write_text(json.dumps(found, indent=1) + "\n", "utf-8")
    return 0


def install() -> None:
    """Bring the locked peers into their environment, if they are not there yet."""
    with setup.one_at_a_time(), setup.step("peers", LOCK) as is_due:
        if is_due or not PYTHON.exists():
            print("peers: installing locked packages", flush=True)
            venv.create(PEERS, clear=True, with_pip=True)
            packages = ["--require-hashes", "--no-deps", "-r", str(LOCK)]
            uv = [str(setup.BIN / "uv"), "-q", "pip", "install", "--python", str(PYTHON), *packages]
            if subprocess.run(uv, check=False).returncode:
                pip = [str(PYTHON), "-m", "pip", "-qq", "install", *packages]
                subprocess.run(pip, check=True)


def one_round(number: int, rounds: int) -> Figures:
    """Measure everybody once."""
    found = measured(PYTHON, str(FIELD))
    for game in titles():
        found |= measured(Path(sys.executable), "-m", "klubovna.bench", game)
    print(f"peers: round {number + 1} of {rounds}", flush=True)
    return found


def measured(python: Path, *arguments: str) -> Figures:
    """Run a measurement that prints JSON."""
    environ = {key: value for key, value in os.environ.items() if key != "KLUBOVNA_INTERPRETED"}
    done = subprocess.run(
        [str(python), *arguments], cwd=ROOT, env=environ, stdout=subprocess.PIPE, check=True
    )
    found: Figures = json.loads(done.stdout)
    return found


def medians(rounds: list[Figures]) -> Figures:
    """Return the median of every figure."""
    return {
        name: {key: median(each[name][key] for each in rounds) for key in figures}
        for name, figures in rounds[0].items()
    }


def report(found: Figures) -> str:
    """Write a table: decisions and clones, and how they compare with the yardstick's."""
    yardstick = found[YARDSTICK]
    lines = [f"{'':24}{'decisions/s':>12}{'ratio':>8}{'clone µs':>10}{'ratio':>9}"]
    for name, figures in found.items():
        speed, clone = figures["decisions_per_second"], figures["clone_us"]
        lines.append(
            f"{name:24}{speed:12,.0f}{speed / yardstick['decisions_per_second']:8.1f}"
            f"{clone:10.2f}{shrunk(clone / yardstick['clone_us']):>9}"
        )
    return "\n".join(lines)


def shrunk(part: float) -> str:
    """Write a ratio below one as a fraction."""
    return f"1/{1 / part:.1f}" if part < 1 else f"{part:.1f}"


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
