"""The command `klubovna`."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from io import TextIOWrapper
from typing import Annotated, TextIO

import cyclopts
from cyclopts import App, Parameter

import klubovna
from klubovna.cli import benching, components, records, shelf, simulating
from klubovna.cli.desk import BadInput, Desk, shown
from klubovna.components import ComponentError
from klubovna.core.game import titles
from klubovna.core.notation import NotationError
from klubovna.core.record import RecordError
from klubovna.simulate import Job
from klubovna.words import Words, language

WRONG = 2
INTERRUPTED = 130
CLOSED_PIPE = 141
LONGEST = 1000  # characters of a message

app = App(
    name="klubovna",
    help="A clubhouse for board games. Without a command: opens it in the browser, like `play`.",
    version=klubovna.__version__,
    result_action="return_value",
    exit_on_error=False,
    print_error=False,
    suppress_keyboard_interrupt=False,
)
components_app = App(name="components", help="Your own cards and tiles.")
app.command(components_app)
bench_app = App(name="bench", help="How fast it runs here.")
app.command(bench_app)

Lang = Annotated[str | None, Parameter("--lang", help="cs or en; else as your locale says")]
AsJson = Annotated[bool, Parameter("--json", negative=(), help="print one JSON document")]
Settings = Annotated[
    list[str] | None,
    Parameter("--set", consume_multiple=True, negative=(), help="an option of the game: id=value"),
]
Components = Annotated[str | None, Parameter("--components", help="a component file of your own")]
Bots = Annotated[str | None, Parameter("--bots", help="kinds of bots, as in greedy,random")]


@app.default
@app.command
def play(
    *,
    host: str = "127.0.0.1",
    port: int | None = None,
    database: str | None = None,
    no_browser: Annotated[bool, Parameter(negative=())] = False,
    name: Annotated[list[str] | None, Parameter(negative=())] = None,
    log: str | None = None,
    pace: Annotated[float, Parameter(show=False)] = 0.8,
    lang: Lang = None,
) -> None:
    """Open the clubhouse: tables in the browser, against bots and with friends.

    Parameters
    ----------
    host
        Where to listen; 0.0.0.0 lets in everybody in your network.
    port
        The port; 7110 or a free one near it if left out.
    database
        A SQLite file, or an address such as postgresql://user@computer/klubovna.
        The variable KLUBOVNA_DATABASE says it too; else it is a file among your data.
    no_browser
        Don't open the browser.
    name
        A name under which others reach this computer, such as klubovna.example.
    log
        A file to write a log to, one JSON object a line.
    pace
        Seconds that a bot takes for a pick, at least.
    """
    from klubovna.cli import playing  # only this command needs the server's machinery

    playing.run(
        Desk(lang), playing.PlayWish(host, port, database, no_browser, tuple(name or ()), log, pace)
    )


@app.command
def games(*, json: AsJson = False, lang: Lang = None) -> None:
    """List the games: titles, seats, options, version of the rules."""
    shelf.show_games(Desk(lang), json)


@app.command
def simulate(
    game: str,
    /,
    *,
    players: int | None = None,
    games: int = 1000,
    bots: Bots = None,
    seed: int = 0,
    workers: int = 1,
    set: Settings = None,
    components: Components = None,
    json: AsJson = False,
    lang: Lang = None,
) -> None:
    """Let bots play many games, and sum up what came out.

    Parameters
    ----------
    game
        Id of the game, as `klubovna games` lists it.
    players
        Number of players; as many as the game seats if left out.
    games
        Number of games.
    seed
        Equal seeds give equal games.
    workers
        Number of processes.
    """
    desk = Desk(lang)
    title = desk.game(game)
    seats = desk.players(title, title.seats[1] if players is None else players)
    desk.within("--games", games, 1, simulating.MOST_GAMES)
    desk.within("--workers", workers, 1, simulating.MOST_WORKERS)
    job = Job(
        title.id,
        seats,
        games,
        desk.seed(seed),
        desk.bots(bots or "random", seats),
        tuple(desk.settings(title, set or (), seats).items()),
        components,
    )
    title.box(components)  # a bad file is told before the first game
    simulating.run(desk, job, workers, json)


@app.command
def table(
    game: str | None = None,
    /,
    *,
    players: int | None = None,
    people: Annotated[int | None, Parameter(("--people", "--hotseat"))] = None,
    bots: Bots = None,
    seed: int | None = None,
    load: str | None = None,
    save: str | None = None,
    set: Settings = None,
    components: Components = None,
    lang: Lang = None,
) -> None:
    """Play at a table in the terminal.

    Parameters
    ----------
    game
        Id of the game; fort if left out.
    players
        Number of players, bots included.
    people
        Number of people at this screen; the others are bots.
    seed
        Plays a game that anybody can repeat; else the luck is sealed.
    load
        A record to go on with.
    save
        The file to write the record to.
    """
    from klubovna.cli import tables  # only this command needs the terminal's machinery

    wish = tables.TableWish(game, players, people, bots, seed, load, save, set or [], components)
    tables.run(Desk(lang), wish)


@app.command
def replay(
    file: str, /, *, components: Components = None, json: AsJson = False, lang: Lang = None
) -> None:
    """Tell the game of a record from the first pick to the last."""
    records.replay(Desk(lang), file, components, json)


@app.command
def show(
    file: str,
    /,
    *,
    at: int | None = None,
    seat: str | None = None,
    components: Components = None,
    lang: Lang = None,
) -> None:
    """Show what a record is about, or one of its positions.

    Parameters
    ----------
    at
        Show the position after so many picks, as a board and in notation.
    seat
        Draw the board as this seat sees it: its number or name.
    """
    records.show(Desk(lang), file, components, at, seat)


@app.command
def verify(
    file: str, /, *, components: Components = None, json: AsJson = False, lang: Lang = None
) -> None:
    """Check the luck, the moves and the result of a record."""
    records.verify(Desk(lang), file, components, json)


@components_app.command
def check(file: str, /, *, game: str | None = None, lang: Lang = None) -> None:
    """Check whether a component file is complete and playable."""
    components.check(Desk(lang), file, game)


@bench_app.default
def bench(*games: str, profile: bool = False, json: AsJson = False, lang: Lang = None) -> None:
    """Measure how fast the rules run here, compiled and interpreted.

    Parameters
    ----------
    profile
        Count instead where the instructions go; needs Valgrind.
    """
    desk = Desk(lang)
    chosen = [desk.game(id) for id in games or titles()]
    if profile:
        benching.run_profile(desk, chosen, json)
    else:
        benching.run(desk, chosen, json)


@bench_app.command(name="server")
def bench_server(*, folder: str = ".", json: AsJson = False, lang: Lang = None) -> None:
    """Measure how fast the clubhouse is here: moves from a socket to the disk to four sockets.

    Parameters
    ----------
    folder
        Where to write, to measure its disk; the current folder if left out.
    """
    benching.run_server(Desk(lang), folder, json)


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command; return its exit status."""
    try:
        _bear_any_letter(sys.stdout)
        app(_lang_last(list(sys.argv[1:] if arguments is None else arguments)))
        sys.stdout.flush()
    except cyclopts.CycloptsError as error:
        return _wrong(_parse_error(error))
    except (BadInput, ComponentError, NotationError, RecordError) as error:
        return _wrong(str(error))
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        # What is still buffered must not fail once more when Python leaves.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return CLOSED_PIPE
    return 0


def _bear_any_letter(stream: TextIO) -> None:
    """Print a question mark for what the encoding of a terminal lacks, rather than fail."""
    if isinstance(stream, TextIOWrapper) and stream.errors == "strict":
        stream.reconfigure(errors="replace")


def _lang_last(arguments: list[str]) -> list[str]:
    """Let the language stand before the command as well as after it."""
    if not arguments or arguments[0].partition("=")[0] != "--lang":
        return arguments
    size = 1 if "=" in arguments[0] else 2
    return arguments[size:] + arguments[:size]


def _wrong(why: str) -> int:
    print("klubovna: " + shown(" ".join(why.split()), LONGEST), file=sys.stderr)
    return WRONG


def _parse_error(error: cyclopts.CycloptsError) -> str:
    """Say what could not be read, and where to find what can."""
    words = Words(None, language())
    command = " ".join(("klubovna", *(error.command_chain or ())))
    if isinstance(error, cyclopts.UnusedCliTokensError) and not error.command_chain:
        known = ", ".join(name for name in app if not name.startswith("-"))
        token = (error.unused_tokens or [""])[0]
        return words.text("bad-command", name=shown(token), known=known)
    return f"{error} {words.text('bad-see', help=f'{command} --help')}"
