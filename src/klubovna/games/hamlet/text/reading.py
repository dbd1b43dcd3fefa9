# not compiled: reads positions of people
"""Hamlet: reads positions.

What is left out is as at the start; without an agenda "next: 1" is who has the next turn.
"""

from __future__ import annotations

from klubovna.core.luck import Luck
from klubovna.core.notation import NotationError, whole
from klubovna.core.state import Value
from klubovna.core.step import NOBODY, Step
from klubovna.games.hamlet.box.contents import Box
from klubovna.games.hamlet.pieces.lattice import vertex
from klubovna.games.hamlet.pieces.layouts import lattice_of
from klubovna.games.hamlet.pieces.numbers import (
    BAG,
    BIT,
    CHURCH,
    DONKEYS,
    LEVELS,
    MAKER,
    MILESTONES,
    NONE,
    REFINED,
    RESOURCE_IDS,
    ROADS,
    STACK,
    TILES,
    TIMBER,
    TOKENS,
    VILLAGERS,
    maker_of,
    resource_of,
    token_of,
)
from klubovna.games.hamlet.pieces.players import Player
from klubovna.games.hamlet.pieces.village import Village, empty_village
from klubovna.games.hamlet.rules.solo import RivalTurn
from klubovna.games.hamlet.rules.turn import EndRound, Round, Turn
from klubovna.games.hamlet.setup import bare_table
from klubovna.games.hamlet.state import Hamlet
from klubovna.games.hamlet.text.refs import ACTION_IDS

MOST = 999


def lay_out(lines: dict[str, str], luck: Luck, box: Box, settings: dict[str, Value]) -> Hamlet:
    """Lay everything where the lines say."""
    seats = whole(lines.pop("players", "2"), "players", least=1, most=4)
    g = bare_table(seats, luck, box, settings)
    g.round = whole(lines.pop("round", "1"), "round", least=0, most=MOST)
    g.first = whole(lines.pop("first", "0"), "first", least=0, most=seats - 1)
    g.turn = read_who(lines.pop("turn", "-"), "turn", len(g.players))
    g.has_worked = read_flag(lines, "worked")
    g.idle = whole(lines.pop("idle", "0"), "idle", least=0, most=2)
    g.donkeys_done = read_flag(lines, "donkeys_done")
    read_village(g, lines)
    read_tokens(g, lines)
    read_supplies(g, lines)
    for seat, me in enumerate(g.players):
        read_player(g, lines, seat, me)
    read_sales(g, lines)
    read_rival(g, lines)
    fill_bag(g, lines)
    first = whole(lines.pop("next", str(g.first)), "next", least=0, most=seats - 1)
    g.then(*usual_agenda(g, first))
    return g


def usual_agenda(g: Hamlet, first: int) -> list[Step]:
    """Return the turns that are left in the round, from that of `first` on."""
    order = g.order()
    rival: list[Step] = [RivalTurn()] if g.rival is not None else []
    turns: list[Step] = [Turn(seat) for seat in order[order.index(first) :]]
    return [*turns, *rival, EndRound(), Round()]


def read_village(g: Hamlet, lines: dict[str, str]) -> None:
    """Lay tiles, then roads."""
    ids = [tile.id for tile in g.box.tiles]
    if "tiles" in lines:
        g.village = empty_village(lattice_of(g.box))
        for word in lines.pop("tiles").split():
            id, at, place = word.partition("@")
            numbers = place.split(",")
            if not at or len(numbers) != 3:
                raise NotationError(f'tiles: "{word}" is not as "quarry@-4,4,5"')
            a, b = (whole(n, "tiles", -60, 60) for n in numbers[:2])
            rotation = whole(numbers[2], "tiles", 0, 5)
            g.village = lay_tile(g.village, index(ids, id, "tiles"), vertex(a, b), rotation)
    for word in lines.pop("roads", "").split():
        contact, _, owner = word.partition(":")
        number = whole(contact, "roads", 0, len(g.village.contacts) - 1)
        g.village = lay_road(g.village, number, whole(owner, "roads", 0, len(g.players) - 1))
    for who, me in enumerate(g.players):
        me.roads = ROADS - g.village.road_by.count(who)


def lay_tile(village: Village, tile: int, anchor: int, rotation: int) -> Village:
    """Lay a tile where it can lie; the church is the first."""
    if village.has(tile):
        raise NotationError("tiles: each is there once")
    if not village.order:
        if tile != CHURCH or rotation:
            raise NotationError("tiles: the church is the first, and not turned")
        return village.with_tile(tile, anchor, rotation)
    try:
        outline = village.lattice.outline(tile, rotation)
    except LookupError:
        raise NotationError("tiles: this rotation is the same as a smaller one") from None
    if not village.touched(outline, anchor):
        raise NotationError("tiles: this one does not fit there")
    return village.with_tile(tile, anchor, rotation)


def lay_road(village: Village, number: int, owner: int) -> Village:
    """Build a road where one can be."""
    contact = village.contacts[number]
    if contact.road_kind() == NONE or village.links[contact.one] & BIT[contact.other]:
        raise NotationError("roads: there can't be one")
    if not (BIT[contact.one] | BIT[contact.other]) & village.network:
        raise NotationError("roads: they are built from the network on")
    return village.with_road(number, owner)


def read_tokens(g: Hamlet, lines: dict[str, str]) -> None:
    """Lay tokens on the slots; what makers have left follows from it."""
    if "tokens" in lines:
        g.tokens = [NONE] * g.box.slots
        for word in lines.pop("tokens").split():
            id, _, text = word.partition(":")
            card = g.box.tiles[index([tile.id for tile in g.box.tiles], id, "tokens")]
            slots = text.split(",")
            if len(slots) != card.slots:
                raise NotationError(f"tokens: {card.id} has {card.slots} slots")
            for n, slot in enumerate(slots):
                g.tokens[card.first_slot + n] = read_token(slot, len(g.players))
    for who, me in enumerate(g.players):
        made = [resource_of(t) for t in g.tokens if t >= MAKER and maker_of(t) == who]
        me.supply = [TOKENS - made.count(TIMBER + n) for n in range(REFINED)]


def read_token(text: str, players: int) -> int:
    """Read a token, "-" for none."""
    if text == "-":
        return NONE
    word, *made = text.split(".")
    resource = index(RESOURCE_IDS, word, "tokens")
    if resource < TIMBER:
        if made:
            raise NotationError("tokens: basic resources have no maker")
        return resource
    if not 1 <= len(made) <= 2 or made[1:] not in ([], ["high"]):
        raise NotationError(f'tokens: "{text}" is not as "timber.0" or "timber.0.high"')
    return token_of(resource, whole(made[0], "tokens", 0, players - 1), len(made) == 2)


def read_supplies(g: Hamlet, lines: dict[str, str]) -> None:
    """Read plans and sales on offer, the church and milestones."""
    tiles, sales = [tile.id for tile in g.box.tiles], [sale.id for sale in g.box.sales]
    for word in lines.pop("row", "").split():
        id, _, coins = word.partition(":")
        g.row.append(index(tiles, id, "row"))
        g.row_coins.append(whole(coins or "0", "row", 0, MOST))
    built = [g.box.tiles[tile].output for tile in g.village.order]
    g.stacks = sum(BIT[n] for n in range(REFINED) if TIMBER + n not in built)
    if "stacks" in lines:
        words = lines.pop("stacks").split()
        outside = sum({BIT[index(RESOURCE_IDS[TIMBER:], word, "stacks")] for word in words})
        if outside != g.stacks:
            raise NotationError("stacks: outside until a refinery of theirs is built")
    words = lines.pop("display", "- - -").split()
    if len(words) != len(g.display):
        raise NotationError(f"display: {len(g.display)} places")
    g.display = [NONE if word == "-" else index(sales, word, "display") for word in words]
    g.church = read_owners(lines, "church", len(g.church), len(g.players))
    g.milestones = read_owners(lines, "milestones", MILESTONES, len(g.players))


def read_sales(g: Hamlet, lines: dict[str, str]) -> None:
    """Read the sale tiles that nobody has seen: if nothing is said, those that lie nowhere else."""
    sales, removed = g.box.sales, g.side().removed
    out = [*g.display, *(sale for me in g.players for sale in me.sales)]
    g.unseen_sales = [n for n in range(len(sales)) if n not in out]
    if "unseen" in lines:
        g.unseen_sales = sorted(read_ids([sale.id for sale in sales], lines, "unseen"))
    levels = [sales[n].level for n in g.unseen_sales]
    g.sales_left = [max(0, levels.count(n + 1) - removed[n]) for n in range(LEVELS)]
    if "sales_left" in lines:
        counts = lines.pop("sales_left").split()
        if len(counts) != LEVELS:
            raise NotationError(f"sales_left: {LEVELS} numbers")
        g.sales_left = [whole(count, "sales_left", 0, MOST) for count in counts]


def read_owners(lines: dict[str, str], key: str, size: int, players: int) -> list[int]:
    """Read who has each of some things."""
    words = lines.pop(key, " ".join(["-"] * size)).split()
    if len(words) != size:
        raise NotationError(f"{key}: {size} owners, or - for nobody")
    return [read_who(word, key, players) for word in words]


def read_player(g: Hamlet, lines: dict[str, str], seat: int, me: Player) -> None:
    """Read what belongs to a player."""
    tiles = [tile.id for tile in g.box.tiles]
    me.coins = whole(lines.pop(f"coins {seat}", str(me.coins)), "coins", 0, MOST)
    me.score = whole(lines.pop(f"score {seat}", "0"), "score", 0, MOST)
    me.plans = read_ids(tiles, lines, f"plans {seat}")
    has_villagers = f"standing {seat}" in lines or f"lying {seat}" in lines
    has_donkeys = f"donkeys {seat}" in lines or f"moved {seat}" in lines
    if has_villagers:
        me.standing = sorted(read_ids(tiles, lines, f"standing {seat}"))
        me.lying = sorted(read_ids(tiles, lines, f"lying {seat}"))
    if has_donkeys:
        me.donkeys = sorted(read_ids(tiles, lines, f"donkeys {seat}"))
        me.moved = sorted(read_ids(tiles, lines, f"moved {seat}"))
    if not 1 <= me.villagers() <= VILLAGERS or me.donkey_count() > DONKEYS:
        raise NotationError(f"standing {seat}: 1 to {VILLAGERS} villagers, {DONKEYS} donkeys")
    me.sales = read_ids([sale.id for sale in g.box.sales], lines, f"sales {seat}")
    spaces = [delivery.id for delivery in g.side().deliveries]
    me.deliveries = read_ids(spaces, lines, f"deliveries {seat}")
    me.flags = read_ids(tiles, lines, f"flags {seat}")


def read_rival(g: Hamlet, lines: dict[str, str]) -> None:
    """Read the things of the solo opponent."""
    rival = g.rival
    if rival is None:
        return
    favour, _, side = lines.pop("favour", f"{rival.favour} up").partition(" ")
    if side not in ("up", "down"):
        raise NotationError('favour: coins and "up" or "down"')
    rival.favour, rival.is_up = whole(favour, "favour", 0, MOST), side == "up"
    if "actions" in lines:
        rival.actions = read_ids(ACTION_IDS, lines, "actions")
    if "cup" in lines:
        rival.cup = [whole(word, "cup", 0, MOST) for word in lines.pop("cup").split()]


def fill_bag(g: Hamlet, lines: dict[str, str]) -> None:
    """Put into the bag what lies nowhere else; if it is written, it must agree."""
    out = [*g.village.order, *g.row, *(plan for me in g.players for plan in me.plans)]
    if len(set(out)) != len(out):
        raise NotationError("tiles, row, plans: each tile is only once there")
    groups = [BAG, *(STACK + n for n in range(REFINED) if not g.stacks & BIT[n])]
    inside = [t for t in range(TILES) if g.box.tiles[t].group in groups]
    g.bag = [tile for tile in inside if tile not in out]
    if any(g.box.tiles[tile].group not in (0, *groups) for tile in out):
        raise NotationError("tiles, row, plans: this one is still in its stack")
    if "bag" in lines and sorted(read_ids([t.id for t in g.box.tiles], lines, "bag")) != g.bag:
        raise NotationError("bag: a tile is nowhere, or in two places")


def read_who(text: str, where: str, players: int) -> int:
    """Read a player, "-" for nobody."""
    return NOBODY if text == "-" else whole(text, where, 0, players - 1)


def read_flag(lines: dict[str, str], key: str) -> bool:
    """Read yes or no."""
    text = lines.pop(key, "no")
    if text not in ("yes", "no"):
        raise NotationError(f"{key}: yes or no")
    return text == "yes"


def read_ids(ids: list[str], lines: dict[str, str], key: str) -> list[int]:
    """Read things by their ids."""
    return [index(ids, word, key) for word in lines.pop(key, "").split()]


def index(ids: list[str], word: str, where: str) -> int:
    """Return the place of a word in a list."""
    if word not in ids:
        raise NotationError(f'{where}: there is no "{word}"')
    return ids.index(word)
