"""Fort teaches: what a tutor says and what is missing, true to the rulebook."""

from __future__ import annotations

import re

import pytest

from klubovna.core.teaching import Lack, Lesson, Note
from klubovna.games.fort import GAME
from klubovna.games.fort.state import Fort
from klubovna.games.fort.teach import things, tutor
from klubovna.games.fort.teach.examples import EXAMPLES
from tests.games.fort.stories import asked, fort, play, targets
from tests.laws.taught import NAMES, words_of


def table(text: str) -> Fort:
    """Lay out a position with a park to recruit from."""
    return fort(text if "park:" in text else f"{text}\npark: ghost#2 golden_boy#2 lil_boss")


def lesson(g: Fort) -> Lesson:
    """Return what whoever is asked is taught."""
    return GAME.lesson(g, g.actor)


def note(g: Fort, id: str) -> Note:
    """Return one note of the lesson."""
    found = [each for each in lesson(g).notes if each.id == id]
    assert len(found) == 1, [each.id for each in lesson(g).notes]
    return found[0]


def goal(g: Fort, lang: str = "en") -> str:
    """Return the goal in words."""
    found = lesson(g).goal
    assert found is not None
    return said(found.key, found.args, lang)


def lack(g: Fort, target: str, seat: int | None = None) -> Lack:
    """Return what is missing for a target."""
    found = GAME.lack(g, g.actor if seat is None else seat, target)
    assert found is not None, f"{target} is offered"
    return found


def missing(g: Fort, target: str, lang: str = "en") -> str:
    """Return what is missing for a target, in words."""
    found = lack(g, target)
    return said(found.key, found.args, lang)


def said(key: str, args: dict[str, int | str], lang: str) -> str:
    """Say the title of a phrase that teaches."""
    return words_of(GAME, lang).text(key, **words_of(GAME, lang)._args(args, NAMES))


# The first turn: one toy is there, Crash can bring two pizzas.
ADA = """
    player 0: stash=1/0
    hand 0: golden_boy#1 icky_and_sticky#1 bitsy crash#1
    yard 1: captain
"""


# Goals.


def test_the_goal_is_what_the_next_level_lacks() -> None:
    """Level 1 costs a toy and a pizza (8.1); one toy is there."""
    g = table(ADA)

    assert goal(g) == "Collect one pizza; an upgrade then builds level 1."
    assert goal(g, "cs") == "Sežeň 1 pizzu; vylepšením pak postavíš úroveň 1."
    found = lesson(g).goal
    assert found is not None
    assert [(n.sign, n.have, n.need, n.target) for n in found.needs] == [
        ("toy", 1, 1, "stash/toy"),
        ("pizza", 0, 1, "stash/pizza"),
    ]
    assert found.gain == ("fort", "1")


def test_the_pack_pays_too_and_spare_tokens_pay_white_icons() -> None:
    """Level 2 costs a toy, a pizza and one of either kind (3.5, 8.1)."""
    g = table("player 0: level=1 rule=loner stash=2/0 pack=0/1\nhand 0: crash#1 tiny#1")
    assert goal(g) == "You can pay level 2. Now it takes a card with an upgrade."

    g = table("player 0: level=1 rule=loner stash=2/0 pack=0/1\nhand 0: crash#1 bitsy")
    assert goal(g) == "Use an upgrade: you can pay level 2."

    g = table("player 0: level=1 rule=loner stash=0/1\nhand 0: crash#1 tiny#1")
    assert goal(g) == "Collect one toy and one of either kind; an upgrade then builds level 2."


def test_when_the_end_is_near_points_are_the_goal() -> None:
    """Somebody has 25 points: the round is played out (9.1, 9.4)."""
    g = table("player 1: score=25\nhand 0: crash#1 tiny#1")

    assert goal(g) == "The last round: every point counts."
    assert note(g, "last_round").rule == "9.4"


def test_a_fort_at_its_top_needs_nothing_more() -> None:
    """There is no level above 5 (8.1); the game ends with this round anyway."""
    g = table("player 0: level=5 rule=loner perk=bribe\nsculptor: 0\nhand 0: crash#1 tiny#1")

    assert goal(g) == "The last round: every point counts."
    assert GAME.lack(g, 0, "level/5") == Lack("when-level")


# Notes.


def test_the_card_that_brings_what_is_lacking_is_advised() -> None:
    """Crash's private action brings two pizzas."""
    g = table(ADA)

    advised = note(g, "play")
    assert (advised.target, advised.args) == (
        "hand/crash#1",
        {"card": "kid/crash", "panel": "private", "how": "alone"},
    )
    assert GAME.target(g, 0, advised.option) == "hand/crash#1"
    assert note(g, "best_friend").target == "hand/bitsy"
    assert note(g, "no_action").target == "hand/icky_and_sticky#1"


def test_an_upgrade_that_can_be_paid_comes_first() -> None:
    """Bitsy raises the fort (10.8)."""
    g = table("player 0: stash=1/1\nhand 0: crash#1 bitsy")

    assert lesson(g).notes[0].id == "upgrade"
    assert lesson(g).notes[0].args == {"card": "kid/bitsy", "level": 1, "how": "full"}


def test_the_kind_that_the_level_lacks_is_advised() -> None:
    """Several tokens of an action are of one kind (10.2)."""
    g = play(table(ADA), "crash#1 private full")

    assert asked(g) == "choose_kind"
    advised = note(g, "kind")
    assert (advised.target, advised.args) == ("kind/pizza", {"kind": "pizza", "why": "lacking"})


def test_cards_of_symbols_only_are_added_rather_than_others() -> None:
    """The Moles show two shovels, which Bug counts (4.5); no more than three pizzas fit."""
    g = play(table("player 0: stash=0/1\nhand 0: bug#1 sarge the_moles#1"), "bug#1")

    assert (asked(g), note(g, "add").target) == ("add_cards", "hand/the_moles#1")


def test_where_all_can_be_added_the_first_in_order_is_advised() -> None:
    """A card that was passed by can't be added any more (13.1)."""
    g = play(table("hand 0: bug#1 sarge the_moles#1"), "bug#1")
    assert note(g, "add").target == "hand/sarge"

    g = play(g, "sarge")
    assert note(g, "add").target == "hand/the_moles#1"


def test_following_is_told_with_the_card_to_discard() -> None:
    """A card with two shovels brings two pizzas (5.7)."""
    g = play(table("hand 0: bug#1\nhand 1: sarge the_moles#1 doc"), "bug#1")

    assert (g.actor, asked(g)) == (1, "follow")
    advised = note(g, "follow")
    assert advised.args == {"card": "kid/the_moles", "played": "kid/bug", "how": "good"}


def test_a_card_that_is_better_played_is_not_discarded_to_follow() -> None:
    """Bud brings two tokens on the own turn, more than a card in the lookout."""
    g = play(table("hand 0: prince#1 doc\nhand 1: bud the_moles#1"), "prince#1 finish")

    assert (g.actor, asked(g)) == (1, "follow")
    assert (note(g, "follow").args["how"], note(g, "follow").option) == ("maybe", -1)
    assert lesson(g).cautions == ()


def test_an_upgrade_in_hand_waits_for_the_own_turn() -> None:
    """Who is asked to follow something else can't use it now (5.1)."""
    g = play(
        table("""
            player 0: board=board_shovel
            player 1: board=board_glue stash=1/1
            hand 0: bug#1
            hand 1: sarge bitsy
        """),
        "bug#1",
    )

    assert (g.actor, asked(g)) == (1, "follow")
    assert goal(g) == "You can pay level 1. Keep an upgrade for your own turn."


def test_of_many_things_none_is_pointed_at_without_advice() -> None:
    """Of made-up rules that would bring as much none is better (8.3)."""
    g = play(table("player 0: stash=1/1\nhand 0: dot"), "dot")
    while asked(g) != "choose_rule":
        g.choose(g.legal[0])

    assert (note(g, "rule").target, note(g, "rule").option) == ("", -1)


def test_a_recruit_is_advised_and_where_else_to_look() -> None:
    """Park, yards and the top of the park deck (6.2 to 6.4)."""
    g = table("hand 0: icky_and_sticky#1\nyard 1: captain")

    assert asked(g) == "recruit_card"
    assert note(g, "recruit").target == "yard/1/captain"
    assert note(g, "recruit_yard").target == "yard/1/captain"
    assert note(g, "blind").target == "park_deck/top"


def test_only_whoever_is_asked_is_taught() -> None:
    """The others have no question."""
    assert GAME.lesson(table(ADA), 1) == Lesson()


# Cautions.


def test_playing_nothing_is_asked_about() -> None:
    """It brings nothing, and three cards wait in the yard (7.2); best friends don't (2.4)."""
    (caution,) = lesson(table(ADA)).cautions

    assert (caution.key, caution.rule) == ("caution-skip", "7.2")
    assert GAME.target(table(ADA), 0, caution.option) == "button/skip"
    assert GAME.target(table(ADA), 0, caution.better) == "hand/crash#1"
    costs = [said(line.key, line.args, "en") for line in caution.costs]
    gains = [said(line.key, line.args, "en") for line in caution.gains]
    assert costs == [
        "no step towards level 1",
        "3 cards wait in your yard, rivals may take them",
    ]
    assert gains == ["2 pizzas", "you keep Crash"]


def test_a_card_that_trashes_itself_is_not_kept() -> None:
    """Wart scores and leaves the game (10.6)."""
    g = table("hand 0: wart the_moles#1 the_moles#2\nplayer 0: stash=4/4")

    (caution,) = lesson(g).cautions
    assert [line.key for line in caution.gains] == ["gain-points"]


def test_not_following_for_an_upgrade_is_asked_about() -> None:
    """Rusty can be followed with any shovel or coin."""
    g = play(
        table("""
            player 0: board=board_shovel stash=1/1
            player 1: board=board_glue stash=1/1
            hand 0: rusty
            hand 1: sarge doc
        """),
        "rusty",
    )
    while asked(g) in ("choose_rule", "pay_from"):
        g.choose(g.legal[0])

    (caution,) = lesson(g).cautions
    assert caution.key == "caution-pass"
    assert [said(line.key, line.args, "en") for line in caution.gains] == [
        "your fort rises to level 1",
        "you get Sarge back later",
    ]


def test_to_leave_an_action_out_is_asked_about() -> None:
    """Prince tucked a card, so the lookout is worth a point (4.4)."""
    g = play(table("hand 0: prince#1 doc tink"), "prince#1 doc")

    (caution,) = lesson(g).cautions
    assert (caution.key, targets(g)) == ("caution-finish", ["button/private", "button/finish"])
    assert [said(line.key, line.args, "en") for line in caution.gains] == ["one point"]


def test_a_best_friend_is_not_trashed_without_a_question() -> None:
    """It may be (10.5), but its upgrade is gone then."""
    g = play(table("player 0: stash=4/4\nhand 0: flipper bitsy doc"), "flipper shovel")

    (caution,) = lesson(g).cautions
    assert (caution.key, caution.args) == ("caution-trash", {"card": "kid/bitsy"})
    assert GAME.target(g, 0, caution.better) == "hand/doc"


# What is missing.


def test_an_upgrade_lacks_a_toy_and_a_pizza() -> None:
    """The cost of level 1, and what is there of it."""
    g = table("hand 0: golden_boy#1 icky_and_sticky#1 bitsy crash#1\nyard 1: captain")

    found = lack(g, "hand/bitsy")
    assert [(n.sign, n.have, n.need) for n in found.needs] == [("toy", 0, 1), ("pizza", 0, 1)]
    assert missing(g, "hand/bitsy") == "You can't play Bitsy yet: you lack one toy and one pizza."
    assert (
        missing(g, "hand/bitsy", "cs")
        == "Kartu Drobka zatím zahrát nejde: potřebuješ ještě 1 hračku a 1 pizzu."
    )


PLAYING = [
    ("", "icky_and_sticky#1", "You can't play Icky & Sticky: it has no action."),
    ("player 0: stash=1/0 pack=0/1", "spike", "{}: your pack holds only 1 token."),
    ("", "the_ant", "{}: your stash is empty."),
    ("player 0: stash=0/4", "dash#1", "{}: no pizza fits into your stash."),
    ("", "smoke", "{}: all rivals' packs are empty."),
    ("player 0: stash=4/4\nplayer 1: pack=1/0", "smoke", "{}: the copy doesn't fit{}"),
    ("", "dot", "{}: you lack one toy and one pizza."),
    ("player 0: level=1 rule=loner stash=1/0", "dot", "{}: you lack one pizza and one{}"),
    ("", "golden_boy#1", "{}: there is nothing to swap."),
    ("", "penny", "{}: your stash is empty."),
    ("player 0: level=1 rule=loner stash=4/4", "tink", "{}: no toy fits into your stash."),
]


@pytest.mark.parametrize(("text", "card", "words"), PLAYING)
def test_what_is_missing_to_play_a_card(text: str, card: str, words: str) -> None:
    """Actions, tokens, room: one of a card's actions must be done in full (4.8)."""
    g = table(f"{text}\nhand 0: {card} lil_boss wart\npark: ghost#2 crash#2 doc")

    expected = re.escape(words).replace(r"\{\}", ".*")
    assert re.fullmatch(expected, missing(g, f"hand/{card}")), missing(g, f"hand/{card}")


def test_more_symbols_than_there_is_room_for() -> None:
    """With two more shovels three cards would go to the lookout (3.2, 4.10)."""
    text = "player 0: level=1 rule=loner\nhand 0: moose sarge the_moles#1 doc tink"
    g = play(table(text), "moose")

    found = lack(g, "hand/the_moles#1")
    assert [(n.sign, n.have, n.need) for n in found.needs] == [("lookout", 2, 3)]
    words = missing(g, "hand/the_moles#1")
    assert words == "You can't add The Moles: your lookout holds only 2 cards."


def test_another_symbol_can_not_be_added() -> None:
    """Chef counts books and skateboards (4.5)."""
    g = play(table("hand 0: chef#1 bones sarge"), "chef#1")

    assert missing(g, "hand/sarge").startswith("Sarge can't be added: it shows no suit")
    assert lack(g, "hand/sarge").args["other"] == "suit/skateboard"


def test_a_card_that_was_passed_by_or_has_a_twin() -> None:
    """Our own order of picks (13.1, 13.2)."""
    g = play(table("hand 0: bug#1 sarge scout wart"), "bug#1 scout")
    assert lack(g, "hand/sarge").key == "lack-order"

    g = table("hand 0: bug#1 bug#2 tiny#1")
    assert (lack(g, "hand/bug#2").key, lack(g, "hand/bug#2").target) == ("lack-twin", "hand/bug#1")


def test_another_symbol_can_not_follow() -> None:
    """Doc shows a book, Bug a shovel (5.2)."""
    g = play(table("hand 0: bug#1\nhand 1: sarge doc"), "bug#1")

    assert missing(g, "hand/doc") == "You can't follow with Doc: it shows no shovel."
    assert missing(g, "hand/doc", "cs") == "S kartou Doktorka následovat nejde: nemá lopatku."


@pytest.mark.parametrize(
    ("text", "target", "key"),
    [
        ("", "level/1", "lack-level"),
        ("player 0: stash=1/1", "level/1", "lack-level-action"),
        ("", "level/3", "lack-level-before"),
        ("", "fort", "lack-level"),
        ("", "perk_row/diy", "lack-perk"),
        ("", "rule_stack", "lack-rule"),
        ("player 0: level=2 rule=loner perk=bribe", "perk_row/diy", "lack-perk-again"),
        ("player 0: level=1 rule=loner", "rule_stack", "lack-rule-again"),
        ("", "park/lil_boss", "when-park"),
        ("", "park_deck/top", "when-park-deck"),
        ("yard 1: captain", "yard/1/captain", "when-yard"),
        ("", "stash/toy", "when-stash"),
        ("", "deck/0", "when-deck"),
        ("", "rival/1", "when-rival"),
    ],
)
def test_everything_else_says_what_it_waits_for(text: str, target: str, key: str) -> None:
    """A level, a card of a level, or its time in the turn."""
    assert lack(table(f"{text}\nhand 0: tiny#1 wart"), target).key == key


def test_who_is_not_asked_is_told_when() -> None:
    """Not your turn is no answer by itself."""
    g = table("hand 0: tiny#1 wart\nhand 1: doc\nyard 1: captain")

    assert lack(g, "hand/doc", 1).key == "when-hand"
    assert lack(g, "level/1", 1).key == "lack-level"
    assert lack(g, "yard/1/captain", 1).key == "lack-own-yard"


# Things and examples.


def test_reconstructed_numbers_say_so() -> None:
    """How often a kid is there and what a level costs is not public; its actions are."""
    told = {thing.ref: thing for thing in things.things(GAME.box(None))}

    crash = {line.key: line.provenance for line in told["kid/crash"].lines}
    assert (crash["line-kid"], crash["line-private"]) == ("reconstructed", "source")
    level = {line.key: line.provenance for line in told["level/1"].lines}
    assert (level["line-level-cost"], level["line-level-room"]) == ("reconstructed", "rulebook")


def test_an_action_is_taken_apart() -> None:
    """Bones: for each book trash a card, then score a point."""
    told = {thing.ref: thing for thing in things.things(GAME.box(None))}

    lines = told["kid/bones"].lines
    assert [said(line.key, line.args, "en") for line in lines] == [
        "Public: trash a card for each book",
        "Then: score a point",
        "How often: for each book",
        "Private: gain a toy or a pizza",
        "Suit: Book",
        "Kid from the park",
    ]
    assert lines[0].signs == ("(", "trash", "->", "score", ")", "x", "book")
    assert [line.rule for line in lines] == ["10.5", "10.9", "4.5", "10.2", "2.1", "1.8"]


def test_the_examples_are_what_they_say() -> None:
    """Four pizzas for Bug; Sarge, Scout or The Moles follow; Moose can be paid."""
    boards = {each.id: GAME.position(each.position) for each in EXAMPLES}

    assert asked(boards["shovels"]) == "use_action"
    play(boards["shovels"], "public 1 full")
    assert boards["shovels"].players[0].tokens[:2] == [1, 4]
    assert targets(boards["follow"]) == [
        "hand/sarge",
        "hand/scout",
        "hand/the_moles#1",
        "button/pass",
    ]
    assert "yard/1/tink" in targets(boards["yard"])
    assert "hand/moose" in targets(boards["upgrade"])
    assert len(boards["lookout"].players[0].lookout) == 2


def test_every_question_has_a_note() -> None:
    """But for how many of a part, and which of two icons comes first."""
    silent = {"TakeAmount", "ChooseHalf"}
    taught = {kind.__name__ for kind in tutor.TELLERS}
    assert {choice.__name__ for choice in GAME.choices()} - taught == silent
