"""People at a table: clients that play whatever is legal, and tables that are soon over."""

from collections.abc import Mapping
from functools import partial

from monopoly.client import NewTable, Player, Refused, Seat, Server
from monopoly.protocol.messages import ClockWish, OptionValue

ACTIONS_MAX = 150  # of one person; then they leave, which ends a short game
POOR: dict[str, OptionValue] = {"starting_cash": 150}  # somebody is ruined within minutes


def short_table(
    name: str = "Ann",
    *,
    bots: list[str] | None = None,
    seats: int = 3,
    rules: str = "statutes-short",
    options: dict[str, OptionValue] | None = None,
    clock: ClockWish | None = None,
    private: bool = True,
    title: str = "",
    minutes: int | None = None,
    only_banks: bool = False,
) -> NewTable:
    """A table whose bots do not wait."""
    return NewTable(
        name=name,
        title=title,
        bots=bots or [],
        seats=seats,
        rules=rules,
        options=POOR if options is None else options,
        clock=clock or ClockWish(),
        private=private,
        minutes=minutes,
        pace=0,
        only_banks=only_banks,
    )


async def two_at_a_table(server: Server, wish: NewTable | None = None) -> tuple[Seat, Seat]:
    ann = await server.open_table(wish or short_table(seats=2))
    bob = await server.sit(ann.table_id, "Bob")
    return ann, bob


def choose(player: Player) -> Mapping[str, object]:
    """The first thing that is legal, but buildings before all: so games come to an end."""
    for legal in player.legal:
        if legal.action["kind"] == "build":
            return legal.action
    return player.legal[0].action


async def play_to_the_end(player: Player, seat: Seat) -> None:
    """Dice cannot be chosen here: a game that goes on and on ends with this player's leaving."""
    await play_on(player)
    if not player.over:
        await seat.leave("estate")
        await player.until(lambda: player.over)


async def play_on(player: Player, actions: int = ACTIONS_MAX) -> int:
    """Acts whenever the game waits for this seat, until it is over; how often it did."""
    done = 0
    await player.until(lambda: player.now is not None and player.now.phase != "")
    while done < actions and await player.my_turn():
        answer = await player.act(choose(player), version=player.version)
        if isinstance(answer, Refused):
            # out-of-turn business of another may come between: decided again on what is now
            assert answer.code in ("stale", "over"), answer
        else:
            done += 1
    return done


async def abreast(*players: Player) -> None:
    """Until each has been told what any of them has."""
    version = max(player.version for player in players)
    for player in players:
        await player.until(partial(_has_seen, player, version))


def _has_seen(player: Player, version: int) -> bool:
    return player.now is not None and player.now.version >= version
