# not compiled: text in
"""Fort: positions read from text."""

from __future__ import annotations

from klubovna.core.luck import Luck
from klubovna.core.notation import NotationError, whole
from klubovna.core.state import Value
from klubovna.games.fort import setup
from klubovna.games.fort.box.contents import KIND_IDS, PERK_IDS, PIZZA, SUIT_IDS, TOY, Box
from klubovna.games.fort.pieces.numbers import NONE
from klubovna.games.fort.pieces.play import Play, no_play
from klubovna.games.fort.rules.turn import Turn
from klubovna.games.fort.state import Fort
from klubovna.games.fort.text.notation import FLAGS, HEAPS, LISTS, NUMBERS, PANELS
from klubovna.games.fort.text.positions import placed


def lay_out(lines: dict[str, str], luck: Luck, box: Box, settings: dict[str, Value]) -> Fort:
    """Return the position that lines describe.

    What is left out: empty heaps, fresh boards, all other kids in the park deck, best friends in
    their owner's deck, a turn of the starter.
    """
    players = whole(lines.pop("players", "2"), "players", 2, 4)
    g = setup.deal(players, luck, box, settings)
    g.starter = whole(lines.pop("starter", "0"), "starter", 0, players - 1)
    for p in range(players):
        read_player(g, p, lines)
    g.park = read_cards(box, lines.pop("park", ""), "park")
    g.trashed = tuple(read_cards(box, lines.pop("trashed", ""), "trashed"))
    g.in_play = tuple(read_cards(box, lines.pop("in play", ""), "in play"))
    packets = lines.pop("packets", "")
    g.packets = [read_cards(box, part, "packets") for part in packets.split("|") if packets]
    drafted = lines.pop("drafted", "")
    if drafted:
        g.drafted = tuple(tuple(read_cards(box, r, "drafted")) for r in drafted.split("|"))
    sculptor = lines.pop("sculptor", "")
    g.sculptor = whole(sculptor, "sculptor", 0, players - 1) if sculptor else NONE
    read_small_cards(g, lines)
    turn = whole(lines.pop("turn", str(g.starter)), "turn", 0, players - 1)
    leader = "" if g.packets else f"leader={turn}"
    g.play = read_play(box, lines.pop("play", leader), players)
    g.agenda[:] = [Turn(turn)]
    read_park_deck(g, lines)
    check_cards(g)
    for kind in (TOY, PIZZA):
        g.supply[kind] = box.tokens[kind] - sum(int(me.owned(kind)) for me in g.players)
    return g


def read_player(g: Fort, player: int, lines: dict[str, str]) -> None:
    """Read one player's marks, tokens and cards."""
    me, where = g.players[player], f"player {player}"
    marks = read_marks(lines.pop(where, ""), where)
    me.board = pick(marks.pop("board", g.box.board_ids[player]), g.box.board_ids, where)
    me.level = whole(marks.pop("level", "0"), f"{where}: level", 0, len(g.box.levels) - 1)
    me.score = whole(marks.pop("score", "0"), f"{where}: score", 0, 999)
    tokens = [*marks.pop("stash", "0/0").split("/"), *marks.pop("pack", "0/0").split("/")]
    if len(tokens) != 4:
        raise NotationError(f"{where}: stash and pack are written toys/pizza")
    me.tokens = [whole(n, f"{where}: tokens", 0, 99) for n in tokens]
    me.rule = pick(marks.pop("rule", "none"), [rule.id for rule in g.box.rules], where)
    me.perk = pick(marks.pop("perk", "none"), PERK_IDS, where)
    if marks:
        raise NotationError(f'{where}: nobody knows "{next(iter(marks))}"')
    for zone in LISTS + HEAPS:
        cards = read_cards(g.box, lines.pop(f"{zone} {player}", ""), zone)
        setattr(me, zone, cards if zone in LISTS else tuple(cards))


def read_marks(text: str, where: str) -> dict[str, str]:
    """Read "key=value" words."""
    marks: dict[str, str] = {}
    for word in text.split():
        key, equals, value = word.partition("=")
        if not equals or key in marks:
            raise NotationError(f'{where}: "{word}" should be one key=value')
        marks[key] = value
    return marks


def pick(word: str, known: list[str], where: str) -> int:
    """Return the number of a word among known ones; "none" is NONE."""
    if word == "none":
        return NONE
    if word not in known:
        raise NotationError(f'{where}: there is no "{word}"; there are: {", ".join(known)}')
    return known.index(word)


def read_cards(box: Box, text: str, where: str) -> list[int]:
    """Read words of cards; of a kid with copies "bug" alone is not enough."""
    cards: list[int] = []
    for word in text.split():
        if word not in box.number_of:
            raise NotationError(f'{where}: there is no card "{word}"')
        cards.append(box.number_of[word])
    return cards


def read_card(box: Box, word: str) -> int:
    """Read the word of one card."""
    cards = read_cards(box, word, "play")
    if len(cards) != 1:
        raise NotationError("play: a card expected")
    return cards[0]


def read_small_cards(g: Fort, lines: dict[str, str]) -> None:
    """Read the made-up rules and perks on the table; the rest is in the box."""
    ids = [rule.id for rule in g.box.rules]
    owned = [int(me.rule) for me in g.players if me.rule != NONE]
    free = [r for r in range(len(ids)) if r not in owned]
    stack = lines.pop("rules", None)
    if stack is None:
        g.rule_stack = tuple(free[: len(g.players) + g.box.extra_rules - len(owned)])
    else:
        g.rule_stack = tuple(pick(w, ids, "rules") for w in stack.split() if w != "none")
    g.rule_box = tuple(r for r in free if r not in g.rule_stack)
    takers = lines.pop("rule takers", None)
    if takers is None:
        g.rule_takers = tuple(p for p, me in enumerate(g.players) if me.rule != NONE)
    else:
        most = len(g.players) - 1
        g.rule_takers = tuple(whole(p, "rule takers", 0, most) for p in takers.split())
    row = lines.pop("perks", None)
    taken = [int(me.perk) for me in g.players if me.perk != NONE]
    powers = [perk.power for perk in g.box.perks if perk.power not in taken]
    if row is None:
        g.perk_row = tuple(powers[: len(g.players) + g.box.extra_perks - len(taken)])
    else:
        g.perk_row = tuple(pick(w, PERK_IDS, "perks") for w in row.split() if w != "none")


def read_play(box: Box, text: str, players: int) -> Play:
    """Read the play on the table."""
    marks = read_marks(text, "play")
    play = no_play(whole(marks.pop("leader", "-1"), "play: leader", NONE, players - 1))
    if "card" in marks:
        play.card = read_card(box, marks.pop("card"))
    for name in ("coin", "suit", "coins_suit"):
        if name in marks:
            setattr(play, name, pick(marks.pop(name), SUIT_IDS, "play"))
    for word in filter(None, marks.pop("added", "").split(",")):
        card, _, suit = word.partition(":")
        play.added.append(read_card(box, card))
        play.suits.append(pick(suit or "none", SUIT_IDS, "play"))
    followers = filter(None, marks.pop("followers", "").split(","))
    play.followers = tuple(whole(p, "play: followers", 0, players - 1) for p in followers)
    if "results" in marks:
        results = [whole(n, "play: results", 0, 99) for n in marks.pop("results").split(",")]
        if len(results) != 6:
            raise NotationError("play: six results expected")
        play.results = results
    for name in ("kind", "chosen"):
        if name in marks:
            setattr(play, name, pick(marks.pop(name), KIND_IDS, "play"))
    if "panel" in marks:
        play.panel = pick(marks.pop("panel"), PANELS, "play")
    for name in NUMBERS:
        if name in marks:
            setattr(play, name, whole(marks.pop(name), f"play: {name}", NONE, NUMBERS[name]))
    for name in FLAGS:
        if name in marks:
            setattr(play, name, whole(marks.pop(name), "play", 0, 1) == 1)
    if marks:
        raise NotationError(f'play: nobody knows "{next(iter(marks))}"')
    return play


def read_park_deck(g: Fort, lines: dict[str, str]) -> None:
    """Read the park deck; left out, it holds all other kids, and decks the other friends."""
    if "park deck" in lines:
        g.park_deck = read_cards(g.box, lines.pop("park deck"), "park deck")
        return
    there = set(placed(g))
    g.park_deck = [card for card in range(g.box.park_kids) if card not in there]
    for me in g.players:
        if me.board != NONE and not g.packets:
            me.deck += [card for card in g.box.boards[me.board] if card not in there]


def check_cards(g: Fort) -> None:
    """Refuse a card that lies in two places, and a kid that lies nowhere."""
    cards = placed(g) + g.park_deck
    for card, kid in enumerate(g.box.kids):
        if cards.count(card) > 1:
            raise NotationError(f"{kid.word} is in two places")
        if card < g.box.park_kids and card not in cards:
            raise NotationError(f"{kid.word} is nowhere")
