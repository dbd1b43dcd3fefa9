# not compiled: told to those who ask for it
"""Creature Comforts: the table in sentences, out of a view alone."""

from __future__ import annotations

from collections.abc import Iterator

from klubovna.core.state import Json
from klubovna.core.telling import Section, Sentence, around, names, phrased, say, things
from klubovna.games.creature_comforts.box.contents import Box
from klubovna.games.creature_comforts.pieces.numbers import (
    BOARD_PLACES,
    PLACE_IDS,
    RIVER_A,
    RIVER_C,
)
from klubovna.games.creature_comforts.text.phrases import (
    ability_phrase,
    improvement_phrase,
    place_phrase,
    slot_phrase,
)


def tell(view: Json, seat: int | None, box: Box) -> list[Section]:
    """Tell what a seat sees: the month, the dice, the places, the cards, the dens."""
    players: list[Json] = view["players"]
    if view["digits"] == "literal":
        box = box.literal or box
    found = [
        Section(say("tell-now"), tuple(month(view))),
        Section(say("tell-places"), tuple(places(view, box))),
        Section(say("tell-nest"), tuple(nest(view))),
        Section(say("tell-workshop"), tuple(workshop(view))),
    ]
    if seat is not None:
        found.append(Section(say("tell-hand"), tuple(hand(players[seat]))))
        found.append(Section(say("tell-me"), tuple(den(players[seat]))))
    for p in around(len(players), seat):
        lines = (*den(players[p]), *rival(players[p]))
        found.append(Section(say("tell-player", player=f"seat/{p}"), lines))
    return found


# The month.


def month(view: Json) -> Iterator[Sentence]:
    """Which month it is, who begins, whose turn it is, and the dice."""
    if not view["month"]:
        yield say("tell-setup")
        return
    is_winter = view["forest"] is None
    season = "winter" if is_winter else view["seasons"][view["month"] - 1]
    yield say("tell-month", month=view["month"], months=view["months"], season=season)
    yield say("tell-bird", player=f"seat/{view['bird']}")
    if view["turn"] is not None:
        yield say("tell-turn", player=f"seat/{view['turn']}")
    if view["village"]:
        yield say("tell-village", dice=faces(view["village"]))
    wheel = {id: faces(values) for id, values in view["zones"].items()}
    yield say("tell-wheel", a=wheel["a"], b=wheel["b"], c=wheel["c"])
    if view["active"]:
        yield from dice(view["active"])


def faces(values: list[int]) -> list[Sentence]:
    """Return the values of dice."""
    return [say("view-value", value=value) for value in values]


def dice(active: Json) -> Iterator[Sentence]:
    """The free dice of the turn under way, and those on places."""
    laid = {n for numbers in active["assigned"].values() for n in numbers}
    free = [face for n, face in enumerate(active["faces"]) if n not in laid]
    yield say("tell-free-dice", dice=faces(free))
    for place, numbers in active["assigned"].items():
        values = [active["faces"][n] for n in numbers]
        if place in active["values"]:
            values = [active["values"][place]]
        is_done = int(place in active["resolved"])
        yield say("tell-laid", thing=named(place), dice=faces(values), done=is_done)
    if active["tokens"] or active["tokens_left"]:
        yield say("tell-tokens", used=active["tokens"], left=max(0, active["tokens_left"]))


# Places.


def named(place: str) -> str:
    """Return the ref of a place of the board, or beyond the Valley."""
    return f"improvement/{place}" if "#" in place else f"place/{place}"


def places(view: Json, box: Box) -> Iterator[Sentence]:
    """Every place: what it asks for and gives, and who is there."""
    improvements = {card.id: card for card in box.improvements}
    for n, place in enumerate(PLACE_IDS[:BOARD_PLACES]):
        if place == "inn":
            yield from inn(view, box)
        elif does := deed(n, view, box):
            more = here(place, view)
            yield say("tell-does", thing=named(place), what=[does], more=more)
    for each in view["beyond"]:
        card = improvements[each["place"].partition("#")[0]]
        owner = say("tell-built-by", player=f"seat/{each['owner']}")
        yield say(
            "tell-does",
            thing=named(each["place"]),
            what=[phrased(improvement_phrase(card))],
            more=[owner, *here(each["place"], view)],
        )


def deed(n: int, view: Json, box: Box) -> Sentence | None:
    """Return what a place is for; in winter the valley sleeps."""
    if n < RIVER_A:
        deck = "forest" if PLACE_IDS[n].startswith("forest") else "meadow"
        cards = [card for card in box.valley if card.id == view[deck]]
        return phrased(slot_phrase(cards[0].slots[n % 2])) if cards else None
    if n <= RIVER_C:
        return phrased(slot_phrase(box.river[n - RIVER_A]))
    return phrased(place_phrase(box, n))


def here(place: str, view: Json) -> list[Sentence]:
    """Return who has a worker at a place, and whether a raven sits there."""
    players = enumerate(view["players"])
    who = [say("tell-player", player=f"seat/{p}") for p, me in players if place in me["workers"]]
    found = [say("tell-workers", players=who)] if who else []
    return [*found, say("tell-raven")] if place in view["ravens"] else found


def inn(view: Json, box: Box) -> Iterator[Sentence]:
    """The traveller with what is offered, and what changes this month."""
    guests = [guest for guest in box.travellers if guest.id == view["traveller"]]
    if not guests:
        yield say("tell-no-guest", thing=named("inn"), more=here("inn", view))
    for guest in guests:
        ref = f"traveller/{guest.id}"
        does = [phrased(ability_phrase(guest))]
        more = [say("tell-does", thing=ref, what=does), *here("inn", view)]
        yield say("tell-thing", thing=named("inn"), more=more, about=ref)


# Cards.


def nest(view: Json) -> Iterator[Sentence]:
    """The comforts on show, and the piles."""
    yield from things("comfort", view["nest"])
    yield say("tell-deck", n=view["deck"])
    yield say("tell-discard", cards=names("comfort", view["discard"]))


def workshop(view: Json) -> Iterator[Sentence]:
    """The ladder from its lowest rung."""
    for rung, id in enumerate(view["ladder"], 1):
        ref = f"improvement/{id}"
        yield say("tell-rung", n=rung, thing=ref, about=ref)
    yield say("tell-deck", n=view["workshop_deck"])


def hand(me: Json) -> Iterator[Sentence]:
    """The cards that only this seat sees."""
    if not me["hand_cards"]:
        yield say("tell-hand-empty")
    for id in me["hand_cards"]:
        ref = f"comfort/{id}"
        more = [say("tell-payable")] if id in me["payable"] else []
        yield say("tell-thing", thing=ref, about=ref, more=more)


# Dens.


def den(player: Json) -> Iterator[Sentence]:
    """Points, resources, dice, workers, and what was made."""
    family = f"family/{player['family']}"
    if player["family"]:
        yield say("tell-den", thing=family, n=player["points"])
    yield say("tell-stock", goods=heap(player["heap"]))
    if player["dice"]:
        yield say("tell-family-dice", dice=faces(player["dice"]))
    sent = [say("tell-name", thing=named(place)) for place in player["workers"]]
    yield say("tell-sent", places=sent, ready=int(player["ready"]))
    if player["barrow"]:
        yield say("tell-barrow", thing=named(player["barrow"]))
    for id, stored in zip(player["crafted"], player["stored"], strict=True):
        more = [say("view-stored", things=heap(stored))] if stored else []
        yield say("tell-crafted", thing=f"comfort/{id}", more=more)
    yield say("tell-built", cards=names("improvement", player["built"]))
    yield say("tell-cottages", n=player["cottages"])


def heap(goods: dict[str, int]) -> list[Sentence]:
    """Return how much there is of each resource."""
    return [say("tell-some", resource=f"resource/{id}", count=n) for id, n in goods.items() if n]


def rival(player: Json) -> Iterator[Sentence]:
    """What is known of somebody else's hand."""
    yield say("tell-in-hand", n=player["hand"], cards=names("comfort", player["known"]))
