"""Fort: a position that can't be is refused in a sentence that says why."""

from __future__ import annotations

import pytest

from klubovna.core.notation import NotationError
from klubovna.core.step import Together
from klubovna.games.fort import GAME
from tests.games.fort.stories import fort
from tests.laws.tables import Table, positions

TURN = "Recruit 0; After 0 1; Confirm 0; Discard 0; After 0 2; Draw 0; EndTurn 0"


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("hand 0: doc\nyard 1: doc", "doc is in two places"),
        ("park deck: doc", "is nowhere"),
        (
            "player 0: level=1 rule=loner\nplayer 1: level=1 rule=loner",
            "a made-up rule is in two places",
        ),
        ("player 0: level=2 perk=diy\nperks: diy", "a perk is in two places"),
        ("rule takers: 1", "rule takers"),
        ("drafted: doc | ", "equally many"),
        ("player 0: stash=5/0", "player 0: more in the stash"),
        ("player 1: pack=2/0", "player 1: more in the pack"),
        ("lookout 0: doc wart", "player 0: more in the lookout"),
        ("unseen 0: doc", "player 0: unseen and sure"),
        ("player 1: rule=loner", "player 1: a made-up rule comes with level 1"),
        ("player 1: level=1 perk=diy", "player 1: a perk comes with level 2"),
        (
            "settings: resource_supply_limited=yes\nplayers: 4\n"
            + "\n".join(f"player {p}: level=5 stash=4/0 pack=6/0" for p in range(4)),
            "more tokens than in the box",
        ),
        ("agenda: PlayCard 0 0", "no turn ends or follows"),
        ("play: leader=0 card=doc\nagenda: Turn 1", "the card in play would be lost"),
        ("in play: doc\nagenda: Turn 1", "cards in play would be lost"),
        ("agenda: DraftKids 0; MakeDecks; Turn 0", "there are no packets"),
        (f"agenda: UseAction 0; {TURN}", "there is no card in play"),
        (f"play: leader=0\nyard 0: doc\nagenda: {TURN}", "cleaned up the yard"),
        (f"agenda: PlayCard 0 2; {TURN}", "again of PlayCard"),
    ],
)
def test_what_can_not_be_is_refused(text: str, why: str) -> None:
    """Lost or doubled pieces, more than fits, and agendas that lead nowhere."""
    with pytest.raises(NotationError, match=why):
        fort(text)


def test_best_friends_are_with_their_owner() -> None:
    """Nobody has another board's best friend, and none waits in a yard or in the park."""
    box = GAME.box(None)
    mine = box.kids[box.boards[0][0]].word
    with pytest.raises(NotationError, match="player 0: a best friend lies where it can't"):
        fort(f"yard 0: {mine}")
    for place in ("hand 1", "park"):
        with pytest.raises(NotationError, match="player 0: a best friend is not with its owner"):
            fort(f"{place}: {mine}")


@pytest.mark.parametrize("draft", [False, True])
def test_every_number_of_an_option_has_a_place_or_none(draft: bool) -> None:
    """Whatever is asked, each number below the width names a place, or nothing at all."""
    for state in positions(Table(GAME, 3, (("draft", draft),)), seed=4, most=60):
        top = state.top_choice()
        for option in range(top.width):
            if isinstance(top, Together):
                assert isinstance(top.target_of(state, 0, option), str)
            else:
                assert isinstance(top.target(state, option), str)
