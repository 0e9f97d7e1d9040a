"""After the game: the record, the dice, the replay; and those who only watch."""

from pathlib import Path

from playwright.sync_api import Page, expect

from monopoly.client import Player
from tests.terminal.program import run
from tests.web import scenes
from tests.web.company import Company
from tests.web.conftest import Visit
from tests.web.guest import END, SOON_OVER, Guest

INDEX = "() => Number(document.querySelector('[data-scrubber]').value)"


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


def test_the_dice_are_checked_in_the_browser(visit: Visit) -> None:
    ann = Guest(visit(None))
    ann.go_to(ann.open_game(options=SOON_OVER))
    ann.play_to_the_end()
    ann.press(f"{END} [data-check]")
    expect(ann.page.locator(f"{END} [data-verdict]").first).to_have_attribute(
        "data-verdict", "proved"
    )


def test_a_finished_game_is_stepped_played_and_jumped_through(
    visit: Visit, company: Company
) -> None:
    ann = Guest(visit(None))
    scenes.replay(ann, company)
    page = ann.page
    last = int(page.locator("[data-scrubber]").get_attribute("max") or 0)
    ann.press("[data-step=forward]")
    expect_at(page, 2, 2)
    ann.press("[data-step=back]")
    expect_at(page, 1, 1)
    ann.press("[data-step=next-turn]")
    expect_at(page, 2, last)
    before = page.evaluate(INDEX)
    ann.press("[data-step=play]")
    expect_at(page, before + 1, last)
    if ann.sees("[data-step=pause]"):
        ann.press("[data-step=pause]")
    page.locator("[data-scrubber]").fill(str(last))
    expect_at(page, last, last)
    page.locator("[data-scrubber]").fill("0")
    expect_at(page, 0, 0)
    page.locator("[data-jump]").select_option("bankruptcy")
    expect_at(page, 1, last)


def expect_at(page: Page, least: int, most: int) -> None:
    """The scrubber comes to stand between these frames."""
    page.wait_for_function(
        f"([least, most]) => {{ const at = ({INDEX})(); return least <= at && at <= most; }}",
        arg=[least, most],
    )


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
    expect(page.locator(".toast")).to_be_visible()


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
