"""The box of Creature Comforts: what is printed on it, and what a wrong file is told."""

from __future__ import annotations

from pathlib import Path

import pytest

from klubovna.components import ComponentError
from klubovna.games.creature_comforts.box import contents as the
from klubovna.games.creature_comforts.box import reader
from klubovna.games.creature_comforts.box.contents import (
    Box,
    Comfort,
    Heap,
    Improvement,
    Requirement,
    Row,
    Traveller,
    ValleyCard,
)
from klubovna.games.creature_comforts.pieces.numbers import (
    AUTUMN,
    BEYOND_IDS,
    BIT,
    FAMILY_IDS,
    FOREST_1,
    FOREST_2,
    GRAIN,
    MEADOW_1,
    MEADOW_2,
    MUSHROOM,
    NONE,
    PLACE_IDS,
    RESOURCE_IDS,
    SEASON_IDS,
    SHORT,
    SPRING,
    STANDARD,
    SUMMER,
    TYPE_IDS,
    YARN,
    ZONE_IDS,
)

FILE = Path(reader.__file__).with_name("cards.toml")
BOX = reader.load()
LITERAL = reader.load(literal=True)
CLOTHING, FOOD, LIGHTING, OUTDOOR = range(4)


def comfort(id: str) -> Comfort:
    return next(card for card in BOX.comforts if card.id == id)


def kind(id: str) -> int:
    return BOX.comforts.index(comfort(id))


def improvement(id: str) -> Improvement:
    return next(card for card in BOX.improvements if card.id == id)


def traveller(id: str, box: Box = BOX) -> Traveller:
    return next(card for card in box.travellers if card.id == id)


def valley(id: str, box: Box = BOX) -> ValleyCard:
    return next(card for card in box.valley if card.id == id)


def goods(heap: Heap) -> dict[str, int]:
    """Return the resources of a heap that are there."""
    return {RESOURCE_IDS[n]: count for n, count in enumerate(heap) if count}


def rule(dice: Requirement) -> tuple[int, int, int, tuple[int, ...]]:
    return dice.count, dice.rule, dice.value, dice.values


def faces(row: Row) -> list[int]:
    return [face for face in range(1, 7) if row.values & BIT[face]]


def changed(folder: Path, after: str, old: str, new: str) -> tuple[str, int]:
    """Write the standard file with one change; return its path and the line of the change."""
    text = FILE.read_text("utf-8")
    at = text.index(old, text.index(after))
    path = folder / "cards.toml"
    path.write_text(text[:at] + new + text[at + len(old) :], "utf-8")
    return str(path), text.count("\n", 0, at) + 1


def refusal(path: str) -> str:
    with pytest.raises(ComponentError) as caught:
        reader.load(path)
    assert "\n" not in str(caught.value)
    return str(caught.value)


# What is in the box.


def test_as_many_cards_as_the_rulebook_says() -> None:
    assert len(BOX.valley) == 16
    assert sum(card.copies for card in BOX.comforts) == 72
    assert sum(card.copies for card in BOX.improvements) == 34
    assert len(BOX.travellers) == 15
    assert (len(BOX.comforts), len(BOX.improvements)) == (24, 17)


def test_t35_a_solo_game_has_twelve_travellers_and_twelve_improvements() -> None:
    assert sum(card.solo for card in BOX.travellers) == 12
    assert sum(card.solo for card in BOX.improvements) == 12
    assert {card.id for card in BOX.travellers if not card.solo} == {
        "canada_lynx",
        "common_loon",
        "moose",
    }
    assert {card.id for card in BOX.improvements if not card.solo} == set(
        ["barrel_sauna", "guest_cottage", "herb_garden", "spinning_wheel", "writing_desk"]
    )


def test_seasons_stand_in_order() -> None:
    year = [SPRING] * 3 + [SUMMER] * 3 + [AUTUMN] * 2
    assert [card.season for card in BOX.valley] == year * 2
    assert [card.deck for card in BOX.valley] == [0] * 8 + [1] * 8


def test_each_season_lacks_one_good() -> None:
    for card in BOX.valley:
        missing = {SPRING: GRAIN, SUMMER: MUSHROOM, AUTUMN: YARN}[card.season]
        assert not any(slot.reward[missing] for slot in card.slots)


def test_forest_and_meadow_have_goods_of_their_own() -> None:
    """Wood and mushrooms grow in the forest, grain and yarn on the meadow, stones in neither."""
    elsewhere = ({"grain", "yarn", "stone"}, {"wood", "mushroom", "stone"})
    for card in BOX.valley:
        assert not any(elsewhere[card.deck] & set(goods(slot.reward)) for slot in card.slots)


def test_valley_cards() -> None:
    left, right = valley("forest_spring_1").slots
    assert rule(left.requirement) == (1, the.MAX_VALUE, 3, ())
    assert rule(right.requirement) == (2, the.SUM_MAX, 5, ())
    assert goods(right.reward) == {"wood": 2, "mushroom": 2}
    assert rule(valley("forest_spring_3").slots[0].requirement) == (0, the.SUM_MIN, 11, ())
    assert rule(valley("meadow_spring_2").slots[0].requirement) == (3, the.STRAIGHT, 0, ())
    assert rule(valley("meadow_spring_2").slots[1].requirement) == (2, the.EXACT, 0, (3, 4))
    assert rule(valley("meadow_autumn_2").slots[1].requirement) == (2, the.ODD, 0, ())


def test_the_river() -> None:
    assert [ZONE_IDS[slot.requirement.zone] for slot in BOX.river] == ["a", "b", "c"]
    assert [goods(slot.reward) for slot in BOX.river] == [
        {"stone": 1},
        {"stone": 2},
        {"stone": 1, "coin": 1},
    ]


def test_comforts() -> None:
    assert [sum(card.type == type for card in BOX.comforts) for type in range(4)] == [3, 5, 3, 3]
    lamp, game, bread = comfort("lamp"), comfort("board_game"), comfort("bread")
    assert goods(lamp.cost) == {"stone": 1, "yarn": 1, "coin": 1}
    assert (lamp.type, lamp.points, lamp.bonus) == (LIGHTING, 4, the.PER_STORED_SET)
    assert (goods(lamp.stored), lamp.bonus_points, lamp.limit) == ({"story": 2}, 7, 1)
    assert (goods(game.cost), game.any_goods) == ({"coin": 1, "story": 1}, 2)
    assert game.others == (kind("board_game"), kind("toys"))
    assert (bread.bonus, bread.partner, bread.bonus_points) == (the.IF_HAVE, kind("soup"), 2)
    assert comfort("soup").bonus == the.NO_BONUS
    assert comfort("hearth").limit == 0


def test_improvements() -> None:
    desk, garden, wood = improvement("writing_desk"), improvement("herb_garden"), "wildwood"
    assert (desk.effect, desk.type, desk.bonus_points) == (the.SCORE_TYPE, LIGHTING, 2)
    assert (garden.type, garden.bonus_points, goods(garden.cost)) == (FOOD, 1, {"wood": 2})
    assert improvement("barrel_sauna").type == OUTDOOR
    assert improvement("pattern_book").effect == the.STORY_ON_TYPE
    assert BOX.improvements[BOX.books[CLOTHING]].id == "pattern_book"
    assert BOX.books[LIGHTING] == NONE
    assert [BOX.improvements[card].id for card in BOX.beyond] == BEYOND_IDS
    assert goods(improvement(wood).reward) == {"mushroom": 2}
    assert goods(improvement(wood).owner_reward) == {"mushroom": 1}
    assert improvement(wood).place == BEYOND_IDS.index("wildwood")


def test_the_guest_cottage_is_for_others() -> None:
    cottage = improvement("guest_cottage")
    assert (goods(cottage.reward), cottage.reward_any_goods) == ({"story": 1}, 1)
    assert cottage.gift and not cottage.owner_may_use and not any(cottage.owner_reward)


def test_each_traveller_has_its_own_effect() -> None:
    assert [card.effect for card in BOX.travellers] == list(range(15))
    assert traveller("black_bear").places == sum(
        BIT[place] for place in (FOREST_1, FOREST_2, MEADOW_1, MEADOW_2)
    )
    assert traveller("american_beaver").places == BIT[FOREST_1] | BIT[FOREST_2]
    assert traveller("pine_marten").places == BIT[FOREST_1] | BIT[FOREST_2]
    amounts = {card.id: card.amount for card in BOX.travellers if card.amount}
    assert amounts == {"leopard_frog": 2, "pileated_woodpecker": 1, "snapping_turtle": 2}
    rewards = {card.id: goods(card.reward) for card in BOX.travellers if any(card.reward)}
    assert rewards == {
        "common_raven": {"coin": 1},
        "american_beaver": {"wood": 2},
        "black_bear": {"fruit": 1},
        "moose": {"story": 1},
    }


def test_rows_of_travellers() -> None:
    bear = traveller("black_bear")
    assert [faces(row) for row in bear.rows] == [[1, 2, 3], [4, 5], [6]]
    assert [row.times for row in bear.rows] == [the.DIE_VALUE, 1, 3]
    assert [row.free for row in bear.rows] == [False, True, False]
    assert bear.row_of[1:] == (0, 0, 0, 1, 1, 2)
    lynx, loon = traveller("canada_lynx").rows[0], traveller("common_loon").rows[1]
    assert (lynx.give_any, lynx.give_different, lynx.give_same, lynx.bulk) == (
        2,
        True,
        False,
        False,
    )
    assert (loon.give_different, loon.get_same, loon.bulk, loon.times) == (
        True,
        True,
        True,
        the.DIE_VALUE,
    )
    skunk, raven = traveller("striped_skunk").rows[2], traveller("common_raven").rows[1]
    assert (skunk.give_comforts, goods(skunk.get)) == (2, {"coin": 1, "story": 1})
    assert (raven.get_comforts, goods(raven.get)) == (1, {"lesson": 1})
    beaver = traveller("american_beaver").rows[1]
    assert (goods(beaver.give), beaver.give_any, beaver.times) == ({"wood": 1}, 1, 3)
    assert all(row.times != the.UNLIMITED for card in BOX.travellers for row in card.rows)


def test_t29_coins_for_those_who_are_early_birds_less_often() -> None:
    assert BOX.lengths[SHORT].coins[5] == (1, 2, 3, 4)
    assert BOX.lengths[SHORT].coins[4] == (2, 3)
    assert BOX.lengths[STANDARD].coins[5] == (3, 4)
    assert BOX.lengths[STANDARD].coins[4] == ()
    assert BOX.lengths[STANDARD].coins[3] == (2,)
    for length in BOX.lengths:
        for players in range(1, 6):
            turns = [
                sum(month % players == seat for month in range(length.months))
                for seat in range(players)
            ]
            fewer = tuple(seat for seat in range(players) if turns[seat] < turns[0])
            assert length.coins[players] == fewer


def test_lengths_hands_and_points() -> None:
    assert [length.months for length in BOX.lengths] == [8, 6]
    assert [length.removed for length in BOX.lengths] == [(0, 0, 0), (1, 1, 0)]
    assert (BOX.hand_dealt, BOX.hand_kept, BOX.hand_limit) == (3, 2, 3)
    assert BOX.owl_draws[1:] == (2, 2, 1, 1, 1, 1)
    assert BOX.spot_points == (1, 2, 2, 3)
    assert (BOX.story_points, BOX.coin_points, BOX.goods_per_point) == (2, 1, 3)


def test_t35_ranges_of_titles() -> None:
    assert [title.least for title in BOX.stocks] == [0, 4, 7, 10]
    assert [title.least for title in BOX.roles] == [0, 2, 3, 4]
    assert [title.least for title in BOX.realms] == [0, 26, 41, 56, 66, 76]


def test_t04_literal_digits() -> None:
    """The text of the rulebook has 3 and 5 in the forest, and 2 coins of the jay for a 4."""
    forest, jay = "forest_spring_2", "blue_jay"
    assert valley(forest).slots[1].requirement.values == (5, 6)
    assert valley(forest, LITERAL).slots[1].requirement.values == (3, 5)
    assert [faces(row) for row in traveller(jay).rows] == [[1, 2], [3, 4, 5, 6]]
    assert [faces(row) for row in traveller(jay, LITERAL).rows] == [[1, 2, 3, 4], [5, 6]]
    assert goods(traveller(jay, LITERAL).rows[0].get) == {"coin": 2}


def test_only_the_digits_are_literal() -> None:
    assert BOX.literal is LITERAL and LITERAL.literal is None
    assert LITERAL.comforts is BOX.comforts and LITERAL.digest == BOX.digest
    differ = [
        card.id
        for card, other in zip(BOX.valley, LITERAL.valley, strict=True)
        for n in range(2)
        if rule(card.slots[n].requirement) != rule(other.slots[n].requirement)
    ]
    assert differ == ["forest_spring_2"]
    rows = zip(BOX.travellers, LITERAL.travellers, strict=True)
    assert [card.id for card, other in rows if card.rows != other.rows] == ["blue_jay"]


def test_everything_has_a_name() -> None:
    refs = [
        *(f"comfort/{card.id}" for card in BOX.comforts),
        *(f"improvement/{card.id}" for card in BOX.improvements),
        *(f"traveller/{card.id}" for card in BOX.travellers),
        *(f"valley/{card.id}" for card in BOX.valley),
        *(f"place/{id}" for id in [*PLACE_IDS, *BEYOND_IDS]),
        *(f"resource/{id}" for id in RESOURCE_IDS),
        *(f"family/{id}" for id in FAMILY_IDS),
        *(f"type/{id}" for id in TYPE_IDS),
        *(f"season/{id}" for id in SEASON_IDS),
    ]

    for lang in ("cs", "en"):
        assert {ref for ref in BOX.names[lang] if "@" not in ref} == set(refs)
    assert BOX.names["cs"]["comfort/hearth"] == "Krb"
    assert BOX.names["cs"]["comfort/soup@acc"] == "Polévku"
    assert BOX.names["cs"]["place/wildwood"] == BOX.names["cs"]["improvement/wildwood"] == "Hvozd"
    assert BOX.names["en"]["traveller/blue_jay"] == "Blue Jay"


def test_provenance_is_counted() -> None:
    """Every record counts once, and once more for each field that differs."""
    assert BOX.provenance == {"rulebook": 172, "source": 71, "recalled": 0, "reconstructed": 74}


def test_what_no_source_states_is_marked_as_such() -> None:
    text = FILE.read_text("utf-8")
    assert 'spots_provenance = "reconstructed"' in text
    for card in ("snowshoes", "weathervane", "leopard_frog"):
        record = text[text.index(f'id = "{card}"') :].split("\n\n")[0]
        assert 'name_cs_provenance = "reconstructed"' in record
        assert 'provenance = "source"\nref = "bga"' in record


# What a wrong file is told.

SOUP, FOREST, BEAR, WOOD = '"soup"', '"forest_spring_1"', '"black_bear"', '"wildwood"'
WRONG = [
    (SOUP, SOUP, '"stew"', 'comfort "stew": id: is there already'),
    (SOUP, SOUP, '"Soup!"', 'comfort "Soup!": id: must be small letters'),
    (SOUP, '"Polévka"', '" "', 'comfort "soup": name_cs: must not be empty'),
    (SOUP, '"food"', '"drink"', 'type: unknown type "drink"; one of: none, clothing'),
    (SOUP, "points = 5", "points = 50", 'comfort "soup": points: must be from 0 to 20'),
    (SOUP, "2 grain", "2 grains", "cost: cannot read '2 grains'; see the head"),
    (SOUP, "2 grain", "0 grain", "cost: cannot read '0 grain'; see the head"),
    (SOUP, "2 grain", "2 mushroom", 'cost: "mushroom" is there twice'),
    (SOUP, "2 grain", "2 comfort", "cost: must be resources only"),
    (SOUP, "2 mushroom", "2 any same", 'cost: "same" speaks of goods of choice only'),
    (SOUP, "copies = 3", "copies = 0", "copies: must be from 1 to 9"),
    (SOUP, '"none"', '"maybe"', 'bonus: unknown bonus "maybe"; one of: none, if_have'),
    (SOUP, '"source"', '"guess"', 'provenance: unknown provenance "guess"; one of: rulebook'),
    ('"bread"', 'partner = "soup"', 'partner = "bread"', "partner: must be another comfort"),
    ('"bread"', 'partner = "soup"', 'partner = "tea"', 'partner: unknown comfort "tea"; one of'),
    ('"board_game"', '"toys"]', '"board_game"]', "others: says the same twice"),
    ('"lamp"', '"2 story"', '"2 any"', "stored: leaves no choice"),
    ('"lamp"', "limit = 1", "limit = -1", "limit: must be from 0 to 9"),
    (FOREST, '"forest"', '"meadow"', "deck: must be forest here: each deck has 8 cards"),
    (FOREST, '"spring"', '"summer"', "season: must be spring here: the year has 3, 3 and 2"),
    (FOREST, "1 die, at most 3", "one die, at most 3", "dice_1: cannot read 'one die, at most 3'"),
    (FOREST, "1 die, at most 3", "1 die, low", "dice_1: cannot read '1 die, low'"),
    (FOREST, "1 die, at most 3", "1 die, at most", "dice_1: cannot read '1 die, at most'"),
    (FOREST, "1 die, at most 3", "1 die, even 3", "dice_1: cannot read '1 die, even 3'"),
    (FOREST, "1 die, at most 3", "1 die, at most 7", "dice_1: the number must be from 1 to 6"),
    (FOREST, "1 die, at most 3", "1 die, same", "dice_1: needs a number of dice that makes sense"),
    (FOREST, "1 die, at most 3", "any dice, odd", "dice_1: needs a number of dice that makes"),
    (FOREST, "1 die, at most 3", "any dice, at most 3", 'any number of dice has "sum at least"'),
    (FOREST, "2 dice, sum at most 5", "2 dice, sum at most 1", "the number must be from 2 to 12"),
    ('"forest_spring_2"', "2 dice, exactly 5 6", "2 dice, exactly 5", "give a value for each die"),
    ('"forest_spring_2"', "2 dice, exactly 5 6", "2 dice, exactly 5 7", "must be from 1 to 6"),
    ('"forest_spring_2"', "2 dice, exactly 3 5", "2 dice, 3 5", "dice_2_literal: cannot read"),
    (FOREST, '"1 wood"', '"1 any"', "reward_1: leaves no choice"),
    (WOOD, '"shared_place"', '"shed"', 'effect: unknown effect "shed"; one of: score_type'),
    (WOOD, 'place = "wildwood"', 'place = "orchard"', 'place: belongs to "orchard"'),
    (WOOD, "gift = false", "gift = true", "gift: a visitor who has nothing must get a good"),
    (WOOD, "copies = 2", "copies = 3", "copies: must be from 1 to 2"),
    ('"scale"', 'effect = "scale"', 'effect = "bicycle"', 'effect: belongs to "bicycle"'),
    ('"recipe_book"', '"food"', '"clothing"', 'type: belongs to "pattern_book"'),
    ('"recipe_book"', '"food"', '"lighting"', 'type: "hearth" stores something of its own'),
    (BEAR, '"bear"', '"panda"', 'traveller "black_bear": effect: unknown effect "panda"'),
    (BEAR, '"meadow_2"', '"pond"', 'places: unknown place "pond"; one of: forest_1'),
    (BEAR, "4-5: 1 story", "4: 1 story", "row_3: a die of 5 has no row"),
    (BEAR, "4-5: 1 story", "4-6: 1 story", "row_3: a die of 6 has a row already"),
    (BEAR, "4-5: 1 story", "5-4: 1 story", "row_2: the values of the die must rise"),
    (BEAR, "4-5: 1 story", "4-5: 1 story, once", "an exchange says how often, a gain doesn't"),
    (BEAR, ", die value", "", "row_1: an exchange says how often, a gain doesn't"),
    (BEAR, ", die value", ", 1 times", "row_1: cannot read '1-3: 1 fruit > 1 any, 1 times'"),
    (BEAR, ", die value", ", once in one exchange", "in one exchange 1 any is given for 1 any"),
    (BEAR, "1 fruit > 1 any", "1 fruit > 1 leaf", "row_1: cannot read '1 leaf'"),
    ('"moose"', "solo = false", "solo = true", "solo: this traveller needs other players"),
    ('"pine_marten"', '"forest_2"]', '"market"]', "places: must be places of the forest"),
    ('"leopard_frog"', "amount = 2", "amount = 0", "amount: must be from 1 to 9"),
    ('"short"', "months = 6", "months = 7", 'length "short": months: must be 6: so many cards'),
    ('"short"', "summer = 1", "summer = 3", "removed: each season needs a month"),
    ('"short"', "[3, 4]", "[3, 5]", "coins: 4 players have seats 1 to 4, each once"),
    ('"short"', "[3, 4]", "[3, 3]", "coins: 4 players have seats 1 to 4, each once"),
    ('"short"', "[], [], []", "[], []", "coins: must be 5 lists, for 1 to 5 players"),
    ("[hand]", "dealt = 3", "dealt = 1", "hand: kept: must be from 1 to 1"),
    ("[hand]", "[2, 2, 1, 1, 1, 1]", "[2, 1]", "owl_draws: must be 6 numbers from 1 to 9"),
    ("[points]", "[1, 2, 2, 3]", "[1, 2, 2]", "points: spots: must be 4 numbers from 0 to 20"),
    ("[wheel]", '"cbbaaa"', '"cbabaa"', 'zones: must be "cbbaaa": no other wheel can be'),
    ("[[stock]]", "least = 4", "least = 0", "least: must be more than for the one before"),
    ("[[stock]]", "least = 0", "least = 1", 'stock "modest": least: must be 0 here'),
    ("[[realm]]", '"fields"', '"meadows"', 'realm "meadows": id: must be "fields" here'),
    ("[[family]]", '"rabbit"', '"hare"', 'family "hare": id: must be "rabbit" here'),
    ("[points]", "[points]", "[score]", 'unknown table "score"; one of: resource, family'),
    ("[points]", "coin = 1", "coin 1", "not TOML: Expected '='"),
]


@pytest.mark.parametrize(("after", "old", "new", "message"), WRONG)
def test_a_wrong_file_is_told_its_line(
    tmp_path: Path, after: str, old: str, new: str, message: str
) -> None:
    path, line = changed(tmp_path, after, old, new)

    told = refusal(path)

    assert message in told
    if "kept" not in message and "row_3" not in message:  # told where it shows
        assert told.startswith(f"cards.toml:{line}: ")


@pytest.mark.parametrize(
    ("id", "needless"),
    [
        ("soup", "bonus_points = 1"),
        ("bread", "limit = 1"),
        ("bicycle", 'type = "food"'),
        ("guest_cottage", 'owner_reward = "1 fruit"'),
        ("gray_wolf", "amount = 1"),
        ("blue_jay", 'row_4 = "1: 1 coin"'),
        ("river_a", "slot = 1"),
    ],
)
def test_keys_of_no_use_are_refused(tmp_path: Path, id: str, needless: str) -> None:
    path, line = changed(tmp_path, f'id = "{id}"', "name = ", f"{needless}\nname = ")

    told = refusal(path)

    assert told.startswith(f"cards.toml:{line}: ")
    assert f"{needless.split()[0]}: unknown key" in told


@pytest.mark.parametrize(
    ("table", "message"),
    [("improvement", "more than 6 cards must"), ("traveller", "at least 8 travellers must")],
)
def test_a_solo_game_needs_enough_cards(tmp_path: Path, table: str, message: str) -> None:
    text = FILE.read_text("utf-8")
    start = text.index(f"[[{table}]]")
    end = text.index("\n\n\n", start)
    path = tmp_path / "few.toml"
    path.write_text(
        text[:start] + text[start:end].replace("solo = true", "solo = false") + text[end:]
    )

    assert message in refusal(str(path))


def test_a_card_is_missing(tmp_path: Path) -> None:
    text = FILE.read_text("utf-8")
    path = tmp_path / "few.toml"
    start = text.index("[[comfort]]")
    end = text.index("[[comfort]]", start + 1)
    path.write_text(text[:start] + text[end:], "utf-8")

    assert "comfort: 23 tables of this name; 24 needed" in refusal(str(path))


def test_too_few_comforts_for_five(tmp_path: Path) -> None:
    path = tmp_path / "few.toml"
    text = FILE.read_text("utf-8").replace("copies = 3", "copies = 1")
    path.write_text(text.replace("dealt = 3", "dealt = 5"), "utf-8")

    assert "hand: dealt: 29 comforts are needed, there are 24" in refusal(str(path))


# A corrected file.


def test_a_corrected_file_gives_another_box(tmp_path: Path) -> None:
    path, _ = changed(tmp_path, SOUP, "points = 5", "points = 6")

    box = reader.load(path)

    assert box.comforts[kind("soup")].points == 6
    assert box.digest != BOX.digest
    assert reader.load(path) is box


def test_the_digest_ignores_comments_names_and_sources(tmp_path: Path) -> None:
    path, _ = changed(tmp_path, SOUP, 'name = "Soup"', '# hello\nname   =  "Broth"')

    assert reader.load(path).digest == BOX.digest
    assert reader.load(path).names["en"]["comfort/soup"] == "Broth"
    assert len(BOX.digest) == 16
    assert reader.load() is reader.load()
    assert reader.load(path, literal=True).literal is None
