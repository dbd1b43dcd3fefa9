"""Hamlet: constructing buildings and roads."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from klubovna.core.step import Choice, Step
from klubovna.games.hamlet.pieces.numbers import (
    BIT,
    BRIDGE,
    LANDMARK,
    NONE,
    PATH,
    PLANNER,
    REFINERY,
    ROAD_IDS,
    TIMBER,
    without,
)
from klubovna.games.hamlet.pieces.village import Contact, Fit
from klubovna.games.hamlet.rules.pay import ROAD_BILL, Funds, StandAt, payable_tiles
from klubovna.games.hamlet.state import Hamlet
from klubovna.games.hamlet.text import numbering

MOST_SITES: Final = 256
MOST_FITS: Final = 64
MOST_CONTACTS: Final = 512

# Buildings.


def can_build(funds: Funds, tile: i64) -> bool:
    """Tell whether a plan can be paid and laid beside where it is paid."""
    village = funds.g.village
    if not funds.can_pay_in(village.network, tile):
        return False
    for stand in village.order:
        is_linked = village.network >> stand & 1
        if is_linked and funds.can_pay(stand, tile) and village.fits_beside(tile, stand):
            return True
    return False


def fits_of(g: Hamlet, player: i64, tile: i64) -> list[Fit]:
    """Return the ways to lay a plan that the player can pay for."""
    payable = payable_tiles(g, player, tile)
    return [fit for fit in g.village.fits(tile) if fit.touched & payable]


class ChooseSite(Choice):
    """The player picks a free segment: the first of those that the new tile will touch."""

    width: ClassVar[int] = MOST_SITES
    rule: ClassVar[int] = numbering.FITTING
    zones: ClassVar[tuple[str, ...]] = ("site",)

    def __init__(self, player: int, tile: int) -> None:
        super().__init__(player)
        self.tile: Final = tile

    def options(self, g: Hamlet) -> list[int]:
        """Return the segments at which it fits."""
        found: list[int] = []
        for fit in fits_of(g, self.player, self.tile):
            if fit.site not in found:
                found.append(fit.site)
        return found

    def take(self, g: Hamlet, option: int) -> None:
        """Choose how it lies there."""
        g.then(ChooseFit(self.player, self.tile, option))

    def target(self, g: Hamlet, option: int) -> str:
        """Return the number of the segment."""
        if option >= len(g.village.rim):
            return ""  # there is no such segment
        return f"site/{option}"

    def told(self, g: Hamlet) -> dict[str, int | str]:
        """Tell which plan."""
        return {"tile": f"tile/{g.box.tiles[self.tile].id}"}


class ChooseFit(Choice):
    """The player picks how the new tile lies along that segment."""

    width: ClassVar[int] = MOST_FITS
    rule: ClassVar[int] = numbering.FITTING
    zones: ClassVar[tuple[str, ...]] = ("fit",)

    def __init__(self, player: int, tile: int, site: int) -> None:
        super().__init__(player)
        self.tile: Final = tile
        self.site: Final = site

    def fits(self, g: Hamlet) -> list[Fit]:
        """Return all ways at this segment."""
        return [fit for fit in fits_of(g, self.player, self.tile) if fit.site == self.site]

    def options(self, g: Hamlet) -> list[int]:
        """Return their numbers."""
        return list(range(len(self.fits(g))))

    def take(self, g: Hamlet, option: int) -> None:
        """Pay where it is possible, then lay the tile."""
        fit = self.fits(g)[option]
        stands = fit.touched & payable_tiles(g, self.player, self.tile)
        g.then(
            StandAt(self.player, stands, self.tile),
            LayTile(self.player, self.tile, fit.anchor, fit.rotation),
        )

    def target(self, g: Hamlet, option: int) -> str:
        """Return the number of the way."""
        return f"fit/{option}"

    def told(self, g: Hamlet) -> dict[str, int | str]:
        """Tell which plan."""
        return {"tile": f"tile/{g.box.tiles[self.tile].id}"}


class LayTile(Step):
    """The plan becomes a building and scores; a landmark gets the builder's flag.

    The first refinery of a resource brings its milestone and its stack.
    """

    def __init__(self, player: int, tile: int, anchor: int, rotation: int) -> None:
        self.player: Final = player
        self.tile: Final = tile
        self.anchor: Final = anchor
        self.rotation: Final = rotation

    def do(self, g: Hamlet) -> None:
        """Build."""
        me = g.players[self.player]
        card = g.box.tiles[self.tile]
        me.plans = without(me.plans, self.tile)
        g.village = g.village.with_tile(self.tile, self.anchor, self.rotation)
        g.say(numbering.BUILT, self.player, self.tile, card.points)
        g.score(self.player, card.points)
        if card.kind == LANDMARK:
            me.flags = [*me.flags, self.tile]
        if card.kind == REFINERY:
            g.claim(self.player, card.output - TIMBER)
            g.open_stack(card.output)


# Roads.


def can_build_road(funds: Funds) -> bool:
    """Tell whether a road can be paid at an end of a place for it."""
    village = funds.g.village
    if not funds.g.players[funds.player].roads:
        return False
    for kind in (BRIDGE, PATH):
        ends: i64 = village.road_ends[kind]
        if ends and funds.can_pay_in(village.network, ROAD_BILL + kind):
            for tile in village.order:
                if ends >> tile & 1 and funds.can_pay(tile, ROAD_BILL + kind):
                    return True
    return False


def road_sites(g: Hamlet, player: i64) -> list[int]:
    """Return the contacts on which a player can build a road."""
    found: list[int] = []
    if not g.players[player].roads:
        return found
    funds, village = Funds(g, player), g.village
    payable = [funds.payable_tiles(ROAD_BILL + kind) for kind in (BRIDGE, PATH)]
    for n in range(len(village.contacts)):
        contact = village.contacts[n]
        kind = contact.road_kind()
        if kind == NONE or village.links[contact.one] & BIT[contact.other]:
            continue
        if payable[kind] & (BIT[contact.one] | BIT[contact.other]):
            found.append(n)
    return found


class RoadSite(Choice):
    """The player picks where a road joins two tiles: mountains by a bridge, forests by a path."""

    width: ClassVar[int] = MOST_CONTACTS
    rule: ClassVar[int] = numbering.ROAD_SITES
    zones: ClassVar[tuple[str, ...]] = ("contact",)

    def options(self, g: Hamlet) -> list[int]:
        """Return the contacts."""
        return road_sites(g, self.player)

    def take(self, g: Hamlet, option: int) -> None:
        """Pay at one of its ends, then build."""
        contact = g.village.contacts[option]
        kind = contact.road_kind()
        ends = BIT[contact.one] | BIT[contact.other]
        stands = payable_tiles(g, self.player, ROAD_BILL + kind) & ends
        g.then(StandAt(self.player, stands, ROAD_BILL + kind), LayRoad(self.player, option))

    def target(self, g: Hamlet, option: int) -> str:
        """Return the number of the contact."""
        if option >= len(g.village.contacts):
            return ""  # there is no such contact
        return f"contact/{option}"


def later_road(g: Hamlet, new: list[Contact]) -> str | None:
    """Return which road could join a tile to the network after it was laid, by its contacts."""
    for contact in new:
        kind = contact.road_kind()
        if kind != NONE and g.village.is_in_network(contact.one):
            return ROAD_IDS[kind]
    return None


def roads_ahead(g: Hamlet) -> list[int]:
    """Return where the road will lie that is being paid for."""
    return [step.contact for step in g.agenda if isinstance(step, LayRoad)]


class LayRoad(Step):
    """A road links two tiles for everybody; whoever builds the first is the planner."""

    def __init__(self, player: int, contact: int) -> None:
        self.player: Final = player
        self.contact: Final = contact

    def do(self, g: Hamlet) -> None:
        """Build."""
        contact = g.village.contacts[self.contact]
        g.players[self.player].roads -= 1
        g.village = g.village.with_road(self.contact, self.player)
        g.say(numbering.BUILT_ROAD, self.player, contact.road_kind(), contact.one, contact.other)
        g.claim(self.player, PLANNER)


STEPS: Final = (ChooseSite, ChooseFit, LayTile, RoadSite, LayRoad)
