"""The HTTP part as OpenAPI 3.1, made from the routes and the types themselves."""

import re
from functools import lru_cache
from typing import Final

import msgspec

from monopoly import __version__
from monopoly.protocol.messages import Problem
from monopoly.server.http.routes import ROUTES, TABLE, Route

Json = dict[str, object]
REFS: Final = "#/components/schemas/{name}"
WORDS: Final = {
    400: "The body or a parameter is of the wrong shape.",
    401: "A seat token is missing, wrong or expired.",
    403: "Not the host, or a page of another address.",
    404: "No such table, seat or clause.",
    405: "Not with this method.",
    408: "The body did not come in time.",
    409: "The table is not in a state for that.",
    410: "The table is set aside: what is stored of it is damaged.",
    413: "The body is too big.",
    422: "A name, text, rule, bot, token or record that cannot be.",
    429: "Too many at once.",
    503: "The server is going down.",
}
PARAMETERS: Final[dict[str, Json]] = {
    "id": {"type": "string", "pattern": "^[A-Za-z0-9]{1,32}$"},
    "seat": {"type": "integer", "minimum": 0, "maximum": 7},
}


@lru_cache(maxsize=1)
def document() -> bytes:
    kinds: list[type] = [Problem]
    for route in ROUTES:
        kinds += [kind for kind in (route.body, route.answer) if isinstance(kind, type)]
    kinds = list(dict.fromkeys(kinds))
    schemas, components = msgspec.json.schema_components(
        kinds, ref_template=REFS, schema_hook=_anything
    )
    named = dict(zip(kinds, schemas, strict=True))
    paths: dict[str, Json] = {}
    for route in ROUTES:
        paths.setdefault(route.path, {})[route.method.lower()] = _operation(route, named)
    return msgspec.json.encode(
        {
            "openapi": "3.1.0",
            "info": {"title": "Monopoly, whole: tables", "version": __version__},
            "paths": paths,
            "components": {
                "schemas": components,
                "securitySchemes": {"seat": {"type": "http", "scheme": "bearer"}},
            },
        }
    )


def _anything(kind: type) -> Json:
    """For the values of events, actions and positions on their way out."""
    if kind is not object:
        raise NotImplementedError
    return {"description": "Any value."}


def _operation(route: Route, named: dict[type, Json]) -> Json:
    operation: Json = {
        "operationId": route.handler.__name__,
        "summary": route.summary,
        "parameters": _parameters(route),
        "responses": _responses(route, named),
    }
    if isinstance(route.body, str):
        schema: Json = {"type": "string"}
        operation["requestBody"] = {"required": True, "content": {route.body: {"schema": schema}}}
    elif route.body is not None:
        operation["requestBody"] = {
            "required": any(field.required for field in msgspec.structs.fields(route.body)),
            "content": {"application/json": {"schema": named[route.body]}},
        }
    if route.needs_seat:
        operation["security"] = [{"seat": []}]
    return operation


def _parameters(route: Route) -> list[Json]:
    found: list[Json] = [
        {"name": name, "in": "path", "required": True, "schema": PARAMETERS[name]}
        for name in re.findall(r"{(\w+)}", route.path)
    ]
    found += [
        {"name": one.name, "in": "query", "required": one.required, "schema": one.schema}
        for one in route.query
    ]
    return found


def _responses(route: Route, named: dict[type, Json]) -> Json:
    if isinstance(route.answer, str):
        content: Json = {route.answer: {"schema": {"type": "string"}}}
    else:
        content = {"application/json": {"schema": named[route.answer]}}
    found: Json = {str(route.status): {"description": route.summary, "content": content}}
    if route.tagged:
        found["304"] = {"description": "What the client has already, by its tag, is current."}
    slow = () if route.body is None else (408,)
    damaged = (410,) if route.path.startswith(TABLE) else ()
    for status in (*route.problems, *slow, *damaged, 405, 429):
        schema = named[Problem]
        if status == 503 and route.path == "/healthz":
            schema = named[route.answer] if isinstance(route.answer, type) else schema
        found[str(status)] = {
            "description": WORDS[status],
            "content": {"application/json": {"schema": schema}},
        }
    return found
