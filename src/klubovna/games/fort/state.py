"""Fort: the position, and the verbs that move its pieces. No order of play lives here."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from klubovna.core.luck import Luck
from klubovna.core.state import State, Value
from klubovna.games.fort.box.contents import COIN, PIZZA, TOY, XXL_BACKPACK, Action, Box
from klubovna.games.fort.pieces.house import House
from klubovna.games.fort.pieces.numbers import NONE, PUBLIC, SCOUTING, Cards, without
from klubovna.games.fort.pieces.play import Play
from klubovna.games.fort.pieces.players import Player
from klubovna.games.fort.text import numbering


@mypyc_attr(acyclic=True)
class Fort(State):
    """A position of Fort."""

    def __init__(
        self,
        luck: Luck,
        settings: dict[str, Value],
        box: Box,
        house: House,
        players: list[Player],
        park_deck: list[int],
        park: list[int],
        supply: list[int],
        rule_stack: Cards,
        rule_box: Cards,
        rule_takers: Cards,
        perk_row: Cards,
        trashed: Cards,
        in_play: Cards,
        packets: list[list[int]],
        drafted: tuple[Cards, ...],
        starter: i64,
        sculptor: i64,
        play: Play,
        scouting: i64,
    ) -> None:
        super().__init__(luck, settings)
        self.box: Final = box
        self.house: Final = house
        self.players = players
        self.park_deck = park_deck
        self.park = park
        self.supply = supply
        self.rule_stack = rule_stack
        self.rule_box = rule_box
        self.rule_takers = rule_takers
        self.perk_row = perk_row
        self.trashed = trashed
        # Played and added cards of finished plays, until they are discarded.
        self.in_play = in_play
        self.packets = packets
        self.drafted = drafted
        self.starter: i64 = starter
        self.sculptor: i64 = sculptor
        self.play = play
        self.scouting: i64 = scouting

    def clone(self) -> Fort:
        """Return an equal position that shares nothing but values with this one."""
        made = Fort(
            self.luck.clone(),
            self.settings,
            self.box,
            self.house,
            [player.clone() for player in self.players],
            self.park_deck[:],
            self.park[:],
            self.supply[:],
            self.rule_stack,
            self.rule_box,
            self.rule_takers,
            self.perk_row,
            self.trashed,
            self.in_play,
            [packet[:] for packet in self.packets],
            self.drafted,
            self.starter,
            self.sculptor,
            self.play.clone(),
            self.scouting,
        )
        self.hand_on(made)
        return made

    def scout(self, leader: i64, reaches_out: bool) -> Fort:
        """Return a clone for a look ahead within the leader's play, and for nothing else.

        It shares what such a play can't change: rivals and the park, unless it reaches out to them.
        """
        players = [
            me.clone() if p == leader or reaches_out else me for p, me in enumerate(self.players)
        ]
        made = Fort(
            self.luck,
            self.settings,
            self.box,
            self.house,
            players,
            self.park_deck[:] if reaches_out else self.park_deck,
            self.park[:] if reaches_out else self.park,
            self.supply[:],
            self.rule_stack,
            self.rule_box,
            self.rule_takers,
            self.perk_row,
            self.trashed,
            self.in_play,
            [],
            self.drafted,
            self.starter,
            self.sculptor,
            self.play.clone(),
            SCOUTING,
        )
        made.agenda = self.agenda[:]
        made.actor = self.actor
        made.pauses = self.pauses
        return made

    def seats(self) -> int:
        """Return the number of players."""
        return len(self.players)

    def left_of(self, player: i64) -> i64:
        """Return the next player clockwise."""
        return (player + 1) % len(self.players)

    def clockwise_after(self, player: i64) -> list[int]:
        """Return the rivals of `player`, clockwise."""
        n: i64 = len(self.players)
        return [(player + i) % n for i in range(1, n)]

    # Luck.

    def from_bag(self, bag: list[int]) -> i64:
        """Draw a card out of a bag; nobody knows the order before."""
        i = self.chance(len(bag))
        drawn: i64 = bag[i]
        bag[i] = bag[-1]
        bag.pop()
        return drawn

    def refill_park(self) -> None:
        """Replace a card taken from the park, while the park deck lasts."""
        if self.park_deck:
            card = self.from_bag(self.park_deck)
            self.park.append(card)
            self.say(numbering.PARK_SHOWS, NONE, card)

    def draw_card(self, player: i64) -> bool:
        """Draw from the deck; an empty deck is made anew from the discard first."""
        me = self.players[player]
        if not me.deck:
            if not me.discard:
                return False
            me.deck = me.discard
            me.discard = []
            me.sure = tuple(me.hand)
            self.say(numbering.RESHUFFLES, player, len(me.deck))
        card = self.from_bag(me.deck)
        me.hand.append(card)
        self.tell(numbering.DRAWS_CARD, player, card)
        return True

    # Cards.

    def show(self, player: i64, card: i64) -> None:
        """Remember that everybody has seen this card of `player`."""
        me = self.players[player]
        if me.unseen:
            me.unseen = without(me.unseen, card)
        if me.sure:
            me.sure = without(me.sure, card)

    def leave_hand(self, player: i64, card: i64) -> None:
        """Take a card out of the hand, openly."""
        self.players[player].hand.remove(card)
        self.show(player, card)

    def trash(self, player: i64, card: i64) -> None:
        """Return a card from the player's hand or discard to the box."""
        me = self.players[player]
        if card in me.hand:
            self.leave_hand(player, card)
        else:
            me.discard.remove(card)
        self.trashed = (*self.trashed, card)
        self.say(numbering.TRASHES, player, card)

    def yard_of(self, card: i64) -> i64:
        """Return whose yard a card lies in, or NONE."""
        for p in range(len(self.players)):
            if card in self.players[p].yard:
                return p
        return NONE

    def yard_cards(self, player: i64) -> list[int]:
        """Return the cards in rivals' yards, equal ones of a yard once."""
        found: list[int] = []
        for p in self.clockwise_after(player):
            found += self.distinct(list(self.players[p].yard))
        return found

    def yards_hold(self, player: i64) -> i64:
        """Return how many cards lie in rivals' yards."""
        held: i64 = 0
        for p in range(len(self.players)):
            if p != player:
                held += len(self.players[p].yard)
        return held

    def take_from_yard(self, owner: i64, card: i64) -> None:
        """Take a card out of a yard; its owner gets nothing for it."""
        self.players[owner].yard = without(self.players[owner].yard, card)

    def distinct(self, cards: list[int]) -> list[int]:
        """Return cards in rising order, of equal twins in one place the first only."""
        if len(cards) < 2:
            return cards[:]
        designs = self.box.designs
        found = cards[:]
        found.sort()
        kept = 1
        for i in range(1, len(found)):
            # Twins have neighbouring numbers.
            if designs[found[i]] != designs[found[kept - 1]]:
                found[kept] = found[i]
                kept += 1
        del found[kept:]
        return found

    # Tokens.

    def room_in_stash(self, player: i64, kind: i64) -> i64:
        """Return how many more tokens of a kind the player could take now."""
        room: i64 = self.box.stash_capacity - self.players[player].tokens[kind]
        supply = self.left_in_supply(kind)
        return room if room < supply else supply

    def left_in_supply(self, kind: i64) -> i64:
        """Return how many tokens of a kind the supply can still give."""
        return self.supply[kind] if self.house.limited_supply else 99

    def pack_capacity(self, player: i64) -> i64:
        """Return how many tokens the pack holds: by fort level, more with the XXL Backpack."""
        me = self.players[player]
        room: i64 = self.box.levels[me.level].pack
        return room + self.house.xxl_room if me.perk == XXL_BACKPACK else room

    def room_in_pack(self, player: i64) -> i64:
        """Return how many more tokens the pack takes."""
        return self.pack_capacity(player) - self.players[player].packed()

    def room_in_lookout(self, player: i64) -> i64:
        """Return how many more cards the lookout takes."""
        me = self.players[player]
        capacity: i64 = self.box.levels[me.level].lookout
        return capacity - len(me.lookout)

    def gain(self, player: i64, kind: i64, count: i64) -> None:
        """Move tokens from the supply to the stash."""
        if count > 0:
            self.players[player].tokens[kind] += count
            self.supply[kind] -= count
            self.say(numbering.GAINS, player, kind, count)

    def give_back(self, player: i64, heap: i64, count: i64) -> None:
        """Return tokens from stash or pack to the supply."""
        self.players[player].tokens[heap] -= count
        self.supply[heap & 1] += count

    def add_score(self, player: i64, points: i64) -> None:
        """Move the score marker."""
        if points > 0:
            self.players[player].score += points
            self.say(numbering.SCORES, player, points)

    def can_pay(self, player: i64, toys: i64, pizza: i64, any: i64) -> bool:
        """Tell whether stash and pack together hold the cost."""
        me = self.players[player]
        spare_toys = me.owned(TOY) - toys
        spare_pizza = me.owned(PIZZA) - pizza
        return spare_toys >= 0 and spare_pizza >= 0 and spare_toys + spare_pizza >= any

    def can_upgrade(self, player: i64, delta: i64) -> bool:
        """Tell whether the next fort level can be paid, `delta` dearer or cheaper."""
        me = self.players[player]
        if me.level + 1 >= len(self.box.levels):
            return False
        cost = self.box.levels[me.level + 1]
        if delta >= 0:
            return self.can_pay(player, cost.toys, cost.pizza, cost.any + delta)
        return (
            (cost.toys > 0 and self.can_pay(player, cost.toys - 1, cost.pizza, cost.any))
            or (cost.pizza > 0 and self.can_pay(player, cost.toys, cost.pizza - 1, cost.any))
            or (cost.any > 0 and self.can_pay(player, cost.toys, cost.pizza, cost.any - 1))
            or cost.toys + cost.pizza + cost.any == 0
        )

    # The card being played.

    def action(self, card: i64, panel: i64) -> Action:
        """Return the printed action of a card."""
        kid = self.box.kids[card]
        return kid.public if panel == PUBLIC else kid.private

    def symbols(self, card: i64, suit: i64, coin: i64) -> i64:
        """Return how often a card shows `suit` if its coin stands for the suit `coin`."""
        count = self.box.kids[card].count
        shown: i64 = count[suit]
        if suit != COIN and coin == suit:
            shown += count[COIN]
        elif suit == COIN and coin != COIN and coin != NONE:
            shown = 0
        return shown

    def symbols_in_play(self, suit: i64) -> i64:
        """Return how often the played and the added cards show `suit`."""
        play = self.play
        shown = self.symbols(play.card, suit, play.coin)
        for i in range(len(play.added)):
            shown += self.symbols(play.added[i], suit, play.suits[i])
        return shown

    def lookout_symbols(self, player: i64, suit: i64) -> i64:
        """Return how many symbols of the lookout may be counted as `suit` in this play."""
        shown: i64 = 0
        coins: i64 = 0
        for card in self.players[player].lookout:
            count = self.box.kids[card].count
            shown += count[suit]
            coins += count[COIN]
        if suit == COIN:
            return shown
        if self.play.coins_suit != suit:
            coins -= self.play.coins_used
        return shown + coins

    def use_lookout_symbols(self, player: i64, suit: i64, counted: i64) -> None:
        """Count symbols of the lookout; coins stand for the suit where plain symbols lack."""
        plain: i64 = 0
        for card in self.players[player].lookout:
            plain += self.box.kids[card].count[suit]
        if suit != COIN and counted > plain and self.play.coins_suit != suit:
            self.play.coins_suit = suit
            self.play.coins_used = counted - plain
