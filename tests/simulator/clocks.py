"""Nobody is charged for time they did not have: while the server stood still or was down, and from
the moment their action had arrived."""

from collections.abc import Sequence
from typing import Final

from monopoly.protocol.messages import LogEntry, Played, Replaced
from monopoly.server.tables.log import EntryMeta
from monopoly.server.tables.scheduler import _decision
from monopoly.server.tables.table import Table
from tests.simulator.clock import SimulatedTimes
from tests.simulator.ledger import Ledger

SLACK_SECONDS: Final = 1.0  # what a server at work may take for itself


class ClockCheck:
    """Follows one table that is taken up again, entry by entry."""

    def __init__(self, ledger: Ledger, times: SimulatedTimes, table: Table) -> None:
        self._ledger: Final = ledger
        self._times: Final = times
        self._table: Final = table
        self._awaited: tuple[int, Sequence[int]] | None = None  # who decides, and what
        self._since = 0.0
        self._moment = 0.0  # of the last entry
        self._reserve: Final[dict[int, float]] = {}

    def before(self, entry: LogEntry, meta: EntryMeta) -> None:
        self._moment = self._times.moment_of(entry.at, self._moment)
        if self._table.config.clock.decision is None or self._awaited is None:
            return
        if isinstance(entry, Played) and entry.by == "player" and meta.reserve:
            self._check_charge(entry, meta)
        elif isinstance(entry, Replaced) and entry.why == "time":
            self._check_replaced(entry)

    def after(self) -> None:
        table = self._table
        seat = table.awaited()
        if table.game is None or seat is None:
            return
        awaited = (seat, _decision(table.game.state))
        if awaited != self._awaited:
            self._awaited, self._since = awaited, self._moment

    def _check_charge(self, entry: Played, meta: EntryMeta) -> None:
        spent = self._table.clock.reserve[entry.seat] - meta.reserve[entry.seat] / 1000
        sent = self._ledger.sent.get(meta.id)
        arrived = self._moment if sent is None or sent.arrived_at is None else sent.arrived_at
        clock = self._table.config.clock
        over = max(0.0, self._had_until(arrived) - (clock.decision or 0))
        if spent > over + SLACK_SECONDS:
            text = f"{self._table.id}: version {entry.version} cost seat {entry.seat}"
            self._ledger.find("clocks", f"{text} {spent:.1f} s, of which {over:.1f} s were theirs")

    def _check_replaced(self, entry: Replaced) -> None:
        table, clock = self._table, self._table.config.clock
        where = f"{table.id}: version {entry.version}: seat {entry.seat} is out of time"
        seconds = (clock.decision or 0) + table.clock.reserve[entry.seat] + clock.grace
        had = self._had_until(self._moment)
        if had < seconds - SLACK_SECONDS:
            self._ledger.find("clocks", f"{where} after {had:.1f} s of {seconds:.1f} s")
        for message_id, sent in self._ledger.sent.items():
            if (
                sent.table == table.id
                and sent.name == table.seats[entry.seat].name
                and sent.message["type"] == "act"
                and sent.message["version"] >= table.moved
                and sent.arrived_at is not None
                and self._since < sent.arrived_at < self._moment - SLACK_SECONDS
                and self._ledger.table(table.id).refused.get(message_id) == "stale"
            ):
                early = self._moment - sent.arrived_at
                self._ledger.find("clocks", f"{where}; {message_id} was there {early:.1f} s before")

    def _had_until(self, moment: float) -> float:
        """How long whoever is awaited really had by then."""
        return moment - self._since - self._times.silent_between(self._since, moment)
