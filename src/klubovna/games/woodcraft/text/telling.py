# not compiled: told to those who ask for it
"""Woodcraft: the table in sentences, out of a view alone."""

from __future__ import annotations

from collections.abc import Iterator

from klubovna.core.state import Json
from klubovna.core.telling import Section, Sentence, around, names, say
from klubovna.games.woodcraft.box.contents import Box
from klubovna.games.woodcraft.pieces.numbers import COLOUR_IDS, SPACE_IDS


def tell(view: Json, seat: int | None, box: Box) -> list[Section]:
    """Tell what a seat sees: the turn, the wheel, what is for sale, the workshops."""
    parts = {
        "tell-now": turn(view),
        "tell-wheel": wheel(view),
        "tell-store": store(view),
        "tell-orders": orders(view),
        "tell-helpers": helpers(view),
        "tell-goals": goals(view),
    }
    found = [Section(say(key), tuple(lines)) for key, lines in parts.items()]
    players: list[Json] = view["players"]
    if seat is not None:
        found.append(Section(say("tell-me"), tuple(workshop(players[seat]))))
        found.append(Section(say("tell-hand"), tuple(hand(view, players[seat]))))
    for p in around(len(players), seat):
        lines = (*workshop(players[p]), say("tell-in-hand", n=players[p]["hand"]))
        found.append(Section(say("tell-player", player=f"seat/{p}"), lines))
    if view["solo"]:
        found.append(Section(say("view-rival"), tuple(solo(view["solo"]))))
    return found


# The turn.


def turn(view: Json) -> Iterator[Sentence]:
    """Which round it is, when income comes, whose turn it is, and how far it is."""
    if not view["round"]:
        yield say("tell-opening")
    else:
        yield say("tell-round", round=view["round"], rounds=view["rounds"])
    if view["step"] == "over":
        yield say("tell-over")
        return
    later = [number for number in view["calendar"]["income"] if number >= view["round"]]
    if later and view["round"]:
        yield say("tell-income", round=later[0])
    if len(view["players"]) > 1:
        yield say("tell-first", player=f"seat/{view['first']}")
    if active := view["active"]:
        yield say("tell-turn", player=f"seat/{active['player']}", main=active["main"])
        if active["tile"]:
            yield say("tell-moved", thing=f"tile/{active['tile']}")
        yield from subject(active)


def subject(active: Json) -> Iterator[Sentence]:
    """The die, tool, helper or order that the open question is about."""
    for kind in ("die", "tool", "helper", "order"):
        if active[kind]:
            ref = f"{kind}/{active[kind]}"
            yield say("tell-about", thing=ref, about=ref)


def wheel(view: Json) -> Iterator[Sentence]:
    """The tiles, with what moving each of them brings."""
    at = view["wheel"]
    yield say("tell-saw", n=at["saw"] + 1)
    for tile, place in at["tiles"].items():
        sector = place["sector"]
        yield say(
            "tell-thing", thing=f"tile/{tile}", more=more_of(tile, sector, place["space"], at)
        )


def more_of(tile: str, sector: int, space: int, at: Json) -> Iterator[Sentence]:
    """The space below a tile, the window over it, and whether the tile can't move."""
    outer = f"outer/{sector + 1}-{space}"
    is_covered = at["arc"] and sector == at["start"]
    yield say("tell-lies-on", thing=outer, about="" if is_covered else outer)
    if level := at["levels"][sector]:
        yield say("tell-window", n=level, about=f"window/{sector + 1}-{level}")
    if tile in at["blocked"]:
        yield say("view-tile-blocked")


# What is for sale.


def store(view: Json) -> Iterator[Sentence]:
    """Dice, sixes and materials with their prices; tools that are left."""
    prices = view["prices"]
    for slot in view["store"]:
        if slot["die"]:
            die = f"die/{slot['die']}"
            yield say("tell-die", dice=[say("view-store-die", die=die, price=slot["price"])])
    sixes = [
        say("view-store-die", die=f"die/{colour}-6", price=price)
        for colour, price in zip(COLOUR_IDS, prices["six"], strict=True)
    ]
    yield say("tell-sixes", dice=sixes)
    one, two, three = prices["materials"]
    yield say("tell-materials", one=one, two=two, three=three)
    tools = [say("tell-tool", tool=f"tool/{id}", n=n) for id, n in view["tools"].items()]
    yield say("tell-tools", tools=tools)


def orders(view: Json) -> Iterator[Sentence]:
    """The orders on offer, the newest first."""
    yield from shown("order", [id for id in view["orders"] if id])
    yield say("tell-order-price", n=view["prices"]["second_order"])
    yield say("tell-deck", n=view["order_deck"])


def helpers(view: Json) -> Iterator[Sentence]:
    """The helpers on offer with their prices."""
    for card in view["helpers"]:
        if card:
            ref = f"helper/{card['id']}"
            yield say("tell-helper", thing=ref, n=card["price"], about=ref)
    yield say("tell-deck", n=view["helper_deck"])


def shown(kind: str, ids: list[str]) -> Iterator[Sentence]:
    """Return a line for each card."""
    for id in ids:
        yield say("tell-thing", thing=f"{kind}/{id}", about=f"{kind}/{id}")


def goals(view: Json) -> Iterator[Sentence]:
    """The commissions and the reward tiles, with who has them."""
    for each in view["commissions"]:
        ref = f"commission/{each['id']}"
        yield say("tell-thing", thing=ref, about=ref, more=claimed(each["claims"]))
    for tile in view["reward_tiles"]:
        if tile["id"] is None:
            yield say("tell-reward-hidden", n=tile["space"])
            continue
        ref = f"reward_tile/{tile['id']}"
        reached = claimed([each["seat"] for each in tile["reached"]])
        is_left = int(tile["next"] is not None and not tile["removed"])
        yield say("tell-reward", thing=ref, n=tile["space"], left=is_left, about=ref, more=reached)


def claimed(seats: list[int]) -> list[Sentence]:
    """Say who has something already."""
    who = [say("tell-player", player=f"seat/{p}") for p in seats]
    return [say("view-claimed", who=who)] if who else []


# Workshops.


def workshop(me: Json) -> Iterator[Sentence]:
    """Points, goods, tracks, wood, trees, tiles, helpers, tools and orders of a player."""
    yield say("tell-points", n=me["points"])
    goods = [say("view-does-gain", res=id, n=n) for id, n in me["goods"].items() if n]
    yield say("tell-goods", goods=goods)
    income = me["income"]
    yield say(
        "tell-tracks",
        blueberry=income["blueberry"],
        hazelnut=income["hazelnut"],
        reputation=me["reputation"],
        marketing=me["marketing"],
    )
    yield say("tell-wood", dice=names("die", me["wood"]))
    for tree in me["trees"]:
        pot = f"pot/{tree['pot']}"
        if tree["die"]:
            yield say("tell-tree", name=pot, die=f"die/{tree['die']}")
        else:
            yield say("tell-pot", name=pot)
    yield from tiles(me)
    yield from helpers_of(me)
    laid = [
        say("view-attic-tool", space=f"attic/{space}", tool=f"tool/{tool}")
        for space, tool in me["attic"].items()
        if tool
    ]
    yield say("tell-attic", tools=laid, free=names("attic", me["open_attic"]))
    yield from (order(each) for each in sorted(me["orders"], key=lambda each: int(each["row"])))
    yield say("tell-done", orders=names("order", me["done"]))


def tiles(me: Json) -> Iterator[Sentence]:
    """The sawing, joint and gluing tiles, as far as they are ready."""
    yield say("tell-saws", n=me["saws"]["ready"], of=me["saws"]["owned"])
    for joint in me["joints"]:
        if joint["owned"]:
            yield say("tell-joint", n=joint["raise"], ready=int(joint["ready"]))
    if me["gluing"]["owned"]:
        yield say("tell-gluing", ready=int(me["gluing"]["ready"]))


def helpers_of(me: Json) -> Iterator[Sentence]:
    """The helpers in a workshop, and the spaces that are free."""
    taken = {each["space"] for each in me["helpers"]}
    for each in me["helpers"]:
        ref = f"helper/{each['id']}"
        used = [say("view-ability-used")] if each["used"] else []
        yield say("tell-works", thing=ref, space=f"space/{each['space']}", about=ref, more=used)
    free = [say("tell-space", thing=f"space/{id}") for id in SPACE_IDS if id not in taken]
    yield say("tell-free-spaces", spaces=free)


def order(each: Json) -> Sentence:
    """Return an order beside a board: its row, and what it lacks."""
    ref = f"order/{each['id']}"
    missing = sum(1 for die in each["dice"] if die["have"] is None)
    short = each["materials"].values()
    missing += sum(max(0, material["need"] - material["have"]) for material in short)
    state = say("tell-can") if each["can"] else say("tell-lacks", n=missing)
    return say("tell-order", thing=ref, row=each["row"], about=ref, more=[state])


def hand(view: Json, me: Json) -> Iterator[Sentence]:
    """The orders and helpers that only this seat sees, and what is chosen of them."""
    cards = me["hand_cards"] or []
    if not cards and not me["offered"]:
        yield say("tell-hand-empty")
    yield from shown("order", cards)
    for id in me["offered"] or []:
        yield say("tell-offered", thing=f"helper/{id}", about=f"helper/{id}")
    chosen = [target.rpartition("/")[2] for target in view["choosing"]]
    if chosen:
        yield say("tell-chosen", cards=[say("tell-name", thing=word) for word in chosen])


def solo(rival: Json) -> Iterator[Sentence]:
    """The rival of a game alone."""
    yield say("tell-rival", n=rival["rival"])
    if rival["last"]:
        ref = f"solo/{rival['last']}"
        yield say("tell-last", thing=ref, about=ref)
    yield say("tell-deck", n=rival["deck"])
