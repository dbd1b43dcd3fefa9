"""Creature Comforts, chapter 6: what each of the seventeen improvements does for its owner."""

from __future__ import annotations

import pytest

from klubovna.games.creature_comforts import GAME
from tests.games.creature_comforts.stories import (
    BOX,
    asked,
    asked_place,
    assign,
    built,
    evening,
    has,
    heap,
    offers,
    owners,
    placing,
    play,
    refused,
    targets,
    turn,
    visiting,
    winter,
    workers,
)

SCORERS = [
    ("barrel_sauna", "snowshoes ice_skates toboggan", 6),
    ("writing_desk", "candles hearth lamp", 6),
    ("spinning_wheel", "socks quilt muffler", 6),
    ("herb_garden", "bread soup pie", 3),
]


def bonus(text: str, who: int = 0) -> int:
    """Return the points that improvements bring beside those printed on them, at the end."""
    g = winter(text)
    return GAME.score_sheet(g)[who]["improvement_bonuses"]


# Improvements that look at the comforts of others.


@pytest.mark.parametrize(("card", "comforts", "points"), SCORERS)
def test_comforts_of_all_others_bring_points(card: str, comforts: str, points: int) -> None:
    """Two points for each comfort of the type, one for food, whoever of the others has them."""
    first, *rest = comforts.split()
    others = f"players: 3\ncrafted 1: {first}\ncrafted 2: {' '.join(rest)}"
    assert bonus(f"built 0: {card}\n{others}") == points


@pytest.mark.parametrize(("card", "comforts", "points"), SCORERS)
def test_own_comforts_and_hands_bring_nothing(card: str, comforts: str, points: int) -> None:
    """Neither what its owner has crafted, nor what is still in anybody's hand."""
    first, second, _ = comforts.split()
    assert bonus(f"built 0: {card}\ncrafted 0: {first}\nhand 1: {second}") == 0


@pytest.mark.parametrize(("card", "comforts", "points"), SCORERS)
def test_comforts_of_other_types_bring_nothing(card: str, comforts: str, points: int) -> None:
    """Each improvement looks at one type."""
    others = " ".join(each for name, each, _ in SCORERS if name != card)
    assert bonus(f"built 0: {card}\ncrafted 1: {others} flute toys") == 0


def test_t28_the_herb_garden() -> None:
    """Bread, two soups and a lamp of others: 1 + 3 points; the own pie does not matter."""
    g = winter("built 0: herb_garden\ncrafted 0: pie\ncrafted 1: bread soup soup lamp")
    sheet = GAME.score_sheet(g)[0]
    assert sheet["improvements"] + sheet["improvement_bonuses"] == 4


def test_two_owners_of_one_improvement_both_score_in_full() -> None:
    """Each counts the comforts of everybody else."""
    text = """
        players: 3
        built 0: writing_desk
        built 1: writing_desk
        crafted 0: lamp
        crafted 1: candles
        crafted 2: hearth
    """
    assert (bonus(text, 0), bonus(text, 1)) == (4, 4)


def test_comforts_of_the_final_crafting_count() -> None:
    """What another player crafts at the very end still brings points."""
    text = "built 0: spinning_wheel\nhand 1: quilt\nheap 1: 1 yarn 1 coin 1 story"
    g = winter(text)
    assert GAME.score_sheet(g)[0]["improvement_bonuses"] == 0
    play(g, "1:quilt")
    assert g.is_over and GAME.score_sheet(g)[0]["improvement_bonuses"] == 2


# Books.


@pytest.mark.parametrize(
    ("book", "comforts"), [("pattern_book", "socks quilt"), ("recipe_book", "bread pie")]
)
def test_a_book_stores_a_story_on_each_comfort_of_its_type(book: str, comforts: str) -> None:
    """Four points for each instead of the two of a story that is left over."""
    g = play(winter(f"built 0: {book}\ncrafted 0: {comforts}\nheap 0: 3 story"), "best done")
    sheet = GAME.score_sheet(g)[0]
    assert (sheet["stored"], sheet["stories"]) == (8, 2)


def test_every_copy_of_a_comfort_takes_a_story() -> None:
    """Three pairs of socks hold three stories, and no more."""
    g = winter("built 0: pattern_book\ncrafted 0: socks socks socks\nheap 0: 4 story")
    play(g, "crafted/socks crafted/socks crafted/socks")
    assert targets(g, "crafted") == []
    play(g, "done")
    assert g.is_over and GAME.score_sheet(g)[0]["stored"] == 12


@pytest.mark.parametrize("comfort", ["soup", "lamp", "snowshoes", "flute"])
def test_a_book_speaks_of_its_type_only(comfort: str) -> None:
    """A pattern book has nothing to say about food, light, sport or music."""
    g = winter(f"built 0: pattern_book\ncrafted 0: {comfort}\nheap 0: 1 story")
    assert g.is_over and GAME.score_sheet(g)[0]["stored"] == 0


def test_nobody_else_reads_the_book() -> None:
    """The comforts of others hold no story of yours, nor theirs."""
    g = winter("built 0: recipe_book\ncrafted 1: soup\nheap 0: 1 story\nheap 1: 1 story")
    assert g.is_over and [sheet["stories"] for sheet in GAME.score_sheet(g)] == [2, 2]


# The bicycle.


def test_the_bicycle_moves_a_worker_before_dice_are_assigned() -> None:
    """The village's dice are known; then dice are assigned where the workers are now."""
    g = turn("built 0: bicycle\nworkers 0: river_a market")
    assert asked(g) == "cycle"
    assert offers(g) == ["river_a", "market", "stay"]
    play(g, "worker/river_a place/inn")
    assert workers(g) == ["inn", "market"]
    assert asked(g) == "assign" and asked_place(g) == "inn"


def test_the_bicycle_need_not_be_used() -> None:
    """All may stay where they are."""
    g = play(turn("built 0: bicycle\nworkers 0: river_a market"), "stay")
    assert workers(g) == ["river_a", "market"] and asked(g) == "assign"


def test_the_bicycle_goes_where_no_own_worker_is() -> None:
    """Others may be there; places beyond the Valley take no workers."""
    g = turn("""
        built 0: bicycle
        built 1: wildwood
        workers 0: river_a market
        workers 1: inn workshop owl_pick owl_draw
    """)
    play(g, "worker/river_a")
    assert "inn" in offers(g) and len(offers(g)) == 10
    assert not {"river_a", "market", "wildwood#1"} & set(offers(g))
    assert refused(g, "place/market") == "6.3"


def test_the_bicycle_is_used_once_a_turn() -> None:
    """After one move dice are assigned."""
    g = play(turn("built 0: bicycle\nworkers 0: river_a market"), "worker/market place/inn")
    assert asked(g) == "assign"


# The tool shed.


@pytest.mark.parametrize("is_family", [False, True])
def test_the_tool_shed_makes_every_die_a_six_in_the_workshop(is_family: bool) -> None:
    """A village die as well as one of the family, and no lesson token is needed."""
    g = turn(f"""
        built 0: tool_shed
        workers 0: workshop
        heap 0: 1 wood 2 stone
        village: {"2 2 2 2" if is_family else "1 2 2 2"}
        dice 0: {"1 2" if is_family else "2 2"}
        ladder: herb_garden herb_garden umbrella umbrella almanac scale
    """)
    assert {target[-5:] for target in targets(g, "value")} == {"-as-6"}
    play(assign(g, f"workshop={'1f' if is_family else '1'}-as-6"), "place/workshop")
    assert built(g) == ["tool_shed", "scale"]
    assert has(g, "lesson") == 0


def test_the_tool_shed_helps_in_the_workshop_only() -> None:
    """At the inn a die is what it shows."""
    g = turn("built 0: tool_shed\nworkers 0: inn\nvillage: 2 2 2 2\ndice 0: 2 2")
    assert offers(g) == ["nothing", "0-as-2"]


# The scale.


def test_the_scale_swaps_a_good_for_a_good_first() -> None:
    """Once a visit, before any other trade."""
    g = visiting("market", 1, "built 0: scale\nheap 0: 3 wood")
    play(g, "swap")
    assert has(g, "wood") == 2 and asked(g) == "get_goods"
    play(g, "yarn")
    assert heap(g) == "2 wood 1 yarn"
    assert offers(g) == ["pair", "three", "enough"]
    assert refused(g, "button/swap") == "6.5"


def test_the_scale_swaps_nothing_after_another_trade() -> None:
    """The swap comes first or not at all."""
    g = visiting("market", 1, "built 0: scale\nheap 0: 3 wood 1 coin")
    play(g, "coin_for/yarn")
    assert "swap" not in offers(g)


def test_the_scale_alone_resolves_the_market() -> None:
    """One good is enough to have traded: no lesson for that worker."""
    g = visiting("market", 1, "built 0: scale\nheap 0: 1 wood")
    play(g, "grain")
    assert heap(g) == "1 grain"


def test_without_the_scale_one_good_is_not_enough() -> None:
    """There is nothing to resolve, and the worker comes home with a lesson."""
    g = assign(turn("workers 0: market\nheap 0: 1 wood"), "market=1")
    assert heap(g) == "1 wood 1 lesson" and g.turn == 1


def test_a_scale_built_before_the_market_is_resolved_helps_at_once() -> None:
    """In the same turn, if the workshop comes first."""
    g = turn("workers 0: workshop market\nheap 0: 1 wood 2 stone 1 fruit\ndice 0: 5 6")
    play(assign(g, "workshop=6 market=1"), "place/workshop")
    assert built(g) == ["scale"]
    play(g, "place/market yarn")
    assert has(g, "yarn") == 1 and has(g, "fruit") == 0


# The umbrella.


@pytest.mark.parametrize(
    ("dice", "offered"),
    [
        ("1 3", "leave 0-plus-1 0-plus-2 1-plus-1 1-plus-2"),
        ("5 6", "leave 0-plus-1"),
        ("4 4", "leave 0-plus-1 0-plus-2"),
    ],
)
def test_the_umbrella_adds_one_or_two_to_a_family_die(dice: str, offered: str) -> None:
    """Never above six; of two equal dice one is offered."""
    g = turn(f"built 0: umbrella\nworkers 0: inn\ndice 0: {dice}")
    assert asked(g) == "open_umbrella" and offers(g) == offered.split()


def test_the_umbrella_is_of_no_use_for_two_sixes() -> None:
    """Nothing can be added, so nobody is asked."""
    assert asked(turn("built 0: umbrella\nworkers 0: inn\ndice 0: 6 6")) == "assign"


def test_a_sheltered_die_counts_more_in_this_turn_only() -> None:
    """The die itself keeps its face for the month."""
    g = turn("built 0: umbrella\nworkers 0: river_b\ndice 0: 2 6\nvillage: 1 1 1 1")
    play(g, "0-plus-2")
    assert g.work.faces == [1, 1, 1, 1, 4, 6] and g.players[0].dice == [2, 6]
    play(assign(g, "river_b=4f"), "place/river_b")
    assert has(g, "stone") == 2 and g.players[0].dice == [2, 6]


def test_lessons_add_to_the_umbrella() -> None:
    """One and two make five of a two, with one token."""
    g = turn("""
        built 0: umbrella
        workers 0: river_b
        heap 0: 1 lesson
        wheel: 4
        dice 0: 2 1
        village: 1 1 1 1
    """)
    play(g, "0-plus-2")
    play(assign(g, "river_b=4f"), "place/river_b")
    assert heap(g) == "2 stone"


def test_the_umbrella_need_not_be_opened() -> None:
    """Leave it: the dice are what they show."""
    g = play(turn("built 0: umbrella\nworkers 0: inn\ndice 0: 1 3"), "leave")
    assert g.work.faces == [1, 2, 3, 4, 1, 3]


# The weathervane.


def test_the_weathervane_turns_a_village_die_by_one() -> None:
    """Up or down, between one and six; of equal dice one is offered."""
    g = turn("built 0: weathervane\nworkers 0: inn\nvillage: 1 6 3 3")
    assert asked(g) == "turn_vane"
    assert offers(g) == ["leave", "0-up", "1-down", "2-up", "2-down"]


def test_t32_the_new_face_stays_for_everybody() -> None:
    """A three becomes a four, for this turn and for those after it."""
    g = turn("built 0: weathervane\nworkers 0: inn\nvillage: 1 1 3 1\nworkers 1: river_b")
    play(g, "2-up")
    assert g.work.faces == [1, 1, 4, 1, 5, 6]
    assign(g, "")
    assert g.turn == 1 and g.work.faces == [1, 1, 4, 1, 5, 6]
    play(assign(g, "river_b=4"), "1:place/river_b")
    assert has(g, "stone", 1) == 2


def test_t32_the_blue_jay_sees_the_new_face() -> None:
    """With village dice 1, 2 and 4 made of 3, no straight is left on the meadow."""
    text = "built 0: weathervane\nworkers 0: inn\nvillage: 1 2 3 6\nworkers 1: market"
    still = assign(play(assign(play(turn(text), "leave"), ""), ""), "")
    assert asked(still) == "jay_visit" and "meadow_1" in offers(still)
    turned = assign(play(assign(play(turn(text), "2-up"), ""), ""), "")
    assert asked(turned) == "jay_visit" and "meadow_1" not in offers(turned)


def test_t32_next_month_there_is_a_new_roll() -> None:
    """The vane has no memory."""
    g = turn("built 0: weathervane\nworkers 0: inn\ntraveller: black_bear\nvillage: 1 1 1 1")
    play(g, "0-up")
    assert g.village == [2, 1, 1, 1]
    play(assign(g, ""), "")
    play(assign(g, ""), "")
    assert g.month == 2 and g.village == []


def test_both_owners_may_turn_the_same_die() -> None:
    """The second one finds it as the first one left it."""
    g = turn("""
        built 0: weathervane
        built 1: weathervane
        workers 0: inn
        village: 3 3 3 3
    """)
    play(g, "0-up")
    assign(g, "")
    assert g.actor == 1 and offers(g) == ["leave", "0-up", "0-down", "1-up", "1-down"]
    play(g, "0-up")
    assert g.village == [5, 3, 3, 3]


def test_vane_then_umbrella_then_lessons() -> None:
    """That is the order of changes in a turn."""
    g = turn("built 0: umbrella weathervane bicycle\nworkers 0: inn\nheap 0: 1 lesson")
    kinds = []
    for word in ("stay", "button/leave", "button/leave"):
        kinds.append(asked(g))
        play(g, word)
    assert [*kinds, asked(g)] == ["cycle", "turn_vane", "open_umbrella", "assign"]


# The almanac.


def test_the_almanac_is_a_lesson_token_that_comes_back() -> None:
    """It changes a die by one, once a turn, and is never spent."""
    g = turn("built 0: almanac\nworkers 0: river_c\nwheel: 2\nvillage: 1 4 4 4\ndice 0: 4 4")
    assert g.lessons_left(0) == 1
    play(assign(g, "river_c=1"), "place/river_c")
    assert heap(g) == "1 stone 1 coin"
    assert GAME.view(g, 0)["players"][0]["has_almanac"]


def test_the_almanac_is_used_before_the_own_tokens() -> None:
    """Two changes cost one token of the own."""
    g = turn("""
        built 0: almanac
        heap 0: 1 lesson
        workers 0: river_c
        wheel: 3
        village: 1 1 1 1
        dice 0: 1 1
    """)
    play(assign(g, "river_c=1"), "place/river_c")
    assert heap(g) == "1 stone 1 coin"


def test_the_almanac_is_one_token_for_all_places_together() -> None:
    """Used at one place of the river, it is not there for the other."""
    text = """
        built 0: almanac
        workers 0: river_a river_c
        wheel: 3
        village: 4 4 4 4
        dice 0: 5 5
    """
    g = play(turn(text), "nothing")
    assert asked_place(g) == "river_c" and offers(g) == ["nothing", "0"]
    g = play(turn(text), "dice/4")
    assert g.work.tokens == 1 and asked(g) == "resolve"


def test_the_almanac_can_not_be_paid_away() -> None:
    """The wolf wants a lesson token for a story; an almanac is none."""
    text = "traveller: gray_wolf\nworkers 0: inn\nbuilt 0: almanac\nvillage: 6 6 6 6"
    g = assign(turn(text), "inn=6")
    assert has(g, "story") == 0 and has(g, "lesson") == 1 and g.turn == 1


def test_an_almanac_used_for_a_place_left_unresolved_is_used() -> None:
    """Nothing comes back before the turn is over."""
    g = turn("built 0: almanac\nworkers 0: river_a river_c\nwheel: 2\nvillage: 4 4 3 3")
    play(assign(g, "river_c=3"), "button/finish")
    assert g.turn == 1 and heap(g) == "2 lesson"


# The wheelbarrow.


def test_the_wheelbarrow_goes_with_a_worker_in_valley_or_river() -> None:
    """It is laid when workers are placed, or not at all."""
    g = placing("built 0: wheelbarrow")
    play(g, "0:place/forest_1 0:place/river_a 0:place/inn 0:place/market")
    assert offers(g, who=0) == ["forest_1", "river_a", "no_barrow"]
    assert refused(g, "barrow/meadow_1", who=0) == "6.9"
    play(g, "0:barrow/river_a")
    assert targets(g, who=0) == ["button/ready", "button/back"]


def test_nobody_else_has_a_wheelbarrow() -> None:
    """Without the improvement four workers are all."""
    g = play(placing(), "0:place/forest_1 0:place/river_a 0:place/inn 0:place/market")
    assert targets(g, who=0) == ["button/ready", "button/back"]


def test_a_wheelbarrow_has_no_use_outside_of_valley_and_river() -> None:
    """With all workers elsewhere nothing is asked."""
    g = placing("built 0: wheelbarrow")
    play(g, "0:place/workshop 0:place/owl_pick 0:place/inn 0:place/market")
    assert targets(g, who=0) == ["button/ready", "button/back"] and g.players[0].barrow == -1


def test_the_wheelbarrow_brings_one_more_of_what_is_collected() -> None:
    """Two wood and two mushrooms: one more of either."""
    g = turn("workers 0: forest_2\nbuilt 0: wheelbarrow\nbarrow 0: forest_2\nvillage: 1 2 6 6")
    play(assign(g, "forest_2=12"), "place/forest_2")
    assert asked(g) == "extra_good" and offers(g) == ["wood", "mushroom"]
    play(g, "mushroom")
    assert heap(g) == "2 wood 3 mushroom"


def test_the_wheelbarrow_brings_no_coin_and_no_story() -> None:
    """At zone C of the river it is a stone, on the meadow nothing."""
    text = "built 0: wheelbarrow\nbarrow 0: {0}\nworkers 0: {0}\nvillage: 1 2 3 3"
    g = play(assign(turn(text.format("river_c")), "river_c=3"), "place/river_c")
    assert heap(g) == "2 stone 1 coin"
    g = play(assign(turn(text.format("meadow_1")), "meadow_1=123"), "place/meadow_1")
    assert heap(g) == "1 coin 2 story"


@pytest.mark.parametrize(
    ("guest", "goods"), [("black_bear", ["wood", "fruit"]), ("american_beaver", ["wood"])]
)
def test_goods_of_the_traveller_count_as_collected(guest: str, goods: list[str]) -> None:
    """The bear's fruit may be multiplied where only wood grows."""
    g = turn(f"""
        traveller: {guest}
        built 0: wheelbarrow
        barrow 0: forest_1
        workers 0: forest_1
    """)
    play(assign(g, "forest_1=1"), "place/forest_1")
    if len(goods) > 1:
        assert offers(g) == goods
        play(g, goods[-1])
    assert heap(g) == ("1 wood 2 fruit" if guest == "black_bear" else "4 wood")


def test_the_wheelbarrow_belongs_to_one_worker() -> None:
    """Another place of the valley brings nothing more."""
    g = turn("built 0: wheelbarrow\nbarrow 0: river_a\nworkers 0: forest_1 river_a")
    play(assign(g, "forest_1=1"), "place/forest_1")
    assert has(g, "wood") == 1 and asked(g) != "extra_good"


def test_the_wheelbarrow_comes_home_unresolved() -> None:
    """It returns with the worker, and the next month it may go out again."""
    g = turn("built 0: wheelbarrow\nbarrow 0: river_a\nworkers 0: river_a\ntraveller: black_bear")
    assign(g, "")
    assert g.players[0].barrow == -1 and heap(g) == "1 lesson"


@pytest.mark.parametrize(("to", "barrow"), [("meadow_2", "meadow_2"), ("market", None)])
def test_the_wheelbarrow_rides_along(to: str, barrow: str | None) -> None:
    """A bicycle takes it to valley or river; anywhere else it is lost for the month."""
    g = turn("built 0: wheelbarrow bicycle\nbarrow 0: river_a\nworkers 0: river_a inn")
    play(g, f"worker/river_a place/{to}")
    assert GAME.view(g, 0)["players"][0]["barrow"] == barrow


def test_a_wheelbarrow_stays_when_another_worker_rides() -> None:
    """It is bound to its worker."""
    g = turn("built 0: wheelbarrow bicycle\nbarrow 0: river_a\nworkers 0: river_a inn")
    play(g, "worker/inn place/river_b")
    assert GAME.view(g, 0)["players"][0]["barrow"] == "river_a"


# Shared places.


@pytest.mark.parametrize(
    ("card", "good"), [("orchard", "fruit"), ("wildwood", "mushroom"), ("field", "grain")]
)
def test_t19_a_visitor_gets_two_and_the_owner_one(card: str, good: str) -> None:
    """With a family die of any value, and no worker."""
    g = turn(f"workers 0: inn\nbuilt 1: {card}\ndice 0: 1 6")
    play(assign(g, f"{card}#1=1"), f"place/{card}#1")
    assert (has(g, good, 0), has(g, good, 1)) == (2, 1)


def test_t19_the_owner_gets_no_bonus_for_the_own_visit() -> None:
    """Two mushrooms, as for everybody."""
    g = turn("workers 0: inn\nbuilt 0: wildwood")
    play(assign(g, "wildwood#1=5"), "place/wildwood#1")
    assert heap(g).startswith("2 mushroom") and heap(g, 1) == "-"


def test_t19_only_one_family_die_and_no_village_die() -> None:
    """Each of the two may be assigned, but not both, and none of the village."""
    g = turn("workers 0: inn\nbuilt 1: wildwood\ndice 0: 1 6\nvillage: 1 1 6 6")
    play(g, "nothing")
    assert asked_place(g) == "wildwood#1"
    assert offers(g) == ["nothing", "4", "5"]
    assert refused(g, "dice/0") == refused(g, "dice/45") == "5.9"


def test_a_bonus_for_every_visitor() -> None:
    """The owner gets one from each of two visitors in one month."""
    g = turn("players: 3\nbuilt 2: orchard\nworkers 0: inn\nworkers 1: inn\ndice 0: 1 2")
    play(assign(g, "orchard#1=1"), "place/orchard#1")
    assign(g, "orchard#1=5")
    play(g, "1:place/orchard#1")
    assert has(g, "fruit", 2) == 2


def test_two_copies_are_two_places() -> None:
    """Both family dice may go to the two wildwoods of two owners."""
    g = turn("players: 3\nbuilt 1: wildwood\nbuilt 2: wildwood\nworkers 0: inn\ndice 0: 1 2")
    assert owners(g) == {"wildwood#1": 1, "wildwood#2": 2}
    play(assign(g, "wildwood#1=1 wildwood#2=2"), "place/wildwood#1 place/wildwood#2")
    assert [has(g, "mushroom", seat) for seat in range(3)] == [4, 1, 1]


def test_the_guest_cottage_gives_a_story_and_a_good_for_a_good() -> None:
    """The visitor takes first, and may give away what was just taken."""
    g = turn("workers 0: inn\nbuilt 1: guest_cottage\nheap 0: 1 wood")
    play(assign(g, "guest_cottage#1=5"), "place/guest_cottage#1")
    assert asked(g) == "get_goods" and has(g, "story") == 1
    play(g, "yarn")
    assert asked(g) == "give_goods" and offers(g) == ["wood", "yarn"]
    play(g, "yarn")
    assert heap(g).startswith("1 wood 1 story") and heap(g, 1) == "1 yarn"


def test_the_owner_does_not_visit_the_own_guest_cottage() -> None:
    """Nobody is a guest at home."""
    g = turn("workers 0: inn\nbuilt 0: guest_cottage")
    assert asked_place(g) == "inn"
    play(g, "nothing")
    assert asked(g) != "assign" or g.actor == 1


def test_an_unresolved_visit_gives_nothing_to_anybody() -> None:
    """Neither reward nor bonus nor lesson, if the die there is left."""
    g = turn("workers 0: inn\nbuilt 1: wildwood")
    play(assign(g, "wildwood#1=5"), "finish")
    assert heap(g) == "1 lesson" and heap(g, 1) == "-"


# From when on.


def test_a_shared_place_is_open_to_the_next_player_at_once() -> None:
    """Its builder has assigned all dice already; the next one may go there in the same month."""
    g = turn("workers 0: workshop\nheap 0: 2 wood 1 stone\nworkers 1: inn\ndice 0: 5 4")
    play(assign(g, "workshop=4"), "place/workshop rung/3")
    assert owners(g) == {"wildwood#1": 0}
    assert g.turn == 1
    play(assign(g, "wildwood#1=5"), "1:place/wildwood#1")
    assert (has(g, "mushroom", 0), has(g, "mushroom", 1)) == (1, 2)


@pytest.mark.parametrize("card", ["tool_shed", "umbrella", "weathervane", "almanac", "bicycle"])
def test_what_helps_before_resolving_waits_for_the_next_month(card: str) -> None:
    """Built in this turn its moment has passed; in the next one it is there."""
    g = turn(f"""
        workers 0: workshop
        ladder: {card}
        plans: -
        heap 0: 2 wood 2 stone 2 coin
        dice 0: 5 4
    """)
    play(assign(g, "workshop=1"), "place/workshop")
    assert built(g) == [card] and g.turn == 1
    assert g.village == [1, 2, 3, 4] and g.players[0].dice == [5, 4]


def test_the_builder_scores_a_shared_place() -> None:
    """Its points are for whose cottage lies on it."""
    g = winter("built 0: wildwood guest_cottage")
    assert [sheet["improvements"] for sheet in GAME.score_sheet(g)] == [6, 0]


def test_there_are_seventeen_improvements_of_two_copies() -> None:
    """Each stands in one of the tests here."""
    assert len(BOX.improvements) == 17
    assert {card.copies for card in BOX.improvements} == {2}


def test_an_improvement_lasts_to_the_end() -> None:
    """What is built is never lost in upkeep."""
    g = evening("traveller: black_bear\nbuilt 0: scale umbrella")
    assert g.month == 2 and built(g) == ["scale", "umbrella"]
