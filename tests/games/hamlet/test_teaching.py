"""Hamlet teaches: what a tutor says and what is missing, in numbers and in words."""

from __future__ import annotations

from klubovna.core.teaching import Caution, Lack, Lesson, Note
from klubovna.games.hamlet import GAME, scoring
from klubovna.games.hamlet.pieces.numbers import TOWN_HALL
from klubovna.games.hamlet.rules.build import ChooseFit
from klubovna.games.hamlet.rules.joins import grade, join_of, way_in
from klubovna.games.hamlet.rules.turn import BUILD, END
from klubovna.games.hamlet.state import Hamlet
from klubovna.games.hamlet.teach.examples import EXAMPLES
from tests.games.hamlet.table import BOX, asked, bridged, extended, play, tile, turn
from tests.laws.taught import NAMES, words_of

FULL = "woodcutter:wood,wood,wood quarry:stone,stone,stone farm:wheat,wheat,wheat"


def lesson(g: Hamlet) -> Lesson:
    """Return what whoever is asked is taught."""
    return GAME.lesson(g, g.actor)


def note(g: Hamlet, id: str) -> Note:
    """Return one note of the lesson."""
    found = [each for each in lesson(g).notes if each.id == id]
    assert len(found) == 1, [each.id for each in lesson(g).notes]
    return found[0]


def goal(g: Hamlet, lang: str = "en") -> str:
    """Return the goal in words."""
    found = lesson(g).goal
    assert found is not None
    return said(found.key, found.args, lang)


def caution(g: Hamlet, option: int) -> Caution:
    """Return what a pick costs."""
    [found] = [each for each in lesson(g).cautions if each.option == option]
    return found


def lack(g: Hamlet, target: str) -> Lack:
    """Return what is missing for a target."""
    found = GAME.lack(g, g.actor, target)
    assert found is not None, f"{target} is offered"
    return found


def missing(g: Hamlet, target: str, lang: str = "en") -> str:
    """Return what is missing for a target, in words."""
    found = lack(g, target)
    return said(found.key, found.args, lang)


def said(key: str, args: dict[str, int | str], lang: str) -> str:
    """Say the title of a phrase that teaches."""
    return words_of(GAME, lang).text(key, **words_of(GAME, lang)._args(args, NAMES))


# What is missing.


def test_a_plan_tells_which_goods_lie_nowhere() -> None:
    """A dairy farm costs two wood and a stone; what is missing would cost three coins each."""
    g = turn("plans 0: dairy_farm\ncoins 0: 1\ntokens: woodcutter:wood,-,- quarry:-,-,-")

    assert missing(g, "build/dairy_farm") == "You lack 1 wood and 1 stone."
    assert missing(g, "build/dairy_farm", "cs") == "Chybí ti 1 dřevo a 1 kámen."
    found = lack(g, "build/dairy_farm")
    assert [(n.sign, n.have, n.need) for n in found.needs] == [("wood", 1, 2), ("stone", 0, 1)]
    assert (found.args["price"], found.args["coins"]) == (6, 1)


def test_goods_too_far_away_tell_where_a_donkey_is_missing() -> None:
    """A brick behind the quarry comes to the market over quarry and church (6.1)."""
    village = bridged("stonemason", to="quarry")
    goods = "tokens: stonemason:brick.0 woodcutter:wood,wood,-\ndisplay: sale_2b sale_1a sale_1c\n"
    g = turn(f"{village}{goods}donkeys 0: church")

    assert missing(g, "sale/sale_2b") == "1 brick from the Stonemason can’t come to the Market."
    found = lack(g, "sale/sale_2b")
    assert (found.key, found.args["n"], found.args["tile"]) == ("lack-donkeys", 1, "tile/quarry")
    cs = missing(g, "sale/sale_2b", "cs")
    assert cs == "1 cihla z Kamenictví se nedostane na Tržiště."
    assert "sale/sale_2b" not in [GAME.target(g, 0, option) for option in g.legal]

    g = turn(f"{village}{goods}donkeys 0: farm")
    found = lack(g, "sale/sale_2b")  # one donkey helps the wood, the brick needs another
    assert (found.args["a"], found.args["tile"]) == ("resource/wood", "tile/church")


def test_nothing_is_bought_for_a_sale() -> None:
    """Coins enough don't help (6.3)."""
    g = turn("coins 0: 9\ndisplay: sale_1c sale_2a sale_2b")
    assert missing(g, "sale/sale_1c") == "1 milk can’t come to the Market."
    assert lack(g, "sale/sale_1c").key == "lack-goods-for-sale"


def test_a_delivery_of_coins_lacks_coins() -> None:
    g = turn("coins 0: 8")
    assert missing(g, "delivery/p12_coins", "cs") == "Chybí ti 2 zlaťáky."
    found = lack(g, "delivery/p12_basics")
    assert [(n.sign, n.have, n.need) for n in found.needs] == [("mix", 6, 10)]


def test_no_road_reaches_a_building() -> None:
    """Nobody works where no road leads (2.3)."""
    g = turn(f"village: {extended('sawmill', loose=True)}")
    assert missing(g, "activate/sawmill") == "No road leads to the Sawmill."
    assert missing(g, "activate/sawmill", "cs") == "Cesta do Dřevařství nevede."


def test_a_full_building_and_tired_villagers_say_so() -> None:
    g = turn(f"tokens: {FULL}")
    assert missing(g, "activate/quarry") == "All 3 slots at the Quarry are full."
    g = turn("tokens: woodcutter:wood,-,-")
    play(g, "woodcutter")
    assert missing(g, "activate/quarry", "cs") == "Tvůj vesničan už v tomhle tahu pracoval."


def test_a_refinery_lacks_room_tokens_or_inputs() -> None:
    """There are two tokens of each kind (7.3)."""
    mills = extended("stonemason", "lumber_mill", "sawmill")
    made = "sawmill:timber.0 lumber_mill:timber.0,-"
    g = turn(f"village: {mills}\ntokens: {made} woodcutter:wood,-,-\ncoins 0: 0")
    assert missing(g, "activate/sawmill") == "There is no empty slot at the Sawmill."
    assert missing(g, "activate/lumber_mill") == "Both your tokens for timber lie in the village."
    assert missing(g, "activate/stonemason", "cs") == "Chybí ti 1 kámen."


def test_the_market_and_the_church_name_what_is_nearest() -> None:
    g = turn("display: sale_3a sale_2d sale_1c\ncoins 0: 0\ntokens: quarry:stone,stone,-")
    found = lack(g, "activate/market")
    assert (found.target, found.args["n"]) == ("sale/sale_1c", 1)
    assert lack(g, "activate/church").target == "delivery/p12_basics"


def test_the_town_hall_counts_coins_and_plans() -> None:
    g = turn(
        "coins 0: 1\nplans 0: sawmill shrine\nrow: stonemason flour_mill dairy_farm trade_post"
    )
    assert missing(g, "row/4", "cs") == "Chybí ti 2 zlaťáky."
    assert missing(g, "button/donkey") == "You lack 2 coins."
    g = turn("plans 0: sawmill shrine dairy_farm")
    assert missing(g, "row/1") == "You hold 3 plans already."
    assert GAME.lack(g, 0, "button/donkey") == Lack("when-hire")


def test_whoever_waits_hears_when_it_is_asked() -> None:
    g = turn()
    assert GAME.lack(g, 1, "sale/sale_1a") == Lack("when-sale")
    assert GAME.lack(g, 0, "token/quarry-0") == Lack("when-token")
    assert GAME.lack(g, 0, "row/none") == Lack("when-row")
    assert GAME.lack(g, 0, "activate/nowhere") == Lack("when-activate")


# The tutor.


def test_a_first_turn_leads_to_the_town_hall() -> None:
    g = turn()
    assert goal(g) == "Take a plan at the Town Hall: then you know what to collect."
    assert note(g, "turn").option == TOWN_HALL
    assert [each.id for each in lesson(g).notes][:2] == ["turn", "hall"]


def test_the_goal_is_what_the_nearest_plan_lacks() -> None:
    """A sawmill costs two wheat and a stone."""
    g = turn("plans 0: sawmill\ncoins 0: 0\ntokens: quarry:stone,-,- farm:wheat,-,-")
    assert goal(g) == "Build the Sawmill: 4 points."
    assert goal(g, "cs") == "Postav Dřevařství: 4 body."
    found = lesson(g).goal
    assert found is not None
    assert [(n.sign, n.have, n.need, n.target) for n in found.needs] == [
        ("wheat", 1, 2, "build/sawmill"),
        ("stone", 1, 1, "build/sawmill"),
    ]
    assert note(g, "missing").target == "build/sawmill"


def test_what_is_missing_may_be_bought() -> None:
    """Nine of ten goods are in reach, and a coin or two buy the tenth (6.3)."""
    g = turn(f"coins 0: 7\ntokens: {FULL}")
    assert goal(g).startswith("Take a plan"), "whoever is alone had better hire for these coins"
    g = turn(f"coins 0: 7\ntokens: {FULL}\nstanding 0: church church")
    assert note(g, "deliver").target == "activate/church"
    found = lesson(g).goal
    assert found is not None and goal(g).startswith("Deliver")
    assert [(n.sign, n.have, n.need) for n in found.needs] == [("mix", 9, 10), ("coin", 3, 3)]


def test_the_goal_says_where_a_donkey_helps() -> None:
    """After the last villager donkeys are left; a step that helps nothing is no goal."""
    village = bridged("stonemason", to="quarry")
    goods = "tokens: stonemason:brick.0 woodcutter:wood,wood,-\ndisplay: sale_2b sale_1a sale_1c\n"
    g = turn(f"{village}{goods}donkeys 0: church church")
    play(g, "farm")
    assert goal(g) == "Lead your donkey from the Church to the Quarry: there it hands on 1 brick."
    play(g, "donkeys")
    cs = "Veď osla z Kostela do Kamenolomu, ať přes něj přijde, co potřebuješ: 1 cihla."
    assert goal(g, "cs") == cs
    assert note(g, "lead").target == "tile/quarry"
    g = turn("plans 0: sawmill\ntokens: woodcutter:wood,-,-")
    play(g, "woodcutter")
    assert lesson(g).goal is None


def test_hiring_is_advised_as_the_goal_says() -> None:
    """A villager if there are coins, else savings; donkeys when there are villagers enough."""
    g = turn("coins 0: 5")
    play(g, "town_hall row/1")
    assert note(g, "hire").target == "button/villager"
    assert goal(g) == "Hire another villager at the Town Hall."
    g = turn("coins 0: 4")
    play(g, "town_hall row/1")
    assert note(g, "save").target == "button/done"
    assert goal(g, "cs") == "Našetři 5 zlaťáků na dalšího vesničana."
    g = turn("coins 0: 4\nstanding 0: church church church")
    play(g, "town_hall row/1")
    assert note(g, "donkey").target == "button/donkey"
    assert lesson(g).goal is None


def test_a_plan_that_can_be_built_is_advised() -> None:
    g = turn("plans 0: shrine")
    assert note(g, "build").option == BUILD + tile("shrine")
    assert note(g, "landmark").target == "build/shrine"
    assert "missing" not in [each.id for each in lesson(g).notes]


def test_ending_the_turn_with_a_villager_who_could_work_is_asked_about() -> None:
    """Each villager acts once a turn (5.4); the better way is the town hall."""
    g = turn("standing 0: church church")
    found = caution(g, END)
    assert (found.key, found.better) == ("caution-idle", TOWN_HALL)
    assert said(found.costs[0].key, found.costs[0].args, "cs") == "přijdeš o 2 akce"
    play(g, "town_hall row/1 done")
    assert caution(g, END).better == BUILD + tile("sawmill")


def test_a_tile_that_no_road_would_reach_is_asked_about() -> None:
    """A sawmill needs a road to be used (2.3); a woodland needs none (9.2)."""
    g = turn("plans 0: sawmill small_woodland")
    play(g, "build/sawmill")
    assert asked(g) == "choose_site"
    cautioned = [each.option for each in lesson(g).cautions]
    assert note(g, "site").option not in cautioned and cautioned
    assert {each.key for each in lesson(g).cautions} == {"caution-unlinked", "caution-cliff"}
    g = turn("plans 0: sawmill small_woodland")
    play(g, "build/small_woodland")
    assert lesson(g).cautions == ()


def test_a_plan_that_no_road_can_meet_is_laid_where_one_can_be_built() -> None:
    """Mountains on mountains take a bridge, cliffs nothing (7.12)."""
    g = turn("plans 0: dairy_farm\ntokens: woodcutter:wood,wood,wood quarry:stone,stone,stone")
    play(g, "build/dairy_farm")
    assert asked(g) == "choose_site"
    for site in g.legal:
        there = g.clone()
        there.choose(site)
        if asked(there) != "choose_fit":
            continue
        top = there.top_choice()
        assert isinstance(top, ChooseFit)
        joins = [join_of(there.village, top.tile, fit) for fit in top.fits(there)]
        cautioned = {each.option: each.key for each in lesson(there).cautions}
        best = max(map(grade, joins))
        assert set(cautioned) == {n for n in there.legal if grade(joins[n]) < best}
        assert all((key == "caution-cliff") == (not joins[n]) for n, key in cautioned.items())
        assert note(there, "site").args["way"] in (joins if best else [0])


def test_a_tile_against_a_cliff_is_promised_no_road() -> None:
    """Where forest meets mountains no road can be built; why not is said in road mode, too."""
    g = turn(f"village: {extended('sawmill', loose=True)}")
    way, _ = way_in(g.village, tile("sawmill"))
    assert lack(g, "activate/sawmill").args["way"] == way
    assert note(g, "unlinked").args["way"] == way
    words = said("way-in", {"way": 0}, "en")
    assert words.startswith("Forest meets mountains, so no bridge or path can be built")


def test_whoever_finishes_the_church_while_behind_is_warned() -> None:
    """The game ends with the round (9.1)."""
    made = "deliveries 0: p12_basics\ndeliveries 1: p12_milk_brick p12_timber_flour\n"
    g = turn(f"{made}coins 0: 10\nscore 1: 40\ntokens: {FULL}")
    assert note(g, "ending").target == "delivery/p12_coins"
    play(g, "church")
    space = [d.id for d in BOX.sides[2].deliveries].index("p12_coins")
    found = caution(g, space)
    assert found.key == "caution-finish" and found.args["best"] == scoring.total(g, 1)
    g = turn(f"{made}coins 0: 10\nscore 0: 60\ntokens: {FULL}")
    play(g, "church")
    assert [each.key for each in lesson(g).cautions] == ["caution-beg"]


def test_own_tokens_are_better_than_those_of_others() -> None:
    """The reward goes to the maker (6.2)."""
    mills = extended("stonemason", "lumber_mill", "sawmill")
    g = turn(f"""
        village: {mills}
        tokens: sawmill:timber.1 lumber_mill:timber.0,- woodcutter:wood,-,-
        plans 0: large_woodland
        donkeys 0: church market stonemason woodcutter sawmill lumber_mill
    """)
    play(g, "build/large_woodland")
    while asked(g) != "pay":
        g.choose(g.legal[0])
    [theirs] = [each for each in lesson(g).cautions if each.key == "caution-gift"]
    assert theirs.args == {"seat": 1}
    assert GAME.target(g, 0, theirs.better) == "token/lumber_mill-0"


# The book of rules.


def test_examples_show_what_they_say() -> None:
    boards = {each.id: GAME.position(each.position) for each in EXAMPLES}
    assert scoring.sheet(boards["longest"], 0)["longest_road"] == 6
    assert scoring.sheet(boards["segments"], 0)["landmarks"] == 3
    carried = boards["carry"]
    donkeys = carried.players[0].donkey_tiles()
    assert carried.village.reach(tile("church"), donkeys) >> tile("stonemason") & 1
    assert not carried.village.reach(tile("church"), 0) >> tile("stonemason") & 1
    sold = play(boards["reward"], "market")
    assert (sold.players[1].coins, sold.players[1].score) == (3 + 2, 2)
    assert "road" in [
        GAME.target(boards["path"], 0, o).partition("/")[2] for o in boards["path"].legal
    ]
