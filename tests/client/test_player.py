"""The headless client, where the network is unkind."""

import asyncio
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import ClientConnection, connect

from monopoly.client import Parted, player
from tests.server.program import GENEROUS, Program

pytestmark = pytest.mark.once


class Late(connect):
    """A connection that is used only when the other end has closed it."""

    async def __aenter__(self) -> ClientConnection:
        socket = await super().__aenter__()
        await socket.wait_closed()
        return socket


def test_a_goodbye_is_read_though_the_connection_is_closed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A server that is quicker than the client says it before it has heard anything."""

    async def story(program: Program) -> None:
        server = program.start()
        with pytest.raises(Parted, match="no-table"):
            async with server.watch("nosuchtable"):
                pass

    def late(*args: Any, **options: Any) -> Late:
        return Late(*args, **options)

    monkeypatch.setattr(player, "connect", late)
    with Program(tmp_path, *GENEROUS) as program:
        asyncio.run(story(program))
