"""Shelfie Stacker: what is said, as numbers. Rule 502 is 5.2 in RULES.md, and `rule-5-2`."""

from __future__ import annotations

from typing import Final

from klubovna.core.event import Happening

# 1 Set-up.
EVERYBODY_GETS: Final = 101
DICE_IN_BAG: Final = 102
BOXES: Final = 103
REWARDS_LAID_OUT: Final = 104

# 2 The round.
SEVEN_ROUNDS: Final = 201
FILL: Final = 202
CHOOSE: Final = 203
ORDER: Final = 204
LETTERS: Final = 205
CLEAN_UP: Final = 206

# 3 The turn.
TAKE_ONE: Final = 301
PLACE_ALL: Final = 302
SHAME: Final = 303
END_TURN: Final = 304

# 4 Abilities.
ONCE: Final = 401
WINDOW: Final = 402
MUST_CHANGE: Final = 403
SEVERAL: Final = 404
OWN_DICE: Final = 405

# 5 Placing a die.
BOTTOM_UP: Final = 501
ONE_COLOUR: Final = 502
RISING: Final = 503

# 6 Jokers.
JOKER_IN_DELIVERY: Final = 601
NO_JOKER_ELSEWHERE: Final = 602

# 7 Characters: 7.1 is card 1.
CARD: Final = 700
STORE_CARD: Final = 701
TAKE_BACK_CARD: Final = 702
RAISE_CARD: Final = 703
GIFT_CARD: Final = 704
LOWER_CARD: Final = 705
FLIP_CARD: Final = 706
COLOUR_CARD: Final = 707
REUSE_CARD: Final = 708
SWAP_BOXES_CARD: Final = 709
REROLL_CARD: Final = 710
SWAP_VALUES_CARD: Final = 711
RESCUE_CARD: Final = 712
NUMBER_CARD: Final = 713
SET_CARD: Final = 714
REDRAW_CARD: Final = 715
INSERT_CARD: Final = 716
BOTH_WAIVERS: Final = 717
WAIVE_AGAIN: Final = 718

# 8 Rewards.
COMPETITION: Final = 801
PATTERN: Final = 802
KEPT: Final = 803
SIDEKICK: Final = 804
OVERTAKEN: Final = 805

# 9 The end.
THE_END: Final = 901
HEIGHTS: Final = 902
TOPS: Final = 903
SHAME_POINTS: Final = 904
REWARD_POINTS: Final = 905
MOST_POINTS: Final = 906
LAST_CARD: Final = 907

# 10 End cards.
END_CARDS: Final = 1001
PAIRS: Final = 1002

# 11 Which characters are used.
FIRST_GAME: Final = 1101
OWN_CHOICE: Final = 1102
SHARED_RANDOM: Final = 1103
PRIVATE_RANDOM: Final = 1104
DRAFT: Final = 1105

# 12 Alone, for a score.
FRIEND: Final = 1201
SMALL_NUMBERS: Final = 1202
DICE_LEAVE: Final = 1203
RANKS: Final = 1204

# 13 Alone, against Shem Bot.
SHEM_BOT: Final = 1301
SHEM_STACKS: Final = 1302
SHEM_OPENS: Final = 1303
SHEM_PLANS: Final = 1304
SHEM_RUNS_OUT: Final = 1305
SHEM_POINTS: Final = 1306
SHEM_BEATEN: Final = 1307

RULES: Final = (
    *(EVERYBODY_GETS, DICE_IN_BAG, BOXES, REWARDS_LAID_OUT),
    *(SEVEN_ROUNDS, FILL, CHOOSE, ORDER, LETTERS, CLEAN_UP),
    *(TAKE_ONE, PLACE_ALL, SHAME, END_TURN),
    *(ONCE, WINDOW, MUST_CHANGE, SEVERAL, OWN_DICE),
    *(BOTTOM_UP, ONE_COLOUR, RISING),
    *(JOKER_IN_DELIVERY, NO_JOKER_ELSEWHERE),
    *(STORE_CARD, TAKE_BACK_CARD, RAISE_CARD, GIFT_CARD, LOWER_CARD, FLIP_CARD, COLOUR_CARD),
    *(REUSE_CARD, SWAP_BOXES_CARD, REROLL_CARD, SWAP_VALUES_CARD, RESCUE_CARD, NUMBER_CARD),
    *(SET_CARD, REDRAW_CARD, INSERT_CARD, BOTH_WAIVERS, WAIVE_AGAIN),
    *(COMPETITION, PATTERN, KEPT, SIDEKICK, OVERTAKEN),
    *(THE_END, HEIGHTS, TOPS, SHAME_POINTS, REWARD_POINTS, MOST_POINTS, LAST_CARD),
    *(END_CARDS, PAIRS),
    *(FIRST_GAME, OWN_CHOICE, SHARED_RANDOM, PRIVATE_RANDOM, DRAFT),
    *(FRIEND, SMALL_NUMBERS, DICE_LEAVE, RANKS),
    *(SHEM_BOT, SHEM_STACKS, SHEM_OPENS, SHEM_PLANS, SHEM_RUNS_OUT, SHEM_POINTS, SHEM_BEATEN),
)

# What happens.
NEW_ROUND: Final = Happening("new_round", ("round", "bag"), FILL)
CHOSE: Final = Happening("chose", ("card:copy", "number", "letter:letter"), CHOOSE)
TOOK: Final = Happening("took", ("first:die", "second:die", "third:die"), TAKE_ONE)
PLACED: Final = Happening("placed", ("die:die", "column"), PLACE_ALL)
SHAMED: Final = Happening("shamed", ("die:die",), SHAME)
TURNED: Final = Happening("turned", ("die:die", "to:die"), JOKER_IN_DELIVERY)
USED: Final = tuple(Happening(f"used_{n}", (), CARD + n) for n in range(1, 17))
STORED: Final = Happening("stored", ("die:die",), STORE_CARD)
GAVE_AWAY: Final = Happening("gave_away", ("die:die",), GIFT_CARD)
RETRIEVED: Final = Happening("retrieved", ("die:die",), STORE_CARD)
TOOK_BACK: Final = Happening("took_back", ("die:die", "column"), TAKE_BACK_CARD)
CHANGED: Final = Happening("changed", ("die:die", "to:die"), MUST_CHANGE)
SWAPPED_BOXES: Final = Happening("swapped_boxes", ("die:die", "other:die"), SWAP_BOXES_CARD)
ROLLED: Final = Happening("rolled", ("die:die", "to:die"), REROLL_CARD)
SWAPPED_VALUES: Final = Happening("swapped_values", ("die:die", "other:die"), SWAP_VALUES_CARD)
RESCUED: Final = Happening("rescued", ("die:die", "column"), RESCUE_CARD)
RETURNED: Final = Happening("returned", ("die:die",), REDRAW_CARD)
DREW: Final = Happening("drew", ("colour:colour",), REDRAW_CARD)
INSERTED: Final = Happening("inserted", ("die:die", "column"), INSERT_CARD)
GOT_COMPETITION: Final = Happening("got_competition", ("card:competition",), COMPETITION)
GOT_SIDEKICK: Final = Happening("got_sidekick", ("card:sidekick",), SIDEKICK)
TOOK_SIDEKICK: Final = Happening("took_sidekick", ("card:sidekick",), OVERTAKEN)
HANDS_PASSED: Final = Happening("hands_passed", (), DRAFT)
RIVAL_SHOWS: Final = Happening(
    "rival_shows", ("card:copy", "number", "letter:letter"), SMALL_NUMBERS
)
FRIEND_TOOK: Final = Happening("friend_took", ("first:die", "second:die", "third:die"), DICE_LEAVE)
SHEM_TOOK: Final = Happening("shem_took", ("first:die", "second:die", "third:die"), SMALL_NUMBERS)
SHEM_STACKED: Final = Happening("shem_stacked", ("die:die", "column"), SHEM_STACKS)
SHEM_OPENED: Final = Happening("shem_opened", ("die:die", "column"), SHEM_OPENS)
SHEM_PLANNED: Final = Happening("shem_planned", ("die:die", "column"), SHEM_PLANS)
SHEM_SHAMED: Final = Happening("shem_shamed", ("die:die",), SHEM_RUNS_OUT)
SHEM_GOT_COMPETITION: Final = Happening("shem_got_competition", ("card:competition",), COMPETITION)
SHEM_GOT_SIDEKICK: Final = Happening("shem_got_sidekick", ("card:sidekick",), SIDEKICK)

HAPPENINGS: Final = (
    *(NEW_ROUND, CHOSE, TOOK, PLACED, SHAMED, TURNED),
    *USED,
    *(STORED, GAVE_AWAY, RETRIEVED, TOOK_BACK, CHANGED, SWAPPED_BOXES),
    *(ROLLED, SWAPPED_VALUES, RESCUED, RETURNED, DREW, INSERTED),
    *(GOT_COMPETITION, GOT_SIDEKICK, TOOK_SIDEKICK, HANDS_PASSED),
    *(RIVAL_SHOWS, FRIEND_TOOK, SHEM_TOOK, SHEM_STACKED, SHEM_OPENED, SHEM_PLANNED, SHEM_SHAMED),
    *(SHEM_GOT_COMPETITION, SHEM_GOT_SIDEKICK),
)

# What the story of a game is told by: what begins a round and a turn, what may turn the game.
ROUND: Final = NEW_ROUND
TURNS: Final[tuple[Happening, ...]] = ()
DEEDS: Final = (GOT_COMPETITION, GOT_SIDEKICK, TOOK_SIDEKICK, PLACED, INSERTED, RESCUED, SHAMED)
