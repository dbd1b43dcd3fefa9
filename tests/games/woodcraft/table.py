"""Small stories of Woodcraft: lay a position out, let people choose, look what came of it.

A position is written in lines, players with their number: "wood 0: green-3 brown-1". Goods are
"2 blueberry 1 lantern", an order beside the board "stool@2" (its row), a helper "forester@R1C2"
(its space), a tool "B1=mallet", a tile of the wheel "buy_wood=2:7" (sector and space). What is left
out is usual: 2 players, round 2, player 0 is first and on turn; all tiles lie in the first sector,
decks have all cards that are nowhere else, players own nothing but the tiles of the start.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence

from klubovna.core.game import NOT_ASKED, kind_of
from klubovna.core.luck import Scripted, dice
from klubovna.core.notation import read_lines
from klubovna.core.step import Confirm, Step
from klubovna.games.woodcraft import GAME
from klubovna.games.woodcraft.box import reader
from klubovna.games.woodcraft.box.contents import Box
from klubovna.games.woodcraft.pieces.numbers import (
    ATTIC_IDS,
    BIT,
    CHAIN_IDS,
    CLASSES,
    COLOUR_IDS,
    DIE_IDS,
    EARLY_HELPERS,
    EARLY_ORDERS,
    GOOD_IDS,
    HELPERS,
    MARKET_ORDERS,
    NONE,
    SPACE_IDS,
    STRIDE,
    TILE_IDS,
    TOOL_IDS,
)
from klubovna.games.woodcraft.pieces.players import Player
from klubovna.games.woodcraft.rules.rounds import EndRound
from klubovna.games.woodcraft.rules.turn import Actions, EndTurn, Marketing, TidyUp, Turn
from klubovna.games.woodcraft.setup import bare_table
from klubovna.games.woodcraft.state import Wood

BOX = reader.load()
HELPER_IDS = [card.id for card in BOX.helpers]
ORDER_IDS = [card.id for card in BOX.orders]
COMMISSION_IDS = [card.id for card in BOX.commissions]
REWARD_IDS = [tile.id for tile in BOX.reward_tiles]
SOLO_IDS = [card.id for card in BOX.solo_cards]

USUAL = {
    "players": "2",
    "round": "2",
    "first": "0",
    "arc": "yes",
    "store": "green-4 green-2 yellow-4 yellow-2 brown-4 brown-2",
    "commissions": "guild_hall craft_school tool_museum",
    "rewards": "tool_cabinet lantern_festival",
}
EARLY_ROWS = {
    "orders": "wooden_spoon cutting_board birdhouse rolling_pin",
    "helpers": "berry_picker lamplighter glue_boiler old_foreman",
}
LATE_ROWS = {
    "orders": "wardrobe dresser grandfather_clock four_poster_bed",
    "helpers": "master_carver guild_inspector quartermaster renovator",
}


# Positions.


def table(text: str = "", seed: int = 0, box: Box = BOX) -> Wood:
    """Return the table that lines describe, with nothing to be done."""
    lines = USUAL | read_lines("\n".join(line.strip() for line in text.strip().splitlines()))
    settings = GAME.read_settings(lines.pop("settings", ""))
    g = bare_table(int(lines.pop("players")), dice(seed), box, settings)
    g.round, g.first = int(lines.pop("round")), int(lines.pop("first"))
    lay_out_wheel(g, lines)
    slots = [word.partition("-") for word in words_of(lines.pop("store"))]
    assert [colour for colour, _, _ in slots] == [id for id in COLOUR_IDS for _ in range(2)]
    g.store = [int(value) for _, _, value in slots]
    g.commissions = numbers_of(lines.pop("commissions"), COMMISSION_IDS)
    g.reward_tiles = numbers_of(lines.pop("rewards"), REWARD_IDS)
    for seat in range(g.seats()):
        lay_out_player(g, seat, lines)
    lay_out_cards(g, (LATE_ROWS if g.is_late() else EARLY_ROWS) | lines)
    left = {key for key in lines if key not in CARD_LINES}
    assert not left, f"nobody knows {' '.join(left)}"
    return g


def lay_out_wheel(g: Wood, lines: dict[str, str]) -> None:
    """Lay the action tiles and turn the saw."""
    for word in words_of(lines.pop("tiles", "")):
        tile, _, place = word.partition("=")
        g.tiles[TILE_IDS.index(tile)] = place_of(place)
    g.saw = int(lines.pop("saw", g.saw + 1)) - 1
    g.arc = lines.pop("arc") == "yes"
    tile = lines.pop("tile", "")
    g.tile = TILE_IDS.index(tile) if tile else NONE


def lay_out_player(g: Wood, seat: int, lines: dict[str, str]) -> None:
    """Give a player everything that the lines say."""
    me = g.players[seat]
    said = {key[:-2]: lines.pop(key) for key in list(lines) if key.endswith(f" {seat}")}
    me.goods = goods_of(said.pop("goods", ""))
    for word in words_of(said.pop("wood", "")):
        me.wood[DIE_IDS.index(word)] += 1
    for word in words_of(said.pop("owned", "")):
        chain, _, count = word.partition("=")
        me.owned[CHAIN_IDS.index(chain)] = int(count)
    me.make_ready()
    for word in words_of(said.pop("used", "")):
        use(me, word)
    for word in words_of(said.pop("trees", "")):
        pot, _, die = word.rpartition("=")
        me.trees[COLOUR_IDS.index(pot or word.partition("-")[0])] = DIE_IDS.index(die)
    for n, word in enumerate(words_of(said.pop("helpers", ""))):
        helper, _, space = word.partition("@")
        me.helpers.append(HELPER_IDS.index(helper))
        me.spaces.append(SPACE_IDS.index(space) if space else n)
    for word in words_of(said.pop("attic", "")):
        space, _, tool = word.partition("=")
        me.attic[ATTIC_IDS.index(space)] = TOOL_IDS.index(tool)
        g.tools[TOOL_IDS.index(tool)] -= 1
    for word in words_of(said.pop("orders", "")):
        order, _, row = word.partition("@")
        me.orders.append(ORDER_IDS.index(order))
        me.rows.append(int(row) if row else g.box.orders[me.orders[-1]].row)
    me.hand = sorted(numbers_of(said.pop("hand", ""), ORDER_IDS))
    me.done = numbers_of(said.pop("done", ""), ORDER_IDS)
    me.commissions = numbers_of(said.pop("claimed", ""), COMMISSION_IDS)
    me.income = [int(word) for word in said.pop("income", "2 0").split()]
    me.reputation = int(said.pop("reputation", "0"))
    me.marketing = int(said.pop("marketing", "1"))
    assert not said, f"nobody knows {' '.join(said)} of a player"


def use(me: Player, word: str) -> None:
    """Turn a tile of the workshop face down."""
    if word == "saw":
        me.ready_saws -= 1
    elif word == "gluing":
        me.ready_gluer = 0
    else:
        me.ready_joints &= ~BIT[int(word.removeprefix("joint_")) - 1]


CARD_LINES = ("orders", "helpers", "order_deck", "helper_deck", "order_discard", "helper_discard")


def lay_out_cards(g: Wood, lines: dict[str, str]) -> None:
    """Lay the rows and discards; decks have what is nowhere else, unless the lines say what."""
    g.order_row = row_of(lines["orders"], ORDER_IDS)
    g.helper_row = row_of(lines["helpers"], HELPER_IDS)
    g.order_discard = sorted(numbers_of(lines.get("order_discard", ""), ORDER_IDS))
    g.helper_discard = sorted(numbers_of(lines.get("helper_discard", ""), HELPER_IDS))
    is_late = g.is_late()
    used = [*g.order_row, *g.order_discard]
    used += [card for me in g.players for card in me.hand + me.orders + me.done]
    deck = range(EARLY_ORDERS, MARKET_ORDERS) if is_late else range(EARLY_ORDERS)
    g.order_deck = [card for card in deck if card not in used]
    g.nuts = [card for card in g.nuts if card not in used]
    used = [*g.helper_row, *g.helper_discard, *(card for me in g.players for card in me.helpers)]
    deck = range(EARLY_HELPERS, HELPERS) if is_late else range(EARLY_HELPERS)
    g.helper_deck = [card for card in deck if card not in used]
    if "order_deck" in lines:
        g.order_deck = sorted(numbers_of(lines["order_deck"], ORDER_IDS))
    if "helper_deck" in lines:
        g.helper_deck = sorted(numbers_of(lines["helper_deck"], HELPER_IDS))
    g.unseen = [card for card in g.unseen if card in g.order_deck]


def turn(text: str = "", seed: int = 0, box: Box = BOX) -> Wood:
    """Return the first question in the turn of player 0; later ones follow, then the round ends.

    With a line "tile: buy_wood" this tile has been moved, and its action waits. The turn of player
    0 stops before its end, so that everything can be seen that it brought.
    """
    g = table(text, seed, box)
    g.pauses = frozenset({0})
    later = g.order()[g.order().index(0) + 1 :]
    rest = [*[Turn(seat) for seat in later], EndRound()]
    if g.tile == NONE:
        return going_on(g, Turn(0), *rest)
    g.turn = 0
    return going_on(g, Actions(0), Marketing(0), TidyUp(0), Confirm(0), EndTurn(), *rest)


def doing(tile: str, text: str = "", seed: int = 0, box: Box = BOX) -> Wood:
    """Return the first question of the action of a tile, done by player 0."""
    return play(turn(f"{text}\ntile: {tile}", seed, box), "button/main")


def going_on(g: Wood, *steps: Step) -> Wood:
    """Let these steps be all that is to be done."""
    g.agenda = list(reversed(steps))
    g.advance()
    return g


def fated(g: Wood, *outcomes: int) -> Wood:
    """Let the next chances come out so, from 0; a face is its value - 1."""
    g.luck = Scripted(list(outcomes), 0, g.luck)
    return g


# Reading words.


def words_of(text: str) -> list[str]:
    """Split words; "-" is nothing."""
    return [word for word in text.split() if word != "-"]


def numbers_of(text: str, ids: Sequence[str]) -> list[int]:
    """Read cards."""
    return [ids.index(word) for word in words_of(text)]


def row_of(text: str, ids: Sequence[str]) -> list[int]:
    """Read a row of four cards; "-" is a gap."""
    row = [NONE if word == "-" else ids.index(word) for word in text.split()]
    assert len(row) == 4, f"a row has four cards, not {text}"
    return row


def goods_of(text: str) -> list[int]:
    """Read goods."""
    goods = [0] * len(GOOD_IDS)
    words = words_of(text)
    for count, id in zip(words[::2], words[1::2], strict=True):
        goods[GOOD_IDS.index(id)] += int(count)
    return goods


def place_of(word: str) -> int:
    """Read a place of the wheel, such as "2:7"."""
    sector, _, space = word.partition(":")
    return (int(sector) - 1) * STRIDE + int(space)


# Choosing.


def play(g: Wood, picks: str) -> Wood:
    """Let whoever is asked choose, one word a real question; forced picks are taken unasked.

    A word is the end or the zone of a target: "stool", "tile/buy_wood", "pass". In front of it may
    stand who chooses: "1:pass", needed where all choose together.
    """
    for pick in picks.split():
        found = re.fullmatch(r"(?:(\d):)?(.+)", pick)
        assert found and not g.is_over, f"{pick}: the game is over"
        who = int(found[1]) if found[1] else g.actor
        assert who in g.actors, f"{pick}: player {g.actor} is asked, {question(g)}"
        fitting = [o for o in g.legal_of(who) if fits(GAME.target(g, who, o), found[2])]
        assert len(fitting) == 1, f"{pick}: {len(fitting)} options like this, {question(g)}"
        g.pick(who, fitting[0])
    return g


def end_turn(g: Wood) -> Wood:
    """Let whoever is on turn end it: nothing more is done, bought or looked at."""
    this = (g.round, g.turn)
    for kind, word in (("actions", "done"), ("marketing", "pass"), ("confirm", "go_on")):
        if (g.round, g.turn) == this and asked(g) == kind:
            play(g, f"button/{word}")
    assert (g.round, g.turn) != this, question(g)
    return g


def targets(g: Wood, zone: str = "", who: int | None = None) -> list[str]:
    """Return what is offered now with its place, such as "cut/green-3"; of a zone or of all."""
    seat = g.actor if who is None else who
    found = [GAME.target(g, seat, option) for option in g.legal_of(seat)]
    return [target for target in found if target.startswith(f"{zone}/" if zone else "")]


def offers(g: Wood, zone: str = "", who: int | None = None) -> list[str]:
    """Return the words of what is offered now."""
    return [target.split("/", 1)[1] for target in targets(g, zone, who)]


def asked(g: Wood) -> str:
    """Return the kind of the question, such as "buy_wood", or "" when the game is over."""
    top = g.top_choice()
    return kind_of(type(top)) if top is not None else ""


def refused(g: Wood, target: str, who: int | None = None) -> str:
    """Return the rule that forbids a wish, such as "5.2"; "": it is offered."""
    refusal = GAME.why_not(g, g.actor if who is None else who, target)
    assert refusal != NOT_ASKED, f"{target}: nobody could wish for this, {question(g)}"
    return refusal.rule if refusal else ""


def fits(target: str, word: str) -> bool:
    """Tell whether a word is the end or the zone of a target, in whole parts."""
    return f"/{target}".endswith(f"/{word}") or target.startswith(f"{word}/")


def question(g: Wood) -> str:
    """Say what is asked and offered, for failures."""
    return f"{asked(g)} offers {' '.join(targets(g))}"


# Looking.


def has(g: Wood, good: str, who: int = 0) -> int:
    """Return how many of a good a player has."""
    return g.players[who].goods[GOOD_IDS.index(good)]


def goods(g: Wood, who: int = 0) -> str:
    """Return the goods of a player, such as "2 blueberry 1 lantern"; "-" is none."""
    counts = g.players[who].goods
    return " ".join(f"{n} {id}" for n, id in zip(counts, GOOD_IDS, strict=True) if n) or "-"


def wood(g: Wood, who: int = 0) -> str:
    """Return the dice of the wood store, such as "green-3 yellow-2"; "-" is none."""
    counts = g.players[who].wood
    return ids([die for die in range(CLASSES) for _ in range(counts[die])], DIE_IDS)


def trees(g: Wood, who: int = 0) -> str:
    """Return the dice in the pots, such as "green-2"."""
    return ids([die for die in g.players[who].trees if die != NONE], DIE_IDS)


def ready(g: Wood, who: int = 0) -> str:
    """Return the tiles of the workshop that are ready, such as "saw saw joint_1"."""
    me = g.players[who]
    joints = [f"joint_{n + 1}" for n in range(3) if me.ready_joints & BIT[n]]
    return " ".join(["saw"] * me.ready_saws + joints + ["gluing"] * me.ready_gluer) or "-"


def team(g: Wood, who: int = 0) -> str:
    """Return the helpers with their spaces, in the order in which they came."""
    me = g.players[who]
    placed = zip(me.helpers, me.spaces, strict=True)
    return " ".join(f"{HELPER_IDS[helper]}@{SPACE_IDS[at]}" for helper, at in placed) or "-"


def attic(g: Wood, who: int = 0) -> str:
    """Return the tools with their spaces."""
    placed = enumerate(g.players[who].attic)
    return " ".join(f"{ATTIC_IDS[n]}={TOOL_IDS[tool]}" for n, tool in placed if tool != NONE) or "-"


def beside(g: Wood, who: int = 0) -> str:
    """Return the orders beside the board with their rows."""
    me = g.players[who]
    placed = zip(me.orders, me.rows, strict=True)
    return " ".join(f"{ORDER_IDS[order]}@{row}" for order, row in placed) or "-"


def ids(numbers: Iterable[int], names: Sequence[str]) -> str:
    """Return numbers as ids; a gap and nothing at all are "-"."""
    return " ".join("-" if n == NONE else names[n] for n in numbers) or "-"


def order_row(g: Wood) -> str:
    """Return the orders on display."""
    return ids(g.order_row, ORDER_IDS)


def helper_row(g: Wood) -> str:
    """Return the helpers on display."""
    return ids(g.helper_row, HELPER_IDS)


def wheel(g: Wood) -> dict[str, str]:
    """Return where the action tiles lie."""
    places = zip(TILE_IDS, g.tiles, strict=True)
    return {id: f"{at // STRIDE + 1}:{at % STRIDE}" for id, at in places}
