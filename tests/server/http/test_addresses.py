"""Whom limits are for."""

import pytest

from monopoly.server.http.access import network_of

pytestmark = pytest.mark.once


def test_addresses_of_one_ipv6_network_count_as_one() -> None:
    assert network_of("2001:db8::1") == network_of("2001:db8::ffff:2") != network_of("2001:db9::1")
    assert network_of("::ffff:127.0.0.1") == network_of("127.0.0.1")
    assert network_of("127.0.0.1") != network_of("127.0.0.2")
