# not compiled: told to those who ask for it
"""Shelfie Stacker: the table in sentences, out of a view alone."""

from __future__ import annotations

from collections.abc import Iterator

from klubovna.core.state import Json
from klubovna.core.telling import Section, Sentence, around, names, phrased, say
from klubovna.games.shelfie_stacker.box.contents import Box, Character, Competition
from klubovna.games.shelfie_stacker.pieces.numbers import COLOUR_IDS
from klubovna.games.shelfie_stacker.text.catalogue import (
    competition_json,
    end_card_json,
    sidekick_json,
)
from klubovna.games.shelfie_stacker.text.phrases import ability_phrase


def tell(view: Json, seat: int | None, box: Box) -> list[Section]:
    """Tell what a seat sees: the round, deliveries, what is its own, rewards, the others."""
    does = {each.id: does_of(each) for each in box.characters}
    players: list[Json] = view["players"]
    found = [
        Section(say("tell-now"), tuple(round_of(view))),
        Section(say("tell-deliveries"), tuple(deliveries(view))),
    ]
    if seat is not None:
        me = players[seat]
        found.append(Section(say("tell-me"), tuple(shelf(me))))
        found.append(Section(say("tell-characters"), tuple(characters(view, me, does))))
    found.append(Section(say("tell-rewards"), tuple(rewards(view, box))))
    for p in around(len(players), seat):
        found.append(Section(called(view, p), tuple(rival(players[p]))))
    return found


def called(view: Json, player: int) -> Sentence:
    """Return the name of a player; a solo rival holds no seat."""
    kind = view["players"][player]["kind"]
    if kind == "seat":
        return say("tell-player", player=f"seat/{player}")
    return say(f"view-{kind}")


def plain_word(word: str) -> str:
    """Return the word of a character, whoever's copy it is."""
    return word.partition("#")[0]


def card(word: str) -> str:
    """Return the ref of a character."""
    return f"character/{plain_word(word)}"


def round_of(view: Json) -> Iterator[Sentence]:
    """Which round it is, and in which order everybody has a turn."""
    if not view["round"]:
        yield say("tell-setup")
        return
    yield say("tell-round", round=view["round"], rounds=view["rounds"])
    if view["phase"] == "over":
        yield say("tell-over")
    elif not view["order"]:
        yield say("tell-all-choose")
    for turn in view["order"]:
        is_now = int(view["turn"] == turn["player"])
        yield say(
            "tell-turn",
            players=[called(view, turn["player"])],
            thing=card(turn["card"]),
            number=turn["number"],
            letter=turn["letter"],
            now=is_now,
        )


def deliveries(view: Json) -> Iterator[Sentence]:
    """The dice of each delivery, or who has it; and what the bag holds."""
    for number, delivery in enumerate(view["deliveries"], 1):
        if delivery["taker"] is not None:
            yield say("tell-taken", number=number, players=[called(view, delivery["taker"])])
        else:
            yield say("tell-delivery", number=number, dice=names("die", delivery["dice"]))
    yield say("tell-bag", dice=by_colour(view["bag"]))
    if any(view["gone"].values()):
        yield say("tell-gone", dice=by_colour(view["gone"]))


def by_colour(counts: dict[str, int]) -> list[Sentence]:
    """Return how many dice of each colour there are."""
    return [say("tell-colour", thing=f"colour/{id}", n=n) for id, n in counts.items() if n]


def shelf(player: Json) -> Iterator[Sentence]:
    """Points, columns from the left, shelf of shame and delivery."""
    yield say("tell-points", n=player["points"])
    for number, dice in enumerate(player["columns"], 1):
        yield say("tell-column", column=number, dice=names("die", dice))
    yield say("tell-shame", dice=names("die", player["shame"]))
    if player["tray"]:
        yield say("tell-tray", dice=names("die", player["tray"]))


def does_of(character: Character) -> Sentence:
    """Return in a few words what a character does."""
    found = ability_phrase(character)
    return phrased({**found, "key": f"view-brief-{found['key'].removeprefix('view-')}"})


def characters(view: Json, me: Json, does: dict[str, Sentence]) -> Iterator[Sentence]:
    """The characters on the table and in hand, with what they do."""
    for each in me["cards"]:
        yield laid(each, does[plain_word(each["card"])])
    if view["picked"]:
        yield say("tell-picked", thing=card(view["picked"]))
    for word in me["hand_cards"]:
        yield say("tell-hand", thing=card(word), more=[does[plain_word(word)]])
    for word in view["picked_hand"]:
        yield say("tell-thing", thing=card(word), more=[does[word]])


def laid(each: Json, *does: Sentence) -> Sentence:
    """Return a character on the table: ready or spent, the dice on it, what it does."""
    dice = [say("tell-holds", dice=names("die", each["dice"]))] if each["dice"] else []
    return say(f"tell-card-{each['state']}", thing=card(each["card"]), more=[*dice, *does])


def rewards(view: Json, box: Box) -> Iterator[Sentence]:
    """Sidekick, competition and the cards of the end, with what they are for."""
    sidekicks = {card.id: sidekick_json(card)["phrase"] for card in box.sidekicks}
    if reward := view["sidekick"]:
        yield owned(view, "sidekick", reward, phrased(sidekicks[reward["id"]]))
    if reward := view["competition"]:
        card = next(card for card in box.competitions if card.id == reward["id"])
        does = phrased(competition_json(card)["phrase"])
        yield owned(view, "competition", reward, does, *pattern(card))
    if view["sidekick"]:
        counts = [
            say("tell-standing", players=[called(view, p)], n=player["sidekick_dice"])
            for p, player in enumerate(view["players"])
        ]
        yield say("tell-sidekick", standings=counts)
    ends = {card.id: end_card_json(card)["phrase"] for card in box.end_cards}
    for id in view["end_cards"]:
        yield say("tell-does", thing=f"end_card/{id}", what=[phrased(ends[id])])


def owned(view: Json, kind: str, reward: Json, does: Sentence, *more: Sentence) -> Sentence:
    """Return a reward, and who has it."""
    ref, owner = f"{kind}/{reward['id']}", reward["owner"]
    has = [] if owner is None else [say("tell-owner", players=[called(view, owner)])]
    return say("tell-does", thing=ref, what=[does], more=[*more, *has])


def pattern(competition: Competition) -> Iterator[Sentence]:
    """The columns of a pattern from the left, each from the bottom; a gap may hold anything."""
    colours = {(column, row): colour for column, row, colour in competition.cells}
    for column in range(competition.width):
        cells = [colours.get((column, row)) for row in range(competition.height)]
        said = [
            say("view-anything") if c is None else say("tell-name", thing=f"colour/{COLOUR_IDS[c]}")
            for c in cells
        ]
        yield say("tell-pattern", column=column + 1, dice=said)


def rival(player: Json) -> Iterator[Sentence]:
    """What lies in front of somebody else."""
    if player["kind"] != "friend":
        yield from shelf(player)
    yield from (laid(each) for each in player["cards"])
    if player["kind"] == "seat":
        yield say("tell-in-hand", n=player["hand"])
    else:
        yield say(f"view-about-{player['kind']}")
