"""Woodcraft, 13: the end of the game, final scoring and ties."""

from __future__ import annotations

from itertools import product

import pytest

from klubovna.core.luck import dice
from klubovna.games.woodcraft import GAME
from klubovna.games.woodcraft.rules.rounds import EndRound
from klubovna.games.woodcraft.state import Wood
from klubovna.words import Words
from tests.games.woodcraft.printed import PRINT
from tests.games.woodcraft.table import BOX, ORDER_IDS, going_on, goods, play, table, turn


def ended(text: str, players: int = 2) -> Wood:
    """Return a game after its last income phase."""
    last = 13 if players == 4 else 14
    g = going_on(table(f"players: {players}\nround: {last}\n{text}"), EndRound())
    assert g.is_over
    return g


def sheet(g: Wood, who: int = 0) -> dict[str, int]:
    found: dict[str, int] = GAME.score_sheet(g)[who]
    return found


def test_points_of_the_game_and_of_the_last_income() -> None:
    g = ended("goods 0: 31 vp\nincome 0: 2 6")

    assert sheet(g)["points"] == 37


def test_blueberries_of_the_last_income_are_left_over() -> None:
    g = ended("goods 0: 8 blueberry\nincome 0: 12 0")

    assert sheet(g)["leftovers"] == 2


@pytest.mark.parametrize(
    ("text", "points"),
    [
        ("wood 0: green-6 yellow-3", 0),
        ("wood 0: green-6 yellow-4", 1),
        ("wood 0: green-6\ntrees 0: green-4", 1),
        ("goods 0: 9 blueberry 10 lantern 10 reuse", 0),
        ("goods 0: 4 blueberry 2 glue 2 scrap 2 sawblade", 1),
        ("goods 0: 19 blueberry 1 scrap", 2),
        ("attic 0: B1=mallet B2=plane\ngoods 0: 9 glue", 0),
    ],
)
def test_one_point_for_ten_left_over(text: str, points: int) -> None:
    """Pips of wood and trees, blueberries and materials; no lanterns, tokens or tools."""
    assert sheet(ended(f"{text}\nincome 0: 0 0"))["leftovers"] == points


# Commissions.

METRICS = {
    "guild_hall": ("done 0: stool flute crate sled bench", 5),
    "craft_school": ("helpers 0: sawyer whittler forester", 3),
    "tool_museum": ("attic 0: B1=mallet B2=mallet B3=plane M1=plane M2=plane", 5),
    "model_workshop": ("owned 0: pot=2 saw=3 joint=1 gluing=1", 4),
    "royal_patent": ("reputation 0: 11\norders 0: flute", 11),
    "town_fair": ("marketing 0: 6", 5),
    "berry_market": ("income 0: 13 1", 13),
    "nut_granary": ("income 0: 2 7", 7),
}


@pytest.mark.parametrize("card", PRINT["commission"], ids=lambda card: str(card["id"]))
def test_each_commission(card: dict[str, int | str]) -> None:
    """Points for each full step; r23: reputation counts before the fines of the end."""
    text, count = METRICS[str(card["id"])]
    g = ended(f"{text}\nclaimed 0: {card['id']}")

    assert sheet(g)["commissions"] == count // int(card["step"]) * int(card["points"])
    assert sheet(g, 1)["commissions"] == 0


def test_several_commissions_and_several_claimants() -> None:
    """Everybody who claimed one scores it in full."""
    g = ended(
        """
        claimed 0: craft_school town_fair
        claimed 1: craft_school
        helpers 0: sawyer whittler
        helpers 1: forester
        marketing 0: 3
        """
    )

    assert [sheet(g, seat)["commissions"] for seat in (0, 1)] == [2 * 2 + 2 * 2, 2]


def test_the_marketing_space_counts_however_often_it_was_bought() -> None:
    g = ended("marketing 0: 9\nclaimed 0: town_fair")

    assert sheet(g)["commissions"] == 16


# Orders.


@pytest.mark.parametrize("space", range(21))
def test_completed_orders_by_reputation(space: int) -> None:
    points = PRINT["reputation"]["order_points"][space]

    g = ended(f"reputation 0: {space}\ndone 0: stool flute nut_press")

    assert sheet(g)["orders"] == 3 * points


@pytest.mark.parametrize("rows", ["1", "4", "1 2 3", "5", "5 5 1"])
def test_open_orders_cost_two_each_and_once(rows: str) -> None:
    """One of the last row expires in the last phase and is not fined again."""
    names = ["crate", "sled", "bench"]
    placed = " ".join(f"{id}@{row}" for id, row in zip(names, rows.split(), strict=False))
    g = ended(f"reputation 0: 20\norders 0: {placed}\ndone 0: stool flute")

    after = 20 - 2 * len(rows.split())
    assert sheet(g)["orders"] == 2 * PRINT["reputation"]["order_points"][after]


def test_no_reputation_below_the_start() -> None:
    g = ended("reputation 0: 1\norders 0: crate sled bench ladder\ndone 0: stool")

    assert sheet(g)["orders"] == 1


def test_the_example_of_an_order_more_or_less() -> None:
    """Four orders at 5 points are 20; one space farther they are worth 6 each."""
    four = "done 0: stool flute crate sled\n"

    assert sheet(ended(four + "reputation 0: 18"))["orders"] == 20
    assert sheet(ended(four + "reputation 0: 19"))["orders"] == 24


# Winners.


@pytest.mark.parametrize("first", range(3))
@pytest.mark.parametrize("points", list(product([20, 30], repeat=3)))
def test_ties_go_to_the_later_player(first: int, points: tuple[int, ...]) -> None:
    lines = [f"goods {seat}: {n} vp\nincome {seat}: 0 0" for seat, n in enumerate(points)]
    g = ended(f"first: {first}\n" + "\n".join(lines), 3)

    order = [(first + n) % 3 for n in range(3)]
    best = [seat for seat in order if points[seat] == max(points)]
    assert GAME.winners(g) == [best[-1]]


def test_the_last_turn_counts() -> None:
    """An order completed in the last round scores; then the game is over."""
    g = turn("round: 14\nfirst: 1\norders 0: rolling_pin@4\nwood 0: brown-2\ntile: hire_helper")

    play(g, "order/rolling_pin done go_on")

    assert g.is_over
    assert sheet(g)["orders"] == 1
    assert goods(g) == "5 blueberry 2 sawblade"


@pytest.mark.parametrize(
    ("lang", "said"), [("cs", "sčítají se body."), ("en", "the points are counted.")]
)
def test_points_are_counted_not_people(lang: str, said: str) -> None:
    """What ends a game says what is counted."""
    assert Words(GAME, lang).end_reason("rounds").endswith(said)


# Whole games.


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_what_holds_in_all_games(players: int) -> None:
    """Nothing falls below its floor, no card is in two places, stores are tidy between turns."""
    for seed in range(6):
        g, luck = GAME.new(players, seed, listen=True), dice(seed + 50)
        counted = GAME.census(g)
        turn = -1
        while not g.is_over:
            g.choose(g.legal[luck.below(len(g.legal))])
            for me in g.players:
                assert min(me.goods) >= 0 and min(me.wood) >= 0
                assert 0 <= me.reputation <= 20 and 1 <= me.marketing <= 9
                assert len(me.helpers) <= 8 and len(set(me.spaces)) == len(me.spaces)
                assert all(die < 0 or die % 6 < 5 for die in me.trees), "a six is felled"
            if g.turn != turn and turn >= 0:
                assert sum(g.players[turn].wood) <= 6
            turn = g.turn
        assert GAME.census(g) == counted
        assert g.round == (13 if players == 4 else 14)
        assert all(me.hand == [] for me in g.players)
        assert [sum(parts.values()) for parts in GAME.score_sheet(g)] == GAME.scores(g)


def test_ids_of_orders() -> None:
    assert [card.id for card in BOX.orders] == ORDER_IDS
