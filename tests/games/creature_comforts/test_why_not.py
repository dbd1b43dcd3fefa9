"""Creature Comforts: every refusal names the rule that forbids the wish."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from klubovna.core.decision import paragraph
from klubovna.core.game import GAME_IS_OVER, NOT_YOUR_TURN, kind_of
from klubovna.core.luck import dice
from klubovna.games import creature_comforts
from klubovna.games.creature_comforts import GAME
from klubovna.games.creature_comforts.text import numbering
from tests.games.creature_comforts.stories import (
    asked,
    assign,
    dawn,
    evening,
    placing,
    play,
    refused,
    rolling,
    turn,
    visiting,
)

RULES = Path(creature_comforts.__file__).with_name("RULES.md")


@pytest.mark.parametrize(
    ("traveller", "target", "rule"),
    [
        ("blue_jay", "place/market", ""),
        ("blue_jay", "place/inn", "2.5"),
        ("blue_jay", "barrow/river_b", "6.9"),
        ("blue_jay", "button/no_barrow", "6.9"),
        ("pine_marten", "place/forest_2", "7.11"),
    ],
)
def test_why_a_worker_can_not_go_there(traveller: str, target: str, rule: str) -> None:
    """An own one is there, the wheelbarrow comes last, the forest is the marten's."""
    g = play(placing(f"traveller: {traveller}"), "0:inn")

    assert refused(g, target, 0) == rule


def test_why_the_wheelbarrow_can_not_go_there() -> None:
    g = play(placing("built 0: wheelbarrow"), "0:inn 0:market 0:river_b 0:meadow_1")

    assert refused(g, "barrow/river_b", 0) == ""
    assert refused(g, "barrow/river_a", 0) == "6.9"


@pytest.mark.parametrize(
    ("place", "target", "rule"),
    [
        ("forest_1", "dice/0", ""),
        ("forest_1", "dice/3", "4.1"),
        ("forest_1", "dice/01", "4.1"),
        ("forest_2", "dice/0", "4.1"),
        ("river_c", "dice/1", "4.1"),
        ("workshop", "value/0-as-1", ""),
        ("workshop", "value/0-as-2", "4.1"),
        ("market", "dice/01", "4.1"),
        ("market", "button/nothing", ""),
    ],
)
def test_why_dice_can_not_lie_there(place: str, target: str, rule: str) -> None:
    """Too high, too many, too few, not in the zone, no token to raise it."""
    g = turn(f"workers 0: {place}\nwheel: 3")

    assert (asked(g), refused(g, target)) == ("assign", rule)


@pytest.mark.parametrize(
    ("target", "rule"), [("dice/4", ""), ("dice/0", "5.9"), ("dice/45", "5.9")]
)
def test_why_dice_can_not_go_beyond_the_valley(target: str, rule: str) -> None:
    assert refused(turn("workers 0: -\nbuilt 1: field"), target) == rule


def test_why_a_place_can_not_be_resolved() -> None:
    """No dice lie there, it was resolved before, or nothing would come of it."""
    g = assign(turn("workers 0: forest_1 owl_pick market inn"), "forest_1=1 owl_pick=2 market=3")
    play(g, "owl_pick nest/0")

    assert refused(g, "place/forest_1") == ""
    for place in ("owl_pick", "market", "inn", "river_a"):
        assert refused(g, f"place/{place}") == "3.4"


def test_why_an_improvement_can_not_be_built() -> None:
    """Too dear, a second copy, too high."""
    den = """
        built 0: herb_garden
        ladder: tool_shed herb_garden umbrella scale orchard wildwood
        heap 0: 2 wood 2 stone
    """
    g = visiting("workshop", 4, den)

    assert refused(g, "rung/0") == refused(g, "rung/3") == ""
    assert refused(g, "rung/1") == "5.6"
    assert refused(g, "rung/2") == refused(g, "rung/4") == "5.5"


def test_why_a_comfort_can_not_be_taken() -> None:
    g = visiting("owl_pick", 1, "nest: pie lamp\ndeck: -")

    assert (refused(g, "nest/1"), refused(g, "nest/2")) == ("", "5.3")


def test_why_nothing_more_can_be_traded() -> None:
    g = visiting("market", 1, "heap 0: 1 wood 1 yarn 1 coin")

    assert refused(g, "coin_for/wood") == ""
    for button in ("pair", "three", "enough"):
        assert refused(g, f"button/{button}") == "5.8"
    assert refused(g, "button/swap") == "6.5"


def test_why_a_comfort_can_not_be_crafted() -> None:
    g = turn("hand 0: flute lamp\nheap 0: 1 wood 1 coin")

    assert refused(g, "hand/flute") == ""
    assert refused(g, "hand/lamp") == refused(g, "hand/soup") == "3.6"


def test_why_a_comfort_can_not_be_discarded() -> None:
    g = turn("hand 0: flute lamp pie quilt")

    assert asked(g) == "discard_down"
    assert (refused(g, "hand/flute"), refused(g, "hand/soup")) == ("", "3.8")
    assert refused(g, "button/done") == "3.8"


def test_why_a_good_can_not_be_given() -> None:
    """It would make no pair."""
    g = play(visiting("market", 1, "heap 0: 2 wood 1 stone 2 fruit"), "pair")

    assert refused(g, "give/wood") == ""
    assert refused(g, "give/stone") == refused(g, "give/coin") == "5.12"


def named_refusals() -> dict[str, list[str]]:
    """Return the rules that RULES.md names for what each kind of choice refuses."""
    text = RULES.read_text("utf-8").split("## Kinds of choice")[1].split("\n## ")[0]
    rows = [line.split("|")[1:4] for line in text.splitlines() if line.startswith("| `")]
    found = {kind: row[2] for row in rows for kind in re.findall(r"`(\w+)`", row[0])}
    return {kind: re.findall(r"\d+\.\d+", words) for kind, words in found.items()}


def test_refusals_of_every_choice_are_named() -> None:
    """In the table of RULES.md; `test_every_wish_is_answered_with_a_rule` sees that it is right."""
    assert named_refusals().keys() == {kind_of(choice) for choice in GAME.choices()}


def test_why_the_early_questions_of_a_month_refuse() -> None:
    lynx = play(dawn("traveller: canada_lynx"), "good/wood")
    assert refused(lynx, "good/wood") == "7.1"
    raven = play(dawn("traveller: common_raven"), "place/inn")
    assert refused(raven, "place/inn") == "7.6"
    turkey = rolling("traveller: wild_turkey\ndice 0: 3 4")
    assert refused(turkey, "family/0-3", 0) == "7.15"


def test_why_nothing_can_be_done_in_a_turn_of_others() -> None:
    assert GAME.why_not(turn("workers 0: market"), 1, "dice/0") == NOT_YOUR_TURN


def test_why_nothing_can_be_done_after_the_end() -> None:
    g = evening("month: 8\nforest: forest_autumn_1\nmeadow: meadow_autumn_1\ntraveller: black_bear")

    assert g.is_over
    assert GAME.why_not(g, 0, "hand/soup") == GAME_IS_OVER


@pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
def test_every_wish_is_answered_with_a_rule(players: int) -> None:
    """Whatever is asked: what is offered has no refusal, all else one of those in RULES.md."""
    known = {paragraph(rule) for rule in numbering.RULES}
    named = named_refusals()
    luck = dice(players)
    g = GAME.new(players, players, length="short")
    while not g.is_over:
        if luck.below(8) == 0:
            for option in GAME.wishes(g, g.actor):
                refusal = GAME.why_not(g, g.actor, option.target)
                assert refusal is not None and refusal.rule in known, option.target
                assert refusal.rule in named[asked(g)], f"{option.target}: {refusal.rule}"
            for number in g.legal:
                assert GAME.why_not(g, g.actor, number) is None
        g.choose(g.legal[luck.below(len(g.legal))])
