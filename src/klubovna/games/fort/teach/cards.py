# not compiled: made once for each page
"""Fort: everything of the box in words, part by part: what a card is, shows and does."""

from __future__ import annotations

from typing import Final

from klubovna.core.teaching import Args, Line, Thing, fact
from klubovna.games.fort.box.contents import (
    ALONE,
    ANY_SUIT,
    BOTH,
    COIN,
    COPY_PACK,
    COPY_RIVAL_PACK,
    EITHER,
    EXCHANGE,
    FORM_IDS,
    GAIN,
    KIND_IDS,
    LOOKOUT,
    ONCE,
    PACK,
    PER_LEVEL,
    PER_LOOKOUT,
    PER_PACK,
    RECRUIT,
    RESOURCE_IDS,
    SCORE,
    SPEND,
    SUIT_IDS,
    SUITS,
    THEN,
    TRASH,
    TRASH_RIVAL,
    UPGRADE,
    Action,
    Box,
    Effect,
    Kid,
    MadeUpRule,
    Perk,
)
from klubovna.games.fort.text.phrases import EFFECT_IDS, source_id

# The rule of each icon, its sign on the page, and the word by which a library is searched.
ICON_RULES: Final = {
    GAIN: "10.1",
    PACK: "10.3",
    LOOKOUT: "10.4",
    TRASH: "10.5",
    RECRUIT: "10.7",
    UPGRADE: "10.8",
    SCORE: "10.9",
    SPEND: "10.10",
    TRASH_RIVAL: "10.11",
    COPY_PACK: "10.12",
    COPY_RIVAL_PACK: "10.13",
    EXCHANGE: "10.14",
}
SIGNS: Final = {
    PACK: "pack",
    LOOKOUT: "lookout",
    TRASH: "trash",
    RECRUIT: "recruit",
    UPGRADE: "upgrade",
    SCORE: "score",
    TRASH_RIVAL: "trash_opponent",
    COPY_PACK: "copy_pack",
    COPY_RIVAL_PACK: "copy_opponent_pack",
    EXCHANGE: "exchange",
}
KIND_SIGNS: Final = ("toy", "pizza", "any_resource")
SOURCE_SIGNS: Final = {
    ANY_SUIT: "any_suit",
    PER_PACK: "pack",
    PER_LOOKOUT: "lookout",
    PER_LEVEL: "fort",
}
TAGS: Final = {
    GAIN: "resources",
    PACK: "pack",
    LOOKOUT: "lookout",
    TRASH: "trash",
    RECRUIT: "recruit",
    UPGRADE: "upgrade",
    SCORE: "points",
    SPEND: "resources",
    TRASH_RIVAL: "trash",
    COPY_PACK: "resources",
    COPY_RIVAL_PACK: "resources",
    EXCHANGE: "resources",
}

# How a card shows symbols, by how many basic ones and coins there are.
HOW_SHOWN: Final = {(1, 0): "once", (2, 0): "twice", (1, 1): "both", (0, 1): "coin"}

PERK_RULES: Final = {
    "do_over": "11.1",
    "xxl_backpack": "11.2",
    "rough_housing": "11.3",
    "sticky_fingers": "11.4",
    "copy_cat": "11.5",
    "birthday_party": "11.6",
    "recycling": "11.7",
    "diy": "11.8",
    "bribe": "11.9",
}
RULE_RULES: Final = {
    "slime_lab": "12.2",
    "minimalism": "12.3",
    "friendship_bracelet": "12.4",
    "pizza_party": "12.5",
    "popularity": "12.6",
    "piggy_bank": "12.7",
    "sleepover": "12.8",
    "loner": "12.9",
    "play_palace": "12.10",
    "secret_stash": "12.11",
    "big_plans": "12.12",
}


def cards(box: Box) -> list[Thing]:
    """Return kids, perks, made-up rules, levels, boards, symbols and resources."""
    return [
        *[kid_thing(kid, box) for kid in box.kids if kid.copy == 1],
        *[perk_thing(perk, box) for perk in box.perks],
        *[rule_thing(rule, box) for rule in box.rules],
        *[level_thing(level, box) for level in range(len(box.levels))],
        *[board_thing(board, box) for board in range(len(box.board_looks))],
        *[suit_thing(suit, box) for suit in SUIT_IDS],
        *[resource_thing(kind, box) for kind in RESOURCE_IDS],
    ]


# Kids.


def kid_thing(kid: Kid, box: Box) -> Thing:
    """Return a kid: its two actions, which a glance has to show, its symbols, what it is."""
    lines = action_lines(kid, "public", kid.public, box)
    lines += action_lines(kid, "private", kid.private, box)
    if not kid.has_action:
        lines.append(fact(box.sources, f"kid/{kid.id}.public", "line-no-action", rule="2.5"))
    lines += [symbol_line(kid, box), what_kid(kid, box)]
    kept = {line.key + str(line.args): line for line in lines}  # both may count the same
    return Thing(f"kid/{kid.id}", tuple(kept.values()), kid_tags(kid))


def what_kid(kid: Kid, box: Box) -> Line:
    """Say whether it is a kid of the park or a best friend."""
    if kid.is_best_friend:
        board = f"board/{box.board_ids[kid.board]}"
        return fact(
            box.sources, f"kid/{kid.id}", "line-best-friend", {"board": board}, "2.4", ("star",)
        )
    copies = len([other for other in box.kids if other.id == kid.id])
    return fact(box.sources, f"kid/{kid.id}.copies", "line-kid", {"copies": copies}, "1.8")


def symbol_line(kid: Kid, box: Box) -> Line:
    """Say which symbols it shows."""
    signs = tuple(SUIT_IDS[suit] for suit in kid.suits)
    basic = [suit for suit in kid.suits if suit != COIN]
    how = HOW_SHOWN[len(basic), len(signs) - len(basic)]
    args: Args = {"suit": f"suit/{SUIT_IDS[basic[0] if basic else COIN]}", "how": how}
    return fact(box.sources, f"kid/{kid.id}.suits", "line-symbols", args, "2.1", signs)


def action_lines(kid: Kid, panel: str, action: Action, box: Box) -> list[Line]:
    """Take an action apart: its icons one by one, and what multiplies them."""
    if action.is_empty:
        return []
    place = f"kid/{kid.id}.{panel}"
    signs = action_signs(action)
    first = deed_args(action.first, action.per)
    lines = [fact(box.sources, place, f"line-{panel}", first, deed_rule(action.first), signs)]
    if action.link != ALONE:
        mark = "->" if action.link == THEN else "+"
        key = "line-then" if action.link == THEN else "line-also"
        second = deed_args(action.second, ONCE)
        around = (mark, *effect_signs(action.second))
        lines.append(fact(box.sources, place, key, second, deed_rule(action.second), around))
    if action.per != ONCE:
        lines.append(per_line(action.per, place, box))
    if action.trashes_self:
        lines.append(
            fact(box.sources, place, "line-trash-this", rule="10.6", signs=("->", "trash_self"))
        )
    return lines


def deed_args(effect: Effect, per: int) -> Args:
    """Return what a sentence about an icon is told."""
    change = "less" if effect.amount < 0 else "more" if effect.amount > 0 else "none"
    return {
        "deed": EFFECT_IDS[effect.word],
        "count": effect.amount,
        "kind": RESOURCE_IDS[effect.kind],
        "change": change,
        "size": "part",
        "per": source_id(per) or "once",
    }


def deed_rule(effect: Effect) -> str:
    """Return the rule of an icon."""
    if effect.word == UPGRADE and effect.amount:
        return "10.17"
    return "10.2" if effect.word == GAIN and effect.kind == EITHER else ICON_RULES[effect.word]


def per_line(per: int, place: str, box: Box) -> Line:
    """Say what multiplies an action."""
    source, rule = "suit", "4.5"
    if per == ANY_SUIT:
        source, rule = "any", "10.16"
    elif per >= SUITS:
        source, rule = "board", "10.15"
    args: Args = {"per": source_id(per) or "", "source": source}
    return fact(box.sources, place, "line-per", args, rule, ("x", source_sign(per)))


def action_signs(action: Action) -> tuple[str, ...]:
    """Return an action as it is drawn: "( trash -> toy ) x squirt_gun"."""
    signs = effect_signs(action.first)
    if action.link != ALONE:
        signs += ("+" if action.link == BOTH else "->", *effect_signs(action.second))
        signs = ("(", *signs, ")") if action.per != ONCE else signs
    if action.per != ONCE:
        signs += ("x", source_sign(action.per))
    return (*signs, "->", "trash_self") if action.trashes_self else signs


def effect_signs(effect: Effect) -> tuple[str, ...]:
    """Return an icon, as often as it is drawn."""
    if effect.word == UPGRADE and effect.amount:
        return ("upgrade", "+" if effect.amount > 0 else "-", str(abs(effect.amount)))
    if effect.word == SPEND:
        return ("-", KIND_SIGNS[effect.kind])
    sign = KIND_SIGNS[effect.kind] if effect.word == GAIN else SIGNS[effect.word]
    return (sign,) * max(effect.amount, 1)


def source_sign(per: int) -> str:
    """Return the sign of what multiplies an action."""
    return SUIT_IDS[per] if per < SUITS else SOURCE_SIGNS[per]


def kid_tags(kid: Kid) -> tuple[str, ...]:
    """Return by which words a kid is found."""
    tags = [SUIT_IDS[suit] for suit in sorted(set(kid.suits))]
    for action in (kid.public, kid.private):
        for effect in (action.first, action.second):
            tags += [TAGS[effect.word]] if effect.word in TAGS else []
    tags += ["best_friend"] if kid.is_best_friend else []
    tags += [] if kid.has_action else ["only_symbols"]
    return tuple(dict.fromkeys(tags))


# Perks and made-up rules.


def perk_thing(perk: Perk, box: Box) -> Thing:
    """Return a perk: how long it lasts, what it does."""
    ref = f"perk/{perk.id}"
    how = "once" if perk.one_shot else "lasting"
    key = f"line-perk-{perk.id}".replace("_", "-")
    return Thing(
        ref,
        (
            fact(box.sources, ref, key, {"amount": perk.amount}, PERK_RULES[perk.id], ("perk",)),
            fact(box.sources, f"{ref}.one_shot", f"line-perk-{how}", rule="11.10"),
            fact(box.sources, ref, "line-perk-when", rule="8.4", signs=("fort", "2")),
        ),
        (how,),
    )


def rule_thing(rule: MadeUpRule, box: Box) -> Thing:
    """Return a made-up rule: what it scores."""
    ref = f"rule/{rule.id}"
    args: Args = {
        "form": FORM_IDS[rule.form],
        "points": rule.points,
        "bonus": rule.bonus,
        "level": rule.level,
        "suit": SUIT_IDS[rule.suit] if rule.suit >= 0 else "",
        "kind": KIND_IDS[rule.kind] if rule.kind >= 0 else "",
    }
    number = RULE_RULES.get(rule.id, "12.1")
    return Thing(
        ref,
        (
            fact(box.sources, f"{ref}.points", "line-rule", args, number, ("made_up_rule",)),
            fact(box.sources, ref, "line-rule-when", rule="8.3", signs=("fort", "1")),
        ),
    )


# The board.


def level_thing(number: int, box: Box) -> Thing:
    """Return a level: what it costs, is worth, has room for and brings."""
    level, ref = box.levels[number], f"level/{number}"
    cost: Args = {"toys": level.toys, "pizza": level.pizza, "any": level.any}
    signs = ("toy",) * level.toys + ("pizza",) * level.pizza + ("any_resource",) * level.any
    lines = [Line("line-level-start", rule="1.4", signs=("fort", "0"))]
    if number > 0:
        lines = [fact(box.sources, f"{ref}.cost", "line-level-cost", cost, "8.1", signs)]
    points: Args = {"points": level.points}
    worth = ("score", str(level.points))
    lines.append(fact(box.sources, f"{ref}.points", "line-level-points", points, "9.5", worth))
    room: Args = {"lookout": level.lookout, "pack": level.pack}
    signs = ("lookout", str(level.lookout), "pack", str(level.pack))
    lines.append(fact(box.sources, f"{ref}.pack", "line-level-room", room, "8.2", signs))
    if number == 1:
        lines.append(Line("line-level-rule", rule="8.3", signs=("made_up_rule",)))
    if number == 2:
        lines.append(Line("line-level-perk", rule="8.4", signs=("perk",)))
    if number == box.end_level:
        points = {"points": box.sculpture_points}
        lines.append(Line("line-level-sculpture", points, "8.5", ("macaroni",)))
        lines.append(Line("line-level-end", rule="9.2", signs=("score",)))
    return Thing(ref, tuple(lines))


def board_thing(number: int, box: Box) -> Thing:
    """Return a player board: whose it is, and its two best friends."""
    ref = f"board/{box.board_ids[number]}"
    first, second = (f"kid/{box.kids[card].id}" for card in box.boards[number])
    friends: Args = {"first": first, "second": second}
    gang = SUIT_IDS[box.board_looks[number].gang]
    return Thing(
        ref,
        (
            fact(box.sources, ref, "line-board", rule="1.3", signs=(gang,)),
            fact(box.sources, ref, "line-board-friends", friends, "2.4", ("star",)),
        ),
        (gang,),
    )


def suit_thing(suit: str, box: Box) -> Thing:
    """Return a symbol: what it is good for."""
    ref = f"suit/{suit}"
    if suit == SUIT_IDS[COIN]:
        return Thing(
            ref,
            (
                fact(box.sources, ref, "line-coin", rule="2.1", signs=(suit,)),
                fact(box.sources, ref, "line-coin-leads", rule="5.5", signs=("megaphone", suit)),
            ),
        )
    return Thing(
        ref,
        (
            fact(box.sources, ref, "line-suit", rule="4.5", signs=("x", suit)),
            fact(box.sources, ref, "line-suit-follows", rule="5.2", signs=("megaphone", suit)),
        ),
    )


def resource_thing(kind: str, box: Box) -> Thing:
    """Return a kind of resource: what it is good for."""
    ref = f"resource/{kind}"
    sign = KIND_SIGNS[RESOURCE_IDS.index(kind)]
    if kind not in KIND_IDS:
        lines = (
            fact(box.sources, ref, "line-any", rule="10.2", signs=(sign,)),
            fact(box.sources, ref, "line-any-cost", rule="3.5", signs=(sign, "->", "fort")),
        )
        return Thing(ref, lines)
    count: Args = {"count": box.tokens[KIND_IDS.index(kind)]}
    room: Args = {"room": box.stash_capacity}
    return Thing(
        ref,
        (
            fact(box.sources, ref, "line-resource", rule="3.5", signs=(sign, "->", "fort")),
            fact(box.sources, "constants", "line-resource-room", room, "3.3", ("stash",)),
            fact(box.sources, f"{ref}.tokens", "line-resource-supply", count, "10.22", (sign,)),
        ),
    )
