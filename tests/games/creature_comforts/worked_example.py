"""The rulebook's example of scoring as a whole game: luck is written so that it comes about."""

from __future__ import annotations

from dataclasses import dataclass

from klubovna.core.history import History
from klubovna.core.luck import Scripted
from klubovna.core.record import Record
from klubovna.games.creature_comforts import GAME
from tests.games.creature_comforts.stories import BOX, fits

LENGTH = "short"

# The wheel, the valley, nest and ladder, the Early Bird, then three comforts for each player.
SET_UP = """
    3 forest_spring_1 meadow_spring_2
    soup flute pie quilt
    bicycle scale umbrella writing_desk herb_garden almanac
    1
    hearth bread pie candles lamp socks
"""


@dataclass(frozen=True)
class Month:
    """What luck brings in a month, in its order, and what both players pick in it.

    Luck is a traveller, two family dice each, four village dice, new cards of nest and ladder,
    then the next valley, comfort and improvement.
    """

    luck: str
    mine: str
    rivals: str


MONTHS = [
    Month(
        "leopard_frog 2 3 5 5 1 2 3 4 stew forest_spring_2 meadow_spring_1 snowshoes tool_shed",
        """
        den/rabbit
        hand/pie
        place/forest_2 place/meadow_1 place/river_b place/owl_pick ready
        dice/01 dice/234 nothing dice/5
        place/forest_2 place/meadow_1 place/owl_pick nest/0
        """,
        """
        den/fox
        hand/socks
        place/forest_1 place/meadow_2 place/river_a place/river_b ready
        dice/0 dice/23 dice/1 dice/4
        place/forest_1 place/meadow_2 place/river_a place/river_b
        """,
    ),
    Month(
        "blue_jay 1 3 5 5 4 6 2 2 field forest_summer_1 meadow_summer_1 toys orchard",
        """
        place/forest_2 place/river_b place/workshop place/inn ready
        dice/01 dice/5 value/2-as-2 value/3-as-2
        place/forest_2 place/river_b place/inn place/workshop rung/1
        pass
        """,
        """
        place/meadow_2 place/river_b place/river_c place/inn ready
        dice/45 dice/0 dice/2 value/3-as-2
        place/meadow_2 place/river_b place/river_c place/inn
        hand/candles hand/lamp
        pass
        """,
    ),
    Month(
        "snapping_turtle 1 2 3 4 2 4 6 3 pattern_book guest_cottage "
        "forest_summer_2 meadow_summer_2 mandolin wheelbarrow",
        """
        place/forest_1 place/meadow_2 place/river_b place/workshop ready
        leave
        dice/3 dice/012 dice/5 value/4-as-1
        place/forest_1 place/meadow_2 place/river_b place/workshop
        hand/hearth hand/soup
        """,
        """
        place/forest_1 place/meadow_1 place/river_b place/workshop ready
        dice/3 dice/12 dice/0 value/5-as-4
        place/forest_1 place/meadow_1 place/river_b place/workshop rung/0
        """,
    ),
    Month(
        "pileated_woodpecker 2 2 3 3 3 4 5 6 "
        "forest_autumn_1 meadow_autumn_1 rocking_chair weathervane",
        """
        place/forest_1 place/meadow_1 place/meadow_2 place/river_b ready
        leave
        dice/012 dice/45
        place/meadow_1 place/meadow_2
        """,
        """
        place/forest_1 place/meadow_1 place/meadow_2 place/river_a ready
        nothing dice/123 dice/04 dice/5
        place/meadow_1 place/meadow_2 place/river_a
        """,
    ),
    Month(
        "american_beaver 2 6 3 3 1 6 5 5 forest_autumn_2 meadow_autumn_2 preserves wildwood",
        """
        place/forest_1 place/meadow_1 place/meadow_2 place/river_a ready
        leave
        nothing nothing dice/01 dice/4
        place/meadow_2 place/river_a
        done
        """,
        """
        place/forest_2 place/river_a place/river_b place/river_c ready
        dice/23 dice/4 dice/0 dice/1
        place/forest_2 place/river_a place/river_b place/river_c
        """,
    ),
    Month(
        "black_bear 2 2 3 3 1 1 2 3",
        """
        place/forest_1 place/meadow_1 place/river_b place/market ready
        leave
        nothing nothing nothing dice/0
        place/market pair give/fruit good/wood enough
        done
        hand/bread
        crafted/hearth crafted/hearth done
        """,
        """
        place/meadow_2 place/river_a place/forest_1 place/river_c ready
        dice/01 dice/2
        place/meadow_2 place/river_a
        """,
    ),
]

POINTS = {
    "comforts": 6 + 4 + 5,
    "bonuses": 2,
    "improvements": 2 + 3,
    "improvement_bonuses": 4,
    "cottages": 3,
    "stored": 4,
    "stories": 6,
    "coins": 1,
    "goods": 1,
}
TOTAL = 41


def drawn() -> list[int]:
    """Return luck as numbers: a face or a seat from 0, or where a card lies in what is left."""
    valley: dict[tuple[int, int], list[str]] = {}
    for card in BOX.valley:
        valley.setdefault((card.deck, card.season), []).append(card.id)
    piles = [
        [card.id for card in BOX.comforts for _ in range(card.copies)],
        [card.id for card in BOX.improvements for _ in range(card.copies)],
        [card.id for card in BOX.travellers],
        *valley.values(),
    ]
    outcomes: list[int] = []
    for word in " ".join([SET_UP, *(month.luck for month in MONTHS)]).split():
        if word.isdigit():
            outcomes.append(int(word) - 1)
            continue
        pile = next(pile for pile in piles if word in pile)
        outcomes.append(pile.index(word))
        pile.remove(word)
    return outcomes


def play() -> History:
    """Play the game; every pick that is written is asked for, and no other."""
    luck = Scripted(drawn(), 0, None)
    settings = GAME.chosen({"length": LENGTH})
    history = History(GAME, GAME.start(2, luck, settings, listen=True))
    scripts = [(month.mine.split(), month.rivals.split()) for month in MONTHS]
    while not history.state.is_over:
        g = history.state
        seat = g.actor
        month = max(1, g.month)
        word = scripts[month - 1][seat].pop(0)
        fitting = [
            option for option in g.legal_of(seat) if fits(GAME.target(g, seat, option), word)
        ]
        assert len(fitting) == 1, f"month {month}, seat {seat}: {word} {question(history)}"
        history.pick(seat, fitting[0])
    assert not any(words for month in scripts for words in month)
    return history


def question(history: History) -> str:
    """Say what is asked and offered, for failures."""
    g = history.state
    offered = [GAME.target(g, g.actor, option) for option in g.legal_of(g.actor)]
    return f"{type(g.top_choice()).__name__} offers {' '.join(offered)}"


def record() -> Record:
    """Return the game as a record."""
    return Record.of(play(), ["Ada", "Ben"], "dice 0")
