# not compiled: said on large screens only
"""Woodcraft: what helpers can do, in sentences."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any, Final

from klubovna.core.state import Json
from klubovna.drawing import Words
from klubovna.games.woodcraft.pieces.numbers import COLOUR_IDS
from klubovna.games.woodcraft.terminal.signs import change, signed

THINGS: Final = ("good", "track", "tile")
PRICED: Final = (
    "buy_die",
    "buy_material",
    "take_order",
    "hire_helper",
    "upgrade",
    "marketing",
    "bonus_action",
)
KIND_KEYS: Final = {
    "immediate": "view-ability-immediate",
    "once_per_turn": "view-ability-once",
}


def say(words: Words, key: str, **args: Any) -> str:
    """Return a sentence; things such as "good/glue" come with their names and ids."""
    told: Json = {}
    for name, value in args.items():
        told[name] = value
        if isinstance(value, str):
            told[f"{name}_id"] = value.rsplit("/", 1)[-1]
        if isinstance(value, str) and value.split("/")[0] in THINGS:
            told[name] = words.name(value)
    return words.text(key, **told)


def listed(parts: Sequence[str], words: Words, key: str = "list-end") -> str:
    """Return parts as a list, the last one after "and" or the like."""
    if len(parts) < 2:
        return "".join(parts)
    return words.text(key, first=", ".join(parts[:-1]), last=parts[-1])


def helper_words(card: Json, words: Words) -> str:
    """Say what a helper can do and what it produces."""
    production = effects_words(card["production"], words)
    ability = ability_words(card["ability"], words)
    return f"{ability} {say(words, 'view-production', what=production)}"


def ability_words(ability: Json, words: Words) -> str:
    """Say when an ability works, and what it does."""
    effects, when = ability["effects"], ability["trigger"]
    what = effects_words(effects, words)
    if when is None:
        return say(words, KIND_KEYS[ability["kind"]], what=what)
    asked = {
        "which": which(when["colors"]) if when["colors"] else "any",
        "colours": colours(when["colors"], words) if when["colors"] else "any",
        "values": choice([str(n) for n in when["values"]], words) if when["values"] else "any",
    }
    event = when["event"].replace("_", "-")
    if effects[0]["op"] == "discount" and when["event"] in PRICED:
        return say(words, f"view-less-{event}", **asked, less=paid_words(effects[0], words))
    return say(
        words, "view-ability-permanent", when=say(words, f"view-on-{event}", **asked), what=what
    )


def choice(parts: Sequence[str], words: Words) -> str:
    """Return parts of which one is chosen."""
    return listed(parts, words, "view-or")


def colours(ids: Sequence[str], words: Words) -> str:
    """Say which colours."""
    if len(ids) == len(COLOUR_IDS):
        return words.text("view-any-colour")
    return choice([words.name(f"colour/{id}") for id in ids], words)


def which(ids: Sequence[str]) -> str:
    """Return colours as a word to choose by: "any", "green", "green_brown"."""
    return "any" if len(ids) == len(COLOUR_IDS) else "_".join(ids)


def effects_words(effects: Iterable[Json], words: Words) -> str:
    """Say effects in their order, equal ones once."""
    said = Counter(effect_words(effect, words) for effect in effects)
    parts = [f"{count}× {text}" if count > 1 else text for text, count in said.items()]
    return listed(parts, words) or words.text("view-nothing")


def goods_words(res: str, count: int, words: Words) -> str:
    """Say how many of a good."""
    return say(words, "view-does-gain", res=f"good/{res}", n=count)


def paid_words(paid: Json, words: Words) -> str:
    """Say what is paid, or is less to pay."""
    return say(words, "view-does-pay", res=f"good/{paid['res']}", n=paid["n"])


def effect_words(each: Json, words: Words) -> str:
    """Say one effect."""
    match each["op"]:
        case "gain":
            return goods_words(each["res"], each["n"], words)
        case "lose" | "discount":
            return say(words, f"view-does-{each['op']}", what=paid_words(each, words))
        case "income":
            return say(words, "view-does-income", track=f"track/{each['track']}", n=each["n"])
        case "reputation":
            return say(words, "view-does-reputation", n=signed(each["n"]))
        case "tool":
            is_any = each["type"] == "any"
            return words.text("view-does-tool") if is_any else words.name(f"tool/{each['type']}")
        case "produce" | "split_die":
            key = "view-does-produce" if each["op"] == "produce" else "view-does-split"
            return say(words, key, n=each["n"] if each["op"] == "produce" else each["cuts"])
        case "gain_per":
            what = goods_words(each["res"], each["n"], words)
            return say(words, "view-does-per", what=what, per=each["per"])
        case "exchange":
            pay, get = paid_words(each["pay"], words), effects_words(each["get"], words)
            return say(words, "view-does-exchange", pay=pay, get=get)
        case "choose":
            return choice([effects_words(option, words) for option in each["options"]], words)
        case "commission":
            return words.text("view-does-commission")
        case _:
            return work_words(each, words)


def work_words(each: Json, words: Words) -> str:
    """Say an effect on dice, trees, tiles or cards."""
    match each["op"]:
        case "gain_die":
            told = {"which": which(each["colors"]), "colours": colours(each["colors"], words)}
            return say(words, "view-does-die", **told, value=each["value"])
        case "take_public_die":
            said = colours(each["colors"], words)
            return say(words, "view-does-take-public", colours=said, value=each["max_value"])
        case "grow":
            is_one = each["trees"] == "one"
            return say(words, "view-does-grow" if is_one else "view-does-grow-all", n=each["n"])
        case "bump_die":
            return say(words, "view-does-bump", by=change(each["min"], each["max"]))
        case "recolor_die":
            told = {"which": which(each["to"]), "colours": colours(each["to"], words)}
            return say(words, "view-does-recolour", **told)
        case "glue_dice":
            return say(words, "view-does-glue", n=each["vp"])
        case "flip_up":
            return say(words, "view-does-flip", n=each["n"])
        case "refresh_row":
            return say(words, "view-does-refresh", rows="_".join(each["rows"]), n=each["n"])
        case _:
            assert each["op"] == "action", f"nobody can say {each['op']}"
            return say(words, "view-does-action", tile=f"tile/{each['name']}", n=each["discount"])
