"""A person at the page, who presses what is offered: with the mouse, by touch or by keys alone."""

from pathlib import Path
from typing import Final, Literal

from playwright.sync_api import ElementHandle, Page
from playwright.sync_api import Error as PlaywrightError
from playwright.sync_api import TimeoutError as TooLate

from tests.limits import TIMEOUT_MS

Hand = Literal["mouse", "touch", "keys"]

NEXT: Final = (Path(__file__).parent / "guest.js").read_text(encoding="utf-8")
END: Final = "dialog[data-sheet=end]"
# What is pressed first where several things are offered: a game that moves on and ends.
USUAL: Final = (
    *("collect-salary", "demand-rent", "call-skip"),
    *("sell-hotels", "sell-building", "mortgage", "declare-bankruptcy"),
    *("move", "pay-flat-tax", "keep-mortgage", "want"),
    *("pay-fine", "use-jail-card", "buy", "decline", "pass"),
    *("knock-down", "throw", "end-turn", "build"),
)
# Nothing is bought: every lot comes under the hammer.
DECLINING: Final = tuple(kind for kind in USUAL if kind != "buy")
# Deeds are dealt and must be paid for with one dollar: the game is over before it has begun.
SOON_OVER: Final = {"starting_cash": 1, "dealt_deeds": 3, "dealt_deeds_paid": True}
STATE: Final = """() => {
  const table = document.querySelector("mp-table");
  const store = table?.store;
  const sheets = [...document.querySelectorAll("dialog[open]")].map((one) => one.dataset.sheet);
  const toasts = document.querySelectorAll(".toast").length;
  const { decision, sending } = store ?? {};
  return `${decision?.version ?? "-"} ${sending} ${sheets} ${toasts} ${location.pathname}`;
}"""
TOLD: Final = (Path(__file__).parent / "told.js").read_text(encoding="utf-8")
HAS_POSITION: Final = "() => document.querySelector('mp-table')?.store?.decision != null"
TWO_FRAMES: Final = """async () => {
  for (const _ of [1, 2]) await new Promise(requestAnimationFrame);
}"""
CHANGED: Final = f"before => ({STATE})() !== before"
ON_THE_SPACE_BAR: Final = (
    """one => one.matches("[data-main]") && document.activeElement.matches("body, main, h1")"""
)
REACHED: Final = """one =>
  !one.isConnected || one.disabled ? "gone" : one === document.activeElement ? "here" : "elsewhere"
"""
PRESS_MS: Final = 30_000  # then it is tried once more: something may have come in between
PRESSES_MAX: Final = 250
TABS_MAX: Final = 250


class Stuck(AssertionError):
    """A button that does nothing, a turn with nothing to press, a game that goes on and on."""


def wait_until_ready(page: Page) -> None:
    """Until the table has its position and has drawn it: panels draw themselves in a frame."""
    page.wait_for_function(HAS_POSITION)
    page.evaluate(TWO_FRAMES)


class Guest:
    def __init__(self, page: Page, hand: Hand = "mouse") -> None:
        self.page: Final = page
        self.hand: Final = hand
        self.pressed: Final[list[str]] = []
        self.tokens: Final[dict[str, str]] = {}  # of seats, by table

    # --- getting to a table

    def open_game(self, **wish: object) -> str:
        """As `open_table`, and its game is begun."""
        table = self.open_table(**wish)
        self.start(table)
        return table

    def open_table(self, **wish: object) -> str:
        """A table of this person's, opened behind the page's back so that it can be any table."""
        bots = wish.get("bots", ["easy"])
        assert isinstance(bots, list)
        usual = {
            "name": "Ann",
            "rules": "statutes-short",
            "seats": max(2, len(bots) + 1),
            "pace": 0,
        }
        return self._seat("/api/tables", usual | {"bots": bots} | wish)

    def sit(self, table: str, name: str) -> None:
        self._seat(f"/api/tables/{table}/seats", {"name": name})

    def _seat(self, path: str, body: dict[str, object]) -> str:
        seated = self._post(path, body)
        table = seated["table"]
        assert isinstance(table, dict)
        number = str(table["id"])
        self.tokens[number] = str(seated["seat_token"])
        return number

    def start(self, table: str) -> None:
        self._post(f"/api/tables/{table}/start", {})

    def leave(self, table: str) -> None:
        """Gives everything up, which ends a short game if it was not over yet."""
        answer = self.page.request.post(f"/api/tables/{table}/leave", data={"then": "estate"})
        assert answer.ok or answer.status == 409, answer.text()

    def _post(self, path: str, body: dict[str, object]) -> dict[str, object]:
        answer = self.page.request.post(path, data=body)
        assert answer.ok, answer.text()
        found: dict[str, object] = answer.json()
        return found

    def go_to(self, table: str) -> None:
        self.page.goto(f"/table/{table}")
        wait_until_ready(self.page)

    # --- playing

    def play(
        self,
        *,
        kinds: tuple[str, ...] = USUAL,
        until: tuple[str, ...] = (),
        presses: int = PRESSES_MAX,
        within: str = "",
    ) -> ElementHandle:
        """Presses what is offered until one of these can be seen, or the end."""
        wishes = {"kinds": list(kinds), "stopAt": [*until, END], "within": within}
        misses = 0
        for _ in range(presses):
            try:
                found = self.page.wait_for_function(NEXT, arg=wishes, timeout=TIMEOUT_MS)
            except TooLate:
                raise Stuck(f"nothing to press: {self.told()}") from None
            element = found.as_element()
            assert element is not None
            if any(self._is(element, selector) for selector in (*until, END)):
                return element
            misses = 0 if self._press_and_see(element) else misses + 1
            if misses > 3:
                raise Stuck(f"“{self.pressed[-1]}” does nothing: {self.told()}")
        raise Stuck(f"no end after {presses} presses: {self.told()}")

    def play_to_the_end(self) -> None:
        found = self.play()
        assert self._is(found, END)

    def offered(self, kinds: tuple[str, ...] = USUAL) -> ElementHandle | None:
        """What could be pressed at this very moment."""
        wishes = {"kinds": list(kinds), "stopAt": [END], "within": ""}
        return self.page.evaluate_handle(NEXT, wishes).as_element()

    def press_if_offered(self, kinds: tuple[str, ...] = USUAL) -> bool:
        """Whether anything was done."""
        element = self.offered(kinds)
        if element is None or self._is(element, END):
            return False
        return self._press_and_see(element)

    def expect_end(self) -> None:
        assert self.sees(END), self.told()

    def press(self, selector: str) -> None:
        """One thing, which must be there or come."""
        place = self.page.locator(f"{selector} >> visible=true").first
        match self.hand:
            case "mouse":
                place.click()
            case "touch":
                place.tap()
            case "keys":
                self._press_by_keys(place.element_handle())

    def _press_and_see(self, element: ElementHandle) -> bool:
        """Whether anything came of it."""
        before = self.page.evaluate(STATE)
        try:
            self._press(element)
            self.page.wait_for_function(CHANGED, arg=before, timeout=PRESS_MS)
        except PlaywrightError as error:
            # It was taken away while the hand was on its way, or something lies over it.
            if "not attached" in str(error) or isinstance(error, TooLate):
                self.pressed.append(f"(missed: {str(error)[:300]})")
                return False
            raise
        return True

    def _press(self, element: ElementHandle) -> None:
        self.pressed.append(" ".join((element.text_content() or "?").split()))
        match self.hand:
            case "mouse":
                element.click(timeout=PRESS_MS)
            case "touch":
                element.tap(timeout=PRESS_MS)
            case "keys":
                self._press_by_keys(element)

    def _press_by_keys(self, element: ElementHandle) -> None:
        """The main thing is on the space bar; all else is reached by Tab, as somebody does who has
        no mouse."""
        keyboard = self.page.keyboard
        if element.evaluate(ON_THE_SPACE_BAR):
            keyboard.press("Space")
            return
        for _ in range(TABS_MAX):
            where = element.evaluate(REACHED)
            if where == "gone":
                raise TooLate("not attached: it went away before it was reached")
            if where == "here":
                keyboard.press("Enter")
                return
            keyboard.press("Tab")
        raise Stuck(f"“{self.pressed[-1]}” is not reached by Tab: {self.told()}")

    @staticmethod
    def _is(element: ElementHandle, selector: str) -> bool:
        return bool(element.evaluate("(one, selector) => one.matches(selector)", selector))

    # --- looking

    @property
    def phase(self) -> str:
        """What the game waits for; empty while something moves."""
        return str(
            self.page.evaluate(
                "() => document.querySelector('mp-table')?.store?.decision?.phase ?? ''"
            )
        )

    def sees(self, selector: str) -> bool:
        return self.page.locator(selector).first.is_visible()

    def told(self) -> str:
        """Where the game stands, for a test that fails."""
        state = self.page.evaluate(TOLD)
        return f"{state}; pressed last: {self.pressed[-6:]}"
