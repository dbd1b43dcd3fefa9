"""Nothing hidden leaks: not to other seats, not into the database, not into the log."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from klubovna.core.luck import dice
from klubovna.games.fort.guess import hidden_groups
from klubovna.server import guest as server_guest
from klubovna.server.sight import encode, look
from klubovna.server.table import Table
from klubovna.server.thinkers import question_of
from tests.server.clubhouse_process import ClubhouseProcess
from tests.server.conftest import Club
from tests.server.guests import Guest, Host, http, play
from tests.server.set_tables import FORT, enter, enter_any, set_table, twin_of

# Keys


async def test_only_hashes_of_secrets_are_stored(tmp_path: Path) -> None:
    """Whoever reads the database, its write-ahead log and our log finds no key."""
    with ClubhouseProcess(tmp_path) as house:
        table, keys = await use_keys_in_every_way(house)
        house.kill()
        stored = b"".join(path.read_bytes() for path in tmp_path.iterdir() if path.is_file())
        assert b"fort" in stored and b"Zaklinatel" in stored, "this is what was stored"
        assert len(set(keys)) == 8
        for key in keys:
            assert key.encode() not in stored
        house.start()  # and yet the keys are good
        guest = await Guest.come(house.url, table, keys[0])
        assert guest.welcome["seat"] == 0


async def use_keys_in_every_way(house: ClubhouseProcess) -> tuple[str, list[str]]:
    """Return a table and keys that were told, used, sent to wrong places and replaced.

    The first of them is a good one of the table's seat 0.
    """
    table = Host.open(house.url, "me", "open", "open", "bot:easy")
    joined = table.request("POST", "join", body={"name": "Zaklinatel"}).json()["key"]
    renewed = table.request("POST", "seats/2/link", table.key).json()["key"]
    assert table.request("PUT", "seat", renewed, {"name": "Ada"}).status_code == 200
    latest = table.request("POST", "seats/1/link", table.key).json()["key"]
    keys = [table.keys[0], latest, renewed, joined, table.key, table.keys[1], table.keys[2]]
    keys.append("wrong-" + "k" * 20)
    for path in ("seat/bot", "seat/resign", "close", "rematch"):
        table.request("POST", path, keys[-1], {})
    for key in keys:
        http.get(f"{house.url}/api/tables/{key}")
        http.post(f"{house.url}/api/tables", json={"game": key, "seats": []})
        http.get(f"{house.url}/t/{table.id}", params={"key": key})
        stranger = await Guest.knock(house.url, key)
        await stranger.send(type="hello", key=key)
        assert await stranger.until_closed() == 1000
        stranger = await Guest.knock(house.url, table.id)
        await stranger.send(type="hello", key=key, extra=key)
        assert await stranger.until_closed() == 1008
    guests = [await Guest.come(house.url, table.id, key) for key in keys[:3]]
    await asyncio.gather(*(play(guest, dice(seat)) for seat, guest in enumerate(guests)))
    return table.request("POST", "rematch", keys[0]).json()["id"], keys


# What others hold


@pytest.mark.parametrize("draft", [False, True])
async def test_no_frame_holds_a_card_that_its_reader_never_saw(
    club: Club, monkeypatch: pytest.MonkeyPatch, draft: bool
) -> None:
    """Every frame of a whole game, to every seat and to a spectator, is looked through."""
    checked = 0

    def tell(guest: server_guest.Guest, message: bytes) -> None:
        nonlocal checked
        table = club.clubhouse.tables[host.id]
        assert table.match.journal is not None
        checked += 1
        leaked = hidden_words(table.match.journal.state, guest.seat) & words_in(message)
        leaks.extend((guest.seat, word) for word in leaked)
        plain_tell(guest, message)

    plain_tell: Callable[[server_guest.Guest, bytes], None] = server_guest.Guest.tell
    monkeypatch.setattr(server_guest.Guest, "tell", tell)
    leaks: list[tuple[int | None, str]] = []
    host = await asyncio.to_thread(Host.open, club.url, *["hotseat"] * 4, settings={"draft": draft})
    spectator = await host.enter()
    guests = await host.enter_all()
    await asyncio.gather(*(play(guest, dice(n), undo_one_of=6) for n, guest in enumerate(guests)))
    await spectator.until_over()
    assert leaks == [] and checked > 1000


def words_in(message: bytes) -> set[str]:
    """Return all words that could be the name of a card."""
    return set(re.findall(r"[a-z_]+(?:#\d+)?", message.decode()))


def hidden_words(state: Any, seat: int | None) -> set[str]:
    """Return the cards that a seat, or a spectator if None, has never seen."""
    if state.is_over:  # every pile lies open now
        return set()
    if seat is not None:
        hidden = hidden_groups(state, seat)[0]
    elif state.packets:
        hidden = [card for packet in state.packets for card in packet]
        hidden += [card for player in state.players for card in player.deck]
    else:
        hidden = [card for player in state.players for card in player.unseen]
    return {state.box.kids[card].word for card in [*hidden, *state.park_deck]}


# Twin worlds


def all_that_is_told(table: Table, seat: int) -> list[Any]:
    """Return all that the clubhouse would ever tell a seat now, in bytes."""
    journal = table.match.journal
    assert journal is not None
    state = journal.state
    wishes = [option.id for option in FORT.wishes(state, seat)] + list(range(8))
    targets = [FORT.option(state, seat, n).target for n in state.legal_of(seat)] + ["x"]
    luck = journal.luck_for_bot(seat)
    return [
        look(journal, seat),
        encode(table.room.info()),
        encode(journal.log(seat)),
        [table.play.why_not(seat, target) for target in targets],
        encode(FORT.lesson(state, seat)),
        [FORT.why_not(state, seat, wish) for wish in wishes],
        state.legal_of(seat) and msgspec.json.encode(question_of(FORT, state, seat, "hard", luck)),
    ]


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("draft", [False, True])
def test_twin_worlds_look_the_same(players: int, draft: bool) -> None:
    """Where only what a seat can't know differs, every message to it is the same, byte by byte."""
    table, luck = set_table(players, seed=players, draft=draft), dice(players)
    differed = 0
    for step in range(150):
        assert table.match.journal is not None
        if table.match.journal.state.is_over:
            break
        for seat in range(players):
            twin = twin_of(table, seat, seed=step)
            assert twin.match.journal is not None
            here, there = table.match.journal.state, twin.match.journal.state
            differed += FORT.notation(there) != FORT.notation(here)
            assert all_that_is_told(twin, seat) == all_that_is_told(table, seat)
        enter_any(table, luck)
    assert differed > 100, "they were twins, not the same"


def test_nobody_can_tell_who_has_answered_in_secret() -> None:
    """Answered, not answered, answered otherwise, taken back: all the same to the others."""
    worlds = [set_table(4, seed=1, draft=True) for _ in range(5)]
    assert worlds[0].match.journal is not None
    first, second = worlds[0].match.journal.state.legal_of(1)[:2]
    enter(worlds[1], 1, first)
    enter(worlds[2], 1, second)
    enter(worlds[3], 1, first)
    enter(worlds[3], 1, 0, "undo")
    for seat in (1, 2, 3):
        assert worlds[4].match.journal is not None
        enter(worlds[4], seat, worlds[4].match.journal.state.legal_of(seat)[0])
    told = [all_that_is_told(world, 0) for world in worlds]
    assert all(one == told[0] for one in told)


def test_what_others_kept_stays_secret_after_the_reveal() -> None:
    """Seat 0 gets the packet of seat 3: which card seat 1 kept makes no difference to it."""
    worlds = [set_table(4, seed=2, draft=True) for _ in range(2)]
    for pick, world in enumerate(worlds):
        assert world.match.journal is not None
        for seat in (1, 0, 3, 2):
            option = world.match.journal.state.legal_of(seat)[pick if seat == 1 else 0]
            enter(world, seat, option)
    told = [all_that_is_told(world, 0) for world in worlds]
    assert told[0] == told[1]
    assert all_that_is_told(worlds[0], 1) != all_that_is_told(worlds[1], 1)


def test_a_stamp_does_not_tell_how_many_picks_there_were() -> None:
    """It can't be made without the seed: another seed, other stamps for the same story."""
    stamps = set()
    for seed in range(20):
        table = set_table(2, seed=seed)
        assert table.match.journal is not None
        stamps |= {table.match.journal.asked(0), table.match.journal.asked(1)}
    assert len(stamps) == 40 and all(re.fullmatch(r"[0-9a-f]{18}", stamp) for stamp in stamps)


# What is public, and when


async def test_nothing_is_public_before_it_is_on_disk(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    """While a pick is on its way to the disk, nobody can learn of it from outside."""
    host = await asyncio.to_thread(Host.open, club.url, "me", "hotseat")
    guests = await host.enter_all()
    guest = next(guest for guest in guests if guest.decision)
    table, write = club.clubhouse.tables[host.id], club.clubhouse.store.write
    before = table.room.info()
    release = asyncio.Event()

    async def write_later(rows: Any) -> None:
        await release.wait()
        await write(rows)

    monkeypatch.setattr(club.clubhouse.store, "write", write_later)
    picking = asyncio.create_task(guest.choose(guest.options[0]))
    while not table.ledger.lock.locked():
        await asyncio.sleep(0.01)
    assert table.room.info() == before
    assert not picking.done()
    release.set()
    assert (await picking)["type"] == "done"


async def test_after_a_failed_commit_all_is_as_before(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The pick is refused, the position is told again, and the next try succeeds."""
    host = await asyncio.to_thread(Host.open, club.url, "me", "hotseat")
    guests = await host.enter_all()
    guest = next(guest for guest in guests if guest.decision)
    before, token = guest.position, "tokentoken"

    async def fail(_: Any) -> None:
        raise OSError("no space left on device")

    with monkeypatch.context() as patch:
        patch.setattr(club.clubhouse.store, "write", fail)
        refused = await guest.choose(guest.options[0], token=token)
    assert (refused["code"], refused["token"]) == ("failed", token)
    assert guest.position["view"] == before["view"]
    assert guest.position["asked"] == before["asked"]
    assert (await guest.choose(guest.options[0], token=token))["type"] == "done"
