"""The questions a client may ask, each registered once: its message, its answer and what finds that
out. Nothing else of the server knows which there are."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final, TypeVar

from monopoly.protocol.messages import (
    Answer,
    AskDeed,
    AskEffect,
    AskFunds,
    AskOdds,
    AskWhyNot,
    Deed,
    Effect,
    Funds,
    OddsOf,
    Question,
    WhyNot,
)
from monopoly.server.refusal import Refusal
from monopoly.server.tables.table import Table
from monopoly.server.views import preview, queries

Q = TypeVar("Q")
A = TypeVar("A", bound=Answer)


@dataclass(frozen=True, slots=True)
class Registration:
    message: type[Question]
    answer: type[Answer]
    find_out: Callable[[Table, int | None, Any], Answer]  # for a seat, or for a watcher: None


def by_a_seat(
    message: type[Q], answer: type[A], find_out: Callable[[Table, int, Q], A]
) -> Registration:
    """A question whose answer depends on the seat that asks."""

    def ask(table: Table, seat: int | None, question: Q) -> A:
        return find_out(table, seated(seat), question)

    return Registration(message, answer, ask)  # type: ignore[arg-type]


def by_anybody(
    message: type[Q], answer: type[A], find_out: Callable[[Table, Q], A]
) -> Registration:
    def ask(table: Table, _seat: int | None, question: Q) -> A:
        return find_out(table, question)

    return Registration(message, answer, ask)  # type: ignore[arg-type]


def seated(seat: int | None) -> int:
    """The seat; a refusal for a watcher."""
    if seat is None:
        raise Refusal("watcher", "You are watching: only who sits at the table can do that.")
    return seat


QUESTIONS: Final[dict[type[Question], Registration]] = {
    one.message: one
    for one in (
        by_a_seat(AskWhyNot, WhyNot, queries.why_not),
        by_a_seat(AskEffect, Effect, preview.effect),
        by_a_seat(AskFunds, Funds, queries.funds),
        by_anybody(AskDeed, Deed, queries.deed),
        by_anybody(AskOdds, OddsOf, queries.odds),
    )
}


def answer_to(table: Table, seat: int | None, question: Question) -> Answer:
    return QUESTIONS[type(question)].find_out(table, seat, question)
