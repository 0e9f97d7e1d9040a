"""On a slow network whatever opens or joins a table is done once, however often it is pressed: its
button stays busy until the next screen is shown."""

import re
from typing import Final

import pytest
from playwright.sync_api import Page, Request, Route, WebSocketRoute, expect

from tests.web.guest import END, SOON_OVER, Guest
from tests.web.laying import drawn
from tests.web.visit import Visit

LOOKS: Final = re.compile(r"/api/tables/\w+(/board|/me)?$")  # what a table's screen asks for
SOCKET: Final = re.compile(r"/api/tables/\w+/play$")
CONNECTED: Final = """() => {
  const table = document.querySelector("mp-table");
  return !table || table.store.status === "open";
}"""
# Whatever can still be pressed is pressed once more; what is disabled hears nothing.
AGAIN: Final = "selector => document.querySelector(selector)?.click()"


class Slow:
    """The network of one page: what is to wait does so until it is let through."""

    def __init__(self, page: Page) -> None:
        self.page: Final = page
        self.posts: Final[list[str]] = []
        self._waits = False
        self._routes: Final[list[Route]] = []
        self._told: Final[list[tuple[WebSocketRoute, str | bytes]]] = []
        page.route(LOOKS, self._look)
        page.route_web_socket(SOCKET, self._connect)
        page.on("request", self._ask)

    def wait(self, selector: str) -> None:
        """From the moment this can be pressed, and the line to the table, if any, is open."""
        self.page.locator(selector).first.wait_for()
        self.page.wait_for_function(CONNECTED)
        self._waits = True

    def let_through(self) -> None:
        self._waits = False
        while self._routes:
            self._routes.pop(0).continue_()
        while self._told:
            socket, message = self._told.pop(0)
            socket.send(message)

    def press(self, selector: str, path: str) -> None:
        """Twice at once, and again when the server has answered the request to this path."""
        with self.page.expect_response(lambda one: one.url.endswith(path)):
            self.page.locator(f"{selector} >> visible=true").first.dblclick()
        self.press_again(selector)

    def press_again(self, selector: str) -> None:
        drawn(self.page)
        self.page.evaluate(AGAIN, selector)
        drawn(self.page)

    def _ask(self, request: Request) -> None:
        if request.method == "POST":
            self.posts.append(request.url.rsplit("/", 1)[-1])

    def _look(self, route: Route) -> None:
        if self._waits and route.request.method == "GET":
            self._routes.append(route)
        else:
            route.continue_()

    def _connect(self, socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()
        self._told.clear()  # what another line was told is not heard any more

        def tell(message: str | bytes) -> None:
            if self._waits:
                self._told.append((socket, message))
            else:
                socket.send(message)

        server.on_message(tell)


@pytest.mark.parametrize(
    ("path", "button"), [("/", "[data-play=now]"), ("/?make", "[data-create=table]")]
)
def test_one_table_is_opened(visit: Visit, path: str, button: str) -> None:
    page = visit(None)
    slow = Slow(page)
    page.goto(path)
    if path == "/?make":  # with nobody to wait for, it is begun at once
        page.locator("[data-choice=seats] input[value='2']").check(force=True)
        page.locator("[data-chair='0'] select").select_option("easy")
    slow.wait(button)
    slow.press(button, "/start")
    expect(page.locator(button)).to_be_disabled()
    page.locator(button).focus()
    for key in ("Enter", "Space"):
        page.keyboard.press(key)
    slow.press_again(button)
    assert slow.posts == ["tables", "start"]
    slow.let_through()
    page.locator("mp-board .cell").first.wait_for()
    assert slow.posts == ["tables", "start"]


def test_one_seat_is_taken(visit: Visit) -> None:
    ann, bob = Guest(visit(None)), visit(None, name="Bob")
    slow = Slow(bob)
    bob.goto(f"/table/{ann.open_table(bots=[], seats=3)}")
    slow.wait("[data-join=seat]")
    slow.press("[data-join=seat]", "/seats")
    assert slow.posts == ["seats"]
    slow.let_through()
    expect(bob.locator("mp-room [data-seat='1']")).to_contain_text("you")
    expect(bob.locator("[data-join=seat]")).to_have_count(0)


def test_a_game_is_begun_once(visit: Visit) -> None:
    ann = Guest(visit(None))
    slow = Slow(ann.page)
    ann.page.goto(f"/table/{ann.open_table(bots=[])}")
    slow.wait("[data-start]")
    slow.press("[data-start]", "/start")
    assert slow.posts == ["start"]
    expect(ann.page.locator("mp-actions")).to_be_visible()  # the answer itself says it has begun
    slow.let_through()
    ann.page.locator("mp-board .cell").first.wait_for()


def test_one_rematch_is_opened(visit: Visit) -> None:
    """Also where the sheet is opened once more, while the new table is on its way."""
    ann = Guest(visit(None))
    slow = Slow(ann.page)
    ann.go_to(ann.open_game(options=SOON_OVER))
    ann.play_to_the_end()
    before = ann.page.url
    slow.wait(f"{END} [data-rematch]")
    slow.press(f"{END} [data-rematch]", "/rematch")
    ann.press("[data-main][data-action=standings]")
    expect(ann.page.locator(f"{END} [data-rematch]")).to_be_disabled()
    slow.press_again(f"{END} [data-rematch]")
    assert slow.posts == ["rematch"]
    slow.let_through()
    ann.page.locator("mp-room").wait_for()
    assert ann.page.url != before


def test_what_went_wrong_is_told_and_can_be_tried_again(visit: Visit) -> None:
    visit.watch.allow(r"status of 429")
    page = visit("/")
    sentence = "There are too many tables already."
    refused = {"code": "server-full", "sentence": sentence}
    page.route("**/api/tables", lambda route: route.fulfill(status=429, json=refused))
    button = page.locator("[data-play=now]")
    button.click()
    expect(page.locator(".hero .problem")).to_have_text(sentence)
    expect(button).to_be_enabled()
    page.unroute("**/api/tables")
    button.click()
    page.locator("mp-board .cell").first.wait_for()
