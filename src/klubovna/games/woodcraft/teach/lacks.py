# not compiled: made for people, now and then
"""Woodcraft: what is missing for a place of the table that is not offered, in numbers."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from klubovna.core.teaching import Args, Lack, Need
from klubovna.games.woodcraft.box.contents import ONCE_PER_TURN, PERMANENT
from klubovna.games.woodcraft.pieces.numbers import (
    ANY_MATERIAL,
    ATTIC_IDS,
    BERRY,
    BIT,
    BLADE,
    CHAIN_IDS,
    COLOUR_IDS,
    DIE_IDS,
    FACES,
    GLUE,
    GLUER,
    GOOD_IDS,
    HELPER_SPACES,
    LANTERN,
    NONE,
    REUSE,
    ROW,
    SAWS,
    SCRAP,
    SECTORS,
    SPACE_IDS,
    STRIDE,
    TILE_IDS,
    TOOL_IDS,
    die_of,
    value_of,
)
from klubovna.games.woodcraft.rules.actions import (
    PlantPot,
    can_perform,
    plantable,
    upgrade_price,
)
from klubovna.games.woodcraft.rules.changes import TakePublic
from klubovna.games.woodcraft.rules.deeds import Exchange
from klubovna.games.woodcraft.rules.helpers import HireHelper, PlaceHelper, helper_price
from klubovna.games.woodcraft.rules.market import (
    BuyMaterial,
    BuySix,
    TakeOrder,
    die_price,
    material_price,
    order_price,
)
from klubovna.games.woodcraft.rules.turn import (
    Actions,
    bonus_price,
    can_pay_bonus,
    can_pay_other,
    marketing_price,
)
from klubovna.games.woodcraft.rules.wood import CutInto, JoinBy, can_saw, longest_joint
from klubovna.games.woodcraft.state import Wood
from klubovna.games.woodcraft.teach.cards import GOOD_SIGNS
from klubovna.games.woodcraft.teach.goals import of_keep, of_order
from klubovna.games.woodcraft.text.catalogue import MATERIAL_IDS
from klubovna.games.woodcraft.text.refs import CHEAPER, THINGS

Found = Lack | None

VERBS: Final = ("cut", "join", "glue", "fell", "order", "ability")
SLOTS: Final = [str(slot + 1) for slot in range(ROW)]


def lack(g: Wood, seat: int, target: str) -> Lack | None:
    """Return what is missing for a target, if more than its rule can be said."""
    zone, _, word = target.partition("/")
    is_known = zone not in THINGS or f"{THINGS[zone]}/{word}" in g.box.names["en"]
    return FINDERS[zone](g, seat, word) if zone in FINDERS and is_known else None


def goods(key: str, g: Wood, seat: int, good: int, need: int, args: Args | None = None) -> Found:
    """Return how much of a good is missing; None if there is enough."""
    have = g.players[seat].goods[good]
    if have >= need:
        return None
    id = GOOD_IDS[good]
    told: Args = {"good": f"good/{id}", "count": need - have, **(args or {})}
    return Lack(key, told, (Need(GOOD_SIGNS[id], have, need, f"good/{id}"),))


# The turn.


def of_tile(g: Wood, seat: int, word: str) -> Found:
    """A tile was moved already, or this one is blocked."""
    if g.turn != seat or not isinstance(g.top_choice(), Actions):
        return None
    if g.has_moved():
        return Lack("lack-moved")
    beyond = (g.saw + 1) % SECTORS
    count = len([place for place in g.tiles if place // STRIDE == beyond])
    if not g.is_blocked(TILE_IDS.index(word)):
        return None
    return Lack("lack-blocked", {"n": count}, (), f"lantern/{word}")


def of_button(g: Wood, seat: int, word: str) -> Found:
    """A tile must be moved first, or there is nothing to pay with."""
    if word == "buy":
        return goods("lack-marketing", g, seat, BERRY, marketing_price(g, seat))
    if g.turn != seat or not isinstance(g.top_choice(), Actions):
        return None
    if word in ("main", "berries", "done") and not g.has_moved():
        return Lack("lack-no-tile")
    if word in ("main", "berries") and not g.is_main_waiting():
        return Lack("lack-main-done")
    return poor(g, seat, g.tile) if word == "main" else None


def poor(g: Wood, seat: int, tile: int) -> Found:
    """Return what an action lacks that would lead to nothing."""
    if can_perform(g, seat, tile, 0):
        return None
    return Lack("lack-action", {"tile": f"tile/{TILE_IDS[tile]}"}, (), "button/berries")


def of_lantern(g: Wood, seat: int, word: str) -> Found:
    """Another tile's action costs a lantern that was there before the move."""
    tile, need = TILE_IDS.index(word), g.box.prices.other_tile
    if g.turn != seat or not g.has_moved():
        return Lack("lack-no-tile") if g.turn == seat else None
    if not g.is_main_waiting():
        return Lack("lack-main-done")
    if not can_pay_other(g, seat):
        have = g.players[seat].goods[LANTERN] - g.wheel_lanterns
        args: Args = {"count": need - have, "fresh": g.wheel_lanterns}
        return Lack("lack-lantern", args, (Need("lantern", have, need, "good/lantern"),))
    return poor(g, seat, tile)


def of_bonus(g: Wood, seat: int, word: str) -> Found:
    """A bonus action costs three lanterns, once a turn."""
    if g.turn != seat:
        return None
    if g.bonus_used:
        return Lack("lack-bonus-used")
    if not can_pay_bonus(g, seat):
        return goods("lack-bonus", g, seat, LANTERN, bonus_price(g, seat))
    return poor(g, seat, TILE_IDS.index(word))


def of_ability(g: Wood, seat: int, word: str) -> Found:
    """An ability works by itself, was used, can't be paid, or has nothing to work on."""
    me = g.players[seat]
    own = [n for n, helper in enumerate(me.helpers) if g.box.helpers[helper].id == word]
    if not own:
        return None
    ability = g.box.helpers[me.helpers[own[0]]].ability
    if ability.kind != ONCE_PER_TURN:
        return Lack("lack-always" if ability.kind == PERMANENT else "lack-at-once")
    if g.turn != seat:
        return None
    if g.used & BIT[me.spaces[own[0]]]:
        return Lack("lack-used")
    first = g.box.scripts[ability.effects][0]
    if isinstance(first, Exchange) and not first.can_pay(g, seat):
        if first.good == ANY_MATERIAL:
            return Lack("lack-material", {}, (Need("buy_materials", 0, first.count),))
        return goods("lack-ability", g, seat, first.good, first.count)
    return Lack("lack-nothing-to-do")


# Work on wood.


def of_cut(g: Wood, seat: int, word: str) -> Found:
    """Cutting needs a ready sawing tile, or a token for a used one."""
    me = g.players[seat]
    if can_saw(me):
        return Lack("lack-cut-one") if word in DIE_IDS and word.endswith("-1") else None
    return Lack("lack-saw", {"n": me.owned[SAWS]}, (Need("cut", 0, 1),), "upgrade/saw")


def of_join(g: Wood, seat: int, word: str) -> Found:
    """Joining needs scrap and a ready joint tile."""
    me = g.players[seat]
    needs = [] if me.goods[SCRAP] else [Need("scrap", 0, 1, "good/scrap")]
    is_ready = longest_joint(g, me) > 0
    needs += [] if is_ready else [Need("join", 0, 1)]
    if needs:
        args: Args = {"scrap": int(not me.goods[SCRAP]), "tile": int(not is_ready)}
        return Lack("lack-join", args, tuple(needs), "" if is_ready else "upgrade/joint")
    return Lack("lack-join-six") if word.endswith(f"-{FACES}") else None


def of_glue(g: Wood, seat: int, word: str) -> Found:
    """Gluing needs the tile, glue, and two dice of at most six pips."""
    me = g.players[seat]
    if not me.owned[GLUER]:
        return Lack("lack-no-gluer", {}, (Need("gluing", 0, 1),), "upgrade/gluing")
    if not me.ready_gluer and not me.goods[REUSE]:
        return Lack("lack-gluer-used", {}, (Need("gluing", 0, 1),))
    return goods("lack-glue", g, seat, GLUE, 1) or Lack("lack-partner", {"n": FACES})


def of_fell(g: Wood, seat: int, word: str) -> Found:
    """An empty pot has no tree."""
    return None if g.players[seat].planted_pots() else Lack("lack-tree")


def of_verb(g: Wood, seat: int, word: str) -> Found:
    """A verb that fits nothing now."""
    if g.turn != seat or word not in VERBS:
        return None
    me = g.players[seat]
    if word == "order":
        first = g.box.orders[me.orders[0]].id if me.orders else ""
        return of_order(g, seat, first) if first else Lack("lack-orders")
    if word == "ability":
        return Lack("lack-abilities")
    return FINDERS[word](g, seat, "") or Lack("lack-dice")


# The market.


def of_store(g: Wood, seat: int, word: str) -> Found:
    """A die of the public store costs more than there is."""
    top = g.top_choice()
    if isinstance(top, TakePublic):
        return None
    cost = die_price(g, seat, DIE_IDS.index(word)) - less_of(top)
    return goods("lack-price", g, seat, BERRY, cost)


def less_of(top: object) -> int:
    """Return how much cheaper the open question is."""
    return top.less if isinstance(top, CHEAPER) else 0


def of_six(g: Wood, seat: int, word: str) -> Found:
    """A six has another colour than the sold die, and must be paid."""
    top = g.top_choice()
    colour = COLOUR_IDS.index(word)
    if isinstance(top, BuySix) and top.sold == colour:
        return Lack("lack-same-colour")
    cost = die_price(g, seat, die_of(colour, FACES)) - less_of(top)
    return goods("lack-price", g, seat, BERRY, cost)


def of_material(g: Wood, seat: int, word: str) -> Found:
    """The second purchase is of another material, and all must be paid."""
    good, _, count = word.partition("-")
    top = g.top_choice()
    if isinstance(top, BuyMaterial) and top.first != NONE and GOOD_IDS[GLUE + top.first] == good:
        return Lack("lack-other-material", {"good": f"good/{good}"})
    if good not in MATERIAL_IDS or count not in ("1", "2", "3"):
        return None
    cost = material_price(g, seat, int(count)) - less_of(top)
    return goods("lack-price", g, seat, BERRY, cost)


def of_slot(g: Wood, seat: int, word: str) -> Found:
    """A card of the row that is asked about."""
    top = g.top_choice()
    if isinstance(top, HireHelper):
        return of_helper_slot(g, seat, word)
    if isinstance(top, TakeOrder) and word in SLOTS:
        return goods("lack-price", g, seat, BERRY, order_price(g, seat, top.nth, top.less))
    return None


def of_helper_slot(g: Wood, seat: int, word: str) -> Found:
    """A helper costs more than there is, or finds no space."""
    if word not in SLOTS:
        return None
    helper = g.helper_row[int(word) - 1]
    if helper == NONE:
        return Lack("lack-deck")
    if len(g.players[seat].helpers) == HELPER_SPACES:
        return Lack("lack-full-workshop", {"n": HELPER_SPACES})
    top = g.top_choice()
    less = top.less if isinstance(top, HireHelper) else 0
    return goods("lack-hire", g, seat, BERRY, helper_price(g, seat, helper, less))


# The workshop.


def of_space(g: Wood, seat: int, word: str) -> Found:
    """A space is taken, or has no neighbour."""
    if not isinstance(g.top_choice(), PlaceHelper):
        return None
    is_taken = SPACE_IDS.index(word) in g.players[seat].spaces
    return Lack("lack-space-taken" if is_taken else "lack-neighbour")


def of_upgrade(g: Wood, seat: int, word: str) -> Found:
    """The next tile of a chain costs more than there is."""
    cost = upgrade_price(g, seat, CHAIN_IDS.index(word), less_of(g.top_choice()))
    if cost == NONE:
        return Lack("lack-all-bought")
    return goods("lack-price", g, seat, BERRY, cost)


def of_plant(g: Wood, seat: int, word: str) -> Found:
    """A seedling needs an empty pot of its colour."""
    colour = word.partition("-")[0]
    if colour not in COLOUR_IDS:
        return None
    return Lack("lack-pot", {"colour": colour}, (Need("sprout", 0, 1),), f"pot/{colour}")


def of_pot(g: Wood, seat: int, word: str) -> Found:
    """A pot has a tree or another colour; or there is no die to plant in it."""
    top = g.top_choice()
    if isinstance(top, PlantPot):
        return of_plant(g, seat, DIE_IDS[top.die])
    me = g.players[seat]
    empty = [COLOUR_IDS[pot] for pot in me.empty_pots()]
    if word not in empty or plantable(g, seat):
        return None
    return Lack("lack-seedling", {"colour": word}, (Need("die", 0, 1),))


def of_parts(g: Wood, seat: int, word: str) -> Found:
    """Each cut beyond the covered ones costs a saw blade."""
    top = g.top_choice()
    if not isinstance(top, CutInto):
        return None
    return goods("lack-blades", g, seat, BLADE, top.blades([int(n) for n in word.split("+")]))


def of_raise(g: Wood, seat: int, word: str) -> Found:
    """A joint tile raises by so much, and no die above six."""
    top = g.top_choice()
    if not isinstance(top, JoinBy) or not word.isdigit():
        return None
    if value_of(top.die) + int(word) > FACES:
        return Lack("lack-above-six", {"n": FACES})
    most = longest_joint(g, g.players[seat])
    return Lack("lack-raise", {"n": most}, (Need("join", most, int(word)),), "upgrade/joint")


def of_attic(g: Wood, seat: int, word: str) -> Found:
    """A space is taken, or waits for those below it."""
    attic, space = g.players[seat].attic, ATTIC_IDS.index(word)
    if attic[space] != NONE:
        return Lack("lack-peg-taken")
    closed = [f"attic/{ATTIC_IDS[n]}" for n in g.box.attic_needs[space] if attic[n] == NONE]
    needs = tuple([Need("tool", 0, 1, at) for at in closed])
    return Lack("lack-peg", {"n": len(closed)}, needs, closed[0]) if closed else None


def of_tool(g: Wood, seat: int, word: str) -> Found:
    """A type of tools is used up."""
    return None if g.tools[TOOL_IDS.index(word)] else Lack("lack-tool")


def of_commission(g: Wood, seat: int, word: str) -> Found:
    """A commission is one's own already, or gone."""
    ids = [card.id for card in g.box.commissions]
    number = ids.index(word)
    if number in g.players[seat].commissions:
        return Lack("lack-own-commission")
    return None if number in g.commissions else Lack("lack-commission-gone")


FINDERS: Final[dict[str, Callable[[Wood, int, str], Found]]] = {
    "tile": of_tile,
    "button": of_button,
    "lantern": of_lantern,
    "bonus": of_bonus,
    "ability": of_ability,
    "cut": of_cut,
    "join": of_join,
    "glue": of_glue,
    "fell": of_fell,
    "verb": of_verb,
    "order": of_order,
    "keep": of_keep,
    "store": of_store,
    "six": of_six,
    "material": of_material,
    "slot": of_slot,
    "helper_slot": of_helper_slot,
    "space": of_space,
    "upgrade": of_upgrade,
    "plant": of_plant,
    "pot": of_pot,
    "parts": of_parts,
    "raise": of_raise,
    "attic": of_attic,
    "tool": of_tool,
    "commission": of_commission,
}
