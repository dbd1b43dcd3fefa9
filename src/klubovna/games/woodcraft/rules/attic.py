"""Woodcraft: tools in the attic, and what different neighbours give."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from klubovna.core.step import Choice, Step
from klubovna.games.woodcraft.box.contents import ON_TOOL, Box
from klubovna.games.woodcraft.pieces.numbers import (
    ATTIC,
    ATTIC_IDS,
    BIT,
    NONE,
    TOOL_IDS,
    TOOLS,
    exchanged,
)
from klubovna.games.woodcraft.rules.script import After, effects
from klubovna.games.woodcraft.state import Wood
from klubovna.games.woodcraft.text import numbering

MOST_LINKS: Final = 32


def open_spaces(g: Wood, player: i64) -> list[int]:
    """Return the empty spaces whose needs are met."""
    attic = g.players[player].attic
    found: list[int] = []
    for space in range(ATTIC):
        if attic[space] == NONE and is_open(g.box, attic, space):
            found.append(space)
    return found


def is_open(box: Box, attic: list[int], space: i64) -> bool:
    """Tell whether all spaces that must be filled first are."""
    for need in box.attic_needs[space]:
        if attic[need] == NONE:
            return False
    return True


def can_gain_tool(g: Wood, player: i64) -> bool:
    """Tell whether a tool could be had and placed."""
    return sum(g.tools) > 0 and bool(open_spaces(g, player))


def gain_tool(g: Wood, player: int, tool: int) -> None:
    """Take a tool of a type, of any if NONE or if there are none left, and place it at once."""
    if tool == NONE or not g.tools[tool]:
        g.then(ChooseTool(player))
    else:
        g.then(PlaceTool(player, tool))


class ChooseTool(Choice):
    """The player takes a tool of any type that is left."""

    width: ClassVar[int] = TOOLS
    rule: ClassVar[int] = numbering.TOOL_TYPES
    zones: ClassVar[tuple[str, ...]] = ("tool",)

    def options(self, g: Wood) -> list[int]:
        """Return the types in the supply."""
        return [tool for tool in range(TOOLS) if g.tools[tool]]

    def take(self, g: Wood, option: int) -> None:
        """Place it."""
        g.then(PlaceTool(self.player, option))

    def target(self, g: Wood, option: int) -> str:
        """Return the type."""
        return f"tool/{TOOL_IDS[option]}"


class PlaceTool(Choice):
    """The player places a tool at once: in the bottom row, or above spaces that are filled."""

    width: ClassVar[int] = ATTIC
    rule: ClassVar[int] = numbering.ATTIC
    zones: ClassVar[tuple[str, ...]] = ("attic",)

    def __init__(self, player: int, tool: int) -> None:
        super().__init__(player)
        self.tool: Final = tool

    def options(self, g: Wood) -> list[int]:
        """Return the open spaces."""
        return open_spaces(g, self.player)

    def take(self, g: Wood, option: int) -> None:
        """Place it and collect what different neighbours give."""
        me = g.players[self.player]
        me.attic = exchanged(me.attic, option, self.tool)
        g.tools = exchanged(g.tools, self.tool, g.tools[self.tool] - 1)
        g.say(numbering.GAINED_TOOL, self.player, self.tool, option)
        plain: list[Step] = []
        others = 0
        for n in new_links(g, self.player, option):
            if is_plain(g.box, g.box.links[n].reward):
                plain.append(PayLink(self.player, n))
            else:
                others |= BIT[n]
        if others:
            plain.append(ChooseLink(self.player, others))
        g.then(*plain, After(self.player, ON_TOOL, NONE, 0))

    def target(self, g: Wood, option: int) -> str:
        """Return the space."""
        return f"attic/{ATTIC_IDS[option]}"

    def told(self, g: Wood) -> dict[str, int | str]:
        """Tell which tool."""
        return {"tool": f"tool/{TOOL_IDS[self.tool]}"}


def new_links(g: Wood, player: i64, space: i64) -> list[int]:
    """Return the links of a space to neighbours with a different tool."""
    attic = g.players[player].attic
    found: list[int] = []
    for n in range(len(g.box.links)):
        link = g.box.links[n]
        if link.one == space or link.other == space:
            neighbour = attic[link.other if link.one == space else link.one]
            if neighbour != NONE and neighbour != attic[space]:
                found.append(n)
    return found


def is_plain(box: Box, script: i64) -> bool:
    """Tell whether a script only gives goods, so that it doesn't matter when."""
    for effect in box.scripts[script]:
        if not effect.is_goods():
            return False
    return True


class PayLink(Step):
    """The player gains what is printed between two different tools."""

    def __init__(self, player: int, link: int) -> None:
        self.player: Final = player
        self.link: Final = link

    def do(self, g: Wood) -> None:
        """Give it."""
        link = g.box.links[self.link]
        g.say(numbering.LINKED, self.player, link.one, link.other)
        g.then(effects(self.player, link.reward))


class ChooseLink(Choice):
    """Several links at once are paid in the order that their owner likes."""

    width: ClassVar[int] = MOST_LINKS
    rule: ClassVar[int] = numbering.LINKS
    zones: ClassVar[tuple[str, ...]] = ("link",)

    def __init__(self, player: int, links: int) -> None:
        super().__init__(player)
        self.links: Final = links

    def options(self, g: Wood) -> list[int]:
        """Return the links that are not paid yet."""
        return [n for n in range(len(g.box.links)) if self.links & BIT[n]]

    def take(self, g: Wood, option: int) -> None:
        """Pay one, then the others."""
        left = self.links & ~BIT[option]
        if left:
            g.then(PayLink(self.player, option), ChooseLink(self.player, left))
        else:
            g.then(PayLink(self.player, option))

    def target(self, g: Wood, option: int) -> str:
        """Return the two spaces."""
        if option >= len(g.box.links):
            return ""
        link = g.box.links[option]
        return f"link/{ATTIC_IDS[link.one]}-{ATTIC_IDS[link.other]}"


STEPS: Final = (ChooseTool, PlaceTool, PayLink, ChooseLink)
