"""Runs a job on a crew and hands its pieces on in order, until all is done or it is stopped."""

import signal
import threading
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from dataclasses import dataclass
from types import FrameType
from typing import Final, Generic, Self

from monopoly.lab.crew import Alone, Crew, CrewLost, Processes, cores
from monopoly.lab.job import Job, P
from monopoly.lab.plan import LabError
from monopoly.lab.work import Span, Work

PROCESSES_MAX: Final = 1024
GAMES_ALONE: Final = 50  # so few are played sooner than processes are started

Progress = Callable[[int], None]  # called with the number of games just played


@dataclass(frozen=True, slots=True)
class Ending:
    """How it ended before its time; both empty when all was played."""

    interrupted: bool = False
    lost: str = ""  # why nobody was left to play


def run(
    job: Job[P],
    work: Work,
    take: Callable[[P], None],
    *,
    crew: Crew,
    progress: Progress | None = None,
) -> Ending:
    """Gives each piece of the work to `take`, in the order of the spans.

    So whatever stops it early (Ctrl-C, a bot's mistake, the loss of everybody who plays), what was
    taken is the beginning, without a gap.
    """
    pieces = _InOrder(take)
    try:
        with closing(crew.play(job, work)) as played, _CtrlC() as ctrl_c:
            for span, piece in played:
                with ctrl_c.held():  # a piece counts wholly or not at all
                    pieces.put(span, piece)
                    if progress is not None:
                        progress(piece.games)
                if pieces.stopped:
                    break
    except KeyboardInterrupt:
        return Ending(interrupted=True)
    except CrewLost as error:
        return Ending(lost=str(error))
    return Ending()


def crew_for(games: int, processes: int) -> Crew:
    """So many processes of this machine; 0: as many as are worth it."""
    if not 0 <= processes <= PROCESSES_MAX:
        raise LabError(f"The processes are 1 to {PROCESSES_MAX:,}, not {processes:,}.")
    count = processes or (1 if games < GAMES_ALONE else cores())
    return Alone() if count == 1 else Processes(count)


class _InOrder(Generic[P]):
    """Passes pieces on in the order of their spans, whatever order they come back in."""

    def __init__(self, take: Callable[[P], None]) -> None:
        self.stopped = False  # by a mistake: what comes after it does not count
        self._take = take
        self._next = 0
        self._early: dict[int, tuple[Span, P]] = {}

    def put(self, span: Span, piece: P) -> None:
        self._early[span[0]] = span, piece
        while self._next in self._early and not self.stopped:
            (first, count), ready = self._early.pop(self._next)
            self._take(ready)
            self._next = first + count
            self.stopped = bool(ready.mistake)


class _CtrlC:
    """Lets Ctrl-C come between the counting of blocks, never in the midst of it."""

    def __init__(self) -> None:
        self._holding = False
        self._pressed = False
        self._installed = False

    def __enter__(self) -> Self:
        # Only where Python's own handler is at work: an application's handler is its own affair.
        if (
            threading.current_thread() is threading.main_thread()
            and signal.getsignal(signal.SIGINT) is signal.default_int_handler
        ):
            signal.signal(signal.SIGINT, self._press)
            self._installed = True
        return self

    def __exit__(self, *_: object) -> None:
        if self._installed:
            signal.signal(signal.SIGINT, signal.default_int_handler)

    def _press(self, _number: int, _frame: FrameType | None) -> None:
        if not self._holding:
            raise KeyboardInterrupt
        self._pressed = True

    @contextmanager
    def held(self) -> Iterator[None]:
        self._holding = True
        try:
            yield
        finally:
            self._holding = False
        if self._pressed:
            raise KeyboardInterrupt
