"""The HTTP door: the shelf, tables and their seats, records."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any, Literal

import msgspec
from litestar import Controller, Request, Response, delete, get, post, put
from litestar.di import NamedDependency
from litestar.exceptions import HTTPException, ValidationException
from litestar.openapi import ResponseSpec
from litestar.params import FromPath, HeaderParameter, JSONBody

import klubovna
from klubovna.core.record import RecordError
from klubovna.server import replays
from klubovna.server.clubhouse import BadTable, Clubhouse, NoSuchTable
from klubovna.server.declined import Declined
from klubovna.server.door import LARGEST_RECORD, STOPPING
from klubovna.server.files import File
from klubovna.server.requests import (
    Course,
    CreatedTable,
    GameInfo,
    GameLessons,
    GameWords,
    HandOver,
    Health,
    NewTable,
    Problem,
    Replay,
    ReplayFrames,
    SeatKey,
    TableInfo,
    Tables,
    TakenSeat,
    TakeSeat,
)
from klubovna.server.seats import Seat, hash_key, new_key, one_line
from klubovna.server.shelf import Shelf
from klubovna.server.store import Closed
from klubovna.server.table import Table

JSON = "application/json"
TheClubhouse = NamedDependency[Clubhouse]
TheShelf = NamedDependency[Shelf]
Key = Annotated[
    str | None,
    HeaderParameter(
        name="Authorization", description="Bearer, a space and the key", required=False
    ),
]
Known = Annotated[str | None, HeaderParameter(name="If-None-Match", required=False)]
Accepted = Annotated[str | None, HeaderParameter(name="Accept-Encoding", required=False)]
NO_BODY = "'data'"  # how Litestar says that the argument of this name got nothing
MEANINGS = {
    400: "what came is no JSON",
    403: "the key is missing or wrong, or the request comes from a foreign page",
    404: "there is no such thing here",
    409: "not now",
    413: "too large",
    422: "JSON of a wrong shape or value",
    429: "too often",
    503: "the clubhouse is stopping",
}


def may_fail(*statuses: int) -> dict[int, ResponseSpec]:
    """Document the answers to a bad request."""
    always = (400, 403, 413, 422, 429, 503)
    return {
        status: ResponseSpec(Problem, description=MEANINGS[status], generate_examples=False)
        for status in sorted({*always, *statuses})
    }


def written_spec(kind: Any) -> dict[int, ResponseSpec]:
    """Document an answer that was written once."""
    known = ResponseSpec(None, description="you have it already", generate_examples=False)
    return {200: ResponseSpec(kind, generate_examples=False), 304: known, **may_fail(404)}


def written_answer(
    written: File | None, known: str | None, accepted: str | None
) -> Response[bytes]:
    """Answer with what was written once, unless the client has it already."""
    if written is None:
        raise Denied(404, "not_found", "there is no such game or language")
    return written.answer({"if-none-match": known or "", "accept-encoding": accepted or ""})


class Denied(Exception):
    """A request that is refused."""

    def __init__(self, status: int, code: str, detail: str) -> None:
        super().__init__(detail)
        self.status, self.problem = status, Problem(code, detail)


async def found(clubhouse: Clubhouse, id: str) -> Table:
    """Return a table or answer 404."""
    try:
        return await clubhouse.find(id)
    except NoSuchTable:
        raise Denied(404, "no_such_table", "there is no such table") from None


def bearer(authorization: str | None) -> str:
    """Return the key that came with a request."""
    kind, _, key = (authorization or "").partition(" ")
    return key.strip() if kind.lower() == "bearer" else ""


def own_seat(table: Table, authorization: str | None) -> Seat:
    """Return the seat whose key came with the request."""
    seat = table.lobby.seat_of(bearer(authorization))
    if seat is None:
        raise Denied(403, "wrong_key", "this needs the key of a seat")
    return seat


def check_host(table: Table, authorization: str | None) -> None:
    """Refuse who is not the host."""
    if not table.lobby.is_hosted_by(bearer(authorization)):
        raise Denied(403, "wrong_key", "this needs the key of the host")


class ShelfController(Controller):
    """What can be played here. It never changes while the clubhouse is open."""

    path = "/api/games"
    tags = ("shelf",)

    @get(responses=written_spec(list[GameInfo]))
    async def games(
        self, shelf: TheShelf, if_none_match: Known = None, accept_encoding: Accepted = None
    ) -> Response[bytes]:
        """List the games."""
        return written_answer(shelf.games, if_none_match, accept_encoding)

    @get("/{game:str}/words/{lang:str}", responses=written_spec(GameWords))
    async def words(
        self,
        game: FromPath[str],
        lang: FromPath[str],
        shelf: TheShelf,
        if_none_match: Known = None,
        accept_encoding: Accepted = None,
    ) -> Response[bytes]:
        """Return the catalogues and names of a game in a language."""
        return written_answer(shelf.words.get((game, lang)), if_none_match, accept_encoding)

    @get("/{game:str}/labels/{lang:str}", responses=written_spec(GameWords))
    async def labels(
        self,
        game: FromPath[str],
        lang: FromPath[str],
        shelf: TheShelf,
        if_none_match: Known = None,
        accept_encoding: Accepted = None,
    ) -> Response[bytes]:
        """Return the title and the settings of a game in a language: a small part of its words."""
        return written_answer(shelf.labels.get((game, lang)), if_none_match, accept_encoding)

    @get("/{game:str}/lessons/{lang:str}", responses=written_spec(GameLessons))
    async def lessons(
        self,
        game: FromPath[str],
        lang: FromPath[str],
        shelf: TheShelf,
        if_none_match: Known = None,
        accept_encoding: Accepted = None,
    ) -> Response[bytes]:
        """Return all that teaches a game, in a language: things in words, topics, examples."""
        return written_answer(shelf.lessons.get((game, lang)), if_none_match, accept_encoding)

    @get("/{game:str}/components", responses=written_spec(dict[str, Any]))
    async def components(
        self,
        game: FromPath[str],
        shelf: TheShelf,
        if_none_match: Known = None,
        accept_encoding: Accepted = None,
    ) -> Response[bytes]:
        """Return what a page draws: cards, tiles, tracks."""
        return written_answer(shelf.components.get(game), if_none_match, accept_encoding)


class TablesController(Controller):
    """Tables and their seats."""

    path = "/api/tables"
    tags = ("tables",)

    @get(responses=may_fail())
    async def listed(self, clubhouse: TheClubhouse) -> Tables:
        """List tables that may be joined or watched."""
        return Tables([table.room.info() for table in await clubhouse.listed()])

    @post(responses=may_fail())
    async def create(self, data: JSONBody[NewTable], clubhouse: TheClubhouse) -> CreatedTable:
        """Open a new table."""
        try:
            return await clubhouse.create(data)
        except BadTable as error:
            raise Denied(422, "bad_table", str(error)) from None

    @get("/{table_id:str}", responses=may_fail(404))
    async def info(self, table_id: FromPath[str], clubhouse: TheClubhouse) -> TableInfo:
        """Return what everybody may know about a table."""
        return (await found(clubhouse, table_id)).room.info()

    @post("/{table_id:str}/join", responses=may_fail(404, 409))
    async def join(
        self, table_id: FromPath[str], data: JSONBody[TakeSeat], clubhouse: TheClubhouse
    ) -> TakenSeat:
        """Sit down on the first open seat of a listed table."""
        table = await found(clubhouse, table_id)
        if not table.ledger.listed:
            raise Denied(403, "not_listed", "this table is joined by link only")
        key = new_key()
        seat = await table.lobby.sit_down(name_in(data), hash_key(key))
        return TakenSeat(table.room.info(), seat.number, key)

    @put("/{table_id:str}/seat", responses=may_fail(404, 409))
    async def take(
        self,
        table_id: FromPath[str],
        data: JSONBody[TakeSeat],
        clubhouse: TheClubhouse,
        authorization: Key = None,
    ) -> TakenSeat:
        """Sit down on the seat of a link, or change one's name."""
        table = await found(clubhouse, table_id)
        seat = own_seat(table, authorization)
        if table.ledger.status == "closed":
            raise Denied(409, "closed", "this table is closed")
        await table.lobby.change(seat, name=name_in(data), taken=True)
        return TakenSeat(table.room.info(), seat.number, bearer(authorization))

    @post("/{table_id:str}/seat/bot", status_code=200, responses=may_fail(404, 409))
    async def hand_over(
        self,
        table_id: FromPath[str],
        data: JSONBody[HandOver],
        clubhouse: TheClubhouse,
        authorization: Key = None,
    ) -> TableInfo:
        """Let a bot play on for me."""
        table = await found(clubhouse, table_id)
        await table.play.hand_over(own_seat(table, authorization).number, "bot", data.level)
        return table.room.info()

    @delete("/{table_id:str}/seat/bot", status_code=200, responses=may_fail(404, 409))
    async def take_back(
        self, table_id: FromPath[str], clubhouse: TheClubhouse, authorization: Key = None
    ) -> TableInfo:
        """Play on myself."""
        table = await found(clubhouse, table_id)
        await table.play.hand_over(own_seat(table, authorization).number, "back")
        return table.room.info()

    @post("/{table_id:str}/seat/leave", status_code=200, responses=may_fail(404, 409))
    async def leave(
        self, table_id: FromPath[str], clubhouse: TheClubhouse, authorization: Key = None
    ) -> TableInfo:
        """Stand up: before the start the seat is open again, later a bot plays on."""
        table = await found(clubhouse, table_id)
        seat = own_seat(table, authorization)
        if table.ledger.status == "open":
            name, key = f"? {seat.number + 1}", hash_key(new_key())
            await table.lobby.change(seat, name=name, taken=False, key=key)
            table.room.send_away(seat.number, "key_changed")
        elif table.ledger.status == "playing" and seat.bot is None:
            await table.play.hand_over(seat.number, "bot", "normal")
        return table.room.info()

    @post("/{table_id:str}/seat/resign", status_code=200, responses=may_fail(404, 409))
    async def resign(
        self, table_id: FromPath[str], clubhouse: TheClubhouse, authorization: Key = None
    ) -> TableInfo:
        """Give up: a bot plays on for good, and the seat can't win."""
        table = await found(clubhouse, table_id)
        await table.play.hand_over(own_seat(table, authorization).number, "resign", "normal")
        return table.room.info()

    @post("/{table_id:str}/seats/{seat:int}/link", responses=may_fail(404, 409))
    async def link(
        self,
        table_id: FromPath[str],
        seat: FromPath[int],
        clubhouse: TheClubhouse,
        authorization: Key = None,
    ) -> SeatKey:
        """Issue the link of a seat again; the old one is worth nothing."""
        table = await found(clubhouse, table_id)
        check_host(table, authorization)
        chair = persons_seat(table, seat)
        key = new_key()
        await table.lobby.change(chair, key=hash_key(key))
        table.room.send_away(chair.number, "key_changed")
        return SeatKey(chair.number, key)

    @post("/{table_id:str}/seats/{seat:int}/bot", status_code=200, responses=may_fail(404, 409))
    async def seat_bot(
        self,
        table_id: FromPath[str],
        seat: FromPath[int],
        data: JSONBody[HandOver],
        clubhouse: TheClubhouse,
        authorization: Key = None,
    ) -> TableInfo:
        """Let a bot take an open seat, or play on for somebody who is not there."""
        table = await found(clubhouse, table_id)
        check_host(table, authorization)
        chair = persons_seat(table, seat)
        if chair.is_open and table.ledger.status == "open":
            await table.lobby.change(chair, kind="bot", level=data.level, key=None)
            table.room.send_away(chair.number, "key_changed")
        elif table.room.is_here(chair.number):
            raise Denied(409, "is_here", "somebody sits there; they may hand over themselves")
        else:
            await table.play.hand_over(chair.number, "bot", data.level)
        return table.room.info()

    @post("/{table_id:str}/close", status_code=200, responses=may_fail(404))
    async def close(
        self, table_id: FromPath[str], clubhouse: TheClubhouse, authorization: Key = None
    ) -> TableInfo:
        """Close the table: nobody plays here any more."""
        table = await found(clubhouse, table_id)
        check_host(table, authorization)
        if table.ledger.status in ("open", "playing"):
            await table.close()
        return table.room.info()

    @post("/{table_id:str}/rematch", responses=may_fail(404, 409))
    async def rematch(
        self, table_id: FromPath[str], clubhouse: TheClubhouse, authorization: Key = None
    ) -> TableInfo:
        """Play once more in the same company; the keys stay the same."""
        table = await found(clubhouse, table_id)
        if not table.lobby.is_hosted_by(bearer(authorization)):
            own_seat(table, authorization)
        if table.match.end is None:
            raise Denied(409, "not_over", "this game is not over")
        return (await clubhouse.rematch(table)).room.info()

    @get("/{table_id:str}/record", media_type="text/plain", responses=may_fail(404, 409))
    async def record(self, table_id: FromPath[str], clubhouse: TheClubhouse) -> Response[str]:
        """Return the record of a finished game."""
        table = await found(clubhouse, table_id)
        if table.match.end is None:
            raise Denied(409, "not_over", "a record can be had when the game is over")
        name = f"{table.game.id}-{table.id}.game"
        headers = {"content-disposition": f'attachment; filename="{name}"'}
        return Response(table.match.record(), media_type="text/plain", headers=headers)

    @get("/{table_id:str}/course", responses=may_fail(404, 409))
    async def course(self, table_id: FromPath[str], clubhouse: TheClubhouse) -> Course:
        """Return how the points of a finished game came about."""
        table = await found(clubhouse, table_id)
        if table.match.end is None:
            raise Denied(409, "not_over", "a course can be had when the game is over")
        return await table.course()


def name_in(data: TakeSeat) -> str:
    """Return the name that somebody goes by."""
    name = one_line(data.name)
    if not name:
        raise Denied(422, "bad_value", "a name has letters")
    return name


def persons_seat(table: Table, seat: int) -> Seat:
    """Return a seat that is a person's, or answer 404."""
    if not 0 <= seat < len(table.lobby.seats) or table.lobby.seats[seat].kind == "bot":
        raise Denied(404, "no_such_seat", "there is no such seat for a person")
    return table.lobby.seats[seat]


@post(
    "/api/replay",
    status_code=200,
    request_max_body_size=LARGEST_RECORD,
    responses=may_fail(),
    tags=["records"],
)
async def replay(data: JSONBody[Replay]) -> ReplayFrames:
    """Play a record again, as one seat sees it."""
    try:
        return await asyncio.to_thread(replays.frames, data)
    except RecordError as error:
        raise Denied(422, "bad_record", str(error)) from None


@get("/healthz", responses=may_fail(), tags=["health"])
async def health(clubhouse: TheClubhouse) -> Health:
    """Tell whether the clubhouse is well."""
    status: Literal["ok", "stopping"] = "stopping" if clubhouse.is_stopping else "ok"
    return Health(status, klubovna.__version__, len(clubhouse.tables), clubhouse.sockets)


def answer(status: int, problem: Problem) -> Response[bytes]:
    """Answer with a problem."""
    return Response(msgspec.json.encode(problem), status_code=status, media_type=JSON)


def deny(_: Request[Any, Any, Any], error: Denied) -> Response[bytes]:
    """Answer with the reason."""
    return answer(error.status, error.problem)


def refuse(_: Request[Any, Any, Any], error: Declined) -> Response[bytes]:
    """Answer what a table refuses: it is not the time for it."""
    status = {"stopping": 503, "failed": 500}.get(error.code, 409)
    return answer(status, Problem(error.code, "not now"))


def stop(_: Request[Any, Any, Any], __: Closed) -> Response[bytes]:
    """Answer who comes in the last moment."""
    return answer(503, STOPPING)


def misread(_: Request[Any, Any, Any], error: UnicodeError | RecursionError) -> Response[bytes]:
    """Answer a body that is no text, or has too many brackets in brackets."""
    is_text = isinstance(error, RecursionError)
    what = "JSON is nested too deeply" if is_text else "JSON is written in UTF-8"
    return answer(400, Problem("bad_request", what))


def complain(_: Request[Any, Any, Any], error: HTTPException) -> Response[bytes]:
    """Answer what the framework refuses."""
    if isinstance(error, ValidationException):
        what = "; ".join(str(e.get("message", e)) for e in error.extra or () if isinstance(e, dict))
        if what == NO_BODY:
            return answer(400, Problem("bad_request", "a body is missing"))
        return answer(422, Problem("bad_value", what[:300] or error.detail[:300]))
    codes = {400: "bad_request", 404: "not_found", 405: "bad_method", 413: "too_large"}
    code = codes.get(error.status_code, "refused")
    return answer(error.status_code, Problem(code, error.detail[:300]))
