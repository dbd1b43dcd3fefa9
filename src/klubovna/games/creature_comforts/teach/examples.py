# not compiled: made once for each page
"""Creature Comforts: small boards for the book of rules."""

from __future__ import annotations

from typing import Final

from klubovna.core.teaching import Example

# A month with the Black Bear, seen by a family of rabbits; the porcupines come next.
SPRING: Final = """game: creature_comforts 2
players: 2
month: 1
turn: 0
wheel: 3
forest: forest_spring_1
meadow: meadow_spring_2
nest: pot_of_tea flute pie rocking_chair
ladder: tool_shed herb_garden umbrella wildwood almanac scale
traveller: black_bear
hand 0: flute soup
hand 1: pie lamp
dice 1: 1 6
workers 1: forest_2 owl_pick workshop inn
"""
REST: Final = "CleanUp 0; DiscardDown 0; EndTurn 0; Turn 1; EndOfMonth; Upkeep\n"
CRAFT: Final = f"Craft 0; {REST}"
RESOLVE: Final = f"Resolve 0; Unresolved 0; {CRAFT}"
ASSIGN: Final = f"Assign 0 1; AssignNext 0 1; Commit 0; {RESOLVE}"

SHARED: Final = """village: 2 4 3 5
faces: 2 4 3 5 6 3
dice 0: 6 3
workers 0: forest_2 meadow_2 river_b inn
"""
FITTING: Final = """assigned: forest_2:02 river_b:3 inn:1
values: inn:4
"""
LESSONS: Final = """village: 2 4 3 6
faces: 2 4 3 6 6 3
assigned: forest_1:0 meadow_2:25 owl_pick:3
tokens: 1
dice 0: 6 3
workers 0: forest_1 meadow_2 owl_pick inn
"""
LADDER: Final = """village: 2 4 3 6
faces: 2 4 3 6 6 3
assigned: forest_1:0 owl_pick:3 workshop:2
values: workshop:3
heap 0: 2 wood 2 coin
dice 0: 6 3
workers 0: forest_1 owl_pick workshop inn
"""
INN: Final = """village: 2 4 3 6
faces: 2 4 3 6 6 3
assigned: inn:2
values: inn:3
heap 0: 4 fruit
dice 0: 6 3
workers 0: forest_1 owl_pick workshop inn
"""
PAYABLE: Final = """village: 2 4 3 6
faces: 2 4 3 6 6 3
heap 0: 1 wood 2 coin 1 grain
dice 0: 6 3
"""
WINTER: Final = """game: creature_comforts 2
players: 2
month: 8
wheel: 2
nest: pot_of_tea lamp pie rocking_chair
ladder: tool_shed herb_garden bicycle wildwood almanac scale
traveller: moose
village: 1 2 3 4
dice 0: 5 6
dice 1: 2 2
heap 0: 4 wood 1 coin 3 story 2 stone
crafted 0: flute hearth lamp
built 0: umbrella
crafted 1: soup bread muffler
agenda: Store
answers: 22 22 23 | 25
"""


def spring(lines: str, agenda: str) -> str:
    """Return a position of that month."""
    return f"{SPRING}{lines}agenda: {agenda}"


EXAMPLES: Final = (
    Example("shared", "2.5", spring(SHARED, ASSIGN)),
    Example("lessons", "3.3", spring(LESSONS, RESOLVE)),
    Example("craft", "3.6", spring(PAYABLE, CRAFT)),
    Example("fitting", "4.1", spring(SHARED + FITTING, RESOLVE)),
    Example("ladder", "5.5", spring(LADDER, RESOLVE)),
    Example("inn", "5.7", spring(INN, RESOLVE)),
    Example("stored", "9.2", WINTER),
)
