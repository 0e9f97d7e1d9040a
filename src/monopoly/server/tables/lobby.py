"""Before and around the game: sitting down and leaving, the host's business, the start."""

import hmac
from typing import Final, Literal

from monopoly.game.actions import Leave
from monopoly.protocol.messages import (
    Began,
    Hosted,
    LinkRenewed,
    Readmitted,
    Replaced,
    Sat,
    Stood,
    Worded,
)
from monopoly.server.refusal import Refusal
from monopoly.server.store.interface import SeatKey
from monopoly.server.tables.bots import STAND_IN, checked_bot
from monopoly.server.tables.config import BANKER_ONLY_PLAYERS
from monopoly.server.tables.log import EntryMeta
from monopoly.server.tables.play import carry_out
from monopoly.server.tables.seats import NOBODY, Seat, hash_of
from monopoly.server.tables.table import ONLY_BANKS, Table, tokens_of
from monopoly.server.tables.text import checked_name, checked_words, same

ENTRIES_BEFORE_MAX: Final = 1_000  # people come and go before a game, but not for ever
SEAT_KEYS_MAX: Final = 16  # of one person who asks for keys again and again; then the old ones go
REMOVED: Final = "The host has removed you from this table: only they can let you sit down again."
BOT_NAMES: Final = (
    "Ada Blaise Carl Daniel Emmy Felix Grace Henri Ida Jacob Kurt Leo Mary Niels Olga Paul".split()
)


def sit(table: Table, name: str, token: str, former: int = NOBODY) -> int:
    """A person takes the next free seat; returns their number at this table. `former` is who they
    were at the table this one is a rematch of."""
    _still_open(table)
    name = checked_name(name)
    _not_taken(table, name)
    only_banks = table.config.only_banks and table.persons == 0
    piece = "" if only_banks else _piece(table, token)
    if not only_banks and len(table.seats) >= table.config.seats:
        raise Refusal("table-full", "Every seat at this table is taken.")
    person = table.persons + 1
    version, at = table.stamp()
    number = ONLY_BANKS if only_banks else len(table.seats)
    table.enter(
        Sat(version=version, at=at, seat=number, name=name, token=piece, bot=""),
        EntryMeta(person=person, former=former),
    )
    return person


def sit_again(table: Table, name: str, former: int) -> int:
    """For a rematch: whoever sits here already, and asks again because the answer was lost, is the
    same person."""
    for _, seat in table.everybody():
        if seat.has_person and seat.former == former:
            if table.seat_keys.count(seat.person) >= SEAT_KEYS_MAX:
                table.expel(seat.person)
            return seat.person
    return sit(table, name, "", former)


def add_bot(table: Table, bot: str) -> None:
    _still_open(table)
    bot = checked_bot(bot)
    if len(table.seats) >= table.config.seats:
        raise Refusal("table-full", "Every seat at this table is taken.")
    _seat_bot(table, bot)


def _seat_bot(table: Table, bot: str) -> None:
    taken = {same(seat.name) for _, seat in table.everybody()}
    name = next(name for name in BOT_NAMES if same(name) not in taken)
    version, at = table.stamp()
    number, piece = len(table.seats), _piece(table, "")
    table.enter(Sat(version=version, at=at, seat=number, name=name, token=piece, bot=bot))


def issue(table: Table, person: int, seconds: float) -> tuple[str, SeatKey]:
    """A new key to a person's seat: told once, to them."""
    seat_key = table.world.secrets.new_seat_key()
    issued = SeatKey(hash_of(seat_key), person, table.times.wall() + seconds)
    table.admit(issued)
    return seat_key, issued


def renew(table: Table, seat_key: str, seconds: float) -> SeatKey:
    found = table.seat_keys.person(seat_key, table.times.wall())
    renewed = SeatKey(found.hash, found.person, table.times.wall() + seconds)
    table.admit(renewed)
    return renewed


def add_words(table: Table, number: int, words: str) -> None:
    _still_open(table)
    words = checked_words(words)
    table.seat(number)
    version, at = table.stamp()
    table.enter(Worded(version=version, at=at, seat=number, words=words))


def hand_over(table: Table, number: int) -> None:
    if table.stage == "open":
        _still_open(table)
    table.check_room()
    seat = table.seat(number)
    if not seat.has_person:
        raise Refusal("no-seat", "Only a person can be the host.")
    if seat.person != table.host:
        _host(table, number)


def _host(table: Table, number: int) -> None:
    version, at = table.stamp()
    table.enter(Hosted(version=version, at=at, seat=number))


def next_host(table: Table, away_before: float) -> int | None:
    """Who follows a host that has been away since before that moment: the next who is there."""
    number = table.seat_of(table.host)
    if number is None or table.seat(number).connections:
        return None
    if table.seat(number).away_since > away_before:
        return None
    there = [n for n, seat in table.everybody() if seat.has_person and seat.connections]
    return next((n for n in there if n > number), there[0] if there else None)


def pass_host_on(table: Table, away_before: float) -> None:
    number = next_host(table, away_before)
    if number is not None:
        _host(table, number)


def start(table: Table, fill: str) -> None:
    if table.stage != "open":
        raise Refusal("started", "The game at this table has begun.")
    open_seats = table.config.seats - len(table.seats) if fill else 0
    least = BANKER_ONLY_PLAYERS if table.banker is not None else 2
    if len(table.seats) + open_seats < least:
        raise Refusal("too-few", f"At least {least} must sit at this table before it begins.")
    bot = checked_bot(fill) if open_seats else ""
    for _ in range(open_seats):
        _seat_bot(table, bot)
    banks = table.host_seat() if table.config.rule_set.banker == "player" else None
    words = [seat.words for seat in table.seats]
    events = table.begin_game(words, banks)
    version, at = table.stamp()
    minutes = table.config.minutes
    table.enter(
        Began(
            version=version,
            at=at,
            players=[seat.name for seat in table.seats],
            tokens=[seat.token for seat in table.seats],
            words=words,
            banks=banks,
            commitment=table.commitment,
            ends_at=None if minutes is None else at + 60 * minutes,
            events=[event.to_dict() for event in events],
        ),
        events=events,
    )


def remove(table: Table, number: int) -> None:
    """The host's word: before the start the seat is free again, later a bot plays it for good."""
    seat = table.seat(number)
    if seat.person == table.host:
        raise Refusal("bad-table", "The host leaves, or hands the table over first.")
    if table.stage == "open":
        _stand(table, number, removed=True)
    else:
        table.playing()
        if not seat.has_person:
            raise Refusal("no-seat", "Nobody sits there whom the host could remove.")
        _go(table, number, "removed")


def readmit(table: Table, person: int) -> None:
    """The host's word again: they may sit down as anybody may."""
    _still_open(table)
    name = table.removed.get(person)
    if name is None:
        raise Refusal("no-seat", "The host has removed nobody of that number.")
    version, at = table.stamp()
    table.enter(Readmitted(version=version, at=at, name=name), EntryMeta(person=person))
    table.expel(person)


def renew_link(table: Table) -> None:
    """From now on nobody sits down without the code of the new link."""
    _still_open(table)
    version, at = table.stamp()
    table.enter(LinkRenewed(version=version, at=at), EntryMeta(invite=table.world.secrets.new_id()))


def check_invited(table: Table, invite: str, seat_key: str) -> None:
    """Refuses a seat to whom the host has removed, and to who has only an old link."""
    if table.was_removed(seat_key):
        raise Refusal("removed", REMOVED)
    if table.invite and not hmac.compare_digest(table.invite, invite):
        raise Refusal("old-link", "This link has been renewed: ask the host for the new one.")


def leave(table: Table, number: int, then: Literal["bot", "estate"]) -> None:
    """For good."""
    if table.stage == "open":
        _stand(table, number, removed=False)
        return
    game = table.playing()
    if then == "estate" and number >= 0 and not game.state.retired[number]:
        carry_out(table, number, Leave(), "player", EntryMeta())
    _go(table, number, "left")


def _stand(table: Table, number: int, *, removed: bool) -> None:
    seat = table.seat(number)
    version, at = table.stamp()
    table.enter(Stood(version=version, at=at, seat=number, removed=removed))
    if seat.person != NOBODY:
        if not removed:
            table.expel(seat.person)
        _pass_host_on(table, seat)


def _go(table: Table, number: int, why: Literal["left", "removed"]) -> None:
    seat = table.seat(number)
    version, at = table.stamp()
    table.enter(
        Replaced(version=version, at=at, seat=number, bot=seat.bot or STAND_IN, why=why),
        EntryMeta(person=seat.person),
    )
    if why == "left":
        table.expel(seat.person)
    _pass_host_on(table, seat)


def _pass_host_on(table: Table, gone: Seat) -> None:
    """Somebody must be the host as long as there is anybody."""
    if gone.person != table.host:
        return
    for number, seat in table.everybody():
        if seat.has_person and seat is not gone:
            _host(table, number)
            return


def _still_open(table: Table) -> None:
    if table.stage != "open":
        raise Refusal("started", "The game at this table has begun.")
    if table.version >= ENTRIES_BEFORE_MAX:
        raise Refusal("too-much", "Too much has happened at this table: begin, or open another.")


def _not_taken(table: Table, name: str) -> None:
    if any(same(seat.name) == same(name) for _, seat in table.everybody()):
        raise Refusal("name-taken", f"Somebody called {name} sits here already.")


def _piece(table: Table, wanted: str) -> str:
    """The token wished for, or the first still in the box."""
    known = tokens_of(table.config)
    taken = [seat.token for seat in table.seats]
    if not wanted:
        return next(token for token in known if token not in taken)
    if wanted not in known:
        raise Refusal("bad-table", f"There is no such token in the box: {', '.join(known)}.")
    if wanted in taken:
        raise Refusal("token-taken", f"Somebody has the {wanted} already.")
    return wanted
