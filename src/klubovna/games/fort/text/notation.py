# not compiled: text out
"""Fort: positions written as text."""

from __future__ import annotations

from collections.abc import Sequence

from klubovna.games.fort.box.contents import KIND_IDS, PERK_IDS, SUIT_IDS, Box
from klubovna.games.fort.pieces.numbers import BACKPACK, NONE
from klubovna.games.fort.pieces.play import no_play
from klubovna.games.fort.state import Fort

PANELS = ["public", "private"]
LISTS = ["hand", "deck", "discard"]
HEAPS = ["yard", "lookout", "unseen", "sure"]
NUMBERS = {"n": 99, "rep": 99, "last": 128, "coins_used": 99}
FLAGS = ["first_did", "second_did", "whole", "short", "at_risk", "gone"]


def pieces(g: Fort) -> dict[str, str]:
    """Write all pieces, and what is known of them."""
    lines = {"players": str(g.seats())}
    lines["starter"] = str(g.starter)
    for p, me in enumerate(g.players):
        board = g.box.board_ids[me.board] if me.board != NONE else "none"
        rule = g.box.rules[me.rule].id if me.rule != NONE else "none"
        perk = PERK_IDS[me.perk] if me.perk != NONE else "none"
        stash, pack = me.tokens[:BACKPACK], me.tokens[BACKPACK:]
        lines[f"player {p}"] = (
            f"board={board} level={me.level} score={me.score} stash={stash[0]}/{stash[1]} "
            f"pack={pack[0]}/{pack[1]} rule={rule} perk={perk}"
        )
        for zone in LISTS + HEAPS:
            lines[f"{zone} {p}"] = write_cards(g.box, getattr(me, zone))
    lines["park"] = write_cards(g.box, g.park)
    lines["park deck"] = write_cards(g.box, g.park_deck)
    lines["trashed"] = write_cards(g.box, g.trashed)
    lines["in play"] = write_cards(g.box, g.in_play)
    lines["rules"] = " ".join(g.box.rules[r].id for r in g.rule_stack) or "none"
    lines["rule takers"] = " ".join(map(str, g.rule_takers))
    lines["perks"] = " ".join(PERK_IDS[perk] for perk in g.perk_row) or "none"
    lines["sculptor"] = str(g.sculptor) if g.sculptor != NONE else ""
    lines["packets"] = " | ".join(write_cards(g.box, packet) for packet in g.packets)
    lines["drafted"] = " | ".join(write_cards(g.box, row) for row in g.drafted if row)
    lines["play"] = write_play(g)
    needed = ("players", "park deck", "rules", "perks")
    return {key: text for key, text in lines.items() if text or key in needed}


def write_cards(box: Box, cards: Sequence[int]) -> str:
    """Write cards as their words, in their order."""
    return " ".join(box.kids[card].word for card in cards)


def write_play(g: Fort) -> str:
    """Write the play as key=value words; what is at its default is left out."""
    play, fresh = g.play, no_play(g.play.leader)
    if play.leader == NONE:
        return ""
    words = [f"leader={play.leader}"]
    if play.card != NONE:
        words.append(f"card={g.box.kids[play.card].word}")
    for name in ("coin", "suit", "coins_suit"):
        if getattr(play, name) != NONE:
            words.append(f"{name}={SUIT_IDS[getattr(play, name)]}")
    added = [
        g.box.kids[c].word + (f":{SUIT_IDS[s]}" if s != NONE else "")
        for c, s in zip(play.added, play.suits, strict=True)
    ]
    words += [f"added={','.join(added)}"] if added else []
    if play.followers:
        words.append(f"followers={','.join(map(str, play.followers))}")
    if any(play.results):
        words.append(f"results={','.join(map(str, play.results))}")
    for name in ("kind", "chosen"):
        if getattr(play, name) != NONE:
            words.append(f"{name}={KIND_IDS[getattr(play, name)]}")
    words += [f"panel={PANELS[play.panel]}"] if play.panel != NONE else []
    for name in [*NUMBERS, *FLAGS]:
        if getattr(play, name) != getattr(fresh, name):
            words.append(f"{name}={int(getattr(play, name))}")
    return " ".join(words)
