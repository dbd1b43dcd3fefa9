"""What a page gets to draw: the whole box as plain JSON, and every card as a sentence."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from klubovna.games.creature_comforts import GAME
from klubovna.games.creature_comforts.box import reader
from klubovna.games.creature_comforts.box.contents import Box
from klubovna.games.creature_comforts.text.catalogue import catalogue
from klubovna.words import LANGUAGES, Words

BOX = reader.load()
DRAWN = catalogue(BOX)
GROUPS = {
    "places": "place",
    "valley": "valley",
    "comforts": "comfort",
    "improvements": "improvement",
    "travellers": "traveller",
}
FILE = Path(reader.__file__).with_name("cards.toml")

# What the standard cards leave out: other numbers, other constraints, other places.
UNUSUAL = {
    'dice_1 = "1 die, at most 3"': 'dice_1 = "2 dice, at most 3"',
    'dice_1 = "1 die, at least 4"': 'dice_1 = "3 dice, at least 5"',
    'dice_1 = "1 die, exactly 4"': 'dice_1 = "3 dice, exactly 4 5 5"',
    'dice_1 = "1 die, exactly 6"': 'dice_1 = "1 die, even"',
    'dice_1 = "1 die, exactly 5"': 'dice_1 = "1 die, odd"',
    'dice_2 = "2 dice, odd"': 'dice_2 = "2 dice, any"',
    'stored = "2 wood"\nlimit = 0': 'stored = "2 wood"\nlimit = 3',
    'row_1 = "1-3: 1 any > 1 wood, 5 times"': 'row_1 = "1-3: 5 any different > 1 wood, any times"',
    "1 any different > 1 any same, die value in one": "1 any > 1 any different, 3 times in one",
    'places = ["forest_1", "forest_2"]\nreward': 'places = ["meadow_1", "inn", "market"]\nreward',
    'places = ["forest_1", "forest_2"]\nrow': 'places = ["forest_2"]\nrow',
    "amount = 1": "amount = 5",
    "owl_draws = [2, 2, 1, 1, 1, 1]": "owl_draws = [3, 2, 2, 1, 1, 5]",
    'owner_may_use = true\ngift = false\nowner_reward = "1 fruit"': (
        'owner_may_use = false\ngift = false\nowner_reward = "5 yarn"'
    ),
    "owner_may_use = false\ngift = true": "owner_may_use = true\ngift = true",
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
        told[f"{name}_acc"] = words.accusative(value) if isinstance(value, str) else value
        told[f"{name}_id"] = value
    return words.text(phrase["key"], **told)


def said(phrase: dict[str, Any], lang: str) -> str:
    return say(phrase, Words(GAME, lang, GAME.names(lang, BOX)))


def phrases(drawn: Any) -> Iterator[dict[str, Any]]:
    """Yield everything that a catalogue wants to be said, but for parts of it."""
    if isinstance(drawn, dict) and set(drawn) == {"key", "args", "parts"}:
        yield drawn
    elif isinstance(drawn, dict | list):
        for each in drawn.values() if isinstance(drawn, dict) else drawn:
            yield from phrases(each)


def test_it_is_plain_json() -> None:
    assert json.loads(json.dumps(GAME.catalogue(BOX))) == DRAWN


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_can_be_named_and_said(lang: str, unusual: Box) -> None:
    words = Words(GAME, lang, GAME.names(lang, BOX))
    for phrase in [*phrases(DRAWN), *phrases(catalogue(unusual))]:
        text = say(phrase, words)
        assert text and "⟦" not in text and "{" not in text and "  " not in text
    for group, type in GROUPS.items():
        assert all(f"{type}/{id}" in words.names for id in DRAWN[group])


@pytest.mark.parametrize(
    ("group", "id", "czech", "english"),
    [
        (
            "comforts",
            "hearth",
            "2 body navíc pokaždé, když sem na konci hry uskladníš 2 dřeva",
            "2 points more each time you store 2 wood here at the end of the game",
        ),
        (
            "comforts",
            "lamp",
            "7 bodů navíc, když sem na konci hry uskladníš 2 příběhy",
            "7 points more if you store 2 stories here at the end of the game",
        ),
        (
            "comforts",
            "bread",
            "2 body navíc, pokud máš i Polévku",
            "2 points more if you have crafted Soup too",
        ),
        (
            "improvements",
            "herb_garden",
            "na konci hry 1 bod za každé potěšení typu jídlo, které vyrobili ostatní hráči",
            "at the end of the game 1 point for each food comfort that the other players have "
            "crafted",
        ),
        (
            "travellers",
            "black_bear",
            "celý měsíc: kdo vyhodnotí políčko v Údolí, získá navíc 1 ovoce",
            "all month: whoever resolves a place in the Valley also gains 1 fruit",
        ),
        (
            "places",
            "river_c",
            "1 kostka s hodnotou, kterou říční kolečko ukazuje u políčka C: "
            "získáš 1 kámen a 1 minci",
            "1 die of a value that the river wheel shows at C: gain 1 stone and 1 coin",
        ),
    ],
)
def test_cards_are_sentences(group: str, id: str, czech: str, english: str) -> None:
    assert said(DRAWN[group][id]["phrase"], "cs") == czech
    assert said(DRAWN[group][id]["phrase"], "en") == english


def test_t05_t06_places_of_the_valley_are_sentences() -> None:
    """The rulebook's picture of the valley, in words."""
    slots = (
        DRAWN["valley"]["forest_spring_1"]["slots"] + DRAWN["valley"]["meadow_spring_2"]["slots"]
    )
    assert [said(slot["phrase"], "cs") for slot in slots] == [
        "1 kostka s hodnotou nejvýš 3: získáš 1 dřevo",
        "2 kostky se součtem nejvýš 5: získáš 2 dřeva a 2 hříbky",
        "3 kostky s hodnotami jdoucími po sobě: získáš 1 minci a 2 příběhy",
        "2 kostky s hodnotami 3 a 4: získáš 1 ovoce a 1 přízi",
    ]


def test_t17_rows_of_the_bear_are_sentences() -> None:
    rows = DRAWN["travellers"]["black_bear"]["rows"]
    assert [said(row["phrase"], "cs") for row in rows] == [
        "za 1 ovoce získáš 1 libovolnou surovinu, až tolikrát, kolik ukazuje kostka",
        "získáš 1 příběh",
        "za 1 ovoce získáš 1 minci, až 3×",
    ]
    assert [row["values"] for row in rows] == [[1, 2, 3], [4, 5], [6]]
    assert [row["times"] for row in rows] == ["die", 1, 3]


@pytest.mark.parametrize(
    ("group", "id", "czech"),
    [
        (
            "comforts",
            "hearth",
            "2 body navíc pokaždé, když sem na konci hry uskladníš 2 dřeva, nejvýš 3×",
        ),
        (
            "travellers",
            "american_beaver",
            "celý měsíc: kdo vyhodnotí políčko Louka (levé políčko), "
            "políčko Hospůdka nebo políčko Tržiště, získá navíc 2 dřeva",
        ),
        (
            "travellers",
            "pileated_woodpecker",
            "celý měsíc: každé udělátko i potěšení, které stojí dřevo, stojí o 5 dřev méně",
        ),
        (
            "travellers",
            "pine_marten",
            "celý měsíc: na pravé políčko v Lese nikdo neposílá "
            "tvorečky; ve svém tahu tam smíš přidělit kostky i bez nich",
        ),
    ],
)
def test_a_corrected_file_changes_the_sentences(
    group: str, id: str, czech: str, unusual: Box
) -> None:
    assert said(catalogue(unusual)[group][id]["phrase"], "cs") == czech


def test_costs() -> None:
    game = DRAWN["comforts"]["board_game"]
    assert (game["cost"], game["any_goods"]) == ({"coin": 1, "story": 1}, 2)
    assert said(game["cost_phrase"], "cs") == "1 minci, 1 příběh a 2 libovolné suroviny"
    assert DRAWN["improvements"]["umbrella"]["cost"] == {"coin": 2}


def test_cards_and_places() -> None:
    assert DRAWN["comforts"]["soup"]["phrase"] is None
    assert DRAWN["comforts"]["soup"]["type"] == "food"
    assert DRAWN["comforts"]["toys"]["type"] is None
    assert DRAWN["improvements"]["wildwood"]["place"] == "wildwood"
    assert DRAWN["improvements"]["wildwood"]["owner_reward"] == {"mushroom": 1}
    assert DRAWN["places"]["river_b"]["dice"]["zone"] == "b"
    assert DRAWN["valley"]["forest_spring_3"]["slots"][0]["dice"]["count"] == 0
    assert [len(DRAWN[group]) for group in GROUPS] == [8, 16, 24, 17, 15]


def test_timing_of_travellers() -> None:
    timing = {id: card["timing"] for id, card in DRAWN["travellers"].items()}
    assert [id for id in timing if timing[id] == "at_once"] == [
        "canada_lynx",
        "gray_wolf",
        "common_raven",
        "common_loon",
    ]
    assert [id for id in timing if timing[id] == "end_of_month"] == ["moose", "blue_jay"]
    assert [id for id in timing if timing[id] == "after_roll"] == ["wild_turkey"]


def test_t04_literal_digits_lie_over_the_others() -> None:
    literal = DRAWN["literal"]
    assert list(literal["valley"]) == ["forest_spring_2"]
    assert list(literal["travellers"]) == ["blue_jay"]
    assert literal["valley"]["forest_spring_2"]["slots"][1]["dice"]["values"] == [3, 5]
    assert literal["travellers"]["blue_jay"]["rows"][0]["values"] == [1, 2, 3, 4]
    assert catalogue(reader.load(literal=True))["literal"] == {"valley": {}, "travellers": {}}


def test_tables() -> None:
    assert DRAWN["spot_points"] == [1, 2, 2, 3]
    assert DRAWN["owl_draws"] == [2, 2, 1, 1, 1, 1]
    assert DRAWN["lengths"] == {"standard": 8, "short": 6}
    assert DRAWN["titles"]["realm"][1] == {"id": "fields", "least": 26}
    assert (DRAWN["story_points"], DRAWN["coin_points"], DRAWN["goods_per_point"]) == (2, 1, 3)
