"""Positions that somebody wrote wrongly: made from real ones."""

from __future__ import annotations

from collections.abc import Callable


def spoiled(text: str, below: Callable[[int], int]) -> str:
    """Exchange a word for another one, or a number for another one, often in the agenda."""
    lines = text.splitlines()
    agenda = next(n for n, line in enumerate(lines) if line.startswith("agenda:"))
    at = below(len(lines)) if below(3) else agenda
    words = lines[at].split(" ")
    which = below(len(words))
    alike = [word for word in text.split() if is_number(word) == is_number(words[which])]
    words[which] = alike[below(len(alike))]
    lines[at] = " ".join(words)
    return "\n".join(lines)


def is_number(word: str) -> bool:
    """Tell whether a word is a number."""
    return word.rstrip(";").isdigit()
