"""The table as text: whole, narrow enough, and drawn from what the seat may see."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from itertools import product
from typing import Any

import pytest
from rich.console import Console

from klubovna.core.decision import Option
from klubovna.core.luck import dice
from klubovna.games.creature_comforts import GAME
from klubovna.games.creature_comforts.box.reader import REALM_IDS, ROLE_IDS, STOCK_IDS
from klubovna.games.creature_comforts.pieces.numbers import TYPE_IDS
from klubovna.games.creature_comforts.terminal.signs import deal_signs, things, wish
from klubovna.terminal.board import draw, legend, note
from klubovna.words import LANGUAGES, Words
from tests.games.creature_comforts.stories import turn, visiting, winter
from tests.laws.tables import every_other, positions, tables

BOX = GAME.box(None)
NAMES = ["Ada", "Ben", "Cyd", "Dan", "Eve"]
SMALL, LARGE = 15, 31  # rows of a board on terminals of 24 and 40
WIDTH, WIDE = 78, 118  # columns of a board on terminals of 80 and 120
WHEEL = {"a": [6, 1, 2], "b": [4, 5], "c": [3]}


@cache
def words(lang: str) -> Words:
    """Return the words of the game."""
    return Words(GAME, lang, GAME.names(lang, BOX))


def drawn(view: dict[str, Any], lang: str, rows: int | None, width: int = WIDTH) -> list[str]:
    """Return the lines of the board."""
    screen = Console(width=width, color_system=None, highlight=False, emoji=False, markup=False)
    seats = NAMES[: len(view["players"])]
    with screen.capture() as captured:
        screen.print(draw(GAME, view, words(lang), seats, BOX, rows))
    return captured.get().splitlines()


def some_positions(seed: int, most: int = 6) -> Iterator[Any]:
    """Yield positions of random games at every table."""
    for n, table in enumerate(tables(GAME)):
        yield from positions(table, seed + n, most)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("rows", "width"), [(SMALL, WIDTH), (LARGE, WIDE), (None, WIDTH)])
def test_every_position_can_be_drawn(lang: str, rows: int | None, width: int) -> None:
    """No key is missing and nothing is cut off, for every seat and a spectator."""
    for state in every_other(some_positions(seed=7, most=4), lang):
        for seat in {None, 0, state.seats() - 1}:
            lines = drawn(GAME.view(state, seat), lang, rows, width)
            text = "\n".join(lines).replace("[ ]+…", "")  # any number of dice
            assert "⟦" not in text and "{" not in text
            assert all(len(line.rstrip()) <= width for line in lines)
            assert "…" not in text.replace("?≠?≠…→?=?=…", ""), "something was cut off"


@pytest.mark.parametrize("width", [40, 60, 100, 160])
def test_any_width_will_do(width: int) -> None:
    """A narrow board cuts what does not fit, and is never wider than there is room."""
    for state in some_positions(seed=8, most=2):
        for rows in (SMALL, LARGE):
            lines = drawn(GAME.view(state, 0), "cs", rows, width)
            assert all(len(line.rstrip()) <= width for line in lines)


@pytest.mark.parametrize(
    ("lang", "autumn", "snow"), [("en", "autumn", "winter"), ("cs", "podzim", "zima")]
)
def test_winter_is_told_once_the_valley_is_bare(lang: str, autumn: str, snow: str) -> None:
    """The last month is one of autumn; the final crafting is not."""
    last = "month: 8\nforest: forest_autumn_1\nmeadow: meadow_autumn_1\nworkers 0: market inn"
    crafting = winter("hand 1: flute\nheap 1: 1 wood 1 coin")
    for state, season in ((turn(last), autumn), (crafting, snow)):
        assert f", {season}" in drawn(GAME.view(state, 0), lang, None)[0]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_hand_is_shown_to_its_owner_only(lang: str) -> None:
    """Worlds that a seat can't tell apart look the same to it."""
    said = words(lang)
    for state in some_positions(seed=9, most=4):
        for seat in {0, state.seats() - 1}:
            text = "\n".join(drawn(GAME.view(state, seat), lang, None))
            hand = [BOX.comforts[kind].id for kind in state.players[seat].hand]
            assert all(said.name(f"comfort/{id}") in text for id in hand)
            world = GAME.guess(state, seat, dice(1))
            assert "\n".join(drawn(GAME.view(world, seat), lang, None)) == text


@pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
def test_a_month_fits_a_small_terminal(players: int) -> None:
    """With any number of players the first month is on fifteen rows."""
    state, luck = GAME.new(players, 5), dice(5)
    while state.month < 2:
        if luck.below(5) == 0:
            assert len(drawn(GAME.view(state, 0), "cs", SMALL)) <= SMALL
        state.choose(state.legal[luck.below(len(state.legal))])


def test_places_show_dice_rewards_and_workers() -> None:
    """A line for the forest and one for the meadow; the river and the market share one."""
    view = GAME.view(GAME.new(2, 5), 0)
    view["players"][0]["family"], view["players"][1]["family"] = "rabbit", "porcupine"
    view |= {"forest": "forest_spring_1", "meadow": "meadow_spring_2", "zones": WHEEL}
    view["players"][0]["workers"] = ["forest_1", "river_b", "market"]
    view["players"][1]["workers"] = ["forest_1", "meadow_2"]
    lines = drawn(view, "en", LARGE)
    assert any(re.search(r"Forest +\[≤3] ♣ ∩✱ +\[ ]\+\[ ]≤5 ♣♣♠♠$", line) for line in lines)
    assert any(re.search(r"Meadow +\[n]\[\+1]\[\+2] \$§§ +\[3]\[4] ●@ ✱$", line) for line in lines)
    river = r"River +A \[6·1·2] ◆  B \[4·5] ◆◆ ∩  C \[3] ◆\$  Market ∩$"
    assert any(re.search(river, line) for line in lines)


def test_a_traveller_adds_to_places() -> None:
    """The bear's fruit and the raven's coin stand beside what a place gives."""
    view = GAME.view(GAME.new(2, 5), 0)
    view |= {"forest": "forest_spring_1", "traveller": "black_bear"}
    assert any("[≤3] ♣ +●" in line for line in drawn(view, "en", SMALL))
    view |= {"traveller": "common_raven", "ravens": ["forest_1", "workshop"]}
    lines = drawn(view, "en", SMALL)
    assert any("[≤3] ♣ +$" in line for line in lines)
    assert any(re.search(r"Workshop +\+\$", line) for line in lines)


def test_the_dice_of_a_turn() -> None:
    """Those of the village are square, the family's round; what counts otherwise says so."""
    view = GAME.view(GAME.new(2, 5), 0)
    view["month"] = 1
    view["active"] = {
        "player": 0,
        "faces": [4, 6, 2, 2, 1, 3],
        "tokens": 3,
        "tokens_left": 0,
        "place": None,
        "assigned": {"forest_2": [0, 1], "inn": [2], "wildwood#1": [5]},
        "values": {"inn": 4},
        "resolved": ["forest_2"],
    }
    text = " ".join(" ".join(drawn(view, "en", SMALL)).split())
    assert "Ada [2](1) lessons: 3 used, 0 left" in text
    assert "✓ Forest right [4][6] Inn [2→4] Wildwood (3)" in text


@pytest.mark.parametrize("digits", ["consistent", "literal"])
def test_digits_are_those_of_the_table(digits: str) -> None:
    """A table that plays by the text of the rulebook is drawn so."""
    view = GAME.view(GAME.new(2, 5, digits=digits), 0)
    view["forest"] = "forest_spring_2"
    lines = "\n".join(drawn(view, "cs", SMALL))
    assert ("[3][5] ♣♣●" if digits == "literal" else "[5][6] ♣♣●") in lines


def test_signs_of_requirements() -> None:
    """Every card of the valley asks for something that can be told from all else."""
    asked = {wish(s.requirement, WHEEL) for card in BOX.valley for s in card.slots}
    assert {
        "[≤3]",
        "[≥4]",
        "[4]",
        "[5][6]",
        "[ ]=[ ]=[ ]",
        "[n][+1]",
        "[2·4·6]×3",
        "[1·3·5]×2",
        "[ ]+…≥11",
        "[ ]+[ ]+[ ]≤6",
        "[ ]+[ ]=8",
    } <= asked
    assert [wish(slot.requirement, WHEEL) for slot in BOX.river] == ["[6·1·2]", "[4·5]", "[3]"]


def test_signs_of_offers() -> None:
    """What for what, and how often."""
    guests = {guest.id: guest for guest in BOX.travellers}
    bear = [deal_signs(row).plain for row in guests["black_bear"].rows]
    assert bear == ["●→? ×[ ]", "§", "●→$ ×3"]
    lynx = [deal_signs(row).plain for row in guests["canada_lynx"].rows]
    assert lynx == ["?≠?→$ ×4", "§"]
    skunk = deal_signs(guests["striped_skunk"].rows[1]).plain
    assert skunk == "▯→?? ×2"
    assert things((0, 0, 0, 0, 0, 5, 0, 0, 0)).plain == "5ψ"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_options_tell_what_they_are_about(lang: str) -> None:
    """Cards, dice and goods are shown beside their phrases, and no two options are the same."""
    said, zones = words(lang), set()
    for state in some_positions(seed=11, most=80):
        for seat in state.actors:
            decision, view = GAME.decision(state, seat), GAME.view(state, seat)
            assert decision is not None
            lines = []
            for option in decision.options:
                found = note(GAME, option, view, said, BOX)
                phrase = said.option(option, NAMES, decision.args)
                assert "⟦" not in phrase and "{" not in phrase
                lines.append((phrase, found.plain if found else ""))
                if found is not None:
                    zones.add(option.target.split("/")[0])
                    assert found.plain and "⟦" not in found.plain
            assert len(set(lines)) == len(lines)
    assert zones >= {"hand", "nest", "rung", "place", "dice", "value", "good", "give", "coin_for"}


def phrases(g: Any, lang: str) -> list[str]:
    """Return the options of the open question as sentences."""
    decision = GAME.decision(g, 0)
    assert decision is not None
    return [words(lang).option(option, NAMES, decision.args) for option in decision.options]


def test_options_speak_of_faces_and_tokens() -> None:
    """The rabbit's dice of the rulebook, in sentences that are right when read aloud."""
    dice_and_token = "village: 4 6 2 2\ndice 0: 1 3\nheap 0: 1 lesson"
    g = turn(f"forest: forest_spring_2\nworkers 0: forest_2\n{dice_and_token}")
    assert "Přidělit kostky 4 + 6 za 1 žeton zkušenosti" in phrases(g, "cs")
    assert "Assign the dice 4 + 6 with 1 lesson token" in phrases(g, "en")
    g = turn(f"workers 0: workshop\n{dice_and_token}")
    single = {"Přidělit dvojku", "Přidělit dvojku jako trojku za 1 žeton zkušenosti"}
    assert single | {"Nepřidělit nic"} <= set(phrases(g, "cs"))
    assert "Assign the 2 as a 3 with 1 lesson token" in phrases(g, "en")


def test_options_speak_of_cards() -> None:
    """A place in the nest is named by what lies there, with equal cards told by their place."""
    g = visiting("owl_pick", 4, "nest: soup pie soup flute")
    taken = ["Vzít si Polévku", "Vzít si Jablečný koláč", "Vzít si Flétnu"]
    assert phrases(g, "cs") == [taken[0], taken[1], taken[0], taken[2]]


def test_dice_tell_what_they_bring() -> None:
    """A value at the inn brings a row, in the workshop the highest rung, in the nest cards."""
    view = GAME.view(GAME.new(2, 5), 0)
    view |= {"traveller": "black_bear", "ladder": ["scale", "orchard", "umbrella"]}
    view["active"] = {"faces": [4, 6, 2, 2, 1, 3], "values": {"inn": 6}}
    said, found = words("en"), []
    for place, target in (("inn", "2-as-3"), ("workshop", "5-as-2"), ("owl_draw", "4-as-1")):
        view["active"]["place"] = place
        shown = note(GAME, Option(0, f"value/{target}", "", {}), view, said, BOX)
        found.append(shown.plain if shown else "")
    assert found == ["[2] ●→? ×[ ]", "(3) Orchard", "(1) ▯▯"]
    trade = note(GAME, Option(0, "button/exchange", "", {}), view, said, BOX)
    assert trade is not None and trade.plain == "●→$ ×3"
    paid = note(GAME, Option(1, "stones/1", "", {"coins": 2}), view, said, BOX)
    assert paid is not None and paid.plain == "◆$$"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_signs_are_explained(lang: str) -> None:
    """Resources and families differ in shape, not only in colour."""
    signs = [text.plain.split(" ")[0] for text in legend(GAME, words(lang))]
    assert len(signs) == len(set(signs)) == 20


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_title_can_be_said(lang: str) -> None:
    """Each of the four words goes with each of the others."""
    said = words(lang)
    parts = list(product(TYPE_IDS, STOCK_IDS, ROLE_IDS, REALM_IDS))
    titles = {
        said.text("view-title", manner_id=manner, stock_id=stock, role_id=role, realm_id=realm)
        for manner, stock, role, realm in parts
    }
    assert len(titles) == len(parts)
    assert all("  " not in title and "{" not in title for title in titles)


def test_the_title_of_the_rulebook() -> None:
    """The rulebook's own example, on the board of a game that is over."""
    view = GAME.view(GAME.new(1, 5), 0)
    view["month"] = 8
    view["players"][0]["title"] = {
        "manner": "clothing",
        "stock": "prepared",
        "role": "creature",
        "realm": "fields",
    }
    assert any("Slušivě připravený tvoreček z polí" in line for line in drawn(view, "cs", SMALL))
    view["players"][0]["title"] |= {"role": "guardian", "realm": "paradise"}
    title = "Slušivě připravený strážce ráje útulnosti!"
    assert any(title in line for line in drawn(view, "cs", SMALL))
