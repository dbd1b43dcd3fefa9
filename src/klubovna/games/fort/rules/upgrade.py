"""Fort: raising the fort, what it costs and what it brings."""

from __future__ import annotations

from typing import ClassVar, Final

from klubovna.core.step import Choice, Step
from klubovna.games.fort.box.contents import KIND_IDS, PERK_IDS, PIZZA, TOY
from klubovna.games.fort.pieces.numbers import BACKPACK, NONE, without
from klubovna.games.fort.rules.lookahead import allowed
from klubovna.games.fort.rules.means import least, most
from klubovna.games.fort.state import Fort
from klubovna.games.fort.text import numbering

ICONS: Final = ["icon/toy", "icon/pizza", "icon/any"]


class Upgrade(Step):
    """Pay the cost between this fort level and the next, then raise the fort by one."""

    def __init__(self, player: int, delta: int) -> None:
        self.player: Final = player
        self.delta: Final = delta

    def do(self, g: Fort) -> None:
        """Ask for what is to be paid."""
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
    rule: ClassVar[int] = numbering.COST_CHANGE
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
        """Return the icons without which the rest can be paid."""
        found: list[int] = []
        for option in range(3):
            toys, pizza, any = self.rest(g, option)
            if toys >= 0 and pizza >= 0 and any >= 0 and g.can_pay(self.player, toys, pizza, any):
                found.append(option)
        return allowed(g, self, found)

    def take(self, g: Fort, option: int) -> None:
        """Ask for the rest of the cost."""
        toys, pizza, any = self.rest(g, option)
        g.then(PayAny(self.player, toys, pizza, any))

    def target(self, g: Fort, option: int) -> str:
        """Return the icon."""
        return ICONS[option]

    def why_not(self, g: Fort, option: int) -> int:
        """The rest must be paid."""
        return 0 if option in self.options(g) else numbering.COSTS


class PayAny(Choice):
    """Each white icon is paid with either kind: say how many of them with toys."""

    width: ClassVar[int] = 20
    rule: ClassVar[int] = numbering.COSTS
    zones: ClassVar[tuple[str, ...]] = ("amount",)

    def __init__(self, player: int, toys: int, pizza: int, any: int) -> None:
        super().__init__(player)
        self.toys: Final = toys
        self.pizza: Final = pizza
        self.any: Final = any

    def options(self, g: Fort) -> list[int]:
        """Return how many toys there can be."""
        me = g.players[self.player]
        fewest = most(0, self.any - (me.owned(PIZZA) - self.pizza))
        highest = least(self.any, me.owned(TOY) - self.toys)
        return allowed(g, self, list(range(fewest, highest + 1)))

    def take(self, g: Fort, option: int) -> None:
        """Ask where the tokens come from."""
        toys = self.toys + option
        pizza = self.pizza + self.any - option
        g.say(numbering.PAYS, self.player, toys, pizza)
        g.then(PayFrom(self.player, TOY, toys), PayFrom(self.player, PIZZA, pizza))

    def target(self, g: Fort, option: int) -> str:
        """Return the number."""
        return f"amount/{option}"

    def told(self, g: Fort) -> dict[str, int | str]:
        """Tell how many white icons there are."""
        return {"any": self.any}


class PayFrom(Choice):
    """A payment may mix stash and pack: say how many of a kind come from the stash."""

    width: ClassVar[int] = 20
    rule: ClassVar[int] = numbering.UPGRADING
    zones: ClassVar[tuple[str, ...]] = ("amount",)

    def __init__(self, player: int, kind: int, count: int) -> None:
        super().__init__(player)
        self.kind: Final = kind
        self.count: Final = count

    def options(self, g: Fort) -> list[int]:
        """Return how many tokens of the stash there can be."""
        tokens = g.players[self.player].tokens
        fewest = most(0, self.count - tokens[BACKPACK + self.kind])
        highest = least(self.count, tokens[self.kind])
        return allowed(g, self, list(range(fewest, highest + 1)))

    def take(self, g: Fort, option: int) -> None:
        """Pay these of the stash and the rest of the pack."""
        g.give_back(self.player, self.kind, option)
        g.give_back(self.player, BACKPACK + self.kind, self.count - option)

    def target(self, g: Fort, option: int) -> str:
        """Return the number."""
        return f"amount/{option}"

    def told(self, g: Fort) -> dict[str, int | str]:
        """Tell how many tokens of which kind are paid."""
        return {"kind": f"resource/{KIND_IDS[self.kind]}", "count": self.count}


class RaiseFort(Step):
    """The fort rises by one and has more room; levels 1, 2 and 5 bring a card at once."""

    def __init__(self, player: int) -> None:
        self.player: Final = player

    def do(self, g: Fort) -> None:
        """Raise the fort and hand out what the level brings."""
        p = self.player
        me = g.players[p]
        me.level += 1
        g.play.first_did = True
        g.say(numbering.UPGRADES, p, me.level)
        if me.level == g.box.end_level and g.sculptor == NONE:
            g.sculptor = p
            g.say(numbering.TAKES_SCULPTURE, p)
        if me.level == 1 and g.rule_stack:
            # To look through the stack is to learn something.
            g.reveals += 1
            g.then(ChooseRule(p))
        elif me.level == 2 and g.perk_row:
            g.then(ChoosePerk(p))


class ChooseRule(Choice):
    """Look through the made-up rules in secret and keep one face down."""

    width: ClassVar[int] = 40
    rule: ClassVar[int] = numbering.LEVEL_ONE
    zones: ClassVar[tuple[str, ...]] = ("rule_stack",)

    def options(self, g: Fort) -> list[int]:
        """Return the made-up rules of the stack."""
        return allowed(g, self, sorted(g.rule_stack))

    def take(self, g: Fort, option: int) -> None:
        """Keep the rule; only its owner learns which."""
        g.rule_stack = without(g.rule_stack, option)
        g.rule_takers = (*g.rule_takers, self.player)
        g.players[self.player].rule = option
        g.say(numbering.TAKES_RULE, self.player)
        g.tell(numbering.KEEPS_RULE, self.player, option)

    def target(self, g: Fort, option: int) -> str:
        """Return the rule in the stack."""
        rules = g.box.rules
        return f"rule_stack/{rules[option].id}" if option < len(rules) else ""


class ChoosePerk(Choice):
    """Take one of the perks in the row; it works from now on."""

    width: ClassVar[int] = 9
    rule: ClassVar[int] = numbering.LEVEL_TWO
    zones: ClassVar[tuple[str, ...]] = ("perk_row",)

    def options(self, g: Fort) -> list[int]:
        """Return the perks of the row."""
        return allowed(g, self, sorted(g.perk_row))

    def take(self, g: Fort, option: int) -> None:
        """Take the perk."""
        g.perk_row = without(g.perk_row, option)
        g.players[self.player].perk = option
        g.say(numbering.TAKES_PERK, self.player, option)

    def target(self, g: Fort, option: int) -> str:
        """Return the perk in the row."""
        return f"perk_row/{PERK_IDS[option]}"
