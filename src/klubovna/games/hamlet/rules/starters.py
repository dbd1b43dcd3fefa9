"""Hamlet: the buildings of the start, laid by the first player."""

from __future__ import annotations

from typing import ClassVar, Final

from klubovna.core.step import Choice
from klubovna.games.hamlet.pieces.layouts import all_layouts
from klubovna.games.hamlet.pieces.village import Village
from klubovna.games.hamlet.state import Hamlet
from klubovna.games.hamlet.text import numbering

MOST_WAYS: Final = 40


class LayStarter(Choice):
    """The first player lays a building of the start, so that later ones still have a place.

    The village is a whole layout all the time; later buildings lie there as they could.
    """

    width: ClassVar[int] = MOST_WAYS
    rule: ClassVar[int] = numbering.LAYOUT
    zones: ClassVar[tuple[str, ...]] = ("fit",)

    def __init__(self, player: int, tile: int) -> None:
        super().__init__(player)
        self.tile: Final = tile

    def ways(self, g: Hamlet) -> list[Village]:
        """Return a layout for each way in which the building can lie."""
        found: list[Village] = []
        for layout in all_layouts(g.box):
            if not agree(layout, g.village, self.tile):
                continue
            if not found or not agree(layout, found[-1], self.tile + 1):
                found.append(layout)
        return found

    def options(self, g: Hamlet) -> list[int]:
        """Return their numbers."""
        return list(range(len(self.ways(g))))

    def take(self, g: Hamlet, option: int) -> None:
        """Lay it there."""
        g.village = self.ways(g)[option]
        g.say(numbering.LAID, self.player, self.tile)

    def target(self, g: Hamlet, option: int) -> str:
        """Return the number of the way."""
        return f"fit/{option}"

    def told(self, g: Hamlet) -> dict[str, int | str]:
        """Tell which building."""
        return {"tile": f"tile/{g.box.tiles[self.tile].id}"}


def agree(one: Village, other: Village, tiles: int) -> bool:
    """Tell whether the first so many tiles lie alike in two villages."""
    for tile in range(tiles):
        if one.anchors[tile] != other.anchors[tile] or one.rotations[tile] != other.rotations[tile]:
            return False
    return True


STEPS: Final = (LayStarter,)
