"""Every screen and sheet, from a phone to a very large screen: nothing written is cut off, lies on
something else or is too small, and axe-core finds nothing serious, by day and by lamplight."""

import pytest
from playwright.sync_api import Page

from tests.web.axe import expect_accessible
from tests.web.company import Company
from tests.web.guest import Guest
from tests.web.layout import HUGE, SIZES, expect_legible, settled, use_theme
from tests.web.scenes import MOMENTS, SCENES
from tests.web.visit import Visit

BOARDS = ("board", "london", "crowded")


@pytest.mark.parametrize("scene", SCENES)
def test_it_can_be_read_at_every_size_and_by_everybody(
    scene: str, visit: Visit, company: Company
) -> None:
    page = visit(None)
    SCENES[scene](Guest(page), company)
    for width, height in [*SIZES.items(), *[HUGE] * (scene in BOARDS)]:
        resize(page, width, height)
        expect_legible(page, scene)
    resize(page, 1280, 800)
    for theme in ("light", "dark"):
        use_theme(page, theme)
        expect_accessible(page, f"{scene}, {theme}")
    resize(page, 360, SIZES[360])
    expect_accessible(page, f"{scene} on a phone")


@pytest.mark.parametrize("moment", MOMENTS)
def test_what_only_some_moments_have_can_be_read_too(
    moment: str, visit: Visit, company: Company
) -> None:
    page = visit(None)
    MOMENTS[moment](Guest(page), company)
    for width in (1280, 360):
        resize(page, width, SIZES[width])
        expect_legible(page, moment)
    expect_accessible(page, moment)


def resize(page: Page, width: int, height: int) -> None:
    page.set_viewport_size({"width": width, "height": height})
    settled(page)
