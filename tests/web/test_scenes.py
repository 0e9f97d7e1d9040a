"""Every screen and sheet, from a phone to a very large screen: nothing written is cut off, lies on
something else or is too small, and axe-core finds nothing serious, by day and by lamplight."""

import pytest
from playwright.sync_api import Page

from tests.web.axe import expect_accessible
from tests.web.company import Company
from tests.web.conftest import Visit
from tests.web.guest import Guest
from tests.web.layout import SIZES, expect_legible, settled
from tests.web.scenes import SCENES


@pytest.mark.parametrize("scene", SCENES)
def test_it_can_be_read_at_every_size_and_by_everybody(
    scene: str, visit: Visit, company: Company
) -> None:
    page = visit(None)
    SCENES[scene](Guest(page), company)
    for width, height in SIZES.items():
        page.set_viewport_size({"width": width, "height": height})
        settled(page)
        expect_legible(page, scene)
    page.set_viewport_size({"width": 1280, "height": 800})
    for theme in ("light", "dark"):
        use_theme(page, theme)
        expect_accessible(page, f"{scene}, {theme}")
    page.set_viewport_size({"width": 360, "height": SIZES[360]})
    settled(page)
    expect_accessible(page, f"{scene} on a phone")


def use_theme(page: Page, theme: str) -> None:
    """As the settings do, and no color is still on its way."""
    page.evaluate("theme => { document.documentElement.dataset.theme = theme; }", theme)
    settled(page)
