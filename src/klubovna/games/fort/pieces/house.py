"""Fort: what was agreed before the game."""

from __future__ import annotations

from typing import Final

from klubovna.core.state import Value
from klubovna.games.fort.box.contents import COPY_CAT, DIY, XXL_BACKPACK, Box


class House:
    """The settings and powers as numbers, shared by all positions of a game."""

    def __init__(self, settings: dict[str, Value], box: Box) -> None:
        self.draft: Final = bool(settings["draft"])
        self.minimalism_points: Final = int(settings["minimalism_points"])
        self.rough_on_best_friends: Final = bool(settings["rough_housing_can_trash_best_friend"])
        self.followers_count_lookout: Final = bool(settings["followers_may_count_lookout_suits"])
        self.zero_counts: Final = bool(settings["zero_repetition_counts_as_action"])
        self.limited_supply: Final = bool(settings["resource_supply_limited"])
        amounts = {perk.power: perk.amount for perk in box.perks}
        self.diy_surcharge: Final = amounts.get(DIY, 1)
        self.xxl_room: Final = amounts.get(XXL_BACKPACK, 2)
        self.copy_cat_cards: Final = amounts.get(COPY_CAT, 2)
