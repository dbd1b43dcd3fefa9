# not compiled: made for people, now and then
"""Fort: the notes of the tutor, each with its topic."""

from __future__ import annotations

from typing import Final

from klubovna.core.teaching import Note

TOPIC_OF: Final = {
    "play": "play",
    "best_friend": "play",
    "draft": "play",
    "add": "suits",
    "coin": "suits",
    "no_action": "suits",
    "any_suit": "suits",
    "action": "actions",
    "public": "actions",
    "other_action": "actions",
    "part": "actions",
    "follow": "follow",
    "follow_kind": "follow",
    "follow_count": "follow",
    "recruit": "deck",
    "recruit_yard": "deck",
    "blind": "deck",
    "trash": "deck",
    "yard": "yard",
    "trash_rival": "yard",
    "kind": "stash",
    "spend": "stash",
    "exchange": "stash",
    "full_stash": "stash",
    "copy": "stash",
    "pack": "board",
    "tuck": "board",
    "count_lookout": "board",
    "room": "board",
    "upgrade": "fort",
    "pay": "fort",
    "rule": "fort",
    "perk": "fort",
    "use_perk": "fort",
    "points": "end",
    "last_round": "end",
}


def note(
    id: str,
    target: str = "",
    rule: str = "",
    signs: tuple[str, ...] = (),
    option: int = -1,
    **args: int | str,
) -> Note:
    """Return a note with its topic."""
    return Note(id, TOPIC_OF[id], target, args, rule, signs, option)
