"""Small stories of Hamlet: lay a position out, let people choose, look what came of it.

A position is written in lines as in the game's notation, with less to write: "tiles" holds only
what was built after the start, a road is "quarry-stonemason:0", flags, milestones, plans on offer
and sale tiles that are left out are such as can be. What else is left out is as at the start.
"""

from __future__ import annotations

import re

from klubovna.core.game import NOT_ASKED, kind_of
from klubovna.core.luck import Scripted
from klubovna.core.notation import read_lines
from klubovna.games.hamlet import GAME
from klubovna.games.hamlet.box import reader
from klubovna.games.hamlet.pieces.lattice import coordinates, vertex
from klubovna.games.hamlet.pieces.layouts import lattice_of
from klubovna.games.hamlet.pieces.numbers import (
    BIT,
    GROUP_IDS,
    LANDMARK,
    MILESTONE_IDS,
    NONE,
    REFINERY,
    RESOURCE_IDS,
    ROAD,
    TILES,
    TIMBER,
    is_high,
    maker_of,
    resource_of,
)
from klubovna.games.hamlet.pieces.village import Fit, Village, empty_village
from klubovna.games.hamlet.state import Hamlet

BOX = reader.load(None)
TILE_IDS = [tile.id for tile in BOX.tiles]
SALE_IDS = [sale.id for sale in BOX.sales]

# The layout of a first game.
START = "church@0,0,0 woodcutter@-6,3,4 quarry@-4,4,5 farm@2,4,3 market@2,1,0 town_hall@3,-3,0"

# The ways of the transport example in the rulebook: barn and stonemason behind the quarry, cows
# behind the stonemason, sheep behind the other barn.
TRANSPORT_EXAMPLE = """
    tiles: barn_curved@-5,6,3 barn_straight@-3,5,5 stonemason@-5,7,2 dairy_farm@-1,7,2 \
cow_conservatory@-7,8,0 sawmill@-6,0,0 flour_mill@-3,-2,0
    roads: quarry-barn_curved:1 quarry-barn_straight:1 barn_straight-dairy_farm:1 \
stonemason-cow_conservatory:1
    milestones: planner=1
    coins 0: 0
    donkeys 0: quarry barn_curved
    donkeys 1: stonemason
"""

# The village of the scoring example in the rulebook.
SCORING_EXAMPLE = (
    "church@0,0,0 quarry@-4,4,5 barn_curved@-5,4,4 dairy_farm@-4,5,2 stonemason@-3,5,1 "
    "farrier@-6,8,1 cow_conservatory@-6,8,5 mountain_pond@-7,5,0 woodcutter@3,-3,0 farm@2,4,3 "
    "market@-3,-1,0 town_hall@4,-2,0"
)


# Positions.


def turn(text: str = "", seed: int = 0, settings: str = "") -> Hamlet:
    """Return the table that lines describe; whoever is next is asked."""
    lines = read_lines("\n".join(line.strip() for line in text.strip().splitlines()))
    players = int(lines.setdefault("players", "2"))
    people = 2 if players == 1 else players
    tiles = lines.pop("village", START) + " " + lines.pop("tiles", "")
    lines["tiles"] = tiles.strip()
    built = [TILE_IDS.index(word.partition("@")[0]) for word in tiles.split()]
    fill_goals(lines, built, people)
    fill_row(lines, built, people)
    fill_sales(lines, players, people)
    fill_church(lines, players, people)
    lines["roads"] = " ".join(road_of(village_of(tiles), word) for word in words(lines, "roads"))
    written = [f"game: hamlet {GAME.version}", *([f"settings: {settings}"] if settings else [])]
    written += [f"{key}: {value}".strip() for key, value in lines.items()]
    state: Hamlet = GAME.position("\n".join(written) + "\n", seed)
    return state


def words(lines: dict[str, str], key: str) -> list[str]:
    """Return the words of a line."""
    return lines.get(key, "").split()


def village_of(tiles: str) -> Village:
    """Return the village that a line of tiles describes."""
    village = empty_village(lattice_of(BOX))
    for word in tiles.split():
        id, _, place = word.partition("@")
        a, b, rotation = map(int, place.split(","))
        village = village.with_tile(TILE_IDS.index(id), vertex(a, b), rotation)
    return village


def extended(*ids: str, village: str = START, loose: bool = False) -> str:
    """Return a village with more tiles, each where it is linked (or not) and leaves most roads."""
    for id in ids:
        now = village_of(village)
        ways = {}
        for fit in now.fits(TILE_IDS.index(id)):
            after = now.with_tile(TILE_IDS.index(id), fit.anchor, fit.rotation)
            if bool(after.links[TILE_IDS.index(id)]) != loose:
                ways[fit] = len([rim for rim in after.rim if rim.terrain == ROAD])
        village += " " + written(id, max(ways, key=lambda fit: ways[fit]))
    return village


def bridged(id: str, village: str = START, to: str = "", owner: int = 0) -> str:
    """Return lines of a village with one more tile that only a built road joins to the network."""
    now, n = village_of(village), TILE_IDS.index(id)
    for fit in now.fits(n):
        after = now.with_tile(n, fit.anchor, fit.rotation)
        for contact in [] if after.links[n] else after.contacts:
            beside = TILE_IDS[contact.one]
            is_near = now.is_in_network(contact.one) and to in ("", beside)
            if contact.other == n and contact.road_kind() != NONE and is_near:
                return f"village: {village} {written(id, fit)}\nroads: {beside}-{id}:{owner}\n"
    raise LookupError(f"{id}: no road can lead there")


def written(id: str, fit: Fit) -> str:
    """Return a tile with its place, as in notation."""
    a, b = coordinates(fit.anchor)
    return f"{id}@{a},{b},{fit.rotation}"


def road_of(village: Village, word: str) -> str:
    """Return a road such as "quarry-pond:0" with the number of its contact."""
    pair, _, owner = word.partition(":")
    return f"{contact_of(village, pair)}:{owner}"


def contact_of(village: Village, pair: str, kind: int | None = None) -> int:
    """Return the first contact of two tiles on which a road can be built."""
    ends = {TILE_IDS.index(id) for id in pair.split("-")}
    for n, contact in enumerate(village.contacts):
        fits = contact.road_kind() != NONE if kind is None else contact.road_kind() == kind
        if {contact.one, contact.other} == ends and fits:
            return n
    raise LookupError(f"{pair}: there is no such contact")


def fill_goals(lines: dict[str, str], built: list[int], people: int) -> None:
    """Give player 0 the milestones and flags of which nothing is said."""
    outputs = {BOX.tiles[tile].output for tile in built if BOX.tiles[tile].kind == REFINERY}
    owners = ["0" if TIMBER + n in outputs else "-" for n in range(len(MILESTONE_IDS) - 1)]
    owners.append("0" if words(lines, "roads") else "-")
    for word in words(lines, "milestones"):
        id, _, owner = word.partition("=")
        owners[MILESTONE_IDS.index(id)] = owner
    lines["milestones"] = " ".join(owners)
    flagged = [word for seat in range(people) for word in words(lines, f"flags {seat}")]
    missing = [TILE_IDS[tile] for tile in built if BOX.tiles[tile].kind == LANDMARK]
    missing = [id for id in missing if id not in flagged]
    lines["flags 0"] = " ".join([*words(lines, "flags 0"), *missing])


def fill_row(lines: dict[str, str], built: list[int], people: int) -> None:
    """Lay plans on the row that are nowhere else."""
    outputs = {BOX.tiles[tile].output for tile in built if BOX.tiles[tile].kind == REFINERY}
    groups = {"bag", *(RESOURCE_IDS[output] for output in outputs)}
    if "row" not in lines:
        held = [id for seat in range(people) for id in words(lines, f"plans {seat}")]
        free = [tile for tile in range(TILES) if GROUP_IDS[BOX.tiles[tile].group] in groups]
        free = [tile for tile in free if tile not in built and TILE_IDS[tile] not in held]
        lines["row"] = " ".join(TILE_IDS[tile] for tile in free[:4])


def fill_sales(lines: dict[str, str], players: int, people: int) -> None:
    """Count the sale tiles that are left; three of them are on display."""
    sold = [id for seat in range(people) for id in words(lines, f"sales {seat}")]
    removed = BOX.sides[players].removed
    if "display" not in lines:
        free: list[str] = []
        for level in range(3):
            unsold = [s.id for s in BOX.sales if s.level == level + 1 and s.id not in sold]
            free += unsold[: len(unsold) - removed[level]]
        lines["display"] = " ".join(free[:3])
    seen = [*sold, *words(lines, "display")]
    unseen = [sale for sale in BOX.sales if sale.id not in seen]
    left = [len([s for s in unseen if s.level == n + 1]) - removed[n] for n in range(3)]
    lines["unseen"] = " ".join(sale.id for sale in unseen)
    lines["sales_left"] = " ".join(map(str, left))


def fill_church(lines: dict[str, str], players: int, people: int) -> None:
    """Mark the deliveries that players have made in the church."""
    spaces = [delivery.id for delivery in BOX.sides[players].deliveries]
    owners = ["-"] * len(spaces)
    for seat in range(people):
        for id in words(lines, f"deliveries {seat}"):
            owners[spaces.index(id)] = str(seat)
    lines["church"] = " ".join(owners)


def fated(g: Hamlet, *outcomes: int) -> Hamlet:
    """Let the next chances come out so, from 0."""
    g.luck = Scripted(list(outcomes), 0, g.luck)
    return g


# Choosing.


def play(g: Hamlet, picks: str) -> Hamlet:
    """Let whoever is asked choose, a word for each real question; forced picks are taken unasked.

    A word is the end or the zone of a target: "quarry", "activate/quarry", "road".
    """
    for pick in picks.split():
        assert not g.is_over, f"{pick}: the game is over"
        fitting = [o for o in g.legal_of(g.actor) if fits(GAME.target(g, g.actor, o), pick)]
        assert len(fitting) == 1, f"{pick}: {len(fitting)} options like this, {question(g)}"
        g.pick(g.actor, fitting[0])
    return g


def fits(target: str, word: str) -> bool:
    """Tell whether a word is the end or the zone of a target, in whole parts."""
    return f"/{target}".endswith(f"/{word}") or target.startswith(f"{word}/")


def build_at(g: Hamlet, plan: str, place: str) -> Hamlet:
    """Build a plan at a place such as "-4,4,5"; then whoever is asked pays."""
    a, b, rotation = map(int, place.split(","))
    play(g, f"build/{plan}")
    ways = g.village.fits(TILE_IDS.index(plan))
    chosen = next(f for f in ways if (f.anchor, f.rotation) == (vertex(a, b), rotation))
    if asked(g) == "choose_site":
        play(g, f"site/{chosen.site}")
    if asked(g) == "choose_fit":
        same_site = [f for f in ways if f.site == chosen.site]
        top = g.top_choice()
        shown = top.fits(g) if top is not None and hasattr(top, "fits") else same_site
        play(g, f"fit/{shown.index(chosen)}")
    return g


def offers(g: Hamlet, zone: str = "") -> list[str]:
    """Return the words of what is offered now; of a zone or of all."""
    found = [GAME.target(g, g.actor, option) for option in g.legal_of(g.actor)]
    return [target.split("/", 1)[1] for target in found if target.startswith(zone)]


def targets(g: Hamlet) -> list[str]:
    """Return what is offered now with its zone."""
    return [GAME.target(g, g.actor, option) for option in g.legal_of(g.actor)]


def asked(g: Hamlet) -> str:
    """Return the kind of the question, such as "act", or "" when the game is over."""
    top = g.top_choice()
    return kind_of(type(top)) if top is not None else ""


def refused(g: Hamlet, target: str) -> str:
    """Return the rule that forbids a wish, such as "5.3"; "": it is offered."""
    refusal = GAME.why_not(g, g.actor, target)
    assert refusal != NOT_ASKED, f"{target}: nobody could wish for this, {question(g)}"
    return refusal.rule if refusal else ""


def question(g: Hamlet) -> str:
    """Say what is asked and offered, for failures."""
    return f"{asked(g)} offers {' '.join(targets(g))}"


# Looking.


def tile(id: str) -> int:
    """Return the number of a tile."""
    return TILE_IDS.index(id)


def names(bits: int) -> set[str]:
    """Return the tiles of a set of bits."""
    return {TILE_IDS[n] for n in range(TILES) if bits & BIT[n]}


def tokens(g: Hamlet, id: str) -> str:
    """Return what lies on a tile, such as "wood stone" or "timber.0.high"; "-" for nothing."""
    card = BOX.tiles[tile(id)]
    lying = g.tokens[card.first_slot : card.first_slot + card.slots]
    return " ".join(token_name(token) for token in lying if token != NONE) or "-"


def token_name(token: int) -> str:
    """Return a token as text."""
    name = RESOURCE_IDS[resource_of(token)]
    maker = "" if maker_of(token) == NONE else f".{maker_of(token)}"
    return f"{name}{maker}{'.high' if is_high(token) else ''}"


def row(g: Hamlet) -> str:
    """Return the plans on offer with their coins."""
    pairs = zip(g.row, g.row_coins, strict=True)
    return " ".join(f"{TILE_IDS[plan]}:{coins}" for plan, coins in pairs)


def ids(numbers: list[int]) -> list[str]:
    """Return tiles by their ids."""
    return [TILE_IDS[n] for n in numbers]


def purse(g: Hamlet, who: int = 0) -> tuple[int, int]:
    """Return the coins and the points that a player has scored so far."""
    return g.players[who].coins, g.players[who].score


def random_game(seed: int, players: int, picks: int) -> Hamlet:
    """Return a game after so many random picks; whoever can do something does not end the turn."""
    g: Hamlet = GAME.new(players, seed)
    for n in range(picks):
        if g.is_over:
            break
        seat = g.actor
        legal = [o for o in g.legal_of(seat) if GAME.target(g, seat, o) != "button/end"]
        legal = legal or g.legal_of(seat)
        g.pick(seat, legal[(seed * 7919 + n * n * 31 + n * 17) % len(legal)])
    return g


def number(text: str) -> int:
    """Return the number at the end of a target."""
    found = re.search(r"(\d+)$", text)
    assert found, text
    return int(found[1])
