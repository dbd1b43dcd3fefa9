"""Creature Comforts, chapter 5: valley, river, the owl's nest, the workshop, beyond the Valley."""

from __future__ import annotations

import pytest

from klubovna.games.creature_comforts import GAME
from tests.games.creature_comforts.stories import (
    TRAVELLER_IDS,
    asked,
    asked_place,
    assign,
    built,
    discards,
    evening,
    hand,
    has,
    heap,
    ladder,
    nest,
    offers,
    owners,
    play,
    refused,
    turn,
    visiting,
)

# 5.1: the valley.


@pytest.mark.parametrize(
    ("card", "place", "village", "dice", "reward"),
    [
        ("forest_spring_1", "forest_1", "1 2 3 4", "3", "1 wood"),
        ("forest_spring_1", "forest_2", "1 2 3 4", "23", "2 wood 2 mushroom"),
        ("forest_spring_2", "forest_1", "1 2 3 4", "4", "2 mushroom"),
        ("forest_summer_2", "forest_1", "1 2 3 6", "666", "3 coin"),
        ("forest_autumn_2", "forest_1", "1 2 3 4", "6", "1 wood 1 fruit"),
        ("meadow_spring_2", "meadow_1", "1 2 3 4", "123", "1 coin 2 story"),
        ("meadow_spring_2", "meadow_2", "1 2 3 4", "34", "1 fruit 1 yarn"),
        ("meadow_summer_1", "meadow_2", "1 2 3 4", "266", "4 grain"),
        ("meadow_autumn_1", "meadow_2", "1 2 3 4", "34", "2 fruit 2 grain"),
    ],
)
def test_the_valley_gives_what_its_cards_show(
    card: str, place: str, village: str, dice: str, reward: str
) -> None:
    """The left slot of a card is the left place of its deck."""
    deck = card.split("_")[0]
    g = turn(f"workers 0: {place}\n{deck}: {card}\nvillage: {village}\ndice 0: 6 6")

    play(assign(g, f"{place}={dice}"), place)

    assert heap(g) == reward


# 5.2: the river.


@pytest.mark.parametrize(
    ("place", "die", "reward"),
    [
        ("river_a", "1", "1 stone"),
        ("river_b", "5", "2 stone"),
        ("river_c", "3", "1 stone 1 coin"),
    ],
)
def test_the_river_gives_stones_and_coins(place: str, die: str, reward: str) -> None:
    g = assign(turn(f"workers 0: {place}\nwheel: 3"), f"{place}={die}")

    assert heap(play(g, place)) == reward


@pytest.mark.parametrize("wheel", [1, 2, 3, 4, 5, 6])
def test_every_value_is_in_one_zone_of_the_river(wheel: int) -> None:
    """Clockwise from the one at C: two at B, three at A."""
    fitting = {
        place: {g.work.faces[int(die)] for die in offers(g, "dice")}
        for place in ("river_a", "river_b", "river_c")
        for g in [turn(f"workers 0: {place}\nwheel: {wheel}")]
    }
    around = [(wheel - 1 + n) % 6 + 1 for n in range(6)]

    assert fitting["river_c"] == {around[0]}
    assert fitting["river_b"] == set(around[1:3])
    assert fitting["river_a"] == set(around[3:])


# 5.3: the owl's nest, left.


def test_t13_owl_pick() -> None:
    """The raccoon takes the flute; the next player chooses from what is there then."""
    g = turn("workers 0: owl_pick\nworkers 1: owl_pick\ndeck: soup soup")

    play(assign(g, "owl_pick=1"), "owl_pick")
    assert offers(g, "nest") == ["0", "1", "2", "3"]
    play(g, "nest/1")

    assert hand(g, 0) == ["flute"]
    assert nest(g) == ["pot_of_tea", "pie", "rocking_chair", "soup"]
    play(assign(g, "owl_pick=1"), "owl_pick nest/3")
    assert hand(g, 1) == ["soup"]


def test_a_comfort_taken_openly_is_known_to_all() -> None:
    g = play(visiting("owl_pick", 1), "nest/0")

    assert GAME.view(g, 1)["players"][0]["known"] == ["pot_of_tea"]


@pytest.mark.parametrize("die", [1, 6])
def test_any_die_takes_a_comfort(die: int) -> None:
    assert asked(visiting("owl_pick", die)) == "take_comfort"


# 5.4: the owl's nest, right.


@pytest.mark.parametrize(
    ("die", "cards"),
    [("1", 2), ("2", 2), ("3", 1), ("4", 1), ("5", 1), ("6", 1)],
)
def test_t14_owl_draw(die: str, cards: int) -> None:
    g = assign(turn("workers 0: owl_draw\ndeck: soup soup soup"), f"owl_draw={die}")

    assert hand(play(g, "owl_draw")) == ["soup"] * cards


def test_t14_a_token_draws_one_more() -> None:
    g = turn("workers 0: owl_draw\ndeck: soup soup soup\nheap 0: 1 lesson")

    play(assign(g, "owl_draw=3-as-2"), "owl_draw")

    assert (hand(g), heap(g)) == (["soup", "soup"], "-")


def test_drawn_comforts_are_secret() -> None:
    g = play(assign(turn("workers 0: owl_draw"), "owl_draw=1"), "owl_draw")

    assert GAME.view(g, 1)["players"][0]["hand_cards"] is None
    assert GAME.view(g, 1)["players"][0]["known"] == []


# Ruling 14: empty decks.


def test_ruling_14_an_empty_deck_is_made_of_the_discards() -> None:
    g = assign(turn("workers 0: owl_draw\ndeck: -\ndiscard: lamp lamp lamp"), "owl_draw=1")

    play(g, "owl_draw")

    assert hand(g) == ["lamp", "lamp"]
    assert (discards(g), sum(g.deck)) == ([], 1)


def test_ruling_14_also_in_the_middle_of_a_draw() -> None:
    g = assign(turn("workers 0: owl_draw\ndeck: soup\ndiscard: lamp"), "owl_draw=1")

    assert sorted(hand(play(g, "owl_draw"))) == ["lamp", "soup"]


def test_ruling_14_a_deck_is_not_rebuilt_before_a_card_is_needed() -> None:
    """The last card leaves the discards where they are."""
    g = assign(turn("workers 0: owl_draw\ndeck: soup\ndiscard: lamp"), "owl_draw=3")

    play(g, "owl_draw")

    assert (sum(g.deck), discards(g)) == (0, ["lamp"])


def test_ruling_14_where_nothing_is_left_less_is_drawn() -> None:
    g = assign(turn("workers 0: owl_draw\ndeck: soup"), "owl_draw=1")

    assert hand(play(g, "owl_draw")) == ["soup"]


def test_ruling_14_slots_of_the_nest_stay_empty_from_the_right() -> None:
    g = turn("workers 0: owl_pick\ndeck: -")
    play(assign(g, "owl_pick=1"), "owl_pick nest/0")

    assert nest(g) == ["flute", "pie", "rocking_chair"]


def test_ruling_14_a_card_discarded_just_before_is_shuffled_in() -> None:
    """In upkeep the leftmost comfort goes, and may come back at once."""
    g = evening("deck: -\nplans: -\nladder: scale umbrella", seed=1)
    g.travellers = [TRAVELLER_IDS.index("black_bear")]
    play(g, "pass pass")

    assert nest(g) == ["flute", "pie", "rocking_chair", "pot_of_tea"]
    assert ladder(g) == ["umbrella", "scale"]


@pytest.mark.parametrize("players", [1, 2, 5])
def test_ruling_14_improvements_are_shuffled_again_too(players: int) -> None:
    g = turn(f"""
        players: {players}
        workers 0: workshop
        heap 0: 2 wood
        ladder: tool_shed scale umbrella
        plans: -
        scrapped: field field field
    """)

    play(assign(g, "workshop=1"), "workshop")

    assert ladder(g) == ["scale", "umbrella", "field", "field", "field"]


def test_ruling_14_rungs_stay_empty_from_the_top() -> None:
    g = turn("workers 0: workshop\nheap 0: 2 wood\nladder: tool_shed scale\nplans: -")

    play(assign(g, "workshop=6f"), "workshop")

    assert ladder(g) == ["scale"]


# 5.5: the workshop.

FOX = """
    workers 0: workshop
    ladder: umbrella herb_garden wheelbarrow wildwood almanac weathervane
    plans: field
    heap 0: 2 wood 1 stone
    dice 0: 5 6
"""


def test_t15_fox_at_the_workshop() -> None:
    """Of what the die reaches, no coin buys only Herb Garden and Wildwood."""
    g = play(assign(turn(FOX), "workshop=6"), "workshop")
    assert [ladder(g)[int(rung)] for rung in offers(g, "rung")] == ["herb_garden", "wildwood"]

    play(g, "rung/1")

    assert (built(g), heap(g), g.cottages(0)) == (["herb_garden"], "1 stone", 3)
    assert ladder(g) == ["umbrella", "wheelbarrow", "wildwood", "almanac", "weathervane", "field"]


def test_t15_the_lowest_cottage_goes_first() -> None:
    """The spots of the den are uncovered from the bottom: 1, 2, 2 and 3 points."""
    g = play(assign(turn(FOX), "workshop=6"), "workshop")
    before = GAME.score_sheet(g)[0]["cottages"]

    play(g, "rung/1")

    assert (before, GAME.score_sheet(g)[0]["cottages"]) == (0, 1)


@pytest.mark.parametrize("die", [2, 3, 4, 5, 6])
def test_a_die_reaches_as_high_as_its_value(die: int) -> None:
    g = turn(FOX.replace("2 wood 1 stone", "9 wood 9 stone 9 coin"))

    play(assign(g, f"workshop={die}"), "workshop")

    assert offers(g, "rung") == ["0", "1", "2", "3", "4", "5"][:die]


def test_a_one_reaches_only_the_lowest_rung() -> None:
    g = assign(turn(FOX), "workshop=1")

    assert (g.turn, built(g)) == (1, []), "Umbrella is too dear, Herb Garden too high"


def test_t16_no_second_copy() -> None:
    """Who owns Wildwood can't build the other one."""
    text = FOX.replace("umbrella", "tool_shed") + "built 0: wildwood"
    g = play(assign(turn(text), "workshop=6"), "workshop")

    assert offers(g, "rung") == ["0", "1"]
    assert refused(g, "rung/3") == "5.6"


def test_t16_no_cottage() -> None:
    """With four improvements nothing is built, and the worker brings a lesson."""
    g = turn(FOX + "built 0: scale umbrella tool_shed bicycle")

    assert asked(g) == "cycle"
    assign(play(g, "stay leave"), "workshop=6")

    assert g.turn == 1
    assert heap(g) == "2 wood 1 stone 1 lesson"


def test_t16_who_builds_nothing_learns() -> None:
    g = play(assign(turn(FOX), "workshop=6"), "finish")

    assert (built(g), heap(g)) == ([], "2 wood 1 stone 1 lesson")


def test_others_may_build_the_second_copy() -> None:
    g = play(assign(turn(FOX + "built 1: wildwood"), "workshop=6"), "workshop rung/3")

    assert built(g) == ["wildwood"]
    assert owners(g) == {"wildwood#1": 1, "wildwood#2": 0}


def test_one_improvement_is_built_a_visit() -> None:
    g = turn(FOX.replace("2 wood 1 stone", "9 wood 9 stone 9 coin"))

    play(assign(g, "workshop=6"), "workshop rung/1")

    assert (g.turn, built(g)) == (1, ["herb_garden"])


def test_a_new_improvement_comes_once_the_old_one_is_paid() -> None:
    """Who may choose how to pay, with the mole, does so before the ladder is filled."""
    g = turn("""
        workers 0: workshop
        traveller: hairy_tailed_mole
        ladder: umbrella scale
        plans: field field field field field
        heap 0: 1 stone 2 coin
    """)

    play(assign(g, "workshop=1"), "workshop")
    assert (asked(g), ladder(g)) == ("pay_stones", ["scale"])
    play(g, "stones/1")

    assert heap(g) == "1 coin"
    assert ladder(g) == ["scale"] + ["field"] * 5


def test_building_must_be_paid_in_full() -> None:
    """Bicycle: two wood and a stone."""
    g = turn(FOX.replace("umbrella", "bicycle").replace("1 stone", "") + "built 0: -")

    play(assign(g, "workshop=6"), "workshop")

    assert built(g) == ["herb_garden"], "the only one that can be paid"


def test_the_next_player_finds_the_new_ladder() -> None:
    g = turn(FOX + "workers 1: workshop\nheap 1: 1 wood 2 stone")

    play(assign(g, "workshop=6"), "workshop rung/3")
    assert ladder(g)[5] == "field"
    play(assign(g, "workshop=6"), "workshop")

    assert built(g, 1) == ["field"]


@pytest.mark.parametrize("kind", ["almanac", "wheelbarrow"])
def test_a_token_comes_with_its_improvement(kind: str) -> None:
    g = turn(f"workers 0: workshop\nladder: {kind}\nheap 0: 2 wood 1 stone 2 coin")

    play(assign(g, "workshop=1"), "workshop")

    key = {"almanac": "has_almanac", "wheelbarrow": "has_barrow"}[kind]
    assert GAME.view(g, None)["players"][0][key]


# 5.9, 5.10: places beyond the Valley.


def test_t19_wildwood_of_the_fox_used_by_the_rabbit() -> None:
    g = assign(turn("workers 0: -\nbuilt 1: wildwood"), "wildwood#1=5f")

    play(g, "wildwood#1")

    assert (heap(g, 0), heap(g, 1)) == ("2 mushroom", "1 mushroom")


@pytest.mark.parametrize("dice", ["dice/0", "dice/3", "dice/45", "dice/04"])
def test_t19_other_dice_there_are_rejected(dice: str) -> None:
    """No die of the village, no second one of the family."""
    g = turn("workers 0: -\nbuilt 1: wildwood")

    assert offers(g, "dice") == ["4", "5"]
    assert refused(g, dice) == "5.9"


def test_t19_the_owner_has_no_bonus() -> None:
    g = assign(turn("workers 0: -\nbuilt 0: wildwood"), "wildwood#1=6f")

    assert heap(play(g, "wildwood#1"), 0) == "2 mushroom"


@pytest.mark.parametrize(
    ("kind", "good"), [("orchard", "fruit"), ("wildwood", "mushroom"), ("field", "grain")]
)
def test_visitors_get_two_and_owners_one(kind: str, good: str) -> None:
    g = assign(turn(f"workers 0: -\nbuilt 1: {kind}"), f"{kind}#1=5f")

    play(g, f"{kind}#1")

    assert (heap(g, 0), heap(g, 1)) == (f"2 {good}", f"1 {good}")


def test_family_dice_go_to_two_places_beyond() -> None:
    g = assign(turn("workers 0: -\nbuilt 1: wildwood field"), "wildwood#1=5f field#1=6f")

    play(g, "wildwood#1 field#1")

    assert heap(g) == "2 mushroom 2 grain"


def test_each_copy_of_a_place_pays_its_own_owner() -> None:
    """Each pays its own owner."""
    text = "players: 3\nworkers 0: -\nbuilt 1: wildwood\nbuilt 2: wildwood"
    g = assign(turn(text), "wildwood#1=5f wildwood#2=6f")

    play(g, "wildwood#1 wildwood#2")

    assert (heap(g, 0), heap(g, 1), heap(g, 2)) == ("4 mushroom", "1 mushroom", "1 mushroom")


def test_an_owner_earns_from_every_visitor() -> None:
    g = turn("players: 3\nbird: 1\nturn: 1\nworkers 1: -\nworkers 2: -\nbuilt 0: orchard")

    for _ in range(2):
        play(assign(g, "orchard#1=5f"), "orchard#1")

    assert has(g, "fruit", 0) == 2


def test_ruling_31_a_die_that_is_not_resolved_pays_nobody() -> None:
    g = assign(turn("workers 0: -\nbuilt 1: field"), "field#1=5f")

    play(g, "finish")

    assert (heap(g, 0), heap(g, 1)) == ("-", "-")


def test_ruling_31_the_owner_is_paid_at_that_moment() -> None:
    g = assign(turn("workers 0: market\nbuilt 1: field"), "market=1 field#1=5f")

    assert heap(g, 1) == "-"
    play(g, "field#1")

    assert heap(g, 1) == "1 grain"


def test_a_place_beyond_takes_any_value_without_tokens() -> None:
    g = turn("workers 0: -\nbuilt 1: field\ndice 0: 1 6\nheap 0: 2 lesson")

    assert offers(g, "dice") == ["4", "5"]
    play(assign(g, "field#1=1f"), "field#1")

    assert has(g, "lesson") == 2


# 5.11: the guest cottage.


def test_a_guest_gets_a_story_and_a_good_and_gives_one() -> None:
    """The gift comes from what the guest has, the new good among it."""
    g = assign(turn("workers 0: -\nbuilt 1: guest_cottage\nheap 0: 1 wood"), "guest_cottage#1=5f")

    play(g, "guest_cottage#1 good/yarn")
    assert offers(g, "give") == ["wood", "yarn"]
    play(g, "give/wood")

    assert (heap(g, 0), heap(g, 1)) == ("1 yarn 1 story", "1 wood")


def test_a_guest_with_nothing_gives_the_good_just_gained() -> None:
    g = assign(turn("workers 0: -\nbuilt 1: guest_cottage\nheap 0: 3 coin"), "guest_cottage#1=5f")

    play(g, "guest_cottage#1 good/yarn")

    assert (heap(g, 0), heap(g, 1)) == ("3 coin 1 story", "1 yarn")


def test_the_owner_is_no_guest() -> None:
    g = turn("workers 0: market\nbuilt 0: guest_cottage field")

    assert asked_place(play(g, "nothing")) == "field#1"
    assert owners(g) == {"guest_cottage#1": 0, "field#1": 0}
