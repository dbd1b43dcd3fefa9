"""Woodcraft, 9: tools, the spaces of the attic, and links between different tools."""

from __future__ import annotations

import pytest

from klubovna.games.woodcraft.pieces.numbers import ATTIC_IDS, BIT, LANTERN, NONE, TOOL_IDS
from klubovna.games.woodcraft.rules.attic import gain_tool
from klubovna.games.woodcraft.rules.changes import ChooseColour
from klubovna.games.woodcraft.state import Wood
from tests.games.woodcraft.facts import Facts, changed, facts
from tests.games.woodcraft.printed import PRINT, brought, together
from tests.games.woodcraft.table import (
    asked,
    attic,
    goods,
    has,
    offers,
    play,
    table,
    targets,
    turn,
)

NEEDS = {
    "M1": "B1 B2",
    "M2": "B2 B3",
    "M3": "B3 B4",
    "T2": "M1 M2",
    "T3": "M2 M3",
    "T1": "T2",
    "T4": "T3",
}


def getting(tool: str, text: str = "") -> Wood:
    """Return the moment when player 0 gets a tool; "any" is one of choice."""
    g = table(text)
    gain_tool(g, 0, NONE if tool == "any" else TOOL_IDS.index(tool))
    g.advance()
    return g


def filled(spaces: str, tool: str = "mallet") -> str:
    return "attic 0: " + " ".join(f"{space}={tool}" for space in spaces.split())


# Where tools go.


def test_at_first_only_the_bottom_row() -> None:
    g = getting("plane")

    assert (asked(g), offers(g)) == ("place_tool", ["B1", "B2", "B3", "B4"])


@pytest.mark.parametrize("space", NEEDS)
def test_a_space_opens_when_those_under_it_are_filled(space: str) -> None:
    """Two under it, for the outer ones of the top row their neighbour; one is not enough."""
    below: set[str] = {space}
    while more := {need for each in below for need in NEEDS.get(each, "").split()} - below:
        below |= more
    enough = [each for each in ATTIC_IDS if each in below - {space}]
    assert space in offers(getting("mallet", filled(" ".join(enough))))

    for missing in NEEDS[space].split():
        # Whatever stands on the missing one is missing too.
        left = [each for each in enough if each != missing]
        g = getting("mallet", filled(" ".join(left)))
        assert space not in offers(g)


def test_a_filled_space_takes_no_second_tool() -> None:
    assert offers(getting("mallet", filled("B1 B2 B4"))) == ["B3", "M1"]


def test_the_whole_attic_can_be_filled() -> None:
    g = table("")
    for space in ["B1", "B2", "B3", "B4", "M1", "M2", "M3", "T2", "T3", "T1", "T4"]:
        gain_tool(g, 0, 0)
        g.advance()
        if asked(g):
            play(g, space)

    assert NONE not in g.players[0].attic
    assert g.tools[0] == 0


def test_r18_with_a_full_attic_the_tool_is_lost() -> None:
    """It stays in the supply, and nobody is paid for it."""
    full = filled("B1 B2 B3 B4 M1 M2 M3 T1 T2 T3 T4")
    g = turn(f"{full}\norders 0: shelf@4\nwood 0: yellow-2 yellow-2\nhelpers 0: tool_polisher")
    g.events = []
    tools = g.tools.copy()

    play(g, "order/shelf")

    assert (goods(g), g.tools) == ("5 blueberry", tools)
    assert "tool_lost" in [event.what.name for event in g.events]


# Which tools.


def test_a_tool_of_choice_is_one_of_those_left() -> None:
    g = table("")
    g.tools = [0, 3, 0, 1, 0]
    gain_tool(g, 0, NONE)
    g.advance()

    assert offers(g) == ["wrench", "plane"]
    play(g, "plane B1")
    assert (attic(g), g.tools) == ("B1=plane", [0, 3, 0, 0, 0])


def test_a_type_that_is_used_up_becomes_any_other() -> None:
    g = table("")
    g.tools = [0, 3, 2, 1, 0]
    gain_tool(g, 0, TOOL_IDS.index("mallet"))
    g.advance()

    assert (asked(g), offers(g)) == ("choose_tool", ["wrench", "handsaw", "plane"])


def test_nothing_but_tools_runs_out() -> None:
    """The box has 16 lanterns and 14 green dice; whoever gains more uses something else."""
    g = turn("goods 0: 16 lantern\nwood 0:" + " green-1" * 14)

    g.gain(0, LANTERN, 1)
    g.then(ChooseColour(0, BIT[0], 1))
    g.advance()

    assert (g.players[0].goods[LANTERN], g.players[0].dice()) == (17, 15)


def test_without_any_tool_in_the_supply_there_is_none() -> None:
    g = turn("orders 0: shelf@4\nwood 0: yellow-2 yellow-2")
    g.tools = [0] * 5

    play(g, "order/shelf")

    assert (attic(g), goods(g)) == ("-", "5 blueberry")


# 9.2 Links.

CHOICES: dict[str, tuple[str, Facts]] = {
    "produce 1": ("", {"vp": 1}),
    "produce 2": ("", {"vp": 1}),
}


@pytest.mark.parametrize("link", PRINT["link"], ids=lambda link: str(link["between"]))
@pytest.mark.parametrize("way", [1, -1])
def test_each_link_pays_for_different_tools_whichever_came_last(
    link: dict[str, str], way: int
) -> None:
    before_it, placed = link["between"].split("-")[::way]
    g = table(f"attic 0: {before_it}=mallet\nhelpers 0: nut_gatherer\nreputation 0: 10")
    # Only these two spaces count here, so all others are taken as open.
    g.players[0].attic = [TOOL_IDS.index("mallet") if id == before_it else NONE for id in ATTIC_IDS]
    before = facts(g)
    fill_under(g, placed, before_it)
    gain_tool(g, 0, TOOL_IDS.index("plane"))
    g.advance()
    play(g, f"attic/{placed}" if asked(g) else "")
    clear_under(g, placed, before_it)

    gained = brought(link["reward"], CHOICES)[1]
    tool: Facts = {f"attic {placed}": "plane", "tools plane": -1}
    assert changed(before, g) == together(tool, gained)


def fill_under(g: Wood, placed: str, neighbour: str) -> None:
    """Fill what must be filled with planes, which give nothing beside a plane."""
    for need in NEEDS.get(placed, "").split():
        if need != neighbour:
            g.players[0].attic[ATTIC_IDS.index(need)] = TOOL_IDS.index("plane")


def clear_under(g: Wood, placed: str, neighbour: str) -> None:
    """Take them away again."""
    for need in NEEDS.get(placed, "").split():
        if need != neighbour:
            g.players[0].attic[ATTIC_IDS.index(need)] = NONE


@pytest.mark.parametrize("link", PRINT["link"], ids=lambda link: str(link["between"]))
def test_no_link_pays_for_equal_tools(link: dict[str, str]) -> None:
    neighbour, placed = link["between"].split("-")
    g = table("helpers 0: nut_gatherer")
    g.players[0].attic[ATTIC_IDS.index(neighbour)] = TOOL_IDS.index("plane")
    fill_under(g, placed, neighbour)
    before = facts(g)
    gain_tool(g, 0, TOOL_IDS.index("plane"))
    g.advance()

    play(g, f"attic/{placed}" if asked(g) else "")

    assert changed(before, g) == {f"attic {placed}": "plane", "tools plane": -1}


def test_r27_outer_spaces_of_the_top_row_have_one_neighbour() -> None:
    links = [link["between"].split("-") for link in PRINT["link"]]

    assert [pair for pair in links if "T1" in pair or "T4" in pair] == [["T1", "T2"], ["T3", "T4"]]


def test_plain_links_pay_without_a_question() -> None:
    """M1 on two other tools: scrap and a saw blade, and three blueberries."""
    g = getting("plane", "attic 0: B1=mallet B2=wrench")

    play(g, "M1")

    assert goods(g) == "3 blueberry 1 scrap 1 sawblade"


def test_several_links_are_paid_in_the_order_of_choice() -> None:
    """M2 beside B2 (produce) and B3 (reputation), which gives a tool here."""
    g = getting("plane", "attic 0: B2=mallet B3=wrench\nhelpers 0: nut_gatherer\nreputation 0: 2")

    play(g, "M2")
    assert (asked(g), targets(g)) == ("choose_link", ["link/B2-M2", "link/B3-M2"])
    play(g, "B3-M2")
    assert (asked(g), has(g, "vp")) == ("choose_tool", 0)
    play(g, "plane B1")

    assert has(g, "vp") == 1, "the link that was left is paid without a question"
    assert goods(g) == "3 blueberry 1 vp", "B1 and B2 are different too"


def test_the_links_of_a_tool_come_before_the_helper_who_likes_tools() -> None:
    g = table("attic 0: B2=mallet\nhelpers 0: tool_polisher\nincome 0: 5 0")
    gain_tool(g, 0, TOOL_IDS.index("wrench"))
    g.advance()

    play(g, "B3")
    assert asked(g) == "choose_tool" and goods(g) == "-", "income 7: a tool of the milestone first"
    play(g, "wrench B4")

    assert goods(g) == "4 blueberry"
