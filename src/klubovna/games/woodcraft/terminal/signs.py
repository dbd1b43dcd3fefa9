# not compiled: drawn once for each question
"""Woodcraft: dice, goods, cards and what they do as short coloured texts.

Colour is never the only sign: each wood has a shape, and so has every good.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Final

from rich.style import Style
from rich.text import Text

from klubovna.core.state import Json
from klubovna.drawing import INK, Words, row
from klubovna.games.woodcraft.box.contents import Box
from klubovna.games.woodcraft.pieces.numbers import COLOUR_IDS, FACES, GOOD_IDS, TOOL_IDS
from klubovna.games.woodcraft.text.catalogue import catalogue

SHAPES: Final = {"green": "▲", "yellow": "◆", "brown": "■"}
WOODS: Final = {"green": "#8fc47a", "yellow": "#e6c95c", "brown": "#c28f62"}
GOODS: Final = {
    "blueberry": ("●", "#8aa2f0"),
    "vp": ("★", "#e8cf6a"),
    "lantern": ("☼", "#f0b93a"),
    "glue": ("≈", "#d8d2c0"),
    "scrap": ("▬", "#c9a06c"),
    "sawblade": ("✱", "#a9b3b8"),
    "reuse": ("↺", "#7fb4e6"),
    "any_material": ("?", "bold"),
}
ANY_DIE: Final = Text("□", style="bold")
TREE: Final = Text("♣", style="#8fc47a")
HEART: Final = Text("♥", style="#e0707c")
GEAR: Final = Text("⚙", style="#a9b3b8")
TOOL: Final = Text("⚒", style="#d8d2c0")
HELPER: Final = Text("☺")
DONE: Final = Text("✓")
COMMISSION: Final = Text("§", style="bold #e8cf6a")
CARD: Final = Text("▯", style="bold")
RISE: Final = "⇡"  # of an income track
FREE: Final = Text("·", style="dim")
GLUING: Final = Text("□+□")
ARROW: Final = "►"  # at the sector that the saw points at
BLOCKED: Final = "×"
BETWEEN: Final = "·"  # numbers of which any will do
KINDS: Final = {"immediate": "!", "once_per_turn": "1×", "permanent": "∞"}


@lru_cache(maxsize=4)
def printed(box: Box) -> Json:
    """Return the box as it is drawn; it never changes."""
    return catalogue(box)


# Things.


def good(id: str) -> Text:
    """Return the shape of a good."""
    shape, style = GOODS[id]
    return Text(shape, style=style)


def some(id: str, count: int) -> Text:
    """Return goods: "●", "3●"."""
    return Text.assemble("" if count == 1 else minus(count), good(id))


def owned(goods: dict[str, int]) -> Text:
    """Return how much of everything somebody has, points apart."""
    found = [id for id in GOOD_IDS if id != "vp" and (goods[id] or id == "blueberry")]
    return Text(" ").join(Text.assemble(good(id), str(goods[id])) for id in found)


def tool(id: str, words: Words) -> Text:
    """Return a tool by the first letter of its name."""
    return Text(words.name(f"tool/{id}")[:1], style="bold")


def minus(number: int | str) -> str:
    """Write a number with a true minus sign."""
    return str(number).replace("-", "−")


def signed(number: int) -> str:
    """Write a number with its sign."""
    return minus(f"{number:+d}")


def either(parts: Iterable[Text]) -> Text:
    """Return things of which one is chosen."""
    return Text("/").join(parts)


# Wood.


def shape(colour: str) -> Text:
    """Return the shape of a wood."""
    return Text(SHAPES[colour], style=WOODS[colour])


def shapes(colours: Sequence[str]) -> Text:
    """Return woods of which one is chosen."""
    if len(colours) == len(COLOUR_IDS):
        return ANY_DIE.copy()
    return Text().join(shape(colour) for colour in colours)


def chip(die: str) -> Text:
    """Return a die such as "green-3" as a small coloured plate."""
    colour, _, value = die.partition("-")
    return Text(f"{SHAPES[colour]}{value}", style=Style(color=INK, bgcolor=WOODS[colour]))


def chips(dice: Iterable[str]) -> Text:
    """Return dice side by side."""
    return row(chip(die) for die in dice)


def demand(asked: Json) -> Text:
    """Return a die that is asked for, of one of several colours and values."""
    colours, values = asked["colors"], asked["values"]
    if len(colours) == len(values) == 1:
        return chip(f"{colours[0]}-{values[0]}")
    shown = "?" if len(values) == FACES else BETWEEN.join(str(value) for value in values)
    return Text.assemble(shapes(colours), shown)


# Effects.


def effects(effects: Iterable[Json], words: Words) -> Text:
    """Return effects in their order."""
    return row(effect(each, words) for each in effects)


def effect(each: Json, words: Words) -> Text:
    """Return one effect."""
    match each["op"]:
        case "gain":
            return some(each["res"], each["n"])
        case "lose" | "discount":
            return Text.assemble(minus(-each["n"]), good(each["res"]))
        case "income":
            of = "blueberry" if each["track"] == "blueberry" else "vp"
            return Text.assemble(RISE, "" if each["n"] == 1 else str(each["n"]), good(of))
        case "reputation":
            return Text.assemble(signed(each["n"]), HEART)
        case "tool":
            return TOOL.copy() if each["type"] == "any" else tool(each["type"], words)
        case "produce":
            return Text.assemble("" if each["n"] == 1 else f"{each['n']}×", GEAR)
        case "gain_per":
            per = HELPER if each["per"] == "helper" else DONE
            return Text.assemble(some(each["res"], each["n"]), "×", per)
        case "exchange":
            pay, get = each["pay"], effects(each["get"], words)
            return Text.assemble(some(pay["res"], pay["n"]), "→", get)
        case "choose":
            return either(effects(option, words) for option in each["options"])
        case "commission":
            return COMMISSION.copy()
        case _:
            return work(each, words)


def work(each: Json, words: Words) -> Text:
    """Return an effect on dice, trees, tiles or cards."""
    match each["op"]:
        case "gain_die":
            return demand({"colors": each["colors"], "values": [each["value"]]})
        case "take_public_die":
            return Text.assemble(shapes(each["colors"]), f"≤{each['max_value']}")
        case "grow":
            trees = [TREE] if each["trees"] == "one" else [TREE] * 3
            return Text.assemble(*trees, signed(each["n"]))
        case "bump_die":
            return Text.assemble(ANY_DIE, change(each["min"], each["max"]))
        case "recolor_die":
            return Text.assemble(ANY_DIE, "→", *(shape(colour) for colour in each["to"]))
        case "split_die":
            return Text.assemble(ANY_DIE, "÷" * each["cuts"])
        case "glue_dice":
            return GLUING.copy()
        case "flip_up":
            return Text(words.text("view-line-ready", count=each["n"]))
        case "refresh_row":
            cards = [CARD] * each["n"]
            return Text.assemble(*cards, "→", *cards)
        case _:
            assert each["op"] == "action", f"nobody can draw {each['op']}"
            less = minus(f" -{each['discount']}●") if each["discount"] else ""
            return Text(f"{words.text(tile_key(each['name']))}{less}")


def change(least: int, most: int) -> str:
    """Return by how much a die is changed."""
    if least == most:
        return signed(least)
    return f"±{most}" if least == -most else f"{signed(least)}…{signed(most)}"


def tile_key(tile: str) -> str:
    """Return the key of the short name of an action."""
    return f"view-act-{tile.replace('_', '-')}"


# Cards.


def ability(printed: Json, words: Words) -> Text:
    """Return when an ability works, and what it does."""
    does = effects(printed["effects"], words)
    when = printed["trigger"]
    kind = Text(KINDS[printed["kind"]], style="bold")
    if when is None:
        return row([kind, does])
    key = f"view-when-{when['event'].replace('_', '-')}"
    of = shapes(when["colors"]) if when["colors"] else Text()
    values = Text(BETWEEN.join(str(value) for value in when["values"] or []))
    return row([kind, Text.assemble(row([Text(words.text(key)), of, values]), ":"), does])


def production(card: Json, words: Words) -> Text:
    """Return what a helper produces."""
    return Text.assemble(GEAR, effects(card["production"], words))


def helper_signs(id: str, cards: Json, words: Words) -> Text:
    """Return what a helper produces and can do."""
    card = cards["helpers"][id]
    return row([production(card, words), ability(card["ability"], words)], "  ")


def needs(card: Json) -> Text:
    """Return what an order asks for."""
    dice = [demand(asked) for asked in card["dice"]]
    return row([*dice, *(some(id, count) for id, count in card["materials"].items())])


def order_signs(id: str, cards: Json, words: Words) -> Text:
    """Return an order: its row, what it asks for, what it gives."""
    card = cards["orders"][id]
    start = Text(f"[{card['row']}]", style="dim")
    return row([start, needs(card), Text("→"), effects(card["reward"], words)])


def open_order(order: Json) -> Text:
    """Return what an order beside the board asks for; what is missing stands in brackets."""
    parts = []
    for asked in order["dice"]:
        is_missing = asked["have"] is None
        parts.append(missing(demand(asked)) if is_missing else chip(asked["have"]))
    for id, count in order["materials"].items():
        lack = max(0, count["need"] - count["have"])
        parts += [some(id, count["need"] - lack)] if count["need"] > lack else []
        parts += [missing(some(id, lack))] if lack else []
    return row(parts)


def missing(thing: Text) -> Text:
    """Return a thing that is not there."""
    return Text.assemble(("(", "dim"), Text(thing.plain, style="dim"), (")", "dim"))


# The legend.


def legend_signs(words: Words) -> list[Text]:
    """Explain the signs."""
    found = [(good(id), words.name(f"good/{id}")) for id in GOOD_IDS]
    for id in COLOUR_IDS:
        found.append((shape(id), words.text("view-line-wood", colour=words.name(f"colour/{id}"))))
    others = {
        "any-die": ANY_DIE,
        "any-material": good("any_material"),
        "tree": TREE,
        "berry-income": Text.assemble(RISE, good("blueberry")),
        "nut-income": Text.assemble(RISE, good("vp")),
        "reputation": HEART,
        "gear": GEAR,
        "any-tool": TOOL,
        "helper": HELPER,
        "done": DONE,
        "commission": COMMISSION,
        "card": CARD,
        "row": Text("[2]"),
        "missing": missing(FREE),
        "immediate": Text(KINDS["immediate"]),
        "once": Text(KINDS["once_per_turn"]),
        "permanent": Text(KINDS["permanent"]),
        "saws": Text("÷1/2"),
        "gluing": GLUING,
        "arrow": Text(ARROW),
        "blocked": Text(BLOCKED),
    }
    found += [(sign, words.text(f"view-sign-{key}")) for key, sign in others.items()]
    found += [(tool(id, words), words.name(f"tool/{id}")) for id in TOOL_IDS]
    return [Text.assemble(sign, " ", said) for sign, said in found]
