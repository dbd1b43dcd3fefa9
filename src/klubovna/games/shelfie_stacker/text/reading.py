# not compiled: reads positions for people
"""Shelfie Stacker: positions read from text.

A character may be "cat" for that of the own deck. What is left out is empty; the bag holds what
lies nowhere else, and hands hold the first eight numbers but for those that were shown.
"""

from __future__ import annotations

from klubovna.core.luck import Luck
from klubovna.core.notation import NotationError, whole
from klubovna.core.state import Value
from klubovna.core.step import NOBODY, Step
from klubovna.games.shelfie_stacker.box.contents import Box
from klubovna.games.shelfie_stacker.pieces.numbers import (
    COLOUR_IDS,
    COLOUR_LETTERS,
    COLOURS,
    COLUMNS,
    DECK_IDS,
    DICE,
    HAND_SIZE,
    ROUNDS,
    make_copy,
    make_die,
)
from klubovna.games.shelfie_stacker.pieces.players import SEAT, Player
from klubovna.games.shelfie_stacker.rules.rounds import (
    ChooseCharacter,
    EndRound,
    EndTurn,
    Round,
    Turn,
)
from klubovna.games.shelfie_stacker.rules.turn import Arrange, TakeDelivery
from klubovna.games.shelfie_stacker.setup import bare_table
from klubovna.games.shelfie_stacker.state import Shelfie


def lay_out(lines: dict[str, str], luck: Luck, box: Box, settings: dict[str, Value]) -> Shelfie:
    """Lay everything where the lines say."""
    seats = whole(lines.pop("players", "2"), "players", least=1, most=4)
    g = bare_table(seats, luck, box, settings)
    first = "1" if "deliveries" in lines else "0"
    g.round = whole(lines.pop("round", first), "round", least=0, most=ROUNDS)
    g.turn = read_who(g, lines.pop("turn", "-"), "turn")
    g.order = [read_who(g, word, "order") for word in lines.pop("order", "").split()]
    g.gone = read_counts(lines.pop("gone", ""), "gone")
    read_deliveries(g, lines)
    ids = [card.id for card in box.sidekicks]
    g.sidekick, g.sidekick_owner = read_reward(g, lines, "sidekick", ids)
    ids = [card.id for card in box.competitions]
    g.competition, g.competition_owner = read_reward(g, lines, "competition", ids)
    ids = [card.id for card in box.end_cards]
    words = lines.pop("end cards", "").split()
    g.end_cards = tuple(index(ids, word, "end cards") for word in words)
    for who, me in enumerate(g.players):
        read_player(g, lines, who, me)
    for who, me in enumerate(g.players):
        read_hand(g, lines, who, me)
    fill_bag(g, lines)
    g.then(*usual_agenda(g))
    return g


def read_deliveries(g: Shelfie, lines: dict[str, str]) -> None:
    """Read the deliveries and who took them."""
    if "deliveries" in lines:
        heaps = read_heaps(lines.pop("deliveries"), "deliveries")
        if len(heaps) > len(g.deliveries):
            raise NotationError(f"deliveries: there are {len(g.deliveries)}")
        g.deliveries[: len(heaps)] = heaps
    takers = lines.pop("takers", "").split()
    if takers:
        g.takers = [read_who(g, word, "takers") for word in takers]


def read_player(g: Shelfie, lines: dict[str, str], who: int, me: Player) -> None:
    """Read what lies in front of a player, but for the hand."""
    shelf = read_heaps(lines.pop(f"shelf {who}", ""), f"shelf {who}")
    if len(shelf) > COLUMNS:
        raise NotationError(f"shelf {who}: a shelf has {COLUMNS} columns")
    me.columns[: len(shelf)] = shelf
    me.shame = sorted(read_dice(lines.pop(f"shame {who}", ""), f"shame {who}"))
    me.tray = read_dice(lines.pop(f"tray {who}", ""), f"tray {who}")
    me.ready = read_cards(g, lines.pop(f"ready {who}", ""), f"ready {who}", me)
    me.spent = read_cards(g, lines.pop(f"spent {who}", ""), f"spent {who}", me)
    me.stored = read_stored(g, lines.pop(f"stored {who}", ""), f"stored {who}", me)
    me.fresh = read_stored(g, lines.pop(f"fresh {who}", ""), f"fresh {who}", me)
    current = read_cards(g, lines.pop(f"current {who}", ""), f"current {who}", me)
    me.current = current[0] if current else NOBODY


def read_hand(g: Shelfie, lines: dict[str, str], who: int, me: Player) -> None:
    """Read a hand; left out, it has the first eight numbers but for those shown."""
    key = f"hand {who}"
    if key in lines:
        me.hand = sorted(read_cards(g, lines.pop(key), key, me))
        return
    shown = [copy for player in g.players for copy in player.ready + player.spent]
    first = [make_copy(me.deck, number) for number in range(1, HAND_SIZE + 1)]
    me.hand = [copy for copy in first if copy not in shown]


def fill_bag(g: Shelfie, lines: dict[str, str]) -> None:
    """Put into the bag what lies nowhere else; if the bag is written, they must agree."""
    whole_bag = g.bag[0]
    g.bag = [0] * COLOURS
    left = [whole_bag - count for count in g.census()]
    written = read_counts(lines.pop("bag"), "bag") if "bag" in lines else left
    for colour in range(COLOURS):
        if left[colour] < 0 or written[colour] != left[colour]:
            raise NotationError(f"there are {whole_bag} {COLOUR_IDS[colour]} dice")
    g.bag = left


def usual_agenda(g: Shelfie) -> list[Step]:
    """Return what is to be done next, as far as the pieces tell."""
    if g.turn != NOBODY:
        later = g.order[g.order.index(g.turn) + 1 :] if g.turn in g.order else []
        rest: list[Step] = [EndTurn(g.turn), *(Turn(who) for who in later), EndRound()]
        if g.players[g.turn].kind != SEAT:
            return rest
        taking = [] if g.turn in g.takers or g.players[g.turn].tray else [TakeDelivery(g.turn)]
        return [*taking, Arrange(g.turn), *rest]
    if any(g.deliveries):
        return [ChooseCharacter(), EndRound()]
    return [Round()]


def read_who(g: Shelfie, text: str, where: str) -> int:
    """Read a player, "-" for nobody."""
    return NOBODY if text == "-" else whole(text, where, least=0, most=len(g.players) - 1)


def read_counts(text: str, where: str) -> list[int]:
    """Read counts of colours."""
    counts = [0] * COLOURS
    words = text.split()
    for name, count in zip(words[::2], words[1::2], strict=False):
        counts[index(COLOUR_IDS, name, where)] = whole(count, where, least=0, most=99)
    return counts


def read_dice(text: str, where: str) -> list[int]:
    """Read dice such as "p5"."""
    return [read_die(word, where) for word in text.split() if word != "-"]


def read_die(word: str, where: str) -> int:
    """Read a die."""
    is_die = len(word) == 2 and word[0] in COLOUR_LETTERS and word[1] in "123456"
    if not is_die:
        raise NotationError(f'{where}: "{word}" is no die; p5 is the purple five')
    return make_die(COLOUR_LETTERS.index(word[0]), int(word[1]))


def read_heaps(text: str, where: str) -> list[list[int]]:
    """Read heaps of dice, parted by bars."""
    return [read_dice(heap, where) for heap in text.split("|")] if text else []


def read_cards(g: Shelfie, text: str, where: str, me: Player) -> list[int]:
    """Read characters."""
    return [read_card(g, word, where, me) for word in text.split()]


def read_card(g: Shelfie, word: str, where: str, me: Player) -> int:
    """Read a character; without a deck it is of the own one."""
    name, _, deck = word.partition("#")
    ids = [character.id for character in g.box.characters]
    number = index(ids, name, where) + 1
    return make_copy(index(DECK_IDS, deck, where) if deck else me.deck, number)


def read_stored(g: Shelfie, text: str, where: str, me: Player) -> list[int]:
    """Read dice on characters."""
    found = []
    for word in text.split():
        card, _, die = word.partition(":")
        found.append(read_card(g, card, where, me) * DICE + read_die(die, where))
    return found


def read_reward(g: Shelfie, lines: dict[str, str], key: str, ids: list[str]) -> tuple[int, int]:
    """Read a reward and its owner."""
    id, _, owner = lines.pop(key, "-").partition(" ")
    if id in ("-", ""):
        return NOBODY, NOBODY
    return index(ids, id, key), read_who(g, owner or "-", key)


def index(ids: list[str], word: str, where: str) -> int:
    """Return the place of a word in a list."""
    if word not in ids:
        raise NotationError(f'{where}: there is no "{word}"')
    return ids.index(word)
