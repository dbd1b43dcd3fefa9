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
    "woodcraft": {
        # No card of the standard box asks this; late orders are many, and bots complete few.
        "MayExchange": "test_an_exchange_at_once_can_be_declined",
        "tool_lost": "test_r18_with_a_full_attic_the_tool_is_lost",
        **dict.fromkeys(
            (
                "bookcase",
                "carriage",
                "cello",
                "footbridge",
                "four_poster_bed",
                "hay_cart",
                "oak_barrel",
                "pergola",
                "rocking_chair",
                "rowboat",
                "spiral_staircase",
                "treasure_chest",
                "waterwheel",
                "wine_press",
            ),
            "test_completed_for_the_printed_reward",
        ),
    },
}
