"""Tables on a board of one's own: offered, played, and taken up again without the file."""

import asyncio
from pathlib import Path

import pytest

from monopoly.client.errors import ServerRefused
from tests.fuzz import OWN_BOARD
from tests.server.people import play_on, short_table
from tests.server.program import GENEROUS, Program

pytestmark = pytest.mark.once


def test_a_table_keeps_its_board_over_a_restart(tmp_path: Path) -> None:
    async def story() -> None:
        with Program(tmp_path, *GENEROUS, f"--edition={OWN_BOARD}") as program:
            server = program.start()
            choices = await server.choices()
            board = next(one for one in choices.editions if one.title == "Harbour Town")
            assert (board.options["starting_cash"], board.options["houses"]) == (2000, 20)
            assert [one.value for one in board.values["luxury_tax"]] == [60, 100, 75]
            wish = short_table(bots=["easy"], seats=2, options={"edition": board.name})
            seat = await server.open_table(wish)
            await seat.start()
            async with seat.play() as player:
                await play_on(player, 5)
            program.stop()
        with Program(tmp_path, *GENEROUS) as program:  # without the file
            server = program.start()
            assert (await server.table(seat.table_id)).stage == "playing"
            again = await server.board(seat.table_id)
            assert (again.title, again.spaces[1].name) == ("Harbour Town", "Rope Walk")

    asyncio.run(story())


def test_a_board_nobody_opened_is_refused(tmp_path: Path) -> None:
    async def story() -> None:
        with Program(tmp_path) as program:
            server = program.start()
            for name in ("harbour-town.toml", "harbour-town@0123456789abcdef"):
                with pytest.raises(ServerRefused, match=r"atlantic-city|This needs the board"):
                    await server.open_table(short_table(options={"edition": name}))

    asyncio.run(story())
