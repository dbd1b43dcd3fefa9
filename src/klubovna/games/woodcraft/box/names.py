# not compiled: runs once per load
"""Names pieces of Woodcraft that are known by the names of others, and effects to choose from."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from klubovna.components import Names
from klubovna.games.woodcraft.box.contents import Effect
from klubovna.games.woodcraft.pieces.numbers import (
    ALL_COLOURS,
    ATTIC_IDS,
    BIT,
    CHAIN_IDS,
    COLOUR_IDS,
    DIE_IDS,
    NONE,
    SAWS,
    TILE_IDS,
    TOOL_IDS,
    TRACK_IDS,
    colour_of,
    value_of,
)
from klubovna.games.woodcraft.rules.deeds import (
    Action,
    Bump,
    Exchange,
    Grow,
    OneOf,
    Recolour,
    Refresh,
    TurnUp,
)
from klubovna.games.woodcraft.rules.effects import (
    Gain,
    GainDie,
    GainPer,
    Income,
    Lose,
    ProduceWith,
    Reputation,
    TakePublicDie,
    Tool,
)
from klubovna.games.woodcraft.rules.wood import PARTITIONS

Scripts = Sequence[tuple[Effect, ...]]

# Goods by number, and material of choice: one, a few, many.
GOODS: Final = {
    "cs": [
        ("borůvka", "borůvky", "borůvek"),
        ("bod", "body", "bodů"),
        ("lucerna", "lucerny", "luceren"),
        ("lepidlo", "lepidla", "lepidel"),
        ("odřezek", "odřezky", "odřezků"),
        ("pilový kotouč", "pilové kotouče", "pilových kotoučů"),
        ("žeton opětovného využití", "žetony opětovného využití", "žetonů opětovného využití"),
        ("materiál", "materiály", "materiálů"),
    ],
    "en": [
        ("blueberry", "blueberries", "blueberries"),
        ("point", "points", "points"),
        ("lantern", "lanterns", "lanterns"),
        ("glue", "glue", "glue"),
        ("scrapwood", "scrapwood", "scrapwood"),
        ("saw blade", "saw blades", "saw blades"),
        ("reuse token", "reuse tokens", "reuse tokens"),
        ("material", "materials", "materials"),
    ],
}
AND: Final = {"cs": " a ", "en": " and "}
OR: Final = {"cs": " nebo ", "en": " or "}
ANY_COLOUR: Final = {"cs": "libovolná barva", "en": "any colour"}
PER: Final = {
    "cs": {False: "za každého pomocníka", True: "za každou splněnou objednávku"},
    "en": {False: "for each helper", True: "for each completed order"},
}
LABELS: Final = {
    "cs": {
        "gain": "{what}",
        "lose": "ztráta: {what}",
        "income": "{what} +{n}",
        "reputation": "{what} {n:+d}",
        "tool": "nářadí: {what}",
        "produce": "výroba (nejvýš pomocníků: {n})",
        "gain_die": "kostka: {what} {n}",
        "take_public_die": "kostka z veřejného skladu: {what}, nejvýš {n}",
        "grow": "růst: {what} +{n}",
        "bump_die": "kostka {change}",
        "recolor_die": "jiná barva kostky: {what}",
        "split_die": "řezání bez dílku",
        "glue_dice": "lepení bez dílku",
        "flip_up": "otočení použitých dílků (nejvýš {n})",
        "refresh_row": "výměna karet v nabídce (nejvýš {n})",
        "action": "akce {what} (o {n} levněji)",
        "gain_per": "{what} {per}",
        "exchange": "{what} → {either}",
        "choose": "{either}",
        "commission": "veřejná zakázka",
    },
    "en": {
        "gain": "{what}",
        "lose": "loss: {what}",
        "income": "{what} +{n}",
        "reputation": "{what} {n:+d}",
        "tool": "tool: {what}",
        "produce": "production (helpers at most: {n})",
        "gain_die": "die: {what} {n}",
        "take_public_die": "die of the public store: {what}, at most {n}",
        "grow": "growth: {what} +{n}",
        "bump_die": "die {change}",
        "recolor_die": "other colour of a die: {what}",
        "split_die": "sawing without a tile",
        "glue_dice": "gluing without a tile",
        "flip_up": "used tiles made ready (at most {n})",
        "refresh_row": "cards of a row replaced (at most {n})",
        "action": "action {what} (cheaper by {n})",
        "gain_per": "{what} {per}",
        "exchange": "{what} → {either}",
        "choose": "{either}",
        "commission": "public commission",
    },
}
TREES: Final = {
    "cs": {False: "strom", True: "všechny stromy"},
    "en": {False: "a tree", True: "all trees"},
}
ANY_TOOL: Final = {"cs": "dle výběru", "en": "of choice"}


def name_pieces(names: Names) -> None:
    """Name all dice, all pairs of places in the attic, and all ways to cut a die."""
    for known in names.values():
        for die, id in enumerate(DIE_IDS):
            known[f"die/{id}"] = f"{known[f'colour/{COLOUR_IDS[colour_of(die)]}']} {value_of(die)}"
        for at, one in enumerate(ATTIC_IDS):
            for other in ATTIC_IDS[at + 1 :]:
                both = f"{known[f'attic/{one}']} – {known[f'attic/{other}']}"
                known[f"link/{one}-{other}"] = both
        for ways in PARTITIONS:
            for parts in ways:
                words = [str(part) for part in parts]
                known[f"parts/{'+'.join(words)}"] = " + ".join(words)
        # Sawing tiles are all alike.
        known[f"workshop/{CHAIN_IDS[SAWS]}"] = known[f"upgrade/{CHAIN_IDS[SAWS]}"]


# Effects: short labels such as "6 blueberries and 4 points".


def name_options(scripts: Scripts, names: Names) -> None:
    """Name each script that some choice offers, as "script/12"."""
    choices = [e for script in scripts for e in script if isinstance(e, OneOf)]
    offered = {option for choice in choices for option in choice.options}
    for lang in ("cs", "en"):
        for script in sorted(offered):
            names[lang][f"script/{script}"] = script_label(scripts, names[lang], lang, script)


def script_label(scripts: Scripts, known: dict[str, str], lang: str, script: int) -> str:
    """Return effects as a list."""
    labels = [effect_label(scripts, known, lang, effect) for effect in scripts[script]]
    return AND[lang].join([", ".join(labels[:-1]), labels[-1]] if len(labels) > 1 else labels)


def effect_label(scripts: Scripts, known: dict[str, str], lang: str, effect: Effect) -> str:
    """Return one effect in a few words."""
    follow = [script_label(scripts, known, lang, script) for script in effect.scripts()]
    told = spoken_of(known, lang, effect)
    return LABELS[lang][effect.op].format(**told, either=OR[lang].join(follow))


def spoken_of(known: dict[str, str], lang: str, effect: Effect) -> dict[str, Any]:
    """Return what a label speaks of."""
    match effect:
        case Gain() | Lose() | Exchange():
            return {"what": goods_label(lang, effect.good, effect.count)}
        case GainPer():
            what = goods_label(lang, effect.good, effect.count)
            return {"what": what, "per": PER[lang][effect.per_order]}
        case Income():
            return {"what": known[f"track/{TRACK_IDS[effect.track]}"], "n": effect.steps}
        case Reputation():
            return {"what": known["track/reputation"], "n": effect.steps}
        case Tool(tool=tool):
            return {"what": ANY_TOOL[lang] if tool == NONE else known[f"tool/{TOOL_IDS[tool]}"]}
        case ProduceWith():
            return {"n": effect.helpers}
        case GainDie():
            return {"what": colours_label(known, lang, effect.colours), "n": effect.value}
        case TakePublicDie():
            return {"what": colours_label(known, lang, effect.colours), "n": effect.highest}
        case _:
            return deed_speaks_of(known, lang, effect)


def deed_speaks_of(known: dict[str, str], lang: str, effect: Effect) -> dict[str, Any]:
    """Return what the label of something to do speaks of."""
    match effect:
        case Grow():
            return {"what": TREES[lang][effect.all_trees], "n": effect.pips}
        case Bump(least=least, most=most):
            return {"change": f"{least:+d}" if least == most else f"{least:+d} … {most:+d}"}
        case Recolour():
            return {"what": colours_label(known, lang, effect.colours)}
        case TurnUp() | Refresh():
            return {"n": effect.count}
        case Action():
            return {"what": known[f"tile/{TILE_IDS[effect.tile]}"], "n": effect.less}
        case _:
            return {}


def goods_label(lang: str, good: int, count: int) -> str:
    """Return goods with their number."""
    form = 0 if count == 1 else 1 if count < 5 else 2
    return f"{count} {GOODS[lang][good][form]}"


def colours_label(known: dict[str, str], lang: str, colours: int) -> str:
    """Return colours of which one can be picked."""
    if colours == ALL_COLOURS:
        return ANY_COLOUR[lang]
    ids = [id for number, id in enumerate(COLOUR_IDS) if colours & BIT[number]]
    return OR[lang].join([known[f"colour/{id}"] for id in ids])
