"""Creature Comforts, chapter 1: the table before the first month, and how long a game is."""

from __future__ import annotations

import pytest

from klubovna.core.luck import Scripted, dice
from klubovna.core.notation import NotationError
from klubovna.games.creature_comforts import GAME
from klubovna.games.creature_comforts.pieces.numbers import (
    CARDS_PER_DECK,
    COIN,
    FAMILY_IDS,
    GRAIN,
    MUSHROOM,
    SEASON_IDS,
    VALLEY_CARDS,
    YARN,
)
from klubovna.games.creature_comforts.state import Comforts
from tests.games.creature_comforts.stories import (
    BOX,
    COMFORT_IDS,
    asked,
    choose_families,
    discards,
    hand,
    nest,
    offers,
    play,
    refused,
)

LENGTHS = ["standard", "short"]
BEFORE_THE_BIRD = 13  # chances: the wheel, two cards of the valley, nest and ladder


def new(players: int, seed: int = 1, length: str = "standard") -> Comforts:
    """Set up a game and go on to the first comforts."""
    return choose_families(GAME.new(players, seed, length=length))


def through(g: Comforts) -> list[Comforts]:
    """Play at random; return the table as it was when each month began."""
    luck = dice(7)
    months: list[Comforts] = []
    while not g.is_over:
        if g.month > len(months):
            months.append(g.clone())
        g.choose(g.legal[luck.below(len(g.legal))])
    return months


def card_season(card: int) -> str:
    """Return the season of a valley card."""
    return SEASON_IDS[BOX.valley[card].season]


# The valley.


@pytest.mark.parametrize(
    ("length", "seasons"),
    [
        ("standard", "spring spring spring summer summer summer autumn autumn"),
        ("short", "spring spring summer summer autumn autumn"),
    ],
)
def test_t30_seasons_follow_each_other(length: str, seasons: str) -> None:
    """Three months of spring, three of summer, two of autumn; in a short game two of each."""
    months = through(new(2, length=length))
    assert [card_season(g.forest) for g in months] == seasons.split()
    assert [card_season(g.meadow) for g in months] == seasons.split()
    assert GAME.view(months[0], 0)["seasons"] == seasons.split()


@pytest.mark.parametrize("length", LENGTHS)
def test_every_valley_card_comes_once(length: str) -> None:
    """Forest cards in the forest, meadow cards on the meadow, none of them twice."""
    months = through(new(2, length=length))
    assert len({g.forest for g in months}) == len({g.meadow for g in months}) == len(months)
    assert all(g.forest < CARDS_PER_DECK <= g.meadow for g in months)


def test_valley_cards_of_a_season_are_shuffled() -> None:
    """Any of the three spring cards may be the first, in both decks."""
    firsts = [new(2, seed) for seed in range(40)]
    assert {g.forest for g in firsts} == {0, 1, 2}
    assert {g.meadow for g in firsts} == {8, 9, 10}


def test_cards_taken_out_of_a_short_game_stay_unseen() -> None:
    """One of spring and one of summer of each deck; any of them may be missing."""
    g = new(2, length="short")
    g.playout(dice(3))
    assert sorted(card_season(card) for card in g.unseen) == ["spring"] * 2 + ["summer"] * 2
    missing = set()
    for seed in range(30):
        other = new(2, seed, "short")
        other.playout(dice(seed))
        missing.update(other.unseen)
    assert missing == {n for n in range(VALLEY_CARDS) if card_season(n) != "autumn"}


@pytest.mark.parametrize("length", LENGTHS)
def test_t30_everybody_has_a_turn_in_every_month(length: str) -> None:
    """Eight turns for everybody in a standard game, six in a short one."""
    g: Comforts = GAME.new(3, 2, length=length, listen=True)
    g.playout(dice(4))
    assert g.events is not None
    turns = [event.player for event in g.events if event.what.name == "turn"]
    assert [turns.count(seat) for seat in range(3)] == [g.months] * 3
    assert g.months == (8 if length == "standard" else 6)


@pytest.mark.parametrize(
    ("season", "good"), [("spring", GRAIN), ("summer", MUSHROOM), ("autumn", YARN)]
)
def test_t30_each_season_lacks_one_good(season: str, good: int) -> None:
    """No grain in spring, so none before the fourth month, or the third of a short game."""
    cards = [card for n, card in enumerate(BOX.valley) if card_season(n) == season]
    assert all(slot.reward[good] == 0 for card in cards for slot in card.slots)


# The board.


def test_the_wheel_is_turned_at_random() -> None:
    """Any of the six values may lie at zone C."""
    assert {new(2, seed).wheel for seed in range(60)} == {1, 2, 3, 4, 5, 6}


@pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
def test_four_comforts_and_six_improvements_lie_open(players: int) -> None:
    """The rest are decks: 72 comforts, and 34 improvements or the 12 of a game alone."""
    g = new(players)
    assert (len(g.nest), len(g.ladder)) == (4, 6)
    assert sum(g.deck) == 72 - 4 - 3 * players
    assert sum(g.workshop_deck) == (34 if players > 1 else 12) - 6
    assert sum(g.discard) == sum(g.scrapped) == 0
    assert GAME.view(g, None)["beyond"] == []


def test_fifteen_travellers_wait() -> None:
    """Nobody is at the inn before the first month."""
    g = new(2)
    assert g.traveller == -1 and len(g.travellers) == 15
    play(g, "0:hand/" + hand(g, 0)[0] + " 1:hand/" + hand(g, 1)[0])
    assert g.traveller != -1 and len(g.travellers) == 14


# The Early Bird.


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_early_bird_is_drawn_by_lot(players: int) -> None:
    """Anybody may be the first; the others follow clockwise."""
    assert {new(players, seed).bird for seed in range(60)} == set(range(players))
    g = new(players)
    assert g.order() == [*range(g.bird, players), *range(g.bird)]


@pytest.mark.parametrize(
    ("players", "length", "seats"),
    [
        (1, "standard", []),
        (1, "short", []),
        (2, "standard", []),
        (2, "short", []),
        (3, "standard", [3]),
        (3, "short", []),
        (4, "standard", []),
        (4, "short", [3, 4]),
        (5, "standard", [4, 5]),
        (5, "short", [2, 3, 4, 5]),
    ],
)
def test_t29_a_coin_for_who_is_the_early_bird_less_often(
    players: int, length: str, seats: list[int]
) -> None:
    """Seats count clockwise from the Early Bird, who is the first."""
    for seed in range(6):
        g = new(players, seed, length)
        coins = [g.players[seat].heap[COIN] for seat in g.order()]
        assert coins == [int(seat in seats) for seat in range(1, players + 1)]


@pytest.mark.parametrize("length", LENGTHS)
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_t29_coins_make_up_for_being_the_early_bird(players: int, length: str) -> None:
    """Whoever has a coin is the Early Bird once less often than the first one."""
    months = 8 if length == "standard" else 6
    g = new(players, length=length)
    often = [len(range(place, months, players)) for place in range(players)]
    coins = [g.players[seat].heap[COIN] for seat in g.order()]
    assert [count + coin for count, coin in zip(often, coins, strict=True)] == [often[0]] * players


@pytest.mark.parametrize("players", [2, 5])
def test_nobody_has_anything_but_that_coin(players: int) -> None:
    """Empty dens with four cottages."""
    g = new(players)
    for seat, me in enumerate(g.players):
        assert sum(me.heap) == me.heap[COIN] <= 1
        assert me.crafted == me.built == me.workers == []
        assert g.cottages(seat) == 4


# Families.


def families(g: Comforts) -> list[str]:
    """Return the family of each seat as everybody sees it."""
    return [player["family"] for player in GAME.view(g, None)["players"]]


def test_everybody_chooses_a_family_from_the_early_bird_on() -> None:
    """Any that is still free, before the first comforts are drawn; the last one of five gets it."""
    g: Comforts = GAME.new(5, 3)
    first, second, *_ = g.order()
    assert asked(g) == "choose_family" and g.actor == first
    assert offers(g) == FAMILY_IDS and families(g) == [None] * 5
    assert all(me.hand == [] for me in g.players)
    play(g, "den/squirrel")
    assert g.actor == second and refused(g, "den/squirrel") == "1.6"
    play(g, "fox rabbit raccoon")

    assert asked(g) == "keep_comforts"
    chosen = ["squirrel", "fox", "rabbit", "raccoon", "porcupine"]
    assert [families(g)[seat] for seat in g.order()] == chosen


def test_alone_one_chooses_among_all_families() -> None:
    g: Comforts = GAME.new(1, 3)
    assert asked(g) == "choose_family" and offers(g) == FAMILY_IDS
    assert families(play(g, "raccoon")) == ["raccoon"]


def test_families_may_be_drawn_by_lot() -> None:
    """Nobody is asked then; everybody may get any, and no two the same."""
    games: list[Comforts] = [GAME.new(3, seed, families="random") for seed in range(40)]
    assert all(asked(g) == "keep_comforts" for g in games)
    assert all(len(set(families(g))) == 3 for g in games)
    for seat in range(3):
        assert {families(g)[seat] for g in games} == set(FAMILY_IDS)


def test_families_are_written_down() -> None:
    """Also before they are chosen; where nothing is written there is one for everybody."""
    g = play(GAME.new(2, 4), "den/fox")
    for table in (g, play(g.clone(), "den/squirrel")):
        assert families(GAME.position(GAME.notation(table))) == families(table)
    text = "game: creature_comforts 2\nplayers: 3\nfamily 1: rabbit\nagenda: Month"
    laid = "forest: forest_spring_1\nmeadow: meadow_spring_1\n"
    assert families(GAME.position(f"{text}\n{laid}")) == ["porcupine", "rabbit", "raccoon"]


@pytest.mark.parametrize(
    ("lines", "said"),
    [
        ("family 0: fox\nfamily 1: fox", "family 1: somebody else has it"),
        ("family 0: hare", 'family 0: there is no "hare"'),
        ("family 0: -", "family: everybody has one"),
    ],
)
def test_families_that_can_not_be(lines: str, said: str) -> None:
    table = "forest: forest_spring_1\nmeadow: meadow_spring_1\nmonth: 1\nagenda: Arrive"
    month = "RollFamilyDice; SendWorkers; RollVillageDice; Turns; EndOfMonth; Upkeep"
    with pytest.raises(NotationError, match=said):
        GAME.position(f"game: creature_comforts 2\n{lines}\n{table}; {month}")


# First comforts.


def test_everybody_draws_three_comforts_and_keeps_two() -> None:
    """The third one goes to the common discards."""
    g = new(2)
    kept = [hand(g, seat)[1:] for seat in range(2)]
    thrown = [hand(g, seat)[0] for seat in range(2)]
    assert asked(g) == "keep_comforts" and [len(me.hand) for me in g.players] == [3, 3]
    assert set(offers(g, who=0)) == set(hand(g, 0))

    play(g, f"0:{thrown[0]} 1:{thrown[1]}")

    assert [hand(g, seat) for seat in range(2)] == kept
    assert discards(g) == sorted(thrown, key=COMFORT_IDS.index)


def test_comforts_to_keep_are_chosen_in_secret() -> None:
    """Nothing is laid down before everybody has chosen; anybody may be the first."""
    g = new(3)
    play(g, f"2:{hand(g, 2)[0]} 0:{hand(g, 0)[0]}")
    assert discards(g) == [] and g.actors == [1]
    assert GAME.view(g, 1)["players"][2]["hand"] == 3
    play(g, f"1:{hand(g, 1)[0]}")
    assert len(discards(g)) == 3


def test_first_comforts_are_dealt_after_the_nest_in_turn_order() -> None:
    """With every card on top in the order of the box, the Early Bird's come next after the nest."""
    script = Scripted([0] * BEFORE_THE_BIRD + [1] + [0] * 9, 0, dice(1))
    g = choose_families(GAME.new(3, luck=script))
    assert g.bird == 1
    assert nest(g) == ["board_game", "board_game", "board_game", "snowshoes"]
    assert hand(g, 1) == ["snowshoes", "snowshoes", "preserves"]
    assert hand(g, 2) == ["preserves", "preserves", "ice_skates"]
    assert hand(g, 0) == ["ice_skates", "ice_skates", "muffler"]
