# not compiled: made once for each page
"""Woodcraft: helpers, orders, commissions, reward tiles and cards of the rival in words."""

from __future__ import annotations

from typing import Final

from klubovna.core.state import Json
from klubovna.core.teaching import Args, Line, Thing, fact
from klubovna.games.woodcraft.box.cards import DECK_IDS
from klubovna.games.woodcraft.box.contents import (
    ABILITY_IDS,
    EVENT_IDS,
    IMMEDIATE,
    METRIC_IDS,
    ONCE_PER_TURN,
    PERMANENT,
    Ability,
    Box,
    Commission,
    Demand,
    Helper,
    Order,
    RewardTile,
    SoloCard,
)
from klubovna.games.woodcraft.box.names import demand_id
from klubovna.games.woodcraft.pieces.numbers import (
    ALL_COLOURS,
    BIT,
    COLOUR_IDS,
    COLOURS,
    FACES,
    GLUE,
    GOOD_IDS,
    MATERIALS,
    TILE_IDS,
)
from klubovna.games.woodcraft.text.catalogue import effects_json

Signs = tuple[str, ...]

GOOD_SIGNS: Final = {
    "blueberry": "blueberry",
    "vp": "nut",
    "lantern": "lantern",
    "glue": "glue",
    "scrap": "scrap",
    "sawblade": "saw_blade",
    "reuse": "reuse",
    "any_material": "buy_materials",
}
EVENT_SIGNS: Final = {
    "buy_die": "buy_wood",
    "sell_die": "trade_dice",
    "buy_material": "buy_materials",
    "take_order": "choose_orders",
    "hire_helper": "hire_helper",
    "upgrade": "upgrade_workshop",
    "cut": "cut",
    "join": "join",
    "glue": "gluing",
    "plant_tree": "sprout",
    "fell_tree": "fell",
    "complete_order": "complete",
    "gain_tool": "tool",
    "marketing": "megaphone",
    "bonus_action": "lantern",
}
KIND_SIGNS: Final = {IMMEDIATE: "at_once", ONCE_PER_TURN: "once", PERMANENT: "always"}
ANY: Final = "any"

# Signs.


def die_sign(colours: list[str], value: int) -> str:
    """Return the sign of a die, such as "die/green-3", "die/green_yellow-2", "die/any-5"."""
    return f"die/{ANY if len(colours) == COLOURS else '_'.join(colours)}-{value}"


def demand_sign(demand: Demand) -> str:
    """Return the sign of a die that an order asks for."""
    return f"die/{demand_id(demand)}"


def counted(sign: str, count: int) -> Signs:
    """Return a sign with a number before it, unless that is one."""
    return (sign,) if count == 1 else (str(count), sign)


def signed(number: int) -> Signs:
    """Return a number after its sign."""
    return ("−" if number < 0 else "+", str(abs(number)))


def script_signs(box: Box, script: int) -> Signs:
    """Return the signs of effects, as they are printed."""
    return tuple([sign for each in effects_json(box, script) for sign in effect_signs(each)])


def effect_signs(each: Json) -> Signs:
    """Return the signs of one effect."""
    match each["op"]:
        case "gain":
            return counted(GOOD_SIGNS[each["res"]], each["n"])
        case "lose" | "discount":
            return (*signed(-each["n"]), GOOD_SIGNS[each["res"]])
        case "income":
            return counted(f"income_{each['track']}", each["n"])
        case "reputation":
            return (*signed(each["n"]), "reputation")
        case "tool":
            return ("tool" if each["type"] == ANY else each["type"],)
        case "produce":
            return ("gear",) if each["n"] == 1 else (str(each["n"]), "x", "gear")
        case "gain_die":
            return (die_sign(each["colors"], each["value"]),)
        case "gain_per":
            per = "hire_helper" if each["per"] == "helper" else "complete"
            return (*counted(GOOD_SIGNS[each["res"]], each["n"]), "/", per)
        case "exchange":
            pay = counted(GOOD_SIGNS[each["pay"]["res"]], each["pay"]["n"])
            return (*pay, "->", *[sign for one in each["get"] for sign in effect_signs(one)])
        case "choose":
            ways = [[s for one in way for s in effect_signs(one)] for way in each["options"]]
            return tuple([sign for way in ways for sign in ("/", *way)][1:])
        case _:
            return work_signs(each)


def work_signs(each: Json) -> Signs:
    """Return the signs of an effect on dice, trees, tiles or cards."""
    match each["op"]:
        case "take_public_die":
            return ("cart",)
        case "grow":
            return ("sprout", *signed(each["n"]))
        case "bump_die":
            return ("die", *signed(each["max"]))
        case "recolor_die":
            return ("recolour",)
        case "split_die":
            return counted("cut", each["cuts"])
        case "glue_dice":
            return ("gluing",)
        case "flip_up":
            return counted("flip", each["n"])
        case "refresh_row":
            return counted("refresh", each["n"])
        case "action":
            less = (*signed(-each["discount"]), "blueberry") if each["discount"] else ()
            return (each["name"], *less)
        case _:
            assert each["op"] == "commission", f"nobody draws {each['op']}"
            return ("commission",)


# Helpers.


def helper_thing(box: Box, card: Helper) -> Thing:
    """Say what a helper costs, can do and produces."""
    ref = f"helper/{card.id}"
    deck = DECK_IDS[int(card.is_late)]
    kind = ABILITY_IDS[card.ability.kind]
    rule = "5.6" if card.ability.kind == IMMEDIATE else "6.1"
    lines = (
        Line(f"line-helper-{deck}", {}, "5.5", ("hire_helper",)),
        fact(box.sources, f"{ref}.cost", "line-cost", {"n": card.cost}, "5.5", price(card.cost)),
        Line(f"line-kind-{kind}".replace("_", "-"), {}, rule, (KIND_SIGNS[card.ability.kind],)),
        ability_line(box, ref, card.ability),
        fact(
            box.sources,
            f"{ref}.production",
            "line-production",
            {"what": f"script/{card.production}"},
            "5.7",
            ("gear", *script_signs(box, card.production)),
        ),
    )
    return Thing(ref, lines, (deck, kind))


def price(cost: int) -> Signs:
    """Return the signs of a price in blueberries."""
    return (str(cost), "blueberry")


def ability_line(box: Box, ref: str, ability: Ability) -> Line:
    """Say what a helper can do; a permanent ability also says after what."""
    place, signs = f"{ref}.effects", script_signs(box, ability.effects)
    args: Args = {"what": f"script/{ability.effects}"}
    if ability.kind != PERMANENT:
        key = f"line-does-{main_op(box, ability.effects)}".replace("_", "-")
        return fact(box.sources, place, key, args, "15.1", signs)
    event = EVENT_IDS[ability.event]
    when = (EVENT_SIGNS[event],)
    told = event_args(event, ability)
    if ability.less:
        good = GOOD_IDS[ability.less_of]
        told |= {"less": f"good/{good}", "n": ability.less}
        less = (*signed(-ability.less), GOOD_SIGNS[good])
        return fact(box.sources, place, "line-cheaper", told, "6.1", (*when, *less))
    return fact(box.sources, place, "line-whenever", told | args, "6.1", (*when, "->", *signs))


def event_args(event: str, ability: Ability) -> Args:
    """Return after what an ability works: an event, and which colours and numbers."""
    colours = [id for n, id in enumerate(COLOUR_IDS) if ability.colours & BIT[n]]
    values = [str(v) for v in range(1, FACES + 1) if ability.values & BIT[v]]
    return {
        "event": event,
        "colour": colours[0] if ability.colours != ALL_COLOURS else ANY,
        "values": f"is-{'-'.join(values)}" if len(values) < FACES else ANY,
    }


def main_op(box: Box, script: int) -> str:
    """Return what a script is about: its first effect, or what that is paid for."""
    first = effects_json(box, script)[0]
    while first["op"] == "exchange":
        first = first["get"][0]
    return str(first["op"])


# Orders.


def order_thing(box: Box, number: int, card: Order) -> Thing:
    """Say what an order asks for, what it gives, and where it is laid."""
    ref, deck = f"order/{card.id}", DECK_IDS[card.deck]
    wanted = [demand_sign(demand) for demand in card.demands]
    for n in range(MATERIALS):
        wanted += [GOOD_SIGNS[GOOD_IDS[GLUE + n]]] * card.materials[n]
    row = box.order_rows[card.row - 1]
    lines = (
        Line(f"line-order-{deck}", {}, "8.1" if deck == "nut" else "5.4", ("choose_orders",)),
        fact(
            box.sources,
            f"{ref}.dice",
            "line-demand",
            {"what": f"demand/{number}"},
            "7.1",
            tuple(wanted),
        ),
        fact(
            box.sources,
            f"{ref}.reward",
            "line-reward",
            {"what": f"script/{card.reward}"},
            "7.1",
            script_signs(box, card.reward),
        ),
        fact(
            box.sources,
            f"{ref}.row",
            "line-first-row",
            {"row": card.row, "what": f"script/{row}"},
            "7.2",
            script_signs(box, row),
        ),
    )
    colours = [
        id
        for n, id in enumerate(COLOUR_IDS)
        if any([each.colours == BIT[n] for each in card.demands])
    ]
    return Thing(ref, lines, (deck, *colours))


# Commissions, reward tiles and the rival.


def commission_thing(box: Box, card: Commission) -> Thing:
    """Say what a commission counts and how one comes by it."""
    ref = f"commission/{card.id}"
    metric = METRIC_IDS[card.metric]
    args: Args = {"metric": metric, "n": card.step, "points": card.points}
    signs = (str(card.points), "nut", "/", str(card.step))
    lines = (
        fact(box.sources, ref, "line-commission", args, "13.1", signs),
        Line("line-commission-claim", {}, "8.1", ("commission",)),
    )
    return Thing(ref, lines)


def reward_thing(box: Box, tile: RewardTile) -> Thing:
    """Say what a reward tile gives the first who come to it."""
    ref = f"reward_tile/{tile.id}"
    lines = [Line("line-reward-tile", {}, "10.4", ("reputation",))]
    for players, word in ((2, "two"), (3, "three"), (4, "four")):
        side = tile.three if players == 3 else tile.even
        given = [side[place] for place in box.tracks.places[players]]
        told = zip(("first", "second", "third"), given, strict=False)
        args: Args = {name: f"script/{script}" for name, script in told}
        place = f"{ref}.{'three' if players == 3 else 'even'}"
        signs = script_signs(box, given[0])
        lines.append(fact(box.sources, place, f"line-reward-{word}", args, "10.4", signs))
    return Thing(ref, tuple(lines))


def solo_thing(box: Box, card: SoloCard) -> Thing:
    """Say what a card of the rival does."""
    ref = f"solo/{card.id}"
    lines = [Line("line-solo-card", {}, "14.1", ("rival",))]

    def add(key: str, args: Args, rule: str, signs: Signs) -> None:
        lines.append(fact(box.sources, ref, key, args, rule, signs))

    for tile in card.tiles:
        add("line-solo-tile", {"tile": f"tile/{TILE_IDS[tile]}"}, "14.1", (TILE_IDS[tile],))
    if card.is_rearmost:
        add("line-solo-rearmost", {}, "14.1", ("->",))
    if card.rival:
        add("line-solo-rises", {"n": card.rival}, "14.2", (*signed(card.rival), "reputation"))
    for key, slots in (("orders", card.order_slots), ("helpers", card.helper_slots)):
        if slots:
            args: Args = {"one": slots[0] + 1, "other": slots[-1] + 1}
            add(f"line-solo-{key}", args, "14.1", ("refresh",))
    if card.dice:
        add("line-solo-dice", {"n": len(card.dice)}, "14.1", ("die",))
    return Thing(ref, tuple(lines))


def cards(box: Box) -> list[Thing]:
    """Return all cards and reward tiles in words."""
    return [
        *[helper_thing(box, card) for card in box.helpers],
        *[order_thing(box, number, card) for number, card in enumerate(box.orders)],
        *[commission_thing(box, card) for card in box.commissions],
        *[reward_thing(box, tile) for tile in box.reward_tiles],
        *[solo_thing(box, card) for card in box.solo_cards],
    ]
