"""Builds the docs site in build/docs/site: installs what that takes, gathers, builds, checks links.

A warning or a broken link is an error. Once the packages are there, no network is needed.
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from scripts import setup
from scripts.docs.check import site_faults
from scripts.docs.gather import DocsError, Gathering, decision_pages
from scripts.docs.places import DOCS, ROOT

LOCK = ROOT / "requirements" / "docs.txt"
BUILD = ROOT / "build" / "docs"
CONFIG = "zensical.toml"
EVERY_DECISION = '"adr/*",'


def main() -> int:
    """Build the site, or say in a line or two why not."""
    try:
        install()
        gather()
        build()
    except DocsError as error:
        print(f"docs: {error}", file=sys.stderr)
        return 1
    print(f"docs: built and checked, open {(BUILD / 'site' / 'index.html').relative_to(ROOT)}")
    return 0


def install() -> None:
    """Bring the locked packages into .venv, if they are not there yet."""
    with setup.one_at_a_time(), setup.step("docs", LOCK) as is_due:
        if is_due:
            print("docs: installing locked packages", flush=True)
            setup.install("--require-hashes", "--no-deps", "-r", str(LOCK))


def gather() -> None:
    """Write the pages, and the settings with every decision in their place."""
    Gathering(BUILD / "pages").gather()
    settings = (DOCS / CONFIG).read_text("utf-8")
    pages = "\n".join(f'      "adr/{path.name}",' for path in decision_pages())
    (BUILD / CONFIG).write_text(settings.replace(f"      {EVERY_DECISION}", pages), "utf-8")


def build() -> None:
    """Make the site of the pages and look at every link of it."""
    run([sys.executable, "-m", "zensical", "build", "--strict", "--clean"], BUILD)
    index = (BUILD / "site" / "search.json").read_text("utf-8")
    # The page asks for the same as a script when it was opened from the disk.
    (BUILD / "site" / "search.js").write_text(f"var __index = {index};\n", "utf-8")
    faults = list(site_faults((BUILD / "site").resolve()))
    if faults:
        raise DocsError("\n      ".join([f"{len(faults)} faults", *faults]))


def run(command: list[str], folder: Path = ROOT) -> None:
    """Run a command; what it says is shown only if it fails."""
    done = subprocess.run(command, cwd=folder, check=False, capture_output=True, text=True)
    if done.returncode:
        raise DocsError(f"failed: {' '.join(command)}\n{done.stdout}{done.stderr}")


if __name__ == "__main__":
    sys.exit(main())
