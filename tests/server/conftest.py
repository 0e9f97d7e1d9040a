"""One server for all tests of a file that leave it as it was; its data goes with it."""

from collections.abc import Iterator

import pytest

from monopoly.client import Server
from tests.server.positions import AT_POSITIONS
from tests.server.program import Program


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Program(tmp_path_factory.mktemp("server"), start=AT_POSITIONS) as program:
        yield program.start()
