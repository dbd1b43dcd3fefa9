"""`klubovna games`: what stands on the shelf."""

from __future__ import annotations

from typing import Any

from rich.table import Table
from rich.text import Text

from klubovna.cli.desk import Desk, console, print_json
from klubovna.core.game import Game, titles
from klubovna.core.settings import Setting, write_value
from klubovna.words import Words


def show_games(desk: Desk, as_json: bool) -> None:
    """List all games."""
    if as_json:
        print_json([_json(game) for game in titles().values()])
        return
    table = Table(box=None, pad_edge=False, padding=(0, 3, 0, 0), header_style="dim")
    for key in ("shelf-id", "shelf-title", "shelf-seats", "shelf-rules", "shelf-options"):
        table.add_column(desk.words.text(key), no_wrap=key != "shelf-options")
    for game in titles().values():
        table.add_row(*_row(desk, game))
    console().print(table)


def _row(desk: Desk, game: Game) -> list[Text | str]:
    words = desk.words_of(game)
    options = [_option(s, words) for s in game.settings]
    title = Text(words.title(), style="bold")
    return [game.id, title, _span(*game.seats), str(game.version), "\n".join(options) or "–"]


def _span(least: int, most: int) -> str:
    return str(least) if least == most else f"{least}–{most}"


def _option(setting: Setting, words: Words) -> str:
    """Write a setting and its values, the default first; words are explained below it."""
    values = [setting.default, *(v for v in setting.allowed if v != setting.default)]
    line = f"{setting.id}={'|'.join(map(write_value, values))}  {words.setting(setting.id)}"
    if setting.at_table is not None:
        line += f" ({words.text('shelf-at-table', value=write_value(setting.at_table))})"
    if setting.players:
        line += f" ({words.text('shelf-players', players=_span(*setting.players))})"
    named = [_value(setting, value, words) for value in values if isinstance(value, str)]
    return "\n".join([line, *named])


def _value(setting: Setting, value: str, words: Words) -> str:
    """Write what a value is called, and whether it is not for who plays alone."""
    line = f"  {value}  {words.setting_value(setting.id, value)}"
    if value in setting.for_several:
        line += f" ({words.text('shelf-several')})"
    return line


def _json(game: Game) -> dict[str, Any]:
    return {
        "id": game.id,
        "version": game.version,
        "seats": list(game.seats),
        "options": {
            s.id: {
                "default": s.default,
                "at_table": s.usual(with_people=True),
                "allowed": list(s.allowed),
                "players": list(s.players or game.seats),
                "for_several": list(s.for_several),
            }
            for s in game.settings
        },
        "provenance": game.provenance(game.box(None)),
    }
