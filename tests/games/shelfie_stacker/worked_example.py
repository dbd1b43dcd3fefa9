"""The rulebook's example of scoring as a whole game: dice are drawn just so that it comes about."""

from __future__ import annotations

from klubovna.core.game import title
from klubovna.core.history import History
from klubovna.core.luck import Scripted
from klubovna.core.record import Record
from klubovna.games.shelfie_stacker.pieces.numbers import COLOUR_LETTERS

GAME = title("shelfie_stacker")

# What each player takes in each round, and in which columns it ends ("-": the shelf of shame).
MINE = [
    "p1 p2 g2",
    "p3 g3 b1",
    "p5 g5 o2",
    "p6 g6 b4",
    "b6 o3 g2",
    "o6 g4 p1",
    "p1 p1 p1",
]
MY_COLUMNS = ["0 0 1", "0 1 2", "0 1 3", "0 1 2", "2 3 4", "3 4 -", "- - -"]
RIVAL = [
    "b1 b2 b3",
    "b4 b5 b1",
    "o1 o1 o1",
    "o1 o1 o1",
    "g1 g1 g1",
    "g1 g1 g1",
    "p1 p1 p1",
]
RIVAL_COLUMNS = ["0 0 0", "0 0 -", "- - -", "- - -", "- - -", "- - -", "- - -"]
LEFT_OVER = "o1 o1 o1"

POINTS = {
    "fives": 6,
    "fours": 3,
    "threes": 2,
    "tops": 28,
    "competition": 4,
    "sidekick": 0,
    "end_game": 8,
    "shame": -8,
}
TOTAL = 43


def drawn() -> list[int]:
    """Return the luck: the blue sidekick, the first other rewards, and all deliveries."""
    outcomes = [2, 0, 0]
    bag = [12, 12, 12, 12]
    for mine, rivals in zip(MINE, RIVAL, strict=True):
        for die in f"{mine} {rivals} {LEFT_OVER}".split():
            colour = COLOUR_LETTERS.index(die[0])
            outcomes += [sum(bag[:colour]), int(die[1]) - 1]
            bag[colour] -= 1
        bag[COLOUR_LETTERS.index("o")] += 3
    return outcomes


def play() -> History:
    """Play the game: everybody shows the lowest character and uses no ability."""
    luck = Scripted(drawn(), 0, None)
    history = History(GAME, GAME.start(2, luck, GAME.chosen({}), listen=True))
    while not history.state.is_over:
        seat = history.state.actor
        decision = GAME.decision(history.state, seat)
        assert decision is not None
        targets = {option.target: option.id for option in decision.options}
        history.pick(seat, targets[wish(history, seat, list(targets))])
    return history


def wish(history: History, seat: int, targets: list[str]) -> str:
    """Return what the plan says at this question."""
    view = GAME.view(history.state, seat)
    dice = [MINE, RIVAL][seat][view["round"] - 1].split()
    columns = [MY_COLUMNS, RIVAL_COLUMNS][seat][view["round"] - 1].split()
    if view["phase"] == "choose":
        return targets[0]
    if view["phase"] == "take":
        return f"delivery/{seat}"
    placed = len(dice) - len(view["players"][seat]["tray"])
    if view["active"]["die"]:
        column = columns[placed]
        return "shame/board" if column == "-" else f"column/{column}"
    return f"tray/{dice[placed]}" if placed < len(dice) else "button/end_turn"


def record() -> Record:
    """Return the game as a record."""
    return Record.of(play(), ["Ada", "Ben"], "dice 0")
