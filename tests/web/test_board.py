"""What the board shows of a position, and what it tells of a Space, in both editions."""

import math
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import pytest
from playwright.sync_api import Page, expect

from tests.web.company import Company
from tests.web.guest import Guest
from tests.web.laying import Line
from tests.web.layout import expect_contrast, settled, use_theme
from tests.web.scenes import phase, reach
from tests.web.visit import Visit

READ: Final = (Path(__file__).parent / "board.js").read_text(encoding="utf-8")
TOKENS: Final = (Path(__file__).parent / "tokens.js").read_text(encoding="utf-8")
EDITIONS: Final = ("statutes", "london")
WIDTHS: Final = (360, 1280)
NARROW: Final = 560  # below: short names, and no prices
GROUPS: Final = 10
NOBODY: Final = -1
JAIL: Final = 10
HOTEL: Final = 5
FACES: Final = range(1, 7)

# The oranges are built on; of the others some are turned over, in a row and in a column.
OWNERS: Final = {16: 1, 18: 1, 19: 1, 6: 2, 8: 2, 9: 2, 5: 0, 12: 3, 39: 0}
BUILDINGS: Final = {16: 1, 18: 4, 19: HOTEL}
MORTGAGED: Final = (5, 8, 9, 12, 39)


def sit_down(visit: Visit, company: Company, rules: str, bots: int = 3) -> Line:
    """A game that waits for Ann."""
    ann = Guest(visit(None))
    line = Line(ann.page)
    reach(ann, company, phase("to-throw"), bots=["easy"] * bots, rules=rules)
    return line


def at_every_width(page: Page) -> Iterator[int]:
    for width in WIDTHS:
        page.set_viewport_size({"width": width, "height": 800})
        settled(page)
        yield width


def sparse(values: dict[int, int], otherwise: int) -> dict[str, int]:
    return {str(space): value for space, value in values.items()} | {"else": otherwise}


def read(page: Page) -> dict[int, dict[str, Any]]:
    """Each Space as the eye sees it."""
    found: list[dict[str, Any]] = page.evaluate(READ)
    return dict(enumerate(found))


@pytest.mark.parametrize("rules", EDITIONS)
def test_owners_buildings_and_mortgages_stand_on_their_spaces_and_on_no_other(
    visit: Visit, company: Company, rules: str
) -> None:
    line = sit_down(visit, company, rules)
    page = line.page
    line.lay(
        owner=sparse(OWNERS, NOBODY),
        buildings=sparse(BUILDINGS, 0),
        mortgaged=list(MORTGAGED),
    )
    for width in at_every_width(page):
        spaces = read(page)
        for number, space in spaces.items():
            expect_marks(number, space, priced=width > NARROW)
        drawn = sum(1 for space in spaces.values() if space["houses"] or space["hotels"])
        assert drawn == len(BUILDINGS)


def expect_marks(number: int, space: dict[str, Any], *, priced: bool) -> None:
    owner = OWNERS.get(number, NOBODY)
    built = BUILDINGS.get(number, 0)
    assert space["owner"] == owner, number
    assert space["tab"] == space["seat_color"], f"{number}: the color is another's"
    assert space["token"] == space["seat_token"], f"{number}: the token is another's"
    assert space["hotels"] == (built == HOTEL), number
    assert space["houses"] == (built if built < HOTEL else 0), number
    assert space["turned"] == (number in MORTGAGED), number
    if priced and space["group"]:
        assert space["prices"] == 1, number
        assert space["struck"] == (number in MORTGAGED), number
    assert not space["beyond"], f"{space['beyond']} of Space {number} is not on it"


@pytest.mark.parametrize("rules", EDITIONS)
def test_each_group_has_a_pattern_and_a_letter_beside_its_color(
    visit: Visit, company: Company, rules: str
) -> None:
    line = sit_down(visit, company, rules)
    page = line.page
    line.lay(owner=sparse({}, NOBODY), buildings=sparse({}, 0), mortgaged=[])
    for width in at_every_width(page):
        groups: dict[str, set[tuple[str, str, str]]] = {}
        for number, space in read(page).items():
            if not space["group"]:
                continue
            assert space["patterned"], f"Space {number}: a pattern that is nowhere"
            if space["lot"] or width > NARROW:  # what is no lot has its picture instead
                assert space["letter"] == space["mark"], number
            look = (space["color"], space["pattern"], space["mark"])
            groups.setdefault(space["group"], set()).add(look)
        looks = [look for found in groups.values() for look in found]
        assert len(groups) == len(looks) == GROUPS, "all Spaces of a group look the same"
        for way in range(3):
            assert len({look[way] for look in looks}) == GROUPS, "each can be told by it alone"


def test_what_is_written_on_the_board_stands_out_from_it(visit: Visit, company: Company) -> None:
    """Names, prices and letters, on lots of everybody, half of them turned over."""
    line = sit_down(visit, company, "statutes", bots=7)
    page = line.page
    line.lay(
        owner=[space // 2 % 8 for space in range(40)],
        buildings=sparse({}, 0),
        mortgaged=[space for space in range(40) if space % 4 < 2],
    )
    for width in at_every_width(page):
        for theme in ("light", "dark"):
            use_theme(page, theme)
            expect_contrast(page, f"{theme}, {width} pixels wide")


# --- tokens


PLACES: Final = (
    *([0] * 8, [1] * 8, [16] * 8, [30] * 8),
    *([24] * 5 + [37] * 3, [39, 39, 11, 11, 11, 12, 22, 32], list(range(2, 40, 5))),
)


def test_tokens_stand_on_their_spaces_however_many(visit: Visit, company: Company) -> None:
    line = sit_down(visit, company, "statutes", bots=7)
    page = line.page
    for _ in at_every_width(page):
        for places in PLACES:
            line.lay(space=places, jail={"else": 0}, retired={"else": 0})
            expect_tokens(page, places)


@pytest.mark.parametrize("rules", EDITIONS)
def test_tokens_leave_the_names_of_their_spaces_to_be_read(
    visit: Visit, company: Company, rules: str
) -> None:
    """On a small board more than a few cannot help covering some: a tap tells the name."""
    line = sit_down(visit, company, rules, bots=7)
    page = line.page
    for width in at_every_width(page):
        for count in CROWDS:
            covered: list[int] = []
            most, smallest = COVERED_MOST[width][count]
            for spaces in batched(range(40), 8 // count):
                places = [spaces[seat // count] for seat in range(8)]
                line.lay(space=places, jail={"else": 0}, retired={"else": 0})
                seen = page.evaluate(TOKENS, spaces)
                covered += seen["covered"]
                assert seen["radius"] >= smallest, "large enough to see"
            told = f"{count} at {width} pixels: {dict(enumerate(covered))}"
            assert sum(covered) / len(covered) <= most, told


# So many on one Space: how much of the forty names may be under them, in parts of a hundred, and
# how small a token may be, in pixels from its middle.
CROWDS: Final = [1, 2, 4, 8]
COVERED_MOST: Final = {
    360: {1: (0, 4.4), 2: (0, 3.4), 4: (10, 3.4), 8: (35, 3.2)},
    1280: {1: (0, 9), 2: (0, 9), 4: (0, 6.5), 8: (0, 4.5)},
}


def test_who_is_in_jail_sits_in_the_cell_and_visitors_pass_it_by(
    visit: Visit, company: Company
) -> None:
    line = sit_down(visit, company, "statutes", bots=7)
    page = line.page
    for jailed in (0, 1, 3, 8):
        in_jail = [1] * jailed + [0] * (8 - jailed)
        line.lay(space=[JAIL] * 8, jail=in_jail, retired={"else": 0})
        expect_tokens(page, [JAIL] * 8)
        cell = boxes(page, [".jail-cell"])[0]
        for seat, box in enumerate(boxes(page, [DISC.format(seat) for seat in range(8)])):
            x, y = (box[0] + box[2]) / 2, (box[1] + box[3]) / 2
            inside = cell[0] < x < cell[2] and cell[1] < y < cell[3]
            assert inside == bool(in_jail[seat]), f"seat {seat} of {jailed} in Jail"


def test_who_has_left_the_game_is_off_the_board(visit: Visit, company: Company) -> None:
    line = sit_down(visit, company, "statutes")
    page = line.page
    line.lay(retired={"2": 1, "else": 0})
    seats = page.locator("[data-piece]").evaluate_all("all => all.map((one) => one.dataset.piece)")
    assert sorted(seats) == ["0", "1", "3"]


def batched(spaces: range, size: int) -> list[list[int]]:
    return [list(spaces[i : i + size]) for i in range(0, len(spaces), size)]


Box = tuple[float, float, float, float]  # left, top, right, bottom
DISC: Final = "[data-piece='{}'] .piece-disc"
BOXES: Final = """all => all.map((selector) => {
  const { left, top, right, bottom } = document.querySelector(selector).getBoundingClientRect();
  return [left, top, right, bottom];
})"""


def boxes(page: Page, selectors: list[str]) -> list[Box]:
    found: list[Box] = page.evaluate(BOXES, selectors)
    return found


def expect_tokens(page: Page, places: list[int]) -> None:
    """Each within its Space, and no two in one place."""
    slack = 1.0  # pixels
    discs = boxes(page, [DISC.format(seat) for seat in range(len(places))])
    edges = boxes(page, [f"button.board-space[data-space='{space}']" for space in places])
    for seat, (disc, edge) in enumerate(zip(discs, edges, strict=True)):
        out = max(edge[0] - disc[0], edge[1] - disc[1], disc[2] - edge[2], disc[3] - edge[3])
        assert out < slack, f"seat {seat} is beyond Space {places[seat]} by {out} pixels"
        for other in discs[:seat]:
            far = math.hypot(disc[0] - other[0], disc[1] - other[1])
            assert far > 0.98 * (disc[2] - disc[0]), f"two tokens in one place: {places}"


# --- dice


def test_the_dice_show_the_pips_that_were_thrown(visit: Visit, company: Company) -> None:
    line = sit_down(visit, company, "statutes")
    page = line.page
    for face in FACES:
        other = 7 - face
        line.lay(dice=[face, other])
        assert pips(page) == [face, other]
        tray = page.locator(".dice-tray")
        expect(tray).to_have_attribute("aria-label", f"The dice show {face} and {other}")
    thirds: tuple[tuple[int | str, str], ...] = (
        *((1, "1"), (2, "2"), (3, "3")),
        *(("bus", "the bus"), ("mr-m", "Mr. M")),
    )
    for third, said in thirds:
        line.lay(dice=[6, 1, third])
        assert pips(page) == [6, 1, 0 if isinstance(third, str) else third]
        assert page.locator(".die use").count() == isinstance(third, str)
        expect(page.locator(".dice-tray")).to_have_attribute(
            "aria-label", f"The dice show 6 and 1, and {said}"
        )


def pips(page: Page) -> list[int]:
    faces: list[int] = page.locator(".die").evaluate_all(
        "all => all.map((die) => die.querySelectorAll('.die-pip').length)"
    )
    return faces


# --- in words, and looked at closely


def test_a_space_tells_its_name_group_owner_buildings_and_who_is_there(
    visit: Visit, company: Company
) -> None:
    line = sit_down(visit, company, "statutes")
    page = line.page
    line.lay(
        owner=sparse(OWNERS, NOBODY),
        buildings=sparse({**BUILDINGS, 16: 2}, 0),
        mortgaged=list(MORTGAGED),
        space=[10, 10, 1, 1],
        jail=[1, 0, 0, 0],
        retired={"else": 0},
    )
    bots = [
        str(page.evaluate(f"document.querySelector('mp-table').store.table.seats[{seat}].name"))
        for seat in range(4)
    ]
    assert label(page, 16) == f"St. James Place, orange, owned by {bots[1]}, 2 houses"
    assert label(page, 19) == f"New York Avenue, orange, owned by {bots[1]}, a hotel"
    assert label(page, 9) == f"Connecticut Avenue, light blue, owned by {bots[2]}, mortgaged"
    assert label(page, 39) == "Boardwalk, dark blue, owned by you, mortgaged"
    here = f"{bots[2]}, {bots[3]} stand here"
    assert label(page, 1) == f"Mediterranean Avenue, brown, for sale for $60, {here}"
    assert label(page, 10) == f"Jail / Just Visiting, {bots[1]} stands here, in Jail: you"
    assert label(page, 0) == "GO"


def label(page: Page, space: int) -> str:
    return (
        page.locator(f"button.board-space[data-space='{space}']").get_attribute("aria-label") or ""
    )


ANSWER: Final = "([what, space]) => document.querySelector('mp-table').store[what](space)"


def test_a_space_that_is_walked_to_tells_its_rent_as_the_server_does(
    visit: Visit, company: Company
) -> None:
    ann = Guest(visit(None))
    bots = ["easy"] * 7
    reach(ann, company, phase("to-throw"), rules="statutes", bots=bots, options={"dealt_deeds": 3})
    page = ann.page
    owner: list[int] = page.evaluate("document.querySelector('mp-table').store.position.owner")
    page.locator(".board-list [tabindex='0']").focus()
    page.keyboard.press("Home")
    for space in range(1, 40):
        page.keyboard.press("ArrowRight")
        if owner[space] == NOBODY:
            continue
        deed = page.evaluate(ANSWER, ["deed", space])
        pip = " a pip" if deed["per_pip"] else ""
        spot = page.locator(f"button.board-space[data-space='{space}']")
        expect(spot).to_be_focused()
        told = f", rent ${deed['rent']}{pip}" if deed["rent"] else ", mortgaged"
        expect(spot).to_have_attribute("aria-label", ending(told))


def ending(text: str) -> re.Pattern[str]:
    return re.compile(re.escape(text) + "(, .* here)?$")


@pytest.mark.parametrize("rules", EDITIONS)
def test_a_click_shows_the_title_deed_with_its_rents_and_the_odds(
    visit: Visit, company: Company, rules: str
) -> None:
    page = sit_down(visit, company, rules).page
    for space in (39, 6, 35, 28):
        page.locator(f"button.board-space[data-space='{space}']").click()
        sheet = page.locator(f"[data-sheet=deed] [data-deed='{space}']")
        odds = page.evaluate(ANSWER, ["odds", space])["odds"]
        deed = page.evaluate(ANSWER, ["deed", space])
        place = page.evaluate(
            "space => document.querySelector('mp-table').store.board.spaces[space]", space
        )
        expect(sheet.locator(".title-plate strong")).to_have_text(place["name"])
        expect(sheet.locator(".odds h3")).to_be_visible()
        told = {
            int(one.get_attribute("data-seat") or -1): one.locator(".number").inner_text()
            for one in sheet.locator(".odds li").all()
        }
        assert told == {
            one["player"]: percent(one["chance"]) for one in odds if one["chance"] > 0
        }, space
        cells = sheet.locator(".deed-rents td").all_inner_texts()
        alone, *others = deed["rents"]
        group = [place["group_rent"]] if place["kind"] == "lot" else []
        assert [number(cell) for cell in cells] == [alone, *group, *others], space
        page.keyboard.press("Escape")
        expect(sheet).to_be_hidden()


def percent(chance: float) -> str:
    return f"{100 * chance:.{1 if chance < 0.0995 else 0}f}%"


def number(text: str) -> int:
    return int("".join(one for one in text if one.isdigit()))
