"""A process in which bots think: questions come by its standard input, answers go to its output.

It holds no table and no truth, only the possible world of each question, and it ends with its
input: when the clubhouse is gone, however that happened, nobody is left thinking.
"""

from __future__ import annotations

import os
import signal
import sys
from contextlib import suppress
from typing import BinaryIO

import msgspec

from klubovna import bots
from klubovna.core.game import title, titles

NICENESS = 10
MARGIN = 2.0  # seconds that an answer may come late, on a busy machine
HEAD = 4  # bytes that tell the size of a message
LARGEST = 1_000_000
LONGEST_ERROR = 500


class Question(msgspec.Struct, frozen=True):
    """What would a bot of a level do? The position is a world that its seat thinks possible."""

    game: str
    position: str
    seat: int
    options: list[int]
    level: str
    seed: int
    seconds: float


class Answer(msgspec.Struct, frozen=True):
    """The option that a bot picks, or why it could not; neither: the process is ready."""

    option: int | None = None
    error: str = ""


def packed(message: Question | Answer) -> bytes:
    """Return a message as it travels: its size, then itself."""
    body = msgspec.msgpack.encode(message)
    return len(body).to_bytes(HEAD) + body


def size_of(head: bytes) -> int:
    """Return the size of the message that follows."""
    size = int.from_bytes(head)
    if size > LARGEST:
        raise ValueError(f"a message of {size} bytes is too large")
    return size


def answer(question: Question) -> Answer:
    """Let a bot think. Whatever goes wrong with it is an answer too."""
    try:
        game = title(question.game)
        world = game.position(question.position)
        if world.legal_of(question.seat) != question.options:
            raise ValueError("the position offers other options than the table does")
        bot = bots.of_level(question.level, question.seed, question.seconds)
        return Answer(bot.choose(game, world, question.seat))
    except Exception as error:
        return Answer(error=f"{type(error).__name__}: {error}"[:LONGEST_ERROR])


def end_after(seconds: float) -> None:
    """End this process by force after a while, even if nobody is left to do it; 0: never."""
    if sys.platform != "win32":
        signal.setitimer(signal.ITIMER_REAL, seconds)


def serve(questions: BinaryIO, answers: BinaryIO) -> None:
    """Answer questions until there will be no more."""
    answers.write(packed(Answer()))
    while len(head := questions.read(HEAD)) == HEAD:
        question = msgspec.msgpack.decode(questions.read(size_of(head)), type=Question)
        end_after(question.seconds + 2 * MARGIN)
        answers.write(packed(answer(question)))
        end_after(0)


def main() -> None:
    """Think for the clubhouse that started this process."""
    if sys.platform != "win32":
        os.nice(NICENESS)
    for game in titles().values():
        game.box(None)  # read component files now, not while somebody waits
    # What a bot prints must not be mistaken for an answer.
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "wb", buffering=0)
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
    with suppress(BrokenPipeError):  # then the clubhouse is gone
        serve(sys.stdin.buffer, answers)


if __name__ == "__main__":
    main()
