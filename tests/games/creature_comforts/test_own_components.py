"""A corrected or own component file is played as it is."""

from __future__ import annotations

from pathlib import Path

import pytest

from klubovna.components import ComponentError
from klubovna.core.history import History
from klubovna.core.luck import dice
from klubovna.core.record import Record, RecordError
from klubovna.games.creature_comforts import GAME
from klubovna.games.creature_comforts.box import reader
from klubovna.games.creature_comforts.state import Comforts
from tests.games.creature_comforts import stories

STANDARD = Path(reader.__file__).with_name("cards.toml")


def written(folder: Path, *changes: tuple[str, str]) -> str:
    """Write the standard file with changes; return its path."""
    text = STANDARD.read_text("utf-8")
    for old, new in changes:
        assert old in text
        text = text.replace(old, new)
    path = folder / "mine.toml"
    path.write_text(text, "utf-8")
    return str(path)


@pytest.fixture
def corrected(tmp_path: Path) -> str:
    """Return a file in which the third cottage is worth four, and each story three."""
    return written(tmp_path, ("spots = [1, 2, 2, 3]\nstory = 2", "spots = [1, 2, 4, 1]\nstory = 3"))


@pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
def test_a_corrected_file_is_played(corrected: str, players: int) -> None:
    g = GAME.new(players=players, seed=5, components=corrected)

    assert g.playout(dice(1)) > 0
    assert g.is_over
    assert g.box.digest != reader.load().digest


def test_new_points_are_counted(corrected: str) -> None:
    sheets = []
    for components in (None, corrected):
        g = GAME.new(players=2, seed=1, components=components)
        g.players[0].built = [0, 1, 2]
        g.players[0].heap[7] = 2
        sheets.append(GAME.score_sheet(g)[0])

    printed, changed = sheets
    assert (printed["cottages"], printed["stories"]) == (5, 4)
    assert (changed["cottages"], changed["stories"]) == (7, 6)


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
    path = written(tmp_path, ("2 dice, sum at most 5", "2 dice, sum at most 50"))

    with pytest.raises(ComponentError, match=r"mine\.toml:\d+: .*must be from 2 to 12"):
        GAME.new(2, components=path)


def test_t04_literal_digits_are_a_setting(corrected: str) -> None:
    for components in (None, corrected):
        plain = GAME.new(2, seed=3, components=components)
        literal = GAME.new(2, seed=3, components=components, digits="literal")
        assert plain.box.valley[1].slots[1].requirement.values == (5, 6)
        assert literal.box.valley[1].slots[1].requirement.values == (3, 5)
        assert literal.box.digest == plain.box.digest


@pytest.mark.parametrize("players", [1, 2, 5])
def test_other_cards_are_played(tmp_path: Path, players: int) -> None:
    """More cards dealt and drawn, other dice, other offers, other storage, other places."""
    path = written(
        tmp_path,
        ("dealt = 3\nkept = 2\nlimit = 3", "dealt = 5\nkept = 3\nlimit = 4"),
        ("owl_draws = [2, 2, 1, 1, 1, 1]", "owl_draws = [1, 2, 3, 1, 1, 4]"),
        ('dice_1 = "1 die, at most 3"', 'dice_1 = "2 dice, at most 3"'),
        ('dice_2 = "2 dice, odd"', 'dice_2 = "4 dice, straight"'),
        ('row_1 = "1-3: 1 any > 1 wood, 5 times"', 'row_1 = "1-3: 2 any same > 3 any, 2 times"'),
        ("1 fruit + 1 mushroom > 1 story, 3 times", "1 comfort + 1 coin + 1 any > 1 story, once"),
        ("1 any different > 1 any same, die value in", "1 any > 1 any different, 4 times in"),
        ('stored = "2 wood"\nlimit = 0', 'stored = "1 wood + 1 coin"\nlimit = 2'),
        ('places = ["forest_1", "forest_2"]\nreward', 'places = ["meadow_1", "inn"]\nreward'),
        ('cost = "2 coin"', 'cost = "1 lesson + 1 story"'),
        ('reward = "2 fruit"', 'reward = "1 fruit + 2 any"'),
    )

    for seed in range(4):
        g = GAME.new(players, seed=seed, components=path)
        g.playout(dice(seed))
        assert g.is_over


# Arrows without a number: as often as you like.


def at_the_inn(monkeypatch: pytest.MonkeyPatch, file: str, text: str) -> Comforts:
    """Return the visit to a traveller of another file, with a die that shows 3."""
    monkeypatch.setattr(stories, "BOX", reader.load(file))
    return stories.visiting("inn", 3, text)


def test_an_arrow_without_a_number_has_no_end(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = written(tmp_path, ("1-3: 1 fruit > 1 any, die value", "1-3: 1 fruit > 1 any, any times"))
    g = at_the_inn(monkeypatch, file, "traveller: black_bear\nheap 0: 8 fruit")

    stories.play(g, "good/yarn" + " exchange good/yarn" * 7)

    assert stories.heap(g) == "8 yarn"


def test_one_exchange_without_a_number_takes_all_kinds(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = written(tmp_path, ("die value in one exchange", "any times in one exchange"))
    goods = "1 wood 1 stone 1 fruit 1 mushroom 1 yarn 1 grain"
    g = at_the_inn(monkeypatch, file, f"traveller: common_loon\nheap 0: {goods}")

    assert stories.offers(g, "count") == ["1", "2", "3", "4", "5", "6"]
