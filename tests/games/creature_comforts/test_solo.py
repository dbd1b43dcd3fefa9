"""Creature Comforts, chapter 10: alone, with fewer cards and a title at the end."""

from __future__ import annotations

import pytest

from klubovna.core.luck import dice
from klubovna.games.creature_comforts import GAME
from klubovna.games.creature_comforts.state import Comforts
from tests.games.creature_comforts.stories import (
    BOX,
    IMPROVEMENT_IDS,
    TRAVELLER_IDS,
    asked,
    evening,
    ids,
    ladder,
    play,
    turn,
    winter,
)

REMOVED_TRAVELLERS = {"canada_lynx", "common_loon", "moose"}
REMOVED_IMPROVEMENTS = {
    "barrel_sauna",
    "guest_cottage",
    "herb_garden",
    "spinning_wheel",
    "writing_desk",
}
# A den of 33 points.
EXAMPLE = """
    crafted 0: muffler socks socks pie bread
    built 0: scale umbrella
    heap 0: 5 coin
"""


def alone(text: str) -> Comforts:
    """Return the end of a game alone in which everything is stored as is best."""
    g = winter(f"players: 1\n{text}")
    while not g.is_over:
        play(g, "best done")
    return g


def title(text: str) -> dict[str, object]:
    """Return the title of a game alone."""
    found: dict[str, object] = GAME.view(alone(text), 0)["players"][0]["title"]
    return found


# What stays in the box.


def test_t35_twelve_travellers() -> None:
    """Lynx, loon and moose need others."""
    g: Comforts = GAME.new(1, 3)
    assert set(ids(g.travellers, TRAVELLER_IDS)) == set(TRAVELLER_IDS) - REMOVED_TRAVELLERS
    assert len(g.travellers) == 12


def test_t35_twelve_improvements() -> None:
    """One copy of those that are of use alone: six on the ladder, six in the deck."""
    g: Comforts = GAME.new(1, 3)
    deck = [
        IMPROVEMENT_IDS[kind] for kind, count in enumerate(g.workshop_deck) for _ in range(count)
    ]
    assert (len(ladder(g)), len(deck)) == (6, 6)
    assert set(ladder(g) + deck) == set(IMPROVEMENT_IDS) - REMOVED_IMPROVEMENTS


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_with_others_nothing_stays_in_the_box(players: int) -> None:
    """15 travellers and 34 improvements."""
    g: Comforts = GAME.new(players)
    assert len(g.travellers) == 15 and len(g.ladder) + sum(g.workshop_deck) == 34


def test_alone_you_are_always_the_early_bird() -> None:
    """Month after month."""
    g: Comforts = GAME.new(1, 5)
    while not g.is_over:
        assert g.bird == 0
        g.choose(g.legal[0])


@pytest.mark.parametrize("length", ["standard", "short"])
def test_no_removed_traveller_ever_comes(length: str) -> None:
    """In whole games, whatever luck says."""
    for seed in range(5):
        g: Comforts = GAME.new(1, seed, length=length, listen=True)
        g.playout(dice(seed))
        assert g.events is not None
        came = [event.numbers[0] for event in g.events if event.what.name == "arrived"]
        assert len(came) == len(set(came)) == g.months
        assert not set(ids(came, TRAVELLER_IDS)) & REMOVED_TRAVELLERS


# The ladder.


def test_t36_the_deck_runs_dry_after_six_cards() -> None:
    """Six upkeeps empty it, and the seventh shuffles what was discarded."""
    text = (
        "players: 1\ntraveller: black_bear\nladder: tool_shed bicycle umbrella wildwood field scale"
    )
    g = evening(f"{text}\nscrapped: orchard almanac wheelbarrow weathervane pattern_book")
    assert ladder(g)[5] == "recipe_book" and sum(g.workshop_deck) == 0 and sum(g.scrapped) == 6
    g = evening(f"{text}\nplans: -\nscrapped: orchard almanac")
    assert ladder(g)[5] in ("orchard", "almanac", "tool_shed")
    assert (sum(g.workshop_deck), sum(g.scrapped)) == (2, 0)


def test_t36_what_is_built_never_returns() -> None:
    """The new deck is made of discards alone."""
    text = "players: 1\nladder: tool_shed bicycle\nplans: -\nscrapped: scale"
    g = turn(f"{text}\nworkers 0: workshop\nheap 0: 2 wood\nvillage: 1 1 1 1")
    while asked(g) == "assign":
        play(g, "0-as-1")
    play(g, "place/workshop")
    kinds = set(ladder(g)) | set(
        ids([n for n, c in enumerate(g.workshop_deck) if c], IMPROVEMENT_IDS)
    )
    assert "tool_shed" not in kinds and g.players[0].built == [IMPROVEMENT_IDS.index("tool_shed")]


# The title.


def test_t35_the_title_of_the_rulebook() -> None:
    """Five comforts, most of them clothing, two improvements and 33 points."""
    g = alone(EXAMPLE)
    assert GAME.scores(g) == [33]
    assert title(EXAMPLE) == {
        "manner": "clothing",
        "stock": "prepared",
        "role": "creature",
        "realm": "fields",
        "manners": ["clothing"],
    }


@pytest.mark.parametrize(
    ("crafted", "manner"),
    [
        ("socks socks soup", "clothing"),
        ("socks soup pie", "food"),
        ("lamp candles quilt toys flute flute", "lighting"),
        ("toboggan snowshoes bread", "outdoor"),
    ],
)
def test_the_manner_is_the_type_crafted_most(crafted: str, manner: str) -> None:
    """Comforts without a type do not matter."""
    assert title(f"crafted 0: {crafted}")["manner"] == manner


@pytest.mark.parametrize(
    ("crafted", "manners"),
    [
        ("soup lamp", ["food", "lighting"]),
        ("flute", ["clothing", "food", "lighting", "outdoor"]),
        ("-", ["clothing", "food", "lighting", "outdoor"]),
    ],
)
def test_of_equal_types_you_may_pick(crafted: str, manners: list[str]) -> None:
    """All of them are told; the first one is the title unless you like another better."""
    found = title(f"crafted 0: {crafted}")
    assert found["manners"] == manners and found["manner"] == manners[0]


@pytest.mark.parametrize(
    ("count", "stock"),
    [
        (0, "modest"),
        (3, "modest"),
        (4, "prepared"),
        (6, "prepared"),
        (7, "stocked"),
        (9, "stocked"),
        (10, "pampered"),
        (12, "pampered"),
    ],
)
def test_the_stock_is_how_much_was_crafted(count: int, stock: str) -> None:
    """Up to 3, 6 and 9 comforts, and more."""
    comforts = [comfort.id for comfort in BOX.comforts][:count]
    assert title(f"crafted 0: {' '.join(comforts) or '-'}")["stock"] == stock


@pytest.mark.parametrize(
    ("count", "role"),
    [(0, "youngster"), (1, "youngster"), (2, "creature"), (3, "old_timer"), (4, "guardian")],
)
def test_the_role_is_how_much_was_built(count: int, role: str) -> None:
    """Up to one, two, three and four improvements."""
    cards = ["scale", "umbrella", "field", "almanac"][:count]
    assert title(f"built 0: {' '.join(cards) or '-'}")["role"] == role


@pytest.mark.parametrize(
    ("points", "realm"),
    [
        (0, "small_den"),
        (25, "small_den"),
        (26, "fields"),
        (40, "fields"),
        (41, "wildwoods"),
        (55, "wildwoods"),
        (56, "village"),
        (65, "village"),
        (66, "maple_valley"),
        (75, "maple_valley"),
        (76, "paradise"),
        (200, "paradise"),
    ],
)
def test_the_realm_is_the_score(points: int, realm: str) -> None:
    """From the small den to paradise."""
    assert title(f"heap 0: {points} coin")["realm"] == realm


def test_only_who_plays_alone_has_a_title_and_only_at_the_end() -> None:
    """Before that, and with others, there is none."""
    for g in (winter("players: 2"), turn("players: 1\nworkers 0: market")):
        assert all(player["title"] is None for player in GAME.view(g, 0)["players"])


def test_a_game_alone_is_always_won() -> None:
    """The title says how well."""
    assert GAME.winners(alone("heap 0: 1 coin")) == [0]
