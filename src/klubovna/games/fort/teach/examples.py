# not compiled: made for people, now and then
"""Fort: small boards for the book of rules."""

from __future__ import annotations

from typing import Final

from klubovna.core.teaching import Example

# What is left of a turn.
AFTER_PLAY: Final = "Recruit 0; After 0 1; Confirm 0; Discard 0; After 0 2; Draw 0; EndTurn 0"
AFTER_ACTIONS: Final = f"After 0 0; PutAside 0; PlayAgain 0; {AFTER_PLAY}"

EXAMPLES: Final = (
    # Bug counts shovels: its own, two of The Moles, one of two in the lookout make four.
    Example(
        "shovels",
        "4.5",
        f"""game: fort 1
player 0: level=1 rule=loner stash=1/0
hand 0: sarge
lookout 0: worm wart
yard 1: doc
park: crash#2 tiny#2 punky#2
play: leader=0 card=bug#1 added=the_moles#1
agenda: UseAction 0; EndPlay 0; Confirm 0; AskFollowers 0; {AFTER_ACTIONS}
""",
    ),
    Example(
        "follow",
        "5.2",
        f"""game: fort 1
player 1: stash=1/0
hand 1: sarge scout the_moles#1 doc
park: crash#2 tiny#2 punky#2
play: leader=0 card=bug#1
agenda: Follow 1; {AFTER_ACTIONS}
""",
        seat=1,
    ),
    Example(
        "yard",
        "7.2",
        f"""game: fort 1
hand 0: moose bones
yard 1: captain munch#1 tink
park: crash#2 tiny#2 punky#2
agenda: {AFTER_PLAY}
""",
    ),
    Example(
        "upgrade",
        "8.1",
        """game: fort 1
player 0: stash=1/0 pack=0/1
hand 0: moose chef#1 tink
park: crash#2 tiny#2 punky#2
""",
    ),
    Example(
        "lookout",
        "3.2",
        """game: fort 1
player 0: level=2 rule=popularity perk=bribe stash=2/1 pack=1/1
hand 0: prince#1 bug#1
lookout 0: the_moles#1 ghost#1
park: crash#2 tiny#2 punky#2
""",
    ),
)
