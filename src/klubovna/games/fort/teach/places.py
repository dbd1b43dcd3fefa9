# not compiled: made once for each page
"""Fort: places, phases and icons in words."""

from __future__ import annotations

from collections import Counter
from typing import Final

from klubovna.core.teaching import Args, Line, Thing
from klubovna.games.fort.box.contents import GAIN, SUIT_IDS, Box, Effect
from klubovna.games.fort.teach.cards import KIND_SIGNS, SIGNS

# Places of the table: rule and sign of what they are.
ZONES: Final = {
    "hand": ("4.3", "hand"),
    "deck": ("7.3", "deck"),
    "discard": ("7.1", "discard"),
    "yard": ("7.2", "yard"),
    "park": ("6.2", "recruit"),
    "park_deck": ("6.4", "deck"),
    "in_play": ("4.3", "hand"),
    "stash": ("3.3", "stash"),
    "pack": ("3.4", "pack"),
    "lookout": ("3.2", "lookout"),
    "fort": ("8.1", "fort"),
    "track": ("9.1", "score"),
    "perk_row": ("8.4", "perk"),
    "rule_stack": ("8.3", "made_up_rule"),
    "supply": ("1.2", "any_resource"),
    "trash": ("10.5", "trash"),
    "packet": ("1.12", "hand"),
    "rival": ("5.1", "people"),
    "amount": ("4.9", "times"),
    "copy": ("10.12", "copy_pack"),
}
# What else there is to say of a place: the rule of a second line.
MORE: Final = {
    "yard": "6.3",
    "pack": "10.15",
    "lookout": "4.6",
    "deck": "7.4",
    "track": "9.5",
    "park_deck": "9.3",
    "rival": "2.3",
}

PHASES: Final = {
    "clean_up": ("4.2", "yard"),
    "play": ("4.3", "hand"),
    "recruit": ("6.1", "recruit"),
    "discard": ("7.1", "discard"),
    "draw": ("7.3", "deck"),
}

# Icons of cards and of the table, by their names on the page, with their rules; in groups, as a
# legend shows them. Signs of the page have no rule.
ICONS: Final = {
    "symbol": {**dict.fromkeys(SUIT_IDS, "2.1"), "any_suit": "10.16"},
    "hold": {"toy": "10.1", "pizza": "10.1", "any_resource": "10.2", "score": "10.9"},
    "read": {
        "megaphone": "2.2",
        "lock": "2.3",
        "times": "10.18",
        "arrow": "10.19",
        "plus": "10.21",
        "minus": "10.10",
    },
    "deed": {
        "upgrade": "10.8",
        "pack": "10.3",
        "lookout": "10.4",
        "recruit": "10.7",
        "trash": "10.5",
        "trash_self": "10.6",
        "trash_opponent": "10.11",
        "exchange": "10.14",
        "copy_pack": "10.12",
        "copy_opponent_pack": "10.13",
    },
    "place": {
        "fort": "10.15",
        "stash": "3.3",
        "yard": "3.1",
        "hand": "1.11",
        "deck": "7.3",
        "discard": "7.1",
    },
    "card": {"star": "2.4", "made_up_rule": "8.3", "perk": "8.4", "macaroni": "8.5"},
    "player": {"people": "5.2", "first": "1.1", "robot": "", "clock": ""},
}


def places(box: Box) -> list[Thing]:
    """Return places, phases and icons."""
    return [
        *[zone_thing(zone, box) for zone in ZONES],
        *[phase_thing(phase, number, box) for number, phase in enumerate(PHASES, 1)],
        *[
            icon_thing(icon, rule, group, box)
            for group, icons in ICONS.items()
            for icon, rule in icons.items()
        ],
    ]


def zone_thing(zone: str, box: Box) -> Thing:
    """Return a place: what it is, and what else to know of it."""
    rule, sign = ZONES[zone]
    key = f"line-zone-{zone}".replace("_", "-")
    lines = [Line(key, numbers(box), rule, (sign,))]
    if zone in MORE:
        lines.append(Line(f"{key}-more", numbers(box), MORE[zone], (sign,)))
    return Thing(f"zone/{zone}", tuple(lines))


def numbers(box: Box) -> Args:
    """Return the numbers that places speak of."""
    return {
        "hand": box.hand_size,
        "park": box.park_size,
        "room": box.stash_capacity,
        "end": box.end_points,
        "level": box.end_level,
        "sculpture": box.sculpture_points,
    }


def phase_thing(phase: str, number: int, box: Box) -> Thing:
    """Return a phase of the turn."""
    rule, sign = PHASES[phase]
    key = f"line-phase-{phase}".replace("_", "-")
    told = {**numbers(box), "number": number}
    return Thing(f"phase/{phase}", (Line(key, told, rule, (sign,)),))


def icon_thing(icon: str, rule: str, group: str, box: Box) -> Thing:
    """Return an icon: what it means."""
    if icon in SUIT_IDS and icon != "coin":
        line = Line("line-icon-suit", suit_facts(SUIT_IDS.index(icon), box), rule, (icon,))
    else:
        line = Line(f"line-icon-{icon}".replace("_", "-"), numbers(box), rule, (icon,))
    return Thing(f"icon/{icon}", (line,), (group,))


def suit_facts(suit: int, box: Box) -> Args:
    """Return what a symbol has of its own: on how many cards it is, and which icons it counts."""
    counted = Counter(
        sign
        for kid in box.kids
        for action in (kid.public, kid.private)
        if action.per == suit and not action.is_empty
        for effect in (action.first, action.second)
        if (sign := icon_sign(effect))
    )
    often = [f"icon/{sign}" for sign, _ in counted.most_common(2)]
    first, second = (*often, "", "")[:2]
    how = ("none", "one", "two")[len(often)]
    cards = len([kid for kid in box.kids if suit in kid.suits])
    return {"cards": cards, "how": how, "first": first, "second": second}


def icon_sign(effect: Effect) -> str:
    """Return the icon that an effect is drawn by, "" if it brings nothing."""
    if effect.word == GAIN:
        return KIND_SIGNS[effect.kind]
    return SIGNS.get(effect.word, "")
