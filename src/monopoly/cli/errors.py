"""How a command ends that cannot be carried out."""

import sys
from typing import NoReturn


def fail(sentence: str, status: int = 2) -> NoReturn:
    print(f"monopoly: {sentence}", file=sys.stderr)
    sys.exit(status)
