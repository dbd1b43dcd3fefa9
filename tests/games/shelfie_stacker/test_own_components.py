"""A corrected or own component file is played as it is."""

from __future__ import annotations

from pathlib import Path

import pytest

from klubovna.components import ComponentError
from klubovna.core.history import History
from klubovna.core.luck import dice
from klubovna.core.record import Record, RecordError
from klubovna.games.shelfie_stacker import GAME
from klubovna.games.shelfie_stacker.box import reader

STANDARD = Path(reader.__file__).with_name("cards.toml")


def written(folder: Path, old: str, new: str) -> str:
    """Write the standard file with a change; return its path."""
    text = STANDARD.read_text("utf-8")
    assert old in text
    path = folder / "mine.toml"
    path.write_text(text.replace(old, new), "utf-8")
    return str(path)


@pytest.fixture
def corrected(tmp_path: Path) -> str:
    """Return a file in which a die of shame costs three, and tall columns bring more."""
    return written(
        tmp_path,
        "fives = 6\nfours = 3\nthrees = 1\nshame = -2",
        "fives = 9\nfours = 5\nthrees = 1\nshame = -3",
    )


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_a_corrected_file_is_played(corrected: str, players: int) -> None:
    g = GAME.new(players=players, seed=5, components=corrected)

    assert g.playout(dice(1)) > 0
    assert g.is_over
    assert g.box.digest != reader.load().digest


def test_new_points_are_counted(corrected: str) -> None:
    position = "game: shelfie_stacker 1\nshelf 0: p1 p2 p3 p4 p5 | g1 g2 g3 g4\nshame 0: o1 o1\n"

    printed = GAME.score_sheet(GAME.position(position))[0]
    changed = GAME.score_sheet(GAME.position(position, components=corrected))[0]

    assert [printed[part] for part in ("fives", "fours", "shame")] == [6, 3, -4]
    assert [changed[part] for part in ("fives", "fours", "shame")] == [9, 5, -6]


def test_a_record_asks_for_its_components(corrected: str) -> None:
    """A record of a game with other components is only replayed with them."""
    history = History(GAME, GAME.new(2, 9, components=corrected, listen=True))
    seat = history.state.actors[0]
    history.pick(seat, history.state.legal_of(seat)[0])
    record = Record.parse(Record.of(history, ["Ada", "Ben"], "dice 9").text())

    with pytest.raises(RecordError, match="other components"):
        record.replay()
    replayed = record.replay(components=corrected)

    assert GAME.notation(replayed.state) == GAME.notation(history.state)


def test_a_wrong_file_says_its_line(tmp_path: Path) -> None:
    """One line tells what is wrong and where."""
    path = written(tmp_path, '"value = 3 or 4"', '"value = 3 or 9"')

    with pytest.raises(ComponentError, match=r'mine\.toml:\d+: .*"value" is never 9'):
        GAME.new(2, components=path)


def test_more_deliveries_and_other_cards_are_played(tmp_path: Path) -> None:
    """Six boxes for four, a cat that takes two, and a second card that waives a rule."""
    path = written(
        tmp_path, "dice_per_colour = 22\ndeliveries = 5", "dice_per_colour = 23\ndeliveries = 6"
    )
    text = Path(path).read_text("utf-8")
    text = text.replace("amount = -1", "amount = -2").replace('op = "rescue"', 'op = "reroll"')
    text = text.replace('op = "take_back"', 'op = "waive"\nwaives = "number"')
    Path(path).write_text(text, "utf-8")

    for seed in range(6):
        g = GAME.new(4, seed=seed, components=path, cards="private_draft")
        g.playout(dice(seed))
        assert g.is_over and len(g.deliveries) == 6
