# not compiled: told to those who ask for it
"""Fort: the table in sentences, out of a view alone."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from klubovna.core.state import Json
from klubovna.core.telling import Section, Sentence, around, names, say, things
from klubovna.games.fort.box.contents import Box

USED: Final = ("view-public-action", "view-private-action")


def tell(view: Json, seat: int | None, box: Box) -> list[Section]:
    """Tell what a seat sees: the play, what is its own, the park, the rivals, the supplies."""
    players: list[Json] = view["players"]
    found = [Section(say("tell-now"), tuple(play(view)))]
    if seat is not None:
        found.append(Section(say("tell-hand"), tuple(hand(view, players[seat]))))
        found.append(Section(say("tell-me"), tuple(own(view, seat, box))))
    park = (*cards(view["park"]), say("tell-deck", n=view["park_deck"]))
    found.append(Section(say("tell-park"), park))
    for p in around(len(players), seat):
        found.append(Section(say("tell-player", player=f"seat/{p}"), tuple(rival(view, p))))
    return [*found, Section(say("tell-supplies"), tuple(supplies(view)))]


def play(view: Json) -> Iterator[Sentence]:
    """Whose turn it is, and what lies in play."""
    leader, played = view["leader"], view["play"]
    if view["park_deck_cards"] is not None:
        yield say("tell-over")
    elif leader < 0:
        yield say("tell-draft")
    else:
        yield say("tell-turn", player=f"seat/{leader}", last=int(view["last_round"]))
    if played:
        card = f"kid/{played['card']}"
        yield say("tell-played", thing=card, cards=names("kid", played["added"]), about=ref(card))
        used = [say(key) for key, is_used in zip(USED, played["used"], strict=True) if is_used]
        if used:
            yield say("tell-used", actions=used)
    if view["in_play"]:
        yield say("tell-earlier", cards=names("kid", view["in_play"]))
    if view["sculpture"] >= 0:
        yield say("tell-sculpture", player=f"seat/{view['sculpture']}")


def ref(card: str) -> str:
    """Return a card without the number of its copy."""
    return card.partition("#")[0]


def cards(words: list[str]) -> list[Sentence]:
    """Return a line for each card, with what it does."""
    return things("kid", [ref(word) for word in words])


def hand(view: Json, me: Json) -> Iterator[Sentence]:
    """The cards that only this seat sees; in a draft, the packet and what is kept."""
    if view["packet"] is None:
        yield from cards(me["hand_cards"]) or [say("tell-hand-empty")]
        return
    yield from cards(view["packet"])
    yield say("tell-kept", cards=names("kid", me["kept"]))


def own(view: Json, seat: int, box: Box) -> Iterator[Sentence]:
    """The board, the yard and the piles of this seat."""
    me = view["players"][seat]
    yield from board(me)
    if me["level"] + 1 < len(box.levels):
        yield say("tell-next", n=me["level"] + 1, about=f"level/{me['level'] + 1}")
    yield say("tell-yard", cards=names("kid", me["yard"]))
    yield say("tell-discard", cards=names("kid", me["discard"]))
    yield say("tell-deck", n=me["deck"])
    yield from secrets(me)


def board(player: Json) -> Iterator[Sentence]:
    """Fort, points, stash, pack and lookout."""
    yield say("tell-fort", level=player["level"], points=player["score"])
    yield say("tell-stash", what=heap(player["stash"]))
    yield say("tell-pack", what=heap(player["pack"]), room=player["pack_capacity"])
    lookout = names("kid", player["lookout"])
    yield say("tell-lookout", cards=lookout, room=player["lookout_capacity"])


def heap(tokens: Json) -> list[Sentence]:
    """Return toys and pizzas."""
    return [say("tell-tokens", kind=kind, n=n) for kind, n in tokens.items() if n]


def secrets(player: Json) -> Iterator[Sentence]:
    """The perk and the made-up rule of a player, as far as they are known."""
    if player["perk"]:
        perk = f"perk/{player['perk']}"
        yield say("tell-perk", thing=perk, about=perk)
    if player["rule"]:
        rule = f"rule/{player['rule']}"
        yield say("tell-rule", thing=rule, about=rule)
    elif player["has_rule"]:
        yield say("tell-has-rule")


def rival(view: Json, p: int) -> Iterator[Sentence]:
    """What is known of somebody else; the cards in the yard can be recruited."""
    player = view["players"][p]
    yield from board(player)
    for card in player["yard"]:
        yield say("tell-in-yard", thing=f"kid/{card}", about=ref(f"kid/{card}"))
    yield say("tell-piles", hand=player["hand"], deck=player["deck"])
    if player["hand_cards"] is not None:  # the game is over
        yield say("tell-open", cards=names("kid", player["hand_cards"] + player["deck_cards"]))
    elif player["known_in_hand"]:
        yield say("tell-surely", cards=names("kid", player["known_in_hand"]))
    yield say("tell-discard", cards=names("kid", player["discard"]))
    yield from secrets(player)


def supplies(view: Json) -> Iterator[Sentence]:
    """What belongs to nobody."""
    for perk in view["perk_row"]:
        yield say("tell-perk-free", thing=f"perk/{perk}", about=f"perk/{perk}")
    if view["supply"] is not None:
        yield say("tell-supply", what=heap(view["supply"]))
    yield say("tell-rules-left", n=view["rule_stack"])
    yield say("tell-trashed", cards=names("kid", view["trashed"]))
