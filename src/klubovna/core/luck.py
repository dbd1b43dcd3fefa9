"""Luck: small generators of our own, so that a seed means the same game everywhere and for ever."""

from __future__ import annotations

import hashlib
from typing import Final

from mypy_extensions import i64, mypyc_attr

WORD: Final = 0xFFFFFFFF


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class Luck:
    """A source of numbers. Law: `below(n)` is uniform over 0..n-1; a clone goes on equally."""

    def below(self, n: i64) -> i64:
        """Draw one of n equally likely numbers, from 0."""
        raise NotImplementedError

    def clone(self) -> Luck:
        """Return an independent source that will draw the same numbers."""
        raise NotImplementedError

    def text(self) -> str:
        """Return the state for position notation, or "" if it must stay secret."""
        return ""


@mypyc_attr(acyclic=True, free_list_len=1)
class Dice(Luck):
    """Fast dice for simulation: Doty-Humphrey's sfc32, 128 bits of state.

    Every intermediate value fits a signed 64-bit integer, so compiled and interpreted dice agree.
    """

    def __init__(self, a: i64, b: i64, c: i64, counter: i64) -> None:
        self.a: i64 = a
        self.b: i64 = b
        self.c: i64 = c
        self.counter: i64 = counter

    def clone(self) -> Luck:
        """Return dice that will fall the same."""
        return Dice(self.a, self.b, self.c, self.counter)

    def word(self) -> i64:
        """Draw 32 random bits."""
        b = self.b
        c = self.c
        drawn = (self.a + b + self.counter) & WORD
        self.counter = (self.counter + 1) & WORD
        self.a = b ^ (b >> 9)
        self.b = (c + (c << 3)) & WORD
        self.c = ((((c << 21) & WORD) | (c >> 11)) + drawn) & WORD
        return drawn

    def below(self, n: i64) -> i64:
        """Draw one of n: multiply and shift, rejecting the few words that would be unfair."""
        product = self.word() * n
        low = product & WORD
        if low < n:
            unfair = ((WORD + 1) - n) % n
            while low < unfair:
                product = self.word() * n
                low = product & WORD
        return product >> 32

    def text(self) -> str:
        """Return the four words in hexadecimal."""
        return f"{self.a:08x}{self.b:08x}{self.c:08x}{self.counter:08x}"


def dice(seed: int) -> Dice:
    """Return fresh dice; any whole number is a seed, and near seeds give unlike games."""
    key = hashlib.sha256(f"klubovna dice {seed}".encode()).digest()
    made = Dice(_word(key, 0), _word(key, 4), _word(key, 8), 1)
    for _ in range(12):
        made.word()
    return made


def dice_from_text(text: str) -> Dice:
    """Return dice in the state that `Dice.text` wrote."""
    if len(text) != 32 or not all(digit in "0123456789abcdef" for digit in text):
        raise ValueError("the state of the dice has 32 hexadecimal digits")
    return Dice(*(int(text[i : i + 8], 16) for i in range(0, 32, 8)))


class Sealed(Luck):
    """Luck for real tables: a keyed BLAKE2b stream from a secret seed of 256 bits.

    `seal(seed)` may be published first and the seed at the end; then anybody can check the luck.
    """

    def __init__(self, seed: bytes, drawn: i64) -> None:
        assert len(seed) == 32, "a sealed seed has 32 bytes"
        self.seed: Final = seed
        self.drawn: i64 = drawn
        self.block = b""

    def clone(self) -> Luck:
        """Return a source that will draw the same numbers."""
        return Sealed(self.seed, self.drawn)

    def word(self) -> i64:
        """Draw 32 random bits: the next four bytes of block after block of 64."""
        at = (self.drawn % 16) * 4
        if at == 0 or not self.block:
            name = int(self.drawn // 16).to_bytes(8, "little")
            self.block = hashlib.blake2b(name, key=self.seed, person=b"klubovna").digest()
        self.drawn += 1
        return _word(self.block, at)

    def below(self, n: i64) -> i64:
        """Draw one of n, without the few words that would be unfair."""
        fair = (WORD + 1) - (WORD + 1) % n
        drawn = self.word()
        while drawn >= fair:
            drawn = self.word()
        return drawn % n


def seal(seed: bytes) -> str:
    """Return the hash of a secret seed that may be published before the game."""
    return hashlib.sha256(b"klubovna seal " + seed).hexdigest()


class Scripted(Luck):
    """Luck that was written down, of a record or a test; then goes on with another source.

    That source draws along from the start, so that it is in step when the script is used up.
    """

    def __init__(self, outcomes: list[int], at: int, then: Luck | None) -> None:
        self.outcomes: Final = outcomes
        self.at = at
        self.then: Final = then

    def clone(self) -> Luck:
        """Return a source that goes on at the same place."""
        return Scripted(self.outcomes, self.at, self.then.clone() if self.then else None)

    def text(self) -> str:
        """Return the state of the source that will go on."""
        return self.then.text() if self.then else ""

    def below(self, n: i64) -> i64:
        """Return the next outcome of the script."""
        drawn: i64 = self.then.below(n) if self.then else n
        if self.at < len(self.outcomes):
            drawn = self.outcomes[self.at]
        elif not self.then:
            raise ValueError("the written luck is used up")
        if not 0 <= drawn < n:
            raise ValueError(f"the written luck says {drawn} where only 0 to {n - 1} can come")
        self.at += 1
        return drawn


def _word(data: bytes, at: i64) -> i64:
    """Return four bytes as a number, least first."""
    return data[at] | (data[at + 1] << 8) | (data[at + 2] << 16) | (data[at + 3] << 24)
