"""What must not grow with the length of a game. `bench/page` measures the times themselves."""

from playwright.sync_api import Page

from tests.web import scenes
from tests.web.company import Company
from tests.web.conftest import Visit
from tests.web.guest import Guest

LINES = 5_000
NODES_MAX = 3_000  # of the story: a few hundred lines, not thousands
GROW = """count => {
  const { store } = document.querySelector("mp-table");
  const model = store.lines.at(-1);
  for (let i = 0; i < count; i++) {
    store.lines.push({ ...model, key: `more.${i}`, turn: i % 5 ? 0 : 1000 + i });
  }
  store.changed();
}"""
NODES = "() => document.querySelectorAll('mp-story *').length"
REDRAW = """async () => {
  const { store } = document.querySelector("mp-table");
  const times = [];
  for (let i = 0; i < 20; i++) {
    const before = performance.now();
    store.changed();
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    times.push(performance.now() - before);
  }
  return times.sort((a, b) => a - b)[10];
}"""


def redraw(page: Page) -> float:
    """Milliseconds from a change to the next but one frame, in the middle of twenty."""
    return float(page.evaluate(REDRAW))


def test_a_long_story_does_not_slow_the_page_down(visit: Visit, company: Company) -> None:
    ann = Guest(visit(None))
    scenes.board(ann, company)
    short = redraw(ann.page)
    ann.page.evaluate(GROW, LINES)
    assert ann.page.evaluate(NODES) < NODES_MAX
    assert redraw(ann.page) < 3 * short + 100  # generous: a machine under load is no failure
