"""What must not stop a table, nor take something out of a hand."""

from typing import Final

from playwright.sync_api import WebSocket, WebSocketRoute, expect

from tests.web import scenes
from tests.web.company import Company
from tests.web.guest import Guest, wait_until_ready
from tests.web.visit import Visit

# As by a link of the page.
GO_TO: Final = """path => {
  const link = Object.assign(document.createElement("a"), { href: path });
  document.body.append(link);
  link.click();
  link.remove();
}"""
# The page's own clock when an update came in, and when it says it did.
LISTEN: Final = """() => {
  const { store } = document.querySelector("mp-table");
  store.socket.addEventListener("update", () => (window.cameIn = performance.now()));
}"""
LATE: Final = """() => {
  const { store } = document.querySelector("mp-table");
  const since = (time) => time - window.cameIn;
  return store.decision && window.cameIn ? [since(store.heardAt), since(performance.now())] : null;
}"""
BROKEN: Final = """() => {
  Element.prototype.animate = () => { throw new Error("the dice fell off the table"); };
}"""
VERSION: Final = "() => document.querySelector('mp-table').store.decision?.version ?? 0"
SELECTION: Final = "[data-sheet=trade] h2"


def test_a_clock_runs_while_things_move(visit: Visit, company: Company) -> None:
    ann = Guest(visit(None, speed=1))
    clock = {"decision": 60, "reserve": 0, "grace": 0}
    scenes.reach(ann, company, scenes.phase("to-throw"), rules="statutes", clock=clock)
    ann.page.evaluate(LISTEN)
    ann.press("[data-main][data-action=throw]")
    heard, ago = ann.page.wait_for_function(LATE).json_value()
    assert ago > 400, "nothing moved"
    assert abs(heard) < 100


def test_a_table_left_before_it_was_shown_is_left(visit: Visit) -> None:
    ann = Guest(visit(None))
    table = ann.open_game(bots=["easy"])
    lines: list[WebSocket] = []
    ann.page.on("websocket", lambda line: lines.append(line))  # noqa: PLW0108 (no builtin)
    ann.page.goto("/")
    ann.page.locator("[data-play=now]").wait_for()
    ann.page.evaluate(
        f"path => {{ for (const one of [path, '/rules', path, '/', path]) ({GO_TO})(one); }}",
        f"/table/{table}",
    )
    wait_until_ready(ann.page)
    assert len(lines) == 1
    ann.page.go_back()
    ann.page.locator("[data-play=now]").wait_for()
    if not lines[0].is_closed():
        lines[0].wait_for_event("close")


def test_a_fault_in_a_movement_does_not_stop_the_table(visit: Visit, company: Company) -> None:
    visit.watch.allow("fell off the table")
    ann = Guest(visit(None, speed=1))
    scenes.reach(ann, company, scenes.phase("to-throw"), rules="statutes", bots=["easy"])
    before = ann.page.evaluate(VERSION)
    ann.page.evaluate(BROKEN)
    ann.press("[data-main][data-action=throw]")
    ann.page.wait_for_function(f"before => ({VERSION})() > before", arg=before)
    expect(ann.page.locator(".toast")).to_be_visible()


def test_a_line_that_never_opens_is_told(visit: Visit) -> None:
    ann = Guest(visit(None))
    table = ann.open_game()

    def shut(socket: WebSocketRoute) -> None:
        socket.close()

    ann.page.route_web_socket("**/play", shut)
    ann.page.goto(f"/table/{table}")
    expect(ann.page.locator("mp-table .line")).to_be_visible()
    expect(ann.page.locator("mp-table .line")).to_contain_text("connection")


def test_keys_stay_where_they_pressed_in_a_sheet(visit: Visit, company: Company) -> None:
    ann = Guest(visit(None))
    options = {"dealt_deeds": 3}
    scenes.reach(ann, company, scenes.phase("to-throw"), rules="statutes", options=options)
    ann.press("[data-open=estate]")
    sheet = ann.page.locator("[data-sheet=estate]")
    mortgage = sheet.locator("[data-action=mortgage][aria-disabled=false]").first
    space = mortgage.evaluate("one => one.closest('li').dataset.space")
    mortgage.focus()
    ann.page.keyboard.press("Enter")
    sheet.locator(f"li[data-space='{space}'] [data-action=lift-mortgage]").wait_for()
    assert ann.page.evaluate("() => document.activeElement.closest('li')?.dataset.space") == space


def test_a_selection_that_ends_beside_a_sheet_does_not_close_it(
    visit: Visit, company: Company
) -> None:
    ann = Guest(visit(None))
    scenes.board(ann, company)
    ann.press("[data-open=trade]")
    mouse, sheet = ann.page.mouse, ann.page.locator("[data-sheet=trade]")
    box = ann.page.locator(SELECTION).bounding_box()
    assert box is not None
    mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    mouse.down()
    mouse.move(5, box["y"], steps=10)
    mouse.up()
    expect(sheet).to_be_visible()
    mouse.click(5, box["y"])
    expect(sheet).to_be_hidden()


def test_all_one_has_is_bid_only_when_asked(visit: Visit, company: Company) -> None:
    ann = Guest(visit(None))
    scenes.auction(ann, company)
    raises = ann.page.locator(".raises [data-action=bid]")
    amounts = [int(one.get_attribute("data-amount") or 0) for one in raises.all()]
    assert amounts == sorted(amounts)
    raises.last.click()
    ann.press("[data-sheet=confirm] button:not(.danger):not(.close)")
    bid = "() => document.querySelector('mp-table').store.position.auction.bid"
    assert ann.page.evaluate(bid) < amounts[-1]
    raises.last.click()
    ann.press("[data-sheet=confirm] .danger")
    expect(ann.page.locator("[data-line]").last).not_to_be_empty()
    ann.page.wait_for_function(
        "amount => { const { store } = document.querySelector('mp-table');"
        " return store.lines.some((line) => line.text.includes(amount)); }",
        arg=f"${amounts[-1]:,}",
    )
