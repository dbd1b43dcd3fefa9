"""Sets the project up: .venv, the locked packages, klubovna itself, the compiled rules, the page.

`setup.py play` does only what playing needs: it installs less, and leaves the rules to be compiled
while the first game is played. Each step is skipped when nothing it depends on has changed. An
interrupted run is repaired by the next one. Needs nothing but Python, goes without a C compiler.
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
LOCKS = ROOT / "requirements"

BUSY = "busy"


def main(arguments: list[str]) -> None:
    if arguments not in ([], ["play"]):
        sys.exit("setup: say: setup.py, or setup.py play")
    for module in ("venv", "ensurepip"):
        if find_spec(module) is None:
            sys.exit(f"This Python lacks its module {module}; on Debian: apt install python3-venv")
    os.chdir(ROOT)
    with one_at_a_time():
        create_venv()
        install_packages("play" if arguments else "dev")
        install_project()
        if arguments:
            make_ready_to_play()
        else:
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


def install_packages(name: str) -> None:
    """Install one of the locks; all that is in play.txt is in dev.txt, too."""
    if name == "play" and read_stamps().get("dev") == key_of((LOCKS / "dev.txt",)):
        return
    lock = LOCKS / f"{name}.txt"
    with step(name, lock) as is_due:
        if is_due:
            packages = sum("==" in line for line in lock.read_text("utf-8").splitlines())
            say(f"installing {packages} locked packages")
            install_uv()
            install("--require-hashes", "--no-deps", "-r", str(lock))


def install_uv() -> None:
    """Get a program that installs in a tenth of the time that pip takes."""
    with step("uv", LOCKS / "uv.txt") as is_due:
        if is_due:
            pip("--require-hashes", "--no-deps", "-r", str(LOCKS / "uv.txt"))


def install_project() -> None:
    with step("project", ROOT / "pyproject.toml", ROOT / "hatch_build.py") as is_due:
        if is_due:
            say("installing klubovna, to be run from its sources")
            os.environ["HATCH_BUILD_NO_HOOKS"] = "1"  # what they do is done below
            install("--no-deps", "--no-build-isolation", "--editable", ".")


def install(*arguments: str) -> None:
    """Install with uv; or with pip, should it know a source of packages that uv doesn't."""
    uv = [str(BIN / "uv"), "-q", "pip", "install", "--compile-bytecode", "--python", str(PYTHON)]
    if subprocess.run([*uv, *arguments], check=False).returncode:
        say("uv failed, trying it with pip")
        pip(*arguments)


def make_ready_to_play() -> None:
    """Build the page; the rules are compiled when nobody waits any more."""
    subprocess.run([PYTHON, "scripts/page.py", "--quiet"], check=False)
    subprocess.run([PYTHON, "scripts/compile.py", "--behind"], check=False)


def compile_rules_and_build_page() -> None:
    """Do both at once, as neither keeps all processors busy; what the page says comes second.

    Each says itself what it does. The rules also work if they do not compile, and all but the page
    works without it.
    """
    page = [str(PYTHON), "scripts/page.py", "all", "--quiet"]
    with subprocess.Popen(page, stdout=subprocess.PIPE, stderr=subprocess.STDOUT) as building:
        subprocess.run([PYTHON, "scripts/compile.py", "--quiet"], check=False)
        said, _ = building.communicate()
    sys.stdout.buffer.write(said)
    sys.stdout.flush()


@contextmanager
def step(name: str, *inputs: Path) -> Iterator[bool]:
    """Whether the step is due. While it runs it is marked as busy, which no later run trusts."""
    key = key_of(inputs)
    if read_stamps().get(name) == key:
        yield False
        return
    write_stamp(name, BUSY)
    yield True
    write_stamp(name, key)


def key_of(inputs: tuple[Path, ...]) -> str:
    return hashlib.sha256(b"\0".join(path.read_bytes() for path in inputs)).hexdigest()


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
    run([str(PYTHON), "-m", "pip", "-qq", "--disable-pip-version-check", "install", *arguments])


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
        main(sys.argv[1:])
    except KeyboardInterrupt:
        sys.exit("setup: interrupted; the next run goes on")
