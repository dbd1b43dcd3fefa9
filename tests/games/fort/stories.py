"""Small stories of Fort: lay a position out, let people choose, look what became of it."""

from __future__ import annotations

import re
from collections.abc import Iterable

from klubovna.core.game import NOT_ASKED, kind_of
from klubovna.games.fort import GAME
from klubovna.games.fort.state import Fort


def fort(text: str, seed: int = 0) -> Fort:
    """Return the position that notation lines describe, asked up to the first real question.

    The line with the game is added. What is left out is as in notation.py: two players, nothing
    on the boards, player 0 begins a turn. A kid with a twin is written "bug#1", others "bones".
    """
    lines = [line.strip() for line in text.strip().splitlines()]
    g: Fort = GAME.position("\n".join(["game: fort 1", *lines]), seed)
    return g


def play(g: Fort, picks: str) -> Fort:
    """Let whoever is asked choose, one word a real question; forced picks are taken unasked.

    A word is the end of a target: "bug#1", or as much as tells options apart: "stash/toy". In
    front of it may stand who is to be asked: "1:pass".
    """
    for pick in picks.split():
        seat, word = split_seat(pick)
        assert not g.is_over, f"the game is over before {pick}"
        assert seat in ("", str(g.actor)), f"{pick}: player {g.actor} is asked, {question(g)}"
        fitting = [o for o in g.legal if fits(GAME.target(g, g.actor, o), word)]
        assert len(fitting) == 1, f"{pick}: {len(fitting)} options like this, {question(g)}"
        g.choose(fitting[0])
    return g


def offers(g: Fort) -> list[str]:
    """Return the words of what is offered now."""
    return [target.rsplit("/", 1)[-1] for target in targets(g)]


def targets(g: Fort) -> list[str]:
    """Return what is offered now with its place, such as "hand/bug#1"."""
    return [GAME.target(g, g.actor, option) for option in g.legal]


def asked(g: Fort) -> str:
    """Return the kind of the question, such as "add_cards", or "" when the game is over."""
    top = g.top_choice()
    return kind_of(type(top)) if top is not None else ""


def refused(g: Fort, word: str) -> str:
    """Return the rule that forbids a wish to whoever is asked, such as "4.8"; "": it is offered.

    The wish is written as in `play`; where several fit, the first one counts.
    """
    wishes = [option.target for option in GAME.wishes(g, g.actor)]
    fitting = [target for target in [*targets(g), *wishes] if fits(target, word)]
    refusal = GAME.why_not(g, g.actor, fitting[0] if fitting else word)
    assert refusal != NOT_ASKED, f"{word}: nobody could wish for this, {question(g)}"
    return refusal.rule if refusal else ""


def stash(g: Fort, player: int) -> str:
    """Return the stash of a player as toys/pizza."""
    return "{}/{}".format(*g.players[player].tokens[:2])


def pack(g: Fort, player: int) -> str:
    """Return the pack of a player as toys/pizza."""
    return "{}/{}".format(*g.players[player].tokens[2:])


def names(g: Fort, cards: Iterable[int]) -> list[str]:
    """Return the words of cards in alphabetical order."""
    return sorted(g.box.kids[card].word for card in cards)


def split_seat(pick: str) -> tuple[str, str]:
    """Split "1:pass" into who is asked, if it is said, and the word."""
    found = re.fullmatch(r"(?:(\d):)?(.+)", pick)
    assert found, f'"{pick}" is no pick'
    return found[1] or "", found[2]


def fits(target: str, word: str) -> bool:
    """Tell whether a word is the end of a target, in whole parts."""
    return f"/{target}".endswith(f"/{word}")


def question(g: Fort) -> str:
    """Say what is asked and offered, for failures."""
    return f"{asked(g)} offers {' '.join(targets(g))}"
