"""What the handlers of a server share: its tables, its replays, and how it was started."""

from dataclasses import dataclass, field

from starlette.requests import HTTPConnection

from monopoly.server.ops.executor import Executor
from monopoly.server.ops.metrics import Metrics
from monopoly.server.ops.settings import Settings
from monopoly.server.replay.cache import ReplayCache
from monopoly.server.store.interface import Store
from monopoly.server.tables.registry import TableRegistry


@dataclass(slots=True)
class Services:
    settings: Settings
    metrics: Metrics
    store: Store
    registry: TableRegistry
    executor: Executor
    listens_at: str = "127.0.0.1"  # until somebody listens elsewhere
    replays: ReplayCache = field(init=False)

    def __post_init__(self) -> None:
        self.replays = ReplayCache(self.executor)

    async def close(self) -> None:
        """Everybody is told, and everything is stored. Once is enough."""
        self.replays.close()
        await self.registry.close()
        self.executor.close()


def services_of(connection: HTTPConnection) -> Services:
    services: Services = connection.app.state.services
    return services
