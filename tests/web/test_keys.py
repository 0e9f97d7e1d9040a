"""Keys and focus: everything is reached without a mouse, and nobody loses their place."""

from typing import Final

import pytest
from playwright.sync_api import Page, expect

from tests.web.company import Company
from tests.web.guest import Guest
from tests.web.scenes import phase, reach
from tests.web.visit import Visit

LAST: Final = 39
TABS: Final = 6  # each way, from the first place in a sheet
HAS_FOCUS: Final = """sheet => {
  const focused = document.activeElement;
  return document.querySelector(`[data-sheet=${sheet}]`).contains(focused) ? "" : focused.outerHTML;
}"""
# After the last place of a page its window has the focus: then the body, as far as a page knows.
ASTRAY: Final = """sheet => {
  const focused = document.activeElement;
  const dialog = document.querySelector(`[data-sheet=${sheet}]`);
  return focused === document.body || dialog.contains(focused) ? "" : focused.outerHTML;
}"""
VERSION: Final = "() => document.querySelector('mp-table').store.decision?.version"
TURN: Final = "() => document.querySelector('mp-table').store.position.turn"
ASKED: Final = "() => document.querySelector('mp-table').store.funds()"  # and has been answered


def sit_down(visit: Visit, company: Company, moment: str = "to-throw") -> Page:
    ann = Guest(visit(None))
    reach(ann, company, phase(moment), rules="statutes", options={"dealt_deeds": 3})
    return ann.page


def space(number: int) -> str:
    return f"button.board-space[data-space='{number}']"


def test_arrows_home_and_end_walk_the_list_of_spaces(visit: Visit, company: Company) -> None:
    page = sit_down(visit, company)
    page.locator(space(0)).focus()
    for key, goes_to in (
        ("ArrowRight", 1),
        ("ArrowDown", 2),
        ("ArrowLeft", 1),
        ("ArrowUp", 0),
        ("ArrowLeft", LAST),
        ("ArrowRight", 0),
        ("End", LAST),
        ("Home", 0),
    ):
        page.keyboard.press(key)
        expect(page.locator(space(goes_to))).to_be_focused()
        # Tab comes to one Space of the forty, that which was left.
        expect(page.locator(".board-space[tabindex='0']")).to_have_attribute(
            "data-space", str(goes_to)
        )
    page.keyboard.press("Tab")
    expect(page.locator(".board-space:focus")).to_have_count(0)
    page.keyboard.press("Shift+Tab")
    expect(page.locator(space(0))).to_be_focused()


def test_a_space_is_opened_and_left_again_by_keys_and_no_dice_are_thrown(
    visit: Visit, company: Company
) -> None:
    page = sit_down(visit, company)
    before = page.evaluate(VERSION)
    page.locator(space(0)).focus()
    page.keyboard.press("End")
    for key in ("Enter", "Space"):
        page.keyboard.press(key)
        expect(page.locator(f"[data-sheet=deed] [data-deed='{LAST}']")).to_be_visible()
        page.keyboard.press("Escape")
        expect(page.locator("dialog")).to_have_count(0)
        expect(page.locator(space(LAST))).to_be_focused()
    page.evaluate(ASKED)
    assert page.evaluate(VERSION) == before


def test_a_letter_opens_a_sheet(visit: Visit, company: Company) -> None:
    page = sit_down(visit, company)
    for key, sheet, other in (("b", "estate", "t"), ("t", "trade", "b"), ("B", "estate", "T")):
        page.keyboard.press(key)
        expect(page.locator(f"[data-sheet={sheet}]")).to_be_visible()
        page.keyboard.press(other)  # not while one is open
        expect(page.locator("dialog")).to_have_count(1)
        page.keyboard.press("Escape")
        expect(page.locator("dialog")).to_have_count(0)


def test_letters_can_be_switched_off(visit: Visit, company: Company) -> None:
    """WCAG 2.1.4: who speaks to the page must not set it off with a letter."""
    page = sit_down(visit, company)
    estate = page.locator("[data-open=estate]")
    expect(estate).to_have_attribute("aria-keyshortcuts", "B")
    page.locator("[data-switch=settings]").click()
    page.locator("[data-switch=letters] input").uncheck()
    expect(page.locator(".keys dd", has_text="build")).to_have_count(0)
    page.keyboard.press("Escape")
    expect(estate).not_to_have_attribute("aria-keyshortcuts", "B")
    for key in ("b", "t", "e"):
        page.keyboard.press(key)
    page.evaluate(ASKED)
    expect(page.locator("dialog")).to_have_count(0)
    throws(page)  # the space bar is no letter


def test_arrows_home_and_end_go_through_tabs(visit: Visit, company: Company) -> None:
    page = sit_down(visit, company)
    hand, story = (page.locator(f"[role=tab][data-tab={name}]") for name in ("hand", "story"))
    hand.focus()
    for key, tab, other in (
        ("ArrowRight", story, hand),
        ("ArrowRight", hand, story),
        ("End", story, hand),
        ("Home", hand, story),
        ("ArrowLeft", story, hand),
    ):
        page.keyboard.press(key)
        expect(tab).to_be_focused()
        expect(tab).to_have_attribute("aria-selected", "true")
        # Tab comes to the one that is open.
        expect(tab).to_have_attribute("tabindex", "0")
        expect(other).to_have_attribute("tabindex", "-1")


def test_another_screen_is_begun_at_its_heading(visit: Visit, company: Company) -> None:
    page = sit_down(visit, company)
    table = page.title()
    expect(page.locator("body")).to_be_focused()  # as the browser does it when a page is loaded
    page.locator("a.wordmark").first.press("Enter")
    expect(page.locator(".lobby h1")).to_be_focused()
    lobby = page.title()
    page.locator("a[href='/rules']").press("Enter")
    expect(page.locator("main.rulebook h1")).to_be_focused()
    assert len({page.title(), lobby, table}) == 3
    page.go_back()
    expect(page.locator(".lobby h1")).to_be_focused()
    expect(page).to_have_title(lobby)
    page.go_back()
    expect(page.locator("main.game")).to_be_focused()
    expect(page).to_have_title(table)
    throws(page)


def test_letters_are_letters_where_one_writes(visit: Visit, company: Company) -> None:
    page = sit_down(visit, company)
    before = page.evaluate(VERSION)
    page.locator("[role=tab][data-tab=story]").click()
    page.locator("[data-story-tab=chat]").click()
    field = page.locator("[data-say]")
    field.press_sequentially("bet B T")
    expect(field).to_have_value("bet B T")
    page.keyboard.press("Control+b")
    field.blur()
    page.keyboard.press("Control+b")
    page.keyboard.press("Alt+t")
    page.keyboard.press("e")  # no turn is to be ended yet
    page.evaluate(ASKED)
    expect(page.locator("dialog")).to_have_count(0)
    assert page.evaluate(VERSION) == before


def test_e_ends_the_turn(visit: Visit, company: Company) -> None:
    page = sit_down(visit, company, "to-end-turn")
    expect(page.locator("[data-main][data-action=end-turn]")).to_be_visible()
    turn = page.evaluate(TURN)
    page.keyboard.press("e")
    page.wait_for_function(f"turn => ({TURN})() > turn", arg=turn)


def test_a_sheet_keeps_the_focus_and_gives_it_back(visit: Visit, company: Company) -> None:
    page = sit_down(visit, company)
    for door, sheet in (
        ("[data-open=estate]", "estate"),
        ("[data-open=trade]", "trade"),
        ("[data-open=table-rules]", "table-rules"),
        ("[data-switch=settings]", "settings"),
        ("[data-switch=rules]", "rulebook"),
        ("[data-switch=leave]", "leave"),
        ("mp-players button", "player"),
    ):
        button = page.locator(f"{door} >> visible=true").first
        button.focus()
        page.keyboard.press("Enter")
        expect(page.locator(f"[data-sheet={sheet}]")).to_be_visible()
        assert page.evaluate(HAS_FOCUS, sheet) == ""
        for key in ["Shift+Tab"] * TABS + ["Tab"] * 2 * TABS:
            page.keyboard.press(key)
            assert page.evaluate(ASTRAY, sheet) == ""
        page.keyboard.press("Escape")
        expect(page.locator("dialog")).to_have_count(0)
        expect(button).to_be_focused()
        page.keyboard.press("Space")  # who goes by keys presses what has the focus
        expect(page.locator(f"[data-sheet={sheet}]")).to_be_visible()
        page.keyboard.press("Escape")
        expect(button).to_be_focused()


CLOSE: Final = {
    "button": lambda page: page.locator("dialog .close").click(),
    "beside": lambda page: page.mouse.click(3, 400),
    "Escape": lambda page: page.keyboard.press("Escape"),
}


@pytest.mark.parametrize("how", CLOSE)
@pytest.mark.parametrize(
    ("door", "sheet"), [("[data-switch=leave]", "leave"), ("mp-players button", "player")]
)
def test_after_a_sheet_opened_by_mouse_the_space_bar_does_the_main_thing(
    visit: Visit, company: Company, door: str, sheet: str, how: str
) -> None:
    """And not once more what was clicked last."""
    page = sit_down(visit, company)
    page.locator(f"{door} >> visible=true").first.click()
    expect(page.locator(f"[data-sheet={sheet}]")).to_be_visible()
    CLOSE[how](page)
    expect(page.locator("dialog")).to_have_count(0)
    throws(page)


def test_a_switch_pressed_by_mouse_leaves_the_space_bar_to_the_main_thing(
    visit: Visit, company: Company
) -> None:
    page = sit_down(visit, company)
    page.locator("[data-switch=sound]").click()
    throws(page)


def test_after_a_sheet_opened_by_mouse_tab_goes_on_from_its_door(
    visit: Visit, company: Company
) -> None:
    """Nobody loses their place: the next button is that beside the door, and space presses it."""
    page = sit_down(visit, company)
    before = page.evaluate(VERSION)
    page.locator("[data-switch=settings]").click()
    expect(page.locator("[data-sheet=settings]")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("dialog")).to_have_count(0)
    page.keyboard.press("Tab")
    switch = page.locator("[data-switch=sound]")
    expect(switch).to_be_focused()
    label = switch.get_attribute("aria-label") or ""
    page.keyboard.press("Space")
    expect(switch).not_to_have_attribute("aria-label", label)
    page.evaluate(ASKED)
    assert page.evaluate(VERSION) == before


def throws(page: Page) -> None:
    """By the space bar, and nothing opens."""
    before = page.evaluate(VERSION)
    expect(page.locator("[data-main][data-action=throw]")).to_be_visible()
    page.keyboard.press("Space")
    page.wait_for_function(f"before => ({VERSION})() > before", arg=before)
    expect(page.locator("dialog")).to_have_count(0)
