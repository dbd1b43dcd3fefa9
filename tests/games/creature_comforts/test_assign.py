"""Creature Comforts, chapters 3 and 4: the dice of a turn, and the tokens beside them."""

from __future__ import annotations

import pytest

from klubovna.games.creature_comforts.state import Comforts
from tests.games.creature_comforts.stories import (
    asked,
    asked_place,
    assign,
    has,
    heap,
    offers,
    play,
    refused,
    targets,
    turn,
)


def faces_offered(g: Comforts) -> list[str]:
    """Return the sets of dice offered to player 0 as what they show, such as "46"."""
    if g.turn != 0:
        return []
    sets = [[g.work.faces[int(die)] for die in dice] for dice in offers(g, "dice")]
    return ["".join(str(face) for face in sorted(faces)) for faces in sets]


def values_offered(g: Comforts) -> dict[int, list[int]]:
    """Return as what values the dice may count, by what they show."""
    found: dict[int, list[int]] = {}
    for word in offers(g, "value"):
        die, value = word.split("-as-")
        found.setdefault(g.work.faces[int(die)], []).append(int(value))
    return found


def at(place: str, dice: str, lessons: int = 0, more: str = "") -> Comforts:
    """Return the moment when six dice can be assigned to a place."""
    faces = dice.split()
    return turn(f"""
        workers 0: {place}
        village: {" ".join(faces[:4])}
        dice 0: {" ".join(faces[4:])}
        heap 0: {lessons} lesson
        {more}
    """)


# 3.1, 3.2: where dice go.


def test_only_places_with_an_own_worker_take_dice() -> None:
    """Those of others, and empty ones, are never asked about."""
    g = turn("workers 0: forest_1 market\nworkers 1: inn")

    met = []
    while g.turn == 0 and asked(g) == "assign":
        met.append(asked_place(g))
        play(g, "nothing")

    assert met == ["forest_1", "market"]


def test_dice_of_family_and_village_mix() -> None:
    g = turn("workers 0: meadow_2\nvillage: 3 1 1 1\ndice 0: 4 6")

    assert faces_offered(g) == ["34"]
    assert offers(g, "dice") == ["04"]


def test_family_dice_of_others_are_never_there() -> None:
    g = turn("workers 0: meadow_2\nvillage: 3 1 1 1\ndice 0: 6 6\ndice 1: 4 4")

    assert g.turn == 1, "nothing fits, so nothing was asked"


def test_a_die_is_used_once() -> None:
    g = turn("workers 0: forest_1 market\nvillage: 1 5 5 5\ndice 0: 5 5")

    play(g, "dice/0")

    assert asked_place(g) == "market"
    assert faces_offered(g) == ["5"]


def test_dice_may_stay_unused() -> None:
    """Whatever fits, nothing has to be laid anywhere."""
    g = turn("workers 0: forest_1 inn market")

    for _ in range(3):
        assert "button/nothing" in targets(g)
        play(g, "nothing")

    assert g.turn == 1


def test_equal_dice_are_offered_once() -> None:
    g = at("market", "2 2 2 5 5 2")

    assert offers(g, "dice") == ["0", "3"]


def test_equal_dice_of_family_and_village_differ_where_only_the_family_may_go() -> None:
    """Beyond the Valley only dice of the family count, so it matters which one is spent."""
    g = at("market", "2 2 2 5 5 2", more="built 1: wildwood")

    assert offers(g, "dice") == ["0", "3", "4", "5"]


# 3.3: lesson tokens.


def test_a_token_changes_a_die_by_one() -> None:
    """Forest: exactly 4."""
    forest = "forest: forest_spring_2"

    assert faces_offered(at("forest_1", "3 5 6 2 1 1", 0, forest)) == []
    assert faces_offered(at("forest_1", "3 5 6 2 1 1", 1, forest)) == ["3", "5"]
    assert faces_offered(at("forest_1", "3 5 6 2 1 1", 2, forest)) == ["3", "5", "6", "2"]
    assert faces_offered(at("forest_1", "3 5 6 2 1 1", 3, forest)) == ["3", "5", "6", "2", "1"]


def test_tokens_lie_at_several_dice() -> None:
    """Forest: exactly 5 and 6; a 4 and a 5 take one token each."""
    g = at("forest_2", "4 5 1 1 1 1", 2, "forest: forest_spring_2")

    assert faces_offered(g) == ["45"]
    assign(g, "forest_2=45")
    assert heap(g) == "-"


def test_as_few_tokens_as_possible_are_used() -> None:
    """A 5 becomes 4 or 6 to be even: one token either way."""
    g = at("forest_2", "2 2 5 1 1 1", 3, "forest: forest_summer_3")

    assign(g, "forest_2=225")

    assert has(g, "lesson") == 2


def test_tokens_are_shared_between_places() -> None:
    g = at("forest_1 river_c", "5 2 6 6 6 6", 1, "forest: forest_spring_2\nwheel: 3")

    play(g, "dice/0")

    assert asked(g) == "resolve", "no token is left for the river"


def test_t10_lesson_bounds() -> None:
    """A 1 becomes a 6 with five tokens; a 6 no 1 with fewer than five."""
    forest = "month: 7\nforest: forest_autumn_2\nmeadow: meadow_autumn_1"

    assert at("forest_1", "1 1 1 1 1 1", 4, forest).turn == 1
    g = at("forest_1", "1 1 1 1 1 1", 5, forest)
    assert faces_offered(g) == ["1"]
    assert has(assign(g, "forest_1=1"), "lesson") == 0

    assert values_offered(at("owl_draw", "6 6 6 6 6 6", 1)) == {6: [6]}
    assert values_offered(at("owl_draw", "6 6 6 6 6 6", 4)) == {6: [2, 6]}


@pytest.mark.parametrize(
    ("dice", "lessons", "values"),
    [
        ("6 6 6 6 6 6", 3, {6: [6]}),
        ("5 5 5 5 5 5", 3, {5: [5, 6]}),
        ("1 1 1 1 1 1", 5, {1: [1, 2, 3, 4, 5, 6]}),
    ],
)
def test_t10_no_die_leaves_one_to_six(
    dice: str, lessons: int, values: dict[int, list[int]]
) -> None:
    assert values_offered(at("workshop", dice, lessons)) == values


def test_t11_the_next_player_sees_the_die_as_it_was() -> None:
    """A village 4 used as 5 is a 4 again."""
    g = turn("""
        workers 0: forest_2
        forest: forest_spring_2
        village: 4 6 1 1
        heap 0: 1 lesson
    """)

    play(assign(g, "forest_2=46"), "forest_2")

    assert g.turn == 1
    assert (g.village, g.work.faces[:4]) == ([4, 6, 1, 1], [4, 6, 1, 1])


def test_ruling_03_what_is_gained_while_resolving_moves_no_dice() -> None:
    """Tokens of the inn come when dice lie already: nobody is asked about dice again."""
    g = at("river_c inn", "2 1 6 6 6 6", 0, "traveller: common_loon\nwheel: 3")

    assert asked_place(g) == "inn"
    play(assign(g, "inn=1"), "inn")

    assert has(g, "lesson") == 3, "two of the loon, one of the river"
    assert g.turn == 1


def test_ruling_04_tokens_are_spent_even_if_the_place_is_left() -> None:
    g = at("forest_1 market", "5 6 6 6 6 6", 2, "forest: forest_spring_2")

    play(assign(g, "forest_1=5"), "finish")

    assert has(g, "lesson") == 2 - 1 + 2, "one spent, two workers learned"


def test_ruling_04_tokens_come_back_until_all_dice_lie() -> None:
    """A place assigned with tokens can be had without them as long as nothing is resolved."""
    g = at("forest_1 market", "5 6 6 6 6 6", 2, "forest: forest_spring_2")
    before = g.clone()

    play(g, "dice/0")
    assert g.lessons_left(0) == 1
    assert (has(g, "lesson"), before.lessons_left(0)) == (2, 2)
    assert g.reveals == before.reveals, "it can be taken back"


def test_ruling_05_a_die_carries_tokens_of_one_sign() -> None:
    """A 6 becomes even with none, not with two that cancel each other."""
    g = at("forest_2", "6 6 6 1 1 1", 2, "forest: forest_summer_3")

    assign(g, "forest_2=666")

    assert has(g, "lesson") == 2


def test_ruling_05_the_order_is_weathervane_umbrella_lessons() -> None:
    """The vane turns a die of the village, the umbrella raises one's own, then tokens count."""
    g = turn("""
        workers 0: forest_2
        forest: forest_spring_2
        built 0: weathervane umbrella
        village: 4 1 1 1
        dice 0: 3 1
        heap 0: 1 lesson
    """)

    assert asked(g) == "turn_vane"
    play(g, "0-up")
    assert asked(g) == "open_umbrella"
    play(g, "0-plus-2")
    assert g.work.faces == [5, 1, 1, 1, 5, 1]
    assign(g, "forest_2=55")

    assert has(g, "lesson") == 0


def test_ruling_17_the_almanac_is_a_token_that_comes_back() -> None:
    g = at("forest_1", "5 1 1 1 1 1", 0, "forest: forest_spring_2\nbuilt 0: almanac")

    play(assign(g, "forest_1=5"), "forest_1")

    assert heap(g) == "2 mushroom"


def test_ruling_17_the_almanac_is_used_once_a_turn() -> None:
    g = at("forest_1 river_c", "5 2 6 6 6 6", 0, "forest: forest_spring_2\nbuilt 0: almanac")

    play(g, "dice/0")

    assert asked(g) == "resolve", "the river would take another token"


def test_ruling_17_the_frog_lends_two_tokens_to_everybody() -> None:
    """They lie back after the turn, for the next player."""
    text = "forest: forest_spring_2\ntraveller: leopard_frog\nworkers 1: forest_1\ndice 1: 6 6"
    g = at("forest_1", "6 1 1 1 1 1", 0, text)

    play(assign(g, "forest_1=6"), "forest_1")
    assert heap(g) == "2 mushroom"

    assert (g.turn, offers(g, "dice")) == (1, ["0"])


def test_ruling_17_lent_tokens_are_never_kept_or_paid() -> None:
    """Nobody has them among the own resources."""
    g = at("owl_draw", "6 6 6 6 6 6", 1, "traveller: leopard_frog\nbuilt 0: almanac")

    assert (has(g, "lesson"), g.lessons_left(0)) == (1, 4)
    assign(g, "owl_draw=6-as-2")

    assert has(g, "lesson") == 0, "three were lent, one was the own"


def test_own_tokens_are_used_last() -> None:
    g = at("forest_1", "6 1 1 1 1 1", 1, "forest: forest_spring_2\nbuilt 0: almanac")

    assign(g, "forest_1=6")

    assert has(g, "lesson") == 0
    g = at("forest_1", "5 1 1 1 1 1", 1, "forest: forest_spring_2\nbuilt 0: almanac")
    assert has(assign(g, "forest_1=5"), "lesson") == 1


# 4.1: what places ask for.


@pytest.mark.parametrize(
    ("dice", "fitting"),
    [
        ("5 6 1 1 1 1", ["56"]),
        ("6 4 1 1 1 1", ["146"]),
        ("3 4 4 1 1 1", ["344"]),
        ("1 2 3 5 1 1", ["1235"]),
        ("1 1 1 1 1 1", []),
    ],
)
def test_t07_any_number_of_dice_with_a_sum_of_eleven(dice: str, fitting: list[str]) -> None:
    """No die more than it takes; none at all is not enough."""
    g = at("forest_1", dice, 0, "forest: forest_spring_3")
    offered = faces_offered(g)

    assert set(fitting) <= set(offered)
    for faces in offered:
        values = [int(face) for face in faces]
        assert sum(values) >= 11 > sum(values) - min(values)


def test_t07_two_dice_may_miss_eleven() -> None:
    g = at("forest_1", "6 4 1 1 1 1", 0, "forest: forest_spring_3")

    assert "46" not in faces_offered(g)


def test_t08_a_sum_of_exactly_eight() -> None:
    g = at("meadow_1", "2 6 3 5 4 4", 0, "meadow: meadow_spring_3")

    assert sorted(faces_offered(g)) == ["26", "35", "44"]
    g = at("meadow_1", "5 4 2 2 5 5", 0, "meadow: meadow_spring_3")
    assert g.turn == 1, "5 and 4 are nine, and three dice are too many"


def test_t09_three_even_dice_at_a_place() -> None:
    forest = "month: 4\nforest: forest_summer_3\nmeadow: meadow_summer_1"

    assert faces_offered(at("forest_2", "2 2 6 1 1 1", 0, forest)) == ["226"]
    assert at("forest_2", "2 4 5 1 1 1", 0, forest).turn == 1
    assert "245" in faces_offered(at("forest_2", "2 4 5 1 1 1", 1, forest))


def test_ruling_07_dice_are_as_many_as_asked_for() -> None:
    """A sum of at most 5 takes two dice: not one, not three."""
    g = at("forest_2", "1 1 1 1 1 1", 0)

    assert faces_offered(g) == ["11"]
    assert refused(g, "dice/012") == refused(g, "dice/0") == "4.1"


@pytest.mark.parametrize(
    ("place", "valley", "dice", "fitting"),
    [
        ("forest_1", "forest: forest_spring_1", "3 4 5 6 6 6", ["3"]),
        ("forest_1", "forest: forest_summer_3", "3 4 5 1 1 1", ["4", "5"]),
        ("forest_1", "forest: forest_summer_1", "3 3 4 5 6 1", ["3"]),
        ("forest_2", "forest: forest_spring_1", "3 3 2 6 6 6", ["23"]),
        ("meadow_2", "meadow: meadow_spring_1", "1 2 3 3 5 1", ["25", "35"]),
        ("forest_2", "forest: forest_summer_1", "1 2 2 5 5 6", ["22", "55"]),
        ("forest_1", "forest: forest_summer_2", "4 4 4 5 5 6", ["444"]),
        ("meadow_1", "meadow: meadow_spring_2", "5 6 1 1 3 3", []),
        ("meadow_1", "meadow: meadow_spring_2", "1 2 3 3 6 6", ["123"]),
        ("meadow_2", "meadow: meadow_summer_3", "1 2 6 4 4 5", ["12", "45", "56"]),
        ("meadow_2", "meadow: meadow_autumn_2", "1 3 2 4 6 6", ["13"]),
    ],
)
def test_kinds_of_requirements(place: str, valley: str, dice: str, fitting: list[str]) -> None:
    """At most, at least, exactly, sums, pairs, triples, rows that never go from 6 to 1, odd."""
    g = at(place, dice, 0, valley)
    offered = faces_offered(g)

    assert sorted(offered) == sorted(fitting)


@pytest.mark.parametrize(
    ("place", "fitting"), [("river_a", "612"), ("river_b", "45"), ("river_c", "3")]
)
def test_river_places_take_dice_by_the_wheel(place: str, fitting: str) -> None:
    """With 3 at C: B has 4 and 5, A the rest."""
    g = at(place, "1 2 3 4 5 6", 0, "wheel: 3")

    assert set(faces_offered(g)) == set(fitting)


@pytest.mark.parametrize("place", ["market", "owl_pick"])
def test_some_places_take_any_die(place: str) -> None:
    assert faces_offered(at(place, "1 2 3 4 5 6")) == ["1", "2", "3", "4", "5", "6"]


# Ruling 27: where the value matters, it is the one with tokens.


def test_ruling_27_tokens_raise_the_reach_in_the_workshop() -> None:
    """Lower is never better there."""
    assert values_offered(at("workshop", "3 3 3 5 5 5", 2)) == {3: [3, 4, 5], 5: [5, 6]}


def test_the_tool_shed_makes_every_die_a_six() -> None:
    g = at("workshop", "3 3 3 5 5 1", 2, "built 0: tool_shed")

    assert values_offered(g) == {3: [6], 5: [6], 1: [6]}
    assert has(assign(g, "workshop=3-as-6"), "lesson") == 2 + 1, "no token, and a lesson"


def test_ruling_27_tokens_choose_the_row_at_the_inn() -> None:
    """Black Bear: 1 to 3 as often as the die shows, 4 and 5, 6; nothing that fewer tokens do."""
    bear = "traveller: black_bear"

    assert values_offered(at("inn", "4 4 4 4 4 4", 0, bear)) == {4: [4]}
    assert values_offered(at("inn", "4 4 4 4 4 4", 1, bear)) == {4: [3, 4]}
    assert values_offered(at("inn", "4 4 4 4 4 4", 3, bear)) == {4: [3, 4, 6]}
    assert values_offered(at("inn", "1 1 1 1 1 1", 3, bear)) == {1: [1, 2, 3, 4]}


def test_ruling_27_tokens_draw_more_in_the_nest() -> None:
    assert values_offered(at("owl_draw", "3 3 4 4 1 2", 1)) == {3: [2, 3], 4: [4], 1: [1], 2: [2]}
