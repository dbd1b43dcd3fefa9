"""Points: the rulebook's example, heights, tops, patterns, end cards, winners and ranks."""

from __future__ import annotations

import pytest

from klubovna.core.luck import dice
from klubovna.core.state import Value
from klubovna.games.shelfie_stacker import scoring
from klubovna.games.shelfie_stacker.bot import worth
from klubovna.games.shelfie_stacker.box import reader
from klubovna.games.shelfie_stacker.box.contents import Competition, EndCard
from klubovna.games.shelfie_stacker.pieces.numbers import (
    COLOUR_LETTERS,
    COLOURS,
    COLUMNS,
    DICE_EACH,
    HEIGHT,
    NONE,
    colour_of,
    make_copy,
    make_die,
    value_of,
)
from klubovna.games.shelfie_stacker.pieces.shelf import (
    count_colour,
    count_height,
    height_points,
    highest_points,
    shows,
    top_points,
)
from klubovna.games.shelfie_stacker.rules import end_cards
from klubovna.games.shelfie_stacker.setup import bare_table
from klubovna.games.shelfie_stacker.state import Shelfie

BOX = reader.load()


def shelf(text: str) -> list[list[int]]:
    """Read a shelf: columns from the left, each from the bottom; a dash is an empty column."""
    columns = [column.replace("-", "").split() for column in text.split("|")]
    assert len(columns) == COLUMNS
    return [[die(word) for word in column] for column in columns]


def die(word: str) -> int:
    return make_die(COLOUR_LETTERS.index(word[0]), int(word[1]))


def end_card(id: str) -> EndCard:
    return next(card for card in BOX.end_cards if card.id == id)


def competition(id: str) -> Competition:
    return next(card for card in BOX.competitions if card.id == id)


def points(id: str, text: str, shame: int = 0) -> int:
    """Return what an end card brings for a shelf."""
    return end_cards.end_points(end_card(id), shelf(text), shame)


def table(players: int = 2, solo: str = "score") -> Shelfie:
    """Return a table with empty shelves and no rewards."""
    settings: dict[str, Value] = {"cards": "first_game", "solo": solo, "rival_cards": "same"}
    return bare_table(players, dice(1), BOX, settings)


# Dice.


def test_dice_are_a_colour_and_a_value() -> None:
    found = [(colour_of(n), value_of(n)) for n in range(24)]

    assert found == [(colour, value) for colour in range(4) for value in range(1, 7)]
    assert [make_die(colour, value) for colour, value in found] == list(range(24))
    assert die("p5") == 4 and die("o6") == 23


# The rulebook's example, line by line.

EXAMPLE = "p1 p2 p3 p5 p6 | g2 g3 g5 g6 | b1 b4 b6 | o2 o3 o6 | g2 g4"


def example() -> Shelfie:
    g = table()
    g.players[0].columns = shelf(EXAMPLE)
    g.players[0].shame = [die("p1"), die("p1"), die("b1"), die("o2")]
    g.competition = BOX.competitions.index(competition("comp_01"))
    g.competition_owner = 0
    g.end_cards = (BOX.end_cards.index(end_card("end_01")),)
    return g


@pytest.mark.parametrize(
    ("part", "expected"),
    [
        ("fives", 6),
        ("fours", 3),
        ("threes", 2),
        ("tops", 28),
        ("competition", 4),
        ("sidekick", 0),
        ("end_game", 8),
        ("shame", -8),
    ],
)
def test_t06_the_example_of_scoring(part: str, expected: int) -> None:
    assert scoring.sheet(example(), 0)[part] == expected


def test_t06_the_example_brings_43() -> None:
    g = example()

    assert scoring.total(g, 0) == sum(scoring.sheet(g, 0).values()) == 43
    assert tuple(scoring.sheet(g, 0)) == scoring.PARTS
    assert shows(competition("comp_01"), g.players[0].columns)
    assert scoring.total(g, 1) == 0


# Heights, tops, shame.


def test_t07_heights() -> None:
    columns = shelf("p1 p2 p3 p4 p5 | g1 g2 g3 g4 | b1 b2 b3 | o1 o2 | p1")

    assert height_points(BOX, columns) == 6 + 3 + 1
    assert [count_height(columns, height) for height in range(6)] == [0, 1, 1, 1, 1, 1]


@pytest.mark.parametrize(("height", "expected"), [(0, 0), (1, 0), (2, 0), (3, 1), (4, 3), (5, 6)])
def test_t07_each_height_alone(height: int, expected: int) -> None:
    assert height_points(BOX, [[0] * height, [], [], [], []]) == expected


def test_t08_every_die_of_shame_costs_two() -> None:
    g = table()
    g.players[1].shame = [die("p1")] * 11

    assert scoring.sheet(g, 1)["shame"] == scoring.total(g, 1) == -22


def test_only_the_top_die_of_a_column_brings_its_pips() -> None:
    columns = shelf("p1 p6 | g3 | - | o2 o5 o3 | -")

    assert top_points(columns) == 6 + 3 + 3
    assert highest_points(columns) == 6 + 3 + 5


def test_a_hard_shem_counts_the_highest_die_wherever_it_is() -> None:
    """Also T32: a purple 6 under a purple 1."""
    for mode, tops in (("shem_standard", 1 + 4), ("shem_hard", 6 + 5)):
        g = table(1, mode)
        g.players[1].columns = shelf("p6 p1 | g5 g4 | - | - | -")
        g.players[0].columns = shelf("p6 p1 | - | - | - | -")

        assert scoring.sheet(g, 1)["tops"] == scoring.total(g, 1) == tops
        assert scoring.sheet(g, 0)["tops"] == 1


def test_a_hard_shem_has_real_tops_for_end_cards() -> None:
    g = table(1, "shem_hard")
    g.end_cards = (BOX.end_cards.index(end_card("end_01")),)
    g.players[1].columns = shelf("p6 p1 | - | - | - | -")

    assert scoring.sheet(g, 1)["end_game"] == 0


def test_rewards_are_for_their_owners_and_end_cards_for_all() -> None:
    g = table(3)
    g.sidekick, g.sidekick_owner = 1, 2
    g.competition, g.competition_owner = 7, 1
    g.end_cards = (BOX.end_cards.index(end_card("end_08")),)

    assert [scoring.sheet(g, p)["sidekick"] for p in range(3)] == [0, 0, 4]
    assert [scoring.sheet(g, p)["competition"] for p in range(3)] == [0, 5, 0]
    assert [scoring.total(g, p) for p in range(3)] == [10, 15, 14]


def test_dice_on_cards_and_on_the_tray_bring_nothing() -> None:
    g = table()
    g.players[0].stored = [5, 9]
    g.players[0].tray = [die("p6")] * DICE_EACH

    assert scoring.total(g, 0) == 0


def test_an_imaginary_opponent_has_no_points() -> None:
    g = table(1)
    g.end_cards = (BOX.end_cards.index(end_card("end_08")), 0)

    assert [scoring.total(g, p) for p in range(2)] == [10, 0]
    assert sum(scoring.sheet(g, 1).values()) == 0


# Colours.


def test_t15_a_die_counts_for_its_own_colour() -> None:
    columns = shelf("g2 p4 g5 | p1 | - | - | -")

    counts = [count_colour(columns, colour) for colour in range(COLOURS)]

    assert counts == [2, 2, 0, 0]


# Patterns.


def filled(card: Competition, left: int, bottom: int) -> list[list[int]]:
    """Return the smallest shelf that shows a pattern there; below it lies what fits least."""
    columns: list[list[int]] = [[] for _ in range(COLUMNS)]
    colours = {(left + column, bottom + row): colour for column, row, colour in card.cells}
    for column in range(COLUMNS):
        rows = [row for at, row in colours if at == column]
        wish = card.wishes[column - left] if 0 <= column - left < card.width else NONE
        other = 0 if wish == NONE else (wish + 1) % 4
        for row in range(max(rows, default=-1) + 1):
            columns[column].append(make_die(colours.get((column, row), other), row + 1))
    return columns


@pytest.mark.parametrize("card", BOX.competitions, ids=lambda card: str(card.id))
def test_every_pattern_counts_anywhere(card: Competition) -> None:
    for left in range(COLUMNS - card.width + 1):
        for bottom in range(HEIGHT - card.height + 1):
            columns = filled(card, left, bottom)
            assert shows(card, columns)
            for column, row, colour in card.cells:
                spoiled = [list(each) for each in columns]
                spoiled[left + column][bottom + row] = make_die((colour + 1) % 4, 3)
                assert not shows(card, spoiled)


@pytest.mark.parametrize("card", BOX.competitions, ids=lambda card: str(card.id))
def test_no_pattern_is_mirrored(card: Competition) -> None:
    cells = {(card.width - 1 - column, row, colour) for column, row, colour in card.cells}
    is_symmetric = cells == set(card.cells)
    for left in range(COLUMNS - card.width + 1):
        columns = filled(card, left, 0)

        assert shows(card, columns[::-1]) == is_symmetric


def test_t17_a_pattern_anywhere_but_not_mirrored() -> None:
    stairs = competition("comp_01")

    assert shows(stairs, shelf("o1 o2 | p1 | g1 g2 | b1 b2 b3 | -"))
    assert not shows(stairs, shelf("- | b1 b2 b3 | g1 g2 | p1 | -"))


def test_t18_blanks_are_anything() -> None:
    bookends = competition("comp_05")

    assert shows(bookends, shelf("p1 p2 p3 | - | g1 g2 g3 | - | -"))
    assert shows(bookends, shelf("p1 p2 p3 | o1 o2 o3 o4 | g1 g2 g3 | - | -"))
    assert not shows(bookends, shelf("p1 p2 p3 | g1 g2 g3 | - | - | -"))


def test_t20_a_die_of_another_colour_spoils_a_pattern() -> None:
    double_row = competition("comp_06")

    assert shows(double_row, shelf("o1 o2 | b1 b2 | g1 g2 | - | -"))
    assert not shows(double_row, shelf("o1 p2 o3 | b1 b2 | g1 g2 | - | -"))
    assert shows(double_row, shelf("o1 p2 o3 o4 | b1 b2 b3 b4 | g1 g2 g3 g4 | - | -"))


def test_a_die_of_another_colour_can_complete_a_pattern() -> None:
    assert shows(competition("comp_09"), shelf("b1 b2 | p1 b3 | - | - | -")) is False
    assert shows(competition("comp_09"), shelf("b1 b2 b3 | p1 b3 b4 | - | - | -"))


# End cards, each by shelves made by hand.


@pytest.mark.parametrize(
    ("id", "text", "expected"),
    [
        ("end_01", "p6 | g5 g6 | b6 b1 | o5 | -", 4),
        ("end_01", "- | - | - | - | -", 0),
        ("end_02", "g1 g2 | g3 g4 | b1 | b2 | p1 p2", 10),
        ("end_02", "g1 g2 | b3 b4 | g1 | b2 | -", 0),
        ("end_03", "p1 p2 | g1 | b2 | o3 | b1", 6),
        ("end_04", "p1 p2 p3 | g2 g3 g4 g5 | b1 b2 | o1 o3 o4 | p4 p5 p6", 9),
        ("end_04", "p1 g2 p3 | g2 g3 g3 | b3 b2 b1 | - | -", 3),
        ("end_05", "p1 p2 p3 | p4 | g1 g2 g3 g4 g5 | b1 b2 b3 | -", 4),
        ("end_06", "p1 p2 p3 | p4 p5 | g1 g2 g3 | - | -", 4),
        ("end_06", "p1 p2 p3 | g1 g2 g3 | - | - | -", 0),
        ("end_06", "p1 p2 p3 g5 | g1 g2 g3 | - | - | -", 2),
        ("end_07", "p1 p2 p3 | g1 g2 | b1 b2 b3 b4 | o1 o2 | p1 p2", 6),
        ("end_07", "p1 p2 p3 | g1 g2 | b1 b2 b3 b4 | o1 o2 | -", 0),
        ("end_09", "p1 p3 p4 | g3 | b4 b5 | o2 | -", 4),
        ("end_10", "p4 p5 p6 | g1 g2 g5 g6 | b1 b3 b5 b6 | o6 | -", 6),
        ("end_11", "p1 p2 p3 p4 | g1 g2 g3 g4 | - | - | b1 b2 b3 b4 b5", 8),
        ("end_11", "p1 p2 p3 | g1 g2 g3 g4 | - | - | b1 b2 b3 b4", 4),
        ("end_12", "p1 | g1 | b1 | o1 o2 | p1 p2", 9),
        ("end_12", "- | - | p1 | - | -", 0),
    ],
)
def test_end_cards(id: str, text: str, expected: int) -> None:
    assert points(id, text) == expected


def test_good_neighbours_may_overlap_and_matching_pairs_may_not() -> None:
    three = "g1 g2 g3 | g1 g2 g4 | g1 g2 g5 | - | -"

    assert points("end_12", three) == 2 * 3
    assert points("end_02", three) == 1 * 5


@pytest.mark.parametrize(
    ("shame", "expected"),
    [(0, 10), (1, 8), (2, 6), (3, 4), (4, 4), (5, 2), (6, 2), (7, 0), (25, 0)],
)
def test_nothing_to_hide(shame: int, expected: int) -> None:
    assert points("end_08", "- | - | - | - | -", shame) == expected


def test_t35_matching_pairs() -> None:
    three_and_two = "g1 g2 g3 | g1 g2 g4 | g4 g5 g6 | b1 b2 b3 b4 | b3 b4 b5 b6"
    spoiled = "g1 g2 g3 | g1 g2 g4 | g4 g5 g6 | b1 b2 p3 b4 | b3 b4 b5 b6"

    assert points("end_02", three_and_two) == 2 * 5
    assert points("end_02", spoiled) == 1 * 5


def test_a_die_of_another_colour_at_the_bottom_of_no_pair() -> None:
    """A column of one colour is wanted, whichever die is the odd one."""
    assert points("end_02", "g1 g2 b3 | g1 g2 b4 | - | - | -") == 0


# The end.


def test_t34_a_tie_goes_to_the_lower_card_in_hand() -> None:
    g = table()
    for player, number in ((0, 6), (1, 2)):
        g.players[player].columns = shelf("p1 p2 p5 | - | - | - | -")
        g.players[player].hand = [make_copy(player, number)]

    assert scoring.winners(g) == [1]

    g.players[0].hand = [make_copy(0, 2)]
    assert scoring.winners(g) == [0, 1]

    g.players[0].columns = shelf("p1 p2 p6 | - | - | - | -")
    g.players[0].hand = [make_copy(0, 16)]
    assert scoring.winners(g) == [0]
    assert scoring.end_reason(g) == "seven_rounds"


@pytest.mark.parametrize(
    ("total", "rank"),
    [
        (-4, "rank_none"),
        (29, "rank_none"),
        (30, "rank_30"),
        (49, "rank_40"),
        (50, "rank_50"),
        (69, "rank_60"),
        (70, "rank_70"),
        (99, "rank_70"),
    ],
)
def test_ranks(total: int, rank: str) -> None:
    assert scoring.rank(BOX, total) == rank
    assert rank in scoring.END_REASONS


def test_a_game_for_a_score_is_won_by_a_rank() -> None:
    g = table(1)
    g.players[0].shame = [die("p1")]

    assert scoring.winners(g) == []
    assert scoring.end_reason(g) == "rank_none"


@pytest.mark.parametrize(
    ("mine", "winners", "reason"),
    [("p5", [0], "shem_beaten"), ("p4", [], "shem_won"), ("p3", [], "shem_won")],
)
def test_shem_is_beaten_by_more_points_only(mine: str, winners: list[int], reason: str) -> None:
    g = table(1, "shem_standard")
    g.players[0].columns = shelf(f"{mine} | - | - | - | -")
    g.players[1].columns = shelf("b4 | - | - | - | -")
    g.players[0].hand = [make_copy(0, 1)]
    g.players[1].hand = [make_copy(1, 9)]

    assert scoring.winners(g) == winners
    assert scoring.end_reason(g) == reason


# What a bot thinks.


def in_round(number: int, text: str) -> Shelfie:
    """Return a table in a round in which the first player has just had the turn."""
    g = table()
    g.round = number
    g.takers[0] = 0
    g.players[0].columns = shelf(text)
    return g


def test_after_the_last_turn_a_bot_counts_points() -> None:
    g = in_round(7, EXAMPLE)
    g.players[0].ready = [make_copy(0, 14)]
    g.players[0].shame = [die("p1")]

    assert worth.worth(g, 0) == scoring.total(g, 0) == 6 + 3 + 2 + 28 - 2


def test_a_bot_starts_low_early_and_high_late() -> None:
    low, high = "p1 | - | - | - | -", "p6 | - | - | - | -"

    assert worth.worth(in_round(1, low), 0) > worth.worth(in_round(1, high), 0)
    assert worth.worth(in_round(7, low), 0) < worth.worth(in_round(7, high), 0)


def test_a_bot_would_rather_place_a_die_than_be_ashamed() -> None:
    placed = in_round(3, "p1 p3 | g2 | - | - | -")
    shamed = in_round(3, "p1 p3 | - | - | - | -")
    shamed.players[0].shame = [die("g2")]

    assert worth.worth(placed, 0) > worth.worth(shamed, 0) + 2


def test_a_bot_likes_ready_abilities_and_half_of_a_pattern() -> None:
    g = in_round(3, "p1 | g1 g2 | - | - | -")
    before = worth.worth(g, 0)
    g.players[0].ready = [make_copy(0, 14)]
    ready = worth.worth(g, 0)
    g.competition = BOX.competitions.index(competition("comp_01"))

    assert before < ready < worth.worth(g, 0)

    g.competition_owner = 1
    assert worth.worth(g, 0) == ready


@pytest.mark.parametrize("player", [0, 1])
def test_a_bot_can_tell_what_any_position_is_worth(player: int) -> None:
    for solo in ("score", "shem_standard", "shem_hard"):
        assert isinstance(worth.worth(table(1, solo), player), float)
