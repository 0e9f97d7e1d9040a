"""How a fault shows what was found and what is known."""

from collections.abc import Sequence
from difflib import get_close_matches

SHOWN_MAX = 40


def shown(value: object) -> str:
    """A value as it would stand in a file, cut short."""
    if isinstance(value, bool):
        return str(value).lower()
    if (
        isinstance(value, int) and value.bit_length() > 64
    ):  # Python refuses to write out the longest
        return "a number beyond all counting"
    text = f'"{value}"' if isinstance(value, str) else repr(value)
    return text if len(text) <= SHOWN_MAX else text[: SHOWN_MAX - 3] + "..."


def nearest(name: str, known: Sequence[str]) -> str:
    """The known name most like this one, or nothing."""
    near = get_close_matches(name[:SHOWN_MAX].lower(), known, n=1)
    return near[0] if near else ""


def hint(name: str, known: Sequence[str], listed: Sequence[str] = ()) -> str:
    """The nearest of the known names; when none is near, all of them (or those to be listed)."""
    near = nearest(name, known)
    return f'the nearest is "{near}"' if near else f"known are {', '.join(listed or known)}"
