"""What a page gets to draw: the whole box as plain JSON, and every action as a sentence."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest

import klubovna
from klubovna.games.fort.box.contents import Box
from klubovna.games.fort.text.catalogue import catalogue
from klubovna.words import LANGUAGES, Words

GAME = klubovna.game("fort")
BOX: Box = GAME.box(None)
DRAWN = catalogue(BOX)


def say(phrase: dict[str, Any], words: Words) -> str:
    """Say a phrase as a page does: words are told as names and ids, parts are said first."""
    told: dict[str, Any] = {name: say(part, words) for name, part in phrase["parts"].items()}
    for name, value in phrase["args"].items():
        told[name] = words.name(value) if isinstance(value, str) else value
        told[f"{name}_id"] = value
    return words.text(phrase["key"], **told)


def phrases() -> Iterator[dict[str, Any]]:
    """Yield everything that the catalogue wants to be said."""
    for kid in DRAWN["kids"].values():
        yield from (kid[side]["phrase"] for side in ("public", "private") if kid[side])
    for thing in [*DRAWN["perks"].values(), *DRAWN["rules"].values()]:
        yield thing["phrase"]


def test_it_is_plain_json() -> None:
    assert json.loads(json.dumps(GAME.catalogue(BOX))) == DRAWN


def test_every_card_is_there_as_often_as_in_the_box() -> None:
    assert sum(kid["copies"] for kid in DRAWN["kids"].values()) == len(BOX.kids)
    friends = [id for id, kid in DRAWN["kids"].items() if kid["board"]]
    assert len(friends) == 8
    assert {DRAWN["kids"][id]["board"] for id in friends} == set(DRAWN["boards"])


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_can_be_named_and_said(lang: str) -> None:
    words = Words(GAME, lang, GAME.names(lang, BOX))
    for phrase in phrases():
        said = say(phrase, words)
        assert said and "⟦" not in said and "{" not in said
    for type, ids in (("kid", DRAWN["kids"]), ("perk", DRAWN["perks"]), ("rule", DRAWN["rules"])):
        assert all(f"{type}/{id}" in words.names for id in ids)


@pytest.mark.parametrize(
    ("kid", "side", "czech", "english"),
    [
        (
            "scout",
            "public",
            "1 surovina do báglu za každou lopatku",
            "1 resource into your pack for each shovel",
        ),
        ("scout", "private", "získej 2 hračky", "gain 2 toys"),
        (
            "blitz",
            "private",
            "za každou pistoli: znič kartu, pak získej hračku",
            "for each squirt gun: trash a card, then gain a toy",
        ),
        (
            "doc",
            "public",
            "pošli kartu na hlídku a dej surovinu do báglu",
            "send a card to your lookout and put a resource into your pack",
        ),
        (
            "wart",
            "private",
            "1 bod za každou lopatku; tahle karta se pak zničí",
            "1 point for each shovel; then this card is trashed",
        ),
        (
            "dot",
            "private",
            "vylepši bunkr o surovinu levněji",
            "upgrade your fort for one resource less",
        ),
        (
            "bud",
            "private",
            "znič kartu z ruky nebo z odhozených",
            "trash a card from hand or discard",
        ),
    ],
)
def test_actions_are_sentences(kid: str, side: str, czech: str, english: str) -> None:
    for lang, expected in (("cs", czech), ("en", english)):
        words = Words(GAME, lang, GAME.names(lang, BOX))
        assert say(DRAWN["kids"][kid][side]["phrase"], words) == expected


def test_actions_are_icons_too() -> None:
    assert DRAWN["kids"]["kitty"]["private"] | {"phrase": None} == {
        "effects": [
            {"do": "spend", "amount": 1, "kind": "toy"},
            {"do": "score", "amount": 1},
        ],
        "link": "then",
        "per": "glue",
        "trashes_self": False,
        "phrase": None,
    }
    assert DRAWN["kids"]["noodle_twins"]["public"] is None


def test_levels_tell_what_they_cost_and_bring() -> None:
    assert DRAWN["levels"][2] == {
        "cost": {"toy": 1, "pizza": 1, "any": 1},
        "points": 4,
        "lookout": 3,
        "pack": 3,
        "reward": "perk",
    }
    assert [level["reward"] for level in DRAWN["levels"]] == [
        None,
        "made_up_rule",
        "perk",
        None,
        None,
        "sculpture",
    ]
    assert DRAWN["end_points"] == 25
