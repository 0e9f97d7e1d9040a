"""The host's two ways to keep somebody out of a room, and back in: removing, and a new link."""

import re

from playwright.sync_api import Page, Route, expect

from tests.web.guest import Guest
from tests.web.visit import Visit

AT_HOME = "192.168.1.20:8080"


def ask_at_home(route: Route) -> None:
    """As in a network, where a code to be scanned is shown."""
    headers = {**route.request.headers, "host": AT_HOME}
    route.fulfill(response=route.fetch(headers=headers))


def room(visit: Visit) -> tuple[Guest, Guest, str]:
    """Ann's table, with Bob at it."""
    ann, bob = Guest(visit(None)), Guest(visit(None, name="Bob"))
    table = ann.open_table(bots=[], seats=3)
    for one in (ann, bob):
        one.page.goto(f"/table/{table}")
    bob.press("[data-join=seat]")
    expect(ann.page.locator("mp-room [data-seat='1']")).to_contain_text("Bob")
    return ann, bob, table


def link_of(page: Page) -> str:
    return page.locator("[data-field=link]").input_value()


def test_who_was_removed_waits_until_the_host_lets_them_back(visit: Visit) -> None:
    ann, bob, _ = room(visit)
    ann.press("[data-remove='1']")
    dialog = ann.page.locator("[data-sheet=confirm]")
    for told in ("loses the seat at once", "same browser", "unless you let them", "Renew the link"):
        expect(dialog).to_contain_text(told)
    ann.press("[data-sheet=confirm] .danger")
    shut = bob.page.locator("mp-room [data-shut]")
    expect(shut).to_contain_text("The host has removed you")
    expect(bob.page.locator("[data-join=seat]")).to_have_count(0)
    visit.watch.allow("403")
    bob.page.reload()
    expect(shut).to_contain_text("The host has removed you")
    expect(ann.page.locator("[data-removed]")).to_contain_text("Bob")
    ann.press("[data-readmit]")
    expect(ann.page.locator("[data-removed]")).to_have_count(0)
    bob.press("[data-join=seat]")
    expect(ann.page.locator("mp-room [data-seat='1']")).to_contain_text("Bob")
    expect(bob.page.locator("mp-room [data-seat='1']")).to_contain_text("you")


def test_a_renewed_link_is_copied_scanned_and_pasted_and_the_old_one_told_of(visit: Visit) -> None:
    ann, bob, table = room(visit)
    for one in (ann, bob):
        one.page.route("**/invite/**", ask_at_home)
        one.page.reload()
    old = f"http://{AT_HOME}/table/{table}"
    expect(ann.page.locator("[data-field=link]")).to_have_value(old)
    expect(bob.page.locator("[data-renew]")).to_have_count(0)
    ann.press("[data-renew=link]")
    new = re.compile(rf"^{re.escape(old)}\?invite=[A-Za-z0-9]+$")
    for one in (ann, bob):
        expect(one.page.locator("[data-field=link]")).to_have_value(new)
    link = link_of(ann.page)
    assert link_of(bob.page) == link, "whoever sits here may bring others"
    code = link.rpartition("=")[2]
    drawn = ann.page.locator("mp-room img.qr")
    expect(drawn).to_have_attribute("src", f"/invite/{table}/qr.svg?code={code}")
    ann.page.wait_for_function("() => document.querySelector('mp-room img.qr').naturalWidth > 0")

    late = Guest(visit(f"/table/{table}", name="Cy"))
    expect(late.page.locator("mp-room [data-shut]")).to_contain_text("has renewed the link")
    expect(late.page.locator("[data-join=seat]")).to_have_count(0)
    late.page.goto("/")
    late.page.locator("input[name=link]").fill(f"{visit.url}/table/{table}?invite={code}")
    late.press("[data-join=link]")
    late.page.locator("[data-join=seat]").wait_for()

    ann.press("[data-renew=link]")
    expect(ann.page.locator("[data-field=link]")).not_to_have_value(link)
    visit.watch.allow("403")
    late.press("[data-join=seat]")
    told = late.page.locator("mp-room [role=alert]")
    expect(told).to_contain_text("This link has been renewed: ask the host for the new one.")
    newest = link_of(ann.page).partition(AT_HOME)[2]
    late.page.goto(newest)
    late.press("[data-join=seat]")
    expect(ann.page.locator("mp-room [data-seat='2']")).to_contain_text("Cy")
    for one in (ann, bob):
        one.page.unroute_all(behavior="wait")
