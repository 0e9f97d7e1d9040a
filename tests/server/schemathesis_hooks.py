"""For Schemathesis, which is run as a program of its own."""

import schemathesis

# the lines of a record are text of their own kind
schemathesis.serializer.alias("application/x-ndjson", "text/plain")


@schemathesis.hook
def map_body(_context: object, body: object) -> object:
    """To JSON Schema 2.0 is an integer. On this wire whole numbers have no fraction."""
    if isinstance(body, dict):
        return {name: map_body(_context, value) for name, value in body.items()}
    if isinstance(body, list):
        return [map_body(_context, value) for value in body]
    if isinstance(body, float) and body.is_integer():
        return int(body)
    return body
