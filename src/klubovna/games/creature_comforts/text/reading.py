# not compiled: reads positions for people
"""Creature Comforts: positions read from text.

What is left out is empty; decks hold what lies nowhere else. Without an agenda, "next: 1" is who
has the next turn.
"""

from __future__ import annotations

from collections.abc import Sequence

from klubovna.core.luck import Luck
from klubovna.core.notation import NotationError, whole
from klubovna.core.parts import HasId
from klubovna.core.state import Value
from klubovna.core.step import NOBODY, Step
from klubovna.games.creature_comforts.box.contents import Box
from klubovna.games.creature_comforts.pieces.numbers import (
    BEYOND_PLACES,
    BIT,
    FACES,
    FAMILY_IDS,
    PLACE_IDS,
    RESOURCE_IDS,
    RESOURCES,
    VALLEY_CARDS,
)
from klubovna.games.creature_comforts.pieces.players import Player
from klubovna.games.creature_comforts.rules.month import (
    Month,
    RollVillageDice,
    Turns,
    Upkeep,
    season_of,
)
from klubovna.games.creature_comforts.rules.placing import SendWorkers
from klubovna.games.creature_comforts.rules.turn import Turn
from klubovna.games.creature_comforts.rules.winter import EndOfMonth
from klubovna.games.creature_comforts.setup import bare_table, free_families
from klubovna.games.creature_comforts.state import Comforts
from klubovna.games.creature_comforts.text.notation import ALL_PLACES

MOST = 999


def lay_out(lines: dict[str, str], luck: Luck, box: Box, settings: dict[str, Value]) -> Comforts:
    """Lay everything where the lines say."""
    seats = whole(lines.pop("players", "2"), "players", least=1, most=5)
    g = bare_table(seats, luck, box, settings)
    box = g.box
    g.month = whole(lines.pop("month", "0"), "month", least=0, most=g.months)
    g.bird = whole(lines.pop("bird", "0"), "bird", least=0, most=seats - 1)
    turn = lines.pop("turn", "-")
    g.turn = NOBODY if turn == "-" else whole(turn, "turn", least=0, most=seats - 1)
    g.wheel = whole(lines.pop("wheel", "1"), "wheel", least=1, most=FACES)
    read_valley(g, lines)
    g.nest = read_cards(box.comforts, lines, "nest")
    g.ladder = read_cards(box.improvements, lines, "ladder")
    g.discard = read_counts(box.comforts, lines, "discard")
    g.scrapped = read_counts(box.improvements, lines, "scrapped")
    read_travellers(g, lines)
    g.ravens = read_mask(lines, "ravens")
    g.village = read_faces(lines, "village")
    read_owners(g, lines)
    read_work(g, lines)
    read_families(g, lines)
    for seat, me in enumerate(g.players):
        read_player(g, lines, seat, me)
    fill_decks(g, lines)
    first = whole(lines.pop("next", str(g.bird)), "next", least=0, most=seats - 1)
    g.then(*usual_agenda(g, first))
    return g


def read_valley(g: Comforts, lines: dict[str, str]) -> None:
    """Read the cards of the valley; what is not said to be seen may still come."""
    cards = g.box.valley
    g.forest = read_card(cards, lines.pop("forest", "-"), "forest")
    g.meadow = read_card(cards, lines.pop("meadow", "-"), "meadow")
    if "unseen" in lines:
        g.unseen = sorted(read_cards(cards, lines, "unseen"))
        return
    if g.is_winter():
        g.unseen = []
        return
    season = season_of(g, max(1, g.month))
    later = [n for n in range(VALLEY_CARDS) if cards[n].season >= season]
    g.unseen = [n for n in later if n not in (g.forest, g.meadow)]


def read_travellers(g: Comforts, lines: dict[str, str]) -> None:
    """Read who is at the inn, and who may still come."""
    cards = g.box.travellers
    g.traveller = read_card(cards, lines.pop("traveller", "-"), "traveller")
    if "travellers" in lines:
        g.travellers = sorted(read_cards(cards, lines, "travellers"))
    elif g.traveller in g.travellers:
        g.travellers.remove(g.traveller)


def read_owners(g: Comforts, lines: dict[str, str]) -> None:
    """Read who owns the places beyond the Valley."""
    words = lines.pop("owners", "").split()
    if len(words) > BEYOND_PLACES:
        raise NotationError(f"owners: at most {BEYOND_PLACES}")
    for n, word in enumerate(words):
        g.owners[n] = NOBODY if word == "-" else whole(word, "owners", 0, g.seats() - 1)


def read_work(g: Comforts, lines: dict[str, str]) -> None:
    """Read the turn under way."""
    g.work.faces = read_faces(lines, "faces")
    for word in lines.pop("assigned", "").split():
        place, _, dice = word.partition(":")
        if not dice or any(die not in "012345" for die in dice):
            raise NotationError(f'assigned: "{word}" names no dice')
        g.work.assigned[index(ALL_PLACES, place, "assigned")] = sum({BIT[int(die)] for die in dice})
    for word in lines.pop("values", "").split():
        place, _, value = word.partition(":")
        g.work.values[index(ALL_PLACES, place, "values")] = whole(value, "values", 1, FACES)
    g.work.tokens = whole(lines.pop("tokens", "0"), "tokens", 0, MOST)
    g.work.home = read_mask(lines, "home")


def read_families(g: Comforts, lines: dict[str, str]) -> None:
    """Read who plays which family; where nothing is said, the first ones that are free."""
    said = {seat: lines.pop(f"family {seat}", "") for seat in range(g.seats())}
    for seat, word in said.items():
        if word and word != "-":
            g.players[seat].family = index(FAMILY_IDS, word, f"family {seat}")
    for seat, word in said.items():
        if not word:
            g.players[seat].family = free_families(g)[0]


def read_player(g: Comforts, lines: dict[str, str], seat: int, me: Player) -> None:
    """Read what lies in front of a player."""
    comforts = g.box.comforts
    me.heap = read_heap(lines, f"heap {seat}")
    me.hand = sorted(read_cards(comforts, lines, f"hand {seat}"))
    me.known = sorted(read_cards(comforts, lines, f"known {seat}"))
    me.crafted = sorted(read_cards(comforts, lines, f"crafted {seat}"))
    me.built = read_cards(g.box.improvements, lines, f"built {seat}")
    me.dice = read_faces(lines, f"dice {seat}")
    words = lines.pop(f"workers {seat}", "").split()
    me.workers = sorted(index(PLACE_IDS, word, "workers") for word in words)
    barrow = lines.pop(f"barrow {seat}", "")
    me.barrow = index(PLACE_IDS, barrow, "barrow") if barrow else NOBODY
    me.stored = sorted(read_cards(comforts, lines, f"stored {seat}"))


def fill_decks(g: Comforts, lines: dict[str, str]) -> None:
    """Put into the decks what lies nowhere else; if they are written, they must agree."""
    for kind in g.nest + [card for me in g.players for card in me.hand + me.crafted]:
        g.deck[kind] -= 1
    for kind in g.ladder + [card for me in g.players for card in me.built]:
        g.workshop_deck[kind] -= 1
    g.deck = [all - out for all, out in zip(g.deck, g.discard, strict=True)]
    g.workshop_deck = [all - out for all, out in zip(g.workshop_deck, g.scrapped, strict=True)]
    for key, cards, left in (
        ("deck", g.box.comforts, g.deck),
        ("plans", g.box.improvements, g.workshop_deck),
    ):
        if min(left) < 0:
            raise NotationError(f"{key}: there are not so many copies of a card")
        if key in lines and read_counts(cards, lines, key) != left:
            raise NotationError(f"{key}: a card is nowhere, or in two places")


def usual_agenda(g: Comforts, first: int) -> list[Step]:
    """Return what is to be done next, as far as the pieces tell; `first` has the next turn."""
    if g.village:
        order = g.order()
        seats = order[order.index(first) :]
        return [*(Turn(seat) for seat in seats), EndOfMonth(), Upkeep()]
    if g.players[0].dice:
        return [SendWorkers(), RollVillageDice(), Turns(), EndOfMonth(), Upkeep()]
    return [Month()]


def read_card(cards: Sequence[HasId], text: str, where: str) -> int:
    """Read a card, "-" for none."""
    return NOBODY if text == "-" else index([card.id for card in cards], text, where)


def read_cards(cards: Sequence[HasId], lines: dict[str, str], key: str) -> list[int]:
    """Read cards."""
    ids = [card.id for card in cards]
    return [index(ids, word, key) for word in lines.pop(key, "").split()]


def read_counts(cards: Sequence[HasId], lines: dict[str, str], key: str) -> list[int]:
    """Read counted cards."""
    ids = [card.id for card in cards]
    counts = [0] * len(ids)
    for count, word in pairs(lines.pop(key, ""), key):
        counts[index(ids, word, key)] = whole(count, key, 0, MOST)
    return counts


def read_heap(lines: dict[str, str], key: str) -> list[int]:
    """Read resources."""
    heap = [0] * RESOURCES
    for count, word in pairs(lines.pop(key, ""), key):
        heap[index(RESOURCE_IDS, word, key)] = whole(count, key, 0, MOST)
    return heap


def pairs(text: str, key: str) -> list[tuple[str, str]]:
    """Read counts and names in turn."""
    words = text.split()
    if len(words) % 2:
        raise NotationError(f'{key}: counts and names expected, as in "2 wood 1 coin"')
    return list(zip(words[::2], words[1::2], strict=True))


def read_faces(lines: dict[str, str], key: str) -> list[int]:
    """Read dice."""
    return [whole(word, key, 1, FACES) for word in lines.pop(key, "").split()]


def read_mask(lines: dict[str, str], key: str) -> int:
    """Read places as bits."""
    return sum({BIT[index(ALL_PLACES, word, key)] for word in lines.pop(key, "").split()})


def index(ids: list[str], word: str, where: str) -> int:
    """Return the place of a word in a list."""
    if word not in ids:
        raise NotationError(f'{where}: there is no "{word}"')
    return ids.index(word)
