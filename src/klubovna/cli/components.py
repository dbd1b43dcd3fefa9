"""`klubovna components check`: is somebody's own component file complete and playable?"""

from __future__ import annotations

import re
from typing import Any

from rich.table import Table
from rich.text import Text

from klubovna.cli.desk import BadInput, Desk, console
from klubovna.components import ComponentError
from klubovna.core.game import Game, titles
from klubovna.core.luck import dice

GAMES_A_TABLE = 5
MOST_PICKS = 50_000


def check(desk: Desk, path: str, id: str | None) -> None:
    """Load the file, play a few games with it, and say how it went."""
    game = desk.game(id) if id else _game_of(desk, path)
    box = game.box(path)
    if box is None:
        desk.bad("bad-no-components", id=game.id)
    least, most = game.seats
    games = sum(_play(desk, game, path, players) for players in range(least, most + 1))
    words = desk.words
    screen = console()
    title = desk.words_of(game, path).title()
    screen.print(Text.assemble((title, "bold"), f"  {words.text('components-good')}"))
    screen.print()
    screen.print(_facts(desk, game, box, games))


def _game_of(desk: Desk, path: str) -> Game:
    """Find the game that the file belongs to: it loads there, or is understood furthest."""
    errors: list[tuple[int, ComponentError]] = []
    for game in titles().values():
        if game.box(None) is None:
            continue
        try:
            game.box(path)
        except ComponentError as error:
            errors.append((_line(error), error))
        else:
            return game
    if not errors:
        desk.bad("bad-no-components", id=", ".join(titles()))
    raise max(errors, key=lambda pair: pair[0])[1]


def _line(error: ComponentError) -> int:
    found = re.search(r":(\d+): ", str(error))
    return int(found[1]) if found else 0


def _play(desk: Desk, game: Game, path: str, players: int) -> int:
    """Play a few random games, with a bound: cards of one's own may never let a game end."""
    for seed in range(GAMES_A_TABLE):
        try:
            picks = _picks(game, path, players, seed)
        except Exception as error:
            why = str(error) or type(error).__name__
            raise BadInput(desk.words.text("bad-play", players=players, why=why)) from error
        if picks == MOST_PICKS:
            desk.bad("bad-endless", players=players, picks=picks)
    return GAMES_A_TABLE


def _picks(game: Game, path: str, players: int, seed: int) -> int:
    state, luck, picks = game.new(players, seed, components=path), dice(seed), 0
    while not state.is_over and picks < MOST_PICKS:
        state.choose(state.legal[luck.below(len(state.legal))])
        picks += 1
    game.scores(state)
    return picks


def _facts(desk: Desk, game: Game, box: Any, games: int) -> Table:
    words = desk.words
    grid = Table.grid(padding=(0, 3))
    grid.add_column(style="dim", no_wrap=True)
    grid.add_row(words.text("components-played"), words.text("components-games", games=games))
    for kind, count in game.provenance(box).items():
        grid.add_row(words.text(f"provenance-{kind}"), words.text("facts", facts=count))
    return grid
