"""Tables over HTTP. The standard library does it, in a thread; play is in `player.py`."""

import asyncio
import urllib.error
import urllib.parse
import urllib.request
from collections.abc import Callable, Collection, Iterable
from typing import Final, Literal, TypeVar

import msgspec

from monopoly.client.errors import ServerRefused
from monopoly.client.player import TIMEOUT, Player
from monopoly.protocol.messages import (
    AddBot,
    AddWords,
    BoardView,
    Choices,
    HandOver,
    Health,
    Incoming,
    LeaveTable,
    LogEntry,
    Me,
    NewTable,
    Problem,
    Readmit,
    Rematch,
    RenewLink,
    Replay,
    Scenarios,
    Seated,
    Sit,
    Start,
    Statutes,
    TableInvite,
    TableList,
    TableView,
    Wish,
)

T = TypeVar("T")

ANSWER_MAX: Final = 64_000_000  # bytes; the record of a very long game has a few million


class Server:
    """A server by its address, http://127.0.0.1:8080, and how many seconds it is waited for."""

    def __init__(self, url: str, timeout: float = TIMEOUT) -> None:
        if not url.startswith(("http://", "https://")):
            raise ValueError(f"{url!r} is no address of a server: http://… or https://…")
        self.url: Final = url.rstrip("/")
        self.timeout: Final = timeout

    async def health(self) -> Health:
        return await self.ask("GET", "/healthz", Health)

    async def metrics(self) -> str:
        return (await self.fetch("GET", "/metrics")).decode()

    async def choices(self) -> Choices:
        return await self.ask("GET", "/api/choices", Choices)

    async def statutes(self) -> Statutes:
        return await self.ask("GET", "/api/statutes", Statutes)

    async def scenarios(self, clause: str) -> Scenarios:
        """What shows a clause, by its citation: 10 MCS 140(f)."""
        query = urllib.parse.urlencode({"clause": clause})
        return await self.ask("GET", f"/api/statutes/scenarios?{query}", Scenarios)

    async def tables(self, stage: Literal["open", "playing", "over"] = "open") -> list[TableView]:
        return (await self.ask("GET", f"/api/tables?stage={stage}", TableList)).tables

    async def table(self, table_id: str) -> TableView:
        return await self.ask("GET", f"/api/tables/{table_id}", TableView)

    async def board(self, table_id: str) -> BoardView:
        return await self.ask("GET", f"/api/tables/{table_id}/board", BoardView)

    async def record(self, table_id: str) -> list[str]:
        """The record of a game that is over: lines for `Game.replay`."""
        text = (await self.fetch("GET", f"/api/tables/{table_id}/record")).decode()
        return text.splitlines()

    async def replay(self, table_id: str) -> Replay:
        """A game that is over, frame by frame."""
        return await self.ask("GET", f"/api/tables/{table_id}/replay", Replay)

    async def replay_record(self, lines: Iterable[str]) -> Replay:
        """The same of any record, finished or not."""
        return await self.ask("POST", "/api/replays", Replay, "\n".join(lines).encode())

    async def open_table(self, wish: NewTable) -> "Seat":
        return Seat(self, await self.ask("POST", "/api/tables", Seated, wish))

    async def sit(
        self, table_id: str, name: str, token: str = "", *, invite: str = "", claim: str = ""
    ) -> "Seat":
        """`invite` is the code of the table's link, where its host has renewed it. With a `claim`,
        random and secret, it may be asked again when the answer was lost."""
        wish = Sit(name=name, token=token, invite=invite, id=claim)
        return Seat(self, await self.ask("POST", f"/api/tables/{table_id}/seats", Seated, wish))

    def watch(
        self,
        table_id: str,
        *,
        since: int | None = None,
        tail: int = 0,
        want: Collection[Wish] = (),
        on_entry: Callable[[LogEntry], None] | None = None,
    ) -> Player:
        return Player(
            self.url,
            table_id,
            "",
            since=since,
            tail=tail,
            want=want,
            on_entry=on_entry,
            timeout=self.timeout,
        )

    # --- underneath

    async def ask(
        self,
        method: str,
        path: str,
        kind: type[T],
        body: Incoming | bytes | None = None,
        token: str = "",
    ) -> T:
        return msgspec.json.decode(await self.fetch(method, path, body, token), type=kind)

    async def fetch(
        self, method: str, path: str, body: Incoming | bytes | None = None, token: str = ""
    ) -> bytes:
        return await asyncio.to_thread(self._fetch, method, path, body, token)

    def _fetch(self, method: str, path: str, body: Incoming | bytes | None, token: str) -> bytes:
        lines = isinstance(body, bytes)
        headers = {"content-type": "application/x-ndjson" if lines else "application/json"}
        if token:
            headers["authorization"] = f"Bearer {token}"
        data = body if isinstance(body, bytes | None) else msgspec.json.encode(body)
        request = urllib.request.Request(  # noqa: S310 — the address was checked
            self.url + path, data, headers, method=method
        )
        try:
            with urllib.request.urlopen(request, timeout=self.timeout) as answer:  # noqa: S310
                found: bytes = answer.read(ANSWER_MAX)
                return found
        except urllib.error.HTTPError as error:
            with error:
                raise ServerRefused(error.code, _problem(error.read(ANSWER_MAX))) from None


def _problem(body: bytes) -> Problem:
    try:
        return msgspec.json.decode(body, type=Problem)
    except msgspec.DecodeError:
        return Problem(code="unknown", sentence=body[:200].decode(errors="replace"))


class Seat:
    """A place at a table, and the token that opens it."""

    def __init__(self, server: Server, seated: Seated) -> None:
        self.server: Final = server
        self.table_id: Final = seated.table.id
        self.number: Final = seated.seat  # when it was taken; before the start it may move up
        self.token: Final = seated.seat_token
        self.table: Final = seated.table

    def play(
        self,
        *,
        since: int | None = 0,
        tail: int = 0,
        want: Collection[Wish] = (),
        on_entry: Callable[[LogEntry], None] | None = None,
        timeout: float | None = None,
    ) -> Player:
        """A connection; with `since` 0 it is told everything from the beginning. `timeout` is that
        of the server unless it is given."""
        return Player(
            self.server.url,
            self.table_id,
            self.token,
            since=since,
            tail=tail,
            want=want,
            on_entry=on_entry,
            timeout=self.server.timeout if timeout is None else timeout,
        )

    async def me(self) -> Me:
        return await self._ask("GET", "me", Me)

    async def add_bot(self, bot: str) -> TableView:
        return await self._ask("POST", "bots", TableView, AddBot(bot=bot))

    async def add_words(self, words: str) -> TableView:
        return await self._ask("POST", "words", TableView, AddWords(words=words))

    async def start(self, fill: str = "") -> TableView:
        return await self._ask("POST", "start", TableView, Start(fill=fill))

    async def remove(self, seat: int) -> TableView:
        return await self._ask("DELETE", f"seats/{seat}", TableView)

    async def readmit(self, person: int) -> TableView:
        """Lets somebody sit down again who was removed: one of `TableView.removed`."""
        return await self._ask("POST", "readmit", TableView, Readmit(person=person))

    async def invite_code(self) -> str:
        """What the table's link must carry for others to sit down; empty where it needs nothing."""
        return (await self._ask("GET", "invite", TableInvite)).code

    async def renew_link(self, *, clear: bool = False) -> str:
        """The same of a new link; older ones seat nobody any more. With `clear` whoever sits here
        has to come again by the new link, but for the host and bots."""
        return (await self._ask("POST", "invite", TableInvite, RenewLink(clear=clear))).code

    async def hand_over(self, seat: int) -> TableView:
        return await self._ask("POST", "host", TableView, HandOver(seat=seat))

    async def leave(self, then: Literal["bot", "estate"] = "bot") -> TableView:
        return await self._ask("POST", "leave", TableView, LeaveTable(then=then))

    async def rematch(self) -> "Seat":
        return Seat(self.server, await self._ask("POST", "rematch", Seated, Rematch()))

    async def _ask(self, method: str, what: str, kind: type[T], body: Incoming | None = None) -> T:
        path = f"/api/tables/{self.table_id}/{what}"
        return await self.server.ask(method, path, kind, body, self.token)
