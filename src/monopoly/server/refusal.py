"""Why the server does not do what it was asked: a code for programs, a sentence for people."""

from collections.abc import Mapping
from typing import Final, Literal

from monopoly.game.game import Game
from monopoly.protocol.codec import MessageError
from monopoly.protocol.messages import Problem, Reason, Refused
from monopoly.rules.violation import Violation
from monopoly.story import describe_refusal

STATUS: Final[dict[str, int]] = {
    "bad-body": 400,
    "bad-message": 400,
    "bad-name": 422,
    "bad-text": 422,
    "bad-rules": 422,
    "bad-table": 422,
    "bad-record": 422,
    "no-token": 401,
    "wrong-token": 401,
    "expired-token": 401,
    "watcher": 401,
    "not-host": 403,
    "wrong-origin": 403,
    "wrong-host": 421,
    "removed": 403,
    "old-link": 403,
    "no-table": 404,
    "no-seat": 404,
    "not-found": 404,
    "only-here": 404,
    "method-not-allowed": 405,
    "name-taken": 409,
    "token-taken": 409,
    "table-full": 409,
    "started": 409,
    "not-started": 409,
    "too-few": 409,
    "over": 409,
    "too-much": 409,
    "not-over": 409,
    "illegal": 409,
    "too-slow": 408,
    "too-big": 413,
    "too-fast": 429,
    "too-many-tables": 429,
    "too-many-sockets": 429,
    "server-full": 429,
    "damaged": 410,
    "going-down": 503,
}


class Refusal(Exception):
    """Nothing has changed; `status` is what HTTP calls it."""

    def __init__(
        self,
        code: str,
        sentence: str,
        *,
        path: str = "",
        key: str = "",
        parameters: Mapping[str, int] | None = None,
        clause: str = "",
        still_legal: bool | None = None,
        retry_after: float = 0.0,
    ) -> None:
        super().__init__(sentence)
        self.code: Final = code
        self.sentence: Final = sentence
        self.path: Final = path
        self.key: Final = key or code
        self.parameters: Final = parameters or {}
        self.clause: Final = clause
        self.still_legal: Final = still_legal
        self.retry_after: Final = retry_after

    @classmethod
    def by_rule(cls, game: Game, violation: Violation, seat: int) -> "Refusal":
        """As it is told to the one in this seat, who has asked."""
        return cls(
            "illegal",
            describe_refusal(game, violation, seat),
            key=violation.key,
            parameters=violation.parameters,
            clause=violation.clause,
        )

    @classmethod
    def of_shape(cls, code: Literal["bad-message", "bad-body"], error: MessageError) -> "Refusal":
        return cls(code, error.sentence, path=error.path)

    @property
    def status(self) -> int:
        return STATUS.get(self.code, 400)

    def problem(self) -> Problem:
        return Problem(
            code=self.code,
            sentence=self.sentence,
            path=self.path,
            clause=self.clause,
            retry_after=self.retry_after,
        )

    def reason(self) -> Reason:
        return Reason(
            key=self.key,
            parameters=dict(self.parameters),
            sentence=self.sentence,
            clause=self.clause,
        )

    def answer(self, message_id: str, version: int) -> Refused:
        return Refused(
            id=message_id,
            code=self.code,
            version=version,
            reason=self.reason(),
            still_legal=self.still_legal,
            retry_after=self.retry_after,
        )
