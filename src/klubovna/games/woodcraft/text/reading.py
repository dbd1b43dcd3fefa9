# not compiled: reads positions that people wrote
"""Woodcraft: reads positions; where lines say nothing, it is as usual (see notation.py)."""

from __future__ import annotations

from collections.abc import Sequence

from klubovna.core.luck import Luck
from klubovna.core.notation import NotationError, whole
from klubovna.core.parts import HasId
from klubovna.core.state import Value
from klubovna.core.step import NOBODY, Confirm, Step
from klubovna.games.woodcraft.box.contents import IMMEDIATE, Box
from klubovna.games.woodcraft.pieces.numbers import (
    ATTIC_IDS,
    BIT,
    CHAIN_IDS,
    CHAIN_SIZES,
    COLOUR_IDS,
    DIE_IDS,
    EARLY_HELPERS,
    EARLY_ORDERS,
    GOOD_IDS,
    HELPERS,
    MARKET_ORDERS,
    NONE,
    ORDER_ROWS,
    ORDERS,
    ROW,
    SECTORS,
    SOLO_CARDS,
    SPACE_IDS,
    SPACES,
    STORE_SLOTS,
    STRIDE,
    TILE_IDS,
    TOOL_IDS,
    TRACK_IDS,
    colour_of,
    value_of,
)
from klubovna.games.woodcraft.pieces.players import Player
from klubovna.games.woodcraft.rules.changes import USED_GLUER, USED_IDS
from klubovna.games.woodcraft.rules.rounds import EndRound, Round
from klubovna.games.woodcraft.rules.solo import SoloTurn
from klubovna.games.woodcraft.rules.turn import Actions, EndTurn, Marketing, TidyUp, Turn
from klubovna.games.woodcraft.setup import Opening, SetUp, bare_table
from klubovna.games.woodcraft.state import Wood

Lines = dict[str, str]

MOST = 999
USUAL_STORE = [2, 5, 2, 5, 2, 5]


# Words.


def index(ids: list[str], word: str, where: str) -> int:
    """Return the place of a word in a list."""
    if word not in ids:
        raise NotationError(f'{where}: there is no "{word}"')
    return ids.index(word)


def read_ids(ids: list[str], lines: Lines, key: str) -> list[int]:
    """Read words of a list."""
    return [index(ids, word, key) for word in lines.pop(key, "").split()]


def read_cards(cards: Sequence[HasId], lines: Lines, key: str) -> list[int]:
    """Read cards."""
    return read_ids([card.id for card in cards], lines, key)


def read_counts(ids: list[str], lines: Lines, key: str, usual: list[int]) -> list[int]:
    """Read how many there are of each; those that are not named are as usual."""
    counts = usual.copy()
    words = lines.pop(key, "").split()
    if len(words) % 2:
        raise NotationError(f'{key}: counts and names expected, as in "2 {ids[0]} 1 {ids[-1]}"')
    for count, word in zip(words[::2], words[1::2], strict=True):
        counts[index(ids, word, key)] = whole(count, key, 0, MOST)
    return counts


def read_mask(ids: list[str], lines: Lines, key: str) -> int:
    """Read words of a list as bits."""
    return sum({BIT[number] for number in read_ids(ids, lines, key)})


def read_pairs(lines: Lines, key: str) -> list[tuple[str, str]]:
    """Read words of the form "this:that"; what stands behind the colon may be missing."""
    pairs = [word.partition(":") for word in lines.pop(key, "").split()]
    return [(this, that) for this, _, that in pairs]


def read_yes(lines: Lines, key: str, usual: bool) -> bool:
    """Read yes or no."""
    text = lines.pop(key, "yes" if usual else "no")
    return index(["no", "yes"], text, key) == 1


# Players.


def read_player(g: Wood, lines: Lines, seat: int, me: Player) -> None:
    """Read what belongs to a player."""
    box = g.box
    me.goods = read_counts(GOOD_IDS, lines, f"goods {seat}", me.goods)
    for die in read_ids(DIE_IDS, lines, f"wood {seat}"):
        me.wood[die] += 1
    read_workshop(lines, seat, me)
    read_helpers(g, lines, seat, me)
    for space, tool in read_pairs(lines, f"attic {seat}"):
        at = index(ATTIC_IDS, space, f"attic {seat}")
        me.attic[at] = index(TOOL_IDS, tool, f"attic {seat}")
    me.hand = sorted(read_cards(box.orders, lines, f"hand {seat}"))
    me.offered = sorted(read_cards(box.helpers, lines, f"offered {seat}"))
    read_orders(g, lines, seat, me)
    me.done = read_cards(box.orders, lines, f"done {seat}")
    me.commissions = read_cards(box.commissions, lines, f"claimed {seat}")
    me.income = read_counts(TRACK_IDS, lines, f"income {seat}", me.income)
    start, last = box.tracks.reputation_start, len(box.tracks.order_points) - 1
    key = f"reputation {seat}"
    me.reputation = whole(lines.pop(key, str(start)), key, start, last)
    key = f"marketing {seat}"
    me.marketing = whole(lines.pop(key, "1"), key, 1, len(box.prices.marketing))
    spaces = [str(milestone.space) for milestone in box.tracks.reputation_milestones]
    me.milestones = read_mask(spaces, lines, f"milestones {seat}")


def read_workshop(lines: Lines, seat: int, me: Player) -> None:
    """Read the tiles of a workshop, which of them are used, and the trees."""
    key = f"workshop {seat}"
    start = me.owned.copy()
    me.owned = read_counts(CHAIN_IDS, lines, key, start)
    for chain, owned in enumerate(me.owned):
        if not start[chain] <= owned <= CHAIN_SIZES[chain]:
            least, most = start[chain], CHAIN_SIZES[chain]
            raise NotationError(f"{key}: {CHAIN_IDS[chain]} from {least} to {most}")
    me.make_ready()
    for tile in read_ids(USED_IDS, lines, f"face_down {seat}"):
        turn_down(me, tile, f"face_down {seat}")
    for pot, die in read_pairs(lines, f"trees {seat}"):
        tree = index(DIE_IDS, die or pot, f"trees {seat}")
        where = index(COLOUR_IDS, pot, f"trees {seat}") if die else colour_of(tree)
        me.trees[where] = tree


def turn_down(me: Player, tile: int, where: str) -> None:
    """Turn a tile of a workshop face down."""
    if tile == 0 and me.ready_saws:
        me.ready_saws -= 1
    elif tile == USED_GLUER and me.ready_gluer:
        me.ready_gluer = 0
    elif 0 < tile < USED_GLUER and me.ready_joints & BIT[tile - 1]:
        me.ready_joints &= ~BIT[tile - 1]
    else:
        raise NotationError(f'{where}: there is no further "{USED_IDS[tile]}"')


def read_helpers(g: Wood, lines: Lines, seat: int, me: Player) -> None:
    """Read helpers and their spaces; without a space they stand in a line."""
    key = f"helpers {seat}"
    ids = [helper.id for helper in g.box.helpers]
    for id, space in read_pairs(lines, key):
        free = next((n for n in range(len(SPACE_IDS)) if n not in me.spaces), NONE)
        me.helpers.append(index(ids, id, key))
        me.spaces.append(index(SPACE_IDS, space, key) if space else free)


def read_orders(g: Wood, lines: Lines, seat: int, me: Player) -> None:
    """Read orders and their rows; without a row they are where they began."""
    key = f"orders {seat}"
    ids = [order.id for order in g.box.orders]
    for id, row in read_pairs(lines, key):
        order = index(ids, id, key)
        me.orders.append(order)
        me.rows.append(whole(row, key, 1, ORDER_ROWS) if row else g.box.orders[order].row)


def read_reached(g: Wood, lines: Lines, seat: int) -> None:
    """Read in which rounds a player came to the reward tiles."""
    key = f"reached {seat}"
    rounds = lines.pop(key, " ".join("-" for _ in g.reached)).split()
    if len(rounds) != len(g.reached):
        raise NotationError(f"{key}: {len(g.reached)} rounds expected, - for never")
    for which, round in enumerate(rounds):
        g.reached[which][seat] = 0 if round == "-" else whole(round, key, 1, g.round)


# The wheel and the turn.


def read_wheel(g: Wood, lines: Lines) -> None:
    """Read the tiles, the saw and the arc; without a line the saw is at the foremost tile."""
    start = g.start_sector()
    for tile, place in read_pairs(lines, "wheel"):
        sector, _, space = place.partition(".")
        where = (whole(sector, "wheel", 1, SECTORS) - 1) * STRIDE
        g.tiles[index(TILE_IDS, tile, "wheel")] = where + whole(space, "wheel", 1, SPACES)
    ahead = [n for n in range(1, SECTORS) if not g.is_empty((start + n) % SECTORS)]
    foremost = (start + max(ahead, default=1)) % SECTORS
    g.saw = whole(lines.pop("saw", str(foremost + 1)), "saw", 1, SECTORS) - 1
    is_home = any(place == start * STRIDE + tile + 1 for tile, place in enumerate(g.tiles))
    g.arc = read_yes(lines, "arc", is_home and g.saw != start)


def read_turn(g: Wood, lines: Lines) -> None:
    """Read the tile that was moved and what was used in this turn."""
    moved = lines.pop("tile", "")
    g.tile = index([*TILE_IDS, "done"], moved, "tile") if moved else NONE
    g.bonus_used = index(["", "used"], lines.pop("bonus", ""), "bonus") == 1
    g.used = read_mask(SPACE_IDS, lines, "used")
    g.wheel_lanterns = whole(lines.pop("wheel_lanterns", "0"), "wheel_lanterns", 0, MOST)


# The table; what lies nowhere else is in the decks.


def fill_table(g: Wood, lines: Lines) -> None:
    """Read what lies between the players."""
    read_store(g, lines)
    placed = [tool for me in g.players for tool in me.attic]
    left = [count - placed.count(tool) for tool, count in enumerate(g.box.tools)]
    none = [0] * len(TOOL_IDS)
    g.tools = read_counts(TOOL_IDS, lines, "tools", none) if "tools" in lines else left
    fill_orders(g, lines)
    fill_helpers(g, lines)
    read_commissions(g, lines)
    spaces = len(g.box.tracks.reward_spaces)
    tiles = read_cards(g.box.reward_tiles, lines, "reward_tiles")
    g.reward_tiles = tiles or list(range(spaces))
    if g.seats() == 1:
        read_rival(g, lines)


def read_store(g: Wood, lines: Lines) -> None:
    """Read the dice of the public store by slot, "-" for a gap."""
    if "store" not in lines:
        g.store = USUAL_STORE.copy()
        return
    words = lines.pop("store").split()
    dice = [NONE if word == "-" else index(DIE_IDS, word, "store") for word in words]
    is_fitting = len(dice) == STORE_SLOTS and all(
        die == NONE or colour_of(die) == slot // 2 for slot, die in enumerate(dice)
    )
    if not is_fitting:
        raise NotationError("store: two dice of each colour, - for a gap")
    g.store = [0 if die == NONE else value_of(die) for die in dice]


def read_row(cards: Sequence[HasId], lines: Lines, key: str, left: list[int]) -> list[int]:
    """Read a row of cards, "-" for a gap; without a line it is filled."""
    if key not in lines:
        return [NONE] * (ROW - len(left)) + [left.pop(0) for _ in range(min(ROW, len(left)))]
    ids = [card.id for card in cards]
    words = lines.pop(key).split()
    if len(words) != ROW:
        raise NotationError(f"{key}: {ROW} cards, - for a gap")
    return [NONE if word == "-" else index(ids, word, key) for word in words]


def fill_orders(g: Wood, lines: Lines) -> None:
    """Read the row, deck and discards of orders, and the nut orders."""
    cards = g.box.orders
    g.order_discard = sorted(read_cards(cards, lines, "order_discard"))
    used = [card for me in g.players for card in me.hand + me.orders + me.done]
    if "nuts" in lines:
        g.nuts = sorted(read_cards(cards, lines, "nuts"))
    else:
        g.nuts = [card for card in range(MARKET_ORDERS, ORDERS) if card not in used]
    deck = range(EARLY_ORDERS, MARKET_ORDERS) if g.is_late() else range(EARLY_ORDERS)
    row, pile = lines.get("order_row", "").split(), lines.get("order_deck", "").split()
    used += [*g.order_discard, *(n for n, card in enumerate(cards) if card.id in [*row, *pile])]
    left = [card for card in deck if card not in used]
    g.order_row = read_row(cards, lines, "order_row", left)
    g.order_deck = sorted(read_cards(cards, lines, "order_deck")) if "order_deck" in lines else left
    if "unseen" in lines:
        g.unseen = sorted(read_cards(cards, lines, "unseen"))
    elif g.is_late():
        g.unseen = [card for card in range(EARLY_ORDERS) if card not in used]
    else:
        g.unseen = g.order_deck.copy()


def fill_helpers(g: Wood, lines: Lines) -> None:
    """Read the row, deck and discards of helpers; who has no helper in a round gets one."""
    cards = g.box.helpers
    g.helper_discard = sorted(read_cards(cards, lines, "helper_discard"))
    row, pile = lines.get("helper_row", "").split(), lines.get("helper_deck", "").split()
    used = [card for me in g.players for card in me.helpers + me.offered]
    used += [*g.helper_discard, *(n for n, card in enumerate(cards) if card.id in [*row, *pile])]
    early = [card for card in range(EARLY_HELPERS) if card not in used]
    early.sort(key=lambda card: cards[card].ability.kind != IMMEDIATE)
    for me in g.players:
        if g.round and not me.helpers and early:
            used.append(early.pop(0))
            me.helpers, me.spaces = [used[-1]], [0]
    deck = range(EARLY_HELPERS, HELPERS) if g.is_late() else range(EARLY_HELPERS)
    left = [card for card in deck if card not in used]
    g.helper_row = read_row(cards, lines, "helper_row", left)
    is_written = "helper_deck" in lines
    g.helper_deck = sorted(read_cards(cards, lines, "helper_deck")) if is_written else left


def read_commissions(g: Wood, lines: Lines) -> None:
    """Read the commissions on display."""
    if "commissions" in lines:
        g.commissions = sorted(read_cards(g.box.commissions, lines, "commissions"))
        return
    claimed = {commission for me in g.players for commission in me.commissions}
    free = [n for n in range(len(g.box.commissions)) if n not in claimed]
    g.commissions = free[: max(0, g.box.prices.commissions[g.seats()] - len(claimed))]


def read_rival(g: Wood, lines: Lines) -> None:
    """Read how far the rival is, and the cards of a game alone."""
    last = len(g.box.tracks.order_points) - 1
    start = g.box.tracks.reputation_start
    g.rival = whole(lines.pop("rival", str(start)), "rival", start, last)
    ids = [g.box.reward_tiles[tile].id for tile in g.reward_tiles]
    g.rival_got = read_mask(ids, lines, "rival_got")
    g.solo_discard = read_cards(g.box.solo_cards, lines, "solo_discard")
    g.solo_deck = [card for card in range(SOLO_CARDS) if card not in g.solo_discard]


# The whole table.


def lay_out(lines: dict[str, str], luck: Luck, box: Box, settings: dict[str, Value]) -> Wood:
    """Lay everything where the lines say."""
    seats = whole(lines.pop("players", "2"), "players", least=1, most=len(box.calendars) - 1)
    last = box.calendars[seats].rounds
    g = bare_table(seats, luck, box, settings)
    g.round = whole(lines.pop("round", "1"), "round", least=0, most=last)
    if g.round == 0 and not any(key.startswith(("offered ", "helpers ")) for key in lines):
        g.then(SetUp(), Opening(), Round())
        return g
    g.first = whole(lines.pop("first", "0"), "first", least=0, most=seats - 1)
    g.turn = whole(lines.pop("turn", str(NOBODY)), "turn", least=NOBODY, most=seats - 1)
    for seat, me in enumerate(g.players):
        read_player(g, lines, seat, me)
        read_reached(g, lines, seat)
    read_wheel(g, lines)
    read_turn(g, lines)
    fill_table(g, lines)
    following = whole(lines.pop("next", str(g.first)), "next", least=0, most=seats - 1)
    g.then(*usual_agenda(g, following))
    return g


def usual_agenda(g: Wood, following: int) -> list[Step]:
    """Return the turn under way or, if there is none, the turn of `following`; then the others."""
    if g.round == 0:
        return [Opening(), Round()] if any(me.offered for me in g.players) else [Round()]
    who, order = g.turn, g.order()
    if who == NOBODY:
        steps: list[Step] = [Turn(following)]
    else:
        steps = [Actions(who), Marketing(who), TidyUp(who), Confirm(who), EndTurn()]
    now = following if who == NOBODY else who
    later: list[Step] = [Turn(seat) for seat in order[order.index(now) + 1 :]]
    alone: list[Step] = [SoloTurn()] if g.seats() == 1 else []
    return [*steps, *later, *alone, EndRound()]
