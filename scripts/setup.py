"""Sets the project up: .venv, the locked packages, klubovna itself, the compiled rules, the page.

Each step is skipped when nothing it depends on has changed. An interrupted run is repaired by the
next one. Needs nothing but Python, and goes without a C compiler.
"""

import sys

if sys.version_info < (3, 11):
    sys.exit(
        "Klubovna needs Python 3.11 or newer, this is {}.{}. "
        "Try: make setup PYTHON=python3.12".format(*sys.version_info)
    )

import hashlib
import json
import os
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
VENV = ROOT / ".venv"
BIN = VENV / ("Scripts" if os.name == "nt" else "bin")
PYTHON = BIN / "python"
STAMPS = VENV / "setup.json"
LOCK = ROOT / "requirements" / "dev.txt"

BUSY = "busy"


def main() -> None:
    for module in ("venv", "ensurepip"):
        if find_spec(module) is None:
            sys.exit(f"This Python lacks its module {module}; on Debian: apt install python3-venv")
    os.chdir(ROOT)
    with one_at_a_time():
        create_venv()
        install_packages()
        install_project()
        compile_rules_and_build_page()


def create_venv() -> None:
    key = f"{sys.version} {sys.base_prefix} {VENV}"
    stamps = read_stamps()
    if stamps.get("venv") == key and PYTHON.exists() and BUSY not in stamps.values():
        return
    say("creating .venv")
    shutil.rmtree(VENV, ignore_errors=True)
    run([sys.executable, "-m", "venv", str(VENV)])
    write_stamp("venv", key)


def install_packages() -> None:
    with step("packages", LOCK) as is_due:
        if is_due:
            packages = sum("==" in line for line in LOCK.read_text("utf-8").splitlines())
            say(f"installing {packages} locked packages")
            pip("install", "--require-hashes", "--no-deps", "-r", str(LOCK))


def install_project() -> None:
    with step("project", ROOT / "pyproject.toml", ROOT / "hatch_build.py") as is_due:
        if is_due:
            say("installing klubovna, to be run from its sources")
            os.environ["HATCH_BUILD_NO_HOOKS"] = "1"  # what they do is done below
            pip("install", "--no-deps", "--no-build-isolation", "--editable", ".")


def compile_rules_and_build_page() -> None:
    """Do both at once, as neither keeps all processors busy; what the page says comes second.

    Each says itself what it does. The rules also work if they do not compile, and all but the page
    works without it.
    """
    page = [str(PYTHON), "scripts/page.py", "--quiet"]
    with subprocess.Popen(page, stdout=subprocess.PIPE, stderr=subprocess.STDOUT) as building:
        subprocess.run([PYTHON, "scripts/compile.py", "--quiet"], check=False)
        said, _ = building.communicate()
    sys.stdout.buffer.write(said)
    sys.stdout.flush()


@contextmanager
def step(name: str, *inputs: Path) -> Iterator[bool]:
    """Whether the step is due. While it runs it is marked as busy, which no later run trusts."""
    key = hashlib.sha256(b"\0".join(path.read_bytes() for path in inputs)).hexdigest()
    if read_stamps().get(name) == key:
        yield False
        return
    write_stamp(name, BUSY)
    yield True
    write_stamp(name, key)


def read_stamps() -> dict[str, str]:
    try:
        return dict(json.loads(STAMPS.read_text("utf-8")))
    except (OSError, ValueError):
        return {}


def write_stamp(name: str, key: str) -> None:
    fresh = STAMPS.with_suffix(".new")
    fresh.write_text(json.dumps({**read_stamps(), name: key}), "utf-8")
    fresh.replace(STAMPS)


def pip(*arguments: str) -> None:
    run([str(PYTHON), "-m", "pip", "-qq", "--disable-pip-version-check", *arguments])


def run(command: list[str]) -> None:
    done = subprocess.run(command, check=False)
    if done.returncode:
        sys.exit(f"setup: failed: {' '.join(command)}")


@contextmanager
def one_at_a_time() -> Iterator[None]:
    """Two set-ups started together do not trip over each other."""
    try:
        import fcntl
    except ImportError:  # Windows
        yield
        return
    folder = ROOT / "build"
    folder.mkdir(exist_ok=True)
    with (folder / "setup.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def say(what: str) -> None:
    print(f"setup: {what}", flush=True)


if __name__ == "__main__":
    try:
        main()
    except KeyboardInterrupt:
        sys.exit("setup: interrupted; the next run goes on")
