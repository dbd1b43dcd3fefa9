# not compiled: made once for each page
"""Woodcraft: tiles, dice, goods and all that is printed on boards in words."""

from __future__ import annotations

from typing import Final

from klubovna.core.teaching import Args, Line, Thing, fact
from klubovna.games.woodcraft.box.contents import EMPTY, Box, Milestone, WorkshopTile
from klubovna.games.woodcraft.box.names import demand_id
from klubovna.games.woodcraft.pieces.numbers import (
    ATTIC_IDS,
    BUY_MATERIALS,
    CHAIN_IDS,
    CHAINS,
    COLOUR_IDS,
    COLOURS,
    DIE_IDS,
    FACES,
    GLUER,
    GOOD_IDS,
    JOINTS,
    ORDER_ROWS,
    POTS,
    SAWS,
    SECTORS,
    SPACES,
    TILE_IDS,
    TOOL_IDS,
    TRACK_IDS,
    colour_of,
    value_of,
)
from klubovna.games.woodcraft.teach.cards import GOOD_SIGNS, price, script_signs, signed

# The rules of the seven actions; what more there is to say of them, with its rule.
TILE_RULES: Final = dict(
    zip(TILE_IDS, ("5.1", "5.2", "5.3", "5.4", "5.5", "5.8", "5.9"), strict=True)
)
GOOD_RULES: Final = dict(
    zip(GOOD_IDS, ("10.1", "13.2", "3.5", "6.4", "6.3", "6.2", "6.6"), strict=True)
)
CHAIN_SIGNS: Final = dict(zip(CHAIN_IDS, ("sprout", "cut", "join", "gluing"), strict=True))
CHAIN_RULES: Final = dict(zip(CHAIN_IDS, ("5.8", "6.2", "6.3", "6.4"), strict=True))


def phrase(kind: str, word: str) -> str:
    """Return the key of the line about a place or icon."""
    return f"line-{kind}-{word}".replace("_", "-")


# The shared boards.


def tile_things(box: Box) -> list[Thing]:
    """Say what the actions are, and how their tiles move."""
    free = box.sources["prices.materials"]
    return [
        Thing(
            f"tile/{id}",
            (
                Line(
                    *(phrase("tile", id), {}, TILE_RULES[id], (id,)),
                    provenance=free if id == TILE_IDS[BUY_MATERIALS] else "rulebook",
                ),
                Line("line-tile-moves", {}, "4.1", ("saw_blade",)),
                Line("line-tile-other", {}, "3.5", ("lantern",)),
            ),
        )
        for id in TILE_IDS
    ]


def wheel_things(box: Box) -> list[Thing]:
    """Say what the rim and the windows of the wheel give."""
    found: list[Thing] = []
    for sector in range(SECTORS):
        for space in range(SPACES):
            script = box.wheel.outer[sector][space]
            place = f"sector/{sector}.outer_{space + 1}"
            found.append(bonus_thing(box, f"outer/{sector + 1}-{space + 1}", place, script))
        for level, script in enumerate(box.wheel.windows[sector]):
            place = f"sector/{sector}.window_{level + 1}"
            found.append(bonus_thing(box, f"window/{sector + 1}-{level + 1}", place, script))
    return found


def bonus_thing(box: Box, ref: str, place: str, script: int) -> Thing:
    """Say what one place of the wheel gives."""
    kind = ref.partition("/")[0]
    if script == EMPTY:
        return Thing(ref, (fact(box.sources, place, "line-outer-empty", {}, "4.2"),))
    args: Args = {"what": f"script/{script}"}
    line = fact(box.sources, place, f"line-{kind}", args, "4.2", script_signs(box, script))
    return Thing(ref, (line,))


def die_thing(box: Box, die: int) -> Thing:
    """Say what a die costs, and what can be made of it."""
    id, value = DIE_IDS[die], value_of(die)
    more = box.prices.surcharge[colour_of(die)]
    bought, sold = value + more, 2 * value + more
    place = "prices.surcharge"
    about: Args = {"value": value, "colour": COLOUR_IDS[colour_of(die)]}
    lines = [
        Line("line-die", about, "7.1", (f"die/{id}",)),
        fact(box.sources, place, "line-die-cost", {"n": bought}, "5.1", price(bought)),
        fact(box.sources, place, "line-die-sale", {"n": sold}, "5.2", ("+", *price(sold))),
    ]
    if value > 1:
        lines.append(Line("line-die-cut", {}, "6.2", ("cut",)))
    if value < FACES:
        lines.append(Line("line-die-join", {}, "6.3", ("join",)))
    return Thing(f"die/{id}", tuple(lines), (COLOUR_IDS[colour_of(die)],))


def open_dice(box: Box) -> list[Thing]:
    """Say what orders mean that leave the colour or the value of a die open."""
    asked = {demand_id(demand): demand for card in box.orders for demand in card.demands}
    found: list[Thing] = []
    for id in sorted(set(asked) - set(DIE_IDS)):
        key = "line-die-any" if id.endswith("-0") else "line-die-open"
        found.append(Thing(f"die/{id}", (Line(key, {}, "7.1", (f"die/{id}",)),)))
    return found


def colour_thing(box: Box, colour: int) -> Thing:
    """Say what a wood is, and what it costs."""
    id = COLOUR_IDS[colour]
    more = box.prices.surcharge[colour]
    lines = (
        Line("line-colour", {"colour": id}, "5.1", (f"die/{id}-0",)),
        fact(box.sources, "prices.surcharge", "line-colour-cost", {"n": more}, "5.1"),
        Line("line-colour-pot", {"colour": id}, "5.8", ("sprout",)),
    )
    return Thing(f"colour/{id}", lines, (id,))


def good_thing(box: Box, id: str) -> Thing:
    """Say what a good is for."""
    lines = [Line(phrase("good", id), {}, GOOD_RULES[id], (GOOD_SIGNS[id],))]
    if id in ("glue", "scrap", "sawblade"):
        place, signs = "prices.materials", ("buy_materials",)
        lines.append(fact(box.sources, place, "line-good-material", {}, "5.3", signs))
    if id not in ("vp", "lantern", "reuse"):
        lines.append(Line("line-good-left", {}, "13.1", ("nut",)))
    return Thing(f"good/{id}", tuple(lines))


# Tracks.


def track_things(box: Box) -> list[Thing]:
    """Say what the three tracks bring, and their milestones."""
    found: list[Thing] = []
    for track, id in enumerate(TRACK_IDS):
        lines = [
            Line(phrase("track", id), {}, "10.1", (f"income_{id}",)),
            Line("line-track-lap", {"n": box.tracks.lap}, "10.1"),
        ]
        milestones = box.tracks.milestones[track]
        lines += [milestone_line(box, f"track/{id}", each) for each in milestones]
        found.append(Thing(f"track/{id}", tuple(lines)))
        found += milestone_things(box, id, milestones)
    tracks = box.tracks
    last = len(tracks.order_points) - 1
    steps: Args = {"n": last, "points": tracks.order_points[last]}
    over: Args = {"n": tracks.overflow}
    ref = "track/reputation"
    lines = [
        Line("line-track-reputation", {}, "10.3", ("reputation",)),
        fact(box.sources, f"{ref}.order_points", "line-track-worth", steps, "10.3", ("nut",)),
        fact(box.sources, f"{ref}.overflow", "line-track-over", over, "10.3", ("nut",)),
        *[milestone_line(box, ref, each) for each in tracks.reputation_milestones],
    ]
    found.append(Thing(ref, tuple(lines)))
    return found + milestone_things(box, "reputation", tracks.reputation_milestones)


def milestone_line(box: Box, ref: str, one: Milestone) -> Line:
    """Say what a milestone gives."""
    args: Args = {"space": one.space, "what": f"script/{one.reward}"}
    signs = script_signs(box, one.reward)
    return fact(box.sources, f"{ref}.milestones", "line-milestone", args, "10.2", signs)


def milestone_things(box: Box, track: str, milestones: tuple[Milestone, ...]) -> list[Thing]:
    """Say of each milestone of a track what it gives."""
    return [
        Thing(f"milestone/{track}-{nth + 1}", (milestone_line(box, f"track/{track}", each),))
        for nth, each in enumerate(milestones)
    ]


def marketing_thing(box: Box) -> Thing:
    """Say what points cost, step by step."""
    lines = [Line("line-zone-marketing", {}, "11.1", ("megaphone",))]
    for n, (cost, points) in enumerate(box.prices.marketing):
        args: Args = {"step": n + 1, "cost": cost, "points": points}
        signs = (*price(cost), "->", str(points), "nut")
        lines.append(fact(box.sources, f"marketing/{n}", "line-marketing", args, "11.1", signs))
    return Thing("zone/marketing", tuple(lines))


# The workshop.


def workshop_things(box: Box) -> list[Thing]:
    """Say what pots and tiles do, what they cost and bring."""
    found: list[Thing] = []
    for chain in range(CHAINS):
        kind = CHAIN_IDS[chain]
        about = Line(phrase("upgrade", kind), {}, CHAIN_RULES[kind], (CHAIN_SIGNS[kind],))
        tiles = box.chains[chain]
        for n, tile in enumerate(tiles):
            ref = f"workshop/{kind}" if chain == GLUER else f"workshop/{kind}_{n + 1}"
            found.append(Thing(ref, (about, *tile_lines(box, ref, chain, n, tile))))
            if chain == POTS:
                lines = (about, *tile_lines(box, f"pot/{tile.id}", chain, n, tile))
                found.append(Thing(f"pot/{tile.id}", lines, (tile.id,)))
        bought = [
            line for n, tile in enumerate(tiles) for line in bought_lines(box, chain, n, tile)
        ]
        found.append(Thing(f"upgrade/{kind}", (about, *bought)))
    saw = Line(phrase("upgrade", CHAIN_IDS[SAWS]), {}, "6.2", (CHAIN_SIGNS[CHAIN_IDS[SAWS]],))
    found.append(Thing(f"workshop/{CHAIN_IDS[SAWS]}", (saw,)))
    return found


def tile_lines(box: Box, ref: str, chain: int, n: int, tile: WorkshopTile) -> list[Line]:
    """Return what one tile costs, brings and can."""
    lines: list[Line] = []
    if chain == JOINTS:
        raised: Args = {"n": tile.amount}
        higher = (*signed(tile.amount), "join")
        lines.append(fact(box.sources, f"{ref}.raise", "line-joint-raise", raised, "6.3", higher))
    if (chain, n) == (SAWS, 1):
        less: Args = {"n": box.saw_ability.less}
        sixes = ("die", "6", *signed(-box.saw_ability.less), "blueberry")
        lines.append(fact(box.sources, f"{ref}.effects", "line-saw-sixes", less, "5.9", sixes))
    if chain == POTS and tile.amount:
        grown: Args = {"n": tile.amount}
        lines.append(fact(box.sources, f"{ref}.seedling", "line-pot-seedling", grown, "5.9"))
    if tile.cost:
        lines.append(
            fact(
                box.sources,
                f"{ref}.cost",
                "line-tile-cost",
                {"n": tile.cost},
                "5.9",
                price(tile.cost),
            )
        )
        args: Args = {"what": f"script/{tile.reward}"}
        signs = script_signs(box, tile.reward)
        lines.append(fact(box.sources, f"{ref}.reward", "line-tile-reward", args, "5.9", signs))
    else:
        lines.append(fact(box.sources, ref, "line-tile-start", {}, "2.2"))
    return lines


def bought_lines(box: Box, chain: int, n: int, tile: WorkshopTile) -> list[Line]:
    """Return what a tile that must be bought costs and brings, in one line."""
    if not tile.cost:
        return []
    kind = CHAIN_IDS[chain]
    ref = f"workshop/{kind}" if chain == GLUER else f"workshop/{kind}_{n + 1}"
    args: Args = {"tile": ref, "n": tile.cost, "what": f"script/{tile.reward}"}
    signs = (*price(tile.cost), "->", *script_signs(box, tile.reward))
    return [fact(box.sources, f"{ref}.cost", "line-upgrade", args, "5.9", signs)]


def space_things(box: Box) -> list[Thing]:
    """Say what the spaces for helpers bring."""
    found: list[Thing] = []
    for space in box.helper_spaces:
        ref = f"space/{space.id}"
        lines = [Line("line-space", {}, "5.6", ("hire_helper",))]
        if space.income != EMPTY:
            args: Args = {"what": f"script/{space.income}"}
            signs = script_signs(box, space.income)
            lines.append(
                fact(box.sources, f"{ref}.income", "line-space-income", args, "5.6", signs)
            )
        if space.produce:
            made: Args = {"n": space.produce}
            signs = (str(space.produce), "x", "gear")
            lines.append(
                fact(box.sources, f"{ref}.produce", "line-space-produce", made, "5.7", signs)
            )
        found.append(Thing(ref, tuple(lines)))
    return found


def row_things(box: Box) -> list[Thing]:
    """Say what the rows of orders are worth, and what is lost below the last."""
    found: list[Thing] = []
    for row in range(ORDER_ROWS):
        script = box.order_rows[row]
        args: Args = {"what": f"script/{script}"}
        signs = script_signs(box, script)
        lines = [fact(box.sources, f"order_row/{row}", "line-row", args, "7.1", signs)]
        is_last = row + 1 == ORDER_ROWS
        lost: Args = {"n": box.expired}
        falls = fact(
            box.sources, "fine", "line-row-lost", lost, "7.2", (*signed(-box.expired), "reputation")
        )
        lines.append(falls if is_last else Line("line-row-slides", {}, "7.2", ("down",)))
        found.append(Thing(f"row/{row + 1}", tuple(lines)))
    return found


# The attic.


def attic_things(box: Box) -> list[Thing]:
    """Say how spaces open, what lies between them, and what tools are."""
    found: list[Thing] = []
    for n, id in enumerate(ATTIC_IDS):
        ref, needs = f"attic/{id}", box.attic_needs[n]
        key = ("line-attic-free", "line-attic-beside", "line-attic-above")[len(needs)]
        told = zip(("one", "other"), needs, strict=False)
        args: Args = {name: f"attic/{ATTIC_IDS[need]}" for name, need in told}
        line = fact(box.sources, f"{ref}.needs", key, args, "9.1", ("tool",))
        found.append(Thing(ref, (line, Line("line-attic-pays", {}, "9.2"))))
    for n, link in enumerate(box.links):
        ref = f"link/{ATTIC_IDS[link.one]}-{ATTIC_IDS[link.other]}"
        paid: Args = {"what": f"script/{link.reward}"}
        signs = script_signs(box, link.reward)
        line = fact(box.sources, f"link/{n}.reward", "line-link", paid, "9.2", signs)
        found.append(Thing(ref, (line,)))
    for n, id in enumerate(TOOL_IDS):
        counted: Args = {"n": box.tools[n]}
        lines = (
            Line("line-tool", {}, "9.1", (id,)),
            fact(box.sources, f"tool/{id}.count", "line-tool-count", counted, "9.3", ("tool",)),
        )
        found.append(Thing(f"tool/{id}", lines))
    return found


def places(box: Box) -> list[Thing]:
    """Return all that lies on boards, and what is printed there, in words."""
    return [
        *tile_things(box),
        *[die_thing(box, die) for die in range(len(DIE_IDS))],
        *open_dice(box),
        *[colour_thing(box, colour) for colour in range(COLOURS)],
        *[good_thing(box, id) for id in GOOD_IDS],
        *workshop_things(box),
        *space_things(box),
        *row_things(box),
        *attic_things(box),
        *wheel_things(box),
        *track_things(box),
        marketing_thing(box),
    ]
