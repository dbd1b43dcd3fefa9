# not compiled: runs once per load
"""Names scripts that are offered as a choice: short labels such as "6 blueberries and 4 points"."""

from __future__ import annotations

from typing import Final

from klubovna.components import Names
from klubovna.games.woodcraft.box import contents as the
from klubovna.games.woodcraft.box.contents import Word
from klubovna.games.woodcraft.pieces.numbers import (
    ALL_COLOURS,
    BIT,
    COLOUR_IDS,
    NONE,
    TILE_IDS,
    TOOL_IDS,
    TRACK_IDS,
)

Words = tuple[tuple[Word, ...], ...]

# Goods by number, and material of choice: one, a few, many.
GOODS: Final = {
    "cs": [
        ("borůvka", "borůvky", "borůvek"),
        ("bod", "body", "bodů"),
        ("lucerna", "lucerny", "lucern"),
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
}  # fmt: skip
AND: Final = {"cs": " a ", "en": " and "}
OR: Final = {"cs": " nebo ", "en": " or "}
ANY_COLOUR: Final = {"cs": "libovolná barva", "en": "any colour"}
PER: Final = {
    "cs": ["za každého pomocníka", "za každou splněnou objednávku"],
    "en": ["for each helper", "for each completed order"],
}
LABELS: Final = {
    "cs": {
        the.GAIN: "{what}",
        the.LOSE: "ztráta: {what}",
        the.INCOME: "{what} +{n}",
        the.REPUTATION: "{what} {n:+d}",
        the.TOOL: "nářadí: {what}",
        the.PRODUCE: "výroba (nejvýš pomocníků: {n})",
        the.GAIN_DIE: "kostka: {what} {n}",
        the.TAKE_PUBLIC: "kostka z veřejného skladu: {what}, nejvýš {n}",
        the.GROW: "růst: {what} +{n}",
        the.BUMP: "změna kostky: {change}",
        the.RECOLOUR: "jiná barva kostky: {what}",
        the.SPLIT: "řezání bez dílku",
        the.GLUE_DICE: "lepení bez dílku",
        the.FLIP_UP: "otočení použitých dílků (nejvýš {n})",
        the.REFRESH: "výměna karet v nabídce (nejvýš {n})",
        the.ACTION: "akce {what} (o {n} levněji)",
        the.GAIN_PER: "{what} {per}",
        the.EXCHANGE: "{what} → {either}",
        the.CHOOSE: "{either}",
        the.COMMISSION: "veřejná zakázka",
    },
    "en": {
        the.GAIN: "{what}",
        the.LOSE: "loss: {what}",
        the.INCOME: "{what} +{n}",
        the.REPUTATION: "{what} {n:+d}",
        the.TOOL: "tool: {what}",
        the.PRODUCE: "production (helpers at most: {n})",
        the.GAIN_DIE: "die: {what} {n}",
        the.TAKE_PUBLIC: "die of the public store: {what}, at most {n}",
        the.GROW: "growth: {what} +{n}",
        the.BUMP: "change of a die: {change}",
        the.RECOLOUR: "other colour of a die: {what}",
        the.SPLIT: "sawing without a tile",
        the.GLUE_DICE: "gluing without a tile",
        the.FLIP_UP: "used tiles made ready (at most {n})",
        the.REFRESH: "cards of a row replaced (at most {n})",
        the.ACTION: "action {what} (cheaper by {n})",
        the.GAIN_PER: "{what} {per}",
        the.EXCHANGE: "{what} → {either}",
        the.CHOOSE: "{either}",
        the.COMMISSION: "public commission",
    },
}
TREES: Final = {"cs": ["všechny stromy", "strom"], "en": ["all trees", "a tree"]}
ANY_TOOL: Final = {"cs": "dle výběru", "en": "of choice"}


def name_options(words: Words, names: Names) -> None:
    """Name each script that some choice offers, as "script/12"."""
    offered = {
        option
        for script in words
        for word in script
        if word.op == the.CHOOSE
        for option in word.scripts
    }
    for lang in ("cs", "en"):
        for script in sorted(offered):
            names[lang][f"script/{script}"] = script_label(words, names, lang, script)


def script_label(words: Words, names: Names, lang: str, script: int) -> str:
    """Return effects as a list."""
    labels = [word_label(words, names, lang, word) for word in words[script]]
    return AND[lang].join([", ".join(labels[:-1]), labels[-1]] if len(labels) > 1 else labels)


def word_label(words: Words, names: Names, lang: str, word: Word) -> str:
    """Return one effect in a few words."""
    follow = [script_label(words, names, lang, script) for script in word.scripts]
    return LABELS[lang][word.op].format(
        n=word.b,
        what=subject(names[lang], lang, word),
        change=f"{word.a:+d}" if word.a == word.b else f"{word.a:+d} … {word.b:+d}",
        per=PER[lang][word.c],
        either=OR[lang].join(follow),
    )


def subject(known: dict[str, str], lang: str, word: Word) -> str:
    """Return what an effect is about."""
    a = word.a
    match word.op:
        case the.GAIN | the.LOSE | the.GAIN_PER | the.EXCHANGE:
            return goods_label(lang, a, word.b)
        case the.INCOME:
            return known[f"track/{TRACK_IDS[a]}"]
        case the.REPUTATION:
            return known["track/reputation"]
        case the.TOOL:
            return ANY_TOOL[lang] if a == NONE else known[f"tool/{TOOL_IDS[a]}"]
        case the.GAIN_DIE | the.TAKE_PUBLIC | the.RECOLOUR:
            return colours_label(known, lang, a)
        case the.GROW:
            return TREES[lang][a]
        case the.ACTION:
            return known[f"tile/{TILE_IDS[a]}"]
        case _:
            return ""


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
