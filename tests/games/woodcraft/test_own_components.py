"""A corrected or own component file is played as it is."""

from __future__ import annotations

from pathlib import Path

import pytest

from klubovna.components import ComponentError
from klubovna.core.history import History
from klubovna.core.luck import dice
from klubovna.core.record import Record, RecordError
from klubovna.games.woodcraft import GAME
from klubovna.games.woodcraft.box import reader
from klubovna.games.woodcraft.pieces.numbers import BERRY, LANTERN

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
    """Return a file with more to start with, and better rewards for reputation and helpers."""
    return written(
        tmp_path,
        ("blueberries = 12\nlanterns = [1, 1, 1, 2]", "blueberries = 20\nlanterns = [3, 2, 2, 2]"),
        ("order_points = [1, 1, 1, 1,", "order_points = [0, 1, 1, 1,"),
        ('metric = "helpers"\nstep = 1\npoints = 2', 'metric = "helpers"\nstep = 1\npoints = 5'),
    )


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_a_corrected_file_is_played(corrected: str, players: int) -> None:
    g = GAME.new(players=players, seed=5, components=corrected)

    assert g.playout(dice(1)) > 0
    assert g.is_over
    assert g.box.digest != reader.load().digest


def test_new_values_are_used(corrected: str) -> None:
    printed, changed = [GAME.new(1, seed=1, components=file) for file in (None, corrected)]
    for good, before, after in ((BERRY, 12, 20), (LANTERN, 1, 3)):
        assert (printed.players[0].goods[good], changed.players[0].goods[good]) == (before, after)


def test_new_points_are_counted(corrected: str) -> None:
    sheets = []
    for components in (None, corrected):
        g = GAME.new(players=2, seed=1, components=components)
        g.players[0].done = [3, 4]
        g.players[0].helpers = [7, 8]
        g.players[0].commissions = [1]
        sheets.append(GAME.score_sheet(g)[0])

    printed, changed = sheets
    assert (printed["orders"], printed["commissions"]) == (2, 4)
    assert (changed["orders"], changed["commissions"]) == (0, 10)


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
    path = written(tmp_path, ("green 4 + yellow 2 + yellow 2 + yellow 2", "green 4 + yellow 20"))

    with pytest.raises(ComponentError, match=r"mine\.toml:\d+: .*numbers must rise, from 1 to 6"):
        GAME.new(2, components=path)


@pytest.mark.parametrize("players", [1, 2, 4])
def test_other_cards_are_played(tmp_path: Path, players: int) -> None:
    """Other abilities, productions, orders, bonuses, links, tiles, tracks and solo cards."""
    path = written(
        tmp_path,
        ('production = "3 blueberry"', 'production = "die brown 2 + 1 reuse"'),
        ('production = "2 blueberry"', 'production = "1 glue + die yellow 3"'),
        ('effects = "2 lantern"', 'effects = "grow all 2 + (1 lantern > tool) + produce 2"'),
        ('effects = "change -1"', 'effects = "change -2 to +2"'),
        ('effects = "refresh orders/helpers 1"', 'effects = "1 material > flip saw/joint 2"'),
        (
            'when = "fell_tree"\neffects = "1 blueberry"',
            'when = "fell_tree 4/5/6"\neffects = "2 reputation | die any 3"',
        ),
        ('when = "sell_die"\neffects = "2 blueberry"', 'when = "plant_tree"\neffects = "cut 2"'),
        ('effects = "1 scrap > change +1"', 'effects = "1 vp > public die green/brown up to 5"'),
        (
            'dice = "green 4 + yellow 2 + yellow 2 + yellow 2"',
            'dice = "any 1/2 + any any + green 1 + green 1 + brown 1 + brown/yellow 6"',
        ),
        ('dice = "yellow 5"', 'dice = "any any"\nmaterials = "1 glue + 1 scrap + 1 sawblade"'),
        ('outer_7 = ""', 'outer_7 = "1 vp per order + lose 1 blueberry"'),
        ('window_1 = "1 glue"', 'window_1 = "commission | recolour any | 1 vp"'),
        (
            'between = "B1-B2"\nreward = "3 blueberry"',
            'between = "B1-T4"\nreward = "action buy_materials -2"',
        ),
        ("seedling = 1", "seedling = 5"),
        ("raise = 4", "raise = 5"),
        ('milestones = ["6: tool", "9: 3 vp"]', 'milestones = ["3: produce 1", "10: tool chisel"]'),
        ("reward_spaces = [5, 10]", "reward_spaces = [1, 2]"),
        ('tiles = ["rearmost"]\nrival = 2', 'tiles = ["rearmost"]\nrival = 9\nhelper_slots = [1]'),
        ("count = 11", "count = 1"),
        ("growth = 2", "growth = 1"),
    )

    for seed in range(4):
        g = GAME.new(players, seed=seed, components=path)
        g.playout(dice(seed))
        assert g.is_over


def test_the_standard_file_may_be_named() -> None:
    assert GAME.new(2, seed=3, components=str(STANDARD)).box.digest == reader.load().digest
