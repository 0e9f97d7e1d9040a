"""Visits to the page: each is a browser that remembers nothing."""

import json
from collections.abc import Callable, Mapping
from typing import Final

from playwright.sync_api import Browser, Page, expect

from tests.limits import TIMEOUT_MS
from tests.web.watch import Watch

QUICK: Final[Mapping[str, object]] = {"speed": 0, "sound": False, "theme": "light", "name": "Ann"}

expect.set_options(timeout=TIMEOUT_MS)


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


Fated = Callable[[int], Visit]
