"""Everything in the box of Fort, as immutable values that all positions share."""

from __future__ import annotations

from typing import Final

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

# The rule whose points are a setting.
MINIMALISM: Final = "minimalism"


# What an action needs or changes, as bits.
TOYS_IN_STASH: Final = 1
PIZZA_IN_STASH: Final = 2
IN_STASH: Final = TOYS_IN_STASH | PIZZA_IN_STASH
STASH_OF_KIND: Final = (TOYS_IN_STASH, PIZZA_IN_STASH, IN_STASH)
IN_PACK: Final = 4
IN_LOOKOUT: Final = 8
IN_HAND: Final = 16
IN_DISCARD: Final = 32
IN_PARK: Final = 64
OF_FORT: Final = 128


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


def action_means(action: Action) -> int:
    """Return what an action needs or changes; two actions that share nothing do not meet."""
    by_source = {PER_PACK: IN_PACK, PER_LOOKOUT: IN_LOOKOUT, PER_LEVEL: OF_FORT}
    means = by_source.get(action.per, 0)
    return means | effect_means(action.first) | effect_means(action.second)


def effect_means(effect: Effect) -> int:
    """Return what one icon needs or changes; an upgrade brings room, and maybe a perk."""
    word = effect.word
    if word == GAIN:
        return STASH_OF_KIND[effect.kind]
    if word == SPEND:
        return STASH_OF_KIND[effect.kind] | IN_PACK
    return {
        PACK: IN_STASH | IN_PACK,
        EXCHANGE: IN_STASH | IN_PACK,
        COPY_PACK: IN_STASH | IN_PACK,
        COPY_RIVAL_PACK: IN_STASH,
        LOOKOUT: IN_LOOKOUT | IN_HAND | IN_PARK,
        TRASH: IN_HAND | IN_DISCARD,
        RECRUIT: IN_DISCARD | IN_PARK,
        TRASH_RIVAL: IN_PARK,
        UPGRADE: IN_STASH | IN_PACK | IN_LOOKOUT | IN_PARK | OF_FORT,
    }.get(word, 0)


# What an action can bring that another one may want, as bits: tokens and room for tokens of each
# kind, tokens and room in the pack, cards and room in the lookout, discarded cards, levels.
MORE_TOYS: Final = 1
MORE_PIZZA: Final = 2
MORE_TOKENS: Final = MORE_TOYS | MORE_PIZZA
TOKENS_OF_KIND: Final = (MORE_TOYS, MORE_PIZZA, MORE_TOKENS)
TOY_ROOM: Final = 4
PIZZA_ROOM: Final = 8
STASH_ROOM: Final = TOY_ROOM | PIZZA_ROOM
ROOM_OF_KIND: Final = (TOY_ROOM, PIZZA_ROOM, STASH_ROOM)
PACKED: Final = 16
PACK_ROOM: Final = 32
TUCKED: Final = 64
LOOKOUT_ROOM: Final = 128
DISCARDED: Final = 256
RAISED: Final = 512


def enables(action: Action, other: Action) -> bool:
    """Tell whether doing one action can make another one possible that was not."""
    by_source = {PER_PACK: PACKED, PER_LOOKOUT: TUCKED, PER_LEVEL: RAISED}
    wanted = by_source.get(other.per, 0) | wants(other.first) | wants(other.second)
    return (brings(action.first) | brings(action.second)) & wanted != 0


def brings(effect: Effect) -> int:
    """Return what an icon can bring; an upgrade may bring a perk that takes from elsewhere."""
    word = effect.word
    if word == GAIN:
        return TOKENS_OF_KIND[effect.kind]
    if word == SPEND:
        return ROOM_OF_KIND[effect.kind] | PACK_ROOM
    return {
        PACK: STASH_ROOM | PACKED,
        EXCHANGE: MORE_TOKENS | STASH_ROOM | PACKED,
        COPY_PACK: MORE_TOKENS,
        COPY_RIVAL_PACK: MORE_TOKENS,
        LOOKOUT: TUCKED,
        RECRUIT: DISCARDED,
        UPGRADE: MORE_TOKENS | STASH_ROOM | PACK_ROOM | LOOKOUT_ROOM | RAISED,
    }.get(word, 0)


def wants(effect: Effect) -> int:
    """Return what an icon could lack."""
    word = effect.word
    if word == GAIN:
        return ROOM_OF_KIND[effect.kind]
    if word == SPEND:
        return TOKENS_OF_KIND[effect.kind]
    return {
        PACK: MORE_TOKENS | PACK_ROOM,
        EXCHANGE: MORE_TOKENS | STASH_ROOM | PACKED,
        COPY_PACK: STASH_ROOM | PACKED,
        COPY_RIVAL_PACK: STASH_ROOM,
        LOOKOUT: LOOKOUT_ROOM,
        TRASH: DISCARDED,
        UPGRADE: MORE_TOKENS,
    }.get(word, 0)


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
        self.is_entangled: Final = (action_means(public) & action_means(private)) != 0
        self.is_enabling: Final = enables(public, private) or enables(private, public)
        self.reaches_out: Final = (action_means(public) | action_means(private)) & IN_PARK != 0


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


class Look:
    """A player board, as it looks."""

    def __init__(self, id: str, gang: int, colour: str) -> None:
        self.id: Final = id
        self.gang: Final = gang
        self.colour: Final = colour


class Box:
    """Everything in the box; it never changes and all positions share it."""

    def __init__(
        self,
        kids: list[Kid],
        looks: list[Look],
        levels: list[Level],
        rules: list[MadeUpRule],
        perks: list[Perk],
        tokens: list[int],
        sculpture_points: int,
        constants: dict[str, int],
        names: dict[str, dict[str, str]],
        provenance: dict[str, int],
        sources: dict[str, str],
        digest: str,
    ) -> None:
        self.kids: Final = kids
        self.designs: Final = [kid.design for kid in kids]
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
        self.sources: Final = sources  # the provenance by record and field
        self.digest: Final = digest
