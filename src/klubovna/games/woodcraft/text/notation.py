# not compiled: writes positions for people
"""Woodcraft: writes positions as text.

Goods are written "12 blueberry 1 lantern", dice "green-3", an order beside the board "stool:2" (its
row), a helper "forester:R1C2" (the space), a tool "B1:mallet", a tile of the wheel "buy_wood:1.7"
(sector and space). What is left out is usual: tiles lie where they began, decks hold what lies
nowhere else, rows are full, everybody has a helper. Without an agenda "turn: 1" is who is just
about to act, "next: 1" whose turn comes next.
"""

from __future__ import annotations

from collections.abc import Sequence

from klubovna.core.parts import HasId
from klubovna.core.step import NOBODY
from klubovna.games.woodcraft.pieces.numbers import (
    ATTIC_IDS,
    BIT,
    CHAIN_IDS,
    CLASSES,
    COLOUR_IDS,
    COLOURS,
    DIE_IDS,
    GLUER,
    GOOD_IDS,
    HELPER_SPACES,
    JOINTS,
    NONE,
    SPACE_IDS,
    STORE_SLOTS,
    STRIDE,
    TILE_IDS,
    TILES,
    TOOL_IDS,
    TRACK_IDS,
    colour_of,
)
from klubovna.games.woodcraft.pieces.players import Player
from klubovna.games.woodcraft.state import Wood

# Lines that say something even when they are empty.
KEPT = ("order_deck", "helper_deck", "unseen", "nuts", "commissions", "tools")


def is_bare(g: Wood) -> bool:
    """Tell whether everything is still in the box."""
    has_nothing = not any(me.helpers or me.offered or me.hand or me.dice() for me in g.players)
    return g.round == 0 and has_nothing and not any(g.store)


def pieces(g: Wood) -> dict[str, str]:
    """Write all data of the position beside the agenda; empty heaps are left out."""
    lines = {"players": str(g.seats()), "round": str(g.round)}
    if is_bare(g):
        return lines
    lines |= {"first": str(g.first), "turn": "" if g.turn == NOBODY else str(g.turn)}
    lines |= table_lines(g) | card_lines(g) | turn_lines(g)
    for seat, me in enumerate(g.players):
        lines |= {f"{key} {seat}": text for key, text in player_lines(g, seat, me).items()}
    return {key: text for key, text in lines.items() if text or key in KEPT}


def table_lines(g: Wood) -> dict[str, str]:
    """Write the wheel, the public store, tools and tiles, and the rival."""
    rewards = [g.box.reward_tiles[tile].id for tile in g.reward_tiles]
    taken = [rewards[n] for n in range(len(rewards)) if g.rival_got & BIT[n]]
    values = g.store
    dice = [DIE_IDS[g.store_die(n)] if values[n] else "-" for n in range(STORE_SLOTS)]
    return {
        "wheel": " ".join(write_place(tile, g.tiles[tile]) for tile in range(TILES)),
        "saw": str(g.saw + 1),
        "arc": "yes" if g.arc else "no",
        "store": " ".join(dice),
        "tools": write_counts(TOOL_IDS, g.tools),
        "reward_tiles": " ".join(rewards),
        "rival": str(g.rival) if g.seats() == 1 else "",
        "rival_got": " ".join(taken),
    }


def write_place(tile: int, place: int) -> str:
    """Write where a tile lies on the wheel."""
    return f"{TILE_IDS[tile]}:{place // STRIDE + 1}.{place % STRIDE}"


def card_lines(g: Wood) -> dict[str, str]:
    """Write rows, decks and discards."""
    box = g.box
    return {
        "order_row": write_cards(box.orders, g.order_row),
        "helper_row": write_cards(box.helpers, g.helper_row),
        "order_discard": write_cards(box.orders, g.order_discard),
        "helper_discard": write_cards(box.helpers, g.helper_discard),
        "order_deck": write_cards(box.orders, g.order_deck),
        "helper_deck": write_cards(box.helpers, g.helper_deck),
        "unseen": write_cards(box.orders, g.unseen),
        "nuts": write_cards(box.orders, g.nuts),
        "commissions": write_cards(box.commissions, g.commissions),
        "solo_discard": write_cards(box.solo_cards, g.solo_discard),
    }


def turn_lines(g: Wood) -> dict[str, str]:
    """Write what belongs to a turn."""
    moved = "" if g.tile == NONE else "done" if g.tile == TILES else TILE_IDS[g.tile]
    return {
        "tile": moved,
        "bonus": "used" if g.bonus_used else "",
        "used": " ".join(SPACE_IDS[n] for n in range(HELPER_SPACES) if g.used & BIT[n]),
        "wheel_lanterns": str(g.wheel_lanterns) if g.wheel_lanterns else "",
    }


def player_lines(g: Wood, seat: int, me: Player) -> dict[str, str]:
    """Write what belongs to a player."""
    box = g.box
    paid = box.tracks.reputation_milestones
    rounds = [str(reached[seat]) if reached[seat] else "-" for reached in g.reached]
    return {
        "goods": write_counts(GOOD_IDS, me.goods),
        "wood": " ".join(DIE_IDS[die] for die in range(CLASSES) for _ in range(me.wood[die])),
        "trees": " ".join(write_tree(n, me.trees[n]) for n in range(COLOURS) if me.trees[n] >= 0),
        "workshop": write_counts(CHAIN_IDS, me.owned),
        "face_down": " ".join(face_down(me)),
        "helpers": write_pairs(box.helpers, me.helpers, [SPACE_IDS[n] for n in me.spaces]),
        "attic": " ".join(
            f"{ATTIC_IDS[space]}:{TOOL_IDS[tool]}"
            for space, tool in enumerate(me.attic)
            if tool != NONE
        ),
        "hand": write_cards(box.orders, me.hand),
        "offered": write_cards(box.helpers, me.offered),
        "orders": write_pairs(box.orders, me.orders, me.rows),
        "done": write_cards(box.orders, me.done),
        "claimed": write_cards(box.commissions, me.commissions),
        "income": " ".join(f"{n} {id}" for n, id in zip(me.income, TRACK_IDS, strict=True)),
        "reputation": str(me.reputation),
        "marketing": str(me.marketing),
        "milestones": " ".join(
            str(milestone.space) for n, milestone in enumerate(paid) if me.milestones & BIT[n]
        ),
        "reached": " ".join(rounds) if any(reached[seat] for reached in g.reached) else "",
    }


def write_tree(pot: int, tree: int) -> str:
    """Write a tree, with its pot if that has another colour."""
    return DIE_IDS[tree] if colour_of(tree) == pot else f"{COLOUR_IDS[pot]}:{DIE_IDS[tree]}"


def face_down(me: Player) -> list[str]:
    """Return the tiles of the workshop that are used."""
    joints = [joint for joint in range(me.owned[JOINTS]) if me.is_used_joint(joint)]
    glued = me.owned[GLUER] - me.ready_gluer
    return ["saw"] * me.used_saws() + [f"joint_{n + 1}" for n in joints] + ["gluing"] * glued


def write_cards(cards: Sequence[HasId], numbers: list[int]) -> str:
    """Write cards, "-" for none."""
    return " ".join("-" if n == NONE else cards[n].id for n in numbers)


def write_pairs(cards: Sequence[HasId], numbers: list[int], places: list[int] | list[str]) -> str:
    """Write cards and where they lie."""
    return " ".join(f"{cards[n].id}:{place}" for n, place in zip(numbers, places, strict=True))


def write_counts(ids: list[str], counts: list[int]) -> str:
    """Write how many there are of each."""
    return " ".join(f"{n} {id}" for n, id in zip(counts, ids, strict=True) if n)
