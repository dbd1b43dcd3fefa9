# not compiled: told to those who ask for it
"""Hamlet: the table in sentences, out of a view alone; the map as what is linked to what."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from klubovna.core.state import Json
from klubovna.core.telling import Section, Sentence, around, names, say, things
from klubovna.games.hamlet.box.contents import Box
from klubovna.games.hamlet.pieces.numbers import CHURCH_PARTS


def tell(view: Json, seat: int | None, box: Box) -> list[Section]:
    """Tell what everybody sees: the turn, the village, what is on offer, goals, players."""
    parts = {
        "tell-now": turn(view),
        "tell-village": village(view),
        "tell-hall": hall(view),
        "tell-market": market(view),
        "tell-church": church(view),
        "tell-goals": goals(view),
    }
    found = [Section(say(key), tuple(lines)) for key, lines in parts.items()]
    if seat is not None:
        found.append(Section(say("tell-me"), tuple(player(view["players"][seat]))))
    for p in around(len(view["players"]), seat):
        lines = tuple(player(view["players"][p]))
        found.append(Section(say("tell-player", player=f"seat/{p}"), lines))
    if view["solo"]:
        found.append(Section(say("tell-solo"), tuple(solo(view["solo"]))))
    return found


def turn(view: Json) -> Iterator[Sentence]:
    """The round, whose turn it is, and what is being built and paid."""
    is_over = view["step"] == "over"
    yield say("tell-round", round=view["round"], last=int(view["last_round"]), over=int(is_over))
    if len(view["order"]) > 1:
        yield say("tell-first", player=f"seat/{view['first']}")
    active = view["active"]
    if not active:
        return
    yield say("tell-turn", player=f"seat/{active['player']}", n=active["villagers"])
    if not active["donkeys_done"]:
        yield say("tell-donkeys-wait")
    if active["building"]:
        tile = f"tile/{active['building']}"
        yield say("tell-building", thing=tile, about=tile)
    if active["bill"]:
        yield from bill(active["bill"])


def bill(owed: Json) -> Iterator[Sentence]:
    """What is still to be paid."""
    left = [goods(g["resources"], g["left"]) for g in owed["groups"] if g["left"]]
    yield say("tell-bill", goods=left)
    if owed["coins"] + owed["debt"]:
        yield say("tell-coins-due", n=owed["coins"] + owed["debt"])


def goods(resources: list[str], n: int) -> Sentence:
    """Return so much of a resource, or of a mixture."""
    if len(resources) == 1:
        return say("view-cost-some", resource=f"resource/{resources[0]}", n=n)
    return say("view-cost-mixed", things=names("resource", resources), n=n)


# The village.


def village(view: Json) -> Iterator[Sentence]:
    """Each tile: where roads lead, what lies on it and who is there; then the built roads."""
    for tile in view["tiles"]:
        ref = f"tile/{tile['id']}"
        yield say("tell-thing", thing=ref, about=ref, more=of_tile(tile, view))
    for road in view["roads"]:
        yield say(
            "tell-road",
            thing=f"road/{road['kind']}",
            ends=names("tile", [road["one"], road["other"]]),
            player=f"seat/{road['owner']}",
        )


def of_tile(tile: Json, view: Json) -> Iterator[Sentence]:
    """Roads, goods, workers and the flag of a tile."""
    linked = [other for pair in view["links"] if tile["id"] in pair for other in pair]
    yield say("tell-links", tiles=names("tile", [id for id in linked if id != tile["id"]]))
    if not tile["in_network"]:
        yield say("tell-outside")
    if any(tile["tokens"]):
        yield say("view-tile-holds", things=tokens(tile["tokens"]))
    if free := tile["tokens"].count(None):
        yield say("tell-slots", n=free)
    if here := list(workers(tile["id"], view)):
        yield say("view-tile-has", things=here)
    if tile["flag"] is not None:
        yield say("view-tile-flag", who=f"seat/{tile['flag']}")


def tokens(lying: list[Json | None]) -> list[Sentence]:
    """Return goods by kind and maker."""
    kinds = Counter((t["resource"], t["maker"], t["high"]) for t in lying if t)
    found = []
    for (resource, maker, is_high), n in kinds.items():
        some = goods([resource], n)
        if maker is not None:
            some = say("tell-made", goods=[some], who=f"seat/{maker}", high=int(is_high))
        found.append(some)
    return found


def workers(id: str, view: Json) -> Iterator[Sentence]:
    """Return who stands or lies on a tile, and whose donkeys are there."""
    for p, player in enumerate(view["players"]):
        here = Counter(
            f"villager-{int(v['lying'])}" for v in player["villagers"] if v["tile"] == id
        )
        here.update(f"donkey-{int(d['moved'])}" for d in player["donkeys"] if d["tile"] == id)
        for kind, n in here.items():
            yield say(f"tell-worker-{kind}", n=n, who=f"seat/{p}")


# What is on offer.


def hall(view: Json) -> Iterator[Sentence]:
    """The plans at the Town Hall, and what workers cost."""
    for price, plan in enumerate(view["row"]):
        ref = f"tile/{plan['id']}"
        yield say("tell-plan", thing=ref, price=price, coins=plan["coins"], about=ref)
    yield say("tell-bag", n=view["bag"])
    for kind, cost in view["prices"].items():
        if cost is not None:
            yield say(f"tell-hire-{kind}", n=cost)


def market(view: Json) -> Iterator[Sentence]:
    """The sales on display, and the prices of the free market."""
    yield from things("sale", [id for id in view["sales"] if id])
    yield say("tell-sales-left", n=view["sale_stack"])
    prices = view["market"]
    yield say("tell-prices", basic=prices["basic"], refined=prices["refined"])


def church(view: Json) -> Iterator[Sentence]:
    """The parts that stand, and the deliveries."""
    yield say("tell-parts", n=view["church_parts"], of=CHURCH_PARTS)
    for space in view["church"]:
        ref = f"delivery/{space['id']}"
        if space["owner"] is None:
            yield say("tell-thing", thing=ref, about=ref)
        else:
            yield say("tell-delivered", thing=ref, player=f"seat/{space['owner']}")


def goals(view: Json) -> Iterator[Sentence]:
    """Milestones with their owners, and how everybody stands for each award."""
    for id, owner in view["milestones"].items():
        ref = f"milestone/{id}"
        if owner is None:
            yield say("tell-milestone", thing=ref, about=ref)
        else:
            yield say("tell-owned", thing=ref, player=f"seat/{owner}")
    for id, counts in view["awards"].items():
        have = [say("tell-standing", player=f"seat/{p}", n=n) for p, n in enumerate(counts)]
        yield say("tell-award", thing=f"award/{id}", standings=have, about=f"award/{id}")


# Players.


def player(me: Json) -> Iterator[Sentence]:
    """Points, coins, plans, what is in the supply, and what was done."""
    yield say("tell-points", n=me["score"], now=me["points"])
    if not me["is_rival"]:
        yield say("tell-coins", n=me["coins"])
    for id in me["plans"]:
        yield say("tell-hand", thing=f"tile/{id}", about=f"tile/{id}")
    yield say("tell-roads", n=me["roads"])
    supply = [goods([id], n) for id, n in me["supply"].items() if n]
    yield say("tell-supply", goods=supply)
    yield say("tell-flags", tiles=names("tile", me["flags"]))
    yield say("tell-sold", goods=names("sale", me["sales"]))
    yield say("tell-deliveries", goods=names("delivery", me["deliveries"]))
    yield say("tell-longest", n=me["longest"], tiles=names("tile", me["longest_tiles"]))


def solo(rival: Json) -> Iterator[Sentence]:
    """The favour, the order of actions and the cup of the solo opponent."""
    yield say("tell-favour", n=rival["favour"], up=int(rival["favour_up"]))
    yield say("tell-actions", actions=names("action", rival["tokens"]))
    discs = [say("tell-discs", thing=f"disc/{id}", n=n) for id, n in rival["cup"].items()]
    yield say("tell-cup", discs=discs)
