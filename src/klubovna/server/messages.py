"""Every message between the clubhouse and a seat, over its socket: the types are the contract.

The rest of it, what requests ask and are answered, is in `requests.py`.
`docs/protocol.md` says in which order messages come and what they mean.
"""

from __future__ import annotations

from typing import Annotated, Any

import msgspec

from klubovna.core.decision import Decision, Option
from klubovna.core.teaching import Lack, Lesson
from klubovna.core.telling import Section
from klubovna.server.requests import Args, LoggedEvent, ScoreSheet, Sent, Strict, TableInfo

PROTOCOL = 1
LONGEST_MESSAGE = 4096  # bytes of a message from a client
LONGEST_CHAT = 300

Token = Annotated[str, msgspec.Meta(min_length=8, max_length=36, pattern="^[A-Za-z0-9_-]+$")]
Asked = Annotated[str, msgspec.Meta(max_length=40)]
Number = Annotated[int, msgspec.Meta(ge=0, le=1_000_000)]
Text = Annotated[str, msgspec.Meta(min_length=1, max_length=LONGEST_CHAT)]
Key = Annotated[str, msgspec.Meta(min_length=16, max_length=64, pattern="^[A-Za-z0-9_-]+$")]


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


class Teach(Strict, tag="teach"):
    """Switch the tutor on or off: while it is on, each question is followed by a `lesson`."""

    on: bool


class Read(Strict, tag="read"):
    """Have the table told in sentences: while it is on, each position is followed by a `told`."""

    on: bool


class Say(Strict, tag="say"):
    """A line of chat."""

    text: Text


class Ping(Strict, tag="ping"):
    """Are you there?"""


FromClient = Hello | Choose | Undo | WhyNot | Hint | Teach | Read | Say | Ping


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
    """The rule that forbids it, None if it is not forbidden; and what is missing for it.

    Where nothing is asked about the target now, `lack` says when it will be.
    """

    target: str
    rule: str | None
    key: str | None
    lack: Lack | None = None


class LessonAnswer(Sent, tag="lesson"):
    """What a tutor has to say at the question with the stamp `asked`."""

    asked: str
    lesson: Lesson


class TableTold(Sent, tag="told"):
    """The position in sentences, as far as these eyes see it; what is asked is in `position`."""

    sections: list[Section]


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
    | LessonAnswer
    | TableTold
    | ChatLine
    | Pong
    | Bye
)
