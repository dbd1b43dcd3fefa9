"""How long it takes to find all placements of a tile in a late village.

Run it with `python -m tests.games.hamlet.placements`.
"""

from __future__ import annotations

import time

from klubovna.games.hamlet.pieces.numbers import TILES
from klubovna.games.hamlet.pieces.village import Village
from tests.games.hamlet.table import random_game

GAMES = 20
LATE = 24  # tiles
ROUNDS = 7  # of which the best counts


def late_villages() -> list[Village]:
    """Return villages of random games with four players, in which tiles are left to be laid."""
    found: list[Village] = []
    for seed in range(GAMES):
        picks = 200
        village = random_game(seed, 4, picks).village
        while len(village.order) < LATE and picks < 2000:
            picks += 100
            village = random_game(seed, 4, picks).village
        if LATE <= len(village.order) < TILES:
            found.append(village)
    return found


def seconds(village: Village, tile: int) -> float:
    """Return the time of one search, without what the village remembers."""
    village.fits_of = {}
    start = time.perf_counter()
    village.fits(tile)
    return time.perf_counter() - start


def main() -> None:
    """Print mean and worst over all villages and tiles."""
    villages = late_villages()
    searches = [(v, n) for v in villages for n in range(TILES) if not v.has(n)]
    times = [min(seconds(v, n) for _ in range(ROUNDS)) * 1e6 for v, n in searches]
    ways = [len(v.fits(n)) for v, n in searches]
    tiles = [len(v.order) for v in villages]
    print(f"{len(villages)} villages of {min(tiles)} to {max(tiles)} tiles, {len(times)} searches")
    print(f"placements: {sum(ways) / len(ways):.0f} on average, at most {max(ways)}")
    print(f"all placements of a tile: {sum(times) / len(times):.1f} us, at most {max(times):.1f}")


if __name__ == "__main__":
    main()
