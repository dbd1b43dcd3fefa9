"""Fort, chapter 10: what the icons of actions mean."""

from __future__ import annotations

from klubovna.games.fort import GAME
from klubovna.games.fort.state import Fort
from tests.games.fort.stories import asked, fort, names, offers, pack, play, refused, stash, targets


def table(text: str) -> Fort:
    """Lay out a position with a park to recruit from."""
    return fort(f"{text}\npark: ghost#2 golden_boy#2 lil_boss")


def test_gained_tokens_come_from_the_supply_to_the_stash() -> None:
    """Gain: tokens move from the supply into the stash."""
    g = table("hand 0: dash#1 rocket_bros#1")

    play(g, "dash#1 rocket_bros#1")

    assert (stash(g, 0), pack(g, 0), g.supply) == ("0/3", "0/0", [30, 27])


def test_an_empty_supply_gives_nothing() -> None:
    """The supply is limited: what is not there can't be gained."""
    g = fort("""
        players: 4
        player 0: level=5 pack=4/0
        player 1: level=5 stash=4/0 pack=6/0
        player 2: level=5 stash=4/0 pack=6/0
        player 3: level=5 stash=4/0 pack=2/0
        hand 0: doodles#1 bug#1
        park: ghost#2 golden_boy#2 lil_boss
    """)
    assert g.supply[0] == 0

    play(g, "doodles#1")
    assert g.players[0].score == 4 and stash(g, 0) == "0/0"  # only the points could be had


def hoarded(toys: int, text: str) -> Fort:
    """Lay out a position in which the rivals hold so many of the thirty toys."""
    return fort(f"""
        players: 4
        player 1: level=5 stash=4/4 pack=6/0
        player 2: level=5 stash=4/4 pack=6/0
        player 3: level=5 stash=4/4 pack={toys - 24}/0
        park: ghost#2 golden_boy#2 lil_boss
        {text}
    """)


def test_a_gain_is_whole_only_if_the_supply_can_give_it_all() -> None:
    """With two toys left two can be gained; with one left a second symbol changes nothing."""
    hand = "hand 0: tink giggles wart"
    assert stash(play(hoarded(28, hand), "tink giggles finish"), 0) == "2/0"

    g = play(hoarded(29, hand), "tink")
    assert stash(g, 0) == "1/0" and g.supply[0] == 0


def test_an_exchange_needs_the_other_kind_in_the_supply() -> None:
    """Without a toy in the supply no pizza becomes one; a toy can still become a pizza."""
    hand = "\nhand 0: golden_boy#1"
    assert asked(hoarded(30, "player 0: stash=0/1" + hand)) == "recruit_card"  # nothing to play

    g = play(hoarded(29, "player 0: stash=1/1" + hand), "golden_boy#1")
    assert stash(g, 0) == "0/2" and g.supply[0] == 1


def test_a_pack_is_copied_as_far_as_the_supply_goes() -> None:
    """Copied toys come from the supply: there is one, so a pack with two is copied in part."""
    text = "player 0: level=1 pack=2/0\nhand 0: thunder"
    g = play(hoarded(27, text), "thunder private public")
    assert stash(g, 0) == "1/1" and g.supply[0] == 0

    g = play(hoarded(28, text), "thunder")  # the pizza is all that can be had
    assert stash(g, 0) == "0/1" and asked(g) == "recruit_card"


def test_spent_tokens_can_be_gained_again() -> None:
    """What returns to the supply may be taken from there at once."""
    g = hoarded(29, "player 0: stash=1/0\nhand 0: kitty")
    assert g.supply[0] == 0

    play(g, "kitty public")

    assert (stash(g, 0), g.players[0].score, g.supply[0]) == ("1/0", 1, 0)


def test_the_supply_is_endless_if_so_agreed() -> None:
    """Setting resource_supply_limited=no: tokens never run out."""
    g = fort("""
        settings: resource_supply_limited=no
        players: 4
        player 0: level=5 pack=4/0
        player 1: level=5 stash=4/0 pack=6/0
        player 2: level=5 stash=4/0 pack=6/0
        player 3: level=5 stash=4/0 pack=2/0
        hand 0: doodles#1 bug#1
        park: ghost#2 golden_boy#2 lil_boss
    """)

    play(g, "doodles#1 public finish")

    assert stash(g, 0) == "1/0"


def test_several_tokens_of_an_action_are_of_one_kind() -> None:
    """Toys or pizza: all tokens of one action are of the same kind."""
    g = table("hand 0: punky#1 the_scrappers#1")

    play(g, "punky#1 the_scrappers#1")
    assert asked(g) == "choose_kind"

    play(g, "toy")
    assert stash(g, 0) == "3/0"


def test_one_kind_must_fit_the_whole_action() -> None:
    """Three tokens can't be one toy and two pizzas."""
    g = table("""
        player 0: stash=3/2
        hand 0: punky#1 the_scrappers#1 wart
    """)

    play(g, "punky#1")

    assert asked(g) == "choose_kind"  # three would fit of neither kind: the pair was not offered
    assert names(g, g.players[0].hand) == ["the_scrappers#1", "wart"]


def test_two_actions_may_take_different_kinds() -> None:
    """One kind an action: the public and the private action of a card choose separately."""
    g = table("""
        hand 0: tiny#1
        yard 1: doc
    """)

    play(g, "tiny#1 public toy private pizza")

    assert stash(g, 0) == "1/1"


def test_packing_moves_a_token_from_stash_to_pack() -> None:
    """Pack: one token a time, of either kind."""
    g = table("""
        player 0: level=2 stash=1/1
        hand 0: the_ant dash#1
    """)

    play(g, "the_ant dash#1")

    assert (stash(g, 0), pack(g, 0)) == ("0/0", "1/1")


def test_packing_needs_a_token_in_the_stash() -> None:
    """Without a token there is nothing to pack."""
    g = table("""
        player 0: level=2
        hand 0: the_ant bug#1
    """)

    assert refused(g, "the_ant") == "4.8"


def test_packed_tokens_do_not_come_back() -> None:
    """Packing offers the stash only; nothing moves from the pack to the stash."""
    g = table("""
        player 0: level=2 stash=1/1 pack=1/0
        hand 0: penny
    """)

    play(g, "penny public")

    assert targets(g) == ["stash/toy", "stash/pizza"]


def test_the_lookout_takes_a_card_from_the_hand_for_good() -> None:
    """Add to the lookout: a hand card, neither the played nor an added one."""
    g = table("""
        player 0: level=1
        hand 0: prince#1 puddin#1 doc
        discard 0: bones
    """)

    play(g, "prince#1")
    assert targets(g) == ["hand/doc", "hand/puddin#1"]

    play(g, "puddin#1 finish")
    assert names(g, g.players[0].lookout) == ["puddin#1"]


def test_the_lookout_is_open_to_all() -> None:
    """Everybody may read the cards in a lookout."""
    g = table("hand 0: wart\nlookout 1: doc")

    assert GAME.view(g, 0)["players"][1]["lookout"] == ["doc"]


def test_trash_hits_hand_or_discard() -> None:
    """Trash: one card of hand or discard, not of the deck and not in play."""
    g = table("""
        hand 0: flipper sarge
        discard 0: bones
        deck 0: chef#1
    """)

    play(g, "flipper glue private")
    assert targets(g) == ["discard/bones", "hand/sarge"]
    assert refused(g, "in_play/flipper") == "10.5"

    play(g, "bones finish")
    assert names(g, g.trashed) == ["bones"] and g.players[0].discard == []


def test_a_best_friend_may_be_trashed_by_its_owner() -> None:
    """The owner may trash a best friend."""
    g = table("""
        hand 0: flipper bitsy
    """)

    play(g, "flipper glue private")

    assert names(g, g.trashed) == ["bitsy"]


def test_added_cards_can_not_be_trashed() -> None:
    """An added card is in play, not in the hand."""
    g = table("""
        hand 0: crash#1 the_scrappers#1 doc bones tink
    """)

    play(g, "crash#1 the_scrappers#1 public full")

    assert names(g, g.trashed) == ["bones", "doc", "tink"]


def test_trash_this_waits_for_the_followers() -> None:
    """The card goes to the box after the action and all follows, not to the discard."""
    g = table("""
        hand 0: einstein sarge
        hand 1: bones
    """)

    play(g, "einstein private finish")
    assert asked(g) == "follow" and names(g, g.trashed) == []

    play(g, "1:bones 1:toy")
    assert names(g, g.trashed) == ["einstein"] and g.in_play == ()
    assert stash(g, 1) == "1/0"


def test_trash_this_does_not_happen_without_its_action() -> None:
    """If only the public action is used, the card is discarded as usual."""
    g = table("hand 0: einstein")

    play(g, "einstein public toy finish")

    assert g.trashed == () and names(g, g.in_play) == ["einstein"]


def test_trash_this_happens_also_in_part() -> None:
    """Points taken only in part still cost the card."""
    g = table("hand 0: einstein noodle_twins#1")

    play(g, "einstein noodle_twins#1 public toy part")

    # Two of three points: fewer, and the added pair would not have mattered.
    assert g.players[0].score == 2 and names(g, g.trashed) == ["einstein"]


def test_recruiting_by_an_action_follows_the_rules_of_the_phase() -> None:
    """Recruit: from park, yards or park deck to the own discard; the park is refilled."""
    g = table("""
        hand 0: baby_face
        yard 1: doc
    """)

    play(g, "baby_face public")
    assert targets(g)[-2:] == ["yard/1/doc", "park_deck/top"]

    play(g, "golden_boy#2 finish")
    assert names(g, g.players[0].discard) == ["golden_boy#2"] and len(g.park) == 3


def test_the_upgrade_icon_raises_the_fort() -> None:
    """Upgrade: pay, then raise the fort by one level."""
    g = table("""
        player 0: level=2 stash=2/2 rule=loner
        hand 0: skids
    """)

    play(g, "skids private")

    assert (g.players[0].level, stash(g, 0)) == (3, "0/0")


def test_the_point_icon_moves_the_marker() -> None:
    """Score: one point on the victory track each time."""
    g = table("""
        player 0: level=1 score=7 pack=1/1
        hand 0: penny
    """)

    play(g, "penny")

    assert g.players[0].score == 9


def test_spending_takes_the_shown_kind_from_stash_or_pack() -> None:
    """Spend: a token of the shown kind, from stash or pack, goes back to the supply."""
    g = table("""
        player 0: level=1 stash=4/1 pack=1/0
        hand 0: kitty
    """)

    play(g, "kitty")
    assert targets(g) == ["stash/toy", "pack/toy"]

    play(g, "pack/toy")
    assert (pack(g, 0), g.players[0].score, g.supply[0]) == ("0/0", 1, 26)


def test_spending_without_the_shown_kind_is_impossible() -> None:
    """Pizza does not pay where toys are shown."""
    g = table("""
        player 0: stash=0/4
        hand 0: kitty
    """)

    play(g, "kitty")

    assert (stash(g, 0), g.players[0].score) == ("1/4", 0) and offers(g) == ["private", "finish"]


def test_a_rivals_yard_card_is_trashed() -> None:
    """Trash rival's card: one card of any rival's yard goes to the box."""
    g = table("""
        players: 3
        player 0: stash=1/0
        hand 0: golden_boy#1
        yard 1: doc
        yard 2: bones
    """)

    play(g, "golden_boy#1 private")
    assert targets(g) == ["yard/2/bones", "yard/1/doc"]

    play(g, "doc finish")
    assert names(g, g.trashed) == ["doc"] and g.players[1].yard == ()


def test_copying_the_own_pack_removes_nothing_from_it() -> None:
    """Copy pack: gain what the pack holds; the pack stays as it is."""
    g = table("""
        player 0: level=2 pack=2/1
        hand 0: giggles
    """)

    play(g, "giggles public full finish")

    assert (stash(g, 0), pack(g, 0)) == ("2/1", "2/1")


def test_an_empty_pack_can_not_be_copied() -> None:
    """Without tokens in the pack there is nothing to copy."""
    g = table("hand 0: giggles")

    play(g, "giggles")

    assert stash(g, 0) == "1/0" and asked(g) == "recruit_card"


def test_a_part_of_a_pack_may_be_any_selection() -> None:
    """What does not fit is not taken; in part, any selection of the pack may be copied."""
    g = table("""
        player 0: level=2 stash=3/0 pack=2/1
        hand 0: giggles
    """)

    play(g, "giggles private public")
    assert (stash(g, 0), pack(g, 0)) == ("4/1", "2/1")

    g = table("""
        player 0: level=2 pack=2/1
        hand 0: giggles
    """)
    play(g, "giggles private public part")
    assert offers(g) == ["0+1", "1+0", "1+1", "2+0"]


def test_one_rivals_pack_is_copied() -> None:
    """Copy a rival's pack: one rival, who loses nothing; an empty pack is not offered."""
    g = table("""
        players: 4
        player 1: level=1 pack=1/1
        player 2: level=1 pack=0/2
        hand 0: smoke
    """)

    play(g, "smoke book")
    assert targets(g) == ["pack/1/all", "pack/2/all"]

    play(g, "2/all")
    assert (stash(g, 0), pack(g, 2)) == ("0/2", "0/2")


def test_an_exchange_swaps_kinds_in_one_direction() -> None:
    """Exchange: several swaps of an action all go the same way."""
    g = table("""
        player 0: level=1 stash=1/1 pack=1/0
        hand 0: golden_boy#1 puddin#1
    """)

    play(g, "golden_boy#1 puddin#1")

    # Two swaps are possible in one direction only, from toys to pizza.
    assert (stash(g, 0), pack(g, 0)) == ("0/2", "0/1")


def test_an_exchange_may_go_either_way() -> None:
    """Exchange: a toy becomes a pizza, or a pizza a toy; supply and stash stay balanced."""
    text = """
        player 0: stash=1/1
        hand 0: golden_boy#1
    """
    assert stash(play(table(text), "golden_boy#1 toy"), 0) == "0/2"
    g = play(table(text), "golden_boy#1 pizza")
    assert stash(g, 0) == "2/0" and g.supply == [28, 30]


def test_an_exchange_stays_within_its_area() -> None:
    """A token swapped in the pack stays in the pack, and the stash limit binds."""
    g = table("""
        player 0: stash=1/4 pack=1/0
        hand 0: golden_boy#1
    """)

    play(g, "golden_boy#1 toy")

    assert (stash(g, 0), pack(g, 0)) == ("1/4", "0/1")


def test_points_for_the_pack_count_tokens() -> None:
    """The pack as multiplier counts tokens, whatever their kind."""
    g = table("""
        player 0: level=2 pack=1/2 stash=0/4
        hand 0: dash#1
    """)

    play(g, "dash#1")

    assert g.players[0].score == 3


def test_points_for_the_lookout_count_cards() -> None:
    """The lookout as multiplier counts cards, not symbols."""
    g = table("""
        player 0: level=1
        hand 0: doc
        lookout 0: the_moles#1 puddin#1
    """)

    play(g, "doc")

    assert g.players[0].score == 2


def test_points_for_the_fort_count_its_level() -> None:
    """The fort level as multiplier is the present level; it is no upgrade."""
    g = table("""
        player 0: level=3 stash=0/4
        hand 0: bug#1
    """)

    play(g, "bug#1")

    assert (g.players[0].score, g.players[0].level) == (3, 3)


def test_any_suit_counts_the_own_symbol_only_if_picked() -> None:
    """Ghost with a glue card: two for crown would need a crown; glue counts the glue alone."""
    g = table("hand 0: ghost#1 tink")

    play(g, "ghost#1 tink toy")

    assert stash(g, 0) == "1/0"  # glue was the only suit for which the added card matters

    g = table("hand 0: ghost#1 prince#1")
    play(g, "ghost#1 prince#1 toy")
    assert stash(g, 0) == "2/0"


def test_any_suit_counts_the_lookout_of_that_suit() -> None:
    """Symbols of the lookout may be counted if they show the suit that was picked."""
    g = table("""
        player 0: level=1
        hand 0: ghost#1
        lookout 0: the_moles#1 sarge
    """)

    play(g, "ghost#1")
    assert asked(g) == "name_suit" and offers(g) == ["shovel", "crown"]

    play(g, "shovel")
    assert offers(g) == ["1", "2", "3"]
    play(g, "3 toy")
    assert stash(g, 0) == "3/0"


def test_any_suit_may_be_the_coin() -> None:
    """Picked as a suit, the coin counts coins only, not coins that stand for something."""
    g = table("hand 0: ghost#1 puddin#1 flipper")

    play(g, "ghost#1 puddin#1 coin flipper coin toy")

    assert stash(g, 0) == "2/0"

    g = play(table("hand 0: ghost#1 flipper"), "ghost#1 flipper glue")
    assert asked(g) == "choose_kind"  # as glue it is no coin any more: only glue could be picked


def test_a_cheaper_upgrade_leaves_one_icon_out() -> None:
    """One resource less: the player says which icon is not paid."""
    g = table("""
        player 0: level=1 stash=1/1 rule=loner
        hand 0: dot
    """)

    play(g, "dot")
    assert asked(g) == "drop_icon" and offers(g) == ["toy", "pizza", "any"]
    play(g, "any")
    assert asked(g) == "choose_perk" and stash(g, 0) == "0/0"

    g = table("""
        player 0: level=0 stash=1/1
        hand 0: dot
    """)
    play(g, "dot private")
    assert asked(g) == "drop_icon" and targets(g) == ["icon/toy", "icon/pizza"]
    play(g, "toy")
    assert stash(g, 0) == "1/0" and g.players[0].level == 1


def test_a_dearer_upgrade_costs_any_resource_more() -> None:
    """One resource more, of either kind: here by the perk DIY."""
    g = table("""
        player 0: level=2 stash=3/3 rule=loner perk=diy
        hand 0: wart
    """)

    play(g, "diy")
    assert asked(g) == "pay_any" and offers(g) == ["0", "1"]

    play(g, "1")
    assert stash(g, 0) == "0/1" and g.players[0].level == 3


def test_x_repeats_the_left_side() -> None:
    """Times: as often as the right side counts; without an x exactly once."""
    g = table("""
        player 0: level=1
        hand 0: scout the_moles#1
    """)

    play(g, "scout done full finish")
    assert stash(g, 0) == "2/0"

    g = play(table("hand 0: chef#1 noodle_twins#1"), "chef#1 noodle_twins#1")
    assert stash(g, 0) == "0/3"


def test_the_right_side_of_an_arrow_needs_the_left() -> None:
    """Then: without a rival's card to trash there is no token for it."""
    g = table("hand 0: tiny#1")

    play(g, "tiny#1 toy")

    assert stash(g, 0) == "1/0" and asked(g) == "recruit_card"


def test_the_right_side_of_an_arrow_is_compulsory() -> None:
    """Then: once a card is trashed, the toy has to be taken while there is room."""
    g = table("""
        hand 0: blitz#1 doc
    """)

    play(g, "blitz#1 private")

    assert stash(g, 0) == "1/0"


def test_an_impossible_right_side_makes_the_action_a_part() -> None:
    """Then: with the right side impossible, the left may be done, but not as the full action."""
    text = """
        player 0: stash=4/{}
        hand 0: tiny#1 sweet_pea
        yard 1: doc
    """
    assert refused(table(text.format(4)), "tiny#1") == "4.8"

    g = play(table(text.format(3)), "tiny#1 public private")
    assert names(g, g.trashed) == ["doc"] and stash(g, 0) == "4/4"


def test_the_card_of_a_level_comes_before_the_rest_of_the_arrow() -> None:
    """Upgrade, then two points: the made-up rule is chosen before the points."""
    g = table("""
        player 0: stash=1/1
        hand 0: lefty
    """)

    play(g, "lefty")
    assert asked(g) == "choose_rule" and g.players[0].score == 0

    play(g, offers(g)[0])
    assert (g.players[0].score, g.players[0].level) == (2, 1)


def test_brackets_repeat_the_pair() -> None:
    """(recruit, then toy) x squirt guns: each time a kid must be recruited for a toy."""
    g = table("hand 0: baby_face crash#1")

    play(g, "baby_face crash#1 public top top")

    assert stash(g, 0) == "2/0" and len(g.players[0].discard) == 2


def test_what_stands_after_brackets_is_done_once() -> None:
    """(point x book), then trash this: all points, one card to the box."""
    g = table("hand 0: einstein noodle_twins#1")

    play(g, "einstein noodle_twins#1 private full finish")

    assert g.players[0].score == 3
    assert (names(g, g.trashed), names(g, g.in_play)) == (["einstein"], ["noodle_twins#1"])


def test_two_icons_side_by_side_both_belong_to_the_action() -> None:
    """Both: in either order, and in full only with both halves."""
    g = table("""
        player 0: level=1 stash=1/0
        hand 0: doc sarge
        lookout 0: tink
    """)

    play(g, "doc public full")
    assert offers(g) == ["first_half_first", "second_half_first"]
    play(g, "second_half_first")

    assert pack(g, 0) == "1/0" and names(g, g.players[0].lookout) == ["sarge", "tink"]


def test_one_half_alone_is_a_part() -> None:
    """Both: with one half impossible the action is not full."""
    g = table("""
        player 0: level=1
        hand 0: doc sarge bug#1
    """)

    # Nothing to pack: the first half alone, which then scores for the lookout in full.
    play(g, "doc sarge")
    assert g.players[0].score == 1 and names(g, g.players[0].lookout) == ["sarge"]
