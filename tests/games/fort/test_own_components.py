"""A corrected or own component file is played as it is."""

from __future__ import annotations

from pathlib import Path

import pytest

from klubovna.components import ComponentError
from klubovna.core.history import History
from klubovna.core.luck import dice
from klubovna.core.record import Record, RecordError
from klubovna.games.fort import GAME
from klubovna.games.fort.box import reader

STANDARD = Path(reader.__file__).with_name("cards.toml")


@pytest.fixture
def corrected(tmp_path: Path) -> str:
    """Return a file in which the second level costs two toys and nothing else."""
    text = STANDARD.read_text("utf-8")
    printed = "level = 2\ncost = { toys = 1, pizza = 1, any = 1 }"
    assert printed in text
    path = tmp_path / "mine.toml"
    path.write_text(
        text.replace(printed, "level = 2\ncost = { toys = 2, pizza = 0, any = 0 }"), "utf-8"
    )
    return str(path)


def test_a_corrected_file_is_played(corrected: str) -> None:
    """The new cost is what has to be paid."""
    box = reader.load(corrected)
    assert [box.levels[2].toys, box.levels[2].pizza, box.levels[2].any] == [2, 0, 0]
    assert box.digest != reader.load().digest

    g = GAME.new(players=3, seed=5, components=corrected)
    assert g.playout(dice(1)) > 0
    assert g.is_over


def test_a_record_asks_for_its_components(corrected: str) -> None:
    """A record of a game with other components is only replayed with them."""
    history = History(GAME, GAME.new(2, 9, components=corrected, listen=True))
    history.pick(history.state.actor, history.state.legal[0])
    record = Record.parse(Record.of(history, ["Ada", "Ben"], "dice 9").text())

    with pytest.raises(RecordError, match="other components"):
        record.replay()
    replayed = record.replay(components=corrected)

    assert GAME.notation(replayed.state) == GAME.notation(history.state)


def test_a_position_can_be_laid_out_with_own_components(corrected: str) -> None:
    """Notation says nothing of costs; the file does."""
    g = GAME.position(
        "game: fort 1\nplayer 0: level=1 stash=2/0\nhand 0: captain\n", components=corrected
    )

    assert g.can_upgrade(0, 0)


def test_a_wrong_file_says_its_line(tmp_path: Path) -> None:
    """One line tells what is wrong and where."""
    path = tmp_path / "wrong.toml"
    path.write_text(STANDARD.read_text("utf-8").replace('"toy x glue"', '"toy x gloo"', 1), "utf-8")

    with pytest.raises(ComponentError, match=r"wrong\.toml:\d+: .*gloo"):
        GAME.new(2, components=str(path))


def test_the_points_of_minimalism_are_those_of_the_file(tmp_path: Path) -> None:
    """Left alone, the setting means what is printed; set to 8, it means 8."""
    text = STANDARD.read_text("utf-8")
    printed = 'form = "fort_level"\nlevel = 2\npoints = 2'
    assert printed in text
    path = tmp_path / "mine.toml"
    path.write_text(text.replace(printed, printed[:-1] + "5"), "utf-8")
    position = "player 0: level=2 rule=minimalism perk=diy\n"

    corrected = GAME.position(f"game: fort 1\n{position}", components=str(path))
    english = GAME.position(f"game: fort 1\nsettings: minimalism_points=8\n{position}")

    assert GAME.score_sheet(corrected)[0]["made_up_rule"] == 5
    assert GAME.score_sheet(english)[0]["made_up_rule"] == 8
