"""An address where there is nothing: a sentence for programs, a page with a way home for people."""

import hashlib
from base64 import b64encode
from typing import Final

from starlette.requests import HTTPConnection
from starlette.responses import HTMLResponse, Response

from monopoly.server.http.responses import problem
from monopoly.server.refusal import Refusal

NOTHING_HERE: Final = "There is nothing at this address."
STYLE: Final = (
    ":root{color-scheme:light dark}"
    "body{font:1.1rem/1.5 system-ui,sans-serif;max-width:32rem;margin:15vh auto;padding:0 1.5rem}"
)
PAGE: Final = f"""<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Nothing here · Monopoly</title>
<style>{STYLE}</style>
</head>
<body>
<main>
<h1>Nothing here</h1>
<p>{NOTHING_HERE} A link to a table may have lost its end on the way.</p>
<p><a href="/">Go to the tables</a></p>
</main>
</body>
</html>
"""
STYLE_HASH: Final = b64encode(hashlib.sha256(STYLE.encode()).digest()).decode()
HEADERS: Final = {
    "content-security-policy": (
        f"default-src 'none'; style-src 'sha256-{STYLE_HASH}'; base-uri 'none'; "
        "form-action 'none'; frame-ancestors 'none'"
    ),
    "referrer-policy": "no-referrer",
    "vary": "accept",
}


def nothing_here(connection: HTTPConnection) -> Response:
    if _is_browser(connection):
        return HTMLResponse(PAGE, 404, HEADERS)
    response = problem(Refusal("not-found", NOTHING_HERE))
    response.headers["vary"] = "accept"
    return response


def _is_browser(connection: HTTPConnection) -> bool:
    """Browsers name text/html; programs take anything, or JSON."""
    wanted = connection.headers.get("accept", "").lower().split(",")
    return any(kind.partition(";")[0].strip() == "text/html" for kind in wanted)
