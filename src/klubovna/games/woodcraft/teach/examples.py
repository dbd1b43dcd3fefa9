# not compiled: made once for each page
"""Woodcraft: small boards for the book of rules."""

from __future__ import annotations

from typing import Final

from klubovna.core.teaching import Example

WHEEL: Final = """
wheel: buy_wood:4.7 trade_dice:2.7 buy_materials:2.5 choose_orders:2.4 hire_helper:2.3 \
produce_plant:1.6 upgrade_workshop:1.7
saw: 4
arc: yes
"""
START: Final = """
game: woodcraft 1
players: 2
round: 3
turn: 0
store: green-4 green-2 yellow-4 yellow-2 brown-4 brown-2
order_row: wooden_spoon cutting_board birdhouse rolling_pin
helper_row: berry_picker lamplighter glue_boiler old_foreman
commissions: guild_hall craft_school tool_museum
reward_tiles: tool_cabinet lantern_festival
helpers 0: forester:R1C1
helpers 1: gardener:R1C1
"""

EXAMPLES: Final = (
    Example(
        "wheel",
        "4.2",
        f"{START}{WHEEL}goods 0: 6 blueberry 1 lantern\nwood 0: green-3 yellow-2 brown-1\n",
    ),
    Example(
        "blocked",
        "4.4",
        f"{START}{WHEEL}goods 0: 9 blueberry 1 lantern\nwood 0: green-3 yellow-2 brown-1\n",
    ),
    Example(
        "order",
        "7.1",
        f"{START}goods 0: 4 blueberry 1 scrap\nwood 0: green-2 yellow-2 brown-1\n"
        "orders 0: stool:2\n",
    ),
    Example(
        "cut",
        "6.2",
        f"{START}goods 0: 2 blueberry 1 sawblade\nwood 0: green-4 yellow-6\n"
        "orders 0: fodder_crib:1\n",
    ),
    Example(
        "attic",
        "9.2",
        f"{START}goods 0: 5 blueberry\nwood 0: green-3\nattic 0: B2:mallet B3:wrench\n"
        "income 0: 4 blueberry\n",
    ),
)
