"""Czech and English: the language is found, and both say the same."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.runtime import FluentResource
from fluent.syntax import FluentParser, ast

import klubovna
from klubovna import bots, game
from klubovna.core.decision import Option
from klubovna.games._template import GAME
from klubovna.words import LANGUAGES, Words, language
from tests.cli.conftest import Run

SOURCES = Path(klubovna.__file__).parent


@pytest.mark.parametrize(
    ("environ", "lang"),
    [
        ({}, "en"),
        ({"LANG": "cs_CZ.UTF-8"}, "cs"),
        ({"LANG": "en_US.UTF-8"}, "en"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LANG": "cs_CZ", "LC_MESSAGES": "en_GB"}, "en"),
        ({"LANG": "en_GB", "LC_MESSAGES": "C", "LC_ALL": "cs_CZ.UTF-8"}, "cs"),
        ({"LANG": "cs_CZ", "LC_ALL": ""}, "cs"),
    ],
)
def test_language_of_the_locale(environ: dict[str, str], lang: str) -> None:
    """LC_ALL, then LC_MESSAGES, then LANG."""
    assert language(None, environ) == lang
    assert language("cs", environ) == "cs"


def test_commands_speak_the_language_asked_for(
    run: Run, record: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """By --lang, or by the locale; errors too."""
    assert "Kuličky" in run("games", "--lang", "cs").out
    assert "vítězí s číslem" in run("replay", record, "--lang", "cs").out
    monkeypatch.setenv("LANG", "cs_CZ.UTF-8")
    assert "Kuličky" in run("show", record).out
    assert "jsou tu: " in run("simulate", "chess").err
    assert "příkaz „nonsense“ tu není" in run("nonsense").err
    assert "there are: " in run("simulate", "chess", "--lang", "en").err
    for before in (["--lang", "en"], ["--lang=en"]):
        assert "Marbles" in run(*before, "games").out


@pytest.mark.parametrize(
    ("games", "text"),
    [(1, "1 hra"), (2, "2 hry"), (5, "5 her"), (2000, "2\N{NO-BREAK SPACE}000 her")],
)
def test_czech_plurals(games: int, text: str) -> None:
    """One, few and many."""
    assert Words(None, "cs").text("sim-games", games=games) == text


def test_numbers_as_people_write_them() -> None:
    """The thousands and the decimals of a language."""
    assert Words(None, "en").number(1234.5, 1) == "1,234.5"
    assert Words(None, "cs").number(1234.5, 1) == "1\N{NO-BREAK SPACE}234,5"


def test_a_missing_word_is_seen() -> None:
    """It never stops a game."""
    words = Words(GAME, "en")
    assert words.text("no-such-key") == "⟦no-such-key⟧"
    assert words.rule("99.9") == "⟦rule-99-9⟧"
    assert words.event({"kind": "no_such", "player": 0, "args": {}}, ["Ada"]) == "⟦event-no-such⟧"


def test_things_and_seats_have_names() -> None:
    """A thing comes with its name and its id, a seat with the name of who sits there."""
    words = Words(GAME, "en", {"kid/bug": "Bug"})
    option = Option(1, "hand/1/bug#2", "wins", {"thing": "kid/bug#2", "seat": 1})
    args = words._args(option.args, ["Ada", "Ben"], player=0)
    things = {"thing": "Bug", "thing_acc": "Bug", "thing_id": "bug#2"}
    assert args == {"player": "Ada", "seat": "Ben", **things}
    assert words.name("perk/big_bag") == "big bag"
    shared = Words(
        GAME, "en", {"colour/green": "green", "pot/green": "green pot", "pot/red": "red pot"}
    )
    assert [shared.name(ref) for ref in ("pot/green", "green", "red")] == [
        "green pot",
        "green",
        "red pot",
    ]


def test_names_are_declined() -> None:
    """By the component file, else with the help of the catalogue, else not at all."""
    words = Words(game("fort"), "cs", {"kid/bug": "Chrobák", "kid/bug@acc": "Chrobáka"})
    assert words.accusative("kid/bug#2") == words.accusative("hand/bug") == "Chrobáka"
    assert words.name("kid/bug#2") == "Chrobák"
    assert words.accusative("kid/ant") == "kartu ant"
    assert words.accusative("perk/big_bag") == "big bag"
    played = {"kind": "plays", "player": 0, "args": {"card": "kid/bug"}}
    assert words.event(played, ["Ada"]) == "Ada hraje Chrobáka."


@pytest.mark.parametrize("lang", LANGUAGES)
def test_ordinals(lang: str) -> None:
    """A catalogue can choose by them, whatever the number."""
    words = Words(None, lang)
    text = "nth = { ORDINAL($n) ->\n [one] st\n [two] nd\n [few] rd\n*[other] th\n }\n"
    words._bundle.add_resource(FluentResource(text))
    ends = [words.text("nth", n=n) for n in (1, 2, 3, 4, 11, 12, 13, 21, 22, 103, 111)]
    english = ["st", "nd", "rd", "th", "th", "th", "th", "st", "nd", "rd", "th"]
    assert ends == (english if lang == "en" else ["th"] * len(ends))


def test_bots_have_names_in_every_language(run: Run, record: Path) -> None:
    """People see the name, records keep the id."""
    keys = {f"bot-{id}" for id in bots.names()}
    assert {key for key in messages("en") if key.startswith("bot-")} == keys
    assert "Ben (chamtivý)" in run("show", record, "--lang", "cs").out
    assert "náhodný" in run("simulate", "marbles", "--games", 1, "--lang", "cs").out
    assert "seat Ben (greedy)" in record.read_text()


def messages(lang: str) -> dict[str, set[str]]:
    """Return the shared messages, each with its variables."""
    text = (SOURCES / "locale" / f"{lang}.ftl").read_text("utf-8")
    body = FluentParser().parse(text).body
    assert not any(isinstance(entry, ast.Junk) for entry in body)
    found = re.split(r"^(?=[a-z])", text, flags=re.MULTILINE)
    return {m.split()[0]: set(re.findall(r"\$(\w+)", m)) for m in found if m[0].isalpha()}


def test_languages_say_the_same() -> None:
    """The same sentences about the same things."""
    english, czech = (messages(lang) for lang in reversed(LANGUAGES))
    assert english == czech


def test_every_shared_sentence_is_used() -> None:
    """Whatever is in the catalogue is said somewhere."""
    code = "\n".join(path.read_text("utf-8") for path in SOURCES.rglob("*.py"))
    patterns = [
        "rule-0-",
        "ask-confirm",
        "option-confirm-",
        "keys-",
        "help-",
        "provenance-",
        "bot-",
        "bench-part-",
    ]
    unused = [
        key
        for key in messages("en")
        if not re.search(f"""["']{key}["']""", code)
        and not any(key.startswith(p) for p in patterns)
    ]
    assert unused == []


def test_every_sentence_asked_for_is_there() -> None:
    """No key of the program is missing."""
    folders = [SOURCES / "cli", SOURCES / "terminal"]
    code = "\n".join(p.read_text("utf-8") for folder in folders for p in folder.glob("*.py"))
    asked = re.findall(r'(?:\.text|\.bad)\(\s*"([a-z-]+)"', code)
    assert len(asked) > 30
    assert sorted(set(asked) - set(messages("en"))) == []
