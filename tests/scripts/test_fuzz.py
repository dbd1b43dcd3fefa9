"""The fuzzer: it finds what is wrong, and saves a record that shows it again."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from klubovna.core.game import titles
from klubovna.core.record import Record
from klubovna.games import _template
from klubovna.games._template import MarblesGame
from klubovna.games._template.state import Marbles
from scripts import fuzz


class Crashing(MarblesGame):
    """Marbles whose bag bursts in the third round."""

    id = "crashing"

    def deal(self, *args: Any) -> Bursting:
        """Return a bag that will burst."""
        g = super().deal(*args)
        bursting = Bursting(g.luck, g.settings, g.players, g.bag, g.ring, g.round)
        g.hand_on(bursting)
        return bursting


class Bursting(Marbles):
    """A table at which the bag bursts."""

    def draw(self, player: int) -> int:
        """Draw a marble, if the bag still holds."""
        if self.round == 3:
            raise RuntimeError("the bag bursts\nwith a bang")
        return super().draw(player)


class Losing(MarblesGame):
    """Marbles that can't count."""

    id = "losing"

    def census(self, state: Any) -> dict[str, int]:
        """Forget the marbles in the ring."""
        return {"marbles": 36 - len(state.ring)}


class Endless(MarblesGame):
    """Marbles with a bound that no game keeps."""

    id = "endless"
    longest = 3


@pytest.fixture(autouse=True)
def _shelf(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for game in (_template.GAME, Crashing(), Losing(), Endless()):
        monkeypatch.setitem(titles(), game.id, game)
    monkeypatch.chdir(tmp_path)


def findings(id: str, games: int = 6, seed: int = 1) -> list[fuzz.Finding]:
    """Play some games, here in this process."""
    jobs = fuzz.jobs(titles()[id], games, seed)
    chunks = [fuzz.play_chunk(chunk) for chunk in fuzz.chunks_of(jobs)]
    assert sum(count for count, _, _ in chunks) == games
    return [finding for _, _, found in chunks for finding in found]


def test_good_games_have_no_findings() -> None:
    """Nothing is found where nothing is wrong, at any table."""
    assert findings("marbles", games=30) == []
    made = list(fuzz.jobs(_template.GAME, 30, seed=1))
    goals = {1: ("modest", "proud"), 2: ("modest",), 3: ("modest",), 4: ("modest",)}
    assert {(job.players, *job.options) for job in made} == {
        (players, ("rounds", rounds), ("goal", goal))
        for players in goals
        for rounds in (5, 8)
        for goal in goals[players]
    }


@pytest.mark.parametrize(
    ("id", "what"),
    [
        ("crashing", "RuntimeError the bag bursts"),
        ("losing", "pieces lost or made"),
        ("endless", "runaway after 3 choices"),
    ],
)
def test_trouble_is_found(id: str, what: str) -> None:
    """Crashes, lost pieces and games without an end are found, and saved as records."""
    found = findings(id)
    assert [finding.what for finding in found] == [what] * 6

    path = fuzz.save(found[0])

    record = Record.load(path)
    assert record.game == id and path.parent == Path("fuzz")


def test_the_record_of_a_crash_shows_it_again() -> None:
    """The last pick of the record is the one that crashes."""
    record = Record.load(fuzz.save(findings("crashing")[0]))
    record.replay(upto=len(record.moves) - 1)
    with pytest.raises(RuntimeError, match="bursts"):
        record.replay()


@pytest.mark.parametrize("seed", [-1, 10**60])
def test_any_seed_makes_readable_records(seed: int) -> None:
    """However large it is."""
    finding = findings("endless", seed=seed)[0]
    assert Record.load(fuzz.save(finding)).luck == f"dice {finding.job.seed}"


def test_the_command_says_what_it_found(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """One line for each finding and one for all games; 1 if anything was found, 2 for nonsense."""
    for id, games, status in [("marbles", 40, 0), ("crashing", 60, 1), ("chess", 1, 2)]:
        arguments = ["fuzz.py", "--game", id, "--games", str(games), "--seed", "1"]
        arguments += ["--workers", "1"]
        monkeypatch.setattr("sys.argv", arguments)
        assert fuzz.main() == status
        said = capsys.readouterr()
        if status == 2:
            assert len(said.err.splitlines()) == 1
            continue
        *lines, summary = said.out.splitlines()
        assert len(lines) == (fuzz.MOST_FINDINGS if status else 0)
        assert all(Path(line.rsplit(" ", 1)[1]).exists() for line in lines)
        assert f"{games} games" in summary and "games/s" in summary and "seed 1" in summary
