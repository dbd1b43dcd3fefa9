# not compiled: made once for each page
"""Creature Comforts: places, pieces and icons of the table in words."""

from __future__ import annotations

from typing import Final

from klubovna.core.teaching import Args, Line, Thing, fact
from klubovna.games.creature_comforts.box.contents import Box
from klubovna.games.creature_comforts.pieces.numbers import (
    BEYOND_IDS,
    BOARD_PLACES,
    FACES,
    FAMILY_IDS,
    GOODS,
    GRAIN,
    MARKET,
    MEADOW_2,
    MUSHROOM,
    OWL_DRAW,
    PLACE_IDS,
    RESOURCE_IDS,
    RIVER_A,
    RIVER_C,
    SEASON_IDS,
    SEASONS,
    TYPE_IDS,
    YARN,
)
from klubovna.games.creature_comforts.teach.cards import (
    RULE_OF_EFFECT,
    drawn_faces,
    shared_lines,
    slot_line,
)

Signs = tuple[str, ...]
Told = tuple[str, str, Signs]  # a phrase, its rule, its signs

# Which good a season has none of, in forest and meadow.
MISSING: Final = (GRAIN, MUSHROOM, YARN)
RULE_OF_PLACE: Final = {
    "owl_pick": "5.3",
    "owl_draw": "5.4",
    "workshop": "5.5",
    "inn": "5.7",
    "market": "5.8",
}

# Parts of the table, and signs on it, line by line.
ZONES: Final[dict[str, tuple[Told, ...]]] = {
    "nest": (
        ("line-nest", "5.3", ("owl",)),
        ("line-nest-moves", "8.4", ("comfort", "->")),
    ),
    "rung": (
        ("line-rung", "5.5", ("cottage",)),
        ("line-rung-moves", "8.4", ("->",)),
    ),
    "deck": (("line-deck", "5.4", ("owl",)), ("line-deck-empty", "8.6", ())),
    "discard": (("line-discard", "8.6", ("comfort",)),),
    "wheel": (
        ("line-wheel", "5.2", ("zone_a", "zone_b", "zone_c")),
        ("line-wheel-turns", "8.3", ()),
    ),
    "river": (("line-river", "5.2", ("stone",)), ("line-wheel-turns", "8.3", ())),
    "valley": (
        ("line-the-valley", "5.1", ("forest", "meadow")),
        ("line-seasons", "5.1", ("spring", "summer", "autumn")),
    ),
    "beyond": (
        ("line-beyond", "5.9", ("family_die",)),
        ("line-beyond-owner", "5.10", ("cottage",)),
    ),
    "dice": (
        ("line-dice", "3.2", ("die",)),
        ("line-tray", "3.1", ("village_die", "family_die")),
    ),
    "die": (
        ("line-tray", "3.1", ("village_die", "family_die")),
        ("line-dice", "3.2", ("die",)),
    ),
    "value": (("line-value", "3.3", ("lesson",)),),
    "village": (("line-village-die", "2.6", ("village_die",)), ("line-vane", "6.7", ())),
    "family": (("line-family-die", "2.3", ("family_die",)), ("line-turned", "7.15", ())),
    "stones": (("line-stones", "7.5", ("stone", "coin")),),
    "count": (("line-bulk", "5.7", ("any",)),),
    "seat": (("line-rival", "2.1", ("hand", "comfort", "cottage")),),
    "button": (("line-button", "3.5", ("check", "undo")),),
    "stock": (("line-stock", "5.13", ("any", "coin", "story")), ("line-left-over", "9.5", ())),
    "cottages": (("line-cottages", "5.5", ("cottage",)),),
    "hand": (("line-hand", "3.6", ("hand",)), ("line-hand-limit", "3.8", ("3", "comfort"))),
    "crafted": (("line-made", "9.3", ("comfort", "heart")),),
    "workers": (("line-workers", "2.4", ("worker",)), ("line-one-each", "2.5", ("worker",))),
    "year": (
        ("line-year", "2.1", ("spring", "summer", "autumn", "winter")),
        ("line-winter", "8.2", ("winter",)),
    ),
    "bird": (("line-bird", "1.3", ("worm",)), ("line-next-bird", "8.5", ("worm",))),
    "score": (("line-score", "9.3", ("heart",)), ("line-left-over", "9.5", ())),
    "title": (("line-title", "10.2", ("heart",)), ("line-alone", "10.1", ())),
}
ICONS: Final[dict[str, tuple[Told, ...]]] = {
    "any": (("line-any", "5.12", ("any",)),),
    "same": (("line-same", "5.12", ("any", "=", "any")),),
    "different": (("line-different", "5.12", ("any", "different", "any")),),
    "arrow": (("line-arrow", "5.7", ("->",)),),
    "times": (("line-times", "5.7", ("≤", "3", "x")),),
    "times_die": (("line-times-die", "5.7", ("≤", "face_0", "x")),),
    "offer": (("line-offer", "5.7", ("face_1", "–", "face_3")),),
    "comfort": (("line-comfort", "3.6", ("comfort",)),),
    "heart": (("line-heart", "9.3", ("heart",)),),
    "die": (("line-any-die", "4.1", ("die",)),),
    "face": (("line-face", "4.1", ("face_3",)),),
    "pair": (("line-pair", "4.1", ("face_0", "=", "face_0")),),
    "straight": (("line-straight", "4.1", ("face_0", "+1", "face_0")),),
    "sum": (("line-sum", "4.1", ("face_0", "+", "face_0")),),
    "any_number": (("line-any-number", "4.1", ("face_0", "+", "face_0", "…")),),
    "village_die": (("line-village-die", "2.6", ("village_die",)),),
    "family_die": (("line-family-die", "2.3", ("family_die",)),),
    "worker": (("line-workers", "2.4", ("worker",)), ("line-one-each", "2.5", ())),
    "worm": (("line-bird", "1.3", ("worm",)),),
    "cottage": (("line-cottages", "5.5", ("cottage",)),),
    "wheelbarrow": (("line-barrow", "6.9", ("wheelbarrow",)),),
    "more": (("line-more", "7.12", ("fruit",)),),
    "payable": (("line-payable", "3.6", ("check",)),),
    "bonus": (("line-bonus", "9.3", ("+", "heart")),),
    "goal_place": (("line-goal-place", "5.1", ("goal_place",)),),
    "arrived": (("line-arrived", "2.4", ("arrived",)),),
    "in_hand": (("line-in-hand", "3.6", ("hand",)),),
}

GROUPS: Final = {
    "dice": "die face pair straight sum any_number village_die family_die",
    "trade": "any same different arrow times times_die offer more",
    "points": "heart bonus comfort cottage payable",
    "pieces": "worker worm wheelbarrow in_hand goal_place arrived",
}


def told(lines: tuple[Told, ...]) -> tuple[Line, ...]:
    """Return what the rulebook says."""
    return tuple([Line(key, {}, rule, signs) for key, rule, signs in lines])


def zone_things(box: Box) -> list[Thing]:
    """Return the parts of the table."""
    things = [Thing(f"zone/{id}", told(lines)) for id, lines in ZONES.items() if id != "cottages"]
    return [*things, cottages_thing(box)]


def icon_things(box: Box) -> list[Thing]:
    """Return the signs on cards and places, in groups; resources, types and seasons are signs too.

    The first tag of a sign is its group.
    """
    own = {id: group for group, ids in GROUPS.items() for id in ids.split()}
    signs = [Thing(f"icon/{id}", told(lines), (own[id],)) for id, lines in ICONS.items()]
    resources = [resource_thing(box, resource) for resource in range(len(RESOURCE_IDS))]
    types = [type_thing(box, type) for type in range(len(TYPE_IDS))]
    return [
        *[as_icon(thing, "resources") for thing in resources],
        *signs,
        *[as_icon(thing, "types") for thing in types],
        *[as_icon(thing, "seasons") for thing in season_things(box)],
    ]


def as_icon(thing: Thing, group: str) -> Thing:
    """Return the sign of a thing."""
    return Thing(f"icon/{thing.ref.partition('/')[2]}", thing.lines[:1], (group,))


def cottages_thing(box: Box) -> Thing:
    """Return the cottages of a den, and the points of the spots that they leave."""
    spots: Args = {f"spot{n}": points for n, points in enumerate(box.spot_points, 1)}
    signs = (*[str(points) for points in box.spot_points], "heart")
    line = fact(box.sources, "points.spots", "line-spots", spots, "9.4", signs)
    return Thing("zone/cottages", (*told(ZONES["cottages"]), line))


# Places.


def place_thing(box: Box, place: int) -> Thing:
    """Return a place of the board."""
    id = PLACE_IDS[place]
    ref = f"place/{id}"
    if place <= MEADOW_2:
        deck, _, side = id.partition("_")
        args: Args = {"deck": deck, "side": int(side)}
        lines = [fact(box.sources, ref, "line-place-valley", args, "5.1", (deck,))]
    elif RIVER_A <= place <= RIVER_C:
        lines = [slot_line(box, f"{ref}.reward", box.river[place - RIVER_A], 0)]
        lines.append(Line("line-wheel-turns", {}, "8.3"))
    else:
        key = f"line-place-{id}".replace("_", "-")
        lines = [fact(box.sources, ref, key, {}, RULE_OF_PLACE[id], (id,))]
    if place == OWL_DRAW:
        lines += draw_lines(box)
    if place == MARKET:
        lines += told(TRADES)
    return Thing(ref, (*lines, Line("line-one-each", {}, "2.5", ("worker",))))


TRADES: Final[tuple[Told, ...]] = (
    ("line-trade-coin", "5.8", ("coin", "->", "any")),
    ("line-trade-pair", "5.8", ("any", "=", "any", "->", "any")),
    ("line-trade-three", "5.8", ("any", "any", "any", "->", "coin")),
)


def draw_lines(box: Box) -> list[Line]:
    """Return how many comforts are drawn for which values of the die."""
    lines: list[Line] = []
    first = 1
    for face in range(1, FACES + 1):
        count = box.owl_draws[face]
        if face < FACES and box.owl_draws[face + 1] == count:
            continue
        args: Args = {"first": first, "last": face, "faces": face - first + 1, "count": count}
        signs = (*drawn_faces(first, face), "->", str(count), "comfort")
        lines.append(fact(box.sources, "hand.owl_draws", "line-draws", args, "5.4", signs))
        first = face + 1
    return lines


def beyond_thing(box: Box, place: int) -> Thing:
    """Return a place beyond the Valley."""
    card = box.improvements[box.beyond[place]]
    lines = (*shared_lines(box, card), Line("line-no-worker", {}, "5.9", ("no", "worker")))
    return Thing(f"place/{BEYOND_IDS[place]}", lines, ("beyond",))


# What players have.


def family_thing(box: Box, id: str) -> Thing:
    """Return an animal family."""
    ref = f"family/{id}"
    lines = (
        fact(box.sources, ref, "line-family", {}, "1.6", (id,)),
        fact(box.sources, ref, "line-family-has", {}, "1.5", ("4", id, "2", "family_die")),
    )
    return Thing(ref, lines)


def resource_thing(box: Box, resource: int) -> Thing:
    """Return a resource: where it comes from, what it is for, what is left of it."""
    id = RESOURCE_IDS[resource]
    ref = f"resource/{id}"
    is_good = resource < GOODS
    from_key = f"line-from-{id}"
    lines = [
        fact(box.sources, ref, "line-good" if is_good else f"line-{id}", {}, "5.12", (id,)),
        Line(from_key, {}, "5.1" if is_good or id == "story" else "5.13", (id,)),
    ]
    if resource in MISSING:
        season = SEASON_IDS[MISSING.index(resource)]
        args: Args = {"season": f"season/{season}"}
        lines.append(Line("line-no-season", args, "5.1", (season, "no", id)))
    return Thing(ref, (*lines, left_line(box, resource)), ("goods",) if is_good else ())


def left_line(box: Box, resource: int) -> Line:
    """Return the points for what is left of a resource."""
    id = RESOURCE_IDS[resource]
    if resource < GOODS:
        goods: Args = {"goods": box.goods_per_point}
        signs: Signs = (str(box.goods_per_point), "any", "->", "1", "heart")
        return fact(box.sources, "points.goods_per_point", "line-left-goods", goods, "9.5", signs)
    if id == "lesson":
        return fact(box.sources, "points", "line-left-nothing", {}, "9.5", ("0", "heart"))
    points = box.story_points if id == "story" else box.coin_points
    args: Args = {"points": points}
    signs = (id, "->", str(points), "heart")
    return fact(box.sources, f"points.{id}", "line-left-each", args, "9.5", signs)


def season_things(box: Box) -> list[Thing]:
    """Return the seasons: how many months they have, and what is missing in them."""
    things: list[Thing] = []
    for season in range(SEASONS):
        id = SEASON_IDS[season]
        months = len([card for card in box.valley if card.season == season]) // 2
        removed = box.lengths[-1].removed[season]
        args: Args = {"months": months, "short": months - removed}
        missing: Args = {"resource": f"resource/{RESOURCE_IDS[MISSING[season]]}"}
        lines = (
            fact(box.sources, f"season/{id}", "line-season", args, "1.1", (id,)),
            Line("line-season-lacks", missing, "5.1", ("no", RESOURCE_IDS[MISSING[season]])),
        )
        things.append(Thing(f"season/{id}", lines))
    winter = (Line("line-winter", {}, "8.2", ("winter",)), Line("line-store", {}, "9.2"))
    return [*things, Thing("season/winter", winter)]


def type_thing(box: Box, type: int) -> Thing:
    """Return a type of comforts, and which improvements look at it."""
    id = TYPE_IDS[type]
    ref = f"type/{id}"
    count = len([card for card in box.comforts if card.type == type])
    lines = [fact(box.sources, ref, "line-the-type", {"count": count}, "6.1", (id,))]
    for card in box.improvements:
        if card.type == type:
            args: Args = {"improvement": f"improvement/{card.id}"}
            place, rule = f"improvement/{card.id}.type", RULE_OF_EFFECT[card.effect]
            lines.append(fact(box.sources, place, "line-looks-at", args, rule, (card.id,)))
    return Thing(ref, tuple(lines))


def all_places(box: Box) -> list[Thing]:
    """Return all places of the board and beyond."""
    board = [place_thing(box, place) for place in range(BOARD_PLACES)]
    return [*board, *[beyond_thing(box, place) for place in range(len(BEYOND_IDS))]]


def pieces_of_players(box: Box) -> list[Thing]:
    """Return families and resources."""
    families = [family_thing(box, id) for id in FAMILY_IDS]
    return [*families, *[resource_thing(box, resource) for resource in range(len(RESOURCE_IDS))]]
