"""Small stories of Shelfie Stacker: lay a position out, let people choose, look what became of it.

Dice are written "p5"; a shelf is "p1 p3 | g2 | - | - | -", what is left out on the right is empty.
A character of the own deck is written without its deck: "cat", another one "cat#purple".
"""

from __future__ import annotations

import re
from collections.abc import Iterable

from klubovna.core.game import NOT_ASKED, kind_of
from klubovna.core.luck import Scripted
from klubovna.core.notation import read_lines
from klubovna.games.shelfie_stacker import GAME
from klubovna.games.shelfie_stacker.box import reader
from klubovna.games.shelfie_stacker.pieces.numbers import DECK_IDS, DICE, HAND_SIZE, die_word
from klubovna.games.shelfie_stacker.state import Shelfie
from klubovna.games.shelfie_stacker.text.notation import write_cards, write_dice, write_heaps

BOX = reader.load()
CHARACTER_IDS = [character.id for character in BOX.characters]

# A card that does nothing while dice are placed: shown by whoever has no other.
IDLE = "festival_goer"
FREE_DELIVERIES = ["p1 g1 b1", "o1 p1 g1", "b1 o1 p1", "g1 b1 o1", "p1 g1 o1"]


# Positions.


def shelfie(text: str, seed: int = 0) -> Shelfie:
    """Return the position that notation lines describe; the line with the game is added."""
    lines = [line.strip() for line in text.strip().splitlines()]
    g: Shelfie = GAME.position("\n".join([f"game: {GAME.id} {GAME.version}", *lines]), seed)
    return g


def choosing(text: str = "", seed: int = 0) -> Shelfie:
    """Return the moment when all choose a character.

    Left out: two players, round 1, some deliveries; hands are filled up from the own deck.
    """
    lines = read_lines(text)
    players = count_players(lines)
    lines.setdefault("round", "1")
    lines.setdefault("deliveries", " | ".join(FREE_DELIVERIES[: max(players, 2) + 1]))
    fill_hands(lines, HAND_SIZE + 1 - int(lines["round"]))
    return shelfie(written(lines), seed)


def taking(text: str, seed: int = 0) -> Shelfie:
    """Return the moment when player 0 (or "turn: 1") chooses a delivery, as in `turn`."""
    return turn(text, seed, is_placing=False)


def placing(text: str, seed: int = 0) -> Shelfie:
    """Return the moment when player 0 (or "turn: 1") has taken a delivery, as in `turn`."""
    return turn(text, seed, is_placing=True)


def turn(text: str, seed: int, is_placing: bool) -> Shelfie:
    """Return a moment in a turn.

    Left out: two players, round 4, player 0 has the first turn. Hands are filled up; who has no
    character on the table shows an idle one, else the last named one is that of this round.
    """
    lines = read_lines(text)
    players = count_players(lines)
    lines.setdefault("round", "4")
    who = lines.setdefault("turn", "0")
    everybody = [str(player) for player in range(max(players, 2))]
    others = [player for player in everybody if player != who]
    order = lines.setdefault("order", " ".join([who, *others])).split()
    done = order[: order.index(who) + is_placing]
    free = FREE_DELIVERIES[: len(everybody) + 1 - len(done)]
    boxes = lines.setdefault("deliveries", " | ".join(["-"] * len(done) + free)).split("|")
    takers = iter(done)
    lines["takers"] = " ".join(next(takers) if box.strip() == "-" else "-" for box in boxes)
    for player in everybody:
        show_somebody(lines, player, is_rival=players == 1 and player == "1")
    fill_hands(lines, HAND_SIZE - int(lines["round"]))
    return shelfie(written(lines), seed)


def count_players(lines: dict[str, str]) -> int:
    """Return the number of people; two, if nothing is said."""
    return int(lines.setdefault("players", "2"))


def show_somebody(lines: dict[str, str], player: str, is_rival: bool) -> None:
    """Let a player have a character of this round."""
    shown = f"{lines.get(f'spent {player}', '')} {lines.get(f'ready {player}', '')}".split()
    if not shown:
        lines["spent 1" if is_rival else f"ready {player}"] = IDLE
        shown = [IDLE]
    lines.setdefault(f"current {player}", shown[-1])


def fill_hands(lines: dict[str, str], size: int) -> None:
    """Fill hands up with characters of the own deck that are nowhere else."""
    players = max(int(lines["players"]), 2)
    heaps = [f"{heap} {who}" for heap in ("hand", "ready", "spent") for who in range(players)]
    used = [full(word, key[-1]) for key in heaps for word in lines.get(key, "").split()]
    for who in map(str, range(players)):
        hand = lines.get(f"hand {who}", "").split()
        spare = [id for id in CHARACTER_IDS if full(id, who) not in used]
        lines[f"hand {who}"] = " ".join(hand + spare[: max(size - len(hand), 0)])


def full(word: str, who: str) -> str:
    """Return a character with its deck."""
    return word if "#" in word else f"{word}#{DECK_IDS[int(who)]}"


def written(lines: dict[str, str]) -> str:
    """Write lines of notation."""
    return "\n".join(f"{key}: {value}" for key, value in lines.items())


def fated(g: Shelfie, *outcomes: int) -> Shelfie:
    """Let the next chances come out so, from 0; a face is its value - 1."""
    g.luck = Scripted(list(outcomes), 0, g.luck)
    return g


# Choosing.


def play(g: Shelfie, picks: str) -> Shelfie:
    """Let whoever is asked choose, one word a real question; forced picks are taken unasked.

    A word is the end or the zone of a target: "p5", "column/2", "shame", "cat". In front of it may
    stand who is to be asked: "1:end_turn".
    """
    for pick in picks.split():
        seat, word = split_seat(pick)
        assert not g.is_over, f"the game is over before {pick}"
        assert seat in ("", str(g.actor)), f"{pick}: player {g.actor} is asked, {question(g)}"
        fitting = [o for o in g.legal if fits(g, GAME.target(g, g.actor, o), word)]
        assert len(fitting) == 1, f"{pick}: {len(fitting)} options like this, {question(g)}"
        g.choose(fitting[0])
    return g


def targets(g: Shelfie, zone: str = "") -> list[str]:
    """Return what is offered now with its place, such as "tray/p5"; of a zone or of all."""
    found = [GAME.target(g, g.actor, option) for option in g.legal]
    return [target for target in found if target.startswith(zone)]


def offers(g: Shelfie, zone: str = "") -> list[str]:
    """Return the words of what is offered now; the own deck is left out."""
    own = f"#{DECK_IDS[g.actor]}"
    return [target.split("/", 1)[1].removesuffix(own) for target in targets(g, zone)]


def asked(g: Shelfie) -> str:
    """Return the kind of the question, such as "place_die", or "" when the game is over."""
    top = g.top_choice()
    return kind_of(type(top)) if top is not None else ""


def refused(g: Shelfie, word: str) -> str:
    """Return the rule that forbids a wish to whoever is asked, such as "5.2"; "": it is offered."""
    wishes = [option.target for option in GAME.wishes(g, g.actor)]
    fitting = [target for target in [*targets(g), *wishes] if fits(g, target, word)]
    refusal = GAME.why_not(g, g.actor, fitting[0] if fitting else word)
    assert refusal != NOT_ASKED, f"{word}: nobody could wish for this, {question(g)}"
    return refusal.rule if refusal else ""


# Looking.


def shelf(g: Shelfie, who: int = 0) -> str:
    """Return a shelf as text, without empty columns on the right."""
    text = write_heaps(g.players[who].columns)
    return re.sub(r"( \| -)+$", "", text)


def tray(g: Shelfie, who: int = 0) -> str:
    """Return the dice that are to be placed."""
    return write_dice(g.players[who].tray)


def shame(g: Shelfie, who: int = 0) -> str:
    """Return the dice on the shelf of shame."""
    return write_dice(g.players[who].shame)


def stored(g: Shelfie, who: int = 0) -> str:
    """Return the dice on characters, those of this turn last, such as "borrower:p5"."""
    me = g.players[who]
    return " ".join(
        f"{cards_of(g, [n // DICE], who)}:{die_word(n % DICE)}" for n in me.stored + me.fresh
    )


def ready(g: Shelfie, who: int = 0) -> str:
    """Return the characters whose abilities can be used."""
    return cards_of(g, g.players[who].ready, who)


def spent(g: Shelfie, who: int = 0) -> str:
    """Return the characters whose abilities were used."""
    return cards_of(g, g.players[who].spent, who)


def hand(g: Shelfie, who: int = 0) -> str:
    """Return the characters in hand."""
    return cards_of(g, g.players[who].hand, who)


def deliveries(g: Shelfie) -> str:
    """Return the deliveries."""
    return write_heaps(g.deliveries)


def cards_of(g: Shelfie, copies: Iterable[int], who: int) -> str:
    """Return characters as text; the own deck is left out."""
    own = f"#{DECK_IDS[g.players[who].deck]}"
    return " ".join(word.removesuffix(own) for word in write_cards(g, list(copies)).split())


def split_seat(pick: str) -> tuple[str, str]:
    """Split "1:end_turn" into who is asked, if it is said, and the word."""
    found = re.fullmatch(r"(?:(\d):)?(.+)", pick)
    assert found, f'"{pick}" is no pick'
    return found[1] or "", found[2]


def fits(g: Shelfie, target: str, word: str) -> bool:
    """Tell whether a word is the end or the zone of a target, in whole parts."""
    own = f"#{DECK_IDS[g.actor]}"
    return f"/{target}".removesuffix(own).endswith(f"/{word.removesuffix(own)}") or (
        target.startswith(f"{word}/")
    )


def question(g: Shelfie) -> str:
    """Say what is asked and offered, for failures."""
    return f"{asked(g)} offers {' '.join(targets(g))}"
