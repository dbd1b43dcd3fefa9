# not compiled: runs once per load
"""Names pieces of Woodcraft that are known by the names of others, and effects in a few words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from klubovna.components import Names
from klubovna.games.woodcraft.box.contents import Demand, Effect, Link, Order
from klubovna.games.woodcraft.pieces.numbers import (
    ALL_COLOURS,
    ATTIC_IDS,
    BERRY,
    BIT,
    CHAIN_IDS,
    COLOUR_IDS,
    DIE_IDS,
    FACES,
    GLUE,
    LANTERN,
    MATERIALS,
    NONE,
    SAWS,
    SECTORS,
    SPACES,
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
    Recolour,
    Refresh,
    Split,
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
# What is paid: one of these has an ending of its own in Czech.
PAID: Final = {"cs": {BERRY: "borůvku", LANTERN: "lucernu"}, "en": {}}
# Faces of a die, from one.
DIE_FACES: Final = {
    "cs": ["jednička", "dvojka", "trojka", "čtyřka", "pětka", "šestka"],
    "en": ["1", "2", "3", "4", "5", "6"],
}
AND: Final = {"cs": " a ", "en": " and "}
OR: Final = {"cs": " nebo ", "en": " or "}
TO: Final = {"cs": " až ", "en": " to "}
ANY_COLOUR: Final = {"cs": "libovolná", "en": "any"}
ANY_DIE: Final = {"cs": "libovolná kostka", "en": "any die"}
PER: Final = {
    "cs": {False: "za každého pomocníka", True: "za každou splněnou objednávku"},
    "en": {False: "for each helper", True: "for each completed order"},
}
# Effects; those that say it otherwise for more than one, or without a discount, have two.
LABELS: Final = {
    "cs": {
        "gain": ("{what}",),
        "lose": ("ztráta: {what}",),
        "income": ("{what} +{n}",),
        "reputation": ("{what} {change}",),
        "tool": ("{what}",),
        "produce": ("výroba s {n} pomocníkem", "výroba až se {n} pomocníky"),
        "gain_die": ("{what} {face}",),
        "take_public_die": ("{what} kostka do hodnoty {n} z veřejného skladu",),
        "grow": ("{what} +{n}",),
        "bump_die": ("kostka {change}",),
        "recolor_die": ("přebarvení kostky{what}",),
        "split_die": ("rozřezání kostky bez dílku", "rozřezání kostky bez dílku, řezů až {n}"),
        "glue_dice": ("slepení dvou kostek bez dílku",),
        "flip_up": ("použitý dílek zase připravený", "použité dílky zase připravené, až {n}"),
        "refresh_row": ("výměna karty v nabídce", "výměna karet v nabídce, až {n}"),
        "action": ("akce {what}", "akce {what} o {n} levněji"),
        "gain_per": ("{what} {per}",),
        "exchange": ("{either} za {paid}",),
        "choose": ("{either}",),
        "commission": ("veřejná zakázka",),
    },
    "en": {
        "gain": ("{what}",),
        "lose": ("loss: {what}",),
        "income": ("{what} +{n}",),
        "reputation": ("{what} {change}",),
        "tool": ("{what}",),
        "produce": ("production with {n} helper", "production with up to {n} helpers"),
        "gain_die": ("{what} {face}",),
        "take_public_die": ("{what} die up to {n} of the public store",),
        "grow": ("{what} +{n}",),
        "bump_die": ("a die {change}",),
        "recolor_die": ("a die of another colour{what}",),
        "split_die": ("a die cut without a tile", "a die cut without a tile, up to {n} cuts"),
        "glue_dice": ("two dice glued without a tile",),
        "flip_up": ("a used tile ready again", "used tiles ready again, up to {n}"),
        "refresh_row": ("a card of a row replaced", "cards of a row replaced, up to {n}"),
        "action": ("the action {what}", "the action {what} for {n} less"),
        "gain_per": ("{what} {per}",),
        "exchange": ("{either} for {paid}",),
        "choose": ("{either}",),
        "commission": ("public commission",),
    },
}
TREES: Final = {
    "cs": {False: "strom", True: "všechny stromy"},
    "en": {False: "a tree", True: "all trees"},
}
ANY_TOOL: Final = {"cs": "nářadí podle výběru", "en": "a tool of choice"}
THIS_TOOL: Final = {"cs": "nářadí {tool}", "en": "the tool {tool}"}
OUTER: Final = {"cs": "{space}. pole {sector}. výseče", "en": "space {space} of sector {sector}"}
WINDOW: Final = {
    "cs": "okénko nad {sector}. výsečí, {level}. stupeň",
    "en": "window over sector {sector}, level {level}",
}
WINDOWS: Final = 2


def name_pieces(names: Names, links: Sequence[Link]) -> None:
    """Name all dice, pairs of places in the attic, ways to cut a die, and places of the wheel."""
    for lang, known in names.items():
        for die, id in enumerate(DIE_IDS):
            known[f"die/{id}"] = f"{known[f'colour/{COLOUR_IDS[colour_of(die)]}']} {value_of(die)}"
        for link in links:
            one, other = ATTIC_IDS[link.one], ATTIC_IDS[link.other]
            both = f"{known[f'attic/{one}']} – {known[f'attic/{other}']}"
            known[f"link/{one}-{other}"] = both
        for ways in PARTITIONS:
            for parts in ways:
                words = [str(part) for part in parts]
                known[f"parts/{'+'.join(words)}"] = " + ".join(words)
        # Sawing tiles are all alike.
        known[f"workshop/{CHAIN_IDS[SAWS]}"] = known[f"upgrade/{CHAIN_IDS[SAWS]}"]
        for sector in range(1, SECTORS + 1):
            for space in range(1, SPACES + 1):
                known[f"outer/{sector}-{space}"] = OUTER[lang].format(sector=sector, space=space)
            for level in range(1, WINDOWS + 1):
                known[f"window/{sector}-{level}"] = WINDOW[lang].format(sector=sector, level=level)


# Effects: short labels such as "6 blueberries and 4 points".


def name_effects(scripts: Scripts, orders: Sequence[Order], names: Names) -> None:
    """Name each script, as "script/12", and what each order asks for, as "demand/3"."""
    for lang, known in names.items():
        for number, script in enumerate(scripts):
            if script:
                known[f"script/{number}"] = script_label(scripts, known, lang, number)
        for number, order in enumerate(orders):
            known[f"demand/{number}"] = order_label(known, lang, order)
            for each in order.demands:
                open_die = die_label(known, lang, each.colours, each.values)
                known.setdefault(f"die/{demand_id(each)}", open_die)


def demand_id(demand: Demand) -> str:
    """Return the id of a die that is asked for: "green-3", "green_yellow-2", "any-0"."""
    colours = [id for number, id in enumerate(COLOUR_IDS) if demand.colours & BIT[number]]
    values = [value for value in range(1, FACES + 1) if demand.values & BIT[value]]
    colour = "any" if len(colours) == len(COLOUR_IDS) else "_".join(colours)
    return f"{colour}-{values[0] if len(values) == 1 else 0}"


def listed(told: Sequence[str], lang: str) -> str:
    """Return labels as a list, the last one after "and"; equal ones are counted."""
    counts = {label: told.count(label) for label in told}
    labels = [f"{count}× {label}" if count > 1 else label for label, count in counts.items()]
    return AND[lang].join([", ".join(labels[:-1]), labels[-1]] if len(labels) > 1 else labels)


def script_label(scripts: Scripts, known: dict[str, str], lang: str, script: int) -> str:
    """Return effects as a list."""
    return listed([effect_label(scripts, known, lang, effect) for effect in scripts[script]], lang)


def order_label(known: dict[str, str], lang: str, order: Order) -> str:
    """Return the dice and materials that an order asks for."""
    wanted = [
        *[die_label(known, lang, demand.colours, demand.values) for demand in order.demands],
        *[goods_label(lang, GLUE + n, order.materials[n]) for n in range(MATERIALS)],
    ]
    return listed([each for each in wanted if not each.startswith("0 ")], lang)


def die_label(known: dict[str, str], lang: str, colours: int, values: int) -> str:
    """Return a die that is asked for; the values are bits."""
    faces = [DIE_FACES[lang][value - 1] for value in range(1, FACES + 1) if values & BIT[value]]
    if len(faces) < FACES:
        return f"{colours_label(known, lang, colours)} {OR[lang].join(faces)}"
    return ANY_DIE[lang] if colours == ALL_COLOURS else colours_label(known, lang, colours)


def effect_label(scripts: Scripts, known: dict[str, str], lang: str, effect: Effect) -> str:
    """Return one effect in a few words."""
    follow = [script_label(scripts, known, lang, script) for script in effect.scripts()]
    told = spoken_of(known, lang, effect)
    forms = LABELS[lang][effect.op]
    is_more = told.get("n", 0) > int(effect.op != "action")
    return forms[len(forms) - 1 if is_more else 0].format(**told, either=OR[lang].join(follow))


def spoken_of(known: dict[str, str], lang: str, effect: Effect) -> dict[str, Any]:
    """Return what a label speaks of."""
    match effect:
        case Gain() | Lose():
            return {"what": goods_label(lang, effect.good, effect.count)}
        case Exchange(good=good, count=count):
            paid = PAID[lang].get(good) if count == 1 else None
            return {"paid": f"1 {paid}" if paid else goods_label(lang, good, count)}
        case GainPer():
            what = goods_label(lang, effect.good, effect.count)
            return {"what": what, "per": PER[lang][effect.per_order]}
        case Income():
            return {"what": known[f"track/{TRACK_IDS[effect.track]}"], "n": effect.steps}
        case Reputation():
            return {"what": known["track/reputation"], "change": signed(effect.steps)}
        case Tool(tool=tool):
            return {"what": tool_label(known, lang, tool)}
        case ProduceWith():
            return {"n": effect.helpers}
        case GainDie():
            what = colours_label(known, lang, effect.colours)
            return {"what": what, "face": DIE_FACES[lang][effect.value - 1]}
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
            both = [signed(least), signed(most)]
            return {"change": both[0] if least == most else TO[lang].join(both)}
        case Recolour(colours=colours):
            some = f" ({colours_label(known, lang, colours)})"
            return {"what": "" if colours == ALL_COLOURS else some}
        case TurnUp() | Refresh():
            return {"n": effect.count}
        case Split():
            return {"n": effect.cuts}
        case Action():
            return {"what": known[f"tile/{TILE_IDS[effect.tile]}"], "n": effect.less}
        case _:
            return {}


def signed(number: int) -> str:
    """Return a number with its sign."""
    return f"{number:+d}".replace("-", "−")


def tool_label(known: dict[str, str], lang: str, tool: int) -> str:
    """Return a tool, NONE for one of choice."""
    if tool == NONE:
        return ANY_TOOL[lang]
    return THIS_TOOL[lang].format(tool=known[f"tool/{TOOL_IDS[tool]}"])


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
