"""The text face comes late: what was laid out in the one that stood in for it is laid out again."""

from collections.abc import Callable
from typing import Final

import pytest
from playwright.sync_api import Page, Route

from tests.web import scenes
from tests.web.company import Company
from tests.web.guest import Guest, wait_until_ready
from tests.web.layout import SIZES, expect_legible, settled
from tests.web.visit import Visit

NARROW: Final = 560  # a smaller board has short names in another face
FACES: Final = "**/fonts/*.woff2"
# Of each name on the board its lines and how large they are.
NAMES: Final = """() => [...document.querySelectorAll(".board-paper .name")].map((name) => {
  const lines = [...name.querySelectorAll("tspan")].map((one) => one.textContent);
  return [name.getAttribute("font-size"), ...lines];
})"""
CAME: Final = """() =>
  [...document.fonts].some(({ family, status }) => /Crimson/.test(family) && status === "loaded")"""
Scene = Callable[[Guest, Company], None]


class Early(Guest):
    """Does not wait for all that belongs to the page."""

    def go_to(self, table: str) -> None:
        self.page.goto(f"/table/{table}", wait_until="commit")
        wait_until_ready(self.page)


def names(page: Page) -> list[list[str]]:
    found: list[list[str]] = page.evaluate(NAMES)
    return found


@pytest.mark.parametrize("scene", [scenes.midgame, scenes.crowded], ids=lambda one: one.__name__)
@pytest.mark.parametrize("width", SIZES)
def test_names_are_laid_out_again_when_their_face_has_come(
    visit: Visit, company: Company, scene: Scene, width: int
) -> None:
    page = visit(None, width=width, height=SIZES[width])
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    page.route(FACES, hold)
    scene(Early(page), company)
    settled(page)
    expect_legible(page, "before its face has come")
    stood_in = names(page)
    assert held, "nobody asked for it"
    assert not page.evaluate(CAME)
    for route in held:
        route.continue_()
    page.wait_for_function(CAME)
    settled(page)
    expect_legible(page, "when its face has come late")
    late = names(page)
    page.unroute(FACES)
    page.reload()
    page.wait_for_function(CAME)
    settled(page)
    assert late == names(page), "as if it had been there from the beginning"
    if width > NARROW:
        assert late != stood_in, "what stands in is of another width"
