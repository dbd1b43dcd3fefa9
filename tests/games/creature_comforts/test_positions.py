"""Creature Comforts: a position that can't be says why; whatever is accepted can be played."""

from __future__ import annotations

import re

import pytest

from klubovna.core.luck import dice
from klubovna.core.notation import NotationError
from klubovna.games.creature_comforts import GAME
from klubovna.games.creature_comforts.state import Comforts
from tests.games.creature_comforts.stories import dawn, evening, placing, turn, winter
from tests.laws.spoiling import spoiled

END = "Unresolved 0; Craft 0; CleanUp 0; DiscardDown 0; EndTurn 0; Turn 1; EndOfMonth; Upkeep"
RICH = "workers 0: market inn\nheap 0: 3 wood 2 coin\nhand 0: flute"


def refuse(g: Comforts, lines: dict[str, str], why: str) -> None:
    """Expect that a position with some lines replaced is refused, and why; decks are counted."""
    written = dict(line.split(":", 1) for line in GAME.notation(g).splitlines())
    written |= {"deck": "?", "plans": "?"} | lines
    text = "\n".join(f"{key}: {value}" for key, value in written.items() if value != "?")
    with pytest.raises(NotationError, match=re.escape(why)) as refused:
        GAME.position(text)
    assert "\n" not in str(refused.value)


@pytest.mark.parametrize(
    ("line", "why"),
    [
        (
            "nest: pot_of_tea flute pie rocking_chair soup",
            "nest, ladder: more cards than there is room for",
        ),
        ("village: 1 2 3", "village: rolled once all workers are out, four dice"),
        ("faces: 1 2 3", "faces: the six dice of the turn"),
        ("assigned: market:0 inn:0", "assigned, values: dice lie on own places"),
        ("assigned: wildwood#1:0", "assigned, values: dice lie on own places"),
        ("owners: 0", "owners: whoever built a place beyond the Valley owns it"),
        ("forest: meadow_spring_1", "forest, meadow: a card of this deck and season"),
        ("unseen: forest_summer_1", "unseen: not enough cards"),
        ("travellers: moose", "travellers: one for every month"),
        ("traveller: -", "traveller: comes first in a month"),
        ("ravens: inn", "ravens: only while the raven is there"),
        ("bird: 1", "agenda: all follow in turn order"),
        ("turn: -", "agenda: a month has its parts in order"),
        ("built 0: wheelbarrow wheelbarrow", "built 0: at most 4 different improvements"),
        ("dice 1: 4", "dice 1: everybody rolls two"),
        ("workers 1: inn inn", "workers 1: at most 4, each on its own place"),
        ("barrow 0: market", "barrow 0: with a worker in valley or river"),
        ("known 0: soup", "known 0: cards of the hand"),
        ("stored 0: flute", "stored 0: at the very end"),
        ("tokens: 3", "agenda: Commit: more tokens than there are"),
    ],
)
def test_pieces_that_can_not_be(line: str, why: str) -> None:
    """In the middle of a turn."""
    key, _, value = line.partition(": ")
    refuse(turn(RICH), {key: value}, why)


@pytest.mark.parametrize(
    ("agenda", "why"),
    [
        (f"AssignNext 0 -1; {END}", "a turn under way has its parts in order"),
        (f"Build 0; InnTrade 0 1 1 1; Resolve 0; {END}", "a turn under way has its parts in order"),
        (f"Resolve 1; {END}", "Resolve: it is somebody else's turn"),
        (f"Assign 0 0; AssignNext 0 0; Commit 0; Resolve 0; {END}", "no dice go there now"),
        (f"CycleTo 0 0; AssignNext 0 -1; Commit 0; Resolve 0; {END}", "there is no worker"),
        (f"ResolvePlace 0 11; Resolve 0; {END}", "nothing can come of that place"),
        (f"GetGoods 0 9 0 0; Resolve 0; {END}", "left of GetGoods is not within 1 and 6"),
        (f"GetGoods 0 2 2 31; Resolve 0; {END}", "so many goods can't be taken"),
        (f"PayStones 0 1; Resolve 0; {END}", "PayStones: that is another traveller"),
        (f"GiveComforts 0 2; Resolve 0; {END}", "GiveComforts: there are not so many"),
        (f"GiveGoods 0 4 0 0 -1; Resolve 0; {END}", "GiveGoods: it can't be paid"),
        (f"GiveGoods 0 1 0 0 0; Resolve 0; {END}", "GiveGoods: it can't be paid"),
        (f"GetCoin 0; MarketTrade 0 0; Resolve 0; {END}", "there is nothing to trade"),
    ],
)
def test_turns_that_can_not_be(agenda: str, why: str) -> None:
    """A turn has its parts, and what is under way can be done."""
    refuse(turn(RICH), {"agenda": agenda}, why)


@pytest.mark.parametrize(
    ("g", "agenda", "why"),
    [
        (dawn("traveller: canada_lynx"), "WolfTake 0; WolfTake 1", "that is another traveller"),
        (dawn("traveller: canada_lynx"), "LynxGift 1 -1; LynxGift 0 -1", "in turn order"),
        (dawn("traveller: canada_lynx"), "LynxGift 0 -1; LynxGift 1 2", "one good after the other"),
    ],
)
def test_gifts_that_can_not_be(g: Comforts, agenda: str, why: str) -> None:
    """A traveller asks all in turn order."""
    rest = "RollFamilyDice; SendWorkers; RollVillageDice; Turns; EndOfMonth; Upkeep"
    refuse(g, {"agenda": f"{agenda}; {rest}"}, why)


def test_months_and_winters_that_can_not_be() -> None:
    """Workers are at home until they are placed, dice are rolled once, all craft and store."""
    refuse(placing(), {"workers 0": "inn market"}, "workers are at home until they are placed")
    refuse(placing(), {"village": "1 2 3 4"}, "village: rolled once all workers are out")
    refuse(evening("traveller: moose\nheap 0: 1 wood"), {"agenda": "Upkeep; Upkeep"}, "its parts")
    crafting = winter("hand 0: flute\nheap 0: 2 wood 2 coin")
    refuse(crafting, {"agenda": "Craft 1; Craft 0; Store"}, "agenda: all follow in turn order")
    refuse(crafting, {"agenda": "Store; Store"}, "in winter all craft in turn order, then store")
    refuse(crafting, {"agenda": "GiveGoods 1 1 0 0 -1; Craft 0; Craft 1; Store"}, "else pays")


def test_set_ups_that_can_not_be() -> None:
    """The table is laid out once, families are chosen once, cards are dealt once."""
    g: Comforts = GAME.new(2, 3)
    deal = "DealComforts; KeepComforts; Month"
    bare = {"forest": "-", "meadow": "-", "unseen": "?"}
    refuse(g, bare | {"agenda": f"SetUp; Families; {deal}"}, "the table is laid out once")
    refuse(g, {"hand 0": "flute"}, "everybody has the cards that were dealt, once")
    refuse(g, {"agenda": deal}, "family: everybody has one")
    refuse(g, {"hand 0": "flute", "deck": ""}, "deck: a card is nowhere, or in two places")


@pytest.mark.parametrize("players", [1, 2, 3])
def test_spoiled_positions_are_refused_or_played_to_the_end(players: int) -> None:
    """Words and numbers of real positions change at random; nothing ever breaks."""
    luck, g = dice(players), GAME.new(players, 70 + players)
    accepted = refused = 0
    while not g.is_over:
        try:
            read = GAME.position(spoiled(GAME.notation(g), luck.below))
        except NotationError:
            refused += 1
        else:
            read.playout(luck.clone())
            assert all(min(me.heap) >= 0 for me in read.players)
            accepted += 1
        g.choose(g.legal[luck.below(len(g.legal))])
    assert accepted > 3 and refused > 10
