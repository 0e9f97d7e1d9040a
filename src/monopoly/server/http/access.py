"""Who is asking, and from where: seat keys in headers and cookies, origins, addresses."""

import ipaddress
from typing import Final
from urllib.parse import urlsplit

from starlette.requests import HTTPConnection
from starlette.responses import Response

from monopoly.server.ops.settings import Settings
from monopoly.server.refusal import Refusal
from monopoly.server.tables import lobby
from monopoly.server.tables.runtime import TableRuntime
from monopoly.server.tables.seats import NOBODY

COOKIE: Final = "monopoly_seat"
BEARER: Final = "bearer "
SEAT_KEY_MAX: Final = 100


def seat_key_of(connection: HTTPConnection) -> str:
    """The key to a seat; a bearer goes before a cookie."""
    header = connection.headers.get("authorization", "")
    if header.lower().startswith(BEARER):
        return header[len(BEARER) :].strip()[:SEAT_KEY_MAX]
    return connection.cookies.get(COOKIE, "")[:SEAT_KEY_MAX]


def check_origin(connection: HTTPConnection, settings: Settings) -> None:
    """A page of another address must not act in the name of who looks at it."""
    origin = connection.headers.get("origin")
    if origin is None or origin in settings.origins:
        return
    try:
        asking = urlsplit(origin).netloc
    except ValueError:
        asking = ""
    if not asking or asking.lower() != connection.headers.get("host", "").lower():
        raise Refusal("wrong-origin", "Pages of another address cannot use this server.")


def check_host_name(connection: HTTPConnection, hosts: tuple[str, ...]) -> None:
    if not hosts:
        return
    asked = connection.headers.get("host", "").lower()
    if asked not in hosts and asked.rpartition(":")[0] not in hosts:
        raise Refusal("wrong-host", "This server is not known by that name.")


def address_of(connection: HTTPConnection) -> str:
    return network_of(connection.client.host if connection.client else "")


def network_of(host: str) -> str:
    """Whom limits are for. Everybody with IPv6 has 2**64 addresses: they count as one."""
    try:
        address = ipaddress.ip_address(host)
    except ValueError:
        return host or "unknown"
    if isinstance(address, ipaddress.IPv4Address):
        return host
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return str(ipaddress.IPv6Network((address.packed[:8] + bytes(8), 64)))


def person_of(runtime: TableRuntime, connection: HTTPConnection) -> int:
    """Who asks, by their seat key; a refusal without one, or with a wrong one."""
    seat_key = seat_key_of(connection)
    if not seat_key:
        raise Refusal("no-token", "Only who sits at this table can do that.")
    person = runtime.table.seat_keys.person(seat_key, runtime.table.times.wall()).person
    if runtime.table.seat_of(person) is None:
        if was_removed(runtime, connection):
            raise Refusal("removed", lobby.REMOVED)
        raise Refusal("wrong-token", "This seat token is not one of this table.")
    return person


def seat_of(runtime: TableRuntime, person: int) -> int:
    number = runtime.table.seat_of(person)
    if number is None:
        raise Refusal("wrong-token", "This seat token is not one of this table.")
    return number


def was_removed(runtime: TableRuntime, connection: HTTPConnection) -> bool:
    """Whether this browser had a seat here until the host removed it. Its cookie is not taken back:
    it is how it is known. A bearer is a program's, which is told that its token is none."""
    if "authorization" in connection.headers:
        return False
    return runtime.table.was_removed(seat_key_of(connection))


def check_host(runtime: TableRuntime, person: int) -> None:
    if runtime.table.host == NOBODY or person != runtime.table.host:
        raise Refusal("not-host", "Only the host of this table can do that.")


def set_cookie(
    response: Response, runtime: TableRuntime, seat_key: str, settings: Settings
) -> None:
    response.set_cookie(
        COOKIE,
        seat_key,
        max_age=int(settings.seat_key_seconds),
        path=f"/api/tables/{runtime.table.id}",
        httponly=True,
        samesite="strict",
        secure=settings.secure_cookie,
    )


def take_cookie_back(response: Response, request: HTTPConnection) -> None:
    """A seat that is no longer one's own is forgotten: the page may watch, or sit down anew."""
    if COOKIE in request.cookies and "authorization" not in request.headers:
        path = f"/api/tables/{request.path_params['id']}"
        response.delete_cookie(COOKIE, path=path, httponly=True, samesite="strict")
