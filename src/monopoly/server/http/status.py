"""How the server is: for whoever starts it, and for Prometheus."""

from typing import Literal

from starlette.requests import Request
from starlette.responses import Response

from monopoly import __version__
from monopoly.protocol.messages import Health
from monopoly.server.http.responses import METRICS, answer
from monopoly.server.services import services_of


async def health(request: Request) -> Response:
    down = services_of(request).registry.going_down
    status: Literal["ok", "going-down"] = "going-down" if down else "ok"
    body = Health(status=status, program="monopoly", version=__version__)
    return answer(body, 503 if down else 200)


async def metrics(request: Request) -> Response:
    services = services_of(request)
    services.registry.gauge()
    return Response(services.metrics.text(), media_type=METRICS)
