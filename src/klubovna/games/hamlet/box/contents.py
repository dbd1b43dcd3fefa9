"""Everything in the box of Hamlet, as immutable values that all positions share."""

from __future__ import annotations

from typing import Final

# How landmarks score.
NO_SCORING: Final = 0
PER_SEGMENT: Final = 1  # `terrains` as bits: each own segment of them that touches the same
PER_COUNT: Final = 2  # `count`: SALES, DELIVERIES, DONKEYS_OWNED, ROADS_BUILT of the flag's owner
PER_COIN: Final = 3  # at most `cap`
PER_PATH_TILE: Final = 4
LONGEST_ROAD: Final = 5
IF_BUILT_ROAD: Final = 6
SCORING_IDS: Final = [
    "none",
    "per_segment",
    "per_count",
    "per_coin",
    "per_path_tile",
    "longest_road_bonus",
    "flat_if_built_road",
]

SALES: Final = 0
DELIVERIES: Final = 1
DONKEYS_OWNED: Final = 2
ROADS_BUILT: Final = 3
COUNT_IDS: Final = ["market_sales", "church_deliveries", "donkeys", "roads_built"]


class Group:
    """So many units of some resources, given as bits, in any mixture."""

    def __init__(self, resources: int, amount: int) -> None:
        self.resources: Final = resources
        self.amount: Final = amount


class Bill:
    """What an action costs: groups of resources that share none, then coins."""

    def __init__(self, groups: tuple[Group, ...], coins: int) -> None:
        self.groups: Final = groups
        self.coins: Final = coins


class LandmarkPoints:
    """What a landmark is worth at the end."""

    def __init__(
        self, op: int, points: int, count: int, terrains: int, cap: int, needs_network: bool
    ) -> None:
        self.op: Final = op
        self.points: Final = points
        self.count: Final = count
        self.terrains: Final = terrains
        self.cap: Final = cap
        self.needs_network: Final = needs_network


class Tile:
    """A building tile: its outline, terrain by segment, cost, slots and what it does."""

    def __init__(
        self,
        id: str,
        group: int,
        kind: int,
        walk: tuple[int, ...],
        segments: tuple[int, ...],
        bill: Bill,
        points: int,
        first_slot: int,
        slots: int,
        accepts: int,
        starts_with: int,
        input: int,
        output: int,
        gain_coins: int,
        gain_points: int,
        scoring: LandmarkPoints,
    ) -> None:
        self.id: Final = id
        self.group: Final = group
        self.kind: Final = kind
        self.walk: Final = walk  # directions 0..5, the interior on the left
        self.segments: Final = segments  # terrain by step of the walk
        self.bill: Final = bill
        self.points: Final = points  # for building it
        self.first_slot: Final = first_slot  # in the list of all slots
        self.slots: Final = slots
        self.accepts: Final = accepts  # resources as bits
        self.starts_with: Final = starts_with
        self.input: Final = input  # of a refinery, else NONE
        self.output: Final = output  # of a refinery, else NONE
        self.gain_coins: Final = gain_coins  # of production
        self.gain_points: Final = gain_points
        self.scoring: Final = scoring


class Delivery:
    """A space of the church."""

    def __init__(self, id: str, bill: Bill, points: int) -> None:
        self.id: Final = id
        self.bill: Final = bill
        self.points: Final = points


class Sale:
    """A sale tile of the market."""

    def __init__(self, id: str, level: int, bill: Bill, points: int, coins: int) -> None:
        self.id: Final = id
        self.level: Final = level  # 1 to 3
        self.bill: Final = bill
        self.points: Final = points
        self.coins: Final = coins


class Side:
    """What depends on the number of players."""

    def __init__(
        self,
        church_parts: int,
        deliveries: tuple[Delivery, ...],
        basic_price: int,
        refined_price: int,
        removed: tuple[int, ...],
        coins: tuple[int, ...],
    ) -> None:
        self.church_parts: Final = church_parts  # built at the start
        self.deliveries: Final = deliveries
        self.basic_price: Final = basic_price
        self.refined_price: Final = refined_price
        self.removed: Final = removed  # sale tiles by level - 1
        self.coins: Final = coins  # by place in the turn order


class Placement:
    """A tile on the lattice: its anchor vertex and rotation."""

    def __init__(self, tile: int, a: int, b: int, rotation: int) -> None:
        self.tile: Final = tile
        self.a: Final = a
        self.b: Final = b
        self.rotation: Final = rotation


class Solo:
    """Numbers of the solo opponent."""

    def __init__(
        self,
        hire_cost: int,
        favour_coins: int,
        discs: tuple[int, ...],
        discount_basic: int,
        discount_refined: int,
        discount_coins: int,
        refill_coins: tuple[int, ...],
        start_points: tuple[int, ...],
    ) -> None:
        self.hire_cost: Final = hire_cost
        self.favour_coins: Final = favour_coins
        self.discs: Final = discs  # in the cup, by colour: low, mid, own
        self.discount_basic: Final = discount_basic
        self.discount_refined: Final = discount_refined
        self.discount_coins: Final = discount_coins
        self.refill_coins: Final = refill_coins  # by difficulty: easy, normal, hard
        self.start_points: Final = start_points  # by difficulty


class Prices:
    """Numbers that are the same for everybody."""

    def __init__(
        self,
        villagers: tuple[int, ...],
        donkey: int,
        begging: int,
        bridge: Bill,
        path: Bill,
        road_points: int,
        planner_points: int,
        longest_points: int,
        coins_per_point: int,
        awards: tuple[int, ...],
        reward_coins: int,
        reward_points: int,
        high_factor: int,
    ) -> None:
        self.villagers: Final = villagers  # the second, third and fourth
        self.donkey: Final = donkey
        self.begging: Final = begging
        self.bridge: Final = bridge
        self.path: Final = path
        self.road_points: Final = road_points
        self.planner_points: Final = planner_points
        self.longest_points: Final = longest_points
        self.coins_per_point: Final = coins_per_point
        self.awards: Final = awards
        self.reward_coins: Final = reward_coins  # for a refined token that is consumed
        self.reward_points: Final = reward_points
        self.high_factor: Final = high_factor


class Box:
    """All components."""

    def __init__(
        self,
        tiles: tuple[Tile, ...],
        slots: int,
        sales: tuple[Sale, ...],
        sides: tuple[Side, ...],
        prices: Prices,
        start: tuple[Placement, ...],
        solo: Solo,
        digest: str,
        names: dict[str, dict[str, str]],
        provenance: dict[str, int],
        sources: dict[str, str],
    ) -> None:
        self.tiles: Final = tiles
        self.slots: Final = slots  # of all tiles together
        self.slot_tiles: Final = [n for n in range(len(tiles)) for _ in range(tiles[n].slots)]
        self.sales: Final = sales
        self.sides: Final = sides  # by players; 0 is unused
        self.prices: Final = prices
        self.start: Final = start  # the usual layout; the church first
        self.solo: Final = solo
        self.digest: Final = digest
        self.names: Final = names
        self.provenance: Final = provenance
        self.sources: Final = sources  # the provenance by record and field
