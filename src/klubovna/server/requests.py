"""What requests ask and are answered, and the values that all messages share: a contract.

What goes over a socket is in `messages.py`. The page's TypeScript types are generated from both
(`scripts/page_types.py`), the OpenAPI document too. `docs/protocol.md` says what they mean.
Words never travel: a message holds keys, numbers and names that people typed.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from klubovna.core.decision import Option
from klubovna.core.state import Value
from klubovna.core.teaching import Thing, Topic

LONGEST_NAME = 24

Level = Literal["easy", "normal", "hard"]
Status = Literal["open", "playing", "over", "closed"]
Name = Annotated[str, msgspec.Meta(min_length=1, max_length=LONGEST_NAME)]
Args = dict[str, int | str]


class Strict(msgspec.Struct, forbid_unknown_fields=True):
    """What comes in: unknown fields are refused."""


class Sent(msgspec.Struct):
    """What goes out."""


# The shelf


class SettingInfo(Sent):
    """An option of a game; its name is the phrase `setting-<id>`.

    A value that is a word has the name `setting-<id>-<value>`, with hyphens for underscores.
    `default` is what a table has where people sit; one of bots only may have another.
    """

    id: str
    default: Value
    allowed: list[Value]
    players: tuple[int, int]  # the least and the most players for whom it matters
    for_several: list[Value]  # values that are not for who plays alone


class GameInfo(Sent):
    """A game that can be played here."""

    id: str
    version: int
    seats: tuple[int, int]
    settings: list[SettingInfo]
    score_parts: list[str]
    provenance: dict[str, int]


class GameWords(Sent):
    """The catalogues that a page needs to speak of a game: Fluent texts, and names of things."""

    lang: str
    catalogues: list[str]
    names: dict[str, str]


class ExampleBoard(Sent):
    """A small board for the book of rules; its phrase is `example-<id>`."""

    id: str
    rule: str
    seat: int
    seats: int
    settings: dict[str, Value]
    view: dict[str, Any]


class GameLessons(Sent):
    """All that teaches a game: sentences as a Fluent text, and what they speak of."""

    lang: str
    catalogue: str
    types: dict[str, str]  # what kind of things lies in a zone: "hand/crash#1" is "kid/crash"
    things: list[Thing]
    topics: list[Topic]
    notes: dict[str, str]  # the topic of every note
    examples: list[ExampleBoard]


# What happened


class LoggedEvent(Sent):
    """One thing that happened; its phrase is `event-<kind>`."""

    kind: str
    player: int
    args: Args
    rule: str


class ScoreSheet(Sent):
    """The points of one seat by part, as if the game ended now."""

    parts: dict[str, int]
    total: int


class Swing(Sent):
    """A turn after which the seats were further apart, or closer, than after most others.

    `seat` is the one that the others moved away from, or came closer to; `events` tell what it
    did. `before` and `after` are the totals of all seats.
    """

    round: int
    seat: int
    before: list[int]
    after: list[int]
    events: list[LoggedEvent]


class Course(Sent):
    """How the points of a finished game came about.

    `rounds` holds every seat's sheet at the end of each round, as if the game had ended there; a
    part that is a lump is split into its sources. `swings` come in the order of play.
    """

    rounds: list[list[ScoreSheet]]
    swings: list[Swing]


# Tables


class SeatWish(Strict):
    """Who shall sit on a seat of a new table.

    `me` is the one who creates the table, `hotseat` another person at the same screen,
    `open` somebody who comes by a link or from the list of open tables.
    """

    kind: Literal["me", "hotseat", "open", "bot"]
    name: Name | None = None
    level: Level = "normal"


class NewTable(Strict):
    """A table that shall be created."""

    game: Annotated[str, msgspec.Meta(max_length=40)]
    seats: Annotated[list[SeatWish], msgspec.Meta(min_length=1, max_length=8)]
    settings: Annotated[dict[str, Value], msgspec.Meta(max_length=40)] = {}
    listed: bool = True  # whether strangers may find it, join open seats and watch
    seat_order: Literal["given", "random"] = "given"


class SeatInfo(Sent):
    """Who sits where, for all to see. `played_by` is who decides now."""

    seat: int
    name: str
    kind: Literal["person", "bot"]
    level: Level
    taken: bool  # a person's seat that nobody has taken yet is open
    played_by: Literal["person", "bot", "nobody"]
    here: bool  # connected now
    resigned: bool


class TableInfo(Sent):
    """What everybody may know about a table."""

    id: str
    game: str
    version: int
    settings: dict[str, Value]
    status: Status
    listed: bool
    seats: list[SeatInfo]
    seal: str
    created: float
    changed: float
    watchers: int
    waiting: list[int]  # the seats that are asked; at a secret decision all of them
    winners: list[int]  # empty until the end
    scores: list[int]  # empty until the end
    rematch: str | None  # the table that goes on after this one


class SeatKey(Sent):
    """The secret of one seat; its link is `/t/<table>#<key>`."""

    seat: int
    key: str


class CreatedTable(Sent):
    """A new table. The keys are told once; only their hashes are stored."""

    table: TableInfo
    host_key: str
    keys: list[SeatKey]  # of all seats that are no bots'


class Tables(Sent):
    """Tables that strangers may join or watch, the newest first."""

    tables: list[TableInfo]


class TakeSeat(Strict):
    """Sit down on an open seat, or change the name of one's own."""

    name: Name


class HandOver(Strict):
    """Let a bot play a seat for now."""

    level: Level = "normal"


class TakenSeat(Sent):
    """A seat that is yours now."""

    table: TableInfo
    seat: int
    key: str


class Replay(Strict):
    """A record to look at, from the viewpoint of one seat, or of a spectator if None.

    A finished game may also be seen with all its secrets, seat by seat.
    """

    record: Annotated[str, msgspec.Meta(max_length=1_000_000)]
    seat: Annotated[int, msgspec.Meta(ge=0, le=20)] | None = None


class Frame(Sent):
    """The table after one pick; the first frame is the start."""

    view: dict[str, Any]
    events: list[LoggedEvent]
    seat: int  # who picked; -1 at the start
    option: Option | None  # what was picked, where the viewpoint may know it
    waiting: list[int]


class ReplayFrames(Sent):
    """A whole game, to step through."""

    game: str
    version: int
    settings: dict[str, Value]
    seats: list[str]
    frames: list[Frame]
    scores: list[ScoreSheet]
    winners: list[int]
    end_reason: str | None
    seal: str | None
    course: Course | None  # none before the end


class Problem(Sent):
    """Why a request was refused; `code` is stable, `detail` is for programmers, in English."""

    code: str
    detail: str


class Health(Sent):
    """The clubhouse is well."""

    status: Literal["ok", "stopping"]
    version: str
    tables: int
    sockets: int
