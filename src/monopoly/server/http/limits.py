"""How much one address may ask for."""

import asyncio
from typing import Final

from starlette.requests import HTTPConnection, Request

from monopoly.server.http.access import address_of
from monopoly.server.ops.buckets import Buckets, milliseconds
from monopoly.server.ops.settings import Settings
from monopoly.server.ops.times import Times
from monopoly.server.refusal import Refusal

REQUEST_WAIT_MAX: Final = 0.4  # seconds; a request that would wait longer is refused


class AddressLimits:
    def __init__(self, settings: Settings, times: Times) -> None:
        self._requests: Final = Buckets(settings.requests, times)
        self._tables: Final = Buckets(settings.tables, times)
        self._replays: Final = Buckets(settings.replays, times)
        self._records: Final = Buckets(settings.records, times)

    async def request(self, connection: HTTPConnection) -> None:
        """One more request. Where there have been too many it waits for its turn, so that each of
        those who share an address has a share; only where too many wait already is it refused."""
        wait = self._requests.reserve(address_of(connection), REQUEST_WAIT_MAX)
        if wait > REQUEST_WAIT_MAX:
            raise Refusal("too-fast", "Too many requests at once.", retry_after=milliseconds(wait))
        if wait > 0:
            await asyncio.sleep(wait)

    def forget_request(self, connection: HTTPConnection) -> None:
        """It never came whole, so it does not count."""
        self._requests.give_back(address_of(connection))

    def open_table(self, request: Request) -> None:
        wait = self._tables.take(address_of(request))
        if wait > 0:
            sentence = "Too many tables opened from this address."
            raise Refusal("too-many-tables", sentence, retry_after=milliseconds(wait))

    def replay_table(self, request: Request) -> None:
        _take_replay(self._replays, request)

    def replay_record(self, request: Request) -> None:
        _take_replay(self._records, request)


def limits_of(connection: HTTPConnection) -> AddressLimits:
    limits: AddressLimits = connection.app.state.limits
    return limits


def _take_replay(buckets: Buckets, request: Request) -> None:
    wait = buckets.take(address_of(request))
    if wait > 0:
        sentence = "Too many replays asked for from this address."
        raise Refusal("too-fast", sentence, retry_after=milliseconds(wait))
