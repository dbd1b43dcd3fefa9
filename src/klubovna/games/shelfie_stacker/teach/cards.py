# not compiled: made for people, now and then
"""Shelfie Stacker: characters, rewards and dice in words, made from the data of the box."""

from __future__ import annotations

from typing import Final

from klubovna.core.teaching import Args, Line, Thing, fact
from klubovna.games.shelfie_stacker.box import contents as the
from klubovna.games.shelfie_stacker.box.contents import (
    Box,
    Character,
    Competition,
    Condition,
    EndCard,
    Sidekick,
)
from klubovna.games.shelfie_stacker.pieces.numbers import (
    COLOUR_IDS,
    COLOUR_LETTERS,
    COLOURS,
    FACES,
    HAND_SIZE,
    JOKER,
)
from klubovna.games.shelfie_stacker.teach.signs import (
    BAG,
    COLUMN,
    COMPETITION,
    DELIVERY,
    DIE,
    END,
    JOKERS,
    LETTER,
    SHAME,
    SHELF,
    SIDEKICK,
    of_character,
    of_colour,
    of_end_card,
)

# What is drawn for an ability, by what it does; the character itself stands where it is named.
SELF: Final = "self"
ABILITY_SIGNS: Final = {
    the.STORE: (DIE, "->", SELF),
    the.TAKE_BACK: (COLUMN, "->", DELIVERY),
    the.WAIVE: (DIE, "->", COLUMN),
    the.REUSE: ("undo", SELF),
    the.SWAP_BOXES: (DELIVERY, "exchange", DELIVERY),
    the.REROLL: (DELIVERY, "->", DIE),
    the.SWAP_VALUES: (DIE, "exchange", DIE),
    the.RESCUE: (SHAME, "->", COLUMN),
    the.REDRAW: (DIE, "exchange", BAG),
    the.INSERT: (DIE, "->", COLUMN),
}
# Conditions of end cards: what is told of a column or a die.
TRAITS: Final = {
    the.TOP_VALUE: "top-value",
    the.BOTTOM_VALUE: "bottom-value",
    the.TALL: "height",
    the.PIPS: "pips",
    the.RUN: "run",
    the.COLUMN: "column",
    the.VALUE: "value",
    the.COLOUR: "colour",
    the.ROW: "row",
}
COMPARISONS: Final = {the.EQUAL: "exactly", the.LEAST: "least", the.MOST: "most"}


# Characters.


def character_things(box: Box) -> list[Thing]:
    """Return the sixteen characters."""
    return [character_thing(box, each) for each in box.characters]


def character_thing(box: Box, character: Character) -> Thing:
    """Return a character: its ability, when it can be used, its number, letters and wishes."""
    ref = f"character/{character.id}"
    number = character.number
    first, second = (place + 1 for place in character.solo)
    lines = (
        ability_line(box, character),
        Line(f"line-{moment(character)}", {}, moment_rule(character), (of_character(character),)),
        # The rulebook counts characters by their Czech names.
        fact(
            box.sources, f"{ref}.name_cs", "line-number", {"number": number}, "2.4", (str(number),)
        ),
        fact(box.sources, f"{ref}.letters", "line-letters", {}, "2.5", (LETTER,)),
        fact(
            box.sources,
            f"{ref}.solo_second",
            "line-solo",
            {"first": first, "second": second},
            "12.2",
            (DELIVERY, str(first), "/", str(second)),
        ),
    )
    return Thing(ref, lines, character_tags(character))


def ability_line(box: Box, character: Character) -> Line:
    """Return what a character does."""
    args: Args = {}
    if character.op in (the.STORE, the.CHANGE):
        args["dice"] = zones(character)
    if character.op == the.STORE:
        args["stay"] = "while" if character.keeps else "forever"
    elif character.op == the.WAIVE:
        args["rule"] = the.WAIVE_IDS[character.waives - 1]
    key, signs = ability_key(character)
    if character.op == the.CHANGE:
        args["below"] = the.BELOW_IDS[character.below]
        if character.change == the.ADD:
            args |= {"amount": abs(character.amount), "way": way(character)}
    drawn = tuple(of_character(character) if sign == SELF else sign for sign in signs)
    rule = f"7.{character.number}"
    return fact(box.sources, f"character/{character.id}", key, args, rule, drawn)


def ability_key(character: Character) -> tuple[str, tuple[str, ...]]:
    """Return the phrase of an ability and what is drawn for it."""
    if character.op != the.CHANGE:
        return f"line-does-{the.OP_IDS[character.op]}".replace("_", "-"), ABILITY_SIGNS[
            character.op
        ]
    key = f"line-change-{the.CHANGE_IDS[character.change]}".replace("_", "-")
    if character.change == the.ADD:
        operator = "+" if character.amount > 0 else "-"
        return key, (DIE, operator, str(abs(character.amount)))
    return key, (DIE, "->", "1", "/", "6") if character.change == the.SET_ANY else (DIE, "exchange")


def way(character: Character) -> str:
    """Tell whether an amount is added or taken off."""
    return "up" if character.amount > 0 else "down"


def zones(character: Character) -> str:
    """Return where the die of an ability may lie."""
    if character.tray and character.tops:
        return "both"
    return "delivery" if character.tray else "shelf"


def moment(character: Character) -> str:
    """Return when an ability can be used."""
    if character.op == the.SWAP_BOXES:
        return "before-taking"
    return "by-placing" if character.op == the.WAIVE else "while-placing"


def moment_rule(character: Character) -> str:
    """Return the rule that tells the moment."""
    return f"7.{character.number}" if character.op == the.WAIVE else "4.2"


def character_tags(character: Character) -> tuple[str, ...]:
    """Return by what a character is found: its half of the deck, its moment, its dice."""
    half = "first-game" if character.number <= HAND_SIZE else "later-games"
    tags = ["character", half, moment(character)]
    if character.op in (the.CHANGE, the.REROLL, the.SWAP_VALUES, the.REDRAW):
        tags.append("values")
    if character.op in (the.REROLL, the.REDRAW):
        tags.append("luck")
    if character.op in (the.STORE, the.RESCUE):
        tags.append("against-shame")
    return tuple(tags)


# Rewards.


def sidekick_thing(box: Box, card: Sidekick) -> Thing:
    """Return a sidekick: points, the first claim, how it moves on, what counts."""
    ref, colour = f"sidekick/{card.id}", f"colour/{COLOUR_IDS[card.colour]}"
    die = of_colour(card.colour)
    told: Args = {"colour": colour, "points": card.points}
    claim: Args = {"colour": colour, "count": card.least}
    return Thing(
        ref,
        (
            fact(box.sources, f"{ref}.points", "line-sidekick", told, "9.5", (SIDEKICK,)),
            fact(
                box.sources,
                f"{ref}.least",
                "line-sidekick-claim",
                claim,
                "8.4",
                (die, "x", str(card.least)),
            ),
            Line("line-sidekick-moves", {"colour": colour}, "8.5", (die, ">", die)),
            Line("line-sidekick-counts", {}, "8.4", (SHELF,)),
        ),
        ("reward", "sidekick"),
    )


def competition_thing(box: Box, card: Competition) -> Thing:
    """Return a competition: points, its pattern column by column, and how it is won."""
    ref = f"competition/{card.id}"
    points: Args = {"points": card.points}
    lines = [fact(box.sources, f"{ref}.points", "line-competition", points, "8.1", (COMPETITION,))]
    for column in range(card.width):
        cells = [(row, colour) for c, row, colour in card.cells if c == column]
        if not cells:
            lines.append(Line("line-pattern-blank", {"column": column + 1}, "8.2", ("blank",)))
            continue
        colour = cells[0][1]
        told: Args = {
            "column": column + 1,
            "colour": f"colour/{COLOUR_IDS[colour]}",
            "count": len(cells),
            "rows": ", ".join(str(row + 1) for row, _ in sorted(cells)),
        }
        signs = (of_colour(colour), "x", str(len(cells)))
        lines.append(fact(box.sources, f"{ref}.pattern", "line-pattern-column", told, "8.2", signs))
    lines.append(Line("line-pattern-anywhere", {}, "8.2", (SHELF,)))
    lines.append(Line("line-pattern-kept", {}, "8.3", ("check",)))
    return Thing(ref, tuple(lines), ("reward", "competition"))


def end_card_thing(box: Box, card: EndCard) -> Thing:
    """Return a card that counts at the end: for what, how much, and for whom."""
    ref = f"end_card/{card.id}"
    lines = [end_line(box, card), *(condition_line(box, card, each) for each in card.where)]
    lines += tier_lines(box, card)
    if card.kind in (the.COLUMN_PAIRS, the.NEIGHBOURS):
        lines.append(Line(f"line-{pairing(card)}", {}, "10.2", (COLUMN, COLUMN)))
    lines.append(Line("line-end-for-all", {}, "9.5", (END,)))
    return Thing(ref, tuple(lines), ("reward", "end-card"))


def pairing(card: EndCard) -> str:
    """Return how columns belong together."""
    return "one-pair-each" if card.kind == the.COLUMN_PAIRS else "two-neighbours"


def end_line(box: Box, card: EndCard) -> Line:
    """Return what an end card brings."""
    place = f"end_card/{card.id}.points"
    key = f"line-end-{the.KIND_IDS[card.kind]}".replace("_", "-")
    args: Args = {"points": card.points}
    if card.kind in (the.PER_COLOUR, the.LARGEST_COLOUR):
        args["limit"] = card.limit
    elif card.by_height or card.by_colour:
        args["match"] = "both" if card.by_height and card.by_colour else one_match(card)
    elif card.kind == the.SHAME_TIERS:
        args["points"] = max(card.tiers)
    return fact(box.sources, place, key, args, "10.1", (of_end_card(card),))


def one_match(card: EndCard) -> str:
    """Return the one thing in which columns must be equal."""
    return "height" if card.by_height else "colour"


def condition_line(box: Box, card: EndCard, condition: Condition) -> Line:
    """Return what must be true of a column or a die."""
    args: Args = {"is": COMPARISONS[condition.comparison], "count": len(condition.values)}
    numbers = [value if condition.trait != the.COLOUR else 0 for value in condition.values]
    args |= {"first": numbers[0], "second": numbers[-1], "all": ", ".join(map(str, numbers))}
    if condition.trait == the.COLOUR:
        args["colour"] = f"colour/{COLOUR_IDS[condition.values[0]]}"
    signs: tuple[str, ...] = (COLUMN,)
    if condition.trait not in (the.COLOUR, the.RUN):
        signs = tuple(" / ".join(map(str, numbers)).split())
    key = f"line-where-{TRAITS[condition.trait]}"
    return fact(box.sources, f"end_card/{card.id}.where", key, args, "10.1", signs)


def tier_lines(box: Box, card: EndCard) -> list[Line]:
    """Return how many dice of shame bring how much."""
    found: list[Line] = []
    first = 0
    for dice, points in enumerate(card.tiers):
        if dice + 1 < len(card.tiers) and card.tiers[dice + 1] == points:
            continue
        told: Args = {"first": first, "last": dice, "span": dice - first, "points": points}
        signs = (SHAME, str(dice), "->", str(points))
        found.append(
            fact(box.sources, f"end_card/{card.id}.tiers", "line-tier", told, "10.1", signs)
        )
        first = dice + 1
    return found


def rank_things(box: Box) -> list[Thing]:
    """Return the ranks of a game alone; whoever has fewer points has none."""
    lowest = box.ranks[0].least
    nothing = Line("line-no-rank", {"least": lowest}, "12.4", ("<", str(lowest)))
    found = [Thing("rank/rank_none", (nothing,), ("alone",))]
    for rank in box.ranks:
        place, least = f"rank/{rank.id}", rank.least
        line = fact(box.sources, place, "line-rank", {"least": least}, "12.4", (str(least),))
        found.append(Thing(place, (line,), ("alone",)))
    return found


# Dice.


def dice_things(box: Box) -> list[Thing]:
    """Return the four colours, and each of their faces."""
    found = [colour_thing(box, colour) for colour in range(COLOURS)]
    for colour in range(COLOURS):
        found += [die_thing(colour, value) for value in range(1, FACES + 1)]
    return found


def colour_thing(box: Box, colour: int) -> Thing:
    """Return a colour of dice: its sign, its columns, how many there are."""
    id = COLOUR_IDS[colour]
    counts: Args = {f"players{n}": box.dice_per_colour[n] for n in range(2, 5)}
    return Thing(
        f"colour/{id}",
        (
            Line("line-colour", {"colour": f"colour/{id}"}, "5.2", (of_colour(colour),)),
            fact(box.sources, "players/0", "line-colour-count", counts, "1.2", (BAG,)),
        ),
        ("die",),
    )


def die_thing(colour: int, value: int) -> Thing:
    """Return a die: where it may go, what it is worth on top, and whether it is a joker."""
    told: Args = {"colour": f"colour/{COLOUR_IDS[colour]}", "value": value}
    lines = [
        Line("line-die", told, "5.2", (of_colour(colour), str(value))),
        Line("line-die-on", {"below": value - 1}, "5.3", (COLUMN,)),
        Line("line-die-top", {"points": value}, "9.3", (str(value),)),
    ]
    if value == JOKER:
        lines.insert(1, Line("line-joker", {}, "6.1", (JOKERS,)))
        lines.append(Line("line-no-joker", {}, "6.2", (SHELF,)))
    tags = ("die", "joker") if value == JOKER else ("die",)
    return Thing(f"die/{COLOUR_LETTERS[colour]}{value}", tuple(lines), tags)
