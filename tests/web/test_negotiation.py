"""Which compression is sent to whom, and who has a file already."""

from typing import Final

import pytest

from monopoly.web.negotiation import Encoding, choose, has

ALL: Final[tuple[Encoding, ...]] = ("identity", "gzip", "br")


@pytest.mark.parametrize(
    ("accepted", "chosen"),
    [
        ("gzip, deflate, br, zstd", "br"),
        ("gzip, deflate", "gzip"),
        ("GZIP", "gzip"),
        ("br;q=0, gzip;q=0.5", "gzip"),
        ("br ; Q=0.1", "br"),
        ("*", "br"),
        ("*;q=0.1, br;q=0", "gzip"),
        ("*;q=0", "identity"),
        ("identity", "identity"),
        ("", "identity"),
        ("br;q=much, gzip", "gzip"),
        (",;q,;;=,", "identity"),
    ],
)
def test_a_browser_gets_the_smallest_it_takes(accepted: str, chosen: str) -> None:
    assert choose(accepted, ALL) == chosen


def test_what_is_not_there_is_not_chosen() -> None:
    assert choose("br, gzip", ("identity", "gzip")) == "gzip"
    assert choose("br", ALL[:2]) == "identity"


def test_a_tag_is_known_among_others_and_as_a_proxy_may_weaken_it() -> None:
    assert has('"a-br"', '"b-gzip", W/"a-br"')
    assert has('"a-br"', "*")
    assert not has('"a-br"', '"a-gzip"')
    assert not has('"a-br"', "")
