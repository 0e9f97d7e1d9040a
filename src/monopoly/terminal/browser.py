"""`monopoly play`: the server on this machine, and its page in the browser."""

import http.client
import json
import os
import socket
import sys
import threading
import webbrowser
from pathlib import Path
from typing import Final
from urllib.parse import urlencode

from monopoly.editions.own import text_of
from monopoly.game.record import PERSON
from monopoly.server.command import ServeError, serve
from monopoly.server.ops.settings import Settings, default_data
from monopoly.server.store.interface import StoreError
from monopoly.terminal.errors import UsageError
from monopoly.terminal.play import PlayArgs, new_game
from monopoly.terminal.seating import is_own, seat_everybody
from monopoly.web import pages

LOOK_SECONDS: Final = 2.0  # for a server that is there already to say so
ANSWER_MAX: Final = 1_000_000  # bytes
EVERYWHERE: Final = {"0.0.0.0": "127.0.0.1", "::": "::1"}  # noqa: S104 — how one comes to these oneself


def play_in_browser(
    args: PlayArgs, host: str, port: int, data: Path | None, *, open_page: bool
) -> int:
    """Serves until Ctrl-C. A server that already runs at the address is used instead."""
    path, board = _path(args)
    if _is_ours(host, port):
        if board and not _knows(host, port, board):
            raise UsageError(
                f"The server that runs at {_address(host, port)} does not know this board: stop it "
                "first, or say another --port and --data."
            )
        _show(_address(host, port) + path, open_page=open_page)
        return 0

    def ready(address: str) -> None:
        here = _address(*address.removeprefix("http://").rsplit(":", 1))
        _show(here + path, open_page=open_page)
        print("Ctrl-C ends it; every game is kept and goes on next time.", flush=True)

    settings = Settings(data=data or default_data())
    free = port if _is_free(host, port) else 0
    try:
        return serve(settings, host, free, log_level="warning", pages=pages(), on_ready=ready)
    except (ServeError, StoreError) as error:
        raise UsageError(str(error), status=1) from None


def _path(args: PlayArgs) -> tuple[str, str]:
    """Where the page begins, in the lobby or at a table that was asked for in words; and the name
    of a board that a server does not have by itself."""
    for value, option in ((args.seed, "--seed"), (args.save, "--save")):
        if value is not None:
            raise UsageError(f"{option} goes with --terminal: tables have dice of their own.")
    if args.position is not None:
        raise UsageError("--position goes with --terminal: tables begin at the beginning.")
    seating = seat_everybody(args.name, args.players, args.bots)
    game = new_game(args, seating)
    if any(is_own(kind) for kind in seating.kinds):
        raise UsageError("Bots of your own play with --terminal: a server runs nobody's code.")
    if args.players is not None and not args.players.strip().isdecimal():
        raise UsageError("Names of other players go with --terminal: at a table they sit down.")
    if args == PlayArgs():
        return "/", ""
    wanted = [("play", "1"), ("rules", args.rules)]
    wanted += [("option", f"{name}={_text(value)}") for name, value in game.rules.changes().items()]
    wanted += [("bots", ",".join(kind for kind in seating.kinds if kind != PERSON))]
    wanted += [("name", args.name)] if args.name != PlayArgs().name else []
    edition = game.rules.edition
    return f"/?{urlencode(wanted)}", edition if text_of(edition) else ""


def _text(value: object) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


def _show(address: str, *, open_page: bool) -> None:
    print(f"The table is laid at {address}", flush=True)
    if open_page and _has_screen():
        # Some browsers return only when they are closed.
        threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()


def _has_screen() -> bool:
    """Whether a browser would have a window; one inside the terminal could not draw the table."""
    if sys.platform in {"win32", "darwin"} or os.environ.get("BROWSER"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def _address(host: str, port: int | str) -> str:
    host = EVERYWHERE.get(host.strip("[]"), host.strip("[]"))
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def _is_ours(host: str, port: int) -> bool:
    """Whether a server of this program answers there."""
    if port == 0:
        return False
    health = _ask(host, port, "/healthz")
    expected = {"status": "ok", "program": "monopoly"}
    return isinstance(health, dict) and expected.items() <= health.items()


def _knows(host: str, port: int, board: str) -> bool:
    """Whether that server has tables on this board."""
    choices = _ask(host, port, "/api/choices")
    return isinstance(choices, dict) and any(
        edition.get("name") == board for edition in choices.get("editions", [])
    )


def _ask(host: str, port: int, path: str) -> object:
    line = http.client.HTTPConnection(EVERYWHERE.get(host, host), port, timeout=LOOK_SECONDS)
    try:
        line.request("GET", path)
        return json.loads(line.getresponse().read(ANSWER_MAX))
    except (OSError, http.client.HTTPException, ValueError):
        return None
    finally:
        line.close()


def _is_free(host: str, port: int) -> bool:
    """Another program may have the usual place; then any other will do."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    try:
        with socket.create_server((host, port), family=family):
            return True
    except (OSError, UnicodeError):
        return False
