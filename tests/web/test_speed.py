"""What must not grow with the length of a game, counted rather than timed. `bench/page` measures
the times themselves."""

from typing import Final

from playwright.sync_api import Page, expect

from tests.web import scenes
from tests.web.company import Company
from tests.web.guest import Guest
from tests.web.laying import Line, drawn
from tests.web.visit import Visit

FEW: Final = 12  # both end within a turn
MANY: Final = 5_002
LINES_MAX: Final = 600  # built at once: those that are followed, and a part above
# The story is made of so many lines, in a list of the test's own that notices who looks at them: no
# other way tells how often that is done. From then on that is counted, and how much of the page is
# made anew.
TELL: Final = """count => {
  const { store } = document.querySelector("mp-table");
  const model = store.lines.at(-1);
  const line = (i) => ({ ...model, key: `more.${i}`, text: `Line ${i}.`, turn: i % 5 ? 0 : 1 + i });
  const lines = Array.from({ length: count }, (_, i) => line(i));
  window.work = { looks: 0, changes: 0 };
  store.state.lines = new Proxy(lines, {
    get(all, name, self) {
      if (/^\\d+$/.test(String(name))) window.work.looks++;
      return Reflect.get(all, name, self);
    },
  });
  window.tellOneMore = () => lines.push(line(lines.length));
  window.watching?.disconnect();
  window.watching = new MutationObserver((all) => (window.work.changes += all.length));
  window.watching.observe(document.body, { subtree: true, childList: true });
  store.changed();
}"""
CHANGED: Final = "() => document.querySelector('mp-table').store.changed()"
WORK: Final = (
    "() => { const done = window.work; window.work = { looks: 0, changes: 0 }; return done; }"
)
BUILT: Final = "() => document.querySelectorAll('mp-story li').length"


def work(page: Page, script: str) -> dict[str, int]:
    """What it takes until the page is drawn again."""
    page.evaluate(WORK)
    page.evaluate(script)
    drawn(page)
    done: dict[str, int] = page.evaluate(WORK)
    return done


def with_story(page: Page, count: int) -> tuple[dict[str, int], dict[str, int]]:
    """The work of a change that tells nothing, and of one that tells a line more."""
    page.evaluate(TELL, count)
    drawn(page)
    nothing = work(page, CHANGED)
    more = work(page, f"() => {{ window.tellOneMore(); ({CHANGED})(); }}")
    return nothing, more


def test_a_long_story_makes_no_more_work_than_a_short_one(visit: Visit, company: Company) -> None:
    ann = Guest(visit(None))
    scenes.board(ann, company)
    page = ann.page
    page.locator("[role=tab][data-tab=story]").click()
    short = with_story(page, FEW)
    nothing, more = short
    assert nothing == {"looks": 0, "changes": 0}
    assert more["changes"] > 0, "a line more is seen"
    assert with_story(page, MANY) == short


def tell_lines(line: Line, count: int, begin: int = 0) -> None:
    """A turn begins with every fifth."""
    turn = {"kind": "turn-began", "player": 0}
    numbers = range(begin, begin + count)
    line.tell(*({"kind": f"line {i}"} if i % 5 else {**turn, "turn": 1 + i} for i in numbers))
    line.shown()


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
