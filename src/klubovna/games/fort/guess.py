"""Fort: the worlds that a seat must think possible."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from klubovna.core.luck import Luck
from klubovna.core.step import Choice
from klubovna.games.fort.pieces.numbers import NONE
from klubovna.games.fort.rules.upgrade import ChooseRule
from klubovna.games.fort.state import Fort

MOST_TRIES: Final = 50


def guess(g: Fort, seat: int, luck: Luck) -> Fort:
    """Deal anew all that `seat` can't know: hidden kids, hands, made-up rules, waiting picks.

    Places are filled from sorted heaps, so that equal luck gives equal guesses in worlds that the
    seat can't tell apart.
    """
    g.check_seat(seat)
    world = g.clone()
    world.pauses = frozenset()
    if not g.is_over:  # then nothing is hidden any more
        deal_anew(world, seat, luck)
    world.luck = luck.clone()
    return world


def deal_anew(world: Fort, seat: int, luck: Luck) -> None:
    """Deal whatever `seat` can't know, and ask again whoever is asked."""
    deal_kids_anew(world, seat, luck)
    deal_rules_anew(world, seat, luck)
    if world.answers:
        for p in world.clockwise_after(seat):
            if world.answers[p]:
                packet = world.distinct(world.packets[p])
                world.answers[p] = [packet[luck.below(len(packet))]]
    ask_anew(world, seat, luck)


def shuffled(cards: Iterable[int], luck: Luck) -> list[int]:
    """Return cards in a random order, whatever order they came in."""
    rest = sorted(cards)
    found: list[int] = []
    while rest:
        found.append(rest.pop(luck.below(len(rest))))
    return found


def hidden_groups(g: Fort, seat: int) -> list[list[int]]:
    """Return groups of kids; within each, `seat` can't know which is where.

    The largest are all kids that it has never seen: in the park deck, in packets it has not met,
    and dealt to others. In a draft it has seen packets before others took from them: it knows
    what was taken, not by whom.
    """
    hidden = set(g.park_deck)
    for p in g.clockwise_after(seat):
        hidden.update(g.players[p].deck if g.packets else g.players[p].unseen)
        if g.packets:
            hidden.update(g.packets[p])
    groups: list[list[int]] = []
    for known in draft_groups(g, seat):
        group = [card for card in known if card in hidden]
        hidden.difference_update(group)
        groups.append(group)
    return [sorted(hidden), *groups]


def draft_groups(g: Fort, seat: int) -> list[list[int]]:
    """Return for each packet what others took from it between two looks of `seat`."""
    count = len(g.players)
    rounds = len(g.drafted[0])
    groups: list[list[int]] = []
    for packet in range(count):
        group: list[int] | None = None
        for k in range(rounds):
            holder = (packet + k) % count
            if holder == seat:
                groups.append(group or [])
                group = []
            elif group is not None:
                group.append(g.drafted[holder][k])
        holder = (packet + rounds) % count
        if group is not None:
            # What is left of the packet is as unknown as what was taken, unless it came back.
            if g.packets and holder != seat:
                group = group + g.packets[holder]
            groups.append(group)
    return groups


def deal_kids_anew(world: Fort, seat: int, luck: Luck) -> None:
    """Fill all hidden places of a group from that group, in the order of the seats."""
    heaps: dict[int, list[int]] = {}
    for group in hidden_groups(world, seat):
        heap = shuffled(group, luck)
        heaps.update((card, heap) for card in group)
    rows = list(world.drafted)
    for p in world.clockwise_after(seat):
        rival = world.players[p]
        hidden = hidden_kids(world, p)
        dealt = {card: heaps[card].pop() for card in hidden}
        rows[p] = tuple([dealt.get(card, card) for card in rows[p]])
        if world.packets:
            rival.deck = list(rows[p])
            world.packets[p] = [heaps[card].pop() for card in world.packets[p]]
        else:
            keep_what_is_known(world, p, [dealt[card] for card in hidden], luck)
            deal_hand_anew(world, p, luck)
    world.drafted = tuple(rows)
    world.park_deck = [heaps[card].pop() for card in world.park_deck]


def hidden_kids(world: Fort, player: int) -> list[int]:
    """Return the kids of a rival that nobody else has seen, in the order of a draft."""
    rival = world.players[player]
    if world.packets:
        return rival.deck
    if world.drafted[player]:
        return [card for card in world.drafted[player] if card in rival.unseen]
    return list(rival.unseen)


def keep_what_is_known(world: Fort, player: int, dealt: list[int], luck: Luck) -> None:
    """Give a rival other hidden kids; as many as before are surely in the hand."""
    rival = world.players[player]
    size = len(rival.hand)
    known = sorted([c for c in rival.hand + rival.deck if c not in rival.unseen])
    unknown_but_sure = len([c for c in rival.sure if c in rival.unseen])
    sure = sorted([c for c in rival.sure if c not in rival.unseen])
    sure += shuffled(dealt, luck)[:unknown_but_sure]
    rest = [card for card in known + dealt if card not in sure]
    rival.sure = tuple(sure)
    rival.unseen = tuple(dealt)
    rival.hand = sure + rest[: size - len(sure)]
    rival.deck = rest[size - len(sure) :]


def deal_hand_anew(world: Fort, player: int, luck: Luck) -> None:
    """Draw a rival's hand again from all that could be in it."""
    rival = world.players[player]
    sure = [c for c in rival.hand if c in rival.sure]
    free = shuffled([c for c in rival.hand if c not in rival.sure] + rival.deck, luck)
    count = len(rival.hand) - len(sure)
    rival.hand = sure + free[:count]
    rival.deck = free[count:]


def ask_anew(world: Fort, seat: int, luck: Luck) -> None:
    """Work out again what the actor may pick: a rival who is asked has something to choose."""
    if world.actor == seat:
        return  # a seat knows what it may pick itself
    if world.answers:
        world.legal = world.legal_of(world.actor)
    top = world.agenda[-1] if world.agenda else None
    if not isinstance(top, Choice):
        return
    world.legal = top.options(world)
    tries = 0
    while len(world.legal) < 2 and tries < MOST_TRIES:
        deal_hand_anew(world, top.player, luck)
        world.legal = top.options(world)
        tries += 1
    if not world.legal:
        # Cards are picked in rising order; forget how far the rival has come.
        world.play.last = NONE
        world.legal = top.options(world)


def deal_rules_anew(world: Fort, seat: int, luck: Luck) -> None:
    """Swap made-up rules that `seat` has not seen: it looked through the stack at most once."""
    rivals = [p for p in range(world.seats()) if p != seat and world.players[p].rule != NONE]
    takers = world.rule_takers
    top = world.agenda[-1]
    if isinstance(top, ChooseRule) and top.player == seat:
        swap_rules(world, rivals, luck, stack=False, box=True)
    elif seat in takers:
        turn = takers.index(seat)
        swap_rules(world, takers[:turn], luck, stack=False, box=True)
        swap_rules(world, takers[turn + 1 :], luck, stack=True, box=False)
    else:
        swap_rules(world, rivals, luck, stack=True, box=True)


def swap_rules(world: Fort, rivals: Sequence[int], luck: Luck, *, stack: bool, box: bool) -> None:
    """Deal the rules of some rivals, of the stack and of the box among themselves."""
    rules = [int(world.players[p].rule) for p in rivals]
    rules += world.rule_stack if stack else ()
    rules += world.rule_box if box else ()
    rules = shuffled(rules, luck)
    for p in rivals:
        world.players[p].rule = rules.pop()
    if stack:
        world.rule_stack = tuple([rules.pop() for _ in world.rule_stack])
    if box:
        world.rule_box = tuple(rules)
