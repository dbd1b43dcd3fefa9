"""Laws of luck: every number is as likely as any other, and can be drawn again."""

from __future__ import annotations

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from klubovna.core.luck import Dice, Luck, Scripted, Sealed, dice, dice_from_text, seal

SOURCES = {"dice": dice(2024), "sealed": Sealed(bytes(range(32)), 0)}


def surprise(counts: list[int]) -> float:
    """Return how far counts are from equal: chi-square, turned into standard deviations.

    The cube root makes it nearly normal (Wilson and Hilferty), also for few numbers.
    """
    expected = sum(counts) / len(counts)
    chi_square = sum((count - expected) ** 2 / expected for count in counts)
    freedom = len(counts) - 1
    spread = 2 / (9 * freedom)
    return float(((chi_square / freedom) ** (1 / 3) - (1 - spread)) / spread**0.5)


@pytest.mark.parametrize("n", [2, 3, 6, 7, 10, 52, 60, 255])
@pytest.mark.parametrize("source", SOURCES)
def test_luck_is_uniform(source: str, n: int) -> None:
    """Every number comes as often as any other, and no pair of draws is more likely."""
    luck = SOURCES[source].clone()
    draws = [luck.below(n) for _ in range(100 * n + 5000)]
    assert surprise([draws.count(i) for i in range(n)]) < 4
    turns = [(b - a) % n for a, b in pairwise(draws)]
    assert surprise([turns.count(i) for i in range(n)]) < 4


@pytest.mark.parametrize("luck", SOURCES.values(), ids=SOURCES)
def test_near_the_limit_no_number_is_favoured(luck: Luck) -> None:
    """Where 32 bits don't divide evenly, the rest is thrown away: thirds stay thirds."""
    n = 3 * 2**29
    draws = [luck.below(n) for _ in range(6000)]
    assert surprise([sum(d // 2**29 == third for d in draws) for third in range(3)]) < 4


@given(seed=st.integers(), n=st.integers(1, 2**31 - 1), skipped=st.integers(0, 40))
def test_clones_draw_the_same(seed: int, n: int, skipped: int) -> None:
    """A clone goes on equally, in bounds, wherever it was taken."""
    for luck in (dice(seed), Sealed((seed % 2**256).to_bytes(32, "little"), 0)):
        for _ in range(skipped):
            luck.below(6)
        clone = luck.clone()
        draws = [luck.below(n) for _ in range(20)]
        assert [clone.below(n) for _ in range(20)] == draws
        assert all(0 <= draw < n for draw in draws)


@given(seed=st.integers())
def test_dice_round_trip(seed: int) -> None:
    """Dice can be written as text and read again."""
    made = dice(seed)
    read = dice_from_text(made.text())
    assert isinstance(read, Dice)
    assert [read.below(100) for _ in range(20)] == [made.below(100) for _ in range(20)]


@pytest.mark.parametrize(
    "text", ["", "12", "0" * 31, "0" * 33, "g" * 32, "-1234567" * 4, "+_" * 16]
)
def test_broken_dice_are_refused(text: str) -> None:
    """A text that no dice wrote is refused."""
    with pytest.raises(ValueError, match="32 hexadecimal digits"):
        dice_from_text(text)


def test_a_seed_means_the_same_for_ever() -> None:
    """These numbers must never change: records of old games depend on them."""
    rolled, drawn = dice(7), Sealed(bytes(32), 0)
    assert [rolled.below(6) for _ in range(12)] == [3, 3, 0, 2, 2, 3, 5, 3, 1, 2, 1, 2]
    assert [drawn.below(6) for _ in range(12)] == [4, 1, 1, 1, 5, 2, 1, 2, 5, 3, 0, 0]


def test_a_seal_hides_the_seed() -> None:
    """A seal is a hash of the seed: equal for equal seeds only, and no part of the notation."""
    seeds = [bytes([i]) * 32 for i in range(50)]
    assert len({seal(seed) for seed in seeds}) == 50
    assert all(len(seal(seed)) == 64 and seed.hex() not in seal(seed) for seed in seeds)
    assert Sealed(seeds[0], 0).text() == ""


def test_written_luck_is_checked() -> None:
    """Luck that was written down ends where it ends, and can't bring what can't come."""
    luck = Scripted([3, 6], 0, None)
    assert luck.below(6) == 3
    with pytest.raises(ValueError, match="only 0 to 5"):
        luck.below(6)
    assert luck.clone().below(7) == 6
    luck.below(7)
    with pytest.raises(ValueError, match="used up"):
        luck.below(7)
