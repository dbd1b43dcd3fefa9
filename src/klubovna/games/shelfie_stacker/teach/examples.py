# not compiled: made for people, now and then
"""Shelfie Stacker: small boards for the book of rules."""

from __future__ import annotations

from typing import Final

from klubovna.core.teaching import Example

ORDER: Final = """\
game: shelfie_stacker 1
players: 3
round: 1
turn: 1
order: 1 2 0
deliveries: p1 g2 b6 | o1 o4 p5 | g3 g4 o2 | b2 b3 p1
sidekick: side_blue
competition: comp_03
end cards: end_01
hand 0: borrower nitpicker upgrade_addict regifter cat colour_coordinator flash_to_shelf
ready 0: bargain_hunter
current 0: bargain_hunter
hand 1: borrower nitpicker upgrade_addict regifter bargain_hunter colour_coordinator flash_to_shelf
ready 1: cat
current 1: cat
hand 2: borrower nitpicker upgrade_addict regifter bargain_hunter colour_coordinator flash_to_shelf
ready 2: cat
current 2: cat
"""

PLACING: Final = """\
game: shelfie_stacker 1
players: 2
round: 3
turn: 0
order: 0 1
deliveries: - | o1 b4 g5 | g1 b6 o3
takers: 0 - -
sidekick: side_orange
competition: comp_03
end cards: end_04
shelf 0: g2 | p1 p2 | b3 | o2 | b5
tray 0: g4 p3 p1
hand 0: nitpicker regifter cat colour_coordinator flash_to_shelf
ready 0: borrower
spent 0: upgrade_addict bargain_hunter
current 0: bargain_hunter
shelf 1: p1 p4 | g1 | b2 | o1 o6
hand 1: borrower nitpicker regifter cat bargain_hunter
ready 1: upgrade_addict colour_coordinator flash_to_shelf
current 1: flash_to_shelf
"""

JOKER: Final = """\
game: shelfie_stacker 1
players: 2
round: 3
turn: 0
order: 0 1
deliveries: - | o1 b4 g5 | g1 b6 o3
takers: 0 - -
sidekick: side_orange
competition: comp_03
end cards: end_04
shelf 0: g2 g4 | p1 p2 p3 | b3 | o2 | b5
tray 0: p1
hand 0: nitpicker regifter cat colour_coordinator flash_to_shelf
ready 0: borrower bargain_hunter
spent 0: upgrade_addict
current 0: bargain_hunter
shelf 1: p1 p4 | g1 | b2 | o1 o6
hand 1: borrower nitpicker regifter cat bargain_hunter
ready 1: upgrade_addict colour_coordinator flash_to_shelf
current 1: flash_to_shelf
"""

PATTERN: Final = """\
game: shelfie_stacker 1
players: 2
round: 4
turn: 1
order: 0 1
deliveries: - | o1 b4 g5 | g1 b6 o3
takers: 0 - -
sidekick: side_orange
competition: comp_01 0
end cards: end_07
shelf 0: o4 | p1 p2 | g1 g3 g4 | b1 b2 b4 b5 | o2
shame 0: p1
hand 0: regifter cat colour_coordinator flash_to_shelf
ready 0: borrower nitpicker
spent 0: upgrade_addict bargain_hunter
current 0: bargain_hunter
shelf 1: b1 b2 b4 | g1 g3 | p1 | o1 o6 | -
shame 1: p3
hand 1: borrower nitpicker regifter cat
ready 1: upgrade_addict colour_coordinator flash_to_shelf
spent 1: bargain_hunter
current 1: flash_to_shelf
"""

SIDEKICK: Final = """\
game: shelfie_stacker 1
players: 2
round: 4
turn: 1
order: 0 1
deliveries: - | b6 o3 g5 | g1 p2 o3
takers: 0 - -
sidekick: side_blue 1
competition: comp_03
end cards: end_05
shelf 0: b1 b3 | p2 p4 | g1 g2 | b4 b5 | o2 o5
shame 0: b1 p1
hand 0: regifter cat colour_coordinator flash_to_shelf
ready 0: borrower nitpicker
spent 0: upgrade_addict bargain_hunter
current 0: bargain_hunter
shelf 1: b1 b2 b4 b5 | g1 g3 | p1 | o1 o6 | -
hand 1: borrower nitpicker regifter cat
ready 1: upgrade_addict colour_coordinator flash_to_shelf
spent 1: bargain_hunter
current 1: flash_to_shelf
"""

SCORING: Final = """\
game: shelfie_stacker 1
players: 2
round: 7
turn: -
order: 0 1
deliveries: - | - | o1 o1 o1
takers: 0 1 -
sidekick: side_blue 1
competition: comp_01 0
end cards: end_01
shelf 0: p1 p2 p3 p5 p6 | g2 g3 g5 g6 | b1 b4 b6 | o2 o3 o6 | g2 g4
shame 0: p1 g3 b2 o4
hand 0: flash_to_shelf
ready 0: borrower
spent 0: nitpicker upgrade_addict regifter cat bargain_hunter colour_coordinator
current 0: borrower
shelf 1: b1 b2 b3 b4 b5 | p1 p2 p4 | g1 g2 g5 | o1 o3 o5 o6 | p2 p3
shame 1: p1 g1 g1 b1
hand 1: borrower
spent 1: nitpicker upgrade_addict regifter cat bargain_hunter colour_coordinator flash_to_shelf
current 1: cat
agenda:
"""

SHEM: Final = """\
game: shelfie_stacker 1
settings: solo=shem_standard
players: 1
round: 5
turn: 0
order: 1 0
deliveries: o1 b4 g5 | - | g1 b6 o3
takers: - 1 -
sidekick: side_blue 1
competition: comp_05
end cards: end_01
shelf 0: p1 p3 | g2 g4 g5 | b2 | o1 o3 o4 | p2 p6
shame 0: b1
hand 0: borrower nitpicker flash_to_shelf
ready 0: colour_coordinator
spent 0: upgrade_addict regifter cat bargain_hunter
current 0: colour_coordinator
shelf 1: g4 g1 g2 g6 g3 | b5 b1 b2 b3 | p6 p1 p4 | o2 o5 | g2
hand 1: borrower nitpicker flash_to_shelf
spent 1: upgrade_addict regifter bargain_hunter colour_coordinator cat
current 1: cat
"""

EXAMPLES: Final = (
    Example("order", "2.5", ORDER),
    Example("placing", "5.3", PLACING),
    Example("joker", "6.1", JOKER),
    Example("pattern", "8.2", PATTERN),
    Example("sidekick", "8.5", SIDEKICK),
    Example("scoring", "9.2", SCORING),
    Example("shem", "13.2", SHEM),
)
