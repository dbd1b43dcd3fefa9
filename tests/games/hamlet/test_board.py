"""The table as text: whole, narrow enough, and drawn from the view."""

from __future__ import annotations

import pytest

from klubovna.core.luck import dice
from klubovna.games.hamlet import GAME
from klubovna.games.hamlet.terminal.scene import map_lines
from klubovna.games.hamlet.terminal.signs import marks
from klubovna.words import LANGUAGES
from tests.games.hamlet.drawn import (
    BOX,
    CARDS,
    LARGE,
    LEAST,
    SMALL,
    WIDE,
    WIDTH,
    drawn,
    line_with,
    some_positions,
    view_of,
)
from tests.laws.tables import every_other

# The whole table.


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("rows", "width"), [(SMALL, WIDTH), (LARGE, WIDE), (None, WIDTH)])
def test_every_position_can_be_drawn(lang: str, rows: int | None, width: int) -> None:
    """No key is missing and nothing is cut off."""
    for state in every_other(some_positions(seed=7, most=3), lang):
        lines = drawn(GAME.view(state, 0), lang, rows, width)
        text = "\n".join(lines)
        assert "⟦" not in text and "{" not in text
        assert all(len(line) <= width for line in lines)
        assert "…" not in text, "something was cut off"


@pytest.mark.parametrize("width", [40, 60, 160])
def test_any_width_will_do(width: int) -> None:
    """A narrow board cuts what does not fit, and is never wider than there is room."""
    for state in some_positions(seed=8, most=1):
        for rows in (SMALL, LARGE, None):
            lines = drawn(GAME.view(state, 0), "cs", rows, width)
            assert all(len(line) <= width for line in lines)


@pytest.mark.parametrize("players", [1, 2, 3, 4])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_first_rounds_fit_a_small_terminal(players: int, lang: str) -> None:
    """With any number of players they are on fifteen rows."""
    state, luck = GAME.new(players, 5), dice(5)
    while state.round < 4:
        if luck.below(4) == 0:
            assert len(drawn(GAME.view(state, 0), lang, SMALL)) <= SMALL
        state.choose(state.legal[luck.below(len(state.legal))])


# What is on offer.


def test_the_round_tells_whose_turn_it_is() -> None:
    """Who began, who is active, and what is left to do."""
    view = view_of(2)
    view |= {"round": 7, "first": 1, "last_round": True}
    view["active"] |= {"player": 0, "villagers": 2, "donkeys_done": False}
    assert drawn(view, "cs", SMALL, WIDE)[0] == (
        "7. kolo   poslední kolo   začíná Ben   Ada 2 vesničané stojí   osli ještě nešli"
    )
    view["active"]["donkeys_done"] = True
    assert "donkeys" not in drawn(view, "en", SMALL)[0]
    view |= {"step": "over", "active": None, "last_round": False}
    assert drawn(view, "en", SMALL)[0] == "Round 7   the game is over   starts Ben"


def test_plans_tell_costs_and_coins() -> None:
    """A small board has their costs; a larger one what they are for, the largest in words."""
    view = view_of(2)
    view["row"] = [{"id": "lumber_mill", "coins": 2}, {"id": "barn_curved", "coins": 0}]
    view["bag"] = 0
    line = line_with("plans", drawn(view, "en", LEAST, WIDE))
    assert line.split(maxsplit=1)[1] == (
        "1 Lumber Mill (2◆ ■) +2●  2 Barn (curved road) (3●)  the bag is empty"
    )
    assert "1 Lumber Mill (2◆ ■) 6★ 2×♣›≡ +2●" in line_with("plans", drawn(view, "en", LARGE, WIDE))
    assert "dřevo → prkna, 2 místa" in "\n".join(drawn(view, "cs", None))


def test_sales_and_deliveries_tell_what_they_ask_and_bring() -> None:
    """Empty places are left out; a tick and a letter mark a delivery that was made."""
    view = view_of(2)
    view |= {"sales": ["sale_1a", None, "sale_3e"], "sale_stack": 3, "church_parts": 3}
    view["church"][0]["owner"] = 1
    lines = drawn(view, "en", SMALL)
    assert line_with("sales", lines).split(maxsplit=1)[1] == (
        "2♣ ¥ → ★ ●  ≡ ■ ∴ ◐ → 7★ 4●  3 in the stack  free market 3/5●"
    )
    assert line_with("church", lines).split(maxsplit=1)[1] == (
        "3/6  ✓B 3■/◐ → 4★  3≡/∴ → 4★  10● → 6★  10♣/◆/¥ → 6★"
    )


def test_goals_tell_who_is_ahead() -> None:
    """Milestones with their owners, awards with what everybody has."""
    view = view_of(2)
    view["milestones"] |= {"mason": 1}
    view["awards"]["merchant"] = [3, 0]
    lines = drawn(view, "cs", LARGE, WIDE)
    assert "Tesař ·  Kameník B" in line_with("milníky", lines)
    assert "Kupec 4★ A3 B0" in line_with("ocenění", lines)


def test_a_payment_tells_what_is_still_owed() -> None:
    """What is paid for, the goods that are left, and what purchases cost until now."""
    view = view_of(2)
    groups = [
        {"resources": ["wood"], "amount": 2, "left": 0},
        {"resources": ["milk", "brick"], "amount": 3, "left": 2},
    ]
    view["active"] |= {
        "building": "tavern",
        "bill": {"groups": groups, "coins": 0, "debt": 6, "group": 1},
    }
    assert drawn(view, "cs", SMALL)[1] == "staví se Krčma   platí se 2◐/■   za nákup 6●"


# The village.


def test_tiles_tell_what_is_on_them() -> None:
    """Goods with their makers, flags, workers, and the numbers of linked tiles."""
    view = view_of(2)
    token = {"resource": "timber", "maker": 1, "high": True}
    view["tiles"] += [
        {
            "id": "lumber_mill",
            "anchor": [9, 9],
            "rotation": 0,
            "in_network": True,
            "flag": None,
            "tokens": [token, None],
        },
        {
            "id": "tavern",
            "anchor": [-9, -9],
            "rotation": 0,
            "in_network": False,
            "flag": 0,
            "tokens": [],
        },
    ]
    view["links"].append(["market", "lumber_mill"])
    view["players"][0] |= {
        "villagers": [{"tile": "lumber_mill", "lying": True}, {"tile": "farm", "lying": False}],
        "donkeys": [
            {"tile": "farm", "moved": False},
            {"tile": "farm", "moved": False},
            {"tile": "farm", "moved": True},
        ],
    }
    text = "\n".join(drawn(view, "en", SMALL, WIDE))
    assert "7 Lumber Mill ≡B!· ♙A →5" in text
    assert "4 Farm ¥¥· ♟A 2♞A ♘A →1" in text
    assert "8 ×Tavern ⚑A" in text
    assert "5 Market →1·7" in text


def test_the_map_shows_tiles_by_their_numbers() -> None:
    """Each triangle once; the church has 24, a hexagon 6. Strips of the lattice are rows."""
    view = view_of(2)
    shown = "\n".join(line.plain for line in map_lines(view, CARDS, BOX, most=200)).split()
    assert {number: shown.count(number) for number in ("1", "2", "3", "4", "5", "6")} == {
        "1": 24,
        "2": 8,
        "3": 6,
        "4": 4,
        "5": 9,
        "6": 12,
    }
    close = map_lines(view, CARDS, BOX, most=0)
    assert max(line.cell_len for line in close) < 20
    lines = drawn(view, "en", None, WIDE)
    assert "1 Church" in line_with(" 3 3 3", lines), "the list stands beside the map"
    assert not [line for line in drawn(view, "en", None, 16) if "111" in line]


def test_the_map_shows_where_a_plan_fits() -> None:
    """The edges that are offered stand round the village; then only the one that was chosen."""
    g, luck = GAME.new(2, 7), dice(3)
    while GAME.view(g, 0)["active"]["building"] is None or not g.top_choice().told(g).get("tile"):
        offered = [(GAME.target(g, g.actor, pick), pick) for pick in g.legal]
        picks = [pick for target, pick in offered if target.startswith("build/")] or g.legal
        g.choose(picks[luck.below(len(picks))])
    view, sites = GAME.view(g, 0), {site + 1 for site in g.legal}
    text = "\n".join(line.plain for line in map_lines(view, CARDS, BOX, most=300))
    found = {int(word) for word in text.split() if word.startswith("+")}
    assert found <= sites and len(found) > len(sites) / 2, "two edges may share a triangle"
    view["active"]["site"] = min(sites) - 1
    text = "\n".join(line.plain for line in map_lines(view, CARDS, BOX, most=300))
    assert [word for word in text.split() if word.startswith("+")] == [f"+{min(sites)}"]


def test_built_roads_are_listed() -> None:
    """With their kind, the tiles they join, and who built them."""
    view = view_of(2)
    view["roads"] = [{"one": "quarry", "other": "farm", "kind": "bridge", "owner": 1}]
    assert "cesty      most 3–4 B" in drawn(view, "cs", LARGE, WIDE)


# Players.


def test_players_tell_what_they_have() -> None:
    """Points until now and if the game ended, coins, workers, roads, goods, plans."""
    view = view_of(2)
    view["turn"] = 1
    view["players"][1] |= {
        "score": 12,
        "points": 17,
        "coins": 4,
        "roads": 3,
        "plans": ["shrine"],
        "longest": 3,
        "sales": ["sale_1a"],
        "deliveries": [],
        "flags": ["tavern", "square"],
        "supply": {"timber": 1, "brick": 2, "flour": 0, "milk": 2},
    }
    text = "\n".join(drawn(view, "cs", LARGE, WIDE))
    assert "▸Ben 12(17)★ ●4 ♟1 ♞1 ═3 ⚖1 ✝0 ⚑2  zásoba ≡1 ■2 ∴0 ◐2  nejdelší 3" in text
    assert "v ruce Svatyně (◆ ¥) 2★ 2★:✝" in text


def test_alone_the_rival_stands_there_too() -> None:
    """By his name, without coins; with his favour, cup and actions."""
    view = view_of(1)
    view["solo"] |= {
        "favour": 3,
        "favour_up": False,
        "cup": {"low": 3, "mid": 1, "own": 1},
        "tokens": ["road", "refine", "construct", "produce", "blueprint"],
    }
    lines = drawn(view, "en", SMALL)
    assert line_with("Botric", lines).startswith("Botric 0★ ♟1 ═5")
    assert lines[-1] == (
        "favour 3●▼  cup 3·1·1  actions road, refining, building, production, plan"
    )


@pytest.mark.parametrize(
    ("names", "letters"),
    [(["Ada", "Ben"], ["A", "B"]), (["Bára", "Botric"], ["1", "2"]), (["Ó", ""], ["1", "2"])],
)
def test_players_have_letters(names: list[str], letters: list[str]) -> None:
    """The first of the name; numbers if two are the same."""
    assert marks(names) == letters
