"""The words beside the table: signs, buildings, options and the log."""

from __future__ import annotations

from typing import Any

import pytest

from klubovna.core.decision import Option
from klubovna.core.luck import dice
from klubovna.games.hamlet import GAME
from klubovna.games.hamlet.terminal.signs import does, plan_signs
from klubovna.games.hamlet.text.phrases import tile_words
from klubovna.terminal.board import legend, note
from klubovna.words import LANGUAGES
from tests.games.hamlet.drawn import BOX, CARDS, NAMES, seats, some_positions, view_of, words

# Signs and sentences.


@pytest.mark.parametrize(
    ("id", "signs"),
    [
        ("woodcutter", "3×♣+2●"),
        ("barn_curved", "3×♣/◆/¥+2★"),
        ("windmill", "2×¥›∴"),
        ("sawmill", "♣›≡"),
        ("monument", "2★:═♠▲"),
        ("tavern", "★:●≤8"),
        ("outpost_1", "★:✝→"),
        ("farrier", "+★:═→"),
        ("forest_pond", "3★:═"),
        ("stables", "2★:♞"),
        ("shrine", "2★:✝"),
        ("trade_post", "★:⚖"),
        ("church", ""),
    ],
)
def test_signs_of_buildings(id: str, signs: str) -> None:
    """What they produce, refine, and are worth."""
    assert does(CARDS["tiles"][id]).plain == signs


def test_a_plan_in_signs() -> None:
    """Its cost, points, and what it is for."""
    assert plan_signs(CARDS["tiles"]["monument"]).plain == "(≡ ■ ∴) 5★ 2★:═♠▲"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_buildings_in_words(lang: str) -> None:
    """Whatever comes from the bag is explained; nobody explains church, market and town hall."""
    said = {id: tile_words(card, words(lang)) for id, card in CARDS["tiles"].items()}
    assert not any("⟦" in text or "{" in text for text in said.values())
    assert {id for id, text in said.items() if not text} == {"church", "market", "town_hall"}


@pytest.mark.parametrize(
    ("id", "text"),
    [
        ("barn_curved", "doplní dřevo/kámen/obilí a přinese 2 body"),
        ("farm", "doplní obilí a přinese 2 zlaťáky"),
        (
            "small_woodland",
            "1 bod za každý úsek, který se dotýká stejného terénu: les (i bez cesty)",
        ),
        ("tavern", "1 bod za každý zbylý zlaťák, nejvýš 8"),
        ("stables", "2 body za každého tvého osla"),
    ],
)
def test_buildings_in_czech(id: str, text: str) -> None:
    """Plurals and cases are right."""
    assert tile_words(CARDS["tiles"][id], words("cs")) == text


@pytest.mark.parametrize("lang", LANGUAGES)
def test_signs_are_explained(lang: str) -> None:
    """All differ in shape, not only in colour."""
    signs = [text.plain.split(" ")[0] for text in legend(GAME, words(lang))]
    assert len(signs) == len(set(signs)) == 24


@pytest.mark.parametrize(
    ("ref", "cs", "en"),
    [
        (
            "sale/sale_3e",
            "1 prkno, 1 cihla, 1 mouka a 1 mléko",
            "1 timber, 1 brick, 1 flour and 1 milk",
        ),
        ("sale/sale_1a", "2 dřeva a 1 obilí", "2 wood and 1 wheat"),
        ("delivery/p12_coins", "10 zlaťáků", "10 coins"),
        ("delivery/p34_milk_brick", "3× cihly/mléko", "3× brick/milk"),
        ("disc/own", "třetí disk", "third disc"),
        ("action/blueprint", "plán", "plan"),
    ],
)
def test_what_the_box_does_not_name(ref: str, cs: str, en: str) -> None:
    """Sales and deliveries are called by what they ask for."""
    assert [words("cs").name(ref), words("en").name(ref)] == [cs, en]


# Options.


@pytest.mark.parametrize("lang", LANGUAGES)
def test_options_tell_what_they_are_about(lang: str) -> None:
    """Buildings and goods are shown beside their phrases, and no two options are the same."""
    said, zones = words(lang), set()
    for state in some_positions(seed=11, most=60):
        decision, view = GAME.decision(state, state.actor), GAME.view(state, state.actor)
        assert decision is not None
        assert "⟦" not in said.ask(decision, seats(view))
        phrases = [said.option(option, seats(view), decision.args) for option in decision.options]
        assert not any(mark in phrase for phrase in phrases for mark in "⟦{")
        assert len(set(phrases)) == len(phrases)
        for option in decision.options:
            found = note(GAME, option, view, said, BOX)
            if found is not None:
                zones.add(option.target.split("/")[0])
                assert found.plain and "⟦" not in found.plain
    assert zones >= {"activate", "build", "row", "site", "fit", "contact", "token"}


def test_ways_to_lay_a_plan_can_be_told_apart() -> None:
    """Where it lies and how it is turned is said beside each."""
    said, seen = words("cs"), 0
    for state in some_positions(seed=11, most=60):
        decision, view = GAME.decision(state, state.actor), GAME.view(state, state.actor)
        assert decision is not None
        if decision.kind.endswith("choose_fit"):
            notes = [str(note(GAME, option, view, said, BOX)) for option in decision.options]
            assert len(set(notes)) == len(notes)
            seen += 1
    assert seen


def shown(target: str, **active: Any) -> str:
    """Return the note of an option in a turn of Ada's."""
    view = view_of(2)
    view["row"] = [{"id": "tavern", "coins": 1}]
    view["active"] |= active
    view["tiles"][3]["tokens"] = [
        {"resource": "wheat", "maker": None, "high": False},
        {"resource": "flour", "maker": 1, "high": False},
        {"resource": "flour", "maker": 0, "high": True},
    ]
    found = note(GAME, Option(0, target, "", {}), view, words("en"), BOX)
    return found.plain if found else ""


@pytest.mark.parametrize(
    ("target", "expected"),
    [
        ("activate/farm", "3×¥+2●"),
        ("activate/church", ""),
        ("build/tavern", "(2♣ ∴) 5★ ★:●≤8 ⚑"),
        ("build/sawmill", "(2¥ ◆) 4★ ♣›≡"),
        ("row/1", "(2♣ ∴) 5★ ★:●≤8 ⚑"),
        ("row/2", ""),
        ("token/farm-0", "¥"),
        ("token/farm-1", "∴ + ● ★"),
        ("token/farm-2", "∴ + 2● 2★"),
        ("sale/sale_1c", "◐ → ★ 2●"),
        ("delivery/p12_basics", "10♣/◆/¥ → 6★"),
        ("resource/stone", "◆"),
        ("button/beg", "●"),
        ("button/end", ""),
        ("stand/farm", ""),
    ],
)
def test_notes_tell_what_comes_of_an_option(target: str, expected: str) -> None:
    """What buildings are for, what goods bring."""
    assert shown(target) == expected


def test_notes_of_places_for_plans_and_roads() -> None:
    """How many ways there are, which tiles are touched, where roads lead, what a road costs."""
    fits = [
        {"site": 4, "fit": 0, "touched": ["quarry", "church"], "links": ["church"], "cliffs": 2},
        {"site": 4, "fit": 1, "touched": ["quarry"], "links": [], "cliffs": 0},
    ]
    assert shown("site/4", fits=fits) == "2 ways  roads 1"
    assert shown("site/4", fits=fits[1:]) == "1 way  no road"
    sites = [{"contact": 7, "one": "quarry", "other": "farm", "kind": "path"}]
    assert shown("contact/7", sites=sites) == "2◆"
    assert shown("contact/8", sites=sites) == ""


@pytest.mark.parametrize(
    ("key", "args", "text"),
    [
        ("option-act-activate", {"thing": "tile/town_hall"}, "Pracovat na Rychtě"),
        ("option-act-activate", {"thing": "tile/stables"}, "Pracovat ve Stájích"),
        ("option-act-build", {"thing": "tile/lumber_mill"}, "Postavit Pilu"),
        ("option-act-build", {"thing": "tile/outpost_2"}, "Postavit Hlásku II"),
        (
            "option-donkey-from-donkey",
            {"thing": "tile/forest_pond"},
            "Vést osla od lesního Rybníka",
        ),
        ("option-donkey-to-tile", {"thing": "tile/church"}, "Jít do Kostela"),
        (
            "option-take-plan-row",
            {"thing": "tile/barn_curved", "price": 2, "coins": 1},
            "Vzít plán Stodoly se zatáčkou za 2 zlaťáky a k němu 1 zlaťák",
        ),
        (
            "option-take-plan-row",
            {"thing": "tile/tavern", "price": 0, "coins": 0},
            "Vzít plán Krčmy zdarma",
        ),
        ("option-hire-villager", {"price": 5}, "Najmout vesničana za 5 zlaťáků"),
        ("option-pay-buy", {"count": 2, "price": 6}, "Dokoupit 2 suroviny za 6 zlaťáků"),
        (
            "option-pay-token",
            {
                "thing": "resource/flour",
                "tile": "tile/flour_mill",
                "maker": 1,
                "seat": 1,
                "high": 1,
            },
            "Vzít kvalitní mouku ze Mlýna (odměna: Ben)",
        ),
        (
            "option-pay-token",
            {
                "thing": "resource/wood",
                "tile": "tile/woodcutter",
                "maker": -1,
                "seat": -1,
                "high": 0,
            },
            "Vzít dřevo z Tábora dřevorubců",
        ),
        (
            "option-road-site-contact",
            {"thing": "tile/square", "other": "tile/dairy_farm", "kind": "road/path", "number": 8},
            "Postavit stezku mezi Náměstím a Ovčí farmou (místo 8)",
        ),
        (
            "option-choose-site-site",
            {"thing": "tile/cow_conservatory", "number": 12},
            "Postavit u Ohrady s krávami (okraj 12)",
        ),
    ],
)
def test_czech_phrases(key: str, args: dict[str, int | str], text: str) -> None:
    """Buildings, goods and prices in their right cases."""
    assert words("cs").option(Option(0, "", key, args), NAMES) == text


# The log.


def told(what: str, **args: int | str) -> str:
    """Return the Czech sentence of an event of Ada's."""
    return words("cs").event({"kind": what, "player": 0, "args": args}, NAMES)


def told_alone(what: str, **args: int | str) -> str:
    """Return the Czech sentence of an event of the rival's."""
    return words("cs").event({"kind": what, "player": 1, "args": args}, ["Ada"])


def test_the_log_in_czech() -> None:
    """Plurals and cases of what happened."""
    moved = {"from": "tile/farm", "to": "tile/market"}
    assert told("donkey_moved", **moved) == "Ada vede osla ze Statku na Tržiště."
    assert told("produced", tile="tile/quarry", resource="resource/stone", count=3) == (
        "Ada plní místa v Kamenolomu: 3 kameny."
    )
    assert told("refined", tile="tile/windmill", resource="resource/flour", high=1) == (
        "Ada vyrábí ve Větrném mlýně kvalitní mouku."
    )
    assert told("rewarded", coins=2, points=2) == "Ada má za svůj výrobek 2 zlaťáky a 2 body."
    assert told("gained_coins", count=5) == "Ada získává 5 zlaťáků."
    assert told("took_plan", tile="tile/shrine", laid=1, coins=2) == (
        "Ada si bere plán Svatyně a k němu 2 zlaťáky."
    )
    road = {"kind": "road/bridge", "one": "tile/church", "other": "tile/monument"}
    assert told("built_road", **road) == "Ada staví most mezi Kostelem a Památníkem."


@pytest.mark.parametrize(
    ("resource", "said"),
    [("timber", "vyrábějí prkna"), ("brick", "vyrábějí cihly"), ("flour", "vyrábí mouka")],
)
def test_a_new_trade_in_czech(resource: str, said: str) -> None:
    """Nobody hews bricks."""
    assert told("stack_opened", resource=f"resource/{resource}") == (
        f"Do pytlíku přibyly čtyři plány: ve vesnici se nově {said}."
    )


def test_one_token_is_one_piece() -> None:
    """A token of timber is a plank, not planks."""
    made = told("refined", tile="tile/sawmill", resource="resource/timber", high=0)
    assert made == "Ada vyrábí v Dřevařství prkno."
    used = told("used_token", resource="resource/brick", tile="tile/stonemason")
    assert used == "Ada bere cihlu z Kamenictví."


@pytest.mark.parametrize(("count", "said"), [(1, "1 osel"), (3, "3 osli"), (6, "6 oslů")])
def test_donkeys_in_czech(count: int, said: str) -> None:
    assert words("cs").text("view-some-donkeys", n=count, who="Ada") == f"{said} (Ada)"
    assert words("cs").text("view-donkeys") == "Osli"


def test_points_are_counted_not_people() -> None:
    """What ends a game says what is counted."""
    for reason in ("idle", "rounds"):
        assert words("en").end_reason(reason).endswith("the points are counted.")
        assert words("cs").end_reason(reason).endswith("se sčítají body.")


def test_the_log_speaks_of_the_rival() -> None:
    """He has no seat, but a name."""
    assert told_alone("turn") == "Na tahu je Botric."
    assert told_alone("rewarded", coins=0, points=3) == "Botric má za svůj výrobek 3 body."
    assert told_alone("rival_drew", disc="disc/mid", action="action/refine") == (
        "Botric si vylosoval druhý disk, proto akce: zpracování."
    )
    g, luck = GAME.new(1, 3), dice(3)
    g.events = []
    while g.round < 6:
        g.choose(g.legal[luck.below(len(g.legal))])
    said = [words("en").event(GAME.event_json(g, event), ["Ada"]) for event in g.events]
    assert "It is Botric's turn." in said and not any("⟦" in line for line in said)
