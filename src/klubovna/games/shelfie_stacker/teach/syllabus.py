# not compiled: made for people, now and then
"""Shelfie Stacker: all that the tutor has to say, by topic."""

from __future__ import annotations

from typing import Any, Final

from klubovna.core.teaching import Note

NOTES: Final[dict[str, str]] = {
    "pick_hand": "characters",
    "choose": "characters",
    "hand_passed": "characters",
    "last_card": "characters",
    "low_number": "order",
    "save_low": "order",
    "my_place": "order",
    "tie": "order",
    "take": "deliveries",
    "friend": "deliveries",
    "shem": "deliveries",
    "pick_die": "placing",
    "place": "placing",
    "new_column": "placing",
    "all_placed": "placing",
    "misfit": "shame",
    "rescue": "shame",
    "joker_offered": "jokers",
    "turn_joker": "jokers",
    "keep_six": "jokers",
    "use_ability": "abilities",
    "by_placing": "abilities",
    "store": "abilities",
    "change": "abilities",
    "flash": "abilities",
    "swap_boxes": "abilities",
    "stored_die": "abilities",
    "sidekick": "rewards",
    "sidekick_rival": "rewards",
    "competition": "rewards",
    "end_card": "rewards",
    "gains": "points",
    "tall_column": "points",
    "last_round": "points",
}


def note(id: str, target: str = "", **told: Any) -> Note:
    """Return a note; its topic is known."""
    return Note(id, NOTES[id], target, **told)
