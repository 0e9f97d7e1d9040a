"""One action that was carried out: what `Game.apply` gives back."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import overload

from monopoly.rules.action import Action
from monopoly.rules.events import Event


@dataclass(frozen=True, slots=True)
class Step(Sequence[Event]):
    """Who acted, the action as it was carried out (a throw with its dice), and what happened.

    It reads as the sequence of its events: `for event in step`, `len(step)`, `step[-1]`.
    """

    seat: int  # -1 is the Bank
    action: Action
    events: tuple[Event, ...]

    def __iter__(self) -> Iterator[Event]:
        return iter(self.events)

    def __len__(self) -> int:
        return len(self.events)

    @overload
    def __getitem__(self, index: int) -> Event: ...

    @overload
    def __getitem__(self, index: slice) -> tuple[Event, ...]: ...

    def __getitem__(self, index: int | slice) -> Event | tuple[Event, ...]:
        return self.events[index]
