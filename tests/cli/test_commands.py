"""Every command does its work, for people and as JSON."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from klubovna import bench_profile
from klubovna.components import ComponentError
from klubovna.core.game import titles
from klubovna.core.history import History
from klubovna.core.record import Record
from klubovna.games._template import GAME
from klubovna.words import folder_of
from tests.cli.conftest import Run


def test_games_lists_the_shelf(run: Run) -> None:
    """Titles, seats, options and the version of the rules."""
    done = run("games")
    assert done.status == 0
    assert re.search(r"^marbles +Marbles +1–4 ", done.out, re.MULTILINE)
    words = " ".join(done.out.split())  # lines may be broken
    assert "rounds=5|8 Rounds " in words
    assert "goal=modest|proud Goal when you play alone (players: 1)" in words
    assert "most_rounds=60|30|none Round limit (where people sit: none)" in words
    assert "  proud  proud" in done.out
    assert "  proud  smělý" in run("games", "--lang", "cs").out


def test_games_as_json(run: Run) -> None:
    """The documented keys."""
    shelf = {game["id"]: game for game in run("games", "--json").json}
    assert set(shelf) == set(titles())
    assert shelf["marbles"] == {
        "id": "marbles",
        "version": 1,
        "seats": [1, 4],
        "options": {
            "rounds": {
                "default": 5,
                "at_table": 5,
                "allowed": [5, 8],
                "players": [1, 4],
                "for_several": [],
            },
            "goal": {
                "default": "modest",
                "at_table": "modest",
                "allowed": ["modest", "proud"],
                "players": [1, 1],
                "for_several": [],
            },
        },
        "provenance": {},
    }
    assert set(shelf["fort"]["provenance"]) == {"rulebook", "source", "recalled", "reconstructed"}


def test_simulate_as_json(run: Run) -> None:
    """The documented keys, and sums that fit."""
    done = run("simulate", "marbles", "--players", 3, "--games", 60, "--seed", 4, "--json")
    figures = done.json
    assert (figures["game"], figures["version"], figures["players"]) == ("marbles", 1, 3)
    assert figures["games"] == 60 == sum(figures["end_reasons"].values())
    assert sum(figures["wins"]) == pytest.approx(60, abs=0.01)
    assert len(figures["mean_scores"]) == 3
    assert figures["decisions"] >= figures["real_decisions"] > 60
    assert figures["decisions_per_second"] > 0 and figures["seconds"] >= 0
    assert len(figures["digest"]) == 64
    assert done.err == ""


def test_simulate_for_people(run: Run) -> None:
    """A line a seat, and how the games ended."""
    done = run("simulate", "marbles", "--players", 2, "--games", 20, "--bots", "greedy,random")
    assert "Marbles  20 games" in done.out
    assert "greedy" in done.out and "The last round was played." in done.out


def test_greedy_beats_random(run: Run) -> None:
    """Looking at one's own turn is worth something."""
    wins = run(
        "simulate", "marbles", "--players", 2, "--games", 150, "--bots", "greedy,random", "--json"
    ).json["wins"]
    assert wins[0] > 90


def test_settings_change_the_game(run: Run) -> None:
    """An option reaches the game, and its default changes nothing."""
    short, usual, long = (
        run("simulate", "marbles", "--games", 20, *option, "--json").json
        for option in ([], ["--set", "rounds=5"], ["--set", "rounds=8"])
    )
    assert short["digest"] == usual["digest"]
    assert long["decisions"] > short["decisions"]


def test_one_player_alone(run: Run) -> None:
    """Every bot can play without a rival; words of options change who wins."""
    game = ("simulate", "marbles", "--players", 1, "--games", 40, "--json")
    chance = run(*game).json
    modest, proud = (
        run(*game, "--bots", "greedy", "--set", f"goal={goal}").json for goal in ("modest", "proud")
    )
    assert chance["mean_scores"] < modest["mean_scores"] == proud["mean_scores"]
    assert 40 > modest["wins"][0] > proud["wins"][0] > 0
    told = run("simulate", "marbles", "--players", 1, "--set", "goal=humble")
    assert "goal=modest, goal=proud" in told.err


def test_an_option_that_is_a_word_is_named(run: Run, tmp_path: Path) -> None:
    """A record says what the word means."""
    history, path = History(GAME, GAME.new(1, seed=5, listen=True, goal="proud")), tmp_path / "a"
    Record.of(history, ["Ada"], "dice 5").save(path)
    assert "goal=proud (smělý)" in run("show", path, "--lang", "cs").out


def test_replay_tells_the_game(run: Run, record: Path) -> None:
    """Every pick in words, what happened, and the result."""
    out = run("replay", record).out
    moves = Record.load(record).moves
    assert sum(line.startswith(("Ada:", "Ben:", "Cyd:")) for line in out.splitlines()) == len(moves)
    assert "Ada: Shoot the" in out
    assert "(Ben) You draw" in out
    assert "The last round was played." in out
    assert "⟦" not in out


def test_replay_as_json(run: Run, record: Path) -> None:
    """All moves with their events, and the result."""
    told = run("replay", record, "--json").json
    assert told["seats"] == ["Ada", "Ben (greedy)", "Cyd"]
    assert len(told["moves"]) == len(Record.load(record).moves)
    assert told["moves"][2]["events"][0]["kind"] == "shot"
    assert told["is_over"] and len(told["scores"]) == 3 and told["end_reason"] == "last_round"


def test_a_game_that_nobody_wins(run: Run, record: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """All have lost: records and figures say so."""
    monkeypatch.setattr(type(GAME), "winners", lambda self, state: [])
    assert "Nobody won this time." in run("replay", record).out
    assert "Tentokrát nevyhrál nikdo." in run("show", record, "--lang", "cs").out
    assert run("replay", record, "--json").json["winners"] == []
    assert " 0.0 %" in run("simulate", "marbles", "--games", 3).out


def test_show_sums_a_record_up(run: Run, record: Path) -> None:
    """Game, players, luck and result."""
    out = run("show", record).out
    assert "Marbles, rules 1" in out and "dice, seed 5" in out
    assert "★" in out and "Total" in out


@pytest.mark.parametrize("at", [0, 4, 9])
def test_show_prints_a_position_that_can_be_read_back(run: Run, record: Path, at: int) -> None:
    """The board stands in comments, so that all that is printed is one notation."""
    out = run("show", record, "--at", at).out
    assert "# Marbles: after" in out
    position = GAME.position(out)
    assert GAME.notation(position) == GAME.notation(Record.load(record).replay(at).state)


def test_show_draws_what_a_seat_may_see(run: Run, record: Path) -> None:
    """The seat by its name or number; a spectator sees no hand."""
    by_name, by_number, public = (
        run("show", record, "--at", 3, *eyes).out for eyes in (["--seat", "Ben"], ["--seat", 1], [])
    )
    assert by_name == by_number != public
    assert "seen by Ben" in by_name and "seen by a spectator" in public


def test_verify_says_what_was_checked(run: Run, record: Path) -> None:
    """Luck, moves and result."""
    done = run("verify", record)
    assert done.status == 0
    assert [line.split()[:2] for line in done.out.splitlines()] == [
        ["luck", "honest:"],
        ["moves", "legal:"],
        ["result", "right:"],
    ]
    assert run("verify", record, "--json").json["honest"]


def test_components_check_plays_the_file(run: Run) -> None:
    """The packaged file of Fort is complete and playable, and the game is found by itself."""
    done = run("components", "check", folder_of(titles()["fort"]) / "box" / "cards.toml")
    assert done.status == 0
    assert "This file is complete and playable." in done.out
    assert "random games, all to their end" in done.out


def test_a_file_that_one_game_has_read_is_not_anothers() -> None:
    """Every game reads it for itself, and says what it misses."""
    path = str(folder_of(titles()["fort"]) / "box" / "cards.toml")
    titles()["fort"].box(path)
    with pytest.raises(ComponentError, match="unknown table"):
        titles()["creature_comforts"].box(path)


def test_bench_as_json(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    """The documented keys, with the interpreted figures beside them."""
    monkeypatch.setattr("klubovna.bench.ROUNDS", 1)
    monkeypatch.setattr("klubovna.bench.SECONDS_A_ROUND", 0.02)
    monkeypatch.setattr("klubovna.cli.benching.is_compiled", lambda: False)
    document = run("bench", "marbles", "--json").json
    assert document["compiled"] is False and document["python"].count(".") == 2
    figures = document["games"]["marbles"]
    assert figures["decisions_per_second"] >= figures["real_decisions_per_second"] > 0
    assert figures["games_per_second"] > 0 and figures["clone_us"] > 0
    assert figures["guess_us"] > 0 and figures["searches_per_second"] > 0
    assert set(figures["interpreted"]) >= {"decisions_per_second", "clone_us"}
    assert "compiled: no, interpreted only" in run("bench", "marbles").out


def test_profile_names_what_it_needs(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    """Interpreted rules can't be told apart by function."""
    monkeypatch.setattr("klubovna.cli.benching.is_compiled", lambda: False)
    done = run("bench", "marbles", "--profile")
    assert done.status == 2 and "Valgrind" in done.err


def test_profile_counts_what_functions_took_themselves(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Of callgrind's file, the lines of calls count for whoever was called."""
    counts = bench_profile.read(
        "fn=(1) CPyDef_klubovna___games___marbles___rules___Take___take\n10 30\n+1 10\n"
        "cfn=(2) PyList_New\ncalls=4 0\n+1 60\nfn=(2)\n7 50\n8 10\n"
    )
    names = ["CPyDef_klubovna___games___marbles___rules___Take___take", "PyList_New"]
    assert counts == dict(zip(names, (40, 60), strict=True))
    assert [bench_profile.part_of(name) for name in names] == ["rules", "lists"]
    figures = {"instructions_per_decision": 100, "parts": {"rules": 40.0, "lists": 60.0}}
    found = {**figures, "functions": {bench_profile.short(names[0]): 40.0}}
    monkeypatch.setattr("klubovna.cli.benching.is_compiled", lambda: True)
    monkeypatch.setattr("klubovna.cli.benching.profile", lambda game: found)
    assert run("bench", "marbles", "--profile", "--json").json == {"games": {"marbles": found}}
    out = run("bench", "marbles", "--profile", "--lang", "cs").out
    assert "pravidla hry" in out and "40,0 %" in out and "rules.Take.take" in out


def test_help_and_version(run: Run) -> None:
    """Help names every command."""
    out = run("--help").out
    for command in (
        "games",
        "simulate",
        "table",
        "replay",
        "show",
        "verify",
        "components",
        "bench",
    ):
        assert command in out
    assert run("--version").out.strip()
