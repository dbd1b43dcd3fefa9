"""Positions of Woodcraft that can't be are refused in one line; all others can be played on."""

from __future__ import annotations

import re

import pytest

from klubovna.core.game import kind_of
from klubovna.core.luck import dice
from klubovna.core.notation import NotationError
from klubovna.games.woodcraft import GAME
from klubovna.games.woodcraft.pieces.numbers import TILE_IDS
from klubovna.games.woodcraft.state import Wood
from tests.laws.spoiling import spoiled

TAIL = "Marketing 0; TidyUp 0; Confirm 0; EndTurn; Turn 1; EndRound"
REST = f"Actions 0; {TAIL}"

# Player 0 has done the action of a tile; everything can be replaced.
ACTING = {
    "round": "2",
    "turn": "0",
    "tile": "done",
    "goods 0": "9 blueberry 1 glue 1 scrap 1 sawblade",
    "wood 0": "green-3 yellow-2",
    "helpers 0": "forester",
    "helper_row": "whittler sawyer gardener glue_boiler",
    "done 0": "birdhouse",
}
# Seven tiles in the third sector: where they came to, one before the other.
TOGETHER = " ".join(f"{tile}:3.{7 - n}" for n, tile in enumerate(TILE_IDS))


def position(text: str) -> Wood:
    """Read a position."""
    g: Wood = GAME.position(f"game: woodcraft 1\n{text}")
    return g


def of(lines: dict[str, str], agenda: str | None = None) -> str:
    """Write a moment of a turn with some lines replaced, and perhaps what is to be done."""
    everything = ACTING | lines | ({} if agenda is None else {"agenda": agenda})
    return "\n".join(f"{key}: {value}" for key, value in everything.items() if value != "?")


def refuse(text: str, error: str) -> None:
    """Expect that a position is refused, and why."""
    with pytest.raises(NotationError, match=re.escape(error)) as refused:
        position(text)
    assert "\n" not in str(refused.value)


def number_of(word: str) -> int:
    """Return the number of a script of one word, such as "exchange"."""
    scripts = GAME.box(None).scripts
    ops = [[each.op for each in script] for script in scripts]
    return ops.index([word])


PARTS = "agenda: expected is a turn in its parts, under what it led to"


# Pieces.


@pytest.mark.parametrize(
    ("text", "error"),
    [
        ("players: 5", "players: 5 is not within 1 and 4"),
        ("round: 15", "round: 15 is not within 0 and 14"),
        ("players: 4\nround: 14", "round: 14 is not within 0 and 13"),
        ("first: 2", "first: 2 is not within 0 and 1"),
        ("turn: 2", "turn: 2 is not within -1 and 1"),
        ("next: 2", "next: 2 is not within 0 and 1"),
        ("wool 0: green-1", 'nobody knows "wool 0" in a position'),
        ("wood 2: green-1", 'nobody knows "wood 2" in a position'),
        ("rival: 3", 'nobody knows "rival" in a position'),
        ("wood 0: green-7", 'wood 0: there is no "green-7"'),
        ("turn: 0\nwood 0:" + " green-1" * 61, "wood 0: more dice than"),
        ("goods 0: 1 apple", 'goods 0: there is no "apple"'),
        ("goods 0: 1", 'goods 0: counts and names expected, as in "2 blueberry 1 reuse"'),
        ("goods 0: 1000 glue", "goods 0: 1000 is not within 0 and 999"),
        ("trees 0: yellow-1", "trees 0: only in pots"),
        ("workshop 0: 2 pot\ntrees 0: green:yellow-1", "trees 0: only in pots"),
        ("turn: 0\ntrees 0: green-6", "trees 0: those with 6 pips are felled at once"),
        ("workshop 0: 4 saw", "workshop 0: saw from 1 to 3"),
        ("workshop 0: 0 pot", "workshop 0: pot from 1 to 3"),
        ("face_down 0: saw saw", 'face_down 0: there is no further "saw"'),
        ("face_down 0: joint_2", 'face_down 0: there is no further "joint_2"'),
        ("face_down 0: gluing", 'face_down 0: there is no further "gluing"'),
        ("attic 0: M1:mallet", "attic 0: a tool stands upon nothing"),
        ("attic 0: T1:mallet", "attic 0: a tool stands upon nothing"),
        ("attic 0: B1:mallet\ntools: 11 mallet", "tool mallet: 12 on the table, 11 in the box"),
        ("income 0: 1 blueberry", "income 0: it never falls"),
        ("reputation 0: 21", "reputation 0: 21 is not within 0 and 20"),
        ("marketing 0: 0", "marketing 0: 0 is not within 1 and 9"),
        ("milestones 0: 4", 'milestones 0: there is no "4"'),
        ("store: green-1", "store: two dice of each colour, - for a gap"),
        ("store: - green-2 yellow-4 yellow-2 brown-4 brown-2", "store: gaps only while dice"),
        ("arc: perhaps", 'arc: there is no "perhaps"'),
    ],
)
def test_pieces_that_can_not_be(text: str, error: str) -> None:
    """Everything has a name, and there is only so much of it."""
    refuse(text, error)


@pytest.mark.parametrize(
    ("text", "error"),
    [
        ("hand 0: stool\norders 1: stool", "stool: 2 on the table, 1 in the box"),
        ("order_row: stool stool flute crate", "stool: 2 on the table, 1 in the box"),
        ("hand 0: stool\norder_deck: stool", "stool: 2 on the table, 1 in the box"),
        ("order_row: stool flute crate", "order_row: 4 cards, - for a gap"),
        ("order_row: - stool flute crate", "order_row, helper_row: gaps only on the left"),
        ("order_row: stool - flute crate\norder_deck:", "order_row, helper_row: gaps only"),
        ("order_discard: wardrobe", "orders, helpers: a card of another deck"),
        ("round: 9\norder_discard: stool", "orders, helpers: a card of another deck"),
        ("order_discard: nut_press\nnuts:", "orders, helpers: a card of another deck"),
        ("done 0: wardrobe", "orders, helpers: the late ones have not come yet"),
        ("nuts: totem", "nuts: nut orders only"),
        ("unseen: wooden_spoon", "unseen: early orders of the deck"),
        ("unseen: crate crate", "unseen: early orders of the deck"),
        ("order_deck: stool\nunseen: crate", "unseen: early orders of the deck"),
        ("round: 9\nunseen: stool\ndone 0: stool", "unseen: early orders of the deck"),
        ("round: 9\nunseen: wardrobe\norder_deck:", "unseen: early orders"),
        ("round: 9\nhand 0: wardrobe", "hand 0: only so many"),
        ("done 0: nut_press council_table hazelnut_mill", "hand 0: everybody had two nut orders"),
        ("hand 0: stool flute crate bench", "hand 0: only so many"),
        ("round: 5\nhand 0: stool flute crate", "hand 0: only so many"),
        ("orders 0: stool:6", "orders 0: 6 is not within 1 and 5"),
        ("orders 0: stool:1", "orders 0: one can't be in its row now"),
        ("orders 0: stool:3", "orders 0: one can't be in its row now"),
        ("round: 4\norders 0: stool:3", "orders 0: one can't be in its row now"),
        ("helpers 0: forester\nhelpers 1: forester", "forester: 2 on the table, 1 in the box"),
        ("helpers 0: banker", "helpers: the late ones have not come yet"),
        ("helper_discard: banker", "helpers: a card of another deck is on the table"),
        ("helpers 0: forester:R1C2", "helpers 0: each beside an earlier one"),
        ("helpers 0: forester sawyer:R2C2", "helpers 0: each beside an earlier one"),
        ("helpers 0: forester:R1C1 sawyer:R1C1", "helpers 0: each beside an earlier one"),
        ("helpers 0: beaver", 'helpers 0: there is no "beaver"'),
        ("offered 0: forester sawyer whittler", "offered 0: helpers before the opening"),
        ("commissions: guild_hall guild_hall", "guild_hall: 2 on the table, 1 in the box"),
        ("claimed 0: guild_hall guild_hall", "claimed 0: each once"),
        (
            "commissions: guild_hall craft_school\nclaimed 0: tool_museum town_fair",
            "commissions: more than are in the game",
        ),
        ("reward_tiles: tool_cabinet", "reward_tiles: one for each space"),
        ("reward_tiles: tool_cabinet tool_cabinet", "reward_tiles: one for each space"),
        ("reached 0: 1", "reached 0: 2 rounds expected, - for never"),
        ("reached 0: 2 -", "reached 0: 2 is not within 1 and 1"),
        ("players: 1\nrival_got: tool_cabinet", "rival_got: only where the rival came first"),
        ("players: 1\nrival: 5\nrival_got: tool_cabinet\nreached 0: 1 -", "rival_got: only where"),
        ("players: 1\nsolo_discard: rival_1 rival_1", "rival_1: 2 on the table, 1 in the box"),
    ],
)
def test_cards_that_can_not_be(text: str, error: str) -> None:
    """A card is in one place, at a time when it can be there."""
    refuse(text, error)


def test_helpers_may_run_out() -> None:
    """Nobody works alone, but there must be somebody to work with."""
    early = " ".join(helper.id for helper in GAME.box(None).helpers if not helper.is_late)
    refuse(f"helper_discard: {early}\nhelper_deck:", "helpers 0: everybody has one")


@pytest.mark.parametrize(
    ("text", "error"),
    [
        ("wheel: buy_wood:5.1", "wheel: 5 is not within 1 and 4"),
        ("wheel: buy_wood:1.8", "wheel: 8 is not within 1 and 7"),
        ("wheel: buy_wood:1", 'wheel: "" is not a whole number'),
        ("wheel: buy_wood:1.2", "wheel: every tile lies on a space of its own"),
        ("wheel: buy_wood:2.6", "wheel: a sector has no room for tiles that will come"),
        (f"wheel: {TOGETHER}\nsaw: 4", "saw: at the sector of the foremost tile"),
        (f"wheel: {TOGETHER}\narc: yes", "arc: over the hindmost tiles"),
        ("wheel: buy_wood:2.7 upgrade_workshop:1.1\narc: yes", "arc: over the hindmost tiles"),
        ("wheel: buy_wood:2.7\nsaw: 1\narc: yes", "arc: over the hindmost tiles"),
        ("wheel: buy_wood:4.7 trade_dice:2.7\nsaw: 3\narc: yes", "arc: over the hindmost tiles"),
        ("saw: 3", "saw: at the sector of the foremost tile"),
        ("saw: 0", "saw: 0 is not within 1 and 4"),
    ],
)
def test_wheels_that_can_not_be(text: str, error: str) -> None:
    """Tiles lie where moving them one by one can bring them, and the saw where they brought it."""
    refuse(text, error)


@pytest.mark.parametrize("wheel", ["buy_wood:2.7", "buy_wood:3.7", f"{TOGETHER}"])
def test_wheels_that_can_be(wheel: str) -> None:
    """What moving can bring about is fine."""
    assert position(f"wheel: {wheel}").seats() == 2


# Rounds.


@pytest.mark.parametrize(
    ("text", "error"),
    [
        ("agenda:", "agenda: expected is the next round"),
        ("round: 14\nturn: 0\nagenda:", "turn: it is somebody else's, or nobody's"),
        ("agenda: Turn 0; Turn 1", "agenda: expected is the next round"),
        ("agenda: Turn 1; Turn 0; EndRound", "agenda: turns and helpers follow the order"),
        ("agenda: Turn 0; EndRound", "agenda: turns and helpers follow the order"),
        ("agenda: Turn 0; EndRound; Turn 1; EndRound", PARTS),
        ("agenda: Turn 0; Turn 1; SoloTurn; EndRound", PARTS),
        ("agenda: Vanish; Turn 0; Turn 1; EndRound", PARTS),
        ("players: 1\nagenda: Turn 0; EndRound", PARTS),
        ("players: 1\nagenda: Vanish; Turn 0; SoloTurn; EndRound", "no commission leaves now"),
        ("turn: 0\nagenda: Turn 0; Turn 1; EndRound", "turn: it is somebody else's, or nobody's"),
        ("agenda: Round; Round", "agenda: expected is the next round"),
        ("agenda: Gains; Markets; Round", "agenda: expected is the next round"),
        ("round: 4\nagenda: PlaceHand; Markets; Round", "agenda: expected is the income"),
        ("round: 4\nagenda: Gains; Markets", "agenda: expected is the income"),
        ("round: 14\nagenda: Gains; Markets; Round", "agenda: expected is the last income"),
        ("round: 8\nagenda: Round", "agenda: Round: the late cards come first"),
        (
            "round: 3\nclaimed 0: town_fair\ncommissions: town_fair\nagenda: Round",
            "commissions: claimed ones have left at the end of the round",
        ),
        (
            "round: 4\nhand 0: stool flute crate\nagenda: Gains; Markets; Round",
            "hand 0: only so many",
        ),
        (
            "round: 4\norders 0: stool:4\nagenda: PlaceHand; Gains; Markets; Round",
            "orders 0: one can't be in its row now",
        ),
        (
            "round: 2\nwood 1: green-1 green-1 green-1 green-1 green-1 green-1 green-1",
            "wood 1: more dice than there is room for now",
        ),
    ],
)
def test_rounds_that_can_not_be(text: str, error: str) -> None:
    """Turns, income and rounds have their order."""
    refuse(text, error)


OPENING = """players: 1
round: 0
goods 0: 12 blueberry
offered 0: forester sawyer whittler
hand 0: stool flute crate bench sled nut_press hazelnut_mill
"""


@pytest.mark.parametrize(
    ("text", "error"),
    [
        ("round: 0\nagenda: SetUp; Round", "helpers 0: everybody has one"),
        ("round: 0\nagenda: Round", "order_row, helper_row: gaps"),
        ("round: 0\nagenda: Opening; Round", "order_row, helper_row: gaps"),
        ("round: 0\nagenda: SetUp; Opening", "agenda: expected are set-up, opening"),
        ("round: 0\nagenda:", "order_row, helper_row: gaps"),
        (f"{OPENING}agenda: SetUp; Opening; Round", "agenda: SetUp: the table is laid out once"),
        (f"{OPENING}turn: 0", "turn: it is somebody else's, or nobody's"),
        (OPENING.replace(" sled", ""), "agenda: Opening: cards were dealt to everybody"),
        (OPENING.replace(" whittler", ""), "agenda: Opening: cards were dealt to everybody"),
        (OPENING.replace("12 blueberry", "1 blueberry"), "and whichever helper can be paid"),
        ("round: 0\nhelpers 0: forester", "helpers 1: everybody has one"),
        (
            "round: 0\nhelpers 0: forester\nhelpers 1: sawyer\nagenda: Effects 1 1 0 0; "
            "Effects 0 1 0 0; Round",
            "agenda: turns and helpers follow the order",
        ),
    ],
)
def test_openings_that_can_not_be(text: str, error: str) -> None:
    """The table is laid out, everybody chooses, then the first round comes."""
    refuse(text, error)


@pytest.mark.parametrize(
    ("text", "kind"),
    [
        (OPENING, "opening"),
        ("round: 0\nhelpers 0: forester\nhelpers 1: sawyer", "actions"),
        ("round: 8\nhand 0: stool flute\nagenda: PlaceHand; Gains; Markets; Round", "place_hand"),
        ("round: 3\nagenda: Round", "actions"),
        ("players: 1\nround: 10\nagenda: Vanish; Turn 0; SoloTurn; EndRound", "actions"),
        ("players: 1\nagenda: SoloTurn; EndRound", "actions"),
        ("wood 1: green-1 green-1 green-1 green-1 green-1 green-1 green-1", "actions"),
    ],
)
def test_moments_between_turns(text: str, kind: str) -> None:
    """What can be is read, and asks the right question."""
    g = position(text)
    assert kind_of(type(g.top_choice())) == kind


# Turns.


@pytest.mark.parametrize(
    ("lines", "agenda", "error"),
    [
        ({}, "Actions 0; Turn 1; EndRound", "turn: it is somebody else's, or nobody's"),
        ({}, f"Actions 1; {TAIL}", "agenda: Actions: it is somebody else's turn"),
        ({}, "Actions 0; Marketing 0; Confirm 0; EndTurn; Turn 1; EndRound", PARTS),
        ({}, f"Actions 0; {REST}", PARTS),
        ({}, f"Turn 0; {REST}", "turn: it is somebody else's, or nobody's"),
        ({}, f"Growth 0; {REST}", "the turn has only begun"),
        ({"turn": "1"}, REST, "turn: it is somebody else's, or nobody's"),
        ({"turn": "?", "tile": "?"}, REST, "turn: it is somebody else's, or nobody's"),
        ({"turn": "?"}, None, "turn: tile, bonus, used and wheel_lanterns belong to one"),
        ({"turn": "?", "tile": "?", "bonus": "used"}, None, "belong to one"),
        ({"tile": "?"}, TAIL, "tile: one is moved in every turn"),
        ({"tile": "sell"}, None, 'tile: there is no "sell"'),
        ({"used": "R1C1"}, None, "used: spaces of helpers with an ability once in a turn"),
        ({"used": "R2C4"}, None, "used: spaces of helpers with an ability once in a turn"),
        ({"wood 0": "green-1 " * 7}, "EndTurn; Turn 1; EndRound", "wood 0: more dice than"),
        ({}, TAIL.replace("Marketing 0", "Storage 0"), "Storage: there is room for all dice"),
        ({}, f"FillStore; {TAIL}", PARTS),
        ({}, "Effects 0 1 0 0; EndTurn; Turn 1; EndRound", PARTS),
    ],
)
def test_turns_that_can_not_be(lines: dict[str, str], agenda: str | None, error: str) -> None:
    """A turn has its parts, and what belongs to it."""
    refuse(of(lines, agenda), error)


@pytest.mark.parametrize(
    ("step", "error"),
    [
        ("Effects 0 999 0 0", "agenda: script of Effects is not within 0 and"),
        ("Effects 0 1 9 0", "agenda: Effects: there is no such effect"),
        ("Effects 0 1 0 2", "agenda: wheel of Effects is not within 0 and 1"),
        ("Effects 1 1 0 0", "agenda: Effects: it is somebody else's turn"),
        ("After 0 15 -1 0", "agenda: event of After is not within 0 and 14"),
        ("After 0 0 3 0", "agenda: colour of After is not within -1 and 2"),
        ("PayLink 0 18", "agenda: link of PayLink is not within 0 and 17"),
        ("ChooseLink 0 0", "agenda: links of ChooseLink is not within 1 and"),
        ("ReachTile 0 2", "agenda: which of ReachTile is not within 0 and 1"),
        ("BuyWood 0 0 2", "agenda: bought of BuyWood is not within 0 and 1"),
        ("BuyWood 0 50 0", "agenda: less of BuyWood is not within 0 and"),
        ("PlaceHand", PARTS),
        ("Storage 0", PARTS),
        ("Meanwhile 0", "agenda: Meanwhile: actions are not interrupted"),
        ("ProducePlant 0 0 0; ProducePlant 0 0 0", "agenda: ProducePlant: it asks for what may"),
        ("Produce 0 1 1", "agenda: Produce: nobody can produce"),
        ("CutInto 0 3 1 0", "agenda: CutInto: the die or its tool is not there"),
        ("CutInto 0 6 1 0", "agenda: CutInto: the die or its tool is not there"),
        ("JoinBy 0 5", "agenda: JoinBy: the die or its tool is not there"),
        ("GlueWith 0 2 4 0", "agenda: GlueWith: the die or its tool is not there"),
        ("PlantPot 0 7 1", "agenda: nothing can come of PlantPot now"),
        ("PlantPot 0 0 2", "agenda: PlantPot: the die or its tool is not there"),
        ("ChooseTree 0 1", "agenda: nothing can come of ChooseTree now"),
        ("BumpBy 0 5 4 6", "agenda: BumpBy: the die or its tool is not there"),
        ("BumpDie 0 6 5", "agenda: nothing can come of BumpDie now"),
        ("RecolorTo 0 2 1", "agenda: nothing can come of RecolorTo now"),
        ("FlipUp 0 7 1", "agenda: nothing can come of FlipUp now"),
        ("PayDice 0 3 0 17", "agenda: nothing can come of PayDice now"),
        ("PayDice 0 2 0 0", "agenda: PayDice: no such order is paid"),
        ("PayDice 0 3 9 0", "agenda: PayDice: no such order is paid"),
        ("PayMaterial 0 4", "agenda: PayMaterial: there are not so many materials"),
        ("PlaceHelper 0 0", "berry_picker: 2 on the table, 1 in the box"),
        ("PlaceHelper 0 30", "agenda: PlaceHelper: the helper does not come from the row"),
        ("ChooseColour 0 1 0", "agenda: value of ChooseColour is not within 1 and 6"),
        ("ChooseEffect 0 1 0 0", "agenda: ChooseEffect: there is nothing to ask about"),
        ("MayExchange 0 1 0", "agenda: MayExchange: there is nothing to ask about"),
        ("TakePublic 0 7 1", "agenda: nothing can come of TakePublic now"),
        ("Effects 0 1 0 0; TradeDice 0 0", "agenda: TradeDice: it asks for what may"),
    ],
)
def test_actions_that_can_not_be(step: str, error: str) -> None:
    """What is under way must be possible: dice, cards and goods for it are there."""
    refuse(of({}, f"{step}; {REST}"), error)


@pytest.mark.parametrize(
    ("lines", "step", "kind"),
    [
        ({}, "CutInto 0 2 1 0", "cut_into"),
        ({}, "JoinBy 0 2", "actions"),
        ({"workshop 0": "2 joint"}, "JoinBy 0 2", "join_by"),
        ({"wood 0": "green-1 brown-2"}, "GlueWith 0 0 4 1", "glue_with"),
        ({}, "PayMaterial 0 2; Effects 0 1 0 0", "pay_material"),
        ({}, f"MayExchange 0 {number_of('exchange')} 0", "may_exchange"),
        ({}, f"ChooseEffect 0 {number_of('choose')} 0 0", "choose_effect"),
        ({"helpers 0": "forester sawyer whittler", "helper_row": "?"}, "Produce 0 2 1", "produce"),
        ({}, "HireHelper 0 0", "hire_helper"),
        ({"helper_row": "?", "helper_deck": "sawyer"}, "RefreshRow 0 2 1 1", "refresh_row"),
        ({"settings": "additional=anytime"}, "Meanwhile 0; TakeOrder 0 0 2", "meanwhile"),
        ({"workshop 0": "2 pot", "trees 0": "green-6 yellow-6"}, "FellGrown 0", "actions"),
        ({"goods 0": "1 blueberry"}, "BuyWood 0 0 1", "actions"),
        ({"wood 0": "green-1 " * 4 + "brown-1 " * 4}, "After 0 13 -1 0", "actions"),
    ],
)
def test_actions_that_can_be(lines: dict[str, str], step: str, kind: str) -> None:
    """What is possible is read, asks the right question and is played to the end."""
    g = position(of(lines, f"{step}; {REST}"))
    assert kind_of(type(g.top_choice())) == kind
    g.playout(dice(3))
    assert g.is_over


def test_wood_beyond_the_store_goes_back() -> None:
    """At the end of a turn, and only then, dice must be returned."""
    text = of({"wood 0": "green-1 " * 4 + "brown-1 " * 4}, f"Storage 0; {TAIL[13:]}")
    g = position(text)
    assert kind_of(type(g.top_choice())) == "storage"


def test_a_helper_on_the_way_is_nowhere_else() -> None:
    """Whoever is being placed has left the row and is in no deck."""
    box = GAME.box(None)
    early = [helper.id for helper in box.helpers if not helper.is_late]
    others = [id for id in early if id not in (*ACTING["helper_row"].split(), "forester", "sawyer")]
    row = {"helper_row": "whittler town_crier gardener glue_boiler"}
    deck = " ".join(id for id in others if id not in ("town_crier", "berry_picker"))
    step = f"PlaceHelper 0 {early.index('sawyer')}; {REST}"
    g = position(of(row | {"helper_deck": deck}, step))
    assert kind_of(type(g.top_choice())) == "place_helper"
    refuse(
        of(row | {"helper_deck": f"{deck} sawyer"}, step), "sawyer: 2 on the table, 1 in the box"
    )


# Whatever is accepted can be played.


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_spoiled_positions_are_refused_or_played_to_the_end(players: int) -> None:
    """Words, numbers and steps of real positions change at random; nothing ever breaks."""
    luck = dice(players)
    g = GAME.new(players, 70 + players)
    accepted = refused = 0
    while not g.is_over:
        for _ in range(8 // players):
            try:
                read = GAME.position(spoiled(GAME.notation(g), luck.below))
            except NotationError:
                refused += 1
                continue
            read.playout(luck.clone())
            assert all(min(me.goods + me.wood) >= 0 for me in read.players)
            accepted += 1
        g.choose(g.legal[luck.below(len(g.legal))])
    assert accepted > 10 and refused > 10
