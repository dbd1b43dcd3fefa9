"""Every message between the clubhouse and the outside: the types are the contract.

The page's TypeScript types are generated from this module (`scripts/page_types.py`), the OpenAPI
document too. `docs/protocol.md` says in which order messages come and what they mean.
Words never travel: a message holds keys, numbers and names that people typed.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from klubovna.core.decision import Decision, Option
from klubovna.core.state import Value

PROTOCOL = 1
LONGEST_MESSAGE = 4096  # bytes of a message from a client
LONGEST_NAME = 24
LONGEST_CHAT = 300

Level = Literal["easy", "normal", "hard"]
Status = Literal["open", "playing", "over", "closed"]
Name = Annotated[str, msgspec.Meta(min_length=1, max_length=LONGEST_NAME)]
Key = Annotated[str, msgspec.Meta(min_length=16, max_length=64, pattern="^[A-Za-z0-9_-]+$")]
Token = Annotated[str, msgspec.Meta(min_length=8, max_length=36, pattern="^[A-Za-z0-9_-]+$")]
Asked = Annotated[str, msgspec.Meta(max_length=40)]
Number = Annotated[int, msgspec.Meta(ge=0, le=1_000_000)]
Text = Annotated[str, msgspec.Meta(min_length=1, max_length=LONGEST_CHAT)]
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


# At the table: from the client


class Hello(Strict, tag="hello"):
    """The first message of a socket: who comes. Without a key, a spectator."""

    key: Key | None = None
    protocol: int = PROTOCOL


class Choose(Strict, tag="choose"):
    """Pick an option of the decision with the stamp `asked`.

    `token` is made up by the client; a message repeated with the same token is done once.
    """

    token: Token
    asked: Asked
    option: Number


class Undo(Strict, tag="undo"):
    """Take back the last pick."""

    token: Token
    asked: Asked


class WhyNot(Strict, tag="why_not"):
    """Why can't this be touched now? A target such as "hand/bug#1"."""

    target: Annotated[str, msgspec.Meta(min_length=1, max_length=200)]


class Hint(Strict, tag="hint"):
    """What would a good bot do here?"""

    asked: Asked


class Say(Strict, tag="say"):
    """A line of chat."""

    text: Text


class Ping(Strict, tag="ping"):
    """Are you there?"""


FromClient = Hello | Choose | Undo | WhyNot | Hint | Say | Ping


# At the table: from the clubhouse


class DecisionInfo(Sent):
    """A question to this seat. `asked` is its stamp: an answer must carry it."""

    asked: str
    kind: str
    key: str
    args: Args
    rule: str
    options: list[Option]
    together: bool

    @classmethod
    def of(cls, decision: Decision, asked: str) -> DecisionInfo:
        """Return a decision with its stamp; every other field is the decision's of that name."""
        told = (getattr(decision, name) for name in cls.__struct_fields__[1:])
        return cls(asked, *told)


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


class End(Sent):
    """How the game ended. Now the seed is no secret any more."""

    winners: list[int]
    reason: str
    scores: list[ScoreSheet]
    seed: str


class Welcome(Sent, tag="welcome"):
    """The first answer on a socket."""

    table: TableInfo
    seat: int | None  # None: a spectator
    is_host: bool
    chat: list[ChatLine]
    protocol: int = PROTOCOL


class Position(Sent, tag="position"):
    """All that this seat may know now. It comes whenever anything changed for this seat.

    The log is sent in pieces: keep `log_kept` lines of what you have, then append `events`.
    """

    view: dict[str, Any]
    decision: DecisionInfo | None
    can_undo: bool
    asked: str  # the stamp for `undo`, that of the decision if there is one; "" if neither
    waiting: list[int]
    log_kept: int
    events: list[LoggedEvent]
    end: End | None


class SeatsChanged(Sent, tag="table"):
    """The table itself changed: who sits where, who is here, its status."""

    table: TableInfo


class Done(Sent, tag="done"):
    """The pick with this token is on disk."""

    token: str


class Refused(Sent, tag="refused"):
    """The message was not carried out; nothing changed.

    Codes: stale (the question is another one by now), not_offered, not_your_seat, not_playing,
    no_undo, too_fast, too_early, no_hint, empty, failed, stopping.
    `rule` and `key` name the rule that forbids a pick, where one does.
    """

    code: str
    token: str | None = None
    rule: str | None = None
    key: str | None = None


class WhyNotAnswer(Sent, tag="why_not"):
    """The rule that forbids it; None: it is not forbidden."""

    target: str
    rule: str | None
    key: str | None


class HintAnswer(Sent, tag="hint"):
    """What a good bot would pick, thinking only with what this seat may know."""

    asked: str
    option: int


class ChatLine(Sent, tag="chat"):
    """A line of chat; seat None: a spectator."""

    number: int
    seat: int | None
    text: str
    at: float


class Pong(Sent, tag="pong"):
    """Yes."""


class Bye(Sent, tag="bye"):
    """The socket will be closed.

    Codes: bad_message, too_large, too_fast, wrong_key, no_such_table, key_changed, full, slow,
    silent, closed, stopping, failed.
    """

    code: str


FromClubhouse = (
    Welcome
    | Position
    | SeatsChanged
    | Done
    | Refused
    | WhyNotAnswer
    | HintAnswer
    | ChatLine
    | Pong
    | Bye
)
