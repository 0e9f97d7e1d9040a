"""What a client wants done or told, and the answer to it."""

from collections.abc import Callable
from functools import partial
from typing import Final, TypeVar

from monopoly.protocol.messages import (
    Act,
    Answer,
    CallOut,
    ComeBack,
    Done,
    Question,
    Refused,
    Say,
)
from monopoly.server.ops.metrics import Metrics
from monopoly.server.refusal import Refusal
from monopoly.server.tables import play
from monopoly.server.tables.runtime import TableRuntime
from monopoly.server.tables.table import Table
from monopoly.server.views.questions import answer_to, seated

Command = Act | CallOut | Say | ComeBack
M = TypeVar("M", Act, CallOut, Say, ComeBack)

LATER: Final = ("too-fast", "too-much")  # refusals that the same message may overcome


class Commands:
    """Of one person at one table; of a watcher, who may only ask."""

    def __init__(self, runtime: TableRuntime, person: int, metrics: Metrics) -> None:
        self._runtime: Final = runtime
        self._person: Final = person
        self._metrics: Final = metrics

    async def carry_out(self, message: Command) -> Done | Refused:
        """Done and stored, or refused. The same id again gets the same answer."""
        answer = await self._by_kind(message)
        if isinstance(answer, Refused):
            self._metrics.refuse(answer.code)
        return answer

    async def _by_kind(self, message: Command) -> Done | Refused:
        match message:
            case Act():
                arrived = self._runtime.table.times.steady()
                return await self._do(message, partial(self._act, arrived=arrived))
            case CallOut():
                return await self._do(message, play.call)
            case Say():
                return await self._do(message, self._say)
            case ComeBack():
                return await self._do(message, play.come_back)

    async def _do(self, message: M, how: Callable[[Table, int, M], None]) -> Done | Refused:
        def do(table: Table) -> Done | Refused:
            known = table.idempotency.find(self._person, message.id)
            if known is not None:
                return known
            try:
                how(table, seated(table.seat_of(self._person)), message)
            except Refusal as refusal:
                answer = refusal.answer(message.id, table.version)
                if refusal.code not in LATER:
                    table.idempotency.keep(self._person, answer)
                return answer
            done = table.idempotency.find(self._person, message.id)
            return done or Done(id=message.id, version=table.version)

        return await self._runtime.change(do)

    def _say(self, table: Table, number: int, message: Say) -> None:
        self._runtime.check_chat(self._person)
        play.say(table, number, message)

    def _act(self, table: Table, number: int, message: Act, *, arrived: float) -> None:
        if message.action.get("kind") in play.OFFERS:
            table.check_room()
            self._runtime.check_offer(self._person)
        play.act(table, number, message, arrived)

    async def find_out(self, question: Question) -> Answer | Refused:
        table = self._runtime.table
        async with self._runtime.lock:
            self._runtime.check_stored()
            try:
                return answer_to(table, table.seat_of(self._person), question)
            except Refusal as refusal:
                return refusal.answer(question.id, table.version)
