"""What the headers of a request ask for: a compression it takes, and only what it has not yet."""

from collections.abc import Collection, Mapping
from typing import Final, Literal

Encoding = Literal["br", "gzip", "identity"]

# The first of these that a browser takes is sent; plain text is what every one must take.
SMALLEST_FIRST: Final[tuple[Encoding, ...]] = ("br", "gzip", "identity")


def choose(accepted: str, available: Collection[Encoding]) -> Encoding:
    """The best encoding by an Accept-Encoding header; a weight only says whether it may be used."""
    weights = _weights(accepted)
    anything = weights.get("*", 0.0)
    for encoding in SMALLEST_FIRST:
        if encoding in available and weights.get(encoding, anything) > 0:
            return encoding
    return "identity"


def _weights(accepted: str) -> Mapping[str, float]:
    found = {}
    for part in accepted.split(","):
        name, _, parameter = part.partition(";")
        key, _, value = parameter.partition("=")
        try:
            weight = float(value) if key.strip().lower() == "q" else 1.0
        except ValueError:
            weight = 0.0
        found[name.strip().lower()] = weight
    return found


def has(tag: str, if_none_match: str) -> bool:
    """Whether the browser has this entity already, by an If-None-Match header."""
    known = {part.strip().removeprefix("W/") for part in if_none_match.split(",")}
    return tag in known or "*" in known
