"""The table as text: whole, narrow enough, and drawn from what the seat may see."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest
from rich.console import Console

from klubovna.core.game import titles
from klubovna.core.luck import dice
from klubovna.games.fort.terminal.signs import perk_text, rule_text
from klubovna.terminal.board import draw, legend, note
from klubovna.words import LANGUAGES, Words
from tests.laws.tables import Table, every_other, positions

GAME = titles()["fort"]
BOX = GAME.box(None)
NAMES = ["Ada", "Ben", "Cyd", "Dan"]
SMALL, LARGE = 14, 40  # rows
WIDTH = 78  # columns of a board on a terminal of 80


@cache
def words(lang: str) -> Words:
    """Return the words of the game."""
    return Words(GAME, lang, GAME.names(lang, BOX))


def drawn(view: dict[str, Any], lang: str, rows: int | None, width: int = WIDTH) -> list[str]:
    """Return the lines of the board."""
    screen = Console(width=width, color_system=None, highlight=False, emoji=False, markup=False)
    seats = NAMES[: len(view["players"])]
    with screen.capture() as captured:
        screen.print(draw(GAME, view, words(lang), seats, BOX, rows))
    return captured.get().splitlines()


def some_positions(seed: int, most: int = 8) -> Iterator[Any]:
    """Yield positions of random games, one of them with a draft."""
    for players in (2, 3, 4):
        yield from positions(Table(GAME, players, ()), seed + players, most)
    yield from positions(Table(GAME, 4, (("draft", True),)), seed, most * 3)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("rows", [SMALL, LARGE, None])
def test_every_position_can_be_drawn(lang: str, rows: int | None) -> None:
    """No key is missing and no line is too long, for every seat and a spectator."""
    for state in every_other(some_positions(seed=7), lang):
        for seat in [None, *range(state.seats())]:
            lines = drawn(GAME.view(state, seat), lang, rows)
            text = "\n".join(lines)
            assert "⟦" not in text and "{" not in text
            assert all(len(line.rstrip()) <= WIDTH for line in lines)
            assert "…" not in text, "something was cut off"


@pytest.mark.parametrize("width", [40, 60, 100, 160])
def test_any_width_will_do(width: int) -> None:
    """A narrow board cuts what does not fit, and is never wider than there is room."""
    for state in some_positions(seed=8, most=3):
        for rows in (SMALL, LARGE):
            lines = drawn(GAME.view(state, 0), "cs", rows, width)
            assert all(len(line.rstrip()) <= width for line in lines)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_hand_is_shown_to_its_owner_only(lang: str) -> None:
    """Own cards stand on the board with suits and actions; of others there is a number."""
    said = words(lang)
    for state in some_positions(seed=9):
        secrets = [[BOX.kids[card].word for card in me.hand] for me in state.players]
        for seat in range(state.seats()):
            text = "\n".join(drawn(GAME.view(state, seat), lang, SMALL))
            assert all(said.name(f"kid/{word}") in text for word in secrets[seat])
            world = GAME.guess(state, seat, dice(1))
            assert GAME.view(world, seat) == GAME.view(state, seat)
            assert "\n".join(drawn(GAME.view(world, seat), lang, SMALL)) == text


def test_nobody_else_is_named() -> None:
    """Whoever lies in no open place is not on a spectator's board."""
    said = words("en")
    for state in some_positions(seed=10):
        view = GAME.view(state, None)
        open_cards = {word.split("#")[0] for word in re.findall(r"'([a-z_]+(?:#\d)?)'", str(view))}
        text = "\n".join(drawn(view, "en", LARGE))
        for kid in BOX.kids:
            if kid.id not in open_cards:
                assert not re.search(rf"\b{re.escape(said.name(f'kid/{kid.id}'))}\b", text)


def test_the_start_fits_a_small_terminal() -> None:
    """With three players everything is on fourteen rows."""
    view = GAME.view(GAME.new(3, 5), 0)
    lines = [line for line in drawn(view, "en", SMALL) if line.strip()]
    assert len(lines) <= 15


def test_the_play_on_the_table() -> None:
    """The played card, the added ones, what coins count as, and the used actions."""
    state = GAME.new(3, 5)
    view = GAME.view(state, 0)
    view["play"] = {
        "card": "bug#1",
        "coin": None,
        "added": ["puddin#1", "the_moles#1"],
        "coins": ["shovel", None],
        "used": [True, False],
        "kind": "pizza",
    }
    text = "\n".join(drawn(view, "en", SMALL))
    assert re.search(r"plays +Sh +Bug +✓ pizza × Sh ▲ +point × fort level", text)
    assert "Puddin Co=Sh Cr  The Moles Sh Sh" in text


def test_the_last_round_is_announced() -> None:
    """The board says so in both languages."""
    view = GAME.view(GAME.new(2, 5), 0)
    view["last_round"] = True
    assert "last round" in drawn(view, "en", SMALL)[0]
    assert "Poslední kolo" in drawn(view, "cs", SMALL)[0]


@pytest.mark.parametrize("rows", [SMALL, LARGE])
def test_at_the_end_all_cards_are_on_the_board(rows: int) -> None:
    """Whoever wants can count: all cards and made-up rules are there, in a small room too."""
    said, luck = words("cs"), dice(3)
    for players in (2, 4):
        state = GAME.new(players, 3)
        while state.legal:
            state.choose(state.legal[luck.below(len(state.legal))])
        for seat in (None, 1):
            text = "\n".join(drawn(GAME.view(state, seat), "cs", rows))
            for me in state.players:
                for card in me.all_cards():
                    assert said.name(f"kid/{BOX.kids[card].id}") in text
                if me.rule >= 0:
                    assert rule_text(BOX.rules[me.rule].id, said, BOX) in text


@pytest.mark.parametrize("lang", LANGUAGES)
def test_options_tell_what_they_are_about(lang: str) -> None:
    """Cards show their suits, perks and made-up rules what they do; no key is missing."""
    said, zones = words(lang), set()
    for state in some_positions(seed=11, most=100):
        for seat in state.actors:
            decision, view = GAME.decision(state, seat), GAME.view(state, seat)
            assert decision is not None
            for option in decision.options:
                found = note(GAME, option, view, said, BOX)
                assert "⟦" not in said.option(option, NAMES, decision.args)
                if found is not None:
                    zones.add(option.target.split("/")[0])
                    assert found.plain and "⟦" not in found.plain
    assert {"hand", "park", "yard", "packet", "suit", "button", "rule_stack"} <= zones


@pytest.mark.parametrize("lang", LANGUAGES)
def test_options_of_a_question_differ(lang: str) -> None:
    """No two options of a question read the same."""
    said = words(lang)
    for state in some_positions(seed=12, most=60):
        for seat in state.actors:
            decision = GAME.decision(state, seat)
            assert decision is not None
            phrases = [said.option(o, NAMES, decision.args) for o in decision.options]
            assert len(set(phrases)) == len(phrases)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_signs_are_explained(lang: str) -> None:
    """Suits differ in letters, not only in colour; so do tokens in shape."""
    signs = [text.plain.split(" ")[0] for text in legend(GAME, words(lang))]
    assert len(signs) == 10 and len(set(signs)) == 10


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_perk_and_rule_is_explained(lang: str) -> None:
    """In a few words that fit a line."""
    said = words(lang)
    texts = [perk_text(perk.id, said, BOX) for perk in BOX.perks]
    texts += [rule_text(rule.id, said, BOX) for rule in BOX.rules]
    assert all("⟦" not in text and len(text) <= 52 for text in texts)
