"""Bad input: one line that says what is wrong and what would be right, status 2, no traceback."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from klubovna.core.history import History
from klubovna.core.luck import Sealed, seal
from klubovna.core.record import Record
from klubovna.games._template import GAME
from tests.cli.conftest import Done, Run

BAD = [
    (["nonsense"], "there are: "),
    (["--nonsense"], "klubovna --help"),
    (["simulate"], "klubovna simulate --help"),
    (["simulate", "chess"], "there are: "),
    (["simulate", "mar\x1b[31mbles"], "mar·[31mbles"),
    (["simulate", "marbles", "extra"], "klubovna simulate --help"),
    (["simulate", "marbles", "--players", "9"], "from 1 to 4"),
    (["simulate", "marbles", "--players", "-1"], "from 1 to 4"),
    (["simulate", "marbles", "--players", "two"], "--players"),
    (["simulate", "marbles", "--games", "0"], "--games must be from 1"),
    (["simulate", "marbles", "--workers", "0"], "--workers must be from 1"),
    (["simulate", "marbles", "--seed", "9" * 30], "--seed must be from"),
    (["simulate", "marbles", "--seed", "x"], "--seed"),
    (["simulate", "marbles", "--bots", "chatty"], "there are: greedy, mcts, random"),
    (["simulate", "marbles", "--bots", "random,random,random,random,random"], "at most as many"),
    (["simulate", "marbles", "--set", "rounds=6"], "rounds=5, rounds=8"),
    (["simulate", "marbles", "--set", "rounds"], "rounds=5, rounds=8"),
    (["simulate", "marbles", "--set", "colour=red"], "there are: rounds"),
    (
        ["simulate", "shelfie_stacker", "--players", "1", "--set", "cards=shared_draft"],
        "cards=shared_draft is not for one player",
    ),
    (
        ["table", "shelfie_stacker", "--players", "1", "--set", "cards=private_draft"],
        "cards=private_draft is not for one player",
    ),
    (["simulate", "fort", "--components", "nowhere.toml"], "nowhere.toml"),
    (["games", "--lang", "tlh"], "there are: cs, en"),
    (["--lang", "tlh", "games"], "there are: cs, en"),
    (["--lang"], "klubovna --help"),
    (["table", "chess"], "there are: "),
    (["table", "marbles", "--people", "5"], "--people must be from 0 to 4"),
    (["table", "marbles", "--bots", "random", "--players", "9"], "from 1 to 4"),
    (["table", "--load", "nowhere.game"], "nowhere.game"),
    (["table", "marbles", "--load", "nowhere.game"], "GAME can't be given with --load"),
    (["table", "marbles"], "needs a terminal"),
    (["play", "extra"], "klubovna play --help"),
    (["play", "--port", "0"], "--port must be from 1 to 65535"),
    (["play", "--port", "65536"], "--port must be from 1 to 65535"),
    (["--port", "eighty"], "--port"),
    (["play", "--host", "nowhere.invalid"], "nowhere.invalid can't be used"),
    (["play", "--host", "203.0.113.77"], "203.0.113.77 can't be used"),
    (["play", "--database", "mysql://me@there/x"], "there are: sqlite, postgresql"),
    (["play", "--database", "://"], "there are: sqlite, postgresql"),
    (["play", "--database", "/dev/null/club.sqlite"], "/dev/null/club.sqlite can't be opened"),
    (["play", "--database", "."], "can't be opened"),
    (["play", "--database", __file__], "file is not a database"),
    (["play", "--database", "x.sqlite", "--pace", "-1"], "--pace must be from 0 to 60"),
    (["play", "--lang", "tlh"], "there are: cs, en"),
    (["replay"], "klubovna replay --help"),
    (["replay", "nowhere.game"], "nowhere.game: No such file"),
    (["replay", "."], "Is a directory"),
    (["show", "nowhere.game"], "No such file"),
    (["verify", "nowhere.game"], "No such file"),
    (["components", "check", "nowhere.toml"], "nowhere.toml"),
    (["components", "check", "nowhere.toml", "--game", "marbles"], "no component file"),
    (["components", "nonsense"], "klubovna components"),
    (["bench", "chess"], "there are: "),
]


def is_one_line(done: Done) -> bool:
    """Tell whether a command failed as it should."""
    is_line = done.err.startswith("klubovna: ") and done.err.count("\n") == 1
    return done.status == 2 and is_line and done.out == ""


@pytest.mark.parametrize(("arguments", "hint"), BAD, ids=[" ".join(a)[:40] for a, _ in BAD])
def test_bad_arguments(run: Run, arguments: list[str], hint: str) -> None:
    """Whatever was typed wrong is told in one line."""
    done = run(*arguments)
    assert is_one_line(done)
    assert hint in done.err


HOSTILE = {
    "empty": b"",
    "binary": bytes(range(256)) * 20,
    "cut": b"klubovna-record 1\ngame marbles 1\n",
    "no end of line": b"klubovna-record 1",
    "one long line": b"klubovna-record 1\n" + b"x" * 100_000 + b"\n",
    "huge": b"#\n" * 3_000_000,
    "orders to the terminal": b"klubovna-record 1\n\x1b]0;owned\x07\n",
    "other game": b"klubovna-record 1\ngame chess 1\nsettings\nseat A\nluck dice 1\nstart\nopen\n",
    "too many seats": b"klubovna-record 1\ngame marbles 1\nsettings\n"
    + b"seat A\n" * 19
    + b"luck dice 1\nstart\nopen\n",
    "no seats": b"klubovna-record 1\ngame marbles 1\nsettings\nluck dice 1\nstart\nopen\n",
    "other rules": b"klubovna-record 1\ngame marbles 99\nsettings\nseat A\nseat B\nluck dice 1\n"
    b"start\nopen\n",
    "bad setting": b"klubovna-record 1\ngame marbles 1\nsettings rounds=7\nseat A\nseat B\n"
    b"luck dice 1\nstart\nopen\n",
    "bad pick": b"klubovna-record 1\ngame marbles 1\nsettings\nseat A\nseat B\nluck dice 1\nstart\n"
    b"0 shoot 99999999999 hand/9\nopen\n",
    "bad seat": b"klubovna-record 1\ngame marbles 1\nsettings\nseat A\nseat B\nluck dice 1\nstart\n"
    b"77 shoot 1 hand/1\nopen\n",
}


@pytest.mark.parametrize("command", ["replay", "show", "verify", "table --load"])
@pytest.mark.parametrize("content", HOSTILE.values(), ids=HOSTILE)
def test_hostile_records(run: Run, tmp_path: Path, command: str, content: bytes) -> None:
    """A broken or hostile file is refused at once."""
    path = tmp_path / "hostile.game"
    path.write_bytes(content)
    start = time.monotonic()
    done = run(*command.split(), path)
    assert is_one_line(done)
    assert "\x1b" not in done.err and len(done.err) < 1100
    assert time.monotonic() - start < 30


def test_verify_finds_every_lie(run: Run, record: Path) -> None:
    """Luck, moves and the result: whichever was changed."""
    honest = record.read_text()
    lies = [
        honest.replace("luck dice 5", "luck dice 6"),
        honest.replace("end scores ", "end scores 1"),
        honest.replace(" ~ ", " ~ 1", 1),
    ]
    for lie in lies:
        record.write_text(lie)
        assert lie != honest
        assert is_one_line(run("verify", record))


def test_positions_out_of_reach(run: Run, record: Path) -> None:
    """There is no position after more picks than there were, and no fourth seat of three."""
    assert "--at must be from 0 to" in run("show", record, "--at", 9999).err
    assert is_one_line(run("show", record, "--at", -1))
    assert "1 (Ben)" in run("show", record, "--seat", 3).err
    assert is_one_line(run("show", record, "--seat", "Zed"))


def test_a_finished_game_can_not_go_on(run: Run, record: Path) -> None:
    """It can be replayed instead."""
    assert "klubovna replay" in run("table", "--load", record).err


def test_a_game_of_secret_luck_can_not_go_on(run: Run, tmp_path: Path) -> None:
    """Its next draw is not known here; what was played can be replayed."""
    secret = bytes(range(32))
    history = History(GAME, GAME.start(2, Sealed(secret, 0), GAME.chosen({}), listen=True))
    path = tmp_path / "secret.game"
    Record.of(history, ["Ada", "Ben"], f"sealed {seal(secret)}").save(path)
    done = run("table", "--load", path)
    assert is_one_line(done)
    assert "secret" in done.err and "klubovna replay" in done.err
    assert run("replay", path).status == 0


def test_names_are_no_markup_and_no_orders(run: Run, record: Path) -> None:
    """Names of players come from a file, so they are only ever shown."""
    record.write_text(record.read_text().replace("seat Cyd", "seat [/]\x1b[31mCyd[red]"))
    out = run("replay", record).out
    assert "[/]·[31mCyd[red]" in out and "\x1b" not in out


def test_components_name_the_line(run: Run, tmp_path: Path) -> None:
    """A mistake in a component file is told with its line."""
    path = tmp_path / "mine.toml"
    path.write_text("# mine\n[[suit]\n")
    done = run("components", "check", path)
    assert is_one_line(done)
    assert "mine.toml:2: " in done.err


def klubovna(*arguments: str) -> list[str]:
    return [sys.executable, "-m", "klubovna", *arguments]


def test_a_closed_pipe_is_no_error_of_ours(record: Path) -> None:
    """`klubovna … | head` prints no traceback."""
    reader, writer = os.pipe()
    os.close(reader)
    for arguments in (["games"], ["games", "--json"]):
        done = subprocess.run(klubovna(*arguments), stdout=writer, stderr=subprocess.PIPE)
        assert done.stderr == b""
    os.close(writer)


def test_letters_that_a_terminal_lacks() -> None:
    """They become question marks for people; JSON loses none."""
    environ = {**os.environ, "PYTHONIOENCODING": "ascii"}
    shown, document = (
        subprocess.run(klubovna("games", "--lang", "cs", *more), env=environ, capture_output=True)
        for more in ([], ["--json"])
    )
    assert (shown.returncode, shown.stderr) == (0, b"")
    assert b"n?zev" in shown.stdout
    assert json.loads(document.stdout)


# The command, which tells on a pipe when the games begin.
SIMULATE = """
import os, sys
from klubovna import cli
from klubovna.cli import simulating

def simulate(*job):
    os.write(1, b"now")
    os.close(1)
    return original(*job)

original, simulating.simulate = simulating.simulate, simulate
sys.exit(cli.main(sys.argv[1:]))
"""


@pytest.mark.parametrize("workers", ["1", "2"])
@pytest.mark.parametrize("moment", [0.0, 0.02, 1.0])
def test_control_c_is_quiet(workers: str, moment: float) -> None:
    """Ctrl-C ends a long simulation without a word, be it among the first things that happen."""
    command = [sys.executable, "-c", SIMULATE]
    command += ["simulate", "fort", "--games", "1000000", "--workers", workers]
    # A shell that runs tests in the background may have told its children to ignore Ctrl-C.
    with subprocess.Popen(
        command,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        start_new_session=True,
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.default_int_handler),
    ) as child:
        assert child.stdout is not None and child.stdout.read(3) == b"now"
        time.sleep(moment)
        os.killpg(child.pid, signal.SIGINT)
        out, err = child.communicate(timeout=60)
    assert (child.returncode, out, err) == (130, b"", b"")
