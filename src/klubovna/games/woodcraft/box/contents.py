"""Everything in the box of Woodcraft, as immutable values that all positions share."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from mypy_extensions import i64

from klubovna.games.woodcraft.pieces.numbers import BIT, CLASSES, NONE, colour_of, value_of

EMPTY: Final = 0  # the script without effects

# Events that permanent abilities hear.
ON_BUY_DIE: Final = 0  # colour and value of the die
ON_SELL_DIE: Final = 1
ON_BUY_MATERIAL: Final = 2
ON_TAKE_ORDER: Final = 3  # value: 1 the first, 2 the second of an action
ON_HIRE: Final = 4
ON_UPGRADE: Final = 5
ON_CUT: Final = 6
ON_JOIN: Final = 7
ON_GLUE: Final = 8
ON_PLANT: Final = 9
ON_FELL: Final = 10  # value of the tree
ON_COMPLETE: Final = 11  # value: the row of the order
ON_TOOL: Final = 12
ON_MARKETING: Final = 13
ON_BONUS: Final = 14
EVENT_IDS: Final = [
    "buy_die",
    "sell_die",
    "buy_material",
    "take_order",
    "hire_helper",
    "upgrade",
    "cut",
    "join",
    "glue",
    "plant_tree",
    "fell_tree",
    "complete_order",
    "gain_tool",
    "marketing",
    "bonus_action",
]

# When an ability works.
IMMEDIATE: Final = 0
ONCE_PER_TURN: Final = 1
PERMANENT: Final = 2
ABILITY_IDS: Final = ["immediate", "once_per_turn", "permanent"]

# What a commission counts.
METRIC_IDS: Final = [
    "completed_orders",
    "helpers",
    "tools",
    "upgrades_bought",
    "reputation_space",
    "marketing_steps",
    "blueberry_income",
    "hazelnut_income",
]


class Effect:
    """A printed effect: `rules/effects.py` and `rules/deeds.py` tell what each of them is and does.

    A script is a tuple of effects that are done one after the other, known by its number.
    """

    op: ClassVar[str] = ""  # its name for pages

    def is_possible(self, g: Any, player: i64) -> bool:
        """Tell whether it would do anything now."""
        return True

    def apply(self, g: Any, player: int, at: Any) -> None:
        """Do it; `at` is the step that has come to it. What may be declined is asked first."""
        raise NotImplementedError

    def accept(self, g: Any, player: int, at: Any) -> None:
        """Do it without asking whether: the player has just said so."""
        self.apply(g, player, at)

    def fail(self, g: Any, player: int) -> None:
        """There is nothing to act on: say so if it is a loss."""

    def is_goods(self) -> bool:
        """Tell whether it only gives goods, so that it doesn't matter when."""
        return False

    def scripts(self) -> tuple[int, ...]:
        """Return the scripts of which one may follow."""
        return ()


class Ability:
    """What a helper, or a space of the workshop, can do.

    A permanent one hears `event` where the colour and the value are among its own, as bits; a
    discount is `less` of the good `less_of`, and then `effects` is empty.
    """

    def __init__(
        self,
        kind: int,
        effects: int,
        event: int,
        colours: int,
        values: int,
        less_of: int,
        less: int,
    ) -> None:
        self.kind: Final = kind
        self.effects: Final = effects
        self.event: Final = event
        self.colours: Final = colours
        self.values: Final = values
        self.less_of: Final = less_of
        self.less: Final = less

    def hears(self, event: int, colour: int, value: int) -> bool:
        """Tell whether it works at an event; the colour NONE and the value 0 mean: any."""
        return (
            self.event == event
            and (colour == NONE or bool(self.colours & BIT[colour]))
            and (value == 0 or bool(self.values & BIT[value]))
        )


class Helper:
    """A helper card."""

    def __init__(
        self, id: str, is_late: bool, cost: int, production: int, ability: Ability
    ) -> None:
        self.id: Final = id
        self.is_late: Final = is_late
        self.cost: Final = cost
        self.production: Final = production
        self.ability: Final = ability


class Demand:
    """A die that an order asks for: its colours and values, as bits, and all such dice."""

    def __init__(self, colours: int, values: int) -> None:
        self.colours: Final = colours
        self.values: Final = values
        self.dice: Final[list[int]] = [
            die
            for die in range(CLASSES)
            if colours & BIT[colour_of(die)] and values & BIT[value_of(die)]
        ]


class Order:
    """An order: the row it starts in, what it asks for, what it gives."""

    def __init__(
        self,
        id: str,
        deck: int,
        row: int,
        demands: tuple[Demand, ...],
        materials: tuple[int, ...],
        reward: int,
    ) -> None:
        self.id: Final = id
        self.deck: Final = deck  # 0 early, 1 late, 2 nut
        self.row: Final = row
        self.demands: Final = demands
        self.materials: Final = materials  # glue, scrap, saw blades
        self.reward: Final = reward


class Commission:
    """A public commission: `points` for each full `step` of its metric."""

    def __init__(self, id: str, metric: int, step: int, points: int) -> None:
        self.id: Final = id
        self.metric: Final = metric
        self.step: Final = step
        self.points: Final = points


class SoloCard:
    """What moves while you wait: tiles, the rival, cards of the rows, dice of the store."""

    def __init__(
        self,
        id: str,
        tiles: tuple[int, ...],
        is_rearmost: bool,
        rival: int,
        order_slots: tuple[int, ...],
        helper_slots: tuple[int, ...],
        dice: tuple[int, ...],
    ) -> None:
        self.id: Final = id
        self.tiles: Final = tiles
        self.is_rearmost: Final = is_rearmost
        self.rival: Final = rival
        self.order_slots: Final = order_slots  # from 0
        self.helper_slots: Final = helper_slots
        self.dice: Final = dice  # slots of the public store, from 0


class RewardTile:
    """A reward tile: scripts from top to bottom, of the side for 2 or 4 and of that for 3."""

    def __init__(self, id: str, even: tuple[int, ...], three: tuple[int, ...]) -> None:
        self.id: Final = id
        self.even: Final = even
        self.three: Final = three


class WorkshopTile:
    """A tile to buy: its price and reward; a pot's seedling or a joint's greatest raise."""

    def __init__(self, id: str, cost: int, reward: int, amount: int) -> None:
        self.id: Final = id
        self.cost: Final = cost
        self.reward: Final = reward
        self.amount: Final = amount


class HelperSpace:
    """A space for a helper: what it pays when filled, and how many helpers produce then."""

    def __init__(self, id: str, income: int, produce: int) -> None:
        self.id: Final = id
        self.income: Final = income
        self.produce: Final = produce


class Link:
    """Two spaces of the attic, and what different tools on them give."""

    def __init__(self, one: int, other: int, reward: int) -> None:
        self.one: Final = one
        self.other: Final = other
        self.reward: Final = reward


class Milestone:
    """A space of a track and what a marker gets that comes to it or beyond."""

    def __init__(self, space: int, reward: int) -> None:
        self.space: Final = space
        self.reward: Final = reward


class Calendar:
    """The rounds of a game: how many, and after which of them something happens."""

    def __init__(
        self, rounds: int, income: tuple[int, ...], purge: tuple[int, ...], swap: int
    ) -> None:
        self.rounds: Final = rounds
        self.income: Final = income
        self.purge: Final = purge
        self.swap: Final = swap


class Prices:
    """Numbers of the boards that are the same for everybody."""

    def __init__(
        self,
        berries: int,
        lanterns: tuple[int, ...],
        commissions: tuple[int, ...],
        start_dice: tuple[int, ...],
        store_limit: int,
        surcharge: tuple[int, ...],
        materials: tuple[int, ...],
        second_order: int,
        instead: int,
        other_tile: int,
        bonus: int,
        growth: int,
        glue_points: int,
        marketing: tuple[tuple[int, int], ...],
    ) -> None:
        self.berries: Final = berries  # at the start
        self.lanterns: Final = lanterns  # at the start, by players; 0 is unused
        self.commissions: Final = commissions  # by players; 0 is unused
        self.start_dice: Final = start_dice  # classes
        self.store_limit: Final = store_limit
        self.surcharge: Final = surcharge  # by colour
        self.materials: Final = materials  # price of so many, from 1
        self.second_order: Final = second_order
        self.instead: Final = instead  # blueberries instead of the action
        self.other_tile: Final = other_tile  # lanterns
        self.bonus: Final = bonus  # lanterns
        self.growth: Final = growth
        self.glue_points: Final = glue_points
        self.marketing: Final = marketing  # (cost, points) by space, from 1


class Tracks:
    """Income and reputation."""

    def __init__(
        self,
        lap: int,
        starts: tuple[int, ...],
        milestones: tuple[tuple[Milestone, ...], ...],
        reputation_start: int,
        order_points: tuple[int, ...],
        overflow: int,
        reputation_milestones: tuple[Milestone, ...],
        reward_spaces: tuple[int, ...],
        places: tuple[tuple[int, ...], ...],
    ) -> None:
        self.lap: Final = lap
        self.starts: Final = starts  # by track
        self.milestones: Final = milestones  # by track
        self.reputation_start: Final = reputation_start
        self.order_points: Final = order_points  # by reputation space, from 0
        self.overflow: Final = overflow
        self.reputation_milestones: Final = reputation_milestones
        self.reward_spaces: Final = reward_spaces
        self.places: Final = places  # rewards in order, by players: indexes of the tile's side


class Wheel:
    """Bonuses: scripts of the outer spaces by sector and space (from 1), and of the windows."""

    def __init__(
        self, outer: tuple[tuple[int, ...], ...], windows: tuple[tuple[int, ...], ...]
    ) -> None:
        self.outer: Final = outer  # [sector][space - 1]
        self.windows: Final = windows  # [sector][level - 1]


class Box:
    """All components. `scripts[0]` is empty."""

    def __init__(
        self,
        scripts: tuple[tuple[Effect, ...], ...],
        helpers: tuple[Helper, ...],
        orders: tuple[Order, ...],
        commissions: tuple[Commission, ...],
        solo_cards: tuple[SoloCard, ...],
        reward_tiles: tuple[RewardTile, ...],
        chains: tuple[tuple[WorkshopTile, ...], ...],
        saw_ability: Ability,
        helper_spaces: tuple[HelperSpace, ...],
        order_rows: tuple[int, ...],
        expired: int,
        attic_needs: tuple[tuple[int, ...], ...],
        links: tuple[Link, ...],
        tools: tuple[int, ...],
        wheel: Wheel,
        tracks: Tracks,
        prices: Prices,
        calendars: tuple[Calendar, ...],
        purged_slots: tuple[int, ...],
        commission_rounds: tuple[int, ...],
        solo_marks: tuple[int, ...],
        digest: str,
        names: dict[str, dict[str, str]],
        provenance: dict[str, int],
        sources: dict[str, str],
    ) -> None:
        self.scripts: Final = scripts
        self.helpers: Final = helpers
        self.orders: Final = orders
        self.commissions: Final = commissions
        self.solo_cards: Final = solo_cards
        self.reward_tiles: Final = reward_tiles
        self.chains: Final = chains  # by POTS SAWS JOINTS GLUER; the start tiles first
        self.saw_ability: Final = saw_ability  # of the second sawing tile
        self.helper_spaces: Final = helper_spaces
        self.order_rows: Final = order_rows  # scripts by row, from 0
        self.expired: Final = expired  # steps of reputation lost
        self.attic_needs: Final = attic_needs  # by attic space
        self.links: Final = links
        self.tools: Final = tools  # tokens of each type
        self.wheel: Final = wheel
        self.tracks: Final = tracks
        self.prices: Final = prices
        self.calendars: Final = calendars  # by players; 0 is unused
        self.purged_slots: Final = purged_slots  # from 0
        self.commission_rounds: Final = commission_rounds  # of the solo game
        self.solo_marks: Final = solo_marks  # good and excellent
        self.digest: Final = digest
        self.names: Final = names
        self.provenance: Final = provenance
        self.sources: Final = sources  # the provenance by record and field
