"""Everything that lies on a table of Woodcraft as flat facts, and what is different between two."""

from __future__ import annotations

from klubovna.games.woodcraft.pieces.numbers import (
    ATTIC_IDS,
    CHAIN_IDS,
    COLOUR_IDS,
    DIE_IDS,
    GOOD_IDS,
    NONE,
    TOOL_IDS,
    TRACK_IDS,
)
from klubovna.games.woodcraft.state import Wood
from tests.games.woodcraft.table import (
    COMMISSION_IDS,
    HELPER_IDS,
    ORDER_IDS,
    REWARD_IDS,
    SOLO_IDS,
    beside,
    helper_row,
    ids,
    order_row,
    ready,
    team,
    wheel,
)

Facts = dict[str, int | str]


def facts(g: Wood) -> Facts:
    """Return all facts; those of player 0 without a number, of others such as "1 blueberry"."""
    found = shared_facts(g)
    for seat in range(g.seats()):
        prefix = f"{seat} " if seat else ""
        found |= {prefix + key: value for key, value in player_facts(g, seat).items()}
    return found


def player_facts(g: Wood, seat: int) -> Facts:
    """Return the facts of a workshop."""
    me = g.players[seat]
    found: Facts = dict(zip(GOOD_IDS, me.goods, strict=True))
    found |= {f"wood {id}": n for id, n in zip(DIE_IDS, me.wood, strict=True)}
    found |= {f"tree {id}": ids([n], DIE_IDS) for id, n in zip(COLOUR_IDS, me.trees, strict=True)}
    found |= {f"owned {id}": n for id, n in zip(CHAIN_IDS, me.owned, strict=True)}
    found |= {f"attic {id}": ids([n], TOOL_IDS) for id, n in zip(ATTIC_IDS, me.attic, strict=True)}
    found |= {f"income {id}": n for id, n in zip(TRACK_IDS, me.income, strict=True)}
    found |= {
        "ready": ready(g, seat),
        "team": team(g, seat),
        "beside": beside(g, seat),
        "hand": ids(me.hand, ORDER_IDS),
        "offered": ids(me.offered, HELPER_IDS),
        "done": ids(me.done, ORDER_IDS),
        "claimed": ids(me.commissions, COMMISSION_IDS),
        "reputation": me.reputation,
        "marketing": me.marketing,
    }
    return found


def shared_facts(g: Wood) -> Facts:
    """Return the facts of the boards, rows and decks."""
    found: Facts = {f"tile {id}": place for id, place in wheel(g).items()}
    found |= {f"tools {id}": n for id, n in zip(TOOL_IDS, g.tools, strict=True)}
    found |= {
        "round": g.round,
        "first": g.first,
        "turn": g.turn,
        "saw": str(g.saw + 1),
        "arc": g.arc,
        "store": " ".join(str(value) for value in g.store),
        "order_row": order_row(g),
        "helper_row": helper_row(g),
        "order_deck": ids(g.order_deck, ORDER_IDS),
        "helper_deck": ids(g.helper_deck, HELPER_IDS),
        "order_discard": ids(g.order_discard, ORDER_IDS),
        "helper_discard": ids(g.helper_discard, HELPER_IDS),
        "nuts": ids(g.nuts, ORDER_IDS),
        "commissions": ids(g.commissions, COMMISSION_IDS),
        "rewards": ids(g.reward_tiles, REWARD_IDS),
        "reached": " ".join(str(rounds) for rounds in g.reached),
        "rival": g.rival,
        "rival_got": g.rival_got,
        "solo_deck": ids(g.solo_deck, SOLO_IDS),
        "solo_discard": ids(g.solo_discard, SOLO_IDS),
        "main": "none" if g.tile == NONE else str(g.tile),
        "bonus_used": g.bonus_used,
        "used": g.used,
        "wheel_lanterns": g.wheel_lanterns,
    }
    return found


def changed(before: Facts, g: Wood) -> Facts:
    """Return what is different now: of numbers by how much, of other facts what they are now."""
    found: Facts = {}
    for key, now in facts(g).items():
        was = before[key]
        if now != was:
            number = isinstance(now, int) and not isinstance(now, bool)
            found[key] = int(now) - int(was) if number else now
    return found
