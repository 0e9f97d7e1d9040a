"""What Prometheus reads."""

import pytest

from monopoly.server.ops.metrics import Metrics

pytestmark = pytest.mark.once


def test_figures_are_in_the_form_prometheus_reads() -> None:
    metrics = Metrics()
    metrics.count("actions", 3)
    metrics.refuse("stale")
    metrics.store_seconds.observe(0.002)
    lines = metrics.text().splitlines()
    assert "monopoly_actions_total 3" in lines
    assert 'monopoly_refused_total{code="stale"} 1' in lines
    assert 'monopoly_store_seconds_bucket{le="0.0025"} 1' in lines
    assert "monopoly_store_seconds_count 1" in lines
