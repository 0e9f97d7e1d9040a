"""axe-core over a page as it stands."""

import sys
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Page

SCRIPT: Final = Path(sys.prefix) / "npm" / "node_modules" / "axe-core" / "axe.min.js"
GRAVE: Final = ("serious", "critical")
RUN: Final = (Path(__file__).parent / "axe.js").read_text(encoding="utf-8")


def expect_accessible(page: Page, what: str) -> None:
    """Nothing serious or critical."""
    assert SCRIPT.exists(), "axe-core is not installed: `make test` does it"
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(SCRIPT.read_text(encoding="utf-8"))  # past the page's policy, as a tool may
    found: list[dict[str, Any]] = page.evaluate(RUN)
    grave = [
        f"{one['impact']}: {one['help']} ({one['id']})\n    " + "\n    ".join(one["nodes"][:5])
        for one in found
        if one["impact"] in GRAVE
    ]
    assert not grave, f"{what}:\n" + "\n".join(grave)
