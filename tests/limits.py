"""How long a test waits for what must come.

Tests wait for conditions, so a limit is only reached by a test that fails. It is far longer than
anything takes on a slow machine with other work to do: such a machine is slow, never red.
"""

from typing import Final

TIMEOUT: Final = 300.0  # seconds
TIMEOUT_MS: Final = 1000 * TIMEOUT  # for Playwright
