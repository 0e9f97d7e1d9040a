"""What moves, at the usual speed: by which way, with what on it, and where it ends. The move is
made up and told to the page as the server would: dice, a walk, a card and money."""

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

import pytest
from playwright.sync_api import Page, expect

from tests.web.company import Company
from tests.web.guest import Guest
from tests.web.laying import Line, drawn, laid
from tests.web.scenes import phase, reach
from tests.web.visit import Visit

RECORD: Final = (Path(__file__).parent / "motion.js").read_text(encoding="utf-8")
CARD: Final = 3
DIVIDEND: Final = 50
FACES: Final = (3, 4)
CHANCE: Final = 7
MOVING: Final = "() => document.querySelector('mp-table').store.sequencer.busy"
ARRIVED: Final = """() => {
  const { store } = document.querySelector("mp-table");
  return store.decision?.phase === "to-end-turn" && !store.sequencer.busy;
}"""
# Spaces by their boxes, in units of the board.
BOXES: Final = """() => [...document.querySelectorAll(".board-list li")].map(({ style }) => {
  const sides = ["left", "top", "width", "height"];
  const [x, y, w, h] = sides.map((name) => 10 * parseFloat(style[name]));
  return [x, y, x + w, y + h];
})"""
PURSE: Final = """who => {
  const seen = [...document.querySelectorAll(`[data-purse="${who}"]`)]
    .map((one) => one.getBoundingClientRect()).find((box) => box.width);
  return [seen.x + seen.width / 2, seen.y + seen.height / 2];
}"""
PLACED: Final = re.compile(r"translate\((-?[\d.]+)px, (-?[\d.]+)px\)")


def sit_down(visit: Visit, company: Company, speed: float) -> Line:
    ann = Guest(visit(None, speed=speed))
    line = Line(ann.page)
    reach(ann, company, phase("to-throw"), rules="statutes")
    ann.page.wait_for_function(f"() => !({MOVING})()")
    ann.page.evaluate(RECORD)
    return line


def tell(line: Line, begins: int = 0) -> dict[str, Any]:
    """From GO to Chance, where a card brings money; or what is left of that move from one of its
    events on."""
    page, seat = line.page, line.seat
    cash = [player["cash"] for player in line.position["players"]]
    line.lay(space={str(seat): 0}, dice=[1, 1])
    page.evaluate("window.seen.length = window.moves = 0")  # of what made the position
    (die1, die2), space = FACES, sum(FACES)
    events = [
        {"kind": "thrown", "player": seat, "die1": die1, "die2": die2, "die3": 0},
        {"kind": "moved", "player": seat, "start": 0, "space": space, "forward": True},
        {"kind": "card-drawn", "player": seat, "deck": 0, "card": CARD},
        {"kind": "card-money", "payer": -1, "payee": seat, "amount": DIVIDEND},
    ]
    after = laid(
        line.position,
        phase="to-end-turn",
        dice=[die1, die2],
        space={str(seat): space},
        cash={str(seat): cash[seat] + DIVIDEND},
    )
    line.tell(*events[begins:], position=after, phase="to-end-turn", legal=[])
    board = page.request.get(f"/api/tables/{page.url.rsplit('/', 1)[-1]}/board").json()
    card = board["decks"][0]["cards"][CARD]["title"]
    return {"cash": cash[seat], "card": card, "seat": seat}


def expect_arrived(page: Page, before: dict[str, Any]) -> None:
    """Whatever was seen of it: the dice, the token and the money are where they belong."""
    page.wait_for_function(ARRIVED)
    drawn(page)
    faces = page.locator(".die").evaluate_all(
        "all => all.map((die) => [+die.dataset.face, die.querySelectorAll('.die-pip').length])"
    )
    assert faces == [[face, face] for face in FACES]
    piece = page.locator(f"[data-piece='{before['seat']}']")
    assert space_of(page, piece.get_attribute("style") or "") == CHANCE
    purse = page.locator(f"[data-purse='{before['seat']}']").first
    expect(purse).to_contain_text(f"${before['cash'] + DIVIDEND:,}")
    assert page.locator("#sky > *").count() == 0


def space_of(page: Page, transform: str) -> int | None:
    """The Space a token is over when it is placed so."""
    found = PLACED.search(transform)
    assert found, transform
    x, y = map(float, found.groups())
    boxes: list[list[float]] = page.evaluate(BOXES)
    over = [n for n, (a, b, c, d) in enumerate(boxes) if a <= x <= c and b <= y <= d]
    return over[0] if over else None


def test_dice_tumble_the_token_walks_a_card_turns_over_and_money_slides(
    visit: Visit, company: Company
) -> None:
    line = sit_down(visit, company, speed=1)
    page = line.page
    before = tell(line)
    expect_arrived(page, before)
    seen: list[dict[str, Any]] = page.evaluate("window.seen")
    kinds = [one["kind"] for one in seen]
    own = [one["kind"] for one in seen if one["piece"] in (None, str(before["seat"]))]
    assert own == [*["die"] * 2, "piece", *["drawn"] * 2, "flying-note"], "each once"
    expect_walk(page, next(one for one in seen if one["piece"] == str(before["seat"])))
    expect_card(seen[kinds.index("drawn")], before["card"])
    expect_money(page, seen[kinds.index("flying-note")], before)


def expect_walk(page: Page, walk: dict[str, Any]) -> None:
    """From Space to Space, and only then is it where it is going; the dice have landed before."""
    assert walk["faces"] == list(FACES)
    assert walk["space"] == 0
    frames = walk["frames"]
    steps = [frame for frame in frames if (frame["offset"] * CHANCE + 0.01) % 1 < 0.02]
    assert [space_of(page, one["transform"]) for one in steps] == list(range(CHANCE + 1))
    assert len(frames) == 2 * CHANCE + 1, "it hops between them"


def expect_card(card: dict[str, Any], title: str) -> None:
    assert title in card["text"]
    assert card["space"] == CHANCE, "it is drawn on arrival"
    first, *_, last = (frame["transform"] for frame in card["frames"])
    assert "rotateY(180deg)" in first, "its back is seen first"
    assert "rotate" not in last


def expect_money(page: Page, note: dict[str, Any], before: dict[str, Any]) -> None:
    assert f"${DIVIDEND}" in note["text"]
    assert note["cash"] == before["cash"], "the sum follows when it has arrived"
    start, end = page.evaluate(PURSE, -1), page.evaluate(PURSE, before["seat"])
    begun = float(note["left"].removesuffix("px")), float(note["top"].removesuffix("px"))
    assert begun == pytest.approx(start, abs=2), "it comes from the Bank"
    way = re.findall(PLACED, note["frames"][-1]["transform"])[-1]
    gone = [begun[i] + float(way[i]) for i in range(2)]
    assert gone == pytest.approx(end, abs=2), "it goes to her purse"


# --- at once


@pytest.mark.parametrize("stillness", ["no speed", "reduced motion"])
def test_who_wants_no_motion_sees_none(visit: Visit, company: Company, stillness: str) -> None:
    line = sit_down(visit, company, speed=0 if stillness == "no speed" else 1)
    page = line.page
    if stillness == "reduced motion":
        page.emulate_media(reduced_motion="reduce")
        drawn(page)
    before = tell(line)
    expect_arrived(page, before)
    assert page.evaluate("window.seen") == []
    assert page.evaluate("window.moves") == 0


def test_a_key_a_tap_or_the_main_button_cuts_to_the_end(visit: Visit, company: Company) -> None:
    line = sit_down(visit, company, speed=0.002)  # hours, if nothing cut them short
    page = line.page
    ways: dict[str, Callable[[], None]] = {
        "die": lambda: page.keyboard.press("Escape"),
        "piece": lambda: page.keyboard.press("Space"),
        "drawn": lambda: page.locator(".centre .board-mark").click(),
        "flying-note": lambda: page.locator("[data-main][data-action=skip]").click(),
    }
    for begins, (moving, cut) in enumerate(ways.items()):
        before = tell(line, begins)
        # not what made the position, a frame or two before
        page.wait_for_function(
            f"moving => ({MOVING})() && window.seen.some(({{ kind }}) => kind === moving)",
            arg=moving,
        )
        cut()
        expect_arrived(page, before)
        assert {one["kind"] for one in page.evaluate("window.seen")} == {moving}
