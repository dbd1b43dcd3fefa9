"""People lay a card and what they add to it in any order; `spell` finds the canonical picks."""

from __future__ import annotations

import pytest

from klubovna.core.plan import spell
from klubovna.core.step import IllegalChoice
from klubovna.games.fort import GAME
from klubovna.games.fort.box.contents import GLUE
from klubovna.games.fort.plans import PlayPlan
from klubovna.games.fort.state import Fort
from tests.games.fort.stories import asked, fort

POSITION = """
    player 0: stash=0/0
    hand 0: doodles#1 tink kitty puddin#1 bug#1
"""


def table() -> Fort:
    """Return a position in which a person is asked to confirm, so that the play stays in sight."""
    g = fort(POSITION)
    g.pauses = frozenset({0})
    return g


def numbers(g: Fort, *words: str) -> list[int]:
    """Return the numbers of cards."""
    return [g.box.number_of[word] for word in words]


def test_cards_laid_out_in_any_order_are_spelled_in_rising_order() -> None:
    """Kitty before Tink or Tink before Kitty is the same play."""
    g = table()
    before = GAME.notation(g)
    (card,) = numbers(g, "doodles#1")

    one = spell(g, 0, PlayPlan(card, numbers(g, "tink", "kitty"), {}))
    other = spell(g, 0, PlayPlan(card, numbers(g, "kitty", "tink"), {}))

    assert one == other
    assert GAME.notation(g) == before
    for option in one:
        g.choose(option)
    assert g.play.added == sorted(numbers(g, "tink", "kitty"))
    assert asked(g) == "confirm"


def test_a_plan_names_what_coins_stand_for() -> None:
    """Puddin's coin counts as glue."""
    g = table()
    card, puddin = numbers(g, "doodles#1", "puddin#1")

    for option in spell(g, 0, PlayPlan(card, [puddin], {puddin: GLUE})):
        g.choose(option)

    assert (g.play.added, g.play.suits) == ([puddin], [GLUE])


@pytest.mark.parametrize("added", [["bug#1"], ["tink", "bug#1"]])
def test_a_plan_with_a_useless_card_is_refused(added: list[str]) -> None:
    """A card of another suit can't be added, however it is laid out."""
    g = table()
    (card,) = numbers(g, "doodles#1")

    with pytest.raises(IllegalChoice):
        spell(g, 0, PlayPlan(card, numbers(g, *added), {}))
