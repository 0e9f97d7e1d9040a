"""The way to a table for others: its link, as far as it reaches, and the same as a QR code.

The link is the address the page itself was asked at. Where that means "this machine" (a loopback
address) but the server listens on the network, the machine's own address there takes its place.
Where it does not, there is no code: a phone that scanned it would look for the table in itself.
"""

import ipaddress
import re
import socket
from collections.abc import Callable
from functools import lru_cache
from io import BytesIO
from typing import Final, Literal

import msgspec
import segno
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from monopoly.server.http.access import address_of
from monopoly.server.http.responses import answer
from monopoly.server.ops.buckets import Buckets
from monopoly.server.ops.settings import Rate
from monopoly.server.ops.times import Times
from monopoly.server.refusal import Refusal
from monopoly.server.services import services_of

Reach = Literal["everybody", "network", "this-machine"]

INK: Final = "#20242e"
PAPER: Final = "#fbf7ec"

TABLE: Final = re.compile(r"[A-Za-z0-9]{1,32}")
CODE: Final = re.compile(r"[A-Za-z0-9]{0,32}")
HOST: Final = re.compile(
    r"(?:(?P<name>[A-Za-z0-9._-]{1,253})|\[(?P<address>[0-9A-Fa-f:.]{2,45})\])(?::(?P<port>[0-9]{1,5}))?"
)
EVERYWHERE: Final = {"": "192.0.2.1", "0.0.0.0": "192.0.2.1", "::": "2001:db8::1"}  # noqa: S104
ONLY_HERE: Final = (
    "Only this machine reaches the server, so nobody could follow a code. Start the server with "
    "--host 0.0.0.0 to let others in."
)
RATE: Final = Rate(60, 5)  # invitations one address may ask for: a code takes a while to draw


def _address(name: str) -> ipaddress.IPv4Address | ipaddress.IPv6Address | None:
    try:
        return ipaddress.ip_address(name)
    except ValueError:
        return None


def own_address(towards: str) -> str:
    """This machine's address on the network, or nothing. Choosing a way sends no packet."""
    family = socket.AF_INET6 if ":" in towards else socket.AF_INET
    try:
        with socket.socket(family, socket.SOCK_DGRAM) as way:
            way.connect((towards, 9))
            own = str(way.getsockname()[0])
    except OSError:
        return ""
    address = _address(own)
    useless = address is None or address.is_loopback or address.is_unspecified
    return "" if useless or "%" in own else own


class Invitation(msgspec.Struct, frozen=True):
    link: str
    reach: Reach


def invitations(
    times: Times, rate: Rate = RATE, find_own: Callable[[str], str] = own_address
) -> list[BaseRoute]:
    """The routes, with a limit of their own; `find_own` is `own_address`, or stands in for it."""
    buckets = Buckets(rate, times)

    def route(path: str, tell: Callable[[Invitation], Response]) -> BaseRoute:
        async def handle(request: Request) -> Response:
            wait = buckets.take(address_of(request))
            if wait > 0:
                raise Refusal("too-fast", "Too many invitations at once.", retry_after=wait)
            return tell(_invitation(request, find_own))

        return Route(path, handle)

    return [route("/invite/{id}", answer), route("/invite/{id}/qr.svg", _drawn)]


def _drawn(invitation: Invitation) -> Response:
    if invitation.reach == "this-machine":
        raise Refusal("only-here", ONLY_HERE)
    return Response(qr_code(invitation.link), media_type="image/svg+xml")


def _invitation(request: Request, find_own: Callable[[str], str]) -> Invitation:
    table = str(request.path_params["id"])
    host = request.headers.get("host", "")
    if not TABLE.fullmatch(table):
        raise Refusal("no-table", "There is no such table.")
    services = services_of(request)
    secure = services.settings.secure_cookie  # then the page is behind https
    scheme = "https" if secure else request.url.scheme
    host, reach = reachable(host, services.listens_at, find_own)
    code = request.query_params.get("code", "")  # of a link that was renewed
    if not CODE.fullmatch(code):
        raise Refusal("bad-body", "That is no code of an invitation.", path="code")
    asking = f"?invite={code}" if code else ""
    return Invitation(f"{scheme}://{host}/table/{table}{asking}", reach)


def reachable(host: str, listens_at: str, find_own: Callable[[str], str]) -> tuple[str, Reach]:
    """The host of a link that leads to this server, and for whom it does."""
    found = HOST.fullmatch(host)
    name = found["name"] or found["address"] if found else ""
    address = _address(name)
    if not found or (found["address"] and not isinstance(address, ipaddress.IPv6Address)):
        raise Refusal("bad-body", "The request came to no address that a link could lead to.")
    if address is None and name.lower().split(".")[-1] != "localhost":
        return host, "everybody"
    if address is not None and not address.is_loopback:
        return host, "everybody" if address.is_global else "network"
    own = find_own(EVERYWHERE[listens_at]) if listens_at in EVERYWHERE else ""
    if not own:
        return host, "this-machine"
    shown = f"[{own}]" if ":" in own else own
    return (f"{shown}:{found['port']}" if found["port"] else shown), "network"


@lru_cache(maxsize=64)
def qr_code(link: str) -> bytes:
    """Ink on paper with the margin a camera needs; it grows with the place it is given."""
    drawn = BytesIO()
    segno.make(link, error="m", micro=False).save(
        drawn, kind="svg", border=4, dark=INK, light=PAPER, xmldecl=False, omitsize=True
    )
    return drawn.getvalue()
