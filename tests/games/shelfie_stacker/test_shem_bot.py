"""Shelfie Stacker, chapter 13: Shem Bot, in small stories and against a second way to play it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import chain, combinations
from random import Random

import pytest

from klubovna.core.luck import dice as new_luck
from klubovna.core.state import Value
from klubovna.games.shelfie_stacker import GAME
from klubovna.games.shelfie_stacker.pieces.numbers import COLOUR_LETTERS, die_word, make_die
from klubovna.games.shelfie_stacker.pieces.players import SHEM
from klubovna.games.shelfie_stacker.rules.rival import ShemOpen, ShemSelect, ShemStack
from klubovna.games.shelfie_stacker.rules.rounds import EndTurn
from klubovna.games.shelfie_stacker.state import Shelfie
from tests.games.shelfie_stacker.stories import (
    asked,
    choosing,
    deliveries,
    fated,
    offers,
    placing,
    play,
    shame,
    shelf,
    shelfie,
    spent,
    taking,
)

SHEM_BOT = 1


def shem_gets(dice: str, text: str = "", solo: str = "shem_standard") -> Shelfie:
    """Let Shem Bot, first of the round with a cat, take these dice from the middle."""
    return taking(f"""
        settings: solo={solo}
        players: 1
        turn: 1
        order: 1 0
        spent 1: cat
        deliveries: p1 g1 b1 | {dice} | o1 p1 g1
        agenda: RivalTurn 1; EndTurn 1; Turn 0; EndRound
        {text}
    """)


def new(seed: int = 1, **options: Value) -> Shelfie:
    """Set up a game against Shem Bot."""
    g: Shelfie = GAME.start(1, new_luck(seed), GAME.chosen({"solo": "shem_standard", **options}))
    return g


# The table.


@pytest.mark.parametrize("solo", ["shem_standard", "shem_hard"])
def test_shem_bot_has_a_shelf_and_all_rewards_are_out(solo: str) -> None:
    """The table is that of two players, with three rewards."""
    g = new(solo=solo)
    rival = g.players[SHEM_BOT]
    assert rival.kind == SHEM and len(rival.hand) == 8
    assert sum(g.census()) == 48 and len(g.deliveries) == 3
    assert g.sidekick >= 0 and g.competition >= 0 and len(g.end_cards) == 1


def test_shem_bot_takes_the_delivery_its_card_names() -> None:
    """You show a 7, Shem Bot a 5: it is first and takes the middle delivery, and keeps the dice."""
    g = choosing("""
        settings: solo=shem_standard
        players: 1
        round: 7
        hand 0: colour_coordinator borrower
        hand 1: cat master_mixer
        deliveries: p1 p2 p3 | g1 g2 g3 | b1 b2 b3
    """)

    play(fated(g, 0), "colour_coordinator")

    assert g.order == [1, 0] and deliveries(g) == "p1 p2 p3 | - | b1 b2 b3"
    assert shelf(g, SHEM_BOT) == "g1 g2 g3" and g.gone == [0, 0, 0, 0]


def test_shem_bot_takes_its_second_choice_if_you_have_the_first() -> None:
    """A cat prefers the middle, then the left."""
    g = placing("""
        settings: solo=shem_standard
        players: 1
        round: 7
        order: 0 1
        spent 1: cat
        deliveries: p1 p2 p3 | - | b1 b2 b3
        tray 0: o4
    """)

    play(g, "column/0")

    assert g.is_over and shelf(g, SHEM_BOT) == "p1 p2 p3"
    assert deliveries(g) == "- | - | b1 b2 b3"


def test_shem_bot_uses_no_abilities() -> None:
    """Its card is spent at once, and its six is not turned."""
    g = shem_gets("p6 p1 g1")
    assert spent(g, SHEM_BOT) == "cat" and g.players[SHEM_BOT].ready == []
    assert shelf(g, SHEM_BOT) == "p1 p6 | g1"


# Where its dice go.


def test_t31_full_columns_take_nothing() -> None:
    """Green and one blue column are full, all five are begun: green is shamed, others fit."""
    g = shem_gets(
        "g4 p1 o1",
        "shelf 1: g1 g2 g3 g4 g5 | b1 b2 b3 b4 b5 | p1 p2 | o1 | b1",
    )
    assert shelf(g, SHEM_BOT) == "g1 g2 g3 g4 g5 | b1 b2 b3 b4 b5 | p1 p2 p1 | o1 o1 | b1"
    assert shame(g, SHEM_BOT) == "g4"


def test_t32_shem_bot_ignores_values() -> None:
    """A one goes on a six."""
    assert shelf(shem_gets("p1 g1 g2", "shelf 1: p6"), SHEM_BOT) == "p6 p1 | g1 g2"


@pytest.mark.parametrize(("solo", "pips"), [("shem_standard", 1), ("shem_hard", 6)])
def test_t32_pips_of_a_column_that_falls(solo: str, pips: int) -> None:
    """The top counts, or in a hard game the highest die wherever it is."""
    g = shelfie(f"settings: solo={solo}\nplayers: 1\nround: 7\nshelf 1: p6 p1\nagenda:")
    assert GAME.view(g, 0)["players"][SHEM_BOT]["sheet"]["tops"] == pips


def test_dice_of_one_colour_are_stacked_with_the_highest_on_top() -> None:
    """Whatever order they come in, they are laid ascending."""
    assert shelf(shem_gets("p5 p2 p4", "shelf 1: - | p3"), SHEM_BOT) == "- | p3 p2 p4 p5"
    assert shelf(shem_gets("b6 b2 b4"), SHEM_BOT) == "b2 b4 b6"


def test_a_column_is_filled_before_another_is_opened() -> None:
    """The highest dice fit on the full column, the rest opens the next one."""
    g = shem_gets("p5 p2 p4", "shelf 1: p1 p1 p1 p1")
    assert shelf(g, SHEM_BOT) == "p1 p1 p1 p1 p5 | p2 p4"


def test_higher_dice_are_kept_if_not_all_fit() -> None:
    """Two places for three dice and no empty column: the lowest is shamed."""
    g = shem_gets("p5 p2 p4", "shelf 1: p1 p1 p1 | g1 | b1 | o1 | b1 b2")
    assert shelf(g, SHEM_BOT).startswith("p1 p1 p1 p4 p5 |")
    assert shame(g, SHEM_BOT) == "p2"


def test_columns_are_opened_from_left_to_right() -> None:
    """The colour with the highest die comes first; of equals, the die that lies first."""
    assert shelf(shem_gets("p2 g5 b3"), SHEM_BOT) == "g5 | b3 | p2"
    assert shelf(shem_gets("b3 p3 g3"), SHEM_BOT) == "b3 | p3 | g3"
    assert shelf(shem_gets("g3 b3 p3", "shelf 1: o1 | - | o1 o2"), SHEM_BOT) == (
        "o1 | g3 | o1 o2 | b3 | p3"
    )


# The pattern.


def test_shem_bot_plans_for_the_competition() -> None:
    """Purple, green, blue is wanted: blue opens the third column, orange keeps out of the way."""
    g = shem_gets("b2 o5 o1", "competition: comp_01")
    assert shelf(g, SHEM_BOT) == "- | - | b2 | o1 o5"


def test_the_pattern_is_built_from_the_left() -> None:
    """Sandwich wants green, purple, green: green opens the leftmost of its columns."""
    assert shelf(shem_gets("g1 p2 o3", "competition: comp_12"), SHEM_BOT) == "g1 | p2 | - | o3"


def test_a_second_column_of_the_colour_waits_until_the_first_is_full() -> None:
    """No plan makes Shem Bot open a column while its colour has room elsewhere."""
    text = "competition: comp_12\nshelf 1: {}"
    g = shem_gets("g1 o2 o3", text.format("g1 | p1"))
    assert shelf(g, SHEM_BOT) == "g1 g1 | p1 | - | o2 o3"
    g = shem_gets("g1 o2 o3", text.format("g1 g2 g3 g4 g5 | p1"))
    assert shelf(g, SHEM_BOT) == "g1 g2 g3 g4 g5 | p1 | g1 | o2 o3"


def test_blanks_of_a_pattern_are_not_kept_free() -> None:
    """Bookends ask for nothing in the middle."""
    assert shelf(shem_gets("o1 o2 o3", "competition: comp_05"), SHEM_BOT) == "- | o1 o2 o3"


def test_a_narrow_pattern_keeps_two_columns_free() -> None:
    """The blue block is two columns wide."""
    assert shelf(shem_gets("o1 o2 o3", "competition: comp_09"), SHEM_BOT) == "- | - | o1 o2 o3"


def test_kept_columns_are_used_before_a_die_is_shamed() -> None:
    """If only columns of the pattern are left, the leftmost is opened and the plan is dropped."""
    text = "competition: comp_01\nshelf 1: - | - | b1 | p1 p1 p1 p1 p1 | g1 g2 g3 g4 g5"
    assert shelf(shem_gets("o1 o2 o3", text), SHEM_BOT).startswith("o1 o2 o3 | - | b1 |")


def test_a_dead_plan_keeps_nothing_free() -> None:
    """Once a column of the pattern has another colour, columns are opened from left to right."""
    g = shem_gets("g1 p2 p3", "competition: comp_01\nshelf 1: o1")
    assert shelf(g, SHEM_BOT) == "o1 | p2 p3 | g1"


def test_a_competition_that_is_won_needs_no_plan() -> None:
    """Whoever owns it, Shem Bot just goes on from the left."""
    g = shem_gets("b2 o5 o1", "competition: comp_01 0")
    assert shelf(g, SHEM_BOT) == "o1 o5 | b2"


def test_shem_bot_wins_competition_and_sidekick() -> None:
    """It is judged like anybody, and the pattern counts anywhere on its shelf."""
    g = shem_gets(
        "b1 b2 g1",
        "competition: comp_09\nsidekick: side_blue\nshelf 1: - | - | - | b1 b2 b3 b4 b5",
    )
    assert shelf(g, SHEM_BOT) == "b1 b2 | - | g1 | b1 b2 b3 b4 b5"
    assert g.competition_owner == -1 and g.sidekick_owner == SHEM_BOT

    g = shem_gets("b1 b2 g1", "competition: comp_09\nshelf 1: p1 | o1 | g1 | b1 b2 b3 b4 b5")
    assert shelf(g, SHEM_BOT) == "p1 | o1 | g1 g1 | b1 b2 b3 b4 b5 | b1 b2"
    assert g.competition_owner == SHEM_BOT


def test_shem_bot_and_you_take_the_sidekick_from_each_other() -> None:
    """More dice of the colour move it, equally many do not."""
    text = "sidekick: side_green {}\nshelf 0: {}\nshelf 1: g1 g2"
    assert shem_gets("g1 p2 p3", text.format(0, "g1 g2 g3")).sidekick_owner == 0
    assert shem_gets("g1 g2 p3", text.format(0, "g1 g2 g3")).sidekick_owner == SHEM_BOT
    assert shem_gets("b1 b2 b3", text.format(1, "g1 g2 g3")).sidekick_owner == 0


# The last columns.

ONE_EMPTY = "shelf 1: p1 | g1 | p1 p1 p1 p1 p1 | g1 g2 g3 g4 g5"


def test_t33_the_higher_die_opens_the_last_column() -> None:
    """Orange 3 and blue 5 both need it: blue has it, orange is shamed."""
    g = shem_gets("o3 b5 p1", ONE_EMPTY)
    assert shelf(g, SHEM_BOT).endswith("| b5")
    assert shame(g, SHEM_BOT) == "o3"


@pytest.mark.parametrize(("choice", "other"), [("orange", "b4"), ("blue", "o4")])
def test_t33_you_decide_between_equal_dice(choice: str, other: str) -> None:
    """Orange 4 and blue 4: the human says which opens the column."""
    g = shem_gets("o4 b4 p1", ONE_EMPTY)
    assert (g.actor, asked(g), offers(g)) == (0, "decide_for_shem", ["blue", "orange"])

    play(g, choice)

    assert shelf(g, SHEM_BOT).endswith(f"| {choice[0]}4")
    assert shame(g, SHEM_BOT) == other
    assert asked(g) == "take_delivery"


def test_the_highest_dice_of_each_colour_are_compared() -> None:
    """Two dice of one colour go together; the better of them speaks for both."""
    g = shem_gets("o5 o1 b4", ONE_EMPTY)
    assert shelf(g, SHEM_BOT).endswith("| o1 o5") and shame(g, SHEM_BOT) == "b4"


def test_two_columns_for_three_equal_dice() -> None:
    """You decide twice, and the third colour is shamed."""
    text = "shelf 1: g1 | p1 p2 p3 p4 p5 | b1 b2 b3 b4 b5"
    g = shem_gets("o4 b4 p4", text)
    assert offers(g) == ["purple", "blue", "orange"]

    play(g, "orange")
    assert offers(g) == ["purple", "blue"]

    play(g, "purple")
    assert shelf(g, SHEM_BOT).endswith("| o4 | p4") and shame(g, SHEM_BOT) == "b4"


def test_only_equal_dice_are_asked_about() -> None:
    """A higher die has its column for sure; the others compete for what is left."""
    text = "shelf 1: g1 | p1 p2 p3 p4 p5 | b1 b2 b3 b4 b5"
    g = shem_gets("o4 b5 p4", text)
    assert offers(g) == ["purple", "orange"]

    play(g, "purple")

    assert shelf(g, SHEM_BOT).endswith("| b5 | p4") and shame(g, SHEM_BOT) == "o4"


def test_no_empty_column_means_shame() -> None:
    """Nothing is asked where there is nothing to gain."""
    g = shem_gets("o4 b4 p1", f"{ONE_EMPTY} | b1 b2 b3 b4 b5")
    assert asked(g) == "take_delivery" and shame(g, SHEM_BOT) == "b4 o4"


# Its points.


def finished(mine: str, theirs: str, solo: str = "shem_standard", more: str = "") -> Shelfie:
    """Lay out the end of a game."""
    return shelfie(f"""
        settings: solo={solo}
        players: 1
        round: 7
        shelf 0: {mine}
        shelf 1: {theirs}
        agenda:
        {more}
    """)


def points_of_shem(g: Shelfie) -> int:
    """Return what everybody sees of its points."""
    points: int = GAME.view(g, None)["players"][SHEM_BOT]["points"]
    return points


def test_shem_bot_scores_like_you() -> None:
    """Heights, tops, rewards and shame count for it too."""
    g = finished(
        "-",
        "p1 p2 p3 p4 p6 | g6 g1 g2 g2 | b1 b2 b1 | o6",
        more="shame 1: o1 o2\nsidekick: side_blue 1\ncompetition: comp_08 1\nend cards: end_01",
    )
    assert points_of_shem(g) == 6 + 3 + 1 + (6 + 2 + 1 + 6) + 4 + 5 + 2 * 2 - 4


def test_a_hard_shem_counts_its_highest_dice() -> None:
    """Only pips change: a covered six is no six on top for an end card."""
    text = "p6 p1 | g2 g5 g3 | b4"
    assert points_of_shem(finished("-", text, "shem_standard")) == 1 + (1 + 3 + 4)
    assert points_of_shem(finished("-", text, "shem_hard")) == 1 + (6 + 5 + 4)
    assert points_of_shem(finished("-", "p6 p1", "shem_hard", "end cards: end_01")) == 6


def test_your_own_tops_are_never_counted_hard() -> None:
    """The hard game is hard for you only."""
    assert GAME.scores(finished("p5 p3", "-", "shem_hard")) == [3]


@pytest.mark.parametrize("solo", ["shem_standard", "shem_hard"])
def test_shem_bot_is_beaten_by_more_points(solo: str) -> None:
    """One point more is a victory."""
    g = finished("p6 | g1", "b6", solo)
    assert GAME.winners(g) == [0] and GAME.end_reason(g) == "shem_beaten"


def test_a_draw_with_shem_bot_is_no_victory() -> None:
    """Equal points beat nobody, and the cards in hand do not help."""
    g = finished("p6", "b6", more="hand 0: borrower\nhand 1: master_mixer")
    assert GAME.winners(g) == [] and GAME.end_reason(g) == "shem_won"


def test_shem_bot_wins_with_more_points() -> None:
    """Then nobody at the table has won."""
    g = finished("p1", "b6")
    assert GAME.winners(g) == [] and GAME.end_reason(g) == "shem_won"


# A second Shem Bot, made from the description of the algorithm alone.

Columns = list[list[str]]


@dataclass
class ShemTurn:
    """What Shem Bot found, what the human decided for it, and what became of it."""

    columns: Columns
    dice: list[str]
    wishes: list[str]  # the colour that the pattern asks for in each column, "" for none
    decided: set[str]
    result: Columns
    shamed: list[str]


def shem_results(columns: Columns, dice: list[str], wishes: list[str]) -> dict[str, Columns]:
    """Return what may become of a shelf, by the colours that open columns."""
    columns = [column.copy() for column in columns]
    overflow: dict[str, list[str]] = {}
    for colour in COLOUR_LETTERS:
        group = sorted(die for die in dice if die[0] == colour)
        homes = [c for c in columns if 0 < len(c) < 5 and c[0][0] == colour]
        while group and homes and len(homes[0]) + len(group) > 5:
            overflow.setdefault(colour, []).append(group.pop(0))
        if homes:
            homes[0].extend(group)
        elif group:
            overflow[colour] = group
    places = min(len(overflow), columns.count([]))
    highest = {colour: max(group) for colour, group in overflow.items()}
    found = {}
    for chosen in combinations(overflow, places):
        others = [highest[colour][1] for colour in overflow if colour not in chosen]
        if not chosen or min(highest[colour][1] for colour in chosen) >= max(others, default="0"):
            order = sorted(chosen, key=lambda c: (-int(highest[c][1]), dice.index(highest[c])))
            found["".join(chosen)] = opened(columns, order, overflow, wishes)
    return found


def opened(
    columns: Columns, order: list[str], overflow: dict[str, list[str]], wishes: list[str]
) -> Columns:
    """Open a column for each colour: where the pattern wants it, else out of its way."""
    columns = [column.copy() for column in columns]

    def reserved() -> dict[int, str]:
        wanted = {c: wish for c, wish in enumerate(wishes) if wish}
        if any(columns[c] and columns[c][0][0] != wish for c, wish in wanted.items()):
            return {}
        return {c: wish for c, wish in wanted.items() if not columns[c]}

    later = []
    for colour in order:
        fitting = [c for c, wish in reserved().items() if wish == colour]
        if fitting:
            columns[min(fitting)] = overflow[colour]
        else:
            later.append(colour)
    for colour in later:
        empty = [c for c in range(5) if not columns[c]]
        free = [c for c in empty if c not in reserved()]
        columns[(free or empty)[0]] = overflow[colour]
    return columns


def watched(seed: int, **options: Value) -> Iterator[ShemTurn]:
    """Play a game at random and watch every turn of Shem Bot."""
    random = Random(seed)
    settings = GAME.chosen({"solo": "shem_standard", **options})
    g: Shelfie = GAME.deal(1, new_luck(seed), GAME.box(None), settings)
    while g.agenda:
        if isinstance(g.agenda[-1], ShemStack):
            yield watch(g, random)
        elif g.agenda[-1].run(g):
            g.agenda[-1].accept(g, g.actor, random.choice(g.legal))


def watch(g: Shelfie, random: Random) -> ShemTurn:
    """Let Shem Bot place its dice, and decide for it at random where it asks."""
    me = g.players[SHEM_BOT]
    before = Counter(me.shame)
    seen = ShemTurn(words(g), [die_word(die) for die in me.tray], pattern(g), set(), [], [])
    while not isinstance(g.agenda[-1], EndTurn):
        if g.agenda[-1].run(g):
            option = random.choice(g.legal)
            seen.decided.add(COLOUR_LETTERS[option])
            g.agenda[-1].accept(g, g.actor, option)
    seen.result = words(g)
    seen.shamed = [die_word(die) for die in (Counter(me.shame) - before).elements()]
    return seen


def crowded(random: Random) -> Shelfie:
    """Return the moment when Shem Bot has got three dice, and its shelf is nearly full."""
    g = new(random.randrange(99))
    colours = [random.randrange(4) for _ in range(5)]
    full = [random.random() < 0.6 or colours.count(colour) > 1 for colour in colours]
    heights = [5 if is_full else random.randint(1, 4) for is_full in full]
    for empty in random.sample(range(5), random.randint(0, 3)):
        heights[empty] = 0
    me = g.players[SHEM_BOT]
    me.columns = [
        [make_die(colour, random.randint(1, 6)) for _ in range(height)]
        for colour, height in zip(colours, heights, strict=True)
    ]
    me.tray = [make_die(random.randrange(4), random.randint(3, 5)) for _ in range(3)]
    g.competition_owner = random.choice((-1, -1, 0))
    g.agenda.clear()
    g.then(ShemStack(SHEM_BOT), ShemSelect(SHEM_BOT, 0), ShemOpen(SHEM_BOT), EndTurn(SHEM_BOT))
    return g


def words(g: Shelfie) -> Columns:
    """Return the shelf of Shem Bot as text."""
    return [[die_word(die) for die in column] for column in g.players[SHEM_BOT].columns]


def pattern(g: Shelfie) -> list[str]:
    """Read from the drawn pattern what each of the first columns should have, while it is open."""
    if g.competition_owner != -1:
        return []
    id = GAME.view(g, None)["competition"]["id"]
    rows = GAME.catalogue(g.box)["competitions"][id]["pattern"]
    columns = ["".join(column).replace(".", "") for column in zip(*rows, strict=True)]
    return [column[:1].lower() for column in columns]


def check(turn: ShemTurn) -> None:
    """A turn ended as the algorithm says, equal dice alone were asked about, and none was lost."""
    results = shem_results(turn.columns, turn.dice, turn.wishes)
    fitting = [chosen for chosen in results if turn.decided <= set(chosen)]
    assert bool(turn.decided) == (len(results) > 1), turn
    assert len(fitting) == 1 and turn.result == results[fitting[0]], turn
    before, after = (Counter(chain(*columns)) for columns in (turn.columns, turn.result))
    assert before + Counter(turn.dice) == after + Counter(turn.shamed), turn


@pytest.mark.parametrize("mode", ["first_game", "private_random"])
def test_shem_bot_equals_a_second_one_in_whole_games(mode: str) -> None:
    """In some hundred games every turn ends as the algorithm says."""
    turns = 0
    for seed in range(150):
        for turn in watched(seed, cards=mode, rival_cards="random"):
            check(turn)
            turns += 1
    assert turns == 150 * 7


def test_shem_bot_equals_a_second_one_on_crowded_shelves() -> None:
    """Where columns are few, dice are shamed and the human decides, it holds too."""
    random = Random(13)
    turns = [watch(crowded(random), random) for _ in range(2000)]
    for turn in turns:
        check(turn)
    assert sum(bool(turn.decided) for turn in turns) > 100
    assert sum(len(turn.decided) > 1 for turn in turns) > 5
    assert sum(bool(turn.shamed) for turn in turns) > 300
