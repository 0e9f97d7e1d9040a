"""A table as anybody may see it: who sits where, under which rules, and how far it has come."""

from monopoly.protocol.messages import RemovedView, SeatView, TableView
from monopoly.rules.ruleset import parts_of
from monopoly.server.tables import play
from monopoly.server.tables.seats import Seat
from monopoly.server.tables.table import ONLY_BANKS, Table


def table_view(table: Table, watchers: int = 0, *, seated: bool = False) -> TableView:
    """Where a private table is played again is only for who is `seated`: its record names it."""
    config = table.config
    preset, overlays = parts_of(config.rules)
    over = table.game if table.game is not None and table.game.over else None
    return TableView(
        id=table.id,
        title=config.title,
        rules=config.rules,
        preset=preset.name,
        overlays=[overlay.suffix for overlay in overlays],
        options=table.options,
        stage=table.stage,
        private=config.private,
        seats_max=config.seats,
        seats=[_seat_view(number, seat) for number, seat in enumerate(table.seats)],
        banker=_seat_view(ONLY_BANKS, table.banker) if table.banker else None,
        banks=table.banks,
        host=table.host_seat(),
        clock=config.clock.wish(),
        minutes=config.minutes,
        pace=config.pace,
        version=table.version,
        created=table.created,
        ends_at=table.ends_at,
        commitment=table.commitment,
        watchers=watchers,
        rematch=table.rematch if seated or not config.private else "",
        began=table.began,
        secret=config.secret if over else "",
        winners=play.winners_of(over) if over else [],
        places=play.places_of(over) if over else [],
        removed=_removed(table) if table.stage == "open" else [],
        by_invitation=bool(table.invite),
    )


def _removed(table: Table) -> list[RemovedView]:
    return [RemovedView(person=person, name=name) for person, name in table.removed.items()]


def _seat_view(number: int, seat: Seat) -> SeatView:
    return SeatView(
        seat=number,
        name=seat.name,
        token=seat.token,
        bot=seat.bot,
        person=seat.has_person,
        connected=seat.connections > 0 and seat.has_person,
        words=seat.words,
    )
