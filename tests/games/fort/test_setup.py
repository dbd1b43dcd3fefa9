"""Fort, chapter 1: setting the table up, by dealing or by a draft."""

from __future__ import annotations

from klubovna.core.game import seen_by
from klubovna.games.fort import GAME
from klubovna.games.fort.state import Fort
from tests.games.fort.stories import asked, offers, play

NOBODY = -1


def new(players: int, seed: int = 0, *, draft: bool = False) -> Fort:
    g: Fort = GAME.new(players, seed, draft=draft)
    return g


def is_friend(g: Fort, card: int) -> bool:
    return bool(g.box.kids[card].is_best_friend)


def test_the_starter_is_drawn_by_lot_and_takes_the_first_turn() -> None:
    """The starting player is chosen at random and holds the first turn."""
    tables = [new(3, seed) for seed in range(30)]

    assert {g.starter for g in tables} == {0, 1, 2}
    assert all(g.actor == g.starter and asked(g) == "play_card" for g in tables)


def test_thirty_tokens_of_each_kind_lie_ready() -> None:
    """The supply holds 30 pizzas and 30 toys, and nobody has any yet."""
    g = new(4)

    assert g.supply == [30, 30]
    assert all(me.tokens == [0, 0, 0, 0] for me in g.players)


def test_everybody_takes_a_board_and_its_two_best_friends() -> None:
    """Each board brings two best friends; those of unused boards stay in the box."""
    g = new(3, 5)

    assert len({me.board for me in g.players}) == 3
    for me in g.players:
        assert sorted(c for c in me.all_cards() if is_friend(g, c)) == g.box.boards[me.board]
    assert GAME.census(g)["best_friends"] == 6


def test_boards_are_handed_out_by_lot() -> None:
    """Who gets which board is left to luck."""
    assert {new(2, seed).players[0].board for seed in range(40)} == {0, 1, 2, 3}


def test_score_and_fort_start_at_zero() -> None:
    """Both markers of a player start at 0."""
    g = new(2)

    assert [(me.score, me.level) for me in g.players] == [(0, 0), (0, 0)]


def test_the_sculpture_waits_for_its_owner() -> None:
    """The sculpture lies beside the track; nobody owns it yet."""
    g = new(2)

    assert g.sculptor == NOBODY
    assert all(sheet["sculpture"] == 0 for sheet in GAME.score_sheet(g))


def test_one_made_up_rule_more_than_players_is_kept() -> None:
    """The face-down stack has a made-up rule for each player and one more."""
    assert [len(new(n).rule_stack) for n in (2, 3, 4)] == [3, 4, 5]
    assert {rule for seed in range(40) for rule in new(2, seed).rule_stack} == set(range(11))


def test_nobody_sees_the_stack_of_made_up_rules() -> None:
    """The made-up rules lie face down: a view only tells how many there are."""
    g = new(3)

    assert [GAME.view(g, seat)["rule_stack"] for seat in (0, 1, 2, None)] == [4, 4, 4, 4]


def test_one_perk_more_than_players_lies_open() -> None:
    """The open row has a perk for each player and one more."""
    assert [len(new(n).perk_row) for n in (2, 3, 4)] == [3, 4, 5]
    assert len(GAME.view(new(2), None)["perk_row"]) == 3
    assert {perk for seed in range(40) for perk in new(2, seed).perk_row} == set(range(9))


def test_three_kids_are_open_in_the_park() -> None:
    """Three of the sixty kids are laid open as the park; the deck keeps what is not dealt."""
    assert [len(new(n).park) for n in (2, 3, 4)] == [3, 3, 3]
    assert [len(new(n).park_deck) for n in (2, 3, 4)] == [41, 33, 25]


def test_eight_kids_are_dealt_to_everybody() -> None:
    """In the basic set-up each player is dealt eight kids by lot."""
    g = new(4, 3)

    for me in g.players:
        assert len([c for c in me.all_cards() if not is_friend(g, c)]) == 8


def test_players_may_look_at_the_kids_dealt_to_them() -> None:
    """A player is told the eight kids that were dealt, and nobody else is."""
    g: Fort = GAME.new(2, 1, listen=True)
    assert g.events is not None

    for seat in (0, 1):
        told = [e for e in seen_by(g.events, seat) if e.what.name == "dealt"]
        assert [e.player for e in told] == [seat] * 8
    assert [e for e in seen_by(g.events, None) if e.what.name == "dealt"] == []


def test_a_deck_is_eight_kids_and_two_best_friends() -> None:
    """Eight kids and two best friends are shuffled into a deck of ten."""
    g = new(2, 2)

    for me in g.players:
        assert len(me.all_cards()) == 10
    friends_in_hand = {
        len([c for c in new(2, seed).players[0].hand if is_friend(g, c)]) for seed in range(40)
    }
    assert friends_in_hand == {0, 1, 2}


def test_everybody_draws_five_cards_before_the_first_turn() -> None:
    """Each player starts with five cards in hand and five in the deck."""
    g = new(4)

    assert [(len(me.hand), len(me.deck)) for me in g.players] == [(5, 5)] * 4
    assert [len(me.discard) for me in g.players] == [0] * 4


def test_a_draft_replaces_the_deal() -> None:
    """With a draft everybody chooses from a packet of eight kids; best friends stay aside."""
    g = new(3, draft=True)

    assert asked(g) == "draft_kids"
    assert g.actors == [0, 1, 2]
    assert [len(packet) for packet in g.packets] == [8, 8, 8]
    assert not any(is_friend(g, c) for packet in g.packets for c in packet)


def test_the_rest_of_a_packet_goes_to_the_left() -> None:
    """After each pick the rest goes to the left neighbour, the kept card does not."""
    g = new(3, draft=True)
    before = [packet[:] for packet in g.packets]
    kept = [g.legal_of(seat)[0] for seat in range(3)]

    for seat in range(3):
        g.pick(seat, kept[seat])

    for seat in range(3):
        giver = (seat - 1) % 3
        assert sorted(g.packets[seat]) == sorted(set(before[giver]) - {kept[giver]})
        assert g.players[seat].deck == [kept[seat]]


def test_eight_picks_make_eight_kids() -> None:
    """The draft goes on until everybody has kept eight kids; then decks are made."""
    g = new(3, 4, draft=True)
    chosen: list[list[int]] = [[], [], []]
    rounds = 0
    while asked(g) == "draft_kids":
        rounds += 1
        for seat in list(g.actors):
            picked = g.legal_of(seat)[-1]
            chosen[seat].append(picked)
            g.pick(seat, picked)

    assert rounds == 7  # the eighth card leaves no choice
    for seat in range(3):
        kids = {c for c in g.players[seat].all_cards() if not is_friend(g, c)}
        assert len(kids) == 8 and set(chosen[seat]) <= kids
        assert len(g.players[seat].hand) == 5 and len(g.players[seat].deck) == 5


def test_draft_picks_are_secret_and_may_be_looked_at_again() -> None:
    """Picks lie face down: others see neither packet nor kept cards, the owner both."""
    g = new(2, draft=True)
    first = g.legal_of(0)[0]
    g.pick(0, first)
    rival = GAME.view(g, 1)
    g.pick(1, g.legal_of(1)[0])

    assert rival["players"][0]["kept"] is None
    assert GAME.view(g, 0)["players"][0]["kept"] == [g.box.kids[first].word]
    assert GAME.view(g, 1)["players"][0]["kept"] is None
    assert GAME.view(g, None)["packet"] is None


def test_play_begins_with_five_cards_on_offer() -> None:
    """The first question of a game is what to play from a hand of five, if anything."""
    g = new(2)

    assert offers(g)[-1] == "skip"
    play(g, "skip")
    assert asked(g) == "recruit_card"
