"""A headless client: tables over HTTP, play over a WebSocket that comes back by itself.

server = Server("http://127.0.0.1:8080")
seat = await server.open_table(NewTable(name="Ann", bots=["hard"]))
await seat.start()
async with seat.play() as player:
    while not player.over:
        await player.my_turn()
        await player.act(player.legal[0].action)
"""

from monopoly.client.errors import Parted, ServerRefused
from monopoly.client.player import Player
from monopoly.client.server import Seat, Server
from monopoly.protocol.messages import Done, NewTable, Refused

__all__ = ["Done", "NewTable", "Parted", "Player", "Refused", "Seat", "Server", "ServerRefused"]
