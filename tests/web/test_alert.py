"""How somebody is called who looks elsewhere: the tab's title, a spoken line, a notification and
sounds; each only as far as it was wished for."""

from pathlib import Path
from typing import Any, Final

import pytest
from playwright.sync_api import Page, expect

from tests.web.company import Company
from tests.web.guest import Guest
from tests.web.laying import Line
from tests.web.scenes import phase, reach
from tests.web.visit import Visit

STUBS: Final = (Path(__file__).parent / "stubs.js").read_text(encoding="utf-8")
TURN: Final = "● Your turn – "


def sit_down(visit: Visit, company: Company, *, sound: bool = False, notify: bool = False) -> Line:
    """It is Ann's turn; then the page is told what the test likes."""
    page = visit(None, sound=sound, notify=notify)
    page.add_init_script(STUBS)
    line = Line(page)
    reach(Guest(page), company, phase("to-throw"), rules="statutes")
    return line


def told(line: Line, actor: int, *kinds: str) -> None:
    """That somebody is to decide, and what has happened before."""
    line.tell(*({"kind": kind} for kind in kinds), by="bot", actor=actor)
    line.shown()


def others_turn_and_back(line: Line) -> None:
    told(line, 1 - line.seat)
    told(line, line.seat)


# --- the title and the spoken line


def test_the_title_and_a_spoken_line_tell_whose_turn_it_is(visit: Visit, company: Company) -> None:
    line = sit_down(visit, company)
    page = line.page
    own = line.seat
    call = page.locator("#call")
    expect(call).to_have_attribute("aria-live", "assertive")
    for _ in range(2):
        title = page.title()
        assert title.startswith(TURN), title
        expect(call).to_have_text("Your turn: Throw the dice")
        told(line, 1 - own)
        assert page.title() == title.removeprefix(TURN)
        expect(call).to_have_text("")
        told(line, own)
    page.goto("/")
    page.wait_for_selector("[data-play=now]")
    assert not page.title().startswith(TURN)


def test_an_offer_is_spoken_once(visit: Visit, company: Company) -> None:
    line = sit_down(visit, company)
    page = line.page
    own = line.seat
    told(line, 1 - own)
    call = page.locator("#call")
    names = [player["name"] for player in line.position["players"]]
    for number in (1, 2):
        terms = {"give": {"cash": 1}, "get": {}}
        offer = {"number": number, "proposer": names[1 - own], "receiver": names[own], **terms}
        line.lay(offers=[offer])
        expect(call).to_have_text("You have been offered a trade.")
        line.lay()  # it still stands
        expect(call).to_have_text("")


# --- notifications


def notes(page: Page) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = page.evaluate("window.notes")
    return found


def test_who_looks_elsewhere_is_notified_once_of_each_turn(visit: Visit, company: Company) -> None:
    line = sit_down(visit, company, notify=True)
    page = line.page
    others_turn_and_back(line)
    assert notes(page) == [], "who looks at the table needs no note"
    page.evaluate("window.away = true")
    for count in (1, 2):
        others_turn_and_back(line)
        told(line, line.seat)  # it is still the same turn
        assert [note["body"] for note in notes(page)] == ["Your turn: Throw the dice"] * count
    note = notes(page)[0]
    assert TURN + note["title"] == page.title()
    assert page.url.endswith(note["tag"])


@pytest.mark.parametrize("against", ["the switch", "the browser"])
def test_nobody_is_notified_who_does_not_wish_it(
    visit: Visit, company: Company, against: str
) -> None:
    line = sit_down(visit, company, notify=against == "the browser")
    page = line.page
    page.evaluate(
        "granted => { window.away = true; if (!granted) Notification.permission = 'denied'; }",
        against == "the switch",
    )
    others_turn_and_back(line)
    assert notes(page) == []
    assert page.title().startswith(TURN)


def test_a_browser_that_makes_no_notes_does_no_harm(visit: Visit, company: Company) -> None:
    """As Chrome on a phone, where only a service worker may."""
    line = sit_down(visit, company, notify=True, sound=True)
    page = line.page
    page.keyboard.press("Shift")
    page.evaluate("window.away = window.noNotes = true")
    others_turn_and_back(line)
    assert page.title().startswith(TURN)
    expect(page.locator("#call")).to_have_text("Your turn: Throw the dice")
    assert page.evaluate("window.struck") == CHIME


# --- sounds

CHIME: Final = [659, 880]
COIN: Final = [1568, 2093]
GAVEL: Final = [420, 150, 420, 150]


def struck(page: Page) -> list[float]:
    """What has been heard since it was last asked."""
    found: list[float] = page.evaluate("window.struck.splice(0)")
    return found


def test_nothing_sounds_before_the_page_is_touched(visit: Visit, company: Company) -> None:
    line = sit_down(visit, company, sound=True)
    page = line.page
    others_turn_and_back(line)
    assert (page.evaluate("window.contexts"), struck(page)) == (0, [])
    page.keyboard.press("Shift")
    others_turn_and_back(line)
    assert (page.evaluate("window.contexts"), struck(page)) == (1, CHIME)


def test_events_have_their_sounds_and_one_switch_turns_them_off(
    visit: Visit, company: Company
) -> None:
    line = sit_down(visit, company, sound=True)
    page = line.page
    page.keyboard.press("Shift")
    own = line.seat
    for kind, heard in (("rent-paid", COIN), ("auction-won", GAVEL), ("turn-ended", [])):
        told(line, own, kind)
        assert struck(page) == heard, kind
    told(line, own, "thrown")
    assert len(struck(page)) == 8, "dice rattle"
    switch = page.locator("[data-switch=sound] >> visible=true").first
    switch.click()
    told(line, own, "rent-paid", "auction-won", "thrown")
    others_turn_and_back(line)
    assert struck(page) == []
    switch.click()
    told(line, own, "rent-paid")
    assert struck(page) == COIN
