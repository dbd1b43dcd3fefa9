"""Fort: the end of the game and the final score."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from klubovna.games.fort.box import contents as cards
from klubovna.games.fort.box.contents import SUITS, MadeUpRule
from klubovna.games.fort.pieces.numbers import NONE
from klubovna.games.fort.pieces.players import Player
from klubovna.games.fort.state import Fort
from klubovna.games.fort.text import numbering

AS_PRINTED: Final = 2  # the default of minimalism_points: whatever the component file says
PARTS: Final = ("track", "fort", "made_up_rule", "sculpture")
END_REASONS: Final = ("points", "fort_level", "park_deck")


def is_ending(g: Fort) -> bool:
    """Tell whether anything has triggered the end; no trigger can be undone by play."""
    return not g.park_deck or has_enough_points(g) or has_top_level(g)


def has_enough_points(g: Fort) -> bool:
    """Somebody has 25 points or more on the victory track."""
    return any([me.score >= g.box.end_points for me in g.players])


def has_top_level(g: Fort) -> bool:
    """Somebody's fort has reached level 5."""
    return any([me.level >= g.box.end_level for me in g.players])


def end_reason(g: Fort) -> str:
    """Return a trigger that ended the game, the first in the order of the rulebook."""
    if has_enough_points(g):
        return "points"
    return "fort_level" if has_top_level(g) else "park_deck"


def sheet(g: Fort, player: i64) -> dict[str, int]:
    """Return the points of a player by part."""
    me = g.players[player]
    return {
        "track": int(me.score),
        "fort": g.box.levels[me.level].points,
        "made_up_rule": int(rule_points(g, player)),
        "sculpture": g.box.sculpture_points if g.sculptor == player else 0,
    }


def winners(g: Fort) -> list[int]:
    """The highest total wins; a tie goes to the higher fort; then the victory is shared."""
    best = max([standing(g, p) for p in range(len(g.players))])
    return [p for p in range(len(g.players)) if standing(g, p) == best]


def standing(g: Fort, player: i64) -> tuple[int, int]:
    """Return what places are decided by."""
    return sum(sheet(g, player).values()), int(g.players[player].level)


def lay_all_open(g: Fort) -> None:
    """At the end everybody shows the made-up rule, what it brings, and all piles."""
    g.reveals += 1
    for p in range(len(g.players)):
        if g.players[p].rule != NONE:
            g.say(numbering.SHOWS_RULE, p, g.players[p].rule, rule_points(g, p))


def rule_points(g: Fort, player: i64) -> i64:
    """Return what the player's made-up rule brings."""
    rule = g.players[player].rule
    return 0 if rule == NONE else points_of(g, player, g.box.rules[rule])


def points_of(g: Fort, player: i64, rule: MadeUpRule) -> i64:
    """Return what a made-up rule would bring to a player."""
    me = g.players[player]
    form = rule.form
    if form == cards.FORT_LEVEL:
        return level_points(g, me, rule)
    if form == cards.MOST_CARDS:
        return most_cards_points(g, player, rule)
    if form == cards.NO_BEST_FRIENDS:
        return rule.points if not owns_best_friend(g, me) else 0
    if form == cards.DISTINCT_SUITS:
        return suits_points(g, me, rule)
    return counted(g, me, rule) * rule.points


def counted(g: Fort, me: Player, rule: MadeUpRule) -> i64:
    """Return how many of the things there are that a rule counts."""
    form = rule.form
    if form == cards.TOKENS:
        return me.owned(rule.kind)
    if form == cards.LOOKOUT_CARDS:
        return len(me.lookout)
    if form == cards.PACK_TOKENS:
        return me.packed()
    kids = g.box.kids
    if form == cards.SUIT_SYMBOLS:
        return sum([kids[c].count[rule.suit] for c in me.all_cards()])
    assert form == cards.UPGRADE_ICONS, "all forms are known"
    return sum([kids[c].upgrade_icons for c in me.all_cards()])


def level_points(g: Fort, me: Player, rule: MadeUpRule) -> i64:
    """Minimalism: exactly this level; for as many points as printed, unless a setting says so."""
    if me.level != rule.level:
        return 0
    is_changed = rule.id == cards.MINIMALISM and g.house.minimalism_points != AS_PRINTED
    return g.house.minimalism_points if is_changed else rule.points


def most_cards_points(g: Fort, player: i64, rule: MadeUpRule) -> i64:
    """Sleepover: the most cards of all, fewer points for a tie."""
    mine = len(g.players[player].all_cards())
    others = max([len(g.players[p].all_cards()) for p in g.clockwise_after(player)])
    if mine > others:
        return rule.points
    return rule.bonus if mine == others else 0


def owns_best_friend(g: Fort, me: Player) -> bool:
    """Tell whether any owned card is a best friend, the lookout counted."""
    return any([g.box.kids[c].is_best_friend for c in me.all_cards()])


def suits_points(g: Fort, me: Player, rule: MadeUpRule) -> i64:
    """Friendship Bracelet: each different basic suit, and something for all six."""
    found: i64 = 0
    owned = me.all_cards()
    for suit in range(SUITS):
        if any([g.box.kids[c].count[suit] > 0 for c in owned]):
            found += 1
    points = found * rule.points
    return points + rule.bonus if found == SUITS else points
