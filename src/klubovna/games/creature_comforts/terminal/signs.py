# not compiled: drawn once for each question
"""Creature Comforts: resources, dice, cards and offers as short coloured texts.

Colour is never the only sign: every resource and every family has a shape, and dice of the village
are square where those of a family are round.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from rich.text import Text

from klubovna.core.state import Json
from klubovna.drawing import Words
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
)
from klubovna.games.creature_comforts.pieces.numbers import (
    BIT,
    BOARD_PLACES,
    FACES,
    FAMILY_IDS,
    PLACE_IDS,
    RESOURCE_IDS,
    RIVER_A,
    RIVER_C,
    VILLAGE_DICE,
    ZONE_IDS,
)

HEART: Final = Text("♥", style="#e0707c")
ANY_GOOD: Final = Text("?", style="bold")
CARD: Final = Text("▯", style="bold")
COTTAGE: Final = Text("⌂", style="bold")
RESOURCES: Final = {
    "wood": ("♣", "#c08a4f"),
    "stone": ("◆", "#a9b3b8"),
    "fruit": ("●", "#e0605c"),
    "mushroom": ("♠", "#d2a679"),
    "yarn": ("@", "#b48ae0"),
    "grain": ("ψ", "#e3c04d"),
    "coin": ("$", "#f0b93a"),
    "story": ("§", "#7fb4e6"),
    "lesson": ("±", "#6cc48a"),
}
FAMILIES: Final = {
    "rabbit": ("∩", "#d8c7a8"),
    "porcupine": ("✱", "#b48ae0"),
    "raccoon": ("■", "#8fa3b5"),
    "fox": ("▲", "#eb8a4e"),
    "squirrel": ("◗", "#d0705a"),
}
MOST_REPEATED: Final = 3  # more of a resource are written as a number
EVEN: Final = "2·4·6"
ODD: Final = "1·3·5"


# Things.


def sign(resource: str) -> Text:
    """Return the shape of a resource."""
    shape, colour = RESOURCES[resource]
    return Text(shape, style=colour)


def family_sign(family: str | None) -> Text:
    """Return the shape of a family, a dot before there is one."""
    if family is None:
        return Text("·", style="dim")
    shape, colour = FAMILIES[family]
    return Text(shape, style=f"bold {colour}")


def family_signs(view: Json, seats: Iterable[int]) -> Text:
    """Return the families of some players."""
    return Text().join(family_sign(view["players"][seat]["family"]) for seat in seats)


def repeated(shape: Text, count: int) -> Text:
    """Return a shape several times; of many only their number."""
    if count > MOST_REPEATED:
        return Text.assemble(str(count), shape)
    return Text().join([shape] * count)


def things(heap: Heap, any_goods: int = 0, comforts: int = 0, between: str = "") -> Text:
    """Return resources, goods of choice and cards side by side."""
    found = [repeated(sign(id), count) for id, count in zip(RESOURCE_IDS, heap, strict=True)]
    found.append(Text(between).join([ANY_GOOD] * any_goods))
    found.append(repeated(CARD, comforts))
    return Text().join(found)


def owned(heap: dict[str, int]) -> Text:
    """Return how much of everything somebody has."""
    found = [Text.assemble(sign(id), str(count)) for id, count in heap.items() if count]
    return Text(" ").join(found)


def points(count: int) -> Text:
    """Return points as they are on cards."""
    return Text.assemble(str(count), HEART)


# Dice.


def die(number: int, face: int | str) -> Text:
    """Return a die of a turn: the village's are square, the family's round."""
    return Text(f"[{face}]" if number < VILLAGE_DICE else f"({face})")


def dice(faces: Sequence[int | str], first: int = 0) -> Text:
    """Return dice side by side."""
    return Text().join(die(first + n, face) for n, face in enumerate(faces))


def wish(asked: Requirement, zones: dict[str, list[int]]) -> str:
    """Return what dice must be, in signs."""
    rule, value = asked.rule, asked.value
    if rule == the.EXACT:
        return "".join(f"[{v}]" for v in asked.values)
    if rule in (the.SUM_MAX, the.SUM_MIN, the.SUM_EXACT):
        mark = {the.SUM_MAX: "≤", the.SUM_MIN: "≥", the.SUM_EXACT: "="}[rule]
        return ("+".join(["[ ]"] * asked.count) or "[ ]+…") + f"{mark}{value}"
    if rule == the.SAME:
        return "=".join(["[ ]"] * asked.count)
    if rule == the.STRAIGHT:
        return "[n]" + "".join(f"[+{n}]" for n in range(1, asked.count))
    inner = {the.MAX_VALUE: f"≤{value}", the.MIN_VALUE: f"≥{value}", the.EVEN: EVEN, the.ODD: ODD}
    if rule == the.WHEEL:
        inner[rule] = "·".join(str(v) for v in zones[ZONE_IDS[asked.zone]])
    many = f"×{asked.count}" if asked.count != 1 else ""
    return f"[{inner.get(rule, ' ')}]{many}"


# Places.


def slot_at(place: str, view: Json, box: Box) -> Slot | None:
    """Return what a place of valley or river asks and gives; other places have no slot."""
    if place not in PLACE_IDS:
        return None
    number = PLACE_IDS.index(place)
    if RIVER_A <= number <= RIVER_C:
        return box.river[number - RIVER_A]
    area = place.split("_")[0]
    if area not in ("forest", "meadow") or view[area] is None:
        return None
    card = next(card for card in box.valley if card.id == view[area])
    return card.slots[int(place[-1]) - 1]


def guest_of(view: Json, box: Box) -> Traveller | None:
    """Return the traveller at the inn."""
    found = [guest for guest in box.travellers if guest.id == view["traveller"]]
    return found[0] if found else None


def extra_at(place: str, view: Json, box: Box) -> Text:
    """Return what traveller and raven add at a place this month; in winter it is nothing."""
    guest = guest_of(view, box)
    text = Text()
    is_winter = view["forest"] is None
    if guest is None or is_winter or place not in PLACE_IDS:
        return text
    is_better = guest.effect in (the.BEAVER, the.BEAR)
    if is_better and guest.places & BIT[PLACE_IDS.index(place)]:
        text.append_text(things(guest.reward))
    if place in view["ravens"]:
        text.append_text(things(guest.reward))
    return Text.assemble("+", text) if text else text


def place_signs(place: str, view: Json, box: Box) -> Text:
    """Return what a place asks and gives, and whose workers are there."""
    parts = []
    slot = slot_at(place, view, box)
    if slot is not None:
        parts += [Text(wish(slot.requirement, view["zones"])), things(slot.reward)]
    elif place not in PLACE_IDS[:BOARD_PLACES]:
        card = improvement_of(place, box)
        parts.append(things(card.reward, card.reward_any_goods))
        owners = [each["owner"] for each in view["beyond"] if each["place"] == place]
        parts.append(Text.assemble(COTTAGE, family_signs(view, owners)))
    parts += [extra_at(place, view, box), workers_at(place, view)]
    return Text(" ").join(part for part in parts if part)


def workers_at(place: str, view: Json) -> Text:
    """Return the families that have a worker at a place."""
    players = view["players"]
    return family_signs(view, (p for p in range(len(players)) if place in players[p]["workers"]))


# Cards.


def comfort_of(id: str, box: Box) -> Comfort:
    """Return a comfort by its id."""
    return next(card for card in box.comforts if card.id == id)


def improvement_of(id: str, box: Box) -> Improvement:
    """Return an improvement by its id; a place beyond the Valley has the number of its copy."""
    return next(card for card in box.improvements if card.id == id.split("#")[0])


def comfort_signs(id: str, box: Box) -> Text:
    """Return points and cost of a comfort."""
    card = comfort_of(id, box)
    return Text.assemble(points(card.points), " ", things(card.cost, card.any_goods))


def improvement_signs(id: str, box: Box) -> Text:
    """Return points and cost of an improvement."""
    card = improvement_of(id, box)
    return Text.assemble(points(card.points), " ", things(card.cost))


def row_signs(row: Row) -> Text:
    """Return an offer of a traveller: for which faces, what for what, how often."""
    faces = [face for face in range(1, FACES + 1) if row.values & BIT[face]]
    values = f"{faces[0]}–{faces[-1]}" if len(faces) > 1 else str(faces[0])
    return Text.assemble((f"{values}: ", "bold"), deal_signs(row))


def deal_signs(row: Row) -> Text:
    """Return what is given for what, and how often."""
    get = things(row.get, row.get_any, row.get_comforts, kinship(row.get_same, row.get_different))
    if row.free:
        return get
    if row.bulk:
        return Text("?≠?≠…→?=?=… ×[ ]")
    between = kinship(row.give_same, row.give_different)
    give = things(row.give, row.give_any, row.give_comforts, between)
    times = {the.DIE_VALUE: " ×[ ]", the.UNLIMITED: " ×∞", 1: ""}.get(row.times, f" ×{row.times}")
    return Text.assemble(give, "→", get, times)


def kinship(is_same: bool, is_different: bool) -> str:
    """Return the sign between goods that must be the same or different."""
    return "=" if is_same else "≠" if is_different else ""


def legend_signs(words: Words) -> list[Text]:
    """Explain resources, families and dice."""
    found = [Text.assemble(sign(id), " ", words.name(f"resource/{id}")) for id in RESOURCE_IDS]
    found += [
        Text.assemble(ANY_GOOD, " ", words.text("view-line-any-good")),
        Text.assemble(CARD, " ", words.text("view-line-comfort")),
        Text.assemble(HEART, " ", words.text("view-line-point")),
        Text.assemble(die(0, 3), " ", words.text("view-line-village-die")),
        Text.assemble(die(VILLAGE_DICE, 3), " ", words.text("view-line-family-die")),
        Text.assemble(COTTAGE, " ", words.text("view-line-cottage")),
    ]
    families = [
        Text.assemble(family_sign(id), " ", words.name(f"family/{id}")) for id in FAMILY_IDS
    ]
    return [*found, *families]
