"""Everything in the box of Creature Comforts, as immutable values that all positions share."""

from __future__ import annotations

from typing import Final

from klubovna.games.creature_comforts.pieces.numbers import BEYOND_KINDS, NONE, TYPES

Heap = tuple[int, ...]  # nine counts, one for each resource

# What the dice of a place must be.
ANY: Final = 0
EXACT: Final = 1
MAX_VALUE: Final = 2
MIN_VALUE: Final = 3
SUM_MAX: Final = 4
SUM_MIN: Final = 5
SUM_EXACT: Final = 6
SAME: Final = 7
STRAIGHT: Final = 8
EVEN: Final = 9
ODD: Final = 10
WHEEL: Final = 11
RULE_IDS: Final = [
    "any",
    "exact",
    "max_value",
    "min_value",
    "sum_max",
    "sum_min",
    "sum_exact",
    "same",
    "straight",
    "even",
    "odd",
    "wheel",
]

# How a comfort brings more points.
NO_BONUS: Final = 0
IF_HAVE: Final = 1
PER_STORED_SET: Final = 2
PER_OTHER: Final = 3
BONUS_IDS: Final = ["none", "if_have", "per_stored_set", "per_other"]

# What an improvement does.
SCORE_TYPE: Final = 0
STORY_ON_TYPE: Final = 1
BICYCLE: Final = 2
TOOL_SHED: Final = 3
UMBRELLA: Final = 4
ALMANAC: Final = 5
WHEELBARROW: Final = 6
WEATHERVANE: Final = 7
SCALE: Final = 8
SHARED_PLACE: Final = 9
IMPROVEMENT_EFFECT_IDS: Final = [
    "score_type",
    "story_on_type",
    "bicycle",
    "tool_shed",
    "umbrella",
    "almanac",
    "wheelbarrow",
    "weathervane",
    "scale",
    "shared_place",
]

# What a traveller does.
LYNX: Final = 0
FROG: Final = 1
WOODPECKER: Final = 2
WOLF: Final = 3
MOLE: Final = 4
RAVEN: Final = 5
SKUNK: Final = 6
BEAVER: Final = 7
LOON: Final = 8
TURTLE: Final = 9
MARTEN: Final = 10
BEAR: Final = 11
MOOSE: Final = 12
BLUE_JAY: Final = 13
TURKEY: Final = 14
TRAVELLER_EFFECT_IDS: Final = [
    "lynx",
    "frog",
    "woodpecker",
    "wolf",
    "mole",
    "raven",
    "skunk",
    "beaver",
    "loon",
    "turtle",
    "marten",
    "bear",
    "moose",
    "blue_jay",
    "turkey",
]

# How often a row of a traveller may be used, if not a number of times.
UNLIMITED: Final = 0
DIE_VALUE: Final = -1


class Requirement:
    """What the dice at a place must be; `count` 0 is any number of them, but at least one.

    `costs` are the lesson tokens by what the dice show: dice.py works them out when first asked.
    """

    def __init__(
        self, count: int, rule: int, value: int, values: tuple[int, ...], zone: int
    ) -> None:
        self.count: Final = count
        self.rule: Final = rule
        self.value: Final = value
        self.values: Final = values  # rising
        self.zone: Final = zone
        self.costs: Final[list[int]] = []


ANY_DIE: Final = Requirement(1, ANY, 0, (), NONE)


class Slot:
    """A place that gives a reward for dice."""

    def __init__(self, requirement: Requirement, reward: Heap) -> None:
        self.requirement: Final = requirement
        self.reward: Final = reward


class ValleyCard:
    """A month in the forest or on the meadow: its left and its right place."""

    def __init__(self, id: str, deck: int, season: int, slots: tuple[Slot, Slot]) -> None:
        self.id: Final = id
        self.deck: Final = deck
        self.season: Final = season
        self.slots: Final = slots


class Comfort:
    """A comfort: its cost and its points.

    `partner` is the kind that brings the bonus, `others` are kinds that bring it each, `stored` is
    one set of resources to be stored, at most `limit` times (0: no limit).
    """

    def __init__(
        self,
        id: str,
        type: int,
        points: int,
        cost: Heap,
        any_goods: int,
        copies: int,
        bonus: int,
        bonus_points: int,
        partner: int,
        others: tuple[int, ...],
        stored: Heap,
        limit: int,
    ) -> None:
        self.id: Final = id
        self.type: Final = type
        self.points: Final = points
        self.cost: Final = cost
        self.any_goods: Final = any_goods
        self.copies: Final = copies
        self.bonus: Final = bonus
        self.bonus_points: Final = bonus_points
        self.partner: Final = partner
        self.others: Final = others
        self.stored: Final = stored
        self.limit: Final = limit


class Improvement:
    """An improvement: its cost, its points and its effect.

    `type` is that of the comforts it speaks of. A shared place gives a visitor `reward` and
    `reward_any_goods`, its owner `owner_reward` or a gift of the visitor.
    """

    def __init__(
        self,
        id: str,
        points: int,
        cost: Heap,
        copies: int,
        solo: bool,
        effect: int,
        type: int,
        bonus_points: int,
        place: int,
        reward: Heap,
        reward_any_goods: int,
        owner_may_use: bool,
        owner_reward: Heap,
        gift: bool,
    ) -> None:
        self.id: Final = id
        self.points: Final = points
        self.cost: Final = cost
        self.copies: Final = copies
        self.solo: Final = solo
        self.effect: Final = effect
        self.type: Final = type
        self.bonus_points: Final = bonus_points
        self.place: Final = place
        self.reward: Final = reward
        self.reward_any_goods: Final = reward_any_goods
        self.owner_may_use: Final = owner_may_use
        self.owner_reward: Final = owner_reward
        self.gift: Final = gift


class Row:
    """What a traveller offers for some faces of the die: bit n of `values` is face n.

    `give_any` and `get_any` are goods of choice, all the same or all different if so said;
    comforts are discarded and drawn. A bulk row is one exchange of any number up to `times`.
    """

    def __init__(
        self,
        values: int,
        give: Heap,
        give_any: int,
        give_same: bool,
        give_different: bool,
        give_comforts: int,
        get: Heap,
        get_any: int,
        get_same: bool,
        get_different: bool,
        get_comforts: int,
        times: int,
        bulk: bool,
    ) -> None:
        self.values: Final = values
        self.give: Final = give
        self.give_any: Final = give_any
        self.give_same: Final = give_same
        self.give_different: Final = give_different
        self.give_comforts: Final = give_comforts
        self.get: Final = get
        self.get_any: Final = get_any
        self.get_same: Final = get_same
        self.get_different: Final = get_different
        self.get_comforts: Final = get_comforts
        self.times: Final = times
        self.bulk: Final = bulk
        self.free: Final = sum(give) + give_any + give_comforts == 0


class Traveller:
    """A traveller: an ability, and the rows of offers for those who visit the Inn.

    `amount` are the lessons of the frog and of the turtle and the wood that the woodpecker saves;
    `reward` is what marked places (raven), `places` (beaver, bear) or a gift (moose) bring.
    `row_of` is the row by face of the die.
    """

    def __init__(
        self,
        id: str,
        solo: bool,
        effect: int,
        amount: int,
        places: int,
        reward: Heap,
        rows: tuple[Row, ...],
        row_of: tuple[int, ...],
    ) -> None:
        self.id: Final = id
        self.solo: Final = solo
        self.effect: Final = effect
        self.amount: Final = amount
        self.places: Final = places
        self.reward: Final = reward
        self.rows: Final = rows
        self.row_of: Final = row_of


class Length:
    """How long a game is; `removed` are cards of each valley deck by season.

    `coins` are the seats that start with a coin, by number of players.
    """

    def __init__(
        self, months: int, removed: tuple[int, ...], coins: tuple[tuple[int, ...], ...]
    ) -> None:
        self.months: Final = months
        self.removed: Final = removed
        self.coins: Final = coins


class Title:
    """One word of a title of the solo game, and how much it takes."""

    def __init__(self, id: str, least: int) -> None:
        self.id: Final = id
        self.least: Final = least


class Points:
    """What is left over, and cottages that were built, bring these points."""

    def __init__(
        self, spot_points: tuple[int, ...], story: int, coin: int, goods_per_point: int
    ) -> None:
        self.spots: Final = spot_points
        self.story: Final = story
        self.coin: Final = coin
        self.goods_per_point: Final = goods_per_point


class Box:
    """Everything in the box; it never changes and all positions share it.

    `river` are its places A, B and C, `owl_draws` the comforts drawn by face of the die, `lengths`
    the standard and the short game. `literal` is the same box with the digits of the rulebook's
    text as they stand, None if this is that box.
    """

    def __init__(
        self,
        valley: tuple[ValleyCard, ...],
        river: tuple[Slot, ...],
        comforts: tuple[Comfort, ...],
        improvements: tuple[Improvement, ...],
        travellers: tuple[Traveller, ...],
        lengths: tuple[Length, ...],
        stocks: tuple[Title, ...],
        roles: tuple[Title, ...],
        realms: tuple[Title, ...],
        points: Points,
        hand_dealt: int,
        hand_kept: int,
        hand_limit: int,
        owl_draws: tuple[int, ...],
        literal: Box | None,
        names: dict[str, dict[str, str]],
        provenance: dict[str, int],
        sources: dict[str, str],
        digest: str,
    ) -> None:
        self.valley: Final = valley
        self.river: Final = river
        self.comforts: Final = comforts
        self.improvements: Final = improvements
        self.travellers: Final = travellers
        self.lengths: Final = lengths
        self.stocks: Final = stocks
        self.roles: Final = roles
        self.realms: Final = realms
        self.spot_points: Final = points.spots
        self.story_points: Final = points.story
        self.coin_points: Final = points.coin
        self.goods_per_point: Final = points.goods_per_point
        self.hand_dealt: Final = hand_dealt
        self.hand_kept: Final = hand_kept
        self.hand_limit: Final = hand_limit
        self.owl_draws: Final = owl_draws
        self.literal: Final = literal
        self.names: Final = names
        self.provenance: Final = provenance
        self.sources: Final = sources  # the provenance by record and field
        self.digest: Final = digest
        # Improvements that are places beyond the Valley, by their kind.
        beyond = [NONE] * BEYOND_KINDS
        for kind in range(len(improvements)):
            if improvements[kind].place != NONE:
                beyond[improvements[kind].place] = kind
        self.beyond: Final = tuple(beyond)
        # Those with which stories are stored, by type of comfort.
        books = [NONE] * TYPES
        for kind in range(len(improvements)):
            if improvements[kind].effect == STORY_ON_TYPE:
                books[improvements[kind].type] = kind
        self.books: Final = tuple(books)
