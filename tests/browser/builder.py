"""Somebody who builds in Hamlet, by touch or by keys."""

from __future__ import annotations

import random
import re
from typing import Any

from playwright.async_api import Page, expect

from tests.browser.player import Player
from tests.browser.typist import Typist

# What leads to buildings, the best first.
WISHES = ("build/", r"activate/(woodcutter|quarry|farm|town_hall)$", "row/", "site/", "fit/")


def wished(targets: list[str]) -> list[str]:
    """Return those that lead to buildings, or all."""
    for wish in WISHES:
        if found := [target for target in targets if re.match(wish, target)]:
            return found
    return targets


class BuildersDice(random.Random):
    """They fall so that something gets built."""

    def choice(self, places: Any) -> Any:
        """Choose one of the places that lead to buildings."""
        names = wished([place["name"] for place in places])
        return super().choice([place for place in places if place["name"] in names])


class Builder(Typist):
    """Builds by keys: picks a plan, walks over the sites, turns the tile, confirms."""

    def __init__(self, page: Page, seed: int) -> None:
        super().__init__(page, seed)
        self.planned: dict[str, Any] = {}  # how each tile should lie
        self.turned: set[str] = set()

    async def build_on(self) -> None:
        """Answer one question."""
        kind = kind_of(self)
        if kind in ("choose_site", "choose_fit"):
            await self.place_tile()
        elif kind == "act" and (found := wished(targets_of(self))) != targets_of(self):
            await self.go_to(self.dice.choice(found))
            await self.press("Enter")
        else:
            await self.answer()

    async def place_tile(self) -> None:
        """Go to a site, turn the tile once where it can be turned, and confirm."""
        active = view_of(self)["active"]
        target = self.dice.choice(targets_of(self))
        zone, _, number = target.partition("/")
        fits = [fit for fit in active["fits"] if zone == "fit" or fit["site"] == int(number)]
        first = int(number) if zone == "fit" else 0
        lies = fits[(first + 1) % len(fits)]
        await self.go_to(target)
        await self.press("Enter")
        await expect(self.page.get_by_text(f"Way {first + 1} of {len(fits)}.")).to_be_visible()
        await self.press("r")
        words = f"Way {fits.index(lies) + 1} of {len(fits)}."
        await expect(self.page.get_by_text(words)).to_be_visible()
        if len(fits) > 1:
            self.turned.add(active["building"])
        self.planned[active["building"]] = (lies["anchor"], lies["rotation"])
        await self.press("Enter")


def view_of(player: Player) -> dict[str, Any]:
    """Return what the page was shown last."""
    positions = (told for told in reversed(player.told) if told["type"] == "position")
    view: dict[str, Any] = next(positions)["view"]
    return view


def kind_of(player: Player) -> str:
    """Return what is asked: "act", "pay" …"""
    return player.decision["kind"].removeprefix("hamlet.") if player.decision else ""


def targets_of(player: Player) -> list[str]:
    """Return what is offered."""
    return [option["target"] for option in player.decision["options"]] if player.decision else []
