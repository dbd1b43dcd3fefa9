"""Everything in the box of Fort, read from cards.toml and checked."""

from __future__ import annotations

import os
import re
from typing import Final, TypeAlias

from klubovna.core.components import Document, Record

Suit: TypeAlias = int

SKATEBOARD: Final = 0
SHOVEL: Final = 1
GLUE: Final = 2
SQUIRT_GUN: Final = 3
CROWN: Final = 4
BOOK: Final = 5
COIN: Final = 6
SUITS: Final = 6  # basic suits
SUIT_IDS: Final = ["skateboard", "shovel", "glue", "squirt_gun", "crown", "book", "coin"]

# Kinds of resource; EITHER is one kind, as the actor chooses.
TOY: Final = 0
PIZZA: Final = 1
EITHER: Final = 2
KIND_IDS: Final = ["toy", "pizza"]
RESOURCE_IDS: Final = ["toy", "pizza", "any"]

# Words of effects.
NOTHING: Final = 0
GAIN: Final = 1
PACK: Final = 2
LOOKOUT: Final = 3
TRASH: Final = 4
RECRUIT: Final = 5
UPGRADE: Final = 6
SCORE: Final = 7
SPEND: Final = 8
TRASH_RIVAL: Final = 9
COPY_PACK: Final = 10
COPY_RIVAL_PACK: Final = 11
EXCHANGE: Final = 12

# How the two effects of an action are linked.
ALONE: Final = 0
THEN: Final = 1
BOTH: Final = 2

# What multiplies an action: 0 to 5 is a basic suit.
ANY_SUIT: Final = 6
PER_PACK: Final = 7
PER_LOOKOUT: Final = 8
PER_LEVEL: Final = 9
ONCE: Final = 10

# What a made-up rule counts.
SUIT_SYMBOLS: Final = 0
FORT_LEVEL: Final = 1
DISTINCT_SUITS: Final = 2
TOKENS: Final = 3
LOOKOUT_CARDS: Final = 4
MOST_CARDS: Final = 5
NO_BEST_FRIENDS: Final = 6
PACK_TOKENS: Final = 7
UPGRADE_ICONS: Final = 8
FORM_IDS: Final = [
    "suit_symbols",
    "fort_level",
    "distinct_suits",
    "tokens",
    "lookout_cards",
    "most_cards",
    "no_best_friends",
    "pack_tokens",
    "upgrade_icons",
]

# Powers of perks.
DIY: Final = 0
STICKY_FINGERS: Final = 1
RECYCLING: Final = 2
XXL_BACKPACK: Final = 3
DO_OVER: Final = 4
BIRTHDAY_PARTY: Final = 5
ROUGH_HOUSING: Final = 6
BRIBE: Final = 7
COPY_CAT: Final = 8
PERK_IDS: Final = [
    "diy",
    "sticky_fingers",
    "recycling",
    "xxl_backpack",
    "do_over",
    "birthday_party",
    "rough_housing",
    "bribe",
    "copy_cat",
]
ONE_SHOT: Final = [DIY, RECYCLING, DO_OVER, ROUGH_HOUSING]
AMOUNTS: Final = {DIY: (0, 4), XXL_BACKPACK: (1, 6), COPY_CAT: (2, 3)}

# Options of a game: all are yes or no, but for the points.
MINIMALISM: Final = "minimalism"  # the rule
MINIMALISM_POINTS: Final = "minimalism_points"
OPTION_IDS: Final = [
    MINIMALISM_POINTS,
    "rough_housing_can_trash_best_friend",
    "followers_may_count_lookout_suits",
    "zero_repetition_counts_as_action",
    "resource_supply_limited",
]

MOST_PLAYERS: Final = 4
BOARDS: Final = 4
FRIENDS_PER_BOARD: Final = 2
LEVELS: Final = 6
FEWEST_PARK_KIDS: Final = 40
MOST_PARK_KIDS: Final = 120

TABLES: Final = [
    "suit",
    "resource",
    "kid",
    "best_friend",
    "board",
    "level",
    "made_up_rule",
    "perk",
    "macaroni_sculpture",
    "constants",
    "option",
]
CONSTANTS: Final = {
    "hand_size": (1, 10),
    "starting_kids": (3, 12),
    "park_size": (1, 6),
    "stash_capacity": (2, 9),
    "end_points": (1, 99),
    "end_level": (1, LEVELS - 1),
    "extra_rules": (0, 9),
    "extra_perks": (0, 5),
}

EFFECTS: Final = {
    "pack": PACK,
    "lookout": LOOKOUT,
    "trash": TRASH,
    "trash rival card": TRASH_RIVAL,
    "recruit": RECRUIT,
    "exchange": EXCHANGE,
    "copy pack": COPY_PACK,
    "copy rival pack": COPY_RIVAL_PACK,
}
KINDS: Final = {
    "toy": TOY,
    "toys": TOY,
    "pizza": PIZZA,
    "pizzas": PIZZA,
    "toy or pizza": EITHER,
    "toys or pizzas": EITHER,
}
SOURCES: Final = {
    "any suit": ANY_SUIT,
    "pack": PER_PACK,
    "lookout": PER_LOOKOUT,
    "fort level": PER_LEVEL,
}
DELTAS: Final = {"upgrade": 0, "upgrade -1": -1, "upgrade +1": 1}

# What an effect needs or changes. Perks are thought of: Bribe lets the lookout take from the park
# and from yards. If two halves of a pair share nothing, the pair can be done as often as the
# half that can be done less often, and a pair which shares something is refused.
MEANS: Final = {
    GAIN: [],
    SPEND: [],
    SCORE: [],
    PACK: ["toys", "pizza", "room in the pack"],
    EXCHANGE: ["toys", "pizza"],
    LOOKOUT: ["hand cards", "room in the lookout", "the park", "yards"],
    TRASH: ["hand cards", "discarded cards"],
    RECRUIT: ["the park", "yards", "discarded cards"],
    TRASH_RIVAL: ["yards"],
}
MEANS_OF_KIND: Final = [["toys"], ["pizza"], ["toys", "pizza"]]


class Effect:
    """One icon: a word, how much of it, and of which kind of resource."""

    def __init__(self, word: int, amount: int, kind: int) -> None:
        self.word: Final = word
        self.amount: Final = amount
        self.kind: Final = kind


class Action:
    """A panel of a kid: one effect or a linked pair, once or as often as something counts."""

    def __init__(
        self, text: str, per: int, first: Effect, link: int, second: Effect, trashes_self: bool
    ) -> None:
        self.text: Final = text
        self.per: Final = per
        self.first: Final = first
        self.link: Final = link
        self.second: Final = second
        self.trashes_self: Final = trashes_self
        self.is_empty: Final = first.word == NOTHING
        self.upgrade_icons: Final = int(first.word == UPGRADE)


class Kid:
    """A kid card; twins differ in number and copy only."""

    def __init__(
        self,
        number: int,
        id: str,
        copy: int,
        word: str,
        design: int,
        suits: list[int],
        gang: int,
        public: Action,
        private: Action,
        board: int,
    ) -> None:
        self.number: Final = number
        self.id: Final = id
        self.copy: Final = copy
        self.word: Final = word
        self.design: Final = design
        self.suits: Final = suits
        self.count: Final = [suits.count(suit) for suit in range(COIN + 1)]
        self.gang: Final = gang
        self.public: Final = public
        self.private: Final = private
        self.board: Final = board
        self.is_best_friend: Final = board >= 0
        self.has_action: Final = not (public.is_empty and private.is_empty)
        self.upgrade_icons: Final = public.upgrade_icons + private.upgrade_icons


class Level:
    """A level of the fort: its cost, its points at the end, its room."""

    def __init__(
        self, toys: int, pizza: int, any: int, points: int, lookout: int, pack: int
    ) -> None:
        self.toys: Final = toys
        self.pizza: Final = pizza
        self.any: Final = any
        self.points: Final = points
        self.lookout: Final = lookout
        self.pack: Final = pack


class MadeUpRule:
    """A way to score at the end; what its form does not use is -1, or 0 for the bonus."""

    def __init__(
        self,
        number: int,
        id: str,
        form: int,
        suit: int,
        kind: int,
        level: int,
        points: int,
        bonus: int,
    ) -> None:
        self.number: Final = number
        self.id: Final = id
        self.form: Final = form
        self.suit: Final = suit
        self.kind: Final = kind
        self.level: Final = level
        self.points: Final = points
        self.bonus: Final = bonus


class Perk:
    """A perk: `number` is its place in the box, `power` what it does."""

    def __init__(self, number: int, id: str, power: int, one_shot: bool, amount: int) -> None:
        self.number: Final = number
        self.id: Final = id
        self.power: Final = power
        self.one_shot: Final = one_shot
        self.amount: Final = amount


class Board:
    """A player board, as it looks."""

    def __init__(self, id: str, gang: int, colour: str) -> None:
        self.id: Final = id
        self.gang: Final = gang
        self.colour: Final = colour


class Option:
    """A choice made before the game; no and yes are 0 and 1."""

    def __init__(self, id: str, is_flag: bool, default: int, allowed: list[int]) -> None:
        self.id: Final = id
        self.is_flag: Final = is_flag
        self.default: Final = default
        self.allowed: Final = allowed


class Box:
    """Everything in the box; it never changes and all positions share it."""

    def __init__(
        self,
        kids: list[Kid],
        looks: list[Board],
        levels: list[Level],
        rules: list[MadeUpRule],
        perks: list[Perk],
        options: list[Option],
        tokens: list[int],
        sculpture_points: int,
        constants: dict[str, int],
        names: dict[str, dict[str, str]],
        provenance: dict[str, int],
        digest: str,
    ) -> None:
        self.kids: Final = kids
        self.park_kids: Final = len([kid for kid in kids if not kid.is_best_friend])
        self.number_of: Final = {kid.word: kid.number for kid in kids}
        self.boards: Final = [
            [kid.number for kid in kids if kid.board == board] for board in range(len(looks))
        ]
        self.board_ids: Final = [board.id for board in looks]
        self.board_looks: Final = looks
        self.levels: Final = levels
        self.rules: Final = rules
        self.perks: Final = perks
        self.options: Final = options
        self.tokens: Final = tokens  # by kind
        self.sculpture_points: Final = sculpture_points
        self.hand_size: Final = constants["hand_size"]
        self.starting_kids: Final = constants["starting_kids"]
        self.park_size: Final = constants["park_size"]
        self.stash_capacity: Final = constants["stash_capacity"]
        self.end_points: Final = constants["end_points"]
        self.end_level: Final = constants["end_level"]
        self.extra_rules: Final = constants["extra_rules"]
        self.extra_perks: Final = constants["extra_perks"]
        self.names: Final = names
        self.provenance: Final = provenance
        self.digest: Final = digest


_standard: Final[list[Box]] = []


def standard() -> Box:
    """Return the box that comes with the program."""
    if not _standard:
        _standard.append(load(os.path.join(os.path.dirname(__file__), "cards.toml")))
    return _standard[0]


def load(path: str | None = None) -> Box:
    """Return the box described by a file; ComponentError tells what is wrong with it."""
    if path is None:
        return standard()
    document = Document(path, TABLES)
    names: dict[str, dict[str, str]] = {"en": {}, "cs": {}}
    constants = read_constants(document)
    tokens = read_suits_and_tokens(document, names)
    looks = read_boards(document, names)
    kids = read_park_kids(document, names, constants)
    read_best_friends(document, names, looks, kids)
    levels = read_levels(document)
    rules = read_rules(document, names, MOST_PLAYERS + constants["extra_rules"])
    perks = read_perks(document, names, MOST_PLAYERS + constants["extra_perks"])
    sculpture = document.records("macaroni_sculpture")[0]
    points = sculpture.number("points", 0, 20)
    read_name(sculpture, names, "sculpture")
    sculpture.close()
    options = read_options(document, rules)
    provenance, digest = document.provenance, document.digest()
    return Box(
        kids,
        looks,
        levels,
        rules,
        perks,
        options,
        tokens,
        points,
        constants,
        names,
        provenance,
        digest,
    )


def read_id(record: Record, names: dict[str, dict[str, str]], kind: str) -> str:
    """Return the id of a record, which is new, and note its names."""
    id = record.text("id")
    if not re.fullmatch("[a-z][a-z0-9_]*", id):
        raise record.error("id", "must be small letters, digits and _")
    if f"{kind}/{id}" in names["en"]:
        raise record.error("id", "is there already")
    read_name(record, names, f"{kind}/{id}")
    return id


def expect_id(record: Record, id: str) -> None:
    if record.text("id") != id:
        raise record.error("id", f'must be "{id}" here')


def read_name(record: Record, names: dict[str, dict[str, str]], reference: str) -> None:
    for language, key in (("en", "name"), ("cs", "name_cs")):
        names[language][reference] = record.text(key)
        if not names[language][reference].strip():
            raise record.error(key, "must not be empty")


def read_constants(document: Document) -> dict[str, int]:
    record = document.records("constants")[0]
    constants = {key: record.number(key, low, high) for key, (low, high) in CONSTANTS.items()}
    record.close()
    return constants


def read_suits_and_tokens(document: Document, names: dict[str, dict[str, str]]) -> list[int]:
    """Read the suits and resources, which the rules know; return the tokens of each kind."""
    for number, record in enumerate(document.records("suit", COIN + 1, COIN + 1)):
        expect_id(record, SUIT_IDS[number])
        read_id(record, names, "suit")
        if record.flag("wild") != (number == COIN):
            raise record.error("wild", "must be true for the coin and only for it")
        record.close()
    tokens: list[int] = []
    for number, record in enumerate(document.records("resource", EITHER + 1, EITHER + 1)):
        expect_id(record, RESOURCE_IDS[number])
        read_id(record, names, "resource")
        is_token = number != EITHER
        tokens.append(record.number("tokens", int(is_token), 99 if is_token else 0))
        record.close()
    return tokens[:EITHER]


def read_boards(document: Document, names: dict[str, dict[str, str]]) -> list[Board]:
    boards: list[Board] = []
    for record in document.records("board", BOARDS, BOARDS):
        id = read_id(record, names, "board")
        gang = SUIT_IDS.index(record.choice("gang", "suit", SUIT_IDS[:SUITS]))
        boards.append(Board(id, gang, record.text("colour")))
        record.close()
    return boards


def read_park_kids(
    document: Document, names: dict[str, dict[str, str]], constants: dict[str, int]
) -> list[Kid]:
    """Return all park kids, copies side by side."""
    kids: list[Kid] = []
    records = document.records("kid", 1, MOST_PARK_KIDS)
    for design, record in enumerate(records):
        gang = SUIT_IDS.index(record.choice("gang", "suit", SUIT_IDS[:SUITS]))
        copies = record.number("copies", 1, 9)
        read_kid(record, names, kids, design, copies, gang, board=-1)
    dealt = MOST_PLAYERS * constants["starting_kids"] + constants["park_size"]
    fewest = max(FEWEST_PARK_KIDS, dealt + 1)
    if not fewest <= len(kids) <= MOST_PARK_KIDS:
        message = f"{len(kids)} park kids in all; {fewest} to {MOST_PARK_KIDS} needed"
        raise records[-1].error("copies", message)
    return kids


def read_best_friends(
    document: Document, names: dict[str, dict[str, str]], boards: list[Board], kids: list[Kid]
) -> None:
    """Add the best friends to the park kids."""
    count = FRIENDS_PER_BOARD * BOARDS
    ids = [board.id for board in boards]
    first_design = kids[-1].design + 1
    for place, record in enumerate(document.records("best_friend", count, count)):
        board = ids.index(record.choice("board", "board", ids))
        if len([kid for kid in kids if kid.board == board]) == FRIENDS_PER_BOARD:
            raise record.error("board", f"has {FRIENDS_PER_BOARD} best friends already")
        gang = boards[board].gang
        read_kid(record, names, kids, first_design + place, 1, gang, board)


def read_kid(
    record: Record,
    names: dict[str, dict[str, str]],
    kids: list[Kid],
    design: int,
    copies: int,
    gang: int,
    board: int,
) -> None:
    """Add all copies of a kid."""
    id = read_id(record, names, "kid")
    suits = [SUIT_IDS.index(word) for word in record.words("suits", "suit", SUIT_IDS)]
    basic = len(suits) - suits.count(COIN)
    if len(suits) not in (1, 2) or suits.count(COIN) > 1 or (basic == 2 and suits[0] != suits[1]):
        raise record.error("suits", "must be one suit, one basic suit twice, or one with a coin")
    public = read_action(record, "public", suits)
    private = read_action(record, "private", suits)
    record.close()
    for copy in range(1, copies + 1):
        word = f"{id}#{copy}" if copies > 1 else id
        number = len(kids)
        kids.append(Kid(number, id, copy, word, design, suits, gang, public, private, board))


def read_levels(document: Document) -> list[Level]:
    levels: list[Level] = []
    for number, record in enumerate(document.records("level", LEVELS, LEVELS)):
        if record.number("level", 0, LEVELS - 1) != number:
            raise record.error("level", f"must be {number}: levels stand in order")
        cost: list[int] = record.table("cost", ["toys", "pizza", "any"], 0, 9)
        if (sum(cost) == 0) != (number == 0):
            raise record.error("cost", "level 0 costs nothing, all others something")
        room = [record.number("lookout", 1, 12), record.number("pack", 1, 12)]
        if levels and room[0] <= levels[-1].lookout:
            raise record.error("lookout", "must be more than on the level before")
        if levels and room[1] <= levels[-1].pack:
            raise record.error("pack", "must be more than on the level before")
        points = record.number("points", 0, 99)
        levels.append(Level(cost[0], cost[1], cost[2], points, room[0], room[1]))
        record.close()
    return levels


def read_rules(
    document: Document, names: dict[str, dict[str, str]], fewest: int
) -> list[MadeUpRule]:
    rules: list[MadeUpRule] = []
    for number, record in enumerate(document.records("made_up_rule", fewest, 99)):
        id = read_id(record, names, "rule")
        form = FORM_IDS.index(record.choice("form", "form", FORM_IDS))
        suit = kind = level = -1
        bonus = 0
        if form == SUIT_SYMBOLS:
            suit = SUIT_IDS.index(record.choice("suit", "suit", SUIT_IDS[:SUITS]))
        elif form == TOKENS:
            kind = KIND_IDS.index(record.choice("resource", "resource", KIND_IDS))
        elif form == FORT_LEVEL:
            level = record.number("level", 0, LEVELS - 1)
        elif form in (DISTINCT_SUITS, MOST_CARDS):
            bonus = record.number("bonus", 0, 20)
        points = record.number("points", 1, 20)
        rules.append(MadeUpRule(number, id, form, suit, kind, level, points, bonus))
        record.close()
    return rules


def read_perks(document: Document, names: dict[str, dict[str, str]], fewest: int) -> list[Perk]:
    perks: list[Perk] = []
    for number, record in enumerate(document.records("perk", fewest, len(PERK_IDS))):
        id = record.choice("id", "perk", PERK_IDS)
        read_id(record, names, "perk")
        power = PERK_IDS.index(id)
        one_shot = record.flag("one_shot")
        if one_shot != (power in ONE_SHOT):
            raise record.error("one_shot", f"must be {str(not one_shot).lower()} for this perk")
        low, high = AMOUNTS.get(power, (0, 0))
        amount = record.number("amount", low, high) if power in AMOUNTS else 0
        perks.append(Perk(number, id, power, one_shot, amount))
        record.close()
    return perks


def read_options(document: Document, rules: list[MadeUpRule]) -> list[Option]:
    options: list[Option] = []
    count = len(OPTION_IDS)
    for number, record in enumerate(document.records("option", count, count)):
        id = OPTION_IDS[number]
        expect_id(record, id)
        is_flag = id != MINIMALISM_POINTS
        default = int(record.flag("default")) if is_flag else record.number("default", 0, 20)
        allowed = [int(value) for value in record.values("allowed", bool if is_flag else int)]
        if default not in allowed:
            raise record.error("default", "must be one of the allowed values")
        for rule in rules:
            if not is_flag and rule.id == MINIMALISM and rule.points != default:
                raise record.error("default", f"must be {rule.points}, the points of the rule")
        options.append(Option(id, is_flag, default, allowed))
        record.close()
    return options


def read_action(record: Record, panel: str, suits: list[int]) -> Action:
    """Return a panel of a kid; what cannot be played is refused."""
    text = record.text(panel)
    try:
        action = parse_action(text)
        check_action(action, is_private=panel == "private")
        if action.per <= ANY_SUIT and COIN in suits:
            raise ValueError("a kid with a coin cannot count suits")
    except ValueError as error:
        raise record.error(panel, str(error)) from error
    return action


def parse_action(text: str) -> Action:
    """Take apart a panel: (A > B) x source, or the same in brackets before > trash this."""
    words = text.replace("(", " ( ").replace(")", " ) ").split()
    if not words:
        return Action(text, ONCE, Effect(NOTHING, 0, 0), ALONE, Effect(NOTHING, 0, 0), False)
    trashes_self = words[-3:] == [">", "trash", "this"]
    if trashes_self:
        words = words[:-3]
        if "x" in words and not is_bracketed(words):
            raise ValueError("brackets are missing: (A x suit) > trash this")
        words = without_brackets(words)
    per = ONCE
    if "x" in words:
        at = words.index("x")
        per = parse_source(words[at + 1 :])
        words = words[:at]
        if (">" in words or "+" in words) and not is_bracketed(words):
            raise ValueError("brackets are missing: (A > B) x suit")
    first, link, second = parse_pair(without_brackets(words))
    return Action(text, per, first, link, second, trashes_self)


def is_bracketed(words: list[str]) -> bool:
    return words[:1] == ["("] and words[-1:] == [")"]


def without_brackets(words: list[str]) -> list[str]:
    return words[1:-1] if is_bracketed(words) else words


def parse_source(words: list[str]) -> int:
    """Return what multiplies an action."""
    source = " ".join(words)
    if source in SUIT_IDS[:SUITS]:
        return SUIT_IDS.index(source)
    if source not in SOURCES:
        known = ", ".join([*SUIT_IDS[:SUITS], *SOURCES])
        raise ValueError(f'cannot count "{source}"; one of: {known}')
    return SOURCES[source]


def parse_pair(words: list[str]) -> tuple[Effect, int, Effect]:
    """Return the one or two effects of an action, and their link."""
    links = [at for at, word in enumerate(words) if word in (">", "+")]
    if len(links) > 1 or "(" in words or ")" in words:
        raise ValueError(
            "too deep; the most is (A > B) x suit, all in brackets before > trash this"
        )
    if not links:
        return parse_effect(words), ALONE, Effect(NOTHING, 0, 0)
    link = THEN if words[links[0]] == ">" else BOTH
    return parse_effect(words[: links[0]]), link, parse_effect(words[links[0] + 1 :])


def parse_effect(words: list[str]) -> Effect:
    text = " ".join(words)
    if text in EFFECTS:
        return Effect(EFFECTS[text], 1, 0)
    if text in DELTAS:
        return Effect(UPGRADE, DELTAS[text], 0)
    amount = 1
    spends = words[:1] == ["spend"]
    if spends:
        words = words[1:]
    if words and words[0] in ("1", "2", "3", "4", "5", "6", "7", "8", "9"):
        amount = int(words[0])
        words = words[1:]
    noun = " ".join(words)
    if noun in ("point", "points") and not spends:
        return Effect(SCORE, amount, 0)
    if noun in KINDS and not (spends and KINDS[noun] == EITHER):
        return Effect(SPEND if spends else GAIN, amount, KINDS[noun])
    known = ["toy", "pizza", "toy or pizza", "spend toy", "spend pizza", "point", "upgrade"]
    raise ValueError(f'unknown effect "{text}"; one of: {", ".join([*known, *EFFECTS])}')


def check_action(action: Action, is_private: bool) -> None:
    """Refuse what the rules do not support."""
    first, second = action.first, action.second
    if not is_private and (action.trashes_self or action.per == ANY_SUIT):
        raise ValueError("trash this and any suit are for private actions only")
    is_simple = action.per == ONCE and action.link == ALONE
    is_raise = (
        action.per == ONCE
        and action.link == THEN
        and first.word == UPGRADE
        and second.word == SCORE
    )
    for effect in (first, second):
        if effect.word == GAIN and effect.amount > 1 and not is_simple:
            raise ValueError("several tokens at once are neither repeated nor half of a pair")
        if effect.word not in (GAIN, SCORE, UPGRADE) and effect.amount > 1:
            raise ValueError("only tokens to take and points come in larger numbers")
        is_lonely = effect.word in (UPGRADE, COPY_PACK, COPY_RIVAL_PACK)
        if is_lonely and not is_simple and not is_raise:
            raise ValueError("upgrades and copies stand alone, except upgrade > points")
    if action.link != ALONE and not is_raise:
        shared = [means for means in means_of(first) if means in means_of(second)]
        if shared:
            raise ValueError(f"both halves draw on {shared[0]}; such pairs are not supported")


def means_of(effect: Effect) -> list[str]:
    """Return what an effect needs or changes."""
    if effect.word in (GAIN, SPEND):
        return MEANS_OF_KIND[effect.kind]
    return MEANS[effect.word]
