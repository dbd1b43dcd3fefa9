"""Shelfie Stacker, chapter 1: what is in the bag and on the table, and that no die is ever lost."""

from __future__ import annotations

from random import Random

import pytest

from klubovna.core.luck import dice
from klubovna.core.state import Value
from klubovna.games.shelfie_stacker import CARD_MODES, GAME
from klubovna.games.shelfie_stacker.pieces.numbers import COLOURS, ROUNDS, deck_of
from klubovna.games.shelfie_stacker.state import Shelfie

Options = dict[str, Value]

SOLO_MODES: list[tuple[int, Options]] = [
    (1, {"cards": mode, "solo": solo, "rival_cards": cards})
    for mode in CARD_MODES
    for solo in ("score", "shem_standard", "shem_hard")
    for cards in ("same", "random")
]
MODES: list[tuple[int, Options]] = [
    (players, {"cards": mode}) for mode in CARD_MODES for players in (2, 3, 4)
]


def name_of(mode: object) -> str:
    """Return a short name for one way to play."""
    return "-".join(map(str, mode.values())) if isinstance(mode, dict) else str(mode)


def new(players: int, seed: int = 1, **options: Value) -> Shelfie:
    """Set up a game and go on to the first choice."""
    g: Shelfie = GAME.start(players, dice(seed), GAME.chosen(options))
    return g


def before_the_first_draw(players: int) -> Shelfie:
    """Return a table at which all still think about their hands and no delivery is filled."""
    return new(players, cards="own_choice")


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_everybody_has_an_empty_shelf_and_a_deck_of_the_own_colour(players: int) -> None:
    """Shelf, shelf of shame and a deck: everything of one player has one colour."""
    g = new(players)
    for seat, me in enumerate(g.players[:players]):
        assert me.columns == [[], [], [], [], []]
        assert me.shame == me.tray == me.ready == me.spent == me.stored == []
        assert {deck_of(copy) for copy in me.hand} == {me.deck} == {seat}


@pytest.mark.parametrize("mode", CARD_MODES)
def test_everybody_has_eight_characters_of_sixteen(mode: str) -> None:
    """Eight cards are in hand; the other eight are out of the game."""
    g = new(4, cards=mode)
    while g.round == 0:
        g.choose(g.legal[0])
    for me in g.players:
        assert len(set(me.hand)) == 8
        assert me.ready == me.spent == []


@pytest.mark.parametrize(("players", "each"), [(1, 12), (2, 12), (3, 17), (4, 22)])
def test_dice_in_the_bag(players: int, each: int) -> None:
    """Ten dice of each colour stay in the box with two players, five with three, none with four."""
    assert before_the_first_draw(players).bag == [each] * COLOURS


@pytest.mark.parametrize(("players", "boxes"), [(1, 3), (2, 3), (3, 4), (4, 5)])
def test_one_delivery_more_than_players(players: int, boxes: int) -> None:
    """There is a delivery for everybody and one more; who plays alone has a rival."""
    assert len(new(players).deliveries) == boxes


@pytest.mark.parametrize("players", [2, 3, 4])
def test_one_reward_of_each_kind_is_laid_out(players: int) -> None:
    """A sidekick, a competition and an end card lie open, and nobody owns them yet."""
    g = new(players)
    assert 0 <= g.sidekick < 4 and g.sidekick_owner == -1
    assert 0 <= g.competition < 12 and g.competition_owner == -1
    assert len(g.end_cards) == 1


def test_rewards_are_drawn_by_lot() -> None:
    """Any card of each of the three decks may be the one."""
    games = [new(2, seed) for seed in range(150)]
    assert {g.sidekick for g in games} == set(range(4))
    assert {g.competition for g in games} == set(range(12))
    assert {g.end_cards[0] for g in games} == set(range(12))


@pytest.mark.parametrize(("players", "left"), [(1, 3), (2, 3), (3, 2), (4, 1)])
def test_dice_left_in_the_bag_after_the_last_filling(players: int, left: int) -> None:
    """After the seventh filling some dice are still in the bag, whatever was done before."""
    for seed in range(5):
        g, random = new(players, seed, cards="shared_random", solo="shem_standard"), Random(seed)
        while g.round < ROUNDS:
            g.choose(random.choice(g.legal))
        assert sum(g.bag) == left


@pytest.mark.parametrize(("players", "options"), [*MODES, *SOLO_MODES], ids=name_of)
def test_t37_no_die_is_lost_in_any_mode(players: int, options: Options) -> None:
    """Bag, deliveries, shelves, shame, cards and what left the game are always all the dice."""
    g, random = new(players, 37, **options), Random(37)
    each = GAME.box(None).dice_per_colour[players]
    while not g.is_over:
        assert all_dice(g) == [each] * COLOURS
        g.choose(random.choice(g.legal))
    assert all_dice(g) == [each] * COLOURS


def all_dice(g: Shelfie) -> list[int]:
    """Count the dice of each colour by what a spectator sees, wherever they lie."""
    view = GAME.view(g, None)
    seen = [die for delivery in view["deliveries"] for die in delivery["dice"]]
    for player in view["players"]:
        seen += [die for column in player["columns"] for die in column]
        seen += player["shame"] + player["tray"]
        seen += [die for card in player["cards"] for die in card["dice"]]
    colours = ("purple", "green", "blue", "orange")
    hidden = {colour: view["bag"][colour] + view["gone"][colour] for colour in colours}
    return [hidden[colour] + sum(die[0] == colour[0] for die in seen) for colour in colours]
