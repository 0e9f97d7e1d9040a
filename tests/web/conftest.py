"""A real server and a real browser. A worker has one server; each file of tests has one browser
(Playwright's loop runs as long as it does, and other tests have loops of their own); each visit is
a browser that remembers nothing."""

from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Browser, sync_playwright

from monopoly.client import Server
from tests.limits import TIMEOUT, TIMEOUT_MS
from tests.server.positions import AT_POSITIONS
from tests.server.program import GENEROUS, Program
from tests.web import chromium
from tests.web.company import Company
from tests.web.visit import Fated, Visit

HERE: Final = Path(__file__).parent
FOR_BUNDLE_AND_MODULES: Final = {"test_files", "test_lobby", "test_renewal"}


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """The page knows nothing of how the rules were built, and a browser takes its time. But an
    installed page is a bundle and that of the tree is not: some tests are for both."""
    for item in items:
        if HERE in item.path.parents:
            if item.path.stem not in FOR_BUNDLE_AND_MODULES:
                item.add_marker(pytest.mark.once)
            if "browser" in getattr(item, "fixturenames", ()):
                item.add_marker(pytest.mark.slow)


@pytest.fixture(scope="session")
def program(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Program]:
    with Program(tmp_path_factory.mktemp("web"), start=AT_POSITIONS) as program:
        program.start()
        yield program


@pytest.fixture(scope="session")
def server(program: Program) -> Server:
    return Server(program.url, TIMEOUT)


@pytest.fixture(scope="module")
def browser(request: pytest.FixtureRequest) -> Iterator[Browser]:
    """A file of tests may name further arguments: `BROWSER = ["--like=this"]`."""
    path = chromium.find()
    if path is None:
        pytest.fail(chromium.MISSING)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=path,
            args=[*chromium.arguments(), *getattr(request.module, "BROWSER", [])],
            chromium_sandbox=False,
            timeout=TIMEOUT_MS,
        )
        yield browser
        browser.close()


@pytest.fixture
def visit(browser: Browser, server: Server) -> Iterator[Visit]:
    visit = Visit(browser, server.url)
    try:
        yield visit
    finally:
        visit.close()
    visit.watch.check()


@pytest.fixture
def fated(browser: Browser, tmp_path: Path) -> Iterator[Fated]:
    """Visits to a server of one's own, where the first game falls as a seed says: one whose length
    is known. `fated(7)("/")`."""
    visits: list[Visit] = []
    with ExitStack() as after:

        def come(seed: int) -> Visit:
            start = f"known_dice({seed})"
            program = after.enter_context(Program(tmp_path, *GENEROUS, start=start))
            visit = Visit(browser, program.start().url)
            after.callback(visit.close)
            visits.append(visit)
            return visit

        yield come
    for visit in visits:
        visit.watch.check()


@pytest.fixture
def company(server: Server) -> Iterator[Company]:
    with Company(server) as company:
        yield company
