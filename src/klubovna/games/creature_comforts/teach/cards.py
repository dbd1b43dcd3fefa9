# not compiled: made once for each page
"""Creature Comforts: cards in words, line by line, and how heaps of resources are told."""

from __future__ import annotations

from typing import Final

from klubovna.core.teaching import Args, Line, Thing, fact
from klubovna.games.creature_comforts.box import contents as the
from klubovna.games.creature_comforts.box.contents import (
    Box,
    Comfort,
    Heap,
    Improvement,
    Requirement,
    Row,
    Slot,
    Traveller,
    ValleyCard,
)
from klubovna.games.creature_comforts.pieces.numbers import (
    BIT,
    DECK_IDS,
    FACES,
    NONE,
    RESOURCE_IDS,
    SEASON_IDS,
    TYPE_IDS,
    ZONE_IDS,
)
from klubovna.games.creature_comforts.text.catalogue import timing
from klubovna.games.creature_comforts.text.phrases import AREAS, SIDES

Signs = tuple[str, ...]

# Rules that lines speak of.
RULE_OF_EFFECT: Final = ("6.1", "6.2", "6.3", "6.4", "6.6", "6.8", "6.9", "6.7", "6.5", "5.9")
RULE_OF_TRAVELLER: Final = tuple(f"7.{n}" for n in range(1, 16))

# How goods of choice must be, as phrases are told.
FREE: Final = 0
SAME: Final = 1
DIFFERENT: Final = 2
FEW: Final = 4  # things that are drawn one by one
JOINTS: Final = (1, 2)  # a comma, and the word before the last one

EVEN_FACES: Final = ("face_2", "/", "face_4", "/", "face_6")
ODD_FACES: Final = ("face_1", "/", "face_3", "/", "face_5")
COMPARED: Final = {the.SUM_MAX: "≤", the.SUM_MIN: "≥", the.SUM_EXACT: "="}
SIGN_OF_CHOICE: Final = ("", "=", "different")


# Heaps.


def told_heap(
    side: str, heap: Heap, any_goods: int = 0, how: int = FREE, comforts: int = 0
) -> Args:
    """Return what a phrase must know to list a heap, as what is given or what is got.

    Beside each number stands what comes before it: nothing (0), a comma (1) or "and" (2).
    """
    items = [*zip(RESOURCE_IDS, heap, strict=True), ("any", any_goods), ("comforts", comforts)]
    there = [name for name, count in items if count]
    args: Args = {f"{side}_how": how}
    for name, count in items:
        is_joined = name in there[1:]
        args[f"{side}_{name}"] = count
        args[f"{side}_{name}_and"] = JOINTS[name == there[-1]] if is_joined else 0
    return args


def drawn_heap(heap: Heap, any_goods: int = 0, how: int = FREE, comforts: int = 0) -> Signs:
    """Return the signs of a heap: one by one if they are few, else with their numbers."""
    items = [*zip(RESOURCE_IDS, heap, strict=True), ("any", any_goods), ("comfort", comforts)]
    is_few = sum([count for _, count in items]) <= FEW
    found: list[str] = []
    for id, count in items:
        if count and not is_few:
            found += [str(count), id]
        elif count:
            joint = [SIGN_OF_CHOICE[how]] if id == "any" and how else []
            found += [id, *[sign for _ in range(count - 1) for sign in (*joint, id)]]
    return tuple(found)


# Comforts.


def comfort_thing(box: Box, kind: int) -> Thing:
    """Return a comfort: its points, its price, what makes it better."""
    card = box.comforts[kind]
    ref = f"comfort/{card.id}"
    total = sum([each.copies for each in box.comforts])
    lines = [
        fact(box.sources, ref, "line-comfort", rule="3.6", signs=("comfort",)),
        points_line(box, f"{ref}.points", "line-points", card.points),
        fact(
            box.sources,
            f"{ref}.cost",
            "line-cost",
            told_heap("give", card.cost, card.any_goods),
            "3.6",
            drawn_heap(card.cost, card.any_goods),
        ),
        *bonus_lines(box, card, ref),
        *[partner_line(box, kind, other) for other in partners_of(box, kind)],
        *type_lines(box, card, ref),
        fact(
            box.sources,
            f"{ref}.copies",
            "line-copies",
            {"count": card.copies, "total": total},
            "1.2",
            (str(card.copies), "comfort"),
        ),
    ]
    return Thing(ref, tuple(lines), comfort_tags(box, kind))


def points_line(box: Box, place: str, key: str, points: int) -> Line:
    """Return the points on a card."""
    return fact(box.sources, place, key, {"points": points}, "9.3", (str(points), "heart"))


def bonus_lines(box: Box, card: Comfort, ref: str) -> list[Line]:
    """Return how a comfort brings more points, if it does."""
    if card.bonus == the.NO_BONUS:
        return []
    key = f"line-bonus-{the.BONUS_IDS[card.bonus]}".replace("_", "-")
    args: Args = {"points": card.bonus_points}
    more: Signs = ("+", str(card.bonus_points))
    if card.bonus == the.IF_HAVE:
        partner = box.comforts[card.partner].id
        args["comfort"] = f"comfort/{partner}"
        return [fact(box.sources, f"{ref}.bonus_points", key, args, "9.3", (*more, partner))]
    if card.bonus == the.PER_OTHER:
        others = [box.comforts[other].id for other in card.others]
        args["first"], args["last"] = f"comfort/{others[0]}", f"comfort/{others[-1]}"
        signs = (*more, "/", *others)
        return [fact(box.sources, f"{ref}.bonus_points", key, args, "9.3", signs)]
    args |= {"limit": card.limit, **told_heap("give", card.stored)}
    signs = (*more, "/", *drawn_heap(card.stored))
    return [fact(box.sources, f"{ref}.bonus_points", key, args, "9.2", signs)]


def partners_of(box: Box, kind: int) -> list[int]:
    """Return the comforts that are worth more beside this one."""
    found: list[int] = []
    for other, card in enumerate(box.comforts):
        if other != kind and (card.partner == kind or kind in card.others):
            found.append(other)
    return found


def partner_line(box: Box, kind: int, other: int) -> Line:
    """Return which comfort is worth more beside this one."""
    card = box.comforts[other]
    ref = f"comfort/{card.id}"
    args: Args = {"comfort": ref, "points": card.bonus_points}
    signs = (card.id, "+", str(card.bonus_points))
    return fact(box.sources, f"{ref}.bonus_points", "line-partner-of", args, "9.3", signs)


def type_lines(box: Box, card: Comfort, ref: str) -> list[Line]:
    """Return the type of a comfort, if it has one."""
    if card.type == NONE:
        return []
    id = TYPE_IDS[card.type]
    return [fact(box.sources, f"{ref}.type", "line-type", {"type": f"type/{id}"}, "6.1", (id,))]


def comfort_tags(box: Box, kind: int) -> Signs:
    """Return by what a comfort can be found."""
    card = box.comforts[kind]
    tags = [] if card.type == NONE else [TYPE_IDS[card.type]]
    if card.bonus in (the.IF_HAVE, the.PER_OTHER) or partners_of(box, kind):
        tags.append("pair")
    if card.bonus == the.PER_STORED_SET:
        tags.append("store")
    return tuple(tags)


# Improvements.


def improvement_thing(box: Box, card: Improvement) -> Thing:
    """Return an improvement: what it does, its points, its price."""
    ref = f"improvement/{card.id}"
    cost = (*drawn_heap(card.cost), "+", "cottage")
    price = told_heap("give", card.cost)
    copies: Args = {"count": card.copies}
    lines = [
        fact(box.sources, ref, "line-improvement", {}, RULE_OF_EFFECT[card.effect], ("cottage",)),
        *does_lines(box, card),
        points_line(box, f"{ref}.points", "line-points-built", card.points),
        fact(box.sources, f"{ref}.cost", "line-cost-built", price, "5.5", cost),
        fact(box.sources, f"{ref}.copies", "line-copies-built", copies, "5.6", (card.id,)),
    ]
    if not card.solo:
        lines.append(fact(box.sources, f"{ref}.solo", "line-not-alone", rule="10.1"))
    return Thing(ref, tuple(lines), improvement_tags(card))


def does_lines(box: Box, card: Improvement) -> list[Line]:
    """Return what an improvement does."""
    if card.effect == the.SHARED_PLACE:
        return shared_lines(box, card)
    key = f"line-does-{the.IMPROVEMENT_EFFECT_IDS[card.effect]}".replace("_", "-")
    args: Args = {}
    signs: Signs = (card.id,)
    if card.effect in (the.SCORE_TYPE, the.STORY_ON_TYPE):
        type = TYPE_IDS[card.type]
        args = {"type": f"type/{type}", "points": card.bonus_points}
        stored = ("story",) if card.effect == the.STORY_ON_TYPE else ()
        signs = ("+", str(card.bonus_points), "heart", "/", type, *stored)
    place = f"improvement/{card.id}.effect"
    return [fact(box.sources, place, key, args, RULE_OF_EFFECT[card.effect], signs)]


def shared_lines(box: Box, card: Improvement) -> list[Line]:
    """Return what a place beyond the Valley gives to visitors and to its owner."""
    ref = f"improvement/{card.id}"
    got = told_heap("get", card.reward, card.reward_any_goods)
    signs = ("family_die", "->", *drawn_heap(card.reward, card.reward_any_goods))
    lines = [fact(box.sources, f"{ref}.reward", "line-does-shared-place", got, "5.9", signs)]
    if card.gift:
        gift = ("1", "any", "->", "cottage")
        lines.append(fact(box.sources, f"{ref}.gift", "line-owner-gift", {}, "5.11", gift))
    else:
        owned = told_heap("get", card.owner_reward)
        gain = ("cottage", "->", *drawn_heap(card.owner_reward))
        place = f"{ref}.owner_reward"
        lines.append(fact(box.sources, place, "line-owner-reward", owned, "5.10", gain))
    if not card.owner_may_use:
        place = f"{ref}.owner_may_use"
        lines.append(fact(box.sources, place, "line-owner-stays", {}, "5.11", ("no", "cottage")))
    return lines


def improvement_tags(card: Improvement) -> Signs:
    """Return by what an improvement can be found."""
    if card.effect == the.SHARED_PLACE:
        tags = ["beyond"]
    elif card.effect == the.SCORE_TYPE:
        tags = ["score", TYPE_IDS[card.type]]
    elif card.effect == the.STORY_ON_TYPE:
        tags = ["store", TYPE_IDS[card.type]]
    else:
        tags = ["helper"]
    return (*tags, *([] if card.solo else ["not_alone"]))


# Travellers.


def traveller_thing(box: Box, card: Traveller) -> Thing:
    """Return a traveller: what it changes, and what it offers to visitors of the Inn."""
    ref = f"traveller/{card.id}"
    when, rule = timing(card), RULE_OF_TRAVELLER[card.effect]
    lines = [
        fact(box.sources, ref, f"line-traveller-{when}".replace("_", "-"), {}, rule, (card.id,)),
        ability_line(box, card),
        *[row_line(box, card, number) for number in range(len(card.rows))],
    ]
    if not card.solo:
        lines.append(fact(box.sources, f"{ref}.solo", "line-not-alone", rule="10.1"))
    return Thing(ref, tuple(lines), (when, *([] if card.solo else ["not_alone"])))


def ability_line(box: Box, card: Traveller) -> Line:
    """Return what a traveller changes for everybody."""
    effect = the.TRAVELLER_EFFECT_IDS[card.effect]
    args: Args = {"amount": card.amount} if card.amount else {}
    if any(card.reward):
        args |= told_heap("get", card.reward)
    if card.effect in (the.BEAVER, the.BEAR):
        args["area"] = AREAS.get(card.places, "some")
        effect = "place_bonus"
    elif card.effect == the.MARTEN:
        args["side"] = SIDES[card.places]
    key = f"line-ability-{effect}".replace("_", "-")
    place = f"traveller/{card.id}.effect"
    signs = ("+", *drawn_heap(card.reward)) if any(card.reward) else ()
    return fact(box.sources, place, key, args, RULE_OF_TRAVELLER[card.effect], signs)


def row_line(box: Box, card: Traveller, number: int) -> Line:
    """Return what a traveller offers for some values of the die."""
    row = card.rows[number]
    faces = [face for face in range(1, FACES + 1) if row.values & BIT[face]]
    args: Args = {"first": faces[0], "last": faces[-1], "faces": len(faces)}
    shown = ["face_0"] if len(faces) == FACES else drawn_faces(faces[0], faces[-1])
    get = (row.get, row.get_any, how_of(row.get_same, row.get_different), row.get_comforts)
    give = (row.give, row.give_any, how_of(row.give_same, row.give_different), row.give_comforts)
    signs = (*shown, *drawn_heap(*give), *([] if row.free else ["->"]), *drawn_heap(*get))
    key = "line-row-gain" if row.free else "line-row-bulk" if row.bulk else "line-row-trade"
    args |= told_heap("get", *get)
    if not row.free:
        args |= {"times": row.times, **told_heap("give", *give)}
        signs = (*signs, *times_signs(row))
    return fact(box.sources, f"traveller/{card.id}.row_{number + 1}", key, args, "5.7", signs)


def times_signs(row: Row) -> Signs:
    """Return how often a row may be used, drawn."""
    if row.times == 1:
        return ()
    return ("≤", "face_0" if row.times == the.DIE_VALUE else str(row.times), "x")


def drawn_faces(first: int, last: int) -> list[str]:
    """Return the values of a die from one to another, drawn."""
    if last - first <= 1:
        return [f"face_{value}" for value in range(first, last + 1)]
    return [f"face_{first}", "–", f"face_{last}"]


def how_of(is_same: bool, is_different: bool) -> int:
    """Return how goods of choice must be."""
    return SAME if is_same else DIFFERENT if is_different else FREE


# The valley.


def valley_thing(box: Box, card: ValleyCard) -> Thing:
    """Return a card of the valley: what its two places ask for and give."""
    ref = f"valley/{card.id}"
    deck, season = DECK_IDS[card.deck], SEASON_IDS[card.season]
    what: Args = {"season": f"season/{season}", "deck": deck}
    lines = (
        fact(box.sources, ref, "line-valley", what, "4.1", (season,)),
        slot_line(box, f"{ref}.dice_1", card.slots[0], 1),
        slot_line(box, f"{ref}.dice_2", card.slots[1], 2),
    )
    return Thing(ref, lines, (deck, season))


def slot_line(box: Box, place: str, slot: Slot, side: int) -> Line:
    """Return what a place asks of dice and what it gives; side 0 is neither left nor right."""
    wanted = slot.requirement
    key = f"line-slot-{the.RULE_IDS[wanted.rule]}".replace("_", "-")
    args: Args = {"side": side, "count": wanted.count, **told_heap("get", slot.reward)}
    if wanted.rule == the.WHEEL:
        args["zone"] = ZONE_IDS[wanted.zone]
    elif wanted.rule == the.EXACT:
        args["first"], args["last"] = wanted.values[0], wanted.values[-1]
        args["which"] = ", ".join([str(value) for value in wanted.values])
    elif wanted.value:
        args["value"] = wanted.value
    signs = (*wish_signs(wanted), "->", *drawn_heap(slot.reward))
    return fact(box.sources, place, key, args, "4.1" if side else "5.2", signs)


def wish_signs(wanted: Requirement) -> Signs:
    """Return what dice must be, drawn."""
    if wanted.rule == the.WHEEL:
        return (f"zone_{ZONE_IDS[wanted.zone]}",)
    if wanted.rule == the.EXACT:
        return tuple([f"face_{value}" for value in wanted.values])
    if wanted.rule in (the.MAX_VALUE, the.MIN_VALUE):
        return (f"{'at_most' if wanted.rule == the.MAX_VALUE else 'at_least'}_{wanted.value}",)
    if wanted.rule in (the.EVEN, the.ODD):
        faces = EVEN_FACES if wanted.rule == the.EVEN else ODD_FACES
        return (str(wanted.count), "x", *faces)
    if wanted.rule in COMPARED:
        return (str(wanted.count or "?"), "x", "face_0", COMPARED[wanted.rule], str(wanted.value))
    joint = "=" if wanted.rule == the.SAME else "+1"
    return ("face_0", *[sign for _ in range(wanted.count - 1) for sign in (joint, "face_0")])
