"""How many clicks a turn takes, and how many keys a pick."""

from __future__ import annotations

from collections import Counter
from typing import Any

from playwright.async_api import Browser

from scripts.bench_page.adviser import Adviser
from scripts.bench_page.browsing import sit_down, visit
from scripts.bench_page.hand import Hand, play
from scripts.bench_page.keys import Keys

# What the log says when a turn begins, where that is no "turn" of a player: all play it together.
BEGINS = {"shelfie_stacker": "new_round", "creature_comforts": "new_month"}
SETUP = "set-up"
OTHERS = "others' turns"
LONGEST = 400  # picks


async def sitting(browser: Browser, url: str, game: str, turns: int, by: type[Hand]) -> Hand:
    """Play so many turns of a game."""
    chair = sit_down(url, game)
    async with visit(browser, pace="fast") as page, Adviser.beside(chair) as adviser:
        hand = by(page)
        await hand.come(chair.link)

        async def is_enough() -> bool:
            hand.turn = turn_of(adviser.log, game, adviser.seat)
            is_over = hand.turn.isdigit() and int(hand.turn) > turns
            return is_over or hand.picks.total() >= LONGEST

        await play(hand, adviser, is_enough)
        return hand


def turn_of(log: list[dict[str, Any]], game: str, seat: int) -> str:
    """Return whose turn the log tells of last: the number of the seat's own, or another's."""
    begins = [event["player"] for event in log if event["kind"] == BEGINS.get(game, "turn")]
    if not begins:
        return SETUP
    mine = [player for player in begins if player in (seat, -1)]
    return str(len(mine)) if begins[-1] in (seat, -1) else OTHERS


def of_turns(hand: Hand, counted: Counter[str]) -> list[int]:
    """Return how much was counted in each turn that was played to its end."""
    last = hand.turn if hand.turn.isdigit() else ""
    numbers = (turn for turn in hand.by_turn if turn.isdigit() and turn != last)
    return [counted[turn] for turn in numbers]


async def measure(browser: Browser, url: str, games: list[str], turns: int) -> dict[str, Any]:
    """Measure clicks, then keys, in a game of their own."""
    found: dict[str, Any] = {}
    for game in games:
        clicks = await sitting(browser, url, game, turns, Hand)
        keys = await sitting(browser, url, game, max(1, turns // 2), Keys)
        presses = of_turns(clicks, clicks.by_turn)
        picks = of_turns(clicks, clicks.picks_by_turn)
        found[game] = {
            "clicks a turn": ratio(sum(presses), len(presses)),
            "picks a turn": ratio(sum(picks), len(picks)),
            "most clicks": max(presses, default=0),
            "clicks in set-up": clicks.by_turn[SETUP],
            "clicks a pick": ratio(clicks.presses.total(), clicks.picks.total()),
            "keys a pick": ratio(keys.presses.total(), keys.picks.total()),
            "turns": len(presses),
            "picks": clicks.picks.total(),
            "lost": clicks.lost.total() + keys.lost.total(),
            "by kind": by_kind(clicks, keys),
        }
    return found


def ratio(presses: int, each: int) -> float:
    """Return how many there are for each."""
    return round(presses / each, 1) if each else 0.0


def by_kind(clicks: Hand, keys: Hand) -> dict[str, dict[str, float]]:
    """Return clicks and keys per pick of every kind of question."""
    return {
        kind: {
            "clicks": ratio(clicks.presses[kind], clicks.picks[kind]),
            "keys": ratio(keys.presses[kind], keys.picks[kind]),
            "picks": clicks.picks[kind] + keys.picks[kind],
            "lost": clicks.lost[kind] + keys.lost[kind],
        }
        for kind in sorted({*clicks.picks, *keys.picks, *clicks.lost, *keys.lost})
    }
