"""Rates and counts, by address."""

import pytest

from monopoly.server.ops.buckets import Bucket, Buckets, Counts
from monopoly.server.ops.settings import Rate
from tests.server.worlds import ManualTimes

pytestmark = pytest.mark.once


def test_a_bucket_says_how_long_to_wait() -> None:
    times = ManualTimes()
    bucket = Bucket(Rate(2, 0.5), times)
    assert [bucket.take(), bucket.take()] == [0.0, 0.0]
    assert bucket.take() == 2.0
    times.go_on(2.0)
    assert bucket.take() == 0.0
    assert Bucket(Rate(0, 0), ManualTimes()).take() == float("inf")


def test_addresses_do_not_share_and_are_forgotten_in_time() -> None:
    buckets = Buckets(Rate(1, 0), ManualTimes())
    assert buckets.take("a") == 0.0
    assert buckets.take("b") == 0.0
    assert buckets.take("a") > 0
    for number in range(Buckets.ROOM):
        buckets.take(str(number))
    assert buckets.take("a") == 0.0


def test_counts_are_given_back() -> None:
    counts = Counts(2)
    assert [counts.take("a"), counts.take("a"), counts.take("a")] == [True, True, False]
    counts.give_back("a")
    assert counts.take("a")
