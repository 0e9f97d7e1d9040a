"""Messages as they are written by hand are those that websockets would write."""

import pytest
from websockets.frames import Frame, Opcode

from monopoly.server.websocket.guard import text_frame

pytestmark = pytest.mark.once


@pytest.mark.parametrize("size", [0, 1, 125, 126, 127, 65_535, 65_536, 70_000])
def test_a_frame_is_as_websockets_would_write_it(size: int) -> None:
    payload = b"x" * size
    assert text_frame(payload) == Frame(Opcode.TEXT, payload).serialize(mask=False)
