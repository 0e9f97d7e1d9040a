"""Nobody can make the log grow fast: what goes wrong again and again is logged now and then."""

import logging
from typing import Final

from monopoly.server.ops.buckets import Bucket
from monopoly.server.ops.settings import Rate
from monopoly.server.ops.times import Times

RECORDS: Final = Rate(20, 0.5)
UNLIMITED: Final = {"unlimited": True}  # `extra` of what can only be said once for each table


class LogLimit(logging.Filter):
    """Lets so many warnings and errors through, and tells with the next one how many it did not.
    What is critical, and what is less than a warning, always passes."""

    def __init__(self, times: Times, rate: Rate = RECORDS) -> None:
        super().__init__()
        self._bucket: Final = Bucket(rate, times)
        self._left_out = 0

    def filter(self, record: logging.LogRecord) -> bool:
        if not logging.WARNING <= record.levelno < logging.CRITICAL:
            return True
        if getattr(record, "unlimited", False):
            return True
        if self._bucket.take() > 0:
            self._left_out += 1
            return False
        if self._left_out:
            more = f"(before this, {self._left_out:,} more were not logged)"
            record.msg, record.args = f"{record.getMessage()} {more}", None
            self._left_out = 0
        return True


def limit_log(times: Times) -> None:
    """Bounds everything this process logs, by whatever package."""
    for handler in logging.getLogger().handlers:
        handler.addFilter(LogLimit(times))
