"""Positions of Woodcraft as text: how they are written, and what may be left out."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest

from klubovna.core.game import kind_of
from klubovna.core.luck import dice
from klubovna.core.notation import read_lines
from klubovna.core.state import Value
from klubovna.games.woodcraft import GAME
from klubovna.games.woodcraft.pieces.numbers import (
    BIT,
    HELPERS,
    MARKET_ORDERS,
    NONE,
    ORDERS,
    TILE_IDS,
    TILES,
)
from klubovna.games.woodcraft.setup import deal
from klubovna.games.woodcraft.state import Wood

OTHER_WAYS: list[dict[str, Value]] = [
    {"start_sector": 3, "pot_colors": "any", "additional": "anytime"},
    {"milestones": "once", "reaching": "landing", "refill": "at_once"},
]


def position(text: str = "") -> Wood:
    """Read a position."""
    lines = "\n".join(line.strip() for line in text.splitlines())
    g: Wood = GAME.position(f"game: woodcraft 1\n{lines}")
    return g


def written(g: Wood) -> dict[str, str]:
    """Return the lines of a position by their keys."""
    return read_lines(GAME.notation(g))


def asked(g: Wood) -> str:
    """Return the kind of the question."""
    return kind_of(type(g.top_choice()))


def targets(g: Wood) -> list[str]:
    """Return what is offered."""
    return [GAME.target(g, g.actor, option) for option in g.legal]


def ids(cards: Any, numbers: list[int]) -> list[str]:
    """Return the names of cards, "-" for none."""
    return ["-" if n == NONE else cards[n].id for n in numbers]


# Writing and reading.


@pytest.mark.parametrize("players", [1, 2, 3, 4])
@pytest.mark.parametrize("settings", [{}, *OTHER_WAYS])
def test_all_of_a_game_can_be_written(players: int, settings: dict[str, Value]) -> None:
    """Whatever happens, reading gives the position that was written, to the last number."""
    luck = dice(players)
    g = GAME.start(players, dice(30 + players), GAME.chosen(settings))
    while not g.is_over:
        read = GAME.position(GAME.notation(g))
        assert GAME.notation(read) == GAME.notation(g)
        assert (read.actor, read.legal, read.answers) == (g.actor, g.legal, g.answers)
        g.choose(g.legal[luck.below(len(g.legal))])
    assert GAME.position(GAME.notation(g)).is_over


def test_pieces_have_names() -> None:
    """Dice, goods, cards and places are written as people call them."""
    text = """
        turn: 0
        tile: trade_dice
        bonus: used
        used: R1C2
        wheel_lanterns: 1
        wheel: trade_dice:2.7
        goods 0: 12 blueberry 2 lantern
        wood 0: green-3 green-3 brown-1
        workshop 0: 2 pot 1 saw 3 joint 1 gluing
        face_down 0: joint_2 gluing
        trees 0: yellow-4
        helpers 0: berry_picker:R1C1 junk_dealer:R1C2
        attic 0: B1:mallet B2:chisel M1:plane
        orders 0: stool:2
        income 0: 3 blueberry 1 hazelnut
        reputation 0: 6
        milestones 0: 3
        reached 0: 1 -
    """
    lines = written(position(text))
    for line in text.strip().splitlines():
        key, _, value = line.strip().partition(": ")
        assert value in lines[key], key
    g = position(text)
    assert (g.tile, g.bonus_used, g.used, g.wheel_lanterns) == (1, True, BIT[1], 1)
    assert (g.tiles[1], g.saw, g.reached) == (15, 1, [[1, 0], [0, 0]])
    me = g.players[0]
    assert (me.ready_saws, me.ready_joints, me.ready_gluer) == (1, 5, 0)
    assert (me.trees, me.rows, me.milestones, me.spaces) == ([NONE, 9, NONE], [2], 1, [0, 1])


def test_what_is_empty_is_not_written() -> None:
    """Nobody must read about things that are not there."""
    lines = written(position())
    for key in ("tile", "used", "goods 1", "wood 1", "attic 0", "hand 0", "order_discard", "rival"):
        assert key not in lines, key


def test_decks_are_written_even_when_they_are_empty() -> None:
    """An empty deck is something else than a deck that nobody speaks of."""
    g = position("helper_deck:\nunseen:\nnuts:\ncommissions:\ntools:")
    assert (g.helper_deck, g.unseen, g.nuts, g.commissions) == ([], [], [], [])
    assert g.tools == [0] * 5
    assert GAME.notation(GAME.position(GAME.notation(g))) == GAME.notation(g)


def test_a_tree_of_another_colour_names_its_pot() -> None:
    """Where any pot takes any tree, both are told."""
    g = position("settings: pot_colors=any\ntrees 0: green:brown-1\nturn: 0")
    assert g.players[0].trees == [12, NONE, NONE]
    assert written(g)["trees 0"] == "green:brown-1"


def test_gaps_of_rows_and_store_are_told() -> None:
    """A card or die that is missing leaves its place free."""
    rest = "Actions 0; Marketing 0; TidyUp 0; Confirm 0; EndTurn; Turn 1; EndRound"
    g = position(
        f"""
        turn: 0
        tile: done
        order_row: - - stool birdhouse
        order_deck:
        unseen:
        store: - green-2 yellow-4 yellow-2 brown-4 brown-2
        goods 0: 5 blueberry
        agenda: BuyWood 0 0 1; {rest}
        """
    )
    assert g.store[:2] == [0, 2] and g.order_row[:2] == [NONE, NONE]
    lines = written(g)
    assert lines["order_row"] == "- - stool birdhouse"
    assert lines["store"].startswith("- green-2")


# What may be left out.


def test_an_empty_position_is_the_first_turn_of_two() -> None:
    """All is usual: the first player's turn, full rows, all tiles where they begin."""
    g = position()
    assert (g.seats(), g.round, g.turn, asked(g)) == (2, 1, 0, "actions")
    assert len(targets(g)) == TILES and all(target.startswith("tile/") for target in targets(g))
    assert NONE not in g.order_row + g.helper_row and 0 not in g.store
    assert g.arc and g.tools == list(g.box.tools)
    assert len(g.reward_tiles) == 2 and len(g.commissions) == g.box.prices.commissions[2]


def test_a_position_before_the_first_round_is_a_new_game() -> None:
    """The table is laid out, and everybody opens a workshop."""
    g = position("players: 3\nround: 0")
    assert asked(g) == "opening"
    assert [len(me.offered) for me in g.players] == [3, 3, 3]


def test_a_table_that_is_not_laid_out_is_written_in_two_lines() -> None:
    """Before the set-up there is nothing to tell."""
    g = deal(2, dice(0), GAME.box(None), GAME.chosen({}))
    assert written(g) == {
        "game": "woodcraft 1",
        "players": "2",
        "round": "0",
        "agenda": "SetUp; Opening; Round",
        "luck": g.luck.text(),
    }


@pytest.mark.parametrize("round", [1, 9])
def test_cards_that_lie_nowhere_are_in_the_decks(round: int) -> None:
    """Decks need not be counted; late in the game they are the late ones."""
    g = position(f"round: {round}\nhand 1: stool\ndone 0: birdhouse\nhelpers 0: forester")
    owned = [card for me in g.players for card in me.hand + me.done]
    orders = [*g.order_deck, *g.order_row]
    assert sorted(orders) == [n for n in deck_of(g, g.box.orders) if n not in owned]
    hired = [helper for me in g.players for helper in me.helpers]
    helpers = [*g.helper_deck, *g.helper_row]
    assert sorted(helpers) == [n for n in deck_of(g, g.box.helpers) if n not in hired]
    assert g.nuts == list(range(MARKET_ORDERS, ORDERS))
    assert not set(g.unseen) & {*owned, *g.order_row}


def deck_of(g: Wood, cards: Any) -> list[int]:
    """Return all cards of the decks in play."""
    if cards is g.box.helpers:
        return [n for n in range(HELPERS) if cards[n].is_late == g.is_late()]
    return [n for n in range(ORDERS) if cards[n].deck == int(g.is_late())]


def test_everybody_has_a_helper_who_will_do_nothing_more() -> None:
    """Nobody works alone; a helper who is not named has only an ability that is over."""
    g = position("players: 4\nhelper_row: berry_picker lamplighter toolsmith forester")
    assert [me.spaces for me in g.players] == [[0]] * 4
    helpers = [me.helpers[0] for me in g.players]
    assert len(set(helpers)) == 4 and not set(helpers) & set(g.helper_row)
    assert {g.box.helpers[helper].ability.kind for helper in helpers} == {0}


def test_places_of_cards_may_be_left_out() -> None:
    """Orders are in the row where they begin, helpers on the first free spaces."""
    g = position("orders 0: stool wooden_spoon:3\nhelpers 0: forester whittler sawyer")
    assert g.players[0].rows == [g.box.orders[2].row, 3]
    assert g.players[0].spaces == [0, 1, 2]


def test_claimed_commissions_are_not_on_display() -> None:
    """Those that are left out are the first that nobody has."""
    g = position("round: 3\nclaimed 1: guild_hall")
    assert ids(g.box.commissions, g.commissions) == ["craft_school", "tool_museum"]


def test_the_saw_is_at_the_foremost_tile() -> None:
    """Saw and arc follow from the tiles, if they are not told."""
    assert (position().saw, position().arc) == (1, True)
    g = position("wheel: buy_wood:3.7 trade_dice:2.7")
    assert (g.saw, g.arc) == (2, True)
    moved = " ".join(f"{tile}:2.{8 - n}" for n, tile in enumerate(TILE_IDS) if n > 1)
    g = position(f"wheel: buy_wood:3.7 trade_dice:2.7 {moved}")
    assert (g.saw, g.arc) == (2, False)
    assert position("settings: start_sector=4").saw == 0


def test_somebody_is_next_or_in_the_middle_of_a_turn() -> None:
    """A turn that begins lets trees grow; one that is under way does not. Then come the others."""
    text = "players: 3\nfirst: 1\ntrees 2: green-1"
    g = position(f"{text}\nnext: 2")
    assert (g.turn, g.players[2].trees[0]) == (2, 2)
    g = position(f"{text}\nturn: 2")
    assert (g.turn, g.players[2].trees[0]) == (2, 0)
    assert written(g)["agenda"].endswith("EndTurn; Turn 0; EndRound")


def test_alone_a_rival_and_cards_are_there() -> None:
    """The deck of a game alone has what was not drawn."""
    g = position("players: 1\nround: 4\nrival: 6\nrival_got: tool_cabinet\nsolo_discard: rival_7")
    assert (g.rival, g.rival_got, g.solo_discard) == (6, 1, [6])
    assert len(g.solo_deck) == 9
    assert written(g)["agenda"].endswith("EndTurn; SoloTurn; EndRound")
    assert GAME.notation(GAME.position(GAME.notation(g))) == GAME.notation(g)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "players: 1\nround: 9",
        "players: 4\nround: 13\nnext: 3",
        "round: 14\nnext: 1\norders 0: stool:5 crate:4\nhand 1:",
        "agenda: EndRound",
        "round: 4\nhand 0: stool flute\nagenda: PlaceHand; Gains; Markets; Round",
    ],
)
def test_a_short_position_plays_on(text: str) -> None:
    """Such a game goes on to its end like any other."""
    g = position(text)
    g.playout(dice(7))
    assert g.is_over and g.round == g.box.calendars[g.seats()].rounds


def test_turns_follow_each_other() -> None:
    """Positions of one game are all different."""
    g, luck = GAME.new(2, 5), dice(5)
    texts = []
    while not g.is_over:
        texts.append(GAME.notation(g))
        g.choose(g.legal[luck.below(len(g.legal))])
    assert all(one != other for one, other in pairwise(texts))
