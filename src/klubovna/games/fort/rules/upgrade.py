"""Fort: raising the fort, what it costs and what it brings."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from klubovna.core.step import Choice, Step
from klubovna.games.fort.box.contents import KIND_IDS, PERK_IDS, PIZZA, TOY
from klubovna.games.fort.pieces.players import BACKPACK, NONE, without
from klubovna.games.fort.rules.lookahead import allowed
from klubovna.games.fort.rules.means import least, most
from klubovna.games.fort.state import Fort
from klubovna.games.fort.text import numbering as say

ICONS: Final = ["icon/toy", "icon/pizza", "icon/any"]


class Upgrade(Step):
    """Pay the cost between this fort level and the next, then raise the fort by one."""

    def __init__(self, player: int, delta: int) -> None:
        self.player: Final = player
        self.delta: Final = delta

    def do(self, g: Fort) -> None:
        p = self.player
        cost = g.box.levels[g.players[p].level + 1]
        if self.delta < 0 and cost.toys + cost.pizza + cost.any > 0:
            g.then(DropIcon(p), RaiseFort(p))
        else:
            any = cost.any + most(self.delta, 0)
            g.then(PayAny(p, cost.toys, cost.pizza, any), RaiseFort(p))


class DropIcon(Choice):
    """This upgrade costs one resource less: the player says which icon is not paid."""

    width: ClassVar[int] = 3
    rule: ClassVar[int] = say.COST_CHANGE
    zones: ClassVar[tuple[str, ...]] = ("icon",)

    def rest(self, g: Fort, option: int) -> tuple[int, int, int]:
        """Return the cost without one icon."""
        cost = g.box.levels[g.players[self.player].level + 1]
        toys, pizza, any = cost.toys, cost.pizza, cost.any
        if option == TOY:
            return toys - 1, pizza, any
        if option == PIZZA:
            return toys, pizza - 1, any
        return toys, pizza, any - 1

    def options(self, g: Fort) -> list[int]:
        found: list[int] = []
        for option in range(3):
            toys, pizza, any = self.rest(g, option)
            if toys >= 0 and pizza >= 0 and any >= 0 and g.can_pay(self.player, toys, pizza, any):
                found.append(option)
        return allowed(g, self, found)

    def take(self, g: Fort, option: int) -> None:
        toys, pizza, any = self.rest(g, option)
        g.then(PayAny(self.player, toys, pizza, any))

    def target(self, g: Fort, option: int) -> str:
        return ICONS[option]

    def why_not(self, g: Fort, option: int) -> int:
        return 0 if option in self.options(g) else say.COSTS


class PayAny(Choice):
    """A white icon is paid with either kind: how many of them with toys?"""

    width: ClassVar[int] = 20
    rule: ClassVar[int] = say.COSTS
    zones: ClassVar[tuple[str, ...]] = ("amount",)

    def __init__(self, player: int, toys: int, pizza: int, any: int) -> None:
        super().__init__(player)
        self.toys: Final = toys
        self.pizza: Final = pizza
        self.any: Final = any

    def options(self, g: Fort) -> list[int]:
        me = g.players[self.player]
        fewest = most(0, self.any - (me.owned(PIZZA) - self.pizza))
        highest = least(self.any, me.owned(TOY) - self.toys)
        return allowed(g, self, list(range(fewest, highest + 1)))

    def take(self, g: Fort, option: int) -> None:
        toys = self.toys + option
        pizza = self.pizza + self.any - option
        g.say(say.PAYS, self.player, toys, pizza)
        g.then(PayFrom(self.player, TOY, toys), PayFrom(self.player, PIZZA, pizza))

    def target(self, g: Fort, option: int) -> str:
        return f"amount/{option}"

    def told(self, g: Fort) -> dict[str, int | str]:
        return {"any": self.any}


class PayFrom(Choice):
    """Payment may mix stash and pack freely: how many of a kind come from the stash?"""

    width: ClassVar[int] = 20
    rule: ClassVar[int] = say.UPGRADING
    zones: ClassVar[tuple[str, ...]] = ("amount",)

    def __init__(self, player: int, kind: int, count: int) -> None:
        super().__init__(player)
        self.kind: Final = kind
        self.count: Final = count

    def options(self, g: Fort) -> list[int]:
        tokens = g.players[self.player].tokens
        fewest = most(0, self.count - tokens[BACKPACK + self.kind])
        highest = least(self.count, tokens[self.kind])
        return allowed(g, self, list(range(fewest, highest + 1)))

    def take(self, g: Fort, option: int) -> None:
        g.give_back(self.player, self.kind, option)
        g.give_back(self.player, BACKPACK + self.kind, self.count - option)

    def target(self, g: Fort, option: int) -> str:
        return f"amount/{option}"

    def told(self, g: Fort) -> dict[str, int | str]:
        return {"kind": f"resource/{KIND_IDS[self.kind]}", "count": self.count}


class RaiseFort(Step):
    """Room for one more card and token; levels 1, 2 and 5 bring a card at once."""

    def __init__(self, player: int) -> None:
        self.player: Final = player

    def do(self, g: Fort) -> None:
        p = self.player
        me = g.players[p]
        me.level += 1
        g.play.first_did = 1
        g.say(say.UPGRADES, p, me.level)
        if me.level == g.box.end_level and g.sculptor == NONE:
            g.sculptor = p
            g.say(say.TAKES_SCULPTURE, p)
        if me.level == 1 and g.rule_stack:
            # To look through the stack is to learn something.
            g.reveals += 1
            g.then(ChooseRule(p))
        elif me.level == 2 and g.perk_row:
            g.then(ChoosePerk(p))


class ChooseRule(Choice):
    """Look through the made-up rules in secret and keep one face down."""

    width: ClassVar[int] = 40
    rule: ClassVar[int] = say.LEVEL_ONE
    zones: ClassVar[tuple[str, ...]] = ("rule_stack",)

    def options(self, g: Fort) -> list[int]:
        return allowed(g, self, sorted(g.rule_stack))

    def take(self, g: Fort, option: int) -> None:
        g.rule_stack = without(g.rule_stack, option)
        g.rule_takers = (*g.rule_takers, self.player)
        g.players[self.player].rule = option
        g.say(say.TAKES_RULE, self.player)
        g.tell(say.KEEPS_RULE, self.player, option)

    def target(self, g: Fort, option: int) -> str:
        return f"rule_stack/{rule_word(g, option)}"


def rule_word(g: Fort, rule: i64) -> str:
    """Return the word of a made-up rule."""
    return g.box.rules[rule].id


class ChoosePerk(Choice):
    """Take one of the perks in the row; it works from now on."""

    width: ClassVar[int] = 9
    rule: ClassVar[int] = say.LEVEL_TWO
    zones: ClassVar[tuple[str, ...]] = ("perk_row",)

    def options(self, g: Fort) -> list[int]:
        return allowed(g, self, sorted(g.perk_row))

    def take(self, g: Fort, option: int) -> None:
        g.perk_row = without(g.perk_row, option)
        g.players[self.player].perk = option
        g.say(say.TAKES_PERK, self.player, option)

    def target(self, g: Fort, option: int) -> str:
        return f"perk_row/{PERK_IDS[option]}"
