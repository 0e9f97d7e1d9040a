"""The story and what is said beside it; and the rulebook that every line leads to."""

import re
from typing import Any, Final

import pytest
from playwright.sync_api import Page, expect

from monopoly.client import Player
from tests.server.sent import state_sent
from tests.web.ann_and_bob import RICH, deeds_of, table_of, with_bob
from tests.web.company import Company, play_together, preferring
from tests.web.guest import wait_until_ready
from tests.web.laying import drawn
from tests.web.visit import Visit

ANN, BOB = 0, 1
TOPICS: Final = ("moves", "money", "property", "trades", "table", "chat")
# What belongs where, as far as every game has it.
ABOUT: Final = {
    "thrown": "moves",
    "moved": "moves",
    "bought": "property",
    "rent-paid": "money",
    "offer-made": "trades",
    "offer-ended": "trades",
    "sat": "table",
    "said": "chat",
}
KINDS: Final = "all => all.map((one) => one.dataset.kind)"
KEYS: Final = "all => all.map((one) => one.dataset.line)"
TOLD: Final = """topic => document.querySelector("mp-table").store.lines
  .filter((line) => !line.turn && line.topic === (topic || line.topic)).map((line) => line.key)"""
BEGIN: Final = "1.-1"  # the line of the first entry
FIRST: Final = "() => document.querySelector('mp-table').store.state.first"
HAS_EARLIER: Final = "() => document.querySelector('mp-table').store.hasEarlier"
MORE: Final = "count => document.querySelectorAll('mp-story [data-line]').length > count"
# One scrolls up as far as there is something, again and again.
TURNS: Final = "all => all.map((one) => +one.dataset.turn).filter(Boolean)"
# The line at the top of what is seen, and where it is.
READ: Final = """() => {
  const top = document.querySelector("mp-story .lines").getBoundingClientRect().top;
  const at = (one) => one.getBoundingClientRect();
  const lines = [...document.querySelectorAll("mp-story [data-line]")];
  const seen = lines.find((one) => at(one).bottom > top);
  return [seen.dataset.line, at(seen).top];
}"""
BEFORE: Final = """first => {
  const [line] = document.querySelectorAll("mp-story [data-line]");
  return line.dataset.line !== first;
}"""
UP: Final = """first => {
  const lines = document.querySelector("mp-story .lines");
  lines.scrollTop = 0;
  return lines.querySelector("[data-line]")?.dataset.line === first;
}"""


class Evening:
    """Ann, at a screen with room for the story, and Bob elsewhere; both have played for a while."""

    def __init__(self, visit: Visit, company: Company, *, turns: int) -> None:
        self.company: Final = company
        guest, self.ann, self.bob = with_bob(visit, company, options={"starting_cash": RICH})
        both = [self.ann, self.bob]
        company.do(play_together(both, lambda: self.turn > turns, preferring("buy")))
        guest.page.set_viewport_size({"width": 2560, "height": 1440})
        guest.go_to(table_of(self.ann))
        self.page: Final = guest.page
        self.story: Final = guest.page.locator("mp-story")
        self.lines: Final = self.story.locator("[data-line]")
        self.scroller: Final = self.story.locator(".lines")

    @property
    def turn(self) -> int:
        assert self.ann.position is not None
        return self.ann.position.turn.number

    def reads_up(self) -> None:
        """To the very first line."""
        self.page.wait_for_function(UP, arg=BEGIN)

    def says(self, text: str) -> None:
        self.company.do(self.bob.chat(text))


def test_a_line_leads_to_its_clause(visit: Visit, company: Company) -> None:
    evening = Evening(visit, company, turns=4)
    clause = evening.story.locator("[data-kind=thrown]").first.locator(".clause")
    citation = clause.inner_text()
    assert citation == "10 MCS 60(b)"
    clause.click()
    book = evening.page.locator(f"[data-sheet=rulebook] [data-clause='{citation}']")
    expect(book).to_be_in_viewport()
    expect(book).to_have_attribute("aria-current", "true")


def test_each_filter_leaves_its_own_lines(visit: Visit, company: Company) -> None:
    evening = Evening(visit, company, turns=60)
    evening.company.act(
        evening.bob, kind="offer", to=ANN, give_deeds=deeds_of(evening.bob, BOB)[:1]
    )
    evening.company.wait(evening.ann, lambda: bool(offers_to(evening.ann)))
    evening.company.act(evening.ann, kind="refuse", number=offers_to(evening.ann)[0])
    evening.says("Well played")
    expect(evening.lines.last).to_contain_text("Well played")
    evening.reads_up()
    seen: dict[str, str] = {}
    evening.story.locator("[data-filter]").click()
    for chip in evening.story.locator(".filters [data-topic]").all():
        chip.click()
    expect(evening.lines).to_have_count(0)
    for topic in TOPICS:
        chip = evening.story.locator(f".filters [data-topic={topic}]")
        chip.click()
        expect(chip).to_have_attribute("aria-pressed", "true")
        told = evening.page.evaluate(TOLD, topic)
        assert told, topic
        evening.page.wait_for_function(UP, arg=told[0])
        assert evening.lines.evaluate_all(KEYS) == told, topic
        seen |= dict.fromkeys(evening.lines.evaluate_all(KINDS), topic)
        chip.click()
        expect(evening.lines).to_have_count(0)
    assert {kind: seen.get(kind) for kind in ABOUT} == ABOUT


def offers_to(player: Player) -> list[int]:
    return [offer.number for offer in state_sent(player).offers if offer.receiver == player.seat]


def test_who_scrolls_up_comes_to_the_first_line(visit: Visit, company: Company) -> None:
    """Part by part, each line once; and what is new meanwhile is counted, not scrolled to."""
    evening = Evening(visit, company, turns=150)
    assert evening.page.evaluate(HAS_EARLIER)  # so far the server has told the end alone
    built = evening.lines.evaluate_all(KEYS)
    expect(evening.lines.last).to_be_in_viewport()
    evening.scroller.evaluate("one => { one.scrollTop = 0; }")
    evening.page.wait_for_function(MORE, arg=len(built))
    was_first = evening.story.locator(f"[data-line='{built[0]}']")
    expect(was_first).to_be_in_viewport()  # what is added above moves nothing
    evening.reads_up()
    told = evening.page.evaluate(TOLD, "")
    assert evening.lines.evaluate_all(KEYS) == told
    turns = evening.story.locator("[data-turn]").evaluate_all(TURNS)
    assert turns == sorted(set(turns)), "a turn is told in two pieces"
    expect(evening.story.locator("[data-earlier]")).to_be_hidden()
    expect(evening.lines.first).to_have_text("Ann sits down.")
    expect(evening.lines.first).to_be_in_viewport()
    evening.says("Are you still there?")
    newest = evening.story.locator(".newest")
    expect(newest).to_contain_text("1 new")
    expect(evening.lines.first).to_be_in_viewport()
    newest.click()
    expect(evening.lines.last).to_be_in_viewport()
    expect(evening.lines.last).to_contain_text("Are you still there?")


def test_what_was_before_is_had_by_the_keyboard(visit: Visit, company: Company) -> None:
    """The button stays where it is; how much has come is said, and nothing read out at length."""
    evening = Evening(visit, company, turns=90)
    page, door = evening.page, evening.story.locator("[data-earlier]")
    told = evening.story.locator("mp-lines [role=status]")
    expect(told).to_have_text("")
    door.focus()
    while door.is_visible():
        drawn(page)
        first, read = evening.lines.first.get_attribute("data-line"), page.evaluate(READ)
        page.keyboard.press("Enter")
        page.wait_for_function(BEFORE, arg=first)
        # What one was reading is still there; what was before stands above it.
        line, top = page.evaluate(READ)
        assert line == read[0]
        assert abs(top - read[1]) <= 1
        expect(evening.scroller).to_have_attribute("aria-live", "polite")
    assert evening.lines.first.get_attribute("data-line") == BEGIN
    expect(evening.scroller).to_be_focused()
    expect(told).to_have_text(re.compile(r"\d+ earlier lines?\."))


def test_what_was_said_long_ago_can_be_found(visit: Visit, company: Company) -> None:
    evening = Evening(visit, company, turns=3)
    evening.says("Long ago")
    both = [evening.ann, evening.bob]
    company.do(play_together(both, lambda: evening.turn > 60, preferring("buy")))
    evening.page.reload()
    wait_until_ready(evening.page)
    evening.story.locator("[data-story-tab=chat]").click()
    expect(evening.lines).to_have_count(0)
    expect(evening.story).not_to_contain_text("Nobody has said anything yet")
    door = evening.story.locator("[data-earlier]")
    while not evening.lines.count():
        first = evening.page.evaluate(FIRST)
        door.click()
        evening.page.wait_for_function(f"first => ({FIRST})() < first", arg=first)
        drawn(evening.page)
    expect(evening.lines).to_have_text(re.compile("Long ago"))


def test_what_happens_is_read_out_politely(visit: Visit, company: Company) -> None:
    evening = Evening(visit, company, turns=2)
    expect(evening.scroller).to_have_role("log")
    expect(evening.scroller).to_have_attribute("aria-live", "polite")


def test_what_others_say_is_counted_until_it_is_read(visit: Visit, company: Company) -> None:
    evening = Evening(visit, company, turns=2)
    chat = evening.story.locator("[data-story-tab=chat]")
    unread = chat.locator(".unread")
    expect(unread).to_have_count(0)
    evening.company.do(evening.ann.chat("My own words are no news to me"))
    for count, text in enumerate(("Hello", "Anybody there?"), 1):
        evening.says(text)
        expect(unread).to_have_text(str(count))
    chat.click()
    expect(unread).to_have_count(0)
    evening.says("I see you read")
    expect(evening.lines.last).to_contain_text("I see you read")
    expect(unread).to_have_count(0)
    evening.page.reload()
    wait_until_ready(evening.page)
    expect(evening.lines.last).to_contain_text("I see you read")
    expect(unread).to_have_count(0)
    evening.says("And now?")
    expect(unread).to_have_text("1")


# --- the rulebook


def clauses_with(page: Page, *words: str) -> set[str]:
    """Citations of the clauses in which all of these occur: text, titles, keywords, citation."""
    chapters = page.request.get("/api/statutes").json()["chapters"]
    return {
        clause["citation"]
        for chapter in chapters
        for section in chapter["sections"]
        for clause in section["clauses"]
        if all(word in written(section, clause) for word in words)
    }


def written(section: dict[str, Any], clause: dict[str, Any]) -> str:
    text = "".join(part["text"] for part in clause["text"])
    parts = (clause["citation"], clause["title"], text, section["title"])
    return " ".join((*parts, *section["keywords"])).lower()


@pytest.mark.parametrize("query", ["mortgage interest", "free parking", "120(e-1b)", "Xanadu"])
def test_the_rulebook_finds_what_has_every_word_and_nothing_else(visit: Visit, query: str) -> None:
    page = visit("/rules")
    page.locator("[data-clause]").first.wait_for()
    whole = page.locator("[data-clause]").count()
    page.locator("[data-search]").fill(query)
    expected = clauses_with(page, *query.lower().split())
    found = page.locator("[data-clause]")
    expect(found).to_have_count(len(expected))
    assert len(expected) < whole
    shown = found.evaluate_all("all => all.map((one) => one.dataset.clause)")
    assert set(shown) == expected
    told = page.locator("mp-rulebook [role=status]")
    expect(told).to_contain_text(str(len(expected)) if expected else "No")
