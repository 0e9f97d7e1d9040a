"""Nothing a server keeps in memory grows without end."""

from typing import Any, Final

from starlette.applications import Starlette
from starlette.routing import WebSocketRoute

from monopoly.server.services import Services
from monopoly.server.tables.idempotency import REMEMBERED
from monopoly.server.tables.offers import REMEMBERED as OFFERS_MAX
from monopoly.server.tables.runtime import TableRuntime
from monopoly.server.tables.table import RECENT_MAX, STEPS_MAX
from monopoly.server.websocket.connection import OUTBOX_MAX, Connection
from monopoly.server.websocket.endpoint import Endpoint
from tests.simulator.ledger import Ledger
from tests.simulator.loop import Process

WAITING_MAX: Final = 1_000  # jobs of the store
TASKS_EACH: Final = 3  # of a connection or a request, of a table
TASKS_OWN: Final = 10  # of the server itself


def check_bounds(ledger: Ledger, app: Starlette, process: Process) -> None:
    """At any moment."""
    services: Services = app.state.services
    tables = list(services.registry._tables.values())
    sizes = {"store's jobs": (len(services.store._waiting), WAITING_MAX)}  # type: ignore[attr-defined]
    for runtime in tables:
        sizes |= _sizes_of(runtime)
    serving = sum(task.get_name() in ("request", "socket") for task in process.tasks)
    allowed = TASKS_OWN + TASKS_EACH * (serving + len(tables))
    sizes["tasks"] = (len(process.tasks), allowed)
    for what, (size, most) in sizes.items():
        if size > most:
            ledger.find("memory", f"{what}: {size}, and {most} at most")


def check_empty(ledger: Ledger, app: Starlette) -> None:
    """When everybody has left."""
    services: Services = app.state.services
    services.registry.gauge()
    left = {
        "sockets": services.metrics.gauges["sockets"],
        "places": len(_greeting(app)),
        "tables being loaded": len(services.registry._loading),
        "store's jobs": len(services.store._waiting),  # type: ignore[attr-defined]
    }
    for what, count in left.items():
        if count:
            ledger.find("memory", f"everybody has left, and there are still {what}: {count}")


def _sizes_of(runtime: TableRuntime) -> dict[str, tuple[int, int]]:
    table = runtime.table
    sizes = {
        "entries at hand": (len(table.recent), RECENT_MAX),
        "events at hand": (len(table.steps), STEPS_MAX),
        "offers": (len(table.offers._made), OFFERS_MAX),
        "offers that ended": (len(table.offers._ended), OFFERS_MAX),
    }
    for person, known in table.idempotency._known.items():
        sizes[f"messages of {person}"] = (len(known), REMEMBERED)
    for listener in runtime.listeners:
        if isinstance(listener, Connection):
            sizes["answers that wait"] = (len(listener._outbox), OUTBOX_MAX + 2)
    return sizes


def _greeting(app: Starlette) -> list[object]:
    """Every place that somebody has."""
    places = _endpoint(app)._shared.places
    kinds = (places._greeting, places._watching, places._seated, places._of_seat)
    return [member for kind in kinds for members in kind._taken.values() for member in members]


def _endpoint(app: Starlette) -> Endpoint:
    """Below what is done for every request."""
    part: Any = next(route.app for route in app.routes if isinstance(route, WebSocketRoute))
    while not isinstance(part, Endpoint):
        part = part._app
    return part
