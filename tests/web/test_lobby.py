"""Coming in: the lobby, a table of one's own making, its link, and the rulebook."""

from typing import Any

from playwright.sync_api import Locator, Page, Route, expect

from tests.web.guest import SOON_OVER, Guest
from tests.web.visit import Visit


def test_the_lobby_opens_without_a_word_of_trouble(visit: Visit) -> None:
    page = visit("/")
    expect(page.locator("[data-play=now]")).to_be_enabled()
    assert any(url.endswith("/js/main.js") for url in visit.watch.requests)


def table_of(page: Page) -> str:
    page.wait_for_url("**/table/*")
    return page.url.rpartition("/")[2]


def asked(page: Page, table: str) -> dict[str, Any]:
    """The table as the server has it."""
    found: dict[str, Any] = page.request.get(f"/api/tables/{table}").json()
    return found


def levels(page: Page, table: dict[str, Any]) -> list[str]:
    """Of who sits there, seat by seat; a person has none."""
    bots = page.request.get("/api/choices").json()["bots"]
    known = {bot["name"]: bot["level"] for bot in bots}
    return [known.get(seat["bot"], "") for seat in table["seats"]]


def row(page: Page, card: str, table: str) -> Locator:
    """A table in one of the lists, if need be behind the first few."""
    place = page.locator(f"[data-card={card}]")
    place.locator("li, .fine").first.wait_for()
    for more in place.locator(".tables + button").all():
        more.click()
    return place.locator(f"li[data-table='{table}']")


def test_a_table_is_made_as_it_is_wished(visit: Visit) -> None:
    """Rules, chairs, clock, house rules, name and whom it is for come to the server as chosen."""
    ann = Guest(visit("/"))
    ann.press("[data-open=make]")
    page = ann.page
    ann.press("[data-preset=london]")
    page.locator("[data-switch=short] input").check()
    choose(page, "seats", "5")
    page.locator("[data-chair='0'] select").select_option("hard")
    page.locator("[data-chair='2'] select").select_option("easy")
    choose(page, "clock", "own")
    page.get_by_label("Reserve").wait_for()
    told = page.locator("[data-section=summary]")
    for label, seconds, text in (
        ("Each decision", "45", "45 seconds for a decision"),
        ("Reserve", "200", "200 in reserve"),
    ):
        page.get_by_label(label).fill(seconds)
        page.get_by_label(label).blur()
        expect(told).to_contain_text(text)
    choose(page, "pace", "300")
    choose(page, "private", "listed")
    page.get_by_label("Its name").fill("The long table")
    page.locator("[data-section=house-rules] summary").click()
    page.locator("[data-option=free_parking] select").select_option("fines")
    expect(told.locator(".changes li")).to_have_count(1)
    page.locator("[data-option=starting_cash] input").fill("900")
    page.locator("[data-option=jail_business] input").uncheck()
    expect(told.locator(".changes li")).to_have_count(3)
    ann.press("[data-create=table]")
    page.wait_for_selector("mp-room")
    table = asked(page, table_of(page))
    assert table["rules"] == "london-short"
    assert table["options"] == {
        "free_parking": "fines",
        "starting_cash": 900,
        "jail_business": False,
    }
    assert table["seats_max"] == 5
    assert levels(page, table) == ["", "hard", "easy"]
    assert table["clock"] == {"decision": 45, "reserve": 200, "grace": 60}
    assert (table["pace"], table["private"], table["title"]) == (300, False, "The long table")
    expect(page.locator("[data-card=rules] .changes li")).to_have_count(3)


def choose(page: Page, name: str, value: str) -> None:
    """Clicked where people click, once it stands still."""
    segment = page.locator(f"[data-choice={name}] label:has(input[value='{value}'])")
    segment.click()
    expect(segment.locator("input")).to_be_checked()


def test_a_house_rule_shows_its_clause(visit: Visit) -> None:
    ann = Guest(visit("/?make"))
    ann.page.locator("[data-section=house-rules] summary").click()
    clauses = {
        option["name"]: option["clause"]
        for option in ann.page.request.get("/api/choices").json()["options"]
    }
    shown = ann.page.locator(".house-rules [data-option]").evaluate_all(
        "all => all.map((one) => [one.dataset.option, one.querySelector('.clause').innerText])"
    )
    assert shown
    assert dict(shown) == {name: clauses[name] for name, _ in shown}
    clause = ann.page.locator("[data-option=free_parking] .clause")
    clause.click()
    book = ann.page.locator(f"[data-sheet=rulebook] [data-clause='{clauses['free_parking']}']")
    expect(book).to_be_in_viewport()


def test_a_listed_table_is_found_joined_begun_and_watched(visit: Visit) -> None:
    """Ann makes a table that is listed; Bob finds it and sits down; she begins, and Cy finds it
    among those to watch. What is private nobody finds."""
    ann, bob, cy = Guest(visit("/?make")), Guest(visit(None, name="Bob")), Guest(visit(None))
    hidden = cy.open_table(bots=[], private=True)
    choose(ann.page, "seats", "2")
    choose(ann.page, "private", "listed")
    ann.press("[data-create=table]")
    table = table_of(ann.page)
    bob.page.goto("/")
    expect(row(bob.page, "open", table)).to_contain_text("1 of 2 seats taken")
    expect(row(bob.page, "open", hidden)).to_have_count(0)
    row(bob.page, "open", table).locator("a").click()
    bob.press("[data-join=seat]")
    expect(ann.page.locator("mp-room")).to_contain_text("Bob")
    ann.press("[data-start]")
    for one in (ann, bob):
        one.page.locator("mp-board").wait_for()
    cy.page.goto("/")
    seen = row(cy.page, "open", table)
    expect(seen).to_contain_text("Ann, Bob")
    expect(seen.locator("a")).to_have_text("Watch")
    seen.locator("a").click()
    expect(cy.page.locator("mp-table")).to_contain_text("You are watching")


def test_a_pasted_link_leads_to_its_table(visit: Visit) -> None:
    ann, bob = Guest(visit(None)), Guest(visit("/", name="Bob"))
    table = ann.open_table(bots=[])
    bob.page.locator("input[name=link]").fill(f"{visit.url}/table/{table}")
    bob.press("[data-join=link]")
    bob.page.locator("[data-join=seat]").wait_for()
    assert table_of(bob.page) == table


def test_one_click_plays_against_the_level_chosen(visit: Visit) -> None:
    ann = Guest(visit("/"))
    choose(ann.page, "against", "hard")
    choose(ann.page, "board", "london")
    ann.press("[data-play=now]")
    table = asked(ann.page, table_of(ann.page))
    assert levels(ann.page, table) == ["", "hard", "hard", "hard"]
    assert (table["rules"], table["stage"]) == ("london", "playing")


def test_ones_own_games_are_found_again(visit: Visit) -> None:
    """From the moment one sits down; and tabs forget nothing of what others remember."""
    ann, bob = Guest(visit(None)), Guest(visit("/", name="Bob"))
    tables = [ann.open_table(bots=[]), ann.open_table(bots=["easy"], seats=3)]
    tabs = [bob.page.context.new_page() for _ in tables]
    for tab, table in zip(tabs, tables, strict=True):
        tab.goto(f"/table/{table}")
        tab.locator("[data-join=seat]").wait_for()
    for tab in tabs:
        tab.locator("[data-join=seat]").click()
        expect(tab.locator("[data-join=seat]")).to_be_hidden()
    bob.page.locator("[data-field=name]").fill("Robert")
    for page in (tabs[0], bob.page):
        page.goto("/")
        for table in tables:
            expect(row(page, "mine", table)).to_contain_text("with Ann")
        expect(page.locator("[data-field=name]")).to_have_value("Robert")
    row(bob.page, "mine", tables[0]).locator("a").click()
    expect(bob.page.locator("mp-room [data-seat='1']")).to_contain_text("you")


def test_finished_games_are_listed_with_their_replay(visit: Visit) -> None:
    ann = Guest(visit(None))
    table = ann.open_game(options=SOON_OVER)
    ann.go_to(table)
    ann.play_to_the_end()
    ann.page.goto("/")
    found = row(ann.page, "finished", table)
    expect(ann.page.locator(f"[data-card=mine] [data-table='{table}']")).to_have_count(0)
    found.locator("a").click()
    ann.page.locator("[data-scrubber]").wait_for()
    assert ann.page.url.endswith(f"/table/{table}/replay")


def test_a_link_that_leads_only_here_is_no_qr_code(visit: Visit) -> None:
    ann = Guest(visit(None))
    ann.page.goto(f"/table/{ann.open_table(bots=[])}")
    expect(ann.page.locator("[data-card=invite] .reach")).to_contain_text("--host 0.0.0.0")
    expect(ann.page.locator("mp-room img[src$='qr.svg']")).to_have_count(0)
    expect(ann.page.locator("[data-field=link]")).to_have_value(ann.page.url)


def test_a_link_that_reaches_others_is_also_a_qr_code(visit: Visit) -> None:
    def ask_at_home(route: Route) -> None:
        headers = {**route.request.headers, "host": "192.168.1.20:8080"}
        route.fulfill(response=route.fetch(headers=headers))

    ann = Guest(visit(None))
    ann.page.route("**/invite/**", ask_at_home)
    table = ann.open_table(bots=[])
    ann.page.goto(f"/table/{table}")
    code = ann.page.locator("mp-room img[src$='qr.svg']")
    code.wait_for()
    ann.page.wait_for_function(
        "() => document.querySelector(\"mp-room img[src$='qr.svg']\").naturalWidth > 0"
    )
    link = f"http://192.168.1.20:8080/table/{table}"
    expect(ann.page.locator("[data-field=link]")).to_have_value(link)


def test_a_link_that_is_none_is_told(visit: Visit) -> None:
    page = visit("/")
    page.locator("input[name=link]").fill("what?")
    page.locator("[data-join=link]").click()
    expect(page.locator("#join-wrong")).to_be_visible()


def test_settings_are_remembered(visit: Visit) -> None:
    ann = Guest(visit("/"))
    ann.press("[data-open=settings]")
    sheet = ann.page.locator("[data-sheet=settings]")
    sheet.locator("[data-choice=theme] input[value=dark]").check(force=True)
    expect(ann.page.locator("html")).to_have_attribute("data-theme", "dark")
    ann.page.reload()
    expect(ann.page.locator("html")).to_have_attribute("data-theme", "dark")


def test_an_address_begins_a_game(visit: Visit) -> None:
    """What `monopoly play` opens."""
    page = visit("/?play=1&rules=london&bots=easy&name=Ann&option=starting_cash%3D900")
    page.locator("mp-board").wait_for()
    page.wait_for_function(
        "() => { const { store } = document.querySelector('mp-table');"
        " return store.position?.cash[0] === 900 && store.board.edition === 'london'; }"
    )


def test_a_link_leads_to_a_clause(visit: Visit) -> None:
    page = visit("/rules?clause=10%20MCS%20140(f)")
    expect(page.locator("[data-clause='10 MCS 140(f)']")).to_be_in_viewport()
