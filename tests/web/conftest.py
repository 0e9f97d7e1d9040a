"""A real server and a real browser. A worker has one server; each file of tests has one browser
(Playwright's loop runs as long as it does, and other tests have loops of their own); each visit is
a browser that remembers nothing."""

import json
from collections.abc import Callable, Iterator, Mapping
from contextlib import ExitStack
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Browser, Page, expect, sync_playwright

from monopoly.client import Server
from tests.limits import TIMEOUT, TIMEOUT_MS
from tests.server.positions import BEGIN_AT_POSITIONS
from tests.server.program import GENEROUS, KNOWN_DICE, Program
from tests.web import chromium
from tests.web.company import Company
from tests.web.watch import Watch

HERE: Final = Path(__file__).parent
QUICK: Final[Mapping[str, object]] = {"speed": 0, "sound": False, "theme": "light", "name": "Ann"}

expect.set_options(timeout=TIMEOUT_MS)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """The page knows nothing of how the rules were built, and a browser takes its time."""
    for item in items:
        if HERE in item.path.parents:
            item.add_marker(pytest.mark.once)
            if "browser" in getattr(item, "fixturenames", ()):
                item.add_marker(pytest.mark.slow)


@pytest.fixture(scope="session")
def program(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Program]:
    with Program(tmp_path_factory.mktemp("web"), prelude=BEGIN_AT_POSITIONS) as program:
        program.start()
        yield program


@pytest.fixture(scope="session")
def server(program: Program) -> Server:
    return Server(program.url, TIMEOUT)


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    path = chromium.find()
    if path is None:
        pytest.fail(chromium.MISSING)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=path,
            args=chromium.arguments(),
            chromium_sandbox=False,
            timeout=TIMEOUT_MS,
        )
        yield browser
        browser.close()


class Visit:
    """Opens the page as somebody who has never been here: `visit("/")`."""

    def __init__(self, browser: Browser, url: str) -> None:
        self._browser: Final = browser
        self.url: Final = url
        self.watch: Final = Watch(url)

    def __call__(
        self,
        path: str | None = "/",
        *,
        width: int = 1280,
        height: int = 800,
        phone: bool = False,
        **settings: object,
    ) -> Page:
        context = self._browser.new_context(
            base_url=self.url,
            viewport={"width": width, "height": height},
            has_touch=phone,
            is_mobile=phone,
            accept_downloads=True,
        )
        context.set_default_timeout(TIMEOUT_MS)
        self.watch.over(context)
        remembered = json.dumps(json.dumps({**QUICK, **settings}))
        # settings as this person likes them; an empty document has no memory
        context.add_init_script(
            f"if (location.protocol === 'http:') localStorage.monopoly ??= {remembered};"
        )
        page = context.new_page()
        if path is not None:
            page.goto(path)
        return page

    def close(self) -> None:
        for context in self._browser.contexts:
            context.close()


@pytest.fixture
def visit(browser: Browser, server: Server) -> Iterator[Visit]:
    visit = Visit(browser, server.url)
    try:
        yield visit
    finally:
        visit.close()
    visit.watch.check()


Fated = Callable[[int], Visit]


@pytest.fixture
def fated(browser: Browser, tmp_path: Path) -> Iterator[Fated]:
    """Visits to a server of one's own, where the first game falls as a seed says: one whose length
    is known. `fated(7)("/")`."""
    visits: list[Visit] = []
    with ExitStack() as after:

        def come(seed: int) -> Visit:
            prelude = KNOWN_DICE.format(seed=seed)
            program = after.enter_context(Program(tmp_path, *GENEROUS, prelude=prelude))
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
