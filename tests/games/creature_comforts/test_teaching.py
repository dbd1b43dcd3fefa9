"""Creature Comforts: what the tutor says in which moment, and what is missing, in numbers."""

from __future__ import annotations

from klubovna.core.teaching import Lack, Lesson, Need
from klubovna.games.creature_comforts import GAME
from klubovna.games.creature_comforts.pieces.numbers import RESOURCE_IDS
from klubovna.games.creature_comforts.state import Comforts
from klubovna.games.creature_comforts.teach.places import MISSING
from klubovna.games.creature_comforts.teach.things import things
from klubovna.words import LANGUAGES
from tests.games.creature_comforts.stories import (
    BOX,
    assign,
    dawn,
    evening,
    placing,
    play,
    rolling,
    send,
    turn,
    visiting,
    winter,
)
from tests.laws.taught import words_of


def lesson(g: Comforts, seat: int = 0) -> Lesson:
    """Return what a seat is taught."""
    return GAME.lesson(g, seat)


def noted(g: Comforts, seat: int = 0) -> list[str]:
    """Return the notes for a seat, with their places."""
    return [f"{note.id} {note.target}".strip() for note in lesson(g, seat).notes]


def lack(g: Comforts, target: str, seat: int = 0) -> Lack:
    """Return what a seat is missing."""
    found = GAME.lack(g, seat, target)
    assert found is not None, f"{target} is offered"
    return found


def told(one: Lack, lang: str) -> tuple[str, str]:
    """Say what is missing, in words."""
    words = words_of(GAME, lang)
    message = words._bundle.get_message(one.key)
    args = words._args(one.args, ("Ada", "Ben"))
    parts = [message.value, message.attributes["text"]]
    title, text = (str(words._bundle.format_pattern(part, args)[0]) for part in parts if part)
    return title, text


# Notes.


def test_the_first_worker_goes_where_the_own_dice_are_enough() -> None:
    """A 3 and a 4 are what the meadow on the right wants."""
    g = placing("dice 0: 3 4\nhand 0: socks")
    assert noted(g)[:4] == [
        "workers place/meadow_2",
        "own_dice place/meadow_2",
        "valley place/meadow_2",
        "river place/river_b",
    ]
    assert GAME.target(g, 0, lesson(g).notes[0].option) == "place/meadow_2"


def test_own_dice_that_fit_nowhere_are_not_praised() -> None:
    """Two fives do nothing alone in a meadow of 3 and 4 and a forest of low dice."""
    g = placing("dice 0: 5 5\nwheel: 6\nhand 0: muffler")
    assert "own_dice" not in [note.id for note in lesson(g).notes if "valley" in note.target]


def test_all_is_said_before_the_first_die_lies() -> None:
    """Dice are laid out together, so later questions of the turn have no notes."""
    g = turn("workers 0: forest_2 meadow_2 inn\nheap 0: 1 lesson\nvillage: 1 2 3 5\ndice 0: 5 6")
    assert noted(g) == ["dice place/forest_2", "lessons place/meadow_2"]
    assert noted(play(g, "dice/01")) == []


def test_a_worker_for_whom_no_dice_fit_learns() -> None:
    """Without tokens the meadow on the right can't be resolved."""
    g = turn("workers 0: meadow_2 inn\nvillage: 1 2 3 5\ndice 0: 5 6")
    assert noted(g) == ["dice place/inn", "learn place/meadow_2"]


def test_a_place_beyond_the_valley_is_explained() -> None:
    """As soon as somebody has built one."""
    g = turn("workers 0: inn\nbuilt 1: orchard")
    assert "beyond place/orchard#1" in noted(g)


def test_of_the_nest_the_nearest_comfort_is_advised() -> None:
    """With wood and coin it is the flute."""
    g = visiting("owl_pick", 5, "heap 0: 1 wood 1 coin\ntraveller: black_bear")
    assert noted(g) == ["nest nest/1"]
    assert lesson(g).notes[0].args == {"comfort": "comfort/flute"}


def test_alone_one_plays_for_a_title() -> None:
    """It is said once the first comforts are dealt."""
    g = play(GAME.new(1, seed=3), "fox")
    assert [note.id for note in lesson(g).notes] == ["first_cards", "alone"]


def test_the_turkey_names_die_value_and_place() -> None:
    """With 6 and 3 nothing of the meadow on the right is sure; 3 and 4 are what it wants."""
    g = rolling("traveller: wild_turkey\ndice 0: 3 6\nhand 0: socks")
    (note,) = lesson(g).notes
    die, value = divmod(note.option - 1, 6)
    assert note.args == {"old": (3, 6)[die], "value": value + 1, "place": note.args["place"]}
    after = play(g, f"family/{die}-{value + 1}")
    assert str(note.args["place"]).startswith("place/"), after


# The goal.


def test_the_goal_is_the_nearest_comfort() -> None:
    """What is there is counted, what is missing has its place on the board."""
    g = placing("hand 0: flute soup\nheap 0: 1 coin")
    goal = lesson(g).goal
    assert goal is not None and goal.key == "goal-craft-nearest"
    assert goal.args == {"comfort": "comfort/flute", "points": 4}
    assert goal.needs == (Need("wood", 0, 1, "place/forest_1"), Need("coin", 1, 1))


def test_what_does_not_grow_now_is_no_goal_while_there_is_another() -> None:
    """Soup needs grain, and spring has none; the stew is dearer, but can be gathered for."""
    goal = lesson(placing("hand 0: soup mandolin\nheap 0: 2 mushroom")).goal
    assert goal is not None and goal.args["comfort"] == "comfort/mandolin"
    alone = lesson(placing("hand 0: soup")).goal
    assert alone is not None and alone.key == "goal-craft-season"


def test_with_the_mole_a_coin_that_is_not_there_is_not_ticked() -> None:
    """A stone may stand in for it, but there is none; one to spare does."""
    about = "traveller: hairy_tailed_mole\nhand 0: flute\nheap 0: 1 wood"
    goal = lesson(placing(about)).goal
    assert goal is not None
    assert [(need.sign, need.have, need.need) for need in goal.needs] == [
        ("wood", 1, 1),
        ("coin", 0, 1),
    ]
    assert goal.needs[1].target
    paid = lesson(placing(f"{about} 1 stone")).goal
    assert paid is not None and paid.key == "goal-craft-ready"


def test_a_family_is_chosen_without_a_goal() -> None:
    """Cards come only after it."""
    assert lesson(GAME.new(2, seed=3)).goal is None


def test_without_cards_the_goal_is_a_card() -> None:
    """The owl's nest has some."""
    goal = lesson(placing("hand 0: -")).goal
    assert goal is not None and goal.key == "goal-draw"
    assert goal.needs == (Need("comfort", 0, 1, "place/owl_pick"),)


def test_the_woodpecker_makes_the_goal_cheaper() -> None:
    """One wood less."""
    goal = lesson(placing("hand 0: mandolin\ntraveller: pileated_woodpecker")).goal
    assert goal is not None and [need.need for need in goal.needs] == [1, 2]


# Costly picks.


def costly(g: Comforts, seat: int = 0) -> list[tuple[str, str, str]]:
    """Return the costly picks, and what is better."""
    return [
        (
            GAME.target(g, seat, one.option),
            one.key,
            GAME.target(g, seat, one.better) if one.better >= 0 else "",
        )
        for one in lesson(g, seat).cautions
    ]


def test_dice_that_fit_are_not_left_without_a_word() -> None:
    """Nothing in the forest, and then nothing at the river, with six dice on the hilltop."""
    g = turn("workers 0: forest_2 river_b\nvillage: 1 2 4 6\ndice 0: 6 6")
    assert costly(g) == [], "the river comes yet"
    play(g, "nothing")
    assert ("button/nothing", "caution-dice-left", "") in costly(g)


def test_a_poor_place_hides_no_better_one() -> None:
    """A wood is not much; that the owl's nest is empty too is told all the same."""
    g = turn("workers 0: forest_1 owl_pick\nvillage: 1 2 4 6\ndice 0: 6 6")
    play(g, "nothing")
    nothing = next(one for one in lesson(g).cautions if one.key == "caution-dice-left")
    assert nothing.args == {"place": "place/owl_pick", "left": 6}


def test_a_layout_without_idle_dice_is_not_asked_about() -> None:
    """Both places have their die."""
    g = turn("workers 0: forest_2 river_b\nvillage: 1 2 4 6\ndice 0: 6 6")
    play(g, "dice/01")
    assert [one for one in costly(g) if one[0] != "button/nothing"] == []


def test_workers_who_want_too_many_dice() -> None:
    """Three, two, two and one are more than six."""
    g = placing("forest: forest_summer_2\nmonth: 4\nmeadow: meadow_summer_1\ntraveller: black_bear")
    play(g, "0:place/forest_1 0:place/forest_2 0:place/meadow_1 0:place/inn")
    assert costly(g) == [("button/ready", "caution-dice", "")]
    assert lesson(g).cautions[0].args == {"wanted": 9, "dice": 6}


def test_no_workshop_without_a_cottage() -> None:
    """Four improvements are all there can be."""
    g = placing("built 0: umbrella almanac scale bicycle\nladder: tool_shed wildwood field orchard")
    assert ("place/workshop", "caution-no-cottage", "") in costly(g)


def test_going_home_too_early() -> None:
    """The forest has its die, and gives wood for it."""
    g = assign(turn("workers 0: forest_2 market\nvillage: 1 2 4 6"), "forest_2=12 market=4")
    assert costly(g) == [("button/finish", "caution-finish", "place/forest_2")]


def test_building_of_what_the_goal_needs() -> None:
    """The wood and the coin for the flute are there; an improvement would take some of it."""
    g = visiting("workshop", 6, "heap 0: 2 wood 3 stone 1 coin\nhand 0: flute")
    picks = costly(g)
    assert picks and {key for _, key, _ in picks} == {"caution-build"}
    assert f"rung/{lesson(g).notes[0].option}" not in [target for target, _, _ in picks]


def test_the_inn_that_trades_at_once() -> None:
    """Two stones for a story, while the flute needs the coin that stands in for one of them."""
    about = "traveller: hairy_tailed_mole\nvillage: 4 2 4 6\nhand 0: flute\nheap 0: 1 stone 1 coin"
    g = assign(turn(f"workers 0: inn market\n{about}"), "inn=4 market=2")
    assert "inn_pays place/inn" in noted(g)
    assert ("place/inn", "caution-inn-pays", "") in costly(g)


def test_a_die_for_the_inn_that_can_not_be_paid() -> None:
    """The jay gives coins for a low die, and wants one for a higher."""
    g = turn("workers 0: inn\ntraveller: blue_jay\nvillage: 5 5 6 6\ndice 0: 2 2")
    assert ("value/0-as-5", "caution-inn-die", "value/4-as-2") in costly(g)
    assert "value/4-as-2" not in [target for target, _, _ in costly(g)]


def test_a_comfort_left_in_hand_in_winter() -> None:
    """The flute is worth more than its wood and its coin."""
    g = winter("hand 0: flute\nheap 0: 1 wood 1 coin")
    assert costly(g) == [("button/done", "caution-winter", "hand/flute")]
    assert lesson(g).cautions[0].args == {"comfort": "comfort/flute", "points": 3}


def test_storing_less_than_could_be() -> None:
    """Four wood on the hearth are four points, left over only one."""
    g = winter("crafted 0: hearth\nheap 0: 4 wood")
    assert costly(g) == [("button/done", "caution-store", "button/best")]
    assert lesson(g).cautions[0].args == {"points": 3}
    assert costly(play(g, "0:best")) == []


def test_a_visit_for_nothing() -> None:
    """The jay lets all go once more."""
    g = evening("traveller: blue_jay\nvillage: 3 4 6 6")
    assert costly(g) == [("button/pass", "caution-free-visit", "jay/meadow_2")]


# What is missing.


def test_what_a_comfort_still_needs() -> None:
    """In numbers, and where it comes from."""
    g = turn("workers 0: forest_1\nhand 0: mandolin\nheap 0: 1 wood")
    found = lack(g, "hand/mandolin")
    assert found.needs == (Need("wood", 1, 2, "place/forest_1"), Need("coin", 0, 2))
    assert told(found, "en") == (
        "You can't pay for Mandolin yet",
        "You still need 1 wood and 2 coins.",
    )
    assert told(found, "cs") == (
        "Na Mandolínu zatím nemáš",
        "Potřebuješ ještě 1 dřevo a 2 mince.",
    )


def test_a_comfort_that_can_be_paid_waits_for_the_end_of_the_turn() -> None:
    """It is never just refused."""
    g = turn("workers 0: forest_1\nhand 0: flute\nheap 0: 1 wood 1 coin")
    assert lack(g, "hand/flute").key == "lack-craft-later"


def test_what_an_improvement_lacks() -> None:
    """Too high, too dear, or there already."""
    g = visiting("workshop", 4, "heap 0: 4 wood 1 stone 1 coin\nbuilt 0: herb_garden")
    assert lack(g, "rung/1").key == "lack-built"
    assert lack(g, "rung/2").needs == (Need("coin", 1, 2),)
    assert lack(g, "rung/5").args == {
        "improvement": "improvement/scale",
        "rung": 6,
        "value": 4,
    }


def test_why_a_worker_can_not_be_sent() -> None:
    """One is there, or the marten is at home."""
    g = placing("traveller: pine_marten")
    assert lack(play(g, "0:place/inn"), "place/inn").key == "lack-worker-there"
    assert lack(g, "place/forest_1").key == "lack-closed"
    assert lack(g, "button/ready").needs == (Need("worker", 1, 4),)


def test_how_many_tokens_dice_lack() -> None:
    """A 3 and a 5 are one away from 3 and 4."""
    g = turn("workers 0: meadow_2 inn\nvillage: 1 1 3 5\ndice 0: 6 6")
    found = lack(g, "place/meadow_2")
    assert (found.key, found.needs) == ("lack-dice", (Need("lesson", 0, 1),))
    assert lack(g, "place/market").key == "lack-no-worker"


def test_what_the_market_lacks() -> None:
    """A coin, or three goods."""
    g = visiting("market", 5, "heap 0: 2 wood\nbuilt 0: scale")
    assert lack(g, "coin_for/yarn").needs == (Need("coin", 0, 1),)
    assert lack(g, "button/three").needs == (Need("any", 2, 3),)


def test_what_storing_lacks() -> None:
    """A set of the pantry is grain, mushroom and fruit."""
    g = winter("crafted 0: pantry hearth flute\nheap 0: 2 wood 1 grain")
    found = lack(g, "crafted/pantry")
    assert found.key == "lack-store"
    assert found.needs == (Need("fruit", 0, 1), Need("mushroom", 0, 1), Need("grain", 1, 1))
    assert lack(g, "crafted/flute").key == "lack-no-shelf"


def test_who_waits_is_told_when_a_place_is_asked_about() -> None:
    """Also when somebody else has the turn."""
    g = turn("workers 0: inn market")
    assert lack(g, "place/inn", 1).key == "when-place"
    assert lack(send(dawn("players: 2"), 0, "inn market workshop river_a"), "rung/0").key == (
        "lack-build"
    )


# Things.


def test_seasons_lack_what_the_cards_don_t_give() -> None:
    """The rulebook says so, and the cards agree."""
    for season, good in enumerate(MISSING):
        cards = [card for card in BOX.valley if card.season == season]
        assert not any(slot.reward[good] for card in cards for slot in card.slots)
        other = [card for card in BOX.valley if card.season != season]
        assert any(slot.reward[good] for card in other for slot in card.slots), RESOURCE_IDS[good]


def test_a_card_says_what_it_costs() -> None:
    """Heaps are lists as people say them."""
    pantry = next(thing for thing in things(BOX) if thing.ref == "comfort/pantry")
    cost = next(line for line in pantry.lines if line.key == "line-cost")
    said = {lang: words_of(GAME, lang).text("line-cost", **cost.args) for lang in LANGUAGES}
    assert said["en"] == "Costs 1 wood, 1 fruit, 1 mushroom and 1 grain"
    assert said["cs"] == "Stojí 1 dřevo, 1 ovoce, 1 hříbek a 1 obilí"
    assert cost.provenance == "source"
