"""What no golden game meets: by game, the step, end or mark, and the rule test that covers it."""

from __future__ import annotations

EXCEPTIONS: dict[str, dict[str, str]] = {
    "shelfie_stacker": {
        # Rare, and beyond the bots that play golden games.
        "DecideForShem": "test_t33_you_decide_between_equal_dice",
        "end rank_50": "test_high_ranks",
        "end rank_70": "test_high_ranks",
        "end shem_beaten": "test_shem_bot_is_beaten_by_more_points",
    },
}
