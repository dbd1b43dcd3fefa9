"""The box of Fort: what is printed on it, and what a wrong file is told."""

from pathlib import Path

import pytest

from klubovna.components import ComponentError
from klubovna.games.fort.box import contents as fort
from klubovna.games.fort.box import reader

FILE = Path(__file__).parents[3] / "src/klubovna/games/fort/box/cards.toml"


def park() -> list[fort.Kid]:
    return reader.load().kids[: reader.load().park_kids]


def designs() -> list[fort.Kid]:
    return [kid for kid in reader.load().kids if kid.copy == 1]


def kid(word: str, box: fort.Box | None = None) -> fort.Kid:
    box = box or reader.load()
    return box.kids[box.number_of[word]]


def parts(action: fort.Action) -> list[int]:
    """Words, amounts and kinds of an action, between what repeats and what links them."""
    first, second = action.first, action.second
    one = [action.per, first.word, first.amount, first.kind]
    return one if action.link == fort.ALONE else [*one, action.link, second.word, second.amount]


def changed(folder: Path, after: str, old: str, new: str) -> tuple[str, int]:
    """Write the standard file with one change; return its path and the line of the change."""
    text = FILE.read_text("utf-8")
    at = text.index(old, text.index(after))
    path = folder / "cards.toml"
    path.write_text(text[:at] + new + text[at + len(old) :], "utf-8")
    return str(path), text.count("\n", 0, at) + 1 + new.startswith("\n")


def refusal(path: str) -> str:
    with pytest.raises(ComponentError) as caught:
        reader.load(path)
    assert "\n" not in str(caught.value)
    return str(caught.value)


def test_sixty_park_kids_and_two_best_friends_for_each_board() -> None:
    box = reader.load()

    assert box.park_kids == 60
    assert 68 == len(box.kids) == len(box.number_of)
    assert box.boards == [[60, 61], [62, 63], [64, 65], [66, 67]]
    assert list(range(68)) == [each.number for each in box.kids]
    assert 50 == len(designs()) == box.kids[-1].design + 1


def test_ten_park_kids_in_every_gang() -> None:
    assert [[k.gang for k in park()].count(g) for g in range(fort.SUITS)] == [10] * fort.SUITS


def test_symbols_in_the_park_deck() -> None:
    symbols = [sum(each.count[suit] for each in park()) for suit in range(7)]

    assert symbols[fort.SKATEBOARD] == symbols[fort.SHOVEL] == symbols[fort.GLUE] == 12
    assert symbols[fort.SQUIRT_GUN] == 12
    assert symbols[fort.BOOK] == 11
    assert symbols[fort.CROWN] == 10
    assert symbols[fort.COIN] == 3


def test_every_card_shows_a_suit_or_two() -> None:
    """One symbol, the same basic suit twice, or a basic suit and a coin."""
    for each in designs():
        first, *rest = sorted(each.suits)

        assert rest in ([], [first], [fort.COIN])
        assert first != fort.COIN or not rest


def test_upgrade_icons() -> None:
    icons = {each.id: each.upgrade_icons for each in designs() if each.upgrade_icons}

    ones = ["captain", "lefty", "moose", "skids", "bitsy", "rusty", "zip", "sparky"]
    assert {"dot": 2} | dict.fromkeys(ones, 1) == icons


def test_empty_panels() -> None:
    idle = [k.id for k in designs() if not k.has_action]
    private_only = [k.id for k in designs() if k.has_action and k.public.is_empty]
    public_only = [k.id for k in designs() if k.has_action and k.private.is_empty]

    pairs = {"noodle_twins", "icky_and_sticky", "the_moles", "rocket_bros", "the_scrappers"}
    assert pairs | {"puddin"} == set(idle)
    assert private_only == ["smoke", "ghost", "punky"]
    assert public_only == ["bitsy", "rusty", "zip", "sparky"]


def test_rules_perks_levels_and_constants() -> None:
    box = reader.load()

    assert (len(box.rules), len(box.perks), len(box.levels)) == (11, 9, 6)
    assert (box.levels[5].points, box.levels[5].lookout, box.levels[5].pack) == (23, 6, 6)
    assert [box.tokens, box.sculpture_points] == [[30, 30], 4]
    assert (box.hand_size, box.starting_kids, box.park_size, box.stash_capacity) == (5, 8, 3, 4)
    assert (box.end_points, box.end_level, box.extra_rules, box.extra_perks) == (25, 5, 1, 1)
    assert [perk.number for perk in box.perks] == [perk.power for perk in box.perks]
    assert box.perks[8].power == fort.COPY_CAT
    assert box.perks[fort.XXL_BACKPACK].amount == 2


def test_czech_declines_kids_and_boards() -> None:
    names = reader.load().names["cs"]

    assert all(f"kid/{kid.id}@acc" in names for kid in reader.load().kids)
    assert names["kid/munch@acc"] == "Mlsouna" and names["kid/bones@acc"] == "Kosťu"
    assert names["board/board_skateboard@acc"] == "desku se skateboardem"


def test_bug_twice_with_one_design() -> None:
    bug, twin = kid("bug#1"), kid("bug#2")

    assert (bug.number + 1, bug.design, 2) == (twin.number, twin.design, twin.copy)
    assert parts(bug.public) == [fort.SHOVEL, fort.GAIN, 1, fort.PIZZA]
    assert parts(bug.private) == [fort.PER_LEVEL, fort.SCORE, 1, 0]
    assert reader.load().names["cs"]["kid/bug"] == "Chrobák"


def test_actions_as_printed() -> None:
    assert parts(kid("einstein").public) == [fort.ONCE, fort.GAIN, 1, fort.EITHER]
    assert parts(kid("einstein").private) == [fort.BOOK, fort.SCORE, 1, 0]
    assert kid("einstein").private.trashes_self
    doc = [fort.ONCE, fort.LOOKOUT, 1, 0, fort.BOTH, fort.PACK, 1]
    assert doc == parts(kid("doc").public)
    assert parts(kid("doc").private) == [fort.PER_LOOKOUT, fort.SCORE, 1, 0]
    assert kid("ghost#1").public.is_empty
    assert parts(kid("ghost#1").private) == [fort.ANY_SUIT, fort.GAIN, 1, fort.EITHER]
    assert parts(kid("dot").public) == [fort.ONCE, fort.UPGRADE, 0, 0]
    assert parts(kid("dot").private) == [fort.ONCE, fort.UPGRADE, -1, 0]
    lefty = [fort.ONCE, fort.UPGRADE, 0, 0, fort.THEN, fort.SCORE, 2]
    assert lefty == parts(kid("lefty").public)
    tiny = kid("tiny#2").private
    assert parts(tiny) == [fort.ONCE, fort.TRASH_RIVAL, 1, 0, fort.THEN, fort.GAIN, 1]
    assert tiny.second.kind == fort.EITHER
    kitty = [fort.GLUE, fort.SPEND, 1, fort.TOY, fort.THEN, fort.SCORE, 1]
    assert kitty == parts(kid("kitty").private)
    assert parts(kid("ace").public) == [fort.ONCE, fort.GAIN, 2, fort.EITHER]


WRONG = [
    ('"bug"', '["shovel"]', '["shovle"]', 'kid "bug": suits: unknown suit "shovle"; one of: skate'),
    ('"bug"', "copies = 2", "copies = 0", 'kid "bug": copies: must be from 1 to 9'),
    ('"bug"', "copies = 2", "copies = true", 'kid "bug": copies: must be a whole number'),
    ('"bug"', "copies = 2", "copys = 2", 'kid "bug": copies is missing'),
    ('"bug"', "copies = 2", "\ncopys = 2\ncopies = 2", 'kid "bug": copys: unknown key'),
    ('"bug"', '"Bug"', '""', 'kid "bug": name: must not be empty'),
    ('"bug"', '"bug"', '"bones"', 'kid "bones": id: is there already'),
    ('"bug"', 'source"', 'guess"', 'kid "bug": provenance: unknown provenance "guess"; one of: ru'),
    ('"bug"', "pizza x", "pzza x", 'kid "bug": public: unknown effect "pzza"'),
    ('"bug"', "x shovel", "x shovels", 'kid "bug": public: cannot count "shovels"'),
    ('"bug"', "pizza x", "pizza > point x", 'kid "bug": public: brackets are missing'),
    ('"bug"', "pizza x", "(toy > (pizza > point)) x", 'kid "bug": public: too deep'),
    ('"bug"', "pizza x", "(spend toy > toy) x", 'kid "bug": public: both halves draw on toys;'),
    ('"bug"', "pizza x", "(pack > toy) x", "both halves draw on toys; such pairs are not supp"),
    ('"bug"', "pizza x", "(recruit + trash) x", "both halves draw on discarded cards;"),
    ('"bug"', "pizza x", "2 toys x", 'kid "bug": public: several tokens at once'),
    ('"bug"', "pizza x", "upgrade x", 'kid "bug": public: upgrades and copies stand alone'),
    ('"bug"', "pizza x shovel", "pizza > trash this", "private actions only"),
    ('"smoke"', "copy rival pack", "point x book", "a kid with a coin cannot count suits"),
    ('"puddin"', '["coin", "crown"]', '["book", "crown"]', "one basic suit twice"),
    ('"zip"', '"board_skateboard"', '"board_glue"', "has 2 best friends already"),
    ("level = 3", "{ toys = 2,", "{ toy = 2,", "level no. 4: cost: must give a whole number for"),
    ("level = 3", "pack = 4", "pack = 3", "level no. 4: pack: must be more than on the level"),
    ('"minimalism"', "points = 2", "points = 2\nbonus = 1", "bonus: unknown key"),
    ('"diy"', '"diy"', '"nap"', 'perk "nap": id: unknown perk "nap"; one of: diy, sticky_fingers'),
    ("[constants]", "hand_size = 5", "hand_size = 5.0", "constants: hand_size: must be a whole"),
    ("[constants]", "[constants]", "[constans]", 'unknown table "constans"; one of: suit,'),
    ("[constants]", "hand_size = 5", "hand_size 5", "not TOML: Expected '='"),
]


@pytest.mark.parametrize(("after", "old", "new", "message"), WRONG)
def test_a_wrong_file_is_told_its_line(
    tmp_path: Path, after: str, old: str, new: str, message: str
) -> None:
    path, line = changed(tmp_path, after, old, new)
    told = refusal(path)

    if "is missing" in message:  # of the whole record
        line = FILE.read_text("utf-8").splitlines().index('id = "bug"')
    line += "bonus" in message
    assert told.startswith(f"cards.toml:{line}: ")
    assert message in told


def test_too_few_park_kids(tmp_path: Path) -> None:
    text = FILE.read_text("utf-8").replace("starting_kids = 8", "starting_kids = 12")
    text = text.replace("copies = 2", "copies = 1")
    path = tmp_path / "few.toml"
    path.write_text(text, "utf-8")

    assert "42 park kids in all; 52 to 120 needed" in refusal(str(path))


def test_files_that_are_no_text(tmp_path: Path) -> None:
    path = tmp_path / "x.toml"

    assert refusal(str(path)).startswith("x.toml:1: cannot be read: ")
    path.write_bytes(b"# one\n# two \xff\n")
    assert refusal(str(path)) == "x.toml:2: not UTF-8"
    path.write_bytes(b"#" * 1_000_001)
    assert refusal(str(path)) == "x.toml:1: larger than 1000000 bytes"
    path.write_bytes(b"x = " + b"[" * 5000)
    assert refusal(str(path)).startswith("x.toml:1: not TOML: ")
    path.write_bytes(b'# one\nid = "')
    assert refusal(str(path)).startswith("x.toml:2: not TOML: ")
    path.write_bytes(b"")
    assert refusal(str(path)) == "x.toml:1: constants: 0 tables of this name; 1 needed"


def test_lines_are_right_after_strings_and_lists_of_many_lines(tmp_path: Path) -> None:
    path, line = changed(tmp_path, '"bug"', '["shovel"]', '[\n  "shovel", # [ kid\n]')
    text = Path(path).read_text("utf-8")
    text = text.replace('name = "Bug"', 'name = """\\\n  gang = \\" \\\n"""\n\'copys\' = 1')
    Path(path).write_text(text, "utf-8")

    assert refusal(path).startswith(f"cards.toml:{line}: ")


def test_a_corrected_file_gives_another_box(tmp_path: Path) -> None:
    """Somebody has counted: one Bug only, and level 1 is cheaper."""
    text = FILE.read_text("utf-8")
    at = text.index("copies = 2", text.index('id = "bug"'))
    text = text[:at] + "copies = 1" + text[at + 10 :]
    text = text.replace("cost = { toys = 1, pizza = 1, any = 0 }", "cost.toys = 1\ncost.pizza = 0")
    text = text.replace("cost.pizza = 0", "cost.pizza = 0\ncost.any = 0")
    path = tmp_path / "mine.toml"
    path.write_text(text, "utf-8")

    box = reader.load(str(path))

    assert 59 == box.park_kids == kid("flipper", box).number
    assert kid("bug", box).word == "bug"
    assert kid("lefty", box).number == kid("bug", box).number + 1
    assert box.boards == [[59, 60], [61, 62], [63, 64], [65, 66]]
    assert (box.levels[1].toys, box.levels[1].pizza, box.levels[1].any) == (1, 0, 0)
    assert box.digest != reader.load().digest


def test_the_digest_ignores_comments_names_and_sources(tmp_path: Path) -> None:
    path, _ = changed(tmp_path, '"bug"', 'name = "Bug"', '# hello\nname   =  "Beetle"')

    assert reader.load().digest == reader.load(path).digest
    assert len(reader.load().digest) == 16
    assert reader.load() is reader.load()


def test_provenance_is_counted(tmp_path: Path) -> None:
    """Every record counts once, and once more for each field that differs."""
    known = reader.load().provenance
    assert known == {"rulebook": 48, "source": 56, "recalled": 0, "reconstructed": 102}

    path, _ = changed(
        tmp_path, '"bug"', 's_provenance = "reconstructed"', 's_provenance = "source"'
    )

    assert {**known, "source": 57, "reconstructed": 101} == reader.load(path).provenance


def test_provenance_is_known_by_record_and_field() -> None:
    """A record is called by its names, or by its table and its place in it."""
    sources = reader.load().sources

    assert (sources["kid/bug"], sources["kid/bug.copies"]) == ("source", "reconstructed")
    assert (sources["level/1"], sources["level/1.cost"]) == ("rulebook", "reconstructed")
    assert sources["sculpture"] == sources["constants"] == "rulebook"
    assert "kid/bug.suits" not in sources  # as sure as the rest of its record
