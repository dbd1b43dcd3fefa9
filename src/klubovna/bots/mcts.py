"""A bot that searches: Monte Carlo tree search over guesses of what its seat can't know."""

from __future__ import annotations

import math
import time

from klubovna.bots.greedy import SOME
from klubovna.core.game import Game
from klubovna.core.luck import dice
from klubovna.core.state import State

WORLDS = 800
LONGEST_PLAYOUT = 20
CURIOSITY = 0.7
MARGIN = 10.0


class Node:
    """What was learned of one option, seen by whoever picks it."""

    __slots__ = ("children", "offered", "total", "visits")

    def __init__(self) -> None:
        self.visits = 0
        self.offered = 0
        self.total = 0.0
        self.children: dict[int, Node] = {}

    def promise(self) -> float:
        """Say how much a further visit promises: what it brought, and how little is known."""
        doubt = math.sqrt(math.log(self.offered) / self.visits)
        return self.total / self.visits + CURIOSITY * doubt


class Mcts:
    """Tries options in many guessed worlds, those that did well more often than others.

    One tree serves all worlds: an option is compared only with those offered in the same world.
    Where the game has plans, only their first picks are tried.
    `effort` scales the number of worlds. With a limit of `seconds` a slow machine thinks less but
    never longer; without one, equal seeds give equal picks.
    """

    def __init__(self, seed: int, effort: float = 1.0, seconds: float = math.inf) -> None:
        self.dice = dice(seed)
        self.worlds = max(2, round(WORLDS * effort))
        self.seconds = seconds

    def choose(self, game: Game, state: State, seat: int) -> int:
        """Return the option that was visited most."""
        options = tries(game, state, seat)
        if len(options) == 1:
            return options[0]
        root = Node()
        deadline = time.monotonic() + self.seconds
        for _ in range(self.worlds):
            self._visit(game, game.guess(state, seat, self.dice), seat, root)
            if time.monotonic() > deadline:
                break
        tried = [option for option in options if option in root.children]
        return max(tried, key=lambda option: root.children[option].visits)

    def _visit(self, game: Game, world: State, seat: int, root: Node) -> None:
        """Go down the tree to an option never tried, play on at random, and note the outcome."""
        node, actor, options = root, seat, tries(game, world, seat)
        path: list[tuple[Node, int]] = []
        while options:
            option = self._choose(node, options)
            is_new = option not in node.children
            node = node.children.setdefault(option, Node())
            path.append((node, actor))
            world.pick(actor, option)
            if is_new:
                break
            actor = world.actor
            options = tries(game, world, actor)
        self._play_on(game, world)
        values = outcome(game, world)
        for visited, chooser in path:
            visited.visits += 1
            visited.total += values[chooser]

    def _choose(self, node: Node, options: list[int]) -> int:
        """Return an option never tried, else the most promising one."""
        fresh = [option for option in options if option not in node.children]
        for option in options:
            if option in node.children:
                node.children[option].offered += 1
        if fresh:
            return fresh[self.dice.below(len(fresh))]
        return max(options, key=lambda option: node.children[option].promise())

    def _play_on(self, game: Game, world: State) -> None:
        """Play some more picks, as planned or at random."""
        for _ in range(LONGEST_PLAYOUT):
            if not world.legal:
                return
            plans = game.plans(world, world.actor, 1)
            legal = world.legal
            for option in plans[0] if plans else [legal[self.dice.below(len(legal))]]:
                world.choose(option)


def tries(game: Game, world: State, seat: int) -> list[int]:
    """Return the options that are worth a try: the first ones of plans, or all."""
    firsts = dict.fromkeys(plan[0] for plan in game.plans(world, seat, SOME))
    legal: list[int] = world.legal_of(seat)
    return list(firsts) or legal


def outcome(game: Game, world: State) -> list[float]:
    """Return for each seat how well it stands, from 0 to 1; a win counts as much as all else."""
    seats = range(world.seats())
    stands = [1 / (1 + math.exp(-game.appraise(world, p) / MARGIN)) for p in seats]
    if not world.is_over:
        return stands
    winners = game.winners(world)
    shares = [1 / len(winners) if p in winners else 0.0 for p in seats]
    return [(share + stand) / 2 for share, stand in zip(shares, stands, strict=True)]
