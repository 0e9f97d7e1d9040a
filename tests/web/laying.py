"""What the server might tell, told by a test on the line to the table: the page cannot know the
difference.

A game can be begun at a `Position` (tests/server/positions.py). Here is what no game comes to, or
not in a moment that can be waited for: eight tokens wherever one likes, made-up events, offers of
whoever is not there. It goes the way of everything that is told, over the wire.
"""

import json
from collections.abc import Mapping, Sequence
from typing import Any, Final

from playwright.sync_api import Page, WebSocketRoute

from monopoly.game.position.names import board_of, space_names

SOCKET: Final = "**/api/tables/*/play"
SHOWN: Final = """version => {
  const { store } = document.querySelector("mp-table");
  return store.decision?.version === version && !store.sequencer.busy;
}"""
HOTEL: Final = 5  # as a rank
Fields = dict[str, Any]
# By seat or by Space; or only some, and what all others are: {"16": 1, "else": -1}.
Values = Sequence[int] | Mapping[str, int]
FRAMES: Final = """() => new Promise((done) =>
  requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(done))))"""


class Line:
    """The line of a page to the table it goes to next: made before the page is opened there. What
    the server tells is passed on; what a test tells comes after it."""

    def __init__(self, page: Page) -> None:
        self.page: Final = page
        self.seat = -1
        self.now: Fields = {}
        self.position: Fields = {}
        self._socket: WebSocketRoute | None = None
        self._is_cut = False
        page.route_web_socket(SOCKET, self._connect)

    def _connect(self, socket: WebSocketRoute) -> None:
        if self._is_cut:
            socket.close()
            return
        self._socket = socket
        socket.connect_to_server().on_message(self._pass)

    def _pass(self, message: str | bytes) -> None:
        told = json.loads(message)
        self.seat = told["seat"] if told["type"] == "welcome" else self.seat
        if told["type"] == "update" and told.get("now"):
            self._note(told["now"])
        assert self._socket is not None
        self._socket.send(message)

    def _note(self, now: Fields) -> None:
        self.now = now
        self.position = now.get("position") or self.position

    def tell(
        self,
        *events: Fields,
        position: Fields | None = None,
        by: str = "player",
        **moment: object,
    ) -> None:
        """That these events have happened, each with its kind for a sentence, and what is now."""
        sentences = [{"text": f"({event['kind']})", "clause": ""} for event in events]
        played = {"events": events, "told": sentences, "action": {}, "by": by}
        now = {**moment, "position": position or self.position}
        self.tell_entry("played", played, **now)

    def tell_entry(self, what: str, entry: Fields, **moment: object) -> None:
        """What concerns the seat of this page, unless the entry says otherwise."""
        assert self._socket is not None, "the page has not come to its table yet"
        version = self.now["version"] + 1
        whole = {"what": what, "version": version, "at": 0, "seat": self.seat, **entry}
        self._note({**self.now, "version": version, "moved": version, **moment})
        update = {"type": "update", "entries": [whole], "now": self.now}
        self._socket.send(json.dumps(update))

    def lay(self, **changes: Any) -> None:
        """A position other than that which is shown; see `laid`."""
        self.tell(position=laid(self.position, **changes))
        self.shown()

    def cut(self) -> None:
        """The line is lost, and cannot be taken up again until it is mended."""
        assert self._socket is not None, "the page has not come to its table yet"
        self._is_cut = True
        self._socket.close()

    def mend(self) -> None:
        self._is_cut = False

    def shown(self) -> None:
        """Waits until all that was told is on the screen, and nothing moves any more."""
        self.page.wait_for_function(SHOWN, arg=self.now["version"])
        drawn(self.page)


def laid(
    position: Fields,
    *,
    cash: Values | None = None,
    space: Values | None = None,
    jail: Values | None = None,  # 1 is in it
    retired: Values | None = None,
    owner: Values | None = None,
    buildings: Values | None = None,
    mortgaged: Sequence[int] = (),
    dice: Sequence[int | str] | None = None,
    **fields: object,
) -> Fields:
    """The same position with other things in other places. Deeds, buildings and mortgages are
    told together; other fields as they are on the wire."""
    names = space_names(
        board_of(position["rules"], position.get("options", {}), position["revision"])
    )
    players = [dict(player) for player in position["players"]]
    for seat, player in enumerate(players):
        if (held := at(cash, seat)) is not None:
            player["cash"] = held
        if (place := at(space, seat)) is not None:
            player["space"] = names[place]
        if (jailed := at(jail, seat)) is not None:
            player |= {"in_jail": bool(jailed), "failed_throws": 0, "fine_sat_out": False}
        if (gone := at(retired, seat)) is not None:
            player["retired"] = gone
        if owner is not None:
            deeds = [number for number in range(len(names)) if at(owner, number) == seat]
            ranks = {number: at(buildings, number) for number in deeds}
            player["deeds"] = [names[number] for number in deeds]
            player["mortgaged"] = [names[number] for number in deeds if number in mortgaged]
            player["buildings"] = {
                names[number]: "hotel" if rank == HOTEL else rank
                for number, rank in ranks.items()
                if rank
            }
    turn = position["turn"] if dice is None else {**position["turn"], "dice": list(dice)}
    return {**position, "players": players, "turn": turn, **fields}


def at(values: Values | None, number: int) -> int | None:
    """None: as it was."""
    if values is None or isinstance(values, Mapping):
        return None if values is None else values.get(str(number), values.get("else"))
    return values[number]


def drawn(page: Page) -> None:
    """Waits until everything that has changed is on the screen."""
    page.evaluate(FRAMES)
