"""What must not grow with the length of a game, counted rather than timed. `bench/page` measures
the times themselves."""

from collections.abc import Callable
from typing import Final

from playwright.sync_api import Locator, Page, expect

from tests.web import scenes
from tests.web.company import Company
from tests.web.guest import Guest
from tests.web.laying import Line, drawn
from tests.web.visit import Visit

# What the compiler puts into other functions is not counted: so it compiles nothing here.
BROWSER: Final = ["--js-flags=--no-turbofan --no-maglev"]
FEW: Final = 12  # both end within a turn
MANY: Final = 5_002
LINES_MAX: Final = 600  # built at once: those that are followed, and a part above
WATCH: Final = """() => {
  window.changes = 0;
  const watching = new MutationObserver((all) => (window.changes += all.length));
  watching.observe(document.querySelector("mp-story"), { subtree: true, childList: true });
}"""
CHANGES: Final = "() => [window.changes, (window.changes = 0)][0]"
BUILT: Final = "() => document.querySelectorAll('mp-story li').length"


class Work:
    """How often each part of the page's scripts is run, as the browser counts it, and how much of
    the story is made anew."""

    def __init__(self, page: Page) -> None:
        self.page: Final = page
        self._devtools: Final = page.context.new_cdp_session(page)
        self._devtools.send("Profiler.enable")
        self._devtools.send("Profiler.startPreciseCoverage", {"callCount": True, "detailed": False})
        page.evaluate(WATCH)

    def of(self, tell: Callable[[], None], seen: Locator, text: str) -> tuple[int, int]:
        """The work of what is told, until it is seen: steps, and changes of the story."""
        self._steps()
        self.page.evaluate(CHANGES)
        tell()
        expect(seen).to_contain_text(text)
        drawn(self.page)
        return self._steps(), self.page.evaluate(CHANGES)

    def _steps(self) -> int:
        """Since it was asked last."""
        taken = self._devtools.send("Profiler.takePreciseCoverage")
        return sum(
            part["count"]
            for script in taken["result"]
            if script["url"].endswith(".js")
            for function in script["functions"]
            for part in function["ranges"]
        )


def tell_lines(line: Line, count: int, begin: int = 0) -> None:
    """A turn begins with every fifth."""
    turn = {"kind": "turn-began", "player": 0}
    numbers = range(begin, begin + count)
    line.tell(*({"kind": f"line {i}"} if i % 5 else {**turn, "turn": 1 + i} for i in numbers))
    line.shown()


def test_a_long_story_makes_no_more_work_than_a_short_one(visit: Visit, company: Company) -> None:
    ann = Guest(visit(None))
    page = ann.page
    line = Line(page)
    scenes.midgame(ann, company)
    page.locator("[role=tab][data-tab=story]").click()
    cash = page.locator("mp-players [data-seat='1']")
    story = page.locator("mp-story .lines")
    tell_lines(line, FEW)
    work = Work(page)

    def pay(amount: int) -> tuple[int, int]:
        return work.of(lambda: line.tell(position={"cash": [amount] * 4}), cash, f"${amount}")

    def go_on(number: int) -> tuple[int, int]:
        return work.of(lambda: line.tell({"kind": f"more {number}"}), story, f"(more {number})")

    pay(700), go_on(0)  # what is only done once
    short = [pay(701), go_on(1)]
    tell_lines(line, MANY, begin=FEW)
    pay(702), go_on(2)
    long = [pay(703), go_on(3)]
    assert [changes for _, changes in long] == [changes for _, changes in short]
    assert short[0][1] == 0 < short[1][1], "only a line more is seen in the story"
    for (few, _), (many, _) in zip(short, long, strict=True):
        assert few > 0
        assert many < few + MANY / 4, "all lines are looked at again"


def test_only_the_end_of_a_long_story_is_built_and_the_rest_as_one_scrolls(
    visit: Visit, company: Company
) -> None:
    ann = Guest(visit(None))
    page = ann.page
    line = Line(page)
    scenes.board(ann, company)
    page.locator("[role=tab][data-tab=story]").click()
    tell_lines(line, MANY)
    story = page.locator("mp-story .lines")
    expect(story.locator("li").last).to_contain_text(f"(line {MANY - 1})")
    built = page.evaluate(BUILT)
    assert 0 < built < LINES_MAX
    story.evaluate("one => { one.scrollTop = 0; }")
    page.wait_for_function(f"built => ({BUILT})() > built", arg=built)
    drawn(page)
    assert page.evaluate(BUILT) < built + LINES_MAX
    # Who reads what was before stays there whatever is told, and goes back with one press.
    first = story.locator("li").first.inner_text()
    tell_lines(line, 1, begin=MANY)
    newest = page.locator("mp-story .newest")
    expect(newest).to_be_visible()
    assert story.locator("li").first.inner_text() == first
    newest.click()
    expect(newest).to_be_hidden()
    expect(story.locator("li").last).to_be_in_viewport()
    tell_lines(line, 2 * LINES_MAX, begin=MANY + 1)
    assert page.evaluate(BUILT) < LINES_MAX
