"""The box of Shelfie Stacker: what is printed on it, and what a wrong file is told."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

from klubovna.components import ComponentError
from klubovna.games.shelfie_stacker.box import contents as the
from klubovna.games.shelfie_stacker.box import reader
from klubovna.games.shelfie_stacker.box.contents import Character
from klubovna.games.shelfie_stacker.pieces.numbers import (
    CHARACTERS,
    COLOUR_IDS,
    COLOUR_LETTERS,
    DECKS,
    NONE,
)
from klubovna.games.shelfie_stacker.pieces.shelf import COLOUR, NUMBER

FILE = Path(__file__).parents[3] / "src/klubovna/games/shelfie_stacker/box/cards.toml"
BOX = reader.load()
PURPLE, GREEN, BLUE, ORANGE = range(4)


def character(number: int) -> Character:
    return BOX.characters[number - 1]


def changed(folder: Path, after: str, old: str, new: str) -> tuple[str, int]:
    """Write the standard file with one change; return its path and the line of the change."""
    text = FILE.read_text("utf-8")
    at = text.index(old, text.index(after))
    path = folder / "cards.toml"
    path.write_text(text[:at] + new + text[at + len(old) :], "utf-8")
    return str(path), text.count("\n", 0, at) + 1


def refusal(path: str) -> str:
    with pytest.raises(ComponentError) as caught:
        reader.load(path)
    assert "\n" not in str(caught.value)
    return str(caught.value)


# What is in the box.


def test_as_many_cards_as_the_rulebook_says() -> None:
    assert [each.number for each in BOX.characters] == list(range(1, CHARACTERS + 1))
    assert (len(BOX.sidekicks), len(BOX.competitions), len(BOX.end_cards)) == (4, 12, 12)
    assert [each.colour for each in BOX.sidekicks] == [PURPLE, GREEN, BLUE, ORANGE]
    assert {(each.least, each.points) for each in BOX.sidekicks} == {(3, 4)}


def test_dice_and_deliveries_by_number_of_players() -> None:
    assert BOX.dice_per_colour[1:] == (12, 12, 17, 22)
    assert BOX.deliveries[1:] == (3, 3, 4, 5)


def test_points_and_ranks() -> None:
    assert BOX.height_points == (0, 0, 0, 1, 3, 6)
    assert BOX.shame_points == -2
    assert [(rank.id, rank.least) for rank in BOX.ranks] == [
        ("rank_30", 30),
        ("rank_40", 40),
        ("rank_50", 50),
        ("rank_60", 60),
        ("rank_70", 70),
    ]


def test_abilities() -> None:
    assert [each.op for each in BOX.characters] == [
        the.STORE,
        the.TAKE_BACK,
        the.CHANGE,
        the.STORE,
        the.CHANGE,
        the.CHANGE,
        the.WAIVE,
        the.REUSE,
        the.SWAP_BOXES,
        the.REROLL,
        the.SWAP_VALUES,
        the.RESCUE,
        the.WAIVE,
        the.CHANGE,
        the.REDRAW,
        the.INSERT,
    ]


@pytest.mark.parametrize(
    ("number", "tray", "tops"),
    [
        (1, True, False),
        (2, False, True),
        (3, True, True),
        (4, True, True),
        (5, True, True),
        (6, True, False),
        (9, False, False),
        (12, False, False),
        (14, True, True),
        (16, True, False),
    ],
)
def test_where_a_die_is_chosen(number: int, tray: bool, tops: bool) -> None:
    assert (character(number).tray, character(number).tops) == (tray, tops)


def test_details_of_abilities() -> None:
    changes = {
        n: (character(n).change, character(n).amount, character(n).below) for n in (3, 5, 6, 14)
    }

    assert changes == {
        3: (the.ADD, 1, the.ANYTHING),
        5: (the.ADD, -1, the.NOT_EQUAL),
        6: (the.FLIP, 0, the.ANYTHING),
        14: (the.SET_ANY, 0, the.GREATER),
    }
    assert character(7).waives == COLOUR
    assert character(13).waives == NUMBER
    assert [each.number for each in BOX.characters if each.keeps] == [1]
    assert [each.number for each in BOX.characters if each.waives] == [7, 13]


def test_tie_letters_are_fair() -> None:
    """Each number has each letter once, and no deck beats another one more often than not."""
    for each in BOX.characters:
        assert sorted(each.letters) == [0, 1, 2, 3]
    for half in (BOX.characters[:8], BOX.characters[8:]):
        for deck in range(DECKS):
            assert sorted(each.letters[deck] for each in half) == [0, 0, 1, 1, 2, 2, 3, 3]
            for other in set(range(DECKS)) - {deck}:
                assert sum(each.letters[deck] < each.letters[other] for each in half) == 4


def test_the_cat_wants_the_middle_delivery() -> None:
    """The rulebook's example of a solo game."""
    assert character(5).solo == (1, 0)
    for each in BOX.characters:
        assert each.solo[0] != each.solo[1]
        assert set(each.solo) <= {0, 1, 2}


def test_patterns() -> None:
    stairs, cliff = BOX.competitions[0], BOX.competitions[9]

    assert set(stairs.cells) == {(0, 0, PURPLE), (1, 1, GREEN), (2, 2, BLUE)}
    assert (stairs.width, stairs.height, stairs.points) == (3, 3, 4)
    assert stairs.wishes == (PURPLE, GREEN, BLUE)
    assert (cliff.width, cliff.height, cliff.wishes) == (3, 4, (PURPLE, ORANGE, BLUE))
    assert BOX.competitions[8].wishes == (BLUE, BLUE, NONE)
    assert [each.points for each in BOX.competitions] == [4, 4, 3, 3, 4, 4, 3, 5, 4, 5, 5, 5]


def test_everything_has_a_name() -> None:
    refs = [
        *(f"character/{each.id}" for each in BOX.characters),
        *(f"sidekick/{each.id}" for each in BOX.sidekicks),
        *(f"competition/{each.id}" for each in BOX.competitions),
        *(f"end_card/{each.id}" for each in BOX.end_cards),
        *(f"rank/{id}" for id in reader.RANK_IDS),
        *(f"{kind}/{id}" for kind in ("colour", "deck") for id in COLOUR_IDS),
        *(f"die/{colour}{value}" for colour in COLOUR_LETTERS for value in range(1, 7)),
    ]

    for lang in ("cs", "en"):
        assert {ref for ref in BOX.names[lang] if "@" not in ref} == set(refs)
    assert BOX.names["cs"]["die/p5"] == "fialová 5"
    assert BOX.names["en"]["die/o1"] == "orange 1"
    assert BOX.names["cs"]["character/cat"] == "Kočka"
    assert BOX.names["cs"]["character/cat@acc"] == "Kočku"


def test_provenance_is_counted() -> None:
    """Every record counts once, and once more for each field that differs."""
    assert BOX.provenance == {"rulebook": 38, "source": 3, "recalled": 0, "reconstructed": 105}


def test_points_of_a_pattern_are_known_only_with_the_pattern() -> None:
    """That some competition brings 4 points says nothing of a pattern that we made up."""
    for card in tomllib.loads(FILE.read_text("utf-8"))["competition"]:
        known = {
            card.get(f"{field}_provenance", card["provenance"]) for field in ("pattern", "points")
        }
        assert len(known) == 1, card["id"]


# What a wrong file is told.

WRONG = [
    ('"cat"', '"cat"', '"borrower"', 'character "borrower": id: is there already'),
    ('"cat"', '"cat"', '"Cat!"', 'character "Cat!": id: must be small letters'),
    ('"cat"', "number = 5", "number = 6", 'character "cat": number: must be 5: characters stand'),
    ('"cat"', '"change"', '"purr"', 'character "cat": op: unknown ability "purr"; one of: store'),
    ('"cat"', '"add"', '"double"', 'character "cat": change: unknown change "double"; one of: add'),
    ('"cat"', "amount = -1", "amount = 0", 'character "cat": amount: must change something'),
    ('"cat"', "amount = -1", "amount = -6", "amount: must be from -5 to 5"),
    ('"cat"', '"not_equal"', '"bigger"', 'below: unknown condition "bigger"; one of: anything'),
    ('"cat"', '"shelf"', '"shame"', 'dice: unknown place "shame"; one of: delivery, shelf'),
    ('"cat"', '"shelf"', '"delivery"', "dice: says the same twice"),
    ('"cat"', '"DABC"', '"DABB"', 'character "cat": letters: must be A, B, C and D, each once'),
    ('"cat"', '"DABC"', '"DAB"', 'character "cat": letters: must be A, B, C and D, each once'),
    ('"cat"', "solo_second = 1", "solo_second = 2", "solo_second: must differ from the first"),
    ('"cat"', "solo_first = 2", "solo_first = 4", "solo_first: must be from 1 to 3"),
    ('"cat"', '"Kočka"', '" "', 'character "cat": name_cs: must not be empty'),
    ('"cat"', '"rulebook"', '"guess"', 'provenance: unknown provenance "guess"; one of: rulebook'),
    ('"colour_coordinator"', '"colour"', '"height"', 'waives: unknown rule "height"; one of: col'),
    ('"borrower"', "returns = true", "returns = 1", "returns: must be true or false"),
    ('"side_green"', '"green"', '"gold"', 'sidekick "side_green": colour: unknown colour "gold"'),
    ('"side_green"', "least = 3", "least = 0", "least: must be from 1 to 25"),
    ('"comp_06"', "points = 4", "points = 0", 'competition "comp_06": points: must be from 1 to'),
    ('"end_01"', '"per_column"', '"per_box"', 'end_card "end_01": kind: unknown kind "per_box"'),
    ('"end_01"', "top value = 6", "top value = 7", 'where: "top value" is never 7'),
    ('"end_01"', "top value = 6", "top value = 0", 'where: "top value" is never 0'),
    ('"end_01"', "top value = 6", "top value > 5", "where: cannot read 'top value > 5'; see"),
    ('"end_01"', "top value = 6", "value = 6", "where: cannot read 'value = 6'; see"),
    ('"end_01"', "top value = 6", "a\\nb", "where: cannot read 'a\\nb'; see"),
    ('"end_01"', "top value = 6", "height >= 2 or 3", 'where: "or" stands after = only'),
    ('"end_09"', "value = 3 or 4", "colour = red", 'where: "colour" is never red'),
    ('"end_09"', "value = 3 or 4", "colour >= blue", "where: colours are compared by = only"),
    ('"end_09"', "value = 3 or 4", "run", "where: cannot read 'run'; see"),
    ('"end_09"', '["value = 3 or 4"]', "[]", "where: must be a list of at least one str"),
    ('"end_02"', '"height"', '"weight"', 'match: unknown property "weight"; one of: height, col'),
    ('"end_08"', "[0, 1, 2, 4, 6]", "[0, 1, 1, 4, 6]", "up_to: must rise from step to step"),
    ('"end_08"', "[10, 8, 6, 4, 2]", "[10, 8]", "tiers: must be as many numbers as in up_to"),
    ('"end_08"', "[10, 8, 6, 4, 2]", "[99, 8, 6, 4, 2]", "tiers: each number must be from 0 to"),
    ("players = 2", "players = 2", "players = 3", "players no. 2: players: must be 2: they stand"),
    ("players = 2", "dice_per_colour = 12", "dice_per_colour = 11", "the bag runs dry: 45 dice"),
    ("players = 1", "deliveries = 3", "deliveries = 4", "deliveries: must be from 3 to 3"),
    ("players = 4", "deliveries = 5", "deliveries = 4", "deliveries: must be from 5 to 6"),
    ("[shelf]", "columns = 5", "columns = 6", "shelf: columns: must be 5: no other shelf can be"),
    ("[points]", "shame = -2", "shame = 2", "points: shame: must be from -20 to 0"),
    ('"rank_40"', "least = 40", "least = 30", 'rank "rank_40": least: must be more than for the'),
    ('"rank_40"', '"rank_40"', '"rank_45"', 'rank "rank_45": id: must be "rank_40" here'),
    ('"purple"', '"purple"', '"violet"', 'colour "violet": id: must be "purple" here'),
    ("[points]", "[points]", "[score]", 'unknown table "score"; one of: colour, deck, character'),
    ("[points]", "fives = 6", "fives 6", "not TOML: Expected '='"),
]


@pytest.mark.parametrize(("after", "old", "new", "message"), WRONG)
def test_a_wrong_file_is_told_its_line(
    tmp_path: Path, after: str, old: str, new: str, message: str
) -> None:
    path, line = changed(tmp_path, after, old, new)

    told = refusal(path)

    assert told.startswith(f"cards.toml:{line}: ")
    assert message in told


@pytest.mark.parametrize(
    ("pattern", "message"),
    [
        (["OBGP"], "must be 1 to 3 columns wide and at most 5 rows high"),
        ([""], "must be 1 to 3 columns wide and at most 5 rows high"),
        (["O"] * 6, "must be 1 to 3 columns wide and at most 5 rows high"),
        (["OB", "O"], "all rows must be equally long"),
        (["OB", "PB"], "column 1 asks for two colours"),
        (["O.", ".X"], "unknown symbol 'X'; one of: P, G, B, O, ."),
        (["O.."], "has an empty row or column at its border"),
        (["...", "OBG"], "has an empty row or column at its border"),
        (["...", "..."], "has an empty row or column at its border"),
    ],
)
def test_wrong_patterns(tmp_path: Path, pattern: list[str], message: str) -> None:
    old = 'pattern = [\n    "OBG",\n    "OBG",\n]'
    path, line = changed(tmp_path, '"comp_06"', old, f"pattern = {pattern}".replace("'", '"'))

    assert refusal(path) == f'cards.toml:{line}: competition "comp_06": pattern: {message}'


@pytest.mark.parametrize(
    ("id", "needless"),
    [
        ("borrower", "amount = 1"),
        ("bargain_hunter", 'below = "anything"'),
        ("nitpicker", 'dice = ["shelf"]'),
        ("geek", 'waives = "colour"'),
        ("end_07", "least = 3"),
        ("end_08", "points = 3"),
        ("rank_none", "least = 3"),
    ],
)
def test_keys_of_no_use_are_refused(tmp_path: Path, id: str, needless: str) -> None:
    path, line = changed(tmp_path, f'id = "{id}"', "name = ", f"{needless}\nname = ")

    told = refusal(path)

    assert told.startswith(f"cards.toml:{line}: ")
    assert f"{needless.split()[0]}: unknown key" in told


def test_a_card_is_missing(tmp_path: Path) -> None:
    text = FILE.read_text("utf-8")
    path = tmp_path / "few.toml"
    start = text.index("[[character]]")
    end = text.index("[[character]]", start + 1)
    path.write_text(text[:start] + text[end:], "utf-8")

    assert "character: 15 tables of this name; 16 needed" in refusal(str(path))


# A corrected file.


def test_a_corrected_file_gives_another_box(tmp_path: Path) -> None:
    """Somebody has looked: the cat takes two, and sixes on top bring three in outer columns."""
    path, _ = changed(tmp_path, '"cat"', "amount = -1", "amount = -2")
    text = (
        Path(path)
        .read_text("utf-8")
        .replace(
            '["top value = 6"]\npoints = 2', '["top value >= 5", "column = 1 or 5"]\npoints = 3'
        )
    )
    Path(path).write_text(text, "utf-8")

    box = reader.load(path)

    assert box.characters[4].amount == -2
    assert [each.trait for each in box.end_cards[0].where] == [the.TOP_VALUE, the.COLUMN]
    assert box.end_cards[0].where[1].values == (1, 5)
    assert box.end_cards[0].points == 3
    assert box.digest != BOX.digest


def test_the_digest_ignores_comments_names_and_sources(tmp_path: Path) -> None:
    path, _ = changed(tmp_path, '"cat"', 'name = "The Cat"', '# hello\nname   =  "Tom"')

    assert BOX.digest == reader.load(path).digest
    assert reader.load(path).names["en"]["character/cat"] == "Tom"
    assert len(BOX.digest) == 16
    assert reader.load() is reader.load()
