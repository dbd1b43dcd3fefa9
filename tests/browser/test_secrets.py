"""Two people in two browsers: neither is ever told what only the other may know."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from typing import Any

import pytest

from klubovna.core.game import title
from klubovna.server.journal import Entry, Journal
from klubovna.server.seats import Seat
from klubovna.server.store import Saved, Store
from tests.browser.chromium import OpenPage
from tests.browser.player import Player
from tests.browser.visits import invite
from tests.server.clubhouse_process import ClubhouseProcess

QUESTIONS = 50


class Truth:
    """What each of two seats knew and the other one did not, by what a seat saw at that moment."""

    def __init__(self, saved: Saved) -> None:
        row = saved.table
        seats = [Seat.of(seat) for seat in saved.seats]
        self.seed: str = row["seed"].hex()
        self.journal = Journal(title(row["game"]), row["settings"], row["seed"], seats)
        self.hidden: dict[tuple[int, str], set[str]] = {}
        self._look()
        for choice in saved.choices:
            self.journal.add(Entry.of(choice))
            self._look()

    def _look(self) -> None:
        """Note what is hidden from each seat now; several moments may look the same to it."""
        for seat in (0, 1):
            moment = (seat, as_text(self.journal.game.view(self.journal.state, seat)))
            hidden = self._hidden_from(seat)
            self.hidden[moment] = self.hidden.get(moment, hidden) & hidden

    def _hidden_from(self, seat: int) -> set[str]:
        state, other = self.journal.state, 1 - seat
        view = self.journal.game.view(state, other)
        mine, public = view["players"][other], self.journal.game.view(state, None)
        if state.is_over:
            return set()
        cards = {*(mine["hand_cards"] or []), *(view["packet"] or []), *(mine["kept"] or [])}
        rule = {mine["rule"]} if mine["rule"] else set()
        return cards - set(public["players"][other]["known_in_hand"]) | rule

    def private_events(self, seat: int) -> list[Any]:
        """Return what only the other seat may know to have happened."""
        mine = self.journal.log(seat)
        return [event for event in self.journal.log(1 - seat) if event not in mine]


async def truth_of(house: ClubhouseProcess, table: str) -> Truth:
    """Play a stored table again."""
    store = Store(f"sqlite:///{house.file}")
    await store.open()
    saved = await store.load(table)
    await store.close()
    assert saved is not None
    return Truth(saved)


def as_text(view: Any) -> str:
    """Return a view as a text that is the same for the same view."""
    return json.dumps(view, sort_keys=True)


def words_in(value: Any) -> Iterator[str]:
    """Return all words of a message: "hand/bug#1" holds "bug#1"."""
    if isinstance(value, dict):
        for key, inner in value.items():
            yield key
            yield from words_in(inner)
    elif isinstance(value, list):
        for inner in value:
            yield from words_in(inner)
    elif isinstance(value, str):
        yield value.rpartition("/")[2]


@pytest.mark.parametrize("draft", [False, True])
async def test_neither_sees_the_hand_of_the_other(
    house: ClubhouseProcess, open_page: OpenPage, draft: bool
) -> None:
    """Every frame is compared with the true hands at its moment."""
    host, guest = await open_page(), await open_page()
    players = [Player(host, 1), Player(guest, 2)]
    table = await invite(house.url, host, guest, draft=draft)
    await play_a_while(players)
    truth = await truth_of(house, table)
    for seat, player in enumerate(players):
        check_frames(truth, seat, player.told)


async def play_a_while(players: list[Player]) -> None:
    """Let both play at once, until one of them has answered so many questions."""
    games = [asyncio.create_task(player.play(questions=QUESTIONS)) for player in players]
    done, waiting = await asyncio.wait(games, return_when=asyncio.FIRST_COMPLETED)
    for game in waiting:
        game.cancel()
    await asyncio.gather(*waiting, return_exceptions=True)
    for game in done:
        assert not game.result(), "the game should go on"


def check_frames(truth: Truth, seat: int, frames: list[dict[str, Any]]) -> None:
    """Nothing hidden is in any frame, and the seed is in none."""
    secrets = [json.dumps(vars_of(event)) for event in truth.private_events(seat)]
    seen = compared = 0
    for frame in frames:
        text = json.dumps(frame)
        assert truth.seed not in text
        if frame["type"] != "position":
            continue
        seen += 1
        hidden = truth.hidden[seat, as_text(frame["view"])]
        compared += len(hidden)
        told = {*words_in(frame["view"]), *words_in(frame["decision"])}
        assert not hidden & told, f"told to seat {seat}"
        assert not any(secret in text for secret in secrets)
    assert seen > 20 and compared > 100, "the test has looked at something"


def vars_of(event: Any) -> dict[str, Any]:
    """Return an event as it would travel."""
    return {name: getattr(event, name) for name in event.__struct_fields__}
