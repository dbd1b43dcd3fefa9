"""The law of grammar: whatever is counted agrees with its number, in every catalogue there is."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

from klubovna import game
from klubovna.words import LANGUAGES, Words

ROOT = Path(__file__).resolve().parents[2]
FOLDERS = (ROOT / "src" / "klubovna", ROOT / "web" / "src")

# Czech with a number, where two and five are declined alike: "se 2 kartami", "se 5 kartami".
ALIKE = {
    "bad-endless",
    "bad-play",
    "bench-server-moves",
    "option-pay-any-amount",
    "show-at",
    "view-does-refresh",
    "view-per-tools",
    "view-per-upgrades-bought",
    "view-perk-copy-cat",
    "view-rank-fair",
}

# Numbers that are never small.
LARGE = {"bad-endless", "sim-speed"}


@dataclass
class Shown:
    """A variable in a sentence, the word that follows it, and what was chosen by before."""

    catalogue: str
    key: str
    variable: str
    word: str
    chosen: tuple[str, ...]


def catalogues(lang: str) -> list[Path]:
    """Return every catalogue of a language."""
    found = [path for folder in FOLDERS for path in folder.rglob(f"{lang}.ftl")]
    return sorted(path for path in found if "node_modules" not in path.parts)


@cache
def entries(path: Path) -> list[ast.Message | ast.Term]:
    """Return the messages and terms of a catalogue."""
    body = FluentParser().parse(path.read_text("utf-8")).body
    return [entry for entry in body if isinstance(entry, (ast.Message, ast.Term))]


def patterns(path: Path) -> Iterator[tuple[str, ast.Pattern]]:
    """Yield the key and the text of every sentence, of its attributes too."""
    for entry in entries(path):
        for each in (entry, *entry.attributes):
            if each.value is not None:
                yield entry.id.name, each.value


def selects(pattern: ast.Pattern) -> Iterator[ast.SelectExpression]:
    """Yield every choice in a pattern."""
    for element in pattern.elements:
        if isinstance(element, ast.Placeable) and isinstance(
            element.expression, ast.SelectExpression
        ):
            yield element.expression
            for variant in element.expression.variants:
                yield from selects(variant.value)


def keys_of(select: ast.SelectExpression) -> list[str]:
    """Return what a choice distinguishes."""
    keys = [variant.key for variant in select.variants]
    return [key.name if isinstance(key, ast.Identifier) else key.value for key in keys]


def selector_of(select: ast.SelectExpression) -> str:
    """Return what is chosen by: a variable, or a function."""
    by = select.selector
    if isinstance(by, (ast.VariableReference, ast.FunctionReference)):
        return by.id.name
    return ""


def shown(path: Path, key: str, pattern: ast.Pattern, *chosen: str) -> Iterator[Shown]:
    """Yield every variable that a sentence shows."""
    following = [*pattern.elements[1:], None]
    for element, after in zip(pattern.elements, following, strict=True):
        if not isinstance(element, ast.Placeable):
            continue
        inner = element.expression
        if isinstance(inner, ast.VariableReference):
            word = re.match(
                r" ?([^\W\d_]+)", after.value if isinstance(after, ast.TextElement) else ""
            )
            yield Shown(path.as_posix(), key, inner.id.name, word[0] if word else "", chosen)
        elif isinstance(inner, ast.SelectExpression):
            by = selector_of(inner)
            for variant in inner.variants:
                is_number = "one" in keys_of(inner)
                yield from shown(path, key, variant.value, *chosen, by, *["#"] * is_number)


@cache
def all_shown(lang: str) -> list[Shown]:
    """Return every variable that a language shows."""
    found = [(path, key, text) for path in catalogues(lang) for key, text in patterns(path)]
    return [each for path, key, text in found for each in shown(path, key, text)]


def test_czech_knows_a_few() -> None:
    """One, few and many: "1 karta", "2 karty", "5 karet"."""
    lacking = set()
    for path in catalogues("cs"):
        for key, pattern in patterns(path):
            for select in selects(pattern):
                keys, by = keys_of(select), selector_of(select)
                texts = [each for v in select.variants for each in shown(path, key, v.value)]
                counts = any(each.variable == by and each.word[:1] == " " for each in texts)
                if counts and "one" in keys and "few" not in keys:
                    lacking.add(key)
    assert lacking - ALIKE == set()


def test_english_knows_no_few() -> None:
    """Only one and other; ordinals are another matter."""
    wrong = [
        (path.name, key)
        for path in catalogues("en")
        for key, pattern in patterns(path)
        for select in selects(pattern)
        if "few" in keys_of(select) and selector_of(select) != "ORDINAL"
    ]
    assert wrong == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_is_counted_agrees_with_its_number(lang: str) -> None:
    """A noun that has a plural somewhere has it wherever a number stands before it: no "1 pts"."""
    every = all_shown(lang)
    counted = [s for s in every if "#" in s.chosen and s.variable in s.chosen]
    numbers = {s.variable for s in counted}
    nouns = {s.word for s in counted if s.word[:1] == " "} - small_words(lang)
    assert len(numbers) > 10 and len(nouns) > 50
    wrong = {
        (s.key, f"{{ ${s.variable} }}{s.word}")
        for s in every
        if s.word in nouns and s.variable in numbers - {*s.chosen} and "#" not in s.chosen
    }
    assert {each for each in wrong if each[0] not in ALIKE | LARGE} == set()


def small_words(lang: str) -> set[str]:
    """Return words that follow numbers but are not counted."""
    small = {
        "cs": "a z ze za na do v ve s se u o od po levněji méně víc dráž navíc",
        "en": "of for in to at on from and or more less is are left still used the completed",
    }
    return {f" {word}" for word in small[lang].split()}


def test_ordinals_are_chosen_by_ordinals() -> None:
    """No "2th": an ending after a number is chosen by ORDINAL."""
    endings = [s for s in all_shown("en") if s.word in {"st", "nd", "rd", "th"}]
    assert len(endings) >= 8
    assert {s.key for s in endings if "ORDINAL" not in s.chosen} == set()


@pytest.mark.parametrize(
    ("id", "key", "told", "czech", "english"),
    [
        (
            "fort",
            "view-noun-score",
            {},
            "0 bodů, 1 bod, 2 body, 5 bodů",
            "0 points, 1 point, 2 points, 5 points",
        ),
        (
            "fort",
            "view-points-short",
            {},
            "0 b., 1 b., 2 b., 5 b.",
            "0 pts, 1 pt, 2 pts, 5 pts",
        ),
        (
            "shelfie_stacker",
            "view-dice",
            {},
            "0 kostek, 1 kostka, 2 kostky, 5 kostek",
            "0 dice, 1 die, 2 dice, 5 dice",
        ),
        (
            "creature_comforts",
            "view-lessons",
            {},
            "0 žetonů zkušenosti, 1 žeton zkušenosti, 2 žetony zkušenosti, 5 žetonů zkušenosti",
            "0 lesson tokens, 1 lesson token, 2 lesson tokens, 5 lesson tokens",
        ),
        (
            "woodcraft",
            "view-does-pay",
            {"res_id": "lantern"},
            "0 luceren, 1 lucernu, 2 lucerny, 5 luceren",
            "0 lanterns, 1 lantern, 2 lanterns, 5 lanterns",
        ),
        (
            "hamlet",
            "view-cost-some",
            {"resource_id": "brick"},
            "0 cihel, 1 cihla, 2 cihly, 5 cihel",
            "0 bricks, 1 brick, 2 bricks, 5 bricks",
        ),
    ],
)
def test_plurals(id: str, key: str, told: dict[str, str], czech: str, english: str) -> None:
    """None, one, a few and many."""
    for lang, text in (("cs", czech), ("en", english)):
        words = Words(game(id), lang)
        said = [words.text(key, count=n, n=n, **told) for n in (0, 1, 2, 5)]
        assert ", ".join(said) == text


@pytest.mark.parametrize("lang", LANGUAGES)
def test_marks_are_those_of_print(lang: str) -> None:
    """Quotes open and close as they do in the language; no dots or hyphens for other marks."""
    opening, closing = {"cs": ("„", "“"), "en": ("“", "”")}[lang]
    wrong = set()
    for path in catalogues(lang):
        is_terminal = path.parents[1].name == "klubovna"
        for key, pattern in patterns(path):
            text = plain(pattern)
            has_typewriter = not is_terminal and '"' in text
            is_open = text.count(opening) != text.count(closing)
            if has_typewriter or is_open or re.search(r"\.\.\.|\S - \S|\S  +\S", text):
                wrong.add((key, text))
    assert wrong == set()


def plain(pattern: ast.Pattern) -> str:
    """Return the text of a pattern, with a sign for each variable."""
    said = []
    for element in pattern.elements:
        if isinstance(element, ast.TextElement):
            said.append(element.value)
        elif isinstance(element.expression, ast.SelectExpression):
            said += [plain(variant.value) for variant in element.expression.variants]
        else:
            said.append("□")
    return "".join(said)
