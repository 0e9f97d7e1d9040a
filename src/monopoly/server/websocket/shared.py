"""What the connections of a server have in common."""

from typing import Final
from weakref import WeakKeyDictionary

from monopoly.server.ops.buckets import Buckets
from monopoly.server.services import Services
from monopoly.server.tables.runtime import TableRuntime
from monopoly.server.views.update import TableUpdates
from monopoly.server.websocket.places import SocketPlaces


class Shared:
    def __init__(self, services: Services) -> None:
        self.services: Final = services
        self.places: Final = SocketPlaces(services.settings)
        times = services.registry.world.times
        self.reading: Final = Buckets(services.settings.reading_of_address, times)
        self._updates: Final[WeakKeyDictionary[TableRuntime, TableUpdates]] = WeakKeyDictionary()

    def updates_of(self, runtime: TableRuntime) -> TableUpdates:
        """What is sent of a table is made once for all who are there."""
        found = self._updates.get(runtime)
        if found is None:
            found = self._updates[runtime] = TableUpdates(runtime.table)
        return found
