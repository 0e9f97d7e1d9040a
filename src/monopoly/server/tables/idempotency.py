"""Messages answered already: the same id again gets the same answer, and nothing is done."""

from collections import OrderedDict
from typing import Final

from monopoly.protocol.messages import Done, Refused

REMEMBERED: Final = 256  # of each person; an older one is decided on a stale version in any case


class IdempotencyCache:
    def __init__(self) -> None:
        self._known: dict[int, OrderedDict[str, Done | Refused]] = {}

    def find(self, person: int, message_id: str) -> Done | Refused | None:
        return self._known.get(person, _NONE).get(message_id)

    def keep(self, person: int, answer: Done | Refused) -> None:
        known = self._known.setdefault(person, OrderedDict())
        known[answer.id] = answer
        if len(known) > REMEMBERED:
            known.popitem(last=False)


_NONE: Final[OrderedDict[str, Done | Refused]] = OrderedDict()
