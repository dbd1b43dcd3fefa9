"""The game at a table: what is true of it, and what of that may be seen."""

from __future__ import annotations

from collections.abc import Iterable

from klubovna.core.luck import seal
from klubovna.core.record import Record
from klubovna.server.declined import Declined
from klubovna.server.journal import Entry, Journal
from klubovna.server.ledger import Ledger
from klubovna.server.lobby import Lobby
from klubovna.server.messages import End
from klubovna.server.requests import ScoreSheet
from klubovna.server.store import Row


class Match:
    """A game from its beginning to its end; before it there is no journal.

    Everybody is told of `shown`. It is the `journal` itself but while an entry is on its way to
    the disk, or its news are held back: then it is what the journal was before.
    """

    def __init__(self, ledger: Ledger, lobby: Lobby, rows: list[Row]) -> None:
        self._ledger = ledger
        self._lobby = lobby
        self.read(rows)

    def read(self, rows: list[Row]) -> None:
        """Go on from what is stored."""
        self.journal: Journal | None = None
        self.shown: Journal | None = None
        self.end: End | None = None
        if self._ledger.status in ("playing", "over"):
            self.begin(rows)

    def begin(self, rows: Iterable[Row] = ()) -> None:
        """Set the game up, and play what was played."""
        ledger = self._ledger
        self.journal = Journal(ledger.game, ledger.settings, ledger.seed, self._lobby.seats)
        for row in rows:
            self.journal.add(Entry.of(row))
        self.show()

    def show(self) -> None:
        """Let all be seen that is true."""
        self.shown = self.journal
        self.end = self._find_end()

    def add(self, entry: Entry) -> None:
        """Let something happen that is not to be seen yet. IllegalChoice: it can't."""
        journal = self.going_on()
        if self.shown is journal:
            self.shown = journal.still()
        journal.add(entry)

    def going_on(self) -> Journal:
        """Return what is true of a game that is being played, or decline."""
        if self.journal is None or self._ledger.status != "playing":
            raise Declined("not_playing")
        return self.journal

    def seen(self) -> Journal:
        """Return what may be seen of a game that is being played, or decline."""
        self.going_on()
        assert self.shown is not None, "what goes on can be seen"
        return self.shown

    @property
    def waiting(self) -> list[int]:
        """Return the seats that are asked, as far as all may know."""
        is_closed = self._ledger.status == "closed"
        return [] if self.shown is None or is_closed else self.shown.waiting()

    @property
    def changed(self) -> float:
        """Return when anything happened that all may know."""
        return self.shown.changed if self.shown and self.shown.changed else self._ledger.created

    def record(self) -> str:
        """Return the record of a finished game, with the seed."""
        assert self.journal is not None and self.journal.state.is_over, "the game is over"
        luck = f"sealed {seal(self._ledger.seed)} {self._ledger.seed.hex()}"
        names = [seat.name for seat in self._lobby.seats]
        return Record.of(self.journal.history, names, luck).text()

    def _find_end(self) -> End | None:
        if self.journal is None or not self.journal.state.is_over:
            return None
        game, state = self._ledger.game, self.journal.state
        sheets = [ScoreSheet(s, sum(s.values())) for s in game.score_sheet(state)]
        totals = [sheet.total for sheet in sheets]
        winners = self._winners(game.winners(state), totals)
        return End(winners, game.end_reason(state), sheets, self._ledger.seed.hex())

    def _winners(self, best: list[int], totals: list[int]) -> list[int]:
        """Return who has won: if the best have resigned, the best of those who have not."""
        loyal = [seat.number for seat in self._lobby.seats if not seat.resigned]
        winners = [seat for seat in best if seat in loyal]
        if winners or not best:
            return winners
        return [p for p in loyal if totals[p] == max(totals[q] for q in loyal)]
