"""Small stories of Creature Comforts: lay a position out, let people choose, look what came of it.

A position is written in lines, players with their number: "workers 0: inn market". Resources are
"2 wood 1 coin", dice are faces, cards and places their ids, nothing is "-". What is left out:
2 players, month 1, player 0 is the Early Bird and on turn; the decks have all cards that are
nowhere else, players own nothing.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence

from klubovna.core.game import NOT_ASKED, kind_of
from klubovna.core.luck import Scripted, dice
from klubovna.core.notation import read_lines
from klubovna.core.step import NOBODY, Step
from klubovna.games.creature_comforts import GAME
from klubovna.games.creature_comforts.box import reader
from klubovna.games.creature_comforts.box.contents import SHARED_PLACE
from klubovna.games.creature_comforts.pieces.numbers import (
    BEYOND_COPIES,
    BIT,
    FAMILY_IDS,
    PLACE_IDS,
    RESOURCE_IDS,
    VILLAGE_DICE,
)
from klubovna.games.creature_comforts.rules.assign import Assign
from klubovna.games.creature_comforts.rules.month import (
    Month,
    RollFamilyDice,
    RollVillageDice,
    Turns,
    Upkeep,
)
from klubovna.games.creature_comforts.rules.placing import SendWorkers
from klubovna.games.creature_comforts.rules.turn import Turn
from klubovna.games.creature_comforts.rules.winter import EndOfMonth
from klubovna.games.creature_comforts.setup import bare_table
from klubovna.games.creature_comforts.state import Comforts

BOX = reader.load(None)
COMFORT_IDS = [card.id for card in BOX.comforts]
IMPROVEMENT_IDS = [card.id for card in BOX.improvements]
TRAVELLER_IDS = [card.id for card in BOX.travellers]
VALLEY_IDS = [card.id for card in BOX.valley]

# What lies on the table if nothing is said; the others are busy, so that their turn can be seen.
USUAL = {
    "players": "2",
    "month": "1",
    "bird": "0",
    "wheel": "3",
    "forest": "forest_spring_1",
    "meadow": "meadow_spring_2",
    "nest": "pot_of_tea flute pie rocking_chair",
    "ladder": "tool_shed herb_garden umbrella wildwood almanac scale",
    "traveller": "blue_jay",
    "village": "1 2 3 4",
}
USUAL_DICE = "5 6"
BUSY = "owl_pick owl_draw inn market"


# Positions.


def dawn(text: str = "", seed: int = 0) -> Comforts:
    """Return the first question of a month: at once that of its traveller, or placing.

    Dice come out as they are written, unless the traveller needs luck before them.
    """
    lines = filled(text)
    g = laid_out(lines, seed)
    g.month -= 1
    guest = g.traveller
    g.travellers = sorted([*g.travellers, guest])
    g.traveller, village, rolls = NOBODY, g.village, family_rolls(g)
    g.village = []
    fated(g, g.travellers.index(guest), *rolls, *[face - 1 for face in village])
    return going_on(g, Month())


def rolling(text: str = "", seed: int = 0) -> Comforts:
    """Return the first question after the family dice were rolled, as they are written."""
    g = laid_out(filled(text), seed)
    village, rolls = g.village, family_rolls(g)
    g.village = []
    fated(g, *rolls, *[face - 1 for face in village])
    return going_on(
        g, RollFamilyDice(), SendWorkers(), RollVillageDice(), Turns(), EndOfMonth(), Upkeep()
    )


def placing(text: str = "", seed: int = 0) -> Comforts:
    """Return the moment when all place their workers; the village dice come as written."""
    g = laid_out(filled(text), seed)
    fated(g, *[face - 1 for face in g.village])
    g.village = []
    return going_on(g, SendWorkers(), RollVillageDice(), Turns(), EndOfMonth(), Upkeep())


def turn(text: str = "", seed: int = 0) -> Comforts:
    """Return the first question in the turn of player 0 (or "turn: 1"); later ones are busy."""
    lines = filled(text)
    who = int(lines.pop("turn", lines["bird"]))
    g = laid_out(lines, seed)
    order = g.order()
    coming = order[order.index(who) :]
    for seat in coming[1:]:
        if f"workers {seat}" not in lines:
            g.players[seat].workers = places_of(BUSY)
    return going_on(g, *[Turn(seat) for seat in coming], EndOfMonth(), Upkeep())


def evening(text: str = "", seed: int = 0) -> Comforts:
    """Return the first question after all turns: at the end of the month, or in the next one."""
    return going_on(laid_out(filled(text), seed), EndOfMonth(), Upkeep())


def winter(text: str = "", seed: int = 0) -> Comforts:
    """Return the first question after the last month, or the end; its traveller is the bear."""
    last = "month: 8\nforest: forest_autumn_1\nmeadow: meadow_autumn_1\n"
    if "traveller:" not in text:
        last += "traveller: black_bear\n"
    return evening(last + "\n".join(line.strip() for line in text.strip().splitlines()), seed)


def visiting(place: str, die: int, text: str = "", seed: int = 0) -> Comforts:
    """Return the moment when player 0 visits a place with a die that shows `die`, as it is."""
    g = turn(f"workers 0: {place}\n{text}", seed)
    return play(assign(g, f"{place}={die}"), f"place/{place}")


def going_on(g: Comforts, *steps: Step) -> Comforts:
    """Let these steps be all that is to be done."""
    g.agenda = list(reversed(steps))
    g.advance()
    return g


def filled(text: str) -> dict[str, str]:
    """Return the lines, with what is left out."""
    lines = USUAL | read_lines("\n".join(line.strip() for line in text.strip().splitlines()))
    for seat in range(int(lines["players"])):
        lines.setdefault(f"dice {seat}", USUAL_DICE)
    return lines


def laid_out(lines: dict[str, str], seed: int) -> Comforts:
    """Return the table that lines describe, with nothing to be done."""
    left = dict(lines)
    settings = GAME.read_settings(left.pop("settings", ""))
    g = bare_table(int(left.pop("players")), dice(seed), BOX, settings)
    g.month, g.bird, g.wheel = (int(left.pop(key)) for key in ("month", "bird", "wheel"))
    g.forest, g.meadow = (VALLEY_IDS.index(left.pop(key)) for key in ("forest", "meadow"))
    g.unseen = [card for card in g.unseen if card not in (g.forest, g.meadow)]
    g.nest = kinds_of(left.pop("nest"), COMFORT_IDS)
    g.ladder = kinds_of(left.pop("ladder"), IMPROVEMENT_IDS)
    g.traveller = TRAVELLER_IDS.index(left.pop("traveller"))
    g.travellers = [guest for guest in g.travellers if guest != g.traveller]
    g.ravens = sum(BIT[place] for place in places_of(left.pop("ravens", "")))
    g.village = faces_of(left.pop("village"))
    for seat in range(g.seats()):
        lay_out_player(g, seat, left)
    lay_out_decks(g, left)
    assert not left, f"nobody knows {' '.join(left)}"
    return g


def lay_out_player(g: Comforts, seat: int, left: dict[str, str]) -> None:
    """Give a player everything that the lines say."""
    me = g.players[seat]
    me.family = FAMILY_IDS.index(left.pop(f"family {seat}", FAMILY_IDS[seat]))
    me.heap = heap_of(left.pop(f"heap {seat}", ""))
    me.hand = sorted(kinds_of(left.pop(f"hand {seat}", ""), COMFORT_IDS))
    me.crafted = sorted(kinds_of(left.pop(f"crafted {seat}", ""), COMFORT_IDS))
    me.built = kinds_of(left.pop(f"built {seat}", ""), IMPROVEMENT_IDS)
    me.dice = faces_of(left.pop(f"dice {seat}"))
    me.workers = sorted(places_of(left.pop(f"workers {seat}", "")))
    me.barrow = next(iter(places_of(left.pop(f"barrow {seat}", ""))), NOBODY)
    for kind in me.built:
        if g.box.improvements[kind].effect == SHARED_PLACE:
            first = g.box.improvements[kind].place * BEYOND_COPIES
            g.owners[first + (g.owners[first] != NOBODY)] = seat


def lay_out_decks(g: Comforts, left: dict[str, str]) -> None:
    """Lay the discards; decks have what is nowhere else, unless the lines say what they have."""
    g.discard = counts_of(kinds_of(left.pop("discard", ""), COMFORT_IDS), len(COMFORT_IDS))
    g.scrapped = counts_of(
        kinds_of(left.pop("scrapped", ""), IMPROVEMENT_IDS), len(IMPROVEMENT_IDS)
    )
    used = [*g.nest, *(kind for me in g.players for kind in me.hand + me.crafted)]
    for kind in range(len(COMFORT_IDS)):
        g.deck[kind] = max(0, g.deck[kind] - used.count(kind) - g.discard[kind])
    used = [*g.ladder, *(kind for me in g.players for kind in me.built)]
    for kind in range(len(IMPROVEMENT_IDS)):
        g.workshop_deck[kind] = max(0, g.workshop_deck[kind] - used.count(kind) - g.scrapped[kind])
    if "deck" in left:
        g.deck = counts_of(kinds_of(left.pop("deck"), COMFORT_IDS), len(COMFORT_IDS))
    if "plans" in left:
        g.workshop_deck = counts_of(
            kinds_of(left.pop("plans"), IMPROVEMENT_IDS), len(IMPROVEMENT_IDS)
        )


def family_rolls(g: Comforts) -> list[int]:
    """Take the family dice away; return what luck must say so that everybody rolls them so."""
    rolls = [face - 1 for me in g.players for face in me.dice]
    for me in g.players:
        me.dice = []
    return rolls


def fated(g: Comforts, *outcomes: int) -> Comforts:
    """Let the next chances come out so, from 0; a face is its value - 1."""
    g.luck = Scripted(list(outcomes), 0, g.luck)
    return g


# Reading words.


def words_of(text: str) -> list[str]:
    """Split words; "-" is nothing."""
    return [word for word in text.split() if word != "-"]


def kinds_of(text: str, ids: Sequence[str]) -> list[int]:
    """Read cards."""
    return [ids.index(word) for word in words_of(text)]


def places_of(text: str) -> list[int]:
    """Read places of the board."""
    return kinds_of(text, PLACE_IDS)


def faces_of(text: str) -> list[int]:
    """Read faces of dice."""
    return [int(word) for word in words_of(text)]


def heap_of(text: str) -> list[int]:
    """Read resources."""
    heap = [0] * len(RESOURCE_IDS)
    words = words_of(text)
    for count, id in zip(words[::2], words[1::2], strict=True):
        heap[RESOURCE_IDS.index(id)] += int(count)
    return heap


def counts_of(kinds: Iterable[int], size: int) -> list[int]:
    """Count cards by their kind."""
    counts = [0] * size
    for kind in kinds:
        counts[kind] += 1
    return counts


# Choosing.


def play(g: Comforts, picks: str) -> Comforts:
    """Let whoever is asked choose, one word a real question; forced picks are taken unasked.

    A word is the end or the zone of a target: "soup", "place/inn", "enough". In front of it may
    stand who chooses: "1:place/inn", needed where all choose together.
    """
    for pick in picks.split():
        seat, word = split_seat(pick)
        assert not g.is_over, f"the game is over before {pick}"
        who = g.actor if seat == "" else int(seat)
        assert who in g.actors, f"{pick}: player {g.actor} is asked, {question(g)}"
        fitting = [o for o in g.legal_of(who) if fits(GAME.target(g, who, o), word)]
        assert len(fitting) == 1, f"{pick}: {len(fitting)} options like this, {question(g)}"
        g.pick(who, fitting[0])
    return g


def send(g: Comforts, seat: int, put: str) -> Comforts:
    """Let a player place workers, and say that they may go once all of them are out."""
    play(g, " ".join(f"{seat}:place/{place}" for place in put.split()))
    return play(g, f"{seat}:ready") if "button/ready" in targets(g, "", seat) else g


def choose_families(g: Comforts) -> Comforts:
    """Let everybody choose the first family that is free."""
    while asked(g) == "choose_family":
        g.choose(g.legal[0])
    return g


def assign(g: Comforts, layout: str) -> Comforts:
    """Assign dice place by place: "forest_2=46 inn=2 owl_draw=3-as-2", all by what they show.

    A die of the family is "5f", where it matters. Places that the layout doesn't name get nothing.
    """
    wanted = dict(part.split("=") for part in layout.split())
    player = g.actor
    while asked(g) == "assign" and g.actor == player:
        dice, _, value = wanted.pop(asked_place(g), "").partition("-as-")
        fitting = [target for target in targets(g) if shows(g, target, dice, value)]
        assert fitting, f"{dice}: {question(g)}"
        play(g, fitting[0])
    assert not wanted, f"nobody was asked about {wanted}"
    return g


def shows(g: Comforts, target: str, dice: str, value: str) -> bool:
    """Tell whether a target of assigning is these dice, and as this value if one is told."""
    if target == "button/nothing" or not dice:
        return target == "button/nothing" and not dice
    laid, _, as_value = target.split("/")[1].partition("-as-")
    if as_value and as_value != (value or dice.rstrip("f")):
        return False
    words = [f"{g.work.faces[int(die)]}{'f' * (int(die) >= VILLAGE_DICE)}" for die in laid]
    for word in sorted(re.findall(r"\df?", dice), key=len, reverse=True):
        found = [each for each in words if each.startswith(word)]
        if not found:
            return False
        words.remove(found[0])
    return not words


def asked_place(g: Comforts) -> str:
    """Return the place that dice are assigned to."""
    top = g.top_choice()
    assert isinstance(top, Assign), question(g)
    return g.place_id(top.place)


def targets(g: Comforts, zone: str = "", who: int | None = None) -> list[str]:
    """Return what is offered now with its place, such as "hand/soup"; of a zone or of all."""
    seat = g.actor if who is None else who
    found = [GAME.target(g, seat, option) for option in g.legal_of(seat)]
    return [target for target in found if target.startswith(zone)]


def offers(g: Comforts, zone: str = "", who: int | None = None) -> list[str]:
    """Return the words of what is offered now."""
    return [target.split("/", 1)[1] for target in targets(g, zone, who)]


def asked(g: Comforts) -> str:
    """Return the kind of the question, such as "place_workers", or "" when the game is over."""
    top = g.top_choice()
    return kind_of(type(top)) if top is not None else ""


def refused(g: Comforts, word: str, who: int | None = None) -> str:
    """Return the rule that forbids a wish to whoever is asked, such as "5.2"; "": it is offered."""
    seat = g.actor if who is None else who
    wishes = [option.target for option in GAME.wishes(g, seat)]
    fitting = [target for target in [*targets(g, "", seat), *wishes] if fits(target, word)]
    refusal = GAME.why_not(g, seat, fitting[0] if fitting else word)
    assert refusal != NOT_ASKED, f"{word}: nobody could wish for this, {question(g)}"
    return refusal.rule if refusal else ""


# Looking.


def heap(g: Comforts, who: int = 0) -> str:
    """Return the resources of a player, such as "2 wood 1 coin"; "-" is none."""
    counts = g.players[who].heap
    found = [f"{n} {id}" for n, id in zip(counts, RESOURCE_IDS, strict=True) if n]
    return " ".join(found) or "-"


def has(g: Comforts, resource: str, who: int = 0) -> int:
    """Return how many of a resource a player has."""
    return g.players[who].heap[RESOURCE_IDS.index(resource)]


def hand(g: Comforts, who: int = 0) -> list[str]:
    """Return the comforts in hand."""
    return ids(g.players[who].hand, COMFORT_IDS)


def crafted(g: Comforts, who: int = 0) -> list[str]:
    """Return the comforts that were crafted."""
    return ids(g.players[who].crafted, COMFORT_IDS)


def built(g: Comforts, who: int = 0) -> list[str]:
    """Return the improvements in the order of their building."""
    return ids(g.players[who].built, IMPROVEMENT_IDS)


def workers(g: Comforts, who: int = 0) -> list[str]:
    """Return the places of workers."""
    return ids(g.players[who].workers, PLACE_IDS)


def nest(g: Comforts) -> list[str]:
    """Return the comforts in the owl's nest."""
    return ids(g.nest, COMFORT_IDS)


def ladder(g: Comforts) -> list[str]:
    """Return the improvements on the ladder, the lowest first."""
    return ids(g.ladder, IMPROVEMENT_IDS)


def discards(g: Comforts) -> list[str]:
    """Return the discarded comforts."""
    return [id for kind, id in enumerate(COMFORT_IDS) for _ in range(g.discard[kind])]


def owners(g: Comforts) -> dict[str, int]:
    """Return who owns the places beyond the Valley."""
    beyond = GAME.view(g, None)["beyond"]
    return {each["place"]: each["owner"] for each in beyond}


def ids(kinds: Iterable[int], names: Sequence[str]) -> list[str]:
    """Return numbers as ids."""
    return [names[kind] for kind in kinds]


def split_seat(pick: str) -> tuple[str, str]:
    """Split "1:pass" into who chooses, if it is said, and the word."""
    found = re.fullmatch(r"(?:(\d):)?(.+)", pick)
    assert found, f'"{pick}" is no pick'
    return found[1] or "", found[2]


def fits(target: str, word: str) -> bool:
    """Tell whether a word is the end or the zone of a target, in whole parts."""
    return f"/{target}".endswith(f"/{word}") or target.startswith(f"{word}/")


def question(g: Comforts) -> str:
    """Say what is asked and offered, for failures."""
    return f"{asked(g)} offers {' '.join(targets(g))}"
