"""Fort: build a deck of friends, follow each other's actions, raise the best fort.

For 2 to 4 players. You play one card a turn and may improve it with cards of its suit; the others
may follow its public action. Whoever you don't play with may be recruited by others.
"""

from __future__ import annotations

from typing import ClassVar

from klubovna.core.game import Game
from klubovna.core.history import History
from klubovna.core.parts import Parts
from klubovna.core.settings import Setting
from klubovna.core.step import Step
from klubovna.games.fort import guess, scoring, setup, view
from klubovna.games.fort.bot import worth
from klubovna.games.fort.box import reader
from klubovna.games.fort.rules.act import (
    CountLookout,
    CountSuit,
    EndPlay,
    HowMuch,
    NameSuit,
    SetAmount,
    UseAction,
)
from klubovna.games.fort.rules.effects import (
    ChooseHalf,
    ChooseKind,
    Do,
    EndAction,
    EndRepetition,
    Repeat,
    TakeAmount,
)
from klubovna.games.fort.rules.follow import (
    AskFollowers,
    Follow,
    FollowAlso,
    FollowCount,
    OfferFollow,
)
from klubovna.games.fort.rules.perks import (
    After,
    MayRecycle,
    PartyRecruit,
    PutAside,
    RecycleCard,
    RoughHouse,
)
from klubovna.games.fort.rules.pick import RecruitCard, TrashCard, TrashRivalCard, TuckCard
from klubovna.games.fort.rules.play import AddCards, NameCoin, PlayAgain, PlayCard
from klubovna.games.fort.rules.tokens import (
    CopyTokens,
    CopyWhose,
    ExchangeToken,
    PackToken,
    SpendToken,
)
from klubovna.games.fort.rules.turn import CleanUp, Discard, Draw, EndTurn, Recruit, Turn
from klubovna.games.fort.rules.upgrade import (
    ChoosePerk,
    ChooseRule,
    DropIcon,
    PayAny,
    PayFrom,
    RaiseFort,
    Upgrade,
)
from klubovna.games.fort.setup import DealKids, DealPackets, DraftKids, MakeDecks, SetUp
from klubovna.games.fort.teach import examples, lacks, things, tutor
from klubovna.games.fort.text import (
    catalogue,
    notation,
    numbering,
    positions,
    reading,
    refs,
    telling,
)


class FortGame(Game):
    """The title."""

    id: ClassVar[str] = "fort"
    version: ClassVar[int] = 1
    seats: ClassVar[tuple[int, int]] = (2, 4)
    settings: ClassVar[tuple[Setting, ...]] = (
        Setting("draft", False, (False, True)),
        Setting("minimalism_points", 2, (2, 8)),
        Setting("rough_housing_can_trash_best_friend", False, (False, True)),
        Setting("followers_may_count_lookout_suits", False, (False, True)),
        Setting("zero_repetition_counts_as_action", False, (False, True)),
        Setting("resource_supply_limited", True, (True, False)),
    )
    steps: ClassVar[tuple[type[Step], ...]] = (
        SetUp,
        DealKids,
        DealPackets,
        DraftKids,
        MakeDecks,
        Turn,
        CleanUp,
        PlayCard,
        NameCoin,
        AddCards,
        UseAction,
        NameSuit,
        CountSuit,
        CountLookout,
        SetAmount,
        HowMuch,
        Repeat,
        EndRepetition,
        EndAction,
        EndPlay,
        PutAside,
        PlayAgain,
        AskFollowers,
        OfferFollow,
        Follow,
        FollowAlso,
        FollowCount,
        Recruit,
        RecruitCard,
        Discard,
        Draw,
        EndTurn,
        Upgrade,
        DropIcon,
        PayAny,
        PayFrom,
        RaiseFort,
        ChooseRule,
        ChoosePerk,
        Do,
        TakeAmount,
        ChooseKind,
        ChooseHalf,
        PackToken,
        TuckCard,
        TrashCard,
        SpendToken,
        TrashRivalCard,
        CopyWhose,
        CopyTokens,
        ExchangeToken,
        After,
        RoughHouse,
        RecycleCard,
        MayRecycle,
        PartyRecruit,
    )
    parts: ClassVar[Parts] = Parts(
        setup=setup,
        view=view,
        guess=guess,
        scoring=scoring,
        numbering=numbering,
        notation=notation,
        reading=reading,
        positions=positions,
        refs=refs,
        box=reader,
        catalogue=catalogue,
        telling=telling,
        worth=worth,
        things=things,
        tutor=tutor,
        lacks=lacks,
        examples=examples,
    )

    def marks(self, history: History) -> set[str]:
        """Name the cards that were played and added, the perks and made-up rules taken."""
        named = {
            "play_card": "card",
            "add_cards": "added",
            "choose_perk": "perk",
            "choose_rule": "rule",
        }
        found: set[str] = set()
        for move in history.moves:
            zone, _, word = move.target.rpartition("/")
            if move.kind in named and zone != "button":
                found.add(f"{named[move.kind]} {word.split('#')[0]}")
        return found

    def duties(self) -> set[str]:
        """Every card is played, or added if it has no action; every perk and rule is taken."""
        box = self.box(None)
        cards = {f"{'card' if kid.has_action else 'added'} {kid.id}" for kid in box.kids}
        small = {f"perk {perk.id}" for perk in box.perks} | {f"rule {r.id}" for r in box.rules}
        return super().duties() | cards | small


GAME = FortGame()
