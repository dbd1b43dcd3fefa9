"""The worked examples of Fort, T01 to T51: what may be done comes out right, the rest is refused.

Rules are named by their paragraphs in RULES.md.
"""

from __future__ import annotations

import pytest

from klubovna.games.fort import GAME
from klubovna.games.fort.pieces.numbers import FULL, NONE, PUBLIC
from klubovna.games.fort.state import Fort
from tests.games.fort.stories import asked, fort, names, offers, pack, play, refused, stash

EMPTY_PANELS = "2.5"
ONE_IN_FULL = "4.8"
MUST_MATTER = "4.10"
MATCHING_CARD = "5.2"
WHOLE_ACTION = "5.4"
NAMED_COIN = "5.5"
BOTH_SYMBOLS = "5.7"
RISING = "13.1"

GABRIELA = """
    player 0: level=1 rule=loner
    hand 0: bug#1 the_moles#1
    lookout 0: sarge wart
"""
MATEJ = """
    player 0: level=1 rule=loner stash=2/0 pack=1/1
    hand 0: doodles#1 kitty puddin#1
"""


def table(text: str) -> Fort:
    """Return a position with three kids in the park, so that the recruit phase asks."""
    return fort(text if "park:" in text else f"{text}\npark: crash#2 tiny#2 punky#2")


def score(g: Fort, player: int) -> int:
    """Return the points of a player on the victory track."""
    return int(g.players[player].score)


def is_recruiting(g: Fort, player: int = 0) -> bool:
    """Tell whether everybody is done with the play of this leader."""
    return asked(g) == "recruit_card" and g.actor == player and g.play.card == NONE


def made_up(g: Fort, player: int) -> int:
    """Return what the made-up rule of a player brings."""
    return GAME.score_sheet(g)[player]["made_up_rule"]


def test_t01_added_card_and_one_symbol_of_the_lookout() -> None:
    """Bug, The Moles and one of two lookout shovels are four shovels: four pizzas, one point."""
    g = table(GABRIELA)

    play(g, "bug#1 the_moles#1 public 1 full")

    assert stash(g, 0) == "0/4"
    assert g.play.result(PUBLIC) == FULL
    assert offers(g) == ["private", "finish"]
    play(g, "private")
    assert score(g, 0) == 1
    assert is_recruiting(g)


def test_t02_without_an_added_card_the_moles_go_to_the_yard() -> None:
    """Bug with both lookout shovels brings three pizzas, but The Moles were not played with."""
    g = table(GABRIELA)

    play(g, "bug#1 done public 2 full finish")

    assert stash(g, 0) == "0/3"
    assert names(g, g.players[0].hand) == ["the_moles#1"]
    play(g, "0:crash#2")
    assert names(g, g.players[0].yard) == ["the_moles#1"]


@pytest.mark.parametrize("order", ["public 2", "private 2"])
def test_t03_five_symbols_are_too_many_but_the_other_action_is_full(order: str) -> None:
    """Five shovels, room for four pizzas: the public action is partial, the private one full."""
    g = table(GABRIELA)

    play(g, f"bug#1 the_moles#1 {order}")

    # With three pizzas or fewer The Moles would not matter, so nothing else is left to choose.
    assert stash(g, 0) == "0/4"
    assert score(g, 0) == 1
    assert is_recruiting(g)


def test_t03_the_moles_can_not_matter_without_the_public_action() -> None:
    """After The Moles were added, the private action alone is not enough."""
    g = play(table(GABRIELA), "bug#1 the_moles#1")

    assert offers(g) == ["public", "private"]
    play(g, "private")
    assert asked(g) == "count_lookout"


def test_t04_one_of_two_pizzas_is_not_in_full() -> None:
    """Stash 4/3: Bud's two pizzas do not fit, and there is nothing to trash."""
    g = table("""
        player 0: board=board_shovel stash=4/3
        player 1: board=board_glue
        hand 0: bud
    """)

    # Nothing can be played, so the phase was skipped without asking.
    assert is_recruiting(g)


def test_t04_the_public_action_alone_is_refused() -> None:
    """With a card to trash Bud may be played, but not the public action alone."""
    g = table("""
        player 0: board=board_shovel stash=4/3 level=2 perk=recycling
        player 1: board=board_glue
        hand 0: bud
        discard 0: worm
    """)

    play(g, "bud glue public")

    assert stash(g, 0) == "4/4"
    assert offers(g) == ["private", "recycle"]
    assert refused(g, "finish") == ONE_IN_FULL


def test_t04_toys_do_not_fit_at_all() -> None:
    """Stash 4/2: two pizzas fit, toys do not."""
    g = table("""
        player 0: board=board_shovel stash=4/2
        player 1: board=board_glue
        hand 0: bud
    """)

    play(g, "bud glue")

    assert stash(g, 0) == "4/4"


@pytest.mark.parametrize("order", ["public private", "private public"])
@pytest.mark.parametrize("zone", ["hand", "discard"])
def test_t05_one_pizza_beside_a_trashed_card(order: str, zone: str) -> None:
    """Bud: one card trashed is in full, so one of two pizzas will do, in either order."""
    cards = {"hand": "hand 0: bud worm", "discard": "hand 0: bud\ndiscard 0: worm"}[zone]
    g = table(f"""
        player 0: board=board_shovel stash=4/3
        player 1: board=board_glue
        {cards}
    """)

    # After the partial action only the full one is left, and it is taken without asking.
    play(g, "bud glue " + order.removesuffix(" private"))

    assert stash(g, 0) == "4/4"
    assert names(g, g.trashed) == ["worm"]
    assert is_recruiting(g)


@pytest.mark.parametrize("added", ["kitty", "puddin#1"])
def test_t06_t07_one_glue_more(added: str) -> None:
    """Doodles and a glue card, or Puddin with its coin as glue: two toys, a point each packed."""
    g = table(MATEJ)

    play(g, f"doodles#1 {added}")
    if asked(g) == "add_cards":
        play(g, "done")
    # One toy would not need the added card, so the public action was done in full.
    play(g, "public private full")

    assert stash(g, 0) == "4/0"
    assert pack(g, 0) == "1/1"
    assert score(g, 0) == 2
    assert is_recruiting(g)


def test_t08_two_added_cards_are_one_too_many() -> None:
    """Only two toys fit: after either card the other one would change nothing."""
    g = play(table(MATEJ), "doodles#1")
    assert offers(g) == ["puddin#1", "kitty", "done"]

    play(g, "puddin#1")

    assert names(g, g.play.added) == ["puddin#1"]
    assert asked(g) == "use_action"


def test_t08_what_would_change_nothing_is_refused() -> None:
    """Three toys fit: beside Puddin one glue symbol more matters, two would make Puddin idle."""
    g = table("""
        player 0: stash=1/0 pack=1/0
        hand 0: doodles#1 kitty puddin#1 icky_and_sticky#1
    """)

    play(g, "doodles#1 puddin#1")

    assert offers(g) == ["kitty", "done"]
    assert refused(g, "icky_and_sticky#1") == MUST_MATTER


def test_t08_added_cards_are_named_in_rising_order() -> None:
    """Three toys fit: whoever begins with Kitty has passed Puddin by."""
    g = table("player 0: stash=1/0 pack=1/0\nhand 0: doodles#1 kitty puddin#1 sweet_pea")

    play(g, "doodles#1 kitty")

    assert offers(g) == ["sweet_pea", "done"]
    assert refused(g, "puddin#1") == RISING


def test_t08_three_glue_symbols_if_three_toys_fit() -> None:
    """With room for three toys both cards matter."""
    g = table(MATEJ.replace("stash=2/0", "stash=1/0"))

    play(g, "doodles#1 puddin#1 kitty public finish")

    assert stash(g, 0) == "4/0"


def test_t09_final_scoring() -> None:
    """Track 17, level 5, the sculpture and Popularity with four in the lookout: 48."""
    g = table("""
        player 0: level=5 score=17 rule=popularity
        lookout 0: worm sarge wart scout
        sculptor: 0
    """)

    sheet = GAME.score_sheet(g)[0]

    assert sheet == {"track": 17, "fort": 23, "made_up_rule": 4, "sculpture": 4}
    assert GAME.scores(g)[0] == 48


@pytest.mark.parametrize(
    ("second", "winners"),
    [("level=4 score=33", [0]), ("level=5 score=25", [0, 1]), ("level=4 score=34", [1])],
)
def test_t10_a_tie_goes_to_the_higher_fort(second: str, winners: list[int]) -> None:
    """At 48 each the higher fort wins; at equal forts the victory is shared."""
    g = table(f"""
        player 0: level=5 score=17 rule=popularity
        lookout 0: worm sarge wart scout
        sculptor: 0
        player 1: {second}
    """)

    assert GAME.winners(g) == winners


def test_t11_the_others_have_one_more_turn() -> None:
    """The starting player reaches level 5: both others have one more turn, she has none."""
    g = table("""
        players: 3
        player 0: level=4 stash=4/4
        hand 0: bitsy
    """)

    play(g, "0:bitsy 0:top")

    assert g.players[0].level == 5
    assert g.sculptor == 0
    play(g, "1:top 2:top")
    assert g.is_over
    assert GAME.end_reason(g) == "fort_level"


def test_t12_the_last_player_triggers_the_end() -> None:
    """The last player in order reaches level 5: the game ends after this turn."""
    g = table("""
        players: 3
        player 2: board=board_glue level=4 stash=4/4
        player 0: board=board_skateboard
        hand 2: bitsy
        turn: 2
    """)

    play(g, "2:bitsy 2:top")

    assert g.is_over


def test_t12_a_follower_who_had_his_turn_gets_no_further_one() -> None:
    """What counts is whose turn it is: player 0 follows into level 5 in the last turn of all."""
    g = table("""
        player 0: board=board_glue level=4 stash=4/4
        hand 0: kitty
        player 1: stash=1/1
        hand 1: dot
        turn: 1
    """)

    play(g, "1:dot 1:public 1:big_plans 0:kitty")

    assert g.players[0].level == 5
    play(g, "1:top")
    assert g.is_over


@pytest.mark.parametrize(("players", "park_deck"), [(2, 41), (3, 33), (4, 25)])
def test_t13_basic_setup(players: int, park_deck: int) -> None:
    """One more rule and perk than players, three in the park, ten cards each, five in hand."""
    g: Fort = GAME.new(players, seed=players)

    assert len(g.rule_stack) == players + 1
    assert len(g.perk_row) == players + 1
    assert len(g.park_deck) == park_deck
    assert len(g.park) == 3
    assert [(len(me.hand), len(me.deck)) for me in g.players] == [(5, 5)] * players
    assert all(set(g.box.boards[me.board]) <= {*me.hand, *me.deck} for me in g.players)


def test_t14_draft() -> None:
    """Pick k of a seat comes from the packet that was dealt k - 1 seats to its right."""
    g: Fort = GAME.new(3, seed=5, draft=True)
    dealt = [list(packet) for packet in g.packets]
    friends = [g.box.boards[me.board] for me in g.players]

    while g.packets:
        g.choose(g.legal[-1])

    for seat, picks in enumerate(g.drafted):
        assert len(picks) == 8
        assert all(card in dealt[(seat - k) % 3] for k, card in enumerate(picks))
        me = g.players[seat]
        assert sorted([*me.hand, *me.deck]) == sorted([*picks, *friends[seat]])
        assert len(me.hand) == 5


CHEF = """
    player 0: board=board_squirt_gun
    hand 0: chef#1 ace
"""


def test_t15_a_coin_is_one_suit_for_both_actions() -> None:
    """Chef and Ace: the coin is a book, or a skateboard, but never both."""
    g = play(table(CHEF), "chef#1 ace")

    assert asked(g) == "name_coin"
    assert offers(g) == ["skateboard", "book"]


def test_t15_the_coin_as_book() -> None:
    """Two books: two pizzas by the public action, and no skateboard for the private one."""
    g = table(CHEF)

    play(g, "chef#1 ace book")

    # Nothing else was possible: the private action has no symbol, and one pizza is not in full.
    assert stash(g, 0) == "0/2"
    assert is_recruiting(g)


def test_t15_the_coin_as_skateboard() -> None:
    """One book and one skateboard: one pizza by each action."""
    g = play(table(CHEF), "chef#1 ace skateboard")
    assert offers(g) == ["public", "private"]

    play(g, "public")

    # Ace would not matter without the private action, so it was done at once.
    assert stash(g, 0) == "0/2"
    assert is_recruiting(g)


def test_t16_an_added_card_serves_both_actions() -> None:
    """Sweet Pea and a glue card: two toys gained, then the same two packed."""
    g = table("""
        player 0: level=2
        hand 0: sweet_pea kitty
    """)

    play(g, "sweet_pea kitty")

    # The stash is empty, so the private action comes first; one toy would be too few to pack.
    assert stash(g, 0) == "2/0"
    play(g, "public full")
    assert stash(g, 0) == "0/0"
    assert pack(g, 0) == "2/0"


BUG_LED = """
    player 0: level=1 rule=loner
    hand 0: bug#1
"""


def test_t17_following_an_action_that_the_leader_ignored() -> None:
    """The leader uses Bug privately only; a rival discards Sarge and gains a pizza."""
    g = table(f"{BUG_LED}\nhand 1: sarge")

    play(g, "0:bug#1 private finish")
    assert asked(g) == "follow"
    assert offers(g) == ["sarge", "pass"]
    play(g, "1:sarge")

    assert stash(g, 0) == "0/0"
    assert stash(g, 1) == "0/1"
    assert names(g, g.players[1].discard) == ["sarge"]


def test_t17_following_is_free_and_needs_the_suit() -> None:
    """A rival may pass; a card of another suit can't be discarded."""
    g = table(f"{BUG_LED}\nhand 1: sarge prince#1")

    play(g, "0:bug#1 private finish")

    assert refused(g, "prince#1") == MATCHING_CARD
    play(g, "1:pass")
    assert stash(g, 1) == "0/0"
    assert names(g, g.players[1].hand) == ["prince#1", "sarge"]


def test_t18_counting_one_of_two_symbols() -> None:
    """Pizza 3 of 4: The Moles count once, since both would not be done in full."""
    g = table(f"{BUG_LED}\nplayer 1: stash=0/3\nhand 1: the_moles#1")

    play(g, "0:bug#1 private finish 1:the_moles#1")

    assert stash(g, 1) == "0/4"
    assert is_recruiting(g)


def test_t18_counting_both_symbols() -> None:
    """Pizza 2 of 4: The Moles may count once or twice, not more often."""
    g = table(f"{BUG_LED}\nplayer 1: stash=0/2\nhand 1: the_moles#1")

    play(g, "0:bug#1 private finish 1:the_moles#1")

    assert offers(g) == ["1", "2"]
    assert refused(g, "3") == BOTH_SYMBOLS
    play(g, "2")
    assert stash(g, 1) == "0/4"


def test_t18_lookout_symbols_make_too_many() -> None:
    """Where a follower's lookout counts, more than fits is refused as not in full."""
    g = table(f"""{BUG_LED}
        settings: followers_may_count_lookout_suits=yes
        player 1: level=1 stash=0/2
        hand 1: the_moles#1
        lookout 1: worm
    """)

    play(g, "0:bug#1 private finish 1:the_moles#1")

    assert offers(g) == ["1", "2"]
    assert refused(g, "3") == WHOLE_ACTION


def test_t19_a_full_stash_can_not_follow() -> None:
    """Pizza 4 of 4: the rival is not even asked."""
    g = table(f"{BUG_LED}\nplayer 1: stash=0/4\nhand 1: sarge the_moles#1")

    play(g, "0:bug#1 private finish")

    assert is_recruiting(g)


def test_t20_a_coin_follows_everything() -> None:
    """A rival discards Ace, a best friend with a coin, and gains one pizza."""
    g = table(f"{BUG_LED}\nplayer 1: board=board_squirt_gun\nhand 1: ace")

    play(g, "0:bug#1 private finish 1:ace")

    assert stash(g, 1) == "0/1"
    assert names(g, g.players[1].discard) == ["ace"]


def ace_led(rival: str) -> Fort:
    """Return a position in which player 0 holds nothing but Ace."""
    return table(f"""
        player 0: board=board_squirt_gun
        hand 0: ace
        {rival}
    """)


def test_t21_followers_take_the_kind_that_the_leader_took() -> None:
    """The leader took two pizzas; a rival with room for one pizza, and for toys, can't follow."""
    g = ace_led("player 1: stash=0/3\nhand 1: kitty")

    play(g, "0:ace glue pizza")

    assert stash(g, 0) == "0/2"
    assert is_recruiting(g)


@pytest.mark.parametrize(("kind", "after"), [("toy", "2/2"), ("pizza", "0/4")])
def test_t21_the_kind_is_not_asked_again(kind: str, after: str) -> None:
    """A rival with room for both kinds follows and gets the leader's kind."""
    g = ace_led("player 1: stash=0/2\nhand 1: kitty")

    play(g, f"0:ace glue {kind} 1:kitty")

    assert stash(g, 1) == after
    assert is_recruiting(g)


def test_t22_the_named_suit_must_be_discarded() -> None:
    """Ace was named glue: shovels don't follow, a coin does."""
    g = ace_led("player 1: board=board_shovel\nhand 1: sarge the_moles#1 bud")

    play(g, "0:ace glue pizza")

    assert offers(g) == ["bud", "pass"]
    assert refused(g, "sarge") == NAMED_COIN
    play(g, "1:bud")
    assert stash(g, 1) == "0/2"


def test_t22_only_shovels() -> None:
    """Ace was named glue, and the rival holds only shovels: nobody asks him."""
    g = ace_led("hand 1: sarge the_moles#1")

    play(g, "0:ace glue pizza")

    assert is_recruiting(g)


@pytest.mark.parametrize(
    ("card", "picks"),
    [("ghost#1", "ghost#1 toy"), ("punky#1", "punky#1 toy"), ("smoke", "smoke glue")],
)
def test_t23_nobody_follows_an_empty_panel(card: str, picks: str) -> None:
    """Ghost, Punky and Smoke have no public action, so there is nothing to follow."""
    g = table(f"""
        hand 0: {card}
        player 1: pack=1/0
        hand 1: bud prince#1 blitz#1 kitty
    """)

    play(g, picks)

    assert stash(g, 0) == "1/0"
    assert is_recruiting(g)


def test_t24_a_card_without_actions_is_never_played() -> None:
    """With Noodle Twins only, the phase is skipped, and they end in the yard."""
    g = table("hand 0: noodle_twins#1")
    assert is_recruiting(g)

    play(g, "0:crash#2")

    assert names(g, g.players[0].yard) == ["noodle_twins#1"]


def test_t24_an_empty_panel_is_no_action() -> None:
    """Noodle Twins can't be the played card beside one that can."""
    g = table("hand 0: noodle_twins#1 chef#1")

    assert offers(g) == ["chef#1", "skip"]
    assert refused(g, "noodle_twins#1") == EMPTY_PANELS


EINSTEIN = """
    hand 0: einstein noodle_twins#1
    deck 0: flipper bitsy worm sarge wart
    hand 1: chef#1
"""


def test_t25_einstein_leaves_after_the_others_followed() -> None:
    """Three books are three points; Einstein goes to the box, Noodle Twins to the discard."""
    g = table(EINSTEIN)

    play(g, "0:einstein noodle_twins#1 private full finish")

    assert score(g, 0) == 3
    assert asked(g) == "follow" and names(g, g.trashed) == []
    play(g, "1:pass")
    assert names(g, g.trashed) == ["einstein"]
    play(g, "0:crash#2")
    assert names(g, g.players[0].discard) == ["crash#2", "noodle_twins#1"]


def baby_face(toys: int) -> Fort:
    """Return a position with Baby Face, The Scrappers and some toys."""
    return table(f"player 0: stash={toys}/0\nhand 0: baby_face the_scrappers#1")


def test_t26_three_recruits_and_three_toys() -> None:
    """Three squirt guns: three times a kid and a toy."""
    g = play(baby_face(toys=1), "baby_face the_scrappers#1")
    assert offers(g) == ["public", "private"]

    play(g, "public full crash#2 tiny#2 top")

    assert stash(g, 0) == "4/0"
    assert len(g.players[0].discard) == 3
    assert {"crash#2", "tiny#2"} <= set(names(g, g.players[0].discard))
    assert is_recruiting(g)


def test_t27_the_third_toy_does_not_fit() -> None:
    """Toys 2 of 4: the private toy is in full, so it comes first; then two recruits, one toy."""
    g = play(baby_face(toys=2), "baby_face the_scrappers#1")

    # The public action first would fill the stash. One recruit would not need The Scrappers.
    assert stash(g, 0) == "3/0"
    assert asked(g) == "recruit_card" and refused(g, "stop") != ""
    play(g, "top")
    assert stash(g, 0) == "4/0"
    assert refused(g, "stop") != ""
    play(g, "top")
    assert len(g.players[0].discard) == 2
    assert is_recruiting(g)


def test_t27_the_scrappers_change_nothing() -> None:
    """Toys 3 of 4: The Scrappers can't matter and are not offered; either action will do."""
    g = play(baby_face(toys=3), "baby_face")

    assert asked(g) == "use_action"
    assert offers(g) == ["public", "private"]


def test_t28_nobody_in_a_yard() -> None:
    """No rival has yard cards: Tiny's private action is impossible, the public one is not."""
    g = table("hand 0: tiny#1")

    play(g, "tiny#1")

    assert asked(g) == "choose_kind"
    play(g, "toy")
    assert stash(g, 0) == "1/0"
    assert is_recruiting(g)


def test_t28_somebody_in_a_yard() -> None:
    """With a kid in a rival's yard Tiny's private action trashes it and brings a token."""
    g = table("hand 0: tiny#1\nyard 1: worm")

    play(g, "tiny#1 private pizza finish")

    assert stash(g, 0) == "0/1"
    assert names(g, g.trashed) == ["worm"]


def test_t28_the_impossible_action_is_refused() -> None:
    """After the public action nothing but the end of the play is left."""
    g = table("player 0: level=2 perk=recycling\nhand 0: tiny#1\ndiscard 0: worm")

    play(g, "tiny#1")

    assert offers(g) == ["public", "recycle"]
    assert refused(g, "private") == ONE_IN_FULL


def test_t29_an_upgrade_and_then_two_points() -> None:
    """Level 0, stash 1/1: Lefty raises the fort, a rule is chosen, then come two points."""
    g = table("player 0: stash=1/1\nhand 0: lefty")

    play(g, "lefty")

    assert asked(g) == "choose_rule"
    assert score(g, 0) == 0
    play(g, "loner")
    assert g.players[0].level == 1
    assert stash(g, 0) == "0/0"
    assert score(g, 0) == 2


def test_t29_too_poor() -> None:
    """Stash 1/0 does not pay for level 1, so Lefty can't be played."""
    g = table("player 0: stash=1/0\nhand 0: lefty")

    assert is_recruiting(g)


def test_t30_the_discount_removes_an_icon() -> None:
    """Level 0, stash 1/0: Dot's private upgrade without the pizza icon costs one toy."""
    g = table("player 0: stash=1/0\nhand 0: dot")

    play(g, "dot loner")

    assert g.players[0].level == 1
    assert stash(g, 0) == "0/0"


def test_t30_the_player_chooses_the_icon() -> None:
    """With a toy and a pizza either icon may be dropped; level 1 shows no white one."""
    g = play(table("player 0: stash=1/1\nhand 0: dot"), "dot private")

    assert offers(g) == ["toy", "pizza"]
    play(g, "icon/toy loner")
    assert stash(g, 0) == "1/0"


def test_t31_two_levels_in_one_turn() -> None:
    """Dot's two upgrades; then the rival follows the plain one, without a discount."""
    g = table("""
        player 0: stash=2/2
        hand 0: dot
        player 1: stash=1/1
        hand 1: kitty
    """)

    play(g, "0:dot public loner private icon/any diy")

    assert g.players[0].level == 2
    assert stash(g, 0) == "0/0"
    play(g, "1:kitty big_plans")
    assert g.players[1].level == 1
    assert stash(g, 1) == "0/0"


def test_t31_no_discount_for_followers() -> None:
    """A rival with a toy alone can't follow: the private upgrade is not for followers."""
    g = table("player 0: stash=1/0\nhand 0: dot\nplayer 1: stash=1/0\nhand 1: kitty")

    play(g, "0:dot loner")

    assert is_recruiting(g)


def test_t32_big_plans_counts_upgrade_icons() -> None:
    """Dot has two, Lefty and Bitsy one each; the perk DIY counts nothing."""
    g = table("player 0: level=2 rule=big_plans perk=diy\nhand 0: dot\ndiscard 0: lefty")

    assert made_up(g, 0) == 4


SIX_SUITS = "dash#1 sarge kitty blitz#1 prince#1 chef#1"


@pytest.mark.parametrize(
    ("cards", "points"), [(SIX_SUITS, 7), (SIX_SUITS.removesuffix(" chef#1"), 5)]
)
def test_t33_friendship_bracelet(cards: str, points: int) -> None:
    """One point for each basic suit and one for all six; coins are no suit."""
    g = table(f"player 0: level=1 rule=friendship_bracelet\ndiscard 0: {cards} puddin#1")

    assert made_up(g, 0) == points


@pytest.mark.parametrize(
    ("mine", "points"), [("worm scout", 4), ("worm scout moose", 8), ("worm", 0)]
)
def test_t34_sleepover(mine: str, points: int) -> None:
    """Two tied for the most cards: four points for the holder; alone eight, behind none."""
    g = table(f"""
        players: 3
        player 0: level=1 rule=sleepover
        yard 0: {mine}
        discard 1: sarge wart
    """)

    assert made_up(g, 0) == points
    assert made_up(g, 1) == 0


def test_t35_best_friends_never_wait_in_the_yard() -> None:
    """After the turn Ace is in the discard, Worm in the yard."""
    g = table("""
        player 0: board=board_squirt_gun
        hand 0: ace worm
        deck 0: sparky sarge wart scout moose
    """)

    play(g, "skip crash#2")

    assert names(g, g.players[0].discard) == ["ace", "crash#2"]
    assert names(g, g.players[0].yard) == ["worm"]


def test_t36_a_new_deck_in_the_middle_of_drawing() -> None:
    """Deck 2, discard 7: two drawn, seven shuffled, three drawn, four left."""
    g = table("""
        deck 0: flipper bitsy
        discard 0: worm sarge wart scout moose lefty
    """)

    play(g, "crash#2")

    me = g.players[0]
    assert (len(me.hand), len(me.deck), len(me.discard)) == (5, 4, 0)
    assert {"flipper", "bitsy"} <= set(names(g, me.hand))


GIGGLES = """
    player 0: level=2 pack=2/1 stash=3/0
    hand 0: giggles
"""


def test_t37_the_copied_pack_does_not_fit() -> None:
    """With four toys neither of Giggles' actions can be in full."""
    g = table(GIGGLES.replace("stash=3/0", "stash=4/0").replace("giggles", "giggles bug#1"))

    assert refused(g, "giggles") == ONE_IN_FULL


def test_t37_private_first_then_a_part_of_the_pack() -> None:
    """The toy is in full; then of the pack only the pizza fits."""
    g = play(table(GIGGLES), "giggles private")
    assert stash(g, 0) == "4/0"
    assert offers(g) == ["public", "finish"]

    play(g, "public")

    assert stash(g, 0) == "4/1"
    assert pack(g, 0) == "2/1"


def test_t37_public_first_leaves_room_for_the_toy() -> None:
    """A toy of the pack would leave no room for the private one: the pizza alone is copied."""
    g = table(GIGGLES)

    play(g, "giggles public")

    # The one selection left was taken, and after it the private action had to follow.
    assert stash(g, 0) == "4/1"
    assert is_recruiting(g)


def test_t38_the_pack_of_the_xxl_backpack() -> None:
    """Level 2 and XXL Backpack: a fifth token is packed."""
    g = table("player 0: level=2 perk=xxl_backpack pack=2/2 stash=2/0\nhand 0: penny")
    assert g.pack_capacity(0) == 5

    play(g, "penny public finish")

    assert pack(g, 0) == "3/2"
    assert stash(g, 0) == "1/0"


def test_t38_no_sixth_token() -> None:
    """With five tokens packed only the points are left of Penny."""
    g = table("player 0: level=2 perk=xxl_backpack pack=3/2 stash=2/0\nhand 0: penny")

    play(g, "penny")

    assert score(g, 0) == 5
    assert is_recruiting(g)


def test_t39_sticky_fingers() -> None:
    """The Ant and a skateboard: two tokens of any mix out of the supply, then two points."""
    g = table("player 0: level=2 perk=sticky_fingers\nhand 0: the_ant dash#1")

    play(g, "the_ant dash#1 supply/toy supply/pizza private full")

    assert pack(g, 0) == "1/1"
    assert stash(g, 0) == "0/0"
    assert list(g.supply) == [29, 29]
    assert score(g, 0) == 2


def test_t40_copy_cat_discards_two() -> None:
    """The Moles and Sarge show three shovels: two or three pizzas."""
    g = table(f"{BUG_LED}\nplayer 1: level=2 perk=copy_cat\nhand 1: the_moles#1 sarge")

    play(g, "0:bug#1 private finish 1:the_moles#1")
    assert offers(g) == ["sarge", "enough"]
    play(g, "1:sarge")

    assert offers(g) == ["2", "3"]
    play(g, "3")
    assert stash(g, 1) == "0/3"
    assert names(g, g.players[1].discard) == ["sarge", "the_moles#1"]


ROUGH = f"""{BUG_LED}
    players: 4
    player 1: level=2 perk=rough_housing
    hand 1: sarge
    hand 2: wart
    hand 3: moose
"""


def test_t41_rough_housing_comes_last() -> None:
    """Its owner passes, the other rivals decide on following, then Bug is trashed."""
    g = table(ROUGH)

    play(g, "0:bug#1 private finish 1:pass 2:wart 3:pass")

    assert asked(g) == "rough_house"
    play(g, "1:bug#1")
    assert names(g, g.trashed) == ["bug#1"]
    assert g.players[1].perk == -1
    assert stash(g, 2) == "0/1"


def test_t41_whoever_followed_does_not_rough_house() -> None:
    """The owner of Rough Housing followed, so the perk is not offered."""
    g = table(ROUGH)

    play(g, "0:bug#1 private finish 1:sarge 2:pass 3:pass")

    assert is_recruiting(g)


def test_t41_without_a_card_to_follow_with() -> None:
    """Without a suitable card the owner is asked once, after the others."""
    g = table(ROUGH.replace("hand 1: sarge", "hand 1: prince#1"))

    play(g, "0:bug#1 private finish 2:pass 3:pass 1:no")

    assert names(g, g.trashed) == []
    assert is_recruiting(g)


def last_in_the_park_deck(word: str) -> Fort:
    """Return a position with an empty table, three kids in the park and one in its deck."""
    box = GAME.box(None)
    park = ["crash#2", "tiny#2", "punky#2"]
    others = [kid.word for kid in box.kids[: box.park_kids] if kid.word not in [word, *park]]
    return table(f"""
        park: {" ".join(park)}
        park deck: {word}
        trashed: {" ".join(others)}
        deck 0: flipper bitsy
        deck 1: bud rusty
    """)


def test_t42_the_park_is_refilled_with_the_last_card() -> None:
    """Recruiting from the park empties its deck: the end is triggered, three kids still there."""
    g = last_in_the_park_deck("worm")

    play(g, "0:crash#2")

    assert names(g, g.park) == ["punky#2", "tiny#2", "worm"]
    assert g.park_deck == []
    play(g, "1:worm")
    assert g.is_over
    assert GAME.end_reason(g) == "park_deck"


def test_t43_ghost_with_a_crown() -> None:
    """The picked suit is Ghost's own: its crown counts too, two toys."""
    g = table("hand 0: ghost#1 prince#1")

    play(g, "ghost#1 prince#1 toy")

    assert stash(g, 0) == "2/0"


def test_t43_ghost_with_glue() -> None:
    """The picked suit is another one: Ghost's crown does not count, one toy."""
    g = table("hand 0: ghost#1 kitty")

    play(g, "ghost#1 kitty toy")

    assert stash(g, 0) == "1/0"


def test_t43_two_added_suits_can_not_both_matter() -> None:
    """Ghost counts one suit: beside a crown a glue card changes nothing."""
    g = table("hand 0: ghost#1 prince#1 prince#2 kitty")

    play(g, "ghost#1 prince#1")

    assert offers(g) == ["prince#2", "done"]
    assert refused(g, "kitty") == MUST_MATTER


def test_t44_spending_from_stash_and_pack() -> None:
    """Kitty and a glue card: one toy of the stash and one of the pack are two points."""
    g = table("player 0: stash=1/0 pack=1/0\nhand 0: kitty dot")

    play(g, "kitty dot private full")

    assert (stash(g, 0), pack(g, 0)) == ("0/0", "0/0")
    assert score(g, 0) == 2
    assert list(g.supply) == [30, 30]


def test_t45_the_lookout_counts_cards() -> None:
    """The Moles and Puddin are two cards with four symbols: two points for Doc."""
    g = table("player 0: level=1\nhand 0: doc\nlookout 0: the_moles#1 puddin#1")

    play(g, "doc")

    assert score(g, 0) == 2


def test_t46_no_repetition_is_no_action() -> None:
    """Level 0 and no room for pizza: Bug can't be played."""
    g = table("player 0: stash=0/4\nhand 0: bug#1 doodles#1")

    assert offers(g) == ["doodles#1", "skip"]
    assert refused(g, "bug#1") == ONE_IN_FULL


def test_t46_unless_the_table_agreed_otherwise() -> None:
    """With the option, no repetition at level 0 is an action in full."""
    g = table("""
        settings: zero_repetition_counts_as_action=yes
        player 0: stash=0/4
        hand 0: bug#1
    """)

    assert offers(g) == ["bug#1", "skip"]


@pytest.mark.parametrize(
    ("level", "setting", "points"), [(2, "2", 2), (2, "8", 8), (1, "2", 0), (3, "8", 0)]
)
def test_t47_minimalism(level: int, setting: str, points: int) -> None:
    """A fort of exactly level 2 brings two points, or eight if so agreed."""
    g = table(f"settings: minimalism_points={setting}\nplayer 0: level={level} rule=minimalism")

    assert made_up(g, 0) == points


@pytest.mark.parametrize(("count", "tucks"), [("1", "sarge"), ("2", "sarge wart")])
def test_t48_crown_and_coin_are_one_or_two_crowns(count: str, tucks: str) -> None:
    """A rival follows Prince with Puddin and puts one or two cards into the lookout."""
    g = table("""
        player 0: level=1
        hand 0: prince#1
        lookout 0: worm
        player 1: level=1
        hand 1: puddin#1 sarge scout wart
    """)

    play(g, "0:prince#1 1:puddin#1")
    assert offers(g) == ["1", "2"]
    play(g, f"{count} {tucks}")

    assert names(g, g.players[1].lookout) == tucks.split()
    assert is_recruiting(g)


@pytest.mark.parametrize(("room", "after"), [("0/2", "0/4"), ("0/3", "0/3"), ("2/3", "2/3")])
def test_t49_followers_do_the_whole_action(room: str, after: str) -> None:
    """The leader took one of Bud's two pizzas; a follower needs room for two."""
    g = table(f"""
        player 0: board=board_shovel stash=4/3
        hand 0: bud worm
        player 1: board=board_glue stash={room}
        hand 1: kitty
    """)

    play(g, "0:bud glue public")
    if asked(g) == "follow":
        play(g, "1:kitty")

    assert stash(g, 0) == "4/4"
    assert stash(g, 1) == after
    assert is_recruiting(g)


def test_t50_points_follow_then_the_box() -> None:
    """Einstein scores, is followed, and only then leaves, never through the discard."""
    g = table(EINSTEIN.replace("noodle_twins#1", ""))

    play(g, "0:einstein private finish")
    assert score(g, 0) == 1
    assert names(g, g.trashed) == []
    play(g, "1:chef#1 pizza")

    assert stash(g, 1) == "0/1"
    assert names(g, g.trashed) == ["einstein"]
    play(g, "0:crash#2")
    assert names(g, g.players[0].discard) == ["crash#2"]


def test_t51_the_lookout_is_counted_when_the_action_starts() -> None:
    """Prince puts a second card into the lookout, then each of the two brings a point."""
    g = table("player 0: level=3\nhand 0: prince#1 kitty\nlookout 0: worm")

    play(g, "prince#1 public private full")

    assert names(g, g.players[0].lookout) == ["kitty", "worm"]
    assert score(g, 0) == 2
    assert is_recruiting(g)
