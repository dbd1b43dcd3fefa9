"""What a page gets to draw: the whole box as plain JSON, and every card as a sentence."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from klubovna.games.shelfie_stacker import GAME
from klubovna.games.shelfie_stacker.box import reader
from klubovna.games.shelfie_stacker.box.contents import Box
from klubovna.games.shelfie_stacker.text.catalogue import catalogue
from klubovna.words import LANGUAGES, Words

BOX = reader.load()
DRAWN = catalogue(BOX)
GROUPS = {
    "characters": "character",
    "sidekicks": "sidekick",
    "competitions": "competition",
    "end_cards": "end_card",
}
FILE = Path(reader.__file__).with_name("cards.toml")

# What the standard cards leave out: everything that `where` can say, other zones, other points.
UNUSUAL = {
    'where = ["top value = 6"]': 'where = ["top value <= 2", "column = 1 or 2 or 3"]',
    'where = ["value = 3 or 4"]': 'where = ["colour = blue or green", "row >= 4", "column = 5"]',
    'match = ["height", "colour"]': 'match = ["colour"]',
    "beyond = 3": "beyond = 0",
    'dice = ["delivery"]\nchange = "flip"': 'dice = ["shelf"]\nchange = "flip"\nbelow = "greater"',
    "amount = -1": "amount = -3",
    "up_to = [0, 1, 2, 4, 6]\ntiers = [10, 8, 6, 4, 2]": "up_to = [3]\ntiers = [1]",
}


@pytest.fixture(scope="module")
def unusual(tmp_path_factory: pytest.TempPathFactory) -> Box:
    """Return a box in which much is changed."""
    text = FILE.read_text("utf-8")
    for old, new in UNUSUAL.items():
        assert old in text
        text = text.replace(old, new)
    path = tmp_path_factory.mktemp("unusual") / "mine.toml"
    path.write_text(text, "utf-8")
    return reader.load(str(path))


def say(phrase: dict[str, Any], words: Words) -> str:
    """Say a phrase as a page does: words are told as names and ids, parts are said first."""
    told: dict[str, Any] = {name: say(part, words) for name, part in phrase["parts"].items()}
    for name, value in phrase["args"].items():
        told[name] = words.name(value) if isinstance(value, str) else value
        told[f"{name}_id"] = value
    return words.text(phrase["key"], **told)


def sentence(drawn: dict[str, Any], group: str, id: str, lang: str) -> str:
    return say(drawn[group][id]["phrase"], Words(GAME, lang, GAME.names(lang, BOX)))


def phrases(drawn: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """Yield everything that a catalogue wants to be said."""
    for group in GROUPS:
        yield from (card["phrase"] for card in drawn[group].values())


def test_it_is_plain_json() -> None:
    assert json.loads(json.dumps(GAME.catalogue(BOX))) == DRAWN


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_can_be_named_and_said(lang: str, unusual: Box) -> None:
    words = Words(GAME, lang, GAME.names(lang, BOX))
    for phrase in [*phrases(DRAWN), *phrases(catalogue(unusual))]:
        said = say(phrase, words)
        assert said and "⟦" not in said and "{" not in said and "  " not in said
    for group, type in GROUPS.items():
        assert all(f"{type}/{id}" in words.names for id in DRAWN[group])


@pytest.mark.parametrize(
    ("group", "id", "czech", "english"),
    [
        (
            "characters",
            "upgrade_addict",
            "přidej kostce v zásilce nebo horní kostce sloupce tečku",
            "add 1 to a die of your delivery or the top die of a column",
        ),
        (
            "characters",
            "colour_coordinator",
            "umísti kostku ze zásilky do sloupce jiné barvy",
            "place a die of your delivery on a column of another colour",
        ),
        (
            "end_cards",
            "end_01",
            "2 body za každý sloupec, jehož horní kostka má hodnotu 6",
            "2 points for each column whose top die is 6",
        ),
        (
            "end_cards",
            "end_09",
            "1 bod za každou kostku v polici, která má hodnotu 3 nebo 4",
            "1 point for each die on your shelf that shows 3 or 4",
        ),
        (
            "end_cards",
            "end_11",
            "4 body za každý sloupec, který stojí na kraji a který má výšku aspoň 4",
            "4 points for each column that stands at either end and that is at least 4 high",
        ),
    ],
)
def test_cards_are_sentences(group: str, id: str, czech: str, english: str) -> None:
    assert sentence(DRAWN, group, id, "cs") == czech
    assert sentence(DRAWN, group, id, "en") == english


@pytest.mark.parametrize(
    ("group", "id", "czech"),
    [
        (
            "characters",
            "cat",
            "uber kostce v zásilce nebo horní kostce sloupce 3 tečky; "
            "v polici se nesmí vyrovnat té pod ní",
        ),
        (
            "end_cards",
            "end_01",
            "2 body za každý sloupec, jehož horní kostka má hodnotu nejvýš 2 "
            "a který je zleva na místě 1 nebo 2 nebo 3",
        ),
        (
            "end_cards",
            "end_09",
            "1 bod za každou kostku v polici, která je modrá nebo zelená "
            "a která leží v řadě aspoň 4 a která leží ve sloupci 5",
        ),
        ("end_cards", "end_06", "2 body za každou kostku tvé nejhojnější barvy v polici"),
    ],
)
def test_a_corrected_file_changes_the_sentences(
    group: str, id: str, czech: str, unusual: Box
) -> None:
    assert sentence(catalogue(unusual), group, id, "cs") == czech


def test_characters() -> None:
    cat = DRAWN["characters"]["cat"]

    assert {key: cat[key] for key in ("number", "letters", "solo", "timing")} == {
        "number": 5,
        "letters": {"green": "D", "purple": "A", "blue": "B", "orange": "C"},
        "solo": [2, 1],
        "timing": "place",
    }
    assert list(DRAWN["characters"]) == [each.id for each in BOX.characters]
    early = [id for id, each in DRAWN["characters"].items() if each["timing"] == "take"]
    assert early == ["festival_goer"]


def test_patterns_are_drawn_as_in_the_file() -> None:
    patterns = {id: each["pattern"] for id, each in DRAWN["competitions"].items()}

    assert patterns["comp_01"] == ["..B", ".G.", "P.."]
    assert patterns["comp_09"] == ["BB", "BB"]
    assert patterns["comp_10"] == ["P..", "P..", "PO.", "POB"]


def test_rewards_and_tables() -> None:
    side = DRAWN["sidekicks"]["side_blue"]

    assert (side["colour"], side["least"], side["points"]) == ("blue", 3, 4)
    assert [each["points"] for each in DRAWN["end_cards"].values()] == [
        2,
        5,
        2,
        3,
        2,
        2,
        3,
        10,
        1,
        3,
        4,
        3,
    ]
    assert DRAWN["ranks"][0] == {"id": "rank_30", "least": 30}
    assert DRAWN["height_points"] == [0, 0, 0, 1, 3, 6]
    assert DRAWN["shame_points"] == -2
