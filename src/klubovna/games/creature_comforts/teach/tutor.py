# not compiled: made for people, now and then
"""Creature Comforts: what a friend beside you says when something is met for the first time."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from klubovna.core.teaching import Args, Lesson, Note, Topic
from klubovna.games.creature_comforts.pieces.numbers import (
    ALL_DICE,
    BOARD_PLACES,
    FACES,
    INN,
    MARKET,
    MEADOW_2,
    NONE,
    OWL_DRAW,
    OWL_PICK,
    RESOURCE_IDS,
    RIVER_A,
    RIVER_C,
    SEASON_IDS,
    WORKSHOP,
)
from klubovna.games.creature_comforts.rules import (
    assign,
    month,
    pay,
    places,
    placing,
    trade,
    turn,
    winter,
)
from klubovna.games.creature_comforts.rules.month import season_of
from klubovna.games.creature_comforts.setup import ChooseFamily, KeepComforts
from klubovna.games.creature_comforts.state import Comforts
from klubovna.games.creature_comforts.teach.advice import (
    best_rung,
    inn_trade,
    sure_with,
    turned,
    worth_of,
)
from klubovna.games.creature_comforts.teach.cautions import cautions
from klubovna.games.creature_comforts.teach.goals import (
    best_new,
    best_wish,
    cheapest,
    dearest_wish,
    gives_what_is_missing,
    goal_of,
    last_wish,
    most_spare,
    next_place,
    sure_faces,
    sure_places,
    wanted_good,
)
from klubovna.games.creature_comforts.teach.notes import NOTES as NOTES
from klubovna.games.creature_comforts.teach.notes import Asked
from klubovna.games.creature_comforts.teach.places import MISSING

TOPICS: Final = (
    Topic("workers", "worker"),
    Topic("dice", "die"),
    Topic("gather", "wood"),
    Topic("comforts", "owl"),
    Topic("craft", "comfort"),
    Topic("workshop", "cottage"),
    Topic("trade", "any"),
    Topic("lessons", "lesson"),
    Topic("year", "spring"),
)

HELPERS: Final = {
    assign.Cycle: ("bicycle", "6.3"),
    assign.CycleTo: ("bicycle", "6.3"),
    assign.TurnVane: ("weathervane", "6.7"),
    assign.OpenUmbrella: ("umbrella", "6.6"),
}

# Where one thing is to be said, beside the first option or the last.
FIRST: Final = 0
LAST: Final = -1
SIMPLE: Final[dict[type, tuple[str, int, str, tuple[str, ...]]]] = {
    ChooseFamily: ("family", FIRST, "1.6", ("worker",)),
    month.LynxGift: ("lynx", FIRST, "7.1", ("canada_lynx",)),
    placing.LoonPlace: ("loon", FIRST, "7.9", ("common_loon", "worker")),
    trade.InnTrade: ("inn", LAST, "5.7", ("->",)),
    trade.BulkTrade: ("inn", LAST, "5.7", ("->",)),
    pay.PayStones: ("mole", LAST, "7.5", ("stone", "coin")),
}


def lesson(g: Comforts, seat: int) -> Lesson:
    """Return what there is to say to a seat now, out of what the seat may know."""
    asked = Asked(g, seat)
    return Lesson(tuple(notes(asked)), goal_of(g, seat), cautions(g, seat))


def notes(asked: Asked) -> list[Note]:
    """Return all that fits the question."""
    kind = type(asked.top)
    if kind in SIMPLE:
        id, at, rule, signs = SIMPLE[kind]
        return [asked.note(id, asked.legal[at], rule, *signs)]
    return SAID_AT[kind](asked) if kind in SAID_AT else []


# The table before the first month.


def on_first_cards(asked: Asked) -> list[Note]:
    """The comfort that costs most may go."""
    found, is_tied = dearest_wish(asked.g, asked.seat, asked.g.players[asked.seat].hand)
    args: Args = {"comfort": f"comfort/{found.card.id}", "tied": int(is_tied)}
    return [asked.note("first_cards", found.kind, "1.5", "comfort", **args), *alone(asked.g)]


def alone(g: Comforts) -> list[Note]:
    """Whoever plays alone plays for a title."""
    return [Note("alone", NOTES["alone"], rule="10.2", signs=("heart",))] if g.seats() == 1 else []


# Workers.


def on_placing(asked: Asked) -> list[Note]:
    """Say what places are for, those first where the own dice are enough."""
    if placing.READY in asked.legal:
        return [asked.note("ready", placing.READY, "2.4", "check")]
    if asked.legal[0] >= placing.BARROW:
        return [asked.note("barrow", asked.legal[0], "6.9", "wheelbarrow")]
    g, seat = asked.g, asked.seat
    best = next_place(g, seat, asked.legal)
    found = [asked.note("workers", best, "2.4", "4", "worker"), *alone(g)]
    sure = sure_places(g, seat, [best, *asked.legal])
    if sure:
        faces = [f"face_{value}" for value in sure_faces(g, seat, sure[0])]
        found.append(asked.note("own_dice", sure[0], "2.3", *faces, place=asked.place(sure[0])))
    return found + [note for place in VISITED for note in visit_note(asked, place)] + season(asked)


VISITED: Final = (MEADOW_2, RIVER_A, OWL_PICK, INN, WORKSHOP, MARKET)


def visit_note(asked: Asked, place: int) -> list[Note]:
    """Say what the places of an area are for, at one that is open."""
    g, open_places = asked.g, asked.legal
    if place == RIVER_A:
        return area_note(asked, "river", "5.2", range(RIVER_A, RIVER_C + 1), "stone")
    if place == MEADOW_2:
        return area_note(asked, "valley", "5.1", range(MEADOW_2 + 1), "wood", "yarn")
    if place not in open_places:
        return []
    if place == OWL_PICK:
        is_full = len(g.players[asked.seat].hand) >= g.box.hand_limit
        return [] if is_full else [asked.note("nest_visit", place, "5.3", "owl", "comfort")]
    if place == INN:
        guest = f"traveller/{g.guest().id}"
        return [asked.note("inn_visit", place, "5.7", g.guest().id, traveller=guest)]
    if place == WORKSHOP:
        has_cottage = g.cottages(asked.seat) > 0
        return [asked.note("workshop_visit", place, "5.5", "cottage")] if has_cottage else []
    return [asked.note("market_visit", place, "5.8", "any", "coin")]


def area_note(asked: Asked, id: str, rule: str, area: range, *signs: str) -> list[Note]:
    """Say what an area is for, at the place of it that brings most of what is needed."""
    g, seat = asked.g, asked.seat
    found = [place for place in area if place in asked.legal]
    useful = [place for place in found if gives_what_is_missing(g, seat, place)]
    best = (sure_places(g, seat, useful) or useful or sure_places(g, seat, found) or found)[:1]
    return [asked.note(id, place, rule, *signs) for place in best]


def season(asked: Asked) -> list[Note]:
    """Each season lacks one good: said where it would be found."""
    g = asked.g
    at = season_of(g, g.month)
    id, good = SEASON_IDS[at], RESOURCE_IDS[MISSING[at]]
    args: Args = {"season": f"season/{id}", "resource": f"resource/{good}"}
    return [Note("season", NOTES["season"], asked.place(MEADOW_2), args, "5.1", ("no", good))]


# Dice.


def on_helper(asked: Asked) -> list[Note]:
    """An improvement that helps before dice are assigned."""
    card, rule = HELPERS[type(asked.top)]
    return [asked.note("helper", asked.legal[-1], rule, card, card=f"improvement/{card}")]


def on_dice(asked: Asked) -> list[Note]:
    """All dice are laid at once, so all is said at the first place that is asked about."""
    g, seat = asked.g, asked.seat
    tokens = g.lessons_left(seat)
    costs = {place: cheapest(g, place, g.work.faces, ALL_DICE) for place in g.my_places(seat)}
    before = [cost for place, cost in costs.items() if place < asked.top.place]
    if any(g.work.assigned) or any([NONE < cost <= tokens for cost in before]):
        return []
    fitting = [place for place, cost in costs.items() if cost == 0] or [asked.top.place]
    at = asked.place(fitting[0])
    found = {"dice": Note("dice", NOTES["dice"], at, {}, "3.2", ("village_die", "family_die"))}
    for place, cost in costs.items():
        at, told = asked.place(place), dict[str, int | str](place=asked.place(place))
        if place >= BOARD_PLACES:
            note = Note("beyond", NOTES["beyond"], at, {}, "5.9", ("family_die",))
        elif cost == NONE or cost > tokens:
            note = Note("learn", NOTES["learn"], at, told, "3.5", ("lesson",))
        elif cost:
            told["tokens"] = cost
            note = Note("lessons", NOTES["lessons"], at, told, "3.3", (str(cost), "lesson"))
        else:
            continue
        found.setdefault(note.id, note)
    return list(found.values())


# Places are resolved.


def on_resolve(asked: Asked) -> list[Note]:
    """First collect, then spend."""
    gains = [place for place in asked.legal if place <= RIVER_C or place in (OWL_PICK, OWL_DRAW)]
    best = (gains or asked.legal)[0]
    place = asked.place(best)
    first = asked.note("resolve", best, "3.4", "any", "->", "cottage", place=place)
    trade_told = inn_trade(asked.g) if INN in asked.legal else None
    return [first, asked.note("inn_pays", INN, "5.7", **trade_told)] if trade_told else [first]


def nest_note(asked: Asked, id: str, first: int, rule: str, sign: str) -> list[Note]:
    """Advise the comfort of the nest that is nearest, of those that are not in the hand yet."""
    g = asked.g
    found = best_new(g, asked.seat, g.nest)
    if found is None:
        return []
    option = first + g.nest.index(found.kind)
    return [asked.note(id, option, rule, sign, comfort=f"comfort/{found.card.id}")]


def on_nest(asked: Asked) -> list[Note]:
    """Take what is nearest."""
    return nest_note(asked, "nest", 0, "5.3", "owl")


def on_wolf(asked: Asked) -> list[Note]:
    """Take what is nearest, for nothing."""
    return nest_note(asked, "wolf", 1, "7.4", "gray_wolf")


def on_build(asked: Asked) -> list[Note]:
    """Build what brings most points, rather of goods that the goal does not need."""
    g = asked.g
    best = best_rung(g, asked.seat, asked.legal)
    points = g.box.spot_points[len(g.players[asked.seat].built)]
    return [asked.note("build", best, "5.5", "cottage", "->", str(points), "heart", points=points)]


def on_market(asked: Asked) -> list[Note]:
    """Trade what is to spare."""
    return [asked.note("market", wanted_good(asked.g, asked.seat, asked.legal), "5.8", "any")]


def on_get(asked: Asked) -> list[Note]:
    """Take what is missing."""
    option = wanted_good(asked.g, asked.seat, asked.legal)
    id = RESOURCE_IDS[option]
    return [asked.note("get", option, "5.12", id, resource=f"resource/{id}")]


def on_give(asked: Asked) -> list[Note]:
    """Give what is to spare."""
    spared = most_spare(asked.g, asked.seat, asked.legal)
    id = RESOURCE_IDS[spared]
    return [asked.note("give", spared, "5.12", id, resource=f"resource/{id}")]


def on_discards(asked: Asked) -> list[Note]:
    """A discarded comfort for nothing."""
    found = best_new(asked.g, asked.seat, [option - 1 for option in asked.legal if option])
    if found is None:
        return []
    comfort = f"comfort/{found.card.id}"
    return [asked.note("skunk", 1 + found.kind, "7.7", "striped_skunk", comfort=comfort)]


# Comforts.


def on_craft(asked: Asked) -> list[Note]:
    """Craft what can be paid; in winter for the last time."""
    kinds = [kind for kind in asked.legal if kind != turn.DONE]
    found = best_wish(asked.g, asked.seat, kinds)
    if found is None:
        return []
    args: Args = {"comfort": f"comfort/{found.card.id}", "points": found.points}
    id, rule = ("last_craft", "9.1") if asked.g.is_winter() else ("craft", "3.6")
    return [asked.note(id, found.kind, rule, str(found.points), "heart", **args)]


def on_limit(asked: Asked) -> list[Note]:
    """The comfort that is farthest away may go."""
    found = last_wish(asked.g, asked.seat, [kind for kind in asked.legal if kind != turn.DONE])
    if found is None:
        return []
    args: Args = {"comfort": f"comfort/{found.card.id}", "limit": asked.g.box.hand_limit}
    return [asked.note("limit", found.kind, "3.8", "comfort", **args)]


# Travellers, and the winter.


def on_turkey(asked: Asked) -> list[Note]:
    """Turn a die to where the own dice are then enough; or leave them, if nothing is gained."""
    g, seat = asked.g, asked.seat
    turns = {option: turned(g, seat, option) for option in asked.legal}
    best = max(asked.legal, key=lambda option: (worth_of(g, seat, turns[option]), -option))
    sure = sure_with(g, seat, turns[best])
    if best == month.PASS or not sure:
        return [asked.note("turkey", month.PASS, "7.15", "wild_turkey", "family_die", value=0)]
    die, value = divmod(best - 1, FACES)
    old = g.players[seat].dice[die]
    args: Args = {"old": old, "value": value + 1, "place": asked.place(sure[0])}
    signs = (f"face_{old}", "->", f"face_{value + 1}")
    return [asked.note("turkey", best, "7.15", *signs, **args)]


def on_raven(asked: Asked) -> list[Note]:
    """A coin for everybody who succeeds there."""
    best = OWL_PICK if OWL_PICK in asked.legal else asked.legal[0]
    return [asked.note("raven", best, "7.6", "common_raven", "coin")]


def on_moose(asked: Asked) -> list[Note]:
    """A story for a good."""
    points = asked.g.box.story_points
    return [asked.note("moose", asked.legal[-1], "7.13", "moose", "story", points=points)]


def on_jay(asked: Asked) -> list[Note]:
    """A visit for nothing."""
    g = asked.g
    best = max(asked.legal[1:], key=lambda option: sum(places.reward_of(g, option - 1)))
    return [asked.note("jay", best, "7.14", "blue_jay", "village_die")]


def on_store(asked: Asked) -> list[Note]:
    """The best way is worked out for those who like."""
    option = winter.BEST if winter.BEST in asked.legal else winter.DONE
    return [asked.note("store", option, "9.2", "heart")]


SAID_AT: Final[dict[type, Callable[[Asked], list[Note]]]] = {
    KeepComforts: on_first_cards,
    month.WolfTake: on_wolf,
    month.RavenMark: on_raven,
    month.TurnDie: on_turkey,
    placing.PlaceWorkers: on_placing,
    **dict.fromkeys(HELPERS, on_helper),
    assign.Assign: on_dice,
    turn.Resolve: on_resolve,
    places.ExtraGood: on_get,
    places.TakeComfort: on_nest,
    places.SearchDiscards: on_discards,
    places.Build: on_build,
    trade.MarketTrade: on_market,
    pay.GiveGoods: on_give,
    pay.GetGoods: on_get,
    pay.GiveComforts: on_limit,
    turn.Craft: on_craft,
    turn.DiscardDown: on_limit,
    winter.MooseGift: on_moose,
    winter.JayVisit: on_jay,
    winter.Store: on_store,
}
