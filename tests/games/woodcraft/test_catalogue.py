"""What a page gets to draw: the whole box as plain JSON."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from klubovna.games.woodcraft import GAME
from klubovna.games.woodcraft.box import reader
from klubovna.games.woodcraft.box.contents import Effect
from klubovna.games.woodcraft.text.catalogue import catalogue

BOX = reader.load()
DRAWN = catalogue(BOX)
FILE = Path(reader.__file__).with_name("cards.toml")
GROUPS = {
    "helpers": "helper",
    "orders": "order",
    "commissions": "commission",
    "solo_cards": "solo",
    "reward_tiles": "reward_tile",
    "tools": "tool",
    "spaces": "space",
    "attic": "attic",
}

# What each effect says besides its name.
FIELDS = {
    "gain": {"res", "n"},
    "lose": {"res", "n"},
    "discount": {"res", "n"},
    "income": {"track", "n"},
    "reputation": {"n"},
    "tool": {"type"},
    "produce": {"n"},
    "gain_die": {"colors", "value"},
    "take_public_die": {"colors", "max_value"},
    "grow": {"trees", "n"},
    "bump_die": {"min", "max"},
    "recolor_die": {"to"},
    "split_die": {"cuts"},
    "glue_dice": {"vp"},
    "flip_up": {"kinds", "n"},
    "refresh_row": {"rows", "n"},
    "action": {"name", "discount"},
    "gain_per": {"res", "n", "per"},
    "exchange": {"pay", "get"},
    "choose": {"options"},
    "commission": set(),
}


def effects(drawn: Any) -> Iterator[dict[str, Any]]:
    """Yield all effects of a catalogue, those that follow from others too."""
    if isinstance(drawn, dict):
        if "op" in drawn:
            yield drawn
        drawn = list(drawn.values())
    if isinstance(drawn, list):
        for each in drawn:
            yield from effects(each)


def ability(id: str) -> dict[str, Any]:
    found: dict[str, Any] = DRAWN["helpers"][id]["ability"]
    return found


def changed(folder: Path, old: str, new: str) -> dict[str, Any]:
    """Return the catalogue of a file with one change."""
    text = FILE.read_text("utf-8")
    assert old in text
    path = folder / "mine.toml"
    path.write_text(text.replace(old, new, 1), "utf-8")
    return catalogue(reader.load(str(path)))


def test_it_is_plain_json() -> None:
    assert json.loads(json.dumps(GAME.catalogue(BOX))) == DRAWN


def test_everything_is_there_and_has_a_name() -> None:
    assert [len(DRAWN[group]) for group in GROUPS] == [49, 72, 8, 10, 3, 5, 8, 11]
    for lang in ("cs", "en"):
        names = GAME.names(lang, BOX)
        for group, type in GROUPS.items():
            assert all(f"{type}/{id}" in names for id in DRAWN[group])
        assert all(f"link/{link['id']}" in names for link in DRAWN["links"])
        assert all(f"tile/{id}" in names for id in DRAWN["actions"])


def test_every_effect_says_what_a_page_needs() -> None:
    found = list(effects(DRAWN))
    for effect in found:
        assert set(effect) == {"op", *FIELDS[effect["op"]]}
    assert set(FIELDS) == {kind.op for kind in Effect.__subclasses__()}
    assert {effect["op"] for effect in found} == set(FIELDS)


def test_helpers() -> None:
    assert DRAWN["helpers"]["toolsmith"] == {
        "deck": "early",
        "cost": 4,
        "production": [
            {"op": "gain", "res": "sawblade", "n": 1},
            {"op": "gain", "res": "blueberry", "n": 1},
        ],
        "ability": {
            "kind": "immediate",
            "trigger": None,
            "effects": [{"op": "tool", "type": "any"}],
        },
    }
    assert ability("junk_dealer")["effects"] == [
        {
            "op": "exchange",
            "pay": {"res": "any_material", "n": 1},
            "get": [{"op": "gain", "res": "blueberry", "n": 2}],
        }
    ]


def test_permanent_abilities_tell_their_event() -> None:
    assert ability("walnut_expert") == {
        "kind": "permanent",
        "trigger": {"event": "buy_die", "colors": ["brown"], "values": None},
        "effects": [{"op": "discount", "res": "blueberry", "n": 2}],
    }
    assert ability("punctual_courier")["trigger"] == {
        "event": "complete_order",
        "colors": None,
        "values": [1, 2, 3],
    }
    assert DRAWN["workshop"]["saw_ability"]["trigger"]["values"] == [6]


def test_effects_of_abilities() -> None:
    firsts = {
        "lumber_carter": {
            "op": "take_public_die",
            "colors": ["green", "yellow", "brown"],
            "max_value": 4,
        },
        "gardener": {"op": "grow", "trees": "one", "n": 1},
        "errand_runner": {"op": "refresh_row", "rows": ["orders", "helpers"], "n": 1},
        "sales_agent": {"op": "action", "name": "choose_orders", "discount": 3},
        "archivist": {"op": "gain_per", "res": "vp", "n": 1, "per": "completed_order"},
        "whittler": {"op": "bump_die", "min": -1, "max": -1},
    }
    for id, effect in firsts.items():
        assert ability(id)["effects"] == [effect]
    assert ability("repairer")["effects"][0]["get"] == [
        {"op": "flip_up", "kinds": ["saw", "joint", "gluing"], "n": 1}
    ]


def test_orders() -> None:
    assert DRAWN["orders"]["bucket"] == {
        "deck": "early",
        "row": 2,
        "dice": [{"colors": ["yellow"], "values": [3]}, {"colors": ["yellow"], "values": [1]}],
        "materials": {"glue": 1},
        "reward": [
            {"op": "gain", "res": "blueberry", "n": 5},
            {"op": "gain", "res": "reuse", "n": 1},
            {"op": "gain", "res": "scrap", "n": 1},
        ],
    }
    assert DRAWN["orders"]["totem"]["dice"][1] == {
        "colors": ["green", "yellow", "brown"],
        "values": [1, 2, 3, 4, 5, 6],
    }
    (choice,) = DRAWN["orders"]["nut_press"]["reward"]
    assert choice["options"][0] == [{"op": "commission"}]


def test_boards() -> None:
    assert DRAWN["workshop"]["pot"][1] == {
        "id": "yellow",
        "cost": 5,
        "reward": [{"op": "income", "track": "hazelnut", "n": 1}],
        "seedling": 1,
    }
    assert [tile["raise"] for tile in DRAWN["workshop"]["joint"]] == [1, 2, 4]
    assert DRAWN["workshop"]["gluing"][0]["id"] == "gluing"
    assert DRAWN["spaces"]["R2C4"]["produce"] == 4
    assert DRAWN["order_rows"][4] == [{"op": "lose", "res": "vp", "n": 1}]
    assert DRAWN["attic"]["T1"] == {"needs": ["T2"]}
    assert DRAWN["links"][1] == {
        "id": "B2-B3",
        "one": "B2",
        "other": "B3",
        "reward": [{"op": "income", "track": "blueberry", "n": 2}],
    }


def test_the_wheel_and_its_windows() -> None:
    second = DRAWN["wheel"][1]
    assert len(second["outer"]) == 7 and second["outer"][6] == []
    assert second["outer"][0] == [{"op": "reputation", "n": 1}]
    assert second["windows"][0] == [{"op": "gain", "res": "sawblade", "n": 1}]


def test_tables() -> None:
    assert DRAWN["surcharge"] == {"green": 0, "yellow": 1, "brown": 2}
    assert DRAWN["start"]["dice"] == ["green-3", "yellow-2", "brown-1"]
    assert DRAWN["start"]["lanterns"] == [1, 1, 1, 2]
    assert DRAWN["marketing"][8] == {"cost": 12, "vp": 11}
    assert DRAWN["income"]["tracks"]["blueberry"]["start"] == 2
    assert DRAWN["reputation"]["order_vp"][16] == 5
    assert DRAWN["places"] == [[1], [1], [0, 1], [0, 1, 2]]
    assert DRAWN["calendars"][3]["income"] == [4, 7, 10, 13]
    assert (DRAWN["purged_slots"], DRAWN["expired"]) == ([3, 4], 2)
    assert DRAWN["solo"] == {"commission_rounds": [10, 13], "marks": [110, 140]}
    assert DRAWN["solo_cards"]["rival_5"]["dice"] == ["G1", "Y1", "N1"]
    assert DRAWN["solo_cards"]["rival_2"]["order_slots"] == [2, 4]


@pytest.mark.parametrize(
    ("written", "drawn"),
    [
        ("grow all 2", {"op": "grow", "trees": "all", "n": 2}),
        ("change -1 to +2", {"op": "bump_die", "min": -1, "max": 2}),
        ("flip joint 1", {"op": "flip_up", "kinds": ["joint"], "n": 1}),
        ("lose 2 reputation", {"op": "reputation", "n": -2}),
        ("tool plane", {"op": "tool", "type": "plane"}),
        ("recolour green/brown", {"op": "recolor_die", "to": ["green", "brown"]}),
    ],
)
def test_a_corrected_file_is_drawn(tmp_path: Path, written: str, drawn: dict[str, Any]) -> None:
    corrected = changed(tmp_path, 'outer_6 = "1 scrap"', f'outer_6 = "{written}"')
    assert corrected["wheel"][0]["outer"][5] == [drawn]
