"""Other people at a table, who play in the background while a test drives a browser."""

import asyncio
import threading
from collections.abc import Callable, Coroutine, Mapping, Sequence
from concurrent.futures import Future
from types import TracebackType
from typing import Any, Final, Self, TypeVar

from monopoly.client import Player, Refused, Server
from tests.limits import TIMEOUT

T = TypeVar("T")
ACTIONS_MAX: Final = 3_000

Choose = Callable[[Player], Mapping[str, object]]


def first(player: Player) -> Mapping[str, object]:
    """What the game waits for."""
    return player.legal[0].action


def preferring(*kinds: str) -> Choose:
    """The first of these that is legal; else what the game waits for."""

    def choose(player: Player) -> Mapping[str, object]:
        for kind in kinds:
            for legal in player.legal:
                if legal.action["kind"] == kind:
                    return legal.action
        return first(player)

    return choose


async def play_until(
    server: Server,
    table: str,
    token: str,
    wanted: Callable[[Player], bool],
    choose: Choose = first,
) -> bool:
    """Plays a seat until it is asked in a moment that is wanted; False when the game ends first."""
    player = Player(server.url, table, token, since=None, want=["positions"])
    async with player:
        for _ in range(ACTIONS_MAX):
            await player.until(lambda: player.is_asked or _is_over(player), TIMEOUT)
            if _is_over(player):
                return False
            if wanted(player):
                return True
            answer = await player.act(choose(player), version=player.version)
            if isinstance(answer, Refused):
                assert answer.code in ("stale", "over"), answer
    return False


async def play_together(
    players: Sequence[Player], wanted: Callable[[], bool], choose: Choose = first
) -> bool:
    """Plays several seats until the moment is wanted; False when the game ends first."""
    for _ in range(ACTIONS_MAX):
        for player in players:
            await player.until(
                lambda: any(map(_is_over, players)) or any(one.is_asked for one in players),
                TIMEOUT,
            )
            if any(map(_is_over, players)):
                return False
            if wanted():
                return True
            if player.is_asked:
                await player.act(choose(player), version=player.version)
    return False


def _is_over(player: Player) -> bool:
    return player.over or (player.now is not None and player.now.phase == "over")


class Company:
    """A loop of its own in a thread of its own: Playwright keeps that of the test."""

    def __init__(self, server: Server) -> None:
        self.server: Final = server
        self._loop: Final = asyncio.new_event_loop()
        self._thread: Final = threading.Thread(target=self._loop.run_forever, daemon=True)
        self._started: Final[list[Future[Any]]] = []
        self._friends: Final[list[Player]] = []

    def start(self, story: Coroutine[Any, Any, T]) -> Future[T]:
        """Goes on while the test does something else."""
        future = asyncio.run_coroutine_threadsafe(story, self._loop)
        self._started.append(future)
        return future

    def do(self, story: Coroutine[Any, Any, T]) -> T:
        return self.start(story).result(TIMEOUT)

    def friend(self, table: str, token: str) -> Player:
        """Somebody who sits there until the test is over; what they do is to be `do`ne."""
        player = Player(self.server.url, table, token, since=None, want=["positions"])
        self.do(player.__aenter__())
        self._friends.append(player)
        return player

    def act(self, player: Player, **action: object) -> None:
        """Does it on what is there now, as somebody would who looks again."""
        for _ in range(20):
            answer = self.do(player.act(action, version=player.version))
            if not isinstance(answer, Refused) or answer.code != "stale":
                assert not isinstance(answer, Refused), answer
                return
        raise AssertionError(f"others were faster each time: {action}")

    def wait(self, player: Player, condition: Callable[[], bool]) -> None:
        self.do(player.until(condition, TIMEOUT))

    def __enter__(self) -> Self:
        self._thread.start()
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        asyncio.run_coroutine_threadsafe(self._end(), self._loop).result(TIMEOUT)
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join(TIMEOUT)
        self._loop.close()
        if error is None:  # whoever fell over in the background is heard
            for future in self._started:
                if not future.cancelled() and future.done():
                    future.result()

    async def _end(self) -> None:
        for player in self._friends:
            await player.close()
        others = [task for task in asyncio.all_tasks() if task is not asyncio.current_task()]
        for task in others:
            task.cancel()
        await asyncio.gather(*others, return_exceptions=True)
        await self._loop.shutdown_default_executor()
