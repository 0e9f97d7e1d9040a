"""After the game: the record, the dice, the replay; and those who only watch."""

import itertools
import json
from pathlib import Path
from typing import Any, Final

import msgspec
import pytest
from playwright.sync_api import APIResponse, Locator, expect

from monopoly import Game
from monopoly.chance import fair
from monopoly.client import Player
from monopoly.server.tables.position_form_1 import form_1
from tests.terminal.program import run
from tests.web import scenes
from tests.web.company import Company, play_until, preferring
from tests.web.guest import END, SOON_OVER, Guest
from tests.web.visit import Visit

STUBS: Final = (Path(__file__).parent / "stubs.js").read_text(encoding="utf-8")
INDEX: Final = "() => Number(document.querySelector('[data-scrubber]').value)"
BUSY: Final = "() => document.querySelector('mp-board').store.sequencer.busy"
STANDINGS: Final = """all => all.map((one) => [
  Number(one.querySelector(".rank").textContent.replace(".", "")),
  one.querySelector(".standing-name").firstChild.textContent,
  one.querySelector(".money").textContent,
  one.querySelector(".unseen") !== null,
])"""
TURNS: Final = 40  # unless somebody is ruined before
POINTS: Final = "all => all.map((one) => one.points.numberOfItems)"
# What a jump may lead to, in the order in which they are tried.
JUMPS: Final = {
    "purchase": {"bought", "auction-won"},
    "rent": {"rent-paid"},
    "trade": {"trade-done"},
    "building": {"house-built", "hotel-built"},
    "jail": {"sent-to-jail"},
    "debt": {"debt-stands"},
    "bankruptcy": {"went-bankrupt", "left-table"},
}


def test_the_record_can_be_had_and_is_verified(visit: Visit, tmp_path: Path) -> None:
    ann = Guest(visit(None))
    ann.go_to(ann.open_game(options=SOON_OVER))
    ann.play_to_the_end()
    with ann.page.expect_download() as download:
        ann.press(f"{END} [data-record]")
    record = tmp_path / "record.jsonl"
    download.value.save_as(record)
    verdict = run(tmp_path, "verify", str(record))
    assert verdict.returncode == 0, verdict


# --- the end of a game that was played


class Played:
    """A game that is over, as the server tells it, and a page of Ann's that was there."""

    def __init__(self, visit: Visit, company: Company) -> None:
        self.guest: Final = Guest(visit(None))
        rich = {"starting_cash": 5000}  # nobody is ruined before it is long enough
        self.table: Final = self.guest.open_game(bots=["easy", "hard"], options=rich)
        token, choose = self.guest.tokens[self.table], preferring("build", "buy")
        company.do(play_until(company.server, self.table, token, _is_long, choose))
        self.guest.leave(self.table)
        self.page: Final = self.guest.page
        self.replay: Final[dict[str, Any]] = self._ask("replay").json()
        self.frames: Final[list[dict[str, Any]]] = self.replay["frames"]
        self.record: Final = self._ask("record").text()

    def _ask(self, what: str) -> APIResponse:
        answer = self.page.request.get(f"/api/tables/{self.table}/{what}")
        assert answer.ok, answer.text()
        return answer

    def worth(self, index: int) -> list[int]:
        """A frame tells it where it is another than before."""
        told: list[int] = []
        for frame in self.frames[: index + 1]:
            told = frame.get("worth") or told
        return told

    def position(self, index: int) -> dict[str, Any]:
        """As the record itself comes to it, by the numbers of seats and Spaces."""
        steps = Game.replay_steps(self.record.splitlines())
        game, _ = next(itertools.islice(steps, index, None))
        found: dict[str, Any] = msgspec.to_builtins(form_1(game.state, ""))
        return found

    def check_dice(self, record: str) -> Locator:
        """Looks into the replay, where the record is said to be this; what the browser finds."""
        self.page.route("**/record", lambda route: route.fulfill(body=record))
        self.page.goto(f"/table/{self.table}/replay")
        self.guest.press("[data-replay-tab=game]")
        self.guest.press("[data-check]")
        found = self.page.locator("[data-verdict]")
        found.wait_for()
        self.page.unroute("**/record")
        return found


def _is_long(player: Player) -> bool:
    return player.position is not None and player.position.turn.number > TURNS


@pytest.fixture
def played(visit: Visit, company: Company) -> Played:
    return Played(visit, company)


def test_the_dice_are_checked_in_the_browser(played: Played) -> None:
    """Every throw and shuffle of the record; one that is changed, or a secret that was not bound
    before the first throw, is found."""
    lines = [json.loads(line) for line in played.record.splitlines()]
    throws = [number for number, line in enumerate(lines) if "dice" in line]
    shuffles = [line for line in lines if "order" in line or "deal" in line]
    assert throws
    found = played.check_dice(played.record)
    expect(found).to_have_attribute("data-verdict", "proved")
    expect(found).to_contain_text(f"{len(throws)} throws and {len(shuffles)} shuffles")
    last = throws[-1]
    dice = [1 + die % 6 for die in lines[last]["dice"]]
    found = played.check_dice(
        written([*lines[:last], lines[last] | {"dice": dice}, *lines[last + 1 :]])
    )
    expect(found).to_have_attribute("data-verdict", "wrong")
    expect(found).to_contain_text(f"line {last + 1} ")
    found = played.check_dice(foreign(lines))
    expect(found).to_have_attribute("data-verdict", "commitment")


def written(lines: list[dict[str, Any]]) -> str:
    return "".join(f"{json.dumps(line)}\n" for line in lines)


def foreign(lines: list[dict[str, Any]]) -> str:
    """A record with a secret and a commitment that agree with each other, but not with what was
    published."""
    secret = bytes(fair.SECRET_BYTES)
    first = lines[0] | {"fair": lines[0]["fair"] | {"commitment": fair.commitment(secret)}}
    return written(
        [
            first,
            *(line | {"secret": secret.hex()} if "secret" in line else line for line in lines[1:]),
        ]
    )


def test_the_standings_are_those_of_the_server(played: Played) -> None:
    page, replay = played.page, played.replay
    page.goto(f"/table/{played.table}")
    rows = page.locator(f"{END} .standings li")
    rows.first.wait_for()
    shown = rows.evaluate_all(STANDINGS)
    assert shown == [
        [
            place["place"],
            replay["players"][place["seat"]],
            "out" if place["retired"] else f"${place['worth']:,}",
            place["seat"] in replay["winners"],
        ]
        for place in replay["places"]
    ]
    assert len(shown) == 3
    chart = page.locator(f"{END} mp-chart")
    expect(chart.locator("polyline")).to_have_count(3)
    turns = max(frame["turn"] for frame in played.frames)
    assert max(chart.locator("polyline").evaluate_all(POINTS)) == turns + 1
    worth = played.worth(len(played.frames) - 1)
    for seat in replay["winners"]:
        expect(chart.locator(".readout")).to_contain_text(
            f"{replay['players'][seat]} ${worth[seat]:,}"
        )


def test_a_rematch_is_the_same_table_again(visit: Visit) -> None:
    ann = Guest(visit(None))
    first = ann.open_game(options=SOON_OVER, bots=["easy", "hard"], clock={"decision": 300})
    ann.go_to(first)
    ann.play_to_the_end()
    ann.press(f"{END} [data-rematch]")
    ann.page.wait_for_selector("mp-room")
    again = ann.page.url.rpartition("/")[2]
    assert again != first
    before, after = (
        ann.page.request.get(f"/api/tables/{table}").json() for table in (first, again)
    )
    same = ("rules", "options", "seats_max", "clock", "pace", "private")
    assert {name: after[name] for name in same} == {name: before[name] for name in same}
    for name in ("name", "bot", "token"):
        assert [seat[name] for seat in after["seats"]] == [seat[name] for seat in before["seats"]]
    assert after["stage"] == "open"


# --- replays


def test_a_finished_game_is_stepped_played_and_jumped_through(played: Played) -> None:
    page, guest, frames = played.page, played.guest, played.frames
    page.goto(f"/table/{played.table}/replay")
    scrubber = page.locator("[data-scrubber]")
    last = len(frames) - 1
    expect(scrubber).to_have_attribute("max", str(last))
    for index in (0, last // 3, last // 2, last, last - 1):
        scrubber.fill(str(index))
        expect_frame(played, index)
    scrubber.fill("0")
    for step, index in (("forward", 1), ("forward", 2), ("back", 1)):
        guest.press(f"[data-step={step}]")
        expect_frame(played, index)
    turns = [i for i, frame in enumerate(frames) if i and frame["turn"] > frames[i - 1]["turn"]]
    for step, index in (("next-turn", turns[0]), ("next-turn", turns[1]), ("last-turn", turns[0])):
        guest.press(f"[data-step={step}]")
        expect_frame(played, index)
    within = next(i for i in range(turns[1], last) if frames[i]["turn"] == frames[i - 1]["turn"])
    scrubber.fill(str(within))
    guest.press("[data-step=last-turn]")  # first to the beginning of this one
    expect_frame(played, max(turn for turn in turns if turn < within))
    scrubber.fill(str(turns[0]))
    expect_frame(played, turns[0])
    guest.press("[data-step=play]")
    page.wait_for_function(f"before => ({INDEX})() > before", arg=turns[0])
    # It may have come to its end while the hand was on its way.
    page.evaluate("() => document.querySelector('[data-step=pause]')?.click()")
    expect(page.locator("[data-step=play]")).to_be_visible()


def test_a_replay_jumps_to_what_comes_next(played: Played) -> None:
    page = played.page
    page.goto(f"/table/{played.table}/replay")
    scrubber, jump = page.locator("[data-scrubber]"), page.locator("[data-jump]")
    expect(jump).to_have_value("")
    there: list[int] = []
    for wish, kinds in JUMPS.items():
        scrubber.fill("0")
        there = [i for i, frame in enumerate(played.frames) if i and kinds & kinds_in(frame)]
        for index in there[:2]:
            jump.select_option(wish)
            expect_frame(played, index)
        if not there:
            jump.select_option(wish)
            expect(page.locator(".toast")).to_contain_text("no more of that")
    assert there, "whoever left is told as out"


def test_a_replay_sounds_as_the_game_did(played: Played, visit: Visit) -> None:
    page = visit(None, sound=True)
    page.add_init_script(STUBS)
    page.goto(f"/table/{played.table}/replay")
    thrown = next(i for i, frame in enumerate(played.frames) if "thrown" in kinds_in(frame))
    page.locator("[data-scrubber]").fill(str(thrown - 1))
    page.keyboard.press("Shift")  # nothing sounds before the page is touched
    page.evaluate("window.struck.length = 0")
    page.locator("[data-step=forward]").click()
    page.wait_for_function("window.struck.length >= 8")  # dice rattle


def kinds_in(frame: dict[str, Any]) -> set[str]:
    return {event["kind"] for event in frame["events"]}


def expect_frame(played: Played, index: int) -> None:
    """The scrubber, the position, the pieces and the purses are those of the server's frame."""
    page = played.page
    page.wait_for_function(f"index => ({INDEX})() === index && !({BUSY})()", arg=index)
    position = played.position(index)
    shown = page.evaluate("() => document.querySelector('mp-board').store.position")
    assert shown == {name: position[name] for name in shown}
    standing = [seat for seat, retired in enumerate(position["retired"]) if not retired]
    for seat in standing:
        piece = page.locator(f"mp-board [data-piece='{seat}']")
        expect(piece).to_have_attribute("data-at", str(position["space"][seat]))
    expect(page.locator("mp-board [data-piece]")).to_have_count(len(standing))
    for seat, cash in enumerate(position["cash"]):
        expect(page.locator(f"mp-players [data-purse='{seat}']")).to_have_text(f"${cash:,}")


def test_a_record_of_ones_own_is_replayed(visit: Visit) -> None:
    page = visit("/replay")
    golden = Path(__file__).parents[1] / "golden" / "london-short.jsonl"
    page.locator("[data-record-file]").set_input_files(golden)
    page.locator("[data-scrubber]").wait_for()
    expect(page.locator("mp-board")).to_be_visible()
    expect(page.locator("body")).to_contain_text("Cy")
    page.locator("[data-replay-tab=game]").click()
    expect(page.locator("mp-dice-check")).to_be_visible()
    nowhere = page.locator("a[href*='/table/'], a[href*='/tables/'], [data-record]")
    expect(nowhere).to_have_count(0)  # there is no table it was played at


def test_a_file_that_is_no_record_is_told(visit: Visit, tmp_path: Path) -> None:
    visit.watch.allow("status of 4")
    wrong = tmp_path / "wrong.jsonl"
    wrong.write_text("no record\n", encoding="utf-8")
    page = visit("/replay")
    page.locator("[data-record-file]").set_input_files(wrong)
    expect(page.locator(".problem")).to_be_visible()


def test_who_watches_sees_the_game_and_can_do_nothing(visit: Visit, company: Company) -> None:
    ann = Guest(visit(None))
    table = scenes.reach(ann, company, scenes.phase("to-throw"), rules="statutes")
    watcher = Guest(visit(f"/table/{table}"))
    watcher.page.locator("mp-board").wait_for()
    expect(watcher.page.locator("body")).to_contain_text("watching")
    assert watcher.page.locator("[data-action]:not([data-action=skip])").count() == 0
    assert watcher.page.locator("[data-open=trade], [data-open=estate]").count() == 0
    before = watcher.page.locator("[data-line]").count()
    ann.press("[data-main][data-action=throw]")
    watcher.page.wait_for_function(
        "before => document.querySelectorAll('[data-line]').length > before", arg=before
    )


def test_what_is_said_is_read_by_the_others(visit: Visit, company: Company) -> None:
    ann = Guest(visit(None, width=2560, height=1440))
    table = scenes.reach(ann, company, scenes.phase("to-throw"), rules="statutes")
    friend: Player = company.friend(table, ann.tokens[table])
    company.do(friend.chat("<b>Hello</b> & good luck"))
    ann.press("[data-story-tab=chat]")
    expect(ann.page.locator("[data-topic=chat][data-line]").last).to_contain_text(
        "<b>Hello</b> & good luck"
    )
    ann.page.locator("[data-say]").fill("And to you")
    ann.page.keyboard.press("Enter")
    expect(ann.page.locator("[data-topic=chat][data-line]").last).to_contain_text("And to you")
